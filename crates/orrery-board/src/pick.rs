//! Mouse input: pointing, clicking and dragging.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::input::EguiWantsInput;
use orrery_core::GameFrontend;
use orrery_core::game_types;
use orrery_core::interaction::OrderInput as _;
use orrery_table::CurrentPendingOrder;

use super::contract::BoardScene;
use super::draw::DrawnNode;
use super::hit_area::{HitArea, hit_at};
use super::motion::FinishMotionRequest;
use super::panel_areas::PanelGeometry;
use super::scene::TransitionKind;
use super::scene_state::{DraggedTarget, HitAreas, HoveredTargets};
use super::target::TargetId;
use super::view::BoardViewport;
use orrery_table::{ClickResult, OrderBlocked, OrderRestrictions, SubmitOrder, Table};

/// The seconds for which the mouse must rest on a thing before the thing is explained.
pub const REST: f32 = 0.45;
/// The distance in units beyond which a pressed thing counts as dragged.
const DRAGGED: f32 = 12.0;

/// The distance from the middle of a flying piece within which a click is aimed at that piece, in units at scale 1.
const AIM: f32 = 20.0;

/// The position of the mouse, and the state needed to find the target under it.
#[derive(bevy::ecs::system::SystemParam)]
pub struct MousePicking<'w, 's> {
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    view: Res<'w, BoardViewport>,
    egui: Option<Res<'w, EguiWantsInput>>,
    hits: Res<'w, HitAreas>,
    frame: Res<'w, PanelGeometry>,
}

impl MousePicking<'_, '_> {
    /// Returns the position of the mouse in units, or `None` if the mouse is outside the window or over a panel.
    fn place(&self) -> Option<Vec2> {
        let place = self.view.to_units(self.window.single().ok()?.cursor_position()?);
        let panel = self.egui.as_ref().is_some_and(|egui| egui.wants_pointer_input() || egui.is_pointer_over_area());
        (self.frame.lets_through(place) && !panel).then_some(place)
    }

    /// Returns the target under the mouse, if there is one.
    fn target(&self) -> Option<TargetId> {
        self.place().and_then(|place| hit_at(&self.hits.0, place))
    }
}

/// The distance in window pixels that the mouse must move before a target that a click has brought under the mouse is explained.
const STILL: f32 = 6.0;

/// The position and the target of the mouse at its last click.
#[derive(Default)]
pub struct LastClick(Option<(Vec2, Option<TargetId>)>);

impl LastClick {
    /// Reports whether explanations still wait after a click: the mouse, now at `at` over `target`, has hardly moved since the
    /// click, or is still over the clicked target. `before` is the target under the mouse at the click. Always returns false
    /// unless `clicked` is true.
    fn holds(&mut self, clicked: bool, at: Option<Vec2>, before: Option<TargetId>, target: Option<TargetId>) -> bool {
        let Some(at) = at.filter(|_| clicked) else {
            self.0 = None;
            return false;
        };
        let (from, on) = *self.0.get_or_insert((at, before));
        from.distance(at) <= STILL || target == on
    }
}

/// Updates the target under the mouse.
pub fn point(
    mouse: MousePicking,
    time: Res<Time<Real>>,
    mut hovered: ResMut<HoveredTargets>,
    mut last: Local<LastClick>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let target = mouse.target();
    let now = time.elapsed_secs();
    let at = mouse.window.single().ok().and_then(Window::cursor_position);
    let holds = last.holds(hovered.clicked && !hovered.keys_first, at, hovered.mouse, target);
    let by_keys = hovered.keys_first && (hovered.rested || hovered.clicked);
    if hovered.mouse != target || by_keys || (hovered.clicked && !holds) {
        *hovered = HoveredTargets { mouse: target, since: now, rested: false, clicked: holds, ..*hovered };
    }
    if hovered.keys_first {
        // The resting time starts when the mouse is used again.
        hovered.bypass_change_detection().since = now;
        return;
    }
    if hovered.mouse.is_some() && !hovered.rested && !hovered.clicked {
        // Frames are drawn until the mouse has rested long enough, even if nothing else moves.
        redraw.write(RequestRedraw);
        if now - hovered.since >= REST {
            hovered.rested = true;
        }
    }
}

/// Finishes all motion on any click or key press, and stops the explanation of a clicked target.
pub fn press(
    buttons: Res<ButtonInput<MouseButton>>,
    keys: Res<ButtonInput<KeyCode>>,
    mut finish: MessageWriter<FinishMotionRequest>,
    mut hovered: ResMut<HoveredTargets>,
) {
    if buttons.get_just_pressed().next().is_some() || keys.get_just_pressed().next().is_some() {
        finish.write(FinishMotionRequest);
    }
    if buttons.just_pressed(MouseButton::Left) {
        *hovered = HoveredTargets { rested: false, clicked: true, ..*hovered };
    }
}

/// A click that the rules do not allow, which has changed nothing.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct ClickRefused<G: GameFrontend> {
    /// The clicked target.
    pub target: TargetId,
    /// The reason for the refusal.
    pub refusal: game_types::Refusal<G>,
}

/// The state that a click can change.
#[derive(SystemParam)]
pub struct ClickParams<'w, G: BoardScene> {
    /// The open match, if it is a match of this game.
    pub table: Option<Res<'w, Table<<G as GameFrontend>::Rules>>>,
    /// The pending order.
    pub plan: ResMut<'w, CurrentPendingOrder<<G as GameFrontend>::Rules>>,
    held: ResMut<'w, DraggedTarget>,
    orders: MessageWriter<'w, SubmitOrder<<G as GameFrontend>::Rules>>,
    refused: MessageWriter<'w, ClickRefused<G>>,
    curb: Option<Res<'w, OrderRestrictions<<G as GameFrontend>::Rules>>>,
    curbed: MessageWriter<'w, OrderBlocked<<G as GameFrontend>::Rules>>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl<G: BoardScene> ClickParams<'_, G> {
    /// Applies a click to the pending order, and submits the order if it is complete.
    fn pick(&mut self, target: game_types::ClickTarget<G>) {
        let Some(table) = &self.table else { return };
        if !table.local_turn() {
            return;
        }
        let curbed = self.curb.as_ref().is_some_and(|curb| curb.filters_orders());
        let mut plan = self.plan.clone();
        let follows = G::Rules::follows(&plan, table.view(), target);
        let step = table.pick(&mut plan, target);
        match step {
            ClickResult::Order(order) => {
                self.orders.write(SubmitOrder::propose(order).repeated(G::Rules::repeats(target)));
                self.orders.write_batch(follows.into_iter().map(SubmitOrder::propose));
            }
            ClickResult::Refused(refusal) => {
                self.refused.write(ClickRefused { target: G::id(target), refusal });
            }
            ClickResult::Nothing if curbed && plan == *self.plan => {
                self.curbed.write(OrderBlocked::NoEffect);
            }
            // An order that would be refused once complete is not started.
            ClickResult::More if curbed && !table.shows(target) => {
                self.curbed.write(OrderBlocked::Click);
                plan = self.plan.clone();
            }
            ClickResult::More | ClickResult::Nothing => {}
        }
        self.plan.set_if_neq(plan);
        self.redraw.write(RequestRedraw);
    }

    /// Picks a target for the mover at this screen, as a click on the board does. Used by keys, panels and screen readers.
    pub fn pick_id(&mut self, id: TargetId) {
        if let Some(target) = G::target(id) {
            self.pick(target);
        }
    }

    fn picked(&self, id: TargetId) -> bool {
        G::target(id).is_some_and(|target| G::is_picked(&self.plan, target))
    }
}

/// The seconds after the hot-seat curtain is lifted during which clicks are ignored, because the second click of a double click
/// was meant for the curtain.
const UNCOVERED: f32 = 0.35;

/// Handles clicks and drags in a match of `G`.
pub fn click<G: BoardScene>(
    buttons: Res<ButtonInput<MouseButton>>,
    time: Res<Time<Real>>,
    mouse: MousePicking,
    flying: Query<&DrawnNode>,
    mut hands: ClickParams<G>,
    mut covered: Local<Option<f32>>,
) {
    let now = time.elapsed_secs();
    match &hands.table {
        None => return,
        Some(table) if table.is_covered() => *covered = Some(now),
        Some(_) => {}
    }
    if covered.is_some_and(|covered| now - covered < UNCOVERED) {
        return;
    }
    let (place, target) = (mouse.place(), mouse.target());
    if buttons.just_pressed(MouseButton::Right) && place.is_some() {
        put_back(&mut hands);
    }
    if buttons.just_pressed(MouseButton::Left) {
        let drags = |id: TargetId| G::target(id).is_some_and(G::is_dragged);
        let target = place.map_or(target, |place| meant(target, place, &flying, &mouse.hits.0, drags));
        match (target, place) {
            (Some(thing), Some(at)) if drags(thing) => {
                let before = hands.picked(thing);
                if !before {
                    hands.pick_id(thing);
                }
                hands.held.thing = Some((thing, at, before));
            }
            (Some(other), _) => hands.pick_id(other),
            _ => {}
        }
    }
    drag(&buttons, place, target, &mut hands);
}

/// Returns the meaning of a click during motion. A click finishes all motion, so it applies to the target at that point once the
/// board is at rest. A click on a flying piece is aimed at the piece: it picks the piece if it can be dragged, and otherwise only
/// finishes the motion.
fn meant(
    target: Option<TargetId>,
    place: Vec2,
    flying: &Query<&DrawnNode>,
    hits: &[HitArea],
    drags: impl Fn(TargetId) -> bool,
) -> Option<TargetId> {
    let near = |at: Vec2, scale: f32| at.distance(place) < AIM * scale;
    let caught = flying.iter().filter_map(|thing| {
        let (node, tween) = (thing.node.as_ref()?, thing.tween.as_ref()?);
        let moves = node.motion == TransitionKind::Token && tween.from.at.distance(tween.to.at) > AIM;
        (moves && near(thing.pose.at, thing.pose.scale) && !near(node.at, node.scale)).then_some(node.at)
    });
    match caught.min_by(|a, b| a.distance(place).total_cmp(&b.distance(place))) {
        Some(rest) => hit_at(hits, rest).filter(|&target| drags(target)),
        None => target,
    }
}

/// Moves a dragged thing with the mouse, and handles its release.
fn drag<G: BoardScene>(
    buttons: &ButtonInput<MouseButton>,
    place: Option<Vec2>,
    target: Option<TargetId>,
    hands: &mut ClickParams<G>,
) {
    let Some((thing, from, before)) = hands.held.thing else { return };
    if buttons.just_released(MouseButton::Left) {
        let dragged = hands.held.at.is_some();
        hands.held.set_if_neq(DraggedTarget::default());
        match target.and_then(G::target) {
            Some(goal) if dragged && G::takes_dragged(goal) => hands.pick(goal),
            _ if !dragged && before => hands.pick_id(thing),
            _ => {}
        }
    } else if !buttons.pressed(MouseButton::Left) {
        hands.held.set_if_neq(DraggedTarget::default());
    } else if let Some(at) = place.filter(|at| hands.held.at.is_some() || at.distance(from) > DRAGGED)
        && hands.picked(thing)
    {
        hands.held.set_if_neq(DraggedTarget { at: Some(at), ..*hands.held });
    }
}

/// Handles a right click: takes the draft one step back, or clears it.
fn put_back<G: BoardScene>(hands: &mut ClickParams<G>) {
    match G::back(&hands.plan) {
        None => {
            hands.plan.set_if_neq(CurrentPendingOrder::default());
        }
        Some(back) => hands.pick(back),
    }
}
