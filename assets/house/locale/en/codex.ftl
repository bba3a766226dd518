### The codex and tips.
### A page’s text is one point a line. Players are called by name, never "you". No U+2212, arrows or stars: the fonts lack them.

## The codex itself
codex = Codex
codex-help = What everything on the table does, with the numbers of this match.
codex-search = Search the codex
codex-search-none = No page has all these words.
codex-found =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
codex-contents = Contents
codex-back = Back
codex-welcome = Choose a page on the left, or type what to look for. Arrows and Enter work too.
codex-welcome-tip = Over anything on the table { $key } opens its page.
codex-now = In this match
codex-now-mover = In this match, for { $name }
codex-see = See also
codex-play = Play an example
codex-play-help = Opens this position to try it out. The match on the table waits and can be taken up again.
codex-play-not-here = A lesson is open: leave it first, then this position can be played.
codex-play-with = Play an example with { $what }
codex-practise = Practise this
codex-practise-help = Opens the lesson about it in the Academy.
codex-part-choices = Rule options
codex-values = Values
codex-practice = Practice: { $what }
codex-practice-return = Back to the match
codex-practice-leave = Leave the practice
codex-practice-again = Once more

## What is true now
codex-fact-set = Option: { $option }

## Why not
why-not-to-move = It is somebody else’s turn.
why-not-own = It belongs to somebody else.
why-no-target = There is nothing to use it on now.
why-other-asked = A choice is still open. Finish or cancel it first.
why-no-more = There is no more to choose.
why-none-chosen = None was chosen yet.
why-not-enough = Choose what to aim at first.
why-no-redo = Nothing was taken back.
why-first-page = There is no page before this one.
why-no-name = Type a name first.
why-no-turn = There is no such turn.

## Tips
tip-price = Price: { $what }
tip-price-each = { $head }: { $what }
tip-undo-yes = Can be taken back.
tip-undo-no = Cannot be taken back.
tip-more = { $key }: more in the codex
