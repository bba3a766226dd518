//! The words of the table: what can be clicked, what was picked so far, what an order would bring, what it may lose.
//!
//! Everything that is clicked on a ship means the ship of whoever decides, unless it says otherwise.

use crate::rules::{
    Adventure, Card, Deal, Honour, LOOK, Module, Offer, Order, Piece, PirateClass, Refusal, Resource, Seat, Ship,
    Thing, Things,
};
use orrery_core::interaction as table;

/// What a click led to.
pub type Step = table::Step<Order, Refusal>;

/// What is counted by one more, one less, as many as possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Counter {
    /// Bought at the visited card, or at the post that was picked.
    Buy(Thing),
    /// Sold there.
    Sell(Thing),
    /// Taken of the reward of the adventure that was picked.
    Take(Resource),
    /// Given in the exchange that is offered.
    Give(Thing),
    /// Wanted in it, of what the other has.
    Want(Thing),
}

/// Something on the screen that a player can click or reach by keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// The yellow die, to roll it.
    Die,
    /// The colony on this roll that gives this resource, to produce there.
    Colony(Resource),
    /// A sector's window, 1 to 4, to fly there.
    Sector(u8),
    /// A card looked at, by its number in the look from 1: taken back from where it was put.
    LookCard(u8),
    /// A card looked at goes on top, below those put there before.
    ToTop(u8),
    /// A card looked at goes to the bottom, below those put there before.
    ToBottom(u8),
    /// The next bead: fly on.
    Next,
    /// End the flight.
    Stop,
    /// Found a colony at the visited card.
    Settle,
    /// Found a trading post at the visited card.
    Found,
    /// An adventure that lies face up: to do it; the resources of its reward are asked for then.
    Adventure(Adventure),
    /// Pay the pirates.
    Pay,
    /// Fight them.
    Fight,
    /// The prize of a won fight, or nothing.
    Prize(Option<Resource>),
    /// The room of a module: the first one, the one to build or to raise, the one to lose.
    Module(Module),
    /// A place of the hangar, for a ship of this kind.
    Ship(Ship),
    /// The places for boosters or cannons: the next one, or the one to raise when there are three.
    Piece(Piece),
    /// An own trading post: to deal there, or to put the deal away.
    Post(Card),
    /// The bay of the other: to take one with the Trade module.
    RivalBay(Resource),
    /// The offer: to begin one, or to put it away.
    Offer,
    /// Accept what is offered.
    Accept,
    /// Refuse it.
    Refuse,
    /// End the turn.
    End,
    /// One more.
    More(Counter),
    /// One less.
    Less(Counter),
    /// As many as possible.
    All(Counter),
    /// What was gathered so far is meant: the deal, the adventure, the offer, the cards put back.
    Confirm,
    /// What was gathered is put away.
    Cancel,
}

/// Which side of a deal is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The mover buys.
    Buy,
    /// The mover sells.
    Sell,
}

impl Side {
    /// A deal on this side.
    #[must_use]
    pub const fn deal(self, things: Things) -> Deal {
        match self {
            Side::Buy => Deal::Buy(things),
            Side::Sell => Deal::Sell(things),
        }
    }

    /// What counts this thing on this side.
    #[must_use]
    pub const fn counter(self, thing: Thing) -> Counter {
        match self {
            Side::Buy => Counter::Buy(thing),
            Side::Sell => Counter::Sell(thing),
        }
    }
}

/// A deal that is being counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DealDraft {
    /// The post it is made at; nothing at the visited card.
    pub post: Option<Card>,
    /// Which side.
    pub side: Side,
    /// What was counted so far; nothing where a post was picked and no more.
    pub things: Things,
}

impl DealDraft {
    /// The order it is as it stands.
    #[must_use]
    pub const fn order(self) -> Order {
        let deal = self.side.deal(self.things);
        match self.post {
            Some(post) => Order::Use { post, deal },
            None => Order::Trade(deal),
        }
    }
}

/// An adventure whose reward is being taken.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RewardDraft {
    /// Which.
    pub adventure: Adventure,
    /// The resources taken, in the order they were picked. Where one more would be too many, the first makes room.
    pub picked: Vec<Resource>,
}

impl RewardDraft {
    /// What is taken.
    #[must_use]
    pub fn take(&self) -> Things {
        self.picked.iter().fold(Things::NONE, |all, &resource| all.and(resource.into(), 1))
    }

    /// The order it is as it stands.
    #[must_use]
    pub fn order(&self) -> Order {
        Order::Adventure { adventure: self.adventure, take: self.take() }
    }
}

/// Cards looked at that are being put back, by their numbers in the look.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct LookDraft {
    /// On top, the first comes first.
    pub top: Vec<u8>,
    /// At the bottom, the last lies lowest.
    pub bottom: Vec<u8>,
}

impl LookDraft {
    /// Whether this card was put somewhere.
    #[must_use]
    pub fn has(&self, number: u8) -> bool {
        self.top.contains(&number) || self.bottom.contains(&number)
    }

    /// How many were put somewhere, 0 to [`LOOK`].
    #[must_use]
    pub fn len(&self) -> usize {
        debug_assert!(self.top.len() + self.bottom.len() <= LOOK, "each card is in one place");
        self.top.len() + self.bottom.len()
    }

    /// Whether none was put anywhere.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What the player picked so far.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Draft {
    /// Nothing begun.
    #[default]
    Nothing,
    /// A deal is counted.
    Deal(DealDraft),
    /// The reward of an adventure is chosen.
    Reward(RewardDraft),
    /// Cards looked at are put back.
    Look(LookDraft),
    /// An exchange is put together; both sides may be empty.
    Offer(Offer),
}

/// What an order changes for one player. Everything counts up or down from what he has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Change {
    /// Of each thing, in the order of lists.
    pub things: [i16; Thing::COUNT],
    /// Ships in the hangar, by kind.
    pub ships: [i8; Ship::COUNT],
    /// Levels of modules.
    pub modules: [i8; Module::COUNT],
    /// Boost.
    pub boost: i8,
    /// Firepower.
    pub firepower: i8,
    /// Friendship points.
    pub friendship: i8,
    /// Fame.
    pub fame: i8,
    /// Victory points.
    pub points: i8,
}

impl Change {
    /// How much of a thing.
    #[must_use]
    pub const fn thing(&self, thing: Thing) -> i16 {
        self.things[thing as usize]
    }

    /// Whether nothing changes.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Change::default()
    }
}

/// A special card that would go to somebody else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct HonourChange {
    /// Which.
    pub honour: Honour,
    /// Who holds it now.
    pub from: Option<Seat>,
    /// Who would hold it.
    pub to: Option<Seat>,
}

/// Wins among so many equally likely cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Odds {
    /// Those in which it happens.
    pub cases: u32,
    /// All of them, at least 1.
    pub of: u32,
}

/// What lies ahead when the next card is revealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ahead {
    /// Cards of the sector that are not in the row.
    pub cards: u8,
    /// Of these how many the program does not show to whoever looks: all of them unless memory is `open`.
    pub unknown: u8,
    /// Whether the program reminds whoever looks of what his seat has seen.
    pub reminds: bool,
    /// How likely the next one is pirates, from what the seat is certain of; only with memory `open`.
    pub pirates: Option<Odds>,
}

/// What a lost fight may cost beyond the end of the flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// Nothing.
    None,
    /// A cannon.
    Cannon,
    /// A module.
    Module,
    /// A cannon or a module: which is not known.
    CannonOrModule,
}

/// How a fight stands before the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Combat {
    /// What is known of the pirates.
    pub class: PirateClass,
    /// The least and the most that the mover may come to, the die included.
    pub own: (u8, u8),
    /// The least and the greatest strength they may have, their die not included.
    pub strength: (u8, u8),
    /// The least and the most that they may come to, the die included.
    pub theirs: (u8, u8),
    /// How likely the mover wins: against the strongest they may be, and against the weakest.
    pub wins: (Odds, Odds),
    /// What a defeat costs.
    pub penalty: Penalty,
}

/// What an order would bring, as far as that is known before chance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The order; with `partial`, one of those the click leads to.
    pub order: Order,
    /// Whether a choice is still open: what follows holds only what all choices have in common.
    pub partial: bool,
    /// What changes for Moon and for Sun, whatever chance answers.
    pub changes: [Change; 2],
    /// The special cards that change hands.
    pub honours: Vec<HonourChange>,
    /// The speed left after it; nothing where no flight goes on then, or chance settles it.
    pub speed: Option<u8>,
    /// The actions left after it; nothing where no flight goes on then, or chance settles it.
    pub actions: Option<u8>,
    /// Whether it ends the flight, whatever chance answers.
    pub ends_flight: bool,
    /// Whether it ends the match, whatever chance answers.
    pub ends_match: bool,
    /// Whether it cannot be taken back: the mark of a barrier.
    pub barrier: bool,
    /// Of flying on: what lies ahead.
    pub ahead: Option<Ahead>,
    /// Of a fight: how it stands.
    pub combat: Option<Combat>,
    /// What would be lost, if anything.
    pub warning: Option<Warning>,
}

impl Preview {
    /// What changes for a seat.
    #[must_use]
    pub const fn of(&self, seat: Seat) -> &Change {
        &self.changes[seat as usize]
    }
}

/// Something that would be lost: the reasons for a confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The turn would end though this module could be raised to level 2.
    EndWithModule {
        /// The first such module.
        module: Module,
    },
    /// The turn would end though this ship could be built.
    EndWithShip {
        /// The first such ship.
        ship: Ship,
    },
    /// The flight would end at a card that could be used, with speed and actions left.
    StopAtUsable {
        /// The visited card.
        card: Card,
        /// Actions left.
        actions: u8,
        /// Speed left.
        speed: u8,
    },
    /// Corsairs would be fought who could be paid, and who take a module if they win.
    FightForModules {
        /// What they ask for, in Astro.
        ransom: u8,
        /// How many modules are at stake.
        modules: u8,
    },
    /// After this sale the price of an adventure that lies face up can no longer be paid.
    SellsForAdventure {
        /// The adventure.
        adventure: Adventure,
        /// What of its price would be missing.
        thing: Thing,
    },
}

/// The kinds of [`Warning`], for "do not ask again".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WarningKind {
    /// [`Warning::EndWithModule`].
    EndWithModule,
    /// [`Warning::EndWithShip`].
    EndWithShip,
    /// [`Warning::StopAtUsable`].
    StopAtUsable,
    /// [`Warning::FightForModules`].
    FightForModules,
    /// [`Warning::SellsForAdventure`].
    SellsForAdventure,
}

impl WarningKind {
    /// Every kind.
    pub const ALL: &'static [WarningKind] = &[
        WarningKind::EndWithModule,
        WarningKind::EndWithShip,
        WarningKind::StopAtUsable,
        WarningKind::FightForModules,
        WarningKind::SellsForAdventure,
    ];
}

impl table::Loses for Warning {
    type Kind = WarningKind;

    fn kind(&self) -> WarningKind {
        match self {
            Warning::EndWithModule { .. } => WarningKind::EndWithModule,
            Warning::EndWithShip { .. } => WarningKind::EndWithShip,
            Warning::StopAtUsable { .. } => WarningKind::StopAtUsable,
            Warning::FightForModules { .. } => WarningKind::FightForModules,
            Warning::SellsForAdventure { .. } => WarningKind::SellsForAdventure,
        }
    }
}
