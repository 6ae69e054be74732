# De ce merită privită o sugestie și cum stă ea lângă cea mai bună, în română.

## Cum stă o sugestie lângă cea mai bună

hint-best = cea mai bună
hint-as-good = aproape la fel de bună
hint-worse = { $n ->
    [one] mai slabă cu circa { $n } punct
    [few] mai slabă cu circa { $n } puncte
   *[other] mai slabă cu circa { $n } de puncte
}
hint-far-worse = mult mai slabă

## Ce vorbește pentru ea

hint-reasons = { $why }
hint-feeds = umple { $n } din { $short } castroane goale pentru recolta { $rounds ->
    [0] de după această rundă
    [one] de peste { $rounds } rundă
    [few] de peste { $rounds } runde
   *[other] de peste { $rounds } de runde
}
hint-feeds-all = umple toate castroanele goale pentru recolta { $rounds ->
    [0] de după această rundă
    [one] de peste { $rounds } rundă
    [few] de peste { $rounds } runde
   *[other] de peste { $rounds } de runde
}
hint-grows = { $rounds ->
    [one] o familie de { $n }: încă o acțiune în ultima rundă
   *[other] o familie de { $n }: încă o acțiune în fiecare dintre cele { $rounds } runde rămase
}
hint-person = încă un membru al familiei contează la sfârșit
hint-room = o cameră liberă: acum familia poate crește
hint-room-for-all = o cameră pentru cine nu are încă una
hint-renovates = o casă mai bună: fiecare dintre cele { $n } camere contează mai mult
hint-pasture = loc pentru încă { $n } animale; două de același fel au pui la fiecare recoltă
hint-animal-room = loc pentru mai multe animale; două de același fel au pui la fiecare recoltă
hint-divides = încă o pășune, pentru alt fel de animale
hint-stable = { $n ->
    [one] un grajd: loc pentru încă { $n } animal
   *[other] un grajd: loc pentru încă { $n } animale
}
hint-sows-grain = pe câmp din 1 grâu se fac 3, iar fiecare recoltă aduce 1
hint-sows = ce semeni se înmulțește pe câmp
hint-plows = { $n ->
    [1] primul tău câmp: acum poți semăna
   *[other] câmpul numărul { $n }: mai mult de semănat
}
hint-first-field = primul tău câmp: ce semeni pe el se înmulțește
hint-field-counts = câmpul numărul { $n }: la sfârșit contează până la { $most } câmpuri
hint-each-field = câmpul numărul { $n }: la sfârșit contează fiecare câmp
hint-field-used = câmpul numărul { $n }: ocupă un spațiu nefolosit
hint-cooks = { $card }: de acum { $goods } poate da hrană: { $n }
hint-card = joci { $card }: textul ei spune când te ajută
hint-animals-food = { $goods }: gătind, hrană: { $n }
hint-animals-pair = { $goods }: două de același fel au pui la fiecare recoltă
hint-first-of-kind = { $goods }: primele, iar fiecare fel de animal contează la sfârșit
hint-animals = { $goods }: mai multe puncte, și hrană dacă poți găti
hint-seed-field = { $goods } pentru câmpul tău gol
hint-first-seed = { $goods } de semănat: un câmp le înmulțește
hint-seed = { $goods } de semănat, și puncte
hint-enough-room = atunci ai { $goods }: destul pentru o cameră
hint-enough-fences = { $goods }: atunci poți îngrădi o pășune
hint-enough-house = { $goods }: atunci poți renova casa
hint-enough-card = { $goods }: atunci poți plăti { $card }
hint-toward-room = { $goods } pentru o cameră, care costă { $price }
hint-material = { $goods } pentru construit
hint-wood = { $goods } pentru garduri și grajduri
hint-clay = { $goods } pentru cuptoare și o casă de argilă
hint-reed = { $goods }: fiecare cameră și fiecare renovare cere stuf
hint-stone = { $goods } pentru cuptoare și o casă de piatră
hint-piled = { $n ->
    [2] de două ori cât vine într-o rundă
   *[other] de { $n } ori cât vine într-o rundă
}
hint-first = alegi primul în runda următoare
hint-food = hrană pentru ce urmează: { $n }
hint-pairs = păstrează { $goods }: două din aceeași specie au pui
hint-keeps = păstrează { $goods } pentru puncte
hint-points = { $points ->
    [one] { $points } punct imediat
    [few] { $points } puncte imediat
   *[other] { $points } de puncte imediat
}: { $gains }
hint-point-for = { $category ->
    [fields] mai multe câmpuri
    [pastures] mai multe pășuni
    [grain] mai multe grâne
    [vegetables] mai multe legume
    [sheep] mai multe oi
    [boar] mai mulți porci sălbatici
    [cattle] mai multe bovine
    [unused-spaces] { $n ->
        [one] cu { $n } spațiu nefolosit mai puțin
        [few] cu { $n } spații nefolosite mai puțin
       *[other] cu { $n } de spații nefolosite mai puțin
    }
    [fenced-stables] grajduri îngrădite
    [stables] grajduri în pășuni
    [rooms] camerele casei
    [people] o familie mai mare
    [begging] mai puțină cerșetorie
    [cards] punctele unei cărți
   *[bonus] puncte bonus ale unei cărți
}
hint-leaves = îți rămân: { $goods }
hint-spares = păstrează ce ai pentru mai târziu
hint-card-more = în jocurile dintre calculatoare mai mult decât alte cărți: { $points ->
    [one] cu { $points } punct
    [few] cu { $points } puncte
   *[other] cu { $points } de puncte
}
hint-card-less = în jocurile dintre calculatoare mai puțin decât alte cărți: { $points ->
    [one] cu { $points } punct
    [few] cu { $points } puncte
   *[other] cu { $points } de puncte
}
hint-card-usual = în jocurile dintre calculatoare cam la fel de bună ca alte cărți
hint-meal = păstrează pe cât se poate punctele, perechile și semințele

## Ce se face acolo unde îi stă numărul pe fermă

hint-here-plow = ară aici
hint-here-room = construiește o cameră aici
hint-here-stable = construiește un grajd aici
hint-here-edge = pune un gard aici
hint-here-fence = { $n ->
    [one] îngrădește acest spațiu
    [few] îngrădește aceste { $n } spații
   *[other] îngrădește aceste { $n } de spații
}
