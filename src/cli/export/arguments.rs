//! The arguments of `poda export`.

use super::tree_format::TreeFormat;
use crate::flag_values::{
    LANGUAGE, LANGUAGE_CODES, OneOf, expectation, requested_language, value_error, with_nearest, words,
};
use crate::game::GameFlags;
use crate::search_flags::{KindFlags, SearchFlags, TimeFlag};
use clap::Args;
use poda_core::text::simplified;
use poda_core::trace::TimelineStep;
use poda_lecture::PageNotes;
use poda_paper::series::{SeriesView, StepGroup, StepSelection};
use poda_picture::export::tikz::PRINTED_TEXT;
use poda_picture::export::{Format, POINTS_PER_PIXEL};
use poda_picture::picture::fit::{PageSpace, PictureBounds};
use poda_picture::picture::palette::Theme;
use poda_picture::picture::{LayoutForm, Notation, Probabilities, UnvisitedDisplay};
use poda_words::i18n::{Language, args};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// The file name that means standard output.
const STANDARD_OUTPUT: &str = "-";
/// The extension of a package for learning platforms.
const PACKAGE_ENDING: &str = "zip";

/// The allowed text sizes, in points.
const TEXT_SIZES: RangeInclusive<f32> = 4.0..=40.0;

#[derive(Args, Clone, Debug, PartialEq)]
pub struct ExportArgs {
    #[arg(long, value_parser = steps, value_name = "all|nodes|results|landmarks|iterations|iterations:N|bookmarks|last|N,N|N..N", default_value = "last", allow_hyphen_values = true, help = "cli-help-export-steps")]
    pub steps: StepSelection,
    #[arg(long, value_parser = FORMAT, help = "cli-help-export-format")]
    format: Option<ExportFormat>,
    #[arg(long, value_parser = THEME, value_name = "light|dark|print|tactile", default_value = "light", help = "cli-help-export-theme")]
    pub theme: PictureTheme,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-export-lang")]
    pub lang: Option<Language>,
    #[arg(long, value_parser = view, value_name = "whole|visible|subtree=ID", default_value = "whole", help = "cli-help-export-view")]
    pub view: SeriesView,
    #[arg(long, value_parser = pixels, value_name = "PX", allow_hyphen_values = true, help = "cli-help-export-width")]
    pub width: Option<u16>,
    #[arg(long, value_parser = pixels, value_name = "PX", allow_hyphen_values = true, help = "cli-help-export-height")]
    pub height: Option<u16>,
    #[arg(long, value_parser = text_size, value_name = "PT", allow_hyphen_values = true, help = "cli-help-export-text-size")]
    text_size: Option<f32>,
    #[arg(long, help = "cli-help-export-cropped")]
    pub cropped: bool,
    #[arg(long, value_parser = scale, value_name = "N", default_value = "1", allow_hyphen_values = true, help = "cli-help-export-scale")]
    pub scale: f32,
    #[arg(long, value_parser = NOTATION, value_name = "node|edge|interval", default_value = "node", help = "cli-help-export-notation")]
    pub notation: Notation,
    #[arg(long, value_parser = PROBABILITIES, value_name = "fractions|percent", default_value = "fractions", help = "cli-help-export-probabilities")]
    pub probabilities: Probabilities,
    #[arg(long, value_parser = UNVISITED, value_name = "outlined|frontier|hidden", default_value = "outlined", help = "cli-help-export-unvisited")]
    pub unvisited: UnvisitedDisplay,
    #[arg(long, value_parser = LAYOUT, value_name = "tree|positions", default_value = "tree", help = "cli-help-export-layout")]
    pub layout: LayoutForm,
    #[arg(long, help = "cli-help-export-with-notes")]
    with_notes: bool,
    #[arg(short, long, value_hint = clap::ValueHint::FilePath, help = "cli-help-export-output", value_name = "cli-help-value-file")]
    output: Option<PathBuf>,
    #[command(flatten)]
    pub search: SearchFlags,
    #[command(flatten)]
    pub kinds: KindFlags,
    #[command(flatten)]
    pub time: TimeFlag,
    #[command(flatten)]
    pub game: GameFlags,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-position-or-lecture", value_name = "cli-help-value-file")]
    pub file: PathBuf,
}

impl ExportArgs {
    /// Returns the named format, or else that of the output's extension, or else SVG.
    fn export_format(&self) -> ExportFormat {
        let of_ending = || self.output().and_then(format_of_ending);
        self.format.or_else(of_ending).unwrap_or(ExportFormat::Pictures(Format::Svg))
    }

    pub fn format(&self) -> Format {
        match self.export_format() {
            ExportFormat::Pictures(format) => format,
            ExportFormat::Tree(_) | ExportFormat::Scorm => Format::Svg,
        }
    }

    /// Returns the format in which a lecture is exported: PDF, unless another one is named. Returns `None` for a format
    /// in which lectures are not exported.
    pub fn lecture_format(&self) -> Option<Format> {
        let of_ending = || self.output().and_then(format_of_ending);
        match self.format.or_else(of_ending).unwrap_or(ExportFormat::Pictures(Format::Pdf)) {
            ExportFormat::Pictures(format) => Some(format).filter(|format| Format::OF_LECTURES.contains(format)),
            ExportFormat::Tree(_) | ExportFormat::Scorm => None,
        }
    }

    /// Returns whose notes the pages of a lecture have.
    pub const fn page_notes(&self) -> PageNotes {
        if self.with_notes { PageNotes::All } else { PageNotes::Audience }
    }

    /// Returns the bounds of a picture.
    pub fn bounds(&self) -> PictureBounds {
        PictureBounds {
            width: self.width.map(f32::from),
            height: self.height.map(f32::from),
            max_aspect: self.format().slide_aspect(),
            min_text_px: self.text_size.map(|points| points / POINTS_PER_PIXEL),
        }
    }

    /// Returns the text size of a printed tree, in points.
    pub fn printed_text(&self) -> f32 {
        self.text_size.unwrap_or(PRINTED_TEXT)
    }

    /// Returns the spaces for a picture on the pages of a search, unless a size or the window's view is asked for.
    pub fn page_spaces(&self) -> &'static [PageSpace] {
        let is_sized = self.width.is_some() || self.height.is_some() || self.text_size.is_some();
        if is_sized { &[] } else { self.format().page_spaces() }
    }

    /// Returns the flags that are given and have no meaning for a lecture, whose entries say how they are shown.
    pub fn flags_without_meaning_for_lectures(&self) -> Vec<String> {
        let given = [
            ("--steps", self.steps != StepGroup::Last.into()),
            ("--view", self.view != SeriesView::Whole),
            ("--width", self.width.is_some()),
            ("--height", self.height.is_some()),
            ("--text-size", self.text_size.is_some()),
            ("--cropped", self.cropped),
            ("--theme tactile", self.theme == PictureTheme::Tactile),
            ("--notation", self.notation != Notation::default()),
            ("--probabilities", self.probabilities != Probabilities::default()),
            ("--unvisited", self.unvisited != UnvisitedDisplay::Outlined),
            ("--layout", self.layout != LayoutForm::Tree),
        ];
        let given = given.into_iter().filter(|(_, is_given)| *is_given).map(|(flag, _)| flag.to_owned());
        given.chain(self.search.given()).chain(self.kinds.mcts.given()).collect()
    }

    /// Returns the format of the tree alone, if the tree is exported and not pictures of it.
    pub fn tree_format(&self) -> Option<TreeFormat> {
        match self.export_format() {
            ExportFormat::Pictures(_) | ExportFormat::Scorm => None,
            ExportFormat::Tree(format) => Some(format),
        }
    }

    /// Returns whether the questions about the search are exported as a package for learning platforms.
    pub fn is_scorm(&self) -> bool {
        self.export_format() == ExportFormat::Scorm
    }

    pub fn extension(&self) -> &'static str {
        match self.export_format() {
            ExportFormat::Pictures(format) => format.properties().extension,
            ExportFormat::Tree(format) => format.extension(),
            ExportFormat::Scorm => PACKAGE_ENDING,
        }
    }

    pub fn output(&self) -> Option<&Path> {
        self.output.as_deref().filter(|_| !self.is_to_standard_output())
    }

    pub fn is_to_standard_output(&self) -> bool {
        self.output.as_deref() == Some(Path::new(STANDARD_OUTPUT))
    }

    pub fn colors(&self) -> Theme {
        match self.theme {
            PictureTheme::Colors(theme) => theme,
            PictureTheme::Tactile => Theme::Print,
        }
    }

    /// Checks that the arguments fit together.
    ///
    /// # Errors
    /// Fails if no format is named and the output's extension is not that of a format.
    pub fn check(&self, command: &clap::Command) -> Result<(), clap::Error> {
        let Some(output) = self.output().filter(|output| self.format.is_none() && format_of_ending(output).is_none())
        else {
            return Ok(());
        };
        let why = expectation("export-expected-ending", &args![formats = spelled_formats()]);
        Err(value_error(command, "--output".to_owned(), output.to_string_lossy().into_owned(), why))
    }
}

/// What is exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportFormat {
    Pictures(Format),
    Tree(TreeFormat),
    /// The questions about the search, as a package for learning platforms.
    Scorm,
}

impl ExportFormat {
    fn all() -> Vec<(&'static str, Self)> {
        let pictures = Format::ALL.into_iter().map(|format| (format.properties().name, Self::Pictures(format)));
        let trees = TreeFormat::ALL.into_iter().map(|format| (format.name(), Self::Tree(format)));
        pictures.chain(trees).chain([("scorm", Self::Scorm)]).collect()
    }
}

const FORMAT: OneOf<ExportFormat> = OneOf::of(ExportFormat::all);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureTheme {
    Colors(Theme),
    /// Outlines and braille, for swell paper.
    Tactile,
}

const THEME: OneOf<PictureTheme> = OneOf::of(|| {
    let colors = Theme::ALL.into_iter().map(|theme| (theme.name(), PictureTheme::Colors(theme)));
    colors.chain([("tactile", PictureTheme::Tactile)]).collect()
});

const NOTATION: OneOf<Notation> =
    OneOf::of(|| vec![("node", Notation::Node), ("edge", Notation::Edge), ("interval", Notation::Interval)]);

const PROBABILITIES: OneOf<Probabilities> =
    OneOf::of(|| vec![("fractions", Probabilities::Fractions), ("percent", Probabilities::Percent)]);

const UNVISITED: OneOf<UnvisitedDisplay> = OneOf::of(|| {
    vec![
        ("outlined", UnvisitedDisplay::Outlined),
        ("frontier", UnvisitedDisplay::Frontier),
        ("hidden", UnvisitedDisplay::Hidden),
    ]
});

const LAYOUT: OneOf<LayoutForm> = OneOf::of(|| vec![("tree", LayoutForm::Tree), ("positions", LayoutForm::Positions)]);

fn spelled_formats() -> String {
    ExportFormat::all().into_iter().map(|(name, _)| name).collect::<Vec<_>>().join(", ")
}

/// Returns the format of a file name's extension: either the name of a format or its extension.
fn format_of_ending(path: &Path) -> Option<ExportFormat> {
    let ending = path.extension()?.to_str()?.to_lowercase();
    let by_name = ExportFormat::all().into_iter().find(|(name, _)| *name == ending).map(|(_, format)| format);
    let by_extension = || Format::ALL.into_iter().find(|format| format.properties().extension == ending);
    let others = [("gv", ExportFormat::Tree(TreeFormat::Dot)), (PACKAGE_ENDING, ExportFormat::Scorm)];
    let other = || others.into_iter().find(|(name, _)| *name == ending).map(|(_, format)| format);
    by_name.or_else(|| by_extension().map(ExportFormat::Pictures)).or_else(other)
}

/// Parses a selection of steps: groups, numbers and ranges, separated by commas.
pub fn steps(text: &str) -> Result<StepSelection, String> {
    let mut selection = StepSelection::default();
    for part in text.split(',').map(str::trim) {
        let group = StepGroup::ALL.into_iter().find(|group| simplified(group.name()) == simplified(part));
        let group = group.or_else(|| every_iterations(part));
        match (group.filter(|_| !part.is_empty()), range(part)) {
            (Some(group), _) => selection.groups.push(group),
            (None, Some(range)) => selection.ranges.push(range),
            (None, None) => return Err(expected_steps(part)),
        }
    }
    Ok(selection)
}

fn every_iterations(text: &str) -> Option<StepGroup> {
    let (name, every) = text.split_once(':')?;
    let every = every.trim().parse().ok().map(StepGroup::Iterations)?;
    (simplified(name.trim()) == simplified(every.name())).then_some(every)
}

fn range(text: &str) -> Option<RangeInclusive<TimelineStep>> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let step = |text: &str| text.trim().parse().ok().map(TimelineStep::new);
    let range = step(first)?..=step(last)?;
    (!range.is_empty()).then_some(range)
}

fn expected_steps(part: &str) -> String {
    let names = StepGroup::ALL.map(StepGroup::name);
    with_nearest(expectation("export-expected-steps", &args![groups = names.join(", ")]), part, names)
}

fn view(text: &str) -> Result<SeriesView, String> {
    match (text, text.split_once('=')) {
        ("whole", _) => Ok(SeriesView::Whole),
        ("visible", _) => Ok(SeriesView::Visible),
        (_, Some(("subtree", id))) if !id.is_empty() => Ok(SeriesView::Subtree(id.to_owned())),
        _ => Err(expectation("export-expected-view", &[])),
    }
}

fn pixels(text: &str) -> Result<u16, String> {
    text.parse().ok().filter(|pixels| Format::PIXELS.contains(pixels)).ok_or_else(|| {
        let number = |pixels: &u16| words(requested_language()).number((*pixels).into());
        let (least, most) = (number(Format::PIXELS.start()), number(Format::PIXELS.end()));
        expectation("export-expected-pixels", &args![least, most])
    })
}

fn scale(text: &str) -> Result<f32, String> {
    text.parse().ok().filter(|scale| Format::SCALES.contains(scale)).ok_or_else(|| {
        let number = |scale: &f32| scale.to_string();
        let (least, most) = (number(Format::SCALES.start()), number(Format::SCALES.end()));
        expectation("export-expected-scale", &args![least, most])
    })
}

/// Parses a text size in points.
fn text_size(text: &str) -> Result<f32, String> {
    text.parse().ok().filter(|size| TEXT_SIZES.contains(size)).ok_or_else(|| {
        let number = |size: &f32| size.to_string();
        let (least, most) = (number(TEXT_SIZES.start()), number(TEXT_SIZES.end()));
        expectation("export-expected-text-size", &args![least, most])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(text: &str) -> Vec<(usize, usize)> {
        steps(text).unwrap().ranges.iter().map(|range| (range.start().get(), range.end().get())).collect()
    }

    #[test]
    fn groups_numbers_and_ranges_can_be_joined() {
        assert_eq!(ranges("3,7, 10..20"), [(3, 3), (7, 7), (10, 20)]);
        let joined = steps("Nodes,results,5").unwrap();
        assert_eq!(joined.groups, [StepGroup::Nodes, StepGroup::Results]);
        assert_eq!(joined.ranges.len(), 1);
        for wrong in ["", ",", "node s,", "20..10", "-1", "1.5", "3..", "..3", "1e3", "99999999999999999999"] {
            assert!(steps(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_picture_has_a_size_within_limits() {
        assert_eq!((pixels("100"), pixels("20000")), (Ok(100), Ok(20_000)));
        for wrong in ["0", "99", "-5", "20001", "70000", "NaN", "inf", "12.5", "", "800px"] {
            assert!(pixels(wrong).is_err(), "{wrong}");
        }
        assert_eq!((scale("2.5"), scale("0.1")), (Ok(2.5), Ok(0.1)));
        for wrong in ["0", "-1", "NaN", "inf", "1e9", "", "2x"] {
            assert!(scale(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_ending_of_a_file_is_that_of_a_format() {
        for format in Format::ALL {
            assert_eq!(
                format_of_ending(Path::new(&format!("a.{}", format.properties().name.to_uppercase()))),
                Some(ExportFormat::Pictures(format))
            );
            assert!(format_of_ending(Path::new(&format!("a.{}", format.properties().extension))).is_some());
        }
        assert_eq!(format_of_ending(Path::new("a.gv")), Some(ExportFormat::Tree(TreeFormat::Dot)));
        assert_eq!(format_of_ending(Path::new("a.ZIP")), Some(ExportFormat::Scorm));
        for none in ["a", "a.ron", "svg", ".svg", "a.svg.txt"] {
            assert_eq!(format_of_ending(Path::new(none)), None, "{none}");
        }
    }

    #[test]
    fn a_subtree_is_that_of_an_id() {
        assert_eq!(view("subtree=1/0"), Ok(SeriesView::Subtree("1/0".to_owned())));
        assert_eq!(view("subtree=a=b"), Ok(SeriesView::Subtree("a=b".to_owned())));
        for wrong in ["", "subtree", "subtree=", "tree=1", "all"] {
            assert!(view(wrong).is_err(), "{wrong}");
        }
    }
}
