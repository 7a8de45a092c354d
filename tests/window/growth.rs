//! Steps through a large tree take time and memory in the window that grow no faster than the tree, whatever its shape.
//!
//! What is compared is the processor time of one thread, which Linux reports, so that other work on the machine hardly
//! counts.

use crate::shapes::{Kind, Shape};
use crate::test_window::TestWindow;
use egui::Key;
use poda_session::Origin;

/// Returns a position file of the kind with its search.
fn searched(kind: Kind, shape: Shape, leaves: usize) -> String {
    let search = match kind {
        Kind::TwoSides => "algorithm: AlphaBeta",
        Kind::Chance => "algorithm: Star2",
        Kind::Players => "algorithm: MaxN",
        Kind::Sampled => "algorithm: Mcts, iterations: 300",
    };
    kind.document(shape, leaves).replacen("version: 1, ", &format!("version: 1, search: ({search}), "), 1)
}

/// The processor time that this thread has taken, in seconds.
fn taken() -> f64 {
    let times = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    times.split_whitespace().next().unwrap().parse::<f64>().unwrap() / 1e9
}

/// The keys of somebody who looks around in a search.
const KEYS: [Key; 12] = [
    Key::ArrowRight,
    Key::ArrowRight,
    Key::End,
    Key::ArrowLeft,
    Key::F,
    Key::Home,
    Key::C,
    Key::ArrowRight,
    Key::ArrowDown,
    Key::ArrowUp,
    Key::L,
    Key::End,
];

/// Opens a tree and presses keys. Returns the time of opening it, and the longest of a key.
fn looked_around(text: &str) -> [f64; 2] {
    let began = taken();
    let mut window = TestWindow::on(text, Origin::New);
    window.wait_for_searches();
    let opened = taken() - began;
    let mut longest: f64 = 0.0;
    for key in KEYS {
        let before = taken();
        window.press(key);
        longest = longest.max(taken() - before);
    }
    [opened, longest]
}

const LEAVES: usize = 16_000;
const LARGER: u8 = 8;
/// The greatest ratio of the times: that of an exponent of 1.4.
const MAX_RATIO: f64 = 18.4;

#[test]
fn opening_a_tree_and_stepping_through_it_take_time_that_grows_with_the_tree() {
    let all = Kind::ALL.into_iter().flat_map(|kind| Shape::ALL.map(|shape| (kind, shape)));
    let is_nightly = std::env::var_os("PODA_FULL").is_some_and(|value| value == "1");
    let step = if is_nightly { 1 } else { 5 };
    let mut faults = Vec::new();
    for (kind, shape) in all.step_by(step) {
        let large = looked_around(&searched(kind, shape, LEAVES));
        let [small, one] =
            [LEAVES / usize::from(LARGER), 16].map(|leaves| looked_around(&searched(kind, shape, leaves)));
        for (what, index) in [("opening", 0), ("a key", 1)] {
            let [large, small, one] = [large[index], small[index], one[index]];
            // A window draws itself whole, however small its tree is, and a frame takes longer at one time than at
            // another.
            if MAX_RATIO * (small - one).max(0.05) < large - one {
                faults.push(format!(
                    "{kind:?}, {shape:?}: {what} takes {large:.2} s, {small:.2} s of {LARGER} times less, {one:.2} s"
                ));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
