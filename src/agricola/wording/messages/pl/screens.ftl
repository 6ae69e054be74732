# Co mówią ekrany wokół stołu: koniec rozgrywki, odtwarzanie, poczekalnia. Wczytywane, gdy się je otwiera.

## ending

ending-title = Najpiękniejsze gospodarstwo: { $who }
ending-title-shared = Najpiękniejsze gospodarstwa: { $who }
ending-title-team = Zwycięstwo drużyny: { $who }
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
ending-turn = Runda { $round }, { $who } wybiera: { $did }.
ending-turn-cost = { $points ->
    [one] Lepszy byłby ruch { $best }: o około { $points } punkt więcej.
    [few] Lepszy byłby ruch { $best }: o około { $points } punkty więcej.
   *[many] Lepszy byłby ruch { $best }: o około { $points } punktów więcej.
}
ending-turn-good = { $points ->
    [one] Nie było nic lepszego: runda przyniosła { $points } punkt.
    [few] Nie było nic lepszego: runda przyniosła { $points } punkty.
   *[many] Nie było nic lepszego: runda przyniosła { $points } punktów.
}
ending-round-good = { $points ->
    [one] { $who }: runda { $round } była jedną z najlepszych, { $points } punkt.
    [few] { $who }: runda { $round } była jedną z najlepszych, { $points } punkty.
   *[many] { $who }: runda { $round } była jedną z najlepszych, { $points } punktów.
}
ending-turns-none = Żadna tura nie kosztowała nawet punktu.
ending-turns-looking = Szukanie punktów zwrotnych
ending-turns-stopped = Szukanie zatrzymało się, zanim oceniono wszystkie tury.
ending-turns-go-on = Szukaj dalej
ending-lost-unused = { $n ->
    [one] Jeden pusty obszar kosztował { $n } punkt.
    [few] { $n } puste obszary kosztowały { $n } punkty.
   *[many] { $n } pustych obszarów kosztowało { $n } punktów.
}
ending-lost = { $n ->
    [one] { $what }: { $n } punkt stracony.
    [few] { $what }: { $n } punkty stracone.
   *[many] { $what }: { $n } punktów straconych.
}
ending-turns-how = Według oceny gracza komputerowego, który nie widzi zakrytych kart i nie zawsze ma rację.
ending-cards-none = Nikt nie ma zagranych kart.
ending-cards-about = Dobra i punkty z samej rozgrywki; punkty na koniec podaje arkusz punktacji.
ending-own-none = Żadna twoja rozgrywka jeszcze się tu nie skończyła.
ending-own-then = Potem zawisną tu twoje punkty, zwycięstwa i najpiękniejsze gospodarstwo.
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
ending-with-cards = Dalej: z kartami
ending-with-cards-about = ten sam stół, z kartami na ręce
ending-rematch-join = Dołącz do rewanżu
ending-rematch-say = Nowy stół jest gotowy: { $link }
ending-watch = Powtórka
ending-sheet = Punktacja
ending-table = Stół
ending-home = Strona główna
ending-share = Obraz gospodarstwa
ending-share-of = Udostępnij gospodarstwo: { $who }
ending-share-send = Wyślij …
ending-share-png = Zapisz jako obraz (PNG)
ending-share-svg = Zapisz jako rysunek (SVG)
ending-share-failed = W tej przeglądarce to się nie udało.

## replay

replay-round = Runda { $round }, tura { $n } z { $of }
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
replay-more = Więcej
replay-shared = Link do tego momentu skopiowany.
replay-link = Link do tego momentu: { $link }
replay-begins = Rozgrywka się zaczyna.
replay-ending = Do zakończenia
film-took = { $who }: { $goods } ({ $space })
film-went = { $who }: { $space }
record-sample = Obejrzyj rozgrywkę
record-sample-about = Trzech graczy komputerowych, od pierwszej rundy do punktacji, jak film.
start-record-about = Zapisana rozgrywka do obejrzenia albo dalszej gry.
start-choose-file = Wybierz plik

## lobby

lobby-table = Przy stole
lobby-here = przy stole: { $n }
lobby-watching = patrzą: { $n }
lobby-ready = Możemy grać!
lobby-not-yet = Jeszcze nie
lobby-is-ready = może grać
lobby-awaited = Jeszcze nie mogą grać: { $who }
lobby-free = Wolne
lobby-share = Udostępnij
lobby-for-friend = Dla znajomych
lobby-rename = Zapisz imię
lobby-start = Zacznij teraz, z komputerami na wolnych miejscach
lobby-private = prywatny
lobby-watch-delay = oglądany o rundę później
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

## about

about-what = Wolna implementacja gry planszowej Agricola: silnik, gracze komputerowi, gra w terminalu i ta strona, na licencji MIT.
about-whose = Autorem gry Agricola jest Uwe Rosenberg, a wydawcą Lookout Games. Ten projekt nie jest z nimi związany; komu się spodoba, ten powinien mieć pudełko z grą.
about-drawings = Wszystkie rysunki i teksty kart są nasze własne.
about-privacy = Konto nie jest potrzebne. Jedno ciasteczko pamięta twoje miejsca; ustawienia zostają w tej przeglądarce.

## account

account-title = Konto
account-about = Do gry nie jest potrzebne. Z kontem twoje imię, rozgrywki i wyniki są także na innym urządzeniu.
account-make = Załóż konto
account-two-devices = Graj na dwóch urządzeniach
account-passkey = Utwórz klucz dostępu
account-passkey-about = Twoje urządzenie potwierdza, kim jesteś, tak jak przy odblokowaniu. Nie ma hasła i nie trzeba podawać adresu.
account-link = Link dla innego urządzenia
account-link-about = Klucze dostępu nie działają w tej przeglądarce lub pod tym adresem. Link i tak założy ci konto: otwórz go na drugim urządzeniu, a oba będą cię znać.
account-link-say = Otwórz go tam w ciągu { $n } minut. Działa raz, a kto go otworzy, będzie tutaj tobą.
account-have = Masz już konto
account-sign-in = Zaloguj się kluczem dostępu
account-sign-in-link = Bez klucza dostępu utwórz link tam, gdzie jesteś na koncie, i otwórz go tutaj.
account-guest = Rozgrywki, w które grasz tu jako gość, zostają w tej przeglądarce. Wracają po wylogowaniu.
account-here = Używać konta na tym urządzeniu?
account-here-go = Zaloguj się
account-name = Twoje imię
account-save = Zapisz
account-saved = Zapisano.
account-passkeys = Klucze dostępu
account-passkeys-none = Jeszcze żadnego.
account-passkey-forget = Usuń
account-sign-out = Wyloguj się
account-sign-out-all = Wyloguj się wszędzie
account-forget = Usuń konto
account-forget-sure = Rozgrywki zostaną, ale nikt nie wróci na twoje miejsce. Usunąć je?
account-results = Jak ci poszło
account-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
account-ratings = Twój ranking Elo
account-ratings-about = Punkty Elo z rozgrywek z innymi ludźmi; każdy zaczyna od 1500. Kto opuści rozgrywkę i nie wróci przed jej końcem, przegrywa ją.
account-rating-cards = z kartami na ręce
account-games = { $n ->
    [one] { $n } rozgrywka
    [few] { $n } rozgrywki
    [many] { $n } rozgrywek
   *[other] { $n } rozgrywki
}
account-failed = To się nie udało i nic się nie zmieniło.
refused-no-account = W tej przeglądarce nikt nie jest zalogowany.
refused-bad-link = Ten link był już użyty albo minął jego czas. Utwórz nowy tam, gdzie jesteś na koncie.
refused-bad-passkey = Ten klucz dostępu nie jest tu znany albo trwało to zbyt długo.
refused-no-passkeys = Ta usługa nie zna kluczy dostępu.
refused-too-many-passkeys = Jest już dziesięć kluczy dostępu; najpierw usuń jeden.

## gallery

gallery-title = Wszystkie karty
gallery-back = Z powrotem na początek
gallery-search = Szukaj w nazwach i tekstach
gallery-edition = Edycja
gallery-kind = Rodzaj
gallery-deck = Talia
gallery-loading = Karty już się wczytują…
gallery-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
gallery-players = { $n ->
    [one] od { $n } gracza
   *[many] od { $n } graczy
}
gallery-open = Obejrzyj: { $name }
gallery-filters = Filtruj
gallery-clear = Usuń wszystko
gallery-wipe = Wyczyść wyszukiwanie
gallery-share = Kopiuj link do tego wyszukiwania
gallery-copied = Skopiowano
gallery-none = Żadna karta nie ma tego wszystkiego. Usuń któryś warunek.
gallery-gives = Daje
gallery-gives-food = żywność
gallery-gives-materials = materiały budowlane
gallery-gives-crops = plony
gallery-gives-animals = zwierzęta
gallery-gives-points = punkty
gallery-gives-farm = izby, pola i płoty
gallery-gives-other = inne akcje

# The lobby and the replay

lobby-waiting = Czekamy na graczy
lobby-invited = Zaproszenie do rozgrywki
lobby-join = Zajmij miejsce
lobby-computer = Dla komputera
lobby-copy-by-hand = Skopiuj link ręcznie: zaznacza się cały.
lobby-say = Wyślij ten link znajomym. Rozgrywka zacznie się, gdy wszystkie miejsca będą zajęte.
lobby-say-guest = Zajmij miejsce, aby grać; rozgrywka zacznie się, gdy wszystkie miejsca będą zajęte.
replay-title = Odtwarzanie
replay-none = Tej rozgrywki nie można pokazać
replay-first = Na początek
replay-back = Ruch wstecz
replay-next = Ruch naprzód
replay-last = Na koniec
replay-move = Ruch
