//! What a recorded search must provide so that questions can be asked about it: the questions, and the texts about its
//! nodes and steps.

use poda_core::document::Document;
use poda_core::document::practice::{AnswerForm, AskedKind};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::trace::{NodeId, Step, Story};
use poda_picture::picture::Concealed;
use poda_words::i18n::Words;
use poda_words::i18n::styled_text::StyledText;
use poda_words::practice::Question;
use poda_words::practice::quiz::QuestionSelection;
use poda_words::practice::sentences::QuestionSentences;

/// A recorded search that is asked about.
pub trait AskedSearch: QuestionSentences<Move = AnyMove> + Story<AnyGame> {
    /// The message if no kind of question about this search has a question, instead of the usual one.
    const NOTHING_TO_ASK: Option<&'static str>;
    /// Whether the values of leaves are hidden if the author wants it.
    const CAN_HIDE_VALUES: bool;

    fn own_kind(kind: AskedKind) -> Option<Self::Kind> {
        kind.own()
    }

    /// Returns whether the author's questions are about this search.
    fn is_search_of(&self, document: &Document) -> bool;

    /// Returns the few questions that teach most; empty if there are not too many to ask all.
    fn sheet(&self, selection: &QuestionSelection<Self>) -> Vec<Question<Self::Kind>>;

    fn settings(&self, words: &Words) -> String;

    /// Returns the name of the root above an outline of the tree.
    fn root_name(&self, words: &Words) -> String;

    fn step_sentence(&self, words: &Words, step: Step) -> StyledText;

    /// Returns the child that returns at the step of the question, with the text that replaces the sentence of the
    /// step, if that sentence would reveal the answer.
    fn returned(&self, words: &Words, question: &Question<Self::Kind>) -> Option<(NodeId, String)>;

    /// Returns the answers from which one is chosen where nothing can be typed; empty if there are too many, or if the
    /// answer has to be computed.
    fn offered(&self, question: &Question<Self::Kind>) -> Vec<Self::Answer>;

    /// Returns what a picture of the step at which the question is asked conceals.
    fn concealed(&self, question: &Question<Self::Kind>) -> Concealed;
}

pub fn form<S: AskedSearch>(question: &Question<S::Kind>) -> AnswerForm {
    let kind: AskedKind = question.kind.into();
    kind.properties().form
}
