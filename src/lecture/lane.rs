//! What differs by kind of search in the picture of an entry: its tree.

use crate::walk::{GivenEntry, Press, Shows};
use poda_core::trace::NodeId;
use poda_picture::picture::draw::draw_choices;
use poda_picture::picture::fit::{Density, Viewport, automatic};
use poda_picture::picture::follow::at_step;
use poda_picture::picture::sampled::{SampledScene, draw_sampled, draw_sampled_choices};
use poda_picture::picture::shape::Shape;
use poda_picture::picture::{ChoiceBadge, Concealed, GivenValues, Scene, draw_scene};
use poda_session::Session;
use poda_session::lanes::Lane;
use poda_session::sampled_lane::SampledLane;
use poda_session::shown_search::ShownSearch;
use poda_words::i18n::Words;

/// The tree of an entry as shapes.
#[derive(Clone, Debug)]
pub struct MarkedTree {
    pub shapes: Vec<Shape>,
    /// Those among the shapes that mark the choices of the question.
    pub choices: Vec<Shape>,
}

/// Draws the tree of an entry at its current step, with the choices of the question of a press. `votes` are the answers
/// that each choice got, if they are shown.
pub(crate) fn tree(
    entry: &GivenEntry,
    press: &Press,
    votes: Option<&[u32]>,
    viewport: Viewport,
    words: &Words,
) -> MarkedTree {
    let question = press.question.as_ref();
    let choices = question.map_or_else(Vec::new, |asked| asked.badges(votes, press.shows == Shows::Answer));
    let Some(session) = &entry.session else { return MarkedTree { shapes: Vec::new(), choices: Vec::new() } };
    match session.own_lane() {
        Lane::Search(search) => search_tree(search, session, entry, press, &choices, viewport, words),
        Lane::Sampled(lane) => sampled_tree(lane, &choices, viewport, words),
    }
}

fn search_tree(
    search: &ShownSearch,
    session: &Session,
    entry: &GivenEntry,
    press: &Press,
    choices: &[ChoiceBadge],
    viewport: Viewport,
    words: &Words,
) -> MarkedTree {
    let recording = &**search.recording();
    let density = Density::of(&search.tree_layout, viewport, NodeId::ROOT);
    let (layout, viewport) = (density.layout(&search.tree_layout), density.viewport(viewport));
    let current = search.moment().current().unwrap_or(NodeId::ROOT);
    let view = automatic(layout, viewport, NodeId::ROOT, current);
    let view = at_step(&view, &layout.positions, recording, search.step(), NodeId::ROOT, current);
    let concealed = press.question.as_ref().filter(|_| press.shows == Shows::Question);
    let concealed = concealed.map_or_else(Concealed::default, |question| question.concealed);
    let scene = Scene {
        step: search.step(),
        unvisited: session.drawing_options().unvisited,
        given_values: GivenValues { from_start: entry.shows_leaves(), ..GivenValues::default() },
        is_confirmed: search.is_confirmed(),
        concealed,
        choices,
        ..Scene::new(recording, layout, view, words)
    };
    MarkedTree { shapes: draw_scene(&scene), choices: draw_choices(&scene) }
}

fn sampled_tree(lane: &SampledLane, choices: &[ChoiceBadge], viewport: Viewport, words: &Words) -> MarkedTree {
    let (recording, layout) = (lane.recording(), lane.layout());
    let current = lane.moment().current().unwrap_or(NodeId::ROOT);
    let view = automatic(layout.tree(), viewport, NodeId::ROOT, layout.placed(current));
    let scene = SampledScene::new(recording, layout, view, words);
    let scene = SampledScene { step: lane.step(), view: scene.followed(current), choices, ..scene };
    MarkedTree { shapes: draw_sampled(&scene), choices: draw_sampled_choices(&scene) }
}
