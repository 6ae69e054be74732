# Ce spun terminalele însele, rând cu rând și pe tot ecranul, în română.

## Legături

term-parts-join = {"; "}
term-or = {" sau "}
term-and = {" și "}
# Un nume și ce se spune despre el; ce se spune poate fi gol.
term-of = { $name }: { $what }
term-cards-brought = Ce au adus cărțile:
term-none = nimic
term-answer-yes = da
term-answer-no = nu

## Nume

term-player = Jucătorul { $number }
term-edition-revised = revizuită
term-edition-original = originală
term-edition-family = de familie
term-level-apprentice = ucenic
term-level-farmer = fermier
term-level-landlord = moșier
term-level-steward = administrator
term-level-master = maestru
term-kind-occupation = ocupații
term-kind-minor = îmbunătățiri minore

# Bunuri lângă un număr, unde este puțin loc.
term-good-wood = { $n ->
    [one] lemn
   *[other] lemne
}
term-good-clay = { $n ->
    [one] argilă
   *[other] argile
}
term-good-reed = stuf
term-good-stone = { $n ->
    [one] piatră
   *[other] pietre
}
term-good-grain = { $n ->
    [one] grână
   *[other] grâne
}
term-good-vegetable = { $n ->
    [one] legumă
   *[other] legume
}
term-good-food = hrană
term-good-sheep = { $n ->
    [one] oaie
   *[other] oi
}
term-good-boar = { $n ->
    [one] porc
   *[other] porci
}
term-good-cattle = { $n ->
    [one] bovină
   *[other] bovine
}

# Bunuri înaintea unui număr, pe un rând cu toate bunurile.
term-bar-wood = lemn
term-bar-clay = argilă
term-bar-reed = stuf
term-bar-stone = piatră
term-bar-grain = grâu
term-bar-vegetable = leg.
term-bar-food = hrană
term-bar-sheep = oi
term-bar-boar = porci
term-bar-cattle = bovine
term-bar-left = { $fences } gard. { $stables } graj.
term-bar-begging = { $n } cerșit

# În câteva litere.
term-brief-grain = grâ
term-brief-vegetable = leg
term-brief-sheep = oi
term-brief-boar = por
term-brief-cattle = bov
term-brief-occupation = ocu
term-brief-minor = min
term-tiny-wood = le
term-tiny-clay = ar
term-tiny-stone = pi
term-tiny-field = cmp
term-tiny-stable = gra
term-letter-grain = g
term-letter-vegetable = l
term-letter-sheep = o
term-letter-boar = p
term-letter-cattle = b

## Runda

term-over = Jocul s-a terminat.
term-round = Runda { $round } din { $rounds }.
term-round-in-harvest = { $phase ->
    [feeding] Runda { $round } din { $rounds }, recoltă: hrănirea familiei.
   *[breeding] Runda { $round } din { $rounds }, recoltă: reproducerea.
}
term-round-before-harvest = Runda { $round } din { $rounds }, recoltă la sfârșitul acestei runde.
term-round-harvest-in = Runda { $round } din { $rounds }, următoarea recoltă peste { $n ->
    [one] { $n } rundă
    [few] { $n } runde
   *[other] { $n } de runde
} (după runda { $harvest }).
term-strip-harvest = R
term-strip-food = hrană { $has } din { $needs }
term-strip-in-harvest = { $phase ->
    [feeding] recoltă: hrănirea familiei
   *[breeding] recoltă: reproducerea
}
term-strip-before-harvest = recolta după această rundă
term-strip-harvest-in = recolta peste { $n ->
    [one] { $n } rundă
    [few] { $n } runde
   *[other] { $n } de runde
}
term-strip-then = apoi
term-enough = destul
term-short-by = { $n ->
    [one] lipsește { $n }
   *[other] lipsesc { $n }
}

## Tabla

term-each-round = încă { $goods } în fiecare rundă
term-space-in-round = { $space } (runda { $round })
term-to-come = Urmează: { $list }
term-next = apoi: { $list }
term-more-round-cards = încă { $n ->
    [one] { $n } carte de rundă
    [few] { $n } cărți de rundă
   *[other] { $n } de cărți de rundă
}
term-improvements = Îmbunătățiri: { $list }
term-major-improvements = Îmbunătățiri majore: { $list }
term-none-left = nu a rămas nimic
term-left-for-all = Rămase pentru toți: { $list }
term-tiles-left = { $tile }: { $n }
term-taken = ocupat
term-not-now = Acum nu: { $why }

## Ferme

term-headline = { $seat }: { $has }
term-headline-starting = { $seat } (jucătorul de start): { $has }
term-no-goods = niciun bun
term-to-place = { $people }, de plasat { $home }
term-needs = îi trebuie { $amount } (are)
term-needs-short = { $short ->
    [one] îi trebuie { $amount } (lipsește { $short })
   *[other] îi trebuie { $amount } (lipsesc { $short })
}
term-fed = hrănită
term-so-many-people = { $n }m
term-room = { $material ->
    [wood] cameră lemn
    [clay] cameră argilă
   *[stone] cameră piatră
}
term-field = câmp
term-fields = { $n ->
    [one] { $n } câmp
    [few] { $n } câmpuri
   *[other] { $n } de câmpuri
}
term-sown = { $n ->
    [one] { $n } semănat
    [few] { $n } semănate
   *[other] { $n } semănate
}
term-empty = gol
term-grain-each = câte { $amount }
term-pasture-for = { $cells } pentru { $n }
term-stable = grajd
term-upright = stâlp
term-stables = { $n ->
    [one] { $n } grajd
    [few] { $n } grajduri
   *[other] { $n } de grajduri
}
term-stables-beside = { $n ->
    [one] { $n } grajd lângă fermă
    [few] { $n } grajduri lângă fermă
   *[other] { $n } de grajduri lângă fermă
}
term-tile-small = mică
term-tile-two = de 2
term-tile-three = de 3
term-tile-corner = în colț
term-tile-four = de 4
term-tile-with-stable = { $name }, grajd
term-tile-for = { $name } pentru { $n }
term-tile-stabled-for = { $name } cu grajd pentru { $n }
term-fences = { $n ->
    [one] { $n } gard
    [few] { $n } garduri
   *[other] { $n } de garduri
}
term-elsewhere = în altă parte: { $goods }
term-cards = cărți: { $list }
term-card-with = { $card } cu { $goods }
term-in-hand = în mână: { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
term-in-hand-known = în mână: { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}, dintre care primite de la vecin: { $list }
term-so-many-in-hand = { $n } în mână
term-waiting = urmează: { $list }
term-in-rounds = { $n ->
    [one] { $what } în runda { $rounds }
   *[other] { $what } în rundele { $rounds }
}
term-rounds-run = { $first }–{ $last }

## Cărți

term-hand = Mână ({ $n })
term-played = Jucate ({ $n })
term-hand-of = Mâna ({ $seat }):
term-hand-ready = { $ready }
term-hand-waiting = { $ready }; încă nu: { $waiting }
term-hand-empty = Nu ai nicio carte în mână.
term-no-hands = Acest joc se joacă fără cărți de mână.
term-no-cards-yet = Încă nicio carte; c le arată pe cele disponibile.
term-you-have = { $seat }, ai în mână { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}.
term-tick = { $tick }: poate fi jucată, dacă există o acțiune.
term-can-be-played = poate fi jucată
term-not-yet = încă nu
term-not-yet-because = încă nu, { $why }
term-needs-what = cerință: { $what }
term-passed-on = trece la vecin
term-has-played = { $seat } a jucat { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}.
term-no-crop = nicio cultură
term-now = acum { $what }
term-to-be-had = Îmbunătățiri disponibile:
term-no-majors = Nu a rămas nicio îmbunătățire majoră.
term-which-card = Ce carte? Scrie de exemplu: carte Plugar
term-no-such-card = Nicio carte nu se numește „{ $name }”. Caută în toate cu: agricola cards { $name }
term-which-of = „{ $name }” poate fi: { $list }
term-in-your-hand = în mâna ta
term-played-by = jucată de { $seat }
term-passed-on-to = trecută la { $seat }
term-can-be-had = disponibilă
term-not-seen = nevăzută în acest joc
term-rulings = Lămuriri
term-cards-found = { $n ->
    [one] { $n } carte. Cu toate datele: { $command }
    [few] { $n } cărți. Una dintre ele cu toate datele: { $command }
   *[other] { $n } de cărți. Una dintre ele cu toate datele: { $command }
}

## Decizia de luat

term-question = { $what }:
term-is-to = { $seat }: { $what }
term-may = { $seat }, dacă vrei: { $what }
term-place = { $seat }: plasează membrul familiei { $n } din { $of }
term-ends-turn = { $seat }: Enter sau e încheie tura, u o anulează
term-thinking = { $seat } se gândește
term-agent-failed = { $seat } era jucat de { $name }, care a eșuat: { $why }. Nivelul { $other } joacă mai departe.
term-too-small = Jocul are nevoie de un terminal de { $columns } pe { $lines }; acesta are { $width } pe { $height }. Mărește-l sau joacă cu --lines.
term-number = numărul { $typed }
term-number-of-board = un număr de pe tabla de mai sus sau numele spațiului
term-more-choices = și încă { $n }{ $last }; scrie-o pe a ta sau „tot” ca să le vezi
term-no-choice = Nu există alegerea { $number }; alegerile sunt de la 1 la { $last }.
term-not-just = Nicio alegere nu este exact { $cells }; lista le are pe cele care o cuprind.
term-painting = Spațiu marchează locurile unei pășuni, Enter le îngrădește. Marcate: { $marked }
term-cant-end = Tura nu se poate încheia încă: mai este ceva de ales.
term-cursor-first = Pune mai întâi cursorul pe un spațiu al tablei sau al fermei (stânga, dreapta).
term-why = { $name }: { $why }.
term-why-nothing = { $name }: nimic nu împiedică.
term-why-what = Motiv pentru ce? Scrie un spațiu, o carte sau un spațiu al fermei: motiv Pădurea; motiv Fântâna; motiv c1.
term-why-unknown = „{ $what }” nu este un spațiu de acțiune, o carte sau un spațiu al fermei (a1 până la e3); spațiile sunt: { $list }
term-taken-back = Anulat.

## Sfaturi

term-hint-thinking = Se caută un sfat ...
term-only-choice = singura alegere

## Ce s-a întâmplat

term-news = De la ultima ta decizie:
term-nothing-yet = Încă nu s-a întâmplat nimic.
term-log-round = Runda { $round }
term-just-played = { $seat } tocmai a jucat: { $what }
term-team = Echipa { $seats }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
term-lower = { $name }: valoarea mai mică dintre { $one } și { $other }
term-team-wins = { $n ->
    [one] { $seats } câștigă.
   *[other] { $seats } împart victoria.
}
term-suggested = * marchează spații care merită o privire
term-target = Țel: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}; acum { $now }.
term-target-reached = Țelul de { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} a fost atins.
term-target-missed = Au lipsit { $n } până la țelul de { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
term-wins = { $n ->
    [one] { $seats } câștigă.
   *[other] { $seats } împart victoria.
}

## Mai mulți oameni la un ecran

term-hand-over = Ecranul este acum pentru { $seat }; ceilalți privesc în altă parte.
term-hand-over-undo = „anulează” retrage ultima mutare.
term-hand-over-enter = Enter: arată ferma mea
term-hand-over-u = u: retrage ultima mutare
term-hand-over-q = q: ieși
term-press-enter = Apasă Enter, { $seat }
term-asked-inside = Tura în curs ({ $seat }) are o întrebare pentru tine.
term-inside-turn = În mijlocul unei ture ({ $other }) are de răspuns { $seat }.

## Rând cu rând

term-prompt-end = Enter: sfârșitul turei. anulează: retrage
term-input-ended = Intrarea s-a terminat.
term-interrupted = Întrerupt.
term-type-help = Scrie ? pentru ajutor.
term-type-hand = Scrie „mână” pentru costuri, texte și ce îi lipsește fiecărei cărți.
term-no-player = Nu există jucătorul { $number }; jucătorii sunt de la 1 la { $last }.

# Ce se poate scrie: primul cuvânt este comanda.
term-usage-look = arată
term-usage-all = tot
term-usage-board = tablă
term-usage-farm = fermă N
term-usage-hand = mână
term-usage-cards = cărți
term-usage-card = carte NUME
term-usage-why = motiv NUME
term-usage-score = punctaj
term-usage-hint = sfat
term-usage-undo = anulează
term-usage-save = salvează FIȘIER
term-usage-quit = ieși
term-command-turn = tura

term-help-moves = Scrie numărul unei alegeri sau mutarea însăși. O mutare poate fi scurtată cât timp rămâne clară, fără majuscule și fără diacritice:
term-help-number = alegerea cu numărul 7
term-help-space = plasează un membru al familiei pe { $space }
term-help-cells = spațiile fermei sunt de la a1 (stânga sus) la e3 (dreapta jos)
term-help-fence = îngrădește o pășune din aceste spații
term-help-done = nimic mai mult
term-help-help = acest ajutor
term-help-look = desenează din nou toată poziția
term-help-all = arată toate alegerile
term-help-board = spațiile de acțiune și ce fac ele
term-help-farm = ferma jucătorului N (fără număr: a ta)
term-help-hand = cărțile tale din mână și ce îi lipsește fiecăreia
term-help-cards = ce a jucat fiecare, și îmbunătățirile majore
term-help-card = o carte cu toate datele ei
term-help-why = de ce un spațiu sau o carte nu poate fi folosită
term-help-score = punctele de acum
term-help-hint = trei lucruri pe care le poți face, cu motive
term-help-undo = retrage ultima decizie (anulează tura: toată tura)
term-help-save = scrie jocul într-un fișier
term-help-quit = ieși din joc (este păstrat)

## Început și sfârșit

term-game = { $hands ->
    [none] Agricola, ediția { $edition }.
    [with] Agricola, ediția { $edition } cu cărți de mână.
   *[without] Agricola, ediția { $edition } fără cărți de mână.
}
term-again = Același joc din nou: { $arguments }.
term-alone = Joci de unul singur.
term-you = Tu
term-persons = { $n ->
    [one] { $n } om
    [few] { $n } oameni
   *[other] { $n } de oameni
}
term-persons-only = La acest terminal joacă { $n ->
    [one] { $n } om
    [few] { $n } oameni
   *[other] { $n } de oameni
}.
term-against = { $who } și { $n ->
    [one] { $n } calculator
    [few] { $n } calculatoare
   *[other] { $n } de calculatoare
} ({ $levels }).
term-ask-edition = Ce ediție, { $first } sau { $last }?
term-ask-players = Câți jucători, de la 1 la { $most }?
term-ask-persons = Câți dintre ei sunt oameni la acest ecran, de la 1 la { $most }?
term-ask-cards = Cu cărți de mână, da sau nu?
term-ask-decks = Ce pachete, litere dintre { $usual } în orice amestec, iar dacă vrei, și { $others } pe lângă ele?
term-ask-ways = Alte feluri de a juca, după nume și cu virgule, sau { $mark } pentru listă?
term-goes-on = Jocul continuă după { $n ->
    [one] { $n } mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
}.
term-goodbye = La revedere.
term-kept = La revedere. Jocul tău este păstrat. Continuă-l cu: { $command }
term-not-kept = La revedere. Jocul nu a putut fi păstrat: nu se poate scrie în { $path }.
term-save-where = În ce fișier? Scrie: salvează jocul-meu.txt
term-saved = Salvat. Continuă mai târziu cu: { $command }
term-file-exists = { $path } există deja și nimic nu se suprascrie; alege alt nume.
term-file-not-written = Nu se poate scrie { $path }: { $reason }. Jocul continuă.
term-no-terminal = Intrarea sau ieșirea nu este un terminal, așa că jocul merge rând cu rând.
term-no-drawing = Pe acest terminal (TERM={ $kind }) nu se poate desena, așa că jocul merge rând cu rând.
term-no-textual = Ecranul întreg are nevoie de Textual: { $command }. Așa că jocul merge rând cu rând.
term-no-page = Pagina nu poate fi deschisă: { $reason } Așa că se joacă aici.
term-needs-server = serviciul are nevoie de { $name }; instalează cu: { $command }.
term-page-not-built = nu a fost construită; într-o copie a surselor o construiește `{ $command }`.

## Prima pagină a ecranului întreg

term-start-edition = Ediție
term-start-players = Jucători
term-start-persons = Oameni la acest ecran
term-start-level = Calculatoarele joacă la nivelul
term-start-cards = Cărți de mână
term-start-decks = Pachete
term-start-more = Alte feluri de a juca
term-start-way = Mâna
term-way-dealt = împărțită
term-start-hand = Cărți din mâna ta
term-start-exclude = Cărți excluse
term-start-order = Cărți de rundă
term-typed-foot = Enter: ia aceste nume, despărțite prin virgule. Escape: înapoi
term-start-ends = Tura ta se încheie
term-ends-said = când spui tu
term-ends-alone = de la sine
term-start-begin = Începe
term-start-go-on = Continuă: { $what }
term-start-how = Sus și jos: alege. Stânga și dreapta: schimbă. Enter sau b: începe. q: ieși.
term-about-revised = ediția din 2016, cu cărți de mână
term-about-original = ediția din 2007, jocul de familie
term-about-family = ediția de familie, cu cartonașe
term-a-position = o poziție
term-so-many-moves = { $n ->
    [one] { $n } mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
}
term-kept-against = împotriva: { $list }
term-kept-unreadable = { $name } (nu poate fi citit)

## Rândul cu taste

term-do-undo = anulează
term-do-end = încheie
term-do-hint = sfat
term-do-why = motiv
term-do-cards = cărți
term-do-farms = ferme
term-do-log = jurnal
term-do-score = punctaj
term-do-help = ajutor
term-do-quit = ieși
term-do-next = înainte
term-do-back = înapoi
term-do-round = rundă
term-do-go = mergi
term-do-eyes = ochi
term-over-keys = Jocul s-a terminat. s: punctaj, r: parcurge din nou, q: ieși

## Pagini peste masă

term-page-cards = Cărți
term-page-farms = Ferme
term-page-log = Jurnal
term-page-over = Jocul s-a terminat
term-page-points = Punctele de acum
term-page-help = Ajutor
term-page-replay = Parcurgerea unui joc
term-page-foot = Escape: înapoi la masă
term-ask-foot = Enter: { $deed }. Escape: înapoi la masă
term-save-which = În ce fișier salvezi jocul?
term-save-deed = salvează
term-file-example = jocul-meu.txt
term-not-over = Jocul poate fi parcurs când s-a terminat; l arată jurnalul.

term-key-enter = Enter
term-key-arrows = săgeți
term-key-digits = cifre
term-key-click = un clic
term-key-space = Spațiu
term-key-undo = u / U
term-key-save = S
term-keys-do = fă ce este sub cursor: un spațiu, un spațiu al fermei, o alegere
term-keys-move = mută cursorul; stânga și dreapta, sau Tab, schimbă panoul
term-keys-digits = numărul unei alegeri, apoi Enter
term-keys-click = face același lucru ca Enter
term-keys-mark = marchează spații ale fermei pentru o pășune, apoi Enter le îngrădește
term-keys-undo = retrage ultima decizie / toată tura
term-keys-end = încheie tura
term-keys-hint = sfat: ce ai putea face acum, cu motive
term-keys-why = de ce spațiul de sub cursor nu poate fi folosit
term-keys-cards = cărți: mâna ta, ce a jucat fiecare, ce este disponibil
term-keys-farms = fermele celorlalți, desenate
term-keys-log = jurnalul jocului
term-keys-scores = punctajul, rând cu rând
term-keys-look-back = când jocul s-a terminat: parcurge-l din nou
term-keys-save = salvează jocul într-un fișier
term-keys-help = acest ajutor
term-keys-leave = ieși; jocul este păstrat și continuă cu agricola play --resume
term-keys-about-board = Pe tablă, spațiile fără număr nu pot fi folosite acum; alege unul ca să citești de ce.
term-keys-about-strip = În șirul rundelor R este o recoltă, iar +2 sunt bunuri care te așteaptă.

## Parcurgerea unui joc

term-replay-help = Enter: mutarea următoare. înapoi: o mutare înapoi. Un număr: după atâtea mutări. rundă N: începutul unei runde. sfârșit: ultima. ieși: gata.
term-replay-prompt = mutarea { $number } din { $last }
term-replay-last = Aceasta a fost ultima mutare. Scrie înapoi, un număr sau ieși.
term-replay-moves = Jocul salvat are { $n ->
    [one] { $n } mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
}.
term-replay-back = înapoi
term-replay-end = sfârșit
term-replay-round = rundă
term-replay-moment = Runda { $round }, mutarea { $number } din { $last }
term-replay-beginning = începutul
term-replay-over = Jocul s-a terminat; s arată punctajul.
term-then = Apoi: { $what }.
term-go-where = La ce mutare sau rundă mergi?
term-go-example = 23, sau rundă 7
term-go-deed = mergi acolo
term-go-nowhere = „{ $typed }” nu este nici o mutare (23), nici o rundă (rundă 7).
term-eyes-mover = Acum cum vede cine a mutat.
term-eyes-of = Acum cum vede { $seat }.
term-key-forward = dreapta, Enter, Spațiu
term-key-back = stânga, Backspace
term-key-rounds = jos / sus
term-key-ends = Home / End
term-key-pages = o, l, s
term-key-quit = q, Escape
term-keys-forward = mutarea următoare
term-keys-back = o mutare înapoi
term-keys-rounds = runda următoare / începutul rundei, apoi cea dinainte
term-keys-ends = prima / ultima poziție
term-keys-go = mergi la o mutare (23) sau la o rundă (rundă 7, sau r7)
term-keys-eyes = prin ochii cui: ai celui care a mutat, sau mereu ai unui jucător
term-keys-replay-cards = cărțile: mâna jucătorului a cărui fermă se vede și ce au jucat toți
term-keys-pages = toate fermele, jurnalul de până acum, punctele rând cu rând
term-keys-replay-quit = ieși

## Serii și campanii

term-series-solo = serie de unul singur, ediția { $edition }, { $n ->
    [one] o partidă jucată
   *[other] partide jucate: { $n }
}
term-series-campaign = campanie pentru { $players } jucători, { $n ->
    [one] o partidă jucată
   *[other] partide jucate: { $n }
}
term-series-reached = Partida { $number }: { $score ->
    [one] { $score } punct
    [few] { $score } puncte
   *[other] { $score } de puncte
}, țelul { $target } atins
term-series-missed = Partida { $number }: { $score ->
    [one] { $score } punct
    [few] { $score } puncte
   *[other] { $score } de puncte
}, țelul { $target } ratat
term-series-stays = ; rămâne { $name }
term-series-permanent = Ocupații permanente: { $list }
term-series-complete = Seria este completă: toate țelurile ei au fost atinse.
term-series-over = Seria s-a încheiat: ultimul țel a fost ratat.
term-series-begun = Partida { $number }, cu țelul { $target }, a rămas la mijloc.
term-series-next = Urmează: partida { $number }, țelul { $target }, { $n } hrană la început.
term-series-play = Joacă: { $command }
term-series-none = Încă nu există nicio serie. Pentru a începe una: { $command }
term-series-exported = { $n ->
    [one] O partidă și results.csv scrise în { $path }
   *[other] Partide scrise: { $n }, cu results.csv, în { $path }
}
term-series-which = { $seat }: ce ocupație rămâne? Scrie numărul ei.
term-series-which-or-none = { $seat }: ce ocupație rămâne? Scrie numărul ei sau apasă Enter pentru niciuna.
term-campaign-game = Partida { $number }
term-campaign-result = { $seat }: { $score ->
    [one] { $score } punct
    [few] { $score } puncte
   *[other] { $score } de puncte
}, locul { $rank }, { $n ->
    [one] un punct de campanie
   *[other] puncte de campanie: { $n }
}
term-campaign-standings = Până acum
term-campaign-standing = { $seat }: { $n ->
    [one] un punct de campanie
   *[other] puncte de campanie: { $n }
}, { $total ->
    [one] { $total } punct
    [few] { $total } puncte
   *[other] { $total } de puncte
} în toate partidele
term-campaign-wins = { $n ->
    [one] { $seats } câștigă campania.
   *[other] { $seats } împart campania.
}
term-campaign-next = Urmează: partida { $number } din 3.
term-campaign-begun = Partida { $number } din 3 a rămas la mijloc.
