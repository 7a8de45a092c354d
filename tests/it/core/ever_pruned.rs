//! Which leaves can be pruned for some values of the leaves: the decision agrees with all values on all small trees.

use crate::project::nightly;
use poda::document::{QuestionKind, QuestionKinds};
use poda::file::load;
use poda::game::tree::Weight;
use poda::game::tree::{Tree, TreeBuilder};
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::practice::quiz::HintStrength;
use poda::practice::sentences::QuestionSentences;
use poda::practice::{Answer, judge, questions, shown};
use poda::score::{CutOn, Interval, Player, Score, Window};
use poda::search::ever::{can_decide, pruning_values};
use poda::search::{Algorithm, Fail, SearchConfig};
use poda::trace::recorder::record;
use poda::trace::{NodeId, NodeKind};

/// The shape of a tree, as the children of its nodes.
#[derive(Clone, Debug)]
struct Shape(Vec<Self>);

/// All shapes with so many leaves and at most so many plies, in which an inner node has at least so many children.
fn shapes(leaves: usize, plies: usize, fewest: usize) -> Vec<Shape> {
    let leaf = (leaves == 1).then(|| Shape(Vec::new()));
    let inner = if plies == 0 { Vec::new() } else { rows(leaves, plies - 1, fewest) };
    leaf.into_iter().chain(inner.into_iter().filter(|row| fewest <= row.len()).map(Shape)).collect()
}

/// All rows of siblings with so many leaves in all, at least one.
fn rows(leaves: usize, plies: usize, fewest: usize) -> Vec<Vec<Shape>> {
    let of_first = |first: usize| {
        let rest = if first == leaves { vec![Vec::new()] } else { rows(leaves - first, plies, fewest) };
        let firsts = shapes(first, plies, fewest).into_iter();
        firsts.flat_map(move |shape| rest.clone().into_iter().map(move |row| [vec![shape.clone()], row].concat()))
    };
    (1..=leaves).flat_map(of_first).collect()
}

/// Whose turn it is at an inner node; by weight, how its outcomes weigh.
#[derive(Clone, Copy, Debug)]
enum At {
    Max,
    Min,
    Chance([u32; 3]),
}

struct Growing<'a> {
    builder: TreeBuilder,
    turns: std::slice::Iter<'a, At>,
    values: std::slice::Iter<'a, i32>,
}

impl Growing<'_> {
    fn add(&mut self, shape: &Shape, parent: usize, weight: Option<u32>) {
        let turn = if shape.0.is_empty() { None } else { self.turns.next().copied() };
        let player = if let Some(At::Min) = turn { Player::Min } else { Player::Max };
        let value = if turn.is_none() { self.values.next().map(|&value| Score::from(value)) } else { None };
        let at = self.builder.add(parent, player, value);
        if let Some(weight) = weight.and_then(Weight::new) {
            self.builder.weigh(weight);
        }
        for (index, child) in shape.0.iter().enumerate() {
            let weight = if let Some(At::Chance(weights)) = turn { Some(weights[index % 3]) } else { None };
            self.add(child, at, weight);
        }
    }
}

fn tree(shape: &Shape, turns: &[At], values: &[i32], bounds: Option<Interval>) -> Tree {
    let builder = TreeBuilder::with_capacity(0);
    let mut growing = Growing { builder, turns: turns.iter(), values: values.iter() };
    growing.add(shape, 0, None);
    let tree = Tree::built(growing.builder).unwrap();
    match bounds {
        Some(bounds) => tree.within(bounds),
        None => tree,
    }
}

fn inner_nodes(shape: &Shape) -> usize {
    usize::from(!shape.0.is_empty()) + shape.0.iter().map(inner_nodes).sum::<usize>()
}

fn leaves(shape: &Shape) -> usize {
    if shape.0.is_empty() { 1 } else { shape.0.iter().map(leaves).sum() }
}

/// All lists of so many of these.
fn lists<T: Copy>(of: &[T], length: usize) -> Vec<Vec<T>> {
    (0..length).fold(vec![Vec::new()], |lists, _| {
        lists.iter().flat_map(|list| of.iter().map(move |&next| [list.clone(), vec![next]].concat())).collect()
    })
}

/// For each leaf from left to right, whether any list of these values prunes it.
fn pruned_for_some(
    config: &SearchConfig,
    tree_of: impl Fn(&[i32]) -> Tree,
    values: &[i32],
    leaves: usize,
) -> Vec<bool> {
    let mut pruned = vec![false; leaves];
    for values in lists(values, leaves) {
        let recording = record(config, &tree_of(&values), usize::MAX);
        let trace = recording.trace();
        assert!(trace.is_complete());
        let is_leaf = |node: &_| trace.kind(*node) != NodeKind::Inner;
        for (pruned, leaf) in pruned.iter_mut().zip(trace.nodes().filter(is_leaf)) {
            *pruned |= !trace.is_searched(leaf);
        }
    }
    pruned
}

/// For each leaf from left to right, whether it is decided that some values prune a branch on its path.
fn decided(config: &SearchConfig, tree: &Tree) -> Vec<bool> {
    let mut pruned = Vec::new();
    let mut open = vec![(tree.node_index(), Vec::new(), false)];
    while let Some((at, line, is_pruned)) = open.pop() {
        let is_pruned = is_pruned || pruning_values(config, tree, &line).unwrap().is_some();
        let children = tree.children_of(at);
        if children.is_empty() {
            pruned.push(is_pruned);
        }
        let below =
            (0..).zip(children).map(|(mv, &child)| (child as usize, [line.clone(), vec![mv]].concat(), is_pruned));
        open.extend(below.collect::<Vec<_>>().into_iter().rev());
    }
    pruned
}

const RULES: [(CutOn, Fail); 4] =
    [(CutOn::Equal, Fail::Soft), (CutOn::Strict, Fail::Soft), (CutOn::Equal, Fail::Hard), (CutOn::Strict, Fail::Hard)];

/// What is decided of all trees of these shapes is what these values show, by every rule. Every fifth tree is checked,
/// or all: so that each algorithm is asked about more than a hundred, by which a fault that shows in 3 % of them is
/// found with 95 %. Returns how many trees there are.
fn check(
    shapes: &[Shape],
    algorithms: &[Algorithm],
    turns: &[At],
    values: &[i32],
    bounds: Option<Interval>,
    windows: &[Window],
) -> usize {
    let by_rule =
        |&algorithm| RULES.map(|(cut_on, fail)| SearchConfig { algorithm, cut_on, fail, ..SearchConfig::default() });
    let in_window = |config| windows.iter().map(move |&window| SearchConfig { window, ..config });
    let configs: Vec<_> = algorithms.iter().flat_map(by_rule).flat_map(in_window).collect();
    let mut trees = 0_usize;
    for shape in shapes {
        let leaves = leaves(shape);
        for turns in lists(turns, inner_nodes(shape)) {
            trees += 1;
            if !trees.is_multiple_of(nightly::cases(5, 1)) {
                continue;
            }
            let tree_of = |values: &[i32]| tree(shape, &turns, values, bounds);
            let any = tree_of(&vec![values[0]; leaves]);
            for config in &configs {
                assert!(can_decide(config, &any));
                let shown = pruned_for_some(config, tree_of, values, leaves);
                assert_eq!(decided(config, &any), shown, "{shape:?} {turns:?} {config:?} {bounds:?}");
            }
        }
    }
    trees
}

fn up_to(leaves: usize, plies: usize, fewest: usize) -> Vec<Shape> {
    (2..=leaves).flat_map(|leaves| shapes(leaves, plies, fewest)).collect()
}

fn window(alpha: i32, beta: i32) -> Window {
    Window { alpha: alpha.into(), beta: beta.into() }
}

fn within(low: i32, high: i32) -> Interval {
    Interval { low: low.into(), high: high.into() }
}

const PLAYERS: [At; 2] = [At::Max, At::Min];

#[test]
fn alpha_beta_prunes_for_some_values_what_is_decided() {
    let both = [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta];
    let checked = [
        check(&up_to(5, 3, 2), &both, &PLAYERS, &[0, 1, 2], None, &[Window::FULL]),
        check(&up_to(3, 3, 1), &both[..1], &PLAYERS, &[-3, 0, 1, 2, 3], None, &[window(0, 2)]),
    ];
    assert_eq!(checked, [376, 1_608], "the number of trees");
}

#[test]
fn within_bounds_a_greatest_value_prunes() {
    let both = [Algorithm::AlphaBeta, Algorithm::Star1];
    let windows = [window(1, 2), window(-1, 1)];
    let checked = [
        check(&up_to(5, 3, 2), &both, &PLAYERS, &[0, 1, 2], Some(within(0, 2)), &[Window::FULL]),
        check(&up_to(4, 3, 2), &both, &PLAYERS, &[0, 1, 2, 3], Some(within(0, 3)), &windows),
    ];
    assert_eq!(checked, [376, 74], "the number of trees");
}

#[test]
fn star1_prunes_for_some_values_what_is_decided() {
    let star1 = [Algorithm::Star1];
    let turns = [At::Max, At::Min, At::Chance([1, 2, 1]), At::Chance([5, 0, 1])];
    let (few, many) = (up_to(3, 2, 1), up_to(4, 3, 2));
    let checked = [
        check(&many, &star1, &turns, &[0, 1, 3, 4], Some(within(0, 4)), &[Window::FULL, window(1, 3)]),
        check(&few, &star1, &turns[..3], &[0, 1, 2, 3, 4], Some(within(0, 4)), &[Window::FULL, window(1, 4)]),
        check(&many, &star1, &turns[..3], &[0, 1, 2, 4], None, &[Window::FULL]),
        check(&many, &star1, &turns[..3], &[-4, 0, 2, 4], None, &[window(1, 3)]),
    ];
    assert_eq!(checked, [444, 330, 207, 207], "the number of trees");
}

#[test]
fn bounds_with_an_open_end_prune_for_some_values_what_is_decided() {
    let star1 = [Algorithm::Star1];
    let turns = [At::Max, At::Min, At::Chance([1, 2, 1])];
    let at_least = Interval { high: Score::INFINITY, ..within(0, 0) };
    let at_most = Interval { low: Score::NEG_INFINITY, ..within(0, 3) };
    let many = up_to(4, 3, 2);
    let checked = [
        check(&many, &star1, &turns, &[0, 1, 9, 200], Some(at_least), &[Window::FULL, window(1, 3)]),
        check(&many, &star1, &turns, &[3, 1, -9, -200], Some(at_most), &[Window::FULL]),
    ];
    assert_eq!(checked, [207, 207], "the number of trees");
}

/// The exercise of the textbook: with leaves that are not negative, a chance node below MAX is never known to be worth
/// too little.
#[test]
fn leaves_that_are_not_negative_prune_nothing_below_max_and_chance() {
    let text = "(version: 1, game: Tree(bounds: (0, inf), tree: (children: [(chance: [(player: Max, children: [3, 1]), \
                (player: Max, children: [5])]), (chance: [(player: Max, children: [0, 1]), (player: Max, children: [2, 9])])])), \
                search: (algorithm: Star1))";
    let document = load(text.as_bytes()).unwrap();
    let recording = record(document.search().unwrap(), document.position(), 1_000);
    let asked: Vec<_> = questions(&recording, QuestionKinds::NONE.with(QuestionKind::Ever), false).collect();
    let [question] = asked[..] else { panic!("it is asked once") };
    assert_eq!(shown(&recording, &question).accepted, [Answer::Children(Vec::new())]);
}

/// What is said of an answer names values with which the leaf is pruned, or why none prune it; in both languages.
#[test]
fn a_wrong_answer_is_met_with_values_or_a_reason() {
    let lesson = lessons::all().iter().zip(0..).find(|(_, number)| lessons::name(*number) == "a-to-n");
    let document = lesson.unwrap().0;
    let recording = record(document.search().unwrap(), document.position(), 1_000);
    let asked: Vec<_> = questions(&recording, QuestionKinds::NONE.with(QuestionKind::Ever), false).collect();
    let [question] = asked[..] else { panic!("it is asked once") };
    let said = |language| {
        let words = Words::new(language);
        let mut said = vec![recording.prompt(&words, &question).plain()];
        said.extend(HintStrength::ALL.iter().map(|&hint| recording.hint_sentence(&words, &question, hint).plain()));
        for leaves in [Vec::new(), question.choices(&recording), vec![NodeId::ROOT]] {
            let answer = Answer::Children(leaves);
            let verdict = judge(&recording, &question, &answer);
            assert!(!verdict.is_right);
            said.push(recording.objection_sentence(&words, &question, &answer, &verdict).plain());
        }
        let verdict = shown(&recording, &question);
        said.push(recording.answer_text(&words, &question, &verdict.accepted[0]));
        said.push(recording.verdict_sentence(&words, &question, None, &verdict).plain());
        said.join("\n")
    };
    insta::assert_snapshot!(Language::AUTHORED.map(said).join("\n\n"));
}

/// Only what can be decided is asked.
#[test]
fn other_searches_are_not_asked_about() {
    let asks = |text: &str| {
        let document = load(text.as_bytes()).unwrap();
        let recording = record(document.search().unwrap(), document.position(), 1_000);
        questions(&recording, QuestionKinds::NONE.with(QuestionKind::Ever), false).count()
    };
    let of = |tree: &str, search: &str| asks(&format!("(version: 1, game: Tree({tree}), search: ({search}))"));
    let tree = "tree: [[3, 12], [2, 4]]";
    for search in ["", "algorithm: NegamaxAlphaBeta", "algorithm: Star1", "cut_on: Strict, fail: Hard, window: (1, 5)"]
    {
        assert_eq!(of(tree, search), 1, "{search}");
    }
    for search in ["algorithm: Minimax", "algorithm: Star2", "algorithm: AlphaBetaTable", "killers: 2"] {
        assert_eq!(of(tree, search), 0, "{search}");
    }
    assert_eq!(of("bounds: (0, inf), tree: [[3, 12], [2, 4]]", "algorithm: Star1"), 1, "one end is open");
    assert_eq!(of("tree: [[3, inf], [2, 4]]", ""), 0, "a leaf is worth no number");
    assert_eq!(asks("(version: 1, game: Nim(piles: [1, 2]))"), 0, "the rules decide what leaves are worth");
    let pair = |(kind, count): (&str, usize)| {
        let file = format!("(version: 1, game: Tree({tree}), practice: (kinds: [{kind}]))");
        assert_eq!(load(file.as_bytes()).is_ok(), count == 1, "{file}");
    };
    [("Ever", 1), ("Ever, Ever", 0), ("ever", 0), ("Evr", 0)].into_iter().for_each(pair);
}
