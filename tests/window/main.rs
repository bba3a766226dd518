//! Everything that needs the engine: the match in the ECS, panels, pictures. Pictures are painted without a window, by
//! whatever Vulkan driver there is; `scripts/test` brings one that paints in software.

mod alien_frontiers;
mod house;
