//! The types of the table: click targets, drafts, previews, and warnings.
//!
//! Targets in a harbour belong to the harbour of the decider.

use crate::rules::{
    Action, Asteroid, Cargo, CargoLine, FreighterKind, Good, KeptAliens, Order, Pilot, Product, Refusal,
};
use orrery_core::interaction as table;

/// The result of a click.
pub type ClickResult = table::ClickResult<Order, Refusal>;

/// A target on the screen that a player can click or reach by keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// Lets the table deal.
    Begin,
    /// A card of the hand: picks it up, or puts it down again.
    Pilot(Pilot),
    /// The die: plays the pilot picked up, and rolls the die for it.
    Roll,
    /// A dock, 1 to 8: plays the pilot picked up and flies there, flies there with the pilot played, or moves its
    /// shuttle by a bribe.
    Dock(u8),
    /// The only flight to the foundry, if there is just one.
    Land,
    /// The only flight from the foundry, if there is just one.
    Lift,
    /// An asteroid: takes as much as possible.
    Asteroid(Asteroid),
    /// A freighter: loads or unloads as much as possible.
    Ship(FreighterKind),
    /// Adds one of a good from or for this freighter; for asteroids the federal one is used.
    More(FreighterKind, Good),
    /// Removes one of a good from or for this freighter.
    Less(FreighterKind, Good),
    /// Increases the number of these goods stacked on others (FSF-ALN-SM). After the maximum it returns to none.
    Stack(FreighterKind, Good),
    /// Increases the number of these goods taken off pairs (FSF-ALN-SM3). After the maximum it returns to none.
    OffPair(FreighterKind, Good),
    /// Turns this number of rubion into galactium.
    Process(u8),
    /// Sells this number of rubion.
    Sell(u8),
    /// Shows the pilots of the Cantina.
    Cantina,
    /// A pilot shown there, or `None` to hire none.
    Hire(Option<Pilot>),
    /// Toggles leaving the freighter that would arrive.
    Alone,
    /// Makes a product this number of times.
    Make(Product, u8),
    /// Charges one product.
    Charge(Product),
    /// Charges all products.
    ChargeAll,
    /// Upgrades a freighter.
    Upgrade(FreighterKind),
    /// Takes a credit instead of an upgrade.
    Earn,
    /// The dock master: the shuttle to move is chosen after it.
    Bribe,
    /// A pilot to keep for Beta.
    Keep(Pilot),
    /// A freighter of a seat, and its loss of points; for information only.
    Hull(u8, FreighterKind),
    /// The mast with the ranks of a solo player; for information only.
    Mast,
    /// Ends the turn.
    End,
    /// Confirms the draft, or the proposal if there is none.
    Confirm,
    /// Discards the draft.
    Cancel,
}

/// An amount of a good to move, with its freighter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GoodsAmount {
    /// The freighter; for asteroids the federal one.
    pub ship: FreighterKind,
    /// The good to move.
    pub good: Good,
    /// Number of goods, at least 1.
    pub count: u8,
    /// The number of them taken off pairs.
    pub off: u8,
    /// The number of them stacked on others.
    pub on: u8,
}

/// The goods gathered so far.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GoodsDraft {
    /// The freighter that the next good goes into or comes from.
    pub ship: FreighterKind,
    /// The goods, in the order in which they were picked.
    pub amounts: Vec<GoodsAmount>,
}

impl GoodsDraft {
    /// Creates an empty draft for a freighter.
    #[must_use]
    pub const fn empty(ship: FreighterKind) -> Self {
        GoodsDraft { ship, amounts: Vec::new() }
    }

    /// Creates the draft of an order's cargo.
    #[must_use]
    pub fn of(cargo: &Cargo) -> Self {
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
    #[must_use]
    pub fn total(&self) -> u8 {
        self.amounts.iter().map(|amount| amount.count).sum()
    }

    /// Returns the number gathered of a good from or for a freighter.
    #[must_use]
    pub fn count(&self, ship: FreighterKind, good: Good) -> u8 {
        self.amount(ship, good).map_or(0, |amount| amount.count)
    }

    /// Returns the amount gathered of a good from or for a freighter.
    #[must_use]
    pub fn amount(&self, ship: FreighterKind, good: Good) -> Option<&GoodsAmount> {
        self.amounts.iter().find(|amount| amount.ship == ship && amount.good == good)
    }

    /// Returns the amount mutably; it is created with count 0 if missing.
    pub(super) fn amount_mut(&mut self, ship: FreighterKind, good: Good) -> &mut GoodsAmount {
        let here = self.amounts.iter().position(|amount| amount.ship == ship && amount.good == good);
        let at = here.unwrap_or(self.amounts.len());
        if here.is_none() {
            self.amounts.push(GoodsAmount { ship, good, count: 0, off: 0, on: 0 });
        }
        &mut self.amounts[at]
    }

    /// Returns the cargo of its order; lines of one freighter are adjacent.
    #[must_use]
    pub fn cargo(&self) -> Cargo {
        let mut cargo = Cargo::default();
        for &ship in FreighterKind::ALL {
            for amount in self.amounts.iter().filter(|amount| amount.ship == ship) {
                // Only the numbers that leave pairs and make pairs matter, so as few goods as possible do both.
                let both = (amount.off + amount.on).saturating_sub(amount.count);
                let plain = amount.count - (amount.off + amount.on - both);
                let parts = [
                    (plain, false, false),
                    (amount.off - both, true, false),
                    (amount.on - both, false, true),
                    (both, true, true),
                ];
                for (count, off, on) in parts.into_iter().filter(|(count, ..)| *count > 0) {
                    cargo.push(CargoLine { ship, good: amount.good, count, off, on });
                }
            }
        }
        cargo
    }
}

/// The player's choices so far.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Draft {
    /// No choice yet.
    #[default]
    Nothing,
    /// A card is picked up.
    Pilot(Pilot),
    /// Goods are gathered.
    Goods(GoodsDraft),
    /// The pilot will be hired without the freighter.
    Alone,
    /// These pilots are selected to be kept.
    Keep(KeptAliens),
    /// The dock master waits for the choice of a shuttle.
    Bribe,
}

/// The availability of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActionAvailability {
    /// The action of the dock.
    pub action: Action,
    /// The reason why it cannot be used, if any.
    pub refusal: Option<Refusal>,
    /// True if it can be used only after goods have come into the warehouse, which they do first after a landing.
    pub after_goods: bool,
}

/// The changes that an order causes for the player who gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayerChange {
    /// Change of each good in the warehouse.
    pub warehouse: [i8; Good::COUNT],
    /// Change of each good on board.
    pub board: [i8; Good::COUNT],
    /// Change of credits.
    pub credits: i8,
    /// Change of points, if the game ended then.
    pub points: i16,
}

/// The effects of an order, as far as they are known before chance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The order; for a card with its flight it is the flight.
    pub order: Order,
    /// The changes for the player.
    pub change: PlayerChange,
    /// The resulting points, if the game ended then.
    pub points: i32,
    /// For a flight: the capacity of its shuttle.
    pub capacity: Option<u8>,
    /// For a flight: the action of the dock.
    pub action: Option<ActionAvailability>,
    /// For goods: their number, and the unused capacity of the shuttle.
    pub goods: Option<(u8, u8)>,
    /// For a roll: the capacities of landing and lifting off for each value, if there is such a flight.
    pub rolls: Option<[(Option<u8>, Option<u8>); 8]>,
    /// For a hired pilot: the freighter that arrives, with its size.
    pub freighter: Option<(FreighterKind, u8)>,
    /// True if it cannot be undone.
    pub barrier: bool,
    /// The loss that it would cause, if any.
    pub warning: Option<Warning>,
}

/// A loss caused by an order: the reason for a confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The turn would end with an unused action that costs nothing.
    EndWithAction {
        /// The unused action.
        action: Action,
    },
    /// The turn would end with goods left that the shuttle could bring or load.
    EndWithGoods {
        /// Number of goods left.
        count: u8,
    },
    /// The last turn of Alpha would end with goods in the warehouse, which are returned to the asteroids (FSF-MID-1).
    EndOfAlpha {
        /// Number of each raw good, in the order of [`Good::RAWS`].
        goods: [u8; Good::RAWS.len()],
    },
    /// Goods would be loaded, after which a free action cannot be used.
    LoadWithAction {
        /// The free action.
        action: Action,
    },
    /// An action would be used, after which no goods can come from the shuttle that landed.
    ActBeforeGoods {
        /// Capacity of the shuttle in goods.
        capacity: u8,
    },
}

/// The kinds of [`Warning`], for "do not ask again".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WarningKind {
    /// The kind of [`Warning::EndWithAction`].
    EndWithAction,
    /// The kind of [`Warning::EndWithGoods`].
    EndWithGoods,
    /// The kind of [`Warning::EndOfAlpha`].
    EndOfAlpha,
    /// The kind of [`Warning::LoadWithAction`].
    LoadWithAction,
    /// The kind of [`Warning::ActBeforeGoods`].
    ActBeforeGoods,
}

impl WarningKind {
    /// All kinds of warnings.
    pub const ALL: &'static [WarningKind] = &[
        WarningKind::EndWithAction,
        WarningKind::EndWithGoods,
        WarningKind::EndOfAlpha,
        WarningKind::LoadWithAction,
        WarningKind::ActBeforeGoods,
    ];
}

impl table::LossWarning for Warning {
    type Kind = WarningKind;

    fn kind(&self) -> WarningKind {
        match self {
            Warning::EndWithAction { .. } => WarningKind::EndWithAction,
            Warning::EndWithGoods { .. } => WarningKind::EndWithGoods,
            Warning::EndOfAlpha { .. } => WarningKind::EndOfAlpha,
            Warning::LoadWithAction { .. } => WarningKind::LoadWithAction,
            Warning::ActBeforeGoods { .. } => WarningKind::ActBeforeGoods,
        }
    }
}
