//! Texts of the codex: the titles of its pages, and their contents.

use super::things::{
    card_help, card_name, metal_name, objective_help, objective_name, place_name, quadrant_name, system_name,
};
use super::{text, text_args};
use crate::ContrabandFrontend;
use contraband::codex::{RoamerKind, Topic};
use contraband::rules::{
    BoardSpot, BreakdownCost, BreakdownRule, EvasionPrice, FINE, FORTUNE, FOUND, GATE_PRICE, GoalTiming, MARKET_KIND,
    MARKET_REPAIR, MARKET_ROOM, MeetingOpponent, Metal, OBJECTIVE_WORTH, Options, OutlawCondition, PatrolReach,
    PirateScope, REWARD, RaidRule, RoundLimit, SOLO_ROUNDS, SWAPS, Sector, SectorPlace, StartingEngine, TRUCE, Truce,
    price, price_of_level, store_size, target_of,
};
use orrery_locale::{MessageValue, grouped, message_key, option_words};

/// Returns the title of a page.
pub fn topic_title(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => text(&format!("codex-basic-{basic}")),
        Topic::Site(site) => text(&format!("codex-site-{site}")),
        Topic::Rover(rover) => text(&format!("codex-rover-{rover}")),
        Topic::Metal(metal) => metal_name(metal),
        Topic::System(system) => system_name(system),
        // The card Credits has the same name as the currency.
        Topic::Card(card) => text_args("codex-card", &[("card", card_name(card).into())]),
        // Some objectives have the same name as an option or a rank.
        Topic::Objective(objective) => text_args("codex-objective", &[("aim", objective_name(objective).into())]),
        Topic::Sector(sector) => text_args("codex-sector", &[("sector", place_name(BoardSpot::space(sector)).into())]),
        Topic::Option(page) => option_words::title::<ContrabandFrontend>(page),
    }
}

/// Returns a description of the topic of a page in one or two sentences, or an empty string for an option without a description.
pub fn topic_gist(topic: Topic) -> String {
    match topic {
        Topic::Basic(basic) => text(&format!("codex-basic-{basic}-gist")),
        Topic::Site(site) => text(&format!("codex-site-{site}-gist")),
        Topic::Rover(rover) => text(&format!("codex-rover-{rover}-gist")),
        Topic::Metal(metal) => text(&message_key("codex-metal", metal.word(), "-gist")),
        Topic::System(system) => text(&message_key("codex-system", system.word(), "-gist")),
        Topic::Card(card) => card_help(card),
        Topic::Objective(objective) => objective_help(objective),
        Topic::Sector(sector) => sector_gist(sector),
        Topic::Option(page) => option_words::gist::<ContrabandFrontend>(page).unwrap_or_default(),
    }
}

const fn at(sector: Sector, place: SectorPlace) -> BoardSpot {
    BoardSpot { sector, place }
}

fn sector_gist(sector: Sector) -> String {
    let args = [
        ("quadrant", quadrant_name(sector.quadrant()).into()),
        ("one", place_name(at(sector, SectorPlace::Mine1)).into()),
        ("two", place_name(at(sector, SectorPlace::Mine2)).into()),
        ("structure", place_name(at(sector, SectorPlace::Structure)).into()),
    ];
    text_args("codex-sector-gist", &args)
}

/// Returns the details of a topic, one point each, with the numbers that apply under these options.
pub fn topic_points(topic: Topic, options: &Options) -> Vec<String> {
    let key = match topic {
        Topic::Basic(basic) => format!("codex-basic-{basic}-body"),
        Topic::Site(site) => format!("codex-site-{site}-body"),
        Topic::Rover(rover) => format!("codex-rover-{rover}-body"),
        Topic::Metal(metal) => message_key("codex-metal", metal.word(), "-body"),
        Topic::System(system) => message_key("codex-system", system.word(), "-body"),
        Topic::Card(card) => message_key("codex-card", card.word(), "-body"),
        Topic::Objective(objective) => message_key("codex-objective", objective.word(), "-body"),
        Topic::Sector(_) => "codex-sector-body".to_owned(),
        Topic::Option(page) => return option_words::points::<ContrabandFrontend>(page),
    };
    let mut args = arguments(options);
    match topic {
        Topic::Rover(rover) => args.extend(strength(rover)),
        Topic::Metal(metal) => args.extend(prices(options, metal)),
        Topic::Sector(sector) => args.extend(neighbours(sector)),
        _ => {}
    }
    let mut body = text_args(&key, &args);
    if matches!(topic, Topic::Objective(_)) {
        let worth =
            if options.rounds == RoundLimit::None { "codex-objective-worth-open" } else { "codex-objective-worth" };
        body = [body, text_args(worth, &args)].join("\n");
    }
    body.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// Returns the engine, shields and weapon of a token, as arguments for its page.
fn strength(rover: RoamerKind) -> Vec<(&'static str, MessageValue)> {
    let foe = match rover {
        RoamerKind::Police => MeetingOpponent::Police,
        RoamerKind::Raiders => MeetingOpponent::Raiders,
        RoamerKind::Miners => MeetingOpponent::Miner,
        RoamerKind::Corsair => MeetingOpponent::Corsair,
    };
    let [engine, shields, weapon] = foe.strength();
    let weapon = if weapon > 0 { format!("d4+{weapon}") } else { "d4".to_owned() };
    vec![("engine", engine.into()), ("shields", shields.into()), ("weapon", weapon.into())]
}

/// Returns the prices that markets pay for a metal, by the number already in the market, and the number of metals of this kind in
/// the game, as arguments for its page.
fn prices(options: &Options, metal: Metal) -> Vec<(&'static str, MessageValue)> {
    vec![
        ("first", price(options.prices, metal, 0).into()),
        ("second", price(options.prices, metal, 1).into()),
        ("third", price(options.prices, metal, 2).into()),
        ("copies", metal.copies().into()),
    ]
}

fn neighbours(sector: Sector) -> Vec<(&'static str, MessageValue)> {
    let name = |sector: Sector| place_name(BoardSpot::space(sector));
    vec![("before", name(sector.on(Sector::COUNT - 1)).into()), ("after", name(sector.on(1)).into())]
}

/// Returns the arguments of the pages' texts: numbers, and phrases that depend on options.
fn arguments(options: &Options) -> Vec<(&'static str, MessageValue)> {
    let mut all = numbers(options);
    let said = option_phrases(options).map(|(name, key)| (name, MessageValue::from(text_args(key, &all))));
    all.extend(said);
    all
}

/// Returns the prices that markets pay for the first, second and third metal of a kind.
fn row_of_prices(options: &Options, metal: Metal) -> String {
    let row = (0..MARKET_KIND).map(|there| price(options.prices, metal, there).to_string());
    row.collect::<Vec<_>>().join(&text("list-comma"))
}

fn numbers(options: &Options) -> Vec<(&'static str, MessageValue)> {
    vec![
        ("contraband", row_of_prices(options, Metal::Plutonium).into()),
        ("lawful", row_of_prices(options, Metal::Iron).into()),
        ("fine", FINE.into()),
        ("reward", REWARD.into()),
        ("gate", GATE_PRICE.into()),
        ("repair", MARKET_REPAIR.into()),
        ("swaps", SWAPS.into()),
        ("kind", MARKET_KIND.into()),
        ("room", MARKET_ROOM.into()),
        ("store", (store_size(options) as u32).into()),
        ("found", FOUND.into()),
        ("fortune", grouped(FORTUNE).into()),
        ("worth", grouped(OBJECTIVE_WORTH).into()),
        ("solo", SOLO_ROUNDS.into()),
        ("truce-last", TRUCE.into()),
        ("two-players", grouped(target_of(2, options.target)).into()),
        ("three-players", grouped(target_of(3, options.target)).into()),
        ("four-players", grouped(target_of(4, options.target)).into()),
        ("one", price_of_level(1).into()),
        ("two", price_of_level(2).into()),
    ]
}

/// Returns the keys of phrases that depend on options, with the argument names under which they appear.
const fn option_phrases(options: &Options) -> [(&'static str, &'static str); 11] {
    let pirates = match options.pirates {
        PirateScope::Galaxy => "codex-pirates-galaxy",
        PirateScope::Quadrant => "codex-pirates-quadrant",
    };
    let reach = match options.patrols {
        PatrolReach::Seed => "codex-reach-one",
        PatrolReach::Alert => "codex-reach-two",
    };
    let evasion = match options.evasion {
        EvasionPrice::OneHit => "codex-evasion-one-hit",
        EvasionPrice::Table => "codex-evasion-table",
    };
    let goal = match options.goal {
        GoalTiming::Round => "codex-goal-round",
        GoalTiming::AtOnce => "codex-goal-at-once",
    };
    let rounds = match options.rounds {
        RoundLimit::Standard => "codex-rounds-standard",
        RoundLimit::Short => "codex-rounds-short",
        RoundLimit::None => "codex-rounds-none",
    };
    let raids = match options.raids {
        RaidRule::Attack => "codex-raids-attack",
        RaidRule::Tribute => "codex-raids-tribute",
    };
    let breakdowns = match options.breakdowns {
        BreakdownRule::Drift => "codex-breakdowns-drift",
        BreakdownRule::Tow => "codex-breakdowns-tow",
    };
    let engines = match options.engines {
        StartingEngine::Bare => "codex-engines-bare",
        StartingEngine::Fitted => "codex-engines-fitted",
    };
    let outlaw = match options.outlaw {
        OutlawCondition::Attack => "codex-outlaw-attack",
        OutlawCondition::Win => "codex-outlaw-won-attack",
    };
    let truce = match options.truce {
        Truce::None => "codex-truce-none",
        Truce::Kept => "codex-truce-kept",
    };
    let wrecks = match options.wrecks {
        BreakdownCost::Stripped => "codex-wrecks-stripped",
        BreakdownCost::Whole => "codex-wrecks-whole",
    };
    [
        ("pirates", pirates),
        ("reach", reach),
        ("evasion", evasion),
        ("goal", goal),
        ("rounds", rounds),
        ("raids", raids),
        ("breakdowns", breakdowns),
        ("engines", engines),
        ("outlaw", outlaw),
        ("truce", truce),
        ("wrecks", wrecks),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::codex::{BasicTopic, PlaceKind};
    use contraband::rules::{Preset, PriceTable, ShipSystem};
    use orrery_core::RuleOptions as _;
    use orrery_pilot::texts::check_codex_pages;

    /// Returns sets of options in which each value of each option occurs.
    fn every_value() -> Vec<Options> {
        let most = Options::LIST.iter().map(|option| option.values.len()).max().unwrap_or_default();
        let all_at = |value: usize| {
            let mut options = Options::default();
            (0..Options::LIST.len()).for_each(|option| options.set(option, value));
            options
        };
        (0..most).map(all_at).collect()
    }

    #[test]
    fn every_page_has_unique_title_gist_and_points_in_every_language() {
        check_codex_pages::<ContrabandFrontend>(&every_value());
    }

    #[test]
    fn page_texts_show_the_numbers_of_the_options() {
        let points = |topic, options: &Options| topic_points(topic, options).join(" ");
        let (seed, sharp) = (Options::default(), Preset::Sharp.options());
        let inspection = Topic::Basic(BasicTopic::Inspection);
        assert_ne!(points(inspection, &seed), points(inspection, &sharp));
        assert!(points(Topic::Basic(BasicTopic::Contraband), &seed).contains("500"));
        assert!(points(Topic::Metal(Metal::Plutonium), &seed).contains("250"));
        let fair = Options { prices: PriceTable::Fair, ..seed };
        let market = Topic::Site(PlaceKind::Market);
        assert!(points(market, &seed).contains("500, 250, 150") && points(market, &seed).contains("200, 100, 50"));
        assert!(points(market, &fair).contains("500, 250, 150") && points(market, &fair).contains("300, 200, 100"));
        let last = |rounds| points(Topic::Basic(BasicTopic::Last), &Options { rounds, ..seed });
        assert!(last(RoundLimit::Short).contains("40 with two") && last(RoundLimit::Short).contains("1,000"));
        assert!(!last(RoundLimit::None).contains("1,000") && last(RoundLimit::None).contains("no last round"));
        assert!(points(Topic::System(ShipSystem::Engine), &seed).contains("600"));
        assert!(points(Topic::Rover(RoamerKind::Police), &seed).contains("d4+1"));
    }
}
