//! Why something cannot be taken: the rules' refusal, or, where no order was even begun, what is missing for one.

use crate::rules::{Phase, Position, Refusal};
use crate::table::plan::{CardUse, Mode, Plan, Step, Target};

/// Why a click would do nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blocked {
    /// The rules refuse it.
    Refused(Refusal),
    /// An opponent is to move.
    NotToMove,
    /// A colony needs ships that place it: three equal ones, or a 6.
    NeedsSettlers,
    /// Only a card aims at it.
    NeedsCard,
    /// No card is in this place of the display.
    NoCardThere,
    /// The card is somebody else's.
    NotOwn,
    /// The card has nothing to be used on.
    NoTarget,
    /// Something else is asked for first.
    OtherAsked,
    /// No more can be chosen of this.
    NoMore,
    /// None was chosen that could be put back.
    NoneChosen,
    /// What is chosen so far is not enough.
    NotEnough,
}

/// Why a click on `target` would do nothing; `None` where it would do something. `local`: whether a person at this
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

/// What is missing where the plan made nothing of a click.
fn nothing(position: &Position, plan: &Plan, target: Target) -> Option<Blocked> {
    let mover = position.mover();
    if position.phase == Phase::Roll {
        return Some(Blocked::Refused(Refusal::RollFirst));
    }
    Some(match (plan.mode(), target) {
        (Mode::Docking, Target::HeldCard { colour, card }) if colour == mover => {
            // What has no power, or nothing to aim it at, can perhaps be discarded.
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
