//! Current facts for a codex page, from the open match. They reveal only public knowledge of hands and decks (FSF-HID-2).

use super::fact::CodexFact;
use super::numbers::{docks_of, half_of};
use super::topic::{BasicTopic, PilotGroup, TablePart, Topic};
use crate::rules::{
    Action, Alien, Asteroid, DOCKS, FreighterKind, Good, MatchHalf, Options, Pilot, PilotSet, PlayerState, Position,
    Preset, Product, View,
};
use orrery_core::{Colour, RuleOptions as _};
use orrery_learn::codex::OptionPage;

/// Returns the current facts about `topic`, the most important first.
pub fn facts(view: &View, topic: Topic) -> Vec<CodexFact> {
    let p = &view.known;
    match topic {
        Topic::Basic(basic) => of_basic(p, basic),
        Topic::Place(place) => of_place(p, place),
        Topic::Action(action) => of_action(p, action),
        Topic::Crew(crew) => of_crew(p, crew),
        Topic::Job(job) => hired(p, |pilots| pilots.iter().filter(move |pilot| pilot.job() == Some(job)).collect()),
        Topic::Ship(ship) => of_ship(p, ship),
        Topic::Raw(good) => of_raw(p, good),
        Topic::Product(product) => {
            let left = p.is_in_play(product).then_some(p.tokens[product.index()]);
            std::iter::once(CodexFact::Tokens { product, left }).chain(held(p, product.plain())).collect()
        }
        Topic::Option(OptionPage::Option(option)) => vec![option_fact(p, option)],
        Topic::Option(OptionPage::Preset(preset)) => of_preset(p, preset),
    }
}

/// Returns the players with their colours.
fn players(p: &Position) -> impl Iterator<Item = (Colour, &PlayerState)> {
    p.seats().iter().copied().zip(p.playing())
}

fn option_fact(p: &Position, option: usize) -> CodexFact {
    CodexFact::Set { option, value: p.options.get(option) }
}

/// Returns facts about the values of the options with these names.
fn option_facts<'a>(p: &'a Position, names: &'a [&str]) -> impl Iterator<Item = CodexFact> + 'a {
    names.iter().filter_map(|name| Options::named(name)).map(|option| option_fact(p, option))
}

fn of_basic(p: &Position, basic: BasicTopic) -> Vec<CodexFact> {
    let points = || {
        p.seats().iter().enumerate().map(|(seat, &colour)| CodexFact::Points { seat: colour, points: p.points(seat) })
    };
    match basic {
        BasicTopic::Start => option_facts(p, &["products", "first_player"]).collect(),
        BasicTopic::Turn => std::iter::once(turn(p)).chain(pilots(p)).collect(),
        BasicTopic::Count => docks(p, 1..=DOCKS).collect(),
        BasicTopic::Die => vec![CodexFact::Die(p.die)],
        BasicTopic::Goods => stores(p).chain(fleets(p, |_| true)).collect(),
        BasicTopic::Order => vec![turn(p)],
        BasicTopic::Credits => std::iter::once(CodexFact::Bank(p.bank)).chain(credits(p)).collect(),
        BasicTopic::Bribe => {
            let bribed = players(p).map(|(seat, player)| CodexFact::Bribed { seat, done: player.bribed });
            bribed.chain(credits(p)).collect()
        }
        BasicTopic::Turning => std::iter::once(CodexFact::Plays(p.half)).chain(stores(p)).collect(),
        BasicTopic::Points => points().collect(),
        BasicTopic::End => points().chain(credits(p)).collect(),
        BasicTopic::Alone => option_facts(p, &["solo_traffic"]).chain(points().filter(|_| p.count == 1)).collect(),
        BasicTopic::Short => option_facts(p, &["mode"]).collect(),
        BasicTopic::Secrets => pilots(p).collect(),
    }
}

fn turn(p: &Position) -> CodexFact {
    CodexFact::Turn { seat: p.colour(), stage: p.stage }
}

fn pilots(p: &Position) -> impl Iterator<Item = CodexFact> {
    players(p).map(|(seat, player)| CodexFact::Pilots { seat, hand: player.in_hand(), deck: player.in_deck() })
}

fn credits(p: &Position) -> impl Iterator<Item = CodexFact> {
    players(p).map(|(seat, player)| CodexFact::Credits { seat, count: player.credits })
}

fn docks(p: &Position, docks: impl Iterator<Item = u8>) -> impl Iterator<Item = CodexFact> {
    docks.map(|dock| CodexFact::Dock { dock, taken: p.is_taken(dock) })
}

fn stores(p: &Position) -> impl Iterator<Item = CodexFact> {
    players(p).map(|(seat, player)| CodexFact::Store {
        seat,
        used: player.warehouse.spaces(),
        size: p.warehouse_size(),
    })
}

/// Returns a fact about each freighter in the players' fleets whose kind satisfies `is`.
fn fleets(p: &Position, is: impl Fn(FreighterKind) -> bool + Copy) -> impl Iterator<Item = CodexFact> {
    players(p).flat_map(move |(seat, player)| {
        player.ships().filter(move |(ship, _)| is(*ship)).map(move |(ship, freighter)| CodexFact::Fleet {
            seat,
            ship,
            size: freighter.size,
            used: freighter.hold.spaces(),
            upgraded: freighter.upgraded,
        })
    })
}

fn asteroids(p: &Position) -> impl Iterator<Item = CodexFact> {
    let lie = if p.half == MatchHalf::Alpha { Asteroid::ALL } else { &[] };
    lie.iter().map(|&asteroid| CodexFact::Asteroid { asteroid, left: p.asteroids[asteroid.index()] })
}

fn of_place(p: &Position, place: TablePart) -> Vec<CodexFact> {
    match place {
        TablePart::Docks => std::iter::once(CodexFact::Plays(p.half)).chain(docks(p, 1..=DOCKS)).collect(),
        TablePart::Shuttles => vec![CodexFact::Orbit(DOCKS - p.docks.count_ones() as u8)],
        TablePart::Warehouse => stores(p).collect(),
        TablePart::Asteroids => asteroids(p).collect(),
    }
}

fn of_action(p: &Position, action: Action) -> Vec<CodexFact> {
    let mut all = vec![CodexFact::Plays(p.half)];
    if p.half == half_of(action) {
        all.extend(docks(p, docks_of(action)));
    }
    match action {
        Action::Process => all.extend(option_facts(p, &["process"])),
        Action::Traders => all.extend(std::iter::once(CodexFact::Bank(p.bank)).chain(option_facts(p, &["traders"]))),
        Action::Cantina => all.extend(cantina(p)),
        Action::Manufacture => {
            all.extend(
                p.products().map(|product| CodexFact::Tokens { product, left: Some(p.tokens[product.index()]) }),
            );
        }
        Action::Charge => all.extend(credits(p)),
        Action::Upgrade => all.extend(std::iter::once(CodexFact::Bank(p.bank)).chain(fleets(p, |_| true))),
    }
    all
}

/// Returns the facts about the number of aliens in the deck and the state of the piles. Returns an empty list in Beta, which has
/// no Cantina.
fn cantina(p: &Position) -> Vec<CodexFact> {
    if p.half != MatchHalf::Alpha {
        return Vec::new();
    }
    let piles = Alien::ALL.iter().map(|&alien| pile(p, alien));
    std::iter::once(CodexFact::Aliens(p.aliens.len())).chain(piles).collect()
}

fn pile(p: &Position, alien: Alien) -> CodexFact {
    let pile = p.piles[alien.index()];
    CodexFact::Pile { alien, open: pile.top, left: pile.sizes.count_ones() as u8 }
}

/// Returns facts about the alien pilots that `of` selects from those known of each player: in hand, in the deck, or played.
fn hired(p: &Position, of: impl Fn(PilotSet) -> Vec<Pilot>) -> Vec<CodexFact> {
    let known =
        |player: &PlayerState| player.hand.set().and(player.deck).and(player.played.set()).common(PilotSet::ALIENS);
    players(p)
        .flat_map(|(seat, player)| of(known(player)).into_iter().map(move |pilot| CodexFact::Hired { seat, pilot }))
        .collect()
}

fn of_crew(p: &Position, crew: PilotGroup) -> Vec<CodexFact> {
    match crew {
        PilotGroup::Numbered | PilotGroup::OneTwoThree => pilots(p).collect(),
        PilotGroup::Commander => vec![CodexFact::Die(p.die)],
        PilotGroup::Aliens => {
            let mut all = vec![CodexFact::Die(p.die)];
            if p.half == MatchHalf::Alpha {
                all.push(CodexFact::Aliens(p.aliens.len()));
            }
            all.extend(hired(p, |pilots| pilots.iter().collect()));
            all
        }
    }
}

fn of_ship(p: &Position, ship: FreighterKind) -> Vec<CodexFact> {
    let pile = ship.alien().filter(|_| p.half == MatchHalf::Alpha).map(|alien| pile(p, alien));
    pile.into_iter().chain(fleets(p, move |one| one == ship)).collect()
}

/// Returns facts about the amount of a good that each player has, charged and plain products counted together.
fn held(p: &Position, good: Good) -> impl Iterator<Item = CodexFact> {
    let charged = good.product().map(Product::charged);
    players(p).map(move |(seat, player)| {
        let count = |good: Good| {
            let aboard: u8 = player.ships().map(|(_, freighter)| freighter.hold.count(good)).sum();
            (player.warehouse.count(good), aboard)
        };
        let (plain, more) = (count(good), charged.map_or((0, 0), count));
        CodexFact::Held { seat, good, stored: plain.0 + more.0, aboard: plain.1 + more.1 }
    })
}

fn of_raw(p: &Position, good: Good) -> Vec<CodexFact> {
    // No asteroid has galactium: it is made from rubion.
    let of = |fact: &CodexFact| matches!(fact, CodexFact::Asteroid { asteroid, .. } if asteroid.good() == good);
    asteroids(p).filter(of).chain(held(p, good)).collect()
}

/// Returns facts about the options of this match that differ from the preset.
fn of_preset(p: &Position, preset: usize) -> Vec<CodexFact> {
    let options = Preset::ALL.get(preset).map_or_else(Options::default, |preset| preset.options());
    let differs = options.differences(&p.options);
    differs.into_iter().map(|option| option_fact(p, option)).collect()
}
