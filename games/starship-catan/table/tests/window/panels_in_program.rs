//! Tests of the panels of Starship Catan in the whole program: a flight with keys only, the texts for screen readers, rematches,
//! and the players' notes.

use bevy::input::keyboard::{Key, KeyCode};
use bevy_egui::egui::accesskit::{Action, Role};
use orrery_app::open;
use orrery_board::HitAreas;
use orrery_core::{Colour, Opponent, Rules as _, Setup};
use orrery_locale::unnamed;
use orrery_record::{Match, Seat, SeatControl};
use orrery_table::{MatchStatus, SubmitOrder, Table};
use orrery_ui::{Overlay, UiIntent, target_id as widget_id};
use starship_catan::StarshipCatan;
use starship_catan::rules::{FirstModule, HandicapShip, MemoryAid, Options, Phase};
use starship_catan_table::StarshipCatanFrontend;
use starship_catan_table::board::target_id;
use starship_catan_table::table::ClickTarget;

use super::pilot::Program;
use orrery_pilot::hot_seat::seats;

/// Starts a match between a person, who moves first, and an opponent.
fn program() -> (tempfile::TempDir, Program) {
    let control = |seat| if seat == 0 { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) };
    let (folder, mut program) = opened(MemoryAid::None, control);
    program.until("the person's turn", |program| program.world().resource::<MatchStatus>().local);
    (folder, program)
}

/// Starts a match with this memory option and these players.
fn opened(memory: MemoryAid, control: fn(usize) -> SeatControl) -> (tempfile::TempDir, Program) {
    let options = Options { first_module: FirstModule::Logistics, memory, ..Options::default() };
    let setup = Setup::<StarshipCatan>::plain(2, options);
    let seats = seats(&setup.seating, control);
    Program::opened(Match::<StarshipCatan>::deal(setup, seats, 3, None).expect("two can play"))
}

/// Returns the label of every widget on the screen after a few frames; for a widget without a label, its value.
fn labels(program: &mut Program) -> Vec<String> {
    program.frames(4);
    program
        .widgets()
        .into_iter()
        .map(|widget| if widget.label.is_empty() { widget.value } else { widget.label })
        .collect()
}

#[test]
fn keyboard_flies_to_a_sector_and_every_label_has_text() {
    let (_folder, mut program) = program();
    assert_eq!(program.view().known.phase, Phase::Roll);
    program.labels_are_whole();
    // During keyboard navigation, the focus advances by itself; a single key press does not move it.
    program.press(KeyCode::Tab, &Key::Tab, &[]);
    program.frames(4);
    program.press(KeyCode::Space, &Key::Space, &[]);
    program.until("the roll", |program| program.view().known.phase == Phase::Fly);
    let first = widget_id(target_id(ClickTarget::Sector(1))).accesskit_id();
    program.until("the keys stand on a sector", |program| program.focused().is_some_and(|widget| widget.node == first));
    let told = labels(&mut program);
    program.labels_are_whole();
    for sector in 1..=4 {
        let begins = format!("Sector {sector}: 10 cards.");
        assert_eq!(told.iter().filter(|label| label.starts_with(&begins)).count(), 1, "{begins} in {told:?}");
    }
    program.letter(KeyCode::Digit2, "2");
    program.until("the flight", |program| program.view().known.phase == Phase::Flight);
    program.press(KeyCode::Space, &Key::Space, &[]);
    program.until("the first card", |program| program.view().known.flight.len() == 1);
    program.labels_are_whole();
}

#[test]
fn side_of_the_only_person_is_marked_on_its_panel_and_in_the_hint() {
    let (_folder, mut program) = program();
    let begins = |told: &[String], what: &str| told.iter().any(|words| words.starts_with(what));
    let told = labels(&mut program);
    assert!(begins(&told, "you, Moon: ") && !begins(&told, "you, Sun: "), "{told:?}");
    let said = program.said();
    assert!(begins(&said, "Moon (you): ") && said.iter().any(|words| words == "you"), "{said:?}");
    let (_folder, mut program) = opened(MemoryAid::None, |_| SeatControl::Human);
    program.ask(UiIntent::CloseBanner);
    let told = labels(&mut program);
    assert!(begins(&told, "Moon: ") && !begins(&told, "you, "), "two people are called by their names: {told:?}");
    let said = program.said();
    assert!(!said.iter().any(|words| words == "you" || words.contains("(you)")), "{said:?}");
}

#[test]
fn a_rematch_swaps_the_sides() {
    let (_folder, mut program) = program();
    let seats = |program: &Program| {
        let seats = program.world().resource::<Table<StarshipCatan>>().seats();
        seats.iter().map(|seat| (seat.colour, seat.control)).collect::<Vec<_>>()
    };
    let before = seats(&program);
    program.ask(UiIntent::Rematch);
    program.frames(4);
    let after = seats(&program);
    let colours = |seats: &[(Colour, SeatControl)]| seats.iter().map(|seat| seat.0).collect::<Vec<_>>();
    assert_eq!(colours(&before), colours(&after), "a colour stands for a side");
    assert_eq!((before[0].1, before[1].1), (after[1].1, after[0].1), "who was Moon is Sun");
}

#[test]
fn rematch_moves_handicap_with_player_and_default_name_with_side() {
    let (_folder, mut program) = program();
    let mut setup = program.world().resource::<Table<StarshipCatan>>().setup().clone();
    setup.options.handicap_ship = HandicapShip::Moon;
    let (moon, sun) = (setup.seating[0], setup.seating[1]);
    // The default name is the name of the side or, as on the command line, that of the colour.
    for unnamed_one in [unnamed(StarshipCatan::KEY, moon), Seat::unnamed(moon, SeatControl::Human).name] {
        let named = |colour, name: &str| Seat { colour, name: name.to_owned(), control: SeatControl::Human };
        let seats = vec![named(moon, &unnamed_one), named(sun, "Ada")];
        open::<StarshipCatanFrontend>(
            program.world_mut(),
            Match::<StarshipCatan>::deal(setup.clone(), seats, 3, None).expect("a match"),
        );
        program.frames(4);
        program.ask(UiIntent::Rematch);
        program.frames(4);
        let table = program.world().resource::<Table<StarshipCatan>>();
        let names: Vec<&str> = table.seats().iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Ada", &unnamed(StarshipCatan::KEY, sun)]);
        assert_eq!(table.setup().options.handicap_ship, HandicapShip::Sun, "it was the first player's");
    }
}

#[test]
fn rematch_returns_a_lent_seat_to_its_person() {
    let (_folder, mut program) = program();
    let controls = |program: &Program| {
        let seats = program.world().resource::<Table<StarshipCatan>>().seats();
        seats.iter().map(|seat| (seat.colour, seat.control)).collect::<Vec<_>>()
    };
    let set_up = controls(&program);
    let &(person, _) = set_up.iter().find(|seat| seat.1 == SeatControl::Human).expect("a person plays here");
    program.ask(UiIntent::Seat(person, Some(Opponent::Simple)));
    program.frames(2);
    assert!(controls(&program).iter().all(|seat| seat.1 != SeatControl::Human), "{:?}", controls(&program));
    program.ask(UiIntent::SameDeal);
    program.frames(4);
    assert_eq!(controls(&program), set_up, "the same deal again");
    program.ask(UiIntent::Seat(person, Some(Opponent::Simple)));
    program.frames(2);
    program.ask(UiIntent::Rematch);
    program.frames(4);
    let now: Vec<_> = controls(&program).iter().map(|seat| seat.1).collect();
    assert_eq!(now, [set_up[1].1, set_up[0].1], "on the other side");
}

#[test]
fn everything_on_both_ships_is_labelled_once() {
    let (_folder, mut program) = program();
    program.until("the board", |program| !program.world().resource::<HitAreas>().0.is_empty());
    let told = labels(&mut program);
    let count = |part: &str| told.iter().filter(|label| label.contains(part)).count();
    assert_eq!(count("Logistics module, level 1."), 2, "{told:?}");
    assert_eq!(count("Sensor module, not built."), 2);
    assert_eq!(count("Boosters: "), 2);
    assert_eq!(count("Cannons: "), 2);
    assert_eq!(count("Reserve: 28 cards"), 1);
    let die = widget_id(target_id(ClickTarget::Die)).accesskit_id();
    let die: Vec<_> = program.widgets().into_iter().filter(|widget| widget.node == die).collect();
    assert!(die.len() == 1 && die[0].role == Role::Button && die[0].label.starts_with("Roll."), "{die:?}");
}

#[test]
fn screen_is_covered_only_with_notes_or_open_sectors() {
    for (memory, covered) in [(MemoryAid::None, false), (MemoryAid::Notes, true), (MemoryAid::Open, true)] {
        let (_folder, mut program) = opened(memory, |_| SeatControl::Human);
        program.frames(4);
        assert_eq!(program.world().resource::<MatchStatus>().covered, covered, "{memory:?}");
    }
}

#[test]
fn sector_notes_are_editable_and_visible_only_to_their_seat() {
    let (_folder, mut program) = opened(MemoryAid::Notes, |_| SeatControl::Human);
    program.ask(UiIntent::CloseBanner);
    program.frames(4);
    let notes = |program: &Program| program.world().resource::<Table<StarshipCatan>>().notes().to_owned();
    assert_eq!(notes(&program), "");
    program.letter(KeyCode::KeyJ, "j");
    assert_eq!(program.overlays(), [Overlay::Notes]);
    program.labels_are_whole();
    press(&mut program, "Sector 3", "Notes on sector 3");
    press(&mut program, "Ambrosia", "Ambrosia");
    press(&mut program, "Ambrosia", "Loam");
    assert_eq!(notes(&program), "3: Ambrosia Loam");
    press(&mut program, "the mark", "Ambrosia, remove the mark");
    assert_eq!(notes(&program), "3: Loam");
    program.ask(UiIntent::Close);
    program.ask(UiIntent::Note("3: Loam\n4: Median".to_owned()));
    let mover = |program: &Program| program.world().resource::<Table<StarshipCatan>>().mover();
    let first = mover(&program);
    program.until("the other's turn", |program| {
        let table = program.world().resource::<Table<StarshipCatan>>();
        let (view, over) = (*table.view(), table.is_over());
        if mover(program) == first && !over {
            let mut listed = Vec::new();
            StarshipCatan::legal(&view, &mut listed);
            program.write(SubmitOrder::<StarshipCatan>::order(listed[0]));
        }
        mover(program) != first
    });
    assert_eq!(notes(&program), "", "nobody looks while the screen changes hands");
    program.ask(UiIntent::CloseBanner);
    program.frames(4);
    assert_eq!(notes(&program), "", "the other sees none of them");
    let told = labels(&mut program);
    assert!(!told.iter().any(|label| label.contains("Median")), "{told:?}");
}

/// Presses the button with this label, as a screen reader does.
fn press(program: &mut Program, what: &str, label: &str) {
    program.frames(4);
    let all: Vec<_> = program.widgets().into_iter().filter(|widget| widget.label == label).collect();
    assert_eq!(all.len(), 1, "{what}: one button is called {label}");
    program.reader_asks(Action::Click, all[0].node);
    program.frames(6);
}
