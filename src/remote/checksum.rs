//! The checksum of an answer: bytes that were damaged on their way are refused.
//!
//! The links of a decoded search are sound whatever the bytes are, but a damaged move could be one that is not legal.

use crate::trace::codec::bytes::ByteReader;

/// An odd number with as many ones as zeros, spread evenly: 2⁶⁴ divided by the golden ratio.
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

/// Returns the checksum of these bytes. A change within one word of eight bytes always changes it, because each step is
/// reversible.
fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    let words = words.iter().chain([&last]).map(|word| u64::from_le_bytes(*word));
    let start = (bytes.len() as u64).wrapping_mul(FACTOR);
    words.fold(start, |sum, word| (sum.rotate_left(5) ^ word).wrapping_mul(FACTOR))
}

/// Returns the bytes with their checksum.
pub(super) fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// Returns a reader of the bytes without their checksum; `None` if it is not theirs.
pub(super) fn unsealed(bytes: &[u8]) -> Option<ByteReader<'_>> {
    let (bytes, sum) = bytes.split_last_chunk()?;
    (u64::from_le_bytes(*sum) == checksum(bytes)).then(|| ByteReader::new(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_or_missing_byte_is_noticed() {
        let bytes = sealed((0..100).collect());
        assert!(unsealed(&bytes).is_some());
        for place in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1 << (place % 8);
            assert!(unsealed(&damaged).is_none(), "{place}");
            assert!(unsealed(&bytes[..place]).is_none(), "{place}");
        }
    }
}
