//! The schedule by which kinds of mistakes are tested again: the boxes of a card index, after S. Leitner, *So lernt man
//! lernen*, Herder, 1972.
//!
//! Each kind of mistake that a user has made is a card in one of five boxes. A mistake moves the card to the first box.
//! A right answer to a card that is due moves it up one box, and the card is due again after the interval of its new
//! box:
//!
//! | box | due again after |
//! |---|---|
//! | 1 | 0 days: at once, and until it is right |
//! | 2 | 1 day |
//! | 3 | 2 days |
//! | 4 | 4 days |
//! | 5 | 8 days; a right answer leaves the card there |
//!
//! A right answer to a card that is not due changes nothing, so that ten right answers in one session move it up only
//! one box. Leitner reviewed a box when it was full; fixed intervals, each twice the previous one, are the usual form
//! for a single user. The day is an argument: this module does not read a clock.

use serde::{Deserialize, Serialize};

/// The days after which a card of each box is due again.
pub const INTERVALS_IN_DAYS: [u32; LeitnerBox::COUNT] = [0, 1, 2, 4, 8];

pub(super) const SECONDS_PER_DAY: u64 = 24 * 60 * 60;

/// A day, counted from 1970-01-01 in UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Day(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct LeitnerBox(u8);

/// A card in its box, with the day from which it is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Review {
    #[serde(rename = "box")]
    pub leitner_box: LeitnerBox,
    /// The first day on which the card is tested again. A card that is stored without a day is due.
    #[serde(default)]
    pub due: Day,
}

impl Day {
    /// Returns the day of a time, given in seconds since 1970-01-01, 00:00 UTC.
    pub fn of_unix_seconds(seconds: u64) -> Self {
        Self(u32::try_from(seconds / SECONDS_PER_DAY).unwrap_or(u32::MAX))
    }

    /// Returns the day that is this number of days later.
    #[must_use]
    pub const fn after(self, days: u32) -> Self {
        Self(self.0.saturating_add(days))
    }
}

impl LeitnerBox {
    pub const COUNT: usize = 5;
    /// The box for kinds with a recent mistake.
    pub const FIRST: Self = Self(1);
    /// The box for the best known kinds.
    pub const LAST: Self = Self(5);

    /// Returns the number of the box, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the box above, or the last box itself.
    #[must_use]
    pub fn next(self) -> Self {
        Self::LAST.min(Self(self.0 + 1))
    }

    /// Returns the number of days after which a card in this box is due again.
    pub const fn interval_in_days(self) -> u32 {
        INTERVALS_IN_DAYS[self.0 as usize - 1]
    }
}

impl TryFrom<u8> for LeitnerBox {
    type Error = &'static str;

    /// Returns the box with this number, from 1.
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        let is_box = (Self::FIRST.0..=Self::LAST.0).contains(&number);
        if is_box { Ok(Self(number)) } else { Err("there is no such box") }
    }
}

impl Review {
    pub const fn after_mistake(today: Day) -> Self {
        Self { leitner_box: LeitnerBox::FIRST, due: today }
    }

    /// Returns the card after a right answer on this day: one box up if it was due, and otherwise unchanged.
    #[must_use]
    pub fn after_right_answer(self, today: Day) -> Self {
        if !self.is_due(today) {
            return self;
        }
        let leitner_box = self.leitner_box.next();
        Self { leitner_box, due: today.after(leitner_box.interval_in_days()) }
    }

    /// Returns whether the card is due on this day. A due day that is further away than any interval was computed from
    /// a wrong clock, and counts as due.
    pub fn is_due(self, today: Day) -> bool {
        self.due <= today || today.after(LeitnerBox::LAST.interval_in_days()) < self.due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_right_answer_moves_up_one_box_and_a_wrong_one_to_the_first() {
        let mut today = Day(20_000);
        let mut review = Review::after_mistake(today);
        for number in 2..=5 {
            review = review.after_right_answer(today);
            assert_eq!(review.leitner_box.number(), number);
            let interval = INTERVALS_IN_DAYS[usize::from(number) - 1];
            assert_eq!(review.due, today.after(interval));
            assert!(!review.is_due(today) && review.is_due(review.due));
            today = review.due;
        }
        assert_eq!(review.after_right_answer(today), Review { due: today.after(8), ..review });
        assert_eq!(Review::after_mistake(today).leitner_box, LeitnerBox::FIRST);
    }

    #[test]
    fn a_card_that_is_not_due_stays_where_it_is() {
        let today = Day(20_000);
        let review = Review::after_mistake(today).after_right_answer(today);
        assert_eq!(review.after_right_answer(today), review);
    }

    #[test]
    fn a_clock_that_was_wrong_does_not_put_a_card_off_for_years() {
        let review = Review { leitner_box: LeitnerBox::FIRST, due: Day(90_000) };
        assert!(review.is_due(Day(20_000)));
        assert_eq!(review.after_right_answer(Day(20_000)).due, Day(20_001));
        assert_eq!(Day::of_unix_seconds(u64::MAX), Day(u32::MAX));
        assert_eq!(Day(u32::MAX).after(8), Day(u32::MAX));
    }

    #[test]
    fn there_are_five_boxes() {
        assert_eq!([0, 6].map(|number| LeitnerBox::try_from(number).ok()), [None, None]);
        assert_eq!(LeitnerBox::try_from(5), Ok(LeitnerBox::LAST));
        assert!(INTERVALS_IN_DAYS.is_sorted());
    }
}
