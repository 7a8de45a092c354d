//! Runs of programs that search trees with chance nodes: right runs are right in whatever form they report their
//! numbers, and mistakes are named.

use crate::core::checked::{judged, read};
use poda::check::{Fact, RunReport, RunVerdict, Variation, check};
use poda::file::run::{RunFaultKind, read_run};
use poda::i18n::check::CheckWords;
use poda::i18n::{Language, Words};
use poda::run::DepthUnit;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::fmt::Write;
use std::rc::Rc;

/// A tree as a program has it.
#[derive(Clone, Debug)]
enum Tree {
    Leaf(i32),
    /// A player's node: whether it is MAX's, and its children.
    Choice(bool, Vec<Tree>),
    /// A chance node: outcomes with their weights.
    Chance(Vec<(u32, Tree)>),
}

impl Tree {
    fn json(&self) -> Value {
        let all = |children: &[Self]| children.iter().map(Self::json).collect::<Vec<_>>();
        match self {
            Self::Leaf(value) => json!({ "value": value }),
            Self::Choice(is_max, children) => {
                json!({ "player": if *is_max { "max" } else { "min" }, "children": all(children) })
            }
            Self::Chance(outcomes) => {
                let total: u32 = outcomes.iter().map(|(weight, _)| weight).sum();
                let probabilities: Vec<f64> =
                    outcomes.iter().map(|&(weight, _)| f64::from(weight) / f64::from(total)).collect();
                let outcomes: Vec<_> = outcomes.iter().map(|(_, tree)| tree.json()).collect();
                json!({ "chance": outcomes, "probabilities": probabilities })
            }
        }
    }
}

/// How a program goes wrong at chance nodes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Slip {
    None,
    Unweighted,
    Least,
    Greatest,
    MinAverages,
    SkipsFirst,
    SkipsLast,
    FirstOnly,
    Truncates,
    Adds,
}

const SLIPS: [(Slip, &str); 9] = [
    (Slip::Unweighted, "weights-ignored"),
    (Slip::Least, "chance-as-min"),
    (Slip::Greatest, "chance-as-max"),
    (Slip::MinAverages, "min-as-chance"),
    (Slip::SkipsFirst, "outcomes-left-out"),
    (Slip::SkipsLast, "outcomes-left-out"),
    (Slip::FirstOnly, "outcomes-left-out"),
    (Slip::Truncates, "average-rounded"),
    (Slip::Adds, "average-not-divided"),
];

/// A program: expectiminimax in doubles, as students write it.
struct Program {
    slip: Slip,
    /// Whether it tells whose turn it is.
    tells_sides: bool,
    lines: String,
}

impl Program {
    fn value(&mut self, tree: &Tree, via: Option<usize>) -> f64 {
        let side = match tree {
            Tree::Leaf(_) => None,
            Tree::Choice(is_max, _) => Some(if *is_max { "max" } else { "min" }),
            Tree::Chance(_) => Some("chance"),
        };
        let mut enter = json!({ "e": "enter", "move": via });
        if let Some(side) = side.filter(|_| self.tells_sides) {
            enter["side"] = side.into();
        }
        let _ = writeln!(self.lines, "{enter}");
        let value = match tree {
            Tree::Leaf(value) => f64::from(*value),
            Tree::Choice(is_max, children) => {
                let values: Vec<_> =
                    children.iter().enumerate().map(|(at, child)| self.value(child, Some(at))).collect();
                if *is_max {
                    values.into_iter().fold(f64::NEG_INFINITY, f64::max)
                } else if self.slip == Slip::MinAverages {
                    values.iter().sum::<f64>() / f64::from(u32::try_from(values.len()).unwrap())
                } else {
                    values.into_iter().fold(f64::INFINITY, f64::min)
                }
            }
            Tree::Chance(outcomes) => self.average(outcomes),
        };
        let _ = writeln!(self.lines, "{}", json!({ "e": "leave", "value": value }));
        value
    }

    fn average(&mut self, outcomes: &[(u32, Tree)]) -> f64 {
        let total: f64 = outcomes.iter().map(|&(weight, _)| f64::from(weight)).sum();
        let mut values = Vec::new();
        for (at, (weight, outcome)) in outcomes.iter().enumerate() {
            let is_left_out = 1 < outcomes.len()
                && match self.slip {
                    Slip::SkipsFirst => at == 0,
                    Slip::SkipsLast => at + 1 == outcomes.len(),
                    Slip::FirstOnly => at != 0,
                    _ => false,
                };
            if !is_left_out {
                values.push((f64::from(*weight) / total, self.value(outcome, Some(at))));
            }
        }
        let mean: f64 = values.iter().map(|(probability, value)| probability * value).sum();
        let all = values.iter().map(|&(_, value)| value);
        match self.slip {
            Slip::Unweighted => all.sum::<f64>() / f64::from(u32::try_from(values.len()).unwrap()),
            Slip::Least => all.fold(f64::INFINITY, f64::min),
            Slip::Greatest => all.fold(f64::NEG_INFINITY, f64::max),
            // A sum in doubles may fall short of the whole number that it is.
            Slip::Truncates => (mean + mean.signum() * 1e-12).trunc(),
            Slip::Adds => all.sum(),
            Slip::None | Slip::MinAverages | Slip::SkipsFirst | Slip::SkipsLast | Slip::FirstOnly => mean,
        }
    }
}

fn run(tree: &Tree, claims: &Value, slip: Slip, tells_sides: bool) -> String {
    let mut program = Program { slip, tells_sides, lines: String::new() };
    program.value(tree, None);
    let header = json!({ "poda": "run", "version": 1, "tree": tree.json(), "claims": claims });
    format!("{header}\n{}", program.lines)
}

fn a_tree() -> impl Strategy<Value = Tree> {
    let leaf = (-9..=9).prop_map(Tree::Leaf);
    let node = leaf.prop_recursive(4, 40, 3, |child| {
        prop_oneof![
            (any::<bool>(), prop::collection::vec(child.clone(), 1..=3))
                .prop_map(|(is_max, children)| Tree::Choice(is_max, children)),
            prop::collection::vec((1..=6_u32, child), 1..=3).prop_map(Tree::Chance),
        ]
    });
    prop::collection::vec(node, 2..=3).prop_map(|children| Tree::Choice(true, children))
}

thread_local! {
    static WORDS: Rc<[Words; 2]> = Rc::new(Language::AUTHORED.map(Words::new));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn right_programs_are_right(tree in a_tree(), tells_sides in any::<bool>(), claims in any::<bool>()) {
        let claims = if claims { json!({ "algorithm": "expectimax" }) } else { json!({}) };
        let text = run(&tree, &claims, Slip::None, tells_sides);
        let report = judged(&text);
        prop_assert!(report.verdict.is_right(), "{report:?}\n{text}");
    }

    #[test]
    fn mistakes_at_chance_nodes_are_called_by_their_names(tree in a_tree(), tells_sides in any::<bool>()) {
        let claims = json!({ "algorithm": "expectiminimax" });
        let right = run(&tree, &claims, Slip::None, tells_sides);
        for (slip, name) in SLIPS {
            let text = run(&tree, &claims, slip, tells_sides);
            let run = read(&text);
            let report = check(&run);
            let names: Vec<_> = report.diagnoses.iter().map(|mistake| mistake.key()).collect();
            if text == right {
                prop_assert!(report.verdict.is_right() && names.is_empty());
                continue;
            }
            // Rounding may differ in the last digit only.
            if !report.verdict.is_right() {
                prop_assert!(names.contains(&name), "{slip:?}: {report:?}\n{text}\n{right}");
            }
            for words in WORDS.with(Rc::clone).iter() {
                let said = CheckWords { words, run: &run, report: &report, recording: None };
                let all = [said.verdict(), said.first().into_iter().collect(), said.diagnoses()].concat();
                prop_assert!(all.iter().all(|said| !said.contains("check-") && !said.contains("{$")), "{all:?}");
            }
        }
    }
}

fn dice() -> Tree {
    use Tree::{Chance, Choice, Leaf};
    let player = |leaves: [i32; 2]| Choice(true, leaves.map(Leaf).to_vec());
    Choice(
        true,
        vec![
            Chance(vec![(1, player([3, 8])), (5, player([1, 2]))]),
            Chance(vec![(2, Choice(false, vec![Leaf(9), Leaf(4)])), (1, Leaf(-6))]),
        ],
    )
}

#[test]
fn a_tree_without_chance_nodes_may_be_searched_against_a_random_opponent() {
    let tree = Tree::Choice(true, vec![Tree::Choice(false, vec![Tree::Leaf(3), Tree::Leaf(9)]); 2]);
    let report = judged(&run(&tree, &json!({ "algorithm": "expectiminimax" }), Slip::MinAverages, true));
    assert_eq!((report.verdict, &*report.variations), (RunVerdict::Equivalent, &[Variation::RandomOpponent][..]));
    // Nothing says that the averages are meant: minimax with a mistake does the same.
    let unsaid = run(&tree, &json!({}), Slip::MinAverages, false);
    let report = judged(&unsaid);
    assert_eq!(
        (report.verdict, &*report.variations, report.first),
        (RunVerdict::Incomparable, &[Variation::AveragesUnsaid][..], None)
    );
    let named = unsaid.replacen("\"version\"", "\"program\":\"emax_expected\",\"version\"", 1);
    assert!(named != unsaid && judged(&named).verdict.is_right());
    let report =
        judged(&run(&tree, &json!({ "algorithm": "expectimax", "opponent": "random" }), Slip::MinAverages, false));
    assert_eq!(report.verdict, RunVerdict::Same);
    // Who claims minimax has to take the least.
    let report = judged(&run(&tree, &json!({ "algorithm": "minimax" }), Slip::MinAverages, true));
    assert_eq!(report.verdict, RunVerdict::Wrong);
    assert_eq!(report.diagnoses.iter().map(|mistake| mistake.key()).collect::<Vec<_>>(), ["min-as-chance"]);
}

/// The depth of two moves: MAX's, and MAX's after the die.
#[test]
fn a_depth_may_count_moves() {
    let tree = Tree::Choice(true, vec![dice(), dice()]);
    let run_to = |depth_counts: Option<&str>, moves: usize| {
        let claims = json!({ "algorithm": "expectimax", "depth": moves, "depth_counts": depth_counts });
        // The players' nodes can be evaluated.
        let text = run(&tree, &claims, Slip::None, true);
        let (header, events) = text.split_once('\n').unwrap();
        judged(&format!("{}\n{events}", header.replace("\"player\":", "\"estimate\":0,\"player\":")))
    };
    let report = run_to(None, 3);
    assert_eq!(report.verdict, RunVerdict::Equivalent, "{report:?}");
    assert_eq!(report.variations, [Variation::DepthInMoves]);
    assert!(run_to(Some("moves"), 3).verdict.is_right());
    assert!(run_to(None, 4).verdict.is_right() && run_to(Some("plies"), 4).verdict.is_right());
    let keys = |report: RunReport| report.diagnoses.iter().map(|mistake| mistake.key()).collect::<Vec<_>>();
    assert!(keys(run_to(Some("plies"), 3)).contains(&"chance-not-as-ply"));
    assert!(!run_to(Some("moves"), 2).verdict.is_right());
}

#[test]
fn without_a_position_the_told_weights_decide() {
    let text = |value: &str, weights: [&str; 2]| {
        format!(
            "{{\"poda\": \"run\", \"version\": 1}}\n{{\"e\": \"enter\", \"side\": \"chance\"}}\n\
             {{\"e\": \"leaf\", \"move\": \"a\", \"value\": 3{}}}\n{{\"e\": \"leaf\", \"move\": \"b\", \"value\": 9{}}}\n\
             {{\"e\": \"leave\", \"value\": {value}}}\n",
            weights[0], weights[1]
        )
    };
    let weighted = [", \"probability\": 0.25", ", \"probability\": 0.75"];
    assert_eq!(judged(&text("7.5", weighted)).verdict, RunVerdict::Incomparable);
    let wrong = judged(&text("6", weighted));
    assert_eq!(wrong.verdict, RunVerdict::Inconsistent);
    assert!(matches!(wrong.first.unwrap().fact, Fact::ReturnedValue { expected, .. } if expected.shown() == "7.5"));
    // Without weights every value between those of the outcomes may be right.
    assert_eq!(judged(&text("6", [""; 2])).verdict, RunVerdict::Incomparable);
    assert_eq!(judged(&text("10", [""; 2])).verdict, RunVerdict::Inconsistent);
}

#[test]
fn weights_that_cannot_be_read_are_said() {
    for chance in [
        json!({ "chance": [1, 2], "probabilities": [0.5] }),
        json!({ "chance": [1, 2], "weights": [0, 1] }),
        json!({ "chance": [1, 2], "weights": ["a", 1] }),
    ] {
        let header = json!({ "poda": "run", "version": 1, "tree": chance });
        assert_eq!(read_run(header.to_string().as_bytes()).1.unwrap().kind, RunFaultKind::Weights, "{header}");
    }
    let header = json!({ "poda": "run", "version": 1, "tree": { "player": "chance", "children": [
        { "value": 6, "weight": "1/3" }, { "value": 0, "probability": "2/3" }
    ] }, "claims": { "depth_counts": "moves" } });
    let run = read(&header.to_string());
    assert_eq!(run.header.claims.depth_unit, Some(DepthUnit::Moves));
}

/// Star1 and Star2 of Poda are written as runs and read back.
#[test]
fn runs_of_star1_and_star2_are_the_same() {
    let tree = dice().json().to_string();
    for algorithm in ["star1", "star2", "expectiminimax"] {
        let header = format!(
            "{{\"poda\": \"run\", \"version\": 1, \"tree\": {tree}, \"claims\": {{\"algorithm\": \"{algorithm}\"}}}}"
        );
        let run = read(&header);
        let position = run.header.position.as_deref().unwrap().clone();
        let search = poda::search::SearchConfig {
            algorithm: run.header.claims.algorithm.unwrap(),
            ..poda::search::SearchConfig::default()
        };
        let document = poda::document::Document::of_position(position).searched_by(search);
        let limits = poda::trace::limits::Limits::nodes(1_000);
        let passes = poda::trace::recorder::record_passes(&search, document.position(), limits, &());
        let mut text = Vec::new();
        poda::cli::write_run(&search, &passes, &mut text).unwrap();
        let report = judged(&String::from_utf8(text).unwrap());
        assert_eq!(report.verdict, RunVerdict::Same, "{report:?}");
    }
}
