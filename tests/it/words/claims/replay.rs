//! A search followed by hand, event by event: windows, who set them, what has returned, and what was best when.
//!
//! Takes from the trace the events, the windows with which nodes were entered and the scores they returned, and works
//! out the rest by the definitions.

use poda::game::any::AnyGame;
use poda::score::{CutOn, Player, Score, Turn, Window};
use poda::search::Algorithm;
use poda::trace::recording::Recording;
use poda::trace::visit::VisitKind;
use poda::trace::{Event, NodeId};
use std::collections::HashSet;

/// Who set a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setter {
    /// None: the root was entered with it.
    Root,
    /// A node, by a better child.
    Node(NodeId),
    /// A chance node, by what is proved of its other outcomes.
    Chance(NodeId),
    /// A node that only asks whether a child is better than what it has.
    Scout(NodeId),
}

/// A node that has been entered.
#[derive(Clone, Debug)]
pub struct Visit {
    pub node: NodeId,
    pub turn: Turn,
    pub player: Player,
    /// The window that the next child is searched with, or that was closed.
    pub window: Option<Window>,
    /// Who set α and β.
    pub setters: [Setter; 2],
    /// The children that have returned, with what they returned, as this node counts it. A child that was searched
    /// twice stands once, with its second visit.
    pub children: Vec<(NodeId, Score)>,
    pub best: Option<(NodeId, Score)>,
    /// Whether the last improvement has moved the window.
    pub has_moved: bool,
}

impl Visit {
    /// Who set the bound that the player of this node must not pass.
    pub fn setter_of_limit(&self) -> Setter {
        self.setter_of_limit_of(self.player)
    }

    /// Who set the bound that a player must not pass.
    pub fn setter_of_limit_of(&self, player: Player) -> Setter {
        self.setters[usize::from(player == Player::Max)]
    }
}

/// How far a recording has been followed.
#[derive(Clone)]
pub struct Replay<'a> {
    recording: &'a Recording<AnyGame>,
    /// The open nodes, the root first.
    pub open: Vec<Visit>,
    /// The node that was left last, as it was then.
    pub closed: Option<Visit>,
    pub nodes: u64,
    pub leaves: u64,
    pub recalled: u64,
    pub cutoffs: u64,
    pub cutoffs_that_prune: u64,
    /// The branches that were cut off.
    pub pruned: u64,
    /// What the root had, its best score, α and β, after each step that changed it.
    pub root: Vec<(usize, [Option<Score>; 3])>,
    /// The nodes at which something was cut off or passed over.
    pub cut: HashSet<NodeId>,
    steps: usize,
    /// What is wrong with the events themselves.
    pub faults: Vec<String>,
}

impl<'a> Replay<'a> {
    pub fn new(recording: &'a Recording<AnyGame>) -> Self {
        Self {
            recording,
            open: Vec::new(),
            closed: None,
            nodes: 0,
            leaves: 0,
            recalled: 0,
            cutoffs: 0,
            cutoffs_that_prune: 0,
            pruned: 0,
            root: Vec::new(),
            cut: HashSet::new(),
            steps: 0,
            faults: Vec::new(),
        }
    }

    /// The visit of a node that is open, or that was left last.
    pub fn visit(&self, node: NodeId) -> Option<&Visit> {
        self.open.iter().chain(&self.closed).find(|visit| visit.node == node)
    }

    fn fault(&mut self, fault: impl Into<String>) {
        self.faults.push(fault.into());
    }

    /// Follows one event.
    pub fn follow(&mut self, event: Event) {
        if let Event::Cutoff(child) | Event::Skip(child) = event {
            self.cut.extend(self.recording.trace().parent(child));
        }
        match event {
            Event::Enter(node) => self.enter(node),
            Event::Evaluate(_) => self.leaves += 1,
            Event::TableHit(_) => self.recalled += 1,
            Event::Improve(child) => self.improve(child),
            Event::Cutoff(child) => self.cut(child),
            Event::Skip(_) | Event::Expect(_) => {}
            Event::Leave(node) => self.leave(node),
        }
        let root = self.visit(NodeId::ROOT);
        let window = root.and_then(|root| root.window);
        let now = [
            root.and_then(|root| Some(root.best?.1)),
            window.map(|window| window.alpha),
            window.map(|window| window.beta),
        ];
        self.steps += 1;
        if self.root.last().is_none_or(|(_, last)| *last != now) {
            self.root.push((self.steps, now));
        }
    }

    fn enter(&mut self, node: NodeId) {
        let trace = self.recording.trace();
        let config = self.recording.config();
        self.nodes += 1;
        let window = trace.window(node);
        if window.is_some() != config.algorithm.properties().prunes {
            self.fault("a window where nothing is pruned, or none where something is");
        }
        let setters = match self.open.last() {
            None => {
                if window.is_some_and(|window| window != config.window.within(trace.bounds)) {
                    self.fault("the root is not entered with the root's window");
                }
                [Setter::Root; 2]
            }
            // An outcome has a window of its own, of which only what no value is beyond follows from nothing else.
            Some(parent) if parent.turn == Turn::Chance => {
                let of = |end: fn(Window) -> Score, bound: Score| {
                    let is_bound = window.is_none_or(|window| end(window) == bound);
                    if is_bound { Setter::Root } else { Setter::Chance(parent.node) }
                };
                [of(|window| window.alpha, trace.bounds.low), of(|window| window.beta, trace.bounds.high)]
            }
            Some(parent) => {
                let mut setters = parent.setters;
                if let (Some(open), Some(window)) = (parent.window, window) {
                    let turned = config.algorithm == Algorithm::Mistaken(poda::search::FaultyAlgorithm::AlwaysNegating)
                        && parent.player == trace.player(node);
                    let is_scout = config.algorithm == Algorithm::PrincipalVariation
                        && !parent.children.is_empty()
                        && window == open.null_window(parent.player);
                    if window != open {
                        // In a scout's window one bound is new: the far one of the node that sends it.
                        let far = usize::from(parent.player == Player::Max);
                        setters[far] = Setter::Scout(parent.node);
                        if !is_scout && !turned {
                            let fault = format!("{node:?} is entered with {window:?}, and its parent has {open:?}");
                            self.fault(fault);
                        }
                    }
                }
                setters
            }
        };
        let player = trace.player(node);
        self.open.push(Visit {
            node,
            turn: trace.turn(node),
            player,
            window,
            setters,
            children: Vec::new(),
            best: None,
            has_moved: false,
        });
    }

    fn improve(&mut self, child: NodeId) {
        let cut_on = self.recording.config().cut_on;
        let Some(open) = self.open.last_mut() else { return };
        let node = open.node;
        let Some(&(last, score)) = open.children.last().filter(|&&(last, _)| last == child) else {
            self.fault("a child improves before it has returned");
            return;
        };
        let is_tie = open.best.is_some_and(|(_, best)| best == score);
        let is_better = open.best.is_none_or(|(_, best)| open.player.prefers(score, best));
        open.best = Some((last, score));
        open.has_moved = false;
        if let Some(window) = &mut open.window
            && !is_probe(self.recording, node)
            && !window.is_closed_by(open.player, score, cut_on)
        {
            let before = *window;
            match open.player {
                Player::Max if window.alpha < score => window.alpha = score,
                Player::Min if score < window.beta => window.beta = score,
                _ => {}
            }
            if *window != before {
                open.has_moved = true;
                open.setters[usize::from(open.player == Player::Min)] = Setter::Node(node);
            }
        }
        let takes_ties = self.recording.trace().trust.mistake() == Some(poda::search::FaultyAlgorithm::LastBest);
        let improves = is_better || (is_tie && takes_ties);
        if !improves {
            self.fault("a child that is not better improves");
        }
    }

    fn cut(&mut self, child: NodeId) {
        let config = *self.recording.config();
        let pruned = self.recording.trace().later_siblings(child).count() as u64;
        self.cutoffs += 1;
        self.cutoffs_that_prune += u64::from(0 < pruned);
        self.pruned += pruned;
        let Some(open) = self.open.last() else { return };
        // What is proved of a chance node is checked against its true value.
        if open.turn == Turn::Chance {
            return;
        }
        let is_last = open.children.last().is_some_and(|&(last, _)| last == child);
        let score = open.children.last().map_or(Score::ZERO, |&(_, score)| score);
        let closes = open.window.is_some_and(|window| closes(window, open.player, score, config.cut_on));
        if !is_last || !closes {
            self.fault("a cutoff that no score has earned");
        }
    }

    fn leave(&mut self, node: NodeId) {
        let trace = self.recording.trace();
        let Some(visit) = self.open.pop().filter(|visit| visit.node == node) else {
            self.fault("a node is left that is not the last open one");
            return;
        };
        let score = trace.score_for_parent(node).unwrap_or(Score::ZERO);
        let is_research = trace.is_research(node);
        if let Some(parent) = self.open.last_mut() {
            if parent.turn == Turn::Chance {
                let mv = self.recording.move_to(node);
                parent.children.retain(|&(child, _)| self.recording.move_to(child) != mv);
            } else if is_research {
                parent.children.pop();
            }
            parent.children.push((node, score));
        }
        self.closed = Some(visit);
    }
}

/// Whether an outcome of a chance node is entered here to try one move: it is entered again later, or that was its only
/// move and a probe is said. A probe compares its score with nothing.
fn is_probe(recording: &Recording<AnyGame>, node: NodeId) -> bool {
    recording.trace().visit_kind(node) == Some(VisitKind::Probe)
}

#[expect(clippy::float_cmp, reason = "a tie is a tie of the very same numbers")]
fn closes(window: Window, player: Player, score: Score, cut_on: CutOn) -> bool {
    let (score, limit) = match player {
        Player::Max => (score.get(), window.beta.get()),
        Player::Min => (-score.get(), -window.alpha.get()),
    };
    limit < score || (cut_on == CutOn::Equal && limit == score)
}
