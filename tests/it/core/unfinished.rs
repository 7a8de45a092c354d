//! The answer of a search that deepens and that meets a limit is that of the passes that it has finished.

use crate::cli::program::{Folder, err, objects, out, program};
use poda::cli::solution::{solve, solve_within};
use poda::file::load;
use poda::game::any::AnyGame;
use poda::search::{Algorithm, SearchConfig};
use poda::trace::limits::{Ending, Limits, Progress};
use poda::trace::recorder::record_passes;
use std::cell::Cell;
use std::ops::ControlFlow;

fn position(text: &str) -> AnyGame {
    load(text.as_bytes()).unwrap().position().clone()
}

/// At any limit, the answer, its line, its cost and its lists are those of the search to the depth of the last finished
/// pass.
#[test]
fn an_unfinished_search_has_the_answer_of_its_finished_passes() {
    let positions =
        ["(version: 1, game: ConnectFour())", "(version: 1, game: Kalah())", "(version: 1, game: Othello())"]
            .map(position);
    let mut unfinished = 0;
    for root in &positions {
        for algorithm in [Algorithm::IterativeDeepening, Algorithm::Aspiration] {
            let config = SearchConfig { algorithm, depth: Some(9), ..SearchConfig::default() };
            for limit in [20, 75, 300, 1_100, 4_000] {
                let Ok(found) = solve_within(&config, root, Limits::nodes(limit), true, &()) else {
                    // Not even the first pass is finished.
                    assert!(limit < 300, "{algorithm:?} {limit}");
                    continue;
                };
                let cut = found.cut_short.expect("the limit is met");
                assert_eq!(cut.ending, Ending::NodeLimit);
                let depth = found.depth.unwrap();
                assert!((1..9).contains(&depth) && depth < cut.pass);
                let whole = solve(&SearchConfig { depth: Some(depth), ..config }, root, 100_000).unwrap();
                assert_eq!((found.value, found.bound, &found.pv), (whole.value, whole.bound, &whole.pv));
                assert_eq!((found.count.nodes, found.count.leaves), (whole.count.nodes, whole.count.leaves));
                assert_eq!(found.leaf_order().to_vec(), whole.leaf_order().to_vec());
                assert_eq!(found.pruned().unwrap().to_vec(), whole.pruned().unwrap().to_vec());
                assert_eq!(found.cutoffs().len(), whole.cutoffs().len());
                unfinished += 1;
            }
            assert!(solve(&config, root, 4_000).is_none(), "{algorithm:?}");
        }
    }
    assert!(20 < unfinished, "{unfinished}");
}

/// A clock that is over at the end of a report.
struct OverAfter(Cell<u64>);

impl Progress for OverAfter {
    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        match self.0.get().checked_sub(1) {
            Some(left) => {
                self.0.set(left);
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(Ending::TimeLimit),
        }
    }
}

/// Where time is over, the answer is that of the finished passes, too. Only the list that takes another search is
/// missing until there is time.
#[test]
fn an_answer_is_not_lost_with_the_time_for_a_list() {
    let root = position("(version: 1, game: ConnectFour())");
    let config = SearchConfig { algorithm: Algorithm::IterativeDeepening, depth: Some(12), ..SearchConfig::default() };
    for has_lists in [false, true] {
        let (limits, time) = (Limits::nodes(1_000_000), || OverAfter(Cell::new(3)));
        let mut found = solve_within(&config, &root, limits, has_lists, &time()).unwrap();
        assert_eq!(found.limit_met(), Some(Ending::TimeLimit));
        let depth = found.depth.unwrap();
        let whole = solve(&SearchConfig { depth: Some(depth), ..config }, &root, 1_000_000).unwrap();
        assert_eq!((found.value, &found.pv, found.count.nodes), (whole.value, &whole.pv, whole.count.nodes));
        if has_lists {
            assert_eq!(found.leaf_order().to_vec(), whole.leaf_order().to_vec());
            assert!(found.pruned().is_none());
            found.find_pruned(&config, &root, limits, &OverAfter(Cell::new(0)));
            assert!(found.pruned().is_none());
            found.find_pruned(&config, &root, limits, &());
            assert_eq!(found.pruned().unwrap().to_vec(), whole.pruned().unwrap().to_vec());
            assert_eq!(found.limit_met(), Some(Ending::TimeLimit));
        }
    }
    // A search that is finished has its answer, too, if the time for its list is over.
    let config = SearchConfig { algorithm: Algorithm::PrincipalVariation, depth: Some(6), ..config };
    let whole = solve(&config, &root, 1_000_000).unwrap();
    let is_cut = |reports: u64| {
        let found = solve_within(&config, &root, Limits::nodes(1_000_000), true, &OverAfter(Cell::new(reports)));
        found.is_ok_and(|found| {
            assert_eq!((found.value, &found.pv), (whole.value, &whole.pv));
            found.pruned().is_none() && found.limit_met() == Some(Ending::TimeLimit)
        })
    };
    assert!((1..200).any(is_cut));
}

/// A recorded search that meets the same limit has the same answer, wherever it is stopped: in the middle of a pass,
/// before a pass is repeated, and between two depths.
#[test]
fn a_recorded_search_that_is_stopped_has_the_same_answer() {
    let root = position("(version: 1, game: ConnectFour(columns: 4, rows: 3, connect: 3))");
    let mut met = [0; 3];
    for algorithm in [Algorithm::IterativeDeepening, Algorithm::Aspiration] {
        let config = SearchConfig { algorithm, depth: Some(9), ..SearchConfig::default() };
        for limit in 5..1_200 {
            let Ok(found) = solve_within(&config, &root, Limits::nodes(limit), false, &()) else { continue };
            let passes = record_passes(&config, &root, Limits::nodes(limit), &());
            let depth = passes.get(passes.last_complete().unwrap()).config().depth;
            let about = format!("{algorithm:?}, {limit} nodes");
            if found.cut_short.is_none() && passes.is_complete() {
                continue;
            }
            assert_eq!((found.depth, found.value), (depth, passes.result().value.unwrap().0), "{about}");
            let stopped = found.cut_short.and_then(|cut| cut.depth);
            assert_eq!(stopped, passes.stopped_depth(), "{about}");
            let of_stopped = passes.iter().filter(|pass| pass.config().depth == stopped).count();
            met[of_stopped.min(2)] += 1;
        }
    }
    assert!(met.iter().all(|&count| 0 < count), "between, in a pass, in its repetition: {met:?}");
}

#[test]
fn the_answer_of_an_unfinished_search_is_printed() {
    let folder = Folder::new();
    let file = folder
        .file("deep.ron", "(version: 1, game: ConnectFour(), search: (algorithm: IterativeDeepening, depth: 12))");
    let file = file.to_str().unwrap();
    let solved = program(&["solve", "--max-nodes", "20000", file]).output().unwrap();
    assert_eq!(solved.status.code(), Some(1));
    assert!(out(&solved).contains("column 4"), "{}", out(&solved));
    assert!(
        out(&solved).contains("Depth 7 was stopped before its end: this is the answer of depth 6"),
        "{}",
        out(&solved)
    );
    assert!(err(&solved).contains("Stopped at the limit of 20,000 nodes."), "{}", err(&solved));
    let json = &objects(&program(&["solve", "--json", "--max-nodes", "20000", file]).output().unwrap())[0];
    assert_eq!(
        (&json["best"], &json["value"], &json["reason"], &json["depth"], &json["stopped_depth"]),
        (&"3".into(), &0.into(), &"nodes".into(), &6.into(), &7.into())
    );
    // A trace has the same answer, as its sentence and as data; so has a search that repeats passes.
    for algorithm in ["iterative-deepening", "aspiration"] {
        let traced = |flags: &[&str]| {
            let all = [&["trace", "--max-nodes", "20000", "--algorithm", algorithm, file][..], flags].concat();
            program(&all).output().unwrap()
        };
        let said = out(&traced(&["--format", "outline"])).to_owned();
        let solved = program(&["solve", "--json", "--max-nodes", "20000", "--algorithm", algorithm, file]).output();
        let solved = &objects(&solved.unwrap())[0];
        let stop = objects(&traced(&["--json"])).pop().unwrap();
        for key in ["value", "reason", "depth", "stopped_depth"] {
            assert_eq!(stop[key], solved[key], "{algorithm}: {key}");
        }
        let [stopped, depth] = [&solved["stopped_depth"], &solved["depth"]];
        let sentence = format!("Depth {stopped} was stopped before its end: this is the answer of depth {depth}");
        assert!(said.contains(&sentence), "{algorithm}: {sentence} is not in the end of {said}");
    }
    let whole = &objects(&program(&["solve", "--json", "--depth", "6", file]).output().unwrap())[0];
    assert_eq!((&json["pv"], &json["nodes"], whole.get("reason")), (&whole["pv"], &whole["nodes"], None));
}
