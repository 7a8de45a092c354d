//! What a search of several players that backs up vectors did at a node, and the sentences about it.
//!
//! When a child has returned, the questions about its parent are asked while the tree is shown at the step that left
//! the child: how a tie is decided and what is pruned after each child; which child the player takes and which vector
//! the node returns after the last one, and only where the node is searched to its end.

use super::answer::Answer;
use super::context::Context;
use super::kind::{AfterChild, Fault, Judged, KindError, Shown};
use super::misconception::Misconception;
use super::subject::Question;
use crate::i18n::message_args::{MessageArgs, yes_or_no};
use crate::i18n::multi_player::{player_name, tie_rule_name};
use crate::i18n::styled_text::StyledText;
use crate::i18n::{MessageArg, args};
use crate::practice::quiz::HintStrength;
use poda_core::game::{Game, GameView};
use poda_core::score::{Bound, CutOn, Payoffs, Score, Turn};
use poda_core::search::TieRule;
use poda_core::trace::multi_player::{MultiPlayerView, OwnedBound};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId};
use strum::IntoStaticStr;

/// The children that a question compares.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Compared {
    /// The best so far and the next one.
    BestAndNext,
    /// All that have returned.
    All,
}

/// What a search of several players did at a node.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct PlayersFacts {
    /// The player to move at the node.
    pub player: usize,
    /// The player at the root.
    pub viewer: usize,
    /// Whether chance decides at the node.
    pub is_chance: bool,
    /// The children that the question compares, with the vectors that they returned.
    pub found: Vec<(NodeId, Payoffs)>,
    /// The children of `found` that were cut, with the most that the player can get by them. What they returned is no
    /// claim about that.
    pub capped: Vec<(NodeId, Score)>,
    /// The child that is taken; `None` at a chance node.
    pub taken: Option<NodeId>,
    pub rule: TieRule,
    pub vector: Option<Payoffs>,
    /// The test for a cutoff; `None` if the search prunes nothing.
    pub cut: Option<PayoffTest>,
}

/// The test for a cutoff in a search of vectors, after a child has returned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PayoffTest {
    /// What the player to move gets by the child.
    pub entry: Score,
    /// The most that the player can get at all.
    pub most: Score,
    /// The entry from which on the player above gives up the node, with that player; `None` if none does.
    pub above: Option<(Score, OwnedBound)>,
    /// Whether an entry that only equals the bound set above is not enough.
    pub is_strict: bool,
    pub cuts: bool,
}

impl PayoffTest {
    /// Returns whether the entry only equals a bound.
    pub fn is_tie(&self) -> bool {
        self.entry == self.most || self.above.is_some_and(|(bound, _)| bound == self.entry)
    }
}

impl PlayersFacts {
    /// Returns what the player to move gets by a child; `None` if it has not returned.
    pub fn entry(&self, child: NodeId) -> Option<Score> {
        self.found.iter().find(|(node, _)| *node == child).map(|(_, payoffs)| payoffs.of(self.player))
    }

    /// Returns the most that the player to move gets by a child that was cut; `None` if what it returned is certain.
    pub fn most_by(&self, child: NodeId) -> Option<Score> {
        self.capped.iter().find(|(node, _)| *node == child).map(|&(_, most)| most)
    }

    /// Returns whether another child gives the player as much as the one that is taken.
    pub fn is_tie(&self) -> bool {
        let Some(taken) = self.taken else { return false };
        let is_equal = |node| self.most_by(node).is_none() && self.entry(node) == self.entry(taken);
        self.found.iter().any(|&(node, _)| node != taken && is_equal(node))
    }

    /// Returns the greatest entry of each player among the children: what students get who take the best for everybody.
    pub fn mixed(&self) -> Option<Payoffs> {
        let vectors = self.found.iter().map(|(_, payoffs)| *payoffs);
        vectors.reduce(|best, other| {
            let greatest: Vec<Score> = best.entries().iter().zip(other.entries()).map(|(a, b)| (*a).max(*b)).collect();
            Payoffs::new(&greatest)
        })
    }

    /// Returns the average of the children with equal weights.
    pub fn unweighted(&self) -> Option<Payoffs> {
        Payoffs::weighted_mean(&self.found.iter().map(|(_, payoffs)| (1, *payoffs)).collect::<Vec<_>>()).ok()
    }
}

/// Returns what the search did at the step that answers the question; `None` if it backs up no vectors.
pub fn facts<G: Game>(recording: &Recording<G>, question: &Question, compared: Compared) -> Option<PlayersFacts> {
    let view = recording.vectors()?;
    let (trace, node) = (recording.trace(), question.node);
    let before = question.child.and_then(|_| trace.at(question.shown_step).best_child(node));
    let has_returned = |child: &NodeId| trace.left_at(*child).is_some_and(|left| left <= question.shown_step);
    let children: Vec<NodeId> = match compared {
        Compared::BestAndNext => {
            before.into_iter().chain(question.child.filter(|&child| Some(child) != before)).collect()
        }
        Compared::All => trace.children(node).filter(has_returned).collect(),
    };
    let found: Vec<_> = children.into_iter().filter_map(|child| Some((child, view.payoffs(child)?))).collect();
    let capped = found.iter().filter_map(|&(child, _)| Some((child, most_by_cut(&view, child)?))).collect();
    let is_chance = trace.turn(node) == Turn::Chance;
    // A tie is decided right after the child; what the node takes in the end, when it is left.
    let improves = question.child.filter(|&child| trace.improved_at(child).is_some());
    let so_far = improves.or(before).filter(|_| !is_chance);
    Some(PlayersFacts {
        player: view.mover(node),
        viewer: view.viewer(),
        is_chance,
        found,
        capped,
        taken: so_far,
        rule: view.ties().unwrap_or_default(),
        vector: view.payoffs(node),
        cut: question.child.and_then(|child| payoff_test(recording, &view, question, child)),
    })
}

/// Returns the most that the player above a node can get there, if a cut has left children of the node unsearched.
fn most_by_cut<G: Game>(view: &MultiPlayerView<'_, G>, node: NodeId) -> Option<Score> {
    let is_cut_short = view.bound(node) == Some(Bound::Lower);
    is_cut_short.then(|| view.cutoff(node)?.owner).flatten().map(|owner| owner.at_most)
}

/// Returns the test for a cutoff after a child has returned; `None` if the search prunes nothing.
fn payoff_test<G: Game>(
    recording: &Recording<G>,
    view: &MultiPlayerView<'_, G>,
    question: &Question,
    child: NodeId,
) -> Option<PayoffTest> {
    let (trace, node) = (recording.trace(), question.node);
    let (limits, player) = (view.limits()?, view.mover(node));
    let bound = trace.window(node)?.beta;
    let config = recording.config();
    let owner = view.set_bound(node);
    let improved_at = trace.improved_at(child).unwrap_or(question.shown_step);
    let may_follow_tie =
        config.payoffs.ties != TieRule::First && owner.is_some_and(|owner| owner.player != view.viewer());
    Some(PayoffTest {
        entry: view.payoffs(child)?.of(player),
        most: limits.most(player).ok()?,
        above: owner.map(|owner| (bound, owner)),
        is_strict: config.cut_on == CutOn::Strict || may_follow_tie,
        cuts: matches!(trace.event(improved_at + 1), Some(Event::Cutoff(_))),
    })
}

/// Returns what follows the return of a child at a node of a search of vectors.
pub fn after_child<'a, G: Game>(shown: &'a Shown<'_, G>) -> Option<(MultiPlayerView<'a, G>, &'a AfterChild)> {
    Some((shown.recording.vectors()?, shown.after.as_ref()?))
}

/// Returns the child that is the last of a node that is searched to its end and returns one of several vectors.
pub fn at_the_end<'a, G: Game>(shown: &'a Shown<'_, G>) -> Option<(MultiPlayerView<'a, G>, &'a AfterChild)> {
    let (view, after) = after_child(shown)?;
    let trace = shown.trace();
    let is_left = trace.event(after.continued_at) == Some(Event::Leave(after.node));
    let is_whole = is_left && view.bound(after.node) == Some(Bound::Exact);
    let is_choice = || 1 < trace.children(after.node).filter(|&child| view.payoffs(child).is_some()).count();
    (is_whole && is_choice()).then_some((view, after))
}

/// Returns whether the child is known to give the player to move as much as the best one so far, but another vector.
pub fn is_tie<G: Game>(shown: &Shown<'_, G>, view: &MultiPlayerView<'_, G>, after: &AfterChild) -> bool {
    let &AfterChild { node, child, is_chance, .. } = after;
    if is_chance || most_by_cut(view, child).is_some() {
        return false;
    }
    let vectors =
        shown.trace().at(shown.step).best_child(node).and_then(|best| view.payoffs(best)).zip(view.payoffs(child));
    vectors.is_some_and(|(best, other)| best != other && best.of(view.mover(node)) == other.of(view.mover(node)))
}

/// What is wrong with the child that an answer takes.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TakenError {
    /// It gives as much as the one that is taken, but the rule decides for that one.
    LaterTie(NodeId),
    /// It gives one of several players less than the one that is taken.
    LessForMover(NodeId),
}

impl KindError for TakenError {
    fn needs_numbers(self) -> bool {
        match self {
            Self::LaterTie(_) => true,
            Self::LessForMover(_) => false,
        }
    }
}

impl TakenError {
    pub const fn misconception(self) -> Misconception {
        match self {
            Self::LaterTie(_) => Misconception::Tie,
            Self::LessForMover(_) => Misconception::BestMove,
        }
    }
}

impl PlayersFacts {
    /// Returns the error in an answer that should be the child that is taken.
    pub fn error_of_taken(&self, answer: &Answer) -> Judged<TakenError> {
        let Answer::Node(chosen) = *answer else { return Some(Fault::WrongForm) };
        let Some(entry) = self.entry(chosen) else { return Some(Fault::NotAChoice(chosen)) };
        if self.taken == Some(chosen) {
            return None;
        }
        let is_equal = self.most_by(chosen).is_none() && self.taken.and_then(|taken| self.entry(taken)) == Some(entry);
        Some(Fault::Of(if is_equal { TakenError::LaterTie(chosen) } else { TakenError::LessForMover(chosen) }))
    }
}

/// The sentences about a question on a search of vectors.
pub struct PlayersSentences<'a, G: GameView> {
    pub context: &'a Context<'a, G>,
    pub facts: &'a PlayersFacts,
    /// What is asked, by which messages choose a variant.
    pub asked: &'static str,
}

impl<G: GameView> PlayersSentences<'_, G> {
    fn say(&self, key: &str, more: &[(&'static str, MessageArg)]) -> StyledText {
        self.context.names.words.styled(key, &[&self.args()[..], more].concat())
    }

    fn player(&self, player: usize) -> MessageArg {
        player_name(self.context.names.recording.root(), player).into()
    }

    /// Returns the arguments that all messages have.
    fn args(&self) -> MessageArgs {
        let (names, facts, node) = (&self.context.names, self.facts, self.context.question.node);
        Vec::from(args![
            asked = self.asked,
            node = names.moves_or_name(node),
            place = names.place(node),
            heading = names.caption_heading(node),
            where = if names.is_named(node) { "at" } else { "after" },
            player = self.player(facts.player),
            viewer = self.player(facts.viewer),
            rule = tie_rule_name(facts.rule),
        ])
    }

    /// Returns what the player gets by a child: of one that was cut, only that it is no more than a number.
    fn entry(&self, child: NodeId, returned: Score) -> MessageArg {
        self.facts.most_by(child).map_or_else(|| returned.into(), |most| format!("≤ {}", most.shown()).into())
    }

    /// Returns what the player gets by each child: `3 from D, 5 from E`; at a chance node, the vector of each outcome
    /// with its probability.
    fn listed(&self) -> MessageArg {
        let trace = self.context.names.recording.trace();
        let item = |(child, payoffs): &(NodeId, Payoffs)| {
            if !self.facts.is_chance {
                let entry = self.entry(*child, payoffs.of(self.facts.player));
                let args = args![entry, child = self.context.names.short_inline(*child)];
                return self.context.names.words.fill("players-item", &args);
            }
            let (weight, of) = trace.weight(*child).unwrap_or((1, 1));
            format!("{weight}/{of} · {}", payoffs.shown())
        };
        let between = if self.facts.is_chance { " + " } else { ", " };
        self.facts.found.iter().map(item).collect::<Vec<_>>().join(between).into()
    }

    /// Returns the question as a sentence.
    pub fn prompt(&self) -> StyledText {
        let root = self.context.names.recording.root();
        let count = root.players().map_or(0, |players| players.names.len());
        let order: Vec<String> = (0..count).map(|player| player_name(root, player)).collect();
        let found = self.facts.found.iter().map(|(child, _)| self.context.names.short_inline(*child));
        let entry = self.facts.taken.and_then(|taken| self.facts.entry(taken)).unwrap_or_default();
        let more = args![order = order.join(", "), children = found.collect::<Vec<_>>().join(", "), entry];
        self.say("players-ask", &more)
    }

    /// Returns why the right answer is right.
    pub fn explanation(&self) -> StyledText {
        let (names, facts) = (&self.context.names, self.facts);
        let taken = facts.taken.map(|taken| names.short_inline(taken)).unwrap_or_default();
        let vector = facts.vector.map(|vector| vector.shown()).unwrap_or_default();
        let more = args![list = self.listed(), tie = yes_or_no(facts.is_tie()), taken, vector];
        self.say("players-why", &more)
    }

    /// Returns why the node is not cut.
    pub fn not_cut(&self, test: &PayoffTest) -> StyledText {
        self.say("players-why-no-cut", &self.test_args(test))
    }

    fn test_args(&self, test: &PayoffTest) -> MessageArgs {
        let mut args = Vec::from(args![
            entry =
                self.context.question.child.map_or_else(|| test.entry.into(), |child| self.entry(child, test.entry)),
            most = test.most,
            above = if test.above.is_none() {
                "no"
            } else if test.is_strict {
                "strict"
            } else {
                "yes"
            },
        ]);
        let (bound, owner) = test.above.map_or((Score::ZERO, None), |(bound, owner)| (bound, Some(owner)));
        args.extend(args![
            bound,
            owner = owner.map_or_else(|| String::new().into(), |owner| self.player(owner.player)),
            at = owner.map(|owner| self.context.names.place(owner.node)).unwrap_or_default(),
            has = owner.map_or(Score::ZERO, |owner| owner.has),
        ]);
        args
    }

    pub fn hint(&self, strength: HintStrength) -> StyledText {
        match strength {
            HintStrength::Where => self.say("players-hint-where", &[]),
            HintStrength::Rule => self.say("players-hint-rule", &[]),
            HintStrength::Numbers => self.say("players-hint-numbers", &args![list = self.listed()]),
        }
    }

    /// Returns a hint with the numbers of the test for a cutoff.
    pub fn hint_of_cut(&self, test: &PayoffTest) -> StyledText {
        self.say("players-hint-numbers-cut", &self.test_args(test))
    }

    /// Returns what is wrong with an answer. `child` is the child that it names, or whose vector it is.
    pub fn slip(&self, key: &str, child: Option<NodeId>, answer: &Answer) -> StyledText {
        let answered = if let Answer::Vector(vector) = answer { vector.shown() } else { String::new() };
        let most = child.and_then(|child| self.facts.most_by(child));
        let entry = most.or_else(|| self.facts.entry(child?)).unwrap_or_default();
        let chosen = child.map(|child| self.context.names.move_subject(child)).unwrap_or_default();
        let more = args![chosen, capped = yes_or_no(most.is_some()), entry, answer = answered];
        self.say(key, &more)
    }

    /// Returns what is wrong with the child that an answer takes.
    pub fn taken_slip(&self, error: TakenError, answer: &Answer) -> StyledText {
        match error {
            TakenError::LaterTie(chosen) => self.slip("players-slip-tie", Some(chosen), answer),
            TakenError::LessForMover(chosen) => self.slip("players-slip-less", Some(chosen), answer),
        }
    }

    pub fn not_a_choice(&self, chosen: NodeId, answer: &Answer) -> StyledText {
        self.slip("players-slip-not-a-choice", Some(chosen), answer)
    }
}
