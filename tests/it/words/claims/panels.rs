//! What the rows of the panels say at a step: the call stack, the moves from the root, the passes, the cost, and the
//! tables by which moves are put in order. A row is read from its end, as its name may be anything.

use crate::hold;
use crate::words::claims::step_context::{CheckResult, StepContext, is_worth};
use crate::words::claims::values::{self, Number, count};
use poda::game::Game;
use poda::game::any::AnyMove;
use poda::i18n::explain::move_anywhere;
use poda::score::{Player, Score, Turn};
use poda::search::Algorithm;
use poda::trace::passes::PassStep;
use poda::trace::{Event, NodeId, Trace};
use std::collections::HashMap;

/// The messages that rows are made of, which are read here and not by their patterns.
pub const READ_HERE: [&str; 23] = [
    "cost-nodes",
    "cost-leaves",
    "cost-cutoffs",
    "stack-more",
    "panel-moves-row",
    "panel-moves-unknown",
    "panel-moves-scale",
    "panel-moves-open",
    "panel-moves-more",
    "tables-ply",
    "tables-slot",
    "tables-child",
    "tables-nothing",
    "tables-more",
    "passes-order",
    "chart-best",
    "chart-alpha",
    "chart-beta",
    "chart-line",
    "chart-change",
    "overview-explained",
    "overview-explained-whole",
    "overview-explained-visited",
];

/// Checks the rows of a panel; `None` where sentences stand in it that are read elsewhere.
pub fn check(panel: &str, lines: &[String], context: &StepContext) -> Option<CheckResult> {
    Some(match panel {
        "stack" => stack(lines, context),
        "moves" => moves(lines, context),
        "passes" => passes(lines, context),
        "killers" => killers(lines, context),
        "history" => history(lines, context),
        "cost" => cost(lines, context),
        "chart" => chart(lines, context),
        "result" | "why" | "node" | "spoken" | "counts" => return None,
        other => Err(format!("nothing reads the panel {other}")),
    })
}

/// The words of a line, the last ones first taken apart.
fn split_off<const N: usize>(line: &str) -> Result<(&str, [&str; N]), String> {
    let mut rest = line;
    let mut words = [""; N];
    for word in words.iter_mut().rev() {
        let (before, last) = rest.rsplit_once(' ').ok_or_else(|| format!("{line:?} is too short"))?;
        (rest, *word) = (before, last);
    }
    Ok((rest, words))
}

fn is_number(text: &str, score: Option<Score>, what: &str) -> CheckResult {
    match (text, score) {
        ("–", None) => Ok(()),
        (text, Some(score)) if Number::read(text).is_some_and(|number| number.is(score)) => Ok(()),
        (text, score) => Err(format!("{what} is {score:?} and not {text}")),
    }
}

/// The open nodes from the root down, with the windows and the best scores of the replay.
fn stack(lines: &[String], context: &StepContext) -> CheckResult {
    let open: Vec<_> = context.replay.open.iter().collect();
    let closed =
        context.replay.closed.iter().filter(|_| matches!(context.trace().event(context.step), Some(Event::Leave(_))));
    let open: Vec<_> = open.into_iter().chain(closed).collect();
    let gap = lines.iter().position(|line| line.starts_with('…'));
    hold!(gap.is_some() || lines.len() == open.len(), "{} nodes are open", open.len());
    if let Some(gap) = gap {
        let left_out = lines[gap].chars().filter(char::is_ascii_digit).collect::<String>();
        hold!(
            left_out == (open.len() + 1 - lines.len()).to_string(),
            "{left_out} nodes are left out of {}",
            open.len()
        );
    }
    let behind = lines.len() - gap.map_or(0, |gap| gap + 1);
    let front = lines.iter().zip(&open).take(gap.unwrap_or_default());
    let is_movers = context.recording.config().algorithm.properties().counts_for_mover;
    for (line, visit) in front.chain(lines.iter().rev().zip(open.iter().rev()).take(behind)) {
        let (name, [alpha, beta, best]) = split_off(line)?;
        context.is_name(visit.node, name)?;
        let is_turned = is_movers && visit.player == Player::Min;
        let view = |score: Score| if is_turned { -score } else { score };
        let (low, high) = visit.window.map_or((None, None), |window| (Some(window.alpha), Some(window.beta)));
        let (low, high) = if is_turned { (high, low) } else { (low, high) };
        is_number(alpha, low.map(view), "α")?;
        is_number(beta, high.map(view), "β")?;
        is_number(best, visit.best.map(|(_, best)| view(best)), "the best")?;
    }
    Ok(())
}

/// Every move of the root with what is true of it, and the scale on which it is drawn.
fn moves(lines: &[String], context: &StepContext) -> CheckResult {
    let trace = context.trace();
    let mut children: Vec<NodeId> = Vec::new();
    for child in trace.children(NodeId::ROOT) {
        let is_again =
            children.iter().any(|&other| context.recording.move_to(other) == context.recording.move_to(child));
        if !is_again {
            children.push(child);
        }
    }
    let mut largest: f64 = 0.0;
    let mut is_any_open = false;
    let shown = children.len().min(40);
    for (line, &child) in lines.iter().zip(&children[..shown]) {
        let (name, value) = line.rsplit_once(": ").ok_or_else(|| format!("{line:?} has no value"))?;
        let name = name.rsplit_once(" ×").map_or(name, |(name, _)| name);
        context.is_name(child, name)?;
        if value == context.words.text("panel-moves-unknown") {
            continue;
        }
        let claim = values::Said::read(value).ok_or_else(|| format!("{value:?} is no interval"))?;
        is_worth(context.value(child), |worth| claim.holds(worth), value)?;
        let returned = |step: usize| matches!(trace.event(step), Some(Event::Leave(left)) if left == child);
        hold!(
            (1..=context.step).any(returned) || !trace.is_complete() || context.is_open(child),
            "it has not returned"
        );
        let ends = match claim {
            values::Said::Is(number) | values::Said::AtLeast(number) | values::Said::AtMost(number) => vec![number],
            values::Said::Between(low, high) => vec![low, high],
            values::Said::Nothing | values::Said::Claim(_) => vec![],
        };
        is_any_open |= !matches!(claim, values::Said::Is(_));
        for end in ends {
            let (Number::Exact(end) | Number::Near(end)) = end;
            largest = largest.max(if end.is_finite() { end.abs() } else { 0.0 });
        }
    }
    let notes = &lines[shown..];
    let scale = notes.first().ok_or("there is no scale")?;
    let largest = if largest == 0.0 { 1.0 } else { largest };
    // The end of an interval is rounded outwards to three decimals, and that of the scale to the nearest number.
    let goes_to = |end: f64| {
        let end = Score::new((end * 1_000.0).round() / 1_000.0);
        end.is_some_and(|end| [-end, end].map(Score::shown).iter().all(|end| scale.contains(end.as_str())))
    };
    let is_whole = Score::new(largest).is_some_and(|end| scale.contains(&end.shown()));
    hold!(is_whole || goes_to(largest) || goes_to(largest - 0.001), "the scale goes to {largest}");
    let says_open = notes.iter().any(|note| *note == context.words.styled("panel-moves-open", &[]).plain());
    hold!(says_open == is_any_open || children.len() > shown, "a bar is hatched: {is_any_open}");
    hold!(
        notes.len() == 1 + usize::from(says_open) + usize::from(shown < children.len()),
        "there are {} notes",
        notes.len()
    );
    Ok(())
}

/// Each pass with its depth and window, what is true of the root in it, and what it has cost.
fn passes(lines: &[String], context: &StepContext) -> CheckResult {
    let all = &context.search.passes;
    let first = (context.pass + 1).saturating_sub(12);
    for (number, line) in (first..all.len()).zip(lines).take(12) {
        let words: Vec<&str> = line.split_whitespace().collect();
        hold!(words[0] == (number + 1).to_string(), "it is pass {}", number + 1);
        if context.pass < number {
            hold!(words.len() == 1, "pass {} has not begun", number + 1);
            continue;
        }
        let [_, depth, alpha, beta, ref value @ .., nodes] = words[..] else { return Err("a cell is missing".into()) };
        let config = all.get(number).config();
        let is_depth = config.depth.is_none_or(|limit| depth == limit.to_string());
        hold!(
            is_depth && (config.depth.is_some() || depth == context.words.text("search-depth-full")),
            "not its depth"
        );
        is_number(alpha.trim_end_matches(','), Some(config.window.alpha), "α")?;
        is_number(beta, Some(config.window.beta), "β")?;
        let (value, trace) = (value.join(" "), all.get(number).trace());
        let is_over = number < context.pass || context.step == trace.len();
        let claim = values::Said::read(&value).ok_or_else(|| format!("{value:?} is no interval"))?;
        hold!(is_over || claim == values::Said::Nothing, "the pass is not over");
        let truth = context.search.truth(config.depth);
        is_worth(truth.value(&truth.root()), |root| claim.holds(root), &value)?;
        if number == context.pass {
            hold!(count(nodes) == Some(context.replay.nodes), "{} nodes were entered", context.replay.nodes);
        }
    }
    let Some(order) = lines.get(all.len().min(first + 12) - first) else { return Ok(()) };
    let order = order.rsplit_once(": ").map_or("", |(_, moves)| moves).trim_end_matches('.');
    let entered = context.trace().children(NodeId::ROOT);
    let entered = entered.filter(|&child| context.trace().entered_at(child).is_some_and(|step| step <= context.step));
    for (name, child) in order.split(", ").zip(entered).filter(|(name, _)| *name != "…") {
        context.is_name(child, name)?;
    }
    Ok(())
}

/// A cutoff of all passes up to this step.
struct Cut {
    name: String,
    mv: AnyMove,
    player: Player,
    ply: usize,
    weight: u64,
}

fn cuts(context: &StepContext) -> Vec<Cut> {
    let mut all = Vec::new();
    for (number, pass) in context.search.passes.iter().enumerate().take(context.pass + 1) {
        let until = if number == context.pass { context.step } else { pass.trace().len() };
        for step in 1..=until {
            let Some(Event::Cutoff(child)) = pass.trace().event(step) else { continue };
            let (Some(parent), Some(mv)) = (pass.trace().parent(child), pass.move_to(child)) else { continue };
            if pass.trace().turn(parent) == Turn::Chance {
                continue;
            }
            let (position, ply) = (pass.position(parent), pass.trace().ply(parent));
            let left = pass.config().depth.map_or(1, |depth| depth.saturating_sub(ply).max(1));
            let name = move_anywhere(context.words, &position, mv);
            all.push(Cut { name, mv, player: position.to_move(), ply, weight: (left * left) as u64 });
        }
    }
    all
}

/// Of each ply the moves that have cut there, the last first, as many as there are slots.
fn killers(lines: &[String], context: &StepContext) -> CheckResult {
    let slots = usize::from(context.recording.config().ordering.killers);
    let mut plies: std::collections::BTreeMap<usize, Vec<Cut>> = std::collections::BTreeMap::new();
    for cut in cuts(context) {
        let killers = plies.entry(cut.ply).or_default();
        killers.retain(|other| other.mv != cut.mv);
        killers.insert(0, cut);
        killers.truncate(slots);
    }
    let expected: Vec<(usize, usize, &Cut)> = plies
        .iter()
        .flat_map(|(&ply, cuts)| cuts.iter().enumerate().map(move |(slot, cut)| (ply, slot + 1, cut)))
        .collect();
    if expected.is_empty() {
        hold!(lines == [context.words.styled("tables-nothing", &[]).plain()], "nothing has cut");
        return Ok(());
    }
    hold!(lines.len() == expected.len(), "there are {} killers", expected.len());
    for (line, (ply, slot, cut)) in lines.iter().zip(expected) {
        let (head, name) = line.split_once(": ").ok_or("no move is named")?;
        let numbers: Vec<usize> =
            head.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
        hold!(numbers == [ply, slot] && name == cut.name, "killer {slot} of ply {ply} is {}", cut.name);
    }
    Ok(())
}

/// The moves that have cut, the one with the most weight first.
fn history(lines: &[String], context: &StepContext) -> CheckResult {
    let mut moves: Vec<(Player, AnyMove, String, u64)> = Vec::new();
    for cut in cuts(context) {
        match moves.iter_mut().find(|(player, mv, ..)| (*player, *mv) == (cut.player, cut.mv)) {
            Some((.., name, weight)) => (*name, *weight) = (cut.name, *weight + cut.weight),
            None => moves.push((cut.player, cut.mv, cut.name, cut.weight)),
        }
    }
    if moves.is_empty() {
        hold!(lines == [context.words.styled("tables-nothing", &[]).plain()], "nothing has cut");
        return Ok(());
    }
    let mut weights: Vec<u64> = moves.iter().map(|&(.., weight)| weight).collect();
    weights.sort_unstable_by(|a, b| b.cmp(a));
    for (line, &weight) in lines.iter().zip(&weights).take(10) {
        let (name, said) = line.rsplit_once(' ').ok_or("there is no weight")?;
        hold!(count(said) == Some(weight), "the weight is {weight}");
        let is_it = |(_, _, own, own_weight): &&(Player, AnyMove, String, u64)| own == name && *own_weight == weight;
        hold!(moves.iter().find(is_it).is_some(), "{name} does not weigh {weight}");
    }
    let rows = moves.len().min(10);
    hold!(lines.len() == rows + usize::from(rows < moves.len()), "{} moves have cut", moves.len());
    Ok(())
}

/// Nodes and leaves by minimax and by the search, and the cutoffs.
fn cost(lines: &[String], context: &StepContext) -> CheckResult {
    let passes = &context.search.passes;
    let depth = passes.last().config().depth;
    let truth = context.search.truth(depth);
    let minimax = [truth.nodes(&truth.root()), truth.leaves(&truth.root())];
    let counted = |is_it: fn(Event) -> bool| -> u64 {
        let of = |pass: &poda::trace::Trace| {
            (1..=pass.len()).filter_map(|step| pass.event(step)).filter(|&event| is_it(event)).count()
        };
        passes.iter().map(|pass| of(pass.trace()) as u64).sum()
    };
    let own = [
        counted(|event| matches!(event, Event::Enter(_))),
        counted(|event| matches!(event, Event::Evaluate(_))),
        counted(|event| matches!(event, Event::Cutoff(_))),
    ];
    hold!(
        lines.len() == 3 && !matches!(context.search.config.algorithm, Algorithm::Minimax),
        "three things are counted"
    );
    for (index, line) in lines.iter().enumerate() {
        let (_, [by_minimax, found]) = split_off(line)?;
        hold!(count(found) == Some(own[index]), "it is {}", own[index]);
        match minimax.get(index) {
            Some(Some(expected)) => hold!(count(by_minimax) == Some(*expected), "minimax takes {expected}"),
            Some(None) => {}
            None => hold!(by_minimax == "–", "minimax has no cutoffs"),
        }
    }
    Ok(())
}

/// The steps at which the best score of the root, its α and its β have changed, each with the score from there on.
fn root_changes(context: &StepContext, index: usize) -> Vec<(usize, Score)> {
    let scores = context.replay.root.iter().map(|(step, scores)| (*step, scores[index]));
    // An infinite bound is no bound yet; an infinite best score is one.
    let is_said = |score: &Score| index == 0 || score.is_finite();
    let said = scores.filter_map(|(step, score)| Some((step, score.filter(is_said)?)));
    let mut changes: Vec<(usize, Score)> = said.collect();
    changes.dedup_by_key(|&mut (_, score)| score);
    changes
}

/// Whether the root has a chart: its best score has changed.
pub fn has_chart(context: &StepContext) -> bool {
    2 <= root_changes(context, 0).len()
}

/// Every change of the root's best score, α and β, in this order, with its step.
fn chart(lines: &[String], context: &StepContext) -> CheckResult {
    let names = ["chart-best", "chart-alpha", "chart-beta"].map(|id| context.words.text(id));
    let changes = (0..names.len()).map(|index| root_changes(context, index));
    let shown = names.iter().zip(changes).filter(|(_, changes)| !changes.is_empty());
    let shown: Vec<_> = shown.collect();
    hold!(has_chart(context) && lines.len() == shown.len(), "{} lines have changed", shown.len());
    for (line, (name, changes)) in lines.iter().zip(shown) {
        let (said_name, said) = line.trim_end_matches('.').split_once(": ").ok_or("no line is named")?;
        let said: Vec<&str> = said.split(", ").collect();
        hold!(said_name == name && said.len() == changes.len(), "{name} has changed at {changes:?}");
        for (said, (step, score)) in said.into_iter().zip(changes) {
            let (number, at) = said.split_once(' ').ok_or("no step is named")?;
            is_number(number, Some(score), name)?;
            let (_, at) = at.rsplit_once(' ').ok_or("no step is named")?;
            let step = context.search.passes.timeline_step(PassStep { pass: context.pass, step }).get();
            hold!(count(at) == Some(step as u64), "{name} is {score} at step {step}");
        }
    }
    Ok(())
}

/// How many nodes are below each one, itself included.
pub fn below(trace: &Trace) -> HashMap<NodeId, u64> {
    let mut below = HashMap::new();
    trace.nodes().flat_map(|node| trace.ancestors(node)).for_each(|above| *below.entry(above).or_default() += 1);
    below
}

/// How many nodes are below one, itself included, and how many of the whole tree the search visits.
pub fn overview(text: &str, node: NodeId, below: &HashMap<NodeId, u64>, context: &StepContext) -> CheckResult {
    let (trace, words, count) = (context.trace(), context.words, below[&node]);
    let visited = trace.nodes().filter(|&other| trace.entered_at(other).is_some()).count() as u64;
    let key = match (node == NodeId::ROOT, visited == count) {
        (false, _) => "overview-explained",
        (true, false) => "overview-explained-whole",
        (true, true) => "overview-explained-visited",
    };
    let args = [("nodes", words.counted("count-nodes", count).into()), ("visited", words.number(visited).into())];
    hold!(text == words.styled(key, &args).plain(), "{count} nodes are there, and {visited} are visited");
    Ok(())
}
