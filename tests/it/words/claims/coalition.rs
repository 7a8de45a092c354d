//! What practice says about paranoid and best reply, and what is right on a sheet: every figure, name and inequality,
//! held against both searches in their plainest form.
//!
//! The definitions are written down here once more: the value against a coalition, and the window with which a node is
//! searched.

use crate::words::claims::patterns::Said;
use crate::words::claims::practice::{
    self, Asked, Check, about_children, answered, asks, bound, child_alone, cut, names, not_cut, over, test,
};
use crate::words::claims::practice_walk::{Spoken, check};
use crate::words::claims::report::Report;
use crate::words::claims::step_context::{
    CheckResult, StepContext, is_text, is_worth, number, relation, variant, yes_or_no,
};
use crate::words::claims::values::{self, in_list};
use crate::words::claims::xor_shift::XorShift;
use crate::{hold, project::nightly};
use poda::document::Document;
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::tree::{Tree, TreeBuilder};
use poda::i18n::Language;
use poda::practice::Answer;
use poda::practice::blank::{BlankAnswers, BlankField, BlankPart, FieldMark, expected, fields, mark};
use poda::score::{CutOn, Interval, Payoffs, Player, Score, Window};
use poda::search::{Algorithm, Fail, SearchConfig};
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The messages of a search of one entry, with their checks. Others are read as those about a search of two sides.
pub(super) const ALL: &[Check] = &[
    ("coalition-ask-value", asks),
    ("coalition-ask-best", over),
    ("coalition-ask-root", over),
    ("coalition-why-value", |said, context, asked| {
        left_or_passed(said, context, asked)?;
        about_children(said, context, asked)
    }),
    ("coalition-why-bound", |said, context, asked| {
        let (before, after) = bound(context, asked)?;
        variant(said, "open", yes_or_no(before == context.player(asked.question.node).worst()))?;
        number(said, "before", before)?;
        number(said, "after", after)?;
        relation(said, "relation", after, before)
    }),
    ("coalition-why-no-cut-open", |said, context, asked| {
        not_cut(context, asked)?;
        let (_, limit) = test(said, context, asked)?;
        hold!(limit == context.player(asked.question.node).opponent().worst(), "the bound is {limit}");
        Ok(())
    }),
    ("coalition-slip-wrong-sign", |said, context, asked| {
        answered(said, asked)?;
        let (Some(Answer::Proved(own)), Some(Answer::Proved(right))) = (asked.answer, practice::right(context, asked))
        else {
            return Err("no number was answered".into());
        };
        hold!(own.view(Player::Min) == right, "{own} is not {right} from the other side");
        Ok(())
    }),
    ("coalition-slip-bound-for-number", |said, context, asked| {
        answered(said, asked)?;
        let (Some(Answer::Proved(own)), Some(Answer::Proved(right))) = (asked.answer, practice::right(context, asked))
        else {
            return Err("no number was answered".into());
        };
        hold!(!own.is_exact() && right.is_exact(), "{own} was answered, and {right} is right");
        let value = context.value(asked.question.node);
        if !is_of_layers(context.recording) {
            is_worth(value, |value| own.low <= value && value <= own.high, "it is true")?;
            is_worth(value, |value| value == right.low, "it is known")?;
        }
        context.about(said, asked.question.node)
    }),
    ("coalition-slip-wrong-proof", |said, context, asked| {
        answered(said, asked)?;
        hold!(asked.answer.cloned() != practice::right(context, asked), "it is that");
        context.about(said, asked.question.node)
    }),
    ("coalition-slip-child-alone", child_alone),
    ("coalition-slip-other-bound", |said, context, asked| {
        let visit = context.visit(asked.question.node)?;
        number(said, "answer", visit.window.ok_or("no window")?.limit(visit.player))
    }),
    ("coalition-slip-old-bound", |said, context, asked| {
        number(said, "answer", bound(context, asked)?.0)?;
        asks(said, context, asked)
    }),
    ("coalition-slip-enters-pruned", |said, context, asked| {
        let chosen = practice::chosen(asked)?;
        let plain = Plain::of(context.recording);
        hold!(!plain.visits.contains_key(&path(context.recording, chosen)), "it is entered");
        let is_cut = plain.visit(context.recording, asked.question.node)?.is_cut;
        hold!(is_cut || said.is("passes", "yes") == Some(true), "there is no cutoff");
        context.named(said, "chosen", chosen)?;
        context.about(said, asked.question.node)
    }),
    ("coalition-slip-worse-move", |said, context, asked| {
        let chosen = practice::chosen(asked)?;
        let text = said.text("answer").ok_or("nothing was returned")?;
        let claim = values::Said::read(text).ok_or("no interval")?;
        is_worth(context.value(chosen), |value| claim.holds(value), text)?;
        let plain = Plain::of(context.recording);
        let returned = plain.visit(context.recording, chosen)?.returned;
        let others = &plain.visit(context.recording, NodeId::ROOT)?.children;
        hold!(others.iter().any(|&other| returned < other), "no move returned more");
        context.named(said, "chosen", chosen)
    }),
    ("coalition-refuted", refuted),
    ("coalition-refuted-together", refuted),
    ("coalition-refuted-as-it-is", |said, context, asked| {
        not_cut(context, asked)?;
        context.named(said, "root", NodeId::ROOT)?;
        number(said, "result", Definition::of(context.recording).value(context.recording.root(), false, None))?;
        let Some(Answer::Children(pruned)) = asked.answer else { return Err("no cut was answered".into()) };
        names(said, context, pruned)
    }),
    ("coalition-idle", idle),
    ("coalition-hint-rule-next", |_, _, _| Ok(())),
    ("coalition-hint-rule-value", |_, _, _| Ok(())),
    ("coalition-hint-rule-bound", |_, _, _| Ok(())),
    ("coalition-hint-rule-cut", |said, context, asked| practice::needed(said, context, asked)),
    ("coalition-hint-rule-root", asks),
    ("coalition-hint-numbers-value", |said, context, asked| {
        left_or_passed(said, context, asked)?;
        about_children(said, context, asked)
    }),
    ("practice-why-leaves", |said, context, asked| {
        let event = asked.after.trace().event(asked.question.step);
        let is_left =
            event == Some(Event::Leave(asked.question.node)) || is_passing(context.recording, asked.question.node);
        hold!(is_left, "it is not left");
        names(said, context, &practice::left(context, asked))?;
        context.about(said, asked.question.node)
    }),
    ("players-cutoff-entry", |said, context, asked| {
        let (node, recording) = (asked.question.node, context.recording);
        let plain = Plain::of(recording);
        let visit = plain.visit(recording, node)?;
        hold!(visit.is_cut, "there is no cutoff");
        let player = context.player(node);
        let limit = visit.window.limit(player);
        let score = *visit.children.last().ok_or("nothing has returned")?;
        variant(said, "kind", if player == Player::Max { "beta" } else { "alpha" })?;
        number(said, "score", score)?;
        number(said, "limit", limit)?;
        relation(said, "relation", score, limit)?;
        let left: Vec<_> = recording.trace().children(node).skip(visit.children.len()).collect();
        listed(said, context, &left)?;
        context.about(said, node)
    }),
    ("players-pass-over", |said, context, asked| {
        let (node, recording) = (asked.question.node, context.recording);
        hold!(is_passing(recording, node), "nothing is passed over");
        let passed: Vec<_> = recording.trace().children(node).skip(1).collect();
        listed(said, context, &passed)?;
        is_text(said, "player", &name_of(recording, recording.position(node).mover()))?;
        context.named(said, "heading", node)
    }),
    ("players-leave-entry", |said, context, asked| {
        let recording = context.recording;
        hold!(asked.question.step == recording.trace().len(), "the search goes on");
        let (score, value) =
            (Plain::of(recording).visit(recording, NodeId::ROOT)?.returned, context.value(NodeId::ROOT));
        number(said, "score", score)?;
        let paranoid = value_against_all(recording, NodeId::ROOT, false);
        let holds = match said.text("known") {
            Some("exact") => value == Some(score),
            Some("lower") => score <= paranoid,
            Some("upper") => paranoid <= score,
            // A search that passes nothing over proves something.
            _ => is_of_layers(recording),
        };
        hold!(holds, "{score} is returned, and it is worth {value:?}");
        context.about(said, NodeId::ROOT)
    }),
];

/// Whether children are left, or passed over.
fn left_or_passed(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    let left = practice::left(context, asked);
    if said.is("passes", "yes") == Some(true) {
        hold!(!left.is_empty(), "nothing is passed over");
        return Ok(());
    }
    variant(said, "left", yes_or_no(!left.is_empty()))
}

/// Why what is pruned does not matter: the root, or what the search finds within its window, stays the same whatever is
/// put there.
fn idle(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    cut(context, asked)?;
    let (node, recording) = (asked.question.node, context.recording);
    let left = practice::left(context, asked);
    names(said, context, &left)?;
    let (best, limit) = test(said, context, asked)?;
    let player = context.player(node);
    is_worth(context.value(node), |value| !player.prefers(best, value), &format!("{player:?} has {best} there"))?;
    let root = recording.config().window;
    let is_of_root = limit == root.limit(player);
    match said.text("owner_where") {
        Some("window") => hold!(is_of_root && limit.is_finite(), "the bound {limit} was set by a node"),
        Some("nothing") => hold!(!limit.is_finite(), "the bound is {limit}"),
        _ => {
            let (plain, of) = (Plain::of(recording), path(recording, node));
            let sets = |length: usize| {
                let above = &plain.visits[&of[..length]];
                above.player != player && above.children[..of[length]].contains(&limit)
            };
            hold!((0..of.len()).any(sets), "no move further up returned {limit}");
        }
    }
    let within = |score: Score| score.max(root.alpha).min(root.beta);
    let search = Definition::of(recording);
    let before = search.value(recording.root(), false, None);
    for child in left {
        for value in [Score::INFINITY, Score::NEG_INFINITY] {
            let line = path(recording, child);
            let after = search.value(recording.root(), false, Some((&line, value)));
            hold!(within(after) == within(before), "the root would be worth {after}");
            let at = search.value(
                &recording.position(node),
                departed_before(recording, node),
                Some((&line[line.len() - 1..], value)),
            );
            hold!(!player.prefers(best, at), "{node:?} would be worth {at}");
        }
    }
    Ok(())
}

/// Leaves below a wrong cut with values that change the root.
fn refuted(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    not_cut(context, asked)?;
    context.named(said, "root", NodeId::ROOT)?;
    let (recording, trace) = (context.recording, context.trace());
    let (value, result) = (said.text("value").ok_or("no value")?, said.text("result").ok_or("no result")?);
    let read = |text| values::Number::read(text).ok_or_else(|| format!("{text:?} is no number"));
    let (values::Number::Exact(value), result) = (read(value)?, read(result)?) else { return Ok(()) };
    let value = Score::new(value).ok_or("no number")?;
    let named = match said.text("leaf") {
        Some(leaf) => vec![leaf],
        None => in_list(said.text("changed").ok_or("no leaves")?),
    };
    let pruned = asked.question.child.into_iter().flat_map(|child| trace.later_siblings(child));
    let below: Vec<_> = pruned.flat_map(|child| trace.subtree(child)).collect();
    let called_so = |name: &&str| below.iter().copied().find(|&node| context.is_full_name(node, name));
    let leaves: Vec<_> = named.iter().filter_map(called_so).collect();
    // A long list is cut short.
    if leaves.len() < named.len() {
        hold!(5 < named.len(), "there is no leaf with one of the names {named:?}");
        return Ok(());
    }
    let lines: Vec<_> = leaves.into_iter().map(|leaf| path(recording, leaf)).collect();
    let lines: Vec<_> = lines.iter().map(Vec::as_slice).collect();
    let search = Definition::of(recording);
    let changed = search.value_if_all(recording.root(), false, &lines, value);
    hold!(result.is(changed), "the root would be {changed}");
    hold!(changed != search.value(recording.root(), false, None), "the root is worth that anyway");
    Ok(())
}

/// A list of pruned children, and how many they are.
fn listed(said: &Said, context: &StepContext, nodes: &[NodeId]) -> CheckResult {
    if let Some(count) = said.text("count") {
        hold!(count != "0" || nodes.is_empty(), "{} are pruned", nodes.len());
    }
    let Some(list) = said.text("pruned") else { return Ok(()) };
    let named = in_list(list);
    hold!(named.len() == nodes.len(), "there are {}", nodes.len());
    named.into_iter().zip(nodes).try_for_each(|(name, &node)| context.is_name(node, name))
}

fn name_of(recording: &Recording<AnyGame>, player: usize) -> String {
    recording.root().players().expect("players").names[player].clone()
}

fn is_of_layers(recording: &Recording<AnyGame>) -> bool {
    recording.config().algorithm == Algorithm::BestReply
}

/// Who the players are: what all messages have in common.
pub(super) fn sides(said: &Said, recording: &Recording<AnyGame>, node: NodeId) -> CheckResult {
    let (viewer, mover) = (recording.root().mover(), recording.position(node).mover());
    is_text(said, "viewer", &name_of(recording, viewer))?;
    is_text(said, "mover", &name_of(recording, mover))?;
    variant(said, "own", yes_or_no(mover == viewer))?;
    variant(said, "layers", yes_or_no(is_of_layers(recording)))?;
    variant(said, "passes", yes_or_no(is_passing(recording, node)))
}

/// The moves to a node, as indices of children.
fn path(recording: &Recording<AnyGame>, node: NodeId) -> Vec<usize> {
    let trace = recording.trace();
    let mut path = Vec::new();
    let mut below = node;
    while let Some(above) = trace.parent(below) {
        path.push(trace.children(above).position(|child| child == below).expect("a child"));
        below = above;
    }
    path.reverse();
    path
}

/// Whether an opponent has departed from their first move since the player at the root moved.
fn departed_before(recording: &Recording<AnyGame>, node: NodeId) -> bool {
    let viewer = recording.root().mover();
    let mut above = NodeId::ROOT;
    path(recording, node).into_iter().fold(false, |departed, index| {
        let is_own = recording.position(above).mover() == viewer;
        above = recording.trace().children(above).nth(index).expect("a child");
        !is_own && (departed || 0 < index)
    })
}

/// Whether the replies after the first are passed over at a node.
fn is_passing(recording: &Recording<AnyGame>, node: NodeId) -> bool {
    let is_own = recording.position(node).mover() == recording.root().mover();
    is_of_layers(recording) && !is_own && departed_before(recording, node) && recording.trace().has_choice(node)
}

/// What the player at the root can get, by the definition of paranoid or of best reply.
#[derive(Clone, Copy)]
struct Definition {
    viewer: usize,
    has_layers: bool,
}

impl Definition {
    fn of(recording: &Recording<AnyGame>) -> Self {
        Self { viewer: recording.root().mover(), has_layers: is_of_layers(recording) }
    }

    /// The value of a position; as if the one after some moves had another one.
    fn value(self, position: &AnyGame, departed: bool, instead: Option<(&[usize], Score)>) -> Score {
        if let Some(([], value)) = instead {
            return value;
        }
        let moves = poda::game::played_game::legal_moves(position);
        let is_own = position.mover() == self.viewer;
        let count = if self.has_layers && departed && !is_own { 1 } else { moves.len() };
        let values = moves.iter().take(count).enumerate().map(|(index, &mv)| {
            let below = instead.filter(|(line, _)| line[0] == index).map(|(line, value)| (&line[1..], value));
            self.value(&position.after(mv), !is_own && (departed || 0 < index), below)
        });
        let best = if is_own { values.reduce(Score::max) } else { values.reduce(Score::min) };
        best.unwrap_or_else(|| position.payoffs().of(self.viewer))
    }
}

impl Definition {
    /// The value of a position if those after several lines of moves had this one.
    fn value_if_all(self, position: &AnyGame, departed: bool, lines: &[&[usize]], value: Score) -> Score {
        if lines.is_empty() {
            return self.value(position, departed, None);
        }
        if lines.iter().any(|line| line.is_empty()) {
            return value;
        }
        let moves = poda::game::played_game::legal_moves(position);
        let is_own = position.mover() == self.viewer;
        let count = if self.has_layers && departed && !is_own { 1 } else { moves.len() };
        let values = moves.iter().take(count).enumerate().map(|(index, &mv)| {
            let below: Vec<_> = lines.iter().filter(|line| line[0] == index).map(|line| &line[1..]).collect();
            self.value_if_all(&position.after(mv), !is_own && (departed || 0 < index), &below, value)
        });
        let best = if is_own { values.reduce(Score::max) } else { values.reduce(Score::min) };
        best.unwrap_or(value)
    }
}

fn value_against_all(recording: &Recording<AnyGame>, node: NodeId, has_layers: bool) -> Score {
    let search = Definition { has_layers, ..Definition::of(recording) };
    search.value(&recording.position(node), departed_before(recording, node), None)
}

/// The values of all nodes by the definition; none of a search of two sides.
pub(super) fn values(recording: &Recording<AnyGame>) -> HashMap<NodeId, Option<Score>> {
    let nodes = recording.trace().nodes().filter(|_| recording.multi_player().is_some());
    nodes.map(|node| (node, Some(value_against_all(recording, node, is_of_layers(recording))))).collect()
}

/// What the search does at a node.
struct PlainVisit {
    player: Player,
    /// The window when the last child has returned.
    window: Window,
    children: Vec<Score>,
    is_cut: bool,
    returned: Score,
}

/// The search in its plainest form.
struct Plain<'a> {
    search: Definition,
    config: &'a SearchConfig,
    /// Each node with the window with which it is entered.
    entered: BTreeMap<Vec<usize>, Window>,
    visits: BTreeMap<Vec<usize>, PlainVisit>,
}

impl<'a> Plain<'a> {
    fn of(recording: &'a Recording<AnyGame>) -> Self {
        let config = recording.config();
        let mut plain =
            Self { search: Definition::of(recording), config, entered: BTreeMap::new(), visits: BTreeMap::new() };
        plain.follow(recording.root(), config.window, false, Vec::new());
        plain
    }

    fn visit(&self, recording: &Recording<AnyGame>, node: NodeId) -> Result<&PlainVisit, String> {
        self.visits.get(&path(recording, node)).ok_or_else(|| "it is never entered".to_owned())
    }

    fn follow(&mut self, position: &AnyGame, mut window: Window, departed: bool, path: Vec<usize>) -> Score {
        let moves = poda::game::played_game::legal_moves(position);
        let is_own = position.mover() == self.search.viewer;
        let player = if is_own { Player::Max } else { Player::Min };
        let entered = window;
        self.entered.insert(path.clone(), window);
        let count = if self.search.has_layers && departed && !is_own { 1 } else { moves.len() };
        let (mut children, mut is_cut) = (Vec::new(), false);
        let mut best: Option<Score> = None;
        for (index, &mv) in moves.iter().take(count).enumerate() {
            let below = [path.clone(), vec![index]].concat();
            let score = self.follow(&position.after(mv), window, !is_own && (departed || 0 < index), below);
            children.push(score);
            let so_far = best.map_or(score, |best| if is_own { best.max(score) } else { best.min(score) });
            best = Some(so_far);
            let (limit, is_strict) =
                (if is_own { window.beta } else { window.alpha }, self.config.cut_on == CutOn::Strict);
            is_cut = (so_far == limit && !is_strict) || if is_own { limit < so_far } else { so_far < limit };
            if is_cut {
                break;
            }
            let end = if is_own { &mut window.alpha } else { &mut window.beta };
            *end = if is_own { so_far.max(*end) } else { so_far.min(*end) };
        }
        let clamped = |score: Score| match self.config.fail {
            Fail::Soft => score,
            Fail::Hard => score.max(entered.alpha).min(entered.beta),
        };
        let returned = best.map_or_else(|| position.payoffs().of(self.search.viewer), clamped);
        self.visits.insert(path, PlainVisit { player, window, children, is_cut, returned });
        returned
    }
}

/// The recording is that of the plain search: the same nodes with the same windows return the same.
fn is_plain(recording: &Recording<AnyGame>) {
    let (plain, trace) = (Plain::of(recording), recording.trace());
    let searched: Vec<_> = trace.nodes().filter(|&node| trace.is_searched(node)).collect();
    assert_eq!(searched.len(), plain.visits.len());
    for node in searched {
        let path = path(recording, node);
        assert_eq!(trace.window(node), Some(plain.entered[&path]), "{path:?}");
        assert_eq!(trace.result(node).map(|(score, _)| score), Some(plain.visits[&path].returned), "{path:?}");
        let is_cut = trace.cutoff(node).is_some();
        assert_eq!(is_cut, plain.visits[&path].is_cut, "{path:?}");
    }
}

/// A search of a random tree by one of the two, with each of their settings.
fn random_search(random: &mut XorShift, number: usize) -> Recording<AnyGame> {
    let algorithm = [Algorithm::Paranoid, Algorithm::BestReply][number % 2];
    let fail = [Fail::Soft, Fail::Hard][number / 2 % 2];
    let cut_on = [CutOn::Equal, CutOn::Strict][number / 4 % 2];
    let [alpha, beta] = [1, 3].map(Score::from);
    let window = if number.is_multiple_of(5) { Window { alpha, beta } } else { Window::FULL };
    let config = SearchConfig { algorithm, fail, cut_on, window, ..SearchConfig::default() };
    let position = AnyGame::Tree(random_tree(random, 3 + number % 3));
    let recording = poda::trace::recorder::record(&config, &position, 100_000);
    is_plain(&recording);
    recording
}

/// A random tree of small payoffs, with or without names, in which a player may move twice running.
fn random_tree(random: &mut XorShift, players: usize) -> Tree {
    let names = (0..players).map(|player| format!("P{player}")).collect();
    let mut tree = TreeBuilder::with_capacity(64).of_players(names);
    let is_named = random.happens(50);
    let mut open = vec![(0, random.below(players), 0)];
    let mut count = 0;
    while let Some((parent, mover, ply)) = open.pop() {
        let entries: Vec<_> = (0..players).map(|_| Score::from(i32::try_from(random.below(6)).unwrap() - 1)).collect();
        let children = if ply == 4 { 0 } else { random.below(4).max(usize::from(ply < 2)) };
        let payoffs = (children == 0).then(|| Payoffs::new(&entries));
        let at = tree.add_payoffs(parent, u8::try_from(mover).unwrap(), payoffs);
        count += 1;
        if is_named {
            tree.name(Some(&format!("n{count}")), None);
        }
        for _ in 0..children {
            let next = if random.happens(20) { random.below(players) } else { (mover + 1) % players };
            open.push((at, next, ply + 1));
        }
    }
    Tree::built(tree).unwrap()
}

#[test]
fn nothing_that_practice_says_of_a_coalition_is_false() {
    let spoken = Language::AUTHORED.map(Spoken::about_a_coalition);
    let (mut report, mut random) = (Report::default(), XorShift::seeded(54));
    // Each of the messages is said of some search.
    for number in 0..nightly::cases(120, 1_000) {
        let recording = random_search(&mut random, number);
        let document = Document::of_position(recording.root().clone()).with_search(*recording.config());
        check(&spoken, &document, &mut random, &mut report);
    }
    eprintln!("coalition: {} sentences", report.sentences);
    report.expect_nothing();
    let mut never = Vec::new();
    for language in Language::AUTHORED.map(Language::code) {
        for (id, _) in ALL {
            if !report.met.iter().any(|form| form.starts_with(&format!("{language} {id}["))) {
                never.push(format!("{language} {id}"));
            }
        }
        for form in ["coalition-why-value[passes=yes", "coalition-slip-enters-pruned[passes=yes"] {
            if !report.met.iter().any(|met| met.starts_with(&format!("{language} {form}"))) {
                never.push(format!("{language} {form}"));
            }
        }
    }
    assert!(
        never.is_empty(),
        "{never:#?}\n{:#?}",
        report.met.iter().filter(|met| met.contains("coalition")).collect::<Vec<_>>()
    );
}

/// A sheet has the fields of alpha-beta, each with what the plain search has there. A node at which replies are passed
/// over has none for a cut, and a child that is passed over none at all.
#[test]
fn a_sheet_has_what_the_plain_search_has() {
    let mut random = XorShift::seeded(55);
    let mut met: BTreeMap<&str, u32> = BTreeMap::new();
    for number in 0..4_000 {
        let recording = random_search(&mut random, number);
        let (trace, plain, has_layers) = (recording.trace(), Plain::of(&recording), is_of_layers(&recording));
        let mut asked = BTreeSet::new();
        for (path, visit) in plain.visits.iter().filter(|(_, visit)| !visit.children.is_empty()) {
            let node = path.iter().fold(NodeId::ROOT, |at, &index| trace.children(at).nth(index).unwrap());
            let mut has = |part, answer: Answer| {
                let field = BlankField::new(node, part);
                asked.insert(field);
                let found = expected(&recording, field).expect("it is asked for");
                assert_eq!(found, answer, "{field:?} {path:?}");
            };
            if !path.is_empty() {
                has(BlankPart::Alpha, Answer::number(plain.entered[path].alpha));
                has(BlankPart::Beta, Answer::number(plain.entered[path].beta));
            }
            let children: Vec<_> = trace.children(node).collect();
            if is_passing(&recording, node) {
                *met.entry("passed over").or_default() += 1;
                assert_eq!(expected(&recording, BlankField::new(node, BlankPart::Cut)), None);
            } else if 1 < children.len() {
                let pruned = children[visit.children.len()..].to_vec();
                *met.entry(if pruned.is_empty() { "no cut" } else { "cut" }).or_default() += 1;
                has(BlankPart::Cut, Answer::Children(pruned));
            }
            if path.is_empty() && 1 < children.len() {
                let best = visit.children.iter().copied().reduce(Score::max).unwrap();
                let is_best = |&child: &NodeId| plain.visit(&recording, child).is_ok_and(|it| it.returned == best);
                // A score at the end of a narrow window is a bound, with which no move is proved to be the best.
                let window = recording.config().window;
                if window == Window::FULL || window.contains(visit.returned) {
                    let Some(Answer::Node(found)) = expected(&recording, BlankField::BEST) else { panic!() };
                    assert!(children.iter().any(|child| is_best(child) && *child == found), "{path:?}");
                    asked.insert(BlankField::BEST);
                } else if let Some(best) = expected(&recording, BlankField::BEST) {
                    // All leaves that matter may have been seen even so.
                    let Answer::Node(found) = best else { panic!() };
                    let at = |node| value_against_all(&recording, node, false);
                    assert!(!has_layers && at(found) == at(node), "{path:?}");
                    asked.insert(BlankField::BEST);
                } else {
                    *met.entry("no best").or_default() += 1;
                }
            }
            let field = BlankField::new(node, BlankPart::Value);
            asked.insert(field);
            let Some(Answer::Proved(Interval { low, high })) = expected(&recording, field) else { panic!() };
            let value = value_against_all(&recording, node, has_layers);
            assert!([low, high].contains(&visit.returned), "{path:?}");
            if has_layers {
                assert_eq!(low, high);
            } else {
                assert!(low <= value && value <= high, "{path:?}");
                *met.entry(if low == high { "value" } else { "bound" }).or_default() += 1;
            }
        }
        let all = fields(&recording);
        assert_eq!(all.iter().copied().collect::<BTreeSet<_>>(), asked);
        let sheet: BlankAnswers = all.iter().map(|&field| (field, expected(&recording, field).unwrap())).collect();
        let marks = mark(&recording, &sheet);
        assert!(marks.fields.iter().all(|marked| marked.mark == FieldMark::Right && marked.of == 1));
        assert_eq!(marks.fields.len(), all.len());
    }
    assert!(met.len() == 6 && met.values().all(|&count| 30 < count), "{met:?}");
}
