//! The pseudocode of an algorithm, and the line that a step executes.
//!
//! A text is one message: the function of the player to move at the current node, in the variant for the search's
//! settings (what a cut returns, what closes the window, whose function the children call), after the loop that makes
//! the passes, if there is one. A line of a message that an event executes ends in a tag, such as `@cutoff`. Tags are
//! removed from the text that is shown; the current line is the line with the tag of the step's event.
//!
//! Does not depend on a window: lines are indented by a number of levels, and the window determines the width of a
//! level.

use super::message_args::player_name;
use super::styled_text::{Span, StyledText};
use super::{Words, args};
use poda_core::game::GameView;
use poda_core::score::{Player, Turn};
use poda_core::search::play_level::PlayLevel;
use poda_core::search::{Algorithm, Fail, FaultyAlgorithm, Leaf, MultiPlayer, SearchConfig};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Step, Trace, Trust};
use strum::IntoStaticStr;

/// The pseudocode at one step of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pseudocode {
    /// Its lines, from top to bottom.
    pub lines: Vec<PseudocodeLine>,
    /// The index of the line that the step has executed; `None` before the first step of a search in one pass.
    pub current: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PseudocodeLine {
    /// The number of levels by which it is indented.
    pub indent: usize,
    /// Its text, without the tag.
    pub text: StyledText,
    pub(crate) tag: Option<String>,
    /// Whether it is the rest of the line before, which is too long for one line.
    pub continues: bool,
}

impl Pseudocode {
    /// Returns the lines, whose current line is the one with this tag.
    pub(crate) fn new(lines: Vec<PseudocodeLine>, tag: Option<&str>) -> Self {
        let current = lines.iter().position(|line| tag.is_some() && line.tag.as_deref() == tag);
        Self { lines, current }
    }
}

/// The action of a line in the pseudocode of a depth-first search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
enum LineTag {
    /// Calls the function for the root: one pass.
    Pass,
    /// The head of the function.
    Enter,
    Leaf,
    /// Returns the content of the table entry.
    TableHit,
    /// Takes the next child, in a level of play.
    Child,
    /// Evaluates a child, in a level of play.
    EvaluateChild,
    /// Takes the next reply to a child, in a level of play.
    Reply,
    /// Evaluates a reply, in a level of play.
    EvaluateReply,
    /// Keeps the best score.
    Improve,
    /// Tests whether the window is closed.
    Cutoff,
    /// Returns the value of the node.
    Return,
}

/// Returns the pseudocode of a depth-first search at `step`: the loop that makes the passes, if there is one, an empty
/// line, and the function that runs.
pub fn pseudocode<G: GameView>(words: &Words, recording: &Recording<G>, step: Step) -> Pseudocode {
    let trace = recording.trace();
    let config = recording.config();
    let root_player = player_name(trace.player(NodeId::ROOT));
    let mut lines = Vec::new();
    if let Some(message) = passes_message(config.algorithm) {
        lines = tagged_lines(words.styled(&message, &args![player = root_player]));
        lines.push(PseudocodeLine { indent: 0, text: StyledText::default(), tag: None, continues: false });
    }
    let node = trace.at(step).current().unwrap_or(NodeId::ROOT);
    let player = trace.player(node);
    // The single function of negamax has MAX's test for both players.
    let properties = config.algorithm.properties();
    let is_for_mover = properties.backs_up_vectors();
    let tested = if properties.counts_for_mover || is_for_mover { Player::Max } else { player };
    let fail = match config.fail {
        Fail::Soft => "soft",
        Fail::Hard => "hard",
    };
    let args = args![
        relation = config.cut_on.relation(tested),
        upper = config.cut_on.relation(Player::Min),
        lower = config.cut_on.relation(Player::Max),
        fail,
        child = children_of(trace, node),
        player = root_player,
        reply = player_name(replies_of(trace, node)),
    ];
    lines.extend(tagged_lines(words.styled(&function_message(config, trace.turn(node)), &args)));
    Pseudocode::new(lines, executed_tag(recording, step))
}

/// Returns the tag of the line that `step` executes; `None` in the run of a user's program, which does not include
/// which line of its code is executed.
pub(crate) fn executed_tag<G: GameView>(recording: &Recording<G>, step: Step) -> Option<&'static str> {
    let trace = recording.trace();
    (trace.trust != Trust::Reported).then(|| tag_at(trace, recording.config(), step).into())
}

/// Returns the message with the loop that makes the passes; `None` for an algorithm with a single pass.
fn passes_message(algorithm: Algorithm) -> Option<String> {
    algorithm.properties().makes_passes.then(|| format!("algorithm-{}", algorithm.key()))
}

/// Returns the message with the function that runs at nodes with this turn.
fn function_message(config: &SearchConfig, turn: Turn) -> String {
    let properties = config.algorithm.properties();
    match (properties.multi_player, turn) {
        (Some(MultiPlayer::Vectors | MultiPlayer::UnsoundVectors), Turn::Chance) => {
            return "algorithm-max-n-chance".to_owned();
        }
        (Some(MultiPlayer::Vectors | MultiPlayer::UnsoundVectors), Turn::Player(_))
        | (Some(MultiPlayer::FewReplies), Turn::Player(Player::Min)) => return format!("algorithm-{}", properties.key),
        // The others together are MIN.
        (Some(MultiPlayer::OneEntry | MultiPlayer::FewReplies), _) => {
            let side = if turn == Turn::Player(Player::Min) { "min" } else { "max" };
            return format!("algorithm-{}-{side}", Algorithm::AlphaBeta.key());
        }
        (None, _) => {}
    }
    let function = if config.uses_table() {
        "table"
    } else if properties.makes_passes || (properties.searches_chance && turn != Turn::Chance) {
        // Each pass, and each node of a player between chance nodes, is searched by the plain algorithm.
        if properties.prunes { Algorithm::AlphaBeta.key() } else { Algorithm::Minimax.key() }
    } else {
        properties.key
    };
    match turn {
        _ if properties.counts_for_mover || properties.level.is_some() => format!("algorithm-{function}"),
        Turn::Player(Player::Max) => format!("algorithm-{function}-max"),
        Turn::Player(Player::Min) => format!("algorithm-{function}-min"),
        Turn::Chance => format!("algorithm-{function}-chance"),
    }
}

/// Returns the tag of the line that `step` executes. Before the first step, that is the line of the loop that calls the
/// function.
fn tag_at(trace: &Trace, config: &SearchConfig, step: Step) -> LineTag {
    let Some(event) = trace.event(step) else { return LineTag::Pass };
    if let Algorithm::Level(level) = config.algorithm {
        return tag_in_level(level, trace, event);
    }
    match event {
        Event::Enter(_) => LineTag::Enter,
        Event::Evaluate(_) => LineTag::Leaf,
        Event::TableHit(_) => LineTag::TableHit,
        Event::Improve(_) | Event::Expect(_) | Event::Skip(_) => LineTag::Improve,
        Event::Cutoff(_) => LineTag::Cutoff,
        Event::Leave(node) => match trace.kind(node) {
            NodeKind::Leaf(Leaf::TableHit) => LineTag::TableHit,
            NodeKind::Leaf(_) => LineTag::Leaf,
            NodeKind::Inner if trace.cutoff(node).is_some() && returns_at_cutoff(config) => LineTag::Cutoff,
            NodeKind::Inner => LineTag::Return,
        },
    }
}

/// Returns the tag of the line in the function of a level of play that an event executes. The function handles the
/// plies without calling itself, so that the line depends on the ply.
fn tag_in_level(level: PlayLevel, trace: &Trace, event: Event) -> LineTag {
    let (node, is_entered) = match event {
        Event::Enter(node) => (node, true),
        Event::Evaluate(node) | Event::TableHit(node) | Event::Leave(node) => (node, false),
        Event::Improve(child) | Event::Expect(child) | Event::Cutoff(child) | Event::Skip(child) => (child, false),
    };
    let is_improved = matches!(event, Event::Improve(_));
    let is_leaf = trace.kind(node) != NodeKind::Inner;
    match (level, trace.ply(node)) {
        (_, 0) if is_entered => LineTag::Enter,
        (_, 0) if is_leaf => LineTag::Leaf,
        // The only child that a beginner searches is the move that was drawn.
        (PlayLevel::Beginner, 1) if is_entered || is_improved || matches!(event, Event::Skip(_)) => LineTag::Child,
        (PlayLevel::Beginner, _) => LineTag::Return,
        (_, 1) if is_entered => LineTag::Child,
        (_, 1) if is_improved => LineTag::Improve,
        (PlayLevel::Normal, 1) => LineTag::EvaluateChild,
        (PlayLevel::Expert, 1) if is_leaf => LineTag::EvaluateChild,
        (PlayLevel::Expert, 1) => LineTag::Improve,
        (PlayLevel::Expert, 2) if is_entered => LineTag::Reply,
        (PlayLevel::Expert, 2) => LineTag::EvaluateReply,
        (PlayLevel::Normal | PlayLevel::Expert, _) => LineTag::Return,
    }
}

/// Returns the player who replies to the move that an expert is searching.
fn replies_of(trace: &Trace, node: NodeId) -> Player {
    let child = trace.ancestors(node).find(|&above| trace.parent(above) == Some(NodeId::ROOT));
    child.map_or(trace.player(NodeId::ROOT).opponent(), |child| trace.player(child))
}

/// Returns whether the line of the cutoff returns. With fail-soft, it only ends the loop.
fn returns_at_cutoff(config: &SearchConfig) -> bool {
    config.fail == Fail::Hard || config.algorithm == Algorithm::Mistaken(FaultyAlgorithm::WrongBound)
}

/// Returns the selector of the function that a node's children call: usually the function of the other side, or of the
/// same side if it moves again. Only inner children count, because leaves call no function. A node without any is taken
/// for one like the others: where a chance node follows each of a player's moves, there may be no other side.
fn children_of(trace: &Trace, node: NodeId) -> &'static str {
    let turn = trace.turn(node);
    let has_inner = |node: NodeId| trace.children(node).any(|child| trace.kind(child) == NodeKind::Inner);
    if !has_inner(node) {
        let like = trace.nodes().take(NODES_LIKE_IT).find(|&like| trace.turn(like) == turn && has_inner(like));
        return if like.is_some_and(|like| children_of(trace, like) == "chance") { "chance" } else { "other" };
    }
    let mut inner = trace.children(node).filter(|&child| trace.kind(child) == NodeKind::Inner);
    if trace.children(node).any(|child| trace.kind(child) == NodeKind::Inner && trace.turn(child) == Turn::Chance) {
        return if inner.all(|child| trace.turn(child) == Turn::Chance) { "chance" } else { "either" };
    }
    let (mut same, mut other) = (false, false);
    for child in inner {
        let is_same = trace.turn(child) == turn;
        same |= is_same;
        other |= !is_same;
    }
    match (same, other) {
        (true, true) => "either",
        (true, false) => "same",
        (false, _) => "other",
    }
}

/// How many nodes, from the root on, are looked at for one like a node that has only leaves below it.
const NODES_LIKE_IT: usize = 1_000;

/// The number of spaces by which a message indents one level.
const SPACES_A_LEVEL: usize = 2;

/// Returns the lines of a message, each without its tag.
pub(super) fn tagged_lines(message: StyledText) -> Vec<PseudocodeLine> {
    let mut lines = vec![StyledText::default()];
    for Span { text, emphasis } in message.spans {
        for (index, part) in text.split('\n').enumerate() {
            if 0 < index {
                lines.push(StyledText::default());
            }
            if let (Some(line), false) = (lines.last_mut(), part.is_empty()) {
                line.spans.push(Span { text: part.to_owned(), emphasis });
            }
        }
    }
    lines.into_iter().map(tagged_line).collect()
}

/// Returns a line of a message without its tag, and with its leading spaces counted as indentation.
fn tagged_line(mut text: StyledText) -> PseudocodeLine {
    let tag = text.spans.last_mut().and_then(|last| {
        let (before, word) = last.text.rsplit_once(" @")?;
        let (before, tag) = (before.len(), word.to_owned());
        last.text.truncate(before);
        Some(tag)
    });
    let mut spaces = 0;
    if let Some(first) = text.spans.first_mut() {
        spaces = first.text.len() - first.text.trim_start_matches(' ').len();
        first.text.drain(..spaces);
    }
    text.spans.retain(|span| !span.text.is_empty());
    PseudocodeLine { indent: spaces / SPACES_A_LEVEL, text, tag, continues: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use LineTag::{
        Child, Cutoff, Enter, EvaluateChild, EvaluateReply, Improve, Leaf as LeafLine, Pass, Reply, Return, TableHit,
    };
    use poda_core::score::CutOn;

    /// The tags of the events that a search can have, in the order of the lines.
    fn expected_tags(config: &SearchConfig) -> Vec<LineTag> {
        match config.algorithm {
            Algorithm::Level(PlayLevel::Beginner) => vec![Enter, LeafLine, Child, Return],
            Algorithm::Level(PlayLevel::Normal) => vec![Enter, LeafLine, Child, EvaluateChild, Improve, Return],
            Algorithm::Level(PlayLevel::Expert) => {
                vec![Enter, LeafLine, Child, EvaluateChild, Reply, EvaluateReply, Improve, Return]
            }
            algorithm => {
                let mut tags = vec![Enter, LeafLine, Improve, Return];
                if config.uses_table() {
                    tags.insert(2, TableHit);
                }
                if algorithm.properties().prunes {
                    tags.insert(tags.len() - 1, Cutoff);
                }
                tags
            }
        }
    }

    #[test]
    fn every_tag_that_an_event_asks_for_stands_once_in_every_text_of_both_languages() {
        let players = [Player::Max, Player::Min];
        for words in Language::AUTHORED.map(Words::new) {
            for (algorithm, table) in
                Algorithm::EVERY.into_iter().flat_map(|algorithm| [(algorithm, false), (algorithm, true)])
            {
                let config = SearchConfig { algorithm, table, ..SearchConfig::default() };
                let passes =
                    passes_message(algorithm).map(|message| words.styled(&message, &[("player", "MAX".into())]));
                assert_eq!(
                    tags_of(passes.clone()),
                    Vec::from_iter(passes.is_some().then_some(<&str>::from(Pass))),
                    "{algorithm:?}"
                );
                for (player, child) in
                    players.into_iter().flat_map(|player| ["same", "either", "other"].map(|c| (player, c)))
                {
                    for fail in ["soft", "hard"] {
                        let args = [
                            ("relation", CutOn::Equal.relation(player).into()),
                            ("fail", fail.into()),
                            ("child", child.into()),
                            ("player", player_name(player).into()),
                            ("reply", player_name(player.opponent()).into()),
                        ];
                        let text = words.styled(&function_message(&config, player.into()), &args);
                        let expected = expected_tags(&config).into_iter().map(<&str>::from);
                        let expected: Vec<_> = expected.collect();
                        assert_eq!(tags_of(Some(text)), expected, "{words:?} {config:?} {player:?}");
                    }
                }
            }
        }
    }

    /// The tags of a message, from top to bottom. The text that is shown has no tags.
    fn tags_of(message: Option<StyledText>) -> Vec<String> {
        let lines = message.map_or_else(Vec::new, tagged_lines);
        for line in &lines {
            let shown = line.text.plain();
            assert!(!shown.contains('@') && shown.trim_end() == shown, "{shown:?}");
        }
        lines.into_iter().filter_map(|line| line.tag).collect()
    }
}
