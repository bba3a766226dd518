//! Current facts for a page, from the open match. About hands and decks it shows only public knowledge (FSF-HID-2).

use super::fact::Fact;
use super::numbers::{docks_of, half_of};
use super::topic::{Basic, Crew, Place, Topic};
use crate::rules::{
    Action, Alien, Asteroid, DOCKS, Good, Half, Options, Pilot, Pilots, Player, Position, Preset, Product, Ship, View,
};
use orrery_core::{Colour, OptionList as _};
use orrery_learn::codex::OptionPage;

/// Returns the current facts about `topic`, the most important first.
#[must_use]
pub fn facts(view: &View, topic: Topic) -> Vec<Fact> {
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
            std::iter::once(Fact::Tokens { product, left }).chain(held(p, product.plain())).collect()
        }
        Topic::Option(OptionPage::Option(option)) => vec![set(p, option)],
        Topic::Option(OptionPage::Preset(preset)) => of_preset(p, preset),
    }
}

/// Returns the players with their colours.
fn players(p: &Position) -> impl Iterator<Item = (Colour, &Player)> {
    p.seats().iter().copied().zip(p.playing())
}

fn set(p: &Position, option: usize) -> Fact {
    Fact::Set { option, value: p.options.get(option) }
}

/// Returns the values of the options with these names.
fn sets<'a>(p: &'a Position, names: &'a [&str]) -> impl Iterator<Item = Fact> + 'a {
    let place = |name: &&str| Options::LIST.iter().position(|option| option.name == *name);
    names.iter().filter_map(place).map(|option| set(p, option))
}

fn of_basic(p: &Position, basic: Basic) -> Vec<Fact> {
    let points =
        || p.seats().iter().enumerate().map(|(seat, &colour)| Fact::Points { seat: colour, points: p.points(seat) });
    match basic {
        Basic::Start => sets(p, &["products", "first_player"]).collect(),
        Basic::Turn => std::iter::once(turn(p)).chain(pilots(p)).collect(),
        Basic::Count => docks(p, 1..=DOCKS).collect(),
        Basic::Die => vec![Fact::Die(p.die)],
        Basic::Goods => stores(p).chain(fleets(p, |_| true)).collect(),
        Basic::Order => vec![turn(p)],
        Basic::Credits => std::iter::once(Fact::Bank(p.bank)).chain(credits(p)).collect(),
        Basic::Bribe => {
            let bribed = players(p).map(|(seat, player)| Fact::Bribed { seat, done: player.bribed });
            bribed.chain(credits(p)).collect()
        }
        Basic::Turning => std::iter::once(Fact::Plays(p.half)).chain(stores(p)).collect(),
        Basic::Points => points().collect(),
        Basic::End => points().chain(credits(p)).collect(),
        Basic::Alone => sets(p, &["solo_traffic"]).chain(points().filter(|_| p.count == 1)).collect(),
        Basic::Short => sets(p, &["mode"]).collect(),
        Basic::Secrets => pilots(p).collect(),
    }
}

fn turn(p: &Position) -> Fact {
    Fact::Turn { seat: p.colour(), stage: p.stage }
}

fn pilots(p: &Position) -> impl Iterator<Item = Fact> {
    players(p).map(|(seat, player)| Fact::Pilots { seat, hand: player.in_hand(), deck: player.in_deck() })
}

fn credits(p: &Position) -> impl Iterator<Item = Fact> {
    players(p).map(|(seat, player)| Fact::Credits { seat, count: player.credits })
}

fn docks(p: &Position, docks: impl Iterator<Item = u8>) -> impl Iterator<Item = Fact> {
    docks.map(|dock| Fact::Dock { dock, taken: p.is_taken(dock) })
}

fn stores(p: &Position) -> impl Iterator<Item = Fact> {
    players(p).map(|(seat, player)| Fact::Store { seat, used: player.warehouse.spaces(), size: p.warehouse_size() })
}

/// Returns the freighters of all players for which `is` returns true.
fn fleets(p: &Position, is: impl Fn(Ship) -> bool + Copy) -> impl Iterator<Item = Fact> {
    players(p).flat_map(move |(seat, player)| {
        player.ships().filter(move |(ship, _)| is(*ship)).map(move |(ship, freighter)| Fact::Fleet {
            seat,
            ship,
            size: freighter.size,
            used: freighter.hold.spaces(),
            upgraded: freighter.upgraded,
        })
    })
}

fn asteroids(p: &Position) -> impl Iterator<Item = Fact> {
    let lie = if p.half == Half::Alpha { Asteroid::ALL } else { &[] };
    lie.iter().map(|&asteroid| Fact::Asteroid { asteroid, left: p.asteroids[asteroid.index()] })
}

fn of_place(p: &Position, place: Place) -> Vec<Fact> {
    match place {
        Place::Docks => std::iter::once(Fact::Plays(p.half)).chain(docks(p, 1..=DOCKS)).collect(),
        Place::Shuttles => vec![Fact::Orbit(DOCKS - p.docks.count_ones() as u8)],
        Place::Warehouse => stores(p).collect(),
        Place::Asteroids => asteroids(p).collect(),
    }
}

fn of_action(p: &Position, action: Action) -> Vec<Fact> {
    let mut all = vec![Fact::Plays(p.half)];
    if p.half == half_of(action) {
        all.extend(docks(p, docks_of(action)));
    }
    match action {
        Action::Process => all.extend(sets(p, &["process"])),
        Action::Traders => all.extend(std::iter::once(Fact::Bank(p.bank)).chain(sets(p, &["traders"]))),
        Action::Cantina => all.extend(cantina(p)),
        Action::Manufacture => {
            all.extend(p.products().map(|product| Fact::Tokens { product, left: Some(p.tokens[product.index()]) }));
        }
        Action::Charge => all.extend(credits(p)),
        Action::Upgrade => all.extend(std::iter::once(Fact::Bank(p.bank)).chain(fleets(p, |_| true))),
    }
    all
}

/// Returns the deck and the piles, as long as there is a Cantina.
fn cantina(p: &Position) -> Vec<Fact> {
    if p.half != Half::Alpha {
        return Vec::new();
    }
    let piles = Alien::ALL.iter().map(|&alien| pile(p, alien));
    std::iter::once(Fact::Aliens(p.aliens.len())).chain(piles).collect()
}

fn pile(p: &Position, alien: Alien) -> Fact {
    let pile = p.piles[alien.index()];
    Fact::Pile { alien, open: pile.top, left: pile.sizes.count_ones() as u8 }
}

/// Returns the publicly known alien pilots of each player, in hand, in the deck or played.
fn hired(p: &Position, of: impl Fn(Pilots) -> Vec<Pilot>) -> Vec<Fact> {
    let known = |player: &Player| player.hand.set().and(player.deck).and(player.played.set()).common(Pilots::ALIENS);
    players(p)
        .flat_map(|(seat, player)| of(known(player)).into_iter().map(move |pilot| Fact::Hired { seat, pilot }))
        .collect()
}

fn of_crew(p: &Position, crew: Crew) -> Vec<Fact> {
    match crew {
        Crew::Numbered | Crew::OneTwoThree => pilots(p).collect(),
        Crew::Commander => vec![Fact::Die(p.die)],
        Crew::Aliens => {
            let mut all = vec![Fact::Die(p.die)];
            if p.half == Half::Alpha {
                all.push(Fact::Aliens(p.aliens.len()));
            }
            all.extend(hired(p, |pilots| pilots.iter().collect()));
            all
        }
    }
}

fn of_ship(p: &Position, ship: Ship) -> Vec<Fact> {
    let pile = ship.alien().filter(|_| p.half == Half::Alpha).map(|alien| pile(p, alien));
    pile.into_iter().chain(fleets(p, move |one| one == ship)).collect()
}

/// Returns the number of a good that each player has; charged and plain products are counted together.
fn held(p: &Position, good: Good) -> impl Iterator<Item = Fact> {
    let charged = good.product().map(Product::charged);
    players(p).map(move |(seat, player)| {
        let count = |good: Good| {
            let aboard: u8 = player.ships().map(|(_, freighter)| freighter.hold.count(good)).sum();
            (player.warehouse.count(good), aboard)
        };
        let (plain, more) = (count(good), charged.map_or((0, 0), count));
        Fact::Held { seat, good, stored: plain.0 + more.0, aboard: plain.1 + more.1 }
    })
}

fn of_raw(p: &Position, good: Good) -> Vec<Fact> {
    // Galactium is on no asteroid: it is made.
    let of = |fact: &Fact| matches!(fact, Fact::Asteroid { asteroid, .. } if asteroid.good() == good);
    asteroids(p).filter(of).chain(held(p, good)).collect()
}

/// Returns the options of this match that differ from the preset.
fn of_preset(p: &Position, preset: usize) -> Vec<Fact> {
    let options = Preset::ALL.get(preset).map_or_else(Options::default, |preset| preset.options());
    let differs = options.differences(&p.options);
    differs.into_iter().map(|option| set(p, option)).collect()
}
