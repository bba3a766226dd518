//! A hash of a position that is the same on every machine and in every release.

use super::meeting::{Meeting, MeetingOpponent};
use super::metals::MetalCounts;
use super::plan_row::MoveTokenRow;
use super::player::{MetalPile, PlayerState, SecretObjective};
use super::position::Position;
use super::stock::UpgradeStock;
use orrery_core::{FnvHasher, RuleOptions as _};

/// The byte hashed in place of a missing value.
const NOTHING: u8 = u8::MAX;

/// The byte hashed before the seat of the first player if every robbed player is asked what to hide.
const ASKS_ALL: u8 = u8::MAX;

/// Returns the stable hash of a position.
pub(crate) fn fingerprint(p: &Position) -> u64 {
    let mut hash = FnvHasher::default();
    p.options.hash_into(&mut hash);
    hash.bytes(p.seats().iter().map(|&colour| colour as u8));
    if p.asks_all {
        hash.byte(ASKS_ALL);
    }
    hash.bytes([p.first, p.ask as u8, p.decider, p.turn, p.stage as u8, p.cursor, p.waiting, p.reveals]);
    hash.bytes(p.round.to_le_bytes());
    hash.bytes(p.tokens.map(|line| line as u8));
    hash.bytes([p.beaten, u8::from(p.rest), u8::from(p.police_gone), p.winners]);
    p.players[..p.count()].iter().for_each(|player| of_player(&mut hash, player));
    for mine in &p.mines {
        hash.bytes([u8::from(mine.explored), u8::from(mine.laid)]);
        of_pile(&mut hash, &mine.pile);
    }
    p.markets.iter().for_each(|market| of_metals(&mut hash, market));
    p.stores.iter().for_each(|store| of_stock(&mut hash, store));
    for memory in p.memories.iter().flatten() {
        hash.bytes(memory.round.to_le_bytes());
        of_stock(&mut hash, &memory.cards);
    }
    of_pile(&mut hash, &p.deck);
    hash.bytes(p.played);
    p.certain.iter().flatten().chain(&p.gone).for_each(|metals| of_metals(&mut hash, metals));
    hash.bytes(p.rolled);
    of_meeting(&mut hash, p.meeting.as_ref());
    hash.finish()
}

fn of_metals(hash: &mut FnvHasher, metals: &MetalCounts) {
    hash.bytes(metals.counts());
}

fn of_pile(hash: &mut FnvHasher, pile: &MetalPile) {
    of_metals(hash, &pile.known);
    hash.byte(pile.hidden);
}

fn of_stock(hash: &mut FnvHasher, stock: &UpgradeStock) {
    hash.bytes(stock.counts());
    hash.byte(stock.hidden);
}

fn of_player(hash: &mut FnvHasher, player: &PlayerState) {
    hash.bytes(player.credits.to_le_bytes());
    hash.bytes([player.at.sector as u8, player.at.place as u8]);
    of_pile(hash, &player.hold);
    hash.bytes(player.levels);
    hash.bytes(player.backs);
    hash.bytes(player.hand);
    hash.byte(match player.aim {
        SecretObjective::Nothing => NOTHING,
        SecretObjective::Hidden => NOTHING - 1,
        SecretObjective::Is(objective) => objective as u8,
    });
    let flags = [player.done, player.breakdown, player.unchecked, player.now.stopped, player.now.attacked];
    hash.bytes(flags.map(u8::from));
    hash.byte(u8::from(player.now.changed));
    hash.bytes([player.shown, player.hand_hidden, player.pirate, player.boosts, player.met, player.firsts]);
    hash.bytes([player.beaten, player.now.moved, player.now.swaps]);
    hash.bytes(player.now.sold.to_le_bytes());
    hash.bytes(player.now.bought.to_le_bytes());
    hash.bytes([player.now.begun.sector as u8, player.now.begun.place as u8]);
    of_row(hash, player.row.as_ref());
}

fn of_row(hash: &mut FnvHasher, row: Option<&MoveTokenRow>) {
    hash.byte(row.map_or(NOTHING, MoveTokenRow::len));
    for step in row.iter().flat_map(|row| row.steps()) {
        hash.byte(step.map_or(NOTHING, |step| step as u8));
    }
}

fn of_meeting(hash: &mut FnvHasher, meeting: Option<&Meeting>) {
    let Some(meeting) = meeting else { return hash.byte(NOTHING) };
    hash.byte(meeting.ship);
    hash.bytes(match meeting.foe {
        MeetingOpponent::Police => [0, 0],
        MeetingOpponent::Miner => [1, 0],
        MeetingOpponent::Raiders => [2, 0],
        MeetingOpponent::Corsair => [3, 0],
        MeetingOpponent::Ship(seat) => [4, seat],
    });
    hash.bytes(meeting.shields);
    hash.bytes(meeting.boosts);
    hash.bytes([meeting.die, u8::from(meeting.shot), u8::from(meeting.sight), meeting.concealed]);
    of_metals(hash, &meeting.seen);
    hash.byte(meeting.prize.map_or(NOTHING, |metal| metal as u8));
}
