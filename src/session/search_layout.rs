//! A search that was found and is being laid out, part by part.

use super::analysis::Analysis;
use super::shown_search::ShownSearch;
use crate::picture::{Folds, LayoutInParts, NotationOptions};
use std::ops::ControlFlow;

/// A search that is being laid out. Each part takes a fraction of the time, so that a page can draw a frame between two.
#[derive(Clone, Debug)]
pub struct SearchLayout {
    analysis: Analysis,
    pass: usize,
    notation: NotationOptions,
    folds: Folds,
    layout: LayoutInParts,
}

impl SearchLayout {
    /// Nothing of a pass is laid out.
    pub(super) const fn new(analysis: Analysis, pass: usize, notation: NotationOptions, folds: Folds) -> Self {
        Self { analysis, pass, notation, folds, layout: LayoutInParts::Begun }
    }

    /// Does the next part; breaks with the search after the last.
    pub fn advance(self) -> ControlFlow<ShownSearch, Self> {
        let Self { analysis, pass, notation, folds, layout } = self;
        match layout.advance(analysis.passes.get(pass), notation, &folds) {
            ControlFlow::Continue(layout) => ControlFlow::Continue(Self { analysis, pass, notation, folds, layout }),
            ControlFlow::Break(tree_layout) => {
                ControlFlow::Break(ShownSearch::with_layout(analysis, pass, tree_layout, folds))
            }
        }
    }

    /// Does all parts.
    #[must_use]
    pub fn finish(self) -> ShownSearch {
        let mut layout = self;
        loop {
            match layout.advance() {
                ControlFlow::Continue(next) => layout = next,
                ControlFlow::Break(search) => return search,
            }
        }
    }
}
