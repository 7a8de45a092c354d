//! How much is checked: `cargo test` samples what takes long, and the nightly workflow, which sets `PODA_FULL`, checks all of it.
//!
//! Where n cases at random show no fault, one that shows in a case of n / 3 would have been found with 95 %.

/// Returns how many cases are checked: few by `cargo test`, all in the nightly workflow.
pub fn cases<T>(few: T, all: T) -> T {
    if std::env::var_os("PODA_FULL").is_some_and(|value| value == "1") { all } else { few }
}
