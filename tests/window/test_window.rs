//! A harness with Poda's window in it, and dialogs with prepared answers.

use egui::{Context, Event, Id, Key, MissingGlyphPolicy, Modifiers, Rect, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use egui_kittest::{Harness, HarnessBuilder};
use poda_picture::picture::palette::Theme;
use poda_session::playback::StepSize;
use poda_session::sampled_lane::SampledLane;
use poda_session::{Origin, Session};
use poda_ui::app::App;
use poda_ui::files::Files;
use poda_window::documents::{DialogRequest, FileChoice, FileDialogs};
use poda_window::stored::settings::Settings;
use poda_words::file::load_with_players;
use poda_words::i18n::panels::mcts_text;
use poda_words::i18n::{Language, Words};
use poda_words::lessons;
use poda_words::lessons::curriculum::SearchControl;
use std::cell::{Ref, RefCell, RefMut};
use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

/// A tree of three levels in which MIN's second move is cut.
pub const SMALL: &str = "(version: 1, title: \"Small\", game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))";

/// File dialogs that answer at once, in order. Where no answer is left they stay open.
#[derive(Clone, Debug, Default)]
pub struct Prepared {
    choices: Rc<RefCell<VecDeque<FileChoice>>>,
    asked: Rc<RefCell<Vec<DialogRequest>>>,
    waiting: Rc<RefCell<Vec<Sender<FileChoice>>>>,
}

impl FileDialogs for Prepared {
    fn ask(&self, request: DialogRequest, _ctx: &Context) -> Receiver<FileChoice> {
        self.asked.borrow_mut().push(request);
        let (sender, receiver) = channel();
        match self.choices.borrow_mut().pop_front() {
            Some(choice) => sender.send(choice).unwrap(),
            None => self.waiting.borrow_mut().push(sender),
        }
        receiver
    }
}

/// Where the lesson about the first move of tic-tac-toe comes from.
pub fn first_move() -> Origin {
    Origin::Lesson(lessons::by_name_or_number("tic-tac-toe-move-1").expect("a lesson"))
}

/// The window.
pub struct TestWindow {
    pub harness: Harness<'static>,
    app: Rc<RefCell<Option<App>>>,
    dialogs: Prepared,
}

impl TestWindow {
    /// A window of the usual size on the lesson about the first move of tic-tac-toe.
    pub fn new() -> Self {
        Self::of_size([1280.0, 800.0], Language::ENGLISH)
    }

    /// A window on the lesson about the first move of tic-tac-toe.
    pub fn of_size(size: [f32; 2], language: Language) -> Self {
        Self::on_lesson("tic-tac-toe-move-1", size, language)
    }

    /// A window on a lesson.
    pub fn on_lesson(name: &str, size: [f32; 2], language: Language) -> Self {
        let settings = Settings::new(language);
        let number = lessons::by_name_or_number(name).expect("a lesson");
        let session = Session::new(lessons::all()[number].clone(), Origin::Lesson(number), settings.notation);
        Self::build(Harness::builder().with_size(size), session, settings)
    }

    /// A window on a position.
    pub fn on(text: &str, origin: Origin) -> Self {
        let settings = Settings::new(Language::ENGLISH);
        let session = Session::new(load_with_players(text.as_bytes()).unwrap(), origin, settings.notation);
        Self::build(Harness::builder().with_size([1280.0, 800.0]), session, settings)
    }

    /// A window on a file that holds a text.
    pub fn on_file(path: &Path, text: &str) -> Self {
        std::fs::write(path, text).unwrap();
        Self::on(text, Origin::File(path.to_owned()))
    }

    /// A window whose steps are events and which asks nothing by itself.
    pub fn build(builder: HarnessBuilder, session: Session, settings: Settings) -> Self {
        let step_size = settings.step_size.or(Some(StepSize::Event));
        // As for a reader who has used them, lessons show the controls that the first ones leave out.
        let used = [SearchControl::Jumps, SearchControl::Pace, SearchControl::Match, SearchControl::Presenting];
        let used_controls = used.map(|control| control.name().to_owned()).into();
        let settings = Settings { step_size, asks_readers: false, used_controls, ..settings };
        Self::build_as_chosen(builder, session, settings)
    }

    /// A window of the usual size on a lesson that is read as its author suggests.
    pub fn reading(name: &str, language: Language) -> Self {
        Self::reading_at(name, [1280.0, 800.0], Settings::new(language))
    }

    /// A window on a lesson that is read as its author suggests.
    pub fn reading_at(name: &str, size: [f32; 2], settings: Settings) -> Self {
        let number = lessons::by_name_or_number(name).expect("a lesson");
        let session = Session::new(lessons::all()[number].clone(), Origin::Lesson(number), settings.notation);
        Self::build_as_chosen(Harness::builder().with_size(size), session, settings)
    }

    fn build_as_chosen(builder: HarnessBuilder, session: Session, settings: Settings) -> Self {
        let theme = match settings.theme {
            Theme::Light | Theme::Print => egui::Theme::Light,
            Theme::Dark => egui::Theme::Dark,
        };
        let app = Rc::new(RefCell::new(None));
        let dialogs = Prepared::default();
        let (made, shown) = (Rc::clone(&app), Rc::clone(&app));
        let files = Files::new(Box::new(dialogs.clone()));
        let mut harness = builder
            .with_theme(theme)
            .with_context_setup(move |ctx| *made.borrow_mut() = Some(App::new(ctx, session, settings, files)))
            .build_ui(move |ui| shown.borrow_mut().as_mut().expect("the window has been made").show(ui));
        harness.run_steps(2);
        Self { harness, app, dialogs }
    }

    pub fn app(&self) -> Ref<'_, App> {
        Ref::map(self.app.borrow(), |app| app.as_ref().unwrap())
    }

    pub fn app_mut(&self) -> RefMut<'_, App> {
        RefMut::map(self.app.borrow_mut(), |app| app.as_mut().unwrap())
    }

    /// The step that is shown.
    pub fn step(&self) -> usize {
        let app = self.app();
        app.session().sampled().map_or_else(|| app.session().search().unwrap().step(), SampledLane::step)
    }

    pub fn last(&self) -> usize {
        let app = self.app();
        app.session()
            .sampled()
            .map_or_else(|| app.session().search().unwrap().trace().len(), |mcts| mcts.recording().len())
    }

    /// The title of the open document.
    pub fn title(&self) -> Option<String> {
        let app = self.app();
        app.session().document().title.as_ref().map(|title| title.in_language(Language::ENGLISH).to_owned())
    }

    pub fn origin(&self) -> Origin {
        self.app().session().origin().clone()
    }

    /// The text that the open document would be saved as.
    pub fn text(&self) -> String {
        poda_words::file::save(self.app().session().latest_document())
    }

    /// The name of the node that was chosen.
    pub fn selected(&self) -> Option<String> {
        let node = self.app().selected_node()?;
        Some(self.heading(node))
    }

    /// What is said of the step that is shown.
    pub fn caption(&self) -> String {
        let words = Words::new(Language::ENGLISH);
        let (app, narrate) = (self.app(), poda_words::i18n::narration::caption);
        if let Some(mcts) = app.session().sampled() {
            return mcts_text::caption(&words, mcts.recording(), mcts.step()).plain();
        }
        narrate(&words, app.session().search().unwrap().recording(), app.session().search().unwrap().step()).plain()
    }

    /// Looks at a node, by its name and what is known of it, and opens the fields in which it is changed.
    pub fn edit_node(&mut self, label: &str) {
        let place = self.node(label);
        self.click_at(place, egui::PointerButton::Primary, 1);
        self.click("Edit");
    }

    /// Draws a few frames.
    pub fn settle(&mut self) {
        self.harness.run_steps(4);
        self.harness.check_accessibility();
    }

    /// Draws frames until what takes long is done, while the clock goes on.
    pub fn wait_until(&mut self, is_done: impl Fn(&Self) -> bool) {
        for _ in 0..2_000 {
            self.harness.step();
            if is_done(self) {
                return self.settle();
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        panic!("it is not done after so long");
    }

    /// Draws frames until what was asked for is searched and laid out.
    pub fn wait_for_searches(&mut self) {
        self.wait_until(|window| !window.app().session().has_tasks());
    }

    /// The middle of a node on the screen, by its name and what is known of it.
    pub fn node(&self, label: &str) -> egui::Pos2 {
        let found = self.nodes(label);
        assert!(found.len() == 1, "{label}: {found:?}, {:?}", self.harness.root());
        found[0].center()
    }

    /// Where the nodes are in the window of which this is known, of all names or of the one before it: "≤ 2", "C: not
    /// visited".
    pub fn nodes(&self, label: &str) -> Vec<Rect> {
        let (name, known) = label.split_once(": ").map_or((None, label), |(name, known)| (Some(name), known));
        let claimed = known.strip_suffix('?').map(|value| format!("claimed to be {value}, not proved"));
        let known = claimed.unwrap_or_else(|| match known {
            "…" => "entered, nothing proved yet".to_owned(),
            known => known.replace("≤ ", "at most ").replace("≥ ", "at least "),
        });
        let is_meant = |said: &str| {
            let said = name.map_or(Some(said), |name| said.strip_prefix(name)?.strip_prefix(", "));
            let said = said.and_then(|said| said.split_once(", ")).map(|(_, known)| known);
            said.is_some_and(|said| match name {
                Some(_) => known.is_empty() || said == known || said.starts_with(&format!("{known}, ")),
                None => said.contains(&known),
            })
        };
        let items = self.harness.query_all_by_role(egui::Role::TreeItem);
        let in_window = items.filter(|item| item.accesskit_node().raw_bounds().is_some());
        let meant = in_window.filter(|item| item.accesskit_node().label().is_some_and(|said| is_meant(&said)));
        meant.map(|item| item.rect()).collect()
    }

    /// A node's name on the screen.
    pub fn heading(&self, node: poda_core::trace::NodeId) -> String {
        let words = Words::new(Language::ENGLISH);
        poda_words::i18n::node_names::NodeNames::new(&words, self.app().session().search().unwrap().recording())
            .heading(node)
    }

    /// Clicks twice, or with the other button once.
    pub fn click_at(&mut self, place: egui::Pos2, button: egui::PointerButton, times: usize) {
        self.harness.event(Event::PointerMoved(place));
        self.harness.step();
        for _ in 0..times {
            // A click within one frame: two of them are quick enough for a double click.
            for pressed in [true, false] {
                let event = Event::PointerButton { pos: place, button, pressed, modifiers: Modifiers::NONE };
                self.harness.input_mut().events.push(event);
            }
            self.harness.step();
        }
        self.settle();
    }

    /// Presses a key.
    pub fn press(&mut self, key: Key) {
        self.press_with(Modifiers::NONE, key);
    }

    pub fn press_with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// Clicks the control of this name.
    pub fn click(&mut self, name: &str) {
        self.harness.get_by_label(name).click();
        self.settle();
    }

    /// Clicks the control of this name, which may be scrolled away.
    pub fn click_scrolled(&mut self, name: &str) {
        self.harness.get_by_label(name).click_accesskit();
        self.settle();
    }

    /// Opens a bundled lecture by its title.
    pub fn open_lecture(&mut self, title: &str) {
        self.open_menu();
        self.click("Lectures");
        self.click(title);
    }

    /// Unfolds a section of the side panel.
    pub fn unfold(&mut self, title: &str) {
        let button = format!("Show {title}");
        if self.has(&button) {
            self.click_scrolled(&button);
        }
    }

    /// Goes to the bookmark of a step by its line in the side panel.
    pub fn click_bookmark(&mut self, step: usize) {
        self.unfold("Go to");
        self.harness.get_by_label_contains(&format!("Step {step} ")).click_accesskit();
        self.settle();
    }

    /// Clicks the control whose name begins so.
    pub fn click_beginning(&mut self, name: &str) {
        self.harness.get_by_label_contains(name).click();
        self.settle();
    }

    /// Clicks a control and draws no more than it takes.
    pub fn click_once(&mut self, name: &str) {
        self.harness.get_by_label(name).click();
        for _ in 0..3 {
            self.harness.step();
            if !self.commands().is_empty() {
                break;
            }
        }
    }

    /// Gives the focus to the control of this name.
    pub fn focus(&mut self, name: &str) {
        self.harness.get_by_label(name).focus();
        self.settle();
    }

    /// Opens the menu of the document.
    pub fn open_menu(&mut self) {
        self.click_beginning("Document: ");
        // A menu grows from frame to frame until all of it has found its place.
        self.harness.run_steps(8);
    }

    /// Opens the submenu of the menu of practice, which a phone has in the menu "More".
    pub fn open_more_practice(&mut self) {
        let words = Words::new(self.app().settings().language);
        let is_folded = !self.says(&words.text("practice-menu-button"));
        let menu = words.text(if is_folded { "top-more" } else { "practice-menu" });
        self.click_beginning(&format!("{menu}: "));
        self.harness.run_steps(8);
        if is_folded {
            // It may be scrolled away.
            self.click_scrolled(&words.text("practice-menu"));
            self.harness.run_steps(8);
        }
        self.click(&words.text("practice-more"));
        self.harness.run_steps(8);
    }

    /// Opens the map of the lessons.
    pub fn open_lessons(&mut self) {
        self.press_with(Modifiers::SHIFT, Key::M);
        self.harness.run_steps(8);
    }

    /// Opens the menu of what can be begun.
    pub fn open_new(&mut self) {
        self.open_menu();
        self.click("New");
        self.harness.run_steps(4);
    }

    /// Opens the sheet for a new tree.
    pub fn open_new_tree(&mut self) {
        self.open_new();
        self.click("Tree…");
    }

    /// Whether the control of this name cannot be pressed.
    pub fn is_disabled(&self, name: &str) -> bool {
        self.harness.get_by_label(name).accesskit_node().is_disabled()
    }

    /// Whether there is something of this name or with these words, or a node in the window of this name of which this
    /// is known.
    pub fn has(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some() || name.contains(": ") && !self.nodes(name).is_empty()
    }

    /// Whether these words are somewhere in the window.
    pub fn says(&self, words: &str) -> bool {
        self.harness.query_all_by_label_contains(words).next().is_some()
            || self
                .harness
                .query_all_by(|node| node.value().is_some_and(|value| value.contains(words)))
                .next()
                .is_some()
    }

    /// The name of the node that is lit up by a text.
    pub fn lit_node(&self) -> Option<String> {
        let lit = |data: &mut egui::util::IdTypeMap| data.get_temp(Id::unique("lit node"));
        let (node, frame): (poda_core::trace::recording::NodeRef, u64) = self.harness.ctx.data_mut(lit)?;
        let is_now = self.harness.ctx.cumulative_frame_nr() <= frame + 1;
        let node = self.app().session().search().unwrap().recording().resolve(node).filter(|_| is_now)?;
        Some(self.heading(node))
    }

    /// Where the words stand that end so.
    pub fn place_of(&self, name: &str) -> Rect {
        let ends = |node: &AccessKitNode| node.value().is_some_and(|words| words.ends_with(name));
        self.harness.query_by(ends).expect("it is there").rect()
    }

    /// Where the sheet of this name stands.
    pub fn sheet(&self, name: &str) -> Rect {
        self.harness.ctx.memory(|memory| memory.area_rect(Id::unique(("modal", name)))).expect("it is there")
    }

    pub fn type_text(&mut self, text: &str) {
        self.harness.event(Event::Text(text.to_owned()));
        self.settle();
    }

    /// Draws boxes from now on for letters that no font has, as the program does. A test fails at such a letter
    /// otherwise.
    pub fn draw_boxes(&self) {
        self.harness.ctx.set_missing_glyph_policy(MissingGlyphPolicy::Tofu);
    }

    pub fn paste(&mut self, text: &str) {
        self.harness.event(Event::Paste(text.to_owned()));
        self.settle();
    }

    /// Drops files, of which some have no path on this disk but bytes.
    pub fn drop_files(&mut self, files: &[(&Path, &[u8])]) {
        for (path, bytes) in files {
            self.push_dropped(path, bytes);
        }
        self.harness.step();
        // Contents without a path are read in the background.
        self.wait_until(|window| !window.app().files().is_reading());
    }

    /// Has a file be dropped with the next frame.
    pub fn push_dropped(&mut self, path: &Path, bytes: &[u8]) {
        let file = Dropped { path: path.to_path_buf(), bytes: bytes.to_vec() };
        self.harness.input_mut().dropped_files.push(Arc::new(file));
    }

    /// Has the next dialog answer this.
    pub fn will_choose(&self, choice: FileChoice) {
        self.dialogs.choices.borrow_mut().push_back(choice);
    }

    /// Chooses an entry of a drop-down list.
    pub fn choose_entry(&mut self, list: &str, entry: &str) {
        self.click_beginning(&format!("{list}: "));
        self.harness.run_steps(6);
        self.click(entry);
    }

    /// Types into a field in the place of what is there.
    pub fn type_into(&mut self, field: &str, text: &str) {
        self.focus(field);
        self.press_with(Modifiers::COMMAND, Key::A);
        self.press(Key::Delete);
        self.type_text(text);
    }

    /// Answers the dialog that was left open.
    pub fn choose(&mut self, choice: FileChoice) {
        self.dialogs.waiting.borrow_mut().pop().expect("a dialog is open").send(choice).unwrap();
        self.settle();
    }

    /// Answers the dialog that was left open, which may have been given up since.
    pub fn choose_too_late(&mut self, choice: FileChoice) {
        let _ = self.dialogs.waiting.borrow_mut().pop().expect("a dialog is open").send(choice);
        self.settle();
    }

    /// What the dialogs were asked.
    pub fn asked(&self) -> Vec<DialogRequest> {
        self.dialogs.asked.borrow().clone()
    }

    /// Asks the window to close, as the system does. Gives whether it is going to.
    pub fn close(&mut self) -> bool {
        let viewport = self.harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap();
        viewport.events.push(ViewportEvent::Close);
        self.harness.step();
        let is_kept = self.commands().contains(&ViewportCommand::CancelClose);
        self.harness.input_mut().viewports.get_mut(&ViewportId::ROOT).unwrap().events.clear();
        self.settle();
        !is_kept
    }

    /// What the window asked of the system in the last frame.
    pub fn commands(&self) -> Vec<ViewportCommand> {
        self.harness.output().viewport_output[&ViewportId::ROOT].commands.clone()
    }

    /// The name of what has the focus.
    pub fn focused(&self) -> Option<String> {
        let mut nodes = self.harness.root().children_recursive();
        nodes.find_map(|node| node.accesskit_node().label().filter(|_| node.is_focused()))
    }
}

/// The names of the files in a folder, in order.
pub fn file_names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[derive(Debug)]
struct Dropped {
    path: PathBuf,
    bytes: Vec<u8>,
}

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.path
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Ok(self.bytes.clone())
    }
}
