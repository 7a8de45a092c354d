//! The controls that keys reach without a click, as drawn in the last frame.

use egui::{Context, Id, LayerId, Plugin};

/// The plugin in which controls register while they are drawn. The keyboard takes them before the next frame.
#[derive(Debug, Default)]
pub struct KeyTargets {
    /// The field for the number that answers the open question, or for the value of the selected leaf.
    pub number_field: Option<Id>,
    /// The control that Tab reaches first: a control of the open question or of the board, if there is one.
    pub first_stop: Option<Id>,
    /// The panels of trees, on which all keys are commands.
    pub trees: Vec<Id>,
    /// The items of the open menus.
    pub menu_lines: Vec<MenuLine>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MenuLine {
    pub menu: LayerId,
    pub id: Id,
    pub opens: bool,
}

impl KeyTargets {
    /// Offers a control as the one that Tab reaches first. The first one offered in a frame is used.
    pub fn offer_first_stop(ctx: &Context, id: Id) {
        let first = *ctx.plugin::<Self>().lock().first_stop.get_or_insert(id);
        if first == id {
            // The page contains a link to the control.
            ctx.accesskit_node_builder(id, |node| node.set_author_id("first-stop"));
        }
    }

    /// Registers an item of an open menu.
    pub fn add_menu_line(&mut self, line: MenuLine) {
        if !self.menu_lines.contains(&line) {
            self.menu_lines.push(line);
        }
    }
}

impl Plugin for KeyTargets {
    fn debug_name(&self) -> &'static str {
        "Poda's key targets"
    }
}
