//! A user's progress: mistakes come back, and what is stored of them is read again, whatever has become of it.

use poda::document::QuestionKind;
use poda::practice::json::progress::{ProgressError, of_text, to_text};
use poda::practice::misconception::{Misconception, Misconceptions};
use poda::practice::progress::{
    AnsweredQuestion, AskedQuestion, ExerciseOrigin, MAX_LISTED, MAX_POSITION_BYTES, PracticeProgress,
    PracticedExercise,
};
use poda::practice::schedule::{Day, LeitnerBox};
use proptest::prelude::*;
use proptest::sample::select;

const TODAY: Day = Day(20_000);

fn lesson() -> PracticedExercise {
    let source = ExerciseOrigin::Lesson("a-to-n".to_owned());
    PracticedExercise { title: "The tree A to N".to_owned(), fingerprint: 7, source }
}

/// Records an answer at a step, right or with a mistake.
fn answer(progress: &mut PracticeProgress, kind: Misconception, is_right: bool, step: u64, today: Day) {
    let question = AskedQuestion { kind: QuestionKind::Cut.into(), step };
    let tested = Misconceptions::from([kind]);
    let mistake = (!is_right).then_some((kind, "[]"));
    progress.record(&AnsweredQuestion { exercise: &lesson(), question, tested, is_right, mistake }, today);
}

#[test]
fn a_kind_of_mistake_comes_back_until_it_is_known() {
    let (mut progress, kind) = (PracticeProgress::default(), Misconception::MissedCut);
    answer(&mut progress, kind, true, 1, TODAY);
    assert!(progress.due(TODAY).is_empty(), "what has never gone wrong does not come back");
    answer(&mut progress, kind, false, 2, TODAY);
    assert_eq!(progress.due(TODAY), [kind]);
    // Ten right answers on one day are one step.
    for step in 3..13 {
        answer(&mut progress, kind, true, step, TODAY);
    }
    assert_eq!(progress.of(kind).review.map(|review| review.leitner_box.number()), Some(2));
    assert!(progress.due(TODAY).is_empty());
    let mut day = TODAY;
    for (wait, number) in [(1, 3), (2, 4), (4, 5), (8, 5)] {
        day = day.after(wait);
        assert!(progress.due(Day(day.0 - 1)).is_empty());
        assert_eq!(progress.due(day), [kind]);
        answer(&mut progress, kind, true, 20, day);
        assert_eq!(progress.of(kind).review.map(|review| review.leitner_box.number()), Some(number));
    }
    answer(&mut progress, kind, false, 21, day);
    assert_eq!(progress.of(kind).review.map(|review| review.leitner_box), Some(LeitnerBox::FIRST));
    assert_eq!((progress.of(kind).asked, progress.of(kind).right_first), (17, 15));
}

#[test]
fn another_mistake_leaves_a_card_where_it_is() {
    let mut progress = PracticeProgress::default();
    answer(&mut progress, Misconception::MissedCut, false, 1, TODAY);
    let before = progress.of(Misconception::MissedCut).review;
    let tested = [Misconception::MissedCut, Misconception::EqualityCut].into_iter().collect();
    let question = AskedQuestion { kind: QuestionKind::Cut.into(), step: 2 };
    let mistake = Some((Misconception::EqualityCut, "[]"));
    progress.record(&AnsweredQuestion { exercise: &lesson(), question, tested, is_right: false, mistake }, TODAY);
    assert_eq!(progress.of(Misconception::MissedCut).review, before);
    assert_eq!((progress.of(Misconception::MissedCut).asked, progress.of(Misconception::EqualityCut).asked), (2, 1));
}

#[test]
fn what_is_known_least_and_has_waited_longest_comes_first() {
    let mut progress = PracticeProgress::default();
    let [known, waiting, often, once] =
        [Misconception::BestMove, Misconception::Tie, Misconception::RootValue, Misconception::BareNumber];
    answer(&mut progress, known, false, 1, Day(TODAY.0 - 9));
    answer(&mut progress, known, true, 1, Day(TODAY.0 - 9));
    answer(&mut progress, once, false, 2, TODAY);
    answer(&mut progress, often, false, 3, TODAY);
    answer(&mut progress, often, false, 4, TODAY);
    answer(&mut progress, waiting, false, 5, Day(TODAY.0 - 1));
    assert_eq!(progress.due(TODAY), [waiting, often, once, known]);
}

#[test]
fn a_mistake_is_listed_until_its_question_is_answered_rightly() {
    let mut progress = PracticeProgress::default();
    for step in [3, 5, 3] {
        answer(&mut progress, Misconception::MissedCut, false, step, TODAY);
    }
    assert_eq!(progress.mistakes().map(|mistake| mistake.question.step).collect::<Vec<_>>(), [3, 5]);
    answer(&mut progress, Misconception::MissedCut, true, 3, TODAY);
    assert_eq!(progress.mistakes().map(|mistake| mistake.question.step).collect::<Vec<_>>(), [5]);
    for step in 0..1_000 {
        answer(&mut progress, Misconception::MissedCut, false, step, TODAY);
    }
    assert_eq!(progress.mistakes().count(), MAX_LISTED);
    assert_eq!(progress.mistakes().next().unwrap().question.step, 999);
}

#[test]
fn a_position_that_is_too_long_to_keep_is_counted_and_not_listed() {
    for (length, listed) in [(MAX_POSITION_BYTES, 1), (MAX_POSITION_BYTES + 1, 0)] {
        let mut progress = PracticeProgress::default();
        let exercise = PracticedExercise { source: ExerciseOrigin::PositionFile("x".repeat(length)), ..lesson() };
        let question = AskedQuestion { kind: QuestionKind::Root.into(), step: 9 };
        let mistake = Some((Misconception::RootValue, "3"));
        let tested = Misconceptions::default();
        let attempt = AnsweredQuestion { exercise: &exercise, question, tested, is_right: false, mistake };
        progress.record(&attempt, TODAY);
        assert_eq!((progress.of(Misconception::RootValue).asked, progress.mistakes().count()), (1, listed));
        assert_eq!(of_text(&to_text(&progress)), Ok(progress));
    }
}

fn progresses() -> impl Strategy<Value = PracticeProgress> {
    let answers = (select(Misconception::ALL), any::<bool>(), 0..40_u64, 0..30_u32);
    proptest::collection::vec(answers, 0..120).prop_map(|mut answers| {
        answers.sort_by_key(|&(.., day)| day);
        let mut progress = PracticeProgress::default();
        for (kind, is_right, step, day) in answers {
            answer(&mut progress, kind, is_right, step, TODAY.after(day));
        }
        progress
    })
}

proptest! {
    #[test]
    fn progress_is_read_as_it_was_written(progress in progresses()) {
        prop_assert_eq!(of_text(&to_text(&progress)), Ok(progress));
    }

    #[test]
    fn text_that_is_garbled_is_read_or_refused(progress in progresses(), place in any::<proptest::sample::Index>(), byte in 0..128_u8) {
        let mut text = to_text(&progress).into_bytes();
        let place = place.index(text.len());
        text[place] = byte;
        if let Ok(read) = of_text(&String::from_utf8(text).unwrap()) {
            prop_assert!(read.mistakes().count() <= MAX_LISTED);
            prop_assert!(read.kinds().all(|(_, kind)| kind.right_first <= kind.asked));
            prop_assert!(read.due(TODAY).len() <= Misconception::ALL.len());
        }
    }
}

#[test]
fn an_entry_that_is_not_understood_costs_no_more_than_itself() {
    let mut progress = PracticeProgress::default();
    answer(&mut progress, Misconception::MissedCut, false, 3, TODAY);
    answer(&mut progress, Misconception::Tie, false, 5, TODAY);
    let text = to_text(&progress);
    for (from, to, kinds, mistakes) in [
        ("\"tie\": {", "\"telepathy\": {", 1, 2),
        ("\"asked\": 1", "\"asked\": \"one\"", 1, 2),
        ("\"asked\": 1", "\"asked\": 0", 2, 2),
        ("\"box\": 1", "\"box\": 9", 2, 2),
        ("\"step\": 3", "\"step\": -3", 2, 1),
        ("\"lesson\"", "\"elsewhere\"", 2, 1),
        ("\"kinds\": {", "\"kinds\": 7, \"other\": {", 0, 2),
        ("\"mistakes\": [", "\"mistakes\": \"none\", \"other\": [", 2, 0),
    ] {
        assert!(text.contains(from), "{from} in {text}");
        let read = of_text(&text.replacen(from, to, 1)).unwrap();
        assert_eq!((read.kinds().count(), read.mistakes().count()), (kinds, mistakes), "{to}");
    }
    for text in ["", "{}", "[]", "7", "{\"format\": \"poda-practice-report\", \"version\": 1}"] {
        assert_eq!(of_text(text), Err(ProgressError::NotProgress), "{text}");
    }
    let later = to_text(&progress).replace("\"version\": 1", "\"version\": 2");
    assert_eq!(of_text(&later), Err(ProgressError::OtherVersion));
}
