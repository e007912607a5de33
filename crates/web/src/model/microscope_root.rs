//! The root that the microscope's address names: `?variant=KEY&fen=FEN`.

use crownhead_notation::fen;
use crownhead_rules::{AnyPosition, AnyRules, Variant};

use super::address;

/// The rules and the position of an address, if it names one; and what is wrong with the address.
pub(crate) fn read(pairs: &[(String, String)]) -> (AnyRules, Option<AnyPosition>, Option<String>) {
    let asked = |wanted: &str| pairs.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.trim());
    let english = AnyRules::Variant(Variant::English);
    let rules = match asked("variant").map_or(Ok(english), address::rules) {
        Ok(rules) => rules,
        Err(wrong) => return (english, None, Some(wrong)),
    };
    match asked("fen").map(|text| fen::parse(text, rules)) {
        None => (rules, None, None),
        Some(Ok(position)) => (rules, Some(position), None),
        Some(Err(wrong)) => (rules, None, Some(crownhead_prose::bad_position(&wrong.to_string()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(list: &[(&str, &str)]) -> (AnyRules, Option<AnyPosition>, Option<String>) {
        let pairs: Vec<(String, String)> =
            list.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        read(&pairs)
    }

    #[test]
    fn what_is_wrong_with_an_address_is_said() {
        let wrong = |list| of(list).2.unwrap_or_default();
        assert_eq!(wrong(&[("variant", "nosuch")]), "There is no variant “nosuch”.");
        assert!(wrong(&[("fen", "garbage")]).contains("column 1"), "{}", wrong(&[("fen", "garbage")]));
        let square = wrong(&[("variant", "english"), ("fen", "W:W99:B1")]);
        assert!(square.contains("99"), "{square}");
    }

    #[test]
    fn a_good_address_is_followed() {
        let (rules, root, wrong) = of(&[("variant", "russian"), ("fen", "B:Wc3:Be5")]);
        assert_eq!((rules, wrong), (AnyRules::Variant(Variant::Russian), None));
        assert_eq!(root.map(|root| root.pieces().count()), Some(2));
        assert_eq!(of(&[]), (AnyRules::Variant(Variant::English), None, None));
    }
}
