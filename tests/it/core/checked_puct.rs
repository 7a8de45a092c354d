//! Runs of programs that search by priors: right runs are right in each of the ways in which programs differ, and
//! mistakes are named.

use crate::core::checked::{judged, read};
use poda::check::{Fact, RunReport, RunVerdict, check};
use poda::file::run::read_run;
use poda::i18n::check::{CheckWords, run_document};
use poda::i18n::{Language, Words};
use poda::search::mcts::{Priors, Selection, SelectionRule};
use poda::search::split_mix_64::SplitMix64;
use serde_json::{Value, json};
use std::fmt::Write;

/// A program: PUCT over a small tree, as students write it.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each way of a program is its own")]
struct Program {
    /// Whether w is the mover's, and a sum of results from −1 to 1 instead of shares.
    is_movers: bool,
    is_raw: bool,
    tells_counts: bool,
    by_mean: bool,
    /// Whether N counts the visits of the node, and the first iteration ends at the root.
    counts_node: bool,
    /// Whether the priors are the softmax of the evaluations, which are taken in place of rollouts.
    evaluates: bool,
    unvisited: Unvisited,
    slip: Slip,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Unvisited {
    Worst,
    Draw,
    Zero,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Slip {
    None,
    PriorIgnored,
    CountsSwapped,
    NoRoot,
    NothingAdded,
    RootVisits,
    Ucb1,
    Log,
    MeanSubtracted,
    Opponent,
    UntriedFirst,
    NotScaled,
    PriorsOfMax,
    DecidesByPrior,
}

const SLIPS: [(Slip, &str); 13] = [
    (Slip::PriorIgnored, "prior-ignored"),
    (Slip::CountsSwapped, "counts-swapped"),
    (Slip::NoRoot, "no-root-of-visits"),
    (Slip::NothingAdded, "nothing-added"),
    (Slip::RootVisits, "visits-of-root"),
    (Slip::Ucb1, "bonus-of-ucb1"),
    (Slip::Log, "log-with-prior"),
    (Slip::MeanSubtracted, "mean-subtracted"),
    (Slip::Opponent, "mean-of-opponent"),
    (Slip::UntriedFirst, "untried-first"),
    (Slip::NotScaled, "priors-not-scaled"),
    (Slip::PriorsOfMax, "priors-of-max"),
    (Slip::DecidesByPrior, "decides-by-prior"),
];

const C: f64 = 0.8;
const TEMPERATURE: f64 = 0.5;
const BRANCHING: usize = 3;
const PLIES: usize = 3;

/// A node of the program's own tree.
#[derive(Default)]
struct Node {
    children: Vec<usize>,
    /// What is written in the tree; the priors of siblings do not add up to 1.
    written_prior: f64,
    prior: f64,
    ply: usize,
    value: f64,
    visits: f64,
    /// The sum of the results from MAX's side, from −1 to 1.
    total: f64,
    is_expanded: bool,
}

/// A tree whose leaves are worth −1, 0 or 1, and its inner nodes an estimate between.
fn drawn_tree(random: &mut SplitMix64) -> Vec<Node> {
    let mut nodes = vec![Node::default()];
    let mut at = 0;
    while at < nodes.len() {
        let ply = nodes[at].ply;
        if ply < PLIES {
            for _ in 0..BRANCHING {
                let half = i32::try_from(random.below(5)).unwrap() - 2;
                let whole = i32::try_from(random.below(3)).unwrap() - 1;
                let value = if ply + 1 < PLIES { f64::from(half) / 2.0 } else { f64::from(whole) };
                let written_prior = f64::from(u32::try_from(1 + random.below(6)).unwrap()) / 2.0;
                let child = nodes.len();
                nodes.push(Node { written_prior, ply: ply + 1, value, ..Node::default() });
                nodes[at].children.push(child);
            }
        }
        at += 1;
    }
    nodes
}

impl Program {
    /// The text of a node in a position file.
    fn text(self, nodes: &[Node], at: usize) -> String {
        let node = &nodes[at];
        let prior = if at == 0 || self.evaluates { String::new() } else { format!("prior: {}, ", node.written_prior) };
        if node.children.is_empty() {
            return format!("({prior}value: {})", node.value);
        }
        let below: Vec<_> = node.children.iter().map(|&child| self.text(nodes, child)).collect();
        format!("({prior}estimate: {}, children: [{}])", node.value, below.join(", "))
    }

    fn run(self, seed: u64, iterations: usize) -> String {
        let mut random = SplitMix64::new(seed);
        let mut nodes = drawn_tree(&mut random);
        let mut lines = String::new();
        let decide = if self.by_mean { "mean" } else { "visits" };
        let mut claims = json!({ "algorithm": "puct", "exploration": C, "decide": decide });
        if self.evaluates {
            claims["priors"] = "softmax".into();
            claims["temperature"] = TEMPERATURE.into();
            claims["rollout"] = "evaluation".into();
            claims["plies"] = 0.into();
        }
        let position = format!("(version: 1, game: Tree(bounds: (-1, 1), tree: {}))", self.text(&nodes, 0));
        let header = json!({ "poda": "run", "version": 1, "position": position, "claims": claims });
        let _ = writeln!(lines, "{header}");
        if !self.counts_node {
            self.expand(&mut nodes, 0, &mut lines);
        }
        for _ in 0..iterations {
            self.iterate(&mut nodes, &mut random, &mut lines);
        }
        let tried = |child: usize| 0.0 < nodes[child].visits;
        let merit = |child: usize| match self.slip {
            Slip::DecidesByPrior => nodes[child].prior,
            _ if !tried(child) => f64::NEG_INFINITY,
            _ if self.by_mean => self.mean(&nodes[child], true),
            _ => nodes[child].visits,
        };
        let children = nodes[0].children.iter().copied().enumerate();
        let best = children.reduce(|best, next| if merit(best.1) < merit(next.1) { next } else { best }).unwrap();
        let _ = writeln!(lines, "{}", json!({ "e": "decide", "move": best.0 }));
        lines
    }

    /// Sets the priors of the moves of a node.
    fn expand(self, nodes: &mut [Node], at: usize, lines: &mut String) {
        let children = nodes[at].children.clone();
        let of_max = nodes[at].ply.is_multiple_of(2) || self.slip == Slip::PriorsOfMax;
        let number = |&child: &usize| {
            let value = if of_max { nodes[child].value } else { -nodes[child].value };
            if self.evaluates { (value / TEMPERATURE).exp() } else { nodes[child].written_prior }
        };
        let numbers: Vec<f64> = children.iter().map(number).collect();
        let sum: f64 = if self.slip == Slip::NotScaled && !self.evaluates { 1.0 } else { numbers.iter().sum() };
        for (index, (&child, number)) in children.iter().zip(numbers).enumerate() {
            nodes[child].prior = number / sum;
            let told = json!({ "e": "prior", "move": index, "prior": (number / sum * 1e4).round() / 1e4 });
            if self.tells_counts {
                let _ = writeln!(lines, "{told}");
            }
        }
        nodes[at].is_expanded = !children.is_empty();
    }

    /// The mean of a node from MAX's side or from MIN's.
    fn mean(self, node: &Node, of_max: bool) -> f64 {
        if node.visits == 0.0 {
            return match (self.unvisited, self.is_raw) {
                (Unvisited::Worst, true) => -1.0,
                (Unvisited::Draw, false) => 0.5,
                (Unvisited::Worst, false) | (Unvisited::Draw, true) | (Unvisited::Zero, _) => 0.0,
            };
        }
        let mean = node.total / node.visits;
        let mean = if of_max { mean } else { -mean };
        if self.is_raw { mean } else { f64::midpoint(mean, 1.0) }
    }

    fn sum(self, nodes: &[Node], at: usize, child: usize) -> f64 {
        let of_children: f64 = nodes[at].children.iter().map(|&child| nodes[child].visits).sum();
        let all = if self.counts_node { nodes[at].visits } else { of_children };
        let Node { visits: own, prior, .. } = nodes[child];
        let bonus = match self.slip {
            Slip::PriorIgnored => all.sqrt() / (1.0 + own),
            Slip::CountsSwapped => prior * own.sqrt() / (1.0 + all),
            Slip::NoRoot => prior * all / (1.0 + own),
            Slip::NothingAdded | Slip::Ucb1 | Slip::UntriedFirst if own == 0.0 => f64::INFINITY,
            Slip::NothingAdded => prior * all.sqrt() / own,
            Slip::RootVisits => prior * nodes[0].visits.sqrt() / (1.0 + own),
            Slip::Ucb1 => (all.ln() / own).sqrt(),
            Slip::Log => prior * (all.max(1.0).ln() / (1.0 + own)).sqrt(),
            _ => prior * all.sqrt() / (1.0 + own),
        };
        let is_max = nodes[at].ply.is_multiple_of(2);
        let is_turned = self.slip == Slip::Opponent && 0.0 < own;
        let mean = self.mean(&nodes[child], is_max != is_turned);
        let mean = if self.slip == Slip::MeanSubtracted { -mean } else { mean };
        C.mul_add(bonus, mean)
    }

    fn iterate(self, nodes: &mut [Node], random: &mut SplitMix64, lines: &mut String) {
        let mut tell = |line: Value| {
            let _ = writeln!(lines, "{line}");
        };
        tell(json!({ "e": "iteration" }));
        let mut path = vec![0];
        while nodes[*path.last().unwrap()].is_expanded {
            let at = *path.last().unwrap();
            let sums =
                nodes[at].children.iter().enumerate().map(|(mv, &child)| (mv, child, self.sum(nodes, at, child)));
            let (mv, child, sum) = sums.reduce(|best, next| if best.2 + 1e-12 < next.2 { next } else { best }).unwrap();
            // Some programs say of a child that they see for the first time that it is added.
            let event = if self.by_mean && nodes[child].visits == 0.0 { "expand" } else { "select" };
            tell(json!({ "e": event, "move": mv, "sum": (sum * 1e4).round() / 1e4 }));
            path.push(child);
        }
        let leaf = *path.last().unwrap();
        self.expand(nodes, leaf, lines);
        let mut end = leaf;
        while !self.evaluates && !nodes[end].children.is_empty() {
            end = nodes[end].children[usize::try_from(random.below(BRANCHING as u64)).unwrap()];
        }
        let result = nodes[end].value;
        let event = if self.evaluates { "evaluate" } else { "rollout" };
        let _ = writeln!(lines, "{}", json!({ "e": event, "value": result }));
        for &at in path.iter().rev() {
            let node = &mut nodes[at];
            node.visits += 1.0;
            node.total += result;
            // MAX has moved to the nodes on odd plies.
            let is_turned = self.is_movers && node.ply.is_multiple_of(2);
            let total = if is_turned { -node.total } else { node.total };
            let w = if self.is_raw { total } else { f64::midpoint(total, node.visits) };
            if self.tells_counts {
                let _ = writeln!(lines, "{}", json!({ "e": "backup", "w": w, "n": node.visits }));
            }
        }
    }
}

fn programs(slip: Slip) -> impl Iterator<Item = Program> {
    let unvisited = [Unvisited::Worst, Unvisited::Draw, Unvisited::Zero];
    (0..64_u8).flat_map(move |bits| {
        unvisited.map(|unvisited| Program {
            is_movers: bits & 1 != 0,
            is_raw: bits & 2 != 0,
            tells_counts: bits & 4 != 0,
            by_mean: bits & 8 != 0,
            counts_node: bits & 16 != 0,
            evaluates: bits & 32 != 0,
            unvisited,
            slip,
        })
    })
}

#[test]
fn right_programs_are_right_in_every_way_of_counting() {
    for program in programs(Slip::None) {
        for seed in 0..4 {
            let report = judged(&program.run(seed, 50));
            assert_eq!(report.verdict, RunVerdict::Same, "{program:?} {seed}: {report:?}");
            assert!(report.diagnoses.is_empty() && report.work.leaves == 50);
        }
    }
}

fn keys(report: &RunReport) -> Vec<&'static str> {
    report.diagnoses.iter().map(|mistake| mistake.key()).collect()
}

#[test]
fn mistakes_with_priors_are_called_by_their_names() {
    let languages = Language::AUTHORED.map(Words::new);
    for (slip, name) in SLIPS {
        let mut found = 0;
        for program in programs(slip).filter(|program| program.tells_counts) {
            for seed in 0..2 {
                let text = program.run(seed, 60);
                let run = read(&text);
                let report = check(&run);
                if report.verdict == RunVerdict::Same {
                    continue;
                }
                found += 1;
                assert!(keys(&report).contains(&name), "{program:?} {seed}: {:?} {:?}", report.first, keys(&report));
                for words in &languages {
                    let said = CheckWords { words, run: &run, report: &report, recording: None };
                    let all = [said.verdict(), said.first().into_iter().collect(), said.diagnoses()].concat();
                    assert!(all.iter().all(|said| !said.contains("check-") && !said.contains("{$")), "{all:?}");
                }
            }
        }
        assert!(20 < found, "{slip:?} shows in {found} runs");
    }
}

fn usual(evaluates: bool) -> Program {
    Program {
        is_movers: false,
        is_raw: false,
        tells_counts: true,
        by_mean: false,
        counts_node: false,
        evaluates,
        unvisited: Unvisited::Worst,
        slip: Slip::None,
    }
}

#[test]
fn the_first_wrong_step_is_said() {
    let text = usual(false).run(2, 20);
    let words = Words::new(Language::ENGLISH);
    let said = |text: &str| {
        let run = read(text);
        let report = check(&run);
        let first = CheckWords { words: &words, run: &run, report: &report, recording: None }.first().unwrap();
        (report.first.unwrap().fact, first)
    };
    let prior = text.lines().find(|line| line.contains("\"e\":\"prior\"")).unwrap();
    let (fact, sentence) = said(&text.replacen(prior, r#"{"e": "prior", "move": 0, "prior": 0.9}"#, 1));
    assert!(matches!(fact, Fact::Prior { .. }), "{fact:?}");
    assert!(sentence.contains("the prior of") && sentence.contains("0.9"), "{sentence}");
    let (fact, _) =
        said(&text.replacen("\"e\":\"iteration\"}\n", "\"e\":\"iteration\"}\n{\"e\":\"rollout\",\"value\":0}\n", 3));
    assert!(matches!(fact, Fact::Phase), "the second iteration does not end at the root: {fact:?}");
    let text = usual(true).run(2, 20);
    let evaluation = text.lines().find(|line| line.contains("\"e\":\"evaluate\"")).unwrap();
    let (fact, sentence) = said(&text.replacen(evaluation, r#"{"e": "evaluate", "value": 0.25}"#, 1));
    assert!(matches!(fact, Fact::LeafValue { .. }), "{fact:?}");
    assert!(sentence.contains("The program evaluates"), "{sentence}");
    // The first step at which the prior makes a difference, with both sums.
    let without = Program { slip: Slip::PriorIgnored, ..usual(false) };
    let wrong =
        (0..1_000).map(|seed| without.run(seed, 40)).find(|text| judged(text).verdict != RunVerdict::Same).unwrap();
    let (fact, sentence) = said(&wrong);
    assert!(matches!(fact, Fact::Selected { .. } | Fact::Sum { .. }), "{fact:?}");
    assert!(sentence.contains("sum"), "{sentence}");
}

#[test]
fn the_selection_is_that_of_the_claims_else_of_the_position_else_of_what_is_reported() {
    let text = usual(false).run(5, 15);
    let rule = |text: &str| {
        let (run, fault) = read_run(text.as_bytes());
        assert!(fault.is_none(), "{fault:?}");
        run.unwrap().sampled().unwrap().selection.rule()
    };
    assert_eq!(rule(&text), SelectionRule::Puct);
    assert_eq!(rule(&text.replacen("\"puct\"", "\"AlphaZero\"", 1)), SelectionRule::Puct);
    assert_eq!(rule(&text.replacen("\"puct\"", "\"mcts\"", 1)), SelectionRule::Puct, "it reports priors");
    let silent = Program { tells_counts: false, ..usual(false) }.run(5, 15);
    let of_position = silent.replacen("\"puct\"", "\"mcts\"", 1);
    assert_eq!(rule(&of_position), SelectionRule::Uct);
    let search = "), search: (algorithm: Mcts, selection: Puct))\",\"version\"";
    let by_file = of_position.replacen("))\",\"version\"", search, 1);
    assert_eq!(rule(&by_file), SelectionRule::Puct);
    assert_eq!(judged(&by_file).verdict, RunVerdict::Same);
    let by_claim = silent.replacen("\"puct\"", "\"mcts\",\"selection\":\"puct\"", 1);
    assert_eq!((rule(&by_claim), judged(&by_claim).verdict), (SelectionRule::Puct, RunVerdict::Same));
    let as_uct = text.replacen("\"puct\"", "\"uct\"", 1);
    assert!(!judged(&as_uct).verdict.is_right());
    // The window shows the search that is claimed beside the run.
    let document = run_document(usual(true).run(5, 15).as_bytes()).unwrap();
    let softmax = document.sampled().unwrap().selection;
    assert!(matches!(softmax, Selection::Puct(Priors::Softmax { temperature }) if temperature.get() == TEMPERATURE));
    for (right, wrong) in [
        ("\"puct\"", "\"puct\",\"selection\":\"best\""),
        ("\"puct\"", "\"puct\",\"priors\":\"network\""),
        ("\"puct\"", "\"puct\",\"rollout\":3"),
        ("\"exploration\":0.8", "\"exploration\":-1"),
        ("\"decide\":\"visits\"", "\"decide\":\"luck\""),
    ] {
        assert!(silent.contains(right));
        let (_, fault) = read_run(silent.replacen(right, wrong, 1).as_bytes());
        assert!(fault.is_some(), "{wrong}");
    }
}
