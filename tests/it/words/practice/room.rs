//! Questions to the room: at every step of every lesson and of random trees, what is asked, its choices and its answer,
//! against a plain walk through the events and plain minimax.

use crate::core::trees::configs::a_config;
use crate::core::trees::plain_minimax;
use crate::core::trees::random::a_tree;
use poda::document::any_search::record_any;
use poda::document::practice::{AskedKind, KindSet};
use poda::document::usual_search;
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::practice::mcts::room::{mcts_choices, mcts_question_here};
use poda::practice::room::{answered_at, check_askable_here, choices, question_here};
use poda::practice::sentences::QuestionSentences;
use poda::practice::{Answer, Question, QuestionKind, Subject, judge, shown};
use poda::score::{Player, Score};
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId, Recorded};
use proptest::prelude::*;
use std::collections::HashMap;

thread_local! {
    static WORDS: [Words; 2] = Language::AUTHORED.map(Words::new);
}

/// The best of scores for a player.
fn best(player: Player, scores: impl Iterator<Item = Score>) -> Option<Score> {
    scores.reduce(|a, b| if player.prefers(a, b) { a } else { b })
}

/// Checks what is asked at a step, if anything is. Returns the kind of the question.
fn check_step(recording: &Recording<AnyGame>, step: usize, depth: Option<usize>) -> Option<QuestionKind> {
    let trace = recording.trace();
    // Of games, minimax by definition takes too long, and it knows nothing of quiescence.
    let is_tree = matches!(recording.root(), AnyGame::Tree(_)) && recording.config().quiescence.is_none();
    let question = question_here(recording, step, true)?;
    let Question { kind, node, child, .. } = question;
    let (accepted, offered) = (question.accepted(recording), choices(recording, &question));
    let right: Vec<&Answer> = offered.iter().filter(|choice| accepted.contains(choice)).collect();
    assert!(2 <= offered.len() && !right.is_empty(), "step {step}: {question:?}");
    assert!(right.len() == 1 || kind == QuestionKind::Best, "step {step}: {right:?} of {question:?}");
    for (index, choice) in offered.iter().enumerate() {
        assert!(!offered[..index].contains(choice), "step {step}: {choice:?} is offered twice");
    }
    let answered = answered_at(recording, &question, step);
    assert!(step <= answered && answered <= trace.len());
    // What happens next, read from the events.
    let after = |step: usize| (step + 1..=trace.len()).map(|step| trace.event(step).unwrap());
    let asked_of = child.and_then(|child| trace.left_at(child)).unwrap_or(step);
    let next = after(step.max(asked_of)).find(|event| matches!(event, Event::Enter(_)) || *event == Event::Leave(node));
    match (kind, right[0]) {
        (QuestionKind::Next, Answer::Node(chosen)) => match next {
            Some(Event::Enter(entered)) => assert_eq!(*chosen, entered, "step {step}"),
            _ => assert_eq!(*chosen, node, "step {step}"),
        },
        (QuestionKind::Cut, Answer::Children(pruned)) => {
            let left: Vec<NodeId> = trace.later_siblings(child.unwrap()).collect();
            match next {
                Some(Event::Enter(entered)) => assert!(pruned.is_empty() && left[0] == entered, "step {step}"),
                _ => assert_eq!(*pruned, left, "step {step}"),
            }
        }
        (QuestionKind::Value, Answer::Proved(proved)) => {
            if is_tree {
                let exact = plain_minimax::value(&recording.position(node), depth.map(|depth| depth - trace.ply(node)));
                assert!(proved.low <= exact && exact <= proved.high, "step {step}: {proved} of {exact}");
            }
            let is_finished = |child| trace.left_at(child).is_some_and(|left| left <= question.shown_step);
            if trace.children(node).all(is_finished) && !trace.has_window {
                let returned = trace.children(node).filter_map(|child| trace.score_for_parent(child));
                assert_eq!(Some(proved.low), best(trace.player(node), returned), "step {step}");
            }
        }
        (QuestionKind::Bound, Answer::Proved(bound)) => {
            let is_finished = |child: &NodeId| trace.left_at(*child).is_some_and(|left| left <= asked_of);
            let returned = trace.children(node).filter(is_finished).filter_map(|child| trace.score_for_parent(child));
            assert_eq!(Some(bound.low), best(trace.player(node), returned), "step {step}");
        }
        (QuestionKind::Leaf, Answer::Proved(value)) => {
            assert_eq!(value.low, recording.evaluation(node).score(), "step {step}");
        }
        (QuestionKind::Best, Answer::Node(_)) if !is_tree => {}
        (QuestionKind::Best, Answer::Node(_)) => {
            let exact = plain_minimax::value(recording.root(), depth);
            for answer in right {
                let Answer::Node(chosen) = answer else { panic!("{answer:?}") };
                let value = plain_minimax::value(&recording.position(*chosen), depth.map(|depth| depth - 1));
                assert_eq!(value, exact, "step {step}: {chosen:?} {:?} {:?}", recording.config(), recording.root());
            }
        }
        other => panic!("step {step}: {other:?}"),
    }
    let said = |words: &Words| {
        let (asked, why) = (
            recording.room_prompt(words, &question, step).plain(),
            recording.room_answer(words, &question, step, &shown(recording, &question)).plain(),
        );
        assert!(asked.ends_with('?') && why.ends_with('.'), "{asked} {why}");
        let texts = recording.room_choices(words, &question, &offered);
        assert!((1..texts.len()).all(|index| !texts[..index].contains(&texts[index])), "{texts:?}");
    };
    WORDS.with(|words| words.iter().for_each(said));
    Some(kind)
}

/// Checks that exactly the accepted answers among these are judged right, that one of them is, and that every wrong one
/// is told what is wrong with it.
fn check_choices<S: QuestionSentences>(recording: &S, question: &Question<S::Kind>, offered: &[S::Answer], at: &str) {
    let accepted = question.accepted(recording);
    let is_right = |answer: &S::Answer| judge(recording, question, answer).is_right;
    assert!(accepted.iter().all(is_right), "{at}: {question:?} {accepted:?}");
    let (mut right, all) = (0, offered.len());
    for answer in offered {
        let verdict = judge(recording, question, answer);
        assert_eq!(verdict.is_right, accepted.contains(answer), "{at}: {question:?} {answer:?} of {accepted:?}");
        right += usize::from(verdict.is_right);
        WORDS.with(|words| {
            for words in words {
                let fault = recording.fault_sentence(words, question, answer, &verdict).plain();
                assert_eq!(fault.is_empty(), verdict.is_right, "{at}: {question:?} {answer:?}: {fault}");
                assert!(fault.is_empty() || fault.ends_with('.'), "{at}: {fault}");
            }
        });
    }
    assert!(all == 0 || 0 < right, "{at}: {question:?}: none of {offered:?}");
}

/// Checks all questions of all kinds at a step, with the nodes that they offer.
fn check_all_kinds<S: QuestionSentences>(
    recording: &S,
    step: usize,
    answer: impl Fn(&Question<S::Kind>, NodeId) -> Option<S::Answer>,
    at: &str,
) -> usize {
    let kinds: KindSet<S::Kind> = AskedKind::all().filter_map(AskedKind::own).collect();
    let mut asked = 0;
    for hides_values in [false, true] {
        for question in Subject::questions_shown_at(recording, kinds, hides_values, step) {
            let nodes = question.choices(recording);
            let answers: Vec<_> = nodes.iter().filter_map(|&node| answer(&question, node)).collect();
            check_choices(recording, &question, &answers, at);
            asked += 1;
        }
    }
    asked
}

/// Returns the answer that chooses a node, where a question takes one node.
fn chosen(question: &Question, node: NodeId) -> Option<Answer> {
    let takes_one =
        matches!(question.kind, QuestionKind::Next | QuestionKind::Best | QuestionKind::Choose | QuestionKind::Tie);
    takes_one.then_some(Answer::Node(node))
}

#[test]
fn exactly_the_right_choices_of_every_question_are_right() {
    let (mut asked, mut first) = (0, 0);
    for (number, document) in lessons::all().iter().enumerate() {
        let name = lessons::name(number);
        let at = |step: usize| format!("{name}, step {step}");
        match record_any(document.searches.first(), document.position(), Limits::nodes(20_000), &()).unwrap() {
            Recorded::Search(passes) if check_askable_here(&passes).is_ok() => {
                for recording in (0..passes.len()).map(|pass| passes.get(pass)) {
                    let last = recording.trace().len();
                    for step in (0..=last).step_by(last.div_ceil(150).max(1)) {
                        if let Some(question) = question_here(recording, step, true) {
                            check_choices(&**recording, &question, &choices(recording, &question), &at(step));
                            (asked, first) = (asked + 1, first + usize::from(question.child.is_none()));
                        }
                        asked += check_all_kinds(&**recording, step, chosen, &at(step));
                    }
                }
            }
            Recorded::Search(_) => {}
            Recorded::Sampled(recording) => {
                let last = recording.last_step();
                for step in (0..=last).step_by(last.div_ceil(150).max(1)) {
                    if let Some(question) = mcts_question_here(&recording, step) {
                        check_choices(&*recording, &question, &mcts_choices(&recording, &question), &at(step));
                        asked += 1;
                    }
                }
            }
        }
    }
    assert!(5_000 < asked && 300 < first, "{asked} questions, {first} of them about the first child");
}

#[test]
fn every_question_about_a_step_of_a_lesson_has_the_right_answer() {
    let mut kinds: HashMap<QuestionKind, usize> = HashMap::new();
    let (mut asked, mut steps) = (0, 0);
    for document in lessons::all() {
        let search = document.search().copied().unwrap_or_else(|| usual_search(document.position()));
        let passes = record_passes(&search, document.position(), Limits::nodes(20_000), &());
        if check_askable_here(&passes).is_err() {
            continue;
        }
        // What is asked of chance nodes and of several players has tests of its own.
        let passes = (0..passes.len()).map(|pass| passes.get(pass));
        let passes = passes.filter(|pass| !pass.trace().has_chance() && pass.multi_player().is_none());
        for recording in passes {
            let last = recording.trace().len();
            for step in (0..=last).step_by(last.div_ceil(150).max(1)) {
                steps += 1;
                if let Some(kind) = check_step(recording, step, recording.config().depth) {
                    asked += 1;
                    *kinds.entry(kind).or_default() += 1;
                }
            }
        }
    }
    assert!(9 * steps < 10 * asked, "{asked} questions at {steps} steps: {kinds:?}");
    assert!(kinds.len() >= 6, "{kinds:?}");
}

proptest! {
    #[test]
    fn every_question_about_a_step_of_a_random_tree_has_the_right_answer(tree in a_tree(), config in a_config()) {
        let passes = record_passes(&config, &AnyGame::Tree(tree), Limits::nodes(100_000), &());
        if check_askable_here(&passes).is_ok() {
            for pass in 0..passes.len() {
                let recording = passes.get(pass);
                for step in 0..=recording.trace().len() {
                    check_step(recording, step, recording.config().depth);
                }
            }
        }
    }
}
