//! The sections of the side panel that every kind of search has, each in its own way. This module chooses among the
//! kinds.

use super::board_editor::{BoardEditor, CountsEditor};
use super::lesson::NotesEditor;
use super::{explanations, mcts, mcts_chart, progress};
use egui::{Ui, Vec2};
use poda_window::panel::view_context::{SearchContext, ShownKind, ViewContext};

/// Draws all sections of a search that is not depth first, outside of a match.
pub(super) fn sections_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    notes: &mut NotesEditor,
    board: &mut BoardEditor,
    counts: &mut CountsEditor,
) {
    match context.shown {
        ShownKind::Search(..) => {}
        ShownKind::Sampled(sampled) => mcts::sections_ui(ui, context, sampled, notes, board, counts),
    }
}

/// Draws the sections about the current step of a search that is not depth first. For a depth-first search, the strip
/// has this text.
pub(super) fn step_sections_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    match context.shown {
        ShownKind::Search(..) => {}
        ShownKind::Sampled(sampled) => mcts::step_sections_ui(ui, context, sampled),
    }
}

/// Draws the section about the current step, for views without the strip that contains its reason. Returns whether
/// there is one.
pub fn reasons_ui(ui: &mut Ui, context: &ViewContext<'_>) -> bool {
    match context.shown {
        ShownKind::Search(search, tree) => explanations::reasons_ui(ui, &SearchContext::new(*context, search, tree)),
        ShownKind::Sampled(sampled) => {
            mcts::step_section_ui(ui, context, sampled);
            true
        }
    }
}

/// Draws the open nodes, or the path of the iteration, from the root down. Returns whether there are any.
pub fn stack_ui(ui: &mut Ui, context: &ViewContext<'_>) -> bool {
    match context.shown {
        ShownKind::Search(search, tree) => progress::stack_ui(ui, &SearchContext::new(*context, search, tree)),
        ShownKind::Sampled(sampled) => mcts::path_ui(ui, context, sampled),
    }
}

/// Draws the counts so far.
pub(super) fn counts_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    match context.shown {
        ShownKind::Search(search, tree) => progress::counts_ui(ui, &SearchContext::new(*context, search, tree)),
        ShownKind::Sampled(sampled) => mcts::counts_ui(ui, context, sampled),
    }
}

/// Draws the moves among which the program chose, below the board of a match, once the search is over. A depth-first
/// search shows them in its tree.
pub(super) fn chosen_among_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    match context.shown {
        ShownKind::Search(..) => {}
        ShownKind::Sampled(sampled) => {
            if sampled.view.is_over() {
                mcts_chart::visit_bars_ui(ui, context, sampled);
                ui.add_space(6.0);
            }
        }
    }
}

/// Draws the position of a search that is not depth first for an audience, in the given space.
pub fn presented_position_ui(ui: &mut Ui, context: &ViewContext<'_>, space: Vec2) {
    match context.shown {
        ShownKind::Search(..) => {}
        ShownKind::Sampled(sampled) => mcts::presented_position_ui(ui, context, sampled, space),
    }
}
