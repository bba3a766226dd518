//! Stores of goods: warehouses and holds (FSF-GDS-1), with pairs (FSF-ALN-SM to FSF-ALN-SM3).

use super::vocab::Good;

/// The contents of a store: the number of each good, and the number of pairs among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct GoodsStore {
    counts: [u8; Good::COUNT],
    pairs: [u8; Good::COUNT],
}

impl GoodsStore {
    /// Returns the amount of a good in the store.
    #[inline]
    pub const fn count(&self, good: Good) -> u8 {
        self.counts[good as usize]
    }

    /// Returns the number of pairs of a good.
    #[inline]
    pub const fn pairs(&self, good: Good) -> u8 {
        self.pairs[good as usize]
    }

    /// Returns the amount of a good outside pairs.
    #[inline]
    pub const fn singles(&self, good: Good) -> u8 {
        self.counts[good as usize] - 2 * self.pairs[good as usize]
    }

    /// Returns the total number of goods, counting each good of a pair.
    #[inline]
    pub fn total(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Returns the number of spaces used. A pair uses one space.
    #[inline]
    pub fn spaces(&self) -> u8 {
        self.total() - self.pairs.iter().sum::<u8>()
    }

    /// Reports whether the store is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&count| count == 0)
    }

    /// Returns the goods in the store with their amounts, in the order of [`Good`].
    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.iter().map(|&good| (good, self.count(good))).filter(|&(_, count)| count > 0)
    }

    /// Returns the number of raw goods.
    pub fn raws(&self) -> u8 {
        Good::RAWS.iter().map(|&good| self.count(good)).sum()
    }

    /// Returns the number of plain products.
    pub fn plain(&self) -> u8 {
        self.iter().filter(|(good, _)| !good.is_raw() && !good.is_charged()).map(|(_, count)| count).sum()
    }

    /// Removes `count` of a good, single ones first (FSF-ALN-SM3). Returns false and changes nothing if there are too few.
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

    /// Removes one good from each of `count` pairs. Returns false and changes nothing if there are too few pairs.
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

    /// Adds `count` of a good, each as a single one.
    #[inline]
    pub const fn add(&mut self, good: Good, count: u8) {
        self.counts[good as usize] += count;
    }

    /// Stacks `count` of a good on single ones. Returns false and changes nothing if there are too few of these.
    #[inline]
    pub const fn add_on(&mut self, good: Good, count: u8) -> bool {
        if self.singles(good) < count {
            return false;
        }
        self.counts[good as usize] += count;
        self.pairs[good as usize] += count;
        true
    }

    /// Turns all of one good into another, pairs included. Returns the number of goods turned.
    pub const fn turn(&mut self, from: Good, to: Good) -> u8 {
        let (count, pairs) = (self.counts[from as usize], self.pairs[from as usize]);
        self.counts[to as usize] += count;
        self.pairs[to as usize] += pairs;
        self.counts[from as usize] = 0;
        self.pairs[from as usize] = 0;
        count
    }

    /// Returns the contents as bytes, for a hash.
    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> {
        self.counts.into_iter().chain(self.pairs)
    }

    /// Reports whether there are enough goods for all pairs.
    pub(super) fn is_sound(&self) -> bool {
        self.counts.iter().zip(self.pairs).all(|(&count, pairs)| 2 * pairs <= count)
    }
}
