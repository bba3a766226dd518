//! The key actions at the table that only this game has.

use crate::FarSpaceFoundryWindow;
use crate::settings::keys::TableAction;
use crate::table::Target;
use crate::table::plan::charges;
use orrery_ui::{Deed, Keyed};

/// Returns the effect of a key action of this game.
pub fn keyed(action: TableAction, of: &Keyed<FarSpaceFoundryWindow>) -> Option<Deed<Target>> {
    if of.repeat {
        return None;
    }
    let has = |target: Target| of.targets.contains(&target);
    let first = |wanted: &dyn Fn(&Target) -> bool| of.targets.iter().copied().find(|target| wanted(target));
    let is_dock = |target: &Target| matches!(target, Target::Dock(_));
    Some(match action {
        TableAction::Card(place) => {
            let hand = of.view.known.mover().hand;
            Deed::Pick(Target::Pilot(*hand.all().get(usize::from(place) - 1)?))
        }
        TableAction::Roll => Deed::Pick(Target::Roll),
        // If a pilot reaches several docks, the player chooses one by keys.
        TableAction::Land if !has(Target::Land) => {
            stand(first(&|target| is_dock(target) && !taken(of, *target)), Target::Land)
        }
        TableAction::Land => Deed::Pick(Target::Land),
        TableAction::Lift if !has(Target::Lift) => {
            stand(first(&|target| is_dock(target) && taken(of, *target)), Target::Lift)
        }
        TableAction::Lift => Deed::Pick(Target::Lift),
        TableAction::Bribe => Deed::Pick(Target::Bribe),
        TableAction::Act => return act(of),
        TableAction::Goods => {
            Deed::Stand(first(&|target| matches!(target, Target::Asteroid(_) | Target::Ship(_) | Target::More(..)))?)
        }
    })
}

/// Moves the keyboard focus to this target. If it does not exist, picks the other one, which gives the reason.
fn stand(target: Option<Target>, other: Target) -> Deed<Target> {
    target.map_or(Deed::Pick(other), Deed::Stand)
}

/// Reports whether a shuttle is in the dock.
fn taken(of: &Keyed<FarSpaceFoundryWindow>, target: Target) -> bool {
    matches!(target, Target::Dock(dock) if of.view.known.is_taken(dock))
}

/// Uses the action of the dock as often as possible. If there is a choice, moves the keyboard focus to the first
/// option.
fn act(of: &Keyed<FarSpaceFoundryWindow>) -> Option<Deed<Target>> {
    let most = |is: &dyn Fn(&Target) -> bool| of.targets.iter().copied().filter(|target| is(target)).max();
    let whole = most(&|target| matches!(target, Target::Process(_)))
        .or_else(|| most(&|target| matches!(target, Target::Sell(_))))
        .or_else(|| most(&|target| matches!(target, Target::Cantina)));
    if let Some(target) = whole {
        return Some(Deed::Pick(target));
    }
    // Charging all is no choice if only one product is plain: it would waste a credit.
    let charges = charges(of.view);
    let choices = |target: &&Target| match target {
        Target::ChargeAll => charges.contains(target),
        target => matches!(target, Target::Make(..) | Target::Charge(_) | Target::Upgrade(_) | Target::Earn),
    };
    let mut all = of.targets.iter().copied().filter(|target| choices(&target));
    let first = all.next()?;
    Some(if all.next().is_none() { Deed::Pick(first) } else { Deed::Stand(first) })
}
