# Ce spun ecranele din jurul mesei: sfârșitul unui joc, reluările, sala de așteptare.

## ending

ending-title = Cea mai frumoasă fermă: { $who }
ending-title-shared = Cele mai frumoase ferme: { $who }
ending-title-team = Victorie în echipă: { $who }
ending-title-alone = Ferma ta aduce { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
ending-lead = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, cu { $lead } mai mult decât { $who }
ending-level = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, la fel ca { $who }
ending-teams = Punctele echipelor: { $best } la { $less }
ending-target-reached = Ținta de { $points } de puncte este atinsă
ending-target-missed = Lipsesc { $n } până la ținta de { $points } de puncte
ending-sorts = De unde vin punctele
ending-sort-land = Pământ
ending-sort-crops = Culturi
ending-sort-animals = Animale
ending-sort-house = Casă, familie
ending-sort-cards = Cărți, bonus
ending-look-back = O privire înapoi
ending-tab-turns = Momentele hotărâtoare
ending-tab-cards = Ce au adus cărțile
ending-tab-own = Jocurile tale
ending-tab-team = Echipele
ending-series = Mai departe cu seria
ending-series-about = ce a adus jocul acesta și ce urmează
ending-turn = Runda { $round }: { $who } a ales { $did };
ending-turn-cost = { $best } ar fi adus cu aproximativ { $points ->
    [one] { $points } punct mai mult
    [few] { $points } puncte mai mult
   *[other] { $points } de puncte mai mult
}.
ending-turn-good = nu era nimic mai bun. Runda a adus { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
ending-round-good = { $who }: runda { $round } a fost printre cele mai bune, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
ending-turns-none = Nicio tură nu a costat nici măcar un punct.
ending-turns-looking = Se caută momentele hotărâtoare
ending-turns-stopped = Căutarea s-a oprit înainte de a judeca toate turele.
ending-turns-go-on = Continuă
ending-lost-unused = { $n ->
    [one] Un spațiu gol a costat { $n } punct.
    [few] { $n } spații goale au costat { $n } puncte.
   *[other] { $n } de spații goale au costat { $n } de puncte.
}
ending-lost = { $n ->
    [one] { $what }: { $n } punct pierdut.
    [few] { $what }: { $n } puncte pierdute.
   *[other] { $what }: { $n } de puncte pierdute.
}
ending-turns-how = După judecata unui calculator, care nu vede nicio carte ascunsă și nu are mereu dreptate.
ending-cards-none = Nimeni nu a jucat vreo carte.
ending-cards-about = Bunuri și puncte din timpul jocului; punctele de la sfârșit sunt pe foaia de punctaj.
ending-own-none = Aici nu s-a încheiat încă niciun joc de-al tău.
ending-own-then = Apoi, aici vor fi punctele tale, victoriile și cea mai frumoasă fermă a ta.
ending-own-games = jocuri
ending-own-won = câștigate
ending-own-mean = medie
ending-own-best = cel mai bun
ending-own-of = { $n } din { $of }
ending-own-farm = Cea mai bună fermă: { $n }
ending-own-cards = Cărți care au câștigat
ending-own-where = Păstrate doar în acest browser.
ending-next = Ce urmează
ending-rematch = Revanșă
ending-rematch-about = aceeași masă, locurile mutate cu unul
ending-with-cards = Urmează: cu cărți
ending-with-cards-about = aceeași masă, cu cărți în mână
ending-rematch-join = Intră în revanșă
ending-rematch-say = O masă nouă este gata: { $link }
ending-watch = Reluare
ending-sheet = Punctaj
ending-table = Masa
ending-home = Prima pagină
ending-share = O imagine a fermei
ending-share-of = Distribuie ferma ({ $who })
ending-share-send = Trimite…
ending-share-png = Salvează ca imagine (PNG)
ending-share-svg = Salvează ca desen (SVG)
ending-share-failed = Nu a reușit în acest browser.

## replay

replay-round = Runda { $round }, tura { $n } din { $of }
replay-play = Redă
replay-pause = Pauză
replay-turn-back = O tură înapoi
replay-turn-on = O tură înainte
replay-harvest = Următoarea recoltă
replay-speed = Viteză
replay-seen-by = Văzut de
replay-everybody = toți
replay-play-on = Joacă de aici
replay-share = Distribuie acest moment
replay-more = Mai multe
replay-shared = Linkul către acest moment este copiat.
replay-link = Linkul către acest moment: { $link }
replay-begins = Jocul începe.
replay-ending = La sfârșit
film-took = { $who }: { $goods } ({ $space })
film-went = { $who }: { $space }
record-sample = Privește un joc
record-sample-about = Trei jucători ai calculatorului, de la prima rundă la scor, ca un film.
start-record-about = Un joc salvat, de parcurs sau de jucat mai departe.
start-choose-file = Alege un fișier

## lobby

lobby-table = La masă
lobby-here = aici: { $n }
lobby-watching = privesc: { $n }
lobby-ready = Gata!
lobby-not-yet = Încă nu
lobby-is-ready = gata
lobby-awaited = Încă nu sunt gata: { $who }
lobby-free = Liber
lobby-share = Distribuie
lobby-for-friend = Pentru un prieten
lobby-rename = Salvează numele
lobby-start = Începe acum, cu calculatoare pe locurile libere
lobby-private = privat
lobby-watch-delay = privit cu o rundă mai târziu
lobby-no-clock = fără ceas
lobby-clock-turn = { $n ->
    [one] { $n } minut pe tură
    [few] { $n } minute pe tură
   *[other] { $n } de minute pe tură
}
lobby-clock-game = { $n ->
    [one] { $n } minut pentru toate turele
    [few] { $n } minute pentru toate turele
   *[other] { $n } de minute pentru toate turele
}
company-here = aici
company-gone = absent
company-away = plecat: joacă un calculator
company-left = au rămas { $time }
company-vote = { $n ->
    [0] Lasă un calculator să joace
   *[other] Lasă un calculator să joace ({ $n } pentru)
}
company-mute = Redu la tăcere
company-unmute = Ascultă din nou
company-kick = Trimite de la masă
talk-title = Ce s-a spus
talk-none = Încă nu a spus nimeni nimic.
talk-say = Spune ceva
talk-send = Spune
talk-ready = Gata!
talk-soon = Două minute
talk-missing = Cine lipsește?
push-want = Anunță-mă când îmi vine rândul
push-say = Este rândul tău.
push-on = Acest browser te va anunța.
push-failed = Acest browser nu permite anunțuri.

## about

about-what = O implementare liberă a jocului de masă Agricola: motor, jucători calculator, joc în terminal și această pagină, sub licența MIT.
about-whose = Agricola a fost creat de Uwe Rosenberg și este publicat de Lookout Games. Acest proiect nu are legătură cu ei; cui îi place ar trebui să aibă cutia.
about-drawings = Toate desenele și textele cărților sunt ale noastre.
about-privacy = Nu e nevoie de cont. Un cookie îți ține minte locurile; setările rămân în acest browser.

## account

account-title = Cont
account-about = Nu ai nevoie de el ca să joci. Cu un cont, numele, jocurile și rezultatele tale te urmează pe alt dispozitiv.
account-make = Fă un cont
account-two-devices = Joacă pe două dispozitive
account-passkey = Creează o cheie de acces
account-passkey-about = Dispozitivul tău dovedește cine ești, la fel ca atunci când îl deblochezi. Nu există parolă și nu ți se cere nicio adresă.
account-link = Un link pentru alt dispozitiv
account-link-about = Cheile de acces nu merg în acest browser sau la această adresă. Un link îți face totuși un cont: deschide-l pe celălalt dispozitiv și vei fi recunoscut pe amândouă.
account-link-say = Deschide-l acolo în { $n } minute. Merge o singură dată, iar cine îl deschide devine tu aici.
account-have = Ai deja un cont
account-sign-in = Intră cu o cheie de acces
account-sign-in-link = Fără cheie de acces, creează un link acolo unde ești în cont și deschide-l aici.
account-guest = Jocurile pe care le-ai jucat aici ca oaspete rămân în acest browser. Revin când ieși din cont.
account-here = Folosești contul pe acest dispozitiv?
account-here-go = Intră în cont
account-name = Numele tău
account-save = Salvează
account-saved = Salvat.
account-passkeys = Chei de acces
account-passkeys-none = Încă niciuna.
account-passkey-forget = Elimină
account-sign-out = Ieși din cont
account-sign-out-all = Ieși de peste tot
account-forget = Șterge contul
account-forget-sure = Jocurile lui rămân, dar nimeni nu se va mai putea întoarce la un loc al tău. Îl ștergi?
account-results = Cum ți-au mers jocurile
account-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
account-ratings = Punctajul tău Elo
account-ratings-about = Puncte Elo din jocurile cu alți oameni; toți încep de la 1500. Cine părăsește un joc și nu s-a întors până la sfârșit l-a pierdut.
account-rating-cards = cu cărți de mână
account-games = { $n ->
    [one] { $n } joc
    [few] { $n } jocuri
   *[other] { $n } de jocuri
}
account-failed = Nu a mers și nimic nu s-a schimbat.
refused-no-account = În acest browser nu ești în niciun cont.
refused-bad-link = Acest link a fost folosit sau i-a trecut timpul. Creează altul acolo unde ești în cont.
refused-bad-passkey = Această cheie de acces nu este cunoscută aici sau a durat prea mult.
refused-no-passkeys = Acest serviciu nu cunoaște chei de acces.
refused-too-many-passkeys = Există deja zece chei de acces; elimină mai întâi una.

## gallery

gallery-title = Toate cărțile
gallery-back = Înapoi la început
gallery-search = Caută în nume și texte
gallery-edition = Ediție
gallery-kind = Fel
gallery-deck = Pachet
gallery-loading = Vin cărțile…
gallery-found = { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
}
gallery-players = de la { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
gallery-open = Vezi { $name }
gallery-filters = Filtrează
gallery-clear = Șterge tot
gallery-wipe = Șterge căutarea
gallery-share = Copiază linkul acestei căutări
gallery-copied = Copiat
gallery-none = Nicio carte nu le are pe toate. Scoate un criteriu.
gallery-gives = Dă
gallery-gives-food = hrană
gallery-gives-materials = materiale de construcție
gallery-gives-crops = culturi
gallery-gives-animals = animale
gallery-gives-points = puncte
gallery-gives-farm = camere, câmpuri și garduri
gallery-gives-other = alte acțiuni

# The lobby and the replay

lobby-waiting = În așteptarea jucătorilor
lobby-invited = Ai primit o invitație la un joc
lobby-join = Ia loc
lobby-computer = Calculatorului
lobby-copy-by-hand = Copiază linkul manual: se selectează la apăsare.
lobby-say = Trimite prietenilor acest link. Jocul începe când toate locurile sunt ocupate.
lobby-say-guest = Ia loc ca să joci; jocul începe când toate locurile sunt ocupate.
replay-title = Revezi jocul
replay-none = Acest joc nu poate fi arătat
replay-first = La început
replay-back = O mutare înapoi
replay-next = O mutare înainte
replay-last = La sfârșit
replay-move = Mutare
