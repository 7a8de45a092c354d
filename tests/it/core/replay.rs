//! Every moment of a trace equals a replay by hand: a tracer that only obeys the definitions, step after step.

use crate::core::trees::configs::a_config;
use crate::core::trees::random::a_tree;
use poda::game::Game;
use poda::game::tree::Tree;
use poda::score::{Bound, Interval, Player, Score, Window};
use poda::search::ordering::MoveOrdering;
use poda::search::stats::SearchStats;
use poda::search::{Algorithm, SearchConfig, SearchEvent, Tracer, search};
use poda::trace::Story;
use poda::trace::limits::Limits;
use poda::trace::moment::NodeState;
use poda::trace::recorder::{Recorder, record, record_passes};
use poda::trace::visit::BoundOwner;
use proptest::prelude::*;
use std::collections::HashMap;
use std::ops::ControlFlow;

/// A node by the moves that lead to it.
type Path = Vec<u32>;

/// What is known of a node that was entered.
#[derive(Clone, Debug)]
struct Known {
    player: Player,
    window: Option<Window>,
    /// Who set α and β.
    owners: [Option<Path>; 2],
    /// How many children it has if it is no leaf for this search.
    children: usize,
    finished: Vec<(Path, Score, Interval)>,
    evaluated: Option<Score>,
    best: Option<(Path, Score)>,
    cutoff: Option<Cut>,
    result: Option<Interval>,
}

#[derive(Clone, Debug, PartialEq)]
struct Cut {
    child: Path,
    score: Score,
    window: Window,
    owner: Option<Path>,
}

#[derive(Clone, Debug, Default)]
struct Snapshot {
    known: HashMap<Path, Known>,
    path: Vec<Path>,
    current: Option<Path>,
    count: SearchStats,
}

/// Keeps the state of the whole tree after every step.
struct Replay<'a> {
    config: &'a SearchConfig,
    most_nodes: u64,
    now: Snapshot,
    all: Vec<Snapshot>,
}

impl Known {
    fn proved(&self) -> Interval {
        if let Some(result) = self.result {
            return result;
        }
        if let Some(score) = self.evaluated {
            return Interval { low: score, high: score };
        }
        let worst = self.player.worst();
        let finished =
            self.finished.iter().fold(Interval { low: worst, high: worst }, |proved, (_, _, child)| Interval {
                low: self.player.better_of(proved.low, child.low),
                high: self.player.better_of(proved.high, child.high),
            });
        match (self.finished.len() == self.children, self.player) {
            _ if self.finished.is_empty() => Interval::UNKNOWN,
            (true, _) => finished,
            (false, Player::Max) => Interval { high: Score::INFINITY, ..finished },
            (false, Player::Min) => Interval { low: Score::NEG_INFINITY, ..finished },
        }
    }
}

impl Replay<'_> {
    fn open(&mut self) -> &mut Known {
        let path = self.now.path.last().expect("a node is open");
        self.now.known.get_mut(path).expect("an open node is known")
    }

    fn enter(&mut self, via: Option<u32>, position: &Tree, window: Option<Window>) {
        let parent = self.now.path.last().cloned();
        let path: Path = parent.iter().flatten().copied().chain(via).collect();
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let is_horizon = self.config.depth.is_some_and(|depth| depth <= path.len());
        let owners = parent.map_or([None, None], |parent| self.now.known[&parent].owners.clone());
        self.now.known.insert(
            path.clone(),
            Known {
                player: position.to_move(),
                window,
                owners,
                children: if is_horizon { 0 } else { moves.len() },
                finished: vec![],
                evaluated: None,
                best: None,
                cutoff: None,
                result: None,
            },
        );
        self.now.current = Some(path.clone());
        self.now.path.push(path);
    }

    fn improve(&mut self) {
        let (config, at) = (*self.config, self.now.path.last().cloned());
        let open = self.open();
        let (child, score, _) = open.finished.last().expect("a child was left").clone();
        open.best = Some((child, score));
        if let Some(window) = &mut open.window
            && !window.is_closed_by(open.player, score, config.cut_on)
        {
            if open.player == Player::Max && window.alpha < score {
                window.alpha = score;
                open.owners[0] = at;
            } else if open.player == Player::Min && score < window.beta {
                window.beta = score;
                open.owners[1] = at;
            }
        }
        self.now.current = self.now.path.last().cloned();
    }

    fn cut(&mut self) {
        let open = self.open();
        let (child, score, _) = open.finished.last().expect("a child was left").clone();
        let owner = open.owners[usize::from(open.player == Player::Max)].clone();
        open.cutoff = Some(Cut { child, score, window: open.window.expect("only a window closes"), owner });
        self.now.current = self.now.path.last().cloned();
    }

    fn leave(&mut self, score: Score) {
        let path = self.now.path.pop().expect("a node is open");
        let known = self.now.known.get_mut(&path).expect("an open node is known");
        let Interval { low, high } = known.proved();
        let bound = match () {
            () if low == score && high == score => Bound::Exact,
            () if score <= low => Bound::Lower,
            () => Bound::Upper,
        };
        let proved = Interval::of(score, bound);
        known.result = Some(proved);
        self.now.current = Some(path.clone());
        if !self.now.path.is_empty() {
            self.open().finished.push((path, score, proved));
        }
    }
}

impl Tracer<Tree> for Replay<'_> {
    fn record(&mut self, event: SearchEvent<'_, Tree>) -> ControlFlow<()> {
        if matches!(event, SearchEvent::Enter { .. }) && self.now.count.nodes >= self.most_nodes {
            return ControlFlow::Break(());
        }
        self.now.count.count_event(&event);
        match event {
            // What the searcher holds is no step.
            SearchEvent::HeldBytes(_) => return ControlFlow::Continue(()),
            SearchEvent::Enter { via, position, window, .. } => self.enter(via, position, window),
            SearchEvent::Evaluate { evaluation, .. } => self.open().evaluated = Some(evaluation.score()),
            SearchEvent::Improve { .. } => self.improve(),
            SearchEvent::Cutoff { .. } => self.cut(),
            SearchEvent::Leave { score } => self.leave(score),
            other => unreachable!("no search that is replayed tells {other:?}"),
        }
        self.all.push(self.now.clone());
        ControlFlow::Continue(())
    }
}

fn owner_path(owner: BoundOwner, node: &Path, path_of: impl Fn(poda::trace::NodeId) -> Path) -> Option<Path> {
    let path = owner.node().map(path_of);
    let is_parent = path.as_deref() == node.split_last().map(|(_, parent)| parent);
    assert_eq!(matches!(owner, BoundOwner::Parent(_)), is_parent && path.is_some(), "shallow means the parent's");
    path
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn every_moment_equals_a_replay_by_hand(
        tree in a_tree(),
        config in a_config(),
        most_nodes in prop_oneof![3 => Just(1_000_000), 1 => 1_usize..30],
    ) {
        let recording = record(&config, &tree, most_nodes);
        let trace = recording.trace();
        let mut replay = Replay {
            config: &config,
            most_nodes: most_nodes as u64,
            now: Snapshot::default(),
            all: vec![Snapshot::default()],
        };
        let complete = search(&config, &tree, &mut replay).is_continue();
        prop_assert_eq!(trace.is_complete(), complete);
        prop_assert_eq!(trace.len() + 1, replay.all.len());
        for node in trace.nodes() {
            let mut by_chain: Vec<_> = trace.end().improvements(node).collect();
            by_chain.reverse();
            let improved: Vec<_> = trace.children(node).filter(|&child| trace.improved_at(child).is_some()).collect();
            prop_assert_eq!(by_chain, improved);
        }
        for (step, by_hand) in replay.all.iter().enumerate() {
            let moment = trace.at(step);
            prop_assert_eq!(moment.current().map(|node| recording.moves_to(node)), by_hand.current.clone());
            prop_assert_eq!(moment.stats(), by_hand.count);
            for node in trace.nodes() {
                let path = recording.moves_to(node);
                let known = by_hand.known.get(&path);
                let cut_above = (0..path.len())
                    .any(|length| by_hand.known.get(&path[..length]).is_some_and(|known| known.cutoff.is_some()));
                let state = match known {
                    Some(known) if known.result.is_some() => NodeState::Finished,
                    Some(_) => NodeState::Open,
                    None if cut_above => NodeState::Pruned,
                    None => NodeState::Unvisited,
                };
                prop_assert_eq!(moment.state(node), state, "step {}, {:?}", step, path);
                prop_assert_eq!(moment.proved(node), known.map_or(Interval::UNKNOWN, Known::proved), "step {}, {:?}", step, path);
                prop_assert_eq!(moment.window(node), known.and_then(|known| known.window), "step {}, {:?}", step, path);
                let best = known.and_then(|known| known.best.clone());
                prop_assert_eq!(moment.best_child(node).map(|best| recording.moves_to(best)), best.clone().map(|best| best.0), "step {}, {:?}", step, path);
                prop_assert_eq!(moment.best_score(node), best.map(|best| best.1));
                let cutoff = moment.cutoff(node).map(|cutoff| Cut {
                    child: recording.moves_to(cutoff.child),
                    score: cutoff.score,
                    window: cutoff.window,
                    owner: owner_path(cutoff.owner, &path, |node| recording.moves_to(node)),
                });
                prop_assert_eq!(cutoff, known.and_then(|known| known.cutoff.clone()), "step {}, {:?}", step, path);
                prop_assert_eq!(moment.path().any(|on_path| on_path == node), by_hand.current.as_ref().is_some_and(|current| current.starts_with(&path)));
            }
        }
    }

    /// One walk up the path returns the same as a question for each node.
    #[test]
    fn the_way_says_what_every_node_on_it_says(
        tree in a_tree(),
        config in a_config(),
        most_nodes in prop_oneof![3 => Just(1_000_000), 1 => 1_usize..30],
    ) {
        let recording = record(&config, &tree, most_nodes);
        for step in 0..=recording.trace().len() {
            let moment = recording.trace().at(step);
            let way: Vec<_> = moment.visits_on_path().map(|visit| visit.node()).collect();
            prop_assert_eq!(way, moment.path().collect::<Vec<_>>());
            for visit in moment.visits_on_path() {
                let node = visit.node();
                prop_assert_eq!(visit.best_child(), moment.best_child(node), "step {}, {:?}", step, node);
                prop_assert_eq!(visit.best_score(), moment.best_score(node), "step {}, {:?}", step, node);
                prop_assert_eq!(visit.proved(), moment.proved(node), "step {}, {:?}", step, node);
                prop_assert_eq!(visit.window(), moment.window(node), "step {}, {:?}", step, node);
            }
        }
    }

    /// A recorder is a tracer like any other: what it records does not depend on who else asks. Each algorithm has
    /// about a hundred cases.
    #[test]
    fn a_recording_is_the_same_every_time(
        tree in a_tree(),
        config in a_config(),
        algorithm in proptest::sample::select(Algorithm::ALL.to_vec()),
        has_helpers in any::<bool>(),
    ) {
        let helped = MoveOrdering { killers: 2, history: true, ..MoveOrdering::default() };
        let ordering = if has_helpers { helped } else { config.ordering };
        let config = SearchConfig { algorithm, table: has_helpers, ordering, ..config };
        let mut recorder = Recorder::new(&config, &tree, Limits::nodes(1_000_000), &());
        let is_complete = search(&config, &tree, &mut recorder).is_continue();
        let first = recorder.finish(is_complete);
        let second = record_passes(&config, &tree, Limits::nodes(1_000_000), &());
        prop_assert_eq!(first.len(), second.len());
        for (first, second) in first.iter().zip(second.iter()) {
            prop_assert_eq!(format!("{:?}", first.trace()), format!("{:?}", second.trace()), "{:?}", config);
            prop_assert_eq!(first.guarantee(), second.guarantee());
        }
    }
}
