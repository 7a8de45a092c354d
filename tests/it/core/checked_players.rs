//! Runs of programs that search trees of several players: right runs are right, a run with a mistake is never right,
//! and the usual mistakes are named.

use crate::core::checked::{judged, read};
use crate::core::players::{poda, with_file};
use poda::check::{Fact, RunVerdict, check};
use poda::file::run::{RunFaultKind, read_run};
use poda::i18n::check::CheckWords;
use poda::i18n::{Language, Words};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::fmt::Write;
use std::rc::Rc;

const NAMES: [&str; 3] = ["Ann", "Bob", "Cid"];

/// A tree as a program has it.
#[derive(Clone, Debug)]
enum Tree {
    Leaf([i32; 3]),
    /// The index of the player, and the children.
    Choice(usize, Vec<Tree>),
}

impl Tree {
    fn json(&self) -> Value {
        match self {
            Self::Leaf(vector) => json!(vector),
            Self::Choice(player, children) => {
                json!({ "player": NAMES[*player], "children": children.iter().map(Self::json).collect::<Vec<_>>() })
            }
        }
    }
}

/// How a program goes wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Slip {
    None,
    RootEverywhere,
    Least,
    LastOfEquals,
    WrongLeaf,
    LastLeftOut,
    WrongSide,
}

/// The slips that are called by their names, and others.
const SLIPS: [(Slip, Option<&str>); 6] = [
    (Slip::RootEverywhere, Some("root-player-everywhere")),
    (Slip::Least, Some("least-taken")),
    (Slip::LastOfEquals, Some("last-of-equals")),
    (Slip::WrongLeaf, None),
    (Slip::LastLeftOut, None),
    (Slip::WrongSide, None),
];

/// Max^n as students write it.
fn value(tree: &Tree, root: usize, slip: Slip, via: Option<usize>, lines: &mut String) -> [i32; 3] {
    let (player, children) = match tree {
        Tree::Leaf(vector) => {
            let told = if slip == Slip::WrongLeaf { [vector[0], vector[1], vector[2] + 1] } else { *vector };
            let _ = writeln!(lines, "{}", json!({ "e": "leaf", "move": via, "value": told }));
            return told;
        }
        Tree::Choice(player, children) => (*player, children),
    };
    let side = if slip == Slip::WrongSide { (player + 1) % 3 } else { player };
    let _ = writeln!(lines, "{}", json!({ "e": "enter", "move": via, "side": NAMES[side] }));
    let mut best: Option<[i32; 3]> = None;
    for (at, child) in children.iter().enumerate() {
        if slip == Slip::LastLeftOut && 0 < at && at + 1 == children.len() {
            break;
        }
        let found = value(child, root, slip, Some(at), lines);
        let is_better = best.is_none_or(|best| match slip {
            Slip::RootEverywhere => best[root] < found[root],
            Slip::Least => found[player] < best[player],
            Slip::LastOfEquals => best[player] <= found[player],
            Slip::None | Slip::WrongLeaf | Slip::LastLeftOut | Slip::WrongSide => best[player] < found[player],
        });
        if is_better {
            best = Some(found);
        }
    }
    let best = best.unwrap();
    let _ = writeln!(lines, "{}", json!({ "e": "leave", "value": best }));
    best
}

fn run(tree: &Tree, claims: &Value, slip: Slip) -> String {
    let Tree::Choice(root, _) = tree else { panic!("the root is a player's") };
    let mut lines = String::new();
    value(tree, *root, slip, None, &mut lines);
    let header = json!({ "poda": "run", "version": 1, "players": NAMES, "tree": tree.json(), "claims": claims });
    format!("{header}\n{lines}")
}

fn a_tree() -> impl Strategy<Value = Tree> {
    let leaf = prop::array::uniform3(0..=4).prop_map(Tree::Leaf);
    let node = leaf.prop_recursive(3, 24, 3, |child| {
        (0..3_usize, prop::collection::vec(child, 1..=3)).prop_map(|(player, children)| Tree::Choice(player, children))
    });
    (0..3_usize, prop::collection::vec(node, 2..=3)).prop_map(|(player, children)| Tree::Choice(player, children))
}

thread_local! {
    static WORDS: Rc<[Words; 2]> = Rc::new(Language::AUTHORED.map(Words::new));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn right_programs_of_several_players_are_right(tree in a_tree(), claims in any::<bool>()) {
        let claims = if claims { json!({ "algorithm": "max-n" }) } else { json!({}) };
        let text = run(&tree, &claims, Slip::None);
        let report = judged(&text);
        prop_assert_eq!(report.verdict, RunVerdict::Same, "{:?}\n{}", report, text);
    }

    #[test]
    fn mistakes_of_several_players_are_never_the_same(tree in a_tree()) {
        let claims = json!({ "algorithm": "max-n", "ties": "first" });
        let right = run(&tree, &claims, Slip::None);
        for (slip, name) in SLIPS {
            let text = run(&tree, &claims, slip);
            if text == right {
                continue;
            }
            let run = read(&text);
            let report = check(&run);
            let names: Vec<_> = report.diagnoses.iter().map(|mistake| mistake.key()).collect();
            prop_assert!(!report.verdict.is_right(), "{slip:?}: {report:?}\n{text}");
            prop_assert!(report.first.is_some() && name.is_none_or(|name| names.contains(&name)), "{report:?}\n{text}");
            for words in WORDS.with(Rc::clone).iter() {
                let said = CheckWords { words, run: &run, report: &report, recording: None };
                let all = [said.verdict(), said.first().into_iter().collect(), said.diagnoses()].concat();
                prop_assert!(all.iter().all(|said| !said.contains("check-") && !said.contains("{$")), "{all:?}");
            }
        }
    }
}

/// A program that prunes, as students write it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Pruning {
    /// Max^n with shallow pruning, where no leaf sums to more than this.
    Shallow(i32),
    Paranoid,
    BestReply,
}

/// How such a program goes wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
enum CutSlip {
    None,
    /// It never cuts.
    NeverCuts,
    /// It cuts one number too early.
    CutsTooEarly,
    /// It takes the last of equals.
    LastOfEquals,
}

/// A program that writes what it does.
struct Program {
    root: usize,
    pruning: Pruning,
    slip: CutSlip,
    lines: String,
}

impl Program {
    fn write(&mut self, event: &Value) {
        let _ = writeln!(self.lines, "{event}");
    }

    fn is_better(&self, found: i32, best: i32) -> bool {
        best < found || self.slip == CutSlip::LastOfEquals && best == found
    }

    fn cuts(&self, got: i32, bound: i32) -> bool {
        match self.slip {
            CutSlip::NeverCuts => false,
            CutSlip::CutsTooEarly => bound <= got + 1,
            CutSlip::None | CutSlip::LastOfEquals => bound <= got,
        }
    }

    /// Max^n with shallow pruning: `above` is the player of the parent, and what that player has.
    fn shallow(&mut self, tree: &Tree, sum: i32, above: Option<(usize, i32)>, via: Option<usize>) -> [i32; 3] {
        let (player, children) = match tree {
            Tree::Leaf(vector) => {
                self.write(&json!({ "e": "leaf", "move": via, "value": vector }));
                return *vector;
            }
            Tree::Choice(player, children) => (*player, children),
        };
        self.write(&json!({ "e": "enter", "move": via, "side": NAMES[player] }));
        let limit = above.filter(|(above, _)| *above != player).map_or(sum, |(_, has)| sum - has);
        let mut best: Option<[i32; 3]> = None;
        for (at, child) in children.iter().enumerate() {
            let found = self.shallow(child, sum, best.map(|best| (player, best[player])), Some(at));
            if best.is_none_or(|best| self.is_better(found[player], best[player])) {
                best = Some(found);
            }
            if self.cuts(found[player], limit) {
                break;
            }
        }
        let best = best.unwrap();
        self.write(&json!({ "e": "leave", "value": best }));
        best
    }

    /// Alpha-beta on the entry of the player at the root. `has_departed`: whether an opponent has departed from their
    /// first move.
    fn one_entry(&mut self, tree: &Tree, mut alpha: i32, mut beta: i32, has_departed: bool, via: Option<usize>) -> i32 {
        let (player, children) = match tree {
            Tree::Leaf(vector) => {
                self.write(&json!({ "e": "leaf", "move": via, "value": vector[self.root] }));
                return vector[self.root];
            }
            Tree::Choice(player, children) => (*player, children),
        };
        self.write(&json!({ "e": "enter", "move": via, "side": NAMES[player] }));
        let (is_own, is_reply) = (player == self.root, self.pruning == Pruning::BestReply);
        let mut best: Option<i32> = None;
        for (at, child) in children.iter().enumerate() {
            let departs = is_reply && !is_own && (has_departed || 0 < at);
            let found = self.one_entry(child, alpha, beta, departs, Some(at));
            let sign = if is_own { 1 } else { -1 };
            if best.is_none_or(|best| self.is_better(sign * found, sign * best)) {
                best = Some(found);
            }
            let so_far = best.unwrap();
            let (got, bound) = if is_own { (so_far, beta) } else { (-so_far, -alpha) };
            if self.cuts(got, bound) || is_reply && !is_own && has_departed {
                break;
            }
            if is_own {
                alpha = alpha.max(so_far);
            } else {
                beta = beta.min(so_far);
            }
        }
        let best = best.unwrap();
        self.write(&json!({ "e": "leave", "value": best }));
        best
    }
}

fn run_that_prunes(tree: &Tree, pruning: Pruning, slip: CutSlip) -> String {
    let Tree::Choice(root, _) = tree else { panic!("the root is a player's") };
    let mut program = Program { root: *root, pruning, slip, lines: String::new() };
    let claims = match pruning {
        Pruning::Shallow(sum) => {
            program.shallow(tree, sum, None, None);
            json!({ "algorithm": "max-n-shallow", "sum": sum, "floor": 0 })
        }
        Pruning::Paranoid => {
            program.one_entry(tree, -100, 100, false, None);
            json!({ "algorithm": "paranoid" })
        }
        Pruning::BestReply => {
            program.one_entry(tree, -100, 100, false, None);
            json!({ "algorithm": "best-reply" })
        }
    };
    let header = json!({ "poda": "run", "version": 1, "players": NAMES, "tree": tree.json(), "claims": claims });
    format!("{header}\n{}", program.lines)
}

fn greatest_sum(tree: &Tree) -> i32 {
    match tree {
        Tree::Leaf(vector) => vector.iter().sum(),
        Tree::Choice(_, children) => children.iter().map(greatest_sum).max().unwrap_or_default(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Shallow pruning, paranoid and best reply, each written a second time, are what Poda says they are; other cuts
    /// are not.
    #[test]
    fn programs_that_prune_are_judged_by_their_cuts(tree in a_tree()) {
        for pruning in [Pruning::Shallow(greatest_sum(&tree)), Pruning::Paranoid, Pruning::BestReply] {
            let right = run_that_prunes(&tree, pruning, CutSlip::None);
            let report = judged(&right);
            prop_assert!(report.verdict.is_right() && report.first.is_none(), "{report:?}\n{right}");
            for slip in [CutSlip::NeverCuts, CutSlip::CutsTooEarly, CutSlip::LastOfEquals] {
                let text = run_that_prunes(&tree, pruning, slip);
                if text == right {
                    continue;
                }
                let run = read(&text);
                let report = check(&run);
                // Of equals, any may be taken where it changes nothing.
                let is_wrong = !report.verdict.is_right() && report.first.is_some();
                prop_assert!(is_wrong || slip == CutSlip::LastOfEquals, "{slip:?}: {report:?}\n{text}");
                for words in WORDS.with(Rc::clone).iter() {
                    let said = CheckWords { words, run: &run, report: &report, recording: None };
                    let all = [said.verdict(), said.first().into_iter().collect(), said.diagnoses()].concat();
                    prop_assert!(all.iter().all(|said| !said.contains("check-") && !said.contains("{$")), "{all:?}");
                }
            }
        }
    }
}

const THREE: &str = r#"(version: 1, game: Tree(players: ["Ann", "Bob", "Cid"],
    tree: [(5, 3, 2), [[(2, 3, 5), (3, 0, 7)], [(6, 1, 3), (6, 2, 2)]]]), search: (sum: 10, floor: 0))"#;

#[test]
fn poda_s_own_searches_of_several_players_are_the_same() {
    for algorithm in ["max-n", "max-n-shallow", "paranoid", "best-reply"] {
        let flags = ["--format", "run", "--algorithm", algorithm];
        let traced = with_file(&format!("checked-{algorithm}"), THREE, |path| poda("trace", &flags, path));
        let text = String::from_utf8(traced.stdout).unwrap();
        let report = judged(&text);
        assert_eq!(report.verdict, RunVerdict::Same, "{algorithm}: {report:?}\n{text}");
        assert_eq!(report.config.unwrap().algorithm.key(), algorithm);
    }
}

#[test]
fn deep_cuts_are_found() {
    let flags = ["--format", "run", "--algorithm", "max-n-deep"];
    let traced = with_file("checked-deep", THREE, |path| poda("trace", &flags, path));
    let text = String::from_utf8(traced.stdout).unwrap().replace("max-n-deep", "max-n-shallow");
    let report = judged(&text);
    assert_eq!(report.verdict, RunVerdict::Wrong, "{report:?}");
    assert_eq!(report.diagnoses.iter().map(|mistake| mistake.key()).collect::<Vec<_>>(), ["deep-cuts"]);
}

#[test]
fn a_difference_is_told_in_words_of_the_player() {
    let tree = Tree::Choice(0, vec![Tree::Choice(1, vec![Tree::Leaf([1, 2, 0]), Tree::Leaf([3, 0, 0])])]);
    let run = read(&run(&tree, &json!({ "algorithm": "max-n" }), Slip::Least));
    let report = check(&run);
    assert_eq!(report.verdict, RunVerdict::Wrong);
    let first = report.first.as_ref().unwrap();
    assert!(matches!(&first.fact, Fact::Vector { told, expected, is_leaf: false }
        if (told.shown(), expected.shown()) == ("(3, 0, 0)".into(), "(1, 2, 0)".into())));
    let words = Words::new(Language::ENGLISH);
    let said = CheckWords { words: &words, run: &run, report: &report, recording: None }.sentence(first);
    assert!(said.contains("Bob moves") && said.contains("gives Bob 0") && said.contains("gives Bob 2"), "{said}");
}

#[test]
fn what_is_no_run_of_several_players_is_refused_or_not_compared() {
    let tree = Tree::Choice(0, vec![Tree::Leaf([1, 2, 0]), Tree::Leaf([3, 0, 0])]);
    let right = run(&tree, &json!({ "algorithm": "max-n" }), Slip::None);
    let fault = |text: &str| read_run(text.as_bytes()).1.unwrap().kind;
    assert_eq!(fault(&right.replace("\"value\":[3,0,0]", "\"value\":[3,0]")), RunFaultKind::Vector(3));
    assert_eq!(fault(&right.replace("\"side\":\"Ann\"", "\"side\":\"Dan\"")), RunFaultKind::Player("Dan".to_owned()));
    let two_sides = "{\"poda\":\"run\",\"version\":1,\"tree\":[3,4]}\n{\"e\":\"leaf\",\"value\":[3,4]}";
    assert_eq!(fault(two_sides), RunFaultKind::Vector(0));
    assert_eq!(fault(&two_sides.replace("\"value\":[3,4]", "\"value\":[]")), RunFaultKind::Vector(0));
    assert_eq!(judged(&right.replace("max-n", "alpha-beta")).verdict, RunVerdict::Incomparable);
    let header = json!({ "poda": "run", "version": 1, "players": NAMES });
    let events = right.split_once('\n').unwrap().1;
    let unknown = format!("{header}\n{events}");
    assert_eq!(judged(&unknown).verdict, RunVerdict::Incomparable);
    // None of the children returned it.
    let contradiction = unknown.replace("\"e\":\"leave\",\"value\":[3,0,0]", "\"e\":\"leave\",\"value\":[4,0,0]");
    assert_eq!(judged(&contradiction).verdict, RunVerdict::Inconsistent);
}

/// A claim that the position does not allow is answered with the reason, and nothing is compared.
#[test]
fn a_claim_that_does_not_fit_the_position_is_named() {
    let two = r#""players": ["Ann", "Bob"], "tree": [[1, 2], [2, 1]]"#;
    let chance = r#""players": ["Ann", "Bob"], "tree": [[1, 2], {"player": "chance", "children": [[2, 1], [0, 0]]}]"#;
    for (position, claims, why) in [
        (two, r#""algorithm": "alpha-beta""#, "Alpha-beta searches games of two sides"),
        (two, r#""algorithm": "max-n-shallow", "sum": 2"#, "sum to 3, which is more than the `sum` 2"),
        (two, r#""algorithm": "max-n-shallow", "floor": 2"#, "floor"),
        (two, r#""algorithm": "max-n-shallow", "floor": [0, 0, 0]"#, "3 entries, and there are 2 players"),
        (two, r#""floor": 2"#, "floor"),
        (chance, r#""algorithm": "paranoid""#, "does not search chance nodes"),
        (r#""tree": [3, [2, 1]]"#, r#""algorithm": "max-n""#, "here MAX plays against MIN"),
    ] {
        let text = format!("{{\"poda\": \"run\", \"version\": 1, {position}, \"claims\": {{{claims}}}}}\n");
        let run = read(&text);
        let report = check(&run);
        assert_eq!(report.verdict, RunVerdict::Incomparable, "{text}");
        for words in Language::AUTHORED.map(Words::new) {
            let said = CheckWords { words: &words, run: &run, report: &report, recording: None }.verdict().join(" ");
            let is_said = said.contains(why) || words.language() != Language::ENGLISH;
            assert!(is_said && !said.contains('{'), "{text}: {said}");
        }
    }
}
