//! A search that is recorded to be drawn: a search of the whole tree, or a Monte Carlo tree search.

use poda_core::document::Document;
use poda_core::document::recorder::{record_mcts, record_passes};
use poda_core::game::any::AnyGame;
use poda_core::search::mcts::{MctsConfig, ResultScale};
use poda_core::trace::limits::{Ending, Limits, Progress};
use poda_core::trace::passes::Passes;
use poda_core::trace::sampled::tree::SampledTree;
use poda_paper::series::{MctsSearchPages, SearchPages, Series, SeriesError, SeriesOptions, StepSelection};
use poda_picture::picture::TreeLayout;
use poda_picture::picture::sampled::SampledLayout;
use poda_words::i18n::Words;

pub(super) enum Searched {
    Passes(Passes<AnyGame>),
    Mcts(Box<SampledTree<AnyGame>>),
}

impl Searched {
    /// Records the search of a document within limits, or the Monte Carlo tree search `mcts` instead.
    pub fn new(
        document: &Document,
        mcts: Option<(MctsConfig, ResultScale)>,
        limits: Limits,
        progress: &dyn Progress,
    ) -> Self {
        if let Some((config, scale)) = mcts {
            let limits = Limits { extra_bytes_per_node: SampledLayout::BYTES_A_NODE, ..limits };
            Self::Mcts(Box::new(record_mcts(&config, scale, document.position(), limits, progress)))
        } else {
            let limits = Limits { extra_bytes_per_node: TreeLayout::BYTES_A_NODE, ..limits };
            Self::Passes(record_passes(&document.search, document.position(), limits, progress))
        }
    }

    pub fn ending(&self) -> Ending {
        match self {
            Self::Passes(passes) => passes.ending(),
            Self::Mcts(recording) => recording.ending(),
        }
    }

    /// Returns the passes of a search of the whole tree; `None` for a Monte Carlo tree search.
    pub fn passes(&self) -> Option<&Passes<AnyGame>> {
        match self {
            Self::Passes(passes) => Some(passes),
            Self::Mcts(_) => None,
        }
    }

    /// Returns the pages of the selected steps. `is_own` states whether this is the document's own search.
    ///
    /// # Errors
    /// Returns why there are no pages.
    pub fn series<'a>(
        &'a self,
        (document, is_own): (&'a Document, bool),
        selection: &StepSelection,
        options: SeriesOptions,
        words: &'a Words,
    ) -> Result<Series<'a>, SeriesError> {
        match self {
            Self::Passes(passes) => Series::new(SearchPages { document, passes, is_own }, selection, options, words),
            Self::Mcts(recording) => {
                Series::of_mcts(MctsSearchPages { document, recording, is_own }, selection, options, words)
            }
        }
    }
}
