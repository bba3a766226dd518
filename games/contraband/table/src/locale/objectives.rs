//! Texts about the goal of a match, the conditions and values of objectives, and a player's progress.

use super::things::{objective_help, objective_name, rank_name};
use super::{text, text_args};
use contraband::rules::{
    FORTUNE, GoalTiming, OBJECTIVE_WORTH, Objective, ObjectiveRule, OutlawCondition, RANKS, SOLO_ROUNDS, ShipSystem,
    View,
};
use orrery_core::Colour;
use orrery_locale::{PlayerNames, grouped, in_a_sentence};

/// Joins sentences with spaces.
fn joined(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(" ")
}

/// Returns the goal of this match with its numbers. For a `seat`, adds the part of the player's progress that the viewer knows.
pub fn goal_of(view: &View, seat: Option<Colour>, names: &PlayerNames) -> String {
    let known = &view.known;
    if known.is_solo() {
        let whole = text_args("aim-alone", &[("rounds", SOLO_ROUNDS.into())]);
        return joined([whole, rank_text(known.players[0].credits)]);
    }
    let seat = seat.and_then(|seat| known.seat_of(seat));
    joined(
        [target_condition(view)]
            .into_iter()
            .chain(last_round_condition(view))
            .chain(seat.map(|seat| has(view, seat, names))),
    )
}

/// Returns the condition for winning before the last round.
fn target_condition(view: &View) -> String {
    let known = &view.known;
    let key = match (known.options.objectives, known.options.goal) {
        (ObjectiveRule::On, GoalTiming::Round) => "aim-both",
        (ObjectiveRule::On, GoalTiming::AtOnce) => "aim-both-at-once",
        (ObjectiveRule::Off, GoalTiming::Round) => "aim-cash",
        (ObjectiveRule::Off, GoalTiming::AtOnce) => "aim-cash-at-once",
    };
    text_args(key, &[("target", grouped(known.target()).into())])
}

/// Returns the condition for winning after the last round, if there is one.
fn last_round_condition(view: &View) -> Option<String> {
    let known = &view.known;
    let key = if known.options.objectives == ObjectiveRule::On { "aim-last" } else { "aim-last-cash" };
    let args = |round: u16| [("round", round.into()), ("worth", grouped(OBJECTIVE_WORTH).into())];
    known.last_round().map(|round| text_args(key, &args(round)))
}

/// Returns a seat's progress towards the goal.
fn has(view: &View, seat: usize, names: &PlayerNames) -> String {
    let known = &view.known;
    let player = &known.players[seat];
    let args = [
        ("name", names.of(known.colour(seat)).into()),
        ("credits", grouped(player.credits).into()),
        ("target", grouped(known.target()).into()),
    ];
    let cash = text_args("aim-has", &args);
    let aim = player.objective().map(|aim| {
        let args = [("aim", objective_name(aim).into()), ("how", in_a_sentence(&aim_progress(view, seat, aim)).into())];
        text_args("aim-objective", &args)
    });
    joined([cash].into_iter().chain(aim))
}

/// Returns the condition of an objective, with the numbers of this match.
pub fn aim_help(view: &View, objective: Objective) -> String {
    let known = &view.known;
    match objective {
        Objective::Outlaw if known.options.outlaw == OutlawCondition::Win => text("objective-outlaw-won-help"),
        Objective::Fortune => {
            let sum = FORTUNE + known.target();
            text_args("objective-fortune-sum-help", &[("credits", grouped(sum).into())])
        }
        other => objective_help(other),
    }
}

/// Returns a seat's progress towards an objective that the viewer knows.
pub fn aim_progress(view: &View, seat: usize, objective: Objective) -> String {
    let known = &view.known;
    let player = &known.players[seat];
    match objective {
        _ if player.done => text("aim-done"),
        Objective::Shipwright => {
            let args = [("count", player.upgrade_count().into()), ("all", (ShipSystem::COUNT as u32).into())];
            text_args("aim-systems", &args)
        }
        Objective::Fortune => {
            let sum = grouped(FORTUNE + known.target());
            text_args("aim-credits", &[("credits", grouped(player.credits).into()), ("needed", sum.into())])
        }
        Objective::Outlaw | Objective::PoliceBane | Objective::RaiderBane => text("aim-open"),
    }
}

/// Returns the value of an objective in this match.
pub fn aim_worth(view: &View, objective: Objective) -> String {
    let known = &view.known;
    let key = if objective == Objective::Fortune { "aim-worth-fortune" } else { "aim-worth" };
    let wins = text_args(key, &[("target", grouped(known.target()).into())]);
    let args = |round: u16| [("round", round.into()), ("worth", grouped(OBJECTIVE_WORTH).into())];
    joined([wins].into_iter().chain(known.last_round().map(|round| text_args("aim-worth-last", &args(round)))))
}

/// Returns the rank for these credits in a solo match, and the next rank (CB-SOL-1).
pub fn rank_text(credits: u32) -> String {
    let now = [("credits", grouped(credits).into()), ("what", rank_name(credits).into())];
    match next_rank(credits) {
        None => text_args("aim-rank-top", &now),
        Some(least) => {
            let [credits, what] = now;
            let next = [credits, what, ("next", rank_name(least).into()), ("least", grouped(least).into())];
            text_args("aim-rank", &next)
        }
    }
}

/// Returns the credits needed for the next rank, if there is one.
pub fn next_rank(credits: u32) -> Option<u32> {
    RANKS.iter().rev().map(|(least, _)| *least).find(|least| *least > credits)
}

/// Returns every rank with the credits needed for it, from the lowest.
pub fn rank_list() -> Vec<String> {
    let told = |(least, _): &(u32, &str)| {
        text_args("aim-rank-from", &[("what", rank_name(*least).into()), ("least", grouped(*least).into())])
    };
    RANKS.iter().rev().map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;
    use contraband::rules::view;
    use orrery_locale::speaking;

    /// Returns the view of a match with these options and seats.
    fn seen(setup: &str, seats: &str, eyes: Option<usize>) -> View {
        let file =
            format!("(game: \"contraband\", title: \"\", setup: ({setup}), seats: {{{seats}}}, play: [], expect: ())");
        let position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
        view(&position, eyes)
    }

    const THREE: &str = r#""red": (credits: 1450, upgrades: ["Engine1", "Cargo2"], objective: "Shipwright"),
        "green": (credits: 900, objective: "Outlaw"), "blue": (objective: "PoliceBane", done: true)"#;

    fn names() -> PlayerNames {
        PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse"), (Colour::Blue, "Ada")])
    }

    #[test]
    fn goal_text_names_target_objective_worth_and_progress() {
        let board = seen("players: 3", THREE, Some(0));
        let last = board.known.last_round().expect("there is a last round");
        assert_eq!(
            goal_of(&board, Some(Colour::Red), &names()),
            format!(
                "Win with 2,500 credits and a completed objective at the end of a round. After round {last}, the most credits \
                win; a completed objective counts as 1,000. Vera has 1,450 of 2,500 credits. Objective Shipwright: 2 of 4 \
                systems have an upgrade."
            )
        );
        let all = goal_of(&board, None, &names());
        assert!(!all.contains("Vera") && all.contains("2,500") && all.contains("1,000"), "{all}");
        let open = goal_of(&seen("players: 2, preset: \"draft\"", "", Some(0)), None, &names());
        assert!(open.contains("3,000") && open.contains("at once") && !open.contains("round"), "{open}");
        let bare = goal_of(&seen("players: 2, objectives: \"off\"", "", Some(0)), Some(Colour::Red), &names());
        assert!(!bare.to_lowercase().contains("objective"), "{bare}");
    }

    #[test]
    fn rival_objective_is_named_only_when_declared() {
        for eyes in [Some(0), None] {
            let board = seen("players: 3", THREE, eyes);
            let of = |seat| goal_of(&board, Some(seat), &names());
            assert!(!of(Colour::Green).contains("Outlaw"), "{}", of(Colour::Green));
            assert!(of(Colour::Blue).contains("Police Bane"), "{}", of(Colour::Blue));
            assert_eq!(of(Colour::Red).contains("Shipwright"), eyes.is_some());
        }
    }

    #[test]
    fn objective_text_gives_condition_progress_and_worth() {
        let known = seen("players: 3", THREE, Some(0));
        assert_eq!(aim_help(&known, Objective::Fortune), "Have 3,500 credits.");
        assert_eq!(aim_progress(&known, 0, Objective::Fortune), "1,450 of 3,500 credits so far.");
        assert!(aim_worth(&known, Objective::Outlaw).contains("counts as 1,000"));
        let won = seen("players: 2, preset: \"tuned\"", "", Some(0));
        assert_ne!(aim_help(&won, Objective::Outlaw), aim_help(&known, Objective::Outlaw));
        let endless = seen("players: 2, preset: \"draft\"", "", Some(0));
        assert!(!aim_worth(&endless, Objective::Outlaw).contains("1,000"), "there is no last round");
    }

    #[test]
    fn solo_goal_text_names_the_next_rank() {
        let board = seen("players: 1", "\"red\": (credits: 200)", Some(0));
        let told = goal_of(&board, Some(Colour::Red), &names());
        assert!(told.ends_with("200 credits: stranded. Next: hauler, from 500."), "{told}");
        assert_eq!((next_rank(3000), rank_list().len()), (None, RANKS.len()));
    }

    #[test]
    fn goal_and_objective_texts_exist_in_every_language() {
        let boards = ["players: 3", "players: 3, objectives: \"off\"", "players: 3, goal: \"at once\"", "players: 1"];
        for language in ["en", "it", "ru"] {
            speaking(language, || {
                for setup in boards {
                    let board = seen(setup, if setup == "players: 1" { "" } else { THREE }, Some(0));
                    let mut all = vec![goal_of(&board, Some(Colour::Red), &names())];
                    for &aim in Objective::ALL {
                        all.push(aim_help(&board, aim));
                        all.push(aim_progress(&board, 0, aim));
                        all.push(aim_worth(&board, aim));
                    }
                    all.extend(rank_list());
                    for words in all {
                        let whole = !words.is_empty() && !words.contains(['{', '$']) && !words.contains("aim-");
                        assert!(whole, "{language}: {words}");
                    }
                }
            });
        }
    }
}
