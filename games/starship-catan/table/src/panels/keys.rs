//! The effects of this game's own keys in a match.

use crate::StarshipCatanFrontend;
use crate::settings::keys::TableKeyAction;
use crate::table::plan::PendingOrder;
use crate::table::{AdjustableAmount, ClickTarget, OrderDraft, may_note};
use orrery_ui::{KeyContext, KeyEffect};
use starship_catan::rules::{Phase, Ship};

/// Returns the effect of one of this game's key actions, or `None` if it has no effect at the moment.
pub fn key_effect(action: TableKeyAction, of: &KeyContext<StarshipCatanFrontend>) -> Option<KeyEffect<ClickTarget>> {
    if of.repeat {
        return None;
    }
    let has = |target: ClickTarget| of.targets.contains(&target);
    Some(match action {
        TableKeyAction::Sector(sector) => KeyEffect::Pick(ClickTarget::Sector(sector)),
        TableKeyAction::Stop => KeyEffect::Pick(ClickTarget::Stop),
        TableKeyAction::Pay => KeyEffect::Pick(ClickTarget::Pay),
        TableKeyAction::Fight => KeyEffect::Pick(ClickTarget::Fight),
        TableKeyAction::Found if has(ClickTarget::Settle) => KeyEffect::Pick(ClickTarget::Settle),
        TableKeyAction::Found => KeyEffect::Pick(ClickTarget::Found),
        TableKeyAction::Buy => return counted(of, |counter| matches!(counter, AdjustableAmount::Buy(_))),
        TableKeyAction::Sell => return counted(of, |counter| matches!(counter, AdjustableAmount::Sell(_))),
        TableKeyAction::Offer => KeyEffect::Pick(ClickTarget::Offer),
        TableKeyAction::Shipyard if of.view.known.phase == Phase::Build => {
            let builds = |target: &ClickTarget| {
                matches!(target, ClickTarget::Ship(_) | ClickTarget::Piece(_) | ClickTarget::Module(_))
            };
            KeyEffect::Stand(first(of, builds).unwrap_or(ClickTarget::Ship(Ship::ColonyShip)))
        }
        TableKeyAction::Adventures => {
            let usable = first(of, |target| matches!(target, ClickTarget::Adventure(_)));
            let lies = of.view.known.adventures.face_up().next().map(ClickTarget::Adventure);
            KeyEffect::Stand(usable.or(lies)?)
        }
        TableKeyAction::Notes if may_note(of.view) => KeyEffect::Notes,
        // The cards that a Sensor looks at are shown while the key is held; the panel that shows them handles the key.
        TableKeyAction::Look | TableKeyAction::Shipyard | TableKeyAction::Notes => return None,
    })
}

/// Reports whether an offer or a reward was begun, so that the player chooses its parts next. A deal does not count, because its
/// own key continues it.
pub fn asks_anew(before: &PendingOrder, after: &PendingOrder) -> bool {
    let begun = matches!(**after, OrderDraft::Offer(_) | OrderDraft::Reward(_));
    begun && std::mem::discriminant(&**before) != std::mem::discriminant(&**after)
}

fn first(of: &KeyContext<StarshipCatanFrontend>, wanted: impl Fn(&ClickTarget) -> bool) -> Option<ClickTarget> {
    of.targets.iter().copied().find(wanted)
}

/// Counts one more unit of the only commodity on this side. If there are several commodities, moves the focus to the first; if
/// there is none, returns `None`.
fn counted(
    of: &KeyContext<StarshipCatanFrontend>,
    side: impl Fn(AdjustableAmount) -> bool,
) -> Option<KeyEffect<ClickTarget>> {
    let is_more = |target: &&ClickTarget| matches!(target, ClickTarget::More(counter) if side(*counter));
    let mut more = of.targets.iter().filter(is_more).copied();
    let first = more.next()?;
    Some(if more.next().is_none() { KeyEffect::Pick(first) } else { KeyEffect::Stand(first) })
}
