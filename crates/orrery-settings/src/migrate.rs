//! The migration of settings files from older versions, one step per version.

use orrery_core::FIRST_GAME;
use orrery_record::fields::RonFields;

/// The version of the format of `settings.ron`.
pub const VERSION: u32 = 3;

/// The steps from version 1 to 2, from 2 to 3, and so on.
const STEPS: [fn(&mut RonFields); VERSION as usize - 1] = [name_the_kind_of_window, name_the_game_of_the_setup];

/// Converts the entries of a file of `version` to [`VERSION`].
pub fn migrate(fields: &mut RonFields, version: u32) {
    let first = usize::try_from(version).unwrap_or(1).saturating_sub(1);
    STEPS.iter().skip(first).for_each(|step| step(fields));
}

/// Replaces the setting `fullscreen` of version 1, which was only on or off, with `window_kind`.
fn name_the_kind_of_window(fields: &mut RonFields) {
    fields.replace("fullscreen", |value| {
        let kind = match value {
            "true" => "Borderless",
            "false" => "Windowed",
            // Any other value is kept, so that the reader reports the error with its line.
            other => other,
        };
        ("window_kind", kind.to_owned())
    });
}

/// Moves the set-up under the key of its game. Versions 1 and 2 had only one game.
fn name_the_game_of_the_setup(fields: &mut RonFields) {
    fields.replace("setup", |value| ("setups", format!("{{\"{FIRST_GAME}\": {value}}}")));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_setup_migrates_to_the_first_game() {
        let mut fields = RonFields::read("(version: 2, setup: (seats: []), mute: true)").expect("fields");
        migrate(&mut fields, 2);
        let setups = fields.get("setups").map(|entry| entry.value.as_str());
        assert_eq!(setups, Some("{\"alien-frontiers\": (seats: [])}"));
        assert_eq!(fields.get("setup"), None);
    }

    #[test]
    fn old_fullscreen_setting_migrates_to_borderless() {
        for (before, after) in [("true", "Borderless"), ("false", "Windowed"), ("maybe", "maybe")] {
            let mut fields = RonFields::read(&format!("(version: 1, fullscreen: {before})")).expect("fields");
            migrate(&mut fields, 1);
            assert_eq!(fields.get("window_kind").map(|entry| entry.value.as_str()), Some(after));
            assert_eq!(fields.get("fullscreen"), None);
        }
        let mut newest = RonFields::read("(version: 2, fullscreen: true)").expect("fields");
        migrate(&mut newest, 2);
        assert!(newest.get("fullscreen").is_some(), "no step is done twice");
    }
}
