//! Poda steps through minimax and alpha-beta one node at a time, forward and back. It draws the tree: the interval
//! proved for every node so far, which branches were pruned, and whose bound pruned them.
//!
//! This page describes the architecture: the crates of the workspace and their modules, what each of them does not
//! depend on, the invariants, and the terms that Poda defines itself.
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
//! A search takes a game, its configuration and a [`search::Tracer`], to which it sends a well-bracketed stream of
//! events: *enter, evaluate, improve, cut, leave*. A recorder numbers the visits and returns a [`trace::Trace`], which
//! never changes. **A moment of that trace is a number.** Everything on the screen, and every sentence, is computed
//! from the recording and that number. Going back is a subtraction, and there is no second tree that could differ from
//! the first.
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
//! let recording = record(document.search().unwrap(), document.position(), 1_000);
//! let first_cutoff = recording.trace().next_cutoff(0).unwrap();
//!
//! // The interval proved after that step, and the sentence about it.
//! let moment = recording.trace().at(first_cutoff);
//! assert_eq!(moment.proved(moment.current().unwrap()).to_string(), "≤ 2");
//! let words = Words::new(Language::ENGLISH);
//! let sentence = narration::caption(&words, &recording, first_cutoff).plain();
//! assert!(sentence.contains("α = 3"), "{sentence}");
//!
//! // The picture of the same step.
//! let tree_layout = TreeLayout::new(&recording, Notation::Node);
//! let view = View::fit(&tree_layout, point(980.0, 632.0), 1.2);
//! let scene = Scene { step: first_cutoff, ..Scene::new(&recording, &tree_layout, view, &words) };
//! assert!(svg(&draw_scene(&scene), view.size, Theme::Light).contains("2 ≤ α = 3"));
//! ```
//!
//! # The crates and their modules, in reading order
//!
//! A folder of `src` is a crate, and this crate re-exports the modules of the others. A crate can only use what it
//! lists among its dependencies.
//!
//! **`poda-core`**, in `src/core`: searches, traces and layouts, for any game. It depends only on `num-rational` and
//! `stacker`.
//!
//! | module | contents | independent of |
//! |---|---|---|
//! | [`score`] | players, scores, windows, bounds, and the interval that a score proves: the arithmetic of the subject | games |
//! | [`game`] | [`game::Game`] (rules and evaluation), [`game::GameView`] (how a position is shown and described), one file or folder a game | searches; a game, of other games |
//! | [`search`] | one algorithm a file, written to be read aloud; the events that it sends; a folder for each other kind of search | node numbers, languages, any particular game |
//! | [`trace`] | a recorded search: the recorder, the trace, its moments and landmarks; what all kinds of search have in common, the trait [`trace::Story`] | how a tree is drawn, any particular game |
//! | [`comparison`] | the costs of several searches of one position, compared with each other and the minimal tree | words, any particular game |
//! | [`layout`] | the coordinates of the nodes of a tree | everything else: its input is parents and sizes |
//! | [`document`] | what a user opens and saves: the position, its search settings, notes, bookmarks and its practice settings; a lecture, which lists such files; the depths to which it can be searched | the text of files, windows |
//! | [`run`] | the searches that a user's own program reported | the text of files, windows |
//! | [`check`] | judges a run: its first difference from the right search, and the mistake that explains it | words, windows |
//! | [`language`], [`text`], [`stack`], `batches` | the languages; text from files and users, made safe to show; space for deep recursions; long loops, a batch of items to a call | all of the above |
//!
//! **`poda-words`**, in `src/words`: all text that a user reads.
//!
//! | module | contents | independent of |
//! |---|---|---|
//! | [`messages`] | the texts of a language by their ids, and text with its emphasis; what has a sentence of its own, [`messages::Message`](trait@messages::Message) | files, exercises |
//! | [`mod@table`] | tables for spreadsheets: their one writer | everything else |
//! | [`mod@file`] | position files: reading, writing, and a diagnostic for each fault, with the id of its message | disks, languages |
//! | [`i18n`] | every word that a user reads outside practice, and the sentence for every step | windows |
//! | [`practice`] | questions derived from a trace, and answers judged against it, with reasons and their sentences; exercises generated from a seed | windows, disks |
//! | [`lessons`] | the lessons and the lectures that are bundled with the program, which are the crate `poda-examples` in `examples` | windows |
//!
//! **`poda-derive`**, in `src/derive`, writes the implementation of [`messages::Message`](trait@messages::Message): the
//! id of a message and its arguments stand at the variant that is said.
//!
//! **`poda-picture`**, in `src/picture`: everything that is drawn. Fonts and messages are the crate `poda-assets`, in
//! `assets`.
//!
//! | module | contents | independent of |
//! |---|---|---|
//! | [`picture`] | a moment as shapes, colored by meaning: sizes, positions, views, drawing, and the overview of large trees | window toolkits, files, exercises |
//! | [`export`] | a picture in a file's format | what the picture shows |
//!
//! **`poda-paper`**, in `src/paper`: everything that is printed.
//!
//! | module | contents | independent of |
//! |---|---|---|
//! | [`series`] | the pages of a search that are exported: the selected steps, each as a picture with its sentence | disks, windows |
//! | [`exam`] | exam papers in several variants, their sheets and keys | disks, windows |
//! | [`asked`] | which questions about a recorded search are asked, with the text and the picture of each | disks, windows, how answers are typed |
//! | [`mod@scorm`] | packages for learning platforms, which ask questions without a search | disks, windows, recordings |
//! | [`packing`] | the questions about a recorded search in such a package, with the verdict on every choice | disks, windows |
//!
//! **`poda-serve`**, in `src/serve`: the server for the phones of a class, on desktops only. It serves one page and
//! depends on no other member of the workspace. It receives the pictures and the sentences to show, and returns how
//! many phones there are, their answers, and the commands of the lecturer's phone. The other crates reach it through
//! [`platform`].
//!
//! The program itself, **`poda`**, is `src/main.rs`, which passes the arguments to the window or to the command line.
//! Its parts are crates of one module each, in the folder of the same name:
//!
//! | crate | contents | independent of |
//! |---|---|---|
//! | [`session`] | the open document, the lanes that are shown, and their steps; it receives commands | clocks, disks, windows |
//! | [`platform`] | all differences between a desktop and a browser: clocks, background work, files, the window and the page around it | positions |
//! | [`lecture`] | the presses of the clicker that lead through a lecture, its pages, its handout and its rehearsal | files, windows |
//! | [`class`] | what a class sees on its phones, its questions, and its answers | ports, windows, terminals |
//! | [`remote`] | searches that another instance of the program makes: requests and answers as bytes | workers, windows |
//! | [`window`] | what the parts of the window share: their look, state, commands and requests, and documents as data | how anything is searched |
//! | [`panels`] | the parts of the window: each draws from a context and pushes requests | the application |
//! | [`ui`] | the application: its model, the course of a frame, the effect of each request, files | the command line |
//! | [`cli`] | the command line, one subcommand a file or folder | windows |
//!
//! **Where to start.** [`search::minimax`] and then [`search::alpha_beta`], a screenful each, are the subject.
//! [`trace::recorder`] shows how their events become a trace, and [`trace::moment`] how a trace answers for any step.
//! From there continue with [`picture::draw`] or with [`i18n::narration`].
//!
//! **A cutoff** is sent by [`search::alpha_beta`] as [`search::SearchEvent::Cutoff`], stored by [`trace::recorder`],
//! read from a [`trace::moment::Moment`], described by [`i18n::narration`] and drawn by [`picture::draw`]. **A key** is
//! a row of [`window::input::command`]. The application executes the command, which changes its model or sends a
//! [`session::Command`] to [`session::Session::apply`]; the next frame draws the changed model.
//!
//! To add an algorithm, add a file in `core/search`, a module, an entry in the list and an arm in `core/search/mod.rs`,
//! its words in `assets/locales/en/algorithms.ftl` and `assets/locales/es/algorithms.ftl`, and a row in
//! `docs/en/searches.md` and `docs/es/searches.md`. `docs/contributing/add.md` says what is needed in special cases.
//! To add a setting of a search, add a field of [`search::SearchConfig`] with its row, a
//! [`search::setting::SettingRow`], and its words. To add a kind of question, add a row in
//! [`document::question_kind`], a file in [`practice::kinds`], and its words. To add a game, add a file or folder in
//! `game/` and an entry in the list in `core/game/mod.rs`; [`game::guide`] shows a complete game and lists all other
//! places.
//!
//! # Glossary
//!
//! Standard terms of the field are not listed: ply, window, cutoff, killer, transposition table, null window,
//! re-search. The terms below are Poda's own, or have a narrower meaning here:
//!
//! | word | meaning |
//! |---|---|
//! | visit | a search entering a position; each visit is drawn as a node. A position searched twice has two visits |
//! | event | what a search reports: enter, evaluate, improve, cut, leave, and a few more |
//! | pass | one walk through the tree from its root; iterative deepening, aspiration windows and MTD(f) make several |
//! | step | the number of events of one pass that have happened; step 0 is before the first |
//! | timeline step | the number of events that have happened in all passes, one pass after another |
//! | moment | the tree after a step, computed from the trace, never stored |
//! | landmark | a step worth stopping at: a leaf, a cutoff, a node's last event |
//! | proof | what a returned score proves of the true value: that it is exactly, at least or at most this score; an interval |
//! | owner of a bound | the ancestor whose improvement set the bound; there is none if the bound is the root window's |
//! | cutoff, pruned branches, pruned leaves | the event, the moves it left untried, and the leaves below those: three different counts |
//! | horizon | a leaf at the depth limit, where the game is not over; its score is an estimate |
//! | recording | a trace with its positions and its configuration |
//! | union tree | all moves that either of two searches tried, so that both are drawn on one tree |
//! | what-if | the question of what the root would be worth if a branch had another value |
//! | notation | the label in a node: its value, its interval, or its window |
//! | overview | a large tree drawn as strips, where nodes would be too small to read |
//! | caption | the sentence for the current step |
//! | lane | what is shown of one recording: the recording, the layout of its tree, and the current step; a session has one or two |
//! | shown search | the lane of a search, with its passes |
//! | match | a game that a user plays against the program |
//! | lectern | the lecturer's tools for presenting: the spotlight, the pen, and the panels shown next to the tree |
//! | lesson | a bundled position file with notes |
//! | question | a node or step of a trace, with a kind of question; its answer is read from the trace |
//! | answer error | the difference between a wrong answer and what the search did, as data |
//! | refutation | a value of one or several leaves below a wrong cut that would change the root's value |
//! | lecture | a file that lists lessons, position files and slides in the order in which they are presented |
//! | station | a bookmark at which a step stops if the step size is one bookmark |
//! | misconception | the misunderstanding behind a wrong prediction, independent of the tree; later exercises are chosen by it |
//! | progress | the record of a user's practice, stored on the user's machine |
//! | class | the students in a room, and the server for their phones; each phone shows a state |
//! | clicker | a remote control that steps a lecture: a device with two keys, or the page for it on the lecturer's phone |
//! | press | one press of the clicker: it shows a slide, a step, a question to the room or its answer |
//! | rehearsal | a walk through all presses of a lecture without a user, which lists what is hard to read |
//! | report | the file that a student hands in: answers, marks and time, with a checksum |
//! | sampled | of a search, what is recorded of it and how it is drawn: of the kind whose values are means of random samples, not depth-first; Monte Carlo tree search (`Mcts`) is the algorithm of this kind, and its settings, questions and texts have its name |
//! | story | what all recorded trees have in common, of whatever search: nodes, steps, and moves between steps |
//! | run | the searches that a user's own program reported, event by event |
//! | told | reported by a user's program; of a sentence, shown to the user |
//! | quiz | a user's way through the questions about one recording, with the attempts at each |
//! | ever, matters | two kinds of questions: which leaves can ever be pruned, and which leaves matter for the best move |
//! | transform | a kind of question: which changes of all leaves make a difference |
//! | wishes | what a generated exercise must contain, such as a deep cutoff |
//! | diary | what a user has practiced: the stored progress, and the answers since the program was started |
//! | room | the class, where it is asked together in front of one screen |
//! | hands | the votes of the room, raised or sent by phones, for each choice of a question |
//! | strip | in the window, the bar under the tree with the caption or a question; in an overview, the bar that stands for a row of nodes |
//! | ribbon | the bar over the tree with the path to the shown subtree |
//! | aside | a panel beside the presented tree; of a sentence, the remark in faint type that follows it |
//! | beside | of a search, the second one of a document, which is shown next to the first |
//! | look | how something is drawn in the window: of a game, its picture and its controls |
//! | searched | what a search returns: the score, unless its tracer has ended it |
//! | other lane | the lane of a search that is not a depth-first one |
//!
//! # Invariants
//!
//! * **No circles.** score → game → search → trace → picture → session → ui and cli, with layout below picture and
//!   independent of them. Between crates the compiler checks this. Between files `tests/it/project/architecture` checks
//!   it by reading every path, and every call of a method that is not in the file of its type. It lists the circles
//!   that are left. No game uses another game.
//! * **A trace never changes, and a moment is a number.** Nodes are stored in order of appearance, so that a subtree is
//!   a range and the nodes that exist at a step are a prefix.
//! * **There is no second copy of the truth.** Data derived from the document is computed again when the document's
//!   value changes, and for no other reason. Anything that is cheap to compute is not stored.
//! * **A bound is never shown as a value.** The proof of a node's value is an interval ([`score::Interval`]), and every
//!   text with a value writes that interval: `3`, `≥ 3`, `≤ 5`, `2 … 5`, or nothing.
//! * **A search cannot fail**, nor can a trace, a layout or a picture. A limit is the tracer's `Break`: the algorithms
//!   contain no budget, only `?`. The events recorded until then are still true, and the recording states that it was
//!   stopped early.
//! * **Every algorithm really is that algorithm.** Negamax negates. Its events are from MAX's view, so that pictures,
//!   sentences and checks are written only once.
//! * **No disk, no clock and no thread** below the window and the command line; no code that differs between a desktop
//!   and a browser outside [`platform`]; no code for windows outside [`window`], [`panels`] and
//!   [`ui`]; no text for users outside [`i18n`] and
//!   [`practice::sentences`].
//! * **A frame costs what is visible.** No work that is done for each frame or each step is linear in the tree; a
//!   sentence may be linear in the children of the node that it describes.

pub use poda_class as class;
pub use poda_cli as cli;
pub use poda_core::{check, comparison, document, game, language, layout, run, score, search, stack, text, trace};
pub use poda_lecture as lecture;
pub use poda_panels as panels;
pub use poda_paper::{asked, exam, packing, scorm, series};
pub use poda_picture::{export, picture};
pub use poda_platform as platform;
pub use poda_remote as remote;
pub use poda_session as session;
pub use poda_ui as ui;
pub use poda_window as window;
pub use poda_words::{file, i18n, lessons, messages, practice, table};

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
