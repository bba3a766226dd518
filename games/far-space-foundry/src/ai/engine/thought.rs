//! Search within a turn: its best leaf by static value, as used in simulations.

use super::judge::Judge;
use super::turn::{Path, Visitor, done, flown, worked};
use crate::rules::{DOCKS, Order, Pilot, Position, Row, Stage, apply, brings, legal};
use orrery_core::RandomGenerator;

/// The breadth of the search of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Breadth {
    /// True if any number and mix of goods is tried, not only the maximum.
    pub(super) wide: bool,
    /// True if rolling the die is tried.
    pub(super) rolls: bool,
    /// Number of samples of the pilots shown in the Cantina.
    pub(super) shows: u32,
}

/// The breadth of turns in simulations.
pub(super) const NARROW: Breadth = Breadth { wide: false, rolls: false, shows: 1 };

/// The value of a line, and the line: up to the end of the turn, or up to and including the first order that reveals
/// something.
#[derive(Debug, Clone, Copy)]
pub(super) struct Found {
    pub(super) worth: f32,
    pub(super) path: Path,
}

impl Found {
    const NOTHING: f32 = f32::NEG_INFINITY;

    pub(super) fn none() -> Self {
        Found { worth: Self::NOTHING, path: Path::default() }
    }

    fn offer(&mut self, worth: f32, path: impl FnOnce() -> Path) {
        if worth > self.worth {
            *self = Found { worth, path: path() };
        }
    }
}

/// Searches for the best leaf.
struct Best<'a, 'b> {
    judge: &'a Judge<'a>,
    breadth: Breadth,
    generator: &'b mut RandomGenerator,
    found: Found,
}

impl Visitor for Best<'_, '_> {
    fn end(&mut self, p: &Position, path: &Path) {
        let worth = self.judge.after(p);
        self.found.offer(worth, || path.with(Order::End));
    }

    fn cantina(&mut self, p: &Position, path: &Path) {
        let worth = cantina(self.judge, p, self.breadth, self.generator);
        self.found.offer(worth, || path.with(Order::Cantina));
    }
}

/// Returns the value of using the Cantina: the mean of the best hire over sampled pilots.
pub(super) fn cantina(judge: &Judge<'_>, p: &Position, breadth: Breadth, generator: &mut RandomGenerator) -> f32 {
    let mut sum = 0.0;
    for _ in 0..breadth.shows {
        let mut shown = *p;
        // The named future of the simulation must not be visible to the search within it.
        shown.named.aliens = Row::default();
        apply(&mut shown, &Order::Cantina, generator, &mut ());
        sum += best(judge, &shown, breadth, generator).worth;
    }
    sum / breadth.shows as f32
}

/// Returns the best line from any point of the mover's turn.
pub(super) fn best(judge: &Judge<'_>, p: &Position, breadth: Breadth, generator: &mut RandomGenerator) -> Found {
    match p.stage {
        Stage::Card => best_card(judge, p, breadth, generator),
        Stage::Fly | Stage::Work => from_here(judge, p, &Path::default(), breadth, generator),
        Stage::Hire => best_hire(judge, p, breadth, generator),
        _ => best_listed(judge, p),
    }
}

fn from_here(judge: &Judge<'_>, p: &Position, path: &Path, breadth: Breadth, generator: &mut RandomGenerator) -> Found {
    let mut visitor = Best { judge, breadth, generator, found: Found::none() };
    match p.stage {
        Stage::Fly => flown(p, breadth.wide, path, &mut visitor),
        _ => worked(p, breadth.wide, path, &mut visitor),
    }
    visitor.found
}

fn best_card(judge: &Judge<'_>, p: &Position, breadth: Breadth, generator: &mut RandomGenerator) -> Found {
    let mut best = Found::none();
    for &pilot in p.mover().hand.all() {
        let order = Order::Play { pilot, roll: false };
        let found = from_here(judge, &done(p, &order), &Path::default().with(order), breadth, generator);
        best.offer(found.worth, || found.path);
        if breadth.rolls && pilot.uses_die() {
            let worth = rolled(judge, p, pilot, breadth, generator);
            best.offer(worth, || Path::default().with(Order::Play { pilot, roll: true }));
        }
    }
    best
}

/// Returns the value of rolling the die for a pilot: the mean of the best leaves over the faces.
pub(super) fn rolled(
    judge: &Judge<'_>,
    p: &Position,
    pilot: Pilot,
    breadth: Breadth,
    generator: &mut RandomGenerator,
) -> f32 {
    let mut played = done(p, &Order::Play { pilot, roll: false });
    let mut sum = 0.0;
    for face in 1..=DOCKS {
        played.die = face;
        sum += from_here(judge, &played, &Path::default(), breadth, generator).worth;
    }
    sum / f32::from(DOCKS)
}

fn best_hire(judge: &Judge<'_>, p: &Position, breadth: Breadth, generator: &mut RandomGenerator) -> Found {
    let mut best = Found::none();
    let mut offer = |order: Order| {
        let mut hired = *p;
        apply(&mut hired, &order, generator, &mut ());
        let found = from_here(judge, &hired, &Path::default(), breadth, generator);
        best.offer(found.worth, || Path::default().with(order));
    };
    for &pilot in p.shown.all() {
        offer(Order::Hire { pilot: Some(pilot), alone: false });
        if breadth.wide && brings(p, pilot).is_some() {
            offer(Order::Hire { pilot: Some(pilot), alone: true });
        }
    }
    offer(Order::Hire { pilot: None, alone: false });
    best
}

/// Returns the best of the listed orders by the value after it, between the halves and before a Beta-only match.
fn best_listed(judge: &Judge<'_>, p: &Position) -> Found {
    let mut orders = Vec::new();
    legal(p, &mut orders);
    let mut best = Found::none();
    for order in orders {
        let worth = if order == Order::Begin { 0.0 } else { judge.between(&done(p, &order), p.turn.into()) };
        best.offer(worth, || Path::default().with(order));
    }
    best
}
