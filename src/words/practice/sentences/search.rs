//! The sentences about a question of a search that proves values.

use super::coalition;
use super::players::PlayersSentences;
use super::question_sentences::QuestionSentences;
use super::verdict::{PracticeSentences, answer_error_sentence, explanation, needs_numbers, refutation_sentence};
use crate::i18n::message_args::{node_args, player_name, yes_or_no};
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{MessageArg, Words};
use crate::practice::question::Facts;
use crate::practice::reason::AnswerError;
use crate::practice::room::{answered_at, is_pass};
use crate::practice::run::HintStrength;
use crate::practice::{Answer, Question, QuestionKind, Verdict};
use poda_core::document::practice::AnswerForm;
use poda_core::game::GameView;
use poda_core::game::evaluation::Evaluation;
use poda_core::score::Interval;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Step};

impl<G: GameView> QuestionSentences for Recording<G> {
    fn prompt(&self, words: &Words, question: &Question) -> StyledText {
        let names = NodeNames::new(words, self);
        if let Facts::Players(facts) = &question.facts(self)
            && question.kind != QuestionKind::Cut
        {
            return PlayersSentences { names: &names, question, facts }.prompt();
        }
        let say = |key: &str, args: &[_]| coalition::styled(&names, question.node, key, args);
        let mut args = node_args(&names, question.node);
        args.push(("child", question.child.map_or_else(String::new, |child| names.subject(child)).into()));
        args.push(("given", yes_or_no(self.root().is_explicit_tree())));
        let is_leaf = |child: NodeId| matches!(self.trace().kind(child), NodeKind::Leaf(_));
        args.push(("leaf", yes_or_no(question.child.is_some_and(is_leaf))));
        if question.kind == QuestionKind::Bound
            && let Facts::OutcomeWindow { kind, next, .. } = question.facts(self)
        {
            args.extend([("next", names.subject(next).into()), ("player", player_name(kind.player()).into())]);
            return say("practice-ask-outcome-window", &args);
        }
        if question.kind == QuestionKind::Value && self.trace().bounds != Interval::UNKNOWN {
            return say("practice-ask-value-in-bounds", &args);
        }
        if matches!(question.kind, QuestionKind::Ever | QuestionKind::Matters) {
            let bounds = self.root().bounds();
            let is_bounded = yes_or_no(bounds != Interval::UNKNOWN);
            args.extend([("bounded", is_bounded), ("low", bounds.low.into()), ("high", bounds.high.into())]);
        }
        say(&format!("practice-ask-{}", question.kind.name()), &args)
    }

    fn answer_text(&self, words: &Words, question: &Question, answer: &Answer) -> String {
        let names = NodeNames::new(words, self);
        match answer {
            Answer::Proved(proved) => proved.to_string(),
            Answer::Vector(vector) => vector.shown(),
            Answer::Sum { counts, sum } => {
                let is_weighted = matches!(self.evaluation(question.node), Evaluation::Weighted(_));
                let counts: Vec<_> = counts.iter().map(|count| count.shown()).collect();
                counts.join(if is_weighted { ", " } else { " − " }) + " = " + &sum.to_string()
            }
            Answer::Node(node) if question.kind == QuestionKind::Next && *node == question.node => {
                words.fill("practice-answer-left", &[("node", names.inline(*node).into())])
            }
            Answer::Node(node) => names.short(*node),
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
        error.is_none_or(needs_numbers).then_some(HintStrength::Numbers)
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
        let is_explained = matches!(error, Some(AnswerError::CutTooMuch | AnswerError::CutAtTie));
        let why = if is_explained { StyledText::default() } else { explanation(words, self, question, facts) };
        let Some(answer) = answer else { return why };
        let wrong = match error {
            // The reason follows, and is not given twice.
            Some(AnswerError::MissedCut) => words.styled("practice-slip-missed-cut", &[]),
            Some(_) | None => self.error_sentence(words, question, answer, verdict),
        };
        wrong.then(why).then(self.refuted(words, answer, verdict))
    }

    fn hint_sentence(&self, words: &Words, question: &Question, strength: HintStrength) -> StyledText {
        PracticeSentences::new(words, self, question, &question.facts(self)).hint(strength)
    }

    fn room_prompt(&self, words: &Words, question: &Question, asked_at: Step) -> StyledText {
        let names = NodeNames::new(words, self);
        let mut args = node_args(&names, question.node);
        args.push(searched(self));
        let is_ahead = self.trace().entered_at(question.node).is_some_and(|entered| asked_at <= entered);
        // The kinds that have a shorter question for a class.
        let short =
            [QuestionKind::Next, QuestionKind::Value, QuestionKind::Bound, QuestionKind::Cut, QuestionKind::Best];
        words.styled("room-question", &[]).then(if question.kind == QuestionKind::Next && question.child.is_none() {
            words.styled("room-ask-first", &args)
        } else if self.multi_player().is_some_and(|view| !view.backs_up_vectors()) {
            self.prompt(words, question)
        } else if question.kind == QuestionKind::Value && is_ahead {
            words.styled("room-ask-value-ahead", &args)
        } else if short.contains(&question.kind) {
            words.styled(&format!("room-ask-{}", question.kind.name()), &args)
        } else {
            self.prompt(words, question)
        })
    }

    fn room_choice(&self, words: &Words, question: &Question, choice: &Answer) -> String {
        let names = NodeNames::new(words, self);
        match choice {
            Answer::Children(pruned) if pruned.is_empty() => {
                let next = question.child.and_then(|child| self.trace().later_siblings(child).next());
                let next = next.map_or_else(String::new, |next| names.short_inline(next));
                words.fill("room-choice-go-on", &[("child", next.into())])
            }
            Answer::Children(pruned) => words.fill("room-choice-cut", &[("count", pruned.len().into())]),
            Answer::Node(_) | Answer::Proved(_) | Answer::Sum { .. } | Answer::Vector(_) => {
                self.answer_text(words, question, choice)
            }
        }
    }

    fn move_number(&self, choice: &Answer) -> Option<usize> {
        let Answer::Node(node) = choice else { return None };
        let (parent, mv) = (self.trace().parent(*node)?, self.move_to(*node)?);
        self.position(parent).move_index(mv).map(|index| index + 1)
    }

    fn room_answer(
        &self,
        words: &Words,
        (question, asked_at): (&Question, Step),
        verdict: &Verdict<Self>,
    ) -> StyledText {
        let names = NodeNames::new(words, self);
        if question.kind == QuestionKind::Best && answered_at(self, question, asked_at) < question.step {
            // The search is not over yet.
            let Facts::Best { score, best, player, .. } = &verdict.facts else { return StyledText::default() };
            let args = [
                searched(self),
                ("names", names.list(best).into()),
                ("count", best.len().into()),
                ("score", (*score).into()),
                ("player", player_name(*player).into()),
            ];
            return words.styled("room-why-best", &args);
        }
        if question.kind == QuestionKind::Next && question.child.is_none() {
            let entered = verdict.accepted.first().map(|answer| self.answer_text(words, question, answer));
            let entered = ("entered", entered.unwrap_or_default().into());
            return words.styled("room-why-first", &[node_args(&names, question.node), vec![entered]].concat());
        }
        self.verdict_sentence(words, question, None, verdict)
    }
}

/// Returns the argument that says whether the recording is of a whole search or of one of its passes.
fn searched<G: GameView>(recording: &Recording<G>) -> (&'static str, MessageArg) {
    ("searched", if is_pass(recording) { "pass" } else { "search" }.into())
}

/// Returns leaves from anywhere in the tree in their shown form: `H, I`, `no leaf`.
pub(super) fn leaves_text<G: GameView>(names: &NodeNames<'_, G>, leaves: &[NodeId]) -> String {
    match leaves {
        [] => names.words.text("practice-answer-no-leaf"),
        leaves => leaves.iter().map(|&leaf| names.heading(leaf)).collect::<Vec<_>>().join(", "),
    }
}
