//! What a claim is checked against: a search at a step, replayed independently, and the true values of its positions.

use crate::words::claims::patterns::{Grammar, Said};
use crate::words::claims::replay::{Replay, Visit};
use crate::words::claims::suppositions::Supposed;
use crate::words::claims::truth::{Place, Truth};
use crate::words::claims::values::{Extremum, Number, count};
use poda::game::any::AnyGame;
use poda::game::{Game, GameView};
use poda::i18n::Words;
use poda::i18n::node_names::NodeNames;
use poda::score::{Bound, Cutoff, Player, Score, Turn};
use poda::search::SearchConfig;
use poda::trace::passes::Passes;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, Step, Story, Trace};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// The number of names that tell a node from all others. Those behind them tell it from its siblings.
const SHORT: usize = 7;

/// Nothing if a claim is true, and the reason if it is false.
pub type CheckResult = Result<(), String>;

/// Returns from a check with the reason if a condition does not hold.
#[macro_export]
macro_rules! hold {
    ($holds:expr, $($why:tt)*) => {{
        let holds: bool = $holds;
        if !holds {
            return Err(format!($($why)*));
        }
    }};
}

/// A recorded search.
pub struct Search {
    pub passes: Passes<AnyGame>,
    /// The requested configuration.
    pub config: SearchConfig,
    pub most_nodes: usize,
    truths: RefCell<HashMap<Option<usize>, Rc<Truth>>>,
    /// The largest number of positions whose true values are computed.
    most_positions: u64,
}

impl Search {
    pub fn new(passes: Passes<AnyGame>, config: SearchConfig, most_nodes: usize, most_positions: u64) -> Self {
        Self { passes, config, most_nodes, truths: RefCell::default(), most_positions }
    }

    pub fn root(&self) -> &AnyGame {
        self.passes.get(0).root()
    }

    /// The true values at a depth.
    pub fn truth(&self, depth: Option<usize>) -> Rc<Truth> {
        let config = self.config.effective();
        let mut truths = self.truths.borrow_mut();
        let truth = truths
            .entry(depth)
            .or_insert_with(|| Rc::new(Truth::new(self.passes.get(0).root(), &config, depth, self.most_positions)));
        Rc::clone(truth)
    }
}

/// The names of nodes, each computed once.
#[derive(Default)]
pub struct NodeNameCache(RefCell<HashMap<NodeId, Rc<[String; 9]>>>);

/// A step of a search in a language.
pub struct StepContext<'a> {
    pub search: &'a Search,
    pub pass: usize,
    pub recording: &'a Recording<AnyGame>,
    pub step: Step,
    pub replay: &'a Replay<'a>,
    pub truth: &'a Truth,
    pub words: &'a Words,
    pub called: &'a NodeNameCache,
    pub values: &'a RefCell<HashMap<NodeId, Option<Score>>>,
    /// The what-if, where sentences say what would follow.
    pub supposed: Option<&'a Supposed>,
    /// The node that a sentence is about, where that is not the one of the last step.
    pub node: Option<NodeId>,
    /// What reads the pieces of what is known of it, and which of them were met.
    pub known: Option<&'a Grammar>,
    pub met: &'a RefCell<BTreeSet<String>>,
}

impl<'a> StepContext<'a> {
    pub const fn trace(&self) -> &'a Trace {
        self.recording.trace()
    }

    pub fn is_open(&self, node: NodeId) -> bool {
        self.replay.open.iter().any(|visit| visit.node == node)
    }

    pub fn player(&self, node: NodeId) -> Player {
        self.recording.position(node).to_move()
    }

    /// Whose turn it is at a node.
    pub fn turn(&self, node: NodeId) -> Turn {
        self.recording.config().turn(&self.recording.position(node))
    }

    /// The player whose limit a cutoff at a node has met.
    pub fn limited(&self, node: NodeId) -> Player {
        match (self.turn(node), self.trace().cutoff(node)) {
            (Turn::Player(player), _) => player,
            (Turn::Chance, Some((Cutoff::Alpha, _))) => Player::Min,
            (Turn::Chance, _) => Player::Max,
        }
    }

    /// Whether a child that has returned need not be searched again: it is no probe, or one that leaves nothing open.
    pub fn is_finished(&self, child: NodeId) -> bool {
        let is_exact = self.trace().result(child).is_some_and(|(_, bound)| bound == Bound::Exact);
        !self.trace().is_partial_probe(child) || is_exact
    }

    /// The best score that there can be for the player of a node.
    pub fn best_possible(&self, node: NodeId) -> Score {
        let bounds = self.trace().bounds;
        if self.limited(node) == Player::Max { bounds.high } else { bounds.low }
    }

    /// The score by which a node was cut: what the child has returned, or the end that is proved of a chance node.
    pub fn cutting_score(&self, node: NodeId, child: NodeId) -> Option<Score> {
        let Turn::Chance = self.turn(node) else { return self.trace().score_for_parent(child) };
        let (kind, step) = self.trace().cutoff(node)?;
        let proved = self.trace().at(step).proved(node);
        Some(if kind == Cutoff::Alpha { proved.high } else { proved.low })
    }

    /// The true value of a node at the depth of this pass; `None` where that would take too long.
    pub fn value(&self, node: NodeId) -> Option<Score> {
        let known = self.values.borrow().get(&node).copied();
        known.unwrap_or_else(|| {
            let value = self.truth.of(self.recording, node);
            self.values.borrow_mut().insert(node, value);
            value
        })
    }

    pub fn place(&self, node: NodeId) -> Place {
        self.truth.at(self.recording, node)
    }

    pub fn visit(&self, node: NodeId) -> Result<&Visit, String> {
        self.replay.visit(node).ok_or_else(|| "the node that is spoken of is not open".to_owned())
    }

    fn names(&self, node: NodeId) -> Rc<[String; 9]> {
        if let Some(names) = self.called.0.borrow().get(&node) {
            return Rc::clone(names);
        }
        let names = NodeNames::new(self.words, self.recording);
        let full = [
            names.heading(node),
            names.caption_heading(node),
            names.subject(node),
            names.move_subject(node),
            names.place(node),
            names.inline(node),
            names.moves(node).unwrap_or_else(|| names.inline(node)),
        ];
        let [heading, caption, subject, begin, place, inline, moves] = full;
        let all = [heading, caption, subject, begin, place, inline, moves, names.short(node), names.short_inline(node)];
        let all = Rc::new(all);
        self.called.0.borrow_mut().insert(node, Rc::clone(&all));
        all
    }

    /// Whether a node may be called so where no parent is named beside it.
    pub fn is_full_name(&self, node: NodeId, name: &str) -> bool {
        self.names(node)[..SHORT].iter().any(|own| own == name)
    }

    /// Whether a node may be called so, or by the move that leads to it.
    pub fn is_name_or_move(&self, node: NodeId, name: &str) -> CheckResult {
        let before = self.trace().parent(node).map(|parent| self.recording.position(parent));
        let moved = before.zip(self.recording.move_to(node)).map(|(before, mv)| before.shown_move(mv));
        if moved.as_deref() == Some(name) { Ok(()) } else { self.is_name(node, name) }
    }

    /// Whether a node may be called so, and no other beside or above it is.
    pub fn is_name(&self, node: NodeId, name: &str) -> CheckResult {
        hold!(self.names(node).iter().any(|own| own == name), "no name of {} is {name:?}", self.recording.id(node));
        let position = self.recording.position(node);
        if let Some(own) = position.name().filter(|own| own.chars().count() <= 32) {
            hold!(own == name, "{own} is called {name}");
        }
        // The name of a child tells it from its siblings, and that of a node from those above it too.
        let trace = self.trace();
        let names = self.names(node);
        let is_short = names[SHORT..].iter().any(|own| own == name);
        let siblings = trace.parent(node).into_iter().flat_map(|parent| trace.children(parent).take(12));
        let above = trace.ancestors(node).take(if is_short { 0 } else { usize::MAX });
        let forms = if is_short { SHORT..SHORT + 2 } else { 0..SHORT };
        for other in siblings.chain(above).filter(|&other| other != node) {
            let is_same = self.names(other)[forms.clone()].iter().any(|own| own == name);
            let is_research = self.recording.moves_to(other) == self.recording.moves_to(node);
            hold!(!is_same || is_research, "{name} is also {}", self.recording.id(other));
        }
        Ok(())
    }

    pub fn named(&self, said: &Said, argument: &str, node: NodeId) -> CheckResult {
        said.text(argument).map_or(Ok(()), |name| self.is_name(node, name))
    }

    /// Whether a node has a name of its own, and not only moves that lead to it.
    pub fn is_named(&self, node: NodeId) -> bool {
        node == NodeId::ROOT || self.recording.position(node).name().is_some()
    }

    /// Whether a node's names and its player are said right.
    pub fn about(&self, said: &Said, node: NodeId) -> CheckResult {
        for argument in ["heading", "subject"] {
            self.named(said, argument, node)?;
        }
        self.named(said, "node", node)?;
        // MAX is at a node that has a name, and after a move; what was cut may be called "this position".
        match said.text("where") {
            Some("at") => hold!(self.is_named(node), "it is named by moves"),
            Some("after") => hold!(!self.is_named(node), "it has a name"),
            _ => {}
        }
        self.named(said, "move", node)?;
        turn(said, "player", self, node)
    }

    /// The children of a node that have returned, in order.
    pub fn returned(&self, node: NodeId) -> Vec<NodeId> {
        self.replay.visit(node).map_or(vec![], |visit| visit.children.iter().map(|&(child, _)| child).collect())
    }

    /// Whether an extremum is true of the children that have returned, as a player counts them.
    pub fn extremum(&self, said: &Said, node: NodeId, counts_as: Player) -> CheckResult {
        let Some(text) = said.text("extremum") else { return Ok(()) };
        let extremum = Extremum::read(text).ok_or_else(|| format!("{text:?} is no extremum"))?;
        let values = self.returned(node).into_iter().map(|child| {
            let value = self.value(child)?;
            Some(counts_as.view(value))
        });
        let values: Vec<_> = values.collect();
        let player = match counts_as {
            Player::Max => self.player(node),
            Player::Min => self.player(node).opponent(),
        };
        extremum.check(player, &values).map_err(|why| format!("{text}: {why}"))
    }
}

/// Whether it is said right whose turn it is at a node.
pub fn turn(said: &Said, argument: &str, context: &StepContext, node: NodeId) -> CheckResult {
    let Some(text) = said.text(argument) else { return Ok(()) };
    let name = turn_name(context, node);
    hold!(text == name, "{argument} is {name} and not {text}");
    Ok(())
}

/// The name of whose turn it is at a node.
pub fn turn_name(context: &StepContext, node: NodeId) -> String {
    context.turn(node).player().map_or_else(|| context.words.text("turn-chance"), |player| name_of(player).to_owned())
}

pub fn player(said: &Said, argument: &str, player: Player) -> CheckResult {
    let name = name_of(player);
    said.text(argument).map_or(Ok(()), |text| {
        hold!(text == name, "{argument} is {name} and not {text}");
        Ok(())
    })
}

pub const fn name_of(player: Player) -> &'static str {
    match player {
        Player::Max => "MAX",
        Player::Min => "MIN",
    }
}

/// Whether an argument is this score, as it may be written.
pub fn is_text(said: &Said, argument: &str, expected: &str) -> CheckResult {
    let Some(text) = said.text(argument) else { return Ok(()) };
    hold!(text == expected, "{argument} is {expected} and not {text}");
    Ok(())
}

pub fn number(said: &Said, argument: &str, score: Score) -> CheckResult {
    let Some(text) = said.text(argument) else { return Ok(()) };
    let number = Number::read(text).ok_or_else(|| format!("{text:?} is no number"))?;
    hold!(number.is(score), "{argument} is {score} and not {text}");
    Ok(())
}

pub fn counts(said: &Said, argument: &str, expected: u64) -> CheckResult {
    let Some(text) = said.text(argument) else { return Ok(()) };
    hold!(count(text) == Some(expected), "{argument} is {expected} and not {text}");
    Ok(())
}

/// Whether a chosen variant is the one that is right.
pub fn variant(said: &Said, argument: &str, expected: &str) -> CheckResult {
    let Some(text) = said.text(argument) else { return Ok(()) };
    hold!(text == expected, "{argument} should be {expected} and is {text}");
    Ok(())
}

pub const fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// Whether an inequality that is written holds.
pub fn relation(said: &Said, argument: &str, left: Score, right: Score) -> CheckResult {
    let Some(sign) = said.text(argument) else { return Ok(()) };
    let holds = match sign {
        "≥" => right <= left,
        ">" => right < left,
        "≤" => left <= right,
        "<" => left < right,
        _ => false,
    };
    hold!(holds, "{left} {sign} {right} does not hold");
    Ok(())
}

/// Whether a value is known not to be what is claimed.
pub fn is_worth(value: Option<Score>, holds: impl Fn(Score) -> bool, claim: &str) -> CheckResult {
    value.map_or(Ok(()), |value| {
        hold!(holds(value), "{claim}, but it is worth {value}");
        Ok(())
    })
}
