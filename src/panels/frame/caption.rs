//! The caption: the sentence for the current step while presenting, in an embedded frame, and under each tree of a
//! split view.

use crate::practice::asked_sentence;
use crate::side_panel::match_sentences;
use egui::text::LayoutJob;
use egui::{Align, Color32, Galley, Id, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2};
use poda_picture::export::{TextRun, wrap};
use poda_picture::picture::palette::PaletteColor;
use poda_session::lanes::Lane;
use poda_session::playback::Direction;
use poda_window::input::command::UiCommand;
use poda_window::look::linked_text::light_up_nodes;
use poda_window::look::size_class::SizeClass;
use poda_window::look::widgets::say_changes;
use poda_window::look::{paint, theme};
use poda_window::panel::view_context::{SearchContext, ViewContext};
use poda_window::state::practice::PracticeMode;
use poda_words::i18n::styled_text::{Span, StyledText};
use poda_words::i18n::{Language, narration};
use std::sync::Arc;

/// The smallest distance of a swipe, in pixels.
const MIN_SWIPE: f32 = 40.0;
/// The height of a line, as a multiple of the size of its text.
const LINE_HEIGHT: f32 = 1.25;
/// The size of the sentence in such a narrow window while presenting, in pixels.
pub const NARROW_SIZE: f32 = 20.0;

/// Returns the sentence below the tree that is shown: the sentence for its current step, the question that the room is
/// asked, or the instruction for filling in a blank tree.
pub fn sentence(context: &ViewContext<'_>) -> StyledText {
    if let Some(sentence) = asked_sentence(context) {
        return sentence;
    }
    let predict = context.practice.and_then(PracticeMode::predict);
    if predict.is_none() && context.filled_in().is_some() {
        return context.words.styled("fill-in-caption", &[]);
    }
    if let Some(current_match) = context.session.current_match() {
        return match_sentences::caption(context.words, context.session, current_match);
    }
    // A prediction is about the document's search, even if steps are made in another one beside it.
    let asked = context.session.search().filter(|_| predict.is_some());
    context.lane_caption(asked.map_or(context.lane(), Lane::Search))
}

/// The scales of the text, largest first. The largest scale at which all sentences of the document fit is used.
const SHARES: [f32; 4] = [1.0, 0.84, 0.74, 0.64];
/// The number of steps, at equal distances, whose sentences are measured.
const MEASURED: usize = 400;
/// The number of these sentences that are written in a frame; the smaller number in the first frame of a long search,
/// which has much to draw; and how many of the longest of them are measured.
const MEASURED_AT_ONCE: usize = 50;
const MEASURED_FIRST: usize = 8;
const LONGEST: usize = 4;

/// How a caption is drawn.
#[derive(Clone, Copy, Debug)]
pub struct CaptionStyle {
    /// The size of the text, in pixels. It is smaller where not all sentences of the search fit.
    pub size: f32,
    pub is_centered: bool,
    /// Whether no other sentence is drawn below it. Otherwise the size depends on this sentence only.
    pub is_alone: bool,
}

/// Draws the sentence into the available space. The nodes that it names are highlighted.
pub fn caption_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    sentence: &StyledText,
    spoken: &str,
    style: CaptionStyle,
) -> Response {
    let CaptionStyle { size, is_centered, is_alone } = style;
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::DRAG);
    keep_shown_at(ui, rect);
    ui.painter().rect_filled(rect, 0.0, theme::color(ui, PaletteColor::Background));
    ui.painter().hline(rect.x_range(), rect.top(), theme::hairline(ui));
    let space = rect.shrink2(egui::vec2(size * 1.05, 2.0));
    // The size of the longest sentence could give away an answer, and a running search has no longest sentence yet.
    let is_known = is_alone && !context.is_asking() && !context.session.shows_partial_search();
    let shown = context.depth_first();
    let common = shown.filter(|_| is_known).map_or(1.0, |context| common_share(ui, &context, size, space.size()));
    let shares = SHARES.into_iter().filter(|&share| share <= common);
    let galley = fitting(ui, sentence, size, space.size(), is_centered, shares);
    // A centered galley is centered around its position.
    let left = if is_centered { rect.center().x } else { space.left() };
    let at = pos2(left, rect.center().y - galley.size().y / 2.0);
    ui.painter().with_clip_rect(rect).galley(at, Arc::clone(&galley), Color32::PLACEHOLDER);
    if let Some(SearchContext { search, .. }) = shown {
        light_up_nodes(ui, context.words, search, &galley, &sentence.plain(), at);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
    say_changes(&response);
    response
}

/// The precision of the search for the narrowest width, in pixels.
const NEAR: f32 = 8.0;

/// The key under which egui's data store the area of the caption.
const SHOWN_AT: &str = "caption shown at";

/// Stores the area in which the caption, or its replacement, is drawn.
pub fn keep_shown_at(ui: &Ui, rect: Rect) {
    ui.data_mut(|data| data.insert_temp(Id::unique(SHOWN_AT), rect));
}

/// Returns the area in which the caption was drawn last.
pub fn shown_at(ui: &Ui) -> Rect {
    ui.data(|data| data.get_temp(Id::unique(SHOWN_AT))).unwrap_or(Rect::ZERO)
}

/// The scale at which all sentences measured so far fit.
#[derive(Clone, Copy)]
struct CommonShare {
    measured: usize,
    share: f32,
}

/// Returns the scale at which the longest sentences of the shown search fit into a space. The scale is kept while the
/// search, the language, the size and the space are the same. The sentences of a long search are measured over several
/// frames.
fn common_share(ui: &Ui, context: &SearchContext<'_>, size: f32, space: Vec2) -> f32 {
    let recording = context.search.recording();
    let key = (context.words.language(), [size, space.x, space.y].map(f32::to_bits));
    let id = Id::unique(("caption share", recording.id));
    let kept = ui.data(|data| data.get_temp::<((Language, [u32; 3]), CommonShare)>(id));
    let kept = kept.filter(|&(kept, _)| kept == key);
    let CommonShare { mut measured, mut share } =
        kept.map_or(CommonShare { measured: 0, share: 1.0 }, |(_, kept)| kept);
    let last = recording.trace().len();
    let steps = steps_to_measure(last, measured);
    let mut sentences: Vec<StyledText> = steps.map(|step| narration::caption(context.words, recording, step)).collect();
    if sentences.is_empty() {
        return share;
    }
    measured += sentences.len();
    sentences.sort_by_cached_key(|sentence| std::cmp::Reverse(sentence.plain().chars().count()));
    let fits = |sentence: StyledText| {
        let sentence = sentence.with_unbroken_terms();
        let has_space = |share: &f32| {
            let size = at_share(size, *share);
            line_count(&sentence, size, space.x) <= rows(size, space)
        };
        SHARES.into_iter().find(has_space).unwrap_or(SHARES[SHARES.len() - 1])
    };
    share = sentences.into_iter().take(LONGEST).map(fits).fold(share, f32::min);
    ui.data_mut(|data| data.insert_temp(id, (key, CommonShare { measured, share })));
    if steps_to_measure(last, measured).next().is_some() {
        ui.ctx().request_repaint();
    }
    share
}

/// Returns the steps up to the last one whose texts are measured in this frame, once those of the first `measured` ones
/// are.
pub(super) fn steps_to_measure(last: usize, measured: usize) -> impl Iterator<Item = usize> {
    let at_once = if measured == 0 && MEASURED < last { MEASURED_FIRST } else { MEASURED_AT_ONCE };
    let stride = last.div_ceil(MEASURED).max(1);
    (0..last).step_by(stride).chain([last]).skip(measured).take(at_once)
}

/// Returns the scaled size, which is never too small to be read.
fn at_share(size: f32, share: f32) -> f32 {
    (size * share).max(12.0)
}

/// Returns the number of lines of a text size that fit into a space.
fn rows(size: f32, space: Vec2) -> usize {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few lines")]
    let rows = (space.y / (size * LINE_HEIGHT)) as usize;
    rows.max(1)
}

/// Returns the number of lines of a text of a width, measured by the widths of its letters. Laying it out would make
/// egui draw all its glyphs at a size that may never be used.
pub(super) fn line_count(text: &StyledText, size: f32, width: f32) -> usize {
    let run = |span: &Span| {
        let (font, color) = (paint::font_of(span.emphasis), theme::emphasis_color(span.emphasis));
        TextRun { text: span.text.clone(), font, color }
    };
    let runs: Vec<TextRun> = text.spans.iter().map(run).collect();
    wrap(&runs, size, width).len()
}

/// Lays out a sentence at the first of the scales at which it fits into a space, or at the last scale: centered, in
/// lines of similar length.
fn fitting(
    ui: &Ui,
    sentence: &StyledText,
    size: f32,
    space: Vec2,
    centered: bool,
    shares: impl IntoIterator<Item = f32>,
) -> Arc<Galley> {
    let sentence = sentence.clone().with_unbroken_terms();
    let mut shares = shares.into_iter().peekable();
    loop {
        let job = job(ui, &sentence, at_share(size, shares.next().unwrap_or(1.0)), space, centered);
        let galley = ui.painter().layout_job(job.clone());
        if !galley.elided || shares.peek().is_none() {
            return if centered { balanced(ui, &job, galley) } else { galley };
        }
    }
}

/// Returns a text in as many lines as before, but of similar length.
pub fn balanced(ui: &Ui, job: &LayoutJob, galley: Arc<Galley>) -> Arc<Galley> {
    let rows = galley.rows.len();
    let (mut narrow, mut wide) = (galley.size().x / rows as f32, galley.size().x);
    let mut found = galley;
    while 1 < rows && !found.elided && NEAR < wide - narrow {
        let middle = f32::midpoint(narrow, wide);
        let mut narrower = job.clone();
        narrower.wrap.max_width = middle;
        let galley = ui.painter().layout_job(narrower);
        if galley.rows.len() == rows && !galley.elided {
            (found, wide) = (galley, middle);
        } else {
            narrow = middle;
        }
    }
    found
}

/// Lays out a smaller sentence that is drawn below the caption, on at most two lines.
pub fn below_galley(ui: &Ui, sentence: &StyledText, size: f32) -> Arc<Galley> {
    let space = egui::vec2(ui.available_width() - 3.0 * size, 2.2 * LINE_HEIGHT * size);
    fitting(ui, &sentence.clone().faint(), size, space, true, [1.0, 0.84])
}

/// Returns the command for a swipe over the caption: a swipe to the left goes forward.
pub fn swiped(ui: &Ui, caption: &Response) -> Option<UiCommand> {
    let id = caption.id.with("swipe");
    if let Some(moved) = caption.total_drag_delta() {
        ui.data_mut(|data| data.insert_temp(id, moved));
    }
    if !caption.drag_stopped() || !SizeClass::of(ui.ctx()).is_touched {
        return None;
    }
    let moved: Vec2 = ui.data_mut(|data| data.remove_temp(id))?;
    let is_swipe = MIN_SWIPE <= moved.x.abs() && 2.0 * moved.y.abs() < moved.x.abs();
    let direction = if moved.x < 0.0 { Direction::Forward } else { Direction::Back };
    is_swipe.then_some(UiCommand::Go(direction))
}

fn job(ui: &Ui, sentence: &StyledText, size: f32, space: Vec2, centered: bool) -> LayoutJob {
    let mut job = paint::styled_text(sentence, size, theme::of(ui), space.x);
    job.wrap.max_rows = rows(size, space);
    job.halign = if centered { Align::Center } else { Align::Min };
    for section in &mut job.sections {
        section.format.line_height = Some(size * LINE_HEIGHT);
    }
    job
}
