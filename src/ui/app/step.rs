//! Steps: from a key, the clicker or a button to the step that is shown.
//!
//! The way of the right arrow through a search, each line a call made by the one before it, except that 2 takes what 1
//! has stored:
//!
//! 1. `Keyboard::input_hook` takes the key before egui does, and stores its command.
//! 2. `App::show` takes the commands of the frame.
//! 3. `Executor::handle_jump` records the state before a jump. A single step is not a jump.
//! 4. `Executor::handle` offers the request to everything that may take it, in the order of
//!    [`interceptors`](super::interceptors).
//! 5. `Executor::carry_out` finds the kind of the request.
//! 6. `Executor::run` executes the command.
//! 7. `Workspace::apply` offers it to an exercise that takes it: a line to be played out, or a blank tree. Afterwards
//!    it returns to the last step that may be shown. In between, `Workspace::change` lets the selection and the
//!    notifications follow.
//! 8. `Model::update_session` carries the selection over if the session then shows another recording.
//! 9. `Session::apply` updates the other lanes afterwards, and returns what has changed. 8 and 7 act on it.
//! 10. `Session::dispatch` finds the destination.
//! 11. `Session::seek` pauses playback.
//! 12. `Session::set_timeline_step` chooses the lane. In a search that is still recorded, the step is kept until it is.
//! 13. `OpenDocument::set_step` finds the pass. Another lane than that of the document's search has one: its step is
//!     set by the session.
//! 14. `ShownSearch::set_step` changes the step. The frame that took the key draws it.

use super::workspace::Workspace;
use egui::Context;
use poda_core::trace::Event;
use poda_panels::lectern::{CountedLeaf, shows_board};
use poda_session::Command;
use poda_session::playback::{Direction, StepSize};
use poda_session::shown_search::ShownSearch;
use poda_window::panel::command_state::lesson_after;
use poda_window::state::practice::{Audience, PracticeMode, PredictRequest, QuestionRequest, QuestionScope};

impl Workspace {
    /// Selects the next step size and shows it briefly.
    pub fn take_next_step_size(&mut self, ctx: &Context) {
        let session = &self.model.session;
        self.model.lectern.step_size_changed = Some(ctx.input(|input| input.time));
        let now = session.step_size();
        let mut sizes = session.stepped_kind().step_sizes().iter().copied().cycle().skip_while(|&size| size != now);
        let chosen = sizes.nth(1).filter(|&size| size != session.suggested_step_size());
        self.apply(Command::SetStepSize(chosen));
    }

    /// Goes to the next event of the focused node, and keeps the node selected.
    pub fn go_to_next_change(&mut self) {
        let model = &self.model;
        let Some(search) = model.session.search() else { return };
        let Some(node) = model.selected_node().or_else(|| search.moment().current()) else { return };
        let node = search.recording().node_ref(node);
        self.apply(Command::Go(Direction::NextChange(node)));
        self.model.selection.node = Some(node);
    }

    /// Counts the next line of the enlarged leaf, or takes the last one back. Returns whether this replaces the step.
    pub fn count_line(&mut self, direction: Direction) -> bool {
        let Some(context) = self.view_context().depth_first() else { return false };
        if !shows_board(&context) || !context.counts_lines_one_by_one() || context.is_asking() {
            return false;
        }
        let current = context.search.moment().current();
        let leaf = CountedLeaf::in_focus(&context).filter(|leaf| !leaf.is_evaluated && Some(leaf.node) == current);
        let Some(leaf) = leaf else { return direction == Direction::Forward && self.stop_before_leaf() };
        let (node, total) = (context.node_ref(leaf.node), leaf.total());
        let counted = context.lectern.line_count.of(node);
        let next = if direction == Direction::Forward && counted < total {
            counted + 1
        } else if direction == Direction::Back && counted > 0 {
            counted - 1
        } else {
            return false;
        };
        self.model.lectern.line_count.set_counted(node, next);
        true
    }

    /// With a step size larger than an event, stops where the next leaf is entered, so that its lines can be counted.
    /// Returns whether the function has stepped.
    pub fn stop_before_leaf(&mut self) -> bool {
        let session = &self.model.session;
        if session.step_size() == StepSize::Event {
            return false;
        }
        let next = session.search().zip(session.destination(Direction::Forward));
        let Some((search, to)) = next else { return false };
        let ahead = to.get().saturating_sub(search.timeline_step().get());
        let last = search.step() + ahead;
        let is_evaluation = |step: usize| matches!(search.trace().event(step), Some(Event::Evaluate(_)));
        if ahead < 2 || !is_evaluation(last) {
            return false;
        }
        let entered = search.timeline_step_at(last - 1);
        self.apply(Command::Seek(entered));
        true
    }

    /// Steps as the exercise requires: forward shows the answer to the question put to the room or to a reader, who is
    /// reminded of the question first, or leaves a question that is closed; back from the answer puts the question to
    /// the room again. Returns whether this replaces the step.
    pub fn step_in_practice(&mut self, direction: Direction) -> bool {
        let is_forward = direction == Direction::Forward;
        if is_forward && self.model.offers_ways_in() {
            self.begin_lessons();
            return true;
        }
        if let Some(PracticeMode::Rounds(rounds)) = &mut self.model.practice.mode {
            if is_forward && rounds.result().is_some() && !rounds.is_over() {
                rounds.go_on();
                self.model.selection.node = None;
            } else if is_forward && rounds.result().is_none() && !rounds.is_reminded {
                rounds.is_reminded = true;
            } else {
                self.model.selection.node = None;
                self.start_reading();
            }
            return is_forward;
        }
        let (Some(asked), session) = (self.model.questions(), &self.model.session) else { return false };
        let (state, step) = (asked.state(), asked.shown_step(session));
        let (audience, is_open) = (state.audience, state.is_open_at(step));
        let is_answered = state.is_closed() && step == Some(state.limit);
        // These directions would reveal whether a cutoff or a leaf follows.
        let tells = matches!(direction, Direction::NextCutoff | Direction::NextLeaf | Direction::NextChange(_));
        if self.model.predict().is_some_and(|predict| predict.played_out().is_some()) {
            self.apply(Command::Go(direction));
        } else if is_forward && is_open && audience == Audience::Reader && !state.is_reminded {
            self.change_questions(|asked, _| asked.remind());
        } else if is_forward && is_open && audience != Audience::User {
            self.change_questions(|asked, session| asked.show_answer(session));
        } else if direction == Direction::Back && is_answered && audience == Audience::Class {
            self.ask_room_again();
        } else if state.scope == QuestionScope::Here {
            // The question is left. A step back from an open one stays at the step that the question was about.
            self.leave_practice();
            return direction == Direction::Back && is_open;
        } else if is_forward && is_answered {
            // The reason for a cut takes the place of the question about it, before a reader goes on.
            let cuts = |search: &ShownSearch| matches!(search.moment().event(), Some(Event::Cutoff(_)));
            let has_reason = audience == Audience::Reader && session.search().is_some_and(cuts);
            self.change_questions(|asked, session| asked.go_on(session));
            let is_asking = |mode: &PracticeMode| mode.is_asking(&self.model.session);
            if !has_reason && self.model.practice.mode.as_ref().is_some_and(|mode| !is_asking(mode)) {
                if lesson_after(&self.model.session).is_some() {
                    return false;
                }
                self.apply(Command::Go(direction));
            }
        } else {
            return tells && (audience != Audience::Reader || is_open);
        }
        true
    }

    /// Handles Enter during the exercise of predicting: ends playing out, chooses the selected node, answers with the
    /// marked branches, or goes to the next question. Returns whether Enter is handled.
    pub fn enter_in_practice(&mut self) -> bool {
        if let Some(PracticeMode::Rounds(rounds)) = &self.model.practice.mode {
            let is_chosen = rounds.result().is_none()
                && self.model.selection.node.is_some_and(|node| self.choose_in_practice(node));
            if !is_chosen {
                self.step_in_practice(Direction::Forward);
            }
            return true;
        }
        let shown = self.model.predict().zip(self.model.session.search());
        let Some((predict, step)) = shown.map(|(predict, search)| (predict, search.step())) else { return false };
        let (is_open, marked) = (predict.quiz.open_at(step).is_some(), predict.marked_answer(step));
        let selected = self.model.selection.node;
        if predict.played_out().is_some() {
            self.handle_predict(PredictRequest::EndPlayOut);
        } else if predict.audience == Audience::Reader && !is_open {
            return predict.has_card(step) && self.step_in_practice(Direction::Forward);
        } else if !is_open {
            self.change_practiced(QuestionRequest::GoOn);
        } else if !selected.is_some_and(|node| self.choose_in_practice(node))
            && let Some(marked) = marked
        {
            // Enter does not give the answer that nothing is pruned. That answer must be chosen.
            self.change_practiced(QuestionRequest::answer(marked));
        }
        true
    }
}
