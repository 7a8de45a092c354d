//! The sentences of practice: questions, why an answer is right or wrong, refutations and hints.
//!
//! What the search did is said by the captions of the [`narration`](super::narration) wherever there is one, so that no sentence
//! differs from `poda trace`. Knows no window and no particular game.

mod addend;
mod answer;
mod blank;
pub mod generator;
mod hint;
mod mistake_kind;
mod question;
mod refutation;
mod slip;
mod test_args;
mod verdict;
mod why;

pub use addend::addend_name;
pub use answer::{answer_text, expected_form, node_list};
pub use blank::{blank_content, blank_field_name, blank_sentence};
pub use hint::hint_sentence;
pub use mistake_kind::mistake_kind_name;
pub use question::{prompt, unaskable_sentence};
pub use refutation::refutation_sentence;
pub use slip::slip_sentence;
pub use verdict::{objection_sentence, verdict_sentence};
pub use why::explanation;
