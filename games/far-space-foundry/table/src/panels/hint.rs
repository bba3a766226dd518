//! The hint line: the orders that are possible now.

use crate::locale::{action_name, ship_text, text_args};
use crate::settings::keys::TableKeyAction;
use crate::table::plan::{CargoOrderKind, PendingOrder, goods_direction};
use crate::table::{ClickTarget, OrderDraft};
use far_space_foundry::rules::{Action as DockAction, MatchHalf, MatchMode, Phase, View};
use orrery_locale::MessageValue;
use orrery_settings::keys::{Action, KeyMap};
use orrery_ui::HintLine;

/// Returns the hint with the possible orders of the mover, whose name is `name`.
pub fn hint_for(view: &View, plan: &PendingOrder, targets: &[ClickTarget], name: &str, keys: &KeyMap) -> HintLine {
    let said = |key: &str, more: &[(&str, MessageValue)]| {
        let mut args = vec![
            ("name", MessageValue::from(name)),
            ("confirm", keys.shown(Action::Confirm).into()),
            ("end", keys.shown(Action::EndTurn).into()),
            ("roll", keys.shown(TableKeyAction::Roll.action()).into()),
        ];
        args.extend(more.iter().cloned());
        HintLine::plain(text_args(key, &args))
    };
    let known = &view.known;
    match known.stage {
        _ if **plan == OrderDraft::Bribe => said("ui-hint-bribe", &[]),
        Phase::Begin if known.half == MatchHalf::Alpha => said("ui-hint-begin", &[]),
        Phase::Begin => said("ui-hint-begin-beta", &[]),
        Phase::Stow => said("ui-hint-stow", &[]),
        Phase::Card => match **plan {
            OrderDraft::Pilot(pilot) if pilot.uses_die() => said("ui-hint-card-die", &[]),
            OrderDraft::Pilot(_) => said("ui-hint-fly", &[]),
            _ if targets.contains(&ClickTarget::Confirm) => said("ui-hint-idle", &[]),
            _ => said("ui-hint-card", &[]),
        },
        Phase::Fly => said("ui-hint-fly", &[]),
        Phase::Work => work(view, targets, said),
        Phase::Hire => said("ui-hint-hire", &[]),
        Phase::Keep => said("ui-hint-keep", &[]),
        Phase::Over => said("ui-hint-over", &[]),
    }
}

/// Returns the hint of the work stage: for moving goods, for using the action, for both, or for ending the turn.
fn work(view: &View, targets: &[ClickTarget], said: impl Fn(&str, &[(&str, MessageValue)]) -> HintLine) -> HintLine {
    let known = &view.known;
    let moves = goods_direction(view).is_some() && targets.contains(&ClickTarget::Confirm);
    let usable: Vec<DockAction> = targets.iter().filter_map(|target| action_of(*target)).collect();
    let acts = !usable.is_empty();
    // The dock's action comes before the second action of a Mechanic.
    let action = usable.iter().copied().find(|action| *action == known.action()).or(usable.first().copied());
    let args = [
        ("capacity", MessageValue::from(known.now.capacity)),
        ("action", action_name(action.unwrap_or(known.action())).into()),
        ("ship", known.mover().ships().next().map_or_else(String::new, |(ship, _)| ship_text(ship)).into()),
    ];
    let is_aboard = known.mover().ships().any(|(_, freighter)| !freighter.hold.is_empty());
    let key = match (goods_direction(view), moves, acts) {
        (Some(CargoOrderKind::Take), true, _) => "ui-hint-take",
        (Some(CargoOrderKind::Unload), true, _) => "ui-hint-unload",
        (Some(CargoOrderKind::Load), true, true) => "ui-hint-act-load",
        (Some(CargoOrderKind::Load), true, false) => "ui-hint-load",
        // The program proposes no unloading, but it is possible.
        (Some(CargoOrderKind::Unload), false, true) if is_aboard => "ui-hint-unload-or-act",
        (Some(CargoOrderKind::Unload), false, false) if is_aboard => "ui-hint-unload-or-end",
        (_, _, true) if known.action() == DockAction::Manufacture => "ui-hint-make",
        (_, _, true) => "ui-hint-act",
        _ if leaves_goods(view) => "ui-hint-end-stored",
        _ => "ui-hint-end",
    };
    said(key, &args)
}

/// Reports whether the mover ends their last turn of the match with goods in the warehouse, which score nothing.
fn leaves_goods(view: &View) -> bool {
    let (known, mover) = (&view.known, view.known.mover());
    let last_half = known.half == MatchHalf::Beta || known.options.mode == MatchMode::AlphaOnly;
    last_half && mover.in_hand() + mover.in_deck() == 0 && !mover.warehouse.is_empty()
}

/// Returns the action that a click on a target uses.
const fn action_of(target: ClickTarget) -> Option<DockAction> {
    Some(match target {
        ClickTarget::Process(_) => DockAction::Process,
        ClickTarget::Sell(_) => DockAction::Traders,
        ClickTarget::Cantina => DockAction::Cantina,
        ClickTarget::Make(..) => DockAction::Manufacture,
        ClickTarget::Charge(_) | ClickTarget::ChargeAll => DockAction::Charge,
        ClickTarget::Upgrade(_) | ClickTarget::Earn => DockAction::Upgrade,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FarSpaceFoundryFrontend;
    use far_space_foundry::record::Scenario;
    use far_space_foundry::rules::{FarSpaceFoundry, view};
    use orrery_core::{RandomGenerator, Rules as _};
    use orrery_locale::speaking;
    use orrery_settings::keys::GameKeyBindings as _;

    /// Returns the hint after red's orders from a position.
    fn hint_after(text: &str, orders: &[&str]) -> String {
        let file = format!("(game: \"far-space-foundry\", title: \"\", {text}, play: [], expect: ())");
        let mut position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
        for line in orders {
            let order = FarSpaceFoundry::read(line).expect("an order");
            FarSpaceFoundry::apply(&mut position, &order, &mut RandomGenerator::new(1), &mut ());
        }
        let view = view(&position, Some(position.colour()));
        let plan = PendingOrder::default();
        let keys = KeyMap::usual(&[FarSpaceFoundryFrontend::ROWS]);
        speaking("en", || hint_for(&view, &plan, &plan.targets(&view), "Vera", &keys).words)
    }

    #[test]
    fn last_turn_hint_says_that_stored_goods_score_nothing() {
        let seats = |deck: &str| {
            format!(
                r#"half: "beta", seats: {{"red": (hand: ["8"], deck: [{deck}], warehouse: "skyrite 1"), "green": (hand: ["4"])}}"#
            )
        };
        let turn = ["play 8", "land 8"];
        let last = hint_after(&seats(""), &turn);
        assert!(last.contains("score nothing"), "{last}");
        let earlier = hint_after(&seats("\"5\""), &turn);
        assert!(!earlier.contains("score nothing"), "{earlier}");
    }
}
