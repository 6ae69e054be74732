# Savoir-faire de l’édition révisée, par leur numéro : nom, texte, abrégé pour la main et précisions, avec nos mots.

# Animal Tamer
card-A086 = Dompteur
    .text = Prenez aussitôt 1 bois ou 1 céréale. Désormais chaque pièce de votre maison héberge 1 animal de n’importe quelle espèce.
    .gist = 1 bois ou 1 céréale ; 1 animal par pièce
    .ruling-1 = L’animal que toute maison héberge fait partie de ce nombre.
    .ruling-2 = Les espèces peuvent différer d’une pièce à l’autre.
    .ruling-3 = Une nouvelle pièce compte aussitôt.
# Conservator
card-A087 = Conservateur
    .text = Vous pouvez rénover une maison en bois directement en pierre, au prix d’une rénovation en pierre.
    .gist = Du bois à la pierre en une étape
    .ruling-1 = Le prix est de 1 pierre par pièce et 1 roseau.
    .ruling-2 = Vous pouvez toujours rénover en argile.
    .ruling-3 = Le Crépisseur ne donne rien pour ce passage.
    .ruling-4 = Le Bâtisseur de huttes et le Valet agissent sur ce passage.
# Hedge Keeper
card-A088 = Gardien des haies
    .text = Chaque fois que vous faites une action Construire des clôtures, jusqu’à 3 de ses clôtures sont gratuites.
    .gist = 3 clôtures gratuites, chaque fois
    .ruling-1 = Le Petit pâturage n’est pas une action Construire des clôtures.
    .ruling-2 = Les 3 clôtures comptent pour toute l’action, et de nouveau à chaque action suivante.
    .ruling-3 = Vous pouvez construire des clôtures sans payer de bois s’il n’y en a pas plus de 3.
    .ruling-4 = Avec l’Argile damée, les clôtures gratuites sont déduites avant le choix entre bois et argile.
# Plow Driver
card-A090 = Laboureur
    .text = Tant que votre maison est en pierre : 1 repas au début d’un tour vous permet de labourer 1 champ.
    .gist = Maison en pierre : 1 repas, 1 labour
    .ruling-1 = Si l’Érudit le met en jeu, vous pouvez l’utiliser aussitôt, dans le même début de tour.
    .ruling-2 = Un repas posé sur la case de tour peut le payer.
# Adoptive Parents
card-A092 = Parents adoptifs
    .text = Pour 1 repas, vous pouvez placer un nouveau-né dès le tour de sa naissance ; il compte alors comme adulte.
    .gist = 1 repas : l’enfant travaille dès ce tour
    .ruling-1 = À la récolte de ce tour, l’enfant mange autant qu’un adulte : 2 repas, ou 3 si vous jouez seul.
    .ruling-2 = L’enfant est placé dans un tour à part, quand vient votre tour.
    .ruling-3 = Vous pouvez jouer la carte après la naissance et l’utiliser dans le même tour.
    .ruling-4 = Si vous refusez, la question revient à vos tours suivants de la phase de travail.
# Stable Architect
card-A098 = Architecte d’étable
    .text = À la fin : 1 point pour chaque étable hors de vos pâturages.
    .gist = 1 point par étable hors des pâturages
    .ruling-1 = Aucune étable ne compte à la fois ici et comme étable clôturée.
# Grocer
card-A102 = Épicier
    .text = Une pile se trouve sur cette carte, de haut en bas : bois, céréale, roseau, pierre, légume, argile, roseau, légume. À tout moment, vous pouvez acheter ce qui est au sommet pour 1 repas.
    .gist = 8 marchandises à 1 repas chacune
    .ruling-1 = Vous pouvez acheter plusieurs marchandises de suite, aussi au milieu d’un paiement.
    .ruling-2 = Les céréales et légumes de la pile peuvent devenir des repas pour l’achat suivant.
    .ruling-3 = Vous pouvez aussi acheter au cours d’une action : les repas du pain tout juste cuit peuvent payer la semence suivante.
    .ruling-4 = Ils peuvent aussi payer une céréale que vous cuisez dans la même action.
    .ruling-5 = Les marchandises sur cette carte ne sont pas à vous et ne rapportent rien.
# Mushroom Collector
card-A108 = Cueilleuse de champignons
    .text = Juste après avoir utilisé une case d’accumulation de bois, vous pouvez y remettre 1 bois et prendre 2 repas.
    .gist = Cases à bois : 1 bois pour 2 repas
    .ruling-1 = Vous pouvez donner un bois de votre réserve, même si vous n’en avez pas pris là.
    .ruling-2 = Le bois du Bûcheron peut être celui que vous remettez.
    .ruling-3 = Si vous avez aussi la Corbeille, vous choisissez laquelle agit d’abord.
# Roughcaster
card-A110 = Crépisseur
    .text = Vous recevez 3 repas chaque fois que vous construisez des pièces en argile, et chaque fois que vous rénovez d’argile en pierre.
    .gist = Pièces d’argile, rénover : 3 repas
    .ruling-1 = Plusieurs pièces en argile en une action rapportent 3 repas en tout.
    .ruling-2 = Les repas arrivent après le paiement des pièces.
    .ruling-3 = Le passage du bois à la pierre par le Conservateur ne rapporte rien.
# Wall Builder
card-A111 = Bâtisseur de murs
    .text = Chaque fois que vous construisez des pièces, vous pouvez placer 1 repas sur chacune des 4 prochaines cases de tour, pour le début de ces tours.
    .gist = Pièces construites : 1 repas par tour, 4 fois
    .ruling-1 = Plusieurs pièces en une action placent les repas une seule fois.
    .ruling-2 = Ce qui viendrait après le tour 14 est perdu.
# Scythe Worker
card-A112 = Faucheur
    .text = Prenez aussitôt 1 céréale. À la récolte des champs, chacun de vos champs de céréales peut donner 1 céréale de plus.
    .gist = 1 céréale ; champs de céréales : 1 de plus
    .ruling-1 = Vous décidez champ par champ.
    .ruling-2 = Un champ qui ne porte qu’une céréale ne donne rien de plus que celle-ci.
# Seasonal Worker
card-A114 = Saisonnier
    .text = Chaque fois que vous utilisez Travail journalier, vous recevez aussi 1 céréale ; dès le tour 6, 1 légume si vous préférez.
    .gist = Travail journalier : aussi 1 céréale
    .ruling-1 = Vous choisissez son ordre parmi vos autres cartes pour Travail journalier.
# Wood Cutter
card-A116 = Bûcheron
    .text = Vous recevez 1 bois de plus chaque fois que vous utilisez une case d’accumulation de bois.
    .gist = Cases à bois : 1 bois de plus
    .ruling-1 = Une case sans bois ne peut pas être utilisée pour cette seule carte.
    .ruling-2 = La case de bois d’une tuile supplémentaire compte aussi.
# Firewood Collector
card-A119 = Ramasseur de bois mort
    .text = Vous recevez 1 bois à la fin de votre tour sur Terre labourable, Cultures, Culture de céréales ou Utilisation de céréales.
    .gist = Cases de champ et de céréales : 1 bois
    .ruling-1 = Le bois arrive après tout le reste du tour : il ne peut rien y payer.
    .ruling-2 = Les deux placements du Lasso sont deux tours.
# Clay Hut Builder
card-A120 = Bâtisseur de huttes
    .text = Dès que vous habitez une maison en argile ou en pierre, placez 2 argiles sur chacune des 5 prochaines cases de tour, pour le début de ces tours.
    .gist = Maison en argile : 2 argiles par tour, 5 fois
    .ruling-1 = Joué dans une maison en argile ou en pierre, il agit aussitôt.
    .ruling-2 = Il n’agit qu’une fois dans la partie.
    .ruling-3 = Joué grâce à l’Érudit, il n’atteint pas le tour qui vient de commencer.
    .ruling-4 = Ce qui viendrait après le tour 14 est perdu.
# Frame Builder
card-A123 = Bâtisseur de colombages
    .text = Pour chaque pièce et pour chaque rénovation, 1 bois peut remplacer 2 des argiles ou 2 des pierres dues.
    .gist = 1 bois pour 2 argiles ou 2 pierres
    .ruling-1 = Vous décidez pour chaque pièce.
    .ruling-2 = Une rénovation est un seul échange, quel que soit le nombre de pièces.
    .ruling-3 = Il s’applique à un prix fixé par une autre carte, et à ce qu’une remise laisse du prix.
# Priest
card-A125 = Prêtre
    .text = Si vous habitez maintenant une maison en argile d’exactement 2 pièces, prenez 3 argiles, 2 roseaux et 2 pierres.
    .gist = Maison en argile de 2 pièces : 7 matériaux
    .ruling-1 = Dans toute autre maison vous pouvez le jouer, mais il ne rapportera jamais rien.
    .ruling-2 = La Roulotte n’ajoute pas de pièce.
# Braggart
card-A133 = Vantard
    .text = À la fin : 2/3/4/5/7/9 points si au moins 5/6/7/8/9/10 aménagements sont posés devant vous.
    .gist = Points dès 5 aménagements
    .ruling-1 = Aménagements majeurs et mineurs comptent de même.
    .ruling-2 = Les cartes mobiles que vous avez passées ne comptent pas.
# Harpooner
card-A138 = Harponneur
    .text = Chaque fois que vous utilisez Pêche, vous pouvez payer 1 bois contre 1 roseau et autant de repas que vous avez de personnes.
    .gist = Pêche : 1 bois pour 1 roseau et des repas
    .ruling-1 = Les nouveau-nés sont des personnes.
    .ruling-2 = Vous pouvez le faire une fois par utilisation.
# Stonecutter
card-A143 = Tailleur de pierre
    .text = Chaque aménagement, chaque pièce et chaque rénovation vous coûte 1 pierre de moins.
    .gist = Construire coûte 1 pierre de moins
    .ruling-1 = Si aucune pierre n’est due, rien ne vous est rendu.
    .ruling-2 = Dans une action chaque pièce devient moins chère ; une rénovation ne le devient qu’une fois.
    .ruling-3 = Il s’ajoute aux autres remises.
# Animal Dealer
card-A147 = Marchand de bestiaux
    .text = Chaque fois que vous utilisez Marché aux moutons, Marché aux sangliers ou Marché aux bœufs, vous pouvez acheter 1 animal de plus de cette espèce pour 1 repas.
    .gist = Marchés : un animal de plus pour 1 repas
    .ruling-1 = Ce que rapporte la case vient trop tard pour le payer.
    .ruling-2 = Un animal sans place peut être cuisiné aussitôt.
# Conjurer
card-A155 = Prestidigitateur
    .text = Chaque fois que vous utilisez Spectacle, vous recevez aussi 1 bois et 1 céréale.
    .gist = Spectacle : aussi 1 bois et 1 céréale
    .ruling-1 = Une case sans repas ne peut pas être utilisée pour cette seule carte.
# Lutenist
card-A160 = Joueur de luth
    .text = Quand un autre joueur utilise Spectacle, vous recevez 1 repas et 1 bois ; juste après, vous pouvez acheter 1 légume pour 2 repas.
    .gist = Spectacle d’autrui : 1 repas et 1 bois
    .ruling-1 = Le repas que vous venez de recevoir peut aider à payer le légume.
    .ruling-2 = La question vient juste après cette utilisation, où que vous soyez assis.
# Pig Breeder
card-A165 = Éleveur de porcs
    .text = Prenez aussitôt 1 sanglier. À la fin du tour 12, vos sangliers se reproduisent si le nouveau-né trouve une place.
    .gist = 1 sanglier ; reproduction après le tour 12
    .ruling-1 = Il faut deux sangliers, et aucune autre espèce ne se reproduit.
    .ruling-2 = Vous pouvez lâcher d’autres animaux pour faire de la place, ou refuser le nouveau-né.
    .ruling-3 = Joué au tour 12, il agit encore dans ce tour.
# Cottager
card-B087 = Métayer
    .text = Quand vous utilisez Travail journalier, vous pouvez d’abord construire 1 pièce ou rénover, au prix habituel.
    .gist = Travail journalier : pièce ou rénovation
    .ruling-1 = Toutes les cartes qui changent les prix agissent ici aussi.
    .ruling-2 = Il ne lève pas l’interdiction du Manteau de cheminée.
# Groom
card-B089 = Palefrenier
    .text = Vous recevez 1 bois. Dans une maison en pierre, vous pouvez construire 1 étable pour 1 bois au début de chaque tour.
    .gist = 1 bois ; en pierre : 1 étable par tour
    .ruling-1 = Si l’Érudit le met en jeu, vous pouvez l’utiliser aussitôt, dans le même début de tour.
    .ruling-2 = Du bois reçu au même début de tour peut payer l’étable.
    .ruling-3 = Un animal posé sur la case de tour peut attendre l’étable.
# Assistant Tiller
card-B091 = Aide-laboureur
    .text = Quand vous utilisez Travail journalier, vous pouvez d’abord labourer 1 champ.
    .gist = Travail journalier : 1 labour d’abord
    .ruling-1 = Vous choisissez son ordre parmi vos autres cartes pour Travail journalier.
# Master Bricklayer
card-B095 = Maître maçon
    .text = Chaque pièce au-delà de vos deux premières enlève 1 pierre au prix de vos aménagements majeurs.
    .gist = Majeurs : 1 pierre de moins par pièce
    .ruling-1 = Avec 3 pièces, c’est 1 pierre.
    .ruling-2 = Si moins de pierre est due, rien ne vous est rendu.
    .ruling-3 = Il s’ajoute au Tailleur de pierre.
# Scholar
card-B097 = Érudit
    .text = Dans une maison en pierre, vous pouvez jouer une carte au début de chaque tour : un savoir-faire pour 1 repas, ou un aménagement mineur à son prix.
    .gist = Maison en pierre : une carte par tour
    .ruling-1 = Vous jouez au plus une carte par tour.
    .ruling-2 = Les marchandises que la carte place sur des cases de tour commencent au tour suivant.
    .ruling-3 = Une carte valable au début d’un tour agit dans ce même début de tour.
    .ruling-4 = Un repas posé sur la case de tour peut le payer.
# Organic Farmer
card-B098 = Paysan biologique
    .text = À la fin : 1 point pour chaque pâturage occupé par un animal et qui pourrait en accueillir 3 de plus.
    .gist = 1 point par pâturage à 3 places libres
    .ruling-1 = Vos animaux sont répartis au mieux pour vous.
    .ruling-2 = Avant le décompte, vous pouvez lâcher des animaux pour gagner plus de points ici.
    .ruling-3 = Les étables et l’Abreuvoir augmentent la place qui compte.
# Tutor
card-B099 = Précepteur
    .text = À la fin : 1 point pour chaque savoir-faire que vous avez joué après celui-ci.
    .gist = 1 point par savoir-faire joué ensuite
    .ruling-1 = Un savoir-faire joué grâce à une autre carte compte.
# Consultant
card-B102 = Conseiller
    .text = Vous recevez 2 céréales seul, 3 argiles à deux joueurs, 2 roseaux à trois, 2 moutons à quatre.
    .gist = Céréales, argile, roseau ou moutons
    .ruling-1 = Les moutons sans place peuvent être cuisinés ou s’en vont.
# Sheep Walker
card-B104 = Promeneuse de moutons
    .text = À tout moment, vous pouvez donner 1 de vos moutons contre une pierre, un légume ou un sanglier.
    .gist = 1 mouton pour pierre, légume ou sanglier
    .ruling-1 = Vous pouvez aussi le faire entre la reproduction et le tour suivant, et avant le décompte.
    .ruling-2 = Vous ne pouvez pas le faire pendant la reproduction.
    .ruling-3 = Seul un mouton qui a trouvé une place dans votre ferme peut être donné.
    .ruling-4 = Quand des animaux arrivent, un mouton qui était déjà là peut être donné pour faire de la place à l’un d’eux.
    .ruling-5 = Le sanglier a besoin d’une place.
# Manservant
card-B107 = Valet
    .text = Dès que votre maison est en pierre, 3 repas vont sur chaque case de tour restante.
    .gist = Maison en pierre : 3 repas par tour à venir
    .ruling-1 = Joué dans une maison en pierre, il agit aussitôt.
    .ruling-2 = Joué grâce à l’Érudit, il commence au tour suivant.
    .ruling-3 = Il n’agit qu’une fois dans la partie.
# Oven Firing Boy
card-B108 = Garçon de four
    .text = Quand vous utilisez une case d’accumulation de bois, vous pouvez d’abord cuire du pain.
    .gist = Cases à bois : d’abord cuire du pain
    .ruling-1 = C’est une action Cuire du pain : le Moulin hollandais ajoute ses repas.
    .ruling-2 = Petit bois et Bosquet sont aussi de telles cases.
# Paper Maker
card-B109 = Papetier
    .text = Juste avant de jouer un autre savoir-faire, vous pouvez payer 1 bois : 1 repas pour chaque savoir-faire que vous avez alors.
    .gist = 1 bois : 1 repas par savoir-faire
    .ruling-1 = Les repas peuvent payer le savoir-faire.
    .ruling-2 = Le savoir-faire que vous allez jouer n’est pas compté.
# Childless
card-B114 = Sans enfant
    .text = Tant que vous n’avez que 2 personnes et au moins 3 pièces, chaque tour commence avec 1 repas et, au choix, 1 céréale ou 1 légume.
    .gist = À 2 dans 3 pièces : repas et culture
    .ruling-1 = La Roulotte n’ajoute pas de pièce.
# Small-scale Farmer
card-B118 = Petit fermier
    .text = Tant que votre maison n’a que 2 pièces, chaque tour commence avec 1 bois pour vous.
    .gist = Maison de 2 pièces : 1 bois par tour
    .ruling-1 = La Roulotte n’ajoute pas de pièce.
    .ruling-2 = Joué pendant une phase de travail, il commence au tour suivant.
# Geologist
card-B121 = Géologue
    .text = 1 argile quand vous utilisez Forêt ou Plage de roseaux ; à 3 joueurs ou plus, aussi quand vous utilisez Carrière d’argile.
    .gist = Forêt, Plage de roseaux : 1 argile
    .ruling-1 = Les autres cases de bois ou d’argile, comme Petit bois ou Vallon, ne rapportent rien.
# Roof Ballaster
card-B123 = Lesteur de toits
    .text = Vous pouvez payer 1 repas, une seule fois, contre autant de pierres que votre maison a de pièces.
    .gist = 1 repas : 1 pierre par pièce, 1 fois
    .ruling-1 = Cela se paie en plus de ce que coûte le savoir-faire.
    .ruling-2 = Vous pouvez jouer la carte sans le faire, mais pas vous rattraper plus tard.
# Carpenter
card-B126 = Charpentier
    .text = Les pièces vous coûtent 3 unités du matériau de votre maison et 2 roseaux.
    .gist = Pièces : 3 du matériau, 2 roseaux
    .ruling-1 = Une rénovation coûte autant qu’avant.
    .ruling-2 = Dans une maison en bois avec le Salon du charpentier, vous payez le plus bas des deux prix.
    .ruling-3 = Le Bâtisseur de colombages peut s’appliquer à ce prix.
# House Steward
card-B136 = Intendant de maison
    .text = Avec 1/3/6/9 tours complets restants, vous recevez 1/2/3/4 bois. À la fin : 3 points pour chaque joueur qui a le plus de pièces.
    .gist = Bois ; 3 points : le plus de pièces
    .ruling-1 = Au tour 14, il ne rapporte pas de bois.
    .ruling-2 = La Roulotte n’ajoute pas de pièce.
# Greengrocer
card-B142 = Marchand de légumes
    .text = 1 légume quand vous utilisez Culture de céréales.
    .gist = Culture de céréales : 1 légume
    .ruling-1 = Le légume peut devenir un repas et payer l’Engraisseur de bœufs dans la même utilisation.
# Brushwood Collector
card-B145 = Ramasseur de branchages
    .text = Pour une pièce ou une rénovation, vous pouvez payer 1 bois à la place de tous les roseaux.
    .gist = Pièces, rénovation : 1 bois pour le roseau
    .ruling-1 = Vous remplacez tous les roseaux ou aucun.
    .ruling-2 = Chaque pièce d’une action coûte son propre bois à la place de ses roseaux.
    .ruling-3 = Les aménagements coûtent toujours des roseaux.
# Storehouse Keeper
card-B156 = Magasinier
    .text = 1 argile ou 1 céréale, au choix, quand vous utilisez Marché de ressources.
    .gist = Marché : 1 argile ou 1 céréale de plus
    .ruling-1 = Vous devez prendre l’une des deux.
# Pastor
card-B163 = Pasteur
    .text = Une fois, dès que vous êtes seul à n’habiter que 2 pièces : 3 bois, 2 argiles, 1 roseau et 1 pierre.
    .gist = Seul avec 2 pièces : 7 matériaux
    .ruling-1 = Il agit aussi pendant le tour d’un autre joueur, même quand une carte laisse ce joueur construire.
    .ruling-2 = Joué quand c’est déjà le cas, il agit aussitôt.
# Sheep Whisperer
card-B164 = Chuchoteuse de moutons
    .text = Placez 1 mouton sur les cases des 2e, 5e, 8e et 10e tours à venir.
    .gist = 1 mouton dans 2, 5, 8 et 10 tours
    .ruling-1 = Ce qui viendrait après le tour 14 est perdu.
    .ruling-2 = Jouée grâce à l’Érudit, elle compte à partir du tour qui vient de commencer.
    .ruling-3 = Un mouton sans place peut être cuisiné ou s’en va.
# Cattle Feeder
card-B166 = Engraisseur de bœufs
    .text = Quand vous utilisez Culture de céréales, vous pouvez acheter 1 bœuf pour 1 repas.
    .gist = Culture de céréales : 1 bœuf pour 1 repas
    .ruling-1 = La céréale de Culture de céréales elle-même vient trop tard pour le payer.
    .ruling-2 = La céréale de la Pelle à grain et le légume du Marchand de légumes arrivent à temps.
    .ruling-3 = Un bœuf sans place peut être cuisiné aussitôt.
