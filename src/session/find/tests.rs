//! Nodes found by moves, names and numbers of visits.

use super::*;
use crate::file::load;
use crate::game::any::AnyGame;
use crate::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use crate::search::SearchConfig;
use crate::trace::recorder::record;

fn tree(text: &str) -> Recording<AnyGame> {
    let document = load(format!("(version: 1, game: Tree(tree: {text}))").as_bytes()).unwrap();
    record(&document.search, document.position(), 1_000_000)
}

fn tic_tac_toe() -> Recording<TicTacToe> {
    let config = SearchConfig { depth: Some(3), ..SearchConfig::default() };
    record(&config, &TicTacToe::new(TicTacToeRules::default()), 1_000_000)
}

/// The ids of all that is found.
fn found<G: GameView>(recording: &Recording<G>, typed: &str) -> Vec<String> {
    let mut finder = Finder::new(recording, typed);
    finder.examine(recording, usize::MAX / 2);
    assert!(finder.is_done());
    finder.matches().into_iter().map(|node| recording.id(node)).collect()
}

const NAMED: &str = r#"(name: "A", children: [
    (name: "Bishop", move: "b2", children: [(move: "a1", value: 3), (move: "a2", value: 12), (move: "c1", value: 5)]),
    (name: "cab", move: "b3", children: [2, 4])])"#;

#[test]
fn moves_lead_down_from_the_root_however_they_are_separated() {
    let recording = tic_tac_toe();
    for typed in ["5/1/9", " 5 1 9 ", "5,1, 9", "5 → 1 → 9", "5→1/9", "5.1.9"] {
        assert_eq!(found(&recording, typed)[0], "4/0/8", "{typed}");
    }
    let named = tree("(name: \"A\", children: [1, (name: \"C\", children: [(name: \"F\", children: [2]), 4])])");
    assert_eq!(found(&named, "C/F")[0], "F");
}

#[test]
fn an_unfinished_move_is_completed() {
    let recording = tree(NAMED);
    assert_eq!(found(&recording, "B2/a"), ["0/0", "0/1"]);
    assert_eq!(found(&recording, "b2/"), ["0/0", "0/1", "0/2"]);
    assert_eq!(found(&recording, "b2/a1"), ["0/0"]);
    assert_eq!(found(&recording, "1/2"), ["0/1"], "moves go by their places, counted from 1");
    assert_eq!(found(&recording, "/"), ["Bishop", "cab"]);
}

#[test]
fn of_equal_matches_those_of_fewer_plies_come_first() {
    let found = found(&tic_tac_toe(), "1");
    assert_eq!(found, ["0", "1/0", "2/0", "3/0", "4/0", "5/0", "6/0", "7/0"]);
}

#[test]
fn names_are_found_by_their_beginnings_first_and_then_by_their_parts() {
    let recording = tree(NAMED);
    assert_eq!(found(&recording, "a"), ["A", "cab"]);
    assert_eq!(found(&recording, "BISHOP"), ["Bishop"]);
    assert_eq!(found(&recording, "b"), ["Bishop", "cab"]);
    assert_eq!(found(&recording, "sho"), ["Bishop"]);
}

#[test]
fn the_root_goes_by_its_id() {
    assert_eq!(found(&tree("[[3, 12], [2, 4]]"), "root"), ["root"]);
    assert_eq!(found(&tree("[[3, 12], [2, 4]]"), "Ro"), ["root"]);
    assert!(found(&tree(NAMED), "root").is_empty());
}

#[test]
fn the_last_moves_are_found_wherever_they_were_made() {
    let recording = tic_tac_toe();
    let found = found(&recording, "5/1");
    assert_eq!(found[0], "4/0");
    assert!(found[1..].iter().all(|id| id.ends_with("/4/0")), "{found:?}");
    assert!(found.len() > 1);
}

#[test]
fn a_number_is_that_of_a_visit_and_not_of_a_node() {
    let recording = tree("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]");
    let trace = recording.trace();
    let order: Vec<_> = trace.nodes().filter(|&node| trace.is_searched(node)).collect();
    assert!(order.len() < trace.node_count(), "something is pruned");
    for (index, &node) in order.iter().enumerate() {
        assert_eq!(visited(trace, index + 1), Some(node));
        assert_eq!(found(&recording, &format!("#{}", index + 1)), [recording.id(node)]);
    }
    for number in [0, order.len() + 1, usize::MAX] {
        assert_eq!(visited(trace, number), None, "{number}");
    }
    assert_eq!(Query::read("# 1,234"), Query::Visit(1_234));
}

#[test]
fn nonsense_and_nothing_find_nothing() {
    for typed in ["zzz", "5/5", "0", "10", "5//x", "#0", "#-3", "##", "→→x", "\u{0}", "a\u{301}ß"] {
        assert!(found(&tic_tac_toe(), typed).is_empty(), "{typed}");
    }
    for typed in ["", "  ", "#"] {
        let finder = Finder::new(&tic_tac_toe(), typed);
        assert!(finder.is_done() && finder.matches().is_empty() && *finder.query() == Query::Nothing);
    }
}

#[test]
fn no_node_is_found_twice_and_no_more_are_kept_than_are_read() {
    let recording = tree(&format!("[{}]", "1, ".repeat(30)));
    let mut finder = Finder::new(&recording, "2");
    finder.examine(&recording, 1_000);
    let matches = finder.matches();
    assert_eq!(matches.len(), MAX_MATCHES);
    assert!((1..matches.len()).all(|end| !matches[..end].contains(&matches[end])));
    assert_eq!(recording.id(matches[0]), "1");
    assert_eq!(recording.id(matches[1]), "19", "the best come first");
    assert!(finder.has_more());
}

/// What is found in slices is what is found at once.
#[test]
fn a_hundred_thousand_nodes_are_looked_through_in_slices() {
    let group = |number: usize| {
        let name = if number == 999 { "name: \"Needle\", ".to_owned() } else { String::new() };
        format!("({name}children: [{}])", "1, ".repeat(100))
    };
    let text: String = (0..1_000).map(|number| group(number) + ", ").collect();
    let recording = tree(&format!("[{text}]"));
    assert!(recording.trace().node_count() > 100_000);
    let mut finder = Finder::new(&recording, "eedle");
    let mut slices = 0;
    while !finder.is_done() {
        assert!(finder.percent() < 100 && finder.matches().is_empty());
        finder.examine(&recording, 20_000);
        slices += 1;
    }
    assert_eq!((slices, finder.percent()), (6, 100));
    assert_eq!(finder.matches().into_iter().map(|node| recording.id(node)).collect::<Vec<_>>(), ["Needle"]);
    assert_eq!(
        found(&recording, "1000/8"),
        ["999/7", "999/79", "999/80", "999/81", "999/82", "999/83", "999/84", "999/85"]
    );
}
