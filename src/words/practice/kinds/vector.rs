//! The vector that a node of several players returns. Asked after the last child, where the node is searched to its
//! end.

use crate::i18n::styled_text::StyledText;
use crate::practice::answer::Answer;
use crate::practice::context::Context;
use crate::practice::kind::{Fault, Judged, Kind, KindError, Shown};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::players::{Compared, PlayersFacts, PlayersSentences, at_the_end, facts};
use crate::practice::proof::is_same_vector;
use crate::practice::quiz::HintStrength;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::score::Payoffs;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;
use strum::IntoStaticStr;

#[derive(Clone, Debug, PartialEq)]
pub struct Vector(PlayersFacts);

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum VectorError {
    /// It is the vector of a child that is not taken, or of an outcome alone.
    VectorOfChild(NodeId),
    /// It has the greatest entry for each player, from several children.
    MixedVector,
    /// It is the average of vectors with equal weights.
    UnweightedVector,
    WrongVector,
}

impl KindError for VectorError {
    fn needs_numbers(self) -> bool {
        match self {
            Self::UnweightedVector => false,
            Self::VectorOfChild(_) | Self::MixedVector | Self::WrongVector => true,
        }
    }
}

impl Kind for Vector {
    type Error = VectorError;

    const ORDER: u8 = 80;
    const MISCONCEPTIONS: &'static [Misconception] = &[Misconception::BackedUpValue];

    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        let (_, after) = at_the_end(shown)?;
        Some(after.ask(QuestionKind::Vector, shown.step, after.continued_at))
    }

    fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
        Self::of(recording, question).0.vector.map(Answer::Vector).into_iter().collect()
    }

    fn of<G: Game>(recording: &Recording<G>, question: &Question) -> Self {
        Self(facts(recording, question, Compared::All).unwrap_or_default())
    }

    fn error<G: Game>(&self, _: &Recording<G>, _: &Question, answer: &Answer) -> Judged<VectorError> {
        let Answer::Vector(answered) = answer else { return Some(Fault::WrongForm) };
        let (facts, right) = (&self.0, self.0.vector.as_ref()?);
        if right.entries().len() != answered.entries().len() {
            return Some(Fault::WrongForm);
        }
        let is = |other: &Payoffs| is_same_vector(other, answered);
        let of_child = || facts.found.iter().find(|(_, payoffs)| is(payoffs)).map(|(child, _)| *child);
        Some(Fault::Of(if is(right) {
            return None;
        } else if facts.is_chance && facts.unweighted().is_some_and(|mean| is(&mean)) {
            VectorError::UnweightedVector
        } else if let Some(child) = of_child() {
            VectorError::VectorOfChild(child)
        } else if !facts.is_chance && facts.mixed().is_some_and(|mixed| is(&mixed)) {
            VectorError::MixedVector
        } else {
            VectorError::WrongVector
        }))
    }

    fn misconception(&self, error: VectorError) -> Misconception {
        match error {
            VectorError::VectorOfChild(_)
            | VectorError::MixedVector
            | VectorError::UnweightedVector
            | VectorError::WrongVector => Misconception::BackedUpValue,
        }
    }

    fn tested<G: Game>(&self, _: &Recording<G>) -> Misconceptions {
        [Misconception::BackedUpValue].into()
    }

    fn confused_vectors(&self) -> Vec<Payoffs> {
        let average = if self.0.is_chance { self.0.unweighted() } else { None };
        let returned = self.0.found.iter().map(|(_, payoffs)| *payoffs);
        average.into_iter().chain(returned).chain(self.0.mixed()).collect()
    }

    fn prompt<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        self.sentences(context).prompt()
    }

    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        self.sentences(context).explanation()
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: VectorError, answer: &Answer) -> StyledText {
        let (key, child) = match error {
            VectorError::VectorOfChild(child) => ("players-slip-vector-of-child", Some(child)),
            VectorError::MixedVector => ("players-slip-mixed", None),
            VectorError::UnweightedVector => ("players-slip-unweighted", None),
            VectorError::WrongVector => ("players-slip-wrong-vector", None),
        };
        self.sentences(context).slip(key, child, answer)
    }

    fn not_a_choice<G: GameView>(&self, context: &Context<'_, G>, chosen: NodeId, answer: &Answer) -> StyledText {
        self.sentences(context).not_a_choice(chosen, answer)
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        self.sentences(context).hint(strength)
    }
}

impl Vector {
    const fn sentences<'a, G: GameView>(&'a self, context: &'a Context<'a, G>) -> PlayersSentences<'a, G> {
        PlayersSentences { context, facts: &self.0, asked: if self.0.is_chance { "average" } else { "vector" } }
    }
}
