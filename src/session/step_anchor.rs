//! Where somebody stands in a search, said so that the same place can be found in another search: what happened last, and the
//! moves to the node to which it happened.

use super::shown_search::ShownSearch;
use crate::game::any::{AnyGame, AnyMove};
use crate::trace::Event;
use crate::trace::node_ref::MovePath;
use crate::trace::passes::{PassStep, Passes};
use crate::trace::recording::Recording;
use crate::trace::{NodeId, Step, TimelineStep};

/// A place in a search.
#[derive(Clone, Debug)]
pub(super) enum StepAnchor {
    /// After the last step.
    End,
    /// After something happened to a node.
    After {
        /// Which pass it was, from 0.
        pass: usize,
        /// What happened, to a node of the search that was.
        event: Event,
        /// The way to that node.
        way: MovePath<AnyMove>,
    },
}

impl StepAnchor {
    /// Where a session stands in its search; `None` before the first step.
    pub fn of(search: &ShownSearch) -> Option<Self> {
        if search.timeline_step() == TimelineStep::START {
            return None;
        }
        if search.is_over() {
            return Some(Self::End);
        }
        let event = search.trace().event(search.step())?;
        Some(Self::After { pass: search.pass(), event, way: search.recording().path(node_of(event)) })
    }

    /// The step of another search, counted through all its passes, at which the same has just happened; where the node is not
    /// searched there, the one at which the search enters the last node on the way to it.
    pub fn locate_in(&self, passes: &Passes<AnyGame>) -> Option<TimelineStep> {
        match self {
            Self::End => Some(passes.end()),
            Self::After { pass, event, way } => {
                let pass = (*pass).min(passes.len() - 1);
                let step = locate_in_pass(passes.get(pass), *event, way)?;
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

fn locate_in_pass(recording: &Recording<AnyGame>, event: Event, way: &[(AnyMove, usize)]) -> Option<Step> {
    let trace = recording.trace();
    let same = recording.node_at_path(way).and_then(|node| match event {
        Event::Enter(_) => trace.entered_at(node),
        Event::Evaluate(_) | Event::TableHit(_) => Some(trace.entered_at(node)? + 1),
        Event::Improve(_) => trace.improved_at(node).or_else(|| trace.left_at(node)),
        Event::Cutoff(_) | Event::Skip(_) => {
            let cut = trace.parent(node).and_then(|parent| trace.cutoff(parent)).map(|(_, step)| step);
            cut.or_else(|| trace.left_at(node))
        }
        Event::Leave(_) => trace.left_at(node),
    });
    let above = || (0..way.len()).rev().find_map(|moves| trace.entered_at(recording.node_at_path(&way[..moves])?));
    same.or_else(above).map(|step| step.min(trace.len()))
}
