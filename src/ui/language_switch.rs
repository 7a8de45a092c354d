//! The switch between the languages.

use super::request::UiRequest;
use super::widgets::segmented_control;
use crate::i18n::{Language, Words};
use egui::Ui;

/// Draws the switch.
pub fn language_switch_ui(ui: &mut Ui, words: &Words, requests: &mut Vec<UiRequest>) {
    let codes = Language::ALL.map(|language| language.code().to_uppercase());
    let chosen = Language::ALL.iter().position(|&language| language == words.language()).unwrap_or_default();
    let labels: Vec<&str> = codes.iter().map(String::as_str).collect();
    if let Some(pressed) = segmented_control(ui, &words.text("top-language"), &labels, chosen, true) {
        requests.push(UiRequest::SetLanguage(Language::ALL[pressed]));
    }
}
