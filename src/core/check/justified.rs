//! Judges every node of a run by what the run itself has proved until then.
//!
//! A search may know more at a node than the window says that it was handed: it may keep a memory of the positions that
//! it has searched, send scouts with null windows and search again, or make several passes with windows of its own. It
//! is right if what each node returns follows from what its children have returned, and from what was proved of the
//! same position before; if it leaves out only what a closed window allows, or what is known; and if it hands on no
//! other windows than those that follow from these facts.

use super::comparing::{Difference, ExpectedAction, ExpectedState};
use super::facts::{Fact, Facts, MemoryUse};
use super::identity::{Identities, of_text};
use super::judge::{Judge, RunComparison, Variations};
use super::open_node::{OpenNode, Scout};
use super::placed::{PlacedNode, RunEvent, resolve};
use super::report::Variation;
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::legal_moves;
use crate::score::{CutOn, Interval, Player, Score, Window};
use crate::search::{Leaf, SearchConfig};
use std::collections::HashSet;

/// The nodes of a run up to an event, in one of its searches.
struct Justifier<'a> {
    judge: &'a Judge<'a>,
    config: SearchConfig,
    prunes: bool,
    /// Whether the program is free to cut on ties, because it claims nothing about them.
    is_free: bool,
    has_windows: bool,
    identities: Identities,
    facts: Facts,
    /// The depth limit of the current search.
    depth: Option<usize>,
    open: Vec<OpenNode>,
    steps: usize,
    variations: Variations,
    /// How many children were tested by a scout, and how many were not although one could have been sent.
    scouts: [usize; 2],
    /// The first child that was not entered in order, with the event and the step.
    out_of_order: Option<(Difference, usize, usize)>,
    /// The inner nodes that have been left: each position with its depth and its window.
    searched: HashSet<(u64, Option<usize>, [u64; 2])>,
    /// How often such a node was searched again, and how often one was returned without a search.
    searched_again: usize,
    returned_from_memory: usize,
    /// The first node that left out a child because it knows the child's position, with the event and the step.
    left_out: Option<(Difference, usize, usize)>,
}

impl Judge<'_> {
    /// Returns whether a search may use a memory, scouts and passes, so that what it does follows only from what it has
    /// proved.
    pub(super) fn may_remember(&self, config: &SearchConfig) -> bool {
        let properties = config.algorithm.properties();
        let is_plain = properties.mistake.is_none() && properties.level.is_none() && config.quiescence.is_none();
        is_plain && self.position.players().is_none() && !self.position.has_chance() && !properties.searches_chance
    }

    /// Follows a run by what it has proved, node by node, up to the first node that does not follow from that.
    pub(super) fn justified(&self, config: &SearchConfig, memory: MemoryUse) -> RunComparison {
        let config = config.effective();
        let prunes = config.algorithm.properties().prunes;
        let mut justifier = Justifier {
            judge: self,
            config,
            prunes,
            is_free: prunes && self.run.header.claims.cut_on.is_none(),
            has_windows: self.placed.has_windows(self.run),
            identities: Identities::new(self.position),
            facts: Facts::new(memory),
            depth: None,
            open: Vec::new(),
            steps: 0,
            variations: Variations::default(),
            scouts: [0, 0],
            out_of_order: None,
            searched: HashSet::new(),
            searched_again: 0,
            returned_from_memory: 0,
            left_out: None,
        };
        let mut result = RunComparison::default();
        for (search, &start) in self.placed.starts.iter().enumerate() {
            let depth = justifier.depth_of(search);
            let is_other = 0 < search && depth != justifier.depth;
            justifier.variations.add(is_other, Variation::Passes);
            justifier.depth = depth;
            let events = self.placed.events_of(search);
            justifier.open.clear();
            for (index, &event) in events.iter().enumerate() {
                let followed = match event {
                    RunEvent::Enter(node) => justifier.enter(node as usize, start + index),
                    RunEvent::Leave(node) => justifier.leave(search, start + index, node as usize, &mut result),
                };
                if let Err(difference) = followed {
                    result.difference = Some((difference, start + index, justifier.steps));
                    result.steps = justifier.steps;
                    result.variations = justifier.variations;
                    return result;
                }
                result.agreed += 1;
            }
        }
        result.steps = justifier.steps;
        let [scouts, unscouted] = justifier.scouts;
        let is_other = justifier.variations.has(Variation::Memory) || 0 < scouts || 1 < self.placed.starts.len();
        // What knows a position does not search it again in the same window.
        let has_no_memory = justifier.returned_from_memory == 0 && 0 < justifier.searched_again;
        let left_out = justifier.left_out.filter(|_| has_no_memory);
        result.difference = left_out.or(justifier.out_of_order.filter(|_| !is_other || unscouted > scouts));
        result.variations = justifier.variations;
        result
    }
}

impl Justifier<'_> {
    /// Returns how many plies deep a search of the run goes; `None` to the end of the game.
    fn depth_of(&self, search: usize) -> Option<usize> {
        let (run, placed) = (self.judge.run, &self.judge.placed);
        let root = run.roots[search];
        let end = run.roots.get(search + 1).copied().unwrap_or(run.nodes.len()).min(placed.nodes.len());
        let is_only = run.roots.len() == 1;
        if is_only && self.config.depth.is_some() {
            return self.config.depth;
        }
        // A depth that counts down says where it ends. A root that is remembered counts as the others do.
        let counts_down = if run.is_leaf(root) {
            run.roots.iter().any(|&other| run.counts_down(other))
        } else {
            run.counts_down(root)
        };
        if counts_down && let Some(depth) = run.nodes[root].depth {
            return Some(depth as usize);
        }
        let mut plies = vec![0; end - root];
        for at in root + 1..end {
            plies[at - root] = run.nodes[at].parent.map_or(0, |parent| plies[parent as usize - root] + 1);
        }
        let deepest = plies.iter().copied().max().unwrap_or_default();
        let is_cut_off = |at: &usize| {
            let position = || self.judge.position_at(*at);
            plies[at - root] == deepest
                && run.is_leaf(*at)
                && position().can_be_evaluated()
                && !legal_moves(&position()).is_empty()
        };
        let cut_off: Vec<_> = (root..end).filter(is_cut_off).collect();
        if cut_off.is_empty() {
            return None;
        }
        // What was searched before may be remembered.
        let number = |at: usize| self.identities.of(&self.judge.position_at(at));
        let searched: HashSet<_> = (0..end).filter(|&at| !run.is_leaf(at)).map(number).collect();
        cut_off.into_iter().any(|at| !searched.contains(&number(at))).then_some(deepest)
    }

    /// Returns how many plies are left below a node that is entered at this one.
    fn plies_left(&self, ply: usize) -> Option<usize> {
        self.depth.map(|depth| depth.saturating_sub(ply))
    }

    /// Returns what is known of an open node's position.
    fn known(&self, node: &OpenNode, ply: usize) -> Vec<Fact> {
        self.facts.of(&node.numbers, self.plies_left(ply))
    }

    fn numbers(&self, node: usize, position: &AnyGame) -> Vec<u64> {
        let mut numbers = vec![self.identities.of(position)];
        // A tree that was made down to a depth has less below the same position the deeper it is.
        if self.depth.is_some() && position.is_explicit_tree() {
            let run = self.judge.run;
            let key = run.keys.get(&node).map(|&key| run.told(key));
            // A text that ends so has been cut off.
            let name = || run.names.get(&node).filter(|name| !name.ends_with('…'));
            let text = key.as_deref().or_else(|| name().map(|name| &**name));
            numbers.extend(text.map(|text| of_text(text, position.to_move())));
        }
        numbers
    }

    fn enter(&mut self, node: usize, event: usize) -> Result<(), Difference> {
        self.steps += 1;
        let placed = &self.judge.placed;
        let told = placed.nodes[node.min(placed.nodes.len() - 1)];
        let is_lost = placed.lost == Some(node);
        let ply = self.open.len();
        let handed = |told: &PlacedNode| Some(Window { alpha: told.alpha?, beta: told.beta? });
        let (position, window, is_scouted) = if ply == 0 {
            let window = handed(&told).filter(|window| self.prunes && window.alpha <= window.beta);
            let is_other = window.is_some_and(|window| window != self.config.window);
            self.variations.add(is_other && 1 < placed.starts.len(), Variation::Passes);
            // A search without cuts has no window, whatever it claims.
            let claimed = if self.prunes { self.config.window } else { Window::FULL };
            (self.judge.position.clone(), window.unwrap_or(claimed), false)
        } else {
            let window = handed(&told).filter(|_| self.prunes);
            let (mv, window, is_scouted) = self.enter_child(told.via.filter(|_| !is_lost), window, event)?;
            let parent = self.open.last_mut().expect("a child has a parent");
            parent.last = Some(mv);
            (parent.position.after(mv), window, is_scouted)
        };
        let is_at_limit = self.depth.is_some_and(|depth| depth <= ply) && position.can_be_evaluated();
        let moves = self.moves(node, &position);
        let leaf = match (moves.is_empty(), is_at_limit) {
            (true, _) => Some(Leaf::Terminal),
            (false, true) => Some(Leaf::Horizon),
            (false, false) => None,
        };
        let numbers = self.numbers(node, &position);
        let is_untold = self.prunes && 0 < told.moves && handed(&told).is_none();
        let above = self.open.last().map_or(window, |parent| parent.narrowest.unwrap_or(parent.open));
        let narrowed = |window: Window| match self.facts.of(&numbers, self.plies_left(ply)).first() {
            Some(Fact { proved, .. }) => {
                Window { alpha: window.alpha.max(proved.low), beta: window.beta.min(proved.high) }
            }
            None => window,
        };
        let narrowest = is_untold.then(|| narrowed(above));
        self.variations.add(is_untold, Variation::Windows);
        let is_left = moves.iter().map(|&mv| (mv, false)).collect();
        self.open.push(OpenNode {
            node,
            position,
            numbers,
            moves,
            leaf,
            window,
            remembered: window,
            open: window,
            narrowest,
            is_shown: false,
            best: None,
            left: Vec::new(),
            is_left,
            first_left: 0,
            last: None,
            scout: None,
            scouted: None,
            is_scouted,
            // A tree that was made down to a depth ends there.
            is_limited: leaf.is_some() && self.depth.is_some_and(|depth| depth <= ply),
        });
        let entered = self.open.last().expect("it has just been entered");
        let breaks_claim = self.prunes && self.judge.run.header.claims.window.is_some() && window != self.config.window;
        if ply == 0 && breaks_claim && self.judge.run.roots.len() == 1 {
            return Err(entered.differs(ExpectedAction::Window(self.config.window)));
        }
        // At a leaf no side moves.
        if 0 < told.moves && told.side.is_some_and(|side| side != entered.player().into()) {
            return Err(entered.differs(ExpectedAction::Side));
        }
        Ok(())
    }

    /// Returns the moves of a position in the order in which the program lists them, or else in the game's.
    fn moves(&self, node: usize, position: &AnyGame) -> Vec<AnyMove> {
        let moves = legal_moves(position);
        let Some(listed) = self.judge.run.moves.get(&node) else { return moves };
        let resolved = |(rank, &mv)| resolve(self.judge.run, position, &moves, rank, mv);
        let listed: Option<Vec<_>> = listed.iter().enumerate().map(resolved).collect();
        listed.filter(|listed| listed.len() == moves.len()).unwrap_or(moves)
    }

    /// Enters a child of the node that was entered last. Returns the move, the child's window, and whether it is a
    /// scout or a search after one.
    fn enter_child(
        &mut self,
        via: Option<AnyMove>,
        told: Option<Window>,
        event: usize,
    ) -> Result<(AnyMove, Window, bool), Difference> {
        let ply = self.open.len() - 1;
        let next = self.open[ply].next();
        let parent = &self.open[ply];
        let player = parent.player();
        if let Some(Leaf::Terminal | Leaf::Horizon | Leaf::Quiet | Leaf::TableHit) = parent.leaf {
            let value = parent.position.evaluate().score();
            self.steps += 1;
            return Err(parent.differs(ExpectedAction::Leave(value)));
        }
        if let (Some(scout), Some(mv)) = (&parent.scout, via)
            && scout.mv == mv
        {
            return self.search_again(told);
        }
        let must_stop = self.prunes && parent.is_closed(if self.is_free { CutOn::Strict } else { self.config.cut_on });
        let best = parent.best.map(|(best, _)| best).unwrap_or_default();
        let Some(next) = next.filter(|_| !must_stop) else {
            let difference = parent.differs(ExpectedAction::Leave(best));
            let state = ExpectedState { is_cut: must_stop, ..difference.state };
            return Err(Difference { state, ..difference });
        };
        let Some(mv) = via.filter(|&mv| parent.can_enter(mv)) else {
            return Err(parent.differs(ExpectedAction::Enter(Some(next))));
        };
        if mv != next && self.out_of_order.is_none() && parent.position.is_explicit_tree() {
            let is_known = self.leads_to_known(parent, ply, next);
            if !is_known {
                self.out_of_order = Some((parent.differs(ExpectedAction::Enter(Some(next))), event, self.steps));
            }
        }
        let goes_on_at_a_tie = self.prunes && parent.is_closed(self.config.cut_on);
        self.variations.add(goes_on_at_a_tie, Variation::CutOn);
        self.open[ply].scout = None;
        let parent = &self.open[ply];
        let open = parent.open;
        let Some(told) = told.filter(|&told| told != open) else {
            if told.is_some() {
                self.count_unscouted(ply, mv);
                self.open[ply].is_shown = true;
            }
            return Ok((mv, open, false));
        };
        if !parent.is_shown
            && let Some(remembered) = self.narrowed_by_facts(ply, told)
        {
            let parent = &mut self.open[ply];
            (parent.open, parent.remembered, parent.is_shown) = (told, remembered, true);
            self.variations.add(true, Variation::Memory);
            return Ok((mv, told, false));
        }
        if let Some(narrowed) = self.narrowed_by_children(ply, told) {
            self.open[ply].open = narrowed;
            self.variations.add(true, Variation::Memory);
            return Ok((mv, narrowed, false));
        }
        let is_scout = parent.best.is_some() && is_scout(told, open, player);
        if is_scout {
            self.scouts[0] += 1;
            self.open[ply].is_shown = true;
            self.variations.add(true, Variation::Scouts);
            return Ok((mv, told, true));
        }
        let expected = ExpectedAction::Window(open);
        let difference = parent.differs(expected);
        Err(Difference { node: self.entered_node(event), ..difference })
    }

    /// Returns the node that an event enters.
    fn entered_node(&self, event: usize) -> Option<usize> {
        match self.judge.placed.events.get(event)? {
            RunEvent::Enter(node) | RunEvent::Leave(node) => Some(*node as usize),
        }
    }

    /// Counts a later child that is an inner node and was searched with the whole window, although a scout could have
    /// been sent.
    fn count_unscouted(&mut self, ply: usize, mv: AnyMove) {
        let parent = &self.open[ply];
        let Window { alpha, beta } = parent.open;
        let is_wide = alpha.is_finite() && beta.is_finite() && Score::from(1) < alpha.distance(beta);
        let is_later = parent.best.is_some() && parent.open != parent.remembered;
        if is_wide && is_later && !legal_moves(&parent.position.after(mv)).is_empty() {
            self.scouts[1] += 1;
        }
    }

    /// Searches the child again that was searched last. Returns what [`enter_child`](Self::enter_child) does.
    fn search_again(&mut self, told: Option<Window>) -> Result<(AnyMove, Window, bool), Difference> {
        let parent = self.open.last_mut().expect("a child has a parent");
        let player = parent.player();
        let scout = parent.scout.take().expect("a child is searched again after a scout");
        let from_value = scout.open.narrowed(player, scout.value);
        let window = told.unwrap_or(scout.open);
        (parent.open, parent.best) = (scout.open, scout.best);
        parent.enter_again(scout.mv);
        parent.scouted = Some(scout.proved);
        if window == scout.open || window == from_value {
            return Ok((scout.mv, window, true));
        }
        Err(parent.differs(ExpectedAction::Window(from_value)))
    }

    /// Returns the window of an open node that was handed on as `told`, if it is narrowed by what is known of the
    /// node's position.
    fn narrowed_by_facts(&self, ply: usize, told: Window) -> Option<Window> {
        let node = &self.open[ply];
        let facts = self.known(node, ply);
        let is_at = |bound: Score, proved: Score, returned: Score| bound == proved || bound == returned;
        let raised = |fact: &Fact| told.alpha <= fact.proved.low && is_at(told.alpha, fact.proved.low, fact.returned);
        let lowered = |fact: &Fact| fact.proved.high <= told.beta && is_at(told.beta, fact.proved.high, fact.returned);
        let Window { alpha, beta } = node.open;
        let is_raised = told.alpha == alpha || (alpha < told.alpha && facts.iter().any(raised));
        let is_lowered = told.beta == beta || (told.beta < beta && facts.iter().any(lowered));
        let Window { alpha, beta } = node.remembered;
        let remembered = Window { alpha: alpha.max(told.alpha), beta: beta.min(told.beta) };
        (is_raised && is_lowered && node.left.is_empty()).then_some(remembered)
    }

    /// Returns the same if it is narrowed by what is known of children that have not been entered.
    fn narrowed_by_children(&self, ply: usize, told: Window) -> Option<Window> {
        let node = &self.open[ply];
        let player = node.player();
        let (own, open) = match player {
            Player::Max => (told.alpha, Window { alpha: node.open.alpha, ..told }),
            Player::Min => (told.beta, Window { beta: node.open.beta, ..told }),
        };
        let is_improved = open == node.open && player.prefers(own, node.open.limit(player.opponent()));
        let gives = |fact: &Fact| {
            let end = fact.proved.own_end(player);
            (own == end || own == fact.returned) && !player.prefers(own, end)
        };
        let mut facts =
            node.moves.iter().filter(|&&mv| !node.is_left(mv)).flat_map(|&mv| self.known_below(node, ply, mv));
        (is_improved && facts.any(|fact| gives(&fact))).then_some(told)
    }

    /// Returns what is known of the position after a move of an open node.
    fn known_below(&self, node: &OpenNode, ply: usize, mv: AnyMove) -> Vec<Fact> {
        let below = node.position.after(mv);
        // A leaf is valued, not remembered.
        if legal_moves(&below).is_empty() {
            return Vec::new();
        }
        self.facts.of(&[self.identities.of(&below)], self.plies_left(ply + 1))
    }

    fn leads_to_known(&self, node: &OpenNode, ply: usize, mv: AnyMove) -> bool {
        !self.known_below(node, ply, mv).is_empty()
    }

    fn leave(
        &mut self,
        search: usize,
        event: usize,
        node: usize,
        result: &mut RunComparison,
    ) -> Result<(), Difference> {
        self.steps += 1;
        let ply = self.open.len() - 1;
        let told = self.judge.placed.nodes[node];
        let value = told.value.expect("a node that is left has a value");
        let is_inner = self.open[ply].leaf.is_none() && !self.open[ply].left.is_empty();
        let (proved, is_limited) = if is_inner {
            let (proved, left_out) = self.proved_inside(ply, &told, value)?;
            let left = &self.open[ply];
            let Window { alpha, beta } = left.window;
            let bounds = [alpha, beta].map(|bound| bound.get().to_bits());
            let number = left.numbers.first().copied().unwrap_or_default();
            let is_again = !self.searched.insert((number, self.plies_left(ply), bounds));
            self.searched_again += usize::from(is_again && !left.is_scouted);
            if let (Some(mv), None) = (left_out, &self.left_out) {
                self.left_out = Some((left.differs(ExpectedAction::Enter(Some(mv))), event, self.steps));
            }
            self.steps += usize::from(self.stops(left));
            (proved, left.is_limited)
        } else {
            let (proved, is_limited, is_remembered) = self.proved_alone(ply, value)?;
            self.variations.add(is_remembered, Variation::Memory);
            self.returned_from_memory += usize::from(is_remembered);
            self.steps += 1;
            (proved, is_limited)
        };
        let left = self.open.pop().expect("it is open");
        self.variations.add(left.best.is_some_and(|(best, _)| best != value), Variation::Bounds);
        let plies = self.plies_left(ply).filter(|_| is_limited);
        self.facts.add(&left.numbers, left.player(), Fact { plies, proved, returned: value });
        let Some(parent) = self.open.last_mut() else {
            return self.leave_root(search, &left, value, proved, result);
        };
        parent.is_limited |= is_limited;
        let (player, mv) = (parent.player(), parent.last.expect("a child was entered by a move"));
        let (open, best) = (parent.open, parent.best);
        let together = parent.scouted.take().map_or(proved, |scouted| scouted.intersection(proved));
        let proved = if together.low <= together.high { together } else { proved };
        parent.leave_child(mv, proved);
        let may_be_scout = self.prunes && best.is_some() && (left.is_scouted || is_null(left.window));
        let is_better = best.is_none_or(|(best, _)| player.prefers(value, best));
        if is_better {
            parent.best = Some((value, Some(mv)));
            // A search without cuts has no window.
            if self.prunes {
                parent.open = parent.open.narrowed(player, value);
                parent.narrowest = parent.narrowest.map(|window| window.narrowed(player, value));
            }
            self.steps += 1;
        }
        let searches_again = may_be_scout && is_better && player.prefers(value, open.limit(player.opponent()));
        parent.scout = searches_again.then_some(Scout { mv, value, proved, open, best });
        Ok(())
    }

    /// Returns whether a node that is left counts a step for its cutoff, or for children that it passes over.
    fn stops(&self, left: &OpenNode) -> bool {
        (self.has_windows && left.is_closed(self.config.cut_on)) || left.left.len() < left.moves.len()
    }

    /// Returns what is proved of a node that is left after children were entered, and the first child that was left out
    /// because its position is known.
    fn proved_inside(
        &mut self,
        ply: usize,
        told: &PlacedNode,
        value: Score,
    ) -> Result<(Interval, Option<AnyMove>), Difference> {
        let left = &self.open[ply];
        let player = left.player();
        let (best, first) = left.best.expect("a child has returned");
        let cut_on = if self.is_free { CutOn::Equal } else { self.config.cut_on };
        let stops_by_memory = !left.is_closed(cut_on) && left.may_be_closed_by_memory(cut_on);
        let may_stop = left.is_closed(cut_on) || stops_by_memory;
        let mut proved =
            left.left.iter().map(|child| child.proved).reduce(|all, next| all.backed_up_with(player, next));
        let mut unsearched = None;
        let mut remembered = None;
        for &mv in left.moves.iter().filter(|&&mv| !left.is_left(mv)) {
            let fact = self.known_below(left, ply, mv).into_iter().next();
            if fact.is_none() {
                unsearched = unsearched.or(Some(mv));
            }
            remembered = remembered.or(fact.as_ref().map(|_| mv));
            let below = fact.map_or(Interval::UNKNOWN, |fact| fact.proved);
            proved = proved.map(|proved| proved.backed_up_with(player, below));
        }
        let proved = proved.unwrap_or(Interval::UNKNOWN);
        if let Some(unsearched) = unsearched
            && !(self.prunes && may_stop)
        {
            return Err(left.differs(ExpectedAction::Enter(Some(unsearched))));
        }
        let before = left.narrowest.and_then(|_| self.known(left, ply).into_iter().next());
        let with_memory = before.map_or(proved, |fact| proved.intersection(fact.proved));
        let is_right = proves(proved, left.remembered, value);
        let is_right_by_memory = || left.narrowest.is_some_and(|window| proves(with_memory, window, value));
        if !is_right && !is_right_by_memory() {
            return Err(left.differs(ExpectedAction::Leave(best)));
        }
        let proved = if is_right && !stops_by_memory { proved } else { with_memory };
        let left_out = remembered.filter(|_| !may_stop);
        let uses_memory = left_out.is_some() || stops_by_memory || !is_right;
        let stops_at_a_tie =
            self.prunes && unsearched.is_some() && !stops_by_memory && !left.is_closed(self.config.cut_on);
        let is_root = ply == 0;
        let is_wrong = told.best.is_some_and(|told| {
            let returned_as_much = || {
                let child = left.left.iter().rfind(|child| Some(child.mv) == told.mv);
                told.value == Some(best) && child.is_some_and(|child| child.proved.is_exact())
            };
            told.mv != first && !returned_as_much()
        });
        // Which move is the best one is not known where all of them fail.
        let fails = match player {
            Player::Max => best <= left.remembered.alpha,
            Player::Min => left.remembered.beta <= best,
        };
        if let Some(first) = first.filter(|_| is_wrong && !is_root && !(self.prunes && fails)) {
            return Err(left.differs(ExpectedAction::Best(first)));
        }
        let Window { alpha, beta } = left.remembered;
        let known = Interval {
            low: if left.window.alpha < alpha { alpha } else { Score::NEG_INFINITY },
            high: if beta < left.window.beta { beta } else { Score::INFINITY },
        };
        let both = proved.intersection(known);
        let window = left.window;
        self.variations.add(uses_memory, Variation::Memory);
        self.variations.add(stops_at_a_tie, Variation::CutOn);
        // What was searched to another depth may contradict what is known.
        let proved = if both.low <= both.high { both } else { Interval::of(value, window.bound_of(value)) };
        Ok((proved, left_out))
    }

    /// Returns what is proved of a node that is left without a child, whether it depends on the depth limit, and
    /// whether it comes from the memory.
    fn proved_alone(&self, ply: usize, value: Score) -> Result<(Interval, bool, bool), Difference> {
        let left = &self.open[ply];
        if left.leaf.is_some() {
            let expected = left.position.evaluate().score();
            if value == expected {
                return Ok((Interval { low: value, high: value }, left.is_limited, false));
            }
        }
        let facts = self.known(left, ply);
        let found = facts.iter().find(|fact| proves(fact.proved, left.window, value));
        if let Some(fact) = found {
            return Ok((fact.proved, fact.plies.is_some(), true));
        }
        let proved = facts.first().map(|fact| fact.proved);
        let expected = match (left.leaf, proved) {
            (Some(_), _) => ExpectedAction::Leave(left.position.evaluate().score()),
            (None, Some(proved)) => ExpectedAction::Remember(proved),
            (None, None) => ExpectedAction::Enter(left.moves.first().copied()),
        };
        Err(left.differs(expected))
    }

    fn leave_root(
        &mut self,
        search: usize,
        root: &OpenNode,
        value: Score,
        proved: Interval,
        result: &mut RunComparison,
    ) -> Result<(), Difference> {
        let (run, claims) = (self.judge.run, &self.judge.run.header.claims);
        let is_last = search + 1 == run.roots.len();
        let known = self.facts.of(&root.numbers, self.plies_left(0)).first().map_or(proved, |fact| fact.proved);
        let is_known = known.low == value && known.high == value;
        let is_claimed = claims.window.is_some() || run.header.search.window != Window::FULL;
        if is_last && self.prunes && !is_known && !is_claimed && !root.window.contains(value) {
            // Two different finite bounds are meant. An infinite bound beside a finite one, or a number and its
            // negative, may stand for infinities, which no value exceeds.
            let Window { alpha, beta } = root.window;
            let is_meant = alpha.is_finite() && beta.is_finite() && alpha != -beta;
            if !is_meant && self.judge.whole_value(&self.config, self.judge.position, self.depth) != Some(value) {
                let expected = root.best.map_or(value, |(best, _)| best);
                return Err(root.differs(ExpectedAction::Leave(expected)));
            }
            self.variations.add(true, Variation::RootWindow(root.window));
        }
        let told = self.judge.placed.nodes[root.node].best.and_then(|best| best.mv);
        let fails_low = self.prunes && !root.window.contains(value) && root.left.len() == root.moves.len();
        let best = root.best.and_then(|(_, mv)| mv);
        result.best = if fails_low || best.is_none() { told.or(best) } else { best };
        result.played = told.filter(|_| fails_low);
        result.value = Some(value);
        Ok(())
    }
}

/// Returns whether a node of which this is proved may return a value, if it was searched with this window.
fn proves(proved: Interval, window: Window, value: Score) -> bool {
    (proved.low == value && proved.high == value)
        || (value <= window.alpha && proved.high <= value)
        || (window.beta <= value && value <= proved.low)
}

/// Returns whether a window is as narrow as a null window among whole scores.
fn is_null(window: Window) -> bool {
    let Window { alpha, beta } = window;
    alpha.is_finite() && beta.is_finite() && alpha < beta && alpha.distance(beta) <= Score::from(1)
}

/// Returns whether a window only tests whether a child is better than what its parent has in its own window.
fn is_scout(told: Window, open: Window, player: Player) -> bool {
    let begins_at_own = match player {
        Player::Max => told.alpha == open.alpha && told.beta <= open.beta,
        Player::Min => told.beta == open.beta && open.alpha <= told.alpha,
    };
    begins_at_own && is_null(told)
}
