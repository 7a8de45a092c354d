//! A key claims only what is proved: for random trees of every kind, with any window, settings and depth, each accepted
//! answer about the best move and about a value is held against the values by definition.

use crate::words::claims::xor_shift::XorShift;
use poda::document::any_search::record_any;
use poda::document::practice::KindSet;
use poda::file;
use poda::game::Game;
use poda::game::any::{AnyGame, AnyMove};
use poda::game::evaluation::Evaluation;
use poda::game::players::Players;
use poda::i18n::{Language, Words};
use poda::practice::blank::{BlankField, BlankPart, expected, fields};
use poda::practice::room::{check_askable_here, question_here};
use poda::practice::sentences::QuestionSentences;
use poda::practice::{Answer, Question, QuestionKind, check_askable, check_fillable, judge, questions};
use poda::score::{Interval, Payoffs, Player, Score, Turn};
use poda::search::refutation::{Refutation, refutation};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::limits::Limits;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, NodeKind, Recorded, Story};
use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The kinds of trees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TreeKind {
    TwoSides,
    Chance,
    SeveralPlayers,
}

/// A random file: a tree and a search of it.
fn random_file(kind: TreeKind, random: &mut XorShift) -> String {
    let mut tree = String::new();
    node(kind, 2 + random.below(3), random, &mut tree);
    let algorithms: &[&str] = match kind {
        TreeKind::TwoSides => &[
            "AlphaBeta",
            "AlphaBeta",
            "NegamaxAlphaBeta",
            "Minimax",
            "Negamax",
            "AlphaBetaTable",
            "Star1",
            "PrincipalVariation",
            "IterativeDeepening",
            "Aspiration",
            "Mtdf",
        ],
        TreeKind::Chance => &["Expectiminimax", "Star1", "Star2"],
        TreeKind::SeveralPlayers => &["Paranoid", "BestReply"],
    };
    let head = match kind {
        TreeKind::TwoSides | TreeKind::Chance => {
            let bounds = if random.happens(40) { "bounds: (-5, 5), " } else { "" };
            format!("root: {}, {bounds}", random.one_of(&["Max", "Min"]))
        }
        TreeKind::SeveralPlayers => "players: [\"Ann\", \"Bob\", \"Cid\"], ".to_owned(),
    };
    let mut search = format!("algorithm: {}", random.one_of(algorithms));
    if random.happens(70) {
        let alpha = i32::try_from(random.below(9)).unwrap() - 5;
        let beta = alpha + 1 + i32::try_from(random.below(4)).unwrap();
        let ends = [
            (alpha.to_string(), "inf".into()),
            ("-inf".into(), beta.to_string()),
            (alpha.to_string(), beta.to_string()),
        ];
        let (alpha, beta): &(String, String) = random.one_of(&ends);
        write!(search, ", window: ({alpha}, {beta})").unwrap();
    }
    if random.happens(50) {
        search += ", fail: Hard";
    }
    if random.happens(40) {
        search += ", cut_on: Strict";
    }
    if random.happens(30) {
        write!(search, ", depth: {}", 1 + random.below(3)).unwrap();
    }
    format!("(version: 1, game: Tree({head}tree: {tree}), search: ({search}))")
}

fn leaf(kind: TreeKind, random: &mut XorShift) -> String {
    let mut number = || i32::try_from(random.below(11)).unwrap() - 5;
    match kind {
        TreeKind::TwoSides | TreeKind::Chance => number().to_string(),
        TreeKind::SeveralPlayers => format!("({}, {}, {})", number(), number(), number()),
    }
}

fn node(kind: TreeKind, levels: usize, random: &mut XorShift, text: &mut String) {
    if levels == 0 || random.happens(10) {
        *text += &leaf(kind, random);
        return;
    }
    let is_chance = kind == TreeKind::Chance && random.happens(35);
    let estimate = leaf(kind, random);
    write!(text, "(estimate: {estimate}, {}: [", if is_chance { "chance" } else { "children" }).unwrap();
    for _ in 0..=random.below(3) {
        if is_chance {
            write!(text, "({}, ", 1 + random.below(3)).unwrap();
        }
        node(kind, levels - 1, random, text);
        *text += if is_chance { "), " } else { ", " };
    }
    *text += "])";
}

/// The rule by which a position is worth something to the player at the root, beside the moves of the others.
#[derive(Clone, Copy)]
enum Rule {
    /// MAX, MIN and chance.
    TwoSides,
    /// All others play against the player with this index.
    Paranoid(usize),
    /// At most one of the others departs from their first move, between two moves of this player; and whether one has.
    BestReply(usize, bool),
}

impl Rule {
    fn of(recording: &Recording<AnyGame>) -> Self {
        match recording.config().algorithm {
            Algorithm::Paranoid => Self::Paranoid(recording.root().mover()),
            Algorithm::BestReply => Self::BestReply(recording.root().mover(), false),
            _ => Self::TwoSides,
        }
    }
}

/// The values that are assumed for leaves, each by the moves to it.
type Assumed = [(Vec<AnyMove>, Score)];

/// The value of a position by definition.
fn value(position: &AnyGame, depth: Option<usize>, rule: Rule) -> Score {
    value_with(position, depth, rule, &mut Vec::new(), &[])
}

/// The value of the position after the moves of `line`, where leaves have other values.
fn value_with(
    position: &AnyGame,
    depth: Option<usize>,
    rule: Rule,
    line: &mut Vec<AnyMove>,
    assumed: &Assumed,
) -> Score {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if moves.is_empty() || depth == Some(0) {
        if let Some((_, value)) = assumed.iter().find(|(leaf, _)| leaf == line) {
            return *value;
        }
        return match rule {
            Rule::TwoSides => position.evaluate().score(),
            Rule::Paranoid(viewer) | Rule::BestReply(viewer, _) => position.payoffs().of(viewer),
        };
    }
    let mut below = |mv, rule| {
        line.push(mv);
        let found = value_with(&position.after(mv), depth.map(|depth| depth - 1), rule, line, assumed);
        line.pop();
        found
    };
    match rule {
        Rule::TwoSides if position.turn() == Turn::Chance => {
            let outcomes = moves.iter().map(|&mv| (position.weight(mv), below(mv, rule)));
            Score::weighted_mean(outcomes.collect::<Vec<_>>()).unwrap()
        }
        Rule::TwoSides => best(position.to_move(), moves.into_iter().map(|mv| below(mv, rule))),
        Rule::Paranoid(viewer) => best(side(position, viewer), moves.into_iter().map(|mv| below(mv, rule))),
        Rule::BestReply(viewer, _) if position.mover() == viewer => {
            best(Player::Max, moves.into_iter().map(|mv| below(mv, Rule::BestReply(viewer, false))))
        }
        Rule::BestReply(_, true) => below(moves[0], rule),
        Rule::BestReply(viewer, false) => {
            let reply = |(index, mv)| below(mv, Rule::BestReply(viewer, 0 < index));
            best(Player::Min, moves.into_iter().enumerate().map(reply))
        }
    }
}

fn side(position: &AnyGame, viewer: usize) -> Player {
    if position.mover() == viewer { Player::Max } else { Player::Min }
}

fn best(player: Player, values: impl Iterator<Item = Score>) -> Score {
    values.reduce(|one, other| player.better_of(one, other)).unwrap()
}

/// Collects the moves to each leaf below the position after the moves of `line`.
fn leaf_lines(root: &AnyGame, depth: Option<usize>, line: &[AnyMove], found: &mut Vec<Vec<AnyMove>>) {
    let position = line.iter().fold(root.clone(), |position, &mv| position.after(mv));
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if moves.is_empty() || depth.is_some_and(|depth| depth <= line.len()) {
        found.push(line.to_vec());
        return;
    }
    for mv in moves {
        leaf_lines(root, depth, &[line, &[mv]].concat(), found);
    }
}

/// How often each thing was checked.
#[derive(Debug, Default)]
struct Checked {
    best: usize,
    best_withheld: usize,
    fields: usize,
    values: usize,
}

/// Checks the keys of a recording.
fn check(recording: &Recording<AnyGame>, is_fillable: bool, checked: &mut Checked, text: &str) {
    let (trace, config) = (recording.trace(), recording.config());
    let rule = Rule::of(recording);
    let at = |node: NodeId| {
        let depth = config.depth.map(|depth| depth.saturating_sub(trace.ply(node)));
        value(&recording.position(node), depth, rule)
    };
    let holds_at = |interval: Interval, node: NodeId| interval.low <= at(node) && at(node) <= interval.high;
    let is_best = |answer: &Answer| match answer {
        Answer::Node(child) => trace.parent(*child) == Some(NodeId::ROOT) && at(*child) == at(NodeId::ROOT),
        _ => false,
    };
    let window = trace.window(NodeId::ROOT);
    let is_inside = window.is_none_or(|window| window.contains(at(NodeId::ROOT)));
    let mut is_asked = false;
    let of_practice =
        questions(recording, KindSet::from([QuestionKind::Best, QuestionKind::Value, QuestionKind::Root]), false);
    let of_room = (0..=trace.len()).filter_map(|step| question_here(recording, step, true));
    for question in of_practice.chain(of_room).collect::<Vec<Question>>() {
        let accepted = question.accepted(recording);
        match question.kind {
            QuestionKind::Best => {
                is_asked = true;
                checked.best += 1;
                assert!(!accepted.is_empty() && accepted.iter().all(is_best), "{accepted:?} of {text}");
                let all = trace.children(NodeId::ROOT).filter(|&child| is_best(&Answer::Node(child))).count();
                assert!(trace.has_window || accepted.len() == all, "{accepted:?} are not all: {text}");
            }
            QuestionKind::Value | QuestionKind::Root => {
                checked.values += 1;
                // A search that passes replies over is asked what it returns, and one of a single entry may be answered
                // with that number.
                let is_returned = |proved: &Interval| {
                    let is_of_one_entry = recording.multi_player().is_some_and(|view| !view.backs_up_vectors());
                    let returned = trace.result(question.node).filter(|_| is_of_one_entry);
                    returned.is_some_and(|(score, _)| *proved == Interval { low: score, high: score })
                };
                let is_true = |answer: &Answer| match answer {
                    Answer::Proved(proved) => {
                        let is_of_replies = config.algorithm == Algorithm::BestReply;
                        holds_at(*proved, question.node) || is_of_replies || is_returned(proved)
                    }
                    _ => false,
                };
                assert!(accepted.iter().all(is_true), "{question:?}: {accepted:?} of {text}");
                assert!(!accepted.contains(&Answer::Proved(Interval::UNKNOWN)), "{question:?} of {text}");
            }
            _ => {}
        }
    }
    let is_choice = trace.has_choice(NodeId::ROOT) && trace.turn(NodeId::ROOT) != Turn::Chance;
    assert!(is_asked || !is_choice || !is_inside || recording.pass().is_some(), "the best move is not asked: {text}");
    checked.best_withheld += usize::from(is_choice && !is_asked);
    if !is_fillable {
        return;
    }
    for field in fields(recording) {
        checked.fields += 1;
        let content = expected(recording, field).unwrap_or_else(|| panic!("{field:?} has no content: {text}"));
        let is_right = match (field.part, &content) {
            (BlankPart::Best, best) => is_best(best) && is_asked,
            (BlankPart::Value, Answer::Proved(proved)) => {
                holds_at(*proved, field.node) || config.algorithm == Algorithm::BestReply
            }
            (BlankPart::Cut | BlankPart::Alpha | BlankPart::Beta, _) => true,
            _ => false,
        };
        assert!(is_right, "{field:?}: {content:?} of {text}");
    }
    let has_best = fields(recording).contains(&BlankField::BEST);
    assert_eq!(has_best, is_asked && trace.kind(NodeId::ROOT) == NodeKind::Inner, "{text}");
}

#[test]
fn a_key_claims_only_what_is_proved() {
    let kinds = [(TreeKind::TwoSides, 700), (TreeKind::Chance, 300), (TreeKind::SeveralPlayers, 500)];
    for (kind, seeds) in kinds {
        let mut checked = Checked::default();
        for seed in 0..seeds {
            let text = random_file(kind, &mut XorShift::seeded(seed));
            let Ok(document) = file::load_depth_first(text.as_bytes()) else {
                // The window may lie beyond the bounds.
                assert!(text.contains("bounds"), "{text}");
                continue;
            };
            let recorded =
                record_any(document.searches.first(), document.position(), Limits::nodes(20_000), &()).unwrap();
            let Recorded::Search(passes) = recorded else { panic!("{text}") };
            if check_askable_here(&passes).is_err() {
                continue;
            }
            let is_fillable = check_askable(&passes).is_ok() && check_fillable(&passes).is_ok();
            for pass in (0..passes.len()).map(|pass| passes.get(pass)) {
                check(pass, is_fillable, &mut checked, &text);
            }
        }
        assert!(
            100 < checked.best.min(checked.fields).min(checked.values) && 15 < checked.best_withheld,
            "{kind:?}: {checked:?}"
        );
    }
}

/// The numbers of wrong cuts that do harm by one leaf, by several leaves together, and none.
#[derive(Debug, Default)]
struct Harm {
    by_one: usize,
    by_several: usize,
    harmless: usize,
}

/// Checks whether every wrong cut of a recording is said to do harm exactly if values of the leaves below it change the
/// root.
fn check_cuts(recording: &Recording<AnyGame>, harm: &mut Harm, text: &str) {
    let (trace, root, depth) = (recording.trace(), recording.root(), recording.config().depth);
    let rule = Rule::of(recording);
    let with = |assumed: &Assumed| value_with(root, depth, rule, &mut Vec::new(), assumed);
    let bounds = root.bounds();
    let far = |end: Score, far: i32| if end.is_finite() { end } else { far.into() };
    let [low, high] = [far(bounds.low, -100), far(bounds.high, 100)];
    let values: Vec<Score> =
        (-12..=12).filter_map(|half| Score::new(f64::from(half) / 2.0)).chain([low, high]).collect();
    let values: Vec<Score> = values.into_iter().filter(|&value| low <= value && value <= high).collect();
    for question in questions(recording, KindSet::from([QuestionKind::Cut]), false) {
        let later = question.choices(recording);
        for pruned in [later.clone(), vec![later[later.len() - 1]]] {
            let Some(refutation) = judge(recording, &question, &Answer::Children(pruned.clone())).refutation else {
                continue;
            };
            // A probe of an outcome may have evaluated leaves before, whose values the cut does not hide.
            let (is_chance, has_probes) = (trace.turn(question.node) == Turn::Chance, root.has_chance());
            let is_seen = |line: &Vec<AnyMove>| {
                let is_left = |node: &NodeId| trace.left_at(*node).is_some_and(|left| left <= question.step);
                has_probes && trace.nodes().filter(is_left).any(|node| recording.moves_to(node) == *line)
            };
            let mut below = Vec::new();
            for &child in &pruned {
                leaf_lines(root, depth, &recording.moves_to(child), &mut below);
            }
            let all_with = |lines: &[Vec<AnyMove>], value| {
                with(&lines.iter().map(|line| (line.clone(), value)).collect::<Vec<_>>())
            };
            let worst = [low, high].map(|value| all_with(&below, value));
            let pruned_leaves = below.clone();
            below.retain(|line| !is_seen(line));
            let all = |value| all_with(&below, value);
            let actual = with(&[]);
            // What the search with the cut finds: the pruned children are worth nothing to the player.
            let without = match trace.turn(question.node) {
                Turn::Player(Player::Max) => worst[0],
                Turn::Player(Player::Min) => worst[1],
                Turn::Chance => actual,
            };
            let about = || format!("{pruned:?} at {:?}: {refutation:?} of {text}", question.node);
            match &refutation {
                Refutation::Changes { line, others, value, root, is_own_value } => {
                    let lines = [std::slice::from_ref(line), others].concat();
                    let among = if *is_own_value { &pruned_leaves } else { &below };
                    assert!(lines.iter().all(|line| among.contains(line)), "{}", about());
                    let assumed: Vec<_> = lines.iter().map(|line| (line.clone(), *value)).collect();
                    assert_eq!(with(&assumed), *root, "{}", about());
                    assert!(*root != without || is_chance && *root != actual, "{}", about());
                    assert!(*is_own_value || *root != actual, "{}", about());
                    assert!(low <= *value && *value <= high || !bounds.low.is_finite(), "{}", about());
                    if !others.is_empty() {
                        let tells = |result| result != actual && result != without;
                        let one = |line: &Vec<_>| values.iter().any(|&value| tells(with(&[(line.clone(), value)])));
                        assert!(!below.iter().any(one), "one leaf is enough: {}", about());
                        let is_needed = |left_out| {
                            let fewer: Vec<_> = assumed.iter().filter(|(line, _)| line != left_out).cloned().collect();
                            !tells(with(&fewer))
                        };
                        assert!(lines.iter().all(is_needed), "fewer leaves are enough: {}", about());
                    }
                    *if others.is_empty() { &mut harm.by_one } else { &mut harm.by_several } += 1;
                }
                Refutation::Harmless => {
                    assert_eq!(actual, without, "{}", about());
                    assert!(values.iter().all(|&value| all(value) == actual), "{}", about());
                    // The leaves may have different values, too.
                    let mut random = XorShift::seeded(below.len() as u64);
                    for _ in 0..20 {
                        let assumed: Vec<_> =
                            below.iter().map(|line| (line.clone(), *random.one_of(&values))).collect();
                        assert_eq!(with(&assumed), actual, "{assumed:?}: {}", about());
                    }
                    harm.harmless += 1;
                }
                Refutation::Undecided => panic!("so small a tree is decided: {}", about()),
            }
        }
    }
}

#[test]
fn a_wrong_cut_is_harmless_exactly_if_no_values_of_all_pruned_leaves_change_the_root() {
    for (kind, seeds) in [(TreeKind::TwoSides, 300), (TreeKind::Chance, 200), (TreeKind::SeveralPlayers, 300)] {
        let mut harm = Harm::default();
        for seed in 0..seeds {
            let text = random_file(kind, &mut XorShift::seeded(1_000 + seed));
            let Ok(document) = file::load_depth_first(text.as_bytes()) else { continue };
            let recorded =
                record_any(document.searches.first(), document.position(), Limits::nodes(20_000), &()).unwrap();
            let Recorded::Search(passes) = recorded else { panic!("{text}") };
            if check_askable(&passes).is_ok() {
                check_cuts(passes.get(0), &mut harm, &text);
            }
        }
        assert!(30 < harm.by_one && 10 < harm.by_several && 10 < harm.harmless, "{kind:?}: {harm:?}");
    }
}

/// The cut that was called harmless, although two leaves together change the root.
#[test]
fn two_leaves_below_a_cut_may_change_the_root_together() {
    let document =
        file::load_depth_first(b"(version: 1, game: Tree(tree: [[[2, 3], [5, 9]], [[0, 1], [7, 5]]]))").unwrap();
    let recording = poda::document::recorder::record(document.search().unwrap(), document.position(), 1_000);
    let is_asked = |question: &Question| question.step == 13;
    let question = questions(&recording, KindSet::from([QuestionKind::Cut]), false).find(is_asked).unwrap();
    let cut = Answer::Children(question.choices(&recording));
    let verdict = judge(&recording, &question, &cut);
    let leaf = |index| {
        recording
            .node_at_line(&recording.moves_to(question.choices(&recording)[0]))
            .map(|node| recording.moves_to(recording.trace().children(node).nth(index).unwrap()))
    };
    let Some(Refutation::Changes { line, others, value, root, is_own_value: false }) = &verdict.refutation else {
        panic!("{:?}", verdict.refutation);
    };
    assert_eq!((Some(line.clone()), others.first().cloned()), (leaf(0), leaf(1)));
    assert!(*root < 3.into() && *value < 3.into(), "{value} {root}");
    let said = |words: &Words| recording.fault_sentence(words, &question, &cut, &verdict).plain();
    let said = Language::AUTHORED.map(|language| said(&Words::new(language)));
    assert!(said[0].contains("at the same time") && said[1].contains("valieran"), "{said:?}");
}

/// The files of which the best move was keyed although the search proves none.
#[test]
fn where_the_window_is_too_narrow_no_best_move_is_asked() {
    let files = [
        ("tree: [[-3, 2], [-5, 6], [-2, -4]]", "window: (-1, 1)", false),
        ("tree: [[3, 12], [5, 6]]", "window: (-1, 1)", false),
        ("tree: [[3, 12], [5, 6]]", "window: (-1, 1), fail: Hard", false),
        ("root: Min, tree: [[3, 12], [5, 6]]", "algorithm: NegamaxAlphaBeta, window: (13, 20)", false),
        (
            "players: [\"A\", \"B\", \"C\"], tree: [[(3, 1, 1), (7, 0, 0)], [(5, 1, 1), (6, 0, 2)]]",
            "algorithm: Paranoid, window: (-1, 1)",
            false,
        ),
        (
            "players: [\"A\", \"B\", \"C\"], tree: [[(3, 1, 1), (7, 0, 0)], [(5, 1, 1), (6, 0, 2)]]",
            "algorithm: BestReply, window: (-1, 1)",
            false,
        ),
        ("tree: [[-3, 2], [-5, 6], [-2, -4]]", "window: (-4, 1)", true),
        ("tree: [[-3, 2], [-5, 6], [-2, -4]]", "algorithm: Minimax, window: (-1, 1)", true),
    ];
    for (tree, search, is_asked) in files {
        let text = format!("(version: 1, game: Tree({tree}), search: ({search}))");
        let document = file::load_depth_first(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}: {text}"));
        let recording = poda::document::recorder::record(document.search().unwrap(), document.position(), 1_000);
        let best = || questions(&recording, KindSet::from([QuestionKind::Best]), false).count();
        let in_room = question_here(&recording, recording.trace().len(), true).is_some();
        let on_paper = fields(&recording).contains(&BlankField::BEST);
        assert_eq!([best() == 1, in_room, on_paper], [is_asked; 3], "{text}");
    }
}

/// A game of three players: each of two makes one of many moves, and then it is over. Counts the moves that are listed.
#[derive(Clone)]
struct Wide {
    players: Arc<Players>,
    moves: u32,
    ply: usize,
    last: u32,
    listed: Arc<AtomicUsize>,
}

impl PartialEq for Wide {
    fn eq(&self, other: &Self) -> bool {
        (self.ply, self.last) == (other.ply, other.last)
    }
}

impl Eq for Wide {}

impl Hash for Wide {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.ply, self.last).hash(state);
    }
}

impl Game for Wide {
    type Move = u32;

    fn to_move(&self) -> Player {
        if self.ply == 0 { Player::Max } else { Player::Min }
    }

    fn legal_moves(&self, moves: &mut impl Extend<u32>) {
        let count = [2, self.moves, 0][self.ply];
        self.listed.fetch_add(count as usize, Ordering::Relaxed);
        moves.extend(0..count);
    }

    fn after(&self, mv: u32) -> Self {
        Self { ply: self.ply + 1, last: mv, ..self.clone() }
    }

    fn evaluate(&self) -> Evaluation {
        Evaluation::Value(Score::from(i32::try_from(self.last % 5).unwrap()))
    }

    fn players(&self) -> Option<&Players> {
        Some(&self.players)
    }

    fn mover(&self) -> usize {
        self.ply
    }
}

#[test]
fn a_wrong_cut_at_a_wide_node_of_several_players_is_judged_in_time_that_grows_with_its_children() {
    for algorithm in [Algorithm::Paranoid, Algorithm::BestReply] {
        let listed = |moves: u32| {
            let names = ["Ann", "Bob", "Cid"].map(str::to_owned).to_vec();
            let payoffs = [Payoffs::new(&[Score::ZERO; 3])];
            let players = Arc::new(Players::new(names, 0, payoffs.into_iter()).unwrap());
            let root = Wide { players, moves, ply: 0, last: 0, listed: Arc::default() };
            let config = SearchConfig { algorithm, ..SearchConfig::default() };
            let pruned: Vec<u32> = (1..moves).collect();
            let found = refutation(&config, &root, &[1], &pruned, &[]);
            assert!(found != Refutation::Undecided, "{algorithm:?}");
            root.listed.load(Ordering::Relaxed)
        };
        let [few, many] = [500, 2_000].map(listed);
        assert!(many < 5 * few, "{algorithm:?}: {few} and {many} moves are listed");
    }
}
