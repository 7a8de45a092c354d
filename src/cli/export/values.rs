//! The values that the flags of `poda export` take, as they are spelled.

use crate::cli::flag_values::expectation;
use crate::cli::language::{requested_language, words};
use crate::cli::one_of::OneOf;
use crate::export::Format;
use crate::picture::palette::Theme;
use crate::picture::{Notation, UnvisitedDisplay};
use crate::series::{SeriesView, StepGroup, StepSelection};
use crate::text::{nearest, simplified};
use crate::trace::TimelineStep;
use std::ops::RangeInclusive;
use std::path::Path;

/// The least width and height of a picture, in pixels.
const MIN_PIXELS: u16 = 100;
/// The largest width and height of a picture, in pixels.
const MAX_PIXELS: u16 = 20_000;
/// The least and the largest factor of pixels.
const SCALES: RangeInclusive<f32> = 0.1..=20.0;

/// The parser of a format.
pub(super) const FORMAT: OneOf<Format> =
    OneOf { all: || Format::ALL.into_iter().map(|format| (format.name(), format)).collect(), aliases: &[] };

/// The parser of a theme.
pub(super) const THEME: OneOf<Theme> =
    OneOf { all: || Theme::ALL.map(|theme| (theme.name(), theme)).to_vec(), aliases: &[] };

/// The parser of a notation.
pub(super) const NOTATION: OneOf<Notation> = OneOf {
    all: || vec![("node", Notation::Node), ("edge", Notation::Edge), ("interval", Notation::Interval)],
    aliases: &[],
};

/// The parser of what is drawn of unvisited nodes.
pub(super) const UNVISITED: OneOf<UnvisitedDisplay> = OneOf {
    all: || {
        vec![
            ("outlined", UnvisitedDisplay::Outlined),
            ("frontier", UnvisitedDisplay::Frontier),
            ("hidden", UnvisitedDisplay::Hidden),
        ]
    },
    aliases: &[],
};

/// Returns all formats as the flag spells them.
pub(super) fn spelled_formats() -> String {
    Format::ALL.map(Format::name).join(", ")
}

/// Returns the format of a file name's ending: the name of a format, or the ending of its files.
pub(super) fn format_of_ending(path: &Path) -> Option<Format> {
    let ending = path.extension()?.to_str()?.to_lowercase();
    let by_name = Format::ALL.into_iter().find(|format| format.name() == ending);
    by_name.or_else(|| Format::ALL.into_iter().find(|format| format.extension() == ending))
}

/// Parses steps: groups, numbers and ranges with commas between.
pub(super) fn steps(text: &str) -> Result<StepSelection, String> {
    let mut selection = StepSelection::default();
    for part in text.split(',').map(str::trim) {
        let group = StepGroup::ALL.into_iter().find(|group| simplified(group.name()) == simplified(part));
        match (group.filter(|_| !part.is_empty()), range(part)) {
            (Some(group), _) => selection.groups.push(group),
            (None, Some(range)) => selection.ranges.push(range),
            (None, None) => return Err(expected_steps(part)),
        }
    }
    Ok(selection)
}

/// Parses a step, or the first and the last of several.
fn range(text: &str) -> Option<RangeInclusive<TimelineStep>> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let step = |text: &str| text.trim().parse().ok().map(TimelineStep::new);
    let range = step(first)?..=step(last)?;
    (!range.is_empty()).then_some(range)
}

fn expected_steps(part: &str) -> String {
    let words = words(requested_language());
    let names = StepGroup::ALL.map(StepGroup::name);
    let expected = words.fill("export-expected-steps", &[("groups", names.join(", ").into())]);
    match nearest(&part.to_lowercase(), names) {
        Some(meant) => format!("{} {expected}", words.fill("cli-did-you-mean", &[("meant", meant.into())])),
        None => expected,
    }
}

/// Parses which part of the tree is drawn.
pub(super) fn view(text: &str) -> Result<SeriesView, String> {
    match (text, text.split_once('=')) {
        ("whole", _) => Ok(SeriesView::Whole),
        ("visible", _) => Ok(SeriesView::Visible),
        (_, Some(("subtree", id))) if !id.is_empty() => Ok(SeriesView::Subtree(id.to_owned())),
        _ => Err(expectation("export-expected-view")),
    }
}

/// Parses a width or a height in pixels.
pub(super) fn pixels(text: &str) -> Result<u16, String> {
    text.parse().ok().filter(|pixels| (MIN_PIXELS..=MAX_PIXELS).contains(pixels)).ok_or_else(|| {
        let words = words(requested_language());
        let number = |pixels: u16| words.number(pixels.into()).into();
        words.fill("export-expected-pixels", &[("least", number(MIN_PIXELS)), ("most", number(MAX_PIXELS))])
    })
}

/// Parses a factor of pixels.
pub(super) fn scale(text: &str) -> Result<f32, String> {
    text.parse().ok().filter(|scale| SCALES.contains(scale)).ok_or_else(|| {
        let words = words(requested_language());
        let number = |scale: f32| scale.to_string().into();
        words.fill("export-expected-scale", &[("least", number(*SCALES.start())), ("most", number(*SCALES.end()))])
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
            assert_eq!(format_of_ending(Path::new(&format!("a.{}", format.name().to_uppercase()))), Some(format));
            assert!(format_of_ending(Path::new(&format!("a.{}", format.extension()))).is_some());
        }
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
