# Ce nu este în regulă într-o poziție scrisă de cineva, în română.

wrong-of-player = { $seat }: { $what }
wrong-round = runda este { $round }, nu între 0 și { $rounds }
wrong-starting-player = nu există locul { $number } pentru jucătorul de start
wrong-supply = { $piece }: cu { $n } mai mult decât există
wrong-goods = { $amount }
wrong-animals = nu toate animalele au loc
wrong-known-card = o carte despre care se știe că este în mână nu este acolo
wrong-abilities = abilitățile nu se potrivesc cu cărțile
wrong-people = { $n ->
    [one] { $n } membru al familiei
    [few] { $n } membri ai familiei
   *[other] { $n } de membri ai familiei
}, nu între 2 și { $most }
wrong-newborns = { $n ->
    [one] { $n } nou-născut
    [few] { $n } nou-născuți
   *[other] { $n } de nou-născuți
} din { $people ->
    [one] { $people } membru al familiei
    [few] { $people } membri ai familiei
   *[other] { $people } de membri ai familiei
}
wrong-newborns-placed = { $n ->
    [one] { $n } nou-născut
    [few] { $n } nou-născuți
   *[other] { $n } de nou-născuți
} pe spații de acțiune, din { $born } născuți în această rundă
wrong-workers = membri ai familiei: { $home } acasă și { $placed } plasați, din { $working } care pot munci
wrong-negative = un număr negativ de cărți de cerșit sau de ocupații
wrong-stock = mai puțin decât nimic pe un spațiu de acțiune
wrong-round-cards = ordinea cărților de rundă nu le cuprinde pe toate câte o dată
wrong-stage = o carte de rundă se află în altă etapă
wrong-crop-number = pe câmpul { $cell } se află mai mult decât se poate semăna
wrong-crowd = { $n ->
    [one] { $n } membru al familiei
    [few] { $n } membri ai familiei
   *[other] { $n } de membri ai familiei
} în { $rooms ->
    [one] { $rooms } cameră
    [few] { $rooms } camere
   *[other] { $rooms } de camere
}, înainte ca o familie să poată crește fără spațiu în casă
wrong-traveling = { $card } se află în fața unui jucător, deși merge mai departe când este jucată
wrong-goods-there = bunuri pe { $space }, unde nu se pun
wrong-closed-space = un membru al familiei pe { $space }, care nu este încă în joc
wrong-two-people = doi membri ai familiei pe { $space }
wrong-occupied = spațiile ocupate nu sunt cele pe care se află membri ai familiei
wrong-majors = o îmbunătățire majoră lipsește sau apare de două ori
wrong-two-places = o carte se află în două locuri
wrong-pile = o carte de alt fel în pachetul de îmbunătățiri minore sau de ocupații
wrong-promise = bunuri așteaptă în runda { $round }, care a trecut
wrong-one-space = două lucruri pe un singur spațiu al fermei, sau unul în afara ei
wrong-rooms-apart = camerele nu sunt legate de cele de pe a2 și a3
wrong-fields-apart = câmpurile nu sunt legate între ele
wrong-stables = mai mult de { $most ->
    [one] { $most } grajd
    [few] { $most } grajduri
   *[other] { $most } de grajduri
}
wrong-fences = mai mult de { $most ->
    [one] { $most } gard
    [few] { $most } garduri
   *[other] { $most } de garduri
}
wrong-fence-shape = gardurile nu sunt permise: deschise, în jurul unui cartonaș sau două grupuri de pășuni separate
wrong-crop = o cultură pe { $cell }, care nu este câmp
wrong-crop-kind = altceva decât grâne sau legume pe câmpul { $cell }
wrong-house = { $material ->
    [wood] o colibă de lemn
    [clay] o colibă de argilă
   *[stone] o casă de piatră
}
wrong-few-rooms = { $n ->
    [one] { $n } cameră
    [few] { $n } camere
   *[other] { $n } de camere
}, mai puțin decât în casa de la început
wrong-few-tiles = mai puțin de zero cartonașe sau grajduri

## Ce nu este în regulă în ce urmează să se întâmple: o intrare din stivă

wrong-frame = intrarea { $number } din stivă ({ $effect }): { $what }
frame-not-first = nu poate sta acolo: o stivă începe cu „{ $effect }”, care nu se află în altă parte
frame-not-on = trebuie să stea pe „{ $effect }”
frame-nobody-left = { $seat } nu mai are pe cine plasa
frame-steps = nu poate avea { $n ->
    [one] { $n } pas
    [few] { $n } pași
   *[other] { $n } de pași
} în urmă
frame-needs-space = îi trebuie un spațiu
frame-other-space = aparține spațiului { $space }
frame-needs-price = îi trebuie un preț
frame-needs-reactions = îi trebuie reacții și evenimentul lor
frame-needs-card = îi trebuie un eveniment cu o carte
frame-needs-event = îi trebuie un eveniment
frame-few-fences = vorbește despre { $n ->
    [one] { $n } gard nou
    [few] { $n } garduri noi
   *[other] { $n } de garduri noi
}, dar nu sunt atâtea
