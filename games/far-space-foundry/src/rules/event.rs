//! Events caused by an order: for the log, the motion on the board, and the sounds.

use super::pilots::Pilot;
use super::vocab::{Alien, Asteroid, FreighterKind, Good, Half, Product};
use orrery_core::Colour;

/// A place of goods.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GoodsPlace {
    /// An asteroid.
    Asteroid(Asteroid),
    /// The warehouse of the player who moves them.
    Warehouse,
    /// A freighter of the player who moves them.
    Hold(FreighterKind),
}

/// An event of the match. Docks are 1 to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A product card came into play with its tokens.
    ProductLaid {
        /// The product of the card.
        product: Product,
    },
    /// A freighter was opened on its pile.
    FreighterOpened {
        /// The colour of the pile.
        alien: Alien,
        /// Its size; 0 if the pile is empty.
        size: u8,
    },
    /// The first player was decided.
    FirstPlayer {
        /// The player who begins.
        seat: Colour,
        /// The value of the die in the middle.
        die: u8,
    },
    /// A player took their credit, and in Alpha their first goods (FSF-SET-3).
    Equipped {
        /// The player equipped.
        seat: Colour,
        /// Number of skyrite, and of rubion.
        goods: u8,
    },
    /// A pilot was dealt.
    Dealt {
        /// The player who got it.
        seat: Colour,
        /// The pilot; `None` for other players.
        pilot: Option<Pilot>,
    },
    /// A player got a fleet (FSF-END-5).
    FleetGiven {
        /// The player who got it.
        seat: Colour,
        /// The number of the fleet, 1 to 4.
        fleet: u8,
    },
    /// Goods were stowed before the first turn (FSF-END-5).
    Stowed {
        /// The player who stowed them.
        seat: Colour,
        /// The freighter that holds them.
        ship: FreighterKind,
        /// The good stowed.
        good: Good,
        /// Number of goods.
        count: u8,
    },
    /// A half began.
    HalfBegan {
        /// The half that began.
        half: Half,
        /// The player who begins.
        seat: Colour,
    },
    /// A pilot was played.
    Played {
        /// The player who played it.
        seat: Colour,
        /// The pilot played.
        pilot: Pilot,
    },
    /// The die was rolled.
    Rolled {
        /// The player who rolled it.
        seat: Colour,
        /// The value, 1 to 8.
        value: u8,
    },
    /// A shuttle landed.
    Landed {
        /// The player whose turn it is.
        seat: Colour,
        /// The dock where it landed.
        dock: u8,
        /// The maximum number of goods it carries.
        capacity: u8,
    },
    /// A shuttle lifted off.
    Lifted {
        /// The player whose turn it is.
        seat: Colour,
        /// The dock it left.
        dock: u8,
        /// The maximum number of goods it carries.
        capacity: u8,
    },
    /// Goods were moved.
    Moved {
        /// The player who owns them.
        seat: Colour,
        /// The good moved.
        good: Good,
        /// Number of goods.
        count: u8,
        /// The place they left.
        from: GoodsPlace,
        /// The place they reached.
        to: GoodsPlace,
        /// True if each is stacked on another one now.
        on: bool,
    },
    /// Skyrite was returned, and rubion became galactium.
    Processed {
        /// The player who processed them.
        seat: Colour,
        /// Number of galactium made.
        times: u8,
    },
    /// Rubion was sold.
    Sold {
        /// The player who sold it.
        seat: Colour,
        /// Number of rubion.
        count: u8,
        /// Credits gained.
        credits: u8,
    },
    /// A credit was paid in the Cantina.
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
    /// A pilot was hired, and the others were returned.
    Hired {
        /// The player who hired.
        seat: Colour,
        /// The pilot hired.
        pilot: Pilot,
    },
    /// No pilot was hired, and all were returned.
    HiredNobody {
        /// The player who could have hired.
        seat: Colour,
    },
    /// A freighter arrived with a pilot.
    FreighterCame {
        /// The player who got it.
        seat: Colour,
        /// The freighter that arrived.
        ship: FreighterKind,
        /// Its size in spaces.
        size: u8,
    },
    /// A product was made.
    Made {
        /// The player who made it.
        seat: Colour,
        /// The product made.
        product: Product,
        /// Number of uses of the card.
        times: u8,
        /// Number of tokens gained.
        tokens: u8,
    },
    /// A credit was paid to charge everything.
    ChargedAll {
        /// The player who paid.
        seat: Colour,
    },
    /// Products were charged.
    Charged {
        /// The player who owns them.
        seat: Colour,
        /// The product charged.
        product: Product,
        /// Number of tokens.
        count: u8,
    },
    /// A freighter was upgraded.
    Upgraded {
        /// The player who owns it.
        seat: Colour,
        /// The freighter upgraded.
        ship: FreighterKind,
    },
    /// A credit was taken from the bank.
    Earned {
        /// The player who took it.
        seat: Colour,
    },
    /// The dock master moved a shuttle for a credit.
    Bribed {
        /// The player who bribed.
        seat: Colour,
        /// True if the shuttle landed, false if it left.
        add: bool,
        /// The dock of the shuttle.
        dock: u8,
    },
    /// A pilot was drawn.
    Drawn {
        /// The player who drew it.
        seat: Colour,
        /// The pilot; `None` for other players.
        pilot: Option<Pilot>,
    },
    /// A shuttle of no player landed or left (FSF-SOLO-2).
    Traffic {
        /// The dock of the shuttle.
        dock: u8,
        /// True if it landed, false if it left.
        came: bool,
    },
    /// A turn ended.
    TurnEnded {
        /// The player whose turn it was.
        seat: Colour,
    },
    /// The goods in a warehouse were returned to the asteroids because Alpha ended (FSF-MID-1).
    Cleared {
        /// The player who owned them.
        seat: Colour,
        /// Number of each raw good, in the order of [`Good::RAWS`].
        goods: [u8; Good::RAWS.len()],
    },
    /// Alpha ended: shuttles, warehouses and bribes were cleared (FSF-MID-1).
    StationTurned,
    /// An alien was kept for Beta (FSF-MID-2).
    Kept {
        /// The player who kept it.
        seat: Colour,
        /// The pilot kept.
        pilot: Pilot,
    },
    /// An alien left the game (FSF-MID-2).
    LeftGame {
        /// The player who had it.
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
        /// The winners by seat; none if a solo player fell short.
        winners: [bool; 4],
        /// The points of the first seat, for a solo game.
        points: i32,
    },
}
