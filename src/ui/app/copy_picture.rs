//! Copying the picture of what is shown to the clipboard.

use super::window::App;
use crate::ui::copied_picture::{TitledTree, copied_picture};
use crate::ui::documents::notification::Notification;
use crate::ui::practice::FillIn;
use egui::Context;

impl App {
    /// Copies the trees as they are drawn in this frame: of what an exercise conceals there is nothing in the picture. A blank
    /// screen shows no tree.
    pub(super) fn copy_picture(&mut self, ctx: &Context) {
        if self.model.is_blank {
            return;
        }
        if let Some(image) = copied_picture(&self.drawn_trees(), self.model.settings.theme) {
            let [width, height] = image.size;
            ctx.copy_image(image);
            self.panels.documents.notify_once(Notification::PictureCopied { width, height });
        }
    }

    /// Returns the trees that are drawn in this frame.
    fn drawn_trees(&self) -> Vec<TitledTree<'_>> {
        let (model, panels) = (&self.model, &self.panels);
        if let Some(split) = model.session.split() {
            return panels.split_view.drawn(&model.words, split);
        }
        let context = model.view_context(panels.tree.root(model.session.search()));
        let is_solved = context.filled_in().and_then(FillIn::solution).is_some();
        let shown = if is_solved {
            vec![(&panels.tree, Some("fill-in-own-tree")), (&panels.true_tree, Some("fill-in-true-tree"))]
        } else {
            vec![(&panels.tree, None)]
        };
        let mut trees = Vec::new();
        for (panel, title) in shown {
            let title = title.map(|title| model.words.text(title));
            trees.extend(panel.drawn().map(|tree| TitledTree { title, tree }));
        }
        trees
    }
}
