# Autres façons de jouer : `variant-<nom>` est le nom, `.about` le dit en une phrase.

variant-deifuss = Une carte mobile chacun
    .about = Chacun reçoit 6 aménagements mineurs ordinaires et 1 qui passe de joueur en joueur.
variant-lopez = Savoir-faire par groupe
    .about = Chacun reçoit 3 savoir-faire pour tout nombre de joueurs, 2 à partir de trois, 2 pour quatre.

variant-draft-separate = Draft, une sorte après l’autre
    .short = Gardez une carte, passez les autres.
    .about = Des paquets de 7 savoir-faire circulent : chacun en garde 1 et passe le reste ; puis de même avec 7 aménagements mineurs.
variant-draft-combined = Draft des deux sortes
    .about = Des paquets de 7 savoir-faire et 7 aménagements mineurs circulent : chacun garde 1 carte de chaque sorte et passe le reste.
variant-draft-8 = Draft à huit
    .about = Des paquets de 8 savoir-faire circulent, puis de 8 aménagements mineurs ; la dernière carte de chaque paquet quitte la partie.
variant-draft-quick = Draft rapide
    .about = Des paquets de 7 et 7 circulent : gardez 3 cartes de chaque sorte, puis 2, puis les 2 dernières.
variant-7-of-10 = 7 sur 10
    .short = Un choix parmi dix au lieu de sept.
    .about = Chacun reçoit 10 cartes de chaque sorte et en garde 7.
variant-mulligan = Mulligan
    .short = Échangez une mauvaise main contre une carte de moins.
    .about = Avant la partie, vous pouvez défausser toutes vos cartes d’une sorte et en piocher une de moins, autant de fois que vous voulez.
variant-living-5 = Main vivante de 5
    .about = 5 cartes de chaque sorte ; après chaque carte jouée, vous en piochez une de la sorte de votre choix, et à la fin de chaque récolte vous pouvez en échanger une.
variant-living-3 = Main vivante de 3
    .about = 3 cartes de chaque sorte, dont vous pouvez échanger jusqu’à six avant la partie ; après chaque carte jouée, vous en piochez une de la sorte de votre choix.
variant-petri = Cartes visibles
    .about = Quelques cartes sont étalées face visible. Une fois par tour, un joueur peut renoncer à placer une personne pour en prendre une.
variant-exchange-3-1 = Trois contre une
    .about = À chacune de vos décisions, vous pouvez défausser 3 cartes de votre main et en piocher 1 de la sorte que vous nommez.

# Équipes

variant-team = Équipes de deux
    .about = Ceux qui sont assis face à face forment une équipe : ils échangent au Marché, construisent et labourent l’un pour l’autre et partagent ce qui réduit les coûts de construction ; de chaque catégorie, la valeur la plus basse des deux compte.
variant-team-product = Équipes de deux, multipliées
    .about = Comme le jeu en équipes, mais les totaux des deux partenaires sont multipliés.

# Pour apprendre

variant-suggestion-markers = Jetons Suggestion
    .about = Avant de placer une personne, trois cases sont marquées au choix des débutants.
variant-solo-target = Un objectif à atteindre
    .about = En solitaire, avec un nombre de points à atteindre : 50 pour la première partie d’une série.

# Règles maison

variant-accommodate-first = Héberger d’abord
    .about = Un animal doit avoir eu une place à la ferme avant d’être transformé en repas ; les nouveaux qui n’en trouvent pas sont perdus.
variant-one-pasture-per-kind = Un pâturage par espèce
    .about = Une espèce d’animaux ne vit que dans un seul pâturage, en plus des étables, de la maison et des cartes.
variant-take-what-fits = Prendre ce qui tient
    .about = D’une case d’animaux, on ne prend que ce qu’on héberge ou cuisine ; le reste y demeure.
variant-open-fences = Clôtures ouvertes
    .about = Les clôtures n’ont pas à fermer un pâturage dans la même action.
variant-free-pastures = Pâturages libres
    .about = Les pâturages n’ont pas à être adjacents entre eux.
variant-larkin-start = Aller et retour
    .about = Chacun commence avec 3 repas ; au tour 1, les deuxièmes personnes sont placées dans l’ordre inverse du tour.
variant-szongott = Grande tuile à deux
    .about = À 2 joueurs, la grande tuile supplémentaire est en jeu, avec son Bosquet.
variant-strict-adjacency = Tout se touche
    .about = Tout ce qui est construit doit toucher une pièce, un champ, une étable ou un pâturage : aussi le premier champ et le premier pâturage.

# Les lignes du bloc de score, où deux partenaires sont comparés

pad-fields = Champs
pad-pastures = Pâturages
pad-grain = Céréales
pad-vegetables = Légumes
pad-sheep = Moutons
pad-boar = Sangliers
pad-cattle = Bœufs
pad-unused-spaces = Cases inutilisées
pad-fenced-stables = Étables clôturées
pad-clay-rooms = Pièces en argile
pad-stone-rooms = Pièces en pierre
pad-people = Personnes
pad-cards = Cartes
pad-bonus = Points bonus
pad-begging = Mendicité

# La feuille d’une équipe et son marché

team-wins = Cette équipe gagne.
team-lower = Pour chaque ligne, la plus petite valeur compte.
team-totals = Les totaux des deux partenaires font les points.
team-counts = Compte
trade-title = Échanger avec le partenaire
trade-which = Quel bien
trade-both = { $good } : vous en avez { $own }, votre partenaire { $other }
trade-less = Donner moins, ou recevoir plus
trade-more = Donner plus, ou recevoir moins
trade-fee = Vous payez pour cela

# Choisir une main ensemble

draft-pass = Gardez-en { $n } sur { $of }, passez le reste à { $name }.
    .last = Gardez-en { $n } sur { $of }, le reste quitte la partie.
draft-occupation = Savoir-faire
draft-minor = Aménagements mineurs
draft-next = viennent ensuite
draft-kept = Gardées jusqu’ici
draft-kept-of = { $n } gardées sur { $of }
draft-table = Autour de la table
draft-chooses = choisit
draft-chosen = a choisi
draft-left = les cartes vont à gauche
draft-right = les cartes vont à droite

# Le formulaire d’une nouvelle partie : ce qui peut suivre le nom d’une variante

house-rules = Règles maison
house-rules-chosen = { $n } sur { $of }
parameter-title = { $name } : laquelle
parameter-left = Les cartes vont à gauche
parameter-right = Les cartes vont à droite
parameter-english = Selon les annexes anglaise et espagnole
parameter-french = Selon l’annexe française
parameter-polish = Selon l’annexe polonaise
parameter-copse = Avec un Bosquet
parameter-grove = Avec un Petit bois de 2 bois
parameter-of-petri = Cartes face visible : { $n }
parameter-of-solo-target = Points à atteindre : { $n }

# Séries et campagnes sur la page

series-title = Séries et campagnes
series-about = Plusieurs parties qui se suivent : ce que vous atteignez dans l’une passe à la suivante.
series-solo = Série en solitaire
series-campaign = Campagne
series-solo-about = En solitaire, avec un objectif plus haut à chaque fois. Après une partie qui l’atteint, un savoir-faire devient permanent, et la moitié du surplus devient de la nourriture pour la partie suivante.
series-campaign-about = Trois parties pour des points selon le rang. Qui gagne commence la partie suivante, qui finit dernier a 1 nourriture de plus.
series-new = Commencer une série
series-begin = Commencer
series-name = Nom
series-all = Toutes les séries
series-seat = Joueur { $letter }
series-path = Partie { $number } : { $target } points à atteindre
series-next = La suite
series-next-solo = Partie { $number } : atteignez { $target } points. Vous commencez avec { $n } nourriture.
series-next-campaign = Partie { $number } sur 3.
series-play = Jouer cette partie
series-resume = Continuer cette partie
series-which = Quel savoir-faire reste ?
series-which-of = { $who } : quel savoir-faire reste ?
series-none-stays = Aucun ne reste
series-complete = Tous les objectifs imprimés sont atteints ; vous pouvez continuer.
series-over = La série est finie : le dernier objectif a été manqué.
series-won = La campagne est gagnée : { $who }
series-ended = finie
series-permanent = Savoir-faire permanents : { $list }
series-standings = Classement
series-all-scores = tous les scores ensemble : { $n }
series-history = Les parties jusqu’ici
series-game = Partie { $number }
series-reached = atteint
series-missed = manqué
series-stays = reste : { $list }
series-repeat = Une partie qui a manqué son objectif peut être rejouée
campaign-keeps = Quels savoir-faire restent
campaign-keeps-english = Chacun peut garder un savoir-faire, choisi de nouveau après chaque partie
campaign-keeps-french = Chacun doit garder un savoir-faire, choisi de nouveau après chaque partie (annexe française)
campaign-keeps-polish = Chacun peut garder un savoir-faire de la première partie pour les deux suivantes (annexe polonaise)
series-watch = Revoir
series-export = Enregistrer la série dans un fichier, avec ses parties

## new game

start-players = Joueurs
start-hand = Comment la main vous vient
start-hand-all = Toutes les façons d’avoir une main
start-hand-dealt = Distribuée, 7 cartes de chaque sorte
    .short = Vous jouez avec ce que vous recevez.
start-seat = Place { $letter }
start-open = Un ami, par lien
start-person = Une personne à cet écran
start-for = 1 à { $n } joueurs
start-opponents = Adversaires
start-with-cards = Cartes en main
    .about = Chaque carte vous donne ce que les autres n’ont pas.
start-decks = Paquets
start-decks-about = Le mélange de votre choix, avec au moins un des paquets { $usual }.
start-people = Personnes
start-more = Options et noms
start-clock = Horloge
start-private = Privée : seuls ceux qui ont le lien la trouvent
start-talk = Les joueurs peuvent se parler
start-watch-delay = Les spectateurs voient la partie avec un tour de retard
start-hand-over = Cacher les mains quand l’écran change de joueur
start-names = Noms des personnes à cet écran
start-name-of = Nom du joueur { $letter }
start-go = Commencer la partie
start-loading = Un instant…
level-about-apprentice = pour une première partie
level-about-farmer = joue solidement
level-about-landlord = connaît le jeu, se trompe parfois
level-about-steward = se trompe rarement
level-about-master = le plus fort, prend son temps
option-side_job = Activité secondaire : une case de plus pour débuter
option-additional_tile = Plus de cases Action : la tuile Actions supplémentaires
option-meeting_place_token_optional = Lieu de rencontre : le marqueur premier joueur peut être laissé
option-family_two_resources_must_differ = Les deux matériaux doivent être différents
start-clock-none = aucune
start-clock-turn-1 = 1 minute par tour
start-clock-turn-3 = 3 minutes par tour
start-clock-turn-1440 = 1 jour par tour
start-clock-game-20 = 20 minutes pour tous les tours
start-clock-game-45 = 45 minutes pour tous les tours
start-more-ways = D’autres façons de jouer

# Cards that are chosen for a game

chosen-title = Choisir des cartes et les cartes de manche
chosen-hand = Cartes de votre main ; le reste est distribué
chosen-banned = Cartes que personne ne reçoit
chosen-order = Choisir l’ordre des cartes de manche
chosen-earlier = { $name } plus tôt
chosen-later = { $name } plus tard
chosen-remove = Retirer { $name }
