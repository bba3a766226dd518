//! Determinizations of a view: full states in which unknown information is drawn at random.

use super::metals::MetalCounts;
use super::player::SecretObjective;
use super::position::{Position, SEATS};
use super::stock::UpgradeStock;
use super::view::View;
use super::vocab::{BonusCard, DecisionKind, Metal, MoveStep, Objective, ShipSystem, Upgrade};
use orrery_core::RandomGenerator;

/// Draws a full state at random among those consistent with the view. If the view is open, the state it holds is returned
/// unchanged.
#[must_use]
pub fn determinize(view: &View, generator: &mut RandomGenerator) -> Position {
    let mut p = view.known;
    if !view.open {
        draw_metals(&mut p, view, generator);
        draw_hands(&mut p, generator);
        draw_upgrades(&mut p, view, generator);
        raise_shields(&mut p, view);
        draw_objectives(&mut p, generator);
        draw_rows(&mut p, generator);
    }
    p
}

/// Draws a metal from a pool. If the pool is empty, which scenarios allow, returns Iron.
fn draw(pool: &mut MetalCounts, generator: &mut RandomGenerator) -> Metal {
    let n = generator.below(u32::from(pool.len()).max(1));
    let metal = pool.nth(n).unwrap_or(Metal::Iron);
    pool.take(metal);
    metal
}

fn draw_metals(p: &mut Position, view: &View, generator: &mut RandomGenerator) {
    let out_of_game = p.gone[Position::observer_of(view.seat())];
    let mut pool = MetalCounts::all().minus(p.visible_metals()).minus(out_of_game);
    if p.ask == DecisionKind::Prize
        && let Some(meeting) = &mut p.meeting
        && meeting.prize.is_none()
    {
        meeting.prize = Some(draw(&mut pool, generator));
    }
    let count = p.count();
    let holds = p.players[..count].iter_mut().map(|player| &mut player.hold);
    for pile in holds.chain(p.mines.iter_mut().map(|mine| &mut mine.pile)).chain([&mut p.deck]) {
        for _ in 0..std::mem::take(&mut pile.hidden) {
            pile.known.add(draw(&mut pool, generator));
        }
    }
    see_robbed_hold(p, generator);
}

/// Draws the metals that the robber sees in a robbed hold, if the viewer knows only their number.
fn see_robbed_hold(p: &mut Position, generator: &mut RandomGenerator) {
    let Some(mut meeting) = p.meeting.filter(|_| p.ask == DecisionKind::Loot) else { return };
    let Some(robbed) = meeting.defender() else { return };
    if meeting.seen.is_empty() {
        let mut left = p.players[robbed].hold.known;
        for _ in 0..left.len().saturating_sub(meeting.concealed) {
            meeting.seen.add(draw(&mut left, generator));
        }
        p.meeting = Some(meeting);
        let robber = usize::from(meeting.ship);
        p.certain[robber][robbed] = p.certain[robber][robbed].most(meeting.seen);
    }
}

/// Draws a card from a pool and returns the index of its kind; `None` if the pool is empty.
fn draw_kind<const N: usize>(pool: &mut [u8; N], generator: &mut RandomGenerator) -> Option<usize> {
    let all: u32 = pool.iter().map(|&count| u32::from(count)).sum();
    let mut n = generator.below(all.max(1));
    let kind = pool.iter().position(|&count| {
        let found = n < u32::from(count);
        n = n.saturating_sub(u32::from(count));
        found
    })?;
    pool[kind] -= 1;
    Some(kind)
}

fn draw_hands(p: &mut Position, generator: &mut RandomGenerator) {
    let mut pool = p.bonus_deck();
    for seat in 0..p.count() {
        for _ in 0..std::mem::take(&mut p.players[seat].hand_hidden) {
            let kind = draw_kind(&mut pool, generator).unwrap_or(BonusCard::Credits.index());
            p.players[seat].hand[kind] += 1;
        }
    }
}

fn draw_upgrades(p: &mut Position, view: &View, generator: &mut RandomGenerator) {
    let mut pool = UpgradeStock::of_each(Upgrade::COPIES).minus(&p.known_upgrades());
    for seat in 0..p.count() {
        build_in(p, seat, &mut pool, generator);
    }
    for at in 0..p.stores.len() {
        let memory = view.seat().map(|seat| p.memories[seat][at]).filter(|memory| memory.round > 0);
        for _ in 0..std::mem::take(&mut p.stores[at].hidden) {
            // Only cards seen at the last visit can still be there.
            let left = memory.map(|memory| memory.cards.minus(&p.stores[at]));
            let likely = left.map(|left| left.common(&pool)).filter(|likely| !likely.is_empty());
            let mut counts = likely.or(left).unwrap_or(pool).counts();
            let kind = draw_kind(&mut counts, generator).unwrap_or_default();
            pool.take(Upgrade::ALL[kind]);
            p.stores[at].add(Upgrade::ALL[kind]);
        }
    }
    recall_stores(p, pool, generator);
}

/// Draws the unrevealed upgrades of a ship. Each free system is weighted by the number of cards of that system and level in the
/// pool; if there are none, all free systems are equally likely.
fn build_in(p: &mut Position, seat: usize, pool: &mut UpgradeStock, generator: &mut RandomGenerator) {
    let player = &mut p.players[seat];
    let [ones, twos] = std::mem::take(&mut player.backs);
    let levels = std::iter::repeat_n(1, ones.into()).chain(std::iter::repeat_n(2, twos.into()));
    for level in levels {
        let mut weights = [0; ShipSystem::COUNT];
        let mut free = [0; ShipSystem::COUNT];
        for &system in ShipSystem::ALL {
            if player.level(system) == 0 {
                free[system.index()] = 1;
                weights[system.index()] = pool.count(Upgrade::of(system, level));
            }
        }
        let kind = draw_kind(&mut weights, generator).or_else(|| draw_kind(&mut free, generator));
        let system = ShipSystem::ALL[kind.unwrap_or_default()];
        player.levels[system.index()] = level;
        pool.take(Upgrade::of(system, level));
    }
}

/// Adds the shields of drawn upgrades to the meeting. A hidden upgrade has lost no shield yet, because the first exchange reveals
/// it.
fn raise_shields(p: &mut Position, view: &View) {
    let Some(mut meeting) = p.meeting else { return };
    for (side, seat) in meeting.ships() {
        meeting.shields[side] += p.players[seat].shields() - view.known.players[seat].shields();
    }
    p.meeting = Some(meeting);
}

/// Draws the cards that other seats saw in stores: the cards there now, and the cards bought since.
fn recall_stores(p: &mut Position, pool: UpgradeStock, generator: &mut RandomGenerator) {
    for seat in 0..p.count() {
        for at in 0..p.stores.len() {
            let hidden = std::mem::take(&mut p.memories[seat][at].cards.hidden);
            if hidden == 0 {
                continue;
            }
            let mut cards = p.stores[at];
            let mut counts = pool.counts();
            for _ in cards.len()..hidden {
                let kind = draw_kind(&mut counts, generator).unwrap_or_default();
                cards.add(Upgrade::ALL[kind]);
            }
            p.memories[seat][at].cards = cards;
        }
    }
}

/// Draws the undeclared objectives: each at most once, and none that is already fulfilled.
fn draw_objectives(p: &mut Position, generator: &mut RandomGenerator) {
    let hidden: Vec<usize> = (0..p.count()).filter(|&seat| p.players[seat].aim == SecretObjective::Hidden).collect();
    let mut taken: u8 = 0;
    for seat in 0..p.count() {
        taken |= p.players[seat].objective().map_or(0, |objective| 1 << objective as u8);
    }
    let mut deals = Vec::new();
    deal_on(p, &hidden, 0, taken, [Objective::Outlaw; SEATS], &mut deals);
    let n = generator.below(deals.len().max(1) as u32) as usize;
    for (nth, &seat) in hidden.iter().enumerate() {
        // In scenario positions too few objectives may be left; the first ones of the list are then used.
        let objective = deals.get(n).map_or(Objective::ALL[nth], |deal| deal[nth]);
        p.players[seat].aim = SecretObjective::Is(objective);
    }
}

/// Collects every way to deal the remaining objectives to these seats, starting from `deal`, whose first `nth` objectives are
/// dealt.
fn deal_on(
    p: &Position,
    hidden: &[usize],
    nth: usize,
    taken: u8,
    deal: [Objective; SEATS],
    deals: &mut Vec<[Objective; SEATS]>,
) {
    let Some(&seat) = hidden.get(nth) else {
        deals.push(deal);
        return;
    };
    for &objective in Objective::ALL {
        if taken >> objective as u8 & 1 == 0 && !p.fulfils(seat, objective) {
            let mut further = deal;
            further[nth] = objective;
            deal_on(p, hidden, nth + 1, taken | 1 << objective as u8, further, deals);
        }
    }
}

fn draw_rows(p: &mut Position, generator: &mut RandomGenerator) {
    for seat in 0..p.count() {
        let Some(mut row) = p.players[seat].row else { continue };
        for nth in 0..row.steps().len() {
            if row.steps()[nth].is_none() {
                let mut left: [u8; MoveStep::COUNT] =
                    std::array::from_fn(|at| MoveStep::ALL[at].tokens().saturating_sub(row.count(MoveStep::ALL[at])));
                let kind = draw_kind(&mut left, generator).unwrap_or_default();
                row.steps_mut()[nth] = Some(MoveStep::ALL[kind]);
            }
        }
        p.players[seat].row = Some(row);
    }
}
