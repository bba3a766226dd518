//! Simulates whole matches between opponents and counts the results.

use std::path::Path;

use crate::{GameOpponents, Planner, playout};
use orrery_core::{Opponent, RandomGenerator, RulePreset as _, Rules, Setup, SetupError};
use orrery_record::save::{ENDING, SaveMeta, save_file};
use orrery_record::{Match, Scenarios, Seat, SeatControl};

/// The interval of checked matches if `check` is not set: every position of one match in this many is checked.
const CHECKED_MATCHES: u64 = 64;

/// The totals over the matches of a simulation.
#[derive(Debug, Clone, PartialEq)]
pub struct SimulationCounts {
    /// The number of matches that ended.
    pub finished: u64,
    /// The total number of rounds of the matches that ended.
    pub rounds: u64,
    /// The number of rounds of the shortest match that ended.
    pub shortest: u64,
    /// The number of rounds of the longest match that ended.
    pub longest: u64,
    /// The number of orders given in all matches.
    pub orders: u64,
    /// The number of wins of each seat. A victory shared by two seats counts half for each.
    pub wins: Vec<f64>,
    /// The number of matches with at least one invalid position.
    pub failures: u64,
}

/// The result of one match. A match is stopped after [`Rules::MAX_ORDERS`] orders.
#[derive(Debug, Clone, PartialEq)]
pub struct SimulatedMatch<G: Rules> {
    /// The position at the end of the match, or when it was stopped.
    pub position: G::Position,
    /// The number of orders given.
    pub orders: u64,
    /// The number of rounds begun.
    pub rounds: u64,
    /// True if at least one of the checked positions was invalid.
    pub failed: bool,
}

/// A series of matches between the same opponents, given in turn order.
#[derive(Debug)]
pub struct Simulation<G: Rules> {
    opponents: Vec<Opponent>,
    preset: Option<G::Preset>,
    options: G::Options,
    seed: u64,
    check: bool,
    planner: Planner<G>,
    orders: Vec<G::Order>,
}

impl<G: GameOpponents> Simulation<G> {
    /// Creates a series with chance from `seed`. If `check` is set, every position of every match is checked, which does not
    /// change the matches.
    pub fn new(opponents: Vec<Opponent>, preset: G::Preset, seed: u64, check: bool) -> Self {
        let (options, preset) = (preset.options(), Some(preset));
        Simulation { opponents, preset, options, seed, check, planner: Planner::default(), orders: Vec::new() }
    }

    /// Returns the series with these options instead of those of the preset.
    #[must_use]
    pub fn by(mut self, options: G::Options) -> Self {
        self.preset = self.preset.filter(|preset| preset.options() == options);
        self.options = options;
        self
    }

    /// Plays match number `game`. Each match has its own random numbers, so it can be repeated on its own.
    ///
    /// # Errors
    /// Returns an error if the set-up cannot be played, such as with a number of players that the rules do not allow.
    pub fn play(&mut self, game: u64) -> Result<SimulatedMatch<G>, SetupError> {
        let mut generator = self.begin(game);
        let setup = Setup::<G>::plain(self.opponents.len() as u8, self.options);
        setup.validate()?;
        let start = setup.deal(&mut generator);
        let mut position = setup.position(&start)?;
        let checked = self.check || game.is_multiple_of(CHECKED_MATCHES);
        let random_only = self.opponents.iter().all(|&o| o == Opponent::Random);
        let mut failed = false;
        let (mut turns, mut orders) = (0, 0);
        let mut see = |order: &G::Order, after: &G::Position| {
            turns += u32::from(G::ends_turn(order, after) && G::to_act(after).is_some());
        };
        if random_only && !checked {
            orders = u64::from(playout::<G>(&mut position, &mut generator, &mut self.orders, see));
        } else {
            while orders < u64::from(G::MAX_ORDERS)
                && let Some(order) = self.next(&position, &mut generator)
            {
                G::apply(&mut position, &order, &mut generator, &mut ());
                see(&order, &position);
                orders += 1;
                failed |= checked && !G::is_sound(&position);
            }
        }
        failed |= !G::is_sound(&position);
        let rounds = u64::from(G::round(&position, turns));
        Ok(SimulatedMatch { position, orders, rounds, failed })
    }

    /// Prepares the planner for match number `game` and returns the generator of the match.
    fn begin(&mut self, game: u64) -> RandomGenerator {
        self.planner.begin(RandomGenerator::of_series(!self.seed, game).next());
        RandomGenerator::of_series(self.seed, game)
    }

    /// Returns the next order of the deciding seat, or `None` if the match is over.
    fn next(&mut self, position: &G::Position, generator: &mut RandomGenerator) -> Option<G::Order> {
        let decider = G::to_act(position)?;
        let seat = G::seats(position).iter().position(|&seat| seat == decider)?;
        let (planner, opponent) = (&mut self.planner, self.opponents[seat]);
        G::with_view(position, Some(decider), |view| planner.order_of(decider, view, opponent, generator))
    }
}

impl<G: GameOpponents + Scenarios> Simulation<G> {
    /// Plays match number `game` like [`Self::play`], but records it and saves the record in `folder`. Chance comes from the seed
    /// of the record, so the match differs from that of [`Self::play`].
    ///
    /// # Errors
    /// Returns a message if the set-up cannot be played, an order was refused, or the save cannot be written.
    pub fn play_recorded(&mut self, game: u64, folder: &Path) -> Result<SimulatedMatch<G>, String> {
        let setup = Setup::<G>::plain(self.opponents.len() as u8, self.options);
        let seated = setup.seating.iter().zip(&self.opponents);
        let seats = seated.map(|(&colour, &opponent)| Seat::unnamed(colour, SeatControl::Ai(opponent))).collect();
        let mut generator = self.begin(game);
        let record = Match::<G>::deal(setup, seats, generator.next(), self.preset);
        let mut record = record.map_err(|e| e.to_string())?;
        let mut failed = false;
        while record.entries().len() < G::MAX_ORDERS as usize
            && let Some(order) = self.next(record.position(), &mut generator)
        {
            record.give(order).map_err(|e| format!("match {game}: an opponent's order was refused: {e}"))?;
            failed |= !G::is_sound(record.position());
        }
        let path = folder.join(format!("match-{}-{game}.{ENDING}", self.seed));
        save_file(&path, &record, &SaveMeta::now("")).map_err(|e| e.to_string())?;
        let orders = record.entries().len() as u64;
        let rounds = record.entries().last().map_or(1, |e| u64::from(e.round));
        Ok(SimulatedMatch { position: *record.position(), orders, rounds, failed })
    }
}

impl SimulationCounts {
    /// Creates empty counts for this number of seats.
    pub fn new(seats: usize) -> Self {
        let wins = vec![0.0; seats];
        SimulationCounts { finished: 0, rounds: 0, shortest: u64::MAX, longest: 0, orders: 0, wins, failures: 0 }
    }

    /// Adds the result of a match. If the match was stopped, only its orders and failures are counted.
    pub fn count<G: Rules>(&mut self, played: &SimulatedMatch<G>) {
        self.orders += played.orders;
        self.failures += u64::from(played.failed);
        if G::to_act(&played.position).is_some() {
            return;
        }
        self.finished += 1;
        self.rounds += played.rounds;
        self.shortest = self.shortest.min(played.rounds);
        self.longest = self.longest.max(played.rounds);
        let standings = G::with_view(&played.position, None, G::standings);
        let winners = standings.winners().count() as f64;
        for (seat, standing) in standings.0.iter().enumerate() {
            if standing.winner {
                self.wins[seat] += 1.0 / winners;
            }
        }
    }
}
