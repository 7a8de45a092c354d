//! Which changes of all leaves, such as squaring their values, change the move at the root or what is pruned. Asked
//! after the last step, if the kind is chosen.
//!
//! The answer is that of the search itself, which is run again for each change. These questions are about explicit
//! trees that are small enough to be drawn on paper.

use crate::i18n::args;
use crate::i18n::message_args::yes_or_no;
use crate::i18n::styled_text::StyledText;
use crate::practice::answer::Answer;
use crate::practice::context::Context;
use crate::practice::kind::{Fault, Judged, Kind, KindError, Shown};
use crate::practice::leaves::leaves;
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::offered_change::OfferedChange;
use crate::practice::quiz::HintStrength;
use crate::practice::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::score::Score;
use poda_core::search::changed_leaves::{Course, can_follow, course_with};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, Story};
use strum::IntoStaticStr;

#[derive(Clone, Debug, PartialEq)]
pub struct Transform {
    /// The changes that are offered, and what each does.
    pub effects: Vec<(OfferedChange, Effect)>,
    /// The best move of the tree as it is.
    pub best: NodeId,
}

/// What a change of all leaves does to the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing, because all values keep their order, and with chance nodes all means.
    KeepsOrder,
    /// Nothing, although values or means change their order.
    HappensToKeep,
    /// The move stays, but other branches are pruned.
    PrunesOthers,
    /// This becomes the best move.
    Moves(NodeId),
}

impl Effect {
    /// Returns whether the change belongs to the answer.
    pub const fn changes(self) -> bool {
        match self {
            Self::PrunesOthers | Self::Moves(_) => true,
            Self::KeepsOrder | Self::HappensToKeep => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TransformError {
    /// It leaves out a change that has an effect.
    HasEffect(OfferedChange),
    /// It includes a change without an effect.
    HasNone(OfferedChange),
}

impl KindError for TransformError {
    fn needs_numbers(self) -> bool {
        false
    }
}

impl Kind for Transform {
    type Error = TransformError;

    const ORDER: u8 = 130;
    const MISCONCEPTIONS: &'static [Misconception] = &[];

    /// Hidden values of pruned leaves stay hidden.
    fn asked<G: Game>(shown: &Shown<'_, G>) -> Option<Question> {
        let is_over = shown.trace().event(shown.step) == Some(Event::Leave(NodeId::ROOT));
        if is_over && !shown.hides_values { question(shown.recording) } else { None }
    }

    fn offered_changes(&self) -> Vec<OfferedChange> {
        self.offered()
    }

    fn accepted<G: Game>(recording: &Recording<G>, _: &Question) -> Vec<Answer> {
        effects(recording).map(|facts| Answer::Changes(facts.right().collect())).into_iter().collect()
    }

    fn of<G: Game>(recording: &Recording<G>, _: &Question) -> Self {
        effects(recording).unwrap_or(Self { effects: Vec::new(), best: NodeId::ROOT })
    }

    fn error<G: Game>(&self, _: &Recording<G>, _: &Question, answer: &Answer) -> Judged<TransformError> {
        let Answer::Changes(chosen) = answer else { return Some(Fault::WrongForm) };
        let offered = self.offered_changes();
        if chosen.iter().any(|change| !offered.contains(change)) {
            return Some(Fault::WrongForm);
        }
        let error =
            self.effects.iter().find_map(|&(change, effect)| match (effect.changes(), chosen.contains(&change)) {
                (true, false) => Some(TransformError::HasEffect(change)),
                (false, true) => Some(TransformError::HasNone(change)),
                (true, true) | (false, false) => None,
            });
        error.map(Fault::Of)
    }

    fn misconception(&self, error: TransformError) -> Misconception {
        let (TransformError::HasEffect(change) | TransformError::HasNone(change)) = error;
        match self.effect(change) {
            Effect::PrunesOthers => Misconception::MissedCut,
            Effect::Moves(_) | Effect::KeepsOrder | Effect::HappensToKeep => Misconception::BestMove,
        }
    }

    fn tested<G: Game>(&self, _: &Recording<G>) -> Misconceptions {
        [Misconception::BestMove].into()
    }

    fn prompt<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        let words = context.names.words;
        let numbered = |(index, change): (usize, OfferedChange)| format!("({}) {}", index + 1, change.shown(words));
        let changes: Vec<_> = self.offered_changes().into_iter().enumerate().map(numbered).collect();
        let args = args![changes = changes.join(", "), prunes = yes_or_no(context.trace().has_window)];
        context.ask("practice-ask-transform", &args)
    }

    /// Returns which changes have an effect, and then why or why not.
    fn explanation<G: GameView>(&self, context: &Context<'_, G>) -> StyledText {
        let right: Vec<_> = self.right().collect();
        let args = args![count = right.len(), names = names(context, right.iter().copied())];
        let said = context.say("practice-why-transform", &args);
        let mut told: Vec<Effect> = Vec::new();
        self.effects.iter().fold(said, |said, &(_, effect)| {
            if told.contains(&effect) {
                return said;
            }
            told.push(effect);
            said.then(self.effect_sentence(context, effect))
        })
    }

    fn error_sentence<G: GameView>(&self, context: &Context<'_, G>, error: TransformError, _: &Answer) -> StyledText {
        let (TransformError::HasEffect(change) | TransformError::HasNone(change)) = error;
        self.said_of(context, self.effect(change), &[change])
    }

    /// Returns nothing: the reason says what every change does.
    fn error_before_reason<G: GameView>(&self, _: &Context<'_, G>, _: TransformError, _: &Answer) -> StyledText {
        StyledText::default()
    }

    fn hint<G: GameView>(&self, context: &Context<'_, G>, strength: HintStrength) -> StyledText {
        match strength {
            HintStrength::Where => context.hint("practice-hint-where-transform", &[]),
            HintStrength::Rule => {
                let chance = yes_or_no(context.names.recording.root().has_chance());
                context.hint("practice-hint-rule-transform", &args![chance])
            }
            HintStrength::Numbers => {
                let counts = args![count = self.right().count(), of = self.effects.len()];
                context.hint("practice-hint-numbers-transform", &counts)
            }
        }
    }
}

/// Returns the question about the changes of all leaves; `None` if it is [not asked](effects).
pub fn question<G: Game>(recording: &Recording<G>) -> Option<Question> {
    let step = recording.trace().left_at(NodeId::ROOT)?;
    effects(recording).map(|_| Question::at_once(QuestionKind::Transform, NodeId::ROOT, step))
}

impl Transform {
    /// Returns the changes that are offered, in order.
    pub fn offered(&self) -> Vec<OfferedChange> {
        self.effects.iter().map(|&(change, _)| change).collect()
    }

    /// Returns the changes that have an effect, in order.
    pub fn right(&self) -> impl Iterator<Item = OfferedChange> {
        self.effects.iter().filter(|(_, effect)| effect.changes()).map(|&(change, _)| change)
    }

    fn effect(&self, change: OfferedChange) -> Effect {
        let found = self.effects.iter().find(|(other, _)| *other == change);
        found.map_or(Effect::HappensToKeep, |&(_, effect)| effect)
    }

    /// Returns a sentence about all changes with an effect.
    fn effect_sentence<G: GameView>(&self, context: &Context<'_, G>, effect: Effect) -> StyledText {
        let of_effect = self.effects.iter().filter(|(_, other)| *other == effect);
        let changes: Vec<_> = of_effect.map(|&(change, _)| change).collect();
        self.said_of(context, effect, &changes)
    }

    fn said_of<G: GameView>(&self, context: &Context<'_, G>, effect: Effect, changes: &[OfferedChange]) -> StyledText {
        let best = if let Effect::Moves(best) = effect { best } else { self.best };
        let args = args![
            count = changes.len(),
            names = names(context, changes.iter().copied()),
            played = context.names.short_inline(self.best),
            instead = context.names.short_inline(best),
            prunes = yes_or_no(context.trace().has_window),
            chance = yes_or_no(context.names.recording.root().has_chance()),
        ];
        let message = match effect {
            Effect::KeepsOrder => "practice-transform-keeps-order",
            Effect::HappensToKeep => "practice-transform-happens-to-keep",
            Effect::PrunesOthers => "practice-transform-prunes-others",
            Effect::Moves(_) => "practice-transform-moves",
        };
        context.say(message, &args)
    }
}

fn names<G: GameView>(context: &Context<'_, G>, changes: impl Iterator<Item = OfferedChange>) -> String {
    changes.map(|change| change.shown(context.names.words)).collect::<Vec<_>>().join(", ")
}

/// The greatest number of nodes of a tree in such a question. Each change takes a search of the tree.
const MAX_NODES: usize = 500;

/// Returns what each change does. Returns `None` if the question is not asked: for a game by its rules, a large tree, a
/// root with fewer than two moves, a tree with a leaf whose value is not a number, and a search that
/// [cannot be followed](can_follow).
pub fn effects<G: Game>(recording: &Recording<G>) -> Option<Transform> {
    let (trace, config, root) = (recording.trace(), recording.config(), recording.root());
    if MAX_NODES < trace.node_count() || !trace.has_choice(NodeId::ROOT) || !can_follow(config, root) {
        return None;
    }
    let lines: Vec<_> = leaves(trace).map(|leaf| recording.moves_to(leaf)).collect();
    let values: Vec<_> = leaves(trace).map(|leaf| recording.evaluation(leaf).score()).collect();
    if !values.iter().all(|value| value.is_finite()) {
        return None;
    }
    let course = |values: Vec<Score>| course_with(config, root, lines.iter().cloned().zip(values).collect());
    let node = |course: &Course<G::Move>| {
        trace.children(NodeId::ROOT).find(|&child| recording.move_to(child) == Some(course.best))
    };
    let before = course(values.clone())?;
    let best = node(&before)?;
    let mut effects = Vec::new();
    for change in OfferedChange::ALL {
        let Some(changed) = change.of(&values) else { continue };
        let keeps_order = keeps_order(&values, &changed) && (!root.has_chance() || change.changes_means_alike());
        let after = course(changed)?;
        let effect = if after.best != before.best {
            Effect::Moves(node(&after)?)
        } else if !after.prunes_as(&before) {
            Effect::PrunesOthers
        } else if keeps_order {
            Effect::KeepsOrder
        } else {
            Effect::HappensToKeep
        };
        effects.push((change, effect));
    }
    Some(Transform { effects, best })
}

/// Returns whether any two changed values compare as they did before.
fn keeps_order(values: &[Score], changed: &[Score]) -> bool {
    let mut pairs: Vec<_> = values.iter().zip(changed).collect();
    pairs.sort_by(|(a, _), (b, _)| a.get().total_cmp(&b.get()));
    pairs.windows(2).all(|pair| pair[0].0.partial_cmp(pair[1].0) == pair[0].1.partial_cmp(pair[1].1))
}
