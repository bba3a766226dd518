//! An opponent with a small trained net. The net estimates the lead that a seat will gain from a position to the end of the
//! match. The opponent lights the beacon after which it expects the largest lead.
//!
//! The net is trained in matches that the opponent plays against itself:
//! `cargo run --release --example beacons -- train --game beacons --out net.bin --games 4000 --seed 1`.

use std::path::Path;
use std::process::ExitCode;

use orrery_ai::arena::{ArenaGame, NoBehaviour, NoLuckMeasure};
use orrery_ai::engine::{GameEngine, level_of_five};
use orrery_ai::learn::{Hyperparameters, TrainingSample, fit};
use orrery_ai::net::{Net, NetForm, Nets};
use orrery_ai::{GameOpponents, NoCoach, Plan, SearchBudget, SearchHandle, Searchable};
use orrery_cli::{SelfPlayTrainer, TrainFlags, Trainable, bad_file, by_rounds};
use orrery_core::{Level, RandomGenerator, Rules as _, Setup};
use serde::Deserialize;

use super::rules::{Beacons, Field, FieldContent, Order, Position};

/// The lengths of the lines that the inputs of the net count.
const LENGTHS: std::ops::RangeInclusive<usize> = 3..=5;
/// The number of inputs. For each seat, for each length, and for each number of beacons from 1 to the length, one input counts
/// the lines of this length that contain this number of the seat's beacons, none of the other seat's, and no rubble. The last
/// input is 1 if the seat lights another beacon in the same turn.
const INPUTS: usize = 2 * LINES + 1;
const LINES: usize = 3 + 4 + 5;
const UNITS: usize = 16;

/// The form of the net.
#[derive(Debug, Clone, PartialEq)]
pub struct LineForm;

impl NetForm for LineForm {
    type Input = f32;
    const MAGIC: [u8; 8] = *b"BEACON\x01\0";
    const INPUTS: usize = INPUTS;
    const UNTRAINED: [f32; 3] = [0.2, 0.0, 0.2];
}

type LineNets = Nets<LineForm, 1, UNITS, 0>;

/// Returns the inputs of the net: the open lines of `seat`, then those of the other seat.
fn inputs(position: &Position, seat: u8) -> [f32; INPUTS] {
    let mut inputs = [0.0; INPUTS];
    for length in LENGTHS {
        let first = (length - 1) * length / 2 - 3;
        for line in Field::lines(length) {
            let count = |seat| line.iter().filter(|&&at| position.content(at) == FieldContent::Beacon(seat)).count();
            let rubble = line.iter().any(|&at| position.content(at) == FieldContent::Rubble);
            match (count(seat), count(1 - seat)) {
                _ if rubble => {}
                (mine @ 1.., 0) => inputs[first + mine - 1] += 1.0,
                (0, theirs @ 1..) => inputs[LINES + first + theirs - 1] += 1.0,
                _ => {}
            }
        }
    }
    inputs[2 * LINES] = f32::from(u8::from(position.mover() == seat));
    inputs
}

/// Returns the position after a beacon is lit in `field`.
fn after(position: &Position, field: Field) -> Position {
    let mut after = *position;
    Beacons::apply(&mut after, &Order(field), &mut RandomGenerator::new(0), &mut ());
    after
}

/// Returns the field after which the net estimates the largest lead for the mover. `error` is the size of the random error of
/// each estimate, in points.
fn best_field(nets: &LineNets, position: &Position, error: f32, generator: &mut RandomGenerator) -> Option<Field> {
    let mover = position.mover();
    let value = |field: Field| {
        let gained = f32::from(position.score_of(mover, field));
        gained + nets.0[0].value(&inputs(&after(position, field), mover))
    };
    let mut noise = || (generator.below(2001) as f32 / 1000.0 - 1.0) * error;
    let valued = position.empty().map(|field| (field, value(field) + noise()));
    valued.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(field, _)| field)
}

impl Searchable for Beacons {
    /// Returns the order to light the field that scores most for either player. Chooses at random between equal fields.
    fn prefer(view: &Position, orders: &[Order], generator: &mut RandomGenerator) -> Order {
        let worth = |&Order(field): &Order| view.score_of(0, field).max(view.score_of(1, field));
        let best = orders.iter().map(worth).max();
        let ties: Vec<Order> = orders.iter().copied().filter(|order| Some(worth(order)) == best).collect();
        ties[generator.below(ties.len() as u32) as usize]
    }
}

/// The parameters of a level.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelParams {
    #[serde(deserialize_with = "level_of_five")]
    level: Level,
    /// The size of the random error of each estimate, in points.
    error: f32,
}

/// A character, which has no preferences besides winning.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personality {
    character: String,
    pace: f32,
}

orrery_ai::engine_params!(LevelParams, Personality);

impl GameEngine for Beacons {
    type LevelParams = LevelParams;
    type Personality = Personality;
    type Weights = LineNets;

    const LEVELS: &'static str = include_str!("levels.ron");
    const CHARACTERS: &'static str = "[(character: \"keeper\", pace: 1.0)]";
    const WEIGHTS: (&'static str, &'static [u8]) = ("net.bin", include_bytes!("net.bin"));

    fn read_weights(bytes: &[u8], _: u8) -> Result<LineNets, String> {
        LineNets::read(bytes)
    }

    fn plan_with(
        nets: &LineNets,
        level: &LevelParams,
        _: &Personality,
        view: &Position,
        effort: SearchBudget,
        _: &SearchHandle<Self>,
    ) -> Plan<Self> {
        let field = best_field(nets, view, level.error, &mut RandomGenerator::new(effort.seed));
        Plan { orders: field.map(Order).into_iter().collect(), leaves: view.empty().count() as u32, ..Plan::default() }
    }
}

impl GameOpponents for Beacons {
    type Engine = Self;
    type Coach = NoCoach;
    type Reason = ();
}

impl ArenaGame for Beacons {
    type Behaviour = NoBehaviour;
    type Luck = NoLuckMeasure;
}

/// The number of matches in a round of training.
const MATCHES: u64 = 500;
const TRAINING: Hyperparameters =
    Hyperparameters { batch: 64, passes: 2, rate: 0.003, rate_decay: 1.0, weight_decay: 0.0 };
/// One beacon in this many is lit at random in training, so that the net also sees positions that it would not choose.
const RANDOM_EVERY: u32 = 8;

/// A position after a seat's turn, and the lead that the seat gained from there to the end of the match.
struct LeadSample {
    inputs: [f32; INPUTS],
    gained: f32,
}

impl TrainingSample<Net<LineForm, UNITS, 0>> for LeadSample {
    fn add_gradient(&self, net: &Net<LineForm, UNITS, 0>, gradient: &mut [f32]) -> f32 {
        let units = net.activations(&self.inputs);
        let error = units.output - self.gained;
        net.backpropagate(&self.inputs, &units, error.clamp(-4.0, 4.0), gradient);
        error * error
    }
}

/// The net and the samples of the current round.
struct TrainingState {
    nets: LineNets,
    samples: Vec<LeadSample>,
    seed: u64,
}

impl SelfPlayTrainer for TrainingState {
    fn play(&mut self, round: u64, number: u64) {
        let setup = Setup::<Beacons>::plain(2, ());
        let mut generator = RandomGenerator::new(self.seed.wrapping_add(round * MATCHES + number));
        let Ok(mut position) = setup.position(&setup.deal(&mut generator)) else { return };
        let lead = |position: &Position| f32::from(position.points[0]) - f32::from(position.points[1]);
        let mut seen = Vec::new();
        while let Some(empty) = Some(position.empty().count()).filter(|&empty| empty > 0) {
            let stray = generator.below(RANDOM_EVERY) == 0;
            let any = position.empty().nth(generator.below(empty as u32) as usize);
            let best = if stray { any } else { best_field(&self.nets, &position, 0.3, &mut generator) };
            let Some(field) = best else { return };
            let mover = position.mover();
            position = after(&position, field);
            seen.push((inputs(&position, mover), mover, lead(&position)));
        }
        let end = lead(&position);
        self.samples.extend(seen.into_iter().map(|(inputs, mover, then)| {
            let gained = if mover == 0 { end - then } else { then - end };
            LeadSample { inputs, gained }
        }));
    }

    fn learn(&mut self, round: u64) -> String {
        let samples = std::mem::take(&mut self.samples);
        let mut generator = RandomGenerator::new(self.seed.wrapping_add(round));
        let rate = TRAINING.rate / (1.0 + 0.1 * round as f32);
        let settings = Hyperparameters { rate, ..TRAINING };
        format!("squared error {:.2}", fit(&mut self.nets.0[0], &samples, &settings, &mut generator))
    }

    fn file(&self) -> Result<Vec<u8>, String> {
        Ok(self.nets.write())
    }
}

/// Reads the nets of a file, or creates untrained ones if there is no file.
fn begin(out: &Path, seed: u64) -> Result<LineNets, String> {
    match std::fs::read(out) {
        Ok(bytes) => LineNets::read(&bytes).map_err(|error| format!("{}: {error}", out.display())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(LineNets::fresh(seed)),
        Err(error) => Err(format!("{}: {error}", out.display())),
    }
}

impl Trainable for Beacons {
    fn train(asked: &TrainFlags) -> ExitCode {
        asked.no_players(Self::KEY);
        asked.no_from(Self::KEY);
        match begin(&asked.out, asked.seed) {
            Ok(nets) => by_rounds(asked, MATCHES, &mut TrainingState { nets, samples: Vec::new(), seed: asked.seed }),
            Err(error) => bad_file(error),
        }
    }
}
