# Karty wersji rodzinnej, według numeru: nazwa, tekst i wyjaśnienia, naszymi słowami.

# Fireplace (2 clay)
card-F-fireplace-1 = Palenisko (2 gliny)
    .text = W dowolnym momencie: owca 2 żywności, dzik 2, krowa 3; 1 zboże i 1 drewno za 2 żywności.
    .gist = Gotuje zwierzęta; 2 żywności: zboże i drewno
    .ruling-1 = Możesz mieć oba Paleniska, a do tego Kuchnie.
    .ruling-2 = Nie oddaje się go za Kuchnię: każde buduje się za jego cenę.
    .ruling-3 = Zwierzę można ugotować w chwili otrzymania, choć nie ma dla niego miejsca.
    .ruling-4 = Pieczenie chleba nie wymaga akcji i nie ma limitu: potrzeba tylko za każdym razem 1 zboża i 1 drewna.
# Fireplace (3 clay)
card-F-fireplace-2 = Palenisko (3 gliny)
    .text = W dowolnym momencie: owca 2 żywności, dzik 2, krowa 3; 1 zboże i 1 drewno za 2 żywności.
    .gist = Gotuje zwierzęta; 2 żywności: zboże i drewno
    .ruling-1 = Możesz mieć oba Paleniska, a do tego Kuchnie.
    .ruling-2 = Nie oddaje się go za Kuchnię: każde buduje się za jego cenę.
    .ruling-3 = Zwierzę można ugotować w chwili otrzymania, choć nie ma dla niego miejsca.
    .ruling-4 = Pieczenie chleba nie wymaga akcji i nie ma limitu: potrzeba tylko za każdym razem 1 zboża i 1 drewna.
# Cooking Hearth (4 clay)
card-F-hearth-1 = Kuchnia (4 gliny)
    .text = W dowolnym momencie: owca 2 żywności, dzik 3, krowa 4; 1 zboże i 1 drewno za 3 żywności.
    .gist = Gotuje zwierzęta; 3 żywności: zboże i drewno
    .ruling-1 = Nie oddaje się za nią Paleniska: buduje się ją za jej cenę.
    .ruling-2 = Zwierzę można ugotować w chwili otrzymania, choć nie ma dla niego miejsca.
    .ruling-3 = Pieczenie chleba nie wymaga akcji i nie ma limitu: potrzeba tylko za każdym razem 1 zboża i 1 drewna.
# Cooking Hearth (5 clay)
card-F-hearth-2 = Kuchnia (5 glin)
    .text = W dowolnym momencie: owca 2 żywności, dzik 3, krowa 4; 1 zboże i 1 drewno za 3 żywności.
    .gist = Gotuje zwierzęta; 3 żywności: zboże i drewno
    .ruling-1 = Nie oddaje się za nią Paleniska: buduje się ją za jej cenę.
    .ruling-2 = Zwierzę można ugotować w chwili otrzymania, choć nie ma dla niego miejsca.
    .ruling-3 = Pieczenie chleba nie wymaga akcji i nie ma limitu: potrzeba tylko za każdym razem 1 zboża i 1 drewna.
# Clay Oven (3 clay)
card-F-oven-1 = Gliniany piec (3 gliny)
    .text = W dowolnym momencie: 1 zboże i 1 drewno za 5 żywności.
    .gist = 1 zboże i 1 drewno za 5 żywności
    .ruling-1 = Pieczenie chleba nie wymaga akcji i nie ma limitu: potrzeba tylko za każdym razem 1 zboża i 1 drewna.
    .ruling-2 = Nie gotuje zwierząt.
    .ruling-3 = Bez drewna ze zboża jest tylko kasza: 1 żywność za 1 zboże.
# Clay Oven (4 clay)
card-F-oven-2 = Gliniany piec (4 gliny)
    .text = W dowolnym momencie: 1 zboże i 1 drewno za 5 żywności.
    .gist = 1 zboże i 1 drewno za 5 żywności
    .ruling-1 = Pieczenie chleba nie wymaga akcji i nie ma limitu: potrzeba tylko za każdym razem 1 zboża i 1 drewna.
    .ruling-2 = Nie gotuje zwierząt.
    .ruling-3 = Bez drewna ze zboża jest tylko kasza: 1 żywność za 1 zboże.
# Wind Mill
card-F-wind-mill = Wiatrak
    .text = Raz podczas każdych żniw: 1 zboże za 3 żywności. Na koniec: 1 punkt za każde 2 zboża w twoich zasobach.
    .gist = Żniwa: 1 zboże za 3 żywności; punkty
    .ruling-1 = Poza żniwami nie daje żywności, nawet przy płaceniu.
    .ruling-2 = Zboże na polach liczy się tam i nie wchodzi do par.
    .ruling-3 = Pary zboża policzonej tutaj nie liczy już Skład.
# Basketmaker's Workshop
card-F-basketmaker = Koszykarnia
    .text = Raz podczas każdych żniw: 1 trzcina za 3 żywności. Na koniec: 1 punkt za każde 2 trzciny.
    .gist = Żniwa: 1 trzcina za 3 żywności; punkty
    .ruling-1 = Poza żniwami nie daje żywności, nawet przy płaceniu.
    .ruling-2 = Pary trzcin policzonej tutaj nie liczy już Skład.
# Pottery
card-F-pottery = Garncarnia
    .text = Raz podczas każdych żniw: 1 glina za 2 żywności. Na koniec: 1 punkt za każde 2 gliny.
    .gist = Żniwa: 1 glina za 2 żywności; punkty
    .ruling-1 = Poza żniwami nie daje żywności, nawet przy płaceniu.
    .ruling-2 = Pary glin policzonej tutaj nie liczy już Skład.
# Joinery
card-F-joinery = Stolarnia
    .text = Raz podczas każdych żniw: 1 drewno za 2 żywności. Na koniec: 1 punkt za każde 2 drewna.
    .gist = Żniwa: 1 drewno za 2 żywności; punkty
    .ruling-1 = Poza żniwami nie daje żywności, nawet przy płaceniu.
    .ruling-2 = Pary drewna policzonej tutaj nie liczy już Skład.
# Depot
card-F-depot = Skład
    .text = Na koniec: 1 punkt za każde 3 dobra spośród drewna, gliny, trzciny i zboża, których nie liczą inne twoje usprawnienia.
    .gist = 1 punkt za każde 3 pozostałe dobra
    .ruling-1 = Te trzy dobra możesz dowolnie mieszać.
    .ruling-2 = Liczy się tu pojedyncze dobro, które zostaje poza parą.
    .ruling-3 = Przy rozstrzyganiu remisu zboże bierze na końcu.
