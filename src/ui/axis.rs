//! The ticks of a chart's axis and their numbers.

/// The smallest number of ticks on an axis.
const MIN_TICKS: usize = 3;

/// Returns round numbers from `low` to `high` at equal steps: at least three, and rarely more than seven.
#[must_use]
pub fn ticks(low: f64, high: f64) -> Vec<f64> {
    let span = (high - low).max(f64::MIN_POSITIVE);
    if !span.is_finite() {
        return Vec::new();
    }
    let power = 10_f64.powf((span / MIN_TICKS as f64).log10().floor());
    let at = |step: f64| {
        let (first, last) = ((low / step).ceil(), (high / step).floor());
        (last - first + 1.0 >= MIN_TICKS as f64).then_some((step, first, last))
    };
    let found = [10.0, 5.0, 2.0, 1.0, 0.5, 0.2, 0.1].into_iter().find_map(|part| at(part * power));
    let Some((step, first, last)) = found else { return vec![low, f64::midpoint(low, high), high] };
    let mut ticks = Vec::new();
    let mut count = first;
    while count <= last && ticks.len() < 50 {
        ticks.push((count * step).clamp(low, high));
        count += 1.0;
    }
    ticks
}

/// Returns integers from `low` to `high` at equal steps, as [`ticks`] does.
#[must_use]
pub fn whole_ticks(low: f64, high: f64) -> Vec<f64> {
    let mut ticks: Vec<f64> =
        ticks(low, high).into_iter().map(f64::round).filter(|&tick| low <= tick && tick <= high).collect();
    ticks.dedup();
    ticks
}

/// Returns the number of a tick with as many digits as ticks at a distance of `apart` need, and a real minus sign.
#[must_use]
pub fn number(value: f64, apart: f64) -> String {
    let magnitude = value.abs().max(apart);
    if !(1e-4..1e7).contains(&magnitude) && value != 0.0 {
        return format!("{value:.1e}").replace('-', "−");
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few digits")]
    let digits = (-apart.max(1e-4).log10().floor()).clamp(0.0, 5.0) as usize;
    let text = format!("{value:.digits$}");
    if text.trim_start_matches('-').chars().all(|digit| "0.".contains(digit)) {
        return "0".to_owned();
    }
    text.replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(low: f64, high: f64) -> Vec<String> {
        let ticks = ticks(low, high);
        let apart = ticks[1] - ticks[0];
        ticks.iter().map(|&tick| number(tick, apart)).collect()
    }

    #[test]
    fn there_are_three_round_ticks_at_least_with_a_real_minus() {
        assert_eq!(written(-2.5, 1.5), ["−2", "−1", "0", "1"]);
        assert_eq!(written(2.5, 3.5), ["2.5", "3.0", "3.5"]);
        assert_eq!(written(-130.0, 40.0), ["−100", "−50", "0"]);
        for (low, high) in [(0.0, 1.0), (-1e-3, 2e-3), (5.0, 1e6), (-7.3, -7.1), (0.0, 3.0), (-1e300, 1e300)] {
            let ticks = ticks(low, high);
            assert!((3..=12).contains(&ticks.len()), "{low} to {high}: {ticks:?}");
            assert!(ticks.iter().all(|tick| (low..=high).contains(tick)), "{ticks:?}");
            let texts = written(low, high);
            let mut different = texts.clone();
            different.dedup();
            assert_eq!(texts, different, "no two ticks have one number");
        }
    }

    #[test]
    fn steps_are_whole() {
        assert_eq!(whole_ticks(0.0, 58.0), [0.0, 20.0, 40.0]);
        assert_eq!(whole_ticks(0.0, 2.0), [0.0, 1.0, 2.0]);
        assert_eq!(whole_ticks(0.0, 1.0), [0.0, 1.0]);
    }
}
