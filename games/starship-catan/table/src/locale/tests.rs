use super::*;
use orrery_core::{Colour, Rules as _};
use orrery_locale::{PlayerNames, speaking};
use starship_catan::StarshipCatan;
use starship_catan::rules::{
    Adventure, BuildableItem, Card, CardArrangement, Commodity, CommodityCounts, EquipmentKind, Event, FlightEnd,
    HonourCard, Module, Offer, Order, Phase, PirateClass, Refusal, Resource, Seat, Ship, TradeDeal, TransferCause,
    Upgrade, VisibleFace,
};

/// Reports whether text is complete: a missing message shows its key, and a missing argument its name.
fn whole(words: &str) -> bool {
    let key = |word: &str| word.contains('-') && word.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9' | '-'));
    !words.is_empty() && !words.contains(['{', '$']) && !words.split_whitespace().any(key)
}

fn names() -> PlayerNames {
    PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")])
}

#[test]
fn every_component_has_a_name_and_help_text() {
    let worded = |words: String| assert!(whole(&words), "{words}");
    Seat::ALL.iter().for_each(|&seat| worded(seat_word(seat)));
    for &thing in Commodity::ALL {
        [thing_name(thing), thing_text(thing), thing_help(thing)].into_iter().for_each(worded);
        [amount(thing, 1u8), amount_object(thing, 5u8)].into_iter().for_each(worded);
    }
    for &module in Module::ALL {
        [module_name(module), module_full(module), module_help(module)].into_iter().for_each(worded);
    }
    Ship::ALL.iter().flat_map(|&ship| [ship_name(ship), ship_help(ship)]).for_each(worded);
    Card::ALL.iter().flat_map(|&card| [card_name(card), card_help(card)]).for_each(worded);
    Adventure::ALL.iter().flat_map(|&one| [adventure_name(one), adventure_help(one)]).for_each(worded);
    let classes = [PirateClass::Pirates, PirateClass::Corsairs];
    classes.into_iter().flat_map(|class| [class_name(class), class_help(class)]).for_each(worded);
}

#[test]
fn amounts_are_pluralized_and_listed() {
    let things = CommodityCounts::of(Commodity::Ore, 2).and(Commodity::TradeGoods, 1).and(Commodity::Astro, 5);
    assert_eq!(things_text(things), "2 ore, 1 trade good and 5 Astro");
    assert_eq!(things_text(CommodityCounts::NONE), "nothing");
    assert_eq!(card_help(Card::Ambrosia), "Food: buys and sells at 5 Astro each.");
    assert_eq!(card_help(Card::Meadow), "As a colony, it is worth 1 point and produces 1 food on a 1.");
    orrery_locale::speaking("ru", || {
        let one = CommodityCounts::of(Commodity::Ore, 1);
        assert_eq!((things_text(one), things_object(one)), ("1 руда".to_owned(), "1 руду".to_owned()));
        assert_eq!(things_object(CommodityCounts::of(Commodity::TradeGoods, 4)), "4 товара");
    });
}

#[test]
fn unnamed_seat_is_called_by_its_side() {
    let names = PlayerNames::new([(Colour::Blue, "Vera"), (Colour::Green, " ")]);
    assert_eq!((seat_name(Seat::Moon, &names), seat_name(Seat::Sun, &names)), ("Vera".to_owned(), "Sun".to_owned()));
}

#[test]
fn lesson_on_posts_names_the_use_of_friendship() {
    for language in ["en", "it", "ru"] {
        let (lesson, honour) = speaking(language, || (text("lesson-founding-friend"), text("special-friend")));
        assert!(lesson.contains(&honour) && lesson.contains('3') && lesson.contains('1'), "{language}: {lesson}");
    }
}

fn offer() -> Offer {
    Offer {
        give: CommodityCounts::of(Commodity::Ore, 1).and(Commodity::Astro, 2),
        want: CommodityCounts::of(Commodity::Food, 1),
    }
}

fn arrangement(top: &[u8], bottom: &[u8]) -> Order {
    Order::Arrange(CardArrangement::new(top, bottom).expect("no more than a Sensor looks at"))
}

/// Returns at least one order of every kind.
fn orders() -> Vec<Order> {
    let (adventure, deal) = (Adventure::Famine, TradeDeal::Buy(CommodityCounts::of(Commodity::Food, 3)));
    let take = CommodityCounts::of(Commodity::Ore, 1);
    let mut all = vec![
        Order::Roll,
        Order::Produce(Resource::Ore),
        Order::Fly(3),
        arrangement(&[2, 1], &[]),
        arrangement(&[2], &[1]),
        arrangement(&[], &[1]),
        Order::Next,
        Order::Trade(deal),
        Order::Trade(TradeDeal::Sell(take)),
        Order::Settle,
        Order::Found,
        Order::Adventure { adventure, take },
        Order::Adventure { adventure, take: CommodityCounts::NONE },
        Order::Stop,
        Order::Pay,
        Order::Fight,
        Order::Take(Some(Resource::Food)),
        Order::Take(None),
        Order::Use { post: Card::Galenor, deal },
        Order::Use { post: Card::MerchantOutpost, deal: TradeDeal::Sell(take) },
        Order::Demand(Resource::Ore),
        Order::Offer(offer()),
        Order::Accept,
        Order::Refuse,
        Order::Build(BuildableItem::Booster),
        Order::Build(BuildableItem::Cannon),
        Order::Upgrade(Upgrade::Booster),
        Order::Upgrade(Upgrade::Cannon),
        Order::End,
    ];
    all.extend(Ship::ALL.iter().map(|&ship| Order::Build(BuildableItem::Ship(ship))));
    for &module in Module::ALL {
        let built = [Order::Build(BuildableItem::Module(module)), Order::Upgrade(Upgrade::Module(module))];
        all.extend(built.into_iter().chain([Order::Module(module), Order::Lose(module)]));
    }
    all
}

/// Returns at least one event of every kind; for an event with a card, one for each visible side.
fn events() -> Vec<Event> {
    let (seat, sector, place, card) = (Seat::Moon, 2, 3, Card::Tarnwell);
    let (thing, count, pirates) = (Commodity::Ore, 1, Card::Corsairs5);
    let mut all = vec![
        Event::ModuleChosen { seat, module: Module::Sensor },
        Event::Rolled { seat, die: 2, speed: 5 },
        Event::FlightBegan { seat, sector },
        Event::Arranged { seat, top: 1, bottom: 1 },
        Event::Turned { place, card },
        Event::Overboard { seat, resource: Resource::Fuel, count },
        Event::Settled { seat, card, place },
        Event::Founded { seat, card: Card::Median, place },
        Event::Gap { sector, place },
        Event::AdventureDone { seat, adventure: Adventure::Rescue, kept: true },
        Event::AdventureTurnedUp { adventure: Adventure::Council },
        Event::PiratesPaid { seat, card: pirates, ransom: 5, place },
        Event::PiratesTaken { seat, card: pirates, place },
        Event::PrizeLeft { seat },
        Event::Offered { seat, offer: offer() },
        Event::Accepted { seat: Seat::Sun, offer: offer() },
        Event::Refused { seat: Seat::Sun, offer: offer() },
        Event::Points { seat, points: 1 },
        Event::TurnEnded { seat },
        Event::MatchOver { winners: [true, false] },
        Event::MatchOver { winners: [true, true] },
    ];
    for face in [
        VisibleFace::Card(card),
        VisibleFace::Card(pirates),
        VisibleFace::Class(PirateClass::Pirates),
        VisibleFace::Back,
    ] {
        let looked = Event::Looked { seat, number: 1, face };
        let revealed = Event::Revealed { seat, sector, place, face, speed: 2 };
        all.extend([looked, revealed, Event::Laid { sector, place, face, turned: true }]);
    }
    for source in sources() {
        let wasted = Event::Wasted { seat, source, thing };
        all.extend([Event::Produced { seat, source, thing }, wasted]);
        all.extend([Event::Gained { seat, thing, count, source }, Event::Paid { seat, thing, count, source }]);
    }
    for won in [true, false] {
        all.push(Event::Fought { seat, card: pirates, die: 2, firepower: 3, pirate_die: 1, strength: 5, won, place });
    }
    for level in [1, 2] {
        all.extend([Event::CannonLost { seat, level }, Event::ModuleLost { seat, module: Module::Trade, level }]);
    }
    for why in [FlightEnd::Stopped, FlightEnd::LastAction, FlightEnd::Lost] {
        all.push(Event::FlightEnded { seat, sector, why });
    }
    for honour in [HonourCard::Friend, HonourCard::Hero] {
        for (from, to) in [(None, Some(seat)), (Some(seat), Some(Seat::Sun)), (Some(seat), None)] {
            all.push(Event::HonourMoved { honour, from, to });
        }
    }
    all.extend([Event::Built { seat, what: BuildableItem::Cannon }, Event::Upgraded { seat, what: Upgrade::Cannon }]);
    all
}

#[test]
fn every_event_kind_has_text_in_every_language() {
    let all = events();
    assert!(Event::KEYS.iter().all(|key| all.iter().any(|event| event.key() == *key)), "a kind is not shown");
    for language in ["en", "it", "ru"] {
        speaking(language, || {
            for event in &all {
                let said = event_text(event, &names());
                assert!(whole(&said) && said != format!("{event:?}"), "{language}: {event:?}: {said}");
            }
        });
    }
}

fn sources() -> Vec<TransferCause> {
    vec![
        TransferCause::StartColony,
        TransferCause::Colony(Card::Loam),
        TransferCause::Module(Module::Science),
        TransferCause::Deal(Card::Granary),
        TransferCause::Adventure(Adventure::Famine),
        TransferCause::Ransom(Card::Pirates2),
        TransferCause::Prize,
        TransferCause::Demand,
        TransferCause::Exchange,
        TransferCause::Build(BuildableItem::Ship(Ship::TradeShip)),
        TransferCause::Build(BuildableItem::Module(Module::Command)),
        TransferCause::Upgrade(Upgrade::Booster),
        TransferCause::Upgrade(Upgrade::Module(Module::Command)),
    ]
}

#[test]
fn every_order_and_event_has_text_in_every_language() {
    assert!(Order::KEYS.iter().all(|key| orders().iter().any(|order| order.key() == *key)));
    let names = names();
    for language in ["en", "it", "ru"] {
        orrery_locale::speaking(language, || {
            for event in events() {
                let said = event_text(&event, &names);
                assert!(whole(&said), "{language}: {event:?}: {said}");
            }
            for order in orders() {
                for events in [events(), Vec::new()] {
                    let said = order_text(Colour::Red, &order, &events, &names);
                    assert!(whole(&said) && said.contains("Vera"), "{language}: {order:?}: {said}");
                }
                let brief = order_brief(&order);
                assert!(whole(&brief) && !brief.contains("Vera"), "{language}: {order:?}: {brief}");
            }
        });
    }
}

#[test]
fn order_text_lists_what_the_order_brought() {
    let names = names();
    let (seat, place) = (Seat::Moon, 2);
    let said = |order: Order, events: &[Event]| order_text(Colour::Red, &order, events, &names);
    let (thing, source) = (Commodity::Science, TransferCause::Module(Module::Science));
    let rolled = [
        Event::Rolled { seat, die: 2, speed: 5 },
        Event::Produced { seat: Seat::Sun, source, thing },
        Event::Produced { seat: Seat::Sun, source: TransferCause::StartColony, thing: Commodity::Fuel },
    ];
    assert_eq!(said(Order::Roll, &rolled), "Vera rolled 2: Ilse +1 science, +1 fuel");
    let card = Card::Granary;
    let bought = [
        Event::Paid { seat, thing: Commodity::Astro, count: 3, source: TransferCause::Deal(card) },
        Event::Gained { seat, thing: Commodity::Food, count: 3, source: TransferCause::Deal(card) },
        Event::Turned { place, card },
    ];
    let deal = Order::Trade(TradeDeal::Buy(CommodityCounts::of(Commodity::Food, 3)));
    assert_eq!(said(deal, &bought), "Vera bought 3 food at Granary for 3 Astro");
    let card = Card::Corsairs5;
    let fight = [
        Event::Fought { seat, card, die: 1, firepower: 2, pirate_die: 3, strength: 5, won: false, place },
        Event::ModuleLost { seat, module: Module::Sensor, level: 1 },
    ];
    assert_eq!(said(Order::Fight, &fight), "Vera lost to Corsairs 5 (3 against 8); Vera lost the Sensor module");
    let taken = [Event::Accepted { seat, offer: offer() }];
    assert_eq!(said(Order::Accept, &taken), "Vera accepted: Ilse gave 1 ore and 2 Astro for 1 food");
}

#[test]
fn texts_do_not_reveal_hidden_cards() {
    let names = names();
    let said = |order: Order, events: &[Event]| order_text(Colour::Green, &order, events, &names);
    let seat = Seat::Sun;
    let looks = [1, 2].map(|number| Event::Looked { seat, number, face: VisibleFace::Back });
    assert_eq!(said(Order::Fly(3), &looks), "Ilse flew to sector 3 and scanned 2 cards");
    assert_eq!(said(arrangement(&[2], &[1]), &[]), "Ilse put 1 card on top and 1 at the bottom");
    let revealed = |face| [Event::Revealed { seat, sector: 3, place: 1, face, speed: 4 }];
    assert_eq!(said(Order::Next, &revealed(VisibleFace::Class(PirateClass::Corsairs))), "Ilse met corsairs");
    assert_eq!(said(Order::Next, &revealed(VisibleFace::Back)), "Ilse flew on");
    let laid = Event::Laid { sector: 1, place: 2, face: VisibleFace::Back, turned: false };
    assert_eq!(event_text(&laid, &names), "A card was added face down to sector 1");
}

/// Returns at least one refusal of every kind.
fn refusals() -> Vec<Refusal> {
    [refusals_in_flight(), refusals_of_trade()].concat()
}

fn refusals_in_flight() -> Vec<Refusal> {
    let (card, thing, adventure) = (Card::Granary, Commodity::Food, Adventure::Rescue);
    let mut all = vec![
        Refusal::Over,
        Refusal::NoSuchColony { resource: Resource::Ore },
        Refusal::NoSuchSector { sector: 5 },
        Refusal::NotEachOnce { looked_at: 2 },
        Refusal::NoSpeed,
        Refusal::SectorEmpty,
        Refusal::NothingVisited,
        Refusal::CardUsed { card },
        Refusal::NoTrade { card },
        Refusal::NotSold { card, thing },
        Refusal::NotBought { card, thing },
        Refusal::NothingTraded,
        Refusal::TooMany { card, most: 2 },
        Refusal::Lacking { thing, needed: 2, has: 0 },
        Refusal::Lacking { thing, needed: 2, has: 1 },
        Refusal::NoRoom { thing, capacity: 2 },
        Refusal::NoRoom { thing: Commodity::Science, capacity: 4 },
        Refusal::NoColonyPlanet { card },
        Refusal::NoPostPlace { card },
        Refusal::NotFaceUp { adventure },
        Refusal::OnAnotherPlanet { adventure, planet: Card::Picasso },
        Refusal::TurnedUpHere { adventure },
        Refusal::Firepower { needed: 3, has: 1 },
        Refusal::Boost { needed: 4, has: 2 },
        Refusal::RewardTooLarge { adventure, most: 1 },
        Refusal::RewardExcludes { adventure, thing },
    ];
    // In a match that is over, no decision is due; such a match has its own refusal.
    let phases = Phase::ALL.iter().copied().filter(|&phase| phase != Phase::Over);
    all.extend(phases.map(|phase| Refusal::NotNow { phase }));
    all.extend(Ship::ALL.iter().map(|&ship| Refusal::NoShip { ship }));
    all
}

fn refusals_of_trade() -> Vec<Refusal> {
    let (card, thing, module) = (Card::Galenor, Commodity::Fuel, Module::Command);
    let mut all = vec![
        Refusal::NoModule { module },
        Refusal::NotHisPost { card },
        Refusal::PostUsed { card },
        Refusal::PostsDone { most: 2 },
        Refusal::DemandsDone { most: 1 },
        Refusal::OtherLacks { thing, needed: 1, has: 0 },
        Refusal::OtherNoRoom { thing, capacity: 3 },
        Refusal::OtherNoRoom { thing: Commodity::Science, capacity: 4 },
        Refusal::NoExchange,
        Refusal::OffersDone { most: 3 },
        Refusal::OneSided,
        Refusal::OnBothSides { thing },
        Refusal::RefusedBefore,
        Refusal::HangarFull { capacity: 2 },
        Refusal::HasModule { module },
        Refusal::ModuleRaised { module },
        Refusal::LevelTwoHeld { module, holder: Seat::Sun },
    ];
    for piece in [EquipmentKind::Booster, EquipmentKind::Cannon] {
        let missing = Refusal::PiecesMissing { piece, most: 3, has: 2 };
        all.extend([Refusal::PiecesFull { piece, most: 3 }, missing, Refusal::PiecesRaised { piece }]);
    }
    all
}

#[test]
fn every_refusal_has_text_in_every_language() {
    assert!(Refusal::KEYS.iter().all(|key| refusals().iter().any(|refusal| refusal.key() == *key)));
    for language in ["en", "it", "ru"] {
        orrery_locale::speaking(language, || {
            for refusal in refusals() {
                let said = refusal_text(&refusal, &names());
                assert_ne!(said, refusal.to_string(), "{refusal:?} has no words of its own");
                assert!(whole(&said) && said.ends_with('.'), "{language}: {refusal:?}: {said}");
            }
        });
    }
}

#[test]
fn refusal_texts_name_amounts_and_holders() {
    let said = |refusal: Refusal| refusal_text(&refusal, &names());
    assert_eq!(said(Refusal::NoRoom { thing: Commodity::Ore, capacity: 2 }), "No room for ore: the bay holds 2.");
    assert_eq!(said(Refusal::Lacking { thing: Commodity::Astro, needed: 5, has: 3 }), "5 Astro needed, only 3 aboard.");
    let held = Refusal::LevelTwoHeld { module: Module::Command, holder: Seat::Sun };
    assert_eq!(said(held), "Ilse has the Command module at level 2, and there is only one.");
    let late = Refusal::TurnedUpHere { adventure: Adventure::Calamity };
    assert_eq!(said(late), "Calamity was revealed during this visit; come back on another flight.");
}

#[test]
fn default_names_are_replaced_by_the_side() {
    let names = PlayerNames::in_game(StarshipCatan::KEY, [(Colour::Red, "Sole"), (Colour::Green, " Sonne")]);
    assert_eq!((names.of(Colour::Red), names.of(Colour::Green)), ("Sole".to_owned(), "Sonne".to_owned()));
    let kept = [(Colour::Red, "Luna"), (Colour::Yellow, "Yellow"), (Colour::Green, "солнце")];
    let nameless = PlayerNames::in_game(StarshipCatan::KEY, kept);
    let called: Vec<String> = Colour::ALL.iter().map(|&colour| nameless.of(colour)).collect();
    assert_eq!(called, ["Moon", "Sun", "Moon", "Sun"]);
    speaking("ru", || assert_eq!(nameless.of(Colour::Red), "Луна"));
}
