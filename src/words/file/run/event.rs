//! The lines of a run after its header, each an event.

use super::fault::RunFaultKind;
use super::json::{MoveJson, NumberJson, ValueJson};
use crate::file::text_kind::TextKind;
use poda_core::run::builder::{Entering, RunBuilder};
use poda_core::run::sampled::SampleEvent;
use poda_core::run::{ReportedAnswer, ReportedMove};
use poda_core::score::{Payoffs, Player, Score, Turn};
use poda_core::text::Excerpt;
use serde::Deserialize;
use std::borrow::Cow;

#[derive(Deserialize)]
pub(super) struct EventLine<'a> {
    #[serde(borrow)]
    e: Cow<'a, str>,
    #[serde(rename = "move", borrow, default)]
    via: Option<MoveJson<'a>>,
    #[serde(borrow, default)]
    side: Option<Cow<'a, str>>,
    #[serde(default, alias = "probability")]
    weight: Option<NumberJson>,
    #[serde(default)]
    alpha: Option<NumberJson>,
    #[serde(default)]
    beta: Option<NumberJson>,
    /// Only whole numbers are read; anything else is the program's own business.
    #[serde(default)]
    depth: Option<serde_json::Value>,
    #[serde(default)]
    value: Option<ValueJson>,
    #[serde(default)]
    w: Option<NumberJson>,
    #[serde(default)]
    n: Option<NumberJson>,
    #[serde(default)]
    sum: Option<NumberJson>,
    #[serde(default)]
    prior: Option<NumberJson>,
    #[serde(borrow, default)]
    best: Option<MoveJson<'a>>,
    #[serde(borrow, default)]
    moves: Option<Vec<MoveJson<'a>>>,
    #[serde(borrow, default)]
    node: Option<MoveJson<'a>>,
    #[serde(borrow, default)]
    state: Option<MoveJson<'a>>,
    #[serde(borrow, default)]
    key: Option<MoveJson<'a>>,
    #[serde(borrow, default)]
    text: Option<MoveJson<'a>>,
}

impl EventLine<'_> {
    fn check_texts(&self) -> Result<(), RunFaultKind> {
        let moves = [&self.via, &self.best].into_iter().flatten().chain(self.moves.iter().flatten());
        let moves = moves.map(|text| (text, TextKind::Move));
        let names = [&self.node, &self.state].into_iter().flatten().map(|text| (text, TextKind::Node));
        let notes = self.text.iter().map(|text| (text, TextKind::Note));
        for (text, kind) in moves.chain(names).chain(notes) {
            text.check(kind)?;
        }
        Ok(())
    }

    pub(super) fn tell(self, builder: &mut RunBuilder, line: u32) -> Result<(), RunFaultKind> {
        self.check_texts()?;
        match &*self.e {
            "enter" => self.enter(builder, line).map(|_| ()),
            "leave" => {
                let (value, payoffs) = self.value(builder)?;
                let best = self.best.as_ref().map(|mv| mv.told(builder));
                leave(builder, line, value, payoffs, best)
            }
            "leaf" => {
                let (value, payoffs) = self.value(builder)?;
                self.enter(builder, line)?;
                leave(builder, line, value, payoffs, None)
            }
            "iteration" => sample(builder, line, SampleEvent::Iteration),
            "select" => {
                let mv = self.via.as_ref().map(|mv| mv.told(builder));
                let sum = self.sum.map(|sum| sum.0);
                sample(builder, line, SampleEvent::Select { mv, sum })
            }
            "expand" => {
                let mv = self.via.as_ref().map(|mv| mv.told(builder));
                sample(builder, line, SampleEvent::Expand { mv })
            }
            "prior" => {
                let mv = self.via.as_ref().map(|mv| mv.told(builder));
                let prior = self.prior.ok_or(RunFaultKind::Missing("prior"))?.0;
                sample(builder, line, SampleEvent::Prior { mv, prior })
            }
            "rollout" | "evaluate" => sample(builder, line, SampleEvent::Rollout(self.value(builder)?.0)),
            "backup" => {
                let [wins, visits] = [self.w, self.n].map(|number| number.map(|number| number.0));
                sample(builder, line, SampleEvent::Backup { wins, visits })
            }
            "decide" => {
                let mv = self.via.as_ref().or(self.best.as_ref()).map(|mv| mv.told(builder));
                sample(builder, line, SampleEvent::Decide { mv })
            }
            "note" => {
                let text = self.text.as_ref().ok_or(RunFaultKind::Missing("text"))?;
                builder.note(&text.text()).map_err(RunFaultKind::Event)
            }
            "end" => {
                let best = self.best.as_ref().map(|mv| mv.told(builder));
                let value = self.value.as_ref().map(|_| self.value(builder)).transpose()?;
                let (value, payoffs) = (value.map(|value| value.0), value.and_then(|value| value.1));
                builder.end(ReportedAnswer { value, payoffs, best, line }).map_err(RunFaultKind::Event)
            }
            other => Err(RunFaultKind::UnknownEvent(Excerpt::new(other).to_string())),
        }
    }

    /// Returns the value, or the vector with the entry of the player at the root.
    fn value(&self, builder: &RunBuilder) -> Result<(Score, Option<Payoffs>), RunFaultKind> {
        let players = builder.players().len();
        match self.value.as_ref().ok_or(RunFaultKind::Missing("value"))? {
            ValueJson::One(score) => Ok((*score, None)),
            ValueJson::Each(entries) if 0 < players && entries.len() == players => {
                let payoffs = Payoffs::new(entries);
                let mover = self.mover(builder)?;
                Ok((payoffs.of(builder.viewer(mover)), Some(payoffs)))
            }
            ValueJson::Each(_) => Err(RunFaultKind::Vector(players)),
        }
    }

    /// Returns the index of the player who moves, among several.
    fn mover(&self, builder: &RunBuilder) -> Result<Option<u8>, RunFaultKind> {
        let Some(side) = self.side.as_deref().filter(|side| !is_chance(side)) else { return Ok(None) };
        if builder.players().is_empty() {
            return Ok(None);
        }
        let index = builder.players().iter().position(|name| name == side).and_then(|index| index.try_into().ok());
        index.map(Some).ok_or_else(|| RunFaultKind::Player(Excerpt::new(side).to_string()))
    }

    fn turn(&self, builder: &RunBuilder, mover: Option<u8>) -> Result<Option<Turn>, RunFaultKind> {
        let Some(side) = self.side.as_deref() else { return Ok(None) };
        let turn = match mover {
            Some(mover) if usize::from(mover) == builder.viewer(Some(mover)) => Player::Max.into(),
            Some(_) => Player::Min.into(),
            None if is_chance(side) => Turn::Chance,
            None if side.eq_ignore_ascii_case("max") => Player::Max.into(),
            None if side.eq_ignore_ascii_case("min") => Player::Min.into(),
            None => {
                let side = Excerpt::new(side).to_string();
                let expected = "\"max\", \"min\" or \"chance\"";
                return Err(RunFaultKind::Json(format!("invalid value: string {side:?}, expected {expected}")));
            }
        };
        Ok(Some(turn))
    }

    fn enter(&self, builder: &mut RunBuilder, line: u32) -> Result<usize, RunFaultKind> {
        let via = self.via.as_ref().map(|mv| mv.told(builder));
        let score = |number: Option<NumberJson>| number.map(|number| number.0);
        let mover = self.mover(builder)?;
        let side = self.turn(builder, mover)?;
        let depth = self.depth.as_ref().and_then(serde_json::Value::as_u64).and_then(|depth| depth.try_into().ok());
        let told = Entering { side, mover, alpha: score(self.alpha), beta: score(self.beta), depth };
        let at = builder.enter(line, via, told).map_err(RunFaultKind::Event)?;
        if let Some(weight) = self.weight {
            builder.weigh(at, weight.0);
        }
        if let Some(listed) = &self.moves {
            let listed = listed.iter().map(|mv| mv.told(builder)).collect();
            builder.moves(at, listed);
        }
        if let Some(name) = self.node.as_ref().or(self.state.as_ref()) {
            builder.name(at, &name.text());
        }
        if let Some(key) = &self.key {
            let key = key.told(builder);
            builder.key(at, key);
        }
        Ok(at)
    }
}

fn is_chance(side: &str) -> bool {
    side.eq_ignore_ascii_case("chance")
}

fn leave(
    builder: &mut RunBuilder,
    line: u32,
    value: Score,
    payoffs: Option<Payoffs>,
    best: Option<ReportedMove>,
) -> Result<(), RunFaultKind> {
    if let Some((at, payoffs)) = builder.open().zip(payoffs) {
        builder.pay(at, payoffs);
    }
    builder.leave(line, value, best).map_err(RunFaultKind::Event)
}

fn sample(builder: &mut RunBuilder, line: u32, event: SampleEvent) -> Result<(), RunFaultKind> {
    builder.sample(line, event).map_err(RunFaultKind::Event)
}
