# Co mówi tylko strona: jej przyciski, nagłówki i rady. Co mówi gra, jest w game.ftl.

## app

app-name = Agricola

## error

error-offline = Usługa nie odpowiada. Czy jeszcze działa? Wtedy spróbuj ponownie.
error-http = Usługa zgłasza błąd { $status }. Spróbuj ponownie.

## player

player-letter = Gracz { $letter }
player-you = Ty
player-starts = gracz rozpoczynający
player-away = nieobecność
player-thinks = myśli

## title

title-your-turn = Twoja tura

## table

table-connecting = Łączenie …
table-lost = Połączenie przerwane. Trwa ponawianie; nic z rozgrywki nie przepadnie.
table-frozen = Ta rozgrywka stoi w miejscu.
table-thinking = myśli
table-doing = Twoja tura
table-hint = Podpowiedź
table-hint-help = Trzy propozycje (h)
table-undo = Cofnij
table-undo-help = { $n ->
    [one] Cofnij ostatni krok (u)
   *[many] Cofnij ostatni krok, możliwe kroki: { $n } (u)
}
table-undo-turn = Cofnij turę
table-undo-turn-help = Cofnij całą turę (Shift+U)
table-end-turn-waits = Najpierw trzeba dokonać wyboru.
table-menu = Menu

## moment

moment-place = { $who }: umieść osobę { $n } z { $of }
moment-end-turn = { $who }: zakończ turę albo cofnij
moment-ends-turn = { $who } kończy turę
moment-asked = { $who }: { $what }
moment-may = { $who }, jeśli chcesz: { $what }
moment-may-card = { $who }, możesz użyć karty
moment-at = { $who }: { $what } ({ $space })
moment-first = { $who }: { $space } – co najpierw?
moment-over = Zwycięstwo: { $who }
moment-over-alone = Koniec rozgrywki, punkty: { $points }
moment-waiting = Czekamy na graczy
moment-nobody = Nikt nie musi teraz decydować
moment-pay = { $who }: { $what } – wybierz, jak zapłacisz
moment-cooked = Brak miejsca: { $animals }. Ugotowane: { $food }. Cofnij, aby zrobić inaczej.
moment-strayed = Brak miejsca: { $animals }. Wracają do zasobów. Cofnij, aby zrobić inaczej.
moment-watching = Oglądasz tę rozgrywkę.
moment-late = Widzisz tę rozgrywkę o rundę później.
moment-opened = Nowe: { $space }.
moment-choose-space = Wybierz pole
moment-tap-card = Dotknij karty, by ją przeczytać
moment-since = Od twojej ostatniej tury:
moment-so-far = Dotychczas:

## todo

todo-fences = Wybierz obszary do ogrodzenia.
todo-edges = Wybierz krawędzie dla ogrodzeń.
todo-fence-price = Ogrodzenie kosztuje 1 drewno.
todo-animals = Bez miejsca: { $n }. Wybierz, kto zostaje; pozostałe zwierzęta uciekną.
todo-animals-cook = Bez miejsca: { $n }. Wybierz, kto zostaje; pozostałe zwierzęta ugotujesz.
todo-space = Wybierz zaznaczony obszar gospodarstwa.

## harvest

harvest-title = Żniwa
harvest-after = po rundzie { $round }
harvest-fields = Plony z pól
harvest-table = Przy stole
harvest-hunger = Puste miski
harvest-births = Przychówek
harvest-unsown = nic nie zasiano
harvest-childless = brak
    .empty = brak: trzeba dwóch zwierząt jednego gatunku
    .few = brak: { $animals }, trzeba dwóch jednego gatunku
    .full = brak: nie ma miejsca dla młodego
harvest-fed = wszyscy nakarmieni
harvest-told = { $begged ->
    [0] Twoja rodzina zjadła { $eaten } żywności, zostało: { $left }.
   *[other] Twoja rodzina zjadła { $eaten } żywności, a wyżebrała { $begged }: za każdą tracisz punkty.
}
harvest-left = w zapasie
harvest-each = { $alone ->
    [yes] W grze jednoosobowej każdy zjada { $n }
   *[no] Każdy zjada { $n }
}
harvest-newborn = noworodek 1
harvest-on = Dalej
harvest-skip = Pomiń
harvest-begged = żebranie: { $n }

## strip

strip-title = Rundy i żniwa
strip-round = runda
strip-harvest = żniwa
strip-short = brakuje { $short } żywności

## board

board-title = Plansza
board-always = Pola ze stałą akcją
board-rounds = Karty akcji
board-taken = Zajęte
board-not-yet = Jeszcze niedostępne
board-suggested = Propozycja { $n }
board-marked = Warto rozważyć
board-usable = Dostępne
board-lies = Leży tam: { $goods }
board-adds = Co rundę: { $goods }
board-room = { $n ->
    [0] Brak wolnego miejsca w gospodarstwie
   *[other] Wolne miejsca w gospodarstwie: { $n }
}
board-room-house = { $n ->
    [0] Brak miejsca: w domu mieszka już zwierzę
   *[other] Wolne miejsca: { $n }, w domu
}
board-used = Korzysta: { $who }
board-new = nowe
board-more = jeszcze { $n }
    .all = { $n ->
        [one] Jeszcze jedno pole poniżej
        [few] Jeszcze { $n } pola poniżej
       *[many] Jeszcze { $n } pól poniżej
    }
deed-minor = małe uspr.
deed-major = duże uspr.
deed-occupation = pomocnik
deed-sow = siew
deed-bread = wypiek
deed-stable = obora
deed-room = izba
deed-plow = orka
deed-fence = ogrodzenia
deed-house-clay = przebudowa
deed-newborn = +1 osoba
board-coming = Jeszcze nadejdą
coming-rest = Rundy { $first }–{ $last }: pokaż

## bar

bar-title = Dobra gracza: { $who }
bar-room = { $n ->
    [0] brak miejsca
   *[other] +{ $n } (miejsca: { $n })
}
bar-owed = z tego do zapłaty: { $n }
bar-fences = { $n ->
    [one] zostało { $n } ogrodzenie
    [few] zostały { $n } ogrodzenia
   *[many] zostało { $n } ogrodzeń
}
bar-stables = { $n ->
    [one] została { $n } obora
    [few] zostały { $n } obory
   *[many] zostało { $n } obór
}
bar-begging = { $n ->
    [one] { $n } znacznik żebrania
    [few] { $n } znaczniki żebrania
   *[many] { $n } znaczników żebrania
}

## log

log-title = Co się wydarzyło
log-filter = Pokaż tylko
log-all = Wszystko
log-search = Szukaj
log-round = Runda { $round }
log-harvest = Żniwa
log-nothing = Jeszcze nic.

## decision

decision-title = Co trzeba postanowić
decision-on-farm = W twoim gospodarstwie: { $what }
decision-on-card = { $n ->
    [one] Wybierz podświetloną kartę
    [few] Wybierz jedną z { $n } podświetlonych kart
   *[many] Wybierz jedną z { $n } podświetlonych kart
}
decision-more = Więcej poniżej
decision-aside = { $n ->
    [one] Teraz można użyć { $n } karty
   *[many] Możliwe teraz użycia kart: { $n }
}
decision-pay = Jak zapłacisz: { $what }
decision-with = zapłata: { $what }
decision-decline = Zrezygnuj
enough-sow = Nic nie siej
    .more = Dość siania
enough-fence = Bez ogrodzeń
    .more = Dość ogrodzeń

## hint

hint-title = Propozycje
hint-away = Schowaj propozycje
hint-thinking = Szukanie propozycji …

## feeding

feeding-owed = Jeszcze brakuje: { $n }
feeding-enough = Żywności wystarczy
feeding-less = Jeden mniej
feeding-more = Jeden więcej
feeding-propose = Napełnij miski za mnie
feeding-propose-help = W miarę możliwości zachowuje punkty, pary zwierząt i ziarno na siew
feeding-done = Wykarm rodzinę
feeding-beg = { $n ->
    [one] Żebranie: { $n } znacznik (punkty: { $points })
    [few] Żebranie: { $n } znaczniki (punkty: { $points })
   *[many] Żebranie: { $n } znaczników (punkty: { $points })
}
feeding-table = Twój stół
feeding-aside = Zobacz gospodarstwo
feeding-bowls = { $empty ->
    [0] Wszystkie miski są pełne: { $need }.
   *[other] Puste miski: { $empty } z { $need }.
}
feeding-say = Naciśnij +, aby coś ugotować, a miski się napełnią. Wszystko możesz jeszcze zmienić.
feeding-full = Nikt nie jest głodny. Możesz jeszcze zmienić, co gotujesz.
feeding-eat = Każdy zjada { $each }.
feeding-eat-newborn = Każdy zjada { $each }, noworodek 1.
feeding-each = po { $food }
feeding-with = { $card }: { $food }
feeding-stays = zostaje: { $goods }
feeding-to-sow = { $n ->
    [0] nie zostaje nic do siewu
   *[other] zostaje do siewu: { $goods }
}
feeding-breeds = zostaje: { $goods }, wystarczy na młode
feeding-too-few = zostaje: { $goods }, za mało na młode
feeding-again = Zacznij od nowa
feeding-again-say = Odłóż wszystko na miejsce
feeding-beg-costs = Punkty na koniec, na stałe: { $points }
feeding-nobody-begs = Nikt nie żebrze
feeding-beg-for = Poprzestań na tym i żebrz, brakuje: { $n }

## tab

tab-hand = Ręka ({ $n })
tab-played = Zagrane ({ $n })
cards-later = Usprawnienia są na później. { $card }: { $short }.
cards-nearest = { $card }: { $short }. { $gist }.
cards-now = Stać cię już na usprawnienie.
cards-owned = Masz: { $cards }.
cards-unfold = Pokaż
tab-majors = Duże ({ $n })
tab-log = Dziennik
tab-lit = { $n ->
    [one] { $n } karta jest podświetlona
    [few] { $n } karty są podświetlone
   *[many] { $n } kart jest podświetlonych
}

## skip

skip-title = Przejdź do
skip-board = Do planszy
skip-farms = Do gospodarstw
skip-cards = Do kart i dziennika

## farms

farms-title = Gospodarstwa
farms-back = Z powrotem do mojego gospodarstwa
farms-partner = Buduj tam

## cards

cards-title = Karty i dziennik
cards-turn = Więcej kart

## panes

panes-title = Części stołu
panes-board = Plansza
panes-cards = Karty
panes-others = Inni
panes-score = Punkty

## scores

scores-final = Wynik końcowy
scores-now = Obecne punkty
scores-live = Punkty teraz: { $points }. Otwórz arkusz punktacji.
scores-target = z { $n }
scores-now-short = teraz
scores-ended = Punkty na koniec: { $points }. Otwórz arkusz punktacji.
scores-final-short = na koniec
scores-below-short = Czego jeszcze brakuje, to kosztuje punkty
scores-of = { $who }: { $n }
scores-winner = { $n ->
    [one] Zwycięstwo: { $who }, { $n } punkt.
    [few] Zwycięstwo: { $who }, { $n } punkty.
   *[many] Zwycięstwo: { $who }, { $n } punktów.
}
scores-shared = { $n ->
    [one] Wspólne zwycięstwo: { $who }, { $n } punkt.
    [few] Wspólne zwycięstwo: { $who }, { $n } punkty.
   *[many] Wspólne zwycięstwo: { $who }, { $n } punktów.
}
scores-alone = { $n ->
    [one] { $n } punkt.
    [few] { $n } punkty.
   *[many] { $n } punktów.
}
scores-tie-break = { $n ->
    [one] Zwycięstwo po rozstrzygnięciu remisu: { $who }, { $n } punkt.
    [few] Zwycięstwo po rozstrzygnięciu remisu: { $who }, { $n } punkty.
   *[many] Zwycięstwo po rozstrzygnięciu remisu: { $who }, { $n } punktów.
}
scores-leads = { $n ->
    [one] { $who } prowadzi, mając { $n } punkt.
    [few] { $who } prowadzi, mając { $n } punkty.
   *[many] { $who } prowadzi, mając { $n } punktów.
}
scores-leads-you = { $n ->
    [one] Prowadzisz, mając { $n } punkt.
    [few] Prowadzisz, mając { $n } punkty.
   *[many] Prowadzisz, mając { $n } punktów.
}
scores-level = { $n ->
    [one] Remis: { $who }, { $n } punkt.
    [few] Remis: { $who }, { $n } punkty.
   *[many] Remis: { $who }, { $n } punktów.
}
scores-and = {" i "}
scores-below = Wynik poniżej zera jest na początku zwyczajny: czego gospodarstwu brakuje, to odejmuje punkty, dopóki się nie pojawi. Liczy się dopiero koniec gry.
scores-category = Kategoria
scores-counted = Jak liczy się punkty
scores-total = Suma
scores-so-far = Na razie
scores-whose = Czyj arkusz
scores-with = gdy { $what }:

## over

over-replay = Odtwórz rozgrywkę
over-record = Zapisz przebieg
over-again = Nowa rozgrywka

## dialog

dialog-close = Zamknij

## guide

guide-title = Przewodnik
guide-away = Ukryj
guide-away-help = Ukryj przewodnik; ustawienia go przywrócą
guide-more = Więcej
guide-place = Wybierz jasne pole. Członek twojej rodziny idzie tam pracować. Bierzesz to, co na nim leży, a co rundę przybywa więcej.
guide-hand = Twoje karty ({ $n }). Żółty brzeg: pomocnik, zagrywasz go tutaj: { $occupations }. Czerwony brzeg: małe usprawnienie, tutaj: { $minors }.
    .join = {" lub "}
guide-looks = Niech spojrzę …
guide-good = Dobre pole na teraz: { $space }. { $why }.
guide-good-only = Dobre pole na teraz: { $space }.
guide-hungry = { $n ->
    [one] Żniwa są blisko i brakuje { $n } żywności. Weź żywność albo coś, co można w nią przetworzyć.
   *[many] Żniwa są blisko i brakuje { $n } żywności. Weź żywność albo coś, co można w nią przetworzyć.
}
guide-hungry-where = Pustych misek: { $n }, a żniwa są blisko. Żywność daje: { $parts }.
guide-space = { $space }
guide-bare = Twoje pole jest puste. Ziarno na siew daje: { $space }.
guide-grow = Masz wolną izbę. Jednego członka rodziny więcej, czyli jedną akcję więcej w każdej rundzie, daje: { $space }.
guide-build = Możesz już zbudować kolejną izbę: { $space }. To miejsce dla kolejnego członka rodziny, czyli jedna akcja więcej w rundzie.
guide-build-short = Na kolejną izbę, a w niej kolejnego członka rodziny, brakuje jeszcze { $goods-gen }.
guide-early = Na początek: { $parts }.
guide-early-room = materiały na kolejną izbę
guide-early-cook = sposób na gotowanie
guide-early-field = pierwsze pole
guide-early-seed = zboże na twoje pole
guide-early-sow = zasianie zboża
guide-middle = Na koniec każdy brakujący rodzaj plonów i zwierząt kosztuje punkt, tak samo każdy niezajęty obszar.
guide-late = Ostatnie rundy: zajmij puste obszary, miej choć jedno z każdego rodzaju, przebuduj dom, jeśli możesz.
guide-end = Nic nie jest jeszcze ostateczne: cofaj krok po kroku albo zakończ turę.
guide-strayed-house = W domu jest miejsce tylko dla jednego zwierzęcia. Do zasobów wraca: { $goods }. Ogrodź pastwisko, by mieć więcej.
guide-strayed = W gospodarstwie nie ma więcej miejsca. Do zasobów wraca: { $goods }. Miejsce dają pastwiska i obory.
guide-end-hungry = Podczas żniw pustych misek: { $n }, straconych punktów: { $points }. Cofnij albo zakończ turę.
guide-feed = Twoja rodzina zjada { $need } żywności. Przetwórz tu dobra w żywność; za brakującą się żebrze, a to kosztuje punkty.
guide-laid = Na stole leży to, co kosztuje cię najmniej: { $goods }. Zmień to albo potwierdź.
guide-keep = Zwierzęta mieszkają na pastwiskach, w oborach, a jedno w domu. Te bez miejsca ugotuj albo wypuść.
guide-breed = Dwa zwierzęta jednego gatunku mają młode, jeśli jest dla niego miejsce.
guide-order = Wybierz, co zrobisz najpierw; potem możesz zrobić i to drugie albo z niego zrezygnować.
guide-order-one = Stać cię tylko na jedno z nich. Izba to miejsce dla kolejnego członka rodziny, czyli jedna akcja więcej w rundzie.
guide-fence = Na pastwisku mieści się jeden gatunek, po dwa zwierzęta na obszar; obora podwaja liczbę miejsc.
guide-pasture = Wybierz pastwisko. Mieści zwierzęta jednego gatunku; większe i te z oborą mieszczą więcej.
guide-sow = Z jednego ziarna wyrasta kilka; podczas każdych żniw z każdego pola schodzi jedno.
guide-plow = Wybierz podświetlony obszar gospodarstwa. Pola leżą obok siebie; obsiejesz je później.
guide-room = Wybierz podświetlony obszar obok domu. Każda izba ma miejsce dla jednego członka rodziny.
guide-stable = Wybierz podświetlony obszar. Obora mieści jedno zwierzę i podwaja pastwisko, na którym stoi.
guide-stable-only = Teraz możesz budować tylko obory: na izbę brakuje { $goods-gen }. Możesz to cofnąć.
guide-bake = Zboże upieczone daje więcej żywności niż surowe. Zostaw jedno na siew.
guide-pay = Każdy wiersz to jeden sposób zapłaty. Zostaw sobie to, czego zaraz potrzebujesz.
guide-card = Wybierz podświetloną kartę, aby ją zagrać; jej działanie jest na niej opisane.
guide-choose = Wybierz jeden z wierszy; cofnięcie to odwraca.
guide-wait = Inni grają, jeden po drugim. Ich pola są zajęte do następnej rundy.
guide-over = Arkusz punktacji mówi, co się liczyło. Punkty otwierają go ponownie.

## settings

offline-title = Gra bez sieci
offline-about = Sama gra zostanie pobrana na to urządzenie, jeden raz, około 16 MB: potem grasz solo i z komputerem, w pociągu jak w domu. Takie rozgrywki zostają na tym urządzeniu.
offline-is-on = Grasz na tym urządzeniu, bez sieci.
offline-go = Pobierz i graj
offline-leave = Wróć do serwisu
offline-loading = Gra uruchamia się na tym urządzeniu:
offline-absent = Ten serwis tego nie oferuje.
offline-failed = Nie udało się:
settings-title = Ustawienia

## setting

setting-autoEnd = Kończ moją turę automatycznie
setting-autoEnd-about = Gdy nie ma już czego wybierać. Zakończonej tury nie można cofnąć.
setting-skipForced = Pomijaj wymuszone wybory
setting-skipForced-about = Gdzie jest tylko jedna odpowiedź, pada ona sama.
setting-guide = Przewodnik na pierwszą rozgrywkę
setting-guide-about = Jedna linijka o tym, co można teraz zrobić i po co.
setting-sound = Dźwięki
setting-sound-about = Ciche dźwięki tego, co się dzieje, i dzwonek, gdy przychodzi twoja tura.
setting-volume = Głośność
setting-textMode = Tryb tekstowy
setting-textMode-about = Stół w postaci list, ruchy według numeru albo nazwy.
setting-hand = Kolejność kart na ręce
setting-hand-playable = najpierw te, które można zagrać
setting-hand-kind = najpierw pomocnicy
setting-hand-name = według nazwy
setting-theme = Kolory
setting-theme-system = Jak w systemie
setting-theme-light = Jasne
setting-theme-dark = Ciemne
setting-motion = Ruch
setting-motion-system = Jak w systemie
setting-motion-on = Włączony
setting-motion-off = Wyłączony
setting-language = Język

## menu

menu-title = Menu i pomoc
menu-help = Pomoc
menu-game = Ta rozgrywka
menu-copy-link = Kopiuj link
menu-copied = Link skopiowany.
menu-hand-over = Niech komputer gra za mnie
menu-hand-over-asks = Komputer gra od razu dalej; z samymi komputerami gra może szybko się skończyć. Oddać mu twoje miejsce?
menu-hand-over-yes = Tak, oddaj
menu-hand-over-no = Nie, gram dalej
menu-handed-over = Komputer gra teraz za ciebie.
menu-take-back = Wróć na moje miejsce
menu-cards = Wszystkie karty
menu-company = Przy stole
menu-what = Co to jest?

## help

help-keys = Klawisze
help-key-u = Cofnij krok
help-key-U = Cofnij turę
help-key-e = Zakończ turę
help-key-d = Gotowe
help-key-h = Podpowiedź
help-key-1 = Do planszy
help-key-2 = Do gospodarstw
help-key-3 = Do kart i dziennika
help-key-help = Ta strona
help-key-arrows = Ruch po planszy

## text

text-move = Twój ruch (numer albo nazwa)
text-send = Graj
text-choices = { $n ->
    [one] { $n } możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
}
text-round = Runda { $round }, { $phase }
text-empty = puste
text-goods = Dobra: { $goods }
text-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
text-family = Rodzina: { $n }, w domu: { $home }; najbliższe żniwa wymagają żywności: { $food }
text-house = Dom ({ $house }): { $cells }
text-fields = Pola: { $cells }
text-pasture = { $cells } (miejsca: { $n })
text-pastures = Pastwiska: { $cells }
text-stables = Obory: { $cells }
text-left = Zostało – ogrodzenia: { $fences }, obory: { $stables }
text-tiles = Izby: { $rooms } ({ $house }), pola: { $fields }, pastwiska: { $pastures }, obory: { $stables }
text-cards = Karty: { $cards }

## start

start-subtitle = Wysyłaj rodzinę do pracy, wyżyw ją podczas każdych żniw i w czternaście rund zbuduj najlepsze gospodarstwo.
start-learn = Naucz się w 15 minut
start-learn-about = Gospodarstwo krok po kroku
start-newcomer = Pierwszy raz? Zacznij tutaj
start-learn-go = Zacznij lekcję
start-learn-go-on = Wróć do lekcji
start-play = Graj teraz
start-play-about = Z komputerem, na początek łatwo
start-play-again = Z komputerem, jak ostatnio
start-first = Pierwsza gra
start-change = Opcje
start-invite = Zaproś znajomych
start-invite-about = Link do wysłania, bez konta
start-invite-go = Przygotuj stół
start-account = Konto
start-own = Twoje wyniki
start-rules = Zasady
start-series = Serie
start-with = Runda { $round } z 14 ·
start-alone = Runda { $round } z 14, solo
start-go-on-do = Wróć do rozgrywki
start-new = Nowa rozgrywka
start-edition = Edycja
start-cards-yes = Z pomocnikami i małymi usprawnieniami
start-cards-no = Bez nich: łatwiej na pierwszy raz
start-computer = Komputer
start-name = Imię
start-go-on = Twoja rozgrywka czeka
start-resume = Twoje rozgrywki
start-over = koniec
start-round = runda { $round }
start-join = Dołącz albo oglądaj przez link
start-join-short = Dołącz
start-link = Link do rozgrywki
start-open-link = Otwórz
start-record = Obejrzyj zapis
start-links = Więcej

## level

level-apprentice = Uczeń
level-farmer = Gospodarz
level-landlord = Dziedzic
level-steward = Zarządca
level-master = Mistrz

## option


## room

room-none = Nie ma takiej rozgrywki
room-home = Na stronę główną

## page

page-none = Nic tu nie ma
page-none-say = Ten adres donikąd nie prowadzi. Może w linku brakuje litery.

## hand

hand-over-title = Teraz gra { $who }
hand-over-say = Przekaż ekran. Karty pojawią się po naciśnięciu przycisku.
hand-over-go = To ja: { $who }
hand-empty = Brak kart na ręce.
hand-none = Żadnej takiej.
card-pin = Przypnij z przodu
card-unpin = Odepnij
card-pinned = Przypięta.
hand-filter = Które karty pokazać
hand-all = Wszystkie
hand-now = Do zagrania teraz: { $n }
hand-soon = Na razie za drogie: { $n }
hand-not = Jeszcze nie: { $n }
hand-at-occupation = Pomocnicy na polach: { $spaces }
hand-at-minor = Małe usprawnienia na polach: { $spaces }
hand-nowhere = { $kind }: żadne pole nie jest wolne

## lobby

lobby-players = { $n ->
    [one] { $n } gracz
   *[many] { $n } graczy
}
lobby-open = czeka na kogoś z linkiem
lobby-you = ty

## about

about-title = O projekcie

## farm

farm-edge-rim = Ogrodzenie na skraju { $cell }
farm-edge-between = Ogrodzenie między { $one } i { $other }
farm-enlarge = Powiększ to gospodarstwo: { $farm }
farm-rooms-wood = { $n ->
    [one] { $n } drewniana izba
    [few] { $n } drewniane izby
   *[many] { $n } drewnianych izb
}
farm-rooms-clay = { $n ->
    [one] { $n } gliniana izba
    [few] { $n } gliniane izby
   *[many] { $n } glinianych izb
}
farm-rooms-stone = { $n ->
    [one] { $n } kamienna izba
    [few] { $n } kamienne izby
   *[many] { $n } kamiennych izb
}
farm-empty = puste
farm-fields = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
farm-pastures = { $n ->
    [one] { $n } pastwisko
    [few] { $n } pastwiska
   *[many] { $n } pastwisk
}
farm-pasture-for = { $cells } (miejsca: { $n })
farm-stables = { $n ->
    [one] { $n } obora
    [few] { $n } obory
   *[many] { $n } obór
}
farm-upright = ogrodzenie stoi pionowo na { $cells }
farm-unused = { $n ->
    [one] { $n } niezajęty obszar
    [few] { $n } niezajęte obszary
   *[many] { $n } niezajętych obszarów
}
farm-family = { $n ->
    [one] { $n } członek rodziny
   *[many] { $n } członków rodziny
}
farm-begging = { $n ->
    [one] { $n } znacznik żebrania
    [few] { $n } znaczniki żebrania
   *[many] { $n } znaczników żebrania
}
farm-fences-left = { $n ->
    [one] zostało { $n } ogrodzenie
    [few] zostały { $n } ogrodzenia
   *[many] zostało { $n } ogrodzeń
}
farm-stables-left = { $n ->
    [one] została { $n } obora
    [few] zostały { $n } obory
   *[many] zostało { $n } obór
}
farm-in-hand = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
farm-bonus = { $n ->
    [one] { $n } punkt specjalny
    [few] { $n } punkty specjalne
   *[many] { $n } punktów specjalnych
}
farm-each-costs = Każda kosztuje
farm-do-room = Zbuduj izbę na { $cell }
farm-do-stable = Zbuduj oborę na { $cell }
farm-do-plow = Zaorz pole na { $cell }
farm-paint = Ogrodź { $cell }
farm-paint-not = { $cell }: na żadnym pastwisku, które można teraz ogrodzić

## tile

tile-with-stable = { $tile } z oborą

## fence

fence-title = Zbuduj ogrodzenia
fence-how = Jak wybierać
fence-by-cells = Całe obszary
fence-by-edges = Pojedynczo
fence-paint = Zamaluj obszary nowego pastwiska.
fence-stands = Pastwisko stoi. Zbuduj następne albo zakończ.
    .divide = Pastwisko stoi. Żadnego obszaru nie można już ogrodzić: podziel je ogrodzeniem albo zakończ.
fence-pick = Wybierz krawędzie dla nowych ogrodzeń.
fence-more = To jeszcze nie pastwisko: wybieraj dalej.
fence-not-offered = Takiego pastwiska nie można teraz ogrodzić.
fence-new = { $n ->
    [one] { $n } nowe ogrodzenie
    [few] { $n } nowe ogrodzenia
   *[many] { $n } nowych ogrodzeń
}
fence-bill = do zapłaty
fence-holds = { $n ->
    [one] na { $n } zwierzę
    [few] na { $n } zwierzęta
   *[many] na { $n } zwierząt
}
fence-points = punkty
fence-points-counted = punkty: { $n }
fence-left = { $n ->
    [one] zostało { $n } ogrodzenie
    [few] zostały { $n } ogrodzenia
   *[many] zostało { $n } ogrodzeń
}
fence-near = Te byłyby dobre:
fence-use = Użyj tego kształtu: { $cells }
fence-clear = Wyczyść
fence-build = { $n ->
    [one] Zbuduj { $n } ogrodzenie
    [few] Zbuduj { $n } ogrodzenia
   *[many] Zbuduj { $n } ogrodzeń
}
fence-not-this = Nie to.
fence-room-for = miejsca: { $n }
fence-of-one-kind = dla jednego gatunku

## price

price-or = albo
price-more = { $n ->
    [one] albo { $n } inny sposób
    [few] albo { $n } inne sposoby
   *[many] albo { $n } innych sposobów
}
price-free = za darmo

## sow

sow-title = Obsiej pola
sow-less = Zasiej mniej: { $good }
sow-more = Zasiej więcej: { $good }

## gate

gate-title = Zwierzęta przy bramie
gate-waits = Nie wszystkie zwierzęta mają miejsce. Które zatrzymasz?
gate-born = przychówek: { $animals }
gate-cooked = ugotuj: { $animals } → { $food }
gate-gone = odchodzą: { $animals }
gate-keep = Zatrzymaj
gate-fewer = zatrzymaj mniej: { $animal }
gate-more = zatrzymaj więcej: { $animal }
gate-of = z { $n }
gate-born-short = przychówek:
gate-gone-short = odchodzą:
gate-cooked-short = ugotuj
gate-wait = nie mają jeszcze miejsca.
gate-no-room = brak miejsca

## place

place-pasture = Pastwisko { $cells }
place-stable = Obora { $cell }
place-stable-beside = Obora obok gospodarstwa
place-house = Dom
place-gate = Brama
place-holds = { $place }: { $animals }; miejsca: { $n }
place-waits = Przy bramie: { $animals }

## move

move-taken = Wybierz miejsce: { $animals }.
move-done = { $place }: { $animals }
move-full = { $place }: pełne.
move-only = { $place }, tylko: { $kind }.
move-no-room = Bez innego miejsca: { $animals }.
move-all-fit = Wszystkie zwierzęta mają miejsce: żadne nie musi odejść.
move-empty = Nikt tu nie stoi. Najpierw weź zwierzęta, potem wybierz im miejsce.

## card

card-price-varies = cena zmienna
card-traveling = po zagraniu przechodzi w lewo
card-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
card-needs = wymaga: { $what }
card-met = warunek spełniony
card-not-met = warunek niespełniony
card-not-now = nie teraz
card-pile = Na karcie, od góry:
card-pile-empty = Nic już na niej nie leży.
card-play = Zagraj:
card-play-at = Do zagrania na polu:
card-build-at = Do zbudowania na polu:
card-later = później
card-you-have = masz
card-not-yet = Jeszcze nie: { $why }
card-owned = zbudowane
card-close = Zamknij
card-rulings = { $n ->
    [one] { $n } wyjaśnienie
    [few] { $n } wyjaśnienia
   *[many] { $n } wyjaśnień
}

## played

played-none = Brak zagranych kart.
played-known = Wiadomo, że są na ręce

## majors

majors-built = Już zbudowane

## chart

chart-title = Punkty według rund
chart-table = Jako tabela
chart-round = Runda

## phase

phase-preparation = przygotowanie
phase-work = praca
phase-feeding = wyżywienie rodziny
phase-breeding = powiększanie stada
phase-between-phases = między fazami
phase-end = koniec

## edition

edition-original = Pierwsza edycja
    .short = Pierwsza
    .about = Starsze karty
edition-revised = Wersja dla graczy
    .short = Dla graczy
    .about = Nowsze karty
edition-family = Wersja rodzinna
    .short = Rodzinna
    .about = Żetony, bez kart, krótsza

## category

category-sheep = Owce
category-cards = Punkty za karty
category-vegetables = Warzywa
category-fields = Zaorane pola
category-boar = Dziki
category-rooms = Izby
category-fenced-stables = Ogrodzone obory
category-bonus = Punkty specjalne
category-stables = Obory
category-cattle = Krowy
category-unused-spaces = Niezajęte obszary
category-pastures = Ogrodzone pastwiska
category-begging = Żebranie
category-people = Członkowie rodziny
category-grain = Zboże

## short

# Nazwy pól akcji tam, gdzie na planszy brakuje miejsca na całą.

short-build_rooms_and_stables = Izby oraz/lub obory
short-take_1_grain = 1 zboże
short-build_stable_bake_bread = Obora oraz/lub chleb
short-major_minor_improvement = Duże lub małe usprawnienie
short-renovate_improvement = Przebudowa, usprawnienie
short-family_growth_minor = Rodzina, potem 1 małe
short-take_1_vegetable = 1 warzywo
short-plow_sow = Zaorz oraz/lub obsiej
short-starting_player_storehouse = Rozpoczynający i spichlerz
short-sow_bake = Obsiej oraz/lub upiecz chleb
short-family_growth_no_room = Rodzina mimo braku miejsca
short-renovate_fences = Przebudowa, ogrodzenia
short-starting_player_minor = Rozpoczynający, 1 małe
short-building_resource_1_3p = 1 materiał budowlany
short-building_resources_2_3p = 2 materiały budowlane
short-reed_stone_food_4p = Trzcina, kamień, żywność
short-building_resources_2_4p = 2 materiały budowlane
short-reed_stone_wood_5p = Trzcina i inne
short-animals_5p = Zwierzęta
short-room_or_traveling_5p = Izba albo artyści
short-building_resources_or_growth_5p = 2 materiały albo rodzina
short-occupation_or_growth_5p = Pomocnik albo rodzina
short-wood_2_master_forester = 2 drewna (karta)
short-lessons_a = Nabór
short-lessons_x = Drugi nabór

short-why-short = brak { $goods-gen }
short-why-no-room = brak wolnej izby
short-why-no-oven = nie ma gdzie piec
short-why-no-occupations-in-game = nie w wariancie podstawowym
short-why-fences = za mało ogrodzeń
short-why-no-space-beside-house = brak miejsca obok domu
short-why-no-space-beside-field = brak miejsca obok pola
short-why-finest-house = nie ma co przebudować
short-why-house-of = { $material ->
    [wood] dom z drewna
    [clay] dom z gliny
   *[stone] dom z kamienia
}
short-why-no-person-left = nie ma już nikogo
short-why-no-improvement-left = nie ma już
short-why-no-pasture = nie da się nic ogrodzić
short-why-no-single-space = nic do ogrodzenia
short-why-nothing-to-return = brak { $returns-gen }
short-why-needs = wymaga: { $what }
short-need-at-least = wymaga: { $what }
short-need-at-most = wymaga: maks. { $what }
short-need-exactly = wymaga: równo { $what }
short-none-count-unused-spaces = wszystko ma być zajęte
short-last-count-round = nie po rundzie { $n }
food-in = po rundzie { $n }
food-after = po tej rundzie
food-now = teraz
food-of = { $have } z { $need }
food-spare = { $n ->
    [0] w sam raz
   *[other] zapas: { $n }
}
food-round = Runda { $round } z { $rounds }
food-harvest = Żniwa { $when }
food-eaten = { $crops ->
    [0] Potrzeba { $need }: { $store } w zapasie
   *[other] Potrzeba { $need }: { $store } w zapasie + { $crops } z pól
}
food-enough = { $spare ->
    [0] Wystarczy na styk
   *[other] Wystarczy, z nadwyżką: { $spare }
}
food-cook = Do zjedzenia:
food-cook-each = { $good } → { $food }
food-find = zdobądź { $short } żywności
food-short-even = Nawet z tym brakuje { $short } żywności
food-reach = Brakuje { $short } żywności: zjedz { $goods-acc }

## lacking

lacking-title = { $n ->
    [one] Do żniw brakuje { $n } żywności
   *[many] Do żniw brakuje { $n } żywności
}
lacking-say = Po tej turze są żniwa, a w twoim gospodarstwie nie ma czym zapełnić stołu. Żebranie kosztuje na stałe punkty: { $points }. Cofnij turę, aby zrobić coś innego.
lacking-back = Wróć do tury
lacking-end = Zakończ i żebrz
