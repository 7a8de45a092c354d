//! The secrets of a running server: the clicker's, and the one with which the ids of phones are signed.
//!
//! Neither is written anywhere: both have a `Debug` that does not tell them.

use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fmt::{self, Debug, Formatter};

/// How many bytes of an id are random, and how many sign them.
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

/// The anonymous id of a phone.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PhoneId([u8; RANDOM_BYTES]);

impl Debug for PhoneId {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str("PhoneId(…)")
    }
}

impl Secret {
    /// Returns a new secret, from the random numbers of the system.
    ///
    /// # Errors
    /// The system has none.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map(|()| Self(bytes))
    }

    /// Returns the first 128 bits as text, which an address holds.
    pub fn text(&self) -> String {
        hex(&self.0[..16])
    }

    /// Returns whether a text is that of the secret. The time that this takes says nothing about it: digests are compared.
    pub fn is(&self, text: &str) -> bool {
        Sha256::digest(text) == Sha256::digest(self.text())
    }

    /// Returns the id of a new phone and its signed text.
    ///
    /// # Errors
    /// The system has no random numbers.
    pub fn new_phone(&self) -> Result<String, getrandom::Error> {
        let mut bytes = [0; RANDOM_BYTES];
        getrandom::fill(&mut bytes)?;
        Ok(hex(&bytes) + &hex(&self.signature(&bytes)))
    }

    /// Returns the id of a phone that this server has signed.
    pub fn phone(&self, text: &str) -> Option<PhoneId> {
        let bytes = unhex::<{ RANDOM_BYTES + SIGNED_BYTES }>(text)?;
        let (id, signature) = bytes.split_at(RANDOM_BYTES);
        let id: [u8; RANDOM_BYTES] = id.try_into().ok()?;
        (self.signature(&id) == signature).then_some(PhoneId(id))
    }

    /// The secret has one length and the id another, so that neither can be continued to another pair with a known digest.
    fn signature(&self, id: &[u8; RANDOM_BYTES]) -> [u8; SIGNED_BYTES] {
        let digest: [u8; 32] = Sha256::new().chain_update(self.0).chain_update(id).finalize().into();
        std::array::from_fn(|index| digest[index])
    }
}

/// Returns the digest of bytes, as text that an address holds.
pub(crate) fn digest(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes)[..16])
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
