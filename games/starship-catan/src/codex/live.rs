//! Live facts of a page in the open match. Prices are those of the player to decide.
//!
//! Cards that were seen and are hidden again are not mentioned unless the match shows them (SC-HID-5).

use super::bill::Priced;
use super::cards::{self, costs};
use super::fact::{Fact, Score};
use super::option_rule::number_of;
use super::topic::{Basic, Fitting, Topic};
use crate::rules::{Adventure, Honour, Module, Options, Piece, PirateClass, Preset, SECTORS, Seat, Ship, Thing, View};
use orrery_core::OptionList as _;
use orrery_learn::codex::OptionPage;

/// Returns the current facts about `topic`, the weightiest first.
#[must_use]
pub fn facts(view: &View, topic: Topic) -> Vec<Fact> {
    match topic {
        Topic::Basic(basic) => of_basic(view, basic),
        Topic::Thing(thing) => {
            each(|seat| Fact::Holds { seat, thing, count: view.known.player(seat).count(thing) }).collect()
        }
        Topic::Ship(fitting) => of_ship(view, fitting),
        Topic::Module(module) => of_module(view, module),
        Topic::Family(_) | Topic::Card(_) => cards::facts(view, topic),
        Topic::Adventure(adventure) => of_adventure(view, adventure),
        Topic::Option(OptionPage::Option(option)) => vec![set(view, option)],
        Topic::Option(OptionPage::Preset(preset)) => of_preset(view, preset),
    }
}

fn each<F>(fact: impl Fn(Seat) -> F) -> impl Iterator<Item = F> {
    Seat::ALL.iter().map(move |&seat| fact(seat))
}

fn set(view: &View, option: usize) -> Fact {
    Fact::Set { option, value: view.known.options.get(option) }
}

/// The values of the options with these names.
fn sets(view: &View, names: &[&str]) -> impl Iterator<Item = Fact> {
    names.iter().filter_map(|name| number_of(name)).map(|option| set(view, option))
}

fn of_basic(view: &View, basic: Basic) -> Vec<Fact> {
    let p = &view.known;
    let turn = Fact::Turn { seat: p.turn, phase: p.phase };
    match basic {
        Basic::Start => {
            let names = ["moon", "first_module", "handicap_money", "handicap_ship", "handicap_notes", "sun_gift"];
            sets(view, &names).collect()
        }
        Basic::Turn => vec![turn],
        Basic::Production => sets(view, &["production_die"]).collect(),
        Basic::Flight => flies(view).into_iter().chain(sectors(view)).collect(),
        Basic::Actions => flies(view).into_iter().collect(),
        Basic::Deals => each(|seat| holds(view, seat, Thing::Astro)).collect(),
        Basic::Colonies => each(|seat| fitted(view, seat, Fitting::ColonyShip)).chain(beside(view, true)).collect(),
        Basic::Posts => each(|seat| fitted(view, seat, Fitting::TradeShip)).chain(beside(view, false)).collect(),
        Basic::Adventures => p.adventures.face_up().map(Fact::FaceUp).collect(),
        Basic::Pirates => {
            let power = each(|seat| fitted(view, seat, Fitting::Cannon));
            let ransoms = PirateClass::ALL.iter().filter_map(|&class| costs(view, Priced::Ransom(class)));
            power.chain(ransoms).chain(sets(view, &["combat_die", "after_pirates"])).collect()
        }
        Basic::Trade => costs(view, Priced::Demand).into_iter().chain(sets(view, &["exchange"])).collect(),
        Basic::Building => prices(view).chain(sets(view, &["cannon_cost"])).collect(),
        Basic::Points => each(|seat| points(view, seat)).collect(),
        Basic::Honours => vec![honour(view, Honour::Friend), honour(view, Honour::Hero)],
        Basic::End => each(|seat| points(view, seat)).chain(sets(view, &["turn_limit"])).collect(),
        Basic::Secrets => sectors(view).chain(sets(view, &["memory", "handicap_notes"])).collect(),
        Basic::Reserve => {
            let group = p.reserve.top_group().map(|group| group as u8 + 1);
            let pile = Fact::Reserve { cards: p.reserve.len(), group };
            std::iter::once(pile).chain(sets(view, &["reserve"])).collect()
        }
    }
}

fn holds(view: &View, seat: Seat, thing: Thing) -> Fact {
    Fact::Holds { seat, thing, count: view.known.player(seat).count(thing) }
}

fn flies(view: &View) -> Option<Fact> {
    let p = &view.known;
    let actions = p.mover().actions().saturating_sub(p.flight.actions);
    p.phase.in_flight().then_some(Fact::Flies { seat: p.turn, speed: p.now.speed, actions })
}

fn sectors(view: &View) -> impl Iterator<Item = Fact> {
    (0..SECTORS).map(|at| Fact::Sector {
        sector: at as u8 + 1,
        cards: view.known.sectors[at].size,
        known: cards::reminds(view).then(|| view.knows(at).len()),
    })
}

/// The colonies, or the trading posts, of both players.
fn beside(view: &View, colonies: bool) -> impl Iterator<Item = Fact> {
    Seat::ALL.iter().flat_map(move |&seat| {
        let player = view.known.player(seat);
        let cards = if colonies { player.colonies } else { player.posts };
        cards.kinds().map(move |card| Fact::Beside { card, seat })
    })
}

fn prices(view: &View) -> impl Iterator<Item = Fact> {
    let whole = Ship::ALL.iter().copied().map(Priced::Ship).chain([Piece::Booster, Piece::Cannon].map(Priced::Piece));
    whole.chain(Module::ALL.iter().copied().map(Priced::Module)).filter_map(|what| costs(view, what))
}

fn points(view: &View, seat: Seat) -> Fact {
    let (p, player) = (&view.known, view.known.player(seat));
    let honours = u8::from(p.friend() == Some(seat)) + u8::from(p.hero() == Some(seat));
    let score = Score {
        colonies: player.colony_count(),
        modules: player.level_two(),
        adventures: player.adventure_points(),
        honours,
        total: p.points(seat),
    };
    Fact::Points { seat, score }
}

fn honour(view: &View, honour: Honour) -> Fact {
    let p = &view.known;
    let (holder, counts) = match honour {
        Honour::Friend => (p.friend(), p.players.map(|player| player.friendship())),
        Honour::Hero => (p.hero(), p.players.map(|player| player.fame())),
    };
    Fact::Honour { honour, holder, counts }
}

fn fitted(view: &View, seat: Seat, what: Fitting) -> Fact {
    let player = view.known.player(seat);
    let count = match what {
        Fitting::Bays => player.bay(),
        Fitting::Booster => player.boost(),
        Fitting::Cannon => player.firepower(),
        Fitting::ColonyShip | Fitting::TradeShip => what.ship().map_or(0, |ship| player.ships(ship)),
    };
    Fact::Fitted { seat, what, count }
}

fn of_ship(view: &View, fitting: Fitting) -> Vec<Fact> {
    let what = match fitting {
        Fitting::Bays => return each(|seat| Fact::Room { seat, bay: view.known.player(seat).bay() }).collect(),
        Fitting::Booster => Some(Priced::Piece(Piece::Booster)),
        Fitting::Cannon => Some(Priced::Piece(Piece::Cannon)),
        Fitting::ColonyShip | Fitting::TradeShip => fitting.ship().map(Priced::Ship),
    };
    let price = what.and_then(|what| costs(view, what));
    let option: &[&str] = if fitting == Fitting::Cannon { &["cannon_cost"] } else { &[] };
    price.into_iter().chain(each(|seat| fitted(view, seat, fitting))).chain(sets(view, option)).collect()
}

fn of_module(view: &View, module: Module) -> Vec<Fact> {
    let p = &view.known;
    let mut all: Vec<Fact> = costs(view, Priced::Module(module)).into_iter().collect();
    all.extend(each(|seat| Fact::Level { seat, module, level: p.player(seat).level(module) }));
    all.push(Fact::LevelTwo { module, holder: p.level_two_holder(module) });
    if module == Module::Trade {
        all.extend(costs(view, Priced::Demand));
    }
    all
}

fn of_adventure(view: &View, adventure: Adventure) -> Vec<Fact> {
    let p = &view.known;
    let mut all: Vec<Fact> = costs(view, Priced::Adventure(adventure)).into_iter().collect();
    if p.adventures.face_up().any(|up| up == adventure) {
        all.push(Fact::FaceUp(adventure));
    }
    let holders = Seat::ALL.iter().filter(|&&seat| p.player(seat).kept().any(|kept| kept == adventure));
    all.extend(holders.map(|&seat| Fact::DoneBy { adventure, seat }));
    all.extend(cards::whereabouts(view, adventure.quest().planet));
    all
}

/// The options of this match that differ from the preset.
fn of_preset(view: &View, preset: usize) -> Vec<Fact> {
    let options = Preset::ALL.get(preset).map_or_else(Options::default, |preset| preset.options());
    let differs = options.differences(&view.known.options);
    differs.into_iter().map(|option| set(view, option)).collect()
}
