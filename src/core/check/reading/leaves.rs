//! Leaves that are valued in the loop of their parent, and not by a call of their own.

use crate::check::meaning::LeafReading;
use crate::check::placed::{PlacedRun, position_at};
use crate::check::reported::says_as_much;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::legal_moves;
use crate::game::{Game, GameView};
use crate::run::{AddedLeaf, ReportedMove, ReportedView, Run};
use crate::score::{CutOn, Player, Score, Window};
use std::cmp::Reverse;

/// Returns the other readings of a run of which some leaves, or all wins, were not entered.
pub fn options(run: &Run) -> Vec<LeafReading> {
    let Some(seen) = Seen::new(run) else { return Vec::new() };
    if seen.left_out.is_empty() {
        Vec::new()
    } else if seen.entered.is_empty() {
        vec![LeafReading::InParent]
    } else if seen.wins().is_some() {
        vec![LeafReading::WinsInParent]
    } else {
        Vec::new()
    }
}

/// What is seen of the ends of the game in a run, each with the side that moves there and its value.
#[derive(Default)]
struct Seen {
    /// The ends that were entered.
    entered: Vec<(Player, Score)>,
    /// The ends that were not entered, below nodes that were left.
    left_out: Vec<(Player, Score)>,
    /// Different values of ends of the game at nodes of the run and below them, as long as they are few.
    values: Vec<Score>,
}

/// The most values of ends in a game that is won, lost or drawn.
const OUTCOMES: usize = 3;

impl Seen {
    fn new(run: &Run) -> Option<Self> {
        let position = run.header.position.as_deref()?;
        let placed = PlacedRun::new(run, position);
        let mut seen = Self::default();
        for (at, node) in placed.nodes.iter().enumerate() {
            let here = position_at(&placed, position, run, at);
            let moves = legal_moves(&here);
            if let (true, Some(parent)) = (moves.is_empty(), run.nodes[at].parent) {
                let value = here.evaluate().score();
                seen.entered.push((placed.nodes[parent as usize].player, value));
                seen.add(value);
            }
            for mv in moves.iter().filter(|_| node.value.is_some()) {
                let below = here.after(*mv);
                if legal_moves(&below).is_empty() {
                    let value = below.evaluate().score();
                    seen.add(value);
                    let is_entered = |child: usize| placed.nodes.get(child).is_some_and(|child| child.via == Some(*mv));
                    if !run.children(at).any(is_entered) {
                        seen.left_out.push((here.to_move(), value));
                    }
                }
            }
        }
        Some(seen)
    }

    fn add(&mut self, value: Score) {
        if self.values.len() <= OUTCOMES && !self.values.contains(&value) {
            self.values.push(value);
        }
    }

    /// Returns whether the game is won, lost or drawn.
    fn has_outcomes(&self) -> bool {
        let win = self.values.iter().map(|&value| value.max(-value)).reduce(Score::max).unwrap_or_default();
        let is_outcome = |&value: &Score| value == win || value == -win || value == Score::ZERO;
        self.values.len() <= OUTCOMES && Score::ZERO < win && self.values.iter().all(is_outcome)
    }

    /// Returns which ends are wins, if some end that was not entered is one, and none that was entered.
    fn wins(&self) -> Option<Wins> {
        let own = |&(mover, value): &(Player, Score)| mover.view(value);
        let best = self.entered.iter().map(own).reduce(Score::max)?;
        let wins = Wins { above: if self.has_outcomes() { best.max(Score::ZERO) } else { best }, by_either: false };
        let farthest = self.entered.iter().map(|&(_, value)| value.max(-value)).reduce(Score::max)?;
        let of_either = Wins { above: farthest, by_either: true };
        // What the mover has lost changes no value, so that it may have been left out by mistake: something has to be
        // won in this way.
        let (own, lost) = (self.left_out.iter().map(own), |own: Score| own < -farthest);
        let counts_both = own.clone().any(lost) && own.clone().any(|own| farthest < own);
        let wins = if counts_both { of_either } else { wins };
        let is_won = |&(mover, value): &(Player, Score)| wins.has(mover, value);
        (!self.entered.iter().any(is_won) && self.left_out.iter().any(is_won)).then_some(wins)
    }
}

/// Which ends of the game are wins: those that are worth more than a value.
#[derive(Clone, Copy)]
struct Wins {
    /// The value, from the view of the side that moves there.
    above: Score,
    /// Whether games count that the other side has won.
    by_either: bool,
}

impl Wins {
    /// Returns whether an end with this value is a win, if `mover` moves there.
    fn has(self, mover: Player, value: Score) -> bool {
        let own = mover.view(value);
        self.above < own || (self.by_either && self.above < -own)
    }
}

/// Returns the run with the leaves that were valued where their parents are searched.
pub fn read(mut run: Run, reading: LeafReading) -> Run {
    let Some(position) = run.header.position.clone().filter(|_| reading != LeafReading::Entered) else { return run };
    let placed = PlacedRun::new(&run, &position);
    let claims = &run.header.claims;
    let tells_windows = placed.nodes.iter().any(|node| node.alpha.is_some());
    let filling = Filling {
        placed: &placed,
        position: &position,
        prunes: claims.algorithm.map_or(tells_windows, |algorithm| algorithm.properties().prunes),
        cut_on: claims.cut_on,
        wins: Seen::new(&run).and_then(|seen| seen.wins()).filter(|_| reading == LeafReading::WinsInParent),
    };
    let found = filling.leaves(&run);
    let mut added = Vec::with_capacity(found.len());
    for leaf in found {
        let above = position_at(&placed, &position, &run, leaf.parent);
        let via = if above.is_explicit_tree() {
            ReportedMove::Number(above.move_index(leaf.mv).and_then(|index| index.try_into().ok()).unwrap_or_default())
        } else {
            run.move_called(&above.move_name(leaf.mv))
        };
        added.push(AddedLeaf { parent: leaf.parent, before: leaf.before, via, value: leaf.value });
    }
    run.with_leaves(&added)
}

/// A leaf that the run leaves out.
struct LeftOut {
    parent: usize,
    before: usize,
    mv: AnyMove,
    value: Score,
}

struct Filling<'a> {
    placed: &'a PlacedRun,
    position: &'a AnyGame,
    prunes: bool,
    /// What the program claims about ties.
    cut_on: Option<CutOn>,
    /// Which ends are wins, if only wins are valued by their parents.
    wins: Option<Wins>,
}

/// What a node has found so far.
struct Open {
    player: Player,
    window: Window,
    best: Option<Score>,
}

impl Open {
    fn take(&mut self, value: Score) {
        let better = |best| self.player.better_of(best, value);
        self.best = Some(self.best.map_or(value, better));
        self.window = self.window.narrowed(self.player, value);
    }

    fn is_closed(&self, cut_on: CutOn) -> bool {
        self.best.is_some_and(|best| self.window.is_closed_by(self.player, best, cut_on))
    }
}

/// What a node finds, if some of its leaves are valued in its loop.
struct Filled {
    found: Vec<LeftOut>,
    /// The windows of its children.
    windows: Vec<(usize, Window)>,
    best: Option<Score>,
}

impl Filled {
    /// Returns whether a node with this window may return a value.
    fn explains(&self, window: Window, told: Score) -> bool {
        self.best.is_some_and(|best| best == told || says_as_much(window, best, told))
    }
}

impl Filling<'_> {
    fn leaves(&self, run: &Run) -> Vec<LeftOut> {
        let count = self.placed.nodes.len();
        let mut windows = vec![run.header.claims.window.unwrap_or(Window::FULL); count];
        let mut found = Vec::new();
        for at in 0..count {
            let node = self.placed.nodes[at];
            if let (Some(alpha), Some(beta)) = (node.alpha, node.beta) {
                windows[at] = Window { alpha, beta };
            }
            let here = position_at(self.placed, self.position, run, at);
            let moves = legal_moves(&here);
            if node.value.is_none() || moves.is_empty() {
                continue;
            }
            // A program that claims nothing about ties may stop at them or go on.
            let cuts = self.cut_on.map_or(vec![CutOn::Equal, CutOn::Strict], |cut_on| vec![cut_on]);
            let mut fillings = cuts.into_iter().map(|cut_on| self.filled(run, at, &here, &moves, windows[at], cut_on));
            let told = node.value.unwrap_or_default();
            let first = fillings.next();
            let is_explained = first.as_ref().is_none_or(|filled| filled.explains(windows[at], told));
            let other = if is_explained { None } else { fillings.find(|filled| filled.explains(windows[at], told)) };
            if let Some(filled) = other.or(first) {
                found.extend(filled.found);
                filled.windows.into_iter().for_each(|(child, window)| windows[child] = window);
            }
        }
        // What is searched last of a subtree comes before what is searched after it.
        found.sort_by_key(|leaf| (leaf.before, Reverse(leaf.parent)));
        found
    }

    /// Returns what a node finds that has this window and cuts so.
    fn filled(&self, run: &Run, at: usize, here: &AnyGame, moves: &[AnyMove], window: Window, cut_on: CutOn) -> Filled {
        let count = self.placed.nodes.len();
        let children: Vec<usize> = run.children(at).take_while(|&child| child < count).collect();
        let is_entered = |mv: AnyMove| children.iter().any(|&child| self.placed.nodes[child].via == Some(mv));
        let is_waiting = |&(_, mv): &(usize, AnyMove)| !is_entered(mv) && self.is_left_out(here, mv);
        let mut waiting: Vec<(usize, AnyMove)> = moves.iter().copied().enumerate().filter(is_waiting).collect();
        let mut open = Open { player: self.placed.nodes[at].player, window, best: None };
        let mut filled = Filled { found: Vec::new(), windows: Vec::new(), best: None };
        let leaf = |open: &mut Open, mv: AnyMove, before: usize| {
            let below = here.after(mv);
            let score = below.evaluate().score();
            open.take(score);
            let value = match self.placed.view {
                ReportedView::Max => score,
                ReportedView::Mover => below.to_move().view(score),
            };
            LeftOut { parent: at, before, mv, value }
        };
        for &child in &children {
            let place = moves.iter().position(|&mv| self.placed.nodes[child].via == Some(mv)).unwrap_or_default();
            for (_, mv) in waiting.extract_if(.., |&mut (other, _)| other < place).collect::<Vec<_>>() {
                filled.found.push(leaf(&mut open, mv, child));
            }
            filled.windows.push((child, open.window));
            if let Some(value) = self.placed.nodes[child].value {
                open.take(value);
            }
        }
        for (_, mv) in waiting {
            if self.prunes && open.is_closed(cut_on) {
                break;
            }
            filled.found.push(leaf(&mut open, mv, run.nodes[at].end as usize));
        }
        filled.best = open.best;
        filled
    }

    fn is_left_out(&self, above: &AnyGame, mv: AnyMove) -> bool {
        let below = above.after(mv);
        let is_meant = || self.wins.is_none_or(|wins| wins.has(above.to_move(), below.evaluate().score()));
        legal_moves(&below).is_empty() && is_meant()
    }
}
