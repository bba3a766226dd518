//! The effects of this game's own keys in a match.

use crate::FarSpaceFoundryFrontend;
use crate::settings::keys::TableAction;
use crate::table::Target;
use crate::table::plan::charges;
use orrery_ui::{KeyContext, KeyEffect};

/// Returns the effect of a key action of this game, or `None` if it has none, for example while the key repeats.
pub fn key_effect(action: TableAction, of: &KeyContext<FarSpaceFoundryFrontend>) -> Option<KeyEffect<Target>> {
    if of.repeat {
        return None;
    }
    let has = |target: Target| of.targets.contains(&target);
    let first = |wanted: &dyn Fn(&Target) -> bool| of.targets.iter().copied().find(|target| wanted(target));
    let is_dock = |target: &Target| matches!(target, Target::Dock(_));
    Some(match action {
        TableAction::Card(place) => {
            let hand = of.view.known.mover().hand;
            KeyEffect::Pick(Target::Pilot(*hand.all().get(usize::from(place) - 1)?))
        }
        TableAction::Roll => KeyEffect::Pick(Target::Roll),
        // If a pilot reaches several docks, the player chooses a dock by keys.
        TableAction::Land if !has(Target::Land) => {
            stand(first(&|target| is_dock(target) && !taken(of, *target)), Target::Land)
        }
        TableAction::Land => KeyEffect::Pick(Target::Land),
        TableAction::Lift if !has(Target::Lift) => {
            stand(first(&|target| is_dock(target) && taken(of, *target)), Target::Lift)
        }
        TableAction::Lift => KeyEffect::Pick(Target::Lift),
        TableAction::Bribe => KeyEffect::Pick(Target::Bribe),
        TableAction::Act => return act(of),
        TableAction::Goods => KeyEffect::Stand(first(&|target| {
            matches!(target, Target::Asteroid(_) | Target::Ship(_) | Target::More(..))
        })?),
    })
}

/// Moves the keyboard focus to `target`. Without a target, picks `other`, which gives the reason for the refusal.
fn stand(target: Option<Target>, other: Target) -> KeyEffect<Target> {
    target.map_or(KeyEffect::Pick(other), KeyEffect::Stand)
}

/// Reports whether a shuttle is in the dock.
fn taken(of: &KeyContext<FarSpaceFoundryFrontend>, target: Target) -> bool {
    matches!(target, Target::Dock(dock) if of.view.known.is_taken(dock))
}

/// Uses the action of the dock as often as possible. If there is a choice, moves the keyboard focus to the first option instead.
fn act(of: &KeyContext<FarSpaceFoundryFrontend>) -> Option<KeyEffect<Target>> {
    let most = |is: &dyn Fn(&Target) -> bool| of.targets.iter().copied().filter(|target| is(target)).max();
    let whole = most(&|target| matches!(target, Target::Process(_)))
        .or_else(|| most(&|target| matches!(target, Target::Sell(_))))
        .or_else(|| most(&|target| matches!(target, Target::Cantina)));
    if let Some(target) = whole {
        return Some(KeyEffect::Pick(target));
    }
    // If only one product is not charged yet, charging all products is not offered as a choice: it would waste a credit.
    let charges = charges(of.view);
    let choices = |target: &&Target| match target {
        Target::ChargeAll => charges.contains(target),
        target => matches!(target, Target::Make(..) | Target::Charge(_) | Target::Upgrade(_) | Target::Earn),
    };
    let mut all = of.targets.iter().copied().filter(|target| choices(&target));
    let first = all.next()?;
    Some(if all.next().is_none() { KeyEffect::Pick(first) } else { KeyEffect::Stand(first) })
}
