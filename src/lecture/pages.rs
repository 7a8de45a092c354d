//! The pages of a lecture that is exported: one for each slide and for each stop of the clicker, with its title, its
//! picture and its note.

use crate::presented::note_at;
use crate::slide::{slide_picture, slide_texts};
use crate::slide_text::parse;
use crate::titles::{entry_name, lecture_title};
use crate::walk::{GivenEntry, Stops, Walk};
use poda_core::document::Lecture;
use poda_core::trace::TimelineStep;
use poda_paper::series::{SearchPages, Series, SeriesOptions, StepSelection, publication_labels};
use poda_picture::export::{ExportPage, Publication};
use poda_picture::picture::GivenValues;
use poda_picture::picture::link_code::LinkCode;
use poda_picture::picture::palette::Theme;
use poda_picture::picture::shape::{Point, point};
use poda_session::Command;
use poda_words::file::LinkView;
use poda_words::i18n::Words;
use poda_words::lessons::lectures;

/// The size of the picture of a slide.
const SLIDE: Point = point(1280.0, 720.0);

/// The pages of a lecture in one language.
#[derive(Clone, Debug)]
pub struct LecturePages<'a> {
    walk: Walk<'a>,
}

impl<'a> LecturePages<'a> {
    /// Returns the pages of a lecture. Entries that list a file are left out.
    pub fn new(lecture: Lecture, words: &'a Words) -> Self {
        Self { walk: Walk::new(lecture, Stops::Stations, words) }
    }

    /// Returns what the pages have in common, with the link that opens the lecture at the address `base`, if it is
    /// short enough.
    pub fn publication(&self, theme: Theme, base: &str) -> Publication {
        let words = self.walk.words();
        let view = LinkView { language: Some(words.language()), ..LinkView::default() };
        let target = lectures::link_target(&self.walk.open().lecture).ok();
        Publication {
            title: lecture_title(self.walk.open(), words),
            language: words.language(),
            theme,
            labels: publication_labels(words),
            link: target.and_then(|target| LinkCode::for_paper(format!("{base}#{target}{view}"))),
        }
    }

    pub fn entries(&self) -> usize {
        self.walk.open().count()
    }

    /// Draws the pages of an entry. The first page has the number `first` as its step.
    pub fn of_entry(&self, index: usize, first: usize) -> Vec<ExportPage> {
        let Some(entry) = self.walk.entry(index) else { return Vec::new() };
        let words = self.walk.words();
        let pages = if entry.session.is_some() { steps(entry, words) } else { vec![slide(&entry, words)] };
        pages.into_iter().zip(first..).map(|(page, step)| ExportPage { step, ..page }).collect()
    }
}

fn slide(entry: &GivenEntry, words: &Words) -> ExportPage {
    let texts = entry.open.slide().map(|slide| slide_texts(slide, Some(&entry.open), words)).unwrap_or_default();
    let lines = parse(&texts[1]).into_iter().map(|line| line.with_marker().plain());
    ExportPage {
        size: SLIDE,
        scale: 1.0,
        shapes: slide_picture(&texts, SLIDE),
        heading: entry_name(&entry.open, entry.open.index, words),
        note: note_at(entry, words),
        description: Some([texts[0].clone()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")),
        ..ExportPage::default()
    }
}

fn steps(mut entry: GivenEntry, words: &Words) -> Vec<ExportPage> {
    let (Some(document), Some(recorded)) = (entry.document(), entry.recorded()) else { return Vec::new() };
    let steps: Vec<TimelineStep> = entry.presses.iter().map(|press| press.step.min(recorded.end())).collect();
    let selection = StepSelection { groups: Vec::new(), ranges: steps.iter().map(|&step| step..=step).collect() };
    let given_values = GivenValues { from_start: entry.shows_leaves(), ..GivenValues::default() };
    let options = SeriesOptions { given_values, ..SeriesOptions::default() };
    let search = SearchPages { document: &document, recorded, is_own: true };
    let Ok(mut series) = Series::new(search, &selection, options, words) else { return Vec::new() };
    let name = entry_name(&entry.open, entry.open.index, words);
    let page = |step| {
        let page = series.page_at(step)?;
        if let Some(session) = &mut entry.session {
            session.apply(Command::Seek(step));
        }
        Some(ExportPage { heading: format!("{name} · {}", page.heading), note: note_at(&entry, words), ..page })
    };
    steps.into_iter().filter_map(page).collect()
}
