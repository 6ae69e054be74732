# Aménagements majeurs, par leur numéro : nom, texte, abrégé pour la main et précisions, avec nos mots.

# Fireplace (2 clay)
card-M-fireplace-2 = Foyer (2 argiles)
    .text = À tout moment : légume 2 repas, mouton 2, sanglier 2, bœuf 3. Cuire du pain : 2 repas par céréale.
    .gist = Cuisine légumes et animaux ; cuit du pain
    .ruling-1 = Vous pouvez avoir plusieurs Foyers et Fourneaux à la fois.
    .ruling-2 = Un animal peut être cuisiné au moment où vous le recevez, sans avoir eu de place.
    .ruling-3 = Une action Cuire du pain permet d’y cuire autant de céréales que vous voulez.
    .ruling-4 = Rendu contre un Fourneau, il est de nouveau disponible pour tous, et son point est perdu.
# Fireplace (3 clay)
card-M-fireplace-3 = Foyer (3 argiles)
    .text = À tout moment : légume 2 repas, mouton 2, sanglier 2, bœuf 3. Cuire du pain : 2 repas par céréale.
    .gist = Cuisine légumes et animaux ; cuit du pain
    .ruling-1 = Vous pouvez avoir plusieurs Foyers et Fourneaux à la fois.
    .ruling-2 = Un animal peut être cuisiné au moment où vous le recevez, sans avoir eu de place.
    .ruling-3 = Une action Cuire du pain permet d’y cuire autant de céréales que vous voulez.
    .ruling-4 = Rendu contre un Fourneau, il est de nouveau disponible pour tous, et son point est perdu.
# Cooking Hearth (4 clay)
card-M-hearth-4 = Fourneau (4 argiles)
    .text = À tout moment : légume 3 repas, mouton 2, sanglier 3, bœuf 4. Cuire du pain : 3 repas par céréale.
    .gist = Cuisine légumes et animaux ; cuit du pain
    .ruling-1 = Pour le prendre en rendant un Foyer, il faut une action d’aménagement, mais pas d’argile.
    .ruling-2 = Si vous avez les deux Foyers, vous choisissez celui que vous rendez.
    .ruling-3 = Un Fourneau ne peut pas être rendu contre l’autre.
    .ruling-4 = Un animal peut être cuisiné au moment où vous le recevez, sans avoir eu de place.
# Cooking Hearth (5 clay)
card-M-hearth-5 = Fourneau (5 argiles)
    .text = À tout moment : légume 3 repas, mouton 2, sanglier 3, bœuf 4. Cuire du pain : 3 repas par céréale.
    .gist = Cuisine légumes et animaux ; cuit du pain
    .ruling-1 = Pour le prendre en rendant un Foyer, il faut une action d’aménagement, mais pas d’argile.
    .ruling-2 = Si vous avez les deux Foyers, vous choisissez celui que vous rendez.
    .ruling-3 = Un Fourneau ne peut pas être rendu contre l’autre.
    .ruling-4 = Un animal peut être cuisiné au moment où vous le recevez, sans avoir eu de place.
# Well
card-M-well = Puits
    .text = Placez 1 repas sur chacune des 5 prochaines cases de tour ; vous le recevez au début de ces tours.
    .gist = 1 repas aux 5 prochains tours
    .ruling-1 = Construit tard, il ne donne des repas que pour les tours restants.
# Clay Oven
card-M-clay-oven = Four en argile
    .text = Cuire du pain : 5 repas pour 1 céréale au plus. À sa construction, vous pouvez aussitôt cuire du pain.
    .gist = Pain : 5 repas pour 1 céréale
    .ruling-1 = Quand vous cuisez à sa construction, tous vos aménagements de cuisson peuvent servir.
    .ruling-2 = Chaque action Cuire du pain permet de l’utiliser à nouveau, avec vos autres aménagements de cuisson.
    .ruling-3 = Il ne cuisine ni animaux ni légumes.
# Stone Oven
card-M-stone-oven = Four en pierre
    .text = Cuire du pain : 4 repas par céréale, pour 2 céréales au plus. À sa construction, vous pouvez aussitôt cuire du pain.
    .gist = Pain : 4 repas chacune pour 2 céréales
    .ruling-1 = Quand vous cuisez à sa construction, tous vos aménagements de cuisson peuvent servir.
    .ruling-2 = Chaque action Cuire du pain permet de l’utiliser à nouveau, avec vos autres aménagements de cuisson.
    .ruling-3 = Il ne cuisine ni animaux ni légumes.
# Joinery
card-M-joinery = Menuiserie
    .text = Une fois par récolte : 1 bois contre 2 repas. À la fin : 1/2/3 points pour 3/5/7 bois.
    .gist = Récolte : 1 bois pour 2 repas ; points
    .ruling-1 = Hors des récoltes elle ne donne pas de repas, même pour payer un prix.
    .ruling-2 = Pendant une récolte elle peut servir même si personne n’a faim.
    .ruling-3 = Seul le plus haut palier atteint donne des points.
    .ruling-4 = Le bois qui compte reste dans votre réserve.
# Pottery
card-M-pottery = Poterie
    .text = Une fois par récolte : 1 argile contre 2 repas. À la fin : 1/2/3 points pour 3/5/7 argiles.
    .gist = Récolte : 1 argile pour 2 repas ; points
    .ruling-1 = Hors des récoltes elle ne donne pas de repas, même pour payer un prix.
    .ruling-2 = Pendant une récolte elle peut servir même si personne n’a faim.
    .ruling-3 = Seul le plus haut palier atteint donne des points.
    .ruling-4 = L’argile qui compte reste dans votre réserve.
# Basketmaker's Workshop
card-M-basketmaker = Vannerie
    .text = Une fois par récolte : 1 roseau contre 3 repas. À la fin : 1/2/3 points pour 2/4/5 roseaux.
    .gist = Récolte : 1 roseau pour 3 repas ; points
    .ruling-1 = Hors des récoltes elle ne donne pas de repas, même pour payer un prix.
    .ruling-2 = Pendant une récolte elle peut servir même si personne n’a faim.
    .ruling-3 = Seul le plus haut palier atteint donne des points.
    .ruling-4 = Les roseaux qui comptent restent dans votre réserve.
