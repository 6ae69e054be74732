# Lo que dice el lector de jugadas escritas, en español.

read-ambiguous = «{ $text }» puede ser: { $list }
read-ambiguous-code = «{ $text }» puede ser: { $list }; escribe su código
read-not-now = «{ $text }» no es posible ahora. { $now }
read-not-now-because = «{ $text }» no es posible ahora: { $why }. { $now }
read-no-move = «{ $text }» no es una jugada. { $now }
read-more = { $list }; y { $n } más
read-over = La partida ha terminado.
read-is-to = El jugador { $number } debe { $what }: { $list }
read-may = El jugador { $number } puede { $what }: { $list }
