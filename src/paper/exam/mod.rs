//! Exam papers: exercises generated in several variants with the same trees, their sheets and their keys.
//!
//! [`paper()`] returns the exercises of a [`PaperCode`], a seed and wishes, with every field to fill in, its expected
//! content and the reason. The same code always gives the same exercises, whatever parts are asked for, on whatever
//! paper and in however many variants, so that a printed paper can be generated again. The following is therefore a
//! definition, and tests pin it.
//!
//! # Seeds
//!
//! *First(s)* is the first number of a [`SplitMix64`](poda_core::search::split_mix_64::SplitMix64) with the seed s. The
//! seed of exercise n (from 1) of variant v (A is 0) at attempt a (from 0) is first(first(first(first(seed) + n) + v) +
//! a), modulo 2⁶⁴ and without its lowest 32 bits.
//!
//! # Exercises
//!
//! The exercises are generated variant by variant, and in each variant by number, each from its seed with the wishes,
//! by [`generate_with`](poda_words::practice::generator::generate_with). The tree fits on a page by the [`TreeExtent`]
//! of its outline. If the wishes leave its size open and it has three plies, it has 9 to 16 leaves. Its position
//! differs from that of the same exercise in all variants before, and from those of all exercises before it in its own
//! variant. Up to [`ATTEMPTS`] attempts are made.
//!
//! In all variants but A, the tree has the outline of the tree in variant A: for an explicit tree at every attempt, and
//! for a board game only at attempt 0, because such positions can be rare.
//!
//! A wish for n of something means exactly n.
//!
//! # Mixed papers
//!
//! [`mixed_paper_while()`] returns a paper of documents and of generated exercises, each with its own wishes. Each
//! generated exercise has the seed that it would have in a paper with these wishes alone. A document is variant A; for
//! another variant, the seed at attempt 0 draws the tree that is [alike](poda_words::practice::generator::alike).
//!
//! # Monte Carlo tree search
//!
//! [`mcts_paper()`] returns a paper whose exercises are Monte Carlo tree searches to do by hand.

mod any_paper;
mod asked;
mod bank;
mod code;
mod coded_wishes;
mod exercise;
mod format;
mod key;
mod kinds;
mod mcts;
pub mod moodle;
mod paper;
pub mod qti;
mod reference;
mod sheet;
mod tree;
mod usual_parts;
mod variants;

pub use any_paper::{AnyPaper, PaperFileError, PrintedExercise};
pub use asked::{AskedNodes, AskedParts, Weights};
pub use bank::{Bank, BankError, BankFailure, MAX_FIELDS};
pub(crate) use bank::{XSI, Xml};
pub use code::{CodeError, DocumentsCode, PaperCode, Variant};
pub use coded_wishes::usual as usual_wishes;
pub use exercise::{
    Exercise, ExerciseField, LeafLayout, MAX_BYTES, MAX_EXERCISES, MAX_NODES, MAX_PRINTED_NODES, PaperError, TreeExtent,
};
pub use format::{KeyForm, PaperFormat, PaperSize, key_path, seats_path};
pub use key::{KeyedExercise, key_json};
pub use kinds::{AnyContents, AnyPaperCode};
pub use mcts::{
    MctsContent, MctsExercise, MctsField, MctsPaper, MctsPaperCode, MctsRow, mcts_exercise_picture, mcts_paper,
    mcts_paper_of_documents, mcts_paper_while,
};
pub use paper::{Paper, PaperEntry, PaperSettings, Seat, mixed_paper_while, paper, paper_while, printed_exercise};
pub use reference::ExerciseReference;
pub use sheet::{check_sheets, exercise_picture, key_pdf, latex_source, sheet_pdf};
pub use variants::{ATTEMPTS, ExerciseSource, PaperExercise, PaperVariant};
