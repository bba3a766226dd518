//! The effects of this game's own keys at the table.

use crate::ContrabandFrontend;
use crate::settings::keys::TableKeyAction;
use crate::table::ClickTarget;
use contraband::rules::BonusCard;
use orrery_ui::{KeyContext, KeyEffect};

/// Returns the effect of an action of this game; `None` for a repeated key press, and if there is nothing to pick or focus.
pub fn key_effect(action: TableKeyAction, of: &KeyContext<ContrabandFrontend>) -> Option<KeyEffect<ClickTarget>> {
    if of.repeat {
        return None;
    }
    let has = |target: ClickTarget| of.targets.contains(&target);
    let first = |wanted: &dyn Fn(&ClickTarget) -> bool| of.targets.iter().copied().find(|target| wanted(target));
    Some(match action {
        TableKeyAction::Card(place) => {
            let me = of.view.known.me();
            let mut held = BonusCard::ALL.iter().copied().filter(|&card| me.cards(card) > 0);
            KeyEffect::Pick(ClickTarget::Card(held.nth(usize::from(place) - 1)?))
        }
        TableKeyAction::Fight if has(ClickTarget::Stand) => KeyEffect::Pick(ClickTarget::Stand),
        TableKeyAction::Fight => KeyEffect::Pick(ClickTarget::Fight),
        TableKeyAction::FightOn => KeyEffect::Pick(ClickTarget::FightOn),
        TableKeyAction::Yield => {
            let answers = [ClickTarget::Leave, ClickTarget::Submit(0), ClickTarget::Flee];
            KeyEffect::Pick(answers.into_iter().find(|&target| has(target)).unwrap_or(ClickTarget::Flee))
        }
        TableKeyAction::Act => KeyEffect::Stand(first(&|target| is_act(*target))?),
        TableKeyAction::Fly => {
            KeyEffect::Stand(first(&|target| matches!(target, ClickTarget::Spot(_) | ClickTarget::Token(_)))?)
        }
    })
}

/// Reports whether a target is an action at a place.
const fn is_act(target: ClickTarget) -> bool {
    matches!(
        target,
        ClickTarget::Take(_)
            | ClickTarget::Swap(..)
            | ClickTarget::Sell(_)
            | ClickTarget::Buy(_)
            | ClickTarget::Install(_)
            | ClickTarget::Warp(_)
            | ClickTarget::Attack(_)
            | ClickTarget::More(_)
    )
}
