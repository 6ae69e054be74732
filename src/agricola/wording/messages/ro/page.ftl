# Ce spune doar pagina: butoanele, titlurile și sfaturile ei. Ce spune jocul este în game.ftl.

## app

app-name = Agricola

## error

error-offline = Serviciul nu răspunde. Mai funcționează? Atunci încearcă din nou.
error-http = Serviciul a răspuns cu eroarea { $status }. Încearcă din nou.

## player

player-letter = Jucătorul { $letter }
player-you = Tu
player-starts = jucătorul de start
player-away = plecat
player-thinks = se gândește

## title

title-your-turn = Rândul tău

## table

table-connecting = Se conectează…
table-lost = Conexiune pierdută. Se încearcă din nou; din joc nu se pierde nimic.
table-frozen = Acest joc stă pe loc.
table-thinking = se gândește
table-doing = Rândul tău
table-hint = Sfat
table-hint-help = Trei sugestii (h)
table-undo = Anulează
table-undo-help = { $n ->
    [one] Anulează ultimul pas (u)
    [few] Anulează ultimul pas, { $n } pași posibili (u)
   *[other] Anulează ultimul pas, { $n } de pași posibili (u)
}
table-undo-turn = Anulează tura
table-undo-turn-help = Anulează toată tura (Shift+U)
table-end-turn-waits = Mai întâi este ceva de ales.
table-menu = Meniu

## moment

moment-place = { $who }: plasează persoana { $n } din { $of }
moment-end-turn = { $who }: încheie tura sau anulează
moment-ends-turn = { $who } își încheie tura
moment-asked = { $who }: { $what }
moment-may = { $who }, dacă vrei: { $what }
moment-may-card = { $who }, dacă vrei: folosește
moment-at = { $who }: { $what } ({ $space })
moment-first = { $who }: { $space } – ce faci mai întâi?
moment-over = Victorie: { $who }
moment-over-alone = Jocul s-a terminat: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
moment-waiting = În așteptarea jucătorilor
moment-nobody = Nimeni nu are nimic de hotărât
moment-pay = { $who }: { $what } – alege cum plătești
moment-cooked = Nu este loc pentru { $animals }: gătitul dă { $food }. Anulează ca să faci altfel.
moment-strayed = Nu este loc pentru { $animals }: înapoi în stoc. Anulează ca să faci altfel.
moment-watching = Privești acest joc.
moment-late = Vezi acest joc cu o rundă mai târziu.
moment-opened = Nou: { $space }.
moment-choose-space = Alege un spațiu
moment-tap-card = Atinge o carte ca s-o citești
moment-since = De la ultima ta tură:
moment-so-far = Până acum:

## todo

todo-fences = Alege spații de îngrădit.
todo-edges = Alege laturi pentru garduri.
todo-fence-price = Un gard costă 1 lemn.
todo-animals = { $n ->
    [one] Nu este loc pentru { $n } animal. Alege cine rămâne; restul fuge.
   *[other] Nu este loc pentru { $n } animale. Alege cine rămâne; restul fuge.
}
todo-animals-cook = { $n ->
    [one] Nu este loc pentru { $n } animal. Alege cine rămâne; restul se gătește.
   *[other] Nu este loc pentru { $n } animale. Alege cine rămâne; restul se gătește.
}
todo-space = Alege un spațiu marcat din ferma ta.

## harvest

harvest-title = Recoltă
harvest-after = după runda { $round }
harvest-fields = De pe câmpuri
harvest-table = La masă
harvest-hunger = Rămân boluri goale
harvest-births = Nașteri
harvest-unsown = nimic semănat
harvest-childless = niciuna
    .empty = niciuna: e nevoie de două animale din aceeași specie
    .few = niciuna: { $animals }, e nevoie de doi din aceeași specie
    .full = niciuna: nu este loc pentru un pui
harvest-fed = toți hrăniți
harvest-told = { $begged ->
    [0] Hrană mâncată de familia ta: { $eaten }; rămasă: { $left }.
   *[other] Hrană mâncată de familia ta: { $eaten }; cerșită: { $begged }, și fiecare costă puncte.
}
harvest-left = în rezervă
harvest-each = { $alone ->
    [yes] De unul singur, fiecare mănâncă { $n }
   *[no] Fiecare mănâncă { $n }
}
harvest-newborn = un nou-născut 1
harvest-on = Continuă
harvest-skip = Sari peste
harvest-begged = cerșește { $n }

## strip

strip-title = Runde și recolte
strip-round = rundă
strip-harvest = recoltă
strip-short = hrană lipsă: { $short }

## board

board-title = Tablă
board-always = Spații permanente
board-rounds = Cărți de rundă
board-taken = Ocupat
board-not-yet = Încă nu este în joc
board-suggested = Sugestia { $n }
board-marked = Merită luat în seamă
board-usable = Disponibil
board-lies = Se află acolo: { $goods }
board-adds = În fiecare rundă: { $goods }
board-room = { $n ->
    [0] Niciun loc liber la fermă
   *[other] Loc pentru { $n } la fermă
}
board-room-house = { $n ->
    [0] Niciun loc: în casă stă deja un animal
   *[other] Loc pentru { $n }: în casă
}
board-used = Folosit: { $who }
board-new = nou
board-more = încă { $n }
    .all = { $n ->
        [one] Încă un spațiu mai jos
        [few] Încă { $n } spații mai jos
       *[other] Încă { $n } de spații mai jos
    }
deed-minor = minoră
deed-major = majoră
deed-occupation = ocupație
deed-sow = semănat
deed-bread = copt
deed-stable = grajd
deed-room = cameră
deed-plow = arat
deed-fence = garduri
deed-house-clay = renovare
deed-newborn = +1 persoană
board-coming = Mai urmează
coming-rest = Rundele { $first }–{ $last }: arată

## bar

bar-title = Bunuri: { $who }
bar-room = { $n ->
    [0] fără loc
   *[other] +{ $n } (loc pentru { $n })
}
bar-owed = din care { $n } de plătit
bar-fences = { $n ->
    [one] { $n } gard rămas
    [few] { $n } garduri rămase
   *[other] { $n } de garduri rămase
}
bar-stables = { $n ->
    [one] { $n } grajd rămas
    [few] { $n } grajduri rămase
   *[other] { $n } de grajduri rămase
}
bar-begging = { $n ->
    [one] { $n } carte de cerșit
    [few] { $n } cărți de cerșit
   *[other] { $n } de cărți de cerșit
}

## log

log-title = Ce s-a întâmplat
log-filter = Arată doar
log-all = Tot
log-search = Caută
log-round = Runda { $round }
log-harvest = Recoltă
log-nothing = Încă nimic.

## decision

decision-title = Ce este de hotărât
decision-on-farm = În ferma ta: { $what }
decision-on-card = { $n ->
    [one] Alege cartea luminată
    [few] Alege una dintre cele { $n } cărți luminate
   *[other] Alege una dintre cele { $n } de cărți luminate
}
decision-more = Mai multe jos
decision-aside = { $n ->
    [one] { $n } carte poate fi folosită acum
    [few] { $n } folosiri de cărți sunt posibile acum
   *[other] { $n } de folosiri de cărți sunt posibile acum
}
decision-pay = Cum plătești: { $what }
decision-with = cu { $what }
decision-decline = Refuză
enough-sow = Nu semăna
    .more = Nu mai semăna
enough-fence = Fără garduri
    .more = Destule garduri

## hint

hint-title = Sugestii
hint-away = Ascunde sugestiile
hint-thinking = Se caută sugestii…

## feeding

feeding-owed = Mai trebuie: { $n }
feeding-enough = Hrană destulă
feeding-less = Cu unul mai puțin
feeding-more = Cu unul mai mult
feeding-propose = Umple tu castroanele
feeding-propose-help = Păstrează pe cât se poate punctele, perechile și semințele
feeding-done = Hrănește familia
feeding-beg = Cerșește: { $n ->
    [one] { $n } carte de cerșit
    [few] { $n } cărți de cerșit
   *[other] { $n } de cărți de cerșit
} (puncte: { $points })
feeding-table = Masa ta
feeding-aside = Privește ferma
feeding-bowls = { $empty ->
    [0] Toate castroanele sunt pline: { $need }.
    [one] Un castron din { $need } este încă gol.
   *[other] Castroane încă goale: { $empty } din { $need }.
}
feeding-say = Apasă + ca să gătești ceva, iar castroanele se umplu. Poți încă schimba totul.
feeding-full = Nimeni nu rămâne flămând. Poți încă schimba ce gătești.
feeding-eat = Fiecare mănâncă { $each }.
feeding-eat-newborn = Fiecare mănâncă { $each }, un nou-născut 1.
feeding-each = câte { $food }
feeding-with = { $card }: { $food }
feeding-stays = mai ai: { $goods }
feeding-to-sow = { $n ->
    [0] nu mai rămâne nimic de semănat
   *[other] mai ai de semănat: { $goods }
}
feeding-breeds = mai ai: { $goods }, destule pentru un pui
feeding-too-few = mai ai: { $goods }, prea puține pentru un pui
feeding-again = Ia-o de la început
feeding-again-say = Pune totul la loc
feeding-beg-costs = puncte la sfârșit, pentru totdeauna: { $points }
feeding-nobody-begs = Nimeni nu cerșește
feeding-beg-for = Oprește-te aici și cerșește pentru { $n }

## tab

tab-hand = Mână ({ $n })
tab-played = Jucate ({ $n })
cards-later = Îmbunătățirile sunt pentru mai târziu. { $card }: { $short }.
cards-nearest = { $card }: { $short }. { $gist }.
cards-now = Acum poți plăti o îmbunătățire.
cards-owned = Ai: { $cards }.
cards-unfold = Arată-le
tab-majors = Majore ({ $n })
tab-log = Jurnal
tab-lit = { $n ->
    [one] { $n } carte luminată
    [few] { $n } cărți luminate
   *[other] { $n } de cărți luminate
}

## skip

skip-title = Sari la
skip-board = La tablă
skip-farms = La ferme
skip-cards = La cărți și jurnal

## farms

farms-title = Ferme
farms-back = Înapoi la ferma mea
farms-partner = Construiește acolo

## cards

cards-title = Cărți și jurnal
cards-turn = Alte cărți

## panes

panes-title = Părțile mesei
panes-board = Tablă
panes-cards = Cărți
panes-others = Ceilalți
panes-score = Punctaj

## scores

scores-final = Punctaj final
scores-now = Punctele de acum
scores-live = Puncte acum: { $points }. Deschide foaia de punctaj.
scores-target = din { $n }
scores-now-short = acum
scores-ended = Puncte finale: { $points }. Deschide foaia de punctaj.
scores-final-short = final
scores-below-short = Ce lipsește încă aduce puncte negative
scores-of = { $who }: { $n }
scores-winner = { $n ->
    [one] Victorie cu { $n } punct: { $who }.
    [few] Victorie cu { $n } puncte: { $who }.
   *[other] Victorie cu { $n } de puncte: { $who }.
}
scores-shared = { $n ->
    [one] Victorie împărțită cu { $n } punct: { $who }.
    [few] Victorie împărțită cu { $n } puncte: { $who }.
   *[other] Victorie împărțită cu { $n } de puncte: { $who }.
}
scores-alone = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}.
scores-tie-break = { $n ->
    [one] Victorie cu { $n } punct, după departajare: { $who }.
    [few] Victorie cu { $n } puncte, după departajare: { $who }.
   *[other] Victorie cu { $n } de puncte, după departajare: { $who }.
}
scores-leads = { $n ->
    [one] { $who } conduce, cu { $n } punct.
    [few] { $who } conduce, cu { $n } puncte.
   *[other] { $who } conduce, cu { $n } de puncte.
}
scores-leads-you = { $n ->
    [one] Conduci, cu { $n } punct.
    [few] Conduci, cu { $n } puncte.
   *[other] Conduci, cu { $n } de puncte.
}
scores-level = { $n ->
    [one] Egalitate cu { $n } punct: { $who }.
    [few] Egalitate cu { $n } puncte: { $who }.
   *[other] Egalitate cu { $n } de puncte: { $who }.
}
scores-and = {" și "}
scores-below = Un total sub zero este obișnuit la început: ce îi lipsește unei ferme scade puncte până când apare. Contează doar finalul.
scores-category = Categorie
scores-counted = Cum se numără punctele
scores-total = Total
scores-so-far = Până acum
scores-whose = A cui foaie
scores-with = cu { $what }:

## over

over-replay = Parcurge jocul
over-record = Salvează jocul
over-again = Joc nou

## dialog

dialog-close = Închide

## guide

guide-title = Îndrumare
guide-away = Ascunde
guide-away-help = Ascunde îndrumarea; o readuci din setări
guide-more = Mai mult
guide-place = Alege un spațiu luminos. Un membru al familiei merge să lucreze acolo. Iei ce se află pe el, iar în fiecare rundă se adaugă altele.
guide-hand = Cărțile tale ({ $n }). Margine galbenă: ocupație, se joacă aici: { $occupations }. Margine roșie: îmbunătățire minoră, se joacă aici: { $minors }.
    .join = {" sau "}
guide-looks = Să vedem…
guide-good = Un spațiu bun acum: { $space }. { $why }.
guide-good-only = Un spațiu bun acum: { $space }.
guide-hungry = { $n ->
    [one] Se apropie o recoltă și lipsește { $n } hrană. Ia hrană sau ceva ce se poate transforma în hrană.
   *[other] Se apropie o recoltă și lipsesc { $n } de hrană. Ia hrană sau ceva ce se poate transforma în hrană.
}
guide-hungry-where = { $n ->
    [one] Încă { $n } bol este gol și recolta se apropie. Aduc hrană: { $parts }.
   *[other] Boluri încă goale: { $n }, și recolta se apropie. Aduc hrană: { $parts }.
}
guide-space = { $space }
guide-bare = Câmpul tău este gol. Sămânța este aici: { $space }.
guide-grow = Ai o cameră liberă. Încă un membru al familiei, deci încă o acțiune în fiecare rundă, vine de aici: { $space }.
guide-build = Poți construi acum încă o cameră: { $space }. Face loc pentru încă un membru al familiei, deci încă o acțiune pe rundă.
guide-build-short = Pentru încă o cameră, deci încă un membru al familiei, îți mai trebuie { $goods }.
guide-early = La început: { $parts }.
guide-early-room = resurse pentru încă o cameră
guide-early-cook = un mod de a găti
guide-early-field = primul câmp
guide-early-seed = grâu pentru câmpul tău
guide-early-sow = semănatul grâului
guide-middle = La sfârșit, fiecare fel de cultură și de animal care lipsește costă un punct, la fel și fiecare spațiu nefolosit.
guide-late = Ultimele runde: folosește spațiile goale, adună cel puțin unul din fiecare, renovează dacă poți.
guide-end = Nimic nu este încă definitiv: anulează pas cu pas sau încheie tura.
guide-strayed-house = În casă este loc pentru un singur animal: înapoi în stoc { $goods }. Împrejmuiește o pășune ca să ții mai multe.
guide-strayed = La fermă nu mai este loc: înapoi în stoc { $goods }. Pășunile și grajdurile fac loc.
guide-end-hungry = Boluri goale la recoltă: { $n }, puncte pierdute: { $points }. Anulează sau încheie tura.
guide-feed = Familia ta mănâncă hrană: { $need }. Transformă aici bunuri în hrană; pentru ce lipsește cerșești, iar asta costă puncte.
guide-laid = Am pus pe masă ce te costă cel mai puțin: { $goods }. Schimbă sau confirmă.
guide-keep = Animalele stau în pășuni, în grajduri și unul în casă. Gătește sau eliberează ce nu are loc.
guide-breed = Două animale de aceeași specie au un pui, dacă este loc pentru el.
guide-order = Alege ce faci întâi; apoi poți face și cealaltă acțiune, sau poți renunța la ea.
guide-order-one = Poți plăti doar una dintre ele. O cameră face loc pentru încă un membru al familiei, deci încă o acțiune pe rundă.
guide-fence = O pășune ține o singură specie, câte două animale pe spațiu; un grajd dublează locurile.
guide-pasture = Alege o pășune. În ea stau animale de o singură specie; cele mai mari și cele cu grajduri țin mai multe.
guide-sow = Dintr-o sămânță cresc mai multe; la fiecare recoltă iei câte una de pe fiecare câmp.
guide-plow = Alege un spațiu luminat din fermă. Câmpurile stau unul lângă altul; le semeni mai târziu.
guide-room = Alege un spațiu luminat de lângă casă. Fiecare cameră are loc pentru un membru al familiei.
guide-stable = Alege un spațiu luminat. Un grajd ține un animal și dublează pășunea în care se află.
guide-stable-only = Acum poți construi doar grajduri: pentru o cameră îți mai trebuie { $goods }. Poți anula.
guide-bake = Grânele coapte dau mai multă hrană decât cele crude. Păstrează una pentru semănat.
guide-pay = Fiecare rând este un mod de a plăti. Păstrează ce îți va trebui.
guide-card = Alege o carte luminată ca să o joci; pe ea scrie ce face.
guide-choose = Alege unul dintre rânduri; poți anula.
guide-wait = Ceilalți joacă pe rând. Spațiile lor rămân ocupate până la runda următoare.
guide-over = Foaia de punctaj arată ce a contat. Alege punctele ca să o deschizi din nou.

## settings

offline-title = Joacă fără rețea
offline-about = Jocul însuși este adus pe acest dispozitiv, o singură dată, cam 16 MB: apoi joci singur și împotriva calculatorului, în tren ca acasă. Aceste partide rămân pe acest dispozitiv.
offline-is-on = Joci pe acest dispozitiv, fără rețea.
offline-go = Adu-l și joacă
offline-leave = Înapoi la serviciu
offline-loading = Jocul pornește pe acest dispozitiv:
offline-absent = Acest serviciu nu oferă asta.
offline-failed = Nu a mers:
settings-title = Setări

## setting

setting-autoEnd = Încheie tura mea automat
setting-autoEnd-about = Când nu mai este nimic de ales. O tură încheiată nu mai poate fi anulată.
setting-skipForced = Sari peste alegerile obligatorii
setting-skipForced-about = Unde există un singur răspuns, este dat.
setting-guide = Îndrumare pentru primul joc
setting-guide-about = Un rând care spune ce se poate face acum și de ce.
setting-sound = Sunete
setting-sound-about = Sunete scurte pentru ce se întâmplă și un clopoțel când îți vine rândul.
setting-volume = Volum
setting-textMode = Mod text
setting-textMode-about = Masa ca liste, mutări după număr sau nume.
setting-hand = Ordinea mâinii
setting-hand-playable = mai întâi ce se poate juca
setting-hand-kind = mai întâi ocupațiile
setting-hand-name = după nume
setting-theme = Culori
setting-theme-system = Ca sistemul
setting-theme-light = Deschis
setting-theme-dark = Închis
setting-motion = Mișcare
setting-motion-system = Ca sistemul
setting-motion-on = Pornită
setting-motion-off = Oprită
setting-language = Limba

## menu

menu-title = Meniu și ajutor
menu-help = Ajutor
menu-game = Acest joc
menu-copy-link = Copiază linkul
menu-copied = Linkul este copiat.
menu-hand-over = Lasă un calculator să joace în locul meu
menu-hand-over-asks = Un calculator joacă imediat mai departe; doar cu calculatoare, jocul se poate încheia repede. Îi cedezi locul?
menu-hand-over-yes = Da, i-l cedez
menu-hand-over-no = Nu, joc mai departe
menu-handed-over = Un calculator joacă acum pentru tine.
menu-take-back = Ia-mi locul înapoi
menu-cards = Toate cărțile
menu-company = La masă
menu-what = Ce este asta?

## help

help-keys = Taste
help-key-u = Anulează un pas
help-key-U = Anulează tura
help-key-e = Încheie tura
help-key-d = Gata
help-key-h = Sfat
help-key-1 = La tablă
help-key-2 = La ferme
help-key-3 = La cărți și jurnal
help-key-help = Această pagină
help-key-arrows = Deplasare pe tablă

## text

text-move = Mutarea ta (un număr sau numele ei)
text-send = Joacă
text-choices = { $n ->
    [one] { $n } alegere
    [few] { $n } alegeri
   *[other] { $n } de alegeri
}
text-round = Runda { $round }, { $phase }
text-empty = gol
text-goods = Bunuri: { $goods }
text-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
text-family = Familie: { $n }, acasă { $home }; hrană pentru următoarea recoltă: { $food }
text-house = Casă ({ $house }): { $cells }
text-fields = Câmpuri: { $cells }
text-pasture = { $cells } (loc pentru { $n })
text-pastures = Pășuni: { $cells }
text-stables = Grajduri: { $cells }
text-left = Rămase: garduri { $fences }, grajduri { $stables }
text-tiles = Camere: { $rooms } ({ $house }), câmpuri: { $fields }, pășuni: { $pastures }, grajduri: { $stables }
text-cards = Cărți: { $cards }

## start

start-subtitle = Trimite-ți familia la muncă, hrănește-o la fiecare recoltă și construiește cea mai bună fermă în paisprezece runde.
start-learn = Învață în 15 minute
start-learn-about = Prima ta fermă, pas cu pas
start-newcomer = Prima dată? Începe aici
start-learn-go = Începe lecția
start-learn-go-on = Continuă lecția
start-play = Joacă acum
start-play-about = Cu calculatorul, ușor la început
start-play-again = Cu calculatorul, ca data trecută
start-first = Un prim joc
start-change = Opțiuni
start-invite = Invită prieteni
start-invite-about = Un link de trimis, fără cont
start-invite-go = Pregătește o masă
start-account = Cont
start-own = Cum ai jucat
start-rules = Reguli
start-series = Serii
start-with = Runda { $round } din 14, cu
start-alone = Runda { $round } din 14, singur
start-go-on-do = Înapoi la joc
start-new = Joc nou
start-edition = Ediție
start-cards-yes = Cu ocupații și îmbunătățiri minore
start-cards-no = Fără: mai ușor pentru primul joc
start-computer = Calculator
start-name = Nume
start-go-on = Jocul tău continuă
start-resume = Jocurile tale
start-over = terminat
start-round = runda { $round }
start-join = Intră sau privește prin link
start-join-short = Intră la masă
start-link = Linkul jocului
start-open-link = Deschide
start-record = Privește un joc salvat
start-links = Mai multe

## level

level-apprentice = Ucenic
level-farmer = Fermier
level-landlord = Moșier
level-steward = Administrator
level-master = Maestru

## option


## room

room-none = Nu există un asemenea joc
room-home = La prima pagină

## page

page-none = Aici nu este nimic
page-none-say = Această adresă nu duce nicăieri. Poate lipsește o literă din link.

## hand

hand-over-title = Urmează { $who }
hand-over-say = Dă ecranul mai departe. Mâna apare după apăsare.
hand-over-go = Eu sunt { $who }
hand-empty = Nicio carte în mână.
hand-none = Niciuna dintre acestea.
card-pin = Fixează în față
card-unpin = Desprinde
card-pinned = Fixată.
hand-filter = Ce cărți se arată
hand-all = Toate
hand-now = Se pot juca acum: { $n }
hand-soon = Încă nu se pot plăti: { $n }
hand-not = Încă nu: { $n }
hand-at-occupation = Ocupații la { $spaces }
hand-at-minor = Îmbunătățiri minore la { $spaces }
hand-nowhere = { $kind }: niciun spațiu liber

## lobby

lobby-players = { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
lobby-open = așteaptă pe cineva cu linkul
lobby-you = tu

## about

about-title = Despre

## farm

farm-edge-rim = Gard la marginea { $cell }
farm-edge-between = Gard între { $one } și { $other }
farm-enlarge = Mărește această fermă: { $farm }
farm-rooms-wood = { $n ->
    [one] { $n } cameră de lemn
    [few] { $n } camere de lemn
   *[other] { $n } de camere de lemn
}
farm-rooms-clay = { $n ->
    [one] { $n } cameră de argilă
    [few] { $n } camere de argilă
   *[other] { $n } de camere de argilă
}
farm-rooms-stone = { $n ->
    [one] { $n } cameră de piatră
    [few] { $n } camere de piatră
   *[other] { $n } de camere de piatră
}
farm-empty = gol
farm-fields = { $n ->
    [one] { $n } câmp
    [few] { $n } câmpuri
   *[other] { $n } de câmpuri
}
farm-pastures = { $n ->
    [one] { $n } pășune
    [few] { $n } pășuni
   *[other] { $n } de pășuni
}
farm-pasture-for = { $cells } pentru { $n }
farm-stables = { $n ->
    [one] { $n } grajd
    [few] { $n } grajduri
   *[other] { $n } de grajduri
}
farm-upright = un gard stă în picioare pe { $cells }
farm-unused = { $n ->
    [one] { $n } spațiu nefolosit
    [few] { $n } spații nefolosite
   *[other] { $n } de spații nefolosite
}
farm-family = { $n ->
    [one] { $n } membru al familiei
    [few] { $n } membri ai familiei
   *[other] { $n } de membri ai familiei
}
farm-begging = { $n ->
    [one] { $n } carte de cerșit
    [few] { $n } cărți de cerșit
   *[other] { $n } de cărți de cerșit
}
farm-fences-left = { $n ->
    [one] { $n } gard rămas
    [few] { $n } garduri rămase
   *[other] { $n } de garduri rămase
}
farm-stables-left = { $n ->
    [one] { $n } grajd rămas
    [few] { $n } grajduri rămase
   *[other] { $n } de grajduri rămase
}
farm-in-hand = { $n ->
    [one] { $n } carte în mână
    [few] { $n } cărți în mână
   *[other] { $n } de cărți în mână
}
farm-bonus = { $n ->
    [one] { $n } punct bonus
    [few] { $n } puncte bonus
   *[other] { $n } de puncte bonus
}
farm-each-costs = Fiecare costă
farm-do-room = Construiește o cameră pe { $cell }
farm-do-stable = Construiește un grajd pe { $cell }
farm-do-plow = Ară un câmp pe { $cell }
farm-paint = Îngrădește { $cell }
farm-paint-not = { $cell }: în nicio pășune care poate fi îngrădită acum

## tile

tile-with-stable = { $tile } cu un grajd

## fence

fence-title = Construiește garduri
fence-how = Cum alegi
fence-by-cells = Spații întregi
fence-by-edges = Garduri singure
fence-paint = Marchează spațiile unei pășuni noi.
fence-stands = Pășunea ta e gata. Fă încă una sau încheie.
    .divide = Pășunea ta e gata. Niciun alt spațiu nu poate fi îngrădit: împarte-o cu un gard sau încheie.
fence-pick = Alege laturile pe care vin garduri noi.
fence-more = Încă nu este o pășune: continuă.
fence-not-offered = Nicio pășune ca aceasta nu poate fi îngrădită acum.
fence-new = { $n ->
    [one] { $n } gard nou
    [few] { $n } garduri noi
   *[other] { $n } de garduri noi
}
fence-bill = de plătit
fence-holds = pentru { $n ->
    [one] { $n } animal
    [few] { $n } animale
   *[other] { $n } de animale
}
fence-points = puncte
fence-points-counted = puncte: { $n }
fence-left = { $n ->
    [one] { $n } gard rămas
    [few] { $n } garduri rămase
   *[other] { $n } de garduri rămase
}
fence-near = Acestea ar merge:
fence-use = Folosește forma aceasta: { $cells }
fence-clear = Șterge
fence-build = Construiește { $n ->
    [one] { $n } gard
    [few] { $n } garduri
   *[other] { $n } de garduri
}
fence-not-this = Nu aceasta.
fence-room-for = loc pentru { $n }
fence-of-one-kind = de o specie

## price

price-or = sau
price-more = sau { $n ->
    [one] { $n } alt mod
    [few] { $n } alte moduri
   *[other] { $n } de alte moduri
}
price-free = gratuit

## sow

sow-title = Seamănă
sow-less = Seamănă mai puțin ({ $good })
sow-more = Seamănă mai mult ({ $good })

## gate

gate-title = Animale la poartă
gate-waits = Nu toate animalele găsesc loc. Pe care le păstrezi?
gate-born = născute: { $animals }
gate-cooked = gătește { $animals }: { $food }
gate-gone = pleacă: { $animals }
gate-keep = Păstrează
gate-fewer = păstrează mai puține: { $animal }
gate-more = păstrează mai multe: { $animal }
gate-of = din { $n }
gate-born-short = născute:
gate-gone-short = pleacă:
gate-cooked-short = gătește
gate-wait = încă nu găsesc loc.
gate-no-room = fără loc

## place

place-pasture = Pășune { $cells }
place-stable = Grajd { $cell }
place-stable-beside = Grajd lângă fermă
place-house = Casă
place-gate = Poartă
place-holds = { $place }: { $animals }; loc pentru { $n }
place-waits = La poartă: { $animals }

## move

move-taken = Alege un loc pentru { $animals }.
move-done = { $place }: { $animals }
move-full = { $place }: plin.
move-only = { $place }: doar pentru { $kind }.
move-no-room = { $animals } nu ar găsi alt loc.
move-all-fit = Toate animalele găsesc loc: niciunul nu trebuie să plece.
move-empty = Aici nu este niciun animal. Ia mai întâi animale, apoi alege-le locul.

## card

card-price-varies = costul variază
card-traveling = trece la stânga după ce este jucată
card-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
card-needs = cerință: { $what }
card-met = cerință îndeplinită
card-not-met = cerință neîndeplinită
card-not-now = acum nu
card-pile = Pe ea, de sus în jos:
card-pile-empty = Pe ea nu mai este nimic.
card-play = Joacă:
card-play-at = Se joacă la
card-build-at = Se construiește la
card-later = mai târziu
card-you-have = ai
card-not-yet = Încă nu: { $why }
card-owned = construită
card-close = Închide
card-rulings = { $n ->
    [one] { $n } lămurire
    [few] { $n } lămuriri
   *[other] { $n } de lămuriri
}

## played

played-none = Nicio carte jucată.
played-known = Se știe că sunt în mână

## majors

majors-built = Deja construite

## chart

chart-title = Puncte pe runde
chart-table = Ca tabel
chart-round = Runda

## phase

phase-preparation = pregătire
phase-work = munca
phase-feeding = hrănirea familiei
phase-breeding = reproducerea
phase-between-phases = între faze
phase-end = sfârșit

## edition

edition-original = Ediția originală
    .short = Originală
    .about = Cărțile mai vechi
edition-revised = Ediția revizuită
    .short = Revizuită
    .about = Cărțile mai noi
edition-family = Ediția de familie
    .short = De familie
    .about = Cartonașe, fără cărți, mai scurtă

## category

category-sheep = Oi
category-cards = Punctele pentru cărți
category-vegetables = Legumele
category-fields = Câmpurile
category-boar = Porci sălbatici
category-rooms = Camerele
category-fenced-stables = Grajdurile îngrădite
category-bonus = Punctele bonus
category-stables = Grajdurile
category-cattle = Bovine
category-unused-spaces = Spațiile nefolosite
category-pastures = Pășunile
category-begging = Cerșitul
category-people = Membrii de familie
category-grain = Grânele

## short

# Numele spațiilor de acțiune, unde pe tablă nu încape tot.

short-build_rooms_and_stables = Camere și/sau grajduri
short-take_1_grain = 1 grână
short-build_stable_bake_bread = 1 grajd și/sau pâine
short-major_minor_improvement = Îmbunătățire majoră/minoră
short-renovate_improvement = Renovare, apoi îmbunătățire
short-family_growth_minor = Familie, apoi 1 minoră
short-take_1_vegetable = 1 legumă
short-plow_sow = Ară și/sau plantează
short-starting_player_storehouse = Jucător de start, depozit
short-sow_bake = Plantează și/sau coace
short-family_growth_no_room = Familie fără cameră
short-renovate_fences = Renovare, apoi garduri
short-starting_player_minor = Jucător de start, 1 minoră
short-building_resource_1_3p = 1 resursă de construcție
short-building_resources_2_3p = 2 resurse de construcție
short-reed_stone_food_4p = 1 stuf, 1 piatră, 1 hrană
short-building_resources_2_4p = 2 resurse de construcție
short-reed_stone_wood_5p = Stuf și altele
short-animals_5p = Animale
short-wood_2_master_forester = Maistru pădurar
short-room_or_traveling_5p = Cameră sau actori
short-building_resources_or_growth_5p = 2 resurse sau familie
short-occupation_or_growth_5p = Ocupație sau familie
short-lessons_a = Lecții
short-lessons_x = Alte lecții

short-why-short = lipsă: { $goods }
short-why-no-room = fără cameră
short-why-no-oven = nimic pentru copt pâine
short-why-no-occupations-in-game = nu pentru începători
short-why-fences = prea puține garduri
short-why-no-space-beside-house = nimic liber lângă casă
short-why-no-space-beside-field = nimic liber lângă un câmp
short-why-finest-house = nimic de renovat
short-why-house-of = { $material ->
    [wood] casă de lemn
    [clay] casă de argilă
   *[stone] casă de piatră
}
short-why-no-person-left = nu a rămas nimeni
short-why-no-improvement-left = nu mai sunt
short-why-no-pasture = nicio pășune posibilă
short-why-no-single-space = nimic de îngrădit
short-why-nothing-to-return = fără { $returns }
short-why-needs = cere { $what }
short-need-at-least = cere { $what }
short-need-at-most = cere max. { $what }
short-need-exactly = cere fix { $what }
short-none-count-unused-spaces = cere fermă plină
short-last-count-round = nu după runda { $n }

## food

food-in = după runda { $n }
food-after = după această rundă
food-now = acum
food-of = { $have } din { $need }
food-spare = { $n ->
    [0] exact cât trebuie
   *[other] în plus: { $n }
}
food-round = Runda { $round } din { $rounds }
food-harvest = Recolta { $when }
food-eaten = { $crops ->
    [0] De mâncat { $need }: în stoc { $store }
   *[other] De mâncat { $need }: în stoc { $store } + de pe câmpuri { $crops }
}
food-enough = { $spare ->
    [0] Exact cât trebuie
   *[other] Destul, rămân { $spare }
}
food-cook = De mâncat:
food-cook-each = { $good }: hrană { $food }
food-find = hrană de găsit: { $short }
food-short-even = chiar și așa, hrană lipsă: { $short }
food-reach = Hrană lipsă: { $short }. Mănâncă { $goods }

## lacking

lacking-title = { $n ->
    [one] La recoltă lipsește { $n } hrană
   *[other] La recoltă lipsesc { $n } de hrană
}
lacking-say = Recolta vine după această tură și nimic din ferma ta nu ar putea umple masa. Cerșitul costă definitiv puncte: { $points }. Anulează tura ca să faci altceva.
lacking-back = Înapoi la tură
lacking-end = Încheie și cerșește
