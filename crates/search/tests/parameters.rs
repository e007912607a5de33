//! The numbers of the search: defaults, ranges and names.

use crownhead_search::{Parameter, Parameters, UnknownParameter};

#[test]
fn defaults_are_within_their_ranges_and_keys_are_found() {
    for parameter in Parameter::ALL {
        let (least, most) = parameter.range();
        assert!((least..=most).contains(&parameter.default_value()), "{parameter}");
        assert!(most <= i32::from(i16::MAX));
        assert_eq!(parameter.key().parse(), Ok(parameter));
        assert_eq!(Parameters::DEFAULT.get(parameter), parameter.default_value());
        assert_eq!(Parameters::DEFAULT.with(parameter, most + 1).get(parameter), most);
        assert_eq!(Parameters::DEFAULT.with(parameter, least - 1).get(parameter), least);
    }
    assert_eq!("margin".parse::<Parameter>(), Err(UnknownParameter));
}
