# Cartes de la première édition, par leur numéro : nom, texte, abrégé pour la main et précisions, avec nos mots.

# Field
card-E011 = Champ
    .text = Labourez 1 champ.
    .gist = Labourez 1 champ
    .ruling-1 = Elle laboure un seul champ : ni une charrue ni la Herse n’y ajoutent rien.
# Fishing Rod
card-E012 = Canne à pêche
    .text = Chaque fois que vous utilisez Pêche, vous recevez 1 repas de plus, et 2 dès le tour 8.
    .gist = Pêche : 1 repas de plus, 2 dès le tour 8
    .ruling-1 = Elle s’ajoute au Radeau et au Canoë.
# Axe
card-E013 = Hache
    .text = Une pièce de votre maison en bois vous coûte 2 bois et 2 roseaux.
    .gist = Pièces en bois : 2 bois, 2 roseaux chacune
    .ruling-1 = Pour une pièce, vous utilisez une seule de ces cartes : Hache, Charpentier, Enduiseur, Renforts d’argile.
# Baker's Oven
card-E014 = Four de boulanger
    .text = Cuisson de pain : 5 repas chacune pour 2 céréales au plus. Quand vous le jouez, vous pouvez aussitôt cuire du pain.
    .gist = Pain : 5 repas chacune pour 2 céréales
    .ruling-1 = Un four est un aménagement dont le nom contient ce mot ; celui-ci est aussi un four.
    .ruling-2 = Un aménagement majeur que vous rendez peut être construit de nouveau, un mineur quitte la partie.
    .ruling-3 = Chacun de vos fours et foyers cuit jusqu’à sa propre limite.
# Baking Tray
card-E015 = Plaque à pâtisserie
    .text = Le Four en argile et le Four en pierre sont pour vous des aménagements mineurs. Eux et le Four à bois vous coûtent 1 matériau de construction de moins, à votre choix.
    .gist = Fours : 1 matériau de moins, 2 sont mineurs
    .ruling-1 = Vous pouvez construire ces fours avec une action d’aménagement mineur.
    .ruling-2 = Ils sont aussi moins chers dans une action d’aménagement majeur.
# Building Material
card-E016 = Matériaux de construction
    .text = Vous recevez 1 bois ou 1 argile.
    .gist = 1 bois ou 1 argile
# Windmill
card-E017 = Moulin à vent
    .text = À tout moment : 2 repas pour une céréale, sans action de cuisson de pain.
    .gist = 2 repas pour 1 céréale, sans cuisson
    .ruling-1 = Ce n’est pas un four et il ne cuit pas de pain.
# Bean Field
card-E018 = Champ de haricots
    .text = Quand vous semez, vous pouvez aussi semer des légumes sur cette carte, comme sur un champ.
    .gist = Un champ pour légumes seulement
    .ruling-1 = Tant qu’il porte des légumes, il compte comme champ de légumes.
    .ruling-2 = Ce n’est pas un champ au décompte, mais ses légumes comptent.
# Gypsy's Crock
card-E019 = Marmite de bohémienne
    .text = 1 repas de plus pour chaque groupe de 2 marchandises que vous transformez en repas en une fois avec un Foyer, un Fourneau ou un Coin cuisine.
    .gist = Cuisson de 2 : 1 repas de plus
    .ruling-1 = Tout un repas de famille est une seule fois, et les marchandises peuvent être de sortes différentes.
    .ruling-2 = Les céréales cuites dans un Foyer ou un Fourneau comptent, celles d’un four non.
    .ruling-3 = Les animaux cuisinés faute de place comptent.
    .ruling-4 = Pendant le placement des personnes, vous pouvez cuire deux marchandises ensemble, pour que tous les repas puissent payer quelque chose.
    .ruling-5 = Les cultures mangées crues ne comptent pas.
# Simple Fireplace
card-E020 = Foyer simple
    .text = À tout moment : légume 2 repas, mouton 1, sanglier 2, bœuf 3. Cuisson de pain : 2 repas par céréale.
    .gist = Cuisine légumes et animaux ; cuit du pain
    .ruling-1 = C’est un Foyer : vous pouvez le rendre pour un Fourneau, et il quitte alors la partie.
# Half-timbered House
card-E021 = Maison à colombages
    .text = À la fin : 1 point pour chaque pièce de votre maison en pierre, sauf si vous avez le Manoir.
    .gist = 1 point par pièce en pierre
    .ruling-1 = Sans maison en pierre, elle ne vaut rien.
    .ruling-2 = Elle s’ajoute au Chef et aux Sabots.
# Raft
card-E022 = Radeau
    .text = Chaque fois que vous utilisez Pêche, vous recevez 1 repas de plus ou 1 roseau.
    .gist = Pêche : 1 repas de plus ou 1 roseau
# Manger
card-E023 = Mangeoire
    .text = À la fin : 1/2/3/4 points si vos pâturages occupent au moins 6/7/8/9 cases de votre ferme.
    .gist = Points dès 6 cases de pâturage
    .ruling-1 = On additionne les cases de tous vos pâturages.
# Animal Pen
card-E024 = Parc à animaux
    .text = Placez 2 repas sur la case de chaque tour à venir ; vous les recevez au début de ce tour.
    .gist = 2 repas à chaque tour à venir
    .ruling-1 = Le tour en cours ne compte pas.
# Spices
card-E025 = Épices
    .text = 1 repas de plus pour chaque légume que vous transformez en repas avec un Foyer, un Fourneau ou un Coin cuisine.
    .gist = Légumes cuisinés : 1 repas de plus
    .ruling-1 = Cela vaut pour chaque légume.
# Plane
card-E026 = Rabot
    .text = Chaque fois que vous transformez 1 bois en repas avec la Menuiserie, la Scierie ou l’Ébéniste, vous recevez 1 repas de plus, ou vous transformez un second bois en 2 repas.
    .gist = Bois en repas : 1 repas de plus
    .ruling-1 = Si vous avez plusieurs de ces cartes, il aide chacune d’elles à une récolte.
    .ruling-2 = Il ne transforme pas de bois en repas à lui seul.
# Wood-fired Oven
card-E027 = Four à bois
    .text = Cuisson de pain : 3 repas par céréale. Quand vous le jouez, vous pouvez aussitôt cuire du pain.
    .gist = Pain : 3 repas par céréale
    .ruling-1 = C’est un four et il peut être rendu pour une autre carte.
# Clogs
card-E028 = Sabots
    .text = À la fin : 1 point pour une maison en argile, 2 pour une maison en pierre.
    .gist = Maison en argile : 1 point ; en pierre : 2
    .ruling-1 = Ils comptent la maison même si d’autres cartes la comptent aussi.
# Shepherd's Pipe
card-E029 = Flûte de berger
    .text = Un pâturage où vous gardez des moutons en accueille 2 de plus. Une étable non clôturée accueille jusqu’à 2 moutons.
    .gist = Plus de moutons en pâturage et en étable
    .ruling-1 = Avec le Petit exploitant, un pâturage pour 2 accueille 5 moutons.
    .ruling-2 = L’étable du Maître d’étable accueille 3 animaux, et pas plus avec elle.
# Canoe
card-E030 = Canoë
    .text = Chaque fois que vous utilisez Pêche, vous recevez 1 repas de plus et 1 roseau.
    .gist = Pêche : 1 repas et 1 roseau de plus
# Carp Pond
card-E031 = Étang à carpes
    .text = Placez 1 repas sur la case de chaque tour impair à venir ; vous le recevez au début de ce tour.
    .gist = 1 repas à chaque tour impair
    .ruling-1 = Les aménagements majeurs et mineurs comptent.
# Potato Dibber
card-E032 = Plantoir à pommes de terre
    .text = Sur chaque champ où vous semez des légumes vient 1 légume de plus de la réserve.
    .gist = Légumes semés : 1 de plus par champ
    .ruling-1 = Les cartes de champ pour légumes le reçoivent aussi.
# Ceramics
card-E033 = Céramique
    .text = Vous recevez aussitôt 2 repas. La Poterie est pour vous un aménagement mineur et ne vous coûte rien.
    .gist = 2 repas ; Poterie gratuite, en mineur
    .ruling-1 = Un four est un aménagement dont le nom contient ce mot ; vous n’êtes pas tenu de le garder.
    .ruling-2 = Vous pouvez construire la Poterie avec toute action d’aménagement.
# Basket
card-E034 = Corbeille
    .text = Quand vous prenez du bois qui se trouve sur une case d’action, vous pouvez en laisser 2 pour 3 repas.
    .gist = En prenant du bois : 2 bois pour 3 repas
    .ruling-1 = Le bois doit s’être trouvé sur la case ; ce que la réserve ou une carte y ajoute ne compte pas.
    .ruling-2 = La Corbeille, la Cueilleuse de champignons et l’Attrapeur de cochons agissent ensemble si assez de bois est pris.
# Corn Scoop
card-E035 = Pelle à grain
    .text = Chaque fois que vous utilisez 1 céréale, vous recevez 1 céréale de plus.
    .gist = 1 céréale : 1 céréale de plus
    .ruling-1 = Seule l’utilisation de cette case compte, pas les céréales qu’apporte une autre carte.
# Clay Roof
card-E036 = Toit en argile
    .text = Dans le prix d’une pièce ou d’une rénovation, vous pouvez payer 1 ou 2 argiles à la place d’autant de roseaux.
    .gist = Pièces, rénovation : argile pour 1-2 roseaux
    .ruling-1 = Vous pouvez payer 1 roseau et 1 argile pour une pièce.
    .ruling-2 = Avec plusieurs pièces, il vaut pour chacune.
    .ruling-3 = Le roseau dans le prix d’une carte reste du roseau.
# Clay Supports
card-E037 = Renforts d’argile
    .text = Une pièce de votre maison en argile peut vous coûter 2 argiles, 1 bois et 1 roseau.
    .gist = Pièce en argile : 2 argiles, 1 bois, 1 roseau
    .ruling-1 = Vous décidez pour chaque pièce d’une action.
    .ruling-2 = Pour une pièce, vous utilisez une seule de ces cartes : Hache, Charpentier, Enduiseur, Renforts d’argile.
# Madonna Statue
card-E038 = Statue de la Madone
    .text = Rendez 2 de vos aménagements. Elle n’a pas d’autre effet.
    .gist = Des points ; rendez 2 aménagements
    .ruling-1 = Deux aménagements quelconques, majeurs ou mineurs, conviennent.
    .ruling-2 = Un aménagement majeur que vous rendez peut être construit de nouveau, un mineur quitte la partie.
    .ruling-3 = Ce qui se trouve sur une carte rendue est perdu, et ses animaux ont besoin d’une autre place.
# Market Stall
card-E039 = Étal de marché
    .text = Vous recevez 1 légume.
    .gist = 1 légume
    .ruling-1 = La céréale doit être dans votre réserve avant que vous le jouiez.
# Mini Pasture
card-E040 = Petit pâturage
    .text = Clôturez gratuitement une seule case de votre ferme.
    .gist = Clôturez 1 case gratuitement
    .ruling-1 = La case doit toucher vos pâturages, si vous en avez.
    .ruling-2 = Il vous faut assez de clôtures.
    .ruling-3 = Les cartes qui agissent quand vous construisez des clôtures agissent.
# Millstone
card-E041 = Meule
    .text = Chaque fois que vous cuisez du pain, vous recevez 2 repas de plus.
    .gist = Pain : 2 repas de plus chaque fois
    .ruling-1 = Elle donne 2 repas pour toute une action de cuisson de pain.
# Helpful Neighbors
card-E042 = Voisins serviables
    .text = Vous recevez 1 pierre ou 1 roseau.
    .gist = 1 pierre ou 1 roseau
    .ruling-1 = La Nasse ne vous donne rien pour ce roseau.
# Fruit Tree
card-E043 = Arbre fruitier
    .text = Placez 1 repas sur la case de chaque tour à venir de 8 à 14 ; vous le recevez au début de ce tour.
    .gist = 1 repas à chaque tour dès le 8
# Outhouse
card-E044 = Latrines
    .text = Ne se jouent que tant qu’un autre joueur a moins de 2 savoir-faire. Elles n’ont pas d’effet.
    .gist = Seulement des points
    .ruling-1 = Vos propres savoir-faire n’importent pas.
    .ruling-2 = Si vous jouez seul, vous ne pouvez pas les jouer.
# Private Forest
card-E045 = Forêt privée
    .text = Placez 1 bois sur la case de chaque tour pair à venir ; vous le recevez au début de ce tour.
    .gist = 1 bois à chaque tour pair
    .ruling-1 = Le bois est là pour ce que vos autres cartes font au début de ce tour.
# Sack Cart
card-E046 = Charrette à sacs
    .text = Placez 1 céréale sur la case de chaque tour à venir parmi 5, 8, 11 et 14 ; vous la recevez au début de ce tour.
    .gist = 1 céréale aux tours 5, 8, 11 et 14
# Lettuce Patch
card-E047 = Carré de salades
    .text = Quand vous semez, vous pouvez aussi semer des légumes sur cette carte, comme sur un champ. Quand vous en récoltez un ici, vous pouvez aussitôt le transformer en 4 repas.
    .gist = Un champ de légumes ; récolté : 4 repas
    .ruling-1 = Un légume que vous gardez est ensuite un légume ordinaire.
    .ruling-2 = Tant qu’il porte des légumes, il compte comme champ de légumes.
    .ruling-3 = Ce n’est pas un champ au décompte, mais ses légumes comptent.
    .ruling-4 = De plusieurs cartes pour légumes, celle-ci est semée d’abord.
# Reed Pond
card-E048 = Étang à roseaux
    .text = Placez 1 roseau sur la case de chacun des 3 prochains tours ; vous le recevez au début de ces tours.
    .gist = 1 roseau aux 3 prochains tours
    .ruling-1 = Moins si la partie finit avant.
# Writing Desk
card-E049 = Écritoire
    .text = Quand vous jouez un savoir-faire sur une case d’action, vous pouvez ensuite en jouer un second pour 2 repas.
    .gist = Un second savoir-faire pour 2 repas
    .ruling-1 = Il n’y a pas de troisième savoir-faire dans une action.
    .ruling-2 = Les cartes qui agissent quand vous jouez un savoir-faire agissent pour les deux.
    .ruling-3 = Un savoir-faire joué par une carte n’est pas une telle action.
# Builder's Trowel
card-E050 = Truelle
    .text = À tout moment, vous pouvez rénover votre maison en bois en maison en argile, sans action.
    .gist = Rénover en argile à tout moment
    .ruling-1 = Vous payez quand même la rénovation.
    .ruling-2 = Elle ne sert pas à rénover en pierre.
# Spindle
card-E051 = Fuseau
    .text = À la récolte des champs, vous recevez 1 repas si vous avez 3 ou 4 moutons, 2 repas si vous en avez plus.
    .gist = Récolte : 1 repas dès 3 moutons, 2 dès 5
    .ruling-1 = Les animaux comptent où qu’ils soient.
# Stable
card-E052 = Étable
    .text = Construisez 1 étable gratuitement.
    .gist = 1 étable gratuite
    .ruling-1 = L’étable peut être dans un pâturage ou ailleurs.
    .ruling-2 = Vous ne pouvez pas la jouer s’il ne vous reste aucune étable.
# Butter Churn
card-E053 = Baratte
    .text = À la récolte des champs, vous recevez 1 repas par groupe de 3 moutons et 1 repas par groupe de 2 bœufs.
    .gist = Récolte : repas pour moutons et bœufs
    .ruling-1 = Les moutons et les bœufs se comptent à part.
# Quarry
card-E054 = Carrière
    .text = Chaque fois que vous utilisez Travail journalier, vous recevez aussi 3 pierres.
    .gist = Travail journalier : aussi 3 pierres
# Stone House Extension
card-E055 = Agrandissement en pierre
    .text = Construisez gratuitement une pièce de votre maison en pierre.
    .gist = 1 pièce en pierre gratuite
    .ruling-1 = Vous payez le prix de la carte et rien d’autre pour la pièce.
    .ruling-2 = Vous ne pouvez pas la jouer sans maison en pierre, ni sans case à côté d’elle.
# Stone Tongs
card-E056 = Pinces à pierre
    .text = Chaque fois que vous utilisez l’une des deux cases 1 pierre, vous recevez 1 pierre de plus.
    .gist = Cases 1 pierre : 1 pierre de plus
    .ruling-1 = Les autres cases qui donnent de la pierre ne comptent pas.
# Dovecote
card-E057 = Pigeonnier
    .text = Placez 1 repas sur la case de chaque tour à venir de 10 à 14 ; vous le recevez au début de ce tour.
    .gist = 1 repas à chaque tour dès le 10
# Animal Yard
card-E058 = Enclos
    .text = Cette carte accueille 2 animaux, de la même espèce ou non.
    .gist = Accueille 2 animaux, quels qu’ils soient
    .ruling-1 = Des nouveau-nés peuvent y vivre.
    .ruling-2 = Ce n’est pas un pâturage, ni au décompte ni pour d’autres cartes.
# Drinking Trough
card-E059 = Abreuvoir
    .text = Chacun de vos pâturages accueille 2 animaux de plus, avec ou sans étable.
    .gist = Chaque pâturage en accueille 2 de plus
    .ruling-1 = La maison et les étables non clôturées n’accueillent rien de plus.
# Cattle Market
card-E060 = Marché aux bestiaux
    .text = Vous recevez 1 bœuf.
    .gist = 1 bœuf
    .ruling-1 = Vous pouvez aussitôt cuisiner le bœuf.
# Riding Plow
card-E061 = Charrue à siège
    .text = Deux fois dans la partie, vous pouvez labourer jusqu’à 3 champs au lieu de 1 sur Labourage ou Labourage et/ou semailles.
    .gist = Labourer jusqu’à 3 champs pour 1, 2 fois
    .ruling-1 = Vous pouvez vous arrêter après 1 ou 2 champs.
    .ruling-2 = Dans une action, vous utilisez une charrue ou la Herse, pas deux d’entre elles.
    .ruling-3 = Elle n’agit pas quand une autre carte laboure.
# Turnwrest Plow
card-E062 = Charrue tourne-oreille
    .text = Une fois dans la partie, vous pouvez labourer jusqu’à 3 champs au lieu de 1 sur Labourage ou Labourage et/ou semailles.
    .gist = Jusqu’à 3 champs pour 1, 1 fois
    .ruling-1 = Vous pouvez vous arrêter après 1 ou 2 champs.
    .ruling-2 = Dans une action, vous utilisez une charrue ou la Herse, pas deux d’entre elles.
    .ruling-3 = Elle n’agit pas quand une autre carte laboure.
# Land Agent
card-E147 = Agent agricole
    .text = Vous recevez aussitôt 1 légume, et 1 céréale chaque fois que vous utilisez 1 légume.
    .gist = 1 légume ; case 1 légume : 1 céréale
# Academic
card-E148 = Universitaire
    .text = Il compte comme 2 savoir-faire pour les aménagements mineurs, et pour les points du Bailli et du Précepteur.
    .gist = Compte comme 2 savoir-faire
    .ruling-1 = Pour le prix d’un savoir-faire, il compte une fois.
# Master Baker
card-E149 = Maître boulanger
    .text = Quand un autre joueur cuit du pain, vous pouvez aussi cuire du pain. Vous recevez 1 repas de plus pour chacune de vos autres actions de cuisson de pain.
    .gist = D’autres cuisent du pain : vous aussi
    .ruling-1 = Pour le pain que vous cuisez parce qu’un autre joueur en cuit, vous ne recevez aucun repas de plus.
# Baker
card-E150 = Boulanger
    .text = Vous pouvez cuire du pain aussitôt, et au début du repas de famille de chaque récolte.
    .gist = Cuisez du pain ici et aux récoltes
    .ruling-1 = C’est une seule action, où chaque aménagement de boulangerie sert jusqu’à sa limite.
# Master Builder
card-E151 = Maître d’œuvre
    .text = Une fois, à tout moment où votre maison a au moins 5 pièces, vous pouvez ajouter une pièce gratuitement.
    .gist = Dès 5 pièces : 1 pièce gratuite, 1 fois
# Berry Picker
card-E152 = Cueilleuse de baies
    .text = Quand vous prenez du bois par l’action d’une personne, vous recevez 1 repas.
    .gist = En prenant du bois : 1 repas
    .ruling-1 = Une case qui donne du bois de la réserve compte, et les Matériaux de construction aussi si vous choisissez le bois.
    .ruling-2 = Le bois de toute autre carte ne compte pas.
# Mendicant
card-E153 = Mendiant
    .text = À la fin, jusqu’à 2 cartes de mendicité ne vous coûtent aucun point.
    .gist = 2 cartes de mendicité sans perte
# Master Brewer
card-E154 = Maître brasseur
    .text = Au repas de famille de chaque récolte, vous pouvez transformer 1 céréale en 3 repas.
    .gist = Par récolte : 1 céréale pour 3 repas
# Bread Seller
card-E155 = Vendeuse de pain
    .text = Quand quelqu’un cuit du pain, vous aussi, vous recevez 1 repas pour chaque céréale cuite.
    .gist = Pain de tous : 1 repas par céréale
# Brush Maker
card-E156 = Brossier
    .text = Les sangliers que vous transformez en repas vont sur cette carte. À la fin : 1/2/3 points pour 2/3/4 d’entre eux.
    .gist = 1, 2, 3 points : 2, 3, 4 sangliers cuisinés
    .ruling-1 = Si plusieurs de vos cartes veulent un animal, vous choisissez ; chaque animal va sur une seule carte.
    .ruling-2 = Les sangliers cuisinés faute de place comptent.
# Thatcher
card-E157 = Couvreur de chaume
    .text = Chaque pièce et chaque rénovation vous coûte 1 roseau de moins, et de même le Moulin à eau, la Maison à colombages, le Poulailler, la Maison de vacances, le Manoir et le Grenier à blé.
    .gist = Pièces, rénovation, 6 cartes : −1 roseau
    .ruling-1 = Il s’ajoute aux autres cartes qui baissent un prix, et aucun prix ne tombe sous 0.
    .ruling-2 = Les cartes d’agrandissement coûtent ce qu’elles indiquent.
# Turner
card-E158 = Tourneur sur bois
    .text = À tout moment, vous pouvez transformer du bois en repas, 1 pour 1.
    .gist = 1 repas pour 1 bois, à tout moment
# Head of the Family
card-E159 = Chef de famille
    .text = Vous pouvez utiliser les cases pour construire des pièces et pour les naissances bien que des personnes d’autres joueurs s’y trouvent.
    .gist = Pièces et naissances sur cases occupées
    .ruling-1 = Vous ne pouvez pas utiliser une case où se trouve une de vos propres personnes.
    .ruling-2 = Sur une case occupée qui offre un choix, vous pouvez seulement construire une pièce ou avoir une naissance.
# Farmer
card-E160 = Paysan
    .text = La prochaine fois que vous construisez des clôtures, vous recevez 1 sanglier, et chaque fois suivante 1 bœuf.
    .gist = Clôtures : d’abord 1 sanglier, puis 1 bœuf
    .ruling-1 = Vous recevez un seul animal, même si vous clôturez plusieurs pâturages en une action.
    .ruling-2 = Il agit aussi avec le Petit pâturage, le Surveillant des clôtures et le Gardien des haies.
# Fisherman
card-E161 = Pêcheur
    .text = Quand vous utilisez Pêche, vous pouvez prendre le double des repas qui s’y trouvent. Vous donnez ensuite 1 repas au propriétaire de chaque Canne à pêche, Radeau, Canoë, Nasse et Épuisette des autres.
    .gist = Pêche : double des repas ; part aux autres
    .ruling-1 = Vous payez 1 repas par carte, et rien pour les vôtres.
    .ruling-2 = Vous pouvez payer avec les repas que vous venez de prendre.
# Meat Seller
card-E162 = Vendeur de viande
    .text = Si vous avez un four, à tout moment : mouton 2 repas, sanglier 3, bœuf 4.
    .gist = Avec un four : animaux en repas
    .ruling-1 = Seul un aménagement dont le nom contient « four » comme mot est un four.
# Field Warden
card-E163 = Garde champêtre
    .text = Vous pouvez utiliser 1 légume, Labourage et Labourage et/ou semailles bien que des personnes d’autres joueurs s’y trouvent.
    .gist = 3 cases de culture même occupées
    .ruling-1 = Vous ne pouvez pas utiliser une case où se trouve une de vos propres personnes.
# Master Forester
card-E164 = Maître forestier
    .text = Une case pour tous, où s’accumulent 2 bois à chaque tour. Tout autre joueur qui l’utilise vous paie d’abord 2 repas.
    .gist = Case de bois ; les autres paient 2 repas
    .ruling-1 = C’est une autre case que 2 bois sur le plateau.
    .ruling-2 = Vous n’y payez rien.
# Yeoman Farmer
card-E165 = Riche fermier
    .text = À la fin, vous ne perdez de points que pour les cases inutilisées et les cartes de mendicité.
    .gist = Pertes : mendicité, cases inutilisées
    .ruling-1 = Vous ne perdez pas non plus de points pour les animaux du Fermier locataire.
    .ruling-2 = Ce que vous ne perdez pas n’est pas négatif.
# Undergardener
card-E166 = Aide-jardinier
    .text = Chaque fois que vous utilisez Travail journalier, vous recevez aussi 1 légume.
    .gist = Travail journalier : aussi 1 légume
# Conjurer
card-E167 = Prestidigitateur
    .text = Chaque fois que vous prenez les repas de Spectacle, vous recevez aussi 1 céréale.
    .gist = Spectacle : aussi 1 céréale
    .ruling-1 = Sur la case où l’on peut construire une pièce à la place, seuls les repas comptent.
# Greengrocer
card-E168 = Marchand de légumes
    .text = Chaque fois que vous utilisez 1 céréale, vous recevez aussi 1 légume.
    .gist = 1 céréale : aussi 1 légume
    .ruling-1 = Une céréale que vous donne une carte n’est pas une utilisation de la case.
# Storyteller
card-E169 = Conteur
    .text = Quand vous prenez les repas de Spectacle, vous pouvez y laisser 1 repas et recevoir 1 légume à la place.
    .gist = Spectacle : 1 légume pour 1 repas
# Estate Manager
card-E170 = Administrateur du domaine
    .text = À la fin : 2/3/4 points à 3/4/5 joueurs, si aucun autre joueur n’a plus de moutons, plus de sangliers ou plus de bœufs que vous.
    .gist = Le plus de chaque animal : 2 à 4 points
    .ruling-1 = Une égalité suffit.
# Dock Worker
card-E171 = Docker
    .text = À tout moment : 1 argile, 1 roseau ou 1 pierre pour 3 bois ; 1 autre matériau de construction pour 2 argiles, 2 roseaux ou 2 pierres.
    .gist = Échangez bois, argile, roseau et pierre
# Chief
card-E172 = Chef
    .text = À la fin : 1 point pour chaque pièce de votre maison en pierre. Coûte 2 repas de plus à jouer.
    .gist = 1 point par pièce en pierre ; 2 repas en plus
    .ruling-1 = Avec lui, une pièce en pierre vaut 3 points en tout.
# Chief's Daughter
card-E173 = Fille du chef
    .text = Quand un autre joueur joue le Chef, vous pouvez jouer cette carte aussitôt et gratuitement. À la fin : 3 points pour une maison en pierre, 1 pour une maison en argile.
    .gist = Maison en pierre : 3 points ; en argile : 1
    .ruling-1 = Vous pouvez aussi la jouer comme tout autre savoir-faire.
# Tutor
card-E174 = Précepteur
    .text = À la fin : 1 point pour chaque savoir-faire que vous avez joué après celui-ci.
    .gist = 1 point par savoir-faire joué ensuite
    .ruling-1 = Les savoir-faire comptent dans l’ordre où ils ont été joués.
# Hedge Keeper
card-E175 = Gardien des haies
    .text = Chaque fois que vous construisez au moins 1 clôture, vous pouvez en construire 3 de plus gratuitement.
    .gist = 3 clôtures gratuites, chaque fois
    .ruling-1 = Il agit chaque fois que vous construisez des clôtures, aussi par une carte comme le Petit pâturage ou le Surveillant des clôtures.
    .ruling-2 = Vous pouvez construire les 3 clôtures seules, si elles ferment un pâturage.
# Woodcutter
card-E176 = Bûcheron
    .text = Quand vous prenez du bois par l’action d’une personne, vous recevez 1 bois de plus.
    .gist = En prenant du bois : 1 bois de plus
    .ruling-1 = Une case qui donne du bois de la réserve compte, le bois des cartes non.
    .ruling-2 = Si vous laissez tout le bois sur la case, vous n’en avez pas pris.
# Wooden Hut Builder
card-E177 = Constructeur en bois
    .text = À la fin : 1 point pour chaque pièce de votre maison en bois.
    .gist = 1 point par pièce en bois
# Hut Builder
card-E178 = Bâtisseur de cabanes
    .text = Au début du tour 11, vous pouvez ajouter une pièce gratuitement, sauf si vous habitez une maison en pierre. Ne se joue que jusqu’au tour 4.
    .gist = Tour 11 : 1 pièce gratuite
# Merchant
card-E179 = Marchand
    .text = Après une action d’aménagement mineur, ou majeur ou mineur, vous pouvez payer 1 repas pour la faire une seconde fois.
    .gist = 1 repas : un aménagement de plus
    .ruling-1 = Vous pouvez répéter une action une fois.
    .ruling-2 = Une action d’aménagement majeur ou mineur donne ainsi deux majeurs, deux mineurs ou un de chaque.
    .ruling-3 = Avec l’Homme d’affaires, vous pouvez répéter l’aménagement mineur de la case du premier joueur, et chacun est suivi d’un autre.
# Hobby Farmer
card-E180 = Fermier amateur
    .text = Vous recevez 1 légume, que vous pouvez aussitôt semer sur un champ vide de votre ferme.
    .gist = 1 légume, à semer aussitôt
    .ruling-1 = Vous ne semez ainsi ni autre légume ni céréale, et sur aucune carte de champ.
# Cook
card-E181 = Cuisinier
    .text = À chaque récolte, seules 2 de vos personnes mangent comme d’habitude ; chacune des autres mange 1 repas.
    .gist = Après les 2 premières : 1 repas par personne
    .ruling-1 = La personne de la Hutte de roseaux est aussi une de vos personnes.
# Charcoal Burner
card-E182 = Charbonnier
    .text = Quand quelqu’un construit un aménagement qui cuit du pain, vous aussi, vous recevez 1 repas et 1 bois.
    .gist = Un four est construit : 1 repas et 1 bois
    .ruling-1 = Les Foyers et les Fourneaux cuisent du pain, et tous les fours aussi.
# Basketmaker
card-E183 = Vannier
    .text = À chaque récolte, vous pouvez transformer 1 roseau en 3 repas.
    .gist = Par récolte : 1 roseau pour 3 repas
# Grocer
card-E184 = Épicier
    .text = Une pile se trouve sur cette carte, de haut en bas : roseau, céréale, pierre, légume, bois, argile, roseau, légume. À tout moment, vous pouvez acheter ce qui est au-dessus pour 1 repas.
    .gist = 8 marchandises à acheter, 1 repas chacune
# Clay Firer
card-E185 = Cuiseur d’argile
    .text = À tout moment, vous pouvez transformer 2 argiles en 1 pierre, ou 3 argiles en 2 pierres.
    .gist = 2 argiles pour 1 pierre, 3 pour 2
# Clay Seller
card-E186 = Vendeur d’argile
    .text = À tout moment, vous pouvez transformer 2 argiles en 1 mouton ou 1 roseau, 3 argiles en 1 sanglier ou 1 pierre, et 4 argiles en 1 bœuf.
    .gist = Argile contre animaux, roseau ou pierre
# Clay Deliveryman
card-E187 = Livreur d’argile
    .text = Placez 1 argile sur la case de chaque tour à venir de 6 à 14, pour le début de ces tours.
    .gist = 1 argile à chaque tour dès le 6
# Clay Mixer
card-E188 = Mélangeur d’argile
    .text = Quand vous ne prenez que de l’argile par l’action d’une personne, vous recevez 2 argiles de plus.
    .gist = En prenant argile seule : 2 de plus
    .ruling-1 = L’argile que vous choisissez sur une case compte.
# Lord of the Manor
card-E189 = Châtelain
    .text = À la fin : 1 point pour chaque catégorie où vous avez le plus de points possible, 4.
    .gist = 1 point par catégorie à 4 points
    .ruling-1 = Quatre étables clôturées sont une telle catégorie, les pièces et les personnes non.
# Maid
card-E190 = Servante
    .text = Dès que vous habitez une maison en argile, placez 1 repas sur la case de chaque tour restant, pour le début de ces tours.
    .gist = Maison en argile : 1 repas par tour à venir
    .ruling-1 = Dans une maison en argile ou en pierre, elle agit quand vous la jouez.
    .ruling-2 = Une maison en bois qui devient une maison en pierre en une seule étape compte aussi.
# Mason
card-E191 = Maçon
    .text = Une fois, à tout moment où vous avez une maison en pierre d’au moins 4 pièces, vous pouvez ajouter une pièce gratuitement.
    .gist = 4 pièces en pierre : 1 pièce gratuite, 1 fois
# Patron
card-E192 = Mécène
    .text = Chaque fois que vous jouez ensuite un savoir-faire, vous recevez 2 repas avant de le payer.
    .gist = Savoir-faire suivants : d’abord 2 repas
    .ruling-1 = Les 2 repas peuvent payer ce savoir-faire.
    .ruling-2 = Il ne donne rien pour lui-même.
# Pastor
card-E193 = Pasteur
    .text = Une fois, dès que vous êtes seul à n’avoir que 2 pièces : 3 bois, 2 argiles, 1 roseau et 1 pierre.
    .gist = Seul avec 2 pièces : 7 matériaux
# Plow Driver
card-E194 = Laboureur
    .text = Tant que vous habitez une maison en pierre, vous pouvez payer 1 repas au début de chaque tour pour labourer 1 champ.
    .gist = Maison en pierre : 1 repas laboure 1 champ
    .ruling-1 = Ni les charrues ni la Herse n’y aident.
# Plow Maker
card-E195 = Fabricant de charrues
    .text = Quand vous labourez sur Labourage ou Labourage et/ou semailles, vous pouvez payer 1 repas pour labourer 1 champ de plus.
    .gist = Cases de labour : 1 champ de plus, 1 repas
    .ruling-1 = Vous labourez avant de semer : vous pouvez donc aussi semer le nouveau champ.
    .ruling-2 = Il se combine avec une charrue ou la Herse.
    .ruling-3 = Sur Labourage, le pain qu’une autre carte vous y permet de cuire peut être cuit d’abord.
# Mushroom Collector
card-E196 = Cueilleuse de champignons
    .text = Quand vous prenez du bois qui se trouve sur une case d’action, vous pouvez en laisser 1 pour 2 repas.
    .gist = En prenant du bois : 1 bois pour 2 repas
    .ruling-1 = Le bois doit s’être trouvé sur la case ; ce que la réserve ou une carte y ajoute ne compte pas.
# Braggart
card-E197 = Vantard
    .text = À la fin : 1/3/5/7/9 points pour au moins 5/6/7/8/9 aménagements devant vous.
    .gist = Points dès 5 aménagements
# Ratcatcher
card-E198 = Chasseur de rats
    .text = Aux tours 10 et 12, tout autre joueur qui a des enfants place une personne de moins. Ne se joue que jusqu’au tour 9.
    .gist = Tours 10, 12 : autres, 1 personne de moins
    .ruling-1 = Les enfants sont les troisième, quatrième et cinquième membres d’une famille.
    .ruling-2 = Qui reste à la maison mange quand même à la récolte.
# Renovator
card-E199 = Rénovateur
    .text = Une rénovation en argile vous coûte 2 argiles de moins, une rénovation en pierre 2 pierres de moins.
    .gist = Rénover : 2 argiles ou 2 pierres de moins
# Conservator
card-E200 = Conservateur
    .text = Vous pouvez rénover une maison en bois en maison en pierre en une seule étape.
    .gist = Du bois à la pierre en une étape
    .ruling-1 = L’étape coûte 1 pierre par pièce et 1 roseau.
# Cattle Whisperer
card-E201 = Chuchoteur de bœufs
    .text = Placez 1 bœuf sur les cases des tours qui viennent dans 5 et 9 tours, pour le début de ces tours.
    .gist = 1 bœuf dans 5 et dans 9 tours
# Seasonal Worker
card-E202 = Saisonnier
    .text = Chaque fois que vous utilisez Travail journalier, vous recevez aussi 1 céréale, dès le tour 6 plutôt 1 légume si vous préférez.
    .gist = Travail journalier : 1 céréale, puis 1 légume
# Shepherd
card-E203 = Berger
    .text = Avec 4 moutons ou plus à la reproduction d’une récolte, vous recevez 2 agneaux, et non 1, s’ils trouvent une place.
    .gist = 4 moutons donnent 2 agneaux
    .ruling-1 = S’il n’y a de place que pour 1 mouton de plus, 1 agneau naît.
    .ruling-2 = Les moutons que vous cuisinez avant la reproduction ne comptent pas parmi les 4.
# Master Shepherd
card-E204 = Maître berger
    .text = Placez 1 mouton sur la case de chacun des 3 prochains tours, pour le début de ces tours.
    .gist = 1 mouton aux 3 prochains tours
    .ruling-1 = L’Éleveur de moutons n’ajoute rien à ces moutons.
# Reed Collector
card-E205 = Ramasseur de roseaux
    .text = Placez 1 roseau sur la case de chacun des 4 prochains tours, pour le début de ces tours.
    .gist = 1 roseau aux 4 prochains tours
    .ruling-1 = La Nasse ne vous donne rien pour ce roseau.
# Swineherd
card-E206 = Porcher
    .text = Chaque fois que vous utilisez 1 sanglier, vous recevez 1 sanglier de plus.
    .gist = 1 sanglier : 1 sanglier de plus
    .ruling-1 = Il n’agit pas sur la case où l’on choisit entre des animaux.
# Stablehand
card-E207 = Valet d’étable
    .text = Quand vous construisez des clôtures, vous construisez aussi 1 étable gratuitement, une fois par action.
    .gist = Clôtures : 1 étable gratuite
    .ruling-1 = L’étable peut être dans le nouveau pâturage ou ailleurs.
    .ruling-2 = Les clôtures du Surveillant des clôtures autour de cette étable n’en apportent pas une seconde.
# Stablemaster
card-E208 = Maître d’étable
    .text = Une de vos étables non clôturées accueille jusqu’à 3 animaux d’une espèce.
    .gist = Une étable non clôturée : 3 animaux
    .ruling-1 = Les autres étables non clôturées accueillent 1 animal chacune.
    .ruling-2 = La Flûte de berger n’ajoute rien à cette étable, mais aux autres.
# Quarryman
card-E209 = Carrier
    .text = À tout moment, vous pouvez transformer de la pierre en repas, 1 pierre en 2.
    .gist = 2 repas pour 1 pierre, à tout moment
# Stone Carrier
card-E210 = Porteur de pierres
    .text = Quand vous prenez de la pierre par l’action d’une personne, vous recevez 1 pierre de plus. Si d’autres matériaux de construction viennent avec elle, cette pierre coûte 1 repas.
    .gist = En prenant de la pierre : 1 de plus
    .ruling-1 = La pierre des cartes ne compte pas.
# Stonecutter
card-E211 = Tailleur de pierre
    .text = Chaque aménagement, chaque pièce et chaque rénovation vous coûte 1 pierre de moins.
    .gist = Construire coûte 1 pierre de moins
    .ruling-1 = Aucun prix ne tombe sous 0 : le Bois d’œuvre ne coûte donc rien.
# Dancer
card-E212 = Danseuse
    .text = Quand vous prenez les repas de Spectacle, vous recevez au moins 4 repas, même s’il n’y en a que 1 à 3.
    .gist = Spectacle : au moins 4 repas
    .ruling-1 = Avec le Conteur, vous choisissez lequel des deux agit d’abord.
# Stockman
card-E213 = Éleveur de bétail
    .text = Vous recevez 1 bœuf quand vous construisez votre deuxième étable, 1 sanglier pour la troisième et 1 mouton pour la quatrième.
    .gist = Un animal pour les étables 2, 3 et 4
    .ruling-1 = Plusieurs étables en une action peuvent vous donner plusieurs animaux.
# Potter
card-E214 = Potier
    .text = À chaque récolte, vous pouvez transformer 1 argile en 2 repas.
    .gist = Par récolte : 1 argile pour 2 repas
# Tenant Farmer
card-E215 = Fermier locataire
    .text = Vous recevez 1 mouton, 1 sanglier et 1 bœuf. Avant le décompte, vous en rendez 1 de chaque, ou perdez 1 point pour chacun que vous gardez ou n’avez pas.
    .gist = 1 animal de chaque espèce, en prêt
    .ruling-1 = Vous n’avez pas à rendre les animaux prêtés eux-mêmes : tout animal de l’espèce convient.
# Animal Keeper
card-E216 = Soigneur d’animaux
    .text = Des animaux d’espèces différentes peuvent partager un pâturage.
    .gist = Pâturages à espèces mêlées
    .ruling-1 = Un pâturage n’accueille pas plus d’animaux qu’avant.
# Reeve
card-E217 = Bailli
    .text = Vous recevez 4/3/2/1 bois si vous jouez cette carte jusqu’au tour 5/8/11/13. À la fin : 3 points pour chaque joueur qui a le plus de savoir-faire.
    .gist = Bois ; 3 points : le plus de savoir-faire
# Carpenter
card-E218 = Charpentier
    .text = Une pièce vous coûte 3 unités du matériau de votre maison et 2 roseaux.
    .gist = Pièces : 3 du matériau, 2 roseaux
    .ruling-1 = Pour une pièce, vous utilisez une seule de ces cartes : Hache, Charpentier, Enduiseur, Renforts d’argile.
# Feed Pellets
card-E338 = Granulés
    .text = À chaque repas de famille, vous pouvez échanger 1 légume contre 1 animal d’une espèce que vous avez.
    .gist = Repas : 1 légume contre un animal possédé
    .ruling-1 = Un seul animal à chaque récolte.
    .ruling-2 = Il lui faut une place, sinon vous le cuisinez.
# Guildmaster
card-E341 = Maître de guilde
    .text = Vous recevez 4 bois quand vous construisez la Menuiserie ou jouez l’Ébéniste, 4 argiles avec la Poterie ou le Potier, 3 roseaux avec la Vannerie ou le Vannier. Quand vous jouez cette carte, vous en recevez 2 pour chacune d’elles devant vous.
    .gist = Bois, argile ou roseau avec les métiers
# Moldboard Plow
card-I063 = Charrue à versoir
    .text = Deux fois dans la partie, vous pouvez labourer 2 champs au lieu de 1 sur Labourage.
    .gist = Labourage : 2 champs, 2 fois
    .ruling-1 = Dans une action, vous utilisez une charrue ou la Herse, pas deux d’entre elles.
    .ruling-2 = Elle n’agit pas sur Labourage et/ou semailles.
# Alms
card-I064 = Aumône
    .text = Vous recevez 1 repas pour chaque tour achevé.
    .gist = 1 repas par tour achevé
    .ruling-1 = Le tour en cours n’est pas achevé : au tour 5, vous recevez 4 repas.
# Baker's Kitchen
card-I065 = Fournil
    .text = Coûte 2 pierres et un four que vous rendez. Cuisson de pain : 5 repas chacune pour 2 céréales au plus. Quand vous le jouez, vous pouvez aussitôt cuire du pain.
    .gist = Pain : 5 repas chacune pour 2 céréales
    .ruling-1 = Seul un aménagement dont le nom contient « four » comme mot est un four ; un majeur retourne sur le plateau.
    .ruling-2 = Il n’est pas lui-même un four.
# Village Well
card-I066 = Puits du village
    .text = Coûte le Puits, que vous rendez. Placez 1 repas sur la case de chacun des 3 prochains tours ; vous le recevez au début de ces tours.
    .gist = 1 repas aux 3 prochains tours
    .ruling-1 = Les repas que le Puits a placés restent à vous.
    .ruling-2 = Le Puits peut être construit de nouveau, avec de nouveaux repas.
# Threshing Board
card-I067 = Planche à battre
    .text = Chaque fois que vous utilisez Labourage ou Labourage et/ou semailles, vous pouvez cuire du pain ensuite.
    .gist = Cases de labour : aussi cuire du pain
# Harrow
card-I068 = Herse
    .text = Une fois dans la partie, vous pouvez labourer 2 champs au lieu de 1 sur Labourage ou Labourage et/ou semailles. Chaque autre joueur le peut aussi une fois, et vous paie 2 repas pour cela.
    .gist = Labourer 2 champs, 1 fois ; les autres paient
    .ruling-1 = Vous ne pouvez pas refuser à un joueur qui paie.
    .ruling-2 = Dans une action, vous utilisez une charrue ou la Herse, pas deux d’entre elles.
    .ruling-3 = Elle agit sur les cases elles-mêmes : pas avec Champ, le Gardien des champs ou le Laboureur.
    .ruling-4 = Avec le Fabricant de charrues, vous pouvez labourer ensuite un champ de plus.
# Strawberry Patch
card-I069 = Carré de fraises
    .text = Placez 1 repas sur la case de chacun des 3 prochains tours ; vous le recevez au début de ces tours.
    .gist = 1 repas aux 3 prochains tours
    .ruling-1 = Les champs vides et les champs de céréales ne comptent pas.
# Punner
card-I070 = Dame à main
    .text = Quand un autre joueur laboure plus d’un champ avec une charrue ou la Herse, vous pouvez labourer 1 champ.
    .gist = Labour d’autrui de 2 champs : 1 champ
    .ruling-1 = L’autre joueur doit vraiment labourer au moins deux champs avec cette action.
# Holiday House
card-I071 = Maison de vacances
    .text = Aucune de vos personnes ne travaille au tour 14. Ne se joue que jusqu’au tour 13.
    .gist = Aucune personne ne travaille au tour 14
    .ruling-1 = Vous payez 3 bois et 2 roseaux, ou 3 argiles et 2 roseaux ; aucun toit ne vous épargne le roseau.
    .ruling-2 = Ce qui vient au début du tour 14 vient quand même.
    .ruling-3 = Au tour 14, aucune de vos cartes n’agit au début ni à la fin de la phase de travail, et qui arrive plus tard ne travaille pas non plus.
    .ruling-4 = Vos cartes qui répondent à ce que font les autres agissent quand même au tour 14.
# Goose Pond
card-I072 = Étang aux oies
    .text = Placez 1 repas sur la case de chacun des 4 prochains tours ; vous le recevez au début de ces tours.
    .gist = 1 repas aux 4 prochains tours
# Guest
card-I073 = Invité
    .text = Au prochain tour, vous pouvez aussi placer un invité, comme une de vos personnes.
    .gist = Une personne de plus au prochain tour
    .ruling-1 = L’invité n’est pas de la famille : il n’a pas besoin de pièce, ne mange rien et travaille à côté de 5 personnes.
    .ruling-2 = Joué au tour 14, il n’apporte rien.
# Grain Cart
card-I074 = Charrette à grain
    .text = Chaque fois que vous utilisez 1 céréale, vous recevez 2 céréales de plus.
    .gist = 1 céréale : 2 céréales de plus
    .ruling-1 = Les céréales que vous donne une carte ne la déclenchent pas, 1 légume non plus.
# Hand Mill
card-I075 = Moulin à bras
    .text = À chaque repas de famille : ou bien 1 céréale pour 2 repas, ou bien 2 céréales pour 4 repas.
    .gist = Repas : 1 ou 2 céréales pour 2 repas chacune
    .ruling-1 = Vous l’utilisez une fois par repas de famille.
# Rake
card-I076 = Râteau
    .text = À la fin : 2 points si vous avez 5 champs, ou 6 champs si la Herse, la Dame à main, le Joug ou une charrue se trouve devant vous.
    .gist = 2 points : 5 champs, 6 avec une charrue
    .ruling-1 = Les cartes de champ ne sont pas ici des champs.
    .ruling-2 = Les outils des autres joueurs n’importent pas.
# Shepherd's Crook
card-I077 = Houlette de berger
    .text = Chaque fois que vous clôturez un nouveau pâturage de 4 cases ou plus, vous recevez 2 moutons pour lui.
    .gist = Nouveau pâturage de 4 et plus : 2 moutons
    .ruling-1 = Une partie d’un ancien pâturage n’est pas un nouveau pâturage, aussi grande soit-elle.
# Copse
card-I078 = Bosquet
    .text = Cette carte est un champ à 2 piles, où ne pousse que du bois. Le bois se sème et se récolte comme les céréales.
    .gist = Un champ pour 2 piles de bois
    .ruling-1 = De 1 bois il en vient 3 ; vous en prenez un à chaque récolte des champs.
    .ruling-2 = Ce n’est pas un champ, ni pour les pré-requis ni au décompte.
    .ruling-3 = Le Cultivateur y ajoute du bois, le Petit exploitant et le Purin non.
# Wood Cart
card-I079 = Charrette à bois
    .text = Chaque fois qu’une de vos personnes prend du bois qui se trouve sur une case d’action, vous recevez 2 bois de plus.
    .gist = En prenant du bois : 2 bois de plus
    .ruling-1 = Le bois de la réserve générale, comme sur la case à cinq joueurs avec roseau et pierre, ne compte pas.
# Spinney
card-I080 = Boqueteau
    .text = Chaque fois qu’un autre joueur utilise 3 bois, vous recevez 1 de ces bois.
    .gist = Autres sur 3 bois : 1 bois pour vous
    .ruling-1 = Vous ne recevez rien de la case 4 bois.
# Wooden Hut Extension
card-I081 = Agrandissement en bois
    .text = Construisez aussitôt 1 pièce de votre maison en bois, pour le seul prix de cette carte.
    .gist = 1 pièce en bois aussitôt
    .ruling-1 = Il faut une maison en bois et une place pour la pièce.
# Wooden Crane
card-I082 = Grue en bois
    .text = Chaque fois que vous utilisez l’une des deux cases 1 pierre, vous recevez 1 pierre de plus ; pour 1 repas, vous pouvez en prendre 2 à la place.
    .gist = Cases 1 pierre : 1 de plus, ou 2 pour 1 repas
    .ruling-1 = Elle n’agit pas sur les cases qui donnent à la fois roseau et pierre.
# Wooden Path
card-I083 = Chemin de bois
    .text = À la fin : 2 points si personne n’a le Chemin d’argile ni la Route pavée.
    .gist = 2 points sans meilleure route en jeu
    .ruling-1 = Un Chemin d’argile ou une Route pavée le bat, même les vôtres.
# Chicken Coop
card-I084 = Poulailler
    .text = Placez 1 repas sur la case de chacun des 8 prochains tours ; vous le recevez au début de ces tours.
    .gist = 1 repas aux 8 prochains tours
    .ruling-1 = Vous payez 2 bois et 1 roseau, ou 2 argiles et 1 roseau, jamais un mélange de bois et d’argile.
# Cooking Corner
card-I085 = Coin cuisine
    .text = Coûte un Fourneau que vous rendez. À tout moment : légume 4 repas, mouton 2, sanglier 3, bœuf 4. Cuisson de pain : 3 repas par céréale.
    .gist = Meilleur fourneau : cuisine, cuit du pain
    .ruling-1 = Un Foyer ne le paie pas.
# Corn Storehouse
card-I086 = Grenier à blé
    .text = Après la récolte des champs de chaque récolte, vous pouvez semer des céréales sur des champs vides ; il en vient 1 de moins sur chacun.
    .gist = Récolte : semer des céréales, 1 de moins
    .ruling-1 = C’est semer : les cartes qui agissent quand vous semez agissent, et celles qui ajoutent des cultures en ajoutent.
    .ruling-2 = Vous payez soit 2 bois soit 2 argiles, et 2 roseaux.
    .ruling-3 = Il vient avant l’Aide-moissonneur.
# Flagon
card-I087 = Cruche
    .text = Chaque fois que quelqu’un construit le Puits ou joue le Puits du village, vous recevez 4 repas et tous les autres 1 repas ; maintenant aussi pour chacun d’eux qui est en jeu.
    .gist = Chaque Puits : 4 repas, 1 pour les autres
    .ruling-1 = Jouée plus tard, elle compte le Puits et le Puits du village qui sont en jeu.
    .ruling-2 = Un Puits construit de nouveau apporte de nouveau les repas.
# Lasso
card-I088 = Lasso
    .text = Vous pouvez placer deux personnes de suite si l’une d’elles utilise 1 mouton, 1 sanglier ou 1 bœuf.
    .gist = Placez 2 personnes, dont 1 aux animaux
    .ruling-1 = La troisième personne attend votre prochain tour de jeu ; avec quatre personnes, vous pouvez l’utiliser deux fois dans un tour.
    .ruling-2 = Bétail n’est pas l’une des trois cases.
# Clay Path
card-I089 = Chemin d’argile
    .text = À la fin : 2 points si personne n’a la Route pavée.
    .gist = 2 points si personne n’a la Route pavée
# Planter Box
card-I090 = Jardinière
    .text = Sur chaque champ à côté de votre maison viennent, quand vous le semez, 2 céréales ou 1 légume de plus de la réserve.
    .gist = Champs à côté : plus de récolte
    .ruling-1 = À côté veut dire qu’il a un bord commun avec une pièce.
    .ruling-2 = Vous dites quelles cultures vous semez à côté de la maison.
    .ruling-3 = Les cartes de champ ne sont à côté d’aucune pièce.
# Ladder
card-I091 = Échelle
    .text = Vous payez 1 roseau de moins pour chaque pièce et chaque rénovation, et pour le Moulin à eau, la Maison à colombages, le Poulailler, la Maison de vacances, le Manoir et le Grenier à blé.
    .gist = Pièces, rénovation, 6 cartes : −1 roseau
    .ruling-1 = Elle vaut pour chaque pièce.
    .ruling-2 = Les cartes d’agrandissement coûtent ce qu’elles indiquent.
# Manure
card-I092 = Fumier
    .text = À la fin de chaque tour sans récolte, vous pouvez prendre 1 céréale ou légume de chacun de vos champs.
    .gist = Tours sans récolte : 1 culture par champ
    .ruling-1 = Vous choisissez les champs un par un ; les cartes de champ en sont, mais le bois reste.
    .ruling-2 = Ce n’est pas une récolte : les cartes qui agissent à une récolte ne font rien.
# Milking Shed
card-I093 = Salle de traite
    .text = Au début de chaque récolte des champs, vous recevez 1 repas par groupe de 5 moutons et par groupe de 3 bœufs de tous les joueurs ensemble.
    .gist = Récolte : repas selon tous les troupeaux
    .ruling-1 = Les animaux dans les maisons et sur les cartes comptent aussi.
    .ruling-2 = Elle agit avant tout le reste de la récolte des champs.
# Paved Road
card-I094 = Route pavée
    .text = À la fin : 2 points.
    .gist = 2 points à la fin
# Fish Trap
card-I095 = Nasse
    .text = 1 repas de plus chaque fois que vous utilisez Pêche ou recevez du roseau sur une case d’action.
    .gist = Pêche, cases à roseau : 1 repas de plus
    .ruling-1 = Le roseau que vous choisissez sur une case compte, celui d’une carte non.
# Reed Exchange
card-I096 = Échange de roseaux
    .text = Vous recevez 2 roseaux.
    .gist = 2 roseaux
    .ruling-1 = Ni 1 contre 1, ni 1 bois et 1 argile contre 2 roseaux.
# Slaughterhouse
card-I097 = Abattoir
    .text = Quand un autre joueur transforme des animaux en repas, vous recevez 1 repas. Vous nourrissez votre famille après tous les autres.
    .gist = Animaux des autres en repas : 1 repas
    .ruling-1 = Vous ne recevez rien pour vos propres animaux.
    .ruling-2 = Quel que soit le nombre d’animaux qu’un joueur transforme en repas dans un repas de famille, vous recevez 1 repas.
# Schnaps Distillery
card-I098 = Distillerie
    .text = Une fois par récolte : 1 légume pour 4 repas. À la fin : 1 point pour votre cinquième légume et 1 pour le sixième.
    .gist = Récolte : 1 légume pour 4 repas ; points
    .ruling-1 = Les légumes sur les champs comptent à la fin, et aussi ceux des cartes qui les gardent pour le décompte.
# Straw-thatched Roof
card-I099 = Toit de chaume
    .text = Vous ne payez plus de roseau quand vous construisez des pièces ou rénovez.
    .gist = Pièces et rénovation sans roseau
    .ruling-1 = Le roseau d’un aménagement se paie toujours.
# Tavern
card-I100 = Taverne
    .text = Une case d’action pour tous : 3 repas. Vous seul pouvez y prendre 2 points à la place.
    .gist = Une case : 3 repas, ou 2 points pour vous
    .ruling-1 = Elle accueille une personne par tour, comme toute case d’action.
    .ruling-2 = Vous ne recevez rien quand d’autres l’utilisent.
# Animal Feed
card-I101 = Fourrage
    .text = Juste avant le décompte, vous recevez 1 animal de plus de chaque espèce que vous avez, s’il y a de la place pour lui.
    .gist = À la fin, 1 animal de plus par espèce
    .ruling-1 = Vous pouvez lâcher d’autres animaux pour faire de la place.
    .ruling-2 = Les champs de céréales et de légumes comptent de même pour les quatre.
# Wildlife Reserve
card-I102 = Réserve naturelle
    .text = Elle accueille 1 mouton, 1 sanglier et 1 bœuf.
    .gist = Accueille 1 mouton, 1 sanglier, 1 bœuf
    .ruling-1 = Des nouveau-nés peuvent y vivre, mais ce n’est pas un pâturage au décompte.
# Water Mill
card-I103 = Moulin à eau
    .text = À la fin de chaque récolte des champs, chaque joueur peut transformer ici 1 céréale en 3 repas. Les autres vous donnent 1 de ces repas.
    .gist = Récolte : 1 céréale pour 3 repas, pour tous
    .ruling-1 = Chaque joueur l’utilise une fois par récolte, et vous ne donnez rien à personne.
    .ruling-2 = Qui manque la récolte ne peut pas l’utiliser ; si c’est vous, les autres le peuvent quand même.
# Weekly Market
card-I104 = Marché hebdomadaire
    .text = Vous recevez 2 légumes.
    .gist = 2 légumes
    .ruling-1 = Il vous faut les 3 céréales avant que les légumes vous rapportent quoi que ce soit.
# Fieldsman
card-I219 = Cultivateur
    .text = Quand vous semez 1 champ, il y vient 2 cultures semées de plus ; quand vous semez 2 champs, 1 de plus sur chacun.
    .gist = Semer 1 ou 2 champs : 2 ou 1 de plus
    .ruling-1 = Quand vous semez 3 champs ou plus, rien ne s’ajoute.
    .ruling-2 = Chaque pile d’une carte de champ est un champ ; le bois sur une carte en reçoit aussi plus.
    .ruling-3 = Tous les champs d’une action comptent, quelles que soient les étapes où vous les semez.
# Well Builder
card-I220 = Puisatier
    .text = Le Puits est pour vous un aménagement mineur et vous coûte 1 bois et 1 pierre.
    .gist = Puits pour 1 bois, 1 pierre, en mineur
    .ruling-1 = Après une amélioration en Puits du village, vous pouvez reconstruire le Puits à ce prix.
# Village Elder
card-I221 = Ancien du village
    .text = S’il reste au moins 1/3/6/9 tours, vous recevez aussitôt 1/2/3/4 bois. À la fin : 3 points pour chaque joueur qui a le plus d’aménagements.
    .gist = Bois ; le plus d’aménagements : 3 points
    .ruling-1 = Les aménagements majeurs et mineurs comptent, et chaque joueur qui en a le plus reçoit les points.
# Social Climber
card-I222 = Parvenu
    .text = Quand vous rénovez, vous recevez 3/2/1 pierres si vous êtes le premier/deuxième/troisième joueur dont la maison est de ce matériau.
    .gist = Rénover tôt : 3, 2 ou 1 pierres
    .ruling-1 = La pierre vient avant l’aménagement de la même action.
    .ruling-2 = Qui rénove directement du bois à la pierre ne compte que parmi les maisons en pierre.
    .ruling-3 = Les rénovations faites avant que vous l’ayez joué n’apportent rien.
# Harvest Helper
card-I223 = Aide-moissonneur
    .text = Entre la récolte des champs et le repas de famille, vous pouvez prendre 1 céréale d’un champ d’un autre joueur, qui reçoit 2 repas de la réserve générale.
    .gist = Récolte : 1 céréale d’un champ d’autrui
    .ruling-1 = Il ne prend jamais de vos propres champs, mais il peut prendre des Terres cultivées d’un autre.
    .ruling-2 = Le Grenier à blé sème avant cela.
# Field Worker
card-I224 = Ouvrier agricole
    .text = Chaque fois qu’un autre joueur sème, vous recevez 1 céréale à 3 joueurs, 1 repas à plus de joueurs.
    .gist = D’autres sèment : 1 repas ; à 3, 1 céréale
    .ruling-1 = Plusieurs champs dans une action comptent une fois.
# Field Watchman
card-I225 = Gardien des champs
    .text = Chaque fois que vous utilisez 1 céréale, vous pouvez labourer 1 champ ensuite.
    .gist = 1 céréale : aussi labourer 1 champ
    .ruling-1 = Ce n’est pas l’utilisation d’une case de labour : rien de ce qui en demande une ne s’y joint.
# Gardener
card-I226 = Jardinier
    .text = Les légumes que vous récoltez viennent de la réserve ; ceux de vos champs y restent.
    .gist = Légumes récoltés : ils restent aux champs
    .ruling-1 = Les légumes sur les cartes de champ restent aussi.
# Church Warden
card-I227 = Marguillier
    .text = S’il reste au moins 1/3/6/9 tours, vous recevez aussitôt 1/2/3/4 bois. À la fin : 3 points pour chaque joueur qui a placé 5 personnes ou plus au tour 14.
    .gist = Bois ; 3 points : 5 personnes au tour 14
    .ruling-1 = Les personnes restées à la maison ou qui viennent de naître ne comptent pas.
# Businessman
card-I228 = Homme d’affaires
    .text = Sur la case du premier joueur, vous pouvez construire ou jouer un autre aménagement après le mineur.
    .gist = Premier joueur : 1 aménagement de plus
    .ruling-1 = Vous devez d’abord jouer l’aménagement mineur.
    .ruling-2 = Avec le Marchand ambulant, vous pouvez y jouer 3 aménagements mineurs.
# Sycophant
card-I229 = Flagorneur
    .text = Les autres joueurs vous paient 1 repas avant d’utiliser 1 céréale. Chaque fois que quelqu’un l’utilise, vous compris, vous recevez aussi 1 repas de la réserve générale.
    .gist = Gagne quand on utilise 1 céréale
    .ruling-1 = Qui ne peut pas payer ne peut pas utiliser la case.
    .ruling-2 = Une céréale que donne une carte ne le déclenche pas.
# Clay Digger
card-I230 = Glaisier
    .text = Placez 3 argiles sur cette case d’action pour tous, qui reçoit 1 argile à chaque tour. Les autres vous paient 3 repas pour l’utiliser.
    .gist = Case d’argile ; les autres paient 3 repas
    .ruling-1 = Vous-même n’y payez rien.
    .ruling-2 = C’est une case de plus à côté de 1 argile et des autres cases d’argile.
# Manservant
card-I231 = Valet
    .text = Dès que vous habitez une maison en pierre, placez 3 repas sur la case de chaque tour restant ; vous les recevez au début de ces tours.
    .gist = Maison en pierre : 3 repas par tour à venir
    .ruling-1 = Joué dans une maison en pierre, il place les repas aussitôt.
# Midwife
card-I232 = Sage-femme
    .text = Quand la famille d’un autre joueur s’agrandit et dépasse alors la vôtre, vous recevez 1 repas, ou 2 repas si elle la dépasse de 2 ou plus.
    .gist = Famille plus grande ailleurs : repas
    .ruling-1 = Les repas viennent de la réserve générale.
    .ruling-2 = Des jumeaux sont un seul agrandissement : on regarde la famille quand les deux sont là.
# Farm Steward
card-I233 = Régisseur
    .text = Dès que vous habitez une maison en argile ou en pierre, votre prochaine naissance sur une case d’action ne demande pas de pièce.
    .gist = Argile ou pierre : 1 enfant sans pièce
    .ruling-1 = Il est épuisé par votre prochaine naissance sur une case d’action dans une telle maison, avec ou sans pièce.
    .ruling-2 = Sur la case de naissance avec pièce, vous pouvez quand même jouer l’aménagement mineur.
# Wood Buyer
card-I234 = Acheteur de bois
    .text = Quand un autre joueur reçoit du bois par une action, vous pouvez lui acheter 1 bois pour 1 repas.
    .gist = D’autres ont du bois : 1 pour 1 repas
    .ruling-1 = L’autre joueur ne peut pas refuser.
    .ruling-2 = Il agit aussi sur la case à cinq joueurs qui donne roseau, pierre et bois.
# Wood Collector
card-I235 = Ramasseur de bois
    .text = Placez 1 bois sur la case de chacun des 5 prochains tours ; vous le recevez au début de ces tours.
    .gist = 1 bois aux 5 prochains tours
    .ruling-1 = Le bois d’un tour peut payer l’étable du Palefrenier dans ce tour.
# Hide Farmer
card-I236 = Paysan peaussier
    .text = Juste avant le décompte, vous pouvez payer 1 repas pour toute case inutilisée de votre ferme ; ces cases ne vous coûtent aucun point.
    .gist = Fin : 1 repas sauve une case inutilisée
    .ruling-1 = Aucun animal ne peut être transformé en repas pour cela, car la dernière reproduction est passée.
# Juggler
card-I237 = Jongleur
    .text = Chaque fois que vous prenez les repas de Spectacle, vous pouvez en prendre encore autant. Vous donnez alors aux autres 1 repas pour chaque Magicien, Prestidigitateur, Musicien de rue, Marionnettiste, Acrobate, Danseuse, Dresseur et Conteur devant eux.
    .gist = Spectacle : double des repas
    .ruling-1 = Vos propres cartes ne coûtent rien, et un joueur qui en a deux reçoit 2 repas.
    .ruling-2 = Avec le Conteur, vous choisissez lequel des deux agit d’abord.
# Chamberlain
card-I238 = Chambellan
    .text = Au début du tour 11, ou maintenant s’il est passé, les cartes de tour restantes sont révélées ; vous seul pouvez les utiliser avant leur tour.
    .gist = Dès le tour 11 : cartes de tour à venir
    .ruling-1 = Dès lors, tous les joueurs voient les cartes.
# Corn Profiteer
card-I239 = Spéculateur en grain
    .text = À tout moment : 1 céréale contre 3 repas, sauf si un autre joueur vous achète la céréale pour 2 repas.
    .gist = 1 céréale pour 3 repas, ou 2 d’un acheteur
    .ruling-1 = Si plusieurs joueurs veulent la céréale, vous choisissez qui l’obtient.
    .ruling-2 = Seuls les joueurs qui peuvent payer sont interrogés, et de nouveau pour chaque céréale.
# Cowherd
card-I240 = Vacher
    .text = Chaque fois que vous utilisez 1 bœuf, vous recevez 1 bœuf de plus.
    .gist = 1 bœuf : 1 bœuf de plus
    .ruling-1 = Il n’agit pas sur Bétail.
# Clay Plasterer
card-I241 = Enduiseur
    .text = Rénover votre maison en bois en argile vous coûte 1 argile et 1 roseau, chaque pièce d’une maison en argile 3 argiles et 2 roseaux.
    .gist = Pièces et rénovation d’argile : rabais
    .ruling-1 = C’est un prix à part : Charpentier, Hache ou Renforts d’argile ne s’y joignent pas, mais le Briqueteur si.
# Clay Hut Builder
card-I242 = Bâtisseur de huttes
    .text = Dès que vous habitez une maison en argile ou en pierre, placez 2 argiles sur la case de chacun des 5 prochains tours ; vous les recevez au début de ces tours.
    .gist = Maison en argile : 2 argiles par tour, 5 fois
    .ruling-1 = Joué dans une maison en argile ou en pierre, il place l’argile aussitôt.
    .ruling-2 = Il agit une fois dans la partie, aussi quand vous rénovez directement du bois à la pierre.
# Bricklayer
card-I243 = Briqueteur
    .text = Vous payez 1 argile de moins pour chaque aménagement et chaque rénovation, et 2 argiles de moins pour chaque pièce.
    .gist = Construire : 1 argile de moins, pièces 2
    .ruling-1 = L’argile que vous payez à la place d’autre chose compte aussi.
# Layabout
card-I244 = Fainéant
    .text = Vous ne participez pas à la prochaine récolte.
    .gist = Sans part à la prochaine récolte
    .ruling-1 = Vous ne récoltez rien, ne nourrissez personne, et vos animaux ne se reproduisent pas.
    .ruling-2 = Joué dans un tour avec récolte, c’est cette récolte que vous manquez.
    .ruling-3 = Ce que les autres font dans cette récolte ne déclenche aucune de vos cartes.
# Market Crier
card-I245 = Crieur public
    .text = Chaque fois que vous utilisez 1 céréale, vous pouvez prendre 1 céréale de plus et 1 légume. Chaque autre joueur reçoit alors 1 céréale.
    .gist = 1 céréale : plus ; 1 céréale aux autres
    .ruling-1 = Une céréale que vous donne une carte ne le déclenche pas.
# Milking Hand
card-I246 = Trayeur
    .text = À la récolte des champs, vous recevez 1/2/3 repas pour 1/3/5 bœufs. À la fin : 1 point par groupe de 2 bœufs.
    .gist = Repas et points pour les bœufs
    .ruling-1 = Pour 2 bœufs, vous recevez 1 repas.
    .ruling-2 = Il n’agit qu’aux récoltes.
# Butcher
card-I247 = Boucher
    .text = À tout moment : mouton 1 repas, sanglier 2, bœuf 3.
    .gist = Animaux en repas, à tout moment
# Net Fisherman
card-I248 = Pêcheur au filet
    .text = Si une de vos personnes a pris du roseau sur une case d’action dans ce tour, vous prenez tous les repas qui se trouvent sur Pêche au retour à la maison.
    .gist = Roseau pris : repas de Pêche après
    .ruling-1 = Le roseau que vous choisissez sur une case compte, celui d’une carte non.
# Puppeteer
card-I249 = Marionnettiste
    .text = Quand un autre joueur prend les repas de Spectacle, vous pouvez payer 1 repas pour jouer un savoir-faire.
    .gist = Spectacle d’autrui : jouez un savoir-faire
    .ruling-1 = Il vous faut le repas avant l’effet du savoir-faire, même s’il en rapporte.
    .ruling-2 = Qui construit une pièce sur la case à cinq joueurs ne le déclenche pas.
    .ruling-3 = Le repas que les cartes de l’autre joueur viennent de vous donner peut servir à payer.
# Sheep Whisperer
card-I250 = Chuchoteuse de moutons
    .text = Placez 1 mouton sur les cases des tours qui viennent dans 4, 7, 9 et 11 tours ; vous le recevez au début de ces tours.
    .gist = 1 mouton dans 4, 7, 9 et 11 tours
    .ruling-1 = L’Éleveur de moutons n’ajoute rien à ces moutons.
# Reed Buyer
card-I251 = Acheteur de roseaux
    .text = Quand du roseau est pris pour la première fois dans un tour, et par un autre joueur, vous pouvez en acheter 1 pour 1 repas. Ce joueur reçoit aussi 1 repas de la réserve.
    .gist = Roseau d’autrui : 1 pour 1 repas
    .ruling-1 = L’autre joueur ne peut pas refuser.
    .ruling-2 = Si vous prenez vous-même le premier roseau d’un tour, la carte ne fait rien dans ce tour.
    .ruling-3 = Le roseau qui vient des cases Tour ne compte pas.
# Pig Breeder
card-I252 = Éleveur de porcs
    .text = Vous recevez aussitôt 1 sanglier. À la fin du tour 12, vos sangliers se reproduisent, s’il y a de la place pour le nouveau-né.
    .gist = 1 sanglier ; reproduction après le tour 12
    .ruling-1 = Il faut deux sangliers et une place pour le troisième, comme pour toute reproduction.
# Pig Catcher
card-I253 = Attrapeur de cochons
    .text = Quand vous prenez du bois qui se trouve sur une case d’action, vous pouvez en laisser 2 pour 1 sanglier.
    .gist = En prenant du bois : 2 bois pour 1 sanglier
    .ruling-1 = Le bois doit s’être trouvé sur la case ; ce que la réserve ou une carte y ajoute ne compte pas.
# Groom
card-I254 = Palefrenier
    .text = Tant que vous habitez une maison en pierre, vous pouvez construire 1 étable pour 1 bois au début de chaque tour.
    .gist = Maison en pierre : 1 étable par tour, 1 bois
    .ruling-1 = Le bois qui vient au début du tour peut la payer.
    .ruling-2 = Le Surveillant des clôtures peut clôturer la nouvelle étable.
# Stone Buyer
card-I255 = Acheteur de pierre
    .text = Quand de la pierre est prise pour la première fois dans un tour, et par un autre joueur, vous pouvez en acheter 1 pour 1 repas. Ce joueur reçoit aussi 1 repas de la réserve.
    .gist = Pierre d’autrui : 1 pour 1 repas
    .ruling-1 = L’autre joueur ne peut pas refuser.
    .ruling-2 = Si vous prenez vous-même la première pierre d’un tour, la carte ne fait rien dans ce tour.
    .ruling-3 = La pierre qui vient des cases Tour ne compte pas.
# Stone Carver
card-I256 = Sculpteur sur pierre
    .text = Une fois par récolte : 1 pierre pour 3 repas.
    .gist = Par récolte : 1 pierre pour 3 repas
# Street Musician
card-I257 = Musicien de rue
    .text = Chaque fois qu’un autre joueur prend les repas de Spectacle, vous recevez 1 céréale.
    .gist = Spectacle d’autrui : 1 céréale
    .ruling-1 = Qui construit une pièce sur la case à cinq joueurs ne le déclenche pas.
# Cabinetmaker
card-I258 = Ébéniste
    .text = Une fois par récolte : 1 bois pour 2 repas.
    .gist = Par récolte : 1 bois pour 2 repas
# Animal Dealer
card-I259 = Marchand de bestiaux
    .text = Chaque fois que vous utilisez 1 mouton, 1 sanglier ou 1 bœuf, vous pouvez acheter 1 animal de plus de cette espèce pour 1 repas.
    .gist = Cases à animaux : un de plus pour 1 repas
    .ruling-1 = Il n’agit pas sur Bétail.
# Taster
card-I260 = Goûteur
    .text = Quand un autre est premier joueur, vous pouvez lui donner 1 repas et placer votre première personne avant tout le monde.
    .gist = 1 repas : placer en premier dans le tour
    .ruling-1 = Le premier joueur place ensuite, et vous avez encore votre tour habituel après cela.
# Outrider
card-I261 = Éclaireur
    .text = Chaque fois que vous utilisez la carte de tour la plus récente, vous recevez 1 céréale.
    .gist = Dernière carte de tour : 1 céréale
    .ruling-1 = La carte la plus récente est celle du tour en cours.
# Water Carrier
card-I262 = Porteur d’eau
    .text = Chaque fois que quelqu’un construit le Puits, placez 1 repas sur la case de chaque tour restant ; maintenant aussi s’il est déjà construit. Vous le recevez au début de ces tours.
    .gist = Un Puits est bâti : 1 repas par tour
    .ruling-1 = Le Puits du village n’apporte rien, mais un Puits construit de nouveau si.
# Fence Builder
card-I263 = Poseur de clôtures
    .text = Placez une de vos clôtures sur une case d’action de votre choix. Quand vous utilisez cette case, vous pouvez aussi construire des clôtures.
    .gist = Une case au choix : aussi des clôtures
    .ruling-1 = Vous pouvez choisir toute case en jeu, aussi celle d’une carte.
    .ruling-2 = La clôture sur la case ne peut plus être construite.
    .ruling-3 = Vous construisez après tout le reste sur cette case, et payez les clôtures.
    .ruling-4 = Vous ne pouvez pas le jouer s’il ne vous reste aucune clôture.
    .ruling-5 = L’utilisation d’une case pendant laquelle vous le jouez ne compte pas.
# Fencer
card-I264 = Clôturier
    .text = Chaque fois qu’un autre joueur construit des clôtures, vous recevez 1 bois, ou 2 bois pour 5 clôtures ou plus.
    .gist = Clôtures d’autrui : 1 ou 2 bois
    .ruling-1 = Toutes les clôtures d’une action comptent ensemble.
# Fence Deliveryman
card-I265 = Livreur de clôtures
    .text = Placez 4 de vos clôtures sur chacune des cases des tours qui viennent dans 6 et 10 tours. Au début de ces tours, vous pouvez payer 2 repas pour les construire.
    .gist = 4 clôtures dans 6 et 10 tours, 2 repas chaque
    .ruling-1 = Les clôtures sur les cases Tour ne peuvent pas être construites autrement.
    .ruling-2 = Vous payez 2 repas même si vous en construisez moins de 4.
    .ruling-3 = Celles que vous ne construisez pas sont de nouveau à vous.
    .ruling-4 = Les cases après le dernier tour n’en reçoivent pas.
# Clay Deposit
card-I337 = Gisement d’argile
    .text = Une case d’action pour tous : vous payer 1 repas, puis prendre 5 argiles. Vous ne payez rien et pouvez y prendre 2 points à la place.
    .gist = Case de 5 argiles ; les autres paient 1 repas
    .ruling-1 = Elle accueille une personne par tour, comme toute case d’action.
# Rancher
card-I340 = Éleveur de ranch
    .text = Au début de chaque tour, vous recevez 1 bois si vous utilisez plus de cases de ferme que chacun des autres joueurs.
    .gist = Le plus de cases : 1 bois par tour
    .ruling-1 = Une égalité n’apporte rien.
# Acreage
card-K105 = Terres cultivées
    .text = Cette carte est un champ à 2 piles, où ne poussent que des céréales.
    .gist = Un champ pour 2 piles de céréales
    .ruling-1 = Chaque pile qui porte des céréales compte comme champ de céréales pour les pré-requis.
    .ruling-2 = Ce n’est pas un champ au décompte, mais ses céréales comptent.
# Bakehouse
card-K106 = Boulangerie
    .text = Cuisson de pain : 5 repas chacune pour 2 céréales au plus. Quand vous la jouez, vous pouvez aussitôt cuire du pain.
    .gist = Pain : 5 repas chacune pour 2 céréales
    .ruling-1 = Seule une carte dont le nom contient « four » comme mot peut être rendue ; un Fournil n’en est pas une.
    .ruling-2 = Un Four en argile ou un Four en pierre que vous rendez peut être reconstruit par tous.
# Lumber
card-K107 = Bois d’œuvre
    .text = Vous recevez 3 bois.
    .gist = 3 bois
    .ruling-1 = Avec le Tailleur de pierre, il ne coûte rien.
# Beehive
card-K108 = Ruche
    .text = Placez 2 repas sur la case de chaque tour pair à venir ; vous les recevez au début de ce tour.
    .gist = 2 repas à chaque tour pair
# Spit Roast
card-K109 = Rôti à la broche
    .text = Quand vous transformez des animaux en repas lors d’un repas de famille, vous recevez 1 repas de plus, une fois par repas de famille.
    .gist = Repas : animaux cuisinés, 1 repas de plus
    .ruling-1 = Un seul repas de plus par repas de famille, quel que soit le nombre d’animaux que vous cuisinez.
# Brewery
card-K110 = Brasserie
    .text = Une fois par récolte : 1 céréale pour 3 repas. À la fin : 1 point pour votre neuvième céréale.
    .gist = Récolte : 1 céréale pour 3 repas ; 1 point
    .ruling-1 = Les céréales de la réserve, des champs et des cartes comptent.
# Bread Paddle
card-K111 = Pelle à pain
    .text = Chaque fois que vous jouez un savoir-faire, vous pouvez aussi cuire du pain.
    .gist = Chaque savoir-faire : aussi cuire du pain
    .ruling-1 = Elle agit aussi quand le Marionnettiste ou l’Éducatrice vous laisse jouer le savoir-faire.
# Bookshelf
card-K112 = Bibliothèque
    .text = Chaque fois que vous jouez un savoir-faire, vous recevez 3 repas avant de le payer.
    .gist = Chaque savoir-faire : d’abord 3 repas
    .ruling-1 = Les repas peuvent payer le savoir-faire.
# Flail
card-K113 = Fléau
    .text = Après Labourage ou Labourage et/ou semailles, vous pouvez aussi cuire du pain.
    .gist = Cases de labour : aussi cuire du pain
    .ruling-1 = Vous pouvez cuire quelles que soient les actions de la case que vous avez faites.
# Duck Pond
card-K114 = Mare aux canards
    .text = Placez 1 repas sur la case de chacun des 3 prochains tours ; vous le recevez au début de ces tours.
    .gist = 1 repas aux 3 prochains tours
# Swing Plow
card-K115 = Charrue sans avant-train
    .text = Deux fois dans la partie, vous pouvez labourer jusqu’à 3 champs au lieu de 1 sur Labourage.
    .gist = Labourage : jusqu’à 3 champs, 2 fois
    .ruling-1 = Vous pouvez vous arrêter après 1 ou 2 champs.
    .ruling-2 = Dans une action, vous utilisez une charrue ou la Herse, pas deux d’entre elles.
    .ruling-3 = Elle n’agit pas sur Labourage et/ou semailles.
# Granary
card-K116 = Grenier
    .text = Placez 1 céréale sur la case de chaque tour à venir parmi 8, 10 et 12 ; vous la recevez au début de ce tour.
    .gist = 1 céréale aux tours 8, 10 et 12
    .ruling-1 = Vous payez soit 3 bois soit 3 argiles, sans mélange.
    .ruling-2 = Recevoir la céréale n’est pas une utilisation de 1 céréale.
# Greenhouse
card-K117 = Serre
    .text = Placez 1 légume sur les cases des tours qui viennent dans 4 et 7 tours. Au début de ces tours, vous pouvez l’acheter pour 1 repas.
    .gist = 1 légume dans 4 et 7 tours, 1 repas chacun
    .ruling-1 = Un légume que vous n’achetez pas retourne à la réserve.
# Liquid Manure
card-K118 = Purin
    .text = Sur chaque champ que vous semez vient 1 céréale ou légume de plus de la réserve.
    .gist = Semer : 1 culture de plus par champ
    .ruling-1 = Ce que vous avez semé avant de le jouer reste tel quel.
    .ruling-2 = Les cartes de champ pour céréales et légumes le reçoivent aussi, le bois non.
    .ruling-3 = Il s’ajoute à toutes les cartes qui mettent davantage sur les champs.
# Crooked Plow
card-K119 = Charrue courbe
    .text = Une fois dans la partie, vous pouvez labourer jusqu’à 3 champs au lieu de 1 sur Labourage.
    .gist = Labourage : jusqu’à 3 champs, 1 fois
    .ruling-1 = Vous pouvez vous arrêter après 1 ou 2 champs.
    .ruling-2 = Dans une action, vous utilisez une charrue ou la Herse, pas deux d’entre elles.
    .ruling-3 = Elle n’agit pas sur Labourage et/ou semailles.
# House Goat
card-K120 = Chèvre domestique
    .text = Vous recevez 1 repas à chaque repas de famille. Aucun autre animal ne peut vivre dans votre maison.
    .gist = 1 repas par récolte ; seule dans la maison
    .ruling-1 = Un animal de compagnie sans autre place est cuisiné ou lâché quand vous la jouez.
    .ruling-2 = Le Dompteur n’a pas d’effet à côté d’elle.
# Sawhorse
card-K121 = Chevalet de sciage
    .text = Votre prochaine étable ne coûte rien, pas plus que les 3e, 6e, 9e, 12e et 15e de vos clôtures.
    .gist = 1 étable et une clôture sur 3 gratuites
    .ruling-1 = Les clôtures se comptent comme elles sont dans votre ferme quand vous construisez.
    .ruling-2 = Une clôture gratuite que vous ne construisez pas dans une action n’est pas gardée pour plus tard.
    .ruling-3 = Il s’ajoute au Gardien des haies.
    .ruling-4 = Une étable qui de toute façon ne coûte rien est aussi la prochaine étable.
# Sawmill
card-K122 = Scierie
    .text = Une fois par récolte : 1 bois pour 3 repas. À la fin : 1/2/3 points pour 2/4/5 bois.
    .gist = Récolte : 1 bois pour 3 repas ; points
    .ruling-1 = Une Menuiserie que vous reconstruisez apporte son échange, mais aucun point bonus.
# Wooden Strongbox
card-K123 = Coffre en bois
    .text = À la fin : 2 points pour 5 pièces, 4 points pour 6 ou plus.
    .gist = 5 pièces : 2 points ; 6 ou plus : 4
    .ruling-1 = Les pièces peuvent être en argile ou en pierre.
# Yoke
card-K124 = Joug
    .text = Vous pouvez aussitôt labourer 1 champ pour chaque charrue et pour la Herse, quel que soit le joueur qui l’a jouée.
    .gist = 1 labour par charrue jouée, et la Herse
    .ruling-1 = Les savoir-faire ne sont pas des charrues, et les charrues en main ne comptent pas.
# Broom
card-K125 = Balai
    .text = Tous les aménagements mineurs de votre main quittent la partie ; piochez-en 7 nouveaux. Vous pouvez en jouer 1 aussitôt.
    .gist = Piochez 7 aménagements, jouez-en 1
    .ruling-1 = L’aménagement que vous jouez aussitôt se paie, et ses pré-requis doivent être remplis.
# Landing Net
card-K126 = Épuisette
    .text = 2 repas chaque fois que vous recevez du roseau sur une case d’action, ou 1 repas si d’autres matériaux de construction viennent avec lui.
    .gist = Cases à roseau : 2 repas, ou 1
# Clapper
card-K127 = Crécelle
    .text = Quand vous utilisez une case de naissance, et maintenant si vous en avez utilisé une dans ce tour, placez 1 céréale sur chacun de vos champs qui porte des céréales.
    .gist = Naissance : 1 céréale par champ de céréales
    .ruling-1 = Chaque pile des Terres cultivées qui porte des céréales en reçoit une.
    .ruling-2 = La case à cinq joueurs compte si vous l’avez utilisée pour une naissance.
    .ruling-3 = Une naissance apportée par une carte ne compte pas.
# Cooking Hearth
card-K128 = Fourneau
    .text = À tout moment : légume 3 repas, mouton 2, sanglier 3, bœuf 4. Cuisson de pain : 3 repas par céréale.
    .gist = Cuit légumes, animaux et pain
    .ruling-1 = Un Foyer que vous rendez peut être reconstruit par tous.
# Corn Sheaf
card-K129 = Gerbe de blé
    .text = Vous recevez 1 céréale.
    .gist = 1 céréale
# Herb Garden
card-K130 = Jardin d’herbes
    .text = Placez 1 repas sur la case de chacun des 5 prochains tours ; vous le recevez au début de ces tours.
    .gist = 1 repas aux 5 prochains tours
# Clay Pit
card-K131 = Glaisière
    .text = Chaque fois que vous utilisez Travail journalier, vous recevez aussi 3 argiles.
    .gist = Travail journalier : aussi 3 argiles
# Clay Hut Extension
card-K132 = Agrandissement en argile
    .text = Ajoutez 1 pièce à votre maison en argile, pour laquelle vous ne payez rien de plus.
    .gist = 1 pièce en argile
    .ruling-1 = Vous ne pouvez pas le jouer dans une maison en bois ou en pierre.
# Milking Stool
card-K133 = Tabouret de traite
    .text = À la récolte des champs, vous recevez 1/2/3 repas pour 1/3/5 bœufs. À la fin : 1 point par groupe de 2 bœufs.
    .gist = Repas et points pour les bœufs
    .ruling-1 = Il n’agit qu’aux récoltes.
# Ox Team
card-K134 = Attelage de bœufs
    .text = Vous pouvez aussitôt labourer autant de champs qu’il reste de tours entiers à venir, mais 3 au plus.
    .gist = Labourez jusqu’à 3 champs aussitôt
    .ruling-1 = Vous pouvez labourer moins de champs.
# Horse
card-K135 = Cheval
    .text = À la fin : 2 points si vous n’avez pas de mouton, pas de sanglier ou pas de bœuf.
    .gist = Une espèce d’animal manque : 2 points
    .ruling-1 = Vous perdez quand même le point pour l’espèce manquante.
    .ruling-2 = Deux espèces manquantes ne valent pas plus qu’une.
    .ruling-3 = Un animal que garde le Taxidermiste n’est pas dans votre ferme.
    .ruling-4 = Si l’absence d’une espèce ne vous coûte rien, vous pouvez la lâcher avant le décompte.
# Brushwood Roof
card-K136 = Toit de branchages
    .text = Pour une pièce ou une rénovation, du bois peut remplacer 1 ou 2 des roseaux.
    .gist = Pièces, rénovation : bois pour 1-2 roseaux
    .ruling-1 = Vous pouvez mélanger : au lieu de 2 roseaux, aussi 1 bois et 1 roseau.
    .ruling-2 = Il aide pour chaque pièce d’une action.
    .ruling-3 = Il n’aide pas pour le roseau des aménagements comme la Maison de vacances.
# Turnip Field
card-K137 = Champ de navets
    .text = Cette carte est un champ où ne poussent que des légumes. Quand vous la jouez, vous pouvez aussitôt semer.
    .gist = 1 champ de légumes, semé aussitôt
    .ruling-1 = Tant qu’il porte des légumes, il compte comme champ de légumes pour les pré-requis, mais jamais au décompte.
# Reed Hut
card-K138 = Hutte de roseaux
    .text = Une de vos personnes qui n’est pas encore en jeu y habite. Elle travaille et mange, mais ne vaut aucun point et n’est pas de la famille.
    .gist = 1 personne de plus, sans pièce ni point
    .ruling-1 = La personne peut être placée dans le même tour.
    .ruling-2 = Elle ne compte pas quand on regarde s’il y a de la place pour une naissance.
    .ruling-3 = C’est l’une de vos cinq personnes.
    .ruling-4 = Une action de naissance peut la faire entrer dans la maison au lieu d’une nouvelle personne.
# Sleeping Corner
card-K139 = Coin à dormir
    .text = Vous pouvez utiliser les cases de naissance où se trouvent déjà d’autres joueurs.
    .gist = Naissances sur des cases occupées
    .ruling-1 = Sur la case à cinq joueurs, vous pouvez alors seulement avoir une naissance, pas jouer de savoir-faire.
    .ruling-2 = Vous ne pouvez pas rejoindre une de vos propres personnes.
# Swan Lake
card-K140 = Lac aux cygnes
    .text = Placez 1 repas sur la case de chacun des 5 prochains tours ; vous le recevez au début de ces tours.
    .gist = 1 repas aux 5 prochains tours
# Boar Breeding
card-K141 = Élevage de sangliers
    .text = Vous recevez 1 sanglier.
    .gist = 1 sanglier
    .ruling-1 = Vous pouvez aussitôt cuisiner le sanglier.
# Stone Cart
card-K142 = Charrette à pierres
    .text = Placez 1 pierre sur la case de chaque tour pair à venir ; vous la recevez au début de ce tour.
    .gist = 1 pierre à chaque tour pair
# Stone Exchange
card-K143 = Échange de pierres
    .text = Vous recevez 2 pierres.
    .gist = 2 pierres
    .ruling-1 = Vous payez soit 2 bois soit 2 argiles, sans mélange.
# Mansion
card-K144 = Manoir
    .text = À la fin : 2 points pour chaque pièce de votre maison en pierre, en plus de ses points habituels.
    .gist = 2 points par pièce en pierre
    .ruling-1 = Il se combine avec le Chef.
# Forest Pasture
card-K145 = Pâturage en forêt
    .text = Cette carte accueille autant de sangliers que vous voulez.
    .gist = Accueille tous vos sangliers
    .ruling-1 = Ses sangliers comptent au décompte, et les nouveau-nés peuvent y être placés.
    .ruling-2 = Ce n’est pas un pâturage au décompte.
# Loom
card-K146 = Métier à tisser
    .text = À la récolte des champs, vous recevez 1/2/3 repas pour 1/4/7 moutons. À la fin : 1 point par groupe de 3 moutons.
    .gist = Repas et points pour les moutons
    .ruling-1 = Il n’agit qu’aux récoltes.
# Serf
card-K266 = Serf
    .text = Chaque fois que vous utilisez Semailles et/ou cuisson de pain, vous recevez d’abord 1 céréale, ou échangez 1 céréale contre 1 légume.
    .gist = Semailles : 1 céréale, ou contre 1 légume
    .ruling-1 = La céréale ou le légume peut être semé dans la même action.
# Adoptive Parents
card-K267 = Parents adoptifs
    .text = Quand votre famille s’agrandit, vous pouvez aussitôt payer 1 repas : l’enfant peut être placé dans ce tour et n’est plus un nouveau-né.
    .gist = 1 repas : l’enfant travaille dès ce tour
    .ruling-1 = Vous décidez juste après la naissance.
    .ruling-2 = Un enfant adopté mange 2 repas à la prochaine récolte.
    .ruling-3 = Les enfants qu’apportent des cartes peuvent aussi être adoptés.
# Pieceworker
card-K268 = Ouvrier à la tâche
    .text = Quand vous recevez du bois, de l’argile, du roseau, de la pierre ou des céréales sur une case d’action, vous pouvez en acheter 1 de plus pour 1 repas ; quand vous y recevez un légume, 1 de plus pour 2 repas.
    .gist = Cases d’action : acheter 1 de plus
    .ruling-1 = Les marchandises des cartes et des cases Tour ne comptent pas.
    .ruling-2 = Pour plusieurs sortes de marchandises sur une case, vous pouvez en acheter une de chaque.
# Acrobat
card-K269 = Acrobate
    .text = Après Spectacle, quand tous ont placé, vous pouvez déplacer cette personne sur 1 céréale, Labourage ou Labourage et/ou semailles si la case est libre, et l’utiliser.
    .gist = Spectacle : bouger ensuite la personne
    .ruling-1 = Sur la case à cinq joueurs, vous devez avoir pris les repas, pas construit la pièce.
# Wet Nurse
card-K270 = Nourrice
    .text = Quand vous construisez des pièces, vous pouvez avoir une naissance pour chacune d’elles, pour 1 repas chaque fois, s’il y a de la place.
    .gist = Nouvelle pièce : naissance pour 1 repas
    .ruling-1 = Les pièces qui viennent de cartes comptent.
    .ruling-2 = Les nouveau-nés agissent dès le tour suivant.
# Educator
card-K271 = Éducatrice
    .text = Quand un autre joueur joue un savoir-faire, vous pouvez en jouer un pour 3 repas, pour 2 repas dès votre quatrième.
    .gist = Savoir-faire d’autrui : le vôtre, 3 repas
    .ruling-1 = Elle agit aussi quand le savoir-faire de l’autre joueur vient d’une carte.
# Frame Builder
card-K272 = Bâtisseur de colombages
    .text = Pour chaque rénovation, 1 bois peut remplacer 1 argile ou 1 pierre ; pour chaque pièce, 2 argiles ou 2 pierres.
    .gist = 1 bois pour 1-2 argiles ou 1-2 pierres
    .ruling-1 = Il aide pour chaque pièce d’une action, une fois.
# Basin Maker
card-K273 = Fabricant de cuvettes
    .text = Pour chaque sanglier que vous transformez en repas, vous pouvez placer jusqu’à 2 bois de votre réserve sur cette carte. À la fin : 1 point pour chaque bois ici, sauf pour le 1er, le 4e, le 7e et le 10e.
    .gist = Sangliers cuisinés : points pour du bois
    .ruling-1 = Chaque sanglier compte pour une seule carte : Fabricant de cuvettes, Tanneur, Brossier, Taxidermiste ou Fourrures.
# Organic Farmer
card-K274 = Paysan biologique
    .text = À la fin : 1 point pour chaque pâturage occupé par un animal qui pourrait encore en accueillir 3 de plus.
    .gist = 1 point par pâturage à 3 places libres
    .ruling-1 = Le Pâturage en forêt compte tant qu’un sanglier s’y trouve.
    .ruling-2 = Vous pouvez réarranger vos animaux, et en lâcher avant le décompte.
# Perpetual Student
card-K275 = Éternel étudiant
    .text = Quand vous pouvez jouer un savoir-faire, vous pouvez laisser un autre joueur en tirer un des vôtres : vous recevez 3 repas avant de le payer, et devez le jouer.
    .gist = Savoir-faire au hasard : 3 repas d’abord
    .ruling-1 = Il est tiré parmi les savoir-faire de votre main dont les conditions propres sont remplies.
    .ruling-2 = Pour les repas qui vous manquent, vous prenez des cartes de mendicité.
    .ruling-3 = Il agit avec toute carte qui vous laisse jouer un savoir-faire, comme l’Érudit.
# Constable
card-K276 = Gendarme
    .text = Vous recevez 4 bois avant le tour 6, 3 avant le tour 9, 2 avant le tour 12, 1 avant le tour 14. À la fin : 5 points pour chaque joueur qui n’a aucun point négatif.
    .gist = Bois ; 5 points : rien de négatif
    .ruling-1 = Vous aussi recevez les points si vous n’en perdez aucun.
    .ruling-2 = Ce que le Riche fermier vous épargne n’est pas négatif.
# Manufacturer
card-K277 = Manufacturier
    .text = Dans une maison en argile ou en pierre, la Menuiserie, la Poterie et la Vannerie sont pour vous des aménagements mineurs et coûtent 2 matériaux de construction de moins, à votre choix.
    .gist = 3 ateliers en mineurs, 2 matériaux de moins
    .ruling-1 = Les autres aménagements majeurs restent ce qu’ils sont.
# Forester
card-K278 = Forestier
    .text = Cette carte est un champ à 3 piles, où ne pousse que du bois. Le bois se sème et se récolte comme les céréales.
    .gist = Un champ pour 3 piles de bois
    .ruling-1 = De 1 bois il en vient 3 ; vous en prenez un à chaque récolte des champs.
    .ruling-2 = Avec le Cultivateur, 1 pile reçoit 5 bois, 2 piles en reçoivent 4 chacune.
    .ruling-3 = Ce n’est pas un champ, ni pour les pré-requis ni au décompte.
# Scholar
card-K279 = Érudit
    .text = Dans une maison en pierre, vous pouvez jouer une carte au début de chaque tour : un savoir-faire pour 1 repas, ou un aménagement à son prix.
    .gist = Maison en pierre : une carte par tour
    .ruling-1 = Une carte par tour.
    .ruling-2 = L’aménagement peut être majeur.
# Tanner
card-K280 = Tanneur
    .text = Les sangliers et bœufs que vous cuisinez vont sur cette carte. À la fin : 1/2/3 points pour 2/4/6 sangliers et pour 2/3/4 bœufs.
    .gist = Points pour sangliers et bœufs cuisinés
    .ruling-1 = Les animaux que vous lâchez ne comptent pas.
    .ruling-2 = Les animaux cuisinés faute de place comptent.
# Traveling Salesman
card-K281 = Marchand ambulant
    .text = Sur une case d’action, vous pouvez construire un aménagement majeur avec une action d’aménagement mineur, et jouer 2 mineurs avec une action d’aménagement majeur ou mineur.
    .gist = 1 majeur pour 1 mineur, 2 pour 1
    .ruling-1 = Après un aménagement majeur, il n’y en a pas de second.
    .ruling-2 = Avec le Marchand, vous pouvez jouer 4 aménagements mineurs dans une action d’aménagement majeur ou mineur, pour 1 repas.
    .ruling-3 = Avec le Marchand, vous pouvez aussi construire 2 aménagements majeurs dans une action d’aménagement mineur, pour 1 repas.
    .ruling-4 = Avec l’Homme d’affaires, vous pouvez jouer 3 aménagements mineurs sur la case du premier joueur.
    .ruling-5 = Un aménagement majeur qui est mineur pour vous compte comme mineur.
# House Steward
card-K282 = Intendant de maison
    .text = Vous recevez 4 bois avant le tour 6, 3 avant le tour 9, 2 avant le tour 12, 1 avant le tour 14. À la fin : 3 points pour chaque joueur qui a le plus de pièces.
    .gist = Bois ; 3 points : le plus de pièces
# Wood Deliveryman
card-K283 = Livreur de bois
    .text = Placez 1 bois sur la case de chaque tour à venir de 8 à 14 ; vous le recevez au début de ce tour.
    .gist = 1 bois à chaque tour dès le 8
    .ruling-1 = Le bois d’un tour peut payer l’étable du Palefrenier dans ce tour.
# Wood Distributor
card-K284 = Distributeur de bois
    .text = Vous recevez 2 bois maintenant. Au début de chaque journée de travail, vous pouvez déplacer le bois de 3 bois en parts égales sur 1 argile, 1 roseau et Pêche.
    .gist = 2 bois ; répartir le bois de 3 bois
    .ruling-1 = Le bois qui ne se divise pas par 3 reste sur la case de bois.
    .ruling-2 = Si vous avez refusé, vous pouvez encore le faire quand un autre a agi avant le premier placement.
# Tinsmith
card-K285 = Ferblantier
    .text = À tout moment, vous pouvez transformer des argiles en 1 repas chacune, 2 argiles en 3 repas tant que quelqu’un a un Puits.
    .gist = Argile en repas, mieux avec un Puits
    .ruling-1 = Le Puits du village est un Puits.
    .ruling-2 = Avec un Puits, une argile seule apporte toujours 1 repas.
# Smallholder
card-K286 = Petit exploitant
    .text = Vos pâturages pour 2 animaux en accueillent 3. Tant que vous avez au plus 2 champs, 1 céréale ou légume de plus de la réserve vient sur chaque champ que vous semez.
    .gist = Pâturages et champs de 2 : plus
    .ruling-1 = Les cartes de champ ne comptent pas parmi les 2 champs, mais celles pour céréales ou légumes reçoivent plus.
    .ruling-2 = Le bois du Bosquet et du Forestier non.
    .ruling-3 = Avec l’Abreuvoir, un tel pâturage en accueille 5.
# Storehouse Clerk
card-K287 = Commis d’entrepôt
    .text = Au début de chaque tour, vous recevez 1 pierre de plus si vous en avez 5, 1 roseau si vous en avez 6, 1 argile si vous en avez 7, 1 bois si vous en avez 8.
    .gist = Chaque tour : 1 matériau si 5 à 8
    .ruling-1 = Ce qui se trouve sur la case Tour vient d’abord et compte donc.
# Storehouse Keeper
card-K288 = Magasinier
    .text = Quand vous prenez du roseau et de la pierre par la même action d’une personne, vous recevez aussi 1 argile ou 1 céréale.
    .gist = Roseau et pierre : 1 argile ou 1 céréale
    .ruling-1 = Les deux doivent venir de la case elle-même.
# Countryman
card-K289 = Campagnard
    .text = Quand tous ont placé, vous pouvez déplacer une personne de 1 céréale ou 1 légume sur une case libre où l’on sème, et l’utiliser.
    .gist = Déplacez 1 personne pour semer
    .ruling-1 = Les cases où l’on sème sont Semailles et/ou cuisson de pain et, dès qu’elle est là, Labourage et/ou semailles.
# Clay Worker
card-K290 = Ouvrier de l’argile
    .text = Quand vous prenez du bois ou de l’argile par l’action d’une personne, vous recevez 1 argile de plus.
    .gist = En prenant bois ou argile : 1 argile
    .ruling-1 = Une case qui donne du bois de la réserve compte.
# Lover
card-K291 = Amant
    .text = Une naissance aussitôt, même sans pièce libre. Coûte 4 repas de plus à jouer.
    .gist = Naissance aussitôt ; 4 repas de plus
    .ruling-1 = Vous ne pouvez pas le jouer si vos cinq personnes sont en jeu.
    .ruling-2 = Si vous construisez ensuite une pièce, cet enfant y habite : elle n’est pas libre pour une naissance qui demande de la place.
# Market Woman
card-K292 = Marchande
    .text = Quand l’action d’une personne ou un aménagement mineur vous apporte des légumes, vous recevez aussi 2 céréales.
    .gist = Légumes reçus : aussi 2 céréales
    .ruling-1 = Ce que coûte un aménagement mineur se paie avant que les céréales viennent.
    .ruling-2 = Les légumes des savoir-faire et de la récolte ne comptent pas.
# Plowman
card-K293 = Valet de charrue
    .text = Placez un champ sur les cases des tours qui viennent dans 4, 7 et 10 tours. Au début de ces tours, vous pouvez le labourer pour 1 repas.
    .gist = 1 champ dans 4, 7, 10 tours, 1 repas chacun
    .ruling-1 = Un champ que vous ne labourez pas alors est perdu.
# Brushwood Collector
card-K294 = Ramasseur de branchages
    .text = Pour une pièce ou une rénovation, vous pouvez payer 1 bois à la place de tout le roseau.
    .gist = Pièces, rénovation : 1 bois pour le roseau
    .ruling-1 = Un bois remplace tout le roseau d’une pièce ; vous ne pouvez pas n’en remplacer qu’une partie.
# Cattle Breeder
card-K295 = Éleveur de bœufs
    .text = Vous recevez 1 bœuf. À la fin du tour 12, vos bœufs se reproduisent si le veau trouve une place.
    .gist = 1 bœuf ; reproduction après le tour 12
# Seed Seller
card-K296 = Vendeur de semences
    .text = Vous recevez 1 céréale maintenant, et 1 céréale de plus chaque fois que vous utilisez 1 céréale.
    .gist = 1 céréale ; case 1 céréale : 1 de plus
    .ruling-1 = Une céréale que vous donne une carte ne le déclenche pas.
# Sheep Farmer
card-K297 = Éleveur de moutons
    .text = Quand vous prenez des moutons par l’action d’une personne, vous recevez 1 mouton de plus. À tout moment, mais pas pendant la reproduction, vous pouvez échanger 3 moutons contre 1 sanglier et 1 bœuf.
    .gist = Moutons pris : 1 de plus ; 3 à échanger
    .ruling-1 = Sur la case avec un choix d’animaux, il agit si vous choisissez les moutons.
    .ruling-2 = Les moutons des cartes et des cases Tour ne comptent pas.
# Shepherd Boy
card-K298 = Jeune berger
    .text = Dès que votre maison est en pierre, 1 mouton va sur la case de chaque tour restant ; vous le recevez au début de ce tour.
    .gist = Maison en pierre : 1 mouton par tour à venir
    .ruling-1 = Il n’y a pas de mouton pour le tour où cela arrive.
    .ruling-2 = Dans une maison en pierre, les moutons sont placés quand vous jouez la carte.
    .ruling-3 = Vous pouvez cuisiner un mouton dès qu’il arrive.
# Slaughterman
card-K299 = Abatteur
    .text = Quand un autre joueur transforme des animaux en repas, vous recevez 1 repas. Vous nourrissez votre famille après tous les autres.
    .gist = Animaux des autres en repas : 1 repas
    .ruling-1 = Vous ne recevez rien pour vos propres animaux.
    .ruling-2 = Quel que soit le nombre d’animaux qu’un joueur transforme en repas dans un repas de famille, vous recevez 1 repas.
# Schnaps Distiller
card-K300 = Distillateur
    .text = Une fois par récolte : 1 légume pour 5 repas.
    .gist = Par récolte : 1 légume pour 5 repas
    .ruling-1 = Il ne vous faut ni foyer, ni fourneau, ni four.
# Wood Carver
card-K301 = Sculpteur sur bois
    .text = Une fois par tour, un aménagement, une pièce en bois, une étable ou des clôtures vous coûtent 1 bois de moins.
    .gist = Une fois par tour : 1 bois de moins
    .ruling-1 = Vous pouvez payer le plein prix pour garder la remise pour plus tard dans le tour.
    .ruling-2 = Ce que vous n’utilisez pas est perdu à la fin du tour.
    .ruling-3 = Les pièces en argile ou en pierre coûtent autant qu’avant.
# Pig Whisperer
card-K302 = Chuchoteur de sangliers
    .text = Placez 1 sanglier sur les cases des tours qui viennent dans 4, 7 et 10 tours ; vous le recevez au début de ces tours.
    .gist = 1 sanglier dans 4, 7 et 10 tours
# Stone Breaker
card-K303 = Casseur de pierres
    .text = À tout moment, vous pouvez rénover votre maison en argile en pierre, au prix habituel.
    .gist = Rénover en pierre à tout moment
    .ruling-1 = Vous payez la rénovation.
    .ruling-2 = Même avec le Conservateur, il ne rénove pas une maison en bois.
# Veterinarian
card-K304 = Vétérinaire
    .text = Placez 4 moutons, 3 sangliers et 2 bœufs dans un récipient. Au début de chaque tour, tirez-en deux ; s’ils sont de la même espèce, gardez-en un. Les autres y retournent.
    .gist = Chaque tour : tirez 2 animaux, paire : 1
    .ruling-1 = Deux animaux différents y retournent tous deux.
    .ruling-2 = Un animal que vous gardez peut aussitôt être cuisiné.
    .ruling-3 = Il agit dès le tour suivant.
# Animal Handler
card-K305 = Meneur d’animaux
    .text = Placez 1 mouton sur la case du tour 7, 1 sanglier sur celle du 10, 1 bœuf sur celle du 14. Au début de ces tours, vous pouvez acheter l’animal pour 1 repas.
    .gist = Tours 7, 10, 14 : un animal pour 1 repas
    .ruling-1 = Vous devez payer avant de recevoir l’animal, mais pouvez aussitôt le cuisiner.
    .ruling-2 = Un animal que vous n’achetez pas est perdu.
# Animal Tamer
card-K306 = Dompteur
    .text = Chaque pièce de votre maison accueille 1 animal de n’importe quelle espèce.
    .gist = 1 animal par pièce de la maison
    .ruling-1 = Il n’a pas d’effet à côté de la Chèvre domestique.
# Animal Breeder
card-K307 = Éleveur
    .text = Quand vous clôturez des cases inutilisées comme nouveau pâturage, vous pouvez acheter 2 moutons pour 1 repas, 2 sangliers pour 2 repas ou 2 bœufs pour 3 repas.
    .gist = Nouveau pâturage : 2 animaux à acheter
    .ruling-1 = Diviser un pâturage ne compte pas, ni clôturer seulement une ancienne étable.
    .ruling-2 = Une étable que le Surveillant des clôtures vous laisse clôturer aussitôt compte comme inutilisée.
    .ruling-3 = Une seule paire pour tout ce que vous clôturez dans une action.
# Foreman
card-K308 = Contremaître
    .text = Au début de chaque journée de travail, vous pouvez placer 1 repas de la réserve sur une case d’action de votre choix.
    .gist = Chaque tour : 1 repas sur une case
    .ruling-1 = Qui utilise la case prend le repas après les actions de la case : il ne peut donc pas les payer.
    .ruling-2 = Le repas ne rend utilisable aucune case qui ne le serait pas.
    .ruling-3 = Si vous avez refusé, vous pouvez encore le faire quand un autre a agi avant le premier placement.
# Weaver
card-K309 = Tisserande
    .text = Au début de chaque journée de travail, vous recevez 1 repas si vous avez 2 moutons.
    .gist = Chaque tour : 1 repas avec 2 moutons
# Resource Seller
card-K310 = Vendeur de ressources
    .text = Une pile se trouve sur cette carte, de haut en bas : bois, argile, roseau, argile, pierre, argile, pierre. Quand vous recevez le matériau qui est au-dessus, vous recevez aussi celui-là.
    .gist = Pile de 7 matériaux : prenez le double
    .ruling-1 = Il agit au début d’un tour comme pendant la journée de travail.
    .ruling-2 = Quand plusieurs matériaux viennent ensemble, il peut en donner plus d’un.
    .ruling-3 = Ce que vous laissez sur la case, comme avec la Corbeille, vous ne l’avez pas reçu.
# Magician
card-K311 = Magicien
    .text = Quand votre dernière personne prend les repas de Spectacle, vous recevez 1 céréale et 1 repas de plus.
    .gist = Dernier à Spectacle : 1 céréale, 1 repas
    .ruling-1 = Sur la case à cinq joueurs, vous devez avoir pris les repas, pas construit la pièce.
# Fence Overseer
card-K312 = Surveillant des clôtures
    .text = Une fois par tour, vous pouvez payer 1 repas pour clôturer sans bois la case d’une étable que vous venez de construire.
    .gist = Étable neuve : sa case clôturée, 1 repas
    .ruling-1 = Le nouveau pâturage doit toucher vos pâturages, si vous en avez.
    .ruling-2 = Il vous faut assez de clôtures.
    .ruling-3 = Une étable qui vient du Valet d’étable compte.
# Pelts
card-K339 = Fourrures
    .text = Pour chaque animal que vous transformez en repas, vous pouvez placer 1 repas de votre réserve dans une de vos pièces, 1 au plus dans chacune. Il ne sert plus et vaut 1 point.
    .gist = Animaux cuisinés : 1 point par pièce
    .ruling-1 = Un animal qu’une autre carte garde, ou qui compte pour le Fabricant de cuvettes, ne compte pas.
    .ruling-2 = Les repas que les animaux viennent d’apporter peuvent servir.
    .ruling-3 = Si vous rendez la carte, les repas dans vos pièces ne rapportent rien.
# Animal Trainer
card-K342 = Dresseur
    .text = Quand vous prenez les repas de Spectacle, vous pouvez aussitôt en acheter des animaux : moutons et sangliers pour 2 repas chacun, bœufs pour 3.
    .gist = Spectacle : acheter des animaux
    .ruling-1 = Seuls les repas que vous venez de prendre peuvent payer.
    .ruling-2 = Le repas que vous avez laissé sur la case n’est pas pris.
# Stump-Jump Plow
card-Z313 = Charrue saute-souches
    .text = Dès que vous habitez une maison en argile ou en pierre : quand vous prenez du bois par l’action d’une personne, vous pouvez payer 1 repas pour labourer 1 champ.
    .gist = Bois pris : 1 repas laboure 1 champ
    .ruling-1 = C’est une charrue par son nom, mais elle n’agit sur aucune case de labour.
# Keg
card-Z314 = Tonnelet
    .text = Quand tous ont placé toutes leurs personnes dans ce tour, vous pouvez placer un invité pour une action de plus.
    .gist = Un invité à la fin de ce tour
    .ruling-1 = Il est encore à vous dans ce tour, bien qu’il ait été transmis.
    .ruling-2 = Vous décidez si l’invité vient avant ou après vos autres cartes à la fin du travail.
    .ruling-3 = Un invité qui la joue à la fin du travail est suivi d’un autre.
    .ruling-4 = Au tour 14, personne ne vient chez le propriétaire de la Maison de vacances.
# Brewer's Copper
card-Z315 = Cuve de brasseur
    .text = À chaque récolte : 1 céréale pour 2 repas. À la fin : 1 point si vous avez au moins 7 céréales.
    .gist = Récolte : 1 céréale pour 2 repas ; 1 point
    .ruling-1 = Les céréales de la réserve, des champs et des cartes comptent.
# Bust
card-Z316 = Buste
    .text = Ne se joue que tant qu’un autre joueur a moins de 2 savoir-faire (3 à trois joueurs, 4 à deux). Il n’a pas d’effet.
    .gist = Seulement des points
    .ruling-1 = Si vous jouez seul, vous ne pouvez pas le jouer.
# Family Portrait
card-Z317 = Portrait de famille
    .text = Coûte 2 repas pour chaque membre de votre famille. Vous recevez 4 points.
    .gist = 4 points pour 2 repas par membre
    .ruling-1 = Vous ne pouvez pas le jouer sans les repas pour tous.
# Barbecue
card-Z318 = Grillade
    .text = Vous pouvez transformer en repas autant d’animaux que votre famille a de membres : 3 repas pour un mouton, 4 pour un sanglier, 5 pour un bœuf.
    .gist = Cuisinez des animaux : 3, 4 ou 5 repas
    .ruling-1 = Le Tanneur, le Brossier et leurs semblables agissent sur ces animaux.
# Pumpkin Seed Oil
card-Z319 = Huile de courge
    .text = 3 fois, au plus une fois par tour, vous pouvez placer ici 1 de vos légumes et prendre 3 repas. Ces légumes comptent au décompte.
    .gist = 3 fois : 1 légume posé ici pour 3 repas
    .ruling-1 = Vous pouvez l’utiliser au milieu d’un tour et à une récolte, mais une fois par tour.
# Maypole
card-Z320 = Arbre de mai
    .text = Dressez une de vos clôtures sur une case inutilisée de votre ferme. À la fin : 2 points si elle est encore debout. Ne se joue que jusqu’au tour 4.
    .gist = Une clôture dressée : 2 points
    .ruling-1 = Sa case compte comme utilisée, et rien d’autre ne peut y être construit.
    .ruling-2 = Vous pouvez la renverser à tout moment ; la clôture est alors de nouveau à vous et la case inutilisée.
    .ruling-3 = Vous ne pouvez pas le jouer s’il ne vous reste aucune clôture ou aucune case inutilisée.
    .ruling-4 = Quand vous rendez la carte, la clôture est de nouveau à vous.
# Ranch
card-Z321 = Ranch
    .text = Pour chaque tour encore à venir, vous recevez 1 point et 2 repas.
    .gist = Par tour à venir : 1 point et 2 repas
    .ruling-1 = Le tour en cours ne compte pas.
# Dozing Bull
card-Z322 = Taureau somnolent
    .text = Tant que vous avez des bœufs, vous pouvez à tout moment retirer toutes vos clôtures et les reconstruire, gratuitement.
    .gist = Refaire ses clôtures à tout moment
    .ruling-1 = Vos animaux restent pendant que vous reconstruisez ; ceux qui n’ont à la fin pas de place s’en vont, ou vous les cuisinez.
    .ruling-2 = Les clôtures doivent former à la fin des pâturages valables ; vous pouvez en construire moins qu’avant.
    .ruling-3 = Ce n’est pas une construction de clôtures pour d’autres cartes.
    .ruling-4 = Vous pouvez l’utiliser une fois entre deux de vos placements, aussi quand des animaux arrivent.
# Giant Pumpkin
card-Z323 = Citrouille géante
    .text = Placez ici 1 de vos légumes. À tout moment, vous pouvez le transformer en repas. S’il est encore ici à la fin : 2 points.
    .gist = 1 légume ici jusqu’à la fin : 2 points
    .ruling-1 = Sans légume, vous ne pouvez pas la jouer.
    .ruling-2 = Le légume sur la carte compte aussi comme légume au décompte.
    .ruling-3 = Pendant une phase d’alimentation, Distillateur et Distillerie peuvent s’en servir comme de tout légume.
# Scarecrow
card-Z324 = Épouvantail
    .text = Chaque fois que vous semez, vous pouvez payer 1 bois pour un champ afin d’y semer 2 céréales au lieu de 1.
    .gist = 1 bois : semer 2 céréales sur un champ
    .ruling-1 = Un tel champ porte 6 céréales.
    .ruling-2 = Il agit sur les champs de la ferme, pas sur les cartes de champ.
    .ruling-3 = Une carte de champ n’est pas un champ vide pour son pré-requis.
# Village Beauty
card-Z325 = Belle du village
    .text = À tout moment, vous pouvez payer 3 repas pour une naissance, s’il y a de la place. L’enfant travaille dès le tour suivant.
    .gist = 3 repas : naissance à tout moment
    .ruling-1 = Il ne faut placer personne pour cela.
    .ruling-2 = Un enfant né pendant une récolte travaille au tour suivant.
    .ruling-3 = Le Régisseur n’aide pas : il doit y avoir de la place.
# Gentleman
card-Z326 = Gentilhomme
    .text = Quand vous avez été le dernier joueur à placer une personne dans un tour, vous recevez 1 repas ; 2 repas si vous avez joué cette carte avec cette personne.
    .gist = Dernier à placer : 1 repas
    .ruling-1 = Ce sont 2 repas en tout si vous le jouez avec la dernière personne.
    .ruling-2 = Une personne déplacée quand tous ont placé ne compte pas.
# Herald
card-Z327 = Héraut
    .text = Vous recevez 2 bois. À tout moment, vous pouvez regarder les cartes de tour à venir et changer leur ordre au sein de leurs périodes.
    .gist = 2 bois ; ordonner les cartes de tour
    .ruling-1 = Les cartes restent dans leurs périodes.
    .ruling-2 = Vous seul voyez l’ordre.
    .ruling-3 = Vous pouvez changer l’ordre une fois entre deux placements de personnes.
    .ruling-4 = Les cartes que Chambellan a retournées restent où elles sont.
# Cooper
card-Z328 = Tonnelier
    .text = Quand vous ou un autre joueur recevez 3 repas ou plus sur une case d’action, vous recevez 1 repas.
    .gist = Case à 3 repas ou plus : 1 repas
    .ruling-1 = Les repas qu’ajoutent des cartes ne comptent pas.
# Mail Coach Driver
card-Z329 = Postillon
    .text = Désormais, les autres joueurs ne reçoivent les marchandises des cases d’action qu’au retour à la maison.
    .gist = Autres : reçoivent en fin de tour
    .ruling-1 = Les repas viennent aussitôt, et les marchandises des cartes aussi.
    .ruling-2 = Les marchandises comptent comme prises quand la case est utilisée ; elles ne peuvent pas être dépensées avant de venir.
# Taxidermist
card-Z330 = Taxidermiste
    .text = Parmi les animaux que vous transformez en repas, vous pouvez garder ici 1 mouton, 1 sanglier et 1 bœuf. Ils comptent au décompte.
    .gist = Garde 1 de chaque animal cuisiné
    .ruling-1 = Chaque animal va sur une seule carte, à votre choix.
    .ruling-2 = Il en porte au plus 1 de chaque espèce.
    .ruling-3 = Métier à tisser, Tabouret de traite, Trayeur et Administrateur du domaine les comptent à la fin.
# Sower
card-Z331 = Semeur
    .text = Vous pouvez aussitôt semer les légumes que vous recevez hors d’une récolte.
    .gist = Légumes reçus : à semer aussitôt
    .ruling-1 = Vous semez au plus autant de légumes qu’il vient d’en arriver.
    .ruling-2 = Les légumes qui viennent pendant une récolte ne comptent pas.
    .ruling-3 = Les légumes que retarde le Postillon se sèment quand ils arrivent.
# Seed Trader
card-Z332 = Marchand de semences
    .text = 2 céréales et 2 légumes se trouvent ici. À tout moment, vous pouvez acheter les céréales pour 2 repas et les légumes pour 3 repas chacun.
    .gist = 2 céréales et 2 légumes à acheter
    .ruling-1 = Les marchandises que personne n’achète restent sur la carte et ne valent rien.
# Game Designer
card-Z333 = Auteur de jeux
    .text = À tout moment, et aussi souvent que vous voulez : 1 bois, 1 argile, 1 roseau et 1 pierre pour 2 repas et 1 point.
    .gist = 4 matériaux pour 2 repas et 1 point
# Dance Instructor
card-Z334 = Professeur de danse
    .text = Vous recevez 4 repas avant de payer cette carte. Juste après l’avoir jouée, vous pouvez la reprendre.
    .gist = 4 repas ; la carte peut être reprise
    .ruling-1 = Les 4 repas peuvent payer la carte elle-même.
    .ruling-2 = Reprise, elle compte pour le prix des savoir-faire suivants, mais pas pour ce que demande une carte.
# Cube Cutter
card-Z335 = Tailleur de cubes
    .text = À la récolte des champs de chaque récolte, vous pouvez échanger 1 bois et 1 repas contre 1 point.
    .gist = Récolte : 1 bois et 1 repas pour 1 point
    .ruling-1 = Une fois par récolte.
# Mother of Twins
card-Z336 = Mère de jumeaux
    .text = Quand votre famille s’agrandit, vous pouvez payer 3 repas pour un second enfant, qui n’a pas besoin de pièce.
    .gist = Naissance : un second enfant, 3 repas
    .ruling-1 = Il vous faut de la place pour le premier enfant, et deux personnes qui ne sont pas encore en jeu.

# Mots à côté des cartes de l’édition originale.
own-1-grain-on-each-grain-field = 1 céréale sur chaque champ de céréales
own-1-more-animal-of-each-kind = 1 animal de plus de chaque espèce
own-1-or-2-food = 1 ou 2 repas
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
own-animals-for-food = des animaux contre des repas
own-buy-animals = acheter des animaux
own-buy-goods = acheter { $goods }
own-by-the-space = par la case
own-cards-called-clay-deposit = cartes nommées « Gisement d’argile »
own-cards-called-clay-path-or-paved-road = cartes nommées « Chemin d’argile » ou « Route pavée »
own-cards-called-harrow-or-punner-or-yoke-or-plow = herses, pilons, jougs et charrues
own-cards-called-mansion = cartes nommées « Manoir »
own-cards-called-oven = cartes nommées « Four »
own-cards-called-paved-road = cartes nommées « Route pavée »
own-cards-called-plow-or-harrow = charrues et herses
own-cards-called-sawmill = cartes nommées « Scierie »
own-cards-called-tavern = cartes nommées « Taverne »
own-cards-called-well = cartes nommées « Puits »
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
own-enough-for-4-food = assez pour 4 repas
own-food-for-the-animals-of-all-players = repas pour les animaux de tous les joueurs
own-gets-the-food-of-fishing-when-people-return-home = reçoit les repas de Pêche au retour à la maison
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
own-note-the-trade = noter l’échange
own-with-the-own-person-that-was-placed-last-not-while-another-player-s-acts = avec sa propre personne placée en dernier, pas pendant l’action de celle d’un autre
own-not-in-this-feeding-phase = pas dans cette phase d’alimentation
own-trade-1-vegetable-for-1-animal = échanger 1 légume contre 1 animal
own-note-the-stable = noter l’étable
own-on-the-newest-round-card = sur la dernière carte de tour
own-on-the-space-with-the-fence = sur la case avec la clôture
own-players-with-5-people-n = joueurs avec 5 personnes : { $n }
own-put-1-food-on-a-space = poser 1 repas sur une case
own-put-1-food-on-space = poser 1 repas sur { $space }
own-put-fences-on-round-spaces = poser des clôtures sur les cases de tour
own-rebuild-the-fences = reconstruire les clôtures
own-reed-has-been-taken = du roseau a été pris
own-reed-in-this-round = du roseau à ce tour
own-return-2-improvements = rendre 2 aménagements
own-return-the-other-one = rendre l’autre
own-return-animals = rendre des animaux
own-return-first-and-second = rendre { $first } et { $second }
own-return-goods = rendre { $goods }
own-spaces-paid-for-n = cases payées : { $n }
own-spare-a-space = épargner une case
own-stone-has-been-taken = de la pierre a été prise
own-take-1-food = prendre 1 repas
own-take-1-grain-of-another-player = prendre 1 céréale d’un autre joueur
own-take-1-grain-of-seat-from-where-with-n = prendre 1 céréale à { $seat } de { $where } avec { $n }
own-a-field = un champ
own-next-spaces = ensuite { $spaces }
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
    [one] { $n } carte nommée « Gisement d’argile »
   *[other] { $n } cartes nommées « Gisement d’argile »
}
own-n-one-n-card-called-clay-path-or-paved-road-other-n-cards-called-clay-path-or-paved-road = { $n ->
    [one] { $n } carte nommée « Chemin d’argile » ou « Route pavée »
   *[other] { $n } cartes nommées « Chemin d’argile » ou « Route pavée »
}
own-n-one-n-card-called-harrow-or-punner-or-yoke-or-plow-other-n-cards-called-harrow-or-punner-or-yoke-or-plow = { $n ->
    [one] { $n } herse, pilon, joug ou charrue
   *[other] { $n } herses, pilons, jougs ou charrues
}
own-n-one-n-card-called-mansion-other-n-cards-called-mansion = { $n ->
    [one] { $n } carte nommée « Manoir »
   *[other] { $n } cartes nommées « Manoir »
}
own-n-one-n-card-called-oven-other-n-cards-called-oven = { $n ->
    [one] { $n } carte nommée « Four »
   *[other] { $n } cartes nommées « Four »
}
own-n-one-n-card-called-paved-road-other-n-cards-called-paved-road = { $n ->
    [one] { $n } carte nommée « Route pavée »
   *[other] { $n } cartes nommées « Route pavée »
}
own-n-one-n-card-called-sawmill-other-n-cards-called-sawmill = { $n ->
    [one] { $n } carte nommée « Scierie »
   *[other] { $n } cartes nommées « Scierie »
}
own-n-one-n-card-called-tavern-other-n-cards-called-tavern = { $n ->
    [one] { $n } carte nommée « Taverne »
   *[other] { $n } cartes nommées « Taverne »
}
own-n-one-n-card-called-well-other-n-cards-called-well = { $n ->
    [one] { $n } carte nommée « Puits »
   *[other] { $n } cartes nommées « Puits »
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
own-1-food-or-2 = 1 repas, ou 2
own-1-of-two-that-are-alike = 1 de deux pareils
own-2-wood = 2 bois
own-3-food = 3 repas
own-3-times-once-in-a-round = 3 fois, une fois par tour
own-a-child-that-is-no-twin = un enfant qui n’est pas un jumeau
own-cook-the-pumpkin = cuire la citrouille
own-a-minor-improvement-or-one-that-is-minor-for-you = un aménagement mineur, ou mineur pour vous
own-on-an-action-space = sur une case d’action
own-the-round-cards-to-come-lie-open = les cartes de tour à venir sont visibles
own-cook-goods = cuire { $goods }
own-cook-the-pumpkin-for-goods-with-card = cuire la citrouille pour { $goods } avec { $card }
own-twins-together = les jumeaux ensemble
own-cook-the-pumpkin-for-goods = cuire la citrouille pour { $goods }
own-cook-2-goods-together = cuire 2 marchandises ensemble
own-draw-7-new-minor-improvements = piocher 7 nouveaux aménagements mineurs
own-giant-pumpkins = citrouilles géantes
own-in-the-work-phase = pendant la phase de travail
own-look-at-the-round-cards = regarder les cartes de tour
own-not-since-the-last-placement = pas depuis le dernier placement
own-put-it-here = le poser ici
own-put-round-cards-in-order = ordonner les cartes de tour
own-roast-animals = rôtir des animaux
own-roast-goods = rôtir { $goods }
own-take-it-back = le reprendre
own-the-last-to-place = le dernier à placer
own-the-pumpkin-is-still-there = la citrouille est encore là
own-the-vegetable-is-still-there = le légume est encore là
own-goods-in-the-container = { $goods } dans le récipient
own-n-one-n-giant-pumpkin-other-n-giant-pumpkins = { $n ->
    [one] { $n } citrouille géante
   *[other] { $n } citrouilles géantes
}
