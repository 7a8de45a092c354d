//! The sentences about the averages of chance nodes.

use super::context::Context;
use super::cutting::{CutTest, numbers_hint};
use crate::i18n::args;
use crate::i18n::message_args::{node_args, yes_or_no};
use crate::i18n::styled_text::StyledText;
use crate::practice::quiz::HintStrength;
use poda_core::game::GameView;
use poda_core::score::{Interval, Player, Turn};
use poda_core::trace::NodeId;
use poda_core::trace::expectation::Expectation;

/// Returns the sum over the returned outcomes of a chance node.
fn average<G: GameView>(context: &Context<'_, G>, node: NodeId, last: NodeId) -> Option<Expectation> {
    let trace = context.trace();
    trace.expectation(last).filter(|_| trace.turn(node) == Turn::Chance)
}

/// Returns what the average of the outcomes that have returned proves of the node.
pub fn average_so_far<G: GameView>(context: &Context<'_, G>, proved: Interval, is_complete: bool) -> StyledText {
    let node = context.question.node;
    let average = average(context, node, context.question.child.unwrap_or(node));
    let known = match (is_complete, proved.is_exact()) {
        (true, true) => "value",
        (true, false) => "bounds",
        (false, _) => "open",
    };
    let args = args![
        heading = context.names.heading(node),
        average = average.map(|average| average.sum()).unwrap_or_default(),
        known,
        proved = proved.to_string(),
    ];
    context.say("practice-why-value-chance", &args)
}

/// Returns a hint for a question about a chance node. There are no tests if it does not ask about a cutoff.
pub fn chance_hint<'a, G: GameView>(
    context: &Context<'_, G>,
    strength: HintStrength,
    tests: impl IntoIterator<Item = &'a CutTest>,
) -> StyledText {
    let node = context.question.node;
    let mut tests = tests.into_iter().peekable();
    let asked = if tests.peek().is_some() { "cut" } else { "value" };
    let mut args = node_args(&context.names, node);
    args.extend(args![asked]);
    match (strength, asked) {
        (HintStrength::Where, _) => context.say("practice-hint-where-chance", &args),
        (HintStrength::Rule, _) => {
            let cut_on = context.names.recording.config().cut_on;
            args.extend(args![upper = cut_on.relation(Player::Min), lower = cut_on.relation(Player::Max)]);
            context.say("practice-hint-rule-chance", &args)
        }
        (HintStrength::Numbers, "cut") => numbers_hint(context, tests),
        (HintStrength::Numbers, _) => {
            let trace = context.trace();
            let searched = || trace.children(node).filter(|&child| trace.is_searched(child)).last();
            let last = context.question.child.or_else(searched);
            let average = last.and_then(|last| average(context, node, last));
            let sum = average.map(|average| average.addends()).unwrap_or_default();
            let are_others_left = last.is_some_and(|last| trace.later_siblings(last).next().is_some());
            args.extend(args![average = sum, left = yes_or_no(are_others_left)]);
            context.say("practice-hint-numbers-chance", &args)
        }
    }
}
