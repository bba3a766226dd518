//! Reasons why a click has no effect: the refusal of the rules or, if there is no order to refuse yet, the part that is missing.

use crate::rules::{Phase, Position, Refusal};
use crate::table::plan::{CardUse, ClickResult, ClickTarget, OrderEntryMode, PendingOrder};

/// The reason why a click would have no effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClickBlockReason {
    /// The rules refuse the order.
    Refused(Refusal),
    /// Another player is to move.
    NotToMove,
    /// Placing a colony starts with the ships to dock: three equal ships, or a six.
    NeedsSettlers,
    /// The target can only be chosen for a card.
    NeedsCard,
    /// There is no card in this place of the display to take.
    NoCardThere,
    /// The card or the finished colony belongs to another player.
    NotOwn,
    /// The card has no possible target, either for its power or for its discard power.
    NoTarget,
    /// Another choice has to be made first.
    OtherAsked,
    /// No more of these goods can be chosen.
    NoMore,
    /// None of these goods are chosen, so none can be put back.
    NoneChosen,
    /// The choices so far are not enough to give the order.
    NotEnough,
}

/// Returns the reason why a click on `target` would have no effect; `None` if it would have one. `local` is true if a human
/// player at this screen is to move.
pub fn why_not(position: &Position, plan: &PendingOrder, target: ClickTarget, local: bool) -> Option<ClickBlockReason> {
    if position.is_over() {
        return Some(ClickBlockReason::Refused(Refusal::MatchOver));
    }
    if !local {
        return Some(ClickBlockReason::NotToMove);
    }
    match plan.clone().pick(position, target) {
        ClickResult::Order(_) | ClickResult::More => None,
        ClickResult::Refused(refusal) => Some(ClickBlockReason::Refused(refusal)),
        ClickResult::Nothing => nothing(position, plan, target),
    }
}

/// Returns the reason why the pending order ignores the click; `None` if the click discards a card.
fn nothing(position: &Position, plan: &PendingOrder, target: ClickTarget) -> Option<ClickBlockReason> {
    let mover = position.mover();
    if position.phase == Phase::Roll {
        return Some(ClickBlockReason::Refused(Refusal::RollFirst));
    }
    Some(match (plan.mode(), target) {
        (OrderEntryMode::Docking, ClickTarget::HeldCard { colour, card }) if colour == mover => {
            // A card without a power, or without a target for it, may still be discarded.
            let discard = plan.clone().begin_card(position, card, CardUse::Discard);
            if matches!(discard, ClickResult::More | ClickResult::Order(_)) {
                return None;
            }
            ClickBlockReason::NoTarget
        }
        (OrderEntryMode::Docking, ClickTarget::HeldCard { .. } | ClickTarget::Launch(_)) => ClickBlockReason::NotOwn,
        (OrderEntryMode::Docking, ClickTarget::Territory(_)) => ClickBlockReason::NeedsSettlers,
        (OrderEntryMode::Docking, ClickTarget::DisplayCard(_)) => ClickBlockReason::NoCardThere,
        (
            OrderEntryMode::Docking,
            ClickTarget::DockedShip { .. } | ClickTarget::Colony(_) | ClickTarget::Field(_) | ClickTarget::PileCard(_),
        ) => ClickBlockReason::NeedsCard,
        (OrderEntryMode::Loot(_), ClickTarget::Return { .. }) | (OrderEntryMode::Trade { .. }, ClickTarget::Less) => {
            ClickBlockReason::NoneChosen
        }
        (OrderEntryMode::Shed(_), ClickTarget::Resource { .. }) | (OrderEntryMode::Trade { .. }, ClickTarget::More) => {
            ClickBlockReason::NoMore
        }
        (OrderEntryMode::Card { .. }, ClickTarget::Confirm) => ClickBlockReason::NotEnough,
        _ => ClickBlockReason::OtherAsked,
    })
}
