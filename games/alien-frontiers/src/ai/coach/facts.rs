//! The facts of a plan, found from its orders and from the positions before and after it.

use super::fact::{Fact, Term};
use crate::rules::{
    Card, DiscardPower, Facility, Field, Loot, Order, Phase, Player, Position, Power, Ships, Territory,
};
use orrery_core::Colour;

/// The certain part of a plan: up to its end, or up to the order whose outcome has to be seen.
#[derive(Clone, Copy)]
pub(super) struct Course<'a> {
    /// The position at its start: the player's turn, after the roll.
    pub start: &'a Position,
    /// The orders of this part.
    pub orders: &'a [Order],
    /// The position it leads to.
    pub end: &'a Position,
}

impl Course<'_> {
    /// The player whose turn it is.
    pub(super) const fn player(&self) -> Colour {
        self.start.mover()
    }

    /// The player's possessions before and after.
    fn mine(&self) -> (&Player, &Player) {
        (self.start.player(self.player()), self.end.player(self.player()))
    }

    /// All facts of this plan worth mentioning, the most important kinds first.
    pub(super) fn facts(&self) -> Vec<Fact> {
        let mut facts = Vec::new();
        if self.end.is_over() {
            facts.push(if self.end.winners[self.player().index()] { Fact::Wins } else { Fact::EndsMatch });
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

    fn territory(&self, territory: Territory) -> Option<Fact> {
        let me = self.player();
        let (before, after) = (self.start.controller(territory), self.end.controller(territory));
        let (mine_before, mine_after) = self.mine();
        let placed = mine_after.colonies_on(territory) > mine_before.colonies_on(territory);
        match (before, after) {
            (Some(from), Some(now)) if now == me && from != me => Some(Fact::TakesTerritoryFrom { territory, from }),
            (None, Some(now)) if now == me => Some(Fact::TakesTerritory { territory }),
            (Some(from), None) if from != me => Some(Fact::BreaksTerritory { territory, from }),
            (Some(was), Some(now)) if was == me && now == me => {
                let (lead_before, lead_after) = (lead(self.start, me, territory), lead(self.end, me, territory));
                if lead_before < 2 && lead_after >= 2 {
                    Some(Fact::SecuresTerritory { territory })
                } else {
                    placed.then(|| self.placed(territory))
                }
            }
            _ => placed.then(|| self.placed(territory)),
        }
    }

    fn placed(&self, territory: Territory) -> Fact {
        let (_, after) = self.mine();
        Fact::PlacesColony { territory, left: after.unplaced + u8::from(after.hub > 0) }
    }

    fn fleet(&self, facts: &mut Vec<Fact>) {
        let (before, after) = self.mine();
        let built = before.out_of_stock() + 1..=after.out_of_stock();
        facts.extend(built.map(|nth| Fact::BuildsShip { nth }));
        let relic = (self.start.relic_owner(), self.end.relic_owner());
        if let (Some(from), None) = relic
            && from != self.player()
        {
            facts.push(Fact::TakesRelicAway { from });
        }
    }

    /// The facts of an order that cannot be found from the positions.
    fn order(&self, order: &Order) -> Vec<Fact> {
        match *order {
            Order::BuyRelic => vec![Fact::BuysRelic],
            Order::Cycle => vec![Fact::CyclesCards],
            Order::Claim(card) if !self.discards(card) => vec![Fact::TakesCard { card }],
            Order::Launch(territory) => vec![Fact::Launches { territory }],
            Order::Raid { loot: Loot::Card { from, card }, .. } => vec![Fact::RaidsCard { from, card }],
            Order::Raid { loot: Loot::Resources(haul), .. } => Colour::ALL
                .iter()
                .map(|&from| Fact::RaidsResources { from, fuel: haul.fuel(from), ore: haul.ore(from) })
                .filter(|fact| !matches!(fact, Fact::RaidsResources { fuel: 0, ore: 0, .. }))
                .collect(),
            Order::Use(Power::PlasmaCannon { facility, targets }) => {
                vec![Fact::FreesDocks { facility, ships: targets.len() }, Fact::UsesCard { card: Card::PlasmaCannon }]
            }
            Order::Use(power) => vec![Fact::UsesCard { card: power.card() }],
            Order::Discard(DiscardPower::PlasmaCannon { colour, .. }) => {
                vec![Fact::DestroysShip { from: colour }, Fact::DiscardsCard { card: Card::PlasmaCannon }]
            }
            Order::Discard(power) => vec![Fact::DiscardsCard { card: power.card() }],
            _ => Vec::new(),
        }
    }

    /// Returns true if a card is discarded for its other power, even if it was gained in the same turn.
    fn discards(&self, card: Card) -> bool {
        self.orders.iter().any(|order| matches!(order, Order::Discard(power) if power.card() == card))
    }

    /// Adds the cards gained, except those that their order already reports.
    fn cards(&self, facts: &mut Vec<Fact>) {
        let (before, after) = self.mine();
        let come = after.cards.iter().filter(|&card| !before.cards.has(card));
        let told = |facts: &[Fact], card: Card| {
            facts.iter().any(|fact| match fact {
                Fact::RaidsCard { card: come, .. } | Fact::TakesCard { card: come } => *come == card,
                _ => false,
            })
        };
        let news: Vec<Fact> = come.filter(|&card| !told(facts, card)).map(|card| Fact::TakesCard { card }).collect();
        facts.extend(news);
    }

    fn hub(&self, facts: &mut Vec<Fact>) {
        let (before, after) = self.mine();
        let launched = self.orders.iter().any(|order| matches!(order, Order::Launch(_)));
        let to = after.hub;
        if to == 0 || (to <= before.hub && !launched) {
            return;
        }
        facts.push(if to == crate::rules::LAST_CIRCLE { Fact::FinishesHub } else { Fact::AdvancesHub { to } });
    }

    fn fields(&self, facts: &mut Vec<Fact>) {
        for &field in Field::ALL {
            match (self.start.field(field), self.end.field(field)) {
                (before, Some(territory)) if before != Some(territory) => {
                    facts.push(Fact::PlacesField { field, territory });
                }
                (Some(_), None) => facts.push(Fact::RemovesField { field }),
                _ => {}
            }
        }
    }

    /// Adds the facts about docks that the player's ships block for the next player, whose own ships leave their docks first.
    fn docks(&self, facts: &mut Vec<Fact>) {
        if self.end.phase != Phase::Roll {
            return;
        }
        let next = cleared(self.end);
        let (before, after) = self.mine();
        // A ship that was removed from a dock fills none.
        let docked = |facility: Facility| !before.docked_at(facility).contains(after.docked_at(facility));
        let shared = |facility: &&Facility| !matches!(facility, Facility::ColonistHub | Facility::RaidersOutpost);
        for &facility in Facility::ALL.iter().filter(shared) {
            if docked(facility) && next.free_groups(facility) == 0 {
                facts.push(Fact::FillsDocks { facility, next: next.mover() });
            }
        }
        let others = highest_but(&next, Facility::LunarMine, self.player());
        let to = after.docked_at(Facility::LunarMine).highest();
        if docked(Facility::LunarMine) && to > others.max(1) && next.free_groups(Facility::LunarMine) > 0 {
            facts.push(Fact::RaisesMine { to });
        }
        let run = after.docked_at(Facility::RaidersOutpost);
        if docked(Facility::RaidersOutpost) && !run.is_empty() {
            facts.push(Fact::HoldsOutpost { total: run.total() });
        }
    }

    fn earned(&self) -> Option<Fact> {
        let (before, after) = self.mine();
        let (fuel, ore) = (after.fuel.saturating_sub(before.fuel), after.ore.saturating_sub(before.ore));
        (fuel + ore > 0).then_some(Fact::Earns { fuel, ore })
    }
}

/// The facts that need both plans: possessions that this plan keeps and the other gives away or does not gain.
pub(super) fn kept(this: &Course<'_>, other: &Course<'_>) -> Vec<Fact> {
    let (mine, theirs) = (this.mine().1, other.mine().1);
    let (fuel, ore) = (mine.fuel.saturating_sub(theirs.fuel), mine.ore.saturating_sub(theirs.ore));
    let saved = (fuel + ore > 0).then_some(Fact::Saves { fuel, ore });
    let before = this.mine().0;
    // An order whose outcome has to be seen is not carried out here, so a card that it uses does not count as kept.
    let used = |card: Card| {
        this.orders.iter().any(|order| match order {
            Order::Use(power) => power.card() == card,
            Order::Discard(power) => power.card() == card,
            _ => false,
        })
    };
    let cards = before.cards.iter().filter(|&card| mine.cards.has(card) && !theirs.cards.has(card) && !used(card));
    saved.into_iter().chain(cards.map(|card| Fact::KeepsCard { card })).collect()
}

/// The lead in colonies of `colour` on `territory` over the best other player.
fn lead(position: &Position, colour: Colour, territory: Territory) -> i16 {
    let count = |c: Colour| i16::from(position.player(c).colonies_on(territory));
    let others = position.seats().iter().filter(|&&c| c != colour).map(|&c| count(c)).max();
    count(colour) - others.unwrap_or(0)
}

/// The position with the mover's ships back in hand, which shows the docks as the mover finds them.
fn cleared(position: &Position) -> Position {
    let mut next = *position;
    next.players[position.mover().index()].docked = [Ships::NONE; Facility::COUNT];
    next
}

/// The highest ship at `facility` that is not of `colour`, or 0 if there is none.
fn highest_but(position: &Position, facility: Facility, colour: Colour) -> u8 {
    let others = position.seats().iter().filter(|&&c| c != colour);
    others.map(|&c| position.player(c).docked_at(facility).highest()).max().unwrap_or(0)
}

impl Fact {
    /// The sides of the position that this fact changes.
    pub(super) const fn terms(&self) -> &'static [Term] {
        match self {
            Fact::Wins | Fact::EndsMatch | Fact::MatchGoesOn => Term::ALL,
            Fact::TakesTerritory { .. }
            | Fact::TakesTerritoryFrom { .. }
            | Fact::BreaksTerritory { .. }
            | Fact::SecuresTerritory { .. }
            | Fact::PlacesColony { .. } => &[Term::Territory],
            Fact::BuildsShip { .. } | Fact::BuysRelic => &[Term::Fleet],
            Fact::Earns { .. } | Fact::Saves { .. } => &[Term::Resources],
            Fact::TakesCard { .. }
            | Fact::UsesCard { .. }
            | Fact::DiscardsCard { .. }
            | Fact::KeepsCard { .. }
            | Fact::CyclesCards => &[Term::Cards],
            Fact::AdvancesHub { .. } | Fact::FinishesHub | Fact::Launches { .. } => &[Term::Hub],
            Fact::RaidsResources { .. } => &[Term::Resources, Term::Others],
            Fact::RaidsCard { .. } => &[Term::Cards, Term::Others],
            Fact::FillsDocks { .. } | Fact::RaisesMine { .. } | Fact::HoldsOutpost { .. } | Fact::FreesDocks { .. } => {
                &[Term::Docks]
            }
            Fact::DestroysShip { .. } | Fact::TakesRelicAway { .. } => &[Term::Others],
            Fact::PlacesField { .. } | Fact::RemovesField { .. } => &[Term::Fields],
            Fact::PlaysOut | Fact::NothingBetter | Fact::Balance => &[],
        }
    }
}
