//! The classic mistakes in minimax and alpha-beta, each as the correct search with one change. They show what goes
//! wrong, and serve to recognize a mistake in the run of a user's own program.
//!
//! The results of these searches prove nothing. A mistake in the rules of the search is a line of `alpha_beta`,
//! `negamax` or `cache`. A mistake at chance nodes is in `chance`. A mistake in how far the search goes or in what it
//! returns is a setting. A mistake in how the program reads a position is a misread game in `positions`.

pub(super) mod alpha_beta;
mod cache;
mod chance;
mod code_form;
mod equal_setting;
mod made_in;
mod making;
mod mistake;
pub(super) mod negamax;
mod one_sided;
mod players;
mod positions;
mod rows;
mod sampling;
mod shared;

pub use chance::{ChanceMistake, KeptOutcomes};
pub use code_form::{BoundTest, CodeForm, HardReturn, LateCount};
pub use making::{MistakeTracer, search_with_mistake, search_with_mistake_in_form};
pub use mistake::Mistake;
pub use one_sided::OneSided;
pub use players::PlayersMistake;
pub use sampling::SamplingMistake;
