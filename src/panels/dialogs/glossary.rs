//! The glossary: all terms with their meanings, and a field that filters them.

use super::modal::{close_button_ui, height_around, modal_ui};
use egui::{Align, Color32, Context, Id, Role, ScrollArea, Sense, Shape, Ui, WidgetInfo, vec2};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_window::look::linked_text::{LinkOptions, TextTarget, linked_text_ui};
use poda_window::look::{theme, widgets};
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::glossary::GlossaryTerm;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args};

/// The width of the glossary, in pixels.
const WIDTH: f32 = 720.0;
/// The height of the glossary without its terms, in pixels.
const MARGINS: f32 = 190.0;

#[derive(Debug, Default)]
pub struct Glossary {
    text: String,
    /// The term at which the glossary was opened.
    initial_term: Option<GlossaryTerm>,
    /// Whether that term must still be scrolled into view.
    needs_scroll: bool,
}

impl Glossary {
    /// Returns the glossary, opened at a term if one is given.
    pub const fn at(initial_term: Option<GlossaryTerm>) -> Self {
        Self { text: String::new(), initial_term, needs_scroll: true }
    }

    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>) {
        let words = context.words;
        modal_ui(ctx, context, "glossary", &words.text("glossary-title"), WIDTH, |ui| {
            let find = words.text("glossary-find");
            let width = ui.available_width();
            widgets::text_field(ui, Id::unique("glossary field"), &mut self.text, &find, width);
            let max_height = ui.ctx().content_rect().height() - height_around(ui.ctx(), MARGINS);
            ScrollArea::vertical()
                .max_height(max_height)
                .min_scrolled_height(max_height)
                .show(ui, |ui| self.terms_ui(ui, words));
            close_button_ui(ui, context);
        });
    }

    fn terms_ui(&mut self, ui: &mut Ui, words: &Words) {
        let query = self.text.trim().to_lowercase();
        let matches_query = |term: &GlossaryTerm| {
            query.is_empty()
                || term.name(words).to_lowercase().contains(&query)
                || term.meaning(words).to_lowercase().contains(&query)
        };
        // Terms that match by name come before terms that match by meaning.
        let mut terms: Vec<GlossaryTerm> = GlossaryTerm::all().filter(matches_query).collect();
        terms.sort_by_key(|term| !term.name(words).to_lowercase().contains(&query));
        if terms.is_empty() {
            let none = words.styled("glossary-none", &args![text = self.text.trim()]);
            linked_text_ui(ui, words, &none, theme::TEXT, LinkOptions::TERMS, None);
        }
        for term in terms {
            if let Some(TextTarget::Term(other)) = self.term_ui(ui, words, term) {
                *self = Self::at(Some(other));
            }
        }
    }

    fn term_ui(&mut self, ui: &mut Ui, words: &Words, term: GlossaryTerm) -> Option<TextTarget> {
        ui.add_space(6.0);
        let ground = ui.painter().add(Shape::Noop);
        let galley = widgets::layout_line(ui, &term.name(words), Font::SemiBold, 15.0, PaletteColor::Text);
        let (rect, heading) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y), Sense::hover());
        heading.widget_info(|| WidgetInfo::labeled(Role::Heading, true, term.name(words)));
        ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
        let meaning = StyledText::plain_text(&term.meaning(words));
        let inner = ui.vertical(|ui| linked_text_ui(ui, words, &meaning, theme::TEXT, LinkOptions::TERMS, None));
        if self.initial_term == Some(term) {
            let whole = rect.union(inner.response.rect);
            let fill = theme::color(ui, PaletteColor::Hairline);
            ui.painter().set(ground, Shape::rect_filled(whole.expand(3.0), theme::RADIUS, fill));
            if std::mem::take(&mut self.needs_scroll) {
                ui.scroll_to_rect(whole, Some(Align::Center));
            }
        }
        inner.inner
    }
}
