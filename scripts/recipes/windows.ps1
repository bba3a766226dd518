# NOT TRIED YET: makes a .zip that runs from anywhere, on Windows with Rust (msvc) and PowerShell 7.
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "../..")
cargo build --locked --release --bin orrery
$target = if ($env:CARGO_TARGET_DIR) { $env:CARGO_TARGET_DIR } else { "target" }
$program = Join-Path $target "release/orrery.exe"
$version = ((& $program --version) -split "\s+")[1]
$folder = Join-Path $target "package/orrery-$version-windows"
New-Item -ItemType Directory -Force $folder | Out-Null
Copy-Item $program, README.md, CHANGELOG.md, LICENSE-MIT, LICENSE-APACHE, assets/licences/THIRD-PARTY.txt $folder
Compress-Archive -Force -Path $folder -DestinationPath "$folder.zip"
