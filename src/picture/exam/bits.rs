//! Numbers packed into bits, five bits a character: what a short code is made of.

/// The characters of a code, in the order of their values: Crockford's base 32, without letters that look like digits or like
/// each other.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Returns the character with a value below 32.
pub(super) const fn character(value: u8) -> char {
    ALPHABET[(value % 32) as usize] as char
}

/// Returns the value of a character, upper or lower case; `O` is read as 0, `I` and `L` as 1.
pub(super) fn value(character: char) -> Option<u8> {
    let character = match character.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    ALPHABET.iter().position(|&letter| char::from(letter) == character).and_then(|value| u8::try_from(value).ok())
}

/// Bits that are written one after another.
#[derive(Clone, Debug, Default)]
pub(super) struct BitWriter(Vec<bool>);

impl BitWriter {
    /// Writes the lowest bits of a number, the highest of them first.
    pub fn write(&mut self, number: u64, bits: u32) {
        self.0.extend((0..bits).rev().map(|bit| number >> bit & 1 == 1));
    }

    /// Writes whether something is so.
    pub fn flag(&mut self, is_set: bool) {
        self.0.push(is_set);
    }

    /// Returns the characters of the bits. Zeros at the end are left out.
    pub fn characters(mut self) -> String {
        while self.0.pop_if(|bit| !*bit).is_some() {}
        let value = |bits: &[bool]| (0..5).fold(0, |value, bit| value << 1 | u8::from(bits.get(bit) == Some(&true)));
        self.0.chunks(5).map(|bits| character(value(bits))).collect()
    }
}

/// Bits that are read one after another. Behind the last one there are zeros.
#[derive(Clone, Debug)]
pub(super) struct BitReader {
    bits: Vec<bool>,
    next: usize,
}

impl BitReader {
    /// Returns the bits of characters; `None` if one of them has no value.
    pub fn new(characters: &str) -> Option<Self> {
        let values: Option<Vec<u8>> = characters.chars().map(value).collect();
        let bits = values?.into_iter().flat_map(|value| (0..5).rev().map(move |bit| value >> bit & 1 == 1)).collect();
        Some(Self { bits, next: 0 })
    }

    /// Reads a number of so many bits.
    pub fn read(&mut self, bits: u32) -> u64 {
        (0..bits).fold(0, |number, _| number << 1 | u64::from(self.flag()))
    }

    /// Reads whether something is so.
    pub fn flag(&mut self) -> bool {
        let bit = self.bits.get(self.next) == Some(&true);
        self.next += 1;
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut writer = BitWriter::default();
        writer.write(5, 3);
        writer.flag(false);
        writer.write(1_000, 10);
        writer.write(0, 20);
        let text = writer.characters();
        assert_eq!(text, "NYG");
        let mut reader = BitReader::new(&text.to_lowercase()).unwrap();
        assert_eq!((reader.read(3), reader.flag(), reader.read(10), reader.read(20)), (5, false, 1_000, 0));
        assert!(BitReader::new("U").is_none() && BitReader::new("é").is_none());
    }

    #[test]
    fn letters_that_look_like_digits_are_read_as_digits() {
        assert_eq!(['o', 'O', 'i', 'L', 'z'].map(value), [Some(0), Some(0), Some(1), Some(1), Some(31)]);
        assert!((0..32).all(|number| value(character(number)) == Some(number)));
    }
}
