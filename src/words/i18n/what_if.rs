//! Sentences about what the root would be worth if a branch had another value: first the root's value, and then the
//! value of each node on the path upwards, up to the first one that does not change.
//!
//! Does not depend on a window or on any particular game.

use super::message_args::player_name;
use super::node_names::NodeNames;
use super::styled_text::StyledText;
use super::{Words, args};
use poda_core::game::GameView;
use poda_core::score::{Bound, Interval, Player, Turn};
use poda_core::search::what_if::{WhatIfPly, WhatIfResult};
use poda_core::trace::moment::ShownValue;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Step, Trust};

/// Returns the sentence that the cut which has pruned a branch stays whatever the branch is worth, with what the search
/// has found up to a step. `None` where no such cut has been made by then, or its node is not proved to be worth at
/// most or at least something.
pub fn cut_stays<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    step: Step,
    branch: NodeId,
) -> Option<StyledText> {
    let (trace, names) = (recording.trace(), NodeNames::new(words, recording));
    let node = trace.parent(branch).filter(|_| trace.trust == Trust::Proved)?;
    let moment = trace.at(step);
    moment.cutoff(node)?;
    let ShownValue::Proved(proved) = moment.shown_value(node) else { return None };
    let (score, relation) = match (proved.as_bound()?, trace.turn(node)) {
        ((score, Bound::Lower), Turn::Player(Player::Max)) => (score, "≥"),
        ((score, Bound::Upper), Turn::Player(Player::Min)) => (score, "≤"),
        ((_, Bound::Exact | Bound::Lower | Bound::Upper), Turn::Player(_) | Turn::Chance) => return None,
    };
    let args = args![node = names.subject(node), branch = names.short_inline(branch), relation, score];
    Some(words.styled("what-if-cut-stays", &args))
}

/// The largest number of nodes that are described.
const MAX_LEVELS: usize = 6;

/// Returns the effects if the branch `node` has the assumed value.
pub fn what_if_sentences<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    node: NodeId,
    what: &WhatIfResult,
) -> Vec<StyledText> {
    let names = NodeNames::new(words, recording);
    let mut said = vec![answer(&names, what)];
    let about = args![node = names.place(node), value = what.actual];
    if what.assumed == what.actual {
        said.push(words.styled("what-if-no-other", &about));
        return said;
    }
    // From the branch upwards.
    let way = recording.trace().ancestors(node).skip(1).zip(what.plies.iter().enumerate().rev());
    for (number, (above, (index, level))) in way.enumerate() {
        if number == MAX_LEVELS {
            said.push(words.styled("what-if-and-so-on", &[]));
            break;
        }
        said.push(step(&names, above, level, index, what));
        if level.before == level.after {
            break;
        }
    }
    said.push(words.styled("what-if-really", &about));
    said
}

/// Returns what the root's value would be.
fn answer<G: GameView>(names: &NodeNames<'_, G>, what: &WhatIfResult) -> StyledText {
    let NodeNames { words, recording } = *names;
    let (before, after) = what.root();
    let trace = recording.trace();
    // Another pass may have searched the branch. Only what this pass has proved is independent of it.
    let result = trace.result(NodeId::ROOT);
    let proved = result.map_or_else(|| trace.end().proved(NodeId::ROOT), |(score, bound)| Interval::of(score, bound));
    // A mistaken search proves nothing, because a branch that it pruned may matter.
    let is_proved = trace.trust.is_proved() && proved.low <= after && after <= proved.high;
    let key = match (before == after, is_proved) {
        (true, _) => "what-if-same",
        (false, true) if proved == Interval::UNKNOWN => "what-if-nothing-said",
        (false, true) => "what-if-as-said",
        (false, false) => "what-if-differs",
    };
    let args = args![
        node = names.inline(NodeId::ROOT),
        value = what.assumed,
        before,
        after,
        proved = proved.to_string(),
        pass = if recording.pass().is_some() { "yes" } else { "no" },
    ];
    words.styled(key, &args)
}

/// Returns what the value of a node on the path would be.
fn step<G: GameView>(
    names: &NodeNames<'_, G>,
    node: NodeId,
    level: &WhatIfPly,
    index: usize,
    what: &WhatIfResult,
) -> StyledText {
    let below = what.below(index).shown();
    let extremum = match (level.player, level.others) {
        (_, None) => below,
        (Player::Max, Some(others)) => format!("max({}, {below})", others.shown()),
        (Player::Min, Some(others)) => format!("min({}, {below})", others.shown()),
    };
    // The child's value has changed. If the node's value has not, another child gives its player the same value.
    let key = match level.others {
        _ if level.before == level.after => "what-if-stays",
        Some(_) => "what-if-changes",
        None => "what-if-changes-alone",
    };
    let args = args![
        subject = names.subject(node),
        player = player_name(level.player),
        extremum,
        before = level.before,
        after = level.after,
    ];
    names.words.styled(key, &args)
}
