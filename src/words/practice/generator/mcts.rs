//! Generates an exercise on Monte Carlo tree search: a small tree and settings that follow from a seed and from
//! [`MctsWishes`], with guaranteed contents.
//!
//! The same seed and wishes always give the same exercise. All numbers come from one [`SplitMix64`] with the seed, as
//! in the [module above](super). Up to [`MCTS_DRAFTS`] drafts are made, and the first one is used that fulfills the
//! wishes and does not depend on rounding. A draft is
//!
//! 1. a tree, drafted as in the module above: even, of [`TREE_NODES`] nodes at most, with leaves from 0 to 10. These
//!    are also its bounds, so that a result r counts as r/10;
//! 2. the number of iterations, `least` + draw(`most` − `least` + 1);
//! 3. c, draw(4) of ½, 1, 1.4 and 2;
//! 4. the seed of the search, draw(1,000,000);
//! 5. with priors, those of the moves of each inner node, in the order of the nodes: tenths that add up to 1, of which
//!    each move has one, and each of the others goes to draw(k) of the k moves.
//!
//! A draft *does not depend on rounding* if, whenever a child is selected, its sum exceeds every other by more than
//! [`ROUNDING`], or equals it up to the last bit; and if the final decision is not a tie. With priors, equal sums are
//! those of a node whose children have no visits.

use super::generate::NotGenerated;
use super::impossible::Impossible;
use super::tree::{TreeDraft, TreeShape};
use crate::practice::mcts::decision::decision_value;
use poda_core::document::recorder::record_mcts;
use poda_core::document::wishes::{NumberRange, TreeWishes, WishedGame, Wishes};
use poda_core::document::{Document, check_mcts};
use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_core::score::{Interval, Player, Score};
use poda_core::search::mcts::{MctsConfig, SelectionTerm};
use poda_core::search::setting::{FlagGroup, SettingRow};
use poda_core::search::split_mix_64::SplitMix64;
use poda_core::trace::limits::Limits;
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Step, Story};
use serde::Serialize;

/// The greatest number of drafts.
pub const MCTS_DRAFTS: usize = 20_000;
/// The greatest number of nodes of a tree, so that each has a letter.
pub const TREE_NODES: usize = 26;
/// The maximum change of the difference between two sums if they are computed from numbers rounded to two decimal
/// places.
pub const ROUNDING: f64 = 0.02;
/// The difference below which two sums are called near.
pub const NEAR: f64 = 0.05;

const EXPLORATIONS: [f64; 4] = [0.5, 1.0, 1.4, 2.0];
const VALUES: NumberRange<i32> = NumberRange { min: 0, max: 10 };
const SEEDS: u64 = 1_000_000;

/// The wishes for an exercise on Monte Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MctsWishes {
    pub plies: usize,
    /// The number of children of an inner node.
    pub branching: NumberRange<usize>,
    /// The side to move at the root.
    pub first: Player,
    pub iterations: NumberRange<u32>,
    /// The settings that are not drawn: how children are selected, and how a move is decided on.
    pub search: MctsConfig,
    /// Whether a child must be selected because of its bonus, although another has a better mean.
    pub exploration: bool,
    /// Whether a selected child's sum must exceed the next one by less than [`NEAR`] and more than [`ROUNDING`].
    pub near_tie: bool,
    /// Whether a leaf at which the game is over must be reached again.
    pub terminal_again: bool,
}

impl MctsWishes {
    pub const PLIES: NumberRange<usize> = NumberRange { min: 2, max: 3 };
    pub const ITERATIONS: NumberRange<u32> = NumberRange { min: 6, max: 12 };

    /// Checks that an exercise may be of this size.
    ///
    /// # Errors
    /// The number that is out of its range.
    pub fn check(&self) -> Result<(), Impossible> {
        check_range("depth", self.plies, Self::PLIES)?;
        let NumberRange { min, max } = Self::ITERATIONS;
        let range = NumberRange { min: min as usize, max: max as usize };
        check_range("iterations", self.iterations.min as usize, range)?;
        check_range("iterations", self.iterations.max as usize, range)
    }

    /// Returns the rows of the settings that are not drawn.
    pub fn settings() -> impl Iterator<Item = &'static SettingRow<MctsConfig>> {
        MctsConfig::SETTINGS.iter().filter(|row| row.flag == Some(FlagGroup::Drafted))
    }

    fn draft(&self) -> (TreeWishes, Wishes) {
        let tree = TreeWishes { branching: self.branching, values: VALUES, first: self.first, ..TreeWishes::default() };
        (tree, Wishes { game: WishedGame::Tree(tree), depth: Some(self.plies), ..Wishes::default() })
    }
}

impl Default for MctsWishes {
    fn default() -> Self {
        Self {
            plies: 2,
            branching: NumberRange { min: 2, max: 3 },
            first: Player::Max,
            iterations: Self::ITERATIONS,
            search: MctsConfig::default(),
            exploration: false,
            near_tie: false,
            terminal_again: false,
        }
    }
}

/// The contents of a Monte Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub struct MctsContents {
    pub iterations: usize,
    /// The number of selections among several children.
    pub selections: usize,
    /// The number of selections of a child without the best mean.
    pub exploration: usize,
    /// The number of selections in which the sum exceeds the next one by less than [`NEAR`] and more than [`ROUNDING`].
    pub near_ties: usize,
    /// The number of times that a leaf at which the game is over is reached again.
    pub terminal_again: usize,
}

impl MctsContents {
    /// Counts the contents of a search.
    pub fn of(recording: &SampledTree<AnyGame>) -> Self {
        let mut contents = Self { iterations: recording.iteration_count(), ..Self::default() };
        for step in 1..=recording.len() {
            let is_at_the_end = matches!(recording.event(step + 1), Some(SampledEvent::Rollout(_)));
            let selected = recording.selected_at(step);
            let is_again = selected.is_some_and(|child| 0 < recording.statistics(child, step).visits);
            contents.terminal_again += usize::from(is_at_the_end && is_again);
        }
        for selection in SelectedChild::all(recording) {
            contents.selections += 1;
            contents.exploration += usize::from(selection.is_exploration);
            contents.near_ties += usize::from(ROUNDING < selection.margin && selection.margin < NEAR);
        }
        contents
    }

    pub const fn fulfills(&self, wishes: &MctsWishes) -> bool {
        (!wishes.exploration || 0 < self.exploration)
            && (!wishes.near_tie || 0 < self.near_ties)
            && (!wishes.terminal_again || 0 < self.terminal_again)
    }
}

/// The selection of one of several children.
struct SelectedChild {
    /// The difference between its sum and the next one.
    margin: f64,
    /// Whether another child has a better mean.
    is_exploration: bool,
    /// Whether no child has been visited.
    is_first: bool,
}

impl SelectedChild {
    fn all(recording: &SampledTree<AnyGame>) -> impl Iterator<Item = Self> {
        (1..=recording.len()).filter_map(|step| Self::at(recording, step))
    }

    fn at(recording: &SampledTree<AnyGame>, step: Step) -> Option<Self> {
        let (terms, selected) = (recording.terms(step), recording.selected_at(step)?);
        let is_first = terms.iter().all(|term| term.statistics.visits == 0);
        let (own, others): (Vec<_>, Vec<_>) = terms.into_iter().partition(|term| term.child == selected);
        let own = own.first()?;
        let greatest = |value: fn(&SelectionTerm<NodeId>) -> f64| others.iter().map(value).reduce(f64::max);
        let (mean, sum) = (greatest(|term| term.mean)?, greatest(SelectionTerm::sum)?);
        Some(Self { margin: own.sum() - sum, is_exploration: own.mean < mean, is_first })
    }
}

/// A generated exercise on Monte Carlo tree search.
#[derive(Clone, Debug, PartialEq)]
pub struct GeneratedMcts {
    pub seed: u64,
    /// The exercise. It has no title and no notes, because these depend on the language.
    pub document: Document,
    pub contents: MctsContents,
}

/// Generates the exercise of a seed that fulfills the wishes.
///
/// # Errors
/// The reason if there is no such exercise.
///
/// ```
/// use poda_words::practice::generator::{MctsWishes, generate_mcts};
///
/// let wishes = MctsWishes { exploration: true, ..MctsWishes::default() };
/// let exercise = generate_mcts(42, &wishes).unwrap();
/// assert!(1 <= exercise.contents.exploration);
/// assert_eq!(generate_mcts(42, &wishes), Ok(exercise));
/// ```
pub fn generate_mcts(seed: u64, wishes: &MctsWishes) -> Result<GeneratedMcts, NotGenerated> {
    wishes.check().map_err(|reason| NotGenerated::Impossible(vec![reason]))?;
    let rng = &mut SplitMix64::new(seed);
    let found = (0..MCTS_DRAFTS).find_map(|_| {
        let (position, config) = draft(wishes, rng)?;
        let scale = check_mcts(&position, &config).ok()?;
        let recording = record_mcts(&config, scale, &position, Limits::nodes(TREE_NODES + 1), &());
        let contents = MctsContents::of(&recording);
        let is_found = contents.fulfills(wishes) && nothing_hangs_on_rounding(&recording);
        let document = || Document::of_position(position).searched_by(config);
        is_found.then(|| GeneratedMcts { seed, document: document(), contents })
    });
    found.ok_or(NotGenerated::AllRejected { tried: MCTS_DRAFTS })
}

/// Checks that a wished number is within its range.
const fn check_range(name: &'static str, number: usize, range: NumberRange<usize>) -> Result<(), Impossible> {
    let NumberRange { min, max } = range;
    if min <= number && number <= max { Ok(()) } else { Err(Impossible::OutOfRange { name, min, max }) }
}

fn draft(wishes: &MctsWishes, rng: &mut SplitMix64) -> Option<(AnyGame, MctsConfig)> {
    let (tree_wishes, all_wishes) = wishes.draft();
    let shape = TreeShape::draw(&tree_wishes, wishes.plies, rng)?;
    let is_small = shape.children.len() <= TREE_NODES;
    let drafted = TreeDraft::new(tree_wishes, &all_wishes, shape, rng)?;
    let NumberRange { min, max } = wishes.iterations;
    let more = u32::try_from(rng.below(u64::from(max - min + 1))).unwrap_or_default();
    let exploration = Score::new(rng.choose(&EXPLORATIONS)?)?;
    let drawn = MctsConfig { iterations: min + more, exploration, seed: rng.below(SEEDS), ..MctsConfig::default() };
    let config = MctsWishes::settings().fold(drawn, |config, row| row.with(config, (row.get)(&wishes.search)));
    let bounds = Interval { low: VALUES.min.into(), high: VALUES.max.into() };
    if !is_small {
        return None;
    }
    let tree = drafted.named_tree().within(bounds);
    Some((AnyGame::Tree(if config.has_priors() { with_priors(&tree, rng)? } else { tree }), config))
}

/// The sum of the priors of a node's moves, in tenths.
const TENTHS: usize = 10;

/// Returns a tree with priors in tenths; `None` if a node has too many moves.
fn with_priors(tree: &Tree, rng: &mut SplitMix64) -> Option<Tree> {
    let mut priors = Vec::new();
    for at in 0..tree.node_count() {
        let children = tree.children_of(at);
        if children.is_empty() {
            continue;
        }
        let mut tenths = vec![1_u32; children.len()];
        for _ in 0..TENTHS.checked_sub(children.len())? {
            let at = usize::try_from(rng.below(children.len() as u64)).ok()?;
            *tenths.get_mut(at)? += 1;
        }
        let prior = |(&child, tenths): (&u32, u32)| Some((child as usize, Score::new(f64::from(tenths) / 10.0)?));
        priors.extend(children.iter().zip(tenths).filter_map(prior));
    }
    Some(tree.with_priors(priors.into_iter()))
}

fn nothing_hangs_on_rounding(recording: &SampledTree<AnyGame>) -> bool {
    // Where no child has visits, all sums are 0. Other sums that are equal differ if they are rounded.
    let has_priors = recording.config().has_priors();
    let is_tie = |selection: &SelectedChild| if has_priors { selection.is_first } else { selection.margin <= 0.0 };
    let hangs = |selection: SelectedChild| !is_tie(&selection) && selection.margin <= ROUNDING;
    !SelectedChild::all(recording).any(hangs) && !is_decided_by_a_tie(recording)
}

/// Returns whether another move is as good as the one that is decided on.
fn is_decided_by_a_tie(recording: &SampledTree<AnyGame>) -> bool {
    let decide = recording.config().decide;
    let values: Vec<f64> =
        recording.children(NodeId::ROOT).map(|child| decision_value(recording, child, decide)).collect();
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    1 < values.iter().filter(|&&value| best <= value).count()
}
