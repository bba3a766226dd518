//! The coach's suggested plan on the board: ghosts of ships where they would dock, and lit territories and cards, each with the
//! number of its order.

use std::collections::{BTreeMap, BTreeSet};

use bevy::math::{Rect, Vec2};

use super::cards::slot_middle;
use super::colonies::next_dome;
use super::ctx::SceneContext;
use super::docks::{in_bay, usable_groups};
use super::layout::LAYOUT;
use super::picture::ComposedBoard;
use super::ships;
use super::stations::area;
use super::z;
use crate::table::ShipPlace;
use alien_frontiers::rules::{Card, CardPower, DiscardPower, Facility, LAST_CIRCLE, Order, Ship, Ships, Territory};
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{RowAlign, TextLine, id};
use orrery_core::Colour;

/// Opacity of a ghost.
const GHOST: f32 = 0.66;

/// Adds the coach's suggested orders to the scene.
pub fn compose(scene: &mut ComposedBoard, ctx: &SceneContext) {
    let mut sketch = SuggestionPainter {
        scene,
        ctx,
        filled: BTreeMap::new(),
        freed: Vec::new(),
        domes: BTreeMap::new(),
        badges: Vec::new(),
        step: 0,
    };
    for order in ctx.suggested {
        sketch.step += 1;
        sketch.order(order);
    }
}

/// A painter that draws a suggestion order by order, and keeps track of what earlier orders change.
struct SuggestionPainter<'a, 'b> {
    scene: &'a mut ComposedBoard,
    ctx: &'a SceneContext<'b>,
    /// Docks that earlier orders fill, in addition to those that already hold ships.
    filled: BTreeMap<Facility, BTreeSet<usize>>,
    /// Docked ships that earlier orders remove: owner, facility, ship.
    freed: Vec<(Colour, Facility, Ship)>,
    /// Number of domes that earlier orders place.
    domes: BTreeMap<Territory, usize>,
    /// Places of the numbers drawn so far.
    badges: Vec<Vec2>,
    /// The number of the current order, counted from 1.
    step: usize,
}

impl SuggestionPainter<'_, '_> {
    fn order(&mut self, order: &Order) {
        if let Some(facility) = order.facility() {
            self.dock(facility, order.docked_ships());
        }
        match *order {
            Order::Settle { territory, .. } => self.dome(territory, self.ctx.view.mover(), false),
            Order::Launch(territory) => {
                let mover = self.ctx.view.mover();
                let from = self.ctx.layout.hub_circle(self.ctx.row(mover), LAST_CIRCLE);
                self.ring(from, LAYOUT.hub.last_radius + 3.0);
                self.dome(territory, mover, true);
            }
            Order::Claim(card) => self.shown_card(card),
            Order::Trade(_) => self.frame(area(self.ctx.layout, Facility::OrbitalMarket)),
            Order::Cycle => self.frame(area(self.ctx.layout, Facility::AlienArtifact)),
            Order::BuyRelic => {
                let at = Vec2::from(LAYOUT.relic);
                self.ring(at, 26.0);
                self.badge(at - Vec2::new(24.0, 20.0));
            }
            Order::Use(CardPower::DataCrystal(territory)) => self.land(territory),
            Order::Use(CardPower::OrbitalTeleporter { facility, ship }) => {
                self.freed.push((self.ctx.view.mover(), facility, ship));
                self.frame(area(self.ctx.layout, facility));
            }
            Order::Use(CardPower::PlasmaCannon { facility, targets }) => {
                let ships = targets.iter().flat_map(|(colour, ships)| ships.iter().map(move |ship| (colour, ship)));
                self.freed.extend(ships.map(|(colour, (value, relic))| (colour, facility, Ship { value, relic })));
                self.frame(area(self.ctx.layout, facility));
            }
            Order::Discard(power) => self.discard(&power),
            _ => {}
        }
    }

    fn discard(&mut self, power: &DiscardPower) {
        match *power {
            DiscardPower::DataCrystal(territory)
            | DiscardPower::GravityManipulator(territory)
            | DiscardPower::StasisBeam(territory) => self.land(territory),
            DiscardPower::BoosterPod(field) => {
                if let Some(territory) = self.ctx.view.field(field) {
                    self.land(territory);
                }
            }
            DiscardPower::OrbitalTeleporter { colony, to } => {
                self.land(colony.territory);
                self.dome(to, colony.colour, false);
            }
            DiscardPower::PolarityDevice(one, other) => {
                self.land(one.territory);
                self.land(other.territory);
            }
            DiscardPower::PlasmaCannon { colour, facility, ship } => {
                self.freed.push((colour, facility, ship));
                self.frame(area(self.ctx.layout, facility));
            }
            DiscardPower::TemporalWarper(_) => {}
        }
    }

    /// Adds ghosts of the ships in the berths that they would take.
    fn dock(&mut self, facility: Facility, docked: Ships) {
        let mut values: Vec<(u8, bool)> = docked.iter().collect();
        values.sort_unstable();
        let berths = self.berths(facility, values.len());
        let colour = self.ctx.view.mover();
        let bay = facility == Facility::MaintenanceBay;
        for (index, ((value, relic), berth)) in values.into_iter().zip(&berths).enumerate() {
            let look = ships::face((!relic).then_some(colour), if bay { 0 } else { value });
            let frame = RoundedRect::new(berth.size() + 3.0, 9.0).rim(1.6, &[PALETTE.act.line.0]);
            let frame = frame.glow(PALETTE.act.line.at(0.55), 7.0);
            self.scene.plate(id("advised berth", (self.step, index)), frame, berth.center(), z::BERTHS + 2.0);
            let at = LAYOUT.ship_in(*berth);
            let size = berth.height() / LAYOUT.berth.height;
            // Over a ship that an earlier order removes, the suggested ship is opaque, since the colours of two seats would mix
            // to that of a third.
            let places = self.ctx.seen.ships.iter().filter_map(|ship| ships::place(self.ctx, ship));
            let lies_there = places.map(|(place, _)| place).any(|place| place.distance(at) < berth.width() / 2.0);
            let alpha = if lies_there { 1.0 } else { GHOST };
            self.scene.piece(id("advised ship", (self.step, index)), look, at, z::SHIPS + 2.0).scale(size).alpha(alpha);
        }
        if let Some(first) = berths.first() {
            self.badge(first.min + 1.0);
        }
    }

    /// Returns the docks of a facility with a ship that no earlier order removes; at the Hub, those of `track`.
    fn taken(&self, facility: Facility, track: Option<Colour>) -> BTreeSet<usize> {
        let mut freed = self.freed.clone();
        let mut taken = BTreeSet::new();
        for ship in self.ctx.seen.ships.iter().filter(|ship| track.is_none() || ship.owner == track) {
            let ShipPlace::Docked(at, index) = ship.place else { continue };
            let shown = Ship { value: ship.value, relic: ship.colour.is_none() };
            let gone = freed
                .iter()
                .position(|&(colour, from, which)| from == at && ship.owner == Some(colour) && which == shown);
            match gone {
                Some(gone) => {
                    freed.swap_remove(gone);
                }
                None if at == facility => {
                    taken.insert(usize::from(index));
                }
                None => {}
            }
        }
        taken
    }

    /// Returns the next free berths of a facility, and marks them as filled.
    fn berths(&mut self, facility: Facility, count: usize) -> Vec<Rect> {
        let ctx = self.ctx;
        let mover = ctx.view.mover();
        let track = (facility == Facility::ColonistHub).then_some(mover);
        // A raid evicts all ships at the Outpost.
        let raid = facility == Facility::RaidersOutpost;
        let full = if raid { BTreeSet::new() } else { self.taken(facility, track) };
        let earlier = self.filled.entry(facility).or_default();
        if facility == Facility::MaintenanceBay {
            let there = ctx.seen.ships.iter().filter(|ship| ship.place == ShipPlace::Bay).count() + earlier.len();
            let place = |index| in_bay(ctx, there + index, there + count);
            earlier.extend(there..there + count);
            return (0..count).map(place).collect();
        }
        let docks = ctx.layout.docks(facility, ctx.row(mover));
        let used = |index: &usize| full.contains(index) || earlier.contains(index);
        let closed: BTreeSet<usize> =
            (0..docks.len()).filter(used).filter_map(|index| docks.get(index).map(|dock| dock.1)).collect();
        let groups = usable_groups(ctx, facility);
        let free = docks.iter().enumerate().filter(|(_, (_, group))| *group < groups && !closed.contains(group));
        let chosen: Vec<(usize, Rect)> = free.take(count).map(|(index, (rect, _))| (index, *rect)).collect();
        earlier.extend(chosen.iter().map(|(index, _)| *index));
        chosen.into_iter().map(|(_, rect)| rect).collect()
    }

    /// Lights a territory and adds a ghost of a colony, with the number of the order if `numbered` is true.
    fn dome(&mut self, territory: Territory, colour: Colour, numbered: bool) {
        let here = self.domes.entry(territory).or_default();
        *here += 1;
        let at = next_dome(self.ctx, territory, *here);
        self.lit(territory);
        let name = id("advised colony", self.step);
        self.scene.piece(name, format!("colony-{colour}"), at, z::COLONIES + 3.0).alpha(GHOST + 0.14);
        let ring = RoundedRect::new(Vec2::new(40.0, 30.0), 13.0).rim(1.6, &[PALETTE.act.line.0]);
        let ring = ring.glow(PALETTE.act.line.at(0.6), 6.0);
        self.scene.plate(id("advised colony ring", self.step), ring, at - Vec2::new(0.0, 4.0), z::COLONIES + 2.0);
        if numbered {
            self.badge(at - Vec2::new(22.0, 16.0));
        }
    }

    /// Lights a territory and adds the number of the order.
    fn land(&mut self, territory: Territory) {
        self.lit(territory);
        self.badge(Vec2::from(LAYOUT.land(territory).name) - Vec2::new(0.0, 28.0));
    }

    fn lit(&mut self, territory: Territory) {
        self.scene.surface.light(territory, 1.0);
    }

    fn shown_card(&mut self, card: Card) {
        let Some(slot) = self.ctx.view.display.iter().position(|shown| *shown == Some(card)) else {
            self.frame(area(self.ctx.layout, Facility::AlienArtifact));
            return;
        };
        let size = Vec2::from(LAYOUT.display.size);
        let middle = slot_middle(slot as u8);
        self.frame(Rect::from_center_size(middle, size));
    }

    /// Adds a frame round an area, with the number of the order.
    fn frame(&mut self, rect: Rect) {
        let frame = RoundedRect::new(rect.size() + 6.0, 12.0).rim(2.0, &[PALETTE.act.line.0]);
        let frame = frame.glow(PALETTE.act.line.at(0.6), 9.0);
        self.scene.plate(id("advised frame", self.step), frame, rect.center(), z::SIGNS + 5.0);
        self.badge(rect.min + Vec2::new(2.0, 6.0));
    }

    fn ring(&mut self, at: Vec2, radius: f32) {
        let ring = RoundedRect::disc(radius).rim(2.0, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(0.7), 8.0);
        self.scene.plate(id("advised ring", self.step), ring, at, z::SIGNS + 5.0);
    }

    /// Adds the number of the order. Numbers that would cover each other are stacked.
    fn badge(&mut self, mut at: Vec2) {
        while self.badges.iter().any(|other| other.distance(at) < 21.0) {
            at.y += 7.0;
        }
        self.badges.push(at);
        let name = (self.step, at.x as i32, at.y as i32);
        let disc = RoundedRect::disc(10.5).fill(&[PALETTE.ink.at(0.96)]).rim(1.8, &[PALETTE.act.line.0]);
        self.scene.plate(id("advised step", name), disc, at, z::SIGNS + 6.0);
        let words =
            TextLine { text: self.step.to_string(), size: 15.0, bold: true, spacing: 0.0, colour: PALETTE.ivory.0 };
        self.scene.words(id("advised number", name), words, RowAlign::Middle, at + Vec2::new(0.0, 5.4), z::SIGNS + 7.0);
    }
}
