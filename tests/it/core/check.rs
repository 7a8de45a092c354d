//! Runs of other programs: Poda's own runs are judged the same, each mistake is named, values that are said to change
//! the root do so, and no input makes the judge fail.

use crate::core::checked::{judged, read};
use crate::core::trees::configs::a_config;
use crate::core::trees::plain_minimax::value;
use crate::core::trees::random::a_tree;
use crate::core::trees::searches::{a_position, any_config, possible};
use crate::project::nightly;
use poda::check::{Fact, RunReport, RunVerdict, Variation, check, record_run};
use poda::cli::write_run;
use poda::document::Document;
use poda::file::run::{RunFaultKind, read_run};
use poda::game::any::{AnyGame, AnyMove};
use poda::game::tree::Tree;
use poda::game::{Game, GameView};
use poda::i18n::check::{CheckWords, run_document};
use poda::i18n::{Language, Words, narration};
use poda::messages::Message;
use poda::run::Run;
use poda::score::{Interval, Score, Window};
use poda::search::mistakes::{Mistake, search_with_mistake};
use poda::search::ordering::MoveOrdering;
use poda::search::refutation::Refutation;
use poda::search::{Algorithm, Fail, SearchConfig, SearchEvent, Tracer, search};
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use poda::trace::union_tree::UnionTree;
use poda::trace::{Event, NodeId, Trace, Trust};
use proptest::prelude::*;
use std::fmt::Write;
use std::ops::ControlFlow;

/// A tree with cuts by both bounds, a tie with each, and negative leaves.
const TREE: &str = "[[[3, -5], [6, 9]], [[3, 2], [-5, 7]], [[-1, 0], [3, 4]]]";

/// A tracer that tells what a search of a tree does, as a program of somebody else would.
struct Program {
    root: AnyGame,
    lines: String,
    /// The moves, and the best child so far, of the nodes that are open.
    open: Vec<(Option<AnyMove>, Option<AnyMove>)>,
    last: Option<AnyMove>,
    /// The best move of the root.
    best: Option<AnyMove>,
    hides_windows: bool,
}

/// A run without its answer.
fn events(run: &str) -> &str {
    run.rsplit_once("{\"e\": \"end\"").map_or(run, |(events, _)| events)
}

fn number(score: Score) -> String {
    match score.get() {
        f64::INFINITY => "Infinity".to_owned(),
        f64::NEG_INFINITY => "-inf".to_owned(),
        value => value.to_string(),
    }
}

impl<G: Game<Move = AnyMove>> Tracer<G> for Program {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        match event {
            SearchEvent::Enter { via, window, .. } => {
                self.lines.push_str("{\"e\": \"enter\"");
                if let Some(mv) = via {
                    let _ = write!(self.lines, ", \"move\": \"{}\"", self.root.move_name(mv));
                }
                if let Some(Window { alpha, beta }) = window.filter(|_| !self.hides_windows) {
                    let _ = write!(self.lines, ", \"alpha\": {}, \"beta\": {}", number(alpha), number(beta));
                }
                self.lines.push_str("}\n");
                self.open.push((via, None));
            }
            SearchEvent::Leave { score } => {
                let (via, best) = self.open.pop().expect("a node is open");
                self.last = via;
                self.best = best;
                let _ = writeln!(self.lines, "{{\"e\": \"leave\", \"value\": {}}}", number(score));
            }
            SearchEvent::Improve { .. } => {
                let last = self.last;
                self.open.last_mut().expect("a node is open").1 = last;
            }
            SearchEvent::Evaluate { .. }
            | SearchEvent::Outcomes { .. }
            | SearchEvent::Expect
            | SearchEvent::Probe { .. }
            | SearchEvent::Inexact(_)
            | SearchEvent::Cutoff { .. }
            | SearchEvent::Skip { .. }
            | SearchEvent::TableHit { .. }
            | SearchEvent::Pass(_)
            | SearchEvent::Stop(_)
            | SearchEvent::HeldBytes(_) => {}
        }
        ControlFlow::Continue(())
    }
}

/// The run of a search of a tree, with a mistake or without, that claims to be the right search.
pub fn told(config: &SearchConfig, tree: &AnyGame, mistake: Option<Mistake>, hides_windows: bool) -> String {
    let root = tree.clone();
    let mut program = Program { root, lines: String::new(), open: Vec::new(), last: None, best: None, hides_windows };
    let result = match mistake {
        Some(mistake) => search_with_mistake(mistake, config, tree, &mut program),
        None => search(config, tree, &mut program),
    };
    assert!(result.is_continue());
    let position = poda::file::save(&Document::of_position(tree.clone()));
    let header = serde_json::json!({ "poda": "run", "version": 1, "position": position, "claims": {
        "algorithm": config.algorithm.key(),
        "fail": format!("{:?}", config.fail).to_lowercase(),
        "cut_on": format!("{:?}", config.cut_on).to_lowercase(),
        "depth": config.depth.map_or_else(|| "full".into(), serde_json::Value::from),
        "window": [number(config.window.alpha).replace("Infinity", "inf"), number(config.window.beta).replace("Infinity", "inf")],
    } });
    // A number has no quotation marks.
    let header = header.to_string();
    let header = regex_free_numbers(&header);
    let best = program.best.map_or_else(String::new, |best| format!(", \"best\": \"{}\"", tree.move_name(best)));
    format!("{header}\n{}{{\"e\": \"end\"{best}}}\n", program.lines)
}

/// The window of a header with its numbers as numbers.
fn regex_free_numbers(header: &str) -> String {
    let Some((before, window)) = header.split_once("\"window\":[") else { return header.to_owned() };
    let (window, after) = window.split_once(']').expect("the list ends");
    let plain = |text: &str| if text.contains("inf") { text.to_owned() } else { text.trim_matches('"').to_owned() };
    let ends: Vec<_> = window.split(',').map(plain).collect();
    format!("{before}\"window\":[{}]{after}", ends.join(","))
}

thread_local! {
    static WORDS: [Words; 2] = Language::AUTHORED.map(Words::new);
}

/// Says everything there is to say of a run.
fn sentences(run: &Run, report: &RunReport) -> Vec<String> {
    let position = run.header.position.as_deref();
    let record = |config| record_run(run, position.unwrap(), &config, Limits::nodes(10_000), None);
    let recordings = report.config.map(record).unwrap_or_default();
    let mut said = Vec::new();
    WORDS.with(|all| {
        for words in all {
            let words = CheckWords { words, run, report, recording: recordings.first() };
            said.extend(words.verdict());
            said.extend(words.first());
            said.extend(words.diagnoses());
            said.extend(report.first.as_ref().map(|first| words.did_and_expected(first).0));
        }
    });
    for sentence in &said {
        assert!(!sentence.contains("check-") && !sentence.contains("{$"), "{sentence}");
    }
    said
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_poda_does_itself_is_the_same(position in a_position(), config in any_config()) {
        let config = possible(&position, config);
        let document = Document::of_position(position).searched_by(config);
        let passes = record_passes(&config, document.position(), Limits::nodes(3_000), &());
        prop_assume!(passes.is_complete());
        let mut text = Vec::new();
        write_run(document.search().unwrap(), &passes, &mut text).unwrap();
        let text = String::from_utf8(text).unwrap();
        let report = judged(&text);
        prop_assert_eq!(report.verdict, RunVerdict::Same, "{:?}\n{}", report, text);
        prop_assert!(report.diagnoses.is_empty() && report.first.is_none());
    }

    #[test]
    fn each_mistake_is_called_by_its_name_where_it_does_something(
        tree in a_tree(),
        config in a_config(),
        hides_windows in any::<bool>(),
    ) {
        let tree = AnyGame::Tree(tree);
        let right = told(&config, &tree, None, hides_windows);
        let right_report = judged(&right);
        prop_assert!(right_report.verdict.is_right(), "{:?}\n{}", right_report, right);
        prop_assert!(right_report.diagnoses.is_empty());
        let has_untold = right_report.variations.contains(&Variation::Windows);
        prop_assert!(right_report.variations.is_empty() || has_untold);
        // A tree is no board on which a move could be taken back, and infinite leaves have no average.
        let is_left_out = |mistake: &Mistake| matches!(mistake, Mistake::StateNotUndone | Mistake::Chance(_));
        let made = |mistake: &Mistake| mistake.applies_to(&config) && !is_left_out(mistake);
        for mistake in Mistake::ALL.into_iter().filter(made) {
            let wrong = told(&config, &tree, Some(mistake), hides_windows);
            let run = read(&wrong);
            let report = check(&run);
            sentences(&run, &report);
            if wrong == right {
                prop_assert!(report.diagnoses.is_empty(), "{mistake:?} does nothing: {report:?}");
            } else if report.verdict.is_right() {
                // Whatever its code is, every event that it tells is right: its value too, or the bound of its window
                // in place of it.
                let returns_bound = report.variations.contains(&Variation::Bounds);
                prop_assert!(returns_bound || report.value == right_report.value, "{mistake:?}: {report:?}\n{wrong}");
            } else if report.verdict == RunVerdict::Differs && report.diagnoses == [Mistake::ReturnsBound] {
                // Whatever its code is, it is the search that returns bounds, without a mistake but for its claim.
                prop_assert_eq!(config.fail, Fail::Soft);
            } else if events(&wrong) != events(&right) || report.verdict == RunVerdict::Wrong {
                prop_assert!(report.diagnoses.contains(&mistake), "{mistake:?}: {report:?}\n{wrong}\n{right}");
            }
        }
    }

    #[test]
    fn what_a_right_program_tells_is_drawn_as_the_search_itself(tree in a_tree(), config in a_config(), hides_windows in any::<bool>()) {
        let tree = AnyGame::Tree(tree);
        let own = record_passes(&config, &tree, Limits::nodes(3_000), &());
        prop_assume!(own.is_complete() && own.len() == 1 && !config.uses_table());
        let text = told(&config, &tree, None, hides_windows);
        let recordings = record_run(&read(&text), &tree, &config, Limits::nodes(3_000), Some(&UnionTree::of(&**own.last())));
        let [recording] = &recordings[..] else { panic!("one search") };
        let (own, drawn) = (own.last().trace(), recording.trace());
        prop_assert_eq!(drawn.trust, Trust::Reported);
        prop_assert!(drawn.is_complete());
        prop_assert_eq!(drawn.has_window, own.has_window && !hides_windows);
        // A cutoff is told by no line: where no window is, children are only left out.
        let without_cuts = |trace: &Trace| -> Vec<_> {
            let events = (1..=trace.len()).filter_map(|step| trace.event(step));
            events.filter(|event| !matches!(event, Event::Cutoff(_) | Event::Skip(_))).collect()
        };
        if drawn.has_window {
            prop_assert!((1..=own.len()).all(|step| own.event(step) == drawn.event(step)), "{text}");
        } else {
            prop_assert_eq!(without_cuts(own), without_cuts(drawn), "{}", text);
        }
        for node in own.nodes() {
            prop_assert_eq!(own.result(node).map(|(score, _)| score), drawn.result(node).map(|(score, _)| score));
            if drawn.has_window {
                prop_assert_eq!(own.window(node), drawn.window(node));
            }
        }
    }

    #[test]
    fn a_refutation_changes_the_root(tree in a_tree(), fail in any::<bool>()) {
        let config = SearchConfig { algorithm: Algorithm::AlphaBeta, ..SearchConfig::default() };
        let tree = AnyGame::Tree(tree);
        let mistakes = [Mistake::RootCuts, Mistake::WindowFromParent, Mistake::AlphaBetaSwapped, Mistake::MinMaximises];
        for mistake in mistakes {
            let report = judged(&told(&config, &tree, Some(mistake), fail));
            let Some(Fact::CutTooMany { refutation: Refutation::Changes { line, others, value: leaf, root, .. }, .. }) =
                report.first.map(|first| first.fact)
            else {
                continue;
            };
            let AnyGame::Tree(plain) = &tree else { unreachable!() };
            let changed =
                [line].iter().chain(&others).fold(plain.clone(), |tree, line| {
                    let AnyGame::Tree(changed) = with_leaf(&tree, line, leaf) else { unreachable!() };
                    changed
                });
            prop_assert_eq!(value(&AnyGame::Tree(changed), None), root);
        }
    }
}

proptest! {
    // By 75 trees a fault that shows in one of 25 is found with 95 %.
    #![proptest_config(ProptestConfig::with_cases(nightly::cases(75, 400)))]

    #[test]
    fn what_a_wrong_program_tells_is_drawn_and_said(tree in a_tree(), config in a_config(), hides_windows in any::<bool>()) {
        let tree = AnyGame::Tree(tree);
        // A tree is no board on which a move could be taken back, and infinite leaves have no average.
        let is_left_out = |mistake: &Mistake| matches!(mistake, Mistake::StateNotUndone | Mistake::Chance(_));
        let made = |mistake: &Mistake| mistake.applies_to(&config) && !is_left_out(mistake);
        for mistake in Mistake::ALL.into_iter().filter(made) {
            let run = read(&told(&config, &tree, Some(mistake), hides_windows));
            let drawn = record_run(&run, &tree, &config, Limits::nodes(3_000), None);
            let told_nodes: usize = drawn.iter().map(|recording| usize::try_from(recording.total_visits()).unwrap()).sum();
            prop_assert_eq!(told_nodes, run.nodes.len(), "{:?}", mistake);
            for recording in &drawn {
                let trace = recording.trace();
                prop_assert_eq!(trace.end().proved(NodeId::ROOT), Interval::UNKNOWN);
                for step in 0..=trace.len() {
                    WORDS.with(|all| all.iter().for_each(|words| {
                        let said = narration::caption(words, recording, step).plain();
                        assert!(!said.is_empty() && !said.contains("told-") && !said.contains("{$"), "{said}");
                    }));
                }
            }
        }
    }
}

/// A last test that fails on the side of the player at the root compares only what the moves are worth at most: its
/// first move is not the best one, which the test before has proved.
#[test]
fn the_best_move_of_tests_is_that_of_the_test_that_proves_it() {
    let roots = [
        "Nim(piles: [2, 3, 1], misere: true)",
        "Nim(piles: [2, 3, 1], to_move: Min)",
        "Tree(tree: [[3, 5], [9, 3], [4, 8]])",
        "Tree(root: Min, tree: [[[3, 5], 7], [[2, 9], 4], [[-inf, 6], 1]])",
    ];
    let mut decided_before = 0;
    for root in roots {
        let document = poda::file::load(format!("(version: 1, game: {root})").as_bytes()).unwrap();
        for (guess, history) in (-6..=6).flat_map(|guess| [(guess, false), (guess, true)]) {
            let ordering = MoveOrdering { history, ..SearchConfig::default().ordering };
            let search =
                SearchConfig { algorithm: Algorithm::Mtdf, guess: guess.into(), ordering, ..SearchConfig::default() };
            let document = document.with_search(search);
            let passes = record_passes(&search, document.position(), Limits::nodes(100_000), &());
            decided_before += usize::from(passes.deciding_pass() + 1 < passes.len());
            let mut run = Vec::new();
            write_run(document.search().unwrap(), &passes, &mut run).unwrap();
            let report = judged(&String::from_utf8(run).unwrap());
            assert_eq!(report.verdict, RunVerdict::Same, "{root}, {search:?}: {report:?}");
            assert_eq!((report.best, report.variations), (report.expected_best, Vec::new()));
        }
    }
    assert!(0 < decided_before, "the last test always decides");
}

/// The tree with another value at the leaf to which these moves lead.
pub(crate) fn with_leaf(tree: &Tree, line: &[AnyMove], leaf: Score) -> AnyGame {
    let at = line.iter().fold(AnyGame::Tree(tree.clone()), |position, &mv| position.after(mv));
    let AnyGame::Tree(at) = at else { unreachable!() };
    let mut nodes = tree.nodes();
    nodes[at.node_index()].value = Some(leaf);
    AnyGame::Tree(Tree::new(nodes).unwrap())
}

#[test]
fn a_board_that_is_not_cleared_is_recognized() {
    let board = "(version: 1, game: TicTacToe(board: [\"XOX\", \".O.\", \"..X\"]), search: (algorithm: Minimax))";
    let document = poda::file::load(board.as_bytes()).unwrap();
    let config = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
    let report = judged(&told(&config, document.position(), Some(Mistake::StateNotUndone), true));
    assert!(report.diagnoses.contains(&Mistake::StateNotUndone), "{report:?}");
    assert!(!report.verdict.is_right());
}

/// By 10,000 runs a failure by one of 3,300 is found with 95 %; by the 50,000 of the nightly workflow, one by one of
/// 16,700.
#[test]
fn no_mangled_run_makes_the_judge_fail() {
    let config = SearchConfig::default();
    let tree = AnyGame::Tree(poda::file::load_tree(TREE).unwrap());
    let mut texts = vec![told(&config, &tree, None, false), told(&config, &tree, Some(Mistake::NoCuts), true)];
    let no_position = texts[0].lines().skip(1).collect::<Vec<_>>().join("\n");
    texts.push(format!("{{\"poda\": \"run\", \"version\": 1}}\n{no_position}"));
    let pieces =
        ["", "}", "{", "\"", ",", "-", "1e999", "NaN", "Infinity", "\n", "\"move\": 99, ", "\"e\": \"leave\"", "0"];
    let mut random = 1_u64;
    let mut next = |below: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(random >> 33).unwrap() % below
    };
    let (runs, mut read_whole) = (nightly::cases(10_000, 50_000), 0);
    for _ in 0..runs {
        let mut text = texts[next(texts.len())].clone();
        for _ in 0..=next(3) {
            let mut lines: Vec<&str> = text.lines().collect();
            let (one, other) = (next(lines.len()), next(lines.len()));
            // Most mangled runs can still be read: then the judge sees them.
            text = match next(6) {
                0 => {
                    lines.remove(one);
                    lines.join("\n")
                }
                1 => {
                    lines.swap(one, other);
                    lines.join("\n")
                }
                2 => {
                    lines.insert(one, lines[other]);
                    lines.join("\n")
                }
                3 | 4 => {
                    let digits: Vec<usize> =
                        text.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
                    let at = digits[next(digits.len())];
                    format!("{}{}{}", &text[..at], next(10), &text[at + 1..])
                }
                _ => {
                    let from = text.floor_char_boundary(next(text.len()));
                    let to = text.floor_char_boundary((from + next(20)).min(text.len())).max(from);
                    format!("{}{}{}", &text[..from], pieces[next(pieces.len())], &text[to..])
                }
            };
            if text.is_empty() {
                break;
            }
        }
        let (run, fault) = read_run(text.as_bytes());
        read_whole += usize::from(fault.is_none());
        if let Some(fault) = &fault {
            assert!(fault.line as usize <= text.lines().count().max(1), "{fault:?}");
            WORDS.with(|all| all.iter().for_each(|words| assert!(!fault.sentence(words).contains("check-"))));
        }
        if let Some(run) = run {
            let report = check(&run);
            if read_whole % 16 == 0 {
                sentences(&run, &report);
            }
        }
    }
    assert!(runs / 10 < read_whole, "{read_whole} runs were read to their end");
}

/// A run of a tree with these lines behind the header.
fn run_of(tree: &str, claims: &str, lines: &[&str]) -> String {
    let header = format!("{{\"poda\": \"run\", \"version\": 1, \"tree\": {tree}, \"claims\": {claims}}}");
    std::iter::once(header.as_str()).chain(lines.iter().copied()).collect::<Vec<_>>().join("\n")
}

#[test]
fn infinities_are_read_as_languages_print_them_and_nan_is_none() {
    for infinity in ["\"inf\"", "Infinity", "inf", "+inf", "1e999", "\"Infinity\"", "+Infinity"] {
        let line = format!("{{\"e\": \"enter\", \"alpha\": -Infinity, \"beta\": {infinity}}}");
        let leave = "{\"e\": \"leave\", \"value\": 3, \"note\": \"inf is \\\"Infinity\\\"\"}";
        let run = read(&run_of("3", "{}", &[&line, leave]));
        assert_eq!(run.nodes[0].beta, Some(Score::INFINITY), "{infinity}");
        assert_eq!(run.nodes[0].alpha, Some(Score::NEG_INFINITY));
    }
    for wrong in ["NaN", "nan", "\"NaN\"", "\"three\""] {
        let (run, fault) =
            read_run(run_of("3", "{}", &[&format!("{{\"e\": \"leaf\", \"value\": {wrong}}}")]).as_bytes());
        assert_eq!(fault.map(|fault| fault.line), Some(2), "{wrong}");
        assert!(run.is_some());
    }
}

#[test]
fn a_run_that_breaks_off_is_kept_as_far_as_it_goes() {
    let text =
        run_of("[[3, 12], [2, 4]]", "{}", &["{\"e\": \"enter\"}", "{\"e\": \"enter\", \"move\": 0}", "{\"e\": \"le"]);
    let (run, fault) = read_run(text.as_bytes());
    let (run, fault) = (run.unwrap(), fault.unwrap());
    assert_eq!((run.nodes.len(), fault.line), (2, 4));
    assert!(matches!(fault.kind, RunFaultKind::Json(_)));
    assert_eq!(check(&run).verdict, RunVerdict::Incomplete);
    assert_eq!(read_run(b"").1.unwrap().kind, RunFaultKind::Header);
    assert_eq!(read_run(b"{\"poda\": \"walk\"}\n").1.unwrap().line, 1);
}

#[test]
fn without_a_position_only_contradictions_are_found() {
    let lines = |value: &str| {
        let leave = format!("{{\"e\": \"leave\", \"value\": {value}}}");
        let header = "{\"poda\": \"run\", \"version\": 1}";
        let enter = "{\"e\": \"enter\", \"side\": \"max\"}";
        let leaves =
            "{\"e\": \"leaf\", \"move\": \"a\", \"value\": 3}\n{\"e\": \"leaf\", \"move\": \"b\", \"value\": 5}";
        format!("{header}\n{enter}\n{leaves}\n{leave}\n")
    };
    let right = judged(&lines("5"));
    assert_eq!((right.verdict, right.variations), (RunVerdict::Incomparable, vec![Variation::Position]));
    let wrong = judged(&lines("3"));
    assert_eq!(wrong.verdict, RunVerdict::Inconsistent);
    assert!(matches!(wrong.first.unwrap().fact, Fact::ReturnedValue { .. }));
}

#[test]
fn the_first_difference_is_said_with_its_numbers() {
    let config = SearchConfig::default();
    let tree = AnyGame::Tree(poda::file::load_tree(TREE).unwrap());
    let run = read(&told(&config, &tree, Some(Mistake::CutOnStrict), true));
    let report = check(&run);
    let said = sentences(&run, &report).join("\n");
    insta::assert_snapshot!(said);
}

#[test]
fn a_first_window_without_the_value_is_a_fault() {
    let lines = |alpha: &str, values: [i32; 2]| {
        let enter = |mv: &str| format!("{{\"e\": \"enter\"{mv}, \"alpha\": {alpha}, \"beta\": \"inf\"}}");
        let [leaf, root] = values.map(|value| format!("\"value\": {value}}}"));
        [
            enter(""),
            enter(", \"move\": 0"),
            format!("{{\"e\": \"leaf\", \"move\": 0, {leaf}"),
            format!("{{\"e\": \"leave\", {leaf}"),
            enter(", \"move\": 1"),
            format!("{{\"e\": \"leaf\", \"move\": 0, {leaf}"),
            format!("{{\"e\": \"leave\", {leaf}"),
            format!("{{\"e\": \"leave\", {root}"),
        ]
    };
    // Both moves are worth −6, and α is 0 from the beginning.
    let told = lines("0", [-2, -2]);
    let run = run_of("[[-2, -6], [-2, -6]]", "{\"algorithm\": \"alpha-beta\"}", &told.each_ref().map(String::as_str));
    let report = judged(&run);
    assert_eq!(report.verdict, RunVerdict::Wrong);
    assert!(matches!(report.first.unwrap().fact, Fact::Window { expected, .. } if expected == Window::FULL));
    // A number that stands for infinity does no harm, also where the root does not tell it.
    for root in ["{\"e\": \"enter\"}", "{\"e\": \"enter\", \"alpha\": -2147483648, \"beta\": 2147483647}"] {
        let told = [
            root,
            "{\"e\": \"enter\", \"move\": 0, \"alpha\": -2147483648, \"beta\": 2147483647}",
            "{\"e\": \"leaf\", \"move\": 0, \"value\": 3}",
            "{\"e\": \"leave\", \"value\": 3}",
            "{\"e\": \"enter\", \"move\": 1, \"alpha\": 3, \"beta\": 2147483647}",
            "{\"e\": \"leaf\", \"move\": 0, \"value\": 2}",
            "{\"e\": \"leave\", \"value\": 2}",
            "{\"e\": \"leave\", \"value\": 3}",
        ];
        let report = judged(&run_of("[[3], [2, 4]]", "{\"algorithm\": \"alpha-beta\"}", &told));
        assert!(report.verdict.is_right(), "{report:?}");
    }
}

#[test]
fn what_a_missed_cut_leaves_closed_is_no_fault_of_the_nodes_below() {
    let config = SearchConfig { algorithm: Algorithm::AlphaBeta, ..SearchConfig::default() };
    let tree = AnyGame::Tree(poda::file::load_tree("[[[3, 5], [6, 9]], [[2, 4], [[7, 1], [8, 0]]], [1, 2]]").unwrap());
    let report = judged(&told(&config, &tree, Some(Mistake::NoCutsAtMin), false));
    let cuts = report.cuts.unwrap();
    assert_eq!((0 < cuts.missed, cuts.wrong), (true, 0));
    assert!(report.diagnoses.contains(&Mistake::NoCutsAtMin));
}

#[test]
fn a_run_without_a_position_is_drawn_as_what_it_entered() {
    let text = [
        "{\"poda\": \"run\", \"version\": 1}",
        "{\"e\": \"enter\", \"side\": \"max\"}",
        "{\"e\": \"enter\", \"move\": 7, \"side\": \"min\"}",
        "{\"e\": \"leaf\", \"value\": 3}",
        "{\"e\": \"leaf\", \"value\": 12}",
        "{\"e\": \"leave\", \"value\": 3}",
        "{\"e\": \"leave\", \"value\": 3}",
    ]
    .join("\n");
    let document = run_document(text.as_bytes()).unwrap();
    assert_eq!(document.searches.run().map(|run| &**run), Some(&*text));
    let run = read(&text);
    let drawn = record_run(&run, document.position(), document.search().unwrap(), Limits::nodes(100), None);
    let trace = drawn[0].trace();
    assert_eq!((trace.node_count(), trace.is_complete(), trace.has_window), (4, true, false));
    let first = drawn[0].move_to(NodeId::new(1)).unwrap();
    assert_eq!(drawn[0].root().move_label(first), Some("7"));
}

#[test]
fn a_document_keeps_its_run_until_its_position_changes() {
    let text = told(&SearchConfig::default(), &AnyGame::Tree(poda::file::load_tree(TREE).unwrap()), None, false);
    let document = run_document(text.as_bytes()).unwrap();
    assert_eq!(document.searches.run().map(|run| &**run), Some(&*text));
    let saved = poda::file::save(&document);
    assert_eq!(poda::file::load(saved.as_bytes()).unwrap(), document, "{saved}");
    let other = AnyGame::Tree(poda::file::load_tree("[1, 2]").unwrap());
    assert_eq!(document.with_position(other).searches.run(), None);
    assert_eq!(document.with_search(SearchConfig::default()).searches.run(), document.searches.run());
    for odd in ["a \"# and \"## b\n", "\r\n\t\u{1}\"", ""] {
        let searches = document.searches.clone().with_run(Some(odd.into()));
        let document = Document { searches, ..document.clone() };
        assert_eq!(poda::file::load(poda::file::save(&document).as_bytes()).unwrap(), document);
    }
}

#[test]
fn a_thousand_levels_are_judged() {
    let mut lines = vec!["{\"poda\": \"run\", \"version\": 1}".to_owned()];
    lines.extend((0..1_000).map(|_| "{\"e\": \"enter\", \"move\": 0}".to_owned()));
    lines.push("{\"e\": \"leaf\", \"move\": 0, \"value\": 3}".to_owned());
    lines.extend((0..1_000).map(|_| "{\"e\": \"leave\", \"value\": 3}".to_owned()));
    assert_eq!(judged(&lines.join("\n")).verdict, RunVerdict::Incomparable);
}

/// With a window that leaves the root's value out, no move is proved to be the best. Any one may be told, and none is
/// expected.
#[test]
fn a_best_move_is_judged_only_where_one_is_proved() {
    let tree = "(version: 1, game: Tree(tree: [[-3, 2], [-5, 6], [-2, -4]]))";
    let tree = poda::file::load(tree.as_bytes()).unwrap().position().clone();
    for fail in [Fail::Soft, Fail::Hard] {
        for (window, is_proved) in [((-1, 1), false), ((-9, -4), false), ((-4, 1), true)] {
            let window = Window { alpha: window.0.into(), beta: window.1.into() };
            let config = SearchConfig { algorithm: Algorithm::AlphaBeta, fail, window, ..SearchConfig::default() };
            let run = told(&config, &tree, None, false);
            let (before, _) = run.rsplit_once("\"best\": \"").unwrap();
            for best in 0..3 {
                let report = judged(&format!("{before}\"best\": \"{best}\"}}\n"));
                let is_right = !is_proved || best == 0;
                assert_eq!(report.verdict.is_right(), is_right, "{window:?} {fail:?} {best}: {:?}", report.first);
                assert_eq!(report.expected_best.is_some(), is_proved, "{window:?} {fail:?} {best}");
            }
        }
    }
}
