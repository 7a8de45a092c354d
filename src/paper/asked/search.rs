//! Asking about a search that proves values.

use super::subject::AskedSearch;
use poda_core::document::Document;
use poda_core::document::practice::{AnswerForm, Concealment};
use poda_core::game::any::AnyGame;
use poda_core::score::Interval;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, Step};
use poda_picture::picture::Concealed;
use poda_words::i18n::multi_player::shown_payoffs;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::search_settings::search_sentence;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args, narration};
use poda_words::practice::quiz::QuestionSelection;
use poda_words::practice::room::choices;
use poda_words::practice::sheet::{QUESTIONS, worthiest};
use poda_words::practice::{Answer, Question};

impl AskedSearch for Recording<AnyGame> {
    const NOTHING_TO_ASK: Option<&'static str> = None;
    const CAN_HIDE_VALUES: bool = true;

    fn is_search_of(&self, document: &Document) -> bool {
        document.search() == Some(self.config())
    }

    fn sheet(&self, selection: &QuestionSelection<Self>) -> Vec<Question> {
        worthiest(self, selection.questions_from(self, 0).unwrap_or_default(), QUESTIONS)
    }

    fn settings(&self, words: &Words) -> String {
        search_sentence(words, self.config(), self.root())
    }

    fn root_name(&self, words: &Words) -> String {
        NodeNames::new(words, self).heading(NodeId::ROOT)
    }

    fn step_sentence(&self, words: &Words, step: Step) -> StyledText {
        narration::event_sentence(words, self, step)
    }

    /// The sentence for a child's return would reveal its effect on the parent, which is the answer; until the question
    /// is closed, only the child's value is printed.
    fn returned(&self, words: &Words, question: &Question) -> Option<(NodeId, String)> {
        let step = question.shown_step;
        let Some(Event::Leave(child)) = self.trace().event(step) else { return None };
        let node = NodeNames::new(words, self).move_subject(child);
        // What a search that passes replies over returns is certain only by its own rule.
        let returned = self.trace().result(child).filter(|_| self.trace().trust.is_of_players());
        let proved = || match returned {
            Some((score, bound)) => Interval::of(score, bound).to_string(),
            None => self.trace().at(step).proved(child).to_string(),
        };
        let value = shown_payoffs(self, step, child).unwrap_or_else(proved);
        Some((child, words.fill("cli-practice-returned", &args![node, value])))
    }

    fn offered(&self, question: &Question) -> Vec<Answer> {
        match question.kind.properties().form {
            // A list of thousands of children is too long to choose from.
            AnswerForm::Node => {
                let (choices, has_more) = question.listed_choices(self);
                if has_more { Vec::new() } else { choices.into_iter().map(Answer::Node).collect() }
            }
            // The names of thousands of pruned children are too long to read.
            AnswerForm::Children if question.listed_choices(self).1 => Vec::new(),
            AnswerForm::Children | AnswerForm::Number | AnswerForm::Value | AnswerForm::Vector => {
                choices(self, question)
            }
            AnswerForm::Leaves | AnswerForm::Changes | AnswerForm::Sum | AnswerForm::Counts => Vec::new(),
        }
    }

    fn concealed(&self, question: &Question) -> Concealed {
        conceal(Concealed::default(), question, question.shown_step)
    }
}

/// Adds to `concealed` everything in the picture that would answer the question at this step of its pass.
pub fn conceal(concealed: Concealed, question: &Question, step: Step) -> Concealed {
    let node = Some(question.node);
    // After the improvement the window would reveal the value.
    let window = node.filter(|_| question.shown_step < step);
    match question.kind.properties().conceals {
        Concealment::GivenValues => Concealed { value: node, given_values: true, window, ..concealed },
        Concealment::Value => Concealed { value: node, window, ..concealed },
        Concealment::Result => Concealed { value: node, window: node, result: true, ..concealed },
        Concealment::Nothing => concealed,
    }
}
