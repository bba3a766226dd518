//! The options of Starship Catan on the set-up screen, the most influential first. Their texts are the messages `rule-NAME`,
//! `rule-NAME-VALUE` and `preset-WORD`.

use crate::StarshipCatanFrontend;
use orrery_core::RuleOptions as _;
use orrery_ui::SetupTexts;
use starship_catan::rules::{Options, Preset};

/// The name of the option that decides who is Moon.
const MOON: &str = "moon";

/// The options in the order in which they are shown, by their names in files.
const SHOWN: [&str; 14] = [
    MOON,
    "memory",
    "first_module",
    "exchange",
    "reserve",
    "after_pirates",
    "cannon_cost",
    "production_die",
    "combat_die",
    "sun_gift",
    "turn_limit",
    "handicap_money",
    "handicap_ship",
    "handicap_notes",
];

impl SetupTexts for StarshipCatanFrontend {
    fn shown_options() -> Vec<usize> {
        let number = |name: &&str| Options::LIST.iter().position(|option| option.name == *name);
        SHOWN.iter().filter_map(number).collect()
    }

    // The choice of sides is not part of a preset.
    fn is_apart(option: usize) -> bool {
        Options::LIST[option].name == MOON
    }

    // Seen cards stay open, so that a beginner need not memorise them.
    fn first_preset() -> Preset {
        Preset::FirstFlight
    }

    fn draws_seats() -> Option<usize> {
        Options::LIST.iter().position(|option| option.name == MOON)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Colour;
    use orrery_locale::MatchTexts as _;
    use orrery_settings::LastSetup;
    use orrery_ui::{OptionRow, SetupDraft, SetupPage, called};
    use starship_catan::StarshipCatan;

    #[test]
    fn every_option_is_shown_once_with_text_for_all_values() {
        let page = SetupPage::of::<StarshipCatanFrontend>();
        let all = || page.apart.iter().chain(&page.options);
        let mut shown: Vec<usize> = all().map(|row| row.option).collect();
        assert_eq!(page.options[0].words.name, "Memory");
        assert_eq!(
            page.apart.iter().map(|row| row.words.name.as_str()).collect::<Vec<_>>(),
            ["Who plays Moon and goes first"]
        );
        shown.sort_unstable();
        assert!(shown.into_iter().eq(0..Options::LIST.len()));
        let rows: Vec<&OptionRow> = all().collect();
        for row in rows {
            assert_eq!(row.values.len(), Options::LIST[row.option].values.len());
            for words in row.values.iter().chain([&row.words]) {
                let raw =
                    ["rule-", "codex-", "ui-"].iter().any(|raw| words.name.contains(raw) || words.help.contains(raw));
                assert!(!raw && !words.name.is_empty() && !words.help.is_empty(), "{words:?}");
            }
        }
        assert_eq!(page.presets.len(), 5);
    }

    fn colours(draft: &SetupDraft) -> Vec<Colour> {
        draft.seats.iter().map(|seat| seat.colour).collect()
    }

    #[test]
    fn players_never_get_colours_of_the_same_side() {
        let page = SetupPage::of::<StarshipCatanFrontend>();
        let mut draft = SetupDraft::of::<StarshipCatanFrontend>(LastSetup::<StarshipCatan>::default());
        assert_eq!(colours(&draft), [Colour::Red, Colour::Green]);
        for (seat, colour, both) in [
            (0, Colour::Blue, [Colour::Blue, Colour::Green]),
            (0, Colour::Yellow, [Colour::Yellow, Colour::Blue]),
            (1, Colour::Red, [Colour::Yellow, Colour::Red]),
            (0, Colour::Red, [Colour::Red, Colour::Yellow]),
        ] {
            draft.recolour(seat, colour, |one, other| page.are_one_side(one, other));
            assert_eq!(colours(&draft), both);
        }
        let mut last = LastSetup::<StarshipCatan>::default();
        last.seats[1].colour = Colour::Blue;
        assert_eq!(
            colours(&SetupDraft::of::<StarshipCatanFrontend>(last)),
            [Colour::Red, Colour::Green],
            "of an earlier program"
        );
    }

    #[test]
    fn unnamed_seat_is_called_by_its_side() {
        let draft = SetupDraft::of::<StarshipCatanFrontend>(LastSetup::<StarshipCatan>::default());
        let names: Vec<String> = draft.seats.iter().map(|seat| called(seat, draft.game)).collect();
        assert_eq!(names, ["Moon", "Sun"]);
        assert!(StarshipCatanFrontend::text("ui-setup-name-help").contains("Moon or Sun"));
    }
}
