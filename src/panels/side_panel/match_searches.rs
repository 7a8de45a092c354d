//! What a match shows of the searches by which the program moves: the opponents that are offered, how a search found a
//! move, and on which move it has decided. Where kinds of search differ in this, this module chooses.

use egui::{DragValue, Ui};
use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::legal_moves;
use poda_core::score::Score;
use poda_core::search::play_level::PlayLevel;
use poda_core::search::{Algorithm, AnySearch};
use poda_core::trace::NodeId;
use poda_session::lanes::Lane;
use poda_session::opponent::{DepthReason, MoveSource, ProgramOpponent};
use poda_session::play_match::OpponentKind;
use poda_window::look::widgets::labeled_number;
use poda_window::panel::mcts_settings::{MAX_ITERATIONS, unbounded_refusal};
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::node_names::move_kind;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{MessageArg, Words, args};

/// The number of iterations for a move of Monte Carlo tree search until the user chooses another one.
const ITERATIONS: u32 = 1_000;
/// The number of seconds for a move until the user chooses another one, and the greatest number to choose.
const SECONDS: u32 = 2;
const MAX_SECONDS: u32 = 60;

/// Returns the kinds of opponents, each with the message ids of its short and its full name.
pub(super) fn opponent_kinds(now: OpponentKind, position: &AnyGame) -> Vec<(OpponentKind, &'static str, &'static str)> {
    let mcts = match now {
        OpponentKind::Mcts(_) => now,
        OpponentKind::Level(_)
        | OpponentKind::Seconds(_)
        | OpponentKind::Algorithm(_)
        | OpponentKind::DocumentSearch => OpponentKind::Mcts(ITERATIONS),
    };
    let seconds = match now {
        OpponentKind::Seconds(_) => now,
        OpponentKind::Level(_) | OpponentKind::Mcts(_) | OpponentKind::Algorithm(_) | OpponentKind::DocumentSearch => {
            OpponentKind::Seconds(SECONDS)
        }
    };
    if position.players().is_some() {
        return vec![
            (OpponentKind::Algorithm(Algorithm::MaxN), "max-n", "play-strength-max-n"),
            (OpponentKind::Algorithm(Algorithm::Paranoid), "paranoid", "play-strength-paranoid"),
            (OpponentKind::DocumentSearch, "searched", "play-strength-searched"),
        ];
    }
    let mut kinds = vec![
        (OpponentKind::Level(PlayLevel::Beginner), "beginner", "play-strength-beginner"),
        (OpponentKind::Level(PlayLevel::Normal), "normal", "play-strength-normal"),
        (OpponentKind::Level(PlayLevel::Expert), "expert", "play-strength-expert"),
        (mcts, "mcts", "search-name-mcts"),
    ];
    if ProgramOpponent::can_deepen(position) {
        kinds.push((seconds, "seconds", "play-strength-seconds"));
    }
    kinds.push((OpponentKind::DocumentSearch, "searched", "play-strength-searched"));
    kinds
}

/// Returns the reason why the program cannot play by an opponent's search in the open position.
pub(super) fn opponent_refusal(context: &ViewContext<'_>, kind: OpponentKind) -> Option<String> {
    match kind {
        OpponentKind::Mcts(_) => unbounded_refusal(context, &context.session.document().sampled().unwrap_or_default()),
        OpponentKind::Level(_)
        | OpponentKind::Seconds(_)
        | OpponentKind::Algorithm(_)
        | OpponentKind::DocumentSearch => None,
    }
}

/// Draws the field for the number that an opponent has, if it has one. Returns the opponent with the number that was
/// typed.
pub(super) fn opponent_number_ui(ui: &mut Ui, words: &Words, kind: OpponentKind) -> Option<OpponentKind> {
    match kind {
        OpponentKind::Mcts(mut iterations) => {
            let field = DragValue::new(&mut iterations).range(1..=MAX_ITERATIONS);
            labeled_number(ui, &words.text("play-iterations"), field).then_some(OpponentKind::Mcts(iterations))
        }
        OpponentKind::Seconds(mut seconds) => {
            let field = DragValue::new(&mut seconds).range(1..=MAX_SECONDS);
            labeled_number(ui, &words.text("play-seconds"), field).then_some(OpponentKind::Seconds(seconds))
        }
        OpponentKind::Level(_) | OpponentKind::Algorithm(_) | OpponentKind::DocumentSearch => None,
    }
}

/// Returns whether the moves of an opponent depend on a seed.
pub(super) fn is_random(context: &ViewContext<'_>, kind: OpponentKind) -> bool {
    match kind {
        OpponentKind::Level(PlayLevel::Beginner) | OpponentKind::Mcts(_) => true,
        OpponentKind::Level(PlayLevel::Normal | PlayLevel::Expert)
        | OpponentKind::Seconds(_)
        | OpponentKind::Algorithm(_) => false,
        OpponentKind::DocumentSearch => context.session.document().searches.first().is_seeded(),
    }
}

/// A sentence of the log, and the exact number if the sentence rounds a fraction.
#[derive(Clone, Debug)]
pub struct ReplySentence {
    pub text: StyledText,
    pub(super) exact: Option<String>,
}

impl From<StyledText> for ReplySentence {
    fn from(text: StyledText) -> Self {
        Self { text, exact: None }
    }
}

/// Returns the sentences on how a search found the program's move in a position. `played` names the move: its kind, the
/// side, the move.
pub(super) fn source_sentences(
    words: &Words,
    search: &AnySearch,
    source: MoveSource,
    position: &AnyGame,
    played: &[(&'static str, MessageArg)],
) -> Vec<ReplySentence> {
    match source {
        MoveSource::Random => {
            let count = legal_moves(position).len();
            vec![words.styled("play-reply-by-chance", &[played, &args![count]].concat()).into()]
        }
        MoveSource::FirstLegal => {
            let has_iterations = search.iterations().is_some();
            let message = if has_iterations { "play-reply-first-sampled" } else { "play-reply-first" };
            vec![words.styled(message, &played[1..]).into()]
        }
        MoveSource::Sampled { estimate, visits, iterations } => {
            let number = |number: u32| words.number(number.into());
            let (value, exact) = as_decimal(estimate);
            let found =
                args![value, visits = number(visits), iterations = u64::from(iterations), number = number(iterations)];
            let text = words.styled("play-reply-sampled", &[played, &found].concat());
            let fewer = search.iterations().filter(|&asked| iterations < asked).map(|asked| {
                let args = args![iterations = u64::from(iterations), number = number(iterations), all = number(asked)];
                words.styled("play-fewer-iterations", &args).into()
            });
            std::iter::once(ReplySentence { text, exact }).chain(fewer).collect()
        }
        MoveSource::Searched { score, nodes, other_depth, certainty } => {
            // The tree beside the log writes the fraction.
            let value = match as_decimal(score) {
                (decimal, Some(fraction)) => format!("{decimal} ({fraction})"),
                (value, None) => value,
            };
            let cost = args![value, nodes = words.number(nodes), count = nodes, certainty = certainty.key()];
            let text = words.styled("play-reply", &[played, &cost].concat());
            let otherwise = other_depth.map(|(depth, why)| {
                let key = match why {
                    DepthReason::CutShort(_) => "play-shorter",
                    DepthReason::NoEstimate => "play-farther",
                    DepthReason::TimeOver => "play-time-over",
                };
                words.styled(key, &args![depth]).into()
            });
            std::iter::once(text.into()).chain(otherwise).collect()
        }
    }
}

/// Returns a score as a decimal and, if it is a fraction, the fraction.
fn as_decimal(score: Score) -> (String, Option<String>) {
    score.decimal().map_or_else(|| (score.shown(), None), |decimal| (format!("≈{decimal}"), Some(score.shown())))
}

/// Returns whether a move was found by a search that can be looked at.
pub(super) const fn is_searched(source: MoveSource) -> bool {
    match source {
        MoveSource::Searched { .. } | MoveSource::Sampled { .. } => true,
        MoveSource::Random | MoveSource::FirstLegal => false,
    }
}

/// The decision of a search at its last step.
pub(super) struct Decision {
    pub found: Option<AnyMove>,
    /// Whether the sentence of that step surely names the move, even if by another name.
    pub is_named: bool,
}

impl Decision {
    /// Returns the decision of the search of a lane, once it is over.
    pub fn of(lane: Lane<'_>) -> Option<Self> {
        if !lane.is_over() {
            return None;
        }
        let found = lane.decision();
        let is_named = lane.search().is_none_or(|search| {
            // The last pass of a search may prove a value without naming a move, and the sentence may use a node's own
            // name instead of the move's.
            let recording = search.recording();
            let is_verb = found.is_some_and(|mv| matches!(move_kind(recording.root(), mv), "roll" | "hold"));
            let is_proved = search.trace().end().proving_child(NodeId::ROOT).is_some();
            is_verb && recording.pass().is_none() && is_proved
        });
        Some(Self { found, is_named })
    }
}
