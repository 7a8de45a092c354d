//! Practice: the exercises, what their panels ask for, and the diary of what was answered.

use super::App;
use super::model::Model;
use crate::document::practice::Exercise;
use crate::document::{Document, QuestionKind};
use crate::file::LinkMode;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::tree::Tree;
use crate::game::tree::editing::TreeEdit;
use crate::i18n::Words;
use crate::lessons;
use crate::picture::UnvisitedDisplay;
use crate::practice::blank::{BlankField, BlankPart};
use crate::practice::mcts::room::mcts_question_here;
use crate::practice::progress::PracticeProgress;
use crate::practice::report::{AnswerMark, AnswerReport};
use crate::practice::room::{check_askable_here, question_here};
use crate::practice::rounds::Rounds;
use crate::practice::run::{Run, Selection};
use crate::practice::sheet::worthiest;
use crate::practice::{Answer, Unaskable, check_askable, check_fillable};
use crate::session::playback::Direction;
use crate::session::{Command, DrawingOptions, Session};
use crate::trace::recording::{NodeRef, Recording};
use crate::trace::{NodeId, Step, TimelineStep};
use crate::ui::command::UiCommand;
use crate::ui::document_title;
use crate::ui::notifications::Notification;
use crate::ui::practice::{
    AskMcts, Audience, Diary, FillIn, FillInRequest, ImproveOrder, OpenExercise, PracticeMode, PracticeRequest,
    Predict, PredictRequest, QuestionScope, evaluated_leaves,
};
use crate::ui::request::EditField;
use egui::Context;
use std::sync::Arc;

impl App {
    pub(super) fn handle_practice(&mut self, request: PracticeRequest, is_narrow: bool) {
        match request {
            PracticeRequest::Start(exercise) => self.start_exercise(exercise, is_narrow),
            PracticeRequest::Predict(request) => self.handle_predict(request),
            PracticeRequest::FillIn(request) => self.fill_in(request, is_narrow),
            PracticeRequest::RecordMcts(outcome) => {
                let model = &mut self.model;
                let exercise = open_exercise(&model.session, &model.words, Exercise::Predict);
                if let Some(view) = model.session.mcts() {
                    model.diary.record_mcts_outcome(&exercise, view.recording(), &outcome);
                }
            }
            PracticeRequest::ResetOrder => self.show_order(|order| Some(order.start.clone())),
            PracticeRequest::ShowBestOrder => self.show_order(|order| {
                order.is_shown = true;
                Some(order.best.as_ref()?.tree.clone())
            }),
            PracticeRequest::ToggleReaders => {
                self.model.settings.asks_readers = !self.model.settings.asks_readers;
                if self.is_reading() || self.model.practice.is_none() {
                    self.start_reading();
                }
            }
            PracticeRequest::EraseProgress => self.model.diary = Diary::default(),
            PracticeRequest::Leave => {
                self.leave_practice();
            }
        }
    }

    /// Starts the exercise of a document that was opened since the last frame, if it is one and is shown from its beginning. A
    /// position with chosen questions, such as a lesson, is more than an exercise: there the panel only offers them.
    pub(super) fn start_opened_exercise(&mut self, ctx: &Context) {
        let is_narrow = Self::is_narrow(ctx);
        let session = &self.model.session;
        let id = session.history().id;
        // An exercise starts once its search is recorded.
        if session.task().is_some() || self.history_seen.replace(id) == Some(id) {
            return;
        }
        let practice = session.document().practice.as_ref();
        match self.panels.files.link_mode.take() {
            Some(LinkMode::Present) => return self.set_presenting(ctx, true),
            Some(LinkMode::Practice) if session.mcts().is_none() => {
                let exercise = practice.map(|practice| practice.exercise).unwrap_or_default();
                return self.start_exercise(exercise, is_narrow);
            }
            Some(LinkMode::Practice) | None => {}
        }
        if session.mcts().is_some() || self.is_class_asked() {
            return;
        }
        let is_at_beginning = session.timeline_step() == TimelineStep::START;
        let starts = is_at_beginning && session.origin().lesson().is_none();
        let practice = practice.filter(|practice| starts && practice.questions.is_empty());
        let has_audience = self.is_presenting() && !self.is_embedded();
        match practice.map(|practice| practice.exercise) {
            Some(Exercise::Predict) if has_audience => self.start_predicting(Audience::Class, QuestionScope::Author),
            // In front of an audience nothing is filled in or moved.
            Some(Exercise::FillIn | Exercise::ImproveOrder) if has_audience => {}
            Some(exercise) => self.start_exercise(exercise, is_narrow),
            None => self.open_reading(),
        }
    }

    /// Begins reading a document that was opened: with its rounds, if it is shown from its beginning.
    fn open_reading(&mut self) {
        if self.model.practice.is_some() && !self.is_reading() {
            return;
        }
        let session = &self.model.session;
        let rounds = session.document().reading.rounds;
        let is_at_beginning = session.timeline_step() == TimelineStep::START;
        if self.can_ask_reader()
            && is_at_beginning
            && let Some(rounds) = Rounds::new(session.search().recording(), rounds)
        {
            self.leave_practice();
            self.model.practice = Some(PracticeMode::Rounds(rounds));
        } else {
            self.start_reading();
        }
    }

    /// Asks what the author of the document asks after the current step.
    pub(super) fn start_reading(&mut self) {
        self.leave_practice();
        let session = &self.model.session;
        let asks = session.document().reading.asks && !session.history().chosen_questions().is_empty();
        if asks && self.can_ask_reader() {
            self.begin_questions(Audience::Reader, QuestionScope::Author);
        }
    }

    fn can_ask_reader(&self) -> bool {
        let session = &self.model.session;
        let is_askable = session.history().is_as_opened() && check_askable(session.search().passes()).is_ok();
        let is_read = session.shows_document_alone() && !self.is_presenting() && !self.is_embedded();
        self.model.settings.asks_readers && is_askable && is_read
    }

    pub(super) fn is_reading(&self) -> bool {
        self.model.practice.as_ref().is_some_and(PracticeMode::is_reading)
    }

    /// After a jump past a question, the reader is asked what comes after the current step.
    pub(super) fn read_on_from_here(&mut self) {
        let step = self.model.session.search().step();
        if self.is_reading() && self.model.predict().is_some_and(|predict| predict.run.limit() < step) {
            self.start_reading();
        }
    }

    fn start_exercise(&mut self, exercise: Exercise, is_narrow: bool) {
        match exercise {
            Exercise::Predict => self.start_predicting(Audience::User, QuestionScope::Author),
            // A frame has neither the fields in which a tree is filled in, nor does it let branches be moved.
            Exercise::FillIn | Exercise::ImproveOrder if self.is_embedded() => {
                self.start_predicting(Audience::User, QuestionScope::Author);
            }
            // What cannot be filled in for another reason is offered for filling in nowhere, or says so itself.
            Exercise::FillIn if check_fillable(self.model.session.search().passes()) == Err(Unaskable::VisitsTwice) => {
                self.can_ask(Err(Unaskable::VisitsTwice));
            }
            Exercise::FillIn => self.start_filling_in(is_narrow),
            Exercise::ImproveOrder => self.start_improving_order(is_narrow),
        }
    }

    /// Starts an exercise for the user, or leaves it where it is being done.
    pub(super) fn toggle_exercise(&mut self, exercise: Exercise, is_narrow: bool) {
        let session = &self.model.session;
        let is_stepped_through = session.mcts().is_some() && session.current_match().is_none();
        let has_panel = !self.is_presenting() && !self.is_embedded();
        if exercise == Exercise::Predict && has_panel && is_stepped_through {
            self.panels.side.toggle_questions();
            return self.model.open_side_panel(is_narrow);
        }
        let is_being_done = match &self.model.practice {
            Some(PracticeMode::Predict(predict)) => exercise == Exercise::Predict && predict.audience == Audience::User,
            Some(PracticeMode::FillIn(_)) => exercise == Exercise::FillIn,
            Some(PracticeMode::ImproveOrder(_)) => exercise == Exercise::ImproveOrder,
            Some(PracticeMode::Rounds(_) | PracticeMode::AskMcts(_)) | None => false,
        };
        if is_being_done {
            self.leave_practice();
        } else {
            self.start_exercise(exercise, is_narrow);
        }
    }

    /// Asks the room about the step that is shown, or ends asking it.
    pub(super) fn toggle_asking(&mut self) {
        self.panels.dialogs.close_address();
        if self.is_class_asked() {
            self.leave_practice();
            return;
        }
        self.leave_practice();
        if self.model.session.mcts().is_some() {
            return self.ask_room_about_mcts();
        }
        if !self.can_ask(check_askable_here(self.model.session.search().passes())) {
            return;
        }
        if self.model.session.playback.is_playing {
            self.apply(Command::TogglePlay);
        }
        let shows_leaves = self.view_context().given_values().from_start;
        let search = self.model.session.search();
        let step = search.step();
        let Some(question) = question_here(search.recording(), step, shows_leaves) else {
            return self.panels.notifications.replace(Notification::NothingToAsk);
        };
        let predict = Predict::here(search.recording(), question, step);
        if !search.root().is_explicit_tree() {
            // A recorded game holds visited nodes only. The layout is kept, so that no node moves.
            let unvisited = UnvisitedDisplay::Frontier;
            self.draw_meanwhile(DrawingOptions { unvisited, ..self.model.session.drawing_options() });
        }
        self.model.selected = None;
        self.model.practice = Some(PracticeMode::Predict(Box::new(predict)));
    }

    /// Asks the room about the step of the Monte Carlo tree search that is shown.
    fn ask_room_about_mcts(&mut self) {
        let model = &mut self.model;
        let is_alone = model.session.current_match().is_none() && !model.session.is_beside_mcts();
        let Some(view) = model.session.mcts().filter(|_| is_alone) else {
            return self.panels.notifications.add(Notification::NotAlone);
        };
        if view.is_underway() {
            return self.panels.notifications.add(Notification::NotAskable(Unaskable::IsIncomplete));
        }
        let Some(question) = mcts_question_here(view.recording(), view.step()) else {
            return self.panels.notifications.replace(Notification::NothingToAskOfMcts);
        };
        let asked = AskMcts::new(view, question);
        if model.session.playback.is_playing {
            self.apply(Command::TogglePlay);
        }
        self.apply(Command::Seek(TimelineStep::new(asked.step())));
        self.model.mcts_selected = None;
        self.model.practice = Some(PracticeMode::AskMcts(asked));
    }

    /// Steps while the room is asked about a Monte Carlo tree search: forward answers, and back from the answer asks again; any other step
    /// leaves the question. Returns whether there is nothing else to do; `None` where no such question is put.
    pub(super) fn step_in_asking_mcts(&mut self, direction: Direction) -> Option<bool> {
        let Some(PracticeMode::AskMcts(asked)) = &mut self.model.practice else { return None };
        if direction == (if asked.is_closed { Direction::Back } else { Direction::Forward }) {
            asked.is_closed = !asked.is_closed;
            let step = TimelineStep::new(asked.step());
            self.apply(Command::Seek(step));
            return Some(true);
        }
        self.leave_practice();
        // A step back from the question leads to the step that it was about.
        Some(direction == Direction::Back)
    }

    /// Asks the room again what has just been answered, where it was asked.
    pub(super) fn ask_room_again(&mut self) {
        self.change_predict(|predict, _| predict.run.ask_again());
        self.seek_question();
    }

    /// Counts a hand for the choice that was counted last, or takes one back. Returns whether the room is asked.
    pub(super) fn correct_hands(&mut self, is_more: bool) -> bool {
        let is_asking = self.is_class_asked() && self.view_context().is_asking();
        if let Some(hands) = self.model.practice.as_mut().and_then(PracticeMode::hands_mut).filter(|_| is_asking) {
            hands.correct(is_more);
        }
        is_asking
    }

    /// Leaves practice at the step that is shown. Returns whether there was an exercise. An attempt at the open question counts, and
    /// the questions that were closed are not asked again when the exercise is resumed.
    pub(super) fn leave_practice(&mut self) -> bool {
        let recording = Arc::clone(self.model.session.search().recording());
        if let Some(PracticeMode::Predict(predict)) = &mut self.model.practice
            && predict.audience == Audience::User
            && predict.is_of(&recording)
        {
            predict.run.close_attempted(&*recording);
            self.model.left_outcomes = Some((recording.id, predict.run.outcomes().to_vec()));
            self.record_outcomes();
        }
        let is_left = self.model.practice.take().is_some();
        if is_left {
            self.draw_meanwhile(self.model.settings.drawing_options());
        }
        is_left
    }

    /// Carries out a request of the exercise of predicting.
    pub(super) fn handle_predict(&mut self, request: PredictRequest) {
        match request {
            PredictRequest::StartAgain => self.start_again(QuestionScope::Author),
            PredictRequest::AskEverything => self.start_again(QuestionScope::Everything),
            PredictRequest::PlayOut => self.play_out_refutation(),
            PredictRequest::EndPlayOut => self.change_predict(|predict, _| predict.played_out = None),
            PredictRequest::ToggleKind(kind) => {
                let kinds = self.model.settings.question_kinds;
                let toggled = if kinds.contains(kind) { kinds.without(kind) } else { kinds.with(kind) };
                if !toggled.is_empty() {
                    self.model.settings.question_kinds = toggled;
                    self.restart_predicting();
                }
            }
            PredictRequest::SetAttempts(attempts) => {
                self.model.settings.attempts = attempts;
                self.restart_predicting();
            }
            PredictRequest::ToggleAddends => {
                self.model.settings.asks_addends = !self.model.settings.asks_addends;
            }
            PredictRequest::Answer(answer) => self.change_predict(|predict, of| predict.answer(of, answer)),
            PredictRequest::Choose(node) => {
                self.choose_in_practice(node);
            }
            PredictRequest::CountHand(choice) => {
                if let Some(hands) = self.model.practice.as_mut().and_then(PracticeMode::hands_mut) {
                    hands.raise(choice);
                }
            }
            PredictRequest::Hint => self.change_predict(|predict, _| predict.run.strengthen_hint()),
            PredictRequest::ShowAnswer => self.change_predict(Predict::show_answer),
            PredictRequest::GoOn => self.go_to_next_question(),
            PredictRequest::ShowOutcome(index) => {
                let predict = self.model.predict();
                let outcome = predict.and_then(|predict| predict.run.outcomes().get(index));
                if let Some(step) = outcome.map(|outcome| outcome.question.step) {
                    self.seek_in_pass(step);
                }
            }
        }
    }

    /// Asks the room the questions of an exercise in which the user has not answered any yet.
    pub(super) fn ask_room_instead(&mut self) {
        if self.is_reading() {
            self.leave_practice();
        }
        let Some(predict) = self.model.predict() else { return };
        let is_untouched = predict.run.outcomes().is_empty() && predict.played_out().is_none();
        if predict.audience == Audience::User && is_untouched {
            self.start_predicting(Audience::Class, predict.scope);
        }
    }

    /// Returns whether questions are put to the room.
    pub(super) fn is_class_asked(&self) -> bool {
        let of_search = self.model.predict().is_some_and(|predict| predict.audience == Audience::Class);
        of_search || self.model.practice.as_ref().is_some_and(|mode| mode.ask_mcts().is_some())
    }

    /// Takes a click on a node as an answer to the open question. Returns whether the node is one of its choices.
    pub(super) fn choose_in_practice(&mut self, node: NodeRef) -> bool {
        let Model { session, practice, selected, .. } = &mut self.model;
        if let Some(PracticeMode::Rounds(rounds)) = practice {
            let recording = session.search().recording();
            let node = recording.resolve(node).filter(|_| rounds.is_of(recording));
            let Some(node) = node else { return false };
            let choice = rounds.choices().find(|&choice| recording.trace().is_within(node, choice));
            let is_played = choice.is_some_and(|choice| rounds.choose(choice));
            if let Some(result) = rounds.result().filter(|_| is_played) {
                let end = result.line.last().copied().unwrap_or(result.choice);
                *selected = Some(recording.node_ref(end));
            }
            return is_played;
        }
        let (search, Some(PracticeMode::Predict(predict))) = (session.search(), practice) else { return false };
        let (recording, step) = (search.recording(), search.step());
        let is_choice = recording.resolve(node).is_some_and(|node| predict.choose(recording, step, node));
        self.show_revealed();
        is_choice
    }

    /// Takes Enter during the exercise: it ends playing out, chooses the selected node, gives the marked branches as the answer, or
    /// goes to the next question. Returns whether the next step is being predicted.
    pub(super) fn enter_in_practice(&mut self) -> bool {
        if let Some(PracticeMode::Rounds(rounds)) = &self.model.practice {
            let is_chosen =
                rounds.result().is_none() && self.model.selected.is_some_and(|node| self.choose_in_practice(node));
            if !is_chosen {
                self.step_in_practice(Direction::Forward);
            }
            return true;
        }
        let Some(predict) = self.model.predict() else { return false };
        let step = self.model.session.search().step();
        let open = predict.run.open_at(step).map(|question| question.kind);
        let marked: Vec<NodeId> = predict.marked.iter().copied().collect();
        let selected = self.model.selected;
        if predict.played_out().is_some() {
            self.handle_predict(PredictRequest::EndPlayOut);
        } else if predict.audience == Audience::Reader && open.is_none() {
            let is_card = predict.has_card(step);
            if is_card {
                self.step_in_practice(Direction::Forward);
            }
            return is_card;
        } else if open.is_none() {
            self.go_to_next_question();
        } else if !selected.is_some_and(|node| self.choose_in_practice(node))
            && matches!(open, Some(QuestionKind::Cut | QuestionKind::Ever))
            && !marked.is_empty()
        {
            // Enter does not answer that nothing is pruned: that has to be chosen.
            self.handle_predict(PredictRequest::Answer(Answer::Children(marked)));
        }
        true
    }

    /// Keeps the tree within the limit of the exercise. Where another search is shown, the exercise starts again on that.
    pub(super) fn keep_to_practice(&mut self) {
        let Model { session, practice, .. } = &self.model;
        let Some(mode) = practice else { return };
        if mode.rounds().is_some_and(|rounds| !rounds.is_of(session.search().recording())) {
            self.leave_practice();
            return;
        }
        if let Some(asked) = mode.ask_mcts() {
            if !session.mcts().is_some_and(|view| asked.is_shown_in(view)) {
                self.leave_practice();
            }
            return;
        }
        // Another entry of a lecture may show the same search from another step.
        let is_opened_for_class = self.is_class_asked() && self.history_seen != Some(session.history().id);
        let predict =
            mode.predict().filter(|predict| is_opened_for_class || !predict.is_of(session.search().recording()));
        let here = mode.predict().filter(|predict| predict.scope == QuestionScope::Here);
        let is_elsewhere = here.is_some_and(|predict| predict.run.limit() != session.search().step());
        if here.is_some() && (predict.is_some() || is_elsewhere) {
            self.leave_practice();
            return;
        }
        if let Some(audience) = predict.map(|predict| predict.audience) {
            let is_searched = session.task().is_none();
            match audience {
                Audience::User if is_searched => self.start_predicting(audience, QuestionScope::Author),
                Audience::Class if is_searched => self.start_predicting_here(audience, QuestionScope::Author),
                Audience::Reader if is_searched => self.start_reading(),
                Audience::User | Audience::Class | Audience::Reader => {}
            }
            return;
        }
        let limit = mode.predict().map(|predict| predict.run.limit());
        let is_read = mode.predict().is_some_and(|predict| predict.run.is_over()) || !self.can_ask_reader();
        if self.is_reading() && is_read {
            self.leave_practice();
        } else if let Some(limit) = limit.filter(|&limit| limit < session.search().step()) {
            let limit = session.search().timeline_step_at(limit);
            self.model.session.apply(Command::Seek(limit));
        }
    }

    /// Starts predicting at the current step or, where no question follows, from the beginning.
    pub(super) fn start_predicting(&mut self, audience: Audience, scope: QuestionScope) {
        if audience == Audience::User {
            // What is asked about needs the space of a panel that covers it.
            self.model.is_side_panel_open = false;
        }
        self.start_predicting_here(audience, scope);
        if self.model.predict().is_some_and(|predict| predict.run.is_over()) {
            self.apply(Command::Go(Direction::First));
            self.begin_questions(audience, scope);
        }
    }

    /// Starts predicting at the current step, also where no question follows.
    fn start_predicting_here(&mut self, audience: Audience, scope: QuestionScope) {
        self.leave_practice();
        if self.can_ask(check_askable(self.model.session.search().passes())) {
            self.conceal_in_layout();
            self.begin_questions(audience, scope);
        }
    }

    /// Returns whether the search that is shown can be asked about, or says why not.
    fn can_ask(&mut self, askable: Result<(), Unaskable>) -> bool {
        let why_not = match askable {
            _ if self.model.session.mcts().is_some() => Notification::NotWithMcts(UiCommand::TogglePredicting),
            _ if !self.model.session.shows_document_alone() => Notification::NotAlone,
            Err(why) => Notification::NotAskable(why),
            Ok(()) => return true,
        };
        self.panels.notifications.add(why_not);
        false
    }

    /// Begins with the first question after the current step.
    fn begin_questions(&mut self, audience: Audience, scope: QuestionScope) {
        let predict = self.predict_from(self.model.session.search().step(), audience, scope);
        self.model.outcomes_recorded = predict.run.outcomes().len();
        self.model.selected = None;
        self.model.practice = Some(PracticeMode::Predict(Box::new(predict)));
    }

    /// Returns the exercise with the questions that are asked after `step`.
    fn predict_from(&self, step: Step, audience: Audience, scope: QuestionScope) -> Predict {
        let Model { session, settings, .. } = &self.model;
        let author = session.document().practice.as_ref().filter(|_| scope == QuestionScope::Author);
        let (selection, attempts) = if let Some(practice) = author {
            let chosen = session.history().chosen_questions();
            let chosen = chosen.iter().filter_map(|question| Some((question.kind.of_search()?, question.step.get())));
            let (kinds, hides_values) = (practice.kinds.of_search, practice.hide_values);
            let selection = Selection { kinds, hides_values, chosen: chosen.collect() };
            (selection, practice.attempts)
        } else {
            let selection = Selection { kinds: settings.question_kinds, hides_values: false, chosen: Vec::new() };
            (selection, settings.attempts)
        };
        let recording = &**session.search().recording();
        let is_user = audience == Audience::User;
        let left = self.model.left_outcomes.as_ref().filter(|(id, _)| is_user && *id == recording.id);
        let outcomes = left.map_or_else(Vec::new, |(_, outcomes)| outcomes.clone());
        let is_sheet = is_user && selection.chosen.is_empty() && scope != QuestionScope::Everything;
        let all = selection.questions_after(recording, step).filter(|_| is_sheet).unwrap_or_default();
        let chosen = if is_sheet { worthiest(recording, all) } else { selection.chosen };
        let selection = Selection { chosen, ..selection };
        let run = Run::new(recording, selection, attempts, step, outcomes);
        Predict::new(recording, run, (audience, scope), step)
    }

    fn start_again(&mut self, scope: QuestionScope) {
        let predict = self.model.predict();
        let audience = predict.map_or(Audience::User, |predict| predict.audience);
        self.leave_practice();
        self.model.left_outcomes = None;
        self.apply(Command::Go(Direction::First));
        self.start_predicting(audience, scope);
    }

    /// Starts predicting again with the kinds and attempts that the user chose, from the current step on.
    fn restart_predicting(&mut self) {
        if let Some(predict) = self.model.predict() {
            self.start_predicting(predict.audience, QuestionScope::User);
        }
    }

    /// Shows the search with the value that refutes the wrong cut, at its end.
    fn play_out_refutation(&mut self) {
        let Model { session, practice, .. } = &mut self.model;
        let (AnyGame::Tree(root), Some(PracticeMode::Predict(predict))) = (session.document().position(), practice)
        else {
            return;
        };
        let Some((line, value)) = predict.refutation() else { return };
        let recording = session.search().recording();
        let Some(AnyGame::Tree(position)) = recording.node_at_line(line).map(|leaf| recording.position(leaf)) else {
            return;
        };
        let edit = TreeEdit::SetValue { node: position.node_index(), value };
        let Ok(edited) = root.edited(&edit) else { return };
        let document = Document { beside: None, ..session.document().with_position(AnyGame::Tree(edited.tree)) };
        let mut played_out = Session::new(document, session.origin().clone(), session.drawing_options().notation);
        played_out.apply(Command::Go(Direction::Last));
        predict.played_out = Some(Arc::new(played_out));
    }

    /// Changes the exercise of predicting, and shows what a question that was closed by it lets be seen.
    pub(super) fn change_predict(&mut self, change: impl FnOnce(&mut Predict, &Recording<AnyGame>)) {
        let recording = Arc::clone(self.model.session.search().recording());
        if let Some(PracticeMode::Predict(predict)) = &mut self.model.practice {
            change(predict, &recording);
            self.show_revealed();
        }
    }

    /// Goes to the answer of a question that has just been closed.
    fn show_revealed(&mut self) {
        let Some(predict) = self.model.predict() else { return };
        let (run, step) = (&predict.run, self.model.session.search().step());
        let is_closed = run.current().is_some_and(|current| current.is_closed);
        if is_closed && step < run.limit() {
            self.seek_in_pass(run.limit());
        }
    }

    fn go_to_next_question(&mut self) {
        self.change_predict(Predict::go_on);
        self.seek_question();
    }

    /// Goes to the step at which the current question is asked.
    fn seek_question(&mut self) {
        if let Some(limit) = self.model.practice.as_ref().and_then(PracticeMode::last_step) {
            self.seek_in_pass(limit);
        }
    }

    fn seek_in_pass(&mut self, step: Step) {
        let step = self.model.session.search().timeline_step_at(step);
        self.apply(Command::Seek(step));
    }

    /// Lays the tree out so that neither the space for cutoffs nor what is drawn of unvisited nodes tells what will be visited.
    fn conceal_in_layout(&mut self) {
        // Of a game only what is visited has been recorded.
        let is_given = self.model.session.search().root().is_explicit_tree();
        let unvisited = if is_given { UnvisitedDisplay::Outlined } else { UnvisitedDisplay::Frontier };
        let drawing = DrawingOptions { unvisited, conceals_cutoffs: true, ..self.model.session.drawing_options() };
        self.draw_meanwhile(drawing);
    }

    /// Draws the tree in another way, while the settings stay as they are.
    pub(super) fn draw_meanwhile(&mut self, drawing: DrawingOptions) {
        if self.model.session.drawing_options() != drawing {
            self.model.update_session(&mut self.panels.tree, |session| {
                session.apply(Command::SetDrawingOptions(drawing));
            });
        }
    }

    /// Shows the blank tree of the open search.
    fn start_filling_in(&mut self, is_narrow: bool) {
        self.leave_practice();
        let (unvisited, conceals_cutoffs) = (UnvisitedDisplay::Outlined, true);
        self.draw_meanwhile(DrawingOptions { unvisited, conceals_cutoffs, ..self.model.session.drawing_options() });
        self.apply(Command::Go(Direction::First));
        self.model.practice = Some(PracticeMode::FillIn(FillIn::new(self.model.session.search())));
        let exercise = open_exercise(&self.model.session, &self.model.words, Exercise::FillIn);
        self.model.diary.begin(&exercise);
        let root = self.model.session.search().recording().node_ref(NodeId::ROOT);
        self.focus_field(EditField::Entry(BlankPart::Value), root, is_narrow);
        self.panels.side.scroll_to_top();
    }

    /// Carries out a request about the blank tree.
    pub(super) fn fill_in(&mut self, request: FillInRequest, is_narrow: bool) {
        let Self { model, .. } = self;
        let Some(PracticeMode::FillIn(fill_in)) = &mut model.practice else { return };
        if !fill_in.is_of(model.session.search()) {
            return;
        }
        let to_correct = match &request {
            FillInRequest::GoTo(field) => Some(*field),
            FillInRequest::Mark => {
                // The sheets of a class are not the user's own exercise.
                let is_first = fill_in.first_marks.is_none() && fill_in.sheets.is_none();
                fill_in.apply(request, model.session.search());
                if let Some(marks) = fill_in.first_marks.as_ref().filter(|_| is_first) {
                    let exercise = open_exercise(&model.session, &model.words, Exercise::FillIn);
                    model.diary.record_marks(&exercise, model.session.search().recording(), marks);
                }
                fill_in.first_wrong()
            }
            FillInRequest::Write(..)
            | FillInRequest::ToggleCut(_)
            | FillInRequest::ToggleBest(_)
            | FillInRequest::ToggleSolution
            | FillInRequest::BeginSheets
            | FillInRequest::NameSheet(_)
            | FillInRequest::AddSheet
            | FillInRequest::CopySheets
            | FillInRequest::Clear => {
                fill_in.apply(request, model.session.search());
                None
            }
        };
        if let Some(BlankField { node, part }) = to_correct {
            let node = model.session.search().recording().node_ref(node);
            self.focus_field(EditField::Entry(part), node, is_narrow);
        }
    }

    /// Starts the blank tree anew where another search is shown, and says what its marks mean.
    pub(super) fn update_blank_tree(&mut self) {
        let Self { model, .. } = self;
        let search = model.session.search();
        if let Some(PracticeMode::FillIn(fill_in)) = &mut model.practice {
            if !fill_in.is_of(search) {
                *fill_in = FillIn::new(search);
            }
            fill_in.derive_sentences(&model.words, search);
        }
    }

    /// Starts improving the order of the open tree, which is shown at its last step, with all that is pruned.
    fn start_improving_order(&mut self, is_narrow: bool) {
        self.leave_practice();
        let session = &self.model.session;
        let improve_order = if session.shows_document_alone() { ImproveOrder::new(session) } else { None };
        let Some(improve_order) = improve_order else {
            return self.panels.notifications.add(Notification::NoOrder);
        };
        self.model.practice = Some(PracticeMode::ImproveOrder(improve_order));
        self.apply(Command::Go(Direction::Last));
        self.model.open_side_panel(is_narrow);
        self.panels.side.scroll_to_top();
        let exercise = open_exercise(&self.model.session, &self.model.words, Exercise::ImproveOrder);
        self.model.diary.begin(&exercise);
    }

    fn show_order(&mut self, tree: impl FnOnce(&mut ImproveOrder) -> Option<Tree>) {
        let Some(PracticeMode::ImproveOrder(improve_order)) = &mut self.model.practice else { return };
        let Some(tree) = tree(improve_order) else { return };
        self.apply(Command::SetGame(AnyGame::Tree(tree)));
        self.apply(Command::Go(Direction::Last));
    }

    /// Leaves the exercise where another document is open, and notes that a best order was found.
    pub(super) fn check_order(&mut self) {
        let model = &mut self.model;
        let Some(PracticeMode::ImproveOrder(improve_order)) = &mut model.practice else { return };
        if !improve_order.is_of(&model.session) {
            self.leave_practice();
        } else if improve_order.is_newly_solved(&model.session) {
            let exercise = open_exercise(&model.session, &model.words, Exercise::ImproveOrder);
            let answer = AnswerReport {
                field: "leaves".to_owned(),
                step: None,
                given: vec![evaluated_leaves(&model.session).to_string()],
                mark: AnswerMark::Right,
                points: 1,
                of: 1,
            };
            model.diary.record_answers(&exercise, [answer], true);
        }
    }

    /// The exercise that is being done.
    pub const fn practice(&self) -> Option<&PracticeMode> {
        self.model.practice.as_ref()
    }

    /// The user's progress in practice.
    pub const fn progress(&self) -> &PracticeProgress {
        &self.model.diary.progress
    }

    /// Sets the user's progress in practice, as it was stored.
    pub fn set_progress(&mut self, progress: PracticeProgress) {
        self.model.diary = Diary { progress, ..Diary::default() };
    }

    /// Records the questions that were closed since the last frame.
    pub(super) fn record_outcomes(&mut self) {
        let model = &mut self.model;
        let predict = model.practice.as_ref().and_then(PracticeMode::predict);
        let Some(predict) = predict.filter(|predict| predict.audience == Audience::User) else {
            model.outcomes_recorded = 0;
            return;
        };
        let outcomes = predict.run.outcomes();
        let is_over = predict.run.is_over();
        // A run that was started again has fewer outcomes than the one before.
        let new = outcomes.get(model.outcomes_recorded..).unwrap_or(outcomes);
        let recording = model.session.search().recording();
        if !new.is_empty() && predict.is_of(recording) {
            let exercise = open_exercise(&model.session, &model.words, Exercise::Predict);
            model.diary.record_outcomes(&exercise, recording, new, is_over);
        }
        model.outcomes_recorded = outcomes.len();
    }
}

pub(super) fn open_exercise<'a>(session: &'a Session, words: &Words, mode: Exercise) -> OpenExercise<'a> {
    let lesson = session.origin().lesson().filter(|_| !session.is_edited()).map(lessons::name);
    let title = document_title::name(session, words);
    OpenExercise { document: session.document(), title, lesson, mode }
}
