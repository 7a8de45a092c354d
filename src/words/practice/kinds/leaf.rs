//! The static evaluation of a leaf, which may also be asked addend by addend. Asked before the leaf is evaluated, if
//! its value is not visible.

use crate::i18n::args;
use crate::i18n::narration::event_sentence;
use crate::i18n::styled_text::StyledText;
use crate::practice::answer::{Answer, addends, wrong_addends};
use crate::practice::context::Context;
use crate::practice::kind::{Fault, Judged, Kind, KindError, Shown};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::proof::{NumberError, error_of_number, fault, tested_by_number};
use crate::practice::question::final_score;
use crate::practice::quiz::HintStrength;
use crate::practice::sentences::addend_name;
use crate::practice::subject::Question;
use derive_more::From;
use poda_core::document::QuestionKind;
use poda_core::game::evaluation::Evaluation;
use poda_core::game::{Game, GameView};
use poda_core::score::{Bound, Interval, Player, Score};
use poda_core::trace::recording::Recording;
use strum::IntoStaticStr;

#[derive(Clone, Debug, PartialEq)]
pub struct Leaf {
    /// Its static evaluation.
    pub score: Score,
}

#[derive(Clone, Copy, Debug, PartialEq, From, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LeafError {
    #[from]
    Number(NumberError),
    /// Some of its counts are wrong: see [`wrong_addends`].
    WrongAddends,
    /// The counts of the two players are swapped.
    SwappedAddends,
}

impl KindError for LeafError {
    fn name(self) -> &'static str {
        match self {
            Self::Number(error) => error.name(),
            Self::WrongAddends | Self::SwappedAddends => self.into(),
        }
    }

    fn needs_numbers(self) -> bool {
        match self {
            Self::Number(error) => error.needs_numbers(),
            Self::WrongAddends | Self::SwappedAddends => false,
        }
    }
}

impl Kind for Leaf {
    type Error = LeafError;

    const ORDER: u8 = 10;
    const MISCONCEPTIONS: &'static [Misconception] = &[Misconception::LeafSum];

    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        let node = shown.entered().filter(|&node| shown.trace().kind(node).is_evaluated())?;
        let is_hidden = shown.hides_values || !shown.recording.root().is_explicit_tree();
        let (kind, shown_step, step) = (QuestionKind::Leaf, shown.step, shown.step + 1);
        is_hidden.then_some(Question { kind, node, child: None, shown_step, step })
    }

    fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
        let result = recording.trace().result(question.node);
        result.map(|(score, _)| Answer::number(score)).into_iter().collect()
    }

    fn of<G: Game>(recording: &Recording<G>, question: &Question) -> Self {
        Self { score: final_score(recording, question.node).0 }
    }

    fn error<G: Game>(&self, recording: &Recording<G>, question: &Question, answer: &Answer) -> Judged<LeafError> {
        match answer {
            Answer::Proved(answered) => fault(error_of_number(self.score, *answered)),
            Answer::Sum { counts, sum } => self.error_of_sum(recording, question, counts, *sum),
            Answer::Node(_) | Answer::Children(_) | Answer::Vector(_) | Answer::Changes(_) => Some(Fault::WrongForm),
        }
    }

    fn misconception(&self, error: LeafError) -> Misconception {
        match error {
            LeafError::Number(error) => error.misconception(Some(self.score), Misconception::LeafSum),
            LeafError::WrongAddends | LeafError::SwappedAddends => Misconception::LeafSum,
        }
    }

    fn tested<G: Game>(&self, recording: &Recording<G>) -> Misconceptions {
        tested_by_number(recording, Some(self.score), [Misconception::LeafSum].into())
    }

    fn confused<G: Game>(&self, recording: &Recording<G>, question: &Question, _: Interval) -> Vec<Interval> {
        let exact = |score: Score| Interval::of(score, Bound::Exact);
        let counts = addends(recording, question.node).into_iter().map(|(_, count)| count);
        let near = [1.0, -1.0].into_iter().filter_map(|by| Score::new(self.score.get() + by));
        let mirrored = exact(self.score).view(Player::Min).low;
        [mirrored].into_iter().chain(counts).chain(near).map(exact).collect()
    }

    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        event_sentence(context.names.words, context.names.recording, context.question.step)
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: LeafError, answer: &Answer) -> StyledText {
        match error {
            LeafError::Number(error) => context.number(error.message(false), answer),
            LeafError::WrongAddends => wrong_counts(context, answer),
            LeafError::SwappedAddends => context.say("practice-slip-swapped-addends", &[]),
        }
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        match strength {
            HintStrength::Where => context.hint("practice-hint-where-leaf", &[]),
            HintStrength::Rule => context.hint("practice-hint-rule-leaf", &[]),
            HintStrength::Numbers => context.hint_of_leaf(context.question.node),
        }
    }
}

impl Leaf {
    /// Returns the error in an evaluation that is answered addend by addend. The counts are judged first.
    fn error_of_sum<G: Game>(
        &self,
        recording: &Recording<G>,
        question: &Question,
        counts: &[Score],
        sum: Interval,
    ) -> Judged<LeafError> {
        let addends = addends(recording, question.node);
        if addends.len() != counts.len() {
            return Some(Fault::WrongForm);
        }
        match wrong_addends(recording, question.node, counts).len() {
            0 => fault(error_of_number(self.score, sum)),
            2 if addends.len() == 2 && addends[0].1 == counts[1] && addends[1].1 == counts[0] => {
                Some(Fault::Of(LeafError::SwappedAddends))
            }
            _ => Some(Fault::Of(LeafError::WrongAddends)),
        }
    }
}

/// Returns which counts of a sum are wrong, without the right ones.
fn wrong_counts<G: GameView>(context: &Context<'_, G>, answer: &Answer) -> StyledText {
    let Answer::Sum { counts, .. } = answer else { return StyledText::default() };
    let (words, recording, leaf) = (context.names.words, context.names.recording, context.question.node);
    let mut said = StyledText::default();
    for (addend, answered) in wrong_addends(recording, leaf, counts) {
        let addend = addend_name(words, recording, leaf, addend);
        let args = args![addend, answer = answered];
        said = said.then(context.say("practice-slip-wrong-addend", &args));
    }
    let rule = match recording.position(leaf).counted_lines() {
        Some(_) => "practice-slip-open-line",
        None if matches!(recording.evaluation(leaf), Evaluation::Weighted(_)) => "practice-addends-weighted",
        None => return said,
    };
    said.then(context.say(rule, &[]))
}
