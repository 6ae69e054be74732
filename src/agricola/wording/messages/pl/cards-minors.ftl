# Małe usprawnienia wersji dla graczy, według numeru: nazwa, tekst i wyjaśnienia, naszymi słowami.

# Shifting Cultivation
card-A002 = Uprawa wędrowna
    .text = Zaorz 1 pole.
    .gist = Zaorz 1 pole
    .ruling-1 = Nie możesz jej zagrać, jeśli nie da się zaorać żadnego pola.
    .ruling-2 = Twój sąsiad po lewej może ją zagrać jeszcze przed końcem tej fazy pracy.
    .ruling-3 = Dla Rupieciarni jest usprawnieniem, choć u ciebie nie zostaje.
    .ruling-4 = W grze solo opuszcza grę.
# Clay Embankment
card-A005 = Gliniany nasyp
    .text = Otrzymujesz 1 glinę za każdą parę glin w twoich zasobach.
    .gist = 1 glina za każde 2 twoje gliny
    .ruling-1 = Mając 0 lub 1 glinę, możesz go zagrać, ale nic nie daje.
    .ruling-2 = To, co daje, liczy się dla Glinianej fajki.
    .ruling-3 = W grze solo opuszcza grę.
# Young Animal Market
card-A009 = Targ młodych zwierząt
    .text = Otrzymujesz 1 krowę.
    .gist = 1 krowa
    .ruling-1 = Najpierw płacisz owcą: krowa może zająć jej miejsce.
    .ruling-2 = Krowę bez miejsca można ugotować albo odchodzi.
    .ruling-3 = W grze solo opuszcza grę.
# Drinking Trough
card-A012 = Poidło
    .text = Każde twoje pastwisko, z oborą czy bez, mieści 2 zwierzęta więcej.
    .gist = Każde pastwisko mieści 2 więcej
    .ruling-1 = Te 2 miejsca dodaje się po podwojeniu przez obory.
    .ruling-2 = Twój dom i obory poza pastwiskami nie mieszczą więcej.
# Rammed Clay
card-A016 = Ubita glina
    .text = Od razu otrzymujesz 1 glinę. Od teraz za każde ogrodzenie możesz płacić gliną tak samo jak drewnem.
    .gist = 1 glina; ogrodzenia także za glinę
    .ruling-1 = W jednej akcji za jedne ogrodzenia możesz zapłacić drewnem, a za inne gliną.
    .ruling-2 = Darmowe ogrodzenia od Opiekuna żywopłotów odlicza się, zanim wybierzesz, jak zapłacisz.
    .ruling-3 = Obory nadal kosztują drewno.
# Handplow
card-A019 = Ręczny pług
    .text = Połóż 1 pole na polu piątej nadchodzącej rundy. Na początku tej rundy możesz je zaorać.
    .gist = Za 5 rund 1 pole
    .ruling-1 = Jeśli nie zaorzesz go na początku tej rundy, przepada.
    .ruling-2 = Zagrany po rundzie 9 nic nie daje.
    .ruling-3 = Wybierasz kolejność między tym polem a innymi efektami tego początku rundy.
# Threshing Board
card-A024 = Deska do młócenia
    .text = Za każdym razem, gdy korzystasz z pola Pola uprawne albo Uprawa, możesz też upiec chleb.
    .gist = Pola uprawne, Uprawa: także chleb
    .ruling-1 = Pieczesz przed oraniem.
    .ruling-2 = Nie pozwala skorzystać z pola, na którym nic innego nie jest możliwe.
    .ruling-3 = Nie możesz upiec zboża, bez którego z pola nie dałoby się skorzystać.
    .ruling-4 = To akcja pieczenia chleba: Holenderski wiatrak dodaje swoją żywność.
# Sleeping Corner
card-A026 = Kąt do spania
    .text = Możesz skorzystać z pola z pragnieniem potomstwa, na którym jest już dokładnie jeden inny gracz.
    .gist = Potomstwo mimo innego gracza
    .ruling-1 = Rodzic i jego nowo narodzone dziecko liczą się tam jako jeden gracz.
    .ruling-2 = Jeśli są tam dwaj inni gracze albo członek twojej rodziny, pole pozostaje zamknięte.
    .ruling-3 = Jak zawsze potrzebujesz miejsca i członka rodziny w zasobach.
# Manger
card-A032 = Żłób
    .text = Na koniec: 1/2/3/4 punkty, jeśli twoje pastwiska zajmują co najmniej 6/7/8/10 obszarów gospodarstwa.
    .gist = Punkty od 6 obszarów pastwisk
    .ruling-1 = Liczy się tylko najwyższy osiągnięty próg.
    .ruling-2 = Obory poza pastwiskami nic nie dodają.
# Big Country
card-A033 = Rozległe włości
    .text = Za każdą pełną nadchodzącą rundę od razu otrzymujesz 1 punkt i 2 żywności.
    .gist = 1 punkt i 2 żywności za przyszłą rundę
    .ruling-1 = Zagrane w rundzie 10 dają 4 punkty i 8 żywności, bo nadchodzą jeszcze 4 rundy.
# Wool Blankets
card-A038 = Wełniane koce
    .text = Na koniec: 3 punkty, jeśli mieszkasz w drewnianej chacie, 2 punkty, jeśli w glinianej.
    .gist = Na koniec: 3 punkty za drewno, 2 za glinę
    .ruling-1 = Przy zagraniu musisz mieć owce, ale się ich nie płaci.
    .ruling-2 = W kamiennym domu nic nie dają.
# Pond Hut
card-A044 = Chata nad stawem
    .text = Połóż po 1 żywności na każdym z następnych 3 pól rund; otrzymujesz ją na początku tych rund.
    .gist = 1 żywność w każdej z następnych 3 rund
    .ruling-1 = Pomocnicy zagrani później niczego tu nie zmieniają.
    .ruling-2 = Tą żywnością możesz zapłacić za inne efekty tego samego początku rundy.
# Milk Jug
card-A050 = Dzban na mleko
    .text = Za każdym razem, gdy ktokolwiek, także ty, korzysta z pola Zagroda krów, otrzymujesz 3 żywności, a wszyscy inni po 1 żywności.
    .gist = Ktoś w Zagrodzie krów: 3 żywności dla ciebie
    .ruling-1 = Żywność przychodzi, zanim zostaną wzięte krowy.
    .ruling-2 = Twoją żywność daje także w grze solo.
    .ruling-3 = W turze innego gracza najpierw działają jego własne karty: 1 żywność przychodzi za późno dla karty Handlarz zwierząt.
# Claypipe
card-A053 = Gliniana fajka
    .text = Przy powrocie do domu otrzymujesz 2 żywności, jeśli w fazie pracy przybyło ci co najmniej 7 materiałów budowlanych.
    .gist = 7 materiałów w rundzie: 2 żywności
    .ruling-1 = Materiały już wydane i tak się liczą.
    .ruling-2 = Materiały z początku rundy się nie liczą.
    .ruling-3 = Liczą się materiały z wymiany i otrzymane w turze innego gracza.
    .ruling-4 = Liczą się materiały otrzymane wcześniej w tej fazie pracy, w której zagrywasz kartę.
# Junk Room
card-A055 = Rupieciarnia
    .text = Otrzymujesz 1 żywność po każdym usprawnieniu, które budujesz lub zagrywasz, także po tym.
    .gist = Każde usprawnienie: 1 żywność
    .ruling-1 = Kuchnia wzięta za oddane Palenisko się liczy.
    .ruling-2 = Żywność przychodzi po efekcie usprawnienia: nie może pomóc za nie zapłacić.
    .ruling-3 = Karta przechodnia liczy się, gdy ją zagrywasz.
# Basket
card-A056 = Kosz
    .text = Tuż po skorzystaniu z pola kumulacyjnego z drewnem możesz zostawić na nim 2 drewna i otrzymać 3 żywności.
    .gist = Po polach drewna: 2 drewna za 3 żywności
    .ruling-1 = Możesz oddać drewno ze swoich zasobów, nawet jeśli bierzesz tam mniej niż 2.
    .ruling-2 = Żywność przychodzi za późno na to, co sprzedają inne karty przy tym samym skorzystaniu.
    .ruling-3 = Jeśli masz też Grzybiarkę, wybierasz, która karta działa najpierw.
# Dutch Windmill
card-A063 = Holenderski wiatrak
    .text = Za każdym razem, gdy pieczesz chleb w rundzie tuż po żniwach (5, 8, 10, 12 lub 14), otrzymujesz dodatkowo 3 żywności.
    .gist = Chleb po żniwach: +3 żywności
    .ruling-1 = Sam nic nie piecze: potrzebujesz usprawnienia do pieczenia chleba.
    .ruling-2 = Daje żywność za każdą akcję pieczenia chleba w takiej rundzie.
# Corn Scoop
card-A067 = Szufla do zboża
    .text = Za każdym razem, gdy korzystasz z pola Nasiona zbóż, otrzymujesz dodatkowo 1 zboże.
    .gist = Nasiona zbóż: +1 zboże
    .ruling-1 = Zboże przychodzi na czas, aby przetworzyć je w żywność i zapłacić za Karmiciela krów.
# Large Greenhouse
card-A069 = Duża szklarnia
    .text = Połóż po 1 warzywie na polach 4., 7. i 9. nadchodzącej rundy; otrzymujesz je na początku tych rund.
    .gist = Warzywo za 4, 7 i 9 rund
    .ruling-1 = To, co przypadłoby po rundzie 14, przepada.
# Clearing Spade
card-A071 = Szpadel do karczowania
    .text = W dowolnym momencie możesz przenieść 1 plon z pola, na którym leżą 2 lub więcej, na puste pole.
    .gist = Przenieś plon na puste pole
    .ruling-1 = Zboże nie może trafić na Pole fasoli.
    .ruling-2 = Możesz też brać z Pola fasoli i innych pól na kartach.
    .ruling-3 = Pole, na które trafia plon, liczy się od razu, na przykład do warunku wstępnego.
    .ruling-4 = Możesz go użyć między dwoma efektami początku rundy, na przykład na dopiero co zaoranym polu.
    .ruling-5 = Możesz zapełnić puste pole po wypłacie z Trójpolówki, a przed zbiorem plonów.
# Lumber Mill
card-A075 = Tartak
    .text = Każde usprawnienie kosztuje cię o 1 drewno mniej.
    .gist = Usprawnienia o 1 drewno tańsze
    .ruling-1 = Izby, obory i ogrodzenia kosztują tyle co przedtem.
    .ruling-2 = Usprawnienie, które nie kosztuje drewna, nie tanieje.
# Canoe
card-A078 = Czółno
    .text = Za każdym razem, gdy korzystasz z pola Połów ryb, otrzymujesz dodatkowo 1 żywność i 1 trzcinę.
    .gist = Połów ryb: +1 żywność i 1 trzcina
    .ruling-1 = Trzcina liczy się dla Glinianej fajki.
    .ruling-2 = Działa razem z Harpunnikiem przy tym samym skorzystaniu.
# Stone Tongs
card-A080 = Kleszcze do kamieni
    .text = Za każdym razem, gdy korzystasz z pola kumulacyjnego z kamieniem, otrzymujesz dodatkowo 1 kamień.
    .gist = Pola kamienia: +1 kamień
    .ruling-1 = Z kamieniołomu bez kamienia nie można skorzystać tylko dla tej karty.
    .ruling-2 = Na polu Materiały budowlane nic nie dodają: kamień się tam nie gromadzi.
# Shepherd's Crook
card-A083 = Laska pasterska
    .text = Za każdym razem, gdy ogradzasz co najmniej 4 obszary otwartego terenu jako jedno nowe pastwisko, od razu otrzymujesz 2 owce.
    .gist = Nowe pastwisko od 4 obszarów: 2 owce
    .ruling-1 = Dwa takie pastwiska w jednej akcji dają 4 owce.
    .ruling-2 = Liczy się stan na końcu akcji.
    .ruling-3 = Część oddzielona od starego pastwiska nic nie daje.
    .ruling-4 = Nowy teren obok starego pastwiska się liczy, jeśli sam staje się pastwiskiem.
    .ruling-5 = Dla owiec możesz przenieść albo wypuścić inne zwierzęta.
# Mini Pasture
card-B002 = Małe pastwisko
    .text = Ogrodź jeden obszar gospodarstwa bez płacenia drewna; obok swoich pastwisk, jeśli je masz.
    .gist = Ogrodź 1 obszar za darmo
    .ruling-1 = Nie możesz go zagrać bez odpowiedniego obszaru albo bez dość ogrodzeń.
    .ruling-2 = To nie jest akcja budowy ogrodzeń: Opiekun żywopłotów niczego tu nie zmienia.
    .ruling-3 = Nie może podzielić pastwiska.
    .ruling-4 = Na tym obszarze może stać obora.
    .ruling-5 = W grze solo opuszcza grę.
# Market Stall
card-B008 = Stragan
    .text = Otrzymujesz 1 warzywo.
    .gist = 1 warzywo
    .ruling-1 = W grze solo opuszcza grę.
# Caravan
card-B010 = Wóz mieszkalny
    .text = Może w nim mieszkać jeden członek rodziny. Nie jest izbą.
    .gist = Miejsce dla jeszcze 1 członka rodziny
    .ruling-1 = Daje miejsce na powiększenie rodziny.
    .ruling-2 = Karty, które liczą izby, go pomijają.
# Carpenter's Parlor
card-B013 = Izba cieśli
    .text = Drewniana izba kosztuje cię 2 drewna i 2 trzciny.
    .gist = Drewniane izby: po 2 drewna i 2 trzciny
    .ruling-1 = Z Cieślą płacisz niższą z obu cen.
    .ruling-2 = Zbieracz chrustu może zastąpić także trzcinę w tej cenie.
# Mining Hammer
card-B016 = Młot górniczy
    .text = Otrzymujesz 1 żywność. Za każdym razem, gdy przebudowujesz dom, możesz zbudować 1 oborę za darmo.
    .gist = 1 żywność; przebudowa: 1 obora za darmo
    .ruling-1 = Nie działa na przebudowę, po której zagrywasz go w tej samej turze.
    .ruling-2 = Przebudowa dozwolona przez inną kartę się liczy.
    .ruling-3 = Z Konserwatorem przejście z drewna na kamień to jedna przebudowa.
# Moldboard Plow
card-B019 = Pług odkładnicowy
    .text = Dwa razy w rozgrywce, gdy korzystasz z pola Pola uprawne, możesz zaorać jedno pole więcej.
    .gist = Pola uprawne: dwa razy +1 pole
    .ruling-1 = Dodatkowe pole jest przed tym z pola Pola uprawne.
    .ruling-2 = Musi zostawić obszar na pole z pola Pola uprawne.
    .ruling-3 = Jeśli zrezygnujesz, dodatkowe pole zostaje na inny raz.
    .ruling-4 = Nie działa na polu Uprawa.
# Lasso
card-B024 = Lasso
    .text = Możesz umieścić kolejno dwóch członków rodziny, jeśli jeden z nich korzysta z pola Zagroda owiec, Zagroda dzików lub Zagroda krów.
    .gist = Dwie osoby z rzędu z zagrodą
    .ruling-1 = Pierwszy może pójść gdziekolwiek, jeśli drugi idzie do jednej z tych zagród.
    .ruling-2 = Drugi członek rodziny musi być w domu.
    .ruling-3 = Twoja następna tura przychodzi jak zwykle.
    .ruling-4 = Oba umieszczenia to dwie tury i karty działają przy każdej.
    .ruling-5 = Nie działa w turze, w której je zagrywasz.
    .ruling-6 = Drugim może być nowo narodzony członek rodziny, którym zajmują się Rodzice adopcyjni.
# Bread Paddle
card-B025 = Łopata piekarska
    .text = Otrzymujesz 1 żywność. Za każdym razem, gdy zagrywasz pomocnika, możesz też upiec chleb.
    .gist = 1 żywność; pomocnik: pieczesz chleb
    .ruling-1 = Najpierw działa pomocnik: zboże, które daje, można upiec.
    .ruling-2 = Pomocnik zagrany dzięki innej karcie się liczy.
# Mantlepiece
card-B033 = Gzyms kominka
    .text = Otrzymujesz 1 punkt specjalny za każdą pełną nadchodzącą rundę. Od teraz nie możesz przebudowywać domu.
    .gist = 1 punkt za rundę; bez przebudowy
    .ruling-1 = Zagrany w rundzie 14 nie daje punktów.
    .ruling-2 = Możesz go zagrać tuż po przebudowie, w tej samej turze.
    .ruling-3 = Żadna karta nie pozwala ci już przebudowywać.
# Bottles
card-B036 = Butelki
    .text = Kosztują 1 glinę i 1 żywność za każdego członka twojej rodziny, także nowo narodzonego.
    .gist = 4 punkty za glinę i żywność od osoby
    .ruling-1 = Żywność możesz ugotować podczas płacenia.
# Loom
card-B039 = Krosno
    .text = Przy zbiorze plonów otrzymujesz 1/2/3 żywności za 1/4/7 owiec. Na koniec 1 punkt za każde 3 owce.
    .gist = Żywność za owce; 1 punkt za każde 3
    .ruling-1 = Liczy się tylko najwyższy osiągnięty próg żywności.
    .ruling-2 = Maselnica też daje żywność za te same owce.
# Strawberry Patch
card-B045 = Grządka truskawek
    .text = Połóż po 1 żywności na każdym z następnych 3 pól rund; otrzymujesz ją na początku tych rund.
    .gist = 1 żywność w każdej z następnych 3 rund
    .ruling-1 = Pole fasoli jest polem z warzywami, dopóki leżą na nim warzywa.
    .ruling-2 = To, co przypadłoby po rundzie 14, przepada.
# Herring Pot
card-B047 = Garnek na śledzie
    .text = Za każdym razem, gdy korzystasz z pola Połów ryb, połóż po 1 żywności na każdym z następnych 3 pól rund; przychodzi z tymi rundami.
    .gist = Połów ryb: 1 żywność przez 3 rundy
    .ruling-1 = Każde skorzystanie dokłada do tego, co już leży na polach rund.
    .ruling-2 = W rundzie 14 nie ma już czego dać.
    .ruling-3 = Bez żywności na polu Połów ryb nie można z niego skorzystać tylko dla tej karty.
# Butter Churn
card-B050 = Maselnica
    .text = Przy zbiorze plonów otrzymujesz 1 żywność za każde 3 owce i 1 żywność za każde 2 krowy.
    .gist = Żniwa: żywność za owce i krowy
    .ruling-1 = Działa dalej, gdy później zagrywasz kolejnych pomocników.
    .ruling-2 = Owce i krowy liczy się osobno.
# Brook
card-B056 = Strumyk
    .text = Za każdym razem, gdy korzystasz z pola Sitowie, Kopalnia gliny, Knieja albo z karty na polu rundy 1, otrzymujesz dodatkowo 1 żywność.
    .gist = Cztery pola: +1 żywność
    .ruling-1 = Członek rodziny musi stać na polu Połów ryb w chwili, gdy zagrywasz kartę.
    .ruling-2 = Żywność może pomóc zapłacić za to, co robisz na tym polu.
# Scullery
card-B057 = Pomywalnia
    .text = Na początku każdej rundy otrzymujesz 1 żywność, jeśli twój dom jest z drewna.
    .gist = Drewniana chata: co rundę 1 żywność
    .ruling-1 = Zaczyna działać w rundzie po tej, w której ją zagrywasz.
# Three-Field Rotation
card-B061 = Trójpolówka
    .text = Na początku zbioru plonów otrzymujesz 3 żywności, jeśli masz pole ze zbożem, pole z warzywami i puste pole.
    .gist = Zboże, warzywo, puste pole: 3 żywności
    .ruling-1 = Pole opróżnione podczas tego samego zbioru się nie liczy.
    .ruling-2 = Pole fasoli się liczy, obsiane lub puste.
# Pitchfork
card-B062 = Widły
    .text = Za każdym razem, gdy korzystasz z pola Nasiona zbóż, a ktoś stoi na polu Pola uprawne, otrzymujesz dodatkowo 3 żywności.
    .gist = Nasiona zbóż, Pola uprawne zajęte: 3 żywności
    .ruling-1 = Na polu Pola uprawne może stać członek twojej rodziny.
# Sack Cart
card-B066 = Wózek na worki
    .text = Połóż po 1 zbożu na nadchodzących polach rund 5, 8, 11 i 14; otrzymujesz je na początku takiej rundy.
    .gist = 1 zboże w rundach 5, 8, 11 i 14
    .ruling-1 = Zagrany na początku rundy przychodzi za późno dla tej rundy.
# Beanfield
card-B068 = Pole fasoli
    .text = Ta karta jest polem, na którym rosną tylko warzywa.
    .gist = Pole tylko na warzywa
    .ruling-1 = Nie jest żetonem pola, ani w punktacji, ani jako sąsiad następnego pola.
    .ruling-2 = Warzywa na nim liczą się w punktacji.
    .ruling-3 = Obsiewa się je ponownie dopiero, gdy jest puste.
    .ruling-4 = Dopóki leżą na nim warzywa, jest polem z warzywami.
# Thick Forest
card-B074 = Gęsty las
    .text = Połóż po 1 drewnie na każdym nadchodzącym parzystym polu rundy; otrzymujesz je na początku tej rundy.
    .gist = 1 drewno w każdej parzystej rundzie
    .ruling-1 = Glina jest potrzebna, ale się jej nie płaci.
    .ruling-2 = Glina musi być w twoich zasobach: przy zagrywaniu karty niczego nie można na nią wymienić.
# Loam Pit
card-B077 = Glinianka
    .text = Za każdym razem, gdy korzystasz z pola Dniówka, otrzymujesz też 3 gliny.
    .gist = Dniówka: także 3 gliny
    .ruling-1 = Gliną możesz zapłacić za Chałupnika w tej samej turze, jeśli ta karta zadziała najpierw.
# Hard Porcelain
card-B080 = Twarda porcelana
    .text = W dowolnym momencie możesz wymienić 2/3/4 gliny na 1/2/3 kamienie.
    .gist = 2, 3, 4 gliny za 1, 2, 3 kamienie
    .ruling-1 = Możesz jej używać wielokrotnie: 8 glin w dwóch wymianach daje 6 kamieni.
    .ruling-2 = Możesz jej użyć w trakcie płacenia.
# Acorns Basket
card-B084 = Kosz żołędzi
    .text = Połóż po 1 dziku na każdym z następnych 2 pól rund; otrzymujesz go na początku tych rund.
    .gist = 1 dzik w każdej z 2 rund
    .ruling-1 = Dzika bez miejsca można ugotować albo odchodzi.
    .ruling-2 = Może go pomieścić obora, którą Stajenny buduje na tym samym początku rundy.
    .ruling-3 = Zagrany na początku rundy zaczyna działać w następnej.
    .ruling-4 = To, co przypadłoby po rundzie 14, przepada.
