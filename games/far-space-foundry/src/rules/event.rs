//! The events that an order causes, for the log, the motion on the board, and the sounds.

use super::pilots::Pilot;
use super::vocab::{Alien, Asteroid, FreighterKind, Good, MatchHalf, Product};
use orrery_core::{Colour, Message};

/// A place that goods leave or reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CargoLocation {
    /// An asteroid.
    Asteroid(Asteroid),
    /// The warehouse of the player who moves the goods.
    Warehouse,
    /// A freighter of the player who moves the goods.
    Hold(FreighterKind),
}

/// An event of a match. Docks are numbered 1 to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum Event {
    /// A product card came into play, with its tokens.
    ProductLaid {
        /// The product of the card.
        product: Product,
    },
    /// The next freighter of a pile was opened.
    FreighterOpened {
        /// The colour of the pile.
        alien: Alien,
        /// Size of the freighter; 0 if the pile is empty.
        size: u8,
    },
    /// The first player was decided.
    FirstPlayer {
        /// The first player.
        seat: Colour,
        /// The value of the die in the middle, 1 to 8.
        die: u8,
    },
    /// A player got their credit, and in Alpha their first goods (FSF-SET-3).
    Equipped {
        /// The player who got the credit and the goods.
        seat: Colour,
        /// Number of skyrite gained, and the equal number of rubion; 0 in Beta.
        goods: u8,
    },
    /// A pilot was dealt to a hand.
    Dealt {
        /// The player who got the pilot.
        seat: Colour,
        /// The pilot; `None` if it is hidden from the viewer.
        pilot: Option<Pilot>,
    },
    /// A player got a fleet (FSF-END-5).
    FleetGiven {
        /// The player who got the fleet.
        seat: Colour,
        /// The number of the fleet, 1 to 4.
        fleet: u8,
    },
    /// Goods were loaded into the fleet before the first turn (FSF-END-5).
    Stowed {
        /// The player who stowed the goods.
        seat: Colour,
        /// The freighter loaded.
        ship: FreighterKind,
        /// The good stowed.
        good: Good,
        /// Number of goods stowed.
        count: u8,
    },
    /// A half began.
    HalfBegan {
        /// The half that began.
        half: MatchHalf,
        /// The player who has the first turn.
        seat: Colour,
    },
    /// A pilot was played.
    Played {
        /// The player who played the pilot.
        seat: Colour,
        /// The pilot played.
        pilot: Pilot,
    },
    /// The die was rolled.
    Rolled {
        /// The player who rolled the die.
        seat: Colour,
        /// The value rolled, 1 to 8.
        value: u8,
    },
    /// A shuttle landed.
    Landed {
        /// The player whose turn it is.
        seat: Colour,
        /// The dock in which the shuttle landed.
        dock: u8,
        /// Capacity of the flight: the maximum number of goods that the shuttle carries.
        capacity: u8,
    },
    /// A shuttle lifted off.
    Lifted {
        /// The player whose turn it is.
        seat: Colour,
        /// The dock that the shuttle left.
        dock: u8,
        /// Capacity of the flight: the maximum number of goods that the shuttle carries.
        capacity: u8,
    },
    /// Goods were moved.
    Moved {
        /// The player who owns the goods.
        seat: Colour,
        /// The good moved.
        good: Good,
        /// Number of goods moved.
        count: u8,
        /// The place that the goods left.
        from: CargoLocation,
        /// The place that the goods reached.
        to: CargoLocation,
        /// True if each of the goods was stacked on a single one of its kind.
        on: bool,
    },
    /// Skyrite was returned to its asteroid, and rubion became galactium.
    Processed {
        /// The player who used Process.
        seat: Colour,
        /// Number of galactium gained.
        times: u8,
    },
    /// Rubion was sold.
    Sold {
        /// The player who sold the rubion.
        seat: Colour,
        /// Number of rubion sold.
        count: u8,
        /// Number of credits gained.
        credits: u8,
    },
    /// A player paid a credit in the Cantina.
    PaidInCantina {
        /// The player who paid.
        seat: Colour,
    },
    /// The Cantina showed a pilot to all players.
    Shown {
        /// The player who may hire.
        seat: Colour,
        /// The pilot shown.
        pilot: Pilot,
    },
    /// A pilot was hired, and the other pilots shown were returned to the deck.
    Hired {
        /// The player who hired the pilot.
        seat: Colour,
        /// The pilot hired.
        pilot: Pilot,
    },
    /// No pilot was hired, and all pilots shown were returned to the deck.
    HiredNobody {
        /// The player who could have hired.
        seat: Colour,
    },
    /// A freighter arrived with the hired pilot.
    FreighterCame {
        /// The player who got the freighter.
        seat: Colour,
        /// The freighter that arrived.
        ship: FreighterKind,
        /// Size of the freighter in spaces.
        size: u8,
    },
    /// Tokens of a product were made.
    Made {
        /// The player who made the tokens.
        seat: Colour,
        /// The product made.
        product: Product,
        /// Number of times that the card was used.
        times: u8,
        /// Number of tokens gained.
        tokens: u8,
    },
    /// A player paid a credit to charge all products.
    ChargedAll {
        /// The player who paid.
        seat: Colour,
    },
    /// Products were charged.
    Charged {
        /// The player who owns the products.
        seat: Colour,
        /// The product charged.
        product: Product,
        /// Number of tokens charged.
        count: u8,
    },
    /// A freighter was upgraded.
    Upgraded {
        /// The player who owns the freighter.
        seat: Colour,
        /// The freighter upgraded.
        ship: FreighterKind,
    },
    /// A player took a credit from the bank instead of an upgrade.
    Earned {
        /// The player who took the credit.
        seat: Colour,
    },
    /// A player paid the dock master a credit to move a shuttle.
    Bribed {
        /// The player who paid the bribe.
        seat: Colour,
        /// True if the shuttle landed, false if it left.
        add: bool,
        /// The dock of the shuttle, 1 to 8.
        dock: u8,
    },
    /// A pilot was drawn at the end of a turn.
    Drawn {
        /// The player who drew the pilot.
        seat: Colour,
        /// The pilot; `None` if it is hidden from the viewer.
        pilot: Option<Pilot>,
    },
    /// A shuttle landed or left in the solo traffic, without an order (FSF-SOLO-2).
    Traffic {
        /// The dock of the shuttle, 1 to 8.
        dock: u8,
        /// True if the shuttle landed, false if it left.
        came: bool,
    },
    /// A turn ended.
    TurnEnded {
        /// The player whose turn it was.
        seat: Colour,
    },
    /// The goods in a warehouse were returned to the asteroids because Alpha ended (FSF-MID-1).
    Cleared {
        /// The player who owned the goods.
        seat: Colour,
        /// Number of each raw good, in the order of [`Good::RAWS`].
        goods: [u8; Good::RAWS.len()],
    },
    /// Alpha ended, and the station turned over: docks, warehouses and bribes were cleared (FSF-MID-1).
    StationTurned,
    /// An alien was kept for Beta (FSF-MID-2).
    Kept {
        /// The player who kept the pilot.
        seat: Colour,
        /// The pilot kept.
        pilot: Pilot,
    },
    /// An alien left the game (FSF-MID-2).
    LeftGame {
        /// The player who had hired the pilot.
        seat: Colour,
        /// The pilot that left.
        pilot: Pilot,
    },
    /// The match is over.
    MatchOver {
        /// The colours, clockwise; entries after the last player have no meaning.
        seats: [Colour; 4],
        /// Number of players.
        count: u8,
        /// True for each seat that won. No seat won if a solo player has too few points.
        winners: [bool; 4],
        /// The points of the first seat, shown in a solo game.
        points: i32,
    },
}
