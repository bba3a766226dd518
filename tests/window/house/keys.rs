//! Tests of the shared keys and buttons and those of the games: each does one thing, is named in words, and is rebound without
//! duplicates.

use bevy::input::gamepad::GamepadButton;
use orrery::core::{GameKey, Rules as _};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::rules::Facility;
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::settings::keys::{TableKeyAction, dock, facility_letter};
use orrery::games::key_map;
use orrery::settings::keys::{
    Action, ActionGroup, ActionScope, BindingConflict, BindingSlot, DefaultBindings, GameDefaultBindings,
    GameInputAction, GameKeyBindings, KeyChord, KeyMap, KeyOrButton, SLOTS, pad_words,
};
use orrery::settings::{AppFolders, load_keys, save_keys};

const HERE: Option<GameKey> = Some(AlienFrontiers::KEY);

fn chord(text: &str) -> KeyChord {
    KeyChord::try_from(text.to_owned()).expect("a chord")
}

const fn slot(action: Action, index: usize) -> BindingSlot {
    BindingSlot { action, pad: false, index }
}

fn is_sound(map: &KeyMap) {
    for row in map.rows() {
        for index in 0..SLOTS {
            for pad in [false, true] {
                if let Some(press) = map.at(BindingSlot { action: row.action, pad, index }) {
                    assert_eq!(map.holder(&press, row.action), None, "{press:?} does two things");
                }
            }
        }
    }
}

#[test]
fn default_keys_are_known_and_unambiguous() {
    let map = key_map();
    is_sound(&map);
    let keys: Vec<&str> = map.rows().flat_map(|row| row.keys).copied().collect();
    assert!(keys.len() >= 45, "only {} keys", keys.len());
    for key in keys {
        assert!(KeyChord::try_from(key.to_owned()).is_ok_and(|chord| chord.is_known()), "{key}");
    }
    assert!(map.rows().all(|row| row.keys.len() <= SLOTS && row.pad.len() <= SLOTS));
}

#[test]
fn default_keys_cover_every_facility_and_redo() {
    let map = key_map();
    for &facility in Facility::ALL {
        assert_eq!(map.action(&chord(facility_letter(facility)), HERE), Some(dock(facility)));
    }
    assert_eq!(map.action(&chord("Ctrl+Shift+Z"), HERE), Some(Action::Redo));
    assert_eq!(map.action(&chord("Ctrl+Y"), HERE), Some(Action::Redo));
    assert_eq!(map.action(&chord("Shift+E"), HERE), None);
    assert_eq!(map.shown(Action::EndTurn), "E");
}

#[test]
fn keys_may_have_another_action_after_the_match() {
    let map = key_map();
    assert_eq!(map.action(&chord("R"), HERE), Some(dock(Facility::RaidersOutpost)));
    assert_eq!(map.action_in(&chord("R"), ActionScope::End), Some(Action::Review));
    assert_eq!(map.action_in(&chord("E"), ActionScope::End), None);
    assert_eq!(map.action_in(&chord("F11"), ActionScope::End), Some(Action::Fullscreen));
}

#[test]
fn taken_key_is_refused_or_swapped_but_never_doubled() {
    let mut map = key_map();
    let end = slot(Action::EndTurn, 0);
    let undo = KeyOrButton::Key(chord("Ctrl+Z"));
    let before = map.clone();
    assert_eq!(map.bind(end, undo.clone()), Err(BindingConflict::Taken(Action::Undo)));
    assert_eq!(map, before, "nothing has changed");
    map.swap(end, &undo);
    assert_eq!((map.keys(Action::EndTurn), map.keys(Action::Undo)), (&[chord("Ctrl+Z")][..], &[chord("E")][..]));
    is_sound(&map);
    assert_eq!(map.bind(slot(Action::EndTurn, 1), KeyOrButton::Key(chord("F7"))), Ok(()));
    assert_eq!(map.keys(Action::EndTurn), [chord("Ctrl+Z"), chord("F7")]);
    assert_eq!(map.reset(Action::Undo), [Action::EndTurn], "who loses a key by it is named");
    assert_eq!(map.keys(Action::EndTurn), [chord("F7")]);
    is_sound(&map);
    map.reset_all();
    assert_eq!(map, key_map());
}

#[test]
fn swapping_into_an_empty_slot_leaves_the_other_empty() {
    let mut map = key_map();
    map.swap(slot(Action::Menu, 0), &KeyOrButton::Key(chord("L")));
    assert_eq!((map.keys(Action::Menu), map.keys(Action::Log)), (&[chord("L")][..], &[][..]));
    map.clear(slot(Action::Menu, 0));
    assert_eq!(map.keys(Action::Menu), []);
    map.clear(slot(Action::Menu, 1));
    is_sound(&map);
}

#[test]
fn gamepad_use_shows_gamepad_buttons() {
    let map = key_map();
    let pad = map.faced(true);
    assert_eq!(map.shown(Action::Undo), map.keys(Action::Undo)[0].words());
    assert_eq!(pad.shown(Action::Undo), pad_words(map.pad(Action::Undo)[0]));
    assert_eq!(pad.shown(Action::Confirm), pad_words(GamepadButton::South));
    assert_eq!(pad.shown(Action::Advance), pad_words(GamepadButton::South));
    let trade = TableKeyAction::Trade.action();
    assert_eq!(pad.mark(trade), "", "there is no button");
    assert!(pad.shown(trade).contains(&pad_words(GamepadButton::South)), "{}", pad.shown(trade));
    assert_eq!(pad.faced(false), map);
}

#[test]
fn escape_always_cancels_and_cannot_be_rebound() {
    let mut map = key_map();
    let back = KeyOrButton::Key(chord("Escape"));
    assert_eq!(map.bind(slot(Action::Undo, 0), back), Err(BindingConflict::Reserved));
    map.clear(slot(Action::Cancel, 0));
    assert_eq!(map.action(&chord("Escape"), HERE), Some(Action::Cancel), "even when no key is left for it");
}

#[test]
fn gamepad_buttons_are_rebound_like_keys() {
    let mut map = key_map();
    let undo = BindingSlot { action: Action::Undo, pad: true, index: 0 };
    assert_eq!(
        map.bind(undo, KeyOrButton::Pad(GamepadButton::RightTrigger2)),
        Err(BindingConflict::Taken(Action::EndTurn))
    );
    assert_eq!(map.bind(undo, KeyOrButton::Key(chord("F7"))), Err(BindingConflict::WrongDevice));
    map.swap(undo, &KeyOrButton::Pad(GamepadButton::RightTrigger2));
    assert_eq!(map.pad_action(GamepadButton::RightTrigger2, HERE), Some(Action::Undo));
    assert_eq!(map.pad_action(GamepadButton::LeftTrigger2, HERE), Some(Action::EndTurn));
    is_sound(&map);
}

/// A game that uses a letter and a word of Alien Frontiers for something else.
const OTHER: GameKey = GameKey::new("other-game");

const FLY: Action =
    Action::Own(GameInputAction { game: OTHER, word: "Trade", words: || "Fly on".to_owned(), along: None });

static TWO_GAMES: GameDefaultBindings = &[
    <AlienFrontiersFrontend as GameKeyBindings>::ROWS,
    &[DefaultBindings { action: FLY, group: ActionGroup::Turn, keys: &["G"], pad: &[] }],
];

#[test]
fn one_key_may_have_different_actions_in_two_games() {
    let mut map = KeyMap::usual(TWO_GAMES);
    is_sound(&map);
    let trade = TableKeyAction::Trade.action();
    assert_eq!(map.action(&chord("G"), HERE), Some(trade));
    assert_eq!(map.action(&chord("G"), Some(OTHER)), Some(FLY));
    assert_eq!(map.action(&chord("S"), Some(OTHER)), None, "no facility is docked at there");
    assert_eq!(map.action(&chord("E"), Some(OTHER)), Some(Action::EndTurn), "what is the house's is done in both");
    // A shared key is taken in every game; a key of another game is free.
    assert_eq!(map.bind(slot(FLY, 0), KeyOrButton::Key(chord("E"))), Err(BindingConflict::Taken(Action::EndTurn)));
    assert_eq!(map.bind(slot(FLY, 0), KeyOrButton::Key(chord("S"))), Ok(()));
    is_sound(&map);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folders = AppFolders::new(Some(folder.path()));
    save_keys(&folders, &map).expect("the folder can be written");
    assert_eq!(load_keys(&folders, TWO_GAMES), (map, None), "one word, two actions");
}

#[test]
fn every_action_and_key_of_every_game_is_named_in_words() {
    let map = key_map();
    let rows: Vec<&DefaultBindings> = map.rows().collect();
    let groups = map.groups().into_iter().map(ActionGroup::words);
    let actions = rows.iter().map(|row| row.action.words());
    let keys = rows.iter().flat_map(|row| row.keys).map(|key| chord(key).words());
    let buttons = rows.iter().flat_map(|row| row.pad).map(|button| pad_words(*button));
    for words in groups.into_iter().chain(actions).chain(keys).chain(buttons) {
        let bare = ["action-", "keys-", "key-", "pad-"].iter().any(|family| words.contains(family));
        assert!(!bare && !words.is_empty(), "{words}");
    }
    let mut all: Vec<Action> = rows.iter().map(|row| row.action).collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), rows.len(), "no action stands in two rows");
}
