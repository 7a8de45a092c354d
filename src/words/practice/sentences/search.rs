//! The sentences about a question of a search that proves values.

use super::question_sentences::{QuestionSentences, expected_form};
use super::refutation::refutation_sentence;
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use crate::practice::context::Context;
use crate::practice::kind::{Fault, Kind};
use crate::practice::kinds::{AnswerError, Facts, of_error, of_facts, of_kind};
use crate::practice::quiz::HintStrength;
use crate::practice::{Answer, Question, Verdict};
use poda_core::document::practice::AnswerForm;
use poda_core::game::GameView;
use poda_core::game::evaluation::Evaluation;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Step};

impl<G: GameView> QuestionSentences for Recording<G> {
    fn prompt(&self, words: &Words, question: &Question) -> StyledText {
        of_facts!(question.facts(self), facts => facts.prompt(&Context::new(words, self, question)))
    }

    fn answer_text(&self, words: &Words, question: &Question, answer: &Answer) -> String {
        let names = NodeNames::new(words, self);
        match answer {
            Answer::Proved(proved) => proved.to_string(),
            Answer::Vector(vector) => vector.shown(),
            Answer::Changes(changes) if changes.is_empty() => words.text("practice-answer-no-change"),
            Answer::Changes(changes) => changes.iter().map(|change| change.shown(words)).collect::<Vec<_>>().join(", "),
            Answer::Sum { counts, sum } => {
                let is_weighted = matches!(self.evaluation(question.node), Evaluation::Weighted(_));
                let counts: Vec<_> = counts.iter().map(|count| count.shown()).collect();
                counts.join(if is_weighted { ", " } else { " − " }) + " = " + &sum.to_string()
            }
            Answer::Node(node) => {
                of_kind!(question.kind, Own => Own::node_text(&Context::new(words, self, question), *node))
            }
            Answer::Children(leaves) if question.kind.properties().form == AnswerForm::Leaves => {
                leaves_text(&names, leaves)
            }
            Answer::Children(pruned) if pruned.is_empty() => words.text("practice-answer-nothing-pruned"),
            Answer::Children(pruned) => pruned.iter().map(|&child| names.short(child)).collect::<Vec<_>>().join(", "),
        }
    }

    fn error_sentence(
        &self,
        words: &Words,
        question: &Question,
        answer: &Answer,
        verdict: &Verdict<Self>,
    ) -> StyledText {
        answer_error_sentence(words, self, question, answer, verdict).unwrap_or_default()
    }

    fn refuted(&self, words: &Words, answer: &Answer, verdict: &Verdict<Self>) -> StyledText {
        let refutation = verdict.refutation.as_ref();
        refutation.map(|refutation| refutation_sentence(words, self, answer, refutation)).unwrap_or_default()
    }

    fn hint_after(error: Option<AnswerError>) -> Option<HintStrength> {
        error.is_none_or(AnswerError::needs_numbers).then_some(HintStrength::Numbers)
    }

    fn verdict_sentence(
        &self,
        words: &Words,
        question: &Question,
        answer: Option<&Answer>,
        verdict: &Verdict<Self>,
    ) -> StyledText {
        let Verdict { facts, error, .. } = verdict;
        // The message about what is wrong may already contain the reason.
        let is_explained = error.is_some_and(AnswerError::is_explained);
        let why = if is_explained { StyledText::default() } else { explanation(words, self, question, facts) };
        let Some(answer) = answer else { return why };
        let wrong = match error.and_then(AnswerError::own) {
            Some(error) => {
                let context = Context::new(words, self, question);
                of_error!(error, facts, own, facts => facts.error_before_reason(&context, own, answer))
                    .unwrap_or_default()
            }
            None => self.error_sentence(words, question, answer, verdict),
        };
        wrong.then(why).then(self.refuted(words, answer, verdict))
    }

    fn hint_sentence(&self, words: &Words, question: &Question, strength: HintStrength) -> StyledText {
        of_facts!(question.facts(self), facts => facts.hint(&Context::new(words, self, question), strength))
    }

    fn room_prompt(&self, words: &Words, question: &Question, asked_at: Step) -> StyledText {
        let context = Context::new(words, self, question);
        let prompt = of_facts!(question.facts(self), facts => facts.room_prompt(&context, asked_at));
        words.styled("room-question", &[]).then(prompt)
    }

    fn room_choice(&self, words: &Words, question: &Question, choice: &Answer) -> String {
        let names = NodeNames::new(words, self);
        match choice {
            Answer::Children(pruned) if pruned.is_empty() => {
                let next = question.child.and_then(|child| self.trace().later_siblings(child).next());
                let next = next.map_or_else(String::new, |next| names.short_inline(next));
                words.fill("room-choice-go-on", &args![child = next])
            }
            Answer::Children(pruned) => words.fill("room-choice-cut", &args![count = pruned.len()]),
            Answer::Node(_) | Answer::Proved(_) | Answer::Sum { .. } | Answer::Vector(_) | Answer::Changes(_) => {
                self.answer_text(words, question, choice)
            }
        }
    }

    fn move_number(&self, choice: &Answer) -> Option<usize> {
        let Answer::Node(node) = choice else { return None };
        let (parent, mv) = (self.trace().parent(*node)?, self.move_to(*node)?);
        self.position(parent).move_index(mv).map(|index| index + 1)
    }

    fn choice_node(&self, question: &Question, choice: &Answer) -> Option<NodeId> {
        match choice {
            Answer::Node(node) => Some(*node),
            // If nothing is pruned, the search continues with the next child. Otherwise it is cut off at the node.
            Answer::Children(pruned) if pruned.is_empty() => self.trace().later_siblings(question.child?).next(),
            Answer::Children(_) => Some(question.node),
            Answer::Proved(_) | Answer::Sum { .. } | Answer::Vector(_) | Answer::Changes(_) => None,
        }
    }

    fn room_answer(&self, words: &Words, question: &Question, asked_at: Step, verdict: &Verdict<Self>) -> StyledText {
        let context = Context::new(words, self, question);
        let said = of_facts!(&verdict.facts, facts => facts.room_answer(&context, asked_at, verdict.accepted.first()));
        said.unwrap_or_else(|| self.verdict_sentence(words, question, None, verdict))
    }
}

/// Returns what is wrong with an answer; `None` if it is right. `answer` is the judged answer.
pub fn answer_error_sentence<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    answer: &Answer,
    verdict: &Verdict<Recording<G>>,
) -> Option<StyledText> {
    let context = Context::new(words, recording, question);
    Some(match verdict.error? {
        Fault::WrongForm => {
            let (choices, has_more) = question.listed_choices(recording);
            let names = choices.into_iter().map(|choice| context.names.short(choice));
            let choices: Vec<_> = names.chain(has_more.then(|| "…".to_owned())).collect();
            StyledText::plain_text(&expected_form(words, question.kind, &choices))
        }
        Fault::NotAChoice(chosen) => {
            of_facts!(&verdict.facts, facts => facts.not_a_choice(&context, chosen, answer))
        }
        Fault::Of(error) => {
            let said = of_error!(error, &verdict.facts, own, facts => facts.error_sentence(&context, own, answer));
            said.unwrap_or_default()
        }
    })
}

/// Returns why the right answer is right.
pub fn explanation<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    facts: &Facts,
) -> StyledText {
    of_facts!(facts, facts => facts.explanation(&Context::new(words, recording, question)))
}

/// Returns leaves from anywhere in the tree in their shown form: `H, I`, `no leaf`.
pub(super) fn leaves_text<G: GameView>(names: &NodeNames<'_, G>, leaves: &[NodeId]) -> String {
    match leaves {
        [] => names.words.text("practice-answer-no-leaf"),
        leaves => leaves.iter().map(|&leaf| names.heading(leaf)).collect::<Vec<_>>().join(", "),
    }
}
