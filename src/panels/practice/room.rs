//! The choices of the question put to the room: badges in the tree, and a row below the question, in which hands are
//! counted.

use super::digit_keys::digits_pressed;
use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use poda_core::trace::Step;
use poda_picture::picture::draw::{ChoiceBadge, badge_shapes};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::point;
use poda_session::shown_search::ShownSearch;
use poda_window::look::widgets::{layout_line, put};
use poda_window::look::{paint, theme};
use poda_window::panel::view_context::ViewContext;
use poda_window::state::practice::{AnyQuestions, AskableSearch, Audience, PracticeMode, PredictRequest, Questions};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args};
use poda_words::practice::judge;
use std::ops::Range;

/// The distance between two choices, and the widths of the badge and of the bar, as multiples of the text size.
const GAP: f32 = 1.2;
const BADGE: f32 = 2.1;
const BAR: f32 = 4.4;
/// The height of the row, as a multiple of the text size.
const HEIGHT: f32 = 1.9;
/// The smallest text in one row, as a share of the text size.
const READABLE: f32 = 0.8;

/// A choice of the question put to the room.
struct RoomChoice {
    /// The text beside its number.
    text: String,
    badge: ChoiceBadge,
    /// Whether its badge is at a node or on the edge to one.
    is_in_tree: bool,
}

/// Returns the badges that are drawn in the tree.
pub fn choice_badges(context: &ViewContext<'_>) -> Vec<ChoiceBadge> {
    choices(context).into_iter().filter(|choice| choice.is_in_tree).map(|choice| choice.badge).collect()
}

/// Returns the choices of the question put to the room. Empty if there is no question.
fn choices(context: &ViewContext<'_>) -> Vec<RoomChoice> {
    match context.practice.and_then(PracticeMode::questions) {
        Some(AnyQuestions::Search(predict)) => {
            let choices =
                |search: &ShownSearch| choices_of(context.words, &**search.recording(), predict, search.step());
            context.session.search().map_or_else(Vec::new, choices)
        }
        Some(AnyQuestions::Sampled(asked)) => {
            let view = context.mcts().map(|mcts| mcts.view).filter(|view| asked.is_about(view));
            view.map_or_else(Vec::new, |view| choices_of(context.words, view.recording(), asked, view.step()))
        }
        None => Vec::new(),
    }
}

/// Returns the choices of the question about a search that is shown at a step.
fn choices_of<S: AskableSearch>(words: &Words, recording: &S, asked: &Questions<S>, step: Step) -> Vec<RoomChoice> {
    let Some((current, answers)) = asked.asked_of_room(recording, step) else { return Vec::new() };
    let question = &current.question;
    let count = answers.len();
    let texts = recording.room_choices(words, question, &answers);
    let choice = |((index, answer), text): ((usize, &S::Answer), String)| {
        let node = recording.badge_node(question, answer);
        let is_on_edge = node.is_some_and(|node| node != question.node);
        let is_right = current.is_closed.then(|| judge(recording, question, answer).is_right);
        let badge = asked.hands.badge((index, count), (node.unwrap_or(question.node), is_on_edge), is_right);
        RoomChoice { text, badge, is_in_tree: node.is_some() }
    };
    answers.iter().enumerate().zip(texts).map(choice).collect()
}

/// Returns the text that replaces the caption while the room is asked: the question, then the answer with its reason.
/// Between questions about a depth-first search, it is the caption, with an announcement before the first of them.
/// `None` if the class is not asked.
pub fn asked_sentence(context: &ViewContext<'_>) -> Option<StyledText> {
    match context.practice.and_then(PracticeMode::questions)? {
        AnyQuestions::Search(predict) if predict.audience != Audience::Class => None,
        AnyQuestions::Search(predict) => {
            let search = context.session.search()?;
            let (words, recording, step) = (context.words, &**search.recording(), search.step());
            let caption = || {
                // Before the first question, only this sentence announces that the audience will be asked.
                let message = predict.has_just_started(step).then_some("practice-room-announced");
                let announced = message.map_or_else(StyledText::default, |message| words.styled(message, &[]));
                context.caption(recording, step).then(announced.faint())
            };
            Some(sentence_of(words, recording, predict, step).unwrap_or_else(caption))
        }
        AnyQuestions::Sampled(asked) => {
            let view = context.mcts()?.view;
            if asked.is_about(view) { sentence_of(context.words, view.recording(), asked, view.step()) } else { None }
        }
    }
}

/// Returns the question to the room about a search that is shown at a step, then the answer with its reason.
fn sentence_of<S: AskableSearch>(words: &Words, recording: &S, asked: &Questions<S>, step: Step) -> Option<StyledText> {
    let (current, _) = asked.asked_of_room(recording, step)?;
    Some(match &current.verdict {
        Some(verdict) => recording.room_answer(words, &current.question, current.asked_at, verdict),
        None => recording.room_prompt(words, &current.question, current.asked_at),
    })
}

/// Draws the choices in a row at the bottom of the available space, and handles the keys and clicks that count hands.
/// Returns the height of the row, or zero if there are no choices.
pub fn choices_ui(ui: &mut Ui, context: &ViewContext<'_>, size: f32) -> f32 {
    let shown = choices(context);
    if shown.is_empty() {
        return 0.0;
    }
    let is_open = shown.iter().all(|choice| choice.badge.is_right.is_none());
    if is_open {
        for index in digits_pressed(ui, shown.len()) {
            context.requests.push(PredictRequest::CountHand(index));
        }
    }
    let words = context.words;
    let space = ui.max_rect();
    // Their widths, as multiples of the text size.
    let widths: Vec<f32> =
        shown.iter().map(|choice| Font::SemiBold.width(&choice.text, 1.0) + BADGE + BAR + GAP).collect();
    let (rows, size) = rows_of(&widths, (size, space.width()));
    let height = size * HEIGHT;
    let (mut left, mut middle) = (0.0, 0.0);
    for (index, RoomChoice { text, badge, .. }) in shown.iter().enumerate() {
        if let Some(row) = rows.iter().position(|row| row.start == index) {
            left = space.center().x - size * (widths[rows[row].clone()].iter().sum::<f32>() - GAP) / 2.0;
            middle = space.bottom() - height * ((rows.len() - row) as f32 - 0.5) - 0.3 * size;
        }
        let color = if badge.is_right == Some(false) { PaletteColor::Secondary } else { PaletteColor::Text };
        let galley = layout_line(ui, text, Font::SemiBold, size, color);
        let width = galley.size().x + size * (BADGE + BAR);
        let rect = Rect::from_min_size(pos2(left, middle - height / 2.0), vec2(width, height));
        put(ui, Align2::LEFT_CENTER, pos2(left + size * BADGE, middle), galley);
        // The badge is left of the text, and its bar right of it.
        let (badge_at, bar_at) = (point(left + size * 0.9, middle), rect.right() + size * (0.4 - BAR));
        let shapes = badge_shapes(*badge, badge_at, bar_at, size);
        paint::shapes(ui.painter(), egui::Pos2::ZERO, theme::of(ui), &shapes);
        let response = ui.interact(rect, ui.scope_id().with(("choice", index)), Sense::click());
        if response.clicked() && is_open {
            context.requests.push(PredictRequest::CountHand(index));
        }
        let args = args![
            number = badge.number,
            choice = text.as_str(),
            hands = u64::from(badge.hands),
            state = state(*badge),
        ];
        let message = if context.classroom.open().is_some() { "class-choice" } else { "room-choice" };
        let said = words.fill(message, &args);
        let said = match badge.before {
            Some((before, _)) => words.fill("class-choice-before", &args![said, before = u64::from(before)]),
            None => said,
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, is_open, &said));
        left += width + size * GAP;
    }
    height * rows.len() as f32 + 0.3 * size
}

/// Returns the rows in which choices of these widths are drawn, and their text size, which is at most `size`. There are
/// two rows if the text would otherwise be hard to read from the last bench. The widths are multiples of the text size.
fn rows_of(widths: &[f32], (size, space): (f32, f32)) -> (Vec<Range<usize>>, f32) {
    let fitting = |row: &[f32]| size * ((space - 2.0 * size) / (size * (row.iter().sum::<f32>() - GAP))).min(1.0);
    let one = fitting(widths);
    let half = widths.iter().sum::<f32>() / 2.0;
    let before = |index: usize| widths[..index].iter().sum::<f32>();
    let middle =
        (1..widths.len()).min_by(|&one, &other| (before(one) - half).abs().total_cmp(&(before(other) - half).abs()));
    let two = middle.map(|middle| (middle, fitting(&widths[..middle]).min(fitting(&widths[middle..]))));
    match two.filter(|&(_, two)| one < READABLE * size && one < two) {
        Some((middle, two)) => (vec![0..middle, middle..widths.len()], two),
        None => (std::iter::once(0..widths.len()).collect(), one),
    }
}

/// Returns the selector that messages use for the state of a choice.
const fn state(badge: ChoiceBadge) -> &'static str {
    match badge.is_right {
        None => "open",
        Some(true) => "right",
        Some(false) => "wrong",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_long_choices_are_in_two_rows_and_stay_readable() {
        let (size, space) = (27.0, 1920.0);
        assert_eq!(rows_of(&[14.0; 3], (size, space)), (std::iter::once(0..3).collect(), size));
        let (rows, fitted) = rows_of(&[18.0; 7], (size, space));
        assert_eq!(rows.len(), 2);
        assert!(20.0 <= fitted, "{fitted}");
        assert_eq!(rows_of(&[18.0], (size, space)).0.len(), 1);
    }
}
