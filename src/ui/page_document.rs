//! The plugin that hands on to the page what egui tells assistive technologies, which eframe does not in a browser.

use egui::{Context, FullOutput};
use poda_platform::reader;

/// The plugin; the last of all, so that what others add is told, too.
#[derive(Clone, Copy, Debug)]
pub struct PageDocument;

impl egui::Plugin for PageDocument {
    fn debug_name(&self) -> &'static str {
        "Poda's document beside the canvas"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        if let Some(update) = output.platform_output.accesskit_update.take() {
            reader::show(update);
        }
    }
}
