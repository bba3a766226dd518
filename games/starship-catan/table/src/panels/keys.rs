//! The effects of this game's own keys in a match.

use crate::StarshipCatanFrontend;
use crate::settings::keys::TableAction;
use crate::table::plan::PendingOrder;
use crate::table::{CountedAmount, OrderDraft, Target, may_note};
use orrery_ui::{KeyContext, KeyEffect};
use starship_catan::rules::{Phase, Ship};

/// Returns the effect of an action of this game, or `None` if it has no effect now.
pub fn key_effect(action: TableAction, of: &KeyContext<StarshipCatanFrontend>) -> Option<KeyEffect<Target>> {
    if of.repeat {
        return None;
    }
    let has = |target: Target| of.targets.contains(&target);
    Some(match action {
        TableAction::Sector(sector) => KeyEffect::Pick(Target::Sector(sector)),
        TableAction::Stop => KeyEffect::Pick(Target::Stop),
        TableAction::Pay => KeyEffect::Pick(Target::Pay),
        TableAction::Fight => KeyEffect::Pick(Target::Fight),
        TableAction::Found if has(Target::Settle) => KeyEffect::Pick(Target::Settle),
        TableAction::Found => KeyEffect::Pick(Target::Found),
        TableAction::Buy => return counted(of, |counter| matches!(counter, CountedAmount::Buy(_))),
        TableAction::Sell => return counted(of, |counter| matches!(counter, CountedAmount::Sell(_))),
        TableAction::Offer => KeyEffect::Pick(Target::Offer),
        TableAction::Shipyard if of.view.known.phase == Phase::Build => {
            let builds = |target: &Target| matches!(target, Target::Ship(_) | Target::Piece(_) | Target::Module(_));
            KeyEffect::Stand(first(of, builds).unwrap_or(Target::Ship(Ship::ColonyShip)))
        }
        TableAction::Adventures => {
            let usable = first(of, |target| matches!(target, Target::Adventure(_)));
            let lies = of.view.known.adventures.face_up().next().map(Target::Adventure);
            KeyEffect::Stand(usable.or(lies)?)
        }
        TableAction::Notes if may_note(of.view) => KeyEffect::Notes,
        // The cards that a Sensor looks at are shown while the key is held; the panel that shows them handles the key.
        TableAction::Look | TableAction::Shipyard | TableAction::Notes => return None,
    })
}

/// Reports whether an offer or a reward was begun, so that the player chooses its parts next. A deal does not count: it continues
/// with its own key.
pub fn asks_anew(before: &PendingOrder, after: &PendingOrder) -> bool {
    let begun = matches!(**after, OrderDraft::Offer(_) | OrderDraft::Reward(_));
    begun && std::mem::discriminant(&**before) != std::mem::discriminant(&**after)
}

fn first(of: &KeyContext<StarshipCatanFrontend>, wanted: impl Fn(&Target) -> bool) -> Option<Target> {
    of.targets.iter().copied().find(wanted)
}

/// Counts one more of the only commodity on this side. If there are several, moves the focus to the first; if there is none,
/// returns `None`.
fn counted(of: &KeyContext<StarshipCatanFrontend>, side: impl Fn(CountedAmount) -> bool) -> Option<KeyEffect<Target>> {
    let is_more = |target: &&Target| matches!(target, Target::More(counter) if side(*counter));
    let mut more = of.targets.iter().filter(is_more).copied();
    let first = more.next()?;
    Some(if more.next().is_none() { KeyEffect::Pick(first) } else { KeyEffect::Stand(first) })
}
