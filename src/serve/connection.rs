//! The open connections, and the limits on their number.

use super::limits::network;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// A connection. It occupies one of the allowed places until it is dropped.
#[derive(Debug)]
pub(crate) struct Connection {
    /// The address of the other end.
    pub peer: IpAddr,
    places: Arc<Places>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.places.leave(self.peer);
    }
}

/// The occupied places, in total and by address.
#[derive(Debug, Default)]
pub(crate) struct Places {
    taken: Mutex<(usize, HashMap<IpAddr, usize>)>,
}

impl Places {
    /// Occupies a place for a connection from an address. Returns `None` if the limit in total or for the address is reached.
    pub fn take(self: &Arc<Self>, peer: IpAddr, (most, most_of_address): (usize, usize)) -> Option<Connection> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, by_address) = &mut *taken;
        let of_address = by_address.entry(network(peer)).or_default();
        if most <= *all || most_of_address <= *of_address {
            return None;
        }
        *of_address += 1;
        *all += 1;
        Some(Connection { peer, places: Arc::clone(self) })
    }

    fn leave(&self, peer: IpAddr) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, by_address) = &mut *taken;
        *all -= 1;
        if let Some(of_address) = by_address.get_mut(&network(peer)) {
            *of_address -= 1;
            if *of_address == 0 {
                by_address.remove(&network(peer));
            }
        }
    }
}
