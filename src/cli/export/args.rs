//! The arguments of `poda export`.

use super::values::{
    FORMAT, NOTATION, THEME, UNVISITED, format_of_ending, pixels, scale, spelled_formats, steps, view,
};
use crate::cli::flag_values::LANGUAGE;
use crate::cli::language::{requested_language, words};
use crate::cli::search_flags::SearchFlags;
use crate::export::Format;
use crate::i18n::Language;
use crate::picture::palette::Theme;
use crate::picture::{Notation, UnvisitedDisplay};
use crate::series::{SeriesView, StepSelection};
use clap::Args;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::path::{Path, PathBuf};

/// What stands for standard output in the place of a file.
const STANDARD_OUTPUT: &str = "-";

/// `poda export`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct ExportArgs {
    /// Which steps.
    #[arg(long, value_parser = steps, value_name = "all|nodes|results|landmarks|bookmarks|last|N,N|N..N", default_value = "last", allow_hyphen_values = true)]
    pub steps: StepSelection,
    /// The format; otherwise that of the file's ending.
    #[arg(long, value_parser = FORMAT)]
    format: Option<Format>,
    /// The colors.
    #[arg(long, value_parser = THEME, value_name = "light|dark|print", default_value = "light")]
    pub theme: Theme,
    /// The language of the pictures; otherwise the system's.
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es")]
    pub lang: Option<Language>,
    /// Which part of the tree.
    #[arg(long, value_parser = view, value_name = "whole|visible|subtree=ID", default_value = "whole")]
    pub view: SeriesView,
    /// The width of a picture; otherwise as the tree needs.
    #[arg(long, value_parser = pixels, value_name = "PX", allow_hyphen_values = true)]
    pub width: Option<u16>,
    /// The height of a picture; otherwise as the tree needs.
    #[arg(long, value_parser = pixels, value_name = "PX", allow_hyphen_values = true)]
    pub height: Option<u16>,
    /// The number of pixels of a file per pixel of a picture, in formats that have pixels.
    #[arg(long, value_parser = scale, value_name = "N", default_value = "1", allow_hyphen_values = true)]
    pub scale: f32,
    /// How α and β are written.
    #[arg(long, value_parser = NOTATION, value_name = "node|edge|interval", default_value = "node")]
    pub notation: Notation,
    /// What is drawn of unvisited nodes.
    #[arg(long, value_parser = UNVISITED, value_name = "outlined|frontier|hidden", default_value = "outlined")]
    pub unvisited: UnvisitedDisplay,
    /// The file; of a series with a file per page, what their names begin with.
    #[arg(short, long, value_name = "OUT", value_hint = clap::ValueHint::FilePath)]
    output: Option<PathBuf>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// The position file.
    #[arg(value_hint = clap::ValueHint::FilePath)]
    pub file: PathBuf,
}

impl ExportArgs {
    /// Returns the format: the one that is named, or else that of the output's ending, or else SVG.
    pub fn format(&self) -> Format {
        let of_ending = || self.output().and_then(format_of_ending);
        self.format.or_else(of_ending).unwrap_or(Format::Svg)
    }

    /// Returns the file to be written, if one is named.
    pub fn output(&self) -> Option<&Path> {
        self.output.as_deref().filter(|_| !self.is_to_standard_output())
    }

    /// Returns whether the file goes to standard output.
    pub fn is_to_standard_output(&self) -> bool {
        self.output.as_deref() == Some(Path::new(STANDARD_OUTPUT))
    }

    /// Returns whether the arguments fit together.
    ///
    /// # Errors
    /// The output's ending is that of no format, and none is named.
    pub fn check(&self, command: &clap::Command) -> Result<(), clap::Error> {
        let Some(output) = self.output().filter(|output| self.format.is_none() && format_of_ending(output).is_none())
        else {
            return Ok(());
        };
        let words = words(requested_language());
        let why = words.fill("export-expected-ending", &[("formats", spelled_formats().into())]);
        let mut error = clap::Error::new(ErrorKind::ValueValidation).with_cmd(command);
        error.insert(ContextKind::InvalidArg, ContextValue::String("--output".to_owned()));
        error.insert(ContextKind::InvalidValue, ContextValue::String(output.to_string_lossy().into_owned()));
        error.insert(ContextKind::Custom, ContextValue::String(why));
        Err(error)
    }
}
