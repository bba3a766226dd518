//! Views: the knowledge of a seat about a position (SC-HID-1 to SC-HID-6), the events that the seat observes, and
//! determinizations that fit its knowledge.
//!
//! A view is a copy of the position in which every card of which the seat is not certain is replaced by a place never drawn, and
//! pirates to settle are replaced by their class. A view does not include the other player's certain knowledge beyond public
//! knowledge: in determinizations of the view, the other player knows only public cards and the cards that they look at in this
//! flight.

use super::card_counts::CardCounts;
use super::cards::{Card, GROUPS};
use super::chance::{ChanceQuestion, SectorPool};
use super::event::{Event, TransferCause, VisibleFace};
use super::options::MemoryAid;
use super::order::Order;
use super::position::{FlightRowCard, ONLOOKER, ORIGINS, Position, SECTORS};
use super::sectors::{places, take_from};
use super::vocab::{PirateClass, Seat};
use orrery_core::{Chance, RandomGenerator};

/// The knowledge of a seat or of an onlooker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct View {
    /// The viewer's seat, or `None` for public knowledge.
    pub viewer: Option<Seat>,
    /// True if nothing is hidden.
    pub open: bool,
    /// The position without the information that is hidden from the viewer.
    pub known: Position,
}

/// Returns the view in which nothing is hidden.
pub const fn open_view(position: &Position) -> View {
    View { viewer: None, open: true, known: *position }
}

/// Returns the view of a seat, or of an onlooker with public knowledge only.
pub fn view(position: &Position, viewer: Option<Seat>) -> View {
    let mut known = *position;
    hide_piles(&mut known);
    let observer = viewer.map_or(ONLOOKER, Seat::index);
    let flown = known.phase.in_flight().then_some(usize::from(known.flight.sector));
    for at in 0..SECTORS {
        let (lying, certain) = (known.sectors[at].lying, known.knows[observer][at]);
        if flown == Some(at) {
            let (hidden, shown) = cover_flight(&mut known, viewer, lying);
            hide(&mut known, at, hidden, certain.minus(shown));
        } else if lying != certain {
            hide(&mut known, at, lying, certain);
        }
    }
    for other in (0..ONLOOKER).filter(|&other| other != observer) {
        known.knows[other] = known.knows[ONLOOKER];
        known.flight.sight[other] = known.flight.sight[ONLOOKER];
    }
    View { viewer, open: false, known }
}

/// Hides the order of piles, which no observer knows (SC-HID-2).
const fn hide_piles(known: &mut Position) {
    if known.reserve.stacked > 0 {
        known.reserve.stacked = 0;
        known.reserve.stack = [Card::LostPlanet; super::position::RESERVE];
    }
    if known.adventures.stack[0].is_some() {
        known.adventures.stack = [None; super::vocab::Adventure::COUNT];
    }
}

/// Hides the parts of the flight that this viewer does not see. Returns two bags with the cards of the flight's sector: the
/// hidden cards, and the shown ones.
fn cover_flight(known: &mut Position, viewer: Option<Seat>, mut hidden: CardCounts) -> (CardCounts, CardCounts) {
    let mut shown = CardCounts::EMPTY;
    let (flies, foresees) = (viewer == Some(known.turn), known.foresees(viewer));
    let unsettled = known.flight.visiting && known.phase.awaits_settling(known.flight.laid_from.is_some());
    let flight = &mut known.flight;
    for seen in [&mut flight.look, &mut flight.top, &mut flight.bottom] {
        for place in seen.cards_mut() {
            match *place {
                Some(card) if flies => shown.add(card),
                Some(card) => {
                    hidden.add(card);
                    *place = None;
                }
                None => {}
            }
        }
    }
    let last = usize::from(flight.len()).saturating_sub(1);
    let laid_from = flight.laid_from;
    for (at, laid) in flight.row_mut().iter_mut().enumerate() {
        match *laid {
            FlightRowCard::Card(card) => match card.pirates() {
                Some((class, _)) if unsettled && at == last && !foresees => {
                    match laid_from {
                        Some(group) => known.reserve.pools[usize::from(group)].add(card),
                        None => hidden.add(card),
                    }
                    *laid = FlightRowCard::Class(class);
                }
                _ => shown.add(card),
            },
            FlightRowCard::Veiled(card, group) => {
                known.reserve.pools[usize::from(group)].add(card);
                *laid = FlightRowCard::Down(group);
            }
            FlightRowCard::Class(_) | FlightRowCard::Down(_) => {}
        }
    }
    (hidden, shown)
}

/// Keeps the cards of a sector that are both `hidden` and `certain`. All other hidden cards are turned into places never drawn.
fn hide(known: &mut Position, at: usize, hidden: CardCounts, certain: CardCounts) {
    let lying = hidden.common(certain);
    known.sectors[at].lying = lying;
    if lying == hidden {
        return;
    }
    for card in hidden.minus(lying).iter() {
        let origin = origin_of(known, at, card);
        known.sectors[at].unseen[origin] += 1;
        match origin.checked_sub(1) {
            None => known.dealt.add(card),
            Some(group) => {
                known.sectors[at].secret[group].take(card);
                known.reserve.pools[group].add(card);
            }
        }
    }
}

/// Returns the origin to which a drawn card belongs once it is hidden again: the group in which it is secret, otherwise the deal,
/// otherwise the first group from which such a card was drawn.
fn origin_of(known: &Position, at: usize, card: Card) -> usize {
    let secret = (0..GROUPS).find(|&group| known.sectors[at].secret[group].has(card));
    let dealt = || (known.dealt.count(card) < card.dealt()).then_some(0);
    let printed = |group: usize| card.in_group_under(group, known.options.first_rules);
    let group = || (0..GROUPS).find(|&group| known.reserve.pools[group].count(card) < printed(group));
    secret.map(|group| group + 1).or_else(dealt).or_else(|| group().map(|group| group + 1)).unwrap_or(0)
}

/// Returns a full state that is drawn at random from those that a view allows, according to their probabilities. Only cards that
/// the seat does not know are drawn.
#[must_use]
pub fn determinize(view: &View, generator: &mut RandomGenerator) -> Position {
    let mut truth = view.known;
    if view.open || !truth.phase.in_flight() {
        return truth;
    }
    let class = match truth.flight.last() {
        Some(FlightRowCard::Class(class)) => Some(class),
        _ => None,
    };
    if let Some(class) = class {
        let card = draw_pirates(&mut truth, class, generator);
        if let Some(laid) = truth.flight.row_mut().last_mut() {
            *laid = FlightRowCard::Card(card);
        }
        if truth.flight.foreseen {
            truth.note_looked_at(card);
        }
    }
    let mut flight = truth.flight;
    for seen in [&mut flight.look, &mut flight.top, &mut flight.bottom] {
        for place in seen.cards_mut().iter_mut().filter(|place| place.is_none()) {
            let at = usize::from(truth.flight.sector);
            let places = places(&truth, at);
            let card = generator.resolve(ChanceQuestion::Sector(places)).card().unwrap_or(Card::LostPlanet);
            take_from(&mut truth, at, &places, card, true);
            *place = Some(card);
            truth.note_looked_at(card);
        }
    }
    flight.sight = truth.flight.sight;
    truth.flight = flight;
    truth
}

/// Draws pirates of a class for the last place of the row, which is known to hold such pirates.
fn draw_pirates(truth: &mut Position, class: PirateClass, generator: &mut RandomGenerator) -> Card {
    let fits = |card: &Card| card.pirates().is_some_and(|(of, _)| of == class);
    if let Some(group) = truth.flight.laid_from {
        let pool: CardCounts = truth.reserve.pools[usize::from(group)].iter().filter(fits).collect();
        let n = generator.below(u32::from(pool.len()).max(1));
        let card = pool.nth(n).unwrap_or(Card::Pirates2);
        truth.reserve.pools[usize::from(group)].take(card);
        return card;
    }
    let at = usize::from(truth.flight.sector);
    let places = places(truth, at);
    let card = pirates_among(&places, fits, generator).unwrap_or(Card::Pirates2);
    take_from(truth, at, &places, card, true);
    card
}

/// Draws a card that fits, in proportion to its probability in the places of the sector. Returns `None` if no card fits.
fn pirates_among(places: &SectorPool, fits: impl Fn(&Card) -> bool, generator: &mut RandomGenerator) -> Option<Card> {
    let fitting = |bag: CardCounts| bag.iter().filter(&fits).collect::<CardCounts>();
    let lens = places.pools.map(|pool| u32::from(pool.len()).max(1));
    // Pools of different sizes need a common number of outcomes.
    let depth: u32 = (0..ORIGINS).filter(|&origin| places.unseen[origin] > 0).map(|origin| lens[origin]).product();
    let lying = fitting(places.lying);
    let weight = |origin: usize| {
        let unseen = u32::from(places.unseen[origin]);
        if unseen == 0 { 0 } else { unseen * (depth / lens[origin]) }
    };
    let of_pools: u32 =
        (0..ORIGINS).map(|origin| weight(origin) * u32::from(fitting(places.pools[origin]).len())).sum();
    let mut n = generator.below((u32::from(lying.len()) * depth + of_pools).max(1));
    if n < u32::from(lying.len()) * depth {
        return lying.nth(n / depth);
    }
    n -= u32::from(lying.len()) * depth;
    for origin in (0..ORIGINS).filter(|&origin| weight(origin) > 0) {
        let pool = fitting(places.pools[origin]);
        let ways = weight(origin) * u32::from(pool.len());
        if n < ways {
            return pool.nth(n / weight(origin));
        }
        n -= ways;
    }
    None
}

/// Returns an event as the seat with this view observes it, or `None` if the event is hidden (SC-HID-3 to SC-HID-5). `ago` is the
/// number of turns that the acting seat has begun since the event.
pub fn redact(event: &Event, to: &View, ago: u32) -> Option<Event> {
    if to.open || to.known.is_over() {
        return Some(*event);
    }
    let told = if to.has_forgotten(ago) { covers_flight(*event, &to.known)? } else { *event };
    Some(match told {
        Event::Looked { seat, number, .. } if to.viewer != Some(seat) => {
            Event::Looked { seat, number, face: VisibleFace::Back }
        }
        Event::Revealed { seat, sector, place, face: VisibleFace::Card(card), speed } if to.viewer != Some(seat) => {
            // A mover who saw pirates by Sensor learns their names; every other observer learns their class.
            let face = card.pirates().map_or(VisibleFace::Card(card), |(class, _)| VisibleFace::Class(class));
            Event::Revealed { seat, sector, place, face, speed }
        }
        told => told,
    })
}

/// Hides the cards of an older flight again, except those next to a ship. Returns `None` for an event that only reports such a
/// card (SC-HID-5).
fn covers_flight(event: Event, known: &Position) -> Option<Event> {
    let beside = |card: Card| {
        known
            .players
            .iter()
            .any(|player| [player.colonies, player.posts, player.beaten].iter().any(|bag| bag.has(card)))
    };
    let cover = |face: VisibleFace| match face {
        VisibleFace::Card(card) if beside(card) => face,
        _ => VisibleFace::Back,
    };
    match event {
        Event::Revealed { seat, sector, place, face, speed } => {
            Some(Event::Revealed { seat, sector, place, face: cover(face), speed })
        }
        Event::Laid { sector, place, face, turned } => Some(Event::Laid { sector, place, face: cover(face), turned }),
        Event::Looked { seat, number, face } => Some(Event::Looked { seat, number, face: cover(face) }),
        Event::Turned { card, .. } | Event::PiratesPaid { card, .. } | Event::Fought { card, .. } => {
            beside(card).then_some(event)
        }
        Event::Gained { source, .. } | Event::Paid { source, .. } => match source {
            TransferCause::Deal(card) | TransferCause::Ransom(card) => beside(card).then_some(event),
            _ => Some(event),
        },
        _ => Some(event),
    }
}

/// Returns the view of an earlier moment as the program shows it now. The player whose turn it was has begun `ago` turns since.
/// Without a memory aid, the cards of an older flight are face down, and so are those that a Sensor looked at (SC-HID-5).
pub fn recall(view: View, ago: u32) -> View {
    if view.open || view.known.is_over() || !view.has_forgotten(ago) {
        return view;
    }
    let mut view = view;
    let flight = &mut view.known.flight;
    for seen in [&mut flight.look, &mut flight.top, &mut flight.bottom] {
        seen.cards_mut().fill(None);
    }
    flight.row_mut().fill(FlightRowCard::Down(0));
    view
}

/// Returns an order as the seat with this view observes it, or `None` if it is hidden: until the match is over, only the player
/// who put cards back knows the arrangement (SC-HID-3).
pub fn redact_order(order: &Order, by: Seat, to: &View) -> Option<Order> {
    let told = to.open || to.known.is_over() || to.viewer == Some(by) || !matches!(order, Order::Arrange(_));
    told.then_some(*order)
}

impl View {
    /// Reports whether a flight from `ago` turns back is hidden again: it is not the latest flight, and the viewer has no memory
    /// aid. Onlookers never have a memory aid.
    fn has_forgotten(&self, ago: u32) -> bool {
        ago > 0 && self.viewer.is_none_or(|seat| self.known.options.memory_of(seat) == MemoryAid::None)
    }

    /// Returns the inspected cards that have not yet been put back. Each is `None` if the viewer does not see it.
    pub fn looked_at(&self) -> &[Option<Card>] {
        self.known.flight.look.cards()
    }

    /// Iterates over the flight row as the viewer sees it.
    pub fn row(&self) -> impl Iterator<Item = VisibleFace> {
        self.known.flight.row().iter().map(|laid| match *laid {
            FlightRowCard::Card(card) => VisibleFace::Card(card),
            FlightRowCard::Class(class) => VisibleFace::Class(class),
            FlightRowCard::Down(_) | FlightRowCard::Veiled(..) => VisibleFace::Back,
        })
    }

    /// Returns the cards of which the viewer is certain in the sector with index `at` (SC-HID-6). If nothing is hidden, returns
    /// all cards drawn there.
    pub fn knows(&self, at: usize) -> CardCounts {
        match self.viewer {
            Some(seat) => self.known.knows[seat.index()][at],
            None if self.open => self.known.drawn(at),
            None => self.known.knows[ONLOOKER][at],
        }
    }
}
