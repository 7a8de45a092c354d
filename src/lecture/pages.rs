//! The pages of a lecture that is exported: one for each slide and for each stop of the clicker, with its title, its
//! picture and its note.

use crate::presented::note_at;
use crate::screen::SCREEN;
use crate::slide::{page_texts, slide_picture};
use crate::slide_text::parse;
use crate::titles::{entry_name, lecture_title};
use crate::walk::{GivenEntry, Stops, Walk};
use poda_core::document::{Lecture, LectureEntry, NoteReader};
use poda_core::trace::TimelineStep;
use poda_paper::series::{SearchPages, Series, SeriesOptions, StepSelection, publication_labels};
use poda_picture::export::{ExportPage, Format, Publication};
use poda_picture::picture::GivenValues;
use poda_picture::picture::fit::PageSpace;
use poda_picture::picture::link_code::LinkCode;
use poda_picture::picture::palette::Theme;
use poda_session::Command;
use poda_words::file::LinkView;
use poda_words::i18n::Words;
use poda_words::lessons::lectures;

/// Whose notes the pages of a lecture have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageNotes {
    /// What the audience reads while the lecture is given.
    Audience,
    /// All notes, those for the lecturer alone, too.
    All,
}

/// The pages of a lecture in one language.
#[derive(Clone, Debug)]
pub struct LecturePages<'a> {
    walk: Walk<'a>,
    spaces: &'static [PageSpace],
    notes: PageNotes,
}

impl<'a> LecturePages<'a> {
    /// Returns the pages of a lecture in a format. Entries that list a file are left out.
    pub fn new(lecture: Lecture, format: Format, notes: PageNotes, words: &'a Words) -> Self {
        Self { walk: Walk::new(lecture, Stops::Stations, words), spaces: format.lecture_spaces(), notes }
    }

    /// Returns what the pages have in common, with the link that opens the lecture at the address `base`, if it is
    /// short enough.
    pub fn publication(&self, theme: Theme, base: &str) -> Publication {
        let words = self.walk.words();
        let view = LinkView { language: Some(words.language()), ..LinkView::default() };
        let lecture = &self.walk.open().lecture;
        let target = match self.notes {
            PageNotes::All => lectures::link_target(lecture),
            PageNotes::Audience => lectures::audience_link_target(lecture),
        };
        let target = target.ok();
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
        let pages = if entry.session.is_some() { self.steps(entry) } else { vec![self.slide(&entry)] };
        pages.into_iter().zip(first..).map(|(page, step)| ExportPage { step, ..page }).collect()
    }

    fn slide(&self, entry: &GivenEntry) -> ExportPage {
        let words = self.walk.words();
        let texts = entry.open.slide().map(|slide| page_texts(slide, Some(&entry.open), words)).unwrap_or_default();
        let lines = parse(&texts[1]).into_iter().map(|line| line.with_marker().plain());
        let size = self.spaces.first().map_or(SCREEN, |space| space.size);
        ExportPage {
            size,
            scale: 1.0,
            shapes: slide_picture(&texts, size),
            heading: entry_name(&entry.open, entry.open.index, words),
            note: self.note(entry),
            description: Some([texts[0].clone()].into_iter().chain(lines).collect::<Vec<_>>().join("\n")),
            ..ExportPage::default()
        }
    }

    fn steps(&self, mut entry: GivenEntry) -> Vec<ExportPage> {
        let (Some(document), Some(recorded)) = (entry.document(), entry.recorded()) else { return Vec::new() };
        let steps: Vec<TimelineStep> = entry.presses.iter().map(|press| press.step.min(recorded.end())).collect();
        let selection = StepSelection { groups: Vec::new(), ranges: steps.iter().map(|&step| step..=step).collect() };
        let given_values = GivenValues { from_start: entry.shows_leaves(), ..GivenValues::default() };
        let options = SeriesOptions { given_values, spaces: self.spaces, ..SeriesOptions::default() };
        let (search, words) = (SearchPages { document: &document, recorded, is_own: true }, self.walk.words());
        let Ok(mut series) = Series::new(search, &selection, options, words) else { return Vec::new() };
        let name = entry_name(&entry.open, entry.open.index, words);
        let page = |step| {
            let page = series.page_at(step)?;
            if let Some(session) = &mut entry.session {
                session.apply(Command::Seek(step));
            }
            let heading = format!("{name} · {}", page.heading);
            Some(ExportPage { heading, note: self.note(&entry), ..page })
        };
        steps.into_iter().filter_map(page).collect()
    }

    /// Returns the note on the shown step of an entry, unless it is left out.
    fn note(&self, entry: &GivenEntry) -> Option<String> {
        let (reader, is_written) = match self.notes {
            PageNotes::All => (NoteReader::Lecturer, true),
            PageNotes::Audience => (NoteReader::Everyone, entry.entry().is_some_and(LectureEntry::shows_notes)),
        };
        note_at(entry, reader, self.walk.words()).filter(|_| is_written)
    }
}
