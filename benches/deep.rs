//! The cost of lines of play of thousands of plies: no work at a node or a step may be linear in the depth. And the
//! cost of the largest faulty files, until a message says what is wrong with them.

mod figures;
mod times;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use figures::{Time, figure};
use poda::file::load;
use poda::game::any::AnyGame;
use poda::i18n::narration::caption;
use poda::i18n::{Language, Words};
use poda::picture::{Notation, TreeLayout};
use poda::search::SearchConfig;
use poda::trace::NodeId;
use poda::trace::recorder::record;
use times::Times;

/// Kalah with a thousand seeds in each of forty pits, where the first line of play is thousands of plies long.
fn kalah() -> AnyGame {
    let row = ["1000"; 20].join(", ");
    let text = format!("(version: 1, game: Kalah(south: [{row}], north: [{row}]))");
    load(text.as_bytes()).expect("the position is legal").position().clone()
}

fn nodes(criterion: &mut Criterion) {
    let root = kalah();
    let mut group = criterion.benchmark_group("record and lay out a line of thousands of plies");
    group.sample_size(10);
    let mut a_node = |nodes: usize| {
        let mut times = Times::default();
        group.bench_function(format!("{nodes} nodes"), |bencher| {
            times.measure(bencher, 1, || {
                let recording = record(&SearchConfig::default(), black_box(&root), nodes);
                TreeLayout::new(&recording, Notation::Node)
            });
        });
        times.median().map(|seconds| seconds / nodes as f64)
    };
    let (few, many) = (a_node(10_000), a_node(80_000));
    group.finish();
    if let (Some(few), Some(many)) = (few, many) {
        let value = format!("{}, {:.1} × as long as one of 10,000", Time(many), many / few);
        figure("record and lay out thousands of plies, a node of 80,000", &value, "≤ 4 ×");
    }
}

fn steps(criterion: &mut Criterion) {
    let recording = record(&SearchConfig::default(), &kalah(), 8_000);
    let trace = recording.trace();
    let words = Words::new(Language::ENGLISH);
    let mut group = criterion.benchmark_group("a step thousands of plies deep");
    group.sample_size(10);
    let (mut moments, mut captions) = (Times::default(), Times::default());
    group.bench_function("path and bounds", |bencher| {
        moments.measure(bencher, 1, || {
            for step in (0..trace.len()).step_by(trace.len() / 100) {
                let moment = trace.at(step);
                for visit in moment.visits_on_path() {
                    black_box(visit.proved());
                }
                black_box((moment.stats(), moment.proved(NodeId::ROOT), moment.window(NodeId::ROOT)));
            }
        });
    });
    group.bench_function("sentence", |bencher| {
        captions.measure(bencher, 1, || {
            for step in (1..=trace.len()).step_by(100) {
                black_box(caption(&words, &recording, step));
            }
        });
    });
    group.finish();
    let sentences = trace.len().div_ceil(100) as f64;
    for (name, seconds, target) in [
        ("its path and bounds", moments.median().map(|seconds| seconds / 100.0), "≤ 50 ms"),
        ("its sentence", captions.median().map(|seconds| seconds / sentences), "≤ 1 ms"),
    ] {
        if let Some(seconds) = seconds {
            figure(&format!("a step thousands of plies deep, {name}"), &Time(seconds).to_string(), target);
        }
    }
}

fn faulty_files(criterion: &mut Criterion) {
    let brackets = "[".repeat(100_000);
    let not_numbers = format!("(version: 1, game: Tree(tree: [{}1]))", "NaN, ".repeat(2_000_000));
    let a_title = format!("(version: 1, title: \"{}\", game: Tree(tree: []))", "x".repeat(10_000_000));
    let mut group = criterion.benchmark_group("load a faulty file");
    group.sample_size(10);
    for (name, text) in
        [("100,000 brackets", brackets), ("10 MB of what is no number", not_numbers), ("10 MB of a title", a_title)]
    {
        let mut times = Times::default();
        group.bench_function(name, |bencher| times.measure(bencher, 1, || load(black_box(text.as_bytes())).is_err()));
        if let Some(seconds) = times.median() {
            figure(&format!("load a faulty file, {name}"), &Time(seconds).to_string(), "≤ 2 s");
        }
    }
    group.finish();
}

criterion_group!(benches, nodes, steps, faulty_files);
criterion_main!(benches);
