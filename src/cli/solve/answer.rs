//! The answer for a position: what the search of any kind has found.

use poda_core::game::any::AnyGame;
use poda_core::trace::limits::Ending;
use poda_words::i18n::Words;
use std::io::{self, Write};
use std::path::Path;

/// An answer, with the settings of its search.
pub trait SolvedPosition {
    /// Writes the answer for a file as one line of JSON.
    fn write_json(&self, file: &str, root: &AnyGame, out: &mut dyn Write) -> io::Result<()>;

    /// Prints the answer for a file as sentences.
    fn print(&self, words: &Words, file: &Path, root: &AnyGame, out: &mut dyn Write) -> io::Result<()>;

    /// Returns the limit that the search met in a later pass, if the answer is that of the passes before it.
    fn limit_met(&self) -> Option<Ending> {
        None
    }
}
