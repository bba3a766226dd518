//! Everything that can be tested without a window: `cargo test --no-default-features` builds and runs it in seconds.

mod alien_frontiers;
mod architecture;
mod contraband;
mod contract;
mod far_space_foundry;
mod house;
mod starship_catan;
