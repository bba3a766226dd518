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
use crate::table::{OrderDraft, Target};
use far_space_foundry::rules::{FreighterKind, Good, Order, Phase, Pilot, View};
use orrery_ui::accessibility::sentences;

/// Returns the name of a target.
pub fn name(view: &View, target: Target) -> String {
    let of_good = |key: &str, ship: FreighterKind, good: Good| {
        text_args(key, &[("good", good_name(good).into()), ("ship", ship_name(ship).into())])
    };
    match target {
        Target::Begin => text("ui-deal"),
        Target::Pilot(pilot) => pilot_name(pilot),
        Target::Roll => text("ui-roll"),
        Target::Dock(dock) => [text("ui-dock"), dock.to_string()].join(" "),
        Target::Land => text("ui-land"),
        Target::Lift => text("ui-lift"),
        Target::Asteroid(asteroid) => good_name(asteroid.good()),
        Target::Ship(ship) => ship_name(ship),
        Target::More(ship, good) => of_good("ui-more", ship, good),
        Target::Less(ship, good) => of_good("ui-less", ship, good),
        Target::Stack(ship, good) => of_good("ui-stack", ship, good),
        Target::OffPair(ship, good) => of_good("ui-off-pair", ship, good),
        Target::Process(times) => order_brief(&Order::Process(times)),
        Target::Sell(count) => text_args("ui-sell", &[("what", amount(Good::Rubion, count).into())]),
        Target::Cantina => order_brief(&Order::Cantina),
        Target::Hire(Some(pilot)) => text_args("ui-hire", &[("pilot", pilot_name(pilot).into())]),
        Target::Hire(None) => text("ui-hire-nobody"),
        Target::Alone => text("ui-without-ship"),
        Target::Make(product, times) => order_brief(&Order::Make { product, times }),
        Target::Charge(product) => order_brief(&Order::Charge(Some(product))),
        Target::ChargeAll => text("ui-charge-all"),
        Target::Upgrade(ship) => order_brief(&Order::Upgrade(ship)),
        Target::Earn => text("ui-earn"),
        Target::Bribe => text("ui-dock-master"),
        Target::Keep(pilot) => text_args("ui-keep-pilot", &[("pilot", pilot_name(pilot).into())]),
        Target::Hull(_, ship) => ship_name(ship),
        Target::Mast => text("ui-mast"),
        Target::End => text("ui-end-turn"),
        Target::Confirm if view.known.stage == Phase::Card => text("ui-play-idle"),
        Target::Confirm if view.known.stage == Phase::Keep => text("ui-keep"),
        Target::Confirm => text("ui-confirm-goods"),
        Target::Cancel => text("ui-cancel"),
    }
}

/// Returns the explanation of an alien pilot's job, or an empty text for other pilots.
fn job(pilot: Pilot) -> String {
    pilot.job().map(job_help).unwrap_or_default()
}

/// Returns the description of a target, with the state of the thing that it represents.
pub fn describe_target(of: &AccessibilityContext, target: Target) -> String {
    let known = &of.view.known;
    let called = || text_args("access-named", &[("name", name(of.view, target).into())]);
    let what = match target {
        Target::Dock(dock) => descriptions::dock(of, dock),
        Target::Asteroid(asteroid) => descriptions::thing(of, BoardItem::Asteroid(asteroid)),
        Target::Ship(ship) | Target::Upgrade(ship) => {
            sentences([called(), aboard(ship_name(ship), known.mover().ship(ship))])
        }
        Target::Pilot(pilot) | Target::Keep(pilot) | Target::Hire(Some(pilot)) => sentences([called(), job(pilot)]),
        Target::Make(product, _) => sentences([called(), descriptions::product(of, product)]),
        Target::Hull(seat, ship) => descriptions::thing(of, BoardItem::Hull(seat.into(), ship)),
        Target::Mast => sentences([called(), goal(of.view)]),
        Target::Cantina => descriptions::thing(of, BoardItem::Cantina),
        Target::Bribe => descriptions::thing(of, BoardItem::DockMaster),
        Target::Roll => sentences([called(), descriptions::thing(of, BoardItem::Die)]),
        _ => called(),
    };
    sentences([what, state(of, target)])
}

/// Reports whether a target is the card that the player has picked up.
fn is_picked(plan: &PendingOrder, target: Target) -> bool {
    matches!((&**plan, target), (OrderDraft::Pilot(up), Target::Pilot(pilot)) if *up == pilot)
}

/// Reports whether a target is a pilot selected to be kept.
fn is_kept(of: &AccessibilityContext, target: Target) -> bool {
    matches!(target, Target::Keep(pilot) if of.view.known.stage == Phase::Keep && kept(of.plan, of.view).has(pilot))
}

/// Returns the note that `target` is already picked up or kept, or else the effect of choosing it or the reason for a refusal.
/// Returns an empty text if there is none of these, or if no person at this computer may act.
fn state(of: &AccessibilityContext, target: Target) -> String {
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
        let gathers = matches!(target, Target::More(..) | Target::Less(..) | Target::Stack(..) | Target::OffPair(..));
        let preview = if gathers { None } else { hover(of.plan, of.view, target) };
        return sentences([
            text("access-can"),
            preview.map(|preview| preview_text(&preview, counts_engines(of.view))).unwrap_or_default(),
        ]);
    }
    let refusal = of.plan.why_not(of.view, target);
    refusal.map(|refusal| refusal_text(&refusal)).unwrap_or_default()
}
