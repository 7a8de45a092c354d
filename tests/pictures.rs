//! What may and may not be seen in a picture, of every lesson, step by step; and a few pictures kept whole.

mod trees;

use poda::export::svg::svg;
use poda::file;
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::board::Board;
use poda::i18n::{Language, Words};
use poda::picture::ink::{Ink, Theme};
use poda::picture::lettering::Font;
use poda::picture::plan::Plan;
use poda::picture::scene::Scene;
use poda::picture::shape::{Anchor, Point, Shape, at};
use poda::picture::view::View;
use poda::picture::{Notation, Unvisited};
use poda::trace::moment::State;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{Kind, NodeId, Step};
use std::fs;
use std::path::PathBuf;

/// The tree's part of a window of 1280 × 800, of one of 1920 × 1080, and of a small one.
const SIZES: [Point; 3] = [at(980.0, 632.0), at(1560.0, 912.0), at(900.0, 440.0)];

/// A lesson, searched and laid out.
struct Lesson {
    name: String,
    recording: Recording<AnyGame>,
    plan: Plan,
}

impl Lesson {
    fn open(name: &str, notation: Notation) -> Self {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("examples").join(name).with_extension("ron");
        let document = file::load(&fs::read(path).unwrap()).unwrap();
        let recording = record(&document.search, &document.game, 1_000);
        let plan = Plan::new(&recording, notation);
        Self { name: name.to_owned(), recording, plan }
    }

    fn all(notation: Notation) -> Vec<Self> {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("examples");
        let mut names: Vec<_> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "ron"))
            .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
            .collect();
        names.sort();
        assert!(26 <= names.len());
        names.iter().map(|name| Self::open(name, notation)).collect()
    }

    fn steps(&self) -> std::ops::RangeInclusive<Step> {
        0..=self.recording.trace().len()
    }

    /// The whole tree, fitted as the window fits it.
    fn scene<'a>(&'a self, step: Step, size: Point, words: &'a Words) -> Scene<'a, AnyGame> {
        let largest = 1.2 * (size.x / 980.0).min(size.y / 632.0).clamp(1.0, 1.5);
        Scene {
            recording: &self.recording,
            plan: &self.plan,
            step,
            view: View::fit(&self.plan, size, largest),
            unvisited: Unvisited::Outlined,
            selected: None,
            is_confirmed: self.recording.trace().has_window(),
            words,
        }
    }
}

/// A line of text in a picture: what it says, and the rectangle that its letters fill.
struct Lettering<'a> {
    text: &'a str,
    min: Point,
    max: Point,
}

fn letterings(shapes: &[Shape]) -> Vec<Lettering<'_>> {
    let lettering = |shape| {
        let Shape::Text { place, anchor, size, font, text, .. } = shape else { return None };
        let (width, half) = (font.width(text, *size), font.cap_height(*size) / 2.0);
        let left = match anchor {
            Anchor::Left => place.x,
            Anchor::Center => place.x - width / 2.0,
            Anchor::Right => place.x - width,
        };
        // A comma hangs below the line as far as this.
        let max = at(left + width, place.y + half + size * 0.12);
        Some(Lettering { text, min: at(left, place.y - half), max })
    };
    shapes.iter().filter_map(lettering).collect()
}

/// How far two texts lie over each other; rounding may make it a trace more than nothing.
fn overlap(a: &Lettering<'_>, b: &Lettering<'_>) -> f32 {
    let across = a.max.x.min(b.max.x) - a.min.x.max(b.min.x);
    let down = a.max.y.min(b.max.y) - a.min.y.max(b.min.y);
    across.min(down)
}

#[test]
fn no_words_cover_other_words_or_stick_out_of_the_picture() {
    let mut faults = Vec::new();
    for notation in Notation::ALL {
        for lesson in Lesson::all(notation) {
            for size in SIZES {
                for language in Language::ALL {
                    let words = Words::new(language);
                    for step in lesson.steps() {
                        let shapes = lesson.scene(step, size, &words).draw();
                        let texts = letterings(&shapes);
                        let place = format!(
                            "{} {notation:?} {}×{} {} step {step}",
                            lesson.name, size.x, size.y, language.code()
                        );
                        for (index, text) in texts.iter().enumerate() {
                            let is_inside =
                                0.0 <= text.min.x && 0.0 <= text.min.y && text.max.x <= size.x && text.max.y <= size.y;
                            if !is_inside {
                                faults.push(format!("{place}: {:?} sticks out", text.text));
                            }
                            for other in &texts[..index] {
                                let by = overlap(text, other);
                                if 0.5 < by {
                                    faults.push(format!("{place}: {:?} over {:?} by {by}", text.text, other.text));
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
