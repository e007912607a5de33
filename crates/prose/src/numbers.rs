//! Numbers as a language writes them.

use crate::language::{Language, language};

/// A number with a decimal point, such as "-0.35" or "93.4%", as the language writes it.
pub fn decimal(number: &str) -> String {
    match language() {
        Language::English | Language::Pseudo | Language::Mirrored => number.to_owned(),
        _ => number.replace('.', ","),
    }
}

/// A number of tenths: "0.3".
pub(crate) fn in_tenths(tenths: u64) -> String {
    decimal(&format!("{}.{}", tenths / 10, tenths % 10))
}

/// A large number with its thousands apart, as the language writes it.
pub(crate) fn grouped(number: u64) -> String {
    let apart = match language() {
        Language::French | Language::Russian | Language::Polish => "\u{a0}",
        Language::English | Language::Pseudo | Language::Mirrored => ",",
        _ => ".",
    };
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(apart);
        }
        text.push(digit);
    }
    text
}
