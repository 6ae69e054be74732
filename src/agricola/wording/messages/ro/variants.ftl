# Alte feluri de a juca: `variant-<nume>` este numele, `.about` îl explică într-o frază.

variant-deifuss = Câte o carte de călătorie
    .about = Fiecare primește 6 îmbunătățiri minore obișnuite și 1 care călătorește de la un jucător la altul.
variant-lopez = Ocupații pe grupe
    .about = Fiecare primește 3 ocupații pentru orice număr de jucători, 2 pentru cel puțin trei și 2 pentru patru.

variant-draft-separate = Draft separat
    .short = Păstrezi o carte și dai restul mai departe.
    .about = Pachete de 7 ocupații trec din mână în mână: fiecare păstrează 1 și dă restul mai departe; apoi la fel cu 7 îmbunătățiri minore.
variant-draft-combined = Draft combinat
    .about = Pachete de 7 ocupații și 7 îmbunătățiri minore trec din mână în mână: fiecare păstrează 1 din fiecare fel și dă restul mai departe.
variant-draft-8 = Draft cu 8 cărți
    .about = Trec din mână în mână pachete de 8 ocupații, apoi de 8 îmbunătățiri minore; ultima carte din fiecare pachet iese din joc.
variant-draft-quick = Draft rapid
    .about = Pachete de 7 și 7 trec din mână în mână: păstrezi 3 din fiecare fel, apoi 2, apoi ultimele 2.
variant-7-of-10 = 7 din 10
    .short = Alegi din zece în loc de șapte.
    .about = Fiecare primește 10 cărți din fiecare fel și păstrează 7.
variant-mulligan = Mulligan
    .short = Schimbi o mână slabă pe una cu o carte mai puțin.
    .about = Înainte de joc poți decarta toate cărțile de un fel și trage cu una mai puțin, de câte ori vrei.
variant-living-5 = Mână schimbătoare (5)
    .about = 5 cărți din fiecare fel; după fiecare carte jucată tragi una de felul ales, iar la sfârșitul fiecărei recolte poți schimba una.
variant-living-3 = Mână schimbătoare (3)
    .about = 3 cărți din fiecare fel, dintre care poți schimba până la șase înainte de joc; după fiecare carte jucată tragi una de felul ales.
variant-petri = Cărți cu fața în sus
    .about = Câteva cărți se află cu fața în sus. O dată pe rundă cineva poate sări peste rând ca să ia una dintre ele.
variant-exchange-3-1 = Trei pentru una
    .about = La fiecare decizie a ta poți decarta 3 cărți din mână și trage 1 de felul pe care îl numești.

# Echipe

variant-team = Echipe de câte doi
    .about = Cei care stau față în față formează o echipă: fac schimb la Piață, construiesc și ară unul pentru altul și împart ce scade costurile de construcție; la fiecare categorie contează valoarea mai mică dintre cele două.
variant-team-product = Echipe de câte doi, prin înmulțire
    .about = Ca jocul în echipe, dar totalurile celor doi parteneri se înmulțesc.

# Pentru cei care învață

variant-suggestion-markers = Jetoane de sugestie
    .about = Înainte de plasarea unui membru al familiei sunt marcate trei spații din care începătorii pot alege.
variant-solo-target = Un țel de atins
    .about = De unul singur, cu un număr de puncte de atins: 50 în primul joc al unei serii.

# Reguli ale casei

variant-accommodate-first = Întâi loc pentru animale
    .about = Animalele trebuie să fi avut loc în fermă înainte de a fi transformate în hrană; cele noi care nu găsesc loc se pierd.
variant-one-pasture-per-kind = O pășune pentru fiecare specie
    .about = O specie de animale poate sta în cel mult o pășune, pe lângă grajduri, casă și cărți.
variant-take-what-fits = Ia doar cât încape
    .about = De pe un spațiu cu animale iei doar cât acomodezi sau gătești; restul rămâne acolo.
variant-open-fences = Garduri deschise
    .about = Gardurile nu trebuie să încheie o pășune în aceeași acțiune.
variant-free-pastures = Pășuni oriunde
    .about = Pășunile nu trebuie să fie adiacente.
variant-larkin-start = Dus și întors
    .about = Toți încep cu 3 de hrană; în runda 1 al doilea membru al familiei se plasează în ordine inversă.
variant-szongott = Cartonaș mare pentru doi
    .about = Cu 2 jucători, cartonașul mare suplimentar se află pe tablă, cu Crângul lui.
variant-strict-adjacency = Adiacență strictă
    .about = Tot ce construiești trebuie să atingă o cameră, un câmp, un grajd sau o pășune: și primul câmp, și prima pășune.

# Rândurile foii de punctaj, unde se compară doi parteneri

pad-fields = Câmpurile
pad-pastures = Pășunile
pad-grain = Grânele
pad-vegetables = Legumele
pad-sheep = Oi
pad-boar = Porci sălbatici
pad-cattle = Bovine
pad-unused-spaces = Spațiile nefolosite
pad-fenced-stables = Grajdurile îngrădite
pad-clay-rooms = Camere de argilă
pad-stone-rooms = Camere de piatră
pad-people = Membrii de familie
pad-cards = Punctele pentru cărți
pad-bonus = Punctele bonus
pad-begging = Cerșitul

# Foaia unei echipe și piața ei

team-wins = Această echipă câștigă.
team-lower = Din fiecare rând contează valoarea mai mică.
team-totals = Totalurile celor doi parteneri dau punctele.
team-counts = Contează
trade-title = Schimb cu partenerul
trade-which = Care bun
trade-both = { $good }: tu ai { $own }, partenerul { $other }
trade-less = Dă mai puțin sau primește mai mult
trade-more = Dă mai mult sau primește mai puțin
trade-fee = Pentru asta plătești

# Alegerea mâinii împreună

draft-pass = Păstrezi { $n } din { $of }, restul merge la { $name }.
    .last = Păstrezi { $n } din { $of }, restul iese din joc.
draft-occupation = Ocupații
draft-minor = Îmbunătățiri minore
draft-next = urmează
draft-kept = Păstrate până acum
draft-kept-of = { $n } din { $of } păstrate
draft-table = În jurul mesei
draft-chooses = alege
draft-chosen = a ales
draft-left = cărțile merg la stânga
draft-right = cărțile merg la dreapta

# Formularul unui joc nou: ce poate urma după numele unei variante

house-rules = Reguli ale casei
house-rules-chosen = { $n } din { $of }
parameter-title = { $name }: care
parameter-left = Cărțile merg la stânga
parameter-right = Cărțile merg la dreapta
parameter-english = După anexele engleză și spaniolă
parameter-french = După anexa franceză
parameter-polish = După anexa poloneză
parameter-copse = Cu un Crâng
parameter-grove = Cu o Dumbravă de 2 lemne
parameter-of-petri = Cărți cu fața în sus: { $n }
parameter-of-solo-target = Puncte de atins: { $n }

# Serii și campanii pe pagină

series-title = Serii și campanii
series-about = Mai multe jocuri care țin unul de altul: ce atingi într-unul trece în următorul.
series-solo = Serie de unul singur
series-campaign = Campanie
series-solo-about = De unul singur, de fiecare dată cu o țintă mai înaltă. După un joc în care ai atins-o, o ocupație devine permanentă, iar jumătate din surplus este hrană pentru jocul următor.
series-campaign-about = Trei jocuri pentru puncte după loc. Câștigătorul începe jocul următor, ultimul are cu 1 hrană mai mult.
series-new = Începe o serie
series-begin = Începe
series-name = Nume
series-all = Toate seriile
series-seat = Jucătorul { $letter }
series-path = Jocul { $number }: puncte de atins: { $target }
series-next = Ce urmează
series-next-solo = Jocul { $number }: puncte de atins: { $target }. Hrană la început: { $n }.
series-next-campaign = Jocul { $number } din 3.
series-play = Joacă acest joc
series-resume = Continuă acest joc
series-which = Care ocupație rămâne?
series-which-of = { $who }: care ocupație rămâne?
series-none-stays = Nu rămâne niciuna
series-complete = Toate țintele tipărite sunt atinse; poți continua.
series-over = Seria s-a încheiat: ultima țintă a fost ratată.
series-won = Campania este câștigată: { $who }
series-ended = încheiată
series-permanent = Ocupații permanente: { $list }
series-standings = Clasament
series-all-scores = toate scorurile împreună: { $n }
series-history = Jocurile de până acum
series-game = Jocul { $number }
series-reached = atinsă
series-missed = ratată
series-stays = rămâne: { $list }
series-repeat = Un joc care și-a ratat ținta poate fi repetat
campaign-keeps = Ce ocupații rămân
campaign-keeps-english = Fiecare poate păstra o ocupație, aleasă din nou după fiecare joc
campaign-keeps-french = Fiecare trebuie să păstreze o ocupație, aleasă din nou după fiecare joc (anexa franceză)
campaign-keeps-polish = Fiecare poate păstra o ocupație din primul joc pentru ambele jocuri următoare (anexa poloneză)
series-watch = Revezi
series-export = Salvează seria într-un fișier, cu jocurile ei

## new game

start-players = Jucători
start-hand = Cum primești mâna
start-hand-all = Toate felurile de a primi mâna
start-hand-dealt = Împărțită, câte 7 cărți din fiecare fel
    .short = Joci cu ce primești.
start-seat = Locul { $letter }
start-open = Un prieten, prin link
start-person = Cineva la acest ecran
start-for = 1–{ $n } jucători
start-opponents = Adversari
start-with-cards = Cărți de mână
    .about = Fiecare carte îți dă ceva ce alții nu au.
start-decks = Pachete
start-decks-about = Orice amestec, cu cel puțin unul dintre { $usual }.
start-people = Oameni
start-more = Opțiuni și nume
start-clock = Ceas
start-private = Privat: îl găsesc doar cei cu linkul
start-talk = Jucătorii își pot vorbi
start-watch-delay = Cine privește vede jocul cu o rundă mai târziu
start-hand-over = Ascunde mâinile când ecranul trece la altcineva
start-names = Numele celor de la acest ecran
start-name-of = Numele jucătorului { $letter }
start-go = Începe jocul
start-loading = O clipă…
level-about-apprentice = pentru primul joc
level-about-farmer = joacă temeinic
level-about-landlord = cunoaște jocul, mai greșește
level-about-steward = greșește rar
level-about-master = cel mai puternic, nu se grăbește
option-side_job = Munca suplimentară: un spațiu în plus pentru începători
option-additional_tile = Mai multe spații de acțiune: cartonașul suplimentar
option-meeting_place_token_optional = Locul de întâlnire: marcatorul de început de rundă poate fi lăsat
option-family_two_resources_must_differ = Cele două resurse de construcție trebuie să fie diferite
start-clock-none = fără
start-clock-turn-1 = 1 minut pe tură
start-clock-turn-3 = 3 minute pe tură
start-clock-turn-1440 = 1 zi pe tură
start-clock-game-20 = 20 de minute pentru toate turele
start-clock-game-45 = 45 de minute pentru toate turele
start-more-ways = Mai multe moduri de joc

# Cards that are chosen for a game

chosen-title = Alege cărți și cărțile de rundă
chosen-hand = Cărți din mâna ta; restul se împart
chosen-banned = Cărți pe care nu le primește nimeni
chosen-order = Alege ordinea cărților de rundă
chosen-earlier = { $name } mai devreme
chosen-later = { $name } mai târziu
chosen-remove = Scoate { $name }
