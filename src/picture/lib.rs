//! Pictures of a search: a moment of a trace as shapes, and the file formats to which such pictures are exported.
//!
//! ```
//! use poda_core::trace::recorder::record;
//! use poda_picture::export::svg::svg;
//! use poda_picture::picture::palette::Theme;
//! use poda_picture::picture::shape::point;
//! use poda_picture::picture::{Notation, Scene, TreeLayout, View, draw_scene};
//! use poda_words::messages::Words;
//!
//! let document = poda_words::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))").unwrap();
//! let recording = record(document.search().unwrap(), document.position(), 1_000);
//! let tree_layout = TreeLayout::new(&recording, Notation::Node);
//! let view = View::fit(&tree_layout, point(980.0, 632.0), 1.2);
//! let words = Words::new(poda_core::language::Language::ENGLISH);
//! let step = recording.trace().next_cutoff(0).unwrap();
//! let scene = Scene { step, ..Scene::new(&recording, &tree_layout, view, &words) };
//! assert!(svg(&draw_scene(&scene), view.size, Theme::Light).contains("2 ≤ α = 3"));
//! ```

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

pub mod export;
pub mod picture;
