//! The names of the algorithms, and the sentences that explain them.

use poda_core::search::Algorithm;
use std::sync::LazyLock;

/// The message ids of the name of each algorithm and of its explanation, derived from the algorithm's key.
static ALGORITHM_MESSAGES: LazyLock<[[String; 2]; Algorithm::EVERY.len()]> = LazyLock::new(|| {
    Algorithm::EVERY.map(|algorithm| ["search-name", "hint"].map(|of| format!("{of}-{}", algorithm.key())))
});

/// Returns the message ids of the name of an algorithm and of the sentence that explains it.
///
/// # Panics
/// If [`Algorithm::EVERY`] does not contain the algorithm, which cannot happen.
pub fn algorithm_messages(algorithm: Algorithm) -> &'static [String; 2] {
    let index = Algorithm::EVERY.iter().position(|&other| other == algorithm);
    &ALGORITHM_MESSAGES[index.expect("the list holds every algorithm")]
}

/// Returns the message id of the name of an algorithm.
///
/// # Panics
/// The same as for [`algorithm_messages`].
pub fn algorithm_message(algorithm: Algorithm) -> &'static str {
    &algorithm_messages(algorithm)[0]
}
