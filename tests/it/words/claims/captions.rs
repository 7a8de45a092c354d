//! What the sentences of the steps say to a reader.

use crate::hold;
use crate::words::claims::patterns::Said;
use crate::words::claims::replay::Setter;
use crate::words::claims::step_context::{
    CheckResult, StepContext, counts, is_worth, name_of, number, player, relation, variant, yes_or_no,
};
use crate::words::claims::truth::Stop;
use crate::words::claims::values::{self, Number, in_list, in_words, is_sum};
use poda::game::any::AnyGame;
use poda::game::board::Board;
use poda::game::evaluation::Evaluation;
use poda::game::{Game, GameView, Outcome};
use poda::score::{Bound, Interval, Player, Score, Turn};
use poda::search::Algorithm;
use poda::search::pass;
use poda::search::pass::PassKind;
use poda::search::play_level::PlayLevel;
use poda::trace::limits::Ending;
use poda::trace::visit::VisitKind;
use poda::trace::{Event, NodeId, Story};

/// A message and the check of what it says.
pub type Check = (&'static str, fn(&Said, &StepContext) -> CheckResult);

/// Every message that a caption can be made of.
pub const ALL: &[Check] = &[
    ("caption-start", |said, context| {
        hold!(context.step == 0, "the search has begun");
        hold!(!context.truth.moves(&context.truth.root()).is_empty(), "there is nothing to move");
        context.about(said, NodeId::ROOT)
    }),
    ("caption-start-leaf", |said, context| {
        hold!(context.truth.stops(&context.truth.root()).is_some(), "the root is no leaf");
        context.about(said, NodeId::ROOT)
    }),
    ("caption-start-chance", |said, context| {
        hold!(context.step == 0, "the search has begun");
        decided_by_chance(said, context, NodeId::ROOT)
    }),
    ("caption-enter-chance", |said, context| {
        let node = inner(context)?;
        hold!(context.trace().window(node).is_none(), "it has a window");
        decided_by_chance(said, context, node)
    }),
    ("caption-enter-chance-window", |said, context| {
        let node = inner(context)?;
        entered_with(said, context, node)?;
        decided_by_chance(said, context, node)
    }),
    ("caption-enter-probe", |said, context| {
        let node = inner(context)?;
        let trace = context.trace();
        let parent = trace.parent(node).ok_or("the root is no outcome")?;
        hold!(context.turn(parent) == Turn::Chance && context.turn(node) != Turn::Chance, "nothing is probed");
        let visited = trace.children(node).filter(|&child| trace.is_searched(child)).count();
        hold!(visited <= 1, "{visited} moves are tried");
        entered_with(said, context, node)?;
        context.about(said, node)
    }),
    ("caption-expect", |said, context| {
        let (node, child) = event_child(context)?;
        let place = context.place(node);
        let moves = context.truth.moves(&place);
        let weigh = |mv| context.recording.config().weight(&place.position, mv);
        let of: u64 = moves.iter().map(|&mv| u64::from(weigh(mv))).sum();
        let mv = context.recording.move_to(child).ok_or("no move leads there")?;
        counts(said, "weight", weigh(mv).into())?;
        counts(said, "of", of)?;
        let returned = &context.visit(node)?.children;
        let mut terms: Vec<(u32, Score)> = Vec::new();
        for &(child, score) in returned {
            terms.push((weigh(context.recording.move_to(child).ok_or("no move leads there")?), score));
        }
        let left = of - terms.iter().map(|&(weight, _)| u64::from(weight)).sum::<u64>();
        terms.extend(u32::try_from(left).ok().filter(|&left| 0 < left).map(|left| (left, Score::ZERO)));
        let sum = said.text("average").ok_or("there is no sum")?;
        // A sum with bounds in it is a bound, or nothing if they are on both sides.
        let bound_of = |child| match context.trace().result(child) {
            Some((_, bound))
                if !context.trace().end().proved(child).intersection(context.trace().bounds).is_exact() =>
            {
                bound
            }
            Some(_) | None => Bound::Exact,
        };
        let bounds: Vec<Bound> = returned.iter().map(|&(child, _)| bound_of(child)).collect();
        let has = |wanted: Bound| bounds.contains(&wanted);
        let signs = [" = ", " ≈ ", " ≤ ", " ≥ "];
        let total = signs.iter().find_map(|sign| Some((*sign, sum.rsplit_once(sign)?.1)));
        let right: &[&str] = match (has(Bound::Lower), has(Bound::Upper)) {
            (false, false) => &signs[..2],
            (true, false) => &signs[3..],
            (false, true) => &signs[2..3],
            (true, true) => &[],
        };
        if let (Ok(mean), Some((sign, total))) = (Score::weighted_mean(terms), total) {
            let total = Number::read(total).ok_or_else(|| format!("{total:?} is no number"))?;
            hold!(total.is(mean) || has(Bound::Lower) || has(Bound::Upper), "the sum is {mean}");
            hold!(right.contains(&sign), "{sum}: {bounds:?}");
        } else {
            hold!(!sum.contains('='), "there is no sum");
        }
        let written = if 6 < returned.len() { 4 } else { returned.len() };
        hold!(sum.matches('·').count() == if of == u64::from(weigh(mv)) { 0 } else { written }, "other terms");
        let proved = context.trace().at(context.step).proved(node);
        if let Some(text) = said.text("proved") {
            let claim = values::Said::read(text).ok_or_else(|| format!("{text:?} is no interval"))?;
            is_worth(context.value(node), |value| claim.holds(value), text)?;
        }
        let is_over = returned.len() == moves.len() && returned.iter().all(|&(child, _)| context.is_finished(child));
        let is_known = proved.is_exact() || proved == Interval::UNKNOWN;
        let complete = ["no", if is_known { "yes" } else { "all" }][usize::from(is_over)];
        let is_so = said.is("complete", complete) == Some(true);
        hold!(!context.trace().is_complete() || is_so, "it is {complete}");
        variant(said, "nothing", yes_or_no(proved == Interval::UNKNOWN))?;
        context.named(said, "child", child)?;
        context.about(said, node)
    }),
    ("caption-cutoff-chance", cut_at_chance),
    ("caption-cutoff-under-chance", |said, context| {
        let (node, child) = event_child(context)?;
        let visit = context.visit(node)?;
        let Setter::Chance(owner) = visit.setter_of_limit() else { return Err("no chance node set the bound".into()) };
        context.named(said, "owner", owner)?;
        let limit = visit.window.ok_or("no window")?.limit(visit.player);
        let score = context.trace().score_for_parent(child).ok_or("it has not returned")?;
        number(said, "score", score)?;
        number(said, "limit", limit)?;
        relation(said, "relation", score, limit)?;
        hold!(context.trace().later_siblings(child).next().is_some(), "nothing is left to prune");
        context.extremum(said, node, Player::Max)?;
        reaches_chance(said, context, node, owner, score)?;
        context.about(said, node)
    }),
    ("caption-over-chance", |said, context| {
        let (_, bound) = context.trace().result(NodeId::ROOT).ok_or("it is not over")?;
        variant(said, "bound", bound_name(bound))?;
        hold!(context.turn(NodeId::ROOT) == Turn::Chance, "a player chooses");
        bounded(context, NodeId::ROOT, bound)?;
        over(said, context)
    }),
    ("spoken", spoken),
    ("spoken-in-window", |said, context| {
        let node = context.trace().at(context.step).current().ok_or("nothing has begun")?;
        let window = context.visit(node)?.window.ok_or("no window")?;
        number(said, "alpha", window.alpha)?;
        number(said, "beta", window.beta)?;
        spoken(said, context)
    }),
    ("caption-broken-off", broken_off),
    ("caption-enter", |said, context| {
        let node = inner(context)?;
        hold!(context.trace().window(node).is_none(), "it has a window");
        is_research(said, context, node)?;
        context.about(said, node)
    }),
    ("caption-enter-window", |said, context| {
        let node = inner(context)?;
        entered_with(said, context, node)?;
        is_research(said, context, node)?;
        context.about(said, node)
    }),
    ("caption-enter-scout", |said, context| {
        let node = inner(context)?;
        let parent = asked_by(said, context, node)?;
        let far = usize::from(context.player(parent) == Player::Max);
        hold!(context.visit(node)?.setters[far] == Setter::Scout(parent), "no scout was sent");
        context.about(said, node)
    }),
    ("caption-enter-research", |said, context| {
        let node = inner(context)?;
        let parent = asked_by(said, context, node)?;
        let asker = context.player(parent);
        let before = context.trace().children(parent).take_while(|&child| child < node);
        let scouted = before.last().ok_or("nothing was scouted")?;
        hold!(context.recording.move_to(scouted) == context.recording.move_to(node), "another move was scouted");
        let (score, _) = context.trace().result(scouted).ok_or("the scout has not returned")?;
        let own = context.visit(parent)?.window.ok_or("no window")?.limit(asker.opponent());
        hold!(asker.prefers(score, own), "the scout has not found it better");
        is_worth(context.value(node), |value| asker.prefers(value, own), "it is better")?;
        context.about(said, node)
    }),
    ("caption-enter-leaf", |said, context| stops(said, context, &[Stop::Over])),
    ("caption-enter-terminal", |said, context| stops(said, context, &[Stop::Over])),
    ("caption-enter-horizon", |said, context| stops(said, context, &[Stop::Limit])),
    ("caption-enter-quiet", |said, context| stops(said, context, &[Stop::Quiet])),
    ("caption-evaluate-given", |said, context| evaluated(said, context, &[Stop::Over])),
    ("caption-evaluate-horizon", |said, context| evaluated(said, context, &[Stop::Limit, Stop::Quiet])),
    ("caption-evaluate-undecided", |said, context| {
        let position = context.recording.position(current(context)?);
        hold!(position.evaluates_only_outcomes(), "a limit evaluates it");
        hold!(position.evaluate().score() == Score::ZERO, "it is decided");
        evaluated(said, context, &[Stop::Limit, Stop::Quiet])
    }),
    ("caption-evaluate-won", |said, context| {
        let node = current(context)?;
        let position = context.recording.position(node);
        let Some(Outcome::Won(winner)) = position.outcome() else { return Err("neither side has won".into()) };
        player(said, "winner", winner)?;
        let score = position.evaluate().score();
        hold!(winner.view(score) > Score::ZERO, "{winner:?} has won, and it counts {score}");
        evaluated(said, context, &[Stop::Over])
    }),
    ("caption-evaluate-sooner", |said, context| {
        let node = current(context)?;
        let position = context.recording.position(node);
        let Some(Outcome::Won(winner)) = position.outcome() else { return Err("neither side has won".into()) };
        player(said, "winner", winner)?;
        let Evaluation::Sooner { winner: counted, win, plies } = position.evaluate() else {
            return Err("all wins count alike".into());
        };
        let score = Score::from((win - plies).cast_signed());
        hold!(counted == winner && position.evaluate().score() == winner.view(score), "it is another score");
        let marks = match &position.board() {
            Board::Grid(grid) => grid.cells.iter().flatten().count(),
            Board::Abstract | Board::Mancala(_) | Board::Piles(_) | Board::Dice(_) | Board::Text(_) => 0,
        };
        hold!(marks as u64 == u64::from(plies), "{marks} plies were played");
        counts(said, "plies", plies.into())?;
        evaluated(said, context, &[Stop::Over])
    }),
    ("caption-evaluate-drawn", |said, context| {
        let node = current(context)?;
        hold!(context.recording.position(node).outcome() == Some(Outcome::Drawn), "it is no draw");
        evaluated(said, context, &[Stop::Over])
    }),
    ("caption-evaluate-over", |said, context| evaluated(said, context, &[Stop::Over])),
    ("caption-improve", improved),
    ("caption-improve-narrows", improved),
    ("caption-improve-goes-on", improved),
    ("caption-improve-outside", |said, context| {
        let (node, child) = event_child(context)?;
        let visit = context.visit(node)?;
        let own = visit.window.ok_or("no window")?.limit(visit.player.opponent());
        let (_, score) = visit.best.filter(|&(best, _)| best == child).ok_or("it is not the best")?;
        hold!(!visit.player.prefers(score, own), "it is better than {own}");
        hold!(!visit.has_moved, "the window moved");
        improved(said, context)
    }),
    ("caption-improve-closes", |said, context| {
        let next = context.trace().event(context.step + 1);
        hold!(matches!(next, Some(Event::Cutoff(_))) || context.step == context.trace().len(), "nothing is cut");
        improved(said, context)
    }),
    ("caption-no-improvement", |said, context| {
        let child = current(context)?;
        let node = context.trace().parent(child).ok_or("the root has no parent")?;
        let visit = context.visit(node)?;
        let (_, score) = *visit.children.last().ok_or("nothing has returned")?;
        let (_, best) = visit.best.ok_or("there is nothing to be better than")?;
        hold!(!visit.player.prefers(score, best) || is_only_scouted(context, child), "it is better");
        number(said, "best", best)?;
        if said.is("kept", "best") == Some(true) {
            let so_far =
                context.returned(node).into_iter().map(|child| context.value(child)).collect::<Option<Vec<_>>>();
            let reached = so_far.and_then(|values| values.into_iter().reduce(|a, b| visit.player.better_of(a, b)));
            let is_proved = context.trace().trust.is_proved();
            is_worth(reached.filter(|_| is_proved), |reached| reached == best, "it is the best")?;
        }
        context.extremum(said, node, Player::Max)?;
        context.about(said, node)
    }),
    ("caption-worth-now", |said, context| {
        let child = current(context)?;
        let node = context.trace().parent(child).ok_or("the root has no parent")?;
        hold!(context.trace().event(context.step + 1) == Some(Event::Improve(child)), "it is not better");
        let proved = context.trace().at(context.step).proved(node);
        hold!(
            said.text("proved").is_some_and(|text| in_words(proved).contains(&text.to_owned())),
            "{proved} is proved"
        );
        variant(said, "exact", yes_or_no(proved.is_exact()))?;
        is_worth(context.value(node), |value| proved.low <= value && value <= proved.high, "another value is proved")?;
        context.about(said, node)
    }),
    ("caption-cutoff", cut),
    ("caption-cutoff-deep", |said, context| {
        let (node, _) = event_child(context)?;
        if let Setter::Node(owner) = context.visit(node)?.setter_of_limit() {
            hold!(Some(owner) != context.trace().parent(node), "a deep cutoff is by an ancestor further up");
        }
        cut(said, context)
    }),
    ("caption-cutoff-scout", |said, context| {
        let (node, _) = event_child(context)?;
        hold!(matches!(context.visit(node)?.setter_of_limit(), Setter::Scout(_)), "no scout was sent");
        cut(said, context)
    }),
    ("caption-cutoff-window", |said, context| {
        let (node, _) = event_child(context)?;
        hold!(context.visit(node)?.setter_of_limit() == Setter::Root, "the bound is not the root's");
        root_window(said, context)?;
        cut(said, context)
    }),
    ("caption-cutoff-best-possible", |said, context| {
        let (node, child) = event_child(context)?;
        let best = context.best_possible(node);
        hold!(context.trace().score_for_parent(child) == Some(best), "there are better scores");
        is_worth(context.value(node), |value| value == best, "nothing is better")?;
        cut(said, context)
    }),
    ("caption-cutoff-prunes-nothing", |said, context| {
        let (node, child) = event_child(context)?;
        let moves = context.truth.moves(&context.place(node)).len();
        hold!(context.returned(node).len() == moves, "there are {moves} children");
        hold!(context.trace().later_siblings(child).next().is_none(), "there are children left");
        if said.text("best") == Some("yes") {
            let is_best = context.trace().score_for_parent(child) == Some(context.best_possible(node));
            hold!(is_best, "there are better scores");
        }
        cut(said, context)
    }),
    ("caption-cutoff-mistaken", cut),
    ("caption-leave-leaf", |said, context| {
        let node = current(context)?;
        hold!(context.place_stops(node) || context.trace().table_hit_depth(node).is_some(), "it is no leaf");
        returns(said, context, node)
    }),
    ("caption-leave-exact", |said, context| {
        let node = current(context)?;
        let moves = context.truth.moves(&context.place(node)).len();
        variant(said, "left", yes_or_no(context.returned(node).len() < moves))?;
        bounded(context, node, Bound::Exact)?;
        returns(said, context, node)
    }),
    ("caption-leave-lower", |said, context| {
        let node = current(context)?;
        bounded(context, node, Bound::Lower)?;
        returns(said, context, node)
    }),
    ("caption-leave-upper", |said, context| {
        let node = current(context)?;
        bounded(context, node, Bound::Upper)?;
        returns(said, context, node)
    }),
    ("caption-leave-unknown", |said, context| {
        let node = current(context)?;
        let (score, bound) = context.trace().result(node).ok_or("it has not returned")?;
        let says_nothing = (bound == Bound::Lower && score == Score::NEG_INFINITY)
            || (bound == Bound::Upper && score == Score::INFINITY);
        hold!(says_nothing, "it says something");
        returns(said, context, node)
    }),
    ("caption-leave-probe-lower", |said, context| by_bounds(said, context, Bound::Lower)),
    ("caption-leave-probe-upper", |said, context| by_bounds(said, context, Bound::Upper)),
    ("caption-leave-hard-lower", |said, context| hard(said, context, Bound::Lower)),
    ("caption-leave-hard-upper", |said, context| hard(said, context, Bound::Upper)),
    ("caption-leave-mistaken", |said, context| {
        let node = current(context)?;
        let window = context.trace().window(node).ok_or("no window")?;
        let (score, _) = context.trace().result(node).ok_or("it has not returned")?;
        // Inside the window it is taken for the value, at its ends for a bound.
        let taken_for = if score <= window.alpha && window.alpha != Score::NEG_INFINITY {
            "upper"
        } else if window.beta <= score && window.beta != Score::INFINITY {
            "lower"
        } else {
            "exact"
        };
        variant(said, "bound", taken_for)?;
        returns(said, context, node)
    }),
    ("caption-over", |said, context| {
        over(said, context)?;
        named_by_verb(said, context)?;
        plays_the_best(said, context)
    }),
    ("caption-over-value", |said, context| {
        bounded(context, NodeId::ROOT, Bound::Exact)?;
        over(said, context)
    }),
    ("caption-over-lower", |said, context| {
        bounded(context, NodeId::ROOT, Bound::Lower)?;
        over(said, context)
    }),
    ("caption-over-upper", |said, context| {
        bounded(context, NodeId::ROOT, Bound::Upper)?;
        over(said, context)
    }),
    ("caption-over-unknown", over),
    ("caption-over-leaf", |said, context| {
        hold!(context.place_stops(NodeId::ROOT), "the root is no leaf");
        over(said, context)
    }),
    ("caption-over-beginner", |said, context| {
        hold!(context.recording.config().algorithm == Algorithm::Level(PlayLevel::Beginner), "no beginner plays");
        variant(said, "only", yes_or_no(context.truth.moves(&context.truth.root()).len() == 1))?;
        over(said, context)
    }),
    ("caption-over-mistaken", over),
    ("caption-pass-ends", |said, context| {
        counts(said, "pass", context.pass as u64 + 1)?;
        let (_, bound) = context.trace().result(NodeId::ROOT).ok_or("it is not over")?;
        match said.text("bound") {
            Some("best") => {
                bounded(context, NodeId::ROOT, Bound::Exact)?;
                plays_the_best(said, context)?;
            }
            Some("exact") => bounded(context, NodeId::ROOT, Bound::Exact)?,
            Some("lower") => bounded(context, NodeId::ROOT, Bound::Lower)?,
            Some("upper") => bounded(context, NodeId::ROOT, Bound::Upper)?,
            _ => hold!(bound != Bound::Exact, "it proves something"),
        }
        over(said, context)
    }),
    ("caption-table-hit", |said, context| {
        let node = recalled(said, context)?;
        // No line ended at a limit: so it is true without one.
        let place = context.search.truth(None).after(&context.recording.moves_to(node));
        let value = context.search.truth(None).value(&place);
        let (score, bound) = context.trace().result(node).ok_or("it has not returned")?;
        is_worth(value, |value| holds(value, score, bound), "no line ended at a limit")
    }),
    ("caption-table-hit-in-depth", |said, context| {
        let node = recalled(said, context)?;
        let depth = context.trace().table_hit_depth(node).flatten().ok_or("it was searched to the end")?;
        let line = context.recording.moves_to(node).len();
        let searched = earlier(context, node)
            .into_iter()
            .any(|(depth_of_pass, ply)| depth_of_pass.is_some_and(|limit| limit.saturating_sub(ply) == depth));
        hold!(searched, "no earlier search was {depth} plies deep");
        hold!(
            context.recording.config().depth.map(|limit| limit.saturating_sub(line)) == Some(depth),
            "another depth was asked for"
        );
        counts(said, "depth", depth as u64)
    }),
    ("caption-pass-over", |said, context| {
        let (node, child) = event_child(context)?;
        let mut moves = Vec::new();
        context.place(node).position.legal_moves(&mut moves);
        counts(said, "others", moves.len() as u64 - 1)?;
        context.named(said, "child", child)?;
        context.about(said, node)
    }),
    ("caption-true-value", |said, context| {
        let node = current(context)?;
        let value = context.value(node);
        value.map_or(Ok(()), |value| number(said, "value", value))?;
        if let Some(value) = value {
            let (score, bound) = context.trace().result(node).ok_or("it has not returned")?;
            let is_chosen = context.trace().parent(node).is_some();
            hold!(!holds(value, score, bound) || is_chosen, "what it returns is right");
        }
        Ok(())
    }),
    ("aside-again", |said, context| {
        let node = current(context)?;
        player(said, "player", context.player(node))?;
        let parent = context.trace().parent(node).ok_or("no move leads to the root")?;
        hold!(context.player(parent) == context.player(node), "the other side moves");
        counts_for_mover(context)
    }),
    ("aside-window", |said, context| {
        let node = current(context)?;
        let window = context.trace().window(node).ok_or("no window")?;
        number(said, "alpha", -window.beta)?;
        number(said, "beta", -window.alpha)?;
        min_counts(context, node)
    }),
    ("aside-extremum", |said, context| {
        let is_over = context.trace().event(context.step) == Some(Event::Leave(NodeId::ROOT));
        let node = if is_over { NodeId::ROOT } else { event_child(context)?.0 };
        context.extremum(said, node, Player::Min)?;
        min_counts(context, node)
    }),
    ("aside-cutoff", |said, context| {
        let (node, child) = event_child(context)?;
        let score = -context.trace().score_for_parent(child).ok_or("it has not returned")?;
        let limit = -context.visit(node)?.window.ok_or("no window")?.alpha;
        number(said, "score", score)?;
        number(said, "limit", limit)?;
        relation(said, "relation", score, limit)?;
        context.extremum(said, node, Player::Min)?;
        min_counts(context, node)
    }),
    ("aside-leave", |said, context| {
        let node = current(context)?;
        let (score, _) = context.trace().result(node).ok_or("it has not returned")?;
        number(said, "score", -score)?;
        min_counts(context, node)?;
        if !context.trace().trust.is_proved() {
            let _ = said.text("bound");
            return Ok(());
        }
        let value = context.value(node);
        match said.text("bound") {
            Some("lower") => is_worth(value, |value| -score <= -value, "MIN has that or more"),
            Some("upper") => is_worth(value, |value| -value <= -score, "MIN has that or less"),
            _ => Ok(()),
        }
    }),
    ("aside-not-quiet", |said, context| {
        let node = current(context)?;
        let parent = context.trace().parent(node).ok_or("no move leads to the root")?;
        let [from, to] = [parent, node].map(|node| context.recording.position(node).evaluate().score());
        number(said, "from", from)?;
        number(said, "to", to)?;
        let quiet = context.recording.config().quiescence.ok_or("nothing goes on")?;
        hold!(from != to && quiet.change.get() < (from.get() - to.get()).abs(), "it is quiet");
        hold!(
            context.recording.config().depth.is_some_and(|depth| depth <= context.trace().ply(node)),
            "the limit is further down"
        );
        hold!(!context.place_stops(node), "the search stops here");
        Ok(())
    }),
    ("aside-no-estimates", |_, context| {
        let depth = context.recording.config().depth.ok_or("there is no depth")?;
        let trace = context.trace();
        let is_beyond = trace.nodes().any(|node| depth < trace.ply(node) && trace.is_searched(node));
        hold!(is_beyond, "nothing is searched further");
        Ok(())
    }),
    ("slip-wrong-bound", |said, context| {
        let node = current(context)?;
        let visit = context.visit(node)?;
        let window = visit.window.ok_or("no window")?;
        number(said, "limit", window.limit(visit.player))?;
        number(said, "score", window.limit(visit.player.opponent()))?;
        number(said, "score", context.trace().result(node).ok_or("it has not returned")?.0)?;
        context.about(said, node)
    }),
    ("slip-last-best", |said, context| {
        let (node, child) = event_child(context)?;
        let score = context.trace().score_for_parent(child);
        let before = context
            .visit(node)?
            .children
            .iter()
            .rev()
            .skip(1)
            .filter_map(|&(other, _)| context.trace().score_for_parent(other));
        let best = before.reduce(|a, b| context.player(node).better_of(a, b));
        hold!(best.is_some() && best == score, "it is no tie");
        context.named(said, "child", child)
    }),
    ("slip-always-negating", |said, context| {
        let node = current(context)?;
        let parent = context.trace().parent(node).ok_or("the root has no parent")?;
        hold!(context.player(parent) == context.player(node), "the other side moves");
        player(said, "player", context.player(node))?;
        let (score, _) = context.trace().result(node).ok_or("it has not returned")?;
        number(said, "score", context.player(node).view(score))?;
        context.named(said, "child", node)
    }),
    ("slip-turned", |said, context| {
        let node = current(context)?;
        player(said, "player", context.player(node))?;
        let parent = context.trace().parent(node).ok_or("the root has no parent")?;
        hold!(context.player(parent) == context.player(node), "the other side moves");
        Ok(())
    }),
    ("mistaken-verdict", mistaken_verdict),
    ("pass-deeper", |said, context| {
        begins(said, context, PassKind::Deeper)?;
        let depth = context.recording.config().depth.ok_or("there is no depth")?;
        counts(said, "depth", depth as u64)
    }),
    ("pass-failed-low", |said, context| {
        let before = before(context)?;
        let fails = |value: Score| value <= before.window.alpha;
        is_worth(context.value(NodeId::ROOT), fails, "it was lower than the window")?;
        begins(said, context, PassKind::FailedLow)
    }),
    ("pass-failed-high", |said, context| {
        let before = before(context)?;
        let fails = |value: Score| before.window.beta <= value;
        is_worth(context.value(NodeId::ROOT), fails, "it was higher than the window")?;
        begins(said, context, PassKind::FailedHigh)
    }),
    ("pass-test", |said, context| {
        let window = context.recording.config().window;
        hold!(
            window.alpha < window.beta && window.beta.get() <= window.alpha.get().next_up(),
            "there is a narrower window"
        );
        begins(said, context, PassKind::Test)
    }),
    ("stop-depth", stop_depth),
    ("stop-nothing-deeper", stop_nothing_deeper),
    ("stop-win", stop_win),
    ("stop-converged", stop_converged),
];

impl StepContext<'_> {
    /// Whether a search stops at a node.
    pub fn place_stops(&self, node: NodeId) -> bool {
        self.truth.stops(&self.place(node)).is_some()
    }
}

/// The outcomes of a node decide, and no player.
fn decided_by_chance(said: &Said, context: &StepContext, node: NodeId) -> CheckResult {
    hold!(context.turn(node) == Turn::Chance, "a player chooses");
    context.about(said, node)
}

/// A chance node was cut by what is proved of it, whatever is left.
pub fn cut_at_chance(said: &Said, context: &StepContext) -> CheckResult {
    let (node, child) = event_child(context)?;
    hold!(context.turn(node) == Turn::Chance, "a player chooses");
    let player = context.limited(node);
    variant(said, "kind", if player == Player::Max { "beta" } else { "alpha" })?;
    let limit = context.visit(node)?.window.ok_or("no window")?.limit(player);
    let score = context.cutting_score(node, child).ok_or("it is not cut")?;
    number(said, "score", score)?;
    number(said, "limit", limit)?;
    relation(said, "relation", score, limit)?;
    is_worth(context.value(node), |value| !player.prefers(score, value), &format!("{player:?} has {score} or better"))?;
    let trace = context.trace();
    counts(said, "count", trace.later_siblings(child).count() as u64)?;
    let worst = if player == Player::Max { trace.bounds.low } else { trace.bounds.high };
    number(said, "left", worst)?;
    variant(said, "probed", yes_or_no(trace.children(node).any(|visit| trace.is_partial_probe(visit))))?;
    context.about(said, node)
}

/// Which step it is of all that the search makes, and whose turn it is where.
fn spoken(said: &Said, context: &StepContext) -> CheckResult {
    let passes = &context.search.passes;
    let before: usize = passes.iter().take(context.pass).map(|pass| pass.trace().len()).sum();
    let all: usize = passes.iter().map(|pass| pass.trace().len()).sum();
    counts(said, "step", (before + context.step) as u64)?;
    counts(said, "steps", all as u64)?;
    context
        .about(said, event_child(context).map(|(node, _)| node).or_else(|_| current(context)).unwrap_or(NodeId::ROOT))
}

/// The node at which the last step was made.
fn current(context: &StepContext) -> Result<NodeId, String> {
    if let Some(node) = context.node {
        return Ok(node);
    }
    match context.trace().event(context.step) {
        Some(Event::Enter(node) | Event::Evaluate(node) | Event::TableHit(node) | Event::Leave(node)) => Ok(node),
        other => Err(format!("{other:?} is no step at a node")),
    }
}

fn inner(context: &StepContext) -> Result<NodeId, String> {
    let node = current(context)?;
    hold!(!context.place_stops(node), "it is a leaf");
    Ok(node)
}

/// The child that the last step was about, behind its parent.
fn event_child(context: &StepContext) -> Result<(NodeId, NodeId), String> {
    match context.trace().event(context.step) {
        Some(Event::Improve(child) | Event::Expect(child) | Event::Cutoff(child) | Event::Skip(child)) => {
            Ok((context.trace().parent(child).ok_or("the root is no child")?, child))
        }
        other => Err(format!("{other:?} is no step at a child")),
    }
}

/// Whose question a visit is to answer, and that it is whether the node is better than what that player has.
fn asked_by(said: &Said, context: &StepContext, node: NodeId) -> Result<NodeId, String> {
    let parent = context.trace().parent(node).ok_or("the root has no parent that asks")?;
    let player = context.player(parent);
    variant(said, "asker", name_of(player))?;
    entered_with(said, context, node)?;
    // Both ends of the window are said; the one in the question is what the asker has.
    let has = context.visit(parent)?.window.ok_or("no window")?.limit(player.opponent());
    let asked = context.trace().window(node).ok_or("no window")?.limit(player.opponent());
    hold!(has == asked, "{player:?} has {has}");
    Ok(parent)
}

fn is_research(said: &Said, context: &StepContext, node: NodeId) -> CheckResult {
    let chooses = context.turn(node) != Turn::Chance;
    let again =
        context.trace().parent(node).is_some_and(|parent| chooses && context.turn(parent) == context.turn(node));
    variant(said, "again", yes_or_no(again))
}

fn entered_with(said: &Said, context: &StepContext, node: NodeId) -> CheckResult {
    let window = context.trace().window(node).ok_or("it has no window")?;
    number(said, "alpha", window.alpha)?;
    number(said, "beta", window.beta)
}

fn stops(said: &Said, context: &StepContext, why: &[Stop]) -> CheckResult {
    let node = current(context)?;
    let stop = context.truth.stops(&context.place(node));
    hold!(stop.is_some_and(|stop| why.contains(&stop)), "the search stops there for {stop:?}");
    is_research(said, context, node)?;
    context.about(said, node)
}

fn evaluated(said: &Said, context: &StepContext, why: &[Stop]) -> CheckResult {
    let node = current(context)?;
    let score = context.recording.position(node).evaluate().score();
    if let Some(sum) = said.text("sum") {
        hold!(is_sum(sum, score), "{sum} is not {score}");
    }
    stops(said, context, why)
}

/// A child has become the best, and the window may have changed.
fn improved(said: &Said, context: &StepContext) -> CheckResult {
    let (node, child) = event_child(context)?;
    let visit = context.visit(node)?;
    let (best, score) = visit.best.ok_or("nothing is best")?;
    hold!(best == child, "another child is best");
    number(said, "best", score)?;
    context.named(said, "child", child)?;
    variant(said, "first", yes_or_no(context.returned(node).len() == 1))?;
    let moves = context.truth.moves(&context.place(node)).len();
    variant(said, "last", yes_or_no(context.returned(node).len() == moves))?;
    let compares = said.id != "caption-improve";
    hold!(!compares || context.trace().visit_kind(node) != Some(VisitKind::Probe), "a probe compares nothing");
    if let Some(window) = visit.window {
        number(said, "limit", window.limit(visit.player))?;
        relation(said, "relation", score, window.limit(visit.player))?;
        number(said, "own", window.limit(visit.player.opponent()))?;
    }
    context.extremum(said, node, Player::Max)?;
    context.about(said, node)
}

fn is_only_scouted(context: &StepContext, child: NodeId) -> bool {
    let next = context.trace().later_siblings(child).next();
    next.is_some_and(|next| context.trace().is_research(next))
}

/// A window was closed, and here is why.
fn cut(said: &Said, context: &StepContext) -> CheckResult {
    let (node, child) = event_child(context)?;
    let visit = context.visit(node)?;
    let limit = visit.window.ok_or("no window")?.limit(visit.player);
    let score = context.trace().score_for_parent(child).ok_or("it has not returned")?;
    number(said, "score", score)?;
    number(said, "limit", limit)?;
    relation(said, "relation", score, limit)?;
    context.named(said, "child", child)?;
    variant(said, "named", "yes")?;
    player(said, "opponent", visit.player.opponent())?;
    context.extremum(said, node, Player::Max)?;
    context.about(said, node)?;
    if !matches!(said.id.as_str(), "caption-cutoff-prunes-nothing" | "caption-cutoff-mistaken") {
        hold!(context.trace().later_siblings(child).next().is_some(), "nothing is left to prune");
    }
    if said.text("owner").is_some() || said.text("owner_where").is_some() {
        owner(said, context, node, score)?;
    }
    Ok(())
}

/// Whether the root was searched with a window of the search, or of one pass of several.
pub fn root_window(said: &Said, context: &StepContext) -> CheckResult {
    let algorithm = context.recording.config().algorithm;
    let has_passes = matches!(algorithm, Algorithm::IterativeDeepening | Algorithm::Aspiration | Algorithm::Mtdf);
    variant(said, "window", if has_passes { "pass" } else { "initial" })
}

/// Whose bound it was, and that its owner has no use for the node that was cut.
pub fn owner(said: &Said, context: &StepContext, node: NodeId, score: Score) -> CheckResult {
    let visit = context.visit(node)?;
    let limited = context.limited(node);
    let limit = visit.window.ok_or("no window")?.limit(limited);
    variant(said, "tie", yes_or_no(score == limit))?;
    if let Setter::Node(owner) | Setter::Scout(owner) = visit.setter_of_limit_of(limited) {
        let plies = context.trace().ply(node) - context.trace().ply(owner);
        counts(said, "plies", plies as u64)?;
        match said.text("owner_where") {
            Some("one") => hold!(plies == 1, "it is {plies} plies up"),
            Some("up") => hold!(1 < plies, "it is one ply up"),
            Some("at") => hold!(context.is_named(owner), "it is named by moves"),
            Some("after") => hold!(!context.is_named(owner), "it has a name"),
            _ => {}
        }
    }
    match visit.setter_of_limit_of(limited) {
        Setter::Root | Setter::Chance(_) => Err("no player above set the bound".into()),
        Setter::Scout(owner) => {
            // A MAX node that has more than was asked for: it is MAX who asked whether there is more.
            hold!(context.player(owner) == limited, "{:?} has sent the scout", name_of(context.player(owner)));
            context.named(said, "owner", owner)
        }
        Setter::Node(owner) => {
            context.named(said, "owner", owner)?;
            hold!(context.player(owner) != limited, "the owner is of the same side");
            let opponent = context.player(owner);
            let (source, _) = context.visit(owner)?.best.ok_or("the owner has nothing")?;
            context.named(said, "source", source)?;
            if !context.trace().trust.is_proved() {
                return Ok(());
            }
            // The owner has as much already, and would have no more here.
            let has = context.value(source);
            is_worth(has, |has| !opponent.prefers(limit, has), &format!("{opponent:?} already has {limit}"))?;
            let here = context.value(node);
            is_worth(here, |here| !opponent.prefers(here, score), &format!("it gives at best {score}"))?;
            if let (Some(has), Some(here)) = (has, here) {
                let is_worse = if said.is("tie", "no") == Some(true) {
                    opponent.prefers(has, here)
                } else {
                    !opponent.prefers(here, has)
                };
                hold!(is_worse, "{opponent:?} has {has} and would have {here}");
            }
            Ok(())
        }
    }
}

fn returns(said: &Said, context: &StepContext, node: NodeId) -> CheckResult {
    let (score, _) = context.trace().result(node).ok_or("it has not returned")?;
    number(said, "score", score)?;
    context.about(said, node)
}

pub fn holds(value: Score, score: Score, bound: Bound) -> bool {
    match bound {
        Bound::Exact => value == score,
        Bound::Lower => score <= value,
        Bound::Upper => value <= score,
    }
}

/// The name of a bound's variant.
pub const fn bound_name(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    }
}

fn bounded(context: &StepContext, node: NodeId, bound: Bound) -> CheckResult {
    let (score, _) = context.trace().result(node).ok_or("it has not returned")?;
    is_worth(context.value(node), |value| holds(value, score, bound), &format!("it is {bound:?} {score}"))
}

fn hard(said: &Said, context: &StepContext, bound: Bound) -> CheckResult {
    let node = current(context)?;
    let (score, _) = context.trace().result(node).ok_or("it has not returned")?;
    let best = context.visit(node)?.best.ok_or("nothing is best")?.1;
    number(said, "best", best)?;
    hold!(best != score, "it returns what is best");
    let window = context.trace().window(node).ok_or("no window")?;
    hold!(score == window.alpha || score == window.beta, "it is not at an end of the window");
    bounded(context, node, bound)?;
    returns(said, context, node)
}

/// A probe returns what the bounds of all values say, because its first move proves nothing on that side.
fn by_bounds(said: &Said, context: &StepContext, bound: Bound) -> CheckResult {
    let node = current(context)?;
    hold!(context.trace().visit_kind(node) == Some(VisitKind::Probe), "nothing is probed");
    let (score, _) = context.trace().result(node).ok_or("it has not returned")?;
    let bounds = context.trace().bounds;
    hold!(score == if bound == Bound::Lower { bounds.low } else { bounds.high }, "values are beyond {score}");
    let (child, best) = context.visit(node)?.best.ok_or("nothing is best")?;
    number(said, "best", best)?;
    context.named(said, "child", child)?;
    let other = if bound == Bound::Lower { Bound::Upper } else { Bound::Lower };
    bounded(context, child, other)?;
    bounded(context, node, bound)?;
    returns(said, context, node)
}

/// What a node is worth reaches the chance node that set its bound only if the other side, wherever it chooses in
/// between, lets the game come there.
pub fn reaches_chance(said: &Said, context: &StepContext, node: NodeId, owner: NodeId, score: Score) -> CheckResult {
    let trace = context.trace();
    let (limited, limit) = (context.limited(node), context.visit(owner)?.window.ok_or("no window")?);
    let between = || trace.ancestors(node).skip(1).take_while(move |&above| above != owner);
    let other = Turn::Player(limited.opponent());
    let mut choices: Vec<NodeId> = between().filter(|&above| context.turn(above) == other).collect();
    choices.reverse();
    player(said, "opponent", limited.opponent())?;
    match said.text("between") {
        Some("none") | None => hold!(choices.is_empty(), "{:?} chooses in between", limited.opponent()),
        Some("each") => counts(said, "choice_count", choices.len() as u64)?,
        Some(one @ ("one" | "after")) => {
            let [choice] = choices[..] else { return Err(format!("there are {} choices", choices.len())) };
            hold!(one == "after" || trace.ply(choice) + 1 == trace.ply(node), "it is not one ply up");
            context.named(said, "choices", choice)?;
        }
        Some(_) => {
            let named = in_list(said.text("choices").unwrap_or_default());
            hold!(named.len() == choices.len(), "there are {} choices", choices.len());
            for (name, &choice) in named.iter().zip(&choices) {
                context.is_name(choice, name)?;
            }
        }
    }
    // With that value there, the chance node reaches its own bound, whatever the values of its other outcomes.
    let line = context.recording.moves_to(between().last().unwrap_or(node));
    let above = context.recording.moves_to(owner).len();
    let reached = context.truth.value_if(&context.place(owner), &line[above..], score);
    is_worth(reached, |value| !limited.prefers(limit.limit(limited), value), "the chance node reaches its bound")?;
    if choices.is_empty() {
        is_worth(context.value(owner), |value| !limited.prefers(limit.limit(limited), value), "it reaches its bound")?;
    }
    Ok(())
}

/// The root was left: what every sentence about that may say.
fn over(said: &Said, context: &StepContext) -> CheckResult {
    hold!(context.trace().event(context.step) == Some(Event::Leave(NodeId::ROOT)), "it is not over");
    returns(said, context, NodeId::ROOT)?;
    if said.text("child").is_some() {
        named_best(said, context)?;
    }
    context.extremum(said, NodeId::ROOT, Player::Max)
}

/// "MAX rolls" names the move by the verb.
pub fn named_by_verb(said: &Said, context: &StepContext) -> CheckResult {
    let Some(kind) = said.text("kind") else { return Ok(()) };
    let best = context.trace().end().proving_child(NodeId::ROOT).ok_or("nothing is best")?;
    let name = context.recording.move_to(best).map(|mv| context.recording.root().move_name(mv));
    hold!(kind == "move" || name.is_some_and(|name| name == kind), "it does not {kind}");
    Ok(())
}

/// The root's child that is named: the one that proves the value, or else the first that returned the best score.
pub fn named_best(said: &Said, context: &StepContext) -> Result<NodeId, String> {
    let trace = context.trace();
    let candidates = [trace.end().proving_child(NodeId::ROOT), trace.best_child(NodeId::ROOT)].into_iter().flatten();
    let mut named = candidates.map(|child| context.named(said, "child", child).map(|()| child));
    let first = named.next().ok_or("nothing is best")?;
    first.or_else(|_| named.next().expect("a best child beside one that proves"))
}

/// That the child that is named really is worth the root's value.
fn plays_the_best(said: &Said, context: &StepContext) -> CheckResult {
    let best = named_best(said, context)?;
    let root = context.value(NodeId::ROOT);
    is_worth(context.value(best), |value| root.is_none_or(|root| root == value), &format!("it is the best of {root:?}"))
}

fn recalled(said: &Said, context: &StepContext) -> Result<NodeId, String> {
    let node = current(context)?;
    let (score, bound) = context.trace().result(node).ok_or("it has not returned")?;
    number(said, "score", score)?;
    variant(said, "bound", bound_name(bound))?;
    bounded(context, node, bound)?;
    let window = context.trace().window(node).ok_or("no window")?;
    let is_enough = match bound {
        Bound::Exact => true,
        Bound::Lower => window.beta <= score,
        Bound::Upper => score <= window.alpha,
    };
    hold!(is_enough, "that is not enough");
    hold!(!earlier(context, node).is_empty(), "it was not searched before");
    context.about(said, node)?;
    Ok(node)
}

/// Whether two positions are the same for a table. The nodes of a tree given by hand have different keys, even if they
/// are the same position.
pub fn is_same_position(one: &AnyGame, other: &AnyGame) -> bool {
    match one.stored_index() {
        Some(stored) => other.stored_index() == Some(stored),
        None => one.key() == other.key(),
    }
}

/// The earlier visits of the position at a node: the depth of the pass, and their ply.
fn earlier(context: &StepContext, node: NodeId) -> Vec<(Option<usize>, usize)> {
    let position = context.recording.position(node);
    let entered = context.trace().entered_at(node);
    let mut found = Vec::new();
    for (number, pass) in context.search.passes.iter().enumerate().take(context.pass + 1) {
        for other in pass.trace().nodes() {
            let is_before =
                pass.trace().left_at(other).is_some_and(|left| number < context.pass || Some(left) < entered);
            if is_before && is_same_position(&pass.position(other), &position) {
                found.push((pass.config().depth, pass.trace().ply(other)));
            }
        }
    }
    found
}

fn counts_for_mover(context: &StepContext) -> CheckResult {
    hold!(
        context.recording.config().algorithm.properties().counts_for_mover,
        "this search counts from MAX's side alone"
    );
    Ok(())
}

fn min_counts(context: &StepContext, node: NodeId) -> CheckResult {
    hold!(context.player(node) == Player::Min, "MAX moves there");
    counts_for_mover(context)
}

fn broken_off(said: &Said, context: &StepContext) -> CheckResult {
    hold!(context.step == context.trace().len() && !context.trace().is_complete(), "it goes on");
    cut_short(said, context)
}

/// Why a search was cut short, and after how many nodes.
pub fn cut_short(said: &Said, context: &StepContext) -> CheckResult {
    let ending = match context.trace().ending() {
        Ending::NodeLimit => "nodes",
        Ending::MemoryLimit => "memory",
        Ending::TimeLimit => "time",
        Ending::Stopped => "stopped",
        Ending::Underway => "underway",
        Ending::DepthLimit => "depth",
        Ending::Overflow => "overflow",
        Ending::OppositeInfinities => "infinities",
        Ending::Complete => return Err("it came to its end".into()),
    };
    variant(said, "ending", ending)?;
    let before = context.search.passes.iter().take(context.pass);
    let entered = |event| matches!(event, Some(Event::Enter(_)));
    let all: usize =
        before.map(|pass| (1..=pass.trace().len()).filter(|&step| entered(pass.trace().event(step))).count()).sum();
    let nodes = all as u64 + context.replay.nodes;
    for argument in ["count", "nodes"] {
        counts(said, argument, nodes)?;
    }
    hold!(ending != "nodes" || nodes == context.search.most_nodes as u64, "the limit is {}", context.search.most_nodes);
    counts(said, "limit", context.search.most_nodes as u64)
}

/// Whether a mistaken search was right in the end.
pub fn mistaken_verdict(said: &Said, context: &StepContext) -> CheckResult {
    let (score, _) = context.trace().result(NodeId::ROOT).ok_or("it is not over")?;
    let best = context.trace().best_child(NodeId::ROOT).ok_or("nothing is best")?;
    let (Some(value), Some(worth)) = (context.value(NodeId::ROOT), context.value(best)) else { return Ok(()) };
    number(said, "value", value)?;
    number(said, "worth", worth)?;
    context.named(said, "child", best)?;
    if let Some(name) = said.text("right") {
        let is_right = context
            .trace()
            .children(NodeId::ROOT)
            .any(|child| context.value(child) == Some(value) && context.named(said, "right", child).is_ok());
        hold!(is_right, "{name} is not worth {value}");
    }
    match said.text("verdict") {
        Some("same") => hold!(score == value && worth == value, "it is wrong"),
        Some("move") => hold!(score == value && worth != value, "the value is {value}, the move {worth}"),
        Some("value" | "minimax") => hold!(score != value, "the value is right"),
        _ => {}
    }
    Ok(())
}

fn before(context: &StepContext) -> Result<pass::Pass, String> {
    let before = context.pass.checked_sub(1).ok_or("no pass was made before")?;
    let (_, pass) = context.search.passes.get(before).pass().ok_or("there are no passes")?;
    Ok(pass)
}

fn begins(said: &Said, context: &StepContext, purpose: PassKind) -> CheckResult {
    hold!(context.step <= 1, "the pass has begun");
    let (_, pass) = context.recording.pass().ok_or("there are no passes")?;
    hold!(pass.kind == purpose, "it is for {:?}", pass.kind);
    counts(said, "pass", context.pass as u64 + 1)?;
    number(said, "alpha", pass.window.alpha)?;
    number(said, "beta", pass.window.beta)
}

/// The search ends at its depth.
pub fn stop_depth(_: &Said, context: &StepContext) -> CheckResult {
    hold!(context.recording.config().depth == context.search.config.depth, "that is not the limit");
    Ok(())
}

/// Every line came to its end.
pub fn stop_nothing_deeper(_: &Said, context: &StepContext) -> CheckResult {
    let trace = context.trace();
    let stops = |node: NodeId| {
        trace.is_searched(node) && matches!(context.truth.stops(&context.place(node)), Some(Stop::Limit | Stop::Quiet))
    };
    hold!(!trace.nodes().any(stops), "a line ended at the limit");
    // What it found is as true of the whole game; what it left out may be worth something else there.
    let deeper = context.search.truth(None);
    let (score, bound) = context.trace().result(NodeId::ROOT).ok_or("it is not over")?;
    is_worth(deeper.value(&deeper.root()), |value| holds(value, score, bound), "deeper it would be the same")
}

/// One side wins, however deep the search looks.
pub fn stop_win(_: &Said, context: &StepContext) -> CheckResult {
    let deeper = context.search.truth(None);
    let (here, value) = (context.value(NodeId::ROOT), deeper.value(&deeper.root()));
    is_worth(here, |value| !value.is_finite(), "one side wins")?;
    is_worth(value, |value| here.is_none_or(|here| here == value), "deeper it would be the same")
}

/// What is proved from below and from above has met.
pub fn stop_converged(_: &Said, context: &StepContext) -> CheckResult {
    let proved = context.search.passes.proved();
    hold!(proved.low == proved.high, "{proved} is no value");
    is_worth(context.value(NodeId::ROOT), |value| value == proved.low, "the bounds have met")
}
