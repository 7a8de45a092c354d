//! The picture of a lesson that the browser shows while the program is downloaded: the beginning of its search, as an export draws it.

use poda_core::document::recorder::{record_mcts, record_passes};
use poda_core::document::{Document, check_mcts};
use poda_core::game::any::AnyGame;
use poda_core::trace::TimelineStep;
use poda_core::trace::sampled::tree::SampledTree;
use poda_paper::series::{MctsSearchPages, SearchPages, Series, SeriesOptions, StepSelection};
use poda_picture::export::svg::svg_in_both_themes;
use poda_picture::picture::GivenValues;
use poda_session::LIMITS;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;

/// Returns the picture of a lesson as SVG; `None` if no lesson has this name or the lesson has no picture.
pub fn first_picture(lesson: &str, language: Language) -> Option<String> {
    let document = &lessons::all()[lessons::by_name(lesson)?];
    let (words, start) = (Words::new(language), StepSelection::from(TimelineStep::START));
    let page = if let Some(recording) = sampled(document) {
        let search = MctsSearchPages { document, recording: &recording, is_own: true };
        Series::of_mcts(search, &start, SeriesOptions::default(), &words).ok()?.page(0)?
    } else {
        let passes = record_passes(&document.search, document.position(), LIMITS, &());
        let search = SearchPages { document, passes: &passes, is_own: true };
        let from_start = matches!(document.position(), AnyGame::Tree(_));
        let given_values = GivenValues { from_start, ..GivenValues::default() };
        let options = SeriesOptions { given_values, ..SeriesOptions::default() };
        Series::new(search, &start, options, &words).ok()?.page(0)?
    };
    Some(svg_in_both_themes(&page.shapes, page.size))
}

/// Returns the Monte Carlo tree search of a document; `None` if the document asks for another kind of search.
fn sampled(document: &Document) -> Option<SampledTree<AnyGame>> {
    let scale = check_mcts(document.position(), &document.mcts?).ok()?;
    Some(record_mcts(&document.mcts?, scale, document.position(), LIMITS, &()))
}
