//! Rounds that a reader plays before the first step, and the nodes that a text names.

use poda::file::load;
use poda::i18n::node_references::node_references;
use poda::i18n::{Language, Words};
use poda::practice::rounds::Rounds;
use poda::score::Player;
use poda::trace::recorder::record;

fn rounds(tree: &str, total: usize) -> Option<Rounds> {
    let document = load(format!("(version: 1, game: {tree})").as_bytes()).unwrap();
    Rounds::new(&record(document.search().unwrap(), document.position(), 1_000), total)
}

#[test]
fn everybody_else_plays_the_best_moves() {
    let mut rounds = rounds("Tree(tree: [[3, 9], [[7, 6], 5], 4])", 3).unwrap();
    let choices: Vec<_> = rounds.choices().collect();
    let mut scores = Vec::new();
    for &choice in &choices {
        assert!(rounds.choose(choice) && !rounds.choose(choice));
        let result = rounds.result().unwrap();
        scores.push((result.score.get(), result.line.len()));
        rounds.go_on();
    }
    assert_eq!(scores, [(3.0, 1), (5.0, 1), (4.0, 0)]);
    assert!(rounds.is_over() && !rounds.choose(choices[0]));
    assert_eq!((rounds.sum(), rounds.best()), (12.0, (choices[1], 15.0)));
}

#[test]
fn min_pays_and_wants_to_pay_little() {
    let mut rounds = rounds("Tree(root: Min, tree: [[0.1, 0.2], [-1, 0.3]])", 2).unwrap();
    let first = rounds.choices().next().unwrap();
    assert!(rounds.choose(first));
    assert_eq!((rounds.player(), rounds.sum(), rounds.best()), (Player::Min, 0.2, (first, 0.2)));
}

#[test]
fn nothing_is_counted_where_nothing_can_be() {
    for (tree, total) in [("Tree(tree: 3)", 3), ("Tree(tree: [[3], [inf]])", 3), ("Tree(tree: [[3], [4]])", 0)] {
        assert!(rounds(tree, total).is_none(), "{tree}");
    }
}

#[test]
fn a_name_is_found_and_an_article_is_not() {
    let document = load(
        b"(version: 1, game: Tree(tree: (name: \"A\", children: [(name: \"B\", value: 3), (name: \"b1\", value: 4)])))",
    );
    let document = document.unwrap();
    let recording = record(document.search().unwrap(), document.position(), 100);
    let words = Words::new(Language::ENGLISH);
    let text = "A move: B returns 3. A: max(3) = 3, so MAX prefers b1 (not B1).";
    let found = node_references(&words, &recording, text);
    let found: Vec<&str> = found.into_iter().map(|(range, _)| &text[range]).collect();
    assert_eq!(found, ["B", "A", "b1"]);
}

/// Where no rounds are played nothing is searched: these games would take too long.
#[test]
fn no_rounds_need_no_search() {
    for game in ["Babilego()", "TicTacToe()", "ConnectFour()"] {
        assert!(rounds(game, 0).is_none(), "{game}");
    }
}
