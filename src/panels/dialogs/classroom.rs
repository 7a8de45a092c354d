//! The modal that opens a class: the address with its QR code, the number of phones, and the reason if the class could
//! not be opened.
//!
//! In a presentation it fills the window, so that the address can be read from the last row.

use super::modal::{answers, cancel_button, height_around, modal_ui, paragraph, text_field};
use super::qr_code::code_image_ui;
use crate::frame::class_mark::counts;
use egui::{Context, Label, RichText, Ui, Vec2, vec2};
use poda_class::{LISTEN, table};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::link_code::LinkCode;
use poda_picture::picture::palette::PaletteColor;
use poda_platform::class::StartError;
use poda_window::documents::file_export::ExportedText;
use poda_window::look::theme;
use poda_window::look::widgets::{say_changes, segmented_control, text_button};
use poda_window::panel::request::DocumentRequest;
use poda_window::panel::request_widgets::{main_request_button, request_button};
use poda_window::panel::view_context::ViewContext;
use poda_window::state::classroom::{Classroom, ClassroomRequest, OpenClass};
use poda_words::i18n::{Words, args};

/// The width of the modal, in pixels.
const WIDTH: f32 = 760.0;
/// The height of the modal without the QR code, in pixels.
const AROUND: f32 = 200.0;
/// The margin at each side of a modal that fills the window, in pixels.
const MARGIN: f32 = 24.0;
/// The minimum size of the QR code, and its maximum size outside of a presentation, in pixels.
const SIZE: (f32, f32) = (120.0, 320.0);
/// The maximum width of the QR code, as a share of the width of the modal.
const CODE_SHARE: f32 = 0.46;
/// The space between the QR code and the text beside it, in pixels.
const GAP: f32 = 24.0;
/// The maximum text size of the address, and the text size of the counts, in pixels.
const ADDRESS: f32 = 44.0;
const COUNTS: f32 = 22.0;
/// The width of the field for the address to listen on, in pixels.
const FIELD: f32 = 220.0;

/// The time limits offered for an answer, in seconds. `None`: no limit.
const SECONDS: [Option<u64>; 5] = [None, Some(15), Some(30), Some(60), Some(120)];

#[derive(Clone, Debug)]
pub struct ClassroomModal {
    /// The address to listen on, as typed.
    listen: String,
    /// Whether the QR code of the clicker is shown instead of that of the class.
    shows_clicker: bool,
    /// Whether the class is open. If so, keys are passed to the window, and the next step closes the modal.
    pub shows_address: bool,
    /// The QR code that was encoded last.
    encoded: Option<LinkCode>,
}

impl Default for ClassroomModal {
    fn default() -> Self {
        Self { listen: LISTEN.to_owned(), shows_clicker: false, shows_address: false, encoded: None }
    }
}

impl ClassroomModal {
    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>) {
        let title = context.words.text("class-title-join");
        self.shows_address = context.classroom.open().is_some();
        let Some(class) = context.classroom.open() else {
            self.shows_clicker = false;
            return modal_ui(ctx, context, "classroom", &title, WIDTH, |ui| {
                // A separate id, so that the focus does not pass to a button at the same place in the other layout,
                // such as the one that shows the secret.
                ui.push_id("closed", |ui| self.closed_ui(ui, context));
            });
        };
        let window = ctx.content_rect().size();
        let (width, largest) =
            if context.is_presenting() { (window.x - 2.0 * MARGIN, f32::INFINITY) } else { (WIDTH, SIZE.1) };
        let high = (window.y - height_around(ctx, AROUND)).min(largest);
        let side = high.min((width.min(window.x) - 96.0) * CODE_SHARE).max(SIZE.0);
        modal_ui(ctx, context, "classroom", &title, width, |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                ui.allocate_ui(Vec2::splat(side), |ui| self.code_ui(ui, context, class, side));
                ui.vertical(|ui| {
                    // At least as high as the QR code, so that the height does not depend on the text.
                    ui.set_min_height(side);
                    if self.shows_clicker {
                        paragraph(ui, &context.words.text("cli-serve-clicker"), PaletteColor::Text);
                    } else {
                        address_ui(ui, context, class);
                    }
                });
            });
            self.answers_ui(ui, context, class);
        });
    }

    /// Draws the explanation of a class, the field for its address, and the error if it could not be opened.
    fn closed_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let words = context.words;
        paragraph(ui, &words.text("class-intro"), PaletteColor::Text);
        let field = text_field(ui, &words.text("class-listen"), &mut self.listen, FIELD);
        if let Classroom::Refused(listen, error) = context.classroom {
            let refusal = refusal(words, listen, error);
            let text = RichText::new(refusal).font(theme::font(Font::SemiBold, theme::TEXT));
            let color = theme::color(ui, PaletteColor::Cut);
            say_changes(&ui.add(Label::new(text.color(color)).wrap().selectable(false)));
        }
        let request = ClassroomRequest::Open(self.listen.trim().to_owned());
        if field.is_entered {
            context.requests.push(request.clone());
        }
        answers(ui, |ui| {
            main_request_button(ui, context, "class-begin", "", request);
            cancel_button(ui, context, "class-close-address");
        });
    }

    /// Draws the QR code of the class or of the clicker.
    fn code_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, class: &OpenClass, side: f32) {
        let url = if self.shows_clicker { class.clicker_url() } else { class.url() };
        if self.encoded.as_ref().is_none_or(|code| code.link() != url) {
            self.encoded = LinkCode::new(url.clone());
        }
        let words = context.words;
        // The accessible name does not contain the secret.
        let name = if self.shows_clicker {
            words.text("class-clicker-code")
        } else {
            words.fill("qr-accessible", &args![link = url])
        };
        if let Some(code) = &self.encoded {
            code_image_ui(ui, code, context.settings.theme, side, &name);
        }
    }

    fn answers_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, class: &OpenClass) {
        let words = context.words;
        answers(ui, |ui| {
            cancel_button(ui, context, "class-close-address");
            let other = if self.shows_clicker { "class-show-address" } else { "class-show-clicker" };
            if text_button(ui, &words.text(other), "", true).clicked() {
                self.shows_clicker = !self.shows_clicker;
            }
            let is_answered = !class.closed.is_empty();
            if is_answered && text_button(ui, &words.text("class-save-answers"), "", true).clicked() {
                let (name, text) = (words.text("class-answers-name"), table(&class.closed, 1));
                context.requests.push(DocumentRequest::Export(ExportedText { name, text, extension: "json" }));
            }
            request_button(ui, context, "class-end", "", true, ClassroomRequest::Close);
        });
    }
}

/// Draws the address in large type, the number of phones, and hints for when phones cannot connect.
fn address_ui(ui: &mut Ui, context: &ViewContext<'_>, class: &OpenClass) {
    let (words, url) = (context.words, class.url());
    let width = ui.available_width();
    paragraph(ui, &words.text("class-opens"), PaletteColor::Secondary);
    let size = (width / Font::SemiBold.width(&url, 1.0)).min(ADDRESS);
    let text = RichText::new(&url).font(theme::font(Font::SemiBold, size));
    ui.add(Label::new(text.color(theme::color(ui, PaletteColor::Text))).extend());
    let text = RichText::new(counts(words, class)).font(theme::font(Font::Regular, COUNTS));
    ui.add(Label::new(text.color(theme::color(ui, PaletteColor::Text))).wrap().selectable(false));
    if url.starts_with("http://127.") {
        paragraph(ui, &words.text("class-alone"), PaletteColor::Text);
    } else if !class.presence().has_been_reached {
        paragraph(ui, &words.text("class-unreached"), PaletteColor::Secondary);
    }
    if class.presence().wrong_secrets != 0 {
        paragraph(ui, &words.text("cli-serve-guessed"), PaletteColor::Secondary);
    }
    seconds_ui(ui, context, class);
    let test_page = args![url = format!("{url}test")];
    paragraph(ui, &words.fill("cli-serve-test", &test_page), PaletteColor::Secondary);
    ui.allocate_space(vec2(width, 0.0));
}

/// Draws the choice of the time limit for the following questions.
fn seconds_ui(ui: &mut Ui, context: &ViewContext<'_>, class: &OpenClass) {
    let words = context.words;
    let name = words.text("class-seconds");
    paragraph(ui, &name, PaletteColor::Secondary);
    let texts = SECONDS.map(|seconds| match seconds {
        None => words.text("class-seconds-none"),
        Some(seconds) => words.fill("class-seconds-some", &args![seconds]),
    });
    let chosen = SECONDS.iter().position(|seconds| *seconds == class.seconds).unwrap_or_default();
    if let Some(pressed) = segmented_control(ui, &name, &texts, chosen, true) {
        context.requests.push(ClassroomRequest::SetSeconds(SECONDS[pressed]));
    }
}

/// Returns the sentence that says why the class could not be opened at an address.
fn refusal(words: &Words, listen: &str, error: &StartError) -> String {
    match error {
        StartError::PortInUse => words.fill("class-port-in-use", &args![listen]),
        StartError::PortNotAllowed => words.fill("class-port-not-allowed", &args![listen]),
        StartError::NotThisMachine => words.fill("cli-serve-not-this-machine", &args![listen]),
        StartError::NoAddress => words.fill("cli-serve-no-listen", &args![listen]),
        StartError::Other(said) => words.fill("cli-serve-other", &args![listen, said = said.as_str()]),
    }
}
