//! What the sentences of the steps say to a reader.

use crate::claims::patterns::Said;
use crate::claims::replay::Setter;
use crate::claims::scene::{Scene, Verdict, counts, is_worth, name_of, number, player, relation, variant, yes_or_no};
use crate::claims::truth::Stop;
use crate::claims::values::is_sum;
use crate::hold;
use poda::game::{Game, GameView, Outcome};
use poda::score::{Bound, Player, Score};
use poda::search::Algorithm;
use poda::search::pass;
use poda::search::pass::PassKind;
use poda::search::play_level::PlayLevel;
use poda::trace::limits::Ending;
use poda::trace::{Event, NodeId};

/// A message and the check of what it says.
pub type Check = (&'static str, fn(&Said, &Scene) -> Verdict);

/// Every message that a caption can be made of.
pub const ALL: &[Check] = &[
    ("caption-start", |said, scene| {
        hold!(scene.step == 0, "the search has begun");
        hold!(!scene.truth.moves(&scene.truth.root()).is_empty(), "there is nothing to move");
        scene.about(said, NodeId::ROOT)
    }),
    ("caption-start-leaf", |said, scene| {
        hold!(scene.truth.stops(&scene.truth.root()).is_some(), "the root is no leaf");
        scene.about(said, NodeId::ROOT)
    }),
    ("spoken", spoken),
    ("spoken-in-window", |said, scene| {
        let node = scene.trace().at(scene.step).current().ok_or("nothing has begun")?;
        let window = scene.visit(node)?.window.ok_or("no window")?;
        number(said, "alpha", window.alpha)?;
        number(said, "beta", window.beta)?;
        spoken(said, scene)
    }),
    ("caption-broken-off", broken_off),
    ("caption-enter", |said, scene| {
        let node = inner(scene)?;
        hold!(scene.trace().window(node).is_none(), "it has a window");
        is_research(said, scene, node)?;
        scene.about(said, node)
    }),
    ("caption-enter-window", |said, scene| {
        let node = inner(scene)?;
        entered_with(said, scene, node)?;
        is_research(said, scene, node)?;
        scene.about(said, node)
    }),
    ("caption-enter-scout", |said, scene| {
        let node = inner(scene)?;
        let parent = asked_by(said, scene, node)?;
        let far = usize::from(scene.player(parent) == Player::Max);
        hold!(scene.visit(node)?.setters[far] == Setter::Scout(parent), "nobody has sent a scout");
        scene.about(said, node)
    }),
    ("caption-enter-research", |said, scene| {
        let node = inner(scene)?;
        let parent = asked_by(said, scene, node)?;
        let asker = scene.player(parent);
        let before = scene.trace().children(parent).take_while(|&child| child < node);
        let scouted = before.last().ok_or("nothing was scouted")?;
        hold!(scene.recording.move_to(scouted) == scene.recording.move_to(node), "another move was scouted");
        let (score, _) = scene.trace().result(scouted).ok_or("the scout has not returned")?;
        let own = scene.visit(parent)?.window.ok_or("no window")?.limit(asker.opponent());
        hold!(asker.prefers(score, own), "the scout has not found it better");
        is_worth(scene.value(node), |value| asker.prefers(value, own), "it is better")?;
        scene.about(said, node)
    }),
    ("caption-enter-leaf", |said, scene| stops(said, scene, &[Stop::Over])),
    ("caption-enter-terminal", |said, scene| stops(said, scene, &[Stop::Over])),
    ("caption-enter-horizon", |said, scene| stops(said, scene, &[Stop::Limit])),
    ("caption-enter-quiet", |said, scene| stops(said, scene, &[Stop::Quiet])),
    ("caption-evaluate-given", |said, scene| evaluated(said, scene, &[Stop::Over])),
    ("caption-evaluate-horizon", |said, scene| evaluated(said, scene, &[Stop::Limit, Stop::Quiet])),
    ("caption-evaluate-undecided", |said, scene| {
        let position = scene.recording.position(current(scene)?);
        hold!(position.evaluates_only_outcomes(), "a limit evaluates it");
        hold!(position.evaluate().score() == Score::ZERO, "it is decided");
        evaluated(said, scene, &[Stop::Limit, Stop::Quiet])
    }),
    ("caption-evaluate-won", |said, scene| {
        let node = current(scene)?;
        let position = scene.recording.position(node);
        let Some(Outcome::Won(winner)) = position.outcome() else { return Err("nobody has won".into()) };
        player(said, "winner", winner)?;
        let score = position.evaluate().score();
        hold!(winner.view(score) > Score::ZERO, "{winner:?} has won, and it counts {score}");
        evaluated(said, scene, &[Stop::Over])
    }),
    ("caption-evaluate-drawn", |said, scene| {
        let node = current(scene)?;
        hold!(scene.recording.position(node).outcome() == Some(Outcome::Drawn), "it is no draw");
        evaluated(said, scene, &[Stop::Over])
    }),
    ("caption-evaluate-over", |said, scene| evaluated(said, scene, &[Stop::Over])),
    ("caption-improve", improved),
    ("caption-improve-narrows", improved),
    ("caption-improve-goes-on", improved),
    ("caption-improve-outside", |said, scene| {
        let (node, child) = event_child(scene)?;
        let visit = scene.visit(node)?;
        let own = visit.window.ok_or("no window")?.limit(visit.player.opponent());
        let (_, score) = visit.best.filter(|&(best, _)| best == child).ok_or("it is not the best")?;
        hold!(!visit.player.prefers(score, own), "it is better than {own}");
        hold!(!visit.has_moved, "the window moved");
        improved(said, scene)
    }),
    ("caption-improve-closes", |said, scene| {
        let next = scene.trace().event(scene.step + 1);
        hold!(matches!(next, Some(Event::Cutoff(_))) || scene.step == scene.trace().len(), "nothing is cut");
        improved(said, scene)
    }),
    ("caption-no-improvement", |said, scene| {
        let child = current(scene)?;
        let node = scene.trace().parent(child).ok_or("the root has no parent")?;
        let visit = scene.visit(node)?;
        let (_, score) = *visit.children.last().ok_or("nothing has returned")?;
        let (_, best) = visit.best.ok_or("there is nothing to be better than")?;
        hold!(!visit.player.prefers(score, best) || is_only_scouted(scene, child), "it is better");
        scene.extremum(said, node, Player::Max)?;
        scene.about(said, node)
    }),
    ("caption-cutoff", cut),
    ("caption-cutoff-deep", |said, scene| {
        let (node, _) = event_child(scene)?;
        if let Setter::Node(owner) = scene.visit(node)?.setter_of_limit() {
            hold!(Some(owner) != scene.trace().parent(node), "a deep cutoff is by an ancestor further up");
        }
        cut(said, scene)
    }),
    ("caption-cutoff-scout", |said, scene| {
        let (node, _) = event_child(scene)?;
        hold!(matches!(scene.visit(node)?.setter_of_limit(), Setter::Scout(_)), "no scout was sent");
        cut(said, scene)
    }),
    ("caption-cutoff-window", |said, scene| {
        let (node, _) = event_child(scene)?;
        hold!(scene.visit(node)?.setter_of_limit() == Setter::Root, "the bound is not the root's");
        cut(said, scene)
    }),
    ("caption-cutoff-best-possible", |said, scene| {
        let (node, child) = event_child(scene)?;
        let best = scene.player(node).opponent().worst();
        hold!(scene.trace().score_for_parent(child) == Some(best), "there are better scores");
        is_worth(scene.value(node), |value| value == best, "nothing is better")?;
        cut(said, scene)
    }),
    ("caption-cutoff-prunes-nothing", |said, scene| {
        let (node, child) = event_child(scene)?;
        let moves = scene.truth.moves(&scene.place(node)).len();
        hold!(scene.returned(node).len() == moves, "there are {moves} children");
        hold!(scene.trace().later_siblings(child).next().is_none(), "there are children left");
        cut(said, scene)
    }),
    ("caption-cutoff-mistaken", cut),
    ("caption-leave-leaf", |said, scene| {
        let node = current(scene)?;
        hold!(scene.place_stops(node) || scene.trace().table_hit_depth(node).is_some(), "it is no leaf");
        returns(said, scene, node)
    }),
    ("caption-leave-exact", |said, scene| {
        let node = current(scene)?;
        bounded(scene, node, Bound::Exact)?;
        returns(said, scene, node)
    }),
    ("caption-leave-lower", |said, scene| {
        let node = current(scene)?;
        bounded(scene, node, Bound::Lower)?;
        returns(said, scene, node)
    }),
    ("caption-leave-upper", |said, scene| {
        let node = current(scene)?;
        bounded(scene, node, Bound::Upper)?;
        returns(said, scene, node)
    }),
    ("caption-leave-unknown", |said, scene| {
        let node = current(scene)?;
        let (score, bound) = scene.trace().result(node).ok_or("it has not returned")?;
        let says_nothing = (bound == Bound::Lower && score == Score::NEG_INFINITY)
            || (bound == Bound::Upper && score == Score::INFINITY);
        hold!(says_nothing, "it says something");
        returns(said, scene, node)
    }),
    ("caption-leave-hard-lower", |said, scene| hard(said, scene, Bound::Lower)),
    ("caption-leave-hard-upper", |said, scene| hard(said, scene, Bound::Upper)),
    ("caption-leave-mistaken", |said, scene| {
        let node = current(scene)?;
        let window = scene.trace().window(node).ok_or("no window")?;
        let (score, _) = scene.trace().result(node).ok_or("it has not returned")?;
        // Inside the window it is taken for the value, at its ends for a bound.
        let taken_for = if score <= window.alpha && window.alpha != Score::NEG_INFINITY {
            "upper"
        } else if window.beta <= score && window.beta != Score::INFINITY {
            "lower"
        } else {
            "exact"
        };
        variant(said, "bound", taken_for)?;
        returns(said, scene, node)
    }),
    ("caption-over", |said, scene| {
        over(said, scene)?;
        plays_the_best(scene)
    }),
    ("caption-over-value", |said, scene| {
        bounded(scene, NodeId::ROOT, Bound::Exact)?;
        over(said, scene)
    }),
    ("caption-over-lower", |said, scene| {
        bounded(scene, NodeId::ROOT, Bound::Lower)?;
        over(said, scene)
    }),
    ("caption-over-upper", |said, scene| {
        bounded(scene, NodeId::ROOT, Bound::Upper)?;
        over(said, scene)
    }),
    ("caption-over-unknown", over),
    ("caption-over-leaf", |said, scene| {
        hold!(scene.place_stops(NodeId::ROOT), "the root is no leaf");
        over(said, scene)
    }),
    ("caption-over-beginner", |said, scene| {
        hold!(scene.recording.config().algorithm == Algorithm::Level(PlayLevel::Beginner), "no beginner plays");
        over(said, scene)
    }),
    ("caption-over-mistaken", over),
    ("caption-pass-ends", |said, scene| {
        counts(said, "pass", scene.pass as u64 + 1)?;
        let (_, bound) = scene.trace().result(NodeId::ROOT).ok_or("it is not over")?;
        match said.text("bound") {
            Some("best") => {
                bounded(scene, NodeId::ROOT, Bound::Exact)?;
                plays_the_best(scene)?;
            }
            Some("exact") => bounded(scene, NodeId::ROOT, Bound::Exact)?,
            Some("lower") => bounded(scene, NodeId::ROOT, Bound::Lower)?,
            Some("upper") => bounded(scene, NodeId::ROOT, Bound::Upper)?,
            _ => hold!(bound != Bound::Exact, "it proves something"),
        }
        over(said, scene)
    }),
    ("caption-table-hit", |said, scene| {
        let node = recalled(said, scene)?;
        // No line ended at a limit: so it is true without one.
        let place = scene.search.truth(None).after(&scene.recording.moves_to(node));
        let value = scene.search.truth(None).value(&place);
        let (score, bound) = scene.trace().result(node).ok_or("it has not returned")?;
        is_worth(value, |value| holds(value, score, bound), "no line ended at a limit")
    }),
    ("caption-table-hit-in-depth", |said, scene| {
        let node = recalled(said, scene)?;
        let depth = scene.trace().table_hit_depth(node).flatten().ok_or("it was searched to the end")?;
        let line = scene.recording.moves_to(node).len();
        let searched = earlier(scene, node)
            .into_iter()
            .any(|(depth_of_pass, ply)| depth_of_pass.is_some_and(|limit| limit.saturating_sub(ply) == depth));
        hold!(searched, "no earlier search was {depth} plies deep");
        hold!(
            scene.recording.config().depth.map(|limit| limit.saturating_sub(line)) == Some(depth),
            "another depth was asked for"
        );
        counts(said, "depth", depth as u64)
    }),
    ("caption-pass-over", |said, scene| {
        let (node, child) = event_child(scene)?;
        let mut moves = Vec::new();
        scene.place(node).position.legal_moves(&mut moves);
        counts(said, "others", moves.len() as u64 - 1)?;
        counts(said, "seed", scene.search.config.seed)?;
        scene.named(said, "child", child)?;
        scene.about(said, node)
    }),
    ("caption-true-value", |said, scene| {
        let node = current(scene)?;
        let value = scene.value(node);
        value.map_or(Ok(()), |value| number(said, "value", value))?;
        if let Some(value) = value {
            let (score, bound) = scene.trace().result(node).ok_or("it has not returned")?;
            let is_chosen = scene.trace().parent(node).is_some();
            hold!(!holds(value, score, bound) || is_chosen, "what it returns is right");
        }
        Ok(())
    }),
    ("aside-again", |said, scene| {
        let node = current(scene)?;
        player(said, "player", scene.player(node))?;
        let parent = scene.trace().parent(node).ok_or("nobody moves before the root")?;
        hold!(scene.player(parent) == scene.player(node), "the other side moves");
        counts_for_mover(scene)
    }),
    ("aside-window", |said, scene| {
        let node = current(scene)?;
        let window = scene.trace().window(node).ok_or("no window")?;
        number(said, "alpha", -window.beta)?;
        number(said, "beta", -window.alpha)?;
        min_counts(scene, node)
    }),
    ("aside-extremum", |said, scene| {
        let is_over = scene.trace().event(scene.step) == Some(Event::Leave(NodeId::ROOT));
        let node = if is_over { NodeId::ROOT } else { event_child(scene)?.0 };
        scene.extremum(said, node, Player::Min)?;
        min_counts(scene, node)
    }),
    ("aside-cutoff", |said, scene| {
        let (node, child) = event_child(scene)?;
        let score = -scene.trace().score_for_parent(child).ok_or("it has not returned")?;
        let limit = -scene.visit(node)?.window.ok_or("no window")?.alpha;
        number(said, "score", score)?;
        number(said, "limit", limit)?;
        relation(said, "relation", score, limit)?;
        scene.extremum(said, node, Player::Min)?;
        min_counts(scene, node)
    }),
    ("aside-leave", |said, scene| {
        let node = current(scene)?;
        let (score, _) = scene.trace().result(node).ok_or("it has not returned")?;
        number(said, "score", -score)?;
        min_counts(scene, node)?;
        if scene.trace().mistake().is_some() {
            let _ = said.text("bound");
            return Ok(());
        }
        let value = scene.value(node);
        match said.text("bound") {
            Some("lower") => is_worth(value, |value| -score <= -value, "MIN has that or more"),
            Some("upper") => is_worth(value, |value| -value <= -score, "MIN has that or less"),
            _ => Ok(()),
        }
    }),
    ("aside-not-quiet", |said, scene| {
        let node = current(scene)?;
        let parent = scene.trace().parent(node).ok_or("no move leads to the root")?;
        let [from, to] = [parent, node].map(|node| scene.recording.position(node).evaluate().score());
        number(said, "from", from)?;
        number(said, "to", to)?;
        let quiet = scene.recording.config().quiescence.ok_or("nothing goes on")?;
        hold!(from != to && quiet.change.get() < (from.get() - to.get()).abs(), "it is quiet");
        hold!(
            scene.recording.config().depth.is_some_and(|depth| depth <= scene.trace().ply(node)),
            "the limit is further down"
        );
        hold!(!scene.place_stops(node), "the search stops here");
        Ok(())
    }),
    ("aside-no-estimates", |_, scene| {
        let depth = scene.recording.config().depth.ok_or("there is no depth")?;
        let trace = scene.trace();
        let is_beyond = trace.nodes().any(|node| depth < trace.ply(node) && trace.is_searched(node));
        hold!(is_beyond, "nothing is searched further");
        Ok(())
    }),
    ("slip-wrong-bound", |said, scene| {
        let node = current(scene)?;
        let visit = scene.visit(node)?;
        let window = visit.window.ok_or("no window")?;
        number(said, "limit", window.limit(visit.player))?;
        number(said, "score", window.limit(visit.player.opponent()))?;
        number(said, "score", scene.trace().result(node).ok_or("it has not returned")?.0)?;
        scene.about(said, node)
    }),
    ("slip-last-best", |said, scene| {
        let (node, child) = event_child(scene)?;
        let score = scene.trace().score_for_parent(child);
        let before = scene
            .visit(node)?
            .children
            .iter()
            .rev()
            .skip(1)
            .filter_map(|&(other, _)| scene.trace().score_for_parent(other));
        let best = before.reduce(|a, b| scene.player(node).better_of(a, b));
        hold!(best.is_some() && best == score, "it is no tie");
        scene.named(said, "child", child)
    }),
    ("slip-always-negating", |said, scene| {
        let node = current(scene)?;
        let parent = scene.trace().parent(node).ok_or("the root has no parent")?;
        hold!(scene.player(parent) == scene.player(node), "the other side moves");
        player(said, "player", scene.player(node))?;
        let (score, _) = scene.trace().result(node).ok_or("it has not returned")?;
        number(said, "score", scene.player(node).view(score))?;
        scene.named(said, "child", node)
    }),
    ("slip-turned", |said, scene| {
        let node = current(scene)?;
        player(said, "player", scene.player(node))?;
        let parent = scene.trace().parent(node).ok_or("the root has no parent")?;
        hold!(scene.player(parent) == scene.player(node), "the other side moves");
        Ok(())
    }),
    ("mistaken-verdict", mistaken_verdict),
    ("pass-deeper", |said, scene| {
        begins(said, scene, PassKind::Deeper)?;
        let depth = scene.recording.config().depth.ok_or("there is no depth")?;
        counts(said, "depth", depth as u64)
    }),
    ("pass-failed-low", |said, scene| {
        let before = before(scene)?;
        let fails = |value: Score| value <= before.window.alpha;
        is_worth(scene.value(NodeId::ROOT), fails, "it was lower than the window")?;
        begins(said, scene, PassKind::FailedLow)
    }),
    ("pass-failed-high", |said, scene| {
        let before = before(scene)?;
        let fails = |value: Score| before.window.beta <= value;
        is_worth(scene.value(NodeId::ROOT), fails, "it was higher than the window")?;
        begins(said, scene, PassKind::FailedHigh)
    }),
    ("pass-test", |said, scene| {
        let window = scene.recording.config().window;
        hold!(
            window.alpha < window.beta && window.beta.get() <= window.alpha.get().next_up(),
            "there is a narrower window"
        );
        begins(said, scene, PassKind::Test)
    }),
    ("stop-depth", stop_depth),
    ("stop-nothing-deeper", stop_nothing_deeper),
    ("stop-win", stop_win),
    ("stop-converged", stop_converged),
];

impl Scene<'_> {
    /// Whether a search stops at a node.
    pub fn place_stops(&self, node: NodeId) -> bool {
        self.truth.stops(&self.place(node)).is_some()
    }
}

/// Which step it is of all that the search makes, and whose turn it is where.
fn spoken(said: &Said, scene: &Scene) -> Verdict {
    let passes = &scene.search.passes;
    let before: usize = passes.iter().take(scene.pass).map(|pass| pass.trace().len()).sum();
    let all: usize = passes.iter().map(|pass| pass.trace().len()).sum();
    counts(said, "step", (before + scene.step) as u64)?;
    counts(said, "steps", all as u64)?;
    scene.about(said, event_child(scene).map(|(node, _)| node).or_else(|_| current(scene)).unwrap_or(NodeId::ROOT))
}

/// The node at which the last step was made.
fn current(scene: &Scene) -> Result<NodeId, String> {
    match scene.trace().event(scene.step) {
        Some(Event::Enter(node) | Event::Evaluate(node) | Event::TableHit(node) | Event::Leave(node)) => Ok(node),
        other => Err(format!("{other:?} is no step at a node")),
    }
}

fn inner(scene: &Scene) -> Result<NodeId, String> {
    let node = current(scene)?;
    hold!(!scene.place_stops(node), "it is a leaf");
    Ok(node)
}

/// The child that the last step was about, behind its parent.
fn event_child(scene: &Scene) -> Result<(NodeId, NodeId), String> {
    match scene.trace().event(scene.step) {
        Some(Event::Improve(child) | Event::Cutoff(child) | Event::PassOver(child)) => {
            Ok((scene.trace().parent(child).ok_or("the root is no child")?, child))
        }
        other => Err(format!("{other:?} is no step at a child")),
    }
}

/// Whose question a visit is to answer, and that it is whether the node is better than what that player has.
fn asked_by(said: &Said, scene: &Scene, node: NodeId) -> Result<NodeId, String> {
    let parent = scene.trace().parent(node).ok_or("nobody asks of the root")?;
    let player = scene.player(parent);
    variant(said, "asker", name_of(player))?;
    entered_with(said, scene, node)?;
    // Both ends of the window are said; the one in the question is what the asker has.
    let has = scene.visit(parent)?.window.ok_or("no window")?.limit(player.opponent());
    let asked = scene.trace().window(node).ok_or("no window")?.limit(player.opponent());
    hold!(has == asked, "{player:?} has {has}");
    Ok(parent)
}

fn is_research(said: &Said, scene: &Scene, node: NodeId) -> Verdict {
    let again = scene.trace().parent(node).is_some_and(|parent| scene.player(parent) == scene.player(node));
    variant(said, "again", yes_or_no(again))
}

fn entered_with(said: &Said, scene: &Scene, node: NodeId) -> Verdict {
    let window = scene.trace().window(node).ok_or("it has no window")?;
    number(said, "alpha", window.alpha)?;
    number(said, "beta", window.beta)
}

fn stops(said: &Said, scene: &Scene, why: &[Stop]) -> Verdict {
    let node = current(scene)?;
    let stop = scene.truth.stops(&scene.place(node));
    hold!(stop.is_some_and(|stop| why.contains(&stop)), "the search stops there for {stop:?}");
    is_research(said, scene, node)?;
    scene.about(said, node)
}

fn evaluated(said: &Said, scene: &Scene, why: &[Stop]) -> Verdict {
    let node = current(scene)?;
    let score = scene.recording.position(node).evaluate().score();
    if let Some(sum) = said.text("sum") {
        hold!(is_sum(sum, score), "{sum} is not {score}");
    }
    stops(said, scene, why)
}

/// A child has become the best, and the window may have changed.
fn improved(said: &Said, scene: &Scene) -> Verdict {
    let (node, child) = event_child(scene)?;
    let visit = scene.visit(node)?;
    let (best, score) = visit.best.ok_or("nothing is best")?;
    hold!(best == child, "another child is best");
    number(said, "best", score)?;
    scene.named(said, "child", child)?;
    variant(said, "first", yes_or_no(scene.returned(node).len() == 1))?;
    let moves = scene.truth.moves(&scene.place(node)).len();
    variant(said, "last", yes_or_no(scene.returned(node).len() == moves))?;
    if let Some(window) = visit.window {
        number(said, "limit", window.limit(visit.player))?;
        relation(said, "relation", score, window.limit(visit.player))?;
        number(said, "own", window.limit(visit.player.opponent()))?;
    }
    scene.extremum(said, node, Player::Max)?;
    scene.about(said, node)
}

fn is_only_scouted(scene: &Scene, child: NodeId) -> bool {
    let next = scene.trace().later_siblings(child).next();
    next.is_some_and(|next| scene.trace().is_research(next))
}

/// A window was closed, and here is why.
fn cut(said: &Said, scene: &Scene) -> Verdict {
    let (node, child) = event_child(scene)?;
    let visit = scene.visit(node)?;
    let limit = visit.window.ok_or("no window")?.limit(visit.player);
    let score = scene.trace().score_for_parent(child).ok_or("it has not returned")?;
    number(said, "score", score)?;
    number(said, "limit", limit)?;
    relation(said, "relation", score, limit)?;
    scene.named(said, "child", child)?;
    player(said, "opponent", visit.player.opponent())?;
    scene.extremum(said, node, Player::Max)?;
    scene.about(said, node)?;
    if !matches!(said.id.as_str(), "caption-cutoff-prunes-nothing" | "caption-cutoff-mistaken") {
        hold!(scene.trace().later_siblings(child).next().is_some(), "nothing is left to prune");
    }
    if said.text("owner").is_some() || said.text("owner_where").is_some() {
        owner(said, scene, node, score)?;
    }
    Ok(())
}

/// Whose bound it was, and that its owner has no use for the node that was cut.
pub fn owner(said: &Said, scene: &Scene, node: NodeId, score: Score) -> Verdict {
    let visit = scene.visit(node)?;
    let limit = visit.window.ok_or("no window")?.limit(visit.player);
    variant(said, "tie", yes_or_no(score == limit))?;
    if let Setter::Node(owner) | Setter::Scout(owner) = visit.setter_of_limit() {
        let plies = scene.trace().ply(node) - scene.trace().ply(owner);
        counts(said, "plies", plies as u64)?;
        match said.text("owner_where") {
            Some("one") => hold!(plies == 1, "it is {plies} plies up"),
            Some("up") => hold!(1 < plies, "it is one ply up"),
            Some("at") => hold!(scene.is_named(owner), "it is named by moves"),
            Some("after") => hold!(!scene.is_named(owner), "it has a name"),
            _ => {}
        }
    }
    match visit.setter_of_limit() {
        Setter::Root => Err("no ancestor set the bound".into()),
        Setter::Scout(owner) => {
            // A MAX node that has more than was asked for: it is MAX who asked whether there is more.
            hold!(scene.player(owner) == visit.player, "{:?} has sent the scout", name_of(scene.player(owner)));
            scene.named(said, "owner", owner)
        }
        Setter::Node(owner) => {
            scene.named(said, "owner", owner)?;
            hold!(scene.player(owner) != visit.player, "the owner is of the same side");
            let opponent = scene.player(owner);
            let (source, _) = scene.visit(owner)?.best.ok_or("the owner has nothing")?;
            scene.named(said, "source", source)?;
            if scene.trace().mistake().is_some() {
                return Ok(());
            }
            // The owner has as much already, and would have no more here.
            let has = scene.value(source);
            is_worth(has, |has| !opponent.prefers(limit, has), &format!("{opponent:?} already has {limit}"))?;
            let here = scene.value(node);
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

fn returns(said: &Said, scene: &Scene, node: NodeId) -> Verdict {
    let (score, _) = scene.trace().result(node).ok_or("it has not returned")?;
    number(said, "score", score)?;
    scene.about(said, node)
}

pub fn holds(value: Score, score: Score, bound: Bound) -> bool {
    match bound {
        Bound::Exact => value == score,
        Bound::Lower => score <= value,
        Bound::Upper => value <= score,
    }
}

fn bounded(scene: &Scene, node: NodeId, bound: Bound) -> Verdict {
    let (score, _) = scene.trace().result(node).ok_or("it has not returned")?;
    is_worth(scene.value(node), |value| holds(value, score, bound), &format!("it is {bound:?} {score}"))
}

fn hard(said: &Said, scene: &Scene, bound: Bound) -> Verdict {
    let node = current(scene)?;
    let (score, _) = scene.trace().result(node).ok_or("it has not returned")?;
    let best = scene.visit(node)?.best.ok_or("nothing is best")?.1;
    number(said, "best", best)?;
    hold!(best != score, "it returns what is best");
    let window = scene.trace().window(node).ok_or("no window")?;
    hold!(score == window.alpha || score == window.beta, "it is not at an end of the window");
    bounded(scene, node, bound)?;
    returns(said, scene, node)
}

/// The root was left: what every sentence about that may say.
fn over(said: &Said, scene: &Scene) -> Verdict {
    hold!(scene.trace().event(scene.step) == Some(Event::Leave(NodeId::ROOT)), "it is not over");
    returns(said, scene, NodeId::ROOT)?;
    if said.text("child").is_some() {
        let (best, _) = scene.visit(NodeId::ROOT)?.best.ok_or("nothing is best")?;
        scene.named(said, "child", best)?;
    }
    scene.extremum(said, NodeId::ROOT, Player::Max)
}

/// That the child that is named really is worth the root's value.
fn plays_the_best(scene: &Scene) -> Verdict {
    let (best, _) = scene.visit(NodeId::ROOT)?.best.ok_or("nothing is best")?;
    let root = scene.value(NodeId::ROOT);
    is_worth(scene.value(best), |value| root.is_none_or(|root| root == value), &format!("it is the best of {root:?}"))
}

fn recalled(said: &Said, scene: &Scene) -> Result<NodeId, String> {
    let node = current(scene)?;
    let (score, bound) = scene.trace().result(node).ok_or("it has not returned")?;
    number(said, "score", score)?;
    let name = match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    };
    variant(said, "bound", name)?;
    bounded(scene, node, bound)?;
    let window = scene.trace().window(node).ok_or("no window")?;
    let is_enough = match bound {
        Bound::Exact => true,
        Bound::Lower => window.beta <= score,
        Bound::Upper => score <= window.alpha,
    };
    hold!(is_enough, "that is not enough");
    hold!(!earlier(scene, node).is_empty(), "it was not searched before");
    scene.about(said, node)?;
    Ok(node)
}

/// The earlier visits of the position at a node: the depth of the pass, and their ply.
fn earlier(scene: &Scene, node: NodeId) -> Vec<(Option<usize>, usize)> {
    let key = scene.recording.position(node).key();
    let entered = scene.trace().entered_at(node);
    let mut found = Vec::new();
    for (number, pass) in scene.search.passes.iter().enumerate().take(scene.pass + 1) {
        for other in pass.trace().nodes() {
            let is_before = pass.trace().left_at(other).is_some_and(|left| number < scene.pass || Some(left) < entered);
            if is_before && pass.position(other).key() == key {
                found.push((pass.config().depth, pass.trace().ply(other)));
            }
        }
    }
    found
}

fn counts_for_mover(scene: &Scene) -> Verdict {
    hold!(scene.recording.config().algorithm.properties().counts_for_mover, "nobody counts from MIN's side");
    Ok(())
}

fn min_counts(scene: &Scene, node: NodeId) -> Verdict {
    hold!(scene.player(node) == Player::Min, "MAX moves there");
    counts_for_mover(scene)
}

fn broken_off(said: &Said, scene: &Scene) -> Verdict {
    hold!(scene.step == scene.trace().len() && !scene.trace().is_complete(), "it goes on");
    cut_short(said, scene)
}

/// Why a search was cut short, and after how many nodes.
pub fn cut_short(said: &Said, scene: &Scene) -> Verdict {
    let ending = match scene.trace().ending() {
        Ending::NodeLimit => "nodes",
        Ending::MemoryLimit => "memory",
        Ending::TimeLimit => "time",
        Ending::Stopped => "stopped",
        Ending::Underway => "underway",
        Ending::DepthLimit => "depth",
        Ending::Complete => return Err("it came to its end".into()),
    };
    variant(said, "ending", ending)?;
    let before = scene.search.passes.iter().take(scene.pass);
    let entered = |event| matches!(event, Some(Event::Enter(_)));
    let all: usize =
        before.map(|pass| (1..=pass.trace().len()).filter(|&step| entered(pass.trace().event(step))).count()).sum();
    let nodes = all as u64 + scene.replay.nodes;
    for argument in ["count", "nodes"] {
        counts(said, argument, nodes)?;
    }
    hold!(ending != "nodes" || nodes == scene.search.most_nodes as u64, "the limit is {}", scene.search.most_nodes);
    counts(said, "limit", scene.search.most_nodes as u64)
}

/// Whether a mistaken search was right in the end.
pub fn mistaken_verdict(said: &Said, scene: &Scene) -> Verdict {
    let (score, _) = scene.trace().result(NodeId::ROOT).ok_or("it is not over")?;
    let best = scene.trace().best_child(NodeId::ROOT).ok_or("nothing is best")?;
    let (Some(value), Some(worth)) = (scene.value(NodeId::ROOT), scene.value(best)) else { return Ok(()) };
    number(said, "value", value)?;
    number(said, "worth", worth)?;
    scene.named(said, "child", best)?;
    if let Some(name) = said.text("right") {
        let is_right = scene
            .trace()
            .children(NodeId::ROOT)
            .any(|child| scene.value(child) == Some(value) && scene.named(said, "right", child).is_ok());
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

fn before(scene: &Scene) -> Result<pass::Pass, String> {
    let before = scene.pass.checked_sub(1).ok_or("no pass was made before")?;
    let (_, pass) = scene.search.passes.get(before).pass().ok_or("there are no passes")?;
    Ok(pass)
}

fn begins(said: &Said, scene: &Scene, purpose: PassKind) -> Verdict {
    hold!(scene.step <= 1, "the pass has begun");
    let (_, pass) = scene.recording.pass().ok_or("there are no passes")?;
    hold!(pass.kind == purpose, "it is for {:?}", pass.kind);
    counts(said, "pass", scene.pass as u64 + 1)?;
    number(said, "alpha", pass.window.alpha)?;
    number(said, "beta", pass.window.beta)
}

/// The search ends at its depth.
pub fn stop_depth(_: &Said, scene: &Scene) -> Verdict {
    hold!(scene.recording.config().depth == scene.search.config.depth, "that is not the limit");
    Ok(())
}

/// Every line came to its end.
pub fn stop_nothing_deeper(_: &Said, scene: &Scene) -> Verdict {
    let trace = scene.trace();
    let stops = |node: NodeId| {
        trace.is_searched(node) && matches!(scene.truth.stops(&scene.place(node)), Some(Stop::Limit | Stop::Quiet))
    };
    hold!(!trace.nodes().any(stops), "a line ended at the limit");
    // What it found is as true of the whole game; what it left out may be worth something else there.
    let deeper = scene.search.truth(None);
    let (score, bound) = scene.trace().result(NodeId::ROOT).ok_or("it is not over")?;
    is_worth(deeper.value(&deeper.root()), |value| holds(value, score, bound), "deeper it would be the same")
}

/// One side wins, however deep the search looks.
pub fn stop_win(_: &Said, scene: &Scene) -> Verdict {
    let deeper = scene.search.truth(None);
    let (here, value) = (scene.value(NodeId::ROOT), deeper.value(&deeper.root()));
    is_worth(here, |value| !value.is_finite(), "one side wins")?;
    is_worth(value, |value| here.is_none_or(|here| here == value), "deeper it would be the same")
}

/// What is proved from below and from above has met.
pub fn stop_converged(_: &Said, scene: &Scene) -> Verdict {
    let proved = scene.search.passes.proved();
    hold!(proved.low == proved.high, "{proved} is no value");
    is_worth(scene.value(NodeId::ROOT), |value| value == proved.low, "the bounds have met")
}
