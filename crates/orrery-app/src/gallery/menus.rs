//! The scenes before a match: title, set-up, settings, and saved matches.

use bevy::prelude::*;

use super::app::{GalleryApp, GalleryScene, scenes};
use super::matches::crowded;
use crate::game::Game;
use crate::save_list;
use crate::state::TitleResumableMatch;
use crate::title::{TitleGameInfo, TitleGameList};
use orrery_board::Emblem;
use orrery_core::Rules as _;
use orrery_core::{Colour, FIRST_GAME, GameKey, Level, Opponent, OpponentCharacter};
use orrery_locale::text_args;
use orrery_settings::AnimationSpeed;
use orrery_settings::keys::{Action, BindingSlot, KeyChord, KeyOrButton};
use orrery_ui::gallery::NAMES;
use orrery_ui::{
    CodexIntent, OrreryRotationRequest, Overlay, SaveRow, ScreenRequest, SettingsIntent, SettingsPage, UiIntent,
};

/// Returns the scenes before a match.
pub fn scenes<G: Game>() -> Vec<GalleryScene> {
    scenes![G:
        "title" => title::<G>,
        "title-first" => |_| (),
        "title-several" => title_several::<G>,
        "title-waiting" => |studio| {
            title_several::<G>(studio);
            studio.ask(UiIntent::Open(Overlay::Waiting));
        },
        "title-two" => title_two::<G>,
        "title-two-turned" => |studio| {
            title_two::<G>(studio);
            studio.ask(UiIntent::Turn(OrreryRotationRequest::By(1)));
        },
        "title-pointed" => title_pointed::<G>,
        "title-turning" => title_turning::<G>,
        "setup" => |studio| studio.ask(UiIntent::Go(ScreenRequest::Setup)),
        "setup-custom" => |studio| {
            studio.ask(UiIntent::Go(ScreenRequest::Setup));
            studio.front(|front| front.draft.custom = true);
        },
        "setup-opponents" => setup_opponents::<G>,
        "options" => |studio| options(studio, SettingsPage::Game),
        "options-display" => |studio| options(studio, SettingsPage::Display),
        "options-sound" => |studio| options(studio, SettingsPage::Sound),
        "options-controls" => |studio| options(studio, SettingsPage::Controls),
        "options-access" => |studio| options(studio, SettingsPage::Access),
        "options-press" => options_press,
        "options-taken" => options_taken,
        "keys" => |studio| studio.ask(UiIntent::Open(Overlay::Keys)),
        "keyboard" => |studio| {
            studio.ask(UiIntent::Codex(CodexIntent::Contents));
            studio.write_by_pad();
        },
        "unsaved" => unsaved::<G>,
        "after-crash" => after_crash::<G>,
        "load" => load,
        "load-none" => |studio| studio.front(|front| front.overlays.push(Overlay::Load)),
        "delete" => delete,
    ]
}

/// Returns the waiting match that the title shows first.
fn latest<G: Game>() -> TitleResumableMatch {
    waiting::<G>("Vera, Tomas, Ilse", 7, "2011-10-28 20:15")
}

fn waiting<G: Game>(names: &str, round: u32, when: &str) -> TitleResumableMatch {
    let args = [("names", names.into()), ("round", round.into()), ("when", when.into())];
    TitleResumableMatch {
        game: G::Rules::KEY,
        path: format!("saves/round-{round}.orrery").into(),
        words: text_args("ui-latest", &args),
        names: names.to_owned(),
        round,
        when: when.to_owned(),
    }
}

fn title<G: Game>(studio: &mut GalleryApp) {
    studio.front(|front| front.waiting.push(latest::<G>()));
}

/// Shows three waiting matches.
fn title_several<G: Game>(studio: &mut GalleryApp) {
    title::<G>(studio);
    let older = [
        waiting::<G>("Vera, Tomas", 3, "2011-10-25 21:40"),
        waiting::<G>("Ilse, Tomas, Vera, Jan", 12, "2011-10-22 18:05"),
    ];
    studio.front(|front| front.waiting.extend(older));
}

/// The key of a second game on the title screen, without art of its own.
const TOY: GameKey = GameKey::new("toy");

fn title_two<G: Game>(studio: &mut GalleryApp) {
    title::<G>(studio);
    let toy = TitleGameInfo { key: TOY, players: 2..=3, emblem: Emblem::Plain, plays: false };
    let mut cards = TitleGameList::of(studio.games(), |game| game.key == G::Rules::KEY);
    cards.0.push(toy);
    studio.world().insert_resource(cards);
    studio.pass(2);
}

/// Focuses the second game with the keyboard.
fn title_pointed<G: Game>(studio: &mut GalleryApp) {
    title_two::<G>(studio);
    studio.point_at_game(TOY);
}

/// Stops the title's orrery in the middle of a turn.
fn title_turning<G: Game>(studio: &mut GalleryApp) {
    /// The number of frames until the incoming game passes the front of the orrery.
    const FRONT: usize = 22;
    studio.settings(|settings| {
        settings.animation = AnimationSpeed::Normal;
        settings.reduced_motion = false;
    });
    title_two::<G>(studio);
    studio.ask(UiIntent::Turn(OrreryRotationRequest::By(1)));
    studio.pass(FRONT);
}

fn setup_opponents<G: Game>(studio: &mut GalleryApp) {
    studio.ask(UiIntent::Go(ScreenRequest::Setup));
    let engine =
        |level, character| Opponent::Engine { level, character: OpponentCharacter::nth::<G::Rules>(character) };
    let players = [
        orrery_settings::HUMAN.to_owned(),
        engine(Level::Admiral, 1).word(),
        engine(Level::Cadet, 2).word(),
        Opponent::Simple.word(),
    ];
    studio.front(|front| {
        let seats = Colour::ALL.iter().zip(players).zip(NAMES).take(usize::from(*G::Rules::PLAYERS.end()));
        front.draft.seats = seats
            .map(|((&colour, player), name)| orrery_settings::SeatChoice { colour, name: name.to_owned(), player })
            .collect();
    });
}

fn options(studio: &mut GalleryApp, page: SettingsPage) {
    studio.ask(UiIntent::Options(SettingsIntent::Page(page)));
    studio.ask(UiIntent::Open(Overlay::Options));
}

fn options_press(studio: &mut GalleryApp) {
    options(studio, SettingsPage::Controls);
    studio.ask(UiIntent::Options(SettingsIntent::Listen(BindingSlot {
        action: Action::EndTurn,
        pad: false,
        index: 0,
    })));
}

fn options_taken(studio: &mut GalleryApp) {
    options_press(studio);
    studio.ask(UiIntent::Options(SettingsIntent::Heard(KeyOrButton::Key(KeyChord::plain("U")))));
    studio.ask(UiIntent::Options(SettingsIntent::Listen(BindingSlot {
        action: Action::EndTurn,
        pad: false,
        index: 1,
    })));
    studio.ask(UiIntent::Options(SettingsIntent::Heard(KeyOrButton::Key(KeyChord::plain("M")))));
}

fn unsaved<G: Game>(studio: &mut GalleryApp) {
    crowded::<G>(studio);
    studio.front(|front| front.unsaved = Some("/media/stick/orrery: Read-only file system".to_owned()));
}

/// Shows the first start after a crash.
fn after_crash<G: Game>(studio: &mut GalleryApp) {
    studio.front(|front| {
        front.waiting.push(latest::<G>());
        front.overlays.push(Overlay::AfterCrash("crash/2027-01-31-120000.txt".into()));
    });
}

fn rows() -> Vec<SaveRow> {
    let row = |name: &str, when: &str, players: &str, broken: Option<&str>| SaveRow {
        name: name.to_owned(),
        game: if players.is_empty() { String::new() } else { save_list::title(FIRST_GAME) },
        when: when.to_owned(),
        players: players.to_owned(),
        broken: broken.map(str::to_owned),
        path: std::path::PathBuf::from(name),
    };
    vec![
        row("Sunday evening", "2011-10-30 21:40", "Vera 7, Tomas 5, Ilse 6", None),
        row("Against the Admiral", "2011-10-28 20:15", "Red (you) 4, Admiral 9", None),
        row("An old one", "", "", Some("line 3: `order` expected")),
        row("Four at the table", "2011-10-23 18:02", "Vera 8, Tomas 7, Ilse 8, Kenji 5", None),
    ]
}

fn load(studio: &mut GalleryApp) {
    studio.front(|front| {
        front.saves = rows();
        front.overlays.push(Overlay::Load);
    });
}

fn delete(studio: &mut GalleryApp) {
    load(studio);
    studio.front(|front| front.overlays.push(Overlay::Delete(std::path::PathBuf::from("Against the Admiral"))));
}
