//! Poda steps through minimax and alpha-beta one node at a time, forward and back, and draws the tree: what is proved
//! of every node so far, which branches were pruned, and whose bound it was that pruned them.
//!
//! This page is the map of the house. It says what there is, what each room does not know, and where to start reading.
//!
//! # Bird's-eye view
//!
//! ```text
//!   a position file                                  what is asked on the command line, or in the window
//!         │                                                               │
//!       file ─── Document ──┐                                             │
//!                           ▼                                             ▼
//!   score ◂─ game ◂─ search ─ events ▸ trace ─ Recording ─┐          Command, Step
//!                                                         ▼               │
//!                                             layout ◂─ picture           │
//!                                                         │               │
//!                                    i18n ── words ──┐    │ TreeLayout    ▼
//!                                                    ▼    ▼           session
//!                                                 Scene, caption ◂────────┤
//!                                                        │                │
//!                                             shapes and sentences        │
//!                                                 │            │          │
//!                                               export      ui, cli ◂─────┘
//! ```
//!
//! A search knows a game and a listener. It tells the listener a well-bracketed stream of events: *enter, evaluate,
//! improve, cut, leave*. A recorder listens, numbers the visits, and hands back a [`trace::Trace`] that never changes.
//! **A moment of that trace is a number.** All that is on the screen, and all that is said, is worked out from the
//! recording and that number: going back is a subtraction, and there is no second tree on the side that could get out
//! of step with the first.
//!
//! # The main path
//!
//! From the text of a tree to the sentence and the picture of one moment:
//!
//! ```
//! use poda::export::svg::svg;
//! use poda::i18n::{Language, Words, narration};
//! use poda::picture::palette::Theme;
//! use poda::picture::{TreeLayout, draw_scene};
//! use poda::picture::Scene;
//! use poda::picture::shape::point;
//! use poda::picture::View;
//! use poda::picture::{Notation, UnvisitedDisplay};
//! use poda::trace::NodeId;
//! use poda::trace::recorder::record;
//!
//! let document = poda::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))").unwrap();
//! let recording = record(&document.search, document.position(), 1_000);
//! let first_cutoff = recording.trace().next_cutoff(0).unwrap();
//!
//! // What is proved after that step, and what is said of it.
//! let moment = recording.trace().at(first_cutoff);
//! assert_eq!(moment.proved(moment.current().unwrap()).to_string(), "≤ 2");
//! let words = Words::new(Language::English);
//! let sentence = narration::caption(&words, &recording, first_cutoff).plain();
//! assert!(sentence.contains("α = 3"), "{sentence}");
//!
//! // And the picture of it.
//! let tree_layout = TreeLayout::new(&recording, Notation::Node);
//! let view = View::fit(&tree_layout, point(980.0, 632.0), 1.2);
//! let scene = Scene {
//!     recording: &recording,
//!     tree_layout: &tree_layout,
//!     step: first_cutoff,
//!     view,
//!     root: NodeId::ROOT,
//!     unvisited: UnvisitedDisplay::Outlined,
//!     given_values: poda::picture::GivenValues::default(),
//!     selected: None,
//!     is_confirmed: false,
//!     words: &words,
//! };
//! assert!(svg(&draw_scene(&scene), view.size, Theme::Light).contains("2 ≤ α = 3"));
//! ```
//!
//! # The rooms, in reading order
//!
//! | room | what is in it | what it does not know |
//! |---|---|---|
//! | [`score`] | players, scores, windows, bounds, and the interval that a score proves: the arithmetic of the subject | games |
//! | [`game`] | the trait [`game::Game`], and one game a file | searches, other games |
//! | [`search`] | one algorithm a file, written to be read aloud; the events that it tells | node numbers, languages, any particular game |
//! | [`trace`] | a search written down once: the recorder, the trace, its moments and landmarks | how a tree is drawn, any particular game |
//! | [`comparison`] | what several searches of one position cost, beside one another and beside the minimal tree | words, any particular game |
//! | [`layout`] | where the nodes of a tree stand | everything else: it sees parents and sizes |
//! | [`language`] | which languages there are | words |
//! | [`text`] | text from files and users, made safe to show | where it is shown |
//! | [`i18n`] | every word that a user reads, and the sentence for every step | windows |
//! | [`picture`] | a moment as shapes, coloured by meaning, as fine as there is room for | window toolkits, files |
//! | [`document`] | what a user opens and saves: the position, its search settings, notes and bookmarks; the depths to which it can be searched | the text of files, windows |
//! | [`mod@file`] | position files: their text, and all that can be wrong with it | disks |
//! | [`session`] | the open document, what derives from it, and where in the search we are; commands in | clocks, disks, windows |
//! | [`export`] | a picture in a file's format | what the picture is of |
//! | [`lessons`] | the lessons that come with the program | windows |
//! | [`disk`] | reading and writing files, never half of one | positions, windows |
//! | [`ui`] | the window: reads the session, sends commands | how anything is searched |
//! | [`cli`] | the command line, one subcommand a file | windows |
//!
//! **Where to start.** [`search::minimax`] and then [`search::alpha_beta`] are what all of this is about, a screenful each.
//! [`trace::recorder`] shows how their events become a trace, and [`trace::moment`] how a trace answers for any step.
//! From there to [`picture::draw`], or to [`i18n::narration`].
//!
//! To add an algorithm: a file in `search/`, a name in [`search::Algorithm`]. To add a game: a file in `game/`, a line in
//! [`game::any`], its fields in `file/`; [`game::guide`] shows a whole one. Neither is known anywhere else, except for the
//! words that speak of it.
//!
//! # What always holds
//!
//! * **Arrows point one way.** score → game → search → trace → picture → session → ui and cli, with layout below picture and
//!   knowing none of them. No game uses another. `tests/it/architecture` reads every path in every file and holds the house
//!   to this.
//! * **A trace never changes, and a moment is a number.** Nodes stand in order of appearance, so that a subtree is a range and
//!   what exists at a step is a prefix. A node is a *visit*, not a position: the same position may be visited again.
//! * **There is no second copy of the truth.** What derives from the document is made anew when the document differs by value,
//!   and for no other reason. Nothing is stored that can be worked out on the spot.
//! * **A bound is never shown as a value.** What is proved of a node is an interval ([`score::Interval`]), and every place that
//!   writes a number writes that: `3`, `≥ 3`, `≤ 5`, `2 … 5`, or nothing.
//! * **A search cannot fail**, nor can a trace, a layout or a picture. A limit is the listener's `Break`: the algorithms hold no
//!   budget, only `?`. What was recorded until then is still the truth, and says that it was cut short.
//! * **Every algorithm really is that algorithm.** Negamax negates. Its events speak MAX's view, so that pictures, sentences
//!   and checks are written once.
//! * **No disk, no clock and no thread** below the window and the command line; nothing of a window outside [`ui`]; no word that
//!   a user reads outside [`i18n`].
//! * **A frame costs what is visible.** Nothing that is done for each frame or each step is linear in the tree; a sentence may
//!   be linear in the children of the node it speaks of.

pub mod cli;
pub mod comparison;
pub mod disk;
pub mod document;
pub mod export;
pub mod file;
pub mod game;
pub mod i18n;
pub mod language;
pub mod layout;
pub mod lessons;
pub mod picture;
pub mod score;
pub mod search;
pub mod session;
pub mod text;
pub mod trace;
pub mod ui;
