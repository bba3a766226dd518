//! The types of the table: click targets, drafts, previews, and warnings.
//!
//! Unless noted otherwise, targets belong to the decider.

use crate::rules::{
    Action, Asteroid, CargoTransfer, CargoTransferLine, FreighterKind, Good, KeptAliens, Order, Pilot, Product, Refusal,
};
use orrery_core::interaction as table;
use orrery_core::{packed_enum, warning_kinds};

/// The result of a click.
pub type ClickResult = table::ClickResult<Order, Refusal>;

packed_enum! {
    /// A target on the screen that the player can click or reach by keyboard.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum ClickTarget {
        /// Deals the cards: at the set-up, or at the start of Beta.
        Begin,
        /// A card in hand: picks the card up, or puts it down again.
        Pilot(Pilot),
        /// The die: plays the pilot picked up, with a roll of the die.
        Roll,
        /// A dock, 1 to 8. Flies to it or, if it is taken, from it with the pilot picked up or played. During a bribe, adds or
        /// removes its shuttle.
        Dock(u8),
        /// Flies to the foundry, if only one dock can be reached.
        Land,
        /// Flies from the foundry, if only one dock can be reached.
        Lift,
        /// An asteroid: gathers as many of its goods as possible.
        Asteroid(Asteroid),
        /// A freighter: gathers as many goods as possible to load or unload.
        Ship(FreighterKind),
        /// Gathers one more of a good, to move to or from this freighter. For goods of asteroids, the freighter is the federal one.
        More(FreighterKind, Good),
        /// Removes one of a good from the gathered goods that move to or from this freighter. For goods of asteroids, the freighter
        /// is the federal one.
        Less(FreighterKind, Good),
        /// Increases the number of gathered goods that are stacked on others (FSF-ALN-SM). After the maximum, the number returns to
        /// 0.
        Stack(FreighterKind, Good),
        /// Increases the number of gathered goods that are taken off pairs (FSF-ALN-SM3). After the maximum, the number returns to 0.
        OffPair(FreighterKind, Good),
        /// Turns this number of rubion into galactium.
        Process(u8),
        /// Sells this number of rubion.
        Sell(u8),
        /// Has pilots shown in the Cantina.
        Cantina,
        /// Hires this pilot shown in the Cantina, or none.
        Hire(Option<Pilot>),
        /// Toggles hiring without the freighter that would arrive.
        Alone,
        /// Makes a product this number of times.
        Make(Product, u8),
        /// Charges one product of this kind.
        Charge(Product),
        /// Charges all plain products for a credit.
        ChargeAll,
        /// Upgrades a freighter.
        Upgrade(FreighterKind),
        /// Takes a credit from the bank instead of an upgrade.
        Earn,
        /// The dock master: begins a bribe. A dock is chosen next.
        Bribe,
        /// Selects a pilot to keep for Beta, or deselects it.
        Keep(Pilot),
        /// The hull of a seat's freighter, which shows its loss of points; for information only.
        Hull(u8, FreighterKind),
        /// The mast with the ranks of a solo match; for information only.
        Mast,
        /// Ends the turn.
        End,
        /// Gives the order of the draft, or the proposal if the draft is empty.
        Confirm,
        /// Discards the draft.
        Cancel,
    }
}

/// An amount of a good to move to or from a freighter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GoodsAmount {
    /// The freighter; for asteroids the federal one.
    pub ship: FreighterKind,
    /// The good to move.
    pub good: Good,
    /// Number of goods, at least 1.
    pub count: u8,
    /// Number of the goods that are taken off pairs.
    pub off: u8,
    /// Number of the goods that are stacked on others.
    pub on: u8,
}

/// The goods gathered so far for an order.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GoodsDraft {
    /// The freighter to or from which the next good moves.
    pub ship: FreighterKind,
    /// The amounts, in the order in which the player picked them.
    pub amounts: Vec<GoodsAmount>,
}

impl GoodsDraft {
    /// Creates an empty draft with this freighter selected.
    pub const fn empty(ship: FreighterKind) -> Self {
        GoodsDraft { ship, amounts: Vec::new() }
    }

    /// Creates the draft that corresponds to a cargo.
    pub fn of(cargo: &CargoTransfer) -> Self {
        let ship = cargo.lines().first().map_or(FreighterKind::Federal, |line| line.ship);
        let mut draft = GoodsDraft::empty(ship);
        for line in cargo.lines() {
            let amount = draft.amount_mut(line.ship, line.good);
            amount.count += line.count;
            amount.off += if line.off { line.count } else { 0 };
            amount.on += if line.on { line.count } else { 0 };
        }
        draft
    }

    /// Returns the total number of goods gathered.
    pub fn total(&self) -> u8 {
        self.amounts.iter().map(|amount| amount.count).sum()
    }

    /// Returns the amount of a good gathered to move to or from a freighter; 0 if there is none.
    pub fn count(&self, ship: FreighterKind, good: Good) -> u8 {
        self.amount(ship, good).map_or(0, |amount| amount.count)
    }

    /// Returns the gathered amount of a good to move to or from a freighter, if there is one.
    pub fn amount(&self, ship: FreighterKind, good: Good) -> Option<&GoodsAmount> {
        self.amounts.iter().find(|amount| amount.ship == ship && amount.good == good)
    }

    /// Returns the gathered amount of a good, mutably. Creates it with the count 0 if it is missing.
    pub(super) fn amount_mut(&mut self, ship: FreighterKind, good: Good) -> &mut GoodsAmount {
        let here = self.amounts.iter().position(|amount| amount.ship == ship && amount.good == good);
        let at = here.unwrap_or(self.amounts.len());
        if here.is_none() {
            self.amounts.push(GoodsAmount { ship, good, count: 0, off: 0, on: 0 });
        }
        &mut self.amounts[at]
    }

    /// Returns the cargo of the gathered goods. The lines of a freighter are adjacent.
    pub fn cargo(&self) -> CargoTransfer {
        let mut cargo = CargoTransfer::default();
        for &ship in FreighterKind::ALL {
            for amount in self.amounts.iter().filter(|amount| amount.ship == ship) {
                // Only the numbers taken off pairs and stacked matter, so as few goods as possible are both.
                let both = (amount.off + amount.on).saturating_sub(amount.count);
                let plain = amount.count - (amount.off + amount.on - both);
                let parts = [
                    (plain, false, false),
                    (amount.off - both, true, false),
                    (amount.on - both, false, true),
                    (both, true, true),
                ];
                for (count, off, on) in parts.into_iter().filter(|(count, ..)| *count > 0) {
                    cargo.push(CargoTransferLine { ship, good: amount.good, count, off, on });
                }
            }
        }
        cargo
    }
}

/// The choices that a player has made so far for an order.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum OrderDraft {
    /// The player has chosen nothing yet.
    #[default]
    Nothing,
    /// The player has picked up this card.
    Pilot(Pilot),
    /// The player has gathered these goods.
    Goods(GoodsDraft),
    /// The next pilot is hired without the freighter.
    Alone,
    /// The player has selected these pilots to keep.
    Keep(KeptAliens),
    /// The player bribes the dock master, and has to choose a shuttle.
    Bribe,
}

/// The availability of an action after a flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActionAvailability {
    /// The action of the dock.
    pub action: Action,
    /// The reason why the action cannot be used, if there is one.
    pub refusal: Option<Refusal>,
    /// True if the action can be used only after goods were moved into the warehouse, which comes first after a landing.
    pub after_goods: bool,
}

/// The changes that an order causes for the player who gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayerChange {
    /// Change in the number of each good in the warehouse.
    pub warehouse: [i8; Good::COUNT],
    /// Change in the number of each good on board.
    pub board: [i8; Good::COUNT],
    /// Change in credits.
    pub credits: i8,
    /// Change in points, as if the game ended after the order.
    pub points: i16,
}

/// The effects of an order that do not depend on chance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderPreview {
    /// The order. For a click that plays a card and flies, it is the flight.
    pub order: Order,
    /// The changes for the player.
    pub change: PlayerChange,
    /// The points after the order, as if the game ended then.
    pub points: i32,
    /// For a flight: the capacity of the shuttle, in goods.
    pub capacity: Option<u8>,
    /// For a flight: the action of the dock and its availability.
    pub action: Option<ActionAvailability>,
    /// For an order that moves goods: their number, and the remaining capacity of the shuttle.
    pub goods: Option<(u8, u8)>,
    /// For a roll: the largest capacities of a landing and of a lift-off, for each value of the die. An inner value is `None` if
    /// there is no such flight.
    pub rolls: Option<[(Option<u8>, Option<u8>); 8]>,
    /// For a hired pilot: the freighter that arrives, and its size in spaces.
    pub freighter: Option<(FreighterKind, u8)>,
    /// True if the order cannot be undone.
    pub barrier: bool,
    /// The most important loss that the order would cause, if there is one.
    pub warning: Option<Warning>,
}

/// A loss that an order would cause, for which the player is asked to confirm the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The turn would end, although an action can still be used without cost.
    EndWithAction {
        /// The action of the dock.
        action: Action,
    },
    /// The turn would end, although the shuttle can still take or load goods.
    EndWithGoods {
        /// Number of goods that the shuttle can take or load.
        count: u8,
    },
    /// The last turn of Alpha would end with goods in the warehouse, which are returned to the asteroids (FSF-MID-1).
    EndOfAlpha {
        /// Number of each raw good, in the order of [`Good::RAWS`].
        goods: [u8; Good::RAWS.len()],
    },
    /// Goods would be loaded, although an action is available without cost. It is not available after loading.
    LoadWithAction {
        /// The action of the dock.
        action: Action,
    },
    /// An action would be used, although the shuttle that landed can still bring goods. It cannot do so after the action.
    ActBeforeGoods {
        /// Capacity of the shuttle in goods.
        capacity: u8,
    },
}

warning_kinds!(WarningKind of Warning { EndWithAction, EndWithGoods, EndOfAlpha, LoadWithAction, ActBeforeGoods });
