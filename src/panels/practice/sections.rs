//! The menu of practice in the top bar, and the sections of practice in the side panel: the offer to practice as the
//! author specified, the results of predicting, and the counts of improving the order.

use super::question_card::{first_attempt, kind_name};
use egui::{Align2, PopupCloseBehavior, ScrollArea, Ui, vec2};
use poda_core::document::QuestionKind;
use poda_core::document::practice::{Attempts, ExerciseKind};
use poda_core::game::any::AnyGame;
use poda_core::trace::recording::Recording;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::reorder::movable;
use poda_window::input::command::UiCommand;
use poda_window::look::menus::{self, MenuItem, MenuValue};
use poda_window::look::theme;
use poda_window::look::widgets::{
    heading, labeled_space, primary_button, separator, text_at, text_button_named, wrapped,
};
use poda_window::panel::command_state::moves_among_siblings;
use poda_window::panel::command_widgets::{command_item, command_switch};
use poda_window::panel::request_widgets::{request_button, request_item};
use poda_window::panel::section::{framed, paragraph, section};
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_window::state::practice::{
    ImproveOrder, PracticeMode, PracticeRequest, Predict, PredictRequest, evaluated_leaves,
};
use poda_words::i18n::args;
use poda_words::i18n::node_names::NodeNames;
use poda_words::practice::quiz::{ClosedQuestion, FirstAttempt, RightCount};
use poda_words::practice::sentences::QuestionSentences;

/// Draws the offer, if the author of the document specified an exercise and readers are not asked its questions anyway.
pub fn offer_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    let words = context.words;
    let document = context.session.document();
    let is_asked_anyway = context.settings.asks_readers && document.reading.asks;
    let Some(practice) = document.practice.as_ref().filter(|_| !is_asked_anyway) else { return };
    let message = match practice.exercise {
        ExerciseKind::Predict => "practice-offer-predict",
        ExerciseKind::FillIn => "practice-offer-fill-in",
        ExerciseKind::ImproveOrder => "practice-offer-improve-order",
    };
    framed(ui, [10, 10], |ui| {
        ui.set_width(ui.available_width());
        paragraph(ui, &words.styled(message, &args![count = practice.questions.len()]), theme::TEXT);
        ui.add_space(4.0);
        let start = words.text("practice-menu-button");
        let name = words.text("practice-offer-start");
        // Once the user has stepped through the search, practicing is the main button.
        let response = if context.search.is_over() {
            primary_button(ui, &start, &name, "")
        } else {
            text_button_named(ui, &start, &name, "", true)
        };
        if response.clicked() {
            context.requests.push(PracticeRequest::Start(practice.exercise));
        }
    });
}

/// The height of a line of the marks, in pixels.
const LINE: f32 = 23.0;

/// Draws the results so far.
pub fn results_ui(ui: &mut Ui, context: &SearchContext<'_>, predict: &Predict) {
    let (words, outcomes) = (context.words, predict.quiz.outcomes());
    section(ui, &words.text("practice-results"), |ui| {
        if outcomes.is_empty() {
            return paragraph(ui, &words.styled("practice-how", &[]), theme::TEXT);
        }
        for kind in QuestionKind::ALL {
            let marks = RightCount::of(outcomes, Some(kind));
            if marks.asked > 0 {
                marks_ui(ui, context, &kind_name(words, kind), marks);
            }
        }
        marks_ui(ui, context, &words.text("practice-total"), RightCount::of(outcomes, None));
    });
    let mistakes = || outcomes.iter().enumerate().filter(|(_, outcome)| outcome.first != FirstAttempt::Right);
    if mistakes().next().is_some() {
        section(ui, &words.text("practice-mistakes"), |ui| {
            for (index, outcome) in mistakes() {
                mistake_ui(ui, context, index, outcome);
            }
        });
    }
}

/// Draws a line with a name at its left end and marks at its right end.
fn marks_ui(ui: &mut Ui, context: &ViewContext<'_>, name: &str, marks: RightCount) {
    let args = args![right = marks.right.to_string(), asked = marks.asked.to_string()];
    let text = context.words.fill("practice-marks-short", &args);
    let rect = labeled_space(ui, vec2(ui.available_width(), LINE), &format!("{name}: {text}"));
    let color = PaletteColor::Text;
    text_at(ui, Align2::LEFT_CENTER, rect.left_center(), name, Font::Regular, theme::TEXT, color);
    text_at(ui, Align2::RIGHT_CENTER, rect.right_center(), &text, Font::SemiBold, theme::TEXT, color);
}

/// Draws a question that was answered wrong: the question, the given answer, and the right one.
fn mistake_ui(ui: &mut Ui, context: &SearchContext<'_>, index: usize, outcome: &ClosedQuestion<Recording<AnyGame>>) {
    let (words, recording) = (context.words, &**context.search.recording());
    let question = &outcome.question;
    let text = |answer| recording.answer_text(words, question, answer);
    let given = outcome.given.first().map_or_else(|| first_attempt(words, outcome.first), text);
    let right = question.accepted(recording).first().map_or_else(String::new, text);
    let node = NodeNames::new(words, recording).heading(question.node);
    let args = args![kind = kind_name(words, question.kind), node, given, right];
    let line = words.styled("practice-mistake", &args);
    ui.add_space(3.0);
    paragraph(ui, &line, theme::TEXT);
    let show = words.text("practice-show-me");
    let name = format!("{show}: {}", line.plain());
    if text_button_named(ui, &show, &name, "", true).clicked() {
        context.requests.push(PredictRequest::ShowOutcome(index));
    }
    ui.add_space(5.0);
}

/// Draws the section of the exercise of improving the order.
pub fn improve_order_ui(ui: &mut Ui, context: &SearchContext<'_>, improve_order: &ImproveOrder) {
    let words = context.words;
    section(ui, &words.text("improve-title"), |ui| {
        paragraph(ui, &words.styled("improve-how", &[]), theme::TEXT);
        ui.add_space(6.0);
        counts_ui(ui, context, improve_order);
        ui.add_space(6.0);
        move_ui(ui, context);
        ui.add_space(6.0);
        wrapped(ui, [8.0, 6.0], |ui| {
            let has_best = improve_order.best.is_some();
            request_button(ui, context, "improve-reset", "", true, PracticeRequest::ResetOrder);
            request_button(ui, context, "improve-show-best", "", has_best, PracticeRequest::ShowBestOrder);
            request_button(ui, context, "practice-leave", "Esc", true, PracticeRequest::Leave);
        });
    });
}

/// Draws the number of leaves in the current, initial and best orders.
fn counts_ui(ui: &mut Ui, context: &ViewContext<'_>, improve_order: &ImproveOrder) {
    let words = context.words;
    let Some(now) = evaluated_leaves(context.session) else { return };
    let number = |leaves: u64| args![leaves = words.number(leaves)];
    paragraph(ui, &words.styled("improve-now", &number(now)), 16.0);
    paragraph(ui, &words.styled("improve-start", &number(improve_order.start_leaves)), theme::TEXT);
    let Some(best) = &improve_order.best else {
        return paragraph(ui, &words.styled("improve-too-large", &[]), theme::TEXT);
    };
    let key = if best.is_proved { "improve-best" } else { "improve-best-found" };
    paragraph(ui, &words.styled(key, &number(best.leaves)), theme::TEXT);
    if improve_order.is_solved(context.session) {
        let key = if best.is_proved { "improve-solved" } else { "improve-solved-found" };
        paragraph(ui, &words.styled(key, &[]), theme::TEXT);
    }
}

/// Draws the buttons that move the selected node among its siblings.
fn move_ui(ui: &mut Ui, context: &SearchContext<'_>) {
    let words = context.words;
    let recording = context.search.recording();
    let node = context.focused_node();
    let key = if movable(recording, node).is_some() { "improve-move" } else { "improve-select" };
    let name = NodeNames::new(words, recording).inline(node);
    paragraph(ui, &words.styled(key, &args![name]), theme::TEXT);
    wrapped(ui, [8.0, 6.0], |ui| {
        let commands = [UiCommand::MoveEarlier, UiCommand::MoveLater];
        for (command, to) in commands.into_iter().zip(moves_among_siblings(context, node)) {
            request_button(ui, context, command.info().message, &command.key(words), to.is_some(), command);
        }
    });
}

const WIDTH: f32 = 300.0;
/// The height of the items of the submenu, in pixels. In a lower window they scroll.
const HEIGHT: f32 = 600.0;
/// The height of the window that the menu leaves free, in pixels.
const MARGINS: f32 = 72.0;

/// Draws the button that opens the menu.
pub fn practice_menu_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    let (close, value) = (PopupCloseBehavior::CloseOnClickOutside, words.text("practice-menu-button"));
    menus::menu_closing(
        close,
        ui,
        &words.text("practice-menu"),
        "",
        MenuValue { text: &value, size: 13.5, max_width: f32::INFINITY },
        |ui| {
            ui.set_width(WIDTH);
            let requests_before = context.requests.count();
            practice_items_ui(ui, context);
            if requests_before < context.requests.count() {
                ui.close();
            }
        },
    );
}

/// Draws the items of the menu: three exercises, and a submenu with the rest.
pub fn practice_items_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    let is_predicting = context.practice.is_some_and(|mode| mode.predict().is_some() && !mode.is_reading());
    command_switch(ui, context, UiCommand::TogglePredicting, is_predicting);
    let is_filling_in = matches!(context.practice, Some(PracticeMode::FillIn(_)));
    command_switch(ui, context, UiCommand::ToggleFillingIn, is_filling_in);
    let is_improving = matches!(context.practice, Some(PracticeMode::ImproveOrder(_)));
    command_switch(ui, context, UiCommand::ToggleImprovingOrder, is_improving);
    separator(ui);
    menus::submenu(ui, &words.text("practice-more"), "", |ui| {
        ui.set_width(WIDTH);
        let max_height = ui.ctx().content_rect().height() - MARGINS;
        if max_height < HEIGHT {
            let area = ScrollArea::vertical().max_height(max_height).min_scrolled_height(max_height);
            area.show(ui, |ui| more_items_ui(ui, context));
        } else {
            more_items_ui(ui, context);
        }
    });
}

/// Draws the submenu: what is asked and how, and what concerns exercises on paper and progress.
fn more_items_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (words, settings) = (context.words, context.settings);
    let item = |ui: &mut Ui, text: &str, item: MenuItem, request: PracticeRequest| {
        request_item(ui, context, text, item, request);
    };
    let switch = |ui: &mut Ui, text: &str, is_on: bool, request: PracticeRequest| {
        item(ui, text, MenuItem::Switch(is_on), request);
    };
    item(ui, &words.text("practice-ask-everything"), MenuItem::Command, PredictRequest::AskEverything.into());
    switch(ui, &words.text("practice-ask-readers"), settings.asks_readers, PracticeRequest::ToggleReaders);
    separator(ui);
    heading(ui, &words.text("practice-kinds"));
    let search = context.session.latest_config().and_then(|config| config.algorithm.properties().multi_player);
    for kind in QuestionKind::ALL.into_iter().filter(|kind| kind.is_about(search)) {
        let is_chosen = settings.question_kinds.contains(kind);
        switch(ui, &kind_name(words, kind), is_chosen, PredictRequest::ToggleKind(kind).into());
    }
    switch(ui, &words.text("practice-ask-addends"), settings.asks_addends, PredictRequest::ToggleAddends.into());
    separator(ui);
    heading(ui, &words.text("practice-attempts"));
    for (attempts, message) in [(Attempts::One, "practice-attempts-one"), (Attempts::Two, "practice-attempts-two")] {
        let choice = MenuItem::Choice(settings.attempts == attempts);
        item(ui, &words.text(message), choice, PredictRequest::SetAttempts(attempts).into());
    }
    separator(ui);
    for command in [
        UiCommand::NewExercise,
        UiCommand::MakePaper,
        UiCommand::OpenPrintedExercise,
        UiCommand::ShowProgress,
        UiCommand::HandIn,
    ] {
        command_item(ui, context, command);
    }
}
