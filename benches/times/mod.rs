//! The times that criterion measures, kept for figures: criterion only prints times and throughputs.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::Bencher;

/// The times of a routine, by sample.
#[derive(Default)]
pub struct Times {
    /// By sample, the time of one run in seconds and the number of runs.
    samples: Vec<(f64, u64)>,
}

impl Times {
    /// Measures a routine. `in_a_row` runs are timed as one; what they return is dropped outside of the timing.
    pub fn measure<T>(&mut self, bencher: &mut Bencher<'_>, in_a_row: usize, mut routine: impl FnMut() -> T) {
        bencher.iter_custom(|runs| {
            let mut took = Duration::ZERO;
            let mut left = usize::try_from(runs).expect("as many runs as can be counted");
            let mut returned = Vec::with_capacity(in_a_row);
            while 0 < left {
                let now = left.min(in_a_row);
                let start = Instant::now();
                for _ in 0..now {
                    returned.push(black_box(routine()));
                }
                took += start.elapsed();
                returned.clear();
                left -= now;
            }
            self.samples.push((took.as_secs_f64() / runs as f64, runs));
            took
        });
    }

    /// The median time of a run, in seconds; `None` if the bench was filtered out. A sample counts as often as it has
    /// runs, so that the few runs of the warm-up have little weight.
    pub fn median(&self) -> Option<f64> {
        let mut samples = self.samples.clone();
        samples.sort_by(|a, b| a.0.total_cmp(&b.0));
        let half = samples.iter().map(|&(_, runs)| runs).sum::<u64>().div_ceil(2);
        let mut runs_so_far = 0;
        let median = samples.into_iter().find(|&(_, runs)| {
            runs_so_far += runs;
            half <= runs_so_far
        });
        median.map(|(seconds, _)| seconds)
    }
}
