//! Plans of exam papers: parsing of files with the field `exam` instead of `game`.

use super::counts::parse_size;
use super::diagnostic::{DiagnosticKind, Expected};
use super::lecture::{parse_lesson, parse_path};
use super::practice::parse_wishes;
use super::schema::{PLAN, PLAN_ENTRY};
use super::text_kind::TextKind;
use super::value::Value;
use super::writer::parse_text;
use poda_core::document::LocalizedText;
use poda_core::document::wishes::Wishes;

/// The greatest number of points for an exercise.
pub const MAX_POINTS: usize = 1_000;

#[derive(Clone, Debug, PartialEq)]
pub struct ExamPlan {
    pub title: Option<LocalizedText>,
    /// The exercises, in order.
    pub entries: Vec<ExamPlanEntry>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ExamPlanEntry {
    pub source: ExamPlanSource,
    /// The points for it; `None` for the sum of the points of its fields.
    pub points: Option<u32>,
    pub title: Option<LocalizedText>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ExamPlanSource {
    Lesson(String),
    /// The position file with this path, relative to the folder of the plan.
    File(String),
    /// An exercise generated from wishes.
    Wishes(Wishes),
}

/// Parses a file with the field `exam`. `lessons` are the names of all lessons.
pub(super) fn parse(file: Value, lessons: &[&'static str]) -> Option<ExamPlan> {
    let fields = file.fields(PLAN)?;
    let entries = fields.require("exam")?.list(Expected::ExamEntries, |entry| parse_entry(entry, lessons));
    Some(ExamPlan { title: fields.read("title", |it| parse_text(it, TextKind::Title)), entries })
}

fn parse_entry(entry: Value, lessons: &[&'static str]) -> Option<ExamPlanEntry> {
    let fields = entry.fields(PLAN_ENTRY)?;
    let source = match ["lesson", "file", "wishes"].map(|name| fields.get(name)) {
        [Some(lesson), None, None] => parse_lesson(lesson, lessons).map(ExamPlanSource::Lesson),
        [None, Some(file), None] => parse_path(file).map(ExamPlanSource::File),
        [None, None, Some(wishes)] => parse_wishes(wishes).map(ExamPlanSource::Wishes),
        _ => {
            entry.report(DiagnosticKind::NotOneSource);
            None
        }
    };
    let points = fields.read("points", |points| parse_size(points, Some(MAX_POINTS)));
    let points = points.and_then(|points| u32::try_from(points).ok());
    Some(ExamPlanEntry { source: source?, points, title: fields.read("title", |it| parse_text(it, TextKind::Title)) })
}
