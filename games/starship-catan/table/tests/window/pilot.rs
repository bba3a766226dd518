//! The test pilot of *Starship Catan*, with the clicks for each order of the game.

use orrery_app::gallery::GalleryGames;
use orrery_core::{Rules as _, Setup};
use orrery_pilot::hot_seat::seats;
use orrery_pilot::{ClickCollector, ClickContext, ProgramUnderTest, TestPilot, gallery_of, game_tests};
use orrery_record::{Match, SeatControl};
use starship_catan::StarshipCatan;
use starship_catan::rules::notation::parse_order;
use starship_catan::rules::{
    AfterPirates, BuildableItem, Commodity, CommodityCounts, Offer, Order, Preset, TradeDeal, Upgrade, View,
};
use starship_catan_table::StarshipCatanFrontend;
use starship_catan_table::board::clicked_for;
use starship_catan_table::table::{AdjustableAmount, ClickTarget, OrderDraft};

/// The test driver that plays Starship Catan.
pub struct StarshipCatanDriver;

/// The program with only Starship Catan.
pub type Program = orrery_pilot::TestProgram<StarshipCatanDriver>;

/// Writes settings that turn off animation and opponents' pauses.
pub fn settle_settings(folder: &std::path::Path) {
    orrery_pilot::settle_settings::<StarshipCatanDriver>(folder);
}

impl ProgramUnderTest for StarshipCatanDriver {
    type Game = StarshipCatanFrontend;

    fn games() -> GalleryGames {
        gallery_of!(starship_catan, starship_catan_table => StarshipCatanFrontend)
    }
}

/// Clicks on a counter until the amount of each commodity is reached.
fn count(clicking: &mut ClickCollector<'_, StarshipCatan>, deal: TradeDeal) {
    let counter: fn(Commodity) -> AdjustableAmount =
        if matches!(deal, TradeDeal::Buy(_)) { AdjustableAmount::Buy } else { AdjustableAmount::Sell };
    for (thing, count) in deal.things().iter().filter(|(_, count)| *count > 0) {
        let counted = |draft: &OrderDraft| matches!(draft, OrderDraft::Deal(deal) if deal.things.count(thing) >= count);
        clicking.until(ClickTarget::More(counter(thing)), counted);
    }
}

/// Returns the clicks on a counter that lead to the amount of each commodity.
fn counted(things: CommodityCounts, counter: impl Fn(Commodity) -> AdjustableAmount) -> Vec<ClickTarget> {
    things.iter().flat_map(|(thing, count)| vec![ClickTarget::More(counter(thing)); count.into()]).collect()
}

impl TestPilot for StarshipCatanDriver {
    fn clicks(hand: &ClickContext<'_, Self>, view: &View, order: &Order) -> Vec<ClickTarget> {
        let mut clicking = ClickCollector::<StarshipCatan>::new(hand, view);
        match *order {
            Order::Trade(deal) => count(&mut clicking, deal),
            Order::Use { post, deal } => {
                // A second click on the post would cancel the deal.
                if !matches!(hand.draft, OrderDraft::Deal(begun) if begun.post == Some(post)) {
                    clicking.click(ClickTarget::Post(post));
                }
                count(&mut clicking, deal);
            }
            Order::Adventure { adventure, take } if adventure.spec().resources > 0 => {
                clicking.click(ClickTarget::Adventure(adventure));
                let OrderDraft::Reward(proposed) = clicking.draft.clone() else { return clicking.clicks };
                if proposed.take() != take {
                    clicking
                        .clicks
                        .extend(proposed.picked.iter().map(|&other| ClickTarget::Less(AdjustableAmount::Take(other))));
                    clicking
                        .clicks
                        .extend(take.resources().map(|resource| ClickTarget::More(AdjustableAmount::Take(resource))));
                }
            }
            Order::Offer(offer) => {
                clicking.clicks = vec![ClickTarget::Offer];
                clicking.clicks.extend(counted(offer.give, AdjustableAmount::Give));
                clicking.clicks.extend(counted(offer.want, AdjustableAmount::Want));
            }
            Order::Arrange(arrangement) => {
                clicking.clicks.extend(arrangement.top().iter().map(|&number| ClickTarget::ToTop(number)));
                clicking.clicks.extend(arrangement.bottom().iter().map(|&number| ClickTarget::ToBottom(number)));
            }
            ref other => return clicked_for(other).into_iter().collect(),
        }
        clicking.with(ClickTarget::Confirm)
    }

    // Unknown cards are in random order, so the numbers are changed to put on top the same cards as in the solution.
    fn meant(then: &View, order: &Order, now: &View) -> Order {
        let Order::Arrange(arrangement) = order else { return *order };
        let number = |old: &u8| {
            let card = then.looked_at()[usize::from(*old) - 1];
            now.looked_at().iter().position(|here| *here == card).map_or(*old, |at| at as u8 + 1).to_string()
        };
        let all = |numbers: &[u8]| numbers.iter().map(number).collect::<Vec<_>>().join(" ");
        let (top, bottom) = (all(arrangement.top()), all(arrangement.bottom()));
        let sides = [("top", top), ("bottom", bottom)]
            .map(|(side, all)| if all.is_empty() { all } else { format!(" {side} {all}") });
        parse_order(&format!("arrange{}", sides.concat())).expect("an arrangement")
    }

    fn end() -> ClickTarget {
        ClickTarget::End
    }

    fn kinds() -> Vec<String> {
        const KINDS: [&str; 26] = [
            "Module",
            "Roll",
            "Produce",
            "Fly",
            "Arrange",
            "Next",
            "Trade",
            "Settle",
            "Found",
            "Adventure",
            "Stop",
            "Pay",
            "Fight",
            "Take",
            "Lose",
            "Use",
            "Demand",
            "Offer",
            "Accept",
            "Refuse",
            "Build module",
            "Build ship",
            "Build piece",
            "Upgrade module",
            "Upgrade piece",
            "End",
        ];
        KINDS.map(str::to_owned).into()
    }

    fn unlisted(view: &View) -> Vec<Order> {
        let offer = |give: &Commodity| {
            let wants = Commodity::ALL
                .iter()
                .map(|want| Offer { give: CommodityCounts::of(*give, 1), want: CommodityCounts::of(*want, 1) });
            wants.map(Order::Offer).find(|order| StarshipCatan::check(view, order).is_ok())
        };
        Commodity::ALL.iter().find_map(offer).into_iter().collect()
    }

    fn deal(seed: u64) -> Match<StarshipCatan> {
        let presets = Preset::ALL;
        let mut options = presets[seed as usize % presets.len()].options();
        if seed % 3 == 1 {
            options.after_pirates = AfterPirates::Visit;
        }
        let setup = Setup::<StarshipCatan>::plain(2, options);
        let mut seats = seats(&setup.seating, |_| SeatControl::Human);
        seats.iter_mut().for_each(|seat| seat.name.push_str(" player"));
        Match::deal(setup, seats, seed, None).expect("two can play")
    }

    fn kind(order: &Order) -> String {
        let word: String = format!("{order:?}").chars().take_while(|letter| letter.is_alphabetic()).collect();
        match order {
            Order::Build(BuildableItem::Module(_)) | Order::Upgrade(Upgrade::Module(_)) => format!("{word} module"),
            Order::Build(BuildableItem::Ship(_)) => format!("{word} ship"),
            Order::Build(_) | Order::Upgrade(_) => format!("{word} piece"),
            _ => word,
        }
    }
}

game_tests!(StarshipCatanDriver, "pilot");
