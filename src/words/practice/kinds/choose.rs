//! The child that one of several players takes. Asked after the last child, where the node is searched to its end.

use crate::i18n::styled_text::StyledText;
use crate::practice::answer::Answer;
use crate::practice::context::Context;
use crate::practice::kind::{Judged, Kind, Shown};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::players::{Compared, PlayersFacts, PlayersSentences, TakenError, at_the_end, facts, is_tie};
use crate::practice::quiz::HintStrength;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

#[derive(Clone, Debug, PartialEq)]
pub struct Choose(PlayersFacts);

impl Kind for Choose {
    type Error = TakenError;

    const ORDER: u8 = 70;
    const MISCONCEPTIONS: &'static [Misconception] = &[Misconception::BestMove];

    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        let (view, after) = at_the_end(shown)?;
        // The answer to the question about a tie is the same.
        let is_asked = !after.is_chance && !is_tie(shown, &view, after);
        is_asked.then(|| after.ask(QuestionKind::Choose, shown.step, after.continued_at))
    }

    fn choices<G: Game>(recording: &Recording<G>, question: &Question, most: usize) -> Vec<NodeId> {
        Self::of(recording, question).0.found.into_iter().take(most).map(|(child, _)| child).collect()
    }

    fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
        Self::of(recording, question).0.taken.map(Answer::Node).into_iter().collect()
    }

    fn of<G: Game>(recording: &Recording<G>, question: &Question) -> Self {
        Self(facts(recording, question, Compared::All).unwrap_or_default())
    }

    fn error<G: Game>(&self, _: &Recording<G>, _: &Question, answer: &Answer) -> Judged<TakenError> {
        self.0.error_of_taken(answer)
    }

    fn misconception(&self, error: TakenError) -> Misconception {
        error.misconception()
    }

    fn tested<G: Game>(&self, _: &Recording<G>) -> Misconceptions {
        self.0.is_tie().then_some(Misconception::Tie).into_iter().chain([Misconception::BestMove]).collect()
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

impl Choose {
    const fn sentences<'a, G: GameView>(&'a self, context: &'a Context<'a, G>) -> PlayersSentences<'a, G> {
        PlayersSentences { context, facts: &self.0, asked: "choose" }
    }
}
