# Duże usprawnienia, według numeru: nazwa, tekst i wyjaśnienia, naszymi słowami.

# Fireplace (2 clay)
card-M-fireplace-2 = Palenisko (2 gliny)
    .text = W dowolnym momencie: warzywo 2 żywności, owca 2, dzik 2, krowa 3. Pieczenie chleba: 2 żywności za każde zboże.
    .gist = Gotuje warzywa i zwierzęta; piecze chleb
    .ruling-1 = Możesz mieć jednocześnie kilka Palenisk i Kuchni.
    .ruling-2 = Zwierzę można ugotować w chwili otrzymania, choć nie ma dla niego miejsca.
    .ruling-3 = Jedna akcja pieczenia chleba pozwala upiec tu dowolnie wiele zboża.
    .ruling-4 = Oddane za Kuchnię jest znów dostępne dla wszystkich, a jego punkt przepada.
# Fireplace (3 clay)
card-M-fireplace-3 = Palenisko (3 gliny)
    .text = W dowolnym momencie: warzywo 2 żywności, owca 2, dzik 2, krowa 3. Pieczenie chleba: 2 żywności za każde zboże.
    .gist = Gotuje warzywa i zwierzęta; piecze chleb
    .ruling-1 = Możesz mieć jednocześnie kilka Palenisk i Kuchni.
    .ruling-2 = Zwierzę można ugotować w chwili otrzymania, choć nie ma dla niego miejsca.
    .ruling-3 = Jedna akcja pieczenia chleba pozwala upiec tu dowolnie wiele zboża.
    .ruling-4 = Oddane za Kuchnię jest znów dostępne dla wszystkich, a jego punkt przepada.
# Cooking Hearth (4 clay)
card-M-hearth-4 = Kuchnia (4 gliny)
    .text = W dowolnym momencie: warzywo 3 żywności, owca 2, dzik 3, krowa 4. Pieczenie chleba: 3 żywności za każde zboże.
    .gist = Gotuje warzywa i zwierzęta; piecze chleb
    .ruling-1 = Aby wziąć ją, oddając Palenisko, potrzebujesz akcji usprawnienia, ale nie gliny.
    .ruling-2 = Jeśli masz oba Paleniska, wybierasz, które oddasz.
    .ruling-3 = Jednej Kuchni nie można oddać za drugą.
    .ruling-4 = Zwierzę można ugotować w chwili otrzymania, choć nie ma dla niego miejsca.
# Cooking Hearth (5 clay)
card-M-hearth-5 = Kuchnia (5 glin)
    .text = W dowolnym momencie: warzywo 3 żywności, owca 2, dzik 3, krowa 4. Pieczenie chleba: 3 żywności za każde zboże.
    .gist = Gotuje warzywa i zwierzęta; piecze chleb
    .ruling-1 = Aby wziąć ją, oddając Palenisko, potrzebujesz akcji usprawnienia, ale nie gliny.
    .ruling-2 = Jeśli masz oba Paleniska, wybierasz, które oddasz.
    .ruling-3 = Jednej Kuchni nie można oddać za drugą.
    .ruling-4 = Zwierzę można ugotować w chwili otrzymania, choć nie ma dla niego miejsca.
# Well
card-M-well = Studnia
    .text = Połóż po 1 żywności na każdym z następnych 5 pól rund; otrzymujesz ją na początku tych rund.
    .gist = 1 żywność w każdej z następnych 5 rund
    .ruling-1 = Zbudowana późno daje żywność tylko na pozostałe rundy.
# Clay Oven
card-M-clay-oven = Gliniany piec
    .text = Pieczenie chleba: 5 żywności za najwyżej 1 zboże. Po zbudowaniu możesz od razu upiec chleb.
    .gist = Chleb: 5 żywności za 1 zboże
    .ruling-1 = Gdy pieczesz przy jego budowie, możesz użyć wszystkich swoich usprawnień do pieczenia.
    .ruling-2 = Każda akcja pieczenia chleba pozwala użyć go ponownie, razem z innymi usprawnieniami do pieczenia.
    .ruling-3 = Nie gotuje zwierząt ani warzyw.
# Stone Oven
card-M-stone-oven = Kamienny piec
    .text = Pieczenie chleba: 4 żywności za każde zboże, najwyżej za 2 zboża. Po zbudowaniu możesz od razu upiec chleb.
    .gist = Chleb: po 4 żywności za 2 zboża
    .ruling-1 = Gdy pieczesz przy jego budowie, możesz użyć wszystkich swoich usprawnień do pieczenia.
    .ruling-2 = Każda akcja pieczenia chleba pozwala użyć go ponownie, razem z innymi usprawnieniami do pieczenia.
    .ruling-3 = Nie gotuje zwierząt ani warzyw.
# Joinery
card-M-joinery = Stolarnia
    .text = Raz podczas każdych żniw: 1 drewno za 2 żywności. Na koniec: 1/2/3 punkty za 3/5/7 drewna.
    .gist = Żniwa: 1 drewno za 2 żywności; punkty
    .ruling-1 = Poza żniwami nie daje żywności, nawet przy płaceniu.
    .ruling-2 = Podczas żniw można jej użyć, nawet gdy nikt nie jest głodny.
    .ruling-3 = Punkty daje tylko najwyższy osiągnięty próg.
    .ruling-4 = Policzone drewno zostaje w twoich zasobach.
# Pottery
card-M-pottery = Garncarnia
    .text = Raz podczas każdych żniw: 1 glina za 2 żywności. Na koniec: 1/2/3 punkty za 3/5/7 glin.
    .gist = Żniwa: 1 glina za 2 żywności; punkty
    .ruling-1 = Poza żniwami nie daje żywności, nawet przy płaceniu.
    .ruling-2 = Podczas żniw można jej użyć, nawet gdy nikt nie jest głodny.
    .ruling-3 = Punkty daje tylko najwyższy osiągnięty próg.
    .ruling-4 = Policzona glina zostaje w twoich zasobach.
# Basketmaker's Workshop
card-M-basketmaker = Koszykarnia
    .text = Raz podczas każdych żniw: 1 trzcina za 3 żywności. Na koniec: 1/2/3 punkty za 2/4/5 trzcin.
    .gist = Żniwa: 1 trzcina za 3 żywności; punkty
    .ruling-1 = Poza żniwami nie daje żywności, nawet przy płaceniu.
    .ruling-2 = Podczas żniw można jej użyć, nawet gdy nikt nie jest głodny.
    .ruling-3 = Punkty daje tylko najwyższy osiągnięty próg.
    .ruling-4 = Policzona trzcina zostaje w twoich zasobach.
