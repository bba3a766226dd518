//! Live facts of the codex as rows: a subject and a statement.

use super::codex::topic_title;
use super::things::{adventure_name, amount, card_name, class_name, honour_name, module_name, ship_name, things_text};
use super::{listed, text, text_args};
use crate::StarshipCatanFrontend;
use orrery_learn::codex::OptionPage;
use orrery_locale::{PlayerNames, option_words};
use starship_catan::codex::{CodexFact, PointsBySource, PriceBreakdown, PriceReason, PricedItem, ShipPart, Topic};
use starship_catan::rules::{EquipmentKind, Module, Phase, SECTORS, Seat, View};

/// Returns a fact as a row of subject and statement. Names belong to colours, and `view` gives the colour of each seat.
pub fn fact_row(fact: &CodexFact, view: &View, names: &PlayerNames) -> (String, String) {
    of_players(fact, view, names).or_else(|| of_things(fact, view, names)).unwrap_or_default()
}

/// Returns the name of a seat's player.
fn name(seat: Seat, view: &View, names: &PlayerNames) -> String {
    names.of(view.known.colour(seat))
}

/// Returns the row of a fact whose subject is a player, or `None` for other facts.
fn of_players(fact: &CodexFact, view: &View, names: &PlayerNames) -> Option<(String, String)> {
    let about = |key: &str, seat: Seat| text_args(key, &[("name", name(seat, view, names).into())]);
    Some(match *fact {
        CodexFact::Holds { seat, thing, count } => (about("codex-fact-holds", seat), amount(thing, count)),
        CodexFact::Room { seat, bay } => (about("codex-fact-limit", seat), bay.to_string()),
        CodexFact::Fitted { seat, what, count } => (about("codex-fact-points", seat), fitted(what, count)),
        CodexFact::Level { seat, level, .. } => (about("codex-fact-points", seat), level_text(level)),
        CodexFact::Flies { seat, speed, actions } => {
            let left = [("speed", speed.into()), ("actions", actions.into())];
            (about("codex-fact-flies", seat), text_args("codex-fact-flies-left", &left))
        }
        CodexFact::Turn { seat, phase } => (about("codex-fact-turn", seat), phase_text(phase)),
        CodexFact::Points { seat, score } => (about("codex-fact-points", seat), points(score)),
        _ => return None,
    })
}

/// Returns the row of a fact whose subject is not a player, or `None` for other facts.
fn of_things(fact: &CodexFact, view: &View, names: &PlayerNames) -> Option<(String, String)> {
    let name = |seat: Seat| name(seat, view, names);
    Some(match *fact {
        CodexFact::Costs { what, bill } => (priced_text(what), bill_text(&bill)),
        CodexFact::LevelTwo { module, holder } => {
            (module_text(module, 2), holder.map_or_else(|| text("codex-fact-beside"), name))
        }
        CodexFact::Sector { sector, cards, known } => {
            (text_args("codex-fact-sector", &[("sector", sector.into())]), in_sector(cards, known))
        }
        CodexFact::Reserve { cards, group } => (text("pile-reserve"), reserve(cards, group)),
        CodexFact::SeenIn { card, sectors } => (card_name(card), seen_in(sectors)),
        CodexFact::Beside { card, seat } => {
            (card_name(card), text_args("codex-fact-with", &[("name", name(seat).into())]))
        }
        CodexFact::FaceUp(adventure) => (adventure_name(adventure), text("codex-fact-face-up")),
        CodexFact::DoneBy { adventure, seat } => {
            (adventure_name(adventure), text_args("codex-fact-done-by", &[("name", name(seat).into())]))
        }
        CodexFact::Honour { honour, holder, counts } => (honour_name(honour), honoured(holder, counts, name)),
        CodexFact::Set { option, value } => {
            let title = topic_title(Topic::Option(OptionPage::Option(option)));
            let value = option_words::value::<StarshipCatanFrontend>(option, value);
            (text_args("codex-fact-set", &[("option", title.into())]), value)
        }
        _ => return None,
    })
}

/// Returns the heading of a price's row: the item or action that has the price.
pub fn priced_text(what: PricedItem) -> String {
    match what {
        PricedItem::Ship(ship) => ship_name(ship),
        PricedItem::Piece(EquipmentKind::Booster) => text("piece-booster"),
        PricedItem::Piece(EquipmentKind::Cannon) => text("piece-cannon"),
        PricedItem::Module(module) => topic_title(Topic::Module(module)),
        PricedItem::Ransom(class) => text_args("codex-fact-ransom", &[("class", class_name(class).into())]),
        PricedItem::Demand => text("ui-demand"),
        PricedItem::Bought(..) => text("ui-buy"),
        PricedItem::Sold(..) => text("ui-sell"),
        PricedItem::Adventure(_) => text("codex-fact-price"),
    }
}

/// Returns a price, the reason for it, and the part that the decider cannot pay.
pub fn bill_text(bill: &PriceBreakdown) -> String {
    let now = ("now", things_text(bill.now).into());
    let price = match bill.reason {
        PriceReason::Printed => things_text(bill.now),
        PriceReason::Raised(more) => text_args("codex-bill-raised", &[now, ("more", things_text(more).into())]),
        PriceReason::CannonCost(usual) => text_args("codex-bill-cannon", &[now, ("usual", things_text(usual).into())]),
    };
    if bill.lacks.is_empty() {
        return price;
    }
    text_args("codex-bill-lacks", &[("price", price.into()), ("what", things_text(bill.lacks).into())])
}

fn fitted(what: ShipPart, count: u8) -> String {
    let key = match what {
        ShipPart::Booster => "codex-fact-boost",
        ShipPart::Cannon => "codex-fact-firepower",
        ShipPart::Bays => return count.to_string(),
        ShipPart::ColonyShip | ShipPart::TradeShip => "codex-fact-ships",
    };
    text_args(key, &[("count", count.into())])
}

fn level_text(level: u8) -> String {
    match level {
        0 => text("ui-not-built"),
        level => text_args("access-piece-level", &[("level", level.into())]),
    }
}

fn module_text(module: Module, level: u8) -> String {
    text_args("module-level", &[("module", module_name(module).into()), ("level", level.into())])
}

fn in_sector(cards: u8, known: Option<u8>) -> String {
    let count = ("count", cards.into());
    match known {
        Some(known) => text_args("codex-fact-sector-cards", &[count, ("known", known.into())]),
        None => text_args("amount-cards", &[count]),
    }
}

fn reserve(cards: u8, group: Option<u8>) -> String {
    let count = text_args("amount-cards", &[("count", cards.into())]);
    let group = group.map(|group| text_args("pile-group", &[("group", group.into())]));
    [Some(count), group].into_iter().flatten().collect::<Vec<_>>().join(&text("list-comma"))
}

/// Returns the name of the part of the turn to which a phase belongs.
fn phase_text(phase: Phase) -> String {
    text(match phase {
        Phase::Module => "phase-module",
        Phase::Roll | Phase::Produce => "phase-production",
        Phase::Fly | Phase::Arrange | Phase::Flight | Phase::Pirates | Phase::Take | Phase::Lose => "phase-flight",
        Phase::Build | Phase::Answer => "phase-trade",
        Phase::Over => "codex-fact-over",
    })
}

fn seen_in(sectors: [bool; SECTORS]) -> String {
    let number = |(at, _): (usize, &bool)| text_args("sector-in-text", &[("number", (at + 1).into())]);
    let known: Vec<String> = sectors.iter().enumerate().filter(|(_, seen)| **seen).map(number).collect();
    match known.is_empty() {
        true => text("codex-fact-not-seen"),
        false => text_args("codex-fact-seen-in", &[("sectors", listed(&known).into())]),
    }
}

fn points(score: PointsBySource) -> String {
    let args = [
        ("total", score.total.into()),
        ("colonies", score.colonies.into()),
        ("modules", score.modules.into()),
        ("adventures", score.adventures.into()),
        ("honours", score.honours.into()),
    ];
    text_args("codex-fact-points-all", &args)
}

/// Returns the holder of a special card with their points towards it, or the points of both players if there is no holder.
fn honoured(holder: Option<Seat>, counts: [u8; 2], name: impl Fn(Seat) -> String) -> String {
    let count = |seat: Seat| counts[seat.index()];
    match holder {
        Some(seat) => {
            let args =
                [("name", name(seat).into()), ("one", count(seat).into()), ("other", count(seat.other()).into())];
            text_args("codex-fact-honour-held", &args)
        }
        None => {
            let args = [
                ("first", name(Seat::Moon).into()),
                ("one", count(Seat::Moon).into()),
                ("second", name(Seat::Sun).into()),
                ("other", count(Seat::Sun).into()),
            ];
            text_args("codex-fact-honour-free", &args)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Colour;
    use orrery_pilot::texts::check_codex_facts;
    use starship_catan::codex::facts;
    use starship_catan::record::Scenario;
    use starship_catan::rules::view;

    fn seen(text: &str) -> View {
        let file = format!("(game: \"starship-catan\", title: \"\", {text}, play: [], expect: ())");
        let position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
        view(&position, Some(Seat::Moon))
    }

    fn names() -> PlayerNames {
        PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")])
    }

    /// Returns views that together cover every fact of every page.
    fn boards() -> Vec<View> {
        let seats = r#"seats: {
            "moon": (astro: 4, science: 1, boosters: "1 1 2", cannons: "1", modules: {"Logistics": 2, "Trade": 1, "Command": 1},
                colonies: ["Anvil"], posts: ["Galenor", "Median"], won: ["Pirates2", "Calamity"], hangar: ["ColonyShip"],
                knows: {"2": ["Loam", "Hades"]}),
            "sun": (cargo: {"Food": 2}),
        }, adventures: ["Famine", "Council"]"#;
        [
            r#"setup: (memory: "open"), phase: "build""#,
            r#"setup: (cannon_cost: "fuel"), phase: "flight", flight: (sector: 1, row: ["Granary"], speed: 2)"#,
        ]
        .map(|more| seen(&format!("{seats}, {more}")))
        .into()
    }

    #[test]
    fn every_fact_has_text_in_every_language() {
        check_codex_facts::<StarshipCatanFrontend>(&boards(), &names(), (CodexFact::key, CodexFact::KEYS));
    }

    #[test]
    fn price_row_shows_its_reason_and_missing_goods() {
        let [first, second] = &boards()[..] else { panic!("two boards") };
        let price = |board: &View, topic| {
            let told = facts(board, topic);
            told.iter().map(|fact| fact_row(fact, board, &names()).1).next().unwrap_or_default()
        };
        let command = price(first, Topic::Module(Module::Command));
        assert_eq!(
            command,
            "1 ore, 1 carbon and 2 food (level 1 and 1 food more); missing: 1 ore, 1 carbon and 2 food"
        );
        let cannon = price(second, Topic::Ship(ShipPart::Cannon));
        assert_eq!(cannon, "2 fuel (instead of 2 carbon); missing: 2 fuel");
    }

    #[test]
    fn special_card_text_names_the_holder_first() {
        let name = |seat: Seat| names().of(if seat == Seat::Moon { Colour::Red } else { Colour::Green });
        assert_eq!(honoured(Some(Seat::Sun), [2, 4], name), "Ilse, 4 to 2");
        assert_eq!(honoured(None, [2, 1], name), "nobody: Vera 2, Ilse 1");
    }
}
