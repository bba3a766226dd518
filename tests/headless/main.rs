//! Tests that need no window: `cargo test --no-default-features` builds and runs them in seconds.

mod alien_frontiers;
mod architecture;
mod contraband;
mod contract;
mod far_space_foundry;
mod house;
mod starship_catan;
