//! Positions whose answers are known from elsewhere, in `tests/it/data/cases`: every field of every answer agrees.

use crate::core::counted_answers as counted;
use poda::cli::solution::{CutoffRecord, Solution, solve};
use poda::game::any::{AnyGame, AnyMove};
use poda::game::connect_four::{self, ConnectFour};
use poda::game::evaluation::EvaluationFunction;
use poda::game::marks::Mark;
use poda::game::othello::Othello;
use poda::game::tic_tac_toe::{CellOrder, TicTacToe, TicTacToeRules};
use poda::game::tree::{Tree, TreeNode};
use poda::score::{Cutoff, Player, Score, Window};
use poda::search::{Algorithm, Fail, Merge, SearchConfig};
use serde_json::{Map, Value, json};

/// The searches, as the cases call them.
const SEARCHES: [(&str, Algorithm, Fail); 5] = [
    ("minimax", Algorithm::Minimax, Fail::Soft),
    ("alphabeta_hard", Algorithm::AlphaBeta, Fail::Hard),
    ("alphabeta_soft", Algorithm::AlphaBeta, Fail::Soft),
    ("negamax", Algorithm::Negamax, Fail::Soft),
    ("negamax_ab", Algorithm::NegamaxAlphaBeta, Fail::Soft),
];

fn score(value: &Value) -> Score {
    let number = match value.as_str() {
        Some("inf") => f64::INFINITY,
        Some("-inf") => f64::NEG_INFINITY,
        _ => value.as_f64().expect("a score is a number or an infinity"),
    };
    Score::new(number).expect("a score is no NaN")
}

fn written(score: Score) -> Value {
    match score.get() {
        f64::INFINITY => json!("inf"),
        f64::NEG_INFINITY => json!("-inf"),
        number => json!(number),
    }
}

/// A JSON value in which every number is a double, so that 3 equals 3.0.
fn doubled(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_f64()),
        Value::Array(values) => values.iter().map(doubled).collect(),
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), doubled(value))).collect(),
        other => other.clone(),
    }
}

fn text<'a>(case: &'a Value, field: &str) -> &'a str {
    case[field].as_str().unwrap_or_else(|| panic!("{field} is a word"))
}

fn grow(node: &Value, parent: Player, nodes: &mut Vec<TreeNode>) -> usize {
    let at = nodes.len();
    let player = match node["player"].as_str() {
        Some("max") => Player::Max,
        Some("min") => Player::Min,
        _ => parent.opponent(),
    };
    let value = node.get("value").map(score);
    nodes.push(TreeNode {
        name: Some(text(node, "id").into()),
        player,
        weight: None,
        move_label: None,
        value,
        children: vec![],
    });
    for child in node["children"].as_array().into_iter().flatten() {
        let child = grow(child, player, nodes);
        nodes[at].children.push(child);
    }
    at
}

/// The marks of a board that is written in one piece or row by row.
fn marks(board: &Value) -> Vec<Option<Mark>> {
    let rows = board.as_array().map_or_else(|| std::slice::from_ref(board), Vec::as_slice);
    rows.iter().flat_map(|row| row.as_str().unwrap().chars()).map(Mark::of_letter).collect()
}

fn game(case: &Value) -> AnyGame {
    if let Some(game) = counted::game(case) {
        return game;
    }
    let to_move = || Mark::of_letter(text(case, "to_move").chars().next().unwrap());
    let evaluation =
        if case["scoring"] == "lines" { EvaluationFunction::OpenLines } else { EvaluationFunction::Outcome };
    let whole = |field: &str| usize::try_from(case[field].as_u64().unwrap()).unwrap();
    match text(case, "kind") {
        "tictactoe" => {
            let cells: Vec<u8> = serde_json::from_value(case["order"].clone()).unwrap();
            let rules = TicTacToeRules {
                max: Mark::X,
                evaluation,
                cells: CellOrder::new(cells.try_into().unwrap()),
                sooner: false,
            };
            let marks = marks(&case["board"]).try_into().unwrap();
            return AnyGame::TicTacToe(TicTacToe::from_cells(marks, to_move(), rules).unwrap());
        }
        "connect" => {
            let (columns, rows, connect) = (whole("cols"), whole("rows"), whole("k"));
            let rules =
                connect_four::ConnectFourRules { max: Mark::X, evaluation, columns, rows, connect, sooner: false };
            let marks = marks(&case["board_top_to_bottom"]);
            return AnyGame::ConnectFour(ConnectFour::from_cells(&marks, to_move(), rules).unwrap());
        }
        "othello" => {
            let marks = marks(&case["board_rows"]).try_into().unwrap();
            return AnyGame::Othello(Othello::from_cells(&marks, to_move().unwrap(), Mark::X));
        }
        _ => {}
    }
    let mut nodes = Vec::new();
    grow(&case["tree"], Player::Min, &mut nodes);
    AnyGame::Tree(Tree::new(nodes).unwrap())
}

fn config(case: &Value) -> SearchConfig {
    let symmetric = case["symmetry"] == true;
    SearchConfig {
        depth: case["depth"].as_u64().map(|depth| usize::try_from(depth).unwrap()),
        merge: if symmetric { Merge::Everywhere } else { Merge::Nowhere },
        window: case
            .get("alpha")
            .map_or(Window::FULL, |alpha| Window { alpha: score(alpha), beta: score(&case["beta"]) }),
        ..SearchConfig::default()
    }
}

fn cutoff_fields(cutoff: CutoffRecord<'_>) -> Value {
    json!({
        "node": cutoff.node,
        "player": if cutoff.turn == Player::Max.into() { "max" } else { "min" },
        "kind": if cutoff.kind == Cutoff::Beta { "beta" } else { "alpha" },
        "alpha": written(cutoff.window.alpha),
        "beta": written(cutoff.window.beta),
        "child": cutoff.child,
        "value": written(cutoff.value),
        "pruned": cutoff.pruned.to_vec(),
    })
}

/// All that an answer says, in the fields of the cases.
fn fields(answer: &Solution<AnyMove>, algorithm: Algorithm) -> Map<String, Value> {
    // At a leaf there is no mover to speak for.
    let is_movers = matches!(algorithm, Algorithm::Negamax | Algorithm::NegamaxAlphaBeta) && answer.best().is_some();
    let value = if is_movers { answer.turn.player().unwrap().view(answer.value) } else { answer.value };
    let pruned: Vec<_> = answer.cutoffs().flat_map(|cutoff| cutoff.pruned.to_vec()).collect();
    let fields = json!({
        "value": written(value),
        "best": answer.best(),
        "best_all": answer.best_all(),
        "pv": answer.pv,
        "nodes": answer.count.nodes,
        "leaves": answer.count.leaves,
        "leaf_order": answer.leaf_order().to_vec(),
        "cutoffs": answer.cutoffs().map(cutoff_fields).collect::<Vec<_>>(),
        "pruned": pruned,
        "cutoffs_total": answer.count.cutoffs,
        "cutoffs_that_prune": answer.count.cutoffs_that_prune,
        "pruned_subtrees": answer.count.pruned_branches,
    });
    doubled(&fields).as_object().unwrap().clone()
}

/// Compares every expected field that an answer has. Gives how many were compared.
fn compare(case: &Value, search: &str, expected: &Value, found: &Map<String, Value>) -> usize {
    let expected = doubled(expected);
    let known = expected.as_object().unwrap().iter().filter(|(field, _)| found.contains_key(*field));
    known
        .map(|(field, expected)| assert_eq!(&found[field], expected, "{}, {search}: {field}", text(case, "id")))
        .count()
}

fn agree(source: &str) {
    let all: Value = serde_json::from_str(source).unwrap();
    let mut compared = 0;
    for case in all["cases"].as_array().unwrap() {
        if counted::is_move_that_agrees(case) {
            continue;
        }
        let (root, config) = (game(case), config(case));
        for (name, algorithm, fail) in SEARCHES {
            let has_window = case["kind"] == "tree-window";
            if has_window && algorithm != Algorithm::AlphaBeta {
                continue;
            }
            let answer = solve(&SearchConfig { algorithm, fail, ..config }, &root, 1_000_000).unwrap();
            let mut found = fields(&answer, algorithm);
            if has_window {
                // One list of visits for both, and a value each.
                let value = if fail == Fail::Hard { "hard" } else { "soft" };
                let own = found.remove("value").unwrap();
                assert_eq!(own, doubled(&case["expected"][value]), "{}, {name}", text(case, "id"));
                if fail == Fail::Hard {
                    compared += compare(case, name, &case["expected"], &found);
                }
            } else if let Some(expected) = case["expected"].get(name) {
                compared += compare(case, name, expected, &found);
            }
        }
    }
    assert!(all["cases"].as_array().unwrap().len() < compared, "hardly anything was compared");
}

#[test]
fn the_lectures() {
    agree(include_str!("../data/cases/lectures.json"));
}

#[test]
fn famous_trees() {
    agree(include_str!("../data/cases/famous.json"));
}

#[test]
fn random_trees() {
    agree(include_str!("../data/cases/random_trees.json"));
}

#[test]
fn turns_that_do_not_alternate() {
    agree(include_str!("../data/cases/nonalternating.json"));
}

#[test]
fn narrow_windows_at_the_root() {
    agree(include_str!("../data/cases/windows.json"));
}

#[test]
fn tic_tac_toe() {
    agree(include_str!("../data/cases/tictactoe.json"));
}

#[test]
fn connect_four() {
    agree(include_str!("../data/cases/connect4.json"));
}

#[test]
fn othello() {
    agree(include_str!("../data/cases/othello.json"));
}

#[test]
fn kalah() {
    agree(include_str!("../data/cases/kalah.json"));
}

#[test]
fn babilego() {
    agree(include_str!("../data/cases/babilego.json"));
}

#[test]
fn nim() {
    agree(include_str!("../data/cases/nim.json"));
}
