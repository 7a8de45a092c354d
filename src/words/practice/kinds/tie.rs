//! Which of two children with equal entries one of several players takes. Asked right after the second one has
//! returned.

use crate::i18n::styled_text::StyledText;
use crate::practice::answer::Answer;
use crate::practice::context::Context;
use crate::practice::kind::{Judged, Kind, Shown};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::players::{Compared, PlayersFacts, PlayersSentences, TakenError, after_child, facts, is_tie};
use crate::practice::quiz::HintStrength;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

#[derive(Clone, Debug, PartialEq)]
pub struct Tie(PlayersFacts);

impl Kind for Tie {
    type Error = TakenError;

    const ORDER: u8 = 30;
    const MISCONCEPTIONS: &'static [Misconception] = &[Misconception::Tie];

    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        let (view, after) = after_child(shown)?;
        is_tie(shown, &view, after).then(|| after.ask(QuestionKind::Tie, shown.step, shown.step + 1))
    }

    fn choices<G: Game>(recording: &Recording<G>, question: &Question, most: usize) -> Vec<NodeId> {
        Self::of(recording, question).0.found.into_iter().take(most).map(|(child, _)| child).collect()
    }

    fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
        Self::of(recording, question).0.taken.map(Answer::Node).into_iter().collect()
    }

    fn of<G: Game>(recording: &Recording<G>, question: &Question) -> Self {
        Self(facts(recording, question, Compared::BestAndNext).unwrap_or_default())
    }

    fn error<G: Game>(&self, _: &Recording<G>, _: &Question, answer: &Answer) -> Judged<TakenError> {
        self.0.error_of_taken(answer)
    }

    fn misconception(&self, error: TakenError) -> Misconception {
        error.misconception()
    }

    fn tested<G: Game>(&self, _: &Recording<G>) -> Misconceptions {
        [Misconception::Tie].into()
    }

    fn prompt<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        self.sentences(context).prompt()
    }

    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        self.sentences(context).explanation()
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: TakenError, answer: &Answer) -> StyledText {
        self.sentences(context).taken_slip(error, answer)
    }

    fn not_a_choice<G: GameView>(&self, context: &Context<'_, G>, chosen: NodeId, answer: &Answer) -> StyledText {
        self.sentences(context).not_a_choice(chosen, answer)
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        self.sentences(context).hint(strength)
    }
}

impl Tie {
    const fn sentences<'a, G: GameView>(&'a self, context: &'a Context<'a, G>) -> PlayersSentences<'a, G> {
        PlayersSentences { context, facts: &self.0, asked: "tie" }
    }
}
