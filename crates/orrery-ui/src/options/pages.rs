//! The pages of the settings, except the page of keys.

use bevy_egui::egui::Ui;

use super::SettingsPage;
use super::rows::{pick, row};
use crate::mixer::level;
use crate::widgets::{ButtonSpec, button, check};
use orrery_locale::{self as locale, text, text_args};
use orrery_settings::palette::PaletteName;
use orrery_settings::{
    AnimationSpeed, ConfirmationId, HandOverNotice, InterruptionPause, OpponentPace, SearchAmount, Settings,
    SkyQuality, WindowKind,
};

/// Lists all values of a choice with their labels. With `helped` each value also has a line of help.
macro_rules! every {
    ($kind:ident) => {
        $kind::ALL.iter().map(|&value| (value, text(value.key()), String::new())).collect()
    };
    ($kind:ident, helped) => {
        $kind::ALL.iter().map(|&value| (value, text(value.key()), text(&format!("{}-help", value.key())))).collect()
    };
}

/// Shows the settings page for the pace and the presentation of a match, with the questions that can be switched off.
pub fn game(ui: &mut Ui, settings: &mut Settings, questions: &[(ConfirmationId, String)]) {
    pick(ui, "ui-option-animation", &mut settings.animation, every!(AnimationSpeed));
    pick(ui, "ui-option-pace", &mut settings.pace, every!(OpponentPace));
    pick(ui, "ui-option-think", &mut settings.think, every!(SearchAmount));
    pick(ui, "ui-option-hand-over", &mut settings.hand_over, every!(HandOverNotice, helped));
    pick(ui, "ui-option-moments", &mut settings.moments, every!(InterruptionPause));
    row(ui, "ui-option-remarks", |ui| check(ui, &mut settings.remarks, &text("ui-option-remarks-show")));
    if questions.is_empty() {
        return;
    }
    row(ui, "ui-option-questions", |ui| {
        for (question, words) in questions {
            let mut asked = settings.asks(*question);
            if check(ui, &mut asked, words).changed() {
                if asked {
                    settings.unasked.remove(*question);
                } else {
                    settings.unasked.insert(*question);
                }
            }
        }
        let again = text("options-ask-all");
        let some = questions.iter().any(|(question, _)| !settings.asks(*question));
        if some && button(ui, &ButtonSpec::new(&again).low(), None).clicked() {
            ask_all(settings, questions);
        }
    });
}

/// Switches on all questions of one game. The questions of other games do not change.
fn ask_all(settings: &mut Settings, questions: &[(ConfirmationId, String)]) {
    questions.iter().for_each(|(question, _)| settings.unasked.remove(*question));
}

/// Returns sizes in percent with their labels. The current size is included, even if it is not in the list.
fn percents(all: &[u16], now: u16) -> Vec<(u16, String, String)> {
    let mut all = all.to_vec();
    all.push(now);
    all.sort_unstable();
    all.dedup();
    let words = |size: u16| text_args("options-percent", &[("size", size.into())]);
    all.into_iter().map(|size| (size, words(size), String::new())).collect()
}

/// Shows the settings page for the window, the scale of menus and dialogues, and the scenery.
pub fn display(ui: &mut Ui, settings: &mut Settings, monitors: &[String]) {
    pick(ui, "ui-option-window", &mut settings.window_kind, every!(WindowKind, helped));
    if monitors.len() > 1 {
        let mut all = vec![(None, text("option-monitor-any"), String::new())];
        all.extend(monitors.iter().map(|name| (Some(name.clone()), name.clone(), String::new())));
        pick(ui, "ui-option-monitor", &mut settings.monitor, all);
    }
    let all = percents(&[75, 100, 125, 150, 175, 200, 225, 250], settings.ui_scale);
    pick(ui, "ui-option-scale", &mut settings.ui_scale, all);
    pick(ui, "ui-option-sky", &mut settings.sky, every!(SkyQuality, helped));
}

/// Shows the settings page for sound. `mute_key` is the name of the key that mutes it.
pub fn sound(ui: &mut Ui, settings: &mut Settings, mute_key: &str) {
    let silent = settings.mute;
    let volume = &mut settings.volume;
    for (key, value) in [
        ("ui-option-volume", &mut volume.master),
        ("ui-option-volume-music", &mut volume.music),
        ("ui-option-volume-effects", &mut volume.effects),
    ] {
        row(ui, key, |ui| level(ui, &text(key), value, silent));
    }
    row(ui, "ui-option-mute", |ui| {
        check(ui, &mut settings.mute, &text_args("ui-option-mute-all", &[("key", mute_key.into())]));
        check(ui, &mut settings.mute_unfocused, &text("ui-option-mute-unfocused"));
    });
}

/// Shows the settings page for language, text size, palette and motion.
pub fn access(ui: &mut Ui, settings: &mut Settings) {
    let mut languages = vec![(None, text("option-language-auto"), text("option-language-auto-help"))];
    languages.extend(locale::languages().into_iter().map(|(code, name)| (Some(code), name, String::new())));
    pick(ui, "ui-option-language", &mut settings.language, languages);
    let all = percents(&[100, 110, 125, 150], settings.text_size);
    pick(ui, "ui-option-text", &mut settings.text_size, all);
    pick(ui, "ui-option-palette", &mut settings.palette, every!(PaletteName, helped));
    row(ui, "ui-option-motion", |ui| check(ui, &mut settings.reduced_motion, &text("ui-option-reduced")));
}

/// Returns `settings` with everything on one page restored to its default, except the language. On the page about the match, all
/// `questions` are switched on again.
pub fn usual(page: SettingsPage, settings: &Settings, questions: &[(ConfirmationId, String)]) -> Settings {
    let first = Settings::default();
    let mut usual = settings.clone();
    match page {
        SettingsPage::Game => {
            usual.animation = first.animation;
            usual.pace = first.pace;
            usual.think = first.think;
            usual.hand_over = first.hand_over;
            usual.moments = first.moments;
            usual.remarks = first.remarks;
            ask_all(&mut usual, questions);
        }
        SettingsPage::Display => {
            usual.window_kind = first.window_kind;
            usual.monitor = first.monitor;
            usual.ui_scale = first.ui_scale;
            usual.sky = first.sky;
        }
        SettingsPage::Sound => {
            usual.volume = first.volume;
            usual.mute = first.mute;
            usual.mute_unfocused = first.mute_unfocused;
        }
        // The keys are not part of the settings.
        SettingsPage::Controls => {}
        SettingsPage::Access => {
            // The language is kept, so that the player can still read the dialogue.
            usual.text_size = first.text_size;
            usual.palette = first.palette;
            usual.reduced_motion = first.reduced_motion;
        }
    }
    usual
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::GameKey;

    const CLAIM: ConfirmationId = ConfirmationId { game: GameKey::new("toy-crates"), word: "Claim" };
    const ELSEWHERE: ConfirmationId = ConfirmationId { game: GameKey::new("moon-base"), word: "Claim" };

    #[test]
    fn reset_keeps_unasked_questions_of_other_games() {
        let unasked = Settings { unasked: [ELSEWHERE, CLAIM].into_iter().collect(), ..Settings::default() };
        let usual = usual(SettingsPage::Game, &unasked, &[(CLAIM, "claims".to_owned())]);
        assert!(usual.asks(CLAIM) && !usual.asks(ELSEWHERE));
    }

    #[test]
    fn page_reset_restores_only_its_own_settings() {
        let changed = Settings {
            animation: AnimationSpeed::Off,
            remarks: false,
            unasked: [CLAIM].into_iter().collect(),
            ui_scale: 200,
            monitor: Some("DP-1".to_owned()),
            mute: true,
            text_size: 150,
            reduced_motion: true,
            ..Settings::default()
        };
        let questions = [(CLAIM, "claims".to_owned())];
        let mut all = changed.clone();
        for page in SettingsPage::ALL {
            let one = usual(page, &changed, &questions);
            let alone = page == SettingsPage::Controls;
            assert_eq!(one == changed, alone, "{page:?}");
            all = usual(page, &all, &questions);
        }
        assert_eq!(all, Settings::default());
    }
}
