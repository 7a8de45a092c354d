//! Right programs in forms that no search has: cuts at ties beside leaves valued in a loop, no deep cuts, any of equal
//! moves, children that are known from a memory. What such a reading does not excuse stays wrong.

use crate::core::checked::{judged, read};
use poda::check::{LeafReading, RunReport, RunVerdict, Variation, check};
use poda::i18n::check::CheckWords;
use poda::i18n::{Language, Words};
use serde_json::{Value, json};

/// A program that prints its run, in which a node knows only the best of its parent.
struct OneBound {
    lines: Vec<String>,
}

impl OneBound {
    fn search(&mut self, node: &Value, is_max: bool, limit: Option<i64>, via: Option<usize>) -> i64 {
        self.lines.push(json!({"e": "enter", "move": via}).to_string());
        let value = node.as_i64().unwrap_or_else(|| {
            let mut best: Option<i64> = None;
            for (index, child) in node.as_array().expect("a node has children").iter().enumerate() {
                let value = self.search(child, !is_max, best, Some(index));
                let better = |best: i64| if is_max { best.max(value) } else { best.min(value) };
                let found = best.map_or(value, better);
                best = Some(found);
                if limit.is_some_and(|limit| if is_max { limit <= found } else { found <= limit }) {
                    break;
                }
            }
            best.expect("a node has children")
        });
        self.lines.push(json!({"e": "leave", "value": value}).to_string());
        value
    }

    fn run(tree: &Value, claims: &Value) -> String {
        let header = json!({"poda": "run", "version": 1, "tree": tree, "claims": claims}).to_string();
        let mut program = Self { lines: vec![header] };
        program.search(tree, true, None, None);
        program.lines.join("\n") + "\n"
    }
}

/// A tree in which alpha-beta makes a deep cut: 4 bounds the node of 3 and 9, two plies deeper. At 2 the parent's 6 is
/// enough.
fn with_a_deep_cut() -> Value {
    json!([[4, 5], [[[3, 9], [7, 8]], 6], [2, 9]])
}

#[test]
fn a_search_without_deep_cuts_is_right_unless_it_claims_more() {
    let report = judged(&OneBound::run(&with_a_deep_cut(), &json!({})));
    assert_eq!(report.verdict, RunVerdict::Equivalent, "{report:?}");
    assert!(report.variations.contains(&Variation::ShallowCuts), "{report:?}");
    let claimed = judged(&OneBound::run(&with_a_deep_cut(), &json!({"algorithm": "alpha-beta"})));
    assert_eq!(claimed.verdict, RunVerdict::Differs, "{claimed:?}");
    // Where there is no deep cut to make, it is alpha-beta.
    let plain = judged(&OneBound::run(&json!([[4, 5], [3, 9]]), &json!({})));
    assert_eq!((plain.verdict, &*plain.variations), (RunVerdict::Equivalent, &[Variation::Windows][..]));
}

/// Returns the report on a run with these lines under a header.
fn of_lines(header: &Value, lines: &[Value]) -> RunReport {
    let lines: Vec<String> = std::iter::once(header).chain(lines).map(Value::to_string).collect();
    judged(&(lines.join("\n") + "\n"))
}

/// A program that values leaves in the loop above, and cuts only where a bound is passed: at 7 it goes on to 8.
#[test]
fn leaves_in_a_loop_may_be_valued_after_a_tie() {
    let header = |cut_on: Option<&str>| {
        let tree = json!([[[7, 1], [7, 8]], [[0, 1], [2, 3]]]);
        json!({"poda": "run", "version": 1, "tree": tree, "claims": {"algorithm": "alpha-beta", "cut_on": cut_on}})
    };
    let enter = |via: Option<u32>, alpha: &Value, beta: &Value| json!({"e": "enter", "move": via, "alpha": alpha, "beta": beta});
    let leave = |value: i32| json!({"e": "leave", "value": value});
    let (low, high) = (json!("-inf"), json!("inf"));
    let lines = |second: i32| {
        [
            enter(None, &low, &high),
            enter(Some(0), &low, &high),
            enter(Some(0), &low, &high),
            leave(7),
            enter(Some(1), &low, &json!(7)),
            leave(second),
            leave(7),
            enter(Some(1), &json!(7), &high),
            enter(Some(0), &json!(7), &high),
            leave(1),
            leave(1),
            leave(7),
        ]
    };
    for (cut_on, second) in [(None, 8), (None, 7), (Some("strict"), 8), (Some("equal"), 7)] {
        let report = of_lines(&header(cut_on), &lines(second));
        assert!(report.verdict.is_right(), "{cut_on:?}, {second}: {report:?}");
    }
    for (cut_on, second) in [(None, 1), (Some("equal"), 8)] {
        let report = of_lines(&header(cut_on), &lines(second));
        assert!(!report.verdict.is_right(), "{cut_on:?}, {second}: {report:?}");
    }
}

/// Who knows a position from a memory leaves it out in the loop above. Who searches it again has none.
#[test]
fn a_memory_is_not_read_where_a_position_is_searched_again() {
    let header = json!({
        "poda": "run", "version": 1, "tree": [[1, 2], [[4, 6], [4, 6], [4, 6]]], "claims": {"algorithm": "minimax"},
    });
    let enter = |via: Option<u32>| json!({"e": "enter", "move": via});
    let leave = |value: i32| json!({"e": "leave", "value": value});
    let leaf = |via: u32, value: i32| json!({"e": "leaf", "move": via, "value": value});
    let inner = |via: u32| [enter(Some(via)), leaf(0, 4), leaf(1, 6), leave(6)];
    let first = [enter(None), enter(Some(0)), leaf(0, 1), leaf(1, 2), leave(1), enter(Some(1))];
    let end = [leave(6), leave(6)];
    let remembers = [&first[..], &inner(0), &end].concat();
    let report = of_lines(&header, &remembers);
    assert!(report.verdict.is_right() && report.variations.contains(&Variation::Memory), "{report:?}");
    let forgets_the_last = [&first[..], &inner(0), &inner(1), &end].concat();
    let report = of_lines(&header, &forgets_the_last);
    assert!(!report.verdict.is_right(), "{report:?}");
}

/// Max^n with moves that are equally good for the player who moves.
#[test]
fn any_of_equal_moves_may_be_taken_unless_a_rule_is_claimed() {
    let tree = json!({"player": "A", "children": [
        {"player": "B", "children": [[0, 2, 5], [3, 2, 1]]},
        {"player": "B", "children": [[1, 4, 0], [2, 1, 1]]},
    ]});
    let run = |claims: Value, taken: [i32; 3]| {
        let root = if 1 < taken[0] { taken } else { [1, 4, 0] };
        let header = json!({"poda": "run", "version": 1, "players": ["A", "B", "C"], "tree": tree, "claims": claims});
        let enter = |via: Option<u32>, side: &str| json!({"e": "enter", "move": via, "side": side});
        let leaf = |via: u32, value: [i32; 3]| json!({"e": "leaf", "move": via, "value": value});
        let leave = |value: [i32; 3]| json!({"e": "leave", "value": value});
        of_lines(
            &header,
            &[
                enter(None, "A"),
                enter(Some(0), "B"),
                leaf(0, [0, 2, 5]),
                leaf(1, [3, 2, 1]),
                leave(taken),
                enter(Some(1), "B"),
                leaf(0, [1, 4, 0]),
                leaf(1, [2, 1, 1]),
                leave([1, 4, 0]),
                leave(root),
            ],
        )
    };
    let (first, last) = ([0, 2, 5], [3, 2, 1]);
    for claims in [json!({}), json!({"algorithm": "max-n"})] {
        assert_eq!(run(claims.clone(), first).verdict, RunVerdict::Same);
        let report = run(claims, last);
        assert_eq!(
            (report.verdict, &*report.variations),
            (RunVerdict::Equivalent, &[Variation::Ties][..]),
            "{report:?}"
        );
    }
    let claimed = run(json!({"algorithm": "max-n", "ties": "first"}), last);
    assert!(!claimed.verdict.is_right(), "{claimed:?}");
    // A vector that no child has returned is none of them.
    assert!(!run(json!({}), [3, 2, 5]).verdict.is_right());
}

/// A program that values wins, from 100 on, in the loop above, and calls itself for every other leaf.
#[test]
fn wins_in_a_loop_are_read_beside_other_leaves() {
    let header = |tree: Value| {
        let guessed = ["algorithm", "root", "window"];
        json!({"poda": "run", "version": 1, "tree": tree, "claims": {"algorithm": "alpha-beta"}, "guessed": guessed})
    };
    let lines = [
        json!({"e": "enter", "side": "max", "alpha": "-inf", "beta": "inf"}),
        json!({"e": "enter", "side": "min", "alpha": "-inf", "beta": "inf", "move": 0}),
        json!({"e": "enter", "side": "max", "alpha": "-inf", "beta": -100, "move": 1}),
        json!({"e": "leave", "value": -9}),
        json!({"e": "leave", "value": -100}),
        json!({"e": "leave", "value": 100}),
    ];
    let right = of_lines(&header(json!([[-100, -9], 100])), &lines);
    assert_eq!(right.verdict, RunVerdict::Equivalent, "{right:?}");
    assert_eq!(right.reading.leaves, LeafReading::WinsInParent);
    // What is left out and no better than a leaf that was entered is no win.
    let wrong = of_lines(&header(json!([[-100, -9], [5, 100]])), &lines);
    assert_eq!(wrong.verdict, RunVerdict::Wrong, "{wrong:?}");
}

/// A tree in which one side moves throughout is searched rightly by a program whose side never changes. It is said, for
/// such a tree may come from the program itself.
#[test]
fn a_side_that_moves_alone_is_said() {
    let of = |inner: &str| {
        let position = format!("(version: 1, game: Tree(tree: [3, (player: {inner}, children: [1, 8])]))");
        let header = json!({"poda": "run", "version": 1, "position": position, "claims": {"algorithm": "minimax"}});
        let value = if inner == "Max" { 8 } else { 1 };
        let enter = |via: Option<u32>| json!({"e": "enter", "move": via});
        let leaf = |via: u32, value: i32| json!({"e": "leaf", "move": via, "value": value});
        let leave = |value: i32| json!({"e": "leave", "value": value});
        let root = value.max(3);
        let lines =
            [header, enter(None), leaf(0, 3), enter(Some(1)), leaf(0, 1), leaf(1, 8), leave(value), leave(root)];
        let text = lines.map(|line| line.to_string()).join("\n");
        let run = read(&(text + "\n"));
        let report = check(&run);
        assert!(report.verdict.is_right(), "{report:?}");
        let words = Words::new(Language::ENGLISH);
        CheckWords { words: &words, run: &run, report: &report, recording: None }.verdict().join(" ")
    };
    assert!(of("Max").contains("Only MAX moves in it"), "{}", of("Max"));
    assert!(!of("Min").contains("moves in it"), "{}", of("Min"));
}
