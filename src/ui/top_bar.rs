//! The top bar: the document, how it is searched, the language, presenting.

use super::command::UiCommand;
use super::documents::{self, new_game::NewGame};
use super::icons::Icon;
use super::lessons_menu;
use super::more_menu;
use super::request::UiRequest;
use super::settings::Settings;
use super::tree_panel::ViewContext;
use super::widgets::{
    self, heading, icon_button, menu_item, menu_item_if, menu_item_with_hint, primary_button, segmented_control,
    separator,
};
use crate::game::any::AnyGame;
use crate::i18n::{Language, Words};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::score::CutOn;
use crate::search::mistakes::Mistake;
use crate::search::play_level::PlayLevel;
use crate::search::{Algorithm, Fail, SearchConfig};
use crate::session::command::Command;
use crate::session::{Origin, Session};
use crate::text::visible;
use egui::{Align, Color32, DragValue, Layout, Rect, Sense, Ui, UiBuilder, pos2};

/// How high the top bar is.
pub const HEIGHT: f32 = 46.0;
/// Below this width the switches for fail and cut move behind "more".
const ROOM_FOR_SWITCHES: f32 = 1120.0;
/// Below this width beside the controls the buttons that turn lessons are left out: there are keys for it.
const ROOM_FOR_TURNS: f32 = 200.0;
/// Between the bar's ends and what stands in it.
const MARGIN: f32 = 14.0;
/// Between one control and the next.
const GAP: f32 = 17.0;
/// The deepest depth that can be typed.
const DEEPEST_TYPED: usize = 9_999;
/// The deepest depth that the menu lists.
const DEEPEST: usize = 10;

/// Draws the top bar. `panel_is_folded`: whether the side panel has to be opened by a button here.
pub fn top_bar_ui(ui: &mut Ui, context: &ViewContext<'_>, panel_is_folded: bool, requests: &mut Vec<UiRequest>) {
    let roomy = ui.available_width() >= ROOM_FOR_SWITCHES;
    let bar = ui.max_rect();
    // The controls stand at the right, in reading order: how wide they are is known from the frame before.
    let id = ui.scope_id().with("controls");
    let known: Option<f32> = ui.ctx().data(|data| data.get_temp(id));
    let left = bar.right() - known.unwrap_or(bar.width() / 2.0) - MARGIN;
    let controls = Rect::from_min_max(pos2(left, bar.top()), bar.max);
    let builder = UiBuilder::new().max_rect(Rect::from_min_max(bar.min, pos2(left - GAP, bar.bottom())));
    ui.scope_builder(builder.layout(Layout::left_to_right(Align::Center)), |ui| {
        ui.add_space(MARGIN);
        document_menu(ui, context, requests);
    });
    let builder = UiBuilder::new().max_rect(controls).layout(Layout::left_to_right(Align::Center));
    let inner = ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        controls_ui(ui, context, roomy, panel_is_folded, requests);
    });
    let width = inner.response.rect.width();
    if known.is_none_or(|known| (known - width).abs() > 0.5) {
        ui.ctx().data_mut(|data| data.insert_temp(id, width));
        ui.ctx().request_repaint();
    }
}

/// How it is searched, what else there is, the language, presenting.
fn controls_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    roomy: bool,
    panel_is_folded: bool,
    requests: &mut Vec<UiRequest>,
) {
    let words = context.words;
    search_controls(ui, context, roomy, requests);
    ui.add_space(GAP);
    more_menu::more_menu_ui(ui, context, roomy, requests);
    ui.add_space(GAP);
    language_switch(ui, words, requests);
    ui.add_space(GAP);
    if panel_is_folded {
        if icon_button(ui, Icon::Panel, &words.text("top-panel"), "", true).clicked() {
            requests.push(UiRequest::TogglePanel);
        }
        ui.add_space(GAP / 2.0);
    }
    let game = words.text(if context.session.current_match().is_some() { "play-top-leave" } else { "play-top" });
    if widgets::text_button(ui, &game, &UiCommand::Game.key(words), true).clicked() {
        requests.push(UiRequest::ToggleGame);
    }
    ui.add_space(GAP / 2.0);
    let present = words.text("top-present");
    if primary_button(ui, &present, &UiCommand::Present.name(words), &UiCommand::Present.key(words)).clicked() {
        requests.push(UiRequest::TogglePresent);
    }
}

/// What the open document is called, whatever has become of it.
#[must_use]
pub fn name(session: &Session, words: &Words) -> String {
    let title = session.document().title.as_ref().map(|title| title.in_language(words.language()).to_owned());
    let name = title.map(|title| visible(&title).into_owned()).or_else(|| match session.origin() {
        Origin::File(path) => path.file_stem().map(|name| visible(&name.to_string_lossy()).into_owned()),
        Origin::Lesson(_) | Origin::New => None,
    });
    name.unwrap_or_else(|| words.text("document-untitled"))
}

/// What stands for the open document: its name, its number among the lessons, whether it was edited.
#[must_use]
pub fn title(session: &Session, words: &Words) -> String {
    let name = name(session, words);
    match session.origin() {
        Origin::Lesson(number) if !session.is_edited() => {
            words.fill("document-lesson", &[("number", (number + 1).to_string().into()), ("title", name.into())])
        }
        _ if session.is_edited() => words.fill("document-edited", &[("title", name.into())]),
        _ => name,
    }
}

fn document_menu(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    // The two buttons that turn lessons stand behind the name.
    let has_turns = ROOM_FOR_TURNS <= ui.available_width();
    let room = ui.available_width() - 24.0 - if has_turns { 66.0 } else { 0.0 };
    let asked = requests.len();
    let title = Font::SemiBold.elided(&title(context.session, words), 15.0, room);
    widgets::menu_until_chosen(ui, &words.text("document-menu"), &title, 15.0, |ui| {
        ui.set_width(400.0);
        for (command, action) in [
            (UiCommand::Open, UiRequest::OpenDialog),
            (UiCommand::Save, UiRequest::Save),
            (UiCommand::SaveAs, UiRequest::SaveAs),
        ] {
            if menu_item(ui, &command.name(words), &command.key(words), false) {
                requests.push(action);
            }
        }
        new_menu(ui, words, requests);
        if let AnyGame::Tree(tree) = context.session.document().position() {
            let text = documents::edit_as_text_label(tree, words);
            if menu_item_if(ui, &text, "", false, documents::fits_as_text(tree)) {
                requests.push(UiRequest::EditAsText);
            }
        }
        if menu_item(
            ui,
            &UiCommand::Game.name(words),
            &UiCommand::Game.key(words),
            context.session.current_match().is_some(),
        ) {
            requests.push(UiRequest::ToggleGame);
        }
        let session = context.session;
        for (command, possible) in [(UiCommand::Undo, session.can_undo()), (UiCommand::Redo, session.can_redo())] {
            if menu_item_if(ui, &command.name(words), &command.key(words), false, possible) {
                requests.push(command.action());
            }
        }
        separator(ui);
        let room = ui.ctx().content_rect().height() - ui.min_rect().bottom() - room_for_recent(context.settings);
        lessons_menu::lessons_ui(ui, context, room, requests);
        recent_files(ui, context.settings, words, requests);
        if asked < requests.len() {
            ui.close();
        }
    });
    if has_turns {
        lessons_menu::turn_ui(ui, context, requests);
    }
}

/// What can be begun: a game, or a tree that is written down.
fn new_menu(ui: &mut Ui, words: &Words, requests: &mut Vec<UiRequest>) {
    widgets::submenu(ui, &words.text("document-new"), "", |ui| {
        ui.set_width(220.0);
        for opening in NewGame::ALL {
            if menu_item(ui, &opening.name(words), "", false) {
                requests.push(UiRequest::NewGame(opening));
            }
        }
        if menu_item(ui, &words.text("document-new-tree"), "", false) {
            requests.push(UiRequest::NewTree);
        }
    });
}

/// How high the recent files are, with the margin below them: the lessons get the rest.
fn room_for_recent(settings: &Settings) -> f32 {
    let lines = settings.recent.len() as f32;
    if settings.recent.is_empty() { 24.0 } else { 64.0 + lines * 32.0 }
}

fn recent_files(ui: &mut Ui, settings: &Settings, words: &Words, requests: &mut Vec<UiRequest>) {
    if settings.recent.is_empty() {
        return;
    }
    separator(ui);
    heading(ui, &words.text("document-recent"));
    for file in &settings.recent {
        let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
        if menu_item(ui, &visible(&name), "", false) {
            requests.push(UiRequest::OpenFile(file.clone()));
        }
    }
}

fn language_switch(ui: &mut Ui, words: &Words, requests: &mut Vec<UiRequest>) {
    let codes = Language::ALL.map(|language| language.code().to_uppercase());
    let chosen = Language::ALL.iter().position(|&language| language == words.language()).unwrap_or_default();
    let labels: Vec<&str> = codes.iter().map(String::as_str).collect();
    if let Some(pressed) = segmented_control(ui, &words.text("top-language"), &labels, chosen, true) {
        requests.push(UiRequest::SetLanguage(Language::ALL[pressed]));
    }
}

/// The message that names an algorithm.
#[must_use]
pub const fn algorithm_message(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Minimax => "search-name-minimax",
        Algorithm::AlphaBeta => "search-name-alpha-beta",
        Algorithm::Negamax => "search-name-negamax",
        Algorithm::NegamaxAlphaBeta => "search-name-negamax-alpha-beta",
        Algorithm::AlphaBetaTable => "search-name-table",
        Algorithm::PrincipalVariation => "search-name-principal-variation",
        Algorithm::IterativeDeepening => "search-name-iterative-deepening",
        Algorithm::Aspiration => "search-name-aspiration",
        Algorithm::Mtdf => "search-name-mtdf",
        Algorithm::Level(PlayLevel::Beginner) => "search-name-beginner",
        Algorithm::Level(PlayLevel::Normal) => "search-name-normal",
        Algorithm::Level(PlayLevel::Expert) => "search-name-expert",
        Algorithm::Mistaken(Mistake::WrongBound) => "search-name-wrong-bound",
        Algorithm::Mistaken(Mistake::LastBest) => "search-name-last-best",
        Algorithm::Mistaken(Mistake::AlwaysNegating) => "search-name-always-negating",
    }
}

/// The message that teaches an algorithm in a sentence.
const fn algorithm_hint(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Minimax => "hint-minimax",
        Algorithm::AlphaBeta => "hint-alpha-beta",
        Algorithm::Negamax => "hint-negamax",
        Algorithm::NegamaxAlphaBeta => "hint-negamax-alpha-beta",
        Algorithm::AlphaBetaTable => "hint-alpha-beta-table",
        Algorithm::PrincipalVariation => "hint-principal-variation",
        Algorithm::IterativeDeepening => "hint-iterative-deepening",
        Algorithm::Aspiration => "hint-aspiration",
        Algorithm::Mtdf => "hint-mtdf",
        Algorithm::Level(PlayLevel::Beginner) => "hint-beginner",
        Algorithm::Level(PlayLevel::Normal) => "hint-normal",
        Algorithm::Level(PlayLevel::Expert) => "hint-expert",
        Algorithm::Mistaken(Mistake::WrongBound) => "hint-wrong-bound",
        Algorithm::Mistaken(Mistake::LastBest) => "hint-last-best",
        Algorithm::Mistaken(Mistake::AlwaysNegating) => "hint-always-negating",
    }
}

/// Algorithm, depth, fail and cut, as far as there is room.
fn search_controls(ui: &mut Ui, context: &ViewContext<'_>, roomy: bool, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let search = *context.search.config();
    let mut set = |search: SearchConfig| requests.push(UiRequest::Do(Command::SetSearch(search)));
    let caption = words.text("search-algorithm");
    let name = if roomy { caption.as_str() } else { "" };
    widgets::with_hint(ui, &words.text("hint-algorithm"), |ui| {
        widgets::menu(ui, &caption, name, &words.text(algorithm_message(search.algorithm)), 14.0, |ui| {
            ui.set_width(230.0);
            for algorithm in Algorithm::ALL {
                if menu_item_with_hint(
                    ui,
                    &words.text(algorithm_message(algorithm)),
                    &words.text(algorithm_hint(algorithm)),
                    algorithm == search.algorithm,
                ) {
                    set(SearchConfig { algorithm, ..search });
                }
            }
            separator(ui);
            heading(ui, &words.text("search-mistakes"));
            for algorithm in Mistake::ALL.map(Algorithm::Mistaken) {
                if menu_item_with_hint(
                    ui,
                    &words.text(algorithm_message(algorithm)),
                    &words.text(algorithm_hint(algorithm)),
                    algorithm == search.algorithm,
                ) {
                    set(SearchConfig { algorithm, ..search });
                }
            }
        })
    });
    ui.add_space(GAP);
    let depth = search.effective().depth.map_or_else(|| words.text("search-depth-full"), |depth| depth.to_string());
    let caption = words.text("search-depth");
    let name = if roomy { caption.as_str() } else { "" };
    widgets::with_hint(ui, &words.text("hint-depth"), |ui| {
        widgets::menu(ui, &caption, name, &depth, 14.0, |ui| {
            ui.set_width(260.0);
            depth_choices(ui, context.session, words, &mut set);
        })
    });
    if roomy {
        ui.add_space(GAP);
        label(ui, &words.text("search-fail"));
        fail_switch(ui, words, &search, &mut set);
        ui.add_space(GAP);
        label(ui, &words.text("search-cut-on"));
        cut_switch(ui, words, &search, &mut set);
    }
}

/// A faint word before a control.
fn label(ui: &mut Ui, word: &str) {
    let galley = widgets::layout_line(ui, word, Font::Regular, 13.0, PaletteColor::Secondary);
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
    ui.add_space(8.0);
}

pub(super) fn fail_switch(ui: &mut Ui, words: &Words, search: &SearchConfig, set: &mut impl FnMut(SearchConfig)) {
    let (soft, hard) = (words.text("search-fail-soft"), words.text("search-fail-hard"));
    let chosen = usize::from(search.fail == Fail::Hard);
    let enabled = search.algorithm.properties().can_fail_hard;
    let name = words.text("search-fail");
    let segments = |ui: &mut Ui| segmented_control(ui, &name, &[&soft, &hard], chosen, enabled);
    if let Some(pressed) = widgets::with_hint(ui, &words.text("hint-fail"), segments) {
        set(SearchConfig { fail: [Fail::Soft, Fail::Hard][pressed], ..*search });
    }
}

pub(super) fn cut_switch(ui: &mut Ui, words: &Words, search: &SearchConfig, set: &mut impl FnMut(SearchConfig)) {
    let chosen = usize::from(search.cut_on == CutOn::Strict);
    let enabled = search.algorithm.properties().prunes;
    let name = words.text("search-cut-on");
    let segments = |ui: &mut Ui| segmented_control(ui, &name, &["≥", ">"], chosen, enabled);
    if let Some(pressed) = widgets::with_hint(ui, &words.text("hint-cut-on"), segments) {
        set(SearchConfig { cut_on: [CutOn::Equal, CutOn::Strict][pressed], ..*search });
    }
}

/// The depths that make sense; where a tree has no estimates to stop at, the line says so and cannot be chosen.
fn depth_choices(ui: &mut Ui, session: &Session, words: &Words, set: &mut impl FnMut(SearchConfig)) {
    let search = *session.search().config();
    if menu_item(ui, &words.text("search-depth-full-long"), "", search.depth.is_none()) {
        set(SearchConfig { depth: None, ..search });
    }
    let game = session.document().position();
    for depth in 1..=deepest_offered(game) {
        let possible = crate::document::check_depth(game, Some(depth)).is_ok();
        let message = if possible { "search-depth-plies" } else { "search-depth-without-estimates" };
        let text = words.fill(message, &[("plies", depth.into())]);
        if menu_item_if(
            ui,
            &text,
            "",
            search.effective().depth == Some(depth),
            possible && !search.algorithm.properties().level.is_some(),
        ) {
            set(SearchConfig { depth: Some(depth), ..search });
        }
    }
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        let label = ui.label(words.text("search-depth-other"));
        let mut depth = search.effective().depth.unwrap_or(1);
        let field = DragValue::new(&mut depth).range(1..=DEEPEST_TYPED).update_while_editing(false);
        let is_changed =
            ui.add_enabled(!search.algorithm.properties().level.is_some(), field).labelled_by(label.id).changed();
        if is_changed && crate::document::check_depth(game, Some(depth)).is_ok() {
            set(SearchConfig { depth: Some(depth), ..search });
        }
    });
}

/// The deepest depth that makes sense for a game, in plies.
#[must_use]
pub fn deepest_offered(game: &AnyGame) -> usize {
    match game {
        AnyGame::Tree(tree) => tree.levels().saturating_sub(1).min(DEEPEST),
        AnyGame::TicTacToe(_) => 9,
        // The first plies of a long game: what is deeper grows beyond what can be looked at.
        AnyGame::ConnectFour(game) => game.rules().cells().min(8),
        AnyGame::Othello(_) => 6,
        AnyGame::Nim(game) => game.piles().iter().map(|&objects| usize::from(objects)).sum::<usize>().min(DEEPEST),
        AnyGame::Kalah(_) | AnyGame::Babilego(_) => DEEPEST,
    }
}
