//! The order of moves, the tables it uses, and the parameters of single algorithms.

use super::topic::topic;
use crate::i18n::Words;
use crate::score::Score;
use crate::search::ordering::{MoveOrdering, StaticOrder};
use crate::search::play_level::PlayLevel;
use crate::search::{Algorithm, Quiescence, SearchConfig};
use crate::session::command::Command;
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{self, heading, menu_item, menu_item_with_hint, separator};
use egui::Ui;

/// The width of the submenus, in pixels.
const WIDTH: f32 = 300.0;
/// The first guesses offered for MTD(f).
const GUESSES: [i32; 9] = [-10, -5, -2, -1, 0, 1, 2, 5, 10];
/// The values offered for delta: half the width of an aspiration window.
const DELTAS: [i32; 5] = [1, 2, 3, 5, 10];
/// The seeds offered for the beginner.
const SEEDS: [u64; 5] = [1, 2, 3, 4, 5];
/// The values offered for quiescence: the largest change of the evaluation in a quiet position, and the plies beyond the
/// limit.
const CHANGES: [i32; 4] = [0, 1, 2, 3];
const PLIES: [usize; 6] = [1, 2, 3, 4, 5, 6];

/// Draws the items that apply to the current search.
pub(super) fn move_ordering_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, search) = (context.words, *context.search.config());
    let mut set = |search: SearchConfig| requests.push(UiRequest::Session(Command::SetSearch(search)));
    if search.algorithm != Algorithm::Level(PlayLevel::Beginner) {
        widgets::submenu_with_hint(
            ui,
            &words.text("order-title"),
            &words.text("hint-order-title"),
            &summary(words, &search),
            |ui| {
                ui.set_width(WIDTH);
                orders(ui, words, &search, &mut set);
            },
        );
    }
    if search.algorithm.properties().level.is_none()
        && (search.depth.is_some() || search.algorithm.properties().deepens)
    {
        let now = search.quiescence.map_or_else(
            || words.text("order-quiet-none"),
            |quiescence| words.fill("order-quiet-on", &[("plies", quiescence.plies.into())]),
        );
        widgets::submenu_with_hint(ui, &words.text("order-quiet"), &words.text("hint-order-quiet"), &now, |ui| {
            ui.set_width(WIDTH);
            quiet_choices(ui, words, &search, &mut set);
        });
    }
    let number = |score: Score| (score, score.shown());
    let scores = |offers: &[i32], now: Score| -> Vec<_> {
        with(now, offers.iter().map(|&offer| offer.into())).into_iter().map(number).collect()
    };
    match search.algorithm {
        Algorithm::Mtdf => {
            if let Some(guess) =
                topic(ui, words, ("order-guess", "hint-guess"), search.guess, &scores(&GUESSES, search.guess))
            {
                set(SearchConfig { guess, ..search });
            }
        }
        Algorithm::Aspiration => {
            if let Some(delta) =
                topic(ui, words, ("order-delta", "hint-delta"), search.delta, &scores(&DELTAS, search.delta))
            {
                set(SearchConfig { delta, ..search });
            }
        }
        Algorithm::Level(PlayLevel::Beginner) => {
            let seeds: Vec<_> = with(search.seed, SEEDS).into_iter().map(|seed| (seed, seed.to_string())).collect();
            if let Some(seed) = topic(ui, words, ("order-seed", "hint-seed"), search.seed, &seeds) {
                set(SearchConfig { seed, ..search });
            }
        }
        _ => {}
    }
}

/// Returns the offers, with the current value first where it is not among them.
fn with<T: PartialEq>(now: T, offers: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut offers: Vec<T> = offers.into_iter().collect();
    if !offers.contains(&now) {
        offers.insert(0, now);
    }
    offers
}

const fn base_message(static_order: StaticOrder) -> &'static str {
    match static_order {
        StaticOrder::Given => "order-static-given",
        StaticOrder::Reversed => "order-static-reversed",
        StaticOrder::BestFirst => "order-static-best",
        StaticOrder::WorstFirst => "order-static-worst",
    }
}

fn killers_text(words: &Words, killers: u8) -> String {
    match killers {
        0 => words.text("order-killers-none"),
        killers => words.fill("order-killers-count", &[("count", usize::from(killers).into())]),
    }
}

/// Returns a short summary of the order of moves.
fn summary(words: &Words, search: &SearchConfig) -> String {
    let MoveOrdering { static_order, killers, history, .. } = search.ordering;
    let prunes = search.algorithm.properties().prunes;
    let mut parts = Vec::new();
    if 0 < killers && prunes {
        parts.push(words.fill("order-killers-short", &[("count", usize::from(killers).into())]));
    }
    if history && prunes {
        parts.push(words.text("order-history-short"));
    }
    if static_order != StaticOrder::Given || parts.is_empty() {
        parts.push(words.text(base_message(static_order)));
    }
    parts.join(", ")
}

/// Draws the killers, the history, and the order of the other moves.
fn orders(ui: &mut Ui, words: &Words, search: &SearchConfig, set: &mut impl FnMut(SearchConfig)) {
    let ordering = search.ordering;
    let mut order = |ordering: MoveOrdering| set(SearchConfig { ordering, ..*search });
    // The tables are filled by cutoffs only.
    if search.algorithm.properties().prunes {
        heading(ui, &words.text("order-killers"));
        for killers in 0..=MoveOrdering::MAX_KILLERS {
            if menu_item_with_hint(
                ui,
                &killers_text(words, killers),
                &words.text("hint-killers"),
                ordering.killers == killers,
            ) {
                order(MoveOrdering { killers, ..ordering });
            }
        }
        separator(ui);
        if menu_item_with_hint(ui, &words.text("order-history"), &words.text("hint-history"), ordering.history) {
            order(MoveOrdering { history: !ordering.history, ..ordering });
        }
        separator(ui);
    }
    heading(ui, &words.text("order-static"));
    for static_order in StaticOrder::ALL {
        if menu_item(ui, &words.text(base_message(static_order)), "", ordering.static_order == static_order) {
            order(MoveOrdering { static_order, ..ordering });
        }
    }
    if search.algorithm.properties().makes_passes || search.effective().table {
        separator(ui);
        heading(ui, &words.text("order-stored"));
        if menu_item_with_hint(
            ui,
            &words.text("order-stored-first"),
            &words.text("hint-stored-first"),
            ordering.remembered,
        ) {
            order(MoveOrdering { remembered: !ordering.remembered, ..ordering });
        }
        if search.algorithm.properties().deepens
            && menu_item_with_hint(ui, &words.text("order-table"), &words.text("hint-table"), search.table)
        {
            set(SearchConfig { table: !search.table, ..*search });
        }
    }
}

/// Draws the parameters of quiescence.
fn quiet_choices(ui: &mut Ui, words: &Words, search: &SearchConfig, set: &mut impl FnMut(SearchConfig)) {
    let mut set = |quiescence: Option<Quiescence>| set(SearchConfig { quiescence, ..*search });
    if menu_item(ui, &words.text("order-quiet-off"), "", search.quiescence.is_none()) {
        set(None);
    }
    let usual = search.quiescence.unwrap_or_default();
    separator(ui);
    heading(ui, &words.text("order-quiet-change"));
    for change in with(usual.change, CHANGES.map(Score::from)) {
        let text = words.fill("order-quiet-at-most", &[("change", change.into())]);
        if menu_item(ui, &text, "", search.quiescence.is_some_and(|quiescence| quiescence.change == change)) {
            set(Some(Quiescence { change, ..usual }));
        }
    }
    separator(ui);
    heading(ui, &words.text("order-quiet-plies"));
    for plies in with(usual.plies, PLIES) {
        let text = words.fill("order-quiet-plies-most", &[("plies", plies.into())]);
        if menu_item(ui, &text, "", search.quiescence.is_some_and(|quiescence| quiescence.plies == plies)) {
            set(Some(Quiescence { plies, ..usual }));
        }
    }
}
