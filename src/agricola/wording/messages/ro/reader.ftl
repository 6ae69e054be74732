# Ce spune cititorul mutărilor scrise, în română.

read-ambiguous = „{ $text }” poate fi: { $list }
read-ambiguous-code = „{ $text }” poate fi: { $list }; scrie codul
read-not-now = „{ $text }” nu este posibil acum. { $now }
read-not-now-because = „{ $text }” nu este posibil acum: { $why }. { $now }
read-no-move = „{ $text }” nu este o mutare. { $now }
read-more = { $list }; și încă { $n }
read-over = Jocul s-a terminat.
read-is-to = Jucătorul { $number } are de ales ({ $what }): { $list }
read-may = Jucătorul { $number } poate alege ({ $what }): { $list }
