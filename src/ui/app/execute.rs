//! The effect of every command and every request.

use super::App;
use crate::files::Files;
use egui::Context;
use poda_class::{Asking, NotAsked};
use poda_core::document::practice::ExerciseKind;
use poda_core::document::{LectureEntry, needs_chance};
use poda_core::search::{Algorithm, AnySearch, SearchConfig};
use poda_core::trace::{NodeId, RecordedKind, TimelineStep};
use poda_panels::dialogs::comparison::ComparisonModal;
use poda_panels::dialogs::tree_text::TreeTextModal;
use poda_panels::dialogs::{
    ClassroomModal, CommandPalette, Dialog, ExerciseModal, Glossary, HandInModal, KeySheet, LessonMap, ProgressModal,
};
use poda_panels::lectern::PresenterView;
use poda_panels::tree_panel::{Ink, ZOOM_STEP};
use poda_picture::export::Format;
use poda_picture::picture::palette::Theme;
use poda_platform::PopupBlocked;
use poda_session::lecture::OpenLecture;
use poda_session::play_match::MatchCommand;
use poda_session::playback::Direction;
use poda_session::shown_search::ShownSearch;
use poda_session::{Command, TreeChange};
use poda_window::documents::DialogPurpose;
use poda_window::documents::lecture_plan::LectureExport;
use poda_window::documents::nothing_to_ask::NothingToAsk;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::input::command::UiCommand;
use poda_window::look::theme;
use poda_window::look::widgets::drop_focus;
use poda_window::panel::lecture::{edited_lecture, shown_after_edit};
use poda_window::panel::request::{DocumentAnswer, DocumentRequest, UiRequest};
use poda_window::panel::why_not;
use poda_window::state::lectern::{Aside, Pen, Spotlight};
use poda_window::state::mode::Mode;
use poda_window::state::practice::{PracticeMode, QuestionRequest};
use poda_window::stored::settings::{LeafValues, TEXT_SIZES};
use poda_words::i18n::languages;
use poda_words::lessons::curriculum::SearchControl;

impl App {
    /// Carries out a request that no interceptor has taken.
    pub(super) fn carry_out(&mut self, ctx: &Context, request: UiRequest) {
        let resolve = |node| self.model.session.search()?.recording().resolve(node);
        let node = request.node().and_then(resolve);
        let node = node.unwrap_or(NodeId::ROOT);
        let Self { model, panels, .. } = self;
        match request {
            UiRequest::Run(command) => self.run(ctx, command),
            UiRequest::Session(command) => self.apply(command),
            UiRequest::Select(selected) => {
                model.selection.node = selected;
                self.keep_why_not();
            }
            UiRequest::AskWhyNot(asked) => self.ask_why_not(asked),
            UiRequest::ViewPlayer(player) => model.selection.player = player,
            UiRequest::Reveal(node) => self.reveal(node),
            UiRequest::FitSubtree(_) => {
                if let Some(context) = model.search_context(&panels.tree) {
                    panels.tree.fit_subtree(&context, node);
                }
            }
            UiRequest::ShowSubtree(root) => panels.tree.set_root(Some(root)),
            UiRequest::ToggleFold(_) => self.toggle_fold(node),
            UiRequest::EditTree(edit) => self.edit_tree(&edit),
            UiRequest::Reorder(_, to) => self.reorder(node, to),
            UiRequest::FocusField(field, node) => self.focus_field(field, node, Self::is_narrow(ctx)),
            UiRequest::SetLanguage(language) => model.settings.language = language,
            UiRequest::SetTheme(theme) => {
                model.settings.theme = theme;
                theme::show(ctx, theme);
            }
            UiRequest::SetTextSize(size) => {
                model.settings.text_size = size;
                theme::set_text_size(ctx, size);
            }
            UiRequest::SetLeafValues(leaves) => model.settings.leaves = leaves,
            UiRequest::ToggleSection(name) => model.settings.toggle_section(name),
            UiRequest::Practice(request) => self.handle_practice(request, Self::is_narrow(ctx)),
            // `view_in_lane` has taken it, if such a search is shown.
            UiRequest::Lane(_) => {}
            UiRequest::Lectern(request) => model.lectern.apply(request),
            UiRequest::Classroom(request) => self.handle_classroom(ctx, request),
            UiRequest::Document(request) => self.with_files(ctx, |files, context| files.handle(context, request)),
            UiRequest::OpenGlossary(term) => panels.dialogs.open(Dialog::Glossary(Glossary::at(Some(term)))),
            UiRequest::OpenExercise(kind) => {
                let mut modal = ExerciseModal::new(Some(kind));
                if let Some(document) = modal.document() {
                    self.handle(ctx, DocumentRequest::from(DocumentAnswer::Exercise(document)).into());
                } else {
                    panels.dialogs.open(Dialog::Exercise(Box::new(modal)));
                }
            }
        }
    }

    #[expect(clippy::too_many_lines, reason = "a few lines a command")]
    fn run(&mut self, ctx: &Context, command: UiCommand) {
        let is_narrow = Self::is_narrow(ctx);
        let Self { model, panels, .. } = self;
        let (settings, lectern) = (&mut model.settings, &mut model.lectern);
        match command {
            UiCommand::Go(direction) => {
                // What was said about an earlier step does not cover the picture of the next one before an audience.
                if self.is_presenting() {
                    self.panels.notifications.clear();
                }
                self.apply(Command::Go(direction));
            }
            UiCommand::TogglePlay => {
                let is_pausing = model.session.current_match().is_some_and(|current_match| current_match.is_pausing);
                self.apply(if is_pausing { Command::Match(MatchCommand::GoOn) } else { Command::TogglePlay });
            }
            UiCommand::Restart => self.apply(Command::Go(Direction::First)),
            UiCommand::GoBack => self.go_back(),
            UiCommand::GoToNextChange => self.go_to_next_change(),

            UiCommand::Fit => {
                if let Some(context) = model.search_context(&panels.tree) {
                    panels.tree.fit(&context);
                }
            }
            UiCommand::ShowSubtree => self.show_subtree(),
            UiCommand::ShowParent => self.show_parent(),
            UiCommand::ToggleFold => self.toggle_fold_in_focus(),
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

            UiCommand::SelectNeighbor(neighbor) => self.select_neighbor(neighbor),
            UiCommand::ToggleWhyNot => self.toggle_why_not(),
            UiCommand::ShowNodeSection => {
                // An embedded frame has no side panel.
                if !self.is_embedded() {
                    self.show_node_section(is_narrow);
                }
            }
            UiCommand::MoveEarlier => self.move_focused(|index| index.checked_sub(1)),
            UiCommand::MoveLater => self.move_focused(|index| Some(index + 1)),
            UiCommand::DeleteNode => self.delete_node(),

            UiCommand::ToggleMatch => self.toggle_match(is_narrow),
            UiCommand::ToggleImprovingOrder => self.toggle_exercise(ExerciseKind::ImproveOrder, is_narrow),
            UiCommand::ToggleFillingIn => self.toggle_exercise(ExerciseKind::FillIn, is_narrow),
            UiCommand::TogglePredicting => self.toggle_exercise(ExerciseKind::Predict, is_narrow),
            UiCommand::ToggleAsking => self.toggle_question(ctx),
            UiCommand::Hint => self.change_practiced(QuestionRequest::Hint),

            UiCommand::TogglePresenting => self.set_presenting(ctx, !self.is_presenting()),
            UiCommand::PresentFromStart => {
                self.go_to_beginning(ctx);
                self.set_presenting(ctx, true);
            }
            UiCommand::PresentFromHere => self.set_presenting(ctx, true),
            UiCommand::TogglePresenterView => self.toggle_presenter_view(),
            UiCommand::ToggleBlank => model.set_mode(Mode::Blank, !model.is(Mode::Blank)),
            UiCommand::TogglePresentedNotes => settings.presented_notes = !settings.presented_notes,

            UiCommand::ToggleGivenLeaves => {
                let is_given = self.view_context().given_values().from_start;
                self.model.settings.leaves = if is_given { LeafValues::WhenVisited } else { LeafValues::FromStart };
            }
            UiCommand::ToggleReasonAside => self.toggle_aside(Aside::Reason, is_narrow),
            UiCommand::ToggleAlgorithmAside => self.toggle_aside(Aside::Algorithm, is_narrow),
            UiCommand::ToggleStackAside => self.toggle_aside(Aside::Stack, is_narrow),
            UiCommand::ToggleBoardAside => lectern.hides_board = !lectern.hides_board,
            UiCommand::ToggleCountingLines => {
                let counts = self.view_context().counts_lines_one_by_one();
                self.model.lectern.line_count.set(!counts);
            }
            UiCommand::NextStepSize => self.take_next_step_size(ctx),
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
                theme::show(ctx, settings.theme);
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

            UiCommand::Close => self.close_topmost(ctx),
            UiCommand::StopSearch => self.tasks.stop(ctx),
            UiCommand::Undo => self.step_edits(ctx, true),
            UiCommand::Redo => self.step_edits(ctx, false),
            UiCommand::ToggleBookmark => self.toggle_bookmark(ctx),
            UiCommand::CloseLecture => self.handle(ctx, DocumentRequest::CloseLecture.into()),
            UiCommand::EditNotes => {
                if panels.side.notes.toggle() {
                    model.open_side_panel(is_narrow);
                }
            }
            UiCommand::CopyPicture => self.copy_picture(ctx),
            UiCommand::Print => self.print(),
            UiCommand::CopyLink => self.copy_link(ctx),
            UiCommand::CopyLectureLink => self.copy_lecture_link(ctx),
            UiCommand::ExportLecture => self.export_lecture(ctx, LectureExport::Pages(Format::Pdf)),
            UiCommand::ExportLectureHandout => self.export_lecture(ctx, LectureExport::Pages(Format::Handout)),
            UiCommand::ExportLectureHtml => self.export_lecture(ctx, LectureExport::Pages(Format::Html)),
            UiCommand::RehearseLecture => self.export_lecture(ctx, LectureExport::Rehearsal),
            UiCommand::ExportPackage => self.export_package(ctx),
            UiCommand::ToggleAllControls => settings.all_controls = !settings.all_controls,
            UiCommand::WatchProgram => panels.dialogs.open(Dialog::WatchProgram),
            UiCommand::CopyFrame => self.offer_frame(),
            UiCommand::CopyMoves => self.copy_moves(ctx),
            UiCommand::ShowQrCode => self.show_qr_code(),
            UiCommand::LetClassJoin => panels.dialogs.open(Dialog::Classroom(ClassroomModal::default())),
            UiCommand::OpenWhole => self.open_whole(ctx),
            UiCommand::Open => self.with_files(ctx, |files, context| files.open_dialog(context, DialogPurpose::Open)),
            UiCommand::SaveAs => self.with_files(ctx, |files, context| files.open_dialog(context, DialogPurpose::Save)),
            UiCommand::Save => self.save(ctx),
            UiCommand::PreviousLesson | UiCommand::NextLesson => {
                self.with_files(ctx, |files, context| files.open_neighbor(context, command));
            }
            UiCommand::OpenLessons => panels.dialogs.open(Dialog::Lessons(LessonMap::default())),
            UiCommand::ToggleKeySheet => panels.dialogs.toggle(Dialog::KeySheet(KeySheet::default())),
            UiCommand::ToggleGlossary => panels.dialogs.toggle(Dialog::Glossary(Glossary::at(None))),
            UiCommand::ExportPictures => panels.dialogs.open(Dialog::Pictures(Box::default())),
            UiCommand::MakePaper => panels.dialogs.open(Dialog::Paper(Box::default())),
            UiCommand::NewLecture => {
                model.lectern.edits_lecture = true;
                model.open_side_panel(is_narrow);
                self.handle(ctx, DocumentRequest::NewLecture.into());
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

    /// Applies a command to the session and copies options that last beyond the document to the settings.
    pub(super) fn apply(&mut self, command: Command) {
        self.keep_work();
        self.keep_options(&command);
        self.keep_used_control(&command);
        let moves = matches!(command, Command::Seek(_) | Command::Go(_) | Command::Tick(_));
        if moves || matches!(command, Command::TogglePlay) {
            match &mut self.model.practice.mode {
                Some(PracticeMode::Questions(questions)) => {
                    if let Some(session) = questions.under_way_mut().played_out_mut() {
                        session.apply(command);
                        return;
                    }
                }
                // A blank tree belongs to step 0, so no other step is shown.
                Some(PracticeMode::FillIn(_)) => return,
                Some(PracticeMode::Rounds(_)) => self.start_reading(),
                Some(PracticeMode::ImproveOrder(_)) | None => {}
            }
        }
        let is_jump = moves && !matches!(command, Command::Go(Direction::Forward) | Command::Tick(_));
        let takes_back = matches!(command, Command::Cancel | Command::Undo);
        let changed = self.model.update_session(&mut self.panels.tree, |session| session.apply(command));
        let model = &mut self.model;
        if moves && changed.step {
            self.panels.notifications.step_on();
        }
        if moves && matches!(changed.tree, TreeChange::Stepped | TreeChange::Replaced) {
            model.selection.node = None;
        }
        if changed.lanes {
            model.selection.clear_in_lanes();
        }
        if takes_back {
            self.panels.notifications.take_back();
            let model = &mut self.model;
            // Options that were requested together with the canceled search are also reverted.
            model.settings.set_drawing_options(model.session.drawing_options());
            model.settings.set_limits(model.session.limits());
        }
        if is_jump {
            self.resume_reading_at_current_step();
        }
        if changed.is_restored && self.model.practice.mode.is_none() {
            // The user has undone every change to the lesson.
            self.start_reading();
        }
        self.follow_up(changed);
    }

    /// Keeps that the user has used the control of a command, so that every lesson shows it.
    fn keep_used_control(&mut self, command: &Command) {
        let now = self.model.session.search().map(ShownSearch::config);
        let jumps = [Direction::NextCutoff, Direction::PreviousCutoff, Direction::Over, Direction::Out];
        let used = if matches!(command, Command::Go(direction) if jumps.contains(direction)) {
            SearchControl::Jumps
        } else if matches!(command, Command::SetSpeed(_) | Command::SetStepSize(_)) {
            SearchControl::Pace
        } else if matches!(command, Command::Match(MatchCommand::Start)) {
            SearchControl::Match
        } else if let Command::SetSearch(AnySearch::Search(search)) = command {
            match now {
                Some(now) if search.algorithm == now.algorithm => {
                    if search.depth != now.depth {
                        SearchControl::Depth
                    } else if (search.fail, search.cut_on) != (now.fail, now.cut_on) {
                        SearchControl::Cutoffs
                    } else {
                        return;
                    }
                }
                Some(_) | None => SearchControl::Algorithm,
            }
        } else {
            return;
        };
        self.model.use_control(used);
    }

    /// Copies options set by a command to the settings.
    fn keep_options(&mut self, command: &Command) {
        let settings = &mut self.model.settings;
        if let Command::SetDrawingOptions(options) = *command {
            let kept = settings.unvisited;
            settings.set_drawing_options(options);
            if self.model.practice.mode.as_ref().is_some_and(|mode| !mode.is_reading()) {
                // How an exercise shows unvisited nodes is not the user's choice.
                settings.unvisited = kept;
            }
            self.panels.tree.reset_view();
        } else if let Command::SetLimits(limits) = *command {
            settings.set_limits(limits);
        } else if let Command::SetStepSize(step_size) = *command
            && self.model.session.stepped_kind() == RecordedKind::Search
        {
            settings.step_size = step_size;
        }
    }

    /// Clears the selection and resets the view, because another tree is shown, unless it is the result of the last
    /// edit.
    pub(super) fn show_replaced_tree(&mut self) {
        if !self.show_edited_node() {
            self.model.selection.node = None;
            self.panels.tree.reset();
        }
    }

    pub(super) fn set_presenting(&mut self, ctx: &Context, is_presenting: bool) {
        self.model.set_mode(Mode::Presenting, is_presenting);
        if is_presenting {
            self.model.use_control(SearchControl::Presenting);
        }
        self.presentation.since = ctx.input(|input| input.time);
        if is_presenting {
            self.ask_room_instead();
        }
        // A browser lets an embedded frame fill the screen only at the request of its user.
        poda_platform::window::set_fullscreen(ctx, is_presenting && !self.is_embedded());
        self.panels.tree.reset_view();
        self.panels.other_trees.reset_views();
    }

    fn toggle_presenter_view(&mut self) {
        let is_open = self.presentation.presenter.take().is_some();
        if self.is_presenting() && !is_open {
            match PresenterView::open() {
                Ok(presenter) => self.presentation.presenter = Some(presenter),
                Err(PopupBlocked) => self.panels.notifications.replace(PlainNotification::PresenterBlocked),
            }
        }
    }

    /// Shows or hides a panel beside the presented tree. Outside of a presentation the side panel contains all of them,
    /// and is opened.
    fn toggle_aside(&mut self, aside: Aside, is_narrow: bool) {
        if self.is_presenting() {
            self.model.lectern.asides.toggle(aside);
        } else {
            self.model.open_side_panel(is_narrow);
        }
    }

    /// Undoes or redoes the last change: of the lecture while its fields are shown, or else of the document.
    fn step_edits(&mut self, ctx: &Context, is_undo: bool) {
        let context = self.view_context();
        let before = edited_lecture(&context);
        let Some((before, after)) = before.and_then(|before| Some((before, before.stepped(is_undo)?))) else {
            return self.apply(if is_undo { Command::Undo } else { Command::Redo });
        };
        for request in shown_after_edit(before, after) {
            self.handle(ctx, request);
        }
    }

    /// Returns whether the fields that edit the shown entry of a lecture are shown, and it is not a slide.
    fn edits_entry(&self) -> bool {
        edited_lecture(&self.view_context()).is_some_and(|open| open.slide().is_none())
    }

    /// Marks the current step or removes its mark: as a station of the lecture while its fields are shown, or else as a
    /// bookmark of the document.
    fn toggle_bookmark(&mut self, ctx: &Context) {
        if !self.edits_entry() {
            return self.apply(Command::ToggleBookmark);
        }
        let session = &self.model.session;
        let step = session.timeline_step();
        // Each entry is shown first at its beginning, without a mark.
        if step != TimelineStep::START {
            let own = session.bookmarks().to_vec();
            self.edit_entry(ctx, |entry| entry.toggle_station(step, &own));
        }
    }

    /// Asks the room about the current step, or ends the question. While the fields of a lecture are shown, makes the
    /// lecture ask there, or no longer does so, and says why if nothing can be asked.
    fn toggle_question(&mut self, ctx: &Context) {
        if !self.edits_entry() {
            return self.toggle_asking();
        }
        let session = &self.model.session;
        let (step, shows_leaves) = (session.timeline_step(), self.view_context().given_values().from_start);
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
            return self.panels.notifications.replace(not_asked(why));
        }
        self.edit_entry(ctx, |entry| entry.toggle_question(step));
    }

    /// Edits the shown entry of the lecture.
    fn edit_entry(&mut self, ctx: &Context, edit: impl FnOnce(&mut LectureEntry)) {
        let Some(before) = self.model.session.shown_lecture() else { return };
        let Some(after) = before.with_entry(edit) else { return };
        for request in shown_after_edit(before, after) {
            self.handle(ctx, request);
        }
    }

    /// Saves the lecture while its fields are shown, unless only the document of the entry was edited. Otherwise saves
    /// the document.
    fn save(&mut self, ctx: &Context) {
        let lecture = edited_lecture(&self.view_context()).map(OpenLecture::is_edited);
        match lecture {
            Some(is_edited) if is_edited || !self.model.session.is_edited() => {
                self.handle(ctx, DocumentRequest::SaveLecture.into());
            }
            Some(_) | None => self.with_files(ctx, Files::save),
        }
    }

    /// Shows a second search in a split view, or returns to the first search alone.
    fn toggle_split_view(&mut self) {
        let history = self.model.session.history();
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
        self.apply(Command::SetBeside(beside));
    }

    /// Closes the topmost open item. If nothing is open, clears the selection.
    fn close_topmost(&mut self, ctx: &Context) {
        let Self { model, panels, .. } = self;
        if panels.tree.cancel_drag() || panels.dialogs.close() || panels.notifications.clear() {
            return;
        }
        if model.session.task().is_some() && !model.session.shows_partial_search() {
            return self.apply(Command::Cancel);
        }
        if model.is(Mode::Blank) {
            return model.set_mode(Mode::Blank, false);
        }
        if model.lectern.put_down() {
            return;
        }
        let answers = model.search_context(&panels.tree).is_some_and(|context| !why_not::line(&context).is_empty());
        if model.selection.why_not.take().is_some() && answers {
            return;
        }
        // Closing the find bar keeps the selection.
        if panels.find.close() || model.session.split().is_some_and(|split| panels.split_view.reset(split)) {
            return;
        }
        // An embedded frame has no command that resumes its exercise.
        if !self.is_embedded() && self.leave_exercise() {
            return;
        }
        if self.model.session.current_match().is_some() {
            return self.toggle_match(false);
        }
        let Self { model, panels, .. } = self;
        if model.is(Mode::Presenting) {
            self.set_presenting(ctx, false);
        } else if model.session.search().is_some_and(|search| panels.tree.root(search) != NodeId::ROOT) {
            panels.tree.set_root(None);
        } else {
            model.selection.node = None;
            model.selection.clear_in_lanes();
            model.window.is_side_panel_open = false;
            // A control that was reached with Tab loses the focus, so that keys reach the commands again.
            drop_focus(ctx);
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
