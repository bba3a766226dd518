//! Training: the engine plays matches against itself, and its nets learn what the positions came to.

use super::data::Temper;
use super::features::{Moment, rows};
use super::judge::Judge;
use super::learn::{Learner, Lesson};
use super::nets::{Nets, Part};
use super::thought::{Breadth, best};
use crate::ai::{greedy, random};
use crate::rules::{FarSpaceFoundry, Mode, Options, Order, Points, Position, Preset, Stage, apply, legal};
use orrery_core::{Generator, Setup};

/// How turns are thought of in matches that are learnt from.
const PLAYED: Breadth = Breadth { wide: false, rolls: true, shows: 2 };
/// How much of what a position comes to is read off the next one, and not off the end.
const READ_ON: f32 = 0.15;
/// One order in so many is any, so that what is seldom done is known, too.
const STRAYS: u32 = 16;
/// Of bribes that are thought of then, one in so many is left.
const BRIBES: u32 = 8;

/// What was seen of a seat.
struct Sight {
    part: Part,
    rows: Box<[u16]>,
    points: f32,
    worth: f32,
}

/// Lessons of matches.
#[derive(Default)]
pub struct Lessons {
    of_part: [Vec<Lesson>; 3],
    /// Points made by all seats of all matches, and how many those were.
    points: f64,
    seats: u32,
}

impl Lessons {
    /// How many positions there are of each part.
    #[must_use]
    pub fn counts(&self) -> [usize; 3] {
        [0, 1, 2].map(|part| self.of_part[part].len())
    }

    /// The mean of the points made.
    #[must_use]
    pub fn points(&self) -> f64 {
        self.points / f64::from(self.seats.max(1))
    }

    /// Plays a match among so many, and takes down what everybody's positions came to. While `guided`, all play as the greedy
    /// opponent does: nets that know nothing would find that nothing is worth doing.
    pub fn play(&mut self, nets: &Nets, temper: &Temper, guided: bool, players: u8, options: Options, seed: u64) {
        let judge = Judge::new(nets, temper);
        let setup = Setup::<FarSpaceFoundry>::plain(players, options);
        let mut generator = Generator::new(seed);
        let Ok(mut p) = setup.position(&setup.deal(&mut generator)) else { return };
        let mut sights: Vec<Vec<Sight>> = (0..players).map(|_| Vec::new()).collect();
        while !p.is_over() {
            let orders = turn_of(&judge, &p, guided, &mut generator);
            for order in orders {
                let seat = usize::from(p.turn);
                if order == Order::End {
                    sights[seat].push(sight(&judge, &p, seat, Moment::Done));
                }
                apply(&mut p, &order, &mut generator, &mut ());
                if order == Order::End && p.stage == Stage::Card {
                    let any = generator.below(players.into()) as usize;
                    sights[any].push(sight(&judge, &p, any, Moment::Between));
                }
            }
        }
        for (seat, sights) in sights.into_iter().enumerate() {
            self.take_down(sights, Points::of(&p.players[seat], p.options.mode).total() as f32);
        }
    }

    /// From the end on: what each position came to is partly what the next was thought to be worth.
    fn take_down(&mut self, sights: Vec<Sight>, end: f32) {
        self.points += f64::from(end);
        self.seats += 1;
        let mut came = end;
        for sight in sights.into_iter().rev() {
            self.of_part[sight.part as usize].push(Lesson { rows: sight.rows, came: came - sight.points });
            came = READ_ON * sight.worth + (1.0 - READ_ON) * came;
        }
    }

    /// What these lessons teach the nets, gone through so often at a rate that falls; the mean squared miss of each net in the last
    /// pass.
    pub fn teach(&self, nets: &mut Nets, passes: u32, rate: f32, seed: u64) -> [f64; 3] {
        let mut generator = Generator::new(seed);
        let mut misses = [0.0; 3];
        for (part, net) in nets.nets.iter_mut().enumerate() {
            let mut learner = Learner::new(net);
            for pass in 0..passes {
                let rate = rate / (1.0 + 2.0 * pass as f32);
                if !self.of_part[part].is_empty() {
                    misses[part] = learner.pass(net, &self.of_part[part], rate, &mut generator);
                }
            }
        }
        misses
    }
}

fn sight(judge: &Judge<'_>, p: &Position, seat: usize, moment: Moment) -> Sight {
    let worth = if moment == Moment::Done { judge.after(p) } else { judge.between(p, seat) };
    Sight {
        part: Part::of(p),
        rows: rows(p, seat, moment).all().into(),
        points: Points::of(&p.players[seat], p.options.mode).total() as f32,
        worth,
    }
}

/// What is done next; now and then anything.
fn turn_of(judge: &Judge<'_>, p: &Position, guided: bool, generator: &mut Generator) -> Vec<Order> {
    let strays = match p.stage {
        Stage::Card | Stage::Fly => generator.below(STRAYS) == 0,
        Stage::Work => guided && generator.below(STRAYS) == 0,
        _ => false,
    };
    if strays {
        let mut orders = Vec::new();
        legal(p, &mut orders);
        orders.retain(|order| !matches!(order, Order::Bribe { .. }) || generator.below(BRIBES) == 0);
        return vec![random::choose(p, &orders, generator)];
    }
    let greedy = if guided { greedy::choose(p) } else { None };
    greedy.map_or_else(|| best(judge, p, PLAYED, generator).path.orders().to_vec(), |order| vec![order])
}

/// What is played in the `number`-th match of a training: by how many, and by which options.
#[must_use]
pub fn match_of(number: u64) -> (u8, Options) {
    let players = 1 + (number % 4) as u8;
    let mut options = Preset::default().options();
    match number / 4 % 10 {
        0 => options.mode = Mode::BetaOnly,
        1 | 2 => options.mode = Mode::AlphaOnly,
        _ => {}
    }
    (players, options)
}
