# Le nom de ce qui est imprimé sur une carte.

fact-id = numéro
fact-edition = édition
fact-kind = sorte
fact-price = prix
    .depends = dépend de la situation, voir le texte
fact-needs = condition
fact-points = points
fact-players = joueurs
fact-category = catégorie
fact-traveling = voyageuse
    .says = passe dans la main du voisin de gauche après avoir été jouée
fact-where = où

# Les catégories imprimées.

own-actions-booster = plus d’actions
own-building-resource-provider = matériaux
own-crop-provider = cultures
own-farm-planner = plan de la ferme
own-food-provider = repas
own-goods-provider = marchandises
own-livestock-provider = bétail
own-points-provider = points
