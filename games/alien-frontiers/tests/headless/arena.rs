//! Tests of Alien Frontiers in the arena: win shares sum to one and luck to zero, a seat has the same dice in every rotation, and
//! weights from a file can play.

use alien_frontiers::AlienFrontiers;
use alien_frontiers::ai::net::embedded_net;
use alien_frontiers::rules::{Options, Order, Phase, Setup, apply};
use orrery_ai::SearchBudget;
use orrery_ai::arena::{ArenaGame, ArenaMatch, ArenaPlayer, ArenaResult, LuckMeasure as _, PlayerSpec};
use orrery_core::{Level, Opponent, RandomGenerator, Rules as _};

fn players(opponents: &[Opponent]) -> Vec<ArenaPlayer<AlienFrontiers>> {
    opponents.iter().map(|&opponent| ArenaPlayer::Opponent(opponent)).collect()
}

type ArenaLuck = <AlienFrontiers as ArenaGame>::Luck;

fn play(
    players: &[ArenaPlayer<AlienFrontiers>],
    rotation: usize,
) -> ArenaResult<<AlienFrontiers as ArenaGame>::Behaviour> {
    let setup = Setup::plain(players.len() as u8, Options::default());
    let mut reader = ArenaLuck::new(players.len(), 1);
    ArenaMatch::begin(players, &setup, 42, 0, rotation, &mut reader).expect("deals").finish().expect("plays")
}

#[test]
fn win_shares_sum_to_one_and_luck_to_zero() {
    for rotation in 0..3 {
        let game = play(&players(&[Opponent::Simple, Opponent::Random, Opponent::Random]), rotation);
        assert!((game.shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert_eq!(game.shares[3], 0.0, "nobody sits there");
        for row in game.luck {
            assert!(row.iter().sum::<f64>().abs() < 1e-5 && row[3] == 0.0, "{row:?}");
        }
        assert!(game.rounds > 5 && (0..3).all(|seat| game.decisions[seat].len() as u32 >= game.rounds - 1));
        assert!(game.habits.iter().take(3).any(|h| h.territories > 0.0 && h.vp >= h.territories));
    }
}

#[test]
fn a_seat_has_the_same_dice_in_every_rotation() {
    let seats = players(&[Opponent::Simple, Opponent::Random]);
    let setup = Setup::plain(2, Options::default());
    let first_rolls = |rotation: usize| {
        let mut reader = ArenaLuck::new(2, 0);
        let mut playing = ArenaMatch::begin(&seats, &setup, 8, 0, rotation, &mut reader).expect("two players");
        let (mut rolls, start) = (Vec::new(), *playing.position());
        while let Some(decider) = AlienFrontiers::to_act(playing.position()).filter(|_| rolls.len() < 8) {
            let rolled = playing.position().phase == Phase::Roll;
            playing.decide(decider).expect("plays");
            if rolled {
                rolls.push(playing.position().hand());
            }
        }
        (start, rolls)
    };
    let ((start, one), (other_start, other)) = (first_rolls(0), first_rolls(1));
    assert_eq!(start, other_start, "the deal is the block's");
    for (one, other) in one.iter().zip(&other) {
        // The player with fewer ships rolls the same values with the ships they have.
        let (one, other) = (one.without_relic(), other.without_relic());
        assert!(one.contains(other) || other.contains(one), "{one} and {other}");
    }
}

#[test]
fn weights_from_a_file_play_like_the_shipped_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("2.net");
    let net = embedded_net(2).expect("two may play");
    std::fs::write(&file, net.write()).expect("written");
    let asked =
        PlayerSpec::from_word::<AlienFrontiers>(&format!("captain@{}", file.display())).expect("a level with a file");
    let player = asked.player::<AlienFrontiers>(2, None).expect("weights for two");
    assert_eq!(player.name(), asked.word());
    let told = asked.player::<AlienFrontiers>(3, None).expect_err("weights for two");
    assert!(told.contains("weights for 2 players, but 3 play"), "{told}");
    let mut generator = RandomGenerator::new(1);
    let setup = Setup::plain(2, Options::default());
    let start = setup.deal(&mut generator);
    let mut position = setup.position(&start).expect("two players");
    apply(&mut position, Order::Roll, &mut generator).expect("the first order");
    let shipped = ArenaPlayer::<AlienFrontiers>::Opponent(Opponent::engine(Level::Captain));
    assert_eq!(player.plan(&position, SearchBudget::usual(4)), shipped.plan(&position, SearchBudget::usual(4)));
    std::fs::write(&file, b"nothing").expect("written");
    assert!(
        asked
            .player::<AlienFrontiers>(2, None)
            .expect_err("no weights")
            .contains("2.net: this is not a file of weights")
    );
}
