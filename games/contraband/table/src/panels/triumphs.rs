//! The milestones of a match with their pictures, and a headline about the reason for the victory.

use crate::ContrabandFrontend;
use crate::board::anchor_ids_of;
use crate::locale::{aim_worth, objective_name, rank_name, rank_text, text, text_args};
use contraband::Contraband;
use contraband::rules::{Event, FightOpponent, OBJECTIVE_WORTH, Objective, ObjectiveRule, View};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames, grouped};
use orrery_table::TableChange;
use orrery_ui::{MilestoneNotice, PastOrder};

/// Returns the milestone that an order reached, if there is one: a fulfilled objective, the target in credits, a victory over the
/// police, the corsair or a ship, or a higher solo rank.
pub fn triumph(told: &TableChange<Contraband>, names: &PlayerNames) -> Option<MilestoneNotice> {
    let (seat, title, words, picture) = fulfilled(told, names)
        .or_else(|| reached(told, names))
        .or_else(|| won(told, names))
        .or_else(|| promoted(told, names))?;
    Some(MilestoneNotice { seat, title, words, picture, spots: anchor_ids_of(seat, &[]) })
}

/// The player, the title, the description and the picture.
type MilestoneText = (Colour, String, String, String);

/// Returns the notice of a fulfilled objective.
fn fulfilled(told: &TableChange<Contraband>, names: &PlayerNames) -> Option<MilestoneText> {
    let (seat, objective) = declared(&told.events)?;
    let args = [("name", names.of(seat).into()), ("aim", objective_name(objective).into())];
    let words = [text_args("great-objective-words", &args), aim_worth(&told.after, objective)].join(" ");
    Some((seat, text("great-objective"), words, format!("cb-card-{objective}")))
}

fn declared(events: &[Event]) -> Option<(Colour, Objective)> {
    events.iter().find_map(|event| match *event {
        Event::Declared { seat, objective } => Some((seat, objective)),
        _ => None,
    })
}

/// Returns the notice that a player has reached the target.
fn reached(told: &TableChange<Contraband>, names: &PlayerNames) -> Option<MilestoneText> {
    let after = &told.after.known;
    let has = |view: &View, seat: usize| view.known.players[seat].credits >= view.known.target();
    let reaches = |seat: &usize| has(&told.after, *seat) && !has(&told.before, *seat);
    let seat = (0..after.count()).find(|seat| !after.is_solo() && reaches(seat))?;
    let (colour, player) = (after.colour(seat), &after.players[seat]);
    let aimed = player.done || after.options.objectives == ObjectiveRule::Off;
    let key = if aimed { "great-target-words" } else { "great-target-open" };
    let args = [("name", names.of(colour).into()), ("credits", grouped(player.credits).into())];
    Some((colour, text("great-target"), text_args(key, &args), "moment-contraband-target".to_owned()))
}

/// Returns the notice of a victory over the police, the corsair or another ship.
fn won(told: &TableChange<Contraband>, names: &PlayerNames) -> Option<MilestoneText> {
    told.events.iter().find_map(|event| {
        let Event::Beat { seat, rival } = *event else { return None };
        let (key, picture) = match rival {
            FightOpponent::Police => ("great-police", "moment-contraband-police".to_owned()),
            FightOpponent::Corsair => ("great-corsair", "moment-contraband-corsair".to_owned()),
            FightOpponent::Ship(other) => ("great-ship", format!("cb-hauler-{other}")),
            FightOpponent::Miner | FightOpponent::Raiders => return None,
        };
        let mut args = vec![("name", MessageValue::from(names.of(seat)))];
        if let FightOpponent::Ship(other) = rival {
            args.push(("other", names.of(other).into()));
        }
        Some((seat, text("great-fight"), text_args(key, &args), picture))
    })
}

/// Returns the notice of a higher rank in a solo match.
fn promoted(told: &TableChange<Contraband>, names: &PlayerNames) -> Option<MilestoneText> {
    let after = &told.after.known;
    let credits = |view: &View| view.known.players[0].credits;
    let (old, new) = (credits(&told.before), credits(&told.after));
    let rises = after.is_solo() && new > old && rank_name(old) != rank_name(new);
    let colour = after.colour(0);
    let args = [("name", names.of(colour).into()), ("what", rank_name(new).into())];
    rises.then(|| (colour, text_args("great-rank", &args), rank_text(new), format!("cb-hauler-{colour}")))
}

/// Returns the headline about the reason for the victory; `None` if the match is not over.
pub fn decided(last: &PastOrder<ContrabandFrontend>, names: &PlayerNames) -> Option<String> {
    let winners = last.events.iter().find_map(|event| match *event {
        Event::MatchOver { winners, .. } => Some(winners),
        _ => None,
    })?;
    let known = &last.after.known;
    let won: Vec<usize> = (0..known.count()).filter(|&seat| winners >> known.colour(seat) as u8 & 1 == 1).collect();
    if known.is_solo() {
        let credits = known.players[0].credits;
        let args = [
            ("name", names.of(known.colour(0)).into()),
            ("what", rank_name(credits).into()),
            ("credits", grouped(credits).into()),
        ];
        return Some(text_args("decided-alone", &args));
    }
    let &[winner] = won.as_slice() else { return Some(text("decided-shared")) };
    if known.is_at_goal(winner) {
        at_goal(&last.after, winner, &last.events, names)
    } else {
        Some(by_rounds(&last.after, winner, names))
    }
}

/// Returns the headline for a winner who reached the goal.
fn at_goal(view: &View, winner: usize, events: &[Event], names: &PlayerNames) -> Option<String> {
    let known = &view.known;
    let (player, colour) = (&known.players[winner], known.colour(winner));
    let mut args = vec![("name", MessageValue::from(names.of(colour))), ("credits", grouped(player.credits).into())];
    let Some(objective) = player.objective().filter(|_| player.done) else {
        return Some(text_args("decided-cash", &args));
    };
    args.push(("aim", objective_name(objective).into()));
    let other = (0..known.count()).find(|&seat| seat != winner && known.is_at_goal(seat));
    if let Some(other) = other {
        args.push(("other", names.of(known.colour(other)).into()));
        return Some(text_args("decided-both", &args));
    }
    let now = declared(events).is_some_and(|(seat, _)| seat == colour);
    Some(text_args(if now { "decided-objective" } else { "decided-target" }, &args))
}

/// Returns the headline for a match that ended with the last round.
fn by_rounds(view: &View, winner: usize, names: &PlayerNames) -> String {
    let known = &view.known;
    let sum = |seat: usize| {
        let player = &known.players[seat];
        player.credits + if player.done { OBJECTIVE_WORTH } else { 0 }
    };
    let others = (0..known.count()).filter(|&seat| seat != winner);
    let second = others.max_by_key(|&seat| sum(seat)).unwrap_or(winner);
    let (won, player, rival) = (sum(winner), &known.players[winner], &known.players[second]);
    let args = [
        ("round", MessageValue::from(known.round)),
        ("name", names.of(known.colour(winner)).into()),
        ("other", names.of(known.colour(second)).into()),
        ("aim", player.objective().map(objective_name).unwrap_or_default().into()),
        ("credits", grouped(won).into()),
        ("behind", grouped(won - sum(second).min(won)).into()),
    ];
    // Without the value of the objective, the other player would have had more.
    let by_aim = player.done && !rival.done && player.credits < rival.credits;
    text_args(if by_aim { "decided-rounds-objective" } else { "decided-rounds" }, &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;
    use contraband::rules::notation::parse_order;
    use contraband::rules::{Position, view};
    use orrery_core::{RandomGenerator, Rules as _};
    use orrery_locale::speaking;
    use orrery_table::ChangeCause;

    fn begun(rest: &str) -> Position {
        let file = format!("(game: \"contraband\", title: \"\", {rest}, play: [], expect: ())");
        Scenario::from_text(&file).expect("a scenario").position().expect("a position")
    }

    fn names() -> PlayerNames {
        PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")])
    }

    /// Plays orders one after the other and returns the announcement of the last one, in this view.
    fn played(p: &mut Position, lines: &[&str], eyes: Option<usize>) -> TableChange<Contraband> {
        let mut last = None;
        for line in lines {
            let (before, mover) = (*p, p.colour(p.asked()));
            let order = parse_order(line).expect("an order");
            let mut events = Vec::new();
            Contraband::apply(p, &order, &mut RandomGenerator::new(2), &mut events);
            let after = view(p, eyes);
            let events = events.iter().filter_map(|event| Contraband::redact(event, &after, 0)).collect();
            last = Some(TableChange {
                serial: 1,
                cause: ChangeCause::Order(Some(order)),
                mover,
                events,
                before: view(&before, eyes),
                after,
                next: mover,
                over_before: false,
                over_after: p.is_over(),
            });
        }
        last.expect("an order was given")
    }

    fn past(told: &TableChange<Contraband>) -> PastOrder<ContrabandFrontend> {
        PastOrder {
            mover: told.mover,
            order: told.cause.order(),
            events: told.events.clone(),
            before: told.before,
            after: told.after,
        }
    }

    const FAR: &str = "police: \"B1|B2\", alien: \"B3|B4\"";

    #[test]
    fn fulfilled_objective_is_a_triumph_with_its_card() {
        let mut p = begun(&format!(
            r#"setup: (players: 2), seats: {{"red": (at: "R2 port", credits: 900, objective: "Shipwright",
                upgrades: ["Engine1", "Cargo1", "Shields1"]), "green": (at: "G2 port")}}, stores: {{"R2": ["Weapon1"]}}, {FAR}"#
        ));
        let told = played(&mut p, &["install Weapon1"], Some(1));
        let great = triumph(&told, &names()).expect("an objective is fulfilled");
        assert_eq!((great.seat, great.picture.as_str()), (Colour::Red, "cb-card-Shipwright"));
        assert!(great.words.contains("Vera") && great.words.contains("1,000"), "{}", great.words);
        assert!(orrery_board::art::get(&great.picture).is_some());
    }

    #[test]
    fn reaching_the_target_is_a_triumph_only_once() {
        let mut p = begun(&format!(
            r#"setup: (players: 2), seats: {{"red": (at: "R1 market", credits: 2900, cargo: ["Iron", "Carbon"],
                upgrades: ["Cargo2"], objective: "Outlaw"), "green": (at: "G2 port")}}, {FAR}"#
        ));
        let told = played(&mut p, &["sell Iron"], Some(1));
        let great = triumph(&told, &names()).expect("the target is reached");
        assert!(
            orrery_board::art::get(&great.picture).is_some()
                && orrery_board::art::get("moment-contraband-corsair").is_some()
        );
        assert!(great.words.contains("objective") && !great.words.contains("Outlaw"), "{}", great.words);
        assert!(triumph(&played(&mut p, &["sell Carbon"], Some(1)), &names()).is_none());
    }

    #[test]
    fn ending_headline_names_the_winner_and_the_reason() {
        let end = |red: &str, green: &str, last: bool| {
            let mut p = begun(&format!(
                r#"setup: (players: 2), seats: {{"red": (at: "R2 port", {red}), "green": (at: "G2 port", {green})}}, {FAR}"#
            ));
            if last {
                p.round = p.last_round().expect("there is a last round");
            }
            let told = played(&mut p, &["end", "end"], None);
            (told.over_after, decided(&past(&told), &names()).unwrap_or_default())
        };
        let outlaw = r#"objective: "Outlaw", done: true, pirate: ["blue"]"#;
        let (over, said) = end(&format!("credits: 3100, {outlaw}"), "credits: 400", false);
        assert!(over && said.contains("Vera") && said.contains("3,100") && said.contains("Outlaw"), "{said}");
        let (over, said) = end(&format!("credits: 700, {outlaw}"), "credits: 1400", true);
        assert!(over && said.contains("Vera") && said.contains("Outlaw") && said.contains("Ilse"), "{said}");
        let (over, said) = end("credits: 700", "credits: 1400", true);
        assert!(over && said.contains("Ilse") && said.contains("700"), "{said}");
    }

    #[test]
    fn triumph_and_ending_texts_exist_in_every_language() {
        let keys = [
            "great-objective",
            "great-objective-words",
            "great-target",
            "great-target-words",
            "great-target-open",
            "great-fight",
            "great-police",
            "great-corsair",
            "great-ship",
            "great-rank",
            "decided-alone",
            "decided-shared",
            "decided-cash",
            "decided-both",
            "decided-objective",
            "decided-target",
            "decided-rounds",
            "decided-rounds-objective",
        ];
        let args: Vec<(&str, MessageValue)> = ["name", "other", "aim", "credits", "behind", "what", "round"]
            .into_iter()
            .map(|name| (name, MessageValue::from("x")))
            .collect();
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                for key in keys {
                    let said = text_args(key, &args);
                    assert!(said != key && !said.contains(['{', '$']), "{language}: {key}: {said}");
                }
            });
        }
    }
}
