//! The sentences about a question on a search of several players: the question, hints, and why an answer is right or
//! wrong.

use crate::i18n::MessageArg;
use crate::i18n::message_args::{MessageArgs, yes_or_no};
use crate::i18n::multi_player::{player_name, tie_rule_name};
use crate::i18n::narration::event_sentence;
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::practice::players::VectorQuestion;
use crate::practice::players::{PayoffTest, PlayersFacts};
use crate::practice::run::HintStrength;
use crate::practice::{Answer, Question};
use poda_core::game::GameView;
use poda_core::score::{Payoffs, Score};
use poda_core::trace::NodeId;

pub(super) struct PlayersSentences<'a, G: GameView> {
    pub names: &'a NodeNames<'a, G>,
    pub question: &'a Question,
    pub facts: &'a PlayersFacts,
}

impl<G: GameView> PlayersSentences<'_, G> {
    fn say(&self, key: &str, more: MessageArgs) -> StyledText {
        self.names.words.styled(key, &[self.args(), more].concat())
    }

    fn player(&self, player: usize) -> MessageArg {
        player_name(self.names.recording.root(), player).into()
    }

    /// Returns the arguments that all messages have.
    fn args(&self) -> MessageArgs {
        let (names, facts, node) = (self.names, self.facts, self.question.node);
        let asked = match (facts.kind, facts.is_chance) {
            (VectorQuestion::Cut, _) => "cut",
            (VectorQuestion::Tie, _) => "tie",
            (VectorQuestion::Vector, true) => "average",
            (VectorQuestion::Vector, false) => "vector",
            (VectorQuestion::Choose, _) => "choose",
        };
        vec![
            ("asked", asked.into()),
            ("node", names.inline(node).into()),
            ("heading", names.heading(node).into()),
            ("where", if names.is_named(node) { "at" } else { "after" }.into()),
            ("player", self.player(facts.player)),
            ("viewer", self.player(facts.viewer)),
            ("rule", tie_rule_name(facts.rule).into()),
        ]
    }

    /// Returns what the player gets by a child: of one that was cut, only that it is no more than a number.
    fn entry(&self, child: NodeId, returned: Score) -> MessageArg {
        self.facts.most_by(child).map_or_else(|| returned.into(), |most| format!("≤ {}", most.shown()).into())
    }

    /// Returns what the player gets by each child: `3 from D, 5 from E`; at a chance node, the vector of each outcome
    /// with its probability.
    fn listed(&self) -> MessageArg {
        let trace = self.names.recording.trace();
        let item = |(child, payoffs): &(NodeId, Payoffs)| {
            if !self.facts.is_chance {
                let entry = self.entry(*child, payoffs.of(self.facts.player));
                let args = [("entry", entry), ("child", self.names.short_inline(*child).into())];
                return self.names.words.fill("players-item", &args);
            }
            let (weight, of) = trace.weight(*child).unwrap_or((1, 1));
            format!("{weight}/{of} · {}", payoffs.shown())
        };
        let between = if self.facts.is_chance { " + " } else { ", " };
        self.facts.found.iter().map(item).collect::<Vec<_>>().join(between).into()
    }

    /// Returns the question as a sentence. The question about a cut is that of any search.
    pub fn prompt(&self) -> StyledText {
        let root = self.names.recording.root();
        let count = root.players().map_or(0, |players| players.names.len());
        let order: Vec<String> = (0..count).map(|player| player_name(root, player)).collect();
        let found = self.facts.found.iter().map(|(child, _)| self.names.short_inline(*child));
        let entry = self.facts.taken.and_then(|taken| self.facts.entry(taken)).unwrap_or_default();
        let more = vec![
            ("order", order.join(", ").into()),
            ("children", found.collect::<Vec<_>>().join(", ").into()),
            ("entry", entry.into()),
        ];
        self.say("players-ask", more)
    }

    /// Returns why the right answer is right.
    pub fn explanation(&self) -> StyledText {
        let (names, facts) = (self.names, self.facts);
        if let (Some(test), VectorQuestion::Cut) = (&facts.cut, facts.kind) {
            if !test.cuts {
                return self.not_cut(test);
            }
            // It says what is pruned, too.
            return event_sentence(names.words, names.recording, self.question.step);
        }
        let taken = facts.taken.map(|taken| names.short_inline(taken)).unwrap_or_default();
        let vector = facts.vector.map(|vector| vector.shown()).unwrap_or_default();
        let more = vec![
            ("list", self.listed()),
            ("tie", yes_or_no(facts.is_tie())),
            ("taken", taken.into()),
            ("vector", vector.into()),
        ];
        self.say("players-why", more)
    }

    fn not_cut(&self, test: &PayoffTest) -> StyledText {
        self.say("players-why-no-cut", self.test_args(test))
    }

    fn test_args(&self, test: &PayoffTest) -> MessageArgs {
        let mut args: MessageArgs = vec![
            ("entry", self.question.child.map_or_else(|| test.entry.into(), |child| self.entry(child, test.entry))),
            ("most", test.most.into()),
            (
                "above",
                if test.above.is_none() {
                    "no"
                } else if test.is_strict {
                    "strict"
                } else {
                    "yes"
                }
                .into(),
            ),
        ];
        let (bound, owner) = test.above.map_or((Score::ZERO, None), |(bound, owner)| (bound, Some(owner)));
        args.extend([
            ("bound", bound.into()),
            ("owner", owner.map_or_else(|| String::new().into(), |owner| self.player(owner.player))),
            ("at", owner.map(|owner| self.names.inline(owner.node)).unwrap_or_default().into()),
            ("has", owner.map_or(Score::ZERO, |owner| owner.has).into()),
        ]);
        args
    }

    pub fn hint(&self, strength: HintStrength) -> StyledText {
        match (strength, &self.facts.cut, self.facts.kind) {
            (HintStrength::Where, ..) => self.say("players-hint-where", MessageArgs::new()),
            (HintStrength::Rule, ..) => self.say("players-hint-rule", MessageArgs::new()),
            (HintStrength::Numbers, Some(test), VectorQuestion::Cut) => {
                self.say("players-hint-numbers-cut", self.test_args(test))
            }
            (HintStrength::Numbers, ..) => self.say("players-hint-numbers", vec![("list", self.listed())]),
        }
    }

    /// Returns why the node is not cut.
    pub fn left_open(&self) -> StyledText {
        self.facts.cut.as_ref().map(|test| self.not_cut(test)).unwrap_or_default()
    }

    /// Returns what is wrong with an answer. `child` is the child that it names, or whose vector it is.
    pub fn slip(&self, key: &str, child: Option<NodeId>, answer: &Answer) -> StyledText {
        let answered = if let Answer::Vector(vector) = answer { vector.shown() } else { String::new() };
        let most = child.and_then(|child| self.facts.most_by(child));
        let entry = most.or_else(|| self.facts.entry(child?)).unwrap_or_default();
        let chosen = child.map(|child| self.names.subject(child)).unwrap_or_default();
        let more = vec![
            ("chosen", chosen.into()),
            ("capped", yes_or_no(most.is_some())),
            ("entry", entry.into()),
            ("answer", answered.into()),
        ];
        self.say(key, more)
    }
}
