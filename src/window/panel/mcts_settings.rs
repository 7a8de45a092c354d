//! The settings of a Monte Carlo tree search, with their menus and fields, and why a position cannot be searched by it.

use super::request_widgets::request_item;
use super::setting::{Setting, with_current};
use super::view_context::ViewContext;
use crate::look::menus::{self, MenuItem};
use crate::look::widgets::{self, labeled_number};
use egui::{DragValue, Ui};
use poda_core::document;
use poda_core::score::Score;
use poda_core::search::AnySearch;
use poda_core::search::mcts::{Decide, MctsConfig, Priors, Rollout, Selection};
use poda_session::Command;
use poda_words::i18n::panels::mcts_text::selection_text;
use poda_words::i18n::{Words, args};
use poda_words::messages::Message;

/// The largest number of iterations that can be typed. A file may have more.
pub const MAX_ITERATIONS: u32 = 1_000_000;
/// The largest constant c and the largest seed that can be typed.
const MAX_EXPLORATION: f64 = 1_000.0;
const MAX_SEED: u64 = 999_999_999;
/// The offered numbers of iterations.
const ITERATIONS: [u32; 8] = [10, 50, 200, 1_000, 5_000, 20_000, 100_000, 500_000];
/// The offered values of the constant c.
const EXPLORATIONS: [f64; 6] = [0.0, 0.5, 1.0, 1.4, 2.0, 5.0];
/// The offered ways to select a child, besides priors by the evaluation.
const SELECTIONS: [Selection; 2] = [Selection::Ucb1, Selection::Puct(Priors::Uniform)];
/// The offered seeds.
const SEEDS: [u64; 5] = [1, 2, 3, 4, 5];
/// The offered numbers of plies of a rollout.
const PLIES: [usize; 5] = [0, 1, 2, 4, 8];

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

/// Returns the setting for the number of iterations. `set` makes the request.
fn iterations_setting(words: &Words, mcts: MctsConfig, set: fn(AnySearch) -> Command) -> Setting {
    let offers = with_current(mcts.iterations, ITERATIONS).into_iter().map(|iterations| {
        let args = args![iterations = u64::from(iterations), number = words.number(iterations.into())];
        (iterations, words.fill("mcts-iterations-now", &args))
    });
    Setting::new(("mcts-iterations", "mcts-iterations-hint"), mcts.iterations, offers, |iterations| {
        set(MctsConfig { iterations, ..mcts }.into()).into()
    })
}

/// Returns the settings with a few values to choose from. `set` makes the requests.
pub(super) fn settings(words: &Words, mcts: MctsConfig, set: fn(AnySearch) -> Command) -> Vec<Setting> {
    let explorations = with_current(mcts.exploration, EXPLORATIONS.into_iter().filter_map(Score::new)).into_iter();
    let explorations = explorations.map(|exploration| (exploration, exploration.shown()));
    let seeds = with_current(mcts.seed, SEEDS).into_iter().map(|seed| (seed, seed.to_string()));
    let plies_now = match mcts.rollout {
        Rollout::Random => Rollout::DEFAULT_PLIES,
        Rollout::Evaluation { plies } => plies,
    };
    let evaluations = with_current(plies_now, PLIES)
        .into_iter()
        .map(|plies| (Rollout::Evaluation { plies }, words.fill("mcts-rollout-plies", &args![plies])));
    let rollouts = [(Rollout::Random, words.text("mcts-rollout-random"))].into_iter().chain(evaluations);
    let decides = [(Decide::Visits, "mcts-decide-by-visits"), (Decide::Value, "mcts-decide-by-value")];
    let decides = decides.map(|(decide, message)| (decide, words.text(message)));
    vec![
        iterations_setting(words, mcts, set),
        Setting::new(("mcts-exploration", "mcts-exploration-hint"), mcts.exploration, explorations, |exploration| {
            set(MctsConfig { exploration, ..mcts }.into()).into()
        }),
        Setting::new(
            ("mcts-selection-setting", "mcts-selection-hint"),
            mcts.selection,
            with_current(mcts.selection, SELECTIONS.into_iter().chain([Selection::Puct(Priors::softmax())]))
                .into_iter()
                .map(|selection| (selection, selection_text(words, selection))),
            |selection| set(MctsConfig { selection, ..mcts }.into()).into(),
        ),
        Setting::new(("mcts-seed", "mcts-seed-hint"), mcts.seed, seeds, |seed| {
            set(MctsConfig { seed, ..mcts }.into()).into()
        }),
        Setting::new(("mcts-rollout-setting", "mcts-rollout-hint"), mcts.rollout, rollouts, |rollout| {
            set(MctsConfig { rollout, ..mcts }.into()).into()
        }),
        Setting::new(("mcts-decide-setting", "mcts-decide-hint"), mcts.decide, decides, |decide| {
            set(MctsConfig { decide, ..mcts }.into()).into()
        }),
    ]
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
    for value in iterations_setting(words, mcts, Command::SetSearch).values {
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
