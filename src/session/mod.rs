//! The open document, the search of it, and where in that search we are.
//!
//! The document is the only truth here. What derives from it, the recording and where its nodes stand, is made anew
//! when the position, the search or the way of drawing differs by value, and for no other reason. Where that takes
//! long, everything stays as it is until it is done, here or elsewhere: see [`work`]. Knows no window, no file system,
//! no thread and no clock.

mod aim;
mod aiming;
mod at_table;
pub mod book;
pub mod command;
pub mod contest;
pub mod find;
mod moving;
pub mod opponent;
pub mod order;
mod passing;
pub mod playback;
pub mod race;
mod standing;
pub mod work;

use crate::file::Document;
use crate::game::any::AnyGame;
use crate::picture::folds::Folds;
use crate::picture::tree_layout::TreeLayout;
use crate::picture::{Notation, UnvisitedDisplay};
use crate::score::{Bound, Interval};
use crate::search::SearchConfig;
use crate::trace::limits::{Ending, Limits};
use crate::trace::moment::Moment;
use crate::trace::recording::Recording;
use crate::trace::{Step, Trace};
pub use aim::Look;
use aim::{Aim, Waiting};
use book::Book;
pub use book::Origin;
use command::Command;
use contest::Request;
use playback::Playback;
use race::{Key, Race, RaceTask};
use standing::Standing;
use std::sync::Arc;
use work::{Begun, Check, Findings, Task};

/// How much is recorded unless somebody says otherwise: what a small laptop bears.
pub const LIMITS: Limits =
    Limits { nodes: 2_000_000, bytes: 512 << 20, extra_bytes_per_node: TreeLayout::BYTES_A_NODE, seconds: None };

/// The open document and everything about it that a window shows.
#[derive(Debug)]
pub struct Session {
    aim: Aim,
    findings: Findings,
    step: Step,
    playback: Playback,
    waiting: Option<Waiting>,
    /// The limits within which the search on the screen was made.
    limits_kept: Limits,
    /// After how many nodes a search was stopped that had not come as far as the one on the screen, which stays.
    stopped_short: Option<u64>,
    /// How many tasks there have been.
    tasks: u64,
    /// How many searches have been shown, and how many plans of their trees.
    searches: u64,
    layouts: u64,
    /// Findings that are shown no more. They may be large, and freeing them takes its time.
    spent: Vec<Findings>,
    /// The second search beside the first, what it is of, and what has to be done before it can be shown.
    race: Option<Box<Race>>,
    race_key: Option<Key>,
    race_task: Option<Arc<RaceTask>>,
    /// How many races there have been.
    races: u64,
    /// How many documents have been opened.
    opened: u64,
    /// Where the search that is taken back is to be resumed, if somebody stands somewhere in it.
    resumes: Option<Standing>,
}

impl Session {
    /// A session on a document, searched to the end, at step 0 and paused.
    #[must_use]
    pub fn new(document: Document, origin: Origin, notation: Notation) -> Self {
        let look = Look { notation, ..Look::default() };
        let mut session = Self::begin(Book::new(document, origin), look, LIMITS, 0);
        session.settle();
        session
    }

    /// A session on a document at a step. Where searching it takes long, this is only its beginning, and there is a
    /// [`Session::task`] to be done.
    #[must_use]
    pub fn begin(book: Book, look: Look, limits: Limits, step: Step) -> Self {
        let aim =
            Aim { book, contest: None, look, folds: Folds::new(look.unvisited == UnvisitedDisplay::Frontier), limits };
        let task = aim.task(0, None);
        let (findings, waiting) = match task.run_now() {
            Begun::All(findings) => (findings, None),
            Begun::Part(findings) => {
                (findings, Some(Waiting { aim: aim.clone(), step, opens: false, resumes: None, task: Arc::new(task) }))
            }
            Begun::Nothing => unreachable!("a search has a beginning"),
        };
        let mut session = Self { waiting, ..Self::of_findings(aim, findings, Playback::default()) };
        session.stand_in_search(step);
        session.keep_race();
        session
    }

    /// A session on what has been found, at step 0 and paused.
    fn of_findings(aim: Aim, findings: Findings, playback: Playback) -> Self {
        Self {
            limits_kept: aim.limits,
            stopped_short: None,
            aim,
            findings,
            step: 0,
            playback,
            waiting: None,
            tasks: 1,
            searches: 1,
            layouts: 1,
            spent: Vec::new(),
            race: None,
            race_key: None,
            race_task: None,
            races: 0,
            opened: 0,
            resumes: None,
        }
    }

    /// What has to be done before the last command has its effect, if that takes long. Its findings are given back by
    /// [`Command::Show`].
    #[must_use]
    pub fn task(&self) -> Option<&Arc<Task>> {
        self.waiting.as_ref().map(|waiting| &waiting.task)
    }

    /// Does here and now what has to be done.
    pub fn settle(&mut self) {
        if let Some(task) = self.task().cloned()
            && let Some(findings) = task.run(&())
        {
            self.apply(Command::Show(task.ticket(), Box::new(findings)));
        }
        if let Some(task) = self.race_task().cloned()
            && let Some(findings) = task.run(&())
        {
            self.apply(Command::ShowRace(task.ticket(), Box::new(findings)));
        }
    }

    /// Whether what is shown is only the beginning of the search that is being made, so that there is nothing to go back
    /// to.
    #[must_use]
    pub fn is_beginning(&self) -> bool {
        let is_same = |waiting: &Waiting| waiting.task.searches() && waiting.aim.is_searched_as(&self.aim);
        self.is_underway() && self.waiting.as_ref().is_some_and(is_same)
    }

    fn is_underway(&self) -> bool {
        self.passes().ending() == Ending::Underway
    }

    /// How many searches have been shown: when it is another number than before, so is the tree.
    #[must_use]
    pub const fn searches(&self) -> u64 {
        self.searches
    }

    /// How many plans of trees have been shown: when it is another number than before, nodes stand elsewhere.
    #[must_use]
    pub const fn layouts(&self) -> u64 {
        self.layouts
    }

    /// How many documents have been opened: when it is another number than before, another document is shown.
    #[must_use]
    pub const fn opened(&self) -> u64 {
        self.opened
    }

    /// Gives away the findings that are shown no more.
    pub fn take_spent(&mut self) -> Vec<Findings> {
        std::mem::take(&mut self.spent)
    }

    /// The document and its past.
    #[must_use]
    pub const fn book(&self) -> &Book {
        &self.aim.book
    }

    /// The same with the changes that are still being searched: what would be missed if it were lost.
    #[must_use]
    pub fn book_meant(&self) -> &Book {
        self.waiting.as_ref().filter(|waiting| !waiting.opens).map_or(&self.aim.book, |waiting| &waiting.aim.book)
    }

    /// The document, with all changes.
    #[must_use]
    pub const fn document(&self) -> &Document {
        self.aim.book.document()
    }

    /// Where it came from.
    #[must_use]
    pub const fn origin(&self) -> &Origin {
        self.aim.book.origin()
    }

    /// Whether there are changes that would be missed if they were lost.
    #[must_use]
    pub fn is_edited(&self) -> bool {
        self.book_meant().is_edited()
    }

    /// Whether the search is over, pruned, and found exactly what plain minimax finds.
    #[must_use]
    pub fn is_confirmed(&self) -> bool {
        let proved = self.passes().proved();
        let is_same = self.check().is_some_and(|check| proved == Interval::of(check.score, Bound::Exact));
        let shows_the_answer = self.findings.pass + 1 == self.passes().len();
        self.trace().mistake().is_none() && self.search().algorithm.prunes() && is_same && shows_the_answer
    }

    /// How the position is searched.
    #[must_use]
    pub fn search(&self) -> &SearchConfig {
        self.aim.searched().1
    }

    /// The position that is searched.
    #[must_use]
    pub fn searched_position(&self) -> &AnyGame {
        self.aim.searched().0
    }

    /// The search, recorded: the pass of it that is shown, where it makes several.
    #[must_use]
    pub fn recording(&self) -> &Recording<AnyGame> {
        self.findings.recording()
    }

    /// What happened in it.
    #[must_use]
    pub fn trace(&self) -> &Trace {
        self.recording().trace()
    }

    /// Where the nodes stand.
    #[must_use]
    pub const fn tree_layout(&self) -> &TreeLayout {
        &self.findings.tree_layout
    }

    /// What plain minimax says, where it was affordable to ask.
    #[must_use]
    pub const fn check(&self) -> Option<&Check> {
        self.findings.check.as_ref()
    }

    /// Why plain minimax did not come to its end, where it was asked.
    #[must_use]
    pub const fn unchecked(&self) -> Option<Ending> {
        self.findings.unchecked
    }

    /// How many steps have been made of the pass that is shown.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The step on the timeline that is meant: while only the beginning of a search is shown, the one to go to when it is
    /// done.
    #[must_use]
    pub fn step_meant(&self) -> Step {
        let clock = self.clock();
        self.waiting.as_ref().filter(|_| self.is_beginning()).map_or(clock, |waiting| waiting.step.max(clock))
    }

    /// The state of the tree after the steps made.
    #[must_use]
    pub fn moment(&self) -> Moment<'_> {
        self.trace().at(self.step)
    }

    /// After how many nodes a search was stopped that had not come as far as the one on the screen, which stays; `None`
    /// where that did not happen, or something was made since.
    #[must_use]
    pub const fn stopped_short(&self) -> Option<u64> {
        self.stopped_short
    }

    /// Whether and how it is played.
    #[must_use]
    pub const fn playback(&self) -> &Playback {
        &self.playback
    }

    /// How the tree is drawn up.
    #[must_use]
    pub const fn look(&self) -> Look {
        self.aim.look
    }

    /// Which subtrees are folded.
    #[must_use]
    pub const fn folds(&self) -> &Folds {
        &self.aim.folds
    }

    /// How much memory is left of what may be taken, in bytes, beside what is shown; at least a fifth of it.
    #[must_use]
    pub fn bytes_left(&self) -> usize {
        let bytes = self.limits().bytes;
        let shown = self.findings.bytes() + self.race().map_or(0, Race::bytes);
        bytes.saturating_sub(shown).max(bytes / 5)
    }

    /// How much may be recorded.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.aim.limits
    }

    /// Does something.
    pub fn apply(&mut self, command: Command) {
        self.obey(command);
        self.carry_on();
        self.keep_race();
    }

    fn obey(&mut self, command: Command) {
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
            Command::AtTable(request) => self.at_table(request),
            Command::SetSearch(search) if self.contest().is_some() => self.think_otherwise(search),
            Command::Undo if self.contest().is_some() => self.at_table(Request::TakeBack),
            Command::Redo if self.contest().is_some() => self.at_table(Request::PlayAgain),
            Command::SetSearch(search) => self.edit(|book| book.change(book.document().with_search(search))),
            Command::SetBeside(beside) => self.edit(|book| book.change(Document { beside, ..book.document().clone() })),
            Command::SetGame(game) => self.edit(|book| book.change(book.document().with_position(game))),
            // A change that is still being searched is taken back by not waiting for it.
            Command::Undo if self.waits_for_another_tree() => self.give_up(),
            Command::Undo => self.edit_here(Book::take_back),
            Command::Redo => self.edit_here(Book::make_again),
            Command::Open(document, origin) => {
                self.edit(|book| *book = Book::new(*document, origin));
                if let Some(waiting) = &mut self.waiting {
                    waiting.opens = true;
                } else {
                    self.opened += 1;
                    self.go_to(0);
                }
            }
            Command::Saved(origin) => {
                let saved = self.book_meant().document().clone();
                if let Some(waiting) = self.waiting.as_mut().filter(|waiting| !waiting.opens) {
                    waiting.aim.book.saved(saved.clone(), origin.clone());
                }
                self.aim.book.saved(saved, origin);
            }
            Command::SetLook(look) => self.redraw(|aim| {
                aim.folds = aim.folds.with_only_visited(look.unvisited == UnvisitedDisplay::Frontier);
                aim.look = look;
            }),
            Command::ToggleFold(node) => {
                // What is waited for may be another tree, which is folded in another way.
                let node = self.recording().resolve(node).filter(|_| !self.waits_for_another_tree());
                if let Some(node) = node.filter(|&node| self.can_fold(node)) {
                    self.redraw(|aim| aim.folds = aim.folds.toggled(node));
                }
            }
            Command::UnfoldAll => {
                self.redraw(|aim| aim.folds = Folds::new(aim.look.unvisited == UnvisitedDisplay::Frontier))
            }
            Command::SetLimits(limits) => self.set_limits(limits),
            Command::SearchOn => self.aim_at(self.aim.clone(), Some(self.clock())),
            Command::Show(ticket, findings) => self.show(ticket, *findings),
            Command::ShowRace(ticket, findings) => self.show_race(ticket, *findings),
            Command::FailRace(ticket) => self.fail_race(ticket),
            Command::GiveUp => self.give_up(),
            Command::Fail(ticket) => self.fail(ticket),
        }
    }
}
