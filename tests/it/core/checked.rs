//! What `poda check` says about runs that users have sent: right runs are right, mistakes are named, and the output for
//! each grader can be read by its own reader.

use crate::paper::banks::dom;
use poda::check::{Fact, LeafReading, RootReading, RunReport, RunVerdict, Variation, check};
use poda::file::run::{RunFaultKind, read_run};
use poda::run::{ReportedView, Run};
use poda::score::{CutOn, Player};
use poda::search::mistakes::Mistake;
use poda::search::{Algorithm, Fail};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// A search of a tree of JSON that prints its run, with what varies in it.
#[derive(Clone, Copy)]
struct Program {
    prunes: bool,
    is_negamax: bool,
    /// Returns what a leaf is worth to the program, from MAX's value and whether MAX is to move.
    leaf: fn(f64, bool) -> f64,
    tells_windows: bool,
    cut_on: CutOn,
    /// Passes the window on to a child.
    handed_on: fn([f64; 2], bool) -> [f64; 2],
    mistake: Option<Mistake>,
    window: [f64; 2],
    fail: Fail,
    /// Returns whether a node returns as `fail` does not, from the length of the run so far.
    fails_otherwise: fn(usize) -> bool,
    root: Player,
    infinity: f64,
}

const PROGRAM: Program = Program {
    prunes: true,
    is_negamax: false,
    leaf: |value, _| value,
    tells_windows: true,
    cut_on: CutOn::Equal,
    handed_on: |window, _| window,
    mistake: None,
    window: [f64::NEG_INFINITY, f64::INFINITY],
    fail: Fail::Soft,
    fails_otherwise: |_| false,
    root: Player::Max,
    infinity: f64::INFINITY,
};

const NEGAMAX: Program = Program {
    is_negamax: true,
    leaf: |value, is_max| if is_max { value } else { -value },
    handed_on: |[alpha, beta], _| [-beta, -alpha],
    ..PROGRAM
};

fn number(value: f64) -> String {
    if value.is_infinite() { if 0.0 < value { "\"inf\"" } else { "\"-inf\"" }.to_owned() } else { value.to_string() }
}

impl Program {
    /// Returns the run of a search of a tree that claims this.
    fn run(self, tree: &Value, claims: &Value) -> String {
        let mut header = json!({"poda": "run", "version": 1, "tree": tree, "claims": claims});
        if self.root == Player::Min {
            header["tree"] = Value::Null;
            header["position"] = format!("(version: 1, game: Tree(root: Min, tree: {tree}))").into();
        }
        let mut lines = format!("{header}\n");
        self.search(tree, self.window, self.root == Player::Max, None, &mut lines);
        lines
    }

    fn search(self, node: &Value, window: [f64; 2], is_max: bool, via: Option<usize>, lines: &mut String) -> f64 {
        lines.push_str("{\"e\": \"enter\"");
        let _ = via.map(|via| write!(lines, ", \"move\": {via}"));
        if self.tells_windows {
            let [alpha, beta] = window.map(number);
            let _ = write!(lines, ", \"alpha\": {alpha}, \"beta\": {beta}");
        }
        lines.push_str("}\n");
        let value = match node.as_array() {
            None => (self.leaf)(node.as_f64().expect("a leaf is a number"), is_max),
            Some(children) => self.best_of(children, window, is_max, lines),
        };
        let _ = writeln!(lines, "{{\"e\": \"leave\", \"value\": {}}}", number(value));
        value
    }

    fn best_of(self, children: &[Value], window: [f64; 2], is_max: bool, lines: &mut String) -> f64 {
        let takes_most = self.is_negamax || is_max != (self.mistake == Some(Mistake::SidesExchanged));
        let mut best = if takes_most { -self.infinity } else { self.infinity };
        let [mut alpha, mut beta] = window;
        for (index, child) in children.iter().enumerate() {
            let handed_on = (self.handed_on)([alpha, beta], is_max);
            let returned = self.search(child, handed_on, !is_max, Some(index), lines);
            let value = if self.is_negamax { -returned } else { returned };
            best = if self.mistake == Some(Mistake::LastChildKept) {
                value
            } else if takes_most {
                best.max(value)
            } else {
                best.min(value)
            };
            let closes = if takes_most { beta - best } else { best - alpha };
            if self.prunes && (closes < 0.0 || (closes == 0.0 && self.cut_on == CutOn::Equal)) {
                break;
            }
            if takes_most || self.mistake == Some(Mistake::AlphaRaisedAtMin) {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
        }
        let is_other = (self.fails_otherwise)(lines.len());
        match self.fail {
            Fail::Soft if !is_other => best,
            Fail::Hard if is_other => best,
            Fail::Soft | Fail::Hard => best.max(window[0]).min(window[1]),
        }
    }
}

fn figure() -> Value {
    json!([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
}

fn three_plies() -> Value {
    json!([[[5, 9, 1], [4, 7, 2], [8, 3, 6]], [[2, 8, 5], [6, 1, 9], [3, 7, 4]], [[9, 4, 8], [7, 5, 2], [1, 6, 3]]])
}

/// Reads a run in which nothing is wrong.
pub(crate) fn read(text: &str) -> Run {
    let (run, fault) = read_run(text.as_bytes());
    assert_eq!(fault, None, "{text}");
    run.unwrap()
}

pub(crate) fn judged(text: &str) -> RunReport {
    check(&read(text))
}

#[test]
fn the_view_that_fits_is_taken_where_none_is_claimed() {
    let text = NEGAMAX.run(&three_plies(), &json!({}));
    let report = judged(&text);
    assert_eq!((report.verdict, report.view), (RunVerdict::Same, ReportedView::Mover), "{report:?}");
    assert_eq!(report.config.unwrap().algorithm, Algorithm::NegamaxAlphaBeta);
    let of_max = PROGRAM.run(&three_plies(), &json!({}));
    assert_eq!((judged(&of_max).verdict, judged(&of_max).view), (RunVerdict::Same, ReportedView::Max));
    // Without the position, too.
    let alone = |text: &str| {
        let (_, events) = text.split_once('\n').unwrap();
        format!("{{\"poda\": \"run\", \"version\": 1}}\n{events}")
    };
    assert_eq!(
        (judged(&alone(&text)).verdict, judged(&alone(&text)).view),
        (RunVerdict::Incomparable, ReportedView::Mover)
    );
    assert_eq!(judged(&alone(&of_max)).view, ReportedView::Max);
}

#[test]
fn a_program_is_free_in_what_it_does_not_claim() {
    // The first leaf of C meets α.
    let tree = json!([[3, 12], [3, 1], [[4, 3], 2]]);
    for fail in [Fail::Soft, Fail::Hard] {
        let strict = Program { cut_on: CutOn::Strict, fail, ..PROGRAM }.run(&tree, &json!({"algorithm": "alpha-beta"}));
        let report = judged(&strict);
        assert_eq!(report.verdict, RunVerdict::Equivalent, "{strict}");
        assert!(report.variations.contains(&Variation::CutOn), "{report:?}");
        assert_eq!(report.cuts.map(|cuts| cuts.missed + cuts.wrong), Some(0));
        let claimed = Program { cut_on: CutOn::Strict, fail, ..PROGRAM }
            .run(&tree, &json!({"algorithm": "alpha-beta", "cut_on": "equal"}));
        assert_eq!(judged(&claimed).verdict, RunVerdict::Differs, "{claimed}");
    }
}

fn a_tree() -> impl Strategy<Value = Value> {
    let leaf = (-4..=4).prop_map(|value| json!(value));
    let node = leaf.prop_recursive(4, 40, 3, |child| prop::collection::vec(child, 1..=3).prop_map(Value::Array));
    prop::collection::vec(node, 2..=3).prop_map(Value::Array)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// The bounds that nodes return may be of either kind, and later windows and cuts follow from them.
    #[test]
    fn a_program_that_returns_soft_and_hard_bounds_is_right(
        tree in a_tree(),
        fail in prop::sample::select(vec![Fail::Soft, Fail::Hard]),
        cut_on in prop::sample::select(vec![CutOn::Equal, CutOn::Strict]),
        is_negamax: bool,
        tells_windows: bool,
        claims: bool,
    ) {
        let (program, name) = if is_negamax { (NEGAMAX, "negamax-alpha-beta") } else { (PROGRAM, "alpha-beta") };
        let claims = if claims { json!({"algorithm": name}) } else { json!({}) };
        let mixed = |written: usize| written.is_multiple_of(2);
        let run = Program { fail, cut_on, tells_windows, fails_otherwise: mixed, ..program }.run(&tree, &claims);
        let report = judged(&run);
        prop_assert!(report.verdict.is_right(), "{report:?}\n{run}");
    }
}

#[test]
fn a_missed_cut_is_said_with_the_values_that_the_program_has() {
    let claims = |algorithm: &str| json!({"algorithm": algorithm, "cut_on": "strict"});
    let no_cuts = Program { prunes: false, tells_windows: false, root: Player::Min, ..PROGRAM };
    let report = judged(&no_cuts.run(&json!([0, [[2, 2], [2, 0]]]), &claims("alpha-beta")));
    assert_eq!(report.verdict, RunVerdict::Differs, "{report:?}");
    let Fact::MissedCut { best, bound, .. } = report.first.unwrap().fact else { panic!("it goes on") };
    assert_eq!((best.get(), bound.get()), (2.0, 0.0));
    let report = judged(&no_cuts.run(&json!([[[1, 0, 2]], [[1, 2, 2], 1]]), &claims("negamax-alpha-beta")));
    assert_eq!(
        (report.verdict, report.expected_work.map(|work| work.nodes)),
        (RunVerdict::Differs, Some(11)),
        "{report:?}"
    );
}

/// A fail-hard search with strict cuts would make no cut there, because no value lies outside its window.
#[test]
fn a_missed_cut_and_the_right_number_of_nodes_come_from_the_same_search() {
    for (tree, root) in [
        (json!([0, [[2, 2], [2, 0]]]), Player::Min),
        (json!([[[1, 0, 2]], [[1, 2, 2], 1]]), Player::Min),
        (json!([[-2], [[1, 3, -2], [0, 0, 1]], 2]), Player::Max),
    ] {
        for (program, algorithm) in [(PROGRAM, "alpha-beta"), (NEGAMAX, "negamax-alpha-beta")] {
            for (fail, claimed) in
                [Fail::Soft, Fail::Hard].into_iter().flat_map(|fail| [(fail, "soft"), (fail, "hard")])
            {
                let no_cuts = Program { prunes: false, tells_windows: false, fail, root, ..program };
                let claims = json!({"algorithm": algorithm, "cut_on": "strict", "fail": claimed});
                let report = judged(&no_cuts.run(&tree, &claims));
                let missed = report.cuts.unwrap().missed;
                let is_longer = report.expected_work.unwrap().nodes < report.work.nodes;
                // A bound that is returned is not passed: the search misses no cut of its own, and visits more than the
                // claimed one.
                let breaks_claim = fail == Fail::Hard && claimed == "soft" && missed == 0;
                let is_wrong = if breaks_claim { is_longer } else { 0 < missed };
                assert_eq!((!report.verdict.is_right(), is_longer), (is_wrong, is_wrong), "{fail:?} {report:?}");
                assert!(!breaks_claim || !is_longer || report.named() == [Mistake::ReturnsBound], "{report:?}");
            }
        }
    }
}

#[test]
fn a_program_that_narrows_windows_or_claims_cuts_is_not_taken_for_minimax() {
    let fail_hard = Program { prunes: false, fail: Fail::Hard, root: Player::Min, ..NEGAMAX };
    let report = judged(&fail_hard.run(&json!([3, [[3], [-1, -1]]]), &json!({})));
    assert_eq!(
        (report.verdict, report.config.unwrap().algorithm.properties().prunes),
        (RunVerdict::Differs, true),
        "{report:?}"
    );
    let without_windows = Program { prunes: false, tells_windows: false, fail: Fail::Hard, ..PROGRAM };
    let report = judged(&without_windows.run(&json!([[-2, [0, 0, 3]], -1]), &json!({"fail": "hard"})));
    assert_eq!(
        (report.verdict, report.config.unwrap().algorithm.properties().prunes),
        (RunVerdict::Differs, true),
        "{report:?}"
    );
    // A search without windows and claims is one, as before.
    let minimax = Program { prunes: false, tells_windows: false, ..PROGRAM };
    let report = judged(&minimax.run(&json!([[3, 12], [2, 4]]), &json!({})));
    assert_eq!((report.verdict, report.config.unwrap().algorithm), (RunVerdict::Same, Algorithm::Minimax));
}

#[test]
fn a_cut_is_proposed_with_the_relation_that_the_program_claims() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("no-cuts.jsonl");
    let shown = |cut_on: &str| {
        let no_cuts = Program { prunes: false, tells_windows: false, ..PROGRAM };
        let claims = json!({"algorithm": "alpha-beta", "cut_on": cut_on});
        fs::write(&path, no_cuts.run(&figure(), &claims)).unwrap();
        ["text", "markdown", "junit"].map(|format| {
            let output = poda(&["check", "--format", format, "--lang", "en"], &[&path]);
            String::from_utf8(output.stdout).unwrap().replace("&gt;", ">").replace("&lt;", "<")
        })
    };
    for text in shown("strict") {
        assert!(text.contains("+ if alpha > beta: break"), "{text}");
        assert!(!text.contains(">=") && !text.contains("<=") && !text.contains('≥'), "{text}");
    }
    for text in shown("equal") {
        assert!(text.contains("+ if alpha >= beta: break") && !text.contains("alpha > beta"), "{text}");
    }
}

#[test]
fn a_run_that_ends_before_its_search_does_is_not_right() {
    // The first of two children of MAX is all that it searches.
    let lines =
        ["{\"e\": \"enter\"}", "{\"e\": \"leaf\", \"move\": 0, \"value\": 3}", "{\"e\": \"leave\", \"value\": 3}"];
    let run = |claims: &Value| {
        let header = json!({"poda": "run", "version": 1, "tree": [3, 0], "claims": claims});
        judged(&format!("{header}\n{}\n", lines.join("\n")))
    };
    let report = run(&json!({}));
    assert_eq!(report.verdict, RunVerdict::Differs, "{report:?}");
    assert!(matches!(report.first.unwrap().fact, Fact::CutTooMany { .. }));
    let report = run(&json!({"algorithm": "mtdf"}));
    assert_eq!(report.verdict, RunVerdict::Differs, "{report:?}");
    assert!(matches!(report.first.unwrap().fact, Fact::EndsEarly));
}

#[test]
fn the_best_moves_of_inner_nodes_are_compared() {
    let minimax = Program { prunes: false, tells_windows: false, ..PROGRAM };
    let text = minimax.run(&json!([[3, 12], [2, 4]]), &json!({"algorithm": "minimax"}));
    let with_best = |best: u32| {
        let mut plies = 0;
        let lines = text.lines().map(|line| {
            plies += i32::from(line.contains("enter")) - i32::from(line.contains("leave"));
            if line.contains("leave") && plies == 1 {
                line.replace('}', &format!(", \"best\": {best}}}"))
            } else {
                line.into()
            }
        });
        lines.collect::<Vec<String>>().join("\n")
    };
    assert_eq!(judged(&with_best(0)).verdict, RunVerdict::Same);
    let report = judged(&with_best(1));
    assert_eq!(report.verdict, RunVerdict::Differs);
    assert!(matches!(report.first.unwrap().fact, Fact::BestMove { .. }));
}

#[test]
fn a_window_that_the_root_tells_accuses_nobody() {
    for claims in [json!({}), json!({"algorithm": "alpha-beta"})] {
        for (window, fail) in [([5.0, 10.0], Fail::Soft), ([5.0, 10.0], Fail::Hard), ([-10.0, 2.0], Fail::Soft)] {
            let report = judged(&Program { window, fail, ..PROGRAM }.run(&figure(), &claims));
            assert_eq!(report.verdict, RunVerdict::Equivalent, "{report:?}");
            let is_said = report.variations.iter().any(|said| matches!(said, Variation::RootWindow(_)));
            assert!(is_said, "{report:?}");
        }
    }
    // A bound that stands for infinity is too small, or the window is meant: what is returned is only a bound.
    for window in [[5.0, f64::INFINITY], [-2.0, 2.0]] {
        let report = judged(&Program { window, fail: Fail::Hard, ..PROGRAM }.run(&figure(), &json!({})));
        assert_eq!(report.verdict, RunVerdict::Incomparable, "{report:?}");
    }
    // The value itself is right, whatever it was found for.
    let claims = json!({"algorithm": "alpha-beta"});
    let report = judged(&Program { window: [-1.0, 1.0], ..PROGRAM }.run(&figure(), &claims));
    assert_eq!(report.verdict, RunVerdict::Equivalent, "{report:?}");
    let report = judged(&Program { window: [0.0, 10.0], ..PROGRAM }.run(&figure(), &json!({})));
    assert_eq!(report.verdict, RunVerdict::Same);
}

#[test]
fn moves_that_the_position_does_not_have_are_said_with_those_that_it_has() {
    // The children are numbered from 1.
    let text = PROGRAM.run(&figure(), &json!({"algorithm": "alpha-beta"}));
    let shifted = text
        .replace("\"move\": 2", "\"move\": 3")
        .replace("\"move\": 1", "\"move\": 2")
        .replace("\"move\": 0", "\"move\": 1");
    let report = judged(&shifted);
    assert_eq!(report.verdict, RunVerdict::Incomparable, "{report:?}");
    let Fact::UnknownMove { told, moves } = report.first.unwrap().fact else { panic!("it is unknown") };
    assert_eq!((told.as_deref(), moves.len()), (Some("3"), 3));
    // A list is the move that a number or a pair is.
    let listed = text.replace("\"move\": 1", "\"move\": [1]");
    assert_eq!(judged(&listed).verdict, RunVerdict::Same);
}

#[test]
fn what_a_program_remembers_is_no_leaf() {
    let text = [
        "{\"poda\": \"run\", \"version\": 1, \"tree\": [[3, 12], [3, 12], [2, 4]], \"claims\": {\"algorithm\": \"minimax\"}}",
        "{\"e\": \"enter\"}",
        "{\"e\": \"enter\", \"move\": 0}",
        "{\"e\": \"leaf\", \"move\": 0, \"value\": 3}",
        "{\"e\": \"leaf\", \"move\": 1, \"value\": 12}",
        "{\"e\": \"leave\", \"value\": 3}",
        "{\"e\": \"leaf\", \"move\": 1, \"value\": 3}",
        "{\"e\": \"enter\", \"move\": 2}",
        "{\"e\": \"leaf\", \"move\": 0, \"value\": 2}",
        "{\"e\": \"leaf\", \"move\": 1, \"value\": 4}",
        "{\"e\": \"leave\", \"value\": 2}",
        "{\"e\": \"leave\", \"value\": 3}",
    ];
    let report = judged(&text.join("\n"));
    assert_eq!((report.verdict, report.variations), (RunVerdict::Equivalent, vec![Variation::Memory]));
    // A position that was not searched before is not remembered.
    let [first, rest] = ["[3, 12], [3, 12]", "[3, 11], [3, 12]"];
    assert_eq!(judged(&text.join("\n").replace(first, rest).replace("12}", "11}")).verdict, RunVerdict::Differs);
}

/// Where all values are 0, only the windows say from whose view they are.
#[test]
fn windows_say_the_view_where_values_do_not() {
    let lines = [
        r#"{"poda": "run", "version": 1, "position": "(version: 1, game: Tree(root: Min, tree: [[[0], 0, [0, 0, 0]]]))", "claims": {"algorithm": "negamax-alpha-beta"}}"#,
        r#"{"e": "enter", "side": "min", "alpha": -3, "beta": 2}"#,
        r#"{"e": "enter", "move": 0, "side": "max", "alpha": -2, "beta": 3}"#,
        r#"{"e": "enter", "move": 0, "side": "min", "alpha": -3, "beta": 2}"#,
        r#"{"e": "leaf", "move": 0, "value": 0}"#,
        r#"{"e": "leave", "value": 0}"#,
        r#"{"e": "leaf", "move": 1, "value": 0}"#,
        r#"{"e": "enter", "move": 2, "side": "min", "alpha": -3, "beta": 0}"#,
        r#"{"e": "leaf", "move": 0, "value": 0}"#,
        r#"{"e": "leaf", "move": 1, "value": 0}"#,
        r#"{"e": "leaf", "move": 2, "value": 0}"#,
        r#"{"e": "leave", "value": 0}"#,
        r#"{"e": "leave", "value": 0}"#,
        r#"{"e": "leave", "value": 0}"#,
        r#"{"e": "end", "value": 0}"#,
    ];
    let report = judged(&lines.map(|line| line.to_owned() + "\n").concat());
    assert!(report.verdict.is_right(), "{report:?}");
    assert_eq!(report.view, ReportedView::Mover);
}

#[test]
fn mistakes_of_students_are_called_by_their_names() {
    let alpha_beta = json!({"algorithm": "alpha-beta"});
    let negamax = json!({"algorithm": "negamax-alpha-beta", "view": "mover"});
    let minimax = json!({"algorithm": "minimax"});
    let plain = Program { prunes: false, tells_windows: false, ..PROGRAM };
    let large = json!([[1500, 1200], [1300, 1900], [1100, 1400]]);
    let cases = [
        (Program { leaf: |value, _| value, ..NEGAMAX }, three_plies(), &negamax, Mistake::NegamaxLeafSign),
        (
            Program { handed_on: |window, _| window, ..NEGAMAX },
            three_plies(),
            &negamax,
            Mistake::NegamaxWindowNotNegated,
        ),
        (
            Program { mistake: Some(Mistake::AlphaRaisedAtMin), ..PROGRAM },
            figure(),
            &alpha_beta,
            Mistake::AlphaRaisedAtMin,
        ),
        (Program { mistake: Some(Mistake::SidesExchanged), ..PROGRAM }, figure(), &alpha_beta, Mistake::SidesExchanged),
        (Program { mistake: Some(Mistake::SidesExchanged), ..plain }, figure(), &minimax, Mistake::SidesExchanged),
        (Program { mistake: Some(Mistake::LastChildKept), ..plain }, figure(), &minimax, Mistake::LastChildKept),
        (Program { mistake: Some(Mistake::LastChildKept), ..PROGRAM }, figure(), &alpha_beta, Mistake::LastChildKept),
        (Program { infinity: 999.0, ..plain }, large.clone(), &minimax, Mistake::SmallInfinityInBest),
        (Program { infinity: 999.0, window: [-999.0, 999.0], ..PROGRAM }, large, &alpha_beta, Mistake::SmallInfinity),
    ];
    let with_side = |text: &str| text.replacen("\"enter\"", "\"enter\", \"side\": \"max\"", 1);
    for (program, tree, claims, mistake) in cases {
        let text = with_side(&program.run(&tree, claims));
        let report = judged(&text);
        assert!(report.diagnoses.contains(&mistake), "{mistake:?}: {report:?}\n{text}");
        assert!(!report.verdict.is_right());
        assert!(!report.diagnoses.contains(&Mistake::MoverEvaluation), "{report:?}");
    }
    // Without the side at the root, exchanged sides, and a sign that leaves lack, are those of a search with MIN at the
    // root.
    for (program, tree, claims) in [
        (Program { leaf: |value, _| value, ..NEGAMAX }, three_plies(), &negamax),
        (Program { mistake: Some(Mistake::SidesExchanged), ..PROGRAM }, figure(), &alpha_beta),
    ] {
        let report = judged(&program.run(&tree, claims));
        assert_eq!(
            (report.verdict, report.reading.root),
            (RunVerdict::Equivalent, RootReading::Exchanged),
            "{report:?}"
        );
    }
}

#[test]
fn searches_are_claimed_by_any_of_their_names() {
    for name in ["alpha-beta", "AlphaBeta", "alphabeta", "ALPHA_BETA", "ab"] {
        assert_eq!(judged(&PROGRAM.run(&figure(), &json!({"algorithm": name}))).verdict, RunVerdict::Same, "{name}");
    }
    for name in ["pvs", "scout", "NegaScout"] {
        let run = read(&PROGRAM.run(&figure(), &json!({"algorithm": name})));
        assert_eq!(run.header.claims.algorithm, Some(Algorithm::PrincipalVariation), "{name}");
    }
    let unknown = PROGRAM.run(&figure(), &json!({"algorithm": "greedy"}));
    assert!(matches!(read_run(unknown.as_bytes()).1.unwrap().kind, RunFaultKind::Claim(_)));
}

#[test]
fn other_output_is_passed_over_and_counted() {
    let text = PROGRAM.run(&figure(), &json!({"algorithm": "alpha-beta"}));
    let (header, events) = text.split_once('\n').unwrap();
    let run = read(&format!("searching …\n{{1: 2}}\n{header}\nmove 3\n{events}{{'best': 0}}\n"));
    assert_eq!((run.strays.count, run.strays.first.clone()), (4, Some((1, "searching …\n".into()))));
    assert_eq!(check(&run).verdict, RunVerdict::Same);
    // An event that is cut off is not passed over.
    assert!(read_run(format!("{header}\n{{\"e\": \"ent").as_bytes()).1.is_some());
    let nan = format!("{header}\n{{\"e\": \"leaf\", \"value\": NaN}}\n");
    assert_eq!(read_run(nan.as_bytes()).1.unwrap().kind, RunFaultKind::NotANumber("value"));
}

fn poda(arguments: &[&str], files: &[&Path]) -> Output {
    let mut poda = Command::new(env!("CARGO_BIN_EXE_poda"));
    poda.args(arguments).args(files).env("LC_ALL", "C.UTF-8").output().unwrap()
}

/// Runs of a right program and of wrong ones, one of which returns at an inner node what no child returned.
fn runs(folder: &Path) -> Vec<PathBuf> {
    let claims = json!({"algorithm": "alpha-beta"});
    let right = PROGRAM.run(&three_plies(), &claims);
    // The last inner node before the root is told another value, which the root does not take.
    let at = right.trim_end().rmatch_indices("{\"e\": \"leave\"").nth(1).unwrap().0;
    let end = at + right[at..].find('\n').unwrap();
    let inconsistent = format!("{}{{\"e\": \"leave\", \"value\": \"-inf\"}}{}", &right[..at], &right[end..]);
    let no_cuts = Program { prunes: false, ..PROGRAM }.run(&three_plies(), &claims);
    let stray = format!("<b>&\"'</b>\u{202e}\n{no_cuts}");
    let texts = [right, inconsistent, no_cuts, stray, "no run".to_owned()];
    let write = |(index, text): (usize, String)| {
        let path = folder.join(format!("run-{index}.jsonl"));
        fs::write(&path, text).unwrap();
        path
    };
    texts.into_iter().enumerate().map(write).collect()
}

#[test]
fn no_wrong_run_gets_all_points() {
    let folder = TempDir::new().unwrap();
    let files = runs(folder.path());
    let files: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
    let output = poda(&["check", "--json"], &files);
    let text = String::from_utf8(output.stdout).unwrap();
    let judged: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let verdicts: Vec<_> = judged.iter().map(|line| line["verdict"].as_str().unwrap()).collect();
    assert_eq!(verdicts, ["same", "inconsistent", "differs", "differs", "unreadable"]);
    let has_all = |line: &Value| line["points"] == line["of"];
    assert_eq!(judged.iter().map(has_all).collect::<Vec<_>>(), [true, false, false, false, false]);
    assert_eq!(judged[3]["stray_lines"], 1);
    let graded: Value =
        serde_json::from_slice(&poda(&["check", "--format", "prairielearn"], &files[1..2]).stdout).unwrap();
    assert!(graded["score"].as_f64().unwrap() < 1.0);
}

/// Every format says the lines of the text, each as a line of its own.
#[test]
fn every_format_is_read_by_its_own_reader() {
    let folder = TempDir::new().unwrap();
    let files = runs(folder.path());
    for file in &files[1..4] {
        let of = |format: &str| {
            let output = poda(&["check", "--lang", "en", "--format", format], &[file]);
            String::from_utf8(output.stdout).unwrap()
        };
        let text = of("text");
        // The first line names the file, and the last one tells the points.
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let lines = &lines[1..lines.len() - 1];
        assert!(2 < lines.len());

        let document = dom::read(of("junit").as_bytes()).expect("it is XML");
        let failure = document.at("testsuite/testcase/failure").expect("it fails");
        assert_eq!(failure.text.lines().collect::<Vec<_>>(), lines, "{file:?}");
        assert_eq!(failure.attribute("message"), Some(lines[0]));

        let graded: Value = serde_json::from_str(&of("gradescope")).unwrap();
        let html = graded["tests"][0]["output"].as_str().unwrap();
        let said = html.strip_prefix("<p>").and_then(|html| html.split_once("</p>")).unwrap().0;
        let said = dom::read(format!("<p>{}</p>", said.replace("<br>", "\n")).as_bytes()).expect("it is HTML").text;
        assert_eq!(said.lines().collect::<Vec<_>>(), lines);
        assert_eq!(graded["tests"][0]["status"], "failed");

        let object: Value = serde_json::from_str(&of("prairielearn")).unwrap();
        let tests = object["tests"].as_array().unwrap();
        let output = tests.last().unwrap()["output"].as_str().unwrap();
        assert_eq!(output.lines().collect::<Vec<_>>(), lines);

        let markdown = of("markdown");
        for line in lines.iter().filter(|line| !line.starts_with(['-', '+'])) {
            let shown =
                |written: &str| dom::read(format!("<p>{written}</p>").as_bytes()).map(|paragraph| paragraph.text);
            assert!(markdown.lines().any(|written| shown(written).as_deref() == Some(*line)), "{line}\n{markdown}");
        }
    }
}

/// A run that is not judged neither passes nor fails, and scores nothing.
#[test]
fn a_run_that_is_not_judged_scores_nothing_in_any_format() {
    let folder = TempDir::new().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let claims = json!({"algorithm": "alpha-beta"});
    let right = PROGRAM.run(&figure(), &claims);
    let nowhere = right.replacen("\"tree\"", "\"nothing\"", 1);
    let wrong = Program { prunes: false, ..PROGRAM }.run(&three_plies(), &claims);
    let [right, nowhere, wrong] =
        [("right", right), ("nowhere", nowhere), ("wrong", wrong)].map(|(name, text)| write(name, &text));

    for (files, status) in [
        (vec![&right], 0),
        (vec![&nowhere], 3),
        (vec![&right, &nowhere], 3),
        (vec![&wrong, &nowhere], 1),
        (vec![&nowhere, &wrong], 1),
    ] {
        let files: Vec<&Path> = files.into_iter().map(PathBuf::as_path).collect();
        let output = poda(&["check"], &files);
        assert_eq!(output.status.code(), Some(status), "{files:?}");
    }

    let of = |format: &str, files: &[&Path]| {
        let output = poda(&["check", "--lang", "en", "--format", format], files);
        String::from_utf8(output.stdout).unwrap()
    };
    let both = [right.as_path(), nowhere.as_path()];
    let text = of("text", &both[1..]);
    assert!(text.starts_with(&format!("{}: not judged\n", nowhere.display())), "{text}");
    assert!(text.ends_with("No points: it is not judged.\n") && text.contains("Name it:"), "{text}");
    let line: Value = serde_json::from_str(&of("json", &both[1..])).unwrap();
    assert_eq!((&line["verdict"], &line["points"], &line["of"]), (&json!("incomparable"), &Value::Null, &Value::Null));

    let graded: Value = serde_json::from_str(&of("gradescope", &both)).unwrap();
    assert_eq!((&graded["tests"][0]["status"], &graded["tests"][0]["score"]), (&json!("passed"), &json!(8.0)));
    let fields: Vec<_> = graded["tests"][1].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(fields, ["name", "output", "output_format"]);
    // A test without a score needs the score of the submission beside it, which is not made up where nothing is judged.
    let all_judged: Value = serde_json::from_str(&of("gradescope", &both[..1])).unwrap();
    assert_eq!((&all_judged["score"], &all_judged["output"]), (&Value::Null, &Value::Null));
    assert_eq!(graded["score"], json!(8.0));
    assert!(graded["output"].as_str().is_some_and(|output| output.starts_with("1 run is not judged")), "{graded}");
    let none_judged: Value = serde_json::from_str(&of("gradescope", &both[1..])).unwrap();
    assert_eq!(none_judged["score"], Value::Null);
    let output = none_judged["output"].as_str().unwrap();
    assert!(output.contains("no score") && output.contains("A person has to grade it"), "{output}");

    for (files, is_gradable) in [(&both[..1], true), (&both[1..], false), (&both[..], false)] {
        let object: Value = serde_json::from_str(&of("prairielearn", files)).unwrap();
        assert_eq!(object["gradable"], json!(is_gradable), "{object}");
    }

    let document = dom::read(of("junit", &both).as_bytes()).expect("it is XML");
    let suite = document.at("testsuite").expect("there is a suite");
    assert_eq!(["tests", "failures", "skipped"].map(|name| suite.attribute(name)), [Some("2"), Some("0"), Some("1")]);
    let document = dom::read(of("junit", &both[1..]).as_bytes()).expect("it is XML");
    let skipped = document.at("testsuite/testcase/skipped").expect("it is skipped");
    assert!(skipped.attribute("message").expect("it says why").contains("Name it:"));
    assert!(document.at("testsuite/testcase/failure").is_none());
}

#[test]
fn a_run_is_no_position_for_the_other_commands() {
    let folder = TempDir::new().unwrap();
    let files = runs(folder.path());
    for command in ["trace", "practice", "solve", "compare"] {
        let output = poda(&[command, "--lang", "en"], &[&files[0]]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(
            said.contains("This is a run of a program: open it with “poda check” or in the window."),
            "{command}: {said}"
        );
    }
    let spanish = String::from_utf8(poda(&["check", "--lang", "es"], &[&files[2]]).stdout).unwrap();
    assert!(spanish.starts_with(&format!("{}: distinta\n", files[2].display())), "{spanish}");
}

/// What a run of the tree `[[0, 2, 1], …]` claims and returns differ, and a node is visited for it.
#[test]
fn a_claimed_kind_of_fail_is_judged_by_the_nodes_of_that_search() {
    let tree = json!([[[0, 2, 1]], [[2, 2, 2], [0], 2]]);
    let claims = json!({"algorithm": "alpha-beta", "cut_on": "strict", "fail": "soft"});
    let soft = judged(&Program { cut_on: CutOn::Strict, ..PROGRAM }.run(&tree, &claims));
    assert_eq!((soft.verdict, soft.work.nodes), (RunVerdict::Same, 13), "{soft:?}");
    let hard = judged(&Program { cut_on: CutOn::Strict, fail: Fail::Hard, ..PROGRAM }.run(&tree, &claims));
    let expected = hard.expected_work.map(|work| work.nodes);
    assert_eq!((hard.verdict, hard.work.nodes, expected), (RunVerdict::Differs, 14, Some(13)), "{hard:?}");
    assert_eq!(hard.named(), [Mistake::ReturnsBound]);
}

/// A side that is told of a leaf is nobody's turn, and names no mistake.
#[test]
fn a_leaf_has_no_side() {
    let text = PROGRAM.run(&figure(), &json!({"algorithm": "alpha-beta"}));
    let with_side = |line: &str, is_wrong: bool| {
        let is_leaf = line.contains("enter") && line.contains("\"move\"");
        if is_leaf && is_wrong { line.replace("\"enter\"", "\"enter\", \"side\": \"min\"") } else { line.into() }
    };
    // Every node below the root tells MIN: right for its children, and idle for the leaves.
    let told: Vec<String> = text.lines().map(|line| with_side(line, true)).collect();
    let report = judged(&told.join("\n"));
    assert!(report.verdict.is_right() && report.named().is_empty(), "{report:?}");
}

#[test]
fn at_most_three_mistakes_are_named() {
    let no_cuts = Program { prunes: false, tells_windows: false, ..PROGRAM };
    let report = judged(&no_cuts.run(&figure(), &json!({"algorithm": "alpha-beta"})));
    assert_eq!(report.named(), [Mistake::NoCuts], "{report:?}");
    assert!(RunReport::MAX_NAMED < report.diagnoses.len(), "{report:?}");
}

/// The values of the nodes at which the depth ends are the program's own, where the tree says nothing of them.
#[test]
fn a_depth_that_ends_in_a_tree_has_the_values_that_the_program_tells() {
    let line = |event: &str| event.replace('\'', "\"");
    let events = [
        "{'e': 'enter', 'depth': 1}",
        "{'e': 'enter', 'move': 0, 'depth': 0}",
        "{'e': 'leave', 'value': 3}",
        "{'e': 'enter', 'move': 1, 'depth': 0}",
        "{'e': 'leave', 'value': 2}",
        "{'e': 'leave', 'value': 3}",
    ];
    let run = |claims: &str, has_depths: bool| {
        let header = format!("{{'poda': 'run', 'version': 1, 'tree': [[3, 12], [2, 4]], 'claims': {claims}}}");
        let plain = |event: &&str| if has_depths { line(event) } else { line(event).replace("depth", "left") };
        judged(&[vec![line(&header)], events.iter().map(plain).collect()].concat().join("\n"))
    };
    for (claims, has_depths) in [("{'algorithm': 'minimax'}", true), ("{'algorithm': 'minimax', 'depth': 1}", false)] {
        assert_eq!(run(claims, has_depths).verdict, RunVerdict::Same, "{claims}");
    }
    // Who claims nothing and tells nothing values leaves in the loop of the node above, as far as their numbers say so.
    let told = run("{'algorithm': 'minimax'}", false);
    assert_eq!((told.verdict, told.reading.leaves), (RunVerdict::Equivalent, LeafReading::InParent), "{told:?}");
    // Otherwise it stops where the search goes on.
    let run = |claims: &str, has_depths: bool| {
        let events = events.map(|event| event.replace('3', "5"));
        let header = format!("{{'poda': 'run', 'version': 1, 'tree': [[3, 12], [2, 4]], 'claims': {claims}}}");
        let plain = |event: &String| if has_depths { line(event) } else { line(event).replace("depth", "left") };
        judged(&[vec![line(&header)], events.iter().map(plain).collect()].concat().join("\n"))
    };
    assert!(!run("{'algorithm': 'minimax'}", false).verdict.is_right());
    let early = run("{'algorithm': 'minimax', 'depth': 2}", false);
    assert_eq!(
        (early.verdict, early.diagnoses.first()),
        (RunVerdict::Wrong, Some(&Mistake::DepthMinusOne)),
        "{early:?}"
    );
}

/// The value of a win may depend on its ply, but what is infinite at one leaf alone is a leaf that was not evaluated.
#[test]
fn an_infinite_value_of_a_leaf_is_no_win_that_comes_at_another_ply() {
    let header = json!({
        "poda": "run", "version": 1, "claims": {"algorithm": "minimax", "depth": 2},
        "position": "(version: 1, game: Tree(tree: (estimate: 0, children: [3, (estimate: 0, children: [-3])])))",
    });
    let run = |leaf: &str| {
        format!(
            r#"{header}
{{"e": "enter"}}
{{"e": "enter", "move": "0"}}
{{"e": "leave", "value": {leaf}}}
{{"e": "enter", "move": "1"}}
{{"e": "enter", "move": "0"}}
{{"e": "leave", "value": -3}}
{{"e": "leave", "value": -3}}
{{"e": "leave", "value": {leaf}}}
{{"e": "end", "best": "0"}}
"#
        )
    };
    assert!(judged(&run("3")).verdict.is_right());
    let report = judged(&run("Infinity"));
    assert_eq!((report.verdict, report.diagnoses), (RunVerdict::Wrong, vec![Mistake::TerminalIgnored]));
}
