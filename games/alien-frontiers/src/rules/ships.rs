//! A multiset of ships: the number of ships of each value, and the relic ship if it is included.

/// A multiset of ships by value, 1 to 6, with the relic ship's value if it is included.
///
/// Equal ships of one player in one place are interchangeable, so only their number matters. There are at most 15 ships of one
/// value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Ships(u32);

const RELIC_SHIFT: u32 = 24;
/// The bits of the six counts, without the relic ship.
const OWN: u32 = 0x00ff_ffff;
/// The bits of every second count: those of 1, 3 and 5.
const LOW_COUNTS: u32 = 0x000f_0f0f;
/// The guard bits: one above each count in [`LOW_COUNTS`].
const GUARDS: u32 = 0x0010_1010;

impl Ships {
    /// A multiset without ships.
    pub const NONE: Ships = Ships(0);
    /// Maximum number of equal ships.
    pub const MOST_EQUAL: u8 = 15;

    /// Returns one ship of the player's colour with `value`, 1 to 6.
    #[inline]
    pub const fn one(value: u8) -> Self {
        debug_assert!(value >= 1 && value <= 6);
        Ships(1 << ((value - 1) as u32 * 4))
    }

    /// Returns `count` ships of the player's colour with `value`.
    #[inline]
    pub const fn equal(value: u8, count: u8) -> Self {
        Ships((count as u32) << ((value - 1) as u32 * 4))
    }

    /// Returns only the relic ship, with `value`, 1 to 6.
    #[inline]
    pub const fn relic_ship(value: u8) -> Self {
        Ships((value as u32) << RELIC_SHIFT)
    }

    /// Returns ships of the player's colour with these values.
    pub fn of(values: &[u8]) -> Self {
        values.iter().fold(Ships::NONE, |s, &v| s.plus(Ships::one(v)))
    }

    /// Returns the number of ships of the player's colour with `value`, without the relic ship.
    #[inline]
    pub const fn count(self, value: u8) -> u8 {
        ((self.0 >> ((value - 1) as u32 * 4)) & 15) as u8
    }

    /// Returns the number of ships with `value`, including the relic ship.
    #[inline]
    pub const fn count_with_relic(self, value: u8) -> u8 {
        self.count(value) + (self.relic_value() == value) as u8
    }

    /// Returns the relic ship's value if it is included.
    #[inline]
    pub const fn relic(self) -> Option<u8> {
        match self.relic_value() {
            0 => None,
            value => Some(value),
        }
    }

    /// Returns the relic ship's value, or 0 if it is not included.
    #[inline]
    pub const fn relic_value(self) -> u8 {
        (self.0 >> RELIC_SHIFT) as u8
    }

    /// Returns only the ships of the player's colour.
    #[inline]
    #[must_use]
    pub const fn without_relic(self) -> Self {
        Ships(self.0 & OWN)
    }

    /// Returns the number of ships of the player's colour, without the relic ship.
    #[inline]
    pub const fn own_len(self) -> u8 {
        let pairs = (self.0 & LOW_COUNTS) + ((self.0 >> 4) & LOW_COUNTS);
        ((pairs & 0xff) + ((pairs >> 8) & 0xff) + ((pairs >> 16) & 0xff)) as u8
    }

    /// Returns the number of ships, including the relic ship.
    #[inline]
    pub const fn len(self) -> u8 {
        self.own_len() + (self.relic_value() != 0) as u8
    }

    /// Returns true if there are no ships.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the sum of all values, including the relic ship's.
    pub const fn total(self) -> u8 {
        let mut sum = self.relic_value();
        let mut value = 1;
        while value <= 6 {
            sum += self.count(value) * value;
            value += 1;
        }
        sum
    }

    /// Returns the highest value, including the relic ship's; 0 if there are no ships.
    #[inline]
    pub const fn highest(self) -> u8 {
        let own = self.0 & OWN;
        let top = if own == 0 { 0 } else { ((31 - own.leading_zeros()) / 4 + 1) as u8 };
        if self.relic_value() > top { self.relic_value() } else { top }
    }

    /// Returns the multiset as a number, which is different for different multisets.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the sum of both multisets. At most one of them may include the relic ship.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Ships) -> Self {
        Ships(self.0 + other.0)
    }

    /// Returns the ships without those of `other`, all of which must be included.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Ships) -> Self {
        debug_assert!(self.contains(other));
        Ships(self.0 - other.0)
    }

    /// Returns true if every ship of `other` is included.
    #[inline]
    pub const fn contains(self, other: Ships) -> bool {
        if other.relic_value() != 0 && other.relic_value() != self.relic_value() {
            return false;
        }
        // Compares three counts at a time, with a guard bit above each: a count that is too small borrows from its guard bit.
        enough(self.0, other.0) && enough(self.0 >> 4, other.0 >> 4)
    }

    /// Returns true if at least `size` of the ships (1 to 15), including the relic ship, have the same value.
    #[inline]
    pub const fn has_equal(self, size: u8) -> bool {
        let mut counts = self.0 & OWN;
        if let Some(value) = self.relic() {
            counts += 1 << ((value - 1) as u32 * 4);
        }
        let lift = (16 - size as u32) * 0x0001_0101;
        (((counts & LOW_COUNTS) + lift) | (((counts >> 4) & LOW_COUNTS) + lift)) & GUARDS != 0
    }

    /// Returns the different values of the ships of the player's colour, in rising order.
    #[inline]
    pub fn values(self) -> impl Iterator<Item = u8> {
        let mut left = self.0 & OWN;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() / 4;
            // If no count is left, `left` is 0 and `place` is not used.
            (left != 0).then(|| {
                left &= !(15 << (place * 4));
                place as u8 + 1
            })
        })
    }

    /// Iterates over the ships as pairs of a value and a flag that is true for the relic ship: ships of the player's colour in
    /// rising order, then the relic ship.
    pub fn iter(self) -> impl Iterator<Item = (u8, bool)> {
        (1..=6u8)
            .flat_map(move |v| std::iter::repeat_n((v, false), usize::from(self.count(v))))
            .chain(self.relic().map(|v| (v, true)))
    }

    /// Iterates over the ships in rising order of value, including the relic ship, as pairs of a value and a flag that is true
    /// for the relic ship.
    pub fn rising(self) -> impl Iterator<Item = (u8, bool)> {
        (1..=6u8).flat_map(move |v| {
            std::iter::repeat_n((v, false), usize::from(self.count(v)))
                .chain((self.relic_value() == v).then_some((v, true)))
        })
    }

    /// Returns one ship with `value`: the relic ship if `relic` is true, otherwise a ship of the player's colour.
    #[inline]
    pub const fn single(value: u8, relic: bool) -> Self {
        if relic { Self::relic_ship(value) } else { Self::one(value) }
    }

    /// Returns the value of the only ship, with a flag that is true for the relic ship; `None` if there is not exactly one ship.
    pub fn as_single(self) -> Option<(u8, bool)> {
        if self.len() == 1 { self.iter().next() } else { None }
    }
}

/// Returns true if each of the low counts of `wanted` is at most the corresponding count of `mine`.
const fn enough(mine: u32, wanted: u32) -> bool {
    (((mine & LOW_COUNTS) | GUARDS) - (wanted & LOW_COUNTS)) & GUARDS == GUARDS
}

impl std::fmt::Display for Ships {
    /// Writes the notation: values in rising order, then the relic ship with a star, as in `3 4 *6`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, (value, relic)) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            if relic {
                f.write_str("*")?;
            }
            write!(f, "{value}")?;
        }
        Ok(())
    }
}

impl std::fmt::Debug for Ships {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Ships({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns every multiset of up to three ships of the player's colour, each without the relic ship and with it at 2 and at 5.
    fn handfuls() -> Vec<Ships> {
        let mut all = vec![Ships::NONE];
        for _ in 0..3 {
            let longer: Vec<_> = all.iter().flat_map(|s| (1..=6).map(|v| s.plus(Ships::one(v)))).collect();
            all.extend(longer);
        }
        let starred: Vec<_> = all.iter().flat_map(|s| [2, 5].map(|v| s.plus(Ships::relic_ship(v)))).collect();
        all.extend(starred);
        all.sort_unstable();
        all.dedup();
        all
    }

    #[test]
    fn contains_compares_the_counts_and_the_relic() {
        let all = handfuls();
        for &mine in &all {
            for &other in &all {
                let counts = (1..=6).all(|v| other.count(v) <= mine.count(v));
                let relic = other.relic().is_none() || other.relic() == mine.relic();
                assert_eq!(mine.contains(other), counts && relic, "{mine} and {other}");
            }
        }
    }

    #[test]
    fn has_equal_counts_the_relic_ship() {
        for ships in handfuls() {
            for size in 1..=4 {
                let counted = (1..=6).any(|v| ships.count_with_relic(v) >= size);
                assert_eq!(ships.has_equal(size), counted, "{size} of {ships}");
            }
        }
    }
}
