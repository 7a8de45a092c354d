//! The size of a game's board: another size starts the game anew.

use super::topic::setting;
use crate::session::command::Command;
use crate::ui::games::looks::{board_numbers, with_board_numbers};
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use egui::{DragValue, Ui};

/// Draws a field for each number of the board's size.
pub(super) fn board_size_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, game) = (context.words, context.session.document().position());
    let numbers = board_numbers(game);
    for (index, number) in numbers.iter().enumerate() {
        let mut changed = number.value;
        let name = words.text(number.name);
        setting(ui, &name, |ui| {
            let field = DragValue::new(&mut changed).range(1..=number.max).update_while_editing(false);
            let response = ui.add(field);
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.as_str()));
        });
        if changed != number.value {
            let mut values: Vec<usize> = numbers.iter().map(|number| number.value).collect();
            values[index] = changed;
            requests.extend(with_board_numbers(game, &values).map(|game| Command::SetGame(game).into()));
        }
    }
}
