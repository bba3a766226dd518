//! Tests of confirmations of losses: the safe answer is the default. Also tests that Enter accepts the proposed loot of a raid.

use std::sync::Arc;

use bevy::prelude::{GamepadButton, Messages};
use orrery::app::UiRequest;
use orrery::app::focus::FocusState;
use orrery::core::{Colour, Rules as _};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Facility, Loot, Order, RaidHaul, Ships};
use orrery::games::alien_frontiers_table::board::ClickRefused;
use orrery::games::alien_frontiers_table::board::target_id;
use orrery::games::alien_frontiers_table::locale::text;
use orrery::games::alien_frontiers_table::settings::keys::facility_letter;
use orrery::games::alien_frontiers_table::table::plan::{ClickTarget, OrderEntryMode, Warning};
use orrery::games::alien_frontiers_table::table::{OrderRestrictions, SubmitOrder};
use orrery::panels::UiIntent;
use orrery::settings::{ConfirmationId, Settings};

use super::pilot::{Program, press_dice, settle_settings};
use super::table::{human_match_at, rolled};
use orrery_pilot::keys::KeyboardDevice;

fn open(game: Match) -> (tempfile::TempDir, Program) {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    program.open(game);
    (folder, program)
}

/// Opens a match of two people, one of whom is about to end the turn with ships that could still dock.
fn undocked() -> (tempfile::TempDir, Program) {
    open(human_match_at(rolled(&[2, 5])))
}

/// Returns the warning that is being asked about, or `None` if there is no question.
fn asked(program: &Program) -> Option<Warning> {
    program.confirm().map(|confirm| confirm.warning)
}

fn is_ended(program: &Program) -> bool {
    program.game().is_some_and(|game| game.entries().last().is_some_and(|entry| entry.order == Order::End))
}

#[test]
fn enter_right_after_end_turn_gives_the_safe_answer() {
    let (_folder, mut program) = undocked();
    let warning = Some(Warning::EndWithUndocked { ships: Ships::of(&[2, 5]) });
    for safe in [KeyboardDevice::enter, KeyboardDevice::space] {
        KeyboardDevice::letter(&mut program, 'e');
        assert_eq!(asked(&program), warning);
        let marked = program.focused().map(|widget| widget.label);
        assert_eq!(marked, Some(text("ui-cancel")), "the safe answer is marked");
        safe(&mut program);
        assert_eq!((asked(&program), is_ended(&program)), (None, false), "back to the turn");
    }
    // With the mouse nothing has the focus: Enter is the safe answer too.
    program.ask(UiIntent::Pick(target_id(ClickTarget::End)));
    program.move_mouse(bevy::math::Vec2::new(300.0, 400.0));
    program.move_mouse(bevy::math::Vec2::new(340.0, 440.0));
    KeyboardDevice::enter(&mut program);
    assert_eq!((asked(&program), is_ended(&program)), (None, false));
    KeyboardDevice::letter(&mut program, 'e');
    KeyboardDevice::choose(&mut program, &text("ui-end-turn"));
    assert!(is_ended(&program), "what the button says is done");
}

#[test]
fn gamepad_confirm_button_gives_the_safe_answer() {
    let (_folder, mut program) = undocked();
    program.connect_pad();
    program.pad(GamepadButton::RightTrigger2);
    assert!(asked(&program).is_some());
    program.pad(GamepadButton::South);
    assert_eq!((asked(&program), is_ended(&program)), (None, false));
}

#[test]
fn question_is_dropped_only_when_ticked_and_confirmed() {
    let (_folder, mut program) = undocked();
    let question = ConfirmationId { game: AlienFrontiers::KEY, word: "UndockedShips" };
    let unasked = |program: &Program| program.world().resource::<Settings>().unasked.contains(question);
    KeyboardDevice::letter(&mut program, 'e');
    KeyboardDevice::choose(&mut program, &text("ui-never-ask"));
    assert!(program.play().unasked && asked(&program).is_some(), "a tick answers nothing");
    KeyboardDevice::choose(&mut program, &text("ui-cancel"));
    assert!(!unasked(&program) && !is_ended(&program), "who goes back is asked again");
    KeyboardDevice::letter(&mut program, 'e');
    assert!(!program.play().unasked, "a new question is not ticked");
    KeyboardDevice::choose(&mut program, &text("ui-never-ask"));
    KeyboardDevice::choose(&mut program, &text("ui-end-turn"));
    assert!(unasked(&program) && is_ended(&program));
}

/// Opens a match in which red can raid blue, who holds this much fuel and ore.
fn raider(fuel: u8, ore: u8) -> (tempfile::TempDir, Program) {
    let mut position = rolled(&[1, 2, 3]);
    let victim = position.opponents().next().expect("two play");
    let player = &mut position.players[victim.index()];
    (player.fuel, player.ore) = (fuel, ore);
    open(human_match_at(position))
}

fn raid(program: &mut Program) {
    press_dice(program, Ships::of(&[1, 2, 3]));
    let letter = facility_letter(Facility::RaidersOutpost).chars().next().expect("a letter");
    KeyboardDevice::letter(program, letter.to_ascii_lowercase());
    assert!(matches!(program.plan().mode(), OrderEntryMode::Loot(_)), "{}", program.report());
}

/// Returns the loot of the last order, or `None` if that order is not a raid.
fn taken(program: &Program) -> Option<Loot> {
    match program.game()?.entries().last()?.order {
        Order::Raid { loot, .. } => Some(loot),
        _ => None,
    }
}

#[test]
fn raid_starts_with_a_proposal_that_enter_accepts() {
    let (_folder, mut program) = raider(3, 2);
    let victim = program.position().opponents().next().expect("two play");
    raid(&mut program);
    let marked = program.focused().map(|widget| widget.label);
    assert_eq!(marked, Some(text("ui-loot-take")), "what takes is marked");
    assert!(program.world().resource::<FocusState>().stands(), "and seen to be");
    KeyboardDevice::enter(&mut program);
    assert_eq!(asked(&program), None);
    assert_eq!(taken(&program), Some(Loot::Resources(RaidHaul::NOTHING.with(victim, 2, 2))));
}

#[test]
fn empty_raid_is_confirmed_only_if_loot_exists() {
    let (_folder, mut program) = raider(1, 0);
    let colour = program.position().opponents().next().expect("two play");
    let empty = |program: &mut Program| {
        raid(program);
        program.ask(UiIntent::Pick(target_id(ClickTarget::Return { colour, fuel: true })));
        assert!(program.said().contains(&text("ui-loot-empty")), "{:?}", program.said());
        program.ask(UiIntent::Pick(target_id(ClickTarget::Confirm)));
    };
    empty(&mut program);
    assert_eq!((asked(&program), taken(&program)), (Some(Warning::EmptyRaid), None));
    KeyboardDevice::enter(&mut program);
    assert_eq!((asked(&program), taken(&program)), (None, None), "nothing is wasted in one breath");
    empty(&mut program);
    KeyboardDevice::choose(&mut program, &text("ui-loot-empty"));
    assert_eq!(taken(&program), Some(Loot::Resources(RaidHaul::NOTHING)));
    let (_folder, mut program) = raider(0, 0);
    raid(&mut program);
    program.ask(UiIntent::Pick(target_id(ClickTarget::Confirm)));
    assert_eq!(
        (asked(&program), taken(&program)),
        (None, Some(Loot::Resources(RaidHaul::NOTHING))),
        "nobody has anything"
    );
    assert_eq!(program.position().mover(), Colour::Red);
}

#[test]
fn lesson_raid_starts_without_a_proposal() {
    let (_folder, mut program) = raider(3, 2);
    let lesson = orrery::games::alien_frontiers::academy::LessonId::from_word("raiders-outpost")
        .expect("there is such a lesson");
    program.ask(UiIntent::Practise(lesson.number()));
    (0..2).for_each(|_| program.ask(UiIntent::Lesson(orrery::panels::LessonIntent::Next)));
    press_dice(&mut program, Ships::of(&[2, 3, 4]));
    program.ask(UiIntent::Pick(target_id(ClickTarget::Facility(Facility::RaidersOutpost))));
    let OrderEntryMode::Loot(draft) = program.plan().mode() else { panic!("{}", program.report()) };
    assert_eq!(draft.haul(), RaidHaul::NOTHING, "what to take is the lesson");
}

#[test]
fn click_and_key_trigger_the_same_confirmation() {
    // Both the mouse on the board and the keys only propose: the need for a confirmation is decided where orders come in.
    let clicked = |program: &mut Program| program.write(SubmitOrder::propose(Order::End));
    let keyed = |program: &mut Program| program.ask(UiIntent::Pick(target_id(ClickTarget::End)));
    for give in [clicked as fn(&mut Program), keyed] {
        let (_folder, mut program) = undocked();
        give(&mut program);
        program.frames(4);
        assert!(asked(&program).is_some() && !is_ended(&program));
        let (_folder, mut program) = undocked();
        program.world_mut().resource_mut::<OrderRestrictions>().skip_confirmation = Some(Arc::new(|_| true));
        give(&mut program);
        program.frames(4);
        assert_eq!((asked(&program), is_ended(&program)), (None, true), "nothing matters any more");
    }
}

#[test]
fn refused_key_sends_the_same_message_as_a_refused_click() {
    let (_folder, mut program) = undocked();
    // Two unequal ships are no pair.
    press_dice(&mut program, Ships::of(&[2, 5]));
    let shipyard = target_id(ClickTarget::Facility(Facility::Shipyard));
    program.world_mut().write_message(UiRequest(UiIntent::Pick(shipyard)));
    let mut refused = Vec::new();
    for _ in 0..4 {
        program.frames(1);
        let told = program.world_mut().resource_mut::<Messages<ClickRefused>>();
        refused.extend(told.iter_current_update_messages().map(|click| click.target));
    }
    assert_eq!(refused, [shipyard], "sound and lessons hear of it");
}
