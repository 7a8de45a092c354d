//! What may never be said: every sentence of a search is read back and held against the truth.
//!
//! A sentence is recognised by the messages of the locale files and what was filled into them. What a message means to
//! its reader is written down here by hand, and checked against an exhaustive search of the same position and against the
//! events up to that step. A sentence that is not recognised is a fault, and so is one that says more than is true.

mod captions;
mod chance;
mod explanations;
mod mixtures;
mod patterns;
mod positions;
mod ranks;
mod replay;
mod report;
mod scene;
mod suppositions;
mod truth;
mod values;
mod walk;

use chance::Chance;
use mixtures::{Mixture, asked, pairs};
use poda::file::Document;
use poda::lessons;
use poda::trace::limits::Limits;
use poda::trace::passes::Place;
use poda::trace::recorder::record_passes;
use report::Report;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use walk::Tongue;

/// Checks mixtures, each on so many positions, on two threads.
fn check_all(mixtures: &[Mixture], positions: u64) -> Report {
    let next = AtomicUsize::new(0);
    let work = || {
        let tongues = Tongue::all();
        let mut report = Report::default();
        while let Some(mixture) = mixtures.get(next.fetch_add(1, Ordering::Relaxed)) {
            let number = mixtures.iter().position(|other| other == mixture).unwrap_or_default() as u64;
            for seed in 0..positions {
                let asked = asked(mixture);
                let mut chance = Chance::seeded(number * 1_000 + seed + 1);
                let document = positions::position(asked.kind, &mut chance).with_search(asked.config);
                check_one(&document, asked.most_nodes, &tongues, |_| true, &mut report);
            }
        }
        report
    };
    on_two_threads(work)
}

/// Checks one search. A crash on something legal is a fault like any other.
fn check_one(
    document: &Document,
    most_nodes: usize,
    tongues: &[Tongue],
    wants: impl Fn(usize) -> bool,
    report: &mut Report,
) {
    let mut checked = Report::default();
    let all = AssertUnwindSafe(|| walk::check(document, most_nodes, tongues, wants, &mut checked));
    if let Err(panic) = catch_unwind(all) {
        let message = panic.downcast_ref::<String>().cloned();
        let message = message.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
        let what = format!("crash: {}", message.unwrap_or_default());
        report.fault(&what, || format!("    {} nodes at most, {}", most_nodes, walk::in_one_line(document)));
    }
    report.add(checked);
}

/// What is expected of every mixture is expected of the lessons, at every step: of a longer search than this at so many steps,
/// evenly spaced, and at every cutoff.
const MOST_STEPS: usize = 3_000;

fn check_lessons() -> Report {
    let next = AtomicUsize::new(0);
    let work = || {
        let tongues = Tongue::all();
        let mut report = Report::default();
        while let Some(lesson) = lessons::all().get(next.fetch_add(1, Ordering::Relaxed)) {
            let passes = record_passes(&lesson.search, lesson.position(), Limits::nodes(MOST_LESSON_NODES), &());
            let every = passes.steps().div_ceil(MOST_STEPS).max(1);
            let mut cutoffs = BTreeSet::new();
            for (pass, recording) in passes.iter().enumerate() {
                cutoffs.extend(recording.trace().cutoff_steps().map(|step| passes.step(Place { pass, step })));
            }
            let wants = |step: usize| step.is_multiple_of(every) || cutoffs.contains(&step);
            check_one(lesson, MOST_LESSON_NODES, &tongues, wants, &mut report);
        }
        report
    };
    on_two_threads(work)
}

/// No lesson comes near this many nodes.
const MOST_LESSON_NODES: usize = 20_000;

fn on_two_threads(work: impl Fn() -> Report + Sync) -> Report {
    std::thread::scope(|scope| {
        let other = scope.spawn(&work);
        let mut report = work();
        report.add(other.join().expect("no check panics"));
        report
    })
}

#[test]
fn no_sentence_of_any_lesson_is_false() {
    let report = check_lessons();
    eprintln!("lessons: {} sentences", report.sentences);
    report.expect_nothing();
}

#[test]
fn no_sentence_of_any_mixture_is_false() {
    let mixtures = pairs();
    let mut report = check_all(&mixtures, 30);
    eprintln!("{} mixtures, {} sentences", mixtures.len(), report.sentences);
    report.expect_nothing();
    report.add(check_lessons());
    // What nothing says is not checked by anything.
    let met: BTreeSet<_> = report.met.iter().map(String::as_str).collect();
    let forms: Vec<_> = Tongue::all().iter().flat_map(Tongue::forms).collect();
    let unmet: Vec<_> = forms.iter().filter(|form| !met.contains(form.as_str())).collect();
    eprintln!("{unmet:#?}");
}

/// The messages of the files in which claims stand that claim nothing of a search.
const CLAIM_NOTHING: [&str; 12] = [
    "name-",
    "algorithm-",
    "panel-",
    "passes-",
    "order-",
    "tables-",
    "mistake-",
    "search-",
    "ribbon-",
    "hover-",
    "step-",
    "play-",
];

#[test]
fn every_message_about_a_search_has_a_check() {
    let checked: BTreeSet<_> = walk::messages().collect();
    for file in ["narration", "searches", "mistakes", "order"] {
        let source = std::fs::read_to_string(format!("assets/locales/en/{file}.ftl")).unwrap();
        for id in source.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id) {
            let is_id = id.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
            let claims = !CLAIM_NOTHING.iter().any(|begin| id.starts_with(begin));
            assert!(!is_id || !claims || checked.contains(id), "nobody checks what {id} in {file}.ftl says");
        }
    }
    let known = patterns::messages("en");
    for id in checked {
        assert!(known.contains_key(id), "there is no message {id}");
    }
}
