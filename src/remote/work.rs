//! The searches of a task and what they found, as bytes: what differs by kind of search.

use super::sampled;
use super::settings::{read_config, read_game, write_config, write_game};
use poda_core::search::stats::SearchStats;
use poda_core::trace::codec::bytes::{ByteReader, ByteWriter};
use poda_core::trace::codec::{decode, decode_in_parts, encode};
use poda_core::trace::limits::{Ending, Limits};
use poda_core::trace::passes::Passes;
use poda_session::minimax_check::MinimaxResult;
use poda_session::pair_work::PairWork;
use poda_session::search_work::SearchWork;
use poda_session::shown_search::Analysis;
use poda_session::task::{Found, Work};

pub(super) fn write_work(writer: &mut ByteWriter, work: &Work) {
    match work {
        Work::Search(SearchWork { game, config, finds_reply }) => {
            writer.u8(0);
            write_game(writer, game);
            write_config(writer, config);
            writer.bool(*finds_reply);
        }
        Work::Pair(PairWork { game, first, second, run: _, shown_bytes }) => {
            writer.u8(1);
            write_game(writer, game);
            write_config(writer, &first.config);
            write_config(writer, second);
            writer.size(*shown_bytes);
            writer.append(encode(&first.passes));
        }
        Work::Sampled(work) => {
            writer.u8(2);
            sampled::write_work(writer, work);
        }
    }
}

pub(super) fn read_work(reader: &mut ByteReader, limits: Limits) -> Option<Work> {
    Some(match reader.u8()? {
        0 => Work::Search(SearchWork {
            game: read_game(reader)?,
            config: read_config(reader)?,
            finds_reply: reader.bool()?,
        }),
        1 => {
            let game = read_game(reader)?;
            let (config, second) = (read_config(reader)?, read_config(reader)?);
            let shown_bytes = reader.size()?;
            let passes = decode(reader.rest(), &config, game.position())?;
            let first = Analysis { config, limits, passes, check: Ok(None) };
            Work::Pair(PairWork { game, first, second, run: None, shown_bytes })
        }
        2 => Work::Sampled(sampled::read_work(reader)?),
        _ => return None,
    })
}

pub(super) fn write_found(writer: &mut ByteWriter, found: &Found) {
    match found {
        Found::Search(search) => {
            write_check(writer, search.check.as_ref());
            writer.append(encode(&search.passes));
        }
        Found::Pair(pair) => {
            write_check(writer, pair.second.check.as_ref());
            writer.option(pair.is_first_new.then_some(&pair.first), |writer, first| {
                let first = encode(&first.passes);
                writer.size(first.len());
                writer.append(first);
            });
            writer.append(encode(&pair.second.passes));
        }
        Found::Sampled(recording) => sampled::write_recording(writer, recording),
    }
}

/// Reads what the work found, in parts, between which `pause` is awaited.
pub(super) async fn read_found(
    reader: &mut ByteReader<'_>,
    work: &Work,
    limits: Limits,
    pause: impl AsyncFn(),
) -> Option<Found> {
    Some(match work {
        Work::Search(search) => {
            let check = read_check(reader)?;
            let passes = decode_in_parts(reader.rest(), &search.config, search.position(), pause).await?;
            Found::Search(Box::new(Analysis { check, ..search.analysis(passes, limits) }))
        }
        Work::Pair(pair) => {
            let (check, position) = (read_check(reader)?, pair.game.position());
            let first = reader.option(|reader| {
                let length = reader.size()?;
                reader.raw(length)
            })?;
            let first = match first {
                Some(first) => Some(decode_in_parts(first, &pair.first.config, position, &pause).await?),
                None => None,
            };
            let second = decode_in_parts(reader.rest(), &pair.second, position, pause).await?;
            let [first, second] = [first.as_ref(), Some(&second)].map(|passes| passes.map(Passes::last).cloned());
            Found::Pair(Box::new(pair.found(first, second?, limits, check)))
        }
        Work::Sampled(work) => Found::Sampled(Box::new(sampled::read_recording(reader, work)?)),
    })
}

fn write_check(writer: &mut ByteWriter, check: Result<&Option<MinimaxResult>, &Ending>) {
    match check {
        Ok(found) => {
            writer.bool(true);
            writer.option(*found, |writer, MinimaxResult { score, stats }| {
                writer.score(score);
                write_stats(writer, stats);
            });
        }
        Err(ending) => {
            writer.bool(false);
            writer.choice(ending, &Ending::ALL);
        }
    }
}

fn read_check(reader: &mut ByteReader) -> Option<Result<Option<MinimaxResult>, Ending>> {
    Some(if reader.bool()? {
        Ok(reader.option(|reader| Some(MinimaxResult { score: reader.score()?, stats: read_stats(reader)? }))?)
    } else {
        Err(reader.choice(&Ending::ALL)?)
    })
}

pub(super) fn write_stats(writer: &mut ByteWriter, stats: SearchStats) {
    let SearchStats { nodes, leaves, cutoffs, cutoffs_that_prune, pruned_branches, table_hits } = stats;
    for count in [nodes, leaves, cutoffs, cutoffs_that_prune, pruned_branches, table_hits] {
        writer.u64(count);
    }
}

pub(super) fn read_stats(reader: &mut ByteReader) -> Option<SearchStats> {
    Some(SearchStats {
        nodes: reader.u64()?,
        leaves: reader.u64()?,
        cutoffs: reader.u64()?,
        cutoffs_that_prune: reader.u64()?,
        pruned_branches: reader.u64()?,
        table_hits: reader.u64()?,
    })
}
