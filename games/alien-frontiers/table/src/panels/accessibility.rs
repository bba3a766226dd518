//! Descriptions of the items on the board for screen readers: name, state, and the effect of choosing them.

use super::AccessibilityContext;
use crate::board;
use crate::board::{BoardItem, DockState, ItemArea, focus_targets};
use crate::locale::{
    card_discard, card_name, card_power, facility_name, field_name, refusal_text, territory_help, territory_name, text,
    text_args,
};
use crate::table::plan::{ClickTarget, OrderPreview, PlayerChange, tray};
use alien_frontiers::rules::{Card, Facility, Field, Ship, Ships, Territory};
use orrery_core::Colour;
use orrery_locale::MessageValue;
use orrery_ui::accessibility::sentences;
use orrery_ui::{AccessibleItem, AccessibleRole, area_of};

/// Returns every item on the board with its area and its description.
pub fn accessible_items(of: &AccessibilityContext) -> Vec<AccessibleItem> {
    let things = focus_targets(of.view, of.seen, of.hits, of.visible);
    let of_thing = |(index, stand): (usize, &ItemArea)| {
        let number = index as u64;
        let stands = match stand.thing {
            BoardItem::Target(target) => AccessibleRole::For(board::target_id(target)),
            BoardItem::Dock(dock) => {
                AccessibleRole::PartOf(board::target_id(ClickTarget::Facility(dock.facility)), dock_number(dock))
            }
            BoardItem::Track(_) | BoardItem::Piles => AccessibleRole::Alone(number),
        };
        AccessibleItem { stands, area: area_of(stand.area), label: describe(of, stand.thing) }
    };
    things.iter().enumerate().map(of_thing).collect()
}

/// Returns a number for a dock, unique within its facility, which combines the owner of the dock's track and the dock's index.
fn dock_number(dock: DockState) -> u64 {
    let track = dock.track.map_or(0, |colour| colour.index() as u64 + 1);
    track << 8 | u64::from(dock.index)
}

/// Returns the description of an item, with its state.
fn describe(of: &AccessibilityContext, thing: BoardItem) -> String {
    match thing {
        BoardItem::Target(target) => describe_target(of, target),
        BoardItem::Dock(dock) => describe_dock(of, dock),
        BoardItem::Track(colour) => describe_track(of, colour),
        BoardItem::Piles => {
            text_args("access-piles", &[("deck", of.view.deck.len().into()), ("pile", of.view.discards.len().into())])
        }
    }
}

fn describe_target(of: &AccessibilityContext, target: ClickTarget) -> String {
    let state = state(of, target);
    match target {
        ClickTarget::HandShip { index, ship } => sentences([describe_die(of, index, ship), state]),
        ClickTarget::Facility(facility) => sentences([describe_facility(of, facility), state]),
        ClickTarget::Territory(territory) => sentences([describe_territory(of, territory), state]),
        ClickTarget::DisplayCard(slot) => sentences([describe_card(of, slot), state]),
        ClickTarget::Field(field) => sentences([describe_field(of, field), state]),
        ClickTarget::Relic => sentences([text("access-relic"), state]),
        ClickTarget::DockedShip { colour, facility: Facility::MaintenanceBay, ship } if colour != of.view.mover() => {
            let key = if ship.relic { "access-bay-relic" } else { "access-bay-ship" };
            sentences([text_args(key, &[("name", of.names.of(colour).into())]), state])
        }
        ClickTarget::DockedShip { colour, facility, ship } => {
            let place = facility_name(facility);
            sentences([
                text_args("access-docked", &[("ship", owned(of, colour, ship)), ("place", place.into())]),
                state,
            ])
        }
        ClickTarget::Colony(at) => {
            let args = [("name", of.names.of(at.colour).into()), ("place", territory_name(at.territory).into())];
            sentences([text_args("access-colony", &args), state])
        }
        ClickTarget::Trade => sentences([text("access-trade"), state]),
        ClickTarget::Cycle => sentences([text("access-cycle"), state]),
        ClickTarget::Launch(_) => sentences([text("access-launch"), state]),
        ClickTarget::PileCard(card) | ClickTarget::HeldCard { card, .. } => sentences([card_name(card), state]),
        ClickTarget::Roll => text("ui-roll"),
        ClickTarget::End => text("ui-end-turn"),
        ClickTarget::Shed => text("ui-shed"),
        ClickTarget::Confirm => text("ui-go-on"),
        ClickTarget::Cancel => text("ui-cancel"),
        ClickTarget::Use(card, _) => card_name(card),
        ClickTarget::Dock { facility, .. } => facility_name(facility),
        ClickTarget::Resource { .. } | ClickTarget::Return { .. } | ClickTarget::More | ClickTarget::Less => state,
    }
}

/// Returns the owner and the value of a ship as one message argument.
fn owned(of: &AccessibilityContext, colour: Colour, ship: Ship) -> MessageValue {
    let key = if ship.relic { "access-relic-of" } else { "access-ship-of" };
    text_args(key, &[("name", of.names.of(colour).into()), ("value", ship.value.into())]).into()
}

fn describe_die(of: &AccessibilityContext, index: usize, ship: Ship) -> String {
    let all = tray(of.view);
    let back = all.get(index).is_some_and(|(_, teleported)| *teleported);
    let args = [("value", ship.value.into()), ("number", (index + 1).into()), ("all", all.len().into())];
    let what = text_args(if ship.relic { "access-die-relic" } else { "access-die" }, &args);
    let picked = of.plan.selected_indices().contains(&index);
    sentences([
        what,
        if picked { text("access-picked") } else { String::new() },
        if back { text("access-teleported") } else { String::new() },
    ])
}

fn describe_facility(of: &AccessibilityContext, facility: Facility) -> String {
    let position = of.view;
    let name = text_args("access-place", &[("place", facility_name(facility).into())]);
    let there: Vec<String> = position
        .seats()
        .iter()
        .filter_map(|&colour| {
            let player = position.player(colour);
            let ships = player.docked_at(facility);
            if facility == Facility::MaintenanceBay {
                let args = [("name", of.names.of(colour).into()), ("count", player.bay.into())];
                return (player.bay > 0).then(|| text_args("access-bay-ships", &args));
            }
            (!ships.is_empty()).then(|| docked(of, colour, ships))
        })
        .collect();
    let docked = match there.is_empty() {
        true => text("access-empty"),
        false => text_args("access-there", &[("ships", there.join(&text("list-then")).into())]),
    };
    sentences([name, docked])
}

fn docked(of: &AccessibilityContext, colour: Colour, ships: Ships) -> String {
    let args = [("name", of.names.of(colour).into()), ("ships", crate::locale::ships_text(ships).into())];
    text_args("access-ships-of", &args)
}

fn describe_territory(of: &AccessibilityContext, territory: Territory) -> String {
    let position = of.view;
    let name = text_args("access-place", &[("place", territory_name(territory).into())]);
    let colonies: Vec<String> = position
        .seats()
        .iter()
        .filter_map(|&colour| {
            let count = position.player(colour).colonies_on(territory);
            let args = [("name", of.names.of(colour).into()), ("count", count.into())];
            (count > 0).then(|| text_args("access-colonies-of", &args))
        })
        .collect();
    let there = match colonies.is_empty() {
        true => text("access-no-colonies"),
        false => text_args("access-there", &[("ships", colonies.join(&text("list-then")).into())]),
    };
    let control = match position.controller(territory) {
        Some(colour) => text_args("access-control", &[("name", of.names.of(colour).into())]),
        None => text("access-no-control"),
    };
    let fields = Field::ALL.iter().filter(|&&field| position.field_on(field, territory));
    let fields = fields.map(|&field| text_args("access-place", &[("place", field_name(field).into())]));
    let mut parts = vec![name, there, control];
    parts.extend(fields);
    parts.push(territory_help(territory, &position.options));
    sentences(parts)
}

fn describe_field(of: &AccessibilityContext, field: Field) -> String {
    let name: MessageValue = field_name(field).into();
    match of.view.field(field) {
        Some(territory) => {
            text_args("access-field-on", &[("field", name), ("place", territory_name(territory).into())])
        }
        None => text_args("access-field-off", &[("field", name)]),
    }
}

fn describe_card(of: &AccessibilityContext, slot: u8) -> String {
    let display = &of.view.display;
    let Some(card) = display.get(usize::from(slot)).copied().flatten() else {
        return text_args("access-slot-empty", &[("number", (slot + 1).into()), ("all", display.len().into())]);
    };
    let args = [("card", card_name(card).into()), ("number", (slot + 1).into()), ("all", display.len().into())];
    sentences([text_args("access-card", &args), card_help(of, card)])
}

/// Returns the description of a card, including its discard power.
fn card_help(of: &AccessibilityContext, card: Card) -> String {
    let options = &of.view.options;
    let discard = card_discard(card, options).map(|what| text_args("ui-discard-for", &[("what", what.into())]));
    sentences([card_power(card, options), discard.unwrap_or_default()])
}

fn describe_track(of: &AccessibilityContext, colour: Colour) -> String {
    let circle = of.view.player(colour).hub;
    let name = of.names.of(colour).into();
    match circle {
        0 => text_args("access-track-empty", &[("name", name)]),
        circle => text_args("access-track", &[("name", name), ("circle", circle.into())]),
    }
}

fn describe_dock(of: &AccessibilityContext, dock: DockState) -> String {
    let args = [
        ("place", facility_name(dock.facility).into()),
        ("number", (dock.index + 1).into()),
        ("all", dock.count.into()),
        ("name", dock.track.map(|colour| of.names.of(colour)).unwrap_or_default().into()),
    ];
    let place = text_args(if dock.track.is_some() { "access-dock-track" } else { "access-dock" }, &args);
    let how = match dock.held {
        Some((Some(colour), ship)) => text_args("access-dock-held", &[("ship", owned(of, colour, ship))]),
        Some((None, _)) => text("access-relic"),
        None if dock.blocked => text("access-dock-blocked"),
        None => needs(of, dock.facility),
    };
    let target = ClickTarget::Facility(dock.facility);
    let open = dock.next && of.targets.contains(&target) && !of.plan.selected().is_empty();
    sentences([place, how, if open { state(of, target) } else { String::new() }])
}

/// Returns the text about the ships that a free dock of a facility accepts.
fn needs(of: &AccessibilityContext, facility: Facility) -> String {
    let highest = of.view.docked_at(facility).iter().map(|(value, _)| value).max();
    match (facility, highest) {
        (Facility::LunarMine, Some(value)) => text_args("access-needs-least", &[("value", value.into())]),
        (Facility::OrbitalMarket | Facility::Shipyard, _) => text("access-needs-pair"),
        (Facility::ColonyConstructor, _) => text("access-needs-three"),
        (Facility::RaidersOutpost, _) => text("access-needs-run"),
        (Facility::TerraformingStation, _) => text("access-needs-six"),
        _ => text("access-needs-any"),
    }
}

/// Returns the effect of choosing `target`, or the reason why it cannot be chosen; an empty string if there is nothing to say.
fn state(of: &AccessibilityContext, target: ClickTarget) -> String {
    if !of.local || matches!(target, ClickTarget::HandShip { .. }) {
        return String::new();
    }
    let picked = of.plan.selected();
    let subject = match target {
        ClickTarget::Facility(_) | ClickTarget::Territory(_) if !picked.is_empty() => {
            let args = [("ships", crate::locale::ships_text(picked).into()), ("count", picked.len().into())];
            text_args("access-fits", &args)
        }
        _ => String::new(),
    };
    if of.targets.contains(&target) {
        let brings = of.plan.hover(of.view, target).map(|preview| preview_text(of, &preview)).unwrap_or_default();
        let can = if subject.is_empty() { text("access-can") } else { subject };
        return sentences([can, brings]);
    }
    // Other targets, such as territories and fields, are explained only while dice are picked.
    let asked = !picked.is_empty()
        || matches!(target, ClickTarget::Facility(_) | ClickTarget::DisplayCard(_) | ClickTarget::Relic);
    let refusal = asked.then(|| of.plan.why_not(of.view, target)).flatten();
    refusal.map(|refusal| refusal_text(&refusal, of.names)).unwrap_or_default()
}

/// Describes a preview: the changes for each player, whether the order can be undone, and whether it ends the match.
fn preview_text(of: &AccessibilityContext, preview: &OrderPreview) -> String {
    let mover = of.view.mover();
    let mut parts: Vec<String> = Vec::new();
    for (colour, delta) in &preview.deltas {
        let name = (*colour != mover).then(|| of.names.of(*colour));
        parts.extend(changes(delta, name));
    }
    if preview.ends_game {
        parts.push(text_args("access-place", &[("place", text("tag-ends-game").into())]));
    }
    if !preview.undoable {
        parts.push(text("access-final"));
    }
    sentences(parts)
}

/// Describes the changes, as in "Gains 1 ore." and "Pays 2 fuel.", with the name of the player if there is one.
fn changes(delta: &PlayerChange, name: Option<String>) -> Vec<String> {
    let all = [
        (delta.fuel, "access-count-fuel"),
        (delta.ore, "access-count-ore"),
        (delta.ships, "access-count-ships"),
        (delta.cards, "access-count-cards"),
        (delta.colonies, "access-count-colonies"),
        (delta.vp, "access-count-points"),
    ];
    let listed = |sign: i8| {
        let parts = all.iter().filter(|(change, _)| change.signum() == sign);
        let words = parts.map(|(change, key)| text_args(key, &[("count", change.unsigned_abs().into())]));
        words.collect::<Vec<_>>().join(&text("list-comma"))
    };
    let told = |sign: i8, own: &str, other: &str| {
        let what = listed(sign);
        let words = match &name {
            None => text_args(own, &[("what", what.as_str().into())]),
            Some(name) => text_args(other, &[("what", what.as_str().into()), ("name", name.as_str().into())]),
        };
        (!what.is_empty()).then_some(words)
    };
    [told(1, "access-gains", "access-gains-other"), told(-1, "access-pays", "access-pays-other")]
        .into_iter()
        .flatten()
        .collect()
}
