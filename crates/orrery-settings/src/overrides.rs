//! Overrides from the command line and the environment. They apply to this run and are never saved.

use bevy::prelude::Resource;

use super::{AnimationSpeed, Settings, WindowKind};

/// The values that override the player's settings.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct SettingsOverrides {
    /// The mode of the window.
    pub window_kind: Option<WindowKind>,
    /// The scale of menus and dialogues, in percent.
    pub ui_scale: Option<u16>,
    /// True to mute all sound.
    pub mute: Option<bool>,
    /// The speed of animations.
    pub animation: Option<AnimationSpeed>,
    /// True to disable shaking, tumbling and drifting.
    pub reduced_motion: Option<bool>,
}

/// Determines the value to save for each override. If the setting in `now` still equals the override, the player did not change
/// it, and the saved value is kept. Otherwise the player's new value is saved, and the override is removed.
macro_rules! left_alone {
    ($given:expr, $now:expr, $before:expr, $kept:expr, $($field:ident),+) => { $(
        match &$given.$field {
            Some(given) if $now.$field == *given => $kept.$field.clone_from(&$before.$field),
            Some(_) => $given.$field = None,
            None => {}
        }
    )+ };
}

impl SettingsOverrides {
    /// Returns `chosen` with the overrides applied.
    pub fn over(&self, chosen: &Settings) -> Settings {
        Settings {
            window_kind: self.window_kind.unwrap_or(chosen.window_kind),
            ui_scale: self.ui_scale.unwrap_or(chosen.ui_scale),
            mute: self.mute.unwrap_or(chosen.mute),
            animation: self.animation.unwrap_or(chosen.animation),
            reduced_motion: self.reduced_motion.unwrap_or(chosen.reduced_motion),
            ..chosen.clone()
        }
        .within_ranges()
    }

    /// Returns the settings to save. The saved value of an overridden setting is kept, unless the player changed the setting. The
    /// override of a changed setting is removed. `before` contains the settings that were saved last.
    #[must_use]
    pub fn settings_to_save(&mut self, now: &Settings, before: &Settings) -> Settings {
        let mut kept = now.clone();
        left_alone!(self, now, before, kept, window_kind, ui_scale, mute, animation, reduced_motion);
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn given_values_are_not_saved_until_the_player_changes_them() {
        let chosen = Settings { ui_scale: 125, animation: AnimationSpeed::Half, ..Settings::default() };
        let mut given = SettingsOverrides {
            ui_scale: Some(200),
            animation: Some(AnimationSpeed::Off),
            ..SettingsOverrides::default()
        };
        let mut now = given.over(&chosen);
        assert_eq!((now.ui_scale, now.animation), (200, AnimationSpeed::Off));
        now.mute = true;
        let kept = given.settings_to_save(&now, &chosen);
        assert_eq!((kept.ui_scale, kept.animation, kept.mute), (125, AnimationSpeed::Half, true));
        now.ui_scale = 175;
        let kept = given.settings_to_save(&now, &kept);
        assert_eq!((kept.ui_scale, kept.animation), (175, AnimationSpeed::Half), "the player's choice counts");
        now.ui_scale = 200;
        assert_eq!(given.settings_to_save(&now, &kept).ui_scale, 200, "even if it is what was given once");
    }
}
