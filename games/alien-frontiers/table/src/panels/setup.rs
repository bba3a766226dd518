//! The options of Alien Frontiers on the setup screen, in the order and with the texts of the codex.

use crate::AlienFrontiersFrontend;
use crate::locale::{has, text, topic_gist, topic_title};
use alien_frontiers::codex::{OptionTopic, Topic};
use alien_frontiers::rules::Options;
use orrery_learn::codex::OptionPage;
use orrery_ui::{NameAndHelp, SetupTexts};

impl SetupTexts for AlienFrontiersFrontend {
    fn shown_options() -> Vec<usize> {
        OptionTopic::ALL.iter().map(|choice| choice.option()).collect()
    }

    // The option for the first player does not belong to an edition of the rules.
    fn is_apart(option: usize) -> bool {
        OptionTopic::FirstPlayer.option() == option
    }

    fn option_words(option: usize) -> NameAndHelp {
        page(OptionPage::Option(option))
    }

    fn value_words(option: usize, value: usize) -> NameAndHelp {
        let Some(choice) = OptionTopic::of(option) else { return NameAndHelp::default() };
        let key = choice.value_keys()[value];
        let help = format!("{key}-help");
        let help = if has(&help) { text(&help) } else { topic_gist(choice.into(), &Options::default()) };
        NameAndHelp { name: text(key), help }
    }

    fn preset_words(preset: usize) -> NameAndHelp {
        page(OptionPage::Preset(preset))
    }
}

fn page(page: OptionPage) -> NameAndHelp {
    let topic = Topic::from(page);
    NameAndHelp { name: topic_title(topic), help: topic_gist(topic, &Options::default()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::AlienFrontiers;
    use orrery_core::RuleOptions as _;
    use orrery_learn::codex::CodexPages as _;
    use orrery_ui::{OptionRow, SetupPage};

    #[test]
    fn every_option_is_shown_once_with_its_values_and_page() {
        let page = SetupPage::of::<AlienFrontiersFrontend>();
        assert_eq!(page.apart.iter().map(|row| row.words.name.as_str()).collect::<Vec<_>>(), ["First player"]);
        let rows: Vec<&OptionRow> = page.apart.iter().chain(&page.options).collect();
        let mut shown: Vec<usize> = rows.iter().map(|row| row.option).collect();
        shown.sort_unstable();
        assert!(shown.into_iter().eq(0..Options::LIST.len()));
        for row in rows {
            assert_eq!(row.values.len(), Options::LIST[row.option].values.len());
            assert_eq!(
                row.page.map(|page| AlienFrontiers::topics()[page]),
                Some(OptionPage::Option(row.option).into())
            );
            for words in row.values.iter().chain([&row.words]) {
                let said = format!("{} {}", words.name, words.help);
                assert!(!["rule-", "option-", "ui-"].iter().any(|raw| said.contains(raw)), "{said}");
            }
        }
        assert_eq!(page.options[0].words.name, "Length", "in the order of the codex");
        assert_eq!(page.presets.len(), 4);
    }

    #[test]
    fn first_player_option_belongs_to_no_preset() {
        let begins = alien_frontiers::rules::FirstPlayer::Chosen;
        let preset = alien_frontiers::rules::Preset::App;
        let chosen = Options { first_player: begins, ..preset.options() };
        assert!(AlienFrontiersFrontend::is_pure(preset, &chosen));
        assert!(!AlienFrontiersFrontend::is_pure(preset, &Options { first_player: begins, ..Options::default() }));
    }
}
