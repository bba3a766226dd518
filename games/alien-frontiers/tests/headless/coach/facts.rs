//! Tests that every fact stated by the coach holds in the positions.

use alien_frontiers::AlienFrontiers;
use alien_frontiers::ai::SearchHandle;
use alien_frontiers::ai::Suggestion;
use alien_frontiers::ai::coach::CoachFact;
use alien_frontiers::rules::{CardPower, DiscardPower, Facility, Loot, Order, Position};
use orrery_ai::GameOpponents as _;
use orrery_ai::SearchBudget;
use orrery_core::Colour;

use super::{in_hand, position};

/// Few playouts, so that many positions can be tried.
const EFFORT: SearchBudget = SearchBudget { budget: 10, ..SearchBudget::usual(2) };

/// A plan, and the plan with which the advice compares it.
struct PlanComparison<'a> {
    start: &'a Position,
    plan: &'a Suggestion,
    /// The other plan, which does not have the fact; `None` if the comparison is with doing nothing.
    other: Option<&'a Suggestion>,
}

impl PlanComparison<'_> {
    /// Returns true if the fact holds. Facts that cannot be checked without the end of the turn count as true.
    fn holds(&self, fact: CoachFact) -> bool {
        let me = self.start.mover();
        let orders = &self.plan.orders;
        let any = |wanted: &dyn Fn(&Order) -> bool| orders.iter().any(wanted);
        let Some(end) = self.plan.after else {
            return match fact {
                CoachFact::CyclesCards => any(&|o| *o == Order::Cycle),
                _ => true,
            };
        };
        let (before, after) = (self.start.player(me), end.player(me));
        let theirs = self.other.and_then(|other| other.after);
        match fact {
            CoachFact::Wins => end.is_over() && end.winners[me.index()],
            CoachFact::EndsMatch => end.is_over() && !end.winners[me.index()],
            CoachFact::TakesTerritory { .. }
            | CoachFact::TakesTerritoryFrom { .. }
            | CoachFact::BreaksTerritory { .. }
            | CoachFact::SecuresTerritory { .. }
            | CoachFact::PlacesField { .. }
            | CoachFact::RemovesField { .. } => self.is_so_on_the_planet(fact, &end),
            CoachFact::PlacesColony { territory, left } => {
                after.colonies_on(territory) > before.colonies_on(territory)
                    && left == after.unplaced + u8::from(after.hub > 0)
            }
            CoachFact::BuildsShip { nth } => before.out_of_stock() < nth && nth <= after.out_of_stock(),
            CoachFact::BuysRelic => end.relic_owner() == Some(me),
            CoachFact::Earns { fuel, ore } => {
                fuel + ore > 0
                    && (fuel == 0 || after.fuel == before.fuel + fuel)
                    && (ore == 0 || after.ore == before.ore + ore)
            }
            CoachFact::Saves { fuel, ore } => theirs.is_none_or(|theirs| {
                let other = theirs.player(me);
                fuel + ore > 0
                    && (fuel == 0 || after.fuel == other.fuel + fuel)
                    && (ore == 0 || after.ore == other.ore + ore)
            }),
            CoachFact::TakesCard { card } => !before.cards.has(card) && after.cards.has(card),
            CoachFact::KeepsCard { card } => {
                after.cards.has(card) && theirs.is_none_or(|theirs| !theirs.player(me).cards.has(card))
            }
            CoachFact::CyclesCards => false,
            CoachFact::AdvancesHub { to } => to < 7 && after.hub == to && any(&at(Facility::ColonistHub)),
            CoachFact::FinishesHub => after.hub == 7 && any(&at(Facility::ColonistHub)),
            CoachFact::FillsDocks { facility, next } => {
                let mut gathered = end;
                gathered.players[next.index()].docked = Default::default();
                next == end.mover() && gathered.free_groups(facility) == 0 && any(&at(facility))
            }
            CoachFact::RaisesMine { to } => after.docked_at(Facility::LunarMine).highest() == to,
            CoachFact::HoldsOutpost { total } => after.docked_at(Facility::RaidersOutpost).total() == total,
            CoachFact::TakesRelicAway { from } => from != me && self.start.relic_owner() == Some(from),
            CoachFact::MatchGoesOn => !end.is_over() && theirs.is_none_or(|theirs| theirs.is_over()),
            CoachFact::PlaysOut | CoachFact::NothingBetter | CoachFact::Balance => true,
            of_orders => self.was_ordered(of_orders),
        }
    }

    /// Returns true if the fact about a territory or a field holds at the end of the turn.
    fn is_so_on_the_planet(&self, fact: CoachFact, end: &Position) -> bool {
        let me = self.start.mover();
        match fact {
            CoachFact::TakesTerritory { territory } => {
                self.start.controller(territory).is_none() && end.controller(territory) == Some(me)
            }
            CoachFact::TakesTerritoryFrom { territory, from } => {
                self.start.controller(territory) == Some(from) && from != me && end.controller(territory) == Some(me)
            }
            CoachFact::BreaksTerritory { territory, from } => {
                self.start.controller(territory) == Some(from) && from != me && end.controller(territory).is_none()
            }
            CoachFact::SecuresTerritory { territory } => end
                .opponents()
                .chain([end.mover()])
                .filter(|&c| c != me)
                .all(|c| end.player(c).colonies_on(territory) + 1 < end.player(me).colonies_on(territory)),
            CoachFact::PlacesField { field, territory } => {
                !self.start.field_on(field, territory) && end.field_on(field, territory)
            }
            CoachFact::RemovesField { field } => self.start.field(field).is_some() && end.field(field).is_none(),
            _ => false,
        }
    }

    /// Returns true if an order of the plan does what the fact states.
    fn was_ordered(&self, fact: CoachFact) -> bool {
        let any = |wanted: &dyn Fn(&Order) -> bool| self.plan.orders.iter().any(wanted);
        match fact {
            CoachFact::UsesCard { card } => any(&|o| matches!(o, Order::Use(power) if power.card() == card)),
            CoachFact::DiscardsCard { card } => any(&|o| matches!(o, Order::Discard(power) if power.card() == card)),
            CoachFact::Launches { territory } => any(&|o| *o == Order::Launch(territory)),
            CoachFact::RaidsResources { from, fuel, ore } => any(&|o| match o {
                Order::Raid { loot: Loot::Resources(haul), .. } => haul.fuel(from) == fuel && haul.ore(from) == ore,
                _ => false,
            }),
            CoachFact::RaidsCard { from, card } => {
                any(&|o| matches!(o, Order::Raid { loot, .. } if *loot == Loot::Card { from, card }))
            }
            CoachFact::FreesDocks { facility, ships } => any(&|o| match o {
                Order::Use(CardPower::PlasmaCannon { facility: hit, targets }) => {
                    *hit == facility && targets.len() == ships
                }
                _ => false,
            }),
            CoachFact::DestroysShip { from } => any(&|o| match o {
                Order::Discard(DiscardPower::PlasmaCannon { colour, .. }) => *colour == from,
                _ => false,
            }),
            _ => false,
        }
    }
}

fn at(facility: Facility) -> impl Fn(&Order) -> bool {
    move |order| order.facility() == Some(facility)
}

/// Checks all reasons of the advice for a position. Returns their number, without `Balance`.
fn check_all(start: &Position) -> usize {
    let advice =
        AlienFrontiers::advise(start, EFFORT, &SearchHandle::default()).expect("there are dice to decide about");
    let mut told = 0;
    for (place, plan) in advice.plans.iter().enumerate() {
        let compared = advice.plans.get(usize::from(place == 0));
        for reason in &plan.reasons {
            assert!(place > 0 || reason.share >= 0.0, "the best plan has only what speaks for it: {reason:?}");
            let told_of = match compared {
                Some(other) if reason.share < 0.0 && reason.fact != CoachFact::EndsMatch => {
                    PlanComparison { start, plan: other, other: Some(plan) }
                }
                other => PlanComparison { start, plan, other },
            };
            assert!(told_of.holds(reason.fact), "{reason:?} of plan {place} in {advice:#?}\n{start:?}");
            told += usize::from(reason.fact != CoachFact::Balance);
        }
    }
    told
}

#[test]
fn reasons_of_advice_hold_in_played_matches() {
    let mut told = 0;
    for (players, seed) in [(2, 21), (3, 22), (4, 23), (2, 24), (4, 25)] {
        told += in_hand(players, seed, 8).iter().map(check_all).sum::<usize>();
    }
    assert!(told > 60, "only {told} reasons say something");
}

/// Red holds cards with far-reaching powers, and others hold goods that can be raided.
const CARDS: &str = r#"
    setup: (players: 3),
    seats: {
        "red": (fuel: 5, ore: 2, cards: ["PlasmaCannon", "StasisBeam", "PolarityDevice"],
            colonies: {"AsimovCrater": 1, "LemBadlands": 1}),
        "green": (fuel: 4, ore: 3, cards: ["DataCrystal"], docked: {"Shipyard": "4 4"}, colonies: {"AsimovCrater": 2}),
        "blue": (fuel: 3, ore: 3, docked: {"LunarMine": "2 3"}, colonies: {"LemBadlands": 1, "HerbertValley": 1}),
    },
    turn: "red","#;

#[test]
fn reasons_of_advice_hold_with_cards_and_raids() {
    for hand in ["1 2 3", "4 5 6", "3 3 3", "6 6 2", "1 6 6", "2 3 4"] {
        let start = position(&format!("{CARDS} hand: \"{hand}\","));
        assert_eq!(start.mover(), Colour::Red);
        assert!(check_all(&start) > 0, "{hand}");
    }
}
