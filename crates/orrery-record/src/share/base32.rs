//! Encoding of bits as letters that can be read out and typed, in groups of five. Digits count as letters here. The last letter
//! of each group is a check letter.
//!
//! The alphabet is Crockford's base 32: it has no I, L, O or U, so that no letters look alike and no words appear. The check
//! letter of a group is a sum over its letters in the field of 32 elements. Each letter is weighted by its position in the group,
//! and the sum depends on the position of the group. The check detects one wrong letter, two swapped letters or two swapped
//! groups, and shows which group is wrong.

use super::{InvalidBitsError, ShareCodeError};

/// The letters of a code, by value.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The number of data letters in a group, without the check letter.
const CARRIED: usize = 4;
/// The number of letters in a group.
const GROUP: usize = CARRIED + 1;
/// The number of bits in a letter.
const LETTER: usize = 5;

/// A sequence of bits. The highest bit of a number comes first.
#[derive(Debug, Clone, Default)]
pub struct BitBuffer {
    bits: Vec<bool>,
    read: usize,
}

impl BitBuffer {
    /// Adds the lowest `count` bits of `value`. `count` is at most 64.
    pub fn put(&mut self, value: u64, count: u32) {
        self.bits.extend((0..count).rev().map(|bit| value >> bit & 1 == 1));
    }

    /// Adds a number that is usually small: three bits at a time, each group followed by a bit that is set if more follow.
    pub fn put_small(&mut self, value: u32) {
        let more = value >> 3;
        self.put(u64::from(value & 7) << 1 | u64::from(more > 0), 4);
        if more > 0 {
            self.put_small(more);
        }
    }

    /// Takes the next `count` bits as a number.
    ///
    /// # Errors
    /// Returns an error if fewer bits are left.
    pub fn take(&mut self, count: u32) -> Result<u64, InvalidBitsError> {
        let bits = self.bits.get(self.read..self.read + count as usize).ok_or(InvalidBitsError)?;
        self.read += count as usize;
        Ok(bits.iter().fold(0, |number, &bit| number << 1 | u64::from(bit)))
    }

    /// Takes a number that was added by [`Self::put_small`].
    ///
    /// # Errors
    /// Returns an error if the number does not end or is larger than the encoding allows.
    pub fn take_small(&mut self) -> Result<u32, InvalidBitsError> {
        let mut number = 0;
        for shift in (0..30).step_by(3) {
            let next = self.take(4)? as u32;
            number |= (next >> 1) << shift;
            if next & 1 == 0 {
                return Ok(number);
            }
        }
        Err(InvalidBitsError)
    }

    /// Returns the bits that have not been taken yet.
    pub fn rest(&self) -> &[bool] {
        &self.bits[self.read..]
    }

    /// Returns a checksum of all bits except the last `CHECK`.
    fn check(&self) -> u64 {
        let bytes: Vec<u8> = self.bits[..self.bits.len().saturating_sub(CHECK)].iter().map(|&b| u8::from(b)).collect();
        u64::from(crc32fast::hash(&bytes)) & ((1 << CHECK) - 1)
    }
}

/// The number of bits in the checksum of the whole code.
const CHECK: usize = 15;

/// Encodes bits as letters, in groups separated by hyphens.
pub fn write(mut bits: BitBuffer) -> String {
    while !(bits.bits.len() + CHECK).is_multiple_of(CARRIED * LETTER) {
        bits.bits.push(false);
    }
    bits.put(0, CHECK as u32);
    let check = bits.check();
    bits.bits.truncate(bits.bits.len() - CHECK);
    bits.put(check, CHECK as u32);
    let values: Vec<u8> = bits.bits.chunks(LETTER).map(|l| l.iter().fold(0, |v, &b| v << 1 | u8::from(b))).collect();
    let group = |(index, values): (usize, &[u8])| -> String {
        let check = sum(index, values);
        values.iter().chain([&check]).map(|&v| char::from(ALPHABET[usize::from(v)])).collect()
    };
    let groups: Vec<String> = values.chunks(CARRIED).enumerate().map(group).collect();
    groups.join("-")
}

/// Decodes letters. Lowercase letters count as capitals, O as 0, I and L as 1; hyphens and spaces may appear anywhere.
///
/// # Errors
/// Returns the letter or the group that is wrong.
pub fn read(text: &str) -> Result<BitBuffer, ShareCodeError> {
    let mut values = Vec::new();
    let mut typed: Vec<String> = vec![String::new()];
    for (at, letter) in text.chars().enumerate() {
        match value(letter) {
            Some(value) => {
                values.push(value);
                typed.last_mut().into_iter().for_each(|group| group.push(letter));
            }
            None if is_gap(letter) => typed.push(String::new()),
            None => return Err(ShareCodeError::Letter { at: at + 1, letter }),
        }
    }
    typed.retain(|group| !group.is_empty());
    if values.is_empty() {
        return Err(ShareCodeError::Empty);
    }
    let wrong = values.chunks(GROUP).enumerate().position(|(index, group)| !is_whole(index, group));
    if let Some(wrong) = wrong {
        return Err(place(&typed, wrong, text));
    }
    let mut bits = BitBuffer::default();
    for group in values.chunks(GROUP) {
        group[..CARRIED].iter().for_each(|&value| bits.put(u64::from(value), LETTER as u32));
    }
    let check = bits.check();
    let mut end = BitBuffer { read: bits.bits.len() - CHECK, ..bits.clone() };
    if end.take(CHECK as u32) != Ok(check) {
        return Err(ShareCodeError::Whole);
    }
    bits.bits.truncate(bits.bits.len() - CHECK);
    Ok(bits)
}

/// Reports whether a character may separate groups: spaces, and all characters that mail or chat programs substitute for a
/// hyphen.
fn is_gap(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '_' | '.')
}

fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    ALPHABET.iter().position(|&known| char::from(known) == letter).map(|value| value as u8)
}

fn is_whole(index: usize, group: &[u8]) -> bool {
    group.len() == GROUP && sum(index, &group[..CARRIED]) == group[CARRIED]
}

/// Returns the error for a text whose group of five letters at index `wrong` is bad. If a group as typed has too few or too many
/// letters, the error names that group instead, because that explains more.
fn place(typed: &[String], wrong: usize, text: &str) -> ShareCodeError {
    let length = |group: &String| group.chars().count();
    if typed.len() > 1
        && let Some(group) = typed.iter().position(|group| length(group) != GROUP)
    {
        return ShareCodeError::Length { group: group + 1, text: typed[group].clone(), letters: length(&typed[group]) };
    }
    let letters: Vec<char> = text.chars().filter(|&c| value(c).is_some()).collect();
    let text: String = letters.chunks(GROUP).nth(wrong).unwrap_or_default().iter().collect();
    if text.len() < GROUP {
        return ShareCodeError::Length { group: wrong + 1, letters: text.len(), text };
    }
    ShareCodeError::Group { group: wrong + 1, text }
}

/// Returns the check value of the group at `index` with these data values.
fn sum(index: usize, values: &[u8]) -> u8 {
    let weighted = |(place, &value): (usize, &u8)| (0..=place).fold(value, |product, _| doubled(product));
    let of_place = (0..index % 31).fold(1, |product, _| doubled(product));
    values.iter().enumerate().map(weighted).fold(of_place, |sum, value| sum ^ value)
}

/// Returns twice `value` in the field of 32 elements, whose polynomial is x^5 + x^2 + 1.
const fn doubled(value: u8) -> u8 {
    let twice = value << 1;
    if twice & 32 > 0 { twice ^ 0b10_0101 } else { twice }
}
