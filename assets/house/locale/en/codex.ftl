### The codex and tips.
### A page’s text is one point a line. Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## The codex itself
codex = Codex
codex-help = What everything on the board does, with the figures for this match.
codex-search = Search the Codex
codex-search-none = No page contains all of these words.
codex-found =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
codex-contents = Contents
codex-back = Back
codex-welcome = Choose a page on the left, or type to search. Arrow keys and Enter work too.
codex-welcome-pad = Choose a page on the left, or search for one. The triggers scroll a page.
codex-welcome-tip = Point at anything on the board and press { $key } for its page.
codex-now = In this match
codex-now-mover = In this match, for { $name }
codex-see = See also
codex-play = Play an example
codex-play-help = Try this position out. The current match is kept and can be resumed.
codex-play-not-here = Exit the lesson first to play this position.
codex-play-with = Play an example with { $what }
codex-practise = Practise this
codex-practise-help = Opens the matching lesson in the Academy.
codex-part-choices = Rule options
codex-values = Values
codex-practice = Practice: { $what }
codex-practice-return = Back to the match
codex-practice-leave = Exit practice
codex-practice-again = Try again

## What is true now
codex-fact-set = Option: { $option }

## Why not
why-not-to-move = It is another player’s turn.
why-not-own = This belongs to another player.
why-no-target = There is no valid target now.
why-other-asked = Finish or cancel the current choice first.
why-no-more = Nothing more to choose.
why-none-chosen = Nothing is selected yet.
why-not-enough = Choose a target first.
why-no-redo = Nothing to redo.
why-first-page = This is the first page.
why-no-name = Type a name first.
why-no-turn = There is no such turn.

## Tips
tip-price = Price: { $what }
tip-price-each = { $head }: { $what }
tip-undo-yes = Can be undone.
tip-undo-no = Cannot be undone.
tip-more = { $key }: more in the Codex
