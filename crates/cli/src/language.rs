//! The language that the program speaks: that of `--lang`, of the settings file, or of the system.

use std::env;

use crownhead_prose::{Language, set_language};

use crate::settings::Settings;

/// The variables that name the language of the system, the strongest first (POSIX, 8.2).
const SYSTEM: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Speaks a language from now on. A settings file with a mistake counts for nothing here: whatever reads it next
/// reports it.
pub(crate) fn speak(wanted: Option<Language>) {
    let set = || Settings::load().ok().and_then(|settings| settings.language);
    set_language(wanted.or_else(set).or_else(of_system).unwrap_or_default());
}

/// The language of the system; `None` if Crownhead doesn't speak it.
fn of_system() -> Option<Language> {
    let set = SYSTEM.iter().filter_map(|name| env::var(name).ok()).find(|value| !value.is_empty());
    Language::from_tag(&set?)
}

/// The language with a tag, or what is wrong with the tag.
pub(crate) fn of_tag(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| {
        let known: Vec<&str> = Language::offered().map(Language::tag).collect();
        format!("\"{tag}\" is not one of {}", known.join(", "))
    })
}
