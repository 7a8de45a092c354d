//! The modal that copies the HTML of a frame, which shows the open document in another page.

use super::modal::{answers, cancel_button, code_ui, drop_down, modal_ui, paragraph, text_field};
use egui::{Context, ScrollArea, Ui};
use poda_picture::export::Escaped;
use poda_picture::picture::palette::PaletteColor;
use poda_window::look::widgets::primary_button_if;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::{Words, args};

/// The width of the modal, in pixels.
const WIDTH: f32 = 620.0;

#[derive(Clone, Debug)]
pub struct PageFrameModal {
    /// The address before the fragment, as edited by the user.
    base: String,
    fragment: String,
    title: String,
    size: FrameSize,
    /// Whether the current HTML was copied.
    is_copied: bool,
}

impl PageFrameModal {
    pub fn new(base: &str, fragment: String, title: String) -> Self {
        Self { base: base.to_owned(), fragment, title, size: FrameSize::OFFERED[0], is_copied: false }
    }

    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>, is_new: bool) {
        let words = context.words;
        modal_ui(ctx, context, "page-frame", &words.text("frame-title"), WIDTH, |ui| {
            let max_height = (ui.ctx().content_rect().height() - 190.0).max(60.0);
            ScrollArea::vertical().max_height(max_height).show(ui, |ui| self.fields_ui(ui, words));
            answers(ui, |ui| {
                let copy = words.text(if self.is_copied { "frame-copied" } else { "frame-copy" });
                let can_copy = !self.base().is_empty();
                let response = primary_button_if(ui, &copy, &copy, "", can_copy);
                if is_new && can_copy {
                    response.request_focus();
                }
                if response.clicked() && can_copy {
                    ui.ctx().copy_text(self.html());
                    self.is_copied = true;
                }
                cancel_button(ui, context, "frame-close");
            });
        });
    }

    fn fields_ui(&mut self, ui: &mut Ui, words: &Words) {
        paragraph(ui, &words.text("frame-why"), PaletteColor::Secondary);
        let before = self.html();
        text_field(ui, &words.text("frame-base"), &mut self.base, 300.0);
        if self.base().is_empty() {
            paragraph(ui, &words.text("frame-base-needed"), PaletteColor::Text);
        }
        let offers = FrameSize::OFFERED.map(|size| (size, size_name(words, size)));
        drop_down(ui, &words.text("frame-size"), &mut self.size, &offers);
        let html = self.html();
        self.is_copied &= html == before;
        code_ui(ui, &html, &words.text("frame-html"), 4);
        paragraph(ui, &words.text("frame-messages"), PaletteColor::Secondary);
    }

    fn html(&self) -> String {
        frame_html(&format!("{}{}", self.base(), self.fragment), &self.title, self.size)
    }

    /// Returns the address without its fragment. An address copied from a browser may have one.
    fn base(&self) -> &str {
        self.base.trim().split('#').next().unwrap_or_default()
    }
}

fn size_name(words: &Words, size: FrameSize) -> String {
    let height = words.number(u64::from(size.height));
    match size.width {
        Some(width) => words.fill("frame-size-fixed", &args![width = words.number(u64::from(width)), height]),
        None => words.fill("frame-size-wide", &args![height]),
    }
}

/// The size of a frame, in pixels of the page around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameSize {
    /// The width, or `None` for that of the surrounding text.
    pub width: Option<u32>,
    pub height: u32,
}

impl FrameSize {
    pub const OFFERED: [Self; 5] = [
        Self { width: None, height: 450 },
        Self { width: None, height: 600 },
        Self { width: Some(640), height: 360 },
        Self { width: Some(800), height: 450 },
        Self { width: Some(1_120), height: 630 },
    ];
}

/// Returns the HTML of a frame with an address. The browser loads the frame when it is scrolled into view, and allows
/// it to write to the clipboard and to fill the screen.
pub fn frame_html(address: &str, title: &str, size: FrameSize) -> String {
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"{}\" height=\"{}\" loading=\"lazy\" \
         allow=\"clipboard-write; fullscreen\"></iframe>",
        Escaped(address),
        Escaped(title),
        size.width.map_or_else(|| "100%".to_owned(), |width| width.to_string()),
        size.height,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_in_html_is_escaped() {
        let size = FrameSize { width: Some(640), height: 360 };
        let html = frame_html("https://example.org/?a=\"1\"#p1x-_&step=2&embed", "A \"<b>\" & more", size);
        assert_eq!(
            html,
            "<iframe src=\"https://example.org/?a=&quot;1&quot;#p1x-_&amp;step=2&amp;embed\" \
             title=\"A &quot;&lt;b&gt;&quot; &amp; more\" width=\"640\" height=\"360\" loading=\"lazy\" \
             allow=\"clipboard-write; fullscreen\"></iframe>"
        );
    }

    #[test]
    fn a_frame_can_be_as_wide_as_the_text() {
        assert_eq!(
            frame_html("#lesson=nim", "Nim", FrameSize { width: None, height: 450 }),
            "<iframe src=\"#lesson=nim\" title=\"Nim\" width=\"100%\" height=\"450\" loading=\"lazy\" \
             allow=\"clipboard-write; fullscreen\"></iframe>"
        );
    }
}
