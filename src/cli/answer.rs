//! What a search has found, with everything named by node ids: the answer of `poda solve`.
//!
//! Listens to the search itself and keeps no tree, so that millions of nodes need little more than their leaves' ids.

use crate::game::Game;
use crate::score::{Cutoff, Player, Score, Window};
use crate::search::count::Count;
use crate::search::{SearchConfig, SearchEvent, Tracer, search};
use std::ops::ControlFlow;

/// What a search has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Whose turn it is at the root.
    pub player: Player,
    /// The root's value from MAX's side.
    pub value: Score,
    /// The line of best play from the root to a leaf.
    pub pv: Vec<String>,
    /// The root's children with what they returned, in order.
    pub root_children: Vec<(String, Score)>,
    /// What it cost.
    pub count: Count,
    /// The leaves in the order in which they were evaluated.
    pub leaf_order: Ids,
    /// The cutoffs in order.
    pub cutoffs: Vec<CutoffFound>,
}

/// A cutoff, by ids.
#[derive(Clone, Debug, PartialEq)]
pub struct CutoffFound {
    /// Where it happened.
    pub node: String,
    /// Whose turn it is there.
    pub player: Player,
    /// Which bound was met.
    pub kind: Cutoff,
    /// The window just before the score that closed it.
    pub window: Window,
    /// The child that returned that score.
    pub child: String,
    /// The score.
    pub value: Score,
    /// The children never visited.
    pub pruned: Vec<String>,
}

/// Many ids, in one piece of memory.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Ids {
    text: String,
    ends: Vec<usize>,
}

impl Ids {
    fn push(&mut self, id: &str) {
        self.text.push_str(id);
        self.ends.push(self.text.len());
    }

    /// The ids in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.text[start..end])
    }
}

impl Answer {
    /// The best child of the root; `None` at a leaf.
    #[must_use]
    pub fn best(&self) -> Option<&str> {
        self.pv.get(1).map(String::as_str)
    }

    /// All children of the root that returned its value; `None` at a leaf.
    #[must_use]
    pub fn best_all(&self) -> Option<Vec<&str>> {
        let best = self.root_children.iter().filter(|(_, value)| *value == self.value);
        self.best().map(|_| best.map(|(id, _)| id.as_str()).collect())
    }
}

/// Searches from `root` and answers; `None` if that takes more than `most_nodes` nodes.
///
/// ```
/// use poda::cli::answer::answer;
///
/// let document = poda::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))").unwrap();
/// let found = answer(&document.search, &document.game, 1_000).unwrap();
/// assert_eq!(found.pv, ["root", "0", "0/0"]);
/// assert_eq!(found.cutoffs[0].pruned, ["1/1", "1/2"]);
/// ```
pub fn answer<G: Game>(config: &SearchConfig, root: &G, most_nodes: u64) -> Option<Answer> {
    let mut listener = Listener {
        config,
        most_nodes,
        path: String::new(),
        open: Vec::new(),
        last: Line::default(),
        last_score: Score::ZERO,
        count: Count::default(),
        root_children: Vec::new(),
        leaf_order: Ids::default(),
        cutoffs: Vec::new(),
    };
    let value = search(config, root, &mut listener).continue_value()?;
    let Listener { last, count, root_children, leaf_order, cutoffs, .. } = listener;
    Some(Answer { player: root.to_move(), value, pv: last.in_order(), root_children, count, leaf_order, cutoffs })
}

/// A node and the line of best play below it, last node first.
#[derive(Clone, Debug, Default)]
struct Line(Vec<String>);

impl Line {
    fn id(&self) -> &str {
        self.0.last().map_or("", String::as_str)
    }

    fn in_order(mut self) -> Vec<String> {
        self.0.reverse();
        self.0
    }
}

/// A node that has been entered and not left.
struct Open<G: Game> {
    position: G,
    id: String,
    /// How long the path was at the parent.
    path_before: usize,
    window: Option<Window>,
    /// The line below the best child so far.
    best: Line,
}

struct Listener<'a, G: Game> {
    config: &'a SearchConfig,
    most_nodes: u64,
    /// The moves from the root joined by `/`.
    path: String,
    open: Vec<Open<G>>,
    /// The node left last.
    last: Line,
    last_score: Score,
    count: Count,
    root_children: Vec<(String, Score)>,
    leaf_order: Ids,
    cutoffs: Vec<CutoffFound>,
}

impl<G: Game> Listener<'_, G> {
    fn enter(&mut self, via: Option<G::Move>, position: &G, window: Option<Window>) {
        let path_before = self.path.len();
        if let (Some(mv), Some(parent)) = (via, self.open.last()) {
            extend(&mut self.path, &parent.position.move_name(mv));
        }
        let id = id_of(position, &self.path);
        self.open.push(Open { position: position.clone(), id, path_before, window, best: Line::default() });
    }

    fn improve(&mut self, score: Score) {
        let Some(open) = self.open.last_mut() else { return };
        open.best = std::mem::take(&mut self.last);
        let player = open.position.to_move();
        if let Some(window) = open.window.filter(|window| !window.is_closed_by(player, score, self.config.cut_on)) {
            open.window = Some(window.narrowed(player, score));
        }
    }

    /// Whatever closes a window is better than all before it, so that it has just become the best.
    fn cut(&mut self, kind: Cutoff, unsearched: &[G::Move]) {
        let Some(open) = self.open.last() else { return };
        let pruned = unsearched.iter().map(|&mv| {
            let mut path = self.path.clone();
            extend(&mut path, &open.position.move_name(mv));
            id_of(&open.position.after(mv), &path)
        });
        self.cutoffs.push(CutoffFound {
            node: open.id.clone(),
            player: open.position.to_move(),
            kind,
            window: open.window.unwrap_or(Window::FULL),
            child: open.best.id().to_owned(),
            value: self.last_score,
            pruned: pruned.collect(),
        });
    }

    fn leave(&mut self, score: Score) {
        let Some(Open { id, path_before, mut best, .. }) = self.open.pop() else { return };
        self.path.truncate(path_before);
        if self.open.len() == 1 {
            self.root_children.push((id.clone(), score));
        }
        best.0.push(id);
        self.last = best;
        self.last_score = score;
    }
}

impl<G: Game> Tracer<G> for Listener<'_, G> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        if matches!(event, SearchEvent::Enter { .. }) && self.most_nodes <= self.count.nodes {
            return ControlFlow::Break(());
        }
        self.count.add(&event);
        match event {
            SearchEvent::Enter { via, position, window } => self.enter(via, position, window),
            SearchEvent::Evaluate { .. } => {
                if let Some(open) = self.open.last() {
                    self.leaf_order.push(&open.id);
                }
            }
            SearchEvent::Improve { score } => self.improve(score),
            SearchEvent::Cutoff { kind, unsearched } => self.cut(kind, unsearched),
            SearchEvent::Leave { score } => self.leave(score),
        }
        ControlFlow::Continue(())
    }
}

fn extend(path: &mut String, name: &str) {
    if !path.is_empty() {
        path.push('/');
    }
    path.push_str(name);
}

/// A node's id: its own name, or the path to it.
fn id_of<G: Game>(position: &G, path: &str) -> String {
    match position.name() {
        Some(name) => name.to_owned(),
        None if path.is_empty() => "root".to_owned(),
        None => path.to_owned(),
    }
}
