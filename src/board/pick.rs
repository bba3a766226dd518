//! Mouse: what it points at, clicks, and dice dragged to a dock.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::input::EguiWantsInput;

use super::Hovered;
use super::draw::Drawn;
use super::motion::FinishMotion;
use super::scene::{Hit, Motion, Zone};
use super::stage::Hits;
use super::view::BoardView;
use crate::games::alien_frontiers::board::layout::LAYOUT;
use crate::games::alien_frontiers::board::sky::land::territory_at;
use crate::games::alien_frontiers::board::tray;
use crate::games::alien_frontiers::table::plan::{Mode, Plan, Step, Target};
use crate::games::alien_frontiers::table::{Give, Table};
use crate::rules::Refusal;

/// How long the mouse rests before a thing explains itself, in seconds.
pub const REST: f32 = 0.45;
/// How far a pressed die is moved before it counts as dragged, in units.
const DRAGGED: f32 = 12.0;

/// How near to the middle of a flying piece a click is aimed at it, in units at size 1.
const AIM: f32 = 20.0;

/// A die held by the mouse.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Held {
    /// The die, where it was pressed, and whether it was picked before.
    pub die: Option<(Target, Vec2, bool)>,
    /// Where it is, once it is dragged.
    pub at: Option<Vec2>,
}

/// The highest thing at a place.
#[must_use]
pub fn hit_at(hits: &[Hit], place: Vec2) -> Option<Target> {
    hits.iter()
        .filter(|hit| match hit.zone {
            Zone::Rect(rect) => rect.contains(place),
            Zone::Disc(middle, radius) => middle.distance(place) <= radius,
            Zone::Land(territory) => territory_at(place) == Some(territory),
        })
        .max_by(|a, b| a.z.total_cmp(&b.z))
        .map(|hit| hit.target)
}

/// Places, in units, where a click means `target`: the middle of what can be hit of it first. Empty where it is not on the
/// board, or lies under other things. For whoever has to show where something is.
#[must_use]
pub fn places_of(hits: &Hits, target: Target) -> Vec<Vec2> {
    let zones = hits.0.iter().filter(|hit| hit.target == target).map(|hit| hit.zone);
    zones.flat_map(samples).filter(|&place| hit_at(&hits.0, place) == Some(target)).collect()
}

/// Places spread over a zone, its middle first.
fn samples(zone: Zone) -> Vec<Vec2> {
    let (middle, half) = match zone {
        Zone::Rect(rect) => (rect.center(), rect.half_size()),
        Zone::Disc(middle, radius) => (middle, Vec2::splat(radius * 0.7)),
        Zone::Land(territory) => (Vec2::from(LAYOUT.land(territory).patch), Vec2::splat(70.0)),
    };
    let steps = [0.0, -0.45, 0.45, -0.9, 0.9];
    steps.iter().flat_map(|&y| steps.iter().map(move |&x| middle + half * Vec2::new(x, y))).collect()
}

/// Where the mouse is.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Mouse<'w, 's> {
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    view: Res<'w, BoardView>,
    egui: Option<Res<'w, EguiWantsInput>>,
    hits: Res<'w, Hits>,
}

impl Mouse<'_, '_> {
    /// Where it is, in units; nothing while it is outside or over a panel.
    fn place(&self) -> Option<Vec2> {
        let place = self.view.to_units(self.window.single().ok()?.cursor_position()?);
        let aside = crate::games::alien_frontiers::board::layout::aside(self.view.visible());
        let in_well = tray::well(aside).contains(place) || !tray::tray(aside).contains(place);
        let panel = self.egui.as_ref().is_some_and(|egui| egui.wants_pointer_input() || egui.is_pointer_over_area());
        (in_well && !panel).then_some(place)
    }

    /// What it points at.
    fn target(&self) -> Option<Target> {
        self.place().and_then(|place| hit_at(&self.hits.0, place))
    }
}

/// Keeps track of what the mouse points at.
pub fn point(
    mouse: Mouse,
    time: Res<Time<Real>>,
    mut hovered: ResMut<Hovered>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let target = mouse.target();
    let now = time.elapsed_secs();
    if hovered.mouse != target || (hovered.keys_first && (hovered.rested || hovered.clicked)) {
        *hovered = Hovered { mouse: target, since: now, rested: false, clicked: false, ..*hovered };
    }
    if hovered.keys_first {
        // It rests from when it is used again.
        hovered.bypass_change_detection().since = now;
        return;
    }
    if hovered.mouse.is_some() && !hovered.rested && !hovered.clicked {
        // Frames go on until it has rested, also while nothing else moves.
        redraw.write(RequestRedraw);
        if now - hovered.since >= REST {
            hovered.rested = true;
        }
    }
}

/// A click meant something that cannot be; nothing changed.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct ClickRefused(pub Refusal);

/// Everything a click works on.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Hands<'w> {
    table: Option<Res<'w, Table>>,
    plan: ResMut<'w, Plan>,
    held: ResMut<'w, Held>,
    orders: MessageWriter<'w, Give>,
    refused: MessageWriter<'w, ClickRefused>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Hands<'_> {
    /// Hands a click to the plan and sends the order it makes.
    fn pick(&mut self, target: Target) {
        let Some(table) = &self.table else { return };
        if !table.local_turn() {
            return;
        }
        let mut plan = self.plan.clone();
        let step = table.pick(&mut plan, target);
        match step {
            Step::Order(order) => {
                self.orders.write(Give::propose(order));
            }
            Step::Refused(refusal) => {
                self.refused.write(ClickRefused(refusal));
            }
            Step::More | Step::Nothing => {}
        }
        self.plan.set_if_neq(plan);
        self.redraw.write(RequestRedraw);
    }

    fn picked(&self, target: Target) -> bool {
        matches!(target, Target::HandShip { index, .. } if self.plan.selected_indices().contains(&index))
    }
}

/// Clicks and drags.
pub fn click(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    mouse: Mouse,
    mut finish: MessageWriter<FinishMotion>,
    mut hovered: ResMut<Hovered>,
    flying: Query<&Drawn>,
    mut hands: Hands,
) {
    if buttons.get_just_pressed().next().is_some() || keys.get_just_pressed().next().is_some() {
        finish.write(FinishMotion);
    }
    let (place, target) = (mouse.place(), mouse.target());
    if buttons.just_pressed(MouseButton::Right) && place.is_some() {
        put_back(&mut hands);
    }
    if buttons.just_pressed(MouseButton::Left) {
        *hovered = Hovered { rested: false, clicked: true, ..*hovered };
        let target = place.map_or(target, |place| meant(target, place, &flying, &mouse.hits.0));
        match (target, place) {
            (Some(die @ Target::HandShip { .. }), Some(at)) => {
                let before = hands.picked(die);
                if !before {
                    hands.pick(die);
                }
                hands.held.die = Some((die, at, before));
            }
            (Some(other), _) => hands.pick(other),
            _ => {}
        }
    }
    drag(&buttons, place, target, &mut hands);
}

/// What a click means while things move. All is at rest at once, so a click means what lies there at rest. But a click
/// on a piece that is seen flying was aimed at that piece: it means a die bound for the tray wherever it is, and with any
/// other piece it only brings it to rest.
fn meant(target: Option<Target>, place: Vec2, flying: &Query<&Drawn>, hits: &[Hit]) -> Option<Target> {
    let near = |at: Vec2, scale: f32| at.distance(place) < AIM * scale;
    let caught = flying.iter().filter_map(|thing| {
        let (node, tween) = (thing.node.as_ref()?, thing.tween.as_ref()?);
        let moves = node.motion == Motion::Token && tween.from.at.distance(tween.to.at) > AIM;
        (moves && near(thing.pose.at, thing.pose.scale) && !near(node.at, node.scale)).then_some(node.at)
    });
    match caught.min_by(|a, b| a.distance(place).total_cmp(&b.distance(place))) {
        Some(rest) => hit_at(hits, rest).filter(|target| matches!(target, Target::HandShip { .. })),
        None => target,
    }
}

/// Follows a held die and lets go of it.
fn drag(buttons: &ButtonInput<MouseButton>, place: Option<Vec2>, target: Option<Target>, hands: &mut Hands) {
    let Some((die, from, before)) = hands.held.die else { return };
    if buttons.just_released(MouseButton::Left) {
        let dragged = hands.held.at.is_some();
        hands.held.set_if_neq(Held::default());
        match target {
            Some(facility @ Target::Facility(_)) if dragged => hands.pick(facility),
            _ if !dragged && before => hands.pick(die),
            _ => {}
        }
    } else if !buttons.pressed(MouseButton::Left) {
        hands.held.set_if_neq(Held::default());
    } else if let Some(at) = place.filter(|at| hands.held.at.is_some() || at.distance(from) > DRAGGED)
        && hands.picked(die)
    {
        hands.held.set_if_neq(Held { at: Some(at), ..*hands.held });
    }
}

/// Right click: back one step, or everything picked is put back.
fn put_back(hands: &mut Hands) {
    if hands.plan.mode() == &Mode::Docking {
        hands.plan.set_if_neq(Plan::default());
    } else {
        hands.pick(Target::Cancel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Facility, Territory};

    #[test]
    fn the_highest_thing_under_the_mouse_is_meant() {
        let station = Rect::new(0.0, 0.0, 100.0, 100.0);
        let hits = [
            Hit { target: Target::Facility(Facility::Shipyard), zone: Zone::Rect(station), z: 1.0 },
            Hit { target: Target::Relic, zone: Zone::Disc(Vec2::splat(50.0), 10.0), z: 5.0 },
        ];
        assert_eq!(hit_at(&hits, Vec2::new(50.0, 52.0)), Some(Target::Relic));
        assert_eq!(hit_at(&hits, Vec2::new(5.0, 5.0)), Some(Target::Facility(Facility::Shipyard)));
        assert_eq!(hit_at(&hits, Vec2::new(150.0, 5.0)), None);
    }

    #[test]
    fn places_of_a_thing_under_others_are_beside_them() {
        let station = Target::Facility(Facility::Shipyard);
        let hits = Hits(vec![
            Hit { target: station, zone: Zone::Rect(Rect::new(0.0, 0.0, 100.0, 100.0)), z: 1.0 },
            Hit { target: Target::Relic, zone: Zone::Disc(Vec2::splat(50.0), 30.0), z: 5.0 },
        ]);
        let places = places_of(&hits, station);
        assert!(!places.is_empty() && places.iter().all(|place| hit_at(&hits.0, *place) == Some(station)));
        assert_eq!(places_of(&hits, Target::Relic)[0], Vec2::splat(50.0));
        assert_eq!(places_of(&hits, Target::Cycle), []);
    }

    #[test]
    fn a_territory_is_hit_by_its_wedge() {
        let target = Target::Territory(Territory::PohlFoothills);
        let hits = [Hit { target, zone: Zone::Land(Territory::PohlFoothills), z: 0.0 }];
        let inside = Vec2::from(LAYOUT.land(Territory::PohlFoothills).patch);
        assert_eq!(hit_at(&hits, inside), Some(target));
        assert_eq!(hit_at(&hits, Vec2::from(LAYOUT.land(Territory::HerbertValley).patch)), None);
    }
}
