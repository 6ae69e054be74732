# Dlaczego warto przyjrzeć się podpowiedzi i jak wypada przy najlepszej, po polsku.

## Jak podpowiedź wypada przy najlepszej

hint-best = najlepsze
hint-as-good = podobnie dobre
hint-worse = { $n ->
    [one] gorsze o około { $n } punkt
    [few] gorsze o około { $n } punkty
   *[many] gorsze o około { $n } punktów
}
hint-far-worse = dużo gorsze

## Co za nią przemawia

hint-reasons = { $why }
hint-feeds = napełnia puste miski: { $n } z { $short }, na żniwa { $rounds ->
    [0] po tej rundzie
    [one] za { $rounds } rundę
    [few] za { $rounds } rundy
   *[many] za { $rounds } rund
}
hint-feeds-all = napełnia wszystkie puste miski na żniwa { $rounds ->
    [0] po tej rundzie
    [one] za { $rounds } rundę
    [few] za { $rounds } rundy
   *[many] za { $rounds } rund
}
hint-grows = { $rounds ->
    [one] rodzina liczy { $n }: jedna akcja więcej w ostatniej rundzie
   *[other] rodzina liczy { $n }: jedna akcja więcej w każdej rundzie do końca, a zostało ich { $rounds }
}
hint-person = jeden członek rodziny więcej liczy się na koniec
hint-room = wolna izba: teraz rodzina może się powiększyć
hint-room-for-all = izba dla kogoś, kto jeszcze jej nie ma
hint-renovates = lepszy dom: każda izba liczy się więcej (izby: { $n })
hint-pasture = miejsce dla kolejnych zwierząt: { $n }; dwa jednego gatunku mają młode w każde żniwa
hint-animal-room = miejsce dla kolejnych zwierząt; dwa jednego gatunku mają młode w każde żniwa
hint-divides = jeszcze jedno pastwisko, dla innego gatunku
hint-stable = obora: miejsce dla kolejnych zwierząt: { $n }
hint-sows-grain = na polu z 1 zboża robią się 3, a każde żniwa przynoszą 1
hint-sows = zasiane plony mnożą się na polu
hint-plows = { $n ->
    [1] pierwsze pole: teraz możesz siać
   *[other] pole numer { $n }: więcej do obsiania
}
hint-first-field = pierwsze pole: to, co na nim zasiejesz, się mnoży
hint-field-counts = pole numer { $n }: na koniec liczą się pola do liczby { $most }
hint-each-field = pole numer { $n }: na koniec liczy się każde pole
hint-field-used = pole numer { $n }: zajmuje niezajęty obszar
hint-cooks = { $card }: od teraz { $goods } może dać żywność: { $n }
hint-card = zagrywasz kartę { $card }: jej tekst mówi, kiedy pomaga
hint-animals-food = { $goods }: po ugotowaniu żywność: { $n }
hint-animals-pair = { $goods }: dwa jednego gatunku mają młode w każde żniwa
hint-first-of-kind = { $goods }: pierwsze, a każdy gatunek liczy się na koniec
hint-animals = { $goods }: więcej punktów, i żywność, jeśli masz jak gotować
hint-seed-field = { $goods } na twoje puste pole
hint-first-seed = { $goods } na siew: na polu będzie tego więcej
hint-seed = { $goods } na siew, i punkty
hint-enough-room = razem będzie { $goods }: dość na izbę
hint-enough-fences = { $goods }: wtedy możesz ogrodzić pastwisko
hint-enough-house = { $goods }: wtedy możesz przebudować dom
hint-enough-card = { $goods }: wtedy stać cię na kartę { $card }
hint-toward-room = { $goods } na izbę, która kosztuje { $price-acc }
hint-material = { $goods } na budowę
hint-wood = { $goods } na płoty i obory
hint-clay = { $goods } na piece i gliniany dom
hint-reed = { $goods }: każda izba i każda przebudowa wymaga trzciny
hint-stone = { $goods } na piece i kamienny dom
hint-piled = { $n ->
    [2] dwa razy tyle, ile przybywa w rundzie
   *[other] { $n } razy tyle, ile przybywa w rundzie
}
hint-first = wybierasz jako pierwszy gracz w następnej rundzie
hint-food = jedzenie na później: { $n }
hint-pairs = zostają { $goods }: dwa jednego gatunku mają młode
hint-keeps = zostają { $goods } dla punktów
hint-points = { $points ->
    [one] { $points } punkt od razu
    [few] { $points } punkty od razu
    [many] { $points } punktów od razu
   *[other] { $points } punktu od razu
}: { $gains }
hint-point-for = { $category ->
    [fields] więcej pól
    [pastures] więcej pastwisk
    [grain] więcej zboża
    [vegetables] więcej warzyw
    [sheep] więcej owiec
    [boar] więcej dzików
    [cattle] więcej krów
    [unused-spaces] { $n ->
        [one] o { $n } niezajęty obszar mniej
        [few] o { $n } niezajęte obszary mniej
       *[many] o { $n } niezajętych obszarów mniej
    }
    [fenced-stables] ogrodzone obory
    [stables] obory na pastwiskach
    [rooms] izby domu
    [people] większa rodzina
    [begging] mniej żebrania
    [cards] punkty karty
   *[bonus] punkty specjalne karty
}
hint-leaves = zostaje ci: { $goods }
hint-spares = oszczędza to, co masz, na później
hint-card-more = w grach komputerów więcej niż inne karty: { $points ->
    [one] o { $points } punkt
    [few] o { $points } punkty
    [many] o { $points } punktów
   *[other] o { $points } punktu
}
hint-card-less = w grach komputerów mniej niż inne karty: { $points ->
    [one] o { $points } punkt
    [few] o { $points } punkty
    [many] o { $points } punktów
   *[other] o { $points } punktu
}
hint-card-usual = w grach komputerów mniej więcej tak dobra jak inne karty
hint-meal = w miarę możliwości zachowuje punkty, pary i ziarno na siew

## Co robi się tam, gdzie na gospodarstwie stoi numer

hint-here-plow = zaorz tutaj
hint-here-room = zbuduj izbę tutaj
hint-here-stable = zbuduj oborę tutaj
hint-here-edge = postaw jedno ogrodzenie tutaj
hint-here-fence = { $n ->
    [one] ogrodź ten obszar
    [few] ogrodź te { $n } obszary
   *[many] ogrodź te { $n } obszarów
}
