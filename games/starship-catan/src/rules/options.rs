//! The rule options of section 12 and their presets.

use serde::{Deserialize, Serialize};

use super::vocab::Seat;
use orrery_core::PresetList;
use orrery_core::options::{as_words, options};

options! {
    /// All options of section 12; the default is the preset `seed`.
    Options {
        /// SC-PROD-1: the faces of the yellow die.
        production_die: ProductionDie = "SC-PROD-1", "a production die" {
            /// 1 1 2 2 3 3.
            ToThree = "1-3",
            /// 1 2 2 3 3 4; a 4 produces nothing.
            ToFour = "1-4",
        },
        /// SC-PIR-3: the faces of the blue dice.
        combat_die: CombatDie = "SC-PIR-3", "a combat die" {
            /// 1 2 2 3 3 4.
            ToFour = "1-4",
            /// 1 1 2 2 3 3.
            ToThree = "1-3",
        },
        /// SC-BUILD-1: what cannons cost.
        cannon_cost: CannonCost = "SC-BUILD-1", "a price of cannons" {
            /// Carbon.
            Carbon = "carbon",
            /// Fuel.
            Fuel = "fuel",
        },
        /// SC-SET-7: who chooses the free first module.
        first_module: FirstModule = "SC-SET-7", "a first module" {
            /// Each player.
            Choice = "choice",
            /// Nobody: both have Logistics.
            Logistics = "logistics",
        },
        /// SC-PIR-6: what becomes of the replacement of beaten pirates.
        after_pirates: AfterPirates = "SC-PIR-6", "a rule after pirates" {
            /// It is passed.
            Pass = "pass",
            /// It is visited.
            Visit = "visit",
        },
        /// SC-TRADE-4: whether there is exchange between players.
        exchange: Exchange = "SC-TRADE-4", "an exchange" {
            /// Three offers a turn.
            Offers = "offers",
            /// None.
            Off = "off",
        },
        /// SC-VAR-1: how replacements from the reserve are laid.
        reserve: ReserveLaid = "SC-VAR-1", "a way to lay the reserve" {
            /// Face up.
            FaceUp = "face up",
            /// Face down.
            FaceDown = "face down",
        },
        /// SC-HID-5: what helps people to remember.
        memory: Memory = "SC-HID-5", "a memory" {
            /// Nothing.
            None = "none",
            /// Marks of their own.
            Notes = "notes",
            /// The cards they have seen are shown.
            Open = "open",
        },
        /// SC-VAR-2: whose start money is a novice's.
        handicap_money: HandicapMoney = "SC-VAR-2", "a novice's seat" {
            /// Nobody's.
            None = "none",
            /// Moon's: 30 Astro, the other 20.
            Moon = "moon",
            /// Sun's.
            Sun = "sun",
        },
        /// SC-VAR-2: whose ship is a novice's.
        handicap_ship: HandicapShip = "SC-VAR-2", "a novice's seat" {
            /// Nobody's.
            None = "none",
            /// Moon's: 3 boosters and 2 cannons.
            Moon = "moon",
            /// Sun's.
            Sun = "sun",
        },
        /// SC-VAR-2: whose memory is a novice's.
        handicap_notes: HandicapNotes = "SC-VAR-2", "a novice's seat" {
            /// Nobody's.
            None = "none",
            /// Moon's: notes, the other's none.
            Moon = "moon",
            /// Sun's.
            Sun = "sun",
        },
        /// SC-VAR-4: what Sun has more at the start.
        sun_gift: SunGift = "SC-VAR-4", "a gift to Sun" {
            /// Nothing.
            None = "none",
            /// 1 Carbon.
            Carbon = "carbon",
            /// 1 Carbon and 1 Ore.
            CarbonAndOre = "carbon and ore",
        },
        /// SC-END-2: after how many turns a match ends.
        turn_limit: TurnLimit = "SC-END-2", "a turn limit" {
            /// 200, both players' counted.
            After200 = "200",
            /// Never.
            Off = "off",
        },
        /// SC-SET-1: who is Moon, settled before a match is dealt: its seats stand as they came out.
        moon: MoonSeat = "SC-SET-1" since 2, "who is Moon" {
            /// Whoever chance says.
            Drawn = "drawn",
            /// The player of the first seat.
            FirstSeat = "first seat",
            /// The player of the second seat.
            SecondSeat = "second seat",
        },
    } and {
        /// Whether the match was begun under version 1 of the rules: the outposts of merchants and scientists lie in each other's
        /// groups of the reserve (SC-CARD-2), and what a novice's notes are is `open` (SC-VAR-2).
        first_rules: bool,
    }
}

impl HandicapMoney {
    /// The novice's seat.
    #[must_use]
    pub const fn novice(self) -> Option<Seat> {
        match self {
            HandicapMoney::None => None,
            HandicapMoney::Moon => Some(Seat::Moon),
            HandicapMoney::Sun => Some(Seat::Sun),
        }
    }
}

impl HandicapShip {
    /// The novice's seat.
    #[must_use]
    pub const fn novice(self) -> Option<Seat> {
        match self {
            HandicapShip::None => None,
            HandicapShip::Moon => Some(Seat::Moon),
            HandicapShip::Sun => Some(Seat::Sun),
        }
    }
}

impl HandicapNotes {
    /// The novice's seat.
    #[must_use]
    pub const fn novice(self) -> Option<Seat> {
        match self {
            HandicapNotes::None => None,
            HandicapNotes::Moon => Some(Seat::Moon),
            HandicapNotes::Sun => Some(Seat::Sun),
        }
    }
}

impl Options {
    /// The same for two players who have changed sides: a handicap is the novice's, not the side's. Sun's gift is the side's. It is a new
    /// match, by the rules of now.
    #[must_use]
    pub fn for_the_other_side(self) -> Self {
        let of = |novice: Option<Seat>| novice.map(Seat::other);
        Options {
            handicap_money: match of(self.handicap_money.novice()) {
                None => HandicapMoney::None,
                Some(Seat::Moon) => HandicapMoney::Moon,
                Some(Seat::Sun) => HandicapMoney::Sun,
            },
            handicap_ship: match of(self.handicap_ship.novice()) {
                None => HandicapShip::None,
                Some(Seat::Moon) => HandicapShip::Moon,
                Some(Seat::Sun) => HandicapShip::Sun,
            },
            handicap_notes: match of(self.handicap_notes.novice()) {
                None => HandicapNotes::None,
                Some(Seat::Moon) => HandicapNotes::Moon,
                Some(Seat::Sun) => HandicapNotes::Sun,
            },
            first_rules: false,
            ..self
        }
    }

    /// What helps the person in this seat to remember (SC-HID-5, SC-VAR-2).
    #[must_use]
    pub fn memory_of(&self, seat: Seat) -> Memory {
        match self.handicap_notes.novice() {
            Some(novice) if novice == seat && self.first_rules => Memory::Open,
            Some(novice) if novice == seat => Memory::Notes,
            Some(_) => Memory::None,
            None => self.memory,
        }
    }
}

/// A named set of options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Preset {
    /// All defaults.
    #[default]
    Seed,
    /// The rulebook by the letter: cannons cost Fuel.
    SeedLiteral,
    /// For a first match: Logistics for both, memory open.
    FirstFlight,
    /// The reserve is laid face down (SC-VAR-1).
    Discovery,
    /// Sun's gift of Carbon and Ore (SC-VAR-4).
    Even,
}

as_words!(Preset, "a preset");

impl Preset {
    /// Every preset, the default first.
    pub const ALL: &'static [Preset] =
        &[Preset::Seed, Preset::SeedLiteral, Preset::FirstFlight, Preset::Discovery, Preset::Even];

    /// The word of scenario files and the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Preset::Seed => "seed",
            Preset::SeedLiteral => "seed literal",
            Preset::FirstFlight => "first flight",
            Preset::Discovery => "discovery",
            Preset::Even => "even",
        }
    }

    /// Reads a word, ignoring case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|v| v.word().eq_ignore_ascii_case(word))
    }

    /// The options this preset stands for.
    #[must_use]
    pub fn options(self) -> Options {
        let defaults = Options::default();
        match self {
            Preset::Seed => defaults,
            Preset::SeedLiteral => Options { cannon_cost: CannonCost::Fuel, ..defaults },
            Preset::FirstFlight => Options { first_module: FirstModule::Logistics, memory: Memory::Open, ..defaults },
            Preset::Discovery => Options { reserve: ReserveLaid::FaceDown, ..defaults },
            Preset::Even => Options { sun_gift: SunGift::CarbonAndOre, ..defaults },
        }
    }
}

impl PresetList for Preset {
    type Options = Options;

    fn options(self) -> Options {
        Preset::options(self)
    }
}
