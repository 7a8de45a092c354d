//! The tracer that compares a search, event by event, with what a program told of its own, and ends it at the first difference.

use super::consistency::says_as_much;
use super::expected::ExpectedAnswer;
use super::placed::{PlacedNode, PlacedRun, RunEvent};
use super::root_move::RootMove;
use crate::game::Game;
use crate::game::any::AnyMove;
use crate::score::{Player, Score, Window};
use crate::search::{Leaf, SearchEvent, Tracer};
use std::ops::ControlFlow;

/// How exactly a value has to be the one that the search returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exactness {
    /// The very value.
    Exact,
    /// Beyond the window any value that says as much: from the best score found to the bound that it passed.
    Soundly,
}

/// Compares a search with events of a run.
#[derive(Clone, Debug)]
pub struct Comparer<'a> {
    told: &'a PlacedRun,
    events: &'a [RunEvent],
    exactness: Exactness,
    /// What the search answers, where that is asked for and nothing is compared: each kind of tracer is a copy of all searches in the
    /// program.
    pub expected: Option<ExpectedAnswer>,
    /// Whether the side to move has to be the one that was told.
    checks_sides: bool,
    /// The number of the run's events that agree so far.
    pub agreed: usize,
    /// The nodes that the search has entered and not left.
    open: Vec<OpenNode>,
    /// The steps of the search that a recording of it would have.
    pub steps: usize,
    /// What the search does where the run does something else.
    pub difference: Option<Difference>,
    /// Whether a value differs that says as much.
    pub has_other_bounds: bool,
    /// Whether the search had a window at a node where none was told.
    pub has_untold_windows: bool,
    /// The best move of the root.
    pub best: RootMove,
    /// What the root returned.
    pub value: Option<Score>,
}

/// What the search does where the run does something else.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The node of the run at which the search is, or that it enters.
    pub node: Option<usize>,
    /// What the search does.
    pub expected: Expected,
    /// The state of that node in the search.
    pub state: NodeState,
}

/// What a search does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Expected {
    /// It enters the child by this move; the root for `None`.
    Enter(Option<AnyMove>),
    /// It enters the node with this window.
    Window(Window),
    /// It enters the node, where it is the other side's turn.
    Side,
    /// It leaves the node with this score.
    Leave(Score),
    /// It is over.
    Nothing,
}

/// What is known at a node of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeState {
    /// The side to move.
    pub player: Player,
    /// The window as far as it is narrowed.
    pub open: Window,
    /// The best score so far.
    pub best: Option<Score>,
    /// Why the node is a leaf, if it is.
    pub leaf: Option<Leaf>,
    /// Whether its window is closed.
    pub is_cut: bool,
}

impl NodeState {
    const UNKNOWN: Self = Self { player: Player::Max, open: Window::FULL, best: None, leaf: None, is_cut: false };
}

/// A node that the search has entered and not left.
#[derive(Clone, Copy, Debug)]
struct OpenNode {
    node: usize,
    window: Option<Window>,
    state: NodeState,
    /// The child that was entered last.
    last: Option<AnyMove>,
    best: Option<AnyMove>,
}

impl<'a> Comparer<'a> {
    /// A comparison with some events of a run.
    pub fn new(told: &'a PlacedRun, events: &'a [RunEvent], exactness: Exactness, checks_sides: bool) -> Self {
        Self {
            told,
            events,
            exactness,
            expected: None,
            checks_sides,
            agreed: 0,
            open: Vec::new(),
            steps: 0,
            difference: None,
            has_other_bounds: false,
            has_untold_windows: false,
            best: RootMove::default(),
            value: None,
        }
    }

    /// Whether the search did all that the run tells, and nothing else.
    pub fn explains_everything(&self) -> bool {
        self.difference.is_none() && self.agreed == self.events.len()
    }

    /// The difference where the search is over and the run goes on.
    pub const fn nothing_more() -> Difference {
        Difference { node: None, expected: Expected::Nothing, state: NodeState::UNKNOWN }
    }

    fn differs(&mut self, node: Option<usize>, expected: Expected) -> ControlFlow<()> {
        let state = self.open.last().map_or(NodeState::UNKNOWN, |open| open.state);
        self.difference = Some(Difference { node, expected, state });
        ControlFlow::Break(())
    }

    fn enter(&mut self, via: Option<AnyMove>, player: Player, window: Option<Window>) -> ControlFlow<()> {
        let current = self.open.last().map(|open| open.node);
        let entered = match self.events.get(self.agreed) {
            Some(&RunEvent::Enter(node)) if self.told.lost != Some(node as usize) => node as usize,
            Some(RunEvent::Enter(_) | RunEvent::Leave(_)) | None => return self.differs(current, Expected::Enter(via)),
        };
        let PlacedNode { via: told, alpha, beta, side, moves, .. } = self.told.nodes[entered];
        if told != via {
            return self.differs(current, Expected::Enter(via));
        }
        if let Some(last) = self.open.last_mut() {
            last.last = via;
        }
        let open = window.unwrap_or(Window::FULL);
        let state = NodeState { player, open, best: None, leaf: None, is_cut: false };
        self.open.push(OpenNode { node: entered, window, state, last: None, best: None });
        if self.checks_sides && side.is_some_and(|side| side != player) {
            return self.differs(Some(entered), Expected::Side);
        }
        if let Some(window) = window {
            let is_told = |window: Window| {
                alpha.is_none_or(|alpha| alpha == window.alpha) && beta.is_none_or(|beta| beta == window.beta)
            };
            if !is_told(window) && !whole_null_windows(window).into_iter().any(is_told) {
                return self.differs(Some(entered), Expected::Window(window));
            }
            // A leaf is told in one line, which has no window.
            self.has_untold_windows |= 0 < moves && (alpha.is_none() || beta.is_none());
        }
        self.agreed += 1;
        ControlFlow::Continue(())
    }

    fn leave(&mut self, score: Score) -> ControlFlow<()> {
        let Some(open) = self.open.last().copied() else { return ControlFlow::Continue(()) };
        let is_left = self.events.get(self.agreed) == Some(&RunEvent::Leave(number(open.node)));
        let value = self.told.nodes[open.node].value.filter(|_| is_left);
        let Some(value) = value else { return self.differs(Some(open.node), Expected::Leave(score)) };
        if value != score {
            let says_as_much = self.exactness == Exactness::Soundly
                && open.state.leaf.is_none()
                && open.window.is_some_and(|window| says_as_much(window, open.state.best.unwrap_or(score), value));
            if !says_as_much {
                return self.differs(Some(open.node), Expected::Leave(score));
            }
            self.has_other_bounds = true;
        }
        self.agreed += 1;
        self.open.pop();
        if self.open.is_empty() {
            self.best.leave(open.state.player, score, open.best);
            self.value = Some(score);
        }
        ControlFlow::Continue(())
    }
}

/// The null windows of a program whose scores are whole numbers: no such score is inside, as none is inside the narrowest one.
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
        if let Some(expected) = &mut self.expected {
            return expected.record(&event);
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
            SearchEvent::Enter { via, position, window, .. } => return self.enter(via, position.to_move(), window),
            SearchEvent::Leave { score } => return self.leave(score),
            SearchEvent::Evaluate { leaf, .. } => self.current().state.leaf = Some(leaf),
            SearchEvent::TableHit { .. } => self.current().state.leaf = Some(Leaf::TableHit),
            SearchEvent::Improve { score } => {
                let OpenNode { state, best, last, .. } = self.current();
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

impl Comparer<'_> {
    fn current(&mut self) -> &mut OpenNode {
        self.open.last_mut().expect("every event but the first enter happens at an open node")
    }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("a run has fewer nodes than bytes")
}
