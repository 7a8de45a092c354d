//! The phones that follow at this moment: those with an open socket, and those with a request that waits for the next
//! state.

use super::secret::PhoneId;
use std::collections::HashMap;

/// How a phone follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Socket,
    Request,
}

/// How many sockets and waiting requests each phone has.
#[derive(Debug, Default)]
pub(crate) struct Followers {
    /// The sockets on which no known id was given.
    strangers: u64,
    phones: HashMap<PhoneId, Open>,
    /// How many phones have a socket.
    with_socket: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct Open {
    sockets: u32,
    requests: u32,
}

impl Followers {
    /// Counts a socket or a request; `phone` is `None` if no known id was given.
    pub fn add(&mut self, phone: Option<PhoneId>, way: Way) {
        let Some(phone) = phone else {
            self.strangers += u64::from(way == Way::Socket);
            return;
        };
        let open = self.phones.entry(phone).or_default();
        match way {
            Way::Socket => {
                self.with_socket += u64::from(open.sockets == 0);
                open.sockets += 1;
            }
            Way::Request => open.requests += 1,
        }
    }

    /// Ceases to count what was [added](Self::add).
    pub fn remove(&mut self, phone: Option<PhoneId>, way: Way) {
        let Some(phone) = phone else {
            self.strangers -= u64::from(way == Way::Socket);
            return;
        };
        let Some(open) = self.phones.get_mut(&phone) else { return };
        match way {
            Way::Socket => {
                open.sockets -= 1;
                self.with_socket -= u64::from(open.sockets == 0);
            }
            Way::Request => open.requests -= 1,
        }
        if open.sockets == 0 && open.requests == 0 {
            self.phones.remove(&phone);
        }
    }

    pub fn has(&self, phone: PhoneId) -> bool {
        self.phones.contains_key(&phone)
    }

    /// Returns how many phones have a socket. A socket without a known id counts as a phone of its own.
    pub const fn by_socket(&self) -> u64 {
        self.strangers + self.with_socket
    }
}

#[cfg(test)]
mod tests {
    use super::super::secret::Secret;
    use super::*;

    #[test]
    fn a_phone_with_two_sockets_is_one_phone() {
        let secret = Secret::random().unwrap();
        let phone = secret.phone(&secret.new_phone().unwrap());
        let mut followers = Followers::default();
        followers.add(None, Way::Socket);
        for way in [Way::Socket, Way::Socket, Way::Request] {
            followers.add(phone, way);
        }
        assert_eq!((followers.by_socket(), followers.has(phone.unwrap())), (2, true));
        for way in [Way::Socket, Way::Socket] {
            followers.remove(phone, way);
        }
        assert_eq!((followers.by_socket(), followers.has(phone.unwrap())), (1, true));
        followers.remove(phone, Way::Request);
        followers.remove(None, Way::Socket);
        assert_eq!((followers.by_socket(), followers.has(phone.unwrap())), (0, false));
    }
}
