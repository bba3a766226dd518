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
# What a game is called, what it is in at most 50 letters, and whose it is.
game-alien-frontiers = Alien Frontiers
game-alien-frontiers-line = one planet, eight territories, ships that are dice
game-alien-frontiers-credit = An unofficial version of the board game by Tory Niemann. Own art and words.
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
title-next = Next game
title-previous = Previous game
title-place = { $name }, { $number } of { $count }
title-place-waits = { $name }, { $number } of { $count }, a match waits in round { $round }

## Set-up
ui-setup-title = New match
ui-setup-players = Players, in turn order
ui-setup-add = Add a player
ui-setup-remove = Remove this player
ui-setup-name-help = The player’s name. Empty: called by the colour.
ui-setup-every = All opponents:
ui-yardsticks = Yardsticks, to measure against
ui-players = Who plays
ui-players-about = Any seat may change hands at any time, in the middle of a turn too.
ui-players-click = Click: who plays this seat ({ $key })
ui-players-person = A person at this screen
ui-players-replay = A recording
ui-players-take = Play this seat yourself
ui-players-give = Let { $player } play
ui-setup-first = First player
ui-setup-preset = Rules
ui-setup-options = Rule options
ui-setup-seed = Seed
ui-setup-seed-random = random
ui-setup-seed-help = The same number deals the same cards and dice. Empty: a new deal.
ui-start = Start
ui-fault-too-few = At least two players are needed.
ui-fault-colour-twice = Every player needs another colour.
ui-fault-name-twice = Every player needs another name.
ui-fault-seed = The seed is a whole number from 0 to 18446744073709551615.
opponent-human = Person
opponent-human-help = Somebody at this screen.
opponent-engine = { $level } · { $character }
opponent-random = Drifter
opponent-random-help = Does anything that is allowed. Good for a first look.
opponent-simple = Settler
opponent-simple-help = Builds ships and colonies as soon as it can, and never looks at anybody else.
opponent-parity = Parity
opponent-parity-help = Plays as the published computer opponent of this game, by a count of what lies on the table after its own turn.
opponent-parity-admiral = Parity, wary
opponent-parity-admiral-help = The published opponent, more anxious about what the best other player has.
opponent-parity-pirate = Parity, spiteful
opponent-parity-pirate-help = The published opponent that minds the best other player most of all.
opponent-flat = Sampler
opponent-flat-help = Tries each order in many matches played on at random, and takes the one that won most.
opponent-mcts = Tree
opponent-mcts-help = Grows a tree of what may come and tries its branches at random: the textbook’s way.
opponent-unknown = Unknown: { $word }
opponent-unknown-help = This version knows no such player. { $instead } plays instead.
level-cadet = Cadet
level-cadet-about = Fresh from the academy: follows plain rules and often misses what its dice could do.
level-pilot = Pilot
level-pilot-about = Uses every turn decently, but overlooks things and forgives your slips.
level-captain = Captain
level-captain-about = Weighs the whole turn with cards and trades, and errs now and then.
level-commodore = Commodore
level-commodore-about = Finds the best it can see in every turn, and gives nothing away.
level-admiral = Admiral
level-admiral-about = Plays its best turns on in thought before it decides. The strongest there is.
character-surveyor = Surveyor
character-surveyor-about = Wants nothing but to win.
character-corsair = Corsair
character-corsair-about = Would rather take it from you than mine it.
character-archivist = Archivist
character-archivist-about = Collects alien tech, and knows how to use it.
character-shipwright = Shipwright
character-shipwright-about = Trusts in a large fleet.
character-pioneer = Pioneer
character-pioneer-about = Spreads over the planet and fights for every territory.
character-warden = Warden
character-warden-about = Keeps an eye on whoever leads, and holds them back.
opponent-replay = Replay
opponent-replay-help = Plays recorded orders again.
option-first-roll = Highest roll
option-first-roll-help = Everybody rolls a ship; the highest begins.
option-first-random = Random
option-first-random-help = Anybody may begin.
option-first-chosen = First in the list
option-first-chosen-help = The player at the top of the list begins.
preset-2011 = 2011
preset-2011-help = The second edition, with every gap settled.
preset-2010 = 2010
preset-2010-help = The first edition’s Plasma Cannon.
preset-2011-literal = 2011 by the letter
preset-2011-literal-help = The second edition’s text taken word for word: a cheaper sixth ship, an earlier Asimov bonus.
preset-app = Tablet
preset-app-help = As the tablet version of 2011 played: the Bay is always open, the mine forgives own ships, a surplus at the Hub waits.
rule-length = Length
rule-length-help = How many colonies each player has. Normal: 8, 7 or 6 with two, three or four players. Long: always 8.
rule-length-normal = Normal
rule-length-long = Long
rule-vp = Target
rule-vp-help = The match may also end as soon as somebody has enough points: 12, 10 or 9 with two, three or four players; short: 8 with four.
rule-vp-off = None
rule-vp-standard = Points
rule-vp-short = Fewer points
rule-duty = Docking duty
rule-duty-help = When a ship may go to the Bay. Soft: if it has no free place alone. Free: always. Strict: if it can dock nowhere at all.
rule-duty-soft = Soft
rule-duty-free = Free
rule-duty-strict = Strict
rule-supply = Supply
rule-supply-help = Fuel and ore in the game: no limit, or 30 fuel and 20 ore.
rule-supply-unlimited = No limit
rule-supply-limited = Limited
rule-mine = Lunar Mine
rule-mine-help = Whose ships a new one must match: everybody’s, or only the others’.
rule-mine-strict = All ships count
rule-mine-forgiving = Only others’
rule-surplus = Hub surplus
rule-surplus-help = Steps beyond the last circle wait for a launch in the very next order, or until the turn ends.
rule-surplus-immediate = Next order
rule-surplus-turn = Whole turn
rule-asimov = Asimov Crater
rule-asimov-help = Which ship of the turn earns the extra circle.
rule-asimov-second = Second ship
rule-asimov-first = First ship
rule-sixth = Sixth ship
rule-sixth-help = What the sixth ship costs at the Shipyard.
rule-sixth-three = 3 fuel 3 ore
rule-sixth-two = 3 fuel 2 ore
rule-market = Market
rule-market-help = Whether a pair trades on after one of its ships was teleported away.
rule-market-ends = Ends
rule-market-kept = Trades on
rule-cannon = Plasma Cannon
rule-cannon-help = How many ships the Cannon’s discard must leave its victim.
rule-cannon-three = Three
rule-cannon-four = Four before

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
