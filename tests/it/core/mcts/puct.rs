//! Selection by priors: a plain PUCT that shares nothing with the search but the rules of the games, iterations that were
//! worked out by hand, and how files with priors are read, refused and written.

use super::{GAMES, document, file, is_near, recording};
use poda::document::check_mcts;
use poda::file::{load_for_any_search, save, save_preserving_fields};
use poda::game::Game;
use poda::game::any::{AnyGame, AnyMove};
use poda::game::played_game::legal_moves;
use poda::game::tree::Tree;
use poda::game::tree::editing::TreeEdit;
use poda::i18n::code::{CodeLanguage, mcts_code, mcts_program};
use poda::i18n::diagnostics::placed_sentences;
use poda::i18n::{Language, Words, mcts, mcts_pseudocode};
use poda::score::{Player, Score, Turn};
use poda::search::mcts::{Decide, MctsConfig, Priors, Rollout, Selection, SelectionTerm};
use poda::search::split_mix_64::SplitMix64;
use poda::trace::sampled::codec::WrittenSampledTree;
use poda::trace::sampled::tree::{SampledEvent, SampledTree};
use poda::trace::{NodeId, Step, Story};
use std::collections::HashMap;

/// What a plain PUCT knows of a node: n and w from MAX's side, by the moves that lead there.
#[derive(Default)]
struct Plain {
    counts: HashMap<Vec<String>, (u32, f64)>,
}

fn path_to(recording: &SampledTree<AnyGame>, node: NodeId) -> Vec<String> {
    recording.moves_to(node).iter().map(|mv| format!("{mv:?}")).collect()
}

/// The priors of all moves, by the plain definition of the rule.
fn plain_priors(position: &AnyGame, rule: Priors) -> Vec<(AnyMove, f64)> {
    let moves = legal_moves(position);
    let of_tree: Vec<Option<f64>> = moves.iter().map(|&mv| position.prior(mv).map(Score::get)).collect();
    let numbers: Vec<f64> = if of_tree.iter().any(Option::is_some) {
        let known: f64 = of_tree.iter().flatten().sum();
        let missing = of_tree.iter().filter(|prior| prior.is_none()).count();
        of_tree.iter().map(|prior| prior.unwrap_or((1.0 - known).max(0.0) / missing as f64)).collect()
    } else {
        let after = || moves.iter().map(|&mv| position.after(mv));
        match rule {
            Priors::Softmax { temperature } if after().all(|position| position.can_be_evaluated()) => {
                let sign = if position.to_move() == Player::Max { 1.0 } else { -1.0 };
                let values: Vec<f64> = after().map(|position| sign * position.evaluate().score().get()).collect();
                let greatest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                let power = |&value: &f64| {
                    if greatest <= value { 1.0 } else { ((value - greatest) / temperature.get()).exp() }
                };
                values.iter().map(power).collect()
            }
            Priors::Softmax { .. } | Priors::Uniform => vec![1.0; moves.len()],
        }
    };
    let sum: f64 = numbers.iter().sum();
    let share = |number: f64| if sum == 0.0 { 1.0 / moves.len() as f64 } else { number / sum };
    moves.iter().copied().zip(numbers.into_iter().map(share)).collect()
}

impl Plain {
    fn of(&self, path: &[String], mv: AnyMove) -> (u32, f64) {
        let child = [path, &[format!("{mv:?}")]].concat();
        self.counts.get(&child).copied().unwrap_or_default()
    }

    /// Q + c·P·√(Σ n) / (1 + n) of each move, and the move that is selected.
    fn sums(&self, path: &[String], position: &AnyGame, config: &MctsConfig) -> (Vec<(f64, f64)>, AnyMove) {
        let Selection::Puct(rule) = config.selection else { panic!("it has priors") };
        let given = plain_priors(position, rule);
        let all: u32 = given.iter().map(|&(mv, _)| self.of(path, mv).0).sum();
        let sum = |&(mv, prior): &(AnyMove, f64)| {
            let (n, w) = self.of(path, mv);
            let mean = match (n, position.to_move()) {
                (0, _) => 0.0,
                (n, Player::Max) => w / f64::from(n),
                (n, Player::Min) => 1.0 - w / f64::from(n),
            };
            (mean, config.exploration.get() * prior * f64::from(all).sqrt() / (1.0 + f64::from(n)))
        };
        let sums: Vec<(f64, f64)> = given.iter().map(sum).collect();
        let greatest = sums.iter().map(|(mean, bonus)| mean + bonus).fold(f64::NEG_INFINITY, f64::max);
        let equal: Vec<usize> = (0..sums.len()).filter(|&at| greatest - 1e-12 <= sums[at].0 + sums[at].1).collect();
        let prior = equal.iter().map(|&at| given[at].1).fold(0.0, f64::max);
        let selected = equal.into_iter().find(|&at| prior - 1e-12 <= given[at].1).unwrap();
        (sums, given[selected].0)
    }
}

/// Follows a recording step by step, and compares each with the plain PUCT. Returns how many selections were made.
fn followed(recording: &SampledTree<AnyGame>, name: &str) -> usize {
    let config = recording.config();
    let Selection::Puct(rule) = config.selection else { panic!("it has priors") };
    let scale = recording.scale();
    let (mut plain, mut selections, mut given) = (Plain::default(), 0, vec![NodeId::ROOT]);
    let mut at = NodeId::ROOT;
    for step in 1..=recording.len() {
        match recording.event(step).unwrap() {
            SampledEvent::Iteration(_) => at = NodeId::ROOT,
            SampledEvent::Select { node, child } => {
                assert_eq!(node, at, "{name}");
                let (position, path) = (recording.position(node), path_to(recording, node));
                let visits = plain.counts.get(&path).map_or(0, |(n, _)| *n);
                assert!(node == NodeId::ROOT || 0 < visits, "{name}: a new node is not passed: step {step}");
                if position.turn() != Turn::Chance {
                    let (sums, selected) = plain.sums(&path, &position, config);
                    assert_eq!(recording.move_to(child), Some(selected), "{name}: step {step}");
                    let terms = recording.terms(step);
                    assert_eq!(terms.len(), sums.len(), "{name}: every move has a term");
                    for (term, (mean, bonus)) in terms.iter().zip(sums) {
                        assert!(is_near(term.mean, mean) && is_near(term.bonus, bonus), "{name}: step {step}");
                    }
                    selections += 1;
                }
                at = child;
            }
            SampledEvent::Expand { node, child } => {
                assert_eq!((node, recording.position(node).turn()), (at, Turn::Chance), "{name}: only outcomes");
                assert!(!recording.at(step - 1).has(child) && recording.at(step).has(child), "{name}");
                at = child;
            }
            SampledEvent::Priors(node) => {
                assert_eq!(node, at, "{name}");
                assert!(!given.contains(&node), "{name}: priors are given once");
                given.push(node);
                assert_eq!(plain.counts.get(&path_to(recording, node)), None, "{name}: at the first visit");
                for child in recording.children(node) {
                    assert_eq!(recording.added_at(child), step, "{name}");
                    assert!(!recording.at(step - 1).has(child) && recording.at(step).has(child), "{name}");
                }
            }
            SampledEvent::Rollout(node) => {
                assert_eq!(node, at, "{name}");
                let position = recording.position(node);
                let is_new = node != NodeId::ROOT && !plain.counts.contains_key(&path_to(recording, node));
                assert!(is_new || !position.has_moves(), "{name}: an iteration ends at a new node or a leaf");
                if config.rollout == (Rollout::Evaluation { plies: 0 }) && position.can_be_evaluated() {
                    let (moves, result) = recording.rollout(recording.iteration_at(step).unwrap());
                    assert_eq!((moves.len(), result), (0, scale.result(position.evaluate().score())), "{name}");
                }
            }
            SampledEvent::Backup(node) => {
                let result = recording.rollout(recording.iteration_at(step).unwrap()).1;
                let counts = plain.counts.entry(path_to(recording, node)).or_default();
                *counts = (counts.0 + 1, counts.1 + scale.x(result));
                let statistics = recording.statistics(node, step);
                assert_eq!(statistics.visits, counts.0, "{name}: step {step}");
                assert!(is_near(scale.w(statistics), counts.1), "{name}: step {step}");
            }
            SampledEvent::Decide => {}
        }
    }
    // Wherever a player moves and an iteration has been, all moves are there, with priors that add up to 1.
    for node in (0..recording.node_count()).map(NodeId::new) {
        let position = recording.position(node);
        let is_given = given.contains(&node) && position.turn() != Turn::Chance;
        if is_given {
            let priors = plain_priors(&position, rule);
            let children: Vec<NodeId> = recording.children(node).collect();
            assert_eq!(children.len(), priors.len(), "{name}");
            for (&child, (mv, prior)) in children.iter().zip(priors) {
                assert_eq!(recording.move_to(child), Some(mv), "{name}: in the order of the moves");
                assert!(is_near(recording.prior(child).unwrap(), prior), "{name}");
            }
        }
    }
    assert_eq!(recording.statistics(NodeId::ROOT, recording.len()).visits, config.iterations, "{name}");
    selections
}

const PRIORS: &str = "Tree(tree: [(prior: 0.5, children: [(prior: 2, value: 3), 12, 8]), [2, (prior: 0, value: 4)], \
    (prior: 0.1, children: [14, 5, 2])])";

#[test]
fn every_search_is_that_of_a_plain_puct() {
    let softmax = Priors::Softmax { temperature: Score::from(2) };
    let rules = [(Priors::Uniform, 1.4), (softmax, 0.5), (Priors::softmax(), 3.0), (Priors::Uniform, 0.0)];
    let games = GAMES.iter().map(|(game, ..)| *game).chain([PRIORS]);
    for (number, game) in games.enumerate() {
        for (index, (priors, c)) in rules.into_iter().enumerate() {
            let rollout = if index % 2 == 0 { Rollout::Random } else { Rollout::Evaluation { plies: 0 } };
            let config = MctsConfig {
                iterations: 60,
                exploration: Score::new(c).unwrap(),
                seed: number as u64,
                rollout,
                decide: if index < 2 { Decide::Visits } else { Decide::Value },
                selection: Selection::Puct(priors),
            };
            let root = document(game, "").position().clone();
            let recording = recording(&config, &root);
            let selections = followed(&recording, game);
            assert_eq!(0 < selections, root.has_moves(), "{game}");
            // It is the same when it comes from another instance of the program.
            let scale = recording.scale();
            let sent = WrittenSampledTree::of(&recording).read(&config, scale, &root).unwrap();
            assert_eq!(sent.len(), recording.len(), "{game}");
            for step in (0..=recording.len()).step_by(7) {
                assert_eq!((sent.event(step), sent.nodes_at(step)), (recording.event(step), recording.nodes_at(step)));
                assert_eq!(sent.terms(step), recording.terms(step), "{game}");
            }
        }
    }
}

/// A random tree as text: leaves and estimates from 0 to 10, priors that are missing, 0, equal, or of any sum, nodes of
/// either side in any order and, if wished for, chance nodes.
fn random_tree(random: &mut SplitMix64, plies: u64, has_chance: bool, via: Option<&str>) -> String {
    let value = random.below(11);
    let is_cut_short = random.below(6) == 0 && via.is_some();
    let via = via.unwrap_or_default();
    if plies == 0 || is_cut_short {
        return format!("({via}value: {value})");
    }
    let count = 1 + random.below(4);
    let is_chance = has_chance && random.below(4) == 0;
    // Few different priors, so that equal sums are frequent.
    let kind = random.below(4);
    let below: Vec<String> = (0..count)
        .map(|_| {
            let prior = match (if is_chance { 0 } else { kind }, random.below(4)) {
                (0, _) | (1, 0) => String::new(),
                (1 | 2, drawn) => format!("prior: {}, ", [0.0, 0.25, 0.5, 2.0][usize::try_from(drawn).unwrap()]),
                _ => "prior: 0.2, ".to_owned(),
            };
            let weight = if is_chance { format!("({}, ", 1 + random.below(3)) } else { String::new() };
            let node = random_tree(random, plies - 1, has_chance, Some(&prior));
            if is_chance { format!("{weight}{node})") } else { node }
        })
        .collect();
    let side = ["player: Max, ", "player: Min, ", ""][usize::try_from(random.below(3)).unwrap()];
    let estimate = if is_chance || random.below(5) == 0 { String::new() } else { format!("estimate: {value}, ") };
    let (side, children) = if is_chance { ("", "chance") } else { (side, "children") };
    format!("({via}{side}{estimate}{children}: [{}])", below.join(", "))
}

/// Draws settings of a search with priors.
fn random_config(random: &mut SplitMix64) -> MctsConfig {
    let temperature = Score::new([0.5, 1.0, 3.0][usize::try_from(random.below(3)).unwrap()]).unwrap();
    let priors = [Priors::Uniform, Priors::Softmax { temperature }][usize::try_from(random.below(2)).unwrap()];
    let rollouts = [Rollout::Random, Rollout::Evaluation { plies: 0 }, Rollout::Evaluation { plies: 1 }];
    MctsConfig {
        iterations: u32::try_from(1 + random.below(70)).unwrap(),
        exploration: Score::new([0.0, 0.5, 1.0, 1.4, 4.0][usize::try_from(random.below(5)).unwrap()]).unwrap(),
        seed: random.next_u64(),
        rollout: rollouts[usize::try_from(random.below(3)).unwrap()],
        decide: [Decide::Visits, Decide::Value][usize::try_from(random.below(2)).unwrap()],
        selection: Selection::Puct(priors),
    }
}

#[test]
fn random_searches_are_those_of_a_plain_puct() {
    let random = &mut SplitMix64::new(20_171_018);
    let (mut selections, mut zeros, mut ties) = (0, 0, 0);
    for number in 0..600 {
        let tree = random_tree(random, 1 + number % 4, number % 3 == 0, None);
        let game = format!("Tree(bounds: (0, 10), tree: {tree})");
        let config = random_config(random);
        let root = document(&game, "").position().clone();
        let recording = recording(&config, &root);
        selections += followed(&recording, &format!("{number}: {game} {config:?}"));
        for step in 1..=recording.len() {
            let terms = recording.terms(step);
            let greatest = terms.iter().map(SelectionTerm::sum).fold(f64::NEG_INFINITY, f64::max);
            let is_greatest = |term: &&SelectionTerm<NodeId>| greatest - term.sum() < 1e-12;
            ties += usize::from(1 < terms.iter().filter(is_greatest).count() && 0.0 < greatest);
            zeros += usize::from(terms.iter().any(|term| term.prior == Some(0.0)));
        }
    }
    assert!(10_000 < selections && 100 < zeros && 100 < ties, "{selections} {zeros} {ties}");
}

/// A whole search without random numbers, of nothing but numbers: the values, the sides and the priors of a tree.
struct PlainSearch<'a> {
    tree: &'a Tree,
    c: f64,
    priors: Priors,
    n: Vec<u32>,
    w: Vec<f64>,
}

impl PlainSearch<'_> {
    fn priors_below(&self, at: usize) -> Vec<f64> {
        plain_priors(&AnyGame::Tree(self.tree.at_node(at)), self.priors).into_iter().map(|(_, prior)| prior).collect()
    }

    fn iterate(&mut self) {
        let (mut at, mut path) = (0, vec![0]);
        while !self.tree.children_of(at).is_empty() && (at == 0 || 0 < self.n[at]) {
            let children: Vec<usize> = self.tree.children_of(at).iter().map(|&child| child as usize).collect();
            let all = f64::from(children.iter().map(|&child| self.n[child]).sum::<u32>());
            let is_max = self.tree.player_of(at) == Player::Max;
            let mut best: Option<(usize, f64, f64)> = None;
            for (&child, prior) in children.iter().zip(self.priors_below(at)) {
                let n = f64::from(self.n[child]);
                let q = if n == 0.0 {
                    0.0
                } else if is_max {
                    self.w[child] / n
                } else {
                    1.0 - self.w[child] / n
                };
                let sum = q + self.c * prior * all.sqrt() / (1.0 + n);
                let is_better = best.is_none_or(|(_, greatest, most)| {
                    greatest + 1e-12 < sum || ((sum - greatest).abs() <= 1e-12 && most + 1e-12 < prior)
                });
                if is_better {
                    best = Some((child, sum, prior));
                }
            }
            at = best.unwrap().0;
            path.push(at);
        }
        let x = self.tree.value_of(at).unwrap().get() / 10.0;
        for at in path {
            self.n[at] += 1;
            self.w[at] += x;
        }
    }
}

/// With evaluations in place of rollouts nothing is random, so that a search is repeated from its settings alone.
#[test]
fn a_search_without_random_numbers_is_repeated_from_its_settings() {
    let random = &mut SplitMix64::new(2_011);
    let mut compared = 0;
    while compared < 250 {
        let text = random_tree(random, 3, false, None);
        let game = format!("Tree(bounds: (0, 10), tree: {text})");
        let config = MctsConfig { rollout: Rollout::Evaluation { plies: 0 }, ..random_config(random) };
        let root = document(&game, "").position().clone();
        let AnyGame::Tree(tree) = &root else { unreachable!() };
        if (1..tree.node_count()).any(|at| tree.value_of(at).is_none()) || tree.node_count() == 1 {
            continue;
        }
        compared += 1;
        let Selection::Puct(priors) = config.selection else { unreachable!() };
        let nodes = tree.node_count();
        let c = config.exploration.get();
        let mut plain = PlainSearch { tree, c, priors, n: vec![0; nodes], w: vec![0.0; nodes] };
        (0..config.iterations).for_each(|_| plain.iterate());
        let recording = recording(&config, &root);
        for node in (0..recording.node_count()).map(NodeId::new) {
            let AnyGame::Tree(position) = recording.position(node) else { unreachable!() };
            let (at, statistics) = (position.node_index(), recording.statistics(node, recording.len()));
            assert_eq!(statistics.visits, plain.n[at], "{game} {config:?}");
            assert!(is_near(recording.scale().w(statistics), plain.w[at]), "{game} {config:?}");
        }
    }
}

/// MAX chooses between A, where MIN chooses between 0 and 10, and B, a leaf worth 5. The estimate of A is 7, and the
/// priors are 0.6 and 0.4; MIN's are 0.5 each.
const BY_HAND: &str =
    "Tree(bounds: (0, 10), tree: [(prior: 0.6, estimate: 7, children: [0, 10]), (prior: 0.4, value: 5)])";

/// c is 1, x is a tenth of the value, and N are the visits of both.
///
/// | N | A: mean + 0.6·√N / (1 + n) | B: mean + 0.4·√N / (1 + n) | then |
/// |---|---|---|---|
/// | 0 | 0 | 0 | A has the greater prior, and is evaluated as 7 |
/// | 1 | 0.7/1 + 0.6/2 = 1.00 | 0 + 0.4/1 = 0.40 | A: MIN's sums are 0, and the first is taken, 0 |
/// | 2 | 0.7/2 + 0.6·1.414/3 = 0.63 | 0 + 0.4·1.414/1 = 0.57 | A: MIN has 1 + 0.25 and 0.5 |
/// | 3 | 0.7/3 + 0.6·1.732/4 = 0.49 | 0 + 0.4·1.732/1 = 0.69 | B |
/// | 4 | 0.7/3 + 0.6·2/4 = 0.53 | 0.5/1 + 0.4·2/2 = 0.90 | B |
#[test]
fn five_iterations_are_those_that_were_worked_out_by_hand() {
    let search = "iterations: 5, exploration: 1, rollout: Evaluation(plies: 0), selection: Puct";
    let document = document(BY_HAND, search);
    let recording = recording(&document.sampled().unwrap(), document.position());
    let sums = |step: Step| {
        let sums = recording.terms(step).iter().map(|term| format!("{:.2}", term.sum())).collect::<Vec<_>>();
        (!sums.is_empty()).then(|| sums.join(" "))
    };
    let found: Vec<String> = (1..=recording.len()).filter_map(sums).collect();
    let worked_out = ["0.00 0.00", "1.00 0.40", "0.00 0.00", "0.63 0.57", "1.25 0.50", "0.49 0.69", "0.53 0.90"];
    assert_eq!(found, worked_out);
    let visits: Vec<u32> = recording.answer().unwrap().children.iter().map(|(_, of)| of.visits).collect();
    assert_eq!(visits, [3, 2]);
    let words = Words::new(Language::ENGLISH);
    let said = |step| mcts::event_sentence(&words, &recording, step);
    let select = (1..=recording.len()).filter(|&step| !recording.terms(step).is_empty()).collect::<Vec<_>>();
    assert_eq!(
        said(select[0]),
        "At A, MAX selects B: no child has been visited, so that all sums are 0, and its prior 0.6 is the greatest."
    );
    assert_eq!(
        said(select[1]),
        "At A, MAX selects B: 0.70 + 1·0.6·√1 / (1 + 1) = 1.00. That is more than 0.00 + 1·0.4·√1 / (1 + 0) = 0.40, that of the 2nd move."
    );
    assert_eq!(
        said(select[2]),
        "At B, MIN selects the 1st move: no child has been visited, so that all sums are 0, and it is the first of 2 with the greatest prior, 0.5."
    );
}

/// The code in programming languages does what the search does.
#[test]
fn no_code_is_offered_that_does_something_else() {
    let [by_ucb1, by_puct] = [Selection::Ucb1, Selection::Puct(Priors::Uniform)];
    let evaluated = |plies| Rollout::Evaluation { plies };
    for (selection, rollout, function) in [
        (by_ucb1, Rollout::Random, Some("ucb")),
        (by_ucb1, evaluated(0), None),
        (by_puct, Rollout::Random, Some("puct")),
        (by_puct, evaluated(0), Some("puct")),
        (by_puct, evaluated(2), None),
    ] {
        let config = MctsConfig { iterations: 3, selection, rollout, ..MctsConfig::default() };
        let recording = recording(&config, document("Tree(tree: [[3, 12], [2, 4]])", "").position());
        for step in 1..=recording.len() {
            let code = mcts_code(&recording, step, CodeLanguage::Python);
            assert_eq!(code.is_some(), function.is_some());
            let Some((code, function)) = code.zip(function) else { continue };
            assert!(code.lines.iter().any(|line| line.text.plain().contains(&format!("def {function}("))));
        }
        assert_eq!(mcts_program(&recording, CodeLanguage::Python).is_some(), function.is_some());
        let code = mcts_pseudocode::pseudocode(&Words::new(Language::ENGLISH), &recording, 2);
        let formula = if selection == by_ucb1 { "mean + c·√(ln N / n)" } else { "mean + c·P·√N / (1 + n)" };
        assert!(code.lines.iter().any(|line| line.text.plain().contains(formula)), "{code:?}");
    }
}

/// Where sums are equal, the greater prior is selected, also if it comes later.
#[test]
fn of_equal_sums_the_greatest_prior_is_selected() {
    let tree = "Tree(bounds: (0, 10), tree: [(prior: 0.2, value: 3), (prior: 0.4, value: 3), (prior: 0.4, value: 9)])";
    let document = document(tree, "iterations: 1, exploration: 0, rollout: Evaluation(plies: 0), selection: Puct");
    let recording = recording(&document.sampled().unwrap(), document.position());
    let visits: Vec<u32> = recording.answer().unwrap().children.iter().map(|(_, of)| of.visits).collect();
    assert_eq!((visits, recording.answer().unwrap().line.len()), (vec![0, 1, 0], 1));
    for decide in [Decide::Visits, Decide::Value] {
        let config = MctsConfig { decide, ..document.sampled().unwrap() };
        let recording = super::recording(&config, document.position());
        assert_eq!(recording.answer().unwrap().best(), Some(legal_moves(document.position())[1]));
    }
}

#[test]
fn the_settings_are_those_of_the_file_and_are_written_again() {
    let read = |search: &str| document("Nim()", search).sampled().unwrap().selection;
    let softmax = |temperature| Selection::Puct(Priors::Softmax { temperature });
    assert_eq!(read(""), Selection::Ucb1);
    assert_eq!(read("selection: Uct"), Selection::Ucb1);
    assert_eq!(read("selection: Puct"), Selection::Puct(Priors::Uniform));
    assert_eq!(read("selection: Puct, priors: Uniform"), Selection::Puct(Priors::Uniform));
    assert_eq!(read("priors: Softmax, selection: Puct"), softmax(Score::from(1)));
    assert_eq!(read("selection: Puct, priors: Softmax()"), softmax(Score::from(1)));
    assert_eq!(read("selection: Puct, priors: Softmax(temperature: 2.5)"), softmax(Score::new(2.5).unwrap()));
    for search in [
        "selection: Puct",
        "iterations: 7, selection: Puct, priors: Uniform",
        "exploration: 2, selection: Puct, priors: Softmax",
        "selection: Puct, priors: Softmax(temperature: 0.25)",
        "selection: Uct",
    ] {
        for game in ["Nim()", PRIORS, BY_HAND] {
            let document = document(game, search);
            assert_eq!(load_for_any_search(save(&document).as_bytes()).unwrap(), document);
            let kept = save_preserving_fields(&document, &file(game, search));
            assert_eq!(load_for_any_search(kept.as_bytes()).unwrap(), document);
            assert!(search.split(", ").all(|field| kept.contains(field)), "{kept}");
            assert_eq!(kept.matches("prior: ").count(), game.matches("prior: ").count(), "{kept}");
        }
    }
    assert!(!save(&document("Nim()", "iterations: 3")).contains("selection"));
}

#[test]
fn what_is_wrong_with_priors_is_said_where_it_stands() {
    let faults = |text: &str| {
        let error = load_for_any_search(text.as_bytes()).unwrap_err();
        let placed = placed_sentences(&Words::new(Language::ENGLISH), &error).into_iter();
        placed.map(|(at, said)| (at.unwrap().0, said)).collect::<Vec<_>>()
    };
    for (search, said) in [
        ("selection: Best", "expected one of `Uct`, `Puct`."),
        ("selection: Puct, priors: Equal", "expected one of `Uniform`, `Softmax`."),
        ("selection: Puct, priors: Softmax(temperature: 0)", "a finite number above 0 was expected."),
        ("priors: Softmax", "Write `selection: Puct` beside it."),
        ("selection: Uct, priors: Uniform", "Write `selection: Puct` beside it."),
    ] {
        let found = faults(&file("Nim()", search));
        assert!(found.len() == 1 && found[0].1.ends_with(said), "{search}: {found:?}");
    }
    for (tree, said) in [
        ("Tree(tree: [\n(prior: -1, value: 3), 2])", "a finite number, 0 or more, was expected."),
        ("Tree(tree: [\n(prior: inf, value: 3), 2])", "a finite number, 0 or more, was expected."),
        ("Tree(tree: (name: \"A\",\nprior: 1, children: [3, 2]))", "the root and the outcomes of chance have none."),
        ("Tree(tree: (chance: [\n(prior: 1, value: 3), 2]))", "the root and the outcomes of chance have none."),
        ("Tree(players: [\"a\", \"b\", \"c\"], tree: [\n(prior: 1, value: (1, 2, 3)), (1, 1, 1)])", "this field."),
    ] {
        let found = faults(&format!("(version: 1, game: {tree})"));
        let is_said = found.iter().any(|(line, found)| *line == 2 && found.ends_with(said));
        assert!(is_said && found.iter().filter(|(line, _)| *line == 2).count() == 1, "{tree}: {found:?}");
    }
}

/// A move that is added has what the others leave, and an edited tree is read again as it is.
#[test]
fn an_edited_tree_keeps_its_priors() {
    let document = document(BY_HAND, "selection: Puct");
    let AnyGame::Tree(tree) = document.position() else { unreachable!() };
    let edited = tree.edited(&TreeEdit::AddChild { parent: 0 }).unwrap().tree;
    let root = AnyGame::Tree(edited);
    let priors: Vec<f64> = plain_priors(&root, Priors::Uniform).into_iter().map(|(_, prior)| prior).collect();
    assert_eq!(priors, [0.6, 0.4, 0.0]);
    let saved = save(&document.with_position(root.clone()));
    assert_eq!(load_for_any_search(saved.as_bytes()).unwrap().position(), &root);
    // Deleting a move leaves the others their shares of 1.
    let AnyGame::Tree(tree) = document.position() else { unreachable!() };
    let fewer = AnyGame::Tree(tree.without(|at| at == 1).unwrap());
    let config = MctsConfig { iterations: 3, selection: Selection::Puct(Priors::Uniform), ..MctsConfig::default() };
    assert!(check_mcts(&fewer, &config).is_ok());
    let recording = recording(&config, &fewer);
    assert!(recording.children(NodeId::ROOT).all(|child| recording.prior(child) == Some(1.0)));
}
