//! One focus for the whole program: the same keys, buttons and screen reader commands move it on the board, in panels and in
//! dialogues.
//!
//! The focus is egui's. In a match this module moves it: in a fixed order through the usable widgets ([`FocusRequest::Next`]),
//! and in a direction through all widgets ([`FocusRequest::Toward`]). In menus egui moves it, and this module moves it only if
//! egui finds no widget. If the focused widget disappears, the focus moves to another widget.
//!
//! On the board the focus is visible only after the player has moved it, and only until something happens that the focus did not
//! cause: an order given in another way, a new turn, a dialogue, or a mouse movement. Its position is remembered, and the next
//! key that moves it continues from there. A tooltip opens only where the player moved the focus, and closes on any event.

mod context;
mod grid;
mod input;
mod navigation;
mod state;
mod visibility;

use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::game::Game;
use crate::schedule::AppSystems;
use crate::schedule::DeviceSystems;
use crate::schedule::OutputSystems;
use crate::schedule::PanelSystems;
use orrery_settings::LastInputDevice;

pub use grid::{FocusMoveDirection, FocusStop, toward};
pub use navigation::stops;
pub use state::{FocusRequest, FocusState};

/// Adds the focus, the device in use, and the requests of screen readers.
pub fn plugin(app: &mut App) {
    app.init_resource::<FocusState>()
        .init_resource::<LastInputDevice>()
        .add_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            (
                input::notice_device.in_set(DeviceSystems::Notice),
                (input::route, input::forward_requests).chain().in_set(DeviceSystems::RouteKeys),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (navigation::steer.in_set(PanelSystems::SteerFocus), visibility::ring.in_set(PanelSystems::DrawRing)),
        )
        .add_systems(PostUpdate, navigation::follow.in_set(OutputSystems::FollowFocus));
}

/// Adds the system that hides the focus after a new turn or an unrelated action in a match of this game.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(Update, visibility::rest::<G>.in_set(AppSystems::RestFocus));
}
