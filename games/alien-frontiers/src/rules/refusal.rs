//! Refusals: the reasons why an order is not legal, with the facts a player wants to know.

use super::order::Ship;
use super::ships::Ships;
use super::vocab::{Card, Facility, Field, Territory};
use orrery_core::Colour;

/// Ships for a sentence: `none` if there are none.
struct ShipList(Ships);

impl std::fmt::Display for ShipList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.is_empty() { f.write_str("none") } else { write!(f, "{}", self.0) }
    }
}

/// The reason why an order was refused. The position is unchanged.
///
/// `Display` gives plain English for logs and the command line; the window takes the text from the language files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// The game is over (END-2).
    #[error("the match is over")]
    MatchOver,
    /// The fleet must be rolled first (TURN-2).
    #[error("the fleet must be rolled first")]
    RollFirst,
    /// The fleet has been rolled already (TURN-2).
    #[error("the fleet has already been rolled")]
    AlreadyRolled,
    /// The order docks, moves or aims at nothing.
    #[error("no ship is named")]
    NoShips,
    /// The named ships are not in hand.
    #[error("{wanted} is not among the unplaced ships ({})", ShipList(*hand))]
    NotInHand {
        /// The ships named.
        wanted: Ships,
        /// The unplaced ships.
        hand: Ships,
    },
    /// The facility needs another kind of order.
    #[error("{facility} needs another kind of order")]
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
    /// The facility takes only equal ships.
    #[error("{facility} takes ships of one value")]
    NotEqual {
        /// The facility.
        facility: Facility,
    },
    /// The Raiders' Outpost takes only a run.
    #[error("the Raiders' Outpost takes three ships in sequence")]
    NotARun,
    /// Too few free docks.
    #[error("{facility} has {free} free docks, but {needed} are needed")]
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
    #[error("the price is {fuel} fuel and {ore} ore, but the player has {have_fuel} fuel and {have_ore} ore")]
    Price {
        /// Fuel needed.
        fuel: u8,
        /// Ore needed.
        ore: u8,
        /// Fuel held.
        have_fuel: u8,
        /// Ore held.
        have_ore: u8,
    },
    /// FAC-SY: all six ships are out of the stock.
    #[error("no ship is left in stock")]
    NoStock,
    /// Every colony is already on a territory.
    #[error("no colony is left to place")]
    NoColonyLeft,
    /// FAC-CH 3: the finished colony must be launched first.
    #[error("a finished colony is waiting on the track")]
    HubWaits,
    /// FAC-CH 2: no colony on circle 7.
    #[error("no finished colony: the track is at {circle} of 7")]
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
    #[error("the Terraforming Station needs three other ships, there are {others}")]
    FleetTooSmall {
        /// Ships of the mover's colour out of stock, without the one used.
        others: u8,
    },
    /// FAC-RO: the run does not beat the one docked.
    #[error("a total of {needed} is needed against the docked ships, {total} is too low")]
    RaidTooWeak {
        /// The run's total.
        total: u8,
        /// The smallest total that is enough.
        needed: u8,
    },
    /// FAC-RO: more than four resources.
    #[error("a raid takes at most four resources, not {asked}")]
    RaidTooMuch {
        /// Resources named.
        asked: u8,
    },
    /// FAC-RO: the victim has less.
    #[error("{colour} has only {fuel} fuel and {ore} ore")]
    VictimHasLess {
        /// The victim.
        colour: Colour,
        /// Fuel held.
        fuel: u8,
        /// Ore held.
        ore: u8,
    },
    /// Only opponents may be named.
    #[error("{colour} is the mover")]
    OwnColour {
        /// The mover's colour.
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
        /// The holder of the card.
        colour: Colour,
    },
    /// TECH-HD: only the Decoy may be taken.
    #[error("a raid on {colour} takes the Holographic Decoy and nothing else")]
    DecoyFirst {
        /// The holder of the Decoy.
        colour: Colour,
    },
    /// The card is not held by that player.
    #[error("{colour} does not hold {card}")]
    NotHeld {
        /// The named player.
        colour: Colour,
        /// The card.
        card: Card,
    },
    /// FAC-AA: no cycle left.
    #[error("no ship docked at the Alien Artifact is left for a new display")]
    NoCycle,
    /// FAC-AA: deck, display and pile are all empty.
    #[error("there is no card left for a new display")]
    NoCards,
    /// FAC-AA: the ships docked total too little.
    #[error("the ships at the Alien Artifact total {total}, but 8 is needed")]
    ClaimTooLow {
        /// The total of the ships docked.
        total: u8,
    },
    /// FAC-AA: the card is not face up.
    #[error("{card} is not on display")]
    NotOnDisplay {
        /// The card.
        card: Card,
    },
    /// TECH-1: one card of a kind.
    #[error("{card} is already held")]
    AlreadyHeld {
        /// The card.
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
    /// TER-BD: the relic ship was already bought this turn.
    #[error("the relic ship was already bought this turn")]
    RelicBought,
    /// The mover does not control the territory.
    #[error("{territory} is not controlled by the mover")]
    NoControl {
        /// The territory.
        territory: Territory,
    },
    /// TECH-DC: the mover controls the territory.
    #[error("{territory} is already controlled by the mover")]
    OwnControl {
        /// The territory.
        territory: Territory,
    },
    /// TECH-DC: the bonus of Burroughs Desert cannot be borrowed.
    #[error("the Data Crystal does not work on Burroughs Desert")]
    NotTheDesert,
    /// FLD-I: no player has the bonus.
    #[error("{territory} is under the Isolation Field")]
    Isolated {
        /// The territory.
        territory: Territory,
    },
    /// FLD-R: colonies can neither be placed nor removed.
    #[error("{territory} is under the Repulsor Field")]
    Repulsed {
        /// The territory.
        territory: Territory,
    },
    /// The card has no such power.
    #[error("{card} has no such power")]
    NoPower {
        /// The card.
        card: Card,
    },
    /// TECH-2: the power was already used this turn.
    #[error("{card} was already used this turn")]
    UsedAlready {
        /// The card.
        card: Card,
    },
    /// TECH-2: only one discard power per turn.
    #[error("a discard power was already used this turn")]
    DiscardDone,
    /// TECH-3: a value below 1 or above 6.
    #[error("a {value} cannot become {wanted}")]
    ValueRange {
        /// The ship's value.
        value: u8,
        /// The value it would become (0 or 7).
        wanted: u8,
    },
    /// TECH-OT: the teleported ship's value is fixed.
    #[error("the teleported ship's value cannot be changed")]
    ValueFixed {
        /// The teleported ship.
        ship: Ship,
    },
    /// TECH-OT: the ship may not return to the facility it left.
    #[error("the teleported ship cannot return to {facility}")]
    NotBack {
        /// The facility it left.
        facility: Facility,
    },
    /// The card does not work at this facility.
    #[error("{card} does not work at {facility}")]
    NotThere {
        /// The card.
        card: Card,
        /// The facility.
        facility: Facility,
    },
    /// The named ships are not docked there.
    #[error("{colour} has {} docked at {facility}, not {wanted}", ShipList(*docked))]
    NotDocked {
        /// The named owner of the ships.
        colour: Colour,
        /// The facility.
        facility: Facility,
        /// Ships named.
        wanted: Ships,
        /// Ships docked there.
        docked: Ships,
    },
    /// TECH-PC: the victim has too few ships, whichever of them is aimed at.
    #[error("{colour} has {out} ships that count, more than {least} are needed")]
    CannonMinimum {
        /// The victim.
        colour: Colour,
        /// The victim's ships out of stock, as the option counts them.
        out: u8,
        /// The victim needs more ships than this.
        least: u8,
    },
    /// TECH-PC: one use hits one opponent's ships, by the option `cannon_owners`.
    #[error("one use of the Plasma Cannon hits ships of one player")]
    OneOwner,
    /// FAC-CH 5: the Colony Constructor may not take the last colony off the track, by the option `last_hub_colony`.
    #[error("the last colony on the Hub track is reserved for the Terraforming Station")]
    HubColonyKept,
    /// TECH-DC: no colony there.
    #[error("there is no colony on {territory}")]
    NoColony {
        /// The territory.
        territory: Territory,
    },
    /// That player has no colony there.
    #[error("{colour} has no colony on {territory}")]
    NoColonyOf {
        /// The named owner of the colony.
        colour: Colour,
        /// The territory.
        territory: Territory,
    },
    /// A colony must move to, or be swapped with one on, another territory.
    #[error("{territory} is named twice")]
    SameTerritory {
        /// The territory.
        territory: Territory,
    },
    /// The field is next to the board.
    #[error("the {field} Field is not on the planet")]
    FieldAway {
        /// The field.
        field: Field,
    },
    /// A field must move to another territory.
    #[error("the {field} Field is already on {territory}")]
    FieldThere {
        /// The field.
        field: Field,
        /// Its territory.
        territory: Territory,
    },
    /// TECH-TW: the card is not in the discard pile.
    #[error("{card} is not in the discard pile")]
    NotInPile {
        /// The card.
        card: Card,
    },
    /// TURN-6: the mover holds eight or fewer.
    #[error("{held} fuel and ore are held: there is nothing to give up")]
    NothingToShed {
        /// Fuel and ore held.
        held: u8,
    },
    /// TURN-6: the rest must be exactly eight.
    #[error("{needed} must be given up, but {given} are named")]
    ShedExactly {
        /// The number that must be given up.
        needed: u8,
        /// The number named in the order.
        given: u8,
    },
    /// TURN-6: the mover holds more than eight at the end.
    #[error("{held} fuel and ore are held, but only 8 can be kept")]
    OverLimit {
        /// Fuel and ore held.
        held: u8,
    },
    /// TURN-5: the ship must dock.
    #[error("the {ship} can dock at {facility}, so it must")]
    MustDock {
        /// The ship.
        ship: Ship,
        /// A facility where it could dock.
        facility: Facility,
    },
}
