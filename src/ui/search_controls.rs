//! The controls of a search: algorithm, depth, fail-soft or fail-hard, and the cut rule.

use super::games::looks::max_offered_depth;
use super::view_context::ViewContext;
use super::widgets::{self, heading, menu_item, menu_item_if, menu_item_with_hint, put, segmented_control, separator};
use crate::document;
use crate::i18n::Words;
use crate::lessons::curriculum::SearchControl;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::score::CutOn;
use crate::search::{Algorithm, Fail, FaultyAlgorithm, SearchConfig};
use crate::session::{Command, Session};
use egui::{Align2, DragValue, Sense, Ui};
use std::sync::LazyLock;

/// The distance between two controls, in pixels.
pub const GAP: f32 = 17.0;
const MAX_TYPED_DEPTH: usize = 9_999;

/// The message ids of the name of each algorithm and of the sentence that explains it, made of its key.
static ALGORITHM_MESSAGES: LazyLock<[[String; 2]; Algorithm::ALL.len()]> = LazyLock::new(|| {
    Algorithm::ALL.map(|algorithm| ["search-name", "hint"].map(|of| format!("{of}-{}", algorithm.key())))
});

fn algorithm_messages(algorithm: Algorithm) -> &'static [String; 2] {
    let index = Algorithm::ALL.iter().position(|&other| other == algorithm);
    &ALGORITHM_MESSAGES[index.expect("the list holds every algorithm")]
}

/// Returns the message id of the name of an algorithm.
pub fn algorithm_message(algorithm: Algorithm) -> &'static str {
    &algorithm_messages(algorithm)[0]
}

/// Draws the menus of algorithm and depth, and where `is_wide` also the switches of fail and cut, each followed by a gap: in a
/// lesson only what it needs.
pub fn search_controls_ui(ui: &mut Ui, context: &ViewContext<'_>, is_wide: bool) {
    let words = context.words;
    let search = *context.search.config();
    let mut set = |search: SearchConfig| context.requests.push(Command::SetSearch(search));
    if context.has_control(SearchControl::Algorithm) {
        let caption = words.text("search-algorithm");
        widgets::with_hint(ui, &words.text("hint-algorithm"), |ui| {
            // A caption would take space from the title, and the name of an algorithm needs none.
            widgets::menu(ui, &caption, "", &words.text(algorithm_message(search.algorithm)), 14.0, |ui| {
                ui.set_width(230.0);
                algorithm_items(ui, words, &search, &mut set);
            })
        });
        ui.add_space(GAP);
    }
    if context.has_control(SearchControl::Depth) {
        let depth = depth_text(words, &search);
        let caption = words.text("search-depth");
        let name = if is_wide { caption.as_str() } else { "" };
        widgets::with_hint(ui, &words.text("hint-depth"), |ui| {
            widgets::menu(ui, &caption, name, &depth, 14.0, |ui| {
                ui.set_width(260.0);
                depth_items(ui, context.session, words, &mut set);
            })
        });
        ui.add_space(GAP);
    }
    if is_wide && context.has_control(SearchControl::Cutoffs) {
        label(ui, &words.text("search-fail-short"));
        fail_switch(ui, words, &search, &mut set);
        ui.add_space(GAP);
        label(ui, &words.text("search-cut-on"));
        cut_switch(ui, words, &search, &mut set);
        ui.add_space(GAP);
    }
}

/// Returns the text of the menu of the depth.
pub fn depth_text(words: &Words, search: &SearchConfig) -> String {
    search.effective().depth.map_or_else(|| words.text("search-depth-full"), |depth| depth.to_string())
}

/// Draws the items of the menu of algorithms: the correct ones, and below them those with a mistake.
pub fn algorithm_items(ui: &mut Ui, words: &Words, search: &SearchConfig, set: &mut impl FnMut(SearchConfig)) {
    let mut item = |ui: &mut Ui, algorithm: Algorithm| {
        let [name, hint] = algorithm_messages(algorithm).each_ref().map(|message| words.text(message));
        if menu_item_with_hint(ui, &name, &hint, algorithm == search.algorithm) {
            set(SearchConfig { algorithm, ..*search });
        }
    };
    for algorithm in Algorithm::CORRECT {
        item(ui, algorithm);
    }
    separator(ui);
    heading(ui, &words.text("search-mistakes"));
    for algorithm in FaultyAlgorithm::ALL.map(Algorithm::Mistaken) {
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
pub fn fail_switch(ui: &mut Ui, words: &Words, search: &SearchConfig, set: &mut impl FnMut(SearchConfig)) {
    let (soft, hard) = (words.text("search-fail-soft"), words.text("search-fail-hard"));
    let chosen = usize::from(search.fail == Fail::Hard);
    let enabled = search.algorithm.properties().can_fail_hard;
    let name = words.text("search-fail");
    let segments = |ui: &mut Ui| segmented_control(ui, &name, &[&soft, &hard], chosen, enabled);
    if let Some(pressed) = widgets::with_hint(ui, &words.text("hint-fail"), segments) {
        set(SearchConfig { fail: [Fail::Soft, Fail::Hard][pressed], ..*search });
    }
}

/// Draws the switch between cutting on ties and only on a strict inequality.
pub fn cut_switch(ui: &mut Ui, words: &Words, search: &SearchConfig, set: &mut impl FnMut(SearchConfig)) {
    let chosen = usize::from(search.cut_on == CutOn::Strict);
    let enabled = search.algorithm.properties().prunes;
    let name = words.text("search-cut-on");
    let segments = |ui: &mut Ui| segmented_control(ui, &name, &["≥", ">"], chosen, enabled);
    if let Some(pressed) = widgets::with_hint(ui, &words.text("hint-cut-on"), segments) {
        set(SearchConfig { cut_on: [CutOn::Equal, CutOn::Strict][pressed], ..*search });
    }
}

/// Draws the items of the depth menu. A depth at which a tree lacks estimates is disabled, with the reason in its text.
pub fn depth_items(ui: &mut Ui, session: &Session, words: &Words, set: &mut impl FnMut(SearchConfig)) {
    let search = *session.search().config();
    if menu_item(ui, &words.text("search-depth-full-long"), search.depth.is_none()) {
        set(SearchConfig { depth: None, ..search });
    }
    let game = session.document().position();
    for depth in 1..=max_offered_depth(game) {
        let possible = document::check_depth(game, Some(depth)).is_ok();
        let message = if possible { "search-depth-plies" } else { "search-depth-without-estimates" };
        let text = words.fill(message, &[("plies", depth.into())]);
        if menu_item_if(
            ui,
            &text,
            "",
            search.effective().depth == Some(depth),
            possible && search.algorithm.properties().level.is_none(),
        ) {
            set(SearchConfig { depth: Some(depth), ..search });
        }
    }
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        let label = ui.label(words.text("search-depth-other"));
        let mut depth = search.effective().depth.unwrap_or(1);
        let field = DragValue::new(&mut depth).range(1..=MAX_TYPED_DEPTH).update_while_editing(false);
        let is_changed =
            ui.add_enabled(search.algorithm.properties().level.is_none(), field).labelled_by(label.id).changed();
        if is_changed && document::check_depth(game, Some(depth)).is_ok() {
            set(SearchConfig { depth: Some(depth), ..search });
        }
    });
}
