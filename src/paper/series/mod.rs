//! The pages of a search that are exported: which steps, what part of the tree, and each as a picture with its
//! sentence.
//!
//! [`StepSelection`] names the steps, [`Series`] draws them one by one, and a format of
//! [`export`](poda_picture::export) writes them to files. Does not depend on files, windows or clocks.
//!
//! What differs between kinds of search is chosen in `kinds`: the source of the pages, and the steps of a group.

mod kinds;
mod options;
mod page_fit;
mod page_run;
mod pass_pages;
mod sampled_pages;
mod selection;
mod series_pages;
mod step_group;
mod views;

use kinds::source;
use poda_core::document::{Document, NoteReader};
use poda_core::game::any::AnyGame;
use poda_core::trace::{Recorded, TimelineStep};
use poda_picture::export::{ExportPage, Publication, PublicationLabels};
use poda_picture::picture::Concealed;
use poda_picture::picture::link_code::LinkCode;
use poda_picture::picture::palette::Theme;
use poda_words::file::{LinkView, encode};
use poda_words::i18n::{Words, args};
use poda_words::lessons;
use series_pages::SeriesPages;
use std::ops::RangeInclusive;

pub use options::{SeriesOptions, SeriesView, page_options};
pub use page_run::page_run;
pub use selection::StepSelection;
pub use step_group::{SeriesError, StepGroup, export_error_sentence};

/// The size of the largest document text that is encoded for a link on paper, in bytes. The link of a larger one would
/// be too long.
const MAX_LINKED_BYTES: usize = 20_000;
/// The fewest digits of a step in the name of a file.
const MIN_DIGITS: usize = 4;

#[derive(Clone, Debug)]
pub struct SearchPages<'a> {
    /// The searched document. The pages have its title and, if this is its own search, its bookmarks.
    pub document: &'a Document,
    pub recorded: Recorded<AnyGame>,
    /// Whether this is the document's own search, whose steps its bookmarks count.
    pub is_own: bool,
}

/// The pages of a search. If the document has a second search for the split view, it is not drawn.
#[derive(Debug)]
pub struct Series<'a> {
    document: &'a Document,
    is_own: bool,
    words: &'a Words,
    steps: Vec<TimelineStep>,
    /// The last step of the search.
    end: TimelineStep,
    source: Box<dyn SeriesPages + 'a>,
    /// Who reads the author's notes on the pages.
    reader: NoteReader,
}

/// Returns the texts that are written around the pages.
pub fn publication_labels(words: &Words) -> PublicationLabels {
    PublicationLabels {
        previous: words.text("series-previous"),
        next: words.text("series-next"),
        slider: words.text("series-slider"),
        keys: words.text("series-keys"),
        link: words.text("series-link"),
    }
}

impl<'a> Series<'a> {
    /// Returns the pages of the selected steps. For a subtree, steps of passes without its root are left out.
    ///
    /// # Errors
    /// Returns why there are no pages, or which step is beyond the end.
    pub fn new(
        search: SearchPages<'a>,
        selection: &StepSelection,
        options: SeriesOptions,
        words: &'a Words,
    ) -> Result<Self, SeriesError> {
        let SearchPages { document, recorded, is_own } = search;
        let bookmarks = if is_own { &document.bookmarks[..] } else { &[] };
        let reader = options.reader;
        let (mut steps, end) = (selection.steps(&recorded, bookmarks)?, recorded.end());
        let source = source(recorded, &mut steps, options, words)?;
        Ok(Self { document, is_own, words, steps, end, source, reader })
    }

    /// Returns the same pages, with a mark at the end if plain minimax returns the same value. `is_confirmed` is false
    /// if that is not known.
    #[must_use]
    pub fn confirmed(mut self, is_confirmed: bool) -> Self {
        self.source.confirm(is_confirmed);
        self
    }

    /// Conceals a part of the pages that are drawn from now on, while a class is asked about it.
    pub fn conceal(&mut self, concealed: Concealed) {
        self.source.conceal(concealed);
    }

    /// Returns the steps of the pages, in order.
    pub fn steps(&self) -> &[TimelineStep] {
        &self.steps
    }

    /// Returns what the pages have in common.
    pub fn publication(&self, theme: Theme) -> Publication {
        let (words, language) = (self.words, self.words.language());
        let title = self.document.title.as_ref().map(|title| title.in_language(language).to_owned());
        Publication {
            title: title.unwrap_or_else(|| words.text("document-untitled")),
            language,
            theme,
            labels: publication_labels(words),
            link: None,
        }
    }

    pub const fn words(&self) -> &'a Words {
        self.words
    }

    /// Returns the last step of the search.
    pub const fn end(&self) -> TimelineStep {
        self.end
    }

    /// Returns the link that opens the document at the address `base`, at the step if there is a single one; `None` if
    /// the link is too long for paper, or the address is unknown.
    pub fn link_code(&self, base: &str) -> Option<LinkCode> {
        let step = <[TimelineStep; 1]>::try_from(self.steps.as_slice()).ok().map(|[step]| step);
        LinkCode::for_paper(self.link(base, step, MAX_LINKED_BYTES)?)
    }

    /// Returns the link that opens the document at the address `base`, at a step if this is its own search; `None` if
    /// the text of the document is longer than `max_bytes`.
    pub fn link(&self, base: &str, step: Option<TimelineStep>, max_bytes: usize) -> Option<String> {
        let document = self.document;
        let target = match lessons::all().iter().position(|lesson| lesson == document) {
            Some(lesson) => format!("lesson={}", lessons::name(lesson)),
            None => encode(&document.for_audience(), max_bytes).ok()?,
        };
        let step = step.filter(|_| self.is_own);
        let view = LinkView { step, language: Some(self.words.language()), ..LinkView::default() };
        Some(format!("{base}#{target}{view}"))
    }

    /// Returns the file name of a page, given its index: `move-1-0019.svg` for the page of step 19 of `move-1`. All
    /// numbers have as many digits as the last step of the search, but at least four.
    pub fn file_name(&self, stem: &str, number: usize, extension: &str) -> String {
        let digits = self.end.get().to_string().len().max(MIN_DIGITS);
        let at = self.steps.get(number).map_or(0, |step| step.get());
        format!("{stem}-{at:0digits$}.{extension}")
    }

    /// Returns the sentence for a step of the search. The step may be outside the pages.
    pub fn sentence(&self, step: TimelineStep) -> String {
        self.source.sentence(step)
    }

    /// Draws the page of a step; `None` if the step does not exist.
    pub fn page_at(&mut self, step: TimelineStep) -> Option<ExportPage> {
        let number = self.steps.binary_search(&step).ok()?;
        self.page(number)
    }

    /// Returns the picture of a step in words, line by line.
    pub fn in_words(&mut self, step: TimelineStep) -> Vec<String> {
        self.source.in_words(step)
    }

    /// Returns the author's notes on some steps, in order.
    pub fn notes(&self, steps: RangeInclusive<TimelineStep>) -> Vec<String> {
        let bookmarks = self.document.bookmarks.iter().filter(|it| self.is_own && steps.contains(&it.step));
        let mut noted: Vec<_> = bookmarks.filter_map(|it| Some((it.step, it.note_for(self.reader)?))).collect();
        noted.sort_by_key(|&(step, _)| step);
        noted.into_iter().map(|(_, note)| note.in_language(self.words.language()).to_owned()).collect()
    }

    /// Draws a page, given its index; `None` if there are fewer pages.
    pub fn page(&mut self, number: usize) -> Option<ExportPage> {
        let timeline_step = *self.steps.get(number)?;
        let page = self.source.page(timeline_step)?;
        let bookmark = self.document.bookmarks.iter().find(|bookmark| self.is_own && bookmark.step == timeline_step);
        let note = bookmark.and_then(|bookmark| bookmark.note_for(self.reader));
        let (made, steps) = (timeline_step.get() as u64, self.end.get() as u64);
        let args = args![step = self.words.number(made), steps = self.words.number(steps)];
        Some(ExportPage {
            step: timeline_step.get(),
            heading: self.words.fill("series-heading", &args),
            is_bookmarked: bookmark.is_some(),
            note: note.map(|note| note.in_language(self.words.language()).to_owned()),
            ..page
        })
    }
}
