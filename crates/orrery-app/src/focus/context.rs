//! The screen, dialogues and targets that determine where the focus can move.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::state::{MatchUiState, MenuState, ReachableTargets, Screen};
use orrery_board::{TargetId, TitleOrrery};
use orrery_settings::LastInputDevice;

/// The screen, dialogues and targets that determine where the focus can move.
#[derive(SystemParam)]
pub struct FocusContext<'w> {
    pub(super) screen: Res<'w, State<Screen>>,
    front: Res<'w, MenuState>,
    play: Res<'w, MatchUiState>,
    reach: Res<'w, ReachableTargets>,
    pub(super) device: Res<'w, LastInputDevice>,
    instrument: Res<'w, TitleOrrery>,
}

impl FocusContext<'_> {
    /// Reports whether keys and buttons control the match, rather than a dialogue or another screen.
    pub fn in_match(&self) -> bool {
        let banner = self.play.recap.as_ref().is_some_and(|recap| recap.hand_over);
        *self.screen.get() == Screen::Match && self.front.overlays.is_empty() && !banner && !self.play.asked
    }

    /// Reports whether the left and right arrow keys turn the orrery of the title.
    pub(super) fn turns(&self) -> bool {
        let several = self.instrument.bodies().len() > 1;
        *self.screen.get() == Screen::Title && self.front.overlays.is_empty() && several
    }

    /// Returns the targets that the focus can reach in the match, or an empty slice if there are none.
    pub(super) fn targets(&self) -> &[TargetId] {
        &self.reach.0
    }
}
