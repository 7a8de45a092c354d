//! The tracer that compares a search, event by event, with the reported events of a program's search, and ends it at
//! the first difference.

use super::expected::ExpectedAnswer;
use super::placed::{PlacedNode, PlacedRun, ReportedBest, RunEvent, number};
use super::reported::{is_rounded, says_as_much};
use super::root_move::RootMove;
use crate::game::Game;
use crate::game::any::AnyMove;
use crate::score::{Interval, Payoffs, Player, Score, Turn, Window};
use crate::search::best_line::BestLine;
use crate::search::{Leaf, SearchConfig, SearchEvent, Tracer};
use crate::trace::vectors::Vectors;
use std::ops::ControlFlow;

/// How closely a reported value must match the value that the search returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exactness {
    /// The same value.
    Exact,
    /// Beyond the window, any value that proves as much: from the best score found to the bound that it passed.
    Soundly,
}

/// A tracer that compares a search with events of a run.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "what is compared, and what was found, independent of one another")]
pub struct Comparer<'a> {
    told: &'a PlacedRun,
    events: &'a [RunEvent],
    exactness: Exactness,
    /// Set if the answer of the search is wanted instead of a comparison. It is part of this tracer because every type
    /// of tracer adds a copy of all searches to the program.
    pub expected: Option<ExpectedAnswer>,
    config: SearchConfig,
    /// Followed if the search backs up vectors.
    pub vectors: Vectors,
    /// Whether the program takes averages, which are rounded in it.
    pub rounds: bool,
    /// Whether the side to move must be the reported one.
    checks_sides: bool,
    /// The number of the run's events that agree so far.
    pub agreed: usize,
    /// The nodes that the search has entered and not left.
    open: Vec<ComparedNode>,
    /// The number of steps that a recording of the search would have.
    pub steps: usize,
    /// The first difference, as far as the search goes.
    difference: Option<Difference>,
    /// Whether a value differs but proves as much.
    pub has_other_bounds: bool,
    /// Whether the search had a window at a node without a reported window.
    pub has_untold_windows: bool,
    pub best: RootMove,
    /// Follows the line that the search plays, which may begin with another move where the root's score is an end of
    /// its window.
    pub line: Option<BestLine<AnyMove>>,
    /// The score that the root returned.
    pub value: Option<Score>,
}

/// What the search does at the point where the run does something else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The node of the run that the search is at or enters.
    pub node: Option<usize>,
    pub expected: ExpectedAction,
    pub state: ExpectedState,
}

/// An action of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ExpectedAction {
    /// It enters the child by this move, or the root for `None`.
    Enter(Option<AnyMove>),
    /// It enters the node with this window.
    Window(Window),
    /// It enters the node, at which it is the other side's turn.
    Side,
    /// It enters the node, at which this one of several players moves.
    Mover(usize),
    /// It leaves the node with this vector.
    LeaveVector(Payoffs),
    /// It leaves the node with this score.
    Leave(Score),
    /// It leaves the node with what its memory knows of the position, of which this is proved.
    Remember(Interval),
    /// It leaves the node with this best move.
    Best(AnyMove),
    /// It is already over.
    Nothing,
}

/// The facts about a node of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ExpectedState {
    pub player: Player,
    pub is_chance: bool,
    /// The window as narrowed so far.
    pub open: Window,
    pub best: Option<Score>,
    /// Why the node is a leaf, if it is.
    pub leaf: Option<Leaf>,
    /// Whether its window is closed.
    pub is_cut: bool,
}

impl ExpectedState {
    pub const UNKNOWN: Self =
        Self { player: Player::Max, is_chance: false, open: Window::FULL, best: None, leaf: None, is_cut: false };
}

/// A node that the search has entered and not left.
#[derive(Clone, Copy, Debug)]
struct ComparedNode {
    node: usize,
    window: Option<Window>,
    state: ExpectedState,
    /// The child that was entered last.
    last: Option<AnyMove>,
    best: Option<AnyMove>,
    /// The vector of a leaf of several players.
    payoffs: Option<Payoffs>,
}

impl<'a> Comparer<'a> {
    /// Returns a comparison of a search with some events of a run.
    pub fn new(
        told: &'a PlacedRun,
        events: &'a [RunEvent],
        config: &SearchConfig,
        exactness: Exactness,
        checks_sides: bool,
    ) -> Self {
        let properties = config.algorithm.properties();
        Self {
            told,
            events,
            exactness,
            config: *config,
            vectors: Vectors::new(properties.backs_up_vectors()),
            rounds: properties.searches_chance,
            expected: None,
            checks_sides,
            agreed: 0,
            open: Vec::new(),
            steps: 0,
            difference: None,
            has_other_bounds: false,
            has_untold_windows: false,
            best: RootMove::default(),
            line: None,
            value: None,
        }
    }

    /// Returns the first difference, which may be that the search is over while the run continues.
    pub fn difference(&self) -> Option<Difference> {
        let continues = self.agreed < self.events.len();
        let over = Difference { node: None, expected: ExpectedAction::Nothing, state: ExpectedState::UNKNOWN };
        self.difference.or_else(|| continues.then_some(over))
    }

    fn differs(&mut self, node: Option<usize>, expected: ExpectedAction) -> ControlFlow<()> {
        let state = self.open.last().map_or(ExpectedState::UNKNOWN, |open| open.state);
        self.difference = Some(Difference { node, expected, state });
        ControlFlow::Break(())
    }

    /// Returns whether the run may report `told` for a number of the search.
    fn is_told(&self, told: Score, number: Score) -> bool {
        told == number || (self.rounds && is_rounded(told, number))
    }

    /// Returns whether the run may report `told` for a vector of the search.
    fn is_told_vector(&self, told: &Payoffs, payoffs: &Payoffs) -> bool {
        let entries = told.entries().iter().zip(payoffs.entries());
        told.entries().len() == payoffs.entries().len()
            && entries.into_iter().all(|(&told, &entry)| self.is_told(told, entry))
    }

    fn enter(
        &mut self,
        via: Option<AnyMove>,
        turn: Turn,
        player: Player,
        mover: usize,
        window: Option<Window>,
    ) -> ControlFlow<()> {
        let current = self.open.last().map(|open| open.node);
        let entered = match self.events.get(self.agreed) {
            Some(&RunEvent::Enter(node)) if self.told.lost != Some(node as usize) => node as usize,
            Some(RunEvent::Enter(_) | RunEvent::Leave(_)) | None => {
                return self.differs(current, ExpectedAction::Enter(via));
            }
        };
        let PlacedNode { via: told, alpha, beta, side, mover: told_mover, moves, .. } = self.told.nodes[entered];
        if told != via {
            return self.differs(current, ExpectedAction::Enter(via));
        }
        if let Some(last) = self.open.last_mut() {
            last.last = via;
        }
        let open = window.unwrap_or(Window::FULL);
        let is_chance = turn == Turn::Chance;
        // Windows of a search of vectors are from the view of the player who moves.
        let player = if self.vectors.is_followed { Player::Max } else { player };
        let state = ExpectedState { player, is_chance, open, ..ExpectedState::UNKNOWN };
        self.open.push(ComparedNode { node: entered, window, state, last: None, best: None, payoffs: None });
        // At a leaf no player moves.
        if told_mover.is_some_and(|told| usize::from(told) != mover) && !is_chance && 0 < moves {
            return self.differs(Some(entered), ExpectedAction::Mover(mover));
        }
        // A program may tell a player at a chance node, and a side at a leaf, where no player moves.
        let checks_side = self.checks_sides && !is_chance && told_mover.is_none() && 0 < moves;
        if checks_side && side.is_some_and(|side| side != turn) {
            return self.differs(Some(entered), ExpectedAction::Side);
        }
        if let Some(window) = window {
            let is_told = |window: Window| {
                alpha.is_none_or(|alpha| self.is_told(alpha, window.alpha))
                    && beta.is_none_or(|beta| self.is_told(beta, window.beta))
            };
            if !is_told(window) && !whole_null_windows(window).into_iter().any(is_told) {
                return self.differs(Some(entered), ExpectedAction::Window(window));
            }
            // A leaf is reported in one line, which has no window.
            self.has_untold_windows |= 0 < moves && (alpha.is_none() || beta.is_none());
        }
        self.agreed += 1;
        ControlFlow::Continue(())
    }

    fn leave(&mut self, score: Score, payoffs: Option<Payoffs>) -> ControlFlow<()> {
        let Some(open) = self.open.last().copied() else { return ControlFlow::Continue(()) };
        let is_left = self.events.get(self.agreed) == Some(&RunEvent::Leave(number(open.node)));
        let value = self.told.nodes[open.node].value.filter(|_| is_left);
        let Some(value) = value else { return self.differs(Some(open.node), ExpectedAction::Leave(score)) };
        let told = self.told.payoffs.get(&open.node);
        // A search of one entry does not say what the others get, but a leaf does.
        if let Some(payoffs) = payoffs.filter(|_| self.vectors.is_followed || told.is_some()) {
            if !told.is_some_and(|told| self.is_told_vector(told, &payoffs)) {
                return self.differs(Some(open.node), ExpectedAction::LeaveVector(payoffs));
            }
        } else if !self.is_told(value, score) {
            let says_as_much = self.exactness == Exactness::Soundly
                && open.state.leaf.is_none()
                && open.window.is_some_and(|window| says_as_much(window, open.state.best.unwrap_or(score), value));
            if !says_as_much {
                return self.differs(Some(open.node), ExpectedAction::Leave(score));
            }
            self.has_other_bounds = true;
        }
        // A search with a mistake explains a run only if it also takes the same moves for the best ones.
        let is_compared = (!self.checks_sides || self.vectors.is_followed) && 1 < self.open.len();
        let told = self.told.nodes[open.node].best.filter(|_| is_compared);
        if let (Some(told), Some(best)) = (told, open.best)
            && told.mv != Some(best)
            && !(self.checks_sides && self.returned_as_much(told, payoffs))
        {
            return self.differs(Some(open.node), ExpectedAction::Best(best));
        }
        self.agreed += 1;
        self.open.pop();
        if self.open.is_empty() {
            self.best.leave(open.state.player, score, open.best);
            self.value = Some(score);
        }
        ControlFlow::Continue(())
    }

    /// Returns whether the child that the program calls the best returned this vector as well.
    fn returned_as_much(&self, best: ReportedBest, payoffs: Option<Payoffs>) -> bool {
        let returned = best.child.and_then(|child| self.told.payoffs.get(&(child as usize)));
        returned.zip(payoffs).is_some_and(|(returned, payoffs)| *returned == payoffs)
    }

    fn current(&mut self) -> &mut ComparedNode {
        self.open.last_mut().expect("every event but the first enter happens at an open node")
    }
}

/// Returns the null windows that a program with whole scores may use instead: like the narrowest null window, they
/// contain no whole score.
fn whole_null_windows(window: Window) -> Vec<Window> {
    let Window { alpha, beta } = window;
    let one = Score::from(1);
    if !window.is_null_window() {
        return Vec::new();
    }
    vec![Window { alpha, beta: alpha.plus(one) }, Window { alpha: beta.plus(-one), beta }]
}

impl<G: Game<Move = AnyMove>> Tracer<G> for Comparer<'_> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.vectors.record(&event);
        if let Some(expected) = &mut self.expected {
            return expected.record(&event);
        }
        if let Some(line) = &mut self.line {
            line.follow(&event);
        }
        let is_step = !matches!(
            event,
            SearchEvent::Pass(_)
                | SearchEvent::Stop(_)
                | SearchEvent::HeldBytes(_)
                | SearchEvent::Inexact(_)
                | SearchEvent::Outcomes { .. }
                | SearchEvent::Probe { .. }
        );
        self.steps += usize::from(is_step);
        match event {
            SearchEvent::Enter { via, position, window, .. } => {
                let (turn, player, mover) = (self.config.turn(position), position.to_move(), position.mover());
                return self.enter(via, turn, player, mover, window);
            }
            SearchEvent::Leave { score } => {
                let at_leaf = self.open.last().and_then(|open| open.payoffs);
                let payoffs = if self.vectors.is_followed { self.vectors.left } else { at_leaf };
                return self.leave(score, payoffs);
            }
            SearchEvent::Evaluate { leaf, position, .. } => {
                let payoffs = position.players().map(|_| position.payoffs());
                let current = self.current();
                (current.state.leaf, current.payoffs) = (Some(leaf), payoffs);
            }
            SearchEvent::TableHit { .. } => self.current().state.leaf = Some(Leaf::TableHit),
            SearchEvent::Improve { score } => {
                let score = self.vectors.current().map_or(score, |(mover, found)| found.of(mover));
                let ComparedNode { state, best, last, .. } = self.current();
                *best = *last;
                state.best = Some(score);
                state.open = state.open.narrowed(state.player, score);
            }
            SearchEvent::Cutoff { .. } => self.current().state.is_cut = true,
            SearchEvent::Pass(pass) => self.best.begin(pass),
            SearchEvent::Stop(reason) => self.best.stop(reason),
            SearchEvent::Skip { .. }
            | SearchEvent::Outcomes { .. }
            | SearchEvent::Expect
            | SearchEvent::Probe { .. }
            | SearchEvent::Inexact(_)
            | SearchEvent::HeldBytes(_) => {}
        }
        ControlFlow::Continue(())
    }
}
