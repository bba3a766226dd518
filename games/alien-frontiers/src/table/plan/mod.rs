//! The pending order of a player and the targets that may be clicked: clicks change a draft until it is a complete order.
//!
//! There are no rules here: [`crate::rules`] decides whether a click is allowed by checking an order, and gives the reason if
//! not.

mod card;
mod docking;
mod follow_ups;
mod preview;
mod state;
mod types;

pub use preview::{preview, warnings};
pub use state::{OrderDraft, tray};
pub use types::{
    CardUse, ClickResult, ClickTarget, FollowUpChoice, LootDraft, OrderEntryMode, OrderPreview, PlayerChange,
    RaidVictim, ShedGoodsDraft, TerritoryPurpose, Warning, WarningKind,
};

use crate::rules::AlienFrontiers;
use crate::rules::{Card, Order, Position, Ship, Ships};
use orrery_core::interaction::{self as table, OrderInput, OrderStage, attempt};
use orrery_core::order_stages;

/// The order that the player is putting together.
pub type PendingOrder = table::PendingOrder<AlienFrontiers>;

impl OrderInput for AlienFrontiers {
    type Target = ClickTarget;
    type Draft = OrderDraft;
    type Preview = OrderPreview;
    type Warning = Warning;

    const STAGES: &'static [OrderStage<Self>] = order_stages! {
        // TURN-1 to TURN-3: gathering, rolling and the Resource Cache are one order.
        "gather, roll and upkeep" => Order::Roll,
        // TURN-4, TURN-5: ships are docked.
        "dock" => Order::Dock { .. } | Order::Settle { .. } | Order::Raid { .. },
        // TURN-4: actions that facilities and territories offer for ships and colonies already there.
        "deal" => Order::Cycle | Order::Claim(_) | Order::Trade(_) | Order::Launch(_) | Order::BuyRelic,
        // TURN-4: use and discard of tech cards.
        "use cards" => Order::Use(_) | Order::Discard(_),
        // TURN-6, TURN-7: goods over the limit are given up, and the next player's turn begins.
        "hand over" => Order::Shed { .. } | Order::End,
    };

    fn universe(draft: &OrderDraft, position: &Position) -> Vec<ClickTarget> {
        match &draft.mode {
            OrderEntryMode::Docking => docking::universe(position),
            OrderEntryMode::Card { card, usage, picks, .. } => card::universe(position, *card, *usage, picks),
            OrderEntryMode::Territory { .. }
            | OrderEntryMode::Loot(_)
            | OrderEntryMode::Shed(_)
            | OrderEntryMode::Trade { .. } => follow_ups::universe(position, &draft.mode),
        }
    }

    fn step(draft: &mut OrderDraft, position: &Position, target: ClickTarget) -> ClickResult {
        match target {
            ClickTarget::Cancel => {
                *draft = OrderDraft::default();
                return ClickResult::More;
            }
            ClickTarget::Use(card, usage) => return card::begin(draft, position, card, usage),
            ClickTarget::Dock { facility, dice } => return docking::dock_dice(draft, position, facility, dice),
            _ => {}
        }
        match &draft.mode {
            OrderEntryMode::Docking => docking::pick(draft, position, target),
            OrderEntryMode::Card { .. } => card::pick(draft, position, target),
            OrderEntryMode::Territory { .. }
            | OrderEntryMode::Loot(_)
            | OrderEntryMode::Shed(_)
            | OrderEntryMode::Trade { .. } => follow_ups::pick(draft, position, target),
        }
    }

    fn propose(draft: &mut OrderDraft, before: &OrderDraft, position: &Position) {
        if !matches!(before.mode, OrderEntryMode::Loot(_)) {
            draft.propose(position);
        }
    }

    fn preview(position: &Position, order: &Order) -> Option<OrderPreview> {
        preview(position, *order)
    }

    fn outlook(draft: &OrderDraft, position: &Position) -> Option<OrderPreview> {
        match &draft.mode {
            OrderEntryMode::Docking => None,
            OrderEntryMode::Card { complete: true, .. } => {
                let order = card::order(&draft.mode)?;
                preview(position, order)
            }
            OrderEntryMode::Card { card, usage, picks, .. } => {
                preview::common(position, &card::completions(position, *card, *usage, picks))
            }
            OrderEntryMode::Territory { purpose, options } => {
                let orders: Vec<Order> =
                    options.iter().map(|&territory| follow_ups::to_order(*purpose, territory)).collect();
                preview::common(position, &orders)
            }
            OrderEntryMode::Loot(_) | OrderEntryMode::Shed(_) | OrderEntryMode::Trade { .. } => {
                preview(position, follow_ups::order(&draft.mode)?)
            }
        }
    }

    fn warnings(position: &Position, order: &Order) -> Vec<Warning> {
        warnings(position, *order)
    }
}

impl OrderDraft {
    /// Returns the dice picked from the hand, to dock them or to use a card on them.
    pub const fn selected(&self) -> Ships {
        self.selected
    }

    /// Returns the indices in [`tray`] of the picked dice, in the order in which they were picked.
    pub fn selected_indices(&self) -> &[usize] {
        &self.indices
    }

    /// Returns the current mode.
    pub const fn mode(&self) -> &OrderEntryMode {
        &self.mode
    }

    /// Picks a die of the tray, or puts it back. Has no effect if the die at the index is not `ship`.
    pub fn toggle(&mut self, position: &Position, ship: Ship, index_in_tray: usize) {
        if tray(position).get(index_in_tray).is_none_or(|&(there, _)| there != ship) {
            return;
        }
        if let Some(at) = self.indices.iter().position(|&index| index == index_in_tray) {
            self.indices.remove(at);
            self.selected = self.selected.minus(ship.ships());
        } else {
            self.indices.push(index_in_tray);
            self.selected = self.selected.plus(ship.ships());
        }
    }

    /// Begins to use a card. Returns [`ClickResult::More`] if targets are needed. A single picked die that the card can change
    /// completes the order immediately; dice picked for the Temporal Warper become its targets.
    pub fn begin_card(&mut self, position: &Position, card: Card, usage: CardUse) -> ClickResult {
        attempt(self, |plan| card::begin(plan, position, card, usage))
    }

    /// Begins a follow-up choice.
    pub fn begin(&mut self, position: &Position, begin: FollowUpChoice) -> ClickResult {
        attempt(self, |plan| match begin {
            FollowUpChoice::Launch => follow_ups::launch(plan, position),
            FollowUpChoice::Raid { ships } => follow_ups::raid(plan, position, ships),
            FollowUpChoice::Settle { facility, ships } => follow_ups::settle(plan, position, facility, ships),
            FollowUpChoice::Shed => follow_ups::shed(plan, position),
            FollowUpChoice::Trade => follow_ups::trade(plan, position),
        })
    }

    /// Fills in the proposed loot of a raid in progress: ore before fuel, from the leader first, or a card if there are no goods.
    /// Does nothing in other modes.
    pub fn propose(&mut self, position: &Position) {
        if let OrderEntryMode::Loot(draft) = &mut self.mode {
            draft.loot = follow_ups::proposal(position, draft);
        }
    }
}
