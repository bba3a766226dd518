//! The effects of a plan on the table, found by applying its orders up to the first whose outcome the player cannot know.

use super::fact::CoachFact;
use crate::ai::engine::{best_market, done, nearest_mine, nearest_repair, reach, route};
use crate::ai::odds::chance;
use crate::ai::simple::{each_sale, finds_plutonium};
use crate::rules::{
    BoardSpot, BonusCard, BonusPlay, DecisionKind, GATE_PRICE, MARKET_REPAIR, Metal, Objective, Order, PatrolToken,
    PlayerState, Position, Upgrade, due, is_at_peace, is_barrier, weapons,
};

/// The chance in percent below which a risk is not mentioned.
const SLIGHT: u8 = 20;

/// A plan, or the line played: its start, its orders, and the last position that is certain.
#[derive(Debug, Clone)]
pub(super) struct SimulatedPlan {
    seat: usize,
    start: Position,
    orders: Vec<Order>,
    end: Position,
    /// The first order that reveals something, if any; `end` is the position before it.
    reveals: Option<Order>,
}

impl SimulatedPlan {
    /// Applies orders from `start` up to the first that reveals something, which is not applied.
    pub(super) fn of(start: &Position, orders: &[Order]) -> Self {
        let (mut end, mut reveals) = (*start, None);
        for order in orders {
            if is_barrier(&end, order) {
                reveals = Some(*order);
                break;
            }
            end = done(&end, order);
        }
        SimulatedPlan { seat: start.asked(), start: *start, orders: orders.to_vec(), end, reveals }
    }

    /// Returns the last certain position of the plan.
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

    /// Adds the facts about an order given in the position `here`.
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
            Order::Leave if here.ask == DecisionKind::Calm => facts.push(CoachFact::Leaves),
            Order::Play(BonusPlay::Card(card)) => facts.push(CoachFact::Plays { card }),
            Order::Play(BonusPlay::Radar(_)) => facts.push(CoachFact::Plays { card: BonusCard::SpyRadar }),
            Order::Warp(quadrant) => facts.push(CoachFact::Warps { quadrant }),
            _ => {}
        }
    }

    fn step(here: &Position, to: BoardSpot, facts: &mut Vec<CoachFact>) {
        if to.mine().is_some_and(|mine| !here.mines[mine].explored) {
            facts.push(CoachFact::Explores { spot: to });
        }
        let credits = here.me().credits;
        if to.port_quadrant().is_some() && !here.me().breakdown && credits >= Upgrade::Engine1.price().into() {
            facts.push(CoachFact::Docks { spot: to, credits: credits.min(9999) as u16 });
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

    /// Adds the facts about metals loaded into the hold and sold from it.
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

    /// Adds the facts about the place where the turn ends and about the risks there.
    fn ending(&self, facts: &mut Vec<CoachFact>) {
        let (before, after) = (self.before(), self.at_end());
        if before.at == after.at {
            facts.push(CoachFact::Waits { spot: after.at });
        } else if !after.at.is_space() {
            facts.push(CoachFact::EndsIn { spot: after.at });
        }
        if after.breakdown {
            facts.extend(to_repairs(before, &after).filter(|fact| matches!(fact, CoachFact::Homes { .. })));
        } else if before.breakdown {
            let paid = before.credits.saturating_sub(after.credits);
            let price = if after.at.port_quadrant().is_some() { 0 } else { paid.min(MARKET_REPAIR) as u16 };
            facts.push(CoachFact::Repairs { spot: after.at, price });
        } else if !after.hold.is_empty() && before.at != after.at {
            let market = |player: &PlayerState| best_market(&self.end, player, after.hold.known);
            if let (Some((_, was, _)), Some((spot, turns, _))) = (market(before), market(&after))
                && turns < was
            {
                facts.push(CoachFact::Nears { spot, turns });
            }
        } else if after.hold.is_empty() && before.at != after.at {
            let mine = |player: &PlayerState| nearest_mine(&self.end, player).filter(|&(_, turns)| turns > 0);
            if let (Some((_, was)), Some((spot, turns))) = (mine(before), mine(&after))
                && turns < was
            {
                facts.push(CoachFact::NearsMine { spot, turns });
            }
        }
        if after.at.is_space() && !after.breakdown {
            self.exposed(&after, facts);
        }
    }

    /// Returns the player at the end of the turn, with the ship where a row of tokens leads. A last step into a place is included
    /// although it reveals something: the place is certain, and a broken-down ship is repaired at a spaceport (CB-BRK-3).
    fn at_end(&self) -> PlayerState {
        let after = *self.after();
        if let Some(Order::Move(step)) = self.reveals {
            let at = after.at.after(step).filter(|at| !at.is_space()).unwrap_or(after.at);
            return PlayerState { at, breakdown: after.breakdown && at.port_quadrant().is_none(), ..after };
        }
        let Some(Order::Plan(row)) = self.orders.last() else { return after };
        let at = row.steps().iter().flatten().fold(after.at, |at, &step| at.after(step).unwrap_or(at));
        PlayerState { at, ..after }
    }

    /// Returns the sale for which the metals aboard at the end of the plan are meant, if it is still ahead. Returns `None` outside
    /// the player's own turn, and for a ship that is broken down.
    pub(super) fn sale_ahead(&self) -> Option<CoachFact> {
        let (spot, turns, credits) = self.market_ahead()?;
        Some(CoachFact::SellsLater { spot, turns, credits: credits.min(9999) as u16 })
    }

    fn market_ahead(&self) -> Option<(BoardSpot, u8, u32)> {
        let turn = matches!(self.start.ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act);
        let after = self.at_end();
        let aboard = turn && !after.breakdown && !after.hold.known.is_empty();
        let best = aboard.then(|| best_market(&self.end, &after, after.hold.known)).flatten();
        let in_time = |turns: u8| self.end.last_round().is_none_or(|last| self.end.round + u16::from(turns) <= last);
        best.filter(|&(_, turns, _)| turns > 0 && in_time(turns))
    }

    /// Returns the spot at the end of the plan, and the orders of each later turn up to the sale to which the plan leads. They
    /// assume that no token is met and no ship is in the way. There are none if the plan leads to no sale, or does not certainly
    /// reach the end of the turn.
    pub(super) fn turns_to_sale(&self) -> (BoardSpot, Vec<Vec<Order>>) {
        let after = self.at_end();
        let last = self.orders.last().filter(|last| matches!(last, Order::End | Order::Plan(_)));
        let certain = last.is_some() && (self.reveals.is_none() || self.reveals.as_ref() == last);
        let market = self.market_ahead().filter(|_| certain).and_then(|(spot, ..)| Some((spot, spot.market()?)));
        let Some((spot, market)) = market else { return (after.at, Vec::new()) };
        let steps = route(after.engine(), after.at, spot);
        let mut turns: Vec<Vec<Order>> =
            steps.into_iter().map(|steps| steps.into_iter().map(Order::Move).collect()).collect();
        if let Some(orders) = turns.last_mut() {
            let (prices, there) = (self.end.options.prices, &self.end.markets[market]);
            each_sale(prices, there, after.hold.known, |metal, _| orders.push(Order::Sell(metal)));
        }
        (after.at, turns)
    }

    /// Returns the next goal of a player who has lost everything: repairs, or otherwise the nearest mine, where metals cost
    /// nothing. Returns `None` for a player who has not lost everything, and outside the player's own turn.
    pub(super) fn way_back(&self) -> Option<CoachFact> {
        let turn = matches!(self.start.ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act);
        let (before, after) = (self.before(), self.at_end());
        if !turn {
            return None;
        }
        if after.breakdown {
            return to_repairs(before, &after);
        }
        let broke = after.hold.is_empty() && after.credits < GATE_PRICE.into();
        let (spot, turns) = nearest_mine(&self.end, &after).filter(|&(_, turns)| broke && turns > 0)?;
        Some(CoachFact::StartsOver { spot, turns })
    }

    fn exposed(&self, after: &PlayerState, facts: &mut Vec<CoachFact>) {
        let p = &self.end;
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

/// Returns the fact about the repairs of a broken-down ship, which depends on whether the plan brings the ship nearer to them.
fn to_repairs(before: &PlayerState, after: &PlayerState) -> Option<CoachFact> {
    let (spot, turns) = nearest_repair(after)?;
    let nearer = nearest_repair(before).is_some_and(|(_, was)| turns < was);
    let price = if spot.port_quadrant().is_some() { 0 } else { after.credits.min(MARKET_REPAIR) as u16 };
    Some(if nearer { CoachFact::Homes { spot, turns, price } } else { CoachFact::RepairsAhead { spot, turns, price } })
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

/// Returns the chance to win an attack, assuming that the other ship has no unrevealed upgrades.
fn duel(p: &Position, order: &Order) -> f64 {
    let Order::Attack(colour) = *order else { return 0.5 };
    let Some(other) = p.seat_of(colour) else { return 0.5 };
    let (me, other) = (p.me(), &p.players[other]);
    chance(i32::from(me.weapon()) - i32::from(other.weapon()), me.shields(), other.shields())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;
    use crate::rules::{MoveStep, MoveTokenRow, Sector};
    use orrery_core::Colour;

    /// Returns the outcome of a plan for red, whose ship `red` describes.
    fn plan(red: &str, orders: &[Order]) -> SimulatedPlan {
        plan_in("players: 2", red, orders)
    }

    /// Returns the outcome of a plan for red in a scenario with the set-up `setup`.
    fn plan_in(setup: &str, red: &str, orders: &[Order]) -> SimulatedPlan {
        let file = format!(
            "(game: \"contraband\", title: \"\", setup: ({setup}), seats: {{\"red\": ({red})}}, \
             police: \"B1|B2\", alien: \"B3|B4\", play: [], expect: ())"
        );
        SimulatedPlan::of(&Scenario::from_text(&file).expect("a scenario").position().expect("a position"), orders)
    }

    #[test]
    fn broken_down_ship_is_shown_the_way_to_free_repairs() {
        let red = r#"at: "R3", breakdown: true, credits: 0"#;
        let port = BoardSpot::port(Colour::Red);
        let waits = plan(red, &[Order::End]);
        let ahead = CoachFact::RepairsAhead { spot: port, turns: 2, price: 0 };
        assert_eq!(waits.way_back(), Some(ahead), "waiting leads nowhere, and the coach says what does");
        assert!(waits.facts().contains(&CoachFact::Waits { spot: BoardSpot::space(Sector::R3) }));
        let nearer = plan(red, &[Order::Move(MoveStep::Ccw), Order::End]);
        assert_eq!(nearer.way_back(), Some(CoachFact::Homes { spot: port, turns: 1, price: 0 }));
        let there = plan(r#"at: "R2", breakdown: true, credits: 0"#, &[Order::Move(MoveStep::Port), Order::End]);
        assert!(there.facts().contains(&CoachFact::Repairs { spot: port, price: 0 }), "{:?}", there.facts());
    }

    #[test]
    fn ship_without_credits_and_metals_is_shown_the_nearest_mine() {
        let broke = plan(r#"at: "R2 port", credits: 0"#, &[Order::End]).way_back();
        let Some(CoachFact::StartsOver { spot, turns }) = broke else { panic!("{broke:?}") };
        assert!(spot.mine().is_some() && turns > 0);
        for red in [r#"at: "R2 port", credits: 500"#, r#"at: "R2 port", credits: 0, cargo: ["Iron"]"#] {
            assert_eq!(plan(red, &[Order::End]).way_back(), None, "{red}");
        }
    }

    #[test]
    fn way_to_a_spaceport_or_a_mine_is_a_reason() {
        let docks = |credits: u16| {
            let facts = plan(&format!("at: \"R2\", credits: {credits}"), &[Order::Move(MoveStep::Port)]).facts();
            facts.contains(&CoachFact::Docks { spot: BoardSpot::port(Colour::Red), credits })
        };
        assert!(docks(300) && !docks(299), "only who can pay for an upgrade has something to do there");
        let leaves = plan(r#"at: "R1 market""#, &[Order::Move(MoveStep::Out), Order::End]).facts();
        let near = |fact: &CoachFact| matches!(fact, CoachFact::NearsMine { turns: 1, .. });
        assert!(leaves.iter().any(near), "{leaves:?}");
        let loaded = plan(r#"at: "R1 market", cargo: ["Iron"]"#, &[Order::Move(MoveStep::Out), Order::End]).facts();
        assert!(!loaded.iter().any(near), "a full hold goes to a market: {loaded:?}");
    }

    #[test]
    fn plan_that_loads_metals_names_the_sale_ahead() {
        let out = [Order::Move(MoveStep::Out), Order::End];
        let ahead = plan(r#"at: "R2 port", cargo: ["Iron"]"#, &out).sale_ahead();
        let Some(CoachFact::SellsLater { spot, turns, credits }) = ahead else { panic!("{ahead:?}") };
        assert!(spot.market().is_some() && turns > 0 && credits == 200, "{ahead:?}");
        assert_eq!(plan(r#"at: "R2 port""#, &out).sale_ahead(), None, "nothing aboard");
        let mut late = plan(r#"at: "R2 port", cargo: ["Iron"]"#, &out).start;
        late.round = late.last_round().expect("there is a last round");
        assert_eq!(SimulatedPlan::of(&late, &out).sale_ahead(), None, "the match ends before");
        let sells = [Order::Sell(Metal::Iron), Order::End];
        assert_eq!(plan(r#"at: "R1 market", cargo: ["Iron"]"#, &sells).sale_ahead(), None, "sold");
    }

    #[test]
    fn plan_goes_on_to_the_sale_in_later_turns() {
        let [out, end] = [Order::Move(MoveStep::Out), Order::End];
        let loaded = r#"at: "R2 port", cargo: ["Iron"]"#;
        let (from, turns) = plan(loaded, &[out, end]).turns_to_sale();
        assert_eq!(from, BoardSpot::space(Sector::R2));
        let market = [Order::Move(MoveStep::Market), Order::Sell(Metal::Iron)];
        assert_eq!(turns.last().map(Vec::as_slice), Some(&market[..]), "one move a turn: {turns:?}");
        let Some(CoachFact::SellsLater { turns: count, .. }) = plan(loaded, &[out, end]).sale_ahead() else {
            panic!("the reason names the sale");
        };
        assert_eq!(turns.len(), usize::from(count));
        let none = |red: &str, orders: &[Order]| plan(red, orders).turns_to_sale().1.is_empty();
        assert!(none(loaded, &[out]), "the turn goes on");
        assert!(none(r#"at: "R2 port""#, &[out, end]), "nothing aboard");
        assert!(none(r#"at: "R1 market", cargo: ["Iron"]"#, &[Order::Sell(Metal::Iron), end]), "sold");
        let mine = [Order::Move(MoveStep::Mine1), end];
        assert!(none(r#"at: "R2", cargo: ["Iron"]"#, &mine), "nobody knows what the mine holds");
    }

    #[test]
    fn row_of_tokens_ends_where_it_leads() {
        let row = MoveTokenRow::new(&[MoveStep::Out, MoveStep::Mine1]).expect("a row");
        let facts = plan_in(r#"players: 2, preset: "secret""#, r#"at: "R2 port""#, &[Order::Plan(row)]).facts();
        let mine = BoardSpot::space(Sector::R2).after(MoveStep::Mine1).expect("a mine");
        assert!(facts.contains(&CoachFact::EndsIn { spot: mine }), "{facts:?}");
    }
}
