//! The memory of a whole tree that is searched, recorded and laid out.
//!
//! Each tree has its own process, which does nothing else. The figure is the peak memory of this process, including the
//! program, its fonts and its stack.

mod figures;
mod games;
mod process;

use std::env;
use std::hint::black_box;
use std::process::Command;
use std::time::Instant;

use figures::{Time, figure};
use games::{Uniform, minimax, tic_tac_toe};
use poda::game::GameView;
use poda::picture::Notation;
use poda::picture::TreeLayout;
use poda::trace::recorder::record;
use process::{PEAK, RESIDENT, megabytes};

/// Asked of this very program: hold the tree of this name, and say what it takes.
const HOLD: &str = "--hold";

fn main() {
    let arguments: Vec<String> = env::args().collect();
    if let Some(at) = arguments.iter().position(|argument| argument == HOLD) {
        return match arguments.get(at + 1).map(String::as_str) {
            Some("tic-tac-toe") => hold(&tic_tac_toe()),
            _ => hold(&Uniform::FIVE_MILLION),
        };
    }
    for (name, target) in [("tic-tac-toe", "≤ 250 MB"), ("5,592,405 nodes", "≤ 1000 MB")] {
        let told = env::current_exe().and_then(|program| Command::new(program).args([HOLD, name]).output());
        let told = told.expect("a program that runs can be run");
        let told = String::from_utf8_lossy(&told.stdout);
        figure(&format!("memory, recording and plan of {name}, without a window"), told.trim(), target);
    }
}

/// Searches, records and lays out, and says what this process held.
fn hold<G: GameView>(root: &G) {
    let start = Instant::now();
    let recording = record(&minimax(), root, 10_000_000);
    let tree_layout = TreeLayout::new(&recording, Notation::Node);
    let took = Time(start.elapsed().as_secs_f64());
    let nodes = recording.trace().node_count();
    match (megabytes("self", PEAK), megabytes("self", RESIDENT)) {
        (Some(peak), Some(resident)) => {
            let a_node = peak * 1e6 / nodes as f64;
            println!("{peak:.0} MB at most, {a_node:.0} bytes a node; {resident:.0} MB after these {took}");
        }
        _ => println!("left out: only Linux says what a process holds"),
    }
    black_box((recording, tree_layout));
}
