# Co mówi czytnik wpisanych ruchów, po polsku.

read-ambiguous = „{ $text }” może oznaczać: { $list }
read-ambiguous-code = „{ $text }” może oznaczać: { $list }; wpisz kod ruchu
read-not-now = „{ $text }” nie jest teraz możliwe. { $now }
read-not-now-because = „{ $text }” nie jest teraz możliwe: { $why }. { $now }
read-no-move = „{ $text }” nie jest ruchem. { $now }
read-more = { $list }; i jeszcze { $n }
read-over = Rozgrywka jest skończona.
read-is-to = Gracz { $number } – { $what }: { $list }
read-may = Gracz { $number }, jeśli chce – { $what }: { $list }
