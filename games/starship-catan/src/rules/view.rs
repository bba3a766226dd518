//! What a seat knows of a position (SC-HID-1 to SC-HID-6), what it is told of events, and worlds that it holds possible.
//!
//! A view is the position in which everything the seat is not certain of is a place never drawn, and pirates to settle are their
//! class. What the other is certain of beyond what is public is no part of it; in worlds drawn for a view he knows what is public,
//! and what he looks at in this flight.

use super::bag::Bag;
use super::cards::{Card, GROUPS};
use super::chance::{Node, Places};
use super::event::{Event, Face, Source};
use super::options::Memory;
use super::order::Order;
use super::position::{Laid, ONLOOKER, ORIGINS, Position, SECTORS};
use super::sectors::{places, take_from};
use super::vocab::{PirateClass, Seat};
use orrery_core::{Chance, Generator};

/// What somebody knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct View {
    /// Whose view it is; nobody's of what is public.
    pub eyes: Option<Seat>,
    /// Whether everything lies open.
    pub open: bool,
    /// The position, as far as it is known.
    pub known: Position,
}

/// Everything.
#[must_use]
pub const fn open_view(position: &Position) -> View {
    View { eyes: None, open: true, known: *position }
}

/// What a seat knows; of nobody, what is public.
#[must_use]
pub fn view(position: &Position, eyes: Option<Seat>) -> View {
    let mut known = *position;
    hide_piles(&mut known);
    let observer = eyes.map_or(ONLOOKER, Seat::index);
    let flown = known.phase.in_flight().then_some(usize::from(known.flight.sector));
    for at in 0..SECTORS {
        let (lying, certain) = (known.sectors[at].lying, known.knows[observer][at]);
        if flown == Some(at) {
            let (hidden, shown) = cover_flight(&mut known, eyes, lying);
            hide(&mut known, at, hidden, certain.minus(shown));
        } else if lying != certain {
            hide(&mut known, at, lying, certain);
        }
    }
    for other in (0..ONLOOKER).filter(|&other| other != observer) {
        known.knows[other] = known.knows[ONLOOKER];
        known.flight.sight[other] = known.flight.sight[ONLOOKER];
    }
    View { eyes, open: false, known }
}

/// The order of piles is known to nobody (SC-HID-2).
const fn hide_piles(known: &mut Position) {
    if known.reserve.stacked > 0 {
        known.reserve.stacked = 0;
        known.reserve.stack = [Card::LostPlanet; super::position::RESERVE];
    }
    if known.adventures.stack[0].is_some() {
        known.adventures.stack = [None; super::vocab::Adventure::COUNT];
    }
}

/// Covers what these eyes do not see of the flight. Gives the cards of the sector flown that are no part of what is shown, and
/// those that are.
fn cover_flight(known: &mut Position, eyes: Option<Seat>, mut hidden: Bag) -> (Bag, Bag) {
    let mut shown = Bag::EMPTY;
    let (flies, foresees) = (eyes == Some(known.turn), known.foresees(eyes));
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
            Laid::Card(card) => match card.pirates() {
                Some((class, _)) if unsettled && at == last && !foresees => {
                    match laid_from {
                        Some(group) => known.reserve.pools[usize::from(group)].add(card),
                        None => hidden.add(card),
                    }
                    *laid = Laid::Class(class);
                }
                _ => shown.add(card),
            },
            Laid::Veiled(card, group) => {
                known.reserve.pools[usize::from(group)].add(card);
                *laid = Laid::Down(group);
            }
            Laid::Class(_) | Laid::Down(_) => {}
        }
    }
    (hidden, shown)
}

/// Leaves of the `hidden` cards of a sector those that are `certain`; the others become places never drawn.
fn hide(known: &mut Position, at: usize, hidden: Bag, certain: Bag) {
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

/// Where a card came from that was drawn and is hidden again: the group it is kept with, else the deal, else the first group that
/// has such a card.
fn origin_of(known: &Position, at: usize, card: Card) -> usize {
    let secret = (0..GROUPS).find(|&group| known.sectors[at].secret[group].has(card));
    let dealt = || (known.dealt.count(card) < card.dealt()).then_some(0);
    let printed = |group: usize| card.in_group_under(group, known.options.first_rules);
    let group = || (0..GROUPS).find(|&group| known.reserve.pools[group].count(card) < printed(group));
    secret.map(|group| group + 1).or_else(dealt).or_else(|| group().map(|group| group + 1)).unwrap_or(0)
}

/// A truth that a view allows, each as likely as it is: what the seat does not know is drawn.
#[must_use]
pub fn determinize(view: &View, generator: &mut Generator) -> Position {
    let mut truth = view.known;
    if view.open || !truth.phase.in_flight() {
        return truth;
    }
    let class = match truth.flight.last() {
        Some(Laid::Class(class)) => Some(class),
        _ => None,
    };
    if let Some(class) = class {
        let card = draw_pirates(&mut truth, class, generator);
        if let Some(laid) = truth.flight.row_mut().last_mut() {
            *laid = Laid::Card(card);
        }
        if truth.flight.foreseen {
            truth.is_looked_at(card);
        }
    }
    let mut flight = truth.flight;
    for seen in [&mut flight.look, &mut flight.top, &mut flight.bottom] {
        for place in seen.cards_mut().iter_mut().filter(|place| place.is_none()) {
            let at = usize::from(truth.flight.sector);
            let places = places(&truth, at);
            let card = generator.resolve(Node::Sector(places)).card().unwrap_or(Card::LostPlanet);
            take_from(&mut truth, at, &places, card, true);
            *place = Some(card);
            truth.is_looked_at(card);
        }
    }
    flight.sight = truth.flight.sight;
    truth.flight = flight;
    truth
}

/// Draws pirates of a class for the place of the row that is known to have some.
fn draw_pirates(truth: &mut Position, class: PirateClass, generator: &mut Generator) -> Card {
    let fits = |card: &Card| card.pirates().is_some_and(|(of, _)| of == class);
    if let Some(group) = truth.flight.laid_from {
        let pool: Bag = truth.reserve.pools[usize::from(group)].iter().filter(fits).collect();
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

/// A card of these that fits, as likely as it is that it lies in a given place.
fn pirates_among(places: &Places, fits: impl Fn(&Card) -> bool, generator: &mut Generator) -> Option<Card> {
    let fitting = |bag: Bag| bag.iter().filter(&fits).collect::<Bag>();
    let lens = places.pools.map(|pool| u32::from(pool.len()).max(1));
    // The pools that matter, brought to a common number of ways.
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

/// An event as the seat with this view is told it (SC-HID-3 to SC-HID-5). `ago` is how many turns the seat that did it has begun
/// since.
#[must_use]
pub fn redact(event: &Event, to: &View, ago: u32) -> Option<Event> {
    if to.open || to.known.is_over() {
        return Some(*event);
    }
    let told = if to.has_forgotten(ago) { covers_flight(*event, &to.known)? } else { *event };
    Some(match told {
        Event::Looked { seat, number, .. } if to.eyes != Some(seat) => Event::Looked { seat, number, face: Face::Back },
        Event::Revealed { seat, sector, place, face: Face::Card(card), speed } if to.eyes != Some(seat) => {
            // A mover who saw pirates by Sensor is told which; everybody else is told their class.
            let face = card.pirates().map_or(Face::Card(card), |(class, _)| Face::Class(class));
            Event::Revealed { seat, sector, place, face, speed }
        }
        told => told,
    })
}

/// Of an older flight cards are "a card" again, but for those that lie beside a ship; what tells of nothing but such a card is not
/// told any more (SC-HID-5).
fn covers_flight(event: Event, known: &Position) -> Option<Event> {
    let beside = |card: Card| {
        known
            .players
            .iter()
            .any(|player| [player.colonies, player.posts, player.beaten].iter().any(|bag| bag.has(card)))
    };
    let cover = |face: Face| match face {
        Face::Card(card) if beside(card) => face,
        _ => Face::Back,
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
            Source::Deal(card) | Source::Ransom(card) => beside(card).then_some(event),
            _ => Some(event),
        },
        _ => Some(event),
    }
}

/// The view of an earlier moment as it is shown now, the player whose turn it was having begun `ago` turns since: of an older flight
/// the cards lie covered, and so do those that a Sensor looked at (SC-HID-5).
#[must_use]
pub fn recall(view: View, ago: u32) -> View {
    if view.open || view.known.is_over() || !view.has_forgotten(ago) {
        return view;
    }
    let mut view = view;
    let flight = &mut view.known.flight;
    for seen in [&mut flight.look, &mut flight.top, &mut flight.bottom] {
        seen.cards_mut().fill(None);
    }
    flight.row_mut().fill(Laid::Down(0));
    view
}

/// An order as the seat with this view is told it: how the cards looked at were put back only who did it knows; others are told
/// how many went where (SC-HID-3).
#[must_use]
pub fn redact_order(order: &Order, by: Seat, to: &View) -> Option<Order> {
    let told = to.open || to.known.is_over() || to.eyes == Some(by) || !matches!(order, Order::Arrange(_));
    told.then_some(*order)
}

impl View {
    /// Whether a flight of so many turns ago has to be remembered without help: of what is public nobody is helped.
    fn has_forgotten(&self, ago: u32) -> bool {
        ago > 0 && self.eyes.is_none_or(|seat| self.known.options.memory_of(seat) == Memory::None)
    }

    /// What these eyes see of the look that is to be put back: its cards, or nothing for each.
    #[must_use]
    pub fn looks(&self) -> &[Option<Card>] {
        self.known.flight.look.cards()
    }

    /// The flight row as it is seen.
    pub fn row(&self) -> impl Iterator<Item = Face> {
        self.known.flight.row().iter().map(|laid| match *laid {
            Laid::Card(card) => Face::Card(card),
            Laid::Class(class) => Face::Class(class),
            Laid::Down(_) | Laid::Veiled(..) => Face::Back,
        })
    }

    /// What the seat is certain of in a sector, from 0 (SC-HID-6); everything, if everything lies open.
    #[must_use]
    pub fn knows(&self, at: usize) -> Bag {
        match self.eyes {
            Some(seat) => self.known.knows[seat.index()][at],
            None if self.open => self.known.drawn(at),
            None => self.known.knows[ONLOOKER][at],
        }
    }
}
