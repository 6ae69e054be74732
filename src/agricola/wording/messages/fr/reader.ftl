# Ce que dit le lecteur des coups écrits, en français.

read-ambiguous = « { $text } » peut être : { $list }
read-ambiguous-code = « { $text } » peut être : { $list } ; écrivez son code
read-not-now = « { $text } » n’est pas possible maintenant. { $now }
read-not-now-because = « { $text } » n’est pas possible maintenant : { $why }. { $now }
read-no-move = « { $text } » n’est pas un coup. { $now }
read-more = { $list } ; et { $n } de plus
read-over = La partie est finie.
read-is-to = Joueur { $number } doit { $what } : { $list }
read-may = Joueur { $number } peut { $what } : { $list }
