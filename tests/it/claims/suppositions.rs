//! What is said to follow if a branch were worth something else: held against the same tree with a number in its place.

use crate::claims::captions::Check;
use crate::claims::patterns::Said;
use crate::claims::scene::{Scene, Verdict, is_worth, number, player, variant, yes_or_no};
use crate::claims::values::{self, Extremum, Number};
use crate::hold;
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
    ("what-if-same", |said, scene| {
        hold!(before(scene) == after(scene), "the root would be worth {:?}", after(scene));
        root(said, scene)
    }),
    ("what-if-as-said", |said, scene| {
        proved(said, scene)?;
        root(said, scene)
    }),
    ("what-if-nothing-said", |said, scene| {
        let result = scene.trace().result(NodeId::ROOT);
        let so_far = || scene.trace().end().proved(NodeId::ROOT);
        let proved = result.map_or_else(so_far, |(score, bound)| Interval::of(score, bound));
        hold!(proved.low == Score::NEG_INFINITY && proved.high == Score::INFINITY, "{proved} is proved");
        root(said, scene)
    }),
    ("what-if-differs", |said, scene| {
        hold!(scene.trace().mistake().is_some(), "what was left out matters");
        root(said, scene)
    }),
    ("what-if-stays", |said, scene| {
        let node = level(said, scene)?;
        let (was, is) = worth(scene, node)?;
        hold!(was == is, "it would be worth {is}");
        player(said, "player", scene.player(node))?;
        extremum(said, scene, node, is)?;
        // Its player has as much without the branch.
        is_worth(others(scene, node)?, |others| others == is, "as much without it")?;
        number(said, "before", was)?;
        number(said, "after", is)?;
        scene.about(said, node)
    }),
    ("what-if-no-other", really),
    ("what-if-changes", changes),
    ("what-if-changes-alone", changes),
    ("what-if-and-so-on", |_, _| Ok(())),
    ("what-if-really", really),
];

fn supposed<'a>(scene: &Scene<'a>) -> Result<&'a Supposed, String> {
    scene.supposed.ok_or_else(|| "nothing is supposed".to_owned())
}

fn before(scene: &Scene) -> Option<Score> {
    scene.truth.value(&scene.truth.root())
}

fn after(scene: &Scene) -> Option<Score> {
    let supposed = scene.supposed?;
    scene.truth.value_if(&scene.truth.root(), &supposed.line, supposed.value)
}

fn root(said: &Said, scene: &Scene) -> Verdict {
    variant(said, "pass", yes_or_no(scene.recording.pass().is_some()))?;
    number(said, "value", supposed(scene)?.value)?;
    scene.named(said, "node", NodeId::ROOT)?;
    if let (Some(before), Some(after)) = (before(scene), after(scene)) {
        number(said, "before", before)?;
        number(said, "after", after)?;
    }
    Ok(())
}

fn proved(said: &Said, scene: &Scene) -> Verdict {
    let text = said.text("proved").ok_or("nothing is said")?;
    let claim = values::Said::read(text).ok_or_else(|| format!("{text:?} is no interval"))?;
    for value in [before(scene), after(scene)] {
        is_worth(value, |value| claim.holds(value), text)?;
    }
    Ok(())
}

fn really(said: &Said, scene: &Scene) -> Verdict {
    let supposed = supposed(scene)?;
    scene.named(said, "node", supposed.branch)?;
    let value = scene.truth.value(&scene.truth.after(&supposed.line));
    value.map_or(Ok(()), |value| number(said, "value", value))
}

/// The node on the way that a sentence is about.
fn level(said: &Said, scene: &Scene) -> Result<NodeId, String> {
    let supposed = supposed(scene)?;
    let name = said.text("subject").or_else(|| said.text("heading")).ok_or("no node is named")?;
    let mut way = scene.trace().ancestors(supposed.branch).skip(1);
    way.find(|&node| scene.is_full_name(node, name)).ok_or_else(|| format!("{name} is not on the way"))
}

/// What a node on the way is worth, and what it would be.
fn worth(scene: &Scene, node: NodeId) -> Result<(Score, Score), String> {
    let supposed = supposed(scene)?;
    let ply = scene.trace().ply(node);
    let place = scene.truth.after(&supposed.line[..ply]);
    let was = scene.truth.value(&place).ok_or("not known")?;
    let is = scene.truth.value_if(&place, &supposed.line[ply..], supposed.value).ok_or("not known")?;
    Ok((was, is))
}

fn changes(said: &Said, scene: &Scene) -> Verdict {
    let node = level(said, scene)?;
    let (was, is) = worth(scene, node)?;
    hold!(was != is, "it stays {is}");
    number(said, "before", was)?;
    number(said, "after", is)?;
    player(said, "player", scene.player(node))?;
    extremum(said, scene, node, is)?;
    scene.about(said, node)
}

/// `max(3, 5)`: what the player has elsewhere, and what the branch would bring.
fn extremum(said: &Said, scene: &Scene, node: NodeId, is: Score) -> Verdict {
    let Some(text) = said.text("extremum") else { return Ok(()) };
    let Some(extremum) = Extremum::read(text) else {
        let number = Number::read(text).ok_or_else(|| format!("{text:?} is no extremum"))?;
        hold!(number.is(is), "it would be worth {is}");
        return Ok(());
    };
    let mover = scene.player(node);
    hold!(extremum.player == mover, "{mover:?} moves there");
    let ply = scene.trace().ply(node);
    let supposed = supposed(scene)?;
    let others = others(scene, node)?;
    let below = scene.truth.after(&supposed.line[..=ply]);
    let below = if ply + 1 == supposed.line.len() {
        Some(supposed.value)
    } else {
        scene.truth.value_if(&below, &supposed.line[ply + 1..], supposed.value)
    };
    extremum.check(mover, &[others, below]).map_err(|why| format!("{text}: {why}"))
}

/// The best that the player of a node on the way has elsewhere.
fn others(scene: &Scene, node: NodeId) -> Result<Option<Score>, String> {
    let (supposed, ply, mover) = (supposed(scene)?, scene.trace().ply(node), scene.player(node));
    let place = scene.truth.after(&supposed.line[..ply]);
    let others = scene.truth.moves(&place).into_iter().filter(|mv| *mv != supposed.line[ply]);
    let values =
        others.filter_map(|mv| scene.truth.value(&scene.truth.after(&[&supposed.line[..ply], &[mv]].concat())));
    Ok(values.reduce(|a, b| mover.better_of(a, b)))
}

/// Values to suppose: such as change much, and such as change nothing.
pub const VALUES: [Score; 3] = [Score::INFINITY, Score::ZERO, Score::NEG_INFINITY];
