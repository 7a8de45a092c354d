//! Every wrong answer is a mistake of a kind that its question tests.

use poda::file;
use poda::game::any::AnyGame;
use poda::practice::Subject;
use poda::practice::misconception::Misconception;
use poda::practice::{Answer, Question, QuestionKinds, judge, questions};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, Story, Trace};
use std::collections::BTreeSet;

fn searched(text: &str) -> Recording<AnyGame> {
    let document = file::load(text.as_bytes()).unwrap();
    record(document.search().unwrap(), document.position(), 1_000)
}

const TREE: &str = "[[3, 5], [[[0, 99], 5], [7, 99], 3], [[3, 3], 9]]";

fn recordings() -> Vec<Recording<AnyGame>> {
    let searches = ["AlphaBeta", "AlphaBeta, cut_on: Strict", "Minimax", "NegamaxAlphaBeta", "AlphaBeta, fail: Hard"];
    let tree = |search| searched(&format!("(version: 1, game: Tree(tree: {TREE}), search: (algorithm: {search}))"));
    let infinite = "(version: 1, game: Tree(tree: [[inf, 2], [-inf, 4, 1], [inf, inf]]))";
    let board = "(version: 1, game: TicTacToe(board: [\"XO.\", \"XO.\", \"...\"]), search: (depth: 2))";
    searches.map(tree).into_iter().chain([searched(infinite), searched(board)]).collect()
}

fn asked(recording: &Recording<AnyGame>) -> Vec<Question> {
    questions(recording, QuestionKinds::ALL, true).collect()
}

/// Every answer that can be tried: values near the right one, each choice, and each set of the choices.
fn attempts(recording: &Recording<AnyGame>, question: &Question) -> Vec<Answer> {
    let choices = question.choices(recording);
    let values = ["0", "3", "-3", "5", "7", "inf", "-inf", "<= 3", ">= 3", "<= 5", ">= 0", ">= -inf", "2 … 5", "1 … 3"];
    let values = values.into_iter().map(|value| Answer::read_value(value).unwrap());
    let sets = (0..1_u32 << choices.len().min(4)).map(|set| {
        let chosen = choices.iter().enumerate().filter(|&(place, _)| set & 1 << place != 0);
        Answer::Children(chosen.map(|(_, &child)| child).collect())
    });
    choices.iter().map(|&node| Answer::Node(node)).chain(sets).chain(values).collect()
}

#[test]
fn a_wrong_answer_is_of_a_kind_and_a_right_one_of_none() {
    let mut found = BTreeSet::new();
    for recording in recordings() {
        for question in asked(&recording) {
            let tested = recording.tested_misconceptions(&question);
            assert!(tested.iter().next().is_some(), "{question:?} tests something");
            for answer in question.accepted(&recording) {
                assert_eq!(judge(&recording, &question, &answer).misconception(), None, "{question:?} {answer:?}");
            }
            for answer in attempts(&recording, &question) {
                let verdict = judge(&recording, &question, &answer);
                let kind = verdict.misconception();
                assert!(!(verdict.is_right && kind.is_some()), "{question:?} {answer:?}");
                found.extend(kind);
            }
            found.extend(tested.iter());
        }
    }
    let of_search: Vec<Misconception> =
        Misconception::ALL.iter().copied().filter(|kind| kind.wishes().of_search().is_some()).collect();
    assert_eq!(found.into_iter().collect::<Vec<_>>(), of_search);
}

/// The node of a name.
fn node(trace: &Trace, recording: &Recording<AnyGame>, id: &str) -> NodeId {
    trace.nodes().find(|&node| recording.id(node) == id).unwrap()
}

#[test]
fn the_kind_is_what_a_teacher_would_say() {
    let tree = "(name: \"A\", children: [(name: \"B\", children: [3, 5]), (name: \"C\", children: [3, 9]), 2])";
    let text = format!("(version: 1, game: Tree(tree: {tree}))");
    let recording = searched(&text);
    let trace = recording.trace();
    let kind_of = |kind: &str, id: &str, answer: Answer| {
        let is_asked = |question: &&Question| question.kind.name() == kind && recording.id(question.node) == id;
        let questions = asked(&recording);
        let question = questions.iter().find(is_asked).unwrap();
        judge(&recording, question, &answer).misconception()
    };
    let value = |text: &str| Answer::read_value(text).unwrap();
    assert_eq!(kind_of("value", "B", value("3")), Some(Misconception::BareNumber));
    assert_eq!(kind_of("value", "B", value(">= 3")), Some(Misconception::BoundSide));
    assert_eq!(kind_of("value", "B", value("<= 8")), Some(Misconception::WeakBound));
    assert_eq!(kind_of("value", "B", value("inf")), Some(Misconception::Infinity));
    assert_eq!(kind_of("bound", "B", value("-inf")), Some(Misconception::WindowSide));
    assert_eq!(kind_of("bound", "B", value("inf")), Some(Misconception::Infinity));
    assert_eq!(kind_of("bound", "B", value("4")), Some(Misconception::WindowValue));
    // C's first leaf only equals α.
    assert_eq!(kind_of("cut", "C", Answer::Children(vec![])), Some(Misconception::EqualityCut));
    let pruned = node(trace, &recording, "0/1");
    assert_eq!(kind_of("cut", "B", Answer::Children(vec![pruned])), Some(Misconception::ExcessCut));
    assert_eq!(kind_of("best", "A", Answer::Node(node(trace, &recording, "C"))), Some(Misconception::Tie));
    assert_eq!(kind_of("best", "A", Answer::Node(node(trace, &recording, "2"))), Some(Misconception::BestMove));
    assert_eq!(kind_of("root", "A", value("5")), Some(Misconception::RootValue));
}
