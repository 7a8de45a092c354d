//! What is on the pixels. Needs something that draws, by Vulkan or the like; where there is nothing, it says so, and fails in CI.

use crate::test_window::{SMALL, TestWindow};
use egui_kittest::Harness;
use egui_kittest::wgpu::{WgpuTestRenderer, default_wgpu_setup};
use poda::file::load;
use poda::i18n::Language;
use poda::picture::palette::{PaletteColor, Theme};
use poda::session::{Origin, Session};
use poda::ui::settings::Settings;
use std::io::Write as _;
use std::panic::catch_unwind;

/// A renderer; none where nothing draws, which is a failure if there has to be one.
fn renderer() -> Option<WgpuTestRenderer> {
    let made = catch_unwind(|| WgpuTestRenderer::from_setup(default_wgpu_setup())).ok();
    if made.is_none() {
        let variable = |name| std::env::var(name).ok();
        assert!(!is_required(variable("PODA_REQUIRE_GPU").as_deref(), variable("CI").as_deref()), "{NOTHING_DRAWS}");
        // Not by a macro: what those print of a test that passes is not shown.
        let _ = writeln!(std::io::stderr(), "\nSKIPPED, not passed: a test of pixels. {NOTHING_DRAWS}");
    }
    made
}

const NOTHING_DRAWS: &str = "Nothing here draws. A Vulkan driver such as the package mesa-vulkan-drivers does; PODA_REQUIRE_GPU=1 \
    makes this a failure, as it is in CI, and PODA_REQUIRE_GPU=0 does not.";

/// Returns whether there has to be something that draws: `PODA_REQUIRE_GPU` says it, or else whether the tests run in CI.
fn is_required(asked_for: Option<&str>, ci: Option<&str>) -> bool {
    match asked_for {
        Some(value) => value != "0",
        None => ci.is_some_and(|value| !value.is_empty() && value != "false"),
    }
}

#[test]
fn pixels_are_not_skipped_in_ci() {
    assert!(is_required(Some("1"), None) && is_required(None, Some("true")) && is_required(Some("1"), Some("false")));
    assert!(!is_required(None, None) && !is_required(None, Some("")) && !is_required(Some("0"), Some("true")));
}

fn window(theme: Theme) -> Option<TestWindow> {
    let settings = Settings { theme, ..Settings::new(Language::English) };
    let session = Session::new(load(SMALL.as_bytes()).unwrap(), Origin::Lesson(0), settings.notation);
    let builder = Harness::builder().with_size([1280.0, 800.0]).renderer(renderer()?);
    Some(TestWindow::build(builder, session, settings))
}

/// How many pixels of the tree have exactly this color.
fn count(window: &mut TestWindow, theme: Theme, color: PaletteColor) -> usize {
    let image = window.harness.render().unwrap();
    let [red, green, blue] = theme.color(color);
    let tree = image.enumerate_pixels().filter(|(x, y, _)| *x < 980 && (46..678).contains(y));
    tree.filter(|(_, _, pixel)| pixel.0 == [red, green, blue, 255]).count()
}

#[test]
fn the_current_node_is_yellow_and_a_cut_crimson() {
    let Some(mut window) = window(Theme::Light) else { return };
    assert_eq!(count(&mut window, Theme::Light, PaletteColor::Cut), 0, "nothing is cut yet");
    window.press_with(egui::Modifiers::SHIFT, egui::Key::ArrowRight);
    assert!(count(&mut window, Theme::Light, PaletteColor::Current) > 300, "the current node stands out");
    assert!(count(&mut window, Theme::Light, PaletteColor::Cut) > 50, "the cut is drawn");
}

#[test]
fn the_dark_theme_is_dark() {
    let Some(mut window) = window(Theme::Dark) else { return };
    assert_eq!(count(&mut window, Theme::Light, PaletteColor::Background), 0, "no white is left");
    assert!(count(&mut window, Theme::Dark, PaletteColor::MaxBand) > 10_000);
}
