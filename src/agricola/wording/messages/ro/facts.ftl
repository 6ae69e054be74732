# Cum se numește ce este tipărit pe o carte.

fact-id = număr
fact-edition = ediție
fact-kind = fel
fact-price = cost
    .depends = depinde de situație, vezi textul
fact-needs = cerință
fact-points = puncte
fact-players = jucători
fact-category = categorie
fact-traveling = carte de călătorie
    .says = trece în mâna vecinului din stânga după ce este jucată
fact-where = unde

# Categoriile tipărite.

own-actions-booster = acțiuni suplimentare
own-building-resource-provider = resurse de construcție suplimentare
own-crop-provider = culturi suplimentare
own-farm-planner = planificarea fermei
own-food-provider = hrană suplimentară
own-goods-provider = bunuri suplimentare
own-livestock-provider = animale suplimentare
own-points-provider = puncte suplimentare
