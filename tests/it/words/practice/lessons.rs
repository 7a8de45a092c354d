//! The questions of the lessons at the front: each is asked at its step, and has the answer that the lesson teaches.

use poda::document::practice::ChosenQuestion;
use poda::document::recorder::record_mcts;
use poda::document::{Document, check_mcts};
use poda::game::any::AnyGame;
use poda::lessons;
use poda::practice::mcts::{MctsQuestionKind, MctsResponse};
use poda::practice::quiz::QuestionSelection;
use poda::practice::{Answer, QuestionKinds, questions};
use poda::search::mcts::MctsConfig;
use poda::trace::Story;
use poda::trace::limits::Limits;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;

/// The questions of each lesson: what is asked, at which step and node, and the answer.
const ASKED: &[(&str, &[&str])] = &[
    ("first-tree", &["value 9 B: 3", "value 19 C: 5", "best 23 A: C"]),
    ("two-by-two", &["value 9 B: 2", "value 19 C: 1", "best 21 A: B"]),
    ("layers", &["value 13 A: −1", "value 19 S: ≥ 5", "best 24 S: B"]),
    ("five-levels", &["value 22 E: 5", "value 39 B: 5", "root 60 A: 5"]),
    ("three-by-three-minimax", &["value 12 B: 3", "value 18 C: ≤ 2", "best 41 A: B"]),
    ("enough-seen", &["value 9 C: ≤ 2", "best 13 A: B"]),
    ("last-child", &["bound 5 A: 3", "cut 11 C: c2 c3", "cut 21 D: no cut"]),
    ("three-by-three-alpha-beta", &["value 18 C: ≤ 2", "cut 20 C: c2 c3", "cut 30 D: no cut"]),
    ("first-cutoff", &["bound 5 a: 0", "value 9 c: ≤ −1", "cut 11 c: c2 c3"]),
    ("shallow-cutoff", &["bound 5 a: 0.03", "value 14 d: −0.05", "cut 18 c: g"]),
    ("deep-cutoff", &["cut 13 e: g", "next 16 d: h", "best 28 a: c"]),
    ("a-to-n", &["cut 19 I: L", "bound 27 C: 5", "cut 33 G: N"]),
    ("worst-value", &["value 4 c: ≤ −1", "cut 6 c: c2 c3", "root 7 c: ≤ −1"]),
    ("open-lines-empty", &["leaf 2 root: 0"]),
    ("open-lines-centre", &["leaf 2 root: 2"]),
    ("open-lines-edges", &["leaf 2 root: 0"]),
    ("open-lines-crowded", &["leaf 2 root: 0"]),
    ("tic-tac-toe-move-1", &["leaf 18 0/4: −1", "value 39 3: −2", "best 52 root: 4"]),
    ("tic-tac-toe-move-1-alpha-beta", &["bound 22 root: −1", "cut 28 3: 3/7 3/8 3/5 3/4", "best 40 root: 4"]),
    ("coin", &["value 13 C: 5", "value 15 A: 5", "best 17 A: C"]),
    ("careless-opponent", &["value 13 B: 6", "value 28 C: 7", "best 32 A: C"]),
    ("no-guarantee", &["value 13 C: 4", "best 17 A: C", "root 17 A: 4"]),
    ("size-matters", &["value 9 B: 2.1", "value 20 C: 1.3", "best 23 A: B"]),
    ("max-chance-min", &["value 10 D: 3", "value 22 B: 5", "value 46 C: 3"]),
    ("without-bounds", &["ever 1 A: no cut", "bound 5 A: 4", "cut 14 C: no cut", "value 17 C: 1"]),
    ("star1", &["ever 1 A: C1 C2 C3", "value 16 C: 1.5 … 6.5", "cut 18 C: C2 C3", "value 19 A: 7"]),
    ("star2", &["value 10 D: 0 … 2", "value 12 C: 0 … 6", "cut 21 C: D E"]),
    ("pig", &["value 20 roll/2: 0.12", "value 66 roll: 0.1", "root 108 root: 0.1"]),
    ("twenty48", &["value 17 right: 11.1", "value 28 down: 11.6", "best 50 root: down"]),
    ("three-players", &["choose 21 c2: x3", "vector 33 c3: (6, 5, 3)", "choose 44 b2: c3"]),
    ("equal-for-me", &["tie 10 b1: x2", "tie 14 b1: x2", "vector 24 b2: (2, 4, 3)"]),
    ("shallow-pruning", &["cut 17 b2: no cut", "cut 23 c1: x6", "cut 32 b3: x8"]),
    ("four-phases", &["backup 23 B: 1.1/2", "backup 31 A: 2.5/5", "decide 53 A: B"]),
    ("tried-less", &["select 26 A: B", "select 33 A: C", "term 40 C: 1.38"]),
    ("no-exploration", &["term 19 B: 0.50", "select 26 A: B", "select 27 B: B1"]),
    ("much-exploration", &["term 19 B: 4.21", "select 33 A: C", "select 1590 C: D"]),
    ("twenty-rollouts", &["backup 45 5: 2/2", "select 69 root: 5", "decide 131 root: 2"]),
    ("trap", &["select 878 2: 2/4", "backup 885 2: 17.5/34", "decide 909 root: 2"]),
    ("visits-converge", &["select 70 A: B", "term 826 C: 1.07", "decide 8809 A: C"]),
    ("as-many-positions", &["select 985 2: 2/5", "backup 991 2/5: 4.5/9", "decide 994 root: 4"]),
    ("drawn-outcomes", &["backup 33 C: 1/3", "select 36 A: C", "decide 357 A: B"]),
    ("prior-no-proof", &["select 8 A: B", "term 15 C: 0.28", "select 78 A: C"]),
    ("rollouts-to-values", &["term 22 B: 0.72", "select 53 A: C", "decide 161 A: C"]),
];

/// An answer in words. Of several that are accepted, the first.
fn said(recording: &Recording<AnyGame>, answers: &[Answer]) -> String {
    match &answers[0] {
        Answer::Node(node) => recording.id(*node),
        Answer::Children(children) if children.is_empty() => "no cut".to_owned(),
        Answer::Children(children) => children.iter().map(|&child| recording.id(child)).collect::<Vec<_>>().join(" "),
        Answer::Proved(proved) | Answer::Sum { sum: proved, .. } => proved.to_string(),
        Answer::Vector(vector) => vector.shown(),
        Answer::Changes(changes) => changes.iter().map(|change| change.name()).collect::<Vec<_>>().join(" "),
    }
}

/// The questions about a search of the whole tree, each with its answer.
fn found_in_search(name: &str, document: &Document, chosen: &[ChosenQuestion]) -> Vec<String> {
    let recording = record(document.search().unwrap(), document.position(), 1_000);
    let found = |chosen: &ChosenQuestion| {
        let (kind, step) = (chosen.kind.own().unwrap(), chosen.step.get());
        let kinds = QuestionKinds::NONE.with(kind);
        let question = questions(&recording, kinds, false).find(|question| question.step == step);
        let question = question.unwrap_or_else(|| panic!("{name}: no {} at step {step}", kind.name()));
        let answer = said(&recording, &question.accepted(&recording));
        format!("{} {step} {}: {answer}", kind.name(), recording.id(question.node))
    };
    chosen.iter().map(found).collect()
}

/// The same about a Monte Carlo tree search.
fn found_in_mcts(name: &str, document: &Document, config: MctsConfig, chosen: &[ChosenQuestion]) -> Vec<String> {
    let scale = check_mcts(document.position(), &config).unwrap();
    let recording = record_mcts(&config, scale, document.position(), Limits::nodes(100_000), &());
    let kinds = MctsQuestionKind::ALL.into();
    let asked = chosen.iter().map(|chosen| (chosen.kind.own().unwrap(), chosen.step.get())).collect();
    let selection = QuestionSelection { kinds, hides_values: false, chosen: asked };
    let questions: Vec<_> = selection.questions(&recording).collect();
    assert_eq!(questions.len(), chosen.len(), "{name}");
    let found = |chosen: &ChosenQuestion| {
        let (kind, step) = (chosen.kind.own::<MctsQuestionKind>().unwrap(), chosen.step.get());
        let question = questions.iter().find(|question| (question.kind, question.step) == (kind, step));
        let question = question.unwrap_or_else(|| panic!("{name}: no {} at step {step}", kind.name()));
        let node = recording.id(question.child.unwrap_or(question.node));
        let answer = match question.accepted(&recording).remove(0) {
            MctsResponse::Node(node) => recording.id(node),
            MctsResponse::Number(sum) => format!("{:.2}", sum.value),
            MctsResponse::Counts { w, n } => format!("{}/{n}", (1e9 * w.value).round() / 1e9),
        };
        format!("{} {step} {node}: {answer}", kind.name())
    };
    chosen.iter().map(found).collect()
}

#[test]
fn every_question_of_a_lesson_is_asked_and_has_the_answer_that_is_taught() {
    for (number, document) in lessons::all().iter().enumerate() {
        let name = lessons::name(number);
        let chosen = document.practice.as_ref().map_or(&[][..], |practice| &practice.questions);
        let found = match document.sampled() {
            Some(config) => found_in_mcts(name, document, config, chosen),
            None => found_in_search(name, document, chosen),
        };
        let expected = ASKED.iter().find(|(lesson, _)| *lesson == name).map_or(&[][..], |(_, asked)| asked);
        assert_eq!(found, expected, "{name}");
        assert!(chosen.is_sorted_by_key(|chosen| chosen.step.get()), "{name}: the questions are in order");
    }
}

/// The first thirteen lessons, which are for beginners, have three questions each; two where cutoffs have no name yet.
#[test]
fn the_beginners_lessons_have_three_questions_each() {
    for (number, (lesson, asked)) in ASKED.iter().take(13).enumerate() {
        let expected = if *lesson == "enough-seen" { 2 } else { 3 };
        assert_eq!((lessons::name(number), asked.len()), (*lesson, expected));
    }
}

/// So have all lessons about chance and about Monte Carlo tree search; on what can be pruned at all there is a question
/// more.
#[test]
fn the_lessons_about_chance_have_three_questions_each() {
    let groups = ["lesson-group-chance", "lesson-group-monte-carlo"];
    let names: Vec<&str> = (0..lessons::all().len())
        .filter(|&number| groups.contains(&lessons::group(number).as_str()))
        .map(lessons::name)
        .collect();
    assert!(18 <= names.len());
    for name in names {
        let (_, asked) = ASKED.iter().find(|(lesson, _)| *lesson == name).unwrap();
        assert_eq!(asked.iter().filter(|asked| !asked.starts_with("ever ")).count(), 3, "{name}");
    }
}
