//! Tests that need the engine, of the match in the ECS, panels and pictures. Pictures are rendered without a window by any
//! available Vulkan driver. `scripts/test` provides one that renders in software.

mod alien_frontiers;
mod house;
