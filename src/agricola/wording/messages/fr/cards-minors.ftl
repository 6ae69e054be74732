# Aménagements mineurs de l’édition révisée, par leur numéro : nom, texte, abrégé pour la main et précisions, avec nos mots.

# Shifting Cultivation
card-A002 = Culture itinérante
    .text = Labourez 1 champ.
    .gist = Labourez 1 champ
    .ruling-1 = Vous ne pouvez pas la jouer si aucun champ ne peut être labouré.
    .ruling-2 = Votre voisin de gauche peut la jouer avant la fin de cette phase de travail.
    .ruling-3 = C’est un aménagement pour le Débarras, bien qu’elle ne reste pas chez vous.
    .ruling-4 = Si vous jouez seul, elle quitte la partie.
# Clay Embankment
card-A005 = Talus d’argile
    .text = Vous recevez 1 argile pour chaque paire d’argiles de votre réserve.
    .gist = 1 argile pour 2 de votre réserve
    .ruling-1 = Avec 0 ou 1 argile vous pouvez le jouer, mais il ne rapporte rien.
    .ruling-2 = Ce qu’il rapporte compte pour la Pipe en terre.
    .ruling-3 = Si vous jouez seul, il quitte la partie.
# Young Animal Market
card-A009 = Marché aux jeunes bêtes
    .text = Vous recevez 1 bœuf.
    .gist = 1 bœuf
    .ruling-1 = Le mouton est payé d’abord : le bœuf peut prendre sa place.
    .ruling-2 = Un bœuf sans place peut être cuisiné ou s’en va.
    .ruling-3 = Si vous jouez seul, il quitte la partie.
# Drinking Trough
card-A012 = Abreuvoir
    .text = Chacun de vos pâturages, avec ou sans étable, accueille 2 animaux de plus.
    .gist = Chaque pâturage en accueille 2 de plus
    .ruling-1 = Les 2 places s’ajoutent après le doublement par les étables.
    .ruling-2 = Votre maison et les étables hors des pâturages n’accueillent rien de plus.
# Rammed Clay
card-A016 = Argile damée
    .text = Vous recevez aussitôt 1 argile. Désormais vous pouvez payer chacune de vos clôtures en argile comme en bois.
    .gist = 1 argile ; clôtures payables en argile
    .ruling-1 = Dans une même action, des clôtures peuvent être payées en bois et d’autres en argile.
    .ruling-2 = Les clôtures gratuites du Gardien des haies sont déduites avant que vous choisissiez comment payer.
    .ruling-3 = Les étables coûtent toujours du bois.
# Handplow
card-A019 = Charrue à bras
    .text = Placez 1 champ sur la case du cinquième tour à venir. Au début de ce tour, vous pouvez le labourer.
    .gist = 1 champ dans 5 tours
    .ruling-1 = Si vous ne labourez pas au début de ce tour, le champ est perdu.
    .ruling-2 = Jouée après le tour 9, elle ne rapporte rien.
    .ruling-3 = Vous choisissez l’ordre entre ce champ et les autres effets de ce début de tour.
# Threshing Board
card-A024 = Planche à battre
    .text = Chaque fois que vous utilisez Terre labourable ou Cultures, vous pouvez aussi cuire du pain.
    .gist = Cuisez du pain à 2 cases de champ
    .ruling-1 = Vous cuisez avant de labourer.
    .ruling-2 = Elle ne rend pas utilisable une case où rien d’autre n’est possible.
    .ruling-3 = Vous ne pouvez pas cuire la céréale sans laquelle la case serait inutilisable.
    .ruling-4 = C’est une action Cuire du pain : le Moulin hollandais ajoute ses repas.
# Sleeping Corner
card-A026 = Coin à dormir
    .text = Vous pouvez utiliser une case Désir d’enfant où se trouve déjà un seul autre joueur.
    .gist = Désir d’enfant malgré un autre joueur
    .ruling-1 = Un parent et son nouveau-né y comptent pour un seul joueur.
    .ruling-2 = Si deux autres joueurs s’y trouvent, ou l’une de vos personnes, la case reste fermée.
    .ruling-3 = Il faut comme toujours de la place et une personne en réserve.
# Manger
card-A032 = Mangeoire
    .text = À la fin : 1/2/3/4 points si vos pâturages couvrent au moins 6/7/8/10 cases de ferme.
    .gist = Points dès 6 cases de pâturage
    .ruling-1 = Seul le plus haut palier atteint compte.
    .ruling-2 = Les étables hors des pâturages n’ajoutent rien.
# Big Country
card-A033 = Grand domaine
    .text = Pour chaque tour complet encore à venir, vous recevez aussitôt 1 point et 2 repas.
    .gist = Par tour à venir : 1 point et 2 repas
    .ruling-1 = Joué au tour 10, il donne 4 points et 8 repas, car 4 tours sont à venir.
# Wool Blankets
card-A038 = Couvertures de laine
    .text = À la fin : 3 points si vous habitez une maison en bois, 2 points si elle est en argile.
    .gist = À la fin, en bois : 3 points ; en argile : 2
    .ruling-1 = Il faut avoir les moutons en jouant la carte, mais ils ne sont pas payés.
    .ruling-2 = Dans une maison en pierre elle ne rapporte rien.
# Pond Hut
card-A044 = Cabane de l’étang
    .text = Placez 1 repas sur chacune des 3 prochaines cases de tour ; vous le recevez au début de ces tours.
    .gist = 1 repas aux 3 prochains tours
    .ruling-1 = Les savoir-faire joués ensuite n’y changent rien.
    .ruling-2 = Le repas peut payer d’autres effets du même début de tour.
# Milk Jug
card-A050 = Cruche à lait
    .text = Chaque fois que quelqu’un, vous compris, utilise Marché aux bœufs, vous recevez 3 repas et tous les autres 1 repas.
    .gist = Marché aux bœufs pris : 3 repas
    .ruling-1 = Les repas arrivent avant que les bœufs soient pris.
    .ruling-2 = Elle vous donne vos repas même si vous jouez seul.
    .ruling-3 = Au tour d’un autre joueur, ses propres cartes agissent d’abord : 1 repas de la cruche arrive trop tard pour le Marchand de bestiaux.
# Claypipe
card-A053 = Pipe en terre
    .text = Au retour à la maison, vous recevez 2 repas si au moins 7 matériaux de construction vous sont venus pendant la phase de travail.
    .gist = 7 matériaux dans le tour : 2 repas
    .ruling-1 = Ce que vous avez dépensé entre-temps compte quand même.
    .ruling-2 = Ce qui arrive au début du tour ne compte pas.
    .ruling-3 = Ce que vous recevez par un échange ou pendant le tour d’un autre joueur compte.
    .ruling-4 = Ce que vous avez reçu plus tôt dans la phase de travail où vous jouez la carte compte.
# Junk Room
card-A055 = Débarras
    .text = Vous recevez 1 repas après chaque aménagement que vous construisez ou jouez, celui-ci compris.
    .gist = Chaque aménagement : 1 repas
    .ruling-1 = Un Fourneau pris en rendant un Foyer compte.
    .ruling-2 = Le repas arrive après l’effet de l’aménagement : il ne peut pas aider à le payer.
    .ruling-3 = Une carte mobile compte quand vous la jouez.
# Basket
card-A056 = Corbeille
    .text = Juste après avoir utilisé une case où s’accumule du bois, vous pouvez y laisser 2 bois et recevoir 3 repas.
    .gist = Cases à bois : 2 bois pour 3 repas
    .ruling-1 = Vous pouvez donner du bois de votre réserve, même si vous en avez pris moins de 2.
    .ruling-2 = Les repas arrivent trop tard pour ce que d’autres cartes vendent pendant la même utilisation.
    .ruling-3 = Si vous avez aussi la Cueilleuse de champignons, vous choisissez laquelle agit d’abord.
# Dutch Windmill
card-A063 = Moulin hollandais
    .text = Chaque fois que vous cuisez du pain dans le tour qui suit une récolte (5, 8, 10, 12 ou 14), vous recevez 3 repas de plus.
    .gist = Pain après une récolte : 3 repas de plus
    .ruling-1 = Il ne cuit rien lui-même : il faut un aménagement de cuisson.
    .ruling-2 = Il donne ses repas pour chaque action Cuire du pain de ce tour.
# Corn Scoop
card-A067 = Pelle à grain
    .text = Chaque fois que vous utilisez Culture de céréales, vous recevez 1 céréale de plus.
    .gist = Culture de céréales : 1 céréale de plus
    .ruling-1 = La céréale arrive à temps pour devenir un repas et payer l’Engraisseur de bœufs.
# Large Greenhouse
card-A069 = Grande serre
    .text = Placez 1 légume sur les cases des 4e, 7e et 9e tours à venir ; vous le recevez au début de ces tours.
    .gist = 1 légume dans 4, 7 et 9 tours
    .ruling-1 = Ce qui viendrait après le tour 14 est perdu.
# Clearing Spade
card-A071 = Bêche à déplanter
    .text = À tout moment, vous pouvez déplacer 1 culture d’un champ qui en porte 2 ou plus vers un champ vide.
    .gist = Déplacer 1 culture vers un champ vide
    .ruling-1 = Une céréale ne peut pas aller sur le Champ de haricots.
    .ruling-2 = Vous pouvez aussi prendre sur le Champ de haricots et les autres champs des cartes.
    .ruling-3 = Le champ qui reçoit la culture compte aussitôt, par exemple pour un prérequis.
    .ruling-4 = Vous pouvez l’utiliser entre deux effets du début d’un tour, par exemple sur un champ tout juste labouré.
    .ruling-5 = Vous pouvez remplir le champ vide après le paiement de l’Assolement triennal et avant la récolte des champs.
# Lumber Mill
card-A075 = Scierie
    .text = Chaque aménagement vous coûte 1 bois de moins.
    .gist = Aménagements : 1 bois de moins
    .ruling-1 = Les pièces, les étables et les clôtures coûtent autant qu’avant.
    .ruling-2 = Un aménagement qui ne coûte pas de bois ne devient pas moins cher.
# Canoe
card-A078 = Canoë
    .text = Chaque fois que vous utilisez Pêche, vous recevez en plus 1 repas et 1 roseau.
    .gist = Pêche : 1 repas et 1 roseau de plus
    .ruling-1 = Le roseau compte pour la Pipe en terre.
    .ruling-2 = Il agit avec le Harponneur dans la même utilisation.
# Stone Tongs
card-A080 = Pinces à pierre
    .text = Chaque fois que vous utilisez une case où s’accumule de la pierre, vous recevez 1 pierre de plus.
    .gist = Cases à pierre : 1 pierre de plus
    .ruling-1 = Une carrière sans pierre ne peut pas être utilisée pour cette seule carte.
    .ruling-2 = Sur Marché de ressources vous ne recevez rien de plus : aucune pierre ne s’y accumule.
# Shepherd's Crook
card-A083 = Houlette de berger
    .text = Chaque fois que vous clôturez au moins 4 cases de terrain ouvert en un seul nouveau pâturage, vous recevez aussitôt 2 moutons.
    .gist = Nouveau pâturage de 4 et plus : 2 moutons
    .ruling-1 = Deux pâturages de ce genre en une action rapportent 4 moutons.
    .ruling-2 = C’est la situation à la fin de l’action qui compte.
    .ruling-3 = Une partie détachée d’un ancien pâturage ne rapporte rien.
    .ruling-4 = Du terrain nouveau à côté d’un ancien pâturage compte s’il devient un pâturage à lui seul.
    .ruling-5 = D’autres animaux peuvent être déplacés ou lâchés pour les moutons.
# Mini Pasture
card-B002 = Petit pâturage
    .text = Clôturez une seule case de ferme sans payer de bois ; à côté de vos pâturages si vous en avez.
    .gist = Clôturez 1 case gratuitement
    .ruling-1 = Vous ne pouvez pas le jouer sans case convenable ou sans assez de clôtures.
    .ruling-2 = Ce n’est pas une action Construire des clôtures : le Gardien des haies n’y change rien.
    .ruling-3 = Il ne peut pas diviser un pâturage.
    .ruling-4 = La case peut porter une étable.
    .ruling-5 = Si vous jouez seul, il quitte la partie.
# Market Stall
card-B008 = Étal de marché
    .text = Vous recevez 1 légume.
    .gist = 1 légume
    .ruling-1 = Si vous jouez seul, il quitte la partie.
# Caravan
card-B010 = Roulotte
    .text = Une personne peut y habiter. Ce n’est pas une pièce.
    .gist = Place pour une personne de plus
    .ruling-1 = Elle fait de la place pour une naissance.
    .ruling-2 = Les cartes qui comptent vos pièces l’ignorent.
# Carpenter's Parlor
card-B013 = Salon du charpentier
    .text = Une pièce en bois vous coûte 2 bois et 2 roseaux.
    .gist = Pièces en bois : 2 bois, 2 roseaux chacune
    .ruling-1 = Avec le Charpentier vous payez le plus bas des deux prix.
    .ruling-2 = Le Ramasseur de branchages peut aussi remplacer les roseaux de ce prix.
# Mining Hammer
card-B016 = Marteau de mineur
    .text = Vous recevez 1 repas. Chaque fois que vous rénovez, vous pouvez construire 1 étable gratuitement.
    .gist = 1 repas ; rénover : 1 étable gratuite
    .ruling-1 = Il n’agit pas sur la rénovation après laquelle vous le jouez dans le même tour.
    .ruling-2 = Une rénovation accordée par une autre carte compte.
    .ruling-3 = Avec le Conservateur, le passage du bois à la pierre est une seule rénovation.
# Moldboard Plow
card-B019 = Charrue à versoir
    .text = Deux fois dans la partie, quand vous utilisez Terre labourable, vous pouvez labourer un champ de plus.
    .gist = Terre labourable : 1 champ de plus, 2 fois
    .ruling-1 = Le champ en plus vient avant celui de Terre labourable.
    .ruling-2 = Il doit laisser une case pour le champ de Terre labourable.
    .ruling-3 = Si vous refusez, le champ en plus est gardé pour une autre fois.
    .ruling-4 = Elle n’agit pas sur Cultures.
# Lasso
card-B024 = Lasso
    .text = Vous pouvez placer deux personnes de suite si l’une d’elles utilise Marché aux moutons, Marché aux sangliers ou Marché aux bœufs.
    .gist = Placez 2 personnes, dont 1 au marché
    .ruling-1 = La première personne peut aller n’importe où si la seconde va sur l’un de ces marchés.
    .ruling-2 = Il faut une seconde personne à la maison.
    .ruling-3 = Votre prochain tour vient comme d’habitude.
    .ruling-4 = Les deux placements sont deux tours, et les cartes agissent sur chacun.
    .ruling-5 = Il n’a pas d’effet dans le tour où vous le jouez.
    .ruling-6 = La seconde personne peut être un nouveau-né élevé par les Parents adoptifs.
# Bread Paddle
card-B025 = Pelle à pain
    .text = Vous recevez 1 repas. Chaque fois que vous jouez un savoir-faire, vous pouvez aussi cuire du pain.
    .gist = 1 repas ; chaque savoir-faire : cuire du pain
    .ruling-1 = Le savoir-faire agit d’abord : les céréales qu’il rapporte peuvent être cuites.
    .ruling-2 = Un savoir-faire joué grâce à une autre carte compte.
# Mantlepiece
card-B033 = Manteau de cheminée
    .text = Vous recevez 1 point bonus pour chaque tour complet encore à venir. Désormais vous ne pouvez plus rénover.
    .gist = 1 point par tour ; ne plus rénover
    .ruling-1 = Joué au tour 14, il ne donne pas de point.
    .ruling-2 = Vous pouvez le jouer juste après une rénovation, dans le même tour.
    .ruling-3 = Aucune carte ne vous permet plus de rénover.
# Bottles
card-B036 = Bouteilles
    .text = Elles coûtent 1 argile et 1 repas par personne de votre famille, nouveau-nés compris.
    .gist = 4 points : 1 argile et 1 repas par personne
    .ruling-1 = Les repas peuvent être cuisinés pendant le paiement.
# Loom
card-B039 = Métier à tisser
    .text = À la récolte des champs, vous recevez 1/2/3 repas pour 1/4/7 moutons. À la fin, 1 point par groupe de 3 moutons.
    .gist = Repas pour moutons ; 3 moutons : 1 point
    .ruling-1 = Seul le plus haut palier de repas atteint compte.
    .ruling-2 = La Baratte donne aussi ses repas pour les mêmes moutons.
# Strawberry Patch
card-B045 = Carré de fraises
    .text = Placez 1 repas sur chacune des 3 prochaines cases de tour ; vous le recevez au début de ces tours.
    .gist = 1 repas aux 3 prochains tours
    .ruling-1 = Le Champ de haricots est un champ de légumes tant qu’il porte des légumes.
    .ruling-2 = Ce qui viendrait après le tour 14 est perdu.
# Herring Pot
card-B047 = Pot de harengs
    .text = Chaque fois que vous utilisez Pêche, placez 1 repas sur chacune des 3 prochaines cases de tour ; il vient avec ces tours.
    .gist = Pêche : 1 repas aux 3 prochains tours
    .ruling-1 = Chaque utilisation s’ajoute à ce qui se trouve déjà sur les cases de tour.
    .ruling-2 = Au tour 14, il n’a rien à donner.
    .ruling-3 = Sans repas sur Pêche, la case ne peut pas être utilisée pour cette seule carte.
# Butter Churn
card-B050 = Baratte
    .text = À la récolte des champs, vous recevez 1 repas par groupe de 3 moutons et 1 repas par groupe de 2 bœufs.
    .gist = Récolte : repas pour moutons et bœufs
    .ruling-1 = Elle continue d’agir quand vous jouez d’autres savoir-faire ensuite.
    .ruling-2 = Moutons et bœufs sont comptés séparément.
# Brook
card-B056 = Ruisseau
    .text = Chaque fois que vous utilisez Plage de roseaux, Carrière d’argile, Forêt ou la carte de la case du tour 1, vous recevez 1 repas de plus.
    .gist = Quatre cases : 1 repas de plus
    .ruling-1 = La personne doit se trouver sur Pêche au moment où vous jouez la carte.
    .ruling-2 = Le repas peut aider à payer ce que vous faites sur la case.
# Scullery
card-B057 = Arrière-cuisine
    .text = Au début de chaque tour, vous recevez 1 repas si votre maison est en bois.
    .gist = Maison en bois : 1 repas par tour
    .ruling-1 = Elle commence au tour qui suit celui où vous la jouez.
# Three-Field Rotation
card-B061 = Assolement triennal
    .text = Au début d’une récolte des champs, vous recevez 3 repas si vous avez un champ de céréales, un champ de légumes et un champ vide.
    .gist = Céréales, légumes, champ vide : 3 repas
    .ruling-1 = Un champ vidé par cette même récolte ne compte pas.
    .ruling-2 = Le Champ de haricots compte, planté ou vide.
# Pitchfork
card-B062 = Fourche à foin
    .text = Chaque fois que vous utilisez Culture de céréales alors que quelqu’un est sur Terre labourable, vous recevez 3 repas de plus.
    .gist = Terre labourable prise : 3 repas
    .ruling-1 = Ce peut être l’une de vos personnes qui se trouve sur Terre labourable.
# Sack Cart
card-B066 = Charrette à sacs
    .text = Placez 1 céréale sur chacune des cases des tours 5, 8, 11 et 14 encore à venir ; vous la recevez au début de ce tour.
    .gist = 1 céréale aux tours 5, 8, 11 et 14
    .ruling-1 = Jouée au début d’un tour, elle vient trop tard pour ce tour.
# Beanfield
card-B068 = Champ de haricots
    .text = Cette carte est un champ où ne poussent que des légumes.
    .gist = Un champ pour légumes seulement
    .ruling-1 = Ce n’est pas une tuile de champ, ni au décompte ni comme voisin du champ suivant.
    .ruling-2 = Les légumes qui s’y trouvent comptent au décompte.
    .ruling-3 = Il n’est semé de nouveau que lorsqu’il est vide.
    .ruling-4 = Tant qu’il porte des légumes, c’est un champ de légumes.
# Thick Forest
card-B074 = Forêt touffue
    .text = Placez 1 bois sur chaque case de tour paire encore à venir ; vous le recevez au début de ce tour.
    .gist = 1 bois à chaque tour pair
    .ruling-1 = L’argile est nécessaire, mais n’est pas payée.
    .ruling-2 = L’argile doit être dans votre réserve : rien ne peut être échangé contre elle pendant que vous jouez la carte.
# Loam Pit
card-B077 = Fosse à glaise
    .text = Chaque fois que vous utilisez Travail journalier, vous recevez aussi 3 argiles.
    .gist = Travail journalier : aussi 3 argiles
    .ruling-1 = L’argile peut payer le Métayer dans le même tour, si vous faites agir cette carte d’abord.
# Hard Porcelain
card-B080 = Porcelaine dure
    .text = À tout moment, vous pouvez échanger 2/3/4 argiles contre 1/2/3 pierres.
    .gist = 2, 3, 4 argiles pour 1, 2, 3 pierres
    .ruling-1 = Vous pouvez l’utiliser encore et encore : 8 argiles en deux échanges font 6 pierres.
    .ruling-2 = Vous pouvez l’utiliser au milieu d’un paiement.
# Acorns Basket
card-B084 = Panier de glands
    .text = Placez 1 sanglier sur chacune des 2 prochaines cases de tour ; vous le recevez au début de ces tours.
    .gist = 1 sanglier aux 2 prochains tours
    .ruling-1 = Un sanglier sans place peut être cuisiné ou s’en va.
    .ruling-2 = Une étable que le Palefrenier construit au même début de tour peut l’accueillir.
    .ruling-3 = Joué au début d’un tour, il commence au tour suivant.
    .ruling-4 = Ce qui viendrait après le tour 14 est perdu.
