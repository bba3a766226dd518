//! The static value of a position. It depends on the things on and next to the ships, on the face-up adventures, and on the
//! colony planets that a seat knows of.

use super::weights::ValueWeights;
use crate::ai::goals::{BuildGoal, goals, lacking};
use crate::rules::{
    Adventure, AdventureSpec, BuildableItem, Card, EquipmentKind, LEAST_FOR_HONOUR, Module, POINTS_TO_WIN, PlayerState,
    Position, START_COLONY_NUMBER, Seat, Ship, Upgrade, meets,
};

/// The value of a won match.
pub(super) const WON: f64 = 1000.0;
/// The number of Astro in each band of the value of money.
const PURSE: [u16; 3] = [12, 12, 16];
/// The length of a table indexed by the roll, 0 to 3.
const ROLLS: usize = 4;
/// The points of the leader in the middle of a match.
const MIDDLE: f64 = 5.0;
/// The maximum number of known colony planets that count.
const TARGETS: u32 = 3;
/// The largest number of points for which the first extra value of [`ValueWeights::late`] counts.
const EARLY: u8 = 5;

/// The evaluator of positions, with its weights.
#[derive(Debug, Clone)]
pub(in super::super) struct PositionEvaluator {
    pub(in super::super) weights: ValueWeights,
}

impl PositionEvaluator {
    /// Returns the static value of a position to a seat: its own value less the weighted value of the other seat.
    pub(in super::super) fn difference(&self, p: &Position, seat: Seat) -> f64 {
        if p.is_over() {
            let won = |seat: Seat| f64::from(u8::from(p.winners[seat.index()]));
            return WON * (won(seat) - won(seat.other()));
        }
        if p.points(p.turn) >= POINTS_TO_WIN {
            return if p.turn == seat { WON } else { -WON };
        }
        self.own(p, seat) - self.weights.rival * self.own(p, seat.other())
    }

    /// Returns the win chance for a difference of values. The formula uses only the four basic operations and the square root,
    /// which give the same results on every machine.
    pub(in super::super) fn chance(&self, difference: f64) -> f64 {
        if difference.abs() >= WON {
            return if difference > 0.0 { 1.0 } else { 0.0 };
        }
        // The result is three quarters at 1 and always close to the logistic curve.
        let x = difference / self.weights.scale;
        0.5 + 0.5 * x / (3.0 + x * x).sqrt()
    }

    /// Returns the value of a seat's own points, holdings, equipment and goals.
    fn own(&self, p: &Position, seat: Seat) -> f64 {
        let w = &self.weights;
        let (player, other) = (p.player(seat), p.player(seat.other()));
        let points = p.points(seat);
        let honours = u8::from(p.friend() == Some(seat)) + u8::from(p.hero() == Some(seat));
        let start = (MIDDLE - f64::from(points.max(p.points(seat.other())))) / MIDDLE;
        let late = usize::from(points.saturating_sub(EARLY).min(4));
        w.point * f64::from(points - honours)
            + w.late[late]
            + self.honour(player.friendship(), other.friendship())
            + self.honour(player.fame(), other.fame())
            + w.friendship * f64::from(player.friendship())
            + w.fame * f64::from(player.fame())
            + (1.0 + w.early_holdings * start) * self.holdings(player)
            + (1.0 + w.early * start) * (self.equipment(player) + self.production(player, seat))
            + self.prospects(p, seat)
            + self.nearest_goals(p, seat)
            + self.adventures(p, player)
    }

    /// Returns the value of a special card that is held or within reach.
    fn honour(&self, own: u8, other: u8) -> f64 {
        let needed = LEAST_FOR_HONOUR.max(other + 1);
        if own >= needed {
            self.weights.held[usize::from(own - other - 1).min(2)]
        } else {
            self.weights.open[usize::from(needed - own - 1).min(3)]
        }
    }

    fn holdings(&self, player: &PlayerState) -> f64 {
        let w = &self.weights;
        let mut astro = player.astro;
        let mut sum = 0.0;
        for (part, weight) in PURSE.into_iter().zip(w.astro) {
            sum += weight * f64::from(astro.min(part));
            astro = astro.saturating_sub(part);
        }
        for (&held, kind) in player.cargo.iter().zip(w.kinds) {
            sum += first(&w.stock, held) + if held > 0 { kind } else { 0.0 };
        }
        sum + first(&w.science, player.science)
            + first(&w.colony_ship, player.ships(Ship::ColonyShip))
            + first(&w.trade_ship, player.ships(Ship::TradeShip))
    }

    fn equipment(&self, player: &PlayerState) -> f64 {
        let w = &self.weights;
        let modules: f64 = Module::ALL
            .iter()
            .map(|&module| match player.level(module) {
                0 => 0.0,
                1 => w.modules[module.index()],
                _ => w.modules[module.index()] + w.raised[module.index()],
            })
            .sum();
        modules + first(&w.boost, player.boost()) + first(&w.firepower, player.firepower())
    }

    /// Returns the value of the rolls on which colonies produce. The first kind of resource on a roll has a different weight from
    /// additional kinds.
    fn production(&self, player: &PlayerState, seat: Seat) -> f64 {
        let mut made = [0u8; ROLLS];
        made[usize::from(START_COLONY_NUMBER)] |= 1 << seat.start_colony() as u8;
        for (resource, number) in player.colonies.kinds().filter_map(Card::colony) {
            made[usize::from(number)] |= 1 << resource as u8;
        }
        let of_roll = |kinds: &u8| match kinds.count_ones() {
            0 => 0.0,
            kinds => self.weights.covered + self.weights.also * f64::from(kinds - 1),
        };
        let kinds = made.iter().fold(0, |kinds, made| kinds | made);
        made.iter().map(of_roll).sum::<f64>() + self.weights.variety * f64::from(kinds.count_ones())
    }

    /// Returns the value of modules that can still be upgraded, plus the value of colony ships for the colony planets that the
    /// seat knows of.
    fn prospects(&self, p: &Position, seat: Seat) -> f64 {
        let player = p.player(seat);
        let free = |module: &&Module| player.level(**module) == 1 && p.level_two_holder(**module).is_none();
        let raisable = Module::ALL.iter().filter(free).count();
        let mut sum = self.weights.raisable * raisable as f64;
        if player.ships(Ship::ColonyShip) > 0 {
            let known = p.knows[seat.index()].iter().flat_map(|sector| sector.kinds());
            let targets = known.filter(|card| card.colony().is_some()).count() as u32;
            sum += self.weights.target * f64::from(targets.min(TARGETS));
        }
        sum
    }

    /// Returns the value that reaching a goal would add.
    pub(in super::super) fn worth_of(&self, player: &PlayerState, goal: BuildGoal) -> f64 {
        let w = &self.weights;
        let next = |weights: &[f64], held: u8| weights.get(usize::from(held)).copied().unwrap_or(0.0);
        match goal {
            BuildGoal::Build(BuildableItem::Ship(Ship::ColonyShip)) => {
                next(&w.colony_ship, player.ships(Ship::ColonyShip))
            }
            BuildGoal::Build(BuildableItem::Ship(Ship::TradeShip)) => {
                next(&w.trade_ship, player.ships(Ship::TradeShip))
            }
            BuildGoal::Build(BuildableItem::Booster) | BuildGoal::Raise(Upgrade::Booster) => {
                next(&w.boost, player.pieces(EquipmentKind::Booster).power())
            }
            BuildGoal::Build(BuildableItem::Cannon) | BuildGoal::Raise(Upgrade::Cannon) => {
                next(&w.firepower, player.pieces(EquipmentKind::Cannon).power())
            }
            BuildGoal::Build(BuildableItem::Module(module)) => w.modules[module.index()],
            BuildGoal::Raise(Upgrade::Module(module)) => w.point + w.raised[module.index()],
        }
    }

    /// Returns the value of a goal for which this many things are missing.
    pub(in super::super) fn share_of_goal(&self, player: &PlayerState, goal: BuildGoal, lacks: usize) -> f64 {
        self.weights.near.get(lacks).map_or(0.0, |share| share * self.worth_of(player, goal))
    }

    /// Returns the value of the two goals that are worth most, weighted by how close they are.
    fn nearest_goals(&self, p: &Position, seat: Seat) -> f64 {
        let player = p.player(seat);
        let mut best = [0.0, 0.0];
        for goal in goals(p, seat) {
            let lacks: usize = lacking(player, goal.price(p)).map(|(_, count)| usize::from(count)).sum();
            let worth = self.share_of_goal(player, goal, lacks);
            if worth > best[0] {
                best = [worth, best[0]];
            } else if worth > best[1] {
                best[1] = worth;
            }
        }
        best[0] + self.weights.second_goal * best[1]
    }

    /// Returns the value of the face-up adventures whose conditions the player meets.
    fn adventures(&self, p: &Position, player: &PlayerState) -> f64 {
        let w = &self.weights;
        let worth = |quest: &AdventureSpec| {
            w.point * f64::from(quest.points)
                + (w.fame + w.open[0]) * f64::from(quest.fame)
                + f64::from(quest.resources)
        };
        let able = p.adventures.face_up().map(Adventure::spec).filter(|quest| meets(player, quest).is_ok());
        w.adventure * able.map(worth).sum::<f64>()
    }
}

/// Returns the sum of the first `count` weights.
fn first(weights: &[f64], count: u8) -> f64 {
    weights.iter().take(usize::from(count)).sum()
}
