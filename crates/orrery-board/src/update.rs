//! Detects changes, collects the state of the table, and requests new scenes.

use bevy::ecs::system::{StaticSystemParam, SystemParam};
use bevy::prelude::*;
use orrery_core::GameFrontend;
use orrery_core::Rules;
use orrery_core::game_types;
use orrery_table::CurrentPendingOrder;

use super::backdrop_kind::BackdropScreen;
use super::contract::{BoardScene, PointedTarget, SceneContext};
use super::label_placement::CoveredAreas;
use super::log_anchor::{ActionCaption, HighlightedPlaces, SuggestedOrders};
use super::motion::{AnimatedCounters, MotionCue, MotionCues, MotionSettings, TimedTableChange, Timeline};
use super::pieces::ArtImages;
use super::scene::ComposedScene;
use super::scene_state::{Backdrop, DraggedTarget, HoveredTargets, NewScene};
use super::view::BoardViewport;
use orrery_locale::{self as locale, PlayerNames};
use orrery_settings::LastInputDevice;
use orrery_settings::keys::KeyMap;
use orrery_settings::palette::{PaletteName, current};
use orrery_table::{ChangeCause, MatchStatus, OrderGate, Table, TableChange};

/// The pause between the animation and an opponent's next order, in seconds.
const BREATH: f32 = 0.15;

/// The appearance with which the last scene was composed.
#[derive(Default)]
pub struct Appearance {
    /// True if the art was ready.
    ready: bool,
    palette: PaletteName,
    /// The number of language changes up to the last scene.
    words: u64,
}

impl Appearance {
    fn changed(&self) -> bool {
        !self.ready || self.palette != current() || self.words != locale::changes()
    }

    /// Records the current appearance. Returns true if the language has changed since the last scene.
    fn renew(&mut self) -> bool {
        let words = std::mem::replace(&mut self.words, locale::changes());
        (self.ready, self.palette) = (true, current());
        words != self.words
    }
}

/// The last scene of a match of `G`, and the changes since then.
#[derive(Resource)]
pub struct SceneUpdateState<G: BoardScene> {
    /// The pieces in the last scene.
    seen: G::BoardPieces,
    /// The changes of the table since the last scene.
    heard: Vec<TableChange<G::Rules>>,
    /// The caption of the current opponent's last order.
    caption: Option<ActionCaption<G::LogAnchor>>,
    /// True if a match was open.
    open: bool,
    /// True if the current question was shown in the last scene.
    asks: bool,
    dress: Appearance,
}

impl<G: BoardScene> Default for SceneUpdateState<G> {
    fn default() -> Self {
        let (seen, dress) = (G::BoardPieces::default(), Appearance::default());
        SceneUpdateState { seen, heard: Vec::new(), caption: None, open: false, asks: true, dress }
    }
}

/// Collects the announced changes of the table.
pub fn listen<G: BoardScene>(
    mut announced: MessageReader<TableChange<G::Rules>>,
    mut memory: ResMut<SceneUpdateState<G>>,
) {
    memory.heard.extend(announced.read().cloned());
}

/// Clears the board while no match is open. The title orrery is not part of the board.
pub fn clear_when_closed(
    now: Option<Res<MatchStatus>>,
    pieces: Res<ArtImages>,
    outlook: Res<BackdropScreen>,
    view: Res<BoardViewport>,
    mut was_open: Local<bool>,
    mut dress: Local<Appearance>,
    mut new: ResMut<NewScene>,
) {
    if now.is_some() {
        *was_open = true;
        return;
    }
    if !pieces.title_ready() {
        return;
    }
    if std::mem::take(&mut *was_open) || outlook.is_changed() || view.is_changed() || dress.changed() {
        dress.renew();
        new.0 = Some((ComposedScene::default(), MotionCues::default()));
    }
}

/// The resources from which a scene is composed, without the pieces.
#[derive(SystemParam)]
pub struct SceneInputs<'w, G: BoardScene> {
    table: Option<Res<'w, Table<<G as GameFrontend>::Rules>>>,
    plan: Res<'w, CurrentPendingOrder<<G as GameFrontend>::Rules>>,
    hovered: Res<'w, HoveredTargets>,
    held: Res<'w, DraggedTarget>,
    view: Res<'w, BoardViewport>,
    covered: Res<'w, CoveredAreas>,
    pieces: Res<'w, ArtImages>,
    settings: Res<'w, MotionSettings>,
    keys: Res<'w, KeyMap>,
    device: Res<'w, LastInputDevice>,
    outlook: Res<'w, BackdropScreen>,
}

impl<G: BoardScene> SceneInputs<'_, G> {
    fn changed(&self, memory: &SceneUpdateState<G>) -> bool {
        self.plan.is_changed()
            || self.hovered.is_changed()
            || self.held.is_changed()
            || self.view.is_changed()
            // Moved panels change only the position of a label.
            || (self.covered.is_changed() && self.hovered.target().is_some())
            || self.keys.is_changed()
            || self.device.is_changed()
            || self.outlook.is_changed()
            || self.table.as_ref().is_some_and(DetectChanges::is_changed)
            || !memory.open
            || !memory.heard.is_empty()
            || memory.dress.changed()
    }

    fn pointed(&self) -> Option<PointedTarget<game_types::ClickTarget<G>>> {
        let target = self.hovered.target().and_then(G::target)?;
        let by_keys = self.hovered.by_keys();
        Some(PointedTarget { target, explain: self.hovered.rested || by_keys, by_keys })
    }
}

/// Delays the opponents' next order by `seconds`, given at speed 1.
fn hold_gate(gate: Option<ResMut<OrderGate>>, seconds: f32, speed: f32) {
    if let Some(mut gate) = gate.filter(|_| speed > 0.0) {
        gate.hold(seconds / speed);
    }
}

/// Composes a new scene for a match of `G` if any of its inputs have changed.
pub fn compose_when_changed<G: BoardScene>(
    around: SceneInputs<G>,
    (suggested, spotlight): (Res<SuggestedOrders<game_types::Order<G>>>, Res<HighlightedPlaces<G::LogAnchor>>),
    pieces: StaticSystemParam<G::PieceQueries>,
    mut memory: ResMut<SceneUpdateState<G>>,
    (mut new, mut backdrop): (ResMut<NewScene>, ResMut<Backdrop<G::Backdrop>>),
    gate: Option<ResMut<OrderGate>>,
    mut beats: MessageWriter<TimedTableChange<G>>,
    mut counters: ResMut<AnimatedCounters>,
) {
    let Some(table) = &around.table else {
        if memory.open {
            *memory = SceneUpdateState { dress: std::mem::take(&mut memory.dress), ..SceneUpdateState::default() };
            backdrop.0 = None;
        }
        return;
    };
    // The motion of the latest events starts with this scene.
    let still = gate.as_ref().is_none_or(|gate| gate.is_open());
    let asks = !G::asks_at_rest(table.seen()) || still && (around.settings.speed <= 0.0 || memory.heard.is_empty());
    let changed = around.changed(&memory) || suggested.is_changed() || spotlight.is_changed() || asks != memory.asks;
    if !around.pieces.match_ready(G::Rules::KEY) || !changed {
        return;
    }
    if memory.dress.renew() {
        // The stored caption is in the previous language.
        memory.caption = None;
    }
    (memory.open, memory.asks) = (true, asks);
    let (heard, seen) = (std::mem::take(&mut memory.heard), G::read_pieces(&pieces));
    for one in &heard {
        caption::<G>(one, table, &mut memory.caption);
    }
    let (local, view) = (table.local_turn(), table.seen());
    let mut targets = if local { around.plan.targets(view) } else { Vec::new() };
    targets.retain(|&target| table.shows(target));
    let names = PlayerNames::in_game(G::Rules::KEY, table.seats().iter().map(|seat| (seat.colour, seat.name.as_str())));
    let keys = around.keys.faced(*around.device == LastInputDevice::Pad);
    let ctx = SceneContext {
        view,
        plan: &around.plan,
        seen: &seen,
        notes: table.notes(),
        names: &names,
        local,
        shared: table.is_shared(),
        person: table.only_person(),
        targets: &targets,
        pointed: around.pointed(),
        round: table.seen_round(),
        mover: (!table.seen_over()).then(|| table.seen_mover()),
        visible: around.view.visible(),
        covered: &around.covered.0,
        dragged: around.held.at,
        suggested: if local { &suggested.0 } else { &[] },
        spots: &spotlight.0,
        caption: memory.caption.as_ref().filter(|_| !local),
        asks,
        keys: &keys,
    };
    let events = heard.iter().flat_map(|one| one.events.iter().map(|event| (one.mover, *event)));
    let timeline = Timeline::new(events, G::span);
    beats.write_batch(timeline.messages(&heard, around.settings.speed));
    count::<G>(&mut counters, &heard, &timeline, around.settings.speed, view);
    let moves = moves(&heard, &timeline, &memory.seen, &ctx);
    if !heard.is_empty() {
        hold_gate(gate, moves.end() + BREATH, around.settings.speed);
    }
    let (scene, below) = G::compose(&ctx);
    new.0 = Some((scene, moves));
    backdrop.0 = Some(below);
    memory.seen = seen;
}

fn opened<R: Rules>(heard: &[TableChange<R>]) -> bool {
    heard.iter().any(|announced| announced.cause == ChangeCause::Opened)
}

/// Starts the counters of the players' panels, or sets them directly if nothing moves.
fn count<G: BoardScene>(
    counters: &mut AnimatedCounters,
    heard: &[TableChange<G::Rules>],
    timeline: &Timeline<G>,
    speed: f32,
    view: &game_types::View<G>,
) {
    match (heard.first(), heard.last()) {
        (Some(first), Some(last)) if !opened(heard) && speed > 0.0 => {
            let steps = G::steps(timeline, &first.before, &last.after);
            counters.run(G::numbers(&first.before), G::numbers(&last.after), steps);
        }
        _ => counters.settle(G::numbers(view)),
    }
}

/// Returns the motions from the previous scene to the new one.
fn moves<G: BoardScene>(
    heard: &[TableChange<G::Rules>],
    timeline: &Timeline<G>,
    before: &G::BoardPieces,
    ctx: &SceneContext<G>,
) -> MotionCues {
    if opened(heard) || *before == G::BoardPieces::default() {
        MotionCues::default()
    } else if heard.is_empty() {
        MotionCues { other: MotionCue { duration: 0.14, ..default() }, ..default() }
    } else {
        G::moves(timeline, before, ctx)
    }
}

/// Updates the caption after a change of the table. The caption of an opponent stays until their next order. Orders of people
/// have no caption, except in a replay, and a finished match has none.
fn caption<G: BoardScene>(
    one: &TableChange<G::Rules>,
    table: &Table<G::Rules>,
    caption: &mut Option<ActionCaption<G::LogAnchor>>,
) {
    let Some(order) = one.cause.order() else {
        *caption = None;
        return;
    };
    if (table.is_person(one.mover) || one.over_after) && !one.cause.is_past() {
        *caption = None;
    } else if let Some(said) = G::caption(&order, one) {
        *caption = Some(said);
    }
}
