//! The binary form of a recorded Monte Carlo tree search, in which one instance of the program sends it to another.
//!
//! The format stores the parent and the move of each node, and for each iteration the end of its path, its result and
//! the moves of its rollout. Everything else follows from these. Both sides know the position and the settings of the
//! search, so these are not stored. The format is not for files, because both sides must be the same version of the
//! program.

use super::tree::{RecordingBuilder, SampledTree};
use crate::game::packed_move::PackMoves;
use crate::search::mcts::{MctsAnswer, MctsConfig, ResultScale, Statistics};
use crate::trace::codec::bytes::{ByteReader, ByteWriter};
use crate::trace::limits::Ending;
use crate::trace::{NodeId, Story};

/// Returns a recording in binary form.
pub fn encode<G: PackMoves>(recording: &SampledTree<G>) -> Vec<u8> {
    let mut writer = ByteWriter::default();
    // The nodes with which the search began follow from the position.
    let first = recording.begun.len().max(1);
    let nodes = (first..recording.node_count()).map(NodeId::new);
    writer.length(nodes.len());
    writer.numbers(nodes.clone().map(|node| recording.parent(node).map_or(0, NodeId::number)));
    writer.numbers(nodes.filter_map(|node| recording.move_to(node)).map(G::move_bits));
    let iterations = 1..=recording.iteration_count();
    writer.length(iterations.clone().count());
    writer.numbers(iterations.clone().map(|number| recording.leaf(number).number()));
    writer.scores(iterations.clone().map(|number| recording.rollout(number).1));
    let rollouts = || iterations.clone().map(|number| recording.rollout(number).0);
    writer.numbers(rollouts().map(|moves| u32::try_from(moves.len()).unwrap_or(u32::MAX)));
    writer.numbers(rollouts().flatten().map(|&mv| G::move_bits(mv)));
    writer.choice(&recording.ending(), &Ending::ALL);
    writer.option(recording.answer(), |writer, MctsAnswer { root, children, line, nodes }| {
        write_statistics(writer, *root);
        writer.length(children.len());
        for &(mv, statistics) in children {
            writer.u32(G::move_bits(mv));
            write_statistics(writer, statistics);
        }
        writer.length(line.len());
        for &mv in line {
            writer.u32(G::move_bits(mv));
        }
        writer.size(*nodes);
    });
    writer.into_bytes()
}

/// Returns the recording of a search with these bytes; `None` if they are not valid.
pub fn decode<G: PackMoves>(bytes: &[u8], config: &MctsConfig, scale: ResultScale, root: &G) -> Option<SampledTree<G>> {
    let reader = &mut ByteReader::new(bytes);
    let node_count = reader.length(2)?;
    let parents = reader.numbers(node_count)?;
    let moves = reader.numbers(node_count)?;
    let iteration_count = reader.length(3)?;
    let leaves = reader.numbers(iteration_count)?;
    let results = reader.scores(iteration_count)?;
    let lengths = reader.numbers(iteration_count)?;
    let move_count = lengths.iter().try_fold(0_usize, |sum, &length| sum.checked_add(length as usize))?;
    let rolled_out = reader.numbers(move_count)?;
    let mut rolled_out = rolled_out.into_iter();
    let mut builder = RecordingBuilder::new(config, scale, root);
    let mut added = parents.into_iter().zip(moves);
    let mut rollout = Vec::new();
    for ((leaf, result), length) in leaves.into_iter().zip(results).zip(lengths) {
        // A node gets its number when an iteration adds it, so an unknown number belongs to a new node.
        if !builder.go_to(NodeId::new(leaf as usize)) {
            let (parent, via) = added.next()?;
            if !builder.go_to(NodeId::new(parent as usize)) {
                return None;
            }
            builder.expand(root.move_from_bits(via)?);
        }
        rollout.clear();
        for bits in rolled_out.by_ref().take(length as usize) {
            rollout.push(root.move_from_bits(bits)?);
        }
        builder.roll_out(&rollout, result);
    }
    let ending = reader.choice(&Ending::ALL)?;
    let answer = reader.option(|reader| {
        let root_statistics = read_statistics(reader)?;
        let count = reader.length(16)?;
        let child = |reader: &mut ByteReader| Some((root.move_from_bits(reader.u32()?)?, read_statistics(reader)?));
        let children = (0..count).map(|_| child(reader)).collect::<Option<_>>()?;
        let count = reader.length(4)?;
        let line = (0..count).map(|_| root.move_from_bits(reader.u32()?)).collect::<Option<_>>()?;
        Some(MctsAnswer { root: root_statistics, children, line, nodes: reader.size()? })
    })?;
    (added.next().is_none() && reader.is_at_end()).then(|| builder.finish(ending, answer))
}

fn write_statistics(writer: &mut ByteWriter, Statistics { visits, total }: Statistics) {
    writer.u32(visits);
    writer.u64(total.to_bits());
}

fn read_statistics(reader: &mut ByteReader) -> Option<Statistics> {
    Some(Statistics { visits: reader.u32()?, total: f64::from_bits(reader.u64()?) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::any::AnyGame;
    use crate::game::kalah::Kalah;
    use crate::game::nim::Nim;
    use crate::game::pig::Pig;
    use crate::trace::limits::Limits;
    use crate::trace::sampled::recorder::record_mcts;

    #[test]
    fn a_recording_is_read_as_it_was_written() {
        let nim = AnyGame::Nim(Nim::new(&[3, 4, 5], false).unwrap());
        let games = [nim, AnyGame::Pig(Pig::default()), AnyGame::Kalah(Kalah::default())];
        for game in games {
            for (iterations, nodes) in [(1, 1_000), (300, 1_000), (300, 40)] {
                let config = MctsConfig { iterations, ..MctsConfig::default() };
                let scale = ResultScale::of(&config, &game).unwrap();
                let recording = record_mcts(&config, scale, &game, Limits::nodes(nodes), &());
                let bytes = encode(&recording);
                let read = decode(&bytes, &config, scale, &game).unwrap();
                assert_eq!(format!("{read:?}"), format!("{recording:?}"));
                for end in [0, 1, bytes.len() / 2, bytes.len() - 1] {
                    assert!(decode(&bytes[..end], &config, scale, &game).is_none(), "{end} bytes of {}", bytes.len());
                }
            }
        }
    }
}
