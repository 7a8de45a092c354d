//! A mistake has its name in whatever form the program is written: how it tests for a cut, what it counts before, and
//! what it returns.

use crate::core::checked::judged;
use poda::check::RunVerdict;
use proptest::prelude::*;
use serde_json::{Value, json};

/// What the program tests for a cut, before it counts the last child.
#[derive(Clone, Copy, Debug)]
enum Test {
    Best,
    Bounds,
}

/// What the program returns.
#[derive(Clone, Copy, Debug)]
enum Returned {
    Best,
    LimitLast,
    OwnLast,
    Bounds,
    OwnBound,
}

/// A program whose test for a cut comes too early.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the program of its own")]
struct LateProgram {
    test: Test,
    returned: Returned,
    /// Whether the child after which it cuts counts.
    counts_last: bool,
    tells_windows: bool,
    is_negamax: bool,
    is_claimed: bool,
    /// The number that stands for infinity.
    infinity: f64,
}

impl LateProgram {
    fn run(self, tree: &Value) -> String {
        let claims = if self.is_negamax {
            json!({"algorithm": "negamax-alpha-beta", "view": "mover"})
        } else {
            json!({"algorithm": "alpha-beta"})
        };
        let claims = if self.is_claimed { claims } else { json!({}) };
        let mut lines = vec![json!({"poda": "run", "version": 1, "tree": tree, "claims": claims}).to_string()];
        self.search(tree, [-self.infinity, self.infinity], true, None, &mut lines);
        lines.join("\n") + "\n"
    }

    /// Searches a node with the window of its player, in which the player's own bound comes first, and in the player's
    /// view.
    fn search(self, node: &Value, window: [f64; 2], is_max: bool, via: Option<usize>, lines: &mut Vec<String>) -> f64 {
        let sign = if is_max { 1.0 } else { -1.0 };
        let told = |value: f64| {
            let value = if self.is_negamax { value } else { sign * value };
            if value.is_infinite() { json!(if 0.0 < value { "inf" } else { "-inf" }) } else { json!(value) }
        };
        let mut entered = json!({"e": "enter"});
        if let Some(via) = via {
            entered["move"] = via.into();
        }
        if self.tells_windows {
            let [own, limit] = window.map(told);
            let [alpha, beta] = if is_max || self.is_negamax { [own, limit] } else { [limit, own] };
            (entered["alpha"], entered["beta"]) = (alpha, beta);
        }
        lines.push(entered.to_string());
        let value = match node.as_array() {
            None => sign * node.as_f64().expect("a leaf is a number"),
            Some(children) => self.best_of(children, window, is_max, lines),
        };
        lines.push(json!({"e": "leave", "value": told(value)}).to_string());
        value
    }

    fn best_of(self, children: &[Value], [own, limit]: [f64; 2], is_max: bool, lines: &mut Vec<String>) -> f64 {
        let (mut best, mut open, mut is_cut) = (-self.infinity, own, false);
        for (index, child) in children.iter().enumerate() {
            let value = -self.search(child, [-limit, -open], !is_max, Some(index), lines);
            is_cut = match self.test {
                Test::Best => limit <= best,
                Test::Bounds => limit <= open,
            };
            if self.counts_last || !is_cut {
                best = best.max(value);
            }
            if is_cut {
                break;
            }
            open = open.max(best);
        }
        match self.returned {
            Returned::Best => best,
            Returned::LimitLast => best.max(own).min(limit),
            Returned::OwnLast => best.min(limit).max(own),
            Returned::Bounds if is_cut => limit,
            Returned::Bounds | Returned::OwnBound => best.max(own),
        }
    }
}

fn a_tree() -> impl Strategy<Value = Value> {
    let leaf = (-9..=9).prop_map(|value| json!(value));
    let node = leaf.prop_recursive(4, 40, 3, |child| prop::collection::vec(child, 2..=3).prop_map(Value::Array));
    prop::collection::vec(node, 2..=3).prop_map(Value::Array)
}

const TESTS: [Test; 2] = [Test::Best, Test::Bounds];
const RETURNS: [Returned; 5] =
    [Returned::Best, Returned::LimitLast, Returned::OwnLast, Returned::Bounds, Returned::OwnBound];

/// A program that claims its algorithm.
const CLAIMED: LateProgram = LateProgram {
    test: Test::Best,
    returned: Returned::Best,
    counts_last: false,
    tells_windows: false,
    is_negamax: false,
    is_claimed: true,
    infinity: f64::INFINITY,
};

/// Judges a program, which is right or has the mistake.
fn is_named(program: LateProgram, tree: &Value) -> Result<(), String> {
    let run = program.run(tree);
    let report = judged(&run);
    if matches!(report.verdict, RunVerdict::Same | RunVerdict::Equivalent)
        || report.diagnoses.iter().any(|mistake| mistake.tests_before_update())
    {
        return Ok(());
    }
    Err(format!("{program:?} on {tree}: {:?} with {:?}", report.verdict, report.diagnoses))
}

#[test]
fn a_test_before_the_update_has_its_name_in_every_form() {
    let tree = json!([5, -9, [-1, [-2, 5, 1]]]);
    for test in TESTS {
        for returned in RETURNS {
            for flags in 0..8 {
                let [counts_last, tells_windows, is_negamax] = [1, 2, 4].map(|flag| flags & flag != 0);
                let form = LateProgram { test, returned, counts_last, tells_windows, is_negamax, ..CLAIMED };
                is_named(form, &tree).unwrap();
            }
        }
    }
}

/// Also where nothing is claimed, and where a number stands for infinity.
#[test]
fn a_test_before_the_update_has_its_name_without_a_claim_and_with_any_infinity() {
    for tree in [json!([5, -9, [-1, [-2, 5, 1]]]), json!([7, [[9, -3, 7], -5, [8, -5, 0]], -7])] {
        for test in TESTS {
            for flags in 0..4 {
                let [counts_last, tells_windows] = [1, 2].map(|flag| flags & flag != 0);
                for infinity in [f64::INFINITY, 1_000.0, 1e9] {
                    let form = LateProgram { test, counts_last, tells_windows, infinity, ..CLAIMED };
                    is_named(LateProgram { is_claimed: false, ..form }, &tree).unwrap();
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_test_before_the_update_has_its_name_in_every_tree(
        tree in a_tree(),
        test in prop::sample::select(TESTS.to_vec()),
        returned in prop::sample::select(RETURNS.to_vec()),
        counts_last: bool,
        tells_windows: bool,
        is_negamax: bool,
    ) {
        let program = LateProgram { test, returned, counts_last, tells_windows, is_negamax, ..CLAIMED };
        is_named(program, &tree).map_err(TestCaseError::fail)?;
    }
}
