//! A search of Poda as a run, in the format that other programs write.

use crate::flag_values::spelled_turn;
use crate::json::Worth;
use poda_core::document::Document;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::{Game, GameView};
use poda_core::score::{Score, Turn};
use poda_core::search::SearchConfig;
use poda_core::search::setting::Choice;
use poda_core::trace::passes::Passes;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind};
use poda_words::file::save;
use poda_words::practice::json::Number;
use std::fmt::Write as _;
use std::io::{self, Write};

/// Writes a recorded search as a run.
///
/// # Errors
/// Returns the error of the output.
pub fn write_run(search: &SearchConfig, passes: &Passes<AnyGame>, out: &mut impl Write) -> io::Result<()> {
    let first = passes.get(0);
    let config = first.config();
    let position = save(&Document::of_position(first.root().clone()).searched_by(*search));
    let mut claims = serde_json::json!({
        "algorithm": config.algorithm.key(),
        "depth": search.effective().depth.map_or_else(|| "full".into(), serde_json::Value::from),
    });
    let properties = config.algorithm.properties();
    if properties.prunes && (properties.multi_player.is_none() || properties.can_fail_hard) {
        claims["fail"] = config.fail.key().into();
        let window = search.root_window(first.root());
        claims["window"] = serde_json::json!([json(window.alpha), json(window.beta)]);
    }
    if properties.prunes {
        claims["cut_on"] = config.cut_on.key().into();
    }
    if let Some(ties) = first.multi_player().and_then(|view| view.ties()) {
        claims["ties"] = ties.key().into();
    }
    if properties.searches_chance && properties.multi_player.is_none() {
        claims["opponent"] = config.opponent.key().into();
    }
    let header = serde_json::json!({ "poda": "run", "version": 1, "position": position, "claims": claims });
    writeln!(out, "{header}")?;
    for recording in passes.iter() {
        let trace = recording.trace();
        for event in (1..=trace.len()).filter_map(|step| trace.event(step)) {
            match event {
                Event::Enter(node) => write_entering(recording, node, out)?,
                Event::Leave(node) => {
                    let score = trace.result(node).map_or(Score::ZERO, |(score, _)| score);
                    writeln!(out, "{{\"e\":\"leave\",\"value\":{}}}", worth(recording, node, score))?;
                }
                Event::Evaluate(_)
                | Event::TableHit(_)
                | Event::Improve(_)
                | Event::Expect(_)
                | Event::Cutoff(_)
                | Event::Skip(_) => {}
            }
        }
    }
    let result = passes.result();
    let mut end = serde_json::json!({ "e": "end" });
    if let Some((value, _)) = result.value {
        end["value"] = worth(first, NodeId::ROOT, value);
    }
    if let Some((_, node)) = result.best {
        let recording = passes.get(passes.deciding_pass());
        if let Some(mv) = recording.move_to(node) {
            end["best"] = move_json(recording.root(), mv);
        }
    }
    writeln!(out, "{end}")
}

fn write_entering(recording: &Recording<AnyGame>, node: NodeId, out: &mut impl Write) -> io::Result<()> {
    let trace = recording.trace();
    let mut line = String::from("{\"e\":\"enter\"");
    if let Some((mv, parent)) = recording.move_to(node).zip(trace.parent(node)) {
        // In a tree the index of a child does not depend on the position.
        let is_tree = recording.root().is_explicit_tree();
        let mv = if is_tree { move_json(recording.root(), mv) } else { move_json(&recording.position(parent), mv) };
        let _ = write!(line, ",\"move\":{mv}");
    }
    let turn = trace.turn(node);
    let players = recording.root().players().zip(recording.multi_player()).filter(|_| turn != Turn::Chance);
    let side = match players {
        Some((players, view)) => &*players.names[view.mover(node)],
        None => spelled_turn(turn),
    };
    let _ = write!(line, ",\"side\":{}", serde_json::Value::from(side));
    let of_vectors = recording.multi_player().is_some_and(|view| view.backs_up_vectors());
    let has_window = !of_vectors || trace.kind(node) == NodeKind::Inner;
    if let Some(window) = trace.window(node).filter(|_| has_window) {
        let _ = write!(line, ",\"alpha\":{},\"beta\":{}", json(window.alpha), json(window.beta));
    }
    writeln!(out, "{line}}}")
}

/// Returns what a node returned: its vector, if the search backs up vectors, and otherwise the score.
fn worth(recording: &Recording<AnyGame>, node: NodeId, score: Score) -> serde_json::Value {
    let view = recording.vectors();
    let payoffs = view.and_then(|view| view.payoffs(node));
    serde_json::to_value(Worth::of(payoffs, score)).expect("a score is a number or a word")
}

fn json(score: Score) -> serde_json::Value {
    serde_json::to_value(Number(score)).expect("a score is a number or a word")
}

/// Returns a move as JSON: the index of a child, or the game's name for the move.
fn move_json(position: &AnyGame, mv: AnyMove) -> serde_json::Value {
    match position.move_index(mv).filter(|_| position.is_explicit_tree()) {
        Some(index) => index.into(),
        None => position.move_name(mv).into(),
    }
}
