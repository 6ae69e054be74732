# Ce que disent les terminaux eux-mêmes, ligne par ligne et en plein écran, en français.

## Liaisons

term-parts-join = {" ; "}
term-or = {" ou "}
term-and = {" et "}
# Un nom et ce qu’on en dit ; ce qu’on en dit peut être vide.
term-of = { $name } : { $what }
term-cards-brought = Ce que les cartes ont rapporté :
term-none = aucun
term-answer-yes = oui
term-answer-no = non

## Noms

term-player = Joueur { $number }
term-edition-revised = révisée
term-edition-original = originale
term-edition-family = familiale
term-level-apprentice = apprenti
term-level-farmer = fermier
term-level-landlord = propriétaire
term-level-steward = intendant
term-level-master = maître
term-kind-occupation = savoir-faire
term-kind-minor = aménagements mineurs

# Des biens à côté d’un nombre, là où il y a peu de place.
term-good-wood = bois
term-good-clay = { $n ->
    [one] argile
   *[other] argiles
}
term-good-reed = { $n ->
    [one] roseau
   *[other] roseaux
}
term-good-stone = { $n ->
    [one] pierre
   *[other] pierres
}
term-good-grain = { $n ->
    [one] céréale
   *[other] céréales
}
term-good-vegetable = { $n ->
    [one] légume
   *[other] légumes
}
term-good-food = repas
term-good-sheep = { $n ->
    [one] mouton
   *[other] moutons
}
term-good-boar = { $n ->
    [one] sanglier
   *[other] sangliers
}
term-good-cattle = { $n ->
    [one] bœuf
   *[other] bœufs
}

# Des biens devant un nombre, sur une ligne de tous les biens.
term-bar-wood = bois
term-bar-clay = argile
term-bar-reed = roseau
term-bar-stone = pierre
term-bar-grain = céréale
term-bar-vegetable = légume
term-bar-food = repas
term-bar-sheep = mouton
term-bar-boar = sanglier
term-bar-cattle = bœuf
term-bar-left = { $fences } clôt. { $stables } étab.
term-bar-begging = { $n } mendicité

# En quelques lettres.
term-brief-grain = cér
term-brief-vegetable = lég
term-brief-sheep = mou
term-brief-boar = san
term-brief-cattle = bœu
term-brief-occupation = s-f
term-brief-minor = min
term-tiny-wood = bo
term-tiny-clay = ar
term-tiny-stone = pi
term-tiny-field = chp
term-tiny-stable = éta
term-letter-grain = c
term-letter-vegetable = l
term-letter-sheep = m
term-letter-boar = s
term-letter-cattle = b

## Le tour

term-over = La partie est finie.
term-round = Tour { $round } sur { $rounds }.
term-round-in-harvest = { $phase ->
    [feeding] Tour { $round } sur { $rounds }, récolte : la famille mange.
   *[breeding] Tour { $round } sur { $rounds }, récolte : reproduction.
}
term-round-before-harvest = Tour { $round } sur { $rounds }, récolte à la fin de ce tour.
term-round-harvest-in = { $n ->
    [one] Tour { $round } sur { $rounds }, prochaine récolte dans { $n } tour (après le tour { $harvest }).
   *[other] Tour { $round } sur { $rounds }, prochaine récolte dans { $n } tours (après le tour { $harvest }).
}
term-strip-harvest = R
term-strip-food = { $has } repas sur { $needs }
term-strip-in-harvest = { $phase ->
    [feeding] récolte : la famille mange
   *[breeding] récolte : reproduction
}
term-strip-before-harvest = récolte après ce tour
term-strip-harvest-in = { $n ->
    [one] récolte dans { $n } tour
   *[other] récolte dans { $n } tours
}
term-strip-then = puis
term-enough = assez
term-short-by = il manque { $n }

## Le plateau

term-each-round = { $goods } de plus à chaque tour
term-space-in-round = { $space } (tour { $round })
term-to-come = À venir : { $list }
term-next = ensuite : { $list }
term-more-round-cards = { $n ->
    [one] encore { $n } carte de tour à venir
   *[other] encore { $n } cartes de tour à venir
}
term-improvements = Aménagements : { $list }
term-major-improvements = Aménagements majeurs : { $list }
term-none-left = plus aucun
term-left-for-all = Reste pour tous : { $list }
term-tiles-left = { $tile } : { $n }
term-taken = prise
term-not-now = Pas maintenant : { $why }

## Les fermes

term-headline = { $seat } : { $has }
term-headline-starting = { $seat } (premier joueur) : { $has }
term-no-goods = rien en réserve
term-to-place = { $people }, dont { $home } à placer
term-needs = a besoin de { $amount } (en a assez)
term-needs-short = a besoin de { $amount } (il en manque { $short })
term-fed = nourrie
term-so-many-people = { $n }p
term-room = { $material ->
    [wood] pièce bois
    [clay] pièce argile
   *[stone] pièce pierre
}
term-field = champ
term-fields = { $n ->
    [one] { $n } champ
   *[other] { $n } champs
}
term-sown = { $n ->
    [one] { $n } semé
   *[other] { $n } semés
}
term-empty = vide
term-grain-each = { $amount } ch.
term-pasture-for = { $cells } pour { $n }
term-stable = étable
term-upright = poteau
term-stables = { $n ->
    [one] { $n } étable
   *[other] { $n } étables
}
term-stables-beside = { $n ->
    [one] { $n } étable à côté de la ferme
   *[other] { $n } étables à côté de la ferme
}
term-tile-small = petit
term-tile-two = de 2
term-tile-three = de 3
term-tile-corner = en coin
term-tile-four = de 4
term-tile-with-stable = { $name }, étable
term-tile-for = { $name } pour { $n }
term-tile-stabled-for = { $name } avec étable pour { $n }
term-fences = { $n ->
    [one] { $n } clôture
   *[other] { $n } clôtures
}
term-elsewhere = ailleurs : { $goods }
term-cards = cartes : { $list }
term-card-with = { $card } avec { $goods }
term-in-hand = { $n ->
    [one] en main : { $n } carte
   *[other] en main : { $n } cartes
}
term-in-hand-known = { $n ->
    [one] en main : { $n } carte, dont { $list }, qui lui a été passée
   *[other] en main : { $n } cartes, dont { $list }, qui lui a été passée
}
term-so-many-in-hand = { $n } en main
term-waiting = à venir : { $list }
term-in-rounds = { $n ->
    [one] { $what } au tour { $rounds }
   *[other] { $what } aux tours { $rounds }
}
term-rounds-run = { $first } à { $last }

## Les cartes

term-hand = Main ({ $n })
term-played = Jouées ({ $n })
term-hand-of = Main de { $seat } :
term-hand-ready = { $ready }
term-hand-waiting = { $ready } ; pas encore : { $waiting }
term-hand-empty = Votre main est vide.
term-no-hands = Cette partie se joue sans cartes en main.
term-no-cards-yet = Pas encore de cartes ; c montre celles qu’on peut avoir.
term-you-have = { $n ->
    [one] { $seat }, vous avez { $n } carte en main.
   *[other] { $seat }, vous avez { $n } cartes en main.
}
term-tick = { $tick } : jouable, s’il y a une action pour cela.
term-can-be-played = jouable
term-not-yet = pas encore
term-not-yet-because = pas encore, { $why }
term-needs-what = demande { $what }
term-passed-on = est passée au voisin
term-has-played = { $n ->
    [one] { $seat } a joué { $n } carte.
   *[other] { $seat } a joué { $n } cartes.
}
term-no-crop = rien ne pousse
term-now = maintenant { $what }
term-to-be-had = Aménagements disponibles :
term-no-majors = Il ne reste aucun aménagement majeur.
term-which-card = Quelle carte ? Écrivez par exemple : carte Laboureur
term-no-such-card = Aucune carte ne s’appelle « { $name } ». Pour les chercher toutes : agricola cards { $name }
term-which-of = « { $name } » peut être : { $list }
term-in-your-hand = dans votre main
term-played-by = jouée par { $seat }
term-passed-on-to = passée à { $seat }
term-can-be-had = disponible
term-not-seen = pas vue dans cette partie
term-rulings = Précisions
term-cards-found = { $n ->
    [one] { $n } carte. Avec tous ses détails : { $command }
   *[other] { $n } cartes. L’une d’elles avec tous ses détails : { $command }
}

## La décision à prendre

term-question = { $what } :
term-is-to = { $seat } doit { $what }
term-may = { $seat } peut { $what }
term-place = { $seat } doit placer la personne { $n } sur { $of }
term-ends-turn = { $seat } : Entrée ou e termine le tour, u l’annule
term-thinking = { $seat } réfléchit
term-agent-failed = { $seat } était joué par { $name }, qui a échoué : { $why }. Le niveau { $other } continue.
term-too-small = Le jeu demande un terminal de { $columns } sur { $lines } ; celui-ci a { $width } sur { $height }. Agrandissez-le, ou jouez avec --lines.
term-number = numéro { $typed }
term-number-of-board = un numéro du plateau ci-dessus, ou le nom de la case
term-more-choices = et { $n } de plus{ $last } ; écrivez le vôtre, ou « tout » pour les voir
term-no-choice = Il n’y a pas de choix { $number } ; les choix vont de 1 à { $last }.
term-not-just = Aucun choix n’est exactement { $cells } ; la liste montre ceux qui le contiennent.
term-painting = Espace marque les emplacements d’un pâturage, Entrée les clôture. Marqués : { $marked }
term-cant-end = Le tour ne peut pas encore finir : il reste un choix à faire.
term-cursor-first = Placez d’abord le curseur sur une case du plateau ou de la ferme (gauche, droite).
term-why = { $name } : { $why }.
term-why-nothing = { $name } : rien ne l’empêche.
term-why-what = Pourquoi quoi ? Écrivez une case, une carte ou un emplacement : pourquoi Pêche ; pourquoi Puits ; pourquoi c1.
term-why-unknown = « { $what } » n’est ni une case, ni une carte, ni un emplacement (a1 à e3) ; les cases sont : { $list }
term-taken-back = Annulé.

## Conseils

term-hint-thinking = Recherche de conseils…
term-only-choice = le seul choix

## Ce qui s’est passé

term-news = Depuis votre dernière décision :
term-nothing-yet = Rien ne s’est encore passé.
term-log-round = Tour { $round }
term-just-played = { $seat } vient de jouer : { $what }
term-team = Équipe de { $seats } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
term-lower = { $name } : la plus basse de { $one } et { $other }
term-team-wins = { $n ->
    [one] { $seats } gagnent.
   *[other] { $seats } se partagent la victoire.
}
term-suggested = * marque les cases qui valent un regard
term-target = Objectif : { $points } points ; maintenant { $now }.
term-target-reached = L’objectif de { $points } points est atteint.
term-target-missed = Il manque { $n } pour l’objectif de { $points } points.
term-wins = { $n ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}

## Plusieurs personnes à un écran

term-hand-over = L’écran est maintenant pour { $seat } ; les autres regardent ailleurs.
term-hand-over-undo = « annuler » reprend le dernier coup.
term-hand-over-enter = Entrée : montrer ma ferme
term-hand-over-u = u : reprendre le dernier coup
term-hand-over-q = q : quitter
term-press-enter = Appuyez sur Entrée, { $seat }
term-asked-inside = Le tour de { $seat } a une question pour vous.
term-inside-turn = Au milieu du tour de { $other }, { $seat } doit répondre.

## Ligne par ligne

term-prompt-end = Entrée : fin du tour. annuler : le reprendre
term-input-ended = L’entrée est finie.
term-interrupted = Interrompu.
term-type-help = Tapez ? pour l’aide.
term-type-hand = Tapez « main » pour les prix, les textes et ce qui manque à chaque carte.
term-no-player = Il n’y a pas de joueur { $number } ; les joueurs vont de 1 à { $last }.

# Ce qu’on peut taper : le premier mot est la commande.
term-usage-look = voir
term-usage-all = tout
term-usage-board = plateau
term-usage-farm = ferme N
term-usage-hand = main
term-usage-cards = cartes
term-usage-card = carte NOM
term-usage-why = pourquoi NOM
term-usage-score = score
term-usage-hint = conseil
term-usage-undo = annuler
term-usage-save = sauver FICHIER
term-usage-quit = quitter
term-command-turn = tour

term-help-moves = Tapez le numéro d’un choix, ou écrivez le coup lui-même. Il peut être abrégé tant qu’il reste clair, sans majuscules ni accents :
term-help-number = le choix qui porte le numéro 7
term-help-space = placer une personne sur { $space }
term-help-cells = les emplacements vont de a1 (en haut à gauche) à e3
term-help-fence = clôturer un pâturage de ces emplacements
term-help-done = rien de plus
term-help-help = cette aide
term-help-look = dessiner toute la position de nouveau
term-help-all = tous les choix
term-help-board = les cases d’action et ce qu’elles font
term-help-farm = la ferme du joueur N (sans numéro : la vôtre)
term-help-hand = vos cartes en main, et ce qui manque à chacune
term-help-cards = ce que chacun a joué, et les aménagements majeurs
term-help-card = une carte avec tous ses détails
term-help-why = pourquoi une case, une carte ou un emplacement ne va pas
term-help-score = les points à ce stade
term-help-hint = trois choses que vous pourriez faire, et pourquoi
term-help-undo = reprendre la dernière décision (annuler tour : tout le tour)
term-help-save = écrire la partie dans un fichier
term-help-quit = quitter la partie (elle est gardée)

## Commencer et quitter

term-game = { $hands ->
    [none] Agricola, édition { $edition }.
    [with] Agricola, édition { $edition } avec cartes en main.
   *[without] Agricola, édition { $edition } sans cartes en main.
}
term-again = La même partie de nouveau : { $arguments }.
term-alone = Vous jouez seul.
term-you = Vous
term-persons = { $n } personnes
term-persons-only = { $n } personnes jouent à ce terminal.
term-against = { $n ->
    [one] { $who } et { $n } ordinateur ({ $levels }).
   *[other] { $who } et { $n } ordinateurs ({ $levels }).
}
term-ask-edition = Quelle édition, { $first } ou { $last } ?
term-ask-players = Combien de joueurs, 1 à { $most } ?
term-ask-persons = Combien d’entre eux sont des personnes à cet écran, 1 à { $most } ?
term-ask-cards = Avec des cartes en main, oui ou non ?
term-ask-decks = Quels paquets, des lettres parmi { $usual } au choix, et { $others } en plus si vous voulez ?
term-ask-ways = D’autres façons de jouer, par leur nom avec des virgules, ou { $mark } pour la liste ?
term-goes-on = { $n ->
    [one] La partie continue après { $n } coup.
   *[other] La partie continue après { $n } coups.
}
term-goodbye = Au revoir.
term-kept = Au revoir. Votre partie est gardée. Pour la poursuivre : { $command }
term-not-kept = Au revoir. La partie n’a pas pu être gardée : impossible d’écrire dans { $path }.
term-save-where = Dans quel fichier ? Écrivez : sauver ma-partie.txt
term-saved = Enregistrée. Pour la poursuivre plus tard : { $command }
term-file-exists = { $path } existe déjà, et rien n’est écrasé ; choisissez un autre nom.
term-file-not-written = Impossible d’écrire { $path } : { $reason }. La partie continue.
term-no-terminal = L’entrée ou la sortie n’est pas un terminal : la partie va ligne par ligne.
term-no-drawing = On ne peut pas dessiner sur ce terminal (TERM={ $kind }) : cela va ligne par ligne.
term-no-textual = Le plein écran a besoin de Textual : { $command }. Cela va donc ligne par ligne.
term-no-page = La page ne peut pas être ouverte : { $reason } La partie se joue donc ici.
term-needs-server = le service a besoin de { $name } ; pour l’installer : { $command }.
term-page-not-built = elle n’a pas été construite ; dans une copie des sources, « { $command } » la construit.

## La première page du plein écran

term-start-edition = Édition
term-start-players = Joueurs
term-start-persons = Personnes à cet écran
term-start-level = Les ordinateurs jouent en
term-start-cards = Cartes en main
term-start-decks = Paquets
term-start-more = Autres façons de jouer
term-start-way = La main
term-way-dealt = distribuée
term-start-hand = Cartes de votre main
term-start-exclude = Cartes exclues
term-start-order = Cartes de manche
term-typed-foot = Entrée : prendre ces noms, séparés par des virgules. Échap : retour
term-start-ends = Votre tour finit
term-ends-said = quand vous le dites
term-ends-alone = de lui-même
term-start-begin = Commencer
term-start-go-on = Poursuivre : { $what }
term-start-how = Haut et bas : choisir. Gauche et droite : changer. Entrée ou b : jouer. q : sortir.
term-about-revised = l’édition de 2016, avec des cartes en main
term-about-original = l’édition de 2007, le jeu familial
term-about-family = l’édition familiale, avec des tuiles
term-a-position = une position
term-so-many-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
term-kept-against = contre { $list }
term-kept-unreadable = { $name } (illisible)

## La ligne des touches

term-do-undo = annuler
term-do-end = fin
term-do-hint = conseil
term-do-why = pourquoi
term-do-cards = cartes
term-do-farms = fermes
term-do-log = log
term-do-score = score
term-do-help = aide
term-do-quit = fin
term-do-next = suite
term-do-back = retour
term-do-round = tour
term-do-go = aller
term-do-eyes = yeux
term-over-keys = La partie est finie. s : points, r : la revoir, q : quitter

## Les pages par-dessus la table

term-page-cards = Cartes
term-page-farms = Fermes
term-page-log = Journal
term-page-over = La partie est finie
term-page-points = Points à ce stade
term-page-help = Aide
term-page-replay = Revoir une partie
term-page-foot = Échap : retour à la table
term-ask-foot = Entrée : { $deed }. Échap : retour à la table
term-save-which = Dans quel fichier enregistrer la partie ?
term-save-deed = enregistrer
term-file-example = ma-partie.txt
term-not-over = La partie peut être revue quand elle est finie ; l montre le journal.

term-key-enter = Entrée
term-key-arrows = flèches
term-key-digits = chiffres
term-key-click = un clic
term-key-space = Espace
term-key-undo = u / U
term-key-save = S
term-keys-do = faire ce qui est sous le curseur : une case, un emplacement, un choix
term-keys-move = déplacer le curseur ; gauche et droite, ou Tab, changent de volet
term-keys-digits = le numéro d’un choix, puis Entrée
term-keys-click = fait la même chose qu’Entrée
term-keys-mark = marquer des emplacements pour un pâturage, puis Entrée les clôture
term-keys-undo = reprendre la dernière décision / tout le tour
term-keys-end = terminer le tour
term-keys-hint = conseil : ce que vous pourriez faire, et pourquoi
term-keys-why = pourquoi la case ou l’emplacement sous le curseur ne va pas
term-keys-cards = cartes : votre main, ce que chacun a joué, ce qui est disponible
term-keys-farms = les fermes des autres, dessinées
term-keys-log = le journal de la partie
term-keys-scores = les points, ligne par ligne
term-keys-look-back = quand la partie est finie : la revoir
term-keys-save = enregistrer la partie dans un fichier
term-keys-help = cette aide
term-keys-leave = quitter ; la partie est gardée, et agricola play --resume la poursuit
term-keys-about-board = Sur le plateau, les cases sans numéro sont inutilisables maintenant ; choisissez-en une pour lire pourquoi.
term-keys-about-strip = Dans la bande des tours, R est une récolte et +2 sont des biens qui vous attendent.

## Revoir une partie

term-replay-help = Entrée : coup suivant. retour : un coup en arrière. Un nombre : après tant de coups. tour N : le début d’un tour. fin : le dernier. quitter : sortir.
term-replay-prompt = coup { $number } sur { $last }
term-replay-last = C’était le dernier coup. Écrivez retour, un nombre, ou quitter.
term-replay-moves = { $n ->
    [one] L’enregistrement a { $n } coup.
   *[other] L’enregistrement a { $n } coups.
}
term-replay-back = retour
term-replay-end = fin
term-replay-round = tour
term-replay-moment = Tour { $round }, coup { $number } sur { $last }
term-replay-beginning = le début
term-replay-over = La partie est finie ; s montre les points.
term-then = Ensuite : { $what }.
term-go-where = Aller à quel coup ou à quel tour ?
term-go-example = 23, ou tour 7
term-go-deed = y aller
term-go-nowhere = « { $typed } » n’est ni un coup (23) ni un tour (tour 7).
term-eyes-mover = Maintenant vu par celui qui a joué.
term-eyes-of = Maintenant vu par { $seat }.
term-key-forward = droite, Entrée, Espace
term-key-back = gauche, Retour arrière
term-key-rounds = bas / haut
term-key-ends = Début / Fin
term-key-pages = o, l, s
term-key-quit = q, Échap
term-keys-forward = le coup suivant
term-keys-back = un coup en arrière
term-keys-rounds = le tour suivant / le début du tour, puis celui d’avant
term-keys-ends = la première / la dernière position
term-keys-go = aller à un coup (23) ou à un tour (tour 7, ou r7)
term-keys-eyes = par quels yeux : celui qui a joué, ou toujours un même joueur
term-keys-replay-cards = les cartes : la main du joueur dont la ferme est montrée, et ce que tous ont joué
term-keys-pages = toutes les fermes, le journal jusqu’ici, les points ligne par ligne
term-keys-replay-quit = quitter

## Séries et campagnes

term-series-solo = série en solitaire, édition { $edition }, { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
}
term-series-campaign = campagne à { $players } joueurs, { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
}
term-series-reached = Partie { $number } : { $score } points, objectif { $target } atteint
term-series-missed = Partie { $number } : { $score } points, objectif { $target } manqué
term-series-stays = {" "}; { $name } reste
term-series-permanent = Savoir-faire permanents : { $list }
term-series-complete = La série est complète : tous ses objectifs sont atteints.
term-series-over = La série est finie : le dernier objectif est manqué.
term-series-begun = La partie { $number }, objectif { $target }, est restée en cours.
term-series-next = Ensuite : partie { $number }, objectif { $target }, { $n } repas au départ.
term-series-play = Jouer : { $command }
term-series-none = Il n’y a pas encore de série. Pour en commencer une : { $command }
term-series-exported = { $n ->
    [one] { $n } partie et results.csv écrits dans { $path }
   *[other] { $n } parties et results.csv écrits dans { $path }
}
term-series-which = { $seat } : quel savoir-faire reste ? Tapez son numéro.
term-series-which-or-none = { $seat } : quel savoir-faire reste ? Tapez son numéro, ou Entrée pour aucun.
term-campaign-game = Partie { $number }
term-campaign-result = { $seat } : { $score } points, rang { $rank }, { $n ->
    [one] { $n } point de campagne
   *[other] { $n } points de campagne
}
term-campaign-standings = Jusqu’ici
term-campaign-standing = { $seat } : { $n ->
    [one] { $n } point de campagne
   *[other] { $n } points de campagne
}, { $total } points en tout
term-campaign-wins = { $n ->
    [one] { $seats } gagne la campagne.
   *[other] { $seats } se partagent la campagne.
}
term-campaign-next = Ensuite : partie { $number } sur 3.
term-campaign-begun = La partie { $number } sur 3 est restée en cours.
