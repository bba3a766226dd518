//! Flight: the sector, the use of the Sensor, the flight row and the end of the flight (section 5).

use super::cards::Card;
use super::chance::{ChanceOutcome, ChanceQuestion, SectorPool};
use super::event::{Event, FlightEnd, VisibleFace};
use super::options::ReserveFacing;
use super::order::{CardArrangement, LOOK, Order};
use super::position::{Flight, FlightRowCard, ORIGINS, Position, SECTORS, SensorCards};
use super::refusal::Refusal;
use super::vocab::Phase;
use orrery_core::{Chance, EventSink};

/// Checks SC-FLY-1: the sector is 1 to 4.
pub(super) fn check_fly(sector: u8) -> Result<(), Refusal> {
    if (1..=SECTORS as u8).contains(&sector) { Ok(()) } else { Err(Refusal::NoSuchSector { sector }) }
}

/// Lists every sector.
pub(super) fn list_sectors(orders: &mut Vec<Order>) {
    orders.extend((1..=SECTORS as u8).map(Order::Fly));
}

/// Begins a flight in a sector. With a Sensor, the mover looks at the top cards of the sector (SC-FLY-1, SC-FLY-2).
pub(super) fn fly(
    p: &mut Position,
    sector: u8,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let seat = p.turn;
    p.flight = Flight::none(sector - 1);
    sink.emit(Event::FlightBegan { seat, sector });
    let looks = p.mover().look().min(p.cards_left());
    for number in 1..=looks {
        let card = draw(p, true, chance);
        p.flight.look.push(Some(card));
        p.note_looked_at(card);
        sink.emit(Event::Looked { seat, number, face: VisibleFace::Card(card) });
    }
    p.decide(if looks > 0 { Phase::Arrange } else { Phase::Flight });
}

/// Draws a card from the free places of the flight's sector. A card of the reserve that was never drawn before is recorded as
/// secret if `secret` is true or the card is pirates.
fn draw(p: &mut Position, secret: bool, chance: &mut impl Chance<ChanceQuestion>) -> Card {
    let at = usize::from(p.flight.sector);
    let places = places(p, at);
    let card = chance.resolve(ChanceQuestion::Sector(places)).card().unwrap_or(Card::LostPlanet);
    let secret = secret || card.pirates().is_some();
    take_from(p, at, &places, card, secret);
    card
}

/// Returns the free places of a sector, with the cards that may be in them.
pub(super) fn places(p: &Position, at: usize) -> SectorPool {
    let sector = &p.sectors[at];
    let [one, two, three, four] = p.reserve.pools;
    SectorPool { lying: sector.lying, unseen: sector.unseen, pools: [p.dealt, one, two, three, four] }
}

/// Removes a drawn card from its place, preferably a copy that was drawn earlier. If `secret` is true, a card of the reserve that
/// was never drawn before is recorded as secret.
pub(super) fn take_from(p: &mut Position, at: usize, places: &SectorPool, card: Card, secret: bool) {
    let sector = &mut p.sectors[at];
    if sector.lying.take(card) {
        return;
    }
    let Some(origin) = places.origin_of(card) else { return };
    sector.unseen[origin] -= 1;
    match origin.checked_sub(1) {
        None => {
            p.dealt.take(card);
        }
        Some(group) => {
            p.reserve.pools[group].take(card);
            if secret {
                sector.secret[group].add(card);
            }
        }
    }
}

/// Checks SC-FLY-2: each of the inspected cards is put back exactly once.
pub(super) fn check_arrange(p: &Position, arrangement: &CardArrangement) -> Result<(), Refusal> {
    let looked_at = p.flight.look.len();
    if arrangement.names_each_of(looked_at) { Ok(()) } else { Err(Refusal::NotEachOnce { looked_at }) }
}

/// Lists every arrangement in which the cards can be put back: each sequence, with each number of cards on top.
pub(super) fn list_arrangements(p: &Position, orders: &mut Vec<Order>) {
    let looked_at = p.flight.look.len();
    let mut places = [0; LOOK];
    list_places(&mut places[..usize::from(looked_at)], 0, orders);
}

fn list_places(places: &mut [u8], filled: usize, orders: &mut Vec<Order>) {
    let len = places.len();
    if filled == len {
        let cut = |top: usize| CardArrangement::new(&places[..top], &places[top..]).map(Order::Arrange);
        orders.extend((0..=len).rev().filter_map(cut));
        return;
    }
    for number in 1..=len as u8 {
        if !places[..filled].contains(&number) {
            places[filled] = number;
            list_places(places, filled + 1, orders);
        }
    }
}

/// Puts back the inspected cards.
pub(super) fn arrange(p: &mut Position, arrangement: &CardArrangement, sink: &mut impl EventSink<Event>) {
    let look = std::mem::take(&mut p.flight.look);
    let put = |numbers: &[u8]| {
        let mut put = SensorCards::default();
        numbers.iter().for_each(|&number| put.push(look.cards().get(usize::from(number) - 1).copied().flatten()));
        put
    };
    p.flight.top = put(arrangement.top());
    p.flight.bottom = put(arrangement.bottom());
    sink.emit(Event::Arranged { seat: p.turn, top: p.flight.top.len(), bottom: p.flight.bottom.len() });
    p.decide(Phase::Flight);
}

/// Checks SC-FLY-3 and SC-FLY-6: there must be speed and cards left.
pub(super) fn check_next(p: &Position) -> Result<(), Refusal> {
    if p.now.speed == 0 {
        Err(Refusal::NoSpeed)
    } else if p.cards_left() == 0 {
        Err(Refusal::SectorEmpty)
    } else {
        Ok(())
    }
}

/// Reveals the next card and visits it (SC-FLY-3). Pirates must be settled before anything else (SC-PIR-1).
pub(super) fn next(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let fixed = fixed_next(p);
    let card = match fixed {
        // Chance is asked although the card is already fixed, so that the record is complete.
        Some(card) => chance.resolve(ChanceQuestion::Fixed(card)).card().unwrap_or(card),
        None => draw(p, false, chance),
    };
    p.now.speed -= 1;
    p.flight.push(FlightRowCard::Card(card));
    p.flight.visiting = true;
    p.flight.arrived = p.adventures.bits();
    p.flight.laid_from = None;
    let face = match card.pirates() {
        Some((class, _)) => {
            p.flight.foreseen = fixed.is_some();
            p.decide(Phase::Pirates);
            if p.flight.foreseen { VisibleFace::Card(card) } else { VisibleFace::Class(class) }
        }
        None => {
            p.note_revealed(card, fixed.is_some());
            VisibleFace::Card(card)
        }
    };
    let (sector, place, speed) = (p.flight.sector + 1, p.flight.len(), p.now.speed);
    sink.emit(Event::Revealed { seat: p.turn, sector, place, face, speed });
}

/// Takes the next card if a Sensor has fixed it, otherwise returns `None`. Cards on top come first; cards at the bottom come once
/// no other card is left.
fn fixed_next(p: &mut Position) -> Option<Card> {
    if let Some(card) = p.flight.top.take_first() {
        return card;
    }
    let sector = &p.sectors[usize::from(p.flight.sector)];
    let free = !sector.lying.is_empty() || sector.unseen != [0; ORIGINS];
    if free { None } else { p.flight.bottom.take_first().flatten() }
}

/// Takes the last card of the row out of the sector. Its place will be filled.
pub(super) fn take_out(p: &mut Position) {
    if let Some(FlightRowCard::Card(card)) = p.flight.pop() {
        p.note_taken_out(card);
        p.sectors[usize::from(p.flight.sector)].size -= 1;
    }
    p.flight.visiting = false;
}

/// The state of the card that fills the place of a removed card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ReplacementState {
    /// The replacement is turned (SC-ACT-10).
    Turned,
    /// The replacement is not turned, but not visited either (SC-PIR-6).
    Passed,
    /// The replacement is visited as if just revealed (SC-PIR-6, `visit`). It is face up, but pirates show only their class.
    Visited,
}

/// Reports whether a replacement would be laid face down.
pub(super) fn lays_face_down(p: &Position, filling: ReplacementState) -> bool {
    p.options.reserve == ReserveFacing::FaceDown && filling != ReplacementState::Visited
}

/// Fills the last place of the row from the reserve (SC-FLY-7). Chance is asked only about a card laid face up.
pub(super) fn fill(
    p: &mut Position,
    filling: ReplacementState,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let (sector, place) = (p.flight.sector + 1, p.flight.len() + 1);
    let Some(top) = p.reserve.top_group() else {
        sink.emit(Event::Gap { sector, place });
        return;
    };
    p.sectors[usize::from(p.flight.sector)].size += 1;
    let stacked = unstack(p);
    let face = if lays_face_down(p, filling) {
        lay_face_down(p, top, stacked);
        VisibleFace::Back
    } else {
        let pool = stacked.map_or(p.reserve.pools[top], |card| std::iter::once(card).collect());
        let card = chance.resolve(ChanceQuestion::Reserve(pool)).card().unwrap_or(Card::LostPlanet);
        lay_face_up(p, group_of(p, top, card), card, filling)
    };
    p.flight.lay();
    let turned = filling == ReplacementState::Turned;
    if turned {
        p.flight.turn();
    }
    sink.emit(Event::Laid { sector, place, face, turned });
}

/// Takes the top card off the reserve pile. Returns `None` if the order of the pile is unknown.
fn unstack(p: &mut Position) -> Option<Card> {
    let left = p.reserve.stacked.checked_sub(1)?;
    let top = p.reserve.stack[0];
    p.reserve.stack.rotate_left(1);
    p.reserve.stack[usize::from(left)] = Card::LostPlanet;
    p.reserve.stacked = left;
    Some(top)
}

/// Returns the group of a card from a pile whose order is known: the first group left in the pile that may hold the card,
/// otherwise the group on top.
fn group_of(p: &Position, top: usize, card: Card) -> usize {
    let has = |group: &usize| p.reserve.pile[*group] > 0 && p.reserve.pools[*group].has(card);
    (0..p.reserve.pile.len()).find(has).unwrap_or(top)
}

fn lay_face_down(p: &mut Position, top: usize, stacked: Option<Card>) {
    let group = stacked.map_or(top, |card| group_of(p, top, card));
    p.reserve.pile[group] -= 1;
    p.flight.push(match stacked {
        Some(card) => {
            p.reserve.pools[group].take(card);
            FlightRowCard::Veiled(card, group as u8)
        }
        None => FlightRowCard::Down(group as u8),
    });
}

fn lay_face_up(p: &mut Position, group: usize, card: Card, filling: ReplacementState) -> VisibleFace {
    p.reserve.pile[group] -= 1;
    p.reserve.pools[group].take(card);
    p.flight.push(FlightRowCard::Card(card));
    p.flight.visiting = filling == ReplacementState::Visited;
    if p.flight.visiting {
        p.flight.arrived = p.adventures.bits();
    }
    match card.pirates() {
        Some((class, _)) if p.flight.visiting => {
            p.flight.laid_from = Some(group as u8);
            p.flight.foreseen = false;
            VisibleFace::Class(class)
        }
        _ => {
            p.note_laid_face_up(card);
            VisibleFace::Card(card)
        }
    }
}

/// Ends the flight. The cards of the sector are shuffled together (SC-FLY-8), and Trade and Build follows.
pub(super) fn end_flight(p: &mut Position, why: FlightEnd, sink: &mut impl EventSink<Event>) {
    let sector = p.flight.sector + 1;
    gather(p);
    p.now.speed = 0;
    sink.emit(Event::FlightEnded { seat: p.turn, sector, why });
    p.decide(Phase::Build);
}

/// Puts the row and the cards that a Sensor has fixed back among the cards of the sector, and resets the flight.
pub(super) fn gather(p: &mut Position) {
    let flight = std::mem::replace(&mut p.flight, Flight::none(0));
    let sector = &mut p.sectors[usize::from(flight.sector)];
    for &laid in flight.row() {
        match laid {
            FlightRowCard::Card(card) => sector.lying.add(card),
            FlightRowCard::Down(group) => sector.unseen[1 + usize::from(group)] += 1,
            FlightRowCard::Veiled(card, group) => {
                sector.lying.add(card);
                sector.secret[usize::from(group)].add(card);
            }
            FlightRowCard::Class(_) => {}
        }
    }
    let fixed = flight.top.cards().iter().chain(flight.bottom.cards()).chain(flight.look.cards());
    fixed.flatten().for_each(|&card| sector.lying.add(card));
}

/// Asks chance about an unseen replacement after a fight, because the record of the fight includes it.
pub(super) fn unseen_replacement(p: &Position, filling: ReplacementState, chance: &mut impl Chance<ChanceQuestion>) {
    let face_down = !p.reserve.is_empty();
    if p.reserve.is_empty() || lays_face_down(p, filling) {
        let answer = chance.resolve(ChanceQuestion::NoReserve { face_down });
        debug_assert!(matches!(answer, ChanceOutcome::Empty | ChanceOutcome::FaceDown), "{answer:?}");
    }
}
