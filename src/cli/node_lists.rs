//! Lists of nodes by their ids, for the answer of a search that may list millions of them, the same ones in every pass.
//!
//! The id of a node is stored once, and the lists contain numbers. Does not depend on what the lists mean.

use serde::{Serialize, Serializer};
use std::collections::HashMap;
use std::collections::hash_map::{Entry, RandomState};
use std::hash::BuildHasher;
use std::ops::Range;

/// The ids of nodes, by numbers in the order in which they were added.
#[derive(Clone, Debug)]
pub(super) struct IdTable {
    /// The ids, one after another.
    text: String,
    /// The end of each id.
    ends: Vec<usize>,
    /// The numbers by the hashes of their ids; `None` if every added id counts as a new one.
    by_hash: Option<HashMap<u64, u32>>,
    hasher: RandomState,
}

impl IdTable {
    /// Returns a table without ids. `finds_ids`: whether an id that is added again has the number that it had before,
    /// which takes memory and time.
    pub fn new(finds_ids: bool) -> Self {
        let by_hash = finds_ids.then(HashMap::new);
        Self { text: String::new(), ends: Vec::new(), by_hash, hasher: RandomState::new() }
    }

    /// Adds an id and returns its number.
    pub fn number(&mut self, id: &str) -> u32 {
        let next = u32::try_from(self.ends.len()).expect("a search is limited to fewer nodes");
        let mut hash = self.hasher.hash_one(id);
        if let Some(by_hash) = &mut self.by_hash {
            // Another id may have the same hash.
            loop {
                match by_hash.entry(hash) {
                    Entry::Vacant(vacant) => {
                        vacant.insert(next);
                        break;
                    }
                    Entry::Occupied(found) if text_of(&self.text, &self.ends, *found.get()) == id => {
                        return *found.get();
                    }
                    Entry::Occupied(_) => hash = hash.wrapping_add(1),
                }
            }
        }
        self.text.push_str(id);
        self.ends.push(self.text.len());
        next
    }

    /// Returns the number of an id, if it was added to a table that finds ids.
    pub fn find(&self, id: &str) -> Option<u32> {
        let mut hash = self.hasher.hash_one(id);
        loop {
            let number = *self.by_hash.as_ref()?.get(&hash)?;
            if self.get(number) == id {
                return Some(number);
            }
            hash = hash.wrapping_add(1);
        }
    }

    pub fn get(&self, number: u32) -> &str {
        text_of(&self.text, &self.ends, number)
    }

    /// Returns how many ids there are.
    pub const fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns the bytes that the table may take with one id more: its memory grows by doubling.
    pub fn bytes(&self) -> usize {
        let by_hash = self.by_hash.as_ref().map_or(0, |by_hash| {
            let capacity = by_hash.capacity();
            // A full table is copied into one of twice its size.
            let copies = if by_hash.len() == capacity { 3 } else { 1 };
            copies * capacity * (size_of::<(u64, u32)>() + 1) / 7 * 8
        });
        self.text.capacity() + self.ends.capacity() * size_of::<usize>() + by_hash
    }
}

fn text_of<'a>(text: &'a str, ends: &[usize], number: u32) -> &'a str {
    let number = number as usize;
    let begin = number.checked_sub(1).map_or(0, |before| ends[before]);
    &text[begin..ends[number]]
}

/// A list of nodes by their numbers in an [`IdTable`].
#[derive(Clone, Debug, Default)]
pub(super) struct NodeList(Vec<u32>);

impl NodeList {
    pub fn push(&mut self, number: u32) {
        self.0.push(number);
    }

    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Keeps the first nodes.
    pub fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }

    /// Keeps the nodes whose numbers pass a test.
    pub fn retain(&mut self, keeps: impl Fn(u32) -> bool) {
        self.0.retain(|&number| keeps(number));
    }

    pub fn numbers(&self) -> &[u32] {
        &self.0
    }

    /// Returns the ids of a part of the list.
    pub fn ids<'a>(&'a self, range: Range<usize>, table: &'a IdTable) -> Ids<'a> {
        Ids { numbers: &self.0[range], table }
    }

    /// Returns the ids of the whole list.
    pub fn all<'a>(&'a self, table: &'a IdTable) -> Ids<'a> {
        self.ids(0..self.0.len(), table)
    }

    pub const fn bytes(&self) -> usize {
        self.0.capacity() * size_of::<u32>()
    }
}

/// The ids of listed nodes.
#[derive(Clone, Copy, Debug)]
pub struct Ids<'a> {
    numbers: &'a [u32],
    table: &'a IdTable,
}

impl<'a> Ids<'a> {
    pub fn iter(self) -> impl ExactSizeIterator<Item = &'a str> {
        self.numbers.iter().map(move |&number| self.table.get(number))
    }

    pub const fn len(self) -> usize {
        self.numbers.len()
    }

    pub const fn is_empty(self) -> bool {
        self.numbers.is_empty()
    }

    pub fn to_vec(self) -> Vec<&'a str> {
        self.iter().collect()
    }
}

impl Serialize for Ids<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        to.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_that_is_added_again_has_its_number_where_ids_are_found() {
        let mut table = IdTable::new(true);
        let numbers = ["0/1", "root", "0/1", "", "root"].map(|id| table.number(id));
        assert_eq!(numbers, [0, 1, 0, 2, 1]);
        assert_eq!((table.len(), table.get(1), table.find(""), table.find("0")), (3, "root", Some(2), None));
        let mut plain = IdTable::new(false);
        assert_eq!(["a", "a"].map(|id| plain.number(id)), [0, 1]);
        assert_eq!((plain.get(1), plain.find("a")), ("a", None));
    }
}
