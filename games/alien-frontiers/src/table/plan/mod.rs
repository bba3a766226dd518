//! The pending order of a player and the targets that may be clicked: clicks change a draft until it makes an order.
//!
//! It has no rules of its own: whether a click is allowed, and the reason if not, is always the answer of [`crate::rules`] to an
//! order.

mod card;
mod docking;
mod follow_ups;
mod preview;
mod state;
mod types;

pub use preview::{preview, warnings};
pub use state::{Draft, tray};
pub use types::{
    CardUse, ClickResult, DraftMode, FollowUpChoice, LootDraft, PlayerChange, Preview, RaidVictim, ShedDraft, Target,
    TerritoryPurpose, Warning, WarningKind,
};

use crate::rules::AlienFrontiers;
use crate::rules::{Card, Order, Position, Ship, Ships};
use orrery_core::interaction::{self as table, Interaction, OrderStage, attempt};

/// The player's picks so far.
pub type PendingOrder = table::PendingOrder<AlienFrontiers>;

impl Interaction for AlienFrontiers {
    type Target = Target;
    type Draft = Draft;
    type Preview = Preview;
    type Warning = Warning;

    const STAGES: &'static [OrderStage<Self>] = &[
        // TURN-1 to TURN-3: gathering, rolling and the Resource Cache are one order.
        OrderStage { name: "gather, roll and upkeep", takes: |order| *order == Order::Roll },
        // TURN-4, TURN-5.
        OrderStage {
            name: "dock",
            takes: |order| matches!(order, Order::Dock { .. } | Order::Settle { .. } | Order::Raid { .. }),
        },
        // TURN-4: the offers of facilities and territories to ships and colonies already there.
        OrderStage {
            name: "deal",
            takes: |order| {
                matches!(order, Order::Cycle | Order::Claim(_) | Order::Trade(_) | Order::Launch(_) | Order::BuyRelic)
            },
        },
        // TURN-4: tech cards are used and discarded.
        OrderStage { name: "use cards", takes: |order| matches!(order, Order::Use(_) | Order::Discard(_)) },
        // TURN-6, TURN-7: goods over the limit are given up, and the turn goes to the next player.
        OrderStage { name: "hand over", takes: |order| matches!(order, Order::Shed { .. } | Order::End) },
    ];

    fn universe(draft: &Draft, position: &Position) -> Vec<Target> {
        draft.universe(position)
    }

    fn step(draft: &mut Draft, position: &Position, target: Target) -> ClickResult {
        draft.step(position, target)
    }

    fn propose(draft: &mut Draft, before: &Draft, position: &Position) {
        if !matches!(before.mode, DraftMode::Loot(_)) {
            draft.propose(position);
        }
    }

    fn preview(position: &Position, order: &Order) -> Option<Preview> {
        preview(position, *order)
    }

    fn outlook(draft: &Draft, position: &Position) -> Option<Preview> {
        draft.outlook(position)
    }

    fn warnings(position: &Position, order: &Order) -> Vec<Warning> {
        warnings(position, *order)
    }
}

impl Draft {
    /// The dice picked from the hand, to dock or to use a card on.
    #[must_use]
    pub const fn selected(&self) -> Ships {
        self.selected
    }

    /// The indices in [`tray`] of the picked dice, in the order they were picked.
    #[must_use]
    pub fn selected_indices(&self) -> &[usize] {
        &self.indices
    }

    /// The current mode.
    #[must_use]
    pub const fn mode(&self) -> &DraftMode {
        &self.mode
    }

    /// Picks a die of the tray, or puts it back. An index that does not exist has no effect.
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

    /// Begins to use a card; returns [`ClickResult::More`] if targets are needed. A single picked die that the card can change completes
    /// it at once; dice picked for the Temporal Warper become its targets.
    pub fn begin_card(&mut self, position: &Position, card: Card, usage: CardUse) -> ClickResult {
        attempt(self, |plan| card::begin(plan, position, card, usage))
    }

    /// Begins a follow-up.
    pub fn begin(&mut self, position: &Position, begin: FollowUpChoice) -> ClickResult {
        attempt(self, |plan| match begin {
            FollowUpChoice::Launch => follow_ups::launch(plan, position),
            FollowUpChoice::Raid { ships } => follow_ups::raid(plan, position, ships),
            FollowUpChoice::Settle { facility, ships } => follow_ups::settle(plan, position, facility, ships),
            FollowUpChoice::Shed => follow_ups::shed(plan, position),
            FollowUpChoice::Trade => follow_ups::trade(plan, position),
        })
    }

    /// Fills the loot of a raid in progress with the most valuable goods by the rules' own count: ore before fuel, from the leader
    /// first. Has no other effect.
    pub fn propose(&mut self, position: &Position) {
        if let DraftMode::Loot(draft) = &mut self.mode {
            draft.loot = follow_ups::proposal(position, draft);
        }
    }

    /// The effect of the pending order: exact for a draft that can be confirmed, otherwise only the part common to all its
    /// completions. `None` while no order is begun.
    fn outlook(&self, position: &Position) -> Option<Preview> {
        match &self.mode {
            DraftMode::Docking => None,
            DraftMode::Card { complete: true, .. } => {
                let order = card::order(&self.mode)?;
                preview(position, order)
            }
            DraftMode::Card { card, usage, picks, .. } => {
                preview::common(position, &card::completions(position, *card, *usage, picks))
            }
            DraftMode::Territory { purpose, options } => {
                let orders: Vec<Order> =
                    options.iter().map(|&territory| follow_ups::to_order(*purpose, territory)).collect();
                preview::common(position, &orders)
            }
            DraftMode::Loot(_) | DraftMode::Shed(_) | DraftMode::Trade { .. } => {
                preview(position, follow_ups::order(&self.mode)?)
            }
        }
    }

    fn step(&mut self, position: &Position, target: Target) -> ClickResult {
        match target {
            Target::Cancel => {
                *self = Draft::default();
                return ClickResult::More;
            }
            Target::Use(card, usage) => return card::begin(self, position, card, usage),
            Target::Dock { facility, dice } => return docking::dock_dice(self, position, facility, dice),
            _ => {}
        }
        match &self.mode {
            DraftMode::Docking => docking::pick(self, position, target),
            DraftMode::Card { .. } => card::pick(self, position, target),
            DraftMode::Territory { .. } | DraftMode::Loot(_) | DraftMode::Shed(_) | DraftMode::Trade { .. } => {
                follow_ups::pick(self, position, target)
            }
        }
    }

    /// All targets that might be clicked in this mode, in a fixed order.
    fn universe(&self, position: &Position) -> Vec<Target> {
        match &self.mode {
            DraftMode::Docking => docking::universe(position),
            DraftMode::Card { card, usage, picks, .. } => card::universe(position, *card, *usage, picks),
            DraftMode::Territory { .. } | DraftMode::Loot(_) | DraftMode::Shed(_) | DraftMode::Trade { .. } => {
                follow_ups::universe(position, &self.mode)
            }
        }
    }
}
