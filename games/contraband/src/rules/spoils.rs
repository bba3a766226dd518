//! The consequences of inspections and fights: lost holds, fines, lost upgrades, loot and prizes (CB-BRK-1, CB-FGT-5, CB-POL-3,
//! CB-POL-5, CB-ALI-4, CB-ALI-5).

use super::board::{BoardSpot, Sector, SectorPlace};
use super::event::Event;
use super::meeting::MeetingOpponent;
use super::metals::MetalCounts;
use super::options::{BreakdownCost, BreakdownRule};
use super::order::Order;
use super::places;
use super::player::MetalPile;
use super::position::Position;
use super::refusal::Refusal;
use super::vocab::{BonusCard, DecisionKind, Metal, Upgrade};
use orrery_core::EventSink;

/// The fine in credits for Plutonium (CB-POL-3).
pub const FINE: u32 = 500;

/// Makes a ship without shields break down (CB-BRK-1). The victor's gains are settled before the ship loses an upgrade.
pub(super) fn break_down(p: &mut Position, seat: usize, sink: &mut impl EventSink<Event>) {
    p.players[seat].breakdown = true;
    p.players[seat].now.stopped = true;
    sink.emit(Event::BrokeDown { seat: p.colour(seat) });
    let Some(meeting) = p.meeting else { return };
    match meeting.foe {
        MeetingOpponent::Ship(other) if usize::from(other) == seat => return rob(p, seat, sink),
        MeetingOpponent::Ship(_) => {}
        MeetingOpponent::Police => {
            let fined = !meeting.sight && p.players[seat].hold.known.has(Metal::Plutonium);
            lose_hold(p, seat, MetalCounts::NONE, sink);
            if fined {
                fine(p, seat, sink);
            }
        }
        MeetingOpponent::Miner | MeetingOpponent::Raiders | MeetingOpponent::Corsair => {
            lose_hold(p, seat, MetalCounts::NONE, sink);
        }
    }
    lose_upgrade(p, seat, sink);
}

pub(super) fn lose_hold(p: &mut Position, seat: usize, kept: MetalCounts, sink: &mut impl EventSink<Event>) {
    let lost = p.players[seat].hold.known.minus(kept);
    if lost.is_empty() {
        return;
    }
    p.note_hold_loss(seat, kept);
    p.players[seat].hold = MetalPile::of(kept);
    sink.emit(Event::HoldLost { seat: p.colour(seat), count: lost.len(), metals: Some(lost) });
}

fn fine(p: &mut Position, seat: usize, sink: &mut impl EventSink<Event>) {
    let player = &mut p.players[seat];
    let credits = player.credits.min(FINE);
    player.credits -= credits;
    sink.emit(Event::Fined { seat: p.colour(seat), credits });
}

/// Checks that a player may submit and hide this many units of Plutonium (CB-POL-1, CB-BON-8).
pub(super) fn check_submit(p: &Position, hidden: u8) -> Result<(), Refusal> {
    if p.meeting.is_some_and(|meeting| meeting.sight) {
        return Err(Refusal::AtSight);
    }
    let (plutonium, cards) = (p.me().hold.known.count(Metal::Plutonium), p.me().cards(BonusCard::HiddenHold));
    if hidden > plutonium.min(cards) { Err(Refusal::CannotHide { plutonium, cards }) } else { Ok(()) }
}

/// Carries out the inspection (CB-POL-2, CB-POL-3).
pub(super) fn submit(p: &mut Position, hidden: u8, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let kept = MetalCounts::of(Metal::Plutonium, hidden);
    use_hidden_holds(p, seat, hidden);
    p.meeting = None;
    p.clear_question();
    if p.players[seat].hold.known.count(Metal::Plutonium) == hidden {
        p.note_public_holding(seat, kept);
        return sink.emit(Event::Cleared { seat: p.colour(seat), hidden });
    }
    lose_hold(p, seat, kept, sink);
    fine(p, seat, sink);
    if let Some(port) = nearest_port(p, seat) {
        p.players[seat].at = port;
        sink.emit(Event::Sent { seat: p.colour(seat), to: port });
    }
}

fn use_hidden_holds(p: &mut Position, seat: usize, cards: u8) {
    p.players[seat].hand[BonusCard::HiddenHold.index()] -= cards;
    p.played[BonusCard::HiddenHold.index()] += cards;
}

/// Returns the nearest spaceport that is not closed to a player; of two equally near ones, the clockwise one. Returns `None` if
/// all are closed.
pub fn nearest_port(p: &Position, seat: usize) -> Option<BoardSpot> {
    let player = &p.players[seat];
    let sector = player.at.sector;
    let ways = (0..=Sector::COUNT / 2).flat_map(|off| [sector.on(off), sector.on(Sector::COUNT - off)]);
    let ports = ways.map(|sector| BoardSpot { sector, place: SectorPlace::Structure });
    ports.into_iter().find(|port| port.port_quadrant().is_some_and(|quadrant| !player.is_pirate_in(quadrant)))
}

/// Starts the robbery of a broken-down ship by its attacker (CB-FGT-5). If [`Position::asks_all`] is set, a player with metals is
/// asked what to hide even without a Hidden Hold; otherwise the question would reveal to the others that there is one.
fn rob(p: &mut Position, robbed: usize, sink: &mut impl EventSink<Event>) {
    let player = &p.players[robbed];
    if !player.hold.is_empty() && (p.asks_all || player.cards(BonusCard::HiddenHold) > 0) {
        p.ask(robbed, DecisionKind::Hide);
    } else {
        open_hold(p, robbed, MetalCounts::NONE, sink);
    }
}

/// Checks that the robbed player may hide these metals (CB-BON-8).
pub(super) fn check_hide(p: &Position, metals: &MetalCounts) -> Result<(), Refusal> {
    let cards = p.me().cards(BonusCard::HiddenHold);
    let fits = metals.within(&p.me().hold.known) && metals.len() <= cards;
    if fits { Ok(()) } else { Err(Refusal::TooMuchHidden { cards }) }
}

/// Hides metals of the decider; the robber sees the rest of the hold.
pub(super) fn hide(p: &mut Position, metals: MetalCounts, sink: &mut impl EventSink<Event>) {
    let robbed = p.asked();
    use_hidden_holds(p, robbed, metals.len());
    if !metals.is_empty() {
        sink.emit(Event::Hid { seat: p.colour(robbed), count: metals.len() });
    }
    open_hold(p, robbed, metals, sink);
}

fn open_hold(p: &mut Position, robbed: usize, hidden: MetalCounts, sink: &mut impl EventSink<Event>) {
    let seen = p.players[robbed].hold.known.minus(hidden);
    let Some(meeting) = &mut p.meeting else { return };
    (meeting.seen, meeting.concealed) = (seen, hidden.len());
    let robber = usize::from(meeting.ship);
    if seen.is_empty() {
        return lose_upgrade(p, robbed, sink);
    }
    p.note_known_holding(robber, robbed, seen);
    sink.emit(Event::HoldSeen { seat: p.colour(robber), other: p.colour(robbed), metals: Some(seen) });
    p.ask(robber, DecisionKind::Loot);
}

/// Checks that the robber may take these metals.
pub(super) fn check_loot(p: &Position, metals: &MetalCounts) -> Result<(), Refusal> {
    let seen = p.meeting.map_or(MetalCounts::NONE, |meeting| meeting.seen);
    if !metals.within(&seen) {
        return Err(Refusal::NotSeen);
    }
    let room = p.me().room();
    if p.me().hold.len() + metals.len() > room { Err(Refusal::NoRoom { room }) } else { Ok(()) }
}

/// Moves the chosen metals from the robbed hold to the robber's hold. [`check_loot`] has made sure that they fit.
pub(super) fn loot(p: &mut Position, metals: MetalCounts, sink: &mut impl EventSink<Event>) {
    let robber = p.asked();
    let Some(robbed) = p.meeting.and_then(|meeting| meeting.defender()) else { return };
    if !metals.is_empty() {
        p.note_transfer(robbed, robber, metals);
        p.note_hidden_loss(robbed, metals, false, Some(robber));
        let from = &mut p.players[robbed].hold.known;
        *from = from.minus(metals);
        let to = &mut p.players[robber].hold.known;
        *to = to.plus(metals);
    }
    let (seat, other) = (p.colour(robber), p.colour(robbed));
    sink.emit(Event::Looted { seat, other, count: metals.len(), metals: Some(metals) });
    lose_upgrade(p, robbed, sink);
}

/// Asks the loser of a fight to give up an upgrade, if the ship has one and breakdowns cost one (CB-BRK-1). The victor's gains
/// have been settled.
fn lose_upgrade(p: &mut Position, loser: usize, sink: &mut impl EventSink<Event>) {
    p.meeting = None;
    if p.options.wrecks == BreakdownCost::Stripped && p.players[loser].upgrades().next().is_some() {
        p.ask(loser, DecisionKind::Lose);
    } else {
        clear_excess(p, loser, sink);
    }
}

/// Removes an upgrade of the decider from the game (CB-UPG-4), and asks for metals to throw out if some no longer fit the hold.
pub(super) fn lose(p: &mut Position, upgrade: Upgrade, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let system = upgrade.system();
    let player = &mut p.players[seat];
    player.levels[system.index()] = 0;
    player.shown &= !(1 << system as u8);
    sink.emit(Event::UpgradeLost { seat: p.colour(seat), upgrade });
    clear_excess(p, seat, sink);
}

/// Asks the player to throw out metals that no longer fit the hold. Once all fit, the ship is towed if [`BreakdownRule::Tow`]
/// applies (CB-BRK-3).
pub(super) fn clear_excess(p: &mut Position, seat: usize, sink: &mut impl EventSink<Event>) {
    if p.players[seat].hold.len() > p.players[seat].room() {
        return p.ask(seat, DecisionKind::Excess);
    }
    if p.options.breakdowns == BreakdownRule::Tow {
        tow(p, seat, sink);
    }
    p.clear_question();
}

/// Tows the ship to the nearest spaceport that is not closed, where it is repaired. If all four are closed, the ship keeps
/// drifting.
fn tow(p: &mut Position, seat: usize, sink: &mut impl EventSink<Event>) {
    if let Some(port) = nearest_port(p, seat) {
        p.players[seat].at = port;
        p.players[seat].breakdown = false;
        sink.emit(Event::Sent { seat: p.colour(seat), to: port });
        sink.emit(Event::Repaired { seat: p.colour(seat), price: 0 });
    }
}

/// Checks that the victor may give this order about the prize (CB-ALI-4).
pub(super) fn check_prize(p: &Position, order: &Order) -> Result<(), Refusal> {
    let prize = p.meeting.and_then(|meeting| meeting.prize);
    let is_prize = |metal: Metal| if prize == Some(metal) { Ok(()) } else { Err(Refusal::NotThere { metal }) };
    match *order {
        Order::Take(metal) => {
            is_prize(metal)?;
            places::has_room(p)
        }
        Order::Swap { give, take } => {
            is_prize(take)?;
            places::check_exchange(p, give, take)
        }
        _ => Ok(()),
    }
}

/// Takes the prize, directly or in exchange for another metal, or leaves it. A ship that takes it is not inspected for the rest
/// of the round (CB-ALI-6).
pub(super) fn settle_prize(p: &mut Position, order: &Order, sink: &mut impl EventSink<Event>) {
    let seat = p.asked();
    let colour = p.colour(seat);
    let taken = match *order {
        Order::Take(metal) => Some(metal),
        Order::Swap { give, take } => {
            places::jettison(p, give, sink);
            Some(take)
        }
        _ => None,
    };
    if let Some(metal) = taken {
        p.players[seat].hold.known.add(metal);
        p.players[seat].unchecked = true;
        sink.emit(Event::PrizeTaken { seat: colour, metal: Some(metal) });
    } else {
        if let Some(metal) = p.meeting.and_then(|meeting| meeting.prize) {
            p.gone[seat].add(metal);
        }
        sink.emit(Event::PrizeLeft { seat: colour });
    }
    p.meeting = None;
    p.clear_question();
}
