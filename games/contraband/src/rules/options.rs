//! Rule options and presets (section 15).

use serde::{Deserialize, Serialize};

use orrery_core::PresetList;
use orrery_core::options::{as_words, options};

options! {
    /// All options of a match.
    Options {
        /// CB-SET-8: who begins.
        first_player: FirstPlayer = "CB-SET-8", "a first player" {
            /// Drawn by lot.
            Random = "random",
            /// The first seat.
            Chosen = "chosen",
        },
        /// CB-PIR-2: where a pirate is one.
        pirates: Pirates = "CB-PIR-2", "where pirates are known" {
            /// Everywhere.
            Galaxy = "galaxy",
            /// Where his token lies.
            Quadrant = "quadrant",
        },
        /// CB-BRD-4: how far the police reaches.
        patrols: Patrols = "CB-BRD-4", "the reach of patrols" {
            /// One sector on each side.
            Seed = "seed",
            /// Two.
            Alert = "alert",
        },
        /// CB-FLE-2: what it costs to evade an inspection.
        evasion: Evasion = "CB-FLE-2", "the price of evasion" {
            /// One hit at most.
            OneHit = "one hit",
            /// What every flight costs.
            Table = "table",
        },
        /// CB-END-1: when the goal ends the match.
        goal: Goal = "CB-END-1", "when the goal counts" {
            /// When a round is over.
            Round = "round",
            /// At once.
            AtOnce = "at once",
        },
        /// CB-OBJ-1: whether there are objectives.
        objectives: Objectives = "CB-OBJ-1", "whether there are objectives" {
            /// There are.
            On = "on",
            /// There are none.
            Off = "off",
        },
        /// CB-END-2: the last round.
        rounds: Rounds = "CB-END-2", "a number of rounds" {
            /// 60, 50 or 40.
            Standard = "standard",
            /// 40, 30 or 25.
            Short = "short",
            /// There is no last round.
            None = "none",
        },
        /// Section 13: the order of a round.
        order: RoundOrder = "CB-SIM-1", "the order of a round" {
            /// One turn after the other.
            Turns = "turns",
            /// All at once.
            Simultaneous = "simultaneous",
        },
        /// CB-SIM-5: whether a planned step may be changed.
        change: Change = "CB-SIM-5", "whether plans may change" {
            /// They may not.
            Off = "off",
            /// One step a round.
            On = "on",
        },
        /// CB-ALI-2: what raiders do to a ship without a weapon.
        raids: Raids = "CB-ALI-2", "what raiders do to the unarmed" {
            /// They attack it like any other.
            Attack = "attack",
            /// They take its hold, and let it go.
            Tribute = "tribute",
        },
        /// CB-BRK-3: how a ship in breakdown comes to a spaceport.
        breakdowns: Breakdowns = "CB-BRK-3", "what follows a breakdown" {
            /// By itself, a move a turn.
            Drift = "drift",
            /// It is towed to the nearest one at once.
            Tow = "tow",
        },
        /// CB-SET-6: what engine ships begin with.
        engines: Engines = "CB-SET-6", "what engine ships begin with" {
            /// None built in.
            Bare = "bare",
            /// `Engine1`.
            Fitted = "fitted",
        },
        /// CB-OBJ-1: what fulfils the Outlaw's objective.
        outlaw: OutlawBy = "CB-OBJ-1", "what makes an Outlaw" {
            /// An attack, won or lost.
            Attack = "attack",
            /// An attack that is won.
            Win = "won attack",
        },
        /// CB-MKT-1: what markets pay for Iron and Carbon.
        prices: Prices = "CB-MKT-1", "prices of lawful metals" {
            /// 200, 100 and 50.
            Seed = "seed",
            /// 300, 200 and 100.
            Fair = "fair",
        },
        /// CB-ALI-2: whether raiders keep a peace at the start.
        truce: Truce = "CB-ALI-2" since 3, "a truce of raiders" {
            /// They attack from the first round on.
            None = "none",
            /// They attack nobody in the first rounds.
            Kept = "two rounds",
        },
        /// CB-BRK-1: what a breakdown costs beside the hold.
        wrecks: Wrecks = "CB-BRK-1" since 3, "what a breakdown costs" {
            /// An upgrade.
            Stripped = "stripped",
            /// No upgrade.
            Whole = "whole",
        },
        /// CB-END-1: how high the target is.
        target: Target = "CB-END-1" since 3, "a target" {
            /// 3000, 2500 or 2000.
            Full = "full",
            /// 2000, 2000 or 1500.
            Near = "near",
        },
    } and {
        /// The edition of the rules: a match keeps the one under which it was begun. No set-up offers it.
        edition: Edition,
    }
}

/// An edition of the rules, by what it plays otherwise than the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Edition {
    /// The rules of version 1: Engine Boosts end with the step, play goes in the order of the seats as they were set up, and of those
    /// who are robbed only the owner of a Hidden Hold is asked what he hides.
    First,
    /// The rules of now.
    #[default]
    Present,
}

/// A named set of options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Preset {
    /// All defaults.
    #[default]
    Seed,
    /// Fewer rounds.
    Short,
    /// A police that reaches further.
    Sharp,
    /// Simultaneous order with changes.
    Secret,
    /// Milder raids and breakdowns, a quicker start, no objective for nothing.
    Tuned,
    /// The designer's draft alone: nothing but the goal ends a match.
    Draft,
    /// For first matches: as tuned, and a truce, breakdowns that cost no upgrade, a near target and fewer rounds.
    Gentle,
}

as_words!(Preset, "a preset");

impl Preset {
    /// Every preset, the default first.
    pub const ALL: &'static [Preset] =
        &[Preset::Seed, Preset::Short, Preset::Sharp, Preset::Secret, Preset::Tuned, Preset::Draft, Preset::Gentle];

    /// The word of scenario files and the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Preset::Seed => "seed",
            Preset::Short => "short",
            Preset::Sharp => "sharp",
            Preset::Secret => "secret",
            Preset::Tuned => "tuned",
            Preset::Draft => "draft",
            Preset::Gentle => "gentle",
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
            Preset::Short => Options { rounds: Rounds::Short, ..defaults },
            Preset::Sharp => Options { patrols: Patrols::Alert, ..defaults },
            Preset::Secret => Options { order: RoundOrder::Simultaneous, change: Change::On, ..defaults },
            Preset::Tuned => Options {
                raids: Raids::Tribute,
                breakdowns: Breakdowns::Tow,
                engines: Engines::Fitted,
                outlaw: OutlawBy::Win,
                ..defaults
            },
            Preset::Draft => Options { rounds: Rounds::None, goal: Goal::AtOnce, ..defaults },
            Preset::Gentle => Options {
                truce: Truce::Kept,
                wrecks: Wrecks::Whole,
                target: Target::Near,
                rounds: Rounds::Short,
                ..Preset::Tuned.options()
            },
        }
    }
}

impl PresetList for Preset {
    type Options = Options;

    fn options(self) -> Options {
        Preset::options(self)
    }
}
