//! The effects of this game's own keys in a match.

use crate::FarSpaceFoundryFrontend;
use crate::settings::keys::TableKeyAction;
use crate::table::ClickTarget;
use crate::table::plan::charges;
use orrery_ui::{KeyContext, KeyEffect};

/// Returns the effect of a key action of this game, or `None` if it has none, for example while the key repeats.
pub fn key_effect(action: TableKeyAction, of: &KeyContext<FarSpaceFoundryFrontend>) -> Option<KeyEffect<ClickTarget>> {
    if of.repeat {
        return None;
    }
    let has = |target: ClickTarget| of.targets.contains(&target);
    let first = |wanted: &dyn Fn(&ClickTarget) -> bool| of.targets.iter().copied().find(|target| wanted(target));
    let is_dock = |target: &ClickTarget| matches!(target, ClickTarget::Dock(_));
    Some(match action {
        TableKeyAction::Card(place) => {
            let hand = of.view.known.mover().hand;
            KeyEffect::Pick(ClickTarget::Pilot(*hand.all().get(usize::from(place) - 1)?))
        }
        TableKeyAction::Roll => KeyEffect::Pick(ClickTarget::Roll),
        // If a pilot reaches several docks, the player chooses a dock by keys.
        TableKeyAction::Land if !has(ClickTarget::Land) => {
            stand(first(&|target| is_dock(target) && !taken(of, *target)), ClickTarget::Land)
        }
        TableKeyAction::Land => KeyEffect::Pick(ClickTarget::Land),
        TableKeyAction::Lift if !has(ClickTarget::Lift) => {
            stand(first(&|target| is_dock(target) && taken(of, *target)), ClickTarget::Lift)
        }
        TableKeyAction::Lift => KeyEffect::Pick(ClickTarget::Lift),
        TableKeyAction::Bribe => KeyEffect::Pick(ClickTarget::Bribe),
        TableKeyAction::Act => return act(of),
        TableKeyAction::Goods => KeyEffect::Stand(first(&|target| {
            matches!(target, ClickTarget::Asteroid(_) | ClickTarget::Ship(_) | ClickTarget::More(..))
        })?),
    })
}

/// Returns the key effect that moves the keyboard focus to `target`. Without a target, the effect is to pick `other`, which gives
/// the reason for the refusal.
fn stand(target: Option<ClickTarget>, other: ClickTarget) -> KeyEffect<ClickTarget> {
    target.map_or(KeyEffect::Pick(other), KeyEffect::Stand)
}

/// Reports whether a shuttle is in the dock.
fn taken(of: &KeyContext<FarSpaceFoundryFrontend>, target: ClickTarget) -> bool {
    matches!(target, ClickTarget::Dock(dock) if of.view.known.is_taken(dock))
}

/// Returns the key effect that uses the action of the dock as often as possible. If there is a choice, the effect moves the
/// keyboard focus to the first option instead.
fn act(of: &KeyContext<FarSpaceFoundryFrontend>) -> Option<KeyEffect<ClickTarget>> {
    let most = |is: &dyn Fn(&ClickTarget) -> bool| of.targets.iter().copied().filter(|target| is(target)).max();
    let whole = most(&|target| matches!(target, ClickTarget::Process(_)))
        .or_else(|| most(&|target| matches!(target, ClickTarget::Sell(_))))
        .or_else(|| most(&|target| matches!(target, ClickTarget::Cantina)));
    if let Some(target) = whole {
        return Some(KeyEffect::Pick(target));
    }
    // If only one product is not charged yet, charging all products is not offered as a choice: it would waste a credit.
    let charges = charges(of.view);
    let choices = |target: &&ClickTarget| match target {
        ClickTarget::ChargeAll => charges.contains(target),
        target => matches!(
            target,
            ClickTarget::Make(..) | ClickTarget::Charge(_) | ClickTarget::Upgrade(_) | ClickTarget::Earn
        ),
    };
    let mut all = of.targets.iter().copied().filter(|target| choices(&target));
    let first = all.next()?;
    Some(if all.next().is_none() { KeyEffect::Pick(first) } else { KeyEffect::Stand(first) })
}
