//! What phones are shown: the sentences in every language, and the pictures.

use egui::Rect;
use poda_class::{Asking, asked_edition};
use poda_core::trace::{NodeId, TimelineStep};
use poda_lecture::slide_text::parse as parse_slide;
use poda_panels::frame::copied_picture::TitledTree;
use poda_panels::frame::{caption, sides};
use poda_panels::lectern::{author_note, coming_sentence, slide_texts};
use poda_panels::practice::{choice_badges, spoken_card, spoken_rounds};
use poda_panels::tree_panel::{whole_tree, whole_tree_in_words};
use poda_picture::picture::shape::{Point, Shape, point};
use poda_platform::class::{ClassState, Edition};
use poda_session::lanes::Side;
use poda_window::documents::document_title;
use poda_window::panel::lane_text::lane_name;
use poda_window::panel::view_context::{ShownKind, ShownTree, ViewContext};
use poda_window::state::classroom::{ClassPicture, OpenClass, Pictured};
use poda_window::state::practice::{Audience, PracticeMode};
use poda_words::i18n::narration;

/// Returns what determines the pictures for the current state of the window.
pub fn pictured(context: &ViewContext<'_>) -> Pictured {
    let context = &context.played_out();
    let (session, shown) = (context.session, context.depth_first());
    let lane = session.stepped();
    Pictured {
        tree: session.search().map(|it| (it.tree_id(), it.layout_id, it.recording().id, it.step())),
        lane: (lane.layout_id(), lane.timeline_step()),
        split: session.split().map(|split| (split.id, session.timeline_step())),
        is_slide: session.slide().is_some(),
        root: shown.map(|context| context.tree.root),
        options: session.drawing_options(),
        given_values: context.given_values(),
        concealed: shown.map(|context| context.concealed()),
        is_confirmed: shown.is_some_and(|context| context.search.is_confirmed()),
        badges: choice_badges(context),
        entries: shown.map_or_else(Vec::new, |context| context.entries()),
    }
}

/// Draws a picture for each language, or no pictures for a slide. `trees` are the trees of a split view, as drawn in
/// the window.
pub fn pictures(context: &ViewContext<'_>, class: &OpenClass, trees: &[TitledTree<'_>]) -> Vec<ClassPicture> {
    let session = context.session;
    if session.slide().is_some() {
        return Vec::new();
    }
    let of_window = session.split().map(|_| side_by_side(trees));
    let picture = |words| {
        let context = ViewContext { words, ..*context }.played_out();
        let (shapes, size) = of_window.clone().unwrap_or_else(|| whole_tree(&context));
        ClassPicture { shapes, size, in_words: in_words(&context) }
    };
    class.words.iter().map(picture).collect()
}

/// Returns the trees in words, line by line: of a split view, both from their roots.
fn in_words(context: &ViewContext<'_>) -> Vec<String> {
    let Some(split) = context.session.split() else { return whole_tree_in_words(context) };
    let lanes = context.session.lanes();
    let of_side = |side: Side| {
        let tree = ShownTree { selected: None, root: NodeId::ROOT, viewed_player: None, is_far: false, why_not: None };
        let context = ViewContext { shown: ShownKind::Search(split.search(side), tree), ..*context };
        [vec![lane_name(context.words, lanes, side)], whole_tree_in_words(&context)].concat()
    };
    Side::BOTH.into_iter().flat_map(of_side).collect()
}

/// Returns one picture with all trees, arranged as in the window.
fn side_by_side(trees: &[TitledTree<'_>]) -> (Vec<Shape>, Point) {
    let area = trees.iter().map(|titled| titled.tree.rect).reduce(Rect::union).unwrap_or(Rect::ZERO);
    let moved = |titled: &TitledTree<'_>| {
        let by = titled.tree.rect.min - area.min;
        titled.tree.shapes.iter().map(|shape| shape.clone().moved(point(by.x, by.y))).collect::<Vec<_>>()
    };
    (trees.iter().flat_map(moved).collect(), point(area.width(), area.height()))
}

/// Returns the state for the phones, without pictures. `links` are the links that open it in the whole program, one per
/// language.
pub fn shown_state(context: &ViewContext<'_>, class: &OpenClass, links: &[String]) -> ClassState {
    let asking = class.asking();
    let editions = class.words.iter().zip(links).map(|(words, link)| {
        let context = ViewContext { words, ..*context };
        let edition = Edition { link: link.clone(), ..edition(&context) };
        match asking {
            Some(asking) => asked_edition(asking, words.language(), edition),
            None => edition,
        }
    });
    // A slide has no steps.
    let steps = |step: TimelineStep| if context.session.slide().is_some() { 0 } else { step.get() as u64 };
    ClassState {
        step: steps(context.session.timeline_step()),
        steps: steps(context.session.timeline_len()),
        editions: editions.collect(),
        asked: asking.and_then(Asking::asked),
        right: asking.map(Asking::right).unwrap_or_default(),
        outcome: asking.and_then(Asking::outcome),
    }
}

/// Returns the edition for a language while no question is open, without its picture.
fn edition(context: &ViewContext<'_>) -> Edition {
    let (words, session) = (context.words, context.session);
    let (title, sentence) = match session.slide() {
        Some(slide) => {
            let [title, text] = slide_texts(context, slide);
            let lines = parse_slide(&text).into_iter().map(|line| line.with_marker().plain());
            (title, lines.collect::<Vec<_>>().join("\n"))
        }
        None => (document_title::name(session, words), sentence(context)),
    };
    Edition {
        language: words.language().code().to_owned(),
        title,
        sentence,
        notes: author_note(context).map(|note| note.plain()).unwrap_or_default(),
        coming: coming_sentence(context).plain(),
        ..Edition::default()
    }
}

/// Returns the sentence for the current step, without names of keys. In an exercise or a match, returns the text shown
/// there.
fn sentence(context: &ViewContext<'_>) -> String {
    let (words, session) = (context.words, context.session);
    if session.split().is_some() {
        return sides::captions(words, session.lanes());
    }
    let Some(shown) = context.depth_first() else { return caption::sentence(context).plain() };
    let (recording, step) = (shown.search.recording(), shown.search.step());
    if let Some(rounds) = context.practice.and_then(PracticeMode::rounds) {
        return spoken_rounds(&shown, rounds);
    }
    let predict = context.practice.and_then(PracticeMode::predict);
    if let Some(predict) = predict.filter(|predict| predict.has_card(step)) {
        return spoken_card(&shown, predict);
    }
    let is_asked = predict
        .is_some_and(|predict| predict.audience == Audience::Class && predict.asked_of_room(recording, step).is_some());
    if is_asked || shown.filled_in().is_some() || session.current_match().is_some() {
        return caption::sentence(context).plain();
    }
    narration::page_caption(words, recording, step).plain()
}
