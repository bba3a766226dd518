//! Training: the engine plays matches against itself, and its nets learn from the results of the positions.

use super::best_line::{SearchBreadth, best_line};
use super::data::Personality;
use super::evaluator::PositionEvaluator;
use super::features::{EvaluationPoint, rows};
use super::net::{MatchPart, Net, Nets};
use crate::ai::{greedy, random};
use crate::rules::{FarSpaceFoundry, MatchMode, Options, Order, Phase, Position, Preset, Score, apply, legal};
use orrery_ai::learn::{Hyperparameters, TrainingSample, fit};
use orrery_core::{RandomGenerator, Setup};

/// The breadth of the search within the turns of training matches.
const TRAINING_BREADTH: SearchBreadth = SearchBreadth { wide: false, rolls: true, shows: 2 };
/// The share of a position's target that comes from the value of the next position, instead of the final points (1 − lambda).
const BOOTSTRAP_SHARE: f32 = 0.15;
/// One in this many decisions about a pilot or a flight is random, so that the nets also learn rare orders. In guided matches,
/// this also applies to the decisions after the flight.
const RANDOM_ORDER_EVERY: u32 = 16;
/// When an order is chosen at random, one in this many of the listed bribes is kept as a candidate.
const BRIBES: u32 = 8;

/// The hyperparameters of a training, except for the number of passes and the learning rate.
const TRAINING: Hyperparameters =
    Hyperparameters { batch: 128, passes: 1, rate: 0.0, rate_decay: 2.0, weight_decay: 0.0 };
/// Limit to which an error is clipped before its gradient is computed, in points (Huber delta).
const HUBER_DELTA: f32 = 6.0;

/// A sample: a position as a net sees it, and the points gained from it to the end of the match.
#[derive(Debug, Clone)]
struct SeatSample {
    rows: Box<[u16]>,
    result: f32,
}

impl TrainingSample<Net> for SeatSample {
    /// Returns the squared error as the loss, but adds the gradient of the error clipped to [`HUBER_DELTA`].
    fn add_gradient(&self, net: &Net, gradient: &mut [f32]) -> f32 {
        let units = net.activations(&self.rows);
        let error = units.output - self.result;
        net.backpropagate(&self.rows, &units, error.clamp(-HUBER_DELTA, HUBER_DELTA), gradient);
        error * error
    }
}

/// A position recorded for a seat: its part of the match, its rows, the points of the seat, and the static value.
struct RecordedPosition {
    part: MatchPart,
    rows: Box<[u16]>,
    points: f32,
    worth: f32,
}

/// The training samples of self-play matches, by part of the match, and the final points.
#[derive(Default)]
pub struct TrainingSamples {
    of_part: [Vec<SeatSample>; 3],
    /// The sum of the final points of all seats in all matches. `seats` is their number.
    points: f64,
    seats: u32,
}

impl TrainingSamples {
    /// Returns the number of samples for each part of the match.
    pub fn counts(&self) -> [usize; 3] {
        [0, 1, 2].map(|part| self.of_part[part].len())
    }

    /// Returns the mean of the final points over all seats.
    pub fn points(&self) -> f64 {
        self.points / f64::from(self.seats.max(1))
    }

    /// Plays a match with this number of players, and records positions of all seats with their results. If `guided`, all seats
    /// play like the greedy opponent, because untrained nets would conclude that nothing is worth doing.
    pub fn play(&mut self, nets: &Nets, temper: &Personality, guided: bool, players: u8, options: Options, seed: u64) {
        let judge = PositionEvaluator::new(nets, temper);
        let setup = Setup::<FarSpaceFoundry>::plain(players, options);
        let mut generator = RandomGenerator::new(seed);
        let Ok(mut p) = setup.position(&setup.deal(&mut generator)) else { return };
        let mut sights: Vec<Vec<RecordedPosition>> = (0..players).map(|_| Vec::new()).collect();
        while !p.is_over() {
            let orders = turn_of(&judge, &p, guided, &mut generator);
            for order in orders {
                let seat = usize::from(p.turn);
                if order == Order::End {
                    sights[seat].push(record_position(&judge, &p, seat, EvaluationPoint::Done));
                }
                apply(&mut p, &order, &mut generator, &mut ());
                if order == Order::End && p.stage == Phase::Card {
                    let any = generator.below(players.into()) as usize;
                    sights[any].push(record_position(&judge, &p, any, EvaluationPoint::Between));
                }
            }
        }
        for (seat, sights) in sights.into_iter().enumerate() {
            self.add_match(sights, Score::of(&p.players[seat], p.options.mode).total() as f32);
        }
    }

    /// Turns the recorded positions into samples, from the last to the first. The target of each position is partly the static
    /// value of the next one.
    fn add_match(&mut self, sights: Vec<RecordedPosition>, end: f32) {
        self.points += f64::from(end);
        self.seats += 1;
        let mut came = end;
        for sight in sights.into_iter().rev() {
            self.of_part[sight.part as usize].push(SeatSample { rows: sight.rows, result: came - sight.points });
            came = BOOTSTRAP_SHARE * sight.worth + (1.0 - BOOTSTRAP_SHARE) * came;
        }
    }

    /// Trains the nets with these samples, in `passes` passes at a falling learning rate. Returns the mean squared error of each
    /// net in the last pass.
    pub fn train(&self, nets: &mut Nets, passes: u32, rate: f32, seed: u64) -> [f64; 3] {
        let mut generator = RandomGenerator::new(seed);
        let settings = Hyperparameters { passes, rate, ..TRAINING };
        [0, 1, 2].map(|part| fit(&mut nets.0[part], &self.of_part[part], &settings, &mut generator))
    }
}

fn record_position(
    judge: &PositionEvaluator<'_>,
    p: &Position,
    seat: usize,
    moment: EvaluationPoint,
) -> RecordedPosition {
    let worth = if moment == EvaluationPoint::Done { judge.after(p) } else { judge.between(p, seat) };
    RecordedPosition {
        part: MatchPart::of(p),
        rows: rows(p, seat, moment).all().into(),
        points: Score::of(&p.players[seat], p.options.mode).total() as f32,
        worth,
    }
}

/// Returns the next orders: the best line or, if `guided`, the greedy order. Sometimes a random order takes their place.
fn turn_of(judge: &PositionEvaluator<'_>, p: &Position, guided: bool, generator: &mut RandomGenerator) -> Vec<Order> {
    let strays = match p.stage {
        Phase::Card | Phase::Fly => generator.below(RANDOM_ORDER_EVERY) == 0,
        Phase::Work => guided && generator.below(RANDOM_ORDER_EVERY) == 0,
        _ => false,
    };
    if strays {
        let mut orders = Vec::new();
        legal(p, &mut orders);
        orders.retain(|order| !matches!(order, Order::Bribe { .. }) || generator.below(BRIBES) == 0);
        return vec![random::choose(p, &orders, generator)];
    }
    let greedy = if guided { greedy::choose(p) } else { None };
    greedy.map_or_else(|| best_line(judge, p, TRAINING_BREADTH, generator).path.orders().to_vec(), |order| vec![order])
}

/// Returns the number of players and the options of match number `number` in a training run.
pub fn match_of(number: u64) -> (u8, Options) {
    let players = 1 + (number % 4) as u8;
    let mut options = Preset::default().options();
    match number / 4 % 10 {
        0 => options.mode = MatchMode::BetaOnly,
        1 | 2 => options.mode = MatchMode::AlphaOnly,
        _ => {}
    }
    (players, options)
}
