### Title, menus, set-up, options.
### Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them. A minus is an en dash.

## Title and menus
ui-title = ORRERY
ui-version = version { $version }
ui-continue = Continue
ui-continue-gone = There is no match to go on with.
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
ui-menu-help = Save, load, options, leave.
ui-menu-saved = The match is saved after every order.
ui-resume = Resume
ui-save-as = Save as
ui-save = Save
ui-save-name = Name of the save
ui-same-deal = Same deal again
ui-restart-sure = The match begins again with the same cards and dice. Everything since the deal is gone.
ui-to-title = To the title
ui-open = Open
ui-delete = Delete
ui-delete-sure = Delete “{ $name }” for good?
ui-load-none = No match is saved yet.
ui-load-broken = Cannot be opened: { $reason }
ui-autosave = Autosave, round { $round }
ui-save-over = { $name } (finished)
ui-saved = Saved as “{ $name }”
ui-quick-save = Quick save
ui-not-saved = Not saved: { $reason }
ui-no-display = No display was found. Start Orrery from a desktop session, or set DISPLAY or WAYLAND_DISPLAY. Commands such as “orrery --help” and “orrery simulate” need no display.
ui-no-sound = No sound device was found, so the game is silent. Connect one, or start PipeWire or PulseAudio, and start Orrery again.
ui-no-gpu = No graphics card with Vulkan or OpenGL was found. On Debian or Ubuntu install mesa-vulkan-drivers and libvulkan1, or the driver of the card’s maker.
ui-crash = Something went wrong. The match was saved after its last order. A report lies in { $path }
ui-crash-match = The match in play is saved as { $path }

## The games on the title
title-games = { $count ->
    [1] A board game round one sun
    [2] Two games round one sun
    [3] Three games round one sun
    [4] Four games round one sun
   *[other] { $count } games round one sun
}
title-players = { $least } to { $most } players
title-players-only = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
title-waits = round { $round } waits
title-continue-line = Round { $round }, { $when }
title-waiting = Matches that wait
title-waiting-all = All matches that wait: { $count }
title-new-line = set up a table
title-credits = Unofficial versions of board games. Own art and words.
title-next = Next game
title-previous = Previous game
title-place = { $name }, { $number } of { $count }
title-place-waits = { $name }, { $number } of { $count }, a match waits in round { $round }

## Set-up
ui-setup-title = New match
ui-setup-players = Players, in turn order
ui-setup-add = Add a player
ui-setup-remove = Remove this player
ui-setup-every = All opponents:
ui-yardsticks = Yardsticks, to measure against
ui-players = Who plays
ui-players-about = Any seat may change hands at any time, in the middle of a turn too.
ui-players-click = Click: who plays this seat ({ $key })
ui-players-person = A person at this screen
ui-players-replay = A recording
ui-players-take = Play this seat yourself
ui-players-give = Let { $player } play
ui-setup-preset = Rules
ui-setup-options = Rule options
ui-setup-seed = Seed
ui-setup-seed-random = random
ui-setup-seed-help = The same number deals the same cards and dice. Empty: a new deal.
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
        [one] Only one can play.
       *[other] At most { $most } can play.
    }
ui-fault-colour-twice = Every player needs another colour.
ui-fault-name-twice = Every player needs another name.
ui-fault-seed = The seed is a whole number from 0 to 18446744073709551615.
opponent-human = Person
opponent-human-help = Somebody at this screen.
opponent-engine = { $level } · { $character }
opponent-random = Drifter
opponent-random-help = Does anything that is allowed. Good for a first look.
opponent-flat = Sampler
opponent-flat-help = Tries each order in many matches played on at random, and takes the one that won most.
opponent-mcts = Tree
opponent-mcts-help = Grows a tree of what may come and tries its branches at random: the textbook’s way.
opponent-unknown = Unknown: { $word }
opponent-unknown-help = This version knows no such player. { $instead } plays instead.
level-cadet = Cadet
level-ensign = Ensign
level-pilot = Pilot
level-captain = Captain
level-commodore = Commodore
level-admiral = Admiral
opponent-replay = Replay
opponent-replay-help = Plays recorded orders again.

## Languages
ui-option-language = Language
option-language-auto = As the system
option-language-auto-help = The language of the computer, if Orrery speaks it; else English.
ui-own-language-file = { $file }, line { $line }: { $what }. The file is left out.
ui-own-language-message = { $file }, line { $line }: { $what }. This text is left out.
ui-own-language-used = { $file }, line { $line }: { $what }.
ui-own-language-more =
    { $count ->
        [one] One more fault was found in the languages folder; it is told on standard error.
       *[other] { $count } more faults were found in the languages folder; they are told on standard error.
    }
