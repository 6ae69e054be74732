# What the screens around the table say: the end of a game, replays, the lobby. Loaded when one of them is opened.

## ending

ending-title = The finest farm: { $who }
ending-title-shared = { $who } have the finest farms
ending-title-team = { $who } win as a team
ending-title-alone = { $points ->
    [one] Your farm brings { $points } point
   *[other] Your farm brings { $points } points
}
ending-lead = { $points } points, { $lead } ahead of { $who }
ending-level = { $points } points, as many as { $who }
ending-teams = Points of the teams: { $best } to { $less }
ending-target-reached = The target of { $points } points is reached
ending-target-missed = The target of { $points } points is missed by { $n }
ending-sorts = Where the points come from
ending-sort-land = Land
ending-sort-crops = Crops
ending-sort-animals = Animals
ending-sort-house = House, family
ending-sort-cards = Cards, bonus
ending-look-back = A look back
ending-tab-turns = The turning points
ending-tab-cards = What the cards brought
ending-tab-own = Your games
ending-tab-team = The teams
ending-series = On with the series
ending-series-about = what this game brought, and what comes next
ending-turn = Round { $round }: { $who } chose { $did };
ending-turn-cost = { $points ->
    [one] { $best } would have been worth about { $points } point more.
   *[other] { $best } would have been worth about { $points } points more.
}
ending-turn-good = { $points ->
    [one] nothing was better. The round brought { $points } point.
   *[other] nothing was better. The round brought { $points } points.
}
ending-round-good = { $points ->
    [one] { $who }: round { $round } was one of the best, { $points } point.
   *[other] { $who }: round { $round } was one of the best, { $points } points.
}
ending-turns-none = No turn cost as much as a point.
ending-turns-looking = Looking for turning points
ending-turns-stopped = The looking stopped before all turns were judged.
ending-turns-go-on = Look on
ending-lost-unused = { $n ->
    [one] One empty space cost { $n } point.
   *[other] { $n } empty spaces cost { $n } points.
}
ending-lost = { $n ->
    [one] { $what }: { $n } point lost.
   *[other] { $what }: { $n } points lost.
}
ending-turns-how = As a computer player judges it, which sees no hidden card and is not always right.
ending-cards-none = Nobody has played a card.
ending-cards-about = Goods and points from the game itself; points at the end stand on the score sheet.
ending-own-none = No game of yours has ended here yet.
ending-own-then = Then your points, your wins and your finest farm hang here.
ending-own-games = games
ending-own-won = won
ending-own-mean = mean
ending-own-best = best
ending-own-of = { $n } of { $of }
ending-own-farm = Best farm: { $n }
ending-own-cards = Cards that won
ending-own-where = Kept in this browser only.
ending-next = What comes next
ending-rematch = Rematch
ending-rematch-about = same table, seats moved on by one
ending-with-cards = Next: with cards
ending-with-cards-about = same table, and a hand of cards
ending-rematch-join = Join the rematch
ending-rematch-say = A new table is laid: { $link }
ending-watch = Watch again
ending-sheet = Score sheet
ending-table = Table
ending-home = First page
ending-share = A picture of the farm
ending-share-of = Share the farm ({ $who })
ending-share-send = Send it …
ending-share-png = Save as a picture (PNG)
ending-share-svg = Save as a drawing (SVG)
ending-share-failed = That did not work in this browser.

## replay

replay-round = Round { $round }, turn { $n } of { $of }
replay-play = Play
replay-pause = Pause
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-harvest = Next harvest
replay-speed = Speed
replay-seen-by = Seen by
replay-everybody = everybody
replay-play-on = Play on from here
replay-share = Share this moment
replay-more = More
replay-shared = The link to this moment is copied.
replay-link = Link to this moment: { $link }
replay-begins = The game begins.
replay-ending = To the ending
film-took = { $who } took { $goods } from { $space }
film-went = { $who } went to { $space }
record-sample = Watch a game
record-sample-about = Three computer players, from the first round to the score, as a film.
start-record-about = A saved game, to step through or to play on.
start-choose-file = Choose a file

## lobby

lobby-table = At the table
lobby-here = { $n } here
lobby-watching = { $n } watching
lobby-ready = I am ready
lobby-not-yet = Not yet
lobby-is-ready = ready
lobby-awaited = Not ready yet: { $who }
lobby-free = Free
lobby-share = Share
lobby-for-friend = Keep for a friend
lobby-rename = Save the name
lobby-start = Start now, with computers on free seats
lobby-private = private
lobby-watch-delay = watched one round later
lobby-no-clock = no clock
lobby-clock-turn = { $n ->
    [one] { $n } minute a turn
   *[other] { $n } minutes a turn
}
lobby-clock-game = { $n ->
    [one] { $n } minute for all turns
   *[other] { $n } minutes for all turns
}
company-here = here
company-gone = not here
company-away = away: a computer plays
company-left = { $time } left
company-vote = { $n ->
    [0] Let a computer play
   *[other] Let a computer play ({ $n } for it)
}
company-mute = Mute
company-unmute = Hear again
company-kick = Send away
talk-title = What was said
talk-none = Nobody has said anything yet.
talk-say = Say something
talk-send = Say it
talk-ready = Ready!
talk-soon = Two minutes
talk-missing = Who is missing?
push-want = Tell me when it is my turn
push-say = It is your turn.
push-on = This browser will tell you.
push-failed = This browser does not allow notices.

## about

about-what = A free implementation of the board game Agricola: engine, computer players, terminal game and this page, under the MIT licence.
about-whose = Agricola was designed by Uwe Rosenberg and is published by Lookout Games. This project is not connected with them; whoever likes it should own the box.
about-drawings = All drawings and card texts are our own.
about-privacy = No account is needed. One cookie remembers your seats; the settings stay in this browser.

## account

account-title = Account
account-about = You need none to play. With an account your name, your games and your results follow you to another device.
account-make = Make an account
account-two-devices = Play on two devices
account-passkey = Make a passkey
account-passkey-about = Your device proves who you are, as you unlock it. There is no password, and no address of yours is asked for.
account-link = A link for another device
account-link-about = Passkeys do not work in this browser or at this address. A link makes you an account all the same: open it on the other device, and you are known on both.
account-link-say = Open it there within { $n } minutes. It works once, and whoever opens it is you here.
account-have = You have an account
account-sign-in = Sign in with a passkey
account-sign-in-link = Without a passkey, make a link where you are signed in and open it here.
account-guest = Games that you have played here as a guest stay with this browser. They are back when you sign out.
account-here = Use your account on this device?
account-here-go = Sign in
account-name = Your name
account-save = Save
account-saved = Saved.
account-passkeys = Passkeys
account-passkeys-none = None yet.
account-passkey-forget = Remove
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere
account-forget = Delete the account
account-forget-sure = Its games stay, but nobody can come back to a seat of yours. Delete it?
account-results = How your games went
account-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
account-ratings = Your ratings
account-ratings-about = Elo points from games against other people; everybody begins at 1500. Who leaves a game and is not back at its end has lost it.
account-rating-cards = with hand cards
account-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
account-failed = That did not work, and nothing has changed.
refused-no-account = This browser is not signed in.
refused-bad-link = This link has been used, or its time is up. Make a new one where you are signed in.
refused-bad-passkey = This passkey is not known here, or it took too long.
refused-no-passkeys = This service knows no passkeys.
refused-too-many-passkeys = There are ten passkeys already; remove one first.

## gallery

gallery-title = All cards
gallery-back = Back to the start
gallery-search = Search names and texts
gallery-edition = Edition
gallery-kind = Kind
gallery-deck = Deck
gallery-loading = The cards are coming…
gallery-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
gallery-players = from { $n } players
gallery-open = Look at { $name }
gallery-filters = Filter
gallery-clear = Clear all
gallery-wipe = Clear the search
gallery-share = Copy the link to this search
gallery-copied = Copied
gallery-none = No card has all of that. Leave something out.
gallery-gives = Gives
gallery-gives-food = food
gallery-gives-materials = building materials
gallery-gives-crops = crops
gallery-gives-animals = animals
gallery-gives-points = points
gallery-gives-farm = rooms, fields and fences
gallery-gives-other = other actions

# The lobby and the replay

lobby-waiting = Waiting for players
lobby-invited = You are invited to a game
lobby-join = Take a seat
lobby-computer = Seat a computer
lobby-copy-by-hand = Copy the link by hand: touched, it is selected whole.
lobby-say = Send this link to your friends. The game begins when every seat is taken.
lobby-say-guest = Take a seat to play; the game begins when every seat is taken.
replay-title = Replay
replay-none = This game can't be shown
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-move = Move
