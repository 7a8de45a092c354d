//! The sentences of practice: questions, why an answer is right or wrong, refutations and hints.
//!
//! The search itself is described by the captions of the [`narration`](crate::i18n::narration) where possible, so that
//! the sentences agree with `poda trace`. Does not depend on a window or on any particular game.

mod blank;
mod class;
pub(super) mod coalition;
pub mod generator;
pub mod mcts;
mod question_sentences;
mod refutation;
mod search;

pub use blank::{blank_content, blank_field_name, blank_sentence};
pub use class::{class_heading, class_lines, class_table, point_shares, wrong_lines};
pub use question_sentences::{QuestionSentences, expected_form};
pub use refutation::refutation_sentence;
pub use search::{answer_error_sentence, explanation};

use crate::i18n::message_args::{feature_name, player_name, yes_or_no};
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{MessageArg, Words, args};
use crate::messages::Message;
use crate::practice::Unaskable;
use crate::practice::answer::Addend;
use crate::practice::misconception::Misconception;
use crate::practice::rounds::Rounds;
use poda_core::game::GameView;
use poda_core::game::board::{Board, Coordinates};
use poda_core::score::Player;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Returns the task of a round, or the result of the last choice.
pub fn rounds_sentence<G: GameView>(words: &Words, recording: &Recording<G>, rounds: &Rounds) -> StyledText {
    let names = NodeNames::new(words, recording);
    let shown = |number: f64| number.to_string().replace('-', "−");
    let mut args = Vec::from(args![player = player_name(rounds.player()), total = rounds.total()]);
    let Some(result) = rounds.result() else {
        args.extend(args![round = rounds.played() + 1]);
        return words.styled("rounds-choose", &args);
    };
    let line: Vec<_> = result.line.iter().map(|&node| names.short(node)).collect();
    args.extend(args![
        round = rounds.played(),
        choice = names.short(result.choice),
        replies = line.len(),
        opponent = player_name(recording.trace().player(result.choice)),
        line = line.join(", "),
        score = result.score,
        sum = shown(rounds.sum()),
    ]);
    let said = words.styled("rounds-result", &args);
    if !rounds.is_over() {
        return said;
    }
    let (best, most) = rounds.best();
    args.extend(args![
        right = names.short(best),
        most = shown(most),
        reached = yes_or_no(most.to_bits() == rounds.sum().to_bits())
    ]);
    said.then(words.styled("rounds-over", &args))
}

impl Message for Unaskable {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        let why = match self {
            Self::MakesPasses => "passes",
            Self::SendsScouts => "scouts",
            Self::VisitsTwice => "twice",
            Self::IsMistaken => "mistake",
            Self::IsLevel => "level",
            Self::IsIncomplete => "incomplete",
        };
        words.fill("practice-unaskable", &args![why])
    }
}

/// Returns the name of a count at a leaf: `lines of X`, or `3 × Lines with two`.
pub fn addend_name<G: GameView>(words: &Words, recording: &Recording<G>, leaf: NodeId, addend: Addend) -> String {
    let player = match addend {
        Addend::Feature(feature, weight) => {
            let args = args![weight = weight.to_string(), feature = feature_name(words, feature)];
            return words.fill("practice-addend-feature", &args);
        }
        Addend::Side(player) => player,
    };
    let position = recording.position(leaf);
    let Some([max, min]) = position.counted_lines() else {
        return words.fill("practice-addend-side", &args![player = player_name(player)]);
    };
    // Discs have a color, not a letter.
    let has_letters = matches!(position.board(), Board::Grid(grid) if grid.coordinates == Coordinates::CellNumbers);
    let mark = if player == Player::Max { max.mark } else { min.mark };
    let side = if has_letters { mark.to_string() } else { player_name(player).to_owned() };
    words.fill("practice-addend-lines", &args![side])
}

/// Returns a short description of a misconception.
pub fn misconception_name(words: &Words, misconception: Misconception) -> String {
    words.text(&format!("mistake-kind-{}", misconception.name()))
}
