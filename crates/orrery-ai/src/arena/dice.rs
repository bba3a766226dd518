//! The chance source of a seed block. A seat rolls the same dice, and the same cards are drawn, whichever players have the seats.

use orrery_core::RandomGenerator;
use orrery_core::{Chance, ChanceNode};

/// The purpose of a random number, which separates the streams of a block.
#[derive(Debug, Clone, Copy)]
enum RandomStream {
    Die = 1,
    Draw,
    Thought,
    Sample,
    Day,
}

/// Returns a generator that depends on all of `parts` and their order.
fn keyed(seed: u64, used_for: RandomStream, parts: &[u64]) -> RandomGenerator {
    let start = RandomGenerator::new(seed ^ (used_for as u64) << 56).next();
    RandomGenerator::new(parts.iter().fold(start, |key, part| RandomGenerator::new(key ^ part).next()))
}

/// The chance source of a seed block. Its dice depend only on the seed, the seat, the number of that seat's turn, the roll within
/// the turn, and the die. Its cards depend only on the seed and the number of the draw.
#[derive(Debug, Clone)]
pub(super) struct SeedBlockChance {
    seed: u64,
    seat: u64,
    turn: u64,
    throw: u64,
    dice: u64,
    draws: u64,
}

impl SeedBlockChance {
    pub const fn new(seed: u64) -> Self {
        SeedBlockChance { seed, seat: 0, turn: 0, throw: 0, dice: 0, draws: 0 }
    }

    /// Begins a turn of `seat`. `turn` is its number, counted from 1 for each seat.
    pub const fn begin_turn(&mut self, seat: u8, turn: u32) {
        (self.seat, self.turn) = (seat as u64, turn as u64);
        (self.throw, self.dice) = (0, 0);
    }

    /// Prepares for the next order. Dice rerolled later in the turn then show the same faces, however many dice were rolled at
    /// its start.
    pub const fn begin_order(&mut self) {
        if self.dice > 0 {
            self.throw += 1;
            self.dice = 0;
        }
    }

    /// Returns the noise seed for this seat's searches in this turn, in the match with this `rotation`.
    pub fn thought(&self, rotation: usize) -> u64 {
        keyed(self.seed, RandomStream::Thought, &[rotation as u64, self.seat, self.turn]).next()
    }

    /// Returns the form seed for the matches of the block. A seat has the same form in all these matches, regardless of its
    /// player.
    pub fn day(&self) -> u64 {
        keyed(self.seed, RandomStream::Day, &[]).next()
    }

    /// Returns a generator for the alternative rolls of this turn. It is independent of the actual rolls.
    pub fn samples(&self) -> RandomGenerator {
        keyed(self.seed, RandomStream::Sample, &[self.seat, self.turn])
    }
}

impl<N: ChanceNode> Chance<N> for SeedBlockChance {
    fn resolve(&mut self, node: N) -> N::Outcome {
        let mut generator = if node.is_draw() {
            self.draws += 1;
            keyed(self.seed, RandomStream::Draw, &[self.draws - 1])
        } else {
            self.dice += 1;
            keyed(self.seed, RandomStream::Die, &[self.seat, self.turn, self.throw, self.dice - 1])
        };
        generator.resolve(node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Clone, Copy)]
    enum TestNode {
        Die,
        /// A card drawn from a deck with this many cards of each kind.
        Card([u8; 8]),
    }

    impl ChanceNode for TestNode {
        type Outcome = u8;
        const CHANNELS: &'static [&'static str] = &["dice", "cards"];

        fn outcome_count(&self) -> u32 {
            match self {
                TestNode::Die => 6,
                TestNode::Card(deck) => deck.iter().map(|&count| u32::from(count)).sum(),
            }
        }

        fn outcome(&self, n: u32) -> u8 {
            match self {
                TestNode::Die => n as u8 + 1,
                TestNode::Card(deck) => {
                    let cards = (0..).zip(*deck).flat_map(|(kind, count)| (0..count).map(move |_| kind));
                    cards.take(n as usize + 1).last().expect("the deck is not empty")
                }
            }
        }

        fn is_draw(&self) -> bool {
            matches!(self, TestNode::Card(_))
        }
    }

    fn dice(chance: &mut SeedBlockChance, count: usize) -> Vec<u8> {
        chance.begin_order();
        (0..count).map(|_| chance.resolve(TestNode::Die)).collect()
    }

    #[test]
    fn earlier_rolls_do_not_change_the_dice_of_a_turn() {
        let (mut one, mut other) = (SeedBlockChance::new(5), SeedBlockChance::new(5));
        one.begin_turn(1, 4);
        let first = dice(&mut one, 6);
        let again = dice(&mut one, 2);
        other.begin_turn(0, 1);
        dice(&mut other, 3);
        other.begin_turn(1, 4);
        assert_eq!(dice(&mut other, 4), first[..4], "a smaller fleet shows the same as far as it goes");
        other.begin_order();
        assert_eq!(dice(&mut other, 2), again, "ships rolled again do not depend on how many were rolled at first");
    }

    #[test]
    fn dice_differ_by_seed_seat_and_turn() {
        let mut rolls = Vec::new();
        for (seed, seat, turn) in [(1, 0, 1), (1, 1, 1), (1, 0, 2), (2, 0, 1)] {
            let mut chance = SeedBlockChance::new(seed);
            chance.begin_turn(seat, turn);
            rolls.push(dice(&mut chance, 12));
        }
        for (i, roll) in rolls.iter().enumerate() {
            assert!(!rolls[..i].contains(roll), "{rolls:?}");
        }
    }

    #[test]
    fn noise_seed_depends_only_on_the_match_block() {
        let days = |seed| {
            let mut chance = SeedBlockChance::new(seed);
            [(0, 1), (1, 1), (0, 9)].map(|(seat, turn)| {
                chance.begin_turn(seat, turn);
                (chance.day(), dice(&mut chance, 6)).0
            })
        };
        assert_eq!(days(5), [days(5)[0]; 3]);
        assert_ne!(days(5), days(6));
    }

    #[test]
    fn dice_faces_are_equally_likely() {
        let mut faces = [0u32; 6];
        let mut chance = SeedBlockChance::new(11);
        for turn in 0..2000 {
            chance.begin_turn((turn % 4) as u8, turn);
            for value in dice(&mut chance, 6) {
                faces[usize::from(value) - 1] += 1;
            }
        }
        // 12,000 dice: 2,000 of each face with a standard deviation of 41.
        assert!(faces.iter().all(|count| (1835..=2165).contains(count)), "{faces:?}");
    }

    #[test]
    fn cards_are_drawn_in_one_order_for_all_seats() {
        let draw = |turns: &[u8]| {
            let (mut chance, mut deck) = (SeedBlockChance::new(3), [1, 1, 2, 1, 3, 1, 1, 2]);
            let mut take = |&seat: &u8| {
                chance.begin_turn(seat, 7);
                let card = chance.resolve(TestNode::Card(deck));
                deck[usize::from(card)] -= 1;
                card
            };
            turns.iter().map(&mut take).collect::<Vec<u8>>()
        };
        assert_eq!(draw(&[0, 1, 2, 3, 0, 1]), draw(&[2, 2, 2, 0, 0, 3]));
    }
}
