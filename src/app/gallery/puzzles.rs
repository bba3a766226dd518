//! The scenes of puzzles, statistics and achievements.

use super::scenes::{SEED, seats};
use super::studio::{Play, Scene, Studio};
use crate::app::statistics::Book;
use crate::core::{Generator, Level, Opponent};
use crate::games::alien_frontiers::AlienFrontiers;
use crate::games::alien_frontiers::ai::{Character, decide_with};
use crate::games::alien_frontiers::puzzle::ladder;
use crate::games::alien_frontiers::record::Match;
use crate::games::alien_frontiers::rules::{Preset, Setup};
use crate::games::alien_frontiers::stats::{MatchStats, Profile};
use crate::games::alien_frontiers::table::Give;
use crate::panels::{GameTab, LifeTab, Overlay, PuzzleWish, StatsWish, UiIntent};
use crate::record::Control;

macro_rules! scenes {
    ($($name:literal => $play:expr),+ $(,)?) => { &[$(Scene { name: $name, play: Play::Scene($play) }),+] };
}

/// Scenes of puzzles, statistics and achievements.
pub const PUZZLES: &[Scene] = scenes![
    "puzzles" => list,
    "puzzle" => |studio| puzzle(studio, "late-ore"),
    "puzzle-two" => |studio| puzzle(studio, "cut-down"),
    "puzzle-hint" => hint,
    "puzzle-menu" => |studio| { puzzle(studio, "late-ore"); studio.ask(UiIntent::Open(Overlay::Menu)); },
    "puzzle-solved" => solved,
    "puzzle-missed" => missed,
    "stats-points" => |studio| game(studio, GameTab::Points),
    "stats-dice" => |studio| game(studio, GameTab::Dice),
    "stats-facilities" => |studio| game(studio, GameTab::Places),
    "stats-deeds" => |studio| game(studio, GameTab::Deeds),
    "statistics-none" => |studio| { book(studio, 0); studio.ask(UiIntent::Open(Overlay::Statistics)); },
    "statistics" => |studio| life(studio, LifeTab::Matches),
    "statistics-dice" => |studio| life(studio, LifeTab::Dice),
    "statistics-facilities" => |studio| life(studio, LifeTab::Places),
    "achievements" => |studio| life(studio, LifeTab::Achievements),
];

fn list(studio: &mut Studio) {
    let mut profile = Profile::default();
    for name in ["crater-push", "earn-first", "good-rate"] {
        profile.solve_puzzle(name);
    }
    studio.world().resource_mut::<Book<AlienFrontiers>>().profile = profile;
    studio.ask(UiIntent::Open(Overlay::Puzzles));
}

fn puzzle(studio: &mut Studio, name: &str) {
    if let Some(index) = ladder().iter().position(|rung| rung.name == name) {
        studio.ask(UiIntent::Puzzle(PuzzleWish::Open(index)));
    }
}

fn hint(studio: &mut Studio) {
    puzzle(studio, "two-landings");
    studio.ask(UiIntent::Puzzle(PuzzleWish::Hint));
}

/// Gives the first `count` orders of a puzzle's solution.
fn play(studio: &mut Studio, name: &str, count: usize) {
    puzzle(studio, name);
    let rung = ladder().iter().find(|rung| rung.name == name);
    let orders = rung.and_then(|rung| rung.puzzle.solution().ok()).unwrap_or_default();
    for order in orders.into_iter().take(count) {
        studio.world().write_message(Give::order(order));
        studio.wait(|world| !world.resource::<crate::board::Animating>().0);
    }
}

fn solved(studio: &mut Studio) {
    play(studio, "loaded-cannon", usize::MAX);
}

fn missed(studio: &mut Studio) {
    play(studio, "crater-push", 0);
    let index =
        |world: &bevy::prelude::World| world.resource::<crate::games::alien_frontiers::table::Table>().orders_given();
    let orders = ["dock SolarConverter 2 5 6", "end"];
    for order in orders.iter().filter_map(|line| crate::games::alien_frontiers::rules::notation::parse_order(line).ok())
    {
        let before = index(studio.world());
        studio.world().write_message(Give::order(order));
        studio.wait(move |world| {
            world.resource::<crate::games::alien_frontiers::table::Table>().orders_given() > before
                && !world.resource::<crate::board::Animating>().0
        });
    }
}

/// A match that was played out by simple opponents, a person said to be in the first seat.
fn finished(seed: u64, players: u8, level: Level) -> Option<Match> {
    let setup = Setup::plain(players, Preset::Rules2011.options());
    let opponent = Control::Ai(Opponent::Engine { level, character: Character::Surveyor.into() });
    let seats = seats(&setup.seating, |seat| if seat == 0 { Control::Human } else { opponent });
    let mut game = Match::deal(setup, seats, seed, Some(Preset::Rules2011)).ok()?;
    let (mut generator, mut orders) = (Generator::new(seed), Vec::new());
    while !game.position().is_over() {
        let order = decide_with(game.position(), Opponent::Simple, &mut generator, &mut orders);
        game.give(order).ok()?;
    }
    Some(game)
}

fn game(studio: &mut Studio, tab: GameTab) {
    studio.open(finished(SEED, 4, Level::Captain));
    studio.ask(UiIntent::Stats(StatsWish::Game));
    studio.ask(UiIntent::Stats(StatsWish::Tab(tab)));
}

/// A profile of so many matches.
fn book(studio: &mut Studio, matches: u64) {
    let mut profile = Profile::default();
    for seed in 0..matches {
        let level = Level::ALL[seed as usize % Level::ALL.len()];
        let game = finished(seed + 1, 2 + (seed % 3) as u8, level);
        let moment = jiff::Timestamp::UNIX_EPOCH + jiff::SignedDuration::from_hours(24 * (15_300 + seed as i64));
        game.iter().for_each(|game| _ = profile.count(MatchStats::of(game), moment));
    }
    studio.world().resource_mut::<Book<AlienFrontiers>>().profile = profile;
}

fn life(studio: &mut Studio, tab: LifeTab) {
    book(studio, 12);
    studio.ask(UiIntent::Open(Overlay::Statistics));
    studio.ask(UiIntent::Stats(StatsWish::Life(tab)));
}
