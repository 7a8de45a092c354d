//! `poda trace`: prints every step of a search, as the captions of the window or as data.
//!
//! Around the steps stand lines that are none: the settings of the search, the beginning of a pass, and why the search ended.

mod args;
mod csv_rows;
mod facts;
mod lines;
mod ron_list;
mod run;
mod search_line;
mod text;

pub use args::{Details, TraceArgs};
pub use run::trace;
pub(super) use search_line::sentence as search_sentence;
pub use text::print_captions;
