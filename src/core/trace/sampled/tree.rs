//! A recorded Monte Carlo tree search: its tree, its iterations, and the statistics of each node after each step.

use crate::game::Game;
use crate::game::played_game::legal_moves;
use crate::score::{Player, Score, Turn, decimal_sum};
use crate::search::mcts::{MctsAnswer, MctsConfig, ResultScale, Selection, SelectionTerm, Statistics, priors};
use crate::trace::limits::Ending;
use crate::trace::{NodeId, Step, Story};

/// The event of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SampledEvent {
    /// An iteration began; the number counts from 1.
    Iteration(usize),
    /// A child of the node was selected.
    Select {
        /// The node.
        node: NodeId,
        /// The child.
        child: NodeId,
    },
    /// A child of the node was added to the tree.
    Expand {
        /// The node.
        node: NodeId,
        /// The child.
        child: NodeId,
    },
    /// All children of the node were added to the tree, with the priors of their moves.
    Priors(NodeId),
    /// The game was played on from the node by random moves.
    Rollout(NodeId),
    /// The result was added at the node.
    Backup(NodeId),
    /// The search chose a move of the root.
    Decide,
}

/// A Monte Carlo tree search from its first step to its last. Nodes are numbered in the order in which they were added.
#[derive(Clone, Debug)]
pub struct SampledTree<G: Game> {
    pub(super) root: G,
    config: MctsConfig,
    scale: ResultScale,
    pub(super) nodes: Vec<SampledNode<G::Move>>,
    pub(super) iterations: Vec<Iteration>,
    /// The moves of all rollouts, one iteration after another.
    pub(super) rolled_out: Vec<G::Move>,
    /// The statistics of the nodes with which the search began, if it continues one.
    pub(super) begun: Vec<Statistics>,
    /// The prior of each node that was added together with its siblings; empty in a search without priors.
    pub(super) priors: Vec<Option<f64>>,
    /// The end of each node's entries in `visits`.
    pub(super) visits_end: Vec<usize>,
    /// The iterations through each node, one node after another.
    pub(super) visits: Vec<CountedIteration>,
    pub(super) ending: Ending,
    answer: Option<MctsAnswer<G::Move>>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct SampledNode<Move> {
    pub(super) parent: NodeId,
    /// The move that led to it; `None` at the root.
    pub(super) via: Option<Move>,
    /// The child that was added last. The next field is the sibling that was added before this node.
    pub(super) last_child: NodeId,
    pub(super) sibling_before: NodeId,
    pub(super) ply: u32,
}

/// An iteration through a node.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CountedIteration {
    iteration: u32,
    /// The sum of the results of all iterations through the node, up to this one.
    total: f64,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Iteration {
    /// The last node of its path.
    leaf: NodeId,
    /// Whether it added that node.
    has_expanded: bool,
    /// Whether it added the children of that node, with their priors.
    has_given_priors: bool,
    result: Score,
    /// The end of its rollout among the moves of all rollouts.
    rollout_end: usize,
    /// The number of steps before it.
    first_step: Step,
}

impl Iteration {
    /// Returns the number of steps of an iteration to a node at this ply: its beginning, the moves down the path, the
    /// priors if it gave some, the rollout, and a backup for each node of the path.
    const fn steps(&self, ply: usize) -> usize {
        1 + ply + self.prior_steps() + 1 + (ply + 1)
    }

    const fn prior_steps(&self) -> usize {
        if self.has_given_priors { 1 } else { 0 }
    }
}

impl<G: Game> SampledTree<G> {
    /// Returns the settings of the search.
    pub const fn config(&self) -> &MctsConfig {
        &self.config
    }

    /// Returns the scale of the results.
    pub const fn scale(&self) -> ResultScale {
        self.scale
    }

    /// Returns whether w counts for the player who has moved to a node, as in the given tree, and not for MAX.
    pub fn counts_for_movers(&self) -> bool {
        self.root.counts().is_some_and(|counts| counts.for_mover)
    }

    /// Returns the player for whom the w of a node counts. At the root of a tree that counts for the player who has
    /// moved to each node, it is the opponent of the player to move.
    pub fn counts_for(&self, node: NodeId) -> Player {
        match self.parent(node) {
            _ if !self.counts_for_movers() => Player::Max,
            Some(parent) => self.position(parent).to_move(),
            None => self.root.to_move().opponent(),
        }
    }

    /// Returns the w of a node with these statistics, from the view of the player for whom it counts.
    pub fn w(&self, node: NodeId, of: Statistics) -> f64 {
        let w = self.scale.w(of);
        match self.counts_for(node) {
            Player::Max => w,
            Player::Min => decimal_sum(of.visits.into(), -w),
        }
    }

    /// Returns w/n of a visited node.
    pub fn mean(&self, node: NodeId, of: Statistics) -> f64 {
        self.scale.mean(self.counts_for(node), of)
    }

    /// Returns by how much a result adds to the w of a node: x, or 1 − x where w counts for MIN.
    pub fn gain(&self, node: NodeId, result: Score) -> f64 {
        self.w(node, Statistics::default().with(result))
    }

    /// Returns the prior of the move to a node; `None` at the root, at an outcome of chance, and in a search without
    /// priors.
    pub fn prior(&self, node: NodeId) -> Option<f64> {
        *self.priors.get(node.index())?
    }

    /// Returns the answer of the search; `None` if it was cut short.
    pub const fn answer(&self) -> Option<&MctsAnswer<G::Move>> {
        self.answer.as_ref()
    }

    /// Returns the number of iterations.
    pub const fn iteration_count(&self) -> usize {
        self.iterations.len()
    }

    /// Returns the number of steps.
    pub fn len(&self) -> Step {
        self.steps_of_iterations() + usize::from(self.answer.is_some())
    }

    /// Returns whether no step was made.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the step at which a node is added to the tree: 0 for the root.
    pub fn added_at(&self, node: NodeId) -> Step {
        if node.index() < self.begun.len() {
            return 0;
        }
        // The first iteration through a node gives its children their priors.
        if let (Some(parent), true) = (self.parent(node), self.prior(node).is_some())
            && let Some(first) = self.visits_of(parent).first()
        {
            return self.iterations[first.iteration as usize].first_step + 1 + self.ply(node);
        }
        // The first iteration through a node is the one that adds it, except for the nodes with which the search began.
        match self.visits_of(node).first() {
            Some(first) if node != NodeId::ROOT => {
                self.iterations[first.iteration as usize].first_step + 1 + self.ply(node)
            }
            Some(_) | None => 0,
        }
    }

    /// Returns the child that is selected at a step.
    pub fn selected_at(&self, step: Step) -> Option<NodeId> {
        match self.event(step)? {
            SampledEvent::Select { child, .. } => Some(child),
            SampledEvent::Iteration(_)
            | SampledEvent::Expand { .. }
            | SampledEvent::Priors(_)
            | SampledEvent::Rollout(_)
            | SampledEvent::Backup(_)
            | SampledEvent::Decide => None,
        }
    }

    /// Returns the number of nodes in the tree after a step, by a binary search: nodes are numbered in the order in
    /// which they are added.
    pub fn nodes_at(&self, step: Step) -> usize {
        let (mut there, mut end) = (1, self.nodes.len());
        while there < end {
            let middle = there.midpoint(end);
            if self.added_at(NodeId::new(middle)) <= step {
                there = middle + 1;
            } else {
                end = middle;
            }
        }
        there
    }

    /// Returns the event of a step, counted from 1; `None` for 0 and after the last step.
    pub fn event(&self, step: Step) -> Option<SampledEvent> {
        let Some((number, at)) = self.locate(step) else {
            return (0 < step && step == self.len()).then_some(SampledEvent::Decide);
        };
        let iteration = &self.iterations[number];
        let plies = self.ply(iteration.leaf);
        let end = plies + 2 + iteration.prior_steps();
        let on_path = |ply| self.ancestor_at(iteration.leaf, ply);
        Some(if at == 1 {
            SampledEvent::Iteration(number + 1)
        } else if at <= plies + 1 {
            let (node, child) = (on_path(at - 2), on_path(at - 1));
            if iteration.has_expanded && child == iteration.leaf {
                SampledEvent::Expand { node, child }
            } else {
                SampledEvent::Select { node, child }
            }
        } else if at < end {
            SampledEvent::Priors(iteration.leaf)
        } else if at == end {
            SampledEvent::Rollout(iteration.leaf)
        } else {
            SampledEvent::Backup(on_path(end + 1 + plies - at))
        })
    }

    /// Returns the number of the iteration to which a step belongs, from 1; `None` for 0 and after the last iteration.
    pub fn iteration_at(&self, step: Step) -> Option<usize> {
        self.locate(step).map(|(iteration, _)| iteration + 1)
    }

    /// Returns the number of the iteration to which a step belongs: 0 before the first, and the last one after the end.
    pub fn iteration_until(&self, step: Step) -> usize {
        self.iteration_at(step).unwrap_or(if step == 0 { 0 } else { self.iterations.len() })
    }

    /// Returns the last step of the iteration with this number, from 1; the last step of the last iteration for a
    /// greater number, and 0 for 0.
    pub fn end_of_iteration(&self, number: usize) -> Step {
        self.iterations.get(number).map_or_else(|| self.steps_of_iterations(), |next| next.first_step)
    }

    /// Returns how many iterations are complete after a step.
    pub fn whole_iterations(&self, step: Step) -> usize {
        let begun = self.iteration_until(step);
        if self.end_of_iteration(begun) <= step { begun } else { begun - 1 }
    }

    /// Returns the step at which this search has got as far as another one at a step: through as many iterations, and
    /// to the same phase of the next one; its end, if it has fewer iterations.
    pub fn step_as_far_as(&self, other: &Self, step: Step) -> Step {
        let within = step.min(other.steps_of_iterations());
        let whole = other.whole_iterations(within);
        let (start, made) = (self.end_of_iteration(whole), within - other.end_of_iteration(whole));
        if self.iterations.len() < whole + usize::from(0 < made + step - within) {
            return self.len();
        }
        let ends = other.phase_ends(step);
        let phase = ends.iter().position(|end| end.is_some_and(|end| step <= end));
        let Some((phase, left)) = phase.and_then(|phase| Some((phase, ends[phase]? - step))).filter(|_| 1 < made)
        else {
            return start + made;
        };
        let own = self.phase_ends(start + 1);
        let end_of = |phases: &[Option<Step>]| phases.iter().flatten().copied().max().unwrap_or(start + 1);
        end_of(&own[..=phase]).saturating_sub(left).max(end_of(&own[..phase]))
    }

    /// Returns the last steps of the phases of the iteration to which a step belongs: selection and expansion, if it
    /// has them, rollout and backup. All are `None` for 0 and after the last iteration.
    pub fn phase_ends(&self, step: Step) -> [Option<Step>; 4] {
        let Some((number, _)) = self.locate(step) else { return [None; 4] };
        let iteration @ Iteration { leaf, has_expanded, first_step, .. } = self.iterations[number];
        let (plies, given) = (self.ply(leaf), iteration.prior_steps());
        let selected = plies - usize::from(has_expanded);
        let selection = (0 < selected).then_some(first_step + 1 + selected);
        let expansion = (has_expanded || 0 < given).then_some(first_step + 1 + plies + given);
        [selection, expansion, Some(first_step + plies + given + 2), Some(first_step + iteration.steps(plies))]
    }

    /// Returns the moves of the rollout of the iteration with this number, from 1, and its result from MAX's side.
    ///
    /// # Panics
    /// Panics if there is no such iteration.
    pub fn rollout(&self, number: usize) -> (&[G::Move], Score) {
        let iteration = &self.iterations[number - 1];
        let start = number.checked_sub(2).map_or(0, |before| self.iterations[before].rollout_end);
        (&self.rolled_out[start..iteration.rollout_end], iteration.result)
    }

    /// Returns the statistics of a node after a step, by two binary searches.
    pub fn statistics(&self, node: NodeId, step: Step) -> Statistics {
        self.at(step).statistics(node)
    }

    /// Returns the search after a step, by a binary search.
    pub fn at(&self, step: Step) -> SampledMoment<'_, G> {
        let begun = self.iterations.partition_point(|iteration| iteration.first_step < step);
        SampledMoment { recording: self, step, begun }
    }

    /// Returns whether the iteration with this number, from 1, has added the last node of its path.
    ///
    /// # Panics
    /// Panics if there is no such iteration.
    pub fn has_expanded(&self, number: usize) -> bool {
        self.iterations[number - 1].has_expanded
    }

    /// Returns the last node of the path of the iteration with this number, from 1.
    ///
    /// # Panics
    /// Panics if there is no such iteration.
    pub fn leaf(&self, number: usize) -> NodeId {
        self.iterations[number - 1].leaf
    }

    /// Returns the nodes of the chosen moves, from the first move at the root down as far as the tree goes, or to a
    /// chance node. Empty if the search was cut short.
    pub fn decided_line(&self) -> Vec<NodeId> {
        let moves = self.answer.iter().flat_map(|answer| &answer.line);
        let mut node = NodeId::ROOT;
        let child = |mv: &G::Move| {
            node = self.children(node).find(|&child| self.move_to(child) == Some(*mv))?;
            Some(node)
        };
        moves.map_while(child).collect()
    }

    /// Returns the iterations through a node by their numbers, from 1, each with its result from MAX's side.
    pub fn results(&self, node: NodeId) -> impl Iterator<Item = (usize, Score)> {
        let of_visit = |visit: &CountedIteration| {
            let iteration = visit.iteration as usize;
            (iteration + 1, self.iterations[iteration].result)
        };
        self.visits_of(node).iter().map(of_visit)
    }

    /// Returns the terms of the children among which a step selects; empty if the step does not select a player's move.
    pub fn terms(&self, step: Step) -> Vec<SelectionTerm<NodeId>> {
        let Some(SampledEvent::Select { node, .. }) = self.event(step) else { return Vec::new() };
        let Turn::Player(player) = self.position(node).turn() else { return Vec::new() };
        let children: Vec<(NodeId, Statistics)> =
            self.children(node).map(|child| (child, self.statistics(child, step))).collect();
        let visits = match self.config.selection {
            Selection::Ucb1 => self.statistics(node, step).visits,
            Selection::Puct(_) => children.iter().map(|(_, statistics)| statistics.visits).sum(),
        };
        let term = |(child, statistics)| match self.config.selection {
            Selection::Ucb1 => SelectionTerm::ucb1(&self.config, self.scale, player, visits, child, statistics),
            Selection::Puct(_) => {
                let prior = self.prior(child).unwrap_or_default();
                SelectionTerm::puct(&self.config, self.scale, player, visits, child, prior, statistics)
            }
        };
        children.into_iter().map(term).collect()
    }

    /// Returns whether the result of an iteration through a node has been added there by the end of a step.
    fn is_counted(&self, node: NodeId, iteration: usize, step: Step) -> bool {
        let iteration @ Iteration { leaf, first_step, .. } = self.iterations[iteration];
        // The leaf is backed up first, right after the rollout.
        let plies = self.ply(leaf);
        first_step + iteration.prior_steps() + 2 * plies + 3 - self.ply(node) <= step
    }

    /// Returns the index of the iteration to which a step belongs, and the number of the step within it, from 1.
    fn locate(&self, step: Step) -> Option<(usize, usize)> {
        let is_in_one = 0 < step && step <= self.steps_of_iterations();
        let number = self.at(step).begun.checked_sub(1).filter(|_| is_in_one)?;
        Some((number, step - self.iterations[number].first_step))
    }

    fn steps_of_iterations(&self) -> Step {
        self.iterations.last().map_or(0, |last| last.first_step + last.steps(self.ply(last.leaf)))
    }

    fn ancestor_at(&self, node: NodeId, ply: usize) -> NodeId {
        self.ancestors(node).nth(self.ply(node) - ply).unwrap_or(NodeId::ROOT)
    }

    fn visits_of(&self, node: NodeId) -> &[CountedIteration] {
        let start = node.index().checked_sub(1).map_or(0, |before| self.visits_end[before]);
        &self.visits[start..self.visits_end[node.index()]]
    }
}

/// A recorded search after a step.
#[derive(Clone, Copy, Debug)]
pub struct SampledMoment<'a, G: Game> {
    recording: &'a SampledTree<G>,
    step: Step,
    /// The number of iterations that have begun. All except the last of them are complete.
    begun: usize,
}

impl<G: Game> SampledMoment<'_, G> {
    /// Returns the statistics of a node, by a binary search.
    pub fn statistics(&self, node: NodeId) -> Statistics {
        let visits = self.recording.visits_of(node);
        let over = self.begun.saturating_sub(1);
        let counted = visits.partition_point(|visit| (visit.iteration as usize) < over);
        let is_under_way = |next: &CountedIteration| (next.iteration as usize) < self.begun;
        let counts_next =
            visits.get(counted).is_some_and(is_under_way) && self.recording.is_counted(node, over, self.step);
        let counted = counted + usize::from(counts_next);
        let before = self.recording.begun.get(node.index()).copied().unwrap_or_default();
        Statistics {
            visits: u32::try_from(counted).unwrap_or(u32::MAX).saturating_add(before.visits),
            total: counted.checked_sub(1).map_or(before.total, |last| visits[last].total),
        }
    }

    /// Returns whether a node is in the tree.
    pub fn has(&self, node: NodeId) -> bool {
        // The first iteration through a node is the one that adds it.
        let first = self.recording.visits_of(node).first();
        let is_over = first.is_some_and(|first| (first.iteration as usize) + 1 < self.begun);
        is_over || self.recording.added_at(node) <= self.step
    }

    /// Returns the node of the step's event; `None` before the first step and at the decision.
    pub fn current(&self) -> Option<NodeId> {
        Some(match self.recording.event(self.step)? {
            SampledEvent::Iteration(_) => NodeId::ROOT,
            SampledEvent::Select { child, .. } | SampledEvent::Expand { child, .. } => child,
            SampledEvent::Priors(node) | SampledEvent::Rollout(node) | SampledEvent::Backup(node) => node,
            SampledEvent::Decide => return None,
        })
    }

    /// Returns the last node of the iteration's path so far; `None` outside of iterations.
    pub fn path_end(&self) -> Option<NodeId> {
        match self.recording.event(self.step)? {
            SampledEvent::Backup(_) => Some(self.recording.leaf(self.begun)),
            SampledEvent::Iteration(_)
            | SampledEvent::Select { .. }
            | SampledEvent::Expand { .. }
            | SampledEvent::Priors(_)
            | SampledEvent::Rollout(_)
            | SampledEvent::Decide => self.current(),
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct RecordingBuilder<G: Game> {
    recording: SampledTree<G>,
    /// The current node of the iteration. The next field is whether the iteration added it.
    current: NodeId,
    has_expanded: bool,
    /// Whether the iteration added the children of the current node.
    has_given_priors: bool,
    /// The number of nodes on the paths of all iterations.
    visits: usize,
}

impl<G: Game> RecordingBuilder<G> {
    pub fn new(config: &MctsConfig, scale: ResultScale, root: &G) -> Self {
        let recording = SampledTree {
            root: root.clone(),
            config: *config,
            scale,
            nodes: vec![new_node(NodeId::NONE, None, 0)],
            iterations: Vec::new(),
            rolled_out: Vec::new(),
            begun: Vec::new(),
            priors: Vec::new(),
            visits_end: Vec::new(),
            visits: Vec::new(),
            ending: Ending::Underway,
            answer: None,
        };
        let mut builder =
            Self { recording, current: NodeId::ROOT, has_expanded: false, has_given_priors: false, visits: 0 };
        builder.continue_from_counts(root, scale);
        builder
    }

    /// Adds the nodes that have counts already, and with priors all children of these and of the root.
    fn continue_from_counts(&mut self, root: &G, scale: ResultScale) {
        if root.counts().is_none() {
            self.add_moves(root);
            if !self.recording.priors.is_empty() {
                self.recording.begun = vec![Statistics::default(); self.recording.nodes.len()];
            }
            return;
        }
        let mut positions = vec![root.clone()];
        let mut at = 0;
        while at < positions.len() {
            let position = positions[at].clone();
            let counts = position.counts();
            self.recording.begun.push(counts.map(|counts| scale.statistics(counts)).unwrap_or_default());
            let moves = if counts.is_some() { legal_moves(&position) } else { Vec::new() };
            self.current = NodeId::new(at);
            if counts.is_some() && self.add_moves(&position) {
                positions.extend(moves.into_iter().map(|mv| position.after(mv)));
                at += 1;
                continue;
            }
            for (mv, child) in moves.into_iter().map(|mv| (mv, position.after(mv))) {
                if child.counts().is_some() {
                    self.current = NodeId::new(at);
                    self.expand(mv);
                    positions.push(child);
                }
            }
            at += 1;
        }
    }

    /// Adds all moves of the current node, whose position is given, with their priors. Returns `false` if they have
    /// none: a player has to move there, in a search with priors.
    pub fn add_moves(&mut self, position: &G) -> bool {
        let rule = self.recording.config.selection.priors().filter(|_| position.turn().player().is_some());
        let Some(rule) = rule else { return false };
        let moves = legal_moves(position);
        let given = priors(rule, position, &moves);
        self.give_priors(&moves.into_iter().zip(given).collect::<Vec<_>>());
        true
    }

    /// Adds moves of the current node with their priors. The current node stays the same.
    pub fn give_priors(&mut self, priors: &[(G::Move, f64)]) {
        let node = self.current;
        for &(mv, prior) in priors {
            let child = self.add_child(node, mv);
            self.recording.priors.resize(child.index(), None);
            self.recording.priors.push(Some(prior));
        }
        self.has_given_priors = !priors.is_empty();
    }

    /// Returns the bytes that the finished recording takes.
    pub fn bytes(&self) -> usize {
        let SampledTree { nodes, iterations, rolled_out, .. } = &self.recording;
        let of_nodes = size_of_val(&**nodes) + nodes.len() * size_of::<usize>() + size_of_val(&*self.recording.priors);
        let of_visits = self.visits * size_of::<CountedIteration>();
        of_nodes + of_visits + size_of_val(&**iterations) + size_of_val(&**rolled_out)
    }

    pub fn begin(&mut self) {
        self.current = NodeId::ROOT;
        (self.has_expanded, self.has_given_priors) = (false, false);
    }

    /// Moves to the child to which a move leads.
    pub fn select(&mut self, via: G::Move) {
        let child = self.recording.children(self.current).find(|&child| self.recording.move_to(child) == Some(via));
        self.current = child.expect("a child is added before it is selected");
    }

    /// Adds the child to which a move leads, and moves there.
    pub fn expand(&mut self, via: G::Move) {
        self.current = self.add_child(self.current, via);
        self.has_expanded = true;
    }

    /// Adds a child of a node.
    fn add_child(&mut self, parent: NodeId, via: G::Move) -> NodeId {
        let nodes = &mut self.recording.nodes;
        let child = NodeId::new(nodes.len());
        let node = &mut nodes[parent.index()];
        let added = SampledNode { sibling_before: node.last_child, ..new_node(parent, Some(via), node.ply + 1) };
        node.last_child = child;
        nodes.push(added);
        child
    }

    /// Moves to a node that was added before; returns `false` if there is no node with this number.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        self.current = node;
        (self.has_expanded, self.has_given_priors) = (false, false);
        node.index() < self.recording.nodes.len()
    }

    /// Ends an iteration with its rollout.
    pub fn roll_out(&mut self, moves: &[G::Move], result: Score) {
        let first_step = self.recording.steps_of_iterations();
        self.visits += self.recording.ply(self.current) + 1;
        self.recording.rolled_out.extend(moves);
        self.recording.iterations.push(Iteration {
            leaf: self.current,
            has_expanded: self.has_expanded,
            has_given_priors: self.has_given_priors,
            result,
            rollout_end: self.recording.rolled_out.len(),
            first_step,
        });
    }

    /// Returns whether an iteration that ends at the current node gives the moves there their priors.
    pub fn is_new(&self) -> bool {
        self.recording.config.selection.priors().is_some()
            && self.recording.nodes[self.current.index()].last_child == NodeId::NONE
    }

    /// Returns the position at the current node.
    pub fn position(&self) -> G {
        self.recording.position(self.current)
    }

    /// Returns the recording, with the iterations through each node.
    pub fn finish(self, ending: Ending, answer: Option<MctsAnswer<G::Move>>) -> SampledTree<G> {
        let mut recording = self.recording;
        let mut counts = vec![0_usize; recording.nodes.len()];
        for iteration in &recording.iterations {
            recording.ancestors(iteration.leaf).for_each(|node| counts[node.index()] += 1);
        }
        // A node's entries begin where those of the node before it end. Each entry that is filled in moves the end.
        let mut end = 0;
        let mut ends = counts;
        for count in &mut ends {
            end += std::mem::replace(count, end);
        }
        let mut visits = vec![CountedIteration::default(); end];
        let mut sums = recording.begun.clone();
        sums.resize(ends.len(), Statistics::default());
        for (number, iteration) in (0..).zip(&recording.iterations) {
            for node in recording.ancestors(iteration.leaf) {
                let (at, sum) = (&mut ends[node.index()], &mut sums[node.index()]);
                *sum = sum.with(iteration.result);
                visits[*at] = CountedIteration { iteration: number, total: sum.total };
                *at += 1;
            }
        }
        (recording.visits_end, recording.visits) = (ends, visits);
        recording.ending = ending;
        recording.answer = answer;
        recording
    }
}

const fn new_node<Move>(parent: NodeId, via: Option<Move>, ply: u32) -> SampledNode<Move> {
    SampledNode { parent, via, last_child: NodeId::NONE, sibling_before: NodeId::NONE, ply }
}
