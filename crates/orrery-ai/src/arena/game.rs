//! Plays one match of the arena, from the deal to the end.

use std::time::Instant;

use super::calibration::WinEstimate;
use super::contract::{ArenaGame, ControlVariates, CountBehaviour as _, LuckMeasure as _};
use super::dice::SeedBlockChance;
use super::player::ArenaPlayer;
use crate::SearchBudget;
use orrery_core::{Colour, Setup, SetupError};

/// The reason why a match could not be played to its end: a fault of an opponent, too many orders, or an invalid set-up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// A player gave an order that the rules refuse.
    #[error("{place}: {player} orders `{order}`, which the rules refuse: {refusal}")]
    Illegal {
        /// The block, match and turn.
        place: String,
        /// The name of the player.
        player: String,
        /// The refused order in notation.
        order: String,
        /// The reason for the refusal.
        refusal: String,
    },
    /// A player gave no order although the match is not over.
    #[error("{place}: {player} has no order to give, but the match is not over")]
    Silent {
        /// The block, match and turn.
        place: String,
        /// The name of the player.
        player: String,
    },
    /// The match did not end within the maximum number of orders.
    #[error("{place}: the match is not over after {orders} orders")]
    Endless {
        /// The block, match and turn.
        place: String,
        /// The maximum number of orders of a match.
        orders: u32,
    },
    /// The options or the number of players are invalid.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// The result of a match. Arrays are indexed by seat, in turn order.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ArenaResult<H> {
    /// The share of each seat in the victory: 1 for a sole winner, ½ for each of two winners.
    pub shares: [f64; 4],
    /// The points at the end of the match.
    pub points: [f64; 4],
    /// The number of rounds begun.
    pub rounds: u32,
    /// The index of the seat whose order ended the match although the seat is not among the winners; otherwise `None`.
    pub lost_by: Option<usize>,
    /// The behaviour statistics of each seat.
    pub habits: [H; 4],
    /// The luck figures: one row per figure, each indexed by seat.
    pub luck: ControlVariates,
    /// The win estimates of each seat after its decisions; empty for opponents that do not estimate win chances.
    pub thoughts: [Vec<WinEstimate>; 4],
    /// The durations of each seat's decisions, in milliseconds.
    pub decisions: [Vec<f32>; 4],
}

/// Returns the first position of a block, which all its matches share.
pub(super) fn deal<G: ArenaGame>(setup: &Setup<G>, chance: &mut SeedBlockChance) -> Result<G::Position, SetupError> {
    setup.validate()?;
    // The set-up of the block is only used for the deal.
    let start = G::block_setup(setup.clone()).deal(chance);
    setup.position(&start)
}

/// A match of a block. The player of seat `s` is `players[(s + rotation) % n]`.
pub struct ArenaMatch<'a, G: ArenaGame> {
    players: &'a [ArenaPlayer<G>],
    block: u64,
    rotation: usize,
    position: G::Position,
    chance: SeedBlockChance,
    luck: &'a mut G::Luck,
    turns: [u32; 4],
    orders: u32,
    /// True if every match with these options ends.
    ends: bool,
    events: Vec<G::Event>,
    game: ArenaResult<G::Behaviour>,
}

impl<'a, G: ArenaGame> ArenaMatch<'a, G> {
    /// Deals a match and begins its first turn. `block` is the number of the block in messages.
    ///
    /// # Errors
    /// Returns an error if the set-up cannot be played, such as with a number of players that the rules do not allow.
    pub fn begin(
        players: &'a [ArenaPlayer<G>],
        setup: &Setup<G>,
        seed: u64,
        block: u64,
        rotation: usize,
        luck: &'a mut G::Luck,
    ) -> Result<Self, SetupError> {
        let mut chance = SeedBlockChance::new(seed);
        let position = deal(setup, &mut chance)?;
        let (turns, orders, events, game) = ([0; 4], 0, Vec::new(), ArenaResult::default());
        let ends = G::ends(&setup.options);
        let mut playing =
            ArenaMatch { players, block, rotation, position, chance, luck, turns, orders, ends, events, game };
        playing.begin_turn();
        Ok(playing)
    }

    /// Plays the match to its end.
    ///
    /// # Errors
    /// Returns an error if a player gave no order or an illegal one, or if a match that always ends exceeded the maximum number
    /// of orders.
    pub fn finish(mut self) -> Result<ArenaResult<G::Behaviour>, ArenaError> {
        // A match that ends only when a goal is reached may continue forever. It is then stopped without a winner.
        while let Some(decider) = G::to_act(&self.position).filter(|_| self.ends || self.orders < G::MAX_ORDERS) {
            self.decide(decider)?;
        }
        let standings = G::with_view(&self.position, None, G::standings);
        let winners = standings.winners().count() as f64;
        for (seat, standing) in standings.0.iter().enumerate() {
            self.game.habits[seat].end(&self.position, standing.seat);
            self.game.points[seat] = f64::from(standing.total());
            if standing.winner {
                self.game.shares[seat] = 1.0 / winners;
            }
        }
        self.game.rounds = self.turns[0];
        Ok(self.game)
    }

    /// Returns the current position.
    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    /// Returns the index of a colour in turn order.
    fn seat_of(&self, colour: Colour) -> usize {
        G::seats(&self.position).iter().position(|&seat| seat == colour).unwrap_or(0)
    }

    fn player(&self, seat: usize) -> &'a ArenaPlayer<G> {
        &self.players[(seat + self.rotation) % self.players.len()]
    }

    /// Counts a new turn of the seat on turn and selects the dice of that turn.
    fn begin_turn(&mut self) {
        let seat = self.seat_of(G::on_turn(&self.position));
        self.turns[seat] += 1;
        self.chance.begin_turn(seat as u8, self.turns[seat]);
    }

    /// Carries out the plan of the deciding seat's player, up to the first order that may reveal something or after which another
    /// seat decides. A forced order is given without asking the player.
    ///
    /// # Errors
    /// Returns an error if the player gave no order or an illegal one, or if a match that always ends exceeded the maximum number
    /// of orders.
    pub fn decide(&mut self, decider: Colour) -> Result<(), ArenaError> {
        let (seat, view) = (self.seat_of(decider), G::view(&self.position, Some(decider)));
        // Forced orders do not count as decisions.
        if let Some(order) = G::forced(&view) {
            return self.give(seat, order);
        }
        let player = self.player(seat);
        let effort =
            SearchBudget { form_seed: self.chance.day(), ..SearchBudget::usual(self.chance.thought(self.rotation)) };
        let began = Instant::now();
        let plan = player.plan(&view, effort);
        self.game.decisions[seat].push((began.elapsed().as_secs_f64() * 1e3) as f32);
        if let Some(outlook) = plan.outlook {
            self.game.thoughts[seat].push(WinEstimate { chance: outlook.win[seat], turn: self.turns[seat] });
        }
        if plan.orders.is_empty() {
            return Err(ArenaError::Silent { place: self.place(), player: player.name() });
        }
        for order in plan.orders {
            let barrier = G::with_view(&self.position, Some(decider), |view| G::is_barrier(view, &order));
            self.give(seat, order)?;
            // Newly revealed information may require another plan.
            if barrier || G::to_act(&self.position) != Some(decider) {
                break;
            }
        }
        Ok(())
    }

    fn give(&mut self, seat: usize, order: G::Order) -> Result<(), ArenaError> {
        self.orders += 1;
        if self.ends && self.orders > G::MAX_ORDERS {
            return Err(ArenaError::Endless { place: self.place(), orders: G::MAX_ORDERS });
        }
        self.chance.begin_order();
        self.events.clear();
        let decider = G::to_act(&self.position);
        if let Err(refusal) = G::with_view(&self.position, decider, |view| G::check(view, &order)) {
            let (player, order) = (self.player(seat).name(), G::write(&order));
            return Err(ArenaError::Illegal { place: self.place(), player, order, refusal: refusal.to_string() });
        }
        let before = self.position;
        G::apply(&mut self.position, &order, &mut self.chance, &mut self.events);
        self.game.habits[seat].count(&order, &self.events);
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
