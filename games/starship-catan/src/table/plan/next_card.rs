//! The forecast for the next card of a flight, from the cards that the viewer is shown.

use crate::rules::{CardCounts, FlightRowCard, MemoryAid, SensorCards, View};
use crate::table::types::{NextCardForecast, Odds};

/// Reports whether the program reminds the viewer of the cards that their seat has seen (SC-HID-5). If nothing is hidden, the
/// program shows everything.
pub(super) fn reminds(view: &View) -> bool {
    view.open || view.viewer.is_some_and(|seat| view.known.options.memory_of(seat) == MemoryAid::Open)
}

/// Returns the cards of which the viewer is reminded in the sector with index `at`. Cards in the row are left out, because all
/// players see them.
pub fn reminded(view: &View, at: usize) -> CardCounts {
    if !reminds(view) {
        return CardCounts::EMPTY;
    }
    let here = view.known.phase.in_flight() && usize::from(view.known.flight.sector) == at;
    let row = view.known.flight.row().iter().filter(|_| here).filter_map(|laid| match *laid {
        FlightRowCard::Card(card) => Some(card),
        _ => None,
    });
    view.knows(at).minus(row.collect())
}

/// Returns the forecast for revealing the next card.
pub(super) fn ahead(view: &View) -> NextCardForecast {
    let (p, cards) = (&view.known, view.known.cards_left());
    if !reminds(view) {
        return NextCardForecast { cards, unknown: cards, reminds: false, pirates: None };
    }
    let covered = |seen: &SensorCards| seen.cards().iter().filter(|card| card.is_none()).count() as u8;
    let never: u8 = p.sectors[usize::from(p.flight.sector)].unseen.iter().sum();
    let unknown = never + covered(&p.flight.top) + covered(&p.flight.bottom);
    NextCardForecast { cards, unknown, reminds: true, pirates: pirates(view) }
}

/// Returns the odds that the next card is pirates. Returns `None` if no card is left, or if a Sensor has fixed the card and the
/// viewer does not see it.
fn pirates(view: &View) -> Option<Odds> {
    let flight = &view.known.flight;
    let certain = |seen: &SensorCards| {
        let card = (*seen.cards().first()?)?;
        Some(Odds { cases: u32::from(card.pirates().is_some()), of: 1 })
    };
    if !flight.top.is_empty() {
        return certain(&flight.top);
    }
    let sector = &view.known.sectors[usize::from(flight.sector)];
    let pools: Vec<(u32, CardCounts)> = std::iter::once(view.known.dealt)
        .chain(view.known.reserve.pools)
        .zip(sector.unseen)
        .filter(|&(_, places)| places > 0)
        .map(|(pool, places)| (u32::from(places), pool))
        .collect();
    let places = u32::from(sector.lying.len()) + pools.iter().map(|(places, _)| places).sum::<u32>();
    if places == 0 {
        return certain(&flight.bottom);
    }
    let len = |pool: &CardCounts| u32::from(pool.len()).max(1);
    let common: u32 = pools.iter().map(|(_, pool)| len(pool)).product();
    let there = |bag: CardCounts| bag.iter().filter(|card| card.pirates().is_some()).count() as u32;
    let unseen: u32 = pools.iter().map(|(places, pool)| places * there(*pool) * (common / len(pool))).sum();
    Some(Odds { cases: there(sector.lying) * common + unseen, of: places * common })
}
