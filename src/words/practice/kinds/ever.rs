//! Which leaves can be pruned for some values of the leaves, and which cannot. Asked when the root has been entered, if
//! the kind is chosen.
//!
//! These questions are about explicit trees that are small enough to be drawn on paper. The answers come from
//! [`pruning_values`].

use crate::i18n::args;
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
use poda_core::search::ever::pruning_values;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Story, Trace};
use strum::IntoStaticStr;

#[derive(Clone, Debug, PartialEq)]
pub struct Ever {
    /// Every leaf from left to right, and whether values can prune it.
    pub fates: Vec<(NodeId, Fate)>,
}

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum EverError {
    /// It leaves out a leaf that some values prune.
    CanBePruned(NodeId),
    /// It includes a leaf that no values prune.
    NeverPruned(NodeId),
}

impl KindError for EverError {
    fn needs_numbers(self) -> bool {
        false
    }
}

impl Kind for Ever {
    type Error = EverError;

    const ORDER: u8 = 90;
    const MISCONCEPTIONS: &'static [Misconception] = &[];

    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        if shown.entered() == Some(NodeId::ROOT) { question(shown.recording) } else { None }
    }

    fn choices<G: Game>(recording: &Recording<G>, _: &Question, most: usize) -> Vec<NodeId> {
        leaves(recording.trace()).take(most).collect()
    }

    fn accepted<G: Game>(recording: &Recording<G>, _: &Question) -> Vec<Answer> {
        fates(recording).map(|fates| Answer::Children(prunable(&fates).collect())).into_iter().collect()
    }

    fn of<G: Game>(recording: &Recording<G>, _: &Question) -> Self {
        Self { fates: fates(recording).unwrap_or_default() }
    }

    fn error<G: Game>(&self, recording: &Recording<G>, _: &Question, answer: &Answer) -> Judged<EverError> {
        let right: Vec<_> = prunable(&self.fates).collect();
        error_of_leaves(recording, &right, answer, [EverError::CanBePruned, EverError::NeverPruned])
    }

    fn misconception(&self, error: EverError) -> Misconception {
        match error {
            EverError::CanBePruned(_) => Misconception::MissedCut,
            EverError::NeverPruned(_) => Misconception::ExcessCut,
        }
    }

    fn tested<G: Game>(&self, _: &Recording<G>) -> Misconceptions {
        [Misconception::MissedCut, Misconception::ExcessCut].into()
    }

    fn prompt<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        prompt_about_values(context, "practice-ask-ever")
    }

    /// Returns which leaves can be pruned, and why the others cannot.
    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        let pruned = prunable(&self.fates);
        let args = args![count = pruned.clone().count(), names = context.leaf_names(pruned)];
        let said = context.say("practice-why-ever", &args);
        Reason::ALL.into_iter().fold(said, |said, reason| {
            let visited = self.fates.iter().filter(move |(_, fate)| *fate == Fate::Visited(reason));
            let mut of_reason = visited.map(|(leaf, _)| *leaf).peekable();
            if of_reason.peek().is_none() { said } else { said.then(never_pruned(context, reason, of_reason)) }
        })
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: EverError, _: &Answer) -> StyledText {
        match error {
            EverError::CanBePruned(leaf) | EverError::NeverPruned(leaf) => self.fate(context, leaf),
        }
    }

    fn not_a_choice<G: GameView>(&self, context: &Context<'_, G>, chosen: NodeId, _: &Answer) -> StyledText {
        context.about("practice-slip-not-a-leaf", chosen)
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        match strength {
            HintStrength::Where => context.hint("practice-hint-where-ever", &[]),
            HintStrength::Rule => {
                let cut_on = context.names.recording.config().cut_on;
                let relation = |player| cut_on.relation(player).into();
                let relations = vec![("lower", relation(Player::Max)), ("upper", relation(Player::Min))];
                context.hint("practice-hint-rule-ever", &relations)
            }
            HintStrength::Numbers => {
                let counts = args![count = prunable(&self.fates).count(), of = self.fates.len()];
                context.hint("practice-hint-numbers-ever", &counts)
            }
        }
    }
}

/// Returns the question about which leaves can be pruned for some values; `None` if it is [not asked](fates).
pub fn question<G: Game>(recording: &Recording<G>) -> Option<Question> {
    let step = recording.trace().entered_at(NodeId::ROOT)?;
    fates(recording).map(|_| Question::at_once(QuestionKind::Ever, NodeId::ROOT, step))
}

impl Ever {
    /// Returns whether a leaf can be pruned: an example of values that prune it, or the reason why no values do.
    fn fate<G: GameView>(&self, context: &Context<'_, G>, leaf: NodeId) -> StyledText {
        match self.fates.iter().find(|(other, _)| *other == leaf) {
            Some((_, Fate::Pruned { by })) => {
                let least = by.iter().map(|(_, value)| *value).reduce(Score::min).unwrap_or_default();
                let of = |is_least| by.iter().filter(move |(_, value)| (*value == least) == is_least);
                let names = |is_least| context.leaf_names(of(is_least).map(|(leaf, _)| *leaf));
                let greatest = of(false).map(|(_, value)| *value).next().unwrap_or_default();
                let args = args![
                    leaf = context.names.subject(leaf),
                    lows = names(true),
                    low_count = of(true).count(),
                    low = least,
                    highs = names(false),
                    high_count = of(false).count(),
                    high = greatest,
                ];
                context.say("practice-slip-can-be-pruned", &args)
            }
            Some((_, Fate::Visited(reason))) => never_pruned(context, *reason, [leaf].into_iter()),
            None => StyledText::default(),
        }
    }
}

/// Returns why these leaves are visited for all values of the leaves.
fn never_pruned<G: GameView>(
    context: &Context<'_, G>,
    reason: Reason,
    mut leaves: impl Iterator<Item = NodeId>,
) -> StyledText {
    let reason = match reason {
        Reason::IsFirst => "first",
        Reason::OneBound(Player::Max) => "alpha",
        Reason::OneBound(Player::Min) => "beta",
        Reason::StaysOpen => "open",
    };
    // The sentence begins with the list.
    let first = leaves.next().map(|leaf| context.names.move_subject(leaf));
    let names: Vec<_> = first.into_iter().chain(leaves.map(|leaf| context.names.inline(leaf))).collect();
    let args = args![reason, names = names.join(", ")];
    context.say("practice-why-never-pruned", &args)
}

/// The greatest number of nodes of a tree in such a question. Each node may take two searches of the tree.
const MAX_NODES: usize = 500;

/// Whether a leaf can be pruned.
#[derive(Clone, Debug, PartialEq)]
pub enum Fate {
    /// Some values prune it. An example are these values of the leaves before it.
    Pruned {
        /// The leaves before the pruned branch, and their values.
        by: Vec<(NodeId, Score)>,
    },
    /// It is visited for all values of the leaves.
    Visited(Reason),
}

/// Why a leaf is visited for all values of the leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// No leaf comes before it.
    IsFirst,
    /// Before the leaf, only this player chooses between values, so that the window has only one finite bound on the
    /// path to it.
    OneBound(Player),
    /// No values close the window on the path to it.
    StaysOpen,
}

impl Reason {
    pub const ALL: [Self; 4] =
        [Self::IsFirst, Self::OneBound(Player::Max), Self::OneBound(Player::Min), Self::StaysOpen];
}

/// Returns, for every leaf from left to right, whether it can be pruned. Returns `None` if the question is not asked:
/// for a game by its rules, a large tree, a tree with a leaf whose value is not a number, and a search for which it
/// [cannot be decided](poda_core::search::ever::can_decide).
pub fn fates<G: Game>(recording: &Recording<G>) -> Option<Vec<(NodeId, Fate)>> {
    let trace = recording.trace();
    let is_tree = recording.root().is_explicit_tree() && trace.kind(NodeId::ROOT) == NodeKind::Inner;
    if !is_tree || MAX_NODES < trace.node_count() {
        return None;
    }
    if !leaves(trace).all(|leaf| recording.evaluation(leaf).score().is_finite()) {
        return None;
    }
    // For each node, the branch above it that values prune, and those values by ply.
    let mut pruned: Vec<Option<(NodeId, Vec<Score>)>> = Vec::with_capacity(trace.node_count());
    for node in trace.nodes() {
        let parent = trace.parent(node);
        let above = parent.and_then(|parent| pruned[parent.index()].clone());
        let is_first = parent.is_none_or(|parent| trace.children(parent).next() == Some(node));
        pruned.push(if above.is_some() || is_first {
            above
        } else {
            pruning_values(recording.config(), recording.root(), &recording.moves_to(node)).ok()?.map(|by| (node, by))
        });
    }
    let fate = |leaf: NodeId| match &pruned[leaf.index()] {
        Some((branch, by_ply)) => Fate::Pruned { by: leaves_before(trace, *branch, by_ply) },
        None => Fate::Visited(reason(recording, leaf)),
    };
    Some(leaves(trace).map(|leaf| (leaf, fate(leaf))).collect())
}

/// Returns the leaves that some values prune, from left to right.
pub fn prunable(fates: &[(NodeId, Fate)]) -> impl Iterator<Item = NodeId> + Clone {
    fates.iter().filter(|(_, fate)| matches!(fate, Fate::Pruned { .. })).map(|(leaf, _)| *leaf)
}

/// Returns the leaves to the left of a branch. Each has the value of the ply at which its path leaves the path to the
/// branch.
fn leaves_before(trace: &Trace, branch: NodeId, by_ply: &[Score]) -> Vec<(NodeId, Score)> {
    let value = |leaf| {
        let common = trace.ancestors(leaf).find(|&above| trace.is_within(branch, above))?;
        Some((leaf, *by_ply.get(trace.ply(common))?))
    };
    leaves(trace).take_while(|&leaf| leaf < branch).filter_map(value).collect()
}

fn reason<G: Game>(recording: &Recording<G>, leaf: NodeId) -> Reason {
    let trace = recording.trace();
    let has_sibling_before =
        |&node: &NodeId| trace.parent(node).is_some_and(|parent| trace.children(parent).next() != Some(node));
    let mut turns = trace.ancestors(leaf).filter(has_sibling_before).filter_map(|node| trace.parent(node));
    let Some(first) = turns.next().map(|parent| trace.turn(parent)) else { return Reason::IsFirst };
    let is_open = |player| trace.bounds == Interval::UNKNOWN && !recording.config().window.limit(player).is_finite();
    match first {
        Turn::Player(player) if is_open(player) && turns.all(|parent| trace.turn(parent) == first) => {
            Reason::OneBound(player)
        }
        Turn::Player(_) | Turn::Chance => Reason::StaysOpen,
    }
}
