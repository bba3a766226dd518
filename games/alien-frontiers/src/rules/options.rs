//! The rule options of section 8 and their presets.

use orrery_core::options::{options, presets};

options! {
    /// All options of section 8; the default is the preset `2011`.
    Options {
        /// SET-6: the number of colonies per player.
        length: MatchLength = "SET-6", "a length" {
            /// 8, 7 or 6 colonies with 2, 3 or 4 players.
            Normal = "normal",
            /// Always 8 colonies.
            Long = "long",
        },
        /// SET-7: how the first player is determined.
        first_player: FirstPlayer = "SET-7", "a rule for finding the first player" {
            /// The player with the highest roll.
            Roll = "roll",
            /// A random player.
            Random = "random",
            /// The player in the first seat.
            Chosen = "chosen",
        },
        /// SET-4: the supply of fuel and ore.
        supply: Supply = "SET-4", "a supply" {
            /// No limit.
            Unlimited = "unlimited",
            /// 30 fuel and 20 ore.
            Limited = "limited",
        },
        /// TURN-5: the condition under which the Maintenance Bay is refused.
        docking_duty: DockingDuty = "TURN-5", "a docking duty" {
            /// Refused while the ship could dock alone at no cost.
            Soft = "soft",
            /// Never refused.
            Free = "free",
            /// Refused while the ship could dock anywhere else, alone or in a group, even at a price.
            Strict = "strict",
        },
        /// FAC-LM: the players whose ships set the lowest value.
        mine: MineRule = "FAC-LM", "a mine rule" {
            /// All players.
            Strict = "strict",
            /// Only other players.
            Forgiving = "forgiving",
        },
        /// FAC-OM: the effect of a docked pair after one of its ships was teleported out.
        market_after_teleport: MarketAfterTeleport = "FAC-OM", "a market rule" {
            /// The pair allows no more trades.
            Ends = "ends",
            /// The pair allows trades until the turn ends.
            Kept = "kept",
        },
        /// FAC-SY: the price of the sixth ship.
        sixth_ship: SixthShipPrice = "FAC-SY", "a sixth ship's price" {
            /// 3 fuel and 3 ore.
            ThreeOre = "3+3",
            /// 3 fuel and 2 ore.
            Text2011 = "2011 text",
        },
        /// TER-AC: the ship of a turn that earns Asimov Crater's extra circle when it docks.
        asimov: AsimovRule = "TER-AC", "an Asimov rule" {
            /// The second ship.
            SecondShip = "second ship",
            /// The first ship that docks while the mover has the bonus.
            Text2011 = "2011 text",
        },
        /// FAC-CH 4: how long surplus advances are kept for a launch.
        hub_surplus: HubSurplus = "FAC-CH", "a hub surplus rule" {
            /// Only for the next order.
            Immediate = "immediate",
            /// Until the turn ends.
            UntilEndOfTurn = "until end of turn",
        },
        /// TECH-PC: the number of ships that a victim of the Plasma Cannon's discard must have.
        cannon_minimum: CannonMinimum = "TECH-PC", "a cannon minimum" {
            /// More than three ships that are not in stock, without one at the Terraforming Station.
            Rules2011 = "2011",
            /// More than three ships that are not in stock, including one at the Terraforming Station.
            Rules2010 = "2010",
        },
        /// END-4: the number of victory points that ends the match.
        vp_target: VpTarget = "END-4", "a point target" {
            /// No target.
            Off = "off",
            /// 12, 10 or 9 with 2, 3 or 4 players.
            Standard = "standard",
            /// As `standard`, but 8 points with four players.
            Short = "short",
        },
        /// TECH-PC: the owners of the ships that one use of the Plasma Cannon may hit.
        cannon_owners: CannonOwners = "TECH-PC" since 2, "a rule of whose ships are hit" {
            /// Any number of opponents.
            Any = "any",
            /// One opponent.
            One = "one",
        },
        /// FAC-CH 5: the facilities that may take the last colony off the Hub track.
        last_hub_colony: LastHubColony = "FAC-CH" since 2, "a rule of the last colony" {
            /// The Terraforming Station and the Colony Constructor.
            Any = "any",
            /// Only the Terraforming Station.
            Terraforming = "terraforming",
        },
        /// FAC-MB: whether cards affect ships in the Maintenance Bay.
        bay: BayReach = "FAC-MB" since 2, "a rule of the Bay" {
            /// Cards do not affect ships in the Bay.
            OutOfReach = "out of reach",
            /// Cards affect ships in the Bay.
            InReach = "in reach",
        },
    } and {
        /// True for a match that began under version 1 of the rules. Version 1 differs in the total that a raid on a thinned run
        /// needs, and in the Plasma Cannon's discard at the Terraforming Station.
        version_one: bool,
    }
}

presets! {
    /// A named set of options.
    Preset of Options {
        /// The preset `2011`, with the default of every option.
        Rules2011 = "2011",
        /// The rules of the 2010 edition where they differ from those of 2011.
        Rules2010 = "2010" {
            cannon_minimum: CannonMinimum::Rules2010,
            cannon_owners: CannonOwners::One,
            last_hub_colony: LastHubColony::Terraforming,
            bay: BayReach::InReach,
        },
        /// The text of the 2011 rules, taken literally.
        Literal2011 = "2011 literal" { sixth_ship: SixthShipPrice::Text2011, asimov: AsimovRule::Text2011 },
        /// The rules of the 2011 tablet app.
        App = "app" {
            docking_duty: DockingDuty::Free,
            hub_surplus: HubSurplus::UntilEndOfTurn,
            mine: MineRule::Forgiving,
            market_after_teleport: MarketAfterTeleport::Kept,
        },
    }
}
