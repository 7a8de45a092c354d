//! How many cases are checked: `cargo test` takes a sample where all cases take long, and the nightly workflow, which
//! sets `PODA_FULL`, takes all.
//!
//! If n random cases show no fault, a fault in one case of n / 3 would have been found with a probability of 95 %.

/// Returns how many cases are checked: few by `cargo test`, all in the nightly workflow.
pub fn cases<T>(few: T, all: T) -> T {
    if std::env::var_os("PODA_FULL").is_some_and(|value| value == "1") { all } else { few }
}
