//! A game whose rules are in another program: what asking it costs a node, beside the time of the program itself; and
//! the time of opening a tree whose nodes have boards.
//!
//! The program is the C++ of `examples/games`, which g++ compiles. Without g++, its figure is left out.

mod figures;
mod times;

use criterion::{Criterion, criterion_group, criterion_main};
use figures::{Time, figure};
use poda::file;
use poda::game::GameView;
use poda::game::any::AnyGame;
use poda::game::board::Board;
use poda::i18n::{Language, Words};
use poda::picture::shape::{Point, point};
use poda::picture::{Notation, Scene, View, draw_scene};
use poda::platform::game_program::{GameProgram, GrowingGame};
use poda::score::Player;
use poda::session::{Origin, Session};
use std::fmt::Write as _;
use std::fs::File;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use times::Times;

/// The size of a full screen, in pixels.
const SIZE: Point = point(1920.0, 1080.0);
/// The number of plies of Breakthrough.
const DEPTH: usize = 8;
/// How often each is timed; the median counts.
const TIMES: usize = 9;

/// Explores a game, and returns the number of different positions and of nodes of its tree.
fn explored(command: &str) -> [usize; 2] {
    let program = GameProgram { command: command.to_owned(), timeout: Duration::from_mins(1), depth: Some(DEPTH) };
    let game = GrowingGame::begin(program, false);
    game.wait_for_end(Duration::MAX);
    let tree = game.ending().and_then(|ending| ending.tree).expect("the program plays the game");
    let nodes = if let AnyGame::Tree(tree) = tree.document.position() { tree.node_count() } else { 0 };
    [game.position_count(), nodes]
}

fn median(mut run: impl FnMut()) -> f64 {
    let mut took: Vec<f64> = std::iter::repeat_with(|| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    })
    .take(TIMES)
    .collect();
    took.sort_unstable_by(f64::total_cmp);
    took[TIMES / 2]
}

/// Prints what a node costs beside what the program takes for the same requests from a file.
fn piped(_: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let [program, requests] = ["breakthrough", "requests"].map(|name| folder.path().join(name).display().to_string());
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/games/breakthrough.cpp");
    let compiled = Command::new("g++").args(["-O2", "-o", &program]).arg(source).status();
    if !compiled.is_ok_and(|status| status.success()) {
        return;
    }
    let [positions, nodes] = explored(&format!("sh -c \"tee '{requests}' | '{program}'\""));
    let alone = median(|| {
        let mut command = Command::new(&program);
        command.stdin(File::open(&requests).expect("the requests")).stdout(Stdio::null());
        command.status().expect("the program");
    });
    let command = format!("'{program}'");
    let with_poda = median(|| {
        let program = GameProgram { command: command.clone(), timeout: Duration::from_mins(1), depth: Some(DEPTH) };
        GrowingGame::begin(program, false).wait_for_end(Duration::MAX);
    });
    let beside = Time((with_poda - alone) / nodes as f64);
    let value = format!(
        "{beside} a node, {} in all for {nodes} nodes of {positions} positions, of which the program takes {}",
        Time(with_poda),
        Time(alone)
    );
    figure("a game by pipe, beside what the program itself takes", &value, "≤ 15 µs a node");
}

/// Tic-tac-toe after two moves, as the text of a position file.
const AFTER_TWO: &str =
    r#"(version: 1, game: TicTacToe(board: ["X..", ".O.", "..."], evaluation: Outcome), search: (algorithm: Minimax))"#;

/// Writes a node of a game as that of a tree with boards.
fn write_node<G: GameView>(position: &G, text: &mut String) {
    let Board::Grid(grid) = position.board() else { return };
    let letter = |cell: usize| grid.cells[cell].map_or('.', |piece| if piece.owner == Player::Max { 'X' } else { 'O' });
    let rows: Vec<String> =
        (0..3).map(|row| format!("\"{}\"", (0..3).map(|at| letter(3 * row + at)).collect::<String>())).collect();
    let _ = write!(text, "(board: [{}], ", rows.join(", "));
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if moves.is_empty() {
        let _ = write!(text, "value: {})", position.evaluate().score());
        return;
    }
    let _ = write!(text, "player: {:?}, children: [", position.to_move());
    for (at, mv) in moves.into_iter().enumerate() {
        text.push_str(if 0 < at { ", " } else { "" });
        write_node(&position.after(mv), text);
    }
    text.push_str("])");
}

/// Times everything from the text of a file to the first picture, of a game and of its tree with boards.
fn opening(criterion: &mut Criterion) {
    let game = file::load(AFTER_TWO.as_bytes()).expect("the text is a position");
    let mut tree = String::new();
    write_node(game.position(), &mut tree);
    let tree = format!(
        "(version: 1, game: Tree(boards: (grid: Squares, pieces: [(\"X\", Max), (\"O\", Min)]), tree: {}), search: (algorithm: Minimax))",
        tree.replace('−', "-")
    );
    let words = Words::new(Language::ENGLISH);
    let mut seconds = Vec::new();
    let mut nodes = 0;
    let mut group = criterion.benchmark_group("from the file to the first picture");
    group.sample_size(20);
    for (name, text) in [("a game", AFTER_TWO), ("a tree with boards", &tree)] {
        let mut times = Times::default();
        group.bench_function(name, |bencher| {
            times.measure(bencher, 1, || {
                let document = file::load(black_box(text.as_bytes())).expect("the text is a position");
                let session = Session::new(document, Origin::New, Notation::Node);
                let search = session.search().expect("a depth-first search");
                nodes = search.trace().node_count();
                let view = View::fit(&search.tree_layout, SIZE, 1.2);
                draw_scene(&Scene { step: 0, ..Scene::new(search.recording(), &search.tree_layout, view, &words) })
            });
        });
        seconds.extend(times.median());
    }
    group.finish();
    if let [game, tree] = seconds[..] {
        let value = format!("{}, beside {} of the game itself, {nodes} nodes each", Time(tree), Time(game));
        figure("from the file to the first picture of a tree with boards", &value, "as the game, or ≤ 150 ms");
    }
}

criterion_group!(benches, piped, opening);
criterion_main!(benches);
