# What the terminals say themselves, line by line and on the whole screen, in English.

## Joints

term-parts-join = {"; "}
term-or = {" or "}
term-and = {" and "}
# A name and what is said of it; what is said may be empty.
term-of = { $name }: { $what }
term-cards-brought = What the cards brought:
term-none = none
term-answer-yes = yes
term-answer-no = no

## Names

term-player = Player { $number }
term-edition-revised = revised
term-edition-original = original
term-edition-family = family
term-level-apprentice = apprentice
term-level-farmer = farmer
term-level-landlord = landlord
term-level-steward = steward
term-level-master = master
term-kind-occupation = occupations
term-kind-minor = minor improvements

# Goods beside a number, where there is little room.
term-good-wood = wood
term-good-clay = clay
term-good-reed = reed
term-good-stone = stone
term-good-grain = grain
term-good-vegetable = { $n ->
    [one] vegetable
   *[other] vegetables
}
term-good-food = food
term-good-sheep = sheep
term-good-boar = boar
term-good-cattle = cattle

# Goods in front of a number, in one line of all goods.
term-bar-wood = wood
term-bar-clay = clay
term-bar-reed = reed
term-bar-stone = stone
term-bar-grain = grain
term-bar-vegetable = veg
term-bar-food = food
term-bar-sheep = sheep
term-bar-boar = boar
term-bar-cattle = cattle
term-bar-left = { $fences } fences { $stables } stables
term-bar-begging = { $n } begging

# In a few letters.
term-brief-grain = gra
term-brief-vegetable = veg
term-brief-sheep = shp
term-brief-boar = boa
term-brief-cattle = cat
term-brief-occupation = occ
term-brief-minor = min
term-tiny-wood = wd
term-tiny-clay = cl
term-tiny-stone = st
term-tiny-field = fld
term-tiny-stable = sta
term-letter-grain = g
term-letter-vegetable = v
term-letter-sheep = s
term-letter-boar = b
term-letter-cattle = c

## The round

term-over = The game is over.
term-round = Round { $round } of { $rounds }.
term-round-in-harvest = { $phase ->
    [feeding] Round { $round } of { $rounds }, harvest: feeding.
   *[breeding] Round { $round } of { $rounds }, harvest: breeding.
}
term-round-before-harvest = Round { $round } of { $rounds }, harvest at the end of this round.
term-round-harvest-in = { $n ->
    [one] Round { $round } of { $rounds }, next harvest in { $n } round (after round { $harvest }).
   *[other] Round { $round } of { $rounds }, next harvest in { $n } rounds (after round { $harvest }).
}
term-strip-harvest = H
term-strip-food = food { $has } of { $needs }
term-strip-in-harvest = { $phase ->
    [feeding] harvest: feeding
   *[breeding] harvest: breeding
}
term-strip-before-harvest = harvest after this round
term-strip-harvest-in = { $n ->
    [one] harvest in { $n } round
   *[other] harvest in { $n } rounds
}
term-strip-then = then
term-enough = enough
term-short-by = { $n } short

## The board

term-each-round = { $goods } more each round
term-space-in-round = { $space } (round { $round })
term-to-come = To come: { $list }
term-next = next: { $list }
term-more-round-cards = { $n ->
    [one] { $n } more round card to come
   *[other] { $n } more round cards to come
}
term-improvements = Improvements: { $list }
term-major-improvements = Major improvements: { $list }
term-none-left = none left
term-left-for-all = Left for all: { $list }
term-tiles-left = { $tile }: { $n }
term-taken = taken
term-not-now = Not now: { $why }

## Farms

term-headline = { $seat }: { $has }
term-headline-starting = { $seat } (starting player): { $has }
term-no-goods = no goods
term-to-place = { $people }, { $home } to place
term-needs = needs { $amount } (has it)
term-needs-short = needs { $amount } ({ $short } short)
term-fed = fed
term-so-many-people = { $n }p
term-room = { $material ->
    [wood] wood room
    [clay] clay room
   *[stone] stone room
}
term-field = field
term-fields = { $n ->
    [one] { $n } field
   *[other] { $n } fields
}
term-sown = { $n } sown
term-empty = empty
term-grain-each = { $amount } each
term-pasture-for = { $cells } for { $n }
term-stable = stable
term-upright = fence post
term-stables = { $n ->
    [one] { $n } stable
   *[other] { $n } stables
}
term-stables-beside = { $n ->
    [one] { $n } stable beside the farm
   *[other] { $n } stables beside the farm
}
term-tile-small = small
term-tile-two = two
term-tile-three = three
term-tile-corner = corner
term-tile-four = four
term-tile-with-stable = { $name }, stable
term-tile-for = { $name } for { $n }
term-tile-stabled-for = { $name } with a stable for { $n }
term-fences = { $n ->
    [one] { $n } fence
   *[other] { $n } fences
}
term-elsewhere = elsewhere: { $goods }
term-cards = cards: { $list }
term-card-with = { $card } with { $goods }
term-in-hand = { $n ->
    [one] in hand: { $n } card
   *[other] in hand: { $n } cards
}
term-in-hand-known = { $n ->
    [one] in hand: { $n } card, with { $list } passed on to it
   *[other] in hand: { $n } cards, with { $list } passed on to it
}
term-so-many-in-hand = { $n } in hand
term-waiting = to come: { $list }
term-in-rounds = { $n ->
    [one] { $what } in round { $rounds }
   *[other] { $what } in rounds { $rounds }
}
term-rounds-run = { $first } to { $last }

## Cards

term-hand = Hand ({ $n })
term-played = Played ({ $n })
term-hand-of = Hand of { $seat }:
term-hand-ready = { $ready }
term-hand-waiting = { $ready }; not yet: { $waiting }
term-hand-empty = Your hand is empty.
term-no-hands = This game is played without hand cards.
term-no-cards-yet = No cards yet; c shows those that can be had.
term-you-have = { $n ->
    [one] { $seat }, you have { $n } card in hand.
   *[other] { $seat }, you have { $n } cards in hand.
}
term-tick = { $tick } could be played, given an action.
term-can-be-played = can be played
term-not-yet = not yet
term-not-yet-because = not yet, { $why }
term-needs-what = needs { $what }
term-passed-on = is passed on
term-has-played = { $n ->
    [one] { $seat } has played { $n } card.
   *[other] { $seat } has played { $n } cards.
}
term-no-crop = no crop
term-now = now { $what }
term-to-be-had = Improvements to be had:
term-no-majors = No major improvement is left.
term-which-card = Which card? Write: card Corn Scoop
term-no-such-card = No card is called '{ $name }'. Search them all with: agricola cards { $name }
term-which-of = '{ $name }' could be: { $list }
term-in-your-hand = in your hand
term-played-by = played by { $seat }
term-passed-on-to = passed on to { $seat }
term-can-be-had = to be had
term-not-seen = not seen in this game
term-rulings = Rulings
term-cards-found = { $n ->
    [one] { $n } card. With all its facts: { $command }
   *[other] { $n } cards. One of them with all its facts: { $command }
}

## The open decision

term-question = { $what }:
term-is-to = { $seat } is to { $what }
term-may = { $seat } may { $what }
term-place = { $seat } is to place person { $n } of { $of }
term-ends-turn = { $seat }: Enter or e ends the turn, u takes it back
term-thinking = { $seat } is thinking
term-agent-failed = { $seat } was played by { $name }, which failed: { $why }. The level { $other } plays on.
term-too-small = The game needs a terminal of { $columns } by { $lines }; this one has { $width } by { $height }. Make it larger, or play with --lines.
term-number = number { $typed }
term-number-of-board = a number of the board above, or the name of the space
term-more-choices = and { $n } more{ $last }; write your own, or `all` to list them
term-no-choice = There is no choice { $number }; the choices are 1 to { $last }.
term-not-just = No choice is just { $cells }; the list has those that contain it.
term-painting = Space marks cells for a pasture, Enter fences them. Marked: { $marked }
term-cant-end = The turn can't end yet: something is still to be chosen.
term-cursor-first = Put the cursor on a space of the board or of the farmyard first (left, right).
term-why = { $name }: { $why }.
term-why-nothing = { $name }: nothing stands in the way.
term-why-what = Why what? Write a space, a card or a farmyard space: why Fencing; why Well; why c1.
term-why-unknown = '{ $what }' is no action space, card or farmyard space (a1 to e3); the spaces are: { $list }
term-taken-back = Taken back.

## Hints

term-hint-thinking = A hint is being thought of ...
term-only-choice = the only choice

## What has happened

term-news = Since your last decision:
term-nothing-yet = Nothing has happened yet.
term-log-round = Round { $round }
term-just-played = { $seat } has just played: { $what }
term-team = Team of { $seats }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
term-lower = { $name }: the lower of { $one } and { $other }
term-team-wins = { $n ->
    [one] { $seats } win.
   *[other] { $seats } share the victory.
}
term-suggested = * marks spaces that are worth a look
term-target = Target: { $points } points; now { $now }.
term-target-reached = The target of { $points } points is reached.
term-target-missed = The target of { $points } points is missed by { $n }.
term-wins = { $n ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

## Several persons at one screen

term-hand-over = The screen is for { $seat } now; the others look away.
term-hand-over-undo = undo takes the last move back.
term-hand-over-enter = Enter: show my farm
term-hand-over-u = u: take the last move back
term-hand-over-q = q: leave
term-press-enter = Press Enter, { $seat }
term-asked-inside = The turn of { $seat } has a question for you.
term-inside-turn = In the middle of the turn of { $other }, { $seat } is asked.

## Line by line

term-prompt-end = Enter: end of the turn. undo: take it back
term-input-ended = The input has ended.
term-interrupted = Interrupted.
term-type-help = Type ? for help.
term-type-hand = Type hand for prices, texts and what each card lacks.
term-no-player = There is no player { $number }; the players are 1 to { $last }.

# What can be typed: the first word is the command.
term-usage-look = look
term-usage-all = all
term-usage-board = board
term-usage-farm = farm N
term-usage-hand = hand
term-usage-cards = cards
term-usage-card = card NAME
term-usage-why = why NAME
term-usage-score = score
term-usage-hint = hint
term-usage-undo = undo
term-usage-save = save FILE
term-usage-quit = quit
term-command-turn = turn

term-help-moves = Type the number of a choice, or write the move itself. A move may be shortened while it stays clear, and case does not matter:
term-help-number = the choice with the number 7
term-help-space = place a person on { $space }
term-help-cells = farmyard spaces are a1 (top left) to e3 (bottom right)
term-help-fence = fence one pasture of these spaces
term-help-done = nothing more of this
term-help-help = this help
term-help-look = draw the whole position again
term-help-all = list all choices
term-help-board = the action spaces and what they do
term-help-farm = the farm of player N (without a number: your own)
term-help-hand = your hand cards, and what each of them lacks to be played
term-help-cards = what everybody has played, and the major improvements
term-help-card = one card with all its facts
term-help-why = why a space, a card or a farmyard space can't be used
term-help-score = the points as they stand
term-help-hint = three things that you could do, with reasons
term-help-undo = take your last decision back (undo turn: the whole turn)
term-help-save = write the game to a file
term-help-quit = leave the game (it is kept)

## Beginning and leaving

term-game = { $hands ->
    [none] Agricola, { $edition } edition.
    [with] Agricola, { $edition } edition with hand cards.
   *[without] Agricola, { $edition } edition without hand cards.
}
term-again = The same game again: { $arguments }.
term-alone = You play alone.
term-you = You
term-persons = { $n } persons
term-persons-only = { $n } persons play at this terminal.
term-against = { $n ->
    [one] { $who } and { $n } computer ({ $levels }).
   *[other] { $who } and { $n } computers ({ $levels }).
}
term-ask-edition = Which edition, { $first } or { $last }?
term-ask-players = How many players, 1 to { $most }?
term-ask-persons = How many of them are persons at this screen, 1 to { $most }?
term-ask-cards = With hand cards, yes or no?
term-ask-decks = Which decks, letters of { $usual } in any mix, and { $others } with them if you like?
term-ask-ways = Other ways to play, by name with commas, or { $mark } for a list?
term-goes-on = { $n ->
    [one] The game goes on after { $n } move.
   *[other] The game goes on after { $n } moves.
}
term-goodbye = Goodbye.
term-kept = Goodbye. Your game is kept. Go on with it: { $command }
term-not-kept = Goodbye. The game could not be kept: { $path } can't be written.
term-save-where = Save to which file? Write: save my-game.txt
term-saved = Saved. Go on with it later: { $command }
term-file-exists = { $path } exists already, and nothing is overwritten; choose another name.
term-file-not-written = { $path } can't be written: { $reason }. The game goes on.
term-no-terminal = The input or the output is no terminal, so the game goes line by line.
term-no-drawing = This terminal (TERM={ $kind }) can't be drawn on, so it goes line by line.
term-no-textual = The full screen needs Textual: { $command }. So it goes line by line.
term-no-page = The page can't be opened: { $reason } So the game is played here.
term-needs-server = the service needs { $name }; install it with: { $command }.
term-page-not-built = it has not been built; in a copy of the source `{ $command }` builds it.

## The first page of the whole screen

term-start-edition = Edition
term-start-players = Players
term-start-persons = Persons at this screen
term-start-level = The computers play as
term-start-cards = Hand cards
term-start-decks = Decks
term-start-more = More ways to play
term-start-way = The hand
term-way-dealt = dealt
term-start-hand = Cards of your hand
term-start-exclude = Banned cards
term-start-order = Round cards
term-typed-foot = Enter: take these names, with commas between them. Escape: back
term-start-ends = Your turn ends
term-ends-said = when you say so
term-ends-alone = by itself
term-start-begin = Begin
term-start-go-on = Go on with: { $what }
term-start-how = Up and down: choose. Left and right: change. Enter or b: begin. q: leave.
term-about-revised = the edition of 2016, with hand cards
term-about-original = the edition of 2007, the family game
term-about-family = the Family Edition, with tiles
term-a-position = a position
term-so-many-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
term-kept-against = against { $list }
term-kept-unreadable = { $name } (can't be read)

## The line of keys

term-do-undo = undo
term-do-end = end
term-do-hint = hint
term-do-why = why
term-do-cards = cards
term-do-farms = farms
term-do-log = log
term-do-score = score
term-do-help = help
term-do-quit = quit
term-do-next = next
term-do-back = back
term-do-round = round
term-do-go = go
term-do-eyes = eyes
term-over-keys = The game is over. s: scores, r: step through it again, q: leave

## Pages over the table

term-page-cards = Cards
term-page-farms = Farms
term-page-log = Log
term-page-over = The game is over
term-page-points = Points as they stand
term-page-help = Help
term-page-replay = Stepping through a game
term-page-foot = Escape: back to the table
term-ask-foot = Enter: { $deed }. Escape: back to the table
term-save-which = Save the game to which file?
term-save-deed = save
term-file-example = my-game.txt
term-not-over = The game can be stepped through when it is over; l shows the log.

term-key-enter = Enter
term-key-arrows = arrows
term-key-digits = digits
term-key-click = a click
term-key-space = Space
term-key-undo = u / U
term-key-save = S
term-keys-do = do what the cursor is on: a space, a farmyard space, a choice
term-keys-move = move the cursor; left and right, or Tab, change the pane
term-keys-digits = the number of a choice, then Enter
term-keys-click = does the same as Enter
term-keys-mark = mark farmyard spaces for a pasture, then Enter fences them
term-keys-undo = take back the last decision / the whole turn
term-keys-end = end the turn
term-keys-hint = hint: what you could do now, with reasons
term-keys-why = why the space or the farmyard space under the cursor can't be used
term-keys-cards = cards: your hand, what everybody has played, what can be had
term-keys-farms = the farms of the others, drawn
term-keys-log = the log of the game
term-keys-scores = scores, line by line
term-keys-look-back = when the game is over: step through it again
term-keys-save = save the game to a file
term-keys-help = this help
term-keys-leave = leave; the game is kept, and agricola play --resume goes on
term-keys-about-board = On the board, spaces without a number can't be used now; choose one to read why.
term-keys-about-strip = In the round strip H is a harvest and +2 are goods that wait for you.

## Stepping through a game

term-replay-help = Enter: next move. back: one move back. A number: after so many moves. round N: the beginning of a round. end: the last. quit: leave.
term-replay-prompt = move { $number } of { $last }
term-replay-last = That was the last move. Write back, a number, or quit.
term-replay-moves = { $n ->
    [one] The record has { $n } move.
   *[other] The record has { $n } moves.
}
term-replay-back = back
term-replay-end = end
term-replay-round = round
term-replay-moment = Round { $round }, move { $number } of { $last }
term-replay-beginning = the beginning
term-replay-over = The game is over; s shows the scores.
term-then = Then: { $what }.
term-go-where = Go to which move or round?
term-go-example = 23, or round 7
term-go-deed = go there
term-go-nowhere = '{ $typed }' is neither a move (23) nor a round (round 7).
term-eyes-mover = Now as whoever has moved sees it.
term-eyes-of = Now as { $seat } sees it.
term-key-forward = right, Enter, Space
term-key-back = left, Backspace
term-key-rounds = down / up
term-key-ends = Home / End
term-key-pages = o, l, s
term-key-quit = q, Escape
term-keys-forward = the next move
term-keys-back = one move back
term-keys-rounds = the next round / the beginning of the round, then the one before
term-keys-ends = the first / the last position
term-keys-go = go to a move (23) or to a round (round 7, or r7)
term-keys-eyes = through whose eyes: whoever has moved, or always one player
term-keys-replay-cards = the cards: the hand of the player whose farm is shown, and what all have played
term-keys-pages = all farms, the log so far, the points line by line
term-keys-replay-quit = leave

## Series and campaigns

term-series-solo = solo series, { $edition } edition, { $n ->
    [one] 1 game played
   *[other] { $n } games played
}
term-series-campaign = campaign for { $players } players, { $n ->
    [one] 1 game played
   *[other] { $n } games played
}
term-series-reached = Game { $number }: { $score } points, target { $target } reached
term-series-missed = Game { $number }: { $score } points, target { $target } missed
term-series-stays = ; { $name } stays
term-series-permanent = Permanent occupations: { $list }
term-series-complete = The series is complete: all its targets are reached.
term-series-over = The series is over: the last target was missed.
term-series-begun = Game { $number } with target { $target } was left in its middle.
term-series-next = Next: game { $number }, target { $target }, { $n } food at the start.
term-series-play = Play: { $command }
term-series-none = There is no series yet. Begin one: { $command }
term-series-exported = { $n ->
    [one] 1 record and results.csv written to { $path }
   *[other] { $n } records and results.csv written to { $path }
}
term-series-which = { $seat }: which occupation stays? Type its number.
term-series-which-or-none = { $seat }: which occupation stays? Type its number, or press Enter for none.
term-campaign-game = Game { $number }
term-campaign-result = { $seat }: { $score } points, rank { $rank }, { $n ->
    [one] 1 campaign point
   *[other] { $n } campaign points
}
term-campaign-standings = So far
term-campaign-standing = { $seat }: { $n ->
    [one] 1 campaign point
   *[other] { $n } campaign points
}, { $total } points in all games
term-campaign-wins = { $n ->
    [one] { $seats } wins the campaign.
   *[other] { $seats } share the campaign.
}
term-campaign-next = Next: game { $number } of 3.
term-campaign-begun = Game { $number } of 3 was left in its middle.
