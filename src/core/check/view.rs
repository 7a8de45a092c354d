//! The view of a run's values: as the program claims, or else the one in which they fit together.

use super::reported::says_as_much;
use crate::run::{ReportedView, Run};
use crate::score::{Player, Score, Turn, Window};

/// Whether all leaves of a run have their evaluation, in either view.
#[derive(Clone, Copy, Debug)]
pub(super) struct LeavesFit {
    max: bool,
    mover: bool,
}

impl LeavesFit {
    /// Nothing is known that contradicts a view.
    pub const UNKNOWN: Self = Self { max: true, mover: true };

    /// Adds a leaf of `player` with a reported value, and its evaluation from MAX's view.
    pub fn add(&mut self, player: Player, told: Score, evaluation: Score) {
        self.max &= told == evaluation;
        self.mover &= player.view(told) == evaluation;
    }
}

/// Returns whether a program leaves open from which view its values are: it neither claims one nor a search that has
/// MAX's.
pub(super) fn is_view_open(run: &Run) -> bool {
    let claims = &run.header.claims;
    let has_chance = run.nodes.iter().any(|node| node.side == Some(Turn::Chance));
    claims.view.is_none()
        && run.header.players.is_empty()
        && !has_chance
        && claims.algorithm.is_none_or(|algorithm| algorithm.properties().counts_for_mover)
}

/// Returns the view of a run: the claimed one, or else that of the side to move if it is open and its values fit
/// together in that view alone, or its windows do. `players` are the sides to move at the first nodes of the run.
pub(super) fn view_of(run: &Run, players: &[Player], leaves: LeavesFit) -> ReportedView {
    if let Some(view) = run.header.claims.view {
        return view;
    }
    let [max, mover] = [ReportedView::Max, ReportedView::Mover].map(|view| fit(run, players, view));
    let is_right_for_max = max.values && leaves.max;
    let is_right_for_mover = mover.values && leaves.mover;
    let is_mover = is_right_for_mover && (!is_right_for_max || (mover.windows && !max.windows));
    if is_mover && is_view_open(run) { ReportedView::Mover } else { ReportedView::Max }
}

/// What fits together in a run that is read in a view.
struct ViewFit {
    /// Every inner node returns the best value of its children, or one that proves as much within its window.
    values: bool,
    /// Every window that the run reports is the window of the parent, narrowed by the values that were returned before.
    windows: bool,
}

fn fit(run: &Run, players: &[Player], view: ReportedView) -> ViewFit {
    let turns = |at: usize| view == ReportedView::Mover && players[at] == Player::Min;
    let viewed = |at: usize| run.nodes[at].value.map(|value| if turns(at) { -value } else { value });
    let told_window = |at: usize| {
        let window = Window { alpha: run.nodes[at].alpha?, beta: run.nodes[at].beta? };
        Some(if turns(at) { window.view(Player::Min) } else { window })
    };
    let mut windows = vec![Window::FULL; players.len()];
    let claimed = run.header.claims.window.unwrap_or(run.header.search.window);
    for &root in run.roots.iter().filter(|&&root| root < players.len()) {
        windows[root] = claimed;
    }
    let mut fit = ViewFit { values: true, windows: true };
    for (at, &player) in players.iter().enumerate() {
        if let Some(told) = told_window(at) {
            fit.windows &= run.nodes[at].parent.is_none() || told == windows[at];
            windows[at] = told;
        }
        let (mut open, mut best) = (windows[at], None::<Score>);
        for child in run.children(at).take_while(|&child| child < players.len()) {
            windows[child] = open;
            if let Some(value) = viewed(child) {
                best = Some(best.map_or(value, |best| player.better_of(best, value)));
                open = open.narrowed(player, value);
            }
        }
        if let (Some(best), Some(told)) = (best, viewed(at))
            && told != best
            && !says_as_much(windows[at], best, told)
        {
            fit.values = false;
        }
    }
    fit
}
