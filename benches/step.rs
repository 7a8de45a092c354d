//! The cost of going to any step: the moment with its path, bounds and counts, and the sentence for it.

mod figures;
mod games;
mod times;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use figures::{Time, figure};
use games::{Uniform, minimax, tic_tac_toe};
use poda::game::GameView;
use poda::i18n::narration::caption;
use poda::i18n::{Language, Words};
use poda::score::CutOn;
use poda::search::SearchConfig;
use poda::trace::Step;
use poda::trace::moment::Moment;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use times::Times;

/// The number of steps that are timed together, since one takes about as long as reading the clock.
const BATCH: usize = 500;

/// Random steps, the same ones in every run.
struct RandomSteps(u64);

impl RandomSteps {
    fn next(&mut self, len: Step) -> Step {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % (len + 1)
    }
}

/// Computes the current path, what is proved of every node on it, and the window of each.
fn visit_path(moment: Moment<'_>) -> u64 {
    for visit in moment.visits_on_path() {
        black_box((visit.node(), visit.proved(), visit.window()));
    }
    moment.stats().nodes
}

fn steps<G: GameView>(criterion: &mut Criterion, name: &str, recording: &Recording<G>, targets: [&str; 2]) {
    let trace = recording.trace();
    let mut group = criterion.benchmark_group(format!("a random step of {name}"));
    let mut steps = RandomSteps(2026);
    let (mut looking, mut saying) = (Times::default(), Times::default());
    group.bench_function("path, bounds, counts", |bencher| {
        looking.measure(bencher, BATCH, || visit_path(trace.at(steps.next(trace.len()))));
    });
    let words = Words::new(Language::ENGLISH);
    group.bench_function("with its sentence", |bencher| {
        saying.measure(bencher, BATCH, || {
            let step = steps.next(trace.len());
            (visit_path(trace.at(step)), caption(&words, recording, step))
        });
    });
    group.finish();

    let both = [("its path and bounds", looking), ("with its sentence", saying)];
    for ((what, times), target) in both.into_iter().zip(targets) {
        if let Some(seconds) = times.median() {
            figure(&format!("a random step of {name}, {what}"), &Time(seconds).to_string(), target);
        }
    }
}

fn all(criterion: &mut Criterion) {
    let targets = ["≤ 1 µs", "≤ 50 µs"];
    steps(criterion, "tic-tac-toe, minimax", &record(&minimax(), &tic_tac_toe(), 10_000_000), targets);
    let strict = SearchConfig { cut_on: CutOn::Strict, ..SearchConfig::default() };
    steps(criterion, "tic-tac-toe, alpha-beta", &record(&strict, &tic_tac_toe(), 10_000_000), targets);
    let large = record(&minimax(), &Uniform::FIVE_MILLION, 10_000_000);
    steps(criterion, "5,592,405 nodes, minimax", &large, ["≤ 1.5 µs", "≤ 75 µs"]);
}

criterion_group!(benches, all);
criterion_main!(benches);
