//! The names and explanations of targets, for tooltips.

use super::ctx::SceneContext;
use super::parts::capital;
use crate::locale::{
    action_name, flight_help, freighter_help, goal, good_name, job_help, pilot_name, product_help, product_name,
    ship_name, text, text_args, without_freighter_help,
};
use crate::table::ClickTarget;
use far_space_foundry::rules::{Action, FreighterKind, MatchMode, Pilot, View, action_of};
use orrery_locale::message_key;

/// Returns the explanation of a dock's action.
pub fn action_help(action: Action) -> String {
    text(&message_key("action", action.word(), "-help"))
}

/// Returns the explanation of a pilot.
pub fn pilot_help(pilot: Pilot) -> String {
    match (pilot.job(), pilot) {
        (Some(job), _) => [job_help(job), text("pilot-die-help")].join(" "),
        (None, Pilot::Commander) => text("pilot-die-help"),
        (None, Pilot::OneTwoThree) => text("pilot-one-two-three-help"),
        (None, _) => text_args("pilot-number-help", &[("number", pilot.word().into())]),
    }
}

/// Returns the name and the explanation of a target, or `None` if it needs no explanation.
pub fn explanation(ctx: &SceneContext, target: ClickTarget) -> Option<(String, String)> {
    Some(match target {
        ClickTarget::Pilot(pilot) | ClickTarget::Keep(pilot) | ClickTarget::Hire(Some(pilot)) => {
            (capital(&pilot_name(pilot)), pilot_help(pilot))
        }
        ClickTarget::Roll => (text("ui-roll"), text("ui-roll-help")),
        ClickTarget::Dock(dock) => {
            let action = action_of(ctx.view.known.half, dock);
            let args = [("dock", dock.into()), ("action", action_name(action).into())];
            (text_args("ui-dock-of", &args), action_help(action))
        }
        ClickTarget::Land => (text("ui-land"), flight_help(ctx.view.known.half, true)),
        ClickTarget::Lift => (text("ui-lift"), flight_help(ctx.view.known.half, false)),
        ClickTarget::Asteroid(asteroid) => (good_name(asteroid.good()), text("ui-asteroid-help")),
        ClickTarget::Ship(ship) => of_freighter(ctx, ctx.mover(), ship),
        ClickTarget::Hull(seat, ship) => of_freighter(ctx, seat.into(), ship),
        ClickTarget::Mast => mast(ctx),
        ClickTarget::Upgrade(ship) => (ship_name(ship), text("action-upgrade-help")),
        ClickTarget::Process(_) => of_action(Action::Process),
        ClickTarget::Sell(_) => of_action(Action::Traders),
        ClickTarget::Cantina => of_action(Action::Cantina),
        ClickTarget::ChargeAll => of_action(Action::Charge),
        ClickTarget::Earn => (text("ui-earn"), text("action-upgrade-help")),
        ClickTarget::Make(product, _) => {
            (product_name(product), product_help(product, ctx.view.known.tokens[product.index()]))
        }
        ClickTarget::Charge(product) => (product_name(product), text("action-charge-help")),
        ClickTarget::Bribe => (text("ui-dock-master"), text("ui-dock-master-help")),
        ClickTarget::Alone => (text("ui-without-ship"), without_freighter_help(counts_engines(ctx.view))),
        ClickTarget::Begin => (text("ui-deal"), text("ui-deal-help")),
        _ => return None,
    })
}

/// Returns the name and the explanation of a seat's freighter.
fn of_freighter(ctx: &SceneContext, seat: usize, ship: FreighterKind) -> (String, String) {
    let freighter = ctx.player(seat).ship(ship);
    let moves = seat == ctx.mover() && ctx.can(ClickTarget::Ship(ship));
    (ship_name(ship), freighter_help(freighter, counts_engines(ctx.view), moves))
}

/// Reports whether a freighter that is not upgraded costs points in this match.
pub fn counts_engines(view: &View) -> bool {
    view.known.options.mode != MatchMode::AlphaOnly
}

/// Returns the name and the explanation of a solo player's target, with the points so far.
fn mast(ctx: &SceneContext) -> (String, String) {
    let known = &ctx.view.known;
    let now = text_args(
        "goal-now",
        &[("name", ctx.names.of(ctx.colour(0)).into()), ("points", known.points(0).total().into())],
    );
    (text("ui-mast"), [goal(ctx.view), now].join(" "))
}

fn of_action(action: Action) -> (String, String) {
    (action_name(action), action_help(action))
}
