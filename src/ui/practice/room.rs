//! The choices of the question put to the room: badges in the tree, and a row below the question, in which hands are counted.

use super::digit_keys::digits_pressed;
use crate::look::widgets::{layout_line, put};
use crate::look::{paint, theme};
use crate::panel::view_context::ViewContext;
use crate::state::practice::{AskMcts, Hands, PracticeMode, Predict, PredictRequest};
use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use poda_core::trace::NodeId;
use poda_picture::picture::draw::{ChoiceBadge, badge_shapes};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::point;
use poda_words::i18n::Words;
use poda_words::i18n::practice::QuestionSentences;
use poda_words::i18n::styled_text::StyledText;
use poda_words::practice::mcts::MctsResponse;
use poda_words::practice::mcts::room::mcts_choices;
use poda_words::practice::run::Current;
use poda_words::practice::{Answer, Question, judge};
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
    match context.practice {
        Some(PracticeMode::Predict(predict)) => choices_of_search(context, predict),
        Some(PracticeMode::AskMcts(asked)) => choices_of_mcts(context, asked),
        Some(PracticeMode::FillIn(_) | PracticeMode::ImproveOrder(_) | PracticeMode::Rounds(_)) | None => Vec::new(),
    }
}

fn choices_of_search(context: &ViewContext<'_>, predict: &Predict) -> Vec<RoomChoice> {
    let recording = &**context.search.recording();
    let Some((current, answers)) = predict.asked_of_room(recording, context.search.step()) else { return Vec::new() };
    let question = current.question;
    let node = |answer: &Answer| match answer {
        Answer::Node(node) => Some(*node),
        // If nothing is pruned, the search continues with the next child. Otherwise it is cut off at the node.
        Answer::Children(pruned) if pruned.is_empty() => next_child(context, &question),
        Answer::Children(_) => Some(question.node),
        Answer::Proved(_) | Answer::Sum { .. } | Answer::Vector(_) => None,
    };
    choices_of(context.words, recording, current, &predict.hands, (&answers, node))
}

/// Returns the choices of a question, from its answers and the nodes of their badges.
fn choices_of<S: QuestionSentences>(
    words: &Words,
    recording: &S,
    current: &Current<S>,
    hands: &Hands,
    (answers, node_of): (&[S::Answer], impl Fn(&S::Answer) -> Option<NodeId>),
) -> Vec<RoomChoice> {
    let question = &current.question;
    let count = answers.len();
    let texts = recording.room_choices(words, question, answers);
    let choice = |((index, answer), text): ((usize, &S::Answer), String)| {
        let node = node_of(answer);
        let is_on_edge = node.is_some_and(|node| node != question.node);
        let is_right = current.is_closed.then(|| judge(recording, question, answer).is_right);
        let badge = hands.badge((index, count), (node.unwrap_or(question.node), is_on_edge), is_right);
        RoomChoice { text, badge, is_in_tree: node.is_some() }
    };
    answers.iter().enumerate().zip(texts).map(choice).collect()
}

/// Returns the text of a question that is put to the room: the question, then the answer with its reason.
pub(super) fn room_sentence<S: QuestionSentences>(words: &Words, recording: &S, current: &Current<S>) -> StyledText {
    match &current.verdict {
        Some(verdict) => recording.room_answer(words, (&current.question, current.asked_at), verdict),
        None => recording.room_prompt(words, &current.question, current.asked_at),
    }
}

/// Returns the child that the search enters next unless there is a cutoff.
fn next_child(context: &ViewContext<'_>, question: &Question) -> Option<NodeId> {
    context.search.trace().later_siblings(question.child?).next()
}

fn choices_of_mcts(context: &ViewContext<'_>, asked: &AskMcts) -> Vec<RoomChoice> {
    let mcts = context.mcts().filter(|mcts| asked.is_shown_in(mcts.view));
    let Some((mcts, current)) = mcts.zip(asked.run.current()) else { return Vec::new() };
    let recording = mcts.view.recording();
    let node = |answer: &MctsResponse| match answer {
        MctsResponse::Node(node) => Some(*node),
        MctsResponse::Number(_) | MctsResponse::Counts { .. } => None,
    };
    let answers = mcts_choices(recording, &current.question);
    choices_of(context.words, recording, current, &asked.hands, (&answers, node))
}

/// Returns the text that replaces the caption while the room is asked about a search that is not depth first. Returns `None` if the search is
/// shown at another step.
pub fn asked_of_lane(context: &ViewContext<'_>) -> Option<StyledText> {
    let asked = context.practice?.ask_mcts()?;
    let mcts = context.mcts().filter(|mcts| asked.is_shown_in(mcts.view))?;
    Some(room_sentence(context.words, mcts.view.recording(), asked.run.current()?))
}

/// Draws the choices in a row at the bottom of the available space, and handles the keys and clicks that count hands. Returns
/// the height of the row, or zero if there are no choices.
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
        let args = [
            ("number", badge.number.into()),
            ("choice", text.as_str().into()),
            ("hands", u64::from(badge.hands).into()),
            ("state", state(*badge).into()),
        ];
        let message = if context.classroom.open().is_some() { "class-choice" } else { "room-choice" };
        let said = words.fill(message, &args);
        let said = match badge.before {
            Some((before, _)) => {
                words.fill("class-choice-before", &[("said", said.into()), ("before", u64::from(before).into())])
            }
            None => said,
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, is_open, &said));
        left += width + size * GAP;
    }
    height * rows.len() as f32 + 0.3 * size
}

/// Returns the rows in which choices of these widths are drawn, and their text size, which is at most `size`. There are two rows if the text
/// would otherwise be hard to read from the last bench. The widths are multiples of the text size.
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
