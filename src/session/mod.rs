//! The open document, the search of it, and where in that search we are.
//!
//! The document is the only truth here. What derives from it, the recording and where its nodes stand, is made anew
//! when the position, the search or the notation differs by value, and for no other reason. Knows no window, no file
//! system and no clock.

pub mod command;
pub mod find;
pub mod playback;

use crate::file::{Bookmark, Document};
use crate::game::any::AnyGame;
use crate::picture::Notation;
use crate::picture::plan::Plan;
use crate::score::{Bound, Score};
use crate::search::count::{Budget, Count};
use crate::search::{Algorithm, SearchConfig, search};
use crate::trace::moment::Moment;
use crate::trace::recorder::record;
use crate::trace::recording::Recording;
use crate::trace::{NodeId, Step, Trace};
use command::{Command, Direction};
use playback::Playback;
use std::path::PathBuf;

/// The most visits that are recorded: about 100 MB. A search that needs more is cut short, and says so.
pub const MOST_NODES: usize = 1_000_000;

/// So many changes can be taken back.
const MOST_UNDONE: usize = 100;

/// Where a document came from, and so where saving puts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// One of the bundled lessons, by its number from 0. Saving asks for a place.
    Lesson(usize),
    /// A file.
    File(PathBuf),
    /// Made here. Saving asks for a place.
    New,
}

/// What plain minimax says of the same position: the check that pruning changed nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Check {
    /// The root's value.
    pub score: Score,
    /// What finding it cost.
    pub count: Count,
}

/// What is made from the document.
#[derive(Debug)]
struct Derived {
    recording: Recording<AnyGame>,
    plan: Plan,
    check: Option<Check>,
}

/// In what a document differs from the one that was opened or saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
struct Changes {
    /// In how it is searched.
    search: bool,
    /// In anything else.
    rest: bool,
}

impl Changes {
    fn between(kept: &Document, document: &Document) -> Self {
        let Document { title, notes, game, search, bookmarks } = kept;
        let rest = *title != document.title
            || *notes != document.notes
            || *game != document.game
            || *bookmarks != document.bookmarks;
        Self { search: *search != document.search, rest }
    }
}

/// The open document and everything about it that a window shows.
#[derive(Debug)]
pub struct Session {
    document: Document,
    origin: Origin,
    /// The document as it was opened or saved last.
    kept: Document,
    /// In what the two differ: compared when one of them changes, not for every frame.
    changes: Changes,
    undo: Vec<Document>,
    redo: Vec<Document>,
    notation: Notation,
    step: Step,
    playback: Playback,
    derived: Derived,
}

impl Session {
    /// A session on a document, at step 0 and paused.
    #[must_use]
    pub fn new(document: Document, origin: Origin, notation: Notation) -> Self {
        let derived = Derived::new(&document, notation);
        Self {
            kept: document.clone(),
            changes: Changes::default(),
            document,
            origin,
            undo: Vec::new(),
            redo: Vec::new(),
            notation,
            step: 0,
            playback: Playback::default(),
            derived,
        }
    }

    /// The document, with all changes.
    #[must_use]
    pub const fn document(&self) -> &Document {
        &self.document
    }

    /// Where it came from.
    #[must_use]
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Whether there are changes that would be missed if they were lost. Searching a lesson in another way is trying
    /// something out and changes no file.
    #[must_use]
    pub const fn is_edited(&self) -> bool {
        self.changes.rest || (self.changes.search && !matches!(self.origin, Origin::Lesson(_)))
    }

    /// The steps worth going to, while they are: in another search they would be other steps.
    #[must_use]
    pub fn bookmarks(&self) -> &[Bookmark] {
        if self.is_as_opened() { &self.document.bookmarks } else { &[] }
    }

    /// Whether this is the position and the search that were opened, of which the notes speak.
    #[must_use]
    pub fn is_as_opened(&self) -> bool {
        self.changes == Changes::default()
    }

    /// Whether the search is over, pruned, and found exactly what plain minimax finds.
    #[must_use]
    pub fn is_confirmed(&self) -> bool {
        let found = self.trace().result(NodeId::ROOT);
        let expected = self.check().map(|check| (check.score, Bound::Exact));
        self.search().algorithm.prunes() && found.is_some() && found == expected
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is a change to make again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// How the position is searched.
    #[must_use]
    pub const fn search(&self) -> &SearchConfig {
        &self.document.search
    }

    /// The search, recorded.
    #[must_use]
    pub const fn recording(&self) -> &Recording<AnyGame> {
        &self.derived.recording
    }

    /// What happened in it.
    #[must_use]
    pub const fn trace(&self) -> &Trace {
        self.derived.recording.trace()
    }

    /// Where the nodes stand.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.derived.plan
    }

    /// What plain minimax says, where it was affordable to ask.
    #[must_use]
    pub const fn check(&self) -> Option<&Check> {
        self.derived.check.as_ref()
    }

    /// How many steps have been made.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The state of the tree after them.
    #[must_use]
    pub fn moment(&self) -> Moment<'_> {
        self.trace().at(self.step)
    }

    /// Whether and how it is played.
    #[must_use]
    pub const fn playback(&self) -> &Playback {
        &self.playback
    }

    /// How α and β are written.
    #[must_use]
    pub const fn notation(&self) -> Notation {
        self.notation
    }

    /// Where a direction leads from here, if anywhere.
    #[must_use]
    pub fn destination(&self, direction: Direction) -> Option<Step> {
        let (trace, step) = (self.trace(), self.step);
        let target = match direction {
            Direction::Forward => self.playback.grain.forward(trace, step),
            Direction::Back => self.playback.grain.back(trace, step),
            Direction::First => Some(0),
            Direction::Last => Some(trace.len()),
            Direction::NextCutoff => trace.next_cutoff(step),
            Direction::PreviousCutoff => trace.previous_cutoff(step),
            Direction::NextLeaf => trace.next_leaf(step),
            Direction::Over => trace.over(step),
            Direction::Out => trace.out(step),
            Direction::NextChange(node) => trace.next_change(step, node),
        };
        target.filter(|&target| target != step)
    }

    /// Does something.
    pub fn apply(&mut self, command: Command) {
        match command {
            Command::Seek(step) => self.go_to(step),
            Command::Go(direction) => {
                if let Some(step) = self.destination(direction) {
                    self.go_to(step);
                }
            }
            Command::TogglePlay => self.toggle_play(),
            Command::SetSpeed(speed) => self.playback.speed = speed,
            Command::SetGrain(grain) => self.playback.grain = grain,
            Command::Tick(seconds) => self.tick(seconds),
            Command::SetSearch(search) => self.change(Document { search, ..self.document.clone() }),
            Command::SetGame(game) => self.change(Document { game, ..self.document.clone() }),
            Command::SetNotation(notation) => {
                if notation != self.notation {
                    self.notation = notation;
                    self.derived.plan = Plan::new(&self.derived.recording, notation);
                }
            }
            Command::Undo => self.take_back(),
            Command::Redo => self.make_again(),
            Command::Open(document, origin) => {
                let mut playback = self.playback;
                playback.set_playing(false);
                *self = Self { playback, ..Self::new(*document, origin, self.notation) };
            }
            Command::Saved(origin) => {
                self.origin = origin;
                self.kept = self.document.clone();
                self.changes = Changes::default();
            }
        }
    }

    /// Going anywhere by hand ends playing.
    fn go_to(&mut self, step: Step) {
        self.step = step.min(self.trace().len());
        self.playback.set_playing(false);
    }

    /// Playing from the end starts over.
    fn toggle_play(&mut self) {
        let starts = !self.playback.is_playing;
        if starts && self.step == self.trace().len() {
            self.step = 0;
        }
        self.playback.set_playing(starts);
    }

    fn tick(&mut self, seconds: f32) {
        for _ in 0..self.playback.steps_due(seconds) {
            match self.destination(Direction::Forward) {
                Some(step) => self.step = step,
                None => self.playback.set_playing(false),
            }
        }
        if self.step == self.trace().len() {
            self.playback.set_playing(false);
        }
    }

    fn change(&mut self, document: Document) {
        if document != self.document {
            if self.undo.len() == MOST_UNDONE {
                self.undo.remove(0);
            }
            self.undo.push(self.document.clone());
            self.redo.clear();
            self.show(document);
        }
    }

    fn take_back(&mut self) {
        if let Some(before) = self.undo.pop() {
            self.redo.push(self.document.clone());
            self.show(before);
        }
    }

    fn make_again(&mut self) {
        if let Some(after) = self.redo.pop() {
            self.undo.push(self.document.clone());
            self.show(after);
        }
    }

    /// Shows a changed document from its first step.
    fn show(&mut self, document: Document) {
        let is_searched_anew = document.game != self.document.game || document.search != self.document.search;
        self.document = document;
        self.changes = Changes::between(&self.kept, &self.document);
        if is_searched_anew {
            self.derived = Derived::new(&self.document, self.notation);
            self.step = 0;
            self.playback.set_playing(false);
        }
    }
}

impl Derived {
    fn new(document: &Document, notation: Notation) -> Self {
        let recording = record(&document.search, &document.game, MOST_NODES);
        let plan = Plan::new(&recording, notation);
        Self { plan, recording, check: check(document) }
    }
}

/// Asks plain minimax, which must look at everything; not where that would take more than the recording may.
fn check(document: &Document) -> Option<Check> {
    let config = SearchConfig { algorithm: Algorithm::Minimax, ..document.search };
    let mut budget = Budget { count: Count::default(), most_nodes: MOST_NODES as u64 };
    let score = search(&config, &document.game, &mut budget).continue_value()?;
    Some(Check { score, count: budget.count })
}
