//! The daily deal, which is computed without a network and is the same for every player on a date.

use jiff::civil::{Date, Weekday};

use super::contract::Scenarios;
use super::matches::{Match, SeatControl};
use super::share::ShareCodeSetup;
use orrery_core::{Level, Opponent, OpponentCharacter, RandomGenerator, RulePreset as _, Rules, Setup};

/// Returns today's date in the system's time zone.
pub fn today() -> Date {
    jiff::Zoned::now().date()
}

/// Returns the deal of a date: one human player and up to three opponents, with the default rules of the game. The number of
/// players is drawn from all numbers that the game supports, so a game with a solo mode has solo deals on some days. Opponents
/// are easiest on Monday and hardest on Sunday. Solo deals have no opponents, so the weekday makes no difference to them.
pub fn deal<G: Rules>(date: Date) -> ShareCodeSetup<G> {
    let mut numbers = numbers_of(date);
    let level = match date.weekday() {
        Weekday::Monday => Level::Cadet,
        Weekday::Tuesday | Weekday::Wednesday => Level::Pilot,
        Weekday::Thursday | Weekday::Friday => Level::Captain,
        Weekday::Saturday => Level::Commodore,
        Weekday::Sunday => Level::Admiral,
    };
    let (least, most) = G::PLAYERS.into_inner();
    let players = least + below(&mut numbers, u64::from(most - least) + 1) as u8;
    let mut characters: Vec<OpponentCharacter> = OpponentCharacter::all::<G>().collect();
    let mut controls = vec![SeatControl::Human];
    for _ in 1..players {
        let character = match characters.len() {
            0 => OpponentCharacter::PLAIN,
            left => characters.swap_remove(below(&mut numbers, left as u64) as usize),
        };
        controls.push(SeatControl::Ai(Opponent::Engine { level, character }));
    }
    let preset = G::Preset::default();
    let seed = numbers.next() >> 32;
    ShareCodeSetup { setup: Setup::plain(players, preset.options()), controls, seed, preset: Some(preset) }
}

/// Returns a generator of pseudo-random numbers that depends only on the date.
fn numbers_of(date: Date) -> RandomGenerator {
    let (year, month, day) = (date.year().cast_unsigned(), date.month().unsigned_abs(), date.day().unsigned_abs());
    RandomGenerator::new(u64::from(year) << 16 | u64::from(month) << 8 | u64::from(day))
}

/// Returns a number below `bound`. Since `bound` is small, the bias is about 1 in 2^60 and does not matter.
/// [`RandomGenerator::below`] cannot replace this function, because past deals must not change.
const fn below(numbers: &mut RandomGenerator, bound: u64) -> u64 {
    numbers.next() % bound
}

/// Returns the date, within the last month, whose deal this match was played with, or `None` if there is no such date. A match
/// may be finished later than it was begun. It must have been set up with the players of that date: delegating or taking over a
/// seat makes no difference, but the same deal against other opponents does not count.
pub fn day_of<G: Scenarios>(game: &Match<G>, today: Date) -> Option<Date> {
    let dealt = ShareCodeSetup::of(game).ok()?;
    let controls: Vec<SeatControl> = game.seats_as_set_up().iter().map(|seat| seat.control).collect();
    let days = std::iter::successors(today.tomorrow().ok(), |day| day.yesterday().ok()).take(33);
    days.into_iter().find(|&day| {
        let deal = deal::<G>(day);
        deal.seed == dealt.seed && deal.setup == dealt.setup && deal.controls == controls
    })
}
