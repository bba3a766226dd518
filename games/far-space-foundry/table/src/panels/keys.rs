//! What keys do at the table of this game alone.

use crate::FarSpaceFoundryWindow;
use crate::settings::keys::TableAction;
use crate::table::Target;
use crate::table::plan::charges;
use orrery_ui::{Deed, Keyed};

/// What an action of this game leads to.
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
        // Where a pilot leads to several docks one is chosen by keys.
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

/// The keys stand on this, or where it is not there the other is picked, which says why.
fn stand(target: Option<Target>, other: Target) -> Deed<Target> {
    target.map_or(Deed::Pick(other), Deed::Stand)
}

/// Whether a shuttle lies in the dock.
fn taken(of: &Keyed<FarSpaceFoundryWindow>, target: Target) -> bool {
    matches!(target, Target::Dock(dock) if of.view.known.is_taken(dock))
}

/// What the dock offers, as often as it can be used; where there is a choice the keys stand on the first.
fn act(of: &Keyed<FarSpaceFoundryWindow>) -> Option<Deed<Target>> {
    let most = |is: &dyn Fn(&Target) -> bool| of.targets.iter().copied().filter(|target| is(target)).max();
    let whole = most(&|target| matches!(target, Target::Process(_)))
        .or_else(|| most(&|target| matches!(target, Target::Sell(_))))
        .or_else(|| most(&|target| matches!(target, Target::Cantina)));
    if let Some(target) = whole {
        return Some(Deed::Pick(target));
    }
    // All at once is no choice where one product alone is plain: it would cost a credit for nothing.
    let charges = charges(of.view);
    let choices = |target: &&Target| match target {
        Target::ChargeAll => charges.contains(target),
        target => matches!(target, Target::Make(..) | Target::Charge(_) | Target::Upgrade(_) | Target::Earn),
    };
    let mut all = of.targets.iter().copied().filter(|target| choices(&target));
    let first = all.next()?;
    Some(if all.next().is_none() { Deed::Pick(first) } else { Deed::Stand(first) })
}
