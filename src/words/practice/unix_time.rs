//! A time of day as reports write it: RFC 3339, in UTC, to the second.
//!
//! Reads no clock.

use std::fmt;

const SECONDS_PER_DAY: u64 = 24 * 60 * 60;

/// The last second of the year 9999: RFC 3339 has four digits for a year.
const LAST: u64 = 253_402_300_799;

/// Seconds since 1970-01-01, 00:00 UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct UnixTime(pub u64);

/// Written as `2026-11-21T01:34:39Z`. The days of the calendar are computed as by H. Hinnant, *chrono-Compatible Low-Level Date
/// Algorithms*, 2014: years begin in March, so that a leap day is the last day of its year.
impl fmt::Display for UnixTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.min(LAST);
        let (days, second) = (seconds / SECONDS_PER_DAY, seconds % SECONDS_PER_DAY);
        // Days since 0000-03-01, in eras of 400 years.
        let days = days + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day_of_year = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day_of_month = day_of_year - (153 * month + 2) / 5 + 1;
        let (month, next_year) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        let year = era * 400 + year + next_year;
        let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
        write!(f, "{year:04}-{month:02}-{day_of_month:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_800, "2000-03-01T00:00:00Z"),
            (1_709_164_800, "2024-02-29T00:00:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (253_402_300_799, "9999-12-31T23:59:59Z"),
            (u64::MAX, "9999-12-31T23:59:59Z"),
        ] {
            assert_eq!(UnixTime(seconds).to_string(), text);
        }
    }
}
