//! The side panel: only what applies to where the search is.

use super::action::Action;
use super::tree_panel::Shown;
use egui::Ui;

/// Draws the side panel.
pub fn side_panel_ui(_ui: &mut Ui, _shown: &Shown<'_>, _is_folded: bool, _actions: &mut Vec<Action>) {}
