//! One focus for everything: board, panels and dialogues are gone through by the same keys, buttons and screen readers.
//!
//! The focus is egui's. In a match this module moves it: in a fixed order over what can be used ([`Move::Next`]) and
//! from thing to thing over everything there is ([`Move::Toward`]). In menus egui moves it, and this module helps where
//! egui finds nothing. Whatever goes away, the focus never does.
//!
//! On the board the focus is seen only where somebody moved it, until something happens without it: an order given
//! otherwise, a turn, a dialogue, the mouse. Then it is remembered, and the next key that moves it goes on from there. A
//! tip opens only where somebody moved the focus, and goes with anything that happens.

mod around;
mod grid;
mod input;
mod sight;
mod state;
mod steer;

use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::game::Game;
use crate::schedule::AppSystems;
use crate::schedule::DeviceSystems;
use crate::schedule::OutputSystems;
use crate::schedule::PanelSystems;
use orrery_settings::LastDevice;

pub use grid::{Side, Stop, toward};
pub use state::{FocusGrid, Move};
pub use steer::stops;

/// Where the focus is, which device is used, and what screen readers ask for.
pub fn plugin(app: &mut App) {
    app.init_resource::<FocusGrid>()
        .init_resource::<LastDevice>()
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
            (steer::steer.in_set(PanelSystems::SteerFocus), sight::ring.in_set(PanelSystems::DrawRing)),
        )
        .add_systems(PostUpdate, steer::follow.in_set(OutputSystems::FollowFocus));
}

/// What happens in a match of this game puts the focus out of sight.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(Update, sight::rest::<G>.in_set(AppSystems::RestFocus));
}
