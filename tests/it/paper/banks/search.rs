//! Alpha-beta as in a textbook, independent of the program's: its results at the named nodes of a tree.

use poda::document::Document;
use poda::game::GameView;
use poda::score::Player;
use poda::search::{Algorithm, Fail};
use std::collections::BTreeMap;

/// What a search finds at an inner node.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub alpha: f64,
    pub beta: f64,
    /// How many of the last children it skips.
    pub skipped: usize,
    pub value: f64,
    /// The interval of the true value that is proved.
    pub proved: (f64, f64),
}

/// How a returned value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Exactly,
    AtLeast,
    AtMost,
}

impl Found {
    #[expect(clippy::float_cmp, reason = "what is proved is a value that was compared, not computed")]
    pub fn relation(&self) -> Relation {
        match self.proved {
            (low, high) if low == high => Relation::Exactly,
            (low, _) if low == self.value => Relation::AtLeast,
            _ => Relation::AtMost,
        }
    }
}

/// A search in progress.
pub struct Search {
    prunes: bool,
    is_hard: bool,
    /// By name; a node that is not visited is missing.
    pub found: BTreeMap<String, Found>,
}

impl Search {
    /// Searches the tree of a document whose nodes have names.
    pub fn of(document: &Document) -> Self {
        let prunes = matches!(document.search().unwrap().algorithm, Algorithm::AlphaBeta | Algorithm::NegamaxAlphaBeta);
        let mut search =
            Self { prunes, is_hard: document.search().unwrap().fail == Fail::Hard, found: BTreeMap::new() };
        search.visit(document.position(), f64::NEG_INFINITY, f64::INFINITY);
        search
    }

    /// Returns what a position is worth, and the interval that is proved.
    fn visit<G: GameView>(&mut self, position: &G, alpha: f64, beta: f64) -> (f64, (f64, f64)) {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            let value = position.evaluate().score().get();
            return (value, (value, value));
        }
        let is_max = position.to_move() == Player::Max;
        let better = |a: f64, b: f64| if is_max { a.max(b) } else { a.min(b) };
        let (mut low, mut high) = (alpha, beta);
        let worst = if is_max { f64::NEG_INFINITY } else { f64::INFINITY };
        let (mut best, mut proved) = (worst, (worst, worst));
        let mut skipped = 0;
        for (index, &mv) in moves.iter().enumerate() {
            let (value, interval) = self.visit(&position.after(mv), low, high);
            best = better(best, value);
            proved = (better(proved.0, interval.0), better(proved.1, interval.1));
            if self.prunes && if is_max { high <= best } else { best <= low } {
                skipped = moves.len() - index - 1;
                break;
            }
            if is_max { low = low.max(best) } else { high = high.min(best) }
        }
        if 0 < skipped {
            proved = (better(proved.0, f64::NEG_INFINITY), better(proved.1, f64::INFINITY));
        }
        let value = if self.prunes && self.is_hard { best.clamp(alpha, beta) } else { best };
        let proved = match proved {
            _ if proved == (value, value) => proved,
            (least, _) if value <= least => (value, f64::INFINITY),
            _ => (f64::NEG_INFINITY, value),
        };
        let name = position.name().unwrap_or_default().to_owned();
        self.found.insert(name, Found { alpha, beta, skipped, value, proved });
        (value, proved)
    }
}
