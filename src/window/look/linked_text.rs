//! A paragraph with links: numbers of steps lead to the step, terms to their definition.
//!
//! Drawing returns the clicked link and changes nothing else.

use super::{paint, theme};
use egui::text::{CCursor, LayoutJob};
use egui::{Color32, Context, CursorIcon, Galley, Id, Pos2, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo};
use poda_core::trace::TimelineStep;
use poda_core::trace::recording::NodeRef;
use poda_picture::picture::palette::PaletteColor;
use poda_session::shown_search::ShownSearch;
use poda_words::i18n::glossary::{GlossaryTerm, TermForms};
use poda_words::i18n::node_references::node_references;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, step_references};
use std::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextTarget {
    Step(TimelineStep),
    Term(GlossaryTerm),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkOptions {
    /// The last step that can be linked; `None` if the steps in the text belong to another search.
    pub last_step: Option<TimelineStep>,
    /// Whether the first use of each term is underlined. All other links of terms are invisible.
    pub shows_terms: bool,
}

impl LinkOptions {
    /// Invisible links of terms only.
    pub const TERMS: Self = Self { last_step: None, shows_terms: false };
}

struct TextLink {
    range: Range<usize>,
    target: TextTarget,
    is_seen: bool,
}

/// Draws a paragraph and returns the target of a clicked link. When the pointer is over the name of a node, that node
/// is highlighted in the tree of `search`, if there is one.
pub fn linked_text_ui(
    ui: &mut Ui,
    words: &Words,
    text: &StyledText,
    size: f32,
    linking: LinkOptions,
    search: Option<&ShownSearch>,
) -> Option<TextTarget> {
    linked_part_ui(ui, words, text, size, linking, &mut Vec::new(), search).1
}

/// Draws one of several paragraphs, and returns it with the target of a clicked link. The terms of the paragraphs
/// before it are not underlined again; its own are added to them.
pub fn linked_part_ui(
    ui: &mut Ui,
    words: &Words,
    text: &StyledText,
    size: f32,
    linking: LinkOptions,
    used: &mut Vec<GlossaryTerm>,
    search: Option<&ShownSearch>,
) -> (Response, Option<TextTarget>) {
    let name = text.plain();
    let text = text.clone().with_unbroken_terms();
    let plain = text.plain();
    let links = links(words, &plain, linking, used);
    let mut job = paint::styled_text(&text, size, theme::of(ui), ui.available_width());
    for link in links.iter().filter(|link| link.is_seen) {
        let color =
            if matches!(link.target, TextTarget::Step(_)) { PaletteColor::Text } else { PaletteColor::FaintText };
        underline(&mut job, &link.range, Stroke::new(1.0, theme::color(ui, color)));
    }
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    ui.painter().galley(rect.min, galley.clone(), Color32::PLACEHOLDER);
    if let Some(search) = search {
        light_up_nodes(ui, words, search, &galley, &plain, rect.min);
    }
    let mut pressed = None;
    for (index, link) in links.iter().enumerate() {
        let (name, meaning) = match link.target {
            TextTarget::Step(_) => (plain[link.range.clone()].to_owned(), String::new()),
            TextTarget::Term(term) => (term.name(words), term.meaning(words)),
        };
        for (row, word_rect) in rects_of(&galley, &plain, &link.range).into_iter().enumerate() {
            let id = response.id.with((index, row));
            // Invisible links are not reached with Tab.
            let sense = if link.is_seen && row == 0 { Sense::click() } else { Sense::CLICK };
            let word = ui.interact(word_rect.translate(rect.min.to_vec2()), id, sense);
            if link.is_seen && row == 0 {
                word.widget_info(|| WidgetInfo::labeled(Role::Link, true, &name));
                super::widgets::paint_focus(ui, &word, word.rect);
            }
            let word = word.on_hover_cursor(CursorIcon::PointingHand);
            let word = if meaning.is_empty() { word } else { word.on_hover_text(format!("{name}: {meaning}")) };
            if word.clicked() {
                pressed = Some(link.target);
            }
        }
    }
    (response, pressed)
}

/// Highlights the node whose name in a text is under the pointer, and the names of the node of the tree that is under
/// the pointer. The text is drawn with its origin at `at`.
pub fn light_up_nodes(ui: &Ui, words: &Words, search: &ShownSearch, galley: &Galley, text: &str, at: Pos2) {
    let recording = search.recording();
    let is_over_text = |&pointer: &Pos2| {
        ui.rect_contains_pointer(galley.rect.translate(at.to_vec2())) && ui.clip_rect().contains(pointer)
    };
    let pointer = ui.ctx().pointer_hover_pos().filter(is_over_text);
    // The tree is drawn after the texts, so its node is that of the previous frame.
    let hovered = kept_node(ui.ctx(), POINTED, 1).and_then(|node| recording.resolve(node));
    if pointer.is_none() && hovered.is_none() {
        return;
    }
    for (range, node) in node_references(words, recording, text) {
        let rects = rects_of(galley, text, &range).into_iter().map(|rect| rect.translate(at.to_vec2()).expand(1.0));
        for rect in rects {
            if pointer.is_some_and(|pointer| rect.contains(pointer)) {
                keep_node(ui.ctx(), LIT, recording.node_ref(node));
            } else if hovered == Some(node) {
                let color = theme::color(ui, PaletteColor::Current).gamma_multiply(0.25);
                ui.painter().rect_filled(rect, 3.0, color);
                let line = Stroke::new(2.0, theme::color(ui, PaletteColor::Text));
                ui.painter().hline(rect.x_range(), rect.bottom(), line);
            }
        }
    }
}

/// The keys under which egui's data store the node that a text highlights, and the node of the tree that is under the
/// pointer.
const LIT: &str = "lit node";
const POINTED: &str = "pointed node";

/// Returns the node that a text highlights in this frame. Texts are drawn before the tree.
pub fn lit_node(ctx: &Context) -> Option<NodeRef> {
    kept_node(ctx, LIT, 0)
}

/// Highlights the names of a node of the tree in the texts of the next frame.
pub fn light_up_names(ctx: &Context, node: NodeRef) {
    if kept_node(ctx, POINTED, 1) != Some(node) {
        ctx.request_repaint();
    }
    keep_node(ctx, POINTED, node);
}

fn keep_node(ctx: &Context, name: &str, node: NodeRef) {
    let kept = (node, ctx.cumulative_frame_nr());
    ctx.data_mut(|data| data.insert_temp(Id::unique(name), kept));
}

/// Returns a node that was stored in this frame or in one of the `frames` before it.
fn kept_node(ctx: &Context, name: &str, frames: u64) -> Option<NodeRef> {
    let kept: Option<(NodeRef, u64)> = ctx.data(|data| data.get_temp(Id::unique(name)));
    kept.filter(|&(_, frame)| ctx.cumulative_frame_nr() <= frame + frames).map(|(node, _)| node)
}

fn links(words: &Words, text: &str, linking: LinkOptions, used: &mut Vec<GlossaryTerm>) -> Vec<TextLink> {
    let mut links: Vec<TextLink> = Vec::new();
    if let Some(last) = linking.last_step {
        let steps = step_references::step_references(text).into_iter().filter(|&(_, step)| step <= last);
        links.extend(steps.map(|(range, step)| TextLink { range, target: TextTarget::Step(step), is_seen: true }));
    }
    for (range, term) in TermForms::of(words.language()).found(text) {
        if !links.iter().any(|link| link.range.start < range.end && range.start < link.range.end) {
            let is_first = !used.contains(&term);
            used.push(term);
            links.push(TextLink { range, target: TextTarget::Term(term), is_seen: linking.shows_terms && is_first });
        }
    }
    links.sort_by_key(|link| link.range.start);
    links
}

/// Underlines a range of a layout job, splitting its sections where necessary.
fn underline(job: &mut LayoutJob, range: &Range<usize>, stroke: Stroke) {
    let mut sections = Vec::with_capacity(job.sections.len() + 2);
    for section in job.sections.drain(..) {
        let (start, end): (usize, usize) = (section.byte_range.start.into(), section.byte_range.end.into());
        let (from, to) = (range.start.clamp(start, end), range.end.clamp(start, end));
        for (part, is_in) in [(start..from, false), (from..to, true), (to..end, false)] {
            let mut section = section.clone();
            section.byte_range = part.start.into()..part.end.into();
            if part.start != start {
                section.leading_space = 0.0;
            }
            if is_in {
                section.format.underline = stroke;
            }
            sections.extend(Some(section).filter(|_| !part.is_empty()));
        }
    }
    job.sections = sections;
}

/// Returns the rectangles of a range of text, one for each row.
fn rects_of(galley: &Galley, text: &str, range: &Range<usize>) -> Vec<Rect> {
    let letter = |byte: usize| text[..byte].chars().count();
    let mut rects: Vec<Rect> = Vec::new();
    for index in letter(range.start)..letter(range.end) {
        let from = galley.pos_from_cursor(CCursor { prefer_next_row: true, ..CCursor::new(index) });
        let to = galley.pos_from_cursor(CCursor::new(index + 1));
        if (from.top() - to.top()).abs() > 1.0 {
            continue;
        }
        let rect = from.union(to);
        match rects.last_mut() {
            Some(last) if (last.top() - rect.top()).abs() < 1.0 => *last = last.union(rect),
            _ => rects.push(rect),
        }
    }
    rects
}
