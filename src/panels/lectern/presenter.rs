//! The presenter view: a second window for the lecturer with the author's note, the next sentence, the time of day, and
//! the time since presenting began. In a browser it is a page of text.
//!
//! The window draws a self-contained page, which the application replaces while it presents.

use super::notes::author_note;
use super::slide::{slide_texts, written_slide_ui};
use crate::frame::caption;
use crate::frame::class_mark::counts;
use crate::tree_panel::tree_at;
use egui::emath::TSTransform;
use egui::{Color32, Context, Frame, Margin, Sense, Ui, Vec2, ViewportBuilder, ViewportClass, ViewportId, vec2};
use poda_class::Asking;
use poda_core::trace::TimelineStep;
use poda_lecture::slide_text;
use poda_picture::export::svg::svg;
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_picture::picture::shape::{Shape, point};
use poda_platform::second_page::SecondPage;
use poda_platform::{PagePart, PageText, PopupBlocked, system};
use poda_session::playback::Direction;
use poda_window::input::keyboard::Keyboard;
use poda_window::look::widgets::labeled_space;
use poda_window::look::{paint, theme};
use poda_window::panel::lane_text;
use poda_window::panel::lecture::{entry_beyond, entry_name};
use poda_window::panel::view_context::ViewContext;
use poda_window::state::practice::PracticeMode;
use poda_words::i18n::args;
use poda_words::i18n::styled_text::StyledText;
use std::slice;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The initial size of the window, and the size at which a picture is laid out before it is scaled to the available
/// space, in pixels.
const WINDOW: Vec2 = vec2(1000.0, 700.0);
const PICTURE: Vec2 = vec2(960.0, 420.0);
/// The maximum number of nodes of a tree that is drawn. The picture of a larger tree would show little.
const MAX_NODES: usize = 400;
/// The text sizes of the clock, the note, and other text, in pixels, in a window of the initial size.
const CLOCK: f32 = 34.0;
const NOTE: f32 = 36.0;
const TEXT: f32 = 19.0;

/// The window of the presenter view.
#[derive(Debug)]
pub struct PresenterView {
    /// The page of text, on platforms where a second window is a page.
    second_page: Option<SecondPage>,
    shared: Arc<Mutex<SharedPage>>,
}

#[derive(Debug, Default)]
struct SharedPage {
    page: PresenterPage,
    /// Whether the user has closed the window.
    is_closed: bool,
}

/// The content of the presenter view.
#[derive(Clone, Debug, Default)]
struct PresenterPage {
    title: String,
    language: &'static str,
    theme: Theme,
    /// The position in the lecture.
    place: String,
    elapsed: String,
    /// When presenting began, in seconds since the start of the program.
    began: f64,
    /// The author's note of this step, if there is one.
    note: Option<StyledText>,
    no_note: String,
    /// The sentence for this step, or the title of the slide.
    here: StyledText,
    next_heading: String,
    /// The next sentence, or where the next step leads.
    coming: StyledText,
    next: NextStation,
    /// How to make the first window fill the screen.
    filling: String,
}

/// What the next step shows.
#[derive(Clone, Debug, Default)]
enum NextStation {
    /// A picture of the tree.
    Picture(Vec<Shape>),
    /// The title and the text of a slide.
    Slide([String; 2]),
    /// Only the sentence.
    #[default]
    Sentence,
}

impl PresenterView {
    /// Returns the id of the window.
    pub fn id() -> ViewportId {
        ViewportId::from_hash_of("presenter view")
    }

    /// Opens the window or, in a browser, the page.
    ///
    /// # Errors
    /// Fails if the browser blocks the page.
    pub fn open() -> Result<Self, PopupBlocked> {
        Ok(Self { second_page: SecondPage::open()?, shared: Arc::default() })
    }

    /// Updates the content of the window. Returns whether the user has closed it.
    pub fn show(&mut self, ctx: &Context, context: &ViewContext<'_>, began: f64) -> bool {
        let page = PresenterPage::of(context, began);
        if let Some(second_page) = &mut self.second_page {
            ctx.request_repaint_after(Duration::from_secs(1));
            let sleeps = second_page.lets_sleep().then(|| context.words.text("presenter-sleeps"));
            return !second_page.show(page.text(ctx.input(|input| input.time), sleeps.as_deref()));
        }
        let builder = ViewportBuilder::default()
            .with_title(&page.title)
            .with_app_id("poda")
            .with_inner_size(WINDOW)
            .with_min_inner_size([480.0, 360.0]);
        {
            let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
            if shared.is_closed {
                return true;
            }
            shared.page = page;
        }
        let shared = Arc::clone(&self.shared);
        ctx.request_repaint_of(Self::id());
        ctx.show_viewport_deferred(Self::id(), builder, move |ui, class| {
            let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
            shared.page.show(ui, class);
            let ctx = ui.ctx();
            shared.is_closed |=
                ctx.input(|input| input.viewport().close_requested()) && ctx.viewport_id() == Self::id();
            // Keys pressed in this window take effect in the first window, which therefore needs a frame.
            if shared.is_closed || ctx.plugin::<Keyboard>().lock().is_pressed() {
                ctx.request_repaint_of(ViewportId::ROOT);
            }
            ctx.request_repaint_after(Duration::from_secs(1));
        });
        false
    }
}

/// Returns the sentence for the next step.
pub fn coming_sentence(context: &ViewContext<'_>) -> StyledText {
    PresenterPage::coming(context, 0).0
}

/// Returns the question that the room is asked, in the language of the window; `None` if it is the reader's own.
fn asked_of_room(context: &ViewContext<'_>) -> Option<Asking> {
    let questions = context.practice.and_then(PracticeMode::questions)?;
    let question = questions.under_way().for_class(context.session)?;
    Some((question.written)(0, slice::from_ref(context.words)))
}

/// Returns the question that the lecture puts to the room at a step forward; `None` if it asks nothing.
fn coming_question(context: &ViewContext<'_>) -> Option<Asking> {
    let session = context.session;
    let is_free = context.is_presenting() && context.practice.is_none() && session.current_match().is_none();
    let step = session.asks_next(&context.lectern.asked_at).filter(|_| is_free)?;
    if session.slide().is_some() {
        return Some(Asking::own(session.own_question()?, 0, slice::from_ref(context.words)));
    }
    let lane = session.own_lane();
    let is_askable = lane.search().is_none() || session.shows_document_alone();
    let shows_leaves = context.given_values().from_start;
    let asking = Asking::here(&lane.recorded(), step, shows_leaves, 0, slice::from_ref(context.words));
    asking.ok().filter(|_| is_askable)
}

impl PresenterPage {
    fn of(context: &ViewContext<'_>, began: f64) -> Self {
        let (session, words) = (context.session, context.words);
        let lecture = session.shown_lecture();
        let here = match session.slide() {
            Some(slide) => StyledText::plain_text(&slide_texts(context, slide)[0]),
            None => caption::sentence(context),
        };
        let (coming, next) = Self::coming(context, MAX_NODES);
        let place = lecture.map(|lecture| entry_name(lecture, lecture.index, words)).into_iter();
        // How many phones there are, and while a question is open, how many have answered and how much time is left.
        let counts = context.classroom.open().map(|class| counts(words, class));
        Self {
            title: words.text("presenter-title"),
            language: words.language().code(),
            theme: context.settings.theme,
            place: place.chain(counts).collect::<Vec<_>>().join(" · "),
            elapsed: words.text("presenter-elapsed"),
            began,
            note: author_note(context),
            no_note: words.text("presenter-no-note"),
            here,
            next_heading: words.text("presenter-next"),
            coming,
            next,
            filling: words.text("presenter-filling"),
        }
    }

    /// Returns the sentence for the next step, and what that step shows. A tree is drawn only if it has at most
    /// `max_nodes` nodes.
    fn coming(context: &ViewContext<'_>, max_nodes: usize) -> (StyledText, NextStation) {
        let (session, words) = (context.session, context.words);
        if context.is_asking() {
            let answer = asked_of_room(context).map(|asking| asking.answer(words.language()).to_owned());
            let answer = answer.map(|answer| words.styled("presenter-right-answer", &args![answer]));
            return (answer.unwrap_or_else(|| words.styled("presenter-answer", &[])), NextStation::Sentence);
        }
        if let Some(coming) = coming_question(context) {
            return (StyledText::plain_text(coming.prompt(words.language())), NextStation::Sentence);
        }
        if let (Some(lecture), Some(next)) = (session.shown_lecture(), entry_beyond(session, Direction::Forward)) {
            let at = lecture.at(next, session.origin().clone());
            let slide = at.slide().map(|slide| slide_texts(context, slide));
            let name = StyledText::plain_text(&entry_name(lecture, next, words));
            return (name, slide.map_or(NextStation::Sentence, NextStation::Slide));
        }
        let Some(to) = session.destination(Direction::Forward).filter(|_| session.slide().is_none()) else {
            return (words.styled("presenter-nothing", &[]), NextStation::Sentence);
        };
        let sentence = with_note(context, to, lane_text::caption_at(words, context.lane(), to));
        let picture = tree_at(context, to, max_nodes, point(PICTURE.x, PICTURE.y));
        (sentence, picture.map_or(NextStation::Sentence, NextStation::Picture))
    }

    fn show(&self, ui: &mut Ui, class: ViewportClass) {
        let fill = theme::color(ui, PaletteColor::Background);
        let frame = Frame::NONE.fill(fill).inner_margin(Margin::same(18));
        let size = if class == ViewportClass::EmbeddedWindow { WINDOW * 0.6 } else { ui.available_size() };
        let rows = self.rows(ui.input(|input| input.time));
        frame.show(ui, |ui| {
            ui.set_min_size(size - Vec2::splat(36.0));
            // In a larger window the text is larger, so that the lecturer can read it standing.
            let zoom = (size.x / WINDOW.x).min(size.y / WINDOW.y).clamp(0.6, 2.0);
            for (size, text) in &rows {
                line_ui(ui, text, *size * zoom);
                ui.add_space(10.0);
            }
            self.next_ui(ui);
        });
    }

    /// Returns the rows of text with their sizes. `now` is in seconds since the start of the program.
    fn rows(&self, now: f64) -> [(f32, StyledText); 6] {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hours")]
        let passed = (now - self.began).max(0.0) as u64;
        let time = system::time_of_day().map_or_else(String::new, |(hour, minute)| format!("{hour}:{minute:02} · "));
        let clock = StyledText::strong(&format!("{time}{}:{:02}", passed / 60, passed % 60));
        let faint = |text: &str| StyledText::plain_text(text).faint();
        [
            (CLOCK, clock.then(faint(&self.elapsed))),
            (TEXT, faint(&self.place)),
            (TEXT, self.here.clone()),
            self.note.clone().map_or_else(|| (TEXT, faint(&self.no_note)), |note| (NOTE, note)),
            (TEXT, faint(&self.next_heading)),
            (TEXT, self.coming.clone()),
        ]
    }

    /// Returns the content as a page of text. `sleeps` is said first if the browser lets the screen sleep.
    fn text(&self, now: f64, sleeps: Option<&str>) -> PageText {
        let row = |(size, text): (f32, StyledText)| paint::text_row(self.theme, size, &text);
        let sleeps = sleeps.map(|sleeps| (TEXT, StyledText::strong(sleeps)));
        let mut parts: Vec<PagePart> = sleeps.into_iter().chain(self.rows(now)).map(row).collect();
        match &self.next {
            NextStation::Picture(shapes) => {
                parts.push(PagePart::Picture(svg(shapes, point(PICTURE.x, PICTURE.y), self.theme)));
            }
            NextStation::Slide([_, text]) => {
                parts.extend(slide_text::parse(text).into_iter().map(|line| row((TEXT, line.with_marker()))));
            }
            NextStation::Sentence => {}
        }
        parts.push(row((TEXT, StyledText::plain_text(&self.filling).faint())));
        let background = theme::color_of(self.theme, PaletteColor::Background).to_hex();
        PageText { title: self.title.clone(), language: self.language, background, parts }
    }

    fn next_ui(&self, ui: &mut Ui) {
        let width = ui.available_width();
        let space = vec2(width, ui.available_height().min(width * PICTURE.y / PICTURE.x).max(120.0));
        match &self.next {
            NextStation::Picture(shapes) => {
                let (rect, _) = ui.allocate_exact_size(space, Sense::hover());
                let scale = (rect.width() / PICTURE.x).min(rect.height() / PICTURE.y);
                let corner = rect.center() - PICTURE * scale / 2.0;
                let painter = ui.painter().with_clip_rect(rect);
                let transform = TSTransform::new(corner.to_vec2(), scale);
                paint::scaled_shapes(&painter, &transform, self.theme, shapes);
            }
            NextStation::Slide([title, text]) => {
                ui.allocate_ui(space, |ui| written_slide_ui(ui, title, text));
            }
            NextStation::Sentence => {}
        }
    }
}

/// Returns the author's note of a step, if there is one, followed by its sentence.
fn with_note(context: &ViewContext<'_>, step: TimelineStep, sentence: StyledText) -> StyledText {
    let note = context.session.bookmarks().iter().find(|it| it.step == step).and_then(|it| it.note.as_ref());
    match note {
        Some(note) => StyledText::plain_text(note.in_language(context.words.language())).then(sentence.faint()),
        None => sentence,
    }
}

/// Draws a paragraph of text.
fn line_ui(ui: &mut Ui, text: &StyledText, size: f32) {
    let job = paint::styled_text(text, size, theme::of(ui), ui.available_width());
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let rect = labeled_space(ui, galley.size(), &text.plain());
    ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
}
