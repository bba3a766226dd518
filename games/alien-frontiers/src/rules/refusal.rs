//! Refusals: why an order is not legal, with the facts a player wants to know.

use super::order::Ship;
use super::ships::Ships;
use super::vocab::{Card, Facility, Field, Territory};
use orrery_core::Colour;

/// Ships for a sentence: `none` where there are none.
struct Listed(Ships);

impl std::fmt::Display for Listed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.is_empty() { f.write_str("none") } else { write!(f, "{}", self.0) }
    }
}

/// Why an order was refused. The position is untouched.
///
/// `Display` gives plain English for logs and the command line; the window words it from the
/// language files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// The game is over (END-2).
    #[error("the match is over")]
    MatchOver,
    /// The fleet must be rolled first (TURN-2).
    #[error("the fleet must be rolled first")]
    RollFirst,
    /// The fleet has been rolled already (TURN-2).
    #[error("the fleet has been rolled already")]
    AlreadyRolled,
    /// An order that docks, moves or aims at nothing.
    #[error("no ship is named")]
    NoShips,
    /// The named ships are not in hand.
    #[error("{wanted} is not among the unplaced ships ({})", Listed(*hand))]
    NotInHand {
        /// The ships named.
        wanted: Ships,
        /// The unplaced ships.
        hand: Ships,
    },
    /// This facility is not docked at in this way.
    #[error("{facility} takes another kind of order")]
    WrongOrder {
        /// The facility.
        facility: Facility,
    },
    /// The facility takes groups of another size.
    #[error("{facility} takes {needed} ships together, not {given}")]
    GroupSize {
        /// The facility.
        facility: Facility,
        /// Ships needed.
        needed: u8,
        /// Ships named.
        given: u8,
    },
    /// The facility takes equal ships.
    #[error("{facility} takes ships of one value")]
    NotEqual {
        /// The facility.
        facility: Facility,
    },
    /// The Raiders' Outpost takes a run.
    #[error("the Raiders' Outpost takes three ships in sequence")]
    NotARun,
    /// Too few free docks.
    #[error("{facility} has {free} free docks, {needed} are needed")]
    NoDock {
        /// The facility.
        facility: Facility,
        /// Free docks, or groups of docks.
        free: u8,
        /// Docks, or groups of docks, needed.
        needed: u8,
    },
    /// FAC-LM: the ship is lower than a ship docked there.
    #[error("the mine already holds a {highest}: a {value} is too low")]
    MineTooLow {
        /// The ship's value.
        value: u8,
        /// The highest ship there.
        highest: u8,
    },
    /// The price cannot be paid.
    #[error("the price is {fuel} fuel and {ore} ore, there are {have_fuel} fuel and {have_ore} ore")]
    Price {
        /// Fuel asked.
        fuel: u8,
        /// Ore asked.
        ore: u8,
        /// Fuel held.
        have_fuel: u8,
        /// Ore held.
        have_ore: u8,
    },
    /// FAC-SY: all six ships are out.
    #[error("no ship is left in stock")]
    NoStock,
    /// Every colony stands on a territory already.
    #[error("no colony is left to place")]
    NoColonyLeft,
    /// FAC-CH 3: the finished colony must be launched first.
    #[error("a finished colony waits on the track")]
    HubWaits,
    /// FAC-CH 2: no colony on circle 7.
    #[error("no finished colony: the track stands at {circle} of 7")]
    NothingToLaunch {
        /// The circle reached, 0 for none.
        circle: u8,
    },
    /// FAC-TS: the ship is not a six.
    #[error("the Terraforming Station takes a ship of value 6, not {value}")]
    NotASix {
        /// The ship's value.
        value: u8,
    },
    /// FAC-TS: too few other ships.
    #[error("the Terraforming Station asks for three other ships, there are {others}")]
    FleetTooSmall {
        /// Ships of his colour out of stock, the one used not counted.
        others: u8,
    },
    /// FAC-RO: the run does not beat the one docked.
    #[error("a total of {needed} is needed against the ships docked, {total} is too little")]
    RaidTooWeak {
        /// The run's total.
        total: u8,
        /// The least total that is enough.
        needed: u8,
    },
    /// FAC-RO: more than four resources.
    #[error("a raid takes at most four resources, not {asked}")]
    RaidTooMuch {
        /// Resources named.
        asked: u8,
    },
    /// FAC-RO: the victim has less.
    #[error("{colour} has {fuel} fuel and {ore} ore only")]
    VictimHasLess {
        /// The victim.
        colour: Colour,
        /// Fuel held.
        fuel: u8,
        /// Ore held.
        ore: u8,
    },
    /// Only opponents may be named.
    #[error("{colour} is the mover himself")]
    OwnColour {
        /// The mover.
        colour: Colour,
    },
    /// The colour does not play.
    #[error("{colour} does not play in this match")]
    NotPlaying {
        /// The colour.
        colour: Colour,
    },
    /// TECH-HD: no resource may be taken.
    #[error("{colour}'s Holographic Decoy protects fuel and ore")]
    DecoyProtects {
        /// The holder.
        colour: Colour,
    },
    /// TECH-HD: only the Decoy may be taken.
    #[error("a raid on {colour} takes the Holographic Decoy and nothing else")]
    DecoyFirst {
        /// The holder.
        colour: Colour,
    },
    /// The card is not held by that player.
    #[error("{colour} does not hold {card}")]
    NotHeld {
        /// Who.
        colour: Colour,
        /// Which card.
        card: Card,
    },
    /// FAC-AA: no cycle left.
    #[error("no ship docked at the Alien Artifact is left for a new display")]
    NoCycle,
    /// FAC-AA: deck, display and pile are all empty.
    #[error("there is no card left to lay out")]
    NoCards,
    /// FAC-AA: the ships docked total too little.
    #[error("the ships at the Alien Artifact total {total}, 8 are needed")]
    ClaimTooLow {
        /// What they total.
        total: u8,
    },
    /// FAC-AA: the card is not face up.
    #[error("{card} is not on display")]
    NotOnDisplay {
        /// Which card.
        card: Card,
    },
    /// TECH-1: one card of a kind.
    #[error("{card} is held already")]
    AlreadyHeld {
        /// Which card.
        card: Card,
    },
    /// FAC-OM: no pair docked.
    #[error("no pair is docked at the Orbital Market")]
    NoPair,
    /// A trade of nothing.
    #[error("a trade buys at least one ore")]
    EmptyTrade,
    /// SET-4: the supply has less.
    #[error("only {left} ore is left in the supply")]
    SupplyShort {
        /// Ore left.
        left: u8,
    },
    /// TER-BD: the relic ship is not on Burroughs Desert.
    #[error("the relic ship is not on Burroughs Desert")]
    RelicAway,
    /// TER-BD: bought this turn already.
    #[error("the relic ship was bought this turn already")]
    RelicBought,
    /// The mover does not control the territory.
    #[error("{territory} is not controlled by the mover")]
    NoControl {
        /// Which territory.
        territory: Territory,
    },
    /// TECH-DC: the mover controls the territory.
    #[error("{territory} is controlled by the mover already")]
    OwnControl {
        /// Which territory.
        territory: Territory,
    },
    /// TECH-DC: never Burroughs Desert.
    #[error("the Data Crystal does not work on Burroughs Desert")]
    NotTheDesert,
    /// FLD-I: the bonus works for nobody.
    #[error("{territory} lies under the Isolation Field")]
    Isolated {
        /// Which territory.
        territory: Territory,
    },
    /// FLD-R: no colony comes or goes.
    #[error("{territory} lies under the Repulsor Field")]
    Repulsed {
        /// Which territory.
        territory: Territory,
    },
    /// The card has no such power.
    #[error("{card} has no such power")]
    NoPower {
        /// Which card.
        card: Card,
    },
    /// TECH-2: used this turn already.
    #[error("{card} was used this turn already")]
    UsedAlready {
        /// Which card.
        card: Card,
    },
    /// TECH-2: one discard power a turn.
    #[error("a discard power was used this turn already")]
    DiscardDone,
    /// TECH-3: a value below 1 or above 6.
    #[error("a {value} cannot become {wanted}")]
    ValueRange {
        /// The ship's value.
        value: u8,
        /// What it would become (0 or 7).
        wanted: u8,
    },
    /// TECH-OT: the teleported ship's value is fixed.
    #[error("the teleported ship's value cannot be changed")]
    ValueFixed {
        /// Which ship.
        ship: Ship,
    },
    /// TECH-OT: not back to the facility it left.
    #[error("the teleported ship may not go back to {facility}")]
    NotBack {
        /// The facility it left.
        facility: Facility,
    },
    /// The card does not work at this facility.
    #[error("{card} does not work at {facility}")]
    NotThere {
        /// Which card.
        card: Card,
        /// Which facility.
        facility: Facility,
    },
    /// The named ships are not docked there.
    #[error("{colour} has {} docked at {facility}, not {wanted}", Listed(*docked))]
    NotDocked {
        /// Whose.
        colour: Colour,
        /// Where.
        facility: Facility,
        /// Ships named.
        wanted: Ships,
        /// Ships there.
        docked: Ships,
    },
    /// TECH-PC: the victim has too few ships, whichever of them is aimed at.
    #[error("{colour} has {out} ships that count, more than {least} are needed")]
    CannonMinimum {
        /// The victim.
        colour: Colour,
        /// The victim's ships out of stock, as the option counts them.
        out: u8,
        /// More than so many are needed.
        least: u8,
    },
    /// TECH-PC: one use hits one opponent's ships, by the option `cannon_owners`.
    #[error("one use of the Plasma Cannon hits ships of one player")]
    OneOwner,
    /// FAC-CH 5: the Colony Constructor may not take the last colony off the track, by the option `last_hub_colony`.
    #[error("the last colony on the Hub track is for the Terraforming Station alone")]
    HubColonyKept,
    /// TECH-DC: no colony there.
    #[error("no colony stands on {territory}")]
    NoColony {
        /// Which territory.
        territory: Territory,
    },
    /// That player has no colony there.
    #[error("{colour} has no colony on {territory}")]
    NoColonyOf {
        /// Whose.
        colour: Colour,
        /// Which territory.
        territory: Territory,
    },
    /// A colony moves to, or is swapped with, another territory.
    #[error("{territory} is named twice")]
    SameTerritory {
        /// Which territory.
        territory: Territory,
    },
    /// The field is beside the board.
    #[error("the {field} Field is not on the planet")]
    FieldAway {
        /// Which field.
        field: Field,
    },
    /// A field moves to another territory.
    #[error("the {field} Field is on {territory} already")]
    FieldThere {
        /// Which field.
        field: Field,
        /// Where it is.
        territory: Territory,
    },
    /// TECH-TW: not in the discard pile.
    #[error("{card} is not in the discard pile")]
    NotInPile {
        /// Which card.
        card: Card,
    },
    /// TURN-6: eight or fewer.
    #[error("{held} fuel and ore are held: there is nothing to give up")]
    NothingToShed {
        /// Fuel and ore held.
        held: u8,
    },
    /// TURN-6: down to exactly eight.
    #[error("{needed} must be given up, {given} are named")]
    ShedExactly {
        /// What must go.
        needed: u8,
        /// What was named.
        given: u8,
    },
    /// TURN-6: more than eight at the end.
    #[error("{held} fuel and ore are held, 8 may be kept")]
    OverLimit {
        /// Fuel and ore held.
        held: u8,
    },
    /// TURN-5: the ship must dock.
    #[error("the {ship} can dock at {facility}, so it must")]
    MustDock {
        /// Which ship.
        ship: Ship,
        /// Where it could dock.
        facility: Facility,
    },
}
