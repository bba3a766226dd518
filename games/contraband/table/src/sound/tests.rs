//! Tests that events have the right sounds, and that no sound reveals a secret.

use std::collections::BTreeSet;

use super::*;
use crate::ContrabandFrontend;
use contraband::Contraband;
use contraband::rules::notation::write_order;
use contraband::rules::{
    BoardSpot, BonusCard, BonusPlay, FightOpponent, Metal, MetalCounts, MoveStep, Objective, PatrolToken, Sector,
    SectorLine, SectorPlace, Setup, Upgrade, bare_position, open_view,
};
use contraband::rules::{Direction, Options, Preset};
use orrery_core::{Colour, Opponent, RandomGenerator, Rules as _};
use orrery_record::{Match, Seat, SeatControl};

/// The only person at this screen plays red.
const LISTENER: [Colour; 1] = [Colour::Red];

fn heard(event: &Event) -> Vec<SoundCue> {
    cues_of(event, &LISTENER).into_iter().map(|(_, cue)| cue).collect()
}

const SEAT: Colour = Colour::Red;

/// Returns events that together use every sound of the game.
fn everything() -> Vec<Event> {
    let (seat, other, metal) = (SEAT, Colour::Green, Metal::Iron);
    let at = |place| BoardSpot { sector: Sector::R1, place };
    let in_sector = |sector| BoardSpot { sector, place: SectorPlace::Structure };
    let met = |how, die| Event::Met { seat, how, die };
    let rolled = |token, die| Event::TokenMoved { token, die, to: SectorLine::R1 };
    let mut all = vec![
        Event::Moved { seat, to: at(SectorPlace::Space) },
        Event::Moved { seat, to: at(SectorPlace::Mine1) },
        Event::Moved { seat, to: at(SectorPlace::Structure) },
        Event::Moved { seat, to: in_sector(Sector::R2) },
        Event::Moved { seat, to: in_sector(Sector::R3) },
        Event::StepLost { seat, step: MoveStep::Out },
        Event::BonusDrawn { seat, card: None },
        Event::Found { seat, metal: None },
        Event::Laid { mine: at(SectorPlace::Mine1), metals: MetalCounts::of(metal, 2) },
        Event::Taken { seat, metal: None, open: false },
        Event::Swapped { seat, metals: None, open: false },
        Event::PrizeWon { seat, metal: None },
        Event::PrizeTaken { seat, metal: None },
        Event::PrizeLeft { seat },
        Event::Jettisoned { seat, metal: None },
        Event::Sold { seat, metal, price: 200 },
        Event::Bought { seat, metal, price: 100 },
        Event::Installed { seat, upgrade: None, level: 1 },
        Event::Shown { seat, upgrade: Upgrade::Engine1 },
        Event::UpgradeLost { seat, upgrade: Upgrade::Engine1 },
        Event::Warped { seat, die: 2, to: at(SectorPlace::Space) },
        Event::Played { seat, play: BonusPlay::Radar(Direction::Cw) },
        Event::Played { seat, play: BonusPlay::Card(BonusCard::Credits) },
        Event::Gained { seat, credits: 200 },
        Event::Attacked { seat, other },
        Event::Outlawed { seat, quadrant: Colour::Blue },
        Event::Exchange { seat, rival: FightOpponent::Police, totals: [3, 4], shields: [1, 4] },
        Event::Stood { seat },
        Event::Fled { seat, hits: [2, 0] },
        Event::Beat { seat, rival: FightOpponent::Raiders },
        Event::BrokeDown { seat },
        Event::Repaired { seat, price: 0 },
        Event::Left { seat },
        Event::LetGo { seat },
        Event::Cleared { seat, hidden: 1 },
        Event::HoldLost { seat, count: 2, metals: None },
        Event::Fined { seat, credits: 500 },
        Event::Sent { seat, to: in_sector(Sector::R2) },
        Event::Hid { seat, count: 1 },
        Event::HoldSeen { seat, other, metals: None },
        Event::Looted { seat, other, count: 2, metals: None },
        Event::Declared { seat, objective: Objective::Outlaw },
        Event::Rested,
        Event::Planned { seat, count: 2, row: None },
        Event::Changed { seat, nth: 1, step: None },
        Event::RoundBegan { round: 2 },
        Event::MatchOver { winners: 1, alone: None },
    ];
    use MeetingKind::{Corsair, Inspection, Miners, Peace, Raid, Sight};
    all.extend([Inspection, Sight, Miners, Raid, Peace, Corsair].map(|how| met(how, 0)));
    all.extend(PatrolToken::ALL.iter().map(|&token| rolled(token, 3)));
    all
}

#[test]
fn every_event_has_a_sound_and_every_sound_is_used() {
    let mut never: BTreeSet<&str> = cue::ALL.iter().map(|cue| cue.name()).collect();
    for event in everything() {
        let cues = heard(&event);
        assert!(!cues.is_empty(), "{event:?} is silent");
        cues.iter().for_each(|cue| _ = never.remove(cue.name()));
    }
    assert!(never.is_empty(), "never heard: {never:?}");
    assert!(heard(&Event::TurnEnded { seat: SEAT }).is_empty());
}

#[test]
fn hidden_and_known_items_sound_the_same() {
    for &metal in Metal::ALL {
        assert_eq!(
            heard(&Event::Found { seat: SEAT, metal: Some(metal) }),
            heard(&Event::Found { seat: SEAT, metal: None })
        );
        let taken = |metal| heard(&Event::Taken { seat: SEAT, metal, open: false });
        assert_eq!(taken(Some(metal)), taken(None));
        let thrown = |metal| heard(&Event::Jettisoned { seat: SEAT, metal });
        assert_eq!(thrown(Some(metal)), thrown(None));
    }
    for &card in BonusCard::ALL {
        let drawn = |card| heard(&Event::BonusDrawn { seat: SEAT, card });
        assert_eq!(drawn(Some(card)), drawn(None));
    }
    for &upgrade in Upgrade::ALL {
        let built = |upgrade, level| heard(&Event::Installed { seat: SEAT, upgrade, level });
        assert_eq!(built(Some(upgrade), upgrade.level()), built(None, 1));
    }
}

#[test]
fn cheaper_sale_sounds_lower() {
    let paces: Vec<f32> = [500, 250, 150].map(|price| cue::sale(price).pace()).to_vec();
    assert!(paces.is_sorted_by(|one, next| one > next), "{paces:?}");
    assert_eq!(cue::sale(200).pace(), cue::sale(500).pace());
    let fair: Vec<f32> = [300, 200, 100].map(|price| cue::sale(price).pace()).to_vec();
    assert!(fair.is_sorted_by(|one, next| one > next), "{fair:?}");
}

#[test]
fn match_end_sound_depends_on_the_listener() {
    let last = |winners| heard(&Event::MatchOver { winners, alone: None }).last().copied();
    assert_eq!(last(1 << Colour::Red as u8), Some(SoundCue::VICTORY));
    assert_eq!(last(1 << Colour::Green as u8), Some(SoundCue::DEFEAT));
}

#[test]
fn tension_follows_credits_and_a_meeting_changes_the_mood() {
    let mut position = bare_position(&Setup::plain(2, Options::default())).expect("two may play");
    let mut tension = Vec::new();
    for credits in [500, 2200, 2600, 3000] {
        position.players[1].credits = credits;
        tension.push(ContrabandFrontend::nearness(&open_view(&position)));
    }
    assert_eq!(tension, [0.0, 0.35, 0.65, 1.0]);
    let quiet = ContrabandFrontend::mood(&open_view(&position));
    position.meeting = Some(contraband::rules::Meeting::new(0, contraband::rules::MeetingOpponent::Police, [2, 4]));
    position.ask = DecisionKind::Police;
    assert_ne!(ContrabandFrontend::mood(&open_view(&position)), quiet);
}

#[test]
fn every_order_except_ending_ones_makes_a_sound() {
    let (mut loud, mut silent) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60_u64 {
        let preset = if seed % 2 == 0 { Preset::Seed } else { Preset::Secret };
        let setup = Setup::plain(2 + (seed % 3) as u8, preset.options());
        let seat = |&colour| Seat { colour, name: String::new(), control: SeatControl::Ai(Opponent::Random) };
        let seats = setup.seating.iter().map(seat).collect();
        let mut game = Match::<Contraband>::deal(setup, seats, seed, None).expect("a plain set-up can be played");
        let (mut generator, mut listed) = (RandomGenerator::new(seed), Vec::new());
        for _ in 0..600 {
            if game.is_over() {
                break;
            }
            Contraband::legal(&game.view(), &mut listed);
            let order = listed[generator.below(listed.len() as u32) as usize];
            let word = write_order(&order).split(' ').next().expect("an order has a word").to_owned();
            let events = game.give(order).expect("a listed order is taken");
            let is_heard = events.iter().any(|event| !heard(event).is_empty());
            if is_heard {
                loud.insert(word)
            } else {
                silent.insert(word)
            };
        }
    }
    // The shared crates announce the next turn; a revealed token is announced by its own event.
    let seen: BTreeSet<&String> = loud.union(&silent).collect();
    assert!(seen.len() > 15, "only {seen:?} were given");
    let never: Vec<&&String> =
        seen.iter().filter(|word| !loud.contains(**word) && !["end", "done"].contains(&word.as_str())).collect();
    assert!(never.is_empty(), "never heard: {never:?}");
}
