//! The steps of a lesson that the browser shows while the program is downloaded: the sentence of each, and its picture
//! as an export draws it.

use poda_core::document::any_search::record_any;
use poda_core::game::any::AnyGame;
use poda_core::trace::TimelineStep;
use poda_paper::series::{SearchPages, Series, SeriesOptions, StepGroup, StepSelection};
use poda_picture::export::svg::svg_in_both_themes;
use poda_picture::picture::GivenValues;
use poda_session::LIMITS;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonScene {
    pub sentence: String,
    /// The picture as SVG.
    pub picture: String,
}

/// Returns the first steps of a lesson, at most `max`; none if no lesson has this name or the lesson has no picture.
pub fn lesson_scenes(lesson: &str, language: Language, max: usize) -> Vec<LessonScene> {
    let Some(number) = lessons::by_name(lesson) else { return Vec::new() };
    let (document, words) = (&lessons::all()[number], Words::new(language));
    let search = document.searches.first();
    let Ok(recorded) = record_any(search, document.position(), LIMITS, &()) else { return Vec::new() };
    let from_start = search.search().is_some() && matches!(document.position(), AnyGame::Tree(_));
    let given_values = GivenValues { from_start, ..GivenValues::default() };
    let options = SeriesOptions { given_values, ..SeriesOptions::default() };
    let selection = StepSelection::from(StepGroup::All);
    let pages = SearchPages { document, recorded, is_own: true };
    let Ok(mut series) = Series::new(pages, &selection, options, &words) else { return Vec::new() };
    // Up to the first pass, whose beginning is a step without a page.
    let steps = series.steps().iter().copied().enumerate().take(max);
    let steps: Vec<TimelineStep> = steps.take_while(|(at, step)| step.get() == *at).map(|(_, step)| step).collect();
    let scene = |step: TimelineStep| {
        let page = series.page_at(step)?;
        let picture = svg_in_both_themes(&page.shapes, page.size, &[]);
        Some(LessonScene { sentence: series.sentence(step), picture })
    };
    steps.into_iter().map_while(scene).collect()
}
