# Co mówią ekrany wokół stołu: koniec rozgrywki, odtwarzanie, poczekalnia. Wczytywane, gdy się je otwiera.

## ending

ending-title = Najpiękniejsze gospodarstwo: { $who }
ending-title-shared = Najpiękniejsze gospodarstwa: { $who }
ending-title-team = Wygrywa drużyna: { $who }
ending-title-alone = { $points ->
    [one] Twoje gospodarstwo przynosi { $points } punkt
    [few] Twoje gospodarstwo przynosi { $points } punkty
   *[many] Twoje gospodarstwo przynosi { $points } punktów
}
ending-lead = Punkty: { $points }, przewaga: { $lead } (następne miejsce: { $who })
ending-level = Punkty: { $points }, tyle samo ma { $who }
ending-teams = Punkty drużyn: { $best } do { $less }
ending-target-reached = Cel osiągnięty: { $points } pkt
ending-target-missed = Do celu ({ $points } pkt) zabrakło: { $n }
ending-sorts = Skąd się biorą punkty
ending-sort-land = Ziemia
ending-sort-crops = Plony
ending-sort-animals = Zwierzęta
ending-sort-house = Dom, rodzina
ending-sort-cards = Karty, premie
ending-look-back = Spojrzenie wstecz
ending-tab-turns = Punkty zwrotne
ending-tab-cards = Co przyniosły karty
ending-tab-own = Twoje rozgrywki
ending-tab-team = Drużyny
ending-series = Dalej z serią
ending-series-about = co przyniosła ta gra i co będzie dalej
ending-turn = Runda { $round }: { $who }, { $did }.
ending-turn-cost = { $points ->
    [one] Ten ruch był wart o około { $points } punkt więcej: { $best }.
    [few] Ten ruch był wart o około { $points } punkty więcej: { $best }.
   *[many] Ten ruch był wart o około { $points } punktów więcej: { $best }.
}
ending-turns-none = Żadna tura nie kosztowała nawet punktu.
ending-turns-looking = Przeglądanie tur: { $n } z { $of }
ending-turns-how = Według oceny gracza komputerowego, który nie widzi zakrytych kart i nie zawsze ma rację.
ending-cards-none = Nikt nie ma zagranych kart.
ending-cards-about = Dobra i punkty z samej rozgrywki; punkty na koniec podaje arkusz punktacji.
ending-own-none = Żadna twoja rozgrywka jeszcze się tu nie skończyła.
ending-own-games = rozgrywki
ending-own-won = wygrane
ending-own-mean = średnia
ending-own-best = najlepszy wynik
ending-own-of = { $n } z { $of }
ending-own-farm = Najlepsze gospodarstwo: { $n }
ending-own-cards = Zwycięskie karty
ending-own-where = Zapisane tylko w tej przeglądarce.
ending-next = Co dalej
ending-rematch = Rewanż
ending-rematch-about = ten sam stół, miejsca przesunięte o jedno
ending-rematch-join = Dołącz do rewanżu
ending-rematch-say = Nowy stół jest gotowy: { $link }
ending-watch = Obejrzyj jeszcze raz
ending-sheet = Pełny arkusz punktacji
ending-table = Zobacz stół
ending-door = Strona główna
ending-share = Obraz gospodarstwa
ending-share-of = Udostępnij gospodarstwo: { $who }
ending-share-send = Wyślij …
ending-share-png = Zapisz jako obraz (PNG)
ending-share-svg = Zapisz jako rysunek (SVG)
ending-share-failed = W tej przeglądarce to się nie udało.

## replay

replay-round = Runda { $round }, tury: { $n } z { $of }
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-turn-back = Tura wstecz
replay-turn-on = Tura naprzód
replay-harvest = Następne żniwa
replay-speed = Tempo
replay-seen-by = Kto patrzy
replay-everybody = wszyscy
replay-play-on = Graj od tego miejsca
replay-share = Udostępnij ten moment
replay-shared = Link do tego momentu skopiowany.
replay-link = Link do tego momentu: { $link }
replay-rounds = Rundy
replay-begins = Rozgrywka się zaczyna.
replay-ending = Do zakończenia

## lobby

lobby-table = Przy stole
lobby-free = Wolne
lobby-share = Udostępnij
lobby-for-friend = Zachowaj dla kogoś znajomego
lobby-rename = Twoje imię
lobby-start = Zacznij teraz, z komputerami na wolnych miejscach
lobby-private = prywatny
lobby-no-clock = bez zegara
lobby-clock-turn = { $n ->
    [one] { $n } minuta na turę
    [few] { $n } minuty na turę
   *[many] { $n } minut na turę
}
lobby-clock-game = { $n ->
    [one] { $n } minuta na wszystkie tury
    [few] { $n } minuty na wszystkie tury
   *[many] { $n } minut na wszystkie tury
}
company-here = przy stole
company-gone = nie ma przy stole
company-away = poza stołem: gra komputer
company-left = zostało { $time }
company-vote = { $n ->
    [0] Niech gra komputer
   *[other] Niech gra komputer (głosy za: { $n })
}
company-mute = Wycisz
company-unmute = Przestań wyciszać
company-kick = Odpraw
company-back = Wróć na miejsce
talk-title = Rozmowa
talk-none = Jeszcze nikt nic nie mówi.
talk-say = Powiedz coś
talk-send = Powiedz
talk-ready = Możemy grać!
talk-soon = Dwie minuty
talk-missing = Kogo brakuje?
push-want = Powiadom mnie, gdy przyjdzie moja tura
push-say = Teraz twoja tura.
push-on = Ta przeglądarka da ci znać.
push-failed = Ta przeglądarka nie pozwala na powiadomienia.
