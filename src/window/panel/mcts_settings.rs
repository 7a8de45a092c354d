//! The settings of a Monte Carlo tree search, with their menus and fields, and why a position cannot be searched by it.

use super::request_widgets::request_item;
use super::setting::Setting;
use super::setting_rows::settings_to_set;
use super::view_context::ViewContext;
use crate::look::menus::{self, MenuItem};
use crate::look::widgets::{self, labeled_number};
use egui::{DragValue, Ui};
use poda_core::document;
use poda_core::score::Score;
use poda_core::search::AnySearch;
use poda_core::search::mcts::MctsConfig;
use poda_core::search::setting::MenuPlace;
use poda_session::Command;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;

/// The largest number of iterations that can be typed. A file may have more.
pub const MAX_ITERATIONS: u32 = 1_000_000;
/// The largest constant c and the largest seed that can be typed.
const MAX_EXPLORATION: f64 = 1_000.0;
const MAX_SEED: u64 = 999_999_999;
/// Returns the settings of the search that a menu offers: those of `own`, or of the document, or the usual ones.
pub(super) fn offered(context: &ViewContext<'_>, own: Option<AnySearch>) -> MctsConfig {
    let own = own.as_ref().and_then(AnySearch::sampled).copied();
    own.or(context.session.document().sampled()).unwrap_or_default()
}

/// Returns the reason why Monte Carlo tree search cannot be selected for the open position. During a match it is
/// selected as a level of the program, and the results of the game have to be bounded.
pub(super) fn refusal(context: &ViewContext<'_>, config: &MctsConfig) -> Option<String> {
    if context.session.current_match().is_some() {
        return Some(context.words.text("mcts-not-playing"));
    }
    unbounded_refusal(context, config)
}

/// Returns the reason why Monte Carlo tree search cannot search the open position at all, not even for a move of a
/// match: the results of the game have to be bounded.
pub fn unbounded_refusal(context: &ViewContext<'_>, config: &MctsConfig) -> Option<String> {
    let checked = document::check_mcts(context.session.latest_document().position(), config);
    checked.err().map(|reason| reason.sentence(context.words))
}

/// Returns the settings with a few values to choose from. `set` makes the requests.
pub(super) fn settings(words: &Words, mcts: MctsConfig, set: fn(AnySearch) -> Command) -> Vec<Setting> {
    settings_to_set(words, &mcts, MenuPlace::More, set)
}

fn set(config: MctsConfig) -> Command {
    Command::SetSearch(config.into())
}

/// Draws the menu of iterations.
pub(super) fn iterations_menu_ui(ui: &mut Ui, context: &ViewContext<'_>, mcts: MctsConfig) {
    let words = context.words;
    let caption = words.text("mcts-iterations");
    widgets::with_hint(ui, &words.text("mcts-iterations-hint"), |ui| {
        let now = words.number(mcts.iterations.into());
        menus::menu(ui, &caption, &caption, &now, 14.0, |ui| iterations_ui(ui, context, mcts))
    });
}

/// Draws the items of the menu of iterations.
fn iterations_ui(ui: &mut Ui, context: &ViewContext<'_>, mcts: MctsConfig) {
    ui.set_width(260.0);
    let words = context.words;
    let settings = settings(words, mcts, Command::SetSearch).into_iter();
    for value in settings.filter(|setting| setting.name == "mcts-iterations").flat_map(|setting| setting.values) {
        request_item(ui, context, &value.text, MenuItem::Choice(value.is_chosen), value.request);
    }
    let most = words.number(MAX_ITERATIONS.into());
    let label = words.fill("mcts-iterations-other", &args![most]);
    let mut iterations = mcts.iterations;
    let field = DragValue::new(&mut iterations).range(1..=MAX_ITERATIONS.max(mcts.iterations));
    if labeled_number(ui, &label, field) {
        context.requests.push(set(MctsConfig { iterations, ..mcts }));
    }
}

/// Draws fields for a custom constant c and a custom seed.
pub(super) fn numbers_ui(ui: &mut Ui, context: &ViewContext<'_>, mcts: MctsConfig) {
    let words = context.words;
    let mut exploration = mcts.exploration.get();
    let largest = MAX_EXPLORATION.max(exploration);
    let field = DragValue::new(&mut exploration).range(0.0..=largest).speed(0.01).max_decimals(3);
    if labeled_number(ui, &words.text("mcts-exploration-other"), field) {
        let typed = Score::new((exploration * 1_000.0).round() / 1_000.0);
        let typed = typed.map(|exploration| set(MctsConfig { exploration, ..mcts }));
        context.requests.extend(typed);
    }
    let mut seed = mcts.seed;
    if labeled_number(ui, &words.text("mcts-seed-other"), DragValue::new(&mut seed).range(0..=MAX_SEED.max(mcts.seed)))
    {
        context.requests.push(set(MctsConfig { seed, ..mcts }));
    }
}
