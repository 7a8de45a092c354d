//! What the command line needs of a recorded search in order to ask about it: how its nodes are named, and how answers
//! are read.

use poda_core::trace::NodeId;
use poda_paper::asked::AskedSearch;
use poda_words::i18n::Words;
use poda_words::practice::Question;
use poda_words::practice::report::AnswerReport;
use serde_json::Value;
use std::io::{self, BufRead, Write};
use std::path::Path;

/// A recorded search about which answers are typed.
pub(super) trait TypedSearch: AskedSearch {
    /// Returns the shortest text that names a choice: its own name, or else the move that leads to it, numbered as on
    /// the screen.
    fn typed_name(&self, question: &Question<Self::Kind>, node: NodeId) -> String;

    fn choose(&self, question: &Question<Self::Kind>, choice: NodeId) -> Self::Answer;

    /// Parses a typed answer. Returns `None` if the text is not an answer to the question.
    fn read_typed(&self, words: &Words, question: &Question<Self::Kind>, text: &str) -> Option<Self::Answer>;

    /// Parses an answer in JSON. Returns `None` if it is not an answer to the question.
    fn read_json(&self, question: &Question<Self::Kind>, answer: &Value) -> Option<Self::Answer>;

    /// Returns the bound that a question asks for, and the id of the child whose sum it asks for, as in JSON.
    fn question_fields(&self, question: &Question<Self::Kind>) -> (Option<&'static str>, Option<String>);

    fn print_empty_sheet(&self, out: &mut impl Write) -> io::Result<()>;

    /// Marks the sheets in a table. Returns whether they could be read.
    fn mark_table(&self, words: &Words, table: &Path, out: &mut impl Write) -> io::Result<bool>;

    /// Marks the sheet on standard input. Returns the answers to be handed in; if the sheet cannot be read, reports the
    /// reason, prints nothing else and returns `None`.
    fn mark_sheet(
        &self,
        words: &Words,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> io::Result<Option<Vec<AnswerReport>>>;
}
