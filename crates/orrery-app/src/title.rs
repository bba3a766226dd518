//! The title screen with its orrery: the games on the orrery, the nearest game, and the text about each.

use std::ops::RangeInclusive;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::egui;

use super::game_registry::GameRegistry;
use super::save_settings::SettingsStore;
use super::schedule::AppSystems;
use super::state::{MenuState, Screen, TitleResumableMatch};
use orrery_board::{BoardViewport, BodyPose, Emblem, OrreryBody, TitleOrrery};
use orrery_board::{DetailLevel, SkyDetail};
use orrery_cli::{GameInfo, GameList};
use orrery_core::{FIRST_GAME, GameKey};
use orrery_locale::{self as locale, text_args};
use orrery_settings::{AnimationSpeed, Settings};
use orrery_sound::{PlaySound, SoundCue};
use orrery_ui::{OrreryBodyView, OrreryRotationRequest, ResumableMatchRow, TitleGame, TitleView};

/// The interval at which gears, rays and stations advance while nothing else moves. They move so slowly that five frames a second
/// look smooth.
const TICK: Duration = Duration::from_millis(200);
/// The number of seconds that a lamp takes to light up or go out.
const LAMP: f32 = 0.2;
/// The engine's name for a software renderer among the types of graphics cards.
const PROCESSOR: &str = "Cpu";

/// True if the title may move at rest. False with a software renderer, for which an occasional frame of the whole window costs
/// more than the rest of the program together.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct IdleMotionAllowed(pub bool);

/// A game as the title shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TitleGameInfo {
    /// The key of the game in files and on the command line.
    pub key: GameKey,
    /// The numbers of players with which the game can be played.
    pub players: RangeInclusive<u8>,
    /// The picture in the lens of the game.
    pub emblem: Emblem,
    /// True if this program can play the game.
    pub plays: bool,
}

/// The games on the title screen, in the order of the registry.
#[derive(Resource, Debug, Clone, Default)]
pub struct TitleGameList(pub Vec<TitleGameInfo>);

impl TitleGameList {
    /// Returns the list of the games that `wanted` accepts.
    pub fn of(games: GameList, wanted: impl Fn(&GameInfo) -> bool) -> Self {
        let card = |game: GameInfo| TitleGameInfo {
            key: game.key,
            players: game.players,
            emblem: Emblem::of(game.key),
            plays: true,
        };
        Self(games.all().filter(|game| wanted(game)).map(card).collect())
    }
}

/// Adds the title with its orrery. Requires the board and the screens.
pub fn plugin(app: &mut App) {
    app.init_resource::<TitleGameList>()
        .init_resource::<IdleMotionAllowed>()
        .add_systems(PreStartup, set_up)
        .add_systems(Startup, ask_painter)
        .add_systems(
            Update,
            (carry.run_if(resource_changed::<TitleGameList>), live.run_if(in_state(Screen::Title)), catch)
                .chain()
                .in_set(AppSystems::TurnTitle),
        );
}

/// Detects whether a graphics card or software renders.
fn ask_painter(adapter: Option<Res<RenderAdapterInfo>>, mut moves: ResMut<IdleMotionAllowed>) {
    // The engine does not re-export the type, so only its name can be compared.
    moves.0 = adapter.is_some_and(|adapter| format!("{:?}", adapter.device_type) != PROCESSOR);
}

/// Creates the orrery at the start of the program, turned to the game that was last played.
fn set_up(settings: Res<Settings>, cards: Res<TitleGameList>, mut instrument: ResMut<TitleOrrery>) {
    let rises = settings.animation != AnimationSpeed::Off && !settings.reduced_motion;
    let last = settings.last_game.as_deref();
    let near = cards.0.iter().position(|card| Some(card.key.word()) == last).unwrap_or_default();
    *instrument = TitleOrrery::new(bodies(&cards.0), near, rises);
}

/// Updates the games on the orrery after a change of the list.
fn carry(cards: Res<TitleGameList>, mut instrument: ResMut<TitleOrrery>) {
    let wanted = bodies(&cards.0);
    if instrument.bodies() != wanted {
        *instrument = TitleOrrery::new(wanted, instrument.near(), false);
    }
}

fn bodies(cards: &[TitleGameInfo]) -> Vec<OrreryBody> {
    cards.iter().map(|card| OrreryBody { key: card.key, emblem: card.emblem.clone() }).collect()
}

/// The state that determines whether the title moves at rest, and so how long the program may sleep.
#[derive(SystemParam)]
pub struct TitleIdleInputs<'w, 's> {
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    screen: Res<'w, State<Screen>>,
    settings: Res<'w, Settings>,
    detail: Res<'w, SkyDetail>,
    front: Res<'w, MenuState>,
    moves: Res<'w, IdleMotionAllowed>,
}

impl TitleIdleInputs<'_, '_> {
    /// Reports whether gears, rays and stations move at rest: only on the title screen in a focused window, without a dialogue,
    /// with animations on, with full detail of the sky, and with a graphics card.
    fn lives(&self) -> bool {
        let wanted = self.settings.animation != AnimationSpeed::Off && !self.settings.reduced_motion;
        let painted = self.moves.0 && self.detail.0 == DetailLevel::Full;
        let open = *self.screen.get() == Screen::Title && self.front.overlays.is_empty();
        wanted && painted && open && self.window.single().is_ok_and(|window| window.focused)
    }

    /// Limits `sleep` to one interval of the gears, rays and stations, if they move.
    pub fn within(&self, sleep: Duration) -> Duration {
        if self.lives() { sleep.min(TICK) } else { sleep }
    }
}

/// Advances gears, rays and stations at intervals while the title is at rest.
fn live(time: Res<Time<Real>>, rest: TitleIdleInputs, mut instrument: ResMut<TitleOrrery>, mut last: Local<Duration>) {
    let passed = time.elapsed().saturating_sub(*last);
    if !rest.lives() || instrument.moves() || passed < TICK {
        return;
    }
    *last = time.elapsed();
    // After a longer pause, gears, rays and stations continue from the same position.
    instrument.live(passed.min(TICK * 2).as_secs_f32());
}

/// Returns the number of seconds that a lamp takes to light up or go out with these settings.
pub fn fade(settings: &Settings) -> f32 {
    let moves = settings.animation != AnimationSpeed::Off && !settings.reduced_motion;
    if moves { LAMP } else { 0.0 }
}

/// Returns the nearest game on the orrery, if there is one.
pub fn near(instrument: &TitleOrrery) -> Option<GameKey> {
    instrument.bodies().get(instrument.near()).map(|body| body.key)
}

/// Returns the game to which the keys of the title apply: the nearest game if this program can play it, otherwise the first game.
pub fn playable(instrument: &TitleOrrery, hosts: &GameRegistry) -> GameKey {
    near(instrument).filter(|&near| hosts.of(near).is_some()).unwrap_or(FIRST_GAME)
}

/// Plays the sound of the orrery when it comes to rest at a new game.
fn catch(instrument: Res<TitleOrrery>, mut turned: Local<bool>, mut rings: MessageWriter<PlaySound>) {
    let turns = instrument.turns();
    if std::mem::replace(&mut *turned, turns) && !turns {
        rings.write(PlaySound(SoundCue::DETENT));
        let near = instrument.bodies().get(instrument.near());
        rings.write_batch(near.map(|body| PlaySound(SoundCue::chord(body.key))));
    }
}

/// Turns the orrery as requested, with its sound if animations are on.
pub fn turn(
    In(wish): In<OrreryRotationRequest>,
    settings: Res<Settings>,
    mut instrument: ResMut<TitleOrrery>,
    mut sounds: MessageWriter<PlaySound>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let to = match wish {
        OrreryRotationRequest::To(key) => instrument.bodies().iter().position(|body| body.key == key),
        OrreryRotationRequest::Number(index) => Some(index),
        OrreryRotationRequest::By(by) => Some(instrument.beside(by)),
    };
    if let Some(to) = to {
        instrument.turn_to(to);
        redraw.write(RequestRedraw);
        if instrument.turns() && settings.animation != AnimationSpeed::Off && !settings.reduced_motion {
            sounds.write(PlaySound(SoundCue::RATCHET));
        }
    }
}

/// Brings a game to the front of the orrery without motion.
pub fn bring_near(instrument: &mut TitleOrrery, game: GameKey) {
    if let Some(index) = instrument.bodies().iter().position(|body| body.key == game) {
        instrument.turn_to(index);
        instrument.finish();
    }
}

/// Brings the game to the front of the orrery, and stores it as the game last played, for the next start.
pub fn played(In(game): In<GameKey>, mut instrument: ResMut<TitleOrrery>, mut store: SettingsStore) {
    bring_near(&mut instrument, game);
    if store.settings.last_game.as_deref() != Some(game.word()) {
        let changed = Settings { last_game: Some(game.word().to_owned()), ..store.settings.clone() };
        store.change(changed);
    }
}

/// The state that the title screen shows.
#[derive(SystemParam)]
pub struct TitleInputs<'w> {
    cards: Res<'w, TitleGameList>,
    instrument: Res<'w, TitleOrrery>,
    board: Res<'w, BoardViewport>,
}

impl TitleInputs<'_> {
    /// Builds the content of the title. `origin` is the upper left corner of the 16:9 area, in board units.
    pub fn view(&self, waiting: &[TitleResumableMatch], origin: egui::Pos2) -> TitleView {
        let (told, clear) = self.instrument.described_body();
        let cards = &self.cards.0;
        let waits = |card: &TitleGameInfo| waiting.iter().find(|waiting| waiting.game == card.key);
        let latest = cards.get(told).and_then(waits);
        let stances = self.instrument.stances(self.board.visible());
        let bodies = || stances.iter().zip(cards).enumerate();
        let body =
            |(index, (stance, card)): (usize, (&BodyPose, &TitleGameInfo))| self.body(index, stance, card, waits(card));
        let several = cards.len() > 1;
        let near = self.instrument.near();
        // In the order of the focus: around the hub from the front left.
        let mut others: Vec<OrreryBodyView> =
            bodies().filter(|(index, _)| several && *index != near).map(body).collect();
        others.sort_by_key(|body| body.place);
        TitleView {
            game: cards.get(told).map(game).unwrap_or_default(),
            games: cards.iter().map(game).collect(),
            clear,
            house: text_args("title-games", &[("count", cards.len().into())]),
            latest: latest.map(|waiting| waiting.words.clone()),
            latest_line: latest.map(continue_line).unwrap_or_default(),
            waits: self.waits(waiting),
            bodies: others,
            near: bodies().find(|(index, _)| several && *index == near).map(body),
            near_left: self.instrument.near_place(self.board.visible()).left(),
            foot: point(self.instrument.near_place(self.board.visible()).foot),
            origin,
            ..TitleView::default()
        }
    }

    /// Returns the games of the title that this program can play, each with its name.
    pub fn games(&self, hosts: &GameRegistry) -> Vec<(GameKey, String)> {
        let plays = |card: &&TitleGameInfo| hosts.of(card.key).is_some();
        self.cards.0.iter().filter(plays).map(|card| (card.key, name(card))).collect()
    }

    /// Returns the waiting matches of the game that the title describes, newest first.
    pub fn waits(&self, waiting: &[TitleResumableMatch]) -> Vec<ResumableMatchRow> {
        let Some(card) = self.cards.0.get(self.instrument.described_body().0) else { return Vec::new() };
        let told = |waiting: &TitleResumableMatch| ResumableMatchRow {
            names: waiting.names.clone(),
            line: continue_line(waiting),
            path: waiting.path.clone(),
        };
        waiting.iter().filter(|waiting| waiting.game == card.key).map(told).collect()
    }

    fn body(
        &self,
        index: usize,
        stance: &BodyPose,
        card: &TitleGameInfo,
        waits: Option<&TitleResumableMatch>,
    ) -> OrreryBodyView {
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
        OrreryBodyView {
            key: card.key,
            line: said(card, "-line"),
            second,
            waits: waits.is_some(),
            spoken,
            plain: card.emblem == Emblem::Plain,
            place: self.instrument.place_of(index),
            number: index,
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

fn continue_line(waiting: &TitleResumableMatch) -> String {
    text_args("title-continue-line", &[("round", waiting.round.into()), ("when", waiting.when.as_str().into())])
}

/// Builds the title's text about a game.
fn game(card: &TitleGameInfo) -> TitleGame {
    TitleGame {
        key: card.key,
        name: name(card),
        line: said(card, "-line"),
        players: players(&card.players),
        credit: said(card, "-credit"),
        plays: card.plays,
    }
}

/// Returns the name of a game, or its key if the language files have no name for it.
fn name(card: &TitleGameInfo) -> String {
    let name = said(card, "");
    if name.is_empty() { card.key.word().to_owned() } else { name }
}

/// Returns a text about a game, or an empty string if the language files do not contain it.
fn said(card: &TitleGameInfo, what: &str) -> String {
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

/// The time in which the curtain fades out over the title, in seconds.
const CURTAIN: f32 = 0.35;

/// Covers the sky with darkness until the sky is drawn for the first time, then fades the darkness out.
pub fn curtain(ui: &egui::Ui, settings: &Settings, drawn: bool) {
    let risen = egui::Id::new("curtain risen");
    if ui.ctx().data(|data| data.get_temp(risen).unwrap_or(false)) {
        return;
    }
    let seconds = if settings.animation == AnimationSpeed::Off { 0.0 } else { CURTAIN };
    let left = ui.ctx().animate_bool_with_time(egui::Id::new("curtain"), !drawn, seconds);
    if left > 0.0 {
        let whole = ui.ctx().content_rect();
        ui.painter().rect_filled(whole, 0.0, orrery_ui::PANEL_PALETTE.space[1].0.gamma_multiply(left));
    } else {
        ui.ctx().data_mut(|data| data.insert_temp(risen, true));
    }
}
