//! Trees in which chance decides, from the text of a file to the answer: values, windows, cuts and faults with their
//! places.

use poda::cli::solution::{Solution, solve};
use poda::file::{load, load_tree, save, write_tree};
use poda::game::Game;
use poda::game::any::{AnyGame, AnyMove};
use poda::picture::Notation;
use poda::score::{Bound, CutOn, Cutoff, Score, Turn};
use poda::search::{Algorithm, Fail, Opponent, SearchConfig};
use poda::session::play_match::{Controller, MatchCommand};
use poda::session::{Command, Origin, Session};
use poda::trace::recorder::record;
use poda::trace::{Event, NodeId};
use serde_json::Value;

fn loaded(game: &str) -> poda::document::Document {
    load(format!("(version: 1, game: {game})").as_bytes()).unwrap()
}

fn messages(text: &str) -> Vec<String> {
    let words = poda::i18n::Words::new(poda::i18n::Language::ENGLISH);
    let error = load(text.as_bytes()).unwrap_err();
    let placed = poda::i18n::diagnostics::placed_sentences(&words, &error);
    placed.into_iter().map(|(at, sentence)| format!("{at:?} {sentence}")).collect()
}

fn number(value: &Value) -> Score {
    match value.as_str() {
        Some("inf") => Score::INFINITY,
        Some("-inf") => Score::NEG_INFINITY,
        Some(fraction) => Score::parse_ratio(fraction).unwrap(),
        None => Score::new(value.as_f64().unwrap()).unwrap(),
    }
}

fn ids(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect()
}

fn solved(game: &str, config: &SearchConfig) -> Solution<AnyMove> {
    solve(config, loaded(game).position(), 1_000_000).unwrap()
}

/// The answers come from a program of its own, which calculates in fractions.
#[test]
fn every_search_answers_as_another_program_does() {
    let cases: Value = serde_json::from_str(include_str!("../data/chance.json")).unwrap();
    for case in cases["cases"].as_array().unwrap() {
        for (name, expected) in case["expected"].as_object().unwrap() {
            let mut words = name.split(' ');
            let algorithm = match words.next().unwrap() {
                "expectiminimax" => Algorithm::Expectiminimax,
                "star1" => Algorithm::Star1,
                _ => Algorithm::Star2,
            };
            let fail = if words.next() == Some("hard") { Fail::Hard } else { Fail::Soft };
            let cut_on = if words.next() == Some("strict") { CutOn::Strict } else { CutOn::Equal };
            let config = SearchConfig { algorithm, fail, cut_on, ..SearchConfig::default() };
            let document = load(case["position"].as_str().unwrap().as_bytes()).unwrap();
            let found = solve(&config, document.position(), 1_000_000).unwrap();
            let case = format!("{} {name}", case["id"]);
            assert_eq!(found.value, number(&expected["value"]), "{case}");
            assert_eq!(found.best(), expected["best"].as_str(), "{case}");
            assert_eq!(found.pv, ids(&expected["pv"]), "{case}");
            assert_eq!(found.leaf_order().to_vec(), ids(&expected["leaf_order"]), "{case}");
            assert_eq!(
                (found.count.nodes, found.count.leaves),
                (expected["nodes"].as_u64().unwrap(), expected["leaves"].as_u64().unwrap()),
                "{case}"
            );
            let cutoffs = expected["cutoffs"].as_array().unwrap();
            assert_eq!(found.cutoffs().len(), cutoffs.len(), "{case}");
            for (cutoff, expected) in found.cutoffs().zip(cutoffs) {
                let kind = if cutoff.kind == Cutoff::Alpha { "alpha" } else { "beta" };
                assert_eq!(
                    (cutoff.node, kind, cutoff.child),
                    (
                        expected["node"].as_str().unwrap(),
                        expected["kind"].as_str().unwrap(),
                        expected["child"].as_str().unwrap()
                    ),
                    "{case}"
                );
                let window = (number(&expected["alpha"]), number(&expected["beta"]));
                assert_eq!(
                    (cutoff.window.alpha, cutoff.window.beta, cutoff.value),
                    (window.0, window.1, number(&expected["value"])),
                    "{case}"
                );
                assert_eq!(cutoff.pruned.to_vec(), ids(&expected["pruned"]), "{case}");
                assert_eq!(cutoff.turn == Turn::Chance, expected["player"] == "chance", "{case}");
            }
        }
    }
}

#[test]
fn a_tree_with_chance_nodes_is_written_as_it_was_read() {
    for text in [
        "(chance: [(1, 6), (2, [0, 3])])",
        "[3, (name: \"C\", chance: [(999999, -1), 5, (2, (name: \"D\", children: [1, 2]))])]",
        "(name: \"C\", move: \"roll\", estimate: 2, chance: [(2, (chance: [(3, 1), 2])), (move: \"6\", value: 4)])",
        "(value: \"7/3\")",
    ] {
        let tree = load_tree(text).unwrap();
        let written = write_tree(&tree);
        assert_eq!(load_tree(&written).unwrap(), tree, "{written}");
        let file = format!("(version: 1, game: Tree(bounds: (-9, \"19/2\"), tree: {text}))");
        let document = load(file.as_bytes());
        if let Ok(document) = document {
            assert_eq!(load(save(&document).as_bytes()).unwrap(), document);
            let AnyGame::Tree(tree) = document.position() else { unreachable!("it is a tree") };
            assert_eq!(load_tree(&write_tree(tree)).unwrap().bounds(), tree.bounds());
        }
    }
    assert_eq!(write_tree(&load_tree("(chance: [(1, 6), (2, [0, 3])])").unwrap()), "(chance: [6, (2, [0, 3])])");
    assert_eq!(write_tree(&load_tree("(value: \"7/3\")").unwrap()), "\"7/3\"");
    let wide =
        format!("(version: 1, game: Tree(tree: [{}]))", "(chance: [(12, [1, 2, 3]), (34, [4, 5, 6])]), ".repeat(9));
    let document = load(wide.as_bytes()).unwrap();
    assert_eq!(load(save(&document).as_bytes()).unwrap(), document);
}

/// After a chance node the player is to move who would have been without it.
#[test]
fn chance_is_out_of_turn() {
    use poda::score::Player::{Max, Min};
    let tree = load_tree("[(chance: [[1, 2], (3, [4, 5])])]").unwrap();
    let turns: Vec<_> = (0..4).map(|at| tree.turn_of(at)).collect();
    assert_eq!(turns, [Turn::Player(Max), Turn::Chance, Turn::Player(Min), Turn::Player(Max)]);
    assert_eq!([1, 2, 5].map(|at| tree.weight_of(at).map(poda::game::tree::Weight::get)), [None, Some(1), Some(3)]);
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let wrong = |tree: &str| messages(&format!("(version: 1, game: Tree({tree}))"));
    for (tree, column, part) in [
        ("tree: (chance: [(1000001, 6), 1])", 42, "from 0 to 1,000,000"),
        ("tree: (chance: [])", 40, "empty"),
        ("tree: (chance: [1], value: 3)", 52, "exactly one"),
        ("tree: (chance: [1], children: [3])", 55, "exactly one"),
        ("tree: (player: Max, chance: [1, 2])", 40, "no player chooses"),
        ("tree: (chance: [(1, 2, 3), 4])", 41, "a node"),
        ("bounds: (0, 5), tree: [3, [7, 2]]", 52, "a number from 0 to 5"),
        ("bounds: (0, 5), tree: [3, (estimate: -1, children: [2])]", 62, "a number from 0 to 5"),
        ("bounds: (5, 5), tree: [3]", 33, "the lower one first"),
    ] {
        let found = wrong(tree);
        assert!(found.len() == 1 && found[0].starts_with(&format!("Some((1, {column}))")), "{tree}: {found:?}");
        assert!(found[0].contains(part), "{tree}: {found:?}");
    }
}

/// Another search says why it does not search such a tree, and which one does.
#[test]
fn a_search_that_knows_no_chance_refuses_the_tree() {
    let refused = messages("(version: 1, game: Tree(tree: (chance: [1, 2])), search: (algorithm: Negamax))");
    assert!(refused.len() == 1 && refused[0].contains("Negamax") && refused[0].contains("Star1"), "{refused:?}");
    let refused = messages("(version: 1, game: Tree(tree: [1, 2]), search: (algorithm: AlphaBeta, opponent: Random))");
    assert!(refused.len() == 1 && refused[0].contains("Star1"), "{refused:?}");
    let outside = "(version: 1, game: Tree(bounds: (0, 5), tree: [1, 2]), search: (algorithm: Star1, window: (5, 9)))";
    assert!(messages(outside)[0].contains("(5, 9)"));
    assert_eq!(loaded("Tree(tree: (chance: [1, 2]))").search().unwrap().algorithm, Algorithm::Expectiminimax);
    assert_eq!(loaded("Tree(tree: [1, 2])").search().unwrap().algorithm, Algorithm::AlphaBeta);
}

/// Against a careful opponent the left move is worth 3; against one who moves at random the right one, on average.
#[test]
fn a_random_opponent_is_a_chance_node() {
    let config = SearchConfig { algorithm: Algorithm::Expectiminimax, ..SearchConfig::default() };
    let tree = "Tree(tree: [[3, 4], [2, 12, 8]])";
    let careful = solved(tree, &config);
    assert_eq!((careful.value, careful.best()), (Score::from(3), Some("0")));
    let random = SearchConfig { opponent: Opponent::Random, ..config };
    let careless = solved(tree, &random);
    assert_eq!((careless.value, careless.best()), (Score::ratio(22, 3).unwrap(), Some("1")));
    let recording = record(&random, loaded(tree).position(), 100);
    assert_eq!(recording.trace().turn(NodeId::new(1)), Turn::Chance);
    assert_eq!(recording.trace().result(NodeId::ROOT), Some((careless.value, Bound::Exact)));
}

#[test]
fn an_expected_value_is_written_as_it_is_computed() {
    let document = loaded("Tree(bounds: (-10, 10), tree: (chance: [(1, 6), (2, -3), 4]))");
    assert!(document.position().has_chance());
    let recording = record(document.search().unwrap(), document.position(), 100);
    let trace = recording.trace();
    let steps = (1..=trace.len()).filter_map(|step| match trace.event(step) {
        Some(Event::Expect(child)) => trace.expectation(child),
        _ => None,
    });
    let said: Vec<_> = steps.map(|expectation| (expectation.sum(), expectation.proved.to_string())).collect();
    let expected =
        [("1/4·6 = 1.5", "−6 … 9"), ("1/4·6 + 1/2·(−3) = 0", "−2.5 … 2.5"), ("1/4·6 + 1/2·(−3) + 1/4·4 = 1", "1")];
    assert_eq!(said, expected.map(|(sum, proved)| (sum.to_owned(), proved.to_owned())));
}

/// What is added up from bounds is a bound.
#[test]
fn a_sum_with_a_bound_in_it_is_no_equation() {
    // E is cut at its first leaf, so that 1 is the most that it is worth.
    let tree = "Tree(bounds: (0, 10), tree: [5, (chance: [2, [1, 9], 9])])";
    let document = loaded(tree).with_search(SearchConfig { algorithm: Algorithm::Star1, ..SearchConfig::default() });
    let recording = record(document.search().unwrap(), document.position(), 100);
    let trace = recording.trace();
    let sums: Vec<_> = (1..=trace.len())
        .filter_map(|step| match trace.event(step) {
            Some(Event::Expect(child)) => trace.expectation(child),
            _ => None,
        })
        .map(|expectation| expectation.sum())
        .collect();
    assert_eq!(sums, ["1/3·2 = 2/3", "1/3·2 + 1/3·(≤ 1) ≤ 1"]);
}

/// A probe enters an outcome and one of its moves; the others are never entered if the chance node is cut.
#[test]
fn the_moves_behind_a_probe_are_pruned() {
    let tree = "Tree(bounds: (0, 10), tree: [5, (chance: [[2, 7, 9], [3, 8, 6]])])";
    let found = solved(tree, &SearchConfig { algorithm: Algorithm::Star2, ..SearchConfig::default() });
    assert_eq!(found.cutoffs().next().unwrap().pruned.to_vec(), ["1/0", "1/1"]);
    assert_eq!(found.pruned().unwrap().to_vec(), ["1/0/1", "1/0/2", "1/1/1", "1/1/2"]);
    assert_eq!(found.count.pruned_branches, 2);
    // What a player of MAX has is as good as can be: D is known after one move, and not searched again.
    let tree = "Tree(bounds: (0, 10), tree: (chance: [(player: Max, children: [10, 3]), 4]))";
    let found = solved(tree, &SearchConfig { algorithm: Algorithm::Star2, ..SearchConfig::default() });
    assert_eq!((found.value, found.pruned().unwrap().to_vec()), (Score::from(7), vec!["0/1"]));
}

/// Whatever asks for it, a tree in which chance decides is searched by a search that can, in a match too.
#[test]
fn a_session_searches_it_by_no_other_search() {
    const TREE: &str = "Tree(bounds: (-10, 10), tree: [(chance: [6, (2, [0, 3])]), 2])";
    let mut session = Session::new(loaded(TREE), Origin::New, Notation::Edge);
    for (asked, made) in [
        (Algorithm::AlphaBeta, Algorithm::Star1),
        (Algorithm::Minimax, Algorithm::Expectiminimax),
        (Algorithm::Mtdf, Algorithm::Star1),
        (Algorithm::Star2, Algorithm::Star2),
    ] {
        let search = SearchConfig { algorithm: asked, ..*session.search().unwrap().config() };
        session.apply(Command::SetBeside(Some(search.into())));
        session.finish_tasks();
        assert_eq!(session.document().searches.second().unwrap().search().unwrap().algorithm, made);
        session.apply(Command::SetBeside(None));
        session.apply(Command::SetSearch(search.into()));
        session.finish_tasks();
        assert_eq!(session.search().unwrap().config().algorithm, made);
        assert_eq!(session.search().unwrap().trace().result(NodeId::ROOT).unwrap().0, Score::from(2));
    }
    session.apply(Command::Match(MatchCommand::Start));
    session.apply(Command::Match(MatchCommand::SetControllers([Controller::Program; 2])));
    session.apply(Command::Match(MatchCommand::RequestMove));
    session.finish_tasks();
    assert_eq!(session.search().unwrap().config().algorithm, Algorithm::Star2);
    // A tree without chance may be replaced by one with it.
    let mut session = Session::new(loaded("Tree(tree: [[1, 2], 3])"), Origin::New, Notation::Edge);
    session.apply(Command::SetGame(loaded(TREE).position().clone()));
    session.finish_tasks();
    assert_eq!(session.search().unwrap().config().algorithm, Algorithm::Star1);
    session.apply(Command::Undo);
    session.finish_tasks();
    assert_eq!(session.search().unwrap().config().algorithm, Algorithm::AlphaBeta);
}
