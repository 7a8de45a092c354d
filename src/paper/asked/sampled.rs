//! Asking about a Monte Carlo tree search.

use super::subject::AskedSearch;
use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Step};
use poda_picture::picture::Concealed;
use poda_words::i18n::Words;
use poda_words::i18n::mcts::{event_sentence, node_name, settings};
use poda_words::i18n::styled_text::StyledText;
use poda_words::practice::mcts::room::mcts_choices;
use poda_words::practice::mcts::{MctsQuestion, MctsResponse, mcts_sheet};
use poda_words::practice::quiz::QuestionSelection;

impl AskedSearch for SampledTree<AnyGame> {
    const NOTHING_TO_ASK: Option<&'static str> = Some("cli-practice-no-mcts-questions");
    const CAN_HIDE_VALUES: bool = false;

    fn is_search_of(&self, _: &Document) -> bool {
        true
    }

    fn sheet(&self, selection: &QuestionSelection<Self>) -> Vec<MctsQuestion> {
        mcts_sheet(self, selection.kinds)
    }

    fn settings(&self, words: &Words) -> String {
        settings(words, self.config(), self.scale())
    }

    fn root_name(&self, words: &Words) -> String {
        node_name(words, self, NodeId::ROOT)
    }

    fn step_sentence(&self, words: &Words, step: Step) -> StyledText {
        StyledText::plain_text(&event_sentence(words, self, step))
    }

    fn returned(&self, _: &Words, _: &MctsQuestion) -> Option<(NodeId, String)> {
        None
    }

    fn offered(&self, question: &MctsQuestion) -> Vec<MctsResponse> {
        mcts_choices(self, question)
    }

    /// The question is asked before the first step whose picture shows the answer.
    fn concealed(&self, _: &MctsQuestion) -> Concealed {
        Concealed::default()
    }
}
