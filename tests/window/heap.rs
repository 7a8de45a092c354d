//! Memory is freed: whatever was done in the window, little of it is still allocated when another document is open, and
//! this does not grow. And a limit on memory holds, for every game and every search.
//!
//! `PODA_RANDOM_EVENTS` is the number of events between two documents, and `PODA_RANDOM_SEEDS` the number of documents.

use crate::random_user::{RandomUser, wanted};
use crate::test_window::TestWindow;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::NodeT;
use poda_core::search::mcts::{MctsConfig, ResultScale};
use poda_core::search::{Algorithm, SearchConfig};
use poda_core::trace::limits::{Ending, Limits, Progress};
use poda_core::trace::recorder::record_passes;
use poda_core::trace::sampled::recorder::solve_mcts;
use poda_words::file::{load, save, save_preserving_fields};
use poda_words::i18n::{Words, languages};
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};
use std::alloc::System;
use std::cell::Cell;
use std::ops::ControlFlow;
use std::process::Command;

#[global_allocator]
static HEAP: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// How many bytes are held now.
fn held() -> usize {
    let stats = HEAP.stats();
    stats.bytes_allocated - stats.bytes_deallocated
}

fn push(window: &mut TestWindow, event: Event) {
    window.harness.input_mut().events.push(event);
}

/// Leaves everything that is open and opens a tree of three nodes, in a window that has nothing else to do.
fn begin_again(window: &mut TestWindow) {
    for _ in 0..40 {
        let mut give_up = languages().map(|language| Words::new(language).text("ask-do-not-save"));
        if let Some(name) = give_up.find(|name| window.has(name)) {
            window.click(&name);
        } else {
            for pressed in [true, false] {
                let (key, modifiers) = (Key::Escape, Modifiers::NONE);
                push(window, Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
            }
            window.harness.run_steps(2);
            push(window, Event::Paste("[1, 2]".to_owned()));
            window.harness.run_steps(2);
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
        let is_open = window.app().session().search().is_some_and(|search| search.trace().node_count() == 3);
        let is_alone = window.app().session().split().is_none();
        if is_open && is_alone && !window.app().dialogs().takes_keys() {
            return window.harness.run_steps(10);
        }
    }
    let app = window.app();
    let (nodes, asks) = (app.session().search().map(|search| search.trace().node_count()), app.dialogs().takes_keys());
    let named: Vec<_> =
        window.harness.root().children_recursive().filter_map(|node| node.accesskit_node().label()).collect();
    panic!("the window does not come to rest: {nodes:?} nodes, a question: {asks}, {named:?}");
}

/// The most that may be left behind, for good or until something takes its place: the texts of undone changes, scroll
/// positions, layouts of text, and letters in as many sizes as there is window for.
const MOST_LEFT: usize = 24 << 20;

/// The most pixels that the letters take, whatever a graphics card bears.
const MOST_PIXELS: usize = 2_048 * 2_048;

/// Set in the process that runs the test below by itself.
const ALONE: &str = "PODA_HEAP_ALONE";

/// Runs a test in a process of its own, since other tests would allocate at the same time. `false`: this is that
/// process.
fn is_run_alone(name: &str) -> bool {
    if std::env::var_os(ALONE).is_some() {
        return false;
    }
    let mut alone = Command::new(std::env::current_exe().unwrap());
    let output = alone.args(["--exact", name, "--nocapture"]).env(ALONE, "1").output().unwrap();
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
    assert!(told.contains("1 passed"), "{told}");
    true
}

/// Between the first half of the rounds and the second there are 1,200 frames: what is left behind for good is found
/// from 20 kB a frame on, and by the nightly workflow from 400 bytes on.
#[test]
fn what_was_done_is_forgotten_when_another_document_is_open() {
    if is_run_alone("heap::what_was_done_is_forgotten_when_another_document_is_open") {
        return;
    }
    let mut user = RandomUser::new(7);
    // What a graphics card bears.
    user.window.harness.input_mut().max_texture_side = Some(16_384);
    let mut left = Vec::new();
    let rounds = wanted("PODA_RANDOM_SEEDS", 6);
    for _ in 0..rounds {
        for _ in 0..wanted("PODA_RANDOM_EVENTS", 400) {
            user.act();
        }
        begin_again(&mut user.window);
        left.push(held());
    }
    let (first, second) = left.split_at(left.len() / 2);
    let least = |left: &[usize]| left.iter().copied().min().unwrap_or_default();
    let grown = least(second).saturating_sub(least(first));
    assert!(grown < MOST_LEFT, "{grown} bytes more are left behind: {left:?}");
    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method itself is not general in its lifetime")]
    let [width, height] = user.window.harness.ctx.fonts(|fonts| fonts.font_image_size());
    assert!(width * height <= MOST_PIXELS, "the letters of all sizes fill {width} × {height} pixels");
}

/// The most that was held while a search was recorded.
#[derive(Default)]
struct MostHeld(Cell<usize>);

impl Progress for MostHeld {
    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        self.0.set(self.0.get().max(held()));
        ControlFlow::Continue(())
    }
}

/// Large positions of all games.
const LARGE: [&str; 6] = [
    "TicTacToe()",
    "ConnectFour()",
    "Othello()",
    "Kalah(south: [9, 9, 9, 9, 9, 9], north: [9, 9, 9, 9, 9, 9])",
    "Babilego()",
    "Nim(piles: [20, 20, 20, 20])",
];

#[test]
fn a_limit_on_memory_holds_for_every_game_and_every_search() {
    if is_run_alone("heap::a_limit_on_memory_holds_for_every_game_and_every_search") {
        return;
    }
    let bytes = 12 << 20;
    let limits = Limits { bytes, ..Limits::nodes(usize::MAX) };
    let mut ended = 0;
    for game in LARGE {
        let document = load(format!("(version: 1, game: {game})").as_bytes()).unwrap();
        for algorithm in Algorithm::ALL {
            let config = SearchConfig { algorithm, table: true, ..*document.search().unwrap() };
            let (before, most) = (held(), MostHeld::default());
            let passes = record_passes(&config, document.position(), limits, &most);
            let most = most.0.get().max(held()).saturating_sub(before);
            // A list that grows has room for up to twice what is in it; what is not used of that takes no memory.
            assert!(most <= 2 * bytes, "{game}, {algorithm:?}: {most} bytes");
            ended += usize::from(passes.ending() == Ending::MemoryLimit);
        }
    }
    assert!(60 < ended, "only {ended} searches have met the limit");
}

#[test]
fn a_limit_on_memory_holds_for_a_monte_carlo_tree_search_to_a_tenth() {
    if is_run_alone("heap::a_limit_on_memory_holds_for_a_monte_carlo_tree_search_to_a_tenth") {
        return;
    }
    // With thousands of moves, and with hundreds.
    for game in ["Nim(piles: [1000, 1000, 1000])", "Nim(piles: [300, 100])"] {
        let document = load(format!("(version: 1, game: {game})").as_bytes()).unwrap();
        let config = MctsConfig { iterations: MctsConfig::MAX_ITERATIONS, ..MctsConfig::default() };
        let scale = ResultScale::of(&config, document.position()).unwrap();
        let bytes = 64 << 20;
        let (before, most) = (held(), MostHeld::default());
        let limits = Limits { bytes, ..Limits::nodes(usize::MAX) };
        let ended = solve_mcts(&config, scale, document.position(), limits, &most);
        assert_eq!(ended, Err(Ending::MemoryLimit));
        let most = most.0.get() - before;
        assert!(most * 10 <= bytes * 11 && bytes * 8 <= most * 10, "{game}: {most} bytes");
    }
}

/// How many pieces of memory are asked for to write a tree of so many leaves again.
fn pieces_to_save(leaves: usize, original: bool) -> usize {
    let list = (0..leaves).map(|leaf| format!("[{}, {}.5]", leaf % 7, leaf % 1_000)).collect::<Vec<_>>().join(", ");
    let text = format!("(version: 1, game: Tree(tree: [{list}]))");
    let document = load(text.as_bytes()).unwrap();
    let before = HEAP.stats().allocations;
    let saved = if original { save_preserving_fields(&document, &text) } else { save(&document) };
    let pieces = HEAP.stats().allocations - before;
    assert_eq!(load(saved.as_bytes()).unwrap(), document);
    pieces
}

#[test]
fn saving_a_large_tree_asks_for_as_few_pieces_of_memory_as_saving_a_small_one() {
    if is_run_alone("heap::saving_a_large_tree_asks_for_as_few_pieces_of_memory_as_saving_a_small_one") {
        return;
    }
    for original in [false, true] {
        let [small, large] = [100, 100_000].map(|leaves| pieces_to_save(leaves, original));
        assert!(large < small + 50, "{small} pieces of a small tree, {large} of a large one");
    }
}

#[test]
fn a_tree_and_its_search_take_what_is_allowed_together() {
    if is_run_alone("heap::a_tree_and_its_search_take_what_is_allowed_together") {
        return;
    }
    let text = format!("(version: 1, game: Tree(tree: [{}]))", vec!["[1, 2]"; 200_000].join(", "));
    let before = held();
    let document = load(text.as_bytes()).unwrap();
    let tree = held() - before;
    assert!(tree * 100 <= document.bytes() * 115, "{tree} bytes are held, and {} are said to be", document.bytes());
    let left = (40 << 20) - document.bytes();
    let limits = Limits { bytes: left, ..Limits::nodes(usize::MAX) };
    let most = MostHeld::default();
    let passes = record_passes(document.search().unwrap(), document.position(), limits, &most);
    assert_eq!(passes.ending(), Ending::MemoryLimit);
    assert!(passes.bytes() <= left, "{} bytes", passes.bytes());
    // As above, what a list has room for and does not use takes no memory.
    let most = most.0.get().max(held()) - before;
    assert!(most <= tree + 2 * left, "{most} bytes");
}
