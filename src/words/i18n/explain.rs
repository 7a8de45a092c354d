//! The explanations next to the tree: why a node was cut, why it is tried at its rank, the cost of the search so far,
//! and its final result.
//!
//! Each explanation is a few paragraphs, the most important first. Does not depend on a window or on any particular
//! game.

use super::certainty::Certainty;
use super::decimals::decimals;
use super::message_args::{
    MessageArgs, bound_name, cut_short_args, cutoff_args, ending_name, is_best_possible, player_name, yes_or_no,
};
use super::narration::{chance_cutoff, search_stops};
use super::node_names::{NodeNames, move_kind, move_name};
use super::styled_text::StyledText;
use super::{MessageArg, NamedBounds, Words, args, mistakes, multi_player, reported};
use poda_core::game::GameView;
use poda_core::score::{Bound, Interval, Player, Score, Turn};
use poda_core::search::ordering::{OrderReason, StaticOrder};
use poda_core::search::play_level::PlayLevel;
use poda_core::search::stats::SearchStats;
use poda_core::search::{Algorithm, Leaf, SearchConfig};
use poda_core::trace::limits::Ending;
use poda_core::trace::passes::Passes;
use poda_core::trace::recording::Recording;
use poda_core::trace::sibling_ranks::SiblingRanks;
use poda_core::trace::visit::{BoundOwner, CutoffDetails};
use poda_core::trace::{Event, Guarantee, NodeId, NodeKind, Step, Trace, Trust};

/// The largest number of branches whose names are listed.
const MAX_BRANCHES: usize = 4;

/// The largest number of nodes below a cutoff in which leaves are counted, because the count is repeated every frame.
const MAX_COUNTED: usize = 4_096;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ReadAt {
    /// Below the caption of the step that it explains, which it does not repeat.
    BelowCaption,
    Alone,
}

impl ReadAt {
    /// Returns the argument of the messages that have a shorter form below the caption.
    fn said(self) -> (&'static str, MessageArg) {
        ("said", yes_or_no(self == Self::BelowCaption))
    }
}

/// Returns whether a player was cut off with a score than which nothing is better for them: no bound of a node above is
/// met then.
pub(super) fn meets_best_possible<G: GameView>(recording: &Recording<G>, cutoff: &CutoffDetails) -> bool {
    let trace = recording.trace();
    trace.trust.is_proved() && trace.turn(cutoff.node) != Turn::Chance && is_best_possible(trace, cutoff)
}

/// Returns the text beside the edges that a cutoff pruned: its inequality, or that nothing is better than the score.
pub fn cutoff_label<G: GameView>(words: &Words, recording: &Recording<G>, cutoff: &CutoffDetails) -> String {
    let cut_on = recording.config().cut_on;
    if meets_best_possible(recording, cutoff) {
        let player = player_name(cutoff.kind.player());
        words.fill("picture-best-possible", &args![score = cutoff.score, player])
    } else if words.named_bounds == NamedBounds::None {
        cutoff.unnamed_inequality(cut_on)
    } else {
        cutoff.inequality(cut_on)
    }
}

/// Returns why `node` was cut; `None` if it was not, or not yet at `step`.
///
/// The paragraphs are the meaning of the inequality, the owner of the bound, and what the cutoff saved.
pub fn why<G: GameView>(words: &Words, recording: &Recording<G>, step: Step, node: NodeId) -> Option<Vec<StyledText>> {
    why_at(words, recording, step, node, ReadAt::Alone)
}

/// Returns why `node` was cut. The caption of `step` says part of it if that is the step of the cutoff.
pub fn why_at<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    step: Step,
    node: NodeId,
    read_at: ReadAt,
) -> Option<Vec<StyledText>> {
    let trace = recording.trace();
    let cutoff = trace.at(step).cutoff(node)?;
    let is_its_step = trace.event(step) == Some(Event::Cutoff(cutoff.child));
    let read_at = if is_its_step { read_at } else { ReadAt::Alone };
    // The caption of a cutoff at the last child says what it saved, and not what follows from it.
    let is_idle = read_at == ReadAt::BelowCaption && trace.later_siblings(cutoff.child).next().is_none();
    let is_of_chance = trace.turn(node) == Turn::Chance;
    let is_in_caption = is_of_chance || !trace.trust.is_proved() || is_best_possible(trace, &cutoff);
    let read_at = if is_idle && !is_in_caption { ReadAt::Alone } else { read_at };
    let is_said = read_at == ReadAt::BelowCaption;
    let names = NodeNames::new(words, recording);
    match trace.trust {
        Trust::Proved => {}
        // Their sentences have the inequality already.
        Trust::MultiPlayer | Trust::FewReplies => return None,
        Trust::Mistaken(_) => return Some(vec![mistakes::why(words, recording, &cutoff, read_at.said())]),
        Trust::Reported => return Some(vec![reported::why(&names, &cutoff, read_at.said())]),
    }
    let player = cutoff.kind.player();
    let mut args = cutoff_args(&names, &cutoff);
    args.extend([
        ("where", if names.is_named(node) { "named" } else { "here" }.into()),
        ("move", names.short_inline(node).into()),
        ("place", names.place(node).into()),
        ("subject", names.subject(node).into()),
        ("player", player_name(player).into()),
        read_at.said(),
    ]);
    // The bound is the score of the child that was the owner's best when the search entered the subtree with the
    // cutoff.
    let (_, cut_at) = trace.cutoff(node)?;
    let source = cutoff.owner.node().and_then(|owner| trace.at(cut_at).best_child(owner));
    args.extend(source.map(|source| ("source", names.short_inline(source).into())));
    let is_chance = |node| trace.turn(node) == Turn::Chance;
    let (meaning, owner) = match cutoff.owner {
        BoundOwner::Parent(owner) | BoundOwner::Ancestor(owner) if is_chance(owner) => {
            (Some("why-meaning-chance"), None)
        }
        BoundOwner::Parent(_) => (Some("why-meaning"), Some("why-owner-shallow")),
        BoundOwner::Ancestor(_) => (Some("why-meaning-deep"), Some("why-owner-deep").filter(|_| !is_said)),
        BoundOwner::Scout(_) => (Some("why-meaning-scout"), None),
        BoundOwner::RootWindow if is_best_possible(trace, &cutoff) => {
            (Some("why-meaning-best-possible").filter(|_| !is_said), None)
        }
        BoundOwner::RootWindow => (Some("why-meaning-window"), Some("why-owner-window").filter(|_| !is_said)),
    };
    let meaning = match recording.multi_player() {
        Some(view) => {
            args.extend(multi_player::why_args(recording.root(), &view, &cutoff));
            Some("players-why-entry")
        }
        None => meaning,
    };
    // Of a chance node its caption says all of it.
    let keys = meaning.into_iter().chain(owner).filter(|_| !is_of_chance);
    let of_chance = (is_of_chance && !is_said).then(|| chance_cutoff(&names, &cutoff));
    let mut said: Vec<_> = of_chance.into_iter().chain(keys.map(|key| words.styled(key, &args))).collect();
    if recording.config().algorithm.properties().counts_for_mover && player == Player::Min {
        let alpha = cutoff.window.limit(player);
        let relation = recording.config().cut_on.relation(Player::Max);
        let numbers = args![score = -cutoff.score, limit = -alpha, alpha];
        said.push(
            words.styled("aside-why", &[&numbers[..], &[("relation", relation.into()), read_at.said()]].concat()),
        );
    }
    if !is_idle {
        said.push(saved(&names, &cutoff));
    }
    said.extend(decimals(words, [cutoff.score, cutoff.window.limit(player)]).map(StyledText::faint));
    Some(said)
}

/// Returns what a cutoff saved: the branches and, in a given tree, the leaves on them, unless there are very many.
fn saved<G: GameView>(names: &NodeNames<'_, G>, cutoff: &CutoffDetails) -> StyledText {
    let NodeNames { words, recording } = *names;
    let trace = recording.trace();
    let pruned = || trace.later_siblings(cutoff.child);
    let branches = pruned().count();
    if branches == 0 {
        return words.styled("why-saved-nothing", &args![child = names.short_inline(cutoff.child)]);
    }
    let mut listed: Vec<_> = pruned().take(MAX_BRANCHES).map(|node| names.short(node)).collect();
    if MAX_BRANCHES < branches {
        listed.push("…".to_owned());
    }
    let mut args = Vec::from(args![branches, names = listed.join(", ")]);
    // It is not known how far quiescence search would have extended a branch that was never searched.
    let is_countable = recording.root().is_explicit_tree() && recording.config().quiescence.is_none();
    let leaves = is_countable.then(|| leaves_within(trace, pruned())).flatten();
    let key = match leaves.filter(|&leaves| leaves != branches) {
        Some(leaves) => {
            args.extend(args![leaves]);
            "why-saved-leaves"
        }
        None => "why-saved",
    };
    words.styled(key, &args)
}

/// Returns the number of leaves on these branches; `None` if there are too many nodes to count.
fn leaves_within(trace: &Trace, branches: impl Iterator<Item = NodeId>) -> Option<usize> {
    let (mut nodes, mut leaves) = (0, 0);
    for node in branches.flat_map(|branch| trace.subtree(branch)) {
        nodes += 1;
        if MAX_COUNTED < nodes {
            return None;
        }
        // If there was no space to record the nodes below a branch, the number of its leaves is not known.
        if trace.kind(node) == NodeKind::Inner && trace.children(node).next().is_none() {
            return None;
        }
        leaves += usize::from(matches!(trace.kind(node), NodeKind::Leaf(_)));
    }
    Some(leaves)
}

/// The largest number of moves of a line that are written in words.
const MAX_MOVES: usize = 4;

/// The length of the longest line that is written in full. Only the two ends of a longer line are written.
const MAX_LINE: usize = 12;

/// The result of plain minimax for the same position and depth, for comparison.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MinimaxCheck {
    /// The root's value.
    pub score: Score,
    /// The number of leaves that it evaluated.
    pub leaves: u64,
}

/// Returns the result of the search: the best move and the value, the principal variation, and, with `check`, whether
/// plain minimax finds the same.
pub fn result<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    check: Option<MinimaxCheck>,
    read_at: ReadAt,
) -> Vec<StyledText> {
    let trace = recording.trace();
    let names = NodeNames::new(words, recording);
    let Some((score, bound)) = trace.result(NodeId::ROOT) else { return cut_short(&names, read_at) };
    let is_said = read_at == ReadAt::BelowCaption;
    if trace.trust == Trust::Reported {
        return reported::result(&names).into_iter().filter(|_| !is_said).collect();
    }
    if let (Some(_), Some(best)) = (trace.trust.mistake(), trace.best_child(NodeId::ROOT)) {
        let minimax = check.map(|check| check.score);
        if is_said {
            let (said, verdict) = (mistakes::verdict(&names, best, None), mistakes::verdict(&names, best, minimax));
            return Some(verdict).filter(|verdict| *verdict != said).into_iter().collect();
        }
        return mistakes::result(&names, best, minimax);
    }
    let mut said = answer(&names, score, bound, recording.guarantee(), read_at);
    said.extend(line_of_best_play(&names));
    said.extend(checked(words, recording.config(), score, bound, check));
    said
}

fn line_of_best_play<G: GameView>(names: &NodeNames<'_, G>) -> Option<StyledText> {
    let trace = names.recording.trace();
    let line = trace.principal_variation();
    let is_shown = 1 < line.len() && is_proved_line(trace, &line);
    is_shown.then(|| names.words.styled("result-line", &args![line = written_line(names, &line)]))
}

fn checked(
    words: &Words,
    config: &SearchConfig,
    score: Score,
    bound: Bound,
    check: Option<MinimaxCheck>,
) -> Option<StyledText> {
    let check = check?;
    let key = match (bound, check.score == score) {
        (Bound::Exact, true) if config.quiescence.is_some() => "result-check-same-quiet",
        (Bound::Exact, true) => "result-check-same",
        (Bound::Exact, false) => "result-check-differs",
        (Bound::Lower | Bound::Upper, _) => "result-check-other",
    };
    let args = args![
        score = check.score,
        count = check.leaves,
        leaves = words.number(check.leaves),
        reference = config.algorithm.full_width().key(),
    ];
    Some(words.styled(key, &args))
}

/// Returns the reason why a complete search has no result of plain minimax to compare with.
pub fn unchecked(words: &Words, config: &SearchConfig, ending: Ending) -> StyledText {
    let reference = config.algorithm.full_width().key();
    words.styled("result-unchecked", &args![ending = ending_name(ending), reference])
}

/// Returns the result of a search in several passes: the move of the deciding pass, and what all passes together prove.
pub fn result_of_passes<G: GameView>(
    words: &Words,
    passes: &Passes<G>,
    check: Option<MinimaxCheck>,
    read_at: ReadAt,
) -> Vec<StyledText> {
    let deciding = passes.get(passes.deciding_pass());
    if (passes.len() == 1 && passes.is_complete()) || deciding.trace().result(NodeId::ROOT).is_none() {
        return result(words, deciding, check, read_at);
    }
    let names = NodeNames::new(words, deciding);
    let value = passes.last_complete().and_then(|pass| passes.get(pass).trace().result(NodeId::ROOT));
    let Some((score, _)) = value else { return result(words, deciding, check, read_at) };
    // The captions of the passes do not name the move that is played.
    let mut said = answer(&names, score, passes.proved().bound_of(score), passes.guarantee(), ReadAt::Alone);
    let stop = passes.last().stop_reason.filter(|_| read_at == ReadAt::Alone);
    said.extend(stop.map(|stop| search_stops(words, stop)));
    said.extend(passes_cut_short(words, passes));
    said.extend(line_of_best_play(&names));
    said.extend(checked(words, deciding.config(), score, passes.proved().bound_of(score), check));
    said
}

/// Returns a sentence that says that the answer comes from the passes before the last, if the last one was cut short.
pub fn passes_cut_short<G: GameView>(words: &Words, passes: &Passes<G>) -> Option<StyledText> {
    let finished = passes.last_complete().filter(|_| !passes.is_complete())?;
    let depths = passes.get(finished).config().depth.zip(passes.stopped_depth());
    // Between two passes, it is the next one that was cut short.
    Some(pass_cut_short(words, passes.len().max(finished + 2), depths))
}

/// Returns a sentence that says that the pass with this number, from 1, was cut short, and that the answer is that of
/// the passes before it. In a search that deepens, `depths` are the depth of the last pass that was finished, and that of
/// the one that was not.
pub fn pass_cut_short(words: &Words, pass: usize, depths: Option<(usize, usize)>) -> StyledText {
    let (depth, stopped) = depths.unwrap_or_default();
    let args = args![pass, deepens = yes_or_no(depths.is_some()), depth, stopped];
    words.styled("result-passes-cut-short", &args)
}

/// Returns the best move and the value, with the extent to which each is guaranteed.
fn answer<G: GameView>(
    names: &NodeNames<'_, G>,
    score: Score,
    bound: Bound,
    guarantee: Guarantee,
    read_at: ReadAt,
) -> Vec<StyledText> {
    let NodeNames { words, recording } = *names;
    let trace = recording.trace();
    let player = trace.player(NodeId::ROOT);
    let mut args = vec![
        ("subject", names.subject(NodeId::ROOT).into()),
        ("node", names.inline(NodeId::ROOT).into()),
        ("player", player_name(player).into()),
        ("opponent", player_name(player.opponent()).into()),
        ("score", score.into()),
        ("depth", recording.config().depth.unwrap_or_default().to_string().into()),
        read_at.said(),
    ];
    let proving = trace.proved_best(score);
    // The value of a move that ends the game does not depend on chance, even if chance decides elsewhere in the tree.
    let is_end = |best| trace.kind(best) == NodeKind::Leaf(Leaf::Terminal) && score.is_finite();
    let is_average = trace.has_chance() && !proving.is_some_and(is_end);
    if let Some(best) = proving.or(trace.best_child(NodeId::ROOT)) {
        args.extend(args![
            child = names.inline(best),
            kind = recording.move_to(best).map_or("move", |mv| move_kind(recording.root(), mv))
        ]);
        // A move that represents symmetric ones may be the only one in the tree, but it is not the only legal move.
        let is_only = trace.children(NodeId::ROOT).all(|child| child == best || trace.is_research(child));
        args.extend(args![only = yes_or_no(is_only && recording.merged_siblings(best) == 1)]);
    } else if !is_average || trace.kind(NodeId::ROOT) != NodeKind::Inner {
        args.extend(args![leaf = root_leaf(recording)]);
        return vec![words.styled("result-leaf", &args)];
    }
    let key = match (recording.config().algorithm.properties().level, bound) {
        (Some(level), _) => level_message(recording, level),
        (None, _) if Interval::of(score, bound) == Interval::UNKNOWN => "result-unknown",
        (None, Bound::Exact) if is_average && proving.is_some() => "result-move-average",
        (None, _) if is_average => {
            args.extend(args![bound = bound_name(bound)]);
            "result-average"
        }
        (None, Bound::Lower) => "result-lower",
        (None, Bound::Upper) => "result-upper",
        (None, Bound::Exact) if proving.is_none() => "result-value",
        (None, Bound::Exact) => best_move(recording, score, guarantee),
    };
    // The caption says these in full.
    let is_in_caption = match key {
        "result-unknown" | "result-value" => true,
        "result-average" => bound == Bound::Exact,
        "result-beginner" => args.contains(&("only", yes_or_no(true))),
        _ => false,
    };
    let is_repeated = is_in_caption && read_at == ReadAt::BelowCaption;
    let mut said: Vec<_> = (!is_repeated).then(|| words.styled(key, &args)).into_iter().collect();
    let is_guaranteed = match key {
        "result-lower" => score <= guarantee.root.low,
        "result-upper" => guarantee.root.high <= score,
        "result-average" if bound == Bound::Lower => score <= guarantee.root.low,
        "result-average" if bound == Bound::Upper => guarantee.root.high <= score,
        "result-value" | "result-average" | "result-move-average" => guarantee.root.is_exact(),
        _ => true,
    };
    if !is_guaranteed && recording.config().depth.is_some() {
        said.push(words.styled("result-estimate", &args));
    }
    if recording.config().algorithm.properties().counts_for_mover && player == Player::Min && key != "result-unknown" {
        // A value that MIN can force against MAX is a lower bound of the negated value, which MIN gets.
        let negated = match bound {
            Bound::Exact if key == "result-move" => Bound::Lower,
            Bound::Exact => Bound::Exact,
            Bound::Lower => Bound::Upper,
            Bound::Upper => Bound::Lower,
        };
        said.push(words.styled("aside-result", &args![score = -score, bound = bound_name(negated)]));
    }
    said
}

/// Returns the message with the best move of a search that has found the root's exact value.
fn best_move<G: GameView>(recording: &Recording<G>, score: Score, guarantee: Guarantee) -> &'static str {
    let player = recording.trace().player(NodeId::ROOT);
    let (config, root) = (recording.config(), recording.root());
    match Certainty::of(config, root, player, score, guarantee, recording.exceeds_its_depth()) {
        Certainty::WorstPossible => "result-move-worst-possible",
        Certainty::BestPossible => "result-move-best-possible",
        Certainty::Sure => "result-move",
        Certainty::Undecided => "result-move-undecided",
        Certainty::UntilQuiet => "result-move-until-quiet",
        Certainty::BeyondDepth => "result-move-beyond-depth",
        Certainty::InDepth => "result-move-in-depth",
    }
}

/// Returns the message with the move of a level of play, for which nothing is guaranteed.
fn level_message<G: GameView>(recording: &Recording<G>, level: PlayLevel) -> &'static str {
    match level {
        PlayLevel::Beginner => "result-beginner",
        PlayLevel::Normal | PlayLevel::Expert if recording.exceeds_its_depth() => "result-level-beyond-depth",
        PlayLevel::Expert => "result-expert",
        PlayLevel::Normal => "result-normal",
    }
}

/// Returns the selector of the kind of leaf that the root is.
fn root_leaf<G: GameView>(recording: &Recording<G>) -> &'static str {
    match recording.trace().kind(NodeId::ROOT) {
        NodeKind::Leaf(Leaf::TableHit) => "known",
        NodeKind::Leaf(Leaf::Horizon | Leaf::Quiet) => "horizon",
        NodeKind::Leaf(Leaf::Terminal) | NodeKind::Inner if recording.root().is_explicit_tree() => "given",
        NodeKind::Leaf(Leaf::Terminal) | NodeKind::Inner => "over",
    }
}

/// Returns whether every node of a line is proved to have the root's value. With a narrow window at the root, this may
/// be false.
fn is_proved_line(trace: &Trace, line: &[NodeId]) -> bool {
    let value = trace.result(NodeId::ROOT);
    line.iter().all(|&node| trace.result(node) == value) && value.is_some_and(|(_, bound)| bound == Bound::Exact)
}

/// Returns a line as text: the names of the nodes in an explicit tree, the moves in a game. A line with many moves is
/// written as numbers, so that it fits the panel. Only the two ends of a very long line are written.
fn written_line<G: GameView>(names: &NodeNames<'_, G>, line: &[NodeId]) -> String {
    written_moves(names, &line[usize::from(!names.recording.root().is_explicit_tree())..])
}

/// Returns the same of nodes to which moves lead.
pub(super) fn written_moves<G: GameView>(names: &NodeNames<'_, G>, line: &[NodeId]) -> String {
    let recording = names.recording;
    let is_explicit_tree = recording.root().is_explicit_tree();
    let in_words = is_explicit_tree || line.len() <= MAX_MOVES;
    let move_number = |node| {
        let before = recording.trace().parent(node).map(|parent| recording.position(parent));
        before.zip(recording.move_to(node)).map_or_else(String::new, |(before, mv)| before.shown_move(mv))
    };
    let name = |&node: &NodeId| if in_words { names.short(node) } else { move_number(node) };
    let written: Vec<_> = if line.len() <= MAX_LINE {
        line.iter().map(name).collect()
    } else {
        let (first, last) = (&line[..MAX_LINE / 2], &line[line.len() - MAX_LINE / 2..]);
        first.iter().map(name).chain(["…".to_owned()]).chain(last.iter().map(name)).collect()
    };
    written.join(" → ")
}

/// Returns how far a search came before it was cut short, and what it proved.
fn cut_short<G: GameView>(names: &NodeNames<'_, G>, read_at: ReadAt) -> Vec<StyledText> {
    let NodeNames { words, recording } = *names;
    let end = recording.trace().end();
    let mut args: MessageArgs = cut_short_args(words, recording).into();
    args.push(read_at.said());
    let mut said = vec![words.styled("result-cut-short", &args)];
    let proved = end.proved(NodeId::ROOT);
    if proved != Interval::UNKNOWN {
        let args = args![node = names.inline(NodeId::ROOT), proved = proved.to_string()];
        said.push(words.styled("result-proved-so-far", &args));
    }
    said
}

/// Returns why `node` is tried at its rank; `None` at the root, before the parent of the node is entered, at outcomes
/// of chance, and if the move is drawn at random.
pub fn rank_reason<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    step: Step,
    node: NodeId,
    ranks: &mut SiblingRanks,
) -> Option<StyledText> {
    let (trace, config) = (recording.trace(), recording.config());
    let parent = trace.parent(node)?;
    // Outcomes are not choices and have no ranks.
    if trace.turn(parent) == Turn::Chance {
        return None;
    }
    let is_settled =
        trace.entered_at(parent).is_some_and(|entered| entered <= step) && trace.kind(parent) == NodeKind::Inner;
    if !is_settled || config.algorithm == Algorithm::Level(PlayLevel::Beginner) {
        return None;
    }
    let player = player_name(trace.player(parent));
    let (rank, count) = (ranks.rank(trace, node), ranks.move_count(recording, parent));
    let mut args = Vec::from(args![rank, count, tree = yes_or_no(recording.root().is_explicit_tree())]);
    let key = match (trace.order_reason(node), config.ordering.static_order) {
        (OrderReason::Given, StaticOrder::BestFirst | StaticOrder::WorstFirst) => "rank-no-estimate",
        (OrderReason::Given, _) if trace.has_order_reasons() => "rank-rest",
        (OrderReason::Given, _) => "rank-given",
        (OrderReason::Reversed, _) => "rank-reversed",
        (OrderReason::Evaluated(score), static_order) => {
            args.extend(args![score, player]);
            if static_order == StaticOrder::WorstFirst { "rank-worst" } else { "rank-best" }
        }
        (OrderReason::Killer(slot), _) => {
            let ply = trace.ply(parent).to_string();
            args.extend(args![slot = usize::from(slot) + 1, ply]);
            "rank-killer"
        }
        (OrderReason::History(weight), _) => {
            args.extend(args![weight = MessageArg::Text(words.number(u64::from(weight))), player]);
            "rank-history"
        }
        (OrderReason::PrincipalVariation, _) => "rank-line",
        (OrderReason::Table, _) => "rank-table",
    };
    Some(words.styled(key, &args))
}

/// Returns a short reason for the rank of a move, such as killer or history, if earlier cutoffs by the same move put it
/// there.
pub fn order_credit(words: &Words, reason: OrderReason) -> Option<String> {
    match reason {
        OrderReason::Killer(slot) => Some(words.fill("picture-killer", &args![slot = usize::from(slot) + 1])),
        OrderReason::History(weight) => {
            Some(words.fill("picture-history", &args![weight = words.number(u64::from(weight))]))
        }
        OrderReason::Given
        | OrderReason::Reversed
        | OrderReason::Evaluated(_)
        | OrderReason::PrincipalVariation
        | OrderReason::Table => None,
    }
}

/// Returns the name of a move that occurs at many nodes. In an explicit tree, where children have individual names, it
/// is the number of the child among its siblings, counted from 1.
pub fn move_anywhere<G: GameView>(words: &Words, position: &G, mv: G::Move) -> String {
    if !position.is_explicit_tree() {
        return move_name(words, position, mv);
    }
    let mut all = Vec::new();
    position.legal_moves(&mut all);
    let number = all.iter().take_while(|&&other| other != mv).count() + 1;
    words.fill("tables-child", &args![number])
}

/// Returns a line for the nodes and leaves, one for the cutoffs if the search prunes, and one for the table hits if
/// there are any. `all` is the cost of plain minimax, if the two can be compared.
pub fn stats_so_far(words: &Words, count: &SearchStats, prunes: bool, all: Option<SearchStats>) -> Vec<StyledText> {
    let number = |count: u64| words.number(count);
    // The noun agrees with the last number before it.
    let (nodes, leaves) = all.map_or((count.nodes, count.leaves), |all| (all.nodes, all.leaves));
    let mut args = vec![("nodes", number(count.nodes).into()), ("leaves", number(count.leaves).into())];
    args.extend(args![nodes_count = nodes, leaves_count = leaves]);
    let mut lines = vec![match all {
        Some(all) => {
            args.extend(args![all_nodes = number(all.nodes), all_leaves = number(all.leaves)]);
            words.styled("stats-so-far-of-minimax", &args)
        }
        None => words.styled("stats-so-far", &args),
    }];
    if prunes {
        lines.push(cutoffs_so_far(words, count));
    }
    if 0 < count.table_hits {
        lines.push(words.styled("stats-table-hits", &args![count = count.table_hits]));
    }
    lines
}

/// Returns the number of branches that the cutoffs have pruned. Cutoffs at a last child, which prune nothing, are
/// counted separately.
pub fn cutoffs_so_far(words: &Words, count: &SearchStats) -> StyledText {
    let (pruning, branches) = (count.cutoffs_that_prune, count.pruned_branches);
    let more = count.cutoffs - pruning;
    let shown = [("cutoffs", pruning), ("branches", branches), ("more", more)];
    let selectors = [("cutoffs_count", pruning), ("branches_count", branches), ("more_count", more)];
    let mut args: MessageArgs = shown.map(|(name, count)| (name, words.number(count).into())).into();
    args.extend(selectors.map(|(name, count)| (name, count.into())));
    words.styled("stats-cutoffs", &args)
}
