//! A bag of cards in one 64-bit word: a count for each kind of card.
//!
//! The 48 kinds with only one card take one bit each, the five kinds with two cards take two bits each, and the count of the ten
//! lost planets takes four bits.

use super::cards::{Card, GROUPS};

/// The number of kinds with only one card.
const SINGLES: usize = 48;
/// The bits of the kinds with only one card.
const SINGLE_BITS: u64 = (1 << SINGLES) - 1;
/// The low bit of the count of each kind with two cards.
const LOW_BITS: u64 = 0b01_0101_0101 << SINGLES;
/// The position of the lowest bit of the count of lost planets.
const LOST: u32 = 58;
/// The bits of the kinds with several cards.
const MULTIPLE_BITS: u64 = !SINGLE_BITS;
/// The kinds with several cards.
const MULTIPLES: [Card; 6] =
    [Card::DiplomatPlanet, Card::Pirates2, Card::Pirates3, Card::Corsairs5, Card::Corsairs6, Card::LostPlanet];

/// A bag of cards: a count for each kind of card. A count has room for 1, 3 or 15, enough for the cards of that kind in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardCounts(u64);

#[inline]
const fn shift(card: Card) -> u32 {
    let index = card as u32;
    if index < SINGLES as u32 { index } else { SINGLES as u32 + 2 * (index - SINGLES as u32) }
}

#[inline]
const fn mask(card: Card) -> u64 {
    match card {
        Card::LostPlanet => 0b1111,
        card if (card as usize) < SINGLES => 1,
        _ => 0b11,
    }
}

impl CardCounts {
    /// The empty bag.
    pub const EMPTY: CardCounts = CardCounts(0);

    /// Returns the 40 sector cards (SC-SET-3).
    pub fn sector_cards() -> CardCounts {
        Self::by(Card::dealt)
    }

    /// Returns the seven cards of the group of the reserve with index `group`, 0 to 3 (SC-SET-4).
    pub fn group(group: usize) -> CardCounts {
        debug_assert!(group < GROUPS, "there are four groups");
        Self::by(|card| card.in_group(group))
    }

    /// Returns the seven cards of the group of the reserve with index `group`, 0 to 3. If `first_rules` is true, the groups are
    /// those of version 1 of the rules.
    pub fn group_under(group: usize, first_rules: bool) -> CardCounts {
        Self::by(|card| card.in_group_under(group, first_rules))
    }

    fn by(count: impl Fn(Card) -> u8) -> CardCounts {
        let mut bag = CardCounts::EMPTY;
        Card::ALL.iter().for_each(|&card| bag.set(card, count(card)));
        bag
    }

    /// Returns the number of cards of a kind in the bag.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> shift(card) & mask(card)) as u8
    }

    /// Reports whether the bag contains a card of this kind.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Reports whether the bag is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of cards in the bag.
    #[inline]
    pub const fn len(self) -> u8 {
        let (low, high) = (self.0 & (SINGLE_BITS | LOW_BITS), self.0 & (LOW_BITS << 1));
        (low.count_ones() + 2 * high.count_ones() + (self.0 >> LOST) as u32) as u8
    }

    /// Sets the count of a kind, up to the largest number that its bits can hold.
    #[inline]
    pub fn set(&mut self, card: Card, count: u8) {
        let most = mask(card);
        self.0 = self.0 & !(most << shift(card)) | u64::from(count).min(most) << shift(card);
    }

    /// Adds a card, with the same limit as [`Self::set`].
    #[inline]
    pub fn add(&mut self, card: Card) {
        let count = self.count(card);
        self.set(card, count + 1);
    }

    /// Removes a card. Returns false if there was none.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        let there = self.has(card);
        self.0 -= u64::from(there) << shift(card);
        there
    }

    /// Raises the count of a kind to at least `count`.
    #[inline]
    pub fn at_least(&mut self, card: Card, count: u8) {
        if self.count(card) < count {
            self.set(card, count);
        }
    }

    /// Returns the `n`-th card, counted from 0 in the order of the kinds, or `None` if the bag has fewer cards.
    #[inline]
    pub fn nth(self, n: u32) -> Option<Card> {
        let singles = (self.0 & SINGLE_BITS).count_ones();
        if n < singles {
            let mut bits = self.0;
            (0..n).for_each(|_| bits &= bits - 1);
            return Card::from_index(bits.trailing_zeros() as usize);
        }
        let mut left = n - singles;
        MULTIPLES.into_iter().find(|&card| {
            let count = u32::from(self.count(card));
            let found = left < count;
            left = left.saturating_sub(count);
            found
        })
    }

    /// Iterates over the kinds of cards in the bag, each once, in list order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut singles = self.0 & SINGLE_BITS;
        let first = std::iter::from_fn(move || {
            let card = Card::from_index(singles.trailing_zeros() as usize).filter(|_| singles != 0)?;
            singles &= singles - 1;
            Some(card)
        });
        first.chain(MULTIPLES.into_iter().filter(move |&card| self.has(card)))
    }

    /// Iterates over every card, in the order of the kinds.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// Returns the cards of both bags together.
    pub fn plus(self, other: CardCounts) -> CardCounts {
        if other.0 & MULTIPLE_BITS == 0 && self.0 & other.0 == 0 {
            return CardCounts(self.0 | other.0);
        }
        let mut sum = self;
        other.iter().for_each(|card| sum.add(card));
        sum
    }

    /// Returns this bag without the cards of `other`. Cards that this bag does not contain are ignored.
    #[inline]
    pub fn minus(self, other: CardCounts) -> CardCounts {
        let singles = CardCounts((self.0 & !other.0) & SINGLE_BITS);
        singles.with_multiples(self, other, u8::saturating_sub)
    }

    /// Returns the intersection: for each kind, the smaller of the two counts.
    #[inline]
    pub fn common(self, other: CardCounts) -> CardCounts {
        let singles = CardCounts((self.0 & other.0) & SINGLE_BITS);
        singles.with_multiples(self, other, u8::min)
    }

    /// Returns the union: for each kind, the larger of the two counts.
    pub fn most(self, other: CardCounts) -> CardCounts {
        let singles = CardCounts((self.0 | other.0) & SINGLE_BITS);
        singles.with_multiples(self, other, u8::max)
    }

    /// Returns this bag with the counts of the kinds with several cards added. `count` computes each from the counts in the two
    /// bags.
    #[inline]
    fn with_multiples(mut self, one: CardCounts, other: CardCounts, count: impl Fn(u8, u8) -> u8) -> CardCounts {
        if (one.0 | other.0) & MULTIPLE_BITS != 0 {
            for card in MULTIPLES {
                let count = count(one.count(card), other.count(card));
                self.0 |= (u64::from(count) & mask(card)) << shift(card);
            }
        }
        self
    }

    /// Reports whether `other` contains all cards of this bag.
    pub fn within(self, other: CardCounts) -> bool {
        self.minus(other).is_empty()
    }

    /// Returns the underlying 64-bit word.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl FromIterator<Card> for CardCounts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut bag = CardCounts::EMPTY;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn game_has_40_sector_and_28_reserve_cards() {
        assert_eq!(CardCounts::sector_cards().len(), 40);
        for group in 0..GROUPS {
            assert_eq!(CardCounts::group(group).len(), 7);
            assert_eq!(CardCounts::group_under(group, true).len(), 7);
        }
        let all = (0..GROUPS).fold(CardCounts::sector_cards(), |all, group| all.plus(CardCounts::group(group)));
        assert_eq!((all.len(), all.kinds().count(), all.iter().count()), (68, Card::COUNT, 68));
        for &card in Card::ALL {
            assert_eq!(all.count(card), card.copies(), "{card}");
            assert_eq!(card.copies() > 1, MULTIPLES.contains(&card), "{card}");
        }
    }

    #[test]
    fn bag_operations_count_by_kind() {
        let bag = |cards: &[Card]| cards.iter().copied().collect::<CardCounts>();
        let (lost, hades) = (Card::LostPlanet, Card::Hades);
        let mut one = bag(&[lost, lost, hades, Card::Pirates2]);
        let other = bag(&[lost, Card::Pirates2, Card::Pirates2]);
        assert_eq!(one.minus(other), bag(&[lost, hades]));
        assert_eq!(one.common(other), bag(&[lost, Card::Pirates2]));
        assert_eq!(one.most(other), bag(&[lost, lost, hades, Card::Pirates2, Card::Pirates2]));
        assert_eq!(one.plus(other).len(), 7);
        assert!(one.take(lost) && one.take(lost) && !one.take(lost));
        assert_eq!((one.len(), one.nth(0), one.nth(1), one.nth(2)), (2, Some(hades), Some(Card::Pirates2), None));
        one.at_least(lost, 10);
        assert_eq!((one.count(lost), one.len()), (10, 12));
    }
}
