//! A lesson, searched and laid out, and the texts in its picture, for claims about pictures.

use poda::game::any::AnyGame;
use poda::i18n::Words;
use poda::lessons;
use poda::picture::fit::{self, Density, Viewport};
use poda::picture::shape::{Anchor, Point, Shape, point};
use poda::picture::{Concealed, GivenValues, Notation, Scene, TreeLayout, UnvisitedDisplay};
use poda::search::{Quiescence, SearchConfig};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, Step};

/// The size of the tree panel in a window of 1280 × 800, in one of 1920 × 1080, and in a small one.
pub const SIZES: [Point; 3] = [point(980.0, 632.0), point(1560.0, 912.0), point(900.0, 440.0)];

/// A lesson, searched and laid out.
pub struct Lesson {
    pub name: String,
    pub recording: Recording<AnyGame>,
    pub tree_layout: TreeLayout,
}

impl Lesson {
    pub fn open(name: &str, notation: Notation) -> Self {
        Self::searched(name, notation, |_| {})
    }

    /// The lesson with a changed search.
    pub fn searched(name: &str, notation: Notation, change: impl Fn(&mut SearchConfig)) -> Self {
        let number = lessons::by_name_or_number(name).unwrap();
        let document = &lessons::all()[number];
        let mut search = *document.search().unwrap();
        change(&mut search);
        let recording = record(&search, document.position(), 1_000);
        let tree_layout = TreeLayout::new(&recording, notation);
        Self { name: name.to_owned(), recording, tree_layout }
    }

    pub fn all(notation: Notation) -> Vec<Self> {
        Self::all_searched(notation, |_| {})
    }

    /// The lessons of this kind of picture: Monte Carlo tree search has its own.
    pub fn all_searched(notation: Notation, change: impl Fn(&mut SearchConfig)) -> Vec<Self> {
        let is_drawn = |&number: &usize| lessons::all()[number].sampled().is_none();
        let names = (0..lessons::all().len()).filter(is_drawn).map(lessons::numbered_name);
        names.map(|name| Self::searched(&name, notation, &change)).collect()
    }

    /// The lessons whose whole tree fits a window of 1280 × 800.
    pub fn whole(notation: Notation) -> Vec<Self> {
        Self::whole_searched(notation, |_| {})
    }

    pub fn whole_searched(notation: Notation, change: impl Fn(&mut SearchConfig)) -> Vec<Self> {
        let is_whole =
            |lesson: &Self| fit::whole_subtree(&lesson.tree_layout, Viewport::window(SIZES[0]), NodeId::ROOT).is_some();
        let lessons: Vec<_> = Self::all_searched(notation, change).into_iter().filter(is_whole).collect();
        assert!(26 <= lessons.len());
        lessons
    }

    pub fn steps(&self) -> std::ops::RangeInclusive<Step> {
        0..=self.recording.trace().len()
    }

    /// A scene of the tree, fitted as in the window.
    pub fn scene<'a>(&'a self, step: Step, size: Point, words: &'a Words) -> Scene<'a, AnyGame> {
        self.scene_in(Viewport::window(size), step, words)
    }

    pub fn scene_in<'a>(&'a self, room: Viewport, step: Step, words: &'a Words) -> Scene<'a, AnyGame> {
        let current = self.recording.trace().at(step).current().unwrap_or(NodeId::ROOT);
        let density = Density::of(&self.tree_layout, room, NodeId::ROOT);
        let tree_layout = density.layout(&self.tree_layout);
        Scene {
            recording: &self.recording,
            tree_layout,
            step,
            view: fit::automatic(tree_layout, density.viewport(room), NodeId::ROOT, current),
            root: NodeId::ROOT,
            unvisited: UnvisitedDisplay::Outlined,
            given_values: GivenValues::default(),
            selected: None,
            viewed_player: None,
            is_confirmed: self.recording.trace().has_window,
            concealed: Concealed::default(),
            choices: &[],
            line: &[],
            words,
        }
    }
}

/// The tree panel in a window of 1280 × 800, in a small one, on a screen of 1920 × 1080 while presenting, and in the
/// smallest window, where the tree has little more than the height of its rows.
pub fn rooms() -> [Viewport; 4] {
    let presenting = Viewport::presenting(point(1920.0, 929.0), 29.0);
    [Viewport::window(SIZES[0]), Viewport::window(SIZES[2]), presenting, Viewport::window(point(560.0, 230.0))]
}

/// A line of text in a picture, and the rectangle that its letters fill.
pub struct PlacedText<'a> {
    pub text: &'a str,
    pub size: f32,
    pub min: Point,
    pub max: Point,
}

pub fn placed_text(shape: &Shape) -> Option<PlacedText<'_>> {
    let Shape::Text { at: place, anchor, size, font, text, .. } = shape else { return None };
    let (width, half) = (font.width(text, *size), font.cap_height(*size) / 2.0);
    let left = match anchor {
        Anchor::Left => place.x,
        Anchor::Center => place.x - width / 2.0,
        Anchor::Right => place.x - width,
    };
    // Commas reach below the baseline.
    let max = point(left + width, place.y + half + size * 0.12);
    Some(PlacedText { text, size: *size, min: point(left, place.y - half), max })
}

/// Sets a depth limit and quiescence of the search, for games in which every position can be evaluated.
pub fn until_quiet(search: &mut SearchConfig) {
    if search.depth.is_some() {
        *search =
            SearchConfig { depth: Some(1), quiescence: Some(Quiescence { change: 1.into(), plies: 1 }), ..*search };
    }
}

/// How often a text is in a picture.
pub fn times(shapes: &[Shape], is_meant: impl Fn(&str) -> bool) -> usize {
    shapes.iter().filter_map(placed_text).filter(|text| is_meant(text.text)).count()
}
