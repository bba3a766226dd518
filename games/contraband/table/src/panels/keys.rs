//! The effects of this game's own keys at the table.

use crate::ContrabandFrontend;
use crate::settings::keys::TableAction;
use crate::table::Target;
use contraband::rules::BonusCard;
use orrery_ui::{KeyContext, KeyEffect};

/// Returns the effect of an action of this game; `None` for a repeated key press, and if there is nothing to pick or focus.
pub fn key_effect(action: TableAction, of: &KeyContext<ContrabandFrontend>) -> Option<KeyEffect<Target>> {
    if of.repeat {
        return None;
    }
    let has = |target: Target| of.targets.contains(&target);
    let first = |wanted: &dyn Fn(&Target) -> bool| of.targets.iter().copied().find(|target| wanted(target));
    Some(match action {
        TableAction::Card(place) => {
            let me = of.view.known.me();
            let mut held = BonusCard::ALL.iter().copied().filter(|&card| me.cards(card) > 0);
            KeyEffect::Pick(Target::Card(held.nth(usize::from(place) - 1)?))
        }
        TableAction::Fight if has(Target::Stand) => KeyEffect::Pick(Target::Stand),
        TableAction::Fight => KeyEffect::Pick(Target::Fight),
        TableAction::FightOn => KeyEffect::Pick(Target::FightOn),
        TableAction::Yield => {
            let answers = [Target::Leave, Target::Submit(0), Target::Flee];
            KeyEffect::Pick(answers.into_iter().find(|&target| has(target)).unwrap_or(Target::Flee))
        }
        TableAction::Act => KeyEffect::Stand(first(&|target| is_act(*target))?),
        TableAction::Fly => KeyEffect::Stand(first(&|target| matches!(target, Target::Spot(_) | Target::Token(_)))?),
    })
}

/// Reports whether a target is an action at a place.
const fn is_act(target: Target) -> bool {
    matches!(
        target,
        Target::Take(_)
            | Target::Swap(..)
            | Target::Sell(_)
            | Target::Buy(_)
            | Target::Install(_)
            | Target::Warp(_)
            | Target::Attack(_)
            | Target::More(_)
    )
}
