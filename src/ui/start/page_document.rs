//! The plugin that passes egui's accessibility updates to the page in a browser, where eframe does not.

use egui::{Context, FullOutput};
use poda_platform::reader;

/// The plugin. It has to be added last, to include the updates of the other plugins.
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
