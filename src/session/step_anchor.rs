//! A step of a search, described so that it can be found in another search: by the last event, and by the moves to the node of
//! that event.

use super::shown_search::ShownSearch;
use crate::game::any::{AnyGame, AnyMove};
use crate::trace::passes::{PassStep, Passes};
use crate::trace::recording::{MovePath, Recording};
use crate::trace::{Event, NodeId, Step, TimelineStep};

/// A step of a search that can be found in another search.
#[derive(Clone, Debug)]
pub(super) enum StepAnchor {
    /// After the last step.
    End,
    /// After an event of a node.
    After {
        /// The pass, from 0.
        pass: usize,
        /// The event, of a node of the former search.
        event: Event,
        /// The moves to that node.
        path: MovePath<AnyMove>,
    },
}

impl StepAnchor {
    /// The current step of a search; `None` before the first step.
    pub fn of(search: &ShownSearch) -> Option<Self> {
        if search.timeline_step() == TimelineStep::START {
            return None;
        }
        if search.is_over() {
            return Some(Self::End);
        }
        let event = search.trace().event(search.step())?;
        Some(Self::After { pass: search.pass(), event, path: search.recording().path(node_of(event)) })
    }

    /// The timeline step of another search at which the same event has just happened. Where the node is not searched there, the
    /// step at which the search enters the last node on the path to it.
    pub fn locate_in(&self, passes: &Passes<AnyGame>) -> Option<TimelineStep> {
        match self {
            Self::End => Some(passes.end()),
            Self::After { pass, event, path } => {
                let pass = (*pass).min(passes.len() - 1);
                let step = locate_in_pass(passes.get(pass), *event, path)?;
                Some(passes.timeline_step(PassStep { pass, step }))
            }
        }
    }
}

const fn node_of(event: Event) -> NodeId {
    match event {
        Event::Enter(node)
        | Event::Evaluate(node)
        | Event::TableHit(node)
        | Event::Improve(node)
        | Event::Cutoff(node)
        | Event::Skip(node)
        | Event::Leave(node) => node,
    }
}

fn locate_in_pass(recording: &Recording<AnyGame>, event: Event, path: &[(AnyMove, usize)]) -> Option<Step> {
    let trace = recording.trace();
    let same = recording.node_at_path(path).and_then(|node| match event {
        Event::Enter(_) => trace.entered_at(node),
        Event::Evaluate(_) | Event::TableHit(_) => Some(trace.entered_at(node)? + 1),
        Event::Improve(_) => trace.improved_at(node).or_else(|| trace.left_at(node)),
        Event::Cutoff(_) | Event::Skip(_) => {
            let cut = trace.parent(node).and_then(|parent| trace.cutoff(parent)).map(|(_, step)| step);
            cut.or_else(|| trace.left_at(node))
        }
        Event::Leave(_) => trace.left_at(node),
    });
    let above = || (0..path.len()).rev().find_map(|moves| trace.entered_at(recording.node_at_path(&path[..moves])?));
    same.or_else(above).map(|step| step.min(trace.len()))
}
