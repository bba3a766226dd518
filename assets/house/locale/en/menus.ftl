### Title, menus, set-up, options.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## Title and menus
ui-title = ORRERY
ui-version = version { $version }
ui-continue = Continue
ui-continue-gone = There is no match to continue.
ui-latest = { $names }, round { $round }, { $when }
ui-new-match = New match
ui-load = Load
ui-options = Options
ui-quit = Quit
ui-back = Back
ui-done = Done
ui-close = Close
ui-cancel = Cancel
ui-menu = Menu
ui-menu-help = Save, load, options, quit.
ui-menu-saved = Saved automatically after every action.
ui-resume = Resume
ui-save-as = Save as
ui-save = Save
ui-save-name = Save name
ui-same-deal = Same deal again
ui-restart-sure = Restart with the same cards and dice? All progress in this match is lost. A match with a known deal does not count for statistics or achievements.
ui-to-title = Main menu
ui-open = Open
ui-delete = Delete
ui-delete-sure = Delete “{ $name }” for good?
ui-load-none = No saved matches yet.
ui-load-reading = Reading saved matches: { $done } of { $count }
ui-load-broken = Cannot be opened: { $reason }
ui-autosave = Autosave, round { $round }
ui-save-over = { $name } (finished)
ui-save-gone = { $name } (removed to make room)
ui-saved = Saved as “{ $name }”
ui-quick-save = Quick save
ui-load-practice = The match continued after this save, so this is a separate copy for practice: it does not count for statistics or achievements. The later match is kept.
ui-not-saved = Not saved: { $reason }
ui-files-taken = Orrery is already open in another window. Until that window closes, matches, results, progress and options are not saved automatically in this one. “Save as” still works.
ui-no-display = No display was found. Start Orrery from a desktop session, or set DISPLAY or WAYLAND_DISPLAY. Commands such as “orrery --help” and “orrery simulate” need no display.
ui-no-sound = No sound device was found, so the game is silent. Connect one, or start PipeWire or PulseAudio, then restart Orrery.
ui-no-gpu = No graphics card with Vulkan or OpenGL was found. On Debian or Ubuntu, install mesa-vulkan-drivers and libvulkan1, or the manufacturer’s driver.
ui-no-gpu-windows = No graphics card with Direct3D 12 or Vulkan was found. Install the newest driver from the manufacturer of the card, then start Orrery again.
ui-strange-screen = Windows does not say which sizes one of the screens can show, so no window can be opened. Update the graphics driver, or try without that screen.
ui-window-bounded = A window of { $asked } pixels is larger than graphics cards can draw, so the window is now { $size }.
ui-crash = Something went wrong. The match was saved after the last action. Crash report: { $path }
ui-crash-match = The current match is saved as { $path }

## The games on the title
title-games = { $count ->
    [1] A board game around one sun
    [2] Two games around one sun
    [3] Three games around one sun
    [4] Four games around one sun
   *[other] { $count } games around one sun
}
title-players = { $least } to { $most } players
title-players-only = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
title-waits = paused, round { $round }
title-continue-line = Round { $round }, { $when }
title-waiting = Paused matches
title-waiting-all = All paused matches: { $count }
title-new-line = set up a match
title-credits = Unofficial versions of board games. Original art and text.
title-next = Next game
title-previous = Previous game
title-place = { $name }, { $number } of { $count }
title-place-waits = { $name }, { $number } of { $count }, match paused in round { $round }

## Set-up
ui-setup-title = New match
ui-setup-players = Players, in turn order
ui-setup-add = Add player
ui-setup-remove = Remove player
ui-setup-every = Set all opponents to:
ui-yardsticks = Benchmarks: simple opponents for measuring the others
ui-players = Change players
ui-players-about = Any seat can change hands at any time, even mid-turn. Statistics and achievements count only players who make all their own moves.
ui-players-person = A human at this computer
ui-players-replay = Replay
ui-players-take = Take over this seat
ui-players-take-sure = Everything that { $name } keeps hidden will be revealed. The match becomes practice and does not count for statistics or achievements.
ui-players-take-yes = Take over as practice
ui-players-give = Hand over to { $player }
ui-setup-first-match = Suggested for a first match.
ui-setup-learn = Learn first
ui-setup-untaught = Still to learn: { $what }.
ui-setup-preset = Rules
ui-setup-options = Rule options
ui-setup-customise = Customise rules
ui-setup-customise-help = All rule options, the deal and practice, plus benchmark opponents in the player lists.
ui-setup-changed = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
}
ui-setup-seed = Seed
ui-setup-seed-random = random
ui-setup-seed-help = The same number gives the same cards and dice. Leave empty for a new deal. A match dealt from a chosen seed does not count for statistics or achievements.
ui-start = Start
ui-fault-too-few =
    { $least ->
        [1] At least one player is needed.
        [2] At least two players are needed.
        [one] At least { $least } player is needed.
       *[other] At least { $least } players are needed.
    }
ui-fault-too-many =
    { $most ->
        [one] Only one player can take part.
       *[other] At most { $most } players can take part.
    }
ui-fault-colour-twice = Each player needs a different colour.
ui-fault-name-twice = Each player needs a different name.
ui-fault-seed = The seed must be a whole number from 0 to 18446744073709551615.
opponent-human = Human
opponent-human-help = Someone at this computer.
opponent-engine = { $level } · { $character }
ui-character-chance = Random
ui-character-chance-help = Character picked at the start.
opponent-random = Drifter
opponent-random-help = Picks legal actions at random. Good for a first match.
opponent-flat = Sampler
opponent-flat-help = Tries each action in many random playouts and picks the one that wins most often.
opponent-mcts = Tree
opponent-mcts-help = Grows a search tree and samples its branches at random: the textbook method.
opponent-unknown = Unknown: { $word }
opponent-unknown-help = This version has no such player. { $instead } plays instead.
level-cadet = Cadet
level-ensign = Ensign
level-pilot = Pilot
level-captain = Captain
level-commodore = Commodore
level-admiral = Admiral
opponent-replay = Replay
opponent-replay-help = Repeats recorded actions.

## Languages
ui-option-language = Language
option-language-auto = System language
option-language-auto-help = The computer’s language if Orrery supports it, otherwise English.
ui-own-language-file = { $file }, line { $line }: { $what }. The file was skipped.
ui-own-language-message = { $file }, line { $line }: { $what }. This text was skipped.
ui-own-language-used = { $file }, line { $line }: { $what }.
ui-own-language-more =
    { $count ->
        [one] One more problem was found in the languages folder; see the terminal output.
       *[other] { $count } more problems were found in the languages folder; see the terminal output.
    }
