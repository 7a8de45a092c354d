//! A key claims only what is proved: for random trees of every kind, with any window, settings and depth, each accepted answer about the best
//! move and about a value is held against the values by definition.

use crate::claims::xor_shift::XorShift;
use poda::document::any_search::record_any;
use poda::document::practice::KindSet;
use poda::file;
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::practice::blank::{BlankField, BlankPart, expected, fields};
use poda::practice::room::{check_askable_here, question_here};
use poda::practice::{Answer, Question, QuestionKind, check_askable, check_fillable, questions};
use poda::score::{Interval, Player, Score, Turn};
use poda::search::Algorithm;
use poda::trace::limits::Limits;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, NodeKind, Recorded, Story};
use std::fmt::Write;

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
    for _ in 0..1 + random.below(3) {
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

/// The value of a position by definition.
fn value(position: &AnyGame, depth: Option<usize>, rule: Rule) -> Score {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if moves.is_empty() || depth == Some(0) {
        return match rule {
            Rule::TwoSides => position.evaluate().score(),
            Rule::Paranoid(viewer) | Rule::BestReply(viewer, _) => position.payoffs().of(viewer),
        };
    }
    let below = |mv, rule| value(&position.after(mv), depth.map(|depth| depth - 1), rule);
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
    let proves = |interval: Interval, node: NodeId| interval.low <= at(node) && at(node) <= interval.high;
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
                // A search that passes replies over is asked what it returns.
                let is_true = |answer: &Answer| match answer {
                    Answer::Proved(proved) => {
                        proves(*proved, question.node) || config.algorithm == Algorithm::BestReply
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
                proves(*proved, field.node) || config.algorithm == Algorithm::BestReply
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
            let recorded = record_any(&document.own_search(), document.position(), Limits::nodes(20_000), &()).unwrap();
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
        let recording = poda::document::recorder::record(&document.search, document.position(), 1_000);
        let best = || questions(&recording, KindSet::from([QuestionKind::Best]), false).count();
        let in_room = question_here(&recording, recording.trace().len(), true).is_some();
        let on_paper = fields(&recording).contains(&BlankField::BEST);
        assert_eq!([best() == 1, in_room, on_paper], [is_asked; 3], "{text}");
    }
}
