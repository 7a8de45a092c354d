//! The marks of sheets as rows of a [table](crate::table).

use super::blank::{BlankField, BlankMarks, FieldMark};
use crate::table::Cell;
use poda_core::game::GameView;
use poda_core::trace::recording::Recording;

/// The columns before those of the fields.
pub const SUMS: [&str; 3] = ["points", "of", "first_wrong"];

/// Returns the marks of a sheet as cells: the points earned, the points possible, the first wrong field, and the marks
/// of these fields.
pub fn marked_cells<G: GameView>(
    recording: &Recording<G>,
    fields: impl Iterator<Item = BlankField>,
    marks: &BlankMarks,
) -> Vec<Cell<'static>> {
    let first_wrong = marks.first_wrong().map(|marked| marked.field.id(recording));
    let marks_of = fields.map(|field| marks.get(field).map(|marked| marked.mark));
    cells(marks.points(), marks.of(), first_wrong, marks_of)
}

/// Returns the cells of a sheet: the points earned and possible, the first wrong field, and the marks.
pub(super) fn cells(
    points: u32,
    of: u32,
    first_wrong: Option<String>,
    marks: impl Iterator<Item = Option<FieldMark>>,
) -> Vec<Cell<'static>> {
    let sums = [points.into(), of.into(), first_wrong.unwrap_or_default().into()];
    let names = marks.map(|mark| Cell::text(mark.map(FieldMark::name).unwrap_or_default()));
    sums.into_iter().chain(names).collect()
}
