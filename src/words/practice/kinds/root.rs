//! The value of the root. Asked after the last child has returned.

use crate::i18n::narration::event_sentence;
use crate::i18n::styled_text::StyledText;
use crate::practice::answer::Answer;
use crate::practice::chance::chance_hint;
use crate::practice::context::Context;
use crate::practice::kind::{Fault, Judged, Kind, Shown};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::proof::{
    NumberError, either_bound, error_of_number, error_of_proof, fault, is_same, tested_by_number, tested_by_proof,
};
use crate::practice::question::{asks_for_returned, final_score, results};
use crate::practice::quiz::HintStrength;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::score::{Bound, Interval, Score};
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind};

#[derive(Clone, Debug, PartialEq)]
pub struct Root {
    /// The root's score.
    pub score: Score,
    /// The relation of the score to the value.
    pub bound: Bound,
}

impl Kind for Root {
    type Error = NumberError;

    const ORDER: u8 = 110;
    const MISCONCEPTIONS: &'static [Misconception] = &[
        Misconception::BareNumber,
        Misconception::WeakBound,
        Misconception::BoundSide,
        Misconception::Sign,
        Misconception::RootValue,
    ];

    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        shown.is_at_the_end().then(|| shown.ask_at_the_end(QuestionKind::Root))
    }

    fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
        results(recording, question.node).into_iter().map(Answer::Proved).collect()
    }

    fn of<G: Game>(recording: &Recording<G>, question: &Question) -> Self {
        let (score, bound) = final_score(recording, question.node);
        Self { score, bound }
    }

    fn error<G: Game>(&self, recording: &Recording<G>, question: &Question, answer: &Answer) -> Judged<NumberError> {
        let Answer::Proved(answered) = *answer else { return Some(Fault::WrongForm) };
        if results(recording, question.node).into_iter().any(|result| is_same(result, answered)) {
            return None;
        }
        // Where nothing is proved, a bound says nothing about the number.
        fault(if asks_for_returned(recording.trace()) {
            error_of_number(self.score, answered)
        } else {
            error_of_proof(self.proved(), answered)
        })
    }

    fn misconception(&self, error: NumberError) -> Misconception {
        error.misconception(Some(self.score), Misconception::RootValue)
    }

    fn tested<G: Game>(&self, recording: &Recording<G>) -> Misconceptions {
        let tested = tested_by_proof(self.proved(), Misconception::RootValue);
        tested_by_number(recording, Some(self.score), tested)
    }

    fn confused<G: Game>(&self, _: &Recording<G>, _: &Question, right: Interval) -> Vec<Interval> {
        either_bound(right).collect()
    }

    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        event_sentence(context.names.words, context.names.recording, context.question.step)
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: NumberError, answer: &Answer) -> StyledText {
        context.number(error.message(true), answer)
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        if context.is_chance() {
            return chance_hint(context, strength, None);
        }
        match strength {
            HintStrength::Where => context.hint("practice-hint-where-best", &[]),
            HintStrength::Rule if context.trace().kind(NodeId::ROOT) != NodeKind::Inner => {
                context.hint("practice-hint-rule-leaf", &[])
            }
            HintStrength::Rule => context.hint("practice-hint-rule-root", &[]),
            HintStrength::Numbers => context.hint_of_root(),
        }
    }
}

impl Root {
    const fn proved(&self) -> Interval {
        Interval::of(self.score, self.bound)
    }
}
