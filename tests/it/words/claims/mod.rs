//! No sentence may be false: every sentence about a search is parsed and checked against the truth.
//!
//! A sentence is recognised by the messages of the locale files and what was filled into them. What a message means to
//! its reader is written down here by hand, and checked against an exhaustive search of the same position and against
//! the events up to that step. A sentence that is not recognised is a fault, and so is one that says more than is true.

use poda::game::Game;
mod captions;
mod cards;
mod chance;
mod checks;
mod coalition;
mod comparisons;
mod doors;
mod edits;
mod explanations;
mod games;
mod mixtures;
mod panels;
mod patterns;
mod players;
mod positions;
mod practice;
mod practice_walk;
mod ranks;
mod replay;
mod report;
mod rounds;
mod step_context;
mod suppositions;
mod truth;
mod values;
mod walk;
mod why_not;
pub mod xor_shift;

use crate::project::nightly;
use mixtures::{Mixture, Product, asked, pairs};
use poda::document::Document;
use poda::i18n::Language;
use poda::lessons;
use poda::trace::limits::Limits;
use poda::trace::passes::PassStep;
use poda::trace::recorder::record_passes;
use report::Report;
use std::collections::{BTreeSet, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use walk::WordsInLanguage;
use xor_shift::XorShift;

/// Checks so many mixtures, each on so many positions.
fn check_all(count: usize, mixture: impl Fn(usize) -> Option<Mixture> + Sync, positions: u64) -> Report {
    let next = AtomicUsize::new(0);
    on_all_threads(|| {
        let languages = WordsInLanguage::in_turn();
        let mut report = Report::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(mixture) = Some(number).filter(|&number| number < count).and_then(&mixture) else { return report };
            for seed in 0..positions {
                let asked = asked(&mixture);
                let mut random = XorShift::seeded(number as u64 * 1_000 + seed + 1);
                let document = positions::position(asked.kind, &mut random).with_search(asked.config);
                check_one(&document, asked.most_nodes, &languages, |_| true, &mut report);
            }
        }
    })
}

/// Checks one search. A crash on something legal is a fault like any other.
fn check_one(
    document: &Document,
    most_nodes: usize,
    languages: &[WordsInLanguage],
    wants: impl Fn(usize) -> bool,
    report: &mut Report,
) {
    let mut checked = Report::default();
    let all = AssertUnwindSafe(|| walk::check(document, most_nodes, languages, wants, &mut checked));
    if let Err(panic) = catch_unwind(all) {
        let message = panic.downcast_ref::<String>().cloned();
        let message = message.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
        let what = format!("crash: {}", message.unwrap_or_default());
        report.fault(&what, || format!("    {} nodes at most, {}", most_nodes, walk::in_one_line(document)));
    }
    report.add(checked);
}

/// What is expected of every mixture is expected of the lessons, at every step: of a longer search than this at so many
/// steps, evenly spaced, and at every cutoff.
const MOST_STEPS: usize = 3_000;

fn check_lessons() -> Report {
    let next = AtomicUsize::new(0);
    on_all_threads(|| {
        let languages = WordsInLanguage::all();
        let mut report = Report::default();
        while let Some(lesson) = lessons::all().get(next.fetch_add(1, Ordering::Relaxed)) {
            // Sentences about several players are read in `tests/it/core/players.rs`.
            if lesson.position().players().is_some() {
                continue;
            }
            let Some(search) = lesson.search() else { continue };
            let passes = record_passes(search, lesson.position(), Limits::nodes(MOST_LESSON_NODES), &());
            let every = passes.end().get().div_ceil(MOST_STEPS).max(1);
            let mut cutoffs = BTreeSet::new();
            for (pass, recording) in passes.iter().enumerate() {
                cutoffs.extend(
                    recording.trace().cutoff_steps().map(|step| passes.timeline_step(PassStep { pass, step }).get()),
                );
            }
            let wants = |step: usize| step.is_multiple_of(every) || cutoffs.contains(&step);
            check_one(lesson, MOST_LESSON_NODES, &languages, wants, &mut report);
        }
        report
    })
}

/// No lesson comes near this many nodes.
const MOST_LESSON_NODES: usize = 20_000;

fn on_all_threads(work: impl Fn() -> Report + Sync) -> Report {
    let threads = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(&work)).collect();
        let mut report = Report::default();
        for worker in workers {
            report.add(worker.join().expect("a crash is a fault, and no end of the check"));
        }
        report
    })
}

/// What was found in the lessons.
static LESSONS: LazyLock<Report> = LazyLock::new(check_lessons);

/// What was found in the pairwise cover of all mixtures, each asked of three positions or of twelve. A fault that shows
/// in a position of 250 is found with 95 %: there are more than 250 mixtures.
static MIXTURES: LazyLock<Report> = LazyLock::new(|| {
    let mixtures = pairs();
    assert!(250 <= mixtures.len(), "{}", mixtures.len());
    check_all(mixtures.len(), |number| mixtures.get(number).copied(), nightly::cases(3, 12))
});

#[test]
fn no_sentence_of_any_lesson_is_false() {
    eprintln!("lessons: {} sentences", LESSONS.sentences);
    LESSONS.expect_nothing();
}

#[test]
fn no_sentence_of_any_mixture_is_false() {
    let expect_nothing = |report: &Report| {
        eprintln!("mixtures: {} sentences", report.sentences);
        report.expect_nothing();
    };
    match std::env::var("PODA_CLAIMS") {
        Ok(part) => expect_nothing(&check_product(&part)),
        Err(_) => expect_nothing(&MIXTURES),
    }
}

/// Checks all mixtures there are, or a part of them: `full`, or `3/20` for the fourth of twenty parts.
fn check_product(part: &str) -> Report {
    let (first, parts) = part.split_once('/').unwrap_or(("0", "1"));
    let (Ok(first), Ok(parts)) = (first.parse::<usize>(), parts.parse::<usize>()) else {
        panic!("PODA_CLAIMS is `full` or a part such as `3/20`, not {part:?}");
    };
    let product = Product::new();
    check_all(product.len().saturating_sub(first).div_ceil(parts), |number| product.get(first + number * parts), 1)
}

/// The messages of the files in which claims stand that claim nothing of a search: names, titles, buttons, and what a
/// rule says.
const CLAIM_NOTHING: &[&str] = &[
    "turn-chance",
    "practice-change-",
    "room-own-answer",
    "record-",
    "moves-",
    "name-",
    "interval-in-words",
    "algorithm-",
    "order-",
    "mistake-",
    "search-",
    "setting-",
    "ribbon-",
    "step-",
    "panel-mistake",
    "panel-passes",
    "panel-rank",
    "panel-killers",
    "panel-history",
    "passes-depth",
    "passes-window",
    "passes-value",
    "passes-nodes",
    "tables-weight-",
    // The form in which a vector is typed.
    "practice-expected-vector",
    // A limit of the drawing.
    "positions-too-many",
    // Of a node whose value is asked for nothing is told.
    "hover-asked",
    "node-asked",
    // The role of a leaf, which is compared with where it stands.
    "node-spoken-leaf",
    // The answers of a question, in words.
    "room-choice-",
    "practice-answer-",
    "practice-addend-",
    "practice-addends-weighted",
    "practice-kind-",
    "practice-refuted-line",
    "practice-refuted-more",
    // The form of an answer.
    "practice-expected-counts",
    "practice-expected-sum",
    "practice-expected-vector",
    "practice-unaskable",
    // The counts of a sum are asked for one by one only on boards.
    "practice-slip-wrong-addend",
    "practice-slip-open-line",
    "practice-slip-swapped-addends",
    // Names of buttons.
    "split-name",
    "split-against-",
    "split-close",
    // Buttons, fields and lists of a game.
    "play-top",
    "play-earlier-moves",
    "play-later-moves",
    "play-heading",
    "play-in-the-tree",
    "play-worth",
    "play-ask",
    "play-must-pass",
    "play-move",
    "play-again",
    "play-pass",
    "play-target",
    "play-which-token",
    "play-token",
    "play-how-many",
    "play-take",
    "play-board",
    "play-empty",
    "play-start",
    "play-redo",
    "play-players",
    "play-seat",
    "play-you",
    "play-program",
    "play-seconds",
    "play-strength",
    "play-seed",
    "cli-",
    "key-",
    "play-iterations",
    "play-visits",
    "play-log-",
    "play-rules",
    "rules-",
];

/// Where sentences about a search, its nodes, its exercises and its games stand: a file, and how those begin.
const CLAIMS: [(&str, &[&str]); 10] = [
    ("narration", &[""]),
    ("searches", &[""]),
    ("mistakes", &[""]),
    ("order", &[""]),
    ("spoken-nodes", &[""]),
    ("practice", &[""]),
    ("play", &[""]),
    (
        "window",
        &[
            "hover-",
            "fraction-",
            "node-best",
            "node-given-",
            "cost-",
            "stack-more",
            "panel-moves-",
            "stats-",
            "chart-",
            "overview-explained",
            "position",
        ],
    ),
    ("trees", &["edit-feedback-"]),
    ("comparison", &["split-"]),
];

#[test]
fn every_message_about_a_search_has_a_check() {
    let checked = walk::messages().chain(practice::messages()).chain(games::MESSAGES);
    let checked = checked.chain(comparisons::MESSAGES).chain(edits::MESSAGES).chain(rounds::MESSAGES);
    let checked = checked.chain(crate::core::positions_once::MESSAGES);
    let checked: BTreeSet<_> = checked.collect();
    for (file, of_file) in CLAIMS {
        let source = std::fs::read_to_string(format!("assets/locales/en/{file}.ftl")).unwrap();
        for id in source.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id) {
            let is_id = id.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
            let begins = |all: &[&str]| all.iter().any(|begin| id.starts_with(begin));
            let claims = begins(of_file) && !begins(CLAIM_NOTHING);
            assert!(!is_id || !claims || checked.contains(id), "no check covers what {id} in {file}.ftl says");
        }
    }
    let known = patterns::messages("en");
    for id in checked {
        assert!(known.contains_key(id), "there is no message {id}");
    }
}

/// What nothing says is not checked by anything: of these it is known why the searches here may not say it.
const SELDOM_SAID: [(&str, &str); 9] = [
    ("result-unchecked", "minimax comes to its end in positions as small as these"),
    ("caption-over-unknown", "the root's window is open, so that some bound is proved"),
    ("result-unknown", "the root's window is open, so that some bound is proved"),
    ("caption-evaluate-over", "every game there is ends by winning, losing or drawing"),
    ("result-check-differs", "no search is wrong"),
    ("caption-over-value", "only where a value outside the window is proved without a best move"),
    ("result-move-beyond-depth", "only where the passes end at a depth below which nothing can be evaluated"),
    ("what-if-nothing-said", "only where a branch is tried before anything is proved of the root"),
    ("what-if-and-so-on", "only where a change is felt over more than six levels"),
];

#[test]
fn every_message_about_a_search_is_said_of_some_search() {
    let mut report = Report::default();
    for (most_nodes, text) in RARE {
        let document = poda::file::load(text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        check_one(&document, *most_nodes, &WordsInLanguage::all(), |_| true, &mut report);
    }
    report.expect_nothing();
    let met = [&report, &*LESSONS, &*MIXTURES].into_iter().flat_map(|report| &report.met);
    let said: HashSet<&str> = met.filter_map(|form| Some(form.split_once('[')?.0)).collect();
    let mut wrong = Vec::new();
    for language in Language::AUTHORED.map(Language::code) {
        for id in walk::messages().filter(|id| !panels::READ_HERE.contains(id)) {
            let is_said = said.contains(format!("{language} {id}").as_str());
            if !is_said && !SELDOM_SAID.iter().any(|&(seldom, _)| seldom == id) {
                wrong.push(format!("{language} {id}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Searches that seldom come about, each with its most nodes.
const RARE: &[(usize, &str)] = &[
    // MIN chooses twice, or once without a name, between a chance node and the node that its bound cuts.
    (
        1_000,
        "(version: 1, game: Tree(bounds: (0, 10), tree: (player: Min, children: [5, (chance: [9, (player: Min, children: \
         [(player: Min, children: [(player: Max, children: [8, 1, 5]), 7]), 0])])])), search: (algorithm: Star1))",
    ),
    // The first move of an outcome that is probed proves nothing on the side of its player, MAX's and MIN's.
    (
        1_000,
        "(version: 1, game: Tree(bounds: (0, 10), tree: [9, (chance: [(player: Max, children: [(player: Min, children: \
         [2, 5]), 1]), 4])]), search: (algorithm: Star2))",
    ),
    (
        1_000,
        "(version: 1, game: Tree(bounds: (0, 10), root: Min, tree: [1, (chance: [(player: Min, children: [(player: Max, \
         children: [8, 5]), 9]), 6])]), search: (algorithm: Star2))",
    ),
    // Seven levels above a branch that was pruned.
    (1_000, "(version: 1, game: Tree(tree: [3, [[[[[[[[1, 2], 9], 9], -9], 9], -9], 9], -9]]))"),
    // Where a tie does not cut, a window is closed at an infinity, and a child cannot return what it has found.
    (1_000, "(version: 1, game: Tree(root: Min, tree: [-inf, [5, 3]]), search: (fail: Hard, cut_on: Strict))"),
    // A node without an estimate at the depth of a pass.
    (
        1_000,
        "(version: 1, game: Tree(tree: [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]), search: (algorithm: IterativeDeepening))",
    ),
    // The same at a level.
    (1_000, "(version: 1, game: Tree(tree: [[(estimate: 1, children: [3, 2]), 1], 2]), search: (algorithm: Normal))"),
    // A pass that fails high.
    (
        1_000,
        "(version: 1, game: Tree(tree: (estimate: 0, children: [(estimate: 5, children: [9, 8]), (estimate: 4, children: \
         [7, 6])])), search: (algorithm: Aspiration, delta: 1))",
    ),
    // A win that is found while other moves are only looked at.
    (
        1_000,
        "(version: 1, game: TicTacToe(board: [\"...\", \"OO.\", \".XX\"]), search: (algorithm: IterativeDeepening))",
    ),
    // A position that comes about in two ways within a depth.
    (
        10_000,
        "(version: 1, game: TicTacToe(board: [\"X..\", \".O.\", \"...\"]), search: (algorithm: AlphaBetaTable, depth: 4))",
    ),
];
