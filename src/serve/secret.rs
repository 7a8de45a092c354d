//! The secrets of a running server: one for the clicker, and one that signs the ids of phones.
//!
//! Neither is ever shown: their `Debug` output hides the value. Gateways are given the one that signs, so that an id is
//! valid at each of them. A class that goes on after a failure has the secrets that it had.

use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fmt::{self, Debug, Formatter};
use std::hint::black_box;

/// How many bytes of an id are random, and how many are its signature.
const RANDOM_BYTES: usize = 12;
const SIGNED_BYTES: usize = 8;

/// A secret of 256 bits.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret([u8; 32]);

impl Debug for Secret {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret(…)")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PhoneId([u8; RANDOM_BYTES]);

impl Debug for PhoneId {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str("PhoneId(…)")
    }
}

impl PhoneId {
    /// Returns the id as text, without its signature.
    pub fn text(self) -> String {
        hex(&self.0)
    }

    /// Returns the id in such a text.
    pub fn of_text(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }
}

impl Secret {
    /// Returns the whole secret as text, for a machine that has to know it, or for the same machine later.
    pub fn whole_text(&self) -> String {
        hex(&self.0)
    }

    /// Returns the secret in such a text.
    pub fn of_whole_text(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }

    /// Returns a new secret from the random numbers of the system.
    ///
    /// # Errors
    /// Returns an error if the system has no random numbers.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map(|()| Self(bytes))
    }

    /// Returns the first 128 bits as text that can be part of an address.
    pub fn text(&self) -> String {
        hex(&self.0[..16])
    }

    /// Returns whether a text is equal to the secret's. The comparison is of digests, so that its duration does not
    /// depend on the text or the secret.
    pub fn is(&self, text: &str) -> bool {
        are_equal(&Sha256::digest(text), &Sha256::digest(self.text()))
    }

    /// Returns the signed id of a new phone, as text.
    ///
    /// # Errors
    /// Returns an error if the system has no random numbers.
    pub fn new_phone(&self) -> Result<String, getrandom::Error> {
        let mut bytes = [0; RANDOM_BYTES];
        getrandom::fill(&mut bytes)?;
        Ok(hex(&bytes) + &hex(&self.signature(&bytes)))
    }

    /// Returns the id in a text, if this server has signed it.
    pub fn phone(&self, text: &str) -> Option<PhoneId> {
        let bytes = unhex::<{ RANDOM_BYTES + SIGNED_BYTES }>(text)?;
        let (id, signature) = bytes.split_at(RANDOM_BYTES);
        let id: [u8; RANDOM_BYTES] = id.try_into().ok()?;
        are_equal(&self.signature(&id), signature).then_some(PhoneId(id))
    }

    /// Returns the signature of an id: a digest of the secret and the id. Both have a fixed length, so a known digest
    /// cannot be extended to the digest of another pair.
    fn signature(&self, id: &[u8; RANDOM_BYTES]) -> [u8; SIGNED_BYTES] {
        let digest: [u8; 32] = Sha256::new().chain_update(self.0).chain_update(id).finalize().into();
        std::array::from_fn(|index| digest[index])
    }
}

/// Returns the digest of some bytes, as text that can be part of an address.
pub(crate) fn digest(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes)[..16])
}

/// Returns whether bytes are equal, in a time that does not depend on where they differ.
fn are_equal(some: &[u8], others: &[u8]) -> bool {
    let difference = some.iter().zip(others).fold(0, |difference, (one, other)| black_box(difference | (one ^ other)));
    some.len() == others.len() && difference == 0
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex<const LENGTH: usize>(text: &str) -> Option<[u8; LENGTH]> {
    let mut bytes = [0; LENGTH];
    if text.len() != 2 * LENGTH || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_that_of_the_server_that_signed_it() {
        let (secret, other) = (Secret::random().unwrap(), Secret::random().unwrap());
        let [phone, next] = [(); 2].map(|()| secret.new_phone().unwrap());
        assert_eq!(secret.phone(&phone), secret.phone(&phone));
        assert_ne!(secret.phone(&phone), secret.phone(&next));
        assert!(secret.phone(&phone).is_some() && other.phone(&phone).is_none());
        let mut forged = phone.clone().into_bytes();
        forged[0] = if forged[0] == b'0' { b'1' } else { b'0' };
        let forged = String::from_utf8(forged).unwrap();
        for wrong in ["", "0", &phone[1..], &format!("{phone}0"), &"é".repeat(20), &"+1".repeat(20), &forged] {
            assert_eq!(secret.phone(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_secret_is_not_told() {
        let secret = Secret::random().unwrap();
        let text = secret.text();
        assert!(secret.is(&text) && text.len() == 32);
        for wrong in ["", &text[1..], &text.to_uppercase().replace(char::is_numeric, "A"), &format!("{text} ")] {
            assert!(!secret.is(wrong), "{wrong}");
        }
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        let phone = secret.phone(&secret.new_phone().unwrap());
        assert_eq!(format!("{phone:?}"), "Some(PhoneId(…))");
    }
}
