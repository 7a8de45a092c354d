//! The readings of a run: what its values, sides, leaves and stops may mean where the program does not say it.
//!
//! A run is accused of nothing that rests on a guess. Each part of a [`Reading`] is stated by the program, or it is
//! open, and then every value is tried that the run leaves possible, in a stated order: the claimed search before
//! others, the given sides before exchanged ones, what is returned as it is before what is changed. A reading turns the
//! run into one that says everything in the usual form, which the judge compares as any other. The first reading that
//! makes the run right is taken.

mod leaves;
mod order;
mod scale;
mod stops;
mod values;

use super::meaning::{Reading, RootReading, SearchReading, StopReading, ValueRule};
use super::placed::PlacedRun;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::run::{Guess, ReportedView, Run};
use crate::score::{Player, Turn};
use std::sync::Arc;

/// The most readings of a run that are tried.
const MAX_READINGS: usize = 32;

/// The most nodes that all readings of a run have together, beside the first few.
const MAX_NODES: usize = 3_000_000;

impl Reading {
    /// Returns whether everything is taken as the run has it, or says it.
    pub fn is_plain(&self) -> bool {
        let root = if self.root == RootReading::AsTold { RootReading::AsGiven } else { self.root };
        Self { root, ..*self } == Self::default()
    }

    /// Returns whether a run that is read so may be called wrong: nothing that its program has to do on purpose is
    /// guessed.
    pub fn may_be_wrong(&self) -> bool {
        self.values == ValueRule::AsReturned && self.stops == StopReading::AtBounds
    }

    /// Returns the run as it is read.
    pub fn read(&self, run: &Run) -> Run {
        let mut read = self.based(run);
        if read.header.position.is_some() {
            read = leaves::read(read, self.leaves);
            read = scale::read(read, self.scale);
            read = values::read(read, self.values);
            read = stops::read(read, self.stops);
            read = order::read(read);
        }
        read
    }

    /// Returns the run with the root, the view and the search of the reading. Sides that were guessed are left out.
    fn based(&self, run: &Run) -> Run {
        let mut read = run.clone();
        if self.root != RootReading::AsGiven
            && let Some(AnyGame::Tree(tree)) = run.header.position.as_deref()
        {
            read.header.position = Some(Arc::new(AnyGame::Tree(tree.with_sides_exchanged())));
        }
        if run.header.is_guessed(Guess::Side) {
            let is_player = |side: &Turn| side.player().is_some();
            read.nodes.iter_mut().for_each(|node| node.side = node.side.filter(|side| !is_player(side)));
        }
        let claims = &mut read.header.claims;
        if let Some(view) = self.view {
            claims.view = Some(view);
            if view == ReportedView::Mover {
                claims.algorithm = claims.algorithm.map(crate::search::Algorithm::as_negamax);
            }
        }
        if self.search == SearchReading::Any {
            claims.algorithm = None;
            if run.header.is_guessed(Guess::Window) {
                claims.window = None;
            }
        }
        read
    }
}

/// Returns the reading that takes everything as the run says.
pub fn first_reading(run: &Run) -> Reading {
    Reading { root: told_root(run), ..Reading::default() }
}

/// Returns the readings of a run that its program leaves open, beside the first one.
pub fn other_readings(run: &Run) -> Vec<Reading> {
    let first = first_reading(run);
    let is_searched_by_sides = run.header.players.is_empty() && !run.is_sampled();
    let Some(position) = run.header.position.as_deref().filter(|_| is_searched_by_sides) else { return Vec::new() };
    let mut found = Vec::new();
    for search in searches(run) {
        for root in roots(run, position, first.root) {
            for view in views(run, Reading { root, search, ..first }) {
                found.extend(below(run, Reading { root, view, search, ..first }));
            }
        }
    }
    found.retain(|&reading| reading != first);
    let most = (MAX_NODES / run.nodes.len().max(1)).clamp(2, MAX_READINGS);
    found.truncate(most - 1);
    found
}

/// Returns the readings with the same root, view and search for which the run has evidence.
fn below(run: &Run, base: Reading) -> Vec<Reading> {
    let mut found = Vec::new();
    let based = base.based(run);
    // A run that leaves the position tells nothing of what follows.
    if based.header.position.as_deref().is_some_and(|position| PlacedRun::new(&based, position).lost.is_some()) {
        return vec![base];
    }
    for leaves in with_usual(leaves::options(&based)) {
        let of_leaves = leaves::read(based.clone(), leaves);
        for scale in with_usual(scale::options(&of_leaves)) {
            let scaled = scale::read(of_leaves.clone(), scale);
            // A rule is read only where something else is left open, and not together with another view.
            let is_open = base.view.is_none() && !run.header.guessed.is_empty();
            let rules = if is_open { values::options(&scaled) } else { Vec::new() };
            for values in with_usual(rules) {
                let unchanged = values::read(scaled.clone(), values);
                let stops = with_usual(stops::options(&unchanged)).into_iter();
                found.extend(stops.map(|stops| Reading { leaves, scale, values, stops, ..base }));
            }
        }
    }
    found
}

/// Returns the usual reading of a part before the others.
fn with_usual<T: Default>(others: Vec<T>) -> Vec<T> {
    [T::default()].into_iter().chain(others).collect()
}

/// Returns whose turn it is at the root, as far as the run says it: in a tree that does not say it, the told side is
/// meant.
fn told_root(run: &Run) -> RootReading {
    let is_stated = !run.header.is_guessed(Guess::Side) && run.header.is_guessed(Guess::Root);
    let told = run.nodes.first().and_then(|root| root.side).and_then(Turn::player).filter(|_| is_stated);
    let given = run.header.position.as_deref().map_or(Player::Max, Game::to_move);
    if told.is_some_and(|told| told != given) { RootReading::AsTold } else { RootReading::AsGiven }
}

fn searches(run: &Run) -> Vec<SearchReading> {
    // A program that hands on windows means to prune.
    let is_plain = |algorithm: crate::search::Algorithm| !algorithm.properties().prunes;
    let is_open = run.header.is_guessed(Guess::Algorithm) && run.header.claims.algorithm.is_some_and(is_plain);
    [SearchReading::AsClaimed].into_iter().chain(is_open.then_some(SearchReading::Any)).collect()
}

fn roots(run: &Run, position: &AnyGame, told: RootReading) -> Vec<RootReading> {
    let is_stated = run.nodes.first().is_some_and(|root| root.side.is_some()) && !run.header.is_guessed(Guess::Side);
    let is_open = run.header.is_guessed(Guess::Root) && !is_stated && matches!(position, AnyGame::Tree(_));
    [told].into_iter().chain(is_open.then_some(RootReading::Exchanged)).collect()
}

fn views(run: &Run, reading: Reading) -> Vec<Option<ReportedView>> {
    let claims = &run.header.claims;
    let has_chance = run.header.position.as_deref().is_some_and(Game::has_chance);
    let is_open = (claims.view.is_none() || run.header.is_guessed(Guess::View)) && !has_chance;
    let other = || {
        let based = reading.based(run);
        let position = based.header.position.clone()?;
        match PlacedRun::new(&based, &position).view {
            ReportedView::Max => Some(ReportedView::Mover),
            ReportedView::Mover => Some(ReportedView::Max),
        }
    };
    [None].into_iter().chain(is_open.then(other).flatten().map(Some)).collect()
}
