//! Which child proves what is proved of a node, where the child with the best score does not.

use poda::document::Document;
use poda::file::load;
use poda::game::any::AnyGame;
use poda::lessons;
use poda::score::{Bound, Interval, Score};
use poda::search::pass::PassKind;
use poda::search::{Algorithm, SearchConfig};
use poda::trace::limits::Limits;
use poda::trace::passes::Passes;
use poda::trace::recorder::record_passes;
use poda::trace::{NodeId, NodeKind, Story};

fn searched(tree: &str, search: &str) -> Passes<AnyGame> {
    let text = format!("(version: 1, game: Tree(tree: {tree}), search: ({search}))");
    let document = load(text.as_bytes()).unwrap();
    record_passes(document.search().unwrap(), document.position(), Limits::nodes(usize::MAX), &())
}

/// The ids of the child with the best score and of the child that proves the root's value, at the end of a pass.
fn best_and_proving(passes: &Passes<AnyGame>, pass: usize) -> [Option<String>; 2] {
    let recording = passes.get(pass);
    let end = recording.trace().end();
    [end.best_child(NodeId::ROOT), end.proving_child(NodeId::ROOT)].map(|child| child.map(|child| recording.id(child)))
}

fn some(ids: [&str; 2]) -> [Option<String>; 2] {
    ids.map(|id| Some(id.to_owned()))
}

/// The first child fails low, and the second one is worth exactly what it returned.
#[test]
fn a_child_that_failed_low_does_not_prove_the_value() {
    let passes = searched("[[1, -5], [1]]", "algorithm: Mtdf, guess: 3");
    let first = passes.get(0).trace();
    assert_eq!(first.end().proved(NodeId::ROOT), Interval::of(Score::from(1), Bound::Exact));
    assert_eq!(best_and_proving(&passes, 0), some(["0", "1"]));
    let narrow = "algorithm: IterativeDeepening, window: (0, 9)";
    let passes =
        searched("(estimate: 0, children: [(estimate: 0, children: [0, -5]), (estimate: 0, children: [0])])", narrow);
    assert_eq!(best_and_proving(&passes, passes.len() - 1), some(["0", "1"]));
}

/// F is worth 5 by J: I is only worth 5 at most.
#[test]
fn the_best_edge_leads_to_the_child_that_proves_the_value() {
    let tree = "(name: \"A\", children: [(name: \"B\", children: [(name: \"D\", value: 9), (name: \"E\", value: 5)]), \
        (name: \"C\", children: [(name: \"F\", children: [(name: \"I\", children: [(name: \"K\", value: 0), (name: \"L\", value: 99)]), \
        (name: \"J\", value: 5)]), (name: \"G\", children: [(name: \"M\", value: 7), (name: \"N\", value: 99)]), (name: \"H\", value: 4)])])";
    let passes = searched(tree, "fail: Hard");
    let recording = passes.last();
    let end = recording.trace().end();
    let f = recording.trace().nodes().find(|&node| recording.id(node) == "F").unwrap();
    let [best, proving] = [end.best_child(f), end.proving_child(f)].map(|child| recording.id(child.unwrap()));
    assert_eq!((best.as_str(), proving.as_str()), ("I", "J"));
}

/// A search by tests knows the value when its bounds have met, and with it the line on which both proofs meet.
#[test]
fn tests_prove_the_value_and_the_principal_variation_together() {
    let is_mtdf = |lesson: &&Document| lesson.search().is_some_and(|search| search.algorithm == Algorithm::Mtdf);
    let mtdf = lessons::all().iter().find(is_mtdf).unwrap();
    let passes = record_passes(mtdf.search().unwrap(), mtdf.position(), Limits::nodes(usize::MAX), &());
    let last = passes.last();
    let end = last.trace().end();
    assert!(last.trace().result(NodeId::ROOT).unwrap().1 != Bound::Exact, "no pass proves the value alone");
    assert!(end.proved(NodeId::ROOT).is_exact() && end.proved(NodeId::ROOT) == passes.proved());
    assert!(last.trace().at(last.trace().len() - 1).proved(NodeId::ROOT) != passes.proved());
    let line = last.trace().principal_variation();
    assert!(2 < line.len(), "the line goes on below the move: {line:?}");
    assert_eq!(end.proving_child(NodeId::ROOT), line.get(1).copied());
}

/// The table does not answer for the root: the move would be lost.
#[test]
fn a_pass_made_again_finds_its_move() {
    let tree = "(estimate: 0, children: [(estimate: 0, children: [2, -1]), (estimate: 1, children: [inf, inf])])";
    let passes = searched(tree, "algorithm: Aspiration, table: true");
    for pass in passes.iter() {
        assert_eq!(pass.trace().kind(NodeId::ROOT), NodeKind::Inner);
        assert!(pass.trace().best_child(NodeId::ROOT).is_some());
    }
    let answer = passes.result();
    assert_eq!(answer.value, Some((Score::INFINITY, Bound::Exact)));
    let (pass, best) = answer.best.unwrap();
    assert_eq!(passes.get(pass).id(best), "1");
}

/// Where adding half the window's width does not change the value, the window is still open.
#[test]
fn no_aspiration_window_is_closed() {
    let tree = "(estimate: 1e300, children: [(estimate: 1e300, children: [1e300, 1e299]), (estimate: -1e300, children: [5, 6])])";
    let passes = searched(tree, "algorithm: Aspiration");
    for pass in passes.iter() {
        let window = pass.pass().unwrap().1.window;
        assert!(window.alpha < window.beta, "{window:?}");
    }
    let text = format!("(version: 1, game: Tree(tree: {tree}))");
    let plain = load(text.as_bytes()).unwrap();
    let config = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
    let value = record_passes(&config, plain.position(), Limits::nodes(100), &()).proved();
    assert_eq!(passes.proved(), value);
    assert!(passes.iter().any(|pass| pass.pass().unwrap().1.kind == PassKind::Deeper));
}
