//! What people may be called.

use thiserror::Error;

/// The longest name, in characters.
pub(crate) const MOST_NAME: usize = 20;

/// Why something is not a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub(crate) enum NameProblem {
    /// Not 2 to 20 characters.
    #[error("a name has 2 to {MOST_NAME} characters")]
    Length,
    /// A character that names don't have.
    #[error("a name has letters, digits and single spaces, dots, hyphens or underscores between them")]
    Character,
    /// It looks like that of a guest.
    #[error("names that begin with Guest are for guests")]
    Guest,
}

impl NameProblem {
    pub(crate) const fn key(self) -> &'static str {
        match self {
            NameProblem::Length => "name-length",
            NameProblem::Character => "name-character",
            NameProblem::Guest => "name-guest",
        }
    }
}

/// Checks the name of a member.
pub(crate) fn check(name: &str) -> Result<(), NameProblem> {
    if !(2..=MOST_NAME).contains(&name.chars().count()) {
        return Err(NameProblem::Length);
    }
    let mut before = ' ';
    for letter in name.chars() {
        let joins = matches!(letter, ' ' | '.' | '-' | '_');
        // Initials: J.-P., J. P.
        let follows = before.is_alphanumeric() || (before == '.' && letter != '.');
        let fits = letter.is_alphanumeric() || (joins && follows);
        if !fits {
            return Err(NameProblem::Character);
        }
        before = letter;
    }
    if !before.is_alphanumeric() {
        return Err(NameProblem::Character);
    }
    let is_guest = name.to_lowercase().starts_with("guest");
    if is_guest { Err(NameProblem::Guest) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_languages_are_names() {
        for name in ["Ada", "J.-P. Ébert", "Жанна", "王小明", "x1", "Anna_2"] {
            assert_eq!(check(name), Ok(()), "{name}");
        }
    }

    #[test]
    fn others_are_not() {
        for (name, problem) in [
            ("", NameProblem::Length),
            ("A", NameProblem::Length),
            ("abcdefghijklmnopqrstu", NameProblem::Length),
            ("<b>Ada</b>", NameProblem::Character),
            ("Ada ", NameProblem::Character),
            ("Ada..B", NameProblem::Character),
            (" Ada", NameProblem::Character),
            ("A  da", NameProblem::Character),
            ("Ada\u{202e}", NameProblem::Character),
            ("guest 7", NameProblem::Guest),
        ] {
            assert_eq!(check(name), Err(problem), "{name}");
        }
    }
}
