//! Tests that need no window: `cargo test --no-default-features` builds and runs them in seconds.

mod architecture;
mod house;
