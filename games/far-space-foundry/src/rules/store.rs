//! Stores: warehouses and holds (FSF-GDS-1), with pairs (FSF-ALN-SM to FSF-ALN-SM3).

use super::vocab::Good;

/// What lies in a store: of each good how many, and how many pairs some of them make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Store {
    counts: [u8; Good::COUNT],
    pairs: [u8; Good::COUNT],
}

impl Store {
    /// How many of a good lie there.
    #[inline]
    #[must_use]
    pub const fn count(&self, good: Good) -> u8 {
        self.counts[good as usize]
    }

    /// How many pairs of a good there are.
    #[inline]
    #[must_use]
    pub const fn pairs(&self, good: Good) -> u8 {
        self.pairs[good as usize]
    }

    /// How many of a good lie alone.
    #[inline]
    #[must_use]
    pub const fn singles(&self, good: Good) -> u8 {
        self.counts[good as usize] - 2 * self.pairs[good as usize]
    }

    /// How many goods.
    #[inline]
    #[must_use]
    pub fn total(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// How many spaces they take: a pair takes one.
    #[inline]
    #[must_use]
    pub fn spaces(&self) -> u8 {
        self.total() - self.pairs.iter().sum::<u8>()
    }

    /// Whether nothing lies there.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&count| count == 0)
    }

    /// The goods that lie there, with their numbers, in the order of goods.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.iter().map(|&good| (good, self.count(good))).filter(|&(_, count)| count > 0)
    }

    /// Raw goods there.
    #[must_use]
    pub fn raws(&self) -> u8 {
        Good::RAWS.iter().map(|&good| self.count(good)).sum()
    }

    /// Plain products there.
    #[must_use]
    pub fn plain(&self) -> u8 {
        self.iter().filter(|(good, _)| !good.is_raw() && !good.is_charged()).map(|(_, count)| count).sum()
    }

    /// Takes so many out, those that lie alone first (FSF-ALN-SM3); whether there were as many.
    #[inline]
    pub const fn take(&mut self, good: Good, count: u8) -> bool {
        let at = good as usize;
        if self.counts[at] < count {
            return false;
        }
        self.counts[at] -= count;
        if self.pairs[at] > self.counts[at] / 2 {
            self.pairs[at] = self.counts[at] / 2;
        }
        true
    }

    /// Takes one off each of so many pairs; whether there were as many.
    #[inline]
    pub const fn take_off(&mut self, good: Good, count: u8) -> bool {
        let at = good as usize;
        if self.pairs[at] < count {
            return false;
        }
        self.counts[at] -= count;
        self.pairs[at] -= count;
        true
    }

    /// Puts so many in, each alone.
    #[inline]
    pub const fn add(&mut self, good: Good, count: u8) {
        self.counts[good as usize] += count;
    }

    /// Puts so many on top of single ones; whether there were as many.
    #[inline]
    pub const fn add_on(&mut self, good: Good, count: u8) -> bool {
        if self.singles(good) < count {
            return false;
        }
        self.counts[good as usize] += count;
        self.pairs[good as usize] += count;
        true
    }

    /// Turns all of one good to another, pairs as they lie; how many they are.
    pub const fn turn(&mut self, from: Good, to: Good) -> u8 {
        let (count, pairs) = (self.counts[from as usize], self.pairs[from as usize]);
        self.counts[to as usize] += count;
        self.pairs[to as usize] += pairs;
        self.counts[from as usize] = 0;
        self.pairs[from as usize] = 0;
        count
    }

    /// The bytes of a hash.
    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> {
        self.counts.into_iter().chain(self.pairs)
    }

    /// Whether pairs are of goods that are there.
    pub(super) fn is_sound(&self) -> bool {
        self.counts.iter().zip(self.pairs).all(|(&count, pairs)| 2 * pairs <= count)
    }
}
