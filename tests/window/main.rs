//! Everything that needs the engine: the match in the ECS, panels, pictures. Pictures are painted without a window, by
//! whatever Vulkan driver there is; `scripts/test` brings one that paints in software.

mod academy;
mod access;
mod alone;
mod board;
mod budget;
mod coach;
mod codex;
mod crash;
mod every_panel;
mod frame_times;
mod gallery;
mod input;
mod laid;
mod languages;
mod letters;
mod mirror;
mod moments;
mod motion;
mod network;
mod options;
mod package;
mod painter;
mod palettes;
mod panels;
mod pictures;
mod pilot;
mod seats;
mod series;
mod sizes;
mod sky;
mod sky_cost;
mod soak;
mod sound;
mod table;
mod thinking;
