# Îmbunătățiri minore ale ediției revizuite, după numărul lor: nume, text, rezumat pentru mână și lămuriri, cu vorbele noastre.

# Shifting Cultivation
card-A002 = Agricultura itinerantă
    .text = Ară 1 câmp.
    .gist = Ară 1 câmp
    .ruling-1 = Nu o poți juca dacă niciun câmp nu poate fi arat.
    .ruling-2 = Vecinul tău din stânga o poate juca încă în această fază de muncă.
    .ruling-3 = Este o îmbunătățire pentru Debara, deși nu rămâne la tine.
    .ruling-4 = Dacă joci de unul singur, iese din joc.
# Clay Embankment
card-A005 = Taluz de argilă
    .text = Primești 1 argilă pentru fiecare pereche de argile din stocul tău.
    .gist = 1 argilă la fiecare 2 pe care le ai
    .ruling-1 = Cu 0 sau 1 argilă îl poți juca, dar nu aduce nimic.
    .ruling-2 = Ce aduce se numără pentru Pipa de lut.
    .ruling-3 = Dacă joci de unul singur, iese din joc.
# Young Animal Market
card-A009 = Târgul de animale tinere
    .text = Primești 1 bovină.
    .gist = 1 bovină
    .ruling-1 = Oaia se plătește întâi: bovina îi poate lua locul.
    .ruling-2 = O bovină fără loc poate fi gătită sau pleacă.
    .ruling-3 = Dacă joci de unul singur, iese din joc.
# Drinking Trough
card-A012 = Adăpătoare
    .text = Fiecare pășune a ta, cu sau fără grajd, ține cu 2 animale mai mult.
    .gist = Fiecare pășune ține încă 2 animale
    .ruling-1 = Cele 2 locuri se adaugă după dublarea prin grajduri.
    .ruling-2 = Casa ta și grajdurile din afara pășunilor nu țin mai mult.
# Rammed Clay
card-A016 = Argilă bătută
    .text = Primești imediat 1 argilă. De acum poți plăti fiecare gard cu argilă la fel ca și cu lemn.
    .gist = 1 argilă; garduri plătite și cu argilă
    .ruling-1 = În aceeași acțiune unele garduri pot fi plătite cu lemn și altele cu argilă.
    .ruling-2 = Gardurile gratuite ale Îngrijitorului de garduri vii se scad înainte să alegi cum plătești.
    .ruling-3 = Grajdurile costă în continuare lemn.
# Handplow
card-A019 = Plug de mână
    .text = Pune 1 câmp pe spațiul celei de-a cincea runde care urmează. La începutul acelei runde îl poți ara.
    .gist = 1 câmp peste 5 runde
    .ruling-1 = Dacă nu ari la începutul acelei runde, câmpul se pierde.
    .ruling-2 = Jucat după runda 9, nu aduce nimic.
    .ruling-3 = Alegi ordinea dintre acest câmp și celelalte efecte de la acel început de rundă.
# Threshing Board
card-A024 = Scândură de treierat
    .text = De fiecare dată când folosești Teren arabil sau Cultivarea, poți și să coci pâine.
    .gist = La arat: coace și pâine
    .ruling-1 = Coci înainte să ari.
    .ruling-2 = Nu face folosibil un spațiu pe care nimic altceva nu este posibil.
    .ruling-3 = Nu poți coace grâna fără de care spațiul nu ar putea fi folosit.
    .ruling-4 = Este o acțiune „coace pâine”: Moara olandeză își adaugă hrana.
# Sleeping Corner
card-A026 = Colț de dormit
    .text = Poți folosi un spațiu cu dorința de copii pe care se află deja un singur alt jucător.
    .gist = Copii, chiar cu alt jucător acolo
    .ruling-1 = Un părinte și nou-născutul lui contează acolo ca un singur jucător.
    .ruling-2 = Dacă acolo sunt alți doi jucători, sau un membru al familiei tale, spațiul rămâne închis.
    .ruling-3 = Ca întotdeauna, îți trebuie loc și un membru al familiei în rezervă.
# Manger
card-A032 = Iesle
    .text = La sfârșit: 1/2/3/4 puncte dacă pășunile tale acoperă cel puțin 6/7/8/10 spații ale fermei.
    .gist = Puncte de la 6 spații de pășune
    .ruling-1 = Contează doar cea mai înaltă treaptă atinsă.
    .ruling-2 = Grajdurile din afara pășunilor nu adaugă nimic.
# Big Country
card-A033 = Moșie întinsă
    .text = Pentru fiecare rundă întreagă care mai urmează primești imediat 1 punct și 2 de hrană.
    .gist = 1 punct și 2 de hrană pe rundă care urmează
    .ruling-1 = Jucată în runda 10, aduce 4 puncte și 8 de hrană, fiindcă mai urmează 4 runde.
# Wool Blankets
card-A038 = Pături de lână
    .text = La sfârșit: 3 puncte dacă locuiești într-o colibă de lemn, 2 puncte dacă este de argilă.
    .gist = La sfârșit: 3 puncte în lemn, 2 în argilă
    .ruling-1 = Trebuie să ai oile când joci cartea, dar nu le plătești.
    .ruling-2 = Într-o casă de piatră nu aduc nimic.
# Pond Hut
card-A044 = Coliba de la iaz
    .text = Pune 1 hrană pe fiecare dintre următoarele 3 spații de rundă; o primești la începutul acelor runde.
    .gist = 1 hrană în următoarele 3 runde
    .ruling-1 = Ocupațiile jucate mai târziu nu schimbă nimic.
    .ruling-2 = Hrana poate plăti alte efecte de la același început de rundă.
# Milk Jug
card-A050 = Ulcior de lapte
    .text = De fiecare dată când cineva, chiar și tu, folosește Târgul de bovine, primești 3 de hrană și toți ceilalți câte 1 hrană.
    .gist = Târgul de bovine folosit: 3 de hrană
    .ruling-1 = Hrana vine înainte ca bovinele să fie luate.
    .ruling-2 = Îți dă hrana și când joci de unul singur.
    .ruling-3 = În tura altui jucător acționează întâi cărțile lui: 1 hrană vine prea târziu pentru Negustor de animale.
# Claypipe
card-A053 = Pipă de lut
    .text = La întoarcerea acasă primești 2 de hrană dacă în faza de muncă ai primit cel puțin 7 resurse de construcție.
    .gist = 7 resurse într-o rundă: 2 de hrană
    .ruling-1 = Ce ai cheltuit între timp se numără și el.
    .ruling-2 = Ce vine la începutul rundei nu se numără.
    .ruling-3 = Ce primești printr-un schimb sau în tura altui jucător se numără.
    .ruling-4 = Ce ai primit mai devreme în faza de muncă în care joci cartea se numără.
# Junk Room
card-A055 = Debara
    .text = Primești 1 hrană după fiecare îmbunătățire pe care o construiești sau o joci, inclusiv aceasta.
    .gist = Fiecare îmbunătățire: 1 hrană
    .ruling-1 = O Plită luată prin returnarea unei Vetre se numără.
    .ruling-2 = Hrana vine după efectul îmbunătățirii: nu poate ajuta la plata ei.
    .ruling-3 = O carte de călătorie se numără când o joci.
# Basket
card-A056 = Coș
    .text = Imediat după ce folosești un spațiu de acumulare cu lemn, poți lăsa acolo 2 lemne și primi 3 de hrană.
    .gist = Spații cu lemn: 2 lemne pentru 3 de hrană
    .ruling-1 = Poți da lemn din stocul tău, chiar dacă ai luat mai puțin de 2.
    .ruling-2 = Hrana vine prea târziu pentru ce vând alte cărți la aceeași folosire.
    .ruling-3 = Dacă ai și Culegătoarea de ciuperci, alegi care acționează prima.
# Dutch Windmill
card-A063 = Moară olandeză
    .text = De fiecare dată când coci pâine în runda de după o recoltă (5, 8, 10, 12 sau 14), primești încă 3 de hrană.
    .gist = Pâine după recoltă: încă 3 de hrană
    .ruling-1 = Ea însăși nu coace nimic: îți trebuie o îmbunătățire de coacere.
    .ruling-2 = Dă hrana pentru fiecare acțiune „coace pâine” din acea rundă.
# Corn Scoop
card-A067 = Lopată de grâne
    .text = De fiecare dată când folosești Semințe de grâu, primești încă 1 grână.
    .gist = Semințe de grâu: încă 1 grână
    .ruling-1 = Grâna vine la timp ca să devină hrană și să plătească Hrănitorul de bovine.
# Large Greenhouse
card-A069 = Seră mare
    .text = Pune câte 1 legumă pe spațiile rundelor a 4-a, a 7-a și a 9-a care urmează; o primești la începutul acelor runde.
    .gist = 1 legumă peste 4, 7 și 9 runde
    .ruling-1 = Ce ar veni după runda 14 se pierde.
# Clearing Spade
card-A071 = Cazma de defrișat
    .text = Oricând poți muta 1 cultură de pe un câmp cu cel puțin 2 pe un câmp gol.
    .gist = Mută 1 cultură pe un câmp gol
    .ruling-1 = O grână nu poate merge pe Câmpul de fasole.
    .ruling-2 = Poți lua și de pe Câmpul de fasole și de pe celelalte câmpuri ale cărților.
    .ruling-3 = Câmpul care primește cultura contează imediat, de exemplu pentru o cerință.
    .ruling-4 = O poți folosi între două efecte de la începutul unei runde, de exemplu pe un câmp abia arat.
    .ruling-5 = Poți umple câmpul gol după plata Asolamentului trienal și înainte de recoltarea câmpurilor.
# Lumber Mill
card-A075 = Joagăr
    .text = Fiecare îmbunătățire te costă cu 1 lemn mai puțin.
    .gist = Îmbunătățiri: cu 1 lemn mai puțin
    .ruling-1 = Camerele, grajdurile și gardurile costă la fel ca înainte.
    .ruling-2 = O îmbunătățire care nu costă lemn nu devine mai ieftină.
# Canoe
card-A078 = Canoe
    .text = De fiecare dată când folosești Pescuitul, primești în plus 1 hrană și 1 stuf.
    .gist = Pescuitul: încă 1 hrană și 1 stuf
    .ruling-1 = Stuful se numără pentru Pipa de lut.
    .ruling-2 = Acționează împreună cu Harponistul la aceeași folosire.
# Stone Tongs
card-A080 = Clește de piatră
    .text = De fiecare dată când folosești un spațiu de acumulare cu piatră, primești încă 1 piatră.
    .gist = Spații cu piatră: încă 1 piatră
    .ruling-1 = O carieră fără piatră nu poate fi folosită doar pentru această carte.
    .ruling-2 = Pe Târgul de resurse nu primești nimic în plus: acolo nu se acumulează piatră.
# Shepherd's Crook
card-A083 = Toiag ciobănesc
    .text = De fiecare dată când îngrădești cel puțin 4 spații de teren deschis într-o singură pășune nouă, primești imediat 2 oi.
    .gist = Pășune nouă de 4 sau mai mult: 2 oi
    .ruling-1 = Două astfel de pășuni într-o acțiune aduc 4 oi.
    .ruling-2 = Contează situația de la sfârșitul acțiunii.
    .ruling-3 = O parte desprinsă dintr-o pășune veche nu aduce nimic.
    .ruling-4 = Terenul nou de lângă o pășune veche contează dacă devine el singur o pășune.
    .ruling-5 = Pentru oi poți muta sau elibera alte animale.
# Mini Pasture
card-B002 = Pășune mică
    .text = Îngrădește un singur spațiu al fermei fără să plătești lemn; lângă pășunile tale, dacă ai.
    .gist = Îngrădește gratuit 1 spațiu
    .ruling-1 = Nu o poți juca fără un spațiu potrivit sau fără destule garduri.
    .ruling-2 = Nu este o acțiune de construit garduri: Îngrijitorul de garduri vii nu schimbă nimic.
    .ruling-3 = Nu poate împărți o pășune.
    .ruling-4 = Pe spațiu se poate afla un grajd.
    .ruling-5 = Dacă joci de unul singur, iese din joc.
# Market Stall
card-B008 = Tarabă
    .text = Primești 1 legumă.
    .gist = 1 legumă
    .ruling-1 = Dacă joci de unul singur, iese din joc.
# Caravan
card-B010 = Căruță cu coviltir
    .text = Un membru al familiei poate locui în ea. Nu este o cameră.
    .gist = Loc pentru încă un membru al familiei
    .ruling-1 = Face loc pentru creșterea familiei.
    .ruling-2 = Cărțile care îți numără camerele nu o iau în seamă.
# Carpenter's Parlor
card-B013 = Salonul dulgherului
    .text = O cameră de lemn te costă 2 lemne și 2 stuf.
    .gist = Cameră de lemn: 2 lemne și 2 stuf
    .ruling-1 = Cu Dulgherul plătești costul mai mic dintre cele două.
    .ruling-2 = Culegătorul de vreascuri poate înlocui și stuful din acest cost.
# Mining Hammer
card-B016 = Ciocan de miner
    .text = Primești 1 hrană. De fiecare dată când renovezi, poți construi 1 grajd gratuit.
    .gist = 1 hrană; la renovare, 1 grajd gratuit
    .ruling-1 = Nu acționează la renovarea după care îl joci în aceeași tură.
    .ruling-2 = O renovare dată de altă carte se numără.
    .ruling-3 = Cu Conservatorul, trecerea de la lemn la piatră este o singură renovare.
# Moldboard Plow
card-B019 = Plug cu cormană
    .text = De două ori în joc, când folosești Teren arabil, poți ara încă un câmp.
    .gist = Teren arabil: încă 1 câmp, de două ori
    .ruling-1 = Câmpul în plus vine înaintea celui de la Teren arabil.
    .ruling-2 = Trebuie să lase un spațiu pentru câmpul de la Teren arabil.
    .ruling-3 = Dacă refuzi, câmpul în plus rămâne pentru altă dată.
    .ruling-4 = Nu acționează pe Cultivarea.
# Lasso
card-B024 = Lasou
    .text = Poți plasa doi membri ai familiei unul după altul dacă unul dintre ei folosește Târgul de oi, Târgul de porci sau Târgul de bovine.
    .gist = Doi membri la rând, unul la un târg
    .ruling-1 = Primul poate merge oriunde dacă al doilea merge la unul dintre aceste târguri.
    .ruling-2 = Îți trebuie un al doilea membru al familiei acasă.
    .ruling-3 = Următoarea ta tură vine ca de obicei.
    .ruling-4 = Cele două plasări sunt două ture, iar cărțile acționează la fiecare.
    .ruling-5 = Nu are efect în tura în care îl joci.
    .ruling-6 = Al doilea poate fi un nou-născut crescut de Părinții adoptivi.
# Bread Paddle
card-B025 = Lopată de pâine
    .text = Primești 1 hrană. De fiecare dată când joci o ocupație, poți și să coci pâine.
    .gist = 1 hrană; la fiecare ocupație coace pâine
    .ruling-1 = Ocupația acționează întâi: grânele pe care le aduce pot fi coapte.
    .ruling-2 = O ocupație jucată printr-o altă carte se numără.
# Mantlepiece
card-B033 = Poliță de șemineu
    .text = Primești 1 punct bonus pentru fiecare rundă întreagă care mai urmează. De acum nu mai poți renova.
    .gist = 1 punct pe rundă; fără renovări
    .ruling-1 = Jucată în runda 14, nu aduce niciun punct.
    .ruling-2 = O poți juca imediat după o renovare, în aceeași tură.
    .ruling-3 = Nicio carte nu te mai lasă să renovezi.
# Bottles
card-B036 = Sticle
    .text = Costă 1 argilă și 1 hrană pentru fiecare membru al familiei tale, cu tot cu nou-născuți.
    .gist = 4 puncte; de membru: argilă și hrană
    .ruling-1 = Hrana poate fi gătită în timpul plății.
# Loom
card-B039 = Război de țesut
    .text = În faza câmpurilor primești 1/2/3 de hrană pentru 1/4/7 oi. La sfârșit, 1 punct la fiecare 3 oi.
    .gist = Hrană pentru oi; 1 punct la fiecare 3
    .ruling-1 = Contează doar cea mai înaltă treaptă de hrană atinsă.
    .ruling-2 = Putineiul își dă și el hrana pentru aceleași oi.
# Strawberry Patch
card-B045 = Strat de căpșuni
    .text = Pune 1 hrană pe fiecare dintre următoarele 3 spații de rundă; o primești la începutul acelor runde.
    .gist = 1 hrană în următoarele 3 runde
    .ruling-1 = Câmpul de fasole este un câmp cu legume cât timp are legume pe el.
    .ruling-2 = Ce ar veni după runda 14 se pierde.
# Herring Pot
card-B047 = Oală cu heringi
    .text = De fiecare dată când folosești Pescuitul, pune 1 hrană pe fiecare dintre următoarele 3 spații de rundă; vine odată cu acele runde.
    .gist = Pescuitul: 1 hrană în următoarele 3 runde
    .ruling-1 = Fiecare folosire se adaugă la ce se află deja pe spațiile de rundă.
    .ruling-2 = În runda 14 nu are ce să dea.
    .ruling-3 = Fără hrană pe Pescuit, spațiul nu poate fi folosit doar pentru această carte.
# Butter Churn
card-B050 = Putinei
    .text = În faza câmpurilor primești 1 hrană la fiecare 3 oi și 1 hrană la fiecare 2 bovine.
    .gist = La recoltă: hrană pentru oi și bovine
    .ruling-1 = Acționează mai departe și dacă joci apoi alte ocupații.
    .ruling-2 = Oile și bovinele se numără separat.
# Brook
card-B056 = Pârâu
    .text = De fiecare dată când folosești Stufărișul, Groapa de argilă, Pădurea sau cartea de pe spațiul rundei 1, primești încă 1 hrană.
    .gist = Patru spații dau încă 1 hrană
    .ruling-1 = Membrul familiei trebuie să se afle pe Pescuit când joci cartea.
    .ruling-2 = Hrana poate ajuta la plata a ce faci pe spațiu.
# Scullery
card-B057 = Spălător de vase
    .text = La începutul fiecărei runde primești 1 hrană dacă locuiești într-o colibă de lemn.
    .gist = Colibă de lemn: 1 hrană pe rundă
    .ruling-1 = Începe cu runda de după cea în care îl joci.
# Three-Field Rotation
card-B061 = Asolament trienal
    .text = La începutul fazei câmpurilor primești 3 de hrană dacă ai un câmp cu grâne, un câmp cu legume și un câmp gol.
    .gist = Grâne, legume, câmp gol: 3 de hrană
    .ruling-1 = Un câmp golit de aceeași recoltă nu contează.
    .ruling-2 = Câmpul de fasole contează, semănat sau gol.
# Pitchfork
card-B062 = Furcă
    .text = De fiecare dată când folosești Semințe de grâu în timp ce cineva se află pe Teren arabil, primești încă 3 de hrană.
    .gist = Semințe, Teren arabil ocupat: 3 de hrană
    .ruling-1 = Pe Teren arabil poate fi și un membru al familiei tale.
# Sack Cart
card-B066 = Cărucior pentru saci
    .text = Pune câte 1 grână pe spațiile rundelor 5, 8, 11 și 14 care mai urmează; o primești la începutul acelei runde.
    .gist = 1 grână în rundele 5, 8, 11 și 14
    .ruling-1 = Jucat la începutul unei runde, vine prea târziu pentru acea rundă.
# Beanfield
card-B068 = Câmp de fasole
    .text = Această carte este un câmp pe care cresc doar legume.
    .gist = Un câmp doar pentru legume
    .ruling-1 = Nu este un cartonaș cu câmp, nici la punctaj, nici ca vecin al următorului câmp.
    .ruling-2 = Legumele de pe el contează la punctaj.
    .ruling-3 = Se seamănă din nou doar când este gol.
    .ruling-4 = Cât timp are legume pe el, este un câmp cu legume.
# Thick Forest
card-B074 = Pădure deasă
    .text = Pune 1 lemn pe fiecare spațiu de rundă cu număr par care mai urmează; îl primești la începutul acelei runde.
    .gist = 1 lemn în fiecare rundă pară
    .ruling-1 = Argila este necesară, dar nu se plătește.
    .ruling-2 = Argila trebuie să fie în stocul tău: cât joci cartea nu poți schimba nimic pentru ea.
# Loam Pit
card-B077 = Groapă de lut
    .text = De fiecare dată când folosești Muncitorul de zi, primești și 3 argile.
    .gist = Muncitorul de zi: și 3 argile
    .ruling-1 = Argila poate plăti Clăcașul în aceeași tură, dacă această carte acționează întâi.
# Hard Porcelain
card-B080 = Porțelan tare
    .text = Oricând poți schimba 2/3/4 argile pentru 1/2/3 pietre.
    .gist = 2, 3, 4 argile pentru 1, 2, 3 pietre
    .ruling-1 = Îl poți folosi iar și iar: 8 argile în două schimburi dau 6 pietre.
    .ruling-2 = Îl poți folosi în mijlocul unei plăți.
# Acorns Basket
card-B084 = Coș cu ghinde
    .text = Pune câte 1 porc sălbatic pe următoarele 2 spații de rundă; îl primești la începutul acelor runde.
    .gist = 1 porc sălbatic în următoarele 2 runde
    .ruling-1 = Un porc sălbatic fără loc poate fi gătit sau pleacă.
    .ruling-2 = Un grajd construit de Grăjdar la același început de rundă îl poate primi.
    .ruling-3 = Jucat la începutul unei runde, începe cu runda următoare.
    .ruling-4 = Ce ar veni după runda 14 se pierde.
