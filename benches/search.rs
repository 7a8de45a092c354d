//! The cost of a search per node, without a tracer and recorded, beside a recursion that only counts, and the savings
//! of pruning below chance nodes.
//!
//! Criterion prints nodes per second; the lines that begin with `figure:` print the time of a node.

mod chance;
mod figures;
mod games;
mod times;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use figures::{Time, figure};
use games::{Uniform, minimax, tic_tac_toe};
use poda::game::GameView;
use poda::game::any::AnyGame;
use poda::game::twenty48::Twenty48;
use poda::search::stats::SearchStats;
use poda::search::{Algorithm, SearchConfig, search};
use poda::trace::recorder::record;
use times::Times;

/// The whole of tic-tac-toe.
const NODES: usize = 549_946;
const MAX_NODES: usize = 10_000_000;

/// The nodes that a search visits.
fn nodes<G: GameView>(config: &SearchConfig, root: &G) -> u64 {
    let mut count = SearchStats::default();
    assert!(search(config, root, &mut count).is_continue());
    count.nodes
}

/// Returns how long the recursion that only counts takes, in seconds a node; `None` if it was filtered out.
fn plain(criterion: &mut Criterion) -> Option<f64> {
    let mut group = criterion.benchmark_group("search tic-tac-toe");
    let (mut poda, mut by_hand) = (Times::default(), Times::default());
    for algorithm in Algorithm::CORRECT {
        let config = SearchConfig { algorithm, ..SearchConfig::default() };
        let mut others = Times::default();
        let times = if algorithm == Algorithm::Minimax { &mut poda } else { &mut others };
        group.throughput(Throughput::Elements(nodes(&config, &tic_tac_toe())));
        group.bench_with_input(BenchmarkId::from_parameter(format!("{algorithm:?}")), &config, |bencher, config| {
            times.measure(bencher, 1, || search(config, black_box(&tic_tac_toe()), &mut ()));
        });
    }
    group.throughput(Throughput::Elements(NODES as u64));
    group.bench_function("by hand, only counting", |bencher| by_hand.measure(bencher, 1, || count(black_box(0), 0)));
    group.finish();

    let (poda, by_hand) = (poda.median(), by_hand.median());
    let whole = "plain minimax of the empty board";
    if let Some(poda) = poda {
        let value = format!("{} a node, {} in all", Time(poda / NODES as f64), Time(poda));
        figure(&format!("{whole}, without a tracer"), &value, "≤ 25 ns a node");
    }
    if let Some(by_hand) = by_hand {
        let ratio = poda.map(|poda| format!("; Poda takes {:.1} × as long", poda / by_hand)).unwrap_or_default();
        let value = format!("{} a node{ratio}", Time(by_hand / NODES as f64));
        figure(&format!("{whole}, by hand, only counting"), &value, "≤ 3 ×");
    }
    by_hand.map(|seconds| seconds / NODES as f64)
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

fn recorded(criterion: &mut Criterion, by_hand: Option<f64>) {
    let tic_tac_toe = tic_tac_toe();
    let any = AnyGame::TicTacToe(tic_tac_toe);
    let of_tic_tac_toe = "≤ 100 ns, ≤ 80 bytes a node";
    let once = record_one(criterion, "tic-tac-toe", &minimax(), &tic_tac_toe, of_tic_tac_toe);
    if let (Some(once), Some(by_hand)) = (once, by_hand) {
        figure("record, tic-tac-toe, beside the recursion by hand", &format!("{:.1} ×", once / by_hand), "≤ 15 ×");
    }
    record_one(criterion, "tic-tac-toe as one of any games", &minimax(), &any, of_tic_tac_toe);
    let target = "≤ 150 ns, ≤ 150 bytes a node";
    let large = record_one(criterion, "5,592,405 nodes of a uniform game", &minimax(), &Uniform::FIVE_MILLION, target);
    if let (Some(once), Some(large)) = (once, large) {
        let value = format!("{:.2} × a node of tic-tac-toe", large / once);
        figure("record, a node of 5,592,405", &value, "≤ 1.5 ×");
    }
    let expectiminimax =
        SearchConfig { algorithm: Algorithm::Expectiminimax, depth: Some(5), ..SearchConfig::default() };
    let chance = record_one(
        criterion,
        "2048 on 3×3 cells, 5 plies of expectiminimax",
        &expectiminimax,
        &Twenty48::default(),
        target,
    );
    if let (Some(once), Some(chance)) = (once, chance) {
        figure("record, a node of 2048", &format!("{:.2} × a node of tic-tac-toe", chance / once), "beside minimax");
    }
}

/// Records a search, with its steps, and says what a node takes in time and memory. Returns the time, in seconds a
/// node.
fn record_one<G: GameView>(
    criterion: &mut Criterion,
    name: &str,
    config: &SearchConfig,
    root: &G,
    target: &str,
) -> Option<f64> {
    let nodes = nodes(config, root);
    let mut group = criterion.benchmark_group("record");
    group.sample_size(if nodes < 1_000_000 { 20 } else { 10 });
    group.throughput(Throughput::Elements(nodes));
    let mut times = Times::default();
    group.bench_function(name, |bencher| {
        times.measure(bencher, 1, || record(config, black_box(root), MAX_NODES));
    });
    group.finish();

    let node = times.median()? / nodes as f64;
    let bytes = record(config, root, MAX_NODES).bytes() as f64 / nodes as f64;
    figure(&format!("record, {name}"), &format!("{} and {bytes:.1} bytes a node", Time(node)), target);
    Some(node)
}

fn all(criterion: &mut Criterion) {
    let by_hand = plain(criterion);
    recorded(criterion, by_hand);
    chance::leaves_left_out();
}

criterion_group!(benches, all);
criterion_main!(benches);
