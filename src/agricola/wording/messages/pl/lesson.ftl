# Pierwsza rozgrywka: co mówi sąsiadka. Każdy krok ma nagłówek, polecenie, powód i coś więcej dla dociekliwych.

lesson-title = Twoje pierwsze gospodarstwo
lesson-neighbour-name = Sąsiadka
lesson-step = Twoje pierwsze gospodarstwo, krok { $n } z { $of }
lesson-minutes = { $n ->
    [one] została około minuta
    [few] zostały około { $n } minuty
   *[many] zostało około { $n } minut
}
lesson-more = Powiedz więcej
lesson-next = Dalej
lesson-do = Zrób to za mnie
lesson-play-on = Graj dalej od tego miejsca
lesson-again = Zacznij lekcję od nowa
lesson-leave = Opuść lekcję
lesson-none = Lekcja nie może się zacząć
lesson-end-turn = Dobra robota. Nic nie jest ostateczne, póki tego nie potwierdzisz: obejrzyj gospodarstwo, potem zakończ turę.

lesson-farm = To jest twoje gospodarstwo.
    .say = Drewniana chata z dwiema izbami, dwóch członków rodziny i łąka z 13 obszarów, z których można coś zrobić. W każdej z 14 rund każdy członek rodziny pracuje raz.
    .why = Na koniec pola, pastwiska, plony, zwierzęta, izby i członkowie rodziny dają punkty; to, czego brakuje i co zostaje puste, trochę ich kosztuje.
lesson-neighbour = Zajęte pole jest zajęte.
    .say = Zaczynam ja i idę na Dniówkę po 2 żywności. Do następnej rundy nikt inny nie może tam stanąć. Potem gramy na zmianę, po jednym członku rodziny.
    .why = O to chodzi w tej grze: chcesz więcej, niż masz rąk do pracy, a inni chcą tego samego.
lesson-forest = Najpierw drewno.
    .say = Wybierz Knieję: twój członek rodziny idzie tam i bierze cały stos. Leżą tam trzy drewna, a w każdej rundzie przybywają trzy kolejne.
    .why = Z drewna są ogrodzenia, izby i obory.
    .more = Stos, którego nikt nie bierze, rośnie dalej, więc czekanie może się opłacić, jeśli nikt nie będzie szybszy.
lesson-farmland = Zaorz swoje pierwsze pole.
    .say = Wybierz Pola uprawne, potem podświetlony obszar swojej łąki. Pole zostaje na zawsze, a bez niego nic nie rośnie.
    .why = Dwa pola dają pierwszy punkt, pięć i więcej daje cztery.
    .more = Następne pola muszą leżeć obok poprzednich.
lesson-seeds = Nowa runda, nowe pole akcji.
    .say = W każdej rundzie odkrywa się jedno pole akcji więcej, a wszystkie stosy rosną. Masz pole: teraz weź ziarno, 1 zboże, z pola Nasiona zbóż.
    .why = Zboże można zjeść, ale z zasianego robią się trzy.
lesson-sow = Siew: z jednego robią się trzy.
    .say = Wybierz Wykorzystanie plonów, nowe pole akcji. Twoje zboże trafia na pole, a na nim układa się jeszcze dwa.
    .why = Każde żniwa zabierają z każdego pola jedno, więc to pole wykarmi cię trzy razy.
    .more = Na tym samym polu akcji piecze się chleb, gdy masz piec.
lesson-table = Po 4. rundzie wszyscy jedzą.
    .say = Dwóch członków rodziny zjada podczas żniw cztery żywności, po dwie każdy. Twoja żywność napełnia trzy miski, a zboże z pola napełniłoby czwartą. Miej ten stół na oku: żniwa są po rundach 4, 7, 9, 11, 13 i 14.
    .why = Kto ma za mało, ten żebrze, a każda wyżebrana żywność kosztuje na stałe 3 punkty.
lesson-wood = Sześć drewna czeka.
    .say = Przez dwie rundy nikogo nie było na polu Knieja. Weź cały stos.
    .why = Masz już trzy drewna. Dziewięć wystarczy na dobre pastwisko, jak zaraz zobaczysz.
lesson-fences = Teraz ogrodź pastwisko.
    .say = Wybierz Ogradzanie, pole akcji tej rundy. Potem zamaluj dwa stykające się obszary łąki i buduj: każde ogrodzenie kosztuje jedno drewno.
    .why = Pastwisko z dwóch obszarów mieści cztery zwierzęta jednego gatunku.
    .more = Bez pastwisk jest miejsce tylko dla jednego zwierzęcia w domu.
lesson-sheep = Czekają cztery owce.
    .say = W każdej rundzie przybywała jedna i nikt ich nie brał. Wybierz Zagrodę owiec: wszystkie zmieszczą się na twoim nowym pastwisku.
    .why = Zwierzęta dają punkty, a dwa jednego gatunku mają młode podczas każdych żniw.
lesson-fish = Zapełnij stół.
    .say = To ostatnia tura przed żniwami, a w czwartej misce jest tylko zboże, które lepiej zachować. Nad stawem zebrały się cztery żywności: idź na Połów ryb.
    .why = Żywność w zapasie się nie psuje.
    .more = Co zostanie, przyda się na następne żniwa.
lesson-harvest = Żniwa.
    .say = Pole dało zboże. Twoja rodzina zjada cztery żywności. I jest jagnię: z czterech owiec robi się pięć, a piąta śpi w domu.
    .why = Zawsze w tej kolejności: zbiór plonów, wyżywienie rodziny, powiększanie stada.
lesson-worth = Ile to jest warte.
    .say = To są twoje obecne punkty. Wciąż poniżej zera? To zwyczajne: każdy brakujący rodzaj kosztuje jeden punkt, tak samo każdy pusty obszar. Jest dziesięć rund, aby to naprawić.
    .why = Więcej izb to miejsce dla większej rodziny, a każdy jej członek to jedna akcja więcej w każdej rundzie.
    .more = Większość zwycięskich gospodarstw rośnie wcześnie.
lesson-over = Już wiesz, jak to działa.
    .say = Graj dalej od tego miejsca. Za mnie gra teraz komputer, a linijka nad planszą mówi, co można zrobić.
    .why = Podpowiedzi i cofanie zostają z tobą.
lesson-wrong = Inna droga niż lekcja.
    .say = To dobra tura. Aby iść dalej z lekcją, cofnij ją i użyj tego, co podświetlam.
    .why = Własną drogą możesz pójść, gdy tylko lekcja się skończy.
lesson-left = Idziesz własną drogą.
    .say = Lekcja nie może tam za tobą pójść. Graj dalej od tego miejsca przeciwko komputerowi albo zacznij lekcję od nowa.
    .why = Jedno i drugie jest dobre.
