//! Judges a run: whether a program searches as it claims, where it first does something else, and which of the classic mistakes explains
//! everything that it reported.
//!
//! The same functions as everywhere make the correct search again, with a tracer that compares its events with those of the run and ends it
//! at the first difference. The searches with one [mistake](crate::search::mistakes) are made in the same way. If the position is unknown,
//! only contradictions are found.
//!
//! Does not depend on windows on the screen, on languages, or on the text of a file.

mod comparing;
mod consistency;
mod cuts;
mod expected;
mod facts;
mod finding;
mod guess;
mod horizon;
mod identity;
mod judge;
mod justified;
mod known_tree;
mod local;
mod ordered;
mod placed;
mod record;
mod report;
mod root_move;
mod sampled;
mod told;
mod view;
mod weights;

pub use horizon::tell_estimates;
pub use known_tree::known_tree;
pub use record::record_run;
pub use report::{CutFaults, Fact, Finding, RunReport, RunVerdict, Variation, VisitCounts};

use crate::game::Game;
use crate::game::any::AnyGame;
use crate::run::{ReportedView, Run};
use crate::score::Score;
use consistency::{contradiction, sides, view_without_position};
use judge::Judge;
use sampled::judge_sampled;
use told::{told_payoffs, told_value, work};

/// Judges a run.
pub fn check(run: &Run) -> RunReport {
    let position = run.header.position.as_deref();
    if run.is_sampled() {
        judge_sampled(run, position.filter(|position| players_of(position) == 0))
    } else {
        check_depth_first(run, position)
    }
}

fn check_depth_first(run: &Run, position: Option<&AnyGame>) -> RunReport {
    match position {
        // Moves and vectors of other players do not fit the position.
        Some(position) if players_of(position) != run.header.players.len() => incomparable(run, Variation::Position),
        Some(position) => {
            let judge = Judge::new(run, position);
            if judge.can_be_claimed() { judge.report() } else { incomparable(run, Variation::Claim) }
        }
        None => without_position(run),
    }
}

/// Returns how many players have payoffs of their own; 0 in a game of two sides.
fn players_of(position: &AnyGame) -> usize {
    position.players().map_or(0, |players| players.names.len())
}

/// Returns the report on a run that cannot be compared.
fn incomparable(run: &Run, variation: Variation) -> RunReport {
    let variations = vec![variation];
    RunReport { verdict: RunVerdict::Incomparable, first: None, variations, ..without_position(run) }
}

/// Judges a run whose position is unknown, by its contradictions.
fn without_position(run: &Run) -> RunReport {
    let cut_on = run.header.claims.cut_on.unwrap_or_default();
    let first = contradiction(run, cut_on);
    let verdict = match &first {
        _ if !run.is_whole() => RunVerdict::Incomplete,
        Some(_) => RunVerdict::Inconsistent,
        // A run without contradictions may still have left something out.
        None => RunVerdict::Incomparable,
    };
    let root = run.roots.last().copied();
    let sides = sides(run);
    let view = view_without_position(run, &sides);
    let in_view = |score: Score| match (view, root) {
        (ReportedView::Mover, Some(root)) => sides[root].view(score),
        (ReportedView::Max | ReportedView::Mover, _) => score,
    };
    RunReport {
        verdict,
        view,
        value: told_value(run).map(in_view),
        payoffs: told_payoffs(run),
        work: work(run),
        first,
        variations: vec![Variation::Position],
        ..RunReport::default()
    }
}
