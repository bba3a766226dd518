//! Facts about the topic of a page in the current match, as far as the viewer knows them (section 14).

use super::fact::Fact;
use super::topic::{Basic, Rover, Site, Topic};
use crate::rules::{
    Bonus, Foe, MARKET_KIND, MARKET_ROOM, MINES, Metal, Objective, Options, Place, Player, Position, Preset, Sector,
    Spot, Structure, System, Token, View, price,
};
use crate::table::plan::against_token;
use orrery_core::{Colour, OptionList as _};
use orrery_learn::codex::OptionPage;

/// Returns the facts about `topic`, the weightiest first.
#[must_use]
pub fn facts(view: &View, topic: Topic) -> Vec<Fact> {
    let p = &view.known;
    match topic {
        Topic::Basic(basic) => of_basic(view, basic),
        Topic::Site(site) => of_site(p, site),
        Topic::Rover(rover) => of_rover(view, rover),
        Topic::Metal(metal) => prices(p, metal).chain([Fact::Metals(p.deck.len())]).collect(),
        Topic::System(system) => players(p).map(|(seat, player)| level(seat, player, system)).collect(),
        Topic::Card(card) => of_card(view, card),
        Topic::Objective(objective) => aims(view, |one| one == objective).collect(),
        Topic::Sector(sector) => of_sector(p, sector),
        Topic::Option(OptionPage::Option(option)) => vec![set(p, option)],
        Topic::Option(OptionPage::Preset(preset)) => of_preset(p, preset),
    }
}

/// Iterates over the players with their colours.
fn players(p: &Position) -> impl Iterator<Item = (Colour, &Player)> {
    p.seats().iter().copied().zip(&p.players)
}

fn set(p: &Position, option: usize) -> Fact {
    Fact::Set { option, value: p.options.get(option) }
}

/// Iterates over the values of the options with these names.
fn sets<'a>(p: &'a Position, names: &'a [&str]) -> impl Iterator<Item = Fact> + 'a {
    let place = |name: &&str| Options::LIST.iter().position(|option| option.name == *name);
    names.iter().filter_map(place).map(|option| set(p, option))
}

fn of_basic(view: &View, basic: Basic) -> Vec<Fact> {
    let p = &view.known;
    match basic {
        Basic::Start => sets(p, &["first_player", "objectives"]).collect(),
        Basic::Round => std::iter::once(round(p)).chain(sets(p, &["order"])).collect(),
        Basic::Turn => std::iter::once(asked(p)).chain(moves(p)).collect(),
        Basic::Movement => moves(p).into_iter().chain(ships(p)).collect(),
        Basic::Meetings | Basic::Patrols => tokens(p).collect(),
        Basic::Inspection => vec![token(p, Token::Police)].into_iter().chain(sets(p, &["patrols"])).collect(),
        Basic::Contraband => prices(p, Metal::Plutonium).collect(),
        Basic::Fights => odds(view, &[Foe::Police, Foe::Raiders, Foe::Miner]),
        Basic::Flight => of_engines(p).chain(sets(p, &["evasion"])).collect(),
        Basic::Early => odds(view, &[Foe::Raiders]).into_iter().chain([token(p, Token::Alien)]).collect(),
        Basic::Attack => ships(p).chain(holds(p)).collect(),
        Basic::Piracy => closed(p).chain(sets(p, &["pirates"])).collect(),
        Basic::Breakdown => adrift(p).chain(ships(p)).collect(),
        Basic::Goal => goal(view),
        Basic::Last => std::iter::once(round(p)).chain(credits(p)).chain(sets(p, &["rounds"])).collect(),
        Basic::Alone => std::iter::once(round(p)).chain(credits(p)).filter(|_| p.is_solo()).collect(),
        Basic::Together => sets(p, &["order", "change"]).collect(),
        Basic::Secrets => holds(p).chain(hands(p)).collect(),
    }
}

fn asked(p: &Position) -> Fact {
    Fact::Asked { seat: p.colour(p.asked()), ask: p.ask }
}

const fn round(p: &Position) -> Fact {
    Fact::Round { round: p.round, last: p.last_round() }
}

fn moves(p: &Position) -> Option<Fact> {
    let me = p.me();
    (!p.is_over()).then(|| Fact::Moves { seat: p.colour(p.asked()), left: me.moves_left(), of: me.moves() })
}

fn ships(p: &Position) -> impl Iterator<Item = Fact> {
    players(p).map(|(seat, player)| Fact::At { seat, spot: player.at })
}

fn credits(p: &Position) -> impl Iterator<Item = Fact> {
    players(p).map(|(seat, player)| Fact::Credits { seat, count: player.credits })
}

fn holds(p: &Position) -> impl Iterator<Item = Fact> {
    players(p).map(|(seat, player)| Fact::Hold { seat, count: player.hold.len() })
}

fn hands(p: &Position) -> impl Iterator<Item = Fact> {
    players(p).map(|(seat, player)| Fact::Hand { seat, count: player.hand_len() })
}

fn adrift(p: &Position) -> impl Iterator<Item = Fact> {
    players(p).filter(|(_, player)| player.breakdown).map(|(seat, _)| Fact::Adrift { seat })
}

fn closed(p: &Position) -> impl Iterator<Item = Fact> {
    players(p).flat_map(|(seat, player)| {
        let laid = Colour::ALL.iter().filter(move |&&quadrant| player.is_pirate_in(quadrant));
        laid.map(move |&quadrant| Fact::Closed { seat, quadrant })
    })
}

fn token(p: &Position, token: Token) -> Fact {
    Fact::Token { token, line: p.token(token), beaten: p.is_beaten(token) }
}

fn tokens(p: &Position) -> impl Iterator<Item = Fact> {
    Token::ALL.iter().filter(|&&one| one != Token::Corsair || p.is_solo()).map(|&one| token(p, one))
}

/// Returns the level of a system; unknown if a face-down upgrade may belong to it.
fn level(seat: Colour, player: &Player, system: System) -> Fact {
    let built = player.level(system);
    let hidden = player.backs.iter().any(|&count| count > 0);
    Fact::Level { seat, system, level: (built > 0 || !hidden).then_some(built) }
}

fn of_engines(p: &Position) -> impl Iterator<Item = Fact> {
    players(p).map(|(seat, player)| level(seat, player, System::Engine))
}

/// Returns the viewer's chances against these opponents.
fn odds(view: &View, foes: &[Foe]) -> Vec<Fact> {
    let own = view.seat().map(|seat| &view.known.players[seat]);
    let chance = |player: &Player| {
        let of = |&foe: &Foe| Fact::Odds { foe, percent: against_token(player, foe) };
        foes.iter().map(of).collect()
    };
    own.map(chance).unwrap_or_default()
}

/// Iterates over the declared objectives and the viewer's own.
fn aims(view: &View, is: impl Fn(Objective) -> bool) -> impl Iterator<Item = Fact> {
    players(&view.known).filter_map(move |(seat, player)| {
        let objective = player.objective().filter(|&objective| is(objective))?;
        Some(Fact::Aim { seat, objective, done: player.done })
    })
}

fn goal(view: &View) -> Vec<Fact> {
    let p = &view.known;
    let target = (!p.is_solo()).then(|| Fact::Target(p.target()));
    target.into_iter().chain(credits(p)).chain(aims(view, |_| true)).chain(sets(p, &["goal", "objectives"])).collect()
}

fn of_site(p: &Position, site: Site) -> Vec<Fact> {
    let sectors = |is: fn(Structure) -> bool| Sector::ALL.iter().copied().filter(move |one| is(one.structure()));
    match site {
        Site::Space | Site::Lines => tokens(p).collect(),
        Site::Mine => {
            let unseen = p.mines.iter().filter(|mine| !mine.explored).count() as u8;
            let open = p.mines.iter().filter(|mine| mine.explored && !mine.pile.is_empty()).count() as u8;
            vec![Fact::Mines { unseen, open }, Fact::Metals(p.deck.len()), Fact::Bonus(p.bonus_deck_len())]
        }
        Site::Market => sectors(|one| matches!(one, Structure::Market(_))).filter_map(|one| market(p, one)).collect(),
        Site::Port => sectors(|one| one == Structure::Port).map(|one| store(p, one)).chain(closed(p)).collect(),
        Site::Gate => ships(p).filter(|fact| matches!(fact, Fact::At { spot, .. } if spot.is_gate())).collect(),
    }
}

const fn structure_of(sector: Sector) -> Spot {
    Spot { sector, place: Place::Structure }
}

fn market(p: &Position, sector: Sector) -> Option<Fact> {
    structure_of(sector).market().map(|market| Fact::Market { sector, metals: p.markets[market] })
}

fn store(p: &Position, sector: Sector) -> Fact {
    Fact::Store { sector, count: p.stores[sector.quadrant().index()].len() }
}

/// Iterates over the prices that all markets pay for the next unit.
fn prices(p: &Position, metal: Metal) -> impl Iterator<Item = Fact> {
    Sector::ALL.iter().filter_map(move |&sector| {
        let there = p.markets[structure_of(sector).market()?];
        let takes = there.count(metal) < MARKET_KIND && there.len() < MARKET_ROOM;
        Some(Fact::Price { sector, metal, price: takes.then(|| price(p.options.prices, metal, there.count(metal))) })
    })
}

fn of_rover(view: &View, rover: Rover) -> Vec<Fact> {
    let p = &view.known;
    let (one, foe) = match rover {
        Rover::Police => (Token::Police, Foe::Police),
        Rover::Raiders => (Token::Alien, Foe::Raiders),
        Rover::Miners => (Token::Alien, Foe::Miner),
        Rover::Corsair => (Token::Corsair, Foe::Corsair),
    };
    if one == Token::Corsair && !p.is_solo() {
        return Vec::new();
    }
    std::iter::once(token(p, one)).chain(odds(view, &[foe])).collect()
}

fn of_card(view: &View, card: Bonus) -> Vec<Fact> {
    let p = &view.known;
    let own = view.seat().map(|seat| Fact::Own { card, count: p.players[seat].cards(card) });
    own.into_iter().chain([Fact::Bonus(p.bonus_deck_len())]).collect()
}

fn of_sector(p: &Position, sector: Sector) -> Vec<Fact> {
    let mine = |place: Place| {
        let spot = Spot { sector, place };
        let mine = spot.mine().filter(|&mine| mine < MINES).map(|mine| &p.mines[mine])?;
        Some(Fact::Mine { spot, pile: mine.explored.then_some(mine.pile) })
    };
    let mut all: Vec<Fact> = [Place::Mine1, Place::Mine2].into_iter().filter_map(mine).collect();
    match sector.structure() {
        Structure::Market(_) => all.extend(market(p, sector)),
        Structure::Port => all.push(store(p, sector)),
        Structure::Gate => {}
    }
    all.extend(ships(p).filter(|fact| matches!(fact, Fact::At { spot, .. } if spot.sector == sector)));
    all.extend(Token::ALL.iter().filter(|&&one| p.reaches(one, sector)).map(|&one| token(p, one)));
    all
}

/// Returns the options of this match that differ from the preset.
fn of_preset(p: &Position, preset: usize) -> Vec<Fact> {
    let options = Preset::ALL.get(preset).map_or_else(Options::default, |preset| preset.options());
    let differs = options.differences(&p.options);
    differs.into_iter().map(|option| set(p, option)).collect()
}
