//! The deal of the day: the same for everybody on that date, without asking anybody.

use jiff::civil::{Date, Weekday};

use super::contract::Scenarios;
use super::matches::{Control, Match};
use super::share::Deal;
use orrery_core::{Character, Generator, Level, Opponent, PresetList as _, Rules, Setup};

/// The date here and now, by the system's time zone.
#[must_use]
pub fn today() -> Date {
    jiff::Zoned::now().date()
}

/// The deal of a date: one person and up to three opponents, by the usual rules of the game. How many play is drawn among all
/// numbers of players that the game takes: one that can be played alone is a deal alone on some days. Like crosswords of
/// newspapers, opponents are easiest on Monday and hardest on Sunday; alone, every day of the week is alike.
#[must_use]
pub fn deal<G: Rules>(date: Date) -> Deal<G> {
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
    let mut characters: Vec<Character> = Character::all::<G>().collect();
    let mut controls = vec![Control::Human];
    for _ in 1..players {
        let character = match characters.len() {
            0 => Character::PLAIN,
            left => characters.swap_remove(below(&mut numbers, left as u64) as usize),
        };
        controls.push(Control::Ai(Opponent::Engine { level, character }));
    }
    let preset = G::Preset::default();
    let seed = numbers.next() >> 32;
    Deal { setup: Setup::plain(players, preset.options()), controls, seed, preset: Some(preset) }
}

/// Numbers that look like chance and come from a date alone.
fn numbers_of(date: Date) -> Generator {
    let (year, month, day) = (date.year().cast_unsigned(), date.month().unsigned_abs(), date.day().unsigned_abs());
    Generator::new(u64::from(year) << 16 | u64::from(month) << 8 | u64::from(day))
}

/// A number below `bound`, which is small: that some come up oftener by one in 2^60 does not matter. Another one than
/// [`Generator::below`] gives, since deals of the past stay.
const fn below(numbers: &mut Generator, bound: u64) -> u64 {
    numbers.next() % bound
}

/// The day whose deal a match is, of the last month; a match may be finished later than it was begun. It is played by those of that
/// day: who lends a seat, or takes one over, plays it still, who begins the same deal against others does not.
#[must_use]
pub fn day_of<G: Scenarios>(game: &Match<G>, today: Date) -> Option<Date> {
    let dealt = Deal::of(game).ok()?;
    let controls: Vec<Control> = game.seats_as_set_up().iter().map(|seat| seat.control).collect();
    let days = std::iter::successors(today.tomorrow().ok(), |day| day.yesterday().ok()).take(33);
    days.into_iter().find(|&day| {
        let deal = deal::<G>(day);
        deal.seed == dealt.seed && deal.setup == dealt.setup && deal.controls == controls
    })
}
