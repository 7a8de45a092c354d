//! Runs of programs that make Monte Carlo tree searches: right runs are right in whatever view and unit they count, and
//! mistakes are named.

use crate::core::checked::{judged, read};
use poda::check::{Fact, RunVerdict, Variation, check};
use poda::i18n::check::{CheckWords, run_document};
use poda::i18n::{Language, Words};
use poda::search::split_mix_64::SplitMix64;
use serde_json::{Value, json};
use std::fmt::Write;

/// A program: UCT over a complete tree of two or three moves a node, as students write it.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each way of a program is its own")]
struct Program {
    /// Whether w is the mover's, and a sum of results from −1 to 1 instead of shares.
    is_movers: bool,
    is_raw: bool,
    tells_counts: bool,
    slip: Slip,
    by_mean: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Slip {
    None,
    MeanOfMax,
    Opponent,
    LogOfRoot,
    LogOfChild,
    NoLog,
    NoRoot,
    RootOfLog,
    PassesOver,
    Wins,
    Sum,
}

const SLIPS: [(Slip, &str); 10] = [
    (Slip::MeanOfMax, "mean-of-max"),
    (Slip::Opponent, "mean-of-opponent"),
    (Slip::LogOfRoot, "log-of-root"),
    (Slip::LogOfChild, "log-of-child"),
    (Slip::NoLog, "no-log"),
    (Slip::NoRoot, "no-root"),
    (Slip::RootOfLog, "root-of-log"),
    (Slip::PassesOver, "untried-passed-over"),
    (Slip::Wins, "decides-by-wins"),
    (Slip::Sum, "decides-by-sum"),
];

const BRANCHING: usize = 3;
const PLIES: usize = 4;

/// A node of the program's own tree.
#[derive(Default)]
struct Node {
    children: Vec<(usize, usize)>,
    visits: f64,
    /// The sum of the results from MAX's side, from −1 to 1.
    total: f64,
}

impl Program {
    fn run(self, seed: u64, iterations: usize) -> String {
        let mut random = SplitMix64::new(seed);
        let leaves: Vec<i32> = (0..BRANCHING.pow(4)).map(|_| i32::try_from(random.below(3)).unwrap() - 1).collect();
        let mut lines = String::new();
        let claims =
            json!({ "algorithm": "mcts", "exploration": 0.8, "decide": if self.by_mean { "mean" } else { "visits" } });
        let tree = Self::tree(&leaves);
        let position = format!("(version: 1, game: Tree(bounds: (-1, 1), tree: {tree}), search: (algorithm: Mcts))");
        let header = json!({ "poda": "run", "version": 1, "position": position, "claims": claims });
        let _ = writeln!(lines, "{header}");
        let mut nodes = vec![Node::default()];
        for _ in 0..iterations {
            self.iterate(&mut nodes, &leaves, &mut random, &mut lines);
        }
        let merit = |child: usize| match self.slip {
            Slip::Wins => self.mean(&nodes[child], true) * nodes[child].visits,
            Slip::Sum => self.sum(&nodes, 0, child, 0),
            _ if self.by_mean => self.mean(&nodes[child], true),
            _ => nodes[child].visits,
        };
        let most =
            |best: &(usize, usize), next: &(usize, usize)| if merit(best.1) < merit(next.1) { *next } else { *best };
        let best = nodes[0].children.iter().copied().reduce(|best, next| most(&best, &next)).unwrap();
        let _ = writeln!(lines, "{}", json!({ "e": "decide", "move": best.0 }));
        lines
    }

    /// The text of the tree as nested lists.
    fn tree(leaves: &[i32]) -> String {
        if let [leaf] = leaves {
            return leaf.to_string();
        }
        let below: Vec<_> = leaves.chunks(leaves.len() / BRANCHING).map(Self::tree).collect();
        format!("[{}]", below.join(", "))
    }

    /// The mean of a node from MAX's side or from MIN's.
    fn mean(self, node: &Node, of_max: bool) -> f64 {
        let mean = node.total / node.visits;
        let mean = if of_max { mean } else { -mean };
        if self.is_raw { mean } else { f64::midpoint(mean, 1.0) }
    }

    fn sum(self, nodes: &[Node], at: usize, child: usize, ply: usize) -> f64 {
        let (all, own) = (nodes[at].visits, nodes[child].visits);
        let is_max = ply.is_multiple_of(2);
        let mean = match self.slip {
            Slip::MeanOfMax => self.mean(&nodes[child], true),
            Slip::Opponent => self.mean(&nodes[child], !is_max),
            _ => self.mean(&nodes[child], is_max),
        };
        let bonus = match self.slip {
            Slip::LogOfRoot => (nodes[0].visits.ln() / own).sqrt(),
            Slip::LogOfChild => (own.ln() / own).sqrt(),
            Slip::NoLog => (all / own).sqrt(),
            Slip::NoRoot => all.ln() / own,
            Slip::RootOfLog => all.ln().sqrt() / own,
            _ => (all.ln() / own).sqrt(),
        };
        0.8_f64.mul_add(bonus, mean)
    }

    fn iterate(self, nodes: &mut Vec<Node>, leaves: &[i32], random: &mut SplitMix64, lines: &mut String) {
        let mut tell = |line: Value| {
            let _ = writeln!(lines, "{line}");
        };
        tell(json!({ "e": "iteration" }));
        let (mut path, mut index) = (vec![0], 0);
        loop {
            let (at, ply) = (*path.last().unwrap(), path.len() - 1);
            if ply == PLIES {
                break;
            }
            let tried = nodes[at].children.len();
            let passes_over = self.slip == Slip::PassesOver && tried == BRANCHING - 1 && 0 < ply;
            if tried < BRANCHING && !passes_over {
                tell(json!({ "e": "expand", "move": tried }));
                nodes.push(Node::default());
                let child = nodes.len() - 1;
                nodes[at].children.push((tried, child));
                path.push(child);
                index = index * BRANCHING + tried;
                break;
            }
            let sums: Vec<_> =
                nodes[at].children.iter().map(|&(mv, child)| (mv, child, self.sum(nodes, at, child, ply))).collect();
            let (mv, child, sum) =
                sums.into_iter().reduce(|best, next| if best.2 + 1e-12 < next.2 { next } else { best }).unwrap();
            tell(json!({ "e": "select", "move": mv, "sum": (sum * 1e4).round() / 1e4 }));
            path.push(child);
            index = index * BRANCHING + mv;
        }
        for _ in path.len() - 1..PLIES {
            index = index * BRANCHING + usize::try_from(random.below(BRANCHING as u64)).unwrap();
        }
        let result = leaves[index];
        tell(json!({ "e": "rollout", "value": result }));
        for (ply, &at) in path.iter().enumerate().rev() {
            let node = &mut nodes[at];
            node.visits += 1.0;
            node.total += f64::from(result);
            // MAX has moved to the nodes on odd plies.
            let is_turned = self.is_movers && ply.is_multiple_of(2);
            let total = if is_turned { -node.total } else { node.total };
            let w = if self.is_raw { total } else { f64::midpoint(total, node.visits) };
            if self.tells_counts {
                tell(json!({ "e": "backup", "w": w, "n": node.visits }));
            }
        }
    }
}

fn programs(slip: Slip) -> impl Iterator<Item = Program> {
    (0..16_u8).map(move |bits| Program {
        is_movers: bits & 1 != 0,
        is_raw: bits & 2 != 0,
        tells_counts: bits & 4 != 0,
        by_mean: bits & 8 != 0,
        slip,
    })
}

#[test]
fn right_programs_are_right_in_every_view_and_unit() {
    for program in programs(Slip::None) {
        for seed in 0..20 {
            let report = judged(&program.run(seed, 60));
            assert_eq!(report.verdict, RunVerdict::Same, "{program:?} {seed}: {report:?}");
            assert!(report.diagnoses.is_empty() && report.work.leaves == 60);
        }
    }
}

#[test]
fn mistakes_are_called_by_their_names() {
    let languages = Language::AUTHORED.map(Words::new);
    for (slip, name) in SLIPS {
        let mut found = 0;
        for program in programs(slip) {
            for seed in 0..6 {
                let text = program.run(seed, 80);
                let run = read(&text);
                let report = check(&run);
                if report.verdict == RunVerdict::Same {
                    continue;
                }
                found += 1;
                let names: Vec<_> = report.diagnoses.iter().map(|mistake| mistake.key()).collect();
                assert!(names.contains(&name), "{program:?} {seed}: {report:?}");
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

#[test]
fn counts_that_are_not_those_of_the_iterations_are_said() {
    let program = Program { is_movers: false, is_raw: false, tells_counts: true, slip: Slip::None, by_mean: false };
    let text = program.run(3, 20).replacen("\"n\":2.0", "\"n\":3.0", 1);
    let report = judged(&text);
    assert_eq!(report.verdict, RunVerdict::Inconsistent);
    assert!(matches!(report.first.unwrap().fact, Fact::Counts { .. }));
}

#[test]
fn what_is_missing_is_said() {
    let program = Program { is_movers: false, is_raw: true, tells_counts: true, slip: Slip::None, by_mean: false };
    let text = program.run(3, 20);
    let without_end: String = text
        .lines()
        .filter(|line| !line.contains("\"e\":\"decide\""))
        .fold(String::new(), |text, line| text + line + "\n");
    assert_eq!(judged(&without_end).verdict, RunVerdict::Incomplete);
    let mut lines = text.lines().skip(1);
    let nameless = format!(
        "{{\"poda\": \"run\", \"version\": 1, \"claims\": {{\"algorithm\": \"uct\"}}}}\n{}",
        lines.by_ref().collect::<Vec<_>>().join("\n")
    );
    let report = judged(&nameless);
    assert_eq!((report.verdict, report.variations), (RunVerdict::Incomparable, vec![Variation::Position]));
    let other = text.replacen("\"e\":\"expand\",\"move\":0", "\"e\":\"expand\",\"move\":\"left\"", 1);
    let report = judged(&other);
    assert_eq!(report.verdict, RunVerdict::Incomparable);
    assert!(matches!(report.first.unwrap().fact, Fact::UnknownMove { .. }));
    let late = text.replacen("\"e\":\"rollout\"", "\"e\":\"iteration\"", 1);
    assert!(matches!(judged(&late).first.unwrap().fact, Fact::Phase));
    assert!(run_document(text.as_bytes()).unwrap().sampled().is_some());
}
