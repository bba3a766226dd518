//! Finds the facts of a plan from its orders and from the positions before and after it.

use super::fact::{CoachFact, EvaluationTerm};
use crate::rules::{
    Card, CardPower, DiscardPower, Facility, Field, Loot, Order, Phase, PlayerState, Position, Ships, Territory,
};
use orrery_core::Colour;

/// The certain part of a plan: up to its end, or up to a reveal (an order with a chance outcome).
#[derive(Clone, Copy)]
pub(super) struct SimulatedPlan<'a> {
    /// The position at the start of this part: in the player's turn, after the roll.
    pub start: &'a Position,
    /// The orders of this part.
    pub orders: &'a [Order],
    /// The position after these orders.
    pub end: &'a Position,
}

impl SimulatedPlan<'_> {
    /// Returns the player whose turn it is.
    pub(super) const fn player(&self) -> Colour {
        self.start.mover()
    }

    /// Returns the player's state before and after this part.
    fn mine(&self) -> (&PlayerState, &PlayerState) {
        (self.start.player(self.player()), self.end.player(self.player()))
    }

    /// Returns all facts of this plan that are worth mentioning, the most important kinds first.
    pub(super) fn facts(&self) -> Vec<CoachFact> {
        let mut facts = Vec::new();
        if self.end.is_over() {
            facts.push(if self.end.winners[self.player().index()] { CoachFact::Wins } else { CoachFact::EndsMatch });
        }
        Territory::ALL.iter().for_each(|&territory| facts.extend(self.territory(territory)));
        self.fleet(&mut facts);
        for order in self.orders {
            facts.extend(self.order(order));
        }
        self.cards(&mut facts);
        self.hub(&mut facts);
        self.fields(&mut facts);
        self.docks(&mut facts);
        facts.extend(self.earned());
        facts
    }

    fn territory(&self, territory: Territory) -> Option<CoachFact> {
        let me = self.player();
        let (before, after) = (self.start.controller(territory), self.end.controller(territory));
        let (mine_before, mine_after) = self.mine();
        let placed = mine_after.colonies_on(territory) > mine_before.colonies_on(territory);
        match (before, after) {
            (Some(from), Some(now)) if now == me && from != me => {
                Some(CoachFact::TakesTerritoryFrom { territory, from })
            }
            (None, Some(now)) if now == me => Some(CoachFact::TakesTerritory { territory }),
            (Some(from), None) if from != me => Some(CoachFact::BreaksTerritory { territory, from }),
            (Some(was), Some(now)) if was == me && now == me => {
                let (lead_before, lead_after) = (lead(self.start, me, territory), lead(self.end, me, territory));
                if lead_before < 2 && lead_after >= 2 {
                    Some(CoachFact::SecuresTerritory { territory })
                } else {
                    placed.then(|| self.placed(territory))
                }
            }
            _ => placed.then(|| self.placed(territory)),
        }
    }

    fn placed(&self, territory: Territory) -> CoachFact {
        let (_, after) = self.mine();
        CoachFact::PlacesColony { territory, left: after.unplaced + u8::from(after.hub > 0) }
    }

    fn fleet(&self, facts: &mut Vec<CoachFact>) {
        let (before, after) = self.mine();
        let built = before.out_of_stock() + 1..=after.out_of_stock();
        facts.extend(built.map(|nth| CoachFact::BuildsShip { nth }));
        let relic = (self.start.relic_owner(), self.end.relic_owner());
        if let (Some(from), None) = relic
            && from != self.player()
        {
            facts.push(CoachFact::TakesRelicAway { from });
        }
    }

    /// Returns the facts that are found from an order, not from the positions.
    fn order(&self, order: &Order) -> Vec<CoachFact> {
        match *order {
            Order::BuyRelic => vec![CoachFact::BuysRelic],
            Order::Cycle => vec![CoachFact::CyclesCards],
            Order::Claim(card) if !self.discards(card) => vec![CoachFact::TakesCard { card }],
            Order::Launch(territory) => vec![CoachFact::Launches { territory }],
            Order::Raid { loot: Loot::Card { from, card }, .. } => vec![CoachFact::RaidsCard { from, card }],
            Order::Raid { loot: Loot::Resources(haul), .. } => Colour::ALL
                .iter()
                .map(|&from| CoachFact::RaidsResources { from, fuel: haul.fuel(from), ore: haul.ore(from) })
                .filter(|fact| !matches!(fact, CoachFact::RaidsResources { fuel: 0, ore: 0, .. }))
                .collect(),
            Order::Use(CardPower::PlasmaCannon { facility, targets }) => {
                vec![
                    CoachFact::FreesDocks { facility, ships: targets.len() },
                    CoachFact::UsesCard { card: Card::PlasmaCannon },
                ]
            }
            Order::Use(power) => vec![CoachFact::UsesCard { card: power.card() }],
            Order::Discard(DiscardPower::PlasmaCannon { colour, .. }) => {
                vec![CoachFact::DestroysShip { from: colour }, CoachFact::DiscardsCard { card: Card::PlasmaCannon }]
            }
            Order::Discard(power) => vec![CoachFact::DiscardsCard { card: power.card() }],
            _ => Vec::new(),
        }
    }

    /// Returns true if the plan discards `card` for its discard power, even if the card was gained in the same turn.
    fn discards(&self, card: Card) -> bool {
        self.orders.iter().any(|order| matches!(order, Order::Discard(power) if power.card() == card))
    }

    /// Adds the facts about cards gained, except those that an order's own fact already reports.
    fn cards(&self, facts: &mut Vec<CoachFact>) {
        let (before, after) = self.mine();
        let come = after.cards.iter().filter(|&card| !before.cards.has(card));
        let told = |facts: &[CoachFact], card: Card| {
            facts.iter().any(|fact| match fact {
                CoachFact::RaidsCard { card: come, .. } | CoachFact::TakesCard { card: come } => *come == card,
                _ => false,
            })
        };
        let news: Vec<CoachFact> =
            come.filter(|&card| !told(facts, card)).map(|card| CoachFact::TakesCard { card }).collect();
        facts.extend(news);
    }

    fn hub(&self, facts: &mut Vec<CoachFact>) {
        let (before, after) = self.mine();
        let launched = self.orders.iter().any(|order| matches!(order, Order::Launch(_)));
        let to = after.hub;
        if to == 0 || (to <= before.hub && !launched) {
            return;
        }
        facts.push(if to == crate::rules::LAST_CIRCLE {
            CoachFact::FinishesHub
        } else {
            CoachFact::AdvancesHub { to }
        });
    }

    fn fields(&self, facts: &mut Vec<CoachFact>) {
        for &field in Field::ALL {
            match (self.start.field(field), self.end.field(field)) {
                (before, Some(territory)) if before != Some(territory) => {
                    facts.push(CoachFact::PlacesField { field, territory });
                }
                (Some(_), None) => facts.push(CoachFact::RemovesField { field }),
                _ => {}
            }
        }
    }

    /// Adds the facts about facilities that the player's ships fill, and about their ships at the Lunar Mine and the Raiders'
    /// Outpost. The next player's own ships leave their docks first.
    fn docks(&self, facts: &mut Vec<CoachFact>) {
        if self.end.phase != Phase::Roll {
            return;
        }
        let next = cleared(self.end);
        let (before, after) = self.mine();
        // A ship removed from a dock does not fill a dock.
        let docked = |facility: Facility| !before.docked_at(facility).contains(after.docked_at(facility));
        let shared = |facility: &&Facility| !matches!(facility, Facility::ColonistHub | Facility::RaidersOutpost);
        for &facility in Facility::ALL.iter().filter(shared) {
            if docked(facility) && next.free_groups(facility) == 0 {
                facts.push(CoachFact::FillsDocks { facility, next: next.mover() });
            }
        }
        let others = highest_but(&next, Facility::LunarMine, self.player());
        let to = after.docked_at(Facility::LunarMine).highest();
        if docked(Facility::LunarMine) && to > others.max(1) && next.free_groups(Facility::LunarMine) > 0 {
            facts.push(CoachFact::RaisesMine { to });
        }
        let run = after.docked_at(Facility::RaidersOutpost);
        if docked(Facility::RaidersOutpost) && !run.is_empty() {
            facts.push(CoachFact::HoldsOutpost { total: run.total() });
        }
    }

    fn earned(&self) -> Option<CoachFact> {
        let (before, after) = self.mine();
        let (fuel, ore) = (after.fuel.saturating_sub(before.fuel), after.ore.saturating_sub(before.ore));
        (fuel + ore > 0).then_some(CoachFact::Earns { fuel, ore })
    }
}

/// Returns the facts that need both plans: possessions that this plan keeps and the other plan gives away or does not gain.
pub(super) fn kept(this: &SimulatedPlan<'_>, other: &SimulatedPlan<'_>) -> Vec<CoachFact> {
    let (mine, theirs) = (this.mine().1, other.mine().1);
    let (fuel, ore) = (mine.fuel.saturating_sub(theirs.fuel), mine.ore.saturating_sub(theirs.ore));
    let saved = (fuel + ore > 0).then_some(CoachFact::Saves { fuel, ore });
    let before = this.mine().0;
    // A reveal is not carried out here, so a card that it uses does not count as kept.
    let used = |card: Card| {
        this.orders.iter().any(|order| match order {
            Order::Use(power) => power.card() == card,
            Order::Discard(power) => power.card() == card,
            _ => false,
        })
    };
    let cards = before.cards.iter().filter(|&card| mine.cards.has(card) && !theirs.cards.has(card) && !used(card));
    saved.into_iter().chain(cards.map(|card| CoachFact::KeepsCard { card })).collect()
}

/// Returns the lead of `colour` on `territory` over the best other player, in colonies; negative if `colour` is behind.
fn lead(position: &Position, colour: Colour, territory: Territory) -> i16 {
    let count = |c: Colour| i16::from(position.player(c).colonies_on(territory));
    let others = position.seats().iter().filter(|&&c| c != colour).map(|&c| count(c)).max();
    count(colour) - others.unwrap_or(0)
}

/// Returns the position without the mover's docked ships: the docks as the mover finds them after gathering their ships.
fn cleared(position: &Position) -> Position {
    let mut next = *position;
    next.players[position.mover().index()].docked = [Ships::NONE; Facility::COUNT];
    next
}

/// Returns the highest value docked at `facility` by a player other than `colour`, or 0 if there is none.
fn highest_but(position: &Position, facility: Facility, colour: Colour) -> u8 {
    let others = position.seats().iter().filter(|&&c| c != colour);
    others.map(|&c| position.player(c).docked_at(facility).highest()).max().unwrap_or(0)
}

impl CoachFact {
    /// Returns the evaluation terms that this fact changes.
    pub(super) const fn terms(&self) -> &'static [EvaluationTerm] {
        match self {
            CoachFact::Wins | CoachFact::EndsMatch | CoachFact::MatchGoesOn => EvaluationTerm::ALL,
            CoachFact::TakesTerritory { .. }
            | CoachFact::TakesTerritoryFrom { .. }
            | CoachFact::BreaksTerritory { .. }
            | CoachFact::SecuresTerritory { .. }
            | CoachFact::PlacesColony { .. } => &[EvaluationTerm::Territory],
            CoachFact::BuildsShip { .. } | CoachFact::BuysRelic => &[EvaluationTerm::Fleet],
            CoachFact::Earns { .. } | CoachFact::Saves { .. } => &[EvaluationTerm::Resources],
            CoachFact::TakesCard { .. }
            | CoachFact::UsesCard { .. }
            | CoachFact::DiscardsCard { .. }
            | CoachFact::KeepsCard { .. }
            | CoachFact::CyclesCards => &[EvaluationTerm::Cards],
            CoachFact::AdvancesHub { .. } | CoachFact::FinishesHub | CoachFact::Launches { .. } => {
                &[EvaluationTerm::Hub]
            }
            CoachFact::RaidsResources { .. } => &[EvaluationTerm::Resources, EvaluationTerm::Others],
            CoachFact::RaidsCard { .. } => &[EvaluationTerm::Cards, EvaluationTerm::Others],
            CoachFact::FillsDocks { .. }
            | CoachFact::RaisesMine { .. }
            | CoachFact::HoldsOutpost { .. }
            | CoachFact::FreesDocks { .. } => &[EvaluationTerm::Docks],
            CoachFact::DestroysShip { .. } | CoachFact::TakesRelicAway { .. } => &[EvaluationTerm::Others],
            CoachFact::PlacesField { .. } | CoachFact::RemovesField { .. } => &[EvaluationTerm::Fields],
            CoachFact::PlaysOut | CoachFact::NothingBetter | CoachFact::Balance => &[],
        }
    }
}
