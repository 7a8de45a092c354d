//! Predicting a search: every question and its answers against a plain solver, every planted error, and every
//! refutation.

#![expect(clippy::float_cmp, reason = "scores are handed on and compared, never computed")]

use super::plain::{Asked, Change, Expected, Path, Solver, leaves, value};
use crate::core::trees::configs::a_config;
use crate::core::trees::random::a_tree;
use crate::project::nightly;
use poda::game::any::AnyGame;
use poda::game::{Game, GameView};
use poda::i18n::styled_text::StyledText;
use poda::i18n::{Language, Words, narration};
use poda::practice::kinds::Facts;
use poda::practice::kinds::cut::Cut;
use poda::practice::kinds::next::Next;
use poda::practice::quiz::HintStrength;
use poda::practice::sentences::QuestionSentences;
use poda::practice::sentences::{answer_error_sentence, explanation};
use poda::practice::{Answer, Question, QuestionKind, QuestionKinds, judge, questions, questions_shown_at};
use poda::score::{Bound, Interval, Score};
use poda::search::refutation::Refutation;
use poda::search::{Merge, SearchConfig};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId, Story};
use proptest::prelude::*;

fn recorded<G: GameView>(config: &SearchConfig, root: &G) -> Recording<G> {
    record(config, root, 1_000_000)
}

fn path<G: GameView>(recording: &Recording<G>, node: NodeId) -> Path {
    let trace = recording.trace();
    let rank = |node| trace.parent(node).map(|parent| trace.children(parent).position(|child| child == node).unwrap());
    let mut path: Path = trace.ancestors(node).filter_map(rank).collect();
    path.reverse();
    path
}

/// Checks every question of a search, its answers and its planted errors.
fn check<G: GameView>(config: &SearchConfig, root: &G, hides_values: bool) {
    let recording = recorded(config, root);
    let solver = Solver::of(config, root, hides_values);
    let asked: Vec<Question> = questions(&recording, QuestionKinds::OF_VALUES, hides_values).collect();
    let found: Vec<Asked> = asked
        .iter()
        .map(|question| Asked {
            kind: question.kind.name(),
            step: question.step,
            node: path(&recording, question.node),
            expected: expected(&recording, question),
            numbers: numbers(&question.facts(&recording)),
        })
        .collect();
    assert_eq!(found, solver.asked);
    for question in &asked {
        assert!(question.shown_step <= question.step && question.step <= recording.trace().len());
        let shown = questions_shown_at(&recording, QuestionKinds::OF_VALUES, hides_values, question.shown_step);
        assert!(shown.contains(question));
        check_answers(&recording, question);
    }
    let of_leaves = QuestionKinds::NONE.with(QuestionKind::Ever).with(QuestionKind::Matters);
    for question in questions(&recording, of_leaves, hides_values) {
        check_answers(&recording, &question);
    }
    for kind in QuestionKinds::OF_VALUES.iter() {
        let of_kind: Vec<_> = questions(&recording, QuestionKinds::NONE.with(kind), hides_values).collect();
        let filtered: Vec<_> = asked.iter().copied().filter(|question| question.kind == kind).collect();
        assert_eq!(of_kind, filtered);
    }
}

fn expected<G: GameView>(recording: &Recording<G>, question: &Question) -> Expected {
    let accepted = question.accepted(recording);
    let nodes =
        || accepted.iter().filter_map(|answer| if let Answer::Node(node) = answer { Some(*node) } else { None });
    match &accepted[0] {
        Answer::Node(_) => Expected::Nodes(nodes().map(|node| path(recording, node)).collect()),
        Answer::Children(children) => {
            Expected::Children(children.iter().map(|&child| path(recording, child)).collect())
        }
        Answer::Proved(proved) | Answer::Sum { sum: proved, .. } => {
            Expected::Between(proved.low.get(), proved.high.get())
        }
        Answer::Vector(_) => panic!("there are two sides"),
        Answer::Changes(_) => panic!("it is not asked here"),
    }
}

/// The numbers of a reason.
fn numbers(facts: &Facts) -> Vec<f64> {
    let scores = match facts {
        Facts::Cut(Cut::Sides { test: Some(test), .. }) | Facts::Next(Next { test: Some(test), .. }) => {
            vec![test.best, test.limit]
        }
        Facts::Bound(bound) => vec![bound.before, bound.after, bound.other],
        Facts::Value(value) => vec![value.child_proved.low, value.child_proved.high],
        _ => vec![],
    };
    scores.into_iter().map(Score::get).collect()
}

fn check_answers<G: GameView>(recording: &Recording<G>, question: &Question) {
    let accepted = question.accepted(recording);
    for answer in &accepted {
        let verdict = judge(recording, question, answer);
        assert!(verdict.is_right && verdict.error.is_none() && verdict.refutation.is_none(), "{question:?} {answer:?}");
        if let Answer::Children(children) = answer {
            let reversed = Answer::Children(children.iter().rev().copied().collect());
            assert!(judge(recording, question, &reversed).is_right);
        }
    }
    for wrong in planted(recording, question, &accepted) {
        let verdict = judge(recording, question, &wrong);
        assert!(!verdict.is_right && verdict.error.is_some(), "{question:?} {wrong:?} beside {accepted:?}");
        assert_eq!(verdict.accepted, accepted);
    }
}

/// Wrong answers of every kind: whatever is not among those that are accepted.
fn planted<G: GameView>(recording: &Recording<G>, question: &Question, accepted: &[Answer]) -> Vec<Answer> {
    let choices = question.choices(recording);
    let mut wrong: Vec<Answer> = match &accepted[0] {
        Answer::Node(_) => choices.iter().map(|&choice| Answer::Node(choice)).collect(),
        Answer::Children(right) => {
            let mut subsets = vec![vec![], choices.clone()];
            subsets.extend(choices.iter().map(|&choice| vec![choice]));
            subsets.extend(choices.iter().map(|&left| choices.iter().copied().filter(|&at| at != left).collect()));
            subsets.push([choices.clone(), vec![question.node]].concat());
            let is_same =
                |subset: &Vec<NodeId>| subset.len() == right.len() && right.iter().all(|at| subset.contains(at));
            subsets.into_iter().filter(|subset| !is_same(subset)).map(Answer::Children).collect()
        }
        Answer::Proved(proved) | Answer::Sum { sum: proved, .. } => {
            let mut numbers: Vec<Score> = (-6..=6).map(Score::from).collect();
            numbers.extend([Score::INFINITY, Score::NEG_INFINITY, proved.low, proved.high]);
            let bounds = [Bound::Exact, Bound::Lower, Bound::Upper];
            let all = numbers.iter().flat_map(|&at| bounds.map(|bound| Interval::of(at, bound)));
            let half = Score::new(0.5).unwrap();
            let off = Interval { low: proved.low.plus(half), high: proved.high.plus(half) };
            all.chain([off]).map(Answer::Proved).collect()
        }
        Answer::Vector(_) => panic!("there are two sides"),
        Answer::Changes(_) => panic!("it is not asked here"),
    };
    wrong.retain(|answer| !accepted.contains(answer));
    if matches!(accepted[0], Answer::Proved(_)) {
        wrong.push(Answer::Node(NodeId::ROOT));
    } else {
        wrong.push(Answer::number(Score::ZERO));
    }
    wrong
}

/// Checks what is said of every cut that is wrong by the rule.
fn check_refutations(config: &SearchConfig, root: &AnyGame) {
    let recording = recorded(config, root);
    for question in questions(&recording, QuestionKinds::NONE.with(QuestionKind::Cut), false) {
        let choices = question.choices(&recording);
        let Facts::Cut(Cut::Sides { test: Some(test), .. }) = question.facts(&recording) else {
            panic!("a cut is tested")
        };
        if test.cuts {
            continue;
        }
        for pruned in [choices.clone(), vec![choices[choices.len() - 1]]] {
            let verdict = judge(&recording, &question, &Answer::Children(pruned.clone()));
            check_refutation(&recording, &pruned, &verdict.refutation.expect("a wrong cut is decided"));
        }
    }
}

fn check_refutation(
    recording: &Recording<AnyGame>,
    pruned: &[NodeId],
    refutation: &Refutation<<AnyGame as Game>::Move>,
) {
    let (config, root) = (recording.config(), recording.root());
    let dropped: Vec<_> = pruned.iter().map(|&child| recording.moves_to(child)).collect();
    let actual = value(config, root, &mut vec![], &Change { dropped: vec![], replaced: vec![] });
    let without = value(config, root, &mut vec![], &Change { dropped: dropped.clone(), replaced: vec![] });
    let with_all = |lines: &[Vec<_>], leaf| {
        let replaced = lines.iter().map(|line| (line.clone(), leaf)).collect();
        value(config, root, &mut vec![], &Change { dropped: vec![], replaced })
    };
    let with = |line: &Vec<_>, leaf| with_all(std::slice::from_ref(line), leaf);
    let below: Vec<_> = pruned
        .iter()
        .zip(&dropped)
        .flat_map(|(&child, line)| leaves(config, &recording.position(child), line))
        .collect();
    let whole = || (-12..=12).map(Score::from).chain([Score::INFINITY, Score::NEG_INFINITY]);
    let tells = |result: f64| result != actual && result != without;
    match refutation {
        Refutation::Changes { line, others, value: leaf, root: result, is_own_value } => {
            let lines = [std::slice::from_ref(line), others].concat();
            assert!(lines.iter().all(|line| below.contains(line)));
            assert_eq!(with_all(&lines, *leaf), result.get(), "the root is worth what is said");
            assert_ne!(result.get(), without);
            assert!(root.can_evaluate_to(*leaf));
            let node = recording.node_at_line(line);
            assert!(node.is_some() || !root.is_explicit_tree());
            if let Some(node) = node {
                assert_eq!(&recording.moves_to(node), line);
            }
            if *is_own_value {
                assert_eq!(result.get(), actual);
            } else {
                assert_ne!(result.get(), actual);
            }
            // Another leaf or value is not taken without need.
            if *is_own_value || !others.is_empty() || leaf.get().fract() != 0.0 {
                let found =
                    below.iter().any(|line| whole().any(|leaf| root.can_evaluate_to(leaf) && tells(with(line, leaf))));
                assert!(!found, "a whole number of one leaf would do");
            }
            let fewer = |left_out| lines.iter().filter(|&line| line != left_out).cloned().collect::<Vec<_>>();
            let is_needed = |line| with_all(&fewer(line), *leaf) == without;
            assert!(others.is_empty() || lines.iter().all(is_needed), "fewer leaves would do");
        }
        Refutation::Harmless => {
            assert_eq!(actual, without);
            let fractions = (-24..=24).map(|half| Score::new(f64::from(half) / 4.0).unwrap());
            let all: Vec<_> = whole().chain(fractions).filter(|&leaf| root.can_evaluate_to(leaf)).collect();
            assert!(
                !below.iter().any(|line| all.iter().any(|&leaf| with(line, leaf) != actual)),
                "it changes the root"
            );
            assert!(all.iter().all(|&leaf| with_all(&below, leaf) == actual), "all leaves together change the root");
        }
        Refutation::Undecided => panic!("so small a tree is decided"),
    }
}

/// Checks that everything can be said in every language: questions, hints, and what is said of right and wrong answers.
fn check_sentences(config: &SearchConfig, root: &AnyGame) {
    let recording = recorded(config, root);
    let all_words = Language::AUTHORED.map(Words::new);
    for question in questions(&recording, QuestionKinds::OF_VALUES, true) {
        let accepted = question.accepted(&recording);
        let caption = |step| narration::event_sentence(&all_words[0], &recording, step).plain();
        for words in &all_words {
            let mut said = vec![recording.prompt(words, &question)];
            for &strength in HintStrength::ALL {
                said.push(recording.hint_sentence(words, &question, strength));
            }
            for answer in planted(&recording, &question, &accepted).iter().chain(&accepted) {
                let verdict = judge(&recording, &question, answer);
                said.push(recording.verdict_sentence(words, &question, Some(answer), &verdict));
                said.extend(answer_error_sentence(words, &recording, &question, answer, &verdict));
                if !verdict.is_right {
                    said.push(recording.objection_sentence(words, &question, answer, &verdict));
                }
                assert!(!recording.answer_text(words, &question, answer).is_empty());
            }
            for text in said.iter().map(StyledText::plain) {
                let is_whole =
                    text.ends_with(['.', '?', ')', 'β', 'α']) || text.ends_with("score)") || text.contains('←');
                assert!(is_whole && !text.contains("  ") && !text.contains('$'), "{text}");
            }
        }
        // What the trace says of the step is said in the same words.
        let said = explanation(&all_words[0], &recording, &question, &question.facts(&recording)).plain();
        if matches!(recording.trace().event(question.step), Some(Event::Cutoff(_) | Event::Evaluate(_))) {
            assert!(said.starts_with(&caption(question.step)), "{said}");
        }
        if matches!(question.kind, QuestionKind::Best | QuestionKind::Root) {
            assert!(said.starts_with(&caption(recording.trace().len())), "{said}");
        }
    }
}

/// Positions of several games, reached by random moves.
fn a_board() -> impl Strategy<Value = (AnyGame, usize)> {
    let games = [
        ("TicTacToe(board: [\"XO.\", \".X.\", \"..O\"])", 3),
        ("TicTacToe(board: [\"...\", \".X.\", \"...\"], max: O)", 2),
        ("TicTacToe(board: [\"X.O\", \"O.X\", \"...\"], evaluation: Outcome)", 5),
        ("TicTacToe(board: [\"X..\", \"...\", \"..O\"])", 2),
        ("Nim(piles: [1, 2, 2])", 5),
        ("Nim(piles: [3, 2], misere: true, to_move: Min)", 3),
        ("Kalah(south: [1, 0, 2], north: [0, 1, 1])", 4),
        ("ConnectFour(columns: 3, rows: 2, connect: 2)", 3),
        ("Othello()", 2),
        ("Babilego()", 1),
    ];
    (prop::sample::select(games.to_vec()), prop::collection::vec(any::<prop::sample::Index>(), 0..2)).prop_map(
        |((text, depth), choices)| {
            let document = poda::file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap();
            let mut position = document.position().clone();
            for choice in choices {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                if !moves.is_empty() {
                    position = position.after(*choice.get(&moves));
                }
            }
            (position, depth)
        },
    )
}

fn on_board(config: SearchConfig, depth: usize, merges: bool) -> SearchConfig {
    let merge = if merges { Merge::Everywhere } else { Merge::Nowhere };
    SearchConfig { depth: Some(config.depth.map_or(depth, |limit| limit.min(depth))), merge, ..config }
}

proptest! {
    // By 750 trees a fault that shows in one of 250 is found with 95 %, by the 1,500 of the nightly workflow in one of
    // 500.
    #![proptest_config(ProptestConfig { cases: nightly::cases(750, 1_500), ..ProptestConfig::default() })]

    #[test]
    fn every_question_about_a_tree_has_the_answer_of_a_plain_solver(
        config in a_config(), tree in a_tree(), hides_values in any::<bool>()
    ) {
        check(&config, &tree, hides_values);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn every_question_about_a_board_has_the_answer_of_a_plain_solver(
        config in a_config(), (board, depth) in a_board(), merges in any::<bool>()
    ) {
        check(&on_board(config, depth, merges), &board, false);
    }

    #[test]
    fn a_refutation_of_a_cut_in_a_tree_changes_the_root_and_none_means_that_nothing_does(
        config in a_config(), tree in a_tree()
    ) {
        check_refutations(&config, &AnyGame::Tree(tree));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn a_refutation_of_a_cut_on_a_board_changes_the_root_and_none_means_that_nothing_does(
        config in a_config(), (board, depth) in a_board(), merges in any::<bool>()
    ) {
        check_refutations(&on_board(config, depth.min(3), merges), &board);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 15, ..ProptestConfig::default() })]

    #[test]
    fn everything_can_be_said_of_a_tree(config in a_config(), tree in a_tree()) {
        check_sentences(&config, &AnyGame::Tree(tree));
    }

    #[test]
    fn everything_can_be_said_of_a_board(config in a_config(), (board, depth) in a_board()) {
        check_sentences(&on_board(config, depth.min(2), false), &board);
    }
}

proptest! {
    /// A refutation may give a leaf any value in the range of the evaluation: every evaluation there is lies in it.
    #[test]
    fn a_position_is_evaluated_within_the_range_of_its_evaluation(
        (mut board, _) in a_board(), choices in prop::collection::vec(any::<prop::sample::Index>(), 0..30)
    ) {
        for choice in choices {
            let score = board.evaluate().score();
            prop_assert!(board.can_evaluate_to(score), "{score}");
            let mut moves = Vec::new();
            board.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            board = board.after(*choice.get(&moves));
        }
        let impossible = Score::new(1_000.5).unwrap();
        prop_assert!(!board.can_evaluate_to(impossible));
    }
}

/// The questions of a large search cost nothing until they are asked.
#[test]
fn the_first_question_of_a_large_search_is_found_at_once() {
    let document = poda::file::load(b"(version: 1, game: TicTacToe())").unwrap();
    let recording = recorded(document.search().unwrap(), document.position());
    let first = questions(&recording, QuestionKinds::OF_VALUES, false).next().unwrap();
    assert_eq!((first.kind, first.shown_step), (QuestionKind::Leaf, 8));
    assert!(matches!(recording.trace().event(first.step), Some(Event::Evaluate(_))));
}
