# Ce que dit le moteur, en français. Un message se trouve par son code ; ses variables sont les paramètres du code.
# Marchandises, cartes, cases, tuiles et joueurs arrivent en toutes lettres ; les nombres choisissent le pluriel.

## Marchandises

good-wood = bois
good-clay = argile
good-reed = roseau
good-stone = pierre
good-grain = céréale
good-vegetable = légume
good-food = repas
good-sheep = mouton
good-boar = sanglier
good-cattle = bœuf

# `.all` porte sa préposition : « fois le nombre de pièces », « le plus d’aménagements ».
count-wood = { $n } bois
    .all = de bois
count-clay = { $n ->
    [one] { $n } argile
   *[other] { $n } argiles
}
    .all = d’argiles
count-reed = { $n ->
    [one] { $n } roseau
   *[other] { $n } roseaux
}
    .all = de roseaux
count-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
    .all = de pierres
count-grain = { $n ->
    [one] { $n } céréale
   *[other] { $n } céréales
}
    .all = de céréales
count-vegetable = { $n ->
    [one] { $n } légume
   *[other] { $n } légumes
}
    .all = de légumes
count-food = { $n } repas
    .all = de repas
count-sheep = { $n ->
    [one] { $n } mouton
   *[other] { $n } moutons
}
    .all = de moutons
count-boar = { $n ->
    [one] { $n } sanglier
   *[other] { $n } sangliers
}
    .all = de sangliers
count-cattle = { $n ->
    [one] { $n } bœuf
   *[other] { $n } bœufs
}
    .all = de bœufs

goods-nothing = rien
goods-join = {", "}
list-join = {", "}
reasons-join = {" ; "}

## Noms

player = joueur { $number }
players-join = {" et "}

tile-small = petit pâturage
tile-two = pâturage de 2 cases
tile-three = pâturage de 3 cases
tile-corner = pâturage en angle
tile-four = pâturage de 4 cases
tile-room = pièce

kind-major = aménagement majeur
kind-minor = aménagement mineur
kind-occupation = savoir-faire

## Ce que l’on compte

count-occupations = { $n } savoir-faire
    .all = de savoir-faire
count-later-occupations = { $n ->
    [one] { $n } savoir-faire joué ensuite
   *[other] { $n } savoir-faire joués ensuite
}
    .all = de savoir-faire joués ensuite
count-improvements = { $n ->
    [one] { $n } aménagement
   *[other] { $n } aménagements
}
    .all = d’aménagements
count-grain-fields = { $n ->
    [one] { $n } champ de céréales
   *[other] { $n } champs de céréales
}
    .all = de champs de céréales
count-vegetable-fields = { $n ->
    [one] { $n } champ de légumes
   *[other] { $n } champs de légumes
}
    .all = de champs de légumes
count-empty-fields = { $n ->
    [one] { $n } champ vide
   *[other] { $n } champs vides
}
    .all = de champs vides
count-empty-field-tiles = { $n ->
    [one] { $n } champ vide dans la ferme
   *[other] { $n } champs vides dans la ferme
}
    .all = de champs vides dans la ferme
count-rooms = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
    .all = de pièces
count-added-rooms = { $n ->
    [one] { $n } pièce au-delà des deux premières
   *[other] { $n } pièces au-delà des deux premières
}
    .all = de pièces au-delà des deux premières
count-planted-fields = { $n ->
    [one] { $n } champ ensemencé
   *[other] { $n } champs ensemencés
}
    .all = de champs ensemencés
count-field-tiles = { $n ->
    [one] { $n } champ dans la ferme
   *[other] { $n } champs dans la ferme
}
    .all = de champs dans la ferme
count-animals = { $n ->
    [one] { $n } animal
   *[other] { $n } animaux
}
    .all = d’animaux
count-rooms-of-wood = { $n ->
    [one] { $n } pièce en bois
   *[other] { $n } pièces en bois
}
    .all = de pièces en bois
count-rooms-of-clay = { $n ->
    [one] { $n } pièce en argile
   *[other] { $n } pièces en argile
}
    .all = de pièces en argile
count-rooms-of-stone = { $n ->
    [one] { $n } pièce en pierre
   *[other] { $n } pièces en pierre
}
    .all = de pièces en pierre
count-grain-in-all = { $n ->
    [one] { $n } céréale en tout
   *[other] { $n } céréales en tout
}
    .all = de céréales en tout
count-vegetable-in-all = { $n ->
    [one] { $n } légume en tout
   *[other] { $n } légumes en tout
}
    .all = de légumes en tout
count-people = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
    .all = de personnes
count-unused-spaces = { $n ->
    [one] { $n } case de ferme inutilisée
   *[other] { $n } cases de ferme inutilisées
}
    .all = de cases de ferme inutilisées
count-pasture-spaces = { $n ->
    [one] { $n } case de ferme en pâturage
   *[other] { $n } cases de ferme en pâturage
}
    .all = de cases de ferme en pâturage
count-pastures = { $n ->
    [one] { $n } pâturage
   *[other] { $n } pâturages
}
    .all = de pâturages
count-stables = { $n ->
    [one] { $n } étable
   *[other] { $n } étables
}
    .all = d’étables
count-unfenced-stables = { $n ->
    [one] { $n } étable hors des pâturages
   *[other] { $n } étables hors des pâturages
}
    .all = d’étables hors des pâturages
count-gained-in-work = { $n ->
    [one] { $n } matériau de construction reçu dans cette phase de travail
   *[other] { $n } matériaux de construction reçus dans cette phase de travail
}
    .all = de matériaux de construction reçus dans cette phase de travail
count-completed-rounds = { $n ->
    [one] { $n } tour achevé
   *[other] { $n } tours achevés
}
    .all = de tours achevés
count-rounds-left = { $n ->
    [one] { $n } tour complet restant
   *[other] { $n } tours complets restants
}
    .all = de tours complets restants
count-round = le tour { $n }
    .all = de tours
count-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
    .all = de joueurs
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
    .all = de points

## Ce que l’on peut faire

do-ask-again = les autres peuvent se raviser
do-nothing = rien
do-then = { $parts }
    .join = {", puis "}
do-or = { $parts }
    .join = {" ou "}
do-and-or = { $parts }
    .join = {" et/ou "}
do-may = peut { $what }
do-take = prendre { $goods }
do-take-what = prendre { $what }
do-take-all = prendre ce qui s’y trouve
do-others-take = tous les autres prennent { $goods }
do-they-take = ce joueur prend { $goods }
do-keep-cooked = garder ce que vous avez cuisiné
do-pay = payer { $price }
do-get-paid = recevoir { $price }
do-pay-owner = payer { $price } au propriétaire
do-pay-owners = payer { $goods } au propriétaire de chaque carte
do-fill-space = poser { $goods } sur la case de cette carte
do-leave-on-space = laisser { $goods } sur la case
do-promise = poser { $goods } sur des cases de tour
do-plow = labourer un champ
do-plow-up-to = { $n ->
    [one] labourer jusqu’à { $n } champ
   *[other] labourer jusqu’à { $n } champs
}
do-plow-for-each = labourer autant de champs que { $what }
do-sow = semer
do-sow-crop = semer ({ $good })
do-bake = cuire du pain
do-grow = naissance
do-starting-player = devenir premier joueur
do-build-room = construire 1 pièce
do-build-rooms = construire des pièces
do-build-rooms-of = { $material ->
    [wood] construire des pièces en bois
    [clay] construire des pièces en argile
   *[stone] construire des pièces en pierre
}
do-renovate = rénover
do-build-stable = construire 1 étable
do-build-stables = construire des étables
do-build-fences = construire des clôtures
do-fences-for-partner = construire des clôtures pour le partenaire
do-trade = échanger avec le partenaire
do-pay-one-good = payer un bien
do-rebuild-fences = reconstruire les clôtures
do-fence-one-space = clôturer une case
do-build-pastures = construire des pâturages
do-build-card = construire { $card }
do-build-improvement = construire un aménagement
do-major = aménagement majeur
do-minor = aménagement mineur
do-major-or-minor = aménagement majeur ou mineur
do-occupation = jouer un savoir-faire
do-harvest-more = récolter davantage ({ $good })
do-breed = faire se reproduire les animaux
do-place-another = placer une autre personne
do-guest-comes = un invité arrive
do-place-guest = placer un invité
do-place-newborn = payer { $price } pour placer un nouveau-né
do-move-person = déplacer une personne
do-play-for-nothing = la jouer gratuitement
do-score = marquer { $points }
do-score-by-situation = marquer des points
do-note = le noter

amount-times = { $goods } fois le nombre { $what }
amount-for-every = { $goods } par groupe : { $what }
amount-at = { $goods } pour { $what }
amount-for-each-done = { $goods } pour chaque unité
amount-as-much = encore autant ({ $good })
amount-by-steps = { $parts }
    .join = {" / "}

cost-goods = { $goods }
cost-return = rendre { $returns }
cost-goods-and-return = { $goods } et rendre { $returns }

# Ce qui se rend contre une autre carte, avec son article.
returns-own-fireplace = un Foyer
returns-own-cooking-hearth = un Fourneau
returns-own-oven = un four
returns-own-joinery = la Menuiserie
returns-own-well = le Puits

## Questions

ask-nothing = rien
ask-place = placer une personne
ask-end-turn = terminer le tour
ask-pick = { $n ->
    [one] garder une carte de chaque sorte
   *[other] garder { $n } cartes de chaque sorte
}
ask-pick-occupations = garder { $n } savoir-faire
ask-pick-minors = { $n ->
    [one] garder un aménagement mineur
   *[other] garder { $n } aménagements mineurs
}
ask-discard-down-to = défausser des cartes jusqu’à en avoir { $n } de chaque sorte
ask-mulligan = défausser toutes les cartes d’une sorte pour en piocher une de moins, ou garder sa main
ask-exchange = { $n ->
    [one] échanger une carte en main
   *[other] échanger jusqu’à { $n } cartes en main
}
ask-put-away = défausser { $n } cartes en main
ask-draw = piocher une carte
ask-choose = choisir
ask-first = choisir par quoi commencer
ask-pay = choisir comment payer
ask-keep = choisir les animaux à garder
ask-take-animals = choisir combien d’animaux prendre
ask-feed = nourrir la famille
ask-breed = choisir les animaux à garder après la reproduction
ask-any-time = utiliser des cartes, ou continuer
ask-which-card = choisir la carte qui agit d’abord
ask-major = construire un aménagement majeur
ask-minor = jouer un aménagement mineur
ask-major-or-minor = construire un aménagement majeur ou jouer un mineur
ask-occupation = jouer un savoir-faire ({ $food } repas)
ask-occupation-by-number = { $cheaper ->
    [1] { $first ->
        [0] jouer un savoir-faire (le premier est gratuit, puis { $food } repas)
       *[other] jouer un savoir-faire (le premier coûte { $first } repas, puis { $food } repas)
    }
   *[other] { $first ->
        [0] jouer un savoir-faire (les { $cheaper } premiers sont gratuits, puis { $food } repas)
       *[other] jouer un savoir-faire (les { $cheaper } premiers coûtent { $first } repas chacun, puis { $food } repas)
    }
}

## Réponses

act-place = { $space }
act-choose = { $what }
act-react = { $card }
act-react-by = { $card } : { $what }
act-collect = prendre ce qui se trouve sur la case de tour
act-room = pièce en { $cell }
act-rooms = { $n ->
    [one] construire { $n } pièce
   *[other] construire { $n } pièces
}
act-renovate = { $material ->
    [wood] rénover en bois
    [clay] rénover en argile
   *[stone] rénover en pierre
}
act-stable = étable en { $cell }
act-stable-beside = construire une étable à côté de la ferme
act-stable-in = construire une étable dans un { $tile }
act-pasture = construire un { $tile }
act-pasture-with-stable = construire un { $tile } et y déplacer une étable
act-plow-with = labourer jusqu’à { $n } champs avec { $card }
act-plow = champ en { $cell }
act-fence = clôturer { $cells }
act-edge = une clôture en { $edge }
act-partner = { $what } chez le partenaire
act-give = donner { $goods }
act-receive = recevoir { $goods }
act-sow = semer { $goods }
act-sow-by-the-house = semer { $goods } à côté de la maison
act-sow-one-field = semer { $goods } sur un seul champ
act-sow-one-field-by-the-house = semer { $goods } sur un seul champ à côté de la maison
act-bake = { $n ->
    [one] cuire { $n } céréale
   *[other] cuire { $n } céréales
}
act-build = construire { $card }
act-play = jouer { $card }
act-pay = payer { $goods }
act-pay-returning = payer { $goods } et rendre { $card }
act-pay-by-returning = rendre { $card }
act-pay-converting = payer { $goods } ({ $conversions })
act-pay-returning-converting = payer { $goods } et rendre { $card } ({ $conversions })
act-pay-by-returning-converting = rendre { $card } ({ $conversions })
conversion = { $give } contre { $get }
# Rien ne reste : la phrase change avec le mot de goods-nothing.
act-keep = { $goods ->
    [rien] n’en garder aucun
   *[other] garder { $goods }
}
act-take-animals = prendre { $goods }
act-keep-cooked = mettre { $goods } sur { $card }
act-lay-for-cooked = mettre { $goods } sur { $card } pour { $cooked }
act-keep-cook = { $goods ->
    [rien] n’en garder aucun ; cuisiner { $cooked } pour { $got }
   *[other] garder { $goods } ; cuisiner { $cooked } pour { $got }
}
act-keep-release = { $goods ->
    [rien] n’en garder aucun ; relâcher { $released }
   *[other] garder { $goods } ; relâcher { $released }
}
act-keep-cook-release = { $goods ->
    [rien] n’en garder aucun ; cuisiner { $cooked } pour { $got } ; relâcher { $released }
   *[other] garder { $goods } ; cuisiner { $cooked } pour { $got } ; relâcher { $released }
}
act-convert = { $give } contre { $get }
act-use = { $card } : { $what }
act-harvest-more = récolter 1 de plus ({ $good }) dans { $parts }
    .join = {" et "}
field-card-with = { $card } avec { $lying }
fields-with = { $n ->
    [one] { $n } champ à { $lying }
   *[other] { $n } champs à { $lying }
}
act-child = une nouvelle personne
act-draw-occupation = faire tirer un métier par un autre joueur
act-lodger = un locataire emménage
act-beg = mendier { $n }
act-pick = garder { $card }
act-discard = défausser { $card }
act-mulligan-occupations = défausser tous les savoir-faire et en piocher { $n }
act-mulligan-minors = défausser tous les aménagements mineurs et en piocher { $n }
act-draw-occupations = piocher un savoir-faire
act-draw-minors = piocher un aménagement mineur
act-exchange = défausser { $n } cartes en main pour une nouvelle
act-take = passer son tour et prendre { $card }
act-done = terminé
act-end-turn = fin du tour

## Pourquoi pas

why-game-over = la partie est finie
why-earlier-position = une position antérieure est affichée ; allez à la dernière pour continuer à jouer
why-first = d’abord { $seat } : { $what }
why-short = il manque { $amount }
why-price = le prix ne peut pas être payé
why-nothing-to-return = il manque { $returns } à rendre
why-of = { $what } : { $why }
why-toll = { $card } le demande : { $why }
why-card = { $card } : { $why }
why-tile = { $tile } : { $why }
why-only = seulement { $what }
why-needs = prérequis : { $what }
why-not-possible = { $what } : pas possible
why-nothing-there = rien ne s’y trouve
why-opens-later = elle ouvre au tour { $round }
why-not-turned-up = sa carte n’est pas encore révélée (période { $stage })
why-space-on-card = { $card } n’est pas encore en jeu
why-occupied = occupée par { $seats }
why-tile-occupied = sa tuile est occupée par { $seats }
why-from-round = inutilisable avant le tour { $round }
why-nobody-home = personne n’est à la maison
why-not-carried-through = ce qu’elle propose ne peut pas être mené à bien
why-no-cell-asked = aucune case de ferme n’est à choisir maintenant
why-room-there = une pièce s’y trouve
why-field-there = un champ s’y trouve
why-stable-there = une étable s’y trouve
why-no-fences = aucune clôture
why-nothing-to-trade = aucun des partenaires n’a rien à donner
why-fence-there = une clôture s’y dresse
why-inside-pasture = c’est dans un pâturage
why-beside-no-room = cela ne touche pas la maison
why-beside-no-field = cela ne touche aucun champ
why-beside-nothing = cela ne touche ni pièce, ni champ, ni étable, ni pâturage
why-no-space-beside-house = aucun emplacement libre à côté de la maison
why-no-space-beside-field = aucun emplacement libre à côté d’un champ
why-no-free-space = aucun emplacement libre
why-finest-house = { $material ->
    [wood] une maison en bois ne se rénove pas
    [clay] une maison en argile ne se rénove plus
   *[stone] une maison en pierre ne se rénove plus
}
why-renovation-forbidden = une carte interdit de rénover
why-no-stable-left = plus d’étable
why-no-space-for-stable = pas de place pour une étable
why-no-single-space = aucune case seule ne peut être clôturée
why-no-pasture = aucun pâturage ne peut être clôturé
why-no-pasture-with-cell = aucun pâturage avec cet emplacement ne peut être clôturé et payé
why-fences = { $needed ->
    [one] il faut { $needed } clôture, il en reste { $left }
   *[other] il faut { $needed } clôtures, il en reste { $left }
}
why-room-in-pasture = une pièce ne peut pas être dans un pâturage
why-field-in-pasture = un champ ne peut pas être dans un pâturage
why-pasture-apart = les cases d’un pâturage doivent se toucher par un côté
why-pasture-not-beside = un nouveau pâturage doit partager un côté avec un des vôtres
why-pasture-mixed = il est à moitié dans un pâturage
why-nothing-to-sow = rien à semer
why-nothing-to-plow = aucun champ à labourer
why-no-empty-field = aucun champ vide
why-no-field-for-crop = aucun champ vide pour cette culture
why-no-oven = aucun aménagement pour cuire du pain
why-no-grain = aucune céréale
why-no-person-left = plus de personne disponible
why-no-room = pas de place : { $rooms } pièces pour { $people } personnes
why-house-of = { $material ->
    [wood] la maison est en bois
    [clay] la maison est en argile
   *[stone] la maison est en pierre
}
why-no-room-tile = plus de pièce
why-no-tile-left = plus de tuile
why-no-small-tile = plus de petite tuile
why-no-improvement-left = plus d’aménagement disponible
why-no-improvement = aucun aménagement possible maintenant ({ $why })
why-no-occupation-in-hand = aucun savoir-faire en main
why-no-occupation = aucun savoir-faire jouable maintenant ({ $why })
why-no-occupations-in-game = il n’y a pas de savoir-faire dans la partie d’initiation
why-none-on-fields = rien de tel dans les champs ({ $good })
why-no-newborn = aucun nouveau-né sur une case d’action
why-no-space-for-guest = il n’y a pas de case pour un invité
why-no-space-for-newborn = le nouveau-né ne pourrait utiliser aucune case
why-nobody-to-move = personne ne peut être déplacé
why-they-lack = l’autre joueur n’a pas { $goods }
why-owned = déjà chez { $seat }
why-not-to-be-had = elle n’est pas disponible
why-not-built-while = construction impossible ; d’abord { $seat } : { $what }
why-not-played-while = carte impossible ; d’abord { $seat } : { $what }

## Ce qu’une carte demande

need-at-least = au moins { $what }
need-at-most = { $what } au plus
need-exactly = exactement { $what }
need-all = { $parts }
    .join = {" et "}
need-not = pas { $what }
need-another-player = chez un autre joueur : { $what }
need-only-player = comme seul joueur : { $what }
need-feeding = pendant l’alimentation
need-harvest = pendant une récolte
need-from-round = à partir du tour { $round }
need-rounds = aux tours { $rounds }
need-person-on = une personne sur { $space }
need-on-round-space = sur la case du tour { $round }
need-nobody-else = tant que personne d’autre n’occupe { $space }
need-occupied = { $space } : case occupée
need-from-the-space = de la case
need-several-resources = plusieurs sortes de matériaux
need-in-that-way = de cette façon
need-animals-cooked = des animaux changés en repas
need-drawn = tirée par un autre joueur
need-an-occupation = un savoir-faire
need-an-improvement = un aménagement
need-no-food-there = tant qu’aucun repas ne s’y trouve
house-of = { $material ->
    [wood] une maison en bois
    [clay] une maison en argile
   *[stone] une maison en pierre
}

## Ce qu’une carte retient

note-times = fait { $n } fois sur { $most }
note-done = fait
note-not-done = pas encore fait

## La feuille de score

score-fields = { $n ->
    [one] { $n } tuile de champ
   *[other] { $n } tuiles de champ
}
score-pastures = { $n ->
    [one] { $n } pâturage
   *[other] { $n } pâturages
}
score-goods = { $amount }
score-grain-on-fields = { $n ->
    [one] { $n } céréale dans les champs
   *[other] { $n } céréales dans les champs
}
score-unused = { $n ->
    [one] { $n } case inutilisée
   *[other] { $n } cases inutilisées
}
score-fenced-stables = { $n ->
    [one] { $n } étable clôturée
   *[other] { $n } étables clôturées
}
score-stables-in-pastures = { $n ->
    [one] { $n } étable dans un pâturage
   *[other] { $n } étables dans des pâturages
}
score-rooms = { $material ->
    [wood] { $n ->
        [one] { $n } pièce en bois
       *[other] { $n } pièces en bois
    }
    [clay] { $n ->
        [one] { $n } pièce en argile
       *[other] { $n } pièces en argile
    }
   *[stone] { $n ->
        [one] { $n } pièce en pierre
       *[other] { $n } pièces en pierre
    }
}
score-people = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
score-begging = { $n ->
    [one] { $n } carte de mendicité
   *[other] { $n } cartes de mendicité
}
score-card = { $card }
score-card-bonus = { $card } : { $why }
score-earned = gagnés pendant la partie
score-the-most = le plus { $what }

## Mots à côté des cartes, par leur anglais

own-1-food-for-every-2-goods = 1 repas par groupe de 2 marchandises
own-1-point-for-each-round-left = 1 point par tour restant
own-2-sheep-for-each-large-new-pasture = 2 moutons par grand pâturage nouveau
own-chief = Chef
own-a-point-for-each-round-to-come = un point par tour à venir
own-after-traveling-players = après le Spectacle
own-after-the-first-person-of-a-turn = après la première personne d’un tour
own-another-player-starts = un autre joueur commence
own-boar-or-cattle = sangliers ou bœufs
own-buy-the-grain-for-2-food = acheter la céréale pour 2 repas
own-choose-a-buyer = choisir un acheteur
own-for-its-owner = pour son propriétaire
own-give-it-to-the-starting-player = le donner au premier joueur
own-hand-over-the-grain = remettre la céréale
own-hang-up-the-hides = suspendre les peaux
own-in-a-pot = dans un pot
own-let-animals-go = lâcher des animaux
own-miss-the-next-harvest = manquer la prochaine récolte
own-more-than-one = plus d’un
own-move-1-crop = déplacer 1 culture
own-move-into-the-hut = emménager dans la hutte
own-note-it = le noter
own-note-the-turn = noter le tour
own-one-child-stays-at-home = un enfant reste à la maison
own-sell-1-grain = vendre 1 céréale
own-take-1-wood = prendre 1 bois
own-take-2-points = prendre 2 points
own-turn-up-the-cards = retourner les cartes
own-wood-by-an-action = du bois par une action
own-a-field-with-n = un champ à { $n }
own-an-empty-field = un champ vide
own-beanfield = Champ de haricots
own-move-goods-from-giver-to-taker = déplacer { $goods } : { $giver } → { $taker }
own-keep-goods-for-points = garder { $goods } pour { $points }
own-take-3-food-for-1-grain = prendre 3 repas contre 1 céréale
own-sell-1-grain-to-seat-for-2-food = vendre 1 céréale à { $seat } pour 2 repas
own-misses-the-harvest-of-round-round = manque la récolte du tour { $round }
own-boar-wild-boar-and-cattle-cattle-on-it = dessus : { $boar ->
    [one] { $boar } sanglier
   *[other] { $boar } sangliers
} et { $cattle ->
    [one] { $cattle } bœuf
   *[other] { $cattle } bœufs
}
own-goods-left = de marchandises restantes
own-n-one-n-good-left-other-n-goods-left = { $n ->
    [one] { $n } marchandise restante
   *[other] { $n } marchandises restantes
}
own-pastures-with-room-for-3-more-animals = de pâturages avec place pour 3 animaux de plus
own-n-one-n-pasture-with-room-for-3-more-animals-other-n-pastures-with-room-for-3-more-animals = { $n ->
    [one] { $n } pâturage avec place pour 3 animaux de plus
   *[other] { $n } pâturages avec place pour 3 animaux de plus
}
own-used-in-this-round = utilisé ce tour-ci
own-a-person-may-move-in-this-round = une personne peut se déplacer ce tour-ci

## Cases d’action

space-build_rooms_and_stables = Pièces et/ou étables
space-starting_player_storehouse = Premier joueur et entrepôt
space-take_1_grain = 1 céréale
space-plow_1_field = Labourage
space-build_stable_bake_bread = Une étable et/ou cuisson de pain
space-day_laborer_family = Travail journalier
space-wood_3 = 3 bois
space-clay_1 = 1 argile
space-reed_1 = 1 roseau
space-fishing = Pêche
space-sow_bake = Semailles et/ou cuisson de pain
space-major_minor_improvement = Aménagement majeur ou mineur
space-sheep_1 = 1 mouton
space-fences = Clôtures
space-stone_1_stage2 = 1 pierre (période 2)
space-renovate_improvement = Rénovation puis aménagement
space-family_growth_minor = Naissance puis aménagement mineur
space-take_1_vegetable = 1 légume
space-wild_boar_1 = 1 sanglier
space-stone_1_stage4 = 1 pierre (période 4)
space-cattle_1 = 1 bœuf
space-plow_sow = Labourage et/ou semailles
space-family_growth_no_room = Naissance même sans pièce libre
space-renovate_fences = Rénovation puis clôtures
space-starting_player_minor = Premier joueur et/ou aménagement mineur
space-occupation = 1 savoir-faire
space-day_laborer = Travail journalier
space-tavern = Taverne
space-wood_2_3p = 2 bois
space-clay_1_3p = 1 argile (3 joueurs)
space-building_resource_1_3p = 1 matériau de construction
space-building_resources_2_3p = 2 matériaux de construction
space-occupation_3p = 1 savoir-faire (3 joueurs)
space-wood_1_4p = 1 bois
space-wood_2_4p = 2 bois
space-clay_2_4p = 2 argiles
space-reed_stone_food_4p = 1 roseau, 1 pierre et 1 repas
space-traveling_players_4p = Spectacle
space-building_resources_2_4p = 2 matériaux de construction
space-occupation_4p = 1 savoir-faire (4 joueurs)
space-wood_4_5p = 4 bois
space-clay_3_5p = 3 argiles
space-reed_stone_wood_5p = 1 roseau, et 1 pierre, 1 bois
space-animals_5p = Bétail
space-room_or_traveling_5p = Une pièce ou spectacle
space-building_resources_or_growth_5p = 2 matériaux ou naissance (dès le tour 5)
space-occupation_or_growth_5p = 1 savoir-faire ou naissance (dès le tour 5)
space-farm_expansion = Extension de ferme
space-meeting_place = Lieu de rencontre
space-grain_seeds = Culture de céréales
space-farmland = Terre labourable
space-marketplace = Marché
space-lessons_a = Apprentissage
space-forest = Forêt
space-clay_pit = Carrière d’argile
space-reed_bank = Plage de roseaux
space-major_improvement = Aménagements
space-fencing = Clôtures
space-grain_utilization = Utilisation de céréales
space-sheep_market = Marché aux moutons
space-basic_wish_for_children = Désir d’enfant
space-house_redevelopment = Rénovation de maison
space-western_quarry = Carrière Ouest
space-vegetable_seeds = Culture de légumes
space-pig_market = Marché aux sangliers
space-cattle_market = Marché aux bœufs
space-eastern_quarry = Carrière Est
space-urgent_wish_for_children = Désir d’enfant urgent
space-cultivation = Cultures
space-farm_redevelopment = Rénovation de ferme
space-copse = Bosquet
space-resource_market = Marché de ressources
space-animal_market = Marché aux animaux
space-modest_wish_for_children = Désir d’enfant modeste
space-side_job = Activité secondaire
space-grove = Petit bois
space-hollow = Vallon
space-lessons_x = Autre apprentissage
space-traveling_players = Spectacle
space-pasture = Pâturages
space-plow = Labourage
space-sow = Semailles
space-grain = Céréale
space-sheep = Moutons
space-rooster = Coq
space-3_wood = 3 bois
space-1_clay = 1 argile
space-1_reed = 1 roseau
space-day_labor = Travail journalier
space-cooking = Cuisine
space-wood_rooms = Pièces en bois et/ou étables
space-renovation = Rénovation et/ou étable
space-clay_rooms = Pièces en argile et/ou étables
space-family_growth = Naissance
space-boar = Sangliers
space-wind_mill = Moulin à vent
space-cattle = Bœufs
space-basketmaker = Vannerie
space-pottery = Poterie
space-joinery = Menuiserie
space-depot = Dépôt
space-1_wood = 1 bois
space-2_wood = 2 bois
space-2_clay = 2 argiles
space-2_of_your_choice = 2 au choix
space-pastures_and_or_stables = Pâturages et/ou étables
space-one_of_each = Un de chaque
