//! Judges every node of a run by what its children returned in the run itself.
//!
//! A program may be alpha-beta in a form that no search has as a whole: fail-hard at some nodes and fail-soft at
//! others, or cut on ties on one side only. It is right if each node tries the right children, with the right windows,
//! and returns a value that proves as much as the best of theirs.

use super::comparing::{Difference, ExpectedAction, ExpectedState};
use super::judge::{Judge, RunComparison, Variations};
use super::ordered::Ordered;
use super::placed::{PlacedNode, ReportedBest, RunEvent};
use super::report::Variation;
use super::reported::says_as_much;
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::run::Guess;
use crate::score::{CutOn, Player, Score, Window};
use crate::search::budget::Budget;
use crate::search::{Leaf, SearchConfig, search_pruning};

/// The most nodes of a search for the value of a position.
const MAX_NODES: u64 = 1_000_000;

/// A node that has been entered and not left.
struct EnteredNode {
    node: usize,
    position: Ordered,
    /// The moves, in the order in which they are tried; none at a leaf.
    moves: Vec<AnyMove>,
    leaf: Option<Leaf>,
    window: Window,
    /// The window, narrowed by the values of the children.
    open: Window,
    best: Option<(Score, Option<AnyMove>)>,
    entered: usize,
}

impl EnteredNode {
    fn player(&self) -> Player {
        self.position.to_move()
    }

    /// Returns whether the best score has passed the bound, or meets it and `cut_on` says that this is enough.
    fn is_closed(&self, cut_on: CutOn) -> bool {
        self.best.is_some_and(|(best, _)| self.open.is_closed_by(self.player(), best, cut_on))
    }

    fn state(&self) -> ExpectedState {
        let best = self.best.map(|(best, _)| best);
        let (player, open, leaf) = (self.player(), self.open, self.leaf);
        ExpectedState { player, open, best, leaf, ..ExpectedState::UNKNOWN }
    }

    fn differs(&self, expected: ExpectedAction) -> Difference {
        Difference { node: Some(self.node), expected, state: self.state() }
    }
}

/// The nodes of a run up to an event, in one of its searches.
struct Local<'a> {
    judge: &'a Judge<'a>,
    config: SearchConfig,
    prunes: bool,
    /// Whether the program is free to cut on ties, because it claims nothing about them.
    is_free: bool,
    /// Whether a node has only the bound of its parent, and none from above it.
    is_shallow: bool,
    open: Vec<EnteredNode>,
    steps: usize,
    variations: Variations,
}

impl Judge<'_> {
    /// Follows a run by the rules of minimax or alpha-beta, node by node, up to the first node that breaks them.
    pub(super) fn followed(&self, config: &SearchConfig) -> RunComparison {
        self.followed_with_cuts(config, false)
    }

    /// Follows a run by the rules of an alpha-beta that makes no deep cuts: a node compares its value with the best of
    /// its parent alone, as in F1 of Knuth and Moore (1975). `None` if the run breaks them, or if it says that it is
    /// another search: by its claim, or by windows.
    pub(super) fn followed_without_deep_cuts(&self, config: &SearchConfig) -> Option<RunComparison> {
        let header = &self.run.header;
        let is_claimed = header.claims.algorithm.is_some() && !header.is_guessed(Guess::Algorithm);
        let tells_windows = self.placed.nodes.iter().any(|node| node.alpha.is_some() || node.beta.is_some());
        let is_possible = config.algorithm.properties().prunes && config.window == Window::FULL;
        let is_tried = is_possible && !is_claimed && !tells_windows;
        let mut found = is_tried.then(|| self.followed_with_cuts(config, true))?;
        found.variations.add(true, Variation::ShallowCuts);
        found.difference.is_none().then_some(found)
    }

    fn followed_with_cuts(&self, config: &SearchConfig, is_shallow: bool) -> RunComparison {
        let prunes = config.algorithm.properties().prunes;
        let mut local = Local {
            judge: self,
            config: config.effective(),
            prunes,
            is_free: prunes && self.run.header.claims.cut_on.is_none(),
            is_shallow,
            open: Vec::new(),
            steps: 0,
            variations: Variations::default(),
        };
        let mut result = RunComparison::default();
        for (search, &start) in self.placed.starts.iter().enumerate() {
            let events = self.placed.events_of(search);
            local.open.clear();
            for (index, &event) in events.iter().enumerate() {
                let followed = match event {
                    RunEvent::Enter(node) => local.enter(search, node as usize),
                    RunEvent::Leave(node) => local.leave(node as usize, &mut result),
                };
                if let Err(difference) = followed {
                    result.difference = Some((difference, start + index, local.steps));
                    result.steps = local.steps;
                    return result;
                }
                result.agreed += 1;
            }
        }
        result.steps = local.steps;
        result.variations = local.variations;
        result
    }
}

impl Local<'_> {
    fn enter(&mut self, search: usize, node: usize) -> Result<(), Difference> {
        self.steps += 1;
        let placed = &self.judge.placed;
        let is_lost = placed.lost == Some(node);
        let (position, window) = match self.open.last_mut() {
            None => (self.judge.root(&self.config, search), self.config.window),
            Some(parent) => {
                if parent.leaf.is_some() {
                    let value = parent.position.evaluate().score();
                    self.steps += 1;
                    return Err(parent.differs(ExpectedAction::Leave(value)));
                }
                let next = parent.moves.get(parent.entered).copied();
                let must_stop =
                    self.prunes && parent.is_closed(if self.is_free { CutOn::Strict } else { self.config.cut_on });
                let best = parent.best.map(|(best, _)| best);
                let Some(next) = next.filter(|_| !must_stop) else {
                    let expected = ExpectedAction::Leave(best.unwrap_or_default());
                    let difference = parent.differs(expected);
                    return Err(Difference {
                        state: ExpectedState { is_cut: must_stop, ..difference.state },
                        ..difference
                    });
                };
                if is_lost || placed.nodes[node].via != Some(next) {
                    return Err(parent.differs(ExpectedAction::Enter(Some(next))));
                }
                parent.entered += 1;
                let goes_on_at_a_tie = self.prunes && parent.is_closed(self.config.cut_on);
                self.variations.add(goes_on_at_a_tie, Variation::CutOn);
                self.steps -= usize::from(goes_on_at_a_tie && parent.entered == 1);
                let of_parent = || {
                    let best = parent.best.map(|(best, _)| best);
                    best.map_or(Window::FULL, |best| Window::FULL.narrowed(parent.player(), best))
                };
                (parent.position.after(next), if self.is_shallow { of_parent() } else { parent.open })
            }
        };
        let is_at_limit =
            self.config.depth.is_some_and(|depth| depth <= self.open.len()) && position.can_be_evaluated();
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let leaf = match (moves.is_empty(), is_at_limit) {
            (true, _) => Some(Leaf::Terminal),
            (false, true) => Some(Leaf::Horizon),
            (false, false) => None,
        };
        let told = placed.nodes[node];
        let entered = EnteredNode { node, position, moves, leaf, window, open: window, best: None, entered: 0 };
        let checked = check_entered(&entered, &told, self.prunes);
        let is_untold = self.prunes && 0 < told.moves && (told.alpha.is_none() || told.beta.is_none());
        self.variations.add(is_untold, Variation::Windows);
        self.open.push(entered);
        checked
    }

    fn leave(&mut self, node: usize, result: &mut RunComparison) -> Result<(), Difference> {
        self.steps += 1;
        let left = self.open.last().expect("a node that is left was entered");
        let told = self.judge.placed.nodes[node];
        let value = told.value.expect("a node that is left has a value");
        if left.leaf.is_some() {
            let expected = left.position.evaluate().score();
            self.steps += 1;
            if value != expected {
                return Err(left.differs(ExpectedAction::Leave(expected)));
            }
        } else if left.entered == 0 {
            return Err(left.differs(ExpectedAction::Enter(left.moves.first().copied())));
        } else {
            self.check_inner(left, &told, value)?;
        }
        let left = self.open.pop().expect("it is open");
        self.variations.add(left.best.is_some_and(|(best, _)| best != value), Variation::Bounds);
        let stops_at_a_tie = self.prunes
            && left.leaf.is_none()
            && 0 < left.entered
            && left.entered < left.moves.len()
            && !left.is_closed(self.config.cut_on);
        self.variations.add(stops_at_a_tie, Variation::CutOn);
        let Some(parent) = self.open.last_mut() else {
            (result.value, result.best) = (Some(value), left.best.and_then(|(_, mv)| mv));
            return Ok(());
        };
        let player = parent.player();
        if parent.best.is_none_or(|(best, _)| player.prefers(value, best)) {
            parent.best = Some((value, told.via));
            self.steps += 1;
            self.steps += usize::from(self.prunes && parent.is_closed(self.config.cut_on));
            parent.open = parent.open.narrowed(player, value);
        }
        Ok(())
    }

    /// Checks an inner node that is left after some of its children were entered.
    fn check_inner(&self, left: &EnteredNode, told: &PlacedNode, value: Score) -> Result<(), Difference> {
        let (best, _) = left.best.expect("a child has returned");
        // Where MAX cuts at other ties than MIN, a window may be closed before a node is entered, and nothing that it
        // returns matters.
        let is_empty = self.is_free && left.window.alpha == left.window.beta;
        let may_stop = is_empty || left.is_closed(if self.is_free { CutOn::Equal } else { self.config.cut_on });
        if left.entered < left.moves.len() && !(self.prunes && may_stop) {
            return Err(left.differs(ExpectedAction::Enter(left.moves.get(left.entered).copied())));
        }
        let is_bound = says_as_much(left.window, best, value) || (is_empty && value == left.window.alpha);
        if value != best && !(self.prunes && is_bound) {
            return Err(left.differs(ExpectedAction::Leave(best)));
        }
        // Which move is the best one is not known where all of them fail.
        let fails = match left.player() {
            Player::Max => best <= left.window.alpha,
            Player::Min => left.window.beta <= best,
        };
        let first = left.best.and_then(|(_, mv)| mv);
        let is_right = |told: ReportedBest| {
            // Beyond its window a search returns a bound only, so that an equal value proves nothing.
            let is_as_good = || {
                let child = left.position.position.after(told.mv.expect("it has a value"));
                !self.prunes || self.exact(&child, self.open.len()) == Some(best)
            };
            told.mv == first || (told.value == Some(best) && is_as_good())
        };
        let is_wrong = told.best.is_some_and(|told| !is_right(told)) && !(self.prunes && fails);
        let is_root = self.open.len() == 1;
        let expected = first.filter(|_| is_wrong && !is_root);
        expected.map_or(Ok(()), |expected| Err(left.differs(ExpectedAction::Best(expected))))
    }

    /// Returns the value of a position at a ply; `None` if it takes too long to find.
    fn exact(&self, position: &AnyGame, ply: usize) -> Option<Score> {
        let depth = self.config.depth.map(|depth| depth.saturating_sub(ply));
        let whole = SearchConfig { depth, ..SearchConfig::default() };
        search_pruning(&whole, position, &mut Budget::nodes(MAX_NODES)).continue_value()
    }
}

/// Checks what the run reports when a node is entered.
fn check_entered(entered: &EnteredNode, told: &PlacedNode, prunes: bool) -> Result<(), Difference> {
    // At a leaf no side moves.
    if 0 < told.moves && told.side.is_some_and(|side| side != entered.player().into()) {
        return Err(entered.differs(ExpectedAction::Side));
    }
    let Window { alpha, beta } = entered.window;
    let is_other = |told: Option<Score>, right: Score| told.is_some_and(|told| told != right);
    if prunes && (is_other(told.alpha, alpha) || is_other(told.beta, beta)) {
        return Err(entered.differs(ExpectedAction::Window(entered.window)));
    }
    Ok(())
}
