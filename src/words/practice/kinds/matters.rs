//! Which leaves of a tree matter for the move at the root: a leaf matters if some other value of it, with all else
//! equal, changes the best move. Of several best moves, the first is played. Asked after the last step, if the kind is
//! chosen.
//!
//! The answer is exact. The value of a root's child never falls while the value of a leaf below it rises, so the move
//! depends on the leaf if and only if the least and the greatest value of the leaf lead to different moves. What the
//! search prunes does not count: all values are those of the whole tree.

use crate::i18n::args;
use crate::i18n::message_args::interval_in_words;
use crate::i18n::styled_text::StyledText;
use crate::practice::answer::Answer;
use crate::practice::context::Context;
use crate::practice::kind::{Judged, Kind, KindError, Shown};
use crate::practice::leaves::{error_of_leaves, leaves, prompt_about_values};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::quiz::HintStrength;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::score::{Interval, Player, Score, Turn};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Trace};
use strum::IntoStaticStr;

#[derive(Clone, Debug, PartialEq)]
pub struct Matters {
    pub influences: Influences,
}

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum MattersError {
    /// It leaves out a leaf that matters for the move.
    Matters(NodeId),
    /// It includes a leaf that does not matter for the move.
    MattersNot(NodeId),
}

impl KindError for MattersError {
    fn needs_numbers(self) -> bool {
        false
    }
}

impl Kind for Matters {
    type Error = MattersError;

    const ORDER: u8 = 120;
    const MISCONCEPTIONS: &'static [Misconception] = &[];

    /// Hidden values of pruned leaves stay hidden.
    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        let is_over = shown.trace().event(shown.step) == Some(Event::Leave(NodeId::ROOT));
        if is_over && !shown.hides_values { question(shown.recording) } else { None }
    }

    fn choices<G: Game>(recording: &Recording<G>, _: &Question, most: usize) -> Vec<NodeId> {
        leaves(recording.trace()).take(most).collect()
    }

    fn accepted<G: Game>(recording: &Recording<G>, _: &Question) -> Vec<Answer> {
        let leaves = influences(recording).map(|influences| influences.that_matter().collect());
        leaves.map(Answer::Children).into_iter().collect()
    }

    fn of<G: Game>(recording: &Recording<G>, _: &Question) -> Self {
        let nothing = || Influences { best: NodeId::ROOT, leaves: Vec::new() };
        Self { influences: influences(recording).unwrap_or_else(nothing) }
    }

    fn error<G: Game>(&self, recording: &Recording<G>, _: &Question, answer: &Answer) -> Judged<MattersError> {
        let right: Vec<_> = self.influences.that_matter().collect();
        error_of_leaves(recording, &right, answer, [MattersError::Matters, MattersError::MattersNot])
    }

    fn misconception(&self, error: MattersError) -> Misconception {
        match error {
            MattersError::Matters(_) | MattersError::MattersNot(_) => Misconception::BestMove,
        }
    }

    fn tested<G: Game>(&self, _: &Recording<G>) -> Misconceptions {
        [Misconception::BestMove].into()
    }

    fn prompt<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        prompt_about_values(context, "practice-ask-matters")
    }

    /// Returns which leaves matter for the move, with an example for each of the root's other moves, and why the others
    /// do not.
    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        let that_matter = self.influences.that_matter();
        let args = args![
            count = that_matter.clone().count(),
            names = context.leaf_names(that_matter.clone()),
            played = context.names.short_inline(self.influences.best),
        ];
        let mut said = context.say("practice-why-matters", &args);
        let mut told: Vec<Influence> = Vec::new();
        for &(leaf, influence) in &self.influences.leaves {
            let is_told = told.iter().any(|&other| match (influence, other) {
                // An example for each move that could become the best one.
                (Influence::Changes { best, .. }, Influence::Changes { best: other, .. }) => best == other,
                (influence, other) => influence == other,
            });
            if is_told {
                continue;
            }
            told.push(influence);
            said = said.then(match influence {
                Influence::Changes { .. } => self.influence_sentence(context, leaf),
                Influence::Keeps { .. } => self.matters_not(context, influence),
            });
        }
        said
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: MattersError, _: &Answer) -> StyledText {
        match error {
            MattersError::Matters(leaf) | MattersError::MattersNot(leaf) => self.influence_sentence(context, leaf),
        }
    }

    fn not_a_choice<G: GameView>(&self, context: &Context<'_, G>, chosen: NodeId, _: &Answer) -> StyledText {
        context.about("practice-slip-not-a-leaf", chosen)
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        match strength {
            HintStrength::Where => context.hint("practice-hint-where-matters", &[]),
            HintStrength::Rule => context.hint("practice-hint-rule-matters", &[]),
            HintStrength::Numbers => {
                let counts = args![
                    count = self.influences.that_matter().count(),
                    of = self.influences.leaves.len(),
                    played = context.names.short_inline(self.influences.best),
                ];
                context.hint("practice-hint-numbers-matters", &counts)
            }
        }
    }
}

/// Returns the question about which leaves matter for the move; `None` if it is [not asked](influences).
pub fn question<G: Game>(recording: &Recording<G>) -> Option<Question> {
    let step = recording.trace().left_at(NodeId::ROOT)?;
    influences(recording).map(|_| Question::at_once(QuestionKind::Matters, NodeId::ROOT, step))
}

impl Matters {
    /// Returns whether a leaf matters for the move: a value with which another move is best, or why it does not.
    fn influence_sentence<G: GameView>(&self, context: &Context<'_, G>, leaf: NodeId) -> StyledText {
        match self.influences.leaves.iter().find(|(other, _)| *other == leaf) {
            Some((_, Influence::Changes { value, best })) => {
                let args = args![
                    leaf = context.names.place(leaf),
                    value = *value,
                    instead = context.names.short_inline(*best),
                    played = context.names.short_inline(self.influences.best),
                ];
                context.say("practice-matters", &args)
            }
            Some((_, keeps @ Influence::Keeps { .. })) => self.matters_not(context, *keeps),
            None => StyledText::default(),
        }
    }

    /// Returns why the leaves with this influence do not matter.
    fn matters_not<G: GameView>(&self, context: &Context<'_, G>, influence: Influence) -> StyledText {
        let Influence::Keeps { below, range } = influence else { return StyledText::default() };
        let leaves: Vec<_> =
            self.influences.leaves.iter().filter(|(_, other)| *other == influence).map(|(leaf, _)| *leaf).collect();
        let args = args![
            count = leaves.len(),
            names = context.leaf_names(leaves.into_iter()),
            below = context.names.place(below),
            range = interval_in_words(context.names.words, range),
            played = context.names.short_inline(self.influences.best),
        ];
        context.say("practice-matters-not", &args)
    }
}

/// The greatest number of nodes of a tree in such a question.
const MAX_NODES: usize = 500;

/// The influence of a leaf on the best move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Influence {
    /// It matters: with this value, another move is the best one.
    Changes {
        value: Score,
        /// The best move with that value.
        best: NodeId,
    },
    Keeps {
        /// The root's child above the leaf, or the leaf itself.
        below: NodeId,
        /// The values that this child can have, for all values of the leaf.
        range: Interval,
    },
}

/// The best move, and the influence of every leaf on it, from left to right.
#[derive(Clone, Debug, PartialEq)]
pub struct Influences {
    pub best: NodeId,
    pub leaves: Vec<(NodeId, Influence)>,
}

impl Influences {
    /// Returns the leaves that matter, from left to right.
    pub fn that_matter(&self) -> impl Iterator<Item = NodeId> + Clone {
        self.leaves
            .iter()
            .filter(|(_, influence)| matches!(influence, Influence::Changes { .. }))
            .map(|(leaf, _)| *leaf)
    }
}

/// Returns the influence of every leaf on the best move. Returns `None` if the question is not asked: for a game by its
/// rules, a large tree, a root with fewer than two moves or at which chance decides, a tree with a leaf whose value is
/// not a number, and a search that is not carried out by hand, not in the tree's own order, or about several players.
pub fn influences<G: Game>(recording: &Recording<G>) -> Option<Influences> {
    let (trace, config) = (recording.trace(), recording.config());
    let is_asked = recording.root().is_explicit_tree()
        && trace.node_count() <= MAX_NODES
        && trace.has_choice(NodeId::ROOT)
        && trace.turn(NodeId::ROOT) != Turn::Chance
        && config.algorithm.is_done_by_hand()
        && recording.multi_player().is_none()
        && config.is_plain()
        && leaves(trace).all(|leaf| recording.evaluation(leaf).score().is_finite());
    let tree = if is_asked { WholeTree::of(recording)? } else { return None };
    let leaves: Option<Vec<_>> = leaves(trace).map(|leaf| Some((leaf, tree.influence(leaf)?))).collect();
    Some(Influences { best: tree.move_with(None), leaves: leaves? })
}

/// The exact values of all nodes.
struct WholeTree<'a> {
    trace: &'a Trace,
    bounds: Interval,
    values: Vec<Score>,
}

impl<'a> WholeTree<'a> {
    /// Returns `None` if a mean has too many digits to be exact.
    fn of<G: Game>(recording: &'a Recording<G>) -> Option<Self> {
        let trace = recording.trace();
        let mut tree = Self { trace, bounds: recording.root().bounds(), values: vec![Score::ZERO; trace.node_count()] };
        // Children come after their parents.
        for node in trace.nodes().collect::<Vec<_>>().into_iter().rev() {
            tree.values[node.index()] = match trace.kind(node) {
                NodeKind::Inner => tree.value(node, None)?,
                NodeKind::Leaf(_) => recording.evaluation(node).score(),
            };
        }
        Some(tree)
    }

    fn value_in(&self, node: NodeId, replaced: Option<(NodeId, Score)>) -> Score {
        replaced.filter(|&(other, _)| other == node).map_or(self.values[node.index()], |(_, value)| value)
    }

    /// Returns the value of an inner node by the values of its children, one of which may be replaced.
    fn value(&self, node: NodeId, replaced: Option<(NodeId, Score)>) -> Option<Score> {
        let of = |child| self.value_in(child, replaced);
        let children = self.trace.children(node);
        match self.trace.turn(node) {
            Turn::Player(player) => children.map(of).reduce(|best, value| player.better_of(best, value)),
            Turn::Chance => {
                let terms: Option<Vec<_>> =
                    children.map(|child| Some((self.trace.weight(child)?.0, of(child)))).collect();
                Score::weighted_mean(terms?).ok()
            }
        }
    }

    /// Returns the first of the best moves at the root; one of the root's children may have another value.
    fn move_with(&self, replaced: Option<(NodeId, Score)>) -> NodeId {
        let of = |child| self.value_in(child, replaced);
        let player = self.trace.player(NodeId::ROOT);
        let better = |best: NodeId, child: NodeId| if player.prefers(of(child), of(best)) { child } else { best };
        self.trace.children(NodeId::ROOT).reduce(better).unwrap_or(NodeId::ROOT)
    }

    /// Returns the root's child above a leaf, and the value that it would have.
    fn at_the_root(&self, leaf: NodeId, value: Score) -> Option<(NodeId, Score)> {
        let (mut node, mut value) = (leaf, value);
        while let Some(parent) = self.trace.parent(node).filter(|&parent| parent != NodeId::ROOT) {
            value = self.value(parent, Some((node, value)))?;
            node = parent;
        }
        Some((node, value))
    }

    fn influence(&self, leaf: NodeId) -> Option<Influence> {
        let with = |value| Some(self.move_with(Some(self.at_the_root(leaf, value)?)));
        let best = self.move_with(None);
        let ends = [self.bounds.low, self.bounds.high];
        let (low, high) = (self.at_the_root(leaf, ends[0])?, self.at_the_root(leaf, ends[1])?);
        let Some(end) = ends.into_iter().find(|&end| with(end).is_some_and(|mv| mv != best)) else {
            return Some(Influence::Keeps { below: low.0, range: Interval { low: low.1, high: high.1 } });
        };
        // The nearest value that is easy to say: that of another leaf, the next number, or a number as far away as is
        // necessary.
        let own = self.values[leaf.index()].get();
        let one = Score::from(1);
        let near = |leaf: NodeId| {
            let value = self.values[leaf.index()];
            [value, value.plus(one), value.plus(Player::Min.view(one))]
        };
        let mut near: Vec<Score> = leaves(self.trace).flat_map(near).collect();
        near.sort_by(|a, b| (a.get() - own).abs().total_cmp(&(b.get() - own).abs()));
        let toward = if end.get() < own { -1.0 } else { 1.0 };
        let far = (1..50).filter_map(|power| Score::new(own + toward * f64::powi(2.0, power)));
        let is_allowed = |value: &Score| ends[0] <= *value && *value <= ends[1];
        let values = near.into_iter().chain(far).filter(is_allowed).chain([end]);
        let (value, best) = values.filter_map(|value| Some((value, with(value)?))).find(|&(_, mv)| mv != best)?;
        Some(Influence::Changes { value, best })
    }
}
