//! Rule options and presets (section 15).

use orrery_core::options::{options, presets};

options! {
    /// The rule options of a match.
    Options {
        /// CB-SET-8: the choice of the first player.
        first_player: FirstPlayer = "CB-SET-8", "a first player" {
            /// The first player is drawn by lot.
            Random = "random",
            /// The first seat begins.
            Chosen = "chosen",
        },
        /// CB-PIR-2: the area in which a player counts as a pirate.
        pirates: PirateScope = "CB-PIR-2", "a rule for where pirates are known" {
            /// The whole galaxy.
            Galaxy = "galaxy",
            /// Only quadrants with a pirate token of the player.
            Quadrant = "quadrant",
        },
        /// CB-BRD-4: the reach of the police.
        patrols: PatrolReach = "CB-BRD-4", "the reach of patrols" {
            /// One sector on each side.
            Seed = "seed",
            /// Two sectors on each side.
            Alert = "alert",
        },
        /// CB-FLE-2: the price of evading an inspection.
        evasion: EvasionPrice = "CB-FLE-2", "the price of evasion" {
            /// At most one hit.
            OneHit = "one hit",
            /// The same price as for any other escape.
            Table = "table",
        },
        /// CB-END-1: the time at which the goal ends the match.
        goal: GoalTiming = "CB-END-1", "a rule for when the goal counts" {
            /// At the end of a round.
            Round = "round",
            /// At once, after any order.
            AtOnce = "at once",
        },
        /// CB-OBJ-1: objectives on or off.
        objectives: ObjectiveRule = "CB-OBJ-1", "a rule for objectives" {
            /// Each player has an objective.
            On = "on",
            /// No objectives.
            Off = "off",
        },
        /// CB-END-2: the last round.
        rounds: RoundLimit = "CB-END-2", "a number of rounds" {
            /// Round 60, 50 or 40, for two, three or four players.
            Standard = "standard",
            /// Round 40, 30 or 25, for two, three or four players.
            Short = "short",
            /// No last round.
            None = "none",
        },
        /// Section 13: the order of a round.
        order: RoundOrder = "CB-SIM-1", "the order of a round" {
            /// One player's turn after the other.
            Turns = "turns",
            /// All players at once.
            Simultaneous = "simultaneous",
        },
        /// CB-SIM-5: changes of planned steps.
        change: PlanChanges = "CB-SIM-5", "a rule for changing plans" {
            /// No changes.
            Off = "off",
            /// Each player may change one step per round.
            On = "on",
        },
        /// CB-ALI-2: the behaviour of raiders towards a ship without a weapon upgrade.
        raids: RaidRule = "CB-ALI-2", "a rule for raiders and unarmed ships" {
            /// Raiders attack the ship like any other.
            Attack = "attack",
            /// Raiders take the metals in the hold and let the ship go, unless its player has a Friendly Alien.
            Tribute = "tribute",
        },
        /// CB-BRK-3: the return of a broken-down ship to a spaceport.
        breakdowns: BreakdownRule = "CB-BRK-3", "a rule for the end of a breakdown" {
            /// The ship has to fly to a spaceport, with one move per turn.
            Drift = "drift",
            /// The ship is towed at once to the nearest open spaceport.
            Tow = "tow",
        },
        /// CB-SET-6: the engine of ships at the start.
        engines: StartingEngine = "CB-SET-6", "a starting engine" {
            /// No engine upgrade.
            Bare = "bare",
            /// Each ship begins with `Engine1`.
            Fitted = "fitted",
        },
        /// CB-OBJ-1: the condition for the Outlaw objective.
        outlaw: OutlawCondition = "CB-OBJ-1", "a condition for an Outlaw" {
            /// Any attack, won or lost.
            Attack = "attack",
            /// A successful attack.
            Win = "won attack",
        },
        /// CB-MKT-1: the prices that markets pay for Iron and Carbon.
        prices: PriceTable = "CB-MKT-1", "prices of lawful metals" {
            /// 200, 100 and 50 credits.
            Seed = "seed",
            /// 300, 200 and 100 credits.
            Fair = "fair",
        },
        /// CB-ALI-2: a truce with raiders at the start.
        truce: Truce = "CB-ALI-2" since 3, "a truce of raiders" {
            /// Raiders attack from the first round.
            None = "none",
            /// Raiders attack no ship in the first two rounds.
            Kept = "two rounds",
        },
        /// CB-BRK-1: the upgrade that a breakdown costs.
        wrecks: BreakdownCost = "CB-BRK-1" since 3, "a cost of a breakdown" {
            /// One upgrade.
            Stripped = "stripped",
            /// No upgrade.
            Whole = "whole",
        },
        /// CB-END-1: the target in credits.
        target: CreditTarget = "CB-END-1" since 3, "a target" {
            /// 3000, 2500 or 2000 credits, for two, three or four players.
            Full = "full",
            /// 2000, 2000 or 1500 credits, for two, three or four players.
            Near = "near",
        },
    } and {
        /// The edition of the rules. A match keeps the edition under which it began; no set-up offers a choice.
        edition: RulesEdition,
    }
}

/// An edition of the rules. A match begun under an earlier edition keeps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum RulesEdition {
    /// Version 1: Engine Boosts end with the step, the order of play is the order of the seats at set-up, and a robbed player is
    /// asked what to hide only if they own a Hidden Hold.
    First,
    /// The current rules.
    #[default]
    Present,
}

presets! {
    /// A named set of options.
    Preset of Options {
        /// The default value of every option.
        Seed = "seed",
        /// Fewer rounds.
        Short = "short" { rounds: RoundLimit::Short },
        /// Police with a longer reach.
        Sharp = "sharp" { patrols: PatrolReach::Alert },
        /// Simultaneous play: all players plan at the same time, and each may change one planned step per round.
        Secret = "secret" { order: RoundOrder::Simultaneous, change: PlanChanges::On },
        /// Milder raids and breakdowns, a quicker start, and an Outlaw objective that needs a successful attack.
        Tuned = "tuned" {
            raids: RaidRule::Tribute,
            breakdowns: BreakdownRule::Tow,
            engines: StartingEngine::Fitted,
            outlaw: OutlawCondition::Win,
        },
        /// The designer's draft unchanged: only the goal ends a match, and does so at once.
        Draft = "draft" { rounds: RoundLimit::None, goal: GoalTiming::AtOnce },
        /// For first matches: like [`Preset::Tuned`], but with a truce, breakdowns that cost no upgrade, a nearer target and
        /// fewer rounds.
        Gentle = "gentle" from Tuned {
            truce: Truce::Kept,
            wrecks: BreakdownCost::Whole,
            target: CreditTarget::Near,
            rounds: RoundLimit::Short,
        },
    }
}
