# Karty pierwszej edycji: słowa obok nich, pola akcji, które przynoszą, i karty według numeru.

own-1-grain-on-each-grain-field = 1 zboże na każdym polu ze zbożem
own-1-more-animal-of-each-kind = 1 zwierzę więcej każdego gatunku
own-1-or-2-food = 1 lub 2 żywności
own-1-or-2-wood = 1 lub 2 drewna
own-1-wild-boar-first-then-1-cattle = najpierw 1 dzik, potem 1 krowa
    .acc = najpierw 1 dzika, potem 1 krowę
own-3-2-or-1-stone = 3, 2 lub 1 kamień
own-5-people-at-work-in-round-14 = 5 pracujących członków rodziny w rundzie 14
own-basketmaker = Koszykarz
own-basketmaker-s-workshop = Koszykarnia
own-cabinetmaker = Stolarz
own-joinery = Stolarnia
own-potter = Garncarz
own-pottery = Garncarnia
own-sawmill = Tartak
own-village-well = Wiejska studnia
own-well = Studnia
own-a-birth = narodziny
own-a-fence-on-space = ogrodzenie na polu { $space }
own-a-new-pasture-on-unused-spaces = nowe pastwisko na niezajętych obszarach
own-adopt-the-child = adoptuj dziecko
own-after-family-growth = po powiększeniu rodziny
own-animals-for-food = zwierzęta za żywność
own-buy-animals = kup zwierzęta
own-buy-goods = kup { $goods-acc }
own-by-the-space = przez to pole
own-cards-called-clay-deposit = kart z „Pokład gliny” w nazwie
own-cards-called-clay-path-or-paved-road = kart z „Gliniana ścieżka” albo „Brukowana droga” w nazwie
own-cards-called-harrow-or-punner-or-yoke-or-plow = bron, ubijaków, jarzm i pługów
own-cards-called-mansion = kart z „Dwór” w nazwie
own-cards-called-oven = kart z „piec” w nazwie
own-cards-called-paved-road = kart z „Brukowana droga” w nazwie
own-cards-called-plow-or-harrow = pługów i bron
own-cards-called-sawmill = kart z „Tartak” w nazwie
own-cards-called-tavern = kart z „Karczma” w nazwie
own-cards-called-well = kart z „Studnia” w nazwie
own-cards-named-basketmaker-s-workshop-or-basketmaker = kart Koszykarnia lub Koszykarz
own-cards-named-joinery-or-cabinetmaker = kart Stolarnia lub Stolarz
own-cards-named-pottery-or-potter = kart Garncarnia lub Garncarz
own-cast-the-net = zarzuć sieć
own-choose-a-space-for-a-fence = wybierz pole na ogrodzenie
own-choose-a-space-for-the-maypole = wybierz pole na maik
own-count-the-people = policz członków rodziny
own-delivered-fences = dostarczonych ogrodzeń
own-distribute-the-wood = rozdziel drewno
own-empty = puste
own-enough-for-4-food = dość na 4 żywności
own-food-for-the-animals-of-all-players = żywność za zwierzęta wszystkich graczy
own-gets-the-food-of-fishing-when-people-return-home = otrzymuje żywność z pola Połów ryb przy powrocie do domu
own-go-on-holiday = wyjedź na wakacje
own-hand-out-the-top = rozdaj to, co na wierzchu
own-haul-in-the-net = wyciągnij sieć
own-in-the-harvest = podczas żniw
own-it-bakes-bread = piecze chleb
own-it-stands = stoi
own-kinds-of-animals-that-you-do-not-have = gatunków zwierząt, których nie masz
own-knock-the-maypole-over = przewróć maik
own-more-than-one-field-with-a-plow = więcej niż jedno pole pługiem
own-more-used-spaces-than-anybody-else = więcej zajętych obszarów niż ktokolwiek inny
own-no-losses-beside-unused-spaces-and-begging-cards = brak strat poza niezajętymi obszarami i żebraniem
own-no-negative-points = brak punktów ujemnych
own-no-other-player-has-more-of-any-animal = żaden inny gracz nie ma więcej zwierząt żadnego gatunku
own-not-by-this-card = nie przez tę kartę
own-not-since-your-last-placement = nie od czasu, gdy ostatnio umieszczasz członka rodziny
own-note-the-feeding = zapisz wyżywienie
own-note-the-trade = zapisz wymianę
own-with-the-own-person-that-was-placed-last-not-while-another-player-s-acts = własną osobą umieszczoną ostatnio, nie podczas akcji osoby innego gracza
own-not-in-this-feeding-phase = nie w tej fazie wyżywienia
own-trade-1-vegetable-for-1-animal = wymień 1 warzywo na 1 zwierzę
own-note-the-stable = zapisz oborę
own-on-the-newest-round-card = na najnowszej karcie akcji
own-on-the-space-with-the-fence = na polu z ogrodzeniem
own-players-with-5-people-n = gracze z 5 członkami rodziny: { $n }
own-put-1-food-on-a-space = połóż 1 żywność na polu
own-put-1-food-on-space = połóż 1 żywność na polu { $space }
own-put-fences-on-round-spaces = połóż ogrodzenia na polach rund
own-rebuild-the-fences = przestaw ogrodzenia
own-reed-has-been-taken = trzcina jest już wzięta
own-reed-in-this-round = trzcina w tej rundzie
own-return-2-improvements = oddaj 2 usprawnienia
own-return-the-other-one = oddaj drugie
own-return-animals = oddaj zwierzęta
own-return-first-and-second = oddaj: { $first } i { $second }
own-return-goods = oddaj { $goods-acc }
own-spaces-paid-for-n = opłacone pola: { $n }
own-spare-a-space = oszczędź jedno pole
own-stone-has-been-taken = kamień jest już wzięty
own-take-1-food = weź 1 żywność
own-take-1-grain-of-another-player = weź 1 zboże innego gracza
own-take-1-grain-of-seat-from-where-with-n = weź 1 zboże ({ $seat }, { $where }: { $n })
own-a-field = pole
own-next-spaces = następnie { $spaces }
own-take-the-fences-back = zabierz ogrodzenia z powrotem
own-taken-in-this-round = wzięte w tej rundzie
own-the-first-in-this-round = pierwszy w tej rundzie
own-the-maypole = maik
own-used-by-who = korzysta { $who }
own-used-in-this-harvest = użyte podczas tych żniw
own-what-lies-on-top = to, co leży na wierzchu
own-with-your-last-person = ostatnim członkiem rodziny
own-card = { $card }
own-goods-on-top = na wierzchu: { $goods }
own-n-one-n-card-called-clay-deposit-other-n-cards-called-clay-deposit = { $n ->
    [one] { $n } karta z „Pokład gliny” w nazwie
    [few] { $n } karty z „Pokład gliny” w nazwie
   *[many] { $n } kart z „Pokład gliny” w nazwie
}
own-n-one-n-card-called-clay-path-or-paved-road-other-n-cards-called-clay-path-or-paved-road = { $n ->
    [one] { $n } karta z „Gliniana ścieżka” albo „Brukowana droga” w nazwie
    [few] { $n } karty z „Gliniana ścieżka” albo „Brukowana droga” w nazwie
   *[many] { $n } kart z „Gliniana ścieżka” albo „Brukowana droga” w nazwie
}
own-n-one-n-card-called-harrow-or-punner-or-yoke-or-plow-other-n-cards-called-harrow-or-punner-or-yoke-or-plow = { $n ->
    [one] { $n } brona, ubijak, jarzmo lub pług
    [few] { $n } brony, ubijaki, jarzma lub pługi
   *[many] { $n } bron, ubijaków, jarzm lub pługów
}
own-n-one-n-card-called-mansion-other-n-cards-called-mansion = { $n ->
    [one] { $n } karta z „Dwór” w nazwie
    [few] { $n } karty z „Dwór” w nazwie
   *[many] { $n } kart z „Dwór” w nazwie
}
own-n-one-n-card-called-oven-other-n-cards-called-oven = { $n ->
    [one] { $n } karta z „piec” w nazwie
    [few] { $n } karty z „piec” w nazwie
   *[many] { $n } kart z „piec” w nazwie
}
own-n-one-n-card-called-paved-road-other-n-cards-called-paved-road = { $n ->
    [one] { $n } karta z „Brukowana droga” w nazwie
    [few] { $n } karty z „Brukowana droga” w nazwie
   *[many] { $n } kart z „Brukowana droga” w nazwie
}
own-n-one-n-card-called-sawmill-other-n-cards-called-sawmill = { $n ->
    [one] { $n } karta z „Tartak” w nazwie
    [few] { $n } karty z „Tartak” w nazwie
   *[many] { $n } kart z „Tartak” w nazwie
}
own-n-one-n-card-called-tavern-other-n-cards-called-tavern = { $n ->
    [one] { $n } karta z „Karczma” w nazwie
    [few] { $n } karty z „Karczma” w nazwie
   *[many] { $n } kart z „Karczma” w nazwie
}
own-n-one-n-card-called-well-other-n-cards-called-well = { $n ->
    [one] { $n } karta z „Studnia” w nazwie
    [few] { $n } karty z „Studnia” w nazwie
   *[many] { $n } kart z „Studnia” w nazwie
}
own-n-one-n-card-named-basketmaker-s-workshop-or-basketmaker-other-n-cards-named-basketmaker-s-workshop-or-basketmaker = { $n ->
    [one] { $n } karta Koszykarnia lub Koszykarz
    [few] { $n } karty Koszykarnia lub Koszykarz
   *[many] { $n } kart Koszykarnia lub Koszykarz
}
own-n-one-n-card-named-joinery-or-cabinetmaker-other-n-cards-named-joinery-or-cabinetmaker = { $n ->
    [one] { $n } karta Stolarnia lub Stolarz
    [few] { $n } karty Stolarnia lub Stolarz
   *[many] { $n } kart Stolarnia lub Stolarz
}
own-n-one-n-card-named-pottery-or-potter-other-n-cards-named-pottery-or-potter = { $n ->
    [one] { $n } karta Garncarnia lub Garncarz
    [few] { $n } karty Garncarnia lub Garncarz
   *[many] { $n } kart Garncarnia lub Garncarz
}
own-n-one-n-delivered-fence-other-n-delivered-fences = { $n ->
    [one] { $n } dostarczone ogrodzenie
    [few] { $n } dostarczone ogrodzenia
   *[many] { $n } dostarczonych ogrodzeń
}
own-n-one-n-kind-of-animal-that-you-do-not-have-other-n-kinds-of-animals-that-you-do-not-have = { $n ->
    [one] { $n } gatunek zwierząt, którego nie masz
    [few] { $n } gatunki zwierząt, których nie masz
   *[many] { $n } gatunków zwierząt, których nie masz
}
own-n-of-the-animals-not-returned = nieoddane zwierzęta: { $n }
own-n-with-4-points = z 4 punktami: { $n }
own-seat = { $seat }
own-space = { $space }
space-clay_1_digger = 1 glina (karta)
space-clay_deposit = Pokład gliny
space-wood_2_master_forester = 2 drewna (karta)
own-1-food-or-2 = 1 żywność albo 2
own-1-of-two-that-are-alike = 1 z dwóch jednakowych
own-2-wood = 2 drewna
own-3-food = 3 żywności
own-3-times-once-in-a-round = 3 razy, raz na rundę
own-a-child-that-is-no-twin = dziecko, które nie jest bliźniakiem
own-cook-the-pumpkin = ugotuj dynię
own-a-minor-improvement-or-one-that-is-minor-for-you = małe usprawnienie albo małe dla ciebie
own-on-an-action-space = na polu akcji
own-the-round-cards-to-come-lie-open = przyszłe karty rund leżą odkryte
own-cook-goods = ugotuj { $goods }
own-cook-the-pumpkin-for-goods-with-card = ugotuj dynię za { $goods }: { $card }
own-twins-together = bliźnięta razem
own-cook-the-pumpkin-for-goods = ugotuj dynię za { $goods }
own-cook-2-goods-together = ugotuj 2 dobra naraz
own-draw-7-new-minor-improvements = dociągnij 7 nowych małych usprawnień
own-giant-pumpkins = ogromnych dyń
own-in-the-work-phase = w fazie pracy
own-look-at-the-round-cards = obejrzyj karty akcji
own-not-since-the-last-placement = nie od ostatniego umieszczenia
own-put-it-here = połóż to tutaj
own-put-round-cards-in-order = ułóż karty akcji
own-roast-animals = upiecz zwierzęta
own-roast-goods = upiecz { $goods-acc }
own-take-it-back = zabierz to z powrotem
own-the-last-to-place = ostatni, kto umieszcza członka rodziny
own-the-pumpkin-is-still-there = dynia jeszcze tam jest
own-the-vegetable-is-still-there = warzywo jeszcze tam jest
own-goods-in-the-container = w pojemniku: { $goods }
own-n-one-n-giant-pumpkin-other-n-giant-pumpkins = { $n ->
    [one] { $n } ogromna dynia
    [few] { $n } ogromne dynie
   *[many] { $n } ogromnych dyń
}

# Talia E

# Field
card-E011 = Pole
    .text = Zaorz 1 pole.
    .gist = Zaorz 1 pole
    .ruling-1 = Orze tylko jedno pole: ani pług, ani Brona nic tu nie dodają.
# Fishing Rod
card-E012 = Wędka
    .text = Za każdym razem, gdy korzystasz z pola Połów ryb, otrzymujesz dodatkowo 1 żywność, a od rundy 8 2.
    .gist = Połów ryb: +1 żywność, od rundy 8 +2
    .ruling-1 = Łączy się z Tratwą i Czółnem.
# Axe
card-E013 = Siekiera
    .text = Izba twojej drewnianej chaty kosztuje cię 2 drewna i 2 trzciny.
    .gist = Drewniane izby: po 2 drewna i 2 trzciny
    .ruling-1 = Przy jednej izbie używasz tylko jednej z tych kart: Siekiera, Cieśla, Gliniany tynkarz, Gliniane podpory.
# Baker's Oven
card-E014 = Piec piekarski
    .text = Pieczenie chleba: po 5 żywności za najwyżej 2 zboża. Gdy go zagrywasz, możesz od razu upiec chleb.
    .gist = Chleb: po 5 żywności za 2 zboża
    .ruling-1 = Piec to usprawnienie, które ma to słowo w nazwie; to także jest piec.
    .ruling-2 = Oddane duże usprawnienie można zbudować ponownie, małe opuszcza grę.
    .ruling-3 = Każdy twój piec i każde palenisko piecze do własnego limitu.
# Baking Tray
card-E015 = Blacha do pieczenia
    .text = Gliniany piec i Kamienny piec są dla ciebie małymi usprawnieniami. One i Piec opalany drewnem kosztują cię o 1 materiał budowlany mniej, do wyboru.
    .gist = Piece: −1 materiał, 2 z nich jako małe
    .ruling-1 = Możesz zbudować te piece akcją małego usprawnienia.
    .ruling-2 = Są tańsze także w akcji dużego usprawnienia.
# Building Material
card-E016 = Materiał budowlany
    .text = Otrzymujesz 1 drewno albo 1 glinę.
    .gist = 1 drewno albo 1 glina
# Windmill
card-E017 = Młyn wiatrowy
    .text = W dowolnym momencie: 2 żywności za zboże, bez akcji pieczenia chleba.
    .gist = 2 żywności za zboże, bez pieczenia
    .ruling-1 = Nie jest piecem i nie piecze chleba.
# Bean Field
card-E018 = Pole fasoli
    .text = Gdy obsiewasz pola, możesz zasiać warzywa także na tej karcie, jak na polu.
    .gist = Pole tylko na warzywa
    .ruling-1 = Dopóki leżą na nim warzywa, liczy się jako pole z warzywami.
    .ruling-2 = W punktacji nie jest polem, ale jego warzywa się liczą.
# Gypsy's Crock
card-E019 = Cygański kociołek
    .text = Dodatkowo 1 żywność za każde 2 dobra, które przetwarzasz naraz w żywność Paleniskiem, Kuchnią albo Kącikiem kuchennym.
    .gist = Gotując 2 dobra naraz: +1 żywność
    .ruling-1 = Całe wyżywienie rodziny to jeden raz, a dobra mogą być różnych rodzajów.
    .ruling-2 = Zboże pieczone na Palenisku albo w Kuchni się liczy, w piecu nie.
    .ruling-3 = Zwierzęta ugotowane z braku miejsca się liczą.
    .ruling-4 = Gdy umieszcza się członków rodziny, możesz ugotować dwa dobra naraz, aby całą żywnością można było za coś zapłacić.
    .ruling-5 = Plony zjedzone na surowo się nie liczą.
# Simple Fireplace
card-E020 = Proste palenisko
    .text = W dowolnym momencie: warzywo 2 żywności, owca 1, dzik 2, krowa 3. Pieczenie chleba: 2 żywności za każde zboże.
    .gist = Gotujesz i pieczesz chleb
    .ruling-1 = Jest Paleniskiem: możesz je oddać za Kuchnię, a wtedy opuszcza grę.
# Half-timbered House
card-E021 = Dom szachulcowy
    .text = Na koniec: 1 punkt za każdą izbę twojego kamiennego domu, chyba że masz Dwór.
    .gist = 1 punkt za kamienną izbę
    .ruling-1 = Bez kamiennego domu nic nie jest wart.
    .ruling-2 = Łączy się z Wodzem i Chodakami.
# Raft
card-E022 = Tratwa
    .text = Za każdym razem, gdy korzystasz z pola Połów ryb, otrzymujesz dodatkowo 1 żywność albo 1 trzcinę.
    .gist = Połów ryb: +1 żywność albo 1 trzcina
# Manger
card-E023 = Żłób
    .text = Na koniec: 1/2/3/4 punkty, jeśli twoje pastwiska zajmują co najmniej 6/7/8/9 obszarów gospodarstwa.
    .gist = Punkty od 6 obszarów pastwisk
    .ruling-1 = Sumuje się obszary wszystkich twoich pastwisk.
# Animal Pen
card-E024 = Kojec dla zwierząt
    .text = Połóż po 2 żywności na polu każdej nadchodzącej rundy; otrzymujesz je na początku tej rundy.
    .gist = W każdej przyszłej rundzie 2 żywności
    .ruling-1 = Bieżąca runda się nie liczy.
# Spices
card-E025 = Przyprawy
    .text = Dodatkowo 1 żywność za każde warzywo, które przetwarzasz w żywność Paleniskiem, Kuchnią albo Kącikiem kuchennym.
    .gist = Gotowane warzywa: +1 żywność
    .ruling-1 = Dotyczy to każdego warzywa.
# Plane
card-E026 = Strug
    .text = Za każdym razem, gdy przetwarzasz 1 drewno w żywność Stolarnią, Tartakiem albo Stolarzem, otrzymujesz dodatkowo 1 żywność albo przetwarzasz drugie drewno w 2 żywności.
    .gist = Drewno w żywność: +1 żywność
    .ruling-1 = Jeśli masz kilka z tych kart, pomaga każdej z nich podczas żniw.
    .ruling-2 = Sam nie przetwarza drewna w żywność.
# Wood-fired Oven
card-E027 = Piec opalany drewnem
    .text = Pieczenie chleba: 3 żywności za każde zboże. Gdy go zagrywasz, możesz od razu upiec chleb.
    .gist = Chleb: 3 żywności za każde zboże
    .ruling-1 = Jest piecem i można go oddać za inną kartę.
# Clogs
card-E028 = Chodaki
    .text = Na koniec: 1 punkt za glinianą chatę, 2 za kamienny dom.
    .gist = Glina: 1 punkt; kamień: 2 punkty
    .ruling-1 = Liczą dom, nawet jeśli liczą go też inne karty.
# Shepherd's Pipe
card-E029 = Pasterska fujarka
    .text = Pastwisko, na którym trzymasz owce, mieści ich o 2 więcej. Nieogrodzona obora mieści do 2 owiec.
    .gist = Pastwiska: +2 owce, obory: do 2 owiec
    .ruling-1 = Z Drobnym gospodarzem pastwisko na 2 zwierzęta mieści 5 owiec.
    .ruling-2 = Obora Koniuszego mieści 3 zwierzęta i nie więcej z tą kartą.
# Canoe
card-E030 = Czółno
    .text = Za każdym razem, gdy korzystasz z pola Połów ryb, otrzymujesz dodatkowo 1 żywność i 1 trzcinę.
    .gist = Połów ryb: +1 żywność i 1 trzcina
# Carp Pond
card-E031 = Staw z karpiami
    .text = Połóż po 1 żywności na polu każdej nadchodzącej nieparzystej rundy; otrzymujesz ją na początku tej rundy.
    .gist = 1 żywność w każdej nieparzystej rundzie
    .ruling-1 = Liczą się duże i małe usprawnienia.
# Potato Dibber
card-E032 = Sadzak do ziemniaków
    .text = Na każde pole, na którym siejesz warzywa, trafia z zasobów dodatkowo 1 warzywo.
    .gist = Siew warzyw: +1 na każdym polu
    .ruling-1 = Otrzymują je także karty pól na warzywa.
# Ceramics
card-E033 = Ceramika
    .text = Od razu otrzymujesz 2 żywności. Garncarnia jest dla ciebie małym usprawnieniem i nic nie kosztuje.
    .gist = 2 żywności; Garncarnia za darmo, jako małe
    .ruling-1 = Piec to usprawnienie, które ma to słowo w nazwie; nie musisz go zachować.
    .ruling-2 = Garncarnię możesz zbudować każdą akcją usprawnienia.
# Basket
card-E034 = Kosz
    .text = Gdy bierzesz drewno leżące na polu akcji, możesz zostawić 2 z niego za 3 żywności.
    .gist = Biorąc drewno: 2 drewna za 3 żywności
    .ruling-1 = Drewno musi leżeć na polu; to, co dokładają zasoby albo karta, się nie liczy.
    .ruling-2 = Kosz, Grzybiarka i Łapacz świń działają razem, jeśli bierzesz dość drewna.
# Corn Scoop
card-E035 = Szufla do zboża
    .text = Za każdym razem, gdy korzystasz z pola Weź 1 zboże, otrzymujesz dodatkowo 1 zboże.
    .gist = Weź 1 zboże: +1 zboże
    .ruling-1 = Liczy się tylko skorzystanie z tego pola, nie zboże od innej karty.
# Clay Roof
card-E036 = Gliniany dach
    .text = W cenie izby albo przebudowy możesz zapłacić 1 lub 2 gliny zamiast tyluż trzcin.
    .gist = Izby, przebudowa: glina za 1 lub 2 trzciny
    .ruling-1 = Za izbę możesz zapłacić 1 trzcinę i 1 glinę.
    .ruling-2 = Przy kilku izbach dotyczy każdej z nich.
    .ruling-3 = Trzcina w cenie karty pozostaje trzciną.
# Clay Supports
card-E037 = Gliniane podpory
    .text = Izba twojej glinianej chaty może cię kosztować 2 gliny, 1 drewno i 1 trzcinę.
    .gist = Gliniane izby: 2 gliny, 1 drewno, 1 trzcina
    .ruling-1 = Decydujesz osobno o każdej izbie w akcji.
    .ruling-2 = Przy jednej izbie używasz tylko jednej z tych kart: Siekiera, Cieśla, Gliniany tynkarz, Gliniane podpory.
# Madonna Statue
card-E038 = Figura Madonny
    .text = Oddaj 2 swoje usprawnienia. Nie ma innego działania.
    .gist = Tylko punkty; oddaj 2 usprawnienia
    .ruling-1 = Nadają się dowolne dwa usprawnienia, duże lub małe.
    .ruling-2 = Oddane duże usprawnienie można zbudować ponownie, małe opuszcza grę.
    .ruling-3 = To, co leży na oddanej karcie, przepada, a jej zwierzęta potrzebują innego miejsca.
# Market Stall
card-E039 = Stragan
    .text = Otrzymujesz 1 warzywo.
    .gist = 1 warzywo
    .ruling-1 = Zboże musi być w twoich zasobach, zanim go zagrasz.
# Mini Pasture
card-E040 = Małe pastwisko
    .text = Ogrodź za darmo jeden obszar swojego gospodarstwa.
    .gist = Ogrodź 1 obszar za darmo
    .ruling-1 = Obszar musi przylegać do twoich pastwisk, jeśli je masz.
    .ruling-2 = Musisz mieć dość ogrodzeń.
    .ruling-3 = Działają karty, które działają, gdy budujesz ogrodzenia.
# Millstone
card-E041 = Kamień młyński
    .text = Za każdym razem, gdy pieczesz chleb, otrzymujesz dodatkowo 2 żywności.
    .gist = Chleb: za każdym razem +2 żywności
    .ruling-1 = Daje 2 żywności za całą akcję pieczenia chleba.
# Helpful Neighbors
card-E042 = Pomocni sąsiedzi
    .text = Otrzymujesz 1 kamień albo 1 trzcinę.
    .gist = 1 kamień albo 1 trzcina
    .ruling-1 = Więcierz nic ci nie daje za tę trzcinę.
# Fruit Tree
card-E043 = Drzewo owocowe
    .text = Połóż po 1 żywności na polu każdej nadchodzącej rundy od 8 do 14; otrzymujesz ją na początku tej rundy.
    .gist = 1 żywność w każdej rundzie od 8
# Outhouse
card-E044 = Wychodek
    .text = Można go zagrać tylko wtedy, gdy inny gracz ma mniej niż 2 pomocników. Nie ma działania.
    .gist = Tylko punkty
    .ruling-1 = Twoi pomocnicy nie mają znaczenia.
    .ruling-2 = W grze solo nie możesz go zagrać.
# Private Forest
card-E045 = Prywatny las
    .text = Połóż po 1 drewnie na polu każdej nadchodzącej parzystej rundy; otrzymujesz je na początku tej rundy.
    .gist = 1 drewno w każdej parzystej rundzie
    .ruling-1 = Drewno jest dostępne dla tego, co inne twoje karty robią na początku tej rundy.
# Sack Cart
card-E046 = Wózek na worki
    .text = Połóż po 1 zbożu na polu każdej nadchodzącej rundy spośród 5, 8, 11 i 14; otrzymujesz je na początku tej rundy.
    .gist = 1 zboże w rundach 5, 8, 11 i 14
# Lettuce Patch
card-E047 = Grządka sałaty
    .text = Gdy obsiewasz pola, możesz zasiać warzywa także na tej karcie, jak na polu. Gdy zbierasz stąd warzywo, możesz od razu przetworzyć je w 4 żywności.
    .gist = Pole na warzywa; zebrane: 4 żywności
    .ruling-1 = Zatrzymane warzywo jest potem zwykłym warzywem.
    .ruling-2 = Dopóki leżą na niej warzywa, liczy się jako pole z warzywami.
    .ruling-3 = W punktacji nie jest polem, ale jej warzywa się liczą.
    .ruling-4 = Z kilku kart na warzywa ta jest obsiewana pierwsza.
# Reed Pond
card-E048 = Staw z trzciną
    .text = Połóż po 1 trzcinie na polach następnych 3 rund; otrzymujesz ją na początku tych rund.
    .gist = 1 trzcina w każdej z następnych 3 rund
    .ruling-1 = Mniej, jeśli rozgrywka skończy się wcześniej.
# Writing Desk
card-E049 = Sekretarzyk
    .text = Gdy zagrywasz pomocnika na polu akcji, możesz potem zagrać drugiego za 2 żywności.
    .gist = Drugi pomocnik za 2 żywności
    .ruling-1 = W jednej akcji nie ma trzeciego pomocnika.
    .ruling-2 = Karty działające, gdy zagrywasz pomocnika, działają przy obu.
    .ruling-3 = Pomocnik zagrany przez kartę to nie taka akcja.
# Builder's Trowel
card-E050 = Kielnia
    .text = W dowolnym momencie możesz bez akcji przebudować drewnianą chatę na glinianą.
    .gist = Przebudujesz dom na glinę, gdy chcesz
    .ruling-1 = Za przebudowę i tak płacisz.
    .ruling-2 = Nie służy do przebudowy na kamień.
# Spindle
card-E051 = Wrzeciono
    .text = Przy zbiorze plonów otrzymujesz 1 żywność, jeśli masz 3 lub 4 owce, a 2 żywności, jeśli masz ich więcej.
    .gist = Żniwa: 1 żywność za 3 owce, 2 za 5
    .ruling-1 = Zwierzęta liczą się, gdziekolwiek są.
# Stable
card-E052 = Obora
    .text = Zbuduj 1 oborę za darmo.
    .gist = 1 obora za darmo
    .ruling-1 = Obora może stać na pastwisku albo gdzie indziej.
    .ruling-2 = Nie możesz jej zagrać, jeśli nie masz już obór.
# Butter Churn
card-E053 = Maselnica
    .text = Przy zbiorze plonów otrzymujesz 1 żywność za każde 3 owce i 1 żywność za każde 2 krowy.
    .gist = Żniwa: żywność za owce i krowy
    .ruling-1 = Owce i krowy liczy się osobno.
# Quarry
card-E054 = Kamieniołom
    .text = Za każdym razem, gdy korzystasz z pola Dniówka, otrzymujesz też 3 kamienie.
    .gist = Dniówka: także 3 kamienie
# Stone House Extension
card-E055 = Rozbudowa kamiennego domu
    .text = Zbuduj za darmo izbę swojego kamiennego domu.
    .gist = 1 kamienna izba za darmo
    .ruling-1 = Płacisz cenę karty i nic więcej za izbę.
    .ruling-2 = Nie możesz jej zagrać bez kamiennego domu ani bez obszaru obok niego.
# Stone Tongs
card-E056 = Kleszcze do kamieni
    .text = Za każdym razem, gdy korzystasz z jednego z dwóch pól 1 kamień, otrzymujesz dodatkowo 1 kamień.
    .gist = Pola 1 kamień: +1 kamień
    .ruling-1 = Inne pola dające kamień się nie liczą.
# Dovecote
card-E057 = Gołębnik
    .text = Połóż po 1 żywności na polu każdej nadchodzącej rundy od 10 do 14; otrzymujesz ją na początku tej rundy.
    .gist = 1 żywność w każdej rundzie od 10
# Animal Yard
card-E058 = Zagroda
    .text = Ta karta mieści 2 zwierzęta, tego samego gatunku lub nie.
    .gist = Mieści 2 dowolne zwierzęta
    .ruling-1 = Mogą tu mieszkać nowo narodzone zwierzęta.
    .ruling-2 = Nie jest pastwiskiem ani w punktacji, ani dla innych kart.
# Drinking Trough
card-E059 = Poidło
    .text = Każde twoje pastwisko mieści 2 zwierzęta więcej, z oborą czy bez.
    .gist = Każde pastwisko mieści 2 więcej
    .ruling-1 = Dom i nieogrodzone obory nie mieszczą więcej.
# Cattle Market
card-E060 = Targ bydła
    .text = Otrzymujesz 1 krowę.
    .gist = 1 krowa
    .ruling-1 = Krowę możesz od razu ugotować.
# Riding Plow
card-E061 = Pług z siodełkiem
    .text = Dwa razy w rozgrywce możesz na polu akcji z oraniem zaorać do 3 pól zamiast 1.
    .gist = Dwa razy do 3 pól zamiast 1
    .ruling-1 = Możesz poprzestać na 1 lub 2 polach.
    .ruling-2 = W jednej akcji używasz jednego pługa albo Brony, nie dwóch naraz.
    .ruling-3 = Nie działa, gdy orze inna karta.
# Turnwrest Plow
card-E062 = Pług obracalny
    .text = Raz w rozgrywce możesz na polu akcji z oraniem zaorać do 3 pól zamiast 1.
    .gist = Raz do 3 pól zamiast 1
    .ruling-1 = Możesz poprzestać na 1 lub 2 polach.
    .ruling-2 = W jednej akcji używasz jednego pługa albo Brony, nie dwóch naraz.
    .ruling-3 = Nie działa, gdy orze inna karta.
# Land Agent
card-E147 = Agent rolny
    .text = Od razu otrzymujesz 1 warzywo, a za każdym razem, gdy korzystasz z pola Weź 1 warzywo, 1 zboże.
    .gist = 1 warzywo; Weź 1 warzywo: 1 zboże
# Academic
card-E148 = Akademik
    .text = Liczy się jako 2 pomocników dla małych usprawnień oraz dla punktów Wójta i Guwernera.
    .gist = Liczy się jako 2 pomocników
    .ruling-1 = Przy koszcie zatrudnienia liczy się raz.
# Master Baker
card-E149 = Mistrz piekarski
    .text = Gdy inny gracz piecze chleb, ty też możesz upiec chleb. Za każdą inną twoją akcję pieczenia chleba otrzymujesz dodatkowo 1 żywność.
    .gist = Inni pieką chleb: ty też możesz
    .ruling-1 = Za chleb pieczony dlatego, że piecze inny gracz, nie otrzymujesz dodatkowej żywności.
# Baker
card-E150 = Piekarz
    .text = Możesz upiec chleb od razu i na początku wyżywienia rodziny podczas każdych żniw.
    .gist = Upiecz chleb teraz i podczas żniw
    .ruling-1 = To jedna akcja, w której każde usprawnienie do pieczenia działa do swojego limitu.
# Master Builder
card-E151 = Mistrz budowlany
    .text = Jeden raz, w dowolnym momencie, gdy twój dom ma co najmniej 5 izb, możesz dobudować izbę za darmo.
    .gist = Od 5 izb: raz 1 izba za darmo
# Berry Picker
card-E152 = Zbieraczka jagód
    .text = Gdy bierzesz drewno akcją członka rodziny, otrzymujesz 1 żywność.
    .gist = Biorąc drewno: 1 żywność
    .ruling-1 = Pole dające drewno z zasobów się liczy, także Materiał budowlany, jeśli wybierasz drewno.
    .ruling-2 = Drewno od każdej innej karty się nie liczy.
# Mendicant
card-E153 = Żebrak
    .text = Na koniec do 2 znaczników żebrania nie kosztuje cię punktów.
    .gist = 2 znaczniki żebrania bez utraty punktów
# Master Brewer
card-E154 = Mistrz piwowarski
    .text = Przy wyżywieniu rodziny podczas każdych żniw możesz przetworzyć 1 zboże w 3 żywności.
    .gist = Żniwa: 1 zboże za 3 żywności
# Bread Seller
card-E155 = Sprzedawczyni chleba
    .text = Gdy ktokolwiek piecze chleb, także ty, otrzymujesz 1 żywność za każde upieczone zboże.
    .gist = Ktoś piecze: 1 żywność za każde zboże
# Brush Maker
card-E156 = Szczotkarz
    .text = Dziki, które przetwarzasz w żywność, trafiają na tę kartę. Na koniec: 1/2/3 punkty za 2/3/4 z nich.
    .gist = 1, 2, 3 punkty za 2, 3, 4 ugotowane dziki
    .ruling-1 = Jeśli kilka twoich kart chce tego samego zwierzęcia, wybierasz; każde trafia tylko na jedną kartę.
    .ruling-2 = Dziki ugotowane z braku miejsca się liczą.
# Thatcher
card-E157 = Strzecharz
    .text = Każda izba i każda przebudowa kosztuje cię o 1 trzcinę mniej, tak samo Młyn wodny, Dom szachulcowy, Kurnik, Dom wakacyjny, Dwór i Spichlerz zbożowy.
    .gist = Izby, przebudowa, 6 kart: −1 trzcina
    .ruling-1 = Łączy się z innymi kartami obniżającymi cenę, a żadna cena nie spada poniżej 0.
    .ruling-2 = Karty rozbudowy domu kosztują tyle, ile na nich podano.
# Turner
card-E158 = Tokarz
    .text = W dowolnym momencie możesz przetwarzać drewno w żywność, 1 za 1.
    .gist = 1 żywność za 1 drewno, kiedykolwiek
# Head of the Family
card-E159 = Głowa rodziny
    .text = Możesz korzystać z pól budowy izb i powiększenia rodziny, choć stoją tam członkowie rodzin innych graczy.
    .gist = Izby i rodzina także na zajętych polach
    .ruling-1 = Nie możesz skorzystać z pola, na którym stoi członek twojej rodziny.
    .ruling-2 = Na zajętym polu z wyborem możesz tylko zbudować izbę albo powiększyć rodzinę.
# Farmer
card-E160 = Gospodarz
    .text = Gdy następnym razem budujesz ogrodzenia, otrzymujesz 1 dzika, a za każdym kolejnym razem 1 krowę.
    .gist = Ogrodzenia: 1 dzik, potem 1 krowa
    .ruling-1 = Otrzymujesz tylko jedno zwierzę, nawet jeśli w jednej akcji ogradzasz kilka pastwisk.
    .ruling-2 = Działa też z kartami Małe pastwisko, Nadzorca ogrodzeń i Opiekun żywopłotów.
# Fisherman
card-E161 = Rybak
    .text = Gdy korzystasz z pola Połów ryb, możesz wziąć dwa razy tyle żywności, ile tam leży. Potem dajesz 1 żywność właścicielowi każdej cudzej karty Wędka, Tratwa, Czółno, Więcierz i Podbierak.
    .gist = Połów ryb: podwójnie, część innym
    .ruling-1 = Płacisz 1 żywność za każdą kartę, a za własne nic.
    .ruling-2 = Możesz zapłacić żywnością, którą właśnie bierzesz.
# Meat Seller
card-E162 = Sprzedawca mięsa
    .text = Jeśli masz piec, w dowolnym momencie: owca 2 żywności, dzik 3, krowa 4.
    .gist = Z piecem: zwierzęta w żywność
    .ruling-1 = Piecem jest tylko usprawnienie ze słowem „piec” w nazwie.
# Field Warden
card-E163 = Strażnik pól
    .text = Możesz korzystać z pola Weź 1 warzywo i z obu pól akcji z oraniem, choć stoją tam członkowie rodzin innych graczy.
    .gist = 3 pola rolne, choć są zajęte
    .ruling-1 = Nie możesz skorzystać z pola, na którym stoi członek twojej rodziny.
# Master Forester
card-E164 = Nadleśniczy
    .text = Pole dla wszystkich, na którym co rundę gromadzą się 2 drewna. Każdy inny gracz, który z niego korzysta, najpierw płaci ci 2 żywności.
    .gist = Pole z drewnem; inni płacą ci 2 żywności
    .ruling-1 = To inne pole niż 2 drewna na planszy.
    .ruling-2 = Ty nic tam nie płacisz.
# Yeoman Farmer
card-E165 = Zamożny gospodarz
    .text = Na koniec tracisz punkty tylko za niezajęte obszary i znaczniki żebrania.
    .gist = Tracisz za żebranie, puste obszary
    .ruling-1 = Nie tracisz też punktów za zwierzęta Dzierżawcy.
    .ruling-2 = To, czego nie tracisz, nie jest ujemne.
# Undergardener
card-E166 = Pomocnik ogrodnika
    .text = Za każdym razem, gdy korzystasz z pola Dniówka, otrzymujesz też 1 warzywo.
    .gist = Dniówka: także 1 warzywo
# Conjurer
card-E167 = Kuglarz
    .text = Za każdym razem, gdy bierzesz żywność z pola Wędrowni artyści, otrzymujesz też 1 zboże.
    .gist = Wędrowni artyści: także 1 zboże
    .ruling-1 = Na polu, na którym zamiast tego można zbudować izbę, liczy się tylko żywność.
# Greengrocer
card-E168 = Zieleniarz
    .text = Za każdym razem, gdy korzystasz z pola Weź 1 zboże, otrzymujesz też 1 warzywo.
    .gist = Weź 1 zboże: także 1 warzywo
    .ruling-1 = Zboże od karty to nie skorzystanie z pola.
# Storyteller
card-E169 = Bajarz
    .text = Gdy bierzesz żywność z pola Wędrowni artyści, możesz zostawić tam 1 żywność i otrzymać za nią 1 warzywo.
    .gist = Wędrowni artyści: warzywo za 1 żywność
# Estate Manager
card-E170 = Zarządca majątku
    .text = Na koniec: 2/3/4 punkty przy 3/4/5 graczach, jeśli żaden inny gracz nie ma więcej owiec, dzików ani krów niż ty.
    .gist = Najwięcej zwierząt: od 2 do 4 punktów
    .ruling-1 = Remis wystarczy.
# Dock Worker
card-E171 = Doker
    .text = W dowolnym momencie: 1 glina, 1 trzcina albo 1 kamień za 3 drewna; 1 inny materiał budowlany za 2 gliny, 2 trzciny albo 2 kamienie.
    .gist = Wymieniasz 4 materiały
# Chief
card-E172 = Wódz
    .text = Na koniec: 1 punkt za każdą izbę twojego kamiennego domu. Zagranie kosztuje dodatkowo 2 żywności.
    .gist = 1 punkt za kamienną izbę; koszt +2 żywności
    .ruling-1 = Z nim kamienna izba jest warta łącznie 3 punkty.
# Chief's Daughter
card-E173 = Córka wodza
    .text = Gdy inny gracz zagrywa Wodza, możesz od razu i za darmo zagrać tę kartę. Na koniec: 3 punkty za kamienny dom, 1 za glinianą chatę.
    .gist = Kamień: 3 punkty; glina: 1 punkt
    .ruling-1 = Możesz ją też zagrać jak każdego innego pomocnika.
# Tutor
card-E174 = Guwerner
    .text = Na koniec: 1 punkt za każdego pomocnika zagranego po nim.
    .gist = 1 punkt za każdego pomocnika po nim
    .ruling-1 = Pomocnicy liczą się w kolejności zagrania.
# Hedge Keeper
card-E175 = Opiekun żywopłotów
    .text = Za każdym razem, gdy budujesz co najmniej 1 ogrodzenie, możesz zbudować 3 kolejne za darmo.
    .gist = Za każdym razem 3 ogrodzenia za darmo
    .ruling-1 = Działa za każdym razem, gdy budujesz ogrodzenia, także kartą taką jak Małe pastwisko albo Nadzorca ogrodzeń.
    .ruling-2 = Możesz zbudować same te 3 ogrodzenia, jeśli zamykają pastwisko.
# Woodcutter
card-E176 = Drwal
    .text = Gdy bierzesz drewno akcją członka rodziny, otrzymujesz dodatkowo 1 drewno.
    .gist = Biorąc drewno: +1 drewno
    .ruling-1 = Pole dające drewno z zasobów się liczy, drewno z kart nie.
    .ruling-2 = Jeśli zostawiasz całe drewno na polu, nie bierzesz go.
# Wooden Hut Builder
card-E177 = Budowniczy drewnianych chat
    .text = Na koniec: 1 punkt za każdą izbę twojej drewnianej chaty.
    .gist = 1 punkt za drewnianą izbę
# Hut Builder
card-E178 = Budowniczy chat
    .text = Na początku rundy 11 możesz dobudować izbę za darmo, chyba że mieszkasz w kamiennym domu. Można go zagrać tylko do rundy 4.
    .gist = Runda 11: 1 izba za darmo
# Merchant
card-E179 = Kupiec
    .text = Po akcji małego albo dużego lub małego usprawnienia możesz zapłacić 1 żywność, aby wykonać ją drugi raz.
    .gist = 1 żywność: jeszcze raz akcja usprawnienia
    .ruling-1 = Akcję możesz powtórzyć jeden raz.
    .ruling-2 = Akcja dużego lub małego usprawnienia daje tak dwa duże, dwa małe albo po jednym.
    .ruling-3 = Z Przedsiębiorcą możesz powtórzyć małe usprawnienie z pola gracza rozpoczynającego, a po każdym następuje jeszcze jedno.
# Hobby Farmer
card-E180 = Rolnik amator
    .text = Otrzymujesz 1 warzywo, które możesz od razu zasiać na pustym polu swojego gospodarstwa.
    .gist = 1 warzywo, które możesz od razu zasiać
    .ruling-1 = Nie siejesz w ten sposób innych warzyw ani zboża i na żadnej karcie pola.
# Cook
card-E181 = Kucharz
    .text = Podczas każdych żniw tylko 2 członków twojej rodziny je jak zwykle; każdy pozostały zjada 1 żywność.
    .gist = Poza 2 pierwszymi każdy zjada 1 żywność
    .ruling-1 = Członek rodziny z Chaty z trzciny też się liczy.
# Charcoal Burner
card-E182 = Węglarz
    .text = Gdy ktokolwiek, także ty, buduje usprawnienie do pieczenia chleba, otrzymujesz 1 żywność i 1 drewno.
    .gist = Ktoś buduje do chleba: 1 żywność, 1 drewno
    .ruling-1 = Paleniska i Kuchnie pieką chleb, wszystkie piece też.
# Basketmaker
card-E183 = Koszykarz
    .text = Podczas każdych żniw możesz przetworzyć 1 trzcinę w 3 żywności.
    .gist = Żniwa: 1 trzcina za 3 żywności
# Grocer
card-E184 = Kramarz
    .text = Na tej karcie leży stos, od góry: trzcina, zboże, kamień, warzywo, drewno, glina, trzcina, warzywo. W dowolnym momencie możesz kupić to, co na wierzchu, za 1 żywność.
    .gist = 8 dóbr do kupienia, po 1 żywności
# Clay Firer
card-E185 = Wypalacz gliny
    .text = W dowolnym momencie możesz zamienić 2 gliny w 1 kamień albo 3 gliny w 2 kamienie.
    .gist = 2 gliny za 1 kamień, 3 gliny za 2
# Clay Seller
card-E186 = Sprzedawca gliny
    .text = W dowolnym momencie możesz zamienić 2 gliny w 1 owcę albo 1 trzcinę, 3 gliny w 1 dzika albo 1 kamień, a 4 gliny w 1 krowę.
    .gist = Glina za zwierzęta, trzcinę albo kamień
# Clay Deliveryman
card-E187 = Dostawca gliny
    .text = Połóż po 1 glinie na polu każdej nadchodzącej rundy od 6 do 14, na początek tych rund.
    .gist = 1 glina w każdej rundzie od 6
# Clay Mixer
card-E188 = Mieszacz gliny
    .text = Gdy akcją członka rodziny bierzesz tylko glinę, otrzymujesz dodatkowo 2 gliny.
    .gist = Biorąc tylko glinę: +2 gliny
    .ruling-1 = Glina wybrana na polu się liczy.
# Lord of the Manor
card-E189 = Pan na dworze
    .text = Na koniec: 1 punkt za każdą kategorię, w której masz najwięcej możliwych punktów, 4.
    .gist = 1 punkt za kategorię z 4 punktami
    .ruling-1 = Cztery ogrodzone obory są taką kategorią, izby i członkowie rodziny nie.
# Maid
card-E190 = Służąca
    .text = Gdy tylko mieszkasz w glinianej chacie, połóż po 1 żywności na polu każdej pozostałej rundy, na początek tych rund.
    .gist = Gliniana chata: co rundę 1 żywność
    .ruling-1 = W glinianej chacie albo kamiennym domu działa w chwili zagrania.
    .ruling-2 = Drewniana chata przebudowana w jednym kroku na kamienny dom też się liczy.
# Mason
card-E191 = Murarz
    .text = Jeden raz, w dowolnym momencie, gdy masz kamienny dom z co najmniej 4 izbami, możesz dobudować izbę za darmo.
    .gist = 4 kamienne izby: raz 1 izba za darmo
# Patron
card-E192 = Mecenas
    .text = Za każdym razem, gdy potem zagrywasz pomocnika, otrzymujesz 2 żywności, zanim za niego zapłacisz.
    .gist = Pomocnik: najpierw 2 żywności
    .ruling-1 = Tymi 2 żywnościami możesz zapłacić za tego pomocnika.
    .ruling-2 = Za samego siebie nic nie daje.
# Pastor
card-E193 = Pastor
    .text = Jeden raz, gdy tylko jako jedyny gracz masz zaledwie 2 izby: 3 drewna, 2 gliny, 1 trzcina i 1 kamień.
    .gist = Jedyny z 2 izbami: 7 materiałów
# Plow Driver
card-E194 = Rataj
    .text = Dopóki mieszkasz w kamiennym domu, na początku każdej rundy możesz zapłacić 1 żywność, aby zaorać 1 pole.
    .gist = Kamienny dom: co rundę pole za 1 żywność
    .ruling-1 = Ani pługi, ani Brona tu nie pomagają.
# Plow Maker
card-E195 = Wytwórca pługów
    .text = Gdy orzesz na polu akcji z oraniem, możesz zapłacić 1 żywność, aby zaorać 1 pole więcej.
    .gist = Pola z oraniem: +1 pole za 1 żywność
    .ruling-1 = Orzesz przed siewem: możesz więc obsiać także nowe pole.
    .ruling-2 = Łączy się z pługiem albo Broną.
    .ruling-3 = Na polu akcji z samym oraniem chleb, który inna karta pozwala tam upiec, można upiec najpierw.
# Mushroom Collector
card-E196 = Grzybiarka
    .text = Gdy bierzesz drewno leżące na polu akcji, możesz zostawić 1 z niego za 2 żywności.
    .gist = Biorąc drewno: 1 drewno za 2 żywności
    .ruling-1 = Drewno musi leżeć na polu; to, co dokładają zasoby albo karta, się nie liczy.
# Braggart
card-E197 = Samochwała
    .text = Na koniec: 1/3/5/7/9 punktów za co najmniej 5/6/7/8/9 usprawnień przed tobą.
    .gist = Punkty od 5 usprawnień
# Ratcatcher
card-E198 = Szczurołap
    .text = W rundach 10 i 12 każdy inny gracz, który ma dzieci, umieszcza o jednego członka rodziny mniej. Można go zagrać tylko do rundy 9.
    .gist = Rundy 10, 12: inni umieszczają 1 mniej
    .ruling-1 = Dzieci to trzeci, czwarty i piąty członek rodziny.
    .ruling-2 = Kto zostaje w domu, i tak je podczas żniw.
# Renovator
card-E199 = Renowator
    .text = Przebudowa na glinę kosztuje cię o 2 gliny mniej, przebudowa na kamień o 2 kamienie mniej.
    .gist = Przebudowa o 2 gliny lub 2 kamienie tańsza
# Conservator
card-E200 = Konserwator
    .text = Drewnianą chatę możesz przebudować w jednym kroku na kamienny dom.
    .gist = Z drewna na kamień w jednym kroku
    .ruling-1 = Ten krok kosztuje 1 kamień za każdą izbę i 1 trzcinę.
# Cattle Whisperer
card-E201 = Zaklinacz krów
    .text = Połóż po 1 krowie na polach rund, które nadejdą za 5 i za 9 rund, na początek tych rund.
    .gist = 1 krowa za 5 i za 9 rund
# Seasonal Worker
card-E202 = Robotnik sezonowy
    .text = Za każdym razem, gdy korzystasz z pola Dniówka, otrzymujesz też 1 zboże, a od rundy 6, jeśli wolisz, 1 warzywo.
    .gist = Dniówka: 1 zboże, później warzywo
# Shepherd
card-E203 = Pasterz
    .text = Mając 4 lub więcej owiec przy powiększaniu stada podczas żniw, otrzymujesz 2 jagnięta, a nie 1, jeśli mają miejsce.
    .gist = 4 owce mają 2 jagnięta
    .ruling-1 = Jeśli jest miejsce tylko na 1 owcę, rodzi się 1 jagnię.
    .ruling-2 = Owce ugotowane przed powiększaniem stada nie liczą się do tych 4.
# Master Shepherd
card-E204 = Baca
    .text = Połóż po 1 owcy na polach następnych 3 rund, na początek tych rund.
    .gist = 1 owca w każdej z następnych 3 rund
    .ruling-1 = Hodowca owiec nic do tych owiec nie dodaje.
# Reed Collector
card-E205 = Zbieracz trzciny
    .text = Połóż po 1 trzcinie na polach następnych 4 rund, na początek tych rund.
    .gist = 1 trzcina w każdej z następnych 4 rund
    .ruling-1 = Więcierz nic ci nie daje za tę trzcinę.
# Swineherd
card-E206 = Świniopas
    .text = Za każdym razem, gdy korzystasz z pola 1 dzik, otrzymujesz dodatkowo 1 dzika.
    .gist = Pole 1 dzik: +1 dzik
    .ruling-1 = Nie działa na polu, na którym wybiera się zwierzęta.
# Stablehand
card-E207 = Parobek
    .text = Gdy budujesz ogrodzenia, budujesz też 1 oborę za darmo, raz na akcję.
    .gist = Ogrodzenia: 1 obora za darmo
    .ruling-1 = Obora może stać na nowym pastwisku albo gdzie indziej.
    .ruling-2 = Ogrodzenia Nadzorcy ogrodzeń wokół tej obory nie dają drugiej.
# Stablemaster
card-E208 = Koniuszy
    .text = Jedna z twoich nieogrodzonych obór mieści do 3 zwierząt jednego gatunku.
    .gist = Obora bez ogrodzenia mieści 3
    .ruling-1 = Pozostałe nieogrodzone obory mieszczą po 1 zwierzęciu.
    .ruling-2 = Pasterska fujarka nic nie dodaje tej oborze, ale dodaje innym.
# Quarryman
card-E209 = Skalnik
    .text = W dowolnym momencie możesz przetwarzać kamień w żywność, 1 kamień w 2.
    .gist = 2 żywności za 1 kamień, kiedykolwiek
# Stone Carrier
card-E210 = Tragarz kamieni
    .text = Gdy bierzesz kamień akcją członka rodziny, otrzymujesz dodatkowo 1 kamień. Jeśli przychodzą z nim inne materiały budowlane, ten kamień kosztuje 1 żywność.
    .gist = Biorąc kamień: +1 kamień
    .ruling-1 = Kamień z kart się nie liczy.
# Stonecutter
card-E211 = Kamieniarz
    .text = Każde usprawnienie, każda izba i każda przebudowa kosztuje cię o 1 kamień mniej.
    .gist = Budowa o 1 kamień tańsza
    .ruling-1 = Żadna cena nie spada poniżej 0: Tarcica nic więc nie kosztuje.
# Dancer
card-E212 = Tancerka
    .text = Gdy bierzesz żywność z pola Wędrowni artyści, otrzymujesz co najmniej 4 żywności, nawet jeśli leży tam tylko od 1 do 3.
    .gist = Wędrowni artyści: co najmniej 4 żywności
    .ruling-1 = Z Bajarzem wybierasz, która z dwóch kart działa pierwsza.
# Stockman
card-E213 = Oborowy
    .text = Otrzymujesz 1 krowę, gdy budujesz drugą oborę, 1 dzika za trzecią i 1 owcę za czwartą.
    .gist = Zwierzę za 2., 3. i 4. oborę
    .ruling-1 = Kilka obór w jednej akcji może dać ci kilka zwierząt.
# Potter
card-E214 = Garncarz
    .text = Podczas każdych żniw możesz przetworzyć 1 glinę w 2 żywności.
    .gist = Żniwa: 1 glina za 2 żywności
# Tenant Farmer
card-E215 = Dzierżawca
    .text = Otrzymujesz 1 owcę, 1 dzika i 1 krowę. Przed punktacją oddajesz po 1 z każdego gatunku albo tracisz 1 punkt za każde, które zatrzymujesz lub którego nie masz.
    .gist = Dzierżawisz po 1 zwierzęciu
    .ruling-1 = Nie musisz oddać tych samych zwierząt: nadaje się każde zwierzę tego gatunku.
# Animal Keeper
card-E216 = Opiekun zwierząt
    .text = Zwierzęta różnych gatunków mogą mieszkać na jednym pastwisku.
    .gist = Różne zwierzęta na jednym pastwisku
    .ruling-1 = Pastwisko nie mieści więcej zwierząt niż przedtem.
# Reeve
card-E217 = Wójt
    .text = Otrzymujesz 4/3/2/1 drewna, jeśli zagrywasz tę kartę do rundy 5/8/11/13. Na koniec: 3 punkty dla każdego gracza, który ma najwięcej pomocników.
    .gist = Drewno; 3 punkty: najwięcej pomocników
# Carpenter
card-E218 = Cieśla
    .text = Izba kosztuje cię 3 sztuki materiału twojego domu i 2 trzciny.
    .gist = Izby: po 3 sztuki materiału i 2 trzciny
    .ruling-1 = Przy jednej izbie używasz tylko jednej z tych kart: Siekiera, Cieśla, Gliniany tynkarz, Gliniane podpory.
# Feed Pellets
card-E338 = Granulat paszowy
    .text = Przy każdym wyżywieniu rodziny możesz wymienić 1 warzywo na 1 zwierzę gatunku, który masz.
    .gist = Karmisz: warzywo za swoje zwierzę
    .ruling-1 = Tylko jedno zwierzę podczas każdych żniw.
    .ruling-2 = Potrzebuje miejsca, inaczej je gotujesz.
# Guildmaster
card-E341 = Mistrz cechowy
    .text = Otrzymujesz 4 drewna, gdy budujesz Stolarnię albo zagrywasz Stolarza, 4 gliny z Garncarnią albo Garncarzem, 3 trzciny z Koszykarnią albo Koszykarzem. Gdy zagrywasz tę kartę, otrzymujesz po 2 za każdą z nich przed tobą.
    .gist = Rzemiosła dają 4 drewna, 4 gliny, 3 trzciny

# Talia I

# Moldboard Plow
card-I063 = Pług odkładnicowy
    .text = Dwa razy w rozgrywce możesz na polu akcji z samym oraniem zaorać 2 pola zamiast 1.
    .gist = Samo oranie: dwa razy 2 pola
    .ruling-1 = W jednej akcji używasz jednego pługa albo Brony, nie dwóch naraz.
    .ruling-2 = Nie działa na polu akcji z oraniem oraz siewem.
# Alms
card-I064 = Jałmużna
    .text = Otrzymujesz 1 żywność za każdą zakończoną rundę.
    .gist = 1 żywność za każdą minioną rundę
    .ruling-1 = Bieżąca runda nie jest zakończona: w rundzie 5 otrzymujesz 4 żywności.
# Baker's Kitchen
card-I065 = Kuchnia piekarza
    .text = Kosztuje 2 kamienie i oddany piec. Pieczenie chleba: po 5 żywności za najwyżej 2 zboża. Gdy ją zagrywasz, możesz od razu upiec chleb.
    .gist = Chleb: po 5 żywności za 2 zboża
    .ruling-1 = Piecem jest tylko usprawnienie ze słowem „piec” w nazwie; duże wraca na planszę.
    .ruling-2 = Sama nie jest piecem.
# Village Well
card-I066 = Wiejska studnia
    .text = Kosztuje oddaną Studnię. Połóż po 1 żywności na polach następnych 3 rund; otrzymujesz ją na początku tych rund.
    .gist = 1 żywność w każdej z następnych 3 rund
    .ruling-1 = Żywność położona dzięki Studni pozostaje twoja.
    .ruling-2 = Studnię można zbudować ponownie, z nową żywnością.
# Threshing Board
card-I067 = Deska do młócenia
    .text = Za każdym razem, gdy korzystasz z pola akcji z oraniem, możesz potem upiec chleb.
    .gist = Pola z oraniem: także chleb
# Harrow
card-I068 = Brona
    .text = Raz w rozgrywce możesz na polu akcji z oraniem zaorać 2 pola zamiast 1. Każdy inny gracz też może to zrobić raz i płaci ci za to 2 żywności.
    .gist = Raz 2 pola zamiast 1; inni płacą ci za to
    .ruling-1 = Nie możesz odmówić graczowi, który płaci.
    .ruling-2 = W jednej akcji używasz jednego pługa albo Brony, nie dwóch naraz.
    .ruling-3 = Działa na samych polach akcji: nie z kartami Pole, Stróż pól ani Rataj.
    .ruling-4 = Z Wytwórcą pługów możesz potem zaorać jeszcze jedno pole.
# Strawberry Patch
card-I069 = Grządka truskawek
    .text = Połóż po 1 żywności na polach następnych 3 rund; otrzymujesz ją na początku tych rund.
    .gist = 1 żywność w każdej z następnych 3 rund
    .ruling-1 = Puste pola i pola ze zbożem się nie liczą.
# Punner
card-I070 = Ubijak
    .text = Gdy inny gracz orze pługiem albo Broną więcej niż jedno pole, możesz zaorać 1 pole.
    .gist = Inni orzą więcej niż 1 pole: zaorz 1
    .ruling-1 = Inny gracz musi tą akcją naprawdę zaorać co najmniej dwa pola.
# Holiday House
card-I071 = Dom wakacyjny
    .text = Żaden członek twojej rodziny nie pracuje w rundzie 14. Można go zagrać tylko do rundy 13.
    .gist = W rundzie 14 nikt u ciebie nie pracuje
    .ruling-1 = Płacisz 3 drewna i 2 trzciny albo 3 gliny i 2 trzciny; żaden dach nie oszczędza ci trzciny.
    .ruling-2 = To, co przychodzi na początku rundy 14, i tak przychodzi.
    .ruling-3 = W rundzie 14 żadna twoja karta nie działa na początku ani na końcu fazy pracy, a kto przyjdzie później, też nie pracuje.
    .ruling-4 = Twoje karty, które reagują na to, co robią inni, w rundzie 14 nadal działają.
# Goose Pond
card-I072 = Staw dla gęsi
    .text = Połóż po 1 żywności na polach następnych 4 rund; otrzymujesz ją na początku tych rund.
    .gist = 1 żywność w każdej z następnych 4 rund
# Guest
card-I073 = Gość
    .text = W następnej rundzie możesz umieścić także gościa, tak jak członka rodziny.
    .gist = W następnej rundzie o osobę więcej
    .ruling-1 = Gość nie należy do rodziny: nie potrzebuje izby, nic nie je i pracuje obok 5 członków rodziny.
    .ruling-2 = Zagrany w rundzie 14 nic nie daje.
# Grain Cart
card-I074 = Wóz na zboże
    .text = Za każdym razem, gdy korzystasz z pola Weź 1 zboże, otrzymujesz dodatkowo 2 zboża.
    .gist = Weź 1 zboże: +2 zboża
    .ruling-1 = Zboże od karty go nie uruchamia, pole Weź 1 warzywo też nie.
# Hand Mill
card-I075 = Żarna
    .text = Przy każdym wyżywieniu rodziny: albo 1 zboże za 2 żywności, albo 2 zboża za 4 żywności.
    .gist = Karmienie: 1 lub 2 zboża po 2 żywności
    .ruling-1 = Używasz ich raz na wyżywienie rodziny.
# Rake
card-I076 = Grabie
    .text = Na koniec: 2 punkty, jeśli masz 5 pól, albo 6 pól, jeśli leży przed tobą Brona, Ubijak, Jarzmo albo pług.
    .gist = 2 punkty za 5 pól, z pługiem za 6
    .ruling-1 = Karty pól nie są tu polami.
    .ruling-2 = Narzędzia innych graczy nie mają znaczenia.
# Shepherd's Crook
card-I077 = Laska pasterska
    .text = Za każdym razem, gdy ogradzasz nowe pastwisko z 4 lub więcej obszarów, otrzymujesz na nie 2 owce.
    .gist = Nowe pastwisko od 4 obszarów: 2 owce
    .ruling-1 = Część starego pastwiska nie jest nowym pastwiskiem, choćby była duża.
# Copse
card-I078 = Gaj
    .text = Ta karta jest polem z 2 stosami, na którym rośnie tylko drewno. Drewno sieje się i zbiera tak jak zboże.
    .gist = Pole na 2 stosy drewna
    .ruling-1 = Z 1 drewna powstają 3, a przy każdym zbiorze plonów bierzesz z nich jedno.
    .ruling-2 = Nie jest polem ani dla warunków wstępnych, ani w punktacji.
    .ruling-3 = Rolnik dokłada tu drewno, Drobny gospodarz i Gnojówka nie.
# Wood Cart
card-I079 = Wóz na drewno
    .text = Za każdym razem, gdy członek twojej rodziny bierze drewno leżące na polu akcji, otrzymujesz dodatkowo 2 drewna.
    .gist = Biorąc drewno: +2 drewna
    .ruling-1 = Drewno z zasobów ogólnych, jak na polu dla pięciu graczy z trzciną i kamieniem, się nie liczy.
# Spinney
card-I080 = Zagajnik
    .text = Za każdym razem, gdy inny gracz korzysta z pola 3 drewna, otrzymujesz 1 z tych drewien.
    .gist = Inni na polu 3 drewna: 1 z nich dla ciebie
    .ruling-1 = Z pola 4 drewna nic nie otrzymujesz.
# Wooden Hut Extension
card-I081 = Rozbudowa drewnianej chaty
    .text = Zbuduj od razu 1 izbę swojej drewnianej chaty, tylko za cenę tej karty.
    .gist = Od razu 1 drewniana izba
    .ruling-1 = Potrzebujesz drewnianej chaty i miejsca na izbę.
# Wooden Crane
card-I082 = Drewniany żuraw
    .text = Za każdym razem, gdy korzystasz z jednego z dwóch pól 1 kamień, otrzymujesz dodatkowo 1 kamień; za 1 żywność możesz zamiast tego wziąć 2.
    .gist = Pola 1 kamień: +1, za 1 żywność +2
    .ruling-1 = Nie działa na polach, które dają jednocześnie trzcinę i kamień.
# Wooden Path
card-I083 = Drewniana ścieżka
    .text = Na koniec: 2 punkty, jeśli nikt nie ma Glinianej ścieżki ani Brukowanej drogi.
    .gist = 2 punkty, jeśli nikt nie ma lepszej drogi
    .ruling-1 = Gliniana ścieżka albo Brukowana droga ją pokonuje, nawet twoja.
# Chicken Coop
card-I084 = Kurnik
    .text = Połóż po 1 żywności na polach następnych 8 rund; otrzymujesz ją na początku tych rund.
    .gist = 1 żywność w każdej z 8 rund
    .ruling-1 = Płacisz 2 drewna i 1 trzcinę albo 2 gliny i 1 trzcinę, nigdy mieszankę drewna i gliny.
# Cooking Corner
card-I085 = Kącik kuchenny
    .text = Kosztuje oddaną Kuchnię. W dowolnym momencie: warzywo 4 żywności, owca 2, dzik 3, krowa 4. Pieczenie chleba: 3 żywności za każde zboże.
    .gist = Lepsza Kuchnia: gotuje i piecze chleb
    .ruling-1 = Paleniskiem nie można za niego zapłacić.
# Corn Storehouse
card-I086 = Spichlerz zbożowy
    .text = Po zbiorze plonów podczas każdych żniw możesz zasiać zboże na pustych polach; na każde trafia o 1 zboże mniej.
    .gist = Żniwa: zasiej zboże, na polu o 1 mniej
    .ruling-1 = To siew: działają karty, które działają, gdy siejesz, a karty dokładające plony dokładają je.
    .ruling-2 = Płacisz albo 2 drewna, albo 2 gliny, a do tego 2 trzciny.
    .ruling-3 = Działa przed Pomocnikiem żniwiarza.
# Flagon
card-I087 = Dzban
    .text = Za każdym razem, gdy ktokolwiek buduje Studnię albo zagrywa Wiejską studnię, otrzymujesz 4 żywności, a wszyscy inni po 1 żywności; także teraz za każdą z nich, która jest w grze.
    .gist = Każda Studnia: 4 żywności, inni po 1
    .ruling-1 = Zagrany później liczy Studnię i Wiejską studnię, które są w grze.
    .ruling-2 = Studnia zbudowana ponownie znów daje żywność.
# Lasso
card-I088 = Lasso
    .text = Możesz umieścić kolejno dwóch członków rodziny, jeśli jeden z nich korzysta z pola 1 owca, 1 dzik lub 1 krowa.
    .gist = Dwie osoby z rzędu z polem zwierząt
    .ruling-1 = Trzeci członek rodziny czeka na twoją następną turę; z czterema możesz użyć go dwa razy w rundzie.
    .ruling-2 = Pole z wyborem zwierząt nie jest jednym z tych trzech.
# Clay Path
card-I089 = Gliniana ścieżka
    .text = Na koniec: 2 punkty, jeśli nikt nie ma Brukowanej drogi.
    .gist = 2 punkty, jeśli nie ma Brukowanej drogi
# Planter Box
card-I090 = Skrzynka na rośliny
    .text = Na każde pole obok twojego domu trafiają z zasobów, gdy je obsiewasz, dodatkowo 2 zboża albo 1 warzywo.
    .gist = Pola obok domu: więcej plonów
    .ruling-1 = Obok znaczy, że pole ma wspólny bok z izbą.
    .ruling-2 = Wskazujesz, co siejesz obok domu.
    .ruling-3 = Karty pól nie leżą obok żadnej izby.
# Ladder
card-I091 = Drabina
    .text = Płacisz o 1 trzcinę mniej za każdą izbę i każdą przebudowę oraz za Młyn wodny, Dom szachulcowy, Kurnik, Dom wakacyjny, Dwór i Spichlerz zbożowy.
    .gist = Izby, przebudowa, 6 kart: −1 trzcina
    .ruling-1 = Dotyczy to każdej izby.
    .ruling-2 = Karty rozbudowy domu kosztują tyle, ile na nich podano.
# Manure
card-I092 = Obornik
    .text = Na końcu każdej rundy bez żniw możesz wziąć 1 zboże albo warzywo z każdego swojego pola.
    .gist = Rundy bez żniw: z każdego pola 1 plon
    .ruling-1 = Wybierasz pola pojedynczo; karty pól do nich należą, ale drewno zostaje.
    .ruling-2 = To nie są żniwa: karty działające podczas żniw nic nie robią.
# Milking Shed
card-I093 = Dojarnia
    .text = Na początku każdego zbioru plonów otrzymujesz 1 żywność za każde 5 owiec i za każde 3 krowy wszystkich graczy razem.
    .gist = Żniwa: żywność za stada wszystkich
    .ruling-1 = Liczą się też zwierzęta w domach i na kartach.
    .ruling-2 = Działa przed całą resztą zbioru plonów.
# Paved Road
card-I094 = Brukowana droga
    .text = Na koniec: 2 punkty.
    .gist = Na koniec 2 punkty
# Fish Trap
card-I095 = Więcierz
    .text = Otrzymujesz dodatkowo 1 żywność za każdym razem, gdy korzystasz z pola Połów ryb albo otrzymujesz trzcinę na polu akcji.
    .gist = Połów ryb, pola trzciny: +1 żywność
    .ruling-1 = Trzcina wybrana na polu się liczy, trzcina z karty nie.
# Reed Exchange
card-I096 = Wymiana trzciny
    .text = Otrzymujesz 2 trzciny.
    .gist = 2 trzciny
    .ruling-1 = Ani 1 za 1, ani 1 drewno i 1 glina za 2 trzciny.
# Slaughterhouse
card-I097 = Rzeźnia
    .text = Gdy inny gracz przetwarza zwierzęta w żywność, otrzymujesz 1 żywność. Swoją rodzinę karmisz po wszystkich innych.
    .gist = Inni gotują zwierzęta: 1 żywność
    .ruling-1 = Za własne zwierzęta nic nie otrzymujesz.
    .ruling-2 = Ile by zwierząt gracz nie przetworzył przy jednym wyżywieniu rodziny, otrzymujesz 1 żywność.
# Schnaps Distillery
card-I098 = Gorzelnia
    .text = Raz podczas każdych żniw: 1 warzywo za 4 żywności. Na koniec: 1 punkt za twoje piąte warzywo i 1 za szóste.
    .gist = Żniwa: 1 warzywo za 4 żywności; punkty
    .ruling-1 = Na koniec liczą się warzywa na polach, a także te na kartach, które zachowują je do punktacji.
# Straw-thatched Roof
card-I099 = Strzecha
    .text = Nie płacisz już trzciny, gdy budujesz izby albo przebudowujesz dom.
    .gist = Izby i przebudowa bez trzciny
    .ruling-1 = Trzcinę w cenie usprawnienia nadal płacisz.
# Tavern
card-I100 = Karczma
    .text = Pole akcji dla wszystkich: 3 żywności. Tylko ty możesz wziąć tam zamiast tego 2 punkty.
    .gist = Pole: 3 żywności albo 2 punkty dla ciebie
    .ruling-1 = Staje na nim jeden członek rodziny na rundę, jak na każdym polu akcji.
    .ruling-2 = Nic nie otrzymujesz, gdy korzystają z niego inni.
# Animal Feed
card-I101 = Pasza
    .text = Tuż przed punktacją otrzymujesz 1 zwierzę więcej każdego gatunku, który masz, jeśli jest dla niego miejsce.
    .gist = Na koniec +1 zwierzę każdego gatunku
    .ruling-1 = Możesz wypuścić inne zwierzęta, aby zrobić miejsce.
    .ruling-2 = Do tych czterech pola ze zbożem i pola z warzywami liczą się tak samo.
# Wildlife Reserve
card-I102 = Rezerwat przyrody
    .text = Mieści 1 owcę, 1 dzika i 1 krowę.
    .gist = Mieści 1 owcę, 1 dzika i 1 krowę
    .ruling-1 = Mogą tu mieszkać nowo narodzone zwierzęta, ale w punktacji nie jest pastwiskiem.
# Water Mill
card-I103 = Młyn wodny
    .text = Na końcu każdego zbioru plonów każdy gracz może przetworzyć tu 1 zboże w 3 żywności. Inni dają ci 1 z tych żywności.
    .gist = Żniwa: 1 zboże za 3 żywności; inni płacą ci
    .ruling-1 = Każdy gracz używa go raz podczas żniw, a ty nikomu nic nie dajesz.
    .ruling-2 = Kto omija żniwa, nie może go użyć; jeśli to ty, inni nadal mogą.
# Weekly Market
card-I104 = Targ tygodniowy
    .text = Otrzymujesz 2 warzywa.
    .gist = 2 warzywa
    .ruling-1 = Musisz mieć 3 zboża, zanim warzywa cokolwiek ci dadzą.
# Fieldsman
card-I219 = Rolnik
    .text = Gdy obsiewasz 1 pole, trafiają na nie dodatkowo 2 sztuki tego, co siejesz; gdy obsiewasz 2 pola, na każde po 1.
    .gist = 1 lub 2 pola: 2 lub 1 plon więcej
    .ruling-1 = Gdy obsiewasz 3 pola lub więcej, nic nie dochodzi.
    .ruling-2 = Każdy stos karty pola to jedno pole; drewna na karcie też przybywa.
    .ruling-3 = Liczą się wszystkie pola jednej akcji bez względu na to, w ilu krokach je obsiewasz.
# Well Builder
card-I220 = Studniarz
    .text = Studnia jest dla ciebie małym usprawnieniem i kosztuje cię 1 drewno i 1 kamień.
    .gist = Studnia za 1 drewno i 1 kamień, jako małe
    .ruling-1 = Po zamianie na Wiejską studnię możesz zbudować Studnię ponownie za tę cenę.
# Village Elder
card-I221 = Sołtys
    .text = Jeśli zostało co najmniej 1/3/6/9 rund, od razu otrzymujesz 1/2/3/4 drewna. Na koniec: 3 punkty dla każdego gracza, który ma najwięcej usprawnień.
    .gist = Drewno; 3 punkty: najwięcej usprawnień
    .ruling-1 = Liczą się duże i małe usprawnienia, a punkty otrzymuje każdy gracz, który ma ich najwięcej.
# Social Climber
card-I222 = Karierowicz
    .text = Gdy przebudowujesz dom, otrzymujesz 3/2/1 kamień jako pierwszy/drugi/trzeci gracz, którego dom jest z tego materiału.
    .gist = Wczesna przebudowa: do 3 kamieni
    .ruling-1 = Kamień przychodzi przed usprawnieniem z tej samej akcji.
    .ruling-2 = Kto przebudowuje drewno prosto na kamień, liczy się tylko wśród kamiennych domów.
    .ruling-3 = Przebudowy sprzed zagrania tej karty nic nie dają.
# Harvest Helper
card-I223 = Pomocnik żniwiarza
    .text = Między zbiorem plonów a wyżywieniem rodziny możesz wziąć 1 zboże z pola innego gracza, który otrzymuje za to 2 żywności z zasobów ogólnych.
    .gist = Żniwa: 1 zboże z pola innego gracza
    .ruling-1 = Nigdy nie bierze z twoich pól, ale może wziąć z czyjegoś Gruntu ornego.
    .ruling-2 = Spichlerz zbożowy sieje przed nim.
# Field Worker
card-I224 = Robotnik polny
    .text = Za każdym razem, gdy inny gracz obsiewa pola, otrzymujesz 1 zboże przy 3 graczach, a 1 żywność przy większej liczbie graczy.
    .gist = Inni sieją: 1 żywność, przy 3 graczach zboże
    .ruling-1 = Kilka pól w jednej akcji liczy się raz.
# Field Watchman
card-I225 = Stróż pól
    .text = Za każdym razem, gdy korzystasz z pola Weź 1 zboże, możesz potem zaorać 1 pole.
    .gist = Weź 1 zboże: zaorz też 1 pole
    .ruling-1 = To nie skorzystanie z pola akcji z oraniem: nie łączy się z nim nic, co takiego pola wymaga.
# Gardener
card-I226 = Ogrodnik
    .text = Warzywa, które zbierasz, pochodzą z zasobów; te na twoich polach zostają.
    .gist = Zbierane warzywa zostają na polach
    .ruling-1 = Warzywa na kartach pól też zostają.
# Church Warden
card-I227 = Kościelny
    .text = Jeśli zostało co najmniej 1/3/6/9 rund, od razu otrzymujesz 1/2/3/4 drewna. Na koniec: 3 punkty dla każdego gracza, który w rundzie 14 umieszcza 5 lub więcej członków rodziny.
    .gist = Drewno; 5 osób w rundzie 14: 3 punkty
    .ruling-1 = Członkowie rodziny, którzy zostają w domu albo dopiero się urodzili, się nie liczą.
# Businessman
card-I228 = Przedsiębiorca
    .text = Na polu gracza rozpoczynającego możesz po małym usprawnieniu zbudować albo zagrać jeszcze jedno usprawnienie.
    .gist = Rozpoczynasz: +1 usprawnienie
    .ruling-1 = Najpierw musisz zagrać małe usprawnienie.
    .ruling-2 = Z Domokrążcą możesz zagrać tam 3 małe usprawnienia.
# Sycophant
card-I229 = Pochlebca
    .text = Inni gracze płacą ci 1 żywność, zanim skorzystają z pola Weź 1 zboże. Za każdym razem, gdy ktokolwiek, także ty, z niego korzysta, otrzymujesz też 1 żywność z zasobów ogólnych.
    .gist = Zarabia, gdy ktoś korzysta z Weź 1 zboże
    .ruling-1 = Kto nie może zapłacić, nie może skorzystać z pola.
    .ruling-2 = Zboże od karty go nie uruchamia.
# Clay Digger
card-I230 = Kopacz gliny
    .text = Połóż 3 gliny na tym polu akcji dla wszystkich, na które co rundę trafia 1 glina. Inni płacą ci 3 żywności, aby z niego skorzystać.
    .gist = Pole z gliną; inni płacą ci 3 żywności
    .ruling-1 = Ty nic za nie nie płacisz.
    .ruling-2 = To osobne pole obok pola 1 glina i innych pól z gliną.
# Manservant
card-I231 = Służący
    .text = Gdy tylko mieszkasz w kamiennym domu, połóż po 3 żywności na polu każdej pozostałej rundy, na początek tych rund.
    .gist = Kamienny dom: co rundę 3 żywności
    .ruling-1 = Zagrany w kamiennym domu, od razu rozkłada żywność.
# Midwife
card-I232 = Położna
    .text = Gdy rodzina innego gracza się powiększa i jest potem większa niż twoja, otrzymujesz 1 żywność, a jeśli jest większa o 2 lub więcej, 2 żywności.
    .gist = Czyjaś rodzina przerasta twoją: żywność
    .ruling-1 = Żywność pochodzi z zasobów ogólnych.
    .ruling-2 = Bliźnięta to jedno powiększenie: rodzinę ocenia się, gdy są już oboje.
# Farm Steward
card-I233 = Ekonom
    .text = Gdy mieszkasz w glinianej chacie albo kamiennym domu, najbliższe powiększenie rodziny na polu akcji nie wymaga miejsca.
    .gist = Glina albo kamień: 1 dziecko bez miejsca
    .ruling-1 = Zużywa się przy najbliższym powiększeniu rodziny na polu akcji w takim domu, z miejscem albo bez.
    .ruling-2 = Na polu powiększenia rodziny, które wymaga miejsca, i tak możesz zagrać małe usprawnienie.
# Wood Buyer
card-I234 = Nabywca drewna
    .text = Gdy inny gracz otrzymuje drewno z akcji, możesz kupić od niego 1 drewno za 1 żywność.
    .gist = Inni biorą drewno: kup 1 za 1 żywność
    .ruling-1 = Inny gracz nie może odmówić.
    .ruling-2 = Działa też na polu dla pięciu graczy, które daje trzcinę, kamień i drewno.
# Wood Collector
card-I235 = Zbieracz drewna
    .text = Połóż po 1 drewnie na polach następnych 5 rund; otrzymujesz je na początku tych rund.
    .gist = 1 drewno w każdej z następnych 5 rund
    .ruling-1 = Drewnem danej rundy możesz zapłacić w tej rundzie za oborę Stajennego.
# Hide Farmer
card-I236 = Kmieć
    .text = Tuż przed punktacją możesz zapłacić po 1 żywności za dowolne niezajęte obszary swojego gospodarstwa; nie kosztują cię one punktów.
    .gist = Na koniec 1 żywność ratuje niezajęty obszar
    .ruling-1 = Nie możesz w tym celu przetwarzać zwierząt w żywność, bo ostatnie powiększanie stada już minęło.
# Juggler
card-I237 = Żongler
    .text = Za każdym razem, gdy bierzesz żywność z pola Wędrowni artyści, możesz wziąć jeszcze raz tyle. Potem dajesz innym po 1 żywności za każdą leżącą przed nimi kartę Magik, Kuglarz, Muzyk uliczny, Lalkarz, Akrobata, Tancerka, Treser zwierząt i Bajarz.
    .gist = Artyści: dwa razy tyle żywności
    .ruling-1 = Własne karty nic nie kosztują, a gracz z dwiema z nich otrzymuje 2 żywności.
    .ruling-2 = Z Bajarzem wybierasz, która z dwóch kart działa pierwsza.
# Chamberlain
card-I238 = Szambelan
    .text = Na początku rundy 11, albo teraz, jeśli już minął, odkrywa się pozostałe karty akcji; tylko ty możesz z nich korzystać przed ich rundą.
    .gist = Od rundy 11: także przyszłe karty akcji
    .ruling-1 = Od tej chwili karty widzą wszyscy gracze.
# Corn Profiteer
card-I239 = Spekulant zbożowy
    .text = W dowolnym momencie: 1 zboże za 3 żywności, chyba że inny gracz kupi to zboże od ciebie za 2 żywności.
    .gist = 1 zboże za 3 żywności lub 2 od kupującego
    .ruling-1 = Jeśli zboże chce kupić kilku graczy, wybierasz, kto je dostaje.
    .ruling-2 = Pyta się tylko graczy, którzy mogą zapłacić, i przy każdym zbożu od nowa.
# Cowherd
card-I240 = Pastuch krów
    .text = Za każdym razem, gdy korzystasz z pola 1 krowa, otrzymujesz dodatkowo 1 krowę.
    .gist = Pole 1 krowa: +1 krowa
    .ruling-1 = Nie działa na polu, na którym wybiera się zwierzęta.
# Clay Plasterer
card-I241 = Gliniany tynkarz
    .text = Przebudowa twojej drewnianej chaty na glinę kosztuje cię 1 glinę i 1 trzcinę, a każda izba glinianej chaty 3 gliny i 2 trzciny.
    .gist = Tańsze gliniane izby i przebudowa na glinę
    .ruling-1 = To osobny cennik: nie łączą się z nim Cieśla, Siekiera ani Gliniane podpory, ale łączy się Ceglarz.
# Clay Hut Builder
card-I242 = Budowniczy glinianych chat
    .text = Gdy tylko mieszkasz w glinianej chacie albo kamiennym domu, połóż po 2 gliny na polach następnych 5 rund; otrzymujesz je na początku tych rund.
    .gist = Gliniana chata: 2 gliny przez 5 rund
    .ruling-1 = Zagrany w glinianej chacie albo kamiennym domu, od razu rozkłada glinę.
    .ruling-2 = Działa raz w rozgrywce, także gdy przebudowujesz drewno prosto na kamień.
# Bricklayer
card-I243 = Ceglarz
    .text = Płacisz o 1 glinę mniej za każde usprawnienie i każdą przebudowę, a o 2 gliny mniej za każdą izbę.
    .gist = Budowa o 1 glinę tańsza, izby o 2
    .ruling-1 = Glina, którą płacisz zamiast czegoś innego, też się liczy.
# Layabout
card-I244 = Leń
    .text = Nie bierzesz udziału w najbliższych żniwach.
    .gist = Omijasz najbliższe żniwa
    .ruling-1 = Nie zbierasz plonów, nikogo nie karmisz, a twoje stado się nie powiększa.
    .ruling-2 = Zagrany w rundzie ze żniwami, sprawia, że omijasz właśnie te żniwa.
    .ruling-3 = To, co inni robią podczas tych żniw, nie uruchamia żadnej z twoich kart.
# Market Crier
card-I245 = Obwoływacz targowy
    .text = Za każdym razem, gdy korzystasz z pola Weź 1 zboże, możesz wziąć dodatkowo 1 zboże i 1 warzywo. Wtedy każdy inny gracz otrzymuje 1 zboże.
    .gist = Weź 1 zboże: +1 zboże i 1 warzywo
    .ruling-1 = Zboże od karty go nie uruchamia.
# Milking Hand
card-I246 = Dojarz
    .text = Przy zbiorze plonów otrzymujesz 1/2/3 żywności za 1/3/5 krów. Na koniec: 1 punkt za każde 2 krowy.
    .gist = Żywność i punkty za krowy
    .ruling-1 = Za 2 krowy otrzymujesz 1 żywność.
    .ruling-2 = Działa tylko podczas żniw.
# Butcher
card-I247 = Masarz
    .text = W dowolnym momencie: owca 1 żywność, dzik 2, krowa 3.
    .gist = Zmieniasz zwierzęta w żywność
# Net Fisherman
card-I248 = Rybak z siecią
    .text = Jeśli w tej rundzie członek twojej rodziny bierze trzcinę na polu akcji, przy powrocie do domu bierzesz całą żywność leżącą na polu Połów ryb.
    .gist = Trzcina wzięta: potem żywność z Połowu
    .ruling-1 = Trzcina wybrana na polu się liczy, trzcina z karty nie.
# Puppeteer
card-I249 = Lalkarz
    .text = Gdy inny gracz bierze żywność z pola Wędrowni artyści, możesz zapłacić 1 żywność, aby zagrać pomocnika.
    .gist = Inni u artystów: pomocnik za 1 żywność
    .ruling-1 = Musisz mieć żywność, zanim pomocnik zadziała, nawet jeśli ją przynosi.
    .ruling-2 = Kto na polu dla pięciu graczy buduje izbę, nie uruchamia go.
    .ruling-3 = Możesz zapłacić żywnością, którą właśnie dały ci karty tego gracza.
# Sheep Whisperer
card-I250 = Zaklinaczka owiec
    .text = Połóż po 1 owcy na polach rund, które nadejdą za 4, 7, 9 i 11 rund; otrzymujesz ją na początku tych rund.
    .gist = 1 owca za 4, 7, 9 i 11 rund
    .ruling-1 = Hodowca owiec nic do tych owiec nie dodaje.
# Reed Buyer
card-I251 = Nabywca trzciny
    .text = Gdy w rundzie po raz pierwszy ktoś bierze trzcinę i jest to inny gracz, możesz kupić 1 z niej za 1 żywność. Ten gracz otrzymuje też 1 żywność z zasobów.
    .gist = Inni biorą trzcinę: kup 1 za 1 żywność
    .ruling-1 = Inny gracz nie może odmówić.
    .ruling-2 = Jeśli pierwszą trzcinę w rundzie bierzesz ty, karta w tej rundzie nic nie robi.
    .ruling-3 = Trzcina z pól rund się nie liczy.
# Pig Breeder
card-I252 = Hodowca świń
    .text = Od razu otrzymujesz 1 dzika. Na końcu rundy 12 twoje stado dzików się powiększa, jeśli jest miejsce dla nowo narodzonego.
    .gist = 1 dzik teraz, młode po rundzie 12
    .ruling-1 = Jak zawsze potrzeba dwóch dzików i miejsca na trzeciego.
# Pig Catcher
card-I253 = Łapacz świń
    .text = Gdy bierzesz drewno leżące na polu akcji, możesz zostawić 2 z niego za 1 dzika.
    .gist = Biorąc drewno: 2 drewna za 1 dzika
    .ruling-1 = Drewno musi leżeć na polu; to, co dokładają zasoby albo karta, się nie liczy.
# Groom
card-I254 = Stajenny
    .text = Dopóki mieszkasz w kamiennym domu, na początku każdej rundy możesz zbudować 1 oborę za 1 drewno.
    .gist = Kamienny dom: co rundę obora za 1 drewno
    .ruling-1 = Możesz za nią zapłacić drewnem, które przychodzi na początku rundy.
    .ruling-2 = Nadzorca ogrodzeń może ogrodzić nową oborę.
# Stone Buyer
card-I255 = Nabywca kamienia
    .text = Gdy w rundzie po raz pierwszy ktoś bierze kamień i jest to inny gracz, możesz kupić 1 z niego za 1 żywność. Ten gracz otrzymuje też 1 żywność z zasobów.
    .gist = Inni biorą kamień: kup 1 za 1 żywność
    .ruling-1 = Inny gracz nie może odmówić.
    .ruling-2 = Jeśli pierwszy kamień w rundzie bierzesz ty, karta w tej rundzie nic nie robi.
    .ruling-3 = Kamień z pól rund się nie liczy.
# Stone Carver
card-I256 = Rzeźbiarz w kamieniu
    .text = Raz podczas każdych żniw: 1 kamień za 3 żywności.
    .gist = Żniwa: 1 kamień za 3 żywności
# Street Musician
card-I257 = Muzyk uliczny
    .text = Za każdym razem, gdy inny gracz bierze żywność z pola Wędrowni artyści, otrzymujesz 1 zboże.
    .gist = Inni u artystów: 1 zboże
    .ruling-1 = Kto na polu dla pięciu graczy buduje izbę, nie uruchamia go.
# Cabinetmaker
card-I258 = Stolarz
    .text = Raz podczas każdych żniw: 1 drewno za 2 żywności.
    .gist = Żniwa: 1 drewno za 2 żywności
# Animal Dealer
card-I259 = Handlarz zwierząt
    .text = Za każdym razem, gdy korzystasz z pola 1 owca, 1 dzik lub 1 krowa, możesz kupić 1 zwierzę więcej tego gatunku za 1 żywność.
    .gist = Pola zwierząt: jedno więcej za 1 żywność
    .ruling-1 = Nie działa na polu, na którym wybiera się zwierzęta.
# Taster
card-I260 = Degustator
    .text = Gdy rozpoczyna inny gracz, możesz dać mu 1 żywność i umieścić swojego pierwszego członka rodziny przed wszystkimi innymi.
    .gist = Za 1 żywność zaczynasz rundę
    .ruling-1 = Następnie umieszcza gracz rozpoczynający, a ty masz potem jeszcze swoją zwykłą turę.
# Outrider
card-I261 = Zwiadowca
    .text = Za każdym razem, gdy korzystasz z najnowszej karty akcji, otrzymujesz 1 zboże.
    .gist = Najnowsza karta akcji: 1 zboże
    .ruling-1 = Najnowsza jest karta bieżącej rundy.
# Water Carrier
card-I262 = Nosiwoda
    .text = Za każdym razem, gdy ktoś buduje Studnię, połóż po 1 żywności na polu każdej pozostałej rundy; także teraz, jeśli już stoi. Otrzymujesz ją na początku tych rund.
    .gist = Ktoś buduje Studnię: co rundę 1 żywność
    .ruling-1 = Wiejska studnia nic nie daje, ale Studnia zbudowana ponownie daje.
# Fence Builder
card-I263 = Budowniczy ogrodzeń
    .text = Połóż jedno ze swoich ogrodzeń na wybranym polu akcji. Gdy korzystasz z tego pola, możesz też zbudować ogrodzenia.
    .gist = Wybrane pole akcji: także ogrodzenia
    .ruling-1 = Możesz wybrać każde pole w grze, także na karcie.
    .ruling-2 = Ogrodzenia leżącego na polu nie można już zbudować.
    .ruling-3 = Budujesz po wszystkim innym na tym polu i płacisz za ogrodzenia.
    .ruling-4 = Nie możesz go zagrać, jeśli nie masz już ogrodzeń.
    .ruling-5 = Użycie pola, podczas którego go zagrywasz, się nie liczy.
# Fencer
card-I264 = Stawiacz ogrodzeń
    .text = Za każdym razem, gdy inny gracz buduje ogrodzenia, otrzymujesz 1 drewno, a za 5 lub więcej ogrodzeń 2 drewna.
    .gist = Inni grodzą: 1 lub 2 drewna
    .ruling-1 = Wszystkie ogrodzenia jednej akcji liczą się razem.
# Fence Deliveryman
card-I265 = Dostawca ogrodzeń
    .text = Połóż po 4 swoje ogrodzenia na polach rund, które nadejdą za 6 i za 10 rund. Na początku tych rund możesz zapłacić 2 żywności, aby je zbudować.
    .gist = Za 6 i 10 rund 4 ogrodzenia za 2 żywności
    .ruling-1 = Ogrodzeń leżących na polach rund nie można zbudować w inny sposób.
    .ruling-2 = Płacisz 2 żywności, nawet jeśli budujesz mniej niż 4.
    .ruling-3 = Niezbudowane są znów twoje.
    .ruling-4 = Na pola po ostatniej rundzie żadne nie trafiają.
# Clay Deposit
card-I337 = Pokład gliny
    .text = Pole akcji dla wszystkich: 5 glin; inni płacą ci najpierw 1 żywność. Ty nic nie płacisz i możesz wziąć tam zamiast tego 2 punkty.
    .gist = Pole: 5 glin; inni płacą ci 1 żywność
    .ruling-1 = Staje na nim jeden członek rodziny na rundę, jak na każdym polu akcji.
# Rancher
card-I340 = Ranczer
    .text = Na początku każdej rundy otrzymujesz 1 drewno, jeśli masz więcej zajętych obszarów gospodarstwa niż każdy inny gracz.
    .gist = Najwięcej obszarów: co rundę 1 drewno
    .ruling-1 = Remis nic nie daje.

# Talia K

# Acreage
card-K105 = Grunt orny
    .text = Ta karta jest polem z 2 stosami, na którym rośnie tylko zboże.
    .gist = Pole na 2 stosy zboża
    .ruling-1 = Każdy stos, na którym leży zboże, liczy się do warunków wstępnych jako pole ze zbożem.
    .ruling-2 = W punktacji nie jest polem, ale jego zboże się liczy.
# Bakehouse
card-K106 = Piekarnia
    .text = Pieczenie chleba: po 5 żywności za najwyżej 2 zboża. Gdy ją zagrywasz, możesz od razu upiec chleb.
    .gist = Chleb: po 5 żywności za 2 zboża
    .ruling-1 = Oddać można tylko kartę ze słowem „piec” w nazwie; Piekarnia taką nie jest.
    .ruling-2 = Oddany Gliniany piec albo Kamienny piec może zbudować ponownie każdy.
# Lumber
card-K107 = Tarcica
    .text = Otrzymujesz 3 drewna.
    .gist = 3 drewna
    .ruling-1 = Z Kamieniarzem nic nie kosztuje.
# Beehive
card-K108 = Ul
    .text = Połóż po 2 żywności na polu każdej nadchodzącej parzystej rundy; otrzymujesz je na początku tej rundy.
    .gist = 2 żywności w każdej parzystej rundzie
# Spit Roast
card-K109 = Pieczeń z rożna
    .text = Gdy przy wyżywieniu rodziny przetwarzasz zwierzęta w żywność, otrzymujesz dodatkowo 1 żywność, raz na wyżywienie rodziny.
    .gist = Karmienie zwierzętami: +1 żywność
    .ruling-1 = Tylko jedna dodatkowa żywność na wyżywienie rodziny bez względu na to, ile zwierząt gotujesz.
# Brewery
card-K110 = Browar
    .text = Raz podczas każdych żniw: 1 zboże za 3 żywności. Na koniec: 1 punkt za twoje dziewiąte zboże.
    .gist = Żniwa: 1 zboże za 3 żywności
    .ruling-1 = Liczy się zboże w zasobach, na polach i na kartach.
# Bread Paddle
card-K111 = Łopata piekarska
    .text = Za każdym razem, gdy zagrywasz pomocnika, możesz też upiec chleb.
    .gist = Każdy pomocnik: upiecz chleb
    .ruling-1 = Działa także, gdy zagrać pomocnika pozwala ci Lalkarz albo Wychowawczyni.
# Bookshelf
card-K112 = Regał na książki
    .text = Za każdym razem, gdy zagrywasz pomocnika, otrzymujesz 3 żywności, zanim za niego zapłacisz.
    .gist = Każdy pomocnik: najpierw 3 żywności
    .ruling-1 = Tą żywnością możesz zapłacić za pomocnika.
# Flail
card-K113 = Cep
    .text = Po skorzystaniu z pola akcji z oraniem możesz też upiec chleb.
    .gist = Pola z oraniem: także chleb
    .ruling-1 = Możesz piec bez względu na to, które akcje tego pola wykonujesz.
# Duck Pond
card-K114 = Staw z kaczkami
    .text = Połóż po 1 żywności na polach następnych 3 rund; otrzymujesz ją na początku tych rund.
    .gist = 1 żywność w każdej z następnych 3 rund
# Swing Plow
card-K115 = Pług bezkoleśny
    .text = Dwa razy w rozgrywce możesz na polu akcji z samym oraniem zaorać do 3 pól zamiast 1.
    .gist = Samo oranie: dwa razy do 3 pól
    .ruling-1 = Możesz poprzestać na 1 lub 2 polach.
    .ruling-2 = W jednej akcji używasz jednego pługa albo Brony, nie dwóch naraz.
    .ruling-3 = Nie działa na polu akcji z oraniem oraz siewem.
# Granary
card-K116 = Spichlerz
    .text = Połóż po 1 zbożu na polu każdej nadchodzącej rundy spośród 8, 10 i 12; otrzymujesz je na początku tej rundy.
    .gist = 1 zboże w rundach 8, 10 i 12
    .ruling-1 = Płacisz albo 3 drewna, albo 3 gliny, bez mieszania.
    .ruling-2 = Otrzymanie zboża to nie skorzystanie z pola Weź 1 zboże.
# Greenhouse
card-K117 = Szklarnia
    .text = Połóż po 1 warzywie na polach rund, które nadejdą za 4 i za 7 rund. Na początku tych rund możesz je kupić za 1 żywność.
    .gist = Za 4 i 7 rund warzywo za 1 żywność
    .ruling-1 = Niekupione warzywo wraca do zasobów.
# Liquid Manure
card-K118 = Gnojówka
    .text = Na każde pole, które obsiewasz, trafia z zasobów dodatkowo 1 zboże albo warzywo.
    .gist = Siew: +1 plon na każdym polu
    .ruling-1 = To, co zasiane przed jej zagraniem, zostaje bez zmian.
    .ruling-2 = Otrzymują je też karty pól na zboże i warzywa, drewno nie.
    .ruling-3 = Łączy się ze wszystkimi kartami, które kładą więcej na pola.
# Crooked Plow
card-K119 = Krzywy pług
    .text = Raz w rozgrywce możesz na polu akcji z samym oraniem zaorać do 3 pól zamiast 1.
    .gist = Samo oranie: raz do 3 pól
    .ruling-1 = Możesz poprzestać na 1 lub 2 polach.
    .ruling-2 = W jednej akcji używasz jednego pługa albo Brony, nie dwóch naraz.
    .ruling-3 = Nie działa na polu akcji z oraniem oraz siewem.
# House Goat
card-K120 = Koza domowa
    .text = Otrzymujesz 1 żywność przy każdym wyżywieniu rodziny. W twoim domu nie może mieszkać żadne inne zwierzę.
    .gist = Żniwa: 1 żywność; dom bez innych zwierząt
    .ruling-1 = Pupila bez innego miejsca gotujesz albo wypuszczasz, gdy ją zagrywasz.
    .ruling-2 = Poskramiacz zwierząt przy niej nie działa.
# Sawhorse
card-K121 = Kozioł do piłowania
    .text = Twoja następna obora nic nie kosztuje, tak samo 3., 6., 9., 12. i 15. z twoich ogrodzeń.
    .gist = Obora, co trzecie ogrodzenie gratis
    .ruling-1 = Ogrodzenia liczy się tak, jak stoją w twoim gospodarstwie, gdy budujesz.
    .ruling-2 = Darmowe ogrodzenie, którego nie budujesz w akcji, nie zostaje na później.
    .ruling-3 = Łączy się z Opiekunem żywopłotów.
    .ruling-4 = Obora, która i tak nic nie kosztuje, też jest następną oborą.
# Sawmill
card-K122 = Tartak
    .text = Raz podczas każdych żniw: 1 drewno za 3 żywności. Na koniec: 1/2/3 punkty za 2/4/5 drewna.
    .gist = Żniwa: 1 drewno za 3 żywności; punkty
    .ruling-1 = Zbudowana ponownie Stolarnia daje swoją wymianę, ale żadnych punktów specjalnych.
# Wooden Strongbox
card-K123 = Drewniana skrzynia
    .text = Na koniec: 2 punkty za 5 izb, 4 punkty za 6 lub więcej.
    .gist = 5 izb: 2 punkty; 6 lub więcej: 4
    .ruling-1 = Izby mogą być gliniane albo kamienne.
# Yoke
card-K124 = Jarzmo
    .text = Możesz od razu zaorać 1 pole za każdy pług i za Bronę, bez względu na to, który gracz ma je zagrane.
    .gist = Zaorz 1 pole za każdy pług w grze
    .ruling-1 = Pomocnicy nie są pługami, a pługi na ręce się nie liczą.
# Broom
card-K125 = Miotła
    .text = Wszystkie małe usprawnienia z twojej ręki opuszczają grę; dociągnij 7 nowych. Możesz od razu zagrać 1 z nich.
    .gist = 7 nowych małych usprawnień; zagraj 1
    .ruling-1 = Za usprawnienie zagrane od razu płacisz, a jego warunki wstępne muszą być spełnione.
# Landing Net
card-K126 = Podbierak
    .text = Otrzymujesz 2 żywności za każdym razem, gdy otrzymujesz trzcinę na polu akcji, albo 1 żywność, jeśli przychodzą z nią inne materiały budowlane.
    .gist = Pola trzciny: 2 żywności, mieszane 1
# Clapper
card-K127 = Kołatka
    .text = Gdy korzystasz z pola powiększenia rodziny, a także teraz, jeśli w tej rundzie już z takiego korzystasz, połóż po 1 zbożu na każdym swoim polu, na którym leży zboże.
    .gist = Nowe dziecko: +1 na polach ze zbożem
    .ruling-1 = Każdy stos na karcie Grunt orny, na którym leży zboże, otrzymuje jedno.
    .ruling-2 = Pole dla pięciu graczy się liczy, jeśli służy do powiększenia rodziny.
    .ruling-3 = Powiększenie rodziny przez kartę się nie liczy.
# Cooking Hearth
card-K128 = Kuchnia
    .text = W dowolnym momencie: warzywo 3 żywności, owca 2, dzik 3, krowa 4. Pieczenie chleba: 3 żywności za każde zboże.
    .gist = Gotujesz i pieczesz chleb
    .ruling-1 = Oddane Palenisko może zbudować ponownie każdy.
# Corn Sheaf
card-K129 = Snop zboża
    .text = Otrzymujesz 1 zboże.
    .gist = 1 zboże
# Herb Garden
card-K130 = Ogródek ziołowy
    .text = Połóż po 1 żywności na polach następnych 5 rund; otrzymujesz ją na początku tych rund.
    .gist = 1 żywność w każdej z następnych 5 rund
# Clay Pit
card-K131 = Kopalnia gliny
    .text = Za każdym razem, gdy korzystasz z pola Dniówka, otrzymujesz też 3 gliny.
    .gist = Dniówka: także 3 gliny
# Clay Hut Extension
card-K132 = Rozbudowa glinianej chaty
    .text = Dobuduj do swojej glinianej chaty 1 izbę, za którą nic więcej nie płacisz.
    .gist = Od razu 1 gliniana izba
    .ruling-1 = Nie możesz jej zagrać w drewnianej chacie ani w kamiennym domu.
# Milking Stool
card-K133 = Stołek do dojenia
    .text = Przy zbiorze plonów otrzymujesz 1/2/3 żywności za 1/3/5 krów. Na koniec: 1 punkt za każde 2 krowy.
    .gist = Żywność i punkty za krowy
    .ruling-1 = Działa tylko podczas żniw.
# Ox Team
card-K134 = Zaprzęg wołów
    .text = Możesz od razu zaorać tyle pól, ile pełnych rund jeszcze nadejdzie, ale najwyżej 3.
    .gist = Zaorz od razu do 3 pól
    .ruling-1 = Możesz zaorać mniej pól.
# Horse
card-K135 = Koń
    .text = Na koniec: 2 punkty, jeśli nie masz owiec, nie masz dzików albo nie masz krów.
    .gist = 2 punkty, jeśli brak ci gatunku zwierząt
    .ruling-1 = Punkt za brakujący gatunek i tak tracisz.
    .ruling-2 = Dwa brakujące gatunki nie są warte więcej niż jeden.
    .ruling-3 = Zwierzęcia, które zatrzymuje Taksydermista, nie ma na farmie.
    .ruling-4 = Jeśli brak gatunku nic by cię nie kosztował, możesz go wypuścić przed punktacją.
# Brushwood Roof
card-K136 = Dach z chrustu
    .text = Przy izbie albo przebudowie drewno może zastąpić 1 lub 2 trzciny.
    .gist = Izby, przebudowa: drewno za 1 lub 2 trzciny
    .ruling-1 = Możesz mieszać: zamiast 2 trzcin także 1 drewno i 1 trzcina.
    .ruling-2 = Pomaga przy każdej izbie w akcji.
    .ruling-3 = Nie pomaga przy trzcinie w cenie usprawnień, takich jak Dom wakacyjny.
# Turnip Field
card-K137 = Pole rzepy
    .text = Ta karta jest polem, na którym rosną tylko warzywa. Gdy ją zagrywasz, możesz od razu obsiać pola.
    .gist = Pole na warzywa; możesz od razu siać
    .ruling-1 = Dopóki leżą na nim warzywa, liczy się do warunków wstępnych jako pole z warzywami, ale nigdy w punktacji.
# Reed Hut
card-K138 = Chata z trzciny
    .text = Mieszka tu członek twojej rodziny, którego jeszcze nie ma w grze. Pracuje i je, ale nie daje punktów i nie liczy się do rodziny.
    .gist = Jeden pracujący więcej, bez punktów
    .ruling-1 = Można go umieścić w tej samej rundzie.
    .ruling-2 = Nie liczy się, gdy sprawdza się miejsce na powiększenie rodziny.
    .ruling-3 = Jest jednym z pięciu twoich członków rodziny.
    .ruling-4 = Akcja powiększenia rodziny może wprowadzić go do domu zamiast nowego członka rodziny.
# Sleeping Corner
card-K139 = Kąt do spania
    .text = Możesz korzystać z pól powiększenia rodziny, na których są już inni gracze.
    .gist = Powiększ rodzinę, choć pole jest zajęte
    .ruling-1 = Na polu dla pięciu graczy możesz wtedy tylko powiększyć rodzinę, nie zagrać pomocnika.
    .ruling-2 = Nie możesz dołączyć do członka własnej rodziny.
# Swan Lake
card-K140 = Jezioro łabędzie
    .text = Połóż po 1 żywności na polach następnych 5 rund; otrzymujesz ją na początku tych rund.
    .gist = 1 żywność w każdej z następnych 5 rund
# Boar Breeding
card-K141 = Hodowla dzików
    .text = Otrzymujesz 1 dzika.
    .gist = 1 dzik
    .ruling-1 = Dzika możesz od razu ugotować.
# Stone Cart
card-K142 = Wóz na kamienie
    .text = Połóż po 1 kamieniu na polu każdej nadchodzącej parzystej rundy; otrzymujesz go na początku tej rundy.
    .gist = 1 kamień w każdej parzystej rundzie
# Stone Exchange
card-K143 = Wymiana kamienia
    .text = Otrzymujesz 2 kamienie.
    .gist = 2 kamienie
    .ruling-1 = Płacisz albo 2 drewna, albo 2 gliny, bez mieszania.
# Mansion
card-K144 = Dwór
    .text = Na koniec: 2 punkty za każdą izbę twojego kamiennego domu, oprócz jej zwykłych punktów.
    .gist = 2 punkty więcej za kamienną izbę
    .ruling-1 = Łączy się z Wodzem.
# Forest Pasture
card-K145 = Leśne pastwisko
    .text = Ta karta mieści dowolnie wiele dzików.
    .gist = Mieści dowolnie wiele dzików
    .ruling-1 = Jej dziki liczą się w punktacji i można tu umieszczać nowo narodzone.
    .ruling-2 = W punktacji nie jest pastwiskiem.
# Loom
card-K146 = Krosno
    .text = Przy zbiorze plonów otrzymujesz 1/2/3 żywności za 1/4/7 owiec. Na koniec: 1 punkt za każde 3 owce.
    .gist = Żywność i punkty za owce
    .ruling-1 = Działa tylko podczas żniw.
# Serf
card-K266 = Chłop pańszczyźniany
    .text = Za każdym razem, gdy korzystasz z pola Obsiej pola oraz/lub upiecz chleb, najpierw otrzymujesz 1 zboże albo wymieniasz 1 zboże na 1 warzywo.
    .gist = Pole siewu: 1 zboże lub zboże za warzywo
    .ruling-1 = To zboże albo warzywo możesz zasiać w tej samej akcji.
# Adoptive Parents
card-K267 = Rodzice adopcyjni
    .text = Gdy twoja rodzina się powiększa, możesz od razu zapłacić 1 żywność: dziecko można umieścić w tej rundzie i nie jest już nowo narodzone.
    .gist = 1 żywność: dziecko pracuje od razu
    .ruling-1 = Decydujesz tuż po narodzinach.
    .ruling-2 = Adoptowane dziecko zjada podczas najbliższych żniw 2 żywności.
    .ruling-3 = Adoptować można też dzieci, które dają karty.
# Pieceworker
card-K268 = Robotnik akordowy
    .text = Gdy na polu akcji otrzymujesz drewno, glinę, trzcinę, kamień albo zboże, możesz dokupić 1 sztukę tego samego za 1 żywność; gdy otrzymujesz tam warzywo, 1 następne za 2 żywności.
    .gist = Pola materiałów: dokupisz 1 sztukę
    .ruling-1 = Dobra od kart i z pól rund się nie liczą.
    .ruling-2 = Przy kilku rodzajach dóbr na jednym polu możesz dokupić po jednej sztuce każdego.
# Acrobat
card-K269 = Akrobata
    .text = Po skorzystaniu z pola Wędrowni artyści możesz przenieść tego członka rodziny, gdy wszyscy umieścili już swoich, na wolne pole Weź 1 zboże albo na wolne pole akcji z oraniem i z niego skorzystać.
    .gist = Wędrowni artyści: przejdź na pole rolne
    .ruling-1 = Na polu dla pięciu graczy trzeba wziąć żywność, a nie zbudować izbę.
# Wet Nurse
card-K270 = Mamka
    .text = Gdy budujesz izby, możesz za każdą z nich powiększyć rodzinę, za każdym razem za 1 żywność, jeśli jest miejsce.
    .gist = Nowe izby: w każdej dziecko za 1 żywność
    .ruling-1 = Izby z kart się liczą.
    .ruling-2 = Nowo narodzeni działają od następnej rundy.
# Educator
card-K271 = Wychowawczyni
    .text = Gdy inny gracz zagrywa pomocnika, możesz zagrać swojego za 3 żywności, a od czwartego za 2 żywności.
    .gist = Inni grają pomocnika: ty też możesz
    .ruling-1 = Działa także, gdy pomocnik innego gracza pochodzi z karty.
# Frame Builder
card-K272 = Budowniczy szachulca
    .text = Przy każdej przebudowie 1 drewno może zastąpić 1 glinę albo 1 kamień; przy każdej izbie 2 gliny albo 2 kamienie.
    .gist = Budowa: 1 drewno za glinę albo kamień
    .ruling-1 = Pomaga przy każdej izbie w akcji, jeden raz.
# Basin Maker
card-K273 = Wytwórca misek
    .text = Za każdego dzika, którego przetwarzasz w żywność, możesz położyć na tej karcie do 2 drewna ze swoich zasobów. Na koniec: 1 punkt za każde leżące tu drewno, ale nie za 1., 4., 7. i 10.
    .gist = Ugotowane dziki: drewno za punkty
    .ruling-1 = Każdy dzik liczy się dla jednej karty: Wytwórca misek, Garbarz, Szczotkarz, Taksydermista albo Futra.
# Organic Farmer
card-K274 = Rolnik ekologiczny
    .text = Na koniec: 1 punkt za każde pastwisko ze zwierzęciem, na którym zmieściłyby się jeszcze 3.
    .gist = 1 punkt: 3 miejsca wolne na pastwisku
    .ruling-1 = Leśne pastwisko się liczy, dopóki jest na nim dzik.
    .ruling-2 = Możesz przestawić swoje zwierzęta i wypuścić niektóre przed punktacją.
# Perpetual Student
card-K275 = Wieczny student
    .text = Gdy możesz zagrać pomocnika, możesz pozwolić innemu graczowi wylosować jednego z twoich: otrzymujesz 3 żywności, zanim za niego zapłacisz, i musisz go zagrać.
    .gist = Inny gracz losuje ci pomocnika: 3 żywności
    .ruling-1 = Losuje się spośród pomocników na twojej ręce, których własne warunki są spełnione.
    .ruling-2 = Za brakującą żywność bierzesz znaczniki żebrania.
    .ruling-3 = Działa z każdą kartą, która pozwala zagrać pomocnika, na przykład z Uczonym.
# Constable
card-K276 = Konstabl
    .text = Otrzymujesz 4 drewna przed rundą 6, 3 przed rundą 9, 2 przed rundą 12, 1 przed rundą 14. Na koniec: 5 punktów dla każdego, kto nie ma punktów ujemnych.
    .gist = Drewno; 5 punktów: bez punktów ujemnych
    .ruling-1 = Ty też otrzymujesz te punkty, jeśli żadnych nie tracisz.
    .ruling-2 = To, czego oszczędza ci Zamożny gospodarz, nie jest ujemne.
# Manufacturer
card-K277 = Fabrykant
    .text = W glinianej chacie albo kamiennym domu Stolarnia, Garncarnia i Koszykarnia są dla ciebie małymi usprawnieniami i kosztują o 2 materiały budowlane mniej, do wyboru.
    .gist = Warsztaty: małe i o 2 materiały tańsze
    .ruling-1 = Inne duże usprawnienia pozostają, czym były.
# Forester
card-K278 = Leśniczy
    .text = Ta karta jest polem z 3 stosami, na którym rośnie tylko drewno. Drewno sieje się i zbiera tak jak zboże.
    .gist = Pole na 3 stosy drewna
    .ruling-1 = Z 1 drewna powstają 3, a przy każdym zbiorze plonów bierzesz z nich jedno.
    .ruling-2 = Z Rolnikiem 1 stos otrzymuje 5 drewna, 2 stosy po 4.
    .ruling-3 = Nie jest polem ani dla warunków wstępnych, ani w punktacji.
# Scholar
card-K279 = Uczony
    .text = W kamiennym domu możesz na początku każdej rundy zagrać jedną kartę: pomocnika za 1 żywność albo usprawnienie za jego cenę.
    .gist = Kamienny dom: co rundę zagraj kartę
    .ruling-1 = Jedna karta na rundę.
    .ruling-2 = Usprawnienie może być duże.
# Tanner
card-K280 = Garbarz
    .text = Dziki i krowy, które gotujesz, trafiają na tę kartę. Na koniec: 1/2/3 punkty za 2/4/6 dzików i za 2/3/4 krowy.
    .gist = Punkty za ugotowane dziki i bydło
    .ruling-1 = Wypuszczone zwierzęta się nie liczą.
    .ruling-2 = Zwierzęta ugotowane z braku miejsca się liczą.
# Traveling Salesman
card-K281 = Domokrążca
    .text = Na polu akcji możesz w akcji małego usprawnienia zbudować duże, a w akcji dużego lub małego usprawnienia zagrać 2 małe.
    .gist = Akcje usprawnień: duże albo 2 małe
    .ruling-1 = Po dużym usprawnieniu nie ma drugiego.
    .ruling-2 = Z Kupcem możesz w akcji dużego lub małego usprawnienia zagrać 4 małe usprawnienia, za 1 żywność.
    .ruling-3 = Z Kupcem możesz też w akcji małego usprawnienia zbudować 2 duże usprawnienia, za 1 żywność.
    .ruling-4 = Z Przedsiębiorcą możesz zagrać 3 małe usprawnienia na polu gracza rozpoczynającego.
    .ruling-5 = Duże usprawnienie, które dla ciebie jest małe, liczy się jako małe.
# House Steward
card-K282 = Zarządca domu
    .text = Otrzymujesz 4 drewna przed rundą 6, 3 przed rundą 9, 2 przed rundą 12, 1 przed rundą 14. Na koniec: 3 punkty dla każdego gracza, który ma najwięcej izb.
    .gist = Drewno; 3 punkty za najwięcej izb
# Wood Deliveryman
card-K283 = Dostawca drewna
    .text = Połóż po 1 drewnie na polu każdej nadchodzącej rundy od 8 do 14; otrzymujesz je na początku tej rundy.
    .gist = 1 drewno w każdej rundzie od 8
    .ruling-1 = Drewnem danej rundy możesz zapłacić w tej rundzie za oborę Stajennego.
# Wood Distributor
card-K284 = Dystrybutor drewna
    .text = Otrzymujesz teraz 2 drewna. Na początku każdej fazy pracy możesz przenieść drewno z pola 3 drewna w równych częściach na pola 1 glina, 1 trzcina i Połów ryb.
    .gist = 2 drewna; rozdziel 3 drewna na 3 inne pola
    .ruling-1 = Drewno, którego nie da się podzielić przez 3, zostaje na polu z drewnem.
    .ruling-2 = Jeśli zrezygnujesz, możesz to jeszcze zrobić, gdy przed pierwszym umieszczeniem działa ktoś inny.
# Tinsmith
card-K285 = Blacharz
    .text = W dowolnym momencie możesz przetwarzać gliny w żywność, po 1 za każdą, a 2 gliny w 3 żywności, dopóki ktoś ma Studnię.
    .gist = Glina w żywność, więcej przy Studni
    .ruling-1 = Wiejska studnia jest Studnią.
    .ruling-2 = Przy Studni pojedyncza glina nadal daje 1 żywność.
# Smallholder
card-K286 = Drobny gospodarz
    .text = Twoje pastwiska na 2 zwierzęta mieszczą 3. Dopóki masz najwyżej 2 pola, na każde pole, które obsiewasz, trafia z zasobów dodatkowo 1 zboże albo warzywo.
    .gist = Małe pola: więcej zwierząt i plonów
    .ruling-1 = Karty pól nie liczą się do tych 2 pól, ale na te na zboże i warzywa trafia więcej.
    .ruling-2 = Drewna na Gaju i Leśniczym nie przybywa.
    .ruling-3 = Z Poidłem takie pastwisko mieści 5 zwierząt.
# Storehouse Clerk
card-K287 = Pisarz magazynowy
    .text = Na początku każdej rundy otrzymujesz 1 kamień, jeśli masz ich 5, 1 trzcinę, jeśli masz ich 6, 1 glinę, jeśli masz ich 7, 1 drewno, jeśli masz go 8.
    .gist = 5 kamieni, 6 trzcin, 7 glin, 8 drewna: +1
    .ruling-1 = To, co leży na polu rundy, przychodzi najpierw, więc się liczy.
# Storehouse Keeper
card-K288 = Magazynier
    .text = Gdy tą samą akcją członka rodziny bierzesz trzcinę i kamień, otrzymujesz też 1 glinę albo 1 zboże.
    .gist = Trzcina z kamieniem: 1 glina albo 1 zboże
    .ruling-1 = Jedno i drugie musi pochodzić z samego pola.
# Countryman
card-K289 = Wieśniak
    .text = Gdy wszyscy umieścili już swoich, możesz przenieść członka rodziny z pola Weź 1 zboże albo Weź 1 warzywo na wolne pole z akcją siewu i z niego skorzystać.
    .gist = Pola plonów: przejdź na pole z siewem
    .ruling-1 = Pola z akcją siewu to Obsiej pola oraz/lub upiecz chleb i, gdy już jest w grze, pole z oraniem oraz siewem.
# Clay Worker
card-K290 = Gliniarz
    .text = Gdy bierzesz drewno albo glinę akcją członka rodziny, otrzymujesz dodatkowo 1 glinę.
    .gist = Biorąc drewno albo glinę: 1 glina
    .ruling-1 = Pole dające drewno z zasobów się liczy.
# Lover
card-K291 = Kochanek
    .text = Od razu powiększ rodzinę, nawet bez miejsca. Zagranie kosztuje dodatkowo 4 żywności.
    .gist = Powiększ rodzinę, nawet bez miejsca
    .ruling-1 = Nie możesz go zagrać, gdy w grze jest już pięciu członków twojej rodziny.
    .ruling-2 = Jeśli później zbudujesz izbę, mieszka w niej to dziecko: nie jest wolna na powiększenie rodziny, które wymaga miejsca.
# Market Woman
card-K292 = Przekupka
    .text = Gdy warzywa przynosi ci akcja członka rodziny albo małe usprawnienie, otrzymujesz też 2 zboża.
    .gist = Otrzymujesz warzywa: także 2 zboża
    .ruling-1 = Koszt małego usprawnienia płacisz, zanim przyjdzie zboże.
    .ruling-2 = Warzywa od pomocników i ze żniw się nie liczą.
# Plowman
card-K293 = Oracz
    .text = Połóż po jednym polu na polach rund, które nadejdą za 4, 7 i 10 rund. Na początku tych rund możesz je zaorać za 1 żywność.
    .gist = Za 4, 7 i 10 rund pole za 1 żywność
    .ruling-1 = Pole, którego wtedy nie zaorzesz, przepada.
# Brushwood Collector
card-K294 = Zbieracz chrustu
    .text = Za izbę albo przebudowę możesz zapłacić 1 drewno zamiast całej trzciny.
    .gist = Izby, przebudowa: 1 drewno za całą trzcinę
    .ruling-1 = Jedno drewno zastępuje całą trzcinę izby; nie możesz zastąpić tylko części.
# Cattle Breeder
card-K295 = Hodowca krów
    .text = Otrzymujesz 1 krowę. Gdy kończy się runda 12, twoje stado krów się powiększa, jeśli cielę ma miejsce.
    .gist = 1 krowa teraz, cielę po rundzie 12
# Seed Seller
card-K296 = Sprzedawca nasion
    .text = Otrzymujesz teraz 1 zboże i 1 zboże więcej za każdym razem, gdy korzystasz z pola Weź 1 zboże.
    .gist = 1 zboże; Weź 1 zboże: +1
    .ruling-1 = Zboże od karty go nie uruchamia.
# Sheep Farmer
card-K297 = Hodowca owiec
    .text = Gdy bierzesz owce akcją członka rodziny, otrzymujesz dodatkowo 1 owcę. W dowolnym momencie, ale nie podczas powiększania stada, możesz wymienić 3 owce na 1 dzika i 1 krowę.
    .gist = +1 owca; 3 owce za 1 dzika i 1 krowę
    .ruling-1 = Na polu z wyborem zwierząt działa, jeśli wybierasz owcę.
    .ruling-2 = Owce od kart i z pól rund się nie liczą.
# Shepherd Boy
card-K298 = Pastuszek
    .text = Gdy tylko twój dom jest z kamienia, na pole każdej pozostałej rundy trafia 1 owca; otrzymujesz ją na początku tej rundy.
    .gist = Kamienny dom: co rundę 1 owca
    .ruling-1 = Za rundę, w której to się dzieje, nie ma owcy.
    .ruling-2 = Jeśli mieszkasz w kamiennym domu, owce rozkłada się, gdy zagrywasz kartę.
    .ruling-3 = Owcę możesz ugotować, gdy przychodzi.
# Slaughterman
card-K299 = Rzeźnik
    .text = Gdy inny gracz przetwarza zwierzęta w żywność, otrzymujesz 1 żywność. Swoją rodzinę karmisz po wszystkich innych.
    .gist = Inni gotują zwierzęta: 1 żywność
    .ruling-1 = Za własne zwierzęta nic nie otrzymujesz.
    .ruling-2 = Ilekolwiek zwierząt gracz przetwarza przy jednym wyżywieniu rodziny, otrzymujesz 1 żywność.
# Schnaps Distiller
card-K300 = Gorzelnik
    .text = Raz podczas każdych żniw: 1 warzywo za 5 żywności.
    .gist = Żniwa: 1 warzywo za 5 żywności
    .ruling-1 = Nie potrzebujesz paleniska, kuchni ani pieca.
# Wood Carver
card-K301 = Snycerz
    .text = Raz na rundę usprawnienie, drewniana izba, obora albo ogrodzenia kosztują cię o 1 drewno mniej.
    .gist = Raz na rundę budowa: 1 drewno mniej
    .ruling-1 = Możesz zapłacić w całości, aby zachować zniżkę na później w tej rundzie.
    .ruling-2 = To, czego nie użyjesz, przepada na końcu rundy.
    .ruling-3 = Gliniane i kamienne izby kosztują tyle co przedtem.
# Pig Whisperer
card-K302 = Zaklinacz świń
    .text = Połóż po 1 dziku na polach rund, które nadejdą za 4, 7 i 10 rund; otrzymujesz go na początku tych rund.
    .gist = 1 dzik za 4, 7 i 10 rund
# Stone Breaker
card-K303 = Łamacz kamieni
    .text = W dowolnym momencie możesz przebudować glinianą chatę na kamienny dom, za zwykłą cenę.
    .gist = Przebudujesz dom na kamień, gdy chcesz
    .ruling-1 = Za przebudowę płacisz.
    .ruling-2 = Także z Konserwatorem nie przebudowuje drewnianej chaty.
# Veterinarian
card-K304 = Weterynarz
    .text = Włóż do pojemnika 4 owce, 3 dziki i 2 krowy. Na początku każdej rundy wylosuj dwa zwierzęta; jeśli są jednakowe, zatrzymaj jedno. Pozostałe wracają.
    .gist = Co rundę losuj 2 zwierzęta, 1 z pary
    .ruling-1 = Dwa różne zwierzęta wracają oba.
    .ruling-2 = Zatrzymane zwierzę możesz od razu ugotować.
    .ruling-3 = Działa od następnej rundy.
# Animal Handler
card-K305 = Poganiacz zwierząt
    .text = Połóż 1 owcę na polu rundy 7, 1 dzika na polu rundy 10, 1 krowę na polu rundy 14. Na początku tych rund możesz kupić zwierzę za 1 żywność.
    .gist = W rundach 7, 10, 14 zwierzę za 1 żywność
    .ruling-1 = Płacisz, zanim otrzymasz zwierzę, ale możesz je od razu ugotować.
    .ruling-2 = Niekupione zwierzę przepada.
# Animal Tamer
card-K306 = Poskramiacz zwierząt
    .text = Każda izba twojego domu mieści 1 zwierzę dowolnego gatunku.
    .gist = Każda izba mieści 1 zwierzę
    .ruling-1 = Przy Kozie domowej nie działa.
# Animal Breeder
card-K307 = Hodowca zwierząt
    .text = Gdy ogradzasz niezajęte obszary jako nowe pastwisko, możesz kupić 2 owce za 1 żywność, 2 dziki za 2 żywności albo 2 krowy za 3 żywności.
    .gist = Nowe pastwisko: kup 2 zwierzęta
    .ruling-1 = Podział pastwiska się nie liczy, ogrodzenie samej starej obory też nie.
    .ruling-2 = Obora, którą dzięki Nadzorcy ogrodzeń od razu ogradzasz, liczy się jako niezajęty obszar.
    .ruling-3 = Jedna para za wszystko, co ogradzasz w jednej akcji.
# Foreman
card-K308 = Nadzorca
    .text = Na początku każdej fazy pracy możesz położyć 1 żywność z zasobów na wybranym polu akcji.
    .gist = Co rundę 1 żywność na wybrane pole
    .ruling-1 = Kto korzysta z tego pola, bierze żywność po jego akcjach, więc nie zapłaci nią za nie.
    .ruling-2 = Żywność nie udostępnia pola, z którego inaczej nie można by skorzystać.
    .ruling-3 = Jeśli zrezygnujesz, możesz to jeszcze zrobić, gdy przed pierwszym umieszczeniem działa ktoś inny.
# Weaver
card-K309 = Tkaczka
    .text = Na początku każdej fazy pracy otrzymujesz 1 żywność, jeśli masz 2 owce.
    .gist = 2 owce: co rundę 1 żywność
# Resource Seller
card-K310 = Sprzedawca surowców
    .text = Na tej karcie leży stos, od góry: drewno, glina, trzcina, glina, kamień, glina, kamień. Gdy otrzymujesz materiał, który leży na wierzchu, otrzymujesz także ten z karty.
    .gist = Otrzymujesz materiał z wierzchu: +1
    .ruling-1 = Działa na początku rundy tak samo jak w fazie pracy.
    .ruling-2 = Gdy kilka materiałów przychodzi razem, można otrzymać więcej niż jeden.
    .ruling-3 = Tego, co zostawiasz na polu, jak przy karcie Kosz, nie otrzymujesz.
# Magician
card-K311 = Magik
    .text = Gdy ostatni członek twojej rodziny bierze żywność z pola Wędrowni artyści, otrzymujesz dodatkowo 1 zboże i 1 żywność.
    .gist = Ostatni u artystów: zboże i żywność
    .ruling-1 = Na polu dla pięciu graczy trzeba wziąć żywność, a nie zbudować izbę.
# Fence Overseer
card-K312 = Nadzorca ogrodzeń
    .text = Raz na rundę możesz zapłacić 1 żywność, aby bez drewna ogrodzić obszar właśnie zbudowanej obory.
    .gist = Nowa obora: ogrodź ją za 1 żywność
    .ruling-1 = Nowe pastwisko musi przylegać do twoich pastwisk, jeśli je masz.
    .ruling-2 = Musisz mieć dość ogrodzeń.
    .ruling-3 = Obora od Parobka się liczy.
# Pelts
card-K339 = Futra
    .text = Za każde zwierzę, które przetwarzasz w żywność, możesz położyć 1 żywność ze swoich zasobów w jednej ze swoich izb, najwyżej 1 w każdej. Nie można jej już użyć i jest warta 1 punkt.
    .gist = Ugotowane: żywność, na koniec 1 punkt
    .ruling-1 = Zwierzę, które zatrzymuje inna karta albo które liczy się dla Wytwórcy misek, się nie liczy.
    .ruling-2 = Możesz użyć żywności, którą zwierzęta właśnie przyniosły.
    .ruling-3 = Jeśli oddajesz kartę, żywność w twoich izbach nic nie daje.
# Animal Trainer
card-K342 = Treser zwierząt
    .text = Gdy bierzesz żywność z pola Wędrowni artyści, możesz od razu kupić za nią zwierzęta: owce i dziki po 2 żywności, krowy po 3.
    .gist = Wędrowni artyści: zwierzęta za żywność
    .ruling-1 = Zapłacić można tylko żywnością, którą właśnie bierzesz.
    .ruling-2 = Żywność, którą zostawiasz na polu, nie jest wzięta.

# Talia Z

# Stump-Jump Plow
card-Z313 = Pług przeskakujący
    .text = Gdy mieszkasz w glinianej chacie albo kamiennym domu: biorąc drewno akcją członka rodziny, możesz zapłacić 1 żywność, aby zaorać 1 pole.
    .gist = Biorąc drewno: zaorz 1 pole za 1 żywność
    .ruling-1 = Z nazwy jest pługiem, ale nie działa na żadnym polu akcji z oraniem.
# Keg
card-Z314 = Baryłka
    .text = Gdy w tej rundzie wszyscy umieścili już wszystkich członków rodziny, możesz umieścić gościa i wykonać jeszcze jedną akcję.
    .gist = Na końcu tej rundy jeszcze jedna akcja
    .ruling-1 = W tej rundzie jest jeszcze twoja, choć przechodzi dalej.
    .ruling-2 = Decydujesz, czy gość przychodzi przed innymi twoimi kartami na końcu pracy, czy po nich.
    .ruling-3 = Po gościu, który zagrywa ją na końcu pracy, przychodzi kolejny.
    .ruling-4 = W rundzie 14 nikt nie przychodzi do właściciela karty Dom wakacyjny.
# Brewer's Copper
card-Z315 = Kocioł piwowarski
    .text = Podczas każdych żniw: 1 zboże za 2 żywności. Na koniec: 1 punkt, jeśli masz co najmniej 7 zboża.
    .gist = Żniwa: 1 zboże za 2 żywności
    .ruling-1 = Liczy się zboże w zasobach, na polach i na kartach.
# Bust
card-Z316 = Popiersie
    .text = Można je zagrać tylko wtedy, gdy inny gracz ma mniej niż 2 pomocników (3 przy trzech graczach, 4 przy dwóch). Nie ma działania.
    .gist = Tylko punkty
    .ruling-1 = W grze solo nie możesz go zagrać.
# Family Portrait
card-Z317 = Portret rodzinny
    .text = Kosztuje 2 żywności za każdego członka twojej rodziny. Otrzymujesz 4 punkty.
    .gist = 4 punkty; 2 żywności za członka rodziny
    .ruling-1 = Nie możesz go zagrać bez żywności za nich wszystkich.
# Barbecue
card-Z318 = Ruszt
    .text = Możesz przetworzyć w żywność tyle zwierząt, ilu członków ma twoja rodzina: owca 3 żywności, dzik 4, krowa 5.
    .gist = Teraz: owca 3 żywności, dzik 4, krowa 5
    .ruling-1 = Garbarz, Szczotkarz i podobne karty działają przy tych zwierzętach.
# Pumpkin Seed Oil
card-Z319 = Olej z pestek dyni
    .text = 3 razy, najwyżej raz na rundę, możesz położyć tu 1 swoje warzywo i wziąć 3 żywności. Te warzywa liczą się w punktacji.
    .gist = 3 razy: 3 żywności; warzywo liczy się nadal
    .ruling-1 = Możesz go użyć w trakcie rundy i podczas żniw, ale raz na rundę.
# Maypole
card-Z320 = Maik
    .text = Postaw jedno ze swoich ogrodzeń na niezajętym obszarze gospodarstwa. Na koniec: 2 punkty, jeśli nadal stoi. Można go zagrać tylko do rundy 4.
    .gist = 2 punkty: ogrodzony pusty obszar
    .ruling-1 = Jego obszar liczy się jako zajęty i nic innego nie można tam zbudować.
    .ruling-2 = Możesz go przewrócić w dowolnym momencie; wtedy ogrodzenie jest znów twoje, a obszar niezajęty.
    .ruling-3 = Nie możesz go zagrać, jeśli nie masz już ogrodzeń albo niezajętego obszaru.
    .ruling-4 = Gdy zwracasz kartę, ogrodzenie znów jest twoje.
# Ranch
card-Z321 = Ranczo
    .text = Za każdą rundę, która jeszcze nadejdzie, otrzymujesz 1 punkt i 2 żywności.
    .gist = 1 punkt i 2 żywności za przyszłą rundę
    .ruling-1 = Bieżąca runda się nie liczy.
# Dozing Bull
card-Z322 = Drzemiący byk
    .text = Dopóki masz krowy, możesz w dowolnym momencie zdjąć wszystkie swoje ogrodzenia i zbudować je na nowo, za darmo.
    .gist = Z krowami: przestaw swoje ogrodzenia
    .ruling-1 = Zwierzęta zostają, gdy przestawiasz ogrodzenia; te, które na końcu nie mają miejsca, odchodzą albo je gotujesz.
    .ruling-2 = Z ogrodzeń muszą powstać poprawne pastwiska; możesz zbudować ich mniej niż przedtem.
    .ruling-3 = Dla innych kart nie jest to budowa ogrodzeń.
    .ruling-4 = Możesz tego użyć raz między dwoma swoimi umieszczeniami, także gdy przychodzą zwierzęta.
# Giant Pumpkin
card-Z323 = Ogromna dynia
    .text = Połóż tu 1 swoje warzywo. W dowolnym momencie możesz przetworzyć je w żywność. Jeśli na koniec nadal tu leży: 2 punkty.
    .gist = Zachowaj tu warzywo: 2 punkty
    .ruling-1 = Bez warzywa nie możesz jej zagrać.
    .ruling-2 = Warzywo na karcie liczy się w punktacji także jako warzywo.
    .ruling-3 = Podczas wyżywienia Gorzelnik i Gorzelnia mogą go użyć jak każdego warzywa.
# Scarecrow
card-Z324 = Strach na wróble
    .text = Za każdym razem, gdy siejesz, możesz zapłacić za pole 1 drewno, aby zasiać na nim 2 zboża zamiast 1.
    .gist = Siew: 1 drewno, podwójne zboże
    .ruling-1 = Na takim polu leży 6 zboża.
    .ruling-2 = Działa na polach gospodarstwa, nie na kartach pól.
    .ruling-3 = Karta pola nie jest pustym polem dla jego warunku wstępnego.
# Village Beauty
card-Z325 = Wiejska piękność
    .text = W dowolnym momencie możesz zapłacić 3 żywności, aby powiększyć rodzinę, jeśli jest miejsce. Dziecko pracuje od następnej rundy.
    .gist = Powiększ rodzinę za 3 żywności, kiedykolwiek
    .ruling-1 = Nie trzeba w tym celu nikogo umieszczać.
    .ruling-2 = Dziecko urodzone podczas żniw pracuje w następnej rundzie.
    .ruling-3 = Ekonom nie pomaga: musi być miejsce.
# Gentleman
card-Z326 = Dżentelmen
    .text = Gdy jako ostatni gracz w rundzie umieszczasz członka rodziny, otrzymujesz 1 żywność; 2 żywności, jeśli zagrywasz nim tę kartę.
    .gist = Ostatni umieszcza: 1 żywność
    .ruling-1 = Są to łącznie 2 żywności, jeśli zagrywasz go ostatnim członkiem rodziny.
    .ruling-2 = Członek rodziny przeniesiony, gdy wszyscy umieścili już swoich, się nie liczy.
# Herald
card-Z327 = Herold
    .text = Otrzymujesz 2 drewna. W dowolnym momencie możesz obejrzeć karty akcji, które nadejdą, i zmienić ich kolejność w obrębie etapów.
    .gist = 2 drewna; ułóż przyszłe karty akcji
    .ruling-1 = Karty pozostają w swoich etapach.
    .ruling-2 = Tylko ty widzisz kolejność.
    .ruling-3 = Kolejność możesz zmienić raz między dwoma umieszczeniami członków rodziny.
    .ruling-4 = Karty, które odkrył Szambelan, pozostają na swoim miejscu.
# Cooper
card-Z328 = Bednarz
    .text = Gdy ty albo inny gracz otrzymuje na polu akcji 3 lub więcej żywności, otrzymujesz 1 żywność.
    .gist = Ktoś dostaje na polu 3 żywności: 1 żywność
    .ruling-1 = Żywność dodana przez karty się nie liczy.
# Mail Coach Driver
card-Z329 = Pocztylion
    .text = Od teraz inni gracze otrzymują dobra z pól akcji dopiero przy powrocie do domu.
    .gist = Inni biorą dobra na końcu rundy
    .ruling-1 = Żywność przychodzi od razu, dobra od kart też.
    .ruling-2 = Dobra liczą się jako wzięte, gdy ktoś korzysta z pola; nie można ich wydać, zanim przyjdą.
# Taxidermist
card-Z330 = Taksydermista
    .text = Spośród zwierząt, które przetwarzasz w żywność, możesz zachować tu 1 owcę, 1 dzika i 1 krowę. Liczą się w punktacji.
    .gist = Po 1 ugotowanym liczy się dalej
    .ruling-1 = Każde zwierzę trafia na jedną kartę, którą wybierasz.
    .ruling-2 = Mieści najwyżej 1 z każdego gatunku.
    .ruling-3 = Krosno, Stołek do dojenia, Dojarz i Zarządca majątku liczą je na koniec.
# Sower
card-Z331 = Siewca
    .text = Warzywa, które otrzymujesz poza żniwami, możesz od razu zasiać.
    .gist = Nowe warzywa zasiejesz od razu
    .ruling-1 = Siejesz najwyżej tyle warzyw, ile właśnie przyszło.
    .ruling-2 = Warzywa, które przychodzą podczas żniw, się nie liczą.
    .ruling-3 = Warzywa, które opóźnia Pocztylion, siejesz, gdy przychodzą.
# Seed Trader
card-Z332 = Handlarz nasion
    .text = Leżą tu 2 zboża i 2 warzywa. W dowolnym momencie możesz kupić zboże po 2 żywności i warzywa po 3 żywności.
    .gist = 2 zboża i 2 warzywa do kupienia
    .ruling-1 = Dobra, których nikt nie kupi, zostają na karcie i nic nie są warte.
# Game Designer
card-Z333 = Autor gier
    .text = W dowolnym momencie i tak często, jak chcesz: 1 drewno, 1 glina, 1 trzcina i 1 kamień za 2 żywności i 1 punkt.
    .gist = 4 różne materiały: 2 żywności i 1 punkt
# Dance Instructor
card-Z334 = Nauczyciel tańca
    .text = Otrzymujesz 4 żywności, zanim zapłacisz za tę kartę. Zaraz po zagraniu możesz ją zabrać z powrotem.
    .gist = 4 żywności; może wrócić na rękę
    .ruling-1 = Tymi 4 żywnościami możesz zapłacić za samą tę kartę.
    .ruling-2 = Zabrana z powrotem, liczy się do ceny następnych pomocników, ale nie do tego, czego wymaga karta.
# Cube Cutter
card-Z335 = Przycinacz kostek
    .text = Przy zbiorze plonów podczas każdych żniw możesz wymienić 1 drewno i 1 żywność na 1 punkt.
    .gist = Żniwa: 1 drewno i 1 żywność za 1 punkt
    .ruling-1 = Raz podczas każdych żniw.
# Mother of Twins
card-Z336 = Matka bliźniąt
    .text = Gdy twoja rodzina się powiększa, możesz zapłacić 3 żywności za drugie dziecko, dla którego nie potrzebujesz miejsca.
    .gist = 3 żywności: drugie dziecko bez miejsca
    .ruling-1 = Potrzebujesz miejsca dla pierwszego dziecka i dwóch członków rodziny, których jeszcze nie ma w grze.
