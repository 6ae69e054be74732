# What the screens around the table say: the end of a game, replays, the lobby. Loaded when one of them is opened.

## ending

ending-title = { $who } has the finest farm
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
ending-turn = Round { $round }: { $who }, { $did }.
ending-turn-cost = { $points ->
    [one] { $best } was worth about { $points } point more.
   *[other] { $best } was worth about { $points } points more.
}
ending-turns-none = No turn cost as much as a point.
ending-turns-looking = Looking through the turns: { $n } of { $of }
ending-turns-how = As a computer player judges it, which sees no hidden card and is not always right.
ending-cards-none = Nobody has played a card.
ending-cards-about = Goods and points from the game itself; points at the end stand on the score sheet.
ending-own-none = No game of yours has ended here yet.
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
ending-rematch-join = Join the rematch
ending-rematch-say = A new table is laid: { $link }
ending-watch = Watch again
ending-sheet = Full score sheet
ending-table = Look at the table
ending-door = Front door
ending-share = A picture of the farm
ending-share-of = Share the farm of { $who }
ending-share-send = Send it …
ending-share-png = Save as a picture (PNG)
ending-share-svg = Save as a drawing (SVG)
ending-share-failed = That did not work in this browser.

## replay

replay-round = Round { $round }, { $n } of { $of } turns
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
replay-shared = The link to this moment is copied.
replay-link = Link to this moment: { $link }
replay-rounds = Rounds
replay-begins = The game begins.
replay-ending = To the ending

## lobby

lobby-table = At the table
lobby-free = Free
lobby-share = Share
lobby-for-friend = Keep it for a friend
lobby-rename = Your name
lobby-start = Start now, with computers on free seats
lobby-private = private
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
company-back = Take the seat back
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
