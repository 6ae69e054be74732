# Ce spune motorul jocului, în română. Un mesaj se găsește după codul lui; variabilele lui sunt parametrii codului.
# Bunurile, cărțile, spațiile, cartonașele și jucătorii vin în cuvinte; numerele aleg pluralul.

## Bunuri

good-wood = lemn
good-clay = argilă
good-reed = stuf
good-stone = piatră
good-grain = grâu
good-vegetable = legume
good-food = hrană
good-sheep = oi
good-boar = porci sălbatici
good-cattle = bovine

# `.all` este pluralul fără număr: „numărul de camere”, „cel mai mare număr de camere”.
count-wood = { $n ->
    [one] { $n } lemn
    [few] { $n } lemne
   *[other] { $n } de lemne
}
    .all = lemne
count-clay = { $n ->
    [one] { $n } argilă
    [few] { $n } argile
   *[other] { $n } de argile
}
    .all = argile
count-reed = { $n ->
    [one] { $n } stuf
    [few] { $n } stuf
   *[other] { $n } de stuf
}
    .all = stuf
count-stone = { $n ->
    [one] { $n } piatră
    [few] { $n } pietre
   *[other] { $n } de pietre
}
    .all = pietre
count-grain = { $n ->
    [one] { $n } grână
    [few] { $n } grâne
   *[other] { $n } de grâne
}
    .all = grâne
count-vegetable = { $n ->
    [one] { $n } legumă
    [few] { $n } legume
   *[other] { $n } de legume
}
    .all = legume
count-food = { $n ->
    [one] { $n } hrană
    [few] { $n } de hrană
   *[other] { $n } de hrană
}
    .all = hrană
count-sheep = { $n ->
    [one] { $n } oaie
    [few] { $n } oi
   *[other] { $n } de oi
}
    .all = oi
count-boar = { $n ->
    [one] { $n } porc sălbatic
    [few] { $n } porci sălbatici
   *[other] { $n } de porci sălbatici
}
    .all = porci sălbatici
count-cattle = { $n ->
    [one] { $n } bovină
    [few] { $n } bovine
   *[other] { $n } de bovine
}
    .all = bovine

goods-nothing = nimic
goods-join = {", "}
list-join = {", "}
reasons-join = {"; "}

## Nume

player = jucătorul { $number }
players-join = {" și "}

tile-small = pășune mică
tile-two = pășune de 2 spații
tile-three = pășune de 3 spații
tile-corner = pășune în colț
tile-four = pășune de 4 spații
tile-room = cameră

kind-major = îmbunătățire majoră
kind-minor = îmbunătățire minoră
kind-occupation = ocupație

## Ce se numără

count-occupations = { $n ->
    [one] { $n } ocupație
    [few] { $n } ocupații
   *[other] { $n } de ocupații
}
    .all = ocupații
count-later-occupations = { $n ->
    [one] { $n } ocupație jucată mai târziu
    [few] { $n } ocupații jucate mai târziu
   *[other] { $n } de ocupații jucate mai târziu
}
    .all = ocupații jucate mai târziu
count-improvements = { $n ->
    [one] { $n } îmbunătățire
    [few] { $n } îmbunătățiri
   *[other] { $n } de îmbunătățiri
}
    .all = îmbunătățiri
count-grain-fields = { $n ->
    [one] { $n } câmp cu grâne
    [few] { $n } câmpuri cu grâne
   *[other] { $n } de câmpuri cu grâne
}
    .all = câmpuri cu grâne
count-vegetable-fields = { $n ->
    [one] { $n } câmp cu legume
    [few] { $n } câmpuri cu legume
   *[other] { $n } de câmpuri cu legume
}
    .all = câmpuri cu legume
count-empty-fields = { $n ->
    [one] { $n } câmp gol
    [few] { $n } câmpuri goale
   *[other] { $n } de câmpuri goale
}
    .all = câmpuri goale
count-empty-field-tiles = { $n ->
    [one] { $n } câmp gol în fermă
    [few] { $n } câmpuri goale în fermă
   *[other] { $n } de câmpuri goale în fermă
}
    .all = câmpuri goale în fermă
count-rooms = { $n ->
    [one] { $n } cameră
    [few] { $n } camere
   *[other] { $n } de camere
}
    .all = camere
count-added-rooms = { $n ->
    [one] { $n } cameră în plus față de primele două
    [few] { $n } camere în plus față de primele două
   *[other] { $n } de camere în plus față de primele două
}
    .all = camere în plus față de primele două
count-planted-fields = { $n ->
    [one] { $n } câmp semănat
    [few] { $n } câmpuri semănate
   *[other] { $n } de câmpuri semănate
}
    .all = câmpuri semănate
count-field-tiles = { $n ->
    [one] { $n } câmp în fermă
    [few] { $n } câmpuri în fermă
   *[other] { $n } de câmpuri în fermă
}
    .all = câmpuri în fermă
count-animals = { $n ->
    [one] { $n } animal
    [few] { $n } animale
   *[other] { $n } de animale
}
    .all = animale
count-rooms-of-wood = { $n ->
    [one] { $n } cameră de lemn
    [few] { $n } camere de lemn
   *[other] { $n } de camere de lemn
}
    .all = camere de lemn
count-rooms-of-clay = { $n ->
    [one] { $n } cameră de argilă
    [few] { $n } camere de argilă
   *[other] { $n } de camere de argilă
}
    .all = camere de argilă
count-rooms-of-stone = { $n ->
    [one] { $n } cameră de piatră
    [few] { $n } camere de piatră
   *[other] { $n } de camere de piatră
}
    .all = camere de piatră
count-grain-in-all = { $n ->
    [one] { $n } grână în total
    [few] { $n } grâne în total
   *[other] { $n } de grâne în total
}
    .all = grâne în total
count-vegetable-in-all = { $n ->
    [one] { $n } legumă în total
    [few] { $n } legume în total
   *[other] { $n } de legume în total
}
    .all = legume în total
count-people = { $n ->
    [one] { $n } membru al familiei
    [few] { $n } membri ai familiei
   *[other] { $n } de membri ai familiei
}
    .all = membri ai familiei
count-unused-spaces = { $n ->
    [one] { $n } spațiu nefolosit al fermei
    [few] { $n } spații nefolosite ale fermei
   *[other] { $n } de spații nefolosite ale fermei
}
    .all = spații nefolosite ale fermei
count-pasture-spaces = { $n ->
    [one] { $n } spațiu al fermei în pășuni
    [few] { $n } spații ale fermei în pășuni
   *[other] { $n } de spații ale fermei în pășuni
}
    .all = spații ale fermei în pășuni
count-pastures = { $n ->
    [one] { $n } pășune
    [few] { $n } pășuni
   *[other] { $n } de pășuni
}
    .all = pășuni
count-stables = { $n ->
    [one] { $n } grajd
    [few] { $n } grajduri
   *[other] { $n } de grajduri
}
    .all = grajduri
count-unfenced-stables = { $n ->
    [one] { $n } grajd neîngrădit
    [few] { $n } grajduri neîngrădite
   *[other] { $n } de grajduri neîngrădite
}
    .all = grajduri neîngrădite
count-gained-in-work = { $n ->
    [one] { $n } resursă de construcție primită în această fază de muncă
    [few] { $n } resurse de construcție primite în această fază de muncă
   *[other] { $n } de resurse de construcție primite în această fază de muncă
}
    .all = resurse de construcție primite în această fază de muncă
count-completed-rounds = { $n ->
    [one] { $n } rundă încheiată
    [few] { $n } runde încheiate
   *[other] { $n } de runde încheiate
}
    .all = runde încheiate
count-rounds-left = { $n ->
    [one] { $n } rundă întreagă rămasă
    [few] { $n } runde întregi rămase
   *[other] { $n } de runde întregi rămase
}
    .all = runde întregi rămase
count-round = runda { $n }
    .all = runde începute
count-players = { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
    .all = jucători
count-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
    .all = puncte

## Ce se poate face

do-ask-again = ceilalți se pot răzgândi
do-nothing = nimic
do-then = { $parts }
    .join = {", apoi "}
do-or = { $parts }
    .join = {" sau "}
do-and-or = { $parts }
    .join = {" și/sau "}
do-may = eventual { $what }
do-take = ia { $goods }
do-take-what = ia { $what }
do-take-all = ia tot ce se află acolo
do-others-take = toți ceilalți iau { $goods }
do-they-take = acel jucător ia { $goods }
do-keep-cooked = păstrează ce ai gătit
do-pay = plătește { $price }
do-get-paid = primește { $price }
do-pay-owner = plătește proprietarului { $price }
do-pay-owners = plătește { $goods } proprietarului fiecărei cărți
do-fill-space = pune { $goods } pe spațiul acestei cărți
do-leave-on-space = lasă { $goods } pe spațiu
do-promise = pune { $goods } pe spații de rundă
do-plow = ară un câmp
do-plow-up-to = ară până la { $n ->
    [one] { $n } câmp
    [few] { $n } câmpuri
   *[other] { $n } de câmpuri
}
do-plow-for-each = ară câte un câmp pentru fiecare: { $what }
do-sow = seamănă
do-sow-crop = seamănă { $good }
do-bake = coace pâine
do-grow = creșterea familiei
do-starting-player = devino jucătorul de start
do-build-room = construiește 1 cameră
do-build-rooms = construiește camere
do-build-rooms-of = { $material ->
    [wood] construiește camere de lemn
    [clay] construiește camere de argilă
   *[stone] construiește camere de piatră
}
do-renovate = renovează
do-build-stable = construiește 1 grajd
do-build-stables = construiește grajduri
do-build-fences = construiește garduri
do-fences-for-partner = construiește garduri pentru partener
do-trade = fă schimb cu partenerul
do-pay-one-good = plătește un bun
do-rebuild-fences = reconstruiește gardurile
do-fence-one-space = îngrădește un spațiu
do-build-pastures = construiește pășuni
do-build-card = construiește { $card }
do-build-improvement = construiește o îmbunătățire
do-major = îmbunătățire majoră
do-minor = îmbunătățire minoră
do-major-or-minor = îmbunătățire majoră sau minoră
do-occupation = joacă o ocupație
do-harvest-more = recoltează mai mult ({ $good })
do-breed = reproducerea animalelor
do-place-another = plasează încă un membru al familiei
do-guest-comes = vine un invitat
do-place-guest = plasează un invitat
do-place-newborn = plătește { $price } ca să plasezi un nou-născut
do-move-person = mută un membru al familiei
do-play-for-nothing = joac-o gratuit
do-score = primește { $points }
do-score-by-situation = primește puncte
do-note = notează

amount-times = { $goods } × numărul de { $what }
amount-for-every = { $goods } la fiecare { $what }
amount-at = { $goods } pentru { $what }
amount-for-each-done = { $goods } pentru fiecare
amount-as-much = încă o dată pe atât ({ $good })
amount-by-steps = { $parts }
    .join = {" / "}

cost-goods = { $goods }
cost-return = returnează { $returns }
cost-goods-and-return = { $goods } și returnează { $returns }

# Ce se returnează în schimbul altei cărți, cu articolul lui.
returns-own-fireplace = o vatră
returns-own-oven = un cuptor
returns-own-cooking-hearth = o plită
returns-own-joinery = tâmplăria
returns-own-well = fântâna

## Întrebări

ask-nothing = nimic
ask-place = plasează un membru al familiei
ask-end-turn = încheie tura
ask-pick = păstrează { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} din fiecare fel
ask-pick-occupations = păstrează { $n ->
    [one] { $n } ocupație
    [few] { $n } ocupații
   *[other] { $n } de ocupații
}
ask-pick-minors = păstrează { $n ->
    [one] { $n } îmbunătățire minoră
    [few] { $n } îmbunătățiri minore
   *[other] { $n } de îmbunătățiri minore
}
ask-discard-down-to = decartează până rămâi cu { $n } din fiecare fel
ask-mulligan = decartează toate cărțile de un fel și trage cu una mai puțin, sau păstrează ce ai
ask-exchange = { $n ->
    [one] schimbă o carte din mână
    [few] schimbă până la { $n } cărți din mână
   *[other] schimbă până la { $n } de cărți din mână
}
ask-put-away = decartează { $n ->
    [one] { $n } carte din mână
    [few] { $n } cărți din mână
   *[other] { $n } de cărți din mână
}
ask-draw = trage o carte
ask-choose = alege
ask-first = alege ce faci mai întâi
ask-pay = alege cum plătești
ask-keep = alege ce animale păstrezi
ask-take-animals = alege câte animale iei
ask-feed = hrănește familia
ask-breed = alege ce animale păstrezi după reproducere
ask-any-time = folosește cărți care acționează oricând
ask-which-card = alege cartea care acționează prima
ask-major = construiește o îmbunătățire majoră
ask-minor = joacă o îmbunătățire minoră
ask-major-or-minor = construiește o îmbunătățire majoră sau joacă una minoră
ask-occupation = joacă o ocupație (hrană: { $food })
ask-occupation-by-number = { $cheaper ->
    [1] { $first ->
        [0] joacă o ocupație (prima este gratuită, apoi hrană: { $food })
       *[other] joacă o ocupație (prima costă hrană: { $first }, apoi { $food })
    }
   *[other] { $first ->
        [0] joacă o ocupație (primele { $cheaper } sunt gratuite, apoi hrană: { $food })
       *[other] joacă o ocupație (primele { $cheaper } costă fiecare hrană: { $first }, apoi { $food })
    }
}

## Răspunsuri

act-place = { $space }
act-choose = { $what }
act-react = { $card }
act-react-by = { $card }: { $what }
act-collect = ia ce se află pe spațiul de rundă
act-room = cameră pe { $cell }
act-rooms = construiește { $n ->
    [one] { $n } cameră
    [few] { $n } camere
   *[other] { $n } de camere
}
act-renovate = { $material ->
    [wood] renovează în lemn
    [clay] renovează în argilă
   *[stone] renovează în piatră
}
act-stable = grajd pe { $cell }
act-stable-beside = construiește un grajd lângă fermă
act-stable-in = construiește un grajd într-o { $tile }
act-pasture = construiește o { $tile }
act-pasture-with-stable = construiește o { $tile } și mută un grajd în ea
act-plow-with = ară până la { $n ->
    [one] { $n } câmp
    [few] { $n } câmpuri
   *[other] { $n } de câmpuri
} cu { $card }
act-plow = ară { $cell }
act-fence = îngrădește { $cells }
act-edge = un gard la { $edge }
act-partner = { $what } pentru partener
act-give = dă { $goods }
act-receive = primește { $goods }
act-sow = seamănă { $goods }
act-sow-by-the-house = seamănă { $goods } lângă casă
act-sow-one-field = seamănă { $goods } pe un singur câmp
act-sow-one-field-by-the-house = seamănă { $goods } pe un singur câmp de lângă casă
act-bake = coace { $n ->
    [one] { $n } grână
    [few] { $n } grâne
   *[other] { $n } de grâne
}
act-build = construiește { $card }
act-play = joacă { $card }
act-pay = plătește { $goods }
act-pay-returning = plătește { $goods } și returnează { $card }
act-pay-by-returning = plătește returnând { $card }
act-pay-converting = plătește { $goods } (transformă { $conversions })
act-pay-returning-converting = plătește { $goods } și returnează { $card } (transformă { $conversions })
act-pay-by-returning-converting = plătește returnând { $card } (transformă { $conversions })
conversion = { $give } în { $get }
# Nu rămâne nimic: fraza se schimbă odată cu cuvântul din goods-nothing.
act-keep = { $goods ->
    [nimic] nu păstra niciun animal
   *[other] păstrează { $goods }
}
act-take-animals = ia { $goods }
act-keep-cooked = pune { $goods } pe { $card }
act-lay-for-cooked = pune { $goods } pe { $card } pentru { $cooked }
act-keep-cook = { $goods ->
    [nimic] nu păstra niciun animal; gătește { $cooked } pentru { $got }
   *[other] păstrează { $goods }; gătește { $cooked } pentru { $got }
}
act-keep-release = { $goods ->
    [nimic] nu păstra niciun animal; eliberează { $released }
   *[other] păstrează { $goods }; eliberează { $released }
}
act-keep-cook-release = { $goods ->
    [nimic] nu păstra niciun animal; gătește { $cooked } pentru { $got }; eliberează { $released }
   *[other] păstrează { $goods }; gătește { $cooked } pentru { $got }; eliberează { $released }
}
act-convert = transformă { $give } în { $get }
act-use = { $card }: { $what }
act-harvest-more = recoltează încă 1 ({ $good }) de pe { $parts }
    .join = {" și "}
field-card-with = { $card } cu { $lying }
fields-with = { $n ->
    [one] { $n } câmp cu { $lying }
    [few] { $n } câmpuri cu { $lying }
   *[other] { $n } de câmpuri cu { $lying }
}
act-child = un nou membru al familiei
act-draw-occupation = un alt jucător trage o ocupație
act-lodger = se mută un chiriaș
act-beg = cerșește { $n }
act-pick = păstrează { $card }
act-discard = decartează { $card }
act-mulligan-occupations = decartează toate ocupațiile și trage { $n }
act-mulligan-minors = decartează toate îmbunătățirile minore și trage { $n }
act-draw-occupations = trage o ocupație
act-draw-minors = trage o îmbunătățire minoră
act-exchange = decartează { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
} din mână pentru una nouă
act-take = sari peste rând și ia { $card }
act-done = gata
act-end-turn = încheie tura

## De ce nu

why-game-over = jocul s-a terminat
why-earlier-position = este afișată o poziție mai veche; mergi la ultima ca să joci mai departe
why-first = mai întâi, { $seat }: { $what }
why-short = { $n ->
    [one] lipsește { $amount }
   *[other] lipsesc { $amount }
}
why-price = prețul nu poate fi plătit
why-nothing-to-return = nimic de returnat ({ $returns })
why-of = { $what }: { $why }
why-toll = { $card } cere acest lucru: { $why }
why-card = { $card }: { $why }
why-tile = { $tile }: { $why }
why-only = doar { $what }
why-needs = cerință: { $what }
why-not-possible = { $what }: nu este posibil
why-nothing-there = acolo nu se află nimic
why-opens-later = se deschide în runda { $round }
why-not-turned-up = cartea lui nu a fost încă întoarsă (etapa { $stage })
why-space-on-card = { $card } nu a fost încă jucată
why-occupied = este ocupat: { $seats }
why-tile-occupied = cartonașul lui este ocupat: { $seats }
why-from-round = nu poate fi folosit înainte de runda { $round }
why-nobody-home = nu este nimeni acasă
why-not-carried-through = ce oferă nu poate fi dus până la capăt
why-no-cell-asked = acum nu este de ales niciun spațiu al fermei
why-room-there = acolo este o cameră
why-field-there = acolo este un câmp
why-stable-there = acolo este un grajd
why-no-fences = niciun gard
why-nothing-to-trade = niciun partener nu are ceva de dat
why-fence-there = acolo este un gard
why-inside-pasture = se află într-o pășune
why-beside-no-room = nu este lângă casă
why-beside-no-field = nu este lângă un câmp
why-beside-nothing = nu este lângă nicio cameră, niciun câmp, niciun grajd și nicio pășune
why-no-space-beside-house = niciun spațiu liber lângă casă
why-no-space-beside-field = niciun spațiu liber lângă un câmp
why-no-free-space = niciun spațiu liber
why-finest-house = { $material ->
    [wood] o colibă de lemn nu poate fi renovată
    [clay] o colibă de argilă nu mai poate fi renovată
   *[stone] o casă de piatră nu mai poate fi renovată
}
why-renovation-forbidden = o carte interzice renovarea
why-no-stable-left = nu a rămas niciun grajd
why-no-space-for-stable = niciun loc pentru un grajd
why-no-single-space = niciun spațiu singur nu poate fi îngrădit
why-no-pasture = nicio pășune nu poate fi îngrădită
why-no-pasture-with-cell = nicio pășune cu acest spațiu nu poate fi îngrădită și plătită
why-fences = este nevoie de { $needed ->
    [one] { $needed } gard
    [few] { $needed } garduri
   *[other] { $needed } de garduri
}, au rămas { $left }
why-room-in-pasture = o cameră nu poate fi într-o pășune
why-field-in-pasture = un câmp nu poate fi într-o pășune
why-pasture-apart = spațiile unei pășuni trebuie să se atingă pe o latură
why-pasture-not-beside = o pășune nouă trebuie să aibă o latură comună cu una de-a ta
why-pasture-mixed = se află pe jumătate într-o pășune
why-nothing-to-sow = nimic de semănat
why-nothing-to-plow = niciun câmp de arat
why-no-empty-field = niciun câmp gol
why-no-field-for-crop = niciun câmp gol pentru această cultură
why-no-oven = nicio îmbunătățire de coacere a pâinii
why-no-grain = nicio grână
why-no-person-left = nu a rămas niciun membru al familiei
why-no-room = nu este loc: { $rooms ->
    [one] { $rooms } cameră
    [few] { $rooms } camere
   *[other] { $rooms } de camere
} pentru { $people ->
    [one] { $people } membru al familiei
    [few] { $people } membri ai familiei
   *[other] { $people } de membri ai familiei
}
why-house-of = { $material ->
    [wood] casa este de lemn
    [clay] casa este de argilă
   *[stone] casa este de piatră
}
why-no-room-tile = nu a rămas nicio cameră
why-no-tile-left = nu a rămas niciun cartonaș
why-no-small-tile = nu a rămas niciun cartonaș mic
why-no-improvement-left = nu a rămas nicio îmbunătățire
why-no-improvement = nicio îmbunătățire nu poate fi construită ({ $why })
why-no-occupation-in-hand = nicio ocupație în mână
why-no-occupation = nicio ocupație nu poate fi jucată ({ $why })
why-no-occupations-in-game = jocul pentru începători nu are ocupații
why-none-on-fields = pe câmpuri nu se află așa ceva ({ $good })
why-no-newborn = niciun nou-născut pe un spațiu de acțiune
why-no-space-for-guest = nu există un spațiu pentru un invitat
why-no-space-for-newborn = nou-născutul nu ar putea folosi niciun spațiu
why-nobody-to-move = nimeni nu poate fi mutat
why-they-lack = celălalt jucător nu are { $goods }
why-owned = deja în joc: { $seat }
why-not-to-be-had = nu este disponibilă
why-not-built-while = nu poate fi construită acum; mai întâi, { $seat }: { $what }
why-not-played-while = nu poate fi jucată acum; mai întâi, { $seat }: { $what }

## Ce cere o carte

need-at-least = cel puțin { $what }
need-at-most = cel mult { $what }
need-exactly = exact { $what }
need-all = { $parts }
    .join = {" și "}
need-not = nu { $what }
need-another-player = la un alt jucător: { $what }
need-only-player = ca singurul jucător: { $what }
need-feeding = într-o fază de hrănire
need-harvest = într-o recoltă
need-from-round = începând cu runda { $round }
need-rounds = în rundele { $rounds }
need-person-on = un membru al familiei pe { $space }
need-on-round-space = pe spațiul rundei { $round }
need-nobody-else = cât timp nimeni altcineva nu ocupă { $space }
need-occupied = { $space }: spațiu ocupat
need-from-the-space = de pe spațiu
need-several-resources = mai multe feluri de resurse de construcție
need-in-that-way = în acest fel
need-animals-cooked = animale transformate în hrană
need-drawn = trasă de un alt jucător
need-an-occupation = o ocupație
need-an-improvement = o îmbunătățire
need-no-food-there = cât timp nu se află hrană acolo
house-of = { $material ->
    [wood] o colibă de lemn
    [clay] o colibă de argilă
   *[stone] o casă de piatră
}

## Ce ține minte o carte

note-times = făcut de { $n } din { $most } ori
note-done = făcut
note-not-done = nefăcut încă

## Foaia de punctaj

score-fields = { $n ->
    [one] { $n } cartonaș cu câmp
    [few] { $n } cartonașe cu câmpuri
   *[other] { $n } de cartonașe cu câmpuri
}
score-pastures = { $n ->
    [one] { $n } pășune
    [few] { $n } pășuni
   *[other] { $n } de pășuni
}
score-goods = { $amount }
score-grain-on-fields = { $n ->
    [one] { $n } grână pe câmpuri
    [few] { $n } grâne pe câmpuri
   *[other] { $n } de grâne pe câmpuri
}
score-unused = { $n ->
    [one] { $n } spațiu nefolosit
    [few] { $n } spații nefolosite
   *[other] { $n } de spații nefolosite
}
score-fenced-stables = { $n ->
    [one] { $n } grajd îngrădit
    [few] { $n } grajduri îngrădite
   *[other] { $n } de grajduri îngrădite
}
score-stables-in-pastures = { $n ->
    [one] { $n } grajd într-o pășune
    [few] { $n } grajduri în pășuni
   *[other] { $n } de grajduri în pășuni
}
score-rooms = { $material ->
    [wood] { $n ->
        [one] { $n } cameră de lemn
        [few] { $n } camere de lemn
       *[other] { $n } de camere de lemn
    }
    [clay] { $n ->
        [one] { $n } cameră de argilă
        [few] { $n } camere de argilă
       *[other] { $n } de camere de argilă
    }
   *[stone] { $n ->
       [one] { $n } cameră de piatră
       [few] { $n } camere de piatră
      *[other] { $n } de camere de piatră
   }
}
score-people = { $n ->
    [one] { $n } membru al familiei
    [few] { $n } membri ai familiei
   *[other] { $n } de membri ai familiei
}
score-begging = { $n ->
    [one] { $n } carte de cerșit
    [few] { $n } cărți de cerșit
   *[other] { $n } de cărți de cerșit
}
score-card = { $card }
score-card-bonus = { $card }: { $why }
score-earned = câștigate în timpul jocului
score-the-most = cel mai mare număr de { $what }

## Cuvinte de lângă cărți, după engleza lor

own-1-food-for-every-2-goods = 1 hrană la fiecare 2 bunuri
own-1-point-for-each-round-left = 1 punct pentru fiecare rundă rămasă
own-2-sheep-for-each-large-new-pasture = 2 oi pentru fiecare pășune nouă mare
own-chief = Șef
own-a-point-for-each-round-to-come = un punct pentru fiecare rundă care urmează
own-after-traveling-players = după Actorii ambulanți
own-after-the-first-person-of-a-turn = după primul membru al familiei dintr-o tură
own-another-player-starts = începe un alt jucător
own-boar-or-cattle = porci sălbatici sau bovine
own-buy-the-grain-for-2-food = cumpără grâna pentru 2 de hrană
own-choose-a-buyer = alege un cumpărător
own-for-its-owner = pentru proprietarul ei
own-give-it-to-the-starting-player = dă jucătorului de start
own-hand-over-the-grain = predă grâna
own-hang-up-the-hides = atârnă pieile
own-in-a-pot = într-o oală
own-let-animals-go = eliberează animale
own-miss-the-next-harvest = lipsește de la următoarea recoltă
own-more-than-one = mai mult de unul
own-move-1-crop = mută 1 cultură
own-move-into-the-hut = mută-te în colibă
own-note-it = notează
own-note-the-turn = notează tura
own-one-child-stays-at-home = un copil rămâne acasă
own-sell-1-grain = vinde 1 grână
own-take-1-wood = ia 1 lemn
own-take-2-points = ia 2 puncte
own-turn-up-the-cards = întoarce cărțile
own-wood-by-an-action = lemn printr-o acțiune
own-a-field-with-n = un câmp cu { $n }
own-an-empty-field = un câmp gol
own-beanfield = Câmp de fasole
own-move-goods-from-giver-to-taker = mută { $goods }: { $giver } → { $taker }
own-keep-goods-for-points = păstrează { $goods } pentru { $points }
own-take-3-food-for-1-grain = ia 3 de hrană pentru 1 grână
own-sell-1-grain-to-seat-for-2-food = vinde 1 grână pentru 2 de hrană ({ $seat })
own-misses-the-harvest-of-round-round = lipsește de la recolta rundei { $round }
own-boar-wild-boar-and-cattle-cattle-on-it = pe ea: { $boar ->
    [one] { $boar } porc sălbatic
    [few] { $boar } porci sălbatici
   *[other] { $boar } de porci sălbatici
} și { $cattle ->
    [one] { $cattle } bovină
    [few] { $cattle } bovine
   *[other] { $cattle } de bovine
}
own-goods-left = bunuri rămase
own-n-one-n-good-left-other-n-goods-left = { $n ->
    [one] { $n } bun rămas
    [few] { $n } bunuri rămase
   *[other] { $n } de bunuri rămase
}
own-pastures-with-room-for-3-more-animals = pășuni cu loc pentru încă 3 animale
own-n-one-n-pasture-with-room-for-3-more-animals-other-n-pastures-with-room-for-3-more-animals = { $n ->
    [one] { $n } pășune cu loc pentru încă 3 animale
    [few] { $n } pășuni cu loc pentru încă 3 animale
   *[other] { $n } de pășuni cu loc pentru încă 3 animale
}
own-used-in-this-round = folosită în această rundă
own-a-person-may-move-in-this-round = un membru al familiei se poate muta în această rundă

## Spații de acțiune

space-build_rooms_and_stables = Construiește camere și/sau grajduri
space-starting_player_storehouse = Jucătorul de start al rundei și depozitul
space-take_1_grain = Ia 1 grână
space-plow_1_field = Ară un câmp
space-build_stable_bake_bread = Construiește 1 grajd și/sau coace pâine
space-day_laborer_family = Muncitorul de zi
space-wood_3 = 3 lemne
space-clay_1 = 1 argilă
space-reed_1 = 1 stuf
space-fishing = Pescuit
space-sow_bake = Plantează și/sau coace pâine
space-major_minor_improvement = 1 îmbunătățire majoră sau minoră
space-sheep_1 = 1 oaie
space-fences = Garduri
space-stone_1_stage2 = 1 piatră (etapa 2)
space-renovate_improvement = Renovare, apoi 1 îmbunătățire
space-family_growth_minor = Creșterea familiei, apoi 1 îmbunătățire minoră
space-take_1_vegetable = Ia 1 legumă
space-wild_boar_1 = 1 porc sălbatic
space-stone_1_stage4 = 1 piatră (etapa 4)
space-cattle_1 = 1 bovină
space-plow_sow = Ară un câmp și/sau plantează
space-family_growth_no_room = Creșterea familiei chiar și fără spațiu în casă
space-renovate_fences = Renovare, apoi garduri
space-starting_player_minor = Jucătorul de start și/sau 1 îmbunătățire minoră
space-occupation = 1 ocupație
space-day_laborer = Muncitorul de zi
space-tavern = Taverna
space-wood_2_3p = 2 lemne
space-clay_1_3p = 1 argilă (3 jucători)
space-building_resource_1_3p = Ia 1 resursă de construcție
space-building_resources_2_3p = Ia 2 resurse de construcție
space-occupation_3p = 1 ocupație (3 jucători)
space-wood_1_4p = 1 lemn
space-wood_2_4p = 2 lemne
space-clay_2_4p = 2 argile
space-reed_stone_food_4p = Ia 1 stuf, 1 piatră și 1 hrană
space-traveling_players_4p = Actori ambulanți
space-building_resources_2_4p = Ia 2 resurse de construcție
space-occupation_4p = 1 ocupație (4 jucători)
space-wood_4_5p = 4 lemne
space-clay_3_5p = 3 argile
space-reed_stone_wood_5p = 1 stuf, de asemenea 1 piatră și 1 lemn
space-animals_5p = Ia animale
space-room_or_traveling_5p = Construiește 1 cameră sau actori ambulanți
space-building_resources_or_growth_5p = 2 resurse de construcție sau, din runda 5, creșterea familiei
space-occupation_or_growth_5p = 1 ocupație sau, din runda 5, creșterea familiei
space-farm_expansion = Extinderea fermei
space-meeting_place = Locul de întâlnire
space-grain_seeds = Semințe de grâu
space-farmland = Teren arabil
space-marketplace = Piața
space-lessons_a = Lecții
space-forest = Pădurea
space-clay_pit = Groapa de argilă
space-reed_bank = Stufărișul
space-major_improvement = Îmbunătățire majoră
space-fencing = Împrejmuirea
space-grain_utilization = Folosirea grânelor
space-sheep_market = Târgul de oi
space-basic_wish_for_children = Dorința de copii
space-house_redevelopment = Renovarea casei
space-western_quarry = Cariera de vest
space-vegetable_seeds = Semințe de legume
space-pig_market = Târgul de porci
space-cattle_market = Târgul de bovine
space-eastern_quarry = Cariera de est
space-urgent_wish_for_children = Dorința arzătoare de copii
space-cultivation = Cultivarea
space-farm_redevelopment = Renovarea fermei
space-copse = Crângul
space-resource_market = Târgul de resurse
space-animal_market = Târgul de animale
space-modest_wish_for_children = Dorința modestă de copii
space-side_job = Munca suplimentară
space-grove = Dumbrava
space-hollow = Vâlceaua
space-lessons_x = Alte lecții
space-traveling_players = Actori ambulanți
space-pasture = Pășuni
space-plow = Aratul câmpurilor
space-sow = Semănare
space-grain = Grâu
space-sheep = Oi
space-rooster = Cocoșul
space-3_wood = 3 lemne
space-1_clay = 1 argilă
space-1_reed = 1 stuf
space-day_labor = Muncitorul de zi
space-cooking = Gătitul
space-wood_rooms = Camere de lemn și/sau grajduri
space-renovation = Renovare și/sau grajd
space-clay_rooms = Camere de argilă și/sau grajduri
space-family_growth = Creșterea familiei
space-boar = Porci sălbatici
space-wind_mill = Moara de vânt
space-cattle = Bovine
space-basketmaker = Atelierul coșarului
space-pottery = Olăria
space-joinery = Tâmplăria
space-depot = Depozitul
space-1_wood = 1 lemn
space-2_wood = 2 lemne
space-2_clay = 2 argile
space-2_of_your_choice = 2 la alegere
space-pastures_and_or_stables = Pășuni și/sau grajduri
space-one_of_each = Câte unul din fiecare
