# What the reader of typed moves says, in English.

read-ambiguous = '{ $text }' could be any of: { $list }
read-ambiguous-code = '{ $text }' could be any of: { $list }; write its code
read-not-now = '{ $text }' is not possible now. { $now }
read-not-now-because = '{ $text }' is not possible now: { $why }. { $now }
read-no-move = '{ $text }' is no move. { $now }
read-more = { $list }; and { $n } more
read-over = The game is over.
read-is-to = Player { $number } is to { $what }: { $list }
read-may = Player { $number } may { $what }: { $list }
