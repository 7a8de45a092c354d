//! What a room is asked about a Monte Carlo tree search: at least two choices, of which one is right, written
//! differently.

use super::recordings;
use poda::class::{Asking, NotAsked};
use poda::i18n::mcts_numbers::written_terms;
use poda::i18n::{Language, Words};
use poda::picture::View;
use poda::picture::sampled::{SampledLayout, SampledScene};
use poda::picture::shape::point;
use poda::platform::class::Tally;
use poda::practice::judge;
use poda::practice::mcts::room::{mcts_choices, mcts_question_here};
use poda::practice::mcts::{MctsQuestionKind, MctsResponse};
use poda::practice::sentences::QuestionSentences;
use poda::trace::{Recorded, RecordedKind, TimelineStep};
use std::collections::BTreeSet;
use std::sync::Arc;

#[test]
fn of_the_choices_one_is_right_and_no_two_are_written_alike() {
    let words = Language::AUTHORED.map(Words::new);
    let mut kinds = BTreeSet::new();
    for recording in recordings() {
        for step in 0..=recording.len() {
            let Some(question) = mcts_question_here(&recording, step) else { continue };
            kinds.insert(question.kind.name());
            assert!((step..=step + 1).contains(&question.shown_step) && question.shown_step < question.step);
            let choices = mcts_choices(&recording, &question);
            let right = choices.iter().filter(|choice| judge(&recording, &question, choice).is_right);
            assert_eq!(right.count(), 1, "{question:?} {choices:?}");
            for words in &words {
                let texts: BTreeSet<_> =
                    choices.iter().map(|choice| recording.answer_text(words, &question, choice)).collect();
                assert!(texts.len() == choices.len() && 2 <= texts.len(), "{texts:?}");
            }
        }
    }
    let asked = [MctsQuestionKind::Backup, MctsQuestionKind::Decide, MctsQuestionKind::Select];
    assert_eq!(kinds, asked.map(MctsQuestionKind::name).into());
}

/// The pictures of phones conceal nothing while a question is open.
#[test]
fn a_question_is_asked_before_the_first_step_whose_picture_answers_it() {
    let words = Words::new(Language::ENGLISH);
    for recording in recordings() {
        let layout = SampledLayout::new(&recording);
        let view = View::fit(layout.tree(), point(980.0, 632.0), 1.2);
        for question in (0..recording.len()).filter_map(|step| mcts_question_here(&recording, step)) {
            let step = question.shown_step;
            let scene = SampledScene { step, ..SampledScene::new(&recording, &layout, view, &words) };
            let answer = question.accepted(&recording).remove(0);
            match (question.kind, &answer) {
                (MctsQuestionKind::Select, MctsResponse::Node(child)) => {
                    assert_eq!(scene.current(), Some(question.node), "{question:?}");
                    assert!(!scene.path().contains(child), "{question:?}");
                    assert!(written_terms(&recording, step).iter().all(|term| term.child != *child), "{question:?}");
                }
                (MctsQuestionKind::Decide, MctsResponse::Node(_)) => assert!(scene.decided_line().is_empty()),
                (MctsQuestionKind::Backup, MctsResponse::Counts { .. }) => {
                    let [shown, right] = [step, question.step].map(|step| recording.statistics(question.node, step));
                    assert_eq!(scene.statistics(question.node), Some(shown));
                    assert_eq!(shown.visits + 1, right.visits, "{question:?}");
                }
                (kind, answer) => panic!("{kind:?}: {answer:?}"),
            }
        }
    }
}

#[test]
fn wrong_counts_are_told_by_the_mistake_that_they_come_from() {
    let words = Language::AUTHORED.map(Words::new);
    let mut told = BTreeSet::new();
    for recording in recordings() {
        let recording = Arc::new(recording);
        let recorded = Recorded::Sampled(Arc::clone(&recording));
        let asked = (0..recording.len()).filter_map(|step| {
            let asking = Asking::here(&recorded, TimelineStep::new(step), false, 1, &words).ok()?;
            let is_backup = mcts_question_here(&recording, step)?.kind == MctsQuestionKind::Backup;
            is_backup.then_some(asking)
        });
        for mut asking in asked.take(20) {
            let choices = asking.choices(Language::ENGLISH).len() as u64;
            asking.close(Tally { choices: (1..=choices).collect() });
            let closed = asking.closed(Language::ENGLISH).unwrap();
            assert_eq!(closed.choices.iter().map(|choice| choice.count).sum::<u64>(), choices * (choices + 1) / 2);
            told.extend(closed.misconceptions().into_iter().map(|(misconception, _)| misconception.name()));
        }
    }
    assert!(2 <= told.len(), "{told:?}");
}

#[test]
fn where_nothing_is_to_be_decided_nothing_is_asked() {
    let words = Language::AUTHORED.map(Words::new);
    let recording = Arc::new(recordings().remove(0));
    let recorded = Recorded::Sampled(Arc::clone(&recording));
    let asked = |step| Asking::here(&recorded, TimelineStep::new(step), false, 1, &words).map(|asking| asking.at());
    let nothing = Err(NotAsked::NothingHere(RecordedKind::Sampled));
    // The root has no children yet, and after the decision nothing follows.
    assert_eq!(asked(0), nothing);
    assert_eq!(asked(recording.len()), nothing);
    assert_eq!(asked(recording.len() - 1), Ok(TimelineStep::new(recording.len() - 1)));
}
