//! Tests of the gallery of Contraband: every scene shows the state after which it is named, and some look the same as their
//! approved pictures.

use bevy::prelude::*;
use contraband::Contraband;
use contraband::rules::{DecisionKind, MeetingOpponent};
use contraband_table::table::OrderDraft;
use orrery_app::{MenuState, Screen};
use orrery_table::CurrentPendingOrder;
use orrery_table::{MatchStatus, Table};

use super::pilot::ContrabandDriver;
use orrery_pilot::gallery::{scenes_hold, scenes_look_as_approved};

/// Reports whether the Bevy world has reached the state of a scene, apart from its picture.
fn holds(name: &str, world: &World) -> bool {
    let front = world.resource::<MenuState>();
    let open = *world.resource::<State<Screen>>().get() == Screen::Match && front.overlays.is_empty();
    let Some(table) = world.get_resource::<Table<Contraband>>() else { return false };
    let (known, draft): (_, &OrderDraft) = (&table.view().known, world.resource::<CurrentPendingOrder<Contraband>>());
    let now = world.resource::<MatchStatus>();
    let asked = |ask: DecisionKind| open && known.ask == ask && now.local && !now.covered;
    let sight = known.meeting.is_some_and(|meeting| meeting.sight);
    let foe = |wanted: MeetingOpponent| known.meeting.is_some_and(|meeting| meeting.foe == wanted);
    match name {
        "contraband-deal" => open && known.round == 1 && known.count() == 4,
        "contraband-alone" => asked(DecisionKind::Turn) && known.is_solo(),
        "contraband-corsair" => asked(DecisionKind::Raid) && known.is_solo() && foe(MeetingOpponent::Corsair),
        "contraband-turn" | "contraband-refused" | "contraband-end" | "contraband-mine" | "contraband-market"
        | "contraband-port" | "contraband-gate" | "contraband-meet" => {
            asked(DecisionKind::Turn) && *draft == OrderDraft::Nothing
        }
        "contraband-radar" => asked(DecisionKind::Turn) && *draft == OrderDraft::Radar,
        "contraband-watched" => open && !now.local,
        "contraband-police" => asked(DecisionKind::Police) && !sight,
        "contraband-sight" => open && known.ask == DecisionKind::Police && sight,
        "contraband-fight" => asked(DecisionKind::Fight),
        "contraband-attack" => open && matches!(known.ask, DecisionKind::Press | DecisionKind::Stand),
        "contraband-raid" => asked(DecisionKind::Raid) && foe(MeetingOpponent::Raiders),
        "contraband-calm" => asked(DecisionKind::Calm),
        "contraband-prize" => asked(DecisionKind::Prize),
        "contraband-hide" => open && known.ask == DecisionKind::Hide,
        "contraband-loot" => asked(DecisionKind::Loot),
        "contraband-lose" => asked(DecisionKind::Lose),
        "contraband-excess" => asked(DecisionKind::Excess),
        "contraband-adrift" => asked(DecisionKind::Turn) && known.me().breakdown,
        "contraband-plan" => asked(DecisionKind::Plan) && *draft != OrderDraft::Nothing,
        "contraband-act" => asked(DecisionKind::Act),
        _ => false,
    }
}

#[test]
fn every_scene_shows_what_its_name_says() {
    scenes_hold::<ContrabandDriver>(holds);
}

/// Scenes with an approved picture in small size; each picture file has the name of its scene.
const LOOKED_AT: [&str; 8] = [
    "contraband-alone",
    "contraband-turn",
    "contraband-end",
    "contraband-mine",
    "contraband-market",
    "contraband-port",
    "contraband-gate",
    "contraband-lose",
];

#[test]
fn scenes_match_their_looked_at_references() {
    scenes_look_as_approved::<ContrabandDriver>(&LOOKED_AT.map(|name| (name, name)));
}
