//! The style of widgets: colors, bundled fonts, text sizes.
//!
//! Colors come from the palette of the picture. No widget is blue, orange or crimson, because these colors have a
//! meaning there.

use egui::epaint::text::{FallbackRequest, FontData, FontInsert, FontTweak};
use egui::style::ScrollStyle;
use egui::{
    Color32, Context, CornerRadius, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle, Ui,
    Visuals, vec2,
};
use poda_picture::picture::fallback::FallbackFont;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_platform::system;
use poda_words::i18n::styled_text::Emphasis;
use std::sync::{Arc, LazyLock};

/// The radius of corners, in pixels.
pub const RADIUS: u8 = 6;

/// The height of the top bar, in pixels.
pub const TOP_BAR_HEIGHT: f32 = 46.0;

/// The size of panel text, in pixels. Its digits are 10 pixels high.
pub const TEXT: f32 = 14.5;
/// The height of a line of text, as a multiple of its size, and of a line of usual text in pixels.
pub const LINE_HEIGHT: f32 = 1.45;
pub const TEXT_LINE: f32 = TEXT * LINE_HEIGHT;
/// The size of the sentence and of headings, in pixels.
pub const SENTENCE: f32 = 19.0;
/// The size of code in panels, in pixels. At this size its digits are as high as those of panel text.
pub const CODE: f32 = 13.7;

/// Installs the fonts and the styles of both themes.
pub fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::empty();
    for font in Font::ALL {
        let name = format!("{font:?}");
        // With hinting, SemiBold's horizontal strokes become half as thick as its vertical ones at some sizes.
        let hinting = (font == Font::SemiBold).then_some(false);
        let data = FontData::from_static(font.bytes()).tweak(FontTweak { hinting, ..FontTweak::default() });
        fonts.font_data.insert(name.clone(), Arc::new(data));
        fonts.families.insert(family(font), vec![name]);
    }
    let regular = vec![format!("{:?}", Font::Regular)];
    fonts.families.insert(FontFamily::Proportional, regular);
    fonts.families.insert(FontFamily::Monospace, vec![format!("{:?}", Font::Mono)]);
    ctx.set_fonts(fonts);
    ctx.add_font_provider(Arc::new(fallback_font));
    // The size of text is a setting, so egui must not change it.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    ctx.set_style_of(egui::Theme::Light, style(Theme::Light));
    ctx.set_style_of(egui::Theme::Dark, style(Theme::Dark));
}

/// Returns the font in which a picture would draw a letter that the fonts of a family lack.
fn fallback_font(request: &FallbackRequest<'_>) -> Option<FontInsert> {
    let font = FallbackFont::of(request.cluster.chars().next()?)?;
    let (bytes, index) = font.file();
    let data = FontData { index, ..FontData::from_static(bytes) };
    Some(FontInsert { name: format!("{font:?}"), data, families: Vec::new() })
}

pub fn show(ctx: &Context, theme: Theme) {
    ctx.set_theme(match theme {
        // The print theme is not used on the screen.
        Theme::Light | Theme::Print => egui::Theme::Light,
        Theme::Dark => egui::Theme::Dark,
    });
}

/// Sets the size of all text, in percent. All sizes in pixels scale with it.
pub fn set_text_size(ctx: &Context, percent: u16) {
    ctx.set_zoom_factor(f32::from(percent) / 100.0);
}

/// Enlarges the text of a part of the window, for an audience.
pub fn enlarge(ui: &mut Ui, factor: f32) {
    for font in ui.style_mut().text_styles.values_mut() {
        font.size *= factor;
    }
}

/// Returns the style of a bar that is seen wherever something scrolls. It lies in the margin, so that no line of text
/// breaks elsewhere when it appears.
pub fn bar_in_margin() -> ScrollStyle {
    ScrollStyle {
        floating_width: 6.0,
        floating_allocated_width: 0.0,
        // In the color of text: the fill of controls is that of the paper.
        foreground_color: true,
        dormant_handle_opacity: 0.4,
        active_handle_opacity: 0.6,
        interact_handle_opacity: 0.8,
        dormant_background_opacity: 0.0,
        active_background_opacity: 0.0,
        interact_background_opacity: 0.0,
        ..ScrollStyle::thin()
    }
}

/// Returns the factor by which the text of a part of the window is enlarged.
pub fn enlargement(ui: &Ui) -> f32 {
    TextStyle::Body.resolve(ui.style()).size / TEXT
}

pub fn family(font: Font) -> FontFamily {
    FontFamily::Name(format!("{font:?}").into())
}

pub fn font(font: Font, size: f32) -> FontId {
    FontId::new(size, family(font))
}

/// Returns the theme of a part of the window.
pub fn of(ui: &Ui) -> Theme {
    if ui.visuals().dark_mode { Theme::Dark } else { Theme::Light }
}

/// Returns a palette color in the theme of a part of the window.
pub fn color(ui: &Ui, color: PaletteColor) -> Color32 {
    color_of(of(ui), color)
}

/// Returns the stroke of thin lines between and around elements.
pub fn hairline(ui: &Ui) -> Stroke {
    Stroke::new(1.0, color(ui, PaletteColor::Hairline))
}

/// Returns a palette color as the window draws it, with more contrast if the system requests that.
pub fn color_of(theme: Theme, color: PaletteColor) -> Color32 {
    static IS_STRONG: LazyLock<bool> = LazyLock::new(system::prefers_more_contrast);
    let color = if *IS_STRONG { color.stronger() } else { color };
    let [red, green, blue] = theme.color(color);
    Color32::from_rgb(red, green, blue)
}

pub const fn emphasis_color(emphasis: Emphasis) -> PaletteColor {
    match emphasis {
        Emphasis::Plain | Emphasis::Strong | Emphasis::Wrong => PaletteColor::Text,
        Emphasis::Alpha => PaletteColor::Max,
        Emphasis::Beta => PaletteColor::Min,
        Emphasis::Cut => PaletteColor::Cut,
        Emphasis::Faint => PaletteColor::Secondary,
    }
}

fn style(theme: Theme) -> Style {
    let mut style = Style { visuals: visuals(theme), ..Style::default() };
    style.text_styles = [
        (TextStyle::Small, 12.0, Font::Regular),
        (TextStyle::Body, TEXT, Font::Regular),
        (TextStyle::Button, TEXT, Font::Regular),
        (TextStyle::Heading, SENTENCE, Font::SemiBold),
        (TextStyle::Monospace, CODE, Font::Mono),
    ]
    .map(|(text_style, size, which)| (text_style, font(which, size)))
    .into();
    style.spacing.item_spacing = vec2(8.0, 4.0);
    style.spacing.button_padding = vec2(10.0, 5.0);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.interact_size.y = 26.0;
    style.spacing.window_margin = Margin::same(20);
    style.animation_time = if system::prefers_reduced_motion() { 0.0 } else { 0.08 };
    style
}

fn visuals(theme: Theme) -> Visuals {
    let mut visuals = match theme {
        Theme::Light | Theme::Print => Visuals::light(),
        Theme::Dark => Visuals::dark(),
    };
    let color = |color| color_of(theme, color);
    let hairline = Stroke::new(1.0, color(PaletteColor::Hairline));
    visuals.panel_fill = color(PaletteColor::Panel);
    visuals.window_fill = color(PaletteColor::Panel);
    visuals.window_stroke = hairline;
    visuals.window_corner_radius = CornerRadius::same(RADIUS);
    visuals.menu_corner_radius = CornerRadius::same(RADIUS);
    let soft = Shadow { offset: [0, 4], blur: 16, spread: 0, color: Color32::from_black_alpha(32) };
    visuals.window_shadow = soft;
    visuals.popup_shadow = soft;
    visuals.extreme_bg_color = color(PaletteColor::Background);
    visuals.text_edit_bg_color = Some(color(PaletteColor::Background));
    visuals.faint_bg_color = color(PaletteColor::Panel);
    visuals.override_text_color = None;
    visuals.selection.bg_fill = color(PaletteColor::Current).gamma_multiply(0.45);
    visuals.selection.stroke = Stroke::new(1.0, color(PaletteColor::Text));
    visuals.text_cursor.stroke = Stroke::new(1.5, color(PaletteColor::Text));
    visuals.hyperlink_color = color(PaletteColor::Text);
    visuals.error_fg_color = color(PaletteColor::Text);
    visuals.warn_fg_color = color(PaletteColor::Text);
    let widgets = &mut visuals.widgets;
    let rest = [
        &mut widgets.noninteractive,
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
        &mut widgets.open,
    ];
    for widget in rest {
        widget.bg_fill = color(PaletteColor::Background);
        widget.weak_bg_fill = color(PaletteColor::Background);
        widget.bg_stroke = hairline;
        widget.fg_stroke = Stroke::new(1.0, color(PaletteColor::Text));
        widget.corner_radius = CornerRadius::same(RADIUS);
        widget.expansion = 0.0;
    }
    widgets.noninteractive.bg_fill = color(PaletteColor::Panel);
    for widget in [&mut widgets.hovered, &mut widgets.active, &mut widgets.open] {
        widget.weak_bg_fill = color(PaletteColor::Hairline).gamma_multiply(0.6);
        widget.bg_fill = color(PaletteColor::Hairline);
        widget.bg_stroke = Stroke::new(1.0, color(PaletteColor::Secondary));
    }
    visuals
}
