//! The descriptions of targets: their names, and the effect of choosing them or the reason for a refusal.

use super::AccessibilityContext;
use super::descriptions;
use super::players::aboard;
use super::preview_text::preview_text;
use crate::board::{BoardItem, counts_engines};
use crate::locale::{
    amount, goal, good_name, job_help, order_brief, pilot_name, refusal_text, ship_name, text, text_args,
};
use crate::table::plan::PendingOrder;
use crate::table::plan::{hover, kept};
use crate::table::{ClickTarget, OrderDraft};
use far_space_foundry::rules::{FreighterKind, Good, Order, Phase, Pilot, View};
use orrery_ui::accessibility::sentences;

/// Returns the name of a target.
pub fn name(view: &View, target: ClickTarget) -> String {
    let of_good = |key: &str, ship: FreighterKind, good: Good| {
        text_args(key, &[("good", good_name(good).into()), ("ship", ship_name(ship).into())])
    };
    match target {
        ClickTarget::Begin => text("ui-deal"),
        ClickTarget::Pilot(pilot) => pilot_name(pilot),
        ClickTarget::Roll => text("ui-roll"),
        ClickTarget::Dock(dock) => [text("ui-dock"), dock.to_string()].join(" "),
        ClickTarget::Land => text("ui-land"),
        ClickTarget::Lift => text("ui-lift"),
        ClickTarget::Asteroid(asteroid) => good_name(asteroid.good()),
        ClickTarget::Ship(ship) => ship_name(ship),
        ClickTarget::More(ship, good) => of_good("ui-more", ship, good),
        ClickTarget::Less(ship, good) => of_good("ui-less", ship, good),
        ClickTarget::Stack(ship, good) => of_good("ui-stack", ship, good),
        ClickTarget::OffPair(ship, good) => of_good("ui-off-pair", ship, good),
        ClickTarget::Process(times) => order_brief(&Order::Process(times)),
        ClickTarget::Sell(count) => text_args("ui-sell", &[("what", amount(Good::Rubion, count).into())]),
        ClickTarget::Cantina => order_brief(&Order::Cantina),
        ClickTarget::Hire(Some(pilot)) => text_args("ui-hire", &[("pilot", pilot_name(pilot).into())]),
        ClickTarget::Hire(None) => text("ui-hire-nobody"),
        ClickTarget::Alone => text("ui-without-ship"),
        ClickTarget::Make(product, times) => order_brief(&Order::Make { product, times }),
        ClickTarget::Charge(product) => order_brief(&Order::Charge(Some(product))),
        ClickTarget::ChargeAll => text("ui-charge-all"),
        ClickTarget::Upgrade(ship) => order_brief(&Order::Upgrade(ship)),
        ClickTarget::Earn => text("ui-earn"),
        ClickTarget::Bribe => text("ui-dock-master"),
        ClickTarget::Keep(pilot) => text_args("ui-keep-pilot", &[("pilot", pilot_name(pilot).into())]),
        ClickTarget::Hull(_, ship) => ship_name(ship),
        ClickTarget::Mast => text("ui-mast"),
        ClickTarget::End => text("ui-end-turn"),
        ClickTarget::Confirm if view.known.stage == Phase::Card => text("ui-play-idle"),
        ClickTarget::Confirm if view.known.stage == Phase::Keep => text("ui-keep"),
        ClickTarget::Confirm => text("ui-confirm-goods"),
        ClickTarget::Cancel => text("ui-cancel"),
    }
}

/// Returns the explanation of an alien pilot's job, or an empty string for other pilots.
fn job(pilot: Pilot) -> String {
    pilot.job().map(job_help).unwrap_or_default()
}

/// Returns the description of a target, with the state of the thing that it represents.
pub fn describe_target(of: &AccessibilityContext, target: ClickTarget) -> String {
    let known = &of.view.known;
    let called = || text_args("access-named", &[("name", name(of.view, target).into())]);
    let what = match target {
        ClickTarget::Dock(dock) => descriptions::dock(of, dock),
        ClickTarget::Asteroid(asteroid) => descriptions::thing(of, BoardItem::Asteroid(asteroid)),
        ClickTarget::Ship(ship) | ClickTarget::Upgrade(ship) => {
            sentences([called(), aboard(ship_name(ship), known.mover().ship(ship))])
        }
        ClickTarget::Pilot(pilot) | ClickTarget::Keep(pilot) | ClickTarget::Hire(Some(pilot)) => {
            sentences([called(), job(pilot)])
        }
        ClickTarget::Make(product, _) => sentences([called(), descriptions::product(of, product)]),
        ClickTarget::Hull(seat, ship) => descriptions::thing(of, BoardItem::Hull(seat.into(), ship)),
        ClickTarget::Mast => sentences([called(), goal(of.view)]),
        ClickTarget::Cantina => descriptions::thing(of, BoardItem::Cantina),
        ClickTarget::Bribe => descriptions::thing(of, BoardItem::DockMaster),
        ClickTarget::Roll => sentences([called(), descriptions::thing(of, BoardItem::Die)]),
        _ => called(),
    };
    sentences([what, state(of, target)])
}

/// Reports whether a target is the card that the player has picked up.
fn is_picked(plan: &PendingOrder, target: ClickTarget) -> bool {
    matches!((&**plan, target), (OrderDraft::Pilot(up), ClickTarget::Pilot(pilot)) if *up == pilot)
}

/// Reports whether a target is a pilot selected to be kept.
fn is_kept(of: &AccessibilityContext, target: ClickTarget) -> bool {
    matches!(target, ClickTarget::Keep(pilot) if of.view.known.stage == Phase::Keep && kept(of.plan, of.view).has(pilot))
}

/// Returns the note that `target` is already picked up or kept, or else the effect of choosing it or the reason for a refusal.
/// Returns an empty string if there is none of these, or if no person at this computer may act.
fn state(of: &AccessibilityContext, target: ClickTarget) -> String {
    if !of.local {
        return String::new();
    }
    if is_picked(of.plan, target) {
        return text("access-taken-up");
    }
    if is_kept(of, target) {
        return text("access-kept");
    }
    if of.targets.contains(&target) {
        // Gathered goods are described as a whole by the target that confirms them.
        let gathers = matches!(
            target,
            ClickTarget::More(..) | ClickTarget::Less(..) | ClickTarget::Stack(..) | ClickTarget::OffPair(..)
        );
        let preview = if gathers { None } else { hover(of.plan, of.view, target) };
        return sentences([
            text("access-can"),
            preview.map(|preview| preview_text(&preview, counts_engines(of.view))).unwrap_or_default(),
        ]);
    }
    let refusal = of.plan.why_not(of.view, target);
    refusal.map(|refusal| refusal_text(&refusal)).unwrap_or_default()
}
