//! Runs of programs that keep a memory, send scouts, or search again with other windows: what follows from what they
//! have proved is right, and a memory that takes a bound for more than it is has a name.

use crate::core::checked::judged;
use poda::check::{RunReport, Variation};
use poda::search::Fail;
use poda::search::mistakes::Mistake;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fmt::Write;

/// A game in layers: each position has moves to positions of the next layer, and several lead to the same one.
#[derive(Clone, Debug)]
struct Layers {
    next: Vec<Vec<Vec<usize>>>,
    values: Vec<i32>,
}

impl Layers {
    fn tree(&self, ply: usize, at: usize) -> Value {
        match self.next.get(ply) {
            Some(layer) => layer[at].iter().map(|&next| self.tree(ply + 1, next)).collect(),
            None => json!(self.values[at]),
        }
    }
}

fn a_game() -> impl Strategy<Value = Layers> {
    const WIDTH: usize = 3;
    let layer = prop::collection::vec(prop::collection::vec(0..WIDTH, 1..=3), WIDTH);
    let layers = prop::collection::vec(layer, 3..=5);
    (layers, prop::collection::vec(-4..=4, WIDTH)).prop_map(|(next, values)| Layers { next, values })
}

/// How a program knows what a stored value is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Flags {
    /// By the window with which it was entered.
    First,
    /// By the same, narrowed by what was stored before.
    Narrowed,
    /// By the window that its loop has moved.
    Moved,
    /// It does not know.
    Missing,
}

/// What a program does with what is stored.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Use {
    Narrows,
    Cuts,
    /// Only an exact value is used.
    Exact,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Exact,
    Lower,
    Upper,
}

/// A program with a table, from MAX's view.
#[derive(Clone, Copy, Debug)]
struct Program {
    flags: Flags,
    uses: Use,
    fail: Fail,
    has_table: bool,
    /// Whether it tests later children with null windows, and searches them again from their value on.
    scouts: bool,
    tells_windows: bool,
}

struct Running<'a> {
    program: Program,
    game: &'a Layers,
    table: HashMap<(usize, usize), (f64, Kind)>,
    lines: String,
}

fn number(value: f64) -> String {
    if value.is_infinite() { if 0.0 < value { "\"inf\"" } else { "\"-inf\"" }.to_owned() } else { value.to_string() }
}

impl Running<'_> {
    fn search(&mut self, ply: usize, at: usize, window: [f64; 2], via: Option<usize>) -> f64 {
        let via = via.map_or_else(String::new, |via| format!(", \"move\": {via}"));
        let [alpha, beta] = window.map(number);
        let told =
            if self.program.tells_windows { format!(", \"alpha\": {alpha}, \"beta\": {beta}") } else { String::new() };
        let _ = writeln!(self.lines, "{{\"e\": \"enter\"{via}{told}}}");
        let value = self.value(ply, at, window);
        let _ = writeln!(self.lines, "{{\"e\": \"leave\", \"value\": {}}}", number(value));
        value
    }

    fn value(&mut self, ply: usize, at: usize, [mut alpha, mut beta]: [f64; 2]) -> f64 {
        let game = self.game;
        let Some(layer) = game.next.get(ply) else { return game.values[at].into() };
        let Program { flags, uses, fail, has_table, scouts, .. } = self.program;
        let (is_max, mut first) = (ply.is_multiple_of(2), [alpha, beta]);
        if let Some(&(stored, kind)) = self.table.get(&(ply, at)).filter(|_| has_table) {
            if kind == Kind::Exact || flags == Flags::Missing {
                return stored;
            }
            match uses {
                Use::Narrows if kind == Kind::Lower => alpha = alpha.max(stored),
                Use::Narrows => beta = beta.min(stored),
                Use::Cuts if kind == Kind::Lower && beta <= stored => return stored,
                Use::Cuts if kind == Kind::Upper && stored <= alpha => return stored,
                Use::Cuts | Use::Exact => {}
            }
            if beta <= alpha {
                return stored;
            }
        }
        if flags == Flags::Narrowed {
            first = [alpha, beta];
        }
        let mut best = if is_max { f64::NEG_INFINITY } else { f64::INFINITY };
        for (index, &next) in layer[at].iter().enumerate() {
            let own = if is_max { alpha } else { beta };
            let sends = scouts && index != 0 && own.is_finite();
            let null = if is_max { [alpha, (alpha + 1.0).min(beta)] } else { [alpha.max(beta - 1.0), beta] };
            let mut score = self.search(ply + 1, next, if sends { null } else { [alpha, beta] }, Some(index));
            if sends && alpha < score && score < beta {
                let again = if is_max { [score, beta] } else { [alpha, score] };
                score = self.search(ply + 1, next, again, Some(index));
            }
            if is_max {
                best = best.max(score);
                alpha = alpha.max(best);
            } else {
                best = best.min(score);
                beta = beta.min(best);
            }
            if beta <= alpha {
                break;
            }
        }
        let value = if fail == Fail::Hard { best.max(first[0]).min(first[1]) } else { best };
        let [low, high] = if flags == Flags::Moved { [alpha, beta] } else { first };
        let kind = if flags == Flags::Moved && !is_max && high <= value {
            Kind::Lower
        } else if value <= low {
            Kind::Upper
        } else if high <= value {
            Kind::Lower
        } else {
            Kind::Exact
        };
        self.table.insert((ply, at), (value, kind));
        value
    }
}

/// Returns the run of searches with these windows, the last of which is a whole one or proves the value with those
/// before.
fn run(program: Program, game: &Layers, windows: &[[f64; 2]]) -> (String, f64) {
    let header = json!({ "poda": "run", "version": 1, "tree": game.tree(0, 0), "claims": {"algorithm": "alpha-beta"} });
    let mut running = Running { program, game, table: HashMap::new(), lines: format!("{header}\n") };
    let mut value = 0.0;
    for &window in windows {
        value = running.search(0, 0, window, None);
    }
    (running.lines, value)
}

const WHOLE: [f64; 2] = [f64::NEG_INFINITY, f64::INFINITY];

const PROGRAM: Program = Program {
    flags: Flags::First,
    uses: Use::Narrows,
    fail: Fail::Soft,
    has_table: true,
    scouts: false,
    tells_windows: true,
};

fn report(program: Program, game: &Layers) -> (RunReport, String, f64) {
    let (text, value) = run(program, game, &[WHOLE]);
    (judged(&text), text, value)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn what_follows_from_a_memory_is_right(
        game in a_game(),
        flags in prop::sample::select(vec![Flags::First, Flags::Narrowed]),
        uses in prop::sample::select(vec![Use::Narrows, Use::Cuts, Use::Exact]),
        fail in prop::sample::select(vec![Fail::Soft, Fail::Hard]),
        scouts: bool,
        has_table: bool,
        tells_windows: bool,
    ) {
        // Scouts are seen in their windows, and what they return is only told from a value by these.
        let program = Program { flags, uses, fail, has_table, scouts: scouts && tells_windows, tells_windows };
        let (report, text, _) = report(program, &game);
        prop_assert!(report.verdict.is_right(), "{program:?} {report:?}\n{text}");
        prop_assert!(report.diagnoses.is_empty() || report.variations.contains(&Variation::Bounds));
    }

    #[test]
    fn searches_with_windows_of_their_own_are_right_together(game in a_game(), guess in -5..=5, has_table: bool) {
        let guess = f64::from(guess);
        let program = Program { has_table, ..PROGRAM };
        // MTD(f), by hand: what the bounds are follows from what the searches before have returned.
        let (mut low, mut high, mut bounds) = (f64::NEG_INFINITY, f64::INFINITY, Vec::new());
        let mut value = guess;
        while low < high {
            let bound = if value <= low { low + 1.0 } else { value };
            bounds.push([bound - 1.0, bound]);
            value = run(program, &game, &bounds).1;
            if value < bound { high = value } else { low = value }
        }
        let (text, _) = run(program, &game, &bounds);
        let report = judged(&text);
        prop_assert!(report.verdict.is_right(), "{report:?}\n{text}");
        // The last of them alone proves only a bound.
        let whole = f64::from(i32::try_from(bounds.len()).unwrap());
        prop_assert!(whole < 2.0 || report.variations.contains(&Variation::Passes), "{report:?}");
    }

    #[test]
    fn a_memory_that_takes_bounds_for_more_has_a_name(game in a_game()) {
        let (_, _, right) = report(Program { has_table: false, ..PROGRAM }, &game);
        for (flags, name) in
            [(Flags::Missing, Mistake::CacheWithoutWindow), (Flags::Moved, Mistake::CacheFlagsByNarrowedWindow)]
        {
            let (report, text, value) = report(Program { flags, ..PROGRAM }, &game);
            if report.verdict.is_right() {
                // Whatever is stored, what was taken from it is true.
                prop_assert_eq!(value.to_bits(), right.to_bits(), "{:?} {:?}\n{}", flags, report, text);
            } else {
                prop_assert!(report.diagnoses.contains(&name), "{flags:?} {report:?}\n{text}");
            }
        }
    }
}

/// The same, on games in which it matters: a mistake that is never seen names nothing.
#[test]
fn both_mistakes_of_a_memory_are_seen() {
    let (mut runner, mut seen) = (TestRunner::deterministic(), [0, 0]);
    for _ in 0..500 {
        let game = a_game().new_tree(&mut runner).unwrap().current();
        for (seen, flags) in seen.iter_mut().zip([Flags::Missing, Flags::Moved]) {
            let (report, ..) = report(Program { flags, ..PROGRAM }, &game);
            *seen += u32::from(!report.verdict.is_right());
        }
    }
    assert!(seen.iter().all(|&seen| 0 < seen), "{seen:?}");
}
