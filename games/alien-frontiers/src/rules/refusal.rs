//! Refusals: the reasons why an order is not legal, with the facts that the player needs.

use super::order::Ship;
use super::ships::Ships;
use super::vocab::{Card, Facility, Field, Territory};
use orrery_core::{Colour, Message};

/// Ships as part of a sentence; `none` if there are none.
struct ShipsText(Ships);

impl std::fmt::Display for ShipsText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.is_empty() { f.write_str("none") } else { write!(f, "{}", self.0) }
    }
}

/// The reason why an order was refused. A refused order leaves the position unchanged.
///
/// `Display` writes plain English for logs and the command line; the window uses the texts of the language files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error, Message)]
pub enum Refusal {
    /// The match is over (END-2).
    #[error("the match is over")]
    MatchOver,
    /// The fleet must be rolled first (TURN-2).
    #[error("the fleet must be rolled first")]
    RollFirst,
    /// The fleet has been rolled already (TURN-2).
    #[error("the fleet has already been rolled")]
    AlreadyRolled,
    /// The order docks, rolls or targets no ships.
    #[error("no ship is named")]
    NoShips,
    /// The named ships are not in hand.
    #[error("{wanted} is not among the unplaced ships ({})", ShipsText(*hand))]
    NotInHand {
        /// The ships in the order.
        wanted: Ships,
        /// The mover's unplaced ships.
        hand: Ships,
    },
    /// The facility needs another kind of order.
    #[error("{facility} needs another kind of order")]
    WrongOrder {
        /// The facility in the order.
        facility: Facility,
    },
    /// The facility takes groups of another size.
    #[error("{facility} takes {needed} ships together, not {given}")]
    GroupSize {
        /// The facility in the order.
        facility: Facility,
        /// The size of a group.
        needed: u8,
        /// The number of ships in the order.
        given: u8,
    },
    /// The facility takes only equal ships.
    #[error("{facility} takes ships of one value")]
    NotEqual {
        /// The facility in the order.
        facility: Facility,
    },
    /// The Raiders' Outpost takes only a run.
    #[error("the Raiders' Outpost takes three ships in sequence")]
    NotARun,
    /// The facility has too few free docks.
    #[error("{facility} has {free} free docks, but {needed} are needed")]
    NoDock {
        /// The facility with too few free docks.
        facility: Facility,
        /// The number of free docks, or free groups of docks.
        free: u8,
        /// The number of docks, or groups of docks, needed.
        needed: u8,
    },
    /// FAC-LM: the ship is lower than a ship docked at the Lunar Mine.
    #[error("the mine already holds a {highest}: a {value} is too low")]
    MineTooLow {
        /// The value of the ship in the order.
        value: u8,
        /// The highest value docked at the mine that counts against the mover.
        highest: u8,
    },
    /// The mover cannot pay the price.
    #[error("the price is {fuel} fuel and {ore} ore, but the player has {have_fuel} fuel and {have_ore} ore")]
    Price {
        /// The price in fuel.
        fuel: u8,
        /// The price in ore.
        ore: u8,
        /// Fuel that the mover holds.
        have_fuel: u8,
        /// Ore that the mover holds.
        have_ore: u8,
    },
    /// FAC-SY: the mover has no ship left in stock.
    #[error("no ship is left in stock")]
    NoStock,
    /// Every colony is already on a territory.
    #[error("no colony is left to place")]
    NoColonyLeft,
    /// FAC-CH 3: the finished colony must be launched first.
    #[error("a finished colony is waiting on the track")]
    HubWaits,
    /// FAC-CH 2: there is no colony on circle 7 to launch.
    #[error("no finished colony: the track is at {circle} of 7")]
    NothingToLaunch {
        /// The circle that the colony has reached; 0 if there is no colony on the track.
        circle: u8,
    },
    /// FAC-TS: the ship is not a six.
    #[error("the Terraforming Station takes a ship of value 6, not {value}")]
    NotASix {
        /// The value of the ship in the order.
        value: u8,
    },
    /// FAC-TS: the mover has too few other ships.
    #[error("the Terraforming Station needs three other ships, there are {others}")]
    FleetTooSmall {
        /// The number of ships of the mover's colour that are not in stock, without the ship to be spent.
        others: u8,
    },
    /// FAC-RO: the total of the run is too low for the ships docked there.
    #[error("a total of {needed} is needed against the docked ships, {total} is too low")]
    RaidTooWeak {
        /// The run's total.
        total: u8,
        /// The smallest total that is enough.
        needed: u8,
    },
    /// FAC-RO: the raid takes more than four resources.
    #[error("a raid takes at most four resources, not {asked}")]
    RaidTooMuch {
        /// The number of resources in the order.
        asked: u8,
    },
    /// FAC-RO: the victim has less than the raid takes.
    #[error("{colour} has only {fuel} fuel and {ore} ore")]
    VictimHasLess {
        /// The raided player.
        colour: Colour,
        /// Fuel that the raided player holds.
        fuel: u8,
        /// Ore that the raided player holds.
        ore: u8,
    },
    /// The order must name an opponent, not the mover.
    #[error("{colour} is the mover")]
    OwnColour {
        /// The mover's colour.
        colour: Colour,
    },
    /// The order names a colour that is not in the match.
    #[error("{colour} does not play in this match")]
    NotPlaying {
        /// The colour in the order.
        colour: Colour,
    },
    /// TECH-HD: the Decoy protects its holder's resources.
    #[error("{colour}'s Holographic Decoy protects fuel and ore")]
    DecoyProtects {
        /// The holder of the card.
        colour: Colour,
    },
    /// TECH-HD: the Decoy must be taken before other cards.
    #[error("a raid on {colour} takes the Holographic Decoy and nothing else")]
    DecoyFirst {
        /// The holder of the Decoy.
        colour: Colour,
    },
    /// The player does not hold the card.
    #[error("{colour} does not hold {card}")]
    NotHeld {
        /// The player in the order.
        colour: Colour,
        /// The card that the player does not hold.
        card: Card,
    },
    /// FAC-AA: the mover has no cycle left.
    #[error("no ship docked at the Alien Artifact is left for a new display")]
    NoCycle,
    /// FAC-AA: no cards are left in the deck, the display or the discard pile.
    #[error("there is no card left for a new display")]
    NoCards,
    /// FAC-AA: the total of the ships not yet counted for a claim is too low.
    #[error("the ships at the Alien Artifact total {total}, but 8 is needed")]
    ClaimTooLow {
        /// The total of the ships not yet counted.
        total: u8,
    },
    /// FAC-AA: the card is not face up.
    #[error("{card} is not on display")]
    NotOnDisplay {
        /// The card to be claimed.
        card: Card,
    },
    /// TECH-1: the player already holds a card of this kind.
    #[error("{card} is already held")]
    AlreadyHeld {
        /// The card that the player already holds.
        card: Card,
    },
    /// FAC-OM: the mover has no pair docked.
    #[error("no pair is docked at the Orbital Market")]
    NoPair,
    /// The trade buys no ore.
    #[error("a trade buys at least one ore")]
    EmptyTrade,
    /// SET-4: the supply has less ore than the trade buys.
    #[error("only {left} ore is left in the supply")]
    SupplyShort {
        /// Ore left in the supply.
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
        /// The territory that the mover would have to control.
        territory: Territory,
    },
    /// TECH-DC: the mover controls the territory, so the bonus cannot be borrowed.
    #[error("{territory} is already controlled by the mover")]
    OwnControl {
        /// The territory whose bonus would be borrowed.
        territory: Territory,
    },
    /// TECH-DC: the bonus of Burroughs Desert cannot be borrowed.
    #[error("the Data Crystal does not work on Burroughs Desert")]
    NotTheDesert,
    /// FLD-I: no player has the bonus of a territory with the Isolation Field.
    #[error("{territory} is under the Isolation Field")]
    Isolated {
        /// The isolated territory.
        territory: Territory,
    },
    /// FLD-R: colonies can neither be placed on nor removed from the territory of the Repulsor Field.
    #[error("{territory} is under the Repulsor Field")]
    Repulsed {
        /// The territory of the Repulsor Field.
        territory: Territory,
    },
    /// The card does not have the power in the order.
    #[error("{card} has no such power")]
    NoPower {
        /// The card in the order.
        card: Card,
    },
    /// TECH-2: the power of the card was already used this turn.
    #[error("{card} was already used this turn")]
    UsedAlready {
        /// The card already used.
        card: Card,
    },
    /// TECH-2: a discard power was already used this turn.
    #[error("a discard power was already used this turn")]
    DiscardDone,
    /// TECH-3: the new value would be below 1 or above 6.
    #[error("a {value} cannot become {wanted}")]
    ValueRange {
        /// The ship's current value.
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
        /// The facility that the ship left.
        facility: Facility,
    },
    /// The card does not work at the facility.
    #[error("{card} does not work at {facility}")]
    NotThere {
        /// The card in the order.
        card: Card,
        /// The facility that the card cannot affect.
        facility: Facility,
    },
    /// The ships in the order are not docked at the facility.
    #[error("{colour} has {} docked at {facility}, not {wanted}", ShipsText(*docked))]
    NotDocked {
        /// The owner of the ships in the order.
        colour: Colour,
        /// The facility in the order.
        facility: Facility,
        /// The ships in the order.
        wanted: Ships,
        /// The owner's ships docked at the facility.
        docked: Ships,
    },
    /// TECH-PC: the victim has too few ships for one of their colour to be hit.
    #[error("{colour} has {out} ships that count, more than {least} are needed")]
    CannonMinimum {
        /// The owner of the ship.
        colour: Colour,
        /// The number of the victim's ships that are not in stock, as the option counts them.
        out: u8,
        /// The limit: the victim must have more ships than this.
        least: u8,
    },
    /// TECH-PC: by the option `cannon_owners`, one use may hit only one opponent's ships.
    #[error("one use of the Plasma Cannon hits ships of one player")]
    OneOwner,
    /// FAC-CH 5: by the option `last_hub_colony`, the Colony Constructor may not take the last colony off the track.
    #[error("the last colony on the Hub track is reserved for the Terraforming Station")]
    HubColonyKept,
    /// TECH-DC: there is no colony on the territory.
    #[error("there is no colony on {territory}")]
    NoColony {
        /// The territory without a colony.
        territory: Territory,
    },
    /// The player has no colony on the territory.
    #[error("{colour} has no colony on {territory}")]
    NoColonyOf {
        /// The owner of the colony in the order.
        colour: Colour,
        /// The territory of the colony in the order.
        territory: Territory,
    },
    /// A colony must move to another territory, or be swapped with a colony on another territory.
    #[error("{territory} is named twice")]
    SameTerritory {
        /// The territory named twice.
        territory: Territory,
    },
    /// The field is not on the planet.
    #[error("the {field} Field is not on the planet")]
    FieldAway {
        /// The field in the order.
        field: Field,
    },
    /// The field is already on the territory.
    #[error("the {field} Field is already on {territory}")]
    FieldThere {
        /// The field to be moved.
        field: Field,
        /// The territory of the field.
        territory: Territory,
    },
    /// TECH-TW: the card is not in the discard pile.
    #[error("{card} is not in the discard pile")]
    NotInPile {
        /// The card in the order.
        card: Card,
    },
    /// TURN-6: the mover holds no more than eight goods, so there is nothing to give up.
    #[error("{held} fuel and ore are held: there is nothing to give up")]
    NothingToShed {
        /// Fuel and ore held.
        held: u8,
    },
    /// TURN-6: giving up goods must leave exactly eight.
    #[error("{needed} must be given up, but {given} are named")]
    ShedExactly {
        /// The number that must be given up.
        needed: u8,
        /// The number in the order.
        given: u8,
    },
    /// TURN-6: the mover holds more than eight goods at the end of the turn.
    #[error("{held} fuel and ore are held, but only 8 can be kept")]
    OverLimit {
        /// Fuel and ore held.
        held: u8,
    },
    /// TURN-5: the ship must dock before the turn can end or the Bay accepts it.
    #[error("the {ship} can dock at {facility}, so it must")]
    MustDock {
        /// The ship that must dock.
        ship: Ship,
        /// A facility where it could dock.
        facility: Facility,
    },
}
