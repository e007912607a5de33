//! The chapters of a study: games and positions that one PDN collection keeps together.
//!
//! Not here: reading a collection (`import`). Invariants: there is always at least one chapter, and exactly one is open.

use crownhead_notation::pdn::Tags;

use crate::{node::NodeId, study::Study};

/// The tag with a chapter's name.
const NAME: &str = "ChapterName";

/// A study and its chapters.
///
/// ```
/// use crownhead_rules::Variant;
/// use crownhead_study::{Chapters, Study};
///
/// let mut chapters = Chapters::new(Study::new(Variant::English));
/// chapters.rename("Openings");
/// assert!(chapters.add(Study::new(Variant::Russian)));
/// assert_eq!(chapters.names(), [Some("Openings".to_owned()), None]);
/// assert_eq!(chapters.at(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Chapters {
    all: Vec<Study>,
    /// The PDN of chapters that were open before, so that saving one chapter doesn't write all of them again.
    texts: Vec<Option<String>>,
    at: usize,
}

impl Chapters {
    /// The most chapters.
    pub const MOST: usize = 64;

    /// A study with one chapter.
    pub fn new(study: Study) -> Chapters {
        Chapters { all: vec![study], texts: vec![None], at: 0 }
    }

    /// A study with these chapters, of which the first one is open; those beyond [`Chapters::MOST`] are left out.
    /// `None` if there are none.
    pub fn of(mut chapters: Vec<Study>) -> Option<Chapters> {
        chapters.truncate(Chapters::MOST);
        let texts = vec![None; chapters.len()];
        (!chapters.is_empty()).then_some(Chapters { all: chapters, texts, at: 0 })
    }

    /// The open chapter.
    pub fn open(&self) -> &Study {
        &self.all[self.at]
    }

    /// The open chapter, to be edited.
    pub fn open_mut(&mut self) -> &mut Study {
        self.texts[self.at] = None;
        &mut self.all[self.at]
    }

    /// The number of the open chapter, from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The number of chapters.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Opens another chapter. Returns false if it is open or there is no such chapter.
    pub fn turn_to(&mut self, chapter: usize) -> bool {
        let goes = chapter != self.at && chapter < self.all.len();
        if goes {
            self.settle();
            self.at = chapter;
        }
        goes
    }

    /// Adds a chapter at the end and opens it. Returns false if there are [`Chapters::MOST`].
    pub fn add(&mut self, chapter: Study) -> bool {
        let fits = self.all.len() < Chapters::MOST;
        if fits {
            self.settle();
            self.all.push(chapter);
            self.texts.push(None);
            self.at = self.all.len() - 1;
        }
        fits
    }

    /// Removes a chapter and returns it. The last one stays. If it is open, the next one opens, or the one before.
    pub fn remove(&mut self, chapter: usize) -> Option<Study> {
        if self.all.len() < 2 || chapter >= self.all.len() {
            return None;
        }
        self.settle();
        self.texts.remove(chapter);
        let removed = self.all.remove(chapter);
        if self.at > chapter || self.at == self.all.len() {
            self.at -= 1;
        }
        Some(removed)
    }

    /// Names the open chapter; an empty name removes the old one.
    pub fn rename(&mut self, name: &str) {
        self.open_mut().set_tag(NAME, name);
    }

    /// What the chapters are called: the given name, the players, or the event.
    pub fn names(&self) -> Vec<Option<String>> {
        self.all.iter().map(|chapter| name_of(chapter.tags())).collect()
    }

    /// Whether nothing would be lost without this study.
    pub fn is_blank(&self) -> bool {
        self.all.iter().all(Study::is_blank)
    }

    /// All chapters as one collection in Portable Draughts Notation.
    pub fn to_pdn(&self) -> String {
        let text = |(study, text): (&Study, &Option<String>)| text.clone().unwrap_or_else(|| study.to_pdn());
        let texts: Vec<String> = self.all.iter().zip(&self.texts).map(text).collect();
        texts.join("\n")
    }

    /// Keeps the text of the open chapter, which is about to be left.
    fn settle(&mut self) {
        self.texts[self.at].get_or_insert_with(|| self.all[self.at].to_pdn());
    }
}

/// What a game is called: its chapter's name, its players, or its event.
pub fn name_of(tags: &Tags) -> Option<String> {
    let tag = |name: &str| tags.get(name).filter(|value| !value.is_empty() && !value.starts_with('?'));
    let players = || match (tag("White"), tag("Black")) {
        (None, None) => None,
        (white, black) => Some(format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?"))),
    };
    tag(NAME).map(str::to_owned).or_else(players).or_else(|| tag("Event").map(str::to_owned))
}

impl Study {
    /// Whether there is nothing in it but the start position of its rules.
    pub fn is_blank(&self) -> bool {
        let (start, own) = (self.node(NodeId::START), ["GameType", "Rules", "FEN", "Result"]);
        start.children.is_empty()
            && start.notes.as_deref().is_none_or(crate::node::Notes::is_empty)
            && self.tags.get("FEN").is_none()
            && self
                .tags
                .iter()
                .all(|(name, value)| own.contains(&name) || value.is_empty() || value.starts_with('?'))
    }
}
