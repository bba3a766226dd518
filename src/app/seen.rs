//! What keys and buttons look at.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::academy::Course;
use super::anywhere::{everywhere, types};
use super::beside::Beside;
use super::focus::{FocusGrid, Move, Side};
use super::matches::QUICK_SAVE;
use super::pad::{PadWish, PadWishes};
use super::pick::reachable;
use super::replay::{self, Viewer};
use super::state::{Asked, Front, Play, Screen};
use super::{coach, codex, remap};
use crate::locale::{card_name, facility_name, field_name, territory_name};
use crate::panels::{CodexAsk, Goto, LessonWish, OptionsIntent, Overlay, Remap, UiIntent};
use crate::record::save::Store;
use crate::rules::Territory;
use crate::settings::Settings;
use crate::settings::keys::{Action, Chord, KeyMap, Place};
use crate::table::plan::{CardUse, Mode, Plan, Target, tray};
use crate::table::{Coach, Pace, Saves, Table, Told};

/// What the keys look at.
#[derive(SystemParam)]
pub struct Seen<'w> {
    pub(super) screen: Res<'w, State<Screen>>,
    pub(super) front: Res<'w, Front>,
    pub(super) play: Res<'w, Play>,
    pub(super) desk: Res<'w, codex::Desk>,
    pub(super) settings: Res<'w, Settings>,
    pub(super) keys: Res<'w, KeyMap>,
    pub(super) held: Res<'w, ButtonInput<KeyCode>>,
    pub(super) egui: Res<'w, EguiWantsInput>,
    pub(super) table: Option<Res<'w, Table>>,
    pub(super) plan: Res<'w, Plan>,
    pub(super) pace: Res<'w, Pace>,
    pub(super) saves: Option<Res<'w, Saves>>,
    pub(super) coach: Res<'w, Coach>,
    pub(super) course: Option<Res<'w, Course>>,
    pub(super) viewer: Option<Res<'w, Viewer>>,
}
