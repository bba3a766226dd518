//! Types of the table: click targets, drafts, previews and warnings.
//!
//! A target on a ship is on the ship of the deciding player, unless stated otherwise.

use crate::rules::{
    Adventure, Card, Commodity, CommodityCounts, EquipmentKind, HonourCard, LOOK, Module, Offer, Order, PirateClass,
    Refusal, Resource, Seat, Ship, TradeDeal,
};
use orrery_core::interaction as table;
use orrery_core::{impl_packed, packed_enum, warning_kinds};

impl_packed!(
    enum EquipmentKind {
        Booster,
        Cannon,
    }
);

/// The result of a click.
pub type ClickResult = table::ClickResult<Order, Refusal>;

packed_enum! {
    /// A thing whose amount the player counts with clicks.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum AdjustableAmount {
        /// A commodity bought at the visited card, or at the picked post.
        Buy(Commodity),
        /// A commodity sold at the visited card, or at the picked post.
        Sell(Commodity),
        /// A resource taken from the reward of the picked adventure.
        Take(Resource),
        /// A commodity given in the exchange offered.
        Give(Commodity),
        /// A commodity of the other player that is wanted in the exchange offered.
        Want(Commodity),
    }
}

packed_enum! {
    /// Something on the screen that a player can click, or reach with keys.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum ClickTarget {
        /// The yellow die, which is clicked to roll.
        Die,
        /// The colony that produces this resource on the current roll, to choose it.
        Colony(Resource),
        /// A sector's window, 1 to 4, to fly there.
        Sector(u8),
        /// An inspected card, by its number in the look, counted from 1, to take it back from its new place.
        LookCard(u8),
        /// The button that puts an inspected card on top, below the cards already put there.
        ToTop(u8),
        /// The button that puts an inspected card at the bottom, below the cards already put there.
        ToBottom(u8),
        /// The button that reveals the next card.
        Next,
        /// The button that ends the flight.
        Stop,
        /// The button that founds a colony at the visited card.
        Settle,
        /// The button that founds a trading post at the visited card.
        Found,
        /// A face-up adventure, to do it. If its reward contains resources, they are chosen next.
        Adventure(Adventure),
        /// The button that pays the pirates.
        Pay,
        /// The button that fights the pirates.
        Fight,
        /// The prize of a won fight, or the button for no prize.
        Prize(Option<Resource>),
        /// The room of a module: to choose it as the free first module, to build or upgrade it, or to lose it.
        Module(Module),
        /// A place of the hangar, to build a ship of this kind.
        Ship(Ship),
        /// The places for boosters or cannons: to build the next piece, or to upgrade one if there are three.
        Piece(EquipmentKind),
        /// A trading post of the mover, to deal there or to cancel the deal.
        Post(Card),
        /// A bay of the other player, to take one resource with the Trade module.
        RivalBay(Resource),
        /// The button that begins an offer, or cancels it.
        Offer,
        /// The button that accepts the offer.
        Accept,
        /// The button that refuses the offer.
        Refuse,
        /// The button that ends the turn.
        End,
        /// The button that counts one more.
        More(AdjustableAmount),
        /// The button that counts one less.
        Less(AdjustableAmount),
        /// The button that counts as many as possible.
        All(AdjustableAmount),
        /// The button that confirms the draft: the deal, the adventure, the offer or the arrangement of inspected cards.
        Confirm,
        /// The button that cancels the draft.
        Cancel,
    }
}

/// The side of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DealSide {
    /// A purchase by the mover.
    Buy,
    /// A sale by the mover.
    Sell,
}

impl DealSide {
    /// Returns a deal on this side.
    pub const fn deal(self, things: CommodityCounts) -> TradeDeal {
        match self {
            DealSide::Buy => TradeDeal::Buy(things),
            DealSide::Sell => TradeDeal::Sell(things),
        }
    }

    /// Returns the counter of this commodity on this side.
    pub const fn counter(self, thing: Commodity) -> AdjustableAmount {
        match self {
            DealSide::Buy => AdjustableAmount::Buy(thing),
            DealSide::Sell => AdjustableAmount::Sell(thing),
        }
    }
}

/// A deal being put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DealDraft {
    /// The post of the deal, or `None` for the visited card.
    pub post: Option<Card>,
    /// The side of the deal.
    pub side: DealSide,
    /// The amounts counted so far. They are empty while only a post is picked.
    pub things: CommodityCounts,
}

impl DealDraft {
    /// Returns the order for the deal as counted so far.
    pub const fn order(self) -> Order {
        let deal = self.side.deal(self.things);
        match self.post {
            Some(post) => Order::Use { post, deal },
            None => Order::Trade(deal),
        }
    }
}

/// The reward of an adventure while the player is choosing it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RewardDraft {
    /// The adventure to do.
    pub adventure: Adventure,
    /// The resources taken, in the order in which they were picked. If the reward is full, another pick removes the first one.
    pub picked: Vec<Resource>,
}

impl RewardDraft {
    /// Returns the resources taken.
    pub fn take(&self) -> CommodityCounts {
        self.picked.iter().fold(CommodityCounts::NONE, |all, &resource| all.and(resource.into(), 1))
    }

    /// Returns the order for the adventure with the resources taken so far.
    pub fn order(&self) -> Order {
        Order::Adventure { adventure: self.adventure, take: self.take() }
    }
}

/// Looked-at cards that are being put back, by their numbers in the look.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct CardArrangementDraft {
    /// The cards on top, the next card first.
    pub top: Vec<u8>,
    /// The cards at the bottom, the lowest card last.
    pub bottom: Vec<u8>,
}

impl CardArrangementDraft {
    /// Reports whether a card, identified by its number in the look, is placed.
    pub fn has(&self, number: u8) -> bool {
        self.top.contains(&number) || self.bottom.contains(&number)
    }

    /// Returns the number of placed cards, 0 to [`LOOK`].
    pub fn len(&self) -> usize {
        debug_assert!(self.top.len() + self.bottom.len() <= LOOK, "each card is in one place");
        self.top.len() + self.bottom.len()
    }

    /// Reports whether no card is placed.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// An order that the player is putting together.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum OrderDraft {
    /// No draft.
    #[default]
    Nothing,
    /// A deal that is being counted.
    Deal(DealDraft),
    /// The reward of an adventure that is being chosen.
    Reward(RewardDraft),
    /// Looked-at cards that are being put back.
    Look(CardArrangementDraft),
    /// An exchange offer that is being put together. Either side may be empty.
    Offer(Offer),
}

/// An order's changes for one player, each as a difference from the current amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlayerChange {
    /// The changes in commodities, in list order.
    pub things: [i16; Commodity::COUNT],
    /// The changes in the ships of the hangar, by kind.
    pub ships: [i8; Ship::COUNT],
    /// The changes in module levels.
    pub modules: [i8; Module::COUNT],
    /// The change in boost.
    pub boost: i8,
    /// The change in firepower.
    pub firepower: i8,
    /// The change in friendship points.
    pub friendship: i8,
    /// The change in fame.
    pub fame: i8,
    /// The change in victory points.
    pub points: i8,
}

impl PlayerChange {
    /// Returns the change in a commodity.
    pub const fn thing(&self, thing: Commodity) -> i16 {
        self.things[thing as usize]
    }
}

/// A special card that would move to or from a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct HonourChange {
    /// The special card.
    pub honour: HonourCard,
    /// The current holder, or `None` if the card is next to the board.
    pub from: Option<Seat>,
    /// The new holder, or `None` if the card is put next to the board.
    pub to: Option<Seat>,
}

/// The odds of an event among equally likely cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Odds {
    /// The number of cases in which the event occurs.
    pub cases: u32,
    /// The total number of cases, at least 1.
    pub of: u32,
}

/// The forecast for revealing the next card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NextCardForecast {
    /// The number of cards of the sector that are not in the row.
    pub cards: u8,
    /// The number of cards outside the row that the program does not show to the viewer: all of them unless memory is `open`.
    pub unknown: u8,
    /// True if the program reminds the viewer of the cards that their seat has seen.
    pub reminds: bool,
    /// The odds that the next card is pirates, from the seat's certain knowledge. `None` if the program does not remind the
    /// viewer, if no card is left, or if a Sensor has fixed the card and the viewer does not see it.
    pub pirates: Option<Odds>,
}

/// The cost of a lost fight, besides the end of the flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DefeatPenalty {
    /// No other cost.
    None,
    /// The loss of a cannon.
    Cannon,
    /// The loss of a module.
    Module,
    /// The loss of a cannon or of a module, because the pirates are not known exactly.
    CannonOrModule,
}

/// The forecast of a fight before the dice are rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CombatForecast {
    /// The known class of the pirates.
    pub class: PirateClass,
    /// The lowest and the highest total of the mover, the die included.
    pub own: (u8, u8),
    /// The lowest and highest strength that the pirates may have, without their die.
    pub strength: (u8, u8),
    /// The lowest and highest total of the pirates, the die included.
    pub theirs: (u8, u8),
    /// The mover's odds of winning, first against the strongest possible pirates, then against the weakest.
    pub wins: (Odds, Odds),
    /// The cost of a defeat, besides the end of the flight.
    pub penalty: DefeatPenalty,
}

/// The effects of an order that do not depend on chance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderPreview {
    /// The order; if `partial` is true, one of the orders to which the click leads.
    pub order: Order,
    /// True if a choice is still open: the other fields then hold only the changes that all choices have in common.
    pub partial: bool,
    /// The changes for Moon and for Sun that are the same for all outcomes of chance.
    pub changes: [PlayerChange; 2],
    /// The special cards that would move.
    pub honours: Vec<HonourChange>,
    /// The speed left afterwards, or `None` if the flight does not continue or chance decides the speed.
    pub speed: Option<u8>,
    /// The actions left afterwards, or `None` if the flight does not continue or chance decides their number.
    pub actions: Option<u8>,
    /// True if the order ends the flight for all outcomes of chance.
    pub ends_flight: bool,
    /// True if the order ends the match for all outcomes of chance.
    pub ends_match: bool,
    /// True if the order cannot be taken back.
    pub barrier: bool,
    /// The forecast for the next card, or `None` if the order does not reveal it.
    pub ahead: Option<NextCardForecast>,
    /// The forecast of the fight, or `None` if the order is not to fight.
    pub combat: Option<CombatForecast>,
    /// The most serious loss that the order would cause, or `None` if it would cause none.
    pub warning: Option<Warning>,
}

impl OrderPreview {
    /// Returns the changes for a seat.
    pub const fn of(&self, seat: Seat) -> &PlayerChange {
        &self.changes[seat as usize]
    }
}

/// A loss that an order would cause: a reason to ask for confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The turn would end although this module could be upgraded to level 2.
    EndWithModule {
        /// The first such module.
        module: Module,
    },
    /// The turn would end although this ship could be built.
    EndWithShip {
        /// The first such ship.
        ship: Ship,
    },
    /// The flight would end at a card that could be used, with speed and actions left.
    StopAtUsable {
        /// The visited card.
        card: Card,
        /// The actions left.
        actions: u8,
        /// The speed left.
        speed: u8,
    },
    /// The mover would fight corsairs whose ransom could be paid and who may take a module if they win.
    FightForModules {
        /// The ransom of the corsairs, in Astro.
        ransom: u8,
        /// The number of modules at stake.
        modules: u8,
    },
    /// After this sale, the price of a face-up adventure can no longer be paid.
    SellsForAdventure {
        /// The adventure whose price the player could no longer pay.
        adventure: Adventure,
        /// The commodity that would be missing from its price.
        thing: Commodity,
    },
}

warning_kinds!(WarningKind of Warning { EndWithModule, EndWithShip, StopAtUsable, FightForModules, SellsForAdventure });
