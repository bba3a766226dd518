//! The words of the table: what can be clicked, what was picked so far, what an order would bring, what it may lose.
//!
//! Everything that is clicked in a harbour means the harbour of whoever decides.

use crate::rules::{Action, Asteroid, Cargo, Good, Kept, Line, Order, Pilot, Product, Refusal, Ship};
use orrery_core::interaction as table;

/// What a click led to.
pub type Step = table::Step<Order, Refusal>;

/// Something on the screen that a player can click or reach by keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// The table deals.
    Begin,
    /// A card of the hand: taken up, or put down again.
    Pilot(Pilot),
    /// The die: the pilot taken up is played, and the die rolled for him.
    Roll,
    /// A dock, 1 to 8: the pilot taken up is played and flies there, the pilot played flies there, or the bribe moves its shuttle.
    Dock(u8),
    /// The flight to the foundry, where there is one.
    Land,
    /// The flight from it, where there is one.
    Lift,
    /// An asteroid: as much of it as may be taken.
    Asteroid(Asteroid),
    /// A freighter: as much as may be loaded into it or unloaded from it.
    Ship(Ship),
    /// One more of a good, of or into this freighter; of asteroids the federal one stands for all.
    More(Ship, Good),
    /// One less.
    Less(Ship, Good),
    /// How many of them are laid on top of others (FSF-ALN-SM): one more, and after the most none.
    Stack(Ship, Good),
    /// How many of them are taken off pairs (FSF-ALN-SM3): one more, and after the most none.
    OffPair(Ship, Good),
    /// So many rubion are made galactium.
    Process(u8),
    /// So many rubion are sold.
    Sell(u8),
    /// The Cantina shows its pilots.
    Cantina,
    /// A pilot that it shows, or nobody.
    Hire(Option<Pilot>),
    /// Whether the freighter that would come is left.
    Alone,
    /// A product is made so often.
    Make(Product, u8),
    /// A product is charged.
    Charge(Product),
    /// All of them are.
    ChargeAll,
    /// A freighter is upgraded.
    Upgrade(Ship),
    /// A credit is taken instead.
    Earn,
    /// The dock master: which shuttle he moves is asked then.
    Bribe,
    /// A pilot that is kept for Beta.
    Keep(Pilot),
    /// A freighter of a seat, and what it costs there: it is only told about.
    Hull(u8, Ship),
    /// The mast of the ranks of who plays alone: it is only told about.
    Mast,
    /// The end of the turn.
    End,
    /// What was gathered so far is meant; where nothing was, what is proposed.
    Confirm,
    /// What was gathered is put away.
    Cancel,
}

/// How many of a good move, of which freighter, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Amount {
    /// The freighter; of asteroids the federal one.
    pub ship: Ship,
    /// Which good.
    pub good: Good,
    /// How many, at least 1.
    pub count: u8,
    /// How many of them come off pairs.
    pub off: u8,
    /// How many of them are laid on top.
    pub on: u8,
}

/// Goods that are gathered.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GoodsDraft {
    /// The freighter that the next good goes into or comes from.
    pub ship: Ship,
    /// The goods so far, in the order they were picked.
    pub amounts: Vec<Amount>,
}

impl GoodsDraft {
    /// Nothing yet, for a freighter.
    #[must_use]
    pub const fn empty(ship: Ship) -> Self {
        GoodsDraft { ship, amounts: Vec::new() }
    }

    /// What moves an order's goods.
    #[must_use]
    pub fn of(cargo: &Cargo) -> Self {
        let ship = cargo.lines().first().map_or(Ship::Federal, |line| line.ship);
        let mut draft = GoodsDraft::empty(ship);
        for line in cargo.lines() {
            let amount = draft.amount_mut(line.ship, line.good);
            amount.count += line.count;
            amount.off += if line.off { line.count } else { 0 };
            amount.on += if line.on { line.count } else { 0 };
        }
        draft
    }

    /// How many goods are gathered.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.amounts.iter().map(|amount| amount.count).sum()
    }

    /// How many of a good of or for a freighter are gathered.
    #[must_use]
    pub fn count(&self, ship: Ship, good: Good) -> u8 {
        self.amount(ship, good).map_or(0, |amount| amount.count)
    }

    /// What is gathered of a good of or for a freighter.
    #[must_use]
    pub fn amount(&self, ship: Ship, good: Good) -> Option<&Amount> {
        self.amounts.iter().find(|amount| amount.ship == ship && amount.good == good)
    }

    /// The same to change; it begins with none.
    pub(super) fn amount_mut(&mut self, ship: Ship, good: Good) -> &mut Amount {
        let here = self.amounts.iter().position(|amount| amount.ship == ship && amount.good == good);
        let at = here.unwrap_or(self.amounts.len());
        if here.is_none() {
            self.amounts.push(Amount { ship, good, count: 0, off: 0, on: 0 });
        }
        &mut self.amounts[at]
    }

    /// The lines of the order it makes; those of a freighter stand together.
    #[must_use]
    pub fn cargo(&self) -> Cargo {
        let mut cargo = Cargo::default();
        for &ship in Ship::ALL {
            for amount in self.amounts.iter().filter(|amount| amount.ship == ship) {
                // Only how many leave pairs and how many make pairs counts: as few as can be do both.
                let both = (amount.off + amount.on).saturating_sub(amount.count);
                let plain = amount.count - (amount.off + amount.on - both);
                let parts = [
                    (plain, false, false),
                    (amount.off - both, true, false),
                    (amount.on - both, false, true),
                    (both, true, true),
                ];
                for (count, off, on) in parts.into_iter().filter(|(count, ..)| *count > 0) {
                    cargo.push(Line { ship, good: amount.good, count, off, on });
                }
            }
        }
        cargo
    }
}

/// What the player picked so far.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Draft {
    /// Nothing begun.
    #[default]
    Nothing,
    /// A card is taken up.
    Pilot(Pilot),
    /// Goods are gathered.
    Goods(GoodsDraft),
    /// Whoever is hired comes without a freighter.
    Alone,
    /// These are kept.
    Keep(Kept),
    /// The dock master is asked which shuttle.
    Bribe,
}

/// Whether an action can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Usable {
    /// Which.
    pub action: Action,
    /// Why not, where it cannot.
    pub refusal: Option<Refusal>,
    /// Whether it can only when goods have come into the warehouse: after a landing they do so first.
    pub after_goods: bool,
}

/// What an order changes for whoever gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Change {
    /// Of each good in the warehouse.
    pub warehouse: [i8; Good::COUNT],
    /// Of each good on board.
    pub board: [i8; Good::COUNT],
    /// Of credits.
    pub credits: i8,
    /// Of points, if the game ended then.
    pub points: i16,
}

/// What an order would bring, as far as that is known before chance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// The order; of a card and its flight the flight.
    pub order: Order,
    /// What changes.
    pub change: Change,
    /// The points there would be, if the game ended then.
    pub points: i32,
    /// Of a flight: how much its shuttle carries.
    pub capacity: Option<u8>,
    /// Of a flight: what the dock offers.
    pub action: Option<Usable>,
    /// Of goods: how many, and how many more the shuttle would carry.
    pub goods: Option<(u8, u8)>,
    /// Of a roll: the capacities of landing and lifting off that each value would give, where there is such a flight.
    pub rolls: Option<[(Option<u8>, Option<u8>); 8]>,
    /// Of a pilot who is hired: the size of the freighter that comes.
    pub freighter: Option<(Ship, u8)>,
    /// Whether it cannot be taken back.
    pub barrier: bool,
    /// What would be lost, if anything.
    pub warning: Option<Warning>,
}

/// Something that would be lost: the reasons for a confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The turn would end with an action unused that costs nothing.
    EndWithAction {
        /// Which.
        action: Action,
    },
    /// The turn would end with goods left that the shuttle could bring or load.
    EndWithGoods {
        /// How many.
        count: u8,
    },
    /// The last turn of Alpha would end with goods in the warehouse, which go back to the asteroids (FSF-MID-1).
    EndOfAlpha {
        /// How many of each raw good, in the order of [`Good::RAWS`].
        goods: [u8; Good::RAWS.len()],
    },
    /// Goods would be loaded, after which such an action cannot be used.
    LoadWithAction {
        /// Which.
        action: Action,
    },
    /// An action would be used, after which no goods come from the shuttle that landed.
    ActBeforeGoods {
        /// How many the shuttle carries.
        capacity: u8,
    },
}

/// The kinds of [`Warning`], for "do not ask again".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WarningKind {
    /// [`Warning::EndWithAction`].
    EndWithAction,
    /// [`Warning::EndWithGoods`].
    EndWithGoods,
    /// [`Warning::EndOfAlpha`].
    EndOfAlpha,
    /// [`Warning::LoadWithAction`].
    LoadWithAction,
    /// [`Warning::ActBeforeGoods`].
    ActBeforeGoods,
}

impl WarningKind {
    /// Every kind.
    pub const ALL: &'static [WarningKind] = &[
        WarningKind::EndWithAction,
        WarningKind::EndWithGoods,
        WarningKind::EndOfAlpha,
        WarningKind::LoadWithAction,
        WarningKind::ActBeforeGoods,
    ];
}

impl table::Loses for Warning {
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
