//! Tests of everything that needs the engine: the match in the ECS, the panels, and the pictures. Pictures are rendered without a
//! window by any available Vulkan driver. `scripts/test` provides one that renders in software.

mod alien_frontiers;
mod house;
