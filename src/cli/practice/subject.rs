//! What the command line needs of a recorded search in order to ask about it: how its nodes are named, and how answers are read.

use poda_core::document::Document;
use poda_core::document::practice::{AnswerForm, AskedKind};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::trace::{NodeId, Step, Story};
use poda_picture::picture::Concealed;
use poda_words::i18n::Words;
use poda_words::i18n::practice::QuestionSentences;
use poda_words::i18n::styled_text::StyledText;
use poda_words::practice::Question;
use poda_words::practice::report::AnswerReport;
use poda_words::practice::run::Selection;
use serde_json::Value;
use std::io::{self, BufRead, Write};
use std::path::Path;

/// A recorded search that the command line asks about.
pub(super) trait AskedSearch: QuestionSentences<Move = AnyMove> + Story<AnyGame> {
    /// The message if no kind of question about this search has a question, instead of the usual one.
    const NOTHING_TO_ASK: Option<&'static str>;

    /// Returns the kind if it is about this kind of search.
    fn own_kind(kind: AskedKind) -> Option<Self::Kind>;

    /// Returns whether the author's questions are about this search.
    fn is_search_of(&self, document: &Document) -> bool;

    /// Returns whether the values of leaves are hidden if the author wants it.
    fn can_hide_values() -> bool;

    /// Returns the few questions that teach most; empty if there are not too many to ask all.
    fn sheet(&self, selection: &Selection<Self>) -> Vec<Question<Self::Kind>>;

    /// Returns the settings of the search as a sentence.
    fn settings(&self, words: &Words) -> String;

    /// Returns the name of the root above an outline of the tree.
    fn root_name(&self, words: &Words) -> String;

    /// Returns the sentence of a step.
    fn step_sentence(&self, words: &Words, step: Step) -> StyledText;

    /// Returns the child that returns at the step of the question, with what is said of it instead of the sentence of the step, if that
    /// would reveal the answer.
    fn returned(&self, words: &Words, question: &Question<Self::Kind>) -> Option<(NodeId, String)>;

    /// Returns the shortest text that names a choice: its own name, or else the move that leads to it, numbered as on the screen.
    fn typed_name(&self, question: &Question<Self::Kind>, node: NodeId) -> String;

    /// Returns the answer that consists of one choice.
    fn choose(&self, question: &Question<Self::Kind>, choice: NodeId) -> Self::Answer;

    /// Returns the answers from which one is chosen where nothing can be typed; empty if there are too many, or if the answer has to be
    /// computed.
    fn offered(&self, question: &Question<Self::Kind>) -> Vec<Self::Answer>;

    /// Returns what a picture of the step at which the question is asked conceals.
    fn concealed(&self, question: &Question<Self::Kind>) -> Concealed;

    /// Parses a typed answer. Returns `None` if the text is not an answer to the question.
    fn read_typed(&self, words: &Words, question: &Question<Self::Kind>, text: &str) -> Option<Self::Answer>;

    /// Parses an answer in JSON. Returns `None` if it is not an answer to the question.
    fn read_json(&self, question: &Question<Self::Kind>, answer: &Value) -> Option<Self::Answer>;

    /// Returns the bound that a question asks for, and the id of the child whose sum it asks for, as in JSON.
    fn question_fields(&self, question: &Question<Self::Kind>) -> (Option<&'static str>, Option<String>);

    /// Prints an empty sheet to fill in.
    fn print_empty_sheet(&self, out: &mut impl Write) -> io::Result<()>;

    /// Marks the sheets in a table. Returns whether they could be read.
    fn mark_table(&self, words: &Words, table: &Path, out: &mut impl Write) -> io::Result<bool>;

    /// Marks the sheet on standard input. Returns the answers to be handed in; if the sheet cannot be read, reports the reason, prints nothing
    /// else and returns `None`.
    fn mark_sheet(
        &self,
        words: &Words,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> io::Result<Option<Vec<AnswerReport>>>;
}

/// Returns the form of an answer to a question.
pub(super) fn form<S: AskedSearch>(question: &Question<S::Kind>) -> AnswerForm {
    let kind: AskedKind = question.kind.into();
    kind.properties().form
}
