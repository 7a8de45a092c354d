//! What the sentences beside the tree say to a reader: why a node was cut, and what a search has found.

use crate::hold;
use crate::words::claims::captions::{
    Check, bound_name, cut_at_chance, cut_short, holds, mistaken_verdict, named_best, named_by_verb, owner,
    reaches_chance, root_window, stop_converged, stop_depth, stop_nothing_deeper, stop_win,
};
use crate::words::claims::cards::decimals;
use crate::words::claims::patterns::Said;
use crate::words::claims::replay::Setter;
use crate::words::claims::step_context::{
    CheckResult, StepContext, counts, is_worth, number, player, relation, variant, yes_or_no,
};
use crate::words::claims::truth::Stop;
use crate::words::claims::values;
use poda::game::Game;
use poda::game::any::{AnyGame, AnyMove};
use poda::i18n::explain;
use poda::i18n::styled_text::StyledText;
use poda::score::{Bound, Player, Score, Turn, Window};
use poda::search::Algorithm;
use poda::search::play_level::PlayLevel;
use poda::trace::recording::Recording;
use poda::trace::{Event, NodeId, Story};

/// Every message that says why a node was cut, right after it was.
pub const WHY: &[Check] = &[
    ("fraction-decimals", |said, context| {
        let (node, _) = cut(context)?;
        let why = explain::why(context.words, context.recording, context.step, node).ok_or("nothing is cut")?;
        decimals(said, why.iter().map(StyledText::plain))
    }),
    ("why-meaning", meaning),
    ("why-meaning-deep", meaning),
    ("caption-cutoff-chance", cut_at_chance),
    ("why-meaning-chance", |said, context| {
        let (node, _) = cut(context)?;
        let setter = context.visit(node)?.setter_of_limit();
        let Setter::Chance(owner) = setter else { return Err("no chance node set the bound".into()) };
        context.named(said, "owner", owner)?;
        let (_, child) = cut(context)?;
        let score = context.cutting_score(node, child).ok_or("it has not returned")?;
        // The caption above says who lets the game come here.
        if said.text("said") != Some("yes") {
            reaches_chance(said, context, node, owner, score)?;
        }
        gives(said, context)
    }),
    ("why-meaning-window", |said, context| {
        let (node, _) = cut(context)?;
        hold!(context.visit(node)?.setter_of_limit() == Setter::Root, "the bound is not the root's");
        let window = context.recording.config().window.within(context.trace().bounds);
        number(said, "limit", window.limit(context.player(node)))?;
        root_window(said, context)?;
        gives(said, context)
    }),
    ("why-meaning-best-possible", |said, context| {
        let (node, child) = cut(context)?;
        let best = context.best_possible(node);
        for node in [node, child] {
            is_worth(context.value(node), |value| value == best, "nothing is better")?;
        }
        gives(said, context)
    }),
    ("why-meaning-scout", |said, context| {
        let (node, _) = cut(context)?;
        hold!(matches!(context.visit(node)?.setter_of_limit(), Setter::Scout(_)), "no scout was sent");
        meaning(said, context)
    }),
    ("why-owner-shallow", |said, context| {
        let (node, _) = cut(context)?;
        let parent = context.trace().parent(node).ok_or("the root has no parent")?;
        let setter = context.visit(node)?.setter_of_limit_of(context.limited(node));
        hold!(setter == Setter::Node(parent), "the parent did not set it");
        meaning(said, context)
    }),
    ("why-owner-deep", |said, context| {
        let (node, _) = cut(context)?;
        let parent = context.trace().parent(node).ok_or("the root has no parent")?;
        let setter = context.visit(node)?.setter_of_limit_of(context.limited(node));
        hold!(setter != Setter::Node(parent), "the parent set it");
        meaning(said, context)
    }),
    ("why-owner-window", |said, context| {
        let (node, _) = cut(context)?;
        let setter = context.visit(node)?.setter_of_limit_of(context.limited(node));
        hold!(setter == Setter::Root, "an ancestor set it");
        root_window(said, context)?;
        gives(said, context)
    }),
    ("why-saved", saved),
    ("why-saved-leaves", saved),
    ("why-saved-nothing", |said, context| {
        let (node, child) = cut(context)?;
        let moves = context.truth.moves(&context.place(node)).len();
        hold!(context.returned(node).len() == moves, "there are {moves} children");
        context.named(said, "child", child)?;
        context.about(said, node)
    }),
    ("why-mistaken", gives),
    ("aside-why", |said, context| {
        let (node, child) = cut(context)?;
        let alpha = context.visit(node)?.window.ok_or("no window")?.alpha;
        let score = -context.trace().score_for_parent(child).ok_or("it has not returned")?;
        number(said, "score", score)?;
        number(said, "limit", -alpha)?;
        number(said, "alpha", alpha)?;
        relation(said, "relation", score, -alpha)?;
        hold!(context.player(node) == Player::Min, "MAX moves there");
        hold!(
            context.recording.config().algorithm.properties().counts_for_mover,
            "this search counts from MAX's side alone"
        );
        // What is said of MAX's bound is an ancestor's doing.
        Ok(())
    }),
];

/// Every message that counts what a search has cost so far.
pub const COUNTS: &[Check] = &[
    ("stats-so-far", so_far),
    ("stats-so-far-of-minimax", |said, context| {
        let truth = context.truth;
        if let Some((nodes, leaves)) = truth.nodes(&truth.root()).zip(truth.leaves(&truth.root())) {
            counts(said, "all_nodes", nodes)?;
            counts(said, "all_leaves", leaves)?;
        }
        so_far(said, context)
    }),
    ("stats-cutoffs", |said, context| {
        let idle = context.replay.cutoffs - context.replay.cutoffs_that_prune;
        for (argument, selector, count) in [
            ("cutoffs", "cutoffs_count", context.replay.cutoffs_that_prune),
            ("branches", "branches_count", context.replay.pruned),
            ("more", "more_count", idle),
        ] {
            hold!(count == 0 || said.text(argument).is_some(), "{count} {argument} are left out");
            counts(said, argument, count)?;
            counts(said, selector, count)?;
        }
        Ok(())
    }),
    ("stats-table-hits", |said, context| counts(said, "count", context.replay.recalled)),
];

fn so_far(said: &Said, context: &StepContext) -> CheckResult {
    counts(said, "nodes", context.replay.nodes)?;
    counts(said, "leaves", context.replay.leaves)?;
    agrees(said, "nodes_count", ["all_nodes", "nodes"])?;
    agrees(said, "leaves_count", ["all_leaves", "leaves"])
}

/// Whether a noun is in the singular exactly where the last number before it, the first of these that is said, is 1.
fn agrees(said: &Said, argument: &str, numbers: [&str; 2]) -> CheckResult {
    let number = numbers.iter().find_map(|number| said.text(number)).ok_or("no number is said")?;
    let is_singular = said.text(argument).is_some();
    hold!(is_singular == (number == "1"), "{argument} does not agree with {number}");
    Ok(())
}

/// Every message that says what a search has found.
pub const RESULT: &[Check] = &[
    ("result-move", |said, context| {
        // What a player is sure of holds in the whole game, whatever the other side does.
        let (score, _) = context.answer()?;
        let mover = context.player(NodeId::ROOT);
        is_worth(
            context.in_the_whole_game(&chosen(said, context)?),
            |value| !mover.prefers(score, value),
            "it is guaranteed",
        )?;
        plays(said, context)
    }),
    ("result-move-best-possible", |said, context| {
        let best = context.player(NodeId::ROOT).opponent().worst();
        is_worth(context.in_the_whole_game(&chosen(said, context)?), |value| value == best, "nothing is better")?;
        plays(said, context)
    }),
    ("result-move-worst-possible", |said, context| {
        let mover = context.player(NodeId::ROOT);
        let (score, _) = context.answer()?;
        let is_lost = |value: Score| {
            value == mover.worst()
                || (context.search.root().evaluates_only_outcomes() && value == -mover.view(Score::from(1)))
        };
        hold!(is_lost(score), "there is worse than {score}");
        is_worth(context.in_the_whole_game(&[]), |value| value == score, "the other side can force it")?;
        plays(said, context)
    }),
    ("result-move-in-depth", in_depth),
    ("result-move-beyond-depth", in_depth),
    ("result-move-until-quiet", |said, context| {
        hold!(context.recording.config().quiescence.is_some(), "nothing goes on until it is quiet");
        in_depth(said, context)
    }),
    ("result-move-undecided", |said, context| {
        is_worth(context.value(NodeId::ROOT), |value| value == Score::ZERO, "neither side can force a win")?;
        in_depth(said, context)
    }),
    ("result-move-average", |said, context| {
        hold!(context.trace().has_chance(), "chance decides nowhere");
        plays(said, context)
    }),
    ("result-average", |said, context| {
        let (score, bound) = context.answer()?;
        variant(said, "bound", bound_name(bound))?;
        hold!(context.trace().has_chance(), "chance decides nowhere");
        hold!(bound != Bound::Exact || context.turn(NodeId::ROOT) == Turn::Chance, "a player chooses");
        number(said, "score", score)?;
        is_worth(context.true_answer(), |value| holds(value, score, bound), &format!("it is {bound:?} {score}"))?;
        context.about(said, NodeId::ROOT)
    }),
    ("result-estimate", |said, context| {
        counts(said, "depth", context.recording.config().depth.ok_or("there is no depth")? as u64)?;
        hold!(context.truth.meets_limit(&context.truth.root()) != Some(false), "no line ends at a limit");
        Ok(())
    }),
    ("result-normal", |said, context| level(said, context, Algorithm::Level(PlayLevel::Normal))),
    ("result-expert", |said, context| level(said, context, Algorithm::Level(PlayLevel::Expert))),
    ("result-level-beyond-depth", |said, context| level(said, context, context.recording.config().algorithm)),
    ("result-value", |said, context| found(said, context, Bound::Exact)),
    ("result-lower", |said, context| found(said, context, Bound::Lower)),
    ("result-upper", |said, context| found(said, context, Bound::Upper)),
    ("result-unknown", |said, context| {
        let proved = context.search.passes.proved();
        let is_open = proved.low == Score::NEG_INFINITY && proved.high == Score::INFINITY;
        hold!(is_open, "{proved} is proved");
        context.about(said, NodeId::ROOT)
    }),
    ("result-leaf", |said, context| {
        let stop = context.truth.stops(&context.truth.root());
        let kind = match stop {
            None => "known",
            Some(Stop::Limit | Stop::Quiet) => "horizon",
            Some(Stop::Over) if context.search.root().is_explicit_tree() => "given",
            Some(Stop::Over) => "over",
        };
        variant(said, "leaf", kind)?;
        context.recording.config().depth.map_or(Ok(()), |depth| counts(said, "depth", depth as u64))?;
        context.value(NodeId::ROOT).map_or(Ok(()), |value| number(said, "score", value))?;
        named_root(said, context)
    }),
    ("result-line", line),
    ("result-check-same", |said, context| {
        let (score, _) = context.answer()?;
        number(said, "score", score)?;
        checked(said, context)
    }),
    ("result-check-same-quiet", |said, context| {
        hold!(context.recording.config().quiescence.is_some(), "nothing goes on until it is quiet");
        let (score, _) = context.answer()?;
        number(said, "score", score)?;
        checked(said, context)
    }),
    ("result-check-differs", |_, _| Err("a search is wrong".into())),
    ("result-check-other", |said, context| {
        hold!(context.answer()?.1 != Bound::Exact, "the value is known");
        checked(said, context)
    }),
    ("result-unchecked", |said, context| {
        let _ = said.text("ending");
        reference(said, context)?;
        hold!(context.true_answer().is_none(), "minimax has found it");
        Ok(())
    }),
    ("result-cut-short", |said, context| cut_short(said, context)),
    ("result-proved-so-far", |said, context| {
        context.named(said, "node", NodeId::ROOT)?;
        let text = said.text("proved").ok_or("nothing is said")?;
        let proved = values::Said::read(text).ok_or_else(|| format!("{text:?} is no interval"))?;
        is_worth(context.value(NodeId::ROOT), |value| proved.holds(value), text)
    }),
    ("result-passes-cut-short", |said, context| {
        hold!(!context.search.passes.is_complete(), "all passes were made");
        let passes = &context.search.passes;
        let finished = passes.last_complete().ok_or("no pass was made")?;
        counts(said, "pass", passes.len().max(finished + 2) as u64)?;
        let before = passes.get(passes.last_complete().ok_or("no pass was made")?).config();
        let deepens = matches!(before.algorithm, Algorithm::IterativeDeepening | Algorithm::Aspiration);
        variant(said, "deepens", yes_or_no(deepens))?;
        if !deepens {
            return Ok(());
        }
        counts(said, "depth", before.depth.ok_or("it has no depth")? as u64)?;
        // A pass that has come to its end has finished its depth, unless it has to be repeated with the whole window.
        let last = passes.last();
        let window = |pass: &Recording<AnyGame>| pass.pass().map_or(Window::FULL, |(_, pass)| pass.window);
        let (whole, window) = (window(passes.get(0)), window(last));
        let is_finished = last.trace().result(NodeId::ROOT).is_some_and(|(score, _)| {
            let is_within = window.alpha < score || window.alpha == whole.alpha;
            is_within && (score < window.beta || window.beta == whole.beta)
        });
        let depth = last.config().depth.ok_or("it has no depth")?;
        counts(said, "stopped", (depth + usize::from(is_finished)) as u64)
    }),
    ("result-beginner", |said, context| {
        hold!(context.recording.config().algorithm == Algorithm::Level(PlayLevel::Beginner), "no beginner plays");
        let taken = context.trace().children(NodeId::ROOT).find(|&child| context.trace().is_searched(child));
        context.named(said, "child", taken.ok_or("nothing was taken")?)?;
        variant(said, "only", yes_or_no(context.truth.moves(&context.truth.root()).len() == 1))?;
        player(said, "player", context.player(NodeId::ROOT))
    }),
    ("result-mistaken", |said, context| {
        let (score, _) = context.trace().result(NodeId::ROOT).ok_or("it is not over")?;
        number(said, "score", score)?;
        context.named(said, "child", context.trace().best_child(NodeId::ROOT).ok_or("nothing is best")?)
    }),
    ("mistaken-verdict", mistaken_verdict),
    ("stop-depth", stop_depth),
    ("stop-nothing-deeper", stop_nothing_deeper),
    ("stop-win", stop_win),
    ("stop-converged", stop_converged),
    ("aside-result", |said, context| {
        hold!(context.player(NodeId::ROOT) == Player::Min, "MAX moves there");
        hold!(
            context.recording.config().algorithm.properties().counts_for_mover,
            "this search counts from MAX's side alone"
        );
        let score = -context.answer()?.0;
        number(said, "score", score)?;
        match said.text("bound") {
            Some("lower") => is_worth(context.true_answer(), |value| score <= -value, "MIN has that at least"),
            Some("upper") => is_worth(context.true_answer(), |value| -value <= score, "MIN has that at most"),
            _ => is_worth(context.true_answer(), |value| score == -value, "that is MIN's"),
        }
    }),
];

/// The cutoff that the last step made.
fn cut(context: &StepContext) -> Result<(NodeId, NodeId), String> {
    match context.trace().event(context.step) {
        Some(Event::Cutoff(child)) => Ok((context.trace().parent(child).ok_or("the root is no child")?, child)),
        other => Err(format!("{other:?} is no cutoff")),
    }
}

/// What a node that was cut gives: the inequality, and that it is true of the node.
fn gives(said: &Said, context: &StepContext) -> CheckResult {
    let (node, child) = cut(context)?;
    let visit = context.visit(node)?;
    let limited = context.limited(node);
    let score = context.cutting_score(node, child).ok_or("it has not returned")?;
    let limit = visit.window.ok_or("no window")?.limit(limited);
    number(said, "score", score)?;
    number(said, "limit", limit)?;
    relation(said, "relation", score, limit)?;
    variant(said, "tie", yes_or_no(score == limit))?;
    context.named(said, "child", child)?;
    player(said, "opponent", limited.opponent())?;
    if context.trace().trust.is_proved() {
        let is_so = |value| !limited.prefers(score, value);
        is_worth(context.value(node), is_so, &format!("{limited:?} has {score} or better there"))?;
    }
    // Of a chance node it is said whose limit is met.
    if context.turn(node) == Turn::Chance { player(said, "player", limited) } else { context.about(said, node) }
}

fn meaning(said: &Said, context: &StepContext) -> CheckResult {
    let (node, child) = cut(context)?;
    gives(said, context)?;
    owner(said, context, node, context.cutting_score(node, child).ok_or("it has not returned")?)
}

/// What a cutoff saved: what minimax would have searched.
fn saved(said: &Said, context: &StepContext) -> CheckResult {
    let (node, _) = cut(context)?;
    let place = context.place(node);
    let searched = context.returned(node).into_iter().filter(|&child| context.is_finished(child));
    let searched: Vec<_> = searched.map(|child| context.recording.move_to(child)).collect();
    let left: Vec<_> = context.truth.moves(&place).into_iter().filter(|&mv| !searched.contains(&Some(mv))).collect();
    counts(said, "branches", left.len() as u64)?;
    hold!(!left.is_empty(), "nothing is left");
    if said.text("leaves").is_some() {
        let line = context.recording.moves_to(node);
        let leaves = |mv| context.truth.leaves(&context.truth.after(&[line.as_slice(), &[mv]].concat()));
        let all: Option<Vec<u64>> = left.iter().map(|&mv| leaves(mv)).collect();
        if let Some(all) = all {
            counts(said, "leaves", all.iter().sum())?;
        }
    }
    let list = said.text("names").ok_or("no branch is named")?;
    let named: Vec<_> = list.split(", ").filter(|&name| name != "…").collect();
    let is_all = !list.ends_with('…');
    hold!(!is_all || named.len() == left.len(), "{} branches are left", left.len());
    let pruned = context.trace().children(node).filter(|&child| !context.trace().is_searched(child));
    for (name, child) in named.iter().zip(pruned) {
        context.is_name(child, name)?;
    }
    Ok(())
}

impl StepContext<'_> {
    /// What the search has found in the end: in one pass, or in all together.
    fn answer(&self) -> Result<(Score, Bound), String> {
        if self.search.passes.len() == 1 {
            return self.trace().result(NodeId::ROOT).ok_or_else(|| "it is not over".to_owned());
        }
        let last = self.search.passes.last_complete().ok_or("no pass is over")?;
        let result = self.search.passes.get(last).trace().result(NodeId::ROOT);
        let (score, _) = result.ok_or("it is not over")?;
        let proved = self.search.passes.proved();
        let bound = match () {
            () if proved.low == score && proved.high == score => Bound::Exact,
            () if score <= proved.low => Bound::Lower,
            () => Bound::Upper,
        };
        Ok((score, bound))
    }
}

impl StepContext<'_> {
    /// The depth of the pass that the answer's score is of.
    fn answered_depth(&self) -> Option<usize> {
        let passes = &self.search.passes;
        passes.get(passes.last_complete().unwrap_or_default()).config().depth
    }

    /// What a position is worth without any limit.
    fn in_the_whole_game(&self, line: &[AnyMove]) -> Option<Score> {
        let truth = self.search.truth(None);
        truth.value(&truth.after(line))
    }

    /// What the root is worth at that depth.
    fn true_answer(&self) -> Option<Score> {
        let truth = self.search.truth(self.answered_depth());
        truth.value(&truth.root())
    }
}

fn named_root(said: &Said, context: &StepContext) -> CheckResult {
    player(said, "opponent", context.player(NodeId::ROOT).opponent())?;
    context.about(said, NodeId::ROOT)
}

fn found(said: &Said, context: &StepContext, bound: Bound) -> CheckResult {
    let (score, _) = context.answer()?;
    number(said, "score", score)?;
    is_worth(context.true_answer(), |value| holds(value, score, bound), &format!("it is {bound:?} {score}"))?;
    named_root(said, context)
}

fn in_depth(said: &Said, context: &StepContext) -> CheckResult {
    let depth = context.recording.config().depth.ok_or("there is no depth")?;
    counts(said, "depth", depth as u64)?;
    hold!(context.truth.meets_limit(&context.truth.root()) != Some(false), "no line ends at a limit");
    plays(said, context)
}

fn level(said: &Said, context: &StepContext, algorithm: Algorithm) -> CheckResult {
    hold!(context.recording.config().algorithm == algorithm, "another level plays");
    plays(said, context)
}

/// The moves to the child that is recommended.
fn chosen(said: &Said, context: &StepContext) -> Result<Vec<AnyMove>, String> {
    Ok(context.recording.moves_to(named_best(said, context)?))
}

/// A move that is best as far as the search looked, with what it is worth there.
fn plays(said: &Said, context: &StepContext) -> CheckResult {
    let (score, _) = context.answer()?;
    number(said, "score", score)?;
    named_by_verb(said, context)?;
    let best = named_best(said, context)?;
    for node in [NodeId::ROOT, best] {
        is_worth(
            context.value(node),
            |value| value == score,
            &format!("{} is worth {score}", context.recording.id(node)),
        )?;
    }
    // Those that a symmetry turns into the one that is searched can be played, too.
    let mut moves = Vec::new();
    context.truth.root().position.legal_moves(&mut moves);
    variant(said, "only", yes_or_no(moves.len() == 1))?;
    named_root(said, context)
}

/// The principal variation: from the root to an end, and every position on it is worth as much as the root.
fn line(said: &Said, context: &StepContext) -> CheckResult {
    let text = said.text("line").ok_or("there is no line")?;
    let line = context.trace().principal_variation();
    let is_explicit_tree = context.search.root().is_explicit_tree();
    let shown = &line[usize::from(!is_explicit_tree)..];
    let names: Vec<_> = text.split(" → ").collect();
    let front = names.iter().take_while(|&&name| name != "…").count();
    hold!(front < names.len() || names.len() == shown.len(), "the line has {} nodes", shown.len());
    for (name, &node) in names[..front].iter().zip(shown) {
        context.is_name_or_move(node, name)?;
    }
    for (name, &node) in names[front..].iter().skip(1).rev().zip(shown.iter().rev()) {
        context.is_name_or_move(node, name)?;
    }
    let last = line.last().copied().unwrap_or(NodeId::ROOT);
    let is_end = context.turn(last) == Turn::Chance
        || context.place_stops(last)
        || context.trace().table_hit_depth(last).is_some();
    hold!(is_end, "the line ends before it is over");
    let root = context.value(NodeId::ROOT);
    for &node in &line {
        is_worth(
            context.value(node),
            |value| root.is_none_or(|root| root == value),
            &format!("the line is worth {root:?}"),
        )?;
    }
    Ok(())
}

/// What plain minimax gives, and how many leaves that takes.
fn checked(said: &Said, context: &StepContext) -> CheckResult {
    reference(said, context)?;
    let truth = context.search.truth(context.answered_depth());
    if let Some(value) = truth.value(&truth.root()) {
        number(said, "score", value)?;
    }
    if let Some(leaves) = truth.leaves(&truth.root()) {
        for argument in ["count", "leaves"] {
            counts(said, argument, leaves)?;
        }
    }
    Ok(())
}

/// The search of everything that a search is checked against.
fn reference(said: &Said, context: &StepContext) -> CheckResult {
    let searches_chance = context.recording.config().algorithm.properties().searches_chance;
    variant(said, "reference", if searches_chance { "expectiminimax" } else { "minimax" })
}
