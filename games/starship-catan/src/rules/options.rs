//! The rule options of section 12 and their presets.

use super::vocab::Seat;
use orrery_core::options::{options, presets};

options! {
    /// All options of section 12; the default is the preset `seed`.
    Options {
        /// SC-PROD-1: the faces of the yellow die.
        production_die: ProductionDie = "SC-PROD-1", "a production die" {
            /// The faces 1 1 2 2 3 3.
            ToThree = "1-3",
            /// The faces 1 2 2 3 3 4; a 4 produces nothing.
            ToFour = "1-4",
        },
        /// SC-PIR-3: the faces of the blue dice.
        combat_die: CombatDie = "SC-PIR-3", "a combat die" {
            /// The faces 1 2 2 3 3 4.
            ToFour = "1-4",
            /// The faces 1 1 2 2 3 3.
            ToThree = "1-3",
        },
        /// SC-BUILD-1: the price of cannons.
        cannon_cost: CannonCost = "SC-BUILD-1", "a price of cannons" {
            /// Cannons cost Carbon.
            Carbon = "carbon",
            /// Cannons cost Fuel.
            Fuel = "fuel",
        },
        /// SC-SET-7: the choice of the free first module.
        first_module: FirstModule = "SC-SET-7", "a first module" {
            /// Each player chooses a module.
            Choice = "choice",
            /// No choice: both players have Logistics.
            Logistics = "logistics",
        },
        /// SC-PIR-6: the rule about visiting the card that replaces beaten pirates.
        after_pirates: AfterPirates = "SC-PIR-6", "a rule after pirates" {
            /// The replacement is not visited.
            Pass = "pass",
            /// The replacement is visited as if just revealed.
            Visit = "visit",
        },
        /// SC-TRADE-4: exchanges between the players.
        exchange: ExchangeRule = "SC-TRADE-4", "an exchange" {
            /// The mover may offer up to three exchanges per turn.
            Offers = "offers",
            /// There are no exchanges.
            Off = "off",
        },
        /// SC-VAR-1: the facing of replacement cards from the reserve.
        reserve: ReserveFacing = "SC-VAR-1", "a way to lay the reserve" {
            /// Replacements are laid face up.
            FaceUp = "face up",
            /// Replacements are laid face down.
            FaceDown = "face down",
        },
        /// SC-HID-5: the memory aid for human players.
        memory: MemoryAid = "SC-HID-5", "a memory" {
            /// No memory aid.
            None = "none",
            /// The player may mark cards in notes.
            Notes = "notes",
            /// The program shows the cards that the player has seen.
            Open = "open",
        },
        /// SC-VAR-2: the seat that starts with a novice's money.
        handicap_money: HandicapMoney = "SC-VAR-2", "a novice's seat" {
            /// Neither seat.
            None = "none",
            /// Moon starts with 30 Astro, and Sun with 20.
            Moon = "moon",
            /// Sun starts with 30 Astro, and Moon with 20.
            Sun = "sun",
        },
        /// SC-VAR-2: the seat that starts with a novice's ship.
        handicap_ship: HandicapShip = "SC-VAR-2", "a novice's seat" {
            /// Neither seat.
            None = "none",
            /// Moon starts with 3 boosters and 2 cannons.
            Moon = "moon",
            /// Sun starts with 3 boosters and 2 cannons.
            Sun = "sun",
        },
        /// SC-VAR-2: the seat that has a novice's memory aid.
        handicap_notes: HandicapNotes = "SC-VAR-2", "a novice's seat" {
            /// Neither seat.
            None = "none",
            /// Moon has notes, and Sun has no memory aid.
            Moon = "moon",
            /// Sun has notes, and Moon has no memory aid.
            Sun = "sun",
        },
        /// SC-VAR-4: the extra resources of Sun at the start.
        sun_gift: SunGift = "SC-VAR-4", "a gift to Sun" {
            /// No gift.
            None = "none",
            /// 1 Carbon.
            Carbon = "carbon",
            /// 1 Carbon and 1 Ore.
            CarbonAndOre = "carbon and ore",
        },
        /// SC-END-2: the number of turns after which a match ends.
        turn_limit: TurnLimit = "SC-END-2", "a turn limit" {
            /// 200 turns, counting both players'.
            After200 = "200",
            /// No limit.
            Off = "off",
        },
        /// SC-SET-1: the choice of the player who is Moon. It is made before the deal, so the seats of a match already reflect
        /// it.
        moon: MoonSeat = "SC-SET-1" since 2, "a rule for who is Moon" {
            /// Chance decides.
            Drawn = "drawn",
            /// The player of the first seat is Moon.
            FirstSeat = "first seat",
            /// The player of the second seat is Moon.
            SecondSeat = "second seat",
        },
    } and {
        /// True if the match was begun under version 1 of the rules. In that version, the outposts of merchants and scientists
        /// are in each other's groups of the reserve (SC-CARD-2), and a novice has `open` memory instead of notes (SC-VAR-2).
        first_rules: bool,
    }
}

/// Implements what the handicaps have in common: each favours a novice in one of the two seats, or neither.
macro_rules! impl_handicap {
    ($($name:ident),+) => { $(
        impl $name {
            /// Returns the novice's seat, or `None` if neither player has this handicap.
            pub const fn novice(self) -> Option<Seat> {
                match self {
                    $name::None => None,
                    $name::Moon => Some(Seat::Moon),
                    $name::Sun => Some(Seat::Sun),
                }
            }

            /// Returns the handicap of the same player on the other side.
            const fn for_the_other_side(self) -> Self {
                match self {
                    $name::None => $name::None,
                    $name::Moon => $name::Sun,
                    $name::Sun => $name::Moon,
                }
            }
        }
    )+ };
}

impl_handicap!(HandicapMoney, HandicapShip, HandicapNotes);

impl Options {
    /// Returns the same options for a new match in which the two players change sides. A handicap follows the novice; Sun's gift
    /// stays with the side. The new match uses the current rules.
    #[must_use]
    pub fn for_the_other_side(self) -> Self {
        Options {
            handicap_money: self.handicap_money.for_the_other_side(),
            handicap_ship: self.handicap_ship.for_the_other_side(),
            handicap_notes: self.handicap_notes.for_the_other_side(),
            first_rules: false,
            ..self
        }
    }

    /// Returns the memory aid of a human player in this seat (SC-HID-5, SC-VAR-2).
    pub fn memory_of(&self, seat: Seat) -> MemoryAid {
        match self.handicap_notes.novice() {
            Some(novice) if novice == seat && self.first_rules => MemoryAid::Open,
            Some(novice) if novice == seat => MemoryAid::Notes,
            Some(_) => MemoryAid::None,
            None => self.memory,
        }
    }
}

presets! {
    /// A named set of options.
    Preset of Options {
        /// The default value of every option.
        Seed = "seed",
        /// The rulebook taken literally: cannons cost Fuel.
        SeedLiteral = "seed literal" { cannon_cost: CannonCost::Fuel },
        /// For a first match: Logistics for both players and open memory.
        FirstFlight = "first flight" { first_module: FirstModule::Logistics, memory: MemoryAid::Open },
        /// The reserve is laid face down (SC-VAR-1).
        Discovery = "discovery" { reserve: ReserveFacing::FaceDown },
        /// Sun's gift of Carbon and Ore (SC-VAR-4).
        Even = "even" { sun_gift: SunGift::CarbonAndOre },
    }
}
