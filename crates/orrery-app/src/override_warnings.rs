//! Reports files in the player's own asset folder that cannot be used.

use bevy::prelude::*;

use super::schedule::AppSystems;
use super::screenshot;
use super::state::MenuState;
use orrery_core::asset_overrides;
use orrery_locale::{in_quotes, text_args};
use orrery_ui::Toast;

/// Adds the reports of unusable asset overrides.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell.in_set(AppSystems::TakeIn).after(screenshot::finish).run_if(|| !asset_overrides::troubles().is_empty()),
    );
}

/// Reports each unusable file once. Sounds and pictures are read only when they are first needed.
pub fn tell(mut front: ResMut<MenuState>, mut told: Local<usize>) {
    let troubles = asset_overrides::troubles();
    for trouble in troubles.iter().skip(*told) {
        front.toasts.push(Toast::trouble(text_args("fault-loose-file", &[("reason", in_quotes(trouble).into())])));
    }
    if *told < troubles.len() {
        *told = troubles.len();
    }
}
