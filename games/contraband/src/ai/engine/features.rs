//! The inputs of the value net for a seat in a full state: numbers with magnitudes of about 1.

use super::travel_times::turns;
use crate::ai::odds::against;
use crate::ai::routes::{cheapest_lost, reach_next};
use crate::ai::simple::{bring, finds_plutonium, yields_of};
use crate::rules::{
    BoardSpot, BonusCard, FINE, MARKETS, MINES, MeetingOpponent, Metal, MetalCounts, Objective, PatrolToken,
    PlayerState, Position, QUADRANTS, Sector, SectorPlace, ShipSystem, Upgrade, is_at_peace,
};
use orrery_core::Colour;

/// The number of features.
pub(super) const FEATURES: usize = 72;
/// The number of credits that counts as 1.
const THOUSAND: f32 = 1000.0;
/// The cost in credits of a lost fight, in addition to the loss of the hold and of an upgrade.
const ADRIFT: f64 = 250.0;
/// The number of turns beyond which a distance makes no difference.
const FAR: f32 = 8.0;

/// The features of a seat.
pub(super) type Features = [f32; FEATURES];

/// A writer that fills the features in order.
struct FeatureWriter {
    features: Features,
    next: usize,
}

impl FeatureWriter {
    fn put(&mut self, value: f32) {
        self.features[self.next] = value;
        self.next += 1;
    }

    fn flag(&mut self, is: bool) {
        self.put(f32::from(u8::from(is)));
    }
}

/// Returns the features of a seat. `moved` has one bit for each seat that has had its turn in this round.
pub(super) fn features(p: &Position, seat: usize, moved: u8) -> Features {
    let mut w = FeatureWriter { features: [0.0; FEATURES], next: 0 };
    let player = &p.players[seat];
    let has_moved = moved >> seat & 1 == 1;
    goal(&mut w, p, seat);
    ship(&mut w, p, seat);
    trade(&mut w, p, player);
    dangers(&mut w, p, seat, has_moved);
    aims(&mut w, p, seat);
    for &card in BonusCard::ALL {
        w.put(f32::from(player.cards(card)) / 2.0);
    }
    w.flag(has_moved);
    w.put(left(p));
    let place = p.order().position(|own| own == seat).unwrap_or(0);
    w.put(place as f32 / 3.0);
    w.features
}

/// Returns the fraction of the rounds that are left; 0.5 if there is no last round.
fn left(p: &Position) -> f32 {
    p.last_round().map_or(0.5, |last| f32::from(last.saturating_sub(p.round)) / f32::from(last))
}

/// Returns the credits that a seat still needs for the goal, in thousands.
fn short(p: &Position, seat: usize) -> f32 {
    p.needed(seat).saturating_sub(p.players[seat].credits) as f32 / THOUSAND
}

fn goal(w: &mut FeatureWriter, p: &Position, seat: usize) {
    let player = &p.players[seat];
    let needed = p.needed(seat).max(1) as f32;
    let share = (player.credits as f32 / needed).min(1.0);
    w.put(player.credits as f32 / THOUSAND);
    w.put(share);
    w.put(share * share);
    w.put(short(p, seat));
    w.flag(player.done);
    w.flag(player.done && share >= 1.0);
    w.flag(!player.done && share >= 1.0);
    w.put(if player.done { share } else { 0.0 });
}

fn ship(w: &mut FeatureWriter, p: &Position, seat: usize) {
    let player = &p.players[seat];
    let left = short(p, seat).min(3.0) / 2.0;
    for &upgrade in Upgrade::ALL {
        w.flag(player.level(upgrade.system()) == upgrade.level());
    }
    for &system in ShipSystem::ALL {
        w.put(f32::from(player.level(system)) / 2.0 * left);
    }
    w.flag(player.breakdown);
    w.flag(player.pirate != 0);
    w.put(player.pirate.count_ones() as f32 / 4.0);
    let port = nearest_port(player).map_or(FAR, f32::from).min(FAR);
    w.put(port / FAR);
    w.put(if player.breakdown { port / FAR } else { 0.0 });
    w.put(if player.credits >= 300 { 1.0 / (1.0 + port) } else { 0.0 });
}

/// Returns the nearest spot that repairs a ship, and the number of turns to it. The spot is a spaceport that is not closed or, if
/// all are closed, a market.
pub(in super::super) fn nearest_repair(player: &PlayerState) -> Option<(BoardSpot, u8)> {
    let engine = if player.breakdown { 1 } else { player.engine() };
    let ports = Colour::ALL.iter().filter(|&&quadrant| !player.is_pirate_in(quadrant));
    let mut ports = ports.map(|&quadrant| BoardSpot::port(quadrant));
    let nearest = |spots: &mut dyn Iterator<Item = BoardSpot>| {
        spots.map(|spot| (spot, turns(engine, player.at, spot))).min_by_key(|&(_, turns)| turns)
    };
    nearest(&mut ports).or_else(|| nearest(&mut (0..MARKETS).map(market_spot)))
}

/// Returns the nearest mine that may still have metals, and the number of turns to it; `None` if all mines are exhausted.
pub(in super::super) fn nearest_mine(p: &Position, player: &PlayerState) -> Option<(BoardSpot, u8)> {
    let holds = |mine: &usize| !p.mines[*mine].explored || !p.mines[*mine].pile.is_empty();
    let mines = (0..MINES).filter(holds).map(BoardSpot::of_mine);
    mines.map(|spot| (spot, turns(player.engine(), player.at, spot))).min_by_key(|&(_, turns)| turns)
}

/// Returns the number of turns to the nearest spaceport that is not closed; `None` if all are closed.
fn nearest_port(player: &PlayerState) -> Option<u8> {
    let engine = if player.breakdown { 1 } else { player.engine() };
    let ports = Colour::ALL.iter().filter(|&&quadrant| !player.is_pirate_in(quadrant));
    ports.map(|&quadrant| turns(engine, player.at, BoardSpot::port(quadrant))).min()
}

/// Returns the market that pays most per turn for these metals, the number of turns to it, and the credits that it pays; `None` if
/// no market buys them.
pub(in super::super) fn best_market(
    p: &Position,
    player: &PlayerState,
    metals: MetalCounts,
) -> Option<(BoardSpot, u8, u32)> {
    let rate = |market: usize| {
        let spot = market_spot(market);
        let way = turns(player.engine(), player.at, spot);
        let credits = bring(p.options.prices, &p.markets[market], metals);
        (credits as f32 / (f32::from(way) + 0.5), (spot, way, credits))
    };
    let best = (0..MARKETS).map(rate).max_by(|one, other| one.0.total_cmp(&other.0))?;
    (best.0 > 0.0).then_some(best.1)
}

/// Returns the chance that a token reaches an open space after the coming patrol step.
pub(in super::super) fn reach(p: &Position, token: PatrolToken, sector: Sector) -> f64 {
    reach_next(p, token, sector)
}

fn market_spot(market: usize) -> BoardSpot {
    BoardSpot { sector: Sector::of_market(market), place: SectorPlace::Structure }
}

fn trade(w: &mut FeatureWriter, p: &Position, player: &PlayerState) {
    let engine = if player.breakdown { 1 } else { player.engine() };
    let hold = player.hold.known;
    let to = |spot: BoardSpot| f32::from(turns(engine, player.at, spot)).min(2.0 * FAR);
    // Sales: the market that pays most per turn, and the highest total at any market.
    let (mut rate, mut sum, mut way, mut most) = (0.0f32, 0.0f32, FAR, 0.0f32);
    for market in 0..MARKETS {
        let spot = market_spot(market);
        let bring = bring(p.options.prices, &p.markets[market], hold) as f32;
        let turns = to(spot);
        if bring / (turns + 0.5) > rate {
            (rate, sum, way) = (bring / (turns + 0.5), bring, turns);
        }
        most = most.max(bring);
    }
    w.put(f32::from(player.hold.len()) / 3.0);
    w.put(f32::from(hold.count(Metal::Plutonium)) / 3.0);
    w.put(f32::from(hold.worth()) / THOUSAND);
    w.put(rate / 500.0);
    w.put(sum / THOUSAND);
    w.put(most / THOUSAND);
    w.put(if hold.is_empty() { 0.0 } else { way / FAR });
    let free = player.room().saturating_sub(player.hold.len());
    let mut best = [0.0f32; 2];
    for mine in 0..MINES {
        let yields = yields_of(&p.mines[mine], free.max(1)) as f32;
        if yields > 0.0 {
            let rate = yields / (to(BoardSpot::of_mine(mine)) + 1.5);
            if rate > best[0] {
                best = [rate, best[0]];
            } else {
                best[1] = best[1].max(rate);
            }
        }
    }
    let has_room = if free > 0 { 1.0 } else { 0.0 };
    w.put(has_room * best[0] / 300.0);
    w.put(best[0] / 300.0);
    w.put(best[1] / 300.0);
    w.put(f32::from(free) / 3.0);
}

fn dangers(w: &mut FeatureWriter, p: &Position, seat: usize, has_moved: bool) {
    let player = &p.players[seat];
    let wins = |foe: MeetingOpponent| against(foe, player.weapon(), player.shields());
    let cheapest = cheapest_lost(p, player);
    let lost = f64::from(player.hold.known.worth()) + ADRIFT + f64::from(cheapest);
    let caught = f64::from(player.hold.known.worth()) + f64::from(player.credits.min(FINE));
    let exposed = has_moved && player.at.is_space() && !player.breakdown;
    let reach = |token: PatrolToken| if exposed { reach_next(p, token, player.at.sector) } else { 0.0 };
    let police = if player.unchecked { 0.0 } else { reach(PatrolToken::Police) };
    let alien =
        (1.0 - police) * (reach(PatrolToken::Alien) + if p.is_solo() { reach(PatrolToken::Corsair) } else { 0.0 });
    let pirate = p.is_pirate(seat);
    let by_police = if pirate {
        (1.0 - wins(MeetingOpponent::Police)) * lost
    } else if finds_plutonium(player) {
        caught
    } else {
        40.0
    };
    let by_alien = if is_at_peace(p, seat) { 0.0 } else { 0.75 * (1.0 - wins(MeetingOpponent::Raiders)) * lost };
    w.put(police as f32);
    w.put((police * by_police) as f32 / THOUSAND);
    w.put(alien as f32);
    w.put((alien * by_alien) as f32 / THOUSAND);
    w.put(wins(MeetingOpponent::Raiders) as f32);
    w.put(wins(MeetingOpponent::Police) as f32);
    w.flag(player.at.is_space());
}

/// Writes the open objective of a seat and the progress towards it.
fn aims(w: &mut FeatureWriter, p: &Position, seat: usize) {
    let player = &p.players[seat];
    let open = |objective: Objective| player.objective() == Some(objective) && !player.done;
    for &objective in Objective::ALL {
        w.flag(open(objective));
    }
    let weapon = player.weapon() + player.cards(BonusCard::WeaponBoost);
    let shields = player.shields() + player.cards(BonusCard::ShieldBoost);
    let way = |token: PatrolToken| distance(player.at.sector, p.token(token).on(1) as usize % Sector::COUNT) / FAR;
    for (objective, foe, token) in [
        (Objective::RaiderBane, MeetingOpponent::Raiders, PatrolToken::Alien),
        (Objective::PoliceBane, MeetingOpponent::Police, PatrolToken::Police),
    ] {
        let (chance, way) =
            if open(objective) { (against(foe, weapon, shields) as f32, way(token)) } else { (0.0, 0.0) };
        w.put(chance);
        w.put(chance * (1.0 - way));
    }
    let missing = QUADRANTS as u8 - player.upgrade_count().min(4);
    let builds = open(Objective::Shipwright);
    w.put(if builds { f32::from(missing) / 4.0 } else { 0.0 });
    let lacks = (f32::from(missing) * 300.0 - player.credits as f32).max(0.0) / THOUSAND;
    w.put(if builds { lacks } else { 0.0 });
    let others = (0..p.count()).filter(|&other| other != seat && !p.players[other].breakdown);
    let near = others.map(|other| distance(player.at.sector, p.players[other].at.sector as usize)).fold(FAR, f32::min);
    w.put(if open(Objective::Outlaw) { near / FAR } else { 0.0 });
}

/// Returns the number of sectors from one sector to another, going the shorter way round.
fn distance(from: Sector, to: usize) -> f32 {
    let off = (from as usize + Sector::COUNT - to) % Sector::COUNT;
    off.min(Sector::COUNT - off) as f32
}
