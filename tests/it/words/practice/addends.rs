//! A leaf's evaluation answered addend by addend: the counts are judged one by one, then the sum.

use poda::file;
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::practice::answer::addends;
use poda::practice::misconception::Misconception;
use poda::practice::sentences::QuestionSentences;
use poda::practice::{Answer, Question, QuestionKind, QuestionKinds, given_text, judge, questions};
use poda::score::{Bound, Interval, Score};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;

/// X in the centre, O at the top edge, and X to move.
const LINES: &str = "TicTacToe(board: [\".O.\", \".X.\", \"...\"]), search: (depth: 1)";
const WEIGHTED: &str =
    "TicTacToe(board: [\".O.\", \".X.\", \"...\"], evaluation: Weighted(ones: 1, twos: 3)), search: (depth: 1)";
const DISCS: &str =
    "ConnectFour(board: [\"....\", \"....\", \"XO..\"], columns: 4, rows: 3, connect: 3), search: (depth: 1)";
const KALAH: &str = "Kalah(south: [1, 2], north: [2, 1], south_store: 3), search: (depth: 1)";

fn first_leaf(game: &str) -> (Recording<AnyGame>, Question) {
    let document = file::load(format!("(version: 1, game: {game})").as_bytes()).unwrap();
    let recording = record(document.search().unwrap(), document.position(), 10_000);
    let leaf = questions(&recording, QuestionKinds::NONE.with(QuestionKind::Leaf), false).next().unwrap();
    (recording, leaf)
}

fn sum(counts: &[i32], sum: i32) -> Answer {
    let counts = counts.iter().map(|&count| Score::from(count)).collect();
    Answer::Sum { counts, sum: Interval::of(Score::from(sum), Bound::Exact) }
}

/// What is said of an answer that another attempt may follow; empty if it is right.
fn said(game: &str, language: Language, answer: &Answer) -> String {
    let (recording, leaf) = first_leaf(game);
    let verdict = judge(&recording, &leaf, answer);
    if verdict.is_right {
        return String::new();
    }
    assert_eq!(verdict.misconception(), Some(Misconception::LeafSum), "{answer:?}");
    recording.objection_sentence(&Words::new(language), &leaf, answer, &verdict).plain()
}

#[test]
fn each_count_is_judged_and_then_the_sum() {
    let (recording, leaf) = first_leaf(LINES);
    assert_eq!(recording.evaluation(leaf.node).to_string(), "6−2=4");
    let english = |answer: &Answer| said(LINES, Language::ENGLISH, answer);
    assert_eq!(english(&sum(&[6, 2], 4)), "");
    let rule = "A line counts for a side as long as the opponent has nothing in it, empty lines included.";
    assert_eq!(english(&sum(&[6, 4], 2)), format!("lines of O: the count is not 4. {rule}"));
    assert_eq!(
        english(&sum(&[5, 4], 1)),
        format!("lines of X: the count is not 5. lines of O: the count is not 4. {rule}")
    );
    let swapped = "The two counts are the wrong way round: MAX’s comes first, and MIN’s is subtracted.";
    assert_eq!(english(&sum(&[2, 6], -4)), swapped);
    let spanish = said(LINES, Language::SPANISH, &sum(&[6, 4], 2));
    assert!(spanish.starts_with("líneas de O: la cuenta no es 4."), "{spanish}");
}

#[test]
fn right_counts_with_a_wrong_sum_are_a_wrong_answer() {
    let said = said(LINES, Language::ENGLISH, &sum(&[6, 2], 1));
    assert!(said.starts_with("It is not 1.") && said.contains("6−2"), "{said}");
}

#[test]
fn what_is_said_of_a_wrong_count_does_not_give_it_away() {
    let said = said(LINES, Language::ENGLISH, &sum(&[9, 9], 0));
    assert!(!said.contains('6') && !said.contains('2'), "{said}");
}

#[test]
fn every_sum_of_a_game_has_its_addends() {
    for game in [LINES, WEIGHTED, DISCS, KALAH] {
        let (recording, leaf) = first_leaf(game);
        let counts: Vec<_> = addends(&recording, leaf.node).into_iter().map(|(_, count)| count).collect();
        assert_eq!(counts.len(), 2, "{game}");
        let (score, _) = recording.trace().result(leaf.node).unwrap();
        let right = Answer::Sum { counts: counts.clone(), sum: Interval::of(score, Bound::Exact) };
        assert!(judge(&recording, &leaf, &right).is_right, "{game}");
        for wrong in 0..counts.len() {
            let mut counts = counts.clone();
            counts[wrong] = Score::from(77);
            let wrong = Answer::Sum { counts, sum: Interval::of(score, Bound::Exact) };
            assert!(!judge(&recording, &leaf, &wrong).is_right, "{game}");
            assert!(!said(game, Language::SPANISH, &wrong).is_empty());
        }
        let too_few = Answer::Sum { counts: counts[..1].to_vec(), sum: Interval::of(score, Bound::Exact) };
        assert!(!judge(&recording, &leaf, &too_few).is_right, "{game}");
    }
}

#[test]
fn a_sum_is_shown_and_stored_with_its_counts() {
    let words = Words::new(Language::ENGLISH);
    let (recording, leaf) = first_leaf(LINES);
    let answer = sum(&[5, 4], 1);
    assert_eq!(recording.answer_text(&words, &leaf, &answer), "5 − 4 = 1");
    assert_eq!(given_text(&recording, &answer), "5; 4 = 1");
    let (recording, leaf) = first_leaf(WEIGHTED);
    assert_eq!(recording.answer_text(&words, &leaf, &sum(&[5, -4], 1)), "5, −4 = 1");
}
