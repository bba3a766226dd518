//! The title as an orrery: which games it carries, which is near, and what is told of each.

use std::ops::RangeInclusive;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::egui;

use super::save_settings::change_settings;
use super::schedule::AppSystems;
use super::state::{Front, Screen, WaitingMatch};
use crate::board::{BoardView, Body, Emblem, Instrument, Stance};
use crate::board::{Detail, SkyDetail};
use crate::core::{FIRST_GAME, GameKey};
use crate::games;
use crate::locale::{self, text_args};
use crate::panels::{TitleBody, TitleGame, TitleTurn, TitleView};
use crate::settings::{Animation, Settings};

/// How often the gears go on by a quarter of a tooth while nothing else moves.
const TICK: Duration = Duration::from_secs(5);

/// A game of the house, as the title tells of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TitleCard {
    /// Which game.
    pub key: GameKey,
    /// How many play.
    pub players: RangeInclusive<u8>,
    /// How it is seen in its lens.
    pub emblem: Emblem,
    /// Whether this program can play it.
    pub plays: bool,
}

/// The games on the title, in the order of the house.
#[derive(Resource, Debug, Clone)]
pub struct TitleCards(pub Vec<TitleCard>);

impl Default for TitleCards {
    /// Every released game of the registry.
    fn default() -> Self {
        let card = |game: &games::GameInfo| TitleCard {
            key: game.key,
            players: game.players.clone(),
            emblem: if game.key == FIRST_GAME { Emblem::Planet } else { Emblem::Plain },
            plays: true,
        };
        Self(games::ALL.iter().filter(|game| game.released).map(card).collect())
    }
}

/// The title with its instrument. Needs the board and the screens.
pub fn plugin(app: &mut App) {
    app.init_resource::<TitleCards>().add_systems(PreStartup, set_up).add_systems(
        Update,
        (carry.run_if(resource_changed::<TitleCards>), tick.run_if(in_state(Screen::Title)))
            .chain()
            .in_set(AppSystems::TurnTitle),
    );
}

/// The instrument of the program's start: the game played last is near.
fn set_up(world: &mut World) {
    let settings = world.resource::<Settings>();
    let rises = settings.animation != Animation::Off && !settings.reduced_motion;
    let last = settings.last_game.clone();
    let cards = &world.resource::<TitleCards>().0;
    let near = cards.iter().position(|card| Some(card.key.word()) == last.as_deref()).unwrap_or_default();
    let instrument = Instrument::new(bodies(cards), near, rises);
    world.insert_resource(instrument);
}

/// Carries other games when there are others.
fn carry(cards: Res<TitleCards>, mut instrument: ResMut<Instrument>) {
    let wanted = bodies(&cards.0);
    if instrument.bodies() != wanted {
        *instrument = Instrument::new(wanted, instrument.near(), false);
    }
}

fn bodies(cards: &[TitleCard]) -> Vec<Body> {
    cards.iter().map(|card| Body { key: card.key, emblem: card.emblem.clone() }).collect()
}

/// Lets the gears go on every now and then while the title is at rest and seen.
fn tick(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    detail: Res<SkyDetail>,
    front: Res<Front>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut instrument: ResMut<Instrument>,
    mut last: Local<Duration>,
) {
    let seen = window.single().is_ok_and(|window| window.focused);
    if !seen || !ticks(&settings, &detail, &front) || time.elapsed() < *last + TICK {
        return;
    }
    *last = time.elapsed();
    instrument.tick();
}

/// Whether anything of the title moves at rest.
fn ticks(settings: &Settings, detail: &SkyDetail, front: &Front) -> bool {
    let moves = settings.animation != Animation::Off && !settings.reduced_motion;
    moves && detail.0 == Detail::Full && front.overlays.is_empty()
}

/// How long the program may sleep on the title, if it is on the title.
#[derive(SystemParam)]
pub struct Rest<'w, 's> {
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    screen: Res<'w, State<Screen>>,
    settings: Res<'w, Settings>,
    detail: Res<'w, SkyDetail>,
    front: Res<'w, Front>,
}

impl Rest<'_, '_> {
    /// No longer than until the gears go on, where they do.
    #[must_use]
    pub fn within(&self, sleep: Duration) -> Duration {
        let seen = *self.screen.get() == Screen::Title && self.window.single().is_ok_and(|window| window.focused);
        let there = seen && ticks(&self.settings, &self.detail, &self.front);
        if there { sleep.min(TICK) } else { sleep }
    }
}

/// Which game is near.
#[must_use]
pub fn near(world: &World) -> Option<GameKey> {
    let instrument = world.get_resource::<Instrument>()?;
    instrument.bodies().get(instrument.near()).map(|body| body.key)
}

/// Turns the instrument.
pub fn turn(world: &mut World, wish: TitleTurn) {
    let mut instrument = world.resource_mut::<Instrument>();
    let to = match wish {
        TitleTurn::To(key) => instrument.bodies().iter().position(|body| body.key == key),
        TitleTurn::Number(index) => Some(index),
        TitleTurn::By(by) => Some(instrument.beside(by)),
    };
    if let Some(to) = to {
        instrument.turn_to(to);
        world.write_message(RequestRedraw);
    }
}

/// Remembers the game that is played: it is near when the program starts again.
pub fn played(world: &mut World, game: GameKey) {
    let mut instrument = world.resource_mut::<Instrument>();
    if let Some(index) = instrument.bodies().iter().position(|body| body.key == game) {
        instrument.turn_to(index);
        instrument.finish();
    }
    let settings = world.resource::<Settings>();
    if settings.last_game.as_deref() != Some(game.word()) {
        let changed = Settings { last_game: Some(game.word().to_owned()), ..settings.clone() };
        change_settings(world, changed);
    }
}

/// What the title looks at.
#[derive(SystemParam)]
pub struct TitleSeen<'w> {
    cards: Res<'w, TitleCards>,
    instrument: Res<'w, Instrument>,
    board: Res<'w, BoardView>,
}

impl TitleSeen<'_> {
    /// Everything the title shows of its games; `origin` is where the upper left corner of the 16:9 area lies, in units.
    #[must_use]
    pub fn view(&self, waiting: &[WaitingMatch], origin: egui::Pos2) -> TitleView {
        let (told, clear) = self.instrument.told();
        let cards = &self.cards.0;
        let waits = |card: &TitleCard| waiting.iter().find(|waiting| waiting.game == card.key);
        let latest = cards.get(told).and_then(waits);
        let stances = self.instrument.stances(self.board.visible());
        let bodies = || stances.iter().zip(cards).enumerate();
        let body =
            |(index, (stance, card)): (usize, (&Stance, &TitleCard))| self.body(index, stance, card, waits(card));
        let several = cards.len() > 1;
        let near = self.instrument.near();
        // Round the hub from the front left, as the focus goes.
        let mut others: Vec<TitleBody> = bodies().filter(|(index, _)| several && *index != near).map(body).collect();
        others.sort_by_key(|body| body.place);
        TitleView {
            game: cards.get(told).map(game).unwrap_or_default(),
            clear,
            house: text_args("title-games", &[("count", cards.len().into())]),
            latest: latest.map(|waiting| waiting.words.clone()),
            latest_line: latest.map(continue_line).unwrap_or_default(),
            bodies: others,
            near: bodies().find(|(index, _)| several && *index == near).map(body),
            foot: point(self.instrument.near_foot(self.board.visible())),
            origin,
            ..TitleView::default()
        }
    }

    fn body(&self, index: usize, stance: &Stance, card: &TitleCard, waits: Option<&WaitingMatch>) -> TitleBody {
        let count = self.cards.0.len();
        let name = name(card);
        let mut args = vec![("name", name.as_str().into()), ("number", (index + 1).into()), ("count", count.into())];
        let (second, spoken) = match waits {
            Some(waiting) => {
                args.push(("round", waiting.round.into()));
                (text_args("title-waits", &[("round", waiting.round.into())]), text_args("title-place-waits", &args))
            }
            None => (players(&card.players), text_args("title-place", &args)),
        };
        TitleBody {
            key: card.key,
            line: said(card, "-line"),
            second,
            waits: waits.is_some(),
            spoken,
            plain: card.emblem == Emblem::Plain,
            place: self.instrument.place_of(index),
            foot: point(stance.foot),
            middle: point(stance.middle),
            radius: stance.radius,
            name,
        }
    }
}

fn point(at: Vec2) -> egui::Pos2 {
    egui::pos2(at.x, at.y)
}

fn continue_line(waiting: &WaitingMatch) -> String {
    text_args("title-continue-line", &[("round", waiting.round.into()), ("when", waiting.when.as_str().into())])
}

/// What the title says of a game.
fn game(card: &TitleCard) -> TitleGame {
    TitleGame {
        name: name(card),
        line: said(card, "-line"),
        players: players(&card.players),
        credit: said(card, "-credit"),
        plays: card.plays,
    }
}

/// What a game is called; by its key where the words do not tell.
fn name(card: &TitleCard) -> String {
    let name = said(card, "");
    if name.is_empty() { card.key.word().to_owned() } else { name }
}

/// What the words tell of a game; nothing where they do not.
fn said(card: &TitleCard, what: &str) -> String {
    let key = format!("game-{}{what}", card.key);
    if locale::has_of(card.key, &key) { locale::text_of(card.key, &key) } else { String::new() }
}

fn players(players: &RangeInclusive<u8>) -> String {
    let (least, most) = (usize::from(*players.start()), usize::from(*players.end()));
    if least == most {
        text_args("title-players-only", &[("count", most.into())])
    } else {
        text_args("title-players", &[("least", least.into()), ("most", most.into())])
    }
}
