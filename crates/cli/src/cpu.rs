//! Checks that the processor supports the instructions that the program is built with.

/// The required features: x86-64-v2, as bits of ECX of CPUID leaf 1.
#[cfg(target_arch = "x86_64")]
const NEEDED: [(&str, u32); 6] =
    [("sse3", 0), ("ssse3", 9), ("cmpxchg16b", 13), ("sse4.1", 19), ("sse4.2", 20), ("popcnt", 23)];

/// Checks the processor; an error names the missing features.
///
/// This asks the processor itself: the detection of the standard library assumes what the build assumes.
#[cfg(target_arch = "x86_64")]
pub(crate) fn check() -> Result<(), String> {
    verdict(std::arch::x86_64::__cpuid(1).ecx)
}

/// Other processors need no check.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn check() -> Result<(), String> {
    Ok(())
}

#[cfg(target_arch = "x86_64")]
fn verdict(features: u32) -> Result<(), String> {
    let lacking: Vec<&str> =
        NEEDED.into_iter().filter(|(_, bit)| features >> bit & 1 == 0).map(|(name, _)| name).collect();
    if lacking.is_empty() {
        return Ok(());
    }
    Err(format!(
        "this processor is too old for crownhead: it lacks {} (x86-64-v2 is needed)",
        lacking.join(", ")
    ))
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    #[test]
    fn an_old_processor_is_refused_with_the_missing_features() {
        assert_eq!(verdict(u32::MAX), Ok(()));
        let without_popcnt = verdict(!(1 << 23)).expect_err("popcnt is needed");
        assert!(without_popcnt.contains("it lacks popcnt ("), "{without_popcnt}");
    }
}
