//! What the lessons about several players say of vectors, of other searches and of other rules for ties.

use super::{ids, open, searched};
use poda::document::Document;
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::lessons;
use poda::score::{Cutoff, Score};
use poda::search::{Algorithm, SearchConfig, TieRule};
use poda::trace::multi_player::PayoffReach;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, Story};

/// The vector at the end of the line of best play, and that line.
fn answer(document: &Document) -> (String, String) {
    let recording = searched(document);
    let view = recording.multi_player().unwrap();
    (view.payoffs(NodeId::ROOT).unwrap().shown(), ids(&recording, view.line()))
}

fn with_algorithm(lesson: &str, algorithm: Algorithm) -> Document {
    let document = open(lesson);
    let search = SearchConfig { algorithm, ..*document.search().unwrap() };
    document.searched_by(search)
}

fn said(vector: &str, line: &str) -> (String, String) {
    (vector.to_owned(), line.to_owned())
}

#[test]
fn each_lesson_about_several_players_ends_with_the_vector_that_it_says() {
    for (lesson, vector, line) in [
        ("three-players", "(6, 5, 3)", "a b2 c3 x5"),
        ("paranoid", "(2, 5, 1)", "a b1 c1 x2"),
        ("equal-for-me", "(2, 4, 3)", "a b2 x4"),
        ("deep-fails", "(5, 3, 2)", "a x1"),
        ("shallow-pruning", "(5, 4, 1)", "a b2 x4"),
        ("coalition", "(4, 2, 4)", "a b1 c1 x2"),
    ] {
        assert_eq!(answer(&open(lesson)), said(vector, line), "{lesson}");
    }
}

/// What the texts invite to try, and what is right where a search is not.
#[test]
fn other_searches_of_several_players_answer_what_the_texts_say() {
    for (lesson, algorithm, vector, line) in [
        ("paranoid", Algorithm::MaxN, "(6, 5, 3)", "a b2 c3 x5"),
        ("deep-fails", Algorithm::MaxN, "(6, 1, 3)", "a b c2 x4"),
        ("deep-fails", Algorithm::MaxNShallow, "(6, 1, 3)", "a b c2 x4"),
        ("shallow-pruning", Algorithm::MaxN, "(5, 4, 1)", "a b2 x4"),
        ("coalition", Algorithm::Paranoid, "(2, 5, 3)", "a b2 x5"),
        ("coalition", Algorithm::MaxN, "(4, 2, 4)", "a b1 c1 x2"),
    ] {
        assert_eq!(answer(&with_algorithm(lesson, algorithm)), said(vector, line), "{lesson} {algorithm:?}");
    }
    // In the coalition, b1 is worth 0 to paranoid, and the search here visits fewer nodes.
    let paranoid = searched(&with_algorithm("coalition", Algorithm::Paranoid));
    let b1 = paranoid.trace().children(NodeId::ROOT).next().unwrap();
    assert_eq!(paranoid.trace().result(b1).unwrap().0, Score::ZERO);
    let nodes = |recording: &Recording<AnyGame>| recording.trace().end().stats().nodes;
    assert!(nodes(&searched(&open("coalition"))) < nodes(&paranoid));
    // Without pruning there are 8 leaves.
    let whole = searched(&with_algorithm("shallow-pruning", Algorithm::MaxN));
    assert_eq!(whole.trace().end().stats().leaves, 8);
    // In truth, c1 gives B nothing.
    let truth = searched(&with_algorithm("deep-fails", Algorithm::MaxN));
    let c1 = truth.trace().nodes().find(|&node| truth.id(node) == "c1").unwrap();
    assert_eq!(truth.multi_player().unwrap().payoffs(c1).unwrap().shown(), "(3, 0, 7)");
}

#[test]
fn the_rule_for_ties_decides_what_the_lesson_on_them_says() {
    let tied = |ties| {
        let document = open("equal-for-me");
        let mut search = *document.search().unwrap();
        search.payoffs.ties = ties;
        document.searched_by(search)
    };
    assert_eq!(answer(&tied(TieRule::First)), said("(3, 3, 2)", "a b1 x1"));
    assert_eq!(answer(&tied(TieRule::Worst)), said("(2, 4, 3)", "a b2 x4"));
    assert_eq!(answer(&tied(TieRule::Best)), said("(5, 3, 1)", "a b1 x3"));
    let recording = searched(&tied(TieRule::First));
    assert_eq!(ids(&recording, recording.multi_player().unwrap().equilibria().unwrap().iter().copied()), "x1 x3 x4");
}

#[test]
fn the_cuts_of_vectors_are_of_the_kinds_that_the_lessons_say() {
    let cuts = |lesson: &str| {
        let recording = searched(&open(lesson));
        let view = recording.multi_player().unwrap();
        let cut = recording.trace().nodes().filter_map(|node| view.cutoff(node));
        cut.map(|cut| {
            assert_eq!(view.cutoff_kind(cut.node), Some(Cutoff::Beta));
            (recording.id(cut.node), cut.reach, cut.owner.map(|owner| (recording.id(owner.node), owner.at_most)))
        })
        .collect::<Vec<_>>()
    };
    let owned = |node: &str, reach, owner: &str, at_most: i32| {
        (node.to_owned(), reach, Some((owner.to_owned(), Score::from(at_most))))
    };
    assert_eq!(cuts("deep-fails"), [owned("c1", PayoffReach::Deep, "a", 5)]);
    let shallow = PayoffReach::Shallow;
    let expected =
        [owned("b1", shallow, "a", 4), owned("c1", shallow, "b2", 4), ("b3".to_owned(), PayoffReach::Immediate, None)];
    assert_eq!(cuts("shallow-pruning"), expected);
}

/// The sum and the floor of a lesson hold for its leaves, and the tree of the second lesson is that of the first.
#[test]
fn the_trees_of_several_players_are_what_the_texts_say() {
    let of = |lesson: &str| lessons::all()[lessons::by_name(lesson).unwrap()].position();
    assert_eq!(of("paranoid"), of("three-players"));
    for lesson in ["deep-fails", "shallow-pruning"] {
        let players = of(lesson).players().unwrap();
        assert_eq!(players.greatest_sum, Some(Score::from(10)), "{lesson}");
        assert!(players.least.entries().iter().all(|&least| Score::ZERO <= least), "{lesson}");
    }
}
