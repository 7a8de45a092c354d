//! Reports: what is written is read again, and no damage goes unnoticed.

use poda::document::practice::ExerciseKind;
use poda::practice::json::report::{ReadReport, ReportError, of_text, to_text};
use poda::practice::report::UnixTime;
use poda::practice::report::{AnswerMark, AnswerReport, ExerciseReport, Report, ReportSums};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A report of one exercise.
pub fn sample() -> Report {
    let answer = |field: &str, given: &[&str], mark, points| AnswerReport {
        field: field.to_owned(),
        step: Some(19),
        given: given.iter().map(|&given| given.to_owned()).collect(),
        mark,
        points,
        of: 1,
    };
    let answers = vec![
        answer("I.cut", &["L"], AnswerMark::Right, 1),
        answer("G.value", &["7", ">= 7"], AnswerMark::RightLater, 0),
        answer("best", &[], AnswerMark::Empty, 0),
    ];
    let exercise = ExerciseReport {
        exercise: "The tree A to N".to_owned(),
        lesson: Some("a-to-n".to_owned()),
        position: 0xfe,
        mode: ExerciseKind::Predict,
        seed: Some(42),
        started: UnixTime(1_795_224_879),
        seconds: 75,
        is_complete: true,
        answers,
    };
    Report { name: "Ana “=1+1” Pérez".to_owned(), student: String::new(), exercises: vec![exercise] }
}

fn answers() -> impl Strategy<Value = AnswerReport> {
    let mark = select(AnswerMark::ALL);
    (any::<String>(), option::of(any::<u64>()), vec(any::<String>(), 0..3), mark, 0..9_u64, 0..9_u64)
        .prop_map(|(field, step, given, mark, points, of)| AnswerReport { field, step, given, mark, points, of })
}

fn exercises() -> impl Strategy<Value = ExerciseReport> {
    let names = (any::<String>(), option::of(any::<String>()), select(ExerciseKind::ALL.as_slice()));
    let numbers = (any::<u64>(), option::of(any::<u64>()), any::<u64>(), any::<u64>(), any::<bool>());
    (names, numbers, vec(answers(), 0..4)).prop_map(|((exercise, lesson, mode), numbers, answers)| {
        let (position, seed, started, seconds, is_complete) = numbers;
        let started = UnixTime(started);
        ExerciseReport { exercise, lesson, position, mode, seed, started, seconds, is_complete, answers }
    })
}

proptest! {
    #[test]
    fn a_report_is_read_as_it_was_written(name in any::<String>(), student in any::<String>(), exercises in vec(exercises(), 0..4)) {
        let report = Report { name, student, exercises };
        prop_assert_eq!(of_text(to_text(&report).as_bytes()), Ok(ReadReport { report, is_intact: true }));
    }

    /// Bytes that have nothing of a report are never one, so these are a report that is damaged in several places.
    #[test]
    fn damage_in_several_places_is_noticed(
        exercises in vec(exercises(), 0..2),
        damage in vec((any::<Index>(), any::<u8>()), 1..6),
        cut in option::weighted(0.3, any::<Index>()),
    ) {
        let report = Report { name: "Ana".to_owned(), student: "7".to_owned(), exercises };
        let mut text = to_text(&report).into_bytes();
        for (at, byte) in damage {
            let at = at.index(text.len());
            text[at] = byte;
        }
        if let Some(end) = cut {
            text.truncate(end.index(text.len()));
        }
        if let Ok(ReadReport { report: read, is_intact: true }) = of_text(&text) {
            prop_assert_eq!(read, report);
        }
    }
}

/// Whatever a byte is changed to, either what is read is what was written, such as where a space becomes a tab, or the
/// damage is noticed.
#[test]
fn no_changed_byte_goes_unnoticed() {
    let report = sample();
    let text = to_text(&report).into_bytes();
    let mut unchanged = 0;
    for place in 0..text.len() {
        for byte in 0..=u8::MAX {
            let mut damaged = text.clone();
            damaged[place] = byte;
            if let Ok(ReadReport { report: read, is_intact: true }) = of_text(&damaged) {
                assert_eq!(read, report, "byte {place} as {byte}");
                unchanged += usize::from(byte != text[place]);
                assert!(byte == text[place] || byte.is_ascii_whitespace(), "byte {place} as {byte}");
            }
        }
    }
    assert!(0 < unchanged);
}

#[test]
fn no_missing_part_goes_unnoticed() {
    let text = to_text(&sample()).into_bytes();
    for end in 0..text.trim_ascii_end().len() {
        assert_eq!(of_text(&text[..end]), Err(ReportError::NotAReport));
    }
    for place in 0..text.len() {
        let without = [&text[..place], &text[place + 1..]].concat();
        if let Ok(ReadReport { report, is_intact: true }) = of_text(&without) {
            assert_eq!(report, sample());
        }
    }
}

/// The canonical form does not depend on how a report is laid out, nor on the order of its fields.
#[test]
fn a_report_that_is_laid_out_anew_is_the_same() {
    let text = to_text(&sample());
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    for laid_out in [value.to_string(), text.replace('\n', "\r\n"), text.replace('é', "\\u00e9")] {
        assert_eq!(of_text(laid_out.as_bytes()), Ok(ReadReport { report: sample(), is_intact: true }));
    }
}

/// Computed by Python, as the README says: zlib.crc32 of the sorted and compact form.
#[test]
fn the_checksum_stays_what_it_is() {
    assert!(to_text(&sample()).contains("\"checksum\": \"crc32:cff267e9\""), "{}", to_text(&sample()));
}

#[test]
fn what_is_no_report_is_refused_with_its_reason() {
    let text = to_text(&sample());
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        of_text(text.replacen(from, to, 1).as_bytes()).map(|read| read.is_intact)
    };
    assert_eq!(refused("poda-practice-report", "poda-practice-progress"), Err(ReportError::NotAReport));
    assert_eq!(refused("\"version\": 1", "\"version\": 2"), Err(ReportError::OtherVersion));
    assert_eq!(refused("\"version\": 1", "\"version\": \"1\""), Err(ReportError::OtherVersion));
    assert_eq!(refused("\"version\": 1,", ""), Err(ReportError::NotAReport));
    assert_eq!(refused("\"seconds\": 75", "\"seconds\": -75"), Err(ReportError::NotAReport));
    assert_eq!(refused("\"seconds\": 75", "\"seconds\": 75, \"bonus\": 1"), Err(ReportError::NotAReport));
    assert_eq!(refused("\"seconds\": 75", "\"seconds\": 75, \"seconds\": 5"), Err(ReportError::NotAReport));
    assert_eq!(refused("\"mark\": \"right-later\"", "\"mark\": \"great\""), Err(ReportError::Damaged));
    assert_eq!(refused("\"asked\": 3", "\"asked\": 2"), Ok(false));
    assert_eq!(refused("\"name\": \"Ana", "\"name\": \"Eva"), Ok(false));
    assert_eq!(refused("\"mark\": \"right-later\"", "\"mark\": \"right\""), Ok(false));
    let nested = "[".repeat(100_000);
    assert_eq!(of_text(nested.as_bytes()), Err(ReportError::NotAReport));
}

#[test]
fn marks_are_counted_from_the_answers() {
    let marks = ReportSums { asked: 3, right_first: 1, points: 1, of: 3 };
    assert_eq!(sample().exercises[0].sums(), marks);
}
