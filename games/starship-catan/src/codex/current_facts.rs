//! Facts about a page's topic in the open match. Prices are those for the deciding player.
//!
//! Cards that were seen and are hidden again are not mentioned unless the match shows them (SC-HID-5).

use super::cards::{self, costs};
use super::fact::{CodexFact, PointsBySource};
use super::price_breakdown::PricedItem;
use super::topic::{BasicTopic, ShipPart, Topic};
use crate::rules::{
    Adventure, Commodity, EquipmentKind, HonourCard, Module, Options, PirateClass, Preset, SECTORS, Seat, Ship, View,
};
use orrery_core::RuleOptions as _;
use orrery_learn::codex::OptionPage;

/// Returns the current facts about `topic`, the weightiest first.
pub fn facts(view: &View, topic: Topic) -> Vec<CodexFact> {
    match topic {
        Topic::Basic(basic) => of_basic(view, basic),
        Topic::Thing(thing) => {
            each(|seat| CodexFact::Holds { seat, thing, count: view.known.player(seat).count(thing) }).collect()
        }
        Topic::Ship(fitting) => of_ship(view, fitting),
        Topic::Module(module) => of_module(view, module),
        Topic::Family(_) | Topic::Card(_) => cards::facts(view, topic),
        Topic::Adventure(adventure) => of_adventure(view, adventure),
        Topic::Option(OptionPage::Option(option)) => vec![option_fact(view, option)],
        Topic::Option(OptionPage::Preset(preset)) => of_preset(view, preset),
    }
}

fn each<F>(fact: impl Fn(Seat) -> F) -> impl Iterator<Item = F> {
    Seat::ALL.iter().map(move |&seat| fact(seat))
}

fn option_fact(view: &View, option: usize) -> CodexFact {
    CodexFact::Set { option, value: view.known.options.get(option) }
}

/// Iterates over the facts about the options with these names.
fn option_facts(view: &View, names: &[&str]) -> impl Iterator<Item = CodexFact> {
    names.iter().filter_map(|name| Options::named(name)).map(|option| option_fact(view, option))
}

fn of_basic(view: &View, basic: BasicTopic) -> Vec<CodexFact> {
    let p = &view.known;
    let turn = CodexFact::Turn { seat: p.turn, phase: p.phase };
    match basic {
        BasicTopic::Start => {
            let names = ["moon", "first_module", "handicap_money", "handicap_ship", "handicap_notes", "sun_gift"];
            option_facts(view, &names).collect()
        }
        BasicTopic::Turn => vec![turn],
        BasicTopic::Production => option_facts(view, &["production_die"]).collect(),
        BasicTopic::Flight => flies(view).into_iter().chain(sectors(view)).collect(),
        BasicTopic::Actions => flies(view).into_iter().collect(),
        BasicTopic::Deals => each(|seat| holds(view, seat, Commodity::Astro)).collect(),
        BasicTopic::Colonies => {
            each(|seat| fitted(view, seat, ShipPart::ColonyShip)).chain(beside(view, true)).collect()
        }
        BasicTopic::Posts => each(|seat| fitted(view, seat, ShipPart::TradeShip)).chain(beside(view, false)).collect(),
        BasicTopic::Adventures => p.adventures.face_up().map(CodexFact::FaceUp).collect(),
        BasicTopic::Pirates => {
            let power = each(|seat| fitted(view, seat, ShipPart::Cannon));
            let ransoms = PirateClass::ALL.iter().filter_map(|&class| costs(view, PricedItem::Ransom(class)));
            power.chain(ransoms).chain(option_facts(view, &["combat_die", "after_pirates"])).collect()
        }
        BasicTopic::Trade => {
            costs(view, PricedItem::Demand).into_iter().chain(option_facts(view, &["exchange"])).collect()
        }
        BasicTopic::Building => prices(view).chain(option_facts(view, &["cannon_cost"])).collect(),
        BasicTopic::Points => each(|seat| points(view, seat)).collect(),
        BasicTopic::Honours => vec![honour(view, HonourCard::Friend), honour(view, HonourCard::Hero)],
        BasicTopic::End => each(|seat| points(view, seat)).chain(option_facts(view, &["turn_limit"])).collect(),
        BasicTopic::Secrets => sectors(view).chain(option_facts(view, &["memory", "handicap_notes"])).collect(),
        BasicTopic::Reserve => {
            let group = p.reserve.top_group().map(|group| group as u8 + 1);
            let pile = CodexFact::Reserve { cards: p.reserve.len(), group };
            std::iter::once(pile).chain(option_facts(view, &["reserve"])).collect()
        }
    }
}

fn holds(view: &View, seat: Seat, thing: Commodity) -> CodexFact {
    CodexFact::Holds { seat, thing, count: view.known.player(seat).count(thing) }
}

fn flies(view: &View) -> Option<CodexFact> {
    let p = &view.known;
    let actions = p.mover().actions().saturating_sub(p.flight.actions);
    p.phase.in_flight().then_some(CodexFact::Flies { seat: p.turn, speed: p.now.speed, actions })
}

fn sectors(view: &View) -> impl Iterator<Item = CodexFact> {
    (0..SECTORS).map(|at| CodexFact::Sector {
        sector: at as u8 + 1,
        cards: view.known.sectors[at].size,
        known: cards::reminds(view).then(|| view.knows(at).len()),
    })
}

/// Iterates over facts about both players' founded colonies if `colonies` is true, or about their trading posts otherwise.
fn beside(view: &View, colonies: bool) -> impl Iterator<Item = CodexFact> {
    Seat::ALL.iter().flat_map(move |&seat| {
        let player = view.known.player(seat);
        let cards = if colonies { player.colonies } else { player.posts };
        cards.kinds().map(move |card| CodexFact::Beside { card, seat })
    })
}

fn prices(view: &View) -> impl Iterator<Item = CodexFact> {
    let whole = Ship::ALL
        .iter()
        .copied()
        .map(PricedItem::Ship)
        .chain([EquipmentKind::Booster, EquipmentKind::Cannon].map(PricedItem::Piece));
    whole.chain(Module::ALL.iter().copied().map(PricedItem::Module)).filter_map(|what| costs(view, what))
}

fn points(view: &View, seat: Seat) -> CodexFact {
    let (p, player) = (&view.known, view.known.player(seat));
    let honours = u8::from(p.friend() == Some(seat)) + u8::from(p.hero() == Some(seat));
    let score = PointsBySource {
        colonies: player.colony_count(),
        modules: player.level_two(),
        adventures: player.adventure_points(),
        honours,
        total: p.points(seat),
    };
    CodexFact::Points { seat, score }
}

fn honour(view: &View, honour: HonourCard) -> CodexFact {
    let p = &view.known;
    let (holder, counts) = match honour {
        HonourCard::Friend => (p.friend(), p.players.map(|player| player.friendship())),
        HonourCard::Hero => (p.hero(), p.players.map(|player| player.fame())),
    };
    CodexFact::Honour { honour, holder, counts }
}

fn fitted(view: &View, seat: Seat, what: ShipPart) -> CodexFact {
    let player = view.known.player(seat);
    let count = match what {
        ShipPart::Bays => player.bay(),
        ShipPart::Booster => player.boost(),
        ShipPart::Cannon => player.firepower(),
        ShipPart::ColonyShip | ShipPart::TradeShip => what.ship().map_or(0, |ship| player.ships(ship)),
    };
    CodexFact::Fitted { seat, what, count }
}

fn of_ship(view: &View, fitting: ShipPart) -> Vec<CodexFact> {
    let what = match fitting {
        ShipPart::Bays => return each(|seat| CodexFact::Room { seat, bay: view.known.player(seat).bay() }).collect(),
        ShipPart::Booster => Some(PricedItem::Piece(EquipmentKind::Booster)),
        ShipPart::Cannon => Some(PricedItem::Piece(EquipmentKind::Cannon)),
        ShipPart::ColonyShip | ShipPart::TradeShip => fitting.ship().map(PricedItem::Ship),
    };
    let price = what.and_then(|what| costs(view, what));
    let option: &[&str] = if fitting == ShipPart::Cannon { &["cannon_cost"] } else { &[] };
    price.into_iter().chain(each(|seat| fitted(view, seat, fitting))).chain(option_facts(view, option)).collect()
}

fn of_module(view: &View, module: Module) -> Vec<CodexFact> {
    let p = &view.known;
    let mut all: Vec<CodexFact> = costs(view, PricedItem::Module(module)).into_iter().collect();
    all.extend(each(|seat| CodexFact::Level { seat, module, level: p.player(seat).level(module) }));
    all.push(CodexFact::LevelTwo { module, holder: p.level_two_holder(module) });
    if module == Module::Trade {
        all.extend(costs(view, PricedItem::Demand));
    }
    all
}

fn of_adventure(view: &View, adventure: Adventure) -> Vec<CodexFact> {
    let p = &view.known;
    let mut all: Vec<CodexFact> = costs(view, PricedItem::Adventure(adventure)).into_iter().collect();
    if p.adventures.face_up().any(|up| up == adventure) {
        all.push(CodexFact::FaceUp(adventure));
    }
    let holders = Seat::ALL.iter().filter(|&&seat| p.player(seat).kept().any(|kept| kept == adventure));
    all.extend(holders.map(|&seat| CodexFact::DoneBy { adventure, seat }));
    all.extend(cards::whereabouts(view, adventure.spec().planet));
    all
}

/// Returns the facts about the options whose value in this match differs from the preset.
fn of_preset(view: &View, preset: usize) -> Vec<CodexFact> {
    let options = Preset::ALL.get(preset).map_or_else(Options::default, |preset| preset.options());
    let differs = options.differences(&view.known.options);
    differs.into_iter().map(|option| option_fact(view, option)).collect()
}
