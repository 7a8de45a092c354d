//! The texts about a node under the pointer, beside the tree and aloud, at any step, checked against the replay and the
//! true values.

use crate::hold;
use crate::words::claims::captions::{self, Check};
use crate::words::claims::patterns::Said;
use crate::words::claims::ranks;
use crate::words::claims::replay::{Setter, Visit};
use crate::words::claims::step_context::{
    CheckResult, StepContext, counts, is_worth, number, player, turn, turn_name, variant,
};
use crate::words::claims::values::{self, Number, is_sum};
use poda::game::Game;
use poda::i18n::node_card::card_lines;
use poda::i18n::node_names::NodeNames;
use poda::i18n::styled_text::StyledText;
use poda::score::{CutOn, Player, Score, Turn};
use poda::trace::sibling_ranks::SiblingRanks;
use poda::trace::{Event, NodeId, NodeKind, Story};

/// Every message of a card. The node is the one that the context is about.
pub const CARD: &[Check] = &[
    ("hover-node", |said, context| {
        let node = about(context)?;
        context.named(said, "name", node)?;
        turn(said, "player", context, node)?;
        counts(said, "ply", context.recording.moves_to(node).len() as u64)
    }),
    ("hover-unvisited", |_, context| unvisited(context)),
    ("hover-pruned", |_, context| pruned(context)),
    ("hover-passed-over", |_, context| passed_over(context)),
    ("hover-leaf", |said, context| {
        let node = about(context)?;
        let sum = said.text("sum").ok_or("there is no sum")?;
        hold!(context.place_stops(node), "it is no leaf");
        hold!(is_sum(sum, context.recording.position(node).evaluate().score()), "{sum} is not its evaluation");
        hold!(was_evaluated(context, node), "it is not evaluated yet");
        Ok(())
    }),
    ("hover-open", |said, context| {
        let node = about(context)?;
        hold!(context.is_open(node), "it is not open");
        known(said, context, Player::Max)
    }),
    ("hover-finished", |said, context| {
        let node = about(context)?;
        hold!(has_left(context, node), "it is not finished");
        known(said, context, Player::Max)
    }),
    ("hover-claimed", |said, context| {
        let node = about(context)?;
        hold!(!context.trace().trust.is_proved(), "the search makes no mistake");
        claims(said, context, node)
    }),
    ("hover-table-hit", |said, context| {
        hold!(table_hit_depth(context)?.is_none(), "it was not searched to the end");
        known(said, context, Player::Max)
    }),
    ("hover-table-hit-depth", |said, context| {
        let depth = table_hit_depth(context)?.ok_or("it was searched to the end")?;
        counts(said, "depth", depth as u64)?;
        known(said, context, Player::Max)
    }),
    ("hover-mover", |said, context| {
        let node = about(context)?;
        hold!(context.player(node) == Player::Min, "MAX moves there");
        hold!(context.recording.config().algorithm.properties().counts_for_mover, "it counts from MAX's side alone");
        known(said, context, Player::Min)
    }),
    ("hover-window", |said, context| {
        let visit = open_visit(context, about(context)?)?;
        let window = visit.window.ok_or("it has no window")?;
        variant(said, "named", "both")?;
        number(said, "alpha", window.alpha)?;
        number(said, "beta", window.beta)
    }),
    ("hover-searched-with", |said, context| {
        let node = about(context)?;
        hold!(has_left(context, node), "it is not finished");
        let window = context.trace().window(node).ok_or("it has no window")?;
        variant(said, "named", "both")?;
        number(said, "alpha", window.alpha)?;
        number(said, "beta", window.beta)
    }),
    ("hover-cut", |said, context| {
        let node = about(context)?;
        let at = if context.trace().is_searched(node) { Some(node) } else { context.trace().parent(node) };
        inequality(context, at.ok_or("nothing is cut")?, said.text("inequality").ok_or("nothing is said")?)
    }),
    ("hover-cut-best-possible", |said, context| {
        let node = about(context)?;
        let at = if context.trace().is_searched(node) { Some(node) } else { context.trace().parent(node) };
        let at = at.ok_or("nothing is cut")?;
        let (child, _) = cutoff(context, at).ok_or("it is not cut")?;
        let (score, mover) = (context.cutting_score(at, child).ok_or("it has not returned")?, context.limited(at));
        number(said, "score", score)?;
        variant(said, "player", if mover == Player::Max { "MAX" } else { "MIN" })?;
        hold!(score == context.trace().bounds.own_end(mover.opponent()), "something is better for {mover:?}");
        Ok(())
    }),
    ("hover-reached", |said, context| {
        let (trace, mut at) = (context.trace(), about(context)?);
        let mut probability = Score::from(1);
        while let Some(parent) = trace.parent(at) {
            if context.turn(parent) == Turn::Chance {
                let (weight, of) = trace.weight(at).ok_or("it has no weight")?;
                hold!(0 < weight && u64::from(weight) <= of, "{weight} of {of}");
                let factor = Score::ratio(weight.into(), of.into()).ok_or("it has no probability")?;
                probability = product(probability, factor).ok_or("it is no fraction")?;
            } else {
                let (value, best) = (context.value(at), context.value(parent));
                hold!(value == best, "a better move is known: {value:?}, not {best:?}");
            }
            at = parent;
        }
        number(said, "probability", probability)
    }),
    ("hover-probe", |_, context| {
        let trace = context.trace();
        let node = about(context)?;
        let parent = trace.parent(node).ok_or("the root is no outcome")?;
        hold!(context.turn(parent) == Turn::Chance, "nothing is probed");
        hold!(entered_at(context, node).is_some(), "it is not visited yet");
        hold!(1 < context.truth.moves(&context.place(node)).len(), "it has one move only");
        let tried = trace.children(node).filter(|&child| trace.is_searched(child)).count();
        hold!(tried <= 1, "{tried} moves are tried");
        Ok(())
    }),
    ("fraction-decimals", |said, context| {
        let (node, names) = (about(context)?, NodeNames::new(context.words, context.recording));
        let moment = context.trace().at(context.step);
        let card = card_lines(&names, &moment, node, &mut SiblingRanks::default());
        decimals(said, card.iter().map(StyledText::plain))
    }),
    ("caption-true-value", true_value),
    ("node-best", |said, context| {
        let (node, best) = (about(context)?, best_named(said, context)?);
        let root = context.value(node);
        is_worth(
            context.value(best),
            |value| root.is_none_or(|root| root == value),
            &format!("it is the best of {root:?}"),
        )
    }),
    ("node-best-so-far", |said, context| {
        let (node, best) = (about(context)?, best_named(said, context)?);
        let mover = context.player(node);
        for other in returned(context, node) {
            let other = context.value(other);
            is_worth(
                context.value(best),
                |value| other.is_none_or(|other| !mover.prefers(other, value)),
                &format!("another child is worth {other:?}"),
            )?;
        }
        Ok(())
    }),
];

/// Every message of a card that is made of one about a rank.
pub fn card() -> Vec<Check> {
    [CARD, ranks::ALL].concat()
}

/// `7/3 ≈ 2.33, −10/3 ≈ −3.33`: fractions that stand in other lines as well, each with the decimal nearest to it.
pub fn decimals(said: &Said, lines: impl Iterator<Item = String>) -> CheckResult {
    let equations = said.text("equations").ok_or("nothing is said")?;
    let numbers: Vec<String> = lines
        .filter(|line| !line.contains(" ≈ "))
        .flat_map(|line| line.split([' ', ',', '.', ':', '?']).map(str::to_owned).collect::<Vec<_>>())
        .collect();
    for equation in equations.split(", ") {
        // A rounded number is read as one that is marked.
        let (fraction, decimal) = equation.split_once(" = ≈").ok_or(format!("{equation} is no equation"))?;
        let read = |text: &str| text.replace('−', "-").parse::<f64>().map_err(|_| format!("{text} is no number"));
        let (numerator, denominator) = fraction.split_once('/').ok_or(format!("{fraction} is no fraction"))?;
        let (exact, decimal) = (read(numerator)? / read(denominator)?, read(decimal)?);
        let error = if exact.abs() < 0.01 { 0.0005 } else { 0.005 };
        hold!((decimal - exact).abs() <= error + 1e-9, "{equation} is wrong");
        hold!(numbers.iter().any(|number| number == fraction), "{fraction} stands nowhere else");
    }
    Ok(())
}

fn true_value(said: &Said, context: &StepContext) -> CheckResult {
    let (_, check) = captions::ALL.iter().find(|(id, _)| *id == "caption-true-value").ok_or("no check")?;
    check(said, context)
}

/// The pieces of a node said aloud. What is known of it is written around what was known before.
pub const ALOUD: &[Check] = &[
    ("node-spoken", aloud),
    ("node-spoken-child", |said, context| {
        let node = about(context)?;
        let parent = context.trace().parent(node).ok_or("the root is no child")?;
        let mut moves = Vec::new();
        // Outcomes are counted as the game gives them.
        if context.turn(parent) == Turn::Chance {
            moves = context.truth.moves(&context.place(parent));
        }
        for mv in context.trace().children(parent).filter_map(|child| context.recording.move_to(child)) {
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        }
        let index = moves.iter().position(|&mv| Some(mv) == context.recording.move_to(node)).ok_or("it is no child")?;
        counts(said, "index", index as u64 + 1)?;
        // A probe tries one move, and a search that was cut short may have tried fewer than there are.
        let trace = context.trace();
        let is_whole = trace.left_at(parent).is_some() && !trace.is_partial_probe(parent);
        let is_of_player = context.turn(parent) != Turn::Chance;
        let count = if is_of_player && !is_whole { context.recording.move_count(parent) } else { moves.len() };
        counts(said, "count", count as u64)?;
        aloud(said, context)
    }),
];

/// What is known of a node, aloud.
pub const KNOWN: &[Check] = &[
    ("node-unvisited", |_, context| unvisited(context)),
    ("node-pruned", |_, context| pruned(context)),
    ("node-passed-over", |_, context| passed_over(context)),
    ("node-given-unvisited", |said, context| {
        unvisited(context)?;
        given(said, context)
    }),
    ("node-given-pruned", |said, context| {
        pruned(context)?;
        given(said, context)
    }),
    ("node-given-passed-over", |said, context| {
        passed_over(context)?;
        given(said, context)
    }),
    ("node-given-entered", |said, context| {
        let node = about(context)?;
        hold!(context.is_open(node) && !was_evaluated(context, node), "it is evaluated, or not entered");
        given(said, context)
    }),
    ("node-spoken-entered", |_, context| {
        let node = about(context)?;
        hold!(context.is_open(node), "it is not open");
        Ok(())
    }),
    ("node-spoken-nothing", |_, context| {
        let node = about(context)?;
        hold!(has_left(context, node), "it is not finished");
        Ok(())
    }),
    ("node-spoken-claimed", |said, context| {
        let node = about(context)?;
        hold!(!context.trace().trust.is_proved(), "the search makes no mistake");
        let claimed = claimed(context, node)?;
        number(said, "value", claimed)
    }),
    ("node-spoken-so-far", |said, context| {
        hold!(context.is_open(about(context)?), "it is not open");
        inner(said, context)
    }),
    ("node-spoken-from-table", |said, context| {
        match table_hit_depth(context)? {
            None => variant(said, "depth", "end")?,
            Some(1) => variant(said, "depth", "one")?,
            Some(plies) => {
                variant(said, "depth", "other")?;
                counts(said, "plies", plies as u64)?;
            }
        }
        inner(said, context)
    }),
    ("node-spoken-scout", |said, context| {
        let node = about(context)?;
        let parent = context.trace().parent(node).ok_or("the root is no scout")?;
        let window = context.trace().window(node).ok_or("no window")?;
        hold!(window.beta.get() <= window.alpha.get().next_up(), "{window:?} is no null window");
        let is_first = !context.trace().children(parent).any(|child| child < node && has_left(context, child));
        hold!(!is_first, "the first child is no scout");
        inner(said, context)
    }),
    ("node-spoken-research", |said, context| {
        let node = about(context)?;
        let parent = context.trace().parent(node).ok_or("the root has no parent")?;
        let mut before = context.trace().children(parent).take_while(|&child| child < node);
        let is_same = |child| context.recording.move_to(child) == context.recording.move_to(node);
        hold!(before.any(is_same), "the move was not searched before");
        inner(said, context)
    }),
    ("node-spoken-probe", |said, context| {
        let trace = context.trace();
        let node = about(context)?;
        let parent = trace.parent(node).ok_or("the root is no outcome")?;
        hold!(context.turn(parent) == Turn::Chance, "nothing is probed");
        let visited = trace.children(node).filter(|&child| trace.is_searched(child)).count();
        hold!(visited <= 1, "{visited} moves are tried");
        inner(said, context)
    }),
    ("node-spoken-window", |said, context| {
        let window = open_visit(context, about(context)?)?.window.ok_or("it has no window")?;
        number(said, "alpha", window.alpha)?;
        number(said, "beta", window.beta)?;
        inner(said, context)
    }),
    ("node-spoken-ordered", |said, context| {
        let _ = said.text("credit");
        inner(said, context)
    }),
    ("node-spoken-outcome", |said, context| {
        let node = about(context)?;
        let parent = context.trace().parent(node).ok_or("the root is no outcome")?;
        hold!(context.turn(parent) == Turn::Chance, "a player moves there");
        let place = context.place(parent);
        let weigh = |mv| context.recording.config().weight(&place.position, mv);
        let of: u64 = context.truth.moves(&place).into_iter().map(|mv| u64::from(weigh(mv))).sum();
        counts(said, "weight", weigh(context.recording.move_to(node).ok_or("no move leads there")?).into())?;
        counts(said, "of", of)?;
        inner(said, context)
    }),
    ("node-spoken-unfinished", |said, context| {
        let trace = context.trace();
        hold!(context.is_open(about(context)?), "it is finished");
        hold!(context.step == trace.len() && !trace.is_complete(), "the search goes on");
        inner(said, context)
    }),
    ("node-spoken-interval", |said, context| {
        let value = context.value(about(context)?);
        let end = |name: &str| said.text(name).map(|text| Number::read(text).ok_or(format!("{text:?} is no number")));
        let (low, high) = (end("low").transpose()?, end("high").transpose()?);
        let claim = match (said.text("is"), low, high) {
            (Some("lower"), Some(low), None) => values::Said::AtLeast(low),
            (Some("upper"), None, Some(high)) => values::Said::AtMost(high),
            (Some("both"), Some(low), Some(high)) => values::Said::Between(low, high),
            (Some("exact"), Some(low), None) => values::Said::Is(low),
            other => return Err(format!("{other:?} is no interval")),
        };
        is_worth(value, |value| claim.holds(value), &format!("{claim:?}"))
    }),
    ("node-spoken-cut", |said, context| {
        let node = about(context)?;
        let (child, step) = cutoff(context, node).ok_or("it is not cut")?;
        hold!(step <= context.step, "it is not cut yet");
        let mover = context.limited(node);
        variant(said, "bound", if mover == Player::Max { "β" } else { "α" })?;
        let score = context.cutting_score(node, child).ok_or("it has not returned")?;
        // A fraction is compared exactly.
        let exact = |text: &str| match Number::read(text) {
            Some(Number::Exact(number)) => Score::parse_ratio(text).or_else(|| Score::new(number)),
            Some(Number::Near(_)) | None => None,
        };
        if let Some(limit) = said.text("limit").and_then(exact) {
            hold!(!mover.prefers(limit, score), "{score} does not reach {limit}");
        }
        let trace = context.trace();
        let setter = context.replay.visit(node).map(|visit| visit.setter_of_limit_of(mover));
        let plies = |owner: NodeId| trace.ply(node) - trace.ply(owner);
        match (said.text("source"), setter) {
            (Some("rule"), _) => hold!(!trace.trust.is_proved(), "the search makes no mistake"),
            (Some("best"), _) => {
                player(said, "player", mover)?;
                hold!(score == context.best_possible(node), "there is better than {score}");
            }
            (Some("outcome"), Some(Setter::Chance(owner))) => {
                context.named(said, "owner", owner)?;
                let _ = said.text("plies");
            }
            (Some("node" | "parent" | "ancestor"), Some(Setter::Node(owner))) => {
                context.named(said, "owner", owner)?;
                counts(said, "plies", plies(owner) as u64)?;
                hold!(
                    said.is("source", "parent") != Some(true) || plies(owner) == 1,
                    "it is {} plies up",
                    plies(owner)
                );
            }
            (Some("scout"), Some(setter)) => hold!(matches!(setter, Setter::Scout(_)), "no scout was sent"),
            (Some("window"), Some(setter)) => hold!(setter == Setter::Root, "an ancestor set the bound"),
            (Some("node" | "outcome" | "parent" | "ancestor" | "scout" | "window"), None) => {
                // The node was left before; its owner was looked at when it was.
                for name in ["owner", "plies"] {
                    let _ = said.text(name);
                }
            }
            (source, setter) => return Err(format!("{source:?}, and {setter:?} set the bound")),
        }
        let _ = said.text("player");
        inner(said, context)
    }),
];

fn about(context: &StepContext) -> Result<NodeId, String> {
    context.node.ok_or_else(|| "no node is meant".to_owned())
}

fn aloud(said: &Said, context: &StepContext) -> CheckResult {
    let node = about(context)?;
    context.named(said, "name", node)?;
    let is_leaf =
        matches!(context.trace().kind(node), NodeKind::Leaf(_)) && context.trace().table_hit_depth(node).is_none();
    let role = said.text("role").ok_or("there is no role")?;
    let leaf = context.words.text("node-spoken-leaf");
    let expected = if is_leaf { leaf } else { turn_name(context, node) };
    hold!(role == expected, "it is {expected}");
    hold!(!is_leaf || context.place_stops(node), "the search goes on there");
    inner(said, context)
}

/// What was known before something was added: a reading of it has to hold.
fn inner(said: &Said, context: &StepContext) -> CheckResult {
    let text = said.text("known").ok_or("nothing is known")?;
    let known = context.known.ok_or("nothing reads what is known")?;
    let mut wrong = format!("no message says {text:?}");
    for said in known.read(text).iter().flatten() {
        let (_, check) = KNOWN.iter().find(|(id, _)| *id == said.id).ok_or("no check")?;
        match check(said, context) {
            Ok(()) if said.unchecked().is_empty() => {
                context.met.borrow_mut().insert(said.form());
                return Ok(());
            }
            Ok(()) => wrong = format!("no check covers {}", said.unchecked().join(", ")),
            Err(why) => wrong = format!("{}: {why}", said.form()),
        }
    }
    Err(wrong)
}

fn entered_at(context: &StepContext, node: NodeId) -> Option<usize> {
    context.trace().entered_at(node).filter(|&step| step <= context.step)
}

fn has_left(context: &StepContext, node: NodeId) -> bool {
    entered_at(context, node).is_some() && !context.is_open(node)
}

fn was_evaluated(context: &StepContext, node: NodeId) -> bool {
    entered_at(context, node).is_some_and(|step| step < context.step)
}

/// Not entered, and nothing above it is cut or left.
fn unvisited(context: &StepContext) -> CheckResult {
    let node = about(context)?;
    hold!(entered_at(context, node).is_none(), "it is visited");
    hold!(!is_left_out(context, node), "the search does not come there");
    Ok(())
}

/// Never entered, and something above it is cut or left.
fn pruned(context: &StepContext) -> CheckResult {
    let node = about(context)?;
    hold!(!context.trace().is_searched(node), "it is visited");
    hold!(is_left_out(context, node), "the search may still come there");
    Ok(())
}

/// An ancestor was left without a cutoff, and the search does not come there.
fn passed_over(context: &StepContext) -> CheckResult {
    pruned(context)?;
    let node = about(context)?;
    let top = context.trace().ancestors(node).take_while(|&above| !context.trace().is_searched(above)).last();
    let parent = top.and_then(|top| context.trace().parent(top)).ok_or("the root is visited")?;
    let skips = (1..=context.trace().len()).any(|step| match context.trace().event(step) {
        Some(Event::Skip(child)) => context.trace().parent(child) == Some(parent),
        Some(_) | None => false,
    });
    hold!(skips, "no move of its parent was passed over");
    Ok(())
}

fn is_left_out(context: &StepContext, node: NodeId) -> bool {
    let ended = |above: NodeId| context.replay.cut.contains(&above) || has_left(context, above);
    context.trace().ancestors(node).skip(1).any(ended)
}

/// A value or an interval, as a side counts it.
fn known(said: &Said, context: &StepContext, counted_by: Player) -> CheckResult {
    let text = said.text("known").ok_or("nothing is said")?;
    let claim = values::Said::read(text).ok_or_else(|| format!("{text:?} is no interval"))?;
    if let values::Said::Claim(_) = claim {
        return claims(said, context, about(context)?);
    }
    is_worth(context.value(about(context)?), |value| claim.holds(counted_by.view(value)), text)
}

fn claimed(context: &StepContext, node: NodeId) -> Result<Score, String> {
    let best = context.replay.open.iter().find(|visit| visit.node == node).and_then(|visit| visit.best);
    let returned = context.trace().result(node).map(|(score, _)| score).filter(|_| has_left(context, node));
    returned.or(best.map(|(_, score)| score)).ok_or_else(|| "nothing is claimed".to_owned())
}

fn claims(said: &Said, context: &StepContext, node: NodeId) -> CheckResult {
    let text = said.text("known").ok_or("nothing is said")?;
    let side = if said.id == "hover-mover" { Player::Min } else { Player::Max };
    match values::Said::read(text) {
        Some(values::Said::Nothing) => Ok(()),
        Some(values::Said::Claim(number)) => {
            let claimed = claimed(context, node)?;
            hold!(number.is(side.view(claimed)), "it claims {claimed}");
            Ok(())
        }
        other => Err(format!("{other:?} is no claim")),
    }
}

/// How deep the table's answer was searched; `None`: to the end.
fn table_hit_depth(context: &StepContext) -> Result<Option<usize>, String> {
    let node = about(context)?;
    hold!(was_evaluated(context, node), "the table is not asked yet");
    context.trace().table_hit_depth(node).ok_or_else(|| "the table has not answered".to_owned())
}

/// The visit of an open node.
fn open_visit<'c>(context: &'c StepContext, node: NodeId) -> Result<&'c Visit, String> {
    context.replay.open.iter().find(|visit| visit.node == node).ok_or_else(|| "it is not open".to_owned())
}

/// The child that closed a node's window, and when.
fn cutoff(context: &StepContext, node: NodeId) -> Option<(NodeId, usize)> {
    let trace = context.trace();
    (1..=trace.len()).find_map(|step| match trace.event(step) {
        Some(Event::Cutoff(child)) if trace.parent(child) == Some(node) => Some((child, step)),
        _ => None,
    })
}

/// `7 ≥ β = 5`: the score that the child returned, and that it reaches the bound of the side that may not be passed.
fn inequality(context: &StepContext, node: NodeId, text: &str) -> CheckResult {
    let (child, step) = cutoff(context, node).ok_or("it is not cut")?;
    hold!(step <= context.step, "it is not cut yet");
    let [score, relation, letter, sign, limit] = text.split(' ').collect::<Vec<_>>()[..] else {
        return Err(format!("{text:?} is no inequality"));
    };
    let limit = limit.to_owned();
    let returned = context.cutting_score(node, child).ok_or("it has not returned")?;
    let read = |text: &str| Number::read(text).ok_or_else(|| format!("{text:?} is no number"));
    hold!(read(score)?.is(returned), "it returned {returned}");
    let (mover, is_strict) = (context.limited(node), context.recording.config().cut_on == CutOn::Strict);
    let expected = match (mover, is_strict) {
        (Player::Max, false) => ("≥", "β"),
        (Player::Max, true) => (">", "β"),
        (Player::Min, false) => ("≤", "α"),
        (Player::Min, true) => ("<", "α"),
    };
    hold!((relation, letter) == expected, "it is cut where {expected:?}");
    let limit = if sign == "≈" { format!("≈{limit}") } else { limit };
    let window = context.trace().at(step).window(node).ok_or("no window")?;
    hold!(read(&limit)?.is(window.limit(mover)), "the bound is {}", window.limit(mover));
    let reaches = if is_strict {
        mover.prefers(returned, window.limit(mover))
    } else {
        !mover.prefers(window.limit(mover), returned)
    };
    hold!(reaches, "it does not reach the bound");
    Ok(())
}

fn given(said: &Said, context: &StepContext) -> CheckResult {
    let score = context.recording.position(about(context)?).evaluate().score();
    let text = said.text("value").ok_or("there is no value")?;
    hold!(Number::read(text).is_some_and(|number| number.is(score)) || is_sum(text, score), "it is worth {score}");
    Ok(())
}

/// The child of the node that is named.
fn best_named(said: &Said, context: &StepContext) -> Result<NodeId, String> {
    let node = about(context)?;
    let mut children = returned(context, node).into_iter();
    children.find(|&child| context.named(said, "child", child).is_ok()).ok_or_else(|| "no child is named so".to_owned())
}

/// The children that have returned, now or before.
fn returned(context: &StepContext, node: NodeId) -> Vec<NodeId> {
    context.trace().children(node).filter(|&child| has_left(context, child)).collect()
}

/// The product of two fractions.
fn product(one: Score, other: Score) -> Option<Score> {
    let ((a, b), (c, d)) = (one.as_ratio()?, other.as_ratio()?);
    Score::ratio(a * c, b * d)
}
