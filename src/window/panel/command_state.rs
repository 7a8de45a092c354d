//! The name of a command for the open document, and whether the command is available. The name depends on the size of a
//! step, on the open lesson and on the open lecture.
//!
//! Buttons, tooltips, the key sheet and the palette read both from here, so that they agree with what the key does.

use super::lecture::{edited_lecture, entry_beyond, entry_name};
use super::view_context::{SearchContext, ViewContext};
use super::why_not;
use crate::input::command::{Need, UiCommand};
use crate::state::practice::PracticeMode;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_core::trace::NodeId;
use poda_platform::class::CAN_SERVE;
use poda_session::playback::{Direction, StepSize};
use poda_session::{Session, reorder};
use poda_words::i18n::{Words, args};
use poda_words::lessons;

/// Returns whether a command has an effect on the open document, in the modes of the window.
pub fn is_available(command: UiCommand, context: &ViewContext<'_>) -> bool {
    let session = context.session;
    if !command.info().refused_in.shared(context.window.modes).is_empty() {
        return false;
    }
    match command.info().need {
        Need::Nothing => true,
        Need::Step(direction) => can_go(context, direction),
        Need::Playing => {
            can_go(context, Direction::Forward) || session.playback.is_playing || context.practice.is_none()
        }
        Need::PreviousLesson | Need::NextLesson => adjacent_lesson(session, command).is_some(),
        Need::Undo => can_step_edits(context, true),
        Need::Redo => can_step_edits(context, false),
        Need::Bookmark => session.can_bookmark(),
        Need::PlayedMoves => !session.latest_document().game.moves().is_empty(),
        Need::Code => context.code_language().is_some(),
        Need::Lecture => session.lecture().is_some(),
        Need::Presenting => context.is_presenting(),
        Need::Server => CAN_SERVE,
        Need::TreeText => {
            matches!(session.document().position(), AnyGame::Tree(tree) if fits_as_text(tree) && tree.players().is_none())
        }
        Need::Question => context.practice.and_then(PracticeMode::predict).is_some() && context.is_asking(),
        Need::Task => session.has_tasks(),
        Need::Frame => context.is_embedded(),
        Need::Jump => context.window.can_go_back,
        Need::Subtree => context.depth_first().is_some_and(|context| context.tree.root != NodeId::ROOT),
        Need::Neighbor(neighbor) => context.has_neighbor(neighbor),
        Need::EarlierSibling => index_in_focus(context).is_some_and(|(index, _)| 0 < index),
        Need::LaterSibling => index_in_focus(context).is_some_and(|(index, count)| index + 1 < count),
        Need::FocusedMove => match context.sampled() {
            Some(sampled) => {
                sampled.why_not.is_some() || why_not::askable_move(context, sampled, sampled.focused()).is_some()
            }
            None => context.depth_first().is_some_and(|context| {
                context.tree.why_not.is_some() || why_not::can_ask(&context, context.focused_node())
            }),
        },
        Need::SelectedNode => {
            let selected = context.depth_first().and_then(|context| context.tree.selected);
            selected.is_some() && matches!(session.document().position(), AnyGame::Tree(_))
        }
    }
}

/// Returns whether there is a change to undo or to redo: of the lecture while its fields are shown, or else of the
/// document.
pub fn can_step_edits(context: &ViewContext<'_>, is_undo: bool) -> bool {
    let session = context.session;
    edited_lecture(context).is_some_and(|lecture| lecture.stepped(is_undo).is_some())
        || if is_undo { session.can_undo() } else { session.can_redo() }
}

/// Returns whether there is a step in a direction. An exercise allows no step past the open question, and no direction
/// that would reveal whether there is another cutoff.
fn can_go(context: &ViewContext<'_>, direction: Direction) -> bool {
    let session = context.session;
    let leads_on = direction == Direction::Forward && !context.is_presenting() && !context.is_embedded();
    let has_destination = session.destination(direction).is_some()
        || entry_beyond(session, direction).is_some()
        || leads_on && lesson_after(session).is_some();
    let is_forward = matches!(direction, Direction::Forward | Direction::Last);
    if is_forward && context.is_at_limit() {
        return false;
    }
    let asks = |mode: &&PracticeMode| !mode.is_reading() || mode.is_asking(session);
    let Some(mode) = context.practice.filter(asks) else { return has_destination };
    match direction {
        Direction::NextCutoff | Direction::NextLeaf | Direction::NextChange(_) | Direction::FirstDifference => false,
        Direction::Forward | Direction::Last | Direction::Over | Direction::Out => {
            has_destination && mode.can_go_on(session)
        }
        Direction::Back | Direction::First | Direction::PreviousCutoff => has_destination,
    }
}

/// Returns the index of the focused node among its siblings and the number of siblings; `None` where their order cannot
/// be changed.
fn index_in_focus(context: &ViewContext<'_>) -> Option<(usize, usize)> {
    let context = context.depth_first()?;
    let node = context.focused_node();
    let siblings = reorder::movable(context.search.recording(), node)?;
    Some((siblings.iter().position(|&sibling| sibling == node)?, siblings.len()))
}

/// Returns the indices to which a node can be moved among its siblings: one place earlier and one place later, each
/// `None` if that is not possible.
pub fn moves_among_siblings(context: &SearchContext<'_>, node: NodeId) -> [Option<usize>; 2] {
    let siblings = reorder::movable(context.search.recording(), node).unwrap_or_default();
    let from = siblings.iter().position(|&sibling| sibling == node);
    let later = from.map(|from| from + 1).filter(|&to| to < siblings.len());
    [from.and_then(|from| from.checked_sub(1)), later]
}

/// Returns the number of the previous or next lesson, if there is one. Without an open lesson the next lesson is the
/// first. In a lecture, returns the index of its previous or next entry.
pub fn adjacent_lesson(session: &Session, command: UiCommand) -> Option<usize> {
    let is_next = command == UiCommand::NextLesson;
    if let Some(lecture) = session.lecture() {
        return if is_next { lecture.next() } else { lecture.previous(session.origin()) };
    }
    let Some(number) = session.origin().lesson() else { return Some(0).filter(|_| is_next) };
    let adjacent = if is_next { number.checked_add(1) } else { number.checked_sub(1) };
    adjacent.filter(|&number| number < lessons::all().len())
}

/// Returns the number of the lesson to which a step forward leads: the next one, at the end of a lesson that is as it
/// was opened.
pub fn lesson_after(session: &Session) -> Option<usize> {
    let is_read = session.origin().lesson().is_some() && session.history().is_as_opened();
    let is_at_end = session.is_over() && !session.shows_partial_search();
    let is_alone = session.lecture().is_none() && session.current_match().is_none();
    adjacent_lesson(session, UiCommand::NextLesson).filter(|_| is_read && is_at_end && is_alone)
}

/// Returns the name of a command for the open document.
pub fn name(command: UiCommand, session: &Session, words: &Words) -> String {
    match command {
        UiCommand::Go(direction @ (Direction::Forward | Direction::Back))
            if let (Some(lecture), Some(entry)) = (session.lecture(), entry_beyond(session, direction)) =>
        {
            let message = if direction == Direction::Forward { "lecture-next-entry" } else { "lecture-previous-entry" };
            words.fill(message, &args![entry = entry_name(lecture, entry, words)])
        }
        UiCommand::Go(Direction::Forward) if lesson_after(session).is_some() => UiCommand::NextLesson.name(words),
        UiCommand::NextLesson if session.lecture().is_some() => words.text("lecture-next"),
        UiCommand::PreviousLesson if session.lecture().is_some() => words.text("lecture-previous"),
        UiCommand::Go(Direction::Forward) => words.text(messages(session.step_size())[1]),
        UiCommand::Go(Direction::Back) => words.text(messages(session.step_size())[2]),
        command => command.name(words),
    }
}

/// Returns the message id of the unit of the current step size.
pub fn unit(session: &Session) -> &'static str {
    messages(session.step_size())[0]
}

/// Returns the message id of the unit of a step size.
pub const fn unit_of(step_size: StepSize) -> &'static str {
    messages(step_size)[0]
}

/// Returns the message ids about a step size: its unit, a step forward, and a step back.
const fn messages(step_size: StepSize) -> [&'static str; 3] {
    match step_size {
        StepSize::Event => ["transport-grain-event", "key-forward", "key-back"],
        StepSize::Visit => ["transport-grain-visit", "key-forward-visit", "key-back-visit"],
        StepSize::Result => ["transport-grain-result", "key-forward-result", "key-back-result"],
        StepSize::Phase => ["transport-grain-phase", "key-forward-phase", "key-back-phase"],
        StepSize::Iteration => ["transport-grain-iteration", "key-forward-iteration", "key-back-iteration"],
        StepSize::Ten => ["transport-grain-ten", "key-forward-ten", "key-back-ten"],
        StepSize::Hundred => ["transport-grain-hundred", "key-forward-hundred", "key-back-hundred"],
        StepSize::Thousand => ["transport-grain-thousand", "key-forward-thousand", "key-back-thousand"],
        StepSize::Bookmark => ["transport-grain-bookmark", "key-forward-bookmark", "key-back-bookmark"],
    }
}

/// The maximum number of nodes of a tree that is edited as text. A text field with more would be slow.
const MAX_NODES_AS_TEXT: usize = 10_000;

/// The maximum number of bytes that the names in such a tree take.
const MAX_NAMES_AS_TEXT: usize = 500_000;

/// Returns whether a tree is small enough to be edited as text.
pub fn fits_as_text(tree: &Tree) -> bool {
    tree.node_count() <= MAX_NODES_AS_TEXT && tree.names_bytes() <= MAX_NAMES_AS_TEXT
}

/// Returns the text of the menu item that edits a tree as text. It says so if the tree is too large.
pub fn edit_as_text_label(tree: &Tree, words: &Words) -> String {
    if fits_as_text(tree) {
        words.text("document-edit-as-text")
    } else if tree.node_count() <= MAX_NODES_AS_TEXT {
        words.text("document-names-too-long-as-text")
    } else {
        words.fill("document-too-large-as-text", &args![most = words.number(MAX_NODES_AS_TEXT as u64)])
    }
}
