//! The picture of a lesson that the browser shows while the program is downloaded: the beginning of its search, as an
//! export draws it.

use poda_core::document::any_search::record_any;
use poda_core::game::any::AnyGame;
use poda_core::trace::TimelineStep;
use poda_paper::series::{SearchPages, Series, SeriesOptions, StepSelection};
use poda_picture::export::svg::svg_in_both_themes;
use poda_picture::picture::GivenValues;
use poda_session::LIMITS;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;

/// Returns the picture of a lesson as SVG; `None` if no lesson has this name or the lesson has no picture.
pub fn first_picture(lesson: &str, language: Language) -> Option<String> {
    let document = &lessons::all()[lessons::by_name(lesson)?];
    let (words, start) = (Words::new(language), StepSelection::from(TimelineStep::START));
    let search = document.searches.first();
    let recorded = record_any(search, document.position(), LIMITS, &()).ok()?;
    let from_start = search.search().is_some() && matches!(document.position(), AnyGame::Tree(_));
    let given_values = GivenValues { from_start, ..GivenValues::default() };
    let options = SeriesOptions { given_values, ..SeriesOptions::default() };
    let page = Series::new(SearchPages { document, recorded, is_own: true }, &start, options, &words).ok()?.page(0)?;
    Some(svg_in_both_themes(&page.shapes, page.size))
}
