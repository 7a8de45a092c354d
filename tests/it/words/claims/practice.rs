//! What each message of practice claims: questions, hints, what is wrong with an answer, and why the right one is right;
//! checked against the replay at the question, the events after it, and the true values.

use crate::hold;
use crate::words::claims::captions::reaches_chance;
use crate::words::claims::patterns::Said;
use crate::words::claims::step_context::{
    CheckResult, StepContext, counts, is_worth, number, player, relation, variant, yes_or_no,
};
use crate::words::claims::values::{self, in_list, in_words, is_sum};
use poda::document::QuestionKind;
use poda::game::Game;
use poda::game::any::{AnyGame, AnyMove};
use poda::game::tree::Tree;
use poda::practice::kinds::{Facts, asked_bound};
use poda::practice::offered_change::OfferedChange;
use poda::practice::{Answer, Question};
use poda::score::{CutOn, Cutoff, Interval, Player, Score, Turn, Window};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::{Event, NodeId, NodeKind, Story};
use std::collections::HashMap;

/// What a sentence is said of: a question, an answer to it, and the step that gives the right one.
pub(super) struct Asked<'a> {
    pub question: &'a Question,
    pub answer: Option<&'a Answer>,
    /// The search where the right answer is given; the context of a check stands where the question is shown.
    pub after: &'a StepContext<'a>,
}

pub(super) type Check = (&'static str, fn(&Said, &StepContext, &Asked) -> CheckResult);

/// Every message about a question, with its check. What says a rule, and no fact of the search, claims what the rule
/// says.
pub(super) const ALL: &[Check] = &[
    ("practice-ask-next", asks),
    ("practice-ask-leaf", |said, context, asked| {
        variant(said, "given", yes_or_no(context.search.root().is_explicit_tree()))?;
        hold!(context.place_stops(asked.question.node), "it is no leaf");
        asks(said, context, asked)
    }),
    ("practice-ask-value", asks),
    ("practice-ask-value-in-bounds", |said, context, asked| {
        hold!(context.trace().bounds != Interval::UNKNOWN, "no bounds are known");
        asks(said, context, asked)
    }),
    ("practice-ask-outcome-window", outcome_window),
    ("practice-ask-bound", improves),
    ("practice-ask-cut", asks),
    ("practice-ask-best", over),
    ("practice-ask-root", over),
    ("practice-ask-ever", |said, context, _| {
        let bounds = context.recording.root().bounds();
        variant(said, "bounded", yes_or_no(bounds != Interval::UNKNOWN))?;
        number(said, "low", bounds.low)?;
        number(said, "high", bounds.high)
    }),
    ("practice-why-ever", |said, context, asked| {
        let Some(Answer::Children(pruned)) = right(context, asked) else { return Err("no leaves".into()) };
        names(said, context, &pruned)
    }),
    ("practice-why-never-pruned", |said, context, asked| {
        let Some(Answer::Children(pruned)) = right(context, asked) else { return Err("no leaves".into()) };
        let trace = context.trace();
        let choosers = |leaf| {
            let above = trace.ancestors(leaf).filter_map(|node| Some((node, trace.parent(node)?)));
            let above = above.filter(|&(node, parent)| trace.children(parent).next() != Some(node));
            above.map(|(_, parent)| context.turn(parent)).collect::<Vec<_>>()
        };
        for leaf in named_leaves(said, context, asked, "names")? {
            hold!(!pruned.contains(&leaf), "some values prune it");
            hold!(said.is("reason", "first") != Some(true) || choosers(leaf).is_empty(), "it is not the first");
            for (reason, player) in [("alpha", Player::Max), ("beta", Player::Min)] {
                let is_alone = choosers(leaf).into_iter().all(|turn| turn == Turn::Player(player));
                hold!(said.is("reason", reason) != Some(true) || is_alone, "the other bound changes too");
            }
        }
        Ok(())
    }),
    ("practice-slip-can-be-pruned", |said, context, asked| {
        let tree = explicit_tree(context)?;
        let indices = |leaf| node_index(context, tree, leaf);
        let mut nodes = tree.nodes();
        for (leaves, value, count) in [("lows", "low", "low_count"), ("highs", "high", "high_count")] {
            let list = said.text(leaves).is_some();
            let leaves = if list { named_leaves(said, context, asked, leaves)? } else { Vec::new() };
            counts(said, count, leaves.len() as u64)?;
            for leaf in leaves {
                nodes[indices(leaf)].value = said.text(value).and_then(poda::practice::read_number);
            }
        }
        let leaf = named_leaves(said, context, asked, "leaf")?[0];
        let bounds = tree.bounds();
        let supposed = poda::game::tree::Tree::new(nodes).unwrap().within(bounds);
        hold!(supposed.outside(bounds).next().is_none(), "a value is out of bounds");
        let other = poda::trace::recorder::record(context.recording.config(), &AnyGame::Tree(supposed), usize::MAX);
        let visited =
            other.node_at_path(&context.recording.path(leaf)).is_some_and(|leaf| other.trace().is_searched(leaf));
        hold!(!visited, "it is visited");
        Ok(())
    }),
    ("practice-slip-not-a-leaf", |said, context, asked| {
        let chosen = outside(context, asked)?;
        context.named(said, "chosen", chosen)?;
        context.about(said, asked.question.node)
    }),
    ("practice-hint-where-ever", |_, _, _| Ok(())),
    ("practice-hint-rule-ever", |said, context, _| {
        let is_strict = context.recording.config().cut_on == CutOn::Strict;
        variant(said, "upper", if is_strict { "<" } else { "≤" })?;
        variant(said, "lower", if is_strict { ">" } else { "≥" })
    }),
    ("practice-hint-numbers-ever", |said, context, asked| {
        let Some(Answer::Children(pruned)) = right(context, asked) else { return Err("no leaves".into()) };
        counts(said, "count", pruned.len() as u64)?;
        counts(said, "of", asked.question.choices(context.recording).len() as u64)
    }),
    ("practice-ask-matters", |said, context, asked| {
        context.about(said, asked.question.node)?;
        let bounds = context.recording.root().bounds();
        variant(said, "bounded", yes_or_no(bounds != Interval::UNKNOWN))?;
        number(said, "low", bounds.low)?;
        number(said, "high", bounds.high)
    }),
    ("practice-why-matters", |said, context, asked| {
        let Some(Answer::Children(leaves)) = right(context, asked) else { return Err("no leaves".into()) };
        names(said, context, &leaves)
    }),
    ("practice-matters", |said, context, asked| {
        let leaf = named_leaves(said, context, asked, "leaf")?[0];
        let value = said.text("value").and_then(poda::practice::read_number).ok_or("no value")?;
        let [before, after] = [None, Some(value)].map(|value| played(context, leaf, value));
        context.is_name_or_move(before?, said.text("played").ok_or("no move")?)?;
        context.is_name_or_move(after?, said.text("instead").ok_or("no other move")?)
    }),
    ("practice-matters-not", |said, context, asked| {
        let (best, _) = supposed(context, NodeId::ROOT, None)?;
        context.is_name_or_move(best, said.text("played").ok_or("no move")?)?;
        let leaves = named_leaves(said, context, asked, "names")?;
        counts(said, "count", leaves.len() as u64)?;
        let Interval { low, high } = context.recording.root().bounds();
        let far = Score::from(1_000_000);
        let trace = context.trace();
        for leaf in leaves {
            let below = trace.ancestors(leaf).find(|&at| trace.parent(at) == Some(NodeId::ROOT)).ok_or("no move")?;
            context.is_name_or_move(below, said.text("below").ok_or("no move above")?)?;
            let mut range = Interval::UNKNOWN;
            for (end, bound, is_low) in [(low, Player::Min.view(far), true), (high, far, false)] {
                let value = if end.is_finite() { end } else { bound };
                let (played, values) = supposed(context, leaf, Some(value))?;
                hold!(played == best, "it matters");
                let index = trace.children(NodeId::ROOT).position(|child| child == below).ok_or("no move")?;
                // A value as far away as this one is as far as one likes.
                if values[index].get().abs() < 100_000.0 {
                    *(if is_low { &mut range.low } else { &mut range.high }) = values[index];
                }
            }
            hold!(
                said.text("range").is_some_and(|text| in_words(range).contains(&text.to_owned())),
                "it is worth {range}"
            );
        }
        Ok(())
    }),
    ("practice-hint-where-matters", |said, context, asked| context.about(said, asked.question.node)),
    ("practice-hint-rule-matters", |_, _, _| Ok(())),
    ("practice-hint-numbers-matters", |said, context, asked| {
        let Some(Answer::Children(leaves)) = right(context, asked) else { return Err("no leaves".into()) };
        counts(said, "count", leaves.len() as u64)?;
        counts(said, "of", asked.question.choices(context.recording).len() as u64)?;
        context.is_name_or_move(played(context, NodeId::ROOT, None)?, said.text("played").ok_or("no move")?)
    }),
    ("practice-expected-leaves", expected),
    ("practice-ask-transform", |said, context, asked| {
        context.about(said, asked.question.node)?;
        variant(said, "prunes", yes_or_no(context.trace().has_window))?;
        let offered = offered(context, asked).into_iter().enumerate();
        let listed: Vec<_> = offered.map(|(at, it)| format!("({}) {}", at + 1, it.shown(context.words))).collect();
        hold!(said.text("changes") == Some(&listed.join(", ")), "{listed:?} are offered");
        Ok(())
    }),
    ("practice-why-transform", |said, context, asked| {
        let Some(Answer::Changes(changes)) = right(context, asked) else { return Err("no changes".into()) };
        counts(said, "count", changes.len() as u64)?;
        hold!(changes.is_empty() || named_changes(said, context)? == changes, "{changes:?} make a difference");
        Ok(())
    }),
    ("practice-transform-keeps-order", |said, context, _| {
        variant(said, "chance", yes_or_no(context.recording.root().has_chance()))?;
        for change in named_changes(said, context)? {
            let keeps_means = matches!(change, OfferedChange::Double | OfferedChange::Add);
            hold!(keeps_means || !context.recording.root().has_chance(), "{change:?} need not keep means in order");
            let leaves = changed_leaves(context, change)?;
            let is_kept = |(a, b): &(Score, Score)| {
                leaves.iter().all(|(c, d)| a.get().total_cmp(&c.get()) == b.get().total_cmp(&d.get()))
            };
            hold!(leaves.iter().all(is_kept), "{change:?} does not keep the order");
            hold!(course(context, Some(change))? == course(context, None)?, "{change:?} makes a difference");
        }
        Ok(())
    }),
    ("practice-transform-happens-to-keep", |said, context, _| {
        variant(said, "chance", yes_or_no(context.recording.root().has_chance()))?;
        variant(said, "prunes", yes_or_no(context.trace().has_window))?;
        let before = course(context, None)?;
        context.is_name_or_move(before.0, said.text("played").ok_or("no move")?)?;
        for change in named_changes(said, context)? {
            hold!(course(context, Some(change))? == before, "{change:?} makes a difference");
        }
        Ok(())
    }),
    ("practice-transform-prunes-others", |said, context, _| {
        let before = course(context, None)?;
        context.is_name_or_move(before.0, said.text("played").ok_or("no move")?)?;
        for change in named_changes(said, context)? {
            let after = course(context, Some(change))?;
            hold!(after.0 == before.0 && after.1 != before.1, "{change:?} does something else");
        }
        Ok(())
    }),
    ("practice-transform-moves", |said, context, _| {
        let before = course(context, None)?.0;
        context.is_name_or_move(before, said.text("played").ok_or("no move")?)?;
        for change in named_changes(said, context)? {
            let after = course(context, Some(change))?.0;
            hold!(after != before, "{change:?} keeps the move");
            context.is_name_or_move(after, said.text("instead").ok_or("no other move")?)?;
        }
        Ok(())
    }),
    ("practice-hint-where-transform", |_, _, _| Ok(())),
    ("practice-hint-rule-transform", |said, context, _| {
        variant(said, "chance", yes_or_no(context.recording.root().has_chance()))
    }),
    ("practice-hint-numbers-transform", |said, context, asked| {
        let Some(Answer::Changes(changes)) = right(context, asked) else { return Err("no changes".into()) };
        counts(said, "count", changes.len() as u64)?;
        counts(said, "of", offered(context, asked).len() as u64)
    }),
    ("practice-expected-changes", |_, _, _| Ok(())),
    ("room-question", |_, _, _| Ok(())),
    ("room-ask-first", asks),
    ("room-ask-next", asks),
    ("room-ask-value", asks),
    ("room-ask-value-ahead", asks),
    ("room-ask-bound", improves),
    ("room-ask-cut", asks),
    ("room-ask-best", |said, context, asked| {
        variant(said, "searched", if context.recording.pass().is_some() { "pass" } else { "search" })?;
        asks(said, context, asked)
    }),
    ("room-why-best", |said, context, _| {
        variant(said, "searched", if context.recording.pass().is_some() { "pass" } else { "search" })?;
        player(said, "player", context.player(NodeId::ROOT))?;
        ties(said, context)
    }),
    ("room-why-first", |said, context, asked| {
        let first = context.trace().children(asked.question.node).next().ok_or("it has no child")?;
        context.named(said, "entered", first)?;
        context.about(said, asked.question.node)
    }),
    ("practice-why-value", |said, context, asked| {
        variant(said, "left", yes_or_no(!left(context, asked).is_empty()))?;
        about_children(said, context, asked)
    }),
    ("practice-why-value-best-possible", |said, context, asked| {
        let node = asked.question.node;
        let best = context.best_possible(node);
        is_worth(context.value(node), |value| value == best, "nothing is better")?;
        about_children(said, context, asked)
    }),
    ("practice-why-value-chance", |said, context, asked| {
        let (node, left) = (asked.question.node, left(context, asked));
        // Where it is known, the sum is the value.
        let average = said.text("average").ok_or("there is no sum")?;
        let sum = average.rsplit_once(" = ").map_or(average, |(_, total)| total);
        let text = if said.is("known", "value") == Some(true) { sum } else { said.text("proved").ok_or("nothing")? };
        let claim = values::Said::read(text).ok_or_else(|| format!("{text:?} is no interval"))?;
        is_worth(context.value(node), |value| claim.holds(value), text)?;
        hold!(left.is_empty() == (said.is("known", "open") != Some(true)), "{} are left", left.len());
        self::average(said, context, asked)?;
        context.about(said, node)
    }),
    ("practice-why-outcome-window", outcome_window),
    ("practice-why-no-cut-chance", |said, context, asked| {
        not_cut(context, asked)?;
        let (best, limit) = chance_test(said, context, asked)?;
        relation(said, "relation", best, limit)
    }),
    ("practice-why-enters-outcome", enters),
    ("practice-slip-child-alone-chance", child_alone),
    ("practice-slip-rounded", |said, context, asked| {
        answered(said, asked)?;
        let (Some(Answer::Proved(own)), Some(Answer::Proved(right))) = (asked.answer, right(context, asked)) else {
            return Err("no number was answered".into());
        };
        let is_near = |own: Score, right: Score| own == right || (own.get() - right.get()).abs() < 0.1;
        hold!(*own != right && is_near(own.low, right.low) && is_near(own.high, right.high), "{own} is not {right}");
        Ok(())
    }),
    ("practice-slip-unweighted", |said, context, asked| {
        answered(said, asked)?;
        context.about(said, asked.question.node)
    }),
    ("practice-slip-bound-of-node", outcome_window),
    ("practice-slip-other-bound-of-outcome", outcome_window),
    ("practice-idle-chance", |said, context, asked| {
        cut(context, asked)?;
        let (best, limit) = chance_test(said, context, asked)?;
        relation(said, "needed", best, limit)
    }),
    ("practice-hint-where-chance", about_chance),
    ("practice-hint-rule-chance", about_chance),
    ("practice-hint-where-outcome-window", outcome_window),
    ("practice-hint-rule-outcome-window", outcome_window),
    ("practice-hint-numbers-outcome-window", outcome_window),
    ("practice-hint-numbers-chance", |said, context, asked| {
        let (trace, node) = (context.trace(), asked.question.node);
        let searched = || trace.children(node).filter(|&child| trace.is_searched(child));
        let last = asked.question.child.or_else(|| searched().last()).ok_or("no outcome has returned")?;
        variant(said, "left", yes_or_no(trace.later_siblings(last).next().is_some()))?;
        average(said, context, asked)
    }),
    ("practice-why-bound", |said, context, asked| {
        let (before, after) = bound(context, asked)?;
        let mover = context.player(asked.question.node);
        variant(said, "open", yes_or_no(before == mover.worst()))?;
        number(said, "before", before)?;
        number(said, "after", after)?;
        relation(said, "relation", after, before)?;
        player(said, "player", mover)
    }),
    ("practice-why-no-cut", |said, context, asked| {
        not_cut(context, asked)?;
        let (best, limit) = test(said, context, asked)?;
        relation(said, "relation", best, limit)
    }),
    ("practice-why-no-cut-tie", |said, context, asked| {
        not_cut(context, asked)?;
        let (best, limit) = test(said, context, asked)?;
        hold!(best == limit && context.recording.config().cut_on == CutOn::Strict, "a tie cuts");
        needed(said, context, asked)
    }),
    ("practice-why-no-cut-open", |said, context, asked| {
        not_cut(context, asked)?;
        let (_, limit) = test(said, context, asked)?;
        hold!(limit == context.player(asked.question.node).opponent().worst(), "the bound is {limit}");
        Ok(())
    }),
    ("practice-why-pruned", |said, context, asked| {
        cut(context, asked)?;
        names(said, context, &left(context, asked))
    }),
    ("practice-why-enters", enters),
    ("practice-why-enters-all", |said, context, asked| {
        hold!(!context.trace().has_window, "something may be pruned");
        enters(said, context, asked)
    }),
    ("practice-why-leaves", |said, context, asked| {
        let event = context.trace().event(asked.question.step);
        hold!(event == Some(Event::Leave(asked.question.node)), "it is not left");
        names(said, context, &left(context, asked))?;
        context.about(said, asked.question.node)
    }),
    ("practice-why-ties", |said, context, _| ties(said, context)),
    ("practice-expected-node", expected),
    ("practice-expected-children", expected),
    ("practice-expected-number", expected),
    ("practice-expected-value", expected),
    ("practice-slip-not-a-child-left", |said, context, asked| {
        let chosen = outside(context, asked)?;
        let is_child = context.trace().parent(chosen) == Some(asked.question.node);
        variant(said, "searched", yes_or_no(is_child && context.trace().is_searched(chosen)))?;
        context.named(said, "chosen", chosen)?;
        context.about(said, asked.question.node)
    }),
    ("practice-slip-not-a-move", |said, context, asked| {
        let chosen = outside(context, asked)?;
        hold!(context.trace().parent(chosen) != Some(asked.question.node), "it is a move");
        context.named(said, "chosen", chosen)?;
        context.about(said, asked.question.node)
    }),
    ("practice-slip-number-for-bound", |said, context, asked| {
        answered(said, asked)?;
        hold!(matches!(right(context, asked), Some(Answer::Proved(proved)) if !proved.is_exact()), "it is certain");
        Ok(())
    }),
    ("practice-slip-one-bound-of-two", |said, context, asked| {
        is_true(said, context, asked)?;
        let is_both = |proved: &Interval| proved.low.is_finite() && proved.high.is_finite() && !proved.is_exact();
        hold!(
            matches!(right(context, asked), Some(Answer::Proved(proved)) if is_both(&proved)),
            "there are no two bounds"
        );
        Ok(())
    }),
    ("practice-slip-bound-of-window", |_, _, asked| {
        hold!(asked.question.kind == QuestionKind::Bound, "a bound may be the answer");
        hold!(matches!(asked.answer, Some(Answer::Proved(proved)) if !proved.is_exact()), "a number was answered");
        Ok(())
    }),
    ("practice-slip-bound-for-number", |said, context, asked| {
        is_true(said, context, asked)?;
        hold!(matches!(right(context, asked), Some(Answer::Proved(proved)) if proved.is_exact()), "it is not known");
        Ok(())
    }),
    ("practice-slip-wrong-side", |said, context, asked| {
        answered(said, asked)?;
        let (Some(Answer::Proved(own)), Some(Answer::Proved(right))) = (asked.answer, right(context, asked)) else {
            return Err("no bound was answered".into());
        };
        let ends =
            |proved: &Interval| [proved.low, proved.high].into_iter().filter(|end| end.is_finite()).collect::<Vec<_>>();
        hold!(ends(own).iter().any(|end| ends(&right).contains(end)) || !own.is_exact(), "another number is right");
        Ok(())
    }),
    ("practice-slip-too-weak", is_true),
    ("practice-slip-not-proved", |said, _, asked| answered(said, asked)),
    ("practice-slip-child-alone", child_alone),
    ("practice-slip-wrong-sign", |said, context, asked| {
        answered(said, asked)?;
        let (Some(Answer::Proved(own)), Some(Answer::Proved(right))) = (asked.answer, right(context, asked)) else {
            return Err("no number was answered".into());
        };
        hold!(own.view(Player::Min) == right, "{own} is not {right} from the other side");
        Ok(())
    }),
    ("practice-slip-wrong-number", |said, context, asked| {
        answered(said, asked)?;
        hold!(asked.answer.cloned() != right(context, asked), "it is that");
        Ok(())
    }),
    ("practice-slip-wrong-proof", |said, context, asked| {
        answered(said, asked)?;
        context.about(said, asked.question.node)
    }),
    ("practice-slip-other-bound", |said, context, asked| {
        let node = asked.question.node;
        let visit = context.visit(node)?;
        number(said, "answer", visit.window.ok_or("no window")?.limit(visit.player))?;
        player(said, "player", visit.player)
    }),
    ("practice-slip-old-bound", |said, context, asked| {
        number(said, "answer", bound(context, asked)?.0)?;
        asks(said, context, asked)
    }),
    ("practice-slip-missed-cut", |_, context, asked| cut(context, asked)),
    ("practice-slip-cut-too-much", |said, context, asked| {
        not_cut(context, asked)?;
        test(said, context, asked)?;
        needed(said, context, asked)
    }),
    ("practice-slip-partial-cut", |_, context, asked| {
        cut(context, asked)?;
        let Some(Answer::Children(pruned)) = asked.answer else { return Err("no cut was answered".into()) };
        hold!(pruned.len() < left(context, asked).len(), "all of them were named");
        Ok(())
    }),
    ("practice-idle", |said, context, asked| {
        let node = asked.question.node;
        let (left, mover) = (left(context, asked), context.player(node));
        names(said, context, &left)?;
        let (best, limit) = test(said, context, asked)?;
        is_worth(context.value(node), |value| !mover.prefers(best, value), &format!("{mover:?} has {best} there"))?;
        variant(said, "window", if context.recording.pass().is_some() { "pass" } else { "initial" })?;
        let is_by_chance = said.is("owner_where", "chance") == Some(true);
        if is_by_chance {
            let mut above = context.trace().ancestors(node).skip(1);
            let is_owner = |above| context.turn(above) == Turn::Chance && context.named(said, "owner", above).is_ok();
            let owner = above.find(|&above| is_owner(above)).ok_or("no chance node above is named so")?;
            reaches_chance(said, context, node, owner, best)?;
        }
        for argument in ["owner", "plies", "opponent"] {
            let _ = said.text(argument);
        }
        let _ = limit;
        if is_by_chance {
            return Ok(());
        }
        if said.is("owner_where", "window") == Some(true) {
            return Ok(());
        }
        // Whatever one of them is worth, the root is worth the same.
        let root = context.value(NodeId::ROOT);
        for child in left {
            let line = context.recording.moves_to(child);
            for value in [Score::INFINITY, Score::NEG_INFINITY] {
                let changed = context.truth.value_if(&context.truth.root(), &line, value);
                hold!(changed.is_none() || root.is_none() || changed == root, "the root would be worth {changed:?}");
            }
        }
        Ok(())
    }),
    ("practice-slip-enters-pruned", |said, context, asked| {
        let chosen = chosen(asked)?;
        hold!(!context.trace().is_searched(chosen), "it is entered");
        context.named(said, "chosen", chosen)?;
        context.about(said, asked.question.node)
    }),
    ("practice-slip-leaves-too-early", |said, context, asked| {
        hold!(matches!(context.trace().event(asked.question.step), Some(Event::Enter(_))), "it is left");
        names(said, context, &left(context, asked))?;
        context.about(said, asked.question.node)
    }),
    ("practice-slip-out-of-order", |said, context, asked| {
        hold!(context.trace().event(asked.question.step) != Some(Event::Enter(chosen(asked)?)), "it is its turn");
        context.named(said, "other", chosen(asked)?)
    }),
    ("practice-slip-later-tie", |said, context, asked| {
        let chosen = chosen(asked)?;
        let score = context.trace().score_for_parent(chosen).ok_or("it has not returned")?;
        number(said, "score", score)?;
        let mut earlier = context.trace().children(NodeId::ROOT).take_while(|&child| child < chosen);
        hold!(earlier.any(|child| context.trace().score_for_parent(child) == Some(score)), "it was the first");
        context.named(said, "chosen", chosen)
    }),
    ("practice-slip-worse-move", |said, context, asked| {
        let (chosen, mover) = (chosen(asked)?, context.player(NodeId::ROOT));
        let text = said.text("answer").ok_or("nothing was returned")?;
        let claim = values::Said::read(text).ok_or("no interval")?;
        is_worth(context.value(chosen), |value| claim.holds(value), text)?;
        let score = context.trace().score_for_parent(chosen).ok_or("it has not returned")?;
        let is_better =
            |child| context.trace().score_for_parent(child).is_some_and(|other| mover.prefers(other, score));
        hold!(context.trace().children(NodeId::ROOT).any(is_better), "no move returned a better score");
        player(said, "player", mover)?;
        context.named(said, "chosen", chosen)
    }),
    ("practice-slip-unsearched-move", |said, context, asked| {
        let chosen = chosen(asked)?;
        hold!(!context.trace().is_searched(chosen), "it was searched");
        context.named(said, "chosen", chosen)
    }),
    ("practice-refuted", |said, context, asked| {
        not_cut(context, asked)?;
        let (value, result) = (said.text("value").ok_or("no value")?, said.text("result").ok_or("no result")?);
        let read = |text| values::Number::read(text).ok_or_else(|| format!("{text:?} is no number"));
        context.named(said, "root", NodeId::ROOT)?;
        let leaf = said.text("leaf").ok_or("no leaf")?;
        let (Ok(values::Number::Exact(value)), result) = (read(value), read(result)?) else { return Ok(()) };
        let value = Score::new(value).ok_or("no number")?;
        // Of an outcome that is probed, what is below comes with a later visit.
        let pruned = asked.question.child.into_iter().flat_map(|child| context.trace().later_siblings(child));
        let mut below = pruned.flat_map(|child| context.trace().subtree(child));
        let Some(node) = below.find(|&node| context.is_full_name(node, leaf)) else {
            return if context.search.root().is_explicit_tree() { Err(format!("no leaf is {leaf}")) } else { Ok(()) };
        };
        let changed = context.truth.value_if(&context.truth.root(), &context.recording.moves_to(node), value);
        hold!(changed.is_none_or(|changed| result.is(changed)), "the root would be {changed:?}");
        Ok(())
    }),
    ("practice-refuted-together", |said, context, asked| {
        not_cut(context, asked)?;
        context.named(said, "root", NodeId::ROOT)?;
        let (value, result) = (said.text("value").ok_or("no value")?, said.text("result").ok_or("no result")?);
        let read = |text| values::Number::read(text).ok_or_else(|| format!("{text:?} is no number"));
        let (Ok(values::Number::Exact(value)), result) = (read(value), read(result)?) else { return Ok(()) };
        let value = Score::new(value).ok_or("no number")?;
        let list = said.text("changed").ok_or("no leaves")?;
        let pruned = asked.question.child.into_iter().flat_map(|child| context.trace().later_siblings(child));
        let below: Vec<_> = pruned.flat_map(|child| context.trace().subtree(child)).collect();
        let named = |name: &str| below.iter().copied().find(|&node| context.is_full_name(node, name));
        let leaves: Option<Vec<_>> = in_list(list).into_iter().map(named).collect();
        // A long list is cut short, and a board has no tree with names.
        let Some(leaves) = leaves else { return Ok(()) };
        let lines: Vec<_> = leaves.into_iter().map(|leaf| context.recording.moves_to(leaf)).collect();
        let changed = context.truth.value_if_all(&context.truth.root(), &lines, value);
        hold!(changed.is_none_or(|changed| result.is(changed)), "the root would be {changed:?}");
        Ok(())
    }),
    ("practice-refuted-as-it-is", |said, context, asked| {
        not_cut(context, asked)?;
        context.named(said, "root", NodeId::ROOT)?;
        let root = context.truth.value(&context.truth.root());
        root.map_or(Ok(()), |root| number(said, "result", root))?;
        let Some(Answer::Children(pruned)) = asked.answer else { return Err("no cut was answered".into()) };
        names(said, context, pruned)
    }),
    ("practice-harmless", |_, context, asked| not_cut(context, asked)),
    ("practice-undecided", |_, context, asked| not_cut(context, asked)),
    ("practice-hint-where-next", prunes),
    ("practice-hint-where-leaf", |said, context, asked| {
        variant(said, "given", yes_or_no(context.search.root().is_explicit_tree()))?;
        asks(said, context, asked)
    }),
    ("practice-hint-where-value", asks),
    ("practice-hint-where-bound", asks),
    ("practice-hint-where-cut", asks),
    ("practice-hint-where-best", asks),
    ("practice-hint-rule-next", prunes),
    ("practice-hint-rule-leaf", |said, context, asked| {
        variant(said, "given", yes_or_no(context.search.root().is_explicit_tree()))?;
        asks(said, context, asked)
    }),
    ("practice-hint-rule-value", asks),
    ("practice-hint-rule-bound", asks),
    ("practice-hint-rule-cut", |said, context, asked| {
        needed(said, context, asked)?;
        asks(said, context, asked)
    }),
    ("practice-hint-rule-best", |said, context, asked| {
        variant(said, "ties", yes_or_no(!context.trace().has_window))?;
        asks(said, context, asked)
    }),
    ("practice-hint-rule-root", asks),
    ("practice-hint-numbers-cut", |said, context, asked| {
        if context.turn(asked.question.node) == Turn::Chance {
            chance_test(said, context, asked)?;
            let is_strict = context.recording.config().cut_on == CutOn::Strict;
            let [lower, upper] = if is_strict { [">", "<"] } else { ["≥", "≤"] };
            return variant(said, "needed", if said.is("player", "MAX") == Some(true) { lower } else { upper });
        }
        test(said, context, asked)?;
        needed(said, context, asked)
    }),
    ("practice-hint-numbers-value", |said, context, asked| {
        variant(said, "left", yes_or_no(!left(context, asked).is_empty()))?;
        about_children(said, context, asked)
    }),
    ("practice-hint-numbers-bound", |said, context, asked| {
        let (before, after) = bound(context, asked)?;
        number(said, "before", before)?;
        number(said, "after", after)?;
        player(said, "player", context.player(asked.question.node))
    }),
    ("practice-hint-numbers-root", |said, context, asked| {
        extremum(said, asked.after, NodeId::ROOT)?;
        over(said, context, asked)
    }),
    ("practice-hint-numbers-leaf", |said, context, asked| {
        let sum = said.text("sum").ok_or("there is no sum")?;
        let score = context.recording.position(asked.question.node).evaluate().score();
        hold!(is_sum(&format!("{sum}={}", score.shown()), score), "{sum} does not come to {score}");
        Ok(())
    }),
    ("practice-hint-numbers-next", |said, context, asked| names(said, context, &left(context, asked))),
];

/// Every message that has a check here.
pub fn messages() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|&(id, _)| id)
}

/// A question names its node, its player, and the child that has returned.
pub(super) fn asks(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    if let Some(child) = asked.question.child {
        context.named(said, "child", child)?;
        let is_leaf = matches!(context.trace().kind(child), NodeKind::Leaf(_));
        variant(said, "leaf", yes_or_no(is_leaf))?;
    }
    context.about(said, asked.question.node)
}

pub(super) fn over(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    let is_last = asked.question.step == context.trace().len();
    hold!(is_last, "the search goes on");
    asks(said, context, asked)
}

fn prunes(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    variant(said, "prunes", yes_or_no(context.trace().has_window))?;
    asks(said, context, asked)
}

/// The children that have not been searched yet, in order, each once.
pub(super) fn left(context: &StepContext, asked: &Asked) -> Vec<NodeId> {
    let Some(child) = asked.question.child else { return Vec::new() };
    let after = context.trace().children(asked.question.node).skip_while(|&other| other != child);
    let mut left: Vec<NodeId> = Vec::new();
    for other in after.skip(1) {
        let is_same = |before: &NodeId| context.recording.move_to(*before) == context.recording.move_to(other);
        if !left.iter().any(is_same) {
            left.push(other);
        }
    }
    left
}

/// What is said of the window of the next outcome: its bounds are those with which it is entered, and the chance node
/// has the other.
fn outcome_window(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    let (node, child) = (asked.question.node, asked.question.child.ok_or("no outcome has returned")?);
    let next = context.trace().later_siblings(child).next().ok_or("no outcome is next")?;
    let is_alpha = said.is("player", "MIN") == Some(true);
    hold!(
        asked_bound(context.recording, asked.question) == Some(if is_alpha { Cutoff::Alpha } else { Cutoff::Beta }),
        "another bound"
    );
    let bound = |window: Window, is_alpha: bool| if is_alpha { window.alpha } else { window.beta };
    let own = context.visit(node)?.window.ok_or("no window")?;
    let window = context.trace().window(next).ok_or("no window")?;
    number(said, "own", bound(own, is_alpha))?;
    number(said, "after", bound(window, is_alpha))?;
    let of_answer =
        if said.id == "practice-slip-bound-of-node" { bound(own, is_alpha) } else { bound(window, !is_alpha) };
    number(said, "answer", of_answer)?;
    let (weight, of) = context.trace().weight(next).ok_or("it is no outcome")?;
    variant(said, "weight", &weight.to_string())?;
    variant(said, "of", &of.to_string())?;
    context.named(said, "next", next)?;
    // The player is the one whose bound it is.
    context.named(said, "child", child)?;
    context.named(said, "node", node)
}

/// What a chance node is worth at most, or at least, and the bound that it is compared with.
fn chance_test(said: &Said, context: &StepContext, asked: &Asked) -> Result<(Score, Score), String> {
    let node = asked.question.node;
    let is_upper = said.is("player", "MIN") == Some(true);
    let text = said.text("best").ok_or("no end")?;
    let plain = text.replace('−', "-").replace('∞', "inf");
    let read = Score::parse_ratio(&plain).or_else(|| Score::new(plain.parse().ok()?));
    let limit = context.visit(node)?.window.ok_or("no window")?;
    let limit = if is_upper { limit.alpha } else { limit.beta };
    // A long number is rounded, and is then no claim about a tie.
    let best = read
        .ok_or(())
        .or_else(|()| if text.starts_with('≈') { Ok(limit) } else { Err(format!("{text:?} is no number")) })?;
    if !text.starts_with('≈') {
        let holds = |value: Score| if is_upper { value <= best } else { best <= value };
        is_worth(context.value(node), holds, text)?;
    }
    number(said, "limit", limit)?;
    context.named(said, "node", node)?;
    Ok((best, limit))
}

/// The outcomes of a chance node that have returned, added up.
fn average(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    let (trace, node) = (context.trace(), asked.question.node);
    let searched = || trace.children(node).filter(|&child| trace.is_searched(child));
    let last = asked.question.child.or_else(|| searched().last()).ok_or("no outcome has returned")?;
    let text = said.text("average").ok_or("there is no sum")?;
    let split = [" = ", " ≈ ", " ≤ ", " ≥ "].iter().find_map(|sign| text.rsplit_once(sign));
    let (sum, total) = split.map_or((text, None), |(sum, total)| (sum, Some(total)));
    let mut returned = HashMap::new();
    for visit in trace.children(node).take_while(|&visit| visit <= last) {
        let (weight, of) = trace.weight(visit).ok_or("it is no outcome")?;
        let (score, _) = trace.result(visit).ok_or("it has not returned")?;
        returned.insert(context.recording.move_to(visit), f64::from(weight) / of as f64 * score.get());
    }
    if let Some(total) = total.and_then(values::Number::read) {
        let expected: f64 = returned.values().sum();
        let (values::Number::Exact(total) | values::Number::Near(total)) = total;
        let error = (total - expected).abs();
        hold!(error.is_nan() || error <= 0.001 * expected.abs().max(1.0), "{text}: the sum is {expected}");
    }
    let terms = sum.split(" + ").count();
    hold!(sum.contains('…') || terms == returned.len(), "{text}: {} outcomes have returned", returned.len());
    Ok(())
}

fn about_chance(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    hold!(context.turn(asked.question.node) == Turn::Chance, "no chance node");
    let is_cut = matches!(asked.question.kind, QuestionKind::Cut | QuestionKind::Next);
    variant(said, "asked", if is_cut { "cut" } else { "value" })?;
    let is_strict = context.recording.config().cut_on == CutOn::Strict;
    variant(said, "upper", if is_strict { "<" } else { "≤" })?;
    variant(said, "lower", if is_strict { ">" } else { "≥" })?;
    asks(said, context, asked)
}

/// A list of nodes, by their names as seen from their parent.
pub(super) fn names(said: &Said, context: &StepContext, nodes: &[NodeId]) -> CheckResult {
    counts(said, "count", nodes.len() as u64)?;
    let Some(list) = said.text("names") else { return Ok(()) };
    let named = in_list(list);
    hold!(named.len() == nodes.len(), "there are {}", nodes.len());
    named.into_iter().zip(nodes).try_for_each(|(name, &node)| context.is_name(node, name))
}

pub(super) fn about_children(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    extremum(said, context, asked.question.node)?;
    context.about(said, asked.question.node)
}

/// The values of the children that have returned, and what they come to for the node. Dots at the end stand for those
/// that are left.
fn extremum(said: &Said, context: &StepContext, node: NodeId) -> CheckResult {
    let text = said.text("extremum").ok_or("there is no extremum")?;
    let returned = context.returned(node).into_iter().map(|child| context.value(child)).collect::<Vec<_>>();
    let all = context.truth.moves(&context.place(node)).len();
    let ahead = if returned.len() < all { text.replacen(", …)", ")", 1) } else { text.to_owned() };
    let read = values::Extremum::read(&ahead).ok_or_else(|| format!("{text:?} is no extremum"))?;
    let so_far = values::Extremum { outcome: None, ..read };
    so_far.check(context.player(node), &returned).map_err(|why| format!("{text}: {why}"))?;
    let outcome = text.rsplit_once(')').map_or("", |(_, behind)| behind.trim().trim_start_matches("= "));
    let claim =
        if outcome.is_empty() { values::Said::Nothing } else { values::Said::read(outcome).ok_or("no outcome")? };
    is_worth(context.value(node), |value| claim.holds(value), text)
}

/// The window's own end before the child was counted, and the best score with it.
pub(super) fn bound(context: &StepContext, asked: &Asked) -> Result<(Score, Score), String> {
    let visit = context.visit(asked.question.node)?;
    let before = visit.window.ok_or("no window")?.limit(visit.player.opponent());
    let &(_, after) = visit.children.last().ok_or("nothing has returned")?;
    hold_better(visit.player, after, before)?;
    Ok((before, after))
}

fn hold_better(player: Player, after: Score, before: Score) -> CheckResult {
    hold!(player.prefers(after, before), "{after} is no better than {before}");
    Ok(())
}

fn improves(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    bound(context, asked)?;
    asks(said, context, asked)
}

/// The best score with the child that has just returned, and the bound that it is compared with.
pub(super) fn test(said: &Said, context: &StepContext, asked: &Asked) -> Result<(Score, Score), String> {
    let visit = context.visit(asked.question.node)?;
    let best = visit.children.iter().map(|&(_, score)| score).reduce(|a, b| visit.player.better_of(a, b));
    let best = best.ok_or("nothing has returned")?;
    let limit = visit.window.ok_or("no window")?.limit(visit.player);
    number(said, "best", best)?;
    number(said, "limit", limit)?;
    context.about(said, asked.question.node)?;
    Ok((best, limit))
}

/// The sign between the best score and the bound where there is a cutoff.
pub(super) fn needed(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    let is_strict = context.recording.config().cut_on == CutOn::Strict;
    let sign = match (context.player(asked.question.node), is_strict) {
        (Player::Max, false) => "≥",
        (Player::Max, true) => ">",
        (Player::Min, false) => "≤",
        (Player::Min, true) => "<",
    };
    variant(said, "needed", sign)
}

fn is_cut(context: &StepContext, asked: &Asked) -> bool {
    let node = asked.question.node;
    let from = context.step + 1;
    (from..from + 3).any(|step| match context.trace().event(step) {
        Some(Event::Cutoff(child)) => {
            context.trace().parent(child) == Some(node) && asked.question.child == Some(child)
        }
        _ => false,
    })
}

pub(super) fn cut(context: &StepContext, asked: &Asked) -> CheckResult {
    hold!(is_cut(context, asked), "there is no cutoff");
    Ok(())
}

pub(super) fn not_cut(context: &StepContext, asked: &Asked) -> CheckResult {
    hold!(!is_cut(context, asked), "there is a cutoff");
    Ok(())
}

fn enters(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    let Some(Event::Enter(entered)) = context.trace().event(asked.question.step) else {
        return Err("nothing is entered".into());
    };
    context.named(said, "entered", entered)?;
    context.about(said, asked.question.node)
}

/// Moves that are named together: each is worth what the root is.
fn ties(said: &Said, context: &StepContext) -> CheckResult {
    let root = context.value(NodeId::ROOT);
    root.map_or(Ok(()), |root| number(said, "score", root))?;
    let list = said.text("names").ok_or("no move is named")?;
    let named = in_list(list);
    counts(said, "count", named.len() as u64)?;
    for name in named {
        let of_it = |child: &NodeId| context.is_name(*child, name).is_ok();
        let child = context.trace().children(NodeId::ROOT).find(of_it).ok_or_else(|| format!("no move is {name}"))?;
        is_worth(context.value(child), |value| root.is_none_or(|root| root == value), "it is worth as much")?;
    }
    Ok(())
}

fn expected(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    let choices = asked.question.choices(context.recording);
    let Some(list) = said.text("choices") else { return Ok(()) };
    let named = in_list(list);
    hold!(named.len() == choices.len(), "there are {} choices", choices.len());
    named.into_iter().zip(choices).try_for_each(|(name, node)| context.is_name(node, name))
}

/// The leaves with the names of a list.
fn explicit_tree<'a>(context: &StepContext<'a>) -> Result<&'a Tree, String> {
    if let AnyGame::Tree(tree) = context.recording.root() { Ok(tree) } else { Err("no tree".into()) }
}

/// The index of a node among those of the tree.
fn node_index(context: &StepContext, tree: &Tree, node: NodeId) -> usize {
    let below = |at: usize, mv: u32| tree.children_of(at)[mv as usize] as usize;
    let line = context.recording.path(node);
    line.iter().fold(tree.node_index(), |at, (mv, _)| if let AnyMove::Tree(mv) = mv { below(at, *mv) } else { at })
}

/// The move that a search of the whole tree plays if one leaf has this value; without a value, as it is.
fn played(context: &StepContext, leaf: NodeId, value: Option<Score>) -> Result<NodeId, String> {
    supposed(context, leaf, value).map(|(best, _)| best)
}

/// The move that a search of the whole tree plays if one leaf has this value, and the values of all moves.
fn supposed(context: &StepContext, leaf: NodeId, value: Option<Score>) -> Result<(NodeId, Vec<Score>), String> {
    let tree = explicit_tree(context)?;
    let mut nodes = tree.nodes();
    if value.is_some() {
        nodes[node_index(context, tree, leaf)].value = value;
    }
    let supposed = Tree::new(nodes).unwrap().within(tree.bounds());
    let config =
        SearchConfig { algorithm: Algorithm::Expectiminimax, window: Window::FULL, ..*context.recording.config() };
    let other = poda::trace::recorder::record(&config, &AnyGame::Tree(supposed), usize::MAX);
    let best = other.trace().best_child(NodeId::ROOT).ok_or("no move")?;
    let values =
        other.trace().children(NodeId::ROOT).filter_map(|child| Some(other.trace().result(child)?.0)).collect();
    let best = context.recording.node_at_path(&other.path(best)).ok_or_else(|| "no such move".to_owned())?;
    Ok((best, values))
}

/// The changes of all leaves that a question offers.
fn offered(context: &StepContext, asked: &Asked) -> Vec<OfferedChange> {
    Facts::new(context.recording, asked.question).offered_changes().collect()
}

/// The changes with the names of a list.
fn named_changes(said: &Said, context: &StepContext) -> Result<Vec<OfferedChange>, String> {
    let named = |name: &str| OfferedChange::named(context.words, name).ok_or_else(|| format!("{name} is no change"));
    in_list(said.text("names").ok_or("no list")?).into_iter().map(named).collect()
}

/// The values of all leaves, and what a change makes of each.
fn changed_leaves(context: &StepContext, change: OfferedChange) -> Result<Vec<(Score, Score)>, String> {
    let values: Vec<Score> = explicit_tree(context)?.nodes().iter().filter_map(|node| node.value).collect();
    let changed = change.of(&values).ok_or("it cannot be changed")?;
    Ok(values.into_iter().zip(changed).collect())
}

/// The move that the search plays after a change of all leaves, and the nodes that it enters, by their paths.
fn course(context: &StepContext, change: Option<OfferedChange>) -> Result<(NodeId, Vec<String>), String> {
    let tree = explicit_tree(context)?;
    let changed = change.map(|change| changed_leaves(context, change)).transpose()?;
    let mut changed = changed.into_iter().flatten();
    let mut nodes = tree.nodes();
    for node in nodes.iter_mut().filter(|node| node.value.is_some()) {
        node.value = changed.next().map(|(_, value)| value).or(node.value);
    }
    let tree = Tree::new(nodes).unwrap().within(tree.bounds());
    let other = poda::trace::recorder::record(context.recording.config(), &AnyGame::Tree(tree), usize::MAX);
    let best = other.trace().best_child(NodeId::ROOT).ok_or("no move")?;
    let best = context.recording.node_at_path(&other.path(best)).ok_or_else(|| "no such move".to_owned())?;
    let entered = other.trace().nodes().filter(|&node| other.trace().is_searched(node));
    Ok((best, entered.map(|node| format!("{:?}", other.path(node))).collect()))
}

fn named_leaves(said: &Said, context: &StepContext, asked: &Asked, list: &str) -> Result<Vec<NodeId>, String> {
    let mut leaves = asked.question.choices(context.recording);
    let find = |name: &str| {
        let at = leaves.iter().position(|&leaf| context.is_name(leaf, name).is_ok());
        at.map(|at| leaves.remove(at)).ok_or_else(|| format!("{name} is no leaf"))
    };
    in_list(said.text(list).ok_or("no list")?).into_iter().map(find).collect()
}

pub(super) fn right(context: &StepContext, asked: &Asked) -> Option<Answer> {
    asked.question.accepted(context.recording).into_iter().next()
}

pub(super) fn chosen(asked: &Asked) -> Result<NodeId, String> {
    match asked.answer {
        Some(Answer::Node(node)) => Ok(*node),
        other => Err(format!("{other:?} is no node")),
    }
}

/// The node of an answer that is no choice.
fn outside(context: &StepContext, asked: &Asked) -> Result<NodeId, String> {
    let choices = asked.question.choices(context.recording);
    let nodes = match asked.answer {
        Some(Answer::Node(node)) => vec![*node],
        Some(Answer::Children(nodes)) => nodes.clone(),
        _ => vec![],
    };
    nodes.into_iter().find(|node| !choices.contains(node)).ok_or_else(|| "all are choices".to_owned())
}

/// The answer is repeated as it was given.
pub(super) fn answered(said: &Said, asked: &Asked) -> CheckResult {
    let text = said.text("answer").ok_or("the answer is not repeated")?;
    let Some(Answer::Proved(own)) = asked.answer else { return Err("no value was answered".into()) };
    hold!(text == own.to_string(), "{own} was answered");
    Ok(())
}

/// The answer is true of the node, though not the right one.
fn is_true(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    answered(said, asked)?;
    let Some(Answer::Proved(own)) = asked.answer else { return Err("no value was answered".into()) };
    is_worth(context.value(asked.question.node), |value| own.low <= value && value <= own.high, "it is true")
}

/// The answer is what the child alone has returned.
pub(super) fn child_alone(said: &Said, context: &StepContext, asked: &Asked) -> CheckResult {
    answered(said, asked)?;
    let child = asked.question.child.ok_or("no child has returned")?;
    let text = said.text("answer").ok_or("no answer")?;
    let claim = values::Said::read(text).ok_or("no interval")?;
    is_worth(context.value(child), |value| claim.holds(value), text)?;
    context.named(said, "child", child)?;
    context.about(said, asked.question.node)
}
