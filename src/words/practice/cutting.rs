//! The tests for a cutoff after a child has returned, and the answers that cut.

use super::context::Context;
use super::kind::{Fault, Judged, KindError};
use super::misconception::Misconception;
use super::subject::Question;
use crate::i18n::args;
use crate::i18n::message_args::{MessageArgs, choices_between, node_args, owner_position, player_name, root_window};
use crate::i18n::styled_text::StyledText;
use poda_core::game::{Game, GameView};
use poda_core::score::{CutOn, Cutoff, Player, Score, Turn};
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::BoundOwner;
use poda_core::trace::{Event, NodeId};
use std::collections::HashSet;
use strum::IntoStaticStr;

/// The test for a cutoff after a child has returned: whether the node's best score so far meets the opponent's bound.
/// At a chance node there are two tests: whether the greatest value that is still possible meets α, and whether the
/// least one meets β.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutTest {
    pub node: NodeId,
    /// The side to move there; at a chance node, MIN for the test of α, and MAX for the test of β.
    pub player: Player,
    /// The node's best score so far, including the child; at a chance node, the end of the proved interval.
    pub best: Score,
    /// The bound of the test: β at a MAX node, α at a MIN node.
    pub limit: Score,
    /// Whether a tie meets the bound.
    pub cut_on: CutOn,
    pub owner: BoundOwner,
    pub cuts: bool,
}

impl CutTest {
    /// Returns whether the best score only equals the bound.
    pub fn is_tie(&self) -> bool {
        self.best == self.limit
    }
}

impl CutTest {
    /// Returns the misconception behind a wrong cut: the one about equality if the score equals the bound, and
    /// otherwise `of_other_scores`.
    pub fn misconception(test: Option<&Self>, of_other_scores: Misconception) -> Misconception {
        if test.is_some_and(Self::is_tie) { Misconception::EqualityCut } else { of_other_scores }
    }
}

/// What is wrong with the children that an answer prunes.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CutError {
    MissedCut,
    /// It cuts although the inequality does not hold.
    CutTooMuch,
    /// It cuts at a tie, where only a strictly better score cuts.
    CutAtTie,
    /// It prunes only some of the children that the cutoff prunes.
    PartialCut,
}

impl KindError for CutError {
    fn needs_numbers(self) -> bool {
        false
    }

    fn is_explained(self) -> bool {
        match self {
            Self::CutTooMuch | Self::CutAtTie => true,
            Self::MissedCut | Self::PartialCut => false,
        }
    }
}

/// Returns the error in the children that an answer prunes, in any order. `later` are the remaining children.
pub fn error_of_cut(
    cuts: bool,
    is_tie: bool,
    later: impl Iterator<Item = NodeId>,
    pruned: &[NodeId],
) -> Judged<CutError> {
    if pruned.is_empty() {
        return cuts.then_some(Fault::Of(CutError::MissedCut));
    }
    let later: HashSet<NodeId> = later.collect();
    if let Some(&other) = pruned.iter().find(|child| !later.contains(child)) {
        return Some(Fault::NotAChoice(other));
    }
    let error = match (cuts, pruned.iter().collect::<HashSet<_>>().len() == later.len()) {
        (true, true) => return None,
        (true, false) => CutError::PartialCut,
        (false, _) if is_tie => CutError::CutAtTie,
        (false, _) => CutError::CutTooMuch,
    };
    Some(Fault::Of(error))
}

/// Returns the tests for a cutoff at the node after its child has returned, starting with the one that decides;
/// `None` values if the search prunes nothing. A chance node has two tests.
pub fn cut_tests<G: Game>(recording: &Recording<G>, question: &Question) -> [Option<CutTest>; 2] {
    let (trace, node) = (recording.trace(), question.node);
    // Nothing is tested before a child has returned.
    if question.child.is_none() || trace.turn(node) != Turn::Chance {
        return [cut_test(recording, question), None];
    }
    let (shown, cut_on) = (trace.at(question.shown_step), recording.config().cut_on);
    let Some(window) = shown.window(node) else { return [None; 2] };
    let cut = trace.cutoff(node).filter(|&(_, step)| step <= question.shown_step + 2);
    let test = |kind: Cutoff| {
        let player = kind.player();
        CutTest {
            node,
            player,
            best: shown.proved(node).own_end(player),
            limit: window.limit(player),
            cut_on,
            owner: trace.bound_owner(node),
            cuts: cut.is_some_and(|(found, _)| found == kind),
        }
    };
    let mut tests = [Cutoff::Alpha, Cutoff::Beta].map(test);
    // A finite bound comes before an infinite one.
    tests.sort_by_key(|test| (!test.cuts, !test.is_tie(), !test.limit.is_finite()));
    tests.map(Some)
}

/// Returns the test for a cutoff at the node after its child has returned; `None` if the search prunes nothing.
fn cut_test<G: Game>(recording: &Recording<G>, question: &Question) -> Option<CutTest> {
    let (trace, node, child) = (recording.trace(), question.node, question.child?);
    let player = trace.player(node);
    let improved_at = trace.improved_at(child).unwrap_or(question.shown_step);
    let limit = trace.at(question.shown_step).window(node)?.limit(player);
    Some(CutTest {
        node,
        player,
        best: trace.at(improved_at).best_score(node)?,
        limit,
        cut_on: recording.config().cut_on,
        owner: trace.bound_owner(node),
        cuts: matches!(trace.event(improved_at + 1), Some(Event::Cutoff(_))),
    })
}

/// Returns why a node is not cut. At a chance node, its window stays open at both ends for all values that are still
/// possible.
pub fn left_open<'a, G: GameView>(
    context: &Context<'_, G>,
    tests: impl IntoIterator<Item = &'a CutTest>,
) -> StyledText {
    let mut tests = tests.into_iter();
    if context.is_chance() {
        let open = |test: &CutTest| context.say("practice-why-no-cut-chance", &test_args(context, test));
        return tests.map(open).fold(StyledText::default(), StyledText::then);
    }
    tests.next().map(|test| not_cut(context, test)).unwrap_or_default()
}

pub fn not_cut<G: GameView>(context: &Context<'_, G>, test: &CutTest) -> StyledText {
    let key = if test.is_tie() {
        "practice-why-no-cut-tie"
    } else if test.limit == test.player.opponent().worst() {
        "practice-why-no-cut-open"
    } else {
        "practice-why-no-cut"
    };
    context.say(key, &test_args(context, test))
}

/// Returns the arguments about a test: the node, its player and best score, the bound, the relation of the test,
/// and the opposite relation.
pub fn test_args<G: GameView>(context: &Context<'_, G>, test: &CutTest) -> MessageArgs {
    let mut args = node_args(&context.names, test.node);
    args.extend(args![
        player = player_name(test.player),
        opponent = player_name(test.player.opponent()),
        best = test.best,
        limit = test.limit,
        needed = test.cut_on.relation(test.player),
        relation = test.cut_on.relation_unmet(test.player),
    ]);
    args
}

/// Returns the arguments about the owner of the bound of a test.
pub fn owner_args<G: GameView>(context: &Context<'_, G>, test: &CutTest) -> MessageArgs {
    let is_infinite = test.limit == test.player.opponent().worst();
    let mut args = Vec::from(args![window = root_window(context.names.recording)]);
    let (owner, owner_where, plies) = match test.owner {
        BoundOwner::RootWindow if is_infinite => (None, "nothing", 0),
        BoundOwner::RootWindow => (None, "window", 0),
        BoundOwner::Parent(owner) | BoundOwner::Ancestor(owner) | BoundOwner::Scout(owner) => {
            let (owner_where, plies) = owner_position(&context.names, test.node, owner);
            // A chance node has no alternative move: its average reaches a bound.
            let is_chance = context.names.recording.trace().turn(owner) == Turn::Chance;
            args.extend(choices_between(&context.names, test.node, owner, test.player.opponent()));
            (Some(owner), if is_chance { "chance" } else { owner_where }, plies)
        }
    };
    let [owner, owner_place] =
        owner.map_or_else(<[String; 2]>::default, |owner| [context.names.inline(owner), context.names.place(owner)]);
    args.extend(args![owner, owner_place, owner_where, plies]);
    args
}

pub fn numbers_hint<'a, G: GameView>(
    context: &Context<'_, G>,
    tests: impl IntoIterator<Item = &'a CutTest>,
) -> StyledText {
    let asked = |test: &CutTest| context.say("practice-hint-numbers-cut", &test_args(context, test));
    tests.into_iter().map(asked).fold(StyledText::default(), StyledText::then)
}
