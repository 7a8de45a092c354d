//! What is exported: the choices, everything needed to draw the pages on another thread, and writing the files.

use super::export_outcome::ExportOutcome;
use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::text::Excerpt;
use poda_core::trace::limits::Progress;
use poda_core::trace::{Recorded, RecordedKind, StepSize, TimelineStep};
use poda_paper::series::{SearchPages, Series, SeriesError, SeriesOptions, StepGroup, StepSelection};
use poda_picture::export::{Format, Publication};
use poda_picture::picture::fit::{PageSpace, PictureBounds};
use poda_picture::picture::palette::Theme;
use poda_platform::background::pause;
use poda_platform::disk::{StagedFiles, remove_abandoned};
use poda_remote::JobProgress;
use poda_words::i18n::{Language, Words};
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The pages of an export. Clones share the recorded search.
#[derive(Clone, Debug)]
pub struct PagePlan {
    pub document: Arc<Document>,
    pub recorded: Recorded<AnyGame>,
    /// Whether plain minimax returns the same value.
    pub is_confirmed: bool,
    /// Whether the search belongs to the document.
    pub is_own: bool,
    pub selection: StepSelection,
    pub options: SeriesOptions,
    pub language: Language,
}

/// An export that is ready to be written to a path.
#[derive(Clone, Debug)]
pub struct ExportPlan {
    pub pages: PagePlan,
    /// The number of pages.
    pub count: usize,
    pub format: Format,
    pub theme: Theme,
    /// The number of pixels in a file per pixel of a page.
    pub scale: f32,
    /// The part of a link before the fragment. Empty if unknown.
    pub base: String,
}

impl PagePlan {
    /// Returns the pages, or why there are none. `words` must be in the language of the plan.
    pub fn series<'a>(&'a self, words: &'a Words) -> Result<Series<'a>, SeriesError> {
        let (document, recorded) = (&*self.document, self.recorded.clone());
        let search = SearchPages { document, recorded, is_own: self.is_own };
        let series = Series::new(search, &self.selection, self.options.clone(), words)?;
        Ok(series.confirmed(self.is_confirmed))
    }
}

impl ExportPlan {
    /// Returns the paths of the files, in order. `path` is the path that the user chose.
    pub fn files(&self, path: &Path) -> Vec<PathBuf> {
        if self.format.properties().is_one_file || self.count == 1 {
            return vec![path.to_owned()];
        }
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let words = Words::new(self.pages.language);
        // Without pages there are no files.
        let series = self.pages.series(&words).ok();
        let of_page = |number| Some(path.with_file_name(series.as_ref()?.file_name(&stem, number, &extension)));
        (0..self.count).filter_map(of_page).collect()
    }

    /// Draws the pages and writes the files. Writes either all of them or none.
    pub async fn write(&self, path: &Path, progress: &JobProgress) -> Result<ExportOutcome, ExportOutcome> {
        remove_abandoned(path);
        let words = Words::new(self.pages.language);
        let mut series = self.pages.series(&words).map_err(ExportOutcome::NoPages)?;
        let publication = Publication { link: series.link_code(&self.base), ..series.publication(self.theme) };
        let mut exporter = self.format.exporter(publication, self.scale);
        let mut files = self.files(path).into_iter();
        let (mut staged, mut written) = (StagedFiles::default(), Vec::new());
        // A format with all pages in one file returns the file only at the end.
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

/// The choices in the modal.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportChoices {
    pub format: Format,
    pub steps: ChosenSteps,
    /// The list of steps as typed.
    pub listed: String,
    pub theme: Theme,
    pub view: ChosenView,
    /// The language of the pages. `None`: the language of the window.
    pub language: Option<Language>,
    /// Whether the pictures have the chosen width. Otherwise they are as large as the tree requires.
    pub has_width: bool,
    /// The width of a picture as typed, in pixels.
    pub width: String,
    /// The scale of raster images as typed.
    pub scale: String,
}

/// The selection of steps to export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChosenSteps {
    /// The step that the window shows.
    Current,
    /// Every step, including step 0.
    All,
    /// The steps that enter a node.
    Nodes,
    /// The steps at which a node returns its value.
    Results,
    /// The steps that enter a node, and those at which a node returns its value.
    NodesAndResults,
    /// Leaves, cutoffs and the end.
    Landmarks,
    /// The end of every iteration.
    Iterations,
    /// The end of every tenth iteration.
    TenIterations,
    /// The end of every hundredth iteration.
    HundredIterations,
    Bookmarks,
    /// The steps in the typed list.
    Listed,
}

/// The part of the tree to export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChosenView {
    /// The whole tree.
    Whole,
    /// The part that is visible in the window.
    Visible,
    /// The subtree of the selected node.
    Subtree,
}

/// Why the choices do not describe an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceError {
    EmptyList,
    /// A part of the list is neither a number nor a range.
    NoNumber(String),
    /// A step in the list is beyond the end of the search.
    Beyond(String),
    /// A range in the list ends before it begins.
    Backward(String),
    /// The width is not a valid number of pixels.
    Width,
    /// The scale is not a valid number.
    Scale,
    /// No node is selected, so there is no subtree.
    NoSubtree,
}

impl Default for ExportChoices {
    fn default() -> Self {
        Self {
            format: Format::Svg,
            steps: ChosenSteps::Current,
            listed: String::new(),
            theme: Theme::Light,
            view: ChosenView::Whole,
            language: None,
            has_width: false,
            width: "1280".to_owned(),
            scale: "2".to_owned(),
        }
    }
}

impl ChosenSteps {
    /// All variants, with the message ids of their names.
    pub const ALL: [(Self, &'static str); 11] = [
        (Self::Current, "pictures-steps-current"),
        (Self::All, "pictures-steps-all"),
        (Self::Nodes, "pictures-steps-nodes"),
        (Self::Results, "pictures-steps-results"),
        (Self::NodesAndResults, "pictures-steps-nodes-and-results"),
        (Self::Landmarks, "pictures-steps-landmarks"),
        (Self::Iterations, "pictures-steps-iterations"),
        (Self::TenIterations, "pictures-steps-ten-iterations"),
        (Self::HundredIterations, "pictures-steps-hundred-iterations"),
        (Self::Bookmarks, "pictures-steps-bookmarks"),
        (Self::Listed, "pictures-steps-listed"),
    ];

    /// Returns the number of iterations from one exported step to the next. Returns `None` for selections that do not
    /// count iterations.
    pub const fn iterations(self) -> Option<NonZeroUsize> {
        match self {
            Self::Iterations => NonZeroUsize::new(1),
            Self::TenIterations => NonZeroUsize::new(10),
            Self::HundredIterations => NonZeroUsize::new(100),
            Self::Current
            | Self::All
            | Self::Nodes
            | Self::Results
            | Self::NodesAndResults
            | Self::Landmarks
            | Self::Bookmarks
            | Self::Listed => None,
        }
    }

    /// Returns whether searches of a kind have such steps: only some have iterations.
    pub fn is_offered(self, kind: RecordedKind) -> bool {
        self.iterations().is_none() || kind.step_sizes().contains(&StepSize::Iteration)
    }
}

impl ChosenView {
    /// Returns whether searches of a kind can be exported in this way: subtrees are those of a depth-first search.
    pub const fn is_offered(self, kind: RecordedKind) -> bool {
        match self {
            Self::Whole | Self::Visible => true,
            Self::Subtree => matches!(kind, RecordedKind::Search),
        }
    }
}

impl ExportChoices {
    /// Replaces choices that are impossible for a kind of search.
    pub fn keep_possible(&mut self, kind: RecordedKind) {
        if !self.steps.is_offered(kind) {
            self.steps = ChosenSteps::Current;
        }
        if !self.view.is_offered(kind) {
            self.view = ChosenView::Whole;
        }
    }

    /// Returns the selected steps, or why the typed list is invalid. `current` is the shown step, and `last` the last
    /// one.
    pub fn selection(&self, current: TimelineStep, last: TimelineStep) -> Result<StepSelection, ChoiceError> {
        let groups = |groups: &[StepGroup]| StepSelection { groups: groups.to_vec(), ranges: Vec::new() };
        Ok(match self.steps {
            ChosenSteps::Current => StepSelection::from(current),
            ChosenSteps::All => groups(&[StepGroup::All]),
            ChosenSteps::Nodes => groups(&[StepGroup::Nodes]),
            ChosenSteps::Results => groups(&[StepGroup::Results]),
            ChosenSteps::NodesAndResults => groups(&[StepGroup::Nodes, StepGroup::Results]),
            ChosenSteps::Landmarks => groups(&[StepGroup::Landmarks]),
            ChosenSteps::Iterations | ChosenSteps::TenIterations | ChosenSteps::HundredIterations => {
                groups(self.steps.iterations().map(StepGroup::Iterations).as_slice())
            }
            ChosenSteps::Bookmarks => groups(&[StepGroup::Bookmarks]),
            ChosenSteps::Listed => {
                let ranges = steps_of(&self.listed, last)?;
                StepSelection { groups: Vec::new(), ranges }
            }
        })
    }

    /// Returns the size limits of a picture, or why the typed width is invalid.
    pub fn bounds(&self) -> Result<PictureBounds, ChoiceError> {
        let natural = PictureBounds { max_aspect: self.format.slide_aspect(), ..PictureBounds::default() };
        if !self.has_width {
            return Ok(natural);
        }
        let width =
            self.width.trim().parse().ok().filter(|width| Format::PIXELS.contains(width)).ok_or(ChoiceError::Width)?;
        Ok(PictureBounds { width: Some(f32::from(width)), ..natural })
    }

    /// Returns the spaces for a picture on a page, unless its size is chosen.
    pub const fn spaces(&self) -> &'static [PageSpace] {
        if self.has_width { &[] } else { self.format.page_spaces() }
    }

    /// Returns the number of pixels in a file per pixel of a picture, or why the typed number is invalid. Returns 1 for
    /// vector formats.
    pub fn scale(&self) -> Result<f32, ChoiceError> {
        if !self.format.properties().has_pixels {
            return Ok(1.0);
        }
        let scale: f32 = self.scale.trim().replace(',', ".").parse().map_err(|_| ChoiceError::Scale)?;
        if Format::SCALES.contains(&scale) { Ok(scale) } else { Err(ChoiceError::Scale) }
    }
}

/// Returns the message id of the name of a theme.
pub fn theme_message(theme: Theme) -> &'static str {
    match theme {
        Theme::Light => "pictures-theme-light",
        Theme::Dark => "pictures-theme-dark",
        Theme::Print => "pictures-theme-print",
    }
}

impl ChoiceError {
    /// Returns the reason as a sentence. `last` is the last step of the search.
    pub fn sentence(&self, words: &Words, last: TimelineStep) -> String {
        let last = ("last", words.number(last.get() as u64).into());
        let part = |part: &str| ("part", Excerpt::new(part).as_str().to_owned().into());
        match self {
            Self::EmptyList => words.fill("pictures-list-empty", &[last]),
            Self::NoNumber(text) => words.fill("pictures-list-no-number", &[part(text)]),
            Self::Beyond(text) => words.fill("pictures-list-beyond", &[part(text), last]),
            Self::Backward(text) => words.fill("pictures-list-backward", &[part(text)]),
            Self::Width => {
                let ends = [("least", *Format::PIXELS.start()), ("most", *Format::PIXELS.end())];
                words.fill("pictures-no-width", &ends.map(|(name, width)| (name, words.number(width.into()).into())))
            }
            Self::Scale => {
                let ends = [("least", Format::SCALES.start()), ("most", Format::SCALES.end())];
                words.fill("pictures-no-scale", &ends.map(|(name, scale)| (name, shown(words, *scale).into())))
            }
            Self::NoSubtree => words.text("pictures-no-subtree"),
        }
    }
}

fn shown(words: &Words, number: f32) -> String {
    number.to_string().replace('.', &words.rules().decimal_sign)
}

/// Returns the listed steps. `last` is the last step of the search.
fn steps_of(text: &str, last: TimelineStep) -> Result<Vec<RangeInclusive<TimelineStep>>, ChoiceError> {
    let parts = text.split([',', ';', ' ', '\u{a0}']).map(str::trim).filter(|part| !part.is_empty());
    let ranges: Vec<_> = parts.map(|part| range(part, last)).collect::<Result<_, _>>()?;
    if ranges.is_empty() { Err(ChoiceError::EmptyList) } else { Ok(ranges) }
}

fn range(part: &str, last: TimelineStep) -> Result<RangeInclusive<TimelineStep>, ChoiceError> {
    let ends = part.split_once("..").or_else(|| part.split_once(['-', '–', '−']));
    let (first, to) = ends.unwrap_or((part, part));
    let range = number(part, first, last)?..=number(part, to, last)?;
    if range.is_empty() { Err(ChoiceError::Backward(part.to_owned())) } else { Ok(range) }
}

/// Parses a step number in a part of the list.
fn number(part: &str, text: &str, last: TimelineStep) -> Result<TimelineStep, ChoiceError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ChoiceError::NoNumber(part.to_owned()));
    }
    // A number too large for `usize` is beyond the end of every search.
    let step = TimelineStep::new(text.parse().unwrap_or(usize::MAX));
    if step <= last { Ok(step) } else { Err(ChoiceError::Beyond(text.to_owned())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_width_that_is_none_is_refused() {
        for width in ["", " ", "wide", "NaN", "inf", "-980", "0", "99", "20001", "1e3", "980.5", "99999999999999"] {
            let choices = ExportChoices { has_width: true, width: width.to_owned(), ..ExportChoices::default() };
            assert_eq!(choices.bounds(), Err(ChoiceError::Width), "{width:?}");
            let choices = ExportChoices { has_width: false, ..choices };
            assert_eq!(choices.bounds(), Ok(PictureBounds::default()), "{width:?}");
        }
        let choices = ExportChoices { has_width: true, width: " 1960 ".to_owned(), ..ExportChoices::default() };
        assert_eq!(choices.bounds(), Ok(PictureBounds { width: Some(1_960.0), ..PictureBounds::default() }));
    }

    #[test]
    fn a_scale_counts_only_where_there_are_pixels() {
        for format in Format::ALL {
            for scale in ["", "x", "NaN", "inf", "-1", "0", "0.05", "20.1", "1e9"] {
                let choices = ExportChoices { format, scale: scale.to_owned(), ..ExportChoices::default() };
                let expected = if format.properties().has_pixels { Err(ChoiceError::Scale) } else { Ok(1.0) };
                assert_eq!(choices.scale(), expected, "{format:?} {scale:?}");
            }
        }
    }

    fn steps(text: &str) -> Result<Vec<(usize, usize)>, ChoiceError> {
        let ranges = steps_of(text, TimelineStep::new(48))?;
        Ok(ranges.into_iter().map(|range| (range.start().get(), range.end().get())).collect())
    }

    #[test]
    fn numbers_and_ranges_are_steps() {
        assert_eq!(steps("3,7,12"), Ok(vec![(3, 3), (7, 7), (12, 12)]));
        assert_eq!(steps(" 12 3-5;0 "), Ok(vec![(12, 12), (3, 5), (0, 0)]));
        assert_eq!(steps("46–48, 1..2,"), Ok(vec![(46, 48), (1, 2)]));
    }

    #[test]
    fn what_is_no_list_of_steps_is_refused_with_the_part_that_is_wrong() {
        assert_eq!(steps(""), Err(ChoiceError::EmptyList));
        assert_eq!(steps(" , "), Err(ChoiceError::EmptyList));
        for part in ["x", "NaN", "-3", "1.5", "3-", "3..", "+4", "1e3", "1-2-3"] {
            assert_eq!(steps(&format!("1,{part}")), Err(ChoiceError::NoNumber(part.to_owned())), "{part}");
        }
        assert_eq!(steps("7,49"), Err(ChoiceError::Beyond("49".to_owned())));
        let huge = "99999999999999999999999";
        assert_eq!(steps(huge), Err(ChoiceError::Beyond(huge.to_owned())));
        assert_eq!(steps("9-3"), Err(ChoiceError::Backward("9-3".to_owned())));
    }
}
