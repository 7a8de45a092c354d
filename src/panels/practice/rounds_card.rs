//! The card of the rounds that a reader plays before the first step, in the strip under the tree.

use super::card_space::{CardSpace, ShownEnd};
use egui::{Key, Modifiers, Ui};
use poda_core::game::any::AnyGame;
use poda_core::trace::NodeId;
use poda_session::playback::Direction;
use poda_window::input::command::UiCommand;
use poda_window::look::key_targets::KeyTargets;
use poda_window::look::widgets::{text_button_named, wrapped};
use poda_window::panel::request::UiRequest;
use poda_window::panel::request_widgets::{main_request_button, request_button};
use poda_window::panel::sentence::sentence_ui;
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_window::state::practice::{PracticeMode, PracticeRequest};
use poda_words::i18n::args;
use poda_words::i18n::node_names::NodeNames;
use poda_words::practice::rounds::Rounds;
use poda_words::practice::sentences::rounds_sentence;

/// Draws the rows of the card, with the row of buttons at the bottom.
pub fn rounds_card_ui(ui: &mut Ui, context: &SearchContext<'_>, rounds: &Rounds, space: CardSpace) {
    let words = context.words;
    let names = NodeNames::new(words, context.search.recording());
    let forward = UiCommand::Go(Direction::Forward);
    ui.spacing_mut().item_spacing.y = 8.0;
    space.texts_ui(ui, space.button, ShownEnd::Beginning, |ui| {
        sentence_ui(ui, context, &rounds_sentence(words, context.search.recording(), rounds), None);
    });
    wrapped(ui, [7.0, 6.0], |ui| {
        if rounds.result().is_some() {
            let message = if rounds.is_over() { "rounds-to-lesson" } else { "rounds-next" };
            return main_request_button(ui, context, message, &forward.key(words), forward);
        }
        for (node, keys) in keyed_choices(context, rounds) {
            let name = words.fill("practice-choose", &args![node = names.heading(node)]);
            let is_pressed = ui.input_mut(|input| keys.iter().any(|&key| input.consume_key(Modifiers::NONE, key)));
            let shown_keys: Vec<_> = keys.iter().map(|key| key.name()).collect();
            let button = text_button_named(ui, &names.short(node), &name, &shown_keys.join(" "), true);
            KeyTargets::offer_first_stop(ui.ctx(), button.id);
            if button.clicked() || is_pressed {
                context.requests.push(UiRequest::Select(Some(context.node_ref(node))));
            }
        }
        ui.add_space(10.0);
        let skip = if rounds.is_reminded { reminder(context) } else { "rounds-skip" };
        request_button(ui, context, skip, &forward.key(words), true, PracticeRequest::SkipRounds);
    });
}

/// Returns the text of the card for screen readers.
pub fn spoken_rounds(context: &SearchContext<'_>, rounds: &Rounds) -> String {
    let sentence = rounds_sentence(context.words, context.search.recording(), rounds).plain();
    if rounds.is_reminded { format!("{sentence} {}", context.words.text(reminder(context))) } else { sentence }
}

/// Returns the keys that currently choose a node.
pub fn choice_keys(context: &ViewContext<'_>) -> Vec<Key> {
    let rounds = context.practice.and_then(PracticeMode::rounds).filter(|rounds| rounds.result().is_none());
    let choices = context.depth_first().zip(rounds).map(|(context, rounds)| keyed_choices(&context, rounds));
    choices.into_iter().flatten().flat_map(|(_, keys)| keys).collect()
}

/// Returns the nodes that can be chosen, with their keys: a digit, and the letter that names the node.
fn keyed_choices(context: &SearchContext<'_>, rounds: &Rounds) -> Vec<(NodeId, Vec<Key>)> {
    let names = NodeNames::<AnyGame>::new(context.words, context.search.recording());
    let keys = |(index, node): (usize, NodeId)| {
        let number = (index + 1).to_string();
        let letter = names.short(node).to_uppercase();
        let keys = [number, letter].into_iter().filter(|text| text.chars().count() == 1);
        (node, keys.filter_map(|text| Key::from_name(&text)).collect())
    };
    rounds.choices().enumerate().map(keys).collect()
}

/// Returns the message for a reader who has stepped on without a choice.
const fn reminder(context: &ViewContext<'_>) -> &'static str {
    if context.window.is_touched { "rounds-reminder-touch" } else { "rounds-reminder" }
}
