//! The deal of the day: the same for everybody on that date, without asking anybody.

use jiff::civil::{Date, Weekday};

use super::matches::Control;
use super::share::Deal;
use crate::core::{Character, Level, Opponent, PresetList as _, Rules, Setup};

/// The date here and now, by the system's time zone.
#[must_use]
pub fn today() -> Date {
    jiff::Zoned::now().date()
}

/// The deal of a date: one person against one to three opponents, as many as the game takes, by its usual rules. Like
/// crosswords of newspapers, it is easiest on Monday and hardest on Sunday.
#[must_use]
pub fn deal<G: Rules>(date: Date) -> Deal<G> {
    let mut numbers = Numbers::of(date);
    let level = match date.weekday() {
        Weekday::Monday => Level::Cadet,
        Weekday::Tuesday | Weekday::Wednesday => Level::Pilot,
        Weekday::Thursday | Weekday::Friday => Level::Captain,
        Weekday::Saturday => Level::Commodore,
        Weekday::Sunday => Level::Admiral,
    };
    let (least, most) = G::PLAYERS.into_inner();
    let players = least + numbers.below(u64::from(most - least) + 1) as u8;
    let mut characters: Vec<Character> = Character::all::<G>().collect();
    let mut controls = vec![Control::Human];
    for _ in 1..players {
        let character = match characters.len() {
            0 => Character::PLAIN,
            left => characters.swap_remove(numbers.below(left as u64) as usize),
        };
        controls.push(Control::Ai(Opponent::Engine { level, character }));
    }
    let preset = G::Preset::default();
    let seed = numbers.next() >> 32;
    Deal { setup: Setup::plain(players, preset.options()), controls, seed, preset: Some(preset) }
}

/// Numbers that look like chance and come from a date alone (SplitMix64).
struct Numbers(u64);

impl Numbers {
    fn of(date: Date) -> Self {
        let (year, month, day) = (date.year().cast_unsigned(), date.month().unsigned_abs(), date.day().unsigned_abs());
        Numbers(u64::from(year) << 16 | u64::from(month) << 8 | u64::from(day))
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `bound`, which is small: that some come up oftener by one in 2^60 does not matter.
    const fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }
}
