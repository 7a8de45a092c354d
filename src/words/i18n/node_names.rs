//! The name of a node in a sentence: its own name, or the moves that lead to it. Moves are counted from 1.
//!
//! "C", "the root", "cell 5", "edge → corner 1", "the 2nd move of A". A sentence that says something of a position, and
//! not of the move to it, calls a node without a name of its own by [`place`](NodeNames::place): "the position after
//! cell 5". Does not depend on any particular game: the game's view returns the target of a move.

use super::{MessageArg, Words, args};
use poda_core::game::{GameView, MoveTarget};
use poda_core::text::visible;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// The largest number of moves in a name. A longer list of moves is written as numbers only.
const MAX_MOVES: usize = 3;

/// The largest number of letters in a name. The middle of a longer name is left out.
const MAX_LETTERS: usize = 32;

/// The names of a recording's nodes in one language. Each is unambiguous among the nodes of the recording, unless its
/// author has given long names that differ only in their middles.
#[derive(Clone, Copy, Debug)]
pub struct NodeNames<'a, G: GameView> {
    pub(crate) words: &'a Words,
    pub(crate) recording: &'a Recording<G>,
}

/// The place of a name in a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NameForm {
    /// Alone or in a list: `corner`.
    Bare,
    /// Within a sentence: `the corner`.
    Inline,
}

impl<'a, G: GameView> NodeNames<'a, G> {
    /// Returns the names of a recording's nodes in the language of `words`.
    pub const fn new(words: &'a Words, recording: &'a Recording<G>) -> Self {
        Self { words, recording }
    }

    /// Returns the name as a heading: `C`, `Root`, `Corner 1`.
    pub fn heading(&self, node: NodeId) -> String {
        self.name(node, NameForm::Bare, capitalized)
    }

    /// Returns the name at the beginning of a caption, before a colon: `C`, `Root`, `Corner 1`. Moves that are too many
    /// for a name are called moves and not a node: `After the moves 4, 5, 8, 9`.
    pub fn caption_heading(&self, node: NodeId) -> String {
        match self.moves(node) {
            Some(moves) => capitalized(&self.words.fill("name-after", &args![moves])),
            None => self.heading(node),
        }
    }

    /// Returns the position at a node within a sentence that says something of it and not of the move to it: `C`, `the
    /// root`, `the position after the corner`, `the 1st child of B`.
    pub fn place(&self, node: NodeId) -> String {
        if self.is_named(node) {
            return self.inline(node);
        }
        if let Some((parent, rank)) = self.rank_below_name(node) {
            return ordinal(self.words, "name-child-of", rank, &args![node = parent]);
        }
        self.words.fill("name-position-after", &args![moves = self.moves_or_name(node)])
    }

    /// Returns the position at a node as the first words of a sentence: `C`, `The root`, `The position after the
    /// corner`.
    pub fn subject(&self, node: NodeId) -> String {
        self.own_name(node).unwrap_or_else(|| capitalized(&self.place(node)))
    }

    /// Returns the name of the move to a node as the first words of a sentence: `C`, `The root`, `The corner`.
    pub fn move_subject(&self, node: NodeId) -> String {
        self.name(node, NameForm::Inline, capitalized)
    }

    /// Returns the name within a sentence, or the moves to the node if they are too many for a name.
    pub(crate) fn moves_or_name(&self, node: NodeId) -> String {
        self.moves(node).unwrap_or_else(|| self.inline(node))
    }

    /// Returns the name within a sentence: `C`, `the root`, `the corner`.
    pub fn inline(&self, node: NodeId) -> String {
        self.name(node, NameForm::Inline, str::to_owned)
    }

    /// Returns the name as seen from the node's parent, for lists: `C`, `corner`, `corner 1`.
    pub fn short(&self, node: NodeId) -> String {
        self.below_its_parent(node, NameForm::Bare)
    }

    /// Returns the name as seen from the node's parent, within a sentence: `C`, `the corner`, `corner 1`.
    pub fn short_inline(&self, node: NodeId) -> String {
        self.below_its_parent(node, NameForm::Inline)
    }

    /// Returns the names of siblings as a list within a sentence: `K, L and M`, `the 2nd move and the 3rd move`.
    pub fn list(&self, siblings: &[NodeId]) -> String {
        self.words.list(siblings.iter().map(|&node| self.short_inline(node)).collect())
    }

    /// Returns whether a node has a name that is not a list of moves: a name by its author, or the root's name.
    pub fn is_named(&self, node: NodeId) -> bool {
        node == NodeId::ROOT || self.own_name(node).is_some()
    }

    /// Returns the name that its author gave the parent of a node, and the number of the move from there to the node;
    /// `None` if the move has a name, or the parent has none.
    fn rank_below_name(&self, node: NodeId) -> Option<(String, usize)> {
        let parent = self.recording.trace().parent(node)?;
        self.own_name(parent).zip(self.rank(parent, node))
    }

    fn below_its_parent(&self, node: NodeId, form: NameForm) -> String {
        if let Some(name) = self.own_name(node) {
            return name;
        }
        match self.recording.trace().parent(node) {
            None => self.words.fill("name-root", &[form.arg()]),
            Some(parent) => self.step(parent, node, form),
        }
    }

    fn name(&self, node: NodeId, form: NameForm, begin: impl Fn(&str) -> String) -> String {
        if let Some(name) = self.own_name(node) {
            return name;
        }
        if node == NodeId::ROOT {
            return begin(&self.words.fill("name-root", &[form.arg()]));
        }
        // In a sentence about values, a bare number would be read as a value. The word `node` therefore precedes it.
        let id = || self.path_ends(node, self.recording.between_moves());
        let numbered = || self.words.fill("name-node", &[form.arg(), ("id", id().into())]);
        begin(&self.steps(node, form).unwrap_or_else(numbered))
    }

    /// Returns the name that the position's author gave the node.
    fn own_name(&self, node: NodeId) -> Option<String> {
        self.recording.position(node).name().map(|name| shortened(&visible(name)))
    }

    /// Returns the moves that lead to a node whose only other name is their numbers: `the moves 4, 5, 8, 9`.
    pub fn moves(&self, node: NodeId) -> Option<String> {
        let is_numbered = !self.is_named(node) && self.steps(node, NameForm::Bare).is_none();
        let ends = is_numbered.then(|| self.path_ends(node, ", "))?;
        Some(self.words.fill("name-moves", &args![moves = ends]))
    }

    /// Returns the first and the last moves to a node as they are shown, or the words for those that have one.
    fn path_ends(&self, node: NodeId, separator: &str) -> String {
        let words =
            self.recording.path_ends(node, MAX_LETTERS / 2, |position, mv| shown_or_word(self.words, position, mv));
        let shown = self.recording.path_ends(node, MAX_LETTERS / 2, G::shown_move);
        listed_moves(&words, &shown, separator)
    }

    /// Returns the moves that lead to a node from the root, or from the nearest ancestor with its own name, if they are
    /// few.
    fn steps(&self, node: NodeId, form: NameForm) -> Option<String> {
        let trace = self.recording.trace();
        let mut way = Vec::with_capacity(MAX_MOVES + 1);
        let mut above = None;
        for ancestor in trace.ancestors(node) {
            way.push(ancestor);
            above = self.own_name(ancestor);
            if above.is_some() || ancestor == NodeId::ROOT {
                break;
            }
            if MAX_MOVES < way.len() {
                return None;
            }
        }
        way.reverse();
        let is_one = way.len() == 2;
        if let Some((parent, rank)) = self.rank_below_name(node) {
            return Some(ordinal(self.words, "name-move-of", rank, &[form.arg(), ("node", parent.into())]));
        }
        let form = if is_one && above.is_none() { form } else { NameForm::Bare };
        let last = way.len().saturating_sub(2);
        let moves = way.windows(2).enumerate().map(|(at, pair)| match self.rank(pair[0], pair[1]) {
            // The word for "move" is written once, after the last number.
            Some(rank) if at < last => ordinal(self.words, "name-move-before", rank, &[]),
            _ => self.step(pair[0], pair[1], form),
        });
        Some(above.into_iter().chain(moves).collect::<Vec<_>>().join(" → "))
    }

    /// Returns the move to `child` as seen from its parent: its target, its author's label, or its number in the list.
    fn step(&self, parent: NodeId, child: NodeId, form: NameForm) -> String {
        if let Some(target) = self.target(parent, child, form) {
            return target;
        }
        if let Some(rank) = self.rank(parent, child) {
            return ordinal(self.words, "name-move", rank, &[form.arg()]);
        }
        let position = self.recording.position(parent);
        let mv = self.recording.move_to(child);
        shortened(&visible(mv.and_then(|mv| position.move_label(mv)).unwrap_or_default()))
    }

    /// Returns the number, from 1, of the move at `parent` that leads to `child`; `None` if there is a word for the
    /// move's target, or the move has a label that is unique there.
    fn rank(&self, parent: NodeId, child: NodeId) -> Option<usize> {
        let position = self.recording.position(parent);
        let mv = self.recording.move_to(child)?;
        if position.move_target(mv).is_some() {
            return None;
        }
        if position.move_label(mv).is_some() && !position.reads_like_another(mv) {
            return None;
        }
        position.move_index(mv).map(|index| index + 1)
    }

    /// Returns the word for the target of the move to `child`, with its number unless it is the only target of its
    /// kind.
    fn target(&self, parent: NodeId, child: NodeId, form: NameForm) -> Option<String> {
        let position = self.recording.position(parent);
        let mv = self.recording.move_to(child)?;
        let target = position.move_target(mv)?;
        let number = position.shown_move(mv);
        let key = match target {
            MoveTarget::Corner => "name-corner",
            MoveTarget::Edge => "name-edge",
            MoveTarget::Center => "name-centre",
            MoveTarget::Column
            | MoveTarget::Square
            | MoveTarget::Pass
            | MoveTarget::Pit
            | MoveTarget::Pile { .. }
            | MoveTarget::Roll
            | MoveTarget::Hold
            | MoveTarget::Die
            | MoveTarget::Up
            | MoveTarget::Right
            | MoveTarget::Down
            | MoveTarget::Left
            | MoveTarget::Tile { .. } => {
                return Some(target_name(self.words, target, &number, form.word()));
            }
        };
        let siblings = || self.recording.trace().children(parent);
        // If no symmetric moves have been merged, cells are named as cells and not as corners or edges.
        if siblings().all(|sibling| self.recording.merged_siblings(sibling) == 1) {
            return Some(target_name(self.words, target, &number, form.word()));
        }
        let is_alike = |&sibling: &NodeId| {
            self.recording.move_to(sibling).is_some_and(|sibling| position.move_target(sibling) == Some(target))
        };
        // The center is unique and has no number, and neither does a target that represents all of its kind.
        let is_merged = siblings().filter(is_alike).count() == 1 && self.recording.merged_siblings(child) > 1;
        let number = if target == MoveTarget::Center || is_merged { "only".to_owned() } else { number };
        Some(self.words.fill(key, &[form.arg(), ("number", number.into())]))
    }
}

/// Returns a message about the move of this rank in the list: `the 2nd move`.
fn ordinal(words: &Words, key: &str, rank: usize, args: &[(&str, MessageArg)]) -> String {
    let ending = match (rank % 10, rank % 100) {
        (_, 11..=13) => "other",
        (1, _) => "one",
        (2, _) => "two",
        (3, _) => "few",
        _ => "other",
    };
    words.fill(key, &[args, &args![rank = rank.to_string(), ending]].concat())
}

/// Returns the word for a target with the number of the move that leads to it; `form` is `bare`, or `inline` within a
/// sentence.
fn target_name(words: &Words, target: MoveTarget, number: &str, form: &'static str) -> String {
    let key = match target {
        MoveTarget::Corner | MoveTarget::Edge | MoveTarget::Center => "name-cell",
        MoveTarget::Column => "name-column",
        MoveTarget::Square => "name-square",
        MoveTarget::Pass => "name-pass",
        MoveTarget::Pit => "name-pit",
        MoveTarget::Pile { objects, pile } => {
            let args = args![objects = objects.to_string(), pile = (pile + 1).to_string()];
            return words.fill("name-pile", &args);
        }
        MoveTarget::Roll => "name-roll",
        MoveTarget::Hold => "name-hold",
        MoveTarget::Die => "name-die",
        MoveTarget::Up => "name-up",
        MoveTarget::Right => "name-right",
        MoveTarget::Down => "name-down",
        MoveTarget::Left => "name-left",
        MoveTarget::Tile { tile, cell } => {
            let args = args![tile = tile.to_string(), cell = (cell + 1).to_string()];
            return words.fill("name-tile", &[&args[..], &args![form]].concat());
        }
    };
    words.fill(key, &args![form, number])
}

impl NameForm {
    const fn word(self) -> &'static str {
        match self {
            Self::Bare => "bare",
            Self::Inline => "inline",
        }
    }

    fn arg(self) -> (&'static str, MessageArg) {
        ("form", self.word().into())
    }
}

/// Returns a long name without its middle, so that the sentence around it stays readable.
pub(super) fn shortened(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    if letters.len() <= MAX_LETTERS {
        return name.to_owned();
    }
    let (begin, end) = (&letters[..MAX_LETTERS / 2 - 1], &letters[letters.len() - MAX_LETTERS / 2..]);
    begin.iter().chain(&['…']).chain(end).collect()
}

/// Returns the name of the root of a game's tree as a heading: `Root`.
pub fn root_heading(words: &Words) -> String {
    capitalized(&words.fill("name-root", &[NameForm::Bare.arg()]))
}

/// Returns a text with a capital at its beginning, as a heading, a sentence or the item of a menu has.
pub fn capitalized(text: &str) -> String {
    // A square such as d3 is not a word.
    if text.chars().nth(1).is_some_and(|second| second.is_ascii_digit()) {
        return text.to_owned();
    }
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

/// Returns the label that its author gave a move, or else the name of the node that it leads to.
fn given_name<G: GameView>(position: &G, mv: G::Move) -> Option<String> {
    position.move_label(mv).map(str::to_owned).or_else(|| position.after(mv).name().map(str::to_owned))
}

/// Returns the selector of the verb of a move: `roll`, `hold` and `pass` for moves that are their own verbs, otherwise
/// `move`.
pub fn move_kind<G: GameView>(position: &G, mv: G::Move) -> &'static str {
    match position.move_target(mv) {
        Some(MoveTarget::Roll) => "roll",
        Some(MoveTarget::Hold) => "hold",
        Some(MoveTarget::Pass) => "pass",
        Some(
            MoveTarget::Corner
            | MoveTarget::Edge
            | MoveTarget::Center
            | MoveTarget::Column
            | MoveTarget::Square
            | MoveTarget::Pit
            | MoveTarget::Pile { .. }
            | MoveTarget::Die
            | MoveTarget::Up
            | MoveTarget::Right
            | MoveTarget::Down
            | MoveTarget::Left
            | MoveTarget::Tile { .. },
        )
        | None => "move",
    }
}

/// Returns the name of a move within a sentence: `the pass`, `cell 5`, `pit 3:5-1-10`, `2 from pile 1`, `B`, `the 2nd
/// move`, or `left (move 2)` where two moves are called `left`.
pub fn move_name<G: GameView>(words: &Words, position: &G, mv: G::Move) -> String {
    if let Some(target) = position.move_target(mv) {
        return target_name(words, target, &position.shown_move(mv), "inline");
    }
    let index = position.move_index(mv).unwrap_or_default();
    if let Some(given) = given_name(position, mv) {
        let given = visible(&given).into_owned();
        return if position.reads_like_another(mv) {
            words.fill("name-of-move", &args![name = given, number = (index + 1).to_string()])
        } else {
            given
        };
    }
    ordinal(words, "name-move", index + 1, &args![form = "inline"])
}

/// Returns the names of the moves of a line of play.
pub fn line<G: GameView>(words: &Words, root: &G, moves: &[G::Move]) -> Vec<String> {
    named(root, moves, |position, mv| move_name(words, position, mv))
}

/// Returns the names of the moves of a line of play. `name` returns the name of a move in its position.
pub(super) fn named<G: GameView>(root: &G, moves: &[G::Move], name: impl Fn(&G, G::Move) -> String) -> Vec<String> {
    let mut position = root.clone();
    let named = moves.iter().map(|&mv| {
        let name = name(&position, mv);
        position = position.after(mv);
        name
    });
    named.collect()
}

/// Returns the name of a move as the beginning of a line or of a button.
pub fn move_heading<G: GameView>(words: &Words, position: &G, mv: G::Move) -> String {
    capitalized(&move_word(words, position, mv).unwrap_or_else(|| move_name(words, position, mv)))
}

/// Returns the names of a move besides that on the board: its word in the language, the name that the author of the
/// position gave it, and the name of the node to which it leads.
pub fn other_move_names<G: GameView>(words: &Words, position: &G, mv: G::Move) -> Vec<String> {
    let label = position.move_label(mv).map(str::to_owned);
    let node = position.after(mv).name().map(str::to_owned);
    [move_word(words, position, mv), label, node].into_iter().flatten().collect()
}

/// Returns the word for a move that has one: `roll`, `up`.
pub fn move_word<G: GameView>(words: &Words, position: &G, mv: G::Move) -> Option<String> {
    let target = position.move_target(mv).filter(|target| target.is_word())?;
    Some(target_name(words, target, &position.shown_move(mv), NameForm::Bare.word()))
}

/// Returns a list of moves without its middle if the moves as they are `shown` are too many for a name. How long their
/// words are in a language makes no difference.
pub(super) fn listed_moves(words: &[String], shown: &[String], separator: &str) -> String {
    let is_short = shown.join(separator).chars().count() <= MAX_LETTERS;
    let words = words.join(separator);
    if is_short { words } else { shortened(&words) }
}

/// Returns a move in a list of numbers: the word for it, or its number.
pub(super) fn shown_or_word<G: GameView>(words: &Words, position: &G, mv: G::Move) -> String {
    let pass = position.move_target(mv).filter(|&target| target == MoveTarget::Pass);
    let pass = pass.map(|target| target_name(words, target, "", NameForm::Bare.word()));
    pass.or_else(|| move_word(words, position, mv)).unwrap_or_else(|| position.shown_move(mv))
}

/// Returns the text of a move at its edge: the word for it, its author's label, the name of the node that it leads to,
/// or its number.
pub fn move_on_edge<G: GameView>(words: &Words, position: &G, mv: G::Move) -> String {
    let text =
        move_word(words, position, mv).or_else(|| given_name(position, mv)).unwrap_or_else(|| position.shown_move(mv));
    visible(&text).into_owned()
}

/// Returns moves from the root as they are shown, counted from 1.
pub fn written_line<G: GameView>(root: &G, line: &[G::Move]) -> String {
    named(root, line, G::shown_move).join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::game::played_game::legal_moves;

    #[test]
    fn a_long_name_keeps_its_beginning_and_its_end() {
        let long = format!("{}{}", "0/".repeat(500), "7");
        let name = shortened(&long);
        assert_eq!(name.chars().count(), MAX_LETTERS);
        assert!(name.starts_with("0/0/") && name.ends_with("/0/7") && name.contains('…'), "{name}");
        assert_eq!(shortened("corner"), "corner");
    }

    #[test]
    fn two_moves_with_one_label_are_told_apart() {
        let tree = "(version: 1, game: Tree(tree: [(move: \"left\", value: 3), (move: \"left\", children: [4, 6]), \
                    (move: \"right\", value: 1), (move: \"D\", value: 2), (name: \"D\", children: [1, 2])]))";
        let document = crate::file::load(tree.as_bytes()).unwrap();
        let words = Words::new(crate::i18n::Language::ENGLISH);
        let names: Vec<_> =
            legal_moves(document.position()).into_iter().map(|mv| move_name(&words, document.position(), mv)).collect();
        assert_eq!(names, ["left (move 1)", "left (move 2)", "right", "D (move 4)", "D (move 5)"]);
        let recording = poda_core::trace::recorder::record(document.search().unwrap(), document.position(), 1_000);
        let node_names = NodeNames::new(&words, &recording);
        let mut children: Vec<_> =
            recording.trace().children(NodeId::ROOT).map(|child| node_names.short_inline(child)).collect();
        assert_eq!((children.len(), children[0].as_str(), children[3].as_str()), (5, "the 1st move", "the 4th move"));
        children.sort();
        children.dedup();
        assert_eq!(children.len(), 5, "{children:?}");
    }

    /// A sentence about values names a position, not the moves to it; a name that an author gave stays as it is.
    #[test]
    fn a_node_without_a_name_is_the_position_after_its_moves() {
        let recording = |text: &str| {
            let document = crate::file::load(text.as_bytes()).unwrap();
            poda_core::trace::recorder::record(document.search().unwrap(), document.position(), 3_000)
        };
        let nim = recording("(version: 1, game: Nim(piles: [1, 1, 3]))");
        let lettered = recording("(version: 1, game: Tree(tree: [(name: \"B\", children: [3, 12]), 2]))");
        for (language, after, later, heading, root) in [
            (
                crate::i18n::Language::ENGLISH,
                "the position after 1 from pile 1",
                "the position after the moves 1-1, 2-1, 3-1, 3-1",
                "After the moves 1-1, 2-1, 3-1, 3-1",
                "The root",
            ),
            (
                crate::i18n::Language::SPANISH,
                "la posición tras quitar 1 de la pila 1",
                "la posición tras las jugadas 1-1, 2-1, 3-1, 3-1",
                "Tras las jugadas 1-1, 2-1, 3-1, 3-1",
                "La raíz",
            ),
        ] {
            let words = Words::new(language);
            let names = NodeNames::new(&words, &nim);
            let first = |node| nim.trace().children(node).next().unwrap();
            let child = first(NodeId::ROOT);
            let deep = first(first(first(child)));
            assert_eq!((names.place(child).as_str(), names.place(deep).as_str()), (after, later));
            assert_eq!(names.subject(child), capitalized(after));
            assert_eq!((names.caption_heading(deep).as_str(), names.subject(NodeId::ROOT).as_str()), (heading, root));
            let names = NodeNames::new(&words, &lettered);
            let b = lettered.trace().children(NodeId::ROOT).next().unwrap();
            assert_eq!([names.place(b), names.subject(b), names.caption_heading(b)], ["B"; 3]);
        }
    }

    #[test]
    fn a_pass_is_called_by_its_word_among_moves_that_are_only_listed() {
        let words = Words::new(crate::i18n::Language::SPANISH);
        let lesson = &crate::lessons::all()[crate::lessons::by_name_or_number("othello-pass").unwrap()];
        let recording = poda_core::trace::recorder::record(lesson.search().unwrap(), lesson.position(), 3_000);
        let names = NodeNames::new(&words, &recording);
        let listed = |node: NodeId| Some(recording.shown_path(node)).filter(|path| path.contains("pass"));
        let numbered = recording.trace().nodes().filter(|&node| listed(node).is_some());
        let moves: Vec<_> = numbered.filter_map(|node| names.moves(node)).collect();
        assert!(!moves.is_empty() && moves.iter().all(|moves| moves.contains("pase") && !moves.contains("pass")));
    }

    #[test]
    fn a_sentence_begins_with_a_large_letter_but_a_square_keeps_its_own() {
        assert_eq!((capitalized("column 3").as_str(), capitalized("d3 → c4").as_str()), ("Column 3", "d3 → c4"));
    }
}
