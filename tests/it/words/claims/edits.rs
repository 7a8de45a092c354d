//! The texts about an edit: the work and the answers of both searches, the minimal tree and the value at the edited
//! node. They are checked against searches of the position before and after.

use crate::words::claims::positions::{self, Kind};
use crate::words::claims::truth::Truth;
use crate::words::claims::walk::in_one_line;
use crate::words::claims::xor_shift::XorShift;
use poda::document::Document;
use poda::game::any::{AnyGame, AnyMove};
use poda::game::tree::Tree;
use poda::game::tree::editing::{ChildOrder, TreeEdit, ValueChange};
use poda::i18n::node_names::NodeNames;
use poda::i18n::styled_text::StyledText;
use poda::i18n::{Language, Words};
use poda::picture::Notation;
use poda::score::{CutOn, Score};
use poda::search::{Algorithm, SearchConfig};
use poda::session::playback::Direction;
use poda::session::{Command, Origin, Session};
use poda::trace::limits::Limits;
use poda::trace::passes::Passes;
use poda::trace::recorder::record_passes;
use poda::trace::{Event, NodeId};
use poda::window::state::edit_feedback::{Change, EditFeedback};
use std::collections::BTreeSet;

/// Every message that has a check here.
pub const MESSAGES: [&str; 10] = [
    "edit-feedback-work",
    "edit-feedback-work-same",
    "edit-feedback-answer",
    "edit-feedback-answer-same",
    "edit-feedback-minimal",
    "edit-feedback-value-became-estimate",
    "edit-feedback-estimate-became-value",
    "edit-feedback-kept-its-value",
    "edit-feedback-beyond",
    "edit-feedback-cells",
];

/// How many nodes were entered and leaves evaluated in all passes.
fn work(passes: &Passes<AnyGame>) -> [u64; 2] {
    let counted = |is_it: fn(Event) -> bool| {
        let of = |trace: &poda::trace::Trace| {
            (1..=trace.len()).filter_map(|step| trace.event(step)).filter(|&event| is_it(event)).count() as u64
        };
        passes.iter().map(|pass| of(pass.trace())).sum()
    };
    [counted(|event| matches!(event, Event::Enter(_))), counted(|event| matches!(event, Event::Evaluate(_)))]
}

/// What a position is worth at the depth of a search.
fn worth(position: &AnyGame, config: &SearchConfig) -> Option<Score> {
    let truth = Truth::new(position, &config.effective(), config.effective().depth, 50_000);
    truth.value(&truth.root())
}

/// The children of every inner node and the plies of every leaf, if they are the same everywhere.
fn shape(tree: &Tree) -> Option<(u64, u32)> {
    fn walk(tree: &Tree, at: usize, ply: u32, inner: &mut BTreeSet<usize>, leaves: &mut BTreeSet<u32>) {
        let children = tree.children_of(at);
        if children.is_empty() {
            leaves.insert(ply);
        } else {
            inner.insert(children.len());
        }
        for &child in children {
            walk(tree, child as usize, ply + 1, inner, leaves);
        }
    }
    let (mut inner, mut leaves) = (BTreeSet::new(), BTreeSet::new());
    walk(tree, tree.node_index(), 0, &mut inner, &mut leaves);
    let [children] = inner.into_iter().collect::<Vec<_>>()[..] else { return None };
    let [plies] = leaves.into_iter().collect::<Vec<_>>()[..] else { return None };
    Some((children as u64, plies))
}

/// An edit that a user may make, by chance.
fn an_edit(tree: &Tree, random: &mut XorShift) -> TreeEdit {
    let node = tree.node_index() + random.below(tree.node_count());
    match random.below(6) {
        0 => TreeEdit::AddChild { parent: node },
        1 | 2 => TreeEdit::Delete { node },
        3 => TreeEdit::SetValue { node, value: Score::from(i32::try_from(random.below(9)).expect("it is small") - 4) },
        4 => TreeEdit::Sort { below: tree.node_index(), order: ChildOrder::BestFirst },
        _ => TreeEdit::Sort { below: tree.node_index(), order: *random.one_of(&ChildOrder::ALL) },
    }
}

/// An edit as the window makes it.
fn change(tree: &Tree, edit: &TreeEdit) -> Option<Change> {
    let edited = tree.edited(edit).ok()?;
    let child = |index: usize| AnyMove::Tree(u32::try_from(index).expect("it is small"));
    Some(Change {
        line: edited.tree.path_to(edited.node).into_iter().map(child).collect(),
        game: AnyGame::Tree(edited.tree),
        note: edited.value_change,
        sorted: if let TreeEdit::Sort { order, .. } = *edit { Some(order) } else { None },
        is_new: matches!(edit, TreeEdit::AddChild { .. }),
        tried: None,
    })
}

/// All sentences that are true of an edit; each with its message.
fn true_sentences(words: &Words, before: &Document, change: &Change, session: &Session) -> Vec<(&'static str, String)> {
    let config = *before.search().unwrap();
    let passes =
        [before.position(), &change.game].map(|root| record_passes(&config, root, Limits::nodes(200_000), &()));
    let [was, is] = [work(&passes[0]), work(&passes[1])];
    let mut all: Vec<(&'static str, StyledText)> = Vec::new();
    let mut say = |id: &'static str, args: &[_]| all.push((id, words.styled(id, args)));
    if was == is {
        let [nodes, leaves] =
            [("count-nodes", is[0]), ("count-leaves", is[1])].map(|(id, count)| words.counted(id, count));
        say("edit-feedback-work-same", &[("nodes", nodes.into()), ("leaves", leaves.into())]);
    } else {
        let [nodes_before, leaves_before] = was.map(|count| words.number(count));
        let [nodes, leaves] = is.map(|count| words.number(count));
        say(
            "edit-feedback-work",
            &[
                ("nodes_before", nodes_before.into()),
                ("nodes", nodes.into()),
                ("leaves_before", leaves_before.into()),
                ("leaves", leaves.into()),
            ],
        );
    }
    if let [Some(was), Some(is)] = [before.position(), &change.game].map(|position| worth(position, &config)) {
        let id = if was == is { "edit-feedback-answer-same" } else { "edit-feedback-answer" };
        say(id, &[("before", was.into()), ("score", is.into())]);
    }
    if matches!(change.game, AnyGame::TicTacToe(_)) {
        say("edit-feedback-cells", &[]);
    }
    if let Some(depth) = config.effective().depth.filter(|&depth| depth < change.line.len()) {
        say("edit-feedback-beyond", &[("depth", depth.into())]);
    }
    if let (AnyGame::Tree(tree), Some(ChildOrder::BestFirst)) = (&change.game, change.sorted)
        && let Some((children, plies)) = shape(tree)
    {
        let power = |plies: u32| children.pow(plies);
        let leaves = power(plies.div_ceil(2)) + power(plies / 2) - 1;
        let raised = |plies: u32| match plies {
            0 => "1".to_owned(),
            1 => children.to_string(),
            _ => format!("{children}{}", ['⁰', '¹', '²', '³', '⁴', '⁵'][plies as usize]),
        };
        let formula = format!("{} + {} − 1", raised(plies.div_ceil(2)), raised(plies / 2));
        if config.algorithm.properties().prunes
            && config.cut_on == CutOn::Equal
            && !config.algorithm.properties().makes_passes
        {
            assert!(is[1] <= leaves, "{} leaves were evaluated, and {leaves} are enough", is[1]);
        }
        say(
            "edit-feedback-minimal",
            &[("formula", formula.into()), ("leaves", words.counted("count-leaves", leaves).into())],
        );
    }
    if let (AnyGame::Tree(old), AnyGame::Tree(new), Some(note)) = (before.position(), &change.game, change.note) {
        let is_added = note == ValueChange::ValueBecameEstimate;
        let line = &change.line[..change.line.len() - usize::from(is_added)];
        let at = |tree: &Tree| {
            line.iter().fold(tree.node_index(), |at, mv| match mv {
                AnyMove::Tree(index) => tree.children_of(at)[*index as usize] as usize,
                _ => at,
            })
        };
        let value = match note {
            ValueChange::KeptMinimaxValue => old.minimax_values()[at(old)],
            ValueChange::ValueBecameEstimate | ValueChange::EstimateBecameValue => {
                old.value_of(at(old)).expect("it had one")
            }
        };
        assert_eq!(new.value_of(at(new)), Some(value));
        let id = match note {
            ValueChange::ValueBecameEstimate => "edit-feedback-value-became-estimate",
            ValueChange::EstimateBecameValue => "edit-feedback-estimate-became-value",
            ValueChange::KeptMinimaxValue => "edit-feedback-kept-its-value",
        };
        let recording = session.search().unwrap().recording();
        let next = |node: NodeId, mv: &AnyMove| {
            recording.trace().children(node).find(|&child| recording.move_to(child) == Some(*mv))
        };
        if let Some(node) = line.iter().try_fold(NodeId::ROOT, next) {
            let name = NodeNames::new(words, recording).subject(node);
            say(id, &[("node", name.into()), ("value", value.into())]);
        }
    }
    all.into_iter().map(|(id, text)| (id, text.plain())).collect()
}

/// Makes an edit as the window does, and returns what is said of it.
fn said_of(document: &Document, change: &Change, is_over: bool) -> (Session, EditFeedback) {
    let mut session = Session::new(document.clone(), Origin::New, Notation::Node);
    session.finish_tasks();
    if is_over {
        session.apply(Command::Go(Direction::Last));
    }
    let mut feedback = EditFeedback::of(change.clone(), &session).unwrap();
    session.apply(Command::SetGame(change.game.clone()));
    session.finish_tasks();
    if is_over {
        session.apply(Command::Go(Direction::Last));
    }
    feedback.set_shown(session.search().unwrap());
    (session, feedback)
}

#[test]
fn what_is_said_of_an_edit_is_true_of_both_searches() {
    let languages = Language::AUTHORED.map(Words::new);
    let mut met = BTreeSet::new();
    let uniform = "(version: 1, game: Tree(tree: [[[1, 2], [3, 4]], [[5, 6], [7, 8]]]))";
    let uniform = poda::file::load(uniform.as_bytes()).expect("a document");
    for (number, algorithm) in Algorithm::ALL.into_iter().cycle().take(12 * Algorithm::ALL.len()).enumerate() {
        let mut random = XorShift::seeded(number as u64 + 11);
        let kind = *random.one_of(&[Kind::Tree, Kind::TurnsOutOfOrder, Kind::Ties, Kind::Infinite, Kind::Deep]);
        let document = if random.happens(15) { uniform.clone() } else { positions::position(kind, &mut random) };
        let depth = *random.one_of(&[None, None, Some(1), Some(2)]);
        let document = document.with_search(SearchConfig { algorithm, depth, ..SearchConfig::default() });
        let AnyGame::Tree(tree) = document.position() else { continue };
        for _ in 0..6 {
            let Some(change) = change(tree, &an_edit(tree, &mut random)) else { continue };
            if poda::document::check_depth(&change.game, depth).is_err() || change.game == *document.position() {
                continue;
            }
            check(&languages, &document, &change, random.happens(50), &mut met);
        }
    }
    // A node without an estimate loses its only child.
    let single = poda::file::load(b"(version: 1, game: Tree(tree: [[3], 2]))").expect("a document");
    let AnyGame::Tree(tree) = single.position() else { panic!("a tree") };
    check(&languages, &single, &change(tree, &TreeEdit::Delete { node: 2 }).expect("it is possible"), true, &mut met);
    let board = "(version: 1, game: TicTacToe(board: [\"XO.\", \".X.\", \"O..\"], cells: [CELLS]))";
    let [board, reordered] = ["0, 1, 2, 3, 4, 5, 6, 7, 8", "8, 7, 6, 5, 4, 3, 2, 1, 0"]
        .map(|cells| poda::file::load(board.replace("CELLS", cells).as_bytes()).expect("a document"));
    let game = reordered.position().clone();
    let change = Change { game, line: vec![], note: None, sorted: None, is_new: false, tried: None };
    check(&languages, &board, &change, true, &mut met);
    for id in MESSAGES {
        for language in Language::AUTHORED {
            assert!(met.contains(&(language.code(), id)), "{id} was never said in {}", language.code());
        }
    }
}

fn check(
    languages: &[Words],
    document: &Document,
    change: &Change,
    is_over: bool,
    met: &mut BTreeSet<(&'static str, &'static str)>,
) {
    let (session, feedback) = said_of(document, change, is_over);
    for words in languages {
        let expected = true_sentences(words, document, change, &session);
        for sentence in feedback.sentences(words, &session) {
            let said = sentence.plain();
            let (id, _) = expected.iter().find(|(_, text)| *text == said).unwrap_or_else(|| {
                panic!("{said:?} is not true: {} becomes {:?}, {expected:#?}", in_one_line(document), change.line)
            });
            met.insert((words.language().code(), id));
        }
    }
}
