//! Notices that something changed, gathers the table's entities and has the scene composed.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::compose::{compose, compose_sky};
use super::ctx::{Ctx, Pointed, ShipSeen, Tokens};
use super::layout::LAYOUT;
use super::motion::{Beats, Counters, Timeline, cues};
use super::order_summary::{brief, spots};
use super::spot::Caption;
use super::spotlight::Spotlight;
use super::suggest::Suggested;
use crate::board::label_placement::Covered;
use crate::board::motion::{Cues, MotionSettings};
use crate::board::outlook::Outlook;
use crate::board::pick::Held;
use crate::board::pieces::Pieces;
use crate::board::stage::{Hovered, NewScene};
use crate::board::view::BoardView;
use crate::codex::{Blocked, why_not};
use crate::games::alien_frontiers::table::plan::{Plan, Preview, Target};
use crate::games::alien_frontiers::table::{
    Announced, CardPlace, CardToken, Cause, ColonyPlace, ColonyToken, FieldPlace, FieldToken, RelicOwner, ShipPlace,
    ShipToken, Table, Value,
};
use crate::locale::{self, Names};
use crate::palette::{PaletteName, current};
use crate::record::Control;
use crate::rules::{Facility, Order, Position};
use crate::settings::keys::{Action, KeyMap};
use crate::table::Gate;

/// A moment more than the animation before the next opponent's order, in seconds.
const BREATH: f32 = 0.15;

/// What the board remembers from one frame to the next.
#[derive(Resource, Default)]
pub struct Memory {
    /// The pieces as they were last composed.
    tokens: Tokens,
    /// What was announced since.
    heard: Vec<Announced>,
    /// What the opponent to move did last.
    caption: Option<Caption>,
    /// Whether the art was ready when the scene was last composed.
    ready: bool,
    /// Whether a match was open then.
    open: bool,
    /// The palette it was composed in.
    palette: PaletteName,
    /// The changes of language until then.
    words: u64,
}

/// Takes what the table announced.
pub fn listen(mut announced: MessageReader<Announced>, mut memory: ResMut<Memory>) {
    memory.heard.extend(announced.read().cloned());
}

type ShipParts<'a> = (Entity, &'a ShipToken, &'a ShipPlace, &'a Value, Option<&'a RelicOwner>);

/// The pieces on the table.
#[derive(SystemParam)]
pub struct TokenQueries<'w, 's> {
    ships: Query<'w, 's, ShipParts<'static>>,
    colonies: Query<'w, 's, (Entity, &'static ColonyToken, &'static ColonyPlace)>,
    fields: Query<'w, 's, (Entity, &'static FieldToken, &'static FieldPlace)>,
    cards: Query<'w, 's, (Entity, &'static CardToken, &'static CardPlace)>,
}

impl TokenQueries<'_, '_> {
    /// The pieces in a fixed order.
    pub fn seen(&self) -> Tokens {
        let ships = self.ships.iter().map(|(entity, token, place, value, relic)| ShipSeen {
            entity,
            colour: token.colour,
            owner: token.colour.or_else(|| relic.and_then(|relic| relic.0)),
            place: *place,
            value: value.0,
        });
        let mut tokens = Tokens {
            ships: ships.collect(),
            colonies: self.colonies.iter().map(|(entity, token, place)| (entity, token.colour, *place)).collect(),
            fields: self.fields.iter().map(|(entity, token, place)| (entity, token.0, place.0)).collect(),
            cards: self.cards.iter().map(|(entity, token, place)| (entity, token.0, *place)).collect(),
        };
        // By what they are before who they are: a position looks the same in every match that comes to it.
        tokens.ships.sort_by_key(|ship| (ship.owner, ship.place, ship.value, ship.entity));
        tokens.colonies.sort_by_key(|colony| (colony.1, colony.2, colony.0));
        tokens.fields.sort_by_key(|field| (field.1, field.0));
        tokens.cards.sort_by_key(|card| (card.2, card.1, card.0));
        tokens
    }
}

/// What a scene depends on beside the pieces.
#[derive(SystemParam)]
pub struct Surroundings<'w> {
    table: Option<Res<'w, Table>>,
    plan: Res<'w, Plan>,
    hovered: Res<'w, Hovered>,
    held: Res<'w, Held>,
    suggested: Res<'w, Suggested>,
    spotlight: Res<'w, Spotlight>,
    view: Res<'w, BoardView>,
    covered: Res<'w, Covered>,
    pieces: Res<'w, Pieces>,
    settings: Res<'w, MotionSettings>,
    keys: Res<'w, KeyMap>,
    outlook: Res<'w, Outlook>,
}

impl Surroundings<'_> {
    fn changed(&self, memory: &Memory) -> bool {
        self.plan.is_changed()
            || self.hovered.is_changed()
            || self.held.is_changed()
            || self.suggested.is_changed()
            || self.spotlight.is_changed()
            || self.view.is_changed()
            // Only a tag keeps clear of panels that come.
            || (self.covered.is_changed() && self.hovered.target().is_some())
            || self.keys.is_changed()
            || self.outlook.is_changed()
            || self.table.as_ref().is_some_and(DetectChanges::is_changed)
            || memory.open != self.table.is_some()
            || !memory.heard.is_empty()
            || !memory.ready
            || memory.palette != current()
            || memory.words != locale::changes()
    }
}

/// Composes the scene anew if anything changed that it depends on.
pub fn compose_when_changed(
    around: Surroundings,
    queries: TokenQueries,
    mut memory: ResMut<Memory>,
    mut new: ResMut<NewScene>,
    gate: Option<ResMut<Gate>>,
    mut beats: MessageWriter<Beats>,
    mut counters: ResMut<Counters>,
) {
    if !around.pieces.all_ready() || !around.changed(&memory) {
        return;
    }
    memory.ready = true;
    memory.palette = current();
    if std::mem::replace(&mut memory.words, locale::changes()) != locale::changes() {
        // It is in the language of before.
        memory.caption = None;
    }
    memory.open = around.table.is_some();
    let heard = std::mem::take(&mut memory.heard);
    let Some(table) = &around.table else {
        memory.tokens = Tokens::default();
        memory.caption = None;
        new.0 = Some((compose_sky(*around.outlook), Cues::default()));
        return;
    };
    for one in &heard {
        caption(one, table, &mut memory.caption);
    }
    let tokens = queries.seen();
    let local = table.local_turn();
    let position = table.seen();
    let mut targets = if local { around.plan.targets(position) } else { Vec::new() };
    targets.retain(|&target| table.shows(target));
    let previews = if local { facility_previews(&around.plan, position, &targets) } else { Vec::new() };
    let pointed = around.hovered.target().map(|target| pointed(&around, table, &targets, target, local));
    let names = Names::new(table.info().seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    let layout = LAYOUT.in_window(around.view.visible());
    let ctx = Ctx {
        layout: &layout,
        position,
        plan: &around.plan,
        tokens: &tokens,
        names: &names,
        targets: &targets,
        pointed: pointed.as_ref(),
        previews: &previews,
        round: table.seen_round(),
        visible: around.view.visible(),
        covered: &around.covered.0,
        dragged: around.held.at,
        suggested: if local { &around.suggested.0 } else { &[] },
        spots: &around.spotlight.0,
        caption: memory.caption.as_ref().filter(|_| !local),
        keys: &around.keys,
    };
    let timeline = Timeline::new(heard.iter().flat_map(|one| one.events.iter().map(|event| (one.mover, *event))));
    beats.write_batch(timeline.messages(&heard, around.settings.speed));
    count(&mut counters, &heard, &timeline, around.settings.speed, position);
    let moves = moves(&heard, &timeline, &memory.tokens, &ctx);
    if let Some(mut gate) = gate
        && around.settings.speed > 0.0
        && !heard.is_empty()
    {
        gate.hold((moves.end() + BREATH) / around.settings.speed);
    }
    new.0 = Some((compose(&ctx), moves));
    memory.tokens = tokens;
}

fn opened(heard: &[Announced]) -> bool {
    heard.iter().any(|announced| announced.cause == Cause::Opened)
}

/// Lets the numbers of the players' panels run with what happens, or sets them where nothing moves.
fn count(counters: &mut Counters, heard: &[Announced], timeline: &Timeline, speed: f32, position: &Position) {
    match (heard.first(), heard.last()) {
        (Some(first), Some(last)) if !opened(heard) && speed > 0.0 => {
            counters.run(&first.before, &last.after, timeline);
        }
        _ => counters.settle(position),
    }
}

/// How the board comes from what it showed to what it shows.
fn moves(heard: &[Announced], timeline: &Timeline, tokens: &Tokens, ctx: &Ctx) -> Cues {
    if opened(heard) || tokens.ships.is_empty() {
        Cues::default()
    } else if heard.is_empty() {
        Cues { other: crate::board::motion::Cue { duration: 0.14, ..default() }, ..default() }
    } else {
        cues(timeline, tokens, ctx)
    }
}

/// Keeps what an opponent did until the next order; what people do needs no caption.
fn caption(one: &Announced, table: &Table, caption: &mut Option<Caption>) {
    let Some(order) = one.cause.order() else {
        *caption = None;
        return;
    };
    if table.control(one.mover) == Some(Control::Human) && !one.cause.is_past() {
        *caption = None;
    } else if order != Order::End {
        let spot = spots(one.mover, &order, &one.events).first().copied();
        let bits = brief(&order, &one.events, &one.before, &one.after);
        *caption = Some(Caption { colour: one.mover, bits, spot });
    }
}

/// What a click on each usable facility would bring.
fn facility_previews(plan: &Plan, position: &crate::rules::Position, targets: &[Target]) -> Vec<(Facility, Preview)> {
    if plan.selected().is_empty() {
        return Vec::new();
    }
    let facilities = targets.iter().filter_map(|target| match target {
        Target::Facility(facility) => Some(*facility),
        _ => None,
    });
    facilities.filter_map(|f| Some((f, plan.hover(position, Target::Facility(f))?))).collect()
}

fn pointed(around: &Surroundings, table: &Table, targets: &[Target], target: Target, local: bool) -> Pointed {
    let position = table.seen();
    let die = matches!(target, Target::HandShip { .. });
    let preview = (local && !die).then(|| around.plan.hover(position, target)).flatten();
    let picked = !around.plan.selected().is_empty();
    let by_keys = around.hovered.by_keys();
    let explain = around.hovered.rested || by_keys;
    let blocked = (local && !die && preview.is_none() && !targets.contains(&target) && (explain || picked))
        .then(|| why_not(position, &around.plan, target, local))
        .flatten()
        // With no dice picked nobody means to settle there.
        .filter(|blocked| picked || *blocked != Blocked::NeedsSettlers);
    let key = |action| around.keys.shown(action);
    let own = action_of(target).map(key).unwrap_or_default();
    Pointed { target, preview, blocked, explain, by_keys, keys: (own, key(Action::Codex)) }
}

/// What a key does that picks `target`.
const fn action_of(target: Target) -> Option<Action> {
    Some(match target {
        Target::Facility(facility) => Action::Dock(facility),
        Target::Territory(_) | Target::Relic => Action::Planet,
        Target::Launch(_) => Action::Launch,
        Target::Cycle => Action::Cycle,
        Target::Trade => Action::Trade,
        Target::Shed => Action::Shed,
        Target::End => Action::EndTurn,
        _ => return None,
    })
}
