//! Poda steps through minimax and alpha-beta one node at a time, forward and back, and draws the tree: what is proved
//! of every node so far, which branches were pruned, and whose bound pruned them.
//!
//! This page describes the architecture: the crates of the workspace and their modules, what each of them does not depend on,
//! what always holds, and what the words mean that are Poda's own.
//!
//! # Bird's-eye view
//!
//! ```text
//!   a position file                                      a command line, or a key in the window
//!         │                                                               │
//!       file ─── document ──┐                                             │
//!                           ▼                                             ▼
//!   score ◂─ game ◂─ search ─ events ▸ trace ─ Recording ─┐        Command, TimelineStep
//!                                                         ▼               │
//!                                             layout ◂─ picture           │
//!                                                         │               │
//!                                   i18n ── Words ──┐     │ TreeLayout    ▼
//!                                                   ▼     ▼            session
//!                                                Scene, caption ◂─────────┤
//!                                                        │                │
//!                                             shapes and sentences        │
//!                                                 │            │          │
//!                                               export      ui, cli ◂─────┘
//! ```
//!
//! A search takes a game, its configuration and a [`search::Tracer`], to which it sends a well-bracketed stream of events:
//! *enter, evaluate, improve, cut, leave*. A recorder numbers the visits and returns a [`trace::Trace`], which never changes.
//! **A moment of that trace is a number.** Everything on the screen, and every sentence, is computed from the recording and
//! that number: going back is a subtraction, and no second tree exists that could differ from the first.
//!
//! # The main path
//!
//! From the text of a tree to the sentence and the picture of one moment:
//!
//! ```
//! use poda::export::svg::svg;
//! use poda::i18n::{Language, Words, narration};
//! use poda::picture::palette::Theme;
//! use poda::picture::shape::point;
//! use poda::picture::{Notation, Scene, TreeLayout, View, draw_scene};
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
//! let scene = Scene { step: first_cutoff, ..Scene::new(&recording, &tree_layout, view, &words) };
//! assert!(svg(&draw_scene(&scene), view.size, Theme::Light).contains("2 ≤ α = 3"));
//! ```
//!
//! # The crates and their modules, in reading order
//!
//! A folder of `src` is a crate, and this one re-exports the modules of the others. What a crate does not list among its
//! dependencies it cannot use.
//!
//! **`poda-core`**, in `src/core`: searches, traces and layouts, for any game. It depends on `num-rational` and `stacker` alone.
//!
//! | module | contents | independent of |
//! |---|---|---|
//! | [`score`] | players, scores, windows, bounds, and the interval that a score proves: the arithmetic of the subject | games |
//! | [`game`] | [`game::Game`] (rules and evaluation), [`game::GameView`] (how a position is shown and spoken of), one file or folder a game | searches; a game, of other games |
//! | [`search`] | one algorithm a file, written to be read aloud; the events that it sends | node numbers, languages, any particular game |
//! | [`trace`] | a recorded search: the recorder, the trace, its moments and landmarks | how a tree is drawn, any particular game |
//! | [`comparison`] | what several searches of one position cost, next to each other and to the minimal tree | words, any particular game |
//! | [`layout`] | the coordinates of the nodes of a tree | everything else: its input is parents and sizes |
//! | [`document`] | what a user opens and saves: the position, its search settings, notes, bookmarks and how it is practised on; a lecture, which lists such files; the depths to which it can be searched | the text of files, windows |
//! | [`run`] | what somebody's own program told of its searches | the text of files, windows |
//! | [`check`] | judges a run: its first difference from the right search, and the mistake that explains it | words, windows |
//! | [`language`], [`text`], [`stack`], `batches` | the languages; text from files and users, made safe to show; space for deep recursions; long loops, a batch of items to a call | all of the above |
//!
//! **`poda-words`**, in `src/words`: everything that is read or said.
//!
//! | module | contents | independent of |
//! |---|---|---|
//! | [`messages`] | the texts of a language by their ids, and text with its emphasis | searches, files, exercises |
//! | [`practice`] | questions derived from a trace, and answers judged against it, with reasons; exercises generated from a seed | words, windows, files |
//! | [`mod@file`] | position files: reading, writing, and a diagnostic for each fault | disks, words |
//! | [`i18n`] | every word that a user reads, and the sentence for every step | windows |
//! | [`lessons`] | the lessons and the lectures that are bundled with the program, which are the crate `poda-examples` in `examples` | windows |
//!
//! **`poda-picture`**, in `src/picture`: everything that is drawn. Fonts and messages are the crate `poda-assets`, in `assets`.
//!
//! | module | contents | independent of |
//! |---|---|---|
//! | [`picture`] | a moment as shapes, colored by meaning: sizes, positions, views, drawing, and the overview of large trees | window toolkits, files, exercises |
//! | [`export`] | a picture in a file's format | what the picture shows |
//!
//! **`poda-paper`**, in `src/paper`: what is taken away on paper.
//!
//! | module | contents | independent of |
//! |---|---|---|
//! | [`series`] | the pages of a search that are exported: the selected steps, each as a picture with its sentence | disks, windows |
//! | [`exam`] | exam papers in several variants, their sheets and keys | disks, windows |
//!
//! **`poda-serve`**, in `src/serve`: the class on its phones. A server of one page, on desktops only, which depends on no other member:
//! it is given the pictures and the sentences that it shows, and returns how many phones there are, what they answer, and the commands of
//! the lecturer's phone. [`platform`] names it for the others.
//!
//! The program itself, **`poda`**, is `src/main.rs`: arguments to the window or to the command line. Its parts are crates of one module
//! each, in the folder of their name:
//!
//! | crate | contents | independent of |
//! |---|---|---|
//! | [`session`] | the open document, the search of it that is shown, and the current step; commands in | clocks, disks, windows |
//! | [`platform`] | what differs between a desktop and a browser: clocks, background work, files, the window and the page around it | positions |
//! | [`class`] | what a class is shown on its phones and asked, and how it has answered | ports, windows, terminals |
//! | [`remote`] | searches that another instance of the program makes: requests and answers as bytes | workers, windows |
//! | [`ui`] | the window: a model, panels that read it, and the requests that they push | how anything is searched; the command line |
//! | [`cli`] | the command line, one subcommand a file or folder | windows |
//!
//! **Where to start.** [`search::minimax`] and then [`search::alpha_beta`], a screenful each, are the subject.
//! [`trace::recorder`] shows how their events become a trace, and [`trace::moment`] how a trace answers for any step.
//! From there continue with [`picture::draw`] or with [`i18n::narration`].
//!
//! **A cutoff** is sent by [`search::alpha_beta`] as [`search::SearchEvent::Cutoff`], stored by [`trace::recorder`], read from a
//! [`trace::moment::Moment`], said by [`i18n::narration`] and drawn by [`picture::draw`]. **A key** is a row of [`ui::command`]; the
//! application executes it, which changes its model or sends a [`session::Command`] to [`session::Session::apply`]; the
//! next frame draws the changed model.
//!
//! To add an algorithm: a file in `search/`, a variant and a row of properties in `search/algorithm.rs`, an arm in
//! `search/mod.rs`, and its words. To add a game: a file or folder in `game/` and an entry in the list of
//! [`game::any`]; [`game::guide`] shows a whole game and lists every other place.
//!
//! # Glossary
//!
//! Other terms are those of the field: ply, window, cutoff, killer, transposition table, null window, re-search. These are
//! Poda's own, or have a narrower meaning here:
//!
//! | word | meaning |
//! |---|---|
//! | visit | one entering of a position by a search; what is drawn as a node. A position searched twice is two visits |
//! | event | what a search reports: enter, evaluate, improve, cut, leave, and a few more |
//! | pass | one walk through the tree from its root; iterative deepening, aspiration windows and MTD(f) make several |
//! | step | a number of events of one pass that have happened: step 0 is before the first |
//! | timeline step | a number of events of all passes, one pass after another |
//! | moment | the tree after a step, computed from the trace, never stored |
//! | landmark | a step worth stopping at: a leaf, a cutoff, a node's last event |
//! | proof | what a returned score says of the true value: exactly, at least or at most so much; an interval |
//! | owner of a bound | the ancestor whose improvement set the bound; none if it is the root's window |
//! | cutoff, pruned branches, pruned leaves | the event, the moves it left untried, and the leaves below those: three different counts |
//! | horizon | a leaf at the depth limit, where the game is not over; its score is an estimate |
//! | recording | a trace with the positions and the configuration that it is of |
//! | union tree | all moves that either of two searches tried, so that both are drawn on one tree |
//! | what-if | the question what the root would be worth if a branch had another value |
//! | notation | what stands in a node: its value, its interval, or its window |
//! | overview | the tree from afar, as strips, where nodes would be too small to read |
//! | caption | the sentence for the current step |
//! | shown search | a search as the window shows it: its passes, layout and current step; the split view has two |
//! | match | a game that a user plays against the program |
//! | lectern | what a lecturer uses while presenting: the spotlight, the pen, and what is called up beside the tree |
//! | lesson | a bundled position file with notes |
//! | question | a place in a trace and what is asked there; its answers are read from the trace |
//! | answer error | how a wrong answer differs from what the search did, as data |
//! | refutation | a value of a leaf below a wrong cut with which the root would be worth something else |
//! | lecture | a file that lists lessons, position files and slides in the order in which they are presented |
//! | station | a bookmark at which a step forward or back stops where a step is as large as a bookmark |
//! | misconception | what a wrong prediction shows, whatever tree it was made in: exercises come back by it |
//! | progress | what is remembered of a user's practice, on the user's machine |
//! | class | the people in a room, and what serves their phones; what a phone is shown is a state |
//! | clicker | what steps a lecture from afar: a device with two keys, or the page for it on the lecturer's phone |
//! | report | what a student hands in: answers, marks and time, with a checksum |
//!
//! # What always holds
//!
//! * **No circles.** score → game → search → trace → picture → session → ui and cli, with layout below picture and independent
//!   of them. Between crates the compiler checks this; between files `tests/it/architecture` reads every path and does. No game
//!   uses another.
//! * **A trace never changes, and a moment is a number.** Nodes are stored in order of appearance, so that a subtree is a range and
//!   what exists at a step is a prefix.
//! * **There is no second copy of the truth.** What derives from the document is computed again when the document differs by
//!   value, and for no other reason. What can be computed on the spot is not stored.
//! * **A bound is never shown as a value.** What is proved of a node is an interval ([`score::Interval`]), and every place that
//!   writes a number writes that: `3`, `≥ 3`, `≤ 5`, `2 … 5`, or nothing.
//! * **A search cannot fail**, nor can a trace, a layout or a picture. A limit is the tracer's `Break`: the algorithms contain no
//!   budget, only `?`. What was recorded until then is still true, and says that it was stopped early.
//! * **Every algorithm really is that algorithm.** Negamax negates. Its events speak MAX's view, so that pictures, sentences
//!   and checks are written once.
//! * **No disk, no clock and no thread** below the window and the command line, and nothing that differs between a desktop and a
//!   browser outside [`platform`]; nothing of a window outside [`ui`]; no word that
//!   a user reads outside [`i18n`].
//! * **A frame costs what is visible.** Nothing that is computed for each frame or each step is linear in the tree; a sentence may
//!   be linear in the children of the node that it describes.

pub use poda_class as class;
pub use poda_cli as cli;
pub use poda_core::{check, comparison, document, game, language, layout, run, score, search, stack, text, trace};
pub use poda_paper::{exam, series};
pub use poda_picture::{export, picture};
pub use poda_platform as platform;
pub use poda_remote as remote;
pub use poda_session as session;
pub use poda_ui as ui;
pub use poda_words::{file, i18n, lessons, messages, practice};

/// The samples of the pages for readers, as documentation tests.
#[cfg(doctest)]
mod pages {
    #[doc = include_str!("../README.md")]
    struct Readme;

    #[doc = include_str!("../docs/en/library.md")]
    struct Manual;

    #[doc = include_str!("../docs/es/library.md")]
    struct ManualInSpanish;
}
