//! Finding nodes by text: by the moves that lead to them, by their names, or by the numbers of their visits.
//!
//! Moves are followed at once. Names are compared for a limited number of nodes per call, so that the window stays
//! responsive. This module does not depend on windows, clocks or a particular game.

use poda_core::game::GameView;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Trace};

/// The most matches that are kept.
pub const MAX_MATCHES: usize = 8;

/// The number of plies, counting the root's as one, within which sentences name every node.
const MAX_NAMED_PLIES: usize = 4;

const BETWEEN_MOVES: [char; 5] = ['/', ',', ';', '→', '.'];

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Query {
    /// The text is empty.
    Nothing,
    /// The node of the visit with this number, counted from 1.
    Visit(usize),
    /// Moves, or a name.
    Words {
        /// The whole text, in lower case.
        whole: String,
        /// The text as moves, in lower case. The last can be incomplete, and is empty after a separator.
        moves: Vec<String>,
    },
}

impl Query {
    pub fn read(typed: &str) -> Self {
        let whole = typed.trim().to_lowercase();
        if whole.is_empty() || whole == "#" {
            return Self::Nothing;
        }
        if let Some(number) = whole.strip_prefix('#').and_then(number) {
            return Self::Visit(number);
        }
        let is_between = |letter: char| letter.is_whitespace() || BETWEEN_MOVES.contains(&letter);
        let mut moves: Vec<_> = whole.split(is_between).filter(|part| !part.is_empty()).map(str::to_owned).collect();
        if whole.ends_with(BETWEEN_MOVES) {
            moves.push(String::new());
        }
        Self::Words { whole, moves }
    }
}

fn number(text: &str) -> Option<usize> {
    let is_mark = |letter: char| letter.is_whitespace() || letter == ',' || letter == '.';
    text.split(is_mark).collect::<String>().parse().ok()
}

/// How well a node matches. The variants are in order, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Relevance {
    /// Its name is the query, or exactly these moves lead to it from the root.
    Exact,
    /// Its name, or its last move, begins with the query.
    Prefix,
    /// The name contains the query, or these are the last moves to the node.
    Substring,
}

/// A search for nodes, which examines a limited number of nodes per call.
#[derive(Clone, Debug)]
pub struct Finder<G: GameView> {
    pub query: Query,
    found: [Vec<NodeId>; 3],
    has_more: bool,
    /// How many nodes have been examined, out of `total`.
    examined: usize,
    total: usize,
    /// The positions of the last examined node and of its ancestors, each with the move that leads to it.
    path: Vec<(G, String)>,
}

impl<G: GameView> Finder<G> {
    /// Starts a search for a query, and finds the nodes to which its moves lead.
    pub fn new(recording: &Recording<G>, typed: &str) -> Self {
        let total = recording.trace().node_count();
        let query = Query::read(typed);
        let mut finder =
            Self { query, found: Default::default(), has_more: false, examined: total, total, path: Vec::new() };
        match finder.query.clone() {
            Query::Nothing => {}
            Query::Visit(number) => finder.found[0].extend(visited(recording.trace(), number)),
            Query::Words { moves, .. } => {
                finder.examined = 0;
                finder.match_moves(recording, &moves);
            }
        }
        finder
    }

    /// Examines the names of the next `nodes` nodes. `called` returns the name that sentences use for a node without a
    /// name of its own; only nodes near the root and children of named nodes have such a name.
    pub fn examine_named(&mut self, recording: &Recording<G>, nodes: usize, called: &dyn Fn(NodeId) -> String) {
        let Query::Words { whole, moves } = self.query.clone() else { return };
        // The recording may have fewer nodes than at the start of the search.
        let end = (self.examined + nodes).min(self.total).min(recording.trace().node_count());
        for index in self.examined..end {
            let node = NodeId::new(index);
            if let Some(relevance) = self.relevance(recording, node, &whole, &moves, called) {
                self.insert(recording.trace(), node, relevance);
            }
        }
        self.examined = if end == recording.trace().node_count() { self.total } else { end };
    }

    pub const fn is_done(&self) -> bool {
        self.examined == self.total
    }

    pub fn percent(&self) -> usize {
        self.examined * 100 / self.total.max(1)
    }

    /// Returns whether more nodes match than [`MAX_MATCHES`].
    pub fn has_more(&self) -> bool {
        self.has_more || MAX_MATCHES < self.found.iter().map(Vec::len).sum()
    }

    /// Returns the matches: by relevance, then by ply, then in order of appearance.
    pub fn matches(&self) -> Vec<NodeId> {
        self.found.iter().flatten().copied().take(MAX_MATCHES).collect()
    }

    /// Follows the moves of the query from the root. The last move can be incomplete.
    fn match_moves(&mut self, recording: &Recording<G>, moves: &[String]) {
        let trace = recording.trace();
        let Some((last, before)) = moves.split_last() else { return };
        let (mut node, mut position) = (NodeId::ROOT, recording.root().clone());
        for typed in before {
            let next = trace.children(node).find_map(|child| {
                let mv = recording.move_to(child)?;
                is_spelled(&position, mv, |word| is_same(word, typed)).then_some((child, mv))
            });
            let Some((child, mv)) = next else { return };
            (node, position) = (child, position.after(mv));
        }
        for child in trace.children(node) {
            let Some(mv) = recording.move_to(child) else { continue };
            if is_spelled(&position, mv, |word| is_same(word, last)) {
                self.insert(trace, child, Relevance::Exact);
            } else if is_spelled(&position, mv, |word| begins(word, last)) {
                self.insert(trace, child, Relevance::Prefix);
            }
        }
    }

    /// Returns the relevance of a node by its name or, if it has no name, by the moves that lead to it. Nodes are
    /// examined in order of appearance, so that each position is one move away from a position in `path`.
    fn relevance(
        &mut self,
        recording: &Recording<G>,
        node: NodeId,
        whole: &str,
        moves: &[String],
        called: &dyn Fn(NodeId) -> String,
    ) -> Option<Relevance> {
        self.path.truncate(recording.trace().ply(node));
        let step = match (self.path.last(), recording.move_to(node)) {
            (Some((parent, _)), Some(mv)) => (parent.after(mv), parent.shown_move(mv)),
            _ => (recording.root().clone(), String::new()),
        };
        self.path.push(step);
        let (position, _) = self.path.last()?;
        match position.given_name() {
            Some(name) => name_relevance(name, whole),
            None if node == NodeId::ROOT => {
                name_relevance("root", whole).or_else(|| name_relevance(&called(node), whole))
            }
            None => {
                let last_moves = (self.path.len() - 1).checked_sub(moves.len()).map(|from| &self.path[from + 1..]);
                let ends_so =
                    |last: &[(G, String)]| last.iter().zip(moves).all(|((_, word), typed)| is_same(word, typed));
                let is_called = self.path.len() <= MAX_NAMED_PLIES
                    || self.path.iter().rev().nth(1).is_some_and(|(parent, _)| parent.name().is_some());
                let by_moves = last_moves.is_some_and(ends_so).then_some(Relevance::Substring);
                by_moves.or_else(|| is_called.then(|| name_relevance(&called(node), whole))?)
            }
        }
    }

    /// Inserts a match, unless the node is already a better match.
    fn insert(&mut self, trace: &Trace, node: NodeId, relevance: Relevance) {
        let relevance = relevance as usize;
        if self.found[..=relevance].iter().any(|better| better.contains(&node)) {
            return;
        }
        for worse in &mut self.found[relevance + 1..] {
            worse.retain(|&other| other != node);
        }
        let kept = &mut self.found[relevance];
        let index = kept.partition_point(|&other| (trace.ply(other), other) < (trace.ply(node), node));
        kept.insert(index, node);
        self.has_more |= MAX_MATCHES < kept.len();
        kept.truncate(MAX_MATCHES);
    }
}

/// Returns the node of the visit with this number, counted from 1.
pub fn visited(trace: &Trace, number: usize) -> Option<NodeId> {
    let visits = |step| trace.at(step).stats().nodes;
    let number = number as u64;
    if number == 0 || visits(trace.len()) < number {
        return None;
    }
    // Finds the first step after which `number` nodes have been entered: it entered the last of them.
    let (mut before, mut after) = (0, trace.len());
    while before + 1 < after {
        let middle = usize::midpoint(before, after);
        if visits(middle) < number { before = middle } else { after = middle }
    }
    trace.event(after)?.entered()
}

/// Returns whether `holds` is true of a word for a move: its notation on the board, the author's label for it, or the
/// name of the node to which it leads.
fn is_spelled<G: GameView>(position: &G, mv: G::Move, holds: impl Fn(&str) -> bool) -> bool {
    holds(&position.shown_move(mv))
        || position.move_label(mv).is_some_and(&holds)
        || position.after(mv).name().is_some_and(holds)
}

fn name_relevance(name: &str, typed: &str) -> Option<Relevance> {
    let name = name.to_lowercase();
    match name.find(typed)? {
        0 if name.len() == typed.len() => Some(Relevance::Exact),
        0 => Some(Relevance::Prefix),
        _ => Some(Relevance::Substring),
    }
}

/// Returns whether a word equals `typed`, ignoring case; `typed` is in lower case.
fn is_same(word: &str, typed: &str) -> bool {
    word.chars().flat_map(char::to_lowercase).eq(typed.chars())
}

fn begins(word: &str, typed: &str) -> bool {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    typed.chars().all(|letter| letters.next() == Some(letter))
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::game::any::AnyGame;
    use poda_core::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
    use poda_core::search::SearchConfig;
    use poda_core::trace::Story;
    use poda_core::trace::recorder::record;
    use poda_words::file::load;

    fn tree(text: &str) -> Recording<AnyGame> {
        let document = load(format!("(version: 1, game: Tree(tree: {text}))").as_bytes()).unwrap();
        record(document.search().unwrap(), document.position(), 1_000_000)
    }

    fn tic_tac_toe() -> Recording<TicTacToe> {
        let config = SearchConfig { depth: Some(3), ..SearchConfig::default() };
        record(&config, &TicTacToe::new(TicTacToeRules::default()), 1_000_000)
    }

    fn found<G: GameView>(recording: &Recording<G>, typed: &str) -> Vec<String> {
        let mut finder = Finder::new(recording, typed);
        finder.examine_named(recording, usize::MAX / 2, &|_| String::new());
        assert!(finder.is_done());
        finder.matches().into_iter().map(|node| recording.id(node)).collect()
    }

    const NAMED: &str = r#"(name: "A", children: [
        (name: "Bishop", move: "b2", children: [(move: "a1", value: 3), (move: "a2", value: 12), (move: "c1", value: 5)]),
        (name: "cab", move: "b3", children: [2, 4])])"#;

    #[test]
    fn moves_lead_down_from_the_root_however_they_are_separated() {
        let recording = tic_tac_toe();
        for typed in ["5/1/9", " 5 1 9 ", "5,1, 9", "5 → 1 → 9", "5→1/9", "5.1.9"] {
            assert_eq!(found(&recording, typed)[0], "4/0/8", "{typed}");
        }
        let named = tree("(name: \"A\", children: [1, (name: \"C\", children: [(name: \"F\", children: [2]), 4])])");
        assert_eq!(found(&named, "C/F")[0], "F");
    }

    #[test]
    fn an_unfinished_move_is_completed() {
        let recording = tree(NAMED);
        assert_eq!(found(&recording, "B2/a"), ["0/0", "0/1"]);
        assert_eq!(found(&recording, "b2/"), ["0/0", "0/1", "0/2"]);
        assert_eq!(found(&recording, "b2/a1"), ["0/0"]);
        assert_eq!(found(&recording, "1/2"), ["0/1"], "moves go by their places, counted from 1");
        assert_eq!(found(&recording, "/"), ["Bishop", "cab"]);
    }

    #[test]
    fn of_equal_matches_those_of_fewer_plies_come_first() {
        let found = found(&tic_tac_toe(), "1");
        assert_eq!(found, ["0", "1/0", "2/0", "3/0", "4/0", "5/0", "6/0", "7/0"]);
    }

    #[test]
    fn names_are_found_by_their_beginnings_first_and_then_by_their_parts() {
        let recording = tree(NAMED);
        assert_eq!(found(&recording, "a"), ["A", "cab"]);
        assert_eq!(found(&recording, "BISHOP"), ["Bishop"]);
        assert_eq!(found(&recording, "b"), ["Bishop", "cab"]);
        assert_eq!(found(&recording, "sho"), ["Bishop"]);
    }

    #[test]
    fn the_root_goes_by_its_id() {
        assert_eq!(found(&tree("[[3, 12], [2, 4]]"), "root"), ["root"]);
        assert_eq!(found(&tree("[[3, 12], [2, 4]]"), "Ro"), ["root"]);
        assert!(found(&tree(NAMED), "root").is_empty());
    }

    #[test]
    fn the_last_moves_are_found_wherever_they_were_made() {
        let recording = tic_tac_toe();
        let found = found(&recording, "5/1");
        assert_eq!(found[0], "4/0");
        assert!(found[1..].iter().all(|id| id.ends_with("/4/0")), "{found:?}");
        assert!(found.len() > 1);
    }

    #[test]
    fn a_number_is_that_of_a_visit_and_not_of_a_node() {
        let recording = tree("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]");
        let trace = recording.trace();
        let order: Vec<_> = trace.nodes().filter(|&node| trace.is_searched(node)).collect();
        assert!(order.len() < trace.node_count(), "something is pruned");
        for (index, &node) in order.iter().enumerate() {
            assert_eq!(visited(trace, index + 1), Some(node));
            assert_eq!(found(&recording, &format!("#{}", index + 1)), [recording.id(node)]);
        }
        for number in [0, order.len() + 1, usize::MAX] {
            assert_eq!(visited(trace, number), None, "{number}");
        }
        assert_eq!(Query::read("# 1,234"), Query::Visit(1_234));
    }

    #[test]
    fn nonsense_and_nothing_find_nothing() {
        for typed in ["zzz", "5/5", "0", "10", "5//x", "#0", "#-3", "##", "→→x", "\u{0}", "a\u{301}ß"] {
            assert!(found(&tic_tac_toe(), typed).is_empty(), "{typed}");
        }
        for typed in ["", "  ", "#"] {
            let finder = Finder::new(&tic_tac_toe(), typed);
            assert!(finder.is_done() && finder.matches().is_empty() && finder.query == Query::Nothing);
        }
    }

    #[test]
    fn no_node_is_found_twice_and_no_more_are_kept_than_are_read() {
        let recording = tree(&format!("[{}]", "1, ".repeat(30)));
        let mut finder = Finder::new(&recording, "2");
        finder.examine_named(&recording, 1_000, &|_| String::new());
        let matches = finder.matches();
        assert_eq!(matches.len(), MAX_MATCHES);
        assert!((1..matches.len()).all(|end| !matches[..end].contains(&matches[end])));
        assert_eq!(recording.id(matches[0]), "1");
        assert_eq!(recording.id(matches[1]), "19", "the best come first");
        assert!(finder.has_more());
    }

    /// Examining the tree in slices finds the same nodes as examining it at once.
    #[test]
    fn a_hundred_thousand_nodes_are_looked_through_in_slices() {
        let group = |number: usize| {
            let name = if number == 999 { "name: \"Needle\", ".to_owned() } else { String::new() };
            format!("({name}children: [{}])", "1, ".repeat(100))
        };
        let text: String = (0..1_000).map(|number| group(number) + ", ").collect();
        let recording = tree(&format!("[{text}]"));
        assert!(recording.trace().node_count() > 100_000);
        let mut finder = Finder::new(&recording, "eedle");
        let mut slices = 0;
        while !finder.is_done() {
            assert!(finder.percent() < 100 && finder.matches().is_empty());
            finder.examine_named(&recording, 20_000, &|_| String::new());
            slices += 1;
        }
        assert_eq!((slices, finder.percent()), (6, 100));
        assert_eq!(finder.matches().into_iter().map(|node| recording.id(node)).collect::<Vec<_>>(), ["Needle"]);
        assert_eq!(
            found(&recording, "1000/8"),
            ["999/7", "999/79", "999/80", "999/81", "999/82", "999/83", "999/84", "999/85"]
        );
    }
}
