//! Answers are judged: what a count of its own says is right, and nothing else.

use super::priors::ERRORS_WITH_PRIORS;
use super::{all_kinds, recordings, recordings_with_priors};
use poda::document::practice::Attempts;
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::practice::json::progress::{of_text, to_text};
use poda::practice::judge;
use poda::practice::mcts::tested_by_mcts;
use poda::practice::mcts::{MctsError, MctsQuestion, MctsQuestionKind, MctsResponse, WrittenNumber};
use poda::practice::misconception::Misconception;
use poda::practice::progress::{ExerciseOrigin, PracticeProgress, PracticedExercise};
use poda::practice::questions;
use poda::practice::quiz::{HintStrength, QuestionSelection, Quiz};
use poda::practice::schedule::Day;
use poda::practice::sentences::QuestionSentences;
use poda::practice::shown;
use poda::score::{Player, Score, Turn};
use poda::search::mcts::Decide;
use poda::trace::sampled::tree::{SampledEvent, SampledTree};
use poda::trace::{NodeId, Story};
use std::collections::{BTreeSet, HashMap};

/// w and n of the nodes, counted from the paths and the results alone.
struct Count<'a> {
    recording: &'a SampledTree<AnyGame>,
    counts: HashMap<NodeId, (f64, f64)>,
}

impl<'a> Count<'a> {
    /// Counts the steps up to one.
    fn after(recording: &'a SampledTree<AnyGame>, step: usize) -> Self {
        let mut counts: HashMap<NodeId, (f64, f64)> = HashMap::new();
        let mut x = 0.0;
        for step in 1..=step {
            match recording.event(step) {
                Some(SampledEvent::Rollout(_)) => {
                    let result = recording.rollout(recording.iteration_at(step).unwrap()).1.get();
                    let [low, high] = [recording.scale().bounds().low, recording.scale().bounds().high].map(Score::get);
                    x = if low < high { (result - low) / (high - low) } else { 0.5 };
                }
                Some(SampledEvent::Backup(node)) => {
                    let (w, n) = counts.entry(node).or_default();
                    (*w, *n) = (*w + x, *n + 1.0);
                }
                _ => {}
            }
        }
        Self { recording, counts }
    }

    fn mean(&self, child: NodeId, player: Player) -> f64 {
        let (w, n) = self.counts[&child];
        if player == Player::Max { w / n } else { 1.0 - w / n }
    }

    fn sum(&self, node: NodeId, child: NodeId) -> f64 {
        let Turn::Player(player) = self.recording.position(node).turn() else { panic!("a player selects") };
        let bonus = (self.counts[&node].1.ln() / self.counts[&child].1).sqrt();
        self.mean(child, player) + self.recording.config().exploration.get() * bonus
    }

    /// The children of a node that have been counted, in the order of the moves.
    fn children(&self, node: NodeId) -> Vec<NodeId> {
        self.recording.children(node).filter(|child| self.counts.contains_key(child)).collect()
    }
}

/// The first that is greatest up to rounding.
fn greatest(children: &[NodeId], value: impl Fn(NodeId) -> f64) -> NodeId {
    let best = children.iter().map(|&child| value(child)).fold(f64::NEG_INFINITY, f64::max);
    *children.iter().find(|&&child| best - 1e-12 <= value(child)).unwrap()
}

fn number(text: &str) -> MctsResponse {
    MctsResponse::Number(WrittenNumber::read(text).unwrap())
}

#[test]
fn accepted_answers_follow_from_the_rollouts() {
    let kinds = all_kinds();
    let mut asked: HashMap<MctsQuestionKind, usize> = HashMap::new();
    for recording in recordings() {
        for question in questions(&recording, kinds, false) {
            *asked.entry(question.kind).or_default() += 1;
            let count = Count::after(&recording, question.shown_step);
            let judge = |response: &MctsResponse| judge(&recording, &question, response);
            match question.kind {
                MctsQuestionKind::Select => {
                    let children = count.children(question.node);
                    assert_eq!(question.choices(&recording), children);
                    let right = greatest(&children, |child| count.sum(question.node, child));
                    for &child in &children {
                        // The search may have taken a later one that is equal but for the last digits.
                        let is_taken = question.accepted(&recording) == [MctsResponse::Node(child)];
                        let is_right = child == right || is_taken;
                        assert_eq!(judge(&MctsResponse::Node(child)).is_right, is_right, "{question:?}");
                        let less = count.sum(question.node, right) - count.sum(question.node, child);
                        assert!(!is_taken || less < 1e-12);
                    }
                    let error = judge(&MctsResponse::Node(question.node)).error;
                    assert_eq!(error.map(MctsError::name), Some("wrong-form"));
                }
                MctsQuestionKind::Term => {
                    let sum = count.sum(question.node, question.child.unwrap());
                    for text in [format!("{sum:.2}"), format!("{sum:.3}"), format!("{sum:.6}").replace('.', ",")] {
                        assert!(judge(&number(&text)).is_right, "{text} for {sum}");
                    }
                    for wrong in [sum + 0.02, sum - 0.02, sum + 1.0] {
                        assert!(!judge(&number(&format!("{wrong:.2}"))).is_right, "{wrong} for {sum}");
                    }
                    assert!(!judge(&number(&format!("{:.4}", sum + 0.002))).is_right);
                }
                MctsQuestionKind::Backup => {
                    let (w, n) = Count::after(&recording, question.step).counts[&question.node];
                    let before = count.counts[&question.node];
                    assert!((before.1 + 1.0 - n).abs() < 1e-9, "it is counted, and was before");
                    let judge = |w: f64, n: f64| judge(&MctsResponse::read_counts(&format!("{w:.2}/{n}")).unwrap());
                    assert!(judge(w, n).is_right);
                    for (w, n) in [(w, n + 1.0), (w + 0.02, n), (w - 0.02, n), (before.0, before.1), (w + 1.0, n)] {
                        assert!(!judge(w, n).is_right, "{w}/{n} for {question:?}");
                    }
                }
                MctsQuestionKind::Decide => {
                    let children = count.children(NodeId::ROOT);
                    let player = recording.root().to_move();
                    let right = greatest(&children, |child| match recording.config().decide {
                        Decide::Visits => count.counts[&child].1,
                        Decide::Value => count.mean(child, player),
                    });
                    for &child in &children {
                        assert_eq!(judge(&MctsResponse::Node(child)).is_right, child == right, "{question:?}");
                    }
                }
            }
            assert!(judge(&question.accepted(&recording)[0]).is_right);
        }
    }
    assert!(MctsQuestionKind::ALL.iter().all(|kind| 20 < asked[kind]), "{asked:?}");
}

#[test]
fn nothing_is_asked_whose_answer_is_given_away() {
    let kinds = all_kinds();
    for recording in recordings() {
        for question in questions(&recording, kinds, false) {
            let MctsQuestion { kind, node, shown_step, step, .. } = question;
            assert!(shown_step < step);
            assert_ne!(question.choices(&recording).len(), 1);
            let was_counted = 0 < recording.statistics(node, shown_step).visits;
            assert!(kind != MctsQuestionKind::Backup || was_counted, "{question:?}");
        }
    }
}

/// The usual mistakes at a term, each by its formula.
#[test]
fn the_usual_mistakes_are_recognized() {
    let kinds = all_kinds();
    let mut found: BTreeSet<&str> = BTreeSet::new();
    for recording in recordings() {
        let c = recording.config().exploration.get();
        for question in questions(&recording, kinds, false) {
            let judge = |response: &MctsResponse| judge(&recording, &question, response).error;
            found.extend(
                question
                    .choices(&recording)
                    .iter()
                    .filter_map(|&child| judge(&MctsResponse::Node(child)))
                    .map(MctsError::name),
            );
            let count = Count::after(&recording, question.shown_step);
            if question.kind == MctsQuestionKind::Backup {
                let (w, n) = count.counts[&question.node];
                let x = Count::after(&recording, question.step).counts[&question.node].0 - w;
                let result = recording.rollout(recording.iteration_at(question.step).unwrap()).1.get();
                for (w, n) in [
                    (w, n),
                    (w, n + 1.0),
                    (w + 1.0 - x, n + 1.0),
                    (w + result, n + 1.0),
                    (2.0 * (w + x), 2.0 * (n + 1.0)),
                    (w + x, n),
                    (w + 0.3, n + 1.0),
                ] {
                    let response = MctsResponse::read_counts(&format!("{w:.6}/{n}"));
                    found.extend(response.and_then(|response| judge(&response)).map(MctsError::name));
                }
            }
            if question.kind != MctsQuestionKind::Term {
                continue;
            }
            let child = question.child.unwrap();
            let ((w, n), all) = (count.counts[&child], count.counts[&question.node].1);
            let mean = count.mean(child, recording.position(question.node).to_move());
            let bonus = c * (all.ln() / n).sqrt();
            let tried = [
                (mean + c * (all.log10() / n).sqrt(), "common-logarithm"),
                (mean + c * (n.ln() / all).sqrt(), "swapped-visits"),
                (mean + c * all.ln() / n, "no-root"),
                (mean + c * (all / n).sqrt(), "no-logarithm"),
                (mean + (all.ln() / n).sqrt(), "no-constant"),
                (1.0 - mean + bonus, "other-view"),
                (mean, "mean-alone"),
                (bonus, "bonus-alone"),
                (w + bonus, "wrong-mean"),
                (mean + bonus + 0.33, "wrong-sum"),
            ];
            for (mistaken, error) in tried {
                let is_another = (mistaken - (mean + bonus)).abs() > 0.011;
                let others = tried.iter().filter(|other| (other.0 - mistaken).abs() < 1e-5).count();
                let said = judge(&number(&format!("{mistaken:.6}"))).map(MctsError::name);
                assert!(!is_another || said.is_some());
                if is_another && others == 1 && said != Some("other-child") {
                    let is_said = said == Some(error) || error == "wrong-sum";
                    assert!(is_said, "{said:?} for {error:?} at {question:?}");
                }
                found.extend(said);
            }
            let children = count.children(question.node);
            for &other in children.iter().filter(|&&other| other != child) {
                let others = c * (all.ln() / count.counts[&other].1).sqrt();
                for mistaken in [count.sum(question.node, other), mean + others] {
                    found.extend(judge(&number(&format!("{mistaken:.6}"))).map(MctsError::name));
                }
            }
            let early = format!("{mean:.2}").parse::<f64>().unwrap() + format!("{bonus:.2}").parse::<f64>().unwrap();
            found.extend(judge(&number(&format!("{early:.2}"))).map(MctsError::name));
        }
    }
    found.remove(MctsError::WrongForm.name());
    let all = MctsError::all().into_iter().map(MctsError::name);
    let all: BTreeSet<&str> = all.filter(|name| !ERRORS_WITH_PRIORS.contains(name)).collect();
    assert_eq!(all.difference(&found).collect::<Vec<_>>(), Vec::<&&str>::new());
}

/// Every sentence of every question and error is said, in both languages, and none without an answer names the right
/// one.
#[test]
fn everything_is_said_in_both_languages() {
    let kinds = all_kinds();
    for language in Language::AUTHORED {
        let words = Words::new(language);
        for recording in recordings().into_iter().chain(recordings_with_priors()) {
            for question in questions(&recording, kinds, false).step_by(3) {
                assert!(!recording.prompt(&words, &question).plain().is_empty());
                for &strength in HintStrength::ALL {
                    assert!(!recording.hint_sentence(&words, &question, strength).plain().is_empty());
                }
                let shown = shown(&recording, &question);
                let said = recording.verdict_sentence(&words, &question, None, &shown).plain();
                assert!(!said.is_empty() && !said.contains('{'), "{said}");
                let choices = question.choices(&recording).into_iter().map(MctsResponse::Node);
                let others = [number("0.5"), MctsResponse::read_counts("1/2").unwrap()];
                for response in choices.chain(others).chain(question.accepted(&recording)) {
                    let verdict = judge(&recording, &question, &response);
                    let all = recording.verdict_sentence(&words, &question, Some(&response), &verdict).plain();
                    let objection = recording.objection_sentence(&words, &question, &response, &verdict).plain();
                    assert_eq!(objection.is_empty(), verdict.is_right, "{all}");
                    assert!(!all.contains('{') && !objection.contains('{'), "{all}");
                    assert!(!recording.answer_text(&words, &question, &response).is_empty());
                }
            }
        }
    }
}

#[test]
fn every_misconception_of_this_search_is_shown_by_an_error() {
    let of_mcts: BTreeSet<Misconception> =
        Misconception::ALL.iter().copied().filter(|kind| kind.wishes().of_mcts().is_some()).collect();
    let kinds = MctsQuestionKind::ALL.into_iter();
    let tested: BTreeSet<Misconception> = kinds.flat_map(tested_by_mcts).collect();
    let shown = MctsError::all().into_iter().filter_map(MctsError::misconception);
    assert_eq!((tested, shown.collect::<BTreeSet<_>>()), (of_mcts.clone(), of_mcts));
}

/// A mistake is remembered, stored, and comes back.
#[test]
fn a_mistake_is_remembered() {
    let today = Day(20_000);
    let source = ExerciseOrigin::Lesson("four-phases".to_owned());
    let exercise = PracticedExercise { title: "A".to_owned(), fingerprint: 1, source };
    let kinds = all_kinds();
    let mut progress = PracticeProgress::default();
    for recording in recordings() {
        for question in questions(&recording, kinds, false).filter(|question| question.kind == MctsQuestionKind::Term) {
            let selection =
                QuestionSelection { kinds, hides_values: false, chosen: vec![(question.kind, question.step)] };
            let mut run = Quiz::new(&recording, selection, Attempts::One, 0, Vec::new());
            run.answer(&recording, number("0.77777"));
            let [closed] = run.outcomes() else { panic!("{question:?}") };
            assert_eq!((closed.question, run.limit()), (question, question.step));
            progress.record_outcome(&recording, &exercise, closed, today);
        }
    }
    assert!(progress.due(today).contains(&Misconception::MctsSum));
    let read = of_text(&to_text(&progress)).unwrap();
    assert_eq!(read.mistakes().collect::<Vec<_>>(), progress.mistakes().collect::<Vec<_>>());
    assert!(read.mistakes().all(|mistake| mistake.question.kind.name() == "term"));
}
