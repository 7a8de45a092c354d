//! Work that should be linear in the size of its input, measured at three sizes, between which quadratic time would
//! show.
//!
//! The lines that begin with `figure:` print how much longer an element of the largest size takes than one of the
//! smallest.

mod figures;
mod times;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use figures::{Time, figure};
use poda::cli::solution::solve;
use poda::document::Document;
use poda::file::load;
use poda::i18n::narration::Narrator;
use poda::i18n::styled_text::StyledText;
use poda::i18n::{Language, Words};
use poda::practice::class::{ClassWork, ExpectedWork, Keep, Student, distinct};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::recorder::record;
use times::Times;

const MAX_NODES: usize = 10_000_000;

/// Measures a function at three sizes, for each of which `prepared` makes its input.
fn at_three_sizes<Input, Found>(
    criterion: &mut Criterion,
    what: &str,
    sizes: [usize; 3],
    prepared: impl Fn(usize) -> Input,
    run: impl Fn(&Input) -> Found,
) {
    let mut group = criterion.benchmark_group(what);
    let mut times: [Times; 3] = Default::default();
    for (&size, times) in sizes.iter().zip(&mut times) {
        let input = prepared(size);
        group.throughput(Throughput::Elements(size as u64));
        group.bench_function(BenchmarkId::from_parameter(size), |bencher| {
            times.measure(bencher, 1, || run(black_box(&input)));
        });
    }
    group.finish();
    if let (Some(first), Some(last)) = (times[0].median(), times[2].median()) {
        let ratio = (last / sizes[2] as f64) / (first / sizes[0] as f64);
        let name = format!("{what}, {} against {} elements", sizes[2], sizes[0]);
        figure(&name, &format!("{}, {ratio:.2} × as long for an element", Time(last)), "≤ 2 ×");
    }
}

/// MAX chooses between a chance node with so many outcomes and a leaf.
fn wide_chance(outcomes: usize) -> Document {
    let outcomes = vec!["(1,2)"; outcomes].join(",");
    load(format!("(version: 1, game: Tree(bounds: (0, 5), tree: [(chance: [{outcomes}]), 2]))").as_bytes())
        .expect("a tree with chance")
}

/// MAX chooses among so many answers of MIN.
fn wide_tree(children: usize) -> Document {
    let children = (0..children).map(|child| format!("[{}, {}]", child % 7, child % 5)).collect::<Vec<_>>().join(",");
    load(format!("(version: 1, game: Tree(tree: [{children}]))").as_bytes()).expect("a tree")
}

fn searches(criterion: &mut Criterion) {
    for algorithm in [Algorithm::Expectiminimax, Algorithm::Star1, Algorithm::Star2] {
        let config = SearchConfig { algorithm, ..SearchConfig::default() };
        at_three_sizes(
            criterion,
            &format!("growth: outcomes, {algorithm:?}"),
            [5_000, 10_000, 20_000],
            wide_chance,
            |it| solve(&config, it.position(), MAX_NODES as u64),
        );
    }
    let config = SearchConfig { algorithm: Algorithm::Expectiminimax, ..SearchConfig::default() };
    at_three_sizes(criterion, "growth: outcomes, recorded", [5_000, 10_000, 20_000], wide_chance, |it| {
        record(&config, it.position(), MAX_NODES)
    });
}

fn sentences(criterion: &mut Criterion) {
    let words = Words::new(Language::ENGLISH);
    let recorded = |document: Document| record(document.search().unwrap(), document.position(), MAX_NODES);
    at_three_sizes(
        criterion,
        "growth: sentences of steps",
        [5_000, 10_000, 20_000],
        |size| recorded(wide_tree(size)),
        |it| {
            let mut narrator = Narrator::new(&words, it);
            let said = (0..=it.trace().len()).map(|step| narrator.event_sentence(step, StyledText::default()));
            said.map(|said| said.plain().len()).sum::<usize>()
        },
    );
}

fn students(criterion: &mut Criterion) {
    let students = |count: usize| -> Vec<Student> {
        (0..count).map(|number| Student { name: format!("N{}", number % 7_000), id: number.to_string() }).collect()
    };
    at_three_sizes(criterion, "growth: students of a class", [25_000, 50_000, 100_000], students, |all| {
        let expected = ExpectedWork { students: distinct(all.clone()), ..ExpectedWork::default() };
        ClassWork::new(&[], Keep::All, &expected).attempts.len()
    });
}

criterion_group!(benches, searches, sentences, students);
criterion_main!(benches);
