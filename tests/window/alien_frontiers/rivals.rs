//! Tests of opponents with portraits: their remarks are next to their panels and do not delay the match.

use orrery::core::Colour;
use orrery::games::alien_frontiers_table::gallery::crowded_match;
use orrery::games::alien_frontiers_table::table::plan::{ClickTarget, PendingOrder};
use orrery::panels::{
    self, EffectText, GamePanelData, Interruption, InterruptionStyle, MatchIntroPlayer, Remark, SharedPanelData,
    UiIntent,
};

use super::coach::painted;
use super::laid::{PanelFixture, fixture};
use super::panels::{panel_harness, press};

/// Returns the crowded match in the form passed to the panels.
fn laid() -> PanelFixture {
    fixture(*crowded_match().expect("its file reads").position(), PendingOrder::default())
}

fn said() -> Remark {
    Remark { seat: Colour::Green, words: "Good hulls get there first.".to_owned(), left: 1.0 }
}

/// Returns the texts in the panels during this remark. `walks` is true if the keyboard is in use.
fn written(remark: Option<Remark>, walks: bool) -> Vec<String> {
    let laid = laid();
    let (harness, _) = panel_harness(move |ui, out| {
        let shared = SharedPanelData { remark: remark.as_ref(), walks, ..laid.shared() };
        panels::match_panels(ui.ctx(), &GamePanelData { shared, ..laid.shown() }, out);
    });
    let mut all = Vec::new();
    harness.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut all));
    all
}

#[test]
fn remark_shows_the_name_of_its_speaker() {
    let (before, during) = (written(None, false), written(Some(said()), false));
    assert!(during.contains(&said().words) && !before.contains(&said().words));
    let name = laid().names.of(Colour::Green);
    let named = |all: &[String]| all.iter().filter(|words| **words == name).count();
    assert_eq!(named(&during), named(&before) + 1);
    assert_eq!(said().spoken(&name), format!("{name}: {}", said().words), "as it is read out");
}

/// Returns the texts in the panels while this interruption stops the match.
fn stopped(moment: Interruption) -> Vec<String> {
    let laid = laid();
    let (harness, asked) = panel_harness(move |ui, out| {
        let shared = SharedPanelData { moment: Some(&moment), ..laid.shared() };
        panels::match_panels(ui.ctx(), &GamePanelData { shared, ..laid.shown() }, out);
    });
    assert!(!asked.borrow().contains(&UiIntent::CloseMoment), "nobody has pressed anything");
    let mut all = Vec::new();
    harness.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut all));
    all
}

fn moment(lines: [&str; 2], staged: InterruptionStyle) -> Interruption {
    let told = EffectText { lines: lines.map(str::to_owned).to_vec(), ..EffectText::default() };
    Interruption {
        by: Colour::Green,
        to: Colour::Red,
        to_all: false,
        told,
        harm: false,
        left: None,
        after_motion: false,
        staged,
    }
}

#[test]
fn triumph_shows_title_effect_and_player() {
    let all =
        stopped(moment(["Sixth colony", "It holds the valley."], InterruptionStyle::Picture("icon-vp".to_owned())));
    let name = laid().names.of(Colour::Green);
    for words in ["Sixth colony", "It holds the valley.", name.as_str()] {
        assert!(all.iter().any(|one| one == words), "{words}: {all:?}");
    }
}

#[test]
fn opening_presents_every_player_once_and_the_first_turn() {
    let said = |seat, line: &str| MatchIntroPlayer { seat, line: line.to_owned(), you: false };
    let players = vec![said(Colour::Red, ""), said(Colour::Green, "Good hulls get there first.")];
    let told = ["Green, Captain: Good hulls get there first.", "Red goes first."];
    let all = stopped(moment(told, InterruptionStyle::Opening(players)));
    let count = |words: &str| all.iter().filter(|one| *one == words).count();
    assert_eq!([count("Good hulls get there first."), count("Red goes first.")], [1, 1], "{all:?}");
    assert_eq!(count(told[0]), 0, "what the card says is not said again: {all:?}");
    assert!(count(&orrery::locale::text("opening-human")) > 0, "{all:?}");
}

#[test]
fn opening_calls_the_only_person_you() {
    let player = |seat, you| MatchIntroPlayer { seat, line: String::new(), you };
    let players = vec![player(Colour::Red, true), player(Colour::Green, false)];
    let all = stopped(moment(["You are Red.", "Red goes first."], InterruptionStyle::Opening(players)));
    let count = |words: &str| all.iter().filter(|one| *one == words).count();
    assert_eq!([count(&orrery::locale::text("ui-you")), count("Red goes first.")], [1, 1], "{all:?}");
    assert_eq!(count("You are Red."), 0, "what the card says is not said again: {all:?}");
}

#[test]
fn remark_does_not_block_the_buttons() {
    let laid = laid();
    let remark = said();
    let (mut harness, asked) = panel_harness(move |ui, out| {
        let shared = SharedPanelData { remark: Some(&remark), can_undo: true, ..laid.shared() };
        panels::match_panels(ui.ctx(), &GamePanelData { shared, ..laid.shown() }, out);
    });
    press(&mut harness, &orrery::locale::text("ui-undo"));
    assert_eq!(*asked.borrow(), [UiIntent::Undo], "the match continues without the remark");
}

#[test]
fn key_hints_are_shown_for_each_ship_in_keyboard_play() {
    let laid = laid();
    let ships = laid.targets.iter().filter(|target| matches!(target, ClickTarget::HandShip { .. })).count();
    assert!(ships > 1);
    assert_eq!(written(None, true).len(), written(None, false).len() + ships);
}
