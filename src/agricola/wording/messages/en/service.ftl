# What the service says itself, in English: refusals, notices, why nothing can be taken back.

## Refused commands

refused-stale = The game has moved on since; look at the new state and choose again.
refused-newer-hint = Another hint was asked for since.
refused-not-legal = This is not possible now.
refused-read = { $problem }
refused-no-such-thing = “{ $text }” is no space, no card and no farmyard space.
refused-not-your-seat = Seat { $number } is not yours.
refused-not-your-turn = It is the turn of { $seat }.
refused-id-used = This command id was used for something else; take a new one.
refused-waiting = A seat is open: invite somebody by the link, or give it to a computer.
refused-over = The game is over.
refused-seats-stay = The game is over; its seats stay as they are.
refused-no-hint = There is no hint at the moment; try again in a while.
refused-too-heavy = This takes too long to work out here; choose something else.
refused-no-talk = Nothing can be said here.

## Refused requests

refused-too-many = That was too much at once; wait a moment.
refused-too-many-sockets = Too many connections from here; close some of them.
refused-room-is-full = Too many are connected to this room.
refused-not-found = There is nothing here.
refused-not-allowed = This can't be done here.
refused-bad-request = This request can't be answered.
refused-two-hosts = The request names its host or origin twice.
refused-other-origin = This request comes from a page of another site.
refused-other-host = The service does not answer under this name.
refused-internal = Something went wrong here; it was noted.
refused-not-json = Send JSON, with the header Content-Type: application/json.
refused-bad-json = This is no JSON.
refused-bad-message = This is not understood: { $problem }.
refused-bad-number = { $name } is a number from 0 on.
refused-too-large = The body may have { $bytes } bytes at most.
refused-too-slow = The body did not come in time.
refused-no-such-room = There is no such room; check the link.
refused-no-such-seat = There is no seat { $number }; the first one is 0.
refused-no-such-level = There is no level { $level }; see the catalogue.
refused-no-open-seat = No seat is open here; you can watch the game.
refused-no-such-series = There is no such series; check the link.
refused-not-your-series = Only who began the series may do this.
refused-bad-series = This series can't be played so: { $problem }.
refused-bad-room = This game can't be set up: { $problem }.
refused-bad-room-seats = { $n ->
    [one] There is { $n } player, so list { $n } seat.
   *[other] There are { $n } players, so list { $n } seats.
}
refused-bad-room-edition = There is no edition { $edition }; see the catalogue.
refused-bad-room-option = This edition has no option { $option }; see the catalogue.
refused-bad-room-hand = Hands are dealt where a seat waits for somebody: choose cards alone, or against computers.
refused-bad-record = This record can't be used: { $problem }.
refused-long-record = This record takes too long to replay.
refused-bad-place = The game has { $total ->
    [one] { $total } move
   *[other] { $total } moves
}, so “after” is 0 to { $total }.
refused-not-over = This game is not over: its replay opens when it is.
refused-record-not-over = The record tells all that is hidden; it opens when the game is over.
refused-store-down = Games can't be saved or read at the moment; try again in a while.
refused-busy = Too much waits already; try again in a while.
refused-full = All tables are taken; try again in a while.
refused-half-letters = This record holds halves of letters, which can't be kept.
refused-too-many-changes = The seats of this room have changed too often; make a new room.
refused-seat-kept = The hand of this seat has been dealt: only who saw it may come back to it. A computer can play it meanwhile.
refused-private = This room is private: it opens by the link that was given to its players or its spectators.
refused-wrong-key = This link does not open this room; ask for a new one.
refused-sent-away = You were sent away from this room.
refused-only-watching = The link that you came by is for watching.
refused-not-the-host = Only who made the room may do this.
refused-nobody-to-kick = There is nobody else on this seat.
refused-no-push = This service sends no notices by the browser.
refused-nobody-to-tell = Take a seat first: nobody knows whom to tell.
refused-bad-subscription = Notices can only be sent by the push service of a browser.
refused-not-your-vote = Only the other players may vote about this seat.
refused-not-absent = This player is here, or has been a moment ago.
refused-token-in-address = Show the token in the header Authorization, not in the address.

## Why a room stands still

notice-not-saved = The game can't be saved at the moment, so it stands still. It goes on by itself as soon as saving works again.
notice-other-version = This game began with version { $began } of the rules, and version { $here } plays it otherwise: { $part } differs. It is kept as it is; open it with version { $began } to go on.
notice-room-gone = This room is gone: nobody has played in it for a week. Make a new one.
notice-damaged = What is stored of this room is damaged: { $part } can't be read as it was written. It is kept as it is; whoever runs the service can bring it back from a copy.
part-setup = its set-up
part-deal = its deal
part-entry = entry { $number }
part-position = the position after entry { $number }
part-seats = who sits where
part-settings = what was agreed on
part-answer = the answer to a command
part-row = the room itself

## Why nothing can be taken back

undo-nothing = there is no decision to take back
undo-only-players = only players can take something back
undo-turn-ended = the turn has ended, so nothing can be taken back
undo-acted-since = { $seat } has acted since, so nothing can be taken back
undo-other-asked = { $seat } was asked, so nothing can be taken back
undo-round-card = a round card was turned up, so nothing can be taken back
undo-hidden-card = a hidden card was seen, so nothing can be taken back
undo-random = something random has happened, so nothing can be taken back
undo-too-often = you have taken something back { $n ->
    [one] { $n } time
   *[other] { $n } times
} in this game, which is as often as can be
