//! Two searches of the same position side by side, on one tree and one timeline: after step k each has made k of its own
//! steps, or is done.
//!
//! Each half is a session of its own that nobody edits, so that all that shows a session shows a half. What one has visited
//! and the other has not is taken down in the other as never entered. Made anew when the search, the way of drawing or
//! the second search differs by value.

use super::Session;
use super::aim::{Aim, Look};
use super::book::Book;
use super::command::Direction;
use super::playback::{Grain, Playback};
use super::work::{Findings, Glance, NODES_NOW, Overseer, Recorded, Stage, Task, VISITS_NOW};
use crate::file::Document;
use crate::picture::UnvisitedDisplay;
use crate::picture::folds::Folds;
use crate::picture::side_by_side::{is_same_tree, layouts};
use crate::picture::tree_layout::TreeLayout;
use crate::search::SearchConfig;
use crate::trace::limits::{Ending, Limits};
use crate::trace::passes::Passes;
use crate::trace::recorder::record_with_union;
use crate::trace::union_tree::UnionTree;
use crate::trace::{NodeId, Step};
use std::sync::Arc;

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The search of the document.
    First,
    /// The one beside it.
    Second,
}

impl Side {
    /// Both, from left to right.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Two searches side by side.
#[derive(Debug)]
pub struct Race {
    halves: [Session; 2],
    clock: Step,
    is_same_tree: bool,
    number: u64,
}

impl Race {
    /// One of the two, at its own step.
    #[must_use]
    pub const fn half(&self, side: Side) -> &Session {
        &self.halves[side as usize]
    }

    /// Whether every node of one has its counterpart in the other at the same place.
    #[must_use]
    pub const fn is_same_tree(&self) -> bool {
        self.is_same_tree
    }

    /// Tells races apart.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// How many steps both have been given.
    #[must_use]
    pub const fn clock(&self) -> Step {
        self.clock
    }

    /// How many steps the longer one has.
    #[must_use]
    pub fn length(&self) -> Step {
        self.halves.iter().map(|half| half.trace().len()).max().unwrap_or(0)
    }

    /// The node of the other half that stands where this one stands: the one to which the same moves lead.
    #[must_use]
    pub fn counterpart(&self, side: Side, node: NodeId) -> Option<NodeId> {
        if self.is_same_tree {
            return Some(node);
        }
        self.half(side).recording().counterpart(node, self.half(side.other()).recording())
    }

    /// Where a direction leads both: on, as soon as one of them comes there, and back alike.
    pub(super) fn destination(&self, grain: Grain, direction: Direction) -> Option<Step> {
        let targets = || self.halves.iter().filter_map(|half| half.own_destination(grain, direction));
        let target = match direction {
            Direction::First => Some(0),
            Direction::Last => Some(self.length()),
            Direction::Back | Direction::PreviousCutoff => targets().filter(|&target| target < self.clock).max(),
            Direction::Over | Direction::Out | Direction::NextChange(_) => {
                targets().find(|&target| self.clock < target)
            }
            Direction::Forward | Direction::NextCutoff | Direction::NextLeaf => {
                targets().filter(|&target| self.clock < target).min()
            }
        };
        target.filter(|&target| target != self.clock)
    }

    pub(super) fn stand_at(&mut self, step: Step) {
        self.clock = step.min(self.length());
        for half in &mut self.halves {
            half.step = self.clock.min(half.trace().len());
        }
    }

    /// How much memory it takes, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.halves.iter().map(|half| half.findings.bytes()).sum()
    }

    fn spent(self) -> [Findings; 2] {
        self.halves.map(|half| half.findings)
    }
}

/// What decides what a race is of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Key {
    searches: u64,
    layouts: u64,
    beside: SearchConfig,
    look: Look,
    limits: Limits,
}

/// All that is needed to make a race.
#[derive(Clone, Debug)]
pub struct RaceTask {
    ticket: u64,
    /// The first is recorded already.
    halves: [Task; 2],
}

impl RaceTask {
    /// Tells tasks apart.
    #[must_use]
    pub const fn ticket(&self) -> u64 {
        self.ticket
    }

    /// How much each half may record.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.halves[1].limits
    }

    /// Does the work, unless nobody wants the findings any more.
    pub fn run(&self, overseer: &impl Overseer) -> Option<[Findings; 2]> {
        self.run_within(overseer, self.limits().nodes as u64)
    }

    /// Does the work if it takes no time that anybody notices.
    fn run_now(&self) -> Option<[Findings; 2]> {
        let recorded = self.halves[0].recorded.as_ref()?;
        if NODES_NOW < recorded.passes.last().trace().node_count() as u64 {
            return None;
        }
        let findings = self.run_within(&Glance(Ending::Underway), VISITS_NOW)?;
        let is_done = |findings: &Findings| {
            let trace = findings.recording().trace();
            trace.ending() != Ending::Underway && (findings.check.is_some() || !trace.is_complete())
        };
        findings.iter().all(is_done).then_some(findings)
    }

    fn run_within(&self, overseer: &impl Overseer, most_visits: u64) -> Option<[Findings; 2]> {
        let [first, second] = &self.halves;
        // Of a search in several passes, the last is shown.
        let Recorded { passes, check, unchecked, .. } = first.recorded.as_ref()?;
        let mut one = Arc::clone(passes.last());
        // All that is held counts: what is shown already, and what it is compared with.
        let most = first.limits.bytes;
        let shown = passes.bytes() + passes.node_count() * TreeLayout::BYTES_A_NODE;
        let record = |task: &Task, bytes: usize, union_tree: &UnionTree<_>| {
            let limits = Limits { bytes, ..task.limits };
            let work = || Arc::new(record_with_union(&task.search, &task.game, limits, overseer, union_tree));
            overseer.begin(Stage::Searching).then(work)
        };
        let mut union_tree = UnionTree::of(&*one);
        // Both trees are laid out anew. Where the first search has taken all of the memory, the second is cut short early.
        let laid_out = one.trace().node_count() * TreeLayout::BYTES_A_NODE;
        let held = shown.saturating_add(union_tree.bytes()).saturating_add(laid_out);
        let room = (most + most / 5).saturating_sub(held).clamp(most / 20, most);
        let other = record(second, room, &union_tree)?;
        if union_tree.add(&*other) {
            let other_bytes = other.bytes() + other.trace().node_count() * TreeLayout::BYTES_A_NODE;
            let taken = shown.saturating_add(union_tree.bytes()).saturating_add(other_bytes);
            let again = record(first, (most + most / 5).saturating_sub(taken), &union_tree)?;
            // Where there is no room to show the same tree in both, each shows what it has.
            if one.trace().end().count().nodes <= again.trace().end().count().nodes {
                one = again;
            }
        }
        drop(union_tree);
        let other = Passes::of_one(other);
        if !overseer.begin(Stage::LayingOut) {
            return None;
        }
        let [tree_layout, other_layout] = layouts([&*one, &**other.last()], first.writing, &first.folds);
        let first =
            Findings { passes: Passes::of_one(one), pass: 0, tree_layout, check: *check, unchecked: *unchecked };
        let mut other = Findings { passes: other, pass: 0, tree_layout: other_layout, check: None, unchecked: None };
        other.check_by(second.check(&other.passes, most_visits, overseer));
        Some([first, other])
    }
}

impl Session {
    /// The two searches side by side, if that is what is shown.
    #[must_use]
    pub fn race(&self) -> Option<&Race> {
        self.race.as_deref()
    }

    /// What has to be done before a second search can stand beside the first, if that takes long.
    #[must_use]
    pub fn race_task(&self) -> Option<&Arc<RaceTask>> {
        self.race_task.as_ref()
    }

    /// How many steps have been made on the timeline: in a race the shorter search may be done before.
    #[must_use]
    pub fn clock(&self) -> Step {
        self.race().map_or_else(|| self.clock_at(self.step), Race::clock)
    }

    /// How many steps the timeline has.
    #[must_use]
    pub fn length(&self) -> Step {
        self.race().map_or_else(|| self.findings.passes.steps(), Race::length)
    }

    /// Makes the race that the document asks for, at once or as soon as it is found, where it is another than before.
    pub(super) fn keep_race(&mut self) {
        let key = self.race_key();
        if key == self.race_key {
            return;
        }
        let clock = self.clock();
        self.race_key = key;
        self.race_task = None;
        if let Some(race) = self.race.take() {
            self.spent.extend(race.spent());
        }
        let Some(Key { beside, .. }) = key else { return };
        let (game, search) = self.aim.searched();
        let half = |search: SearchConfig, recorded| Task {
            ticket: 0,
            game: game.clone(),
            search,
            wants_reply: false,
            writing: self.look().writing(),
            folds: Folds::new(self.look().unvisited == UnvisitedDisplay::Frontier),
            limits: self.limits(),
            recorded,
        };
        let recorded = self.recorded();
        let task = RaceTask { ticket: self.races, halves: [half(*search, Some(recorded)), half(beside, None)] };
        self.races += 1;
        match task.run_now() {
            Some(findings) => self.begin_race(&task, findings, clock),
            None => self.race_task = Some(Arc::new(task)),
        }
    }

    /// There is no race while a game is played, and none of a search of which only the beginning is known.
    fn race_key(&self) -> Option<Key> {
        let beside = self.document().beside?;
        let is_known = self.passes().ending() != Ending::Underway && self.contest().is_none();
        let (searches, layouts, look, limits) = (self.searches, self.layouts, self.look(), self.limits());
        is_known.then_some(Key { searches, layouts, beside, look, limits })
    }

    fn begin_race(&mut self, task: &RaceTask, findings: [Findings; 2], clock: Step) {
        let [first, second] = &task.halves;
        let same = is_same_tree(&**findings[0].recording(), &**findings[1].recording());
        let [one, other] = findings;
        let halves = [self.half(first, one), self.half(second, other)];
        let mut race = Race { halves, clock: 0, is_same_tree: same, number: task.ticket };
        race.stand_at(clock);
        self.race = Some(Box::new(race));
    }

    fn half(&self, task: &Task, findings: Findings) -> Self {
        let document =
            Document { game: task.game.clone().into(), search: task.search, beside: None, ..self.document().clone() };
        let aim = Aim {
            book: Book::new(document, self.origin().clone()),
            contest: None,
            look: self.look(),
            folds: task.folds.clone(),
            limits: task.limits,
        };
        Self::of_findings(aim, findings, Playback::default())
    }

    /// Shows a race that has been made, if it is what is waited for.
    pub(super) fn show_race(&mut self, ticket: u64, findings: [Findings; 2]) {
        let is_awaited = |task: &mut Arc<RaceTask>| task.ticket == ticket;
        match self.race_task.take_if(is_awaited) {
            Some(task) => {
                let clock = self.clock();
                self.begin_race(&task, findings, clock);
            }
            None => self.spent.extend(findings),
        }
    }

    /// The race came to nothing.
    pub(super) fn fail_race(&mut self, ticket: u64) {
        self.race_task.take_if(|task| task.ticket == ticket);
    }
}
