//! This game in the arena: engines with other weights or levels. Nothing is counted beside victories and points.

use std::path::Path;

use super::StarshipCatan;
use super::ai::engine::{Mind, Skill, Weights, read_levels, read_weights, skill, temper, weights};
use super::rules::View;
use crate::ai::{Effort, Plan, Watch};
use crate::arena::{Contests, NoHabits, NoLuck};
use crate::core::{Character, Level};

/// The engine with other weights or levels.
#[derive(Debug, Clone, PartialEq)]
pub struct Variant {
    /// How hard it tries.
    skill: Skill,
    /// What it likes.
    character: Character,
    /// What it judges by.
    weights: Weights,
}

impl Contests for StarshipCatan {
    type Habits = NoHabits;
    type Luck = NoLuck;
    type Variant = Variant;
    type Levels = Vec<Skill>;

    fn read_levels(text: &str) -> Result<Vec<Skill>, String> {
        read_levels(text)
    }

    fn variant(
        level: Level,
        character: Character,
        _: u8,
        file: Option<&Path>,
        levels: Option<&Vec<Skill>>,
    ) -> Result<Variant, String> {
        let read = |file: &Path| {
            let text = std::fs::read_to_string(file).map_err(|error| error.to_string());
            text.and_then(|text| read_weights(&text)).map_err(|error| format!("{}: {error}", file.display()))
        };
        let weights = file.map_or_else(|| Ok(weights().clone()), read)?;
        let listed = levels.and_then(|levels| levels.iter().find(|skill| skill.level == level));
        if let Ok(games) = std::env::var("ORRERY_FIT") {
            let skill = listed.or_else(|| skill(level)).ok_or("levels")?;
            let temper = temper(character).ok_or("temper")?;
            let mut samples = crate::games::starship_catan::ai::engine::Samples::default();
            let seed: u64 = std::env::var("ORRERY_FIT_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(1);
            for n in 0..games.parse::<u64>().unwrap_or(10) {
                samples.play(&weights, skill, temper, seed * 1_000_003 + n);
            }
            for pull in [3e-3, 3e-4, 3e-5] {
                let (fitted, before, after) = samples.fit(&weights, pull);
                eprintln!("{} samples, pull {pull}: {before:.5} -> {after:.5}", samples.count());
                let text = ron::ser::to_string_pretty(&fitted, ron::ser::PrettyConfig::new().depth_limit(1))
                    .unwrap_or_default();
                let _ = std::fs::write(format!("/tmp/starcat-fit-{pull}.ron"), text);
            }
            std::process::exit(0);
        }
        let skill = listed.or_else(|| skill(level)).ok_or("the levels cannot be read")?;
        Ok(Variant { skill: skill.clone(), character, weights })
    }

    fn plan_of_variant(variant: &Variant, view: &View, effort: Effort, watch: &Watch<Self>) -> Plan<Self> {
        temper(variant.character).map_or_else(Plan::default, |temper| {
            Mind::new(&variant.weights, &variant.skill, temper).plan(view, effort, watch)
        })
    }
}
