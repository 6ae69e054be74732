# Cărțile ediției originale, după numărul lor: nume, text și lămuriri, cu vorbele noastre; apoi cuvintele de lângă ele.

# Gypsy's Crock
card-E019 = Ceaunul țigăncii
    .text = 1 hrană în plus la fiecare 2 bunuri pe care le transformi deodată în hrană cu o Vatră, o Plită sau un Colț de gătit.
    .ruling-1 = Toată hrănirea unei familii este o singură dată, iar bunurile pot fi de feluri diferite.
    .ruling-2 = Grânele coapte într-o Vatră sau o Plită se numără, cele dintr-un cuptor nu.
    .ruling-3 = Animalele gătite din lipsă de loc se numără.
    .ruling-4 = Culturile mâncate crude nu se numără.
# Chief
card-E172 = Șef
    .text = La sfârșit: 1 punct pentru fiecare cameră a casei tale de piatră. Costă 2 de hrană mai mult ca să fie jucat.
    .ruling-1 = Cu el, o cameră de piatră valorează 3 puncte în total.

# Cuvinte de lângă cărțile ediției originale.
own-1-grain-on-each-grain-field = 1 grână pe fiecare câmp cu grâne
own-1-more-animal-of-each-kind = încă 1 animal din fiecare specie
own-1-or-2-food = 1 sau 2 de hrană
own-1-or-2-wood = 1 sau 2 lemne
own-1-wild-boar-first-then-1-cattle = întâi 1 porc sălbatic, apoi 1 bovină
own-3-2-or-1-stone = 3, 2 sau 1 piatră
own-5-people-at-work-in-round-14 = 5 membri ai familiei la muncă în runda 14
own-basketmaker = Coșar
own-basketmaker-s-workshop = Atelierul coșarului
own-cabinetmaker = Tâmplar de mobilă
own-joinery = Tâmplăria
own-potter = Olar
own-pottery = Olăria
own-sawmill = Gaterul
own-village-well = Fântâna satului
own-well = Fântâna
own-a-birth = o naștere
own-a-fence-on-space = un gard pe { $space }
own-a-new-pasture-on-unused-spaces = o pășune nouă pe spații nefolosite
own-adopt-the-child = adoptă copilul
own-after-family-growth = după creșterea familiei
own-animals-for-food = animale pentru hrană
own-buy-animals = cumpără animale
own-buy-goods = cumpără { $goods }
own-by-the-space = prin spațiu
own-cards-called-clay-deposit = cărți numite „Zăcământ de argilă”
own-cards-called-clay-path-or-paved-road = cărți numite „Cărare de argilă” sau „Drum pavat”
own-cards-called-harrow-or-punner-or-yoke-or-plow = grape, maiuri, juguri și pluguri
own-cards-called-mansion = cărți numite „Conac”
own-cards-called-oven = cărți numite „cuptor”
own-cards-called-paved-road = cărți numite „Drum pavat”
own-cards-called-plow-or-harrow = pluguri și grape
own-cards-called-sawmill = cărți numite „Gater”
own-cards-called-tavern = cărți numite „Taverna”
own-cards-called-well = cărți numite „fântână”
own-cards-named-basketmaker-s-workshop-or-basketmaker = cărți numite Atelierul coșarului sau Coșar
own-cards-named-joinery-or-cabinetmaker = cărți numite Tâmplăria sau Tâmplar de mobilă
own-cards-named-pottery-or-potter = cărți numite Olăria sau Olar
own-cast-the-net = aruncă plasa
own-choose-a-space-for-a-fence = alege un spațiu pentru un gard
own-choose-a-space-for-the-maypole = alege un spațiu pentru armindeni
own-count-the-people = numără membrii familiei
own-delivered-fences = garduri livrate
own-distribute-the-wood = împarte lemnul
own-empty = gol
own-enough-for-4-food = destul pentru 4 de hrană
own-food-for-the-animals-of-all-players = hrană pentru animalele tuturor jucătorilor
own-gets-the-food-of-fishing-when-people-return-home = primește hrana de la Pescuit la întoarcerea acasă
own-go-on-holiday = pleacă în vacanță
own-hand-out-the-top = împarte ce este deasupra
own-haul-in-the-net = trage plasa
own-in-the-harvest = în timpul recoltei
own-it-bakes-bread = coace pâine
own-it-stands = stă în picioare
own-kinds-of-animals-that-you-do-not-have = specii de animale pe care nu le ai
own-knock-the-maypole-over = doboară armindenul
own-more-than-one-field-with-a-plow = mai mult de un câmp cu un plug
own-more-used-spaces-than-anybody-else = mai multe spații folosite decât oricine
own-no-losses-beside-unused-spaces-and-begging-cards = nicio pierdere în afară de spații nefolosite și cerșit
own-no-negative-points = niciun punct negativ
own-no-other-player-has-more-of-any-animal = niciun alt jucător nu are mai multe animale din vreo specie
own-not-by-this-card = nu prin această carte
own-not-since-your-last-placement = nu de la ultima ta plasare
own-note-the-feeding = notează hrănirea
own-note-the-stable = notează grajdul
own-on-the-newest-round-card = pe cea mai nouă carte de rundă
own-on-the-space-with-the-fence = pe spațiul cu gardul
own-players-with-5-people-n = jucători cu 5 membri ai familiei: { $n }
own-put-1-food-on-a-space = pune 1 hrană pe un spațiu
own-put-1-food-on-space = pune 1 hrană pe { $space }
own-put-fences-on-round-spaces = pune garduri pe spații de rundă
own-rebuild-the-fences = reconstruiește gardurile
own-reed-has-been-taken = a fost luat stuf
own-reed-in-this-round = stuf în această rundă
own-return-2-improvements = returnează 2 îmbunătățiri
own-return-animals = returnează animale
own-return-first-and-second = returnează { $first } și { $second }
own-return-goods = returnează { $goods }
own-spaces-paid-for-n = spații plătite: { $n }
own-spare-a-space = cruță un spațiu
own-stone-has-been-taken = a fost luată piatră
own-take-1-food = ia 1 hrană
own-take-1-grain-of-another-player = ia 1 grână de la un alt jucător
own-take-1-grain-of-seat-from-where-with-n = ia 1 grână de la { $seat } ({ $where }, cu { $n })
own-take-the-fences-back = ia gardurile înapoi
own-taken-in-this-round = luat în această rundă
own-the-first-in-this-round = primul din această rundă
own-the-maypole = armindenul
own-used-by-who = folosit de { $who }
own-used-in-this-harvest = folosită în această recoltă
own-what-lies-on-top = ce este deasupra
own-with-your-last-person = cu ultimul tău membru al familiei
own-card = { $card }
own-goods-on-top = deasupra { $goods }
own-n-one-n-card-called-clay-deposit-other-n-cards-called-clay-deposit = { $n ->
    [one] { $n } carte numită „Zăcământ de argilă”
    [few] { $n } cărți numite „Zăcământ de argilă”
   *[other] { $n } de cărți numite „Zăcământ de argilă”
}
own-n-one-n-card-called-clay-path-or-paved-road-other-n-cards-called-clay-path-or-paved-road = { $n ->
    [one] { $n } carte numită „Cărare de argilă” sau „Drum pavat”
    [few] { $n } cărți numite „Cărare de argilă” sau „Drum pavat”
   *[other] { $n } de cărți numite „Cărare de argilă” sau „Drum pavat”
}
own-n-one-n-card-called-harrow-or-punner-or-yoke-or-plow-other-n-cards-called-harrow-or-punner-or-yoke-or-plow = { $n ->
    [one] { $n } grapă, mai, jug sau plug
    [few] { $n } grape, maiuri, juguri sau pluguri
   *[other] { $n } de grape, maiuri, juguri sau pluguri
}
own-n-one-n-card-called-mansion-other-n-cards-called-mansion = { $n ->
    [one] { $n } carte numită „Conac”
    [few] { $n } cărți numite „Conac”
   *[other] { $n } de cărți numite „Conac”
}
own-n-one-n-card-called-oven-other-n-cards-called-oven = { $n ->
    [one] { $n } carte numită „cuptor”
    [few] { $n } cărți numite „cuptor”
   *[other] { $n } de cărți numite „cuptor”
}
own-n-one-n-card-called-paved-road-other-n-cards-called-paved-road = { $n ->
    [one] { $n } carte numită „Drum pavat”
    [few] { $n } cărți numite „Drum pavat”
   *[other] { $n } de cărți numite „Drum pavat”
}
own-n-one-n-card-called-sawmill-other-n-cards-called-sawmill = { $n ->
    [one] { $n } carte numită „Gater”
    [few] { $n } cărți numite „Gater”
   *[other] { $n } de cărți numite „Gater”
}
own-n-one-n-card-called-tavern-other-n-cards-called-tavern = { $n ->
    [one] { $n } carte numită „Taverna”
    [few] { $n } cărți numite „Taverna”
   *[other] { $n } de cărți numite „Taverna”
}
own-n-one-n-card-called-well-other-n-cards-called-well = { $n ->
    [one] { $n } carte numită „fântână”
    [few] { $n } cărți numite „fântână”
   *[other] { $n } de cărți numite „fântână”
}
own-n-one-n-card-named-basketmaker-s-workshop-or-basketmaker-other-n-cards-named-basketmaker-s-workshop-or-basketmaker = { $n ->
    [one] { $n } carte numită Atelierul coșarului sau Coșar
    [few] { $n } cărți numite Atelierul coșarului sau Coșar
   *[other] { $n } de cărți numite Atelierul coșarului sau Coșar
}
own-n-one-n-card-named-joinery-or-cabinetmaker-other-n-cards-named-joinery-or-cabinetmaker = { $n ->
    [one] { $n } carte numită Tâmplăria sau Tâmplar de mobilă
    [few] { $n } cărți numite Tâmplăria sau Tâmplar de mobilă
   *[other] { $n } de cărți numite Tâmplăria sau Tâmplar de mobilă
}
own-n-one-n-card-named-pottery-or-potter-other-n-cards-named-pottery-or-potter = { $n ->
    [one] { $n } carte numită Olăria sau Olar
    [few] { $n } cărți numite Olăria sau Olar
   *[other] { $n } de cărți numite Olăria sau Olar
}
own-n-one-n-delivered-fence-other-n-delivered-fences = { $n ->
    [one] { $n } gard livrat
    [few] { $n } garduri livrate
   *[other] { $n } de garduri livrate
}
own-n-one-n-kind-of-animal-that-you-do-not-have-other-n-kinds-of-animals-that-you-do-not-have = { $n ->
    [one] { $n } specie de animale pe care nu o ai
    [few] { $n } specii de animale pe care nu le ai
   *[other] { $n } de specii de animale pe care nu le ai
}
own-n-of-the-animals-not-returned = { $n ->
    [one] { $n } animal nereturnat
    [few] { $n } animale nereturnate
   *[other] { $n } de animale nereturnate
}
own-n-with-4-points = { $n } cu 4 puncte
own-seat = { $seat }
own-space = { $space }
space-clay_1_digger = 1 argilă (Săpător de argilă)
space-clay_deposit = Zăcământul de argilă
space-wood_2_master_forester = 2 lemne (Maistru pădurar)
own-1-food-or-2 = 1 hrană sau 2
own-1-of-two-that-are-alike = 1 din două la fel
own-2-wood = 2 lemne
own-3-food = 3 de hrană
own-3-times-once-in-a-round = de 3 ori, o dată pe rundă
own-a-child-that-is-no-twin = un copil care nu este geamăn
own-cook-the-pumpkin = gătește dovleacul
own-draw-7-new-minor-improvements = trage 7 îmbunătățiri minore noi
own-fill-the-container = umple vasul
own-giant-pumpkins = dovleci uriași
own-in-the-work-phase = în faza de muncă
own-look-at-the-round-cards = privește cărțile de rundă
own-not-since-the-last-placement = nu de la ultima plasare
own-put-it-here = pune aici
own-put-it-on-the-card = pune pe carte
own-put-round-cards-in-order = pune în ordine cărțile de rundă
own-roast-animals = frige animale
own-roast-goods = frige { $goods }
own-take-it-back = ia înapoi
own-the-last-to-place = ultimul care plasează
own-the-pumpkin-is-still-there = dovleacul este încă acolo
own-goods-in-the-container = { $goods } în vas
own-n-one-n-giant-pumpkin-other-n-giant-pumpkins = { $n ->
    [one] { $n } dovleac uriaș
    [few] { $n } dovleci uriași
   *[other] { $n } de dovleci uriași
}
