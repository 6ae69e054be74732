# Pomocnicy wersji dla graczy, według numeru: nazwa, tekst i wyjaśnienia, naszymi słowami.

# Animal Tamer
card-A086 = Poskramiacz zwierząt
    .text = Weź od razu 1 drewno albo 1 zboże. Od teraz każda izba twojego domu mieści 1 zwierzę dowolnego gatunku.
    .gist = 1 drewno albo zboże; w izbie 1 zwierzę
    .ruling-1 = Zwierzę, które mieści każdy dom, wlicza się do tej liczby.
    .ruling-2 = W różnych izbach mogą być różne gatunki.
    .ruling-3 = Nowa izba liczy się od razu.
# Conservator
card-A087 = Konserwator
    .text = Drewnianą chatę możesz przebudować od razu na kamienny dom, za cenę przebudowy na kamień.
    .gist = Z drewna na kamień w jednym kroku
    .ruling-1 = Cena to 1 kamień za każdą izbę i 1 trzcina.
    .ruling-2 = Nadal możesz przebudować na glinę.
    .ruling-3 = Tynkarz nic za to przejście nie daje.
    .ruling-4 = Budowniczy glinianych chat i Służący działają przy tym przejściu.
# Hedge Keeper
card-A088 = Opiekun żywopłotów
    .text = Za każdym razem, gdy wykonujesz akcję budowy ogrodzeń, najwyżej 3 z nich są darmowe.
    .gist = Za każdym razem 3 ogrodzenia za darmo
    .ruling-1 = Małe pastwisko nie jest akcją budowy ogrodzeń.
    .ruling-2 = Te 3 ogrodzenia dotyczą całej akcji i na nowo każdej następnej.
    .ruling-3 = Możesz budować ogrodzenia bez płacenia drewna, jeśli nie ma ich więcej niż 3.
    .ruling-4 = Z Ubitą gliną darmowe ogrodzenia odlicza się przed wyborem między drewnem a gliną.
# Plow Driver
card-A090 = Rataj
    .text = Dopóki twój dom jest z kamienia: na początku rundy za 1 żywność możesz zaorać 1 pole.
    .gist = Kamienny dom: zaorz 1 pole za 1 żywność
    .ruling-1 = Jeśli wprowadza go do gry Uczony, możesz użyć go od razu, na tym samym początku rundy.
    .ruling-2 = Możesz za niego zapłacić żywnością leżącą na polu rundy.
# Adoptive Parents
card-A092 = Rodzice adopcyjni
    .text = Za 1 żywność możesz umieścić nowo narodzonego członka rodziny już w rundzie narodzin; liczy się wtedy jako dorosły.
    .gist = 1 żywność: dziecko pracuje od razu
    .ruling-1 = Podczas żniw tej rundy dziecko je tyle co dorosły: 2 żywności, a w grze solo 3.
    .ruling-2 = Dziecko umieszczasz w osobnej turze, gdy przychodzi twoja kolej.
    .ruling-3 = Możesz zagrać kartę po narodzinach i użyć jej w tej samej rundzie.
    .ruling-4 = Jeśli zrezygnujesz, pytanie wraca w twoich następnych turach fazy pracy.
# Stable Architect
card-A098 = Architekt obór
    .text = Na koniec: 1 punkt za każdą oborę poza twoimi pastwiskami.
    .gist = 1 punkt za oborę poza pastwiskami
    .ruling-1 = Żadna obora nie liczy się jednocześnie tutaj i jako ogrodzona.
# Grocer
card-A102 = Kramarz
    .text = Na tej karcie leży stos, od góry: drewno, zboże, trzcina, kamień, warzywo, glina, trzcina, warzywo. W dowolnym momencie możesz kupić to, co na wierzchu, za 1 żywność.
    .gist = 8 dóbr do kupienia, po 1 żywności
    .ruling-1 = Możesz kupić kilka dóbr po kolei, także w trakcie płacenia.
    .ruling-2 = Zboże i warzywa ze stosu możesz przetworzyć w żywność na następny zakup.
    .ruling-3 = Możesz kupować także w trakcie akcji: żywnością z dopiero co upieczonego chleba możesz zapłacić za następny siew.
    .ruling-4 = Możesz nią zapłacić także za zboże, które pieczesz w tej samej akcji.
    .ruling-5 = Dobra na tej karcie nie są twoje i nic nie dają.
# Mushroom Collector
card-A108 = Grzybiarka
    .text = Tuż po skorzystaniu z pola kumulacyjnego z drewnem możesz odłożyć na nie 1 drewno i wziąć 2 żywności.
    .gist = Po polach drewna: 1 drewno za 2 żywności
    .ruling-1 = Możesz oddać drewno ze swoich zasobów, nawet jeśli nie bierzesz go z tego pola.
    .ruling-2 = Możesz odłożyć drewno od Drwala.
    .ruling-3 = Jeśli masz też Kosz, wybierasz, która karta działa najpierw.
# Roughcaster
card-A110 = Tynkarz
    .text = Otrzymujesz 3 żywności za każdym razem, gdy budujesz gliniane izby, i za każdym razem, gdy przebudowujesz glinę na kamień.
    .gist = Izby, przebudowa gliny: 3 żywności
    .ruling-1 = Kilka glinianych izb w jednej akcji daje łącznie 3 żywności.
    .ruling-2 = Żywność przychodzi po zapłaceniu za izby.
    .ruling-3 = Przejście z drewna na kamień dzięki Konserwatorowi nic nie daje.
# Wall Builder
card-A111 = Budowniczy murów
    .text = Za każdym razem, gdy budujesz izby, możesz położyć po 1 żywności na każdym z następnych 4 pól rund, na początek tych rund.
    .gist = Budowa izb: 1 żywność przez 4 rundy
    .ruling-1 = Kilka izb w jednej akcji daje żywność tylko raz.
    .ruling-2 = To, co przypadłoby po rundzie 14, przepada.
# Scythe Worker
card-A112 = Kosiarz
    .text = Weź od razu 1 zboże. Przy zbiorze plonów każde twoje pole ze zbożem może dać 1 zboże więcej.
    .gist = 1 zboże; pola ze zbożem dają o 1 więcej
    .ruling-1 = Decydujesz osobno o każdym polu.
    .ruling-2 = Pole z jednym zbożem nie daje nic ponad nie.
# Seasonal Worker
card-A114 = Robotnik sezonowy
    .text = Za każdym razem, gdy korzystasz z pola Dniówka, otrzymujesz też 1 zboże; od rundy 6, jeśli wolisz, 1 warzywo.
    .gist = Dniówka: także 1 zboże
    .ruling-1 = Wybierasz jego kolejność wśród innych swoich kart na pole Dniówka.
# Wood Cutter
card-A116 = Drwal
    .text = Otrzymujesz dodatkowo 1 drewno za każdym razem, gdy korzystasz z pola kumulacyjnego z drewnem.
    .gist = Pola drewna: +1 drewno
    .ruling-1 = Z pola bez drewna nie można skorzystać tylko dla tej karty.
    .ruling-2 = Pole z drewnem na dodatkowym żetonie też się liczy.
# Firewood Collector
card-A119 = Zbieracz opału
    .text = Otrzymujesz 1 drewno na końcu swojej tury na polu Pola uprawne, Uprawa, Nasiona zbóż albo Wykorzystanie plonów.
    .gist = Oranie i pola zboża: 1 drewno
    .ruling-1 = Drewno przychodzi po całej reszcie tury: niczego nie można w niej za nie kupić.
    .ruling-2 = Oba umieszczenia z Lasso to dwie tury.
# Clay Hut Builder
card-A120 = Budowniczy glinianych chat
    .text = Gdy tylko mieszkasz w glinianej chacie albo kamiennym domu, połóż po 2 gliny na każdym z następnych 5 pól rund, na początek tych rund.
    .gist = Gliniana chata: 2 gliny przez 5 rund
    .ruling-1 = Zagrany w glinianej chacie albo kamiennym domu działa od razu.
    .ruling-2 = Działa tylko raz w rozgrywce.
    .ruling-3 = Zagrany dzięki Uczonemu nie obejmuje rundy, która właśnie się zaczyna.
    .ruling-4 = To, co przypadłoby po rundzie 14, przepada.
# Frame Builder
card-A123 = Budowniczy szachulca
    .text = Przy każdej izbie i każdej przebudowie 1 drewno może zastąpić 2 należne gliny albo 2 należne kamienie.
    .gist = Budowa: 1 drewno za 2 gliny lub 2 kamienie
    .ruling-1 = Decydujesz osobno o każdej izbie.
    .ruling-2 = Przebudowa to jedna zamiana bez względu na liczbę izb.
    .ruling-3 = Dotyczy też ceny ustalonej przez inną kartę i tego, co zostaje z ceny po obniżce.
# Priest
card-A125 = Ksiądz
    .text = Jeśli mieszkasz teraz w glinianej chacie z dokładnie 2 izbami, weź 3 gliny, 2 trzciny i 2 kamienie.
    .gist = Gliniane 2 izby: glina, trzcina, kamień
    .ruling-1 = W każdym innym domu możesz go zagrać, ale nigdy nic nie da.
    .ruling-2 = Wóz mieszkalny nie dodaje izby.
# Braggart
card-A133 = Samochwała
    .text = Na koniec: 2/3/4/5/7/9 punktów, jeśli leży przed tobą co najmniej 5/6/7/8/9/10 usprawnień.
    .gist = Punkty od 5 usprawnień
    .ruling-1 = Duże i małe usprawnienia liczą się tak samo.
    .ruling-2 = Przekazane karty przechodnie się nie liczą.
# Harpooner
card-A138 = Harpunnik
    .text = Za każdym razem, gdy korzystasz z pola Połów ryb, możesz zapłacić 1 drewno za 1 trzcinę i tyle żywności, ilu masz członków rodziny.
    .gist = Połów ryb: 1 drewno za trzcinę i żywność
    .ruling-1 = Nowo narodzeni to też członkowie rodziny.
    .ruling-2 = Możesz to zrobić raz przy każdym skorzystaniu.
# Stonecutter
card-A143 = Kamieniarz
    .text = Każde usprawnienie, każda izba i każda przebudowa kosztuje cię o 1 kamień mniej.
    .gist = Budowa o 1 kamień tańsza
    .ruling-1 = Jeśli kamień się nie należy, nic nie dostajesz z powrotem.
    .ruling-2 = W jednej akcji tanieje każda izba; przebudowa tanieje tylko raz.
    .ruling-3 = Łączy się z innymi obniżkami.
# Animal Dealer
card-A147 = Handlarz zwierząt
    .text = Za każdym razem, gdy korzystasz z pola Zagroda owiec, Zagroda dzików lub Zagroda krów, możesz kupić dodatkowo 1 zwierzę tego gatunku za 1 żywność.
    .gist = Zagrody: +1 zwierzę za 1 żywność
    .ruling-1 = To, co daje pole, przychodzi za późno, aby za nie zapłacić.
    .ruling-2 = Zwierzę bez miejsca można od razu ugotować.
# Conjurer
card-A155 = Kuglarz
    .text = Za każdym razem, gdy korzystasz z pola Wędrowni artyści, otrzymujesz też 1 drewno i 1 zboże.
    .gist = Wędrowni artyści: 1 drewno i 1 zboże
    .ruling-1 = Z pola bez żywności nie można skorzystać tylko dla tej karty.
# Lutenist
card-A160 = Lutnista
    .text = Gdy inny gracz korzysta z pola Wędrowni artyści, otrzymujesz 1 żywność i 1 drewno; zaraz potem możesz kupić 1 warzywo za 2 żywności.
    .gist = Zarabia, gdy inni są u artystów
    .ruling-1 = Otrzymana właśnie żywność może pomóc zapłacić za warzywo.
    .ruling-2 = Pytanie pada tuż po tym skorzystaniu, gdziekolwiek siedzisz.
# Pig Breeder
card-A165 = Hodowca świń
    .text = Weź od razu 1 dzika. Na końcu rundy 12 twoje dziki mają młode, jeśli jest dla niego miejsce.
    .gist = 1 dzik teraz, młode po rundzie 12
    .ruling-1 = Potrzeba dwóch dzików, a inne gatunki się nie rozmnażają.
    .ruling-2 = Możesz wypuścić inne zwierzęta, aby zrobić miejsce, albo zrezygnować z młodego.
    .ruling-3 = Zagrany w rundzie 12 działa jeszcze w tej rundzie.
# Cottager
card-B087 = Chałupnik
    .text = Gdy korzystasz z pola Dniówka, możesz najpierw zbudować 1 izbę albo przebudować dom, za zwykłą cenę.
    .gist = Dniówka: najpierw izba, przebudowa
    .ruling-1 = Wszystkie karty zmieniające ceny działają także tutaj.
    .ruling-2 = Nie znosi zakazu, który daje Gzyms kominka.
# Groom
card-B089 = Stajenny
    .text = Otrzymujesz 1 drewno. W kamiennym domu możesz na początku każdej rundy zbudować 1 oborę za 1 drewno.
    .gist = 1 drewno; kamienny dom: co rundę obora
    .ruling-1 = Jeśli wprowadza go do gry Uczony, możesz użyć go od razu, na tym samym początku rundy.
    .ruling-2 = Za oborę możesz zapłacić drewnem otrzymanym na tym samym początku rundy.
    .ruling-3 = Zwierzę leżące na polu rundy może zaczekać na oborę.
# Assistant Tiller
card-B091 = Pomocnik oracza
    .text = Gdy korzystasz z pola Dniówka, możesz najpierw zaorać 1 pole.
    .gist = Dniówka: najpierw zaorz 1 pole
    .ruling-1 = Wybierasz jego kolejność wśród innych swoich kart na pole Dniówka.
# Master Bricklayer
card-B095 = Mistrz murarski
    .text = Każda izba ponad twoje dwie pierwsze obniża cenę twoich dużych usprawnień o 1 kamień.
    .gist = Duże: −1 kamień za każdą izbę ponad 2
    .ruling-1 = Przy 3 izbach jest to 1 kamień.
    .ruling-2 = Jeśli należy się mniej kamienia, nic nie dostajesz z powrotem.
    .ruling-3 = Łączy się z Kamieniarzem.
# Scholar
card-B097 = Uczony
    .text = W kamiennym domu możesz na początku każdej rundy zagrać jedną kartę: pomocnika za 1 żywność albo małe usprawnienie za jego cenę.
    .gist = Kamienny dom: co rundę zagraj kartę
    .ruling-1 = Zagrywasz najwyżej jedną kartę na rundę.
    .ruling-2 = Dobra, które karta kładzie na polach rund, zaczynają się od następnej rundy.
    .ruling-3 = Karta działająca na początku rundy działa na tym samym początku rundy.
    .ruling-4 = Możesz za to zapłacić żywnością leżącą na polu rundy.
# Organic Farmer
card-B098 = Rolnik ekologiczny
    .text = Na koniec: 1 punkt za każde pastwisko, na którym jest zwierzę, a zmieściłyby się jeszcze 3.
    .gist = 1 punkt: 3 miejsca wolne na pastwisku
    .ruling-1 = Twoje zwierzęta rozmieszcza się najkorzystniej dla ciebie.
    .ruling-2 = Przed punktacją możesz wypuścić zwierzęta, aby zdobyć tu więcej punktów.
    .ruling-3 = Obory i Poidło powiększają liczone miejsce.
# Tutor
card-B099 = Guwerner
    .text = Na koniec: 1 punkt za każdego pomocnika zagranego po nim.
    .gist = 1 punkt za każdego pomocnika po nim
    .ruling-1 = Pomocnik zagrany dzięki innej karcie się liczy.
# Consultant
card-B102 = Doradca
    .text = Otrzymujesz 2 zboża w grze solo, 3 gliny przy dwóch graczach, 2 trzciny przy trzech, 2 owce przy czterech.
    .gist = Według graczy: zboże, glina, trzcina, owca
    .ruling-1 = Owce bez miejsca można ugotować albo odchodzą.
# Sheep Walker
card-B104 = Poganiaczka owiec
    .text = W dowolnym momencie możesz oddać 1 swoją owcę za kamień, warzywo albo dzika.
    .gist = 1 owca za kamień, warzywo albo dzika
    .ruling-1 = Możesz to robić także między powiększaniem stada a następną rundą i przed punktacją.
    .ruling-2 = Nie możesz tego robić podczas powiększania stada.
    .ruling-3 = Oddać można tylko owcę, która ma miejsce w twoim gospodarstwie.
    .ruling-4 = Gdy przybywają zwierzęta, możesz oddać owcę, która była tam wcześniej, żeby zrobić miejsce dla jednego z nich.
    .ruling-5 = Dzik potrzebuje miejsca.
# Manservant
card-B107 = Służący
    .text = Gdy tylko twój dom jest z kamienia, na każde pozostałe pole rundy trafiają 3 żywności.
    .gist = Kamienny dom: co rundę 3 żywności
    .ruling-1 = Zagrany w kamiennym domu działa od razu.
    .ruling-2 = Zagrany dzięki Uczonemu zaczyna od następnej rundy.
    .ruling-3 = Działa tylko raz w rozgrywce.
# Oven Firing Boy
card-B108 = Chłopiec od pieca
    .text = Gdy korzystasz z pola kumulacyjnego z drewnem, możesz najpierw upiec chleb.
    .gist = Pola drewna: wcześniej pieczesz chleb
    .ruling-1 = To akcja pieczenia chleba: Holenderski wiatrak dodaje swoją żywność.
    .ruling-2 = Las i Gaj też są takimi polami.
# Paper Maker
card-B109 = Papiernik
    .text = Tuż przed zagraniem innego pomocnika możesz zapłacić 1 drewno: otrzymujesz 1 żywność za każdego pomocnika, którego wtedy masz.
    .gist = 1 drewno: 1 żywność za każdego pomocnika
    .ruling-1 = Tą żywnością możesz zapłacić za pomocnika.
    .ruling-2 = Pomocnik, którego zaraz zagrasz, się nie liczy.
# Childless
card-B114 = Bezdzietny
    .text = Dopóki masz tylko 2 członków rodziny i co najmniej 3 izby, każda runda zaczyna się dla ciebie od 1 żywności oraz, do wyboru, 1 zboża albo 1 warzywa.
    .gist = 2 osoby, 3 izby: żywność i plon
    .ruling-1 = Wóz mieszkalny nie dodaje izby.
# Small-scale Farmer
card-B118 = Chłop małorolny
    .text = Dopóki twój dom ma tylko 2 izby, każda runda zaczyna się dla ciebie od 1 drewna.
    .gist = Dom z 2 izb: co rundę 1 drewno
    .ruling-1 = Wóz mieszkalny nie dodaje izby.
    .ruling-2 = Zagrany w fazie pracy, zaczyna działać w następnej rundzie.
# Geologist
card-B121 = Geolog
    .text = Otrzymujesz 1 glinę, gdy korzystasz z pola Knieja albo Sitowie; przy 3 lub więcej graczach także z pola Kopalnia gliny.
    .gist = Knieja, Sitowie: 1 glina
    .ruling-1 = Inne pola z drewnem lub gliną, jak Las albo Złoże gliny, nic nie dają.
# Roof Ballaster
card-B123 = Obciążacz dachów
    .text = Możesz jeden raz zapłacić 1 żywność za tyle kamieni, ile izb ma twój dom.
    .gist = 1 żywność: raz 1 kamień za każdą izbę
    .ruling-1 = Płaci się to dodatkowo, poza kosztem zatrudnienia pomocnika.
    .ruling-2 = Możesz zagrać kartę bez tego, ale później tego nie nadrobisz.
# Carpenter
card-B126 = Cieśla
    .text = Izby kosztują cię 3 sztuki materiału twojego domu i 2 trzciny.
    .gist = Izby: po 3 sztuki materiału i 2 trzciny
    .ruling-1 = Przebudowa kosztuje tyle co przedtem.
    .ruling-2 = W drewnianej chacie z Izbą cieśli płacisz niższą z obu cen.
    .ruling-3 = Budowniczy szachulca może działać na tę cenę.
# House Steward
card-B136 = Zarządca domu
    .text = Gdy zostało 1/3/6/9 pełnych rund, otrzymujesz 1/2/3/4 drewna. Na koniec: 3 punkty dla każdego gracza, który ma najwięcej izb.
    .gist = Drewno; punkty za najwięcej izb
    .ruling-1 = W rundzie 14 nie daje drewna.
    .ruling-2 = Wóz mieszkalny nie dodaje izby.
# Greengrocer
card-B142 = Zieleniarz
    .text = Otrzymujesz 1 warzywo, gdy korzystasz z pola Nasiona zbóż.
    .gist = Nasiona zbóż: 1 warzywo
    .ruling-1 = Warzywo możesz przetworzyć w żywność i przy tym samym skorzystaniu zapłacić za Karmiciela krów.
# Brushwood Collector
card-B145 = Zbieracz chrustu
    .text = Za izbę albo przebudowę możesz zapłacić 1 drewno zamiast całej trzciny.
    .gist = Budowa: 1 drewno za całą trzcinę
    .ruling-1 = Zastępujesz całą trzcinę albo nic.
    .ruling-2 = Każda izba w akcji kosztuje własne drewno zamiast swojej trzciny.
    .ruling-3 = Usprawnienia nadal kosztują trzcinę.
# Storehouse Keeper
card-B156 = Magazynier
    .text = Otrzymujesz 1 glinę albo 1 zboże, do wyboru, gdy korzystasz z pola Materiały budowlane.
    .gist = Materiały: 1 glina albo 1 zboże
    .ruling-1 = Musisz wziąć jedno z nich.
# Pastor
card-B163 = Pastor
    .text = Jeden raz, gdy tylko jako jedyny gracz mieszkasz w zaledwie 2 izbach: 3 drewna, 2 gliny, 1 trzcina i 1 kamień.
    .gist = Jedyny z 2 izbami: 7 materiałów
    .ruling-1 = Działa także w turze innego gracza, nawet gdy budować pozwala mu karta.
    .ruling-2 = Zagrany, gdy już tak jest, działa od razu.
# Sheep Whisperer
card-B164 = Zaklinaczka owiec
    .text = Połóż po 1 owcy na polach 2., 5., 8. i 10. nadchodzącej rundy.
    .gist = 1 owca za 2, 5, 8 i 10 rund
    .ruling-1 = To, co przypadłoby po rundzie 14, przepada.
    .ruling-2 = Zagrana dzięki Uczonemu liczy od rundy, która właśnie się zaczyna.
    .ruling-3 = Owcę bez miejsca można ugotować albo odchodzi.
# Cattle Feeder
card-B166 = Karmiciel krów
    .text = Gdy korzystasz z pola Nasiona zbóż, możesz kupić 1 krowę za 1 żywność.
    .gist = Nasiona zbóż: 1 krowa za 1 żywność
    .ruling-1 = Zboże z samego pola Nasiona zbóż przychodzi za późno, aby za nią zapłacić.
    .ruling-2 = Zboże z karty Szufla do zboża i warzywo od Zieleniarza przychodzą na czas.
    .ruling-3 = Krowę bez miejsca można od razu ugotować.
