//! What is wrong with an answer, with its numbers, but without the right answer: another attempt may follow.

use super::addend::addend_name;
use super::answer::node_list;
use super::test_args::{owner_args, test_args};
use super::why::not_cut;
use crate::i18n::Words;
use crate::i18n::message_args::{MessageArgs, player_name, yes_or_no};
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::practice::addend::wrong_addends;
use crate::practice::reason::{CutTest, Facts, Reason, Slip};
use crate::practice::{Answer, Question};
use poda_core::game::GameView;
use poda_core::game::evaluation::Evaluation;
use poda_core::score::Interval;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Returns what is wrong with an answer; `None` where nothing is. `answer` is the one that was judged.
#[must_use]
pub fn slip_sentence<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    answer: &Answer,
    reason: &Reason,
) -> Option<StyledText> {
    let slip = reason.slip?;
    let names = NodeNames::new(words, recording);
    let sentences = SlipSentences { words, recording, question, facts: &reason.facts, names };
    Some(sentences.of(slip, answer))
}

struct SlipSentences<'a, G: GameView> {
    words: &'a Words,
    recording: &'a Recording<G>,
    question: &'a Question,
    facts: &'a Facts,
    names: NodeNames<'a, G>,
}

impl<G: GameView> SlipSentences<'_, G> {
    fn of(&self, slip: Slip, answer: &Answer) -> StyledText {
        match slip {
            Slip::WrongForm => StyledText::plain_text(&self.expected()),
            Slip::NotAChoice(chosen) => self.not_a_choice(chosen),
            Slip::NumberForBound(_) => self.number("practice-slip-number-for-bound", answer),
            Slip::BoundForNumber(_) => self.number("practice-slip-bound-for-number", answer),
            Slip::WrongSide(_) => self.number("practice-slip-wrong-side", answer),
            Slip::TooWeak(_) => self.number("practice-slip-too-weak", answer),
            Slip::NotProved(_) => self.number("practice-slip-not-proved", answer),
            Slip::ChildAlone(_) => self.number("practice-slip-child-alone", answer),
            Slip::WrongSign(_) => self.number("practice-slip-wrong-sign", answer),
            Slip::WrongNumber(_) => match self.facts {
                Facts::Value { .. } | Facts::Root { .. } => self.number("practice-slip-wrong-proof", answer),
                _ => self.number("practice-slip-wrong-number", answer),
            },
            Slip::WrongAddends => self.wrong_addends(answer),
            Slip::SwappedAddends => self.words.styled("practice-slip-swapped-addends", &[]),
            Slip::OtherBound(_) => self.number("practice-slip-other-bound", answer),
            Slip::OldBound(_) => self.number("practice-slip-old-bound", answer),
            Slip::MissedCut => self.missed_cut(),
            Slip::CutTooMuch => self.cut_too_much(),
            Slip::CutAtTie => {
                self.test().map_or_else(StyledText::default, |test| not_cut(self.words, &self.names, test))
            }
            Slip::PartialCut => self.words.styled("practice-slip-partial-cut", &[]),
            Slip::EntersPruned(chosen) => self.about(chosen, "practice-slip-enters-pruned"),
            Slip::LeavesTooEarly => self.leaves_too_early(),
            Slip::OutOfOrder(chosen) => {
                self.words.styled("practice-slip-out-of-order", &[("other", self.names.short_inline(chosen).into())])
            }
            Slip::LaterTie(chosen) => self.compared("practice-slip-later-tie", chosen, None),
            Slip::WorseMove(chosen, returned) => self.compared("practice-slip-worse-move", chosen, Some(returned)),
            Slip::UnsearchedMove(chosen) => {
                self.words.styled("practice-slip-unsearched-move", &[("chosen", self.names.subject(chosen).into())])
            }
        }
    }

    fn expected(&self) -> String {
        let choices = self.question.choices(self.recording);
        let names: Vec<_> = choices.into_iter().map(|choice| self.names.short(choice)).collect();
        super::answer::expected_form(self.words, self.question, &names)
    }

    fn about(&self, chosen: NodeId, key: &str) -> StyledText {
        let node = ("node", self.names.inline(self.question.node).into());
        self.words.styled(key, &[("chosen", self.names.subject(chosen).into()), node])
    }

    fn not_a_choice(&self, chosen: NodeId) -> StyledText {
        if let Facts::Best { .. } = self.facts {
            return self.about(chosen, "practice-slip-not-a-move");
        }
        let trace = self.recording.trace();
        let is_searched = trace.parent(chosen) == Some(self.question.node) && trace.is_searched(chosen);
        let args = [
            ("searched", yes_or_no(is_searched)),
            ("chosen", self.names.subject(chosen).into()),
            ("node", self.names.inline(self.question.node).into()),
        ];
        self.words.styled("practice-slip-not-a-child-left", &args)
    }

    /// Returns a message about an answer that is a number or a bound. Each takes of the arguments what it needs.
    fn number(&self, key: &str, answer: &Answer) -> StyledText {
        let answered = match answer {
            Answer::Proved(answered) | Answer::Sum { sum: answered, .. } => answered.to_string(),
            Answer::Node(_) | Answer::Children(_) => String::new(),
        };
        let mut args: MessageArgs = vec![
            ("answer", answered.into()),
            ("node", self.names.inline(self.question.node).into()),
            ("player", player_name(self.recording.trace().player(self.question.node)).into()),
        ];
        args.extend(self.question.child.map(|child| ("child", self.names.subject(child).into())));
        self.words.styled(key, &args)
    }

    /// Which counts of a sum are wrong, without the right ones.
    fn wrong_addends(&self, answer: &Answer) -> StyledText {
        let Answer::Sum { counts, .. } = answer else { return StyledText::default() };
        let leaf = self.question.node;
        let mut said = StyledText::default();
        for (addend, answered) in wrong_addends(self.recording, leaf, counts) {
            let addend = addend_name(self.words, self.recording, leaf, addend);
            let args = [("addend", addend.into()), ("answer", answered.into())];
            said = said.then(self.words.styled("practice-slip-wrong-addend", &args));
        }
        let rule = match self.recording.position(leaf).counted_lines() {
            Some(_) => "practice-slip-open-line",
            None if matches!(self.recording.evaluation(leaf), Evaluation::Weighted(_)) => "practice-addends-weighted",
            None => return said,
        };
        said.then(self.words.styled(rule, &[]))
    }

    const fn test(&self) -> Option<&CutTest> {
        match self.facts {
            Facts::Cut { test, .. } | Facts::Next { test: Some(test), .. } => Some(test),
            _ => None,
        }
    }

    /// A cutoff was missed: no value of the children that are left could change anything.
    fn missed_cut(&self) -> StyledText {
        let said = self.words.styled("practice-slip-missed-cut", &[]);
        let Facts::Cut { test, later } = self.facts else { return said };
        let mut args = test_args(&self.names, test);
        args.retain(|(name, _)| !matches!(*name, "needed" | "relation"));
        args.extend(owner_args(self.recording, &self.names, test));
        args.push(("count", later.len().into()));
        args.push(("names", node_list(self.words, self.recording, later).into()));
        said.then(self.words.styled("practice-idle", &args))
    }

    fn cut_too_much(&self) -> StyledText {
        let Some(test) = self.test() else { return StyledText::default() };
        self.words.styled("practice-slip-cut-too-much", &test_args(&self.names, test))
    }

    fn leaves_too_early(&self) -> StyledText {
        let node = self.question.node;
        let left: Vec<_> = self.question.choices(self.recording).into_iter().filter(|&choice| choice != node).collect();
        let names = node_list(self.words, self.recording, &left);
        let args = [("subject", self.names.subject(node).into()), ("node", self.names.inline(node).into())];
        self.words.styled("practice-slip-leaves-too-early", &[args.to_vec(), vec![("names", names.into())]].concat())
    }

    /// Returns a message that compares a move with the best one.
    fn compared(&self, key: &str, chosen: NodeId, returned: Option<Interval>) -> StyledText {
        let Facts::Best { player, score, best, .. } = self.facts else { return StyledText::default() };
        let best_score =
            best.first().and_then(|&best| self.recording.trace().result(best)).map_or(*score, |(score, _)| score);
        let mut args: MessageArgs = vec![
            ("chosen", self.names.subject(chosen).into()),
            ("score", best_score.into()),
            ("player", player_name(*player).into()),
        ];
        args.extend(returned.map(|returned| ("answer", returned.to_string().into())));
        self.words.styled(key, &args)
    }
}
