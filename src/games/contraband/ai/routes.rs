//! Routes in turns, as the greedy opponent counts them: with its engine, main axes, waiting, and what patrols may cost on the way.

use std::collections::VecDeque;

use super::odds::{against, chance};
use super::simple::finds_plutonium;
use super::ways::{SPOTS, index, steps_from};
use crate::games::contraband::rules::{
    FINE, Foe, Meeting, Patrols, Place, Player, Position, SIDES, Sector, Spot, Step, Token, Upgrade, due,
};

/// Credits that are worth a turn.
const TURN: f64 = 90.0;
/// What a lost fight costs beside hold and upgrade: the way home.
const ADRIFT: f64 = 250.0;
/// What beaten raiders bring.
const REWARD: f64 = 200.0;
/// What an inspection costs that finds nothing.
const DELAY: f64 = 40.0;
/// How often the alien is raiders.
const RAIDERS: f64 = 0.75;
/// Moves of a turn that are told apart.
const MOST_MOVES: usize = 8;
/// Turns that a route takes at most, what it may cost counted.
const LONGEST: f64 = 30.0;
/// How often a token reaches an open space when nobody knows where it will be.
const ANYWHERE: f64 = 2.0 / Sector::COUNT as f64;

/// What meetings are expected to cost a ship, in turns.
struct Risks {
    police: f64,
    alien: f64,
}

fn lost_fight(player: &Player) -> f64 {
    let cheapest = player.upgrades().map(Upgrade::price).min().unwrap_or(0);
    f64::from(player.hold.known.worth()) + ADRIFT + f64::from(cheapest)
}

impl Risks {
    fn of(p: &Position, seat: usize) -> Risks {
        let player = &p.players[seat];
        let chance = |foe: Foe| against(foe, player.weapon(), player.shields());
        if p.is_pirate(seat) {
            return Risks { police: (1.0 - chance(Foe::Police)) * lost_fight(player) / TURN, alien: 0.0 };
        }
        let caught = f64::from(player.hold.known.worth()) + f64::from(player.credits.min(FINE));
        let police = if finds_plutonium(player) { caught } else { DELAY };
        let wins = chance(Foe::Raiders);
        let alien = RAIDERS * ((1.0 - wins) * lost_fight(player) - wins * REWARD);
        Risks { police: police / TURN, alien: alien / TURN }
    }

    fn of_token(&self, token: Token) -> f64 {
        match token {
            Token::Police => self.police,
            Token::Alien | Token::Corsair => self.alien,
        }
    }

    /// What it costs to be in an open space some turns ahead, when nobody knows where the tokens will be.
    fn of_any(&self, p: &Position) -> f64 {
        let police = if p.options.patrols == Patrols::Alert { 2.0 * ANYWHERE } else { ANYWHERE };
        (police * self.police + ANYWHERE * self.alien).max(0.0)
    }

    /// What it costs to end this turn in an open space: what reaches it after the dice of the patrol step.
    fn of_ending(&self, p: &Position, sector: Sector) -> f64 {
        let reached = |token: Token| {
            let still = p.rest || token == Token::Alien && p.is_beaten(token);
            let lands = |die: u8| {
                let mut there = *p;
                there.tokens[token.index()] = if still { p.token(token) } else { p.token(token).patrolled(die) };
                there.reaches(token, sector)
            };
            f64::from((1..=SIDES).filter(|&die| lands(die)).count() as u8) / f64::from(SIDES)
        };
        let police = reached(Token::Police);
        let others = if p.is_solo() { [Token::Alien, Token::Corsair].as_slice() } else { &[Token::Alien] };
        let alien: f64 = others.iter().map(|&token| reached(token)).sum();
        police * self.police + (1.0 - police) * alien * self.alien
    }
}

/// Where a route stands: a spot, and the moves left there in the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct At {
    spot: Spot,
    moves: usize,
}

/// How a state is best come to: its cost in turns, the first step of all, and how many steps are taken in the first turn.
#[derive(Debug, Clone, Copy)]
struct Reached {
    cost: f64,
    /// The steps of the first turn, packed from the first.
    first: [Option<Step>; MOST_MOVES],
    first_turn: bool,
}

/// The cheapest routes from where a ship is.
pub(super) struct Routes {
    reached: Vec<Option<Reached>>,
}

impl Routes {
    /// The routes of a seat, from its moves left.
    pub(super) fn of(p: &Position, seat: usize) -> Routes {
        let player = &p.players[seat];
        let risks = Risks::of(p, seat);
        let full = usize::from(if player.breakdown { 1 } else { player.engine() }).min(MOST_MOVES - 1);
        let start = At { spot: player.at, moves: usize::from(player.moves_left()).min(MOST_MOVES - 1) };
        let endings: Vec<f64> = Sector::ALL.iter().map(|&sector| risks.of_ending(p, sector)).collect();
        let later = risks.of_any(p);
        let mut routes = Routes { reached: vec![None; SPOTS * MOST_MOVES] };
        let begun = Reached { cost: 0.0, first: [None; MOST_MOVES], first_turn: true };
        routes.improve(start, begun);
        let mut queue = VecDeque::from([start]);
        while let Some(at) = queue.pop_front() {
            let Some(now) = routes.reached[key(at)] else { continue };
            let mut further = Vec::new();
            let ending = match at.spot.is_space() {
                true if now.first_turn => endings[at.spot.sector.index()],
                true => later,
                false => 0.0,
            };
            further.push((
                At { moves: full, ..at },
                Reached { cost: now.cost + 1.0 + ending.max(0.0), first_turn: false, ..now },
            ));
            if at.moves > 0 {
                for (step, to) in steps_from(p, seat, at.spot) {
                    further.push(taken(p, seat, &risks, at, now, step, to));
                }
            }
            for (to, reached) in further {
                if reached.cost <= LONGEST && routes.improve(to, reached) {
                    queue.push_back(to);
                }
            }
        }
        routes
    }

    /// Takes a better way to a state; whether it is one.
    fn improve(&mut self, at: At, reached: Reached) -> bool {
        let known = &mut self.reached[key(at)];
        let better = known.is_none_or(|known| reached.cost + 1e-9 < known.cost);
        if better {
            *known = Some(reached);
        }
        better
    }

    /// The turns to a spot and the steps towards it in this turn, if it can be reached.
    pub(super) fn to(&self, spot: Spot) -> Option<(f64, Vec<Step>)> {
        let ways = (0..MOST_MOVES).filter_map(|moves| self.reached[key(At { spot, moves })]);
        let best = ways.min_by(|one, other| one.cost.total_cmp(&other.cost))?;
        Some((best.cost, best.first.into_iter().flatten().collect()))
    }
}

const fn key(at: At) -> usize {
    index(at.spot) * MOST_MOVES + at.moves
}

/// A step on a route: what it costs, and how many moves are left after it.
fn taken(p: &Position, seat: usize, risks: &Risks, at: At, now: Reached, step: Step, to: Spot) -> (At, Reached) {
    let mut there = *p;
    there.players[seat].at = to;
    // Where tokens will be in later turns nobody knows.
    let meets = due(&there, seat).filter(|_| now.first_turn);
    let mut reached = now;
    reached.cost += match meets {
        Some(token) => risks.of_token(token).max(0.0),
        None if !now.first_turn && to.is_space() => risks.of_any(p),
        None => 0.0,
    };
    if now.first_turn
        && let Some(place) = reached.first.iter_mut().find(|place| place.is_none())
    {
        *place = Some(step);
    }
    let attacked = meets.is_some_and(|token| token == Token::Police || !p.is_pirate(seat));
    let ends = at.spot.crosses_axis(to) || attacked;
    (At { spot: to, moves: if ends { 0 } else { at.moves - 1 } }, reached)
}

/// The own chance to win the fight that goes on, or would, with every boost played.
pub(super) fn chance_now(meeting: &Meeting, weapons: [u8; 2], boosts: [u8; 2]) -> f64 {
    let lead = i32::from(weapons[0] + boosts[0]) - i32::from(weapons[1]);
    chance(lead, meeting.shields[0] + boosts[1], meeting.shields[1])
}

/// Open spaces.
pub(super) fn spaces() -> impl Iterator<Item = Spot> {
    Spot::all().filter(|spot| spot.place == Place::Space)
}
