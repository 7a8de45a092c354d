//! A Monte Carlo tree search and its recording, as bytes.

use super::settings::{read_game, write_game};
use poda_core::game::any::AnyGame;
use poda_core::search::mcts::{Decide, MctsConfig, Rollout};
use poda_core::trace::codec::bytes::{ByteReader, ByteWriter};
use poda_core::trace::sampled::codec;
use poda_core::trace::sampled::tree::SampledTree;
use poda_session::sampled_lane::SampledWork;

pub(super) fn write_work(writer: &mut ByteWriter, SampledWork { game, config, scale: _ }: &SampledWork) {
    write_game(writer, game);
    write_config(writer, *config);
}

pub(super) fn read_work(reader: &mut ByteReader) -> Option<SampledWork> {
    SampledWork::new(read_game(reader)?, read_config(reader)?)
}

pub(super) fn write_recording(writer: &mut ByteWriter, recording: &SampledTree<AnyGame>) {
    writer.append(codec::encode(recording));
}

pub(super) fn read_recording(
    reader: &mut ByteReader,
    SampledWork { game, config, scale }: &SampledWork,
) -> Option<SampledTree<AnyGame>> {
    codec::decode(reader.rest(), config, *scale, game.position())
}

const DECIDES: [Decide; 2] = [Decide::Visits, Decide::Value];

fn write_config(writer: &mut ByteWriter, config: MctsConfig) {
    let MctsConfig { iterations, exploration, seed, rollout, decide } = config;
    writer.u32(iterations);
    writer.score(exploration);
    writer.u64(seed);
    match rollout {
        Rollout::Random => writer.bool(false),
        Rollout::Evaluation { plies } => {
            writer.bool(true);
            writer.size(plies);
        }
    }
    writer.choice(&decide, &DECIDES);
}

fn read_config(reader: &mut ByteReader) -> Option<MctsConfig> {
    Some(MctsConfig {
        iterations: reader.u32()?,
        exploration: reader.score()?,
        seed: reader.u64()?,
        rollout: if reader.bool()? { Rollout::Evaluation { plies: reader.size()? } } else { Rollout::Random },
        decide: reader.choice(&DECIDES)?,
    })
}
