//! The pages of a Monte Carlo tree search: each step as a picture with its sentence.

use super::options::{SeriesOptions, SeriesView};
use super::page_run::left_out;
use super::series_pages::SeriesPages;
use super::step_group::{SeriesError, StepGroup};
use super::views::Views;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Step, Story, TimelineStep};
use poda_picture::export::{ExportPage, PageNode, TextRun};
use poda_picture::picture::View;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::in_words::sampled_picture_in_words;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::sampled::{SampledLayout, SampledScene, draw_sampled};
use poda_words::i18n::Words;
use poda_words::i18n::mcts::{node_name, page_caption};
use std::sync::Arc;

/// The source of the pages of a search.
#[derive(Debug)]
pub(super) struct SampledPages<'a> {
    recording: Arc<SampledTree<AnyGame>>,
    words: &'a Words,
    layout: SampledLayout,
    views: Views,
    /// Whether the tree is drawn for pages of a fixed size.
    has_spaces: bool,
}

impl<'a> SampledPages<'a> {
    /// Lays out the tree of a recording.
    #[expect(clippy::needless_pass_by_value, reason = "as `PassPages::new` does")]
    pub fn new(
        recording: Arc<SampledTree<AnyGame>>,
        options: SeriesOptions,
        words: &'a Words,
    ) -> Result<Self, SeriesError> {
        if options.is_tactile {
            return Err(SeriesError::NotOfThisKind("series-mcts-for-touch"));
        }
        if matches!(options.view, SeriesView::Subtree(_)) {
            return Err(SeriesError::NotOfThisKind("series-mcts-subtree"));
        }
        let layout = SampledLayout::new(&recording);
        let visible = (options.view == SeriesView::Visible).then(|| options.visible_viewport(layout.tree()));
        let views = if options.has_spaces() {
            Views::on_page(&options, layout.tree(), NodeId::ROOT)
        } else {
            Views::new(&options, layout.tree(), NodeId::ROOT, visible, None)
        };
        Ok(Self { recording, words, layout, views, has_spaces: options.has_spaces() })
    }

    fn view_at(&mut self, step: Step) -> View {
        let (recording, layout, words) = (&*self.recording, &self.layout, self.words);
        let current = |step| {
            let current = recording.at(step).current().unwrap_or(NodeId::ROOT);
            (current, layout.placed(current))
        };
        self.views.at(layout.tree(), NodeId::ROOT, step, current, |view, (node, _)| {
            SampledScene::new(recording, layout, view, words).followed(node)
        })
    }
}

impl SeriesPages for SampledPages<'_> {
    fn sentence(&self, step: TimelineStep) -> String {
        page_caption(self.words, &self.recording, step.get())
    }

    fn in_words(&mut self, step: TimelineStep) -> Vec<String> {
        let view = self.view_at(step.get());
        let scene = SampledScene::new(&self.recording, &self.layout, view, self.words);
        sampled_picture_in_words(&SampledScene { step: step.get(), ..scene })
    }

    fn page(&mut self, step: TimelineStep) -> Option<ExportPage> {
        let text = self.sentence(step);
        let step = step.get();
        let view = self.view_at(step);
        let (recording, words, layout) = (&*self.recording, self.words, &self.layout);
        let scene = SampledScene { step, ..SampledScene::new(recording, layout, view, words) };
        let node = |node: NodeId| PageNode {
            id: recording.id(node),
            name: node_name(words, recording, node),
            center: scene.center(node),
            size: scene.node_size(node),
        };
        let mut caption = vec![TextRun { text, font: Font::Regular, color: PaletteColor::Text }];
        if self.has_spaces && !view.shows_all(&layout.tree().positions, NodeId::ROOT) {
            caption.extend(left_out(0, true, words));
        }
        // Strips are not nodes.
        let visible = if view.overview_blend() < 1.0 { scene.visible_nodes() } else { Vec::new() };
        Some(ExportPage {
            size: view.size,
            scale: view.scale,
            nodes: visible.into_iter().map(node).collect(),
            shapes: draw_sampled(&scene),
            caption,
            ..ExportPage::default()
        })
    }
}

/// Returns whether a step is in a group: a node is added to the tree, a rollout has its result, an iteration ends, or a
/// move is decided on.
pub(super) fn holds<G: Game>(group: StepGroup, recording: &SampledTree<G>, step: Step) -> bool {
    let event = recording.event(step);
    let (is_added, is_result) = (
        matches!(event, Some(SampledEvent::Expand { .. } | SampledEvent::Priors(_))),
        matches!(event, Some(SampledEvent::Rollout(_))),
    );
    let is_end = event == Some(SampledEvent::Backup(NodeId::ROOT));
    match group {
        StepGroup::All => true,
        StepGroup::Nodes => is_added,
        StepGroup::Results => is_result,
        StepGroup::Landmarks => is_added || is_result || is_end || event == Some(SampledEvent::Decide),
        StepGroup::Iterations(every) => {
            is_end && recording.iteration_at(step).is_some_and(|number| number.is_multiple_of(every.get()))
        }
        StepGroup::Bookmarks | StepGroup::Last => false,
    }
}
