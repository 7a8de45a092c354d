//! The instructions on a sheet, before and in its exercises, and the rules by which a key is marked.

use crate::exam::asked::{AskedParts, Weights};
use crate::exam::exercise::Exercise;
use crate::exam::paper::Paper;
use poda_core::game::any::AnyGame;
use poda_core::game::board::{Board, Piece, PieceShape};
use poda_core::game::{Game, GameView};
use poda_core::score::{CutOn, Interval};
use poda_core::search::{Fail, MultiPlayer};
use poda_core::trace::recording::Recording;
use poda_words::i18n::message_args::{player_name, yes_or_no};
use poda_words::i18n::multi_player::{player_name as player_name_of_several, tie_rule_name};
use poda_words::i18n::{Words, args};
use poda_words::practice::blank::{BlankField, BlankPart, offered_changes};

pub(super) fn title(paper: &Paper, words: &Words) -> String {
    let usual = || {
        let prunes = exercises(paper).any(|exercise| exercise.recording().trace().has_window);
        let has_chance = exercises(paper).any(|exercise| exercise.recording().trace().has_chance());
        let has_players = exercises(paper).any(has_players);
        words.text(match (has_players, has_chance, prunes) {
            (true, ..) => "exam-title-players",
            (false, true, _) => "exam-title-chance",
            (false, false, true) => "exam-title-alpha-beta",
            (false, false, false) => "exam-title-minimax",
        })
    };
    paper.title.clone().filter(|title| !title.trim().is_empty()).unwrap_or_else(usual)
}

pub(super) fn instructions(paper: &Paper, words: &Words) -> Vec<String> {
    let mut said = Vec::new();
    if exercises(paper).next().is_none() {
        return said;
    }
    if let Some(minutes) = paper.minutes {
        said.push(words.fill("exam-minutes", &args![minutes = minutes.to_string()]));
    }
    let shared = SharedTopics::of(paper, words);
    let [search, board, chance, ever, matters, transform] = shared.0;
    said.extend([search, board, chance].into_iter().flatten());
    let prunes = exercises(paper).any(|exercise| exercise.recording().trace().has_window);
    // What is written about vectors, and where nothing is proved, is said with the search.
    let of_numbers = || exercises(paper).map(Exercise::recording).filter(|recording| recording.vectors().is_none());
    let proves = || of_numbers().map(Recording::trace).filter(|trace| trace.trust.is_proved());
    let asked = paper.asked;
    if asked.windows.is_some() && of_numbers().any(|recording| recording.trace().has_window) {
        said.push(words.text("exam-fill-windows"));
    }
    if asked.values.is_some() && proves().next().is_some() {
        let proves_bounds = proves().any(|trace| trace.has_window);
        said.push(words.text(if proves_bounds { "exam-fill-bounds" } else { "exam-fill-values" }));
    }
    if asked.cuts.is_some() && prunes {
        said.push(words.text("exam-fill-cuts"));
    }
    let asks_best = |of_vectors: bool| {
        let is_asked = |exercise: &Exercise| exercise.field(BlankField::BEST).is_some();
        exercises(paper).any(|exercise| is_asked(exercise) && exercise.recording().vectors().is_some() == of_vectors)
    };
    if asks_best(false) {
        said.push(words.text("exam-fill-best"));
    }
    if asks_best(true) {
        said.push(words.fill("exam-fill-best-players", &args![mixed = yes_or_no(asks_best(false))]));
    }
    if prunes && (asked.windows.is_some() || asked.values.is_some()) {
        said.push(words.text("exam-fill-never-entered"));
    }
    said.extend([ever, matters, transform].into_iter().flatten());
    if let Some(weights) = weights_text(paper, words) {
        said.push(words.fill("exam-points-weighted", &args![weights]));
    } else {
        let key = if asked.cuts.is_some() && prunes { "exam-points-with-cuts" } else { "exam-points" };
        said.extend(follows_values(asked).then(|| words.text(key)));
        said.extend(asked.ever.then(|| words.text("exam-points-ever")));
        said.extend(asked.matters.then(|| words.text("exam-points-matters")));
        said.extend(asked.transform.then(|| words.text("exam-points-transform")));
    }
    said
}

/// Returns whether anything is asked for that follows from the values of the leaves.
fn follows_values(asked: AskedParts) -> bool {
    AskedParts { ever: false, matters: false, transform: false, ..asked } != AskedParts::NONE
}

/// Returns the weight of each kind of field that is asked for; `None` if each field is worth one point.
fn weights_text(paper: &Paper, words: &Words) -> Option<String> {
    if paper.weights == Weights::EQUAL && exercises(paper).all(|exercise| exercise.worth.is_none()) {
        return None;
    }
    let prunes = exercises(paper).any(|exercise| exercise.recording().trace().has_window);
    let AskedParts { values, windows, cuts, best, ever, matters, transform } = paper.asked;
    let asked = [
        (BlankPart::Value, values.is_some()),
        (BlankPart::Alpha, windows.is_some() && prunes),
        (BlankPart::Cut, cuts.is_some() && prunes),
        (BlankPart::Best, best && exercises(paper).any(|exercise| exercise.field(BlankField::BEST).is_some())),
        (BlankPart::Ever, ever),
        (BlankPart::Matters, matters),
        (BlankPart::Transform, transform),
    ];
    let weight = |part: BlankPart| {
        let weight = paper.weights.of(part).to_string();
        words.fill("exam-weight", &args![part = part.name(), weight])
    };
    let weights: Vec<_> = asked.into_iter().filter(|(_, is_asked)| *is_asked).map(|(part, _)| weight(part)).collect();
    Some(weights.join(", "))
}

/// Returns a sentence with the sum of the weights of an exercise, if it differs from the points of the exercise.
pub(super) fn share_sentence(exercise: &Exercise, words: &Words) -> Option<String> {
    let (weight, points) = (exercise.weight(), exercise.points());
    let args = args![weight = weight.to_string(), points = points.to_string()];
    (weight != points).then(|| words.fill("exam-scheme-share", &args))
}

/// The sentences about an exercise: its search, its boards, chance, the leaves that can be pruned, those that matter,
/// and the changes of all leaves that make a difference.
type Topics = [Option<String>; 6];

fn topics(exercise: &Exercise, words: &Words) -> Topics {
    let chance = chance_sentences(exercise, words);
    [
        Some(search_sentences(exercise, words)),
        board_sentence(exercise, words),
        (!chance.is_empty()).then(|| chance.join(" ")),
        exercise.field(BlankField::EVER).map(|_| ever_sentence("exam-ever", exercise, words)),
        exercise.field(BlankField::MATTERS).map(|_| ever_sentence("exam-matters", exercise, words)),
        exercise.field(BlankField::TRANSFORM).map(|_| transform_sentence(exercise, words)),
    ]
}

/// The sentences that are the same for all exercises of a paper, and are printed once above them.
pub(super) struct SharedTopics(Topics);

impl SharedTopics {
    pub fn of(paper: &Paper, words: &Words) -> Self {
        let shared = exercises(paper).map(|exercise| topics(exercise, words)).reduce(|mut shared, other| {
            shared
                .iter_mut()
                .zip(other)
                .filter(|(shared, other)| *shared != other)
                .for_each(|(shared, _)| *shared = None);
            shared
        });
        Self(shared.unwrap_or_default())
    }

    /// Returns the sentences above the tree of one exercise; empty if the tree and the instructions are enough.
    pub fn sentences_beside(&self, exercise: &Exercise, words: &Words) -> String {
        let own = topics(exercise, words).into_iter().zip(&self.0).filter(|(own, shared)| own != *shared);
        own.filter_map(|(own, _)| own).collect::<Vec<_>>().join(" ")
    }
}

/// Returns the task to mark leaves.
fn ever_sentence(key: &str, exercise: &Exercise, words: &Words) -> String {
    words.fill(key, &args![range = ever_range(exercise, words)])
}

/// Returns the task to ring the changes of all leaves that make a difference.
fn transform_sentence(exercise: &Exercise, words: &Words) -> String {
    let changes: Vec<_> = offered_changes(exercise.recording()).into_iter().map(|change| change.shown(words)).collect();
    let prunes = yes_or_no(exercise.recording().trace().has_window);
    words.fill("exam-transform", &args![changes = changes.join("   "), prunes])
}

/// Returns the range of values that leaves can have, for questions about other values than the given ones.
pub(in crate::exam) fn ever_range(exercise: &Exercise, words: &Words) -> String {
    let bounds = exercise.document.position().bounds();
    let is_bounded = yes_or_no(bounds != Interval::UNKNOWN);
    words.fill("exam-ever-range", &args![bounded = is_bounded, low = bounds.low, high = bounds.high])
}

/// Returns the value of a chance node, and if the search prunes, how windows below it follow from the bounds of all
/// leaves; empty for a search without chance.
pub(in crate::exam) fn chance_sentences(exercise: &Exercise, words: &Words) -> Vec<String> {
    let trace = exercise.recording().trace();
    if !trace.has_chance() {
        return Vec::new();
    }
    let mut said = vec![words.text("exam-chance")];
    let Interval { low, high } = trace.bounds;
    if trace.has_window && low.is_finite() && high.is_finite() {
        let cut_on = if exercise.recording().config().cut_on == CutOn::Strict { "strict" } else { "equal" };
        let args = args![low = low.to_string(), high = high.to_string(), cut_on];
        said.push(words.fill("exam-chance-bounds", &args));
    }
    said
}

/// Returns which player the pieces on the boards of an exercise belong to; `None` for trees without boards or pieces.
pub(in crate::exam) fn board_sentence(exercise: &Exercise, words: &Words) -> Option<String> {
    match exercise.document.position().board() {
        Board::Grid(grid) => {
            let shape_of = |shape| grid.cells.iter().flatten().find(|piece| piece.shape == shape);
            let cross = shape_of(PieceShape::Cross).map(|piece| piece.owner);
            let nought = shape_of(PieceShape::Nought).map(|piece| piece.owner.opponent());
            let of_marks = |player| words.fill("exam-marks", &args![player = player_name(player)]);
            let is_disc = |piece: &Piece| matches!(piece.shape, PieceShape::Disc | PieceShape::LetteredDisc(_));
            let of_discs = || grid.cells.iter().flatten().any(is_disc).then(|| words.text("exam-discs"));
            cross.or(nought).map(of_marks).or_else(of_discs)
        }
        Board::Mancala(board) => Some(words.fill("exam-rows", &args![player = player_name(board.south.owner)])),
        Board::Piles(_) => Some(words.text("exam-piles")),
        Board::Dice(_) => Some(words.text("exam-dice")),
        Board::Text(_) | Board::Abstract => None,
    }
}

/// Returns the rules of marking, one paragraph each.
pub(super) fn marking_scheme(paper: &Paper, words: &Words) -> Vec<String> {
    let prunes = exercises(paper).any(|exercise| exercise.recording().trace().has_window);
    let mut said = vec![match weights_text(paper, words) {
        Some(weights) => words.fill("exam-scheme-weighted", &args![weights]),
        None => words.text("exam-scheme-points"),
    }];
    if prunes && paper.asked.cuts.is_some() {
        said.push(words.text("exam-scheme-cuts"));
    }
    if paper.asked.ever {
        said.push(words.text("exam-scheme-ever"));
    }
    if paper.asked.matters {
        said.push(words.text("exam-scheme-matters"));
    }
    if paper.asked.transform {
        said.push(words.text("exam-scheme-transform"));
    }
    if !follows_values(paper.asked) {
        return said;
    }
    if prunes {
        said.push(words.text("exam-scheme-never-entered"));
    }
    said.push(words.text(if prunes { "exam-scheme-follows" } else { "exam-scheme-follows-minimax" }));
    said.push(words.text(if prunes { "exam-scheme-legal" } else { "exam-scheme-legal-minimax" }));
    said
}

fn exercises(paper: &Paper) -> impl Iterator<Item = &Exercise> {
    paper.variants.iter().flat_map(|variant| &variant.exercises)
}

/// Returns whether each of several players has payoffs of their own in an exercise.
fn has_players(exercise: &Exercise) -> bool {
    exercise.recording().multi_player().is_some()
}

/// Returns whether the search only returns numbers, because it passes replies over.
fn passes_replies_over(recording: &Recording<AnyGame>) -> bool {
    recording.config().algorithm.properties().multi_player == Some(MultiPlayer::FewReplies)
}

/// Returns the rules of a search of several players, and which vectors are filled in; empty for a search of two sides.
/// Also in question banks.
pub(in crate::exam) fn players_sentences(exercise: &Exercise, words: &Words) -> Vec<String> {
    let recording = exercise.recording();
    let (Some(view), config) = (recording.multi_player(), recording.config()) else { return Vec::new() };
    let name = |player| player_name_of_several(recording.root(), player);
    let count = recording.root().players().map_or(0, |players| players.names.len());
    let order: Vec<String> = (0..count).map(name).collect();
    let Some(ties) = view.ties() else {
        let args = args![order = order.join(", "), viewer = name(view.viewer())];
        let mut said = vec![words.fill("exam-coalition", &args)];
        if passes_replies_over(recording) {
            said.push(words.fill("exam-coalition-replies", &args));
        }
        return said;
    };
    let ties = tie_rule_name(ties);
    let args = args![order = order.join(", "), rule = ties, viewer = name(view.viewer())];
    let mut said = vec![words.fill("exam-players", &args)];
    if let Some(limits) = view.limits() {
        let floor = |player| format!("{} {}", name(player), limits.floor.of(player).shown());
        let floors: Vec<String> = (0..count).map(floor).collect();
        let cut_on = if config.cut_on == CutOn::Strict { "strict" } else { ties };
        let args = args![sum = limits.sum, floors = floors.join(", "), cut_on, viewer = name(view.viewer())];
        said.push(words.fill("exam-players-limits", &args));
    }
    said.push(words.text(if view.limits().is_some() { "exam-fill-vectors-or-bounds" } else { "exam-fill-vectors" }));
    said
}

/// Returns the search to carry out and its rules.
fn search_sentences(exercise: &Exercise, words: &Words) -> String {
    let config = exercise.recording().config();
    let algorithm = config.algorithm.key();
    let mut said = vec![words.fill("exam-search", &args![algorithm])];
    if has_players(exercise) {
        said.extend(players_sentences(exercise, words));
    } else {
        said.push(words.text("exam-triangles"));
    }
    if passes_replies_over(exercise.recording()) {
        said.push(words.text("exam-fill-returned"));
    }
    if exercise.recording().trace().has_window && exercise.recording().vectors().is_none() {
        said.push(words.text(match config.fail {
            Fail::Soft => "exam-fail-soft",
            Fail::Hard => "exam-fail-hard",
        }));
        said.push(words.text(match config.cut_on {
            CutOn::Equal => "exam-cut-on-equal",
            CutOn::Strict => "exam-cut-on-strict",
        }));
    }
    said.join(" ")
}
