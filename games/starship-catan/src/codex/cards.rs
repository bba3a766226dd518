//! Facts about cards: their prices, and their whereabouts if the match shows them.

use super::fact::CodexFact;
use super::price_breakdown::{PricedItem, price_breakdown};
use super::topic::{CardFamily, CardPage, Topic};
use crate::rules::{Card, CardKind, Commodity, MemoryAid, Seat, View};

/// Returns the fact about the price of an item for the deciding player, or `None` if the item is not available.
pub(super) fn costs(view: &View, what: PricedItem) -> Option<CodexFact> {
    price_breakdown(&view.known, what).map(|bill| CodexFact::Costs { what, bill })
}

/// Reports whether the program reminds the viewer of the cards that their seat has seen (SC-HID-5). It always does so in an open
/// view.
pub(super) fn reminds(view: &View) -> bool {
    let open = |seat| view.known.options.memory_of(seat) == MemoryAid::Open;
    view.open || view.viewer.is_some_and(open)
}

/// Iterates over the facts about a card's whereabouts: the ships next to which it is, and the sectors in which the viewer is
/// reminded of it.
pub(super) fn whereabouts(view: &View, card: Card) -> impl Iterator<Item = CodexFact> {
    let holds = move |seat: &Seat| {
        let player = view.known.player(*seat);
        [player.colonies, player.posts, player.beaten].into_iter().any(|cards| cards.has(card))
    };
    let beside = Seat::ALL.iter().copied().filter(holds).map(move |seat| CodexFact::Beside { card, seat });
    let sectors = std::array::from_fn(|at| view.knows(at).has(card));
    beside.chain(reminds(view).then_some(CodexFact::SeenIn { card, sectors }))
}

/// Returns the facts about a page's cards.
pub(super) fn facts(view: &View, topic: Topic) -> Vec<CodexFact> {
    let mut all: Vec<CodexFact> = match topic {
        Topic::Card(sheet) => prices(view, sheet),
        Topic::Family(CardFamily::AdventurePlanets) => view.known.adventures.face_up().map(CodexFact::FaceUp).collect(),
        _ => Vec::new(),
    };
    // On a page about many similar cards, a card is mentioned only if the viewer knows something about it.
    let many = matches!(topic, Topic::Family(_));
    let told =
        |fact: &CodexFact| !many || !matches!(fact, CodexFact::SeenIn { sectors, .. } if !sectors.contains(&true));
    all.extend(topic.cards().flat_map(|card| whereabouts(view, card)).filter(told));
    all
}

/// Returns facts about the unit prices at which a card buys and sells, or about the ransom of pirates.
fn prices(view: &View, sheet: CardPage) -> Vec<CodexFact> {
    if let Some(class) = sheet.class() {
        return costs(view, PricedItem::Ransom(class)).into_iter().collect();
    }
    let Some(card) = Topic::Card(sheet).cards().next() else { return Vec::new() };
    // If a card trades several resources, all have the same price.
    let thing = match card.kind() {
        CardKind::Diplomats | CardKind::Merchants => Commodity::Ore,
        _ => Commodity::Science,
    };
    [PricedItem::Bought(card, thing), PricedItem::Sold(card, thing)]
        .into_iter()
        .filter_map(|what| costs(view, what))
        .collect()
}
