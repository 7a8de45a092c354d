//! The answers to a question, one an id.

use super::answer::{Vote, number};
use super::secret::PhoneId;
use super::state::{AnswerForm, Asked, Tally};
use std::collections::HashMap;

/// The most ids that answer one question, and the most different numbers. More than there are phones is an attack.
const MAX_IDS: usize = 100_000;
const MAX_NUMBERS: usize = 200;

/// Why an answer is not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotCounted {
    /// It is no answer to this question.
    IsNone,
    /// There are too many answers.
    TooMany,
}

/// The answers to a question.
#[derive(Debug)]
pub(crate) struct Ballot {
    pub asked: Asked,
    votes: HashMap<PhoneId, usize>,
    /// The numbers that were typed, by the index that votes have of them.
    numbers: Vec<String>,
    counts: Vec<u64>,
}

impl Ballot {
    pub fn new(asked: Asked) -> Self {
        let choices = match asked.form {
            AnswerForm::Choice(choices) => choices,
            AnswerForm::Number => 0,
        };
        Self { asked, votes: HashMap::new(), numbers: Vec::new(), counts: vec![0; choices] }
    }

    /// Counts an answer. An earlier one of the same phone is no longer counted.
    pub fn count(&mut self, phone: PhoneId, vote: &Vote) -> Result<(), NotCounted> {
        let index = match (vote, self.asked.form) {
            (Vote::Choice(choice), AnswerForm::Choice(choices)) if *choice < choices => *choice,
            (Vote::Number(text), AnswerForm::Number) => {
                let number = number(text).ok_or(NotCounted::IsNone)?;
                let known = self.numbers.iter().position(|other| *other == number);
                match known {
                    Some(index) => index,
                    None if MAX_NUMBERS <= self.numbers.len() => return Err(NotCounted::TooMany),
                    None => {
                        self.numbers.push(number);
                        self.counts.push(0);
                        self.numbers.len() - 1
                    }
                }
            }
            (Vote::Choice(_) | Vote::Number(_), AnswerForm::Choice(_) | AnswerForm::Number) => {
                return Err(NotCounted::IsNone);
            }
        };
        if MAX_IDS <= self.votes.len() && !self.votes.contains_key(&phone) {
            return Err(NotCounted::TooMany);
        }
        if let Some(before) = self.votes.insert(phone, index) {
            self.counts[before] -= 1;
        }
        self.counts[index] += 1;
        Ok(())
    }

    /// Returns the counts.
    pub fn tally(&self) -> Tally {
        match self.asked.form {
            AnswerForm::Choice(_) => Tally { choices: self.counts.clone(), numbers: Vec::new() },
            AnswerForm::Number => {
                let counted = self.numbers.iter().cloned().zip(self.counts.iter().copied());
                let mut numbers: Vec<_> = counted.filter(|(_, count)| 0 < *count).collect();
                numbers.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
                Tally { choices: Vec::new(), numbers }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::secret::Secret;
    use super::*;

    fn phones<const COUNT: usize>() -> [PhoneId; COUNT] {
        let secret = Secret::random().unwrap();
        [(); COUNT].map(|()| secret.phone(&secret.new_phone().unwrap()).unwrap())
    }

    #[test]
    fn the_last_answer_of_a_phone_counts_once() {
        let mut ballot = Ballot::new(Asked { question: 1, form: AnswerForm::Choice(3) });
        let [one, other] = phones();
        for (phone, choice) in [(one, 0), (other, 0), (one, 2), (one, 2), (other, 1)] {
            assert_eq!(ballot.count(phone, &Vote::Choice(choice)), Ok(()));
        }
        for none in [Vote::Choice(3), Vote::Choice(usize::MAX), Vote::Number("1".to_owned())] {
            assert_eq!(ballot.count(one, &none), Err(NotCounted::IsNone));
        }
        assert_eq!(ballot.tally().choices, [0, 1, 1]);
        assert_eq!(ballot.tally().answers(), 2);
    }

    #[test]
    fn a_number_is_counted_however_it_is_written() {
        let mut ballot = Ballot::new(Asked { question: 1, form: AnswerForm::Number });
        let phones: [PhoneId; 7] = phones();
        for (phone, text) in phones.into_iter().zip(["3", "+3", " 3.0", "3,0", "\u{2212}2", "-2.00", "7/3"]) {
            assert_eq!(ballot.count(phone, &Vote::Number(text.to_owned())), Ok(()), "{text}");
        }
        let told = |tally: Tally| tally.numbers;
        let counted = [("3", 4), ("-2", 2), ("7/3", 1)].map(|(text, count)| (text.to_owned(), count));
        assert_eq!(told(ballot.tally()), counted);
        for none in ["", "three", "1e9", "NaN", "inf", "1/0", "1/-2", "--1", "1.2.3", "<b>", "1234567890123456"] {
            assert_eq!(ballot.count(phones[0], &Vote::Number(none.to_owned())), Err(NotCounted::IsNone), "{none}");
        }
        assert_eq!(ballot.count(phones[0], &Vote::Number("-0".to_owned())), Ok(()));
        assert!(told(ballot.tally()).contains(&("0".to_owned(), 1)));
    }

    #[test]
    fn there_are_only_so_many_numbers() {
        let mut ballot = Ballot::new(Asked { question: 1, form: AnswerForm::Number });
        let [phone] = phones();
        let mut count = |number: usize| ballot.count(phone, &Vote::Number(number.to_string()));
        assert!((0..MAX_NUMBERS).all(|number| count(number) == Ok(())));
        assert_eq!(count(MAX_NUMBERS), Err(NotCounted::TooMany));
        assert_eq!(count(0), Ok(()));
    }
}
