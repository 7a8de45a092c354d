//! The classic mistakes in minimax and alpha-beta, each as the right search with one thing changed: to see what goes wrong, and
//! to recognize it in the run of somebody's own program.
//!
//! Nothing that these searches return is proved by them. Where a mistake is in the rules of the search it is a line of
//! `alpha_beta`, `negamax` or `cache`; where it is in how far the search goes or what it returns, a setting;
//! where it is in what the program takes for a position, a misread game in `positions`.

pub(super) mod alpha_beta;
mod cache;
mod making;
mod mistake;
pub(super) mod negamax;
mod positions;

pub use making::{MistakeTracer, search_with_mistake};
pub use mistake::Mistake;
