//! One match of the arena, from the deal to the end.

use std::time::Instant;

use super::chances::Thought;
use super::contract::{Contests, Controls, Luck as _};
use super::dice::BlockChance;
use super::player::Player;
use crate::Effort;
use orrery_core::{Colour, Setup, SetupError};

/// Why a match could not be played: an error of the program, never of the player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// An order that the rules refuse.
    #[error("{place}: {player} orders `{order}`, which the rules refuse: {refusal}")]
    Illegal {
        /// Block, match and turn.
        place: String,
        /// Who.
        player: String,
        /// What, in notation.
        order: String,
        /// Why not.
        refusal: String,
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
    #[error("{place}: the match is not over after {orders} orders")]
    Endless {
        /// Block, match and turn.
        place: String,
        /// More than any match has.
        orders: u32,
    },
    /// Options or number of players that cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// What a match came to; lists go by seat.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Game<H> {
    /// The share of the victory: 1 for the only winner, ½ for each of two.
    pub shares: [f64; 4],
    /// Points at the end.
    pub points: [f64; 4],
    /// Rounds begun.
    pub rounds: u32,
    /// Who ended it by an order without being among the winners.
    pub lost_by: Option<usize>,
    /// How often each seat did what is counted.
    pub habits: [H; 4],
    /// How lucky each seat was.
    pub luck: Controls,
    /// What each seat thought of its chance, decision by decision, where it thinks in chances.
    pub thoughts: [Vec<Thought>; 4],
    /// Milliseconds of each decision.
    pub decisions: [Vec<f32>; 4],
}

/// The first position of a block.
pub(super) fn deal<G: Contests>(setup: &Setup<G>, chance: &mut BlockChance) -> Result<G::Position, SetupError> {
    setup.validate()?;
    // Only the deal is other than the match has it.
    let start = G::block_setup(setup.clone()).deal(chance);
    setup.position(&start)
}

/// A match of the block of this seed: the player of seat `s` is `players[(s + rotation) % n]`.
pub struct Playing<'a, G: Contests> {
    players: &'a [Player<G>],
    block: u64,
    rotation: usize,
    position: G::Position,
    chance: BlockChance,
    luck: &'a mut G::Luck,
    turns: [u32; 4],
    orders: u32,
    /// Whether its options bring it to an end.
    ends: bool,
    events: Vec<G::Event>,
    game: Game<G::Habits>,
}

impl<'a, G: Contests> Playing<'a, G> {
    /// Deals the match; `block` only names it in messages.
    ///
    /// # Errors
    /// So many cannot play by these rules.
    pub fn begin(
        players: &'a [Player<G>],
        setup: &Setup<G>,
        seed: u64,
        block: u64,
        rotation: usize,
        luck: &'a mut G::Luck,
    ) -> Result<Self, SetupError> {
        let mut chance = BlockChance::new(seed);
        let position = deal(setup, &mut chance)?;
        let (turns, orders, events, game) = ([0; 4], 0, Vec::new(), Game::default());
        let ends = G::ends(&setup.options);
        let mut playing =
            Playing { players, block, rotation, position, chance, luck, turns, orders, ends, events, game };
        playing.begin_turn();
        Ok(playing)
    }

    /// Plays it to its end.
    ///
    /// # Errors
    /// A player gave no order or one that the rules refuse, or the match did not end.
    pub fn finish(mut self) -> Result<Game<G::Habits>, Fault> {
        // What nothing but a goal ends may go on for ever: then nobody has won it.
        while let Some(decider) = G::to_act(&self.position).filter(|_| self.ends || self.orders < G::LONGEST) {
            self.decide(decider)?;
        }
        let standings = G::with_view(&self.position, None, G::standings);
        let winners = standings.winners().count() as f64;
        for (seat, standing) in standings.0.iter().enumerate() {
            G::end_habits(&mut self.game.habits[seat], &self.position, standing.seat);
            self.game.points[seat] = f64::from(standing.total());
            if standing.winner {
                self.game.shares[seat] = 1.0 / winners;
            }
        }
        self.game.rounds = self.turns[0];
        Ok(self.game)
    }

    /// The position it has come to.
    #[must_use]
    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    /// The place of a colour in the turn order.
    fn seat_of(&self, colour: Colour) -> usize {
        G::seats(&self.position).iter().position(|&seat| seat == colour).unwrap_or(0)
    }

    fn player(&self, seat: usize) -> &'a Player<G> {
        &self.players[(seat + self.rotation) % self.players.len()]
    }

    /// The turn of the next seat begins.
    fn begin_turn(&mut self) {
        let seat = self.seat_of(G::on_turn(&self.position));
        self.turns[seat] += 1;
        self.chance.begin_turn(seat as u8, self.turns[seat]);
    }

    /// Asks the decider for a plan and carries it out.
    ///
    /// # Errors
    /// The player gave no order or one that the rules refuse, or the match did not end.
    pub fn decide(&mut self, decider: Colour) -> Result<(), Fault> {
        let (seat, view) = (self.seat_of(decider), G::view(&self.position, Some(decider)));
        // What takes no thought is not timed as a decision.
        if let Some(order) = G::forced(&view) {
            return self.give(seat, order);
        }
        let player = self.player(seat);
        let effort = Effort { day: self.chance.day(), ..Effort::usual(self.chance.thought(self.rotation)) };
        let began = Instant::now();
        let plan = player.plan(&view, effort);
        self.game.decisions[seat].push((began.elapsed().as_secs_f64() * 1e3) as f32);
        if let Some(outlook) = plan.outlook {
            self.game.thoughts[seat].push(Thought { chance: outlook.win[seat], turn: self.turns[seat] });
        }
        if plan.orders.is_empty() {
            return Err(Fault::Silent { place: self.place(), player: player.name() });
        }
        for order in plan.orders {
            let barrier = G::with_view(&self.position, Some(decider), |view| G::is_barrier(view, &order));
            self.give(seat, order)?;
            // What comes to light may change its mind.
            if barrier || G::to_act(&self.position) != Some(decider) {
                break;
            }
        }
        Ok(())
    }

    fn give(&mut self, seat: usize, order: G::Order) -> Result<(), Fault> {
        self.orders += 1;
        if self.ends && self.orders > G::LONGEST {
            return Err(Fault::Endless { place: self.place(), orders: G::LONGEST });
        }
        self.chance.begin_order();
        self.events.clear();
        let decider = G::to_act(&self.position);
        if let Err(refusal) = G::with_view(&self.position, decider, |view| G::check(view, &order)) {
            let (player, order) = (self.player(seat).name(), G::write(&order));
            return Err(Fault::Illegal { place: self.place(), player, order, refusal: refusal.to_string() });
        }
        let before = self.position;
        G::apply(&mut self.position, &order, &mut self.chance, &mut self.events);
        G::count_habits(&mut self.game.habits[seat], &order, &self.events);
        let mut samples = self.chance.samples();
        self.luck.count(&mut self.game.luck, &before, &order, &self.position, &mut samples);
        if G::to_act(&self.position).is_none() {
            let standings = G::with_view(&self.position, None, G::standings);
            self.game.lost_by = (!standings.0[seat].winner).then_some(seat);
        } else if G::ends_turn(&order, &self.position) {
            self.begin_turn();
        }
        Ok(())
    }

    fn place(&self) -> String {
        let seat = self.seat_of(G::on_turn(&self.position));
        let turn = self.turns[seat];
        format!("block {}, match {}, turn {turn} of seat {}", self.block, self.rotation + 1, seat + 1)
    }
}
