//! Tests that Captains and higher levels do not end a match that others win while the turn can end in another way.

use alien_frontiers::AlienFrontiers;
use alien_frontiers::ai::SearchHandle;
use alien_frontiers::ai::coach::CoachFact;
use alien_frontiers::ai::turn::{LeafEnumerator, SearchLimits, find_leaves};
use alien_frontiers::rules::{DockingDuty, Options, Order, Phase, Position, Setup, apply_unchecked, check, legal};
use orrery_ai::GameOpponents as _;
use orrery_ai::SearchBudget;
use orrery_ai::playout;
use orrery_core::Colour;
use orrery_core::Level;
use orrery_core::Opponent;
use orrery_core::OpponentCharacter;
use orrery_core::RandomGenerator;

use super::coach::position;

/// The levels with `holds_on`.
const LEVELS: [Level; 3] = [Level::Captain, Level::Commodore, Level::Admiral];

/// Red is third with 6 points and their last colony ready for launch. After the launch Red has 7 or 8 points, and Green 11 or 10.
const THIRD: &str = r#"
    setup: (players: 3),
    seats: {
        "red": (fuel: 3, ore: 2, hub: 7, colonies: {"AsimovCrater": 1, "HeinleinPlains": 1, "LemBadlands": 1,
            "PohlFoothills": 1, "VanVogtMountains": 1, "BurroughsDesert": 1}),
        "green": (fuel: 3, ore: 3, cards: ["AlienCity", "AlienMonument"],
            colonies: {"AsimovCrater": 2, "HeinleinPlains": 2, "LemBadlands": 2}),
        "blue": (fuel: 2, ore: 1, colonies: {"PohlFoothills": 2, "VanVogtMountains": 2, "BurroughsDesert": 2}),
    },
    turn: "red", hand: "1 3 4","#;

/// Red can reach 9 points at most, and Green, who has 10, launches their last colony next.
const HOPELESS: &str = r#"
    setup: (players: 3),
    seats: {
        "red": (fuel: 3, ore: 2, hub: 7, colonies: {"AsimovCrater": 1, "HeinleinPlains": 1, "LemBadlands": 1,
            "PohlFoothills": 1, "VanVogtMountains": 1, "BurroughsDesert": 1}),
        "green": (fuel: 8, ore: 8, hub: 7, cards: ["AlienCity", "AlienMonument"],
            colonies: {"AsimovCrater": 3, "HeinleinPlains": 3}),
        "blue": (fuel: 2, ore: 1, hub: 3, colonies: {"PohlFoothills": 2, "VanVogtMountains": 2, "BurroughsDesert": 2}),
    },
    turn: "red", hand: "1 1 1","#;

/// With the last colony on any territory, Red has as many points, cards, ore and fuel as Green, who launches their own next.
const SHARED: &str = r#"
    setup: (players: 3),
    seats: {
        "red": (fuel: 1, ore: 1, hub: 7, colonies: {"AsimovCrater": 3, "HeinleinPlains": 3}),
        "green": (fuel: 1, ore: 0, hub: 7, docked: {"LunarMine": "6"},
            colonies: {"LemBadlands": 2, "PohlFoothills": 2, "VanVogtMountains": 2}),
        "blue": (fuel: 0, ore: 0, hub: 3, colonies: {"BurroughsDesert": 2, "BradburyPlateau": 2, "HerbertValley": 2}),
    },
    turn: "red", hand: "1","#;

/// The only free facility for Red's 6 is the Terraforming Station, where it has to dock.
const FORCED: &str = r#"
    setup: (players: 4, docking_duty: "strict"),
    seats: {
        "red": (fuel: 1, ore: 1, hub: 7, docked: {"Shipyard": "1 1"}, bay: 1,
            colonies: {"AsimovCrater": 1, "HeinleinPlains": 1, "LemBadlands": 1, "PohlFoothills": 2}),
        "green": (fuel: 3, ore: 3, cards: ["AlienCity", "AlienMonument"], docked: {"SolarConverter": "1 2 3 4 5 6"},
            colonies: {"AsimovCrater": 3, "HerbertValley": 2}),
        "blue": (fuel: 2, ore: 1, docked: {"LunarMine": "2 3 4 4 5", "AlienArtifact": "1"},
            colonies: {"HeinleinPlains": 3}),
        "yellow": (docked: {"SolarConverter": "1 2", "AlienArtifact": "1 2 3"}, bay: 1, colonies: {"LemBadlands": 3}),
    },
    turn: "red", hand: "6","#;

/// Returns the position at the end of the mover's turn if the plans are followed.
fn end_of_turn(opponent: Opponent, start: &Position, seed: u64) -> Position {
    let mut at = *start;
    while !at.is_over() && at.mover_seat == start.mover_seat {
        let effort = SearchBudget { budget: 10, ..SearchBudget::usual(seed) };
        for order in orrery_ai::plan(&at, opponent, effort, &SearchHandle::default()).orders {
            assert_eq!(check(&at, order), Ok(()), "{}", opponent.word());
            apply_unchecked(&mut at, order, &mut RandomGenerator::new(seed), &mut ());
        }
    }
    at
}

/// Returns true if the turn ended the match and its player lost it.
fn is_lost(end: &Position, player: Colour) -> bool {
    end.is_over() && !end.winners[player.index()]
}

/// Returns an opponent for every level with `holds_on`; for the Captain, one for every character.
fn minds() -> impl Iterator<Item = Opponent> {
    let level = Level::Captain;
    let characters =
        OpponentCharacter::all::<AlienFrontiers>().map(move |character| Opponent::Engine { level, character });
    characters.chain([Level::Commodore, Level::Admiral].map(Opponent::engine))
}

#[test]
fn trailing_player_does_not_end_the_match() {
    // With a point target the match may end at any order; Green is one point short of it.
    let target = THIRD.replace("players: 3", "players: 3, vp_target: \"standard\"");
    let target = target.replace(r#"cards: ["AlienCity", "AlienMonument"],"#, "");
    let mut gave_away = Vec::new();
    for (name, setup) in [("third", THIRD), ("hopeless", HOPELESS), ("target", &target)] {
        let start = position(setup);
        let lost = |opponent: Opponent| (0..12).any(|seed| is_lost(&end_of_turn(opponent, &start, seed), Colour::Red));
        gave_away.extend(minds().filter(|&opponent| lost(opponent)).map(|opponent| (name, opponent.word())));
    }
    assert!(gave_away.is_empty(), "the match was given away: {gave_away:?}");
}

#[test]
fn levels_end_the_match_for_a_shared_victory() {
    let start = position(SHARED);
    for opponent in LEVELS.into_iter().map(Opponent::engine) {
        let end = end_of_turn(opponent, &start, 1);
        let winners = [Colour::Red, Colour::Green, Colour::Blue].map(|colour| end.winners[colour.index()]);
        assert_eq!((end.is_over(), winners), (true, [true, true, false]), "{}", opponent.word());
    }
}

#[test]
fn forced_loss_scores_the_most_points_and_is_explained() {
    let start = position(FORCED);
    let points = |end: &Position| end.score(Colour::Red).total();
    let mut all = Vec::new();
    legal(&start, &mut all);
    let after = |order: &Order| {
        let mut after = start;
        apply_unchecked(&mut after, *order, &mut RandomGenerator::new(0), &mut ());
        after
    };
    let reached: Vec<Position> = all.iter().map(after).collect();
    assert!(reached.len() > 8 && reached.iter().all(|end| is_lost(end, Colour::Red)), "{all:?}");
    let most = reached.iter().map(points).max();
    for opponent in LEVELS.into_iter().map(Opponent::engine) {
        assert!(is_lost(&end_of_turn(opponent, &start, 3), Colour::Red), "{}", opponent.word());
    }
    assert_eq!(Some(points(&end_of_turn(Opponent::engine(Level::Admiral), &start, 3))), most);
    let advice =
        AlienFrontiers::advise(&start, SearchBudget { budget: 10, ..SearchBudget::usual(1) }, &SearchHandle::default())
            .expect("there is an order to give");
    let facts: Vec<CoachFact> = advice.plans[0].reasons.iter().map(|reason| reason.fact).collect();
    assert_eq!(facts, [CoachFact::EndsMatch, CoachFact::NothingBetter]);
}

/// Returns true if the mover has one colony left to place, which may be the one on the Hub, and is at least three points behind.
fn is_behind_at_the_end(position: &Position) -> bool {
    let points = |colour| position.score(colour).total();
    let most = position.opponents().map(points).max().unwrap_or(0);
    position.me().unplaced + u8::from(position.me().hub > 0) == 1 && points(position.mover()) + 3 <= most
}

/// Returns positions after the roll, from random matches, in which the mover may lose the match immediately but need not.
fn tempting(players: u8, options: Options, matches: u32) -> Vec<Position> {
    let mut generator = RandomGenerator::new(u64::from(players));
    let (mut orders, mut ways, mut found) = (Vec::new(), LeafEnumerator::default(), Vec::new());
    for _ in 0..matches {
        let setup = Setup::plain(players, options);
        let start = setup.deal(&mut generator);
        let mut position = setup.position(&start).expect("a dealt start fits its set-up");
        let mut rolled = false;
        playout::<AlienFrontiers>(&mut position, &mut generator, &mut orders, |_, at| {
            if rolled && at.phase == Phase::Orders && is_behind_at_the_end(at) {
                find_leaves(at, SearchLimits::nodes(2_000), 0, &mut ways);
                let lost = ways.leaves.iter().filter(|end| is_lost(&end.position, at.mover())).count();
                found.extend((0 < lost && lost < ways.leaves.len()).then_some(*at));
            }
            rolled = at.phase == Phase::Roll;
        });
    }
    found
}

#[test]
fn captain_and_commodore_never_give_a_random_match_away() {
    let strict = Options { docking_duty: DockingDuty::Strict, ..Options::default() };
    let (mut gave_away, mut asked) = (Vec::new(), 0);
    for players in 2..=4 {
        for (name, options) in [("usual", Options::default()), ("strict", strict)] {
            for start in tempting(players, options, 500) {
                for (&level, seed) in [Level::Captain, Level::Commodore].iter().zip([1, 2]) {
                    let opponent = Opponent::engine(level);
                    asked += 1;
                    if is_lost(&end_of_turn(opponent, &start, seed), start.mover()) {
                        gave_away.push((players, name, opponent.word()));
                    }
                }
            }
        }
    }
    assert!(asked > 150, "only {asked} turns were played");
    assert!(gave_away.is_empty(), "the match was given away: {gave_away:?}");
}
