//! Movement (section 4): steps, their effects on arrival, and the end of movement.

use super::board::BoardSpot;
use super::chance::{ChanceOutcome, ChanceQuestion};
use super::event::Event;
use super::metals::MetalCounts;
use super::player::MetalPile;
use super::position::Position;
use super::refusal::Refusal;
use super::reveal::{lay_mine, show};
use super::vocab::{MoveStep, ShipSystem};
use orrery_core::{Chance, EventSink};

/// The number of metals drawn for an unexplored mine (CB-MIN-1).
const MINE: u8 = 3;
/// The price in credits of a repair at a market; a player with less pays all they have (CB-BRK-4).
pub const MARKET_REPAIR: u32 = 200;

/// Returns the spot to which a step leads, or the reason why the ship cannot take the step. The number of moves left is ignored.
pub(super) fn check_step(p: &Position, seat: usize, step: MoveStep) -> Result<BoardSpot, Refusal> {
    let player = &p.players[seat];
    let to = player.at.after(step).ok_or(Refusal::NoWay { step, at: player.at })?;
    if let Some(quadrant) = to.port_quadrant() {
        if player.is_pirate_in(quadrant) {
            return Err(Refusal::Closed { quadrant });
        }
        if player.breakdown {
            return Ok(to);
        }
    } else if player.breakdown && !to.is_space() && !(to.market().is_some() && p.is_shut_out(seat)) {
        return Err(Refusal::InBreakdown);
    }
    match p.ship_in(to, seat) {
        Some(other) => Err(Refusal::Occupied { by: p.colour(other) }),
        None => Ok(to),
    }
}

/// Checks that the mover may take a step.
pub(super) fn check(p: &Position, step: MoveStep) -> Result<(), Refusal> {
    let seat = p.asked();
    let player = p.me();
    if player.now.stopped {
        return Err(Refusal::MovementOver);
    }
    if player.moves_left() == 0 {
        return Err(Refusal::NoMoves { moves: player.moves() });
    }
    let to = check_step(p, seat, step)?;
    let last = player.moves_left() == 1 || player.at.crosses_axis(to);
    if p.is_solo() && last && to == player.now.begun {
        return Err(Refusal::NotWhereBegun { at: to });
    }
    Ok(())
}

/// Checks that the mover may end the turn (CB-SOL-4).
pub(super) fn check_end(p: &Position) -> Result<(), Refusal> {
    let player = p.me();
    let stays = player.at == player.now.begun && player.moves_left() > 0;
    if p.is_solo() && stays { Err(Refusal::NotWhereBegun { at: player.at }) } else { Ok(()) }
}

/// Takes a step that [`check_step`] accepts, with its effects on arrival.
pub(super) fn go(
    p: &mut Position,
    seat: usize,
    step: MoveStep,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let from = p.players[seat].at;
    let Some(to) = from.after(step) else { return };
    lay_mine(p, seat, sink);
    let player = &mut p.players[seat];
    player.at = to;
    player.now.moved += 1;
    player.now.stopped |= from.crosses_axis(to);
    let by_engine = !player.breakdown && player.now.moved > 1 + player.boosts;
    sink.emit(Event::Moved { seat: p.colour(seat), to });
    if by_engine {
        show(p, seat, ShipSystem::Engine, sink);
    }
    if p.players[seat].breakdown && !to.is_space() {
        repair(p, seat, sink);
    }
    if let Some(mine) = to.mine().filter(|&mine| !p.mines[mine].explored) {
        explore(p, seat, mine, chance, sink);
    }
}

/// Repairs a ship, for free at a spaceport and for credits at a market, and ends its movement (CB-BRK-3, CB-BRK-4).
fn repair(p: &mut Position, seat: usize, sink: &mut impl EventSink<Event>) {
    let free = p.port_of(seat).is_some();
    let player = &mut p.players[seat];
    let price = if free { 0 } else { player.credits.min(MARKET_REPAIR) };
    player.credits -= price;
    player.breakdown = false;
    player.now.stopped = true;
    sink.emit(Event::Repaired { seat: p.colour(seat), price });
}

/// Draws a bonus card and up to three metals for the first ship in a mine (CB-MIN-1).
fn explore(
    p: &mut Position,
    seat: usize,
    mine: usize,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let colour = p.colour(seat);
    p.players[seat].firsts += 1;
    if p.bonus_deck_len() > 0
        && let ChanceOutcome::Bonus(card) = chance.resolve(ChanceQuestion::Bonus(p.bonus_deck()))
    {
        p.players[seat].hand[card.index()] += 1;
        sink.emit(Event::BonusDrawn { seat: colour, card: Some(card) });
    }
    let mut found = MetalCounts::NONE;
    while found.len() < MINE && !p.deck.is_empty() {
        if let ChanceOutcome::Metal(metal) = chance.resolve(ChanceQuestion::Metal(p.deck.known)) {
            p.deck.known.take(metal);
            found.add(metal);
            sink.emit(Event::Found { seat: colour, metal: Some(metal) });
        }
    }
    p.mines[mine].explored = true;
    p.mines[mine].laid = found.is_empty();
    p.mines[mine].pile = MetalPile::of(found);
}
