# Co mówią same terminale, linijka po linijce i na całym ekranie, po polsku.

## Łączniki

term-parts-join = {"; "}
term-or = {" albo "}
term-and = {" i "}
# Nazwa i to, co się o niej mówi; może to być puste.
term-of = { $name }: { $what }
term-cards-brought = Co przyniosły karty:
term-none = brak
term-answer-yes = tak
term-answer-no = nie

## Nazwy

term-player = Gracz { $number }
term-edition-revised = dla graczy
term-edition-original = pierwsza
term-edition-family = rodzinna
term-level-apprentice = uczeń
term-level-farmer = gospodarz
term-level-landlord = dziedzic
term-level-steward = zarządca
term-level-master = mistrz
term-kind-occupation = pomocnicy
term-kind-minor = małe usprawnienia

# Dobra obok liczby, gdzie jest mało miejsca.
term-good-wood = { $n ->
    [one] drewno
   *[many] drewna
}
term-good-clay = { $n ->
    [one] glina
    [few] gliny
   *[many] glin
}
term-good-reed = { $n ->
    [one] trzcina
    [few] trzciny
   *[many] trzcin
}
term-good-stone = { $n ->
    [one] kamień
    [few] kamienie
   *[many] kamieni
}
term-good-grain = { $n ->
    [one] zboże
   *[many] zboża
}
term-good-vegetable = { $n ->
    [one] warzywo
    [few] warzywa
   *[many] warzyw
}
term-good-food = { $n ->
    [one] żywność
   *[many] żywności
}
term-good-sheep = { $n ->
    [one] owca
    [few] owce
   *[many] owiec
}
term-good-boar = { $n ->
    [one] dzik
    [few] dziki
   *[many] dzików
}
term-good-cattle = { $n ->
    [one] krowa
    [few] krowy
   *[many] krów
}

# Dobra przed liczbą, w jednej linijce ze wszystkimi dobrami.
term-bar-wood = drewno
term-bar-clay = glina
term-bar-reed = trzcina
term-bar-stone = kamień
term-bar-grain = zboże
term-bar-vegetable = warzywa
term-bar-food = żywność
term-bar-sheep = owce
term-bar-boar = dziki
term-bar-cattle = krowy
term-bar-left = ogr. { $fences } obory { $stables }
term-bar-begging = żebranie { $n }

# W kilku literach.
term-brief-grain = zbo
term-brief-vegetable = war
term-brief-sheep = owc
term-brief-boar = dzk
term-brief-cattle = kro
term-brief-occupation = pom
term-brief-minor = mał
term-tiny-wood = dr
term-tiny-clay = gl
term-tiny-stone = ka
term-tiny-field = pol
term-tiny-stable = obo
term-letter-grain = z
term-letter-vegetable = w
term-letter-sheep = o
term-letter-boar = d
term-letter-cattle = k

## Runda

term-over = Rozgrywka jest skończona.
term-round = Runda { $round } z { $rounds }.
term-round-in-harvest = { $phase ->
    [feeding] Runda { $round } z { $rounds }, żniwa: wyżywienie rodziny.
   *[breeding] Runda { $round } z { $rounds }, żniwa: powiększanie stada.
}
term-round-before-harvest = Runda { $round } z { $rounds }, żniwa na końcu tej rundy.
term-round-harvest-in = { $n ->
    [one] Runda { $round } z { $rounds }, najbliższe żniwa za { $n } rundę (po rundzie { $harvest }).
    [few] Runda { $round } z { $rounds }, najbliższe żniwa za { $n } rundy (po rundzie { $harvest }).
   *[many] Runda { $round } z { $rounds }, najbliższe żniwa za { $n } rund (po rundzie { $harvest }).
}
term-strip-harvest = Ż
term-strip-food = żywność { $has } z { $needs }
term-strip-in-harvest = { $phase ->
    [feeding] żniwa: wyżywienie rodziny
   *[breeding] żniwa: powiększanie stada
}
term-strip-before-harvest = żniwa po tej rundzie
term-strip-harvest-in = { $n ->
    [one] żniwa za { $n } rundę
    [few] żniwa za { $n } rundy
   *[many] żniwa za { $n } rund
}
term-strip-then = potem
term-enough = wystarczy
term-short-by = brakuje { $n }

## Plansza

term-each-round = co rundę jeszcze { $goods }
term-space-in-round = { $space } (runda { $round })
term-to-come = Nadejdą: { $list }
term-next = następne: { $list }
term-more-round-cards = { $n ->
    [one] nadejdzie jeszcze { $n } karta akcji
    [few] nadejdą jeszcze { $n } karty akcji
   *[many] nadejdzie jeszcze { $n } kart akcji
}
term-improvements = Usprawnienia: { $list }
term-major-improvements = Duże usprawnienia: { $list }
term-none-left = nic nie zostało
term-left-for-all = Zostało dla wszystkich: { $list }
term-tiles-left = { $tile }: { $n }
term-taken = zajęte
term-not-now = Nie teraz: { $why }

## Gospodarstwa

term-headline = { $seat }: { $has }
term-headline-starting = { $seat } (gracz rozpoczynający): { $has }
term-no-goods = bez dóbr
term-to-place = { $people }, do umieszczenia { $home }
term-needs = potrzeba { $amount-gen } (jest dość)
term-needs-short = potrzeba { $amount-gen } (brakuje { $short })
term-fed = nakarmieni
term-so-many-people = { $n } cz.
term-room = { $material ->
    [wood] drewniana izba
    [clay] gliniana izba
   *[stone] kamienna izba
}
term-field = pole
term-fields = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
term-sown = obsiane: { $n }
term-empty = puste
term-grain-each = po { $amount }
term-pasture-for = { $cells } (miejsca: { $n })
term-stable = obora
term-upright = słupek
term-stables = { $n ->
    [one] { $n } obora
    [few] { $n } obory
   *[many] { $n } obór
}
term-stables-beside = { $n ->
    [one] { $n } obora obok gospodarstwa
    [few] { $n } obory obok gospodarstwa
   *[many] { $n } obór obok gospodarstwa
}
term-tile-small = małe
term-tile-two = dwa
term-tile-three = trzy
term-tile-corner = narożne
term-tile-four = cztery
term-tile-with-stable = { $name }, obora
term-tile-for = { $name } (miejsca: { $n })
term-tile-stabled-for = { $name } z oborą (miejsca: { $n })
term-fences = { $n ->
    [one] { $n } ogrodzenie
    [few] { $n } ogrodzenia
   *[many] { $n } ogrodzeń
}
term-elsewhere = gdzie indziej: { $goods }
term-cards = karty: { $list }
term-card-with = { $card } ({ $goods })
term-in-hand = { $n ->
    [one] na ręce: { $n } karta
    [few] na ręce: { $n } karty
   *[many] na ręce: { $n } kart
}
term-in-hand-known = { $n ->
    [one] na ręce: { $n } karta, w tym przekazane: { $list }
    [few] na ręce: { $n } karty, w tym przekazane: { $list }
   *[many] na ręce: { $n } kart, w tym przekazane: { $list }
}
term-so-many-in-hand = { $n } na ręce
term-waiting = nadejdzie: { $list }
term-in-rounds = { $n ->
    [one] { $what } w rundzie { $rounds }
   *[many] { $what } w rundach { $rounds }
}
term-rounds-run = { $first }–{ $last }

## Karty

term-hand = Ręka ({ $n })
term-played = Zagrane ({ $n })
term-hand-of = { $seat }, karty na ręce:
term-hand-ready = { $ready }
term-hand-waiting = { $ready }; jeszcze nie: { $waiting }
term-hand-empty = Nie masz kart na ręce.
term-no-hands = W tej rozgrywce nie ma kart na ręce.
term-no-cards-yet = Jeszcze nie ma kart; c pokazuje te, które można mieć.
term-you-have = { $n ->
    [one] { $seat }, masz na ręce { $n } kartę.
    [few] { $seat }, masz na ręce { $n } karty.
   *[many] { $seat }, masz na ręce { $n } kart.
}
term-tick = { $tick } można by zagrać, gdyby była akcja.
term-can-be-played = można zagrać
term-not-yet = jeszcze nie
term-not-yet-because = jeszcze nie, { $why }
term-needs-what = wymaga: { $what }
term-passed-on = przechodzi dalej
term-has-played = { $n ->
    [one] { $seat }: { $n } zagrana karta.
    [few] { $seat }: { $n } zagrane karty.
   *[many] { $seat }: { $n } zagranych kart.
}
term-no-crop = bez plonów
term-now = teraz { $what }
term-to-be-had = Dostępne usprawnienia:
term-no-majors = Nie ma już dużych usprawnień.
term-which-card = Która karta? Wpisz: karta Kosz
term-no-such-card = Żadna karta nie nazywa się „{ $name }”. Przeszukaj wszystkie: agricola cards { $name }
term-which-of = „{ $name }” może oznaczać: { $list }
term-in-your-hand = na twojej ręce
term-played-by = zagrana, gracz: { $seat }
term-passed-on-to = przekazana, gracz: { $seat }
term-can-be-had = dostępna
term-not-seen = niewidziana w tej rozgrywce
term-rulings = Wyjaśnienia
term-cards-found = { $n ->
    [one] { $n } karta. Ze wszystkimi danymi: { $command }
    [few] { $n } karty. Jedna z nich ze wszystkimi danymi: { $command }
   *[many] { $n } kart. Jedna z nich ze wszystkimi danymi: { $command }
}

## Otwarta decyzja

term-question = { $what }:
term-is-to = { $seat }: { $what }
term-may = { $seat }, jeśli chcesz: { $what }
term-place = { $seat }: umieść członka rodziny ({ $n } z { $of })
term-ends-turn = { $seat }: Enter albo e kończy turę, u ją cofa
term-thinking = myśli { $seat }
term-agent-failed = { $seat }: zawodzi gracz komputerowy { $name } ({ $why }). Dalej gra poziom { $other }.
term-too-small = Gra potrzebuje terminala { $columns } na { $lines }; ten ma { $width } na { $height }. Powiększ go albo graj z --lines.
term-number = numer { $typed }
term-number-of-board = numer z planszy powyżej albo nazwa pola
term-more-choices = i jeszcze { $n }{ $last }; wpisz własny ruch albo `wszystko`, aby zobaczyć całą listę
term-no-choice = Nie ma możliwości { $number }; są możliwości od 1 do { $last }.
term-not-just = Żadna możliwość to nie samo { $cells }; lista podaje te, które je zawierają.
term-painting = Spacja zaznacza obszary pastwiska, Enter je ogradza. Zaznaczone: { $marked }
term-cant-end = Tura nie może się jeszcze skończyć: trzeba coś wybrać.
term-cursor-first = Najpierw ustaw kursor na polu planszy albo na obszarze gospodarstwa (w lewo, w prawo).
term-why = { $name }: { $why }.
term-why-nothing = { $name }: nic nie stoi na przeszkodzie.
term-why-what = Dlaczego co? Wpisz pole, kartę albo obszar gospodarstwa: dlaczego Ogradzanie; dlaczego Studnia; dlaczego c1.
term-why-unknown = „{ $what }” to ani pole akcji, ani karta, ani obszar gospodarstwa (od a1 do e3); pola to: { $list }
term-taken-back = Cofnięte.

## Podpowiedzi

term-hint-thinking = Podpowiedź się obmyśla ...
term-only-choice = jedyna możliwość

## Co się wydarzyło

term-news = Od twojej ostatniej decyzji:
term-nothing-yet = Jeszcze nic się nie wydarzyło.
term-log-round = Runda { $round }
term-just-played = { $seat }, ostatni ruch: { $what }
term-team = { $points ->
    [one] Zespół { $seats }: { $points } punkt
    [few] Zespół { $seats }: { $points } punkty
   *[many] Zespół { $seats }: { $points } punktów
}
term-lower = { $name }: niższe z { $one } i { $other }
term-team-wins = { $n ->
    [one] Wygrywają { $seats }.
   *[many] Zwycięstwem dzielą się { $seats }.
}
term-suggested = * oznacza pola warte uwagi
term-target = Cel, punkty: { $points }; teraz { $now }.
term-target-reached = Cel osiągnięty, punkty: { $points }.
term-target-missed = Cel nieosiągnięty, punkty: { $points }; brakuje { $n }.
term-wins = { $n ->
    [one] Wygrywa { $seats }.
   *[many] Zwycięstwem dzielą się { $seats }.
}

## Kilka osób przy jednym ekranie

term-hand-over = Teraz przy ekranie: { $seat }; pozostali nie patrzą.
term-hand-over-undo = cofnij odwraca ostatni ruch.
term-hand-over-enter = Enter: pokaż moje gospodarstwo
term-hand-over-u = u: cofnij ostatni ruch
term-hand-over-q = q: wyjdź
term-press-enter = Naciśnij Enter, { $seat }
term-asked-inside = Pytanie do ciebie; turę ma { $seat }.
term-inside-turn = W środku tury gracza { $other } odpowiada { $seat }.

## Linijka po linijce

term-prompt-end = Enter: koniec tury. cofnij: odwróć ją
term-input-ended = Wejście się skończyło.
term-interrupted = Przerwane.
term-type-help = Wpisz ?, aby zobaczyć pomoc.
term-type-hand = Wpisz ręka, aby zobaczyć ceny, teksty i czego każdej karcie brakuje.
term-no-player = Nie ma gracza { $number }; są gracze od 1 do { $last }.

# Co można wpisać: pierwsze słowo to polecenie.
term-usage-look = pokaż
term-usage-all = wszystko
term-usage-board = plansza
term-usage-farm = gospodarstwo N
term-usage-hand = ręka
term-usage-cards = karty
term-usage-card = karta NAZWA
term-usage-why = dlaczego NAZWA
term-usage-score = punkty
term-usage-hint = podpowiedź
term-usage-undo = cofnij
term-usage-save = zapisz PLIK
term-usage-quit = wyjdź
term-command-turn = turę

term-help-moves = Wpisz numer możliwości albo sam ruch. Ruch można skrócić, póki pozostaje jasny, a wielkość liter nie ma znaczenia:
term-help-number = możliwość o numerze 7
term-help-space = umieść członka rodziny na polu { $space }
term-help-cells = obszary gospodarstwa to od a1 (u góry po lewej) do e3 (u dołu po prawej)
term-help-fence = ogrodź jedno pastwisko z tych obszarów
term-help-done = nic więcej z tego
term-help-help = ta pomoc
term-help-look = narysuj ponownie całą pozycję
term-help-all = lista wszystkich możliwości
term-help-board = pola akcji i ich działanie
term-help-farm = gospodarstwo gracza N (bez numeru: twoje własne)
term-help-hand = twoje karty na ręce i czego każdej z nich brakuje do zagrania
term-help-cards = karty zagrane przez wszystkich i duże usprawnienia
term-help-card = jedna karta ze wszystkimi danymi
term-help-why = dlaczego nie można użyć pola, karty albo obszaru gospodarstwa
term-help-score = obecne punkty
term-help-hint = trzy rzeczy, które możesz zrobić, z uzasadnieniem
term-help-undo = cofnij swoją ostatnią decyzję (cofnij turę: całą turę)
term-help-save = zapisz rozgrywkę do pliku
term-help-quit = wyjdź z rozgrywki (zostaje zachowana)

## Początek i wyjście

term-game = { $hands ->
    [none] Agricola, edycja: { $edition }.
    [with] Agricola, edycja: { $edition }, z kartami na ręce.
   *[without] Agricola, edycja: { $edition }, bez kart na ręce.
}
term-again = Jeszcze raz ta sama rozgrywka: { $arguments }.
term-alone = Grasz solo.
term-you = Ty
term-persons = { $n } os.
term-persons-only = Liczba osób grających przy tym terminalu: { $n }.
term-against = { $n ->
    [one] { $who } i { $n } komputer ({ $levels }).
    [few] { $who } i { $n } komputery ({ $levels }).
   *[many] { $who } i { $n } komputerów ({ $levels }).
}
term-ask-edition = Która edycja, { $first } czy { $last }?
term-ask-players = Ilu graczy, od 1 do { $most }?
term-ask-persons = Ile z nich to osoby przy tym ekranie, od 1 do { $most }?
term-ask-cards = Z kartami na ręce, tak czy nie?
term-ask-decks = Które talie, litery z { $usual } w dowolnej mieszance, a jeśli chcesz, do nich { $others }?
term-ask-ways = Inne sposoby gry, po nazwie i z przecinkami, czy { $mark } po listę?
term-goes-on = { $n ->
    [one] Rozgrywka toczy się dalej po { $n } ruchu.
   *[many] Rozgrywka toczy się dalej po { $n } ruchach.
}
term-goodbye = Do widzenia.
term-kept = Do widzenia. Twoja rozgrywka jest zachowana. Aby grać dalej: { $command }
term-not-kept = Do widzenia. Nie udało się zachować rozgrywki: nie można zapisać pliku { $path }.
term-save-where = Zapisać do którego pliku? Wpisz: zapisz moja-gra.txt
term-saved = Zapisane. Aby grać dalej później: { $command }
term-file-exists = Plik { $path } już istnieje, a nic nie jest nadpisywane; wybierz inną nazwę.
term-file-not-written = Nie można zapisać pliku { $path }: { $reason }. Rozgrywka trwa dalej.
term-no-terminal = Wejście albo wyjście nie jest terminalem, więc gra toczy się linijka po linijce.
term-no-drawing = Na tym terminalu (TERM={ $kind }) nie można rysować, więc gra toczy się linijka po linijce.
term-no-textual = Pełny ekran wymaga biblioteki Textual: { $command }. Dlatego gra toczy się linijka po linijce.
term-no-page = Nie można otworzyć strony: { $reason } Dlatego gra toczy się tutaj.
term-needs-server = usługa wymaga: { $name }; instalacja: { $command }.
term-page-not-built = strona nie jest zbudowana; w kopii źródeł buduje ją `{ $command }`.

## Pierwsza strona całego ekranu

term-start-edition = Edycja
term-start-players = Gracze
term-start-persons = Osoby przy tym ekranie
term-start-level = Poziom komputerów
term-start-cards = Karty na ręce
term-start-decks = Talie
term-start-more = Inne sposoby gry
term-start-way = Ręka
term-way-dealt = rozdana
term-start-hand = Karty na ręce
term-start-exclude = Wykluczone karty
term-start-order = Karty rund
term-typed-foot = Enter: przyjmij te nazwy, rozdzielone przecinkami. Escape: z powrotem
term-start-ends = Twoja tura kończy się
term-ends-said = na twoje polecenie
term-ends-alone = sama
term-start-begin = Zacznij
term-start-go-on = Graj dalej: { $what }
term-start-how = W górę i w dół: wybierz. W lewo i w prawo: zmień. Enter albo b: zacznij. q: wyjdź.
term-about-revised = edycja z 2016 roku, z kartami na ręce
term-about-original = edycja z 2007 roku, gra rodzinna
term-about-family = wersja rodzinna, z żetonami
term-a-position = pozycja
term-so-many-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
term-kept-against = przeciwnicy: { $list }
term-kept-unreadable = { $name } (nie do odczytania)

## Linijka klawiszy

term-do-undo = cofnij
term-do-end = koniec
term-do-hint = rada
term-do-why = dlaczego
term-do-cards = karty
term-do-farms = zagrody
term-do-log = log
term-do-score = punkty
term-do-help = pomoc
term-do-quit = wyjdź
term-do-next = dalej
term-do-back = wstecz
term-do-round = runda
term-do-go = idź
term-do-eyes = oczy
term-over-keys = Rozgrywka jest skończona. s: punkty, r: obejrzyj ją jeszcze raz, q: wyjdź

## Strony nad stołem

term-page-cards = Karty
term-page-farms = Gospodarstwa
term-page-log = Dziennik
term-page-over = Rozgrywka jest skończona
term-page-points = Obecne punkty
term-page-help = Pomoc
term-page-replay = Odtwarzanie rozgrywki
term-page-foot = Escape: z powrotem do stołu
term-ask-foot = Enter: { $deed }. Escape: z powrotem do stołu
term-save-which = Zapisać rozgrywkę do którego pliku?
term-save-deed = zapisz
term-file-example = moja-gra.txt
term-not-over = Rozgrywkę można odtworzyć, gdy się skończy; l pokazuje dziennik.

term-key-enter = Enter
term-key-arrows = strzałki
term-key-digits = cyfry
term-key-click = kliknięcie
term-key-space = Spacja
term-key-undo = u / U
term-key-save = S
term-keys-do = zrób to, na czym jest kursor: pole, obszar gospodarstwa, możliwość
term-keys-move = przesuń kursor; w lewo i w prawo albo Tab zmienia część ekranu
term-keys-digits = numer możliwości, potem Enter
term-keys-click = działa tak samo jak Enter
term-keys-mark = zaznacz obszary pastwiska, potem Enter je ogradza
term-keys-undo = cofnij ostatnią decyzję / całą turę
term-keys-end = zakończ turę
term-keys-hint = podpowiedź: co możesz teraz zrobić, z uzasadnieniem
term-keys-why = dlaczego nie można użyć pola albo obszaru pod kursorem
term-keys-cards = karty: twoja ręka, karty zagrane przez wszystkich, karty dostępne
term-keys-farms = gospodarstwa innych, narysowane
term-keys-log = dziennik rozgrywki
term-keys-scores = punkty, linijka po linijce
term-keys-look-back = gdy rozgrywka się skończy: obejrzyj ją jeszcze raz
term-keys-save = zapisz rozgrywkę do pliku
term-keys-help = ta pomoc
term-keys-leave = wyjdź; rozgrywka zostaje zachowana, a agricola play --resume ją wznawia
term-keys-about-board = Na planszy pól bez numeru nie można teraz użyć; wybierz takie, aby przeczytać, dlaczego.
term-keys-about-strip = Na pasku rund Ż to żniwa, a +2 to dobra, które na ciebie czekają.

## Odtwarzanie rozgrywki

term-replay-help = Enter: następny ruch. wstecz: ruch wstecz. Liczba: po tylu ruchach. runda N: początek rundy. koniec: ostatni. wyjdź: koniec oglądania.
term-replay-prompt = ruch { $number } z { $last }
term-replay-last = To był ostatni ruch. Wpisz wstecz, liczbę albo wyjdź.
term-replay-moves = { $n ->
    [one] Zapis ma { $n } ruch.
    [few] Zapis ma { $n } ruchy.
   *[many] Zapis ma { $n } ruchów.
}
term-replay-back = wstecz
term-replay-end = koniec
term-replay-round = runda
term-replay-moment = Runda { $round }, ruch { $number } z { $last }
term-replay-beginning = początek
term-replay-over = Rozgrywka jest skończona; s pokazuje punkty.
term-then = Potem: { $what }.
term-go-where = Do którego ruchu albo której rundy?
term-go-example = 23 albo runda 7
term-go-deed = idź tam
term-go-nowhere = „{ $typed }” to ani ruch (23), ani runda (runda 7).
term-eyes-mover = Teraz oczami tego, kto wykonuje ruch.
term-eyes-of = Teraz patrzy { $seat }.
term-key-forward = w prawo, Enter, Spacja
term-key-back = w lewo, Backspace
term-key-rounds = w dół / w górę
term-key-ends = Home / End
term-key-pages = o, l, s
term-key-quit = q, Escape
term-keys-forward = następny ruch
term-keys-back = ruch wstecz
term-keys-rounds = następna runda / początek rundy, potem poprzednia
term-keys-ends = pierwsza / ostatnia pozycja
term-keys-go = idź do ruchu (23) albo do rundy (runda 7 albo r7)
term-keys-eyes = czyimi oczami: tego, kto wykonuje ruch, albo zawsze jednego gracza
term-keys-replay-cards = karty: ręka gracza, którego gospodarstwo widać, i karty zagrane przez wszystkich
term-keys-pages = wszystkie gospodarstwa, dotychczasowy dziennik, punkty linijka po linijce
term-keys-replay-quit = wyjdź

## Serie i kampanie

term-series-solo = seria gier jednoosobowych, edycja { $edition }, rozegrane partie: { $n }
term-series-campaign = kampania, liczba graczy: { $players }, rozegrane partie: { $n }
term-series-reached = Partia { $number }: punkty { $score }, cel { $target } osiągnięty
term-series-missed = Partia { $number }: punkty { $score }, cel { $target } nieosiągnięty
term-series-stays = ; zostaje { $name }
term-series-permanent = Stali pomocnicy: { $list }
term-series-complete = Seria jest ukończona: wszystkie jej cele zostały osiągnięte.
term-series-over = Seria jest zakończona: ostatni cel nie został osiągnięty.
term-series-begun = Partia { $number } z celem { $target } została przerwana.
term-series-next = Następnie: partia { $number }, cel { $target }, żywność na początku: { $n }.
term-series-play = Graj: { $command }
term-series-none = Nie ma jeszcze żadnej serii. Aby ją zacząć: { $command }
term-series-exported = Zapisane partie: { $n }, oraz results.csv, w { $path }
term-series-which = { $seat }: który pomocnik zostaje? Wpisz jego numer.
term-series-which-or-none = { $seat }: który pomocnik zostaje? Wpisz jego numer albo naciśnij Enter, jeśli żaden.
term-campaign-game = Partia { $number }
term-campaign-result = { $seat }: punkty { $score }, miejsce { $rank }, punkty kampanii: { $n }
term-campaign-standings = Dotychczas
term-campaign-standing = { $seat }: punkty kampanii: { $n }, punkty ze wszystkich partii: { $total }
term-campaign-wins = { $n ->
    [one] Kampanię wygrywa { $seats }.
   *[many] Kampanię wspólnie wygrywają { $seats }.
}
term-campaign-next = Następnie: partia { $number } z 3.
term-campaign-begun = Partia { $number } z 3 została przerwana.
