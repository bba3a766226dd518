//! Events: everything that happened because of one order, in the order it happened.

use super::order::Ship;
use super::ships::Ships;
use super::vocab::{Card, Facility, Field, Territory};
use orrery_core::Colour;

/// Why fuel or ore was gained or paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cause {
    /// A facility's effect or price.
    Facility(Facility),
    /// A card's power.
    Card(Card),
    /// A trade at the Orbital Market.
    Trade,
    /// The launch of a finished colony.
    Launch,
    /// The purchase of the relic ship.
    Relic,
    /// Given up at the limit of eight.
    Shed,
}

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A player's turn began.
    TurnBegan {
        /// Whose.
        colour: Colour,
    },
    /// A ship went to its owner's stock, the relic ship to Burroughs Desert.
    ShipToStock {
        /// Whose ship.
        colour: Colour,
        /// Where it was docked.
        facility: Facility,
        /// Which.
        ship: Ship,
    },
    /// The mover took all his ships from the board and the Bay.
    Gathered {
        /// Whose ships.
        colour: Colour,
        /// How many.
        ships: u8,
    },
    /// The fleet was rolled.
    Rolled {
        /// Whose.
        colour: Colour,
        /// What it shows.
        ships: Ships,
    },
    /// The Temporal Warper rolled ships again.
    Rerolled {
        /// Whose.
        colour: Colour,
        /// What they showed.
        before: Ships,
        /// What they show now.
        after: Ships,
    },
    /// Ships docked.
    Docked {
        /// Whose.
        colour: Colour,
        /// Where.
        facility: Facility,
        /// Which.
        ships: Ships,
    },
    /// Fuel and ore were gained from the supply.
    Gained {
        /// By whom.
        colour: Colour,
        /// How much fuel.
        fuel: u8,
        /// How much ore.
        ore: u8,
        /// Why.
        cause: Cause,
    },
    /// Fuel and ore were paid to the supply.
    Paid {
        /// By whom.
        colour: Colour,
        /// How much fuel.
        fuel: u8,
        /// How much ore.
        ore: u8,
        /// What for.
        cause: Cause,
    },
    /// A raid took fuel and ore.
    Stolen {
        /// The player robbed.
        from: Colour,
        /// The raider.
        to: Colour,
        /// How much fuel.
        fuel: u8,
        /// How much ore.
        ore: u8,
    },
    /// A raid took a card.
    CardStolen {
        /// The player robbed.
        from: Colour,
        /// The raider.
        to: Colour,
        /// Which card.
        card: Card,
        /// False if the raider held one already, so that it went to the discard pile.
        kept: bool,
    },
    /// A new ship was built; it lies in the Bay.
    ShipBuilt {
        /// Whose.
        colour: Colour,
    },
    /// Ships were thrown out of their docks into the Bay.
    Evicted {
        /// Whose.
        colour: Colour,
        /// Where they were docked.
        facility: Facility,
        /// Which.
        ships: Ships,
    },
    /// A ship came back in hand from its dock.
    Teleported {
        /// Whose.
        colour: Colour,
        /// Where it was docked.
        facility: Facility,
        /// Which.
        ship: Ship,
    },
    /// A card changed a ship's value.
    ValueChanged {
        /// Whose ship.
        colour: Colour,
        /// What it showed.
        before: Ship,
        /// What it shows now.
        after: Ship,
        /// By which card.
        card: Card,
    },
    /// A colony was placed on a territory.
    ColonyPlaced {
        /// Whose.
        colour: Colour,
        /// Where.
        territory: Territory,
        /// The Hub circle it came from; 0: the player's unplaced colonies.
        circle: u8,
    },
    /// A colony entered or advanced on the Hub track.
    ColonyAdvanced {
        /// Whose.
        colour: Colour,
        /// The circle it left; 0: it is new on the track.
        from: u8,
        /// The circle it stands on.
        to: u8,
    },
    /// Advances beyond the last circle wait for a launch.
    SurplusWaits {
        /// Whose.
        colour: Colour,
        /// How many.
        advances: u8,
    },
    /// Advances beyond the last circle were lost.
    SurplusLost {
        /// Whose.
        colour: Colour,
        /// How many.
        advances: u8,
    },
    /// A colony moved to another territory.
    ColonyMoved {
        /// Whose.
        colour: Colour,
        /// Where it stood.
        from: Territory,
        /// Where it stands.
        to: Territory,
    },
    /// Control of a territory changed.
    ControlChanged {
        /// Where.
        territory: Territory,
        /// Who had it.
        before: Option<Colour>,
        /// Who has it.
        after: Option<Colour>,
    },
    /// A field was placed on or moved over the planet, or taken off it.
    FieldMoved {
        /// Which.
        field: Field,
        /// Where it was; `None`: beside the board.
        from: Option<Territory>,
        /// Where it is; `None`: beside the board.
        to: Option<Territory>,
    },
    /// The relic ship was bought; it lies in the Bay.
    RelicBought {
        /// By whom.
        colour: Colour,
    },
    /// The relic ship went back to Burroughs Desert because control was lost or isolated.
    RelicReturned {
        /// Who had it.
        colour: Colour,
    },
    /// A card's power was used.
    CardUsed {
        /// By whom.
        colour: Colour,
        /// Which.
        card: Card,
    },
    /// A card went to the discard pile.
    CardDiscarded {
        /// Whose.
        colour: Colour,
        /// Which.
        card: Card,
    },
    /// A card was claimed from the display.
    CardClaimed {
        /// By whom.
        colour: Colour,
        /// Which.
        card: Card,
        /// Its place in the display, 0 to 2.
        slot: u8,
    },
    /// A card was taken from the discard pile.
    CardRecovered {
        /// By whom.
        colour: Colour,
        /// Which.
        card: Card,
    },
    /// The display was discarded.
    DisplayDiscarded,
    /// A card was laid out.
    CardLaidOut {
        /// Its place in the display, 0 to 2.
        slot: u8,
        /// Which.
        card: Card,
    },
    /// The discard pile became the deck.
    DeckReshuffled,
    /// A territory's bonus was borrowed for the rest of the turn.
    BonusBorrowed {
        /// By whom.
        colour: Colour,
        /// Which.
        territory: Territory,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        colour: Colour,
    },
    /// The game ended; the winners share the victory.
    GameOver {
        /// Whether each colour, by index, is among the winners.
        winners: [bool; 4],
    },
}
