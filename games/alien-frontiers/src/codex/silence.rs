//! Reasons why a click has no effect: the refusal of the rules, or the part that is missing if no order was begun.

use crate::rules::{Phase, Position, Refusal};
use crate::table::plan::{CardUse, Mode, Plan, Step, Target};

/// The reason why a click would have no effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blocked {
    /// The rules refuse it.
    Refused(Refusal),
    /// Another player is to move.
    NotToMove,
    /// A colony needs ships that place it: three equal ones, or a 6.
    NeedsSettlers,
    /// The target can only be chosen for a card.
    NeedsCard,
    /// There is no card in this place of the display.
    NoCardThere,
    /// The card belongs to another player.
    NotOwn,
    /// The card has no possible target.
    NoTarget,
    /// Another choice has to be made first.
    OtherAsked,
    /// No more of this can be chosen.
    NoMore,
    /// None was chosen, so none can be put back.
    NoneChosen,
    /// The choices so far are not enough.
    NotEnough,
}

/// The reason why a click on `target` would have no effect; `None` if it would have one. `local`: true if a human player at this
/// screen is to move.
#[must_use]
pub fn why_not(position: &Position, plan: &Plan, target: Target, local: bool) -> Option<Blocked> {
    if position.is_over() {
        return Some(Blocked::Refused(Refusal::MatchOver));
    }
    if !local {
        return Some(Blocked::NotToMove);
    }
    match plan.clone().pick(position, target) {
        Step::Order(_) | Step::More => None,
        Step::Refused(refusal) => Some(Blocked::Refused(refusal)),
        Step::Nothing => nothing(position, plan, target),
    }
}

/// The missing part, if the plan ignores the click.
fn nothing(position: &Position, plan: &Plan, target: Target) -> Option<Blocked> {
    let mover = position.mover();
    if position.phase == Phase::Roll {
        return Some(Blocked::Refused(Refusal::RollFirst));
    }
    Some(match (plan.mode(), target) {
        (Mode::Docking, Target::HeldCard { colour, card }) if colour == mover => {
            // A card without a power, or without a target for it, may still be discarded.
            let discard = plan.clone().begin_card(position, card, CardUse::Discard);
            if matches!(discard, Step::More | Step::Order(_)) {
                return None;
            }
            Blocked::NoTarget
        }
        (Mode::Docking, Target::HeldCard { .. } | Target::Launch(_)) => Blocked::NotOwn,
        (Mode::Docking, Target::Territory(_)) => Blocked::NeedsSettlers,
        (Mode::Docking, Target::DisplayCard(_)) => Blocked::NoCardThere,
        (Mode::Docking, Target::DockedShip { .. } | Target::Colony(_) | Target::Field(_) | Target::PileCard(_)) => {
            Blocked::NeedsCard
        }
        (Mode::Loot(_), Target::Return { .. }) | (Mode::Trade { .. }, Target::Less) => Blocked::NoneChosen,
        (Mode::Shed(_), Target::Resource { .. }) | (Mode::Trade { .. }, Target::More) => Blocked::NoMore,
        (Mode::Card { .. }, Target::Confirm) => Blocked::NotEnough,
        _ => Blocked::OtherAsked,
    })
}
