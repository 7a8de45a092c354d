//! `poda trace --format json|csv|ron`: the same facts in all three, for every algorithm, and each as its readers expect
//! it.

use crate::cli::program::program;
use poda::table::plain;
use ron::Value as Ron;
use serde_json::Value as Json;
use std::collections::BTreeMap;

/// A line of a trace: what there is, by name, as text.
type Line = BTreeMap<String, String>;

const ALGORITHMS: [&str; 18] = [
    "minimax",
    "alpha-beta",
    "negamax",
    "negamax-alpha-beta",
    "alpha-beta-table",
    "principal-variation",
    "iterative-deepening",
    "aspiration",
    "mtdf",
    "expectiminimax",
    "star1",
    "star2",
    "beginner",
    "normal",
    "expert",
    "wrong-bound",
    "last-best",
    "always-negating",
];

fn trace(file: &str, flags: &[&str]) -> String {
    let output = program(&["trace"]).args(flags).arg(file).output().unwrap();
    // A search that is stopped says so.
    let is_limited = flags.contains(&"--max-nodes");
    assert_eq!(output.stderr.is_empty(), !is_limited, "{file} {flags:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A number to twelve digits: this test's reader of JSON loses the last ones of a null window.
fn number(value: f64) -> String {
    if value.is_finite() { ((value * 1e12).round() / 1e12).to_string() } else { value.to_string() }
}

fn joined(ids: impl Iterator<Item = String>) -> String {
    ids.map(|id| id.replace('\\', r"\\").replace(';', r"\;")).collect::<Vec<_>>().join(";")
}

fn of_json(name: &str, value: &Json, line: &mut Line) {
    let text = match value {
        Json::Null => return,
        Json::Object(group) => {
            return group.iter().for_each(|(part, value)| of_json(&format!("{name}_{part}"), value, line));
        }
        Json::Bool(flag) => flag.to_string(),
        Json::Number(value) => number(value.as_f64().unwrap()),
        Json::String(text) => text.clone(),
        Json::Array(items) => joined(items.iter().map(|item| match item.as_f64() {
            Some(entry) => number(entry),
            None => item.as_str().unwrap().to_owned(),
        })),
    };
    line.insert(name.to_owned(), text);
}

fn of_ron(name: &str, value: Ron, line: &mut Line) {
    let text = match value {
        Ron::Option(None) => return,
        Ron::Map(group) => {
            return group.into_iter().for_each(|(part, value)| {
                let Ron::String(part) = part else { panic!("{part:?} is no name") };
                let name = if name.is_empty() { part } else { format!("{name}_{part}") };
                of_ron(&name, value, line);
            });
        }
        Ron::Bool(flag) => flag.to_string(),
        Ron::Number(value) => number(value.into_f64()),
        Ron::String(text) => text,
        Ron::Seq(items) => joined(items.into_iter().map(|item| match item {
            Ron::Number(entry) => number(entry.into_f64()),
            id => id.into_rust().unwrap(),
        })),
        other => panic!("{other:?} is in no line"),
    };
    line.insert(name.to_owned(), text);
}

fn json_lines(text: &str) -> Vec<Line> {
    let line = |text: &str| {
        let (Json::Object(facts), mut line) = (serde_json::from_str(text).unwrap(), Line::new()) else {
            panic!("{text} is no object")
        };
        facts.iter().for_each(|(name, value)| of_json(name, value, &mut line));
        line
    };
    text.lines().map(line).collect()
}

fn ron_lines(text: &str) -> Vec<Line> {
    let structs: Vec<Ron> = ron::from_str(text).unwrap();
    let line = |facts| {
        let mut line = Line::new();
        of_ron("", facts, &mut line);
        line
    };
    structs.into_iter().map(line).collect()
}

/// The lines, with the header.
fn csv_lines(text: &str) -> (Vec<String>, Vec<Line>) {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let header: Vec<String> = reader.headers().unwrap().iter().map(str::to_owned).collect();
    // An empty list is an empty cell.
    let text = |cell: &str| match cell.parse() {
        Ok(value) if cell.contains(['.', 'e']) => number(value),
        _ => plain(cell).into_owned(),
    };
    let cells = |row: csv::StringRecord| {
        header.iter().cloned().zip(row.iter().map(text)).filter(|(_, cell)| !cell.is_empty()).collect()
    };
    let lines = reader.records().map(|row| cells(row.unwrap())).collect();
    (header, lines)
}

/// Compares the three formats of a trace. Returns the header and the lines.
fn compared(file: &str, flags: &[&str]) -> (Vec<String>, Vec<Line>) {
    let flags = [&["--why", "--lang", "es", "--format"][..], flags].concat();
    let written = |format| trace(file, &[&flags[..4], &[format], &flags[4..]].concat());
    let json = json_lines(&written("json"));
    assert!(5 < json.len(), "{file} {flags:?}");
    assert_eq!(json, ron_lines(&written("ron")), "{file} {flags:?}");
    let (header, rows) = csv_lines(&written("csv"));
    let mut nonempty = json.clone();
    for line in &mut nonempty {
        line.retain(|_, text| !text.is_empty());
    }
    assert_eq!(nonempty, rows, "{file} {flags:?}");
    (header, json)
}

#[test]
fn all_formats_hold_the_same_facts_of_every_algorithm() {
    let folder = tempfile::tempdir().unwrap();
    let ordered = folder.path().join("ordered.ron");
    let game = r#"TicTacToe(board: ["XOX", "OXO", "..."])"#;
    let search = "(algorithm: AlphaBeta, order: BestFirst, merge_symmetric: true, merge_plies: 1)";
    std::fs::write(&ordered, format!("(version: 1, game: {game}, search: {search})")).unwrap();
    let mut traces = vec![compared(ordered.to_str().unwrap(), &[]), compared("killer", &[]), compared("history", &[])];
    traces.extend(["careless-opponent", "star1", "star2", "pig"].map(|lesson| compared(lesson, &[])));
    for lesson in ["a-to-n", "deep-cutoff", "quiet"] {
        traces.extend(ALGORITHMS.map(|algorithm| compared(lesson, &["--algorithm", algorithm])));
    }
    traces.push(compared("equal-for-me", &["--algorithm", "max-n", "--ties", "worst"]));
    for lesson in ["three-players", "coalition", "shallow-pruning"] {
        let algorithms = ["max-n", "max-n-shallow", "max-n-deep", "paranoid", "best-reply"];
        traces.extend(algorithms.map(|algorithm| compared(lesson, &["--algorithm", algorithm])));
    }
    // Stopped in its fourth pass.
    traces.push(compared(
        "tic-tac-toe-move-1",
        &["--algorithm", "iterative-deepening", "--depth", "4", "--max-nodes", "60"],
    ));
    let (header, _) = csv_lines(&trace("12", &["--format", "csv"]));
    assert!(traces.iter().all(|(other, _)| *other == header), "the header is fixed");
    let lines: Vec<_> = traces.into_iter().flat_map(|(_, lines)| lines).collect();
    for event in
        ["search", "pass", "enter", "evaluate", "improve", "expect", "cutoff", "recall", "pass-over", "leave", "stop"]
    {
        assert!(lines.iter().any(|line| line["event"] == event), "{event} was not compared");
    }
    for column in header {
        assert!(lines.iter().any(|line| line.contains_key(&column)), "{column} was not compared");
    }
}

/// Where MIN moves at random its nodes are chance nodes, and a trace says so before it begins.
#[test]
fn a_trace_begins_with_who_decides_at_the_root() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("root.ron");
    for (root, search, opponent, [english, spanish]) in [
        ("[3, 1]", "algorithm: Star1", "best", ["given. MAX to move. ", "dadas. Juega MAX. "]),
        ("(chance: [3, 1])", "algorithm: Star1", "best", ["given. Chance decides. ", "dadas. Decide el azar. "]),
        (
            "(player: Min, children: [3, 1])",
            "algorithm: Expectiminimax, opponent: Random",
            "random",
            ["expectiminimax, MIN moves at random, to the", "expectiminimax, MIN juega al azar, hasta"],
        ),
        (
            "(player: Min, children: [3, 1])",
            "algorithm: Star2, opponent: Random",
            "random",
            ["given. Chance decides. ", "dadas. Decide el azar. "],
        ),
    ] {
        std::fs::write(&file, format!("(version: 1, game: Tree(tree: {root}), search: ({search}))")).unwrap();
        let file = file.to_str().unwrap();
        for (language, said) in [("en", english), ("es", spanish)] {
            let text = trace(file, &["--lang", language]);
            assert!(text.lines().next().unwrap().contains(said), "{text}");
        }
        assert_eq!(json_lines(&trace(file, &["--json"]))[0]["opponent"], opponent, "{root}");
    }
    // Other searches have no such setting.
    assert!(!json_lines(&trace("a-to-n", &["--json"]))[0].contains_key("opponent"));
}

#[test]
fn data_can_be_read_whatever_names_contain() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("names.ron");
    let tree = r#"(name: "a,\"b\";", children: [(name: "c\\d;e", value: inf), (name: "=1+1", value: 2), -0.5])"#;
    std::fs::write(&file, format!("(version: 1, game: Tree(tree: {tree}), search: (window: (-inf, 9)))")).unwrap();
    let [json, csv, ron] = ["json", "csv", "ron"].map(|format| trace(file.to_str().unwrap(), &["--format", format]));
    let json = json_lines(&json);
    assert_eq!(json, ron_lines(&ron));
    assert_eq!(json.len(), csv_lines(&csv).1.len());
    assert!(csv.contains(r#","'=1+1;2","#), "{csv}");
    let (_, rows) = csv_lines(&csv);
    let cutoff = rows.iter().find(|row| row["event"] == "cutoff").unwrap();
    assert_eq!((&*cutoff["child"], &*cutoff["pruned"], &*cutoff["value"]), (r"c\d;e", "=1+1;2", "inf"));
    assert_eq!(csv.matches("\r\n").count(), rows.len() + 1);
}

#[test]
fn json_is_the_format_of_its_own_flag_and_text_the_usual_one() {
    assert_eq!(trace("12", &["--json"]), trace("12", &["--format", "json"]));
    assert_eq!(trace("12", &["--lang", "en"]), trace("12", &["--lang", "en", "--format", "text"]));
}

#[test]
fn an_outline_has_each_node_in_words_on_a_line_of_its_own() {
    let outline = trace("a-to-n", &["--format", "outline", "--lang", "en"]);
    let lines: Vec<&str> = outline.lines().collect();
    assert_eq!(lines.len(), 1 + 14 + 1, "{outline}");
    assert!(lines.contains(&"A, MAX, 4"), "{outline}");
    assert!(lines.contains(&"      I, MIN, at most 3, cut by A’s α of 3, child 1 of 2"), "{outline}");
    assert!(lines.contains(&"        L, leaf, pruned, child 2 of 2"), "{outline}");
    let spanish = trace("a-to-n", &["--format", "outline", "--lang", "es"]);
    assert!(spanish.contains("L, hoja, podado, hijo 2 de 2"), "{spanish}");
    // Of several passes each is a tree, and of a move that is searched twice there is one child.
    for lesson in ["scout", "aspiration", "iterative-deepening", "wrong-bound", "table"] {
        let outline = trace(lesson, &["--format", "outline", "--lang", "en"]);
        let tree: Vec<&str> = outline.lines().filter(|line| line.contains(", child ")).collect();
        assert!(2 < tree.len() && !outline.contains("child 0"), "{outline}");
        assert!(tree.iter().all(|line| !line.contains(['{', '≤', '≥'])), "{outline}");
    }
}

/// Of several players each is told with what it gets, and a cut with whose bound it was.
#[test]
fn an_outline_of_several_players_has_their_payoffs() {
    let lines = |example: &str, lang: &str| -> Vec<String> {
        let outline = trace(example, &["--format", "outline", "--lang", lang]);
        outline.lines().map(|line| line.trim_start().to_owned()).collect()
    };
    let pruning = lines("shallow-pruning", "en");
    assert_eq!(pruning.len(), 1 + 13 + 1, "{pruning:?}");
    for line in
        ["a, A, (5, 4, 1)", "b1, B, (unknown, at least 6, unknown), child 2 of 4", "x3, leaf, pruned, child 2 of 2"]
    {
        assert!(pruning.contains(&line.to_owned()), "{line} in {pruning:?}");
    }
    assert!(lines("coalition", "en").iter().any(|line| line.contains("b2, B, ") && line.contains("cut by a’s α of 4")));
    assert!(lines("paranoid", "es").contains(&"b2, B, como mucho 1, cortado por α = 2 en a, hijo 2 de 2".to_owned()));
}

/// Play comes to the move that is best, and from there to each outcome with its probability; to the other move it never
/// comes.
#[test]
fn each_node_has_the_probability_of_being_reached_under_best_play() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("coin.ron");
    let tree = "(name: \"R\", children: [(name: \"A\", chance: [(1, (name: \"A1\", value: 3)), (2, (name: \"A2\", value: 9))]), (name: \"B\", value: 4)])";
    let reached = |search: &str| -> Vec<(String, String)> {
        std::fs::write(&file, format!("(version: 1, game: Tree(tree: {tree}), search: ({search}))")).unwrap();
        let lines = json_lines(&trace(file.to_str().unwrap(), &["--format", "json"]));
        let told = |line: &Line| Some((line.get("node")?.clone(), line.get("reached")?.clone()));
        lines.iter().filter_map(told).collect()
    };
    let expected = [("A1", "1/3"), ("A2", "2/3"), ("A", "1"), ("R", "1")];
    assert_eq!(reached("algorithm: Expectiminimax"), expected.map(|(node, reached)| (node.into(), reached.into())));
    // In a window the search may not know best play.
    assert_eq!(reached("algorithm: Star1, window: (0, 5)"), []);
}
