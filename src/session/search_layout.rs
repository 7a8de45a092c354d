//! Searches that were found and are being laid out, part by part: one, or two side by side.

use super::shown_search::{Analysis, ShownSearch};
use crate::picture::{Folds, LayoutInParts, LayoutsInParts, NotationOptions};
use std::ops::ControlFlow;

/// A search that is being laid out. Each part takes a fraction of the time, so that a page can draw a frame between two.
#[derive(Clone, Debug)]
pub struct SearchLayout {
    analysis: Analysis,
    pass: usize,
    notation: NotationOptions,
    folds: Folds,
    layout: LayoutInParts<1>,
}

impl SearchLayout {
    /// Nothing of a pass is laid out.
    pub(super) const fn new(analysis: Analysis, pass: usize, notation: NotationOptions, folds: Folds) -> Self {
        Self { analysis, pass, notation, folds, layout: LayoutInParts::Begun }
    }

    /// Does the next part; breaks with the search after the last.
    pub fn advance(self) -> ControlFlow<ShownSearch, Self> {
        let Self { analysis, pass, notation, folds, layout } = self;
        match layout.advance([analysis.passes.get(pass)], notation, &folds) {
            ControlFlow::Continue(layout) => ControlFlow::Continue(Self { analysis, pass, notation, folds, layout }),
            ControlFlow::Break([tree_layout]) => {
                ControlFlow::Break(ShownSearch::with_layout(analysis, pass, tree_layout, folds))
            }
        }
    }

    /// Does all parts.
    pub fn finish(self) -> ShownSearch {
        all_parts(self, Self::advance)
    }
}

/// Two searches that are being laid out, to be shown side by side.
#[derive(Clone, Debug)]
pub struct SplitLayout {
    searches: [Analysis; 2],
    notation: NotationOptions,
    folds: Folds,
    layouts: LayoutsInParts,
}

impl SplitLayout {
    /// Nothing is laid out. Of each search there is one pass.
    pub(super) const fn new(searches: [Analysis; 2], notation: NotationOptions, folds: Folds) -> Self {
        Self { searches, notation, folds, layouts: LayoutsInParts::Begun }
    }

    /// Does the next part; breaks with the searches after the last.
    pub fn advance(self) -> ControlFlow<[ShownSearch; 2], Self> {
        let Self { searches, notation, folds, layouts } = self;
        let recordings = searches.each_ref().map(|search| &**search.passes.last());
        match layouts.advance(recordings, notation, &folds) {
            ControlFlow::Continue(layouts) => ControlFlow::Continue(Self { searches, notation, folds, layouts }),
            ControlFlow::Break([first, second]) => {
                let [one, other] = searches;
                ControlFlow::Break([
                    ShownSearch::with_layout(one, 0, first, folds.clone()),
                    ShownSearch::with_layout(other, 0, second, folds),
                ])
            }
        }
    }

    /// Does all parts.
    pub fn finish(self) -> [ShownSearch; 2] {
        all_parts(self, Self::advance)
    }
}

fn all_parts<Layout, Found>(mut layout: Layout, advance: fn(Layout) -> ControlFlow<Found, Layout>) -> Found {
    loop {
        match advance(layout) {
            ControlFlow::Continue(next) => layout = next,
            ControlFlow::Break(found) => return found,
        }
    }
}
