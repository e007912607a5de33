//! Moves inside sentences: a line must not break within one.

/// A part of a text, and whether it is a move.
pub(crate) type Part<'t> = (&'t str, bool);

/// The parts of a text whose moves are set with dashes and crosses: "9–14", "5×14", "×14".
pub(crate) fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let (mut plain, mut at) = (0, 0);
    for word in text.split_inclusive(char::is_whitespace) {
        let bare = word.trim_end();
        if is_move(bare) {
            parts.push((&text[plain..at], false));
            parts.push((&text[at..at + bare.len()], true));
            plain = at + bare.len();
        }
        at += word.len();
    }
    parts.push((&text[plain..], false));
    parts.retain(|(part, _)| !part.is_empty());
    parts
}

fn is_move(word: &str) -> bool {
    let mark = word.find(['–', '×']);
    mark.is_some_and(|at| word[at..].chars().nth(1).is_some_and(|next| next.is_ascii_alphanumeric()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_parts_of_their_own() {
        assert_eq!(
            parts("9–14 is weaker than 16–20: 16–20 c3×e5."),
            [
                ("9–14", true),
                (" is weaker than ", false),
                ("16–20:", true),
                (" ", false),
                ("16–20", true),
                (" ", false),
                ("c3×e5.", true)
            ]
        );
        assert_eq!(parts("One – two × three"), [("One – two × three", false)]);
        assert_eq!(
            parts("huffed: ×14 22–18"),
            [("huffed: ", false), ("×14", true), (" ", false), ("22–18", true)]
        );
        assert_eq!(parts(""), []);
        assert_eq!(parts("Kein Zug\n"), [("Kein Zug\n", false)]);
    }
}
