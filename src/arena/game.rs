//! One match of the arena, from the deal to the end.

use std::time::Instant;

use super::dice::BlockChance;
use super::habits::Habits;
use super::luck::{Controls, Reader};
use super::player::Player;
use crate::ai::{Effort, LONGEST_MATCH};
use crate::rules::notation::write_order;
use crate::rules::{Event, FirstPlayer, Options, Order, Phase, Position, Setup, SetupError, apply_with};

/// Why a match could not be played: an error of the program, never of the player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// An order that the rules refuse.
    #[error("{place}: {player} orders `{order}`, which the rules refuse: {refusal:?}")]
    Illegal {
        /// Block, match and turn.
        place: String,
        /// Who.
        player: String,
        /// What, in notation.
        order: String,
        /// Why not.
        refusal: crate::rules::Refusal,
    },
    /// No order at all while the match goes on.
    #[error("{place}: {player} has no order to give, but the match is not over")]
    Silent {
        /// Block, match and turn.
        place: String,
        /// Who.
        player: String,
    },
    /// A match without end.
    #[error("{place}: the match is not over after {LONGEST_MATCH} orders")]
    Endless {
        /// Block, match and turn.
        place: String,
    },
    /// Options or number of players that cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// What a match came to; lists go by seat.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Game {
    /// The share of the victory: 1 for the only winner, ½ for each of two.
    pub shares: [f64; 4],
    /// Rounds begun.
    pub rounds: u32,
    /// Who ended it by an order without being among the winners.
    pub lost_by: Option<usize>,
    pub habits: [Habits; 4],
    pub luck: Controls,
    /// Milliseconds of each decision.
    pub decisions: [Vec<f32>; 4],
}

/// The first position of a block: the first seat begins, cards from `chance`.
pub(super) fn deal(setup: &Setup, chance: &mut BlockChance) -> Result<Position, SetupError> {
    // Rotating the players does for all of them what rolling for the first turn does for one.
    let options = Options { first_player: FirstPlayer::Chosen, ..setup.options };
    let start = Setup { options, seating: setup.seating.clone() }.deal(chance);
    setup.position(&start)
}

/// A match of the block of this seed: the player of seat `s` is `players[(s + rotation) % n]`.
pub(super) struct Playing<'a> {
    players: &'a [Player],
    block: u64,
    rotation: usize,
    position: Position,
    chance: BlockChance,
    reader: &'a mut Reader,
    turns: [u32; 4],
    orders: u32,
    events: Vec<Event>,
    game: Game,
}

impl<'a> Playing<'a> {
    /// Deals the match; `block` only names it in messages.
    pub fn begin(
        players: &'a [Player],
        setup: &Setup,
        seed: u64,
        block: u64,
        rotation: usize,
        reader: &'a mut Reader,
    ) -> Result<Self, SetupError> {
        let mut chance = BlockChance::new(seed);
        let position = deal(setup, &mut chance)?;
        let (turns, orders, events, game) = ([0; 4], 0, Vec::new(), Game::default());
        Ok(Playing { players, block, rotation, position, chance, reader, turns, orders, events, game })
    }

    /// Plays it to its end.
    pub fn finish(mut self) -> Result<Game, Fault> {
        while !self.position.is_over() {
            // There is nothing to decide about rolling, so it is not timed as a decision.
            if self.position.phase == Phase::Roll { self.roll()? } else { self.decide()? }
        }
        let winners = self.position.winning().count() as f64;
        for (seat, &colour) in self.position.seats().iter().enumerate() {
            self.game.habits[seat].end(&self.position, colour);
            if self.position.winners[colour.index()] {
                self.game.shares[seat] = 1.0 / winners;
            }
        }
        self.game.rounds = self.turns[0];
        Ok(self.game)
    }

    fn player(&self) -> &'a Player {
        &self.players[(usize::from(self.position.mover_seat) + self.rotation) % self.players.len()]
    }

    fn roll(&mut self) -> Result<(), Fault> {
        let seat = self.position.mover_seat;
        self.turns[usize::from(seat)] += 1;
        self.chance.begin_turn(seat, self.turns[usize::from(seat)]);
        let before = self.position;
        self.give(Order::Roll)?;
        self.reader.count(&mut self.game.luck, &before, &self.position, &mut self.chance.samples());
        Ok(())
    }

    /// Asks the mover for a plan and carries it out.
    fn decide(&mut self) -> Result<(), Fault> {
        let (seat, player) = (self.position.mover_seat, self.player());
        let effort = Effort::usual(self.chance.thought(self.rotation));
        let began = Instant::now();
        let plan = player.plan(&self.position, effort);
        self.game.decisions[usize::from(seat)].push((began.elapsed().as_secs_f64() * 1e3) as f32);
        if plan.orders.is_empty() {
            return Err(Fault::Silent { place: self.place(), player: player.name() });
        }
        for order in plan.orders {
            self.give(order)?;
            // What comes to light may change its mind.
            if order.asks_chance() {
                break;
            }
        }
        Ok(())
    }

    fn give(&mut self, order: Order) -> Result<(), Fault> {
        self.orders += 1;
        if self.orders > LONGEST_MATCH {
            return Err(Fault::Endless { place: self.place() });
        }
        let seat = usize::from(self.position.mover_seat);
        self.chance.begin_order();
        self.events.clear();
        if let Err(refusal) = apply_with(&mut self.position, order, &mut self.chance, &mut self.events) {
            let (player, order) = (self.player().name(), write_order(&order));
            return Err(Fault::Illegal { place: self.place(), player, order, refusal });
        }
        self.game.habits[seat].count(order, &self.events);
        if self.position.is_over() {
            let colour = self.position.seats()[seat];
            self.game.lost_by = (!self.position.winners[colour.index()]).then_some(seat);
        }
        Ok(())
    }

    fn place(&self) -> String {
        let seat = self.position.mover_seat;
        let turn = self.turns[usize::from(seat)];
        format!("block {}, match {}, turn {turn} of seat {}", self.block, self.rotation + 1, seat + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Opponent;
    use crate::rules::Options;

    fn players(opponents: &[Opponent]) -> Vec<Player> {
        opponents.iter().map(|&opponent| Player::Opponent(opponent)).collect()
    }

    fn play(players: &[Player], rotation: usize) -> Game {
        let setup = Setup::plain(players.len() as u8, Options::default());
        let mut reader = Reader::new(players.len(), 1);
        Playing::begin(players, &setup, 42, 0, rotation, &mut reader).expect("deals").finish().expect("plays")
    }

    #[test]
    fn a_match_is_won_once_and_its_luck_is_fair() {
        for rotation in 0..3 {
            let game = play(&players(&[Opponent::Simple, Opponent::Random, Opponent::Random]), rotation);
            assert!((game.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            assert_eq!(game.shares[3], 0.0, "nobody sits there");
            for row in game.luck {
                assert!(row.iter().sum::<f64>().abs() < 1e-5 && row[3] == 0.0, "{row:?}");
            }
            assert!(game.rounds > 5 && (0..3).all(|seat| game.decisions[seat].len() as u32 >= game.rounds - 1));
            assert!(game.habits.iter().take(3).any(|h| h.territories > 0.0 && h.vp >= h.territories));
        }
    }

    #[test]
    fn a_seat_has_the_same_dice_in_every_rotation() {
        let seats = players(&[Opponent::Simple, Opponent::Random]);
        let setup = Setup::plain(2, Options::default());
        let first_rolls = |rotation: usize| {
            let mut reader = Reader::new(2, 0);
            let mut playing = Playing::begin(&seats, &setup, 8, 0, rotation, &mut reader).expect("two players");
            let (mut rolls, start) = (Vec::new(), playing.position);
            while rolls.len() < 8 && !playing.position.is_over() {
                if playing.position.phase == Phase::Roll {
                    playing.roll().expect("rolls");
                    rolls.push(playing.position.hand());
                } else {
                    playing.decide().expect("plays");
                }
            }
            (start, rolls)
        };
        let ((start, one), (other_start, other)) = (first_rolls(0), first_rolls(1));
        assert_eq!(start, other_start, "the deal is the block's");
        for (one, other) in one.iter().zip(&other) {
            // The one who has built fewer ships shows the same with those he has.
            let (one, other) = (one.without_relic(), other.without_relic());
            assert!(one.contains(other) || other.contains(one), "{one} and {other}");
        }
    }
}
