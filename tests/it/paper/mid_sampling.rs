//! Trees in the middle of a Monte Carlo tree search, as exam papers print them: with w and n at the nodes.

use crate::words::claims::xor_shift::XorShift;
use poda::cli::solution::solve;
use poda::document::practice::{MctsQuestionKind, MctsQuestionKinds};
use poda::document::recorder::record_mcts;
use poda::document::{Document, check_mcts};
use poda::file::{DiagnosticKind, load_for_any_search as load, save};
use poda::game::any::AnyGame;
use poda::game::tree::Tree;
use poda::game::tree::editing::{ChildOrder, TreeEdit};
use poda::game::{Game, GameView};
use poda::i18n::mcts::event_sentence;
use poda::i18n::{Language, Words};
use poda::messages::Message;
use poda::practice::blank::FieldMark;
use poda::practice::mcts::table::{
    CountAnswers, CountContent, CountField, CountPart, count_fields, expected_content, mark_counts,
};
use poda::practice::mcts::{MctsResponse, WrittenNumber, mcts_questions_shown_at};
use poda::practice::sentences::QuestionSentences;
use poda::practice::shown;
use poda::score::{Player, Score};
use poda::search::SearchConfig;
use poda::search::mcts::{MctsConfig, Statistics};
use poda::trace::limits::Limits;
use poda::trace::sampled::tree::{SampledEvent, SampledTree};
use poda::trace::{NodeId, Story};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The tree of the textbook: c = 1.4, and the wins are those of the player who has moved to the node.
const TEXTBOOK: &str = r#"(version: 1, game: Tree(wins: Mover, tree: (name: "R", w: 37, n: 100, children: [
    (name: "A", w: 60, n: 79, children: [(name: "A1", w: 3, n: 26), (name: "A2", w: 16, n: 53)]),
    (name: "B", w: 1, n: 10),
    (name: "C", w: 2, n: 11),
])), search: (algorithm: Mcts, iterations: 1, exploration: 1.4))"#;

fn sampled(text: &str) -> (Document, SampledTree<AnyGame>) {
    let document = load(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}"));
    let config = document.sampled().unwrap_or_default();
    let scale = check_mcts(document.position(), &config).unwrap();
    let recording = record_mcts(&config, scale, document.position(), Limits::nodes(10_000), &());
    (document, recording)
}

fn faults(tree: &str) -> usize {
    let text = format!("(version: 1, game: Tree({tree}), search: (algorithm: Mcts))");
    load(text.as_bytes()).err().map_or(0, |error| error.diagnostics.len())
}

#[test]
fn the_terms_of_the_textbook_are_right() {
    let (_, recording) = sampled(TEXTBOOK);
    let step = (1..=recording.len()).find(|&step| matches!(recording.event(step), Some(SampledEvent::Select { .. })));
    let terms = recording.terms(step.unwrap());
    let sums: Vec<String> = terms.iter().map(|term| format!("{:.4}", term.sum())).collect();
    assert_eq!(sums, ["1.0975", "1.0501", "1.0877"]);
    let Some(SampledEvent::Select { node, child }) = recording.event(step.unwrap()) else { unreachable!() };
    assert_eq!((node, recording.position(child).given_name().map(str::to_owned)), (NodeId::ROOT, Some("A".to_owned())));
    // At MIN's node the means are MIN's: 1 − w/n of MAX.
    let terms = recording.terms(step.unwrap() + 1);
    let means: Vec<String> = terms.iter().map(|term| format!("{:.4}", term.mean)).collect();
    assert_eq!(means, [format!("{:.4}", 3.0 / 26.0), format!("{:.4}", 16.0 / 53.0)]);
}

#[test]
fn an_iteration_goes_on_from_the_counts() {
    let (_, recording) = sampled(TEXTBOOK);
    let before = recording.statistics(NodeId::ROOT, 0);
    assert_eq!(before, Statistics { visits: 100, total: 63.0 });
    let after = recording.statistics(NodeId::ROOT, recording.len());
    assert_eq!(after.visits, 101);
    assert!([63.0, 64.0].map(f64::to_bits).contains(&after.total.to_bits()));
    assert_eq!(recording.nodes_at(0), 6);
    assert_eq!(recording.answer().unwrap().root, after);
    assert_eq!(recording.answer().unwrap().children.iter().map(|(_, of)| of.visits).sum::<u32>(), 101);
    for words in Language::AUTHORED.map(Words::new) {
        for step in 1..=recording.len() {
            let said = event_sentence(&words, &recording, step);
            assert!(!said.is_empty() && !said.contains("mcts-"), "{said}");
        }
    }
    let words = Words::new(Language::ENGLISH);
    let rollout = (1..=recording.len()).find(|&step| matches!(recording.event(step), Some(SampledEvent::Rollout(_))));
    assert!(event_sentence(&words, &recording, rollout.unwrap()).starts_with("The given tree ends at"));
    // A result is drawn as often as the leaf was won.
    let (_, long) = sampled(&TEXTBOOK.replace("iterations: 1,", "iterations: 2000,").replace("1.4", "0"));
    let last = long.statistics(NodeId::ROOT, long.len());
    assert!((last.mean_result().unwrap().get() - 0.7).abs() < 0.2, "{last:?}");
}

/// An edit of one node leaves the counts of all others, and the tree can be saved and read again.
#[test]
fn an_edited_tree_keeps_its_counts() {
    let document = load(TEXTBOOK.as_bytes()).unwrap();
    let AnyGame::Tree(tree) = document.position() else { panic!("a tree") };
    let named = |tree: &Tree| -> BTreeMap<String, (u32, String)> {
        let counts = |at| tree.counts_of(at).map(|counts| (counts.visits, format!("{:.3}", counts.wins)));
        let named = |at| Some((tree.name_of(at)?.to_owned(), counts(at)?));
        (0..tree.node_count()).filter_map(named).collect()
    };
    let before = named(tree);
    assert_eq!(before.len(), 6);
    let at = |name: &str| (0..tree.node_count()).find(|&at| tree.name_of(at) == Some(name)).unwrap();
    for (edit, lost, gained) in [
        (TreeEdit::Rename { node: at("B"), name: Some("Z".to_owned()) }, vec!["B"], vec!["Z"]),
        (TreeEdit::AddSibling { node: at("A") }, vec![], vec![]),
        (TreeEdit::AddChild { parent: at("C") }, vec![], vec![]),
        (TreeEdit::Delete { node: at("A") }, vec!["A", "A1", "A2"], vec![]),
        (TreeEdit::Move { node: at("C"), to: 0 }, vec![], vec![]),
        (TreeEdit::Sort { below: 0, order: ChildOrder::Mirrored }, vec![], vec![]),
        (TreeEdit::SetValue { node: at("B"), value: Score::ZERO }, vec![], vec![]),
    ] {
        let edited = tree.edited(&edit).unwrap_or_else(|error| panic!("{edit:?}: {error:?}")).tree;
        let mut expected = before.clone();
        let taken: Vec<_> = lost.iter().map(|name| expected.remove(*name).unwrap()).collect();
        expected.extend(gained.iter().map(|name| (*name).to_owned()).zip(taken));
        assert_eq!(named(&edited), expected, "{edit:?}");
        assert!(edited.has_counts() && edited.impossible_counts().is_none());
        let saved = save(&document.clone().with_position(AnyGame::Tree(edited.clone())));
        let AnyGame::Tree(again) =
            load(saved.as_bytes()).unwrap_or_else(|error| panic!("{error:?}: {saved}")).position().clone()
        else {
            panic!("a tree")
        };
        assert_eq!(named(&again), expected, "{saved}");
    }
}

#[test]
fn practice_asks_about_the_selection() {
    let (_, recording) = sampled(TEXTBOOK);
    let kinds: MctsQuestionKinds =
        [MctsQuestionKind::Select, MctsQuestionKind::Term, MctsQuestionKind::Backup].into_iter().collect();
    let asked: Vec<_> = (0..recording.len())
        .flat_map(|step| mcts_questions_shown_at(&recording, kinds, step))
        .map(|one| one.kind)
        .collect();
    assert_eq!(asked.iter().filter(|&&kind| kind == MctsQuestionKind::Select).count(), 2);
    assert_eq!(asked.iter().filter(|&&kind| kind == MctsQuestionKind::Term).count(), 2);
    assert_eq!(asked.iter().filter(|&&kind| kind == MctsQuestionKind::Backup).count(), 1);
}

#[test]
fn counts_are_saved_as_they_were_read() {
    let (document, _) = sampled(TEXTBOOK);
    let saved = save(&document);
    assert_eq!(load(saved.as_bytes()).unwrap().position(), document.position(), "{saved}");
    assert!(saved.contains("wins: Mover") && saved.contains("w: 37, n: 100"), "{saved}");
    assert!(saved.contains("w: 3, n: 26") && !saved.contains("value"), "{saved}");
    // Without counts of its own a node has the sums of its children.
    let (_, recording) =
        sampled("(version: 1, game: Tree(tree: [(w: 60, n: 79), (w: 1, n: 10)]), search: (algorithm: Mcts))");
    assert_eq!(recording.statistics(NodeId::ROOT, 0), Statistics { visits: 89, total: 61.0 });
    // A leaf is worth its mean to the other searches.
    let found = solve(&SearchConfig::default(), document.position(), 1_000).unwrap();
    assert_eq!(Some(found.value), Score::ratio(37, 53));
}

#[test]
fn children_that_were_not_tried_come_later() {
    let (_, recording) = sampled(
        "(version: 1, game: Tree(bounds: (-1, 1), tree: (w: 1, n: 2, children: [-1, (w: 0, n: 1, value: 0), (w: 1, n: 1)])), \
         search: (algorithm: Mcts, iterations: 2))",
    );
    let first = recording.children(NodeId::ROOT).count();
    assert_eq!(first, 3);
    assert!(
        matches!(recording.event(2), Some(SampledEvent::Expand { node: NodeId::ROOT, .. })),
        "{:?}",
        recording.event(2)
    );
    assert_eq!(recording.statistics(NodeId::ROOT, 0), Statistics { visits: 2, total: 0.0 });
}

#[test]
fn counts_that_cannot_be_are_said() {
    for tree in [
        "tree: [(w: 2, n: 1, value: 0), 3]",
        "tree: [(w: -1, n: 1, value: 0), 3]",
        "tree: [(w: 1, value: 0), 3]",
        "tree: [(n: 1, value: 0), 3]",
        "tree: (w: 1, n: 1, children: [(w: 1, n: 1), (w: 0, n: 1)])",
        "tree: (w: 37, n: 100, children: [(w: 60, n: 79), (w: 1, n: 10)])",
        "tree: [[(w: 1, n: 1), 3], (w: 1, n: 1)]",
    ] {
        assert_eq!(faults(tree), 1, "{tree}");
    }
    assert_eq!(faults("tree: (w: 2, n: 3, children: [(w: 1, n: 1), 3])"), 0);
    assert_eq!(MctsConfig::default().exploration, Score::new(1.4).unwrap());
}

/// The counts of a random tree as they are written, from the view that is asked for. Those of some inner nodes are left
/// out.
struct WrittenCounts {
    random: XorShift,
    /// Whether they are those of the player who has moved to each node.
    is_for_movers: bool,
    leaves_out: bool,
}

impl WrittenCounts {
    /// Writes a node to which a player has moved, and returns its visits and wins of MAX.
    fn node(&mut self, mover: Player, levels: usize, text: &mut String) -> (u32, u32) {
        let children = [0, self.random.below(4), self.random.below(4), 1 + self.random.below(3)][levels];
        let mut below = String::new();
        let (mut visits, mut wins) = (0, 0);
        for _ in 0..children {
            let (n, w) = self.node(mover.opponent(), levels - 1, &mut below);
            (visits, wins) = (visits + n, wins + w);
            below += ", ";
        }
        if children == 0 {
            visits = 1 + u32::try_from(self.random.below(9)).unwrap();
            wins = u32::try_from(self.random.below(visits as usize + 1)).unwrap();
        }
        let shown = if self.is_for_movers && mover == Player::Min { visits - wins } else { wins };
        let is_left_out = self.random.happens(50) && self.leaves_out && 0 < children;
        let counts = if is_left_out { String::new() } else { format!("w: {shown}, n: {visits}, ") };
        let children = if children == 0 { String::new() } else { format!("children: [{below}]") };
        write!(text, "({counts}{children})").unwrap();
        (visits, wins)
    }
}

/// Counts that are left out are those that would have been written, from either view and with either player at the
/// root.
#[test]
fn counts_that_are_left_out_follow_from_those_of_the_children() {
    for seed in 0..200 {
        for (root, side) in [(Player::Max, "Max"), (Player::Min, "Min")] {
            let trees =
                [(true, true), (true, false), (false, true), (false, false)].map(|(is_for_movers, leaves_out)| {
                    let mut text = String::new();
                    let random = XorShift::seeded(seed);
                    let mut written = WrittenCounts { random, is_for_movers, leaves_out };
                    written.node(root.opponent(), 3, &mut text);
                    let view = if is_for_movers { "wins: Mover, " } else { "" };
                    let text = format!(
                        "(version: 1, game: Tree(root: {side}, {view}tree: {text}), search: (algorithm: Mcts))"
                    );
                    let document = load(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}: {text}"));
                    let AnyGame::Tree(tree) = document.position().clone() else { panic!("a tree") };
                    let counts = |at| tree.counts_of(at).map(|counts| (counts.visits, counts.wins.to_string()));
                    (0..tree.node_count()).map(counts).collect::<Vec<_>>()
                });
            assert!(trees[0].iter().all(Option::is_some));
            assert!(trees.iter().all(|tree| *tree == trees[0]), "{seed}: {trees:?}");
        }
    }
}

/// A search whose counts are those of the mover is the search with MAX's counts: what is asked, selected and drawn is
/// the same, and each w is the author's. The author's numbers are those that are saved.
#[test]
fn the_author_s_view_changes_no_more_than_w() {
    let iterations = ", search: (algorithm: Mcts, iterations: 4, exploration: 0.7))";
    let kinds: MctsQuestionKinds = MctsQuestionKind::ALL.iter().copied().collect();
    for (seed, root) in (0..60).zip([Player::Max, Player::Min].into_iter().cycle()) {
        let side = if root == Player::Max { "Max" } else { "Min" };
        let [(movers_text, movers), (_, max)] = [true, false].map(|is_for_movers| {
            let mut text = String::new();
            WrittenCounts { random: XorShift::seeded(seed), is_for_movers, leaves_out: false }.node(
                root.opponent(),
                3,
                &mut text,
            );
            let view = if is_for_movers { "wins: Mover, " } else { "" };
            let (document, recording) =
                sampled(&format!("(version: 1, game: Tree(root: {side}, {view}tree: {text}){iterations}"));
            let saved = load(save(&document).as_bytes()).unwrap();
            assert_eq!(saved.position(), document.position());
            (save(&document), recording)
        });
        assert!(movers_text.contains("wins: Mover"));
        assert_eq!((movers.len(), movers.node_count()), (max.len(), max.node_count()));
        for step in 0..=max.len() {
            assert_eq!(movers.event(step), max.event(step));
            let asked = mcts_questions_shown_at(&movers, kinds, step);
            assert_eq!(asked, mcts_questions_shown_at(&max, kinds, step));
            for question in asked {
                let [of_movers, of_max] = [&movers, &max].map(|recording| question.accepted(recording));
                let Some(&MctsResponse::Counts { w, n }) = of_max.first() else {
                    assert_eq!(of_movers, of_max, "{question:?}");
                    continue;
                };
                let w = match movers.counts_for(question.node) {
                    Player::Max => w.value,
                    Player::Min => f64::from(n) - w.value,
                };
                assert_eq!(of_movers, [MctsResponse::counts(w, n)], "{question:?}");
            }
        }
        for words in Language::AUTHORED.map(Words::new) {
            let said: Vec<String> = (1..=movers.len()).map(|step| event_sentence(&words, &movers, step)).collect();
            let backed_up = |step: &usize| matches!(movers.event(*step), Some(SampledEvent::Backup(_)));
            for step in (1..=movers.len()).filter(backed_up) {
                let Some(SampledEvent::Backup(node)) = movers.event(step) else { unreachable!() };
                let of = movers.statistics(node, step);
                let owner = movers.parent(node).map_or(root.opponent(), |parent| movers.position(parent).to_move());
                let w = if owner == Player::Max { max.scale().w(of) } else { f64::from(of.visits) - max.scale().w(of) };
                assert!(said[step - 1].contains(&format!("{w}")), "{}: {w}", said[step - 1]);
            }
        }
        // The whole table follows from its own lower rows.
        let answers: CountAnswers =
            count_fields(&movers).into_iter().map(|field| (field, expected_content(&movers, field))).collect();
        assert!(mark_counts(&movers, &answers).iter().all(|marked| marked.mark == FieldMark::Right));
        let mut shifted = answers.clone();
        let inner = (0..movers.node_count()).map(NodeId::new).find(|&node| {
            let children: Vec<_> = movers.children(node).collect();
            node != NodeId::ROOT
                && !children.is_empty()
                && children.iter().all(|&child| movers.children(child).count() == 0)
        });
        let Some(inner) = inner else { continue };
        let child = movers.children(inner).next().unwrap();
        for (node, by) in [(child, 1.0), (inner, 1.0)] {
            let field = CountField { node, part: CountPart::N };
            let CountContent::Number(n) = answers[&field] else { unreachable!() };
            shifted.insert(field, CountContent::Number(WrittenNumber::exact(n.value + by)));
        }
        let marks = mark_counts(&movers, &shifted);
        let mark = |node| marks.iter().find(|it| it.field == CountField { node, part: CountPart::N }).unwrap().mark;
        assert_eq!((mark(child), mark(inner)), (FieldMark::Wrong, FieldMark::Consequent), "{movers_text}");
    }
}

/// If w counts for the player who moves, the mean of the player who selects is w/n. Each sentence names the player
/// whose w it states.
#[test]
fn sentences_say_for_whom_w_counts() {
    let (_, recording) = sampled(TEXTBOOK);
    let kinds: MctsQuestionKinds = MctsQuestionKind::ALL.iter().copied().collect();
    let questions: Vec<_> =
        (0..recording.len()).flat_map(|step| mcts_questions_shown_at(&recording, kinds, step)).collect();
    for (words, of_min) in [(Language::ENGLISH, "w counts for MIN"), (Language::SPANISH, "w cuenta para MIN")] {
        let words = Words::new(words);
        let mut said_of_min = 0;
        for question in &questions {
            let prompt = recording.prompt(&words, question).plain();
            let verdict = shown(&recording, question);
            let why = recording.verdict_sentence(&words, question, None, &verdict).plain();
            assert!(!prompt.contains("1 − w/n") && !why.contains("1 − w/n"), "{prompt} {why}");
            said_of_min += usize::from(prompt.contains(of_min));
        }
        assert!(0 < said_of_min);
    }
}

#[test]
fn a_count_alone_is_named() {
    for (tree, count) in [("(n: 5, children: [(w: 3, n: 4), (w: 1, n: 1)])", "n"), ("[3, (w: 1, value: 1)]", "w")] {
        let text = format!("(version: 1, game: Tree(tree: {tree}), search: (algorithm: Mcts))");
        let error = load(text.as_bytes()).unwrap_err();
        let missing = if count == "n" { "w" } else { "n" };
        let kinds: Vec<_> = error.diagnostics.iter().map(|diagnostic| diagnostic.kind.clone()).collect();
        assert_eq!(kinds, [DiagnosticKind::CountAlone { is_visits: count == "n" }], "{tree}");
        let said = kinds[0].sentence(&Words::new(Language::ENGLISH));
        assert!(said.starts_with(&format!("`{count}` stands here without `{missing}`.")), "{said}");
    }
}
