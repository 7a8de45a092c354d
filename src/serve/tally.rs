//! The answers to a question, one for each phone id.

use super::secret::PhoneId;
use super::state::{KeptVote, KeptVotes, OpenQuestion, Tally};
use std::collections::HashMap;

/// The most ids that can answer one question. More ids than there can be phones are an attack.
const MAX_IDS: usize = 100_000;

/// The reason why an answer is not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotCounted {
    /// The question is not open, or the choice does not exist.
    IsNone,
    TooMany,
    /// The lecturer's machine cannot be reached at present.
    NotPassedOn,
}

/// An answer of a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Vote {
    pub choice: usize,
    /// Its place among the answers of its phone: by the number that the phone gave it, or by the time at which it was
    /// received, in milliseconds since 1970.
    pub at: u64,
    /// Whether this server received it; if not, a gateway did.
    pub is_here: bool,
}

/// The answers to a question.
#[derive(Debug)]
pub(crate) struct Ballot {
    votes: HashMap<PhoneId, Vote>,
    counts: Vec<u64>,
}

impl Ballot {
    pub fn new(asked: OpenQuestion) -> Self {
        Self { votes: HashMap::new(), counts: vec![0; asked.choices] }
    }

    /// Returns the answers that a program has kept.
    pub fn of_kept(kept: &KeptVotes) -> Self {
        let mut ballot = Self { votes: HashMap::new(), counts: vec![0; kept.choices] };
        for KeptVote { phone, choice, at, is_here } in &kept.votes {
            let vote = Vote { choice: *choice, at: *at, is_here: *is_here };
            if let Some(phone) = PhoneId::of_text(phone) {
                // A choice that there is not comes from another program.
                let _ = ballot.count(phone, vote);
            }
        }
        ballot
    }

    /// Returns the answers as a program keeps them.
    pub fn kept(&self, question: u64) -> KeptVotes {
        let kept = |(phone, Vote { choice, at, is_here }): (PhoneId, Vote)| KeptVote {
            phone: phone.text(),
            choice,
            at,
            is_here,
        };
        let mut votes: Vec<_> = self.votes().map(kept).collect();
        votes.sort();
        KeptVotes { question, choices: self.counts.len(), votes }
    }

    /// Returns whether an answer would be counted.
    pub fn takes(&self, phone: PhoneId, choice: usize) -> Result<(), NotCounted> {
        if self.counts.len() <= choice {
            return Err(NotCounted::IsNone);
        }
        if MAX_IDS <= self.votes.len() && !self.votes.contains_key(&phone) {
            return Err(NotCounted::TooMany);
        }
        Ok(())
    }

    /// Counts an answer. It replaces an earlier answer of the same phone; one that was given before that is ignored.
    pub fn count(&mut self, phone: PhoneId, vote: Vote) -> Result<(), NotCounted> {
        self.takes(phone, vote.choice)?;
        if let Some(before) = self.votes.get(&phone).copied() {
            if vote.at < before.at {
                return Ok(());
            }
            self.counts[before.choice] -= 1;
        }
        self.votes.insert(phone, vote);
        self.counts[vote.choice] += 1;
        Ok(())
    }

    pub fn votes(&self) -> impl Iterator<Item = (PhoneId, Vote)> {
        self.votes.iter().map(|(&phone, &vote)| (phone, vote))
    }

    /// Returns the number of answers for each choice.
    pub fn tally(&self) -> Tally {
        Tally { choices: self.counts.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::super::secret::Secret;
    use super::*;

    fn vote(choice: usize, at: u64) -> Vote {
        Vote { choice, at, is_here: true }
    }

    #[test]
    fn the_last_answer_of_a_phone_counts_once() {
        let mut ballot = Ballot::new(OpenQuestion { question: 1, choices: 3, seconds: None });
        let secret = Secret::random().unwrap();
        let [one, other] = [(); 2].map(|()| secret.phone(&secret.new_phone().unwrap()).unwrap());
        for (phone, choice) in [(one, 0), (other, 0), (one, 2), (one, 2), (other, 1)] {
            assert_eq!(ballot.count(phone, vote(choice, 7)), Ok(()));
        }
        for none in [3, usize::MAX] {
            assert_eq!(ballot.count(one, vote(none, 8)), Err(NotCounted::IsNone));
        }
        assert_eq!(ballot.tally().choices, [0, 1, 1]);
        assert_eq!(ballot.tally().answers(), 2);
        // What arrives again, or late, changes nothing.
        assert_eq!(ballot.count(one, vote(0, 6)), Ok(()));
        assert_eq!(ballot.tally().choices, [0, 1, 1]);
    }
}
