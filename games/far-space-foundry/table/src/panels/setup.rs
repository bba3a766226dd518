//! The set-up screen of this game: the rules proposed for a first match, and the product cards that players pick.

use crate::FarSpaceFoundryFrontend;
use crate::board::good_picture;
use crate::locale::{product_name, text_args, topic_gist, topic_points};
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::codex::Topic;
use far_space_foundry::rules::{Options, Preset, Product};
use orrery_learn::codex::CodexPages as _;
use orrery_ui::{SetupPickText, SetupTexts};

impl SetupTexts for FarSpaceFoundryFrontend {
    // The products of a first game need only two kinds of raw goods and are easy to count, so a beginner can plan for them in
    // Alpha.
    fn first_preset() -> Preset {
        Preset::FirstGame
    }

    fn pick_words(thing: usize) -> SetupPickText {
        let Some(&product) = Product::ALL.get(thing) else { return SetupPickText::default() };
        let topic = Topic::Product(product);
        let lines = std::iter::once(topic_gist(topic)).chain(topic_points(topic, &Options::default()));
        SetupPickText {
            name: product_name(product),
            worth: text_args("setup-product-points", &[("points", product.card().points.into())]),
            help: lines.collect::<Vec<_>>().join("\n"),
            picture: good_picture(product.plain()),
            page: FarSpaceFoundry::topics().iter().position(|page| *page == topic),
        }
    }
}
