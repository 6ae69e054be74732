# Cărțile ediției originale, după numărul lor: nume, text, rezumat pentru mână și lămuriri, cu vorbele noastre; apoi cuvintele de lângă ele.

# Field
card-E011 = Câmp
    .text = Ară 1 câmp.
    .gist = Ară 1 câmp
    .ruling-1 = Ară un singur câmp: nici un plug, nici Grapa nu adaugă ceva.
# Fishing Rod
card-E012 = Undiță
    .text = De fiecare dată când folosești Pescuit, primești încă 1 hrană, din runda 8 încă 2.
    .gist = Pescuit: încă 1 hrană, din runda 8 încă 2
    .ruling-1 = Se adună cu Pluta și Canoea.
# Axe
card-E013 = Secure
    .text = O cameră a colibei tale de lemn te costă 2 lemne și 2 stuf.
    .gist = Cameră de lemn: 2 lemne și 2 stuf
    .ruling-1 = Pentru o cameră folosești una dintre Secure, Dulgher, Lutuitor și Proptele de argilă.
# Baker's Oven
card-E014 = Cuptorul brutarului
    .text = Când coci pâine: câte 5 de hrană pentru cel mult 2 grâne. Când îl joci poți coace imediat pâine.
    .gist = Pâine: 5 de hrană, de 2 ori
    .ruling-1 = Un cuptor este o îmbunătățire cu acest cuvânt în nume; și acesta este un cuptor.
    .ruling-2 = O îmbunătățire majoră returnată poate fi construită din nou, una minoră iese din joc.
    .ruling-3 = Fiecare cuptor și vatră a ta coace până la limita ei.
# Baking Tray
card-E015 = Tavă de copt
    .text = Cuptorul de argilă și Cuptorul de piatră sunt pentru tine îmbunătățiri minore. Ele și Cuptorul cu lemne te costă cu 1 resursă de construcție la alegere mai puțin.
    .gist = Cuptoare: −1 resursă, 2 sunt minore
    .ruling-1 = Poți construi aceste cuptoare cu o acțiune pentru o îmbunătățire minoră.
    .ruling-2 = Le ieftinește și într-o acțiune pentru o îmbunătățire majoră.
# Building Material
card-E016 = Material de construcție
    .text = Primești 1 lemn sau 1 argilă.
    .gist = 1 lemn sau 1 argilă
# Windmill
card-E017 = Moară
    .text = Oricând: 2 de hrană pentru o grână, fără o acțiune „coace pâine”.
    .gist = 2 de hrană pentru 1 grână, fără coacere
    .ruling-1 = Nu este cuptor și nu coace pâine.
# Bean Field
card-E018 = Lan de fasole
    .text = Când semeni, poți semăna legume și pe această carte, ca pe un câmp.
    .gist = Un câmp doar pentru legume
    .ruling-1 = Cât timp are legume pe ea, contează ca un câmp cu legume.
    .ruling-2 = La punctaj nu este câmp, dar legumele de pe ea contează.
# Gypsy's Crock
card-E019 = Ceaun de șatră
    .text = 1 hrană în plus la fiecare 2 bunuri pe care le transformi deodată în hrană cu o Vatră, o Plită sau un Colț de gătit.
    .gist = Gătești 2 bunuri deodată: încă 1 hrană
    .ruling-1 = Toată hrănirea unei familii este o singură dată, iar bunurile pot fi de feluri diferite.
    .ruling-2 = Grânele coapte într-o Vatră sau o Plită se numără, cele dintr-un cuptor nu.
    .ruling-3 = Animalele gătite din lipsă de loc se numără.
    .ruling-4 = Cât timp se plasează oameni poți găti două bunuri deodată, ca toată hrana să poată plăti ceva.
    .ruling-5 = Culturile mâncate crude nu se numără.
# Simple Fireplace
card-E020 = Vatră simplă
    .text = Oricând: legumă 2 de hrană, oaie 1, porc sălbatic 2, bovină 3. Când coci pâine: 2 de hrană pentru fiecare grână.
    .gist = Gătește legume și animale; coace pâine
    .ruling-1 = Este o Vatră: o poți returna pentru o Plită, și atunci iese din joc.
# Half-timbered House
card-E021 = Casă cu grinzi
    .text = La sfârșit: 1 punct pentru fiecare cameră a casei tale de piatră, dacă nu ai Conacul.
    .gist = 1 punct pentru fiecare cameră de piatră
    .ruling-1 = Fără o casă de piatră nu valorează nimic.
    .ruling-2 = Se adună cu Șeful și Saboții.
# Raft
card-E022 = Plută
    .text = De fiecare dată când folosești Pescuit, primești încă 1 hrană sau 1 stuf.
    .gist = Pescuit: încă 1 hrană sau 1 stuf
# Manger
card-E023 = Iesle
    .text = La sfârșit: 1/2/3/4 puncte dacă pășunile tale ocupă cel puțin 6/7/8/9 spații ale fermei.
    .gist = Puncte de la 6 spații de pășune
    .ruling-1 = Spațiile tuturor pășunilor tale se adună.
# Animal Pen
card-E024 = Țarc de animale
    .text = Pune 2 de hrană pe fiecare spațiu de rundă care mai urmează; le primești la începutul acelei runde.
    .gist = 2 de hrană în fiecare rundă care urmează
    .ruling-1 = Runda curentă nu se numără.
# Spices
card-E025 = Mirodenii
    .text = Încă 1 hrană pentru fiecare legumă pe care o transformi în hrană cu o Vatră, o Plită sau un Colț de gătit.
    .gist = Legume gătite: încă 1 hrană
    .ruling-1 = Se aplică la fiecare legumă.
# Plane
card-E026 = Rindea
    .text = De fiecare dată când transformi 1 lemn în hrană cu Tâmplăria, Gaterul sau Tâmplarul de mobilă, primești încă 1 hrană sau transformi un al doilea lemn în 2 de hrană.
    .gist = Lemn transformat în hrană: încă 1 hrană
    .ruling-1 = Cu mai multe dintre aceste cărți ajută într-o recoltă la fiecare.
    .ruling-2 = Singură nu transformă lemn în hrană.
# Wood-fired Oven
card-E027 = Cuptor cu lemne
    .text = Când coci pâine: 3 de hrană pentru fiecare grână. Când îl joci poți coace imediat pâine.
    .gist = Pâine: 3 de hrană pentru fiecare grână
    .ruling-1 = Este un cuptor și poate fi returnat pentru altă carte.
# Clogs
card-E028 = Saboți
    .text = La sfârșit: 1 punct pentru o colibă de argilă, 2 pentru o casă de piatră.
    .gist = Argilă: 1 punct; piatră: 2 puncte
    .ruling-1 = Punctează casa chiar dacă o punctează și alte cărți.
# Shepherd's Pipe
card-E029 = Fluier ciobănesc
    .text = O pășune în care ții oi ține încă 2 oi. Un grajd neîngrădit ține până la 2 oi.
    .gist = Pășuni: încă 2 oi; grajduri: 2
    .ruling-1 = Cu Micul gospodar, o pășune pentru 2 ține 5 oi.
    .ruling-2 = Grajdul Maistrului grăjdar ține 3 animale, și cu el nu mai mult.
# Canoe
card-E030 = Canoe
    .text = De fiecare dată când folosești Pescuit, primești încă 1 hrană și 1 stuf.
    .gist = Pescuit: încă 1 hrană și 1 stuf
# Carp Pond
card-E031 = Iaz cu crapi
    .text = Pune 1 hrană pe fiecare spațiu de rundă cu număr impar care mai urmează; o primești la începutul acelei runde.
    .gist = 1 hrană în fiecare rundă impară
    .ruling-1 = Contează îmbunătățirile majore și minore.
# Potato Dibber
card-E032 = Plantator de cartofi
    .text = Pe fiecare câmp pe care îl semeni cu legume vine încă 1 legumă din stoc.
    .gist = Legume semănate: încă 1 pe câmp
    .ruling-1 = O primesc și cărțile cu câmp pentru legume.
# Ceramics
card-E033 = Ceramică
    .text = Primești imediat 2 de hrană. Olăria este pentru tine o îmbunătățire minoră și nu te costă nimic.
    .gist = 2 de hrană; Olăria gratuită, ca minoră
    .ruling-1 = Un cuptor este o îmbunătățire cu acest cuvânt în nume; nu trebuie să îl păstrezi.
    .ruling-2 = Poți construi Olăria în orice acțiune pentru o îmbunătățire.
# Basket
card-E034 = Coș
    .text = Când iei lemn aflat pe un spațiu de acțiune, poți lăsa acolo 2 dintre ele pentru 3 de hrană.
    .gist = Când iei lemn: 2 lemne pentru 3 de hrană
    .ruling-1 = Lemnul trebuie să se fi aflat pe spațiu; ce adaugă stocul sau o carte nu se numără.
    .ruling-2 = Coșul, Culegătoarea de ciuperci și Prinzătorul de porci acționează împreună dacă a fost luat destul lemn.
# Corn Scoop
card-E035 = Lopată de grâne
    .text = De fiecare dată când folosești Ia 1 grână, primești încă 1 grână.
    .gist = Ia 1 grână: încă 1 grână
    .ruling-1 = Contează doar folosirea acelui spațiu, nu grâna adusă de altă carte.
# Clay Roof
card-E036 = Acoperiș de argilă
    .text = În costul unei camere sau al unei renovări poți plăti 1 sau 2 argile în loc de tot atâta stuf.
    .gist = Camere, renovare: argilă pentru 1-2 stuf
    .ruling-1 = Pentru o cameră poți plăti 1 stuf și 1 argilă.
    .ruling-2 = Cu mai multe camere se aplică la fiecare.
    .ruling-3 = Stuful din costul unei cărți rămâne stuf.
# Clay Supports
card-E037 = Proptele de argilă
    .text = O cameră a colibei tale de argilă te poate costa 2 argile, 1 lemn și 1 stuf.
    .gist = Cameră de argilă: 2 argile, 1 lemn, 1 stuf
    .ruling-1 = Hotărăști pentru fiecare cameră dintr-o acțiune.
    .ruling-2 = Pentru o cameră folosești una dintre Secure, Dulgher, Lutuitor și Proptele de argilă.
# Madonna Statue
card-E038 = Statuia Madonei
    .text = Returnează 2 dintre îmbunătățirile tale. Nu are alt efect.
    .gist = Doar puncte; dai 2 îmbunătățiri
    .ruling-1 = Pot fi oricare două dintre îmbunătățirile tale majore și minore.
    .ruling-2 = O îmbunătățire majoră returnată poate fi construită din nou, una minoră iese din joc.
    .ruling-3 = Ce se află pe o carte returnată se pierde, iar animalele de acolo au nevoie de alt loc.
# Market Stall
card-E039 = Tarabă
    .text = Primești 1 legumă.
    .gist = 1 legumă
    .ruling-1 = Grâna trebuie să fie în stocul tău înainte să o joci.
# Mini Pasture
card-E040 = Pășune mică
    .text = Îngrădește gratuit un singur spațiu al fermei.
    .gist = Îngrădește gratuit 1 spațiu
    .ruling-1 = Spațiul trebuie să fie lângă pășunile tale, dacă ai.
    .ruling-2 = Îți trebuie destule garduri.
    .ruling-3 = Cărțile care acționează când construiești garduri acționează.
# Millstone
card-E041 = Piatră de moară
    .text = De fiecare dată când coci pâine, primești încă 2 de hrană.
    .gist = Pâine: încă 2 de hrană de fiecare dată
    .ruling-1 = Dă 2 de hrană pentru o întreagă acțiune „coace pâine”.
# Helpful Neighbors
card-E042 = Vecini de ajutor
    .text = Primești 1 piatră sau 1 stuf.
    .gist = 1 piatră sau 1 stuf
    .ruling-1 = Vârșa nu îți dă nimic pentru acest stuf.
# Fruit Tree
card-E043 = Pom fructifer
    .text = Pune 1 hrană pe fiecare spațiu de rundă de la 8 la 14 care mai urmează; o primești la începutul acelei runde.
    .gist = 1 hrană în fiecare rundă de la 8
# Outhouse
card-E044 = Privată
    .text = Se joacă doar cât timp un alt jucător are mai puțin de 2 ocupații. Nu are niciun efect.
    .gist = Doar puncte
    .ruling-1 = Ocupațiile tale nu contează.
    .ruling-2 = De unul singur nu o poți juca.
# Private Forest
card-E045 = Pădure proprie
    .text = Pune 1 lemn pe fiecare spațiu de rundă cu număr par care mai urmează; îl primești la începutul acelei runde.
    .gist = 1 lemn în fiecare rundă pară
    .ruling-1 = Lemnul poate fi folosit de celelalte cărți ale tale la începutul acelei runde.
# Sack Cart
card-E046 = Cărucior pentru saci
    .text = Pune câte 1 grână pe spațiile rundelor 5, 8, 11 și 14 care mai urmează; o primești la începutul acelei runde.
    .gist = 1 grână în rundele 5, 8, 11 și 14
# Lettuce Patch
card-E047 = Strat de salată
    .text = Când semeni, poți semăna legume și pe această carte, ca pe un câmp. Când recoltezi aici una, o poți transforma imediat în 4 de hrană.
    .gist = Câmp de legume; la recoltă 4 de hrană
    .ruling-1 = O legumă pe care o păstrezi este apoi una obișnuită.
    .ruling-2 = Cât timp are legume pe ea, contează ca un câmp cu legume.
    .ruling-3 = La punctaj nu este câmp, dar legumele de pe ea contează.
    .ruling-4 = Dintre mai multe cărți pentru legume, aceasta se seamănă prima.
# Reed Pond
card-E048 = Iaz cu stuf
    .text = Pune 1 stuf pe fiecare dintre următoarele 3 spații de rundă; îl primești la începutul acelor runde.
    .gist = 1 stuf în următoarele 3 runde
    .ruling-1 = Mai puțin dacă jocul se termină înainte.
# Writing Desk
card-E049 = Masă de scris
    .text = Când joci o ocupație pe un spațiu de acțiune, poți apoi juca o a doua pentru 2 de hrană.
    .gist = A doua ocupație pentru 2 de hrană
    .ruling-1 = Într-o acțiune nu există o a treia ocupație.
    .ruling-2 = Cărțile care acționează când joci o ocupație acționează la amândouă.
    .ruling-3 = O ocupație jucată printr-o carte nu este o asemenea acțiune.
# Builder's Trowel
card-E050 = Mistrie
    .text = Oricând îți poți renova coliba de lemn în argilă, fără o acțiune.
    .gist = Renovează oricând din lemn în argilă
    .ruling-1 = Renovarea se plătește.
    .ruling-2 = Nu este pentru o renovare în piatră.
# Spindle
card-E051 = Fus
    .text = În faza câmpurilor a fiecărei recolte primești 1 hrană dacă ai 3 sau 4 oi, 2 de hrană dacă ai mai multe.
    .gist = La recoltă: 1 hrană la 3 oi, 2 la 5
    .ruling-1 = Animalele contează oriunde s-ar afla.
# Stable
card-E052 = Grajd
    .text = Construiește gratuit 1 grajd.
    .gist = 1 grajd gratuit
    .ruling-1 = Grajdul poate sta într-o pășune sau oriunde altundeva.
    .ruling-2 = Nu îl poți juca dacă nu ți-a rămas niciun grajd.
# Butter Churn
card-E053 = Putinei
    .text = În faza câmpurilor a fiecărei recolte primești 1 hrană la fiecare 3 oi și 1 hrană la fiecare 2 bovine.
    .gist = La recoltă: hrană pentru oi și bovine
    .ruling-1 = Oile și bovinele se numără separat.
# Quarry
card-E054 = Carieră
    .text = De fiecare dată când folosești Muncitorul de zi, primești și 3 pietre.
    .gist = Muncitorul de zi: și 3 pietre
# Stone House Extension
card-E055 = Extinderea casei de piatră
    .text = Construiește gratuit o cameră a casei tale de piatră.
    .gist = 1 cameră de piatră gratuită
    .ruling-1 = Plătești costul cărții și nimic altceva pentru cameră.
    .ruling-2 = Nu o poți juca fără o casă de piatră sau fără un spațiu lângă ea.
# Stone Tongs
card-E056 = Clește de piatră
    .text = De fiecare dată când folosești unul dintre cele două spații 1 piatră, primești încă 1 piatră.
    .gist = Spațiile 1 piatră: încă 1 piatră
    .ruling-1 = Alte spații care dau piatră nu contează.
# Dovecote
card-E057 = Porumbar
    .text = Pune 1 hrană pe fiecare spațiu de rundă de la 10 la 14 care mai urmează; o primești la începutul acelei runde.
    .gist = 1 hrană în fiecare rundă de la 10
# Animal Yard
card-E058 = Curte pentru animale
    .text = Această carte ține 2 animale, de aceeași specie sau nu.
    .gist = Ține 2 animale de orice specie
    .ruling-1 = Puii pot sta acolo.
    .ruling-2 = Nu este o pășune, nici la punctaj, nici pentru alte cărți.
# Drinking Trough
card-E059 = Adăpătoare
    .text = Fiecare pășune a ta ține încă 2 animale, cu sau fără grajd.
    .gist = Fiecare pășune ține încă 2 animale
    .ruling-1 = Casa și grajdurile neîngrădite nu țin mai mult decât înainte.
# Cattle Market
card-E060 = Târg de bovine
    .text = Primești 1 bovină.
    .gist = 1 bovină
    .ruling-1 = Poți găti bovina imediat.
# Riding Plow
card-E061 = Plug cu scaun
    .text = De două ori în joc poți ara până la 3 câmpuri în loc de 1 pe Ară un câmp sau pe Ară un câmp și/sau plantează.
    .gist = Ară până la 3 câmpuri în loc de 1, de 2 ori
    .ruling-1 = Te poți opri după 1 sau 2 câmpuri.
    .ruling-2 = Într-o acțiune folosești un plug sau Grapa, nu două dintre ele.
    .ruling-3 = Nu lucrează la aratul altor cărți.
# Turnwrest Plow
card-E062 = Plug reversibil
    .text = O dată în joc poți ara până la 3 câmpuri în loc de 1 pe Ară un câmp sau pe Ară un câmp și/sau plantează.
    .gist = Ară până la 3 câmpuri în loc de 1, o dată
    .ruling-1 = Te poți opri după 1 sau 2 câmpuri.
    .ruling-2 = Într-o acțiune folosești un plug sau Grapa, nu două dintre ele.
    .ruling-3 = Nu lucrează la aratul altor cărți.
# Land Agent
card-E147 = Agent agricol
    .text = Primești imediat 1 legumă, și 1 grână de fiecare dată când folosești Ia 1 legumă.
    .gist = 1 legumă; Ia 1 legumă: 1 grână
# Academic
card-E148 = Academician
    .text = Contează ca 2 ocupații pentru îmbunătățiri minore și pentru punctele Vătafului și ale Preceptorului.
    .gist = Contează ca 2 ocupații
    .ruling-1 = Pentru costul unei ocupații contează o dată.
# Master Baker
card-E149 = Maistru brutar
    .text = Când un alt jucător coace pâine, poți coace și tu. Primești încă 1 hrană pentru oricare altă acțiune „coace pâine” a ta.
    .gist = Alții coc pâine: poți coace și tu
    .ruling-1 = Pentru pâinea pe care o coci fiindcă o face alt jucător nu primești hrană în plus.
# Baker
card-E150 = Brutar
    .text = Poți coace pâine imediat și la începutul hrănirii din fiecare recoltă.
    .gist = Coace pâine acum și la fiecare recoltă
    .ruling-1 = Este o singură acțiune, în care fiecare îmbunătățire de coacere se folosește până la limita ei.
# Master Builder
card-E151 = Maistru constructor
    .text = O dată, oricând cât timp casa ta are cel puțin 5 camere, poți adăuga gratuit o cameră.
    .gist = Cu 5 camere: 1 gratuită, o dată
# Berry Picker
card-E152 = Culegătoare de fructe
    .text = Când iei lemn cu acțiunea unui membru al familiei, primești 1 hrană.
    .gist = Când iei lemn: 1 hrană
    .ruling-1 = Contează un spațiu care dă lemn din stoc, la fel Materialul de construcție dacă alegi lemn.
    .ruling-2 = Lemnul de la orice altă carte nu contează.
# Mendicant
card-E153 = Cerșetor
    .text = La sfârșit, până la 2 cărți de cerșit nu te costă puncte.
    .gist = 2 cărți de cerșit nu costă puncte
# Master Brewer
card-E154 = Maistru berar
    .text = La hrănirea din fiecare recoltă poți transforma 1 grână în 3 de hrană.
    .gist = La recoltă: 1 grână pentru 3 de hrană
# Bread Seller
card-E155 = Vânzător de pâine
    .text = Când cineva coace pâine, chiar și tu, primești 1 hrană pentru fiecare grână coaptă.
    .gist = Cineva coace: 1 hrană pentru fiecare grână
# Brush Maker
card-E156 = Fabricant de perii
    .text = Porcii sălbatici pe care îi transformi în hrană vin pe această carte. La sfârșit: 1/2/3 puncte pentru 2/3/4 dintre ei.
    .gist = 1, 2, 3 puncte pentru 2, 3, 4 porci gătiți
    .ruling-1 = Dacă mai multe cărți ale tale vor un animal, alegi tu; fiecare animal merge la o singură carte.
    .ruling-2 = Porcii sălbatici gătiți din lipsă de loc contează.
# Thatcher
card-E157 = Stufar
    .text = Fiecare cameră și fiecare renovare te costă cu 1 stuf mai puțin, la fel Moara de apă, Casa cu grinzi, Cotețul de găini, Casa de vacanță, Conacul și Magazia de grâne.
    .gist = Camere, renovare, 6 cărți: −1 stuf
    .ruling-1 = Se adună cu alte cărți care scad un cost, și niciun cost nu scade sub 0.
    .ruling-2 = Cărțile care extind o casă costă cât arată.
# Turner
card-E158 = Strungar
    .text = Oricând poți transforma lemn în hrană, 1 pentru 1.
    .gist = 1 hrană pentru 1 lemn, oricând
# Head of the Family
card-E159 = Cap de familie
    .text = Poți folosi spațiile pentru construit camere și pentru creșterea familiei chiar dacă acolo se află alții.
    .gist = Camere, familie chiar pe spații ocupate
    .ruling-1 = Nu poți folosi un spațiu pe care se află un membru al familiei tale.
    .ruling-2 = Pe un spațiu ocupat care oferă o alegere poți doar să construiești o cameră sau să îți crești familia.
# Farmer
card-E160 = Gospodar
    .text = Data următoare când construiești garduri primești 1 porc sălbatic, apoi de fiecare dată 1 bovină.
    .gist = Garduri: întâi 1 porc sălbatic, apoi 1 bovină
    .ruling-1 = Primești un singur animal, chiar dacă îngrădești mai multe pășuni într-o acțiune.
    .ruling-2 = Acționează și cu Pășunea mică, Supraveghetorul de garduri și Îngrijitorul de garduri vii.
# Fisherman
card-E161 = Pescar
    .text = Când folosești Pescuit, poți lua dublul hranei de acolo. Apoi dai 1 hrană proprietarului fiecărei Undițe, Plute, Canoe, Vârșe și fiecărui Minciog al altora.
    .gist = Pescuit: dublul hranei; o parte altora
    .ruling-1 = Plătești 1 hrană pentru fiecare carte, și nimic pentru ale tale.
    .ruling-2 = Poți plăti cu hrana abia luată.
# Meat Seller
card-E162 = Vânzător de carne
    .text = Dacă ai un cuptor, oricând: oaie 2 de hrană, porc sălbatic 3, bovină 4.
    .gist = Cu un cuptor: animale în hrană
    .ruling-1 = Doar o îmbunătățire cu „cuptor” în nume este un cuptor.
# Field Warden
card-E163 = Pândar
    .text = Poți folosi Ia 1 legumă, Ară un câmp și Ară un câmp și/sau plantează chiar dacă acolo se află alții.
    .gist = 3 spații de câmp, chiar ocupate
    .ruling-1 = Nu poți folosi un spațiu pe care se află un membru al familiei tale.
# Master Forester
card-E164 = Maistru pădurar
    .text = Un spațiu pentru toți, pe care se adună 2 lemne în fiecare rundă. Oricine altcineva îl folosește îți plătește întâi 2 de hrană.
    .gist = Spațiu cu lemn; alții îți plătesc 2 de hrană
    .ruling-1 = Este alt spațiu decât 2 lemne de pe tablă.
    .ruling-2 = Tu nu plătești nimic acolo.
# Yeoman Farmer
card-E165 = Răzeș
    .text = La sfârșit pierzi puncte doar pentru spații nefolosite și cărți de cerșit.
    .gist = Pierzi doar la cerșit și spații nefolosite
    .ruling-1 = Nu pierzi puncte nici pentru animalele Arendașului.
    .ruling-2 = Ce nu pierzi nu este negativ.
# Undergardener
card-E166 = Ajutor de grădinar
    .text = De fiecare dată când folosești Muncitorul de zi, primești și 1 legumă.
    .gist = Muncitorul de zi: și 1 legumă
# Conjurer
card-E167 = Scamator
    .text = De fiecare dată când iei hrana de la Actori ambulanți, primești și 1 grână.
    .gist = Actori ambulanți: și 1 grână
    .ruling-1 = Pe spațiul unde poți construi în loc o cameră, contează doar hrana.
# Greengrocer
card-E168 = Zarzavagiu
    .text = De fiecare dată când folosești Ia 1 grână, primești și 1 legumă.
    .gist = Ia 1 grână: și 1 legumă
    .ruling-1 = Grâna dată de o carte nu este o folosire a spațiului.
# Storyteller
card-E169 = Povestitor
    .text = Când iei hrana de la Actori ambulanți, poți lăsa acolo 1 hrană și primi pentru ea 1 legumă.
    .gist = Actori ambulanți: o legumă pentru 1 hrană
# Estate Manager
card-E170 = Administrator de moșie
    .text = La sfârșit: 2/3/4 puncte cu 3/4/5 jucători, dacă niciun alt jucător nu are mai multe oi, mai mulți porci sălbatici sau mai multe bovine decât tine.
    .gist = Cele mai multe animale: 2–4 puncte
    .ruling-1 = O egalitate este de ajuns.
# Dock Worker
card-E171 = Docher
    .text = Oricând: 1 argilă, 1 stuf sau 1 piatră pentru 3 lemne; 1 altă resursă de construcție pentru 2 argile, 2 stuf sau 2 pietre.
    .gist = Schimbă lemn, argilă, stuf și piatră
# Chief
card-E172 = Șef
    .text = La sfârșit: 1 punct pentru fiecare cameră a casei tale de piatră. Costă 2 de hrană mai mult ca să fie jucat.
    .gist = 1 punct pe cameră de piatră; costă 2 în plus
    .ruling-1 = Cu el, o cameră de piatră valorează 3 puncte în total.
# Chief's Daughter
card-E173 = Fiica șefului
    .text = Când un alt jucător joacă Șeful, poți juca imediat și gratuit această carte. La sfârșit: 3 puncte pentru o casă de piatră, 1 pentru o colibă de argilă.
    .gist = Casă de piatră: 3 puncte; de argilă: 1
    .ruling-1 = O poți juca și ca pe orice altă ocupație.
# Tutor
card-E174 = Preceptor
    .text = La sfârșit: 1 punct pentru fiecare ocupație pe care ai jucat-o după aceasta.
    .gist = 1 punct pe ocupație jucată după aceasta
    .ruling-1 = Ocupațiile contează în ordinea în care au fost jucate.
# Hedge Keeper
card-E175 = Îngrijitor de garduri vii
    .text = Ori de câte ori construiești cel puțin 1 gard, poți construi gratuit încă 3.
    .gist = 3 garduri gratuite de fiecare dată
    .ruling-1 = Acționează ori de câte ori construiești garduri, și printr-o carte ca Pășunea mică sau Supraveghetorul de garduri.
    .ruling-2 = Poți construi doar cele 3 garduri, dacă închid o pășune.
# Woodcutter
card-E176 = Lemnar
    .text = Când iei lemn cu acțiunea unui membru al familiei, primești încă 1 lemn.
    .gist = Când iei lemn: încă 1 lemn
    .ruling-1 = Un spațiu care dă lemn din stoc contează, lemnul de la cărți nu.
    .ruling-2 = Dacă lași tot lemnul pe spațiu, nu s-a luat nimic.
# Wooden Hut Builder
card-E177 = Constructor de colibe de lemn
    .text = La sfârșit: 1 punct pentru fiecare cameră a colibei tale de lemn.
    .gist = 1 punct pe cameră de lemn
# Hut Builder
card-E178 = Constructor de colibe
    .text = La începutul rundei 11 poți adăuga gratuit o cameră, dacă nu locuiești într-o casă de piatră. Se joacă doar până în runda 4.
    .gist = Runda 11: 1 cameră gratuită
# Merchant
card-E179 = Negustor
    .text = După o acțiune pentru o îmbunătățire minoră, sau majoră ori minoră, poți plăti 1 hrană ca să o faci a doua oară.
    .gist = 1 hrană: repetă acțiunea de îmbunătățire
    .ruling-1 = Poți repeta o acțiune o dată.
    .ruling-2 = O acțiune pentru o îmbunătățire majoră sau minoră dă astfel două majore, două minore sau câte una.
    .ruling-3 = Cu Omul de afaceri poți repeta îmbunătățirea minoră de pe spațiul jucătorului de start, și fiecare este urmată de încă una.
# Hobby Farmer
card-E180 = Fermier de duminică
    .text = Primești 1 legumă, pe care o poți semăna imediat pe un câmp gol din fermă.
    .gist = 1 legumă, de semănat imediat
    .ruling-1 = Nu semeni cu el altă legumă, nici grâne, nici o carte cu câmp.
# Cook
card-E181 = Bucătar
    .text = La fiecare recoltă doar 2 dintre membrii familiei tale mănâncă ca de obicei; fiecare dintre ceilalți mănâncă 1 hrană.
    .gist = După primii 2, fiecare mănâncă 1 hrană
    .ruling-1 = Și cel din Coliba de stuf este unul dintre ei.
# Charcoal Burner
card-E182 = Cărbunar
    .text = Când cineva construiește o îmbunătățire care coace pâine, chiar și tu, primești 1 hrană și 1 lemn.
    .gist = Se construiește ceva de copt: 1 hrană, 1 lemn
    .ruling-1 = Vetrele și Plitele coc, la fel toate cuptoarele.
# Basketmaker
card-E183 = Coșar
    .text = La fiecare recoltă poți transforma 1 stuf în 3 de hrană.
    .gist = La recoltă: 1 stuf pentru 3 de hrană
# Grocer
card-E184 = Băcan
    .text = Pe această carte se află un teanc, de sus în jos: stuf, grână, piatră, legumă, lemn, argilă, stuf, legumă. Oricând poți cumpăra pentru 1 hrană ce este deasupra.
    .gist = Cumperi 8 bunuri, 1 hrană fiecare
# Clay Firer
card-E185 = Arzător de argilă
    .text = Oricând poți transforma 2 argile în 1 piatră, sau 3 argile în 2 pietre.
    .gist = 2 argile pentru 1 piatră, 3 argile pentru 2
# Clay Seller
card-E186 = Vânzător de argilă
    .text = Oricând poți transforma 2 argile în 1 oaie sau 1 stuf, 3 argile în 1 porc sălbatic sau 1 piatră, și 4 argile în 1 bovină.
    .gist = Dai animale: argilă, stuf, piatră
# Clay Deliveryman
card-E187 = Furnizor de argilă
    .text = Pune 1 argilă pe fiecare dintre spațiile rundelor 6 până la 14 care mai urmează, pentru începutul acelor runde.
    .gist = 1 argilă în fiecare rundă de la 6
# Clay Mixer
card-E188 = Amestecător de argilă
    .text = Când iei doar argilă cu acțiunea unui membru al familiei, primești încă 2 argile.
    .gist = Când iei doar argilă: încă 2 argile
    .ruling-1 = Argila pe care o alegi pe un spațiu contează.
# Lord of the Manor
card-E189 = Stăpân de conac
    .text = La sfârșit: 1 punct pentru fiecare categorie în care ai cele mai multe puncte posibile, 4.
    .gist = 1 punct pe categorie cu 4 puncte
    .ruling-1 = Patru grajduri îngrădite sunt o asemenea categorie, camerele și membrii familiei nu.
# Maid
card-E190 = Slujnică
    .text = De îndată ce locuiești într-o colibă de argilă, pune 1 hrană pe fiecare spațiu de rundă rămas, pentru începutul acelor runde.
    .gist = Colibă de argilă: 1 hrană pe rundă rămasă
    .ruling-1 = Într-o colibă de argilă sau o casă de piatră acționează când o joci.
    .ruling-2 = Contează și o colibă de lemn care devine dintr-odată casă de piatră.
# Mason
card-E191 = Zidar
    .text = O dată, oricând cât timp ai o casă de piatră cu cel puțin 4 camere, poți adăuga gratuit o cameră.
    .gist = 4 camere de piatră: 1 gratuită, o dată
# Patron
card-E192 = Patron
    .text = De fiecare dată când joci mai târziu o ocupație, primești 2 de hrană înainte să o plătești.
    .gist = Fiecare ocupație următoare: întâi 2 de hrană
    .ruling-1 = Cele 2 de hrană pot plăti acea ocupație.
    .ruling-2 = Pentru el însuși nu dă nimic.
# Pastor
card-E193 = Paroh
    .text = O dată, de îndată ce doar tu ai numai 2 camere: 3 lemne, 2 argile, 1 stuf și 1 piatră.
    .gist = Doar tu cu 2 camere: 7 resurse
# Plow Driver
card-E194 = Plugar
    .text = Cât timp locuiești într-o casă de piatră, poți plăti 1 hrană la începutul fiecărei runde ca să ari 1 câmp.
    .gist = Casă de piatră: 1 hrană, ari 1 câmp
    .ruling-1 = Nici plugurile, nici Grapa nu ajută aici.
# Plow Maker
card-E195 = Făurar de pluguri
    .text = Când ari pe Ară un câmp sau pe Ară un câmp și/sau plantează, poți plăti 1 hrană ca să ari încă 1 câmp.
    .gist = Spații de arat: încă 1 câmp pentru 1 hrană
    .ruling-1 = Ari înainte să semeni, așa că poți semăna și câmpul nou.
    .ruling-2 = Se poate combina cu un plug sau cu Grapa.
    .ruling-3 = Pe Ară un câmp, pâinea pe care o altă carte te lasă să o coci acolo se poate coace întâi.
# Mushroom Collector
card-E196 = Culegătoare de ciuperci
    .text = Când iei lemn aflat pe un spațiu de acțiune, poți lăsa acolo 1 dintre ele pentru 2 de hrană.
    .gist = Când iei lemn: 1 lemn pentru 2 de hrană
    .ruling-1 = Lemnul trebuie să se fi aflat pe spațiu; ce adaugă stocul sau o carte nu se numără.
# Braggart
card-E197 = Lăudăros
    .text = La sfârșit: 1/3/5/7/9 puncte pentru cel puțin 5/6/7/8/9 îmbunătățiri în fața ta.
    .gist = Puncte de la 5 îmbunătățiri
# Ratcatcher
card-E198 = Vânător de șobolani
    .text = În rundele 10 și 12 oricare alt jucător care are copii plasează cu un membru mai puțin. Se joacă doar până în runda 9.
    .gist = Rundele 10, 12: alții pun 1 mai puțin
    .ruling-1 = Copiii sunt al treilea, al patrulea și al cincilea membru al unei familii.
    .ruling-2 = Cine rămâne acasă mănâncă totuși la recoltă.
# Renovator
card-E199 = Renovator
    .text = O renovare în argilă te costă cu 2 argile mai puțin, una în piatră cu 2 pietre mai puțin.
    .gist = Renovare: −2 argile sau −2 pietre
# Conservator
card-E200 = Conservator
    .text = Poți renova o colibă de lemn dintr-odată într-o casă de piatră.
    .gist = Din lemn direct în piatră
    .ruling-1 = Pasul costă 1 piatră pentru fiecare cameră și 1 stuf.
# Cattle Whisperer
card-E201 = Șoptitorul bovinelor
    .text = Pune câte 1 bovină pe spațiile rundelor de peste 5 și 9 runde, pentru începutul acelor runde.
    .gist = 1 bovină peste 5 și peste 9 runde
# Seasonal Worker
card-E202 = Muncitor sezonier
    .text = De fiecare dată când folosești Muncitorul de zi, primești și 1 grână, din runda 6, dacă vrei, 1 legumă.
    .gist = Muncitorul de zi: 1 grână, apoi o legumă
# Shepherd
card-E203 = Cioban
    .text = Cu cel puțin 4 oi la reproducerea dintr-o recoltă primești 2 miei, nu 1, dacă găsesc loc.
    .gist = 4 oi fac 2 miei
    .ruling-1 = Cu loc pentru doar 1 oaie în plus, se naște 1 miel.
    .ruling-2 = Oile gătite înainte de reproducere nu se numără între cele 4.
# Master Shepherd
card-E204 = Baci
    .text = Pune 1 oaie pe fiecare dintre următoarele 3 spații de rundă, pentru începutul acelor runde.
    .gist = 1 oaie în următoarele 3 runde
    .ruling-1 = Fermierul de oi nu adaugă nimic la aceste oi.
# Reed Collector
card-E205 = Culegător de stuf
    .text = Pune 1 stuf pe fiecare dintre următoarele 4 spații de rundă, pentru începutul acelor runde.
    .gist = 1 stuf în următoarele 4 runde
    .ruling-1 = Vârșa nu îți dă nimic pentru acest stuf.
# Swineherd
card-E206 = Porcar
    .text = De fiecare dată când folosești 1 porc sălbatic, primești încă 1 porc sălbatic.
    .gist = 1 porc sălbatic: încă 1 porc sălbatic
    .ruling-1 = Nu acționează pe spațiul unde alegi între animale.
# Stablehand
card-E207 = Rândaș
    .text = Când construiești garduri, construiești gratuit și 1 grajd, o dată într-o acțiune.
    .gist = Garduri: 1 grajd gratuit
    .ruling-1 = Grajdul poate sta în pășunea nouă sau oriunde altundeva.
    .ruling-2 = Gardurile Supraveghetorului de garduri în jurul acestui grajd nu aduc un al doilea.
# Stablemaster
card-E208 = Maistru grăjdar
    .text = Unul dintre grajdurile tale neîngrădite ține până la 3 animale de o singură specie.
    .gist = Un grajd neîngrădit ține 3 animale
    .ruling-1 = Celelalte grajduri neîngrădite țin câte 1 animal.
    .ruling-2 = Fluierul ciobănesc nu adaugă nimic acelui grajd, ci celorlalte.
# Quarryman
card-E209 = Cărier
    .text = Oricând poți transforma piatră în hrană, 1 piatră în 2.
    .gist = 2 de hrană pentru 1 piatră, oricând
# Stone Carrier
card-E210 = Cărător de piatră
    .text = Când iei piatră cu acțiunea unui membru al familiei, primești încă 1 piatră. Dacă vin cu ea alte resurse de construcție, acea piatră costă 1 hrană.
    .gist = Când iei piatră: încă 1 piatră
    .ruling-1 = Piatra de la cărți nu contează.
# Stonecutter
card-E211 = Pietrar
    .text = Fiecare îmbunătățire, fiecare cameră și fiecare renovare te costă cu 1 piatră mai puțin.
    .gist = Construitul costă cu 1 piatră mai puțin
    .ruling-1 = Niciun cost nu scade sub 0, așa că Cheresteaua nu costă nimic.
# Dancer
card-E212 = Dansatoare
    .text = Când iei hrana de la Actori ambulanți, primești cel puțin 4 de hrană, chiar dacă acolo sunt doar 1 până la 3.
    .gist = Actori ambulanți: cel puțin 4 de hrană
    .ruling-1 = Cu Povestitorul alegi care dintre cele două acționează întâi.
# Stockman
card-E213 = Crescător de vite
    .text = Primești 1 bovină când construiești al doilea grajd, 1 porc sălbatic când construiești al treilea și 1 oaie când construiești al patrulea.
    .gist = Un animal la grajdurile 2, 3 și 4
    .ruling-1 = Mai multe grajduri într-o acțiune îți pot aduce mai multe animale.
# Potter
card-E214 = Olar
    .text = La fiecare recoltă poți transforma 1 argilă în 2 de hrană.
    .gist = La recoltă: 1 argilă pentru 2 de hrană
# Tenant Farmer
card-E215 = Arendaș
    .text = Primești 1 oaie, 1 porc sălbatic și 1 bovină. Înainte de punctare returnezi câte 1 din fiecare, sau pierzi 1 punct pentru fiecare pe care îl păstrezi sau nu îl ai.
    .gist = 1 animal din fiecare specie, împrumutat
    .ruling-1 = Nu trebuie să returnezi chiar animalele împrumutate, ci oricare din acea specie.
# Animal Keeper
card-E216 = Îngrijitor de animale
    .text = Specii diferite de animale pot împărți o pășune.
    .gist = Pășunile țin specii amestecate
    .ruling-1 = O pășune nu ține mai multe animale decât înainte.
# Reeve
card-E217 = Vătaf
    .text = Primești 4/3/2/1 lemne dacă joci această carte până în runda 5/8/11/13. La sfârșit: 3 puncte pentru fiecare cu cele mai multe ocupații.
    .gist = Lemn; 3 puncte: cele mai multe ocupații
# Carpenter
card-E218 = Dulgher
    .text = O cameră te costă 3 din materialul casei tale și 2 stuf.
    .gist = Camere: 3 din material și 2 stuf
    .ruling-1 = Pentru o cameră folosești una dintre Secure, Dulgher, Lutuitor și Proptele de argilă.
# Feed Pellets
card-E338 = Nutreț granulat
    .text = La fiecare hrănire poți schimba 1 legumă pentru 1 animal dintr-o specie pe care o ai.
    .gist = Dai legumă, iei animal de-al tău
    .ruling-1 = Un animal la fiecare recoltă.
    .ruling-2 = Îți trebuie un loc pentru el, sau îl gătești.
# Guildmaster
card-E341 = Staroste de breaslă
    .text = Primești 4 lemne când construiești Tâmplăria sau joci Tâmplarul de mobilă, 4 argile cu Olăria sau Olarul, 3 stuf cu Atelierul coșarului sau Coșarul. Când joci această carte, primești câte 2 din acelea pentru fiecare dintre ele aflată în fața ta.
    .gist = Meșteșuguri: 4 lemne, 4 argile sau 3 stuf
# Moldboard Plow
card-I063 = Plug cu cormană
    .text = De două ori în joc poți ara 2 câmpuri în loc de 1 pe Ară un câmp.
    .gist = Ară un câmp: 2 câmpuri, de două ori
    .ruling-1 = Într-o acțiune folosești un plug sau Grapa, nu două dintre ele.
    .ruling-2 = Nu lucrează pe Ară un câmp și/sau plantează.
# Alms
card-I064 = Pomană
    .text = Primești 1 hrană pentru fiecare rundă încheiată.
    .gist = 1 hrană pentru fiecare rundă încheiată
    .ruling-1 = Runda curentă nu este încheiată: în runda 5 primești 4 de hrană.
# Baker's Kitchen
card-I065 = Bucătăria brutarului
    .text = Costă 2 pietre și un cuptor pe care îl returnezi. Când coci pâine: câte 5 de hrană pentru cel mult 2 grâne. Când o joci poți coace imediat pâine.
    .gist = Pâine: 5 de hrană, de 2 ori
    .ruling-1 = Doar o îmbunătățire cu „cuptor” în nume este un cuptor; una majoră se întoarce pe tablă.
    .ruling-2 = Ea însăși nu este un cuptor.
# Village Well
card-I066 = Fântâna satului
    .text = Costă Fântâna, pe care o returnezi. Pune 1 hrană pe fiecare dintre următoarele 3 spații de rundă; o primești la începutul acelor runde.
    .gist = 1 hrană în următoarele 3 runde
    .ruling-1 = Hrana pusă de Fântână rămâne a ta.
    .ruling-2 = Fântâna poate fi construită din nou, cu hrană nouă.
# Threshing Board
card-I067 = Scândură de treierat
    .text = De fiecare dată când folosești Ară un câmp sau Ară un câmp și/sau plantează, poți apoi coace pâine.
    .gist = Spații de arat: și coace pâine
# Harrow
card-I068 = Grapă
    .text = O dată în joc poți ara 2 câmpuri în loc de 1 pe Ară un câmp sau pe Ară un câmp și/sau plantează. Și fiecare alt jucător o poate face o dată, și îți plătește pentru asta 2 de hrană.
    .gist = Ară 2 câmpuri o dată; alții îți plătesc
    .ruling-1 = Nu poți refuza un jucător care plătește.
    .ruling-2 = Într-o acțiune folosești un plug sau Grapa, nu două dintre ele.
    .ruling-3 = Lucrează pe spațiile însele: nu cu Câmpul, Paznicul de câmp sau Plugarul.
    .ruling-4 = Cu Făurarul de pluguri poți apoi ara încă un câmp.
# Strawberry Patch
card-I069 = Strat de căpșuni
    .text = Pune 1 hrană pe fiecare dintre următoarele 3 spații de rundă; o primești la începutul acelor runde.
    .gist = 1 hrană în următoarele 3 runde
    .ruling-1 = Câmpurile goale și cele cu grâne nu contează.
# Punner
card-I070 = Mai
    .text = Când un alt jucător ară mai mult de un câmp cu un plug sau cu Grapa, poți ara 1 câmp.
    .gist = Alții ară mai mult de 1 câmp: ară 1
    .ruling-1 = Celălalt jucător trebuie să are cu adevărat cel puțin două câmpuri cu acea acțiune.
# Holiday House
card-I071 = Casă de vacanță
    .text = Niciun membru al familiei tale nu muncește în runda 14. Se joacă doar până în runda 13.
    .gist = Familia ta nu muncește în runda 14
    .ruling-1 = Plătești 3 lemne și 2 stuf, sau 3 argile și 2 stuf; niciun acoperiș nu te scutește de stuf.
    .ruling-2 = Ce vine la începutul rundei 14 vine totuși.
    .ruling-3 = În runda 14 niciuna dintre cărțile tale nu acționează la începutul sau la sfârșitul fazei de muncă, iar cine vine mai târziu nu muncește nici el.
    .ruling-4 = Cărțile tale care răspund la ce fac ceilalți acționează totuși în runda 14.
# Goose Pond
card-I072 = Iaz cu gâște
    .text = Pune 1 hrană pe fiecare dintre următoarele 4 spații de rundă; o primești la începutul acelor runde.
    .gist = 1 hrană în următoarele 4 runde
# Guest
card-I073 = Invitatul
    .text = În runda următoare poți plasa și un invitat, ca pe un membru al familiei tale.
    .gist = Încă un membru în runda următoare
    .ruling-1 = Invitatul nu este membru al familiei: nu are nevoie de cameră, nu mănâncă și muncește pe lângă 5 membri.
    .ruling-2 = Jucat în runda 14 nu aduce nimic.
# Grain Cart
card-I074 = Car cu grâne
    .text = De fiecare dată când folosești Ia 1 grână, primești încă 2 grâne.
    .gist = Ia 1 grână: încă 2 grâne
    .ruling-1 = Grâna dată de o carte nu îl declanșează, și nici Ia 1 legumă.
# Hand Mill
card-I075 = Râșniță
    .text = La fiecare hrănire: fie 1 grână pentru 2 de hrană, fie 2 grâne pentru 4 de hrană.
    .gist = Hrănire: 1 sau 2 grâne pentru câte 2 de hrană
    .ruling-1 = O folosești o dată la o hrănire.
# Rake
card-I076 = Greblă
    .text = La sfârșit: 2 puncte dacă ai 5 câmpuri, sau 6 câmpuri dacă în fața ta se află Grapa, Maiul, Jugul sau un plug.
    .gist = 2 puncte: 5 câmpuri, cu plug 6
    .ruling-1 = Cărțile cu câmp nu sunt aici câmpuri.
    .ruling-2 = Uneltele altor jucători nu contează.
# Shepherd's Crook
card-I077 = Toiag ciobănesc
    .text = De fiecare dată când îngrădești o pășune nouă de cel puțin 4 spații, primești pentru ea 2 oi.
    .gist = Pășune nouă de 4 sau mai mult: 2 oi
    .ruling-1 = O parte dintr-o pășune veche nu este una nouă, oricât de mare ar fi.
# Copse
card-I078 = Crâng
    .text = Această carte este un câmp cu 2 grămezi, pe care crește doar lemn. Lemnul se seamănă și se recoltează ca grâul.
    .gist = Un câmp pentru 2 grămezi de lemn
    .ruling-1 = Din 1 lemn se fac 3, dintre care iei câte unul în fiecare fază a câmpurilor.
    .ruling-2 = Nu este un câmp, nici pentru cerințe, nici la punctaj.
    .ruling-3 = Semănătorul îi adaugă, Micul gospodar și Mustul de bălegar nu.
# Wood Cart
card-I079 = Car cu lemne
    .text = De fiecare dată când un membru al familiei tale ia lemn aflat pe un spațiu de acțiune, primești încă 2 lemne.
    .gist = Când iei lemn: încă 2 lemne
    .ruling-1 = Lemnul din stocul general, ca pe spațiul pentru cinci jucători cu stuf și piatră, nu contează.
# Spinney
card-I080 = Tufăriș
    .text = De fiecare dată când un alt jucător folosește 3 lemne, primești 1 din acel lemn.
    .gist = Alții folosesc 3 lemne: 1 este al tău
    .ruling-1 = De pe spațiul 4 lemne nu primești nimic.
# Wooden Hut Extension
card-I081 = Extinderea colibei de lemn
    .text = Construiește imediat 1 cameră a colibei tale de lemn, doar pentru costul acestei cărți.
    .gist = 1 cameră de lemn imediat
    .ruling-1 = Îți trebuie o colibă de lemn și un loc pentru cameră.
# Wooden Crane
card-I082 = Macara de lemn
    .text = De fiecare dată când folosești unul dintre cele două spații 1 piatră, primești încă 1 piatră; pentru 1 hrană poți lua 2 în loc.
    .gist = Spațiile 1 piatră: încă 1, sau 2 la 1 hrană
    .ruling-1 = Nu este pentru spațiile care dau împreună stuf și piatră.
# Wooden Path
card-I083 = Cărare de lemn
    .text = La sfârșit: 2 puncte dacă nimeni nu are Cărarea de argilă sau Drumul pavat.
    .gist = 2 puncte dacă nu e un drum mai bun
    .ruling-1 = Cărarea de argilă sau Drumul pavat al oricui o întrece, chiar și ale tale.
# Chicken Coop
card-I084 = Coteț de găini
    .text = Pune 1 hrană pe fiecare dintre următoarele 8 spații de rundă; o primești la începutul acelor runde.
    .gist = 1 hrană în următoarele 8 runde
    .ruling-1 = Plătești 2 lemne și 1 stuf, sau 2 argile și 1 stuf, niciodată lemn și argilă amestecate.
# Cooking Corner
card-I085 = Colț de gătit
    .text = Costă o Plită pe care o returnezi. Oricând: legumă 4 de hrană, oaie 2, porc sălbatic 3, bovină 4. Când coci pâine: 3 de hrană pentru fiecare grână.
    .gist = Mai bun ca Plita: gătește, coace pâine
    .ruling-1 = O Vatră nu o plătește.
# Corn Storehouse
card-I086 = Magazie de grâne
    .text = După faza câmpurilor a fiecărei recolte poți semăna grâne pe câmpuri goale; pe fiecare vine cu 1 grână mai puțin.
    .gist = Recoltă: semeni grâne, 1 mai puțin pe câmp
    .ruling-1 = Este semănat: cărțile care acționează când semeni acționează, iar cele care adaugă culturi le adaugă.
    .ruling-2 = Plătești fie 2 lemne, fie 2 argile, și 2 stuf.
    .ruling-3 = Vine înaintea Ajutorului la recoltă.
# Flagon
card-I087 = Cană
    .text = De fiecare dată când cineva construiește Fântâna sau joacă Fântâna satului, primești 4 de hrană și toți ceilalți câte 1 hrană; și acum, pentru fiecare dintre ele aflată în joc.
    .gist = Fiecare Fântână: 4 de hrană, 1 celorlalți
    .ruling-1 = Jucată mai târziu, numără Fântâna și Fântâna satului aflate în joc.
    .ruling-2 = O Fântână construită din nou aduce din nou hrana.
# Lasso
card-I088 = Lasou
    .text = Poți plasa doi membri ai familiei unul după altul dacă unul dintre ei folosește 1 oaie, 1 porc sălbatic sau 1 bovină.
    .gist = Doi membri la rând, unul la animale
    .ruling-1 = Al treilea membru așteaptă tura ta următoare; cu patru membri îl poți folosi de două ori într-o rundă.
    .ruling-2 = Ia animale nu este unul dintre cele trei spații.
# Clay Path
card-I089 = Cărare de argilă
    .text = La sfârșit: 2 puncte dacă nimeni nu are Drumul pavat.
    .gist = 2 puncte dacă nimeni nu are Drumul pavat
# Planter Box
card-I090 = Jardinieră
    .text = Pe fiecare câmp de lângă casa ta vin încă 2 grâne sau încă 1 legumă din stoc când îl semeni.
    .gist = Câmpuri lângă casă: mai multe culturi
    .ruling-1 = „Lângă” înseamnă că are o latură comună cu o cameră.
    .ruling-2 = Spui care culturi le semeni lângă casă.
    .ruling-3 = Cărțile cu câmp nu sunt lângă nicio cameră.
# Ladder
card-I091 = Scară
    .text = Plătești cu 1 stuf mai puțin pentru fiecare cameră și renovare, și pentru Moara de apă, Casa cu grinzi, Cotețul de găini, Casa de vacanță, Conac și Magazia de grâne.
    .gist = Camere, renovare, 6 cărți: −1 stuf
    .ruling-1 = Se aplică la fiecare cameră.
    .ruling-2 = Cărțile care extind o casă costă cât arată.
# Manure
card-I092 = Bălegar
    .text = La sfârșitul fiecărei runde fără recoltă poți lua 1 grână sau legumă de pe fiecare câmp al tău.
    .gist = Runde fără recoltă: 1 cultură de pe câmp
    .ruling-1 = Alegi câmpurile unul câte unul; și cărțile cu câmp sunt printre ele, dar lemnul rămâne.
    .ruling-2 = Nu este o recoltă: cărțile care acționează într-o recoltă nu fac nimic.
# Milking Shed
card-I093 = Grajd de muls
    .text = La începutul fiecărei faze a câmpurilor primești 1 hrană la fiecare 5 oi și la fiecare 3 bovine ale tuturor jucătorilor împreună.
    .gist = La recoltă: hrană după turmele tuturor
    .ruling-1 = Contează și animalele din case și de pe cărți.
    .ruling-2 = Acționează înainte de orice altceva din faza câmpurilor.
# Paved Road
card-I094 = Drum pavat
    .text = La sfârșit: 2 puncte.
    .gist = 2 puncte la sfârșit
# Fish Trap
card-I095 = Vârșă
    .text = Încă 1 hrană de fiecare dată când folosești Pescuit sau primești stuf pe un spațiu de acțiune.
    .gist = Pescuit, spații cu stuf: încă 1 hrană
    .ruling-1 = Stuful ales pe un spațiu contează, cel de la o carte nu.
# Reed Exchange
card-I096 = Schimb de stuf
    .text = Primești 2 stuf.
    .gist = 2 stuf
    .ruling-1 = Nici 1 pentru 1, nici 1 lemn și 1 argilă pentru 2 stuf.
# Slaughterhouse
card-I097 = Abator
    .text = Când un alt jucător transformă animale în hrană, primești 1 hrană. Îți hrănești familia după toți ceilalți.
    .gist = Alții fac hrană din animale: 1 hrană
    .ruling-1 = Pentru animalele tale nu primești nimic.
    .ruling-2 = Oricâte animale ar transforma un jucător în hrană la o hrănire, primești 1 hrană.
# Schnaps Distillery
card-I098 = Distilerie de țuică
    .text = O dată pe recoltă: 1 legumă pentru 4 de hrană. La sfârșit: 1 punct pentru a cincea legumă a ta și 1 pentru a șasea.
    .gist = Recoltă: 1 legumă pentru 4 de hrană; puncte
    .ruling-1 = Legumele de pe câmpuri contează la sfârșit, la fel și cele de pe cărți care le păstrează pentru punctaj.
# Straw-thatched Roof
card-I099 = Acoperiș de paie
    .text = Nu mai plătești stuf când construiești camere sau renovezi.
    .gist = Camere și renovări fără stuf
    .ruling-1 = Stuful unei îmbunătățiri se plătește în continuare.
# Tavern
card-I100 = Taverna
    .text = Un spațiu de acțiune pentru toți: 3 de hrană. Tu poți lua acolo 2 puncte în loc.
    .gist = Un spațiu: 3 de hrană, sau 2 puncte doar ție
    .ruling-1 = Ține un membru al familiei pe rundă, ca orice spațiu de acțiune.
    .ruling-2 = Nu primești nimic când o folosesc alții.
# Animal Feed
card-I101 = Nutreț
    .text = Chiar înainte de punctare primești încă 1 animal din fiecare specie pe care o ai, dacă este loc.
    .gist = La sfârșit 1 animal din fiecare fel
    .ruling-1 = Poți elibera alte animale ca să faci loc.
    .ruling-2 = Câmpurile cu grâne și cele cu legume contează la fel pentru cele patru.
# Wildlife Reserve
card-I102 = Rezervație
    .text = Ține 1 oaie, 1 porc sălbatic și 1 bovină.
    .gist = Ține 1 oaie, 1 porc sălbatic, 1 bovină
    .ruling-1 = Puii pot sta acolo, dar la punctaj nu este o pășune.
# Water Mill
card-I103 = Moară de apă
    .text = La sfârșitul fiecărei faze a câmpurilor fiecare jucător poate transforma aici 1 grână în 3 de hrană. Ceilalți îți dau 1 din acea hrană.
    .gist = Recoltă: 1 grână la 3 de hrană; alții plătesc
    .ruling-1 = Fiecare jucător o folosește o dată pe recoltă, iar tu nu dai nimănui nimic.
    .ruling-2 = Cine lipsește de la recoltă nu o poate folosi; dacă ești tu, ceilalți tot pot.
# Weekly Market
card-I104 = Târg săptămânal
    .text = Primești 2 legume.
    .gist = 2 legume
    .ruling-1 = Îți trebuie cele 3 grâne înainte ca legumele să îți aducă ceva.
# Fieldsman
card-I219 = Semănător
    .text = Când semeni 1 câmp, vin pe el încă 2 din ce semeni; când semeni 2 câmpuri, câte 1 în plus pe fiecare.
    .gist = Semeni doar 1 sau 2 câmpuri: încă 2 sau 1
    .ruling-1 = Când semeni 3 câmpuri sau mai multe, nu se adaugă nimic.
    .ruling-2 = Fiecare grămadă a unei cărți cu câmp este un câmp; și lemnul de pe o carte primește în plus.
    .ruling-3 = Contează toate câmpurile unei acțiuni, în oricâți pași le-ai semăna.
# Well Builder
card-I220 = Fântânar
    .text = Fântâna este pentru tine o îmbunătățire minoră și te costă 1 lemn și 1 piatră.
    .gist = Fântâna: 1 lemn și 1 piatră, ca minoră
    .ruling-1 = După trecerea la Fântâna satului poți construi din nou Fântâna la acest cost.
# Village Elder
card-I221 = Bătrânul satului
    .text = Cu cel puțin 1/3/6/9 runde rămase primești imediat 1/2/3/4 lemne. La sfârșit: 3 puncte pentru fiecare jucător cu cele mai multe îmbunătățiri.
    .gist = Lemn; 3 puncte: cele mai multe îmbunătățiri
    .ruling-1 = Contează îmbunătățirile majore și minore, și fiecare jucător cu cele mai multe primește punctele.
# Social Climber
card-I222 = Parvenit
    .text = Când renovezi, primești 3/2/1 pietre ca primul/al doilea/al treilea jucător cu casa din acel material.
    .gist = Renovare timpurie: 3, 2 sau 1 pietre
    .ruling-1 = Piatra vine înaintea îmbunătățirii din aceeași acțiune.
    .ruling-2 = Cine renovează din lemn direct în piatră contează doar la casele de piatră.
    .ruling-3 = Renovările de dinainte să îl joci nu aduc nimic.
# Harvest Helper
card-I223 = Ajutor la recoltă
    .text = Între faza câmpurilor și hrănire poți lua 1 grână de pe câmpul unui alt jucător, care primește 2 de hrană din stocul general.
    .gist = La recoltă: 1 grână de pe câmpul altuia
    .ruling-1 = Nu ia niciodată de pe câmpurile tale, dar poate lua din Ogorul cuiva.
    .ruling-2 = Magazia de grâne seamănă înainte.
# Field Worker
card-I224 = Muncitor la câmp
    .text = De fiecare dată când un alt jucător seamănă, primești 1 grână cu 3 jucători, 1 hrană cu mai mulți.
    .gist = Alții seamănă: 1 hrană; în 3, 1 grână
    .ruling-1 = Mai multe câmpuri într-o acțiune contează o dată.
# Field Watchman
card-I225 = Paznic de câmp
    .text = De fiecare dată când folosești Ia 1 grână, poți apoi ara 1 câmp.
    .gist = Ia 1 grână: și ară 1 câmp
    .ruling-1 = Nu este o folosire a unui spațiu de arat, așa că nimic care cere unul nu i se adaugă.
# Gardener
card-I226 = Grădinar
    .text = Legumele pe care le recoltezi vin din stoc; cele de pe câmpurile tale rămân acolo.
    .gist = Legumele recoltate rămân pe câmpuri
    .ruling-1 = Rămân și legumele de pe cărțile cu câmp.
# Church Warden
card-I227 = Epitrop
    .text = Cu cel puțin 1/3/6/9 runde rămase primești imediat 1/2/3/4 lemne. La sfârșit: 3 puncte pentru fiecare jucător care a plasat cel puțin 5 membri ai familiei în runda 14.
    .gist = Lemn; 3 puncte: 5 membri în runda 14
    .ruling-1 = Cei rămași acasă sau abia născuți nu se numără.
# Businessman
card-I228 = Om de afaceri
    .text = Pe spațiul jucătorului de start poți construi sau juca încă o îmbunătățire după cea minoră.
    .gist = Jucătorul de start: încă o îmbunătățire
    .ruling-1 = Trebuie să joci întâi îmbunătățirea minoră.
    .ruling-2 = Cu Negustorul ambulant poți juca acolo 3 îmbunătățiri minore.
# Sycophant
card-I229 = Lingușitor
    .text = Ceilalți jucători îți plătesc 1 hrană înainte să folosească Ia 1 grână. De fiecare dată când cineva îl folosește, chiar și tu, primești și 1 hrană din stocul general.
    .gist = Câștigi când cineva folosește Ia 1 grână
    .ruling-1 = Cine nu poate plăti nu poate folosi spațiul.
    .ruling-2 = Grâna dată de o carte nu îl declanșează.
# Clay Digger
card-I230 = Săpător de argilă
    .text = Pune 3 argile pe acest spațiu de acțiune pentru toți, care primește 1 argilă în fiecare rundă. Ceilalți îți plătesc 3 de hrană ca să îl folosească.
    .gist = Spațiu cu argilă; alții îți dau 3 de hrană
    .ruling-1 = Tu nu plătești nimic pentru el.
    .ruling-2 = Este un spațiu pe lângă 1 argilă și celelalte spații cu argilă.
# Manservant
card-I231 = Servitor
    .text = De îndată ce locuiești într-o casă de piatră, pune 3 de hrană pe fiecare spațiu de rundă rămas; le primești la începutul acelor runde.
    .gist = Casă de piatră: 3 de hrană pe rundă rămasă
    .ruling-1 = Jucat într-o casă de piatră, pune hrana imediat.
# Midwife
card-I232 = Moașă
    .text = Când familia unui alt jucător crește și este apoi mai mare decât a ta, primești 1 hrană, sau 2 de hrană dacă este mai mare cu 2 sau mai mult.
    .gist = Hrană când altă familie e mai mare
    .ruling-1 = Hrana vine din stocul general.
    .ruling-2 = Gemenii sunt o singură creștere: familia se compară când sunt amândoi acolo.
# Farm Steward
card-I233 = Administratorul fermei
    .text = Cât locuiești într-o colibă de argilă sau o casă de piatră, următoarea creștere a familiei pe un spațiu de acțiune nu cere cameră.
    .gist = Argilă sau piatră: 1 copil fără cameră
    .ruling-1 = Se consumă la următoarea creștere pe un spațiu de acțiune într-o astfel de casă, cu cameră sau fără.
    .ruling-2 = Pe spațiul pentru creștere cu cameră poți juca totuși îmbunătățirea minoră.
# Wood Buyer
card-I234 = Cumpărător de lemn
    .text = Când un alt jucător primește lemn printr-o acțiune, poți cumpăra de la acel jucător 1 lemn pentru 1 hrană.
    .gist = Alții primesc lemn: cumpără 1 pentru 1 hrană
    .ruling-1 = Celălalt jucător nu poate refuza.
    .ruling-2 = Acționează și pe spațiul pentru cinci jucători care dă stuf, piatră și lemn.
# Wood Collector
card-I235 = Culegător de lemne
    .text = Pune 1 lemn pe fiecare dintre următoarele 5 spații de rundă; îl primești la începutul acelor runde.
    .gist = 1 lemn în următoarele 5 runde
    .ruling-1 = Lemnul unei runde poate plăti grajdul Grăjdarului în acea rundă.
# Hide Farmer
card-I236 = Pielar
    .text = Chiar înainte de punctare poți plăti 1 hrană pentru oricare dintre spațiile tale nefolosite ale fermei; acestea nu te costă puncte.
    .gist = Sfârșit: 1 hrană salvează un spațiu nefolosit
    .ruling-1 = Animalele nu pot fi transformate în hrană pentru asta, fiindcă ultima reproducere a trecut.
# Juggler
card-I237 = Jongler
    .text = De fiecare dată când iei hrana de la Actori ambulanți, poți lua încă o dată pe atât. Apoi dai celorlalți câte 1 hrană pentru fiecare Magician, Scamator, Muzicant de stradă, Păpușar, Acrobat, Dansatoare, Dresor de animale și Povestitor din fața lor.
    .gist = Actori ambulanți: dublul hranei
    .ruling-1 = Cărțile tale nu costă nimic, iar un jucător cu două dintre ele primește 2 de hrană.
    .ruling-2 = Cu Povestitorul alegi care dintre cele două acționează întâi.
# Chamberlain
card-I238 = Șambelan
    .text = La începutul rundei 11, sau acum dacă a trecut, cărțile de rundă rămase se întorc; doar tu le poți folosi înainte de rundele lor.
    .gist = Din runda 11 folosești cărțile care urmează
    .ruling-1 = De atunci toți jucătorii văd cărțile.
# Corn Profiteer
card-I239 = Speculant de grâne
    .text = Oricând: 1 grână pentru 3 de hrană, dacă nu îți cumpără grâna un alt jucător pentru 2 de hrană.
    .gist = 1 grână pentru 3 de hrană, sau 2 de la alții
    .ruling-1 = Dacă vor grâna mai mulți jucători, alegi cine o primește.
    .ruling-2 = Sunt întrebați doar jucătorii care pot plăti, și din nou pentru fiecare grână.
# Cowherd
card-I240 = Văcar
    .text = De fiecare dată când folosești 1 bovină, primești încă 1 bovină.
    .gist = 1 bovină: încă 1 bovină
    .ruling-1 = Nu acționează pe Ia animale.
# Clay Plasterer
card-I241 = Lutuitor
    .text = Renovarea colibei tale de lemn în argilă te costă 1 argilă și 1 stuf, fiecare cameră a unei colibe de argilă 3 argile și 2 stuf.
    .gist = Camere și renovare în argilă mai ieftine
    .ruling-1 = Este o listă de costuri proprie: Dulgherul, Securea sau Proptelele de argilă nu i se adaugă, dar Cărămidarul da.
# Clay Hut Builder
card-I242 = Constructor de colibe de argilă
    .text = De îndată ce locuiești într-o colibă de argilă sau o casă de piatră, pune 2 argile pe fiecare dintre următoarele 5 spații de rundă; le primești la începutul acelor runde.
    .gist = Casă de argilă: câte 2 argile în 5 runde
    .ruling-1 = Jucat într-o colibă de argilă sau o casă de piatră, pune argila imediat.
    .ruling-2 = Acționează o singură dată în joc, și când renovezi din lemn direct în piatră.
# Bricklayer
card-I243 = Cărămidar
    .text = Plătești cu 1 argilă mai puțin pentru fiecare îmbunătățire și renovare, și cu 2 argile mai puțin pentru fiecare cameră.
    .gist = Construitul: −1 argilă; camerele: −2
    .ruling-1 = Contează și argila plătită în locul altui lucru.
# Layabout
card-I244 = Leneș
    .text = Nu iei parte la următoarea recoltă.
    .gist = Nu iei parte la următoarea recoltă
    .ruling-1 = Nu strângi culturi, nu hrănești pe nimeni, iar animalele tale nu se reproduc.
    .ruling-2 = Jucat într-o rundă cu recoltă, lipsești de la acea recoltă.
    .ruling-3 = Ce fac ceilalți în acea recoltă nu declanșează nicio carte de-a ta.
# Market Crier
card-I245 = Strigător din piață
    .text = De fiecare dată când folosești Ia 1 grână, poți lua încă 1 grână și 1 legumă. Apoi fiecare alt jucător primește 1 grână.
    .gist = Ia 1 grână: încă 1 și o legumă
    .ruling-1 = Grâna dată de o carte nu îl declanșează.
# Milking Hand
card-I246 = Mulgător
    .text = În faza câmpurilor a fiecărei recolte primești 1/2/3 de hrană pentru 1/3/5 bovine. La sfârșit: 1 punct la fiecare 2 bovine.
    .gist = Hrană și puncte pentru bovine
    .ruling-1 = Pentru 2 bovine primești 1 hrană.
    .ruling-2 = Acționează doar la recolte.
# Butcher
card-I247 = Măcelar
    .text = Oricând: oaie 1 hrană, porc sălbatic 2, bovină 3.
    .gist = Animale în hrană, oricând
# Net Fisherman
card-I248 = Pescar cu plasa
    .text = Dacă în această rundă un membru al familiei tale a luat stuf pe un spațiu de acțiune, iei la întoarcerea acasă toată hrana aflată pe Pescuit.
    .gist = Ai luat stuf: hrana de la Pescuit, la sfârșit
    .ruling-1 = Stuful ales pe un spațiu contează, cel de la o carte nu.
# Puppeteer
card-I249 = Păpușar
    .text = Când un alt jucător ia hrana de la Actori ambulanți, poți plăti 1 hrană ca să joci o ocupație.
    .gist = Alții folosesc actorii: joacă o ocupație
    .ruling-1 = Îți trebuie hrana înainte ca ocupația să acționeze, chiar dacă ea aduce hrană.
    .ruling-2 = Cine construiește o cameră pe spațiul pentru cinci jucători nu îl declanșează.
    .ruling-3 = Poți plăti cu hrana pe care tocmai ți-au dat-o cărțile celuilalt jucător.
# Sheep Whisperer
card-I250 = Șoptitoarea oilor
    .text = Pune câte 1 oaie pe spațiile rundelor de peste 4, 7, 9 și 11 runde; o primești la începutul acelor runde.
    .gist = 1 oaie peste 4, 7, 9 și 11 runde
    .ruling-1 = Fermierul de oi nu adaugă nimic la aceste oi.
# Reed Buyer
card-I251 = Cumpărător de stuf
    .text = Când într-o rundă se ia stuf pentru prima dată, și de către un alt jucător, poți cumpăra 1 din el pentru 1 hrană. Acel jucător primește și 1 hrană din stoc.
    .gist = Alții iau stuf: cumpără 1 pentru 1 hrană
    .ruling-1 = Celălalt jucător nu poate refuza.
    .ruling-2 = Dacă iei chiar tu primul stuf al unei runde, cartea nu face nimic în acea rundă.
    .ruling-3 = Stuful de pe spațiile de rundă nu contează.
# Pig Breeder
card-I252 = Crescător de porci
    .text = Primești imediat 1 porc sălbatic. La sfârșitul rundei 12 porcii tăi sălbatici se reproduc, dacă este loc pentru pui.
    .gist = 1 porc sălbatic; se reproduc după runda 12
    .ruling-1 = Trebuie doi porci sălbatici și un loc pentru al treilea, ca la orice reproducere.
# Pig Catcher
card-I253 = Prinzător de porci
    .text = Când iei lemn aflat pe un spațiu de acțiune, poți lăsa acolo 2 dintre ele pentru 1 porc sălbatic.
    .gist = Când iei lemn: 2 lemne pentru 1 porc sălbatic
    .ruling-1 = Lemnul trebuie să se fi aflat pe spațiu; ce adaugă stocul sau o carte nu se numără.
# Groom
card-I254 = Grăjdar
    .text = Cât timp locuiești într-o casă de piatră, poți construi 1 grajd pentru 1 lemn la începutul fiecărei runde.
    .gist = Casă de piatră: 1 grajd pe rundă la 1 lemn
    .ruling-1 = Lemnul care vine la începutul rundei îl poate plăti.
    .ruling-2 = Supraveghetorul de garduri poate îngrădi grajdul nou.
# Stone Buyer
card-I255 = Cumpărător de piatră
    .text = Când într-o rundă se ia piatră pentru prima dată, și de către un alt jucător, poți cumpăra 1 din ea pentru 1 hrană. Acel jucător primește și 1 hrană din stoc.
    .gist = Alții iau piatră: cumpără 1 pentru 1 hrană
    .ruling-1 = Celălalt jucător nu poate refuza.
    .ruling-2 = Dacă iei chiar tu prima piatră a unei runde, cartea nu face nimic în acea rundă.
    .ruling-3 = Piatra de pe spațiile de rundă nu contează.
# Stone Carver
card-I256 = Sculptor în piatră
    .text = O dată pe recoltă: 1 piatră pentru 3 de hrană.
    .gist = La recoltă: 1 piatră pentru 3 de hrană
# Street Musician
card-I257 = Muzicant de stradă
    .text = De fiecare dată când un alt jucător ia hrana de la Actori ambulanți, primești 1 grână.
    .gist = Alții folosesc actorii: 1 grână
    .ruling-1 = Cine construiește o cameră pe spațiul pentru cinci jucători nu îl declanșează.
# Cabinetmaker
card-I258 = Tâmplar de mobilă
    .text = O dată pe recoltă: 1 lemn pentru 2 de hrană.
    .gist = La recoltă: 1 lemn pentru 2 de hrană
# Animal Dealer
card-I259 = Negustor de animale
    .text = De fiecare dată când folosești 1 oaie, 1 porc sălbatic sau 1 bovină, poți cumpăra încă 1 animal din acea specie pentru 1 hrană.
    .gist = Spații cu animale: încă unul pentru 1 hrană
    .ruling-1 = Nu acționează pe Ia animale.
# Taster
card-I260 = Degustător
    .text = Când un alt jucător este jucătorul de start, îi poți da 1 hrană și plasa primul tău membru al familiei înaintea tuturor.
    .gist = 1 hrană: plasezi primul în rundă
    .ruling-1 = Apoi plasează jucătorul de start, iar tu ai după aceea și tura obișnuită.
# Outrider
card-I261 = Călăreț înainte-mergător
    .text = De fiecare dată când folosești cea mai nouă carte de rundă, primești 1 grână.
    .gist = Cea mai nouă carte de rundă: 1 grână
    .ruling-1 = Cea mai nouă carte este cea a rundei curente.
# Water Carrier
card-I262 = Cărător de apă
    .text = De fiecare dată când cineva construiește Fântâna, pune 1 hrană pe fiecare spațiu de rundă rămas; și acum, dacă a fost deja construită. O primești la începutul acelor runde.
    .gist = Fântână construită: 1 hrană pe rundă
    .ruling-1 = Fântâna satului nu aduce nimic, dar o Fântână construită din nou da.
# Fence Builder
card-I263 = Constructor de garduri
    .text = Pune unul dintre gardurile tale pe un spațiu de acțiune la alegere. Când folosești acel spațiu, poți și construi garduri.
    .gist = Un spațiu la alegere: și garduri
    .ruling-1 = Poți alege orice spațiu din joc, chiar și unul de pe o carte.
    .ruling-2 = Gardul de pe spațiu nu mai poate fi construit.
    .ruling-3 = Construiești după tot restul de pe acel spațiu și plătești gardurile.
    .ruling-4 = Nu îl poți juca dacă nu ți-a rămas niciun gard.
    .ruling-5 = Folosirea spațiului în care îl joci nu se pune.
# Fencer
card-I264 = Gardier
    .text = De fiecare dată când un alt jucător construiește garduri, primești 1 lemn, sau 2 lemne pentru 5 garduri sau mai multe.
    .gist = Alții construiesc garduri: 1 sau 2 lemne
    .ruling-1 = Toate gardurile unei acțiuni se numără împreună.
# Fence Deliveryman
card-I265 = Furnizor de garduri
    .text = Pune câte 4 dintre gardurile tale pe spațiile rundelor de peste 6 și 10 runde. Când încep acele runde, poți plăti 2 de hrană ca să le construiești.
    .gist = 4 garduri peste 6 și 10 runde, 2 de hrană
    .ruling-1 = Gardurile de pe spații de rundă nu pot fi construite în alt fel.
    .ruling-2 = Plătești 2 de hrană chiar dacă construiești mai puțin de 4 dintre ele.
    .ruling-3 = Cele pe care nu le construiești sunt din nou ale tale.
    .ruling-4 = Spațiile de după ultima rundă nu primesc niciunul.
# Clay Deposit
card-I337 = Zăcământ de argilă
    .text = Un spațiu de acțiune pentru toți: se plătește ție 1 hrană, apoi se iau 5 argile. Tu nu plătești nimic și poți lua acolo 2 puncte în loc.
    .gist = Spațiu: 5 argile; alții îți plătesc 1 hrană
    .ruling-1 = Ține un membru al familiei pe rundă, ca orice spațiu de acțiune.
# Rancher
card-I340 = Fermier de vite
    .text = La începutul fiecărei runde primești 1 lemn dacă folosești mai multe spații ale fermei decât oricare alt jucător.
    .gist = Cele mai multe spații: 1 lemn pe rundă
    .ruling-1 = O egalitate nu aduce nimic.
# Acreage
card-K105 = Ogor
    .text = Această carte este un câmp cu 2 grămezi, pe care cresc doar grâne.
    .gist = Un câmp pentru 2 grămezi de grâne
    .ruling-1 = Fiecare grămadă cu grâne contează ca un câmp cu grâne pentru cerințe.
    .ruling-2 = La punctaj nu este câmp, dar grânele de pe ea contează.
# Bakehouse
card-K106 = Brutărie
    .text = Când coci pâine: câte 5 de hrană pentru cel mult 2 grâne. Când o joci poți coace imediat pâine.
    .gist = Pâine: 5 de hrană, de 2 ori
    .ruling-1 = Doar o carte cu „cuptor” în nume poate fi returnată; o Bucătărie a brutarului nu este una.
    .ruling-2 = Un Cuptor de argilă sau de piatră returnat poate fi construit din nou de oricine.
# Lumber
card-K107 = Cherestea
    .text = Primești 3 lemne.
    .gist = 3 lemne
    .ruling-1 = Cu Pietrarul nu costă nimic.
# Beehive
card-K108 = Stup
    .text = Pune 2 de hrană pe fiecare spațiu de rundă cu număr par care mai urmează; le primești la începutul acelei runde.
    .gist = 2 de hrană în fiecare rundă pară
# Spit Roast
card-K109 = Frigare
    .text = Când transformi animale în hrană la o hrănire, primești încă 1 hrană, o dată la fiecare hrănire.
    .gist = Hrănire cu animale: încă 1 hrană
    .ruling-1 = O singură hrană la o hrănire, oricâte animale gătești.
# Brewery
card-K110 = Berărie
    .text = O dată pe recoltă: 1 grână pentru 3 de hrană. La sfârșit: 1 punct pentru a noua ta grână.
    .gist = La recoltă: 1 grână pentru 3 de hrană
    .ruling-1 = Contează grânele din stoc, de pe câmpuri și de pe cărți.
# Bread Paddle
card-K111 = Lopată de pâine
    .text = De fiecare dată când joci o ocupație, poți și să coci pâine.
    .gist = Fiecare ocupație: coace pâine
    .ruling-1 = Acționează și când Păpușarul sau Educatoarea te lasă să joci ocupația.
# Bookshelf
card-K112 = Raft de cărți
    .text = De fiecare dată când joci o ocupație, primești 3 de hrană înainte să o plătești.
    .gist = Fiecare ocupație: întâi 3 de hrană
    .ruling-1 = Hrana poate plăti ocupația.
# Flail
card-K113 = Îmblăciu
    .text = După Ară un câmp sau Ară un câmp și/sau plantează poți și coace pâine.
    .gist = Spații de arat: și coace pâine
    .ruling-1 = Poți coace oricare dintre acțiunile spațiului ai fi făcut.
# Duck Pond
card-K114 = Iaz cu rațe
    .text = Pune 1 hrană pe fiecare dintre următoarele 3 spații de rundă; o primești la începutul acelor runde.
    .gist = 1 hrană în următoarele 3 runde
# Swing Plow
card-K115 = Plug fără roți
    .text = De două ori în joc poți ara până la 3 câmpuri în loc de 1 pe Ară un câmp.
    .gist = Ară un câmp: până la 3 câmpuri, de două ori
    .ruling-1 = Te poți opri după 1 sau 2 câmpuri.
    .ruling-2 = Într-o acțiune folosești un plug sau Grapa, nu două dintre ele.
    .ruling-3 = Nu lucrează pe Ară un câmp și/sau plantează.
# Granary
card-K116 = Hambar
    .text = Pune câte 1 grână pe spațiile rundelor 8, 10 și 12 care mai urmează; o primești la începutul acelei runde.
    .gist = 1 grână în rundele 8, 10 și 12
    .ruling-1 = Plătești fie 3 lemne, fie 3 argile, nu amestecat.
    .ruling-2 = Primirea grânei nu este o folosire a spațiului Ia 1 grână.
# Greenhouse
card-K117 = Seră
    .text = Pune câte 1 legumă pe spațiile rundelor de peste 4 și 7 runde. Când încep acele runde, o poți cumpăra pentru 1 hrană.
    .gist = O legumă pentru 1 hrană peste 4 și 7 runde
    .ruling-1 = O legumă pe care nu o cumperi se întoarce în stoc.
# Liquid Manure
card-K118 = Must de bălegar
    .text = Pe fiecare câmp pe care îl semeni vine încă 1 grână sau legumă din stoc.
    .gist = Semeni: 1 cultură mai mult pe câmp
    .ruling-1 = Ce ai semănat înainte să îl joci rămâne cum este.
    .ruling-2 = Îl primesc și cărțile cu câmp pentru grâne și legume, lemnul nu.
    .ruling-3 = Se adună cu toate cărțile care pun mai mult pe câmpuri.
# Crooked Plow
card-K119 = Plug strâmb
    .text = O dată în joc poți ara până la 3 câmpuri în loc de 1 pe Ară un câmp.
    .gist = Ară un câmp: până la 3 câmpuri, o dată
    .ruling-1 = Te poți opri după 1 sau 2 câmpuri.
    .ruling-2 = Într-o acțiune folosești un plug sau Grapa, nu două dintre ele.
    .ruling-3 = Nu lucrează pe Ară un câmp și/sau plantează.
# House Goat
card-K120 = Capra casei
    .text = Primești 1 hrană la fiecare hrănire. Niciun alt animal nu poate sta în casa ta.
    .gist = 1 hrană pe recoltă; fără animale în casă
    .ruling-1 = Un animal de casă fără alt loc este gătit sau eliberat când o joci.
    .ruling-2 = Îmblânzitorul de animale nu are efect alături de ea.
# Sawhorse
card-K121 = Capră de tăiat lemne
    .text = Următorul tău grajd nu costă nimic, la fel al 3-lea, al 6-lea, al 9-lea, al 12-lea și al 15-lea gard al tău.
    .gist = 1 grajd și fiecare al treilea gard gratuit
    .ruling-1 = Gardurile se numără așa cum stau în ferma ta când construiești.
    .ruling-2 = Un gard gratuit pe care nu îl construiești într-o acțiune nu se păstrează pentru mai târziu.
    .ruling-3 = Se adună cu Îngrijitorul de garduri vii.
    .ruling-4 = Și un grajd care oricum nu costă nimic este următorul grajd.
# Sawmill
card-K122 = Gaterul
    .text = O dată pe recoltă: 1 lemn pentru 3 de hrană. La sfârșit: 1/2/3 puncte pentru 2/4/5 lemne.
    .gist = La recoltă: 1 lemn pentru 3 de hrană; puncte
    .ruling-1 = O Tâmplărie pe care o construiești din nou aduce schimbul ei, dar nu puncte bonus.
# Wooden Strongbox
card-K123 = Ladă de lemn
    .text = La sfârșit: 2 puncte pentru 5 camere, 4 puncte pentru 6 sau mai multe.
    .gist = 5 camere: 2 puncte; 6 sau mai multe: 4
    .ruling-1 = Camerele pot fi de argilă sau de piatră.
# Yoke
card-K124 = Jug
    .text = Poți ara imediat 1 câmp pentru fiecare plug și pentru Grapă, oricine le-ar fi jucat.
    .gist = Ară 1 câmp pentru fiecare plug în joc
    .ruling-1 = Ocupațiile nu sunt pluguri, iar plugurile dintr-o mână nu se numără.
# Broom
card-K125 = Mătură
    .text = Toate îmbunătățirile minore din mâna ta ies din joc; trage 7 noi. Poți juca imediat 1 dintre ele.
    .gist = 7 îmbunătățiri minore noi; joacă 1 din ele
    .ruling-1 = Îmbunătățirea pe care o joci imediat se plătește, iar cerința ei trebuie îndeplinită.
# Landing Net
card-K126 = Minciog
    .text = 2 de hrană de fiecare dată când primești stuf pe un spațiu de acțiune, sau 1 hrană dacă vin cu el alte resurse de construcție.
    .gist = Spații cu stuf: 2 de hrană, cele mixte 1
# Clapper
card-K127 = Hârâitoare
    .text = Când folosești un spațiu pentru creșterea familiei, și acum dacă ai folosit unul în această rundă, pune 1 grână pe fiecare câmp al tău care are grâne.
    .gist = Creșterea familiei: 1 grână pe câmp cu grâne
    .ruling-1 = Fiecare grămadă a Ogorului cu grâne pe ea primește una.
    .ruling-2 = Spațiul pentru cinci jucători contează când l-ai folosit pentru creștere.
    .ruling-3 = Creșterea adusă de o carte nu contează.
# Cooking Hearth
card-K128 = Plită
    .text = Oricând: legumă 3 de hrană, oaie 2, porc sălbatic 3, bovină 4. Când coci pâine: 3 de hrană pentru fiecare grână.
    .gist = Gătește legume și animale; coace pâine
    .ruling-1 = O Vatră returnată poate fi construită din nou de oricine.
# Corn Sheaf
card-K129 = Snop de grâu
    .text = Primești 1 grână.
    .gist = 1 grână
# Herb Garden
card-K130 = Grădină de ierburi
    .text = Pune 1 hrană pe fiecare dintre următoarele 5 spații de rundă; o primești la începutul acelor runde.
    .gist = 1 hrană în următoarele 5 runde
# Clay Pit
card-K131 = Groapă de argilă
    .text = De fiecare dată când folosești Muncitorul de zi, primești și 3 argile.
    .gist = Muncitorul de zi: și 3 argile
# Clay Hut Extension
card-K132 = Extinderea colibei de argilă
    .text = Adaugă 1 cameră la coliba ta de argilă, pentru care nu plătești nimic în plus.
    .gist = 1 cameră de argilă imediat
    .ruling-1 = Nu o poți juca într-o colibă de lemn sau o casă de piatră.
# Milking Stool
card-K133 = Scăunel de muls
    .text = În faza câmpurilor primești 1/2/3 de hrană pentru 1/3/5 bovine. La sfârșit: 1 punct la fiecare 2 bovine.
    .gist = Hrană și puncte pentru bovine
    .ruling-1 = Acționează doar la recolte.
# Ox Team
card-K134 = Boi de jug
    .text = Poți ara imediat atâtea câmpuri câte runde întregi mai urmează, dar cel mult 3.
    .gist = Ară imediat până la 3 câmpuri
    .ruling-1 = Poți ara mai puține câmpuri.
# Horse
card-K135 = Cal
    .text = La sfârșit: 2 puncte dacă nu ai oi, nu ai porci sălbatici sau nu ai bovine.
    .gist = 2 puncte dacă lipsește o specie de animale
    .ruling-1 = Pierzi totuși punctul pentru specia care lipsește.
    .ruling-2 = Două specii care lipsesc nu aduc mai mult decât una.
    .ruling-3 = Un animal păstrat de Împăietor nu se află în ferma ta.
    .ruling-4 = Dacă lipsa unei specii nu te-ar costa nimic, o poți elibera înainte de punctare.
# Brushwood Roof
card-K136 = Acoperiș de vreascuri
    .text = La o cameră sau o renovare, lemnul poate înlocui 1 sau 2 stuf.
    .gist = Camere, renovare: lemn pentru 1-2 stuf
    .ruling-1 = Poți amesteca: în loc de 2 stuf și 1 lemn cu 1 stuf.
    .ruling-2 = Ajută la fiecare cameră a unei acțiuni.
    .ruling-3 = Nu ajută la stuful îmbunătățirilor ca Casa de vacanță.
# Turnip Field
card-K137 = Câmp de napi
    .text = Această carte este un câmp pe care cresc doar legume. Când o joci, poți semăna imediat.
    .gist = 1 câmp de legume; semeni imediat
    .ruling-1 = Cât timp are legume pe ea, contează ca un câmp cu legume pentru cerințe, dar niciodată la punctaj.
# Reed Hut
card-K138 = Colibă de stuf
    .text = Un membru al familiei tale care nu este încă în joc locuiește aici. Muncește și mănâncă, dar nu aduce puncte și nu face parte din familie.
    .gist = Încă un membru, fără puncte
    .ruling-1 = Poate fi plasat în aceeași rundă.
    .ruling-2 = Nu se numără când se vede dacă este loc pentru creșterea familiei.
    .ruling-3 = Este unul dintre cei cinci ai tăi.
    .ruling-4 = O acțiune de creștere a familiei îl poate muta în casă în locul unui membru nou.
# Sleeping Corner
card-K139 = Colț de dormit
    .text = Poți folosi spații pentru creșterea familiei pe care se află deja alți jucători.
    .gist = Creșterea familiei, chiar pe spații ocupate
    .ruling-1 = Pe spațiul pentru cinci jucători poți atunci doar să crești familia, nu să joci o ocupație.
    .ruling-2 = Nu te poți alătura unui membru al familiei tale.
# Swan Lake
card-K140 = Lac cu lebede
    .text = Pune 1 hrană pe fiecare dintre următoarele 5 spații de rundă; o primești la începutul acelor runde.
    .gist = 1 hrană în următoarele 5 runde
# Boar Breeding
card-K141 = Creștere de porci sălbatici
    .text = Primești 1 porc sălbatic.
    .gist = 1 porc sălbatic
    .ruling-1 = Poți găti porcul sălbatic imediat.
# Stone Cart
card-K142 = Car cu pietre
    .text = Pune 1 piatră pe fiecare spațiu de rundă cu număr par care mai urmează; o primești la începutul acelei runde.
    .gist = 1 piatră în fiecare rundă pară
# Stone Exchange
card-K143 = Schimb de piatră
    .text = Primești 2 pietre.
    .gist = 2 pietre
    .ruling-1 = Plătești fie 2 lemne, fie 2 argile, nu amestecat.
# Mansion
card-K144 = Conac
    .text = La sfârșit: 2 puncte pentru fiecare cameră a casei tale de piatră, pe lângă punctele obișnuite.
    .gist = Încă 2 puncte pe cameră de piatră
    .ruling-1 = Se combină cu Șeful.
# Forest Pasture
card-K145 = Pășune de pădure
    .text = Această carte ține oricâți porci sălbatici.
    .gist = Ține oricâți porci sălbatici
    .ruling-1 = Porcii sălbatici de pe ea contează la punctaj, iar puii pot fi puși acolo.
    .ruling-2 = La punctaj nu este o pășune.
# Loom
card-K146 = Război de țesut
    .text = În faza câmpurilor primești 1/2/3 de hrană pentru 1/4/7 oi. La sfârșit: 1 punct la fiecare 3 oi.
    .gist = Hrană și puncte pentru oi
    .ruling-1 = Acționează doar la recolte.
# Serf
card-K266 = Iobag
    .text = De fiecare dată când folosești Plantează și/sau coace pâine, primești întâi 1 grână, sau schimbi 1 grână pentru 1 legumă.
    .gist = La semănat: 1 grână, sau una pentru o legumă
    .ruling-1 = Grâna sau leguma poate fi semănată în aceeași acțiune.
# Adoptive Parents
card-K267 = Părinți adoptivi
    .text = Când familia ta crește, poți plăti imediat 1 hrană: copilul poate fi plasat în această rundă și nu mai este nou-născut.
    .gist = 1 hrană: copilul muncește imediat
    .ruling-1 = Hotărăști imediat după naștere.
    .ruling-2 = Un copil adoptat mănâncă 2 de hrană la următoarea recoltă.
    .ruling-3 = Pot fi adoptați și copiii aduși de cărți.
# Pieceworker
card-K268 = Lucrător cu bucata
    .text = Când primești lemn, argilă, stuf, piatră sau grâne pe un spațiu de acțiune, poți cumpăra încă 1 din acel bun pentru 1 hrană; când primești acolo o legumă, încă 1 pentru 2 de hrană.
    .gist = Spații cu resurse, culturi: mai cumperi 1
    .ruling-1 = Bunurile de la cărți și de pe spații de rundă nu contează.
    .ruling-2 = Pentru mai multe feluri de bunuri de pe un spațiu poți cumpăra câte unul din fiecare.
# Acrobat
card-K269 = Acrobat
    .text = După Actori ambulanți poți muta acel membru al familiei, când toți au plasat, pe Ia 1 grână, Ară un câmp sau Ară un câmp și/sau plantează, dacă este liber, și îl poți folosi.
    .gist = Actori ambulanți: apoi pe un spațiu de câmp
    .ruling-1 = Pe spațiul pentru cinci jucători trebuie să fi luat hrana, nu să fi construit camera.
# Wet Nurse
card-K270 = Doică
    .text = Când construiești camere, familia ta poate crește câte o dată pentru fiecare dintre ele, pentru câte 1 hrană, dacă este loc.
    .gist = Camere noi: câte un copil pentru 1 hrană
    .ruling-1 = Camerele aduse de cărți contează.
    .ruling-2 = Nou-născuții acționează din runda următoare.
# Educator
card-K271 = Educatoare
    .text = Când un alt jucător joacă o ocupație, poți juca și tu una pentru 3 de hrană, de la a patra a ta pentru 2 de hrană.
    .gist = Alții joacă ocupații: și tu, pentru hrană
    .ruling-1 = Acționează și când ocupația celuilalt jucător vine printr-o carte.
# Frame Builder
card-K272 = Constructor de cadre
    .text = La fiecare renovare 1 lemn poate înlocui 1 argilă sau 1 piatră, la fiecare cameră 2 argile sau 2 pietre.
    .gist = 1 lemn în loc de argilă, piatră
    .ruling-1 = Ajută o dată la fiecare cameră a unei acțiuni.
# Basin Maker
card-K273 = Fabricant de albii
    .text = Pentru fiecare porc sălbatic pe care îl transformi în hrană poți pune pe această carte până la 2 lemne din stocul tău. La sfârșit: 1 punct pentru fiecare lemn de aici, dar nu pentru cele cu numerele 1, 4, 7 și 10.
    .gist = Porci gătiți: lemnul devine puncte
    .ruling-1 = Fiecare porc sălbatic contează pentru o singură carte: Fabricantul de albii, Tăbăcarul, Fabricantul de perii, Împăietorul sau Blănurile.
# Organic Farmer
card-K274 = Fermier ecologic
    .text = La sfârșit: 1 punct pentru fiecare pășune în care se află un animal și care ar mai putea ține încă 3.
    .gist = 1 punct pe pășune cu 3 locuri libere
    .ruling-1 = Pășunea de pădure contează cât timp se află pe ea un porc sălbatic.
    .ruling-2 = Îți poți rearanja animalele și poți elibera unele înainte de punctare.
# Perpetual Student
card-K275 = Student întârziat
    .text = Când poți juca o ocupație, poți lăsa un alt jucător să tragă una de-a ta: primești 3 de hrană înainte să o plătești și trebuie să o joci.
    .gist = Ocupație trasă de alții: întâi 3 de hrană
    .ruling-1 = Se trage dintre ocupațiile din mâna ta ale căror cerințe sunt îndeplinite.
    .ruling-2 = Pentru hrana care îți lipsește iei cărți de cerșit.
    .ruling-3 = Merge cu orice carte care te lasă să joci o ocupație, de exemplu Cărturarul.
# Constable
card-K276 = Jandarm
    .text = Primești 4 lemne înainte de runda 6, 3 înainte de runda 9, 2 înainte de runda 12, 1 înainte de runda 14. La sfârșit: 5 puncte pentru fiecare care nu are puncte negative.
    .gist = Lemn; 5 puncte: niciunul negativ
    .ruling-1 = Și tu primești punctele dacă nu pierzi niciunul.
    .ruling-2 = Ce te scutește Răzeșul nu este negativ.
# Manufacturer
card-K277 = Manufacturier
    .text = Într-o casă de argilă sau de piatră, Tâmplăria, Olăria și Atelierul coșarului sunt pentru tine îmbunătățiri minore și costă cu 2 resurse de construcție la alegere mai puțin.
    .gist = Ateliere: −2 resurse, ca minore
    .ruling-1 = Celelalte îmbunătățiri majore rămân ce sunt.
# Forester
card-K278 = Pădurar
    .text = Această carte este un câmp cu 3 grămezi, pe care crește doar lemn. Lemnul se seamănă și se recoltează ca grâul.
    .gist = Un câmp pentru 3 grămezi de lemn
    .ruling-1 = Din 1 lemn se fac 3, dintre care iei câte unul în fiecare fază a câmpurilor.
    .ruling-2 = Cu Semănătorul 1 grămadă primește 5 lemne, 2 grămezi primesc câte 4.
    .ruling-3 = Nu este un câmp, nici pentru cerințe, nici la punctaj.
# Scholar
card-K279 = Cărturar
    .text = Într-o casă de piatră poți juca o carte la începutul fiecărei runde: o ocupație pentru 1 hrană sau o îmbunătățire la costul ei.
    .gist = Casă de piatră: joacă o carte pe rundă
    .ruling-1 = O carte în fiecare rundă.
    .ruling-2 = Îmbunătățirea poate fi una majoră.
# Tanner
card-K280 = Tăbăcar
    .text = Porcii sălbatici și bovinele pe care le gătești vin pe această carte. La sfârșit: 1/2/3 puncte pentru 2/4/6 porci sălbatici și pentru 2/3/4 bovine.
    .gist = Puncte pentru porci și bovine gătite
    .ruling-1 = Dacă mai multe cărți ale tale vor un animal, alegi tu; fiecare animal merge la o singură carte.
    .ruling-2 = Animalele gătite din lipsă de loc contează.
# Traveling Salesman
card-K281 = Negustor ambulant
    .text = Pe un spațiu de acțiune poți construi o îmbunătățire majoră într-o acțiune pentru una minoră, și poți juca 2 minore într-o acțiune pentru una majoră sau minoră.
    .gist = O majoră sau 2 minore
    .ruling-1 = După o îmbunătățire majoră nu mai urmează a doua.
    .ruling-2 = Cu Negustorul poți juca 4 îmbunătățiri minore într-o acțiune pentru una majoră sau minoră, pentru 1 hrană.
    .ruling-3 = Cu Negustorul poți și construi 2 îmbunătățiri majore într-o acțiune pentru una minoră, pentru 1 hrană.
    .ruling-4 = Cu Omul de afaceri poți juca 3 îmbunătățiri minore pe spațiul jucătorului de start.
    .ruling-5 = O îmbunătățire majoră care pentru tine este minoră contează ca minoră.
# House Steward
card-K282 = Majordom
    .text = Primești 4 lemne înainte de runda 6, 3 înainte de runda 9, 2 înainte de runda 12, 1 înainte de runda 14. La sfârșit: 3 puncte pentru fiecare cu cele mai multe camere.
    .gist = Lemn; 3 puncte: cele mai multe camere
# Wood Deliveryman
card-K283 = Furnizor de lemn
    .text = Pune 1 lemn pe fiecare spațiu de rundă de la 8 la 14 care mai urmează; îl primești la începutul acelei runde.
    .gist = 1 lemn în fiecare rundă de la 8
    .ruling-1 = Lemnul unei runde poate plăti grajdul Grăjdarului în acea rundă.
# Wood Distributor
card-K284 = Distribuitor de lemn
    .text = Primești acum 2 lemne. La începutul fiecărei faze de muncă poți muta lemnul de pe 3 lemne în părți egale pe 1 argilă, 1 stuf și Pescuit.
    .gist = 2 lemne; împarte 3 lemne pe alte 3 spații
    .ruling-1 = Lemnul care nu se împarte la 3 rămâne pe spațiul cu lemn.
    .ruling-2 = Dacă ai refuzat, o poți face totuși când altcineva a acționat înaintea primei plasări.
# Tinsmith
card-K285 = Tinichigiu
    .text = Oricând poți transforma argilă în câte 1 hrană, 2 argile în 3 de hrană cât timp cineva are o Fântână.
    .gist = Argilă în hrană, mai mult cu o Fântână
    .ruling-1 = Fântâna satului este o Fântână.
    .ruling-2 = Cu o Fântână, o argilă rămasă singură aduce tot 1 hrană.
# Smallholder
card-K286 = Mic gospodar
    .text = Pășunile tale pentru 2 animale țin 3. Cât timp ai cel mult 2 câmpuri, pe fiecare câmp pe care îl semeni vine încă 1 grână sau legumă din stoc.
    .gist = Fermă mică: mai multe animale și culturi
    .ruling-1 = Cărțile cu câmp nu se numără între cele 2 câmpuri, dar cele pentru grâne sau legume primesc în plus.
    .ruling-2 = Lemnul de pe Crâng și Pădurar nu.
    .ruling-3 = Cu Adăpătoarea o asemenea pășune ține 5.
# Storehouse Clerk
card-K287 = Scrib de magazie
    .text = La începutul fiecărei runde primești încă 1 piatră dacă ai 5, 1 stuf dacă ai 6, 1 argilă dacă ai 7, 1 lemn dacă ai 8.
    .gist = Pe rundă încă 1 la 5, 6, 7 sau 8 resurse
    .ruling-1 = Ce se află pe spațiul de rundă vine întâi, deci se numără.
# Storehouse Keeper
card-K288 = Magazioner
    .text = Când iei stuf și piatră cu aceeași acțiune a unui membru al familiei, primești și 1 argilă sau 1 grână.
    .gist = Iei stuf și piatră: 1 argilă sau 1 grână
    .ruling-1 = Amândouă trebuie să vină de pe spațiul însuși.
# Countryman
card-K289 = Țăran
    .text = Când toți au plasat, poți muta un membru al familiei de pe Ia 1 grână sau Ia 1 legumă pe un spațiu liber cu semănat și îl poți folosi.
    .gist = Spații cu culturi: apoi la semănat
    .ruling-1 = Spațiile cu semănat sunt Plantează și/sau coace pâine și, de când este acolo, Ară un câmp și/sau plantează.
# Clay Worker
card-K290 = Lucrător cu argila
    .text = Când iei lemn sau argilă cu acțiunea unui membru al familiei, primești încă 1 argilă.
    .gist = Când iei lemn sau argilă: 1 argilă
    .ruling-1 = Un spațiu care dă lemn din stoc contează.
# Lover
card-K291 = Amant
    .text = Creșterea familiei imediat, chiar și fără loc. Costă 4 de hrană mai mult ca să fie jucat.
    .gist = Creșterea familiei, chiar și fără loc
    .ruling-1 = Nu îl poți juca dacă toți cei cinci membri ai tăi sunt în joc.
    .ruling-2 = Dacă construiești mai târziu o cameră, acest copil locuiește în ea: nu este liberă pentru o creștere care cere loc.
# Market Woman
card-K292 = Vânzătoare din piață
    .text = Când acțiunea unui membru al familiei sau o îmbunătățire minoră îți aduce legume, primești și 2 grâne.
    .gist = Primești legume: și 2 grâne
    .ruling-1 = Costul unei îmbunătățiri minore se plătește înainte să vină grânele.
    .ruling-2 = Legumele de la ocupații și de la recoltă nu contează.
# Plowman
card-K293 = Arător
    .text = Pune câte un câmp pe spațiile rundelor de peste 4, 7 și 10 runde. Când încep acele runde, îl poți ara pentru 1 hrană.
    .gist = Câmp pentru 1 hrană peste 4, 7 și 10 runde
    .ruling-1 = Un câmp pe care nu îl ari atunci se pierde.
# Brushwood Collector
card-K294 = Culegător de vreascuri
    .text = La o cameră sau la o renovare poți plăti 1 lemn în locul întregului stuf.
    .gist = Camere, renovare: 1 lemn în locul stufului
    .ruling-1 = Un lemn înlocuiește tot stuful unei camere; nu poți înlocui doar o parte.
# Cattle Breeder
card-K295 = Crescător de bovine
    .text = Primești 1 bovină. La sfârșitul rundei 12 bovinele tale se reproduc, dacă vițelul găsește loc.
    .gist = 1 bovină; se reproduc după runda 12
# Seed Seller
card-K296 = Vânzător de semințe
    .text = Primești acum 1 grână, și încă 1 grână de fiecare dată când folosești Ia 1 grână.
    .gist = 1 grână; Ia 1 grână: încă 1
    .ruling-1 = Grâna dată de o carte nu îl declanșează.
# Sheep Farmer
card-K297 = Fermier de oi
    .text = Când iei oi cu acțiunea unui membru al familiei, primești încă 1 oaie. Oricând, dar nu în timpul reproducerii, poți schimba 3 oi pentru 1 porc sălbatic și 1 bovină.
    .gist = Încă 1 oaie; 3 oi pentru porc și bovină
    .ruling-1 = Pe spațiul cu animale la alegere acționează dacă alegi oi.
    .ruling-2 = Oile de la cărți și de pe spații de rundă nu contează.
# Shepherd Boy
card-K298 = Păstoraș
    .text = De îndată ce casa ta este de piatră, câte 1 oaie merge pe fiecare spațiu de rundă rămas; o primești la începutul acelei runde.
    .gist = Casă de piatră: 1 oaie pe rundă rămasă
    .ruling-1 = Pentru runda în care se întâmplă nu este nicio oaie.
    .ruling-2 = Într-o casă de piatră oile se pun când joci cartea.
    .ruling-3 = Poți găti o oaie când vine.
# Slaughterman
card-K299 = Tăietor de vite
    .text = Când un alt jucător transformă animale în hrană, primești 1 hrană. Îți hrănești familia după toți ceilalți.
    .gist = Alții fac hrană din animale: 1 hrană
    .ruling-1 = Pentru animalele tale nu primești nimic.
    .ruling-2 = Oricâte animale ar transforma un jucător în hrană la o hrănire, primești 1 hrană.
# Schnaps Distiller
card-K300 = Țuicar
    .text = O dată pe recoltă: 1 legumă pentru 5 de hrană.
    .gist = La recoltă: 1 legumă pentru 5 de hrană
    .ruling-1 = Nu îți trebuie nici vatră, nici plită, nici cuptor.
# Wood Carver
card-K301 = Sculptor în lemn
    .text = O dată pe rundă o îmbunătățire, o cameră de lemn, un grajd sau garduri te costă cu 1 lemn mai puțin.
    .gist = O dată pe rundă: cu 1 lemn mai puțin
    .ruling-1 = Poți plăti întreg ca să păstrezi reducerea pentru mai târziu în rundă.
    .ruling-2 = Ce nu folosești se pierde la sfârșitul rundei.
    .ruling-3 = Camerele de argilă sau de piatră costă la fel ca înainte.
# Pig Whisperer
card-K302 = Șoptitorul porcilor
    .text = Pune câte 1 porc sălbatic pe spațiile rundelor de peste 4, 7 și 10 runde; îl primești la începutul acelor runde.
    .gist = 1 porc sălbatic peste 4, 7 și 10 runde
# Stone Breaker
card-K303 = Spărgător de piatră
    .text = Oricând îți poți renova coliba de argilă în piatră, la costul obișnuit.
    .gist = Renovează oricând din argilă în piatră
    .ruling-1 = Renovarea se plătește.
    .ruling-2 = Nici cu Conservatorul nu renovează o colibă de lemn.
# Veterinarian
card-K304 = Veterinar
    .text = Pune 4 oi, 3 porci sălbatici și 2 bovine într-un vas. La începutul fiecărei runde trage două; dacă sunt la fel, păstrează unul. Celelalte se întorc.
    .gist = Pe rundă tragi 2 animale; din pereche 1
    .ruling-1 = Două animale diferite se întorc amândouă.
    .ruling-2 = Un animal păstrat poate fi gătit imediat.
    .ruling-3 = Acționează din runda următoare.
# Animal Handler
card-K305 = Mânător de animale
    .text = Pune 1 oaie pe spațiul rundei 7, 1 porc sălbatic pe 10, 1 bovină pe 14. Când încep acele runde, poți cumpăra animalul pentru 1 hrană.
    .gist = Rundele 7, 10, 14: un animal pentru 1 hrană
    .ruling-1 = Trebuie să plătești înainte să primești animalul, dar îl poți găti imediat.
    .ruling-2 = Un animal pe care nu îl cumperi se pierde.
# Animal Tamer
card-K306 = Îmblânzitor de animale
    .text = Fiecare cameră a casei tale ține 1 animal de orice specie.
    .gist = Fiecare cameră ține 1 animal
    .ruling-1 = Nu are efect alături de Capra casei.
# Animal Breeder
card-K307 = Crescător de animale
    .text = Când îngrădești spații nefolosite ca pășune nouă, poți cumpăra 2 oi pentru 1 hrană, 2 porci sălbatici pentru 2 de hrană sau 2 bovine pentru 3 de hrană.
    .gist = Pășune nouă: cumperi 2 animale
    .ruling-1 = Împărțirea unei pășuni nu contează, nici îngrădirea doar a unui grajd vechi.
    .ruling-2 = Un grajd pe care Supraveghetorul de garduri te lasă să îl îngrădești imediat contează ca nefolosit.
    .ruling-3 = O singură pereche pentru tot ce îngrădești într-o acțiune.
# Foreman
card-K308 = Șef de echipă
    .text = La începutul fiecărei faze de muncă poți pune 1 hrană din stoc pe un spațiu de acțiune la alegere.
    .gist = 1 hrană pe un spațiu, în fiecare rundă
    .ruling-1 = Cine folosește spațiul ia hrana după acțiunile lui, așa că ea nu le plătește.
    .ruling-2 = Hrana nu face folosibil un spațiu care nu ar fi.
    .ruling-3 = Dacă ai refuzat, o poți face totuși când altcineva a acționat înaintea primei plasări.
# Weaver
card-K309 = Țesător
    .text = La începutul fiecărei faze de muncă primești 1 hrană dacă ai 2 oi.
    .gist = 2 oi: 1 hrană pe rundă
# Resource Seller
card-K310 = Vânzător de resurse
    .text = Pe această carte se află un teanc, de sus în jos: lemn, argilă, stuf, argilă, piatră, argilă, piatră. Când primești resursa aflată deasupra, o primești și pe aceea.
    .gist = Primești resursa de deasupra: încă 1
    .ruling-1 = Acționează și la începutul unei runde, și în faza de muncă.
    .ruling-2 = Când vin mai multe resurse împreună, se pot da mai multe.
    .ruling-3 = Ce lași pe spațiu, ca la Coș, nu ai primit.
# Magician
card-K311 = Magician
    .text = Când ultimul tău membru al familiei ia hrana de la Actori ambulanți, primești încă 1 grână și 1 hrană.
    .gist = Actori, ultimul: grână și hrană
    .ruling-1 = Pe spațiul pentru cinci jucători trebuie să fi luat hrana, nu să fi construit camera.
# Fence Overseer
card-K312 = Supraveghetor de garduri
    .text = O dată pe rundă poți plăti 1 hrană ca să îngrădești fără lemn spațiul unui grajd abia construit.
    .gist = Grajd nou: spațiul lui îngrădit, 1 hrană
    .ruling-1 = Pășunea nouă trebuie să fie lângă pășunile tale, dacă ai.
    .ruling-2 = Îți trebuie destule garduri.
    .ruling-3 = Un grajd de la Rândaș contează.
# Pelts
card-K339 = Blănuri
    .text = Pentru fiecare animal pe care îl transformi în hrană poți pune 1 hrană din stocul tău într-una dintre camerele tale, cel mult 1 în fiecare. Nu mai poate fi folosită și valorează 1 punct.
    .gist = Animale gătite: 1 hrană în cameră, 1 punct
    .ruling-1 = Un animal păstrat de altă carte, sau care contează pentru Fabricantul de albii, nu contează.
    .ruling-2 = Poate fi folosită hrana abia adusă de animale.
    .ruling-3 = Dacă înapoiezi cartea, hrana din camerele tale nu aduce puncte.
# Animal Trainer
card-K342 = Dresor de animale
    .text = Când iei hrană de la Actori ambulanți, poți cumpăra imediat animale cu ea: oi și porci sălbatici pentru câte 2 de hrană, bovine pentru 3.
    .gist = Actori ambulanți: cumperi animale
    .ruling-1 = Poate plăti doar hrana abia luată.
    .ruling-2 = Hrana pe care ai lăsat-o pe spațiu nu este luată.
# Stump-Jump Plow
card-Z313 = Plug săritor
    .text = De când locuiești într-o colibă de argilă sau o casă de piatră: când iei lemn cu acțiunea unui membru al familiei, poți plăti 1 hrană ca să ari 1 câmp.
    .gist = Când iei lemn: pentru 1 hrană ari 1 câmp
    .ruling-1 = După nume este un plug, dar nu acționează pe niciun spațiu de arat.
# Keg
card-Z314 = Butoiaș
    .text = Când toți și-au plasat toți membrii familiei în această rundă, poți plasa un invitat pentru încă o acțiune.
    .gist = Încă o acțiune la sfârșitul acestei runde
    .ruling-1 = În această rundă este încă al tău, deși a fost dat mai departe.
    .ruling-2 = Hotărăști dacă invitatul vine înainte sau după celelalte cărți ale tale de la sfârșitul muncii.
    .ruling-3 = După un musafir care o joacă la sfârșitul muncii vine încă unul.
    .ruling-4 = În runda 14 nu vine nimeni la proprietarul cărții Casă de vacanță.
# Brewer's Copper
card-Z315 = Cazanul berarului
    .text = La fiecare recoltă: 1 grână pentru 2 de hrană. La sfârșit: 1 punct dacă ai cel puțin 7 grâne.
    .gist = La recoltă: 1 grână pentru 2 de hrană
    .ruling-1 = Contează grânele din stoc, de pe câmpuri și de pe cărți.
# Bust
card-Z316 = Bust
    .text = Se joacă doar cât timp un alt jucător are mai puțin de 2 ocupații (3 cu trei jucători, 4 cu doi). Nu are niciun efect.
    .gist = Doar puncte
    .ruling-1 = De unul singur nu îl poți juca.
# Family Portrait
card-Z317 = Portret de familie
    .text = Costă 2 de hrană pentru fiecare membru al familiei tale. Primești 4 puncte.
    .gist = 4 puncte: 2 de hrană de fiecare membru
    .ruling-1 = Nu îl poți juca fără hrana pentru toți.
# Barbecue
card-Z318 = Grătar
    .text = Poți transforma în hrană atâtea animale câți membri are familia ta: 3 de hrană pentru o oaie, 4 pentru un porc sălbatic, 5 pentru o bovină.
    .gist = Acum: oaie 3 de hrană, porc 4, bovină 5
    .ruling-1 = Tăbăcarul, Fabricantul de perii și altele asemenea acționează asupra animalelor.
# Pumpkin Seed Oil
card-Z319 = Ulei de dovleac
    .text = De 3 ori, cel mult o dată pe rundă, poți pune aici 1 legumă a ta și lua 3 de hrană. Aceste legume contează la punctaj.
    .gist = De 3 ori: 3 de hrană; leguma contează
    .ruling-1 = Îl poți folosi în mijlocul rundei și într-o recoltă, dar o dată pe rundă.
# Maypole
card-Z320 = Armindeni
    .text = Pune unul dintre gardurile tale în picioare pe un spațiu nefolosit al fermei. La sfârșit: 2 puncte dacă mai stă. Se joacă doar până în runda 4.
    .gist = 2 puncte: un gard pe un spațiu nefolosit
    .ruling-1 = Spațiul lui contează ca folosit, și nimic altceva nu poate fi construit acolo.
    .ruling-2 = Îl poți doborî oricând; atunci gardul este din nou al tău și spațiul este nefolosit.
    .ruling-3 = Nu îl poți juca fără un gard rămas sau fără un spațiu nefolosit.
    .ruling-4 = Când înapoiezi cartea, gardul este din nou al tău.
# Ranch
card-Z321 = Rancho
    .text = Pentru fiecare rundă care mai urmează primești 1 punct și 2 de hrană.
    .gist = 1 punct și 2 de hrană pe rundă care urmează
    .ruling-1 = Runda curentă nu se numără.
# Dozing Bull
card-Z322 = Taur moțăind
    .text = Cât timp ai bovine, poți oricând să scoți toate gardurile tale și să le construiești din nou, gratuit.
    .gist = Bovine: refaci gardurile
    .ruling-1 = Animalele tale stau pe loc cât reconstruiești; cele fără loc la sfârșit pleacă, sau le gătești.
    .ruling-2 = La sfârșit gardurile trebuie să fie pășuni întregi; poți construi mai puține decât înainte.
    .ruling-3 = Pentru alte cărți nu este o construire de garduri.
    .ruling-4 = Îl poți folosi o dată între două plasări ale tale, și când sosesc animale.
# Giant Pumpkin
card-Z323 = Dovleac uriaș
    .text = Pune aici 1 legumă a ta. Oricând o poți transforma în hrană. Dacă la sfârșit este încă aici: 2 puncte.
    .gist = Ține o legumă aici: 2 puncte
    .ruling-1 = Fără o legumă nu îl poți juca.
    .ruling-2 = Leguma de pe carte contează la punctaj și ca legumă.
    .ruling-3 = Într-o fază de hrănire, Țuicar și Distilerie de țuică o pot folosi ca pe orice legumă.
# Scarecrow
card-Z324 = Sperietoare
    .text = Ori de câte ori semeni, poți plăti 1 lemn pentru un câmp ca să semeni pe el 2 grâne în loc de 1.
    .gist = La semănat: 1 lemn pentru un câmp dublu
    .ruling-1 = Un asemenea câmp ține 6 grâne.
    .ruling-2 = Acționează pe câmpurile din fermă, nu pe cărțile cu câmp.
    .ruling-3 = O carte cu câmp nu este un câmp gol pentru cerința ei.
# Village Beauty
card-Z325 = Frumoasa satului
    .text = Oricând poți plăti 3 de hrană pentru creșterea familiei, dacă este loc. Copilul muncește din runda următoare.
    .gist = Creșterea familiei la 3 de hrană, oricând
    .ruling-1 = Pentru asta nu trebuie plasat nimeni.
    .ruling-2 = Un copil născut într-o recoltă muncește în runda următoare.
    .ruling-3 = Administratorul fermei nu ajută: trebuie să fie loc.
# Gentleman
card-Z326 = Gentilom
    .text = Când ai fost ultimul jucător care a plasat un membru al familiei într-o rundă, primești 1 hrană; 2 de hrană dacă ai jucat această carte cu acel membru.
    .gist = Plasezi ultimul în rundă: 1 hrană
    .ruling-1 = În total sunt 2 de hrană dacă o joci cu ultimul membru.
    .ruling-2 = Un membru mutat după ce toți au plasat nu contează.
# Herald
card-Z327 = Crainic
    .text = Primești 2 lemne. Oricând poți privi cărțile de rundă care urmează și le poți schimba ordinea în cadrul etapelor lor.
    .gist = 2 lemne; vezi și ordonezi rundele viitoare
    .ruling-1 = Cărțile rămân în etapele lor.
    .ruling-2 = Doar tu vezi ordinea.
    .ruling-3 = Poți schimba ordinea o dată între două plasări.
    .ruling-4 = Cărțile pe care le-a întors Șambelan rămân pe loc.
# Cooper
card-Z328 = Dogar
    .text = Când tu sau un alt jucător primește cel puțin 3 de hrană pe un spațiu de acțiune, primești 1 hrană.
    .gist = Cineva ia 3 de hrană pe un spațiu: 1 hrană
    .ruling-1 = Hrana adăugată de cărți nu contează.
# Mail Coach Driver
card-Z329 = Surugiu
    .text = De acum ceilalți jucători primesc bunurile de pe spațiile de acțiune abia la întoarcerea acasă.
    .gist = Alții primesc bunuri la sfârșitul rundei
    .ruling-1 = Hrana vine imediat, la fel bunurile de la cărți.
    .ruling-2 = Bunurile contează ca luate când spațiul este folosit; nu pot fi cheltuite înainte să vină.
# Taxidermist
card-Z330 = Împăietor
    .text = Dintre animalele pe care le transformi în hrană poți păstra aici 1 oaie, 1 porc sălbatic și 1 bovină. Ele contează la punctaj.
    .gist = 1 din fiecare animal gătit mai contează
    .ruling-1 = Fiecare animal merge la o singură carte, la alegerea ta.
    .ruling-2 = Ține cel mult 1 din fiecare specie.
    .ruling-3 = Război de țesut, Scăunel de muls, Mulgător și Administrator de moșie le numără la sfârșit.
# Sower
card-Z331 = Semănătoare
    .text = Legumele pe care le primești în afara unei recolte le poți semăna imediat.
    .gist = Legumele primite le semeni imediat
    .ruling-1 = Semeni cel mult atâtea legume câte abia au venit.
    .ruling-2 = Legumele venite într-o recoltă nu contează.
    .ruling-3 = Legumele pe care le întârzie Surugiu le semeni când vin.
# Seed Trader
card-Z332 = Negustor de semințe
    .text = Aici se află 2 grâne și 2 legume. Oricând poți cumpăra grâne pentru câte 2 de hrană și legume pentru câte 3 de hrană.
    .gist = 2 grâne și 2 legume de cumpărat
    .ruling-1 = Bunurile pe care nu le cumpără nimeni rămân pe carte și nu valorează nimic.
# Game Designer
card-Z333 = Inventator de jocuri
    .text = Oricând și oricât de des vrei: 1 lemn, 1 argilă, 1 stuf și 1 piatră pentru 2 de hrană și 1 punct.
    .gist = 4 resurse diferite: 2 de hrană, 1 punct
# Dance Instructor
card-Z334 = Maestru de dans
    .text = Primești 4 de hrană înainte să plătești această carte. Imediat după ce ai jucat-o, o poți lua înapoi.
    .gist = 4 de hrană; o poți lua înapoi în mână
    .ruling-1 = Cele 4 de hrană pot plăti chiar cartea.
    .ruling-2 = Luată înapoi, contează pentru costul ocupațiilor următoare, dar nu pentru cerința unei cărți.
# Cube Cutter
card-Z335 = Tăietor de cuburi
    .text = În faza câmpurilor a fiecărei recolte poți schimba 1 lemn și 1 hrană pentru 1 punct.
    .gist = La recoltă: 1 lemn și 1 hrană pentru 1 punct
    .ruling-1 = O dată la fiecare recoltă.
# Mother of Twins
card-Z336 = Mamă de gemeni
    .text = Când familia ta crește, poți plăti 3 de hrană pentru un al doilea copil, pentru care nu îți trebuie loc.
    .gist = 3 de hrană: al doilea copil, fără cameră
    .ruling-1 = Îți trebuie loc pentru primul copil și doi membri care nu sunt încă în joc.

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
own-note-the-trade = notează schimbul
own-with-the-own-person-that-was-placed-last-not-while-another-player-s-acts = cu propria persoană plasată ultima, nu cât timp acționează a altui jucător
own-not-in-this-feeding-phase = nu în această fază de hrănire
own-trade-1-vegetable-for-1-animal = schimbă 1 legumă pe 1 animal
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
own-return-the-other-one = returnează cealaltă
own-return-animals = returnează animale
own-return-first-and-second = returnează { $first } și { $second }
own-return-goods = returnează { $goods }
own-spaces-paid-for-n = spații plătite: { $n }
own-spare-a-space = cruță un spațiu
own-stone-has-been-taken = a fost luată piatră
own-take-1-food = ia 1 hrană
own-take-1-grain-of-another-player = ia 1 grână de la un alt jucător
own-take-1-grain-of-seat-from-where-with-n = ia 1 grână de la { $seat } ({ $where }, cu { $n })
own-a-field = un câmp
own-next-spaces = apoi { $spaces }
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
own-a-minor-improvement-or-one-that-is-minor-for-you = o îmbunătățire minoră, sau minoră pentru tine
own-on-an-action-space = pe un spațiu de acțiune
own-the-round-cards-to-come-lie-open = cărțile de rundă care urmează sunt la vedere
own-cook-goods = gătește { $goods }
own-cook-the-pumpkin-for-goods-with-card = gătește dovleacul pentru { $goods } cu { $card }
own-twins-together = gemenii împreună
own-cook-the-pumpkin-for-goods = gătește dovleacul pentru { $goods }
own-cook-2-goods-together = gătește 2 bunuri deodată
own-draw-7-new-minor-improvements = trage 7 îmbunătățiri minore noi
own-giant-pumpkins = dovleci uriași
own-in-the-work-phase = în faza de muncă
own-look-at-the-round-cards = privește cărțile de rundă
own-not-since-the-last-placement = nu de la ultima plasare
own-put-it-here = pune aici
own-put-round-cards-in-order = pune în ordine cărțile de rundă
own-roast-animals = frige animale
own-roast-goods = frige { $goods }
own-take-it-back = ia înapoi
own-the-last-to-place = ultimul care plasează
own-the-pumpkin-is-still-there = dovleacul este încă acolo
own-the-vegetable-is-still-there = leguma este încă acolo
own-goods-in-the-container = { $goods } în vas
own-n-one-n-giant-pumpkin-other-n-giant-pumpkins = { $n ->
    [one] { $n } dovleac uriaș
    [few] { $n } dovleci uriași
   *[other] { $n } de dovleci uriași
}
