//! A slow replay of a filled-in sheet, straight from the definitions: what follows in a field, one field at a time.

use poda::practice::Answer;
use poda::practice::blank::{BlankAnswers, BlankField, BlankPart, expected};
use poda::score::{Bound, CutOn, Interval, Player, Score, Window};
use poda::search::Fail;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, NodeKind};
use std::cell::RefCell;
use std::collections::HashMap;

type Value = (Score, Bound);

pub struct SlowReplay<'a, G: poda::game::Game> {
    pub recording: &'a Recording<G>,
    pub sheet: &'a BlankAnswers,
    /// What was worked out already.
    windows: RefCell<HashMap<NodeId, Option<Window>>>,
    values: RefCell<HashMap<NodeId, Option<Value>>>,
}

impl<'a, G: poda::game::Game> SlowReplay<'a, G> {
    pub fn new(recording: &'a Recording<G>, sheet: &'a BlankAnswers) -> Self {
        Self { recording, sheet, windows: RefCell::default(), values: RefCell::default() }
    }

    fn prunes(&self) -> bool {
        self.recording.trace().has_window
    }

    fn is_legal(&self, node: NodeId, window: Window) -> bool {
        let may_be_closed = self.recording.config().cut_on == CutOn::Strict && window.alpha == window.beta;
        window.alpha < window.beta || may_be_closed || self.recording.trace().window(node) == Some(window)
    }

    fn answer(&self, node: NodeId, part: BlankPart) -> Option<&Answer> {
        self.sheet.get(&BlankField::new(node, part))
    }

    fn truth(&self, node: NodeId, part: BlankPart) -> Option<Answer> {
        expected(self.recording, BlankField::new(node, part))
    }

    fn children(&self, node: NodeId) -> Vec<NodeId> {
        self.recording.trace().children(node).collect()
    }

    /// What follows in a field; several answers only for the best move.
    pub fn follows(&self, field: BlankField) -> Vec<Answer> {
        let node = field.node;
        let found = match field.part {
            BlankPart::Alpha | BlankPart::Beta if node == NodeId::ROOT || !self.prunes() => None,
            BlankPart::Alpha => self.window_that_follows(node).map(|window| Answer::number(window.alpha)),
            BlankPart::Beta => self.window_that_follows(node).map(|window| Answer::number(window.beta)),
            BlankPart::Cut if !self.prunes() => Some(Answer::Children(Vec::new())),
            BlankPart::Cut => {
                let searched = self.searched_that_follows(node);
                searched.map(|searched| Answer::Children(self.children(node)[searched..].to_vec()))
            }
            BlankPart::Value => {
                self.value_that_follows(node).map(|(score, bound)| Answer::Proved(Interval::of(score, bound)))
            }
            BlankPart::Best => return self.best_that_follow(),
            BlankPart::Ever | BlankPart::Matters | BlankPart::Transform => None,
        };
        found.into_iter().collect()
    }

    fn window_that_follows(&self, node: NodeId) -> Option<Window> {
        let trace = self.recording.trace();
        let parent = trace.parent(node)?;
        let player = trace.player(parent);
        let mut window = self.window(parent)?;
        let mut best = player.worst();
        for sibling in self.children(parent).into_iter().take_while(|&sibling| sibling != node) {
            let (score, _) = self.value(sibling)?;
            best = player.better_of(best, score);
            if self.closes(player, window, best) {
                return None;
            }
            window = match player {
                Player::Max => Window { alpha: window.alpha.max(best), ..window },
                Player::Min => Window { beta: window.beta.min(best), ..window },
            };
        }
        Some(window).filter(|&window| self.is_legal(node, window))
    }

    fn closes(&self, player: Player, window: Window, best: Score) -> bool {
        let ties = self.recording.config().cut_on == CutOn::Equal;
        self.prunes()
            && match player {
                Player::Max => window.beta < best || (ties && window.beta == best),
                Player::Min => best < window.alpha || (ties && window.alpha == best),
            }
    }

    /// The window that a node carries.
    fn window(&self, node: NodeId) -> Option<Window> {
        if !self.prunes() {
            return Some(Window::FULL);
        }
        let trace = self.recording.trace();
        if node == NodeId::ROOT {
            return trace.window(node);
        }
        if let Some(&known) = self.windows.borrow().get(&node) {
            return known;
        }
        let truth = trace.window(node);
        let carried = self.window_that_follows(node).or(truth).map(|base| {
            let own = |part, base: Score, truth: Option<Score>| match self.answer(node, part) {
                None => base,
                Some(Answer::Proved(own)) if own.low == own.high => own.low,
                Some(_) => truth.unwrap_or(base),
            };
            let own = Window {
                alpha: own(BlankPart::Alpha, base.alpha, truth.map(|window| window.alpha)),
                beta: own(BlankPart::Beta, base.beta, truth.map(|window| window.beta)),
            };
            if self.is_legal(node, own) { own } else { truth.unwrap_or(base) }
        });
        self.windows.borrow_mut().insert(node, carried);
        carried
    }

    /// How many children a node searches by its carried window and the values that its children carry.
    fn searched_that_follows(&self, node: NodeId) -> Option<usize> {
        let children = self.children(node);
        let player = self.recording.trace().player(node);
        let mut window = self.window(node)?;
        let mut best = None;
        for (place, &child) in children.iter().enumerate().take(children.len() - 1) {
            let (score, _) = self.value(child)?;
            let so_far = best.map_or(score, |best| player.better_of(best, score));
            best = Some(so_far);
            if self.closes(player, window, so_far) {
                return Some(place + 1);
            }
            window = window.narrowed(player, so_far);
        }
        Some(children.len())
    }

    /// How many children a node searches by the cut that it carries.
    fn searched(&self, node: NodeId) -> Option<usize> {
        if !self.prunes() {
            return Some(self.children(node).len());
        }
        let children = self.children(node);
        let as_searched = |answer: &Answer| {
            let Answer::Children(pruned) = answer else { return None };
            (1..=children.len()).find(|&searched| {
                children[searched..].iter().all(|child| pruned.contains(child))
                    && pruned.iter().all(|child| children[searched..].contains(child))
            })
        };
        let truth = self.truth(node, BlankPart::Cut).as_ref().and_then(as_searched);
        let follows = self.searched_that_follows(node);
        match self.answer(node, BlankPart::Cut) {
            None => follows.or(truth),
            Some(own) => {
                let own = as_searched(own);
                if own.is_some() && (own == truth || own == follows) { own } else { truth.or(follows) }
            }
        }
    }

    fn values_of_searched(&self, node: NodeId) -> Option<Vec<(NodeId, Value)>> {
        let searched = self.searched(node)?;
        self.children(node)[..searched].iter().map(|&child| Some((child, self.value(child)?))).collect()
    }

    fn value_that_follows(&self, node: NodeId) -> Option<Value> {
        let trace = self.recording.trace();
        if trace.kind(node) != NodeKind::Inner {
            return self.value(node);
        }
        let (player, window) = (trace.player(node), self.window(node)?);
        let values = self.values_of_searched(node)?;
        let scores = values.iter().map(|(_, (score, _))| *score);
        let best = scores.reduce(|best, score| player.better_of(best, score))?;
        let ends = values.iter().map(|&(_, (score, bound))| Interval::of(score, bound));
        let mut proved = ends
            .reduce(|a, b| match player {
                Player::Max => Interval { low: a.low.max(b.low), high: a.high.max(b.high) },
                Player::Min => Interval { low: a.low.min(b.low), high: a.high.min(b.high) },
            })
            .expect("a child is searched");
        if values.len() < self.children(node).len() {
            match player {
                Player::Max => proved.high = Score::INFINITY,
                Player::Min => proved.low = Score::NEG_INFINITY,
            }
        }
        let is_hard = self.prunes() && self.recording.config().fail == Fail::Hard;
        let score = if is_hard { best.max(window.alpha).min(window.beta) } else { best };
        let bound = if proved.low == score && proved.high == score {
            Bound::Exact
        } else if score <= proved.low {
            Bound::Lower
        } else {
            Bound::Upper
        };
        Some((score, bound))
    }

    /// The value that a node carries.
    fn value(&self, node: NodeId) -> Option<Value> {
        if let Some(&known) = self.values.borrow().get(&node) {
            return known;
        }
        let carried = self.carried_value(node);
        self.values.borrow_mut().insert(node, carried);
        carried
    }

    fn carried_value(&self, node: NodeId) -> Option<Value> {
        let trace = self.recording.trace();
        let truth = trace.result(node);
        if truth.is_none() && self.window(node).is_none() {
            return None;
        }
        if trace.kind(node) != NodeKind::Inner {
            return Some(self.given(node));
        }
        let follows = || self.window(node).and_then(|_| self.value_that_follows(node));
        match self.answer(node, BlankPart::Value) {
            None => follows().or(truth),
            Some(own) if self.truth(node, BlankPart::Value).as_ref() == Some(own) => truth,
            Some(Answer::Proved(own)) => {
                let own = match (own.low.is_finite(), own.high.is_finite()) {
                    _ if own.low == own.high => Some((own.low, Bound::Exact)),
                    (true, false) if own.high == Score::INFINITY => Some((own.low, Bound::Lower)),
                    (false, true) if own.low == Score::NEG_INFINITY => Some((own.high, Bound::Upper)),
                    _ => None,
                };
                let (low, high) = self.range();
                own.filter(|&(score, _)| low <= score && score <= high).or(truth).or_else(follows)
            }
            Some(_) => truth.or_else(follows),
        }
    }

    fn given(&self, leaf: NodeId) -> Value {
        let result = self.recording.trace().result(leaf);
        result.unwrap_or_else(|| (self.recording.evaluation(leaf).score(), Bound::Exact))
    }

    /// The range of legal values.
    fn range(&self) -> (Score, Score) {
        let trace = self.recording.trace();
        let leaves = trace.nodes().filter(|&node| trace.kind(node) != NodeKind::Inner);
        let mut legal: Vec<Score> = leaves.map(|leaf| self.given(leaf).0).collect();
        if let Some(window) = trace.window(NodeId::ROOT).filter(|_| self.recording.config().fail == Fail::Hard) {
            legal.extend([window.alpha, window.beta].into_iter().filter(|end| end.is_finite()));
        }
        let extreme = |player: Player| legal.iter().copied().reduce(|a, b| player.better_of(a, b)).expect("a leaf");
        (extreme(Player::Min), extreme(Player::Max))
    }

    fn best_that_follow(&self) -> Vec<Answer> {
        let player = self.recording.trace().player(NodeId::ROOT);
        let Some(values) = self.values_of_searched(NodeId::ROOT) else { return Vec::new() };
        let best = values.iter().map(|&(_, (score, _))| score).reduce(|a, b| player.better_of(a, b));
        let mut moves = values.iter().filter(|&&(_, (score, _))| Some(score) == best).map(|&(child, _)| child);
        if !self.prunes() {
            return moves.map(Answer::Node).collect();
        }
        let Some((first, (root, _))) = moves.next().zip(self.value_that_follows(NodeId::ROOT)) else {
            return Vec::new();
        };
        // What MAX or MIN is sure of by a move: nothing by a bound on the other side.
        let sure = |child| {
            let (score, bound) = values.iter().find(|&&(other, _)| other == child)?.1;
            let is_sure = match player {
                Player::Max => bound != Bound::Upper,
                Player::Min => bound != Bound::Lower,
            };
            Some(score).filter(|&score| is_sure && score != player.worst())
        };
        let mut candidates = std::iter::once(first).chain(values.iter().map(|&(child, _)| child));
        let proving = candidates.find(|&child| sure(child).is_some_and(|sure| !player.prefers(root, sure)));
        vec![Answer::Node(proving.filter(|&child| sure(child) == Some(root)).unwrap_or(first))]
    }
}
