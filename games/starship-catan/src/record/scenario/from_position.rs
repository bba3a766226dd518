//! Conversion of a position to the scenario that starts from it.

use super::format::{Scenario, ScenarioFlight, ScenarioSeat, ScenarioUsedDeals, SectorCards};
use super::words::{ScenarioMedal, ScenarioPieces, SectorKey};
use crate::rules::{
    CardCounts, FlightRowCard, Module, Phase, Position, Resource, SECTOR_SIZE, Seat, Ship, StarshipCatan,
    first_position,
};
use orrery_core::words::{KeywordMap, QuotedKeyword, words};
use orrery_record::{ScenarioError, SerializedSetup, complete};

impl Scenario {
    /// Returns the scenario that starts from `position`, without orders.
    ///
    /// # Errors
    /// Returns an error for positions that scenarios cannot express, such as those with seats in another order, with cards that a
    /// Sensor has fixed, or after certain actions in the current turn.
    pub fn from_position(position: &Position) -> Result<Self, ScenarioError> {
        let setup = SerializedSetup::of(None, &position.options);
        let start = first_position(&setup.setup()).is_ok_and(|first| first == *position);
        let mut scenario = Scenario { setup, start, ..Scenario::default() };
        if !start {
            scenario.describe(position);
        }
        complete::<StarshipCatan>(scenario, position)
    }

    fn describe(&mut self, p: &Position) {
        self.seats = KeywordMap(Seat::ALL.iter().map(|&seat| (seat, seat_of(p, seat))).collect());
        self.turn = Some(QuotedKeyword(p.turn));
        self.phase = Some(QuotedKeyword(p.phase));
        self.turns = p.turns;
        self.die = (p.now.roll > 0).then_some(p.now.roll);
        let row =
            |laid: &FlightRowCard| if let FlightRowCard::Card(card) = *laid { Some(QuotedKeyword(card)) } else { None };
        if matches!(p.phase, Phase::Flight | Phase::Pirates) {
            let flight = &p.flight;
            self.flight = Some(ScenarioFlight {
                sector: flight.sector + 1,
                row: flight.row().iter().filter_map(row).collect(),
                turned: (1..=flight.len()).filter(|place| flight.turned >> (place - 1) & 1 == 1).collect(),
                actions: flight.actions,
                speed: p.now.speed,
            });
        }
        let (demands, offers) = (p.now.demands, p.now.offers);
        self.used = Some(ScenarioUsedDeals { posts: words(p.now.posts.iter()), demands, offers });
        self.sectors = by_sector(|at| p.sectors[at].lying);
        let sizes = SectorKey::ALL.iter().map(|&sector| (sector, p.sectors[sector.index()].size));
        self.sizes = KeywordMap(sizes.filter(|&(_, size)| size != SECTOR_SIZE).collect());
        if p.reserve.stacked > 0 || p.reserve.is_empty() {
            self.reserve = Some(words(p.reserve.stack[..usize::from(p.reserve.stacked)].iter().copied()));
        }
        self.adventures = Some(words(p.adventures.face_up()));
        if p.adventures.stack[0].is_some() || p.adventures.pile == 0 {
            self.adventure_deck = Some(words(p.adventures.stack.iter().flatten().copied()));
        }
    }
}

/// Returns the cards of each sector that has any.
fn by_sector(cards: impl Fn(usize) -> CardCounts) -> SectorCards {
    let listed = SectorKey::ALL.iter().map(|&sector| (sector, words(cards(sector.index()).iter())));
    KeywordMap(listed.filter(|(_, cards)| !cards.is_empty()).collect())
}

fn seat_of(p: &Position, seat: Seat) -> ScenarioSeat {
    let player = p.player(seat);
    let cargo = Resource::ALL.iter().map(|&resource| (resource, player.resource(resource)));
    let modules = Module::ALL.iter().map(|&module| (module, player.level(module)));
    let hangar = Ship::ALL.iter().flat_map(|&ship| std::iter::repeat_n(ship, player.ships(ship).into()));
    let won = player.beaten.iter().map(ScenarioMedal::Pirates).chain(player.kept().map(ScenarioMedal::Adventure));
    ScenarioSeat {
        astro: Some(player.astro),
        science: Some(player.science),
        cargo: Some(KeywordMap(cargo.filter(|&(_, count)| count > 0).collect())),
        hangar: Some(words(hangar)),
        boosters: Some(ScenarioPieces(player.boosters)),
        cannons: Some(ScenarioPieces(player.cannons)),
        modules: Some(KeywordMap(modules.filter(|&(_, level)| level > 0).collect())),
        colonies: Some(words(player.colonies.iter())),
        posts: Some(words(player.posts.iter())),
        won: Some(won.collect()),
        knows: Some(by_sector(|at| p.knows[seat.index()][at])),
    }
}
