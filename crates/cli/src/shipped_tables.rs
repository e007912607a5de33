//! The endgame tables that come with the program, each file under the name of the first variant that it is for.
//! `cargo xtask endgames` makes them.

/// The name and the bytes of a file.
macro_rules! bundles {
    ($($name:literal)*) => {
        &[$(($name, include_bytes!(concat!("../../../data/endgames/", $name, ".tables")))),*]
    };
}

/// Names and bytes of all bundles.
pub(crate) static BUNDLES: &[(&str, &[u8])] = bundles! {
    "english" "international" "russian" "brazilian" "italian" "spanish" "czech" "pool" "german" "canadian"
    "srilankan" "thai" "turkish" "armenian" "gothic" "frisian" "antidraughts" "giveaway" "breakthrough"
    "killer" "spantsireti" "mini6-english" "mini6-international"
};
