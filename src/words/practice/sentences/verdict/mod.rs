//! The responses to an answer: what is wrong with it, why the right answer is right, how a wrong cut would change the
//! root; and hints.
//!
//! An objection is a response before another attempt. It does not reveal the right answer.

mod chance;
mod leaves;
mod refutation;

pub use refutation::refutation_sentence;

use super::players::PlayersSentences;
use super::question_sentences::expected_form;
use super::{addend_name, coalition};
use crate::i18n::extremum::Extremum;
use crate::i18n::message_args::{
    MessageArgs, choices_between, node_args, owner_position, player_name, root_window, yes_or_no,
};
use crate::i18n::narration::event_sentence;
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{MessageArg, Words};
use crate::practice::answer::wrong_addends;
use crate::practice::ever::prunable;
use crate::practice::players::VectorQuestion;
use crate::practice::question::{CutTest, Facts};
use crate::practice::reason::AnswerError;
use crate::practice::run::HintStrength;
use crate::practice::{Answer, Question, Verdict};
use poda_core::game::GameView;
use poda_core::game::evaluation::Evaluation;
use poda_core::score::{Interval, Player, Turn};
use poda_core::trace::recording::Recording;
use poda_core::trace::running::Running;
use poda_core::trace::visit::BoundOwner;
use poda_core::trace::{Event, NodeId, NodeKind};

/// Returns what is wrong with an answer; `None` if it is right. `answer` is the judged answer.
pub fn answer_error_sentence<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    answer: &Answer,
    verdict: &Verdict<Recording<G>>,
) -> Option<StyledText> {
    Some(PracticeSentences::new(words, recording, question, &verdict.facts).error(verdict.error?, answer))
}

/// Returns why the right answer is right.
pub fn explanation<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    facts: &Facts,
) -> StyledText {
    PracticeSentences::new(words, recording, question, facts).explanation()
}

/// Returns whether a hint with the numbers follows the sentence about an error. Other sentences already have the
/// numbers, or the numbers are the counts that the user should count again.
pub(super) const fn needs_numbers(error: AnswerError) -> bool {
    match error {
        AnswerError::WrongForm
        | AnswerError::MissedCut
        | AnswerError::CutTooMuch
        | AnswerError::CutAtTie
        | AnswerError::PartialCut
        | AnswerError::EntersPruned(_)
        | AnswerError::Rounded(_)
        | AnswerError::WrongAddends
        | AnswerError::SwappedAddends
        | AnswerError::CanBePruned(_)
        | AnswerError::NeverPruned(_)
        | AnswerError::Matters(_)
        | AnswerError::MattersNot(_)
        | AnswerError::LessForMover(_)
        | AnswerError::UnweightedVector => false,
        AnswerError::NotAChoice(_)
        | AnswerError::NumberForBound(_)
        | AnswerError::BoundForNumber(_)
        | AnswerError::WrongSide(_)
        | AnswerError::TooWeak(_)
        | AnswerError::NotProved(_)
        | AnswerError::ChildAlone(_)
        | AnswerError::WrongSign(_)
        | AnswerError::Unweighted(_)
        | AnswerError::BoundOfNode(_)
        | AnswerError::OtherBound(_)
        | AnswerError::OldBound(_)
        | AnswerError::WrongNumber(_)
        | AnswerError::LeavesTooEarly
        | AnswerError::OutOfOrder(_)
        | AnswerError::LaterTie(_)
        | AnswerError::WorseMove(..)
        | AnswerError::UnsearchedMove(_)
        | AnswerError::VectorOfChild(_)
        | AnswerError::MixedVector
        | AnswerError::WrongVector => true,
    }
}

/// The context of the sentences about a question: what the search did there.
pub(super) struct PracticeSentences<'a, G: GameView> {
    names: NodeNames<'a, G>,
    question: &'a Question,
    facts: &'a Facts,
}

impl<'a, G: GameView> PracticeSentences<'a, G> {
    pub(super) const fn new(
        words: &'a Words,
        recording: &'a Recording<G>,
        question: &'a Question,
        facts: &'a Facts,
    ) -> Self {
        Self { names: NodeNames::new(words, recording), question, facts }
    }

    fn say(&self, key: &str, args: &[(&'static str, MessageArg)]) -> StyledText {
        coalition::styled(&self.names, self.question.node, key, args)
    }

    /// Returns the sentences about a search of vectors, if the question is about one.
    fn of_players(&self) -> Option<PlayersSentences<'_, G>> {
        let Facts::Players(facts) = self.facts else { return None };
        Some(PlayersSentences { names: &self.names, question: self.question, facts })
    }

    pub(super) fn error(&self, error: AnswerError, answer: &Answer) -> StyledText {
        let players = self.of_players();
        let players_slip = |key: &str, child: Option<NodeId>| {
            players.as_ref().map(|players| players.slip(key, child, answer)).unwrap_or_default()
        };
        match error {
            AnswerError::WrongForm => {
                let (choices, has_more) = self.question.listed_choices(self.names.recording);
                let names = choices.into_iter().map(|choice| self.names.short(choice));
                let choices: Vec<_> = names.chain(has_more.then(|| "…".to_owned())).collect();
                StyledText::plain_text(&expected_form(self.names.words, self.question.kind, &choices))
            }
            AnswerError::NotAChoice(chosen) => self.not_a_choice(chosen, answer),
            AnswerError::NumberForBound(_) => self.number("practice-slip-number-for-bound", answer),
            AnswerError::BoundForNumber(_) => {
                if let Facts::Bound { .. } | Facts::OutcomeWindow { .. } = self.facts {
                    self.say("practice-slip-bound-of-window", &[])
                } else {
                    self.number("practice-slip-bound-for-number", answer)
                }
            }
            AnswerError::WrongSide(_) => self.number("practice-slip-wrong-side", answer),
            AnswerError::TooWeak(_) => {
                let has_two_bounds = matches!(self.facts, Facts::Value { proved, .. } if proved.as_bound().is_none());
                let key = if has_two_bounds { "practice-slip-one-bound-of-two" } else { "practice-slip-too-weak" };
                self.number(key, answer)
            }
            AnswerError::NotProved(_) => self.number("practice-slip-not-proved", answer),
            AnswerError::ChildAlone(_) if self.is_chance() => self.number("practice-slip-child-alone-chance", answer),
            AnswerError::ChildAlone(_) => self.number("practice-slip-child-alone", answer),
            AnswerError::Rounded(_) => self.number("practice-slip-rounded", answer),
            AnswerError::Unweighted(_) => self.number("practice-slip-unweighted", answer),
            AnswerError::BoundOfNode(_) => self.outcome_window("practice-slip-bound-of-node", Some(answer)),
            AnswerError::WrongSign(_) => self.number("practice-slip-wrong-sign", answer),
            AnswerError::WrongNumber(_) => {
                let is_proof = matches!(self.facts, Facts::Value { .. } | Facts::Root { .. });
                let key = if is_proof { "practice-slip-wrong-proof" } else { "practice-slip-wrong-number" };
                self.number(key, answer)
            }
            AnswerError::WrongAddends => self.wrong_addends(answer),
            AnswerError::SwappedAddends => self.say("practice-slip-swapped-addends", &[]),
            AnswerError::OtherBound(_) if self.is_chance() => {
                self.outcome_window("practice-slip-other-bound-of-outcome", Some(answer))
            }
            AnswerError::OtherBound(_) => self.number("practice-slip-other-bound", answer),
            AnswerError::OldBound(_) => self.number("practice-slip-old-bound", answer),
            AnswerError::MissedCut => self.missed_cut(),
            AnswerError::CutTooMuch => match self.facts.cut_test().filter(|_| !self.is_chance()) {
                Some(test) => self.say("practice-slip-cut-too-much", &self.test_args(test)),
                None => self.left_open(),
            },
            AnswerError::CutAtTie => self.left_open(),
            AnswerError::PartialCut => self.say("practice-slip-partial-cut", &[]),
            AnswerError::EntersPruned(chosen) => self.about(chosen, "practice-slip-enters-pruned"),
            AnswerError::LeavesTooEarly => {
                let (subject, node) = (self.names.subject(self.question.node), self.names.inline(self.question.node));
                let [_, names] = self.children_left();
                let args = [("subject", subject.into()), ("node", node.into()), names];
                self.say("practice-slip-leaves-too-early", &args)
            }
            AnswerError::OutOfOrder(chosen) => {
                self.say("practice-slip-out-of-order", &[("other", self.names.short_inline(chosen).into())])
            }
            AnswerError::LaterTie(chosen) if players.is_some() => players_slip("players-slip-tie", Some(chosen)),
            AnswerError::LaterTie(chosen) => self.compared("practice-slip-later-tie", chosen, None),
            AnswerError::WorseMove(chosen, returned) => {
                self.compared("practice-slip-worse-move", chosen, Some(returned))
            }
            AnswerError::UnsearchedMove(chosen) => {
                self.say("practice-slip-unsearched-move", &[("chosen", self.names.subject(chosen).into())])
            }
            AnswerError::CanBePruned(leaf) | AnswerError::NeverPruned(leaf) => self.fate(leaf),
            AnswerError::Matters(leaf) | AnswerError::MattersNot(leaf) => self.influence(leaf),
            AnswerError::LessForMover(chosen) => players_slip("players-slip-less", Some(chosen)),
            AnswerError::VectorOfChild(child) => players_slip("players-slip-vector-of-child", Some(child)),
            AnswerError::MixedVector => players_slip("players-slip-mixed", None),
            AnswerError::UnweightedVector => players_slip("players-slip-unweighted", None),
            AnswerError::WrongVector => players_slip("players-slip-wrong-vector", None),
        }
    }

    /// Returns why a node is not cut.
    fn left_open(&self) -> StyledText {
        match self.of_players() {
            Some(players) => players.left_open(),
            None if self.is_chance() => self.outcomes_left_open(),
            None => self.facts.cut_test().map(|test| self.not_cut(test)).unwrap_or_default(),
        }
    }

    fn is_chance(&self) -> bool {
        let (trace, node) = (self.names.recording.trace(), self.question.node);
        trace.kind(node) == NodeKind::Inner && trace.turn(node) == Turn::Chance
    }

    fn about(&self, chosen: NodeId, key: &str) -> StyledText {
        let mut args = node_args(&self.names, self.question.node);
        args.push(("chosen", self.names.subject(chosen).into()));
        self.say(key, &args)
    }

    fn not_a_choice(&self, chosen: NodeId, answer: &Answer) -> StyledText {
        if let Some(players) = self.of_players().filter(|players| players.facts.kind != VectorQuestion::Cut) {
            return players.slip("players-slip-not-a-choice", Some(chosen), answer);
        }
        if let Facts::Best { .. } = self.facts {
            return self.about(chosen, "practice-slip-not-a-move");
        }
        if let Facts::Ever { .. } | Facts::Matters(_) = self.facts {
            return self.about(chosen, "practice-slip-not-a-leaf");
        }
        let trace = self.names.recording.trace();
        let is_searched = trace.parent(chosen) == Some(self.question.node) && trace.is_searched(chosen);
        let args = [
            ("searched", yes_or_no(is_searched)),
            ("chosen", self.names.subject(chosen).into()),
            ("node", self.names.inline(self.question.node).into()),
        ];
        self.say("practice-slip-not-a-child-left", &args)
    }

    /// Returns a message about an answer that is a number or a bound. Each message uses some of the arguments.
    fn number(&self, key: &str, answer: &Answer) -> StyledText {
        let answered = match answer {
            Answer::Proved(answered) | Answer::Sum { sum: answered, .. } => answered.to_string(),
            Answer::Node(_) | Answer::Children(_) | Answer::Vector(_) => String::new(),
        };
        let mut args = node_args(&self.names, self.question.node);
        args.push(("answer", answered.into()));
        args.extend(self.question.child.map(|child| ("child", self.names.subject(child).into())));
        self.say(key, &args)
    }

    /// Returns which counts of a sum are wrong, without the right ones.
    fn wrong_addends(&self, answer: &Answer) -> StyledText {
        let Answer::Sum { counts, .. } = answer else { return StyledText::default() };
        let leaf = self.question.node;
        let mut said = StyledText::default();
        for (addend, answered) in wrong_addends(self.names.recording, leaf, counts) {
            let addend = addend_name(self.names.words, self.names.recording, leaf, addend);
            let args = [("addend", addend.into()), ("answer", answered.into())];
            said = said.then(self.say("practice-slip-wrong-addend", &args));
        }
        let rule = match self.names.recording.position(leaf).counted_lines() {
            Some(_) => "practice-slip-open-line",
            None if matches!(self.names.recording.evaluation(leaf), Evaluation::Weighted(_)) => {
                "practice-addends-weighted"
            }
            None => return said,
        };
        said.then(self.say(rule, &[]))
    }

    /// Returns that a cutoff was missed: no value of the remaining children could change anything.
    fn missed_cut(&self) -> StyledText {
        let said = self.say("practice-slip-missed-cut", &[]);
        let Facts::Cut { test, .. } = self.facts else { return said };
        if self.is_chance() {
            return said.then(self.say("practice-idle-chance", &self.test_args(test)));
        }
        let mut args = self.test_args(test);
        args.extend(self.owner_args(test));
        args.extend(self.children_left());
        said.then(self.say("practice-idle", &args))
    }

    /// Returns the arguments about the children of the node that are not searched yet: their number and their names.
    fn children_left(&self) -> [(&'static str, MessageArg); 2] {
        let later: Vec<_> = self.question.later(self.names.recording.trace()).collect();
        [("count", later.len().into()), ("names", self.names.list(&later).into())]
    }

    /// Returns a message that compares a move with the best one.
    fn compared(&self, key: &str, chosen: NodeId, returned: Option<Interval>) -> StyledText {
        let Facts::Best { player, score, best, .. } = self.facts else { return StyledText::default() };
        let best_score =
            best.first().and_then(|&best| self.names.recording.trace().result(best)).map_or(*score, |(score, _)| score);
        let mut args: MessageArgs = vec![
            ("chosen", self.names.subject(chosen).into()),
            ("score", best_score.into()),
            ("player", player_name(*player).into()),
        ];
        args.extend(returned.map(|returned| ("answer", returned.to_string().into())));
        self.say(key, &args)
    }

    /// Returns why the right answer is right: the caption of the step that gives it, or a conclusion from the returned
    /// values.
    pub(super) fn explanation(&self) -> StyledText {
        let names = &self.names;
        let NodeNames { words, recording } = *names;
        let (node, step) = (self.question.node, self.question.step);
        match self.facts {
            Facts::Next { entered: None, .. } => {
                let [_, pruned] = self.children_left();
                let left = [("node", names.inline(node).into()), pruned];
                let is_passing = matches!(recording.trace().event(step), Some(Event::Skip(_)));
                let cutoff = event_sentence(words, recording, if is_passing { step } else { step.saturating_sub(1) });
                cutoff.then(self.say("practice-why-leaves", &left))
            }
            Facts::Next { entered: Some(entered), test, .. } => {
                let mut args = node_args(names, node);
                args.push(("entered", names.short_inline(*entered).into()));
                match test {
                    Some(_) if self.is_chance() => {
                        self.outcomes_left_open().then(self.say("practice-why-enters-outcome", &args))
                    }
                    Some(test) => self.not_cut(test).then(self.say("practice-why-enters", &args)),
                    None => self.say("practice-why-enters-all", &args),
                }
            }
            Facts::Cut { test, .. } if !test.cuts => self.left_open(),
            Facts::Cut { .. } => {
                let pruned = self.children_left();
                // On a sheet, the question about a chance node is asked at the return of its last outcome, and the
                // cutoff follows that step.
                let cutoff = recording.trace().cutoff(node).filter(|_| self.is_chance());
                let at = cutoff.map_or(step, |(_, cutoff)| cutoff);
                event_sentence(words, recording, at).then(self.say("practice-why-pruned", &pruned))
            }
            Facts::Value { proved, is_complete, .. } if self.is_chance() => self.average_so_far(*proved, *is_complete),
            Facts::OutcomeWindow { .. } => self.outcome_window("practice-why-outcome-window", None),
            Facts::Value { player, proved, is_complete, .. } => {
                let last = self.question.child.unwrap_or(node);
                let extremum = Extremum::at(&mut Running::default(), recording.trace(), [node, last])
                    .so_far(!is_complete, Some(*proved));
                let args = vec![
                    ("heading", names.heading(node).into()),
                    ("extremum", extremum.into()),
                    ("player", player_name(*player).into()),
                ];
                if !is_complete && proved.is_exact() {
                    return self.say("practice-why-value-best-possible", &args);
                }
                let left = vec![("left", yes_or_no(!is_complete))];
                self.say("practice-why-value", &[args, left].concat())
            }
            Facts::Bound { player, before, after, .. } => {
                let numbers = vec![("before", (*before).into()), ("after", (*after).into())];
                let relation = if *player == Player::Max { ">" } else { "<" };
                let is_open = *before == player.worst();
                let player = vec![
                    ("player", player_name(*player).into()),
                    ("relation", relation.into()),
                    ("open", yes_or_no(is_open)),
                ];
                self.say("practice-why-bound", &[numbers, player].concat())
            }
            Facts::Best { score, best, .. } if 1 < best.len() => {
                // The sentence begins with the list.
                let rest = best[1..].iter().map(|&node| names.short_inline(node));
                let listed = words.list(std::iter::once(names.subject(best[0])).chain(rest).collect());
                let ties = [("names", listed.into()), ("score", (*score).into())];
                event_sentence(words, recording, step).then(self.say("practice-why-ties", &ties))
            }
            Facts::Ever { fates } => self.fates(fates),
            Facts::Matters(influences) => self.influences(influences),
            Facts::Leaf { .. } | Facts::Best { .. } | Facts::Root { .. } => event_sentence(words, recording, step),
            Facts::Players(_) => self.of_players().map(|sentences| sentences.explanation()).unwrap_or_default(),
        }
    }

    fn not_cut(&self, test: &CutTest) -> StyledText {
        let key = if test.is_tie() {
            "practice-why-no-cut-tie"
        } else if test.limit == test.player.opponent().worst() {
            "practice-why-no-cut-open"
        } else {
            "practice-why-no-cut"
        };
        self.say(key, &self.test_args(test))
    }

    /// Returns the arguments about a test: the node, its player and best score, the bound, the relation of the test,
    /// and the opposite relation.
    fn test_args(&self, test: &CutTest) -> MessageArgs {
        let mut args = node_args(&self.names, test.node);
        args.extend([
            ("player", player_name(test.player).into()),
            ("opponent", player_name(test.player.opponent()).into()),
            ("best", test.best.into()),
            ("limit", test.limit.into()),
            ("needed", test.cut_on.relation(test.player).into()),
            ("relation", test.cut_on.relation_unmet(test.player).into()),
        ]);
        args
    }

    /// Returns the arguments about the owner of the bound of a test.
    fn owner_args(&self, test: &CutTest) -> MessageArgs {
        let is_infinite = test.limit == test.player.opponent().worst();
        let mut args: MessageArgs = vec![("window", root_window(self.names.recording).into())];
        let (owner, owner_where, plies) = match test.owner {
            BoundOwner::RootWindow if is_infinite => (String::new(), "nothing", 0),
            BoundOwner::RootWindow => (String::new(), "window", 0),
            BoundOwner::Parent(owner) | BoundOwner::Ancestor(owner) | BoundOwner::Scout(owner) => {
                let (owner_where, plies) = owner_position(&self.names, test.node, owner);
                // A chance node has no alternative move: its average reaches a bound.
                let is_chance = self.names.recording.trace().turn(owner) == Turn::Chance;
                args.extend(choices_between(&self.names, test.node, owner, test.player.opponent()));
                (self.names.inline(owner), if is_chance { "chance" } else { owner_where }, plies)
            }
        };
        args.extend([("owner", owner.into()), ("owner_where", owner_where.into()), ("plies", plies.into())]);
        args
    }

    pub(super) fn hint(&self, strength: HintStrength) -> StyledText {
        if let Some(sentences) = self.of_players() {
            return sentences.hint(strength);
        }
        if self.is_chance()
            && !matches!(self.facts, Facts::Next { test: None, .. } | Facts::Ever { .. } | Facts::Matters(_))
        {
            return self.chance_hint(strength);
        }
        let mut all = node_args(&self.names, self.question.node);
        all.push(("given", yes_or_no(self.names.recording.root().is_explicit_tree())));
        all.push(("prunes", yes_or_no(self.names.recording.trace().has_window)));
        all.extend(self.question.child.map(|child| ("child", self.names.short_inline(child).into())));
        let (key, args) = match strength {
            HintStrength::Where => (self.where_to_look(), NO_ARGS),
            HintStrength::Rule => self.rule(),
            HintStrength::Numbers => self.numbers(),
        };
        all.extend(args);
        self.say(key, &all)
    }

    const fn where_to_look(&self) -> &'static str {
        match self.facts {
            Facts::Next { .. } => "practice-hint-where-next",
            Facts::Leaf { .. } => "practice-hint-where-leaf",
            Facts::Value { .. } => "practice-hint-where-value",
            Facts::Bound { .. } | Facts::OutcomeWindow { .. } => "practice-hint-where-bound",
            Facts::Cut { .. } => "practice-hint-where-cut",
            Facts::Best { .. } | Facts::Root { .. } | Facts::Players(_) => "practice-hint-where-best",
            Facts::Ever { .. } => "practice-hint-where-ever",
            Facts::Matters(_) => "practice-hint-where-matters",
        }
    }

    fn rule(&self) -> (&'static str, MessageArgs) {
        match self.facts {
            Facts::Next { .. } => ("practice-hint-rule-next", NO_ARGS),
            Facts::Leaf { .. } => ("practice-hint-rule-leaf", NO_ARGS),
            Facts::Value { .. } => ("practice-hint-rule-value", NO_ARGS),
            Facts::Bound { .. } | Facts::OutcomeWindow { .. } => ("practice-hint-rule-bound", NO_ARGS),
            Facts::Cut { test, .. } => ("practice-hint-rule-cut", self.test_args(test)),
            Facts::Best { allows_ties, .. } => ("practice-hint-rule-best", vec![("ties", yes_or_no(*allows_ties))]),
            Facts::Root { .. } if self.names.recording.trace().kind(NodeId::ROOT) != NodeKind::Inner => {
                ("practice-hint-rule-leaf", NO_ARGS)
            }
            Facts::Root { .. } | Facts::Players(_) => ("practice-hint-rule-root", NO_ARGS),
            Facts::Matters(_) => ("practice-hint-rule-matters", NO_ARGS),
            Facts::Ever { .. } => {
                let cut_on = self.names.recording.config().cut_on;
                let relation = |player| cut_on.relation(player).into();
                ("practice-hint-rule-ever", vec![("lower", relation(Player::Max)), ("upper", relation(Player::Min))])
            }
        }
    }

    fn numbers(&self) -> (&'static str, MessageArgs) {
        let (trace, node) = (self.names.recording.trace(), self.question.node);
        let listed = |node, last: Option<NodeId>, are_others_left| {
            let last = last.or_else(|| trace.children(node).last()).unwrap_or(node);
            let extremum = Extremum::at(&mut Running::default(), trace, [node, last]).so_far(are_others_left, None);
            vec![("extremum", extremum.into()), ("left", yes_or_no(are_others_left))]
        };
        match self.facts {
            Facts::Cut { test, .. } | Facts::Next { test: Some(test), .. } => {
                ("practice-hint-numbers-cut", self.test_args(test))
            }
            Facts::Next { .. } => ("practice-hint-numbers-next", self.children_left().into()),
            Facts::Leaf { .. } => self.numbers_of_leaf(node),
            Facts::Value { is_complete, .. } => {
                ("practice-hint-numbers-value", listed(node, self.question.child, !is_complete))
            }
            Facts::Bound { before, after, .. } | Facts::OutcomeWindow { own: before, after, .. } => {
                ("practice-hint-numbers-bound", vec![("before", (*before).into()), ("after", (*after).into())])
            }
            Facts::Best { .. } | Facts::Root { .. } if trace.children(NodeId::ROOT).next().is_none() => {
                self.numbers_of_leaf(NodeId::ROOT)
            }
            Facts::Best { .. } | Facts::Root { .. } | Facts::Players(_) => {
                let are_others_left = trace.children(NodeId::ROOT).any(|child| !trace.is_searched(child));
                ("practice-hint-numbers-root", listed(NodeId::ROOT, None, are_others_left))
            }
            Facts::Matters(influences) => (
                "practice-hint-numbers-matters",
                vec![
                    ("count", influences.that_matter().count().into()),
                    ("of", influences.leaves.len().into()),
                    ("played", self.names.short_inline(influences.best).into()),
                ],
            ),
            Facts::Ever { fates } => (
                "practice-hint-numbers-ever",
                vec![("count", prunable(fates).count().into()), ("of", fates.len().into())],
            ),
        }
    }

    /// Returns the terms of a leaf's static evaluation without their sum, if it is a sum.
    fn numbers_of_leaf(&self, leaf: NodeId) -> (&'static str, MessageArgs) {
        match self.names.recording.evaluation(leaf).to_string().rsplit_once('=') {
            Some((terms, _)) => ("practice-hint-numbers-leaf", vec![("sum", terms.trim_end().into())]),
            None => ("practice-hint-rule-leaf", NO_ARGS),
        }
    }
}

const NO_ARGS: MessageArgs = MessageArgs::new();
