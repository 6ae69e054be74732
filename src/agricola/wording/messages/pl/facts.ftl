# Jak nazywa się to, co jest wydrukowane na karcie.

fact-id = numer
fact-edition = edycja
fact-kind = rodzaj
fact-price = cena
    .depends = zależy od sytuacji, zob. tekst
fact-needs = warunek wstępny
fact-points = punkty
fact-players = liczba graczy
fact-category = kategoria
fact-traveling = karta przechodnia
    .says = po zagraniu trafia na rękę sąsiada po lewej
fact-where = gdzie

# Wydrukowane kategorie.

own-actions-booster = dodatkowe akcje
own-building-resource-provider = dodatkowe materiały budowlane
own-crop-provider = dodatkowe zboże
own-farm-planner = planowanie gospodarstwa
own-food-provider = dodatkowa żywność
own-goods-provider = dodatkowe zasoby
own-livestock-provider = dodatkowe zwierzęta
own-points-provider = dodatkowe punkty
