# Inne sposoby gry: `variant-<nazwa>` to nazwa, `.about` mówi o nim jednym zdaniem.

variant-deifuss = Po jednej karcie przechodniej
    .about = Każdy dostaje 6 zwykłych małych usprawnień i 1 takie, które przechodzi od gracza do gracza.
variant-lopez = Pomocnicy według grup
    .about = Każdy dostaje 3 pomocników dla dowolnej liczby graczy, 2 dla trzech i więcej oraz 2 dla czterech.

variant-draft-separate = Draft osobny
    .short = Zatrzymaj jedną kartę, resztę podaj dalej.
    .about = Krążą zestawy 7 pomocników: każdy zatrzymuje 1 i podaje resztę dalej; potem tak samo z 7 małymi usprawnieniami.
variant-draft-combined = Draft łączny
    .about = Krążą zestawy 7 pomocników i 7 małych usprawnień: każdy zatrzymuje po 1 karcie każdego rodzaju i podaje resztę dalej.
variant-draft-8 = Draft z 8 kartami
    .about = Krążą zestawy 8 pomocników, potem zestawy 8 małych usprawnień; ostatnia karta każdego zestawu opuszcza grę.
variant-draft-quick = Szybki draft
    .about = Krążą zestawy 7 i 7 kart: zatrzymaj po 3 karty każdego rodzaju, potem po 2 i na końcu ostatnie 2.
variant-7-of-10 = 7 z 10
    .short = Wybór z dziesięciu zamiast siedmiu.
    .about = Każdy dostaje po 10 kart każdego rodzaju i zatrzymuje 7.
variant-mulligan = Mulligan
    .short = Wymień złą rękę na mniejszą o jedną kartę.
    .about = Przed grą możesz odrzucić wszystkie karty jednego rodzaju i dociągnąć o jedną mniej, dowolnie wiele razy.
variant-living-5 = Zmienna ręka gracza (5)
    .about = Po 5 kart każdego rodzaju; po każdej zagranej karcie dociągasz jedną dowolnego rodzaju, a na końcu każdych żniw możesz jedną wymienić.
variant-living-3 = Zmienna ręka gracza (3)
    .about = Po 3 karty każdego rodzaju, z których przed grą możesz wymienić najwyżej sześć; po każdej zagranej karcie dociągasz jedną dowolnego rodzaju.
variant-petri = Odkryte karty
    .about = Kilka kart leży odkrytych. Raz na rundę ktoś może ominąć turę, aby wziąć jedną z nich.
variant-exchange-3-1 = Wymiana 3:1
    .about = Przy każdej swojej decyzji możesz odrzucić 3 karty z ręki i dociągnąć 1 wybranego rodzaju.

# Zespoły

variant-team = Zespoły dwuosobowe
    .about = Siedzący naprzeciwko tworzą zespół: wymieniają dobra na Rynku, budują i orzą dla siebie nawzajem i wspólnie korzystają z obniżek kosztów budowy; w każdej kategorii liczy się niższa z obu wartości.
variant-team-product = Zespoły dwuosobowe, mnożenie
    .about = Jak gra zespołowa, ale wyniki obu partnerów się mnoży.

# Dla uczących się

variant-suggestion-markers = Żetony sugestii
    .about = Zanim umieścisz członka rodziny, trzy pola zostają zaznaczone do wyboru dla początkujących.
variant-solo-target = Cel do osiągnięcia
    .about = Gra solo z liczbą punktów do zdobycia: 50 w pierwszej rozgrywce serii.

# Drobne zmiany zasad

variant-accommodate-first = Najpierw miejsce dla zwierząt
    .about = Zwierzęta muszą najpierw mieć miejsce w gospodarstwie, zanim będzie można przetworzyć je w żywność; nowe, które go nie znajdą, przepadają.
variant-one-pasture-per-kind = Jedno pastwisko na gatunek
    .about = Jeden gatunek zwierząt może mieszkać najwyżej na jednym pastwisku, poza oborami, domem i kartami.
variant-take-what-fits = Tylko tyle, ile się zmieści
    .about = Z pola ze zwierzętami bierzesz tylko te, które pomieścisz albo ugotujesz; reszta tam zostaje.
variant-open-fences = Otwarte ogrodzenia
    .about = Ogrodzenia nie muszą domykać pastwiska w tej samej akcji.
variant-free-pastures = Pastwiska w dowolnym miejscu
    .about = Pastwiska nie muszą do siebie przylegać.
variant-larkin-start = Tam i z powrotem
    .about = Każdy zaczyna z 3 żywności; w rundzie 1 drugich członków rodziny umieszcza się w odwrotnej kolejności.
variant-szongott = Duży żeton dla dwojga
    .about = Przy 2 graczach na planszy leży duży dodatkowy żeton z polem Gaj.
variant-strict-adjacency = Ścisłe przyleganie
    .about = Wszystko, co powstaje, musi przylegać do izby, pola, obory lub pastwiska: także pierwsze pole i pierwsze pastwisko.

# Wiersze arkusza punktacji, gdzie porównuje się dwóch partnerów

pad-fields = Zaorane pola
pad-pastures = Ogrodzone pastwiska
pad-grain = Zboże
pad-vegetables = Warzywa
pad-sheep = Owce
pad-boar = Dziki
pad-cattle = Krowy
pad-unused-spaces = Niezajęte obszary
pad-fenced-stables = Ogrodzone obory
pad-clay-rooms = Gliniane izby
pad-stone-rooms = Kamienne izby
pad-people = Członkowie rodziny
pad-cards = Punkty za karty
pad-bonus = Punkty specjalne
pad-begging = Żebranie

# Arkusz drużyny i jej targ

team-wins = Ta drużyna wygrywa.
team-lower = W każdym wierszu liczy się niższa wartość.
team-totals = O punktach decydują sumy obojga partnerów.
team-counts = Liczy się
trade-title = Wymiana z partnerem
trade-which = Który towar
trade-both = { $good }: ty masz { $own }, partner { $other }
trade-less = Daj mniej lub weź więcej
trade-more = Daj więcej lub weź mniej
trade-fee = Opłata:

# Wspólny wybór kart

draft-pass = Zatrzymaj { $n } z { $of }, resztę dostaje { $name }.
    .last = Zatrzymaj { $n } z { $of }, reszta opuszcza grę.
draft-occupation = Pomocnicy
draft-minor = Małe usprawnienia
draft-next = będą następne
draft-kept = Dotąd zatrzymane
draft-kept-of = zachowane: { $n } z { $of }
draft-table = Wokół stołu
draft-chooses = wybiera
draft-chosen = wybór dokonany
draft-left = karty idą w lewo
draft-right = karty idą w prawo

# Formularz nowej gry: co może następować po nazwie wariantu

house-rules = Zasady domowe
house-rules-chosen = { $n } z { $of }
parameter-title = { $name }: wariant
parameter-left = Karty idą w lewo
parameter-right = Karty idą w prawo
parameter-english = Według dodatku angielskiego i hiszpańskiego
parameter-french = Według dodatku francuskiego
parameter-polish = Według dodatku polskiego
parameter-copse = Z Gajem
parameter-grove = Z Lasem dającym 2 drewna
parameter-of-petri = Odkryte karty: { $n }
parameter-of-solo-target = Punkty do zdobycia: { $n }

# Serie i kampanie na stronie

series-title = Serie i kampanie
series-about = Kilka gier, które tworzą całość: to, co osiągniesz w jednej, przechodzi do następnej.
series-solo = Seria jednoosobowa
series-campaign = Kampania
series-solo-about = W pojedynkę, za każdym razem z wyższym celem. Po grze, w której cel osiągnięto, jeden pomocnik zostaje na stałe, a połowa nadwyżki to żywność na następną grę.
series-campaign-about = Trzy gry o punkty za miejsca. Zwycięzca zaczyna następną grę, ostatni ma o 1 żywność więcej.
series-new = Rozpocznij serię
series-begin = Rozpocznij
series-name = Nazwa
series-all = Wszystkie serie
series-seat = Gracz { $letter }
series-path = Gra { $number }: punkty do zdobycia: { $target }
series-next = Co dalej
series-next-solo = Gra { $number }: zdobądź { $target } pkt. Żywność na początku: { $n }.
series-next-campaign = Gra { $number } z 3.
series-play = Zagraj
series-resume = Graj dalej
series-which = Który pomocnik zostaje?
series-which-of = { $who }: który pomocnik zostaje?
series-none-stays = Żaden nie zostaje
series-complete = Wszystkie wydrukowane cele są osiągnięte; możesz grać dalej.
series-over = Seria zakończona: ostatniego celu nie osiągnięto.
series-won = Kampania wygrana: { $who }
series-ended = zakończona
series-permanent = Stali pomocnicy: { $list }
series-standings = Klasyfikacja
series-all-scores = suma wyników: { $n }
series-history = Dotychczasowe gry
series-game = Gra { $number }
series-reached = cel osiągnięty
series-missed = cel nieosiągnięty
series-stays = zostaje: { $list }
series-repeat = Grę, która nie osiągnęła celu, można powtórzyć
campaign-keeps = Którzy pomocnicy zostają
campaign-keeps-english = Każdy może zatrzymać pomocnika, wybieranego od nowa po każdej grze
campaign-keeps-french = Każdy musi zatrzymać pomocnika, wybieranego od nowa po każdej grze (dodatek francuski)
campaign-keeps-polish = Każdy może zatrzymać pomocnika z pierwszej gry na obie następne (dodatek polski)
series-watch = Obejrzyj ponownie
series-export = Zapisz serię w pliku wraz z zapisami gier

## new game

start-players = Gracze
start-hand = Jak dostajesz karty
start-hand-all = Wszystkie sposoby na rękę
start-hand-dealt = Rozdane, po 7 kart każdego rodzaju
    .short = Grasz tym, co dostaniesz.
start-seat = Miejsce { $letter }
start-open = Ktoś znajomy, przez link
start-person = Ktoś przy tym ekranie
start-for = 1–{ $n } graczy
start-opponents = Przeciwnicy
start-with-cards = Karty na ręce
    .about = Każda karta daje ci coś, czego inni nie mają.
start-decks = Talie
start-decks-about = Dowolna mieszanka, z co najmniej jedną z talii { $usual }.
start-people = Ludzie
start-more = Opcje i imiona
start-clock = Zegar
start-private = Prywatna: znajdą ją tylko osoby z linkiem
start-talk = Gracze mogą ze sobą rozmawiać
start-watch-delay = Widzowie oglądają rozgrywkę o rundę później
start-hand-over = Ukryj karty przy przekazywaniu ekranu
start-names = Imiona osób przy tym ekranie
start-name-of = Imię gracza { $letter }
start-go = Rozpocznij rozgrywkę
start-loading = Chwileczkę …
level-about-apprentice = na pierwszą rozgrywkę
level-about-farmer = gra solidnie
level-about-landlord = zna grę, czasem się myli
level-about-steward = rzadko się myli
level-about-master = najsilniejszy, nie spieszy się
option-side_job = Praca dodatkowa: jedno pole więcej dla początkujących
option-additional_tile = Więcej pól akcji: dodatkowy żeton
option-meeting_place_token_optional = Miejsce spotkań: znacznik gracza rozpoczynającego można zostawić
option-family_two_resources_must_differ = Dwa materiały budowlane muszą być różne
start-clock-none = brak
start-clock-turn-1 = 1 minuta na turę
start-clock-turn-3 = 3 minuty na turę
start-clock-turn-1440 = 1 dzień na turę
start-clock-game-20 = 20 minut na wszystkie tury
start-clock-game-45 = 45 minut na wszystkie tury
start-more-ways = Więcej sposobów gry

# Cards that are chosen for a game

chosen-title = Wybierz karty i karty rund
chosen-hand = Karty na twojej ręce; reszta jest rozdawana
chosen-banned = Karty, których nikt nie dostaje
chosen-order = Wybierz kolejność kart rund
chosen-earlier = { $name } wcześniej
chosen-later = { $name } później
chosen-remove = Usuń: { $name }
