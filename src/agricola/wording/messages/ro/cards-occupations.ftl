# Ocupațiile ediției revizuite, după numărul lor: nume, text, rezumat pentru mână și lămuriri, cu vorbele noastre.

# Animal Tamer
card-A086 = Îmblânzitor de animale
    .text = Ia imediat 1 lemn sau 1 grână. De acum fiecare cameră a casei tale ține 1 animal de orice specie.
    .gist = 1 lemn sau grână; 1 animal pe cameră
    .ruling-1 = Animalul pe care îl ține orice casă intră în acest număr.
    .ruling-2 = Speciile pot fi diferite de la o cameră la alta.
    .ruling-3 = O cameră nouă contează imediat.
# Conservator
card-A087 = Conservator
    .text = Poți renova o colibă de lemn direct în piatră, la costul unei renovări în piatră.
    .gist = Din lemn direct în piatră
    .ruling-1 = Costul este 1 piatră pentru fiecare cameră și 1 stuf.
    .ruling-2 = Poți în continuare să renovezi în argilă.
    .ruling-3 = Tencuitorul nu dă nimic pentru această trecere.
    .ruling-4 = Constructorul de colibe de argilă și Servitorul acționează la această trecere.
# Hedge Keeper
card-A088 = Îngrijitor de garduri vii
    .text = De fiecare dată când faci o acțiune de construit garduri, până la 3 dintre gardurile ei sunt gratuite.
    .gist = 3 garduri gratuite de fiecare dată
    .ruling-1 = Pășunea mică nu este o acțiune de construit garduri.
    .ruling-2 = Cele 3 garduri sunt pentru toată acțiunea, și din nou la fiecare acțiune următoare.
    .ruling-3 = Poți construi garduri fără să plătești lemn dacă nu sunt mai mult de 3.
    .ruling-4 = Cu Argila bătută, gardurile gratuite se scad înainte de alegerea între lemn și argilă.
# Plow Driver
card-A090 = Plugar
    .text = Cât timp locuiești într-o casă de piatră: pentru 1 hrană la începutul unei runde poți ara 1 câmp.
    .gist = Casă de piatră: 1 hrană, ari 1 câmp
    .ruling-1 = Dacă este jucat prin Cărturar, îl poți folosi imediat, la același început de rundă.
    .ruling-2 = Hrana de pe spațiul de rundă îl poate plăti.
# Adoptive Parents
card-A092 = Părinți adoptivi
    .text = Pentru 1 hrană poți plasa un nou-născut chiar în runda nașterii; atunci contează ca adult.
    .gist = 1 hrană: nou-născutul muncește imediat
    .ruling-1 = La recolta acelei runde copilul mănâncă la fel ca un adult: 2 de hrană, sau 3 dacă joci de unul singur.
    .ruling-2 = Copilul se plasează într-o tură a lui, când îți vine rândul.
    .ruling-3 = Poți juca această carte după naștere și o poți folosi în aceeași rundă.
    .ruling-4 = Dacă refuzi, întrebarea revine la următoarele tale ture din faza de muncă.
# Stable Architect
card-A098 = Arhitect de grajduri
    .text = La sfârșit: 1 punct pentru fiecare grajd neîngrădit.
    .gist = 1 punct pe grajd neîngrădit
    .ruling-1 = Niciun grajd nu contează și aici, și ca grajd îngrădit.
# Grocer
card-A102 = Băcan
    .text = Pe această carte se află un teanc, de sus în jos: lemn, grână, stuf, piatră, legumă, argilă, stuf, legumă. Oricând poți cumpăra pentru 1 hrană ce este deasupra.
    .gist = Cumperi 8 bunuri, 1 hrană fiecare
    .ruling-1 = Poți cumpăra mai multe bunuri la rând, chiar și în mijlocul unei plăți.
    .ruling-2 = Grânele și legumele din teanc pot deveni hrană pentru următoarea cumpărare.
    .ruling-3 = Poți cumpăra și în timpul unei acțiuni: hrana din pâinea abia coaptă poate plăti sămânța următoare.
    .ruling-4 = Poate plăti și o grână pe care o coci în aceeași acțiune.
    .ruling-5 = Bunurile de pe această carte nu sunt ale tale și nu aduc puncte.
# Mushroom Collector
card-A108 = Culegătoare de ciuperci
    .text = Imediat după ce folosești un spațiu de acumulare cu lemn, poți pune înapoi 1 lemn și lua 2 de hrană.
    .gist = Spații cu lemn: 1 lemn pentru 2 de hrană
    .ruling-1 = Poți da un lemn din stocul tău, chiar dacă nu ai luat niciunul de acolo.
    .ruling-2 = Lemnul de la Tăietorul de lemne poate fi cel pe care îl pui înapoi.
    .ruling-3 = Dacă ai și Coșul, alegi care acționează prima.
# Roughcaster
card-A110 = Tencuitor
    .text = Primești 3 de hrană de fiecare dată când construiești camere de argilă și de fiecare dată când renovezi din argilă în piatră.
    .gist = În argilă, camere sau renovare: 3 de hrană
    .ruling-1 = Mai multe camere de argilă într-o acțiune aduc 3 de hrană în total.
    .ruling-2 = Hrana vine după plata camerelor.
    .ruling-3 = Trecerea de la lemn la piatră prin Conservator nu aduce nimic.
# Wall Builder
card-A111 = Constructor de ziduri
    .text = De fiecare dată când construiești camere, poți pune 1 hrană pe fiecare dintre următoarele 4 spații de rundă, pentru începutul acelor runde.
    .gist = Camere construite: câte 1 hrană în 4 runde
    .ruling-1 = Mai multe camere într-o acțiune pun hrana o singură dată.
    .ruling-2 = Ce ar veni după runda 14 se pierde.
# Scythe Worker
card-A112 = Cosaș
    .text = Ia imediat 1 grână. În faza câmpurilor, fiecare câmp cu grâne poate da încă 1 grână.
    .gist = 1 grână; câmpurile cu grâne dau încă 1
    .ruling-1 = Hotărăști pentru fiecare câmp în parte.
    .ruling-2 = Un câmp cu o singură grână nu dă nimic în afară de ea.
# Seasonal Worker
card-A114 = Muncitor sezonier
    .text = De fiecare dată când folosești Muncitorul de zi, primești și 1 grână; din runda 6, dacă vrei, 1 legumă în locul ei.
    .gist = Muncitorul de zi: și 1 grână
    .ruling-1 = Alegi ordinea lui printre celelalte cărți ale tale pentru Muncitorul de zi.
# Wood Cutter
card-A116 = Tăietor de lemne
    .text = Primești încă 1 lemn de fiecare dată când folosești un spațiu de acumulare cu lemn.
    .gist = Spații cu lemn: încă 1 lemn
    .ruling-1 = Un spațiu fără lemn nu poate fi folosit doar pentru această carte.
    .ruling-2 = Și spațiul cu lemn de pe un cartonaș suplimentar se numără.
# Firewood Collector
card-A119 = Strângător de lemne de foc
    .text = Primești 1 lemn la sfârșitul turei tale pe Teren arabil, Cultivarea, Semințe de grâu sau Folosirea grânelor.
    .gist = Spații cu câmpuri și grâne: 1 lemn
    .ruling-1 = Lemnul vine după tot restul turei: nu poate plăti nimic în ea.
    .ruling-2 = Cele două plasări ale Lasoului sunt două ture.
# Clay Hut Builder
card-A120 = Constructor de colibe de argilă
    .text = De îndată ce locuiești într-o casă de argilă sau de piatră, pune 2 argile pe fiecare dintre următoarele 5 spații de rundă, pentru începutul acelor runde.
    .gist = Casă de argilă: câte 2 argile în 5 runde
    .ruling-1 = Jucat într-o casă de argilă sau de piatră, acționează imediat.
    .ruling-2 = Acționează o singură dată în joc.
    .ruling-3 = Jucat prin Cărturar, nu mai prinde runda care abia a început.
    .ruling-4 = Ce ar veni după runda 14 se pierde.
# Frame Builder
card-A123 = Constructor de cadre
    .text = La fiecare cameră și la fiecare renovare, 1 lemn poate înlocui 2 dintre argilele sau 2 dintre pietrele datorate.
    .gist = 1 lemn pentru 2 argile sau 2 pietre
    .ruling-1 = Hotărăști pentru fiecare cameră.
    .ruling-2 = O renovare este un singur schimb, oricâte camere ai avea.
    .ruling-3 = Se aplică la un cost stabilit de altă carte și la ce rămâne după o reducere.
# Priest
card-A125 = Preot
    .text = Dacă locuiești acum într-o colibă de argilă cu exact 2 camere, ia 3 argile, 2 stuf și 2 pietre.
    .gist = Argilă, 2 camere: argilă, stuf, piatră
    .ruling-1 = În orice altă casă îl poți juca, dar nu va aduce niciodată nimic.
    .ruling-2 = Căruța cu coviltir nu adaugă o cameră.
# Braggart
card-A133 = Lăudăros
    .text = La sfârșit: 2/3/4/5/7/9 puncte dacă în fața ta se află cel puțin 5/6/7/8/9/10 îmbunătățiri.
    .gist = Puncte de la 5 îmbunătățiri
    .ruling-1 = Îmbunătățirile majore și minore contează la fel.
    .ruling-2 = Cărțile de călătorie pe care le-ai dat mai departe nu contează.
# Harpooner
card-A138 = Harponist
    .text = De fiecare dată când folosești Pescuitul, poți plăti 1 lemn pentru 1 stuf și atâta hrană câți membri are familia ta.
    .gist = Pescuitul: 1 lemn pentru stuf și hrană
    .ruling-1 = Nou-născuții sunt membri ai familiei.
    .ruling-2 = O poți face o dată la fiecare folosire.
# Stonecutter
card-A143 = Pietrar
    .text = Fiecare îmbunătățire, fiecare cameră și fiecare renovare te costă cu 1 piatră mai puțin.
    .gist = Construitul costă cu 1 piatră mai puțin
    .ruling-1 = Dacă nu se datorează piatră, nu primești nimic înapoi.
    .ruling-2 = Într-o acțiune fiecare cameră devine mai ieftină; o renovare devine o singură dată.
    .ruling-3 = Se adaugă la alte reduceri.
# Animal Dealer
card-A147 = Negustor de animale
    .text = De fiecare dată când folosești Târgul de oi, Târgul de porci sau Târgul de bovine, poți cumpăra încă 1 animal din acea specie pentru 1 hrană.
    .gist = Târguri: încă un animal pentru 1 hrană
    .ruling-1 = Ce aduce spațiul vine prea târziu ca să îl plătească.
    .ruling-2 = Un animal fără loc poate fi gătit imediat.
# Conjurer
card-A155 = Scamator
    .text = De fiecare dată când folosești Actori ambulanți, primești și 1 lemn și 1 grână.
    .gist = Actori ambulanți: 1 lemn și 1 grână
    .ruling-1 = Un spațiu fără hrană nu poate fi folosit doar pentru această carte.
# Lutenist
card-A160 = Cântăreț la lăută
    .text = Când un alt jucător folosește Actori ambulanți, primești 1 hrană și 1 lemn; imediat după aceea poți cumpăra 1 legumă pentru 2 de hrană.
    .gist = Alții folosesc actorii: hrană și lemn
    .ruling-1 = Hrana abia primită poate ajuta la plata legumei.
    .ruling-2 = Întrebarea vine imediat după acea folosire, oriunde ai sta la masă.
# Pig Breeder
card-A165 = Crescător de porci
    .text = Ia imediat 1 porc sălbatic. La sfârșitul rundei 12 porcii tăi sălbatici se reproduc, dacă puiul găsește loc.
    .gist = 1 porc sălbatic; se reproduc după runda 12
    .ruling-1 = Îți trebuie doi porci sălbatici, și nicio altă specie nu se reproduce.
    .ruling-2 = Poți elibera alte animale ca să faci loc, sau poți refuza puiul.
    .ruling-3 = Jucat în runda 12, acționează încă în acea rundă.
# Cottager
card-B087 = Clăcaș
    .text = Când folosești Muncitorul de zi, poți întâi să construiești 1 cameră sau să renovezi, la costul obișnuit.
    .gist = Muncitor de zi: cameră sau renovare
    .ruling-1 = Toate cărțile care schimbă costuri acționează și aici.
    .ruling-2 = Nu ridică interdicția Poliței de șemineu.
# Groom
card-B089 = Grăjdar
    .text = Primești 1 lemn. Într-o casă de piatră poți construi 1 grajd pentru 1 lemn la începutul fiecărei runde.
    .gist = 1 lemn; casă de piatră: 1 grajd pe rundă
    .ruling-1 = Dacă este jucat prin Cărturar, îl poți folosi imediat, la același început de rundă.
    .ruling-2 = Lemnul primit la același început de rundă poate plăti grajdul.
    .ruling-3 = Un animal de pe spațiul de rundă poate aștepta grajdul.
# Assistant Tiller
card-B091 = Ajutor de plugar
    .text = Când folosești Muncitorul de zi, poți întâi să ari 1 câmp.
    .gist = Muncitorul de zi: întâi ară 1 câmp
    .ruling-1 = Alegi ordinea lui printre celelalte cărți ale tale pentru Muncitorul de zi.
# Master Bricklayer
card-B095 = Maistru zidar
    .text = Fiecare cameră în plus față de primele două scade 1 piatră din costul îmbunătățirilor tale majore.
    .gist = Majore: −1 piatră pentru camerele peste 2
    .ruling-1 = Cu 3 camere este 1 piatră.
    .ruling-2 = Dacă se datorează mai puțină piatră, nu primești nimic înapoi.
    .ruling-3 = Se adaugă la Pietrar.
# Scholar
card-B097 = Cărturar
    .text = Într-o casă de piatră poți juca o carte la începutul fiecărei runde: o ocupație pentru 1 hrană sau o îmbunătățire minoră la costul ei.
    .gist = Casă de piatră: joacă o carte pe rundă
    .ruling-1 = Joci cel mult o carte pe rundă.
    .ruling-2 = Bunurile pe care cartea le pune pe spații de rundă încep cu runda următoare.
    .ruling-3 = O carte pentru începutul unei runde acționează la același început de rundă.
    .ruling-4 = Hrana de pe spațiul de rundă îl poate plăti.
# Organic Farmer
card-B098 = Fermier ecologic
    .text = La sfârșit: 1 punct pentru fiecare pășune în care se află un animal și care ar mai putea ține încă 3.
    .gist = 1 punct pe pășune cu 3 locuri libere
    .ruling-1 = Animalele tale sunt așezate cum îți este mai bine.
    .ruling-2 = Înainte de punctare poți elibera animale ca să câștigi aici mai multe puncte.
    .ruling-3 = Grajdurile și Adăpătoarea măresc locul care contează.
# Tutor
card-B099 = Preceptor
    .text = La sfârșit: 1 punct pentru fiecare ocupație pe care ai jucat-o după aceasta.
    .gist = 1 punct pe ocupație jucată după aceasta
    .ruling-1 = O ocupație jucată printr-o altă carte se numără.
# Consultant
card-B102 = Consilier
    .text = Primești 2 grâne de unul singur, 3 argile în doi, 2 stuf în trei, 2 oi în patru.
    .gist = Grâne, argilă, stuf sau oi, după jucători
    .ruling-1 = Oile fără loc pot fi gătite sau pleacă.
# Sheep Walker
card-B104 = Plimbătoare de oi
    .text = Oricând poți da 1 oaie a ta pentru o piatră, o legumă sau un porc sălbatic.
    .gist = 1 oaie pentru piatră, legumă sau porc
    .ruling-1 = O poți face și între reproducere și runda următoare, și înainte de punctare.
    .ruling-2 = Nu o poți face în timpul reproducerii.
    .ruling-3 = Poate fi dată doar o oaie care a găsit loc în ferma ta.
    .ruling-4 = Când sosesc animale, o oaie care era deja acolo poate fi dată ca să facă loc unuia dintre ele.
    .ruling-5 = Porcul sălbatic are nevoie de loc.
# Manservant
card-B107 = Servitor
    .text = De îndată ce locuiești într-o casă de piatră, câte 3 de hrană merg pe fiecare spațiu de rundă rămas.
    .gist = Casă de piatră: 3 de hrană pe rundă
    .ruling-1 = Jucat într-o casă de piatră, acționează imediat.
    .ruling-2 = Jucat prin Cărturar, începe cu runda următoare.
    .ruling-3 = Acționează o singură dată în joc.
# Oven Firing Boy
card-B108 = Băiatul de la cuptor
    .text = Când folosești un spațiu de acumulare cu lemn, poți întâi să coci pâine.
    .gist = Spații cu lemn: întâi coace pâine
    .ruling-1 = Este o acțiune „coace pâine”: Moara olandeză își adaugă hrana.
    .ruling-2 = Dumbrava și Crângul sunt și ele asemenea spații.
# Paper Maker
card-B109 = Fabricant de hârtie
    .text = Chiar înainte de a juca o altă ocupație poți plăti 1 lemn: 1 hrană pentru fiecare ocupație pe care o ai atunci.
    .gist = 1 lemn: 1 hrană pentru fiecare ocupație
    .ruling-1 = Hrana poate plăti ocupația.
    .ruling-2 = Ocupația pe care urmează să o joci nu se numără.
# Childless
card-B114 = Fără copii
    .text = Cât timp familia ta are doar 2 membri și cel puțin 3 camere, fiecare rundă începe pentru tine cu 1 hrană și, la alegere, 1 grână sau 1 legumă.
    .gist = 2 membri, 3 camere: hrană și o cultură
    .ruling-1 = Căruța cu coviltir nu adaugă o cameră.
# Small-scale Farmer
card-B118 = Mic fermier
    .text = Cât timp casa ta are doar 2 camere, fiecare rundă începe pentru tine cu 1 lemn.
    .gist = Casă cu 2 camere: 1 lemn pe rundă
    .ruling-1 = Căruța cu coviltir nu adaugă o cameră.
    .ruling-2 = Jucat în faza de muncă, începe cu runda următoare.
# Geologist
card-B121 = Geolog
    .text = 1 argilă când folosești Pădurea sau Stufărișul; cu 3 sau mai mulți jucători, și când folosești Groapa de argilă.
    .gist = Pădurea, Stufărișul: 1 argilă
    .ruling-1 = Alte spații cu lemn sau argilă, ca Dumbrava sau Vâlceaua, nu aduc nimic.
# Roof Ballaster
card-B123 = Lestator de acoperișuri
    .text = Poți plăti o singură dată 1 hrană pentru atâtea pietre câte camere are casa ta.
    .gist = 1 hrană: 1 piatră pe cameră, o dată
    .ruling-1 = Se plătește pe lângă costul ocupației.
    .ruling-2 = Poți juca cartea fără să o faci, dar mai târziu nu mai poți.
# Carpenter
card-B126 = Dulgher
    .text = Camerele te costă 3 bucăți din materialul casei tale și 2 stuf.
    .gist = Camere: 3 din material și 2 stuf
    .ruling-1 = O renovare costă la fel ca înainte.
    .ruling-2 = Într-o colibă de lemn cu Salonul dulgherului plătești costul mai mic dintre cele două.
    .ruling-3 = Constructorul de cadre se poate aplica la acest cost.
# House Steward
card-B136 = Majordom
    .text = Cu 1/3/6/9 runde întregi rămase primești 1/2/3/4 lemne. La sfârșit: 3 puncte pentru fiecare jucător cu cele mai multe camere.
    .gist = Lemn; 3 puncte: cele mai multe camere
    .ruling-1 = În runda 14 nu aduce lemn.
    .ruling-2 = Căruța cu coviltir nu adaugă o cameră.
# Greengrocer
card-B142 = Zarzavagiu
    .text = 1 legumă când folosești Semințe de grâu.
    .gist = Semințe de grâu: 1 legumă
    .ruling-1 = Leguma poate deveni hrană și poate plăti Hrănitorul de bovine la aceeași folosire.
# Brushwood Collector
card-B145 = Culegător de vreascuri
    .text = La o cameră sau la o renovare poți plăti 1 lemn în locul întregului stuf.
    .gist = La construit: 1 lemn în locul stufului
    .ruling-1 = Înlocuiești tot stuful sau deloc.
    .ruling-2 = Fiecare cameră dintr-o acțiune costă lemnul ei în locul stufului ei.
    .ruling-3 = Îmbunătățirile costă în continuare stuf.
# Storehouse Keeper
card-B156 = Magazioner
    .text = 1 argilă sau 1 grână, la alegere, când folosești Târgul de resurse.
    .gist = Târgul de resurse: 1 argilă sau 1 grână
    .ruling-1 = Trebuie să iei una dintre ele.
# Pastor
card-B163 = Paroh
    .text = O dată, de îndată ce ești singurul care locuiește în doar 2 camere: 3 lemne, 2 argile, 1 stuf și 1 piatră.
    .gist = Doar tu cu 2 camere: 7 resurse
    .ruling-1 = Acționează și în tura altui jucător, chiar și când o carte îl lasă pe acela să construiască.
    .ruling-2 = Jucat când este deja așa, acționează imediat.
# Sheep Whisperer
card-B164 = Șoptitoarea oilor
    .text = Pune câte 1 oaie pe spațiile rundelor a 2-a, a 5-a, a 8-a și a 10-a care urmează.
    .gist = 1 oaie peste 2, 5, 8 și 10 runde
    .ruling-1 = Ce ar veni după runda 14 se pierde.
    .ruling-2 = Jucată prin Cărturar, numără de la runda care abia a început.
    .ruling-3 = O oaie fără loc poate fi gătită sau pleacă.
# Cattle Feeder
card-B166 = Hrănitor de bovine
    .text = Când folosești Semințe de grâu, poți cumpăra 1 bovină pentru 1 hrană.
    .gist = Semințe de grâu: 1 bovină pentru 1 hrană
    .ruling-1 = Grâna de la Semințe de grâu vine ea însăși prea târziu ca să o plătească.
    .ruling-2 = Grâna Lopeții de grâne și leguma Zarzavagiului vin la timp.
    .ruling-3 = O bovină fără loc poate fi gătită imediat.
