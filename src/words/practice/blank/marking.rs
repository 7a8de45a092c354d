//! The marking of a sheet: the replay that fits the search.

use super::replay::Replay;
use super::{BlankAnswers, BlankMarks, vectors};
use poda_core::game::Game;
use poda_core::trace::recording::Recording;

/// Marks a sheet of a recorded search, which [`check_askable`](crate::practice::check_askable) accepts.
///
/// ```
/// use poda_words::practice::Answer;
/// use poda_words::practice::blank::{BlankAnswers, BlankField, BlankPart, FieldMark, expected, fields, mark};
/// use poda_core::trace::recorder::record;
///
/// let document = poda_words::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))").unwrap();
/// let recording = record(document.search().unwrap(), document.position(), 1_000);
/// let fields = fields(&recording);
/// let mut sheet: BlankAnswers = fields.iter().map(|&field| (field, expected(&recording, field).unwrap())).collect();
/// assert_eq!(mark(&recording, &sheet).points(), mark(&recording, &sheet).of());
///
/// // The first MIN node is worth 3. What follows from 4 is credited.
/// let wrong = fields.iter().position(|field| field.part == BlankPart::Value).unwrap();
/// sheet.insert(fields[wrong], Answer::read_value("4").unwrap());
/// sheet.insert(fields[wrong + 1], Answer::read_value("4").unwrap());
/// let marks = mark(&recording, &sheet);
/// assert_eq!([wrong, wrong + 1].map(|at| marks.fields[at].mark), [FieldMark::Wrong, FieldMark::Consequent]);
/// assert_eq!(fields[wrong + 1].part, BlankPart::Alpha);
/// ```
pub fn mark<G: Game>(recording: &Recording<G>, answers: &BlankAnswers) -> BlankMarks {
    let mut replay = Replay::new(recording, answers);
    match recording.vectors() {
        Some(view) => vectors::visit_tree(&mut replay, view),
        None => replay.visit_tree(),
    }
    replay.finish()
}
