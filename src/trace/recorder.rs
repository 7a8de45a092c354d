//! The tracer that turns a stream of events into a [`Recording`].
//!
//! Numbers the nodes, and works out what each returned score proves: a finished child proves its interval, a child
//! that was not searched proves nothing, and a node proves what its player can choose among them. No search has to
//! carry that along.

use super::explored::{Explored, Place};
use super::limits::{Ending, Limits, Watch};
use super::recording::Recording;
use super::right;
use super::{Event, Kind, NEVER, Node, NodeId, Packed, Trace};
use crate::game::Game;
use crate::score::{Bound, Interval, Player, Score, Window};
use crate::search::count::Count;
use crate::search::{Leaf, SearchConfig, SearchEvent, Tracer, search};
use std::ops::ControlFlow;

/// The counts are kept after every so many steps: often enough that those between are counted in no time, and seldom
/// enough that a step takes less than a byte more for it.
pub(super) const COUNT_EVERY: usize = 64;

/// The memory taken is looked at after every so many visits: a few thousand bytes too many do no harm.
const WEIGHED_EVERY: u64 = 64;

/// Whoever watches hears of every so many visits: some thousand times a second.
pub const WATCH_EVERY: u64 = 4096;

/// Searches from `root` and records it, up to `most_nodes` visits: a search that needs more is broken off there, and
/// its trace says so. Of a tree given in advance, what was left out is taken down too while there are no more nodes than
/// that.
///
/// ```
/// use poda::game::tic_tac_toe::{Judge, Rules, TicTacToe};
/// use poda::search::SearchConfig;
/// use poda::trace::recorder::record;
///
/// let root = TicTacToe::new(Rules { judge: Judge::Outcome, ..Rules::default() });
/// let recording = record(&SearchConfig::default(), &root, 1_000_000);
/// assert_eq!(recording.trace().end().count().nodes, 18_297);
/// ```
pub fn record<G: Game>(config: &SearchConfig, root: &G, most_nodes: usize) -> Recording<G> {
    record_within(config, root, Limits::nodes(most_nodes), &())
}

/// The same within limits on visits and on memory, while somebody watches who may stop it.
pub fn record_within<G: Game, W: Watch>(config: &SearchConfig, root: &G, limits: Limits, watch: &W) -> Recording<G> {
    let mut recorder = Recorder::new(config, root, limits, watch);
    let ended = search(config, root, &mut recorder);
    recorder.finish(ended.is_continue()).with_right_values()
}

/// The same beside another search of the position: what only others have visited is taken down too, as never entered.
pub fn record_beside<G: Game, W: Watch>(
    config: &SearchConfig,
    root: &G,
    limits: Limits,
    watch: &W,
    explored: &Explored<G::Move>,
) -> Recording<G> {
    let mut recorder = Recorder::new(config, root, limits, watch);
    recorder.explored = Some(explored);
    let ended = search(config, root, &mut recorder);
    recorder.finish(ended.is_continue())
}

/// A recording under way.
#[derive(Debug)]
pub struct Recorder<'a, G: Game, W: Watch> {
    config: SearchConfig,
    root: G,
    limits: Limits,
    watch: &'a W,
    /// What others have visited.
    explored: Option<&'a Explored<G::Move>>,
    /// Why the search is cut short, once it is.
    cut_short: Option<Ending>,
    nodes: Vec<Node>,
    moves: Vec<Option<G::Move>>,
    steps: Vec<Packed>,
    counts: Vec<Count>,
    count: Count,
    cutoffs: Vec<u32>,
    open: Vec<Open>,
}

/// A node that has been entered and not left.
#[derive(Debug)]
struct Open {
    node: NodeId,
    player: Player,
    best: NodeId,
    last_child: NodeId,
    /// Where it is in the tree that others have visited, if they have been here.
    place: Option<Place>,
    /// What the children finished so far prove; before the first, the worst for the node's player.
    proved: Interval,
}

impl<'a, G: Game, W: Watch> Recorder<'a, G, W> {
    /// Ready for a search with `config` from `root`, which it breaks off where a limit is met, but
    /// not before one visit.
    pub fn new(config: &SearchConfig, root: &G, limits: Limits, watch: &'a W) -> Self {
        Self {
            config: *config,
            root: root.clone(),
            limits: Limits { nodes: limits.nodes.min(Packed::MOST_NODES), ..limits },
            watch,
            explored: None,
            cut_short: None,
            nodes: Vec::new(),
            moves: Vec::new(),
            steps: Vec::new(),
            counts: vec![Count::default()],
            count: Count::default(),
            cutoffs: Vec::new(),
            open: Vec::new(),
        }
    }

    /// Why the search has to end before it visits another node, if it has to.
    fn met(&self) -> Option<Ending> {
        let nodes = self.count.nodes;
        if nodes == 0 {
            None
        } else if self.limits.nodes as u64 <= nodes {
            Some(Ending::NodeLimit)
        } else if nodes.is_multiple_of(WEIGHED_EVERY) && self.limits.bytes <= self.bytes() {
            Some(Ending::MemoryLimit)
        } else if nodes.is_multiple_of(WATCH_EVERY) {
            self.watch.hear(nodes).break_value()
        } else {
            None
        }
    }

    /// How much memory has been taken, what is kept beside the recording included.
    fn bytes(&self) -> usize {
        let a_node = size_of::<Node>() + size_of::<Option<G::Move>>() + self.limits.bytes_beside;
        self.nodes.len() * a_node + size_of_val(&*self.steps) + size_of_val(&*self.counts) + size_of_val(&*self.cutoffs)
    }

    /// The recording of what has been heard; `complete` if the search came to its end.
    #[must_use]
    pub fn finish(mut self, complete: bool) -> Recording<G> {
        let end = NodeId::new(self.nodes.len()).0;
        for open in &self.open {
            let node = &mut self.nodes[open.node.index()];
            node.end = end;
            node.best = open.best;
        }
        // Nothing is added any more: what was kept free for more is given back.
        self.nodes.shrink_to_fit();
        self.steps.shrink_to_fit();
        self.counts.shrink_to_fit();
        self.moves.shrink_to_fit();
        let trace = Trace {
            nodes: self.nodes,
            steps: self.steps,
            counts: self.counts,
            cutoffs: self.cutoffs,
            has_window: self.config.algorithm.prunes(),
            mistake: self.config.algorithm.mistake(),
            ending: match self.cut_short {
                // All was searched, but what was left out has not been taken down.
                Some(Ending::Underway) => Ending::Underway,
                _ if complete => Ending::Complete,
                ending => ending.unwrap_or(Ending::Stopped),
            },
        };
        Recording::new(trace, self.root, self.moves, self.config)
    }

    fn step(&mut self, event: Event) -> u32 {
        self.steps.push(Packed::new(event));
        if self.steps.len().is_multiple_of(COUNT_EVERY) {
            self.counts.push(self.count);
        }
        u32::try_from(self.steps.len()).expect("there are at most seven steps a node, and far fewer nodes than that")
    }

    fn enter(&mut self, via: Option<G::Move>, position: &G, window: Option<Window>) {
        let player = position.to_move();
        let node = NodeId::new(self.nodes.len());
        let place = match self.open.last() {
            None => self.explored.map(|_| Explored::<G::Move>::root()),
            Some(parent) => parent.place.zip(via).and_then(|(place, via)| self.place_of(place, via)),
        };
        self.nodes.push(fresh(&self.open, player, window.unwrap_or(Window::FULL)));
        self.moves.push(via);
        self.open.push(Open {
            node,
            player,
            best: NodeId::NONE,
            last_child: NodeId::NONE,
            place,
            proved: Interval { low: player.worst(), high: player.worst() },
        });
        self.nodes[node.index()].entered = self.step(Event::Enter(node));
    }

    fn evaluate(&mut self, score: Score, leaf: Leaf) {
        let open = self.open.last_mut().expect("only an entered node is evaluated");
        open.proved = Interval::of(score, Bound::Exact);
        let (node, place) = (open.node, open.place);
        self.nodes[node.index()].kind = Kind::Leaf(leaf);
        self.step(Event::Evaluate(node));
        self.leave_explored_out(node, place);
    }

    fn improve(&mut self) {
        let open = self.open.last_mut().expect("only an entered node improves");
        open.best = open.last_child;
        let child = open.best;
        let step = self.step(Event::Improve(child));
        let child = &mut self.nodes[child.index()];
        child.improved = true;
        debug_assert_eq!(step, child.left + 1, "a child becomes the best as soon as it is left");
    }

    fn cut(&mut self, unsearched: &[G::Move]) {
        let open = self.open.last_mut().expect("only an entered node is cut");
        let (node, child) = (open.node, open.last_child);
        if !unsearched.is_empty() {
            open.proved = open.proved.with_unknown(open.player);
        }
        self.nodes[node.index()].cut = true;
        let step = self.step(Event::Cutoff(child));
        self.cutoffs.push(step);
        if !unsearched.is_empty() {
            let position = self.position(node);
            let ply = usize::from(self.nodes[node.index()].ply) + 1;
            let place = self.open.last().and_then(|open| open.place);
            for &mv in unsearched {
                let place = place.and_then(|place| self.place_of(place, mv));
                self.leave_out(node, mv, &position.after(mv), ply, place);
            }
        }
    }

    fn place_of(&self, parent: Place, mv: G::Move) -> Option<Place> {
        self.explored.and_then(|explored| explored.child(parent, mv))
    }

    /// Takes down what others have visited below a node that is open and a leaf here.
    fn leave_explored_out(&mut self, node: NodeId, place: Option<Place>) {
        let Some((explored, place)) = self.explored.zip(place) else { return };
        if explored.children(place).next().is_some() {
            let ply = usize::from(self.nodes[node.index()].ply) + 1;
            self.leave_below_out(node, &self.position(node), ply, explored, place);
        }
    }

    fn leave_below_out(&mut self, node: NodeId, position: &G, ply: usize, explored: &Explored<G::Move>, place: Place) {
        for (mv, place) in explored.children(place) {
            self.leave_out(node, mv, &position.after(mv), ply, Some(place));
        }
    }

    fn leave(&mut self, score: Score) {
        let open = self.open.pop().expect("only an entered node is left");
        let Node { window, kind, .. } = self.nodes[open.node.index()];
        let bound = match self.config.algorithm.mistake() {
            Some(_) if kind == Kind::Inner => right::claimed(window, score),
            _ => open.proved.bound_of(score),
        };
        if let Some(parent) = self.open.last_mut() {
            parent.last_child = open.node;
            parent.proved = parent.proved.choice(parent.player, Interval::of(score, bound));
        }
        let left = self.step(Event::Leave(open.node));
        let end = NodeId::new(self.nodes.len()).0;
        let node = &mut self.nodes[open.node.index()];
        node.left = left;
        node.end = end;
        node.score = score;
        node.bound = bound;
        node.best = open.best;
    }

    /// Takes down a child that is not searched: where the tree is given in advance, with all that is below it, else with
    /// what others have visited of it.
    fn leave_out(&mut self, parent: NodeId, mv: G::Move, position: &G, ply: usize, place: Option<Place>) {
        let node = NodeId::new(self.nodes.len());
        let mut below = Vec::new();
        position.legal_moves(&mut below);
        let kind = if below.is_empty() {
            Kind::Leaf(Leaf::Terminal)
        } else if self.config.depth.is_some_and(|depth| depth <= ply) {
            Kind::Leaf(Leaf::Horizon)
        } else {
            Kind::Inner
        };
        self.nodes.push(Node {
            parent,
            kind,
            ply: u16::try_from(ply).expect("no search is 65,536 plies deep"),
            ..fresh(&[], position.to_move(), Window::FULL)
        });
        self.moves.push(Some(mv));
        let count = self.nodes.len() as u64;
        if count.is_multiple_of(WATCH_EVERY) && self.cut_short.is_none() {
            self.cut_short = self.watch.hear(count).break_value();
        }
        let has_room =
            self.cut_short.is_none() && self.nodes.len() < self.limits.nodes && self.bytes() < self.limits.bytes;
        if kind == Kind::Inner && position.is_given() && has_room {
            for mv in below {
                let place = place.and_then(|place| self.place_of(place, mv));
                self.leave_out(node, mv, &position.after(mv), ply + 1, place);
            }
        } else if let Some((explored, place)) = self.explored.zip(place).filter(|_| has_room) {
            self.leave_below_out(node, position, ply + 1, explored, place);
        }
        self.nodes[node.index()].end = NodeId::new(self.nodes.len()).0;
    }

    /// The position at an open node, by playing the moves that lead there.
    fn position(&self, node: NodeId) -> G {
        let way = self.open.iter().map(|open| open.node).take_while(|&open| open <= node);
        way.filter_map(|open| self.moves[open.index()]).fold(self.root.clone(), |position, mv| position.after(mv))
    }
}

/// A node that has just come into being below the last of the open ones.
fn fresh(open: &[Open], player: Player, window: Window) -> Node {
    let parent = open.last();
    Node {
        score: Score::ZERO,
        window,
        proved_before: parent.map_or(Score::ZERO, |parent| parent.proved.own_end(parent.player)),
        parent: parent.map_or(NodeId::NONE, |parent| parent.node),
        end: 0,
        entered: NEVER,
        left: NEVER,
        best: NodeId::NONE,
        best_before: parent.map_or(NodeId::NONE, |parent| parent.best),
        ply: u16::try_from(open.len()).expect("no search is 65,536 plies deep"),
        player,
        kind: Kind::Inner,
        bound: Bound::Exact,
        cut: false,
        improved: false,
    }
}

impl<G: Game, W: Watch> Tracer<G> for Recorder<'_, G, W> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        if matches!(event, SearchEvent::Enter { .. }) {
            self.cut_short = self.cut_short.or_else(|| self.met());
            if self.cut_short.is_some() {
                return ControlFlow::Break(());
            }
        }
        // The count first: what is kept after a step is to include that step.
        self.count.add(&event);
        match event {
            SearchEvent::Enter { via, position, window } => self.enter(via, position, window),
            SearchEvent::Evaluate { evaluation, leaf } => self.evaluate(evaluation.score(), leaf),
            SearchEvent::Improve { .. } => self.improve(),
            SearchEvent::Cutoff { unsearched, .. } => self.cut(unsearched),
            SearchEvent::Leave { score } => self.leave(score),
        }
        ControlFlow::Continue(())
    }
}
