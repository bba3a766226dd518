//! Tests of how matches are played: seats taken over and lent, branches of running matches, known deals, the matches that the
//! statistics count, and what a running match reveals.

use jiff::Timestamp;
use orrery::core::{Colour, Level, Opponent, RandomGenerator, Setup};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::Planner;
use orrery::record::save::{SaveMeta, load_file, load_text, save_file, write_text};
use orrery::record::{FairPlayNotice, Match, RecordedNotice, Scenarios, Seat, SeatControl, daily, export};
use orrery::stats::{ExclusionReason, GameProfile, MatchStats, countable, exclusion_reason};

use super::cli::{ends_with, orrery, out};
use orrery_testkit::matches::dealt;
use orrery_testkit::toy::ToyGame;

const SIMPLE: SeatControl = SeatControl::Ai(Opponent::Simple);

/// Returns a dealt match with a person in the first seat and opponents in all others.
fn alone_among_opponents<G: Scenarios>(seed: u64) -> Match<G> {
    let setup = Setup::<G>::plain(*G::PLAYERS.end(), Default::default());
    let control = |nth: usize| if nth == 0 { SeatControl::Human } else { SIMPLE };
    let seat = |(nth, &colour): (usize, &Colour)| Seat::unnamed(colour, control(nth));
    let seats = setup.seating.iter().enumerate().map(seat).collect();
    Match::deal(setup, seats, seed, None).expect("it can be played")
}

/// Gives at most `orders` random orders, and none after the end of the match.
fn play<G: Scenarios>(game: &mut Match<G>, orders: usize, generator: &mut RandomGenerator) {
    let mut listed = Vec::new();
    for _ in 0..orders {
        if game.is_over() {
            return;
        }
        G::legal(&game.view(), &mut listed);
        game.give(listed[generator.below(listed.len() as u32) as usize]).expect("a listed order is taken");
    }
}

fn seat_of<G: Scenarios>(game: &Match<G>, nth: usize) -> Colour {
    game.info().seats[nth].colour
}

/// Returns the match after saving and loading it.
fn reloaded<G: Scenarios>(game: &Match<G>) -> Match<G> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.orrery");
    save_file(&path, game, &SaveMeta::now("")).expect("saved");
    load_file(&path).expect("loaded").0
}

#[test]
fn taking_a_seat_with_hidden_information_makes_practice() {
    let mut game = alone_among_opponents::<ToyGame>(3);
    let (own, other) = (seat_of(&game, 0), seat_of(&game, 1));
    play(&mut game, 2, &mut RandomGenerator::new(1));
    game.take_over(own, SIMPLE);
    assert!(!game.would_show_a_secret(own), "it is the person's own");
    game.take_over(own, SeatControl::Human);
    assert!(!game.is_practice() && game.notices().is_empty(), "to lend one's own seat shows nothing");

    assert!(game.would_show_a_secret(other));
    game.take_over(other, SeatControl::Human);
    let noticed = RecordedNotice { at: 2, what: FairPlayNotice::SeatTaken(other) };
    assert_eq!((game.is_practice(), game.notices()), (true, &[noticed][..]));
    game.take_over(other, SIMPLE);
    assert!(!game.would_show_a_secret(other), "it was seen already");
    assert_eq!(reloaded(&game).notices(), [noticed]);
    while game.undo_past_chance().is_some() {}
    assert!(game.is_practice(), "no order that is taken back makes what was seen unseen");
    let left = [RecordedNotice { at: 0, ..noticed }];
    assert_eq!((game.notices(), reloaded(&game).notices()), (&left[..], &left[..]));
    assert!(reloaded(&game).is_practice());
    assert!(!game.from_the_start().is_practice() && game.from_the_start().notices().is_empty());
}

#[test]
fn joining_a_match_watched_with_open_hands_makes_practice() {
    let mut game = alone_among_opponents::<ToyGame>(3);
    let own = seat_of(&game, 0);
    game.set_control(own, SIMPLE);
    assert!(game.would_show_a_secret(own), "nobody lent it");
    game.take_over(own, SeatControl::Human);
    assert!(game.is_practice());
}

#[test]
fn taking_a_seat_without_hidden_information_is_no_practice() {
    let mut open = alone_among_opponents::<AlienFrontiers>(3);
    let other = seat_of(&open, 1);
    open.take_over(other, SeatControl::Human);
    assert!(!open.is_practice() && open.notices().is_empty());
    let mut over = alone_among_opponents::<ToyGame>(3);
    play(&mut over, usize::MAX, &mut RandomGenerator::new(1));
    let other = seat_of(&over, 1);
    over.take_over(other, SeatControl::Human);
    assert!(!over.is_practice());
}

/// Tests that a branch of a running match is a practice match, keeps every player's seat, and has dice of its own.
fn branches_of_running_matches<G: Scenarios>() {
    let mut generator = RandomGenerator::new(5);
    let (mut same, mut tried) = (0, 0);
    for seed in 0..6 {
        let mut original = alone_among_opponents::<G>(seed);
        play(&mut original, 12, &mut generator);
        let (lent, length) = (seat_of(&original, 0), original.entries().len());
        original.delegate(lent, SIMPLE);
        for at in [0, 5, length, length + 4] {
            let branch = original.branch_at(at);
            assert!(original.would_be_practice(at) && branch.is_practice() && !original.is_practice());
            assert_eq!((&branch.info(), branch.owner_control(lent)), (&original.info(), original.owner_control(lent)));
            assert_eq!(branch.notices(), [RecordedNotice { at: at.min(length), what: FairPlayNotice::Branch }]);
            assert_eq!(branch.position(), original.position_before(at));
            assert_ne!(branch.dice_seed(), original.dice_seed());
            assert_ne!(branch.dice_seed(), original.branch_at(at).dice_seed(), "two branches are told apart");
            let (mut first, mut second) = (original.clone(), branch.clone());
            let back = length - at.min(length);
            (0..back).for_each(|_| _ = first.undo_past_chance());
            for game in [&mut first, &mut second] {
                play(game, 60, &mut RandomGenerator::new(9));
            }
            tried += 1;
            same += usize::from(first.entries() == second.entries());

            // A loaded match continues like the branch.
            let (mut saved, mut there) = (reloaded(&branch), branch.clone());
            assert_eq!((saved.branch_seed(), saved.notices()), (branch.branch_seed(), branch.notices()));
            let mut read = export::read::<G>(&export::text(&branch)).expect("a log");
            for game in [&mut saved, &mut there, &mut read] {
                play(game, 60, &mut RandomGenerator::new(9));
            }
            assert_eq!((saved.entries(), read.entries()), (there.entries(), there.entries()));
            assert!(read.is_practice());
            let given = there.entries().to_vec();
            while there.entries().len() > at.min(length) {
                there.undo_past_chance();
            }
            for entry in &given[at.min(length)..] {
                there.give(entry.order).expect("it was legal");
            }
            assert_eq!(there.entries(), given, "gone back, the same dice come");
        }
    }
    assert!(same < tried, "the dice of every branch are those of its match: {same} of {tried}");
}

#[test]
fn branch_of_a_running_match_does_not_reveal_its_dice() {
    branches_of_running_matches::<AlienFrontiers>();
    branches_of_running_matches::<ToyGame>();
}

#[test]
fn branch_of_a_finished_match_keeps_its_dice() {
    let mut over = dealt::<ToyGame>(1);
    play(&mut over, usize::MAX, &mut RandomGenerator::new(1));
    let branch = over.branch_at(2);
    assert_eq!((branch.dice_seed(), branch.branch_seed(), branch.notices()), (over.info().seed, None, &[][..]));
}

/// Returns a match played to its end; `change` is applied after the first four orders.
fn finished<G: Scenarios>(seed: u64, change: impl FnOnce(&mut Match<G>, &mut RandomGenerator)) -> Match<G> {
    let (mut game, mut generator) = (alone_among_opponents::<G>(seed), RandomGenerator::new(seed));
    play(&mut game, 4, &mut generator);
    change(&mut game, &mut generator);
    play(&mut game, usize::MAX, &mut generator);
    game
}

#[test]
fn match_with_a_known_deal_is_not_counted() {
    let plain = finished::<ToyGame>(4, |_, _| ());
    assert!(countable(&plain) && exclusion_reason(&plain).is_none());
    let known = finished::<ToyGame>(4, |game, _| game.mark_known_deal());
    assert!(!known.is_practice(), "it is no practice: nothing can be taken back in it that cannot in another");
    let read = export::read::<ToyGame>(&export::text(&known)).expect("a log");
    let ron = export::read::<ToyGame>(&export::ron(&known).expect("a log")).expect("a log");
    for known in [&known, &reloaded(&known), &read, &ron] {
        assert!(known.knows_its_deal() && !countable(known));
        assert_eq!(exclusion_reason(known), Some(ExclusionReason::KnownDeal));
    }
    let practice = finished::<ToyGame>(4, |game, _| {
        game.mark_known_deal();
        game.mark_practice();
    });
    assert_eq!(exclusion_reason(&practice), None, "a practice match says so itself");
}

#[test]
fn seat_that_changed_hands_is_not_counted_for_its_owner() {
    let lent = |orders: usize| {
        finished::<AlienFrontiers>(6, |game, generator| {
            let own = seat_of(game, 0);
            game.take_over(own, SIMPLE);
            play(game, orders, generator);
            game.take_over(own, SeatControl::Human);
        })
    };
    assert!(countable(&lent(0)), "nothing was ordered while it was lent");
    let changed = lent(80);
    let own = seat_of(&changed, 0);
    assert!(!changed.is_practice() && changed.owner_control(own).is_none());
    let read = export::read::<AlienFrontiers>(&export::text(&changed)).expect("a log");
    for changed in [&changed, &reloaded(&changed), &read] {
        assert!(changed.changed_hands(own) && !countable(changed));
        assert_eq!(exclusion_reason(changed), Some(ExclusionReason::ChangedHands));
        let stats = MatchStats::of::<AlienFrontiers>(changed);
        assert!(stats.seats[0].changed_hands && !stats.seats[0].is_person() && !stats.seats[0].is_opponent());
    }
}

#[test]
fn only_the_person_playing_throughout_is_counted() {
    let game = finished::<AlienFrontiers>(6, |game, generator| {
        let second = seat_of(game, 1);
        game.set_control(second, SeatControl::Human);
        game.take_over(second, SIMPLE);
        play(game, 80, generator);
        game.take_over(second, SeatControl::Human);
    });
    assert!(countable(&game));
    let stats = MatchStats::of::<AlienFrontiers>(&game);
    assert_eq!(stats.seats.iter().filter(|seat| seat.is_person()).count(), 1);
    let mut profile = GameProfile::<AlienFrontiers>::default();
    profile.count(stats, Timestamp::UNIX_EPOCH);
    assert_eq!(profile.people(), [game.info().seats[0].name.as_str()]);
}

#[test]
fn match_with_orders_given_for_an_opponent_is_not_counted() {
    let ordered_for = |orders: usize, player: SeatControl| {
        finished::<AlienFrontiers>(6, |game, generator| {
            let other = seat_of(game, 1);
            let before = game.seat(other).expect("it plays").control;
            game.take_over(other, player);
            play(game, orders, generator);
            game.take_over(other, before);
        })
    };
    assert!(countable(&ordered_for(0, SeatControl::Human)));
    for player in [SeatControl::Human, SeatControl::Ai(Opponent::Random)] {
        let game = ordered_for(120, player);
        assert!(game.opponent_changed_hands() && !countable(&game), "{player:?}");
    }
}

#[test]
fn daily_deal_is_counted_once() {
    let mut profile = GameProfile::<AlienFrontiers>::default();
    let day = "2026-11-22";
    let deal = daily::deal::<AlienFrontiers>(day.parse().expect("a date"));
    for times in 1..4 {
        let mut game = deal.open().expect("it can be played");
        play(&mut game, usize::MAX, &mut RandomGenerator::new(times));
        let stats = MatchStats { day: day.to_owned(), ..MatchStats::of::<AlienFrontiers>(&game) };
        let earned = profile.count(stats, Timestamp::UNIX_EPOCH);
        assert!(times == 1 || earned.is_empty(), "{earned:?}");
        assert_eq!((profile.matches().len(), profile.times(day)), (1, times as usize));
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("profile.ron");
        profile.save(&file).expect("saved");
        assert_eq!(GameProfile::read(&file).as_ref(), Ok(&profile));
    }
    assert_eq!(profile.times("2026-11-23"), 0);
}

#[test]
fn save_notices_are_read_or_refused() {
    let mut game = alone_among_opponents::<ToyGame>(3);
    let other = seat_of(&game, 1);
    game.take_over(other, SeatControl::Human);
    game.notice(FairPlayNotice::OpenHands);
    let text = write_text(&game, &SaveMeta::now("")).expect("written");
    let body = text.split_once("\n\n").expect("a body").1;
    for (words, wrong) in [("open-hands", "closed-hands"), ("seat-taken ", "seat-taken pink")] {
        assert!(body.contains(words), "{body}");
        let log = format!("// Orrery match, format 3, plays toy-crates\n{}", body.replacen(words, wrong, 1));
        assert!(export::read::<ToyGame>(&log).is_err(), "{words}");
    }
    let plain = write_text(&alone_among_opponents::<ToyGame>(3), &SaveMeta::now("")).expect("written");
    for word in ["notices", "known_deal", "branch_seed", "changed_hands"] {
        assert!(!plain.contains(word), "what is as ever is not written: {word}");
    }
    assert_eq!(load_text::<ToyGame>(&text).expect("it reads").0.notices(), game.notices());
}

#[test]
fn planned_orders_stay_with_their_seat() {
    let pilot = Opponent::engine(Level::Pilot);
    let mut followed = 0;
    for seed in 0..12 {
        let mut game = alone_among_opponents::<AlienFrontiers>(seed);
        let (mut planner, mut generator) = (Planner::default(), RandomGenerator::new(seed));
        for _ in 0..12 {
            let (view, decider) = (game.view(), game.to_act().expect("the match continues"));
            let order = planner.order_of(decider, &view, pilot, &mut generator).expect("the match continues");
            game.give(order).expect("legal");
            let (view, next) = (game.view(), game.to_act());
            let thinks = |seat: Colour, planner: &mut Planner| {
                let mut whims = generator.clone();
                planner.order_of(seat, &view, pilot, &mut whims).expect("the match continues");
                whims.next() != generator.clone().next()
            };
            if next == Some(decider) && !thinks(decider, &mut planner.clone()) {
                let other = game.info().seats.iter().find(|seat| seat.colour != decider).expect("two play");
                assert!(thinks(other.colour, &mut planner.clone()), "it follows the plan of another");
                followed += 1;
            }
        }
    }
    assert!(followed > 0, "no plan was followed");
}

#[test]
fn export_and_review_refuse_running_matches_with_secrets() {
    for game in ["contraband", "far-space-foundry", "starship-catan"] {
        let file = |name: &str| format!("saves/{game}/v3-{name}.orrery");
        let goes_on = file("middle-of-a-turn");
        for command in ["export", "review"] {
            ends_with(&[command, &goes_on], 4, "the match is not over, and this would reveal hidden information");
            ends_with(&[command, &goes_on], 4, "--unfinished");
        }
        for asked in [&["export", &goes_on, "--unfinished"][..], &["export", &file("over")]] {
            assert!(out(&orrery(asked)).starts_with("orrery log 1"), "{asked:?}");
        }
    }
    let open = out(&orrery(&["export", "saves/v3-middle-of-a-turn.orrery"]));
    assert!(open.starts_with("orrery log 1"), "nothing is hidden in it: {open}");
}
