//! Opponents with a face: what they say stands beside their panels and holds nothing up.

use orrery::core::Colour;
use orrery::games::alien_frontiers::gallery::crowded_match;
use orrery::games::alien_frontiers::table::plan::{Plan, Target};
use orrery::panels::{self, GameView, MatchView, Remark, UiIntent};

use super::coach::painted;
use super::laid::Laid;
use super::panels::{press, shown};

/// The crowded match, as its panels stand.
fn laid() -> Laid {
    Laid::new(*crowded_match().expect("its file reads").position(), Plan::default())
}

fn said() -> Remark {
    Remark { seat: Colour::Green, words: "Good hulls get there first.".to_owned(), left: 1.0 }
}

/// What is written in the panels, while this is said, with the keys in use or not.
fn written(remark: Option<Remark>, walks: bool) -> Vec<String> {
    let laid = laid();
    let (harness, _) = shown(move |ui, out| {
        let shared = MatchView { remark: remark.as_ref(), walks, ..laid.shared() };
        panels::match_panels(ui.ctx(), &GameView { shared, ..laid.view() }, out);
    });
    let mut all = Vec::new();
    harness.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut all));
    all
}

#[test]
fn a_remark_is_written_with_the_name_of_who_makes_it() {
    let (before, during) = (written(None, false), written(Some(said()), false));
    assert!(during.contains(&said().words) && !before.contains(&said().words));
    let name = laid().names.of(Colour::Green);
    let named = |all: &[String]| all.iter().filter(|words| **words == name).count();
    assert_eq!(named(&during), named(&before) + 1);
    assert_eq!(said().spoken(&name), format!("{name}: {}", said().words), "as it is read out");
}

#[test]
fn a_remark_lies_in_nobodys_way() {
    let laid = laid();
    let remark = said();
    let (mut harness, asked) = shown(move |ui, out| {
        let shared = MatchView { remark: Some(&remark), can_undo: true, ..laid.shared() };
        panels::match_panels(ui.ctx(), &GameView { shared, ..laid.view() }, out);
    });
    press(&mut harness, &orrery::locale::text("ui-undo"));
    assert_eq!(*asked.borrow(), [UiIntent::Undo], "the match goes on as if nobody spoke");
}

#[test]
fn who_plays_by_keys_sees_the_key_of_each_ship() {
    let laid = laid();
    let ships = laid.targets.iter().filter(|target| matches!(target, Target::HandShip { .. })).count();
    assert!(ships > 1);
    assert_eq!(written(None, true).len(), written(None, false).len() + ships);
}
