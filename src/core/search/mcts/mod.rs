//! Monte Carlo tree search: a tree that grows by one node per iteration, where random games are most promising.
//!
//! L. Kocsis and C. Szepesvári, "Bandit Based Monte-Carlo Planning", 2006 (UCT); the four phases are as in C. Browne et
//! al., "A Survey of Monte Carlo Tree Search Methods", 2012. An iteration selects a path down the tree, expands it by a
//! node, rolls the game out from there, and backs the result up along the path. It takes time in proportion to the
//! length of the game.
//!
//! Contract: every mean lies within the [scale](ResultScale) of the results, and the number of the root's visits is the
//! number of iterations. The value is an estimate and proves nothing; it converges to minimax as the number of
//! iterations grows.
//!
//! With PUCT in place of UCB1, it is the search of the last of these papers without its network: C. Rosin,
//! "Multi-armed bandits with episode context", 2011; D. Silver et al., "A general reinforcement learning algorithm that
//! masters chess, shogi, and Go through self-play", 2018. A node is added together with its siblings, each with its
//! prior, and the first iteration that reaches it ends there, with a rollout or an evaluation. It need not try every
//! child.
//!
//! Where the method leaves a choice, children are tried in the game's order, and the first of equals is taken. All
//! random numbers come from one [`SplitMix64`] with the seed: one for every move of a rollout and for every outcome of
//! a chance node, even if only one move or outcome is possible.

mod config;
mod event;
mod priors;
mod statistics;

pub use super::mcts_settings::{Priors, Rollout};
pub use config::{Decide, MctsConfig, Selection, SelectionRule, Unsampleable};
pub use event::{MctsEvent, MctsTracer};
pub use priors::priors;
pub use statistics::{ResultScale, SelectionTerm, Statistics, are_equal, index_of_greatest, selected_index};

use super::support::budget::{MAX_PLIES, allocated_bytes};
use super::support::split_mix_64::SplitMix64;
use crate::game::played_game::legal_moves;
use crate::game::{Counts, Game};
use crate::score::{Player, Score, Turn};
use std::ops::ControlFlow;

/// The result of a Monte Carlo tree search.
#[derive(Clone, Debug, PartialEq)]
pub struct MctsAnswer<Move> {
    /// The iterations through the root; the mean of their results is the estimate of its value.
    pub root: Statistics,
    /// All moves at the root, in order, with the iterations that made them.
    pub children: Vec<(Move, Statistics)>,
    /// The chosen moves, from the root down as far as the tree goes, or to a chance node.
    pub line: Vec<Move>,
    /// The number of nodes of the tree, the root included.
    pub nodes: usize,
}

impl<Move: Copy> MctsAnswer<Move> {
    /// Returns the chosen move; `None` if no player has a move.
    pub fn best(&self) -> Option<Move> {
        self.line.first().copied()
    }
}

/// Searches from `root` and sends every step to `tracer`. Continues with the result, or breaks if the tracer has ended
/// the search.
///
/// ```
/// use poda_core::game::nim::Nim;
/// use poda_core::search::mcts::{MctsConfig, ResultScale, mcts};
///
/// // The last object wins: of three, MAX takes all.
/// let (nim, config) = (Nim::new(&[3], false).unwrap(), MctsConfig::default());
/// let scale = ResultScale::of(&config, &nim).unwrap();
/// let found = mcts(&config, scale, &nim, &mut ()).continue_value().unwrap();
/// assert_eq!(found.best().map(|mv| mv.objects), Some(3));
/// assert_eq!(found.root.visits, 200);
/// ```
pub fn mcts<G: Game>(
    config: &MctsConfig,
    scale: ResultScale,
    root: &G,
    tracer: &mut dyn MctsTracer<G>,
) -> ControlFlow<(), MctsAnswer<G::Move>> {
    let mut search = Search::new(*config, scale, root, tracer);
    for _ in 0..config.iterations {
        search.begin()?;
        let untried = search.select()?;
        search.expand(untried)?;
        search.give_priors()?;
        let result = search.roll_out()?;
        search.back_up(result)?;
    }
    search.decide()
}

/// A search under way.
struct Search<'a, G: Game> {
    config: MctsConfig,
    scale: ResultScale,
    tracer: &'a mut dyn MctsTracer<G>,
    random: SplitMix64,
    /// The nodes in the order in which they were added, the root first.
    nodes: Vec<GrowingNode<G>>,
    /// The bytes that they take.
    bytes: usize,
    /// The moves of a node while it is added.
    moves: Vec<G::Move>,
    /// The path of the iteration, from the root down.
    path: Vec<usize>,
}

struct GrowingNode<G: Game> {
    position: G,
    /// The move that led to it; `None` at the root.
    via: Option<G::Move>,
    /// Its legal moves; none where the game is over.
    moves: Box<[G::Move]>,
    /// Its children, in the order in which they were added: where a player chooses, that of the moves.
    children: Vec<usize>,
    /// The prior of the move that led to it; 0 where there are none.
    prior: f64,
    statistics: Statistics,
}

const ROOT: usize = 0;

impl<'a, G: Game> Search<'a, G> {
    fn new(config: MctsConfig, scale: ResultScale, root: &G, tracer: &'a mut dyn MctsTracer<G>) -> Self {
        let random = SplitMix64::new(config.seed);
        let mut search =
            Self { config, scale, tracer, random, nodes: Vec::new(), bytes: 0, moves: Vec::new(), path: Vec::new() };
        search.add(root.clone(), None);
        search.continue_from_counts();
        if search.nodes[ROOT].children.is_empty() {
            search.add_moves(ROOT);
        }
        search
    }

    /// Adds the nodes that have counts already, with their statistics. Where a player chooses, their moves come first.
    fn continue_from_counts(&mut self) {
        let mut at = ROOT;
        while at < self.nodes.len() {
            let node = &self.nodes[at];
            if let Some(counts) = node.position.counts() {
                self.nodes[at].statistics = self.scale.statistics(counts);
                if self.add_moves(at).is_some() {
                    at += 1;
                    continue;
                }
                let node = &self.nodes[at];
                let (position, moves) = (node.position.clone(), node.moves.clone());
                let (counted, others): (Vec<_>, Vec<_>) =
                    moves.iter().copied().partition(|&mv| position.after(mv).counts().is_some());
                for &mv in &counted {
                    let child = self.add(position.after(mv), Some(mv));
                    self.nodes[at].children.push(child);
                }
                self.nodes[at].moves = counted.into_iter().chain(others).collect();
            }
            at += 1;
        }
    }

    /// Begins an iteration.
    fn begin(&mut self) -> ControlFlow<()> {
        self.path.clear();
        self.path.push(ROOT);
        self.tracer.record(MctsEvent::Iteration { nodes: self.nodes.len(), bytes: self.bytes })
    }

    /// Descends until a node has an untried move. Returns that move, or `None` at the end of the game, and with priors
    /// where no iteration has been before.
    fn select(&mut self) -> ControlFlow<(), Option<G::Move>> {
        loop {
            let leaf = self.leaf();
            let node = &self.nodes[leaf];
            let is_new = leaf != ROOT && node.statistics.visits == 0 && self.config.selection.priors().is_some();
            let (via, terms) = match node.position.turn() {
                _ if node.moves.is_empty() || is_new => return ControlFlow::Continue(None),
                Turn::Chance => match draw(&node.position, &node.moves, &mut self.random) {
                    Some(outcome) => (outcome, Vec::new()),
                    None => return ControlFlow::Continue(None),
                },
                Turn::Player(player) => {
                    if let Some(&untried) = node.moves.get(node.children.len()) {
                        return ControlFlow::Continue(Some(untried));
                    }
                    self.by_terms(node, player)
                }
            };
            let Some(child) = self.child(node, via) else { return ControlFlow::Continue(Some(via)) };
            self.tracer.record(MctsEvent::Select { via, terms: &terms })?;
            self.path.push(child);
        }
    }

    /// Adds the node to which the untried move leads, if there is one.
    fn expand(&mut self, untried: Option<G::Move>) -> ControlFlow<()> {
        let Some(via) = untried else { return ControlFlow::Continue(()) };
        let parent = self.leaf();
        let child = self.add(self.nodes[parent].position.after(via), Some(via));
        let children = &mut self.nodes[parent].children;
        self.bytes -= allocated_bytes(children.capacity() * size_of::<usize>());
        children.push(child);
        self.bytes += allocated_bytes(children.capacity() * size_of::<usize>());
        self.path.push(child);
        self.tracer.record(MctsEvent::Expand { via, position: &self.nodes[child].position })
    }

    /// Adds the moves of the last node with their priors, if it is reached for the first time.
    fn give_priors(&mut self) -> ControlFlow<()> {
        let leaf = self.leaf();
        if !self.nodes[leaf].children.is_empty() {
            return ControlFlow::Continue(());
        }
        match self.add_moves(leaf) {
            Some(priors) if !priors.is_empty() => self.tracer.record(MctsEvent::Priors { priors: &priors }),
            Some(_) | None => ControlFlow::Continue(()),
        }
    }

    /// Adds all moves of a player's node without children. Returns them with their priors; `None` if there are no
    /// priors.
    fn add_moves(&mut self, at: usize) -> Option<Vec<(G::Move, f64)>> {
        let rule = self.config.selection.priors()?;
        let node = &self.nodes[at];
        node.position.turn().player()?;
        let (position, moves) = (node.position.clone(), node.moves.clone());
        let priors: Vec<(G::Move, f64)> = moves.iter().copied().zip(priors(rule, &position, &moves)).collect();
        let children: Vec<usize> = priors
            .iter()
            .map(|&(mv, prior)| {
                let child = self.add(position.after(mv), Some(mv));
                self.nodes[child].prior = prior;
                child
            })
            .collect();
        self.bytes += allocated_bytes(children.capacity() * size_of::<usize>());
        self.nodes[at].children = children;
        Some(priors)
    }

    /// Plays the game on with random moves. Returns its result.
    fn roll_out(&mut self) -> ControlFlow<(), Score> {
        let mut position = self.nodes[self.leaf()].position.clone();
        let mut made = Vec::new();
        if let Some(Counts { visits, is_open: true, .. }) = position.counts() {
            // Nothing is known of the game below: a win is as likely as it was in the iterations before.
            let won = self.scale.mean(Player::Max, self.nodes[self.leaf()].statistics) * f64::from(visits);
            let bounds = self.scale.bounds();
            let drawn = self.random.below(u64::from(visits));
            #[expect(clippy::cast_precision_loss, reason = "it is less than the number of visits, which has 32 bits")]
            let result = if (drawn as f64) < won { bounds.high } else { bounds.low };
            self.tracer.record(MctsEvent::Rollout { moves: &made, result })?;
            return ControlFlow::Continue(result);
        }
        // A game that is too long is ended and evaluated.
        while made.len() < MAX_PLIES && !self.is_evaluated(&position, made.len()) {
            let Some(mv) = draw(&position, &legal_moves(&position), &mut self.random) else { break };
            made.push(mv);
            position = position.after(mv);
        }
        let result = self.scale.result(position.evaluate().score());
        self.tracer.record(MctsEvent::Rollout { moves: &made, result })?;
        ControlFlow::Continue(result)
    }

    /// Adds the result at each node of the path, from the last one up to the root.
    fn back_up(&mut self, result: Score) -> ControlFlow<()> {
        for &node in self.path.iter().rev() {
            let statistics = self.nodes[node].statistics.with(result);
            self.nodes[node].statistics = statistics;
            self.tracer.record(MctsEvent::Backup { statistics })?;
        }
        ControlFlow::Continue(())
    }

    /// Chooses a move at the root, and at each node to which the chosen moves lead.
    fn decide(&mut self) -> ControlFlow<(), MctsAnswer<G::Move>> {
        let mut line = Vec::new();
        let mut node = &self.nodes[ROOT];
        while let Some(best) = self.best_child(node) {
            node = &self.nodes[best];
            line.extend(node.via);
        }
        let root = &self.nodes[ROOT];
        let of_move =
            |&via| (via, self.child(root, via).map_or_else(Statistics::default, |at| self.nodes[at].statistics));
        let children = root.moves.iter().map(of_move).collect();
        let answer = MctsAnswer { root: root.statistics, children, line, nodes: self.nodes.len() };
        self.tracer.record(MctsEvent::Decide { best: answer.best() })?;
        ControlFlow::Continue(answer)
    }

    /// Returns the move of the child that is selected, and the terms of all children.
    fn by_terms(&self, node: &GrowingNode<G>, player: Player) -> (G::Move, Vec<SelectionTerm<G::Move>>) {
        let children = || node.children.iter().map(|&child| &self.nodes[child]);
        let visits = match self.config.selection {
            Selection::Ucb1 => node.statistics.visits,
            Selection::Puct(_) => children().map(|child| child.statistics.visits).sum(),
        };
        let term = |(&via, child): (&G::Move, &GrowingNode<G>)| {
            let statistics = child.statistics;
            match self.config.selection {
                Selection::Ucb1 => SelectionTerm::ucb1(&self.config, self.scale, player, visits, via, statistics),
                Selection::Puct(_) => {
                    SelectionTerm::puct(&self.config, self.scale, player, visits, via, child.prior, statistics)
                }
            }
        };
        let terms: Vec<_> = node.moves.iter().zip(children()).map(term).collect();
        let selected = selected_index(&terms).unwrap_or_default();
        (node.moves[selected], terms)
    }

    /// Returns the child that is chosen at a node, among those that have been visited.
    fn best_child(&self, node: &GrowingNode<G>) -> Option<usize> {
        let player = node.position.turn().player()?;
        let visited = |child: &usize| 0 < self.nodes[*child].statistics.visits;
        let children: Vec<usize> = node.children.iter().copied().filter(visited).collect();
        let statistics = children.iter().map(|&child| self.nodes[child].statistics);
        let best = self.config.decide.choose(self.scale, player, statistics)?;
        Some(children[best])
    }

    /// Returns whether a rollout ends with a static evaluation after this number of plies.
    fn is_evaluated(&self, position: &G, plies: usize) -> bool {
        match self.config.rollout {
            Rollout::Random => false,
            Rollout::Evaluation { plies: most } => most <= plies && position.can_be_evaluated(),
        }
    }

    /// Returns the last node of the path.
    fn leaf(&self) -> usize {
        *self.path.last().unwrap_or(&ROOT)
    }

    /// Returns the child to which a move leads, if it is in the tree.
    fn child(&self, node: &GrowingNode<G>, via: G::Move) -> Option<usize> {
        node.children.iter().copied().find(|&child| self.nodes[child].via == Some(via))
    }

    /// Adds a node without a parent. Returns its index.
    fn add(&mut self, position: G, via: Option<G::Move>) -> usize {
        // A list that has grown move by move may have room for twice as many.
        self.moves.clear();
        position.legal_moves(&mut self.moves);
        let moves: Box<[G::Move]> = self.moves.as_slice().into();
        let on_heap = [position.heap_bytes(), size_of_val(&*moves)].map(allocated_bytes);
        self.bytes += size_of::<GrowingNode<G>>() + on_heap.into_iter().sum::<usize>();
        let (children, statistics) = (Vec::new(), Statistics::default());
        self.nodes.push(GrowingNode { position, via, moves, children, prior: 0.0, statistics });
        self.nodes.len() - 1
    }
}

/// Draws one of the moves of a position: an outcome by its weight, or any of a player's moves. Without moves, returns
/// `None` and draws no number.
fn draw<G: Game>(position: &G, moves: &[G::Move], random: &mut SplitMix64) -> Option<G::Move> {
    let weight = |mv: G::Move| match position.turn() {
        Turn::Chance => u64::from(position.weight(mv)),
        Turn::Player(_) => 1,
    };
    let mut drawn = random.below(moves.iter().map(|&mv| weight(mv)).reduce(|sum, weight| sum + weight)?);
    moves.iter().copied().find(|&mv| match drawn.checked_sub(weight(mv)) {
        Some(left) => {
            drawn = left;
            false
        }
        None => true,
    })
}
