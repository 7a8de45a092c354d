//! Groups of steps by what happens at them, and why a series has no pages.

use poda_core::text::Excerpt;
use poda_picture::export::ExportError;
use poda_picture::picture::tactile::MAX_NODES;
use poda_words::i18n::{Words, args};
use std::num::NonZeroUsize;
use strum::IntoStaticStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum StepGroup {
    /// Every step, and the beginning.
    All,
    /// A step for each node: when it is visited, or added to a tree.
    Nodes,
    /// A step for each result: a returned value, or the result of a rollout.
    Results,
    /// The steps worth stopping at.
    Landmarks,
    /// The end of every n-th iteration, in a search that has iterations.
    Iterations(NonZeroUsize),
    /// The steps of the author's bookmarks.
    Bookmarks,
    Last,
}

impl StepGroup {
    /// All groups, with every iteration.
    pub const ALL: [Self; 7] = [
        Self::All,
        Self::Nodes,
        Self::Results,
        Self::Landmarks,
        Self::Iterations(NonZeroUsize::MIN),
        Self::Bookmarks,
        Self::Last,
    ];

    /// Returns the name of the group in the spelling of flags.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Why a series has no pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeriesError {
    /// A step is beyond the end of the search.
    NoSuchStep {
        step: usize,
        /// The last step of the search.
        last: usize,
    },
    /// The document has no bookmarks, and no other steps are selected.
    NoBookmarks,
    /// No step belongs to any of these groups.
    NoStepOf(Vec<StepGroup>),
    NoSuchNode {
        id: String,
        /// The id that was probably meant.
        meant: Option<String>,
    },
    /// A tactile picture has no space for this many nodes.
    TooLargeForTouch,
    NoIterations,
    /// Searches of this kind cannot be drawn in this way. The key of the sentence that says so.
    NotOfThisKind(&'static str),
}

impl SeriesError {
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::NoSuchStep { step, last } => {
                let (step, steps) = (words.number(*step as u64), words.number(*last as u64));
                let args = args![step, count = *last, steps];
                words.fill("series-no-such-step", &args)
            }
            Self::NoBookmarks => words.text("series-no-bookmarks"),
            Self::NoIterations => words.text("series-no-iterations"),
            Self::NotOfThisKind(message) => words.text(message),
            Self::NoStepOf(groups) => {
                let names: Vec<_> = groups.iter().map(|group| group.name()).collect();
                words.fill("series-no-step", &args![groups = names.join(", ")])
            }
            Self::TooLargeForTouch => {
                words.fill("series-too-large-for-touch", &args![most = words.number(MAX_NODES as u64)])
            }
            Self::NoSuchNode { id, meant } => {
                let said = words.fill("series-no-such-node", &args![node = Excerpt::new(id).as_str()]);
                match meant {
                    Some(meant) => {
                        let meant = Excerpt::new(meant).as_str().to_owned();
                        format!("{said} {}", words.fill("cli-did-you-mean", &args![meant]))
                    }
                    None => said,
                }
            }
        }
    }
}

/// Returns a sentence that says why a picture cannot be written in a format.
pub fn export_error_sentence(words: &Words, error: &ExportError) -> String {
    match error {
        ExportError::TooManyPixels { width, height, max } => {
            let number = |count: u64| words.number(count);
            let args = args![width = number(*width), height = number(*height), most = number(*max)];
            words.fill("export-too-many-pixels", &args)
        }
        ExportError::Encoding(said) => words.fill("export-encoding", &args![said = said.as_str()]),
    }
}
