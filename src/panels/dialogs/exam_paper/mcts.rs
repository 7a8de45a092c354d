//! The part of an exam paper's form that is about exercises on Monte Carlo tree search, and the first of these
//! exercises.

use crate::dialogs::modal::{choice, line, number, span, switch};
use egui::Ui;
use poda_core::document::Document;
use poda_core::score::Player;
use poda_core::search::mcts::MctsConfig;
use poda_core::search::setting::{Domain, Offers, SettingMenu, SettingRow, SettingValue};
use poda_paper::exam::{PaperError, PaperSettings, mcts_exercise_picture, mcts_paper};
use poda_picture::picture::shape::{Point, Shape};
use poda_window::documents::paper_plan::mcts_paper_of_document;
use poda_words::i18n::Words;
use poda_words::practice::generator::MctsWishes;
use poda_words::practice::sentences::mcts::mcts_contents_sentences;

/// Draws the wishes for the tree and the iterations.
pub(super) fn search_ui(ui: &mut Ui, words: &Words, wishes: &mut MctsWishes) {
    let label = words.text("search-depth");
    line(ui, &label, |ui| number(ui, &label, &mut wishes.plies, MctsWishes::PLIES.min..=MctsWishes::PLIES.max));
    span(ui, words, "exercise-branching", &mut wishes.branching, 2..=MAX_BRANCHING);
    let players = [(Player::Max, "exercise-max"), (Player::Min, "exercise-min")];
    choice(ui, words, "exercise-first", &mut wishes.first, &players);
    span(ui, words, "mcts-iterations", &mut wishes.iterations, MctsWishes::ITERATIONS.min..=MctsWishes::ITERATIONS.max);
    MctsWishes::settings().for_each(|row| setting_ui(ui, words, row, &mut wishes.search));
}

/// Draws the values of a setting of the search, if it has a few.
fn setting_ui(ui: &mut Ui, words: &Words, row: &SettingRow<MctsConfig>, search: &mut MctsConfig) {
    let Some(SettingMenu { name, offers: Offers::Named(message), .. }) = &row.menu else { return };
    let Domain::Choice(names) = row.domain else { return };
    let ids: Vec<String> = names.keys.iter().map(|key| format!("{message}-{key}")).collect();
    let values: Vec<_> = (0..).map(SettingValue::Choice).zip(ids.iter().map(String::as_str)).collect();
    let mut value = (row.get)(search);
    choice(ui, words, name, &mut value, &values);
    (row.set)(search, value);
}

/// The maximum number of children offered, so that there is a letter for each node of a tree of three plies.
const MAX_BRANCHING: usize = 4;

/// Draws the wishes for what an exercise must contain.
pub(super) fn guarantees_ui(ui: &mut Ui, words: &Words, wishes: &mut MctsWishes) {
    switch(ui, &words.text("paper-mcts-exploration"), &mut wishes.exploration);
    switch(ui, &words.text("paper-mcts-near-tie"), &mut wishes.near_tie);
    switch(ui, &words.text("paper-mcts-terminal-again"), &mut wishes.terminal_again);
}

/// The shapes of a picture, and its size in pixels.
type Picture = (Vec<Shape>, Point);

/// Returns the picture of the first exercise, and the sentences about what its search contains.
pub(super) fn first_exercise(
    settings: &PaperSettings<MctsWishes>,
    document: Option<&Document>,
    words: &Words,
) -> Result<(Picture, Vec<String>), PaperError> {
    let paper = match document {
        Some(document) => mcts_paper_of_document(document, settings, words)?,
        None => mcts_paper(&PaperSettings { count: 1, variants: 1, ..settings.clone() }, words)?,
    };
    let first = paper.variants.iter().flat_map(|variant| &variant.exercises).next();
    let contents = first.map(|exercise| mcts_contents_sentences(words, &exercise.contents)).unwrap_or_default();
    Ok((mcts_exercise_picture(&paper, words), contents))
}
