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
use report::Report;
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
                check_one(&document, asked.most_nodes, &tongues, &mut report);
            }
        }
        report
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(work);
        let mut report = work();
        report.add(other.join().expect("no check panics"));
        report
    })
}

/// Checks one search. A crash on something legal is a fault like any other.
fn check_one(document: &Document, most_nodes: usize, tongues: &[Tongue], report: &mut Report) {
    let mut checked = Report::default();
    let all = AssertUnwindSafe(|| walk::check(document, most_nodes, tongues, |_| true, &mut checked));
    if let Err(panic) = catch_unwind(all) {
        let message = panic.downcast_ref::<String>().cloned();
        let message = message.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
        let what = format!("crash: {}", message.unwrap_or_default());
        report.fault(&what, || format!("    {} nodes at most, {}", most_nodes, walk::in_one_line(document)));
    }
    report.add(checked);
}

#[test]
fn no_sentence_of_any_mixture_is_false() {
    let mixtures = pairs();
    let report = check_all(&mixtures, 40);
    eprintln!("{} mixtures, {} sentences", mixtures.len(), report.sentences);
    report.expect_nothing();
}
