//! The options of Starship Catan on the set-up screen: what changes a match most comes first. Their words are found by their names:
//! messages `rule-NAME`, `rule-NAME-VALUE` and `preset-WORD`.

use crate::core::OptionList as _;
use crate::games::starship_catan::rules::{Options, StarshipCatan};
use crate::panels::SetupWords;

/// The options in the order in which they are shown, by their names in files.
const SHOWN: [&str; 13] = [
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

impl SetupWords for StarshipCatan {
    fn shown_options() -> Vec<usize> {
        let number = |name: &&str| Options::LIST.iter().position(|option| option.name == *name);
        SHOWN.iter().filter_map(number).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panels::{OptionRow, SetupPage};

    #[test]
    fn every_option_is_shown_once_with_words_for_all_its_values() {
        let page = SetupPage::of::<StarshipCatan>();
        let mut shown: Vec<usize> = page.options.iter().map(|row| row.option).collect();
        assert_eq!(page.options[0].words.name, "Memory");
        shown.sort_unstable();
        assert!(shown.into_iter().eq(0..Options::LIST.len()));
        let rows: Vec<&OptionRow> = page.options.iter().collect();
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
}
