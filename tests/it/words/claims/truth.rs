//! The true values of positions: plain minimax by its definition, with the limits and symmetries of a search and
//! nothing else of it.
//!
//! A position below the root is identified by the moves that lead to it, so that a search's order of moves makes no
//! difference.

use poda::game::Game;
use poda::game::any::{AnyGame, AnyMove};
use poda::score::{Score, Turn};
use poda::search::SearchConfig;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, Story};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

/// Why a position is not looked beyond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The game is over.
    Over,
    /// The depth limit, or the limit beyond it.
    Limit,
    /// The depth limit, and the last move has changed little.
    Quiet,
}

/// A position with what a search to a limit has to know of it.
#[derive(Clone, Debug)]
pub struct Place {
    pub position: AnyGame,
    pub ply: usize,
    /// What the position before was evaluated as, where that decides whether this one is quiet.
    before: Option<Score>,
}

/// What minimax finds of a position.
#[derive(Clone, Copy)]
struct Known {
    value: Score,
    nodes: u64,
    leaves: u64,
    meets_limit: bool,
}

/// What a value depends on: the position, its ply, and the static value before it.
type Key = (AnyGame, usize, Option<Score>);

/// The values of one position and of all below it, at a depth.
pub struct Truth {
    config: SearchConfig,
    depth: Option<usize>,
    root: AnyGame,
    known: RefCell<HashMap<Key, Known>>,
    left: Cell<u64>,
}

impl Truth {
    /// `most` positions are looked at, at most: of what takes more nothing is known.
    pub fn new(root: &AnyGame, config: &SearchConfig, depth: Option<usize>, most: u64) -> Self {
        let root = root.clone();
        Self { config: *config, depth, root, known: RefCell::default(), left: Cell::new(most) }
    }

    pub fn root(&self) -> Place {
        Place { position: self.root.clone(), ply: 0, before: None }
    }

    /// The position after some moves.
    pub fn after(&self, line: &[AnyMove]) -> Place {
        line.iter().fold(self.root(), |place, &mv| self.next(&place, mv))
    }

    pub fn at(&self, recording: &Recording<AnyGame>, node: NodeId) -> Place {
        self.after(&recording.moves_to(node))
    }

    fn next(&self, place: &Place, mv: AnyMove) -> Place {
        let before = self.config.quiescence.and_then(|_| estimate(&place.position));
        Place { position: place.position.after(mv), ply: place.ply + 1, before }
    }

    /// Whose turn it is.
    pub fn turn(&self, place: &Place) -> Turn {
        self.config.turn(&place.position)
    }

    /// The moves that are looked at, as the game gives them.
    pub fn moves(&self, place: &Place) -> Vec<AnyMove> {
        let mut moves = Vec::new();
        place.position.legal_moves(&mut moves);
        if self.config.merge.applies_at(place.ply) && self.turn(place) != Turn::Chance {
            let mut seen = Vec::new();
            moves.retain(|&mv| {
                let canonical = place.position.after(mv).canonical();
                let is_new = canonical.is_none() || !seen.contains(&canonical);
                seen.push(canonical);
                is_new
            });
        }
        moves
    }

    /// Why the search stops at a position, if it does.
    pub fn stops(&self, place: &Place) -> Option<Stop> {
        if self.moves(place).is_empty() {
            return Some(Stop::Over);
        }
        let limit = self.depth?;
        let estimate = estimate(&place.position)?;
        if place.ply < limit {
            return None;
        }
        let Some(quiet) = self.config.quiescence else { return Some(Stop::Limit) };
        let changed =
            place.before.map(|before| if before == estimate { 0.0 } else { (before.get() - estimate.get()).abs() });
        match changed {
            Some(changed) if changed <= quiet.change.get() => Some(Stop::Quiet),
            _ if place.ply == 0 || limit + quiet.plies <= place.ply => Some(Stop::Limit),
            _ => None,
        }
    }

    /// Whether minimax ends any line below a position at the limit.
    pub fn meets_limit(&self, place: &Place) -> Option<bool> {
        self.search(place).map(|known| known.meets_limit)
    }

    /// What a position is worth; `None` where finding out takes too long.
    pub fn value(&self, place: &Place) -> Option<Score> {
        self.search(place).map(|known| known.value)
    }

    /// How many leaves minimax evaluates below a position.
    pub fn leaves(&self, place: &Place) -> Option<u64> {
        self.search(place).map(|known| known.leaves)
    }

    /// How many nodes minimax enters from a position on.
    pub fn nodes(&self, place: &Place) -> Option<u64> {
        self.search(place).map(|known| known.nodes)
    }

    /// What a node of a recording of this search is worth.
    pub fn of(&self, recording: &Recording<AnyGame>, node: NodeId) -> Option<Score> {
        self.value(&self.at(recording, node))
    }

    /// What a position would be worth if the one after some moves were worth something else.
    pub fn value_if(&self, place: &Place, line: &[AnyMove], value: Score) -> Option<Score> {
        let Some((&first, rest)) = line.split_first() else { return Some(value) };
        let player = place.position.to_move();
        let mut best: Option<Score> = None;
        let mut outcomes = Vec::new();
        for mv in self.moves(place) {
            let next = self.next(place, mv);
            let found = if mv == first { self.value_if(&next, rest, value)? } else { self.value(&next)? };
            outcomes.push((self.config.weight(&place.position, mv), found));
            best = Some(best.map_or(found, |best| player.better_of(best, found)));
        }
        if self.turn(place) == Turn::Chance { Score::weighted_mean(outcomes).ok() } else { best }
    }

    /// What a position would be worth if those after several lines of moves were worth something else.
    pub fn value_if_all(&self, place: &Place, lines: &[Vec<AnyMove>], value: Score) -> Option<Score> {
        if lines.iter().any(Vec::is_empty) {
            return Some(value);
        }
        let player = place.position.to_move();
        let mut best: Option<Score> = None;
        let mut outcomes = Vec::new();
        for mv in self.moves(place) {
            let next = self.next(place, mv);
            let below: Vec<_> = lines.iter().filter(|line| line[0] == mv).map(|line| line[1..].to_vec()).collect();
            let found = if below.is_empty() { self.value(&next)? } else { self.value_if_all(&next, &below, value)? };
            outcomes.push((self.config.weight(&place.position, mv), found));
            best = Some(best.map_or(found, |best| player.better_of(best, found)));
        }
        if self.turn(place) == Turn::Chance { Score::weighted_mean(outcomes).ok() } else { best }
    }

    fn search(&self, place: &Place) -> Option<Known> {
        let key = (place.position.key(), place.ply, place.before);
        if let Some(&known) = self.known.borrow().get(&key) {
            return Some(known);
        }
        self.left.set(self.left.get().checked_sub(1)?);
        let found = if let Some(stop) = self.stops(place) {
            Known { value: place.position.evaluate().score(), nodes: 1, leaves: 1, meets_limit: stop != Stop::Over }
        } else {
            let player = place.position.to_move();
            let mut found: Option<Known> = None;
            let mut outcomes = Vec::new();
            for mv in self.moves(place) {
                let below = self.search(&self.next(place, mv))?;
                outcomes.push((self.config.weight(&place.position, mv), below.value));
                found = Some(found.map_or(below, |found| Known {
                    value: player.better_of(found.value, below.value),
                    nodes: found.nodes + below.nodes,
                    leaves: found.leaves + below.leaves,
                    meets_limit: found.meets_limit || below.meets_limit,
                }));
            }
            let found = found?;
            let value = match self.turn(place) {
                Turn::Player(_) => found.value,
                Turn::Chance => Score::weighted_mean(outcomes).ok()?,
            };
            Known { value, nodes: found.nodes + 1, ..found }
        };
        self.known.borrow_mut().insert(key, found);
        Some(found)
    }
}

fn estimate(position: &AnyGame) -> Option<Score> {
    position.can_be_evaluated().then(|| position.evaluate().score())
}
