//! The named scenes, each reached as a player reaches it: by what panels, board and keys ask for.

use bevy::prelude::*;

use super::Scene;
use super::studio::{Play, Studio};
use crate::app::state::WaitingMatch;
use crate::app::title::{TitleCard, TitleCards};
use crate::board::Emblem;
use crate::core::Colour;
use crate::core::{FIRST_GAME, GameKey, Generator, Level, Opponent};
use crate::games::alien_frontiers::ai::{Character, decide_with};
use crate::games::alien_frontiers::codex::{Choice, Topic};
use crate::games::alien_frontiers::locale::{text, text_args};
use crate::games::alien_frontiers::record::{Match, Scenario};
use crate::games::alien_frontiers::rules::{Card, DockingDuty, Facility, Phase, Preset, Setup, Territory};
use crate::games::alien_frontiers::table::Coach;
use crate::games::alien_frontiers::table::plan::{CardUse, Target, tray};
use crate::panels::{CodexAsk, OptionsIntent, OptionsPage, Overlay, SaveRow, TitleTurn, Toast, UiIntent};
use crate::record::{Control, Seat};
use crate::settings::Animation;
use crate::settings::keys::{Action, Chord, Press, Slot};

macro_rules! scenes {
    ($($name:literal => $play:expr),+ $(,)?) => { &[$(Scene { name: $name, play: Play::Scene($play) }),+] };
}

/// Every scene, in the order of a visit.
pub const SCENES: &[Scene] = scenes![
    "title" => title,
    "title-first" => |_| (),
    "title-several" => title_several,
    "title-waiting" => |studio| {
        title_several(studio);
        studio.ask(UiIntent::Open(Overlay::Waiting));
    },
    "title-two" => title_two,
    "title-two-turned" => |studio| {
        title_two(studio);
        studio.ask(UiIntent::Turn(TitleTurn::By(1)));
    },
    "title-pointed" => title_pointed,
    "title-turning" => title_turning,
    "setup" => |studio| studio.ask(UiIntent::Go(crate::panels::Goto::Setup)),
    "setup-opponents" => setup_opponents,
    "options" => |studio| options(studio, OptionsPage::Game),
    "options-display" => |studio| options(studio, OptionsPage::Display),
    "options-sound" => |studio| options(studio, OptionsPage::Sound),
    "options-controls" => |studio| options(studio, OptionsPage::Controls),
    "options-access" => |studio| options(studio, OptionsPage::Access),
    "options-press" => options_press,
    "options-taken" => options_taken,
    "keys" => |studio| studio.ask(UiIntent::Open(Overlay::Keys)),
    "unsaved" => unsaved,
    "after-crash" => after_crash,
    "load" => load,
    "load-none" => |studio| studio.front(|front| front.overlays.push(Overlay::Load)),
    "delete" => delete,
    "match-2" => |studio| fresh(studio, 2),
    "match-3" => |studio| fresh(studio, 3),
    "match-4" => |studio| fresh(studio, 4),
    "match-rolled" => rolled,
    "match-crowded" => crowded,
    "match-aimed" => aimed,
    "match-keys" => keys,
    "match-refused" => refused,
    "match-territory" => territory,
    "match-opponent" => opponent,
    "match-step" => step,
    "trade" => trade,
    "raid" => raid,
    "shed" => shed,
    "card-power" => |studio| card(studio, Card::PlasmaCannon, CardUse::Power),
    "card-pile" => |studio| card(studio, Card::TemporalWarper, CardUse::Discard),
    "fields" => contested,
    "question" => question,
    "hand-over" => hand_over,
    "cover" => cover,
    "recap" => recap,
    "menu" => |studio| over(studio, Overlay::Menu),
    "save" => save,
    "log" => |studio| played(studio, Overlay::Log),
    "scores" => |studio| over(studio, Overlay::Scores),
    "players" => |studio| over(studio, Overlay::Players(Some(Colour::Green))),
    "restart" => |studio| over(studio, Overlay::Restart),
    "codex" => |studio| studio.ask(UiIntent::Codex(CodexAsk::Contents)),
    "codex-facility" => |studio| page(studio, Topic::Facility(Facility::ColonyConstructor)),
    "codex-card" => |studio| page(studio, Topic::Card(Card::PlasmaCannon)),
    "codex-search" => search,
    "codex-option" => |studio| page(studio, Topic::Choice(Choice::DockingDuty)),
    "codex-practice" => practice,
    "dice-options" => dice_options,
    "dice-options-picked" => |studio| {
        dice_options(studio);
        die(studio, 4);
    },
    "tip-dock" => |studio| {
        crowded(studio);
        studio.stand(Target::Facility(Facility::Shipyard));
    },
    "tip-card" => tip_card,
    "coach" => coach,
    "why" => why,
    "end" => end,
    "review" => review,
    "toasts" => toasts,
];

const CROWDED: &str = include_str!("../../../assets/alien-frontiers/gallery/crowded.ron");
const CONTESTED: &str = include_str!("../../../assets/alien-frontiers/gallery/contested.ron");

/// What the players of the scenes are called.
const NAMES: [&str; 4] = ["Vera", "Tomas", "Ilse", "Kenji"];

/// What chance of the scenes comes from.
pub(super) const SEED: u64 = 7;

pub(super) fn seats(colours: &[Colour], control: impl Fn(usize) -> Control) -> Vec<Seat> {
    let seat = |(index, &colour): (usize, &Colour)| Seat {
        colour,
        name: NAMES[index % NAMES.len()].to_owned(),
        control: control(index),
    };
    colours.iter().enumerate().map(seat).collect()
}

/// The match at the position of a scenario that comes with the program.
fn arranged(scenario: &str, control: impl Fn(usize) -> Control) -> Option<Match> {
    let scenario = Scenario::from_text(scenario).ok()?;
    Match::from_scenario(&scenario, seats(&scenario.set_up().seating, control), SEED).ok()
}

/// The crowded middle game, people in every seat.
#[must_use]
pub fn crowded_match() -> Option<Match> {
    arranged(CROWDED, |_| Control::Human)
}

/// The contested end game, people in every seat.
#[must_use]
pub fn contested_match() -> Option<Match> {
    arranged(CONTESTED, |_| Control::Human)
}

fn dealt(players: u8, control: impl Fn(usize) -> Control) -> Option<Match> {
    let setup = Setup::plain(players, Preset::Rules2011.options());
    let seats = seats(&setup.seating, control);
    Match::deal(setup, seats, SEED, Some(Preset::Rules2011)).ok()
}

/// A match that simple players have played until `stop`.
fn played_match(players: u8, control: impl Fn(usize) -> Control, stop: impl Fn(&Match) -> bool) -> Option<Match> {
    let mut game = dealt(players, control)?;
    let (mut generator, mut orders) = (Generator::new(SEED), Vec::new());
    while !game.position().is_over() && !stop(&game) {
        let order = decide_with(game.position(), Opponent::Simple, &mut generator, &mut orders);
        game.give(order).ok()?;
    }
    Some(game)
}

fn options(studio: &mut Studio, page: OptionsPage) {
    studio.ask(UiIntent::Options(OptionsIntent::Page(page)));
    studio.ask(UiIntent::Open(Overlay::Options));
}

fn options_press(studio: &mut Studio) {
    options(studio, OptionsPage::Controls);
    studio.ask(UiIntent::Options(OptionsIntent::Listen(Slot { action: Action::EndTurn, pad: false, index: 0 })));
}

fn options_taken(studio: &mut Studio) {
    options_press(studio);
    studio.ask(UiIntent::Options(OptionsIntent::Heard(Press::Key(Chord::plain("U")))));
    studio.ask(UiIntent::Options(OptionsIntent::Listen(Slot { action: Action::EndTurn, pad: false, index: 1 })));
    studio.ask(UiIntent::Options(OptionsIntent::Heard(Press::Key(Chord::plain("M")))));
}

fn unsaved(studio: &mut Studio) {
    crowded(studio);
    studio.front(|front| front.unsaved = Some("/media/stick/orrery: Read-only file system".to_owned()));
}

/// A match to go on with, told as the title tells of it.
fn latest() -> WaitingMatch {
    waiting("Vera, Tomas, Ilse", 7, "2011-10-28 20:15")
}

fn waiting(names: &str, round: u32, when: &str) -> WaitingMatch {
    let args = [("names", names.into()), ("round", round.into()), ("when", when.into())];
    WaitingMatch {
        game: FIRST_GAME,
        path: format!("saves/round-{round}.orrery").into(),
        words: text_args("ui-latest", &args),
        names: names.to_owned(),
        round,
        when: when.to_owned(),
    }
}

/// Three matches wait.
fn title_several(studio: &mut Studio) {
    title(studio);
    let older =
        [waiting("Vera, Tomas", 3, "2011-10-25 21:40"), waiting("Ilse, Tomas, Vera, Jan", 12, "2011-10-22 18:05")];
    studio.front(|front| front.waiting.extend(older));
}

fn title(studio: &mut Studio) {
    studio.front(|front| front.waiting.push(latest()));
}

/// A game beside the real one: two stand on the title, the second without art of its own.
const TOY: GameKey = GameKey::new("toy");

fn title_two(studio: &mut Studio) {
    title(studio);
    studio.world().resource_mut::<TitleCards>().0.push(TitleCard {
        key: TOY,
        players: 2..=3,
        emblem: Emblem::Plain,
        plays: false,
    });
    studio.pass(2);
}

/// The keyboard stands on the other game.
fn title_pointed(studio: &mut Studio) {
    title_two(studio);
    studio.point_at_game(TOY);
}

/// In the middle of a turn.
fn title_turning(studio: &mut Studio) {
    /// Frames until the moment in which the body that comes passes the front.
    const FRONT: usize = 22;
    studio.settings(|settings| {
        settings.animation = Animation::Normal;
        settings.reduced_motion = false;
    });
    title_two(studio);
    studio.ask(UiIntent::Turn(TitleTurn::By(1)));
    studio.pass(FRONT);
}

fn setup_opponents(studio: &mut Studio) {
    studio.ask(UiIntent::Go(crate::panels::Goto::Setup));
    let players = [
        crate::settings::HUMAN.to_owned(),
        Opponent::Engine { level: Level::Admiral, character: Character::Corsair.into() }.word().to_owned(),
        Opponent::Engine { level: Level::Cadet, character: Character::Archivist.into() }.word().to_owned(),
        Opponent::Simple.word().to_owned(),
    ];
    studio.front(|front| {
        let seats = Colour::ALL.iter().zip(players).zip(NAMES);
        front.draft.seats = seats
            .map(|((&colour, player), name)| crate::settings::SeatChoice { colour, name: name.to_owned(), player })
            .collect();
    });
}

fn rows() -> Vec<SaveRow> {
    let row = |name: &str, when: &str, players: &str, broken: Option<&str>| SaveRow {
        name: name.to_owned(),
        when: when.to_owned(),
        players: players.to_owned(),
        broken: broken.map(str::to_owned),
        path: std::path::PathBuf::from(name),
    };
    vec![
        row("Sunday evening", "2011-10-30 21:40", "Vera 7, Tomas 5, Ilse 6", None),
        row("Against the Admiral", "2011-10-28 20:15", "Vera 4, Admiral 9", None),
        row("An old one", "", "", Some("line 3: `order` expected")),
        row("Four at the table", "2011-10-23 18:02", "Vera 8, Tomas 7, Ilse 8, Kenji 5", None),
    ]
}

fn load(studio: &mut Studio) {
    studio.front(|front| {
        front.saves = rows();
        front.overlays.push(Overlay::Load);
    });
}

fn delete(studio: &mut Studio) {
    load(studio);
    studio.front(|front| front.overlays.push(Overlay::Delete(std::path::PathBuf::from("Against the Admiral"))));
}

fn fresh(studio: &mut Studio, players: u8) {
    studio.open(dealt(players, |_| Control::Human));
}

fn rolled(studio: &mut Studio) {
    fresh(studio, 3);
    studio.pick(Target::Roll);
}

pub(super) fn crowded(studio: &mut Studio) {
    studio.open(crowded_match());
}

fn contested(studio: &mut Studio) {
    studio.open(contested_match());
}

/// Picks the die of the tray that shows `value`.
fn die(studio: &mut Studio, value: u8) {
    let position = *studio.table().view();
    let found = tray(&position).into_iter().enumerate().find(|(_, (ship, _))| ship.value == value);
    if let Some((index, (ship, _))) = found {
        studio.pick(Target::HandShip { index, ship });
    }
}

fn aimed(studio: &mut Studio) {
    crowded(studio);
    die(studio, 4);
    studio.stand(Target::Facility(Facility::SolarConverter));
}

fn keys(studio: &mut Studio) {
    crowded(studio);
    studio.stand(Target::Facility(Facility::Shipyard));
}

fn refused(studio: &mut Studio) {
    crowded(studio);
    die(studio, 2);
    studio.pick(Target::Facility(Facility::LunarMine));
}

fn territory(studio: &mut Studio) {
    contested(studio);
    studio.pick(Target::Launch(Colour::Red));
    studio.stand(Target::Territory(Territory::AsimovCrater));
}

/// Vera watches an opponent that has not yet moved.
fn opponent(studio: &mut Studio) {
    studio.open(arranged(CROWDED, |seat| {
        if seat == 0 { Control::Ai(Opponent::engine(Level::Captain)) } else { Control::Human }
    }));
}

fn step(studio: &mut Studio) {
    studio.settings(|settings| settings.pace = crate::settings::OpponentPace::Step);
    opponent(studio);
}

fn trade(studio: &mut Studio) {
    contested(studio);
    studio.pick(Target::Trade);
}

fn raid(studio: &mut Studio) {
    contested(studio);
    [3, 4, 5].into_iter().for_each(|value| die(studio, value));
    studio.pick(Target::Facility(Facility::RaidersOutpost));
}

fn shed(studio: &mut Studio) {
    contested(studio);
    studio.pick(Target::Shed);
}

fn card(studio: &mut Studio, card: Card, usage: CardUse) {
    contested(studio);
    studio.ask(UiIntent::Pick(Target::Use(card, usage).into()));
}

/// Where ships need not dock, ending with ships in hand is asked about.
fn question(studio: &mut Studio) {
    let free = contested_match().and_then(|game| {
        let mut position = *game.position();
        position.options.docking_duty = DockingDuty::Free;
        position.player_mut(Colour::Red).ore = 2;
        Match::from_position(position, seats(&Colour::ALL[..4], |_| Control::Human), SEED).ok()
    });
    studio.open(free);
    studio.pick(Target::End);
}

fn cover(studio: &mut Studio) {
    studio.settings(|settings| settings.hand_over = crate::settings::HandOver::Cover);
    hand_over(studio);
}

fn people_after_a_round(game: &Match) -> bool {
    game.round() > 4 && game.position().phase == Phase::Roll && game.position().mover_seat == 0
}

fn hand_over(studio: &mut Studio) {
    studio.open(played_match(3, |_| Control::Human, people_after_a_round));
}

pub(super) fn recap(studio: &mut Studio) {
    let control = |seat| if seat == 0 { Control::Human } else { Control::Ai(Opponent::Simple) };
    studio.open(played_match(3, control, people_after_a_round));
}

fn over(studio: &mut Studio, overlay: Overlay) {
    crowded(studio);
    studio.ask(UiIntent::Open(overlay));
}

fn played(studio: &mut Studio, overlay: Overlay) {
    recap(studio);
    studio.ask(UiIntent::CloseBanner);
    studio.ask(UiIntent::Open(overlay));
}

fn save(studio: &mut Studio) {
    over(studio, Overlay::Save);
    studio.ask(UiIntent::SaveName("Sunday evening".to_owned()));
}

/// A page of the codex over the contested match.
fn page(studio: &mut Studio, topic: Topic) {
    contested(studio);
    studio.ask(UiIntent::Codex(CodexAsk::Open(topic.number())));
}

/// An example over a match that waits.
fn practice(studio: &mut Studio) {
    contested(studio);
    studio.ask(UiIntent::Codex(CodexAsk::Play("herbert-fourth-ship-is-free")));
}

fn dice_options(studio: &mut Studio) {
    crowded(studio);
    studio.ask(UiIntent::Codex(CodexAsk::Options));
    studio.ask(UiIntent::Codex(CodexAsk::OptionAt(1)));
}

fn tip_card(studio: &mut Studio) {
    contested(studio);
    studio.stand(Target::HeldCard { colour: Colour::Red, card: Card::PlasmaCannon });
}

fn search(studio: &mut Studio) {
    page(studio, Topic::Territory(Territory::LemBadlands));
    studio.ask(UiIntent::Codex(CodexAsk::Query("fuel".to_owned())));
    studio.ask(UiIntent::Codex(CodexAsk::Cursor(2)));
}

fn coach(studio: &mut Studio) {
    crowded(studio);
    studio.ask(UiIntent::Coach);
    studio.wait(|world| !world.resource::<Coach>().is_busy());
}

fn why(studio: &mut Studio) {
    recap(studio);
    studio.ask(UiIntent::CloseBanner);
    studio.ask(UiIntent::Explain(None));
    studio.wait(|world| !world.resource::<Coach>().is_busy());
}

pub(super) fn end(studio: &mut Studio) {
    studio.open(played_match(3, |_| Control::Human, |_| false));
}

pub(super) fn review(studio: &mut Studio) {
    end(studio);
    studio.ask(UiIntent::Review);
    studio.wait(|world| !world.resource::<Coach>().is_busy());
}

fn toasts(studio: &mut Studio) {
    crowded(studio);
    studio.front(|front| {
        front.toasts.push(Toast::news(text("ui-quick-save")));
        front.toasts.push(Toast::trouble(text("ui-continue-gone")));
    });
}

/// The start after the program failed.
fn after_crash(studio: &mut Studio) {
    studio.front(|front| {
        front.waiting.push(latest());
        front.overlays.push(Overlay::AfterCrash("crash/2027-01-31-120000.txt".into()));
    });
}
