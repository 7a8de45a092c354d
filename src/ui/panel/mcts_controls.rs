//! The controls of a Monte Carlo tree search: its item in the menu of algorithms, its iterations, and fields for its numbers.

use super::request_widgets::request_item;
use super::search_refusals::mcts_refusal;
use super::setting_choices::{iterations_setting, set_mcts};
use super::view_context::ViewContext;
use crate::look::menus::{MenuItem, menu_item_with_hint};
use egui::{DragValue, Ui};
use poda_core::score::Score;
use poda_core::search::mcts::MctsConfig;

/// The largest number of iterations that can be typed. A file may have more.
pub const MAX_ITERATIONS: u32 = 1_000_000;
/// The largest constant c and the largest seed that can be typed.
const MAX_EXPLORATION: f64 = 1_000.0;
const MAX_SEED: u64 = 999_999_999;

/// Draws the item of Monte Carlo tree search in the menu of algorithms, disabled with the reason where the search is not possible.
pub fn mcts_item(ui: &mut Ui, context: &ViewContext<'_>) {
    let (words, document) = (context.words, context.session.document());
    let config = context.mcts_config().or(document.sampled()).unwrap_or_default();
    let refusal = mcts_refusal(context, &config);
    let item = (MenuItem::Choice(context.mcts.is_some()), refusal.is_none());
    let hint = refusal.unwrap_or_else(|| words.text("hint-mcts"));
    if menu_item_with_hint(ui, &words.text("search-name-mcts"), &hint, item) {
        context.requests.push(set_mcts(config));
    }
}

/// Draws the items of the menu of iterations.
pub fn iterations_ui(ui: &mut Ui, context: &ViewContext<'_>, mcts: MctsConfig) {
    ui.set_width(260.0);
    let words = context.words;
    for value in iterations_setting(words, mcts, set_mcts).values {
        request_item(ui, context, &value.text, MenuItem::Choice(value.is_chosen), value.request);
    }
    let most = words.number(MAX_ITERATIONS.into());
    let label = words.fill("mcts-iterations-other", &[("most", most.into())]);
    let mut iterations = mcts.iterations;
    let field = DragValue::new(&mut iterations).range(1..=MAX_ITERATIONS.max(mcts.iterations));
    if number_ui(ui, &label, field) {
        context.requests.push(set_mcts(MctsConfig { iterations, ..mcts }));
    }
}

/// Draws fields for a custom constant c and a custom seed.
pub fn mcts_numbers_ui(ui: &mut Ui, context: &ViewContext<'_>, mcts: MctsConfig) {
    let words = context.words;
    let mut exploration = mcts.exploration.get();
    let largest = MAX_EXPLORATION.max(exploration);
    let field = DragValue::new(&mut exploration).range(0.0..=largest).speed(0.01).max_decimals(3);
    if number_ui(ui, &words.text("mcts-exploration-other"), field) {
        let typed = Score::new((exploration * 1_000.0).round() / 1_000.0);
        let typed = typed.map(|exploration| set_mcts(MctsConfig { exploration, ..mcts }));
        context.requests.extend(typed);
    }
    let mut seed = mcts.seed;
    if number_ui(ui, &words.text("mcts-seed-other"), DragValue::new(&mut seed).range(0..=MAX_SEED.max(mcts.seed))) {
        context.requests.push(set_mcts(MctsConfig { seed, ..mcts }));
    }
}

/// Draws a field for a number with its label. Returns whether it was changed.
pub fn number_ui(ui: &mut Ui, label: &str, field: DragValue<'_>) -> bool {
    let changed = ui.horizontal(|ui| {
        ui.add_space(8.0);
        let label = ui.label(label);
        ui.add(field.update_while_editing(false)).labelled_by(label.id).changed()
    });
    changed.inner
}
