//! Facts about a plan, found by carrying out its orders.

use super::fact::{BuildGoal, CoachFact, FlightResult};
use crate::ai::engine::{PositionEvaluator, done};
use crate::ai::goals::{goals, lacking};
use crate::rules::{
    BuildableItem, Card, Commodity, EquipmentKind, HonourCard, LEAST_FOR_HONOUR, Order, Phase, PirateClass,
    PlayerState, Position, START_COLONY_NUMBER, Seat, TradeDeal, Upgrade, class_to_settle, legal, price,
};

/// The maximum number of missing things at which a goal is mentioned.
const NEAR: usize = 3;

/// A plan carried out as far as its outcome is certain: the position before each order, the order, and the final position.
#[derive(Debug, Clone)]
pub(super) struct SimulatedPlan {
    seat: Seat,
    steps: Vec<(Position, Order)>,
    end: Position,
}

impl SimulatedPlan {
    /// Carries out orders from `start`. An order whose result depends on chance or on the other player is recorded, but leaves
    /// the position unchanged.
    pub(super) fn of(start: &Position, orders: &[Order]) -> Self {
        let mut end = *start;
        let mut steps = Vec::new();
        for order in orders {
            let before = end;
            steps.push((before, *order));
            if !asks(order) {
                end = done(&before, order);
            }
        }
        SimulatedPlan { seat: start.decider, steps, end }
    }

    /// Creates the outcome of a turn, or of part of a turn, as it was played.
    pub(super) const fn played(seat: Seat, steps: Vec<(Position, Order)>, end: Position) -> Self {
        SimulatedPlan { seat, steps, end }
    }

    /// Returns the final position of the certain part.
    pub(super) const fn end(&self) -> &Position {
        &self.end
    }

    fn start(&self) -> &Position {
        self.steps.first().map_or(&self.end, |(start, _)| start)
    }

    fn before(&self) -> &PlayerState {
        self.start().player(self.seat)
    }

    fn after(&self) -> &PlayerState {
        self.end.player(self.seat)
    }

    /// Returns all facts of this plan that are worth mentioning.
    pub(super) fn facts(&self, judge: &PositionEvaluator) -> Vec<CoachFact> {
        let mut facts = Vec::new();
        if self.end.is_over() && self.end.winners[self.seat.index()] {
            facts.push(CoachFact::Wins);
        }
        self.honours(&mut facts);
        for (before, order) in &self.steps {
            self.deed(before, order, &mut facts);
        }
        self.equipment(&mut facts);
        facts.extend(self.goal(judge));
        facts
    }

    fn honours(&self, facts: &mut Vec<CoachFact>) {
        let (start, end) = (self.start(), &self.end);
        let points = |p: &Position, seat: Seat| [p.player(seat).friendship(), p.player(seat).fame()];
        let holders = |p: &Position| [p.friend(), p.hero()];
        for (at, honour) in [HonourCard::Friend, HonourCard::Hero].into_iter().enumerate() {
            let (from, to) = (holders(start)[at], holders(end)[at]);
            let (own, other) = (points(end, self.seat)[at], points(end, self.seat.other())[at]);
            let grown = own > points(start, self.seat)[at];
            if to == Some(self.seat) && from != to {
                facts.push(CoachFact::TakesHonour { honour, from_other: from.is_some() });
            } else if grown && to != Some(self.seat) {
                facts.push(CoachFact::NearsHonour { honour, lacks: LEAST_FOR_HONOUR.max(other + 1) - own });
            }
        }
    }

    /// Adds the facts about the effects of an order, other than those on the flight.
    fn deed(&self, before: &Position, order: &Order, facts: &mut Vec<CoachFact>) {
        let visited = before.flight.visited();
        match *order {
            Order::Settle => {
                let Some(card) = visited else { return };
                facts.push(CoachFact::FoundsColony { card });
                if let Some((_, roll)) = card.colony().filter(|&(_, roll)| !covers(before, self.seat, roll)) {
                    facts.push(CoachFact::CoversRoll { roll });
                }
            }
            Order::Found => facts.extend(visited.map(|card| CoachFact::FoundsPost { card })),
            Order::Adventure { adventure, .. } => facts.push(CoachFact::DoesAdventure { adventure }),
            Order::Trade(deal) => visited.into_iter().for_each(|card| dealt(price(card, deal), deal, facts)),
            Order::Use { post, deal } => dealt(price(post, deal), deal, facts),
            Order::Demand(resource) => facts.push(CoachFact::TakesFromOther { resource }),
            Order::Build(BuildableItem::Ship(ship)) => facts.push(CoachFact::BuildsShip { ship }),
            Order::Build(BuildableItem::Module(module)) | Order::Module(module) => {
                facts.push(CoachFact::BuildsModule { module });
            }
            Order::Upgrade(Upgrade::Module(module)) => {
                let denies = before.player(self.seat.other()).level(module) == 1;
                facts.push(if denies {
                    CoachFact::DeniesModule { module }
                } else {
                    CoachFact::RaisesModule { module }
                });
            }
            Order::Produce(resource) | Order::Take(Some(resource)) => {
                facts.push(CoachFact::Gains { thing: resource.into(), count: 1 });
            }
            Order::Accept => {
                facts.push(CoachFact::ExchangeHelps);
                let offer = before.now.offer.unwrap_or_default();
                facts.extend(offer.give.iter().map(|(thing, count)| CoachFact::Gains { thing, count }));
            }
            Order::Offer(_) => facts.push(CoachFact::ExchangeHelps),
            _ => self.flight(before, order, facts),
        }
        if before.phase == Phase::Flight && !matches!(order, Order::Stop | Order::Next) {
            ended(before, facts);
        }
    }

    /// Adds the facts about the effect of an order on the flight.
    fn flight(&self, before: &Position, order: &Order, facts: &mut Vec<CoachFact>) {
        let cards = cards(before);
        let player = before.player(self.seat);
        let class = class_to_settle(before);
        match order {
            Order::Next => {
                let mut orders = Vec::new();
                legal(before, &mut orders);
                let actions = player.actions().saturating_sub(before.flight.actions);
                if orders.len() > 2 && cards > 0 {
                    facts.push(CoachFact::KeepsAction { actions, cards });
                }
            }
            Order::Fight => {
                if let Some(astro) = class.map(PirateClass::ransom).filter(|&astro| player.astro >= astro.into()) {
                    facts.push(CoachFact::SavesRansom { astro });
                }
                facts.push(CoachFact::Risks { cards });
            }
            Order::Pay => facts.push(CoachFact::RisksNothing),
            Order::Stop if cards > 0 => facts.push(CoachFact::EndsFlight { cards }),
            _ => {}
        }
    }

    fn equipment(&self, facts: &mut Vec<CoachFact>) {
        let (before, after) = (self.before(), self.after());
        if after.boost() > before.boost() {
            facts.push(CoachFact::Boost { to: after.boost() });
        }
        if after.firepower() > before.firepower() {
            facts.push(CoachFact::Firepower { to: after.firepower() });
        }
    }

    /// Returns the fact about the most valuable goal that came closer, or `None` if none did.
    fn goal(&self, judge: &PositionEvaluator) -> Option<CoachFact> {
        let (before, after) = (self.before(), self.after());
        let lacks = |player: &PlayerState, goal: BuildGoal| -> usize {
            lacking(player, goal.price(&self.end)).map(|(_, count)| usize::from(count)).sum()
        };
        let nearer = goals(&self.end, self.seat).filter_map(|goal| {
            let (was, is) = (lacks(before, goal), lacks(after, goal));
            (is < was && is <= NEAR).then(|| (judge.share_of_goal(after, goal, is), goal, is))
        });
        let best = nearer.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
        Some(match best {
            (_, goal, 0) => CoachFact::Affords { goal },
            (_, goal, lacks) => CoachFact::NearsGoal { goal, lacks: lacks as u8 },
        })
    }

    /// Returns a fact for each commodity of which the player has more with this plan than with the other, in the order of
    /// [`Commodity::ALL`].
    pub(super) fn kept(&self, other: &SimulatedPlan) -> Vec<CoachFact> {
        let (mine, theirs) = (self.after(), other.after());
        let more = |&thing: &Commodity| {
            let count = mine.count(thing).saturating_sub(theirs.count(thing)).min(u16::from(u8::MAX)) as u8;
            (count > 0).then_some(CoachFact::Keeps { thing, count })
        };
        Commodity::ALL.iter().filter_map(more).collect()
    }
}

/// Reports whether the result of an order depends on chance or on the other player.
pub(super) const fn asks(order: &Order) -> bool {
    matches!(order, Order::Roll | Order::Next | Order::Pay | Order::Fight | Order::Offer(_) | Order::Fly(_))
}

/// Returns the number of cards that may still come in the flight.
fn cards(p: &Position) -> u8 {
    p.now.speed.min(p.cards_left())
}

/// Adds the fact that an action ends the flight, if it is the last action and more cards could have been revealed.
fn ended(before: &Position, facts: &mut Vec<CoachFact>) {
    let last = before.flight.actions + 1 >= before.mover().actions();
    let cards = cards(before);
    if last && cards > 0 {
        facts.push(CoachFact::EndsFlight { cards });
    }
}

/// Adds the facts about a deal with this unit price.
fn dealt(price: Option<u8>, deal: TradeDeal, facts: &mut Vec<CoachFact>) {
    let price = price.unwrap_or_default();
    let all = deal.things().iter();
    facts.extend(all.map(|(thing, count)| match deal {
        TradeDeal::Buy(_) => CoachFact::Buys { thing, count, astro: count * price },
        TradeDeal::Sell(_) => CoachFact::Sells { thing, count, astro: count * price },
    }));
}

/// Reports whether any colony of a seat produces on a roll.
fn covers(p: &Position, seat: Seat, roll: u8) -> bool {
    let founded = p.player(seat).colonies.kinds().filter_map(Card::colony);
    roll == START_COLONY_NUMBER || founded.into_iter().any(|(_, number)| number == roll)
}

/// Returns the importance of a fact to its player, in the units of the value function. The most important facts come first.
pub(super) fn weight(fact: &CoachFact, p: &Position, seat: Seat, judge: &PositionEvaluator) -> f64 {
    let w = &judge.weights;
    let player = p.player(seat);
    let goal = |goal: BuildGoal| judge.worth_of(player, goal);
    let level = |piece: EquipmentKind, to: u8| {
        let weights = if piece == EquipmentKind::Booster { &w.boost } else { &w.firepower };
        weights.get(usize::from(to.saturating_sub(1))).copied().unwrap_or_default()
    };
    let thing = |thing: Commodity, count: u8| {
        f64::from(count)
            * if thing == Commodity::Astro { w.astro[0] } else { w.stock[usize::from(player.count(thing) > 0)] }
    };
    match *fact {
        CoachFact::Wins => 10.0 * w.point,
        CoachFact::TakesHonour { from_other, .. } => w.point * if from_other { 2.0 } else { 1.0 },
        CoachFact::NearsHonour { lacks, .. } => w.point / f64::from(2 * lacks + 1),
        CoachFact::FoundsColony { .. } => w.point,
        CoachFact::CoversRoll { .. } => w.covered,
        CoachFact::FoundsPost { .. } => w.point / 3.0,
        CoachFact::DoesAdventure { adventure } => {
            let quest = adventure.spec();
            w.point * f64::from(quest.points) + w.point / 3.0 * f64::from(quest.fame) + f64::from(quest.resources)
        }
        CoachFact::RaisesModule { module } => goal(BuildGoal::Raise(Upgrade::Module(module))),
        CoachFact::DeniesModule { module } => 1.5 * goal(BuildGoal::Raise(Upgrade::Module(module))),
        CoachFact::BuildsModule { module } => goal(BuildGoal::Build(BuildableItem::Module(module))),
        CoachFact::BuildsShip { ship } => goal(BuildGoal::Build(BuildableItem::Ship(ship))),
        CoachFact::Boost { to } => level(EquipmentKind::Booster, to),
        CoachFact::Firepower { to } => level(EquipmentKind::Cannon, to),
        CoachFact::Affords { goal: wanted } => w.near[0] * goal(wanted),
        CoachFact::NearsGoal { goal: wanted, lacks } => {
            w.near[usize::from(lacks).min(w.near.len() - 1)] * goal(wanted) / 2.0
        }
        CoachFact::Sells { astro, .. } => w.astro[0] * f64::from(astro) / 2.0,
        CoachFact::Buys { thing: what, count, .. } | CoachFact::Keeps { thing: what, count } => thing(what, count),
        CoachFact::Gains { thing: what, count } => 1.2 * thing(what, count),
        CoachFact::TakesFromOther { resource } => 1.5 * thing(resource.into(), 1),
        CoachFact::Promises { prospect, percent, other } => {
            let often = f64::from(percent.abs_diff(other)) / 100.0;
            often * if prospect == FlightResult::Colony { w.point + w.covered } else { w.point / 2.0 }
        }
        CoachFact::Knows { .. } | CoachFact::Avoids { .. } => w.point / 4.0,
        CoachFact::Unseen { .. } => 0.5,
        CoachFact::KeepsAction { .. } | CoachFact::SavesRansom { .. } => 2.0,
        CoachFact::EndsFlight { cards } | CoachFact::Risks { cards } => 1.0 + f64::from(cards) / 2.0,
        CoachFact::FightOdds { .. } => 5.0,
        CoachFact::RisksNothing => 3.0,
        CoachFact::ExchangeHelps => 3.0,
        CoachFact::NothingBetter | CoachFact::Balance => 0.0,
    }
}
