//! Routes and their costs in turns, as the greedy opponent estimates them. The costs take into account the ship's engine, the
//! main axes, waiting, and the expected cost of patrols on the way.

use std::collections::VecDeque;

use super::distances::{PREFERRED, SPOTS, index, is_open};
use super::odds::{against, chance};
use super::policy_weights::PolicyWeights;
use super::simple::finds_plutonium;
use crate::rules::{
    BoardSpot, BreakdownCost, BreakdownRule, FINE, Meeting, MeetingOpponent, MoveStep, PatrolReach, PatrolToken,
    PlayerState, Position, SIDES, Sector, SectorPlace, Upgrade, due, is_at_peace, pays_tribute,
};

/// The credits gained for beaten raiders.
const REWARD: f64 = 200.0;
/// The cost of an inspection that finds nothing, in credits.
const DELAY: f64 = 40.0;
/// The fraction of the way home that remains after a tow.
const TOW_SHARE: f64 = 0.3;
/// The probability that the alien turns out to be raiders.
const RAIDERS: f64 = 0.75;
/// The number of distinct values of moves left in a search node.
pub(super) const MOST_MOVES: usize = 8;
/// The number of nodes in the search.
const STATES: usize = SPOTS * MOST_MOVES * 2;
/// The maximum cost of a route, in turns.
const LONGEST: f64 = 30.0;
/// The probability that a token at an unknown position reaches an open space.
const ANYWHERE: f64 = 2.0 / Sector::COUNT as f64;

/// A finder of routes for a ship on the ring.
pub(super) trait RouteFinder<'a> {
    /// Finds the routes of a seat, starting with the ship's moves left in this turn.
    fn of(p: &'a Position, seat: usize, style: &PolicyWeights) -> Self;

    /// Returns the cost of reaching a spot, in turns, including the expected cost of patrols; `None` if the spot cannot be
    /// reached.
    fn turns(&self, spot: BoardSpot) -> Option<f64>;

    /// Returns the steps towards a spot in this turn.
    fn steps(&self, spot: BoardSpot) -> Vec<MoveStep>;
}

/// The expected cost of meetings for a ship, in turns.
pub(super) struct MeetingRisks {
    police: f64,
    alien: f64,
}

/// Returns the price of a player's cheapest upgrade, which a breakdown would cost, or 0 if it would cost none.
pub(super) fn cheapest_lost(p: &Position, player: &PlayerState) -> u16 {
    let lost = player.upgrades().map(Upgrade::price).min().filter(|_| p.options.wrecks == BreakdownCost::Stripped);
    lost.unwrap_or(0)
}

fn lost_fight(p: &Position, player: &PlayerState, style: &PolicyWeights) -> f64 {
    let cheapest = cheapest_lost(p, player);
    let adrift = if p.options.breakdowns == BreakdownRule::Tow { style.adrift * TOW_SHARE } else { style.adrift };
    f64::from(player.hold.known.worth()) + adrift + f64::from(cheapest)
}

impl MeetingRisks {
    pub(super) fn of(p: &Position, seat: usize, style: &PolicyWeights) -> MeetingRisks {
        let player = &p.players[seat];
        let chance = |foe: MeetingOpponent| against(foe, player.weapon(), player.shields());
        if p.is_pirate(seat) {
            return MeetingRisks {
                police: (1.0 - chance(MeetingOpponent::Police)) * lost_fight(p, player, style) / style.turn,
                alien: 0.0,
            };
        }
        let caught = f64::from(player.hold.known.worth()) + f64::from(player.credits.min(FINE));
        let police = if finds_plutonium(player) { caught } else { DELAY };
        let wins = chance(MeetingOpponent::Raiders);
        let alien = if is_at_peace(p, seat) {
            0.0
        } else if pays_tribute(p, seat) {
            RAIDERS * f64::from(player.hold.known.worth())
        } else {
            RAIDERS * ((1.0 - wins) * lost_fight(p, player, style) - wins * REWARD)
        };
        MeetingRisks { police: police / style.turn, alien: alien / style.turn }
    }

    pub(super) fn of_token(&self, token: PatrolToken) -> f64 {
        match token {
            PatrolToken::Police => self.police,
            PatrolToken::Alien | PatrolToken::Corsair => self.alien,
        }
    }

    /// Returns the cost of being in an open space some turns ahead, when the positions of the tokens are unknown.
    pub(super) fn of_any(&self, p: &Position) -> f64 {
        let police = if p.options.patrols == PatrolReach::Alert { 2.0 * ANYWHERE } else { ANYWHERE };
        (police * self.police + ANYWHERE * self.alien).max(0.0)
    }

    /// Returns the cost of ending this turn in an open space, from the tokens that may reach it in the patrol step.
    pub(super) fn of_ending(&self, p: &Position, sector: Sector) -> f64 {
        let police = reach_next(p, PatrolToken::Police, sector);
        let others =
            if p.is_solo() { [PatrolToken::Alien, PatrolToken::Corsair].as_slice() } else { &[PatrolToken::Alien] };
        let alien: f64 = others.iter().map(|&token| reach_next(p, token, sector)).sum();
        police * self.police + (1.0 - police) * alien * self.alien
    }
}

/// Returns the chance that a token reaches an open space after the coming patrol step.
pub(super) fn reach_next(p: &Position, token: PatrolToken, sector: Sector) -> f64 {
    let span = if token == PatrolToken::Police && p.options.patrols == PatrolReach::Alert { 2 } else { 1 };
    if p.rest || token == PatrolToken::Alien && p.is_beaten(token) {
        return f64::from(u8::from(p.token(token).reaches(sector, span)));
    }
    let lands = |die: u8| p.token(token).patrolled(die).reaches(sector, span);
    f64::from((1..=SIDES).filter(|&die| lands(die)).count() as u8) / f64::from(SIDES)
}

/// A search node: a spot, the moves left, and whether it is still the current turn. A later turn can have the same spot and
/// moves, but the positions of the tokens are then unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct RouteNode {
    spot: BoardSpot,
    moves: usize,
    now: bool,
}

/// The best way to a node: its cost in turns, and the steps of the first turn.
#[derive(Debug, Clone, Copy)]
struct BestRoute {
    cost: f64,
    /// The steps of the first turn, packed from the start.
    first: [Option<MoveStep>; MOST_MOVES],
}

/// The meetings that a ship risks, and the spots that it can enter, in the current position.
struct RiskMap<'a> {
    p: &'a Position,
    seat: usize,
    risks: MeetingRisks,
    /// The token that the ship would meet now in the open space of each sector.
    meets: [Option<PatrolToken>; Sector::COUNT],
    /// The spots that the ship can enter.
    open: [bool; SPOTS],
    /// The cost of being in an open space in later turns, in turns.
    later: f64,
}

impl<'a> RiskMap<'a> {
    fn of(p: &'a Position, seat: usize, style: &PolicyWeights) -> Self {
        let risks = MeetingRisks::of(p, seat, style);
        let mut there = *p;
        let meets = std::array::from_fn(|sector| {
            there.players[seat].at = BoardSpot::space(Sector::ALL[sector]);
            due(&there, seat)
        });
        let mut open = [false; SPOTS];
        BoardSpot::all().for_each(|spot| open[index(spot)] = is_open(p, seat, spot));
        let later = style.later * risks.of_any(p);
        RiskMap { p, seat, risks, meets, open, later }
    }

    /// Returns the node after a step, and the way to it.
    fn taken(&self, at: RouteNode, now: BestRoute, step: MoveStep, to: BoardSpot) -> (RouteNode, BestRoute) {
        // The positions of the tokens in later turns are unknown.
        let meets = self.meets[to.sector.index()].filter(|_| at.now && to.is_space());
        let mut reached = now;
        reached.cost += match meets {
            Some(token) => self.risks.of_token(token).max(0.0),
            None if !at.now && to.is_space() => self.later,
            None => 0.0,
        };
        if at.now
            && let Some(place) = reached.first.iter_mut().find(|place| place.is_none())
        {
            *place = Some(step);
        }
        let attacked = meets.is_some_and(|token| token == PatrolToken::Police || !is_at_peace(self.p, self.seat));
        let ends = at.spot.crosses_axis(to) || attacked;
        (RouteNode { spot: to, moves: if ends { 0 } else { at.moves - 1 }, ..at }, reached)
    }
}

/// The cheapest routes from the position of a ship.
pub(super) struct SearchedRoutes {
    reached: [Option<BestRoute>; STATES],
}

impl RouteFinder<'_> for SearchedRoutes {
    fn of(p: &Position, seat: usize, style: &PolicyWeights) -> SearchedRoutes {
        let player = &p.players[seat];
        let chart = RiskMap::of(p, seat, style);
        let full = usize::from(if player.breakdown { 1 } else { player.engine() }).min(MOST_MOVES - 1);
        let start =
            RouteNode { spot: player.at, moves: usize::from(player.moves_left()).min(MOST_MOVES - 1), now: true };
        let endings: [f64; Sector::COUNT] =
            std::array::from_fn(|sector| style.ending * chart.risks.of_ending(p, Sector::ALL[sector]).max(0.0));
        let mut routes = SearchedRoutes { reached: [None; STATES] };
        let begun = BestRoute { cost: 0.0, first: [None; MOST_MOVES] };
        routes.improve(start, begun);
        let mut queue = VecDeque::with_capacity(SPOTS * 2);
        queue.push_back(start);
        while let Some(at) = queue.pop_front() {
            let Some(now) = routes.reached[key(at)] else { continue };
            let ending = match at.spot.is_space() {
                true if at.now => endings[at.spot.sector.index()],
                true => chart.later,
                false => 0.0,
            };
            let rested = BestRoute { cost: now.cost + 1.0 + ending, ..now };
            routes.offer(RouteNode { moves: full, now: false, ..at }, rested, &mut queue);
            if at.moves > 0 {
                for &step in &PREFERRED {
                    if let Some(to) = at.spot.after(step).filter(|&to| chart.open[index(to)]) {
                        let (to, reached) = chart.taken(at, now, step, to);
                        routes.offer(to, reached, &mut queue);
                    }
                }
            }
        }
        routes
    }

    fn turns(&self, spot: BoardSpot) -> Option<f64> {
        self.best(spot).map(|best| best.cost)
    }

    fn steps(&self, spot: BoardSpot) -> Vec<MoveStep> {
        self.best(spot).map(|best| best.first.into_iter().flatten().collect()).unwrap_or_default()
    }
}

impl SearchedRoutes {
    /// Records a way to a node and queues the node, if the way is better than the known one and not too long.
    fn offer(&mut self, to: RouteNode, reached: BestRoute, queue: &mut VecDeque<RouteNode>) {
        if reached.cost <= LONGEST && self.improve(to, reached) {
            queue.push_back(to);
        }
    }

    /// Records a way to a node if it is better. Returns true if it is.
    fn improve(&mut self, at: RouteNode, reached: BestRoute) -> bool {
        let known = &mut self.reached[key(at)];
        let better = known.is_none_or(|known| reached.cost + 1e-9 < known.cost);
        if better {
            *known = Some(reached);
        }
        better
    }

    /// Returns the cheapest way to a spot, with any number of moves left.
    fn best(&self, spot: BoardSpot) -> Option<&BestRoute> {
        let from = index(spot) * MOST_MOVES * 2;
        let ways = self.reached[from..from + MOST_MOVES * 2].iter().flatten();
        ways.min_by(|one, other| one.cost.total_cmp(&other.cost))
    }
}

const fn key(at: RouteNode) -> usize {
    (index(at.spot) * 2 + at.now as usize) * MOST_MOVES + at.moves
}

/// Returns a ship's chance to win a fight with these weapons and these numbers of Weapon and Shield Boosts.
pub(super) fn chance_now(meeting: &Meeting, weapons: [u8; 2], boosts: [u8; 2]) -> f64 {
    let lead = i32::from(weapons[0] + boosts[0]) - i32::from(weapons[1]);
    chance(lead, meeting.shields[0] + boosts[1], meeting.shields[1])
}

/// Iterates over the open spaces.
pub(super) fn spaces() -> impl Iterator<Item = BoardSpot> {
    BoardSpot::all().filter(|spot| spot.place == SectorPlace::Space)
}
