//! The names and explanations of targets, for tooltips.

use super::ctx::SceneContext;
use super::parts::capital;
use crate::locale::{
    action_name, flight_help, freighter_help, goal, good_name, job_help, pilot_name, product_help, product_name,
    ship_name, text, text_args, without_freighter_help,
};
use crate::table::Target;
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
pub fn explanation(ctx: &SceneContext, target: Target) -> Option<(String, String)> {
    Some(match target {
        Target::Pilot(pilot) | Target::Keep(pilot) | Target::Hire(Some(pilot)) => {
            (capital(&pilot_name(pilot)), pilot_help(pilot))
        }
        Target::Roll => (text("ui-roll"), text("ui-roll-help")),
        Target::Dock(dock) => {
            let action = action_of(ctx.view.known.half, dock);
            let args = [("dock", dock.into()), ("action", action_name(action).into())];
            (text_args("ui-dock-of", &args), action_help(action))
        }
        Target::Land => (text("ui-land"), flight_help(ctx.view.known.half, true)),
        Target::Lift => (text("ui-lift"), flight_help(ctx.view.known.half, false)),
        Target::Asteroid(asteroid) => (good_name(asteroid.good()), text("ui-asteroid-help")),
        Target::Ship(ship) => of_freighter(ctx, ctx.mover(), ship),
        Target::Hull(seat, ship) => of_freighter(ctx, seat.into(), ship),
        Target::Mast => mast(ctx),
        Target::Upgrade(ship) => (ship_name(ship), text("action-upgrade-help")),
        Target::Process(_) => of_action(Action::Process),
        Target::Sell(_) => of_action(Action::Traders),
        Target::Cantina => of_action(Action::Cantina),
        Target::ChargeAll => of_action(Action::Charge),
        Target::Earn => (text("ui-earn"), text("action-upgrade-help")),
        Target::Make(product, _) => {
            (product_name(product), product_help(product, ctx.view.known.tokens[product.index()]))
        }
        Target::Charge(product) => (product_name(product), text("action-charge-help")),
        Target::Bribe => (text("ui-dock-master"), text("ui-dock-master-help")),
        Target::Alone => (text("ui-without-ship"), without_freighter_help(counts_engines(ctx.view))),
        Target::Begin => (text("ui-deal"), text("ui-deal-help")),
        _ => return None,
    })
}

/// Returns the name and the explanation of a seat's freighter.
fn of_freighter(ctx: &SceneContext, seat: usize, ship: FreighterKind) -> (String, String) {
    let freighter = ctx.player(seat).ship(ship);
    let moves = seat == ctx.mover() && ctx.can(Target::Ship(ship));
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
