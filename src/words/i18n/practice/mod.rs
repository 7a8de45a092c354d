//! The sentences of practice: questions, why an answer is right or wrong, refutations and hints.
//!
//! The search itself is described by the captions of the [`narration`](super::narration) where possible, so that the
//! sentences agree with `poda trace`. Does not depend on a window or on any particular game.

mod blank;
mod class;
pub mod generator;
pub mod mcts;
mod room;
mod verdict;

pub use blank::{blank_content, blank_field_name, blank_sentence};
pub use class::{class_heading, class_lines, class_rows, point_shares, wrong_lines};
pub use room::{room_answer, room_choice, room_prompt};
pub use verdict::{
    answer_error_sentence, explanation, hint_sentence, objection_sentence, refutation_sentence, verdict_sentence,
};

use super::Words;
use super::message_args::{feature_name, node_args, player_name, yes_or_no};
use super::node_names::NodeNames;
use super::styled_text::StyledText;
use crate::practice::answer::Addend;
use crate::practice::misconception::Misconception;
use crate::practice::reason::Facts;
use crate::practice::rounds::Rounds;
use crate::practice::{Answer, Question, QuestionKind, Unaskable};
use poda_core::game::GameView;
use poda_core::game::board::{Board, Coordinates};
use poda_core::game::evaluation::Evaluation;
use poda_core::score::{Interval, Player};
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Returns a question as a sentence.
pub fn prompt<G: GameView>(words: &Words, recording: &Recording<G>, question: &Question) -> StyledText {
    let names = NodeNames::new(words, recording);
    let mut args = node_args(&names, question.node);
    args.push(("child", question.child.map_or_else(String::new, |child| names.subject(child)).into()));
    args.push(("given", yes_or_no(recording.root().is_explicit_tree())));
    let key = match question.kind {
        QuestionKind::Next => "practice-ask-next",
        QuestionKind::Leaf => "practice-ask-leaf",
        QuestionKind::Value if recording.trace().bounds != Interval::UNKNOWN => "practice-ask-value-in-bounds",
        QuestionKind::Value => "practice-ask-value",
        QuestionKind::Bound => {
            if let Facts::OutcomeWindow { kind, next, .. } = question.facts(recording) {
                args.extend([("next", names.subject(next).into()), ("player", player_name(kind.player()).into())]);
                "practice-ask-outcome-window"
            } else {
                "practice-ask-bound"
            }
        }
        QuestionKind::Cut => "practice-ask-cut",
        QuestionKind::Best => "practice-ask-best",
        QuestionKind::Root => "practice-ask-root",
        QuestionKind::Ever => {
            let bounds = recording.root().bounds();
            let is_bounded = yes_or_no(bounds != Interval::UNKNOWN);
            args.extend([("bounded", is_bounded), ("low", bounds.low.into()), ("high", bounds.high.into())]);
            "practice-ask-ever"
        }
    };
    words.styled(key, &args)
}

/// Returns the task of a round, or the result of the last choice.
pub fn rounds_sentence<G: GameView>(words: &Words, recording: &Recording<G>, rounds: &Rounds) -> StyledText {
    let names = NodeNames::new(words, recording);
    let shown = |number: f64| number.to_string().replace('-', "−");
    let mut args = vec![("player", player_name(rounds.player()).into()), ("total", rounds.total().into())];
    let Some(result) = rounds.result() else {
        args.push(("round", (rounds.played() + 1).into()));
        return words.styled("rounds-choose", &args);
    };
    let line: Vec<_> = result.line.iter().map(|&node| names.short(node)).collect();
    args.extend([
        ("round", rounds.played().into()),
        ("choice", names.short(result.choice).into()),
        ("replies", line.len().into()),
        ("opponent", player_name(recording.trace().player(result.choice)).into()),
        ("line", line.join(", ").into()),
        ("score", result.score.into()),
        ("sum", shown(rounds.sum()).into()),
    ]);
    let said = words.styled("rounds-result", &args);
    if !rounds.is_over() {
        return said;
    }
    let (best, most) = rounds.best();
    args.extend([("right", names.short(best).into()), ("most", shown(most).into())]);
    args.push(("reached", yes_or_no(most.to_bits() == rounds.sum().to_bits())));
    said.then(words.styled("rounds-over", &args))
}

/// Returns why no questions can be asked about a search.
pub fn unaskable_sentence(words: &Words, unaskable: Unaskable) -> String {
    let why = match unaskable {
        Unaskable::MakesPasses => "passes",
        Unaskable::SendsScouts => "scouts",
        Unaskable::VisitsTwice => "twice",
        Unaskable::IsMistaken => "mistake",
        Unaskable::IsLevel => "level",
        Unaskable::IsIncomplete => "incomplete",
    };
    words.fill("practice-unaskable", &[("why", why.into())])
}

/// Returns an answer in its shown form: `≤ 3`, `C`, `L, M`, `no cutoff`.
pub fn answer_text<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    answer: &Answer,
) -> String {
    let names = NodeNames::new(words, recording);
    match answer {
        Answer::Proved(proved) => proved.to_string(),
        Answer::Sum { counts, sum } => {
            let is_weighted = matches!(recording.evaluation(question.node), Evaluation::Weighted(_));
            let counts: Vec<_> = counts.iter().map(|count| count.shown()).collect();
            counts.join(if is_weighted { ", " } else { " − " }) + " = " + &sum.to_string()
        }
        Answer::Node(node) if question.kind == QuestionKind::Next && *node == question.node => {
            words.fill("practice-answer-left", &[("node", names.inline(*node).into())])
        }
        Answer::Node(node) => names.short(*node),
        Answer::Children(leaves) if question.kind == QuestionKind::Ever => leaves_text(&names, leaves),
        Answer::Children(pruned) if pruned.is_empty() => words.text("practice-answer-nothing-pruned"),
        Answer::Children(pruned) => pruned.iter().map(|&child| names.short(child)).collect::<Vec<_>>().join(", "),
    }
}

/// Returns leaves from anywhere in the tree in their shown form: `H, I`, `no leaf`.
fn leaves_text<G: GameView>(names: &NodeNames<'_, G>, leaves: &[NodeId]) -> String {
    match leaves {
        [] => names.words.text("practice-answer-no-leaf"),
        leaves => leaves.iter().map(|&leaf| names.heading(leaf)).collect::<Vec<_>>().join(", "),
    }
}

/// Returns the form that an answer to the question must have. `choices` are the nodes to choose from, as they are typed.
pub fn expected_form(words: &Words, question: &Question, choices: &[String]) -> String {
    let choices = choices.join(", ");
    match question.kind {
        QuestionKind::Next | QuestionKind::Best => words.fill("practice-expected-node", &[("choices", choices.into())]),
        QuestionKind::Cut => words.fill("practice-expected-children", &[("choices", choices.into())]),
        QuestionKind::Ever => words.fill("practice-expected-leaves", &[("choices", choices.into())]),
        QuestionKind::Leaf | QuestionKind::Bound => words.text("practice-expected-number"),
        QuestionKind::Value | QuestionKind::Root => words.text("practice-expected-value"),
    }
}

/// Returns the name of a count at a leaf: `lines of X`, or `3 × Lines with two`.
pub fn addend_name<G: GameView>(words: &Words, recording: &Recording<G>, leaf: NodeId, addend: Addend) -> String {
    let player = match addend {
        Addend::Feature(feature, weight) => {
            let args = [("weight", weight.to_string().into()), ("feature", feature_name(words, feature).into())];
            return words.fill("practice-addend-feature", &args);
        }
        Addend::Side(player) => player,
    };
    let position = recording.position(leaf);
    let Some([max, min]) = position.counted_lines() else {
        return words.fill("practice-addend-side", &[("player", player_name(player).into())]);
    };
    // Discs have a color, not a letter.
    let has_letters = matches!(position.board(), Board::Grid(grid) if grid.coordinates == Coordinates::CellNumbers);
    let mark = if player == Player::Max { max.mark } else { min.mark };
    let side = if has_letters { mark.to_string() } else { player_name(player).to_owned() };
    words.fill("practice-addend-lines", &[("side", side.into())])
}

/// Returns a short description of a misconception.
pub fn misconception_name(words: &Words, misconception: Misconception) -> String {
    words.text(&format!("mistake-kind-{}", misconception.name()))
}
