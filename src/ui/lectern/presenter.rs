//! The presenter view: a second window for the lecturer, with the author's note, what comes next, the time of day and the time since
//! presenting began. Where there are no second windows it is drawn within the first.
//!
//! The window draws a page that is complete in itself; the application renews it while it presents.

use super::notes::author_note;
use super::slide::{slide_texts, written_slide_ui};
use crate::i18n::narration;
use crate::i18n::styled_text::StyledText;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Shape, point};
use crate::picture::{Scene, View, draw_scene};
use crate::platform::system;
use crate::session::playback::Direction;
use crate::ui::caption;
use crate::ui::keyboard::Keyboard;
use crate::ui::lecture::{entry_beyond, entry_name};
use crate::ui::view_context::ViewContext;
use crate::ui::{paint, theme};
use egui::emath::TSTransform;
use egui::{Color32, Context, Frame, Label, Margin, RichText, Role, Sense, Ui, Vec2, ViewportBuilder, ViewportClass};
use egui::{ViewportId, WidgetInfo, vec2};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The size of the window at first, and that of a picture, which is scaled to the space it has, in pixels.
const WINDOW: Vec2 = vec2(1000.0, 700.0);
const PICTURE: Vec2 = vec2(960.0, 420.0);
/// The largest tree that is drawn, in nodes: the picture of a larger one would show little.
const MAX_NODES: usize = 400;
/// The sizes of the clock, the note, and other text, in pixels.
const CLOCK: f32 = 34.0;
const NOTE: f32 = 24.0;
const TEXT: f32 = 17.0;

/// The window of the presenter view.
#[derive(Clone, Debug, Default)]
pub struct PresenterView {
    shared: Arc<Mutex<Shared>>,
}

#[derive(Debug, Default)]
struct Shared {
    page: PresenterPage,
    /// Whether the user closed the window.
    is_closed: bool,
}

/// What the lecturer reads.
#[derive(Clone, Debug, Default)]
struct PresenterPage {
    title: String,
    theme: Theme,
    /// The place in the lecture.
    place: String,
    elapsed: String,
    /// When presenting began, in seconds since the start of the program.
    began: f64,
    /// The author's note of this step; `None` if there is none.
    note: Option<StyledText>,
    no_note: String,
    /// The sentence for this step, or the title of the slide.
    here: StyledText,
    next_heading: String,
    /// The sentence that comes next, or where the next press leads.
    coming: StyledText,
    next: NextStation,
}

/// What the next press shows.
#[derive(Clone, Debug, Default)]
enum NextStation {
    /// A picture of the tree.
    Picture(Vec<Shape>),
    /// A slide, by its title and its text.
    Slide([String; 2]),
    /// Nothing beside the sentence.
    #[default]
    Sentence,
}

impl PresenterView {
    /// The window's id.
    pub fn id() -> ViewportId {
        ViewportId::from_hash_of("presenter view")
    }

    /// Shows the window with what is now to be read. Returns whether the user closed it.
    pub fn show(&self, ctx: &Context, context: &ViewContext<'_>, began: f64) -> bool {
        let page = PresenterPage::of(context, began);
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
            // Keys pressed in this window take effect in the other.
            if shared.is_closed || ctx.plugin::<Keyboard>().lock().is_pressed() {
                ctx.request_repaint_of(ViewportId::ROOT);
            }
            ctx.request_repaint_after(Duration::from_secs(1));
        });
        false
    }
}

impl PresenterPage {
    fn of(context: &ViewContext<'_>, began: f64) -> Self {
        let (session, words) = (context.session, context.words);
        let lecture = session.shown_lecture();
        let here = match session.slide() {
            Some(slide) => StyledText::plain_text(&slide_texts(context, slide)[0]),
            None => caption::sentence(context),
        };
        let (coming, next) = Self::coming(context);
        Self {
            title: words.text("presenter-title"),
            theme: context.settings.theme,
            place: lecture.map_or_else(String::new, |lecture| entry_name(lecture, lecture.index, words)),
            elapsed: words.text("presenter-elapsed"),
            began,
            note: author_note(context),
            no_note: words.text("presenter-no-note"),
            here,
            next_heading: words.text("presenter-next"),
            coming,
            next,
        }
    }

    /// Returns the sentence that the next press leads to, and what it shows.
    fn coming(context: &ViewContext<'_>) -> (StyledText, NextStation) {
        let (session, words, search) = (context.session, context.words, context.search);
        if context.is_asking() {
            return (words.styled("presenter-answer", &[]), NextStation::Sentence);
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
        let at = search.passes().locate(to);
        let recording = search.passes().get(at.pass);
        let sentence = narration::caption(words, recording, at.step);
        let note = session.bookmarks().iter().find(|it| it.step == to).and_then(|it| it.note.as_ref());
        let sentence = match note {
            Some(note) => StyledText::plain_text(note.in_language(words.language())).then(sentence.faint()),
            None => sentence,
        };
        let is_drawn =
            at.pass == search.pass() && recording.trace().nodes().len() <= MAX_NODES && session.split().is_none();
        if !is_drawn {
            return (sentence, NextStation::Sentence);
        }
        let view = View::fit(&search.tree_layout, point(PICTURE.x, PICTURE.y), 1.2);
        let scene = Scene { step: at.step, selected: None, ..context.scene(view, context.root) };
        (sentence, NextStation::Picture(draw_scene(&scene)))
    }

    fn show(&self, ui: &mut Ui, class: ViewportClass) {
        let fill = theme::color(ui, PaletteColor::Background);
        let frame = Frame::NONE.fill(fill).inner_margin(Margin::same(18));
        let size = if class == ViewportClass::EmbeddedWindow { WINDOW * 0.6 } else { ui.available_size() };
        frame.show(ui, |ui| {
            ui.set_min_size(size - Vec2::splat(36.0));
            self.clock_ui(ui);
            line_ui(ui, &StyledText::plain_text(&self.place).faint(), TEXT);
            ui.add_space(10.0);
            line_ui(ui, &self.here, TEXT);
            ui.add_space(10.0);
            match &self.note {
                Some(note) => line_ui(ui, note, NOTE),
                None => line_ui(ui, &StyledText::plain_text(&self.no_note).faint(), TEXT),
            }
            ui.add_space(14.0);
            ui.separator();
            line_ui(ui, &StyledText::plain_text(&self.next_heading).faint(), TEXT);
            line_ui(ui, &self.coming, TEXT);
            ui.add_space(8.0);
            self.next_ui(ui);
        });
    }

    /// Draws the time of day at the left and the time since presenting began at the right.
    fn clock_ui(&self, ui: &mut Ui) {
        let passed = (ui.input(|input| input.time) - self.began).max(0.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few hours")]
        let passed = passed as u64;
        let elapsed = format!("{}:{:02}", passed / 60, passed % 60);
        let time = system::time_of_day().map_or_else(String::new, |(hour, minute)| format!("{hour}:{minute:02}"));
        let text = |text: &str| RichText::new(text).font(theme::font(Font::SemiBold, CLOCK));
        let faint = theme::color(ui, PaletteColor::Secondary);
        ui.horizontal(|ui| {
            ui.add(Label::new(text(&time)).selectable(false));
            ui.add_space(40.0);
            ui.add(Label::new(text(&elapsed)).selectable(false));
            let caption = RichText::new(&self.elapsed).font(theme::font(Font::Regular, TEXT)).color(faint);
            ui.add(Label::new(caption).selectable(false));
        });
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

/// Draws a paragraph.
fn line_ui(ui: &mut Ui, text: &StyledText, size: f32) {
    let job = paint::styled_text(text, size, theme::of(ui), ui.available_width());
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text.plain()));
}
