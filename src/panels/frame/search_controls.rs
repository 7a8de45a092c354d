//! The controls of a search: algorithm, depth, fail-soft or fail-hard, and the cut rule.

use egui::{Align2, DragValue, Sense, Ui};
use poda_core::document;
use poda_core::score::CutOn;
use poda_core::search::{Algorithm, AnySearch, Fail, FaultyAlgorithm, SearchConfig};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_window::games::look_of;
use poda_window::look::menus::{self, MenuItem, menu_item_if, menu_item_with_hint};
use poda_window::look::widgets::{self, heading, put, segmented_control, separator};
use poda_window::panel::lane_text;
use poda_window::panel::request_widgets::request_item;
use poda_window::panel::search_settings::{OfferedKind, bar_ui, changeable_search, offered_kinds, refusal};
use poda_window::panel::view_context::ViewContext;
use poda_window::state::mode::Mode;
use poda_words::i18n::algorithm_names::{algorithm_message, algorithm_messages};
use poda_words::i18n::node_names::capitalized;
use poda_words::i18n::{Words, args};
use poda_words::lessons::curriculum::SearchControl;

/// The distance between two controls, in pixels.
pub const GAP: f32 = 17.0;
const MAX_TYPED_DEPTH: usize = 9_999;

/// Draws the menus of algorithm and depth and, if `is_wide`, also the switches of fail and cut, each followed by a gap.
/// A lesson shows only the controls that it needs.
pub fn search_controls_ui(ui: &mut Ui, context: &ViewContext<'_>, is_wide: bool) {
    // A slide covers the search.
    if context.session.slide().is_some() {
        return;
    }
    let words = context.words;
    let search = &context.session.offered_config();
    if context.has_control(SearchControl::Algorithm) {
        let caption = words.text("search-algorithm");
        widgets::with_hint(ui, &words.text("hint-algorithm"), |ui| {
            // The menu has no caption, which would take space from the title: the name of an algorithm is clear without
            // one.
            menus::menu(ui, &caption, "", &algorithm_text(context, is_wide), 14.0, |ui| algorithm_items(ui, context))
        });
        ui.add_space(GAP);
    }
    if !context.is_depth_first() {
        if bar_ui(ui, context) {
            ui.add_space(GAP);
        }
        return;
    }
    if context.has_control(SearchControl::Depth) {
        let depth = depth_text(words, search);
        let caption = words.text("search-depth");
        let name = if is_wide { caption.as_str() } else { "" };
        widgets::with_hint(ui, &words.text("hint-depth"), |ui| {
            menus::menu(ui, &caption, name, &depth, 14.0, |ui| depth_items(ui, context))
        });
        ui.add_space(GAP);
    }
    if is_wide && context.has_control(SearchControl::Cutoffs) {
        label(ui, &words.text("search-fail-short"));
        fail_switch(ui, context);
        ui.add_space(GAP);
        label(ui, &words.text("search-cut-on"));
        cut_switch(ui, context);
        ui.add_space(GAP);
    }
}

/// Returns the name of the algorithm or search that is shown.
pub fn algorithm_text(context: &ViewContext<'_>, is_wide: bool) -> String {
    let of_kind = lane_text::kind_name(context.words, context.lane().kind(), !is_wide);
    of_kind.unwrap_or_else(|| context.words.text(algorithm_message(context.session.offered_config().algorithm)))
}

/// Returns the text of the menu of the depth.
pub fn depth_text(words: &Words, search: &SearchConfig) -> String {
    search.effective().depth.map_or_else(|| words.text("search-depth-full"), |depth| depth.to_string())
}

/// Draws the items of the menu of algorithms: the correct ones first, then the faulty ones.
pub fn algorithm_items(ui: &mut Ui, context: &ViewContext<'_>) {
    ui.set_width(230.0);
    let (words, search) = (context.words, context.session.offered_config());
    let search_item = |ui: &mut Ui, search: AnySearch, [name, hint]: [&str; 2], is_chosen: bool| {
        let refusal = refusal(context, &search);
        let is_offered = refusal.is_none();
        let hint = refusal.unwrap_or_else(|| words.text(hint));
        if menu_item_with_hint(ui, &words.text(name), &hint, MenuItem::Choice(is_chosen), is_offered) {
            context.requests.push(Command::SetSearch(search));
        }
    };
    let item = |ui: &mut Ui, algorithm: Algorithm| {
        let is_chosen = algorithm == search.algorithm && context.is_depth_first();
        let messages = algorithm_messages(algorithm).each_ref().map(String::as_str);
        search_item(ui, SearchConfig { algorithm, ..search }.into(), messages, is_chosen);
    };
    // The algorithms for two sides are not for several players, and the other way round.
    let has_players = context.window.modes.has(Mode::SeveralPlayers);
    let (faulty, correct): (Vec<_>, Vec<_>) = if has_players {
        Algorithm::OF_PLAYERS.into_iter().partition(|algorithm| *algorithm == Algorithm::MaxNDeep)
    } else {
        (FaultyAlgorithm::ALL.map(Algorithm::Mistaken).to_vec(), Algorithm::CORRECT.to_vec())
    };
    for algorithm in correct {
        item(ui, algorithm);
    }
    if !has_players {
        for OfferedKind { kind, name, hint, search } in offered_kinds(context, changeable_search(context)) {
            search_item(ui, search, [name, hint], kind == context.lane().kind());
        }
    }
    separator(ui);
    heading(ui, &words.text("search-mistakes"));
    for algorithm in faulty {
        item(ui, algorithm);
    }
}

/// Draws a faint label before a control.
fn label(ui: &mut Ui, word: &str) {
    let galley = widgets::layout_line(ui, word, Font::Regular, 13.0, PaletteColor::Secondary);
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    put(ui, Align2::LEFT_TOP, rect.min, galley);
    ui.add_space(8.0);
}

/// Draws the switch between fail-soft and fail-hard.
pub fn fail_switch(ui: &mut Ui, context: &ViewContext<'_>) {
    let (words, search) = (context.words, context.session.offered_config());
    let (soft, hard) = (words.text("search-fail-soft"), words.text("search-fail-hard"));
    let chosen = usize::from(search.fail == Fail::Hard);
    let enabled = search.algorithm.properties().can_fail_hard;
    let name = words.text("search-fail");
    let segments = |ui: &mut Ui| segmented_control(ui, &name, &[&soft, &hard], chosen, enabled);
    if let Some(pressed) = widgets::with_hint(ui, &words.text("hint-fail"), segments) {
        let fail = [Fail::Soft, Fail::Hard][pressed];
        context.requests.push(Command::SetSearch(SearchConfig { fail, ..search }.into()));
    }
}

/// Draws the switch between cutting on ties and only on a strict inequality.
pub fn cut_switch(ui: &mut Ui, context: &ViewContext<'_>) {
    let (words, search) = (context.words, context.session.offered_config());
    let chosen = usize::from(search.cut_on == CutOn::Strict);
    let enabled = search.algorithm.properties().prunes;
    let name = words.text("search-cut-on");
    let segments = |ui: &mut Ui| segmented_control(ui, &name, &["≥", ">"], chosen, enabled);
    if let Some(pressed) = widgets::with_hint(ui, &words.text("hint-cut-on"), segments) {
        let cut_on = [CutOn::Equal, CutOn::Strict][pressed];
        context.requests.push(Command::SetSearch(SearchConfig { cut_on, ..search }.into()));
    }
}

/// Draws the items of the depth menu. A depth at which a tree lacks estimates is disabled, with the reason in its text.
pub fn depth_items(ui: &mut Ui, context: &ViewContext<'_>) {
    ui.set_width(260.0);
    let (words, search) = (context.words, context.session.offered_config());
    let set = |depth| Command::SetSearch(SearchConfig { depth, ..search }.into());
    let (full, is_full) = (capitalized(&words.text("search-depth-full-long")), search.depth.is_none());
    request_item(ui, context, &full, MenuItem::Choice(is_full), set(None));
    let game = context.session.latest_document().position();
    let has_depth = search.algorithm.properties().level.is_none();
    for depth in 1..=look_of(game).max_depth() {
        let possible = document::check_depth(game, Some(depth)).is_ok();
        let message = if possible { "search-depth-plies" } else { "search-depth-without-estimates" };
        let text = words.fill(message, &args![plies = depth]);
        let item = MenuItem::Choice(search.effective().depth == Some(depth));
        if menu_item_if(ui, &text, "", item, possible && has_depth) {
            context.requests.push(set(Some(depth)));
        }
    }
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        let label = ui.label(words.text("search-depth-other"));
        let mut depth = search.effective().depth.unwrap_or(1);
        let field = DragValue::new(&mut depth).range(1..=MAX_TYPED_DEPTH).update_while_editing(false);
        let is_changed = ui.add_enabled(has_depth, field).labelled_by(label.id).changed();
        if is_changed && document::check_depth(game, Some(depth)).is_ok() {
            context.requests.push(set(Some(depth)));
        }
    });
}
