//! Tests that no shader in actual use, composed as the engine composes it, branches or loops on a plain number of a uniform.

mod compute;
mod judge;
mod value;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use bevy::asset::AssetId;
use bevy::prelude::*;
use bevy::render::occlusion_culling::OcclusionCulling;
use bevy::render::render_resource::{PipelineCache, PipelineDescriptor};
use bevy::render::renderer::{RenderAdapter, RenderDevice};
use bevy::shader::{Shader, ShaderCache, ShaderCacheError, ShaderCacheSource, ShaderDefVal};
use naga::{Module, ShaderStage};
use orrery::app::gallery::{GalleryApp, GalleryFlags};
use orrery::board::{SkyQualitySetting, SkyReady};
use orrery::games::GALLERY;
use orrery::settings::SkyQuality;

use super::pictures::turn;
use crate::house::gallery::every_scene;

/// A shader in use: its id, its stage, its entry point, and its definitions.
struct UsedShader {
    shader: AssetId<Shader>,
    stage: ShaderStage,
    entry: Option<String>,
    defs: Vec<ShaderDefVal>,
}

/// Returns the shaders of all pipelines created so far.
fn used(cache: &PipelineCache) -> Vec<UsedShader> {
    let entry = |name: &Option<std::borrow::Cow<str>>| name.as_ref().map(ToString::to_string);
    let mut all = Vec::new();
    for pipeline in cache.pipelines() {
        match &pipeline.descriptor {
            PipelineDescriptor::RenderPipelineDescriptor(descriptor) => {
                let vertex = &descriptor.vertex;
                let (shader, defs) = (vertex.shader.id(), vertex.shader_defs.clone());
                all.push(UsedShader { shader, stage: ShaderStage::Vertex, entry: entry(&vertex.entry_point), defs });
                if let Some(fragment) = &descriptor.fragment {
                    let (shader, defs) = (fragment.shader.id(), fragment.shader_defs.clone());
                    all.push(UsedShader {
                        shader,
                        stage: ShaderStage::Fragment,
                        entry: entry(&fragment.entry_point),
                        defs,
                    });
                }
            }
            PipelineDescriptor::ComputePipelineDescriptor(descriptor) => {
                let (shader, defs) = (descriptor.shader.id(), descriptor.shader_defs.clone());
                all.push(UsedShader {
                    shader,
                    stage: ShaderStage::Compute,
                    entry: entry(&descriptor.entry_point),
                    defs,
                });
            }
        }
    }
    all
}

/// Paints a match with all three fields active, in full and in plain quality, so that every shader of the board and the panels
/// has been used.
fn painted() -> GalleryApp {
    let mut studio =
        GalleryApp::new(GALLERY, &GalleryFlags { size: (320, 180), ..GalleryFlags::default() }).expect("it starts");
    let scene = every_scene().find(|scene| scene.name == "fields").expect("there is such a scene");
    studio.paint(scene).expect("a picture comes");
    for choice in [SkyQuality::Full, SkyQuality::Plain] {
        *studio.world().resource_mut::<SkyQualitySetting>() = SkyQualitySetting(choice);
        studio.pass(2);
        while !studio.world().resource::<SkyReady>().0 {
            studio.pass(1);
        }
        studio.pass(4);
    }
    studio
}

/// Returns the files of our own shaders, in the shared crates and in the games. Shaders that draw only once are removed
/// afterwards, so their texts are read here.
fn files() -> impl Iterator<Item = PathBuf> {
    let assets = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets");
    let owners = std::fs::read_dir(assets).expect("the assets").flatten().map(|owner| owner.path().join("shaders"));
    let listed =
        owners.filter(|folder| folder.is_dir()).flat_map(|folder| std::fs::read_dir(folder).expect("a folder"));
    listed.flatten().map(|file| file.path())
}

/// Returns the text of the shader file called `name`.
fn text_of(name: &str) -> String {
    let found = files().find(|path| path.file_name().is_some_and(|file| file == name));
    std::fs::read_to_string(found.expect("one of our files")).expect("it reads")
}

type NagaShaderCache = ShaderCache<Module, ()>;

fn module(_: &(), source: ShaderCacheSource, _: &bevy::shader::ValidateShader) -> Result<Module, ShaderCacheError> {
    match source {
        ShaderCacheSource::Naga(module) => Ok(module),
        _ => Err(ShaderCacheError::CreateShaderModule("it is not written in WGSL".to_owned())),
    }
}

/// Composes the loaded shaders as the engine does. Also returns the names of their files.
fn composer(studio: &mut GalleryApp) -> (NagaShaderCache, BTreeMap<AssetId<Shader>, String>) {
    let drawn = studio.drawn().expect("it paints");
    let device = drawn.resource::<RenderDevice>();
    let downlevel = drawn.resource::<RenderAdapter>().get_downlevel_capabilities().flags;
    let buffers = device.limits().max_storage_buffers_per_shader_stage;
    let mut composer = NagaShaderCache::new((), device.features(), downlevel, module);
    let mut names = BTreeMap::new();
    for (id, shader) in studio.world().resource::<Assets<Shader>>().iter() {
        let mut shader = shader.clone();
        if let Some(file) = shader.path.strip_prefix("orrery/") {
            let text = text_of(file);
            shader = Shader::from_wgsl(text, shader.path.clone());
        }
        // The engine adds this definition to every shader.
        shader.shader_defs.push(ShaderDefVal::UInt("AVAILABLE_STORAGE_BUFFER_BINDINGS".to_owned(), buffers));
        names.insert(id, shader.path.clone());
        composer.set_shader(id, shader);
    }
    (composer, names)
}

/// Shaders that the engine prepares but does not use, because no camera of the program has the components that need them.
const IDLE: [&str; 1] = ["experimental/downsample_depth.wgsl"];

/// Reports whether an entity has a component that needs one of [`IDLE`].
fn is_at_work(world: &mut World) -> bool {
    world.query_filtered::<(), With<OcclusionCulling>>().iter(world).next().is_some()
}

#[test]
fn no_shader_branches_on_a_plain_uniform_number() {
    let Some(_turn) = turn() else { return };
    let mut studio = painted();
    assert!(!is_at_work(studio.world()), "what is told apart as idle is not");
    let (mut composer, names) = composer(&mut studio);
    let all = used(studio.drawn().expect("it paints").resource::<PipelineCache>());
    let (mut faults, mut seen) = (BTreeSet::new(), BTreeSet::new());
    for UsedShader { shader, stage, entry, defs } in all {
        let name = &names[&shader];
        if IDLE.iter().any(|idle| name.ends_with(idle)) {
            continue;
        }
        if !seen.insert((name.clone(), format!("{stage:?} {entry:?} {defs:?}"))) {
            continue;
        }
        let module = composer.get(0, shader, &defs).unwrap_or_else(|error| panic!("{name}: {error}"));
        let begins =
            |point: &&naga::EntryPoint| point.stage == stage && entry.as_ref().is_none_or(|entry| *entry == point.name);
        let point = module.entry_points.iter().find(begins).unwrap_or_else(|| panic!("{name} begins nowhere"));
        faults.extend(judge::faults(&module, point).into_iter().map(|fault| format!("{name}: {fault}")));
    }
    assert!(faults.is_empty(), "{faults:#?}");
    // No shader of ours was left out: no file, and no field in full or plain quality.
    let names: BTreeSet<&str> = seen.iter().map(|(name, _)| name.as_str()).collect();
    println!("{} shaders of {names:#?}", seen.len());
    let missing: Vec<String> = ours().filter(|file| !names.contains(format!("orrery/{file}").as_str())).collect();
    assert!(missing.is_empty(), "no pipeline was made with {missing:?}");
    assert_eq!(seen.iter().filter(|(name, _)| name == "orrery/field.wgsl").count(), 6, "{seen:#?}");
}

/// Returns our shaders that draw; the others are imported. The shader that only a test uses is left out.
fn ours() -> impl Iterator<Item = String> {
    let drawn = files().filter(|file| std::fs::read_to_string(file).is_ok_and(|text| text.contains("@fragment")));
    drawn.filter_map(|file| Some(file.file_name()?.to_string_lossy().into_owned())).filter(|name| name != "pick.wgsl")
}

/// Returns the faults of a fragment shader with the body `does`. The shader has a uniform `u`, in which `u.a` is a vector and
/// `u.many` a list of four, and `at`, the place of its pixel.
fn found(does: &str) -> BTreeSet<String> {
    let text = format!(
        "struct Numbers {{ a: vec4<f32>, many: array<vec4<f32>, 4> }}
        struct Pair {{ told: f32, seen: f32 }}
        @group(0) @binding(0) var<uniform> u: Numbers;
        @group(0) @binding(1) var<storage, read> stored: Numbers;
        fn double(x: f32) -> f32 {{ return x * 2.0; }}
        fn sign_of(x: f32) -> f32 {{ if x > 0.0 {{ return 1.0; }} return -1.0; }}
        fn pair(x: f32) -> Pair {{ return Pair(u.a.y, x); }}
        fn raise(x: ptr<function, f32>, by: f32) {{ *x += by; }}
        @fragment fn begin(@builtin(position) at: vec4<f32>) -> @location(0) vec4<f32> {{
            var c = vec4(0.0);
            {does}
            return c;
        }}"
    );
    let module = naga::front::wgsl::parse_str(&text).unwrap_or_else(|error| panic!("{}", error.emit_to_string(&text)));
    judge::faults(&module, &module.entry_points[0])
}

#[test]
fn checker_reports_branches_and_loops_on_uniform_numbers() {
    for (does, function, what) in [
        ("switch i32(u.a.x) { case 1: { c.x = 1.0; } default: { c.x = 2.0; } }", "begin", "switches on"),
        ("if u.a.x > 0.5 { c.x = 1.0; }", "begin", "branches on"),
        ("if u.many[2].x > 0.5 { c.x = 1.0; }", "begin", "branches on"),
        ("let v = u.a.yx * 2.0; if v.y > v.x { c.x = 1.0; }", "begin", "branches on"),
        // Numbers that pass through variables, functions and structures, next to numbers that are not plain.
        ("var k = at.x; k = double(u.a.x); if k > 0.5 { c.x = 1.0; }", "begin", "branches on"),
        ("c.x = sign_of(double(u.a.x));", "sign_of", "branches on"),
        ("let p = pair(at.x); if p.told > 0.5 { c.x = 1.0; }", "begin", "branches on"),
        ("var p = pair(at.x); if at.y > 1.0 { p.seen = 3.0; } if p.told > 0.5 { c.x = 1.0; }", "begin", "branches on"),
        ("var k = 1.0; raise(&k, u.a.x); if k > 0.5 { c.x = 1.0; }", "begin", "branches on"),
        ("var k = u.a.x; if at.x > 9.0 { k = at.y; return c; } if k > 0.5 { c.x = 1.0; }", "begin", "branches on"),
        (
            "var k = u.a.x; loop { k = u.a.y; if at.x > 1.0 { break; } k = at.x; } if k > 0.5 { c.x = 1.0; }",
            "begin",
            "branches on",
        ),
        ("if u.a.x > 0.5 && at.x > 9.0 { c.x = 1.0; }", "begin", "branches on"),
        ("for (var i = 0; i < i32(u.a.x); i++) { c.x += 1.0; }", "begin", "loops on"),
        ("for (var i = i32(u.a.x); i < 9; i++) { c.x += 1.0; }", "begin", "loops on"),
        // Numbers that only partly determine the number of iterations of a loop.
        ("for (var i = 0; i < i32(u.a.x) + i32(at.x); i++) { c.x += 1.0; }", "begin", "loops on"),
        ("var k = array<f32, 3>(u.a.x, 1.0, at.x); c.x = k[i32(at.x)];", "begin", "puts into a list"),
    ] {
        let told = BTreeSet::from([format!("fn {function} {what} a plain number of a uniform")]);
        assert_eq!(found(does), told, "{does}");
    }
}

#[test]
fn checker_accepts_branches_on_values_that_are_not_constant() {
    for does in [
        "if at.x > u.a.x { c.x = 1.0; }",
        "if u.many[i32(at.x)].x > 0.5 { c.x = 1.0; }",
        "if stored.a.x > 0.5 { c.x = 1.0; }",
        "for (var i = 0; i < 9; i++) { if i == 3 { c.x += u.a.x; } }",
        "for (var i = 0; i < 9 + i32(at.x); i++) { c.x += u.a.x; }",
        "for (var i = 0; i < 9 + i32(abs(at.x + u.a.x) > 9.0); i++) { c.x += u.a.x; }",
        "var k = u.a.x; k += at.x; if k > 0.5 { c.x = 1.0; }",
        "var k = u.a.x; if at.x > 9.0 { k = 2.0; } if k > 0.5 { c.x = 1.0; }",
        "c.x = sign_of(at.x) * u.a.x;",
        "if sign_of(at.x) > 0.0 { c.x = u.a.x; }",
        "let p = pair(at.x); if p.seen > 0.5 { c.x = p.told; }",
        "c = select(vec4(1.0), c, u.a.x > 0.5);",
        "if dot(at, u.a) > 0.5 { c.x = 1.0; }",
    ] {
        assert!(found(does).is_empty(), "{does}: {:?}", found(does));
    }
}
