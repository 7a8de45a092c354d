//! The effect of every command and every request.

use super::interceptors::{INTERCEPTORS, Interceptor};
use super::sharing::Sharing;
use super::workspace::{Workspace, is_narrow};
use crate::files::Files;
use egui::Context;
use poda_class::{Asking, NotAsked};
use poda_core::document::practice::ExerciseKind;
use poda_core::document::{LectureEntry, needs_chance};
use poda_core::game::game_record::recorded_moves;
use poda_core::search::{Algorithm, SearchConfig};
use poda_core::trace::{NodeId, TimelineStep};
use poda_panels::dialogs::comparison::ComparisonModal;
use poda_panels::dialogs::tree_text::TreeTextModal;
use poda_panels::dialogs::{
    ClassroomModal, CommandPalette, Dialog, ExerciseModal, Glossary, HandInModal, KeySheet, LessonMap, ProgressModal,
};
use poda_panels::tree_panel::{Ink, ZOOM_STEP};
use poda_picture::export::Format;
use poda_picture::picture::palette::Theme;
use poda_session::lecture::OpenLecture;
use poda_session::play_match::MatchCommand;
use poda_session::playback::Direction;
use poda_session::{Command, DrawingOptions};
use poda_window::documents::DialogPurpose;
use poda_window::documents::file_export::{ExportedText, FileExport};
use poda_window::documents::lecture_plan::LectureExport;
use poda_window::documents::nothing_to_ask::NothingToAsk;
use poda_window::documents::notification::Notification;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::input::command::UiCommand;
use poda_window::jobs::task_runner::TaskRunner;
use poda_window::look::theme;
use poda_window::look::widgets::drop_focus;
use poda_window::panel::lecture::{edited_lecture, shown_after_edit};
use poda_window::panel::request::{DocumentAnswer, DocumentRequest, UiRequest};
use poda_window::state::lectern::{Aside, Pen, Spotlight};
use poda_window::state::mode::Mode;
use poda_window::state::practice::QuestionRequest;
use poda_window::stored::settings::{LeafValues, TEXT_SIZES};
use poda_words::i18n::code::Program;
use poda_words::i18n::languages;

/// Carries out requests, with what they read and change.
pub(super) struct Executor<'a> {
    pub ctx: &'a Context,
    pub workspace: &'a mut Workspace,
    pub sharing: &'a mut Sharing,
    pub tasks: &'a mut TaskRunner,
}

impl Executor<'_> {
    /// Carries out a request. If it is a jump, records the state before it.
    pub fn handle_jump(&mut self, request: UiRequest) {
        // All steps that a single drag on the timeline passes through are one jump.
        let is_seeking = matches!(request, UiRequest::Session(Command::Seek(_)));
        let jumps = &mut self.workspace.model.jumps;
        let continues_drag = std::mem::replace(&mut jumps.is_seeking, is_seeking) && is_seeking;
        let from = request.properties().is_jump.then(|| self.workspace.place());
        self.handle(request);
        let Some(from) = from else { return };
        let to = self.workspace.place();
        self.workspace.model.jumps.record(from, &to, continues_drag);
    }

    /// Carries out a request, unless an interceptor takes it.
    pub fn handle(&mut self, request: UiRequest) {
        let offer = |request, intercept: Interceptor| intercept(self.workspace, self.ctx, request);
        if let Some(request) = INTERCEPTORS.into_iter().try_fold(request, offer) {
            self.carry_out(request);
        }
    }

    /// Carries out a request that no interceptor has taken.
    fn carry_out(&mut self, request: UiRequest) {
        let resolve = |node| self.workspace.model.session.search()?.recording().resolve(node);
        let node = request.properties().node.and_then(resolve);
        let node = node.unwrap_or(NodeId::ROOT);
        let Workspace { model, panels, .. } = &mut *self.workspace;
        match request {
            UiRequest::Run(command) => self.run(command),
            UiRequest::Session(command) => self.workspace.apply(command),
            UiRequest::Select(selected) => {
                model.selection.node = selected;
                self.workspace.keep_why_not();
            }
            UiRequest::AskWhyNot(asked) => self.workspace.ask_why_not(asked),
            UiRequest::LeadToMove(command) => self.workspace.lead_to_move(command),
            UiRequest::ViewPlayer(player) => model.selection.player = player,
            UiRequest::Reveal(node) => self.workspace.reveal(node),
            UiRequest::FitSubtree(_) => {
                if let Some(context) = model.search_context(&panels.tree) {
                    panels.tree.fit_subtree(&context, node);
                }
            }
            UiRequest::ShowSubtree(root) => panels.tree.set_root(Some(root)),
            UiRequest::ToggleFold(_) => self.workspace.toggle_fold(node),
            UiRequest::EditTree(edit) => self.workspace.edit_tree(&edit),
            UiRequest::Reorder(_, to) => self.workspace.reorder(node, to),
            UiRequest::FocusField(field, node) => self.workspace.focus_field(field, node, is_narrow(self.ctx)),
            UiRequest::SetLanguage(language) => model.settings.language = language,
            UiRequest::SetTheme(theme) => {
                model.settings.theme = theme;
                theme::show(self.ctx, theme);
            }
            UiRequest::SetTextSize(size) => {
                model.settings.text_size = size;
                theme::set_text_size(self.ctx, size);
            }
            UiRequest::SetLeafValues(leaves) => model.settings.leaves = leaves,
            UiRequest::SetCode(code) => model.settings.code = code,
            UiRequest::ToggleSection(name) => model.settings.toggle_section(name),
            UiRequest::Practice(request) => self.workspace.handle_practice(request, is_narrow(self.ctx)),
            // `view_in_lane` has taken it, if such a search is shown.
            UiRequest::Lane(_) => {}
            UiRequest::Lectern(request) => model.lectern.apply(request),
            UiRequest::Classroom(request) => self.workspace.handle_classroom(self.ctx, request),
            UiRequest::Document(request) => {
                self.workspace.with_files(self.ctx, |files, context| files.handle(context, request));
            }
            UiRequest::OpenGlossary(term) => panels.dialogs.open(Dialog::Glossary(Glossary::at(Some(term)))),
            UiRequest::OpenExercise(kind) => {
                let mut modal = ExerciseModal::new(Some(kind));
                if let Some(document) = modal.document() {
                    self.handle(DocumentRequest::from(DocumentAnswer::Exercise(document)).into());
                } else {
                    panels.dialogs.open(Dialog::Exercise(Box::new(modal)));
                }
            }
        }
    }

    #[expect(clippy::too_many_lines, reason = "a few lines a command")]
    fn run(&mut self, command: UiCommand) {
        let is_narrow = is_narrow(self.ctx);
        let Workspace { model, panels, .. } = &mut *self.workspace;
        let (settings, lectern) = (&mut model.settings, &mut model.lectern);
        match command {
            UiCommand::Go(direction) => {
                // What was said about an earlier step does not cover the picture of the next one before an audience.
                if self.workspace.model.is_presenting() {
                    self.workspace.panels.notifications.clear();
                }
                self.workspace.apply(Command::Go(direction));
            }
            UiCommand::TogglePlay => {
                let is_pausing = model.session.current_match().is_some_and(|current_match| current_match.is_pausing);
                self.workspace.apply(if is_pausing { Command::Match(MatchCommand::GoOn) } else { Command::TogglePlay });
            }
            UiCommand::Restart => self.workspace.apply(Command::Go(Direction::First)),
            UiCommand::GoBack => self.workspace.go_back(),
            UiCommand::GoToNextChange => self.workspace.go_to_next_change(),

            UiCommand::Fit => {
                if let Some(context) = model.search_context(&panels.tree) {
                    panels.tree.fit(&context);
                }
            }
            UiCommand::ShowSubtree => self.workspace.show_subtree(),
            UiCommand::ShowParent => self.workspace.show_parent(),
            UiCommand::ToggleFold => self.workspace.toggle_fold_in_focus(),
            UiCommand::ZoomIn => panels.zoom_tree(model, ZOOM_STEP),
            UiCommand::ZoomOut => panels.zoom_tree(model, 1.0 / ZOOM_STEP),
            UiCommand::NaturalSize => {
                if let Some(context) = model.search_context(&panels.tree) {
                    panels.tree.natural_size(&context);
                }
            }
            UiCommand::EnlargeText => model.requests.push(UiRequest::SetTextSize(settings.text_size_at(1))),
            UiCommand::ReduceText => model.requests.push(UiRequest::SetTextSize(settings.text_size_at(-1))),
            UiCommand::UsualText => model.requests.push(UiRequest::SetTextSize(TEXT_SIZES[0])),
            UiCommand::TogglePositions => {
                let drawing = model.session.drawing_options();
                let form = drawing.form.other();
                self.workspace.apply(Command::SetDrawingOptions(DrawingOptions { form, ..drawing }));
            }
            UiCommand::ToggleMinimap => settings.minimap = !settings.minimap,
            UiCommand::Find => panels.find.open(),
            UiCommand::OpenPalette => {
                let palette = CommandPalette::new(&model.view_context(&panels.tree));
                panels.dialogs.open(Dialog::Palette(palette));
            }
            UiCommand::ToggleSplitView => self.toggle_split_view(),
            UiCommand::ToggleSidePanel => *model.side_panel(is_narrow) ^= true,
            UiCommand::ToggleLostValues => settings.lost_values = !settings.lost_values,
            UiCommand::TogglePrunedValues => settings.pruned_values = !settings.pruned_values,
            UiCommand::ToggleLessonText => settings.notes = !settings.notes,

            UiCommand::SelectNeighbor(neighbor) => self.workspace.select_neighbor(neighbor),
            UiCommand::ToggleWhyNot => self.workspace.toggle_why_not(),
            UiCommand::ShowNodeSection => {
                // An embedded frame has no side panel.
                if !self.workspace.model.is_embedded() {
                    self.workspace.show_node_section(is_narrow);
                }
            }
            UiCommand::MoveEarlier => self.workspace.move_focused(|index| index.checked_sub(1)),
            UiCommand::MoveLater => self.workspace.move_focused(|index| Some(index + 1)),
            UiCommand::DeleteNode => self.workspace.delete_node(),

            UiCommand::ToggleMatch => self.workspace.toggle_match(is_narrow),
            UiCommand::ToggleImprovingOrder => self.workspace.toggle_exercise(ExerciseKind::ImproveOrder, is_narrow),
            UiCommand::ToggleFillingIn => self.workspace.toggle_exercise(ExerciseKind::FillIn, is_narrow),
            UiCommand::TogglePredicting => self.workspace.toggle_exercise(ExerciseKind::Predict, is_narrow),
            UiCommand::ToggleAsking => self.toggle_question(),
            UiCommand::Hint => self.workspace.change_practiced(QuestionRequest::Hint),

            UiCommand::TogglePresenting => {
                self.workspace.set_presenting(self.ctx, !self.workspace.model.is_presenting());
            }
            UiCommand::PresentFromStart => {
                self.go_to_beginning();
                self.workspace.set_presenting(self.ctx, true);
            }
            UiCommand::PresentFromHere => self.workspace.set_presenting(self.ctx, true),
            UiCommand::TogglePresenterView => self.workspace.toggle_presenter_view(),
            UiCommand::ToggleBlank => model.set_mode(Mode::Blank, !model.is(Mode::Blank)),
            UiCommand::TogglePresentedNotes => settings.presented_notes = !settings.presented_notes,

            UiCommand::ToggleGivenLeaves => {
                let is_given = self.workspace.view_context().given_values().from_start;
                self.workspace.model.settings.leaves =
                    if is_given { LeafValues::WhenVisited } else { LeafValues::FromStart };
            }
            UiCommand::ToggleReasonAside => self.workspace.toggle_aside(Aside::Reason, is_narrow),
            UiCommand::ToggleAlgorithmAside => self.workspace.toggle_aside(Aside::Algorithm, is_narrow),
            UiCommand::ToggleStackAside => self.workspace.toggle_aside(Aside::Stack, is_narrow),
            UiCommand::ToggleBoardAside => lectern.hides_board = !lectern.hides_board,
            UiCommand::ToggleCountingLines => {
                let counts = self.workspace.view_context().counts_lines_one_by_one();
                self.workspace.model.lectern.line_count.set(!counts);
            }
            UiCommand::NextStepSize => self.workspace.take_next_step_size(self.ctx),
            UiCommand::NextLanguage => {
                let shown = settings.language;
                let next = languages().cycle().skip_while(|language| *language != shown).nth(1);
                settings.language = next.unwrap_or_default();
            }
            UiCommand::NextTheme => {
                settings.theme = match settings.theme {
                    Theme::Light | Theme::Print => Theme::Dark,
                    Theme::Dark => Theme::Light,
                };
                theme::show(self.ctx, settings.theme);
            }
            UiCommand::ToggleLaser => lectern.has_laser = !lectern.has_laser,
            UiCommand::NextPenColor => lectern.pen = Pen { is_drawing: true, color: lectern.pen.color.next() },
            UiCommand::ToggleSpotlight => lectern.spotlight.is_on = !lectern.spotlight.is_on,
            UiCommand::EnlargeSpotlight => lectern.spotlight.resize(Spotlight::SIZE_STEP),
            UiCommand::ReduceSpotlight => lectern.spotlight.resize(1.0 / Spotlight::SIZE_STEP),
            UiCommand::TogglePen => lectern.pen.is_drawing = !lectern.pen.is_drawing,
            UiCommand::UndoStroke => match model.session.split() {
                Some(split) => panels.split_view.undo_stroke(split),
                None => panels.lane_trees().undo_stroke(model.session.stepped(), model.session.stepped_side()),
            },
            UiCommand::WipeStrokes => {
                panels.tree.ink = Ink::default();
                panels.other_trees.wipe_strokes();
                panels.split_view.wipe_strokes();
            }

            UiCommand::Close => self.close_topmost(),
            UiCommand::StopSearch => self.tasks.stop(self.ctx),
            UiCommand::Undo => self.step_edits(true),
            UiCommand::Redo => self.step_edits(false),
            UiCommand::ToggleBookmark => self.toggle_bookmark(),
            UiCommand::CloseLecture => self.handle(DocumentRequest::CloseLecture.into()),
            UiCommand::EditNotes => {
                if panels.side.notes.toggle() {
                    model.open_side_panel(is_narrow);
                }
            }
            UiCommand::CopyPicture => self.sharing.copy_picture(self.ctx, self.workspace),
            UiCommand::Print => self.sharing.print(self.workspace),
            UiCommand::CopyLink => self.sharing.copy_link(self.ctx, self.workspace),
            UiCommand::CopyLectureLink => self.sharing.copy_lecture_link(self.ctx, self.workspace),
            UiCommand::ExportLecture => self.export_lecture(LectureExport::Pages(Format::Pdf)),
            UiCommand::ExportLectureHandout => self.export_lecture(LectureExport::Pages(Format::Handout)),
            UiCommand::ExportLectureHtml => self.export_lecture(LectureExport::Pages(Format::Html)),
            UiCommand::RehearseLecture => self.export_lecture(LectureExport::Rehearsal),
            UiCommand::ExportPackage => self.export_package(),
            UiCommand::ToggleAllControls => settings.all_controls = !settings.all_controls,
            UiCommand::WatchProgram => panels.dialogs.open(Dialog::WatchProgram),
            UiCommand::OwnGame => panels.dialogs.open(Dialog::OwnGame),
            UiCommand::CopyFrame => self.sharing.offer_frame(self.workspace),
            UiCommand::CopyMoves => self.sharing.copy_moves(self.ctx, &self.workspace.model),
            UiCommand::SaveMoves => self.save_moves(),
            UiCommand::CopyCode => self.sharing.copy_code(self.ctx, self.workspace),
            UiCommand::SaveCode => self.save_code(),
            UiCommand::ShowQrCode => self.sharing.show_qr_code(self.workspace),
            UiCommand::LetClassJoin => panels.dialogs.open(Dialog::Classroom(ClassroomModal::default())),
            UiCommand::OpenWhole => self.sharing.open_whole(self.ctx, &mut self.workspace.model),
            UiCommand::Open => {
                self.workspace.with_files(self.ctx, |files, context| files.open_dialog(context, DialogPurpose::Open));
            }
            UiCommand::SaveAs => {
                self.workspace.with_files(self.ctx, |files, context| files.open_dialog(context, DialogPurpose::Save));
            }
            UiCommand::Save => self.save(),
            UiCommand::PreviousLesson | UiCommand::NextLesson => {
                self.workspace.with_files(self.ctx, |files, context| files.open_neighbor(context, command));
            }
            UiCommand::OpenLessons => panels.dialogs.open(Dialog::Lessons(LessonMap::default())),
            UiCommand::ToggleKeySheet => panels.dialogs.toggle(Dialog::KeySheet(KeySheet::default())),
            UiCommand::ToggleGlossary => panels.dialogs.toggle(Dialog::Glossary(Glossary::at(None))),
            UiCommand::ExportPictures => panels.dialogs.open(Dialog::Pictures(Box::default())),
            UiCommand::MakePaper => panels.dialogs.open(Dialog::Paper(Box::default())),
            UiCommand::NewLecture => {
                model.lectern.edits_lecture = true;
                model.open_side_panel(is_narrow);
                self.handle(DocumentRequest::NewLecture.into());
            }
            UiCommand::NewTree => panels.dialogs.open(Dialog::TreeText(TreeTextModal::empty())),
            UiCommand::EditAsText => {
                if let Some(modal) = TreeTextModal::of_open_tree(&model.session) {
                    panels.dialogs.open(Dialog::TreeText(modal));
                }
            }
            UiCommand::NewExercise => panels.dialogs.open(Dialog::Exercise(Box::new(ExerciseModal::new(None)))),
            UiCommand::OpenPrintedExercise => {
                panels.dialogs.open(Dialog::PrintedExercise(Box::default()));
            }
            UiCommand::ShowProgress => panels.dialogs.open(Dialog::Progress(ProgressModal::default())),
            UiCommand::HandIn => panels.dialogs.open(Dialog::HandIn(HandInModal::default())),
            UiCommand::CompareSearches => {
                panels.dialogs.open(Dialog::Comparison(Box::new(ComparisonModal::new(&model.session))));
            }
        }
    }

    /// Goes to the beginning of the lecture, if one is shown, or else of the search.
    fn go_to_beginning(&mut self) {
        match self.workspace.model.session.shown_lecture() {
            Some(lecture) if lecture.index == 0 => {
                let step = lecture.first_step();
                self.workspace.apply(Command::Seek(step));
            }
            Some(_) => self.handle(DocumentRequest::OpenFirstEntry.into()),
            None => self.workspace.apply(Command::Go(Direction::First)),
        }
    }

    /// Undoes or redoes the last change: of the lecture while its fields are shown, or else of the document.
    fn step_edits(&mut self, is_undo: bool) {
        let context = self.workspace.view_context();
        let before = edited_lecture(&context);
        let Some((before, after)) = before.and_then(|before| Some((before, before.stepped(is_undo)?))) else {
            return self.workspace.apply(if is_undo { Command::Undo } else { Command::Redo });
        };
        for request in shown_after_edit(before, after) {
            self.handle(request);
        }
    }

    /// Returns whether the fields that edit the shown entry of a lecture are shown, and it is not a slide.
    fn edits_entry(&self) -> bool {
        edited_lecture(&self.workspace.view_context()).is_some_and(|open| open.slide().is_none())
    }

    /// Marks the current step or removes its mark: as a station of the lecture while its fields are shown, or else as a
    /// bookmark of the document.
    fn toggle_bookmark(&mut self) {
        if !self.edits_entry() {
            return self.workspace.apply(Command::ToggleBookmark);
        }
        let session = &self.workspace.model.session;
        let step = session.timeline_step();
        // Each entry is shown first at its beginning, without a mark.
        if step != TimelineStep::START {
            let own = session.bookmarks().to_vec();
            self.edit_entry(|entry| entry.toggle_station(step, &own));
        }
    }

    /// Asks the room about the current step, or ends the question. While the fields of a lecture are shown, makes the
    /// lecture ask there, or no longer does so, and says why if nothing can be asked.
    fn toggle_question(&mut self) {
        if !self.edits_entry() {
            return self.workspace.toggle_asking();
        }
        let session = &self.workspace.model.session;
        let (step, shows_leaves) = (session.timeline_step(), self.workspace.view_context().given_values().from_start);
        let is_asked =
            session.shown_lecture().and_then(OpenLecture::entry).is_some_and(|entry| entry.ask.contains(&step));
        let recorded = session.own_lane().recorded();
        // After the last step, nothing comes that could be asked about.
        let can_ask = if step < session.timeline_len() {
            Asking::here(&recorded, step, shows_leaves, 0, &[]).map(drop)
        } else {
            Err(NotAsked::NothingHere(recorded.kind()))
        };
        if !is_asked && let Err(why) = can_ask {
            return self.workspace.panels.notifications.replace(not_asked(why));
        }
        self.edit_entry(|entry| entry.toggle_question(step));
    }

    /// Edits the shown entry of the lecture.
    fn edit_entry(&mut self, edit: impl FnOnce(&mut LectureEntry)) {
        let Some(before) = self.workspace.model.session.shown_lecture() else { return };
        let Some(after) = before.with_entry(edit) else { return };
        for request in shown_after_edit(before, after) {
            self.handle(request);
        }
    }

    /// Saves the lecture while its fields are shown, unless only the document of the entry was edited. Otherwise saves
    /// the document.
    fn save(&mut self) {
        let lecture = edited_lecture(&self.workspace.view_context()).map(OpenLecture::is_edited);
        match lecture {
            Some(is_edited) if is_edited || !self.workspace.model.session.is_edited() => {
                self.handle(DocumentRequest::SaveLecture.into());
            }
            Some(_) | None => self.workspace.with_files(self.ctx, Files::save),
        }
    }

    /// Shows a second search in a split view, or returns to the first search alone.
    fn toggle_split_view(&mut self) {
        let history = self.workspace.model.session.history();
        let (document, search) = (history.document(), history.depth_first);
        let algorithm = match document.search().map(|own| own.algorithm) {
            // Beside another kind of search, show the values that a pruning search proves.
            None if needs_chance(document.position(), search.opponent) => Algorithm::Star1,
            None => Algorithm::AlphaBeta,
            // Beside the run of a program, show the search that the run claims to be.
            Some(first) if document.searches.run().is_some() => first,
            Some(first) => match first.properties().corrected {
                Some(corrected) => corrected,
                None if first.properties().prunes => first.full_width(),
                None if first.properties().searches_chance => Algorithm::Star1,
                None => Algorithm::AlphaBeta,
            },
        };
        let is_alone = document.searches.second().is_none();
        let beside = is_alone.then(|| SearchConfig { algorithm, ..search }.into());
        self.workspace.apply(Command::SetBeside(beside));
    }

    /// Closes the topmost open item. If nothing is open, clears the selection.
    fn close_topmost(&mut self) {
        let Workspace { model, panels, .. } = &mut *self.workspace;
        if panels.tree.cancel_drag() || panels.dialogs.close() || panels.notifications.clear() {
            return;
        }
        if model.session.task().is_some() && !model.session.shows_partial_search() {
            return self.workspace.apply(Command::Cancel);
        }
        if model.is(Mode::Blank) {
            return model.set_mode(Mode::Blank, false);
        }
        if model.lectern.put_down() {
            return;
        }
        if self.workspace.panels.side.leave_line(self.ctx) || self.workspace.stop_why_not() {
            return;
        }
        let Workspace { model, panels, .. } = &mut *self.workspace;
        // Closing the find bar keeps the selection.
        if panels.find.close() || model.session.split().is_some_and(|split| panels.split_view.reset(split)) {
            return;
        }
        // An embedded frame has no command that resumes its exercise.
        if !self.workspace.model.is_embedded() && self.workspace.leave_exercise() {
            return;
        }
        if self.workspace.model.session.current_match().is_some() {
            return self.workspace.toggle_match(false);
        }
        let Workspace { model, panels, .. } = &mut *self.workspace;
        if model.is(Mode::Presenting) {
            self.workspace.set_presenting(self.ctx, false);
        } else if model.session.search().is_some_and(|search| panels.tree.root(search) != NodeId::ROOT) {
            panels.tree.set_root(None);
        } else {
            model.selection.node = None;
            model.selection.clear_in_lanes();
            model.window.is_side_panel_open = false;
            // A control that was reached with Tab loses the focus, so that keys reach the commands again.
            drop_focus(self.ctx);
        }
    }

    /// Opens the dialog for the file in which the lecture is exported.
    fn export_lecture(&mut self, export: LectureExport) {
        if let Some(export) = self.workspace.model.lecture_to_export(export, &self.sharing.link.base) {
            self.export(export);
        }
    }

    /// Opens the dialog for the file in which the questions about the open document are packed.
    fn export_package(&mut self) {
        self.export(self.workspace.model.package_to_export().map_err(Notification::ExportEnded));
    }

    /// Opens the dialog for the file in which the moves that were played are saved, as players write them.
    fn save_moves(&mut self) {
        let model = &self.workspace.model;
        let text = format!("{}\n", recorded_moves(&model.session.latest_document().game));
        let name = format!("{}.txt", model.words.text("moves-file-name"));
        self.handle(DocumentRequest::Export(ExportedText { name, text, extension: "txt" }).into());
    }

    /// Opens the dialog for the file in which the program is saved whose code is shown.
    fn save_code(&mut self) {
        if let Some((language, Program { name, text })) = self.workspace.shown_program() {
            let exported = ExportedText { name, text, extension: language.extension() };
            self.handle(DocumentRequest::Export(exported).into());
        }
    }

    fn export(&mut self, export: Result<FileExport, Notification>) {
        match export {
            Ok(export) => self.handle(DocumentRequest::ExportFiles(export).into()),
            Err(notification) => self.workspace.panels.notifications.replace(notification),
        }
    }
}

/// Returns the notification that the lecture cannot ask the room at a step.
const fn not_asked(why: NotAsked) -> PlainNotification {
    match why {
        NotAsked::NothingHere(_) => PlainNotification::NothingToAsk(NothingToAsk::Here),
        NotAsked::Unaskable(why) => PlainNotification::NotAskable(why),
    }
}
