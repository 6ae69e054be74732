# Co mówi silnik gry, po polsku. Komunikat znajduje się po jego kodzie; jego zmienne to parametry kodu.
# Karty, pola i gracze przychodzą jako słowa w mianowniku, dlatego często stoją po dwukropku. Dobra, żetony i to, co się
# liczy, mają też biernik (`.acc`) i dopełniacz (`.gen`): `{ $goods-acc }`; gdzie ich brak, służy mianownik.

## Dobra

good-wood = drewno
    .gen = drewna
good-clay = glina
    .acc = glinę
    .gen = gliny
good-reed = trzcina
    .acc = trzcinę
    .gen = trzciny
good-stone = kamień
    .gen = kamienia
good-grain = zboże
    .gen = zboża
good-vegetable = warzywa
    .gen = warzyw
good-food = żywność
    .gen = żywności
good-sheep = owce
    .gen = owiec
good-boar = dziki
    .gen = dzików
good-cattle = krowy
    .gen = krów

# `.all` stoi w dopełniaczu: „razy liczba izb”, „najwięcej usprawnień”.
count-wood = { $n ->
    [one] { $n } drewno
   *[many] { $n } drewna
}
    .all = drewna
    .gen = { $n } drewna
count-clay = { $n ->
    [one] { $n } glina
    [few] { $n } gliny
   *[many] { $n } glin
}
    .all = gliny
    .acc = { $n ->
        [one] { $n } glinę
        [few] { $n } gliny
       *[many] { $n } glin
    }
    .gen = { $n ->
        [one] { $n } gliny
       *[many] { $n } glin
    }
count-reed = { $n ->
    [one] { $n } trzcina
    [few] { $n } trzciny
   *[many] { $n } trzcin
}
    .all = trzciny
    .acc = { $n ->
        [one] { $n } trzcinę
        [few] { $n } trzciny
       *[many] { $n } trzcin
    }
    .gen = { $n ->
        [one] { $n } trzciny
       *[many] { $n } trzcin
    }
count-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
    .all = kamieni
    .gen = { $n ->
        [one] { $n } kamienia
       *[many] { $n } kamieni
    }
count-grain = { $n ->
    [one] { $n } zboże
   *[many] { $n } zboża
}
    .all = zboża
    .gen = { $n } zboża
count-vegetable = { $n ->
    [one] { $n } warzywo
    [few] { $n } warzywa
   *[many] { $n } warzyw
}
    .all = warzyw
    .gen = { $n ->
        [one] { $n } warzywa
       *[many] { $n } warzyw
    }
count-food = { $n ->
    [one] { $n } żywność
   *[many] { $n } żywności
}
    .all = żywności
    .gen = { $n } żywności
count-sheep = { $n ->
    [one] { $n } owca
    [few] { $n } owce
   *[many] { $n } owiec
}
    .all = owiec
    .acc = { $n ->
        [one] { $n } owcę
        [few] { $n } owce
       *[many] { $n } owiec
    }
    .gen = { $n ->
        [one] { $n } owcy
       *[many] { $n } owiec
    }
count-boar = { $n ->
    [one] { $n } dzik
    [few] { $n } dziki
   *[many] { $n } dzików
}
    .all = dzików
    .acc = { $n ->
        [one] { $n } dzika
        [few] { $n } dziki
       *[many] { $n } dzików
    }
    .gen = { $n ->
        [one] { $n } dzika
       *[many] { $n } dzików
    }
count-cattle = { $n ->
    [one] { $n } krowa
    [few] { $n } krowy
   *[many] { $n } krów
}
    .all = krów
    .acc = { $n ->
        [one] { $n } krowę
        [few] { $n } krowy
       *[many] { $n } krów
    }
    .gen = { $n ->
        [one] { $n } krowy
       *[many] { $n } krów
    }

goods-nothing = nic
    .gen = niczego
goods-join = {", "}
list-join = {", "}
reasons-join = {"; "}

## Nazwy

player = gracz { $number }
players-join = {" i "}

tile-small = małe pastwisko
tile-two = pastwisko z 2 obszarów
tile-three = pastwisko z 3 obszarów
tile-corner = pastwisko narożne
tile-four = pastwisko z 4 obszarów
tile-room = izba
    .acc = izbę

kind-major = duże usprawnienie
kind-minor = małe usprawnienie
kind-occupation = pomocnik

## Co się liczy

count-occupations = { $n ->
    [one] { $n } pomocnik
   *[many] { $n } pomocników
}
    .all = pomocników
    .acc = { $n ->
        [one] { $n } pomocnika
       *[many] { $n } pomocników
    }
    .gen = { $n ->
        [one] { $n } pomocnika
       *[many] { $n } pomocników
    }
count-later-occupations = { $n ->
    [one] { $n } pomocnik zagrany później
   *[many] { $n } pomocników zagranych później
}
    .all = pomocników zagranych później
    .acc = { $n ->
        [one] { $n } pomocnika zagranego później
       *[many] { $n } pomocników zagranych później
    }
    .gen = { $n ->
        [one] { $n } pomocnika zagranego później
       *[many] { $n } pomocników zagranych później
    }
count-improvements = { $n ->
    [one] { $n } usprawnienie
    [few] { $n } usprawnienia
   *[many] { $n } usprawnień
}
    .all = usprawnień
    .gen = { $n ->
        [one] { $n } usprawnienia
       *[many] { $n } usprawnień
    }
count-grain-fields = { $n ->
    [one] { $n } pole ze zbożem
    [few] { $n } pola ze zbożem
   *[many] { $n } pól ze zbożem
}
    .all = pól ze zbożem
    .gen = { $n ->
        [one] { $n } pola ze zbożem
       *[many] { $n } pól ze zbożem
    }
count-vegetable-fields = { $n ->
    [one] { $n } pole z warzywami
    [few] { $n } pola z warzywami
   *[many] { $n } pól z warzywami
}
    .all = pól z warzywami
    .gen = { $n ->
        [one] { $n } pola z warzywami
       *[many] { $n } pól z warzywami
    }
count-empty-fields = { $n ->
    [one] { $n } puste pole
    [few] { $n } puste pola
   *[many] { $n } pustych pól
}
    .all = pustych pól
    .gen = { $n ->
        [one] { $n } pustego pola
       *[many] { $n } pustych pól
    }
count-empty-field-tiles = { $n ->
    [one] { $n } puste pole w gospodarstwie
    [few] { $n } puste pola w gospodarstwie
   *[many] { $n } pustych pól w gospodarstwie
}
    .all = pustych pól w gospodarstwie
    .gen = { $n ->
        [one] { $n } pustego pola w gospodarstwie
       *[many] { $n } pustych pól w gospodarstwie
    }
count-rooms = { $n ->
    [one] { $n } izba
    [few] { $n } izby
   *[many] { $n } izb
}
    .all = izb
    .acc = { $n ->
        [one] { $n } izbę
        [few] { $n } izby
       *[many] { $n } izb
    }
    .gen = { $n ->
        [one] { $n } izby
       *[many] { $n } izb
    }
count-added-rooms = { $n ->
    [one] { $n } izba ponad dwie pierwsze
    [few] { $n } izby ponad dwie pierwsze
   *[many] { $n } izb ponad dwie pierwsze
}
    .all = izb ponad dwie pierwsze
    .acc = { $n ->
        [one] { $n } izbę ponad dwie pierwsze
        [few] { $n } izby ponad dwie pierwsze
       *[many] { $n } izb ponad dwie pierwsze
    }
    .gen = { $n ->
        [one] { $n } izby ponad dwie pierwsze
       *[many] { $n } izb ponad dwie pierwsze
    }
count-planted-fields = { $n ->
    [one] { $n } obsiane pole
    [few] { $n } obsiane pola
   *[many] { $n } obsianych pól
}
    .all = obsianych pól
    .gen = { $n ->
        [one] { $n } obsianego pola
       *[many] { $n } obsianych pól
    }
count-field-tiles = { $n ->
    [one] { $n } pole w gospodarstwie
    [few] { $n } pola w gospodarstwie
   *[many] { $n } pól w gospodarstwie
}
    .all = pól w gospodarstwie
    .gen = { $n ->
        [one] { $n } pola w gospodarstwie
       *[many] { $n } pól w gospodarstwie
    }
count-animals = { $n ->
    [one] { $n } zwierzę
    [few] { $n } zwierzęta
   *[many] { $n } zwierząt
}
    .all = zwierząt
    .gen = { $n ->
        [one] { $n } zwierzęcia
       *[many] { $n } zwierząt
    }
count-rooms-of-wood = { $n ->
    [one] { $n } drewniana izba
    [few] { $n } drewniane izby
   *[many] { $n } drewnianych izb
}
    .all = drewnianych izb
    .acc = { $n ->
        [one] { $n } drewnianą izbę
        [few] { $n } drewniane izby
       *[many] { $n } drewnianych izb
    }
    .gen = { $n ->
        [one] { $n } drewnianej izby
       *[many] { $n } drewnianych izb
    }
count-rooms-of-clay = { $n ->
    [one] { $n } gliniana izba
    [few] { $n } gliniane izby
   *[many] { $n } glinianych izb
}
    .all = glinianych izb
    .acc = { $n ->
        [one] { $n } glinianą izbę
        [few] { $n } gliniane izby
       *[many] { $n } glinianych izb
    }
    .gen = { $n ->
        [one] { $n } glinianej izby
       *[many] { $n } glinianych izb
    }
count-rooms-of-stone = { $n ->
    [one] { $n } kamienna izba
    [few] { $n } kamienne izby
   *[many] { $n } kamiennych izb
}
    .all = kamiennych izb
    .acc = { $n ->
        [one] { $n } kamienną izbę
        [few] { $n } kamienne izby
       *[many] { $n } kamiennych izb
    }
    .gen = { $n ->
        [one] { $n } kamiennej izby
       *[many] { $n } kamiennych izb
    }
count-grain-in-all = { $n ->
    [one] { $n } zboże łącznie
   *[many] { $n } zboża łącznie
}
    .all = zboża łącznie
    .gen = { $n } zboża łącznie
count-vegetable-in-all = { $n ->
    [one] { $n } warzywo łącznie
    [few] { $n } warzywa łącznie
   *[many] { $n } warzyw łącznie
}
    .all = warzyw łącznie
    .gen = { $n ->
        [one] { $n } warzywa łącznie
       *[many] { $n } warzyw łącznie
    }
count-people = { $n ->
    [one] { $n } członek rodziny
   *[many] { $n } członków rodziny
}
    .all = członków rodziny
    .acc = { $n ->
        [one] { $n } członka rodziny
       *[many] { $n } członków rodziny
    }
    .gen = { $n ->
        [one] { $n } członka rodziny
       *[many] { $n } członków rodziny
    }
count-unused-spaces = { $n ->
    [one] { $n } niezajęty obszar gospodarstwa
    [few] { $n } niezajęte obszary gospodarstwa
   *[many] { $n } niezajętych obszarów gospodarstwa
}
    .all = niezajętych obszarów gospodarstwa
    .gen = { $n ->
        [one] { $n } niezajętego obszaru gospodarstwa
       *[many] { $n } niezajętych obszarów gospodarstwa
    }
count-pasture-spaces = { $n ->
    [one] { $n } obszar gospodarstwa na pastwiskach
    [few] { $n } obszary gospodarstwa na pastwiskach
   *[many] { $n } obszarów gospodarstwa na pastwiskach
}
    .all = obszarów gospodarstwa na pastwiskach
    .gen = { $n ->
        [one] { $n } obszaru gospodarstwa na pastwiskach
       *[many] { $n } obszarów gospodarstwa na pastwiskach
    }
count-pastures = { $n ->
    [one] { $n } pastwisko
    [few] { $n } pastwiska
   *[many] { $n } pastwisk
}
    .all = pastwisk
    .gen = { $n ->
        [one] { $n } pastwiska
       *[many] { $n } pastwisk
    }
count-stables = { $n ->
    [one] { $n } obora
    [few] { $n } obory
   *[many] { $n } obór
}
    .all = obór
    .acc = { $n ->
        [one] { $n } oborę
        [few] { $n } obory
       *[many] { $n } obór
    }
    .gen = { $n ->
        [one] { $n } obory
       *[many] { $n } obór
    }
count-unfenced-stables = { $n ->
    [one] { $n } nieogrodzona obora
    [few] { $n } nieogrodzone obory
   *[many] { $n } nieogrodzonych obór
}
    .all = nieogrodzonych obór
    .acc = { $n ->
        [one] { $n } nieogrodzoną oborę
        [few] { $n } nieogrodzone obory
       *[many] { $n } nieogrodzonych obór
    }
    .gen = { $n ->
        [one] { $n } nieogrodzonej obory
       *[many] { $n } nieogrodzonych obór
    }
count-gained-in-work = { $n ->
    [one] { $n } materiał budowlany otrzymany w tej fazie pracy
    [few] { $n } materiały budowlane otrzymane w tej fazie pracy
   *[many] { $n } materiałów budowlanych otrzymanych w tej fazie pracy
}
    .all = materiałów budowlanych otrzymanych w tej fazie pracy
    .gen = { $n ->
        [one] { $n } materiału budowlanego otrzymanego w tej fazie pracy
       *[many] { $n } materiałów budowlanych otrzymanych w tej fazie pracy
    }
count-completed-rounds = { $n ->
    [one] { $n } zakończona runda
    [few] { $n } zakończone rundy
   *[many] { $n } zakończonych rund
}
    .all = zakończonych rund
    .acc = { $n ->
        [one] { $n } zakończoną rundę
        [few] { $n } zakończone rundy
       *[many] { $n } zakończonych rund
    }
    .gen = { $n ->
        [one] { $n } zakończonej rundy
       *[many] { $n } zakończonych rund
    }
count-rounds-left = { $n ->
    [one] { $n } pozostała pełna runda
    [few] { $n } pozostałe pełne rundy
   *[many] { $n } pozostałych pełnych rund
}
    .all = pozostałych pełnych rund
    .acc = { $n ->
        [one] { $n } pozostałą pełną rundę
        [few] { $n } pozostałe pełne rundy
       *[many] { $n } pozostałych pełnych rund
    }
    .gen = { $n ->
        [one] { $n } pozostałej pełnej rundy
       *[many] { $n } pozostałych pełnych rund
    }
count-round = runda { $n }
    .all = rund
count-players = { $n ->
    [one] { $n } gracz
   *[many] { $n } graczy
}
    .all = graczy
    .acc = { $n ->
        [one] { $n } gracza
       *[many] { $n } graczy
    }
    .gen = { $n ->
        [one] { $n } gracza
       *[many] { $n } graczy
    }
count-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
    .all = punktów
    .gen = { $n ->
        [one] { $n } punktu
       *[many] { $n } punktów
    }

## Co można zrobić

do-ask-again = pozwól innym zmienić zdanie
do-nothing = nic
do-then = { $parts }
    .join = {", potem "}
do-or = { $parts }
    .acc = { $parts-acc }
    .join = {" albo "}
do-and-or = { $parts }
    .join = {" oraz/lub "}
do-may = opcjonalnie { $what }
do-take = weź { $goods-acc }
do-take-what = weź { $what-acc }
do-take-all = weź leżące tam dobra
do-others-take = wszyscy inni biorą { $goods-acc }
do-they-take = ten gracz bierze { $goods-acc }
do-keep-cooked = zachowaj to, co zostało ugotowane
do-pay = zapłać { $price-acc }
do-get-paid = przyjmij zapłatę: { $price }
do-pay-owner = zapłać właścicielowi { $price-acc }
do-pay-owners = zapłać właścicielowi każdej z kart { $goods-acc }
do-fill-space = połóż na polu tej karty { $goods-acc }
do-leave-on-space = zostaw na polu { $goods-acc }
do-promise = połóż na polach rund { $goods-acc }
do-plow = zaorz 1 pole
do-plow-up-to = { $n ->
    [one] zaorz najwyżej { $n } pole
    [few] zaorz najwyżej { $n } pola
   *[many] zaorz najwyżej { $n } pól
}
do-plow-for-each = zaorz tyle pól, ile wynosi liczba { $what }
do-sow = obsiej pola
do-sow-crop = zasiej { $good-acc }
do-bake = upiecz chleb
do-grow = powiększ rodzinę
do-starting-player = zostań graczem rozpoczynającym
do-build-room = zbuduj 1 izbę
do-build-rooms = zbuduj izby
do-build-rooms-of = { $material ->
    [wood] zbuduj drewniane izby
    [clay] zbuduj gliniane izby
   *[stone] zbuduj kamienne izby
}
do-renovate = przebuduj dom
do-build-stable = zbuduj 1 oborę
do-build-stables = zbuduj obory
do-build-fences = zbuduj ogrodzenia
do-fences-for-partner = zbuduj ogrodzenia dla partnera
do-trade = wymień dobra z partnerem
do-pay-one-good = zapłać jednym dobrem
do-rebuild-fences = przestaw ogrodzenia
do-fence-one-space = ogrodź jeden obszar
do-build-pastures = zbuduj pastwiska
do-build-card = zbuduj: { $card }
do-build-improvement = zbuduj usprawnienie
do-major = duże usprawnienie
do-minor = małe usprawnienie
do-major-or-minor = duże albo małe usprawnienie
do-occupation = zagraj pomocnika
do-harvest-more = zbierz więcej { $good-gen }
do-breed = powiększ stado
do-place-another = umieść kolejnego członka rodziny
do-guest-comes = przychodzi gość
do-place-guest = umieść gościa
do-place-newborn = zapłać { $price-acc } i umieść nowo narodzonego członka rodziny
do-move-person = przenieś członka rodziny
do-play-for-nothing = zagraj ją za darmo
do-score = zdobądź { $points }
do-score-by-situation = zdobądź punkty
do-note = zapisz to

amount-times = { $goods } razy liczba { $what }
    .acc = { $goods-acc } razy liczba { $what }
amount-for-every = { $goods } za każdy komplet { $what-gen }
    .acc = { $goods-acc } za każdy komplet { $what-gen }
amount-at = { $goods } za { $what-acc }
    .acc = { $goods-acc } za { $what-acc }
amount-for-each-done = { $goods } za każdą sztukę
    .acc = { $goods-acc } za każdą sztukę
amount-as-much = drugie tyle { $good-gen }
amount-by-steps = { $parts }
    .acc = { $parts-acc }
    .join = {" / "}

cost-goods = { $goods }
    .acc = { $goods-acc }
cost-return = oddaj { $returns-acc }
cost-goods-and-return = { $goods } i oddaj { $returns-acc }
    .acc = { $goods-acc } i oddaj { $returns-acc }

# Co się oddaje za inną kartę.
returns-own-fireplace = Palenisko
    .gen = Paleniska
returns-own-cooking-hearth = Kuchnia
    .acc = Kuchnię
    .gen = Kuchni
returns-own-oven = piec
    .gen = pieca
returns-own-joinery = Stolarnia
    .acc = Stolarnię
    .gen = Stolarni
returns-own-well = Studnia
    .acc = Studnię
    .gen = Studni

## Pytania

ask-nothing = nic
ask-place = umieść członka rodziny
ask-end-turn = zakończ turę
ask-pick = { $n ->
    [one] zatrzymaj po jednej karcie każdego rodzaju
    [few] zatrzymaj po { $n } karty każdego rodzaju
   *[many] zatrzymaj po { $n } kart każdego rodzaju
}
ask-pick-occupations = { $n ->
    [one] zatrzymaj jednego pomocnika
   *[many] zatrzymaj { $n } pomocników
}
ask-pick-minors = { $n ->
    [one] zatrzymaj jedno małe usprawnienie
    [few] zatrzymaj { $n } małe usprawnienia
   *[many] zatrzymaj { $n } małych usprawnień
}
ask-discard-down-to = odrzucaj karty, aż zostanie ich po { $n } z każdego rodzaju
ask-mulligan = odrzuć wszystkie karty jednego rodzaju i dociągnij o jedną mniej albo zostaw swoje
ask-exchange = { $n ->
    [one] wymień kartę z ręki
    [few] wymień najwyżej { $n } karty z ręki
   *[many] wymień najwyżej { $n } kart z ręki
}
ask-put-away = { $n ->
    [one] odrzuć { $n } kartę z ręki
    [few] odrzuć { $n } karty z ręki
   *[many] odrzuć { $n } kart z ręki
}
ask-draw = dociągnij kartę
ask-choose = wybierz jedno
ask-first = wybierz, co zrobisz najpierw
ask-pay = wybierz, jak zapłacisz
ask-keep = wybierz zwierzęta, które zatrzymasz
ask-take-animals = wybierz, ile zwierząt weźmiesz
ask-feed = wykarm rodzinę
ask-breed = wybierz zwierzęta, które zatrzymasz po powiększeniu stada
ask-any-time = użyj kart działających w dowolnym momencie
ask-which-card = wybierz kartę, która zadziała najpierw
ask-major = zbuduj duże usprawnienie
ask-minor = zagraj małe usprawnienie
ask-major-or-minor = zbuduj duże albo zagraj małe usprawnienie
ask-occupation = { $food ->
    [one] zagraj pomocnika za { $food } żywność
   *[many] zagraj pomocnika za { $food } żywności
}
ask-occupation-by-number = { $cheaper ->
    [1] { $first ->
        [0] zagraj pomocnika (pierwszy za darmo, każdy następny za żywność: { $food })
       *[other] zagraj pomocnika (pierwszy za żywność: { $first }, każdy następny: { $food })
    }
   *[other] { $first ->
        [0] zagraj pomocnika (pierwszych { $cheaper } za darmo, każdy następny za żywność: { $food })
       *[other] zagraj pomocnika (każdy z pierwszych { $cheaper } za żywność: { $first }, każdy następny: { $food })
    }
}

## Odpowiedzi

act-place = { $space }
act-choose = { $what }
act-react = { $card }
act-react-by = { $card }: { $what }
act-collect = weź to, co leży na polu rundy
act-room = izba { $cell }
act-rooms = { $n ->
    [one] zbuduj { $n } izbę
    [few] zbuduj { $n } izby
   *[many] zbuduj { $n } izb
}
act-renovate = { $material ->
    [wood] przebuduj na dom z drewna
    [clay] przebuduj na dom z gliny
   *[stone] przebuduj na dom z kamienia
}
act-stable = obora { $cell }
act-stable-beside = zbuduj oborę obok gospodarstwa
act-stable-in = zbuduj oborę w tym miejscu: { $tile }
act-pasture = zbuduj { $tile-acc }
act-pasture-with-stable = zbuduj { $tile-acc } i przenieś tam oborę
act-plow-with = { $n ->
    [one] zaorz najwyżej { $n } pole ({ $card })
    [few] zaorz najwyżej { $n } pola ({ $card })
   *[many] zaorz najwyżej { $n } pól ({ $card })
}
act-plow = zaorz { $cell }
act-fence = ogrodź { $cells }
act-edge = jedno ogrodzenie: { $edge }
act-partner = dla partnera: { $what }
act-give = oddaj { $goods-acc }
act-receive = przyjmij { $goods-acc }
act-sow = zasiej { $goods-acc }
act-sow-by-the-house = zasiej obok domu { $goods-acc }
act-sow-one-field = zasiej na jednym polu { $goods-acc }
act-sow-one-field-by-the-house = zasiej na jednym polu obok domu { $goods-acc }
act-bake = upiecz chleb z { $n } zboża
act-build = zbuduj: { $card }
act-play = zagraj: { $card }
act-pay = { $goods ->
    [nic] nie płać nic
   *[other] zapłać { $goods-acc }
}
act-pay-returning = zapłać { $goods-acc } i oddaj kartę { $card }
act-pay-by-returning = zapłać, oddając kartę { $card }
act-pay-converting = zapłać { $goods-acc } (wymień { $conversions-acc })
act-pay-returning-converting = zapłać { $goods-acc } i oddaj kartę { $card } (wymień { $conversions-acc })
act-pay-by-returning-converting = zapłać, oddając kartę { $card } (wymień { $conversions-acc })
conversion = { $give } → { $get }
    .acc = { $give-acc } na { $get-acc }
# Nie zostaje nic: zdanie zmienia się wraz ze słowem z goods-nothing.
act-keep = { $goods ->
    [nic] nie zatrzymuj żadnych
   *[other] zatrzymaj { $goods-acc }
}
act-take-animals = { $goods ->
    [nic] nie bierz żadnych
   *[other] weź { $goods-acc }
}
act-keep-cooked = połóż { $goods-acc } na karcie { $card }
act-lay-for-cooked = połóż { $goods-acc } za { $cooked-acc } na karcie { $card }
act-keep-cook = { $goods ->
    [nic] nie zatrzymuj żadnych; ugotuj { $cooked-acc } → { $got }
   *[other] zatrzymaj { $goods-acc }; ugotuj { $cooked-acc } → { $got }
}
act-keep-release = { $goods ->
    [nic] nie zatrzymuj żadnych; wypuść { $released-acc }
   *[other] zatrzymaj { $goods-acc }; wypuść { $released-acc }
}
act-keep-cook-release = { $goods ->
    [nic] nie zatrzymuj żadnych; ugotuj { $cooked-acc } → { $got }; wypuść { $released-acc }
   *[other] zatrzymaj { $goods-acc }; ugotuj { $cooked-acc } → { $got }; wypuść { $released-acc }
}
act-convert = wymień { $give-acc } na { $get-acc }
act-use = { $card }: { $what }
act-harvest-more = zbierz o 1 więcej ({ $good }): { $parts }
    .join = {" i "}
field-card-with = { $card } ({ $lying })
fields-with = { $n ->
    [one] { $n } pole ({ $lying })
    [few] { $n } pola ({ $lying })
   *[many] { $n } pól ({ $lying })
}
act-child = nowy członek rodziny
act-draw-occupation = pozwól innemu graczowi dociągnąć pomocnika
act-lodger = wprowadza się lokator
act-beg = żebranie: { $n }
act-pick = zatrzymaj: { $card }
act-discard = odrzuć: { $card }
act-mulligan-occupations = odrzuć wszystkich pomocników i dociągnij nowych ({ $n })
act-mulligan-minors = odrzuć wszystkie małe usprawnienia i dociągnij nowe ({ $n })
act-draw-occupations = dociągnij pomocnika
act-draw-minors = dociągnij małe usprawnienie
act-exchange = { $n ->
    [one] odrzuć { $n } kartę z ręki za jedną nową
    [few] odrzuć { $n } karty z ręki za jedną nową
   *[many] odrzuć { $n } kart z ręki za jedną nową
}
act-take = omiń turę i weź: { $card }
act-done = gotowe
act-end-turn = zakończ turę

## Dlaczego nie

why-game-over = rozgrywka jest skończona
why-earlier-position = widać wcześniejszą pozycję; przejdź do ostatniej, aby grać dalej
why-first = najpierw { $seat }: { $what }
why-short = brakuje { $amount-gen }
why-price = nie można zapłacić ceny
why-nothing-to-return = nie ma { $returns-gen } do oddania
why-of = { $what }: { $why }
why-toll = żąda tego karta { $card }: { $why }
why-card = { $card }: { $why }
why-tile = { $tile }: { $why }
why-only = tylko { $what }
why-needs = wymaga: { $what }
why-not-possible = { $what }: to niemożliwe
why-nothing-there = nic tam nie leży
why-opens-later = otwiera się w rundzie { $round }
why-not-turned-up = karta tego pola nie jest jeszcze odkryta (etap { $stage })
why-space-on-card = karta { $card } nie jest zagrana
why-occupied = pole zajęte: { $seats }
why-tile-occupied = żeton tego pola zajęty: { $seats }
why-from-round = nie można z tego korzystać przed rundą { $round }
why-nobody-home = nikogo nie ma w domu
why-not-carried-through = tej akcji nie da się wykonać do końca
why-no-cell-asked = teraz nie wybiera się obszaru gospodarstwa
why-room-there = stoi tam izba
why-field-there = leży tam pole
why-stable-there = stoi tam obora
why-no-fences = brak ogrodzeń
why-nothing-to-trade = żaden z partnerów nie ma nic do oddania
why-fence-there = stoi tam ogrodzenie
why-inside-pasture = leży to wewnątrz pastwiska
why-beside-no-room = nie przylega do domu
why-beside-no-field = nie przylega do pola
why-beside-nothing = nie przylega do izby, pola, obory ani pastwiska
why-no-space-beside-house = brak wolnego obszaru obok domu
why-no-space-beside-field = brak wolnego obszaru obok pola
why-no-free-space = brak wolnego obszaru
why-finest-house = { $material ->
    [wood] drewnianej chaty nie można przebudować
    [clay] glinianej chaty nie można przebudować
   *[stone] kamiennego domu nie można przebudować
}
why-renovation-forbidden = jedna z kart zabrania przebudowy
why-no-stable-left = nie ma już obór
why-no-space-for-stable = brak miejsca na oborę
why-no-single-space = nie można ogrodzić pojedynczego obszaru
why-no-pasture = nie można ogrodzić żadnego pastwiska
why-no-pasture-with-cell = nie można ogrodzić i opłacić żadnego pastwiska z tym obszarem
why-fences = { $needed ->
    [one] potrzeba { $needed } ogrodzenia, zostało: { $left }
   *[many] potrzeba { $needed } ogrodzeń, zostało: { $left }
}
why-room-in-pasture = izba nie może leżeć na pastwisku
why-field-in-pasture = pole nie może leżeć na pastwisku
why-pasture-apart = obszary pastwiska muszą stykać się bokami
why-pasture-not-beside = nowe pastwisko musi mieć wspólny bok z jednym z twoich
why-pasture-mixed = leży to częściowo na pastwisku
why-nothing-to-sow = nie ma czego zasiać
why-nothing-to-plow = nie ma pola do zaorania
why-no-empty-field = brak pustego pola
why-no-field-for-crop = brak pustego pola na ten plon
why-no-oven = brak usprawnienia do pieczenia chleba
why-no-grain = brak zboża
why-no-person-left = nie ma już członka rodziny
why-no-room = brak miejsca – izby: { $rooms }, członkowie rodziny: { $people }
why-house-of = { $material ->
    [wood] dom jest z drewna
    [clay] dom jest z gliny
   *[stone] dom jest z kamienia
}
why-no-room-tile = nie ma już izb
why-no-tile-left = nie ma już żetonów
why-no-small-tile = nie ma już małych żetonów
why-no-improvement-left = nie ma już usprawnień
why-no-improvement = nie można zbudować żadnego usprawnienia ({ $why })
why-no-occupation-in-hand = brak pomocnika na ręce
why-no-occupation = nie można zagrać żadnego pomocnika ({ $why })
why-no-occupations-in-game = w wariancie podstawowym nie ma pomocników
why-none-on-fields = na żadnym polu nie ma { $good-gen }
why-no-newborn = na polach akcji nie ma nowo narodzonego członka rodziny
why-no-space-for-guest = nie ma pola dla gościa
why-no-space-for-newborn = nowo narodzony członek rodziny nie mógłby skorzystać z żadnego pola
why-nobody-to-move = nikogo nie można przenieść
why-they-lack = drugi gracz nie ma { $goods-gen }
why-owned = już w grze: { $seat }
why-not-to-be-had = nie można jej dostać
why-not-built-while = nie można teraz budować; najpierw { $seat }: { $what }
why-not-played-while = nie można teraz zagrać; najpierw { $seat }: { $what }

## Czego wymaga karta

need-at-least = co najmniej { $what }
need-at-most = najwyżej { $what }
need-exactly = dokładnie { $what }
need-all = { $parts }
    .join = {" i "}
need-not = nie: { $what }
need-another-player = u innego gracza: { $what }
need-only-player = jako jedyny gracz: { $what }
need-feeding = w fazie wyżywienia rodziny
need-harvest = podczas żniw
need-from-round = od rundy { $round }
need-rounds = w rundach { $rounds }
need-person-on = członek rodziny na polu { $space }
need-on-round-space = na polu rundy { $round }
need-nobody-else = dopóki nikt inny nie stoi na polu { $space }
need-occupied = { $space }: pole zajęte
need-from-the-space = z pola
need-several-resources = kilka rodzajów materiałów budowlanych
need-in-that-way = w ten sposób
need-animals-cooked = zwierzęta przetworzone w żywność
need-drawn = karta dociągnięta przez innego gracza
need-an-occupation = pomocnik
need-an-improvement = usprawnienie
need-no-food-there = dopóki nie leży tam żywność
house-of = { $material ->
    [wood] drewniana chata
    [clay] gliniana chata
   *[stone] kamienny dom
}

## Co karta pamięta

note-times = użycia: { $n } z { $most }
note-done = zrobione
note-not-done = jeszcze nie zrobione

## Arkusz punktacji

score-fields = { $n ->
    [one] { $n } żeton pola
    [few] { $n } żetony pól
   *[many] { $n } żetonów pól
}
score-pastures = { $n ->
    [one] { $n } pastwisko
    [few] { $n } pastwiska
   *[many] { $n } pastwisk
}
score-goods = { $amount }
score-grain-on-fields = { $n ->
    [one] { $n } zboże na polach
   *[many] { $n } zboża na polach
}
score-unused = { $n ->
    [one] { $n } niezajęty obszar
    [few] { $n } niezajęte obszary
   *[many] { $n } niezajętych obszarów
}
score-fenced-stables = { $n ->
    [one] { $n } ogrodzona obora
    [few] { $n } ogrodzone obory
   *[many] { $n } ogrodzonych obór
}
score-stables-in-pastures = { $n ->
    [one] { $n } obora na pastwisku
    [few] { $n } obory na pastwiskach
   *[many] { $n } obór na pastwiskach
}
score-rooms = { $material ->
    [wood] { $n ->
        [one] { $n } drewniana izba
        [few] { $n } drewniane izby
       *[many] { $n } drewnianych izb
    }
    [clay] { $n ->
        [one] { $n } gliniana izba
        [few] { $n } gliniane izby
       *[many] { $n } glinianych izb
    }
   *[stone] { $n ->
        [one] { $n } kamienna izba
        [few] { $n } kamienne izby
       *[many] { $n } kamiennych izb
    }
}
score-people = { $n ->
    [one] { $n } członek rodziny
   *[many] { $n } członków rodziny
}
score-begging = { $n ->
    [one] { $n } znacznik żebrania
    [few] { $n } znaczniki żebrania
   *[many] { $n } znaczników żebrania
}
score-card = { $card }
score-card-bonus = { $card }: { $why }
score-earned = zdobyte w trakcie rozgrywki
score-the-most = najwięcej { $what }

## Słowa obok kart, według ich angielskiego brzmienia

own-1-food-for-every-2-goods = 1 żywność za każde 2 dobra
own-1-point-for-each-round-left = 1 punkt za każdą pozostałą rundę
own-2-sheep-for-each-large-new-pasture = 2 owce za każde duże nowe pastwisko
own-chief = Wódz
own-a-point-for-each-round-to-come = punkt za każdą przyszłą rundę
own-after-traveling-players = po Wędrownych artystach
own-after-the-first-person-of-a-turn = po pierwszym członku rodziny w turze
own-another-player-starts = rozpoczyna inny gracz
own-boar-or-cattle = dziki albo krowy
own-buy-the-grain-for-2-food = kup zboże za 2 żywności
own-choose-a-buyer = wybierz kupującego
own-for-its-owner = dla właściciela
own-give-it-to-the-starting-player = daj to graczowi rozpoczynającemu
own-hand-over-the-grain = przekaż zboże
own-hang-up-the-hides = powieś skóry
own-in-a-pot = w garnku
own-let-animals-go = wypuść zwierzęta
own-miss-the-next-harvest = omiń najbliższe żniwa
own-more-than-one = więcej niż jeden
own-move-1-crop = przenieś 1 plon
own-move-into-the-hut = wprowadź się do chaty
own-note-it = zapisz to
own-note-the-turn = zapisz turę
own-one-child-stays-at-home = jedno dziecko zostaje w domu
own-sell-1-grain = sprzedaj 1 zboże
own-take-1-wood = weź 1 drewno
own-take-2-points = weź 2 punkty
own-turn-up-the-cards = odkryj karty
own-wood-by-an-action = drewno z akcji
own-a-field-with-n = pole, na którym leży { $n }
own-an-empty-field = puste pole
own-beanfield = Pole fasoli
own-move-goods-from-giver-to-taker = przenieś { $goods-acc }, { $giver } → { $taker }
own-keep-goods-for-points = zachowaj { $goods-acc } → { $points }
own-take-3-food-for-1-grain = weź 3 żywności za 1 zboże
own-sell-1-grain-to-seat-for-2-food = sprzedaj 1 zboże za 2 żywności; kupuje { $seat }
own-misses-the-harvest-of-round-round = omija żniwa rundy { $round }
own-boar-wild-boar-and-cattle-cattle-on-it = na karcie: { $boar ->
    [one] { $boar } dzik
    [few] { $boar } dziki
   *[many] { $boar } dzików
} i { $cattle ->
    [one] { $cattle } krowa
    [few] { $cattle } krowy
   *[many] { $cattle } krów
}
own-goods-left = pozostałych dóbr
own-n-one-n-good-left-other-n-goods-left = { $n ->
    [one] { $n } pozostałe dobro
    [few] { $n } pozostałe dobra
   *[many] { $n } pozostałych dóbr
}
own-pastures-with-room-for-3-more-animals = pastwisk z miejscem na jeszcze 3 zwierzęta
own-n-one-n-pasture-with-room-for-3-more-animals-other-n-pastures-with-room-for-3-more-animals = { $n ->
    [one] { $n } pastwisko z miejscem na jeszcze 3 zwierzęta
    [few] { $n } pastwiska z miejscem na jeszcze 3 zwierzęta
   *[many] { $n } pastwisk z miejscem na jeszcze 3 zwierzęta
}
own-used-in-this-round = użyte w tej rundzie
own-a-person-may-move-in-this-round = w tej rundzie można przenieść członka rodziny

## Pola akcji

space-build_rooms_and_stables = Budowa izb oraz/lub obór
space-starting_player_storehouse = Gracz rozpoczynający i spichlerz
space-take_1_grain = Weź 1 zboże
space-plow_1_field = Zaorz 1 pole
space-build_stable_bake_bread = Buduj oborę oraz/lub upiecz chleb
space-day_laborer_family = Dniówka
space-wood_3 = 3 drewna
space-clay_1 = 1 glina
space-reed_1 = 1 trzcina
space-fishing = Połów ryb
space-sow_bake = Obsiej pola oraz/lub upiecz chleb
space-major_minor_improvement = Duże lub małe usprawnienie
space-sheep_1 = 1 owca
space-fences = Budowa ogrodzeń
space-stone_1_stage2 = 1 kamień (etap 2)
space-renovate_improvement = Przebudowa, potem duże albo małe usprawnienie
space-family_growth_minor = Powiększ rodzinę, potem małe usprawnienie
space-take_1_vegetable = Weź 1 warzywo
space-wild_boar_1 = 1 dzik
space-stone_1_stage4 = 1 kamień (etap 4)
space-cattle_1 = 1 krowa
space-plow_sow = Zaorz 1 pole oraz/lub obsiej pola
space-family_growth_no_room = Powiększ rodzinę pomimo braku miejsca
space-renovate_fences = Przebudowa, potem budowa ogrodzeń
space-starting_player_minor = Gracz rozpoczynający oraz/lub 1 małe usprawnienie
space-occupation = 1 pomocnik
space-day_laborer = Dniówka
space-tavern = Karczma
space-wood_2_3p = 2 drewna
space-clay_1_3p = 1 glina (3 graczy)
space-building_resource_1_3p = Weź 1 materiał budowlany
space-building_resources_2_3p = Weź 2 materiały budowlane
space-occupation_3p = 1 pomocnik (3 graczy)
space-wood_1_4p = 1 drewno
space-wood_2_4p = 2 drewna
space-clay_2_4p = 2 gliny
space-reed_stone_food_4p = Weź 1 trzcinę, 1 kamień oraz 1 żywność
space-traveling_players_4p = Wędrowni artyści
space-building_resources_2_4p = Weź 2 materiały budowlane
space-occupation_4p = 1 pomocnik (4 graczy)
space-wood_4_5p = 4 drewna
space-clay_3_5p = 3 gliny
space-reed_stone_wood_5p = 1 trzcina, a także 1 kamień i 1 drewno
space-animals_5p = Weź 1 zwierzę
space-room_or_traveling_5p = Budowa 1 izby albo wędrowni artyści
space-building_resources_or_growth_5p = 2 materiały budowlane albo, od 5. rundy, powiększenie rodziny
space-occupation_or_growth_5p = 1 pomocnik albo, od 5. rundy, powiększenie rodziny
space-farm_expansion = Rozbudowa chaty
space-meeting_place = Miejsce spotkań
space-grain_seeds = Nasiona zbóż
space-farmland = Pola uprawne
space-marketplace = Rynek
space-lessons_a = Nabór
space-forest = Knieja
space-clay_pit = Kopalnia gliny
space-reed_bank = Sitowie
space-major_improvement = Budowa usprawnienia
space-fencing = Ogradzanie
space-grain_utilization = Wykorzystanie plonów
space-sheep_market = Zagroda owiec
space-basic_wish_for_children = Pragnienie potomstwa
space-house_redevelopment = Remont domu
space-western_quarry = Zachodni kamieniołom
space-vegetable_seeds = Nasiona warzyw
space-pig_market = Zagroda dzików
space-cattle_market = Zagroda krów
space-eastern_quarry = Wschodni kamieniołom
space-urgent_wish_for_children = Wielkie pragnienie potomstwa
space-cultivation = Uprawa
space-farm_redevelopment = Remont gospodarstwa
space-copse = Gaj
space-resource_market = Materiały budowlane
space-animal_market = Bazar zwierzęcy
space-modest_wish_for_children = Rosnące pragnienie potomstwa
space-side_job = Praca dodatkowa
space-grove = Las
space-hollow = Złoże gliny
space-lessons_x = Drugi nabór
space-traveling_players = Wędrowni artyści
space-pasture = Pastwiska
space-plow = Oranie pola
space-sow = Obsiewanie pola
space-grain = Zboże
space-sheep = Owce
space-rooster = Kogut
space-3_wood = 3 drewna
space-1_clay = 1 glina
space-1_reed = 1 trzcina
space-day_labor = Dniówka
space-cooking = Gotowanie
space-wood_rooms = Drewniane izby oraz/lub obory
space-renovation = Przebudowa oraz/lub obora
space-clay_rooms = Gliniane izby oraz/lub obory
space-family_growth = Powiększenie rodziny
space-boar = Dziki
space-wind_mill = Wiatrak
space-cattle = Krowy
space-basketmaker = Koszykarnia
space-pottery = Garncarnia
space-joinery = Stolarnia
space-depot = Skład
space-1_wood = 1 drewno
space-2_wood = 2 drewna
space-2_clay = 2 gliny
space-2_of_your_choice = 2 do wyboru
space-pastures_and_or_stables = Pastwiska oraz/lub obory
space-one_of_each = Po jednym z każdego
