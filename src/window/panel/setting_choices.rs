//! The settings with a few values to choose from: of the game, the drawing, the limits and the window. Each value has
//! the request that sets it.
//!
//! The menu "More" and the palette of commands offer these settings.

use super::lane_text::code_languages;
use super::request::UiRequest;
use super::setting::{Setting, named};
use super::view_context::ViewContext;
use crate::games::game_look::GameSetting;
use crate::games::look_of;
use crate::stored::settings::{BYTES, LeafValues, NODES, SECONDS, TEXT_SIZES};
use poda_core::game::Game;
use poda_core::search::{Merge, SearchConfig};
use poda_core::trace::limits::Limits;
use poda_picture::picture::palette::Theme;
use poda_picture::picture::{LayoutForm, Notation, Perspective, Probabilities, UnvisitedDisplay};
use poda_session::{Command, DrawingOptions};
use poda_words::i18n::{Words, args, language_name, language_names, languages};

/// Returns the settings of the open game, and the merging of its symmetric siblings, if it has symmetries.
pub fn game_settings(context: &ViewContext<'_>, words: &Words) -> Vec<Setting> {
    let (search, game) = (context.session.offered_config(), context.session.latest_document().position());
    let mut settings = Vec::new();
    for GameSetting { name, hint, chosen, offers } in look_of(game).settings() {
        let games: Vec<_> = offers.iter().map(|(_, game)| game.clone()).collect();
        let offers = offers.iter().map(|(message, _)| words.text(message)).enumerate();
        settings.push(Setting::new(name, hint, chosen, offers, |index| Command::SetGame(games[index].clone()).into()));
    }
    if game.canonical().is_some() && context.is_depth_first() {
        let first = if let Merge::FirstPlies(_) = search.merge { search.merge } else { Merge::FirstPlies(1) };
        let merges =
            [(Merge::Nowhere, "merge-nowhere"), (first, "merge-first"), (Merge::Everywhere, "merge-everywhere")];
        let merges = merges.map(|(merge, message)| (merge, words.text(message)));
        settings.push(Setting::new("more-symmetry", "hint-symmetry", search.merge, merges, |merge| {
            Command::SetSearch(SearchConfig { merge, ..search }.into()).into()
        }));
    }
    settings
}

pub fn drawing_settings(context: &ViewContext<'_>, words: &Words) -> Vec<Setting> {
    let drawing = context.session.drawing_options();
    let set = |drawing: DrawingOptions| UiRequest::Session(Command::SetDrawingOptions(drawing));
    let notations = named(words, Notation::ALL);
    let mut settings = vec![Setting::new("more-notation", "hint-notation", drawing.notation, notations, |notation| {
        set(DrawingOptions { notation, ..drawing })
    })];
    if context.session.latest_config().is_some_and(|config| config.algorithm.properties().counts_for_mover) {
        let perspectives = named(words, Perspective::ALL);
        settings.push(Setting::new("more-sides", "hint-sides", drawing.perspective, perspectives, |perspective| {
            set(DrawingOptions { perspective, ..drawing })
        }));
    }
    if context.depth_first().is_some_and(|context| context.search.trace().has_chance()) {
        let probabilities = named(words, Probabilities::ALL);
        let (name, hint, chosen) = ("more-probabilities", "hint-probabilities", drawing.probabilities);
        settings.push(Setting::new(name, hint, chosen, probabilities, |probabilities| {
            set(DrawingOptions { probabilities, ..drawing })
        }));
    }
    let unvisited = named(words, UnvisitedDisplay::ALL);
    settings.push(Setting::new("more-unvisited", "hint-unvisited", drawing.unvisited, unvisited, |unvisited| {
        set(DrawingOptions { unvisited, ..drawing })
    }));
    // A match is always drawn as a tree, and so is an exercise.
    if context.session.current_match().is_none() && context.practice.is_none() {
        let forms = named(words, LayoutForm::ALL);
        settings.push(Setting::new("more-layout", "hint-layout", drawing.form, forms, |form| {
            set(DrawingOptions { form, ..drawing })
        }));
    }
    let leaves = named(words, LeafValues::ALL);
    let leaf_values = context.settings.leaves;
    settings.push(Setting::new("more-leaves", "hint-leaves", leaf_values, leaves, UiRequest::SetLeafValues));
    settings
}

/// Returns the setting for the code beside a step; `None` if the search has only pseudocode.
pub fn code_setting(context: &ViewContext<'_>, words: &Words) -> Option<Setting> {
    let languages: Vec<_> = code_languages(context.lane()).collect();
    let named = languages.iter().map(|&language| (Some(language), language.name().to_owned()));
    let offers: Vec<_> = [(None, words.text("code-pseudocode"))].into_iter().chain(named).collect();
    let chosen = context.settings.code.filter(|language| languages.contains(language));
    let setting = Setting::new("code-language", "hint-code-language", chosen, offers, UiRequest::SetCode);
    (!languages.is_empty()).then_some(setting)
}

/// Returns the settings for the limits of searches.
pub fn limit_settings(context: &ViewContext<'_>, words: &Words) -> Vec<Setting> {
    let limits = context.session.limits();
    let set = |limits: Limits| UiRequest::Session(Command::SetLimits(limits));
    let nodes = NODES.map(|nodes| (nodes, words.number(nodes as u64)));
    let sizes = BYTES.map(|bytes| {
        let megabytes = words.number((bytes >> 20) as u64);
        (bytes, words.fill("limit-megabytes", &args![megabytes]))
    });
    let times = SECONDS.map(|seconds| {
        let text = words.fill("limit-seconds", &args![seconds = words.number(u64::from(seconds))]);
        (Some(seconds), text)
    });
    let times = [(None, words.text("limit-no-time"))].into_iter().chain(times);
    vec![
        Setting::new("limit-nodes", "hint-nodes", limits.nodes, nodes, |nodes| set(Limits { nodes, ..limits })),
        Setting::new("limit-memory", "hint-memory", limits.bytes, sizes, |bytes| set(Limits { bytes, ..limits })),
        Setting::new("limit-time", "hint-time", limits.seconds, times, |seconds| set(Limits { seconds, ..limits })),
    ]
}

pub fn text_size_setting(context: &ViewContext<'_>, words: &Words) -> Setting {
    let sizes = TEXT_SIZES.map(|size| (size, words.fill("text-size", &args![percent = usize::from(size)])));
    Setting::new("more-text-size", "hint-text-size", context.settings.text_size, sizes, UiRequest::SetTextSize)
}

pub fn theme_setting(context: &ViewContext<'_>, words: &Words) -> Setting {
    let themes = [(Theme::Light, words.text("theme-light")), (Theme::Dark, words.text("theme-dark"))];
    Setting::new("more-theme", "hint-theme", context.settings.theme, themes, UiRequest::SetTheme)
}

pub fn language_setting(words: &Words) -> Setting {
    let shown = words.language();
    let offers = languages().map(|language| (language, language_name(language).to_owned()));
    let mut setting = Setting::new("top-language", "hint-language", shown, offers, UiRequest::SetLanguage);
    for (value, language) in setting.values.iter_mut().zip(languages()) {
        let names = language_names().into_iter().filter(|(_, code)| *code == language.code()).map(|(name, _)| name);
        value.other_names = names.collect::<Vec<_>>().join(" ");
    }
    setting
}
