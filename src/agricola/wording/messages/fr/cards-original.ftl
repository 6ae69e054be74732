# Cartes de la première édition, par leur numéro : nom, texte et précisions, avec nos mots.

# Gypsy's Crock
card-E019 = Marmite de bohémienne
    .text = 1 repas de plus pour chaque groupe de 2 marchandises que vous transformez en repas en une fois avec un Foyer, un Fourneau ou un Coin cuisine.
    .ruling-1 = Tout un repas de famille est une seule fois, et les marchandises peuvent être de sortes différentes.
    .ruling-2 = Les céréales cuites dans un Foyer ou un Fourneau comptent, celles d’un four non.
    .ruling-3 = Les animaux cuisinés faute de place comptent.
    .ruling-4 = Les cultures mangées crues ne comptent pas.
# Chief
card-E172 = Chef
    .text = À la fin : 1 point pour chaque pièce de votre maison en pierre. Coûte 2 repas de plus à jouer.
    .ruling-1 = Avec lui, une pièce en pierre vaut 3 points en tout.
# Chief's Daughter
card-E173 = Fille du chef
    .text = Quand un autre joueur joue le Chef, vous pouvez jouer cette carte aussitôt et gratuitement. À la fin : 3 points pour une maison en pierre, 1 pour une maison en argile.
    .ruling-1 = Vous pouvez aussi la jouer comme tout autre savoir-faire.
# Merchant
card-E179 = Marchand
    .text = Après une action d’aménagement mineur, ou majeur ou mineur, vous pouvez payer 1 repas pour la faire une seconde fois.
    .ruling-1 = Vous pouvez répéter une action une fois.
    .ruling-2 = Une action d’aménagement majeur ou mineur donne ainsi deux majeurs, deux mineurs ou un de chaque.
    .ruling-3 = Avec l’Homme d’affaires, vous pouvez répéter l’aménagement mineur de la case du premier joueur, et chacun est suivi d’un autre.
# Ratcatcher
card-E198 = Chasseur de rats
    .text = Aux tours 10 et 12, tout autre joueur qui a des enfants place une personne de moins. Ne se joue que jusqu’au tour 9.
    .ruling-1 = Les enfants sont les troisième, quatrième et cinquième membres d’une famille.
    .ruling-2 = Qui reste à la maison mange quand même à la récolte.
# Stablehand
card-E207 = Valet d’étable
    .text = Quand vous construisez des clôtures, vous construisez aussi 1 étable gratuitement, une fois par action.
    .ruling-1 = L’étable peut être dans le nouveau pâturage ou ailleurs.
    .ruling-2 = Les clôtures du Surveillant des clôtures autour de cette étable n’en apportent pas une seconde.
# Animal Keeper
card-E216 = Soigneur d’animaux
    .text = Des animaux d’espèces différentes peuvent partager un pâturage.
    .ruling-1 = Un pâturage n’accueille pas plus d’animaux qu’avant.
# Punner
card-I070 = Dame à main
    .text = Quand un autre joueur laboure plus d’un champ avec une charrue ou la Herse, vous pouvez labourer 1 champ.
    .ruling-1 = L’autre joueur doit vraiment labourer au moins deux champs avec cette action.
# Tavern
card-I100 = Taverne
    .text = Une case d’action pour tous : 3 repas. Vous seul pouvez y prendre 2 points à la place.
    .ruling-1 = Elle accueille une personne par tour, comme toute case d’action.
    .ruling-2 = Vous ne recevez rien quand d’autres l’utilisent.
# Businessman
card-I228 = Homme d’affaires
    .text = Sur la case du premier joueur, vous pouvez construire ou jouer un autre aménagement après le mineur.
    .ruling-1 = Vous devez d’abord jouer l’aménagement mineur.
    .ruling-2 = Avec le Marchand ambulant, vous pouvez y jouer 3 aménagements mineurs.
# Wood Buyer
card-I234 = Acheteur de bois
    .text = Quand un autre joueur reçoit du bois par une action, vous pouvez lui acheter 1 bois pour 1 repas.
    .ruling-1 = L’autre joueur ne peut pas refuser.
    .ruling-2 = Il agit aussi sur la case à cinq joueurs qui donne roseau, pierre et bois.
# Chamberlain
card-I238 = Chambellan
    .text = Au début du tour 11, ou maintenant s’il est passé, les cartes de tour restantes sont révélées ; vous seul pouvez les utiliser avant leur tour.
    .ruling-1 = Dès lors, tous les joueurs voient les cartes.
# Corn Profiteer
card-I239 = Spéculateur en grain
    .text = À tout moment : 1 céréale contre 3 repas, sauf si un autre joueur vous achète la céréale pour 2 repas.
    .ruling-1 = Si plusieurs joueurs veulent la céréale, vous choisissez qui l’obtient.
    .ruling-2 = Seuls les joueurs qui peuvent payer sont interrogés, et de nouveau pour chaque céréale.
# Layabout
card-I244 = Fainéant
    .text = Vous ne participez pas à la prochaine récolte.
    .ruling-1 = Vous ne récoltez rien, ne nourrissez personne, et vos animaux ne se reproduisent pas.
    .ruling-2 = Joué dans un tour avec récolte, c’est cette récolte que vous manquez.
# Puppeteer
card-I249 = Marionnettiste
    .text = Quand un autre joueur prend les repas de Spectacle, vous pouvez payer 1 repas pour jouer un savoir-faire.
    .ruling-1 = Il vous faut le repas avant l’effet du savoir-faire, même s’il en rapporte.
    .ruling-2 = Qui construit une pièce sur la case à cinq joueurs ne le déclenche pas.
# Taster
card-I260 = Goûteur
    .text = Quand un autre est premier joueur, vous pouvez lui donner 1 repas et placer votre première personne avant tout le monde.
    .ruling-1 = Le premier joueur place ensuite, et vous avez encore votre tour habituel après cela.
# Reed Hut
card-K138 = Hutte de roseaux
    .text = Une de vos personnes qui n’est pas encore en jeu y habite. Elle travaille et mange, mais ne vaut aucun point et n’est pas de la famille.
    .ruling-1 = La personne peut être placée dans le même tour.
    .ruling-2 = Elle ne compte pas quand on regarde s’il y a de la place pour une naissance.
    .ruling-3 = C’est l’une de vos cinq personnes.
    .ruling-4 = Une action de naissance peut la faire entrer dans la maison au lieu d’une nouvelle personne.
# Acrobat
card-K269 = Acrobate
    .text = Après Spectacle, quand tous ont placé, vous pouvez déplacer cette personne sur 1 céréale, Labourage ou Labourage et/ou semailles si la case est libre, et l’utiliser.
    .ruling-1 = Sur la case à cinq joueurs, vous devez avoir pris les repas, pas construit la pièce.
# Educator
card-K271 = Éducatrice
    .text = Quand un autre joueur joue un savoir-faire, vous pouvez en jouer un pour 3 repas, pour 2 repas dès votre quatrième.
    .ruling-1 = Elle agit aussi quand le savoir-faire de l’autre joueur vient d’une carte.
# Tanner
card-K280 = Tanneur
    .text = Les sangliers et bœufs que vous cuisinez vont sur cette carte. À la fin : 1/2/3 points pour 2/4/6 sangliers et pour 2/3/4 bœufs.
    .ruling-1 = Les animaux que vous lâchez ne comptent pas.
    .ruling-2 = Les animaux cuisinés faute de place comptent.
# Traveling Salesman
card-K281 = Marchand ambulant
    .text = Sur une case d’action, vous pouvez construire un aménagement majeur avec une action d’aménagement mineur, et jouer 2 mineurs avec une action d’aménagement majeur ou mineur.
    .ruling-1 = Après un aménagement majeur, il n’y en a pas de second.
    .ruling-2 = Avec le Marchand, vous pouvez jouer 4 aménagements mineurs dans une action d’aménagement majeur ou mineur, pour 1 repas.
    .ruling-3 = Avec le Marchand, vous pouvez aussi construire 2 aménagements majeurs dans une action d’aménagement mineur, pour 1 repas.
    .ruling-4 = Avec l’Homme d’affaires, vous pouvez jouer 3 aménagements mineurs sur la case du premier joueur.
# Countryman
card-K289 = Campagnard
    .text = Quand tous ont placé, vous pouvez déplacer une personne de 1 céréale ou 1 légume sur une case libre où l’on sème, et l’utiliser.
    .ruling-1 = Les cases où l’on sème sont Semailles et/ou cuisson de pain et, dès qu’elle est là, Labourage et/ou semailles.
# Lover
card-K291 = Amant
    .text = Une naissance aussitôt, même sans pièce libre. Coûte 4 repas de plus à jouer.
    .ruling-1 = Vous ne pouvez pas le jouer si vos cinq personnes sont en jeu.
    .ruling-2 = Si vous construisez ensuite une pièce, cet enfant y habite : elle n’est pas libre pour une naissance qui demande de la place.
# Wood Carver
card-K301 = Sculpteur sur bois
    .text = Une fois par tour, un aménagement, une pièce en bois, une étable ou des clôtures vous coûtent 1 bois de moins.
    .ruling-1 = Vous pouvez payer le plein prix pour garder la remise pour plus tard dans le tour.
    .ruling-2 = Ce que vous n’utilisez pas est perdu à la fin du tour.
    .ruling-3 = Les pièces en argile ou en pierre coûtent autant qu’avant.
# Fence Overseer
card-K312 = Surveillant des clôtures
    .text = Une fois par tour, vous pouvez payer 1 repas pour clôturer sans bois la case d’une étable que vous venez de construire.
    .ruling-1 = Le nouveau pâturage doit toucher vos pâturages, si vous en avez.
    .ruling-2 = Il vous faut assez de clôtures.
    .ruling-3 = Une étable qui vient du Valet d’étable compte.

# Mots à côté des cartes de l’édition originale.
own-1-grain-on-each-grain-field = 1 céréale sur chaque champ de céréales
own-1-more-animal-of-each-kind = 1 animal de plus de chaque espèce
own-1-or-2-food = 1 ou 2 nourriture
own-1-or-2-wood = 1 ou 2 bois
own-1-wild-boar-first-then-1-cattle = d’abord 1 sanglier, puis 1 bœuf
own-3-2-or-1-stone = 3, 2 ou 1 pierre
own-5-people-at-work-in-round-14 = 5 personnes au travail au tour 14
own-basketmaker = Vannier
own-basketmaker-s-workshop = Vannerie
own-cabinetmaker = Ébéniste
own-joinery = Menuiserie
own-potter = Potier
own-pottery = Poterie
own-sawmill = Scierie
own-village-well = Puits du village
own-well = Puits
own-a-birth = une naissance
own-a-fence-on-space = une clôture sur { $space }
own-a-new-pasture-on-unused-spaces = un nouveau pâturage sur des cases inutilisées
own-adopt-the-child = adopter l’enfant
own-after-family-growth = après un agrandissement de la famille
own-animals-for-food = des animaux contre de la nourriture
own-buy-animals = acheter des animaux
own-buy-goods = acheter { $goods }
own-by-the-space = par la case
own-cards-called-clay-deposit = cartes nommées « Clay Deposit »
own-cards-called-clay-path-or-paved-road = cartes nommées « Clay Path » ou « Paved Road »
own-cards-called-harrow-or-punner-or-yoke-or-plow = herses, pilons, jougs et charrues
own-cards-called-mansion = cartes nommées « Mansion »
own-cards-called-oven = cartes nommées « Oven »
own-cards-called-paved-road = cartes nommées « Paved Road »
own-cards-called-plow-or-harrow = charrues et herses
own-cards-called-sawmill = cartes nommées « Sawmill »
own-cards-called-tavern = cartes nommées « Tavern »
own-cards-called-well = cartes nommées « Well »
own-cards-named-basketmaker-s-workshop-or-basketmaker = Vannerie ou Vannier
own-cards-named-joinery-or-cabinetmaker = Menuiserie ou Ébéniste
own-cards-named-pottery-or-potter = Poterie ou Potier
own-cast-the-net = jeter le filet
own-choose-a-space-for-a-fence = choisir une case pour une clôture
own-choose-a-space-for-the-maypole = choisir une case pour l’arbre de mai
own-count-the-people = compter les personnes
own-delivered-fences = clôtures livrées
own-distribute-the-wood = répartir le bois
own-empty = vide
own-enough-for-4-food = assez pour 4 nourriture
own-food-for-the-animals-of-all-players = nourriture pour les animaux de tous les joueurs
own-gets-the-food-of-fishing-when-people-return-home = reçoit la nourriture de la Pêche au retour à la maison
own-go-on-holiday = partir en vacances
own-hand-out-the-top = distribuer le dessus
own-haul-in-the-net = relever le filet
own-in-the-harvest = pendant la récolte
own-it-bakes-bread = elle cuit du pain
own-it-stands = il est debout
own-kinds-of-animals-that-you-do-not-have = espèces d’animaux que vous n’avez pas
own-knock-the-maypole-over = abattre l’arbre de mai
own-more-than-one-field-with-a-plow = plus d’un champ avec une charrue
own-more-used-spaces-than-anybody-else = plus de cases utilisées que tout autre
own-no-losses-beside-unused-spaces-and-begging-cards = aucune perte hormis les cases inutilisées et la mendicité
own-no-negative-points = aucun point négatif
own-no-other-player-has-more-of-any-animal = personne n’a plus d’animaux d’une espèce
own-not-by-this-card = pas par cette carte
own-not-since-your-last-placement = pas depuis votre dernier placement
own-note-the-feeding = noter le repas
own-note-the-stable = noter l’étable
own-on-the-newest-round-card = sur la dernière carte de tour
own-on-the-space-with-the-fence = sur la case avec la clôture
own-players-with-5-people-n = joueurs avec 5 personnes : { $n }
own-put-1-food-on-a-space = poser 1 nourriture sur une case
own-put-1-food-on-space = poser 1 nourriture sur { $space }
own-put-fences-on-round-spaces = poser des clôtures sur les cases de tour
own-rebuild-the-fences = reconstruire les clôtures
own-reed-has-been-taken = du roseau a été pris
own-reed-in-this-round = du roseau à ce tour
own-return-2-improvements = rendre 2 aménagements
own-return-animals = rendre des animaux
own-return-first-and-second = rendre { $first } et { $second }
own-return-goods = rendre { $goods }
own-spaces-paid-for-n = cases payées : { $n }
own-spare-a-space = épargner une case
own-stone-has-been-taken = de la pierre a été prise
own-take-1-food = prendre 1 nourriture
own-take-1-grain-of-another-player = prendre 1 céréale d’un autre joueur
own-take-1-grain-of-seat-from-where-with-n = prendre 1 céréale à { $seat } de { $where } avec { $n }
own-take-the-fences-back = reprendre les clôtures
own-taken-in-this-round = pris à ce tour
own-the-first-in-this-round = le premier de ce tour
own-the-maypole = l’arbre de mai
own-used-by-who = utilisée par { $who }
own-used-in-this-harvest = utilisée pendant cette récolte
own-what-lies-on-top = ce qui est au-dessus
own-with-your-last-person = avec votre dernière personne
own-card = { $card }
own-goods-on-top = { $goods } au-dessus
own-n-one-n-card-called-clay-deposit-other-n-cards-called-clay-deposit = { $n ->
    [one] { $n } carte nommée « Clay Deposit »
   *[other] { $n } cartes nommées « Clay Deposit »
}
own-n-one-n-card-called-clay-path-or-paved-road-other-n-cards-called-clay-path-or-paved-road = { $n ->
    [one] { $n } carte nommée « Clay Path » ou « Paved Road »
   *[other] { $n } cartes nommées « Clay Path » ou « Paved Road »
}
own-n-one-n-card-called-harrow-or-punner-or-yoke-or-plow-other-n-cards-called-harrow-or-punner-or-yoke-or-plow = { $n ->
    [one] { $n } herse, pilon, joug ou charrue
   *[other] { $n } herses, pilons, jougs ou charrues
}
own-n-one-n-card-called-mansion-other-n-cards-called-mansion = { $n ->
    [one] { $n } carte nommée « Mansion »
   *[other] { $n } cartes nommées « Mansion »
}
own-n-one-n-card-called-oven-other-n-cards-called-oven = { $n ->
    [one] { $n } carte nommée « Oven »
   *[other] { $n } cartes nommées « Oven »
}
own-n-one-n-card-called-paved-road-other-n-cards-called-paved-road = { $n ->
    [one] { $n } carte nommée « Paved Road »
   *[other] { $n } cartes nommées « Paved Road »
}
own-n-one-n-card-called-sawmill-other-n-cards-called-sawmill = { $n ->
    [one] { $n } carte nommée « Sawmill »
   *[other] { $n } cartes nommées « Sawmill »
}
own-n-one-n-card-called-tavern-other-n-cards-called-tavern = { $n ->
    [one] { $n } carte nommée « Tavern »
   *[other] { $n } cartes nommées « Tavern »
}
own-n-one-n-card-called-well-other-n-cards-called-well = { $n ->
    [one] { $n } carte nommée « Well »
   *[other] { $n } cartes nommées « Well »
}
own-n-one-n-card-named-basketmaker-s-workshop-or-basketmaker-other-n-cards-named-basketmaker-s-workshop-or-basketmaker = { $n ->
    [one] { $n } carte nommée Vannerie ou Vannier
   *[other] { $n } cartes nommées Vannerie ou Vannier
}
own-n-one-n-card-named-joinery-or-cabinetmaker-other-n-cards-named-joinery-or-cabinetmaker = { $n ->
    [one] { $n } carte nommée Menuiserie ou Ébéniste
   *[other] { $n } cartes nommées Menuiserie ou Ébéniste
}
own-n-one-n-card-named-pottery-or-potter-other-n-cards-named-pottery-or-potter = { $n ->
    [one] { $n } carte nommée Poterie ou Potier
   *[other] { $n } cartes nommées Poterie ou Potier
}
own-n-one-n-delivered-fence-other-n-delivered-fences = { $n ->
    [one] { $n } clôture livrée
   *[other] { $n } clôtures livrées
}
own-n-one-n-kind-of-animal-that-you-do-not-have-other-n-kinds-of-animals-that-you-do-not-have = { $n ->
    [one] { $n } espèce d’animaux que vous n’avez pas
   *[other] { $n } espèces d’animaux que vous n’avez pas
}
own-n-of-the-animals-not-returned = { $n } des animaux non rendus
own-n-with-4-points = { $n } avec 4 points
own-seat = { $seat }
own-space = { $space }
space-clay_1_digger = 1 argile (Glaisier)
space-clay_deposit = Dépôt d’argile
space-wood_2_master_forester = 2 bois (Maître forestier)
own-1-food-or-2 = 1 nourriture, ou 2
own-1-of-two-that-are-alike = 1 de deux pareils
own-2-wood = 2 bois
own-3-food = 3 nourriture
own-3-times-once-in-a-round = 3 fois, une fois par tour
own-a-child-that-is-no-twin = un enfant qui n’est pas un jumeau
own-cook-the-pumpkin = cuire la citrouille
own-draw-7-new-minor-improvements = piocher 7 nouveaux aménagements mineurs
own-fill-the-container = remplir le récipient
own-giant-pumpkins = citrouilles géantes
own-in-the-work-phase = pendant la phase de travail
own-look-at-the-round-cards = regarder les cartes de tour
own-not-since-the-last-placement = pas depuis le dernier placement
own-put-it-here = le poser ici
own-put-it-on-the-card = le poser sur la carte
own-put-round-cards-in-order = ordonner les cartes de tour
own-roast-animals = rôtir des animaux
own-roast-goods = rôtir { $goods }
own-take-it-back = le reprendre
own-the-last-to-place = le dernier à placer
own-the-pumpkin-is-still-there = la citrouille est encore là
own-goods-in-the-container = { $goods } dans le récipient
own-n-one-n-giant-pumpkin-other-n-giant-pumpkins = { $n ->
    [one] { $n } citrouille géante
   *[other] { $n } citrouilles géantes
}
