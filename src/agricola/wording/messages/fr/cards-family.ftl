# Cartes de l’édition famille, par leur numéro : nom, texte, abrégé pour la main et précisions, avec nos mots.

# Fireplace (2 clay)
card-F-fireplace-1 = Foyer (2 argiles)
    .text = À tout moment : mouton 2 repas, sanglier 2, bœuf 3 ; 1 céréale et 1 bois contre 2 repas.
    .gist = Animaux en repas ; céréale et bois : 2 repas
    .ruling-1 = Vous pouvez avoir les deux Foyers, et des Fourneaux en plus.
    .ruling-2 = Il ne se rend pas contre un Fourneau : chacun se construit à son prix.
    .ruling-3 = Un animal peut être cuisiné au moment où vous le recevez, sans avoir eu de place.
    .ruling-4 = Cuire du pain ne demande aucune action et n’a pas de limite : il faut seulement 1 céréale et 1 bois à chaque fois.
# Fireplace (3 clay)
card-F-fireplace-2 = Foyer (3 argiles)
    .text = À tout moment : mouton 2 repas, sanglier 2, bœuf 3 ; 1 céréale et 1 bois contre 2 repas.
    .gist = Animaux en repas ; céréale et bois : 2 repas
    .ruling-1 = Vous pouvez avoir les deux Foyers, et des Fourneaux en plus.
    .ruling-2 = Il ne se rend pas contre un Fourneau : chacun se construit à son prix.
    .ruling-3 = Un animal peut être cuisiné au moment où vous le recevez, sans avoir eu de place.
    .ruling-4 = Cuire du pain ne demande aucune action et n’a pas de limite : il faut seulement 1 céréale et 1 bois à chaque fois.
# Cooking Hearth (4 clay)
card-F-hearth-1 = Fourneau (4 argiles)
    .text = À tout moment : mouton 2 repas, sanglier 3, bœuf 4 ; 1 céréale et 1 bois contre 3 repas.
    .gist = Animaux en repas ; céréale et bois : 3 repas
    .ruling-1 = On ne rend pas de Foyer pour l’avoir : il se construit à son prix.
    .ruling-2 = Un animal peut être cuisiné au moment où vous le recevez, sans avoir eu de place.
    .ruling-3 = Cuire du pain ne demande aucune action et n’a pas de limite : il faut seulement 1 céréale et 1 bois à chaque fois.
# Cooking Hearth (5 clay)
card-F-hearth-2 = Fourneau (5 argiles)
    .text = À tout moment : mouton 2 repas, sanglier 3, bœuf 4 ; 1 céréale et 1 bois contre 3 repas.
    .gist = Animaux en repas ; céréale et bois : 3 repas
    .ruling-1 = On ne rend pas de Foyer pour l’avoir : il se construit à son prix.
    .ruling-2 = Un animal peut être cuisiné au moment où vous le recevez, sans avoir eu de place.
    .ruling-3 = Cuire du pain ne demande aucune action et n’a pas de limite : il faut seulement 1 céréale et 1 bois à chaque fois.
# Clay Oven (3 clay)
card-F-oven-1 = Four en argile (3 argiles)
    .text = À tout moment : 1 céréale et 1 bois contre 5 repas.
    .gist = 1 céréale et 1 bois pour 5 repas
    .ruling-1 = Cuire du pain ne demande aucune action et n’a pas de limite : il faut seulement 1 céréale et 1 bois à chaque fois.
    .ruling-2 = Il ne cuisine pas d’animaux.
    .ruling-3 = Sans bois, une céréale ne fait que de la bouillie : 1 repas pour 1 céréale.
# Clay Oven (4 clay)
card-F-oven-2 = Four en argile (4 argiles)
    .text = À tout moment : 1 céréale et 1 bois contre 5 repas.
    .gist = 1 céréale et 1 bois pour 5 repas
    .ruling-1 = Cuire du pain ne demande aucune action et n’a pas de limite : il faut seulement 1 céréale et 1 bois à chaque fois.
    .ruling-2 = Il ne cuisine pas d’animaux.
    .ruling-3 = Sans bois, une céréale ne fait que de la bouillie : 1 repas pour 1 céréale.
# Wind Mill
card-F-wind-mill = Moulin à vent
    .text = Une fois par récolte : 1 céréale contre 3 repas. À la fin : 1 point par groupe de 2 céréales de votre réserve.
    .gist = Récolte : 1 céréale pour 3 repas ; points
    .ruling-1 = Hors des récoltes il ne donne pas de repas, même pour payer un prix.
    .ruling-2 = Les céréales des champs comptent là-bas et ne font pas partie des paires.
    .ruling-3 = Une paire de céréales comptée ici n’est pas comptée par le Dépôt.
# Basketmaker's Workshop
card-F-basketmaker = Vannerie
    .text = Une fois par récolte : 1 roseau contre 3 repas. À la fin : 1 point par groupe de 2 roseaux.
    .gist = Récolte : 1 roseau pour 3 repas ; points
    .ruling-1 = Hors des récoltes elle ne donne pas de repas, même pour payer un prix.
    .ruling-2 = Une paire de roseaux comptée ici n’est pas comptée par le Dépôt.
# Pottery
card-F-pottery = Poterie
    .text = Une fois par récolte : 1 argile contre 2 repas. À la fin : 1 point par groupe de 2 argiles.
    .gist = Récolte : 1 argile pour 2 repas ; points
    .ruling-1 = Hors des récoltes elle ne donne pas de repas, même pour payer un prix.
    .ruling-2 = Une paire d’argiles comptée ici n’est pas comptée par le Dépôt.
# Joinery
card-F-joinery = Menuiserie
    .text = Une fois par récolte : 1 bois contre 2 repas. À la fin : 1 point par groupe de 2 bois.
    .gist = Récolte : 1 bois pour 2 repas ; points
    .ruling-1 = Hors des récoltes elle ne donne pas de repas, même pour payer un prix.
    .ruling-2 = Une paire de bois comptée ici n’est pas comptée par le Dépôt.
# Depot
card-F-depot = Dépôt
    .text = À la fin : 1 point par groupe de 3 marchandises parmi le bois, l’argile, les roseaux et les céréales que vos autres aménagements ne comptent pas.
    .gist = 1 point pour 3 marchandises restantes
    .ruling-1 = Les trois marchandises peuvent être mélangées comme vous voulez.
    .ruling-2 = La marchandise seule qu’une paire laisse de côté compte ici.
    .ruling-3 = Pour le départage, il prend les céréales en dernier.
