//! Why the right answer is right: the caption of the step that gives it, or what follows from what has returned.

use super::answer::node_list;
use super::test_args::test_args;
use crate::i18n::Words;
use crate::i18n::extremum::Extremum;
use crate::i18n::message_args::{player_name, yes_or_no};
use crate::i18n::narration::event_sentence;
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::practice::Question;
use crate::practice::reason::{CutTest, Facts};
use poda_core::game::GameView;
use poda_core::score::Player;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Returns why the right answer is right.
#[must_use]
pub fn explanation<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    facts: &Facts,
) -> StyledText {
    let names = NodeNames::new(words, recording);
    match facts {
        Facts::Next { node, entered: None, .. } => {
            let pruned = names_of_choices(words, recording, question);
            let left = [("node", names.inline(*node).into()), ("names", pruned.into())];
            let cutoff = event_sentence(words, recording, question.step.saturating_sub(1));
            cutoff.then(words.styled("practice-why-leaves", &left))
        }
        Facts::Next { node, entered: Some(entered), test, .. } => {
            let args = [("node", names.inline(*node).into()), ("entered", names.short_inline(*entered).into())];
            match test {
                Some(test) => not_cut(words, &names, test).then(words.styled("practice-why-enters", &args)),
                None => words.styled("practice-why-enters-all", &args),
            }
        }
        Facts::Cut { test, .. } if !test.cuts => not_cut(words, &names, test),
        Facts::Cut { later, .. } => {
            let pruned = [("count", later.len().into()), ("names", node_list(words, recording, later).into())];
            event_sentence(words, recording, question.step).then(words.styled("practice-why-pruned", &pruned))
        }
        Facts::Value { node, child, player, proved, is_complete, .. } => {
            let extremum = Extremum::at(recording.trace(), *node, *child).so_far(!is_complete, Some(*proved));
            let args = vec![
                ("heading", names.heading(*node).into()),
                ("extremum", extremum.into()),
                ("player", player_name(*player).into()),
            ];
            if !is_complete && proved.is_exact() {
                return words.styled("practice-why-value-best-possible", &args);
            }
            let left = vec![("left", yes_or_no(!is_complete))];
            words.styled("practice-why-value", &[args, left].concat())
        }
        Facts::Bound { player, before, after, .. } => {
            let numbers = vec![("before", (*before).into()), ("after", (*after).into())];
            let relation = if *player == Player::Max { ">" } else { "<" };
            let player = vec![("player", player_name(*player).into()), ("relation", relation.into())];
            words.styled("practice-why-bound", &[numbers, player].concat())
        }
        Facts::Best { score, best, .. } if 1 < best.len() => {
            // The list begins the sentence.
            let rest = node_list(words, recording, &best[1..]);
            let listed = format!("{}, {rest}", names.heading(best[0]));
            let ties = [("names", listed.into()), ("score", (*score).into())];
            event_sentence(words, recording, question.step).then(words.styled("practice-why-ties", &ties))
        }
        Facts::Leaf { .. } | Facts::Best { .. } | Facts::Root { .. } => event_sentence(words, recording, question.step),
    }
}

/// Returns why a node is not cut.
pub(super) fn not_cut<G: GameView>(words: &Words, names: &NodeNames<'_, G>, test: &CutTest) -> StyledText {
    let key = if test.limit == test.player.opponent().worst() && !test.is_tie() {
        "practice-why-no-cut-open"
    } else if test.is_tie() {
        "practice-why-no-cut-tie"
    } else {
        "practice-why-no-cut"
    };
    words.styled(key, &test_args(names, test))
}

/// Returns the names of the children that are left.
fn names_of_choices<G: GameView>(words: &Words, recording: &Recording<G>, question: &Question) -> String {
    let later: Vec<NodeId> =
        question.choices(recording).into_iter().filter(|&choice| choice != question.node).collect();
    node_list(words, recording, &later)
}
