//! The consequences of another value for a branch, checked against the same tree with a number in its place.

use crate::hold;
use crate::words::claims::captions::Check;
use crate::words::claims::patterns::Said;
use crate::words::claims::step_context::{CheckResult, StepContext, is_worth, number, player, variant, yes_or_no};
use crate::words::claims::values::{self, Extremum, Number};
use poda::game::any::AnyMove;
use poda::score::{Interval, Score};
use poda::trace::NodeId;

/// A branch, and what it is supposed to be worth.
#[derive(Clone, Debug)]
pub struct Supposed {
    pub branch: NodeId,
    pub line: Vec<AnyMove>,
    pub value: Score,
}

/// Every message about what follows.
pub const ALL: &[Check] = &[
    ("what-if-same", |said, context| {
        hold!(before(context) == after(context), "the root would be worth {:?}", after(context));
        root(said, context)
    }),
    ("what-if-as-said", |said, context| {
        proved(said, context)?;
        root(said, context)
    }),
    ("what-if-nothing-said", |said, context| {
        let result = context.trace().result(NodeId::ROOT);
        let so_far = || context.trace().end().proved(NodeId::ROOT);
        let proved = result.map_or_else(so_far, |(score, bound)| Interval::of(score, bound));
        hold!(proved.low == Score::NEG_INFINITY && proved.high == Score::INFINITY, "{proved} is proved");
        root(said, context)
    }),
    ("what-if-differs", |said, context| {
        hold!(!context.trace().trust.is_proved(), "what was left out matters");
        root(said, context)
    }),
    ("what-if-stays", |said, context| {
        let node = level(said, context)?;
        let (was, is) = worth(context, node)?;
        hold!(was == is, "it would be worth {is}");
        player(said, "player", context.player(node))?;
        extremum(said, context, node, is)?;
        // Its player has as much without the branch.
        is_worth(others(context, node)?, |others| others == is, "as much without it")?;
        number(said, "before", was)?;
        number(said, "after", is)?;
        context.about(said, node)
    }),
    ("what-if-no-other", really),
    ("what-if-changes", changes),
    ("what-if-changes-alone", changes),
    ("what-if-and-so-on", |_, _| Ok(())),
    ("what-if-really", really),
];

fn supposed<'a>(context: &StepContext<'a>) -> Result<&'a Supposed, String> {
    context.supposed.ok_or_else(|| "nothing is supposed".to_owned())
}

fn before(context: &StepContext) -> Option<Score> {
    context.truth.value(&context.truth.root())
}

fn after(context: &StepContext) -> Option<Score> {
    let supposed = context.supposed?;
    context.truth.value_if(&context.truth.root(), &supposed.line, supposed.value)
}

fn root(said: &Said, context: &StepContext) -> CheckResult {
    variant(said, "pass", yes_or_no(context.recording.pass().is_some()))?;
    number(said, "value", supposed(context)?.value)?;
    context.named(said, "node", NodeId::ROOT)?;
    if let (Some(before), Some(after)) = (before(context), after(context)) {
        number(said, "before", before)?;
        number(said, "after", after)?;
    }
    Ok(())
}

fn proved(said: &Said, context: &StepContext) -> CheckResult {
    let text = said.text("proved").ok_or("nothing is said")?;
    let claim = values::Said::read(text).ok_or_else(|| format!("{text:?} is no interval"))?;
    for value in [before(context), after(context)] {
        is_worth(value, |value| claim.holds(value), text)?;
    }
    Ok(())
}

fn really(said: &Said, context: &StepContext) -> CheckResult {
    let supposed = supposed(context)?;
    context.named(said, "node", supposed.branch)?;
    let value = context.truth.value(&context.truth.after(&supposed.line));
    value.map_or(Ok(()), |value| number(said, "value", value))
}

/// The node on the way that a sentence is about.
fn level(said: &Said, context: &StepContext) -> Result<NodeId, String> {
    let supposed = supposed(context)?;
    let name = said.text("subject").or_else(|| said.text("heading")).ok_or("no node is named")?;
    let mut way = context.trace().ancestors(supposed.branch).skip(1);
    way.find(|&node| context.is_full_name(node, name)).ok_or_else(|| format!("{name} is not on the way"))
}

/// What a node on the way is worth, and what it would be.
fn worth(context: &StepContext, node: NodeId) -> Result<(Score, Score), String> {
    let supposed = supposed(context)?;
    let ply = context.trace().ply(node);
    let place = context.truth.after(&supposed.line[..ply]);
    let was = context.truth.value(&place).ok_or("not known")?;
    let is = context.truth.value_if(&place, &supposed.line[ply..], supposed.value).ok_or("not known")?;
    Ok((was, is))
}

fn changes(said: &Said, context: &StepContext) -> CheckResult {
    let node = level(said, context)?;
    let (was, is) = worth(context, node)?;
    hold!(was != is, "it stays {is}");
    number(said, "before", was)?;
    number(said, "after", is)?;
    player(said, "player", context.player(node))?;
    extremum(said, context, node, is)?;
    context.about(said, node)
}

/// `max(3, 5)`: what the player has elsewhere, and what the branch would bring.
fn extremum(said: &Said, context: &StepContext, node: NodeId, is: Score) -> CheckResult {
    let Some(text) = said.text("extremum") else { return Ok(()) };
    let Some(extremum) = Extremum::read(text) else {
        let number = Number::read(text).ok_or_else(|| format!("{text:?} is no extremum"))?;
        hold!(number.is(is), "it would be worth {is}");
        return Ok(());
    };
    let mover = context.player(node);
    hold!(extremum.player == mover, "{mover:?} moves there");
    let ply = context.trace().ply(node);
    let supposed = supposed(context)?;
    let others = others(context, node)?;
    let below = context.truth.after(&supposed.line[..=ply]);
    let below = if ply + 1 == supposed.line.len() {
        Some(supposed.value)
    } else {
        context.truth.value_if(&below, &supposed.line[ply + 1..], supposed.value)
    };
    extremum.check(mover, &[others, below]).map_err(|why| format!("{text}: {why}"))
}

/// The best that the player of a node on the way has elsewhere.
fn others(context: &StepContext, node: NodeId) -> Result<Option<Score>, String> {
    let (supposed, ply, mover) = (supposed(context)?, context.trace().ply(node), context.player(node));
    let place = context.truth.after(&supposed.line[..ply]);
    let others = context.truth.moves(&place).into_iter().filter(|mv| *mv != supposed.line[ply]);
    let values =
        others.filter_map(|mv| context.truth.value(&context.truth.after(&[&supposed.line[..ply], &[mv]].concat())));
    Ok(values.reduce(|a, b| mover.better_of(a, b)))
}

/// Values to suppose: such as change much, and such as change nothing.
pub const VALUES: [Score; 3] = [Score::INFINITY, Score::ZERO, Score::NEG_INFINITY];
