//! Tests of the editions of the rules: the order of play, and the edition that a match keeps if it was begun under an older one.

use contraband::Contraband;
use contraband::rules::{FirstPlayer, Options, Position, Preset, RulesEdition, Setup};
use orrery_core::{Colour, RandomGenerator, RuleOptions as _, Rules as _};
use orrery_record::save::{SaveMeta, load_file, save_file};
use orrery_record::{Match, Scenarios as _, Seat, SeatControl};

fn begun(seating: &[Colour], version: u32) -> Position {
    let mut options = Options { first_player: FirstPlayer::Chosen, ..Options::default() };
    Contraband::use_rules_of(version, &mut options);
    let setup = Setup { seating: seating.to_vec(), options };
    let start = setup.deal(&mut RandomGenerator::new(4));
    setup.position(&start).expect("they can play")
}

/// Returns the players in the order of their turns, in a round without actions.
fn order_of_play(mut p: Position) -> Vec<Colour> {
    let mut generator = RandomGenerator::new(4);
    let end = Contraband::read("end").expect("an order");
    let turns = (0..p.count()).map(|_| {
        let mover = Contraband::to_act(&p).expect("the match continues");
        Contraband::apply(&mut p, &end, &mut generator, &mut ());
        mover
    });
    turns.collect()
}

#[test]
fn play_order_is_clockwise_for_any_seating() {
    use Colour::{Blue, Green, Red, Yellow};
    let now = Contraband::RULES_VERSION;
    for (seating, order) in [
        (vec![Red, Green, Blue, Yellow], [Red, Green, Blue, Yellow]),
        (vec![Yellow, Blue, Green, Red], [Yellow, Red, Green, Blue]),
        (vec![Blue, Red, Yellow, Green], [Blue, Yellow, Red, Green]),
    ] {
        let p = begun(&seating, now);
        assert_eq!(p.seats(), [Red, Green, Blue, Yellow]);
        assert_eq!(order_of_play(p), order, "{seating:?}");
        assert_eq!(order_of_play(begun(&seating, 1)), seating, "as it was");
    }
    assert_eq!(begun(&[Yellow, Green], now).seats(), [Green, Yellow]);
    assert_eq!(order_of_play(begun(&[Yellow, Green], now)), [Yellow, Green]);
}

#[test]
fn clockwise_order_keeps_dealt_objectives() {
    let seating = [Colour::Yellow, Colour::Red, Colour::Blue];
    let (now, before) = (begun(&seating, Contraband::RULES_VERSION), begun(&seating, 1));
    for colour in seating {
        let aim = |p: &Position| p.players[p.seat_of(colour).expect("plays")].aim;
        assert_eq!(aim(&now), aim(&before), "{colour}");
    }
}

#[test]
fn current_rules_version_restores_default_options() {
    let mut options = Options::default();
    Contraband::use_rules_of(1, &mut options);
    assert_eq!((options.edition, Contraband::rules_version(&options)), (RulesEdition::First, 1));
    Contraband::use_rules_of(Contraband::RULES_VERSION, &mut options);
    assert_eq!((options, Contraband::rules_version(&options)), (Options::default(), Contraband::RULES_VERSION));
}

#[test]
fn rules_version_2_drops_later_options() {
    let gentle = Preset::Gentle.options();
    let mut older = gentle;
    older.forget_later(2);
    Contraband::use_rules_of(2, &mut older);
    let differ: Vec<&str> = gentle.differences(&older).into_iter().map(|option| Options::LIST[option].name).collect();
    assert_eq!(differ, ["truce", "wrecks", "target"]);
    assert_eq!(older, Options { rounds: gentle.rounds, ..Preset::Tuned.options() });
    // No earlier preset uses any of the later options.
    for preset in Preset::ALL.iter().filter(|&&preset| preset != Preset::Gentle) {
        let mut older = preset.options();
        older.forget_later(2);
        assert_eq!(older, preset.options(), "{}", preset.word());
    }
}

/// A match continued from a position of an older match keeps the rules of that match.
#[test]
fn scenario_of_an_older_position_keeps_its_edition() {
    let older = begun(&[Colour::Red, Colour::Green], 1);
    let scenario = Contraband::scenario_of(&older).expect("a scenario tells it");
    assert_eq!(Contraband::first_position(&scenario), Ok(older));
}

#[test]
fn saved_match_keeps_its_rules_edition() {
    let root = orrery_testkit::root();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("again.orrery");
    for name in ["v3-middle-of-a-turn", "v3-from-a-scenario", "v3-over"] {
        let path = root.join("saves/contraband").join(format!("{name}.orrery"));
        let (old, _) = load_file::<Contraband>(&path).expect("it was written by an earlier release");
        assert_eq!(old.position().options.edition, RulesEdition::First, "{name}");
        save_file(&file, &old, &SaveMeta::now("")).expect("saved");
        let (again, _) = load_file::<Contraband>(&file).expect("loaded");
        assert_eq!((again.position(), again.info()), (old.position(), old.info()), "{name}");
    }
    let setup = Setup::plain(2, Options::default());
    let seats = setup.seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Human)).collect();
    let new = Match::<Contraband>::deal(setup, seats, 1, None).expect("two can play");
    save_file(&file, &new, &SaveMeta::now("")).expect("saved");
    let (again, _) = load_file::<Contraband>(&file).expect("loaded");
    assert_eq!(again.position().options.edition, RulesEdition::Present);
}
