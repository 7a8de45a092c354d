//! The open connections, and the limits on their number.
//!
//! A hall often has one address for all its phones, so that one program in it can take all places of the address. The
//! clicker and the phones that are known have a reserve: a connection that comes when all places are taken is kept
//! there until it shows that it is one of them, or until the reserve is needed for a later one.

use super::limits::network;
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// A connection. It occupies one of the allowed places until it is dropped.
#[derive(Debug)]
pub(crate) struct Connection {
    /// The address of the other end.
    pub peer: IpAddr,
    places: Arc<Places>,
    /// Its number in the reserve; `None` if it has an ordinary place.
    reserved: Option<u64>,
    /// Notified when its place in the reserve is needed for another connection.
    displaced: Arc<Notify>,
}

impl Connection {
    /// Records that the other end is the clicker or a known phone.
    pub fn is_known(&self) {
        if let Some(number) = self.reserved {
            self.places.lock().unknown.retain(|(unknown, _)| *unknown != number);
        }
    }

    /// Returns whether it has a place only if the other end is the clicker or a known phone.
    pub const fn is_reserved(&self) -> bool {
        self.reserved.is_some()
    }

    /// Waits until its place is needed for another connection.
    pub async fn displaced(&self) {
        self.displaced.notified().await;
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.places.leave(self.peer, self.reserved);
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct MostPlaces {
    pub all: usize,
    pub of_address: usize,
    /// Beyond both, for the clicker and known phones.
    pub reserve: usize,
}

#[derive(Debug, Default)]
pub(crate) struct Places {
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
    reserved: usize,
    /// The connections in the reserve that have not shown who they are, oldest first.
    unknown: VecDeque<(u64, Arc<Notify>)>,
    next: u64,
}

impl Places {
    /// Occupies a place for a connection from an address. If the limit in total or for the address is reached, it is
    /// one of the reserve, where it displaces the oldest connection that has not shown who it is. Returns `None` if
    /// there is none.
    pub fn take(self: &Arc<Self>, peer: IpAddr, most: MostPlaces) -> Option<Connection> {
        let mut taken = self.lock();
        let displaced = Arc::new(Notify::new());
        let reserved = {
            let taken = &mut *taken;
            let of_address = taken.by_address.get(&network(peer)).copied().unwrap_or_default();
            if taken.all < most.all && of_address < most.of_address {
                taken.by_address.insert(network(peer), of_address + 1);
                taken.all += 1;
                None
            } else {
                if most.reserve <= taken.reserved {
                    // Its place is free as soon as it has noticed.
                    taken.unknown.pop_front()?.1.notify_one();
                }
                taken.reserved += 1;
                taken.next += 1;
                taken.unknown.push_back((taken.next, Arc::clone(&displaced)));
                Some(taken.next)
            }
        };
        Some(Connection { peer, places: Arc::clone(self), reserved, displaced })
    }

    fn leave(&self, peer: IpAddr, reserved: Option<u64>) {
        let mut taken = self.lock();
        if let Some(number) = reserved {
            taken.reserved -= 1;
            taken.unknown.retain(|(unknown, _)| *unknown != number);
            return;
        }
        taken.all -= 1;
        if let Some(of_address) = taken.by_address.get_mut(&network(peer)) {
            *of_address -= 1;
            if *of_address == 0 {
                taken.by_address.remove(&network(peer));
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_known_keeps_a_place_of_the_reserve_and_the_oldest_stranger_loses_it() {
        let places = Arc::new(Places::default());
        let peer = IpAddr::from([10, 0, 0, 1]);
        let most = MostPlaces { all: 3, of_address: 2, reserve: 2 };
        let take = || places.take(peer, most);
        let ordinary = [take().unwrap(), take().unwrap()];
        assert!(ordinary.iter().all(|connection| !connection.is_reserved()));
        let (known, stranger) = (take().unwrap(), take().unwrap());
        assert!(known.is_reserved() && stranger.is_reserved());
        known.is_known();
        let later = take().expect("the stranger's place");
        drop(stranger);
        later.is_known();
        assert!(take().is_none(), "all of the reserve are known");
        drop(later);
        assert!(take().is_some());
        // Another address has places of its own.
        let other = IpAddr::from([10, 0, 0, 2]);
        assert!(places.take(other, most).is_some_and(|connection| !connection.is_reserved()));
    }
}
