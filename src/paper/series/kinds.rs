//! The kinds of search, of whose steps pages are drawn: what differs between them is chosen here.

use super::options::SeriesOptions;
use super::pass_pages::{self, PassPages};
use super::sampled_pages::{self, SampledPages};
use super::series_pages::SeriesPages;
use super::step_group::{SeriesError, StepGroup};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::trace::passes::PassStep;
use poda_core::trace::{Recorded, TimelineStep};
use poda_words::i18n::Words;

/// Returns what draws the pages of these steps. Steps without a page are removed.
pub(super) fn source<'a>(
    recorded: Recorded<AnyGame>,
    steps: &mut Vec<TimelineStep>,
    options: SeriesOptions,
    words: &'a Words,
) -> Result<Box<dyn SeriesPages + 'a>, SeriesError> {
    Ok(match recorded {
        Recorded::Search(passes) => Box::new(PassPages::new(passes, steps, options, words)?),
        Recorded::Sampled(tree) => Box::new(SampledPages::new(tree, options, words)?),
    })
}

/// Returns whether a step of a search is in a group, whose steps are of a different meaning in each kind of search.
pub(super) fn holds<G: Game>(group: StepGroup, recorded: &Recorded<G>, step: TimelineStep) -> bool {
    match recorded {
        Recorded::Search(passes) => {
            let PassStep { pass, step } = passes.locate(step);
            pass_pages::holds(group, passes.get(pass).trace(), step)
        }
        Recorded::Sampled(tree) => sampled_pages::holds(group, tree, step.get()),
    }
}
