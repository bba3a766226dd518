//! Tests of the recap of the events since the last turn: the bar that unfolds, and the dialogue between the turns of two people.

use egui_kittest::kittest::Queryable;
use orrery::board::InlineItem;
use orrery::core::Colour;
use orrery::games::alien_frontiers_table::table::plan::PendingOrder;
use orrery::locale::{text, text_args};
use orrery::panels::{self, GamePanelData, Recap, RecapImportance, RecapLine, SharedPanelData, UiIntent};

use super::laid::fixture;
use super::panels::{panel_harness, press};
use super::table::rolled;

fn line(colour: Colour, words: &str, signs: usize, weight: RecapImportance) -> RecapLine {
    let bits = vec![InlineItem::Text(format!("of {colour}")); signs];
    RecapLine { colour, words: words.to_owned(), bits, spots: Vec::new(), weight }
}

/// Returns a recap of three rivals, of whom the first two did more than there is room for.
fn busy() -> Recap {
    let lines = vec![
        line(Colour::Green, "Tomas settles", 4, RecapImportance::Great),
        line(Colour::Green, "Tomas docks\nTomas settles", 40, RecapImportance::Turn),
        line(Colour::Blue, "Juno raids", 4, RecapImportance::Great),
        line(Colour::Blue, "Juno docks", 40, RecapImportance::Turn),
        line(Colour::Yellow, "Kasimir controls a crater", 4, RecapImportance::Great),
    ];
    Recap { lines, ..Recap::of(Colour::Red) }
}

fn with_recap(recap: Recap) -> (egui_kittest::Harness<'static>, super::panels::RecordedIntents) {
    let laid = fixture(rolled(&[4, 5]), PendingOrder::default());
    panel_harness(move |ui, out| {
        let shared = SharedPanelData { recap: Some(&recap), ..laid.shared() };
        panels::match_panels(ui.ctx(), &GamePanelData { shared, ..laid.shown() }, out);
    })
}

#[test]
fn recap_shows_a_line_of_every_opponent_and_can_expand() {
    let (mut harness, asked) = with_recap(busy());
    for words in ["Tomas settles", "Juno raids", "Kasimir controls a crater"] {
        assert!(harness.query_by_label(words).is_some(), "the greatest of each is there: {words}");
    }
    assert!(harness.query_by_label("Juno docks").is_none());
    press(&mut harness, &text_args("ui-recap-more", &[("count", 2.into())]));
    assert!(asked.borrow().contains(&UiIntent::OpenRecap(true)), "{:?}", asked.borrow());
    let (harness, _) = with_recap(Recap { open: true, ..busy() });
    assert!(harness.query_all_by_label("Juno docks").next().is_some());
    assert!(harness.query_by_label(&text("ui-recap-fold")).is_some());
}

#[test]
fn click_outside_the_recap_does_not_close_it() {
    let (mut harness, asked) = with_recap(busy());
    let at = bevy_egui::egui::pos2(600.0, 300.0);
    for pressed in [true, false] {
        harness.event(bevy_egui::egui::Event::PointerButton {
            pos: at,
            button: bevy_egui::egui::PointerButton::Primary,
            pressed,
            modifiers: Default::default(),
        });
        harness.run();
    }
    assert!(!asked.borrow().contains(&UiIntent::CloseBanner), "{:?}", asked.borrow());
}

#[test]
fn long_hand_over_lines_wrap_without_scrolling() {
    let long = "Green discarded Temporal Warper: Polarity Device from the discard pile, and then told everybody about it at length";
    let lines = vec![line(Colour::Green, long, 3, RecapImportance::Turn)];
    let (harness, _) = with_recap(Recap { lines, hand_over: true, ..Recap::of(Colour::Red) });
    let told = harness.get_by_label(long).rect();
    let title = harness.get_by_label(&text("ui-recap")).rect();
    assert!(told.height() > 30.0, "in two lines: {told:?}");
    assert!(
        told.left() - title.left() < 30.0 && told.left() >= title.left(),
        "nothing is scrolled: {told:?} {title:?}"
    );
    assert!(told.width() < 560.0, "{told:?}");
}
