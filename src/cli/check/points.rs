//! The points of a run: for its value, its best move, the order of its nodes, its cuts and its windows.

use crate::terminal::report_file;
use poda_core::check::{Fact, RunReport, RunVerdict, Variation};
use poda_core::run::Run;
use poda_platform::disk;
use poda_words::i18n::Words;
use poda_words::messages::Message;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// How many points each part is worth.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Scheme {
    value: f64,
    #[serde(rename = "move")]
    best: f64,
    order: f64,
    cuts: f64,
    windows: f64,
}

impl Default for Scheme {
    fn default() -> Self {
        Self { value: 4.0, best: 2.0, order: 1.0, cuts: 2.0, windows: 1.0 }
    }
}

impl Scheme {
    /// Reads a scheme in RON, or returns the default if there is no file. Reports an invalid scheme.
    pub fn read(words: &Words, path: Option<&Path>) -> Result<Self, ()> {
        let Some(path) = path else { return Ok(Self::default()) };
        let text = disk::read(path).map_err(|error| report_file(path, &error.sentence(words)))?;
        let scheme: Result<Self, _> = ron::de::from_bytes(&text);
        let scheme = scheme.map_err(|error| report_file(path, &format!("{error}. {}", words.text("check-scheme"))))?;
        let is_right = scheme.parts().iter().all(|&(_, points)| 0.0 <= points && points.is_finite());
        if !is_right {
            report_file(path, &words.text("check-scheme"));
        }
        is_right.then_some(scheme).ok_or(())
    }

    const fn parts(self) -> [(Part, f64); 5] {
        [
            (Part::Value, self.value),
            (Part::Move, self.best),
            (Part::Order, self.order),
            (Part::Cuts, self.cuts),
            (Part::Windows, self.windows),
        ]
    }
}

/// A part of a run for which points are awarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "check-part")]
pub(super) enum Part {
    Value,
    Move,
    /// Which nodes are visited, in which order, and what they return.
    Order,
    /// That no cut is missing or wrong.
    Cuts,
    Windows,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Awarded {
    /// Each part with the awarded and the possible points. Parts that the program did not report are left out: all of
    /// them, if the run is not judged.
    pub parts: Vec<(Part, f64, f64)>,
}

impl Awarded {
    pub fn nothing(scheme: &Scheme) -> Self {
        Self { parts: scheme.parts().into_iter().map(|(part, of)| (part, 0.0, of)).collect() }
    }

    pub fn new(scheme: &Scheme, run: &Run, report: &RunReport) -> Self {
        if report.verdict == RunVerdict::Incomparable {
            return Self { parts: Vec::new() };
        }
        let parts = scheme.parts().into_iter().filter_map(|(part, of)| {
            let is_right = part_is_right(part, run, report)?;
            Some((part, if is_right { of } else { 0.0 }, of))
        });
        Self { parts: parts.collect() }
    }

    pub fn points(&self) -> f64 {
        self.parts.iter().map(|(_, points, _)| points).sum()
    }

    pub fn of(&self) -> f64 {
        self.parts.iter().map(|(_, _, of)| of).sum()
    }
}

/// Returns whether a part of a run is right; `None` if the program did not report it.
fn part_is_right(part: Part, run: &Run, report: &RunReport) -> Option<bool> {
    let fact = report.first.as_ref().map(|first| &first.fact);
    let is_right = report.verdict.is_right();
    let tells_windows = run.nodes.iter().any(|node| node.alpha.is_some() || node.beta.is_some());
    let tells_best = run.is_sampled()
        || run.answers.values().any(|answer| answer.best.is_some())
        || run.roots.iter().any(|&root| run.nodes[root].best.is_some());
    let proves_no_best = !run.is_sampled()
        && report.best.is_some()
        && report.expected_best.is_none()
        && report.expected_value.is_some()
        && !matches!(fact, Some(Fact::BestMove { .. }));
    match part {
        Part::Value if run.is_sampled() => None,
        Part::Value => Some({
            let has_vector = report.expected_payoffs.is_some();
            let is_same = if has_vector {
                report.payoffs == report.expected_payoffs
            } else {
                report.value == report.expected_value
            };
            is_right || (report.value.is_some() && is_same)
        }),
        // Where the search proves no best move, any one is as right as another.
        Part::Move if proves_no_best => None,
        Part::Move => tells_best.then(|| {
            let is_as_good = report.variations.contains(&Variation::BestMove);
            is_right || is_as_good || (report.best.is_some() && report.best == report.expected_best)
        }),
        Part::Order => Some({
            // The windows, and what the root returns, are judged by parts of their own.
            let is_of_root = report.first.as_ref().is_some_and(|first| first.path.is_empty());
            let is_of_other_part =
                matches!(fact, Some(Fact::Window { .. })) || is_of_root && matches!(fact, Some(Fact::BestMove { .. }));
            let is_judged = report.verdict != RunVerdict::Incomplete && report.config.is_some();
            (fact.is_none() || is_of_other_part) && (is_right || is_judged)
        }),
        Part::Cuts => {
            report.cuts.map(|cuts| cuts.missed == 0 && cuts.wrong == 0 && report.verdict != RunVerdict::Incomplete)
        }
        Part::Windows => tells_windows
            .then_some(is_right || !matches!(fact, Some(Fact::Window { .. } | Fact::Side { .. } | Fact::Mover { .. }))),
    }
}
