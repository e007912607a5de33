//! Comments, glyphs, drawings and tags.
//!
//! Comments are kept as a record has them, commands included. What is shown and edited is the text around the commands;
//! commands stay where they are whatever is edited.

use std::time::Duration;

use crownhead_notation::pdn::Clock;

use crate::{
    command::{self, clean, commands, entered, joined, plain},
    drawing::{self, Drawing, MOST_DRAWINGS},
    error::StudyError,
    glyph,
    history::Edit,
    node::{NodeId, Notes},
    study::Study,
};

impl Study {
    /// The comment after a node's move, without commands; at the start, the comment before the first move. A record has a
    /// comment for each of its lines.
    pub fn comment(&self, node: NodeId) -> String {
        self.notes(node).map_or_else(String::new, |notes| text_of(&notes.after))
    }

    /// The comment before the move that begins a variation, without commands.
    pub fn comment_before(&self, node: NodeId) -> String {
        self.notes(node).map_or_else(String::new, |notes| text_of(&notes.before))
    }

    /// Replaces the comment after a node's move. Braces become brackets, because records can't have them in comments; each
    /// line becomes a comment of its own; commands stay.
    ///
    /// # Errors
    /// If there is no such node, or the text is too long.
    pub fn set_comment(&mut self, node: NodeId, text: &str) -> Result<(), StudyError> {
        let mut notes = self.notes_of(node)?;
        replace_text(&mut notes.after, text)?;
        self.write_notes(node, notes)
    }

    /// Replaces the comment before the move that begins a variation. On the main line, that is the comment of the node
    /// before.
    ///
    /// # Errors
    /// If there is no such node, it is the start, or the text is too long.
    pub fn set_comment_before(&mut self, node: NodeId, text: &str) -> Result<(), StudyError> {
        let mut notes = self.notes_of(node)?;
        let parent = self.parent(node).ok_or(StudyError::Start)?;
        let begins = self.node(parent).ended || self.children(parent).first() != Some(&node);
        if !begins {
            return self.set_comment(parent, text);
        }
        let huff = notes.before.iter().rposition(|comment| command::huff(comment).is_some());
        let huff = huff.filter(|_| self.node(node).huff.is_some()).map(|at| notes.before.remove(at));
        replace_text(&mut notes.before, text)?;
        notes.before.extend(huff);
        self.write_notes(node, notes)
    }

    /// The glyphs of a node by their numbers; see [`glyph`].
    pub fn glyphs(&self, node: NodeId) -> Vec<u32> {
        let Some(notes) = self.notes(node) else { return Vec::new() };
        glyph::of_strength(&notes.strength).into_iter().chain(notes.nags.iter().copied()).collect()
    }

    /// Adds a glyph to a node, or removes it. A new glyph about the move replaces the old one, and one about the
    /// position does so as well.
    ///
    /// # Errors
    /// If there is no such node.
    pub fn toggle_glyph(&mut self, node: NodeId, number: u32) -> Result<(), StudyError> {
        let had = self.glyphs(node).contains(&number);
        let mut notes = self.notes_of(node)?;
        let kind =
            |number| glyph::of(number).map(|glyph| glyph.kind).filter(|kind| *kind != glyph::Kind::Other);
        let goes =
            |other: u32| other == number || (!had && kind(number).is_some() && kind(other) == kind(number));
        if glyph::of_strength(&notes.strength).is_some_and(goes) {
            notes.strength.clear();
        }
        notes.nags.retain(|&other| !goes(other));
        if !had {
            let mark =
                glyph::of(number).filter(|glyph| glyph::of_strength(glyph.symbol) == Some(glyph.number));
            match mark {
                Some(glyph) if notes.strength.is_empty() && self.step(node).mv().is_some() => {
                    glyph.symbol.clone_into(&mut notes.strength);
                }
                _ => notes.nags.push(number),
            }
        }
        self.write_notes(node, notes)
    }

    /// The arrows and circles of a node.
    pub fn drawings(&self, node: NodeId) -> Vec<Drawing> {
        let comments = self.notes(node).map_or(&[][..], |notes| &notes.after);
        comments.iter().flat_map(|comment| drawing::drawings(comment, self.rules())).collect()
    }

    /// Adds a drawing to a node, or removes it if it is there. One with the same squares changes its color.
    ///
    /// # Errors
    /// If there is no such node, or its comment gets too long.
    pub fn toggle_drawing(&mut self, node: NodeId, new: Drawing) -> Result<(), StudyError> {
        let mut drawings = self.drawings(node);
        let had = drawings.contains(&new);
        drawings.retain(|old| (old.from, old.to) != (new.from, new.to));
        if !had {
            drawings.push(new);
        }
        self.set_drawings(node, &drawings)
    }

    /// Removes the drawings of a node.
    ///
    /// # Errors
    /// If there is no such node.
    pub fn clear_drawings(&mut self, node: NodeId) -> Result<(), StudyError> {
        if self.drawings(node).is_empty() {
            return self.notes_of(node).map(drop);
        }
        self.set_drawings(node, &[])
    }

    fn set_drawings(&mut self, node: NodeId, drawings: &[Drawing]) -> Result<(), StudyError> {
        let rules = self.rules();
        let mut notes = self.notes_of(node)?;
        for comment in &mut notes.after {
            *comment = drawing::without(comment, rules);
        }
        notes.after.retain(|comment| !comment.is_empty());
        let told = drawing::write(&drawings[..drawings.len().min(MOST_DRAWINGS)], rules);
        add_command(&mut notes.after, &told);
        self.write_notes(node, notes)
    }

    /// The commands of a node that are neither drawings nor huffs, with their values: clocks and whatever other programs
    /// write.
    pub fn commands(&self, node: NodeId) -> Vec<(&str, &str)> {
        let comments = self.notes(node).map_or(&[][..], |notes| &notes.after);
        let known = |name: &str| matches!(name, "csl" | "cal" | "huff");
        let all = comments.iter().flat_map(|comment| commands(comment));
        all.filter(|command| !known(command.name)).map(|command| (command.name, command.value)).collect()
    }

    /// The time that the player who moved has left, if a comment tells it.
    pub fn clock(&self, node: NodeId) -> Option<Duration> {
        let left = |clock: Clock| match clock {
            Clock::Left(time) => Some(time),
            _ => None,
        };
        let comments = &self.notes(node)?.after;
        comments.iter().flat_map(|comment| Clock::all(comment)).flatten().find_map(left)
    }

    /// Sets a tag; an empty value removes it. Tags for the rules and the start follow from the study and stay.
    ///
    /// Returns whether the name can be one of a tag: a capital letter, then letters, digits and underscores.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let is_name = name.starts_with(|c: char| c.is_ascii_uppercase()) && name.chars().all(part);
        if !is_name || name.len() > 255 || matches!(name, "GameType" | "Rules" | "FEN") {
            return false;
        }
        let value = joined(value.replace(char::is_control, " ").split_whitespace());
        let mut tags = self.tags.clone();
        if value.is_empty() {
            tags.remove(name);
        } else {
            tags.set(name, value);
        }
        if tags != self.tags {
            self.commit(vec![Edit::Tags(tags)], self.cursor);
        }
        true
    }

    fn notes_of(&self, node: NodeId) -> Result<Notes, StudyError> {
        if !self.contains(node) {
            return Err(StudyError::NoSuchNode);
        }
        Ok(self.notes(node).cloned().unwrap_or_default())
    }

    /// Replaces the notes of a node as one change, if they fit.
    fn write_notes(&mut self, node: NodeId, mut notes: Notes) -> Result<(), StudyError> {
        // Text and commands together may need another form than either alone.
        notes.before.iter_mut().chain(&mut notes.after).for_each(|comment| *comment = clean(comment));
        let old = self.notes(node).cloned().unwrap_or_default();
        if old == notes {
            return Ok(());
        }
        if notes.before.iter().chain(&notes.after).any(|comment| comment.len() > Study::LONGEST_COMMENT) {
            return Err(StudyError::CommentTooLong(Study::LONGEST_COMMENT));
        }
        if self.bytes - old.bytes() + notes.bytes() > Study::MOST_BYTES {
            return Err(StudyError::TooMuchText(Study::MOST_BYTES));
        }
        self.commit(vec![Edit::Notes { node, notes: Some(Box::new(notes)) }], self.cursor);
        Ok(())
    }
}

/// The text of comments without commands.
fn text_of(comments: &[String]) -> String {
    let texts = comments.iter().map(|comment| plain(comment)).filter(|text| !text.is_empty());
    texts.collect::<Vec<_>>().join("\n")
}

/// Replaces the text of comments, one for each line, and keeps their commands, all in the last one.
fn replace_text(comments: &mut Vec<String>, text: &str) -> Result<(), StudyError> {
    if text.len() > Study::LONGEST_COMMENT {
        return Err(StudyError::CommentTooLong(Study::LONGEST_COMMENT));
    }
    let told: Vec<&str> = comments.iter().flat_map(|comment| commands(comment)).map(|c| c.whole).collect();
    let told = told.concat();
    *comments = text.lines().map(entered).collect();
    comments.retain(|comment| !comment.is_empty());
    add_command(comments, &told);
    Ok(())
}

/// Appends a command to the last comment.
fn add_command(comments: &mut Vec<String>, command: &str) {
    match comments.last_mut() {
        _ if command.is_empty() => {}
        Some(last) => {
            last.push(' ');
            last.push_str(command);
        }
        None => comments.push(command.to_owned()),
    }
}
