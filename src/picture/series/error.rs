//! Why a series has no pages, and why a picture cannot be written, in words.

use super::step_group::StepGroup;
use crate::export::ExportError;
use poda_core::text::Excerpt;
use poda_words::i18n::Words;

/// Why a series has no pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeriesError {
    /// A step is beyond the end of the search.
    NoSuchStep {
        /// The step.
        step: usize,
        /// The last step of the search.
        last: usize,
    },
    /// The document has no bookmarks, and no other steps are selected.
    NoBookmarks,
    /// No step belongs to any of these groups.
    NoStepOf(Vec<StepGroup>),
    /// No node has this id.
    NoSuchNode {
        /// The id.
        id: String,
        /// The id that was probably meant.
        meant: Option<String>,
    },
}

impl SeriesError {
    /// Returns the reason as a sentence.
    #[must_use]
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::NoSuchStep { step, last } => {
                let (step, steps) = (words.number(*step as u64), words.number(*last as u64));
                let args = [("step", step.into()), ("count", (*last).into()), ("steps", steps.into())];
                words.fill("series-no-such-step", &args)
            }
            Self::NoBookmarks => words.text("series-no-bookmarks"),
            Self::NoStepOf(groups) => {
                let names: Vec<_> = groups.iter().map(|group| group.name()).collect();
                words.fill("series-no-step", &[("groups", names.join(", ").into())])
            }
            Self::NoSuchNode { id, meant } => {
                let said = words.fill("series-no-such-node", &[("node", Excerpt::new(id).as_str().into())]);
                match meant {
                    Some(meant) => {
                        let meant = Excerpt::new(meant).as_str().to_owned();
                        format!("{said} {}", words.fill("cli-did-you-mean", &[("meant", meant.into())]))
                    }
                    None => said,
                }
            }
        }
    }
}

/// Returns why a picture cannot be written in a format, as a sentence.
#[must_use]
pub fn export_error_sentence(words: &Words, error: &ExportError) -> String {
    match error {
        ExportError::TooManyPixels { width, height, most } => {
            let number = |count: u64| words.number(count).into();
            let args = [("width", number(*width)), ("height", number(*height)), ("most", number(*most))];
            words.fill("export-too-many-pixels", &args)
        }
        ExportError::Encoding(said) => words.fill("export-encoding", &[("said", said.as_str().into())]),
    }
}
