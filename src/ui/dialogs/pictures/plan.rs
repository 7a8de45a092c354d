//! What is exported, with everything that is needed to draw its pages on another thread, and the writing of its files.

use super::choices::{ChoiceError, ChosenView, ExportChoices};
use crate::document::{Bookmark, Document};
use crate::export::Format;
use crate::game::any::AnyGame;
use crate::i18n::{Language, Words};
use crate::picture::GivenValues;
use crate::picture::palette::Theme;
use crate::platform::background::pause;
use crate::platform::disk::StagedFiles;
use crate::platform::disk::remove_abandoned;
use crate::remote::JobProgress;
use crate::series::{SearchPages, Series, SeriesError, SeriesOptions, SeriesView, StepSelection, page_file_name};
use crate::session::DrawingOptions;
use crate::trace::TimelineStep;
use crate::trace::limits::Progress;
use crate::trace::passes::Passes;
use crate::trace::recording::RecordingId;
use crate::ui::files::export_outcome::ExportOutcome;
use crate::ui::view_context::ViewContext;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What the pages depend on: where this is the same, they are.
#[derive(Clone, Debug, PartialEq)]
pub struct PageKey {
    choices: ExportChoices,
    recording: RecordingId,
    /// How much of the search is recorded.
    recorded: (usize, TimelineStep),
    is_confirmed: bool,
    current: TimelineStep,
    subtree: Option<String>,
    drawing: DrawingOptions,
    given_values: GivenValues,
    language: Language,
    is_own: bool,
    bookmarks: Vec<Bookmark>,
}

/// The pages of an export. Clones share the recorded search.
#[derive(Clone, Debug)]
pub struct PagePlan {
    document: Arc<Document>,
    passes: Passes<AnyGame>,
    /// Whether this is the document's own search.
    is_own: bool,
    /// Whether plain minimax returns the same value.
    is_confirmed: bool,
    /// Which steps.
    pub selection: StepSelection,
    /// How they are drawn.
    pub options: SeriesOptions,
    /// The language of their sentences.
    pub language: Language,
}

/// An export that only needs a path.
#[derive(Clone, Debug)]
pub struct ExportPlan {
    /// The pages.
    pub pages: PagePlan,
    /// The number of pages.
    pub count: usize,
    /// The format.
    pub format: Format,
    /// The colors.
    pub theme: Theme,
    /// The number of pixels of a file per pixel of a page.
    pub scale: f32,
}

impl PageKey {
    /// Returns what the pages of the open search depend on, by what is chosen.
    #[must_use]
    pub fn new(context: &ViewContext<'_>, choices: &ExportChoices) -> Self {
        let (session, search) = (context.session, context.session.search());
        let ExportChoices { format, theme, scale, .. } = ExportChoices::default();
        Self {
            // Formats, colors and scales make other files of the same pages.
            choices: ExportChoices { format, theme, scale, ..choices.clone() },
            recording: search.passes().last().id,
            recorded: (search.passes().len(), search.passes().end()),
            is_confirmed: search.agrees_with_minimax(),
            current: search.timeline_step(),
            subtree: selected_subtree(context),
            drawing: session.drawing_options(),
            given_values: context.given_values(),
            language: choices.language.unwrap_or(context.words.language()),
            is_own: is_own_search(context),
            bookmarks: session.document().bookmarks.clone(),
        }
    }
}

impl PagePlan {
    /// Returns the pages of the open search by what is chosen.
    ///
    /// # Errors
    /// What is wrong with the choices.
    pub fn new(context: &ViewContext<'_>, choices: &ExportChoices) -> Result<Self, ChoiceError> {
        let (session, search) = (context.session, context.session.search());
        let selection = choices.selection(search.timeline_step(), search.passes().end())?;
        let drawing = session.drawing_options();
        let options = SeriesOptions {
            view: match choices.view {
                ChosenView::Whole => SeriesView::Whole,
                ChosenView::Visible => SeriesView::Visible,
                ChosenView::Subtree => SeriesView::Subtree(selected_subtree(context).ok_or(ChoiceError::NoSubtree)?),
            },
            bounds: choices.bounds()?,
            notation: drawing.notation_options(),
            unvisited: drawing.unvisited,
            given_values: context.given_values(),
        };
        Ok(Self {
            document: Arc::new(session.document().clone()),
            is_own: is_own_search(context),
            passes: search.passes().clone(),
            is_confirmed: search.agrees_with_minimax(),
            selection,
            options,
            language: choices.language.unwrap_or(context.words.language()),
        })
    }

    /// Returns the pages; `words` are those of the language.
    ///
    /// # Errors
    /// Why there are no such pages.
    pub fn series<'a>(&'a self, words: &'a Words) -> Result<Series<'a>, SeriesError> {
        let search = SearchPages { document: &self.document, passes: &self.passes, is_own: self.is_own };
        let series = Series::new(search, &self.selection, self.options.clone(), words)?;
        Ok(series.confirmed(self.is_confirmed))
    }
}

impl ExportPlan {
    /// Returns the paths of the files, in order, for the path that was chosen.
    pub fn files(&self, path: &Path) -> Vec<PathBuf> {
        if self.format.is_one_file() || self.count == 1 {
            return vec![path.to_owned()];
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let name = |number| page_file_name(&stem, number, self.count, &extension);
        (1..=self.count).map(|number| path.with_file_name(name(number))).collect()
    }
    /// Draws the pages and writes the files: all of them, or none.
    ///
    /// # Errors
    /// How the export has ended otherwise.
    pub async fn write(&self, path: &Path, progress: &JobProgress) -> Result<ExportOutcome, ExportOutcome> {
        remove_abandoned(path);
        let words = Words::new(self.pages.language);
        let mut series = self.pages.series(&words).map_err(ExportOutcome::NoPages)?;
        let mut exporter = self.format.exporter(series.publication(self.theme), self.scale);
        let mut files = self.files(path).into_iter();
        let (mut staged, mut written) = (StagedFiles::default(), Vec::new());
        // A format with all pages in one file returns it at the end.
        let mut stage = |bytes: Option<Vec<u8>>| {
            let Some(bytes) = bytes else { return Ok(()) };
            let Some(path) = files.next() else { return Ok(()) };
            staged.add(&path, &bytes).map_err(|error| ExportOutcome::NotWritten(path.clone(), error))?;
            written.push(path);
            Ok(())
        };
        for number in 0..series.steps().len() {
            progress.visited(number as u64);
            if progress.is_canceled() {
                return Err(ExportOutcome::Canceled);
            }
            pause().await;
            if let Some(page) = series.page(number) {
                stage(exporter.add(&page).map_err(ExportOutcome::NotDrawn)?)?;
            }
        }
        progress.visited(self.count as u64);
        pause().await;
        stage(exporter.finish().map_err(ExportOutcome::NotDrawn)?)?;
        if progress.is_canceled() {
            return Err(ExportOutcome::Canceled);
        }
        staged.commit().map_err(|(path, error)| ExportOutcome::NotWritten(path, error))?;
        Ok(ExportOutcome::Pictures(written, self.count))
    }
}

/// Returns whether the search that is shown is that of the document, whose steps its bookmarks count.
fn is_own_search(context: &ViewContext<'_>) -> bool {
    context.session.current_match().is_none() && context.session.history().has_bookmarked_search()
}

/// Returns the id of the selected node, or of the parent of a selected leaf.
pub fn selected_subtree(context: &ViewContext<'_>) -> Option<String> {
    let search = context.session.search();
    let node = context.selected.filter(|_| context.session.split().is_none())?;
    Some(search.recording().id(context.subtree_of(node)))
}
