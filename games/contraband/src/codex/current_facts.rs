//! Facts about the topic of a page in the current match, limited to the viewer's knowledge (section 14).

use super::fact::CodexFact;
use super::topic::{BasicTopic, PlaceKind, RoamerKind, Topic};
use crate::rules::{
    BoardSpot, BonusCard, MARKET_KIND, MARKET_ROOM, MINES, MeetingOpponent, Metal, Objective, Options, PatrolToken,
    PlayerState, Position, Preset, Sector, SectorPlace, SectorStructure, ShipSystem, View, price,
};
use crate::table::plan::against_token;
use orrery_core::{Colour, RuleOptions as _};
use orrery_learn::codex::OptionPage;

/// Returns the facts about `topic`, the most important first.
pub fn facts(view: &View, topic: Topic) -> Vec<CodexFact> {
    let p = &view.known;
    match topic {
        Topic::Basic(basic) => of_basic(view, basic),
        Topic::Site(site) => of_site(p, site),
        Topic::Rover(rover) => of_rover(view, rover),
        Topic::Metal(metal) => prices(p, metal).chain([CodexFact::Metals(p.deck.len())]).collect(),
        Topic::System(system) => players(p).map(|(seat, player)| level(seat, player, system)).collect(),
        Topic::Card(card) => of_card(view, card),
        Topic::Objective(objective) => aims(view, |one| one == objective).collect(),
        Topic::Sector(sector) => of_sector(p, sector),
        Topic::Option(OptionPage::Option(option)) => vec![option_fact(p, option)],
        Topic::Option(OptionPage::Preset(preset)) => of_preset(p, preset),
    }
}

/// Iterates over the players with their colours.
fn players(p: &Position) -> impl Iterator<Item = (Colour, &PlayerState)> {
    p.seats().iter().copied().zip(&p.players)
}

fn option_fact(p: &Position, option: usize) -> CodexFact {
    CodexFact::Set { option, value: p.options.get(option) }
}

/// Iterates over the values of the options with these names.
fn option_facts<'a>(p: &'a Position, names: &'a [&str]) -> impl Iterator<Item = CodexFact> + 'a {
    names.iter().filter_map(|name| Options::named(name)).map(|option| option_fact(p, option))
}

fn of_basic(view: &View, basic: BasicTopic) -> Vec<CodexFact> {
    let p = &view.known;
    match basic {
        BasicTopic::Start => option_facts(p, &["first_player", "objectives"]).collect(),
        BasicTopic::Round => std::iter::once(round(p)).chain(option_facts(p, &["order"])).collect(),
        BasicTopic::Turn => std::iter::once(asked(p)).chain(moves(p)).collect(),
        BasicTopic::Movement => moves(p).into_iter().chain(ships(p)).collect(),
        BasicTopic::Meetings | BasicTopic::Patrols => tokens(p).collect(),
        BasicTopic::Inspection => {
            vec![token(p, PatrolToken::Police)].into_iter().chain(option_facts(p, &["patrols"])).collect()
        }
        BasicTopic::Contraband => prices(p, Metal::Plutonium).collect(),
        BasicTopic::Fights => odds(view, &[MeetingOpponent::Police, MeetingOpponent::Raiders, MeetingOpponent::Miner]),
        BasicTopic::Flight => of_engines(p).chain(option_facts(p, &["evasion"])).collect(),
        BasicTopic::Early => {
            odds(view, &[MeetingOpponent::Raiders]).into_iter().chain([token(p, PatrolToken::Alien)]).collect()
        }
        BasicTopic::Attack => ships(p).chain(holds(p)).collect(),
        BasicTopic::Piracy => closed(p).chain(option_facts(p, &["pirates"])).collect(),
        BasicTopic::Breakdown => adrift(p).chain(ships(p)).collect(),
        BasicTopic::Goal => goal(view),
        BasicTopic::Last => std::iter::once(round(p)).chain(credits(p)).chain(option_facts(p, &["rounds"])).collect(),
        BasicTopic::Alone => std::iter::once(round(p)).chain(credits(p)).filter(|_| p.is_solo()).collect(),
        BasicTopic::Together => option_facts(p, &["order", "change"]).collect(),
        BasicTopic::Secrets => holds(p).chain(hands(p)).collect(),
    }
}

fn asked(p: &Position) -> CodexFact {
    CodexFact::Asked { seat: p.colour(p.asked()), ask: p.ask }
}

const fn round(p: &Position) -> CodexFact {
    CodexFact::Round { round: p.round, last: p.last_round() }
}

fn moves(p: &Position) -> Option<CodexFact> {
    let me = p.me();
    (!p.is_over()).then(|| CodexFact::Moves { seat: p.colour(p.asked()), left: me.moves_left(), of: me.moves() })
}

fn ships(p: &Position) -> impl Iterator<Item = CodexFact> {
    players(p).map(|(seat, player)| CodexFact::At { seat, spot: player.at })
}

fn credits(p: &Position) -> impl Iterator<Item = CodexFact> {
    players(p).map(|(seat, player)| CodexFact::Credits { seat, count: player.credits })
}

fn holds(p: &Position) -> impl Iterator<Item = CodexFact> {
    players(p).map(|(seat, player)| CodexFact::Hold { seat, count: player.hold.len() })
}

fn hands(p: &Position) -> impl Iterator<Item = CodexFact> {
    players(p).map(|(seat, player)| CodexFact::Hand { seat, count: player.hand_len() })
}

fn adrift(p: &Position) -> impl Iterator<Item = CodexFact> {
    players(p).filter(|(_, player)| player.breakdown).map(|(seat, _)| CodexFact::Adrift { seat })
}

fn closed(p: &Position) -> impl Iterator<Item = CodexFact> {
    players(p).flat_map(|(seat, player)| {
        let laid = Colour::ALL.iter().filter(move |&&quadrant| player.is_pirate_in(quadrant));
        laid.map(move |&quadrant| CodexFact::Closed { seat, quadrant })
    })
}

fn token(p: &Position, token: PatrolToken) -> CodexFact {
    CodexFact::Token { token, line: p.token(token), beaten: p.is_beaten(token) }
}

fn tokens(p: &Position) -> impl Iterator<Item = CodexFact> {
    PatrolToken::ALL.iter().filter(|&&one| one != PatrolToken::Corsair || p.is_solo()).map(|&one| token(p, one))
}

/// Returns the level of a system, or no value if a face-down upgrade may belong to the system.
fn level(seat: Colour, player: &PlayerState, system: ShipSystem) -> CodexFact {
    let built = player.level(system);
    let hidden = player.backs.iter().any(|&count| count > 0);
    CodexFact::Level { seat, system, level: (built > 0 || !hidden).then_some(built) }
}

fn of_engines(p: &Position) -> impl Iterator<Item = CodexFact> {
    players(p).map(|(seat, player)| level(seat, player, ShipSystem::Engine))
}

/// Returns the viewer's chances against these opponents, or an empty list for an onlooker.
fn odds(view: &View, foes: &[MeetingOpponent]) -> Vec<CodexFact> {
    let own = view.seat().map(|seat| &view.known.players[seat]);
    let chance = |player: &PlayerState| {
        let of = |&foe: &MeetingOpponent| CodexFact::Odds { foe, percent: against_token(player, foe) };
        foes.iter().map(of).collect()
    };
    own.map(chance).unwrap_or_default()
}

/// Iterates over the objectives that are declared or the viewer's own and that `is` accepts.
fn aims(view: &View, is: impl Fn(Objective) -> bool) -> impl Iterator<Item = CodexFact> {
    players(&view.known).filter_map(move |(seat, player)| {
        let objective = player.objective().filter(|&objective| is(objective))?;
        Some(CodexFact::Aim { seat, objective, done: player.done })
    })
}

fn goal(view: &View) -> Vec<CodexFact> {
    let p = &view.known;
    let target = (!p.is_solo()).then(|| CodexFact::Target(p.target()));
    target
        .into_iter()
        .chain(credits(p))
        .chain(aims(view, |_| true))
        .chain(option_facts(p, &["goal", "objectives"]))
        .collect()
}

fn of_site(p: &Position, site: PlaceKind) -> Vec<CodexFact> {
    let sectors = |is: fn(SectorStructure) -> bool| Sector::ALL.iter().copied().filter(move |one| is(one.structure()));
    match site {
        PlaceKind::Space | PlaceKind::Lines => tokens(p).collect(),
        PlaceKind::Mine => {
            let unseen = p.mines.iter().filter(|mine| !mine.explored).count() as u8;
            let open = p.mines.iter().filter(|mine| mine.explored && !mine.pile.is_empty()).count() as u8;
            vec![
                CodexFact::Mines { unseen, open },
                CodexFact::Metals(p.deck.len()),
                CodexFact::Bonus(p.bonus_deck_len()),
            ]
        }
        PlaceKind::Market => {
            sectors(|one| matches!(one, SectorStructure::Market(_))).filter_map(|one| market(p, one)).collect()
        }
        PlaceKind::Port => {
            sectors(|one| one == SectorStructure::Port).map(|one| store(p, one)).chain(closed(p)).collect()
        }
        PlaceKind::Gate => {
            ships(p).filter(|fact| matches!(fact, CodexFact::At { spot, .. } if spot.is_gate())).collect()
        }
    }
}

const fn structure_of(sector: Sector) -> BoardSpot {
    BoardSpot { sector, place: SectorPlace::Structure }
}

fn market(p: &Position, sector: Sector) -> Option<CodexFact> {
    structure_of(sector).market().map(|market| CodexFact::Market { sector, metals: p.markets[market] })
}

fn store(p: &Position, sector: Sector) -> CodexFact {
    CodexFact::Store { sector, count: p.stores[sector.quadrant().index()].len() }
}

/// Iterates over the price that each market pays for the next unit of a metal.
fn prices(p: &Position, metal: Metal) -> impl Iterator<Item = CodexFact> {
    Sector::ALL.iter().filter_map(move |&sector| {
        let there = p.markets[structure_of(sector).market()?];
        let takes = there.count(metal) < MARKET_KIND && there.len() < MARKET_ROOM;
        Some(CodexFact::Price {
            sector,
            metal,
            price: takes.then(|| price(p.options.prices, metal, there.count(metal))),
        })
    })
}

fn of_rover(view: &View, rover: RoamerKind) -> Vec<CodexFact> {
    let p = &view.known;
    let (one, foe) = match rover {
        RoamerKind::Police => (PatrolToken::Police, MeetingOpponent::Police),
        RoamerKind::Raiders => (PatrolToken::Alien, MeetingOpponent::Raiders),
        RoamerKind::Miners => (PatrolToken::Alien, MeetingOpponent::Miner),
        RoamerKind::Corsair => (PatrolToken::Corsair, MeetingOpponent::Corsair),
    };
    if one == PatrolToken::Corsair && !p.is_solo() {
        return Vec::new();
    }
    std::iter::once(token(p, one)).chain(odds(view, &[foe])).collect()
}

fn of_card(view: &View, card: BonusCard) -> Vec<CodexFact> {
    let p = &view.known;
    let own = view.seat().map(|seat| CodexFact::Own { card, count: p.players[seat].cards(card) });
    own.into_iter().chain([CodexFact::Bonus(p.bonus_deck_len())]).collect()
}

fn of_sector(p: &Position, sector: Sector) -> Vec<CodexFact> {
    let mine = |place: SectorPlace| {
        let spot = BoardSpot { sector, place };
        let mine = spot.mine().filter(|&mine| mine < MINES).map(|mine| &p.mines[mine])?;
        Some(CodexFact::Mine { spot, pile: mine.explored.then_some(mine.pile) })
    };
    let mut all: Vec<CodexFact> = [SectorPlace::Mine1, SectorPlace::Mine2].into_iter().filter_map(mine).collect();
    match sector.structure() {
        SectorStructure::Market(_) => all.extend(market(p, sector)),
        SectorStructure::Port => all.push(store(p, sector)),
        SectorStructure::Gate => {}
    }
    all.extend(ships(p).filter(|fact| matches!(fact, CodexFact::At { spot, .. } if spot.sector == sector)));
    all.extend(PatrolToken::ALL.iter().filter(|&&one| p.reaches(one, sector)).map(|&one| token(p, one)));
    all
}

/// Returns the options of this match that differ from the preset.
fn of_preset(p: &Position, preset: usize) -> Vec<CodexFact> {
    let options = Preset::ALL.get(preset).map_or_else(Options::default, |preset| preset.options());
    let differs = options.differences(&p.options);
    differs.into_iter().map(|option| option_fact(p, option)).collect()
}
