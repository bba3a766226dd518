//! Tests that the program hides earlier flights with memory `none`, in the log of a running match and in the viewer. They also
//! cover looking with a Sensor while two people share the screen.

use std::io::Write;
use std::sync::{Arc, Mutex};

use orrery_app::narrate::Narration;
use orrery_app::{MatchUiState, open};
use orrery_cli::Verbosity;
use orrery_core::Rules as _;
use orrery_record::{Match, Scenarios as _, SeatControl};
use orrery_settings::{HandOverNotice, Settings};
use orrery_table::{MatchIntent, SubmitOrder, Table, open_match, seek};
use orrery_ui::UiIntent;
use starship_catan::StarshipCatan;
use starship_catan::record::Scenario;
use starship_catan::rules::{Event, Order, Phase, VisibleFace};
use starship_catan_table::StarshipCatanFrontend;

use super::pilot::{Program, settle_settings};
use orrery_pilot::hot_seat::seats;

/// Opens a match between two people with this memory option, in which Moon is about to fly with a Sensor into a sector of three
/// cards.
fn opened(memory: &str) -> (tempfile::TempDir, Program) {
    opened_in("fly", memory)
}

fn opened_in(phase: &str, memory: &str) -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), Some(3), None);
    let text = format!(
        "(game: \"starship-catan\", title: \"t\", setup: (memory: \"{memory}\"), phase: \"{phase}\", \
         seats: {{\"moon\": (modules: {{\"Sensor\": 1}})}}, \
         sectors: {{\"1\": [\"Hades\", \"Pallas\", \"Picasso\"]}}, sizes: {{\"1\": 3}}, play: [], expect: ())"
    );
    let scenario: Scenario = Scenario::from_text(&text).expect("a scenario");
    let position = StarshipCatan::first_position(&scenario).expect("a position");
    let people = seats(&position.seating, |_| SeatControl::Human);
    open::<StarshipCatanFrontend>(
        program.world_mut(),
        Match::<StarshipCatan>::from_position(position, people, 4).expect("a match"),
    );
    program.frames(4);
    uncover(&mut program);
    (folder, program)
}

/// Lets the decider take over the screen if the program waits for that.
fn uncover(program: &mut Program) {
    if table(program).is_covered() {
        program.write(MatchIntent::Uncover);
        program.frames(4);
    }
}

fn table(program: &Program) -> &Table<StarshipCatan> {
    program.world().resource::<Table<StarshipCatan>>()
}

/// Gives the order written in `line` as soon as the order is possible.
fn give(program: &mut Program, line: &str) {
    let order = StarshipCatan::read(line).expect("an order");
    let given = table(program).orders_given();
    program.write(SubmitOrder::<StarshipCatan>::order(order));
    program.until(line, |program| table(program).orders_given() > given);
    program.frames(4);
    uncover(program);
}

/// Plays the current turn to its end without revealing another card.
fn end_turn(program: &mut Program) {
    let mover = table(program).view().known.turn;
    for _ in 0..40 {
        let view = *table(program).view();
        if view.known.turn != mover {
            return;
        }
        let mut listed = Vec::new();
        StarshipCatan::legal(&view, &mut listed);
        let quick = [Order::End, Order::Stop].into_iter().find(|order| listed.contains(order));
        let order = quick.unwrap_or(listed[0]);
        give(program, &StarshipCatan::write(&order));
    }
    panic!("the turn does not end");
}

/// Returns the lines of the log, each with the index of its entry, its text and its tooltip.
fn log(program: &Program) -> Vec<(usize, String, String)> {
    program.play().log.iter().map(|line| (line.entry, line.words.clone(), line.all.clone())).collect()
}

const CARDS: [&str; 3] = ["Hades", "Pallas", "Picasso"];

fn names_cards(log: &[(usize, String, String)]) -> bool {
    log.iter().any(|(_, words, all)| CARDS.iter().any(|card| words.contains(card) || all.contains(card)))
}

#[test]
fn log_forgets_older_flights_the_same_after_loading() {
    for (memory, forgets) in [("none", true), ("open", false)] {
        let (_folder, mut program) = opened(memory);
        for line in ["fly 1", "arrange top 1 2", "next"] {
            give(&mut program, line);
        }
        assert!(names_cards(&log(&program)), "{memory}: the log names all cards of the flight under way");
        for turns in 1..=4 {
            end_turn(&mut program);
            let told = log(&program);
            // After two turns, the seat that flew has begun its next turn.
            assert_eq!(names_cards(&told), !(forgets && turns >= 2), "{memory}, after {turns} turns: {told:?}");
            let aside = table(&program).set_aside();
            let mut play = program.world_mut().resource_mut::<MatchUiState>();
            play.log.clear();
            play.logged = 0;
            open_match(program.world_mut(), aside);
            program.frames(6);
            uncover(&mut program);
            assert_eq!(names_cards(&log(&program)), names_cards(&told), "{memory}, after {turns} turns, loaded");
        }
    }
}

#[test]
fn replay_hides_old_flights_unless_memory_is_open() {
    for (memory, forgets) in [("none", true), ("open", false)] {
        let (_folder, mut program) = opened(memory);
        for line in ["fly 1", "arrange top 1 2", "next"] {
            give(&mut program, line);
        }
        let flown = table(&program).orders_given();
        for turns in 1..=4 {
            end_turn(&mut program);
            seek::<StarshipCatan>(program.world_mut(), Some(flown));
            let seen = *table(&program).seen();
            assert_eq!(seen, table(&program).view_before(flown));
            assert_eq!((seen.known.phase, seen.row().count()), (Phase::Flight, 1));
            let open = seen.row().all(|face| face != VisibleFace::Back);
            assert_eq!(open, !(forgets && turns >= 2), "{memory}, after {turns} turns");
            let own = seen.viewer == Some(seen.known.turn);
            let looked = seen.known.flight.top.cards().iter().all(Option::is_some);
            assert_eq!(looked, own && open, "{memory}, after {turns} turns: what the Sensor saw");
            seek::<StarshipCatan>(program.world_mut(), None);
        }
    }
}

/// A buffer that collects the narration.
#[derive(Clone, Default)]
struct NarrationBuffer(Arc<Mutex<Vec<u8>>>);

impl Write for NarrationBuffer {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panicked").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn sensor_look_is_not_logged_or_read_out_on_a_shared_screen() {
    for memory in ["none", "open"] {
        let (_folder, mut program) = opened(memory);
        let paper = NarrationBuffer::default();
        program.world_mut().insert_resource(Narration::to(Verbosity::High, paper.clone()));
        give(&mut program, "fly 1");
        let told = table(&program).visible_events(table(&program).orders_given() - 1);
        let looked = |event: &Event| matches!(event, Event::Looked { face: VisibleFace::Card(_), .. });
        assert_eq!(told.iter().filter(|event| looked(event)).count(), 2, "Moon is shown two cards");
        assert!(!names_cards(&log(&program)), "{memory}: {:?}", log(&program));
        let said = String::from_utf8(paper.0.lock().expect("nobody panicked").clone()).expect("words");
        assert!(!said.is_empty() && CARDS.iter().all(|card| !said.contains(card)), "{memory}: {said}");
    }
}

#[test]
fn coach_closes_when_the_viewer_changes() {
    let (_folder, mut program) = opened_in("build", "none");
    // Without a curtain between the players, only the viewer changes with the turn.
    let settings = Settings { hand_over: HandOverNotice::Off, ..program.world().resource::<Settings>().clone() };
    program.ask(UiIntent::Settings(Box::new(settings)));
    program.ask(UiIntent::Coach);
    assert!(program.play().guide.open, "Moon asks for advice");
    let eyes = table(&program).viewpoint();
    give(&mut program, "end");
    assert_ne!(table(&program).viewpoint(), eyes, "it is Sun's turn");
    assert!(!program.play().guide.open, "the advice was Moon's");
}
