//! The invariants of every position.

use super::metals::MetalCounts;
use super::places::{MARKET_KIND, MARKET_ROOM};
use super::player::{PlayerState, SecretObjective};
use super::position::{OBSERVERS, ONLOOKER, Position};
use super::vocab::{BonusCard, DecisionKind, Metal};
use orrery_core::Invariant;

/// Every invariant, with a description of its violation.
pub const INVARIANTS: &[Invariant<Position>] = &[
    ("a hold has more metals than it has room for", holds_fit),
    ("a system has a level above 2", |p| each(p, |player| player.levels.iter().all(|&level| level <= 2))),
    ("an upgrade is shown that is not built in", |p| {
        each(p, |player| (0..4).all(|at| player.levels[at] > 0 || player.shown >> at & 1 == 0))
    }),
    ("something is hidden in the full state", nothing_is_hidden),
    ("there are more metals than the game has", no_metal_is_there_twice),
    ("there are more bonus cards than the game has", |p| {
        (0..BonusCard::COUNT).all(|kind| {
            let held: u8 = players(p).map(|player| player.hand[kind]).sum();
            held + p.played[kind] <= BonusCard::COPIES
        })
    }),
    ("two ships are in one place that is not a spaceport", places_hold_one),
    ("a market has more metals than fit", |p| {
        let fits = |there: &MetalCounts| {
            there.len() <= MARKET_ROOM && Metal::ALL.iter().all(|&metal| there.count(metal) <= MARKET_KIND)
        };
        p.markets.iter().all(fits)
    }),
    ("there are metals in an unexplored mine", |p| p.mines.iter().all(|mine| mine.explored || mine.pile.is_empty())),
    ("metals are face down in a mine without their finder", |p| {
        (0..p.mines.len())
            .all(|at| !p.mines[at].explored || p.mines[at].laid || (0..p.count()).any(|s| p.mine_of(s) == Some(at)))
    }),
    ("an observer is certain of something that is wrong", certainties_hold),
    ("an observer is not certain of public information", public_is_known),
    ("a ship in breakdown is neither in open space nor at a spaceport", |p| {
        each(p, |player| !player.breakdown || player.at.is_space() || player.at.port_quadrant().is_some())
    }),
    ("no player has to decide", |p| p.ask != DecisionKind::Nothing && usize::from(p.decider) < p.count()),
    ("the current question does not match the meeting", |p| {
        let of_meeting = matches!(
            p.ask,
            DecisionKind::Police
                | DecisionKind::Raid
                | DecisionKind::Calm
                | DecisionKind::Fight
                | DecisionKind::Stand
                | DecisionKind::Press
                | DecisionKind::Prize
                | DecisionKind::Hide
                | DecisionKind::Loot
        );
        of_meeting == p.meeting.is_some()
    }),
    ("shields are not full before the first shot", shields_are_full),
    ("there are winners before the match is over, or none after it", |p| {
        (p.ask == DecisionKind::Over) == (p.winners != 0)
    }),
];

fn players(p: &Position) -> impl Iterator<Item = &PlayerState> {
    p.players[..p.count()].iter()
}

fn each(p: &Position, holds: impl Fn(&PlayerState) -> bool) -> bool {
    players(p).all(holds)
}

fn holds_fit(p: &Position) -> bool {
    matches!(p.ask, DecisionKind::Excess | DecisionKind::Hide | DecisionKind::Loot | DecisionKind::Lose)
        || each(p, |player| player.hold.len() <= player.room())
}

fn nothing_is_hidden(p: &Position) -> bool {
    let ships = each(p, |player| {
        player.hold.hidden == 0
            && player.backs == [0; 2]
            && player.hand_hidden == 0
            && player.aim != SecretObjective::Hidden
    });
    ships && p.deck.hidden == 0 && p.mines.iter().all(|mine| mine.pile.hidden == 0)
}

/// Returns the metals that are still in the game: in holds, mines, markets, the deck, or the prize of a meeting.
fn metals(p: &Position) -> MetalCounts {
    let holds = players(p).map(|player| player.hold.known);
    let mines = p.mines.iter().map(|mine| mine.pile.known);
    let prize =
        p.meeting.and_then(|meeting| meeting.prize).map_or(MetalCounts::NONE, |metal| MetalCounts::of(metal, 1));
    let all = holds.chain(mines).chain(p.markets).chain([p.deck.known, prize]);
    all.fold(MetalCounts::NONE, MetalCounts::plus)
}

fn no_metal_is_there_twice(p: &Position) -> bool {
    let there = metals(p);
    p.gone.iter().all(|gone| gone.plus(there).within(&MetalCounts::all()))
}

/// Reports whether every ship in a meeting has full shields before the first exchange, apart from Shield Boosts (CB-FGT-2).
fn shields_are_full(p: &Position) -> bool {
    let whole = matches!(
        p.ask,
        DecisionKind::Police | DecisionKind::Raid | DecisionKind::Calm | DecisionKind::Stand | DecisionKind::Press
    );
    let Some(meeting) = p.meeting.filter(|meeting| whole && !meeting.shot) else { return true };
    let boosts = p.played[BonusCard::ShieldBoost.index()];
    meeting.ships().all(|(side, seat)| {
        let built = p.players[seat].shields();
        (built..=built + boosts).contains(&meeting.shields[side])
    })
}

fn places_hold_one(p: &Position) -> bool {
    (0..p.count()).all(|seat| {
        let at = p.players[seat].at;
        at.port_quadrant().is_some() || p.ship_in(at, seat).is_none()
    })
}

fn certainties_hold(p: &Position) -> bool {
    (0..OBSERVERS)
        .all(|observer| (0..p.count()).all(|seat| p.certain[observer][seat].within(&p.players[seat].hold.known)))
}

fn public_is_known(p: &Position) -> bool {
    (0..p.count()).all(|observer| {
        let seats = (0..p.count()).filter(|&seat| seat != observer);
        let mut rows = seats.map(|seat| (p.certain[ONLOOKER][seat], p.certain[observer][seat]));
        rows.all(|(public, own)| public.within(&own)) && p.gone[ONLOOKER].within(&p.gone[observer])
    })
}
