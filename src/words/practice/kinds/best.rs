//! The best move at the root. Asked after the last child has returned; a room may be asked before the search begins.

use crate::i18n::args;
use crate::i18n::message_args::{player_name, yes_or_no};
use crate::i18n::narration::event_sentence;
use crate::i18n::styled_text::StyledText;
use crate::i18n::why_not::refuted_sentence;
use crate::practice::answer::Answer;
use crate::practice::context::Context;
use crate::practice::kind::{Ahead, Fault, Judged, Kind, KindError, Shown};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::question::{answered_at, best_moves, final_score, is_pass};
use crate::practice::quiz::HintStrength;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::score::{Interval, Player, Score};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, Step};
use strum::IntoStaticStr;

#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// The side to move at the root.
    pub player: Player,
    /// The root's score.
    pub score: Score,
    /// The moves that are proved to be the best, which are all accepted.
    pub best: Vec<NodeId>,
    /// Whether every move with an equal value is a best move, because the search prunes nothing.
    pub allows_ties: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BestError {
    /// It is a move that returned the same score as the best one, but later.
    LaterTie(NodeId),
    /// It is a move with this returned value, which is worse.
    WorseMove(NodeId, Interval),
    /// It is a move that the search never entered.
    UnsearchedMove(NodeId),
}

impl KindError for BestError {
    fn needs_numbers(self) -> bool {
        true
    }
}

impl Kind for Best {
    type Error = BestError;

    const ORDER: u8 = 100;
    const MISCONCEPTIONS: &'static [Misconception] = &[Misconception::BestMove, Misconception::Tie];

    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        if !shown.is_at_the_end() || best_moves(shown.recording).is_empty() {
            return None;
        }
        let question = shown.ask_at_the_end(QuestionKind::Best);
        // Of one move, there is only one answer.
        (Self::choices(shown.recording, &question, 2).len() != 1).then_some(question)
    }

    fn choices<G: Game>(recording: &Recording<G>, question: &Question, most: usize) -> Vec<NodeId> {
        let trace = recording.trace();
        trace.children(question.node).filter(|&child| !trace.is_research(child)).take(most).collect()
    }

    fn accepted<G: Game>(recording: &Recording<G>, _: &Question) -> Vec<Answer> {
        best_moves(recording).into_iter().map(Answer::Node).collect()
    }

    fn of<G: Game>(recording: &Recording<G>, question: &Question) -> Self {
        let trace = recording.trace();
        Self {
            player: trace.player(question.node),
            score: final_score(recording, question.node).0,
            best: best_moves(recording),
            allows_ties: !trace.has_window,
        }
    }

    fn error<G: Game>(&self, recording: &Recording<G>, _: &Question, answer: &Answer) -> Judged<BestError> {
        let Answer::Node(chosen) = *answer else { return Some(Fault::WrongForm) };
        let trace = recording.trace();
        if self.best.contains(&chosen) {
            return None;
        }
        if trace.parent(chosen) != Some(NodeId::ROOT) {
            return Some(Fault::NotAChoice(chosen));
        }
        Some(Fault::Of(match trace.result(chosen) {
            None => BestError::UnsearchedMove(chosen),
            Some((returned, _)) if returned == self.best_score(recording) => BestError::LaterTie(chosen),
            Some((returned, bound)) => BestError::WorseMove(chosen, Interval::of(returned, bound)),
        }))
    }

    fn misconception(&self, error: BestError) -> Misconception {
        match error {
            BestError::LaterTie(_) => Misconception::Tie,
            BestError::WorseMove(..) | BestError::UnsearchedMove(_) => Misconception::BestMove,
        }
    }

    fn tested<G: Game>(&self, recording: &Recording<G>) -> Misconceptions {
        let trace = recording.trace();
        let is_tie = |child| !self.best.contains(&child) && trace.score_for_parent(child) == Some(self.score);
        if trace.children(NodeId::ROOT).any(is_tie) {
            [Misconception::BestMove, Misconception::Tie].into()
        } else {
            [Misconception::BestMove].into()
        }
    }

    /// Returns a question before the first step and after the last one; `None` if no move is proved to be the best.
    fn asked_ahead<G: Game>(ahead: &Ahead<'_, G>) -> Option<Question> {
        let (trace, node) = (ahead.recording.trace(), NodeId::ROOT);
        let shown_step = match trace.event(ahead.step) {
            None => ahead.step,
            Some(Event::Leave(NodeId::ROOT)) => trace.len(),
            Some(
                Event::Enter(_)
                | Event::Evaluate(_)
                | Event::TableHit(_)
                | Event::Improve(_)
                | Event::Expect(_)
                | Event::Cutoff(_)
                | Event::Skip(_)
                | Event::Leave(_),
            ) => return None,
        };
        let question = Question { kind: QuestionKind::Best, node, child: None, shown_step, step: trace.len() };
        (!best_moves(ahead.recording).is_empty()).then_some(question)
    }

    fn room_rank<G: Game>(&self, _: &Recording<G>, _: &Question, _: Step) -> Option<u8> {
        Some(0)
    }

    fn room_prompt<G: GameView>(&self, context: &Context<'_, G>, _: Step) -> StyledText {
        let searched = searched(context.names.recording);
        context.ask_room("room-ask-best", &args![searched], || self.prompt(context))
    }

    fn room_answer<G: GameView>(
        &self,
        context: &Context<'_, G>,
        asked_at: Step,
        _: Option<&Answer>,
    ) -> Option<StyledText> {
        let recording = context.names.recording;
        if context.question.step <= answered_at(recording, context.question, asked_at) {
            return None;
        }
        // The search is not over yet.
        let args = args![
            searched = searched(recording),
            names = context.names.list(&self.best),
            count = self.best.len(),
            score = self.score,
            player = player_name(self.player),
        ];
        Some(context.names.words.styled("room-why-best", &args))
    }

    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        let (names, words) = (&context.names, context.names.words);
        let said = event_sentence(words, names.recording, context.question.step);
        let [first, rest @ ..] = self.best.as_slice() else { return said };
        if rest.is_empty() {
            return said;
        }
        // The sentence begins with the list.
        let rest = rest.iter().map(|&node| names.short_inline(node));
        let listed = words.list(std::iter::once(names.move_subject(*first)).chain(rest).collect());
        let ties = args![names = listed, score = self.score];
        said.then(context.say("practice-why-ties", &ties))
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: BestError, _: &Answer) -> StyledText {
        let compared = |chosen: NodeId| {
            Vec::from(args![
                chosen = context.names.move_subject(chosen),
                score = self.best_score(context.names.recording),
                player = player_name(self.player),
            ])
        };
        match error {
            BestError::LaterTie(chosen) => context.say("practice-slip-later-tie", &compared(chosen)),
            BestError::WorseMove(chosen, returned) => {
                let mut args = compared(chosen);
                args.extend(args![answer = returned.to_string()]);
                let said = context.say("practice-slip-worse-move", &args);
                match refuted_sentence(&context.names, chosen) {
                    Some(refuted) => said.then(refuted),
                    None => said,
                }
            }
            BestError::UnsearchedMove(chosen) => {
                context.say("practice-slip-unsearched-move", &args![chosen = context.names.move_subject(chosen)])
            }
        }
    }

    fn not_a_choice<G: GameView>(&self, context: &Context<'_, G>, chosen: NodeId, _: &Answer) -> StyledText {
        context.about("practice-slip-not-a-move", chosen)
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        match strength {
            HintStrength::Where => context.hint("practice-hint-where-best", &[]),
            HintStrength::Rule => context.hint("practice-hint-rule-best", &args![ties = yes_or_no(self.allows_ties)]),
            HintStrength::Numbers => context.hint_of_root(),
        }
    }
}

impl Best {
    /// Returns the score that the best move returned.
    fn best_score<G: Game>(&self, recording: &Recording<G>) -> Score {
        let best = self.best.first().and_then(|&best| recording.trace().result(best));
        best.map_or(self.score, |(score, _)| score)
    }
}

/// Returns the argument that says whether the recording is of a whole search or of one of its passes.
fn searched<G: Game>(recording: &Recording<G>) -> &'static str {
    if is_pass(recording) { "pass" } else { "search" }
}
