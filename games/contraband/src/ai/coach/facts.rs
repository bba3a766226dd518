//! The effects of a plan on the table, found by applying its orders as far as they are certain, by the knowledge of its seat.

use super::fact::CoachFact;
use crate::ai::engine::{done, nearest_market, nearest_port, reach};
use crate::ai::odds::chance;
use crate::ai::simple::finds_plutonium;
use crate::rules::{
    BoardSpot, BonusCard, BonusPlay, Metal, Objective, Order, PatrolToken, PlayerState, Position, Question, due,
    is_at_peace, is_barrier, weapons,
};

/// The chance in percent below which a risk is not mentioned.
const SLIGHT: u8 = 20;

/// A plan, or the line played: its start, its orders, and its end as far as that is certain.
#[derive(Debug, Clone)]
pub(super) struct PlanOutcome {
    seat: usize,
    start: Position,
    orders: Vec<Order>,
    end: Position,
}

impl PlanOutcome {
    /// Follows orders from `start`. Whatever the last one reveals is left out.
    pub(super) fn of(start: &Position, orders: &[Order]) -> Self {
        let mut end = *start;
        for order in orders {
            if is_barrier(&end, order) {
                break;
            }
            end = done(&end, order);
        }
        PlanOutcome { seat: start.asked(), start: *start, orders: orders.to_vec(), end }
    }

    /// Returns the end of the plan, as far as it is certain.
    pub(super) const fn end(&self) -> &Position {
        &self.end
    }

    pub(super) fn orders(&self) -> &[Order] {
        &self.orders
    }

    const fn before(&self) -> &PlayerState {
        &self.start.players[self.seat]
    }

    const fn after(&self) -> &PlayerState {
        &self.end.players[self.seat]
    }

    /// Returns every effect of the plan worth mentioning.
    pub(super) fn facts(&self) -> Vec<CoachFact> {
        let mut facts = Vec::new();
        let mut here = self.start;
        for order in &self.orders {
            self.deed(&here, order, &mut facts);
            if is_barrier(&here, order) {
                break;
            }
            here = done(&here, order);
        }
        self.cargo(&mut facts);
        if self.orders.iter().any(|order| matches!(order, Order::End | Order::Plan(_))) {
            self.ending(&mut facts);
        }
        facts
    }

    /// Adds the effects of an order.
    fn deed(&self, here: &Position, order: &Order, facts: &mut Vec<CoachFact>) {
        let me = here.me();
        match *order {
            Order::Buy(metal) => facts.push(CoachFact::Buys { metal }),
            Order::Install(upgrade) => {
                facts.push(CoachFact::Installs { upgrade });
                let last = me.upgrade_count() == 3 && me.level(upgrade.system()) == 0;
                if me.objective() == Some(Objective::Shipwright) && !me.done && last {
                    facts.push(CoachFact::Fulfils { objective: Objective::Shipwright });
                }
            }
            Order::Jettison(metal) => facts.push(CoachFact::Jettisons { metal }),
            Order::Move(step) => {
                if let Some(to) = me.at.after(step) {
                    Self::step(here, to, facts);
                }
            }
            Order::Attack(_) => {
                facts.push(CoachFact::Attacks { percent: percent(duel(here, order)) });
                if me.objective() == Some(Objective::Outlaw) && !me.done {
                    facts.push(CoachFact::Fulfils { objective: Objective::Outlaw });
                }
            }
            Order::Fight | Order::Stand => facts.push(CoachFact::Fights { percent: percent(odds(here)) }),
            Order::Flee => facts.push(CoachFact::Flees),
            Order::Submit(hidden) => {
                let caught = me.hold.known.count(Metal::Plutonium) > hidden;
                facts.push(if caught { CoachFact::SubmitsCaught } else { CoachFact::SubmitsClean });
            }
            Order::Leave if here.ask == Question::Calm => facts.push(CoachFact::Leaves),
            Order::Play(BonusPlay::Card(card)) => facts.push(CoachFact::Plays { card }),
            Order::Play(BonusPlay::Radar(_)) => facts.push(CoachFact::Plays { card: BonusCard::SpyRadar }),
            Order::Warp(_) => facts.push(CoachFact::Warps),
            _ => {}
        }
    }

    fn step(here: &Position, to: BoardSpot, facts: &mut Vec<CoachFact>) {
        if to.mine().is_some_and(|mine| !here.mines[mine].explored) {
            facts.push(CoachFact::Explores { spot: to });
        }
        let mut there = *here;
        there.players[here.asked()].at = to;
        if let Some(token) = due(&there, here.asked()) {
            let harmless = token == PatrolToken::Police && !finds_plutonium(here.me()) && !here.is_pirate(here.asked());
            if !harmless {
                facts.push(CoachFact::Meets { token });
            }
        }
    }

    /// Adds metals loaded into the hold and sold from it.
    fn cargo(&self, facts: &mut Vec<CoachFact>) {
        let count = |wanted: &dyn Fn(&Order) -> bool| self.orders.iter().filter(|order| wanted(order)).count() as u8;
        for &metal in Metal::ALL {
            let taken =
                count(&|order| matches!(order, Order::Take(own) | Order::Swap { take: own, .. } if *own == metal));
            let given = count(&|order| matches!(order, Order::Swap { give, .. } if *give == metal));
            if taken > given {
                facts.push(CoachFact::Loads { metal, count: taken - given });
            }
        }
        let (mut credits, mut here) = (0, self.start);
        for order in &self.orders {
            if is_barrier(&here, order) {
                break;
            }
            let next = done(&here, order);
            if matches!(order, Order::Sell(_)) {
                credits += next.players[self.seat].credits.saturating_sub(here.players[self.seat].credits);
            }
            here = next;
        }
        if credits > 0 {
            facts.push(CoachFact::Sells { credits: credits.min(9999) as u16 });
        }
    }

    /// Adds the place where the turn ends and the risks there.
    fn ending(&self, facts: &mut Vec<CoachFact>) {
        let (before, after) = (self.before(), self.after());
        if before.at == after.at {
            facts.push(CoachFact::Waits);
        } else if !after.at.is_space() {
            facts.push(CoachFact::EndsIn { spot: after.at });
        }
        if after.breakdown {
            if let (Some(was), Some(is)) = (nearest_port(before), nearest_port(after))
                && is < was
            {
                facts.push(CoachFact::Homes { turns: is });
            }
        } else if !after.hold.is_empty() && before.at != after.at {
            let market = |player: &PlayerState| nearest_market(&self.end, player, after.hold.known);
            if let (Some(was), Some(is)) = (market(before), market(after))
                && is < was
            {
                facts.push(CoachFact::Nears { turns: is });
            }
        }
        if after.at.is_space() && !after.breakdown {
            self.exposed(facts);
        }
    }

    fn exposed(&self, facts: &mut Vec<CoachFact>) {
        let (p, after) = (&self.end, self.after());
        let pirate = p.is_pirate(self.seat);
        let costs = |token: PatrolToken| match token {
            PatrolToken::Police => pirate || finds_plutonium(after),
            PatrolToken::Alien => !is_at_peace(p, self.seat),
            PatrolToken::Corsair => !pirate,
        };
        let others = if p.is_solo() {
            &[PatrolToken::Police, PatrolToken::Alien, PatrolToken::Corsair][..]
        } else {
            &PatrolToken::ALL[..2]
        };
        for &token in others.iter().filter(|&&token| costs(token)) {
            let percent = percent(reach(p, token, after.at.sector));
            if percent >= SLIGHT {
                facts.push(CoachFact::Exposes { token, percent });
            }
        }
    }
}

/// Converts a chance to percent.
fn percent(chance: f64) -> u8 {
    (100.0 * chance).round().clamp(0.0, 100.0) as u8
}

/// Returns the decider's chance to win the current fight.
fn odds(p: &Position) -> f64 {
    let Some(meeting) = p.meeting else { return 0.5 };
    let side = meeting.side(p.asked());
    let weapons = weapons(p, &meeting);
    let lead = i32::from(weapons[side]) - i32::from(weapons[1 - side]);
    chance(lead, meeting.shields[side], meeting.shields[1 - side])
}

/// Returns the chance to win an attack, as far as the other ship is known.
fn duel(p: &Position, order: &Order) -> f64 {
    let Order::Attack(colour) = *order else { return 0.5 };
    let Some(other) = p.seat_of(colour) else { return 0.5 };
    let (me, other) = (p.me(), &p.players[other]);
    chance(i32::from(me.weapon()) - i32::from(other.weapon()), me.shields(), other.shields())
}
