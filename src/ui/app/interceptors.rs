//! What may take a request before it is carried out: a mode, the trees that are shown, the exercise, the lectern, the
//! lecture.

use super::model::Model;
use super::waiting::WaitingCommands;
use super::workspace::Workspace;
use egui::Context;
use poda_session::Command;
use poda_session::playback::Direction;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::input::command::UiCommand;
use poda_window::input::keyboard::Keyboard;
use poda_window::panel::command_state::lesson_after;
use poda_window::panel::lecture::entry_beyond;
use poda_window::panel::request::{DocumentRequest, UiRequest};
use poda_window::state::mode::Mode;
use poda_window::state::practice::PracticeMode;

/// Takes a request, or returns it, or returns another one in its place.
pub(super) type Interceptor = fn(&mut Workspace, &Context, UiRequest) -> Option<UiRequest>;

/// In order: each is offered what those before it have returned.
pub(super) const INTERCEPTORS: [Interceptor; 16] = [
    Workspace::show_screen_in_place_of_step,
    Workspace::refuse_in_mode,
    Workspace::wait_for_rest,
    Workspace::show_votes_in_place_of_tree,
    Workspace::view_in_split_view,
    Workspace::view_in_lane,
    Workspace::drop_of_other_search,
    Workspace::choose_node,
    Workspace::follow_line_in_place_of_step,
    Workspace::correct_hands_with_keys,
    Workspace::answer_with_enter,
    Workspace::count_line_in_place_of_step,
    Workspace::answer_with_step,
    Workspace::ask_as_in_lecture,
    Workspace::open_beyond,
    Workspace::stay_on_slide,
];

impl Workspace {
    /// While the screen is black, a step shows again what was shown before, so that nothing passes unseen.
    fn show_screen_in_place_of_step(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        if step_of(&request).is_none() || !self.model.is(Mode::Blank) {
            return Some(request);
        }
        self.model.set_mode(Mode::Blank, false);
        None
    }

    /// Refuses what has no meaning in a mode of the window.
    fn refuse_in_mode(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        if request.properties().refused_in.shared(self.model.modes()).is_empty() {
            return Some(request);
        }
        self.notify_if_refused(&request);
        None
    }

    /// Lets a command wait whose code has not arrived in a page, and says so.
    fn wait_for_rest(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        match request {
            UiRequest::Run(command) if WaitingCommands::has_to_wait(command) => {
                if self.waiting.add(command) {
                    self.panels.notifications.replace(PlainNotification::Coming(command));
                }
                None
            }
            request => Some(request),
        }
    }

    /// Notifies the user why a command was refused, for commands that would otherwise seem to do nothing.
    fn notify_if_refused(&mut self, request: &UiRequest) {
        if let UiRequest::Run(command) = request
            && !self.model.is_embedded()
        {
            let mut refusing = command.info().refused_in.shared(self.model.modes()).iter();
            if let Some(refused) = refusing.find_map(|mode| PlainNotification::refused_in(mode, *command)) {
                return self.panels.notifications.replace(refused);
            }
        }
        let is_practicing = self.model.practice.mode.is_some() && !self.model.is(Mode::Embedded);
        if is_practicing && matches!(request, UiRequest::Run(command) if command.info().notifies_if_refused) {
            self.panels.notifications.add(PlainNotification::NotWhilePracticing);
        }
    }

    /// While the room is asked, the key that fits the tree shows the votes as a chart in place of the tree, and the
    /// tree again. Esc and, after the answer, a step forward show the tree again, too.
    fn show_votes_in_place_of_tree(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        let Model { practice, session, .. } = &mut self.model;
        let Some(mode) = practice.mode.as_mut().filter(|mode| mode.asks_room()) else { return Some(request) };
        let asked = mode.questions().map(|asked| (asked.under_way().state(), asked.under_way().shown_step(session)));
        let Some((state, step)) = asked.filter(|(state, step)| state.is_shown_to_room_at(*step)) else {
            return Some(request);
        };
        if mode.questions().is_some_and(|asked| asked.own().is_some()) {
            // The votes are in place of the slide while the question is under way.
            return Some(request);
        }
        let Some(hands) = mode.hands_mut() else { return Some(request) };
        let shows_tree = matches!(request, UiRequest::Run(UiCommand::Close))
            || step_of(&request) == Some(Direction::Forward) && state.answers_room_at(step);
        let is_taken = matches!(request, UiRequest::Run(UiCommand::Fit)) || shows_tree && hands.are_enlarged;
        if is_taken {
            hands.are_enlarged = !hands.are_enlarged;
        }
        (!is_taken).then_some(request)
    }

    /// Applies a request about the view to both trees of a split view. Returns any other request, and every request if
    /// there is no split view.
    fn view_in_split_view(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        let Self { model, panels, .. } = self;
        let Some(split) = model.session.split() else { return Some(request) };
        let context = model.view_context(&panels.tree);
        panels.split_view.handle(&context, split, panels.split_view.active_side, request)
    }

    /// Applies a request about the view to the tree of the lane in which steps are made.
    fn view_in_lane(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        self.panels.view_in_lane(&mut self.model, request)
    }

    /// Drops a request about a node of a search that is no longer shown.
    fn drop_of_other_search(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        let search = self.model.session.search();
        let is_of_shown = |node| search.is_some_and(|search| search.recording().resolve(node).is_some());
        let is_shown = request.properties().node.is_none_or(is_of_shown);
        is_shown.then_some(request)
    }

    /// Takes a click on a node as an answer to the open question.
    fn choose_node(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        let is_taken = matches!(request, UiRequest::Select(Some(node)) if self.choose_in_practice(node));
        (!is_taken).then_some(request)
    }

    /// While the user asks why a move is not played, or sees in a match what a move has lost, a step forward or back
    /// goes along the line of the answer.
    fn follow_line_in_place_of_step(&mut self, ctx: &Context, request: UiRequest) -> Option<UiRequest> {
        let Some(direction) = step_of(&request) else { return Some(request) };
        let is_taken = self.panels.side.step_along_line(ctx, direction) || self.step_along_line(direction);
        (!is_taken).then_some(request)
    }

    /// While the room is asked, plus and minus correct the number of hands.
    fn correct_hands_with_keys(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        let is_taken = matches!(request, UiRequest::Run(command @ (UiCommand::ZoomIn | UiCommand::ZoomOut))
            if self.correct_hands(command == UiCommand::ZoomIn));
        (!is_taken).then_some(request)
    }

    /// While the room is asked, Enter shows the answer, as a step forward does. In another exercise, Enter answers. At
    /// the end of a lesson it steps on.
    fn answer_with_enter(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        if !matches!(request, UiRequest::Run(UiCommand::ShowNodeSection)) {
            return Some(request);
        }
        if self.model.is_class_asked() {
            return Some(UiRequest::Run(UiCommand::Go(Direction::Forward)));
        }
        if self.enter_in_practice() {
            return None;
        }
        let is_read_on = self.model.selection.node.is_none() && lesson_after(&self.model.session).is_some();
        Some(if is_read_on { UiRequest::Run(UiCommand::Go(Direction::Forward)) } else { request })
    }

    /// If lines of a leaf are being counted at the lectern, a step counts a line instead.
    fn count_line_in_place_of_step(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        let Some(direction) = step_of(&request) else { return Some(request) };
        self.panels.dialogs.close_address();
        self.model.lectern.is_past_end = false;
        let is_taken = self.model.session.slide().is_none() && self.count_line(direction);
        (!is_taken).then_some(request)
    }

    /// A step may answer the open question, or leave it.
    fn answer_with_step(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        let Some(direction) = step_of(&request) else { return Some(request) };
        let practice = self.model.practice.mode.as_ref();
        let is_own = practice.and_then(PracticeMode::questions).is_some_and(|asked| asked.own().is_some());
        let is_taken = (is_own || self.model.session.slide().is_none()) && self.step_in_practice(direction);
        (!is_taken).then_some(request)
    }

    /// Where the entry of a lecture asks the room, a step forward asks, once in each visit, and the next ones show the
    /// answer and go on. If such a step is on the way, the step forward ends there and asks at once, so that nothing of
    /// the step is read before its question.
    fn ask_as_in_lecture(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        let session = &self.model.session;
        let is_free =
            self.model.is_presenting() && self.model.practice.mode.is_none() && session.current_match().is_none();
        if !is_free || step_of(&request) != Some(Direction::Forward) {
            return Some(request);
        }
        let Some(step) = session.asks_next(&self.model.lectern.asked_at) else { return Some(request) };
        let is_ahead = session.timeline_step() < step;
        if is_ahead {
            self.apply(Command::Seek(step));
        }
        self.model.lectern.asked_at.push(step);
        self.toggle_asking();
        // Where nothing can be asked, a step ahead is shown like any other.
        (self.model.practice.mode.is_none() && !is_ahead).then_some(request)
    }

    /// At the end of a lecture entry, a step forward opens the next entry; at its beginning, a step back opens the end
    /// of the previous one. At the end of a lesson, a step forward opens the next one. A key that is held down stops
    /// there.
    fn open_beyond(&mut self, ctx: &Context, request: UiRequest) -> Option<UiRequest> {
        let (model, Some(direction)) = (&self.model, step_of(&request)) else { return Some(request) };
        if entry_beyond(&model.session, direction).is_some() {
            let entry = if direction == Direction::Forward {
                DocumentRequest::OpenNextEntry
            } else {
                DocumentRequest::OpenEndOfPreviousEntry
            };
            return Some(entry.into());
        }
        let is_read = !model.is_presenting() && !model.is_embedded() && lesson_after(&model.session).is_some();
        if direction != Direction::Forward || !is_read {
            return Some(request);
        }
        let is_held = ctx.plugin::<Keyboard>().lock().is_held;
        (!is_held).then_some(UiRequest::Run(UiCommand::NextLesson))
    }

    /// A slide has no steps.
    fn stay_on_slide(&mut self, _: &Context, request: UiRequest) -> Option<UiRequest> {
        let direction = step_of(&request).filter(|_| self.model.session.slide().is_some());
        let Some(direction) = direction else { return Some(request) };
        self.model.lectern.is_past_end = direction == Direction::Forward;
        None
    }
}

const fn step_of(request: &UiRequest) -> Option<Direction> {
    if let UiRequest::Run(UiCommand::Go(direction)) = request { Some(*direction) } else { None }
}
