//! Builds a run from the events of a program, one after another.

use super::sampled::{ReportedSample, SampleEvent};
use super::{ReportedAnswer, ReportedMove, ReportedNode, Run, RunHeader, StrayLines, TextId};
use crate::game::Game;
use crate::score::{Payoffs, Score, Turn};
use crate::search::budget::max_plies;
use std::collections::{BTreeMap, HashMap};

/// The greatest number of events in a run.
pub const MAX_EVENTS: u32 = 10_000_000;

/// Why an event does not fit the events before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventFault {
    /// A node is left, but no node is open.
    NothingOpen,
    /// A note or an end has no search to which it belongs.
    NoSearch,
    /// A search ends while this many nodes are open.
    NodesOpen(usize),
    /// More nodes are open than can be drawn.
    TooDeep,
    /// There are more events than [`MAX_EVENTS`].
    TooMany,
}

/// The data reported when a node is entered.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Entering {
    /// The side to move.
    pub side: Option<Turn>,
    /// The index of the player to move among several.
    pub mover: Option<u8>,
    /// α.
    pub alpha: Option<Score>,
    /// β.
    pub beta: Option<Score>,
    /// The depth.
    pub depth: Option<u32>,
}

/// A run under construction. Every event has the number of its line.
#[derive(Debug)]
pub struct RunBuilder {
    run: Run,
    ids: HashMap<Box<str>, TextId>,
    /// The nodes that were entered and not left.
    open: Vec<usize>,
    max_plies: usize,
    events: u32,
}

impl RunBuilder {
    /// Returns a run without events.
    pub fn new(header: RunHeader) -> Self {
        let run = Run {
            header,
            nodes: Vec::new(),
            roots: Vec::new(),
            answers: BTreeMap::new(),
            moves: BTreeMap::new(),
            names: BTreeMap::new(),
            keys: BTreeMap::new(),
            payoffs: BTreeMap::new(),
            weights: BTreeMap::new(),
            samples: Vec::new(),
            notes: Vec::new(),
            strays: StrayLines::default(),
            texts: Vec::new(),
        };
        Self { run, ids: HashMap::new(), open: Vec::new(), max_plies: max_plies(), events: 0 }
    }

    /// Returns the move that the program names by this text.
    ///
    /// # Panics
    /// Panics with more texts than 32 bits can number.
    pub fn text(&mut self, text: &str) -> ReportedMove {
        if let Some(&id) = self.ids.get(text) {
            return ReportedMove::Text(id);
        }
        let id = TextId(u32::try_from(self.run.texts.len()).expect("a run has fewer texts than bytes"));
        self.run.texts.push(text.into());
        self.ids.insert(text.into(), id);
        ReportedMove::Text(id)
    }

    /// Enters a node: a child of the open node, or the root of another search.
    ///
    /// # Errors
    /// If too many nodes are open, or there are too many events.
    pub fn enter(&mut self, line: u32, via: Option<ReportedMove>, told: Entering) -> Result<usize, EventFault> {
        self.count_event()?;
        if self.max_plies < self.open.len() {
            return Err(EventFault::TooDeep);
        }
        let at = self.run.nodes.len();
        if self.open.is_empty() {
            self.run.roots.push(at);
        }
        let parent = self.open.last().map(|&parent| number(parent));
        self.run.nodes.push(ReportedNode {
            parent,
            end: 0,
            via: via.filter(|_| parent.is_some()),
            side: told.side,
            mover: told.mover,
            alpha: told.alpha,
            beta: told.beta,
            depth: told.depth,
            value: None,
            best: None,
            entered: line,
            left: None,
        });
        self.open.push(at);
        Ok(at)
    }

    /// Returns the names of several players; empty in a search of two sides.
    pub fn players(&self) -> &[String] {
        &self.run.header.players
    }

    /// Returns the index of the player at the root of a search of several players, given the one to move at the node
    /// that is entered next.
    pub fn viewer(&self, mover: Option<u8>) -> usize {
        let root = self.run.roots.last().filter(|_| !self.open.is_empty() || mover.is_none());
        let told = root.map_or(mover, |&root| self.run.nodes[root].mover);
        let position = self.run.header.position.as_ref();
        position.map_or_else(|| usize::from(told.unwrap_or_default()), |position| position.mover())
    }

    /// Sets the vector that a node returned.
    pub fn pay(&mut self, at: usize, payoffs: Payoffs) {
        self.run.payoffs.insert(at, payoffs);
    }

    /// Returns the open node.
    pub fn open(&self) -> Option<usize> {
        self.open.last().copied()
    }

    /// Leaves the open node.
    ///
    /// # Errors
    /// If none is, or there are too many events.
    pub fn leave(&mut self, line: u32, value: Score, best: Option<ReportedMove>) -> Result<(), EventFault> {
        self.count_event()?;
        let at = self.open.pop().ok_or(EventFault::NothingOpen)?;
        let end = number(self.run.nodes.len());
        let node = &mut self.run.nodes[at];
        (node.value, node.best, node.left, node.end) = (Some(value), best, Some(line), end);
        Ok(())
    }

    /// Sets the moves of a node, in the program's order.
    pub fn moves(&mut self, at: usize, moves: Vec<ReportedMove>) {
        self.run.moves.insert(at, moves);
    }

    /// Sets the name of a node, or of its state.
    pub fn name(&mut self, at: usize, name: &str) {
        self.run.names.insert(at, name.into());
    }

    /// Sets the key of a node's position.
    pub fn key(&mut self, at: usize, key: ReportedMove) {
        self.run.keys.insert(at, key);
    }

    /// Sets the weight or the probability of a node, which is an outcome.
    pub fn weigh(&mut self, at: usize, weight: Score) {
        self.run.weights.insert(at, weight);
    }

    /// Adds an event of an iteration.
    ///
    /// # Errors
    /// If there are too many events.
    pub fn sample(&mut self, line: u32, event: SampleEvent) -> Result<(), EventFault> {
        self.count_event()?;
        self.run.samples.push(ReportedSample { line, event });
        Ok(())
    }

    /// Adds a note to the node that was entered or left last.
    ///
    /// # Errors
    /// If there is none, or there are too many events.
    pub fn note(&mut self, text: &str) -> Result<(), EventFault> {
        self.count_event()?;
        let last = self.run.nodes.len().checked_sub(1).ok_or(EventFault::NoSearch)?;
        let at = self.open.last().copied().unwrap_or(last);
        self.run.notes.push((at, text.into()));
        Ok(())
    }

    /// Ends a search with the program's answer.
    ///
    /// # Errors
    /// If there is no search, nodes of it are open, or there are too many events.
    pub fn end(&mut self, answer: ReportedAnswer) -> Result<(), EventFault> {
        self.count_event()?;
        if !self.open.is_empty() {
            return Err(EventFault::NodesOpen(self.open.len()));
        }
        let search = self.run.roots.len().checked_sub(1).ok_or(EventFault::NoSearch)?;
        self.run.answers.insert(search, answer);
        Ok(())
    }

    fn count_event(&mut self) -> Result<(), EventFault> {
        if self.events == MAX_EVENTS {
            return Err(EventFault::TooMany);
        }
        self.events += 1;
        Ok(())
    }

    /// Returns the run with the events so far. `strays` are the lines between them that do not belong to it.
    #[must_use]
    pub fn finish(mut self, strays: StrayLines) -> Run {
        self.run.strays = strays;
        let end = number(self.run.nodes.len());
        for at in self.open {
            self.run.nodes[at].end = end;
        }
        self.run
    }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("a run has fewer nodes than bytes")
}
