//! What a search costs a node: with nobody listening, and recorded; beside a recursion that only counts.
//!
//! The inverse of a throughput is the time a node takes: 25 million elements a second are 40 ns a node.

mod games;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use games::{Uniform, minimax, tic_tac_toe};
use poda::game::any::AnyGame;
use poda::search::count::Count;
use poda::search::{Algorithm, SearchConfig, search};
use poda::trace::recorder::record;

const MOST_NODES: usize = 10_000_000;

/// The nodes that a search of tic-tac-toe visits.
fn nodes(config: &SearchConfig) -> u64 {
    let mut count = Count::default();
    assert!(search(config, &tic_tac_toe(), &mut count).is_continue());
    count.nodes
}

fn plain(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search tic-tac-toe");
    for algorithm in Algorithm::ALL {
        let config = SearchConfig { algorithm, ..SearchConfig::default() };
        group.throughput(Throughput::Elements(nodes(&config)));
        group.bench_with_input(BenchmarkId::from_parameter(format!("{algorithm:?}")), &config, |bencher, config| {
            bencher.iter(|| search(config, black_box(&tic_tac_toe()), &mut ()));
        });
    }
    group.throughput(Throughput::Elements(549_946));
    group.bench_function("by hand, only counting", |bencher| bencher.iter(|| count(black_box(0), 0)));
    group.finish();
}

/// How many nodes there are, in as few words as a bit board allows: what no search of any game can be faster than.
/// `own` are the cells of the side to move and `theirs` those of the other side, who moved last.
fn count(own: u16, theirs: u16) -> u64 {
    const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
    let mut nodes = 1;
    if LINES.iter().all(|line| theirs & line != *line) {
        let mut free = !(own | theirs) & 0o777;
        while free != 0 {
            let cell = free & free.wrapping_neg();
            free ^= cell;
            nodes += count(theirs, own | cell);
        }
    }
    nodes
}

fn recorded(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("record");
    group.sample_size(20);
    group.throughput(Throughput::Elements(549_946));
    group.bench_function("tic-tac-toe", |bencher| {
        bencher.iter_with_large_drop(|| record(&minimax(), black_box(&tic_tac_toe()), MOST_NODES));
    });
    group.bench_function("tic-tac-toe as one of any games", |bencher| {
        bencher.iter_with_large_drop(|| record(&minimax(), black_box(&AnyGame::TicTacToe(tic_tac_toe())), MOST_NODES));
    });
    group.sample_size(10);
    group.throughput(Throughput::Elements(5_592_405));
    group.bench_function("uniform tree, 4 moves, 11 plies (5,592,405 nodes)", |bencher| {
        bencher.iter_with_large_drop(|| record(&minimax(), black_box(&Uniform::FIVE_MILLION), MOST_NODES));
    });
    group.finish();
}

criterion_group!(benches, plain, recorded);
criterion_main!(benches);
