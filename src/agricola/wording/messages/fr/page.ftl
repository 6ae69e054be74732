# Ce que seule la page dit : boutons, titres et conseils. Ce que dit le jeu est dans game.ftl.

## app

app-name = Agricola

## error

error-offline = Le service ne répond pas. Vérifiez qu’il fonctionne, puis réessayez.
error-http = Le service a répondu par l’erreur { $status }. Réessayez.

## player

player-letter = Joueur { $letter }
player-you = Vous
player-starts = premier joueur
player-away = absent
player-thinks = réfléchit

## title

title-your-turn = À vous

## table

table-connecting = Connexion…
table-lost = Connexion perdue. Nouvel essai en cours ; rien de la partie n’est perdu.
table-frozen = Cette partie est arrêtée.
table-thinking = réflexion
table-doing = Votre tour
table-hint = Conseil
table-hint-help = Trois conseils (h)
table-undo = Annuler
table-undo-help = { $n ->
    [one] Annuler la dernière étape (u)
   *[other] Annuler la dernière étape, { $n } possibles (u)
}
table-undo-turn = Annuler le tour
table-undo-turn-help = Annuler tout le tour (Maj+U)
table-end-turn-waits = Il reste d’abord un choix à faire.
table-menu = Menu

## moment

moment-place = { $who } : placer la personne { $n }/{ $of }
moment-end-turn = { $who } : terminer le tour, ou annuler
moment-ends-turn = { $who } termine le tour
moment-asked = { $who } : { $what }
moment-may = { $who }, au choix : { $what }
moment-may-card = { $who }, au choix : utiliser
moment-at = { $who } : { $what } ({ $space })
moment-first = { $who } : { $space } – par quoi commencer ?
moment-over = Victoire : { $who }
moment-over-alone = { $points ->
    [one] La partie est finie : { $points } point
   *[other] La partie est finie : { $points } points
}
moment-waiting = En attente de joueurs
moment-nobody = Personne ne doit décider
moment-pay = { $who } : { $what } – choisir comment payer
moment-cooked = Pas de place pour { $animals } : cuisson contre { $food }. Annulez pour faire autrement.
moment-strayed = Pas de place pour { $animals } : retour à la réserve. Annulez pour faire autrement.
moment-watching = Vous regardez cette partie.
moment-late = Vous voyez cette partie avec un tour de retard.
moment-opened = Nouveau : { $space }.
moment-choose-space = Choisissez une case
moment-tap-card = Touchez une carte pour la lire
moment-since = Depuis votre dernier tour :
moment-so-far = Jusqu’ici :

## todo

todo-fences = Choisissez les cases à clôturer.
todo-edges = Choisissez les bords à clôturer.
todo-fence-price = Une clôture coûte 1 bois.
todo-animals = { $n ->
    [one] Pas de place pour { $n } animal. Choisissez qui reste ; les autres s’enfuient.
   *[other] Pas de place pour { $n } animaux. Choisissez qui reste ; les autres s’enfuient.
}
todo-animals-cook = { $n ->
    [one] Pas de place pour { $n } animal. Choisissez qui reste ; les autres sont cuisinés.
   *[other] Pas de place pour { $n } animaux. Choisissez qui reste ; les autres sont cuisinés.
}
todo-space = Choisissez une case marquée de votre ferme.

## harvest

harvest-title = Récolte
harvest-after = après le tour { $round }
harvest-fields = Retour des champs
harvest-table = À table
harvest-hunger = Des bols restent vides
harvest-births = Naissances
harvest-unsown = rien de semé
harvest-childless = aucune
    .empty = aucune : il faut deux animaux d’une espèce
    .few = aucune : { $animals }, il en faut deux d’une espèce
    .full = aucune : pas de place pour un petit
harvest-fed = tous nourris
harvest-told = { $begged ->
    [0] Votre famille a mangé { $eaten } repas, il en reste { $left }.
   *[other] Votre famille a mangé { $eaten } repas et en a mendié { $begged } : chacun coûte des points.
}
harvest-left = en réserve
harvest-each = { $alone ->
    [yes] En solitaire, { $n } repas chacun
   *[no] { $n } repas chacun
}
harvest-newborn = 1 pour un nouveau-né
harvest-on = Continuer
harvest-skip = Passer
harvest-begged = mendie { $n }

## strip

strip-title = Tours et récoltes
strip-round = tour
strip-harvest = récolte
strip-short = il manque { $short } repas

## board

board-title = Plateau
board-always = Cases permanentes
board-rounds = Cartes de tours
board-taken = Occupée
board-not-yet = Pas encore là
board-suggested = Conseil { $n }
board-marked = À considérer
board-usable = Utilisable
board-lies = S’y trouve : { $goods }
board-adds = Chaque tour : { $goods }
board-room = { $n ->
    [0] Plus de place dans votre ferme
   *[other] Place pour { $n } dans votre ferme
}
board-room-house = { $n ->
    [0] Pas de place : un animal vit déjà dans votre maison
   *[other] Place pour { $n } : dans votre maison
}
board-used = Occupée par { $who }
board-new = neuve
board-more = encore { $n }
    .all = { $n ->
        [one] Encore une case plus bas
       *[other] Encore { $n } cases plus bas
    }
deed-minor = mineur
deed-major = majeur
deed-occupation = savoir-faire
deed-sow = semer
deed-bread = cuire
deed-stable = étable
deed-room = pièce
deed-plow = labourer
deed-fence = clôtures
deed-house-clay = rénover
deed-newborn = +1 personne
board-coming = À venir
coming-rest = Tours { $first } à { $last } : voir

## bar

bar-title = Marchandises : { $who }
bar-room = { $n ->
    [0] pas de place
   *[other] +{ $n } (place pour { $n })
}
bar-owed = dont { $n } à payer
bar-fences = { $n ->
    [one] { $n } clôture restante
   *[other] { $n } clôtures restantes
}
bar-stables = { $n ->
    [one] { $n } étable restante
   *[other] { $n } étables restantes
}
bar-begging = { $n ->
    [one] { $n } carte de mendicité
   *[other] { $n } cartes de mendicité
}

## log

log-title = Déroulement de la partie
log-filter = Montrer seulement
log-all = Tous
log-search = Chercher
log-round = Tour { $round }
log-harvest = Récolte
log-nothing = Rien pour l’instant.

## decision

decision-title = Décision à prendre
decision-on-farm = Dans votre ferme : { $what }
decision-on-card = { $n ->
    [one] Choisissez la carte en évidence
   *[other] Choisissez l’une des { $n } cartes en évidence
}
decision-more = Suite plus bas
decision-aside = { $n ->
    [one] { $n } carte utilisable maintenant
   *[other] { $n } usages de cartes possibles maintenant
}
decision-pay = Comment payer : { $what }
decision-with = avec { $what }
decision-decline = Refuser
enough-sow = Ne rien semer
    .more = Assez semé
enough-fence = Sans clôture
    .more = Assez de clôtures

## hint

hint-title = Conseils
hint-away = Ranger les conseils
hint-thinking = Recherche de conseils…

## feeding

feeding-owed = Il manque encore : { $n }
feeding-enough = Assez de repas
feeding-less = Un de moins
feeding-more = Un de plus
feeding-propose = Remplir les bols pour moi
feeding-propose-help = Garde autant que possible les points, les couples et les semences
feeding-done = Nourrir la famille
feeding-beg = { $n ->
    [one] Mendier : { $n } carte de mendicité ({ $points } points)
   *[other] Mendier : { $n } cartes de mendicité ({ $points } points)
}
feeding-table = Votre table
feeding-aside = Voir la ferme
feeding-bowls = { $empty ->
    [0] Les { $need } bols sont pleins.
    [1] Un bol sur { $need } est encore vide.
   *[other] { $empty } bols sur { $need } sont encore vides.
}
feeding-say = Appuyez sur + pour cuisiner : les bols se remplissent. Vous pouvez encore tout changer.
feeding-full = Personne n’a faim. Vous pouvez encore changer le menu.
feeding-eat = Chacun mange { $each } repas.
feeding-eat-newborn = Chacun mange { $each } repas, un nouveau-né 1.
feeding-each = { $food } chacun
feeding-with = { $card } : { $food }
feeding-stays = reste { $goods }
feeding-to-sow = { $n ->
    [0] plus aucun à semer
   *[other] reste { $goods } à semer
}
feeding-breeds = reste { $goods }, assez pour un petit
feeding-too-few = reste { $goods }, trop peu pour un petit
feeding-again = Recommencer
feeding-again-say = Tout remettre en place
feeding-beg-costs = { $points } points à la fin, définitivement
feeding-nobody-begs = Personne ne mendie
feeding-beg-for = S’arrêter là et mendier { $n }

## tab

tab-hand = Main ({ $n })
tab-played = Jouées ({ $n })
cards-later = Les aménagements, c’est pour plus tard. { $card } : { $short }.
cards-nearest = { $card } : { $short }. { $gist }.
cards-now = Vous pouvez maintenant payer un aménagement.
cards-owned = Vous avez : { $cards }.
cards-unfold = Les voir
tab-majors = Majeurs ({ $n })
tab-log = Journal
tab-lit = { $n ->
    [one] { $n } carte éclairée
   *[other] { $n } cartes éclairées
}

## skip

skip-title = Aller à
skip-board = Au plateau
skip-farms = Aux fermes
skip-cards = Aux cartes et au journal

## farms

farms-title = Fermes
farms-back = Retour à ma ferme
farms-partner = Construire là

## cards

cards-title = Cartes et journal
cards-turn = Autres cartes

## panes

panes-title = Parties de la table
panes-board = Plateau
panes-cards = Cartes
panes-others = Les autres
panes-score = Points

## scores

scores-final = Décompte final
scores-now = Points à ce stade
scores-live = Points actuels : { $points }. Ouvrir la feuille de score.
scores-target = sur { $n }
scores-now-short = actuels
scores-ended = Points finaux : { $points }. Ouvrir la feuille de score.
scores-final-short = final
scores-below-short = Ce qui manque encore coûte des points
scores-of = { $who } : { $n }
scores-winner = { $n ->
    [one] Victoire avec { $n } point : { $who }.
   *[other] Victoire avec { $n } points : { $who }.
}
scores-shared = { $n ->
    [one] Victoire partagée avec { $n } point : { $who }.
   *[other] Victoire partagée avec { $n } points : { $who }.
}
scores-alone = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
scores-tie-break = { $n ->
    [one] Victoire avec { $n } point, au départage : { $who }.
   *[other] Victoire avec { $n } points, au départage : { $who }.
}
scores-leads = { $n ->
    [one] { $who } est en tête, avec { $n } point.
   *[other] { $who } est en tête, avec { $n } points.
}
scores-leads-you = { $n ->
    [one] Vous êtes en tête, avec { $n } point.
   *[other] Vous êtes en tête, avec { $n } points.
}
scores-level = { $n ->
    [one] Égalité avec { $n } point : { $who }.
   *[other] Égalité avec { $n } points : { $who }.
}
scores-and = {" et "}
scores-below = Un total négatif est normal au début : ce qui manque à une ferme lui coûte des points jusqu’à ce qu’elle l’ait. Seule la fin compte.
scores-category = Catégorie
scores-counted = Comment les points sont comptés
scores-total = Total
scores-so-far = Jusqu’ici
scores-whose = Feuille de
scores-with = avec { $what } :

## over

over-replay = Revoir la partie
over-record = Enregistrer la partie
over-again = Nouvelle partie

## dialog

dialog-close = Fermer

## guide

guide-title = Guide
guide-away = Masquer
guide-away-help = Masquer le guide ; les réglages le ramènent
guide-more = La suite
guide-place = Choisissez une case claire. Une de vos personnes va y travailler. Vous prenez ce qui s’y trouve, et il en vient d’autre à chaque tour.
guide-hand = Vos { $n } cartes. Bord jaune : savoir-faire, à jouer ici : { $occupations }. Bord rouge : aménagement mineur, à jouer ici : { $minors }.
    .join = {" ou "}
guide-looks = Voyons…
guide-good = Bien maintenant : { $space }. { $why }.
guide-good-only = Bien maintenant : { $space }.
guide-hungry = La récolte approche et il manque { $n } repas. Prenez des repas, ou de quoi en faire.
guide-hungry-where = { $n ->
    [one] { $n } bol est encore vide et la récolte approche. Des repas ici : { $parts }.
   *[other] { $n } bols sont encore vides et la récolte approche. Des repas ici : { $parts }.
}
guide-space = { $space }
guide-bare = Votre champ est nu. La semence est ici : { $space }.
guide-grow = Vous avez une pièce libre. Une personne de plus, donc une action de plus à chaque tour, vient ici : { $space }.
guide-build = Vous pouvez déjà construire une pièce de plus : { $space }. Elle accueille une personne de plus, donc une action de plus par tour.
guide-build-short = Pour une pièce de plus, donc une personne de plus, il vous manque encore { $goods }.
guide-early = Au début : { $parts }.
guide-early-room = de quoi bâtir une pièce
guide-early-cook = un moyen de cuisiner
guide-early-field = un premier champ
guide-early-seed = une céréale pour votre champ
guide-early-sow = semer votre céréale
guide-middle = À la fin, chaque culture ou animal qui vous manque coûte un point, comme chaque case inutilisée.
guide-late = Derniers tours : utilisez les cases vides, ayez au moins un exemplaire de tout, rénovez si possible.
guide-end = Rien n’est encore définitif : annulez pas à pas, ou terminez votre tour.
guide-strayed-house = Votre maison n’a de place que pour un animal : retour à la réserve pour { $goods }. Clôturez un pâturage pour en garder plus.
guide-strayed = Votre ferme n’a plus de place : retour à la réserve pour { $goods }. Pâturages et étables en donnent.
guide-end-hungry = { $n ->
    [one] { $n } bol reste vide à la récolte : { $points } points perdus. Annulez, ou terminez votre tour.
   *[other] { $n } bols restent vides à la récolte : { $points } points perdus. Annulez, ou terminez votre tour.
}
guide-feed = Votre famille mange { $need } repas. Transformez ici des marchandises en repas ; ce qui manque se mendie et coûte des points.
guide-laid = J’ai mis sur la table ce qui vous coûte le moins : { $goods }. Changez-le, ou dites oui.
guide-keep = Les animaux vivent dans les pâturages, les étables, et un seul dans la maison. Cuisinez ou relâchez les autres.
guide-breed = Deux animaux de la même espèce ont un petit, s’il y a de la place pour lui.
guide-order = Choisissez ce que vous faites d’abord ; ensuite, vous pouvez aussi faire l’autre, ou vous en passer.
guide-order-one = Vous ne pouvez payer que l’un des deux. Une pièce accueille une personne de plus, donc une action de plus par tour.
guide-fence = Un pâturage abrite une seule espèce, deux animaux par case ; une étable y double la place.
guide-pasture = Choisissez un pâturage. Il abrite une seule espèce ; plus grand ou avec une étable, il en abrite davantage.
guide-sow = Une graine semée en donne plusieurs ; à chaque récolte, on en prend une par champ.
guide-plow = Choisissez une case éclairée de votre ferme. Les champs doivent se toucher ; on les sème plus tard.
guide-room = Choisissez une case éclairée contre la maison. Chaque pièce loge une personne.
guide-stable = Choisissez une case éclairée. Une étable abrite un animal ; dans un pâturage, elle en double la place.
guide-stable-only = Seules des étables sont possibles : pour une pièce, il vous manque { $goods }. Vous pouvez annuler.
guide-bake = Cuites en pain, les céréales nourrissent mieux que crues. Gardez-en une à semer.
guide-pay = Chaque ligne est une façon de payer. Gardez ce dont vous aurez besoin ensuite.
guide-card = Choisissez une carte éclairée pour la jouer ; son effet y est écrit.
guide-choose = Choisissez une des lignes ; vous pourrez l’annuler.
guide-wait = Les autres jouent, l’un après l’autre. Leurs cases sont prises jusqu’au prochain tour.
guide-over = La feuille de score explique chaque point. Les points la rouvrent.

## settings

offline-title = Jouer sans réseau
offline-about = Le jeu lui-même est chargé sur cet appareil, une seule fois, environ 16 Mo : vous jouez ensuite seul et contre l’ordinateur, dans le train comme chez vous. Ces parties restent sur cet appareil.
offline-is-on = Vous jouez sur cet appareil, sans réseau.
offline-go = Charger et jouer
offline-leave = Revenir au service
offline-loading = Le jeu démarre sur cet appareil :
offline-absent = Ce service ne le propose pas.
offline-failed = Cela n’a pas fonctionné :
settings-title = Réglages

## setting

setting-autoEnd = Terminer mon tour automatiquement
setting-autoEnd-about = Quand il ne reste rien à choisir. Un tour terminé ne peut plus être annulé.
setting-skipForced = Passer les choix forcés
setting-skipForced-about = Là où une seule réponse existe, elle est donnée.
setting-guide = Guide pour une première partie
setting-guide-about = Une ligne qui dit ce qu’on peut faire maintenant et pourquoi.
setting-sound = Sons
setting-sound-about = De petits sons pour ce qui se passe, une cloche quand c’est à vous.
setting-volume = Volume
setting-textMode = Mode texte
setting-textMode-about = La table en listes, les coups par numéro ou par nom.
setting-hand = Ordre de la main
setting-hand-playable = d’abord ce qui peut être joué
setting-hand-kind = d’abord les savoir-faire
setting-hand-name = par nom
setting-theme = Couleurs
setting-theme-system = Comme le système
setting-theme-light = Claires
setting-theme-dark = Sombres
setting-motion = Mouvement
setting-motion-system = Comme le système
setting-motion-on = Oui
setting-motion-off = Non
setting-language = Langue

## menu

menu-title = Menu et aide
menu-help = Aide
menu-game = Cette partie
menu-copy-link = Copier le lien
menu-copied = Le lien est copié.
menu-hand-over = Laisser jouer l’ordinateur
menu-hand-over-asks = Un ordinateur joue aussitôt ; contre des ordinateurs seuls, la partie peut vite finir. Lui laisser votre place ?
menu-hand-over-yes = Oui, la lui laisser
menu-hand-over-no = Non, je continue
menu-handed-over = Un ordinateur joue pour vous.
menu-take-back = Reprendre ma place
menu-cards = Toutes les cartes
menu-company = À la table
menu-what = Qu’est-ce que c’est ?

## help

help-keys = Touches
help-key-u = Annuler une étape
help-key-U = Annuler le tour
help-key-e = Terminer le tour
help-key-d = Terminé
help-key-h = Conseil
help-key-1 = Au plateau
help-key-2 = Aux fermes
help-key-3 = Aux cartes et au journal
help-key-help = Cette page
help-key-arrows = Se déplacer sur le plateau

## text

text-move = Votre coup (un numéro ou son nom)
text-send = Jouer
text-choices = { $n } choix
text-round = Tour { $round }, { $phase }
text-empty = vide
text-goods = Marchandises : { $goods }
text-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
text-family = Famille : { $n }, à la maison { $home } ; la prochaine récolte demande { $food } repas
text-house = Maison ({ $house }) : { $cells }
text-fields = Champs : { $cells }
text-pasture = { $cells } (place pour { $n })
text-pastures = Pâturages : { $cells }
text-stables = Étables : { $cells }
text-left = Reste : clôtures { $fences }, étables { $stables }
text-tiles = Pièces { $rooms } ({ $house }), champs { $fields }, pâturages { $pastures }, étables { $stables }
text-cards = Cartes : { $cards }

## start

start-subtitle = Envoyez votre famille au travail, nourrissez-la à chaque récolte et bâtissez la plus belle ferme en quatorze tours.
start-learn = Le jeu en 15 minutes
start-learn-about = Votre première ferme, pas à pas
start-newcomer = Première fois ? Par ici
start-learn-go = Commencer la leçon
start-learn-go-on = Reprendre la leçon
start-play = Jouer tout de suite
start-play-about = Contre l’ordinateur, facile au début
start-play-again = Contre l’ordinateur, comme avant
start-first = Première partie
start-change = Options
start-invite = Inviter des amis
start-invite-about = Un lien à envoyer, sans compte
start-invite-go = Dresser une table
start-account = Compte
start-own = Vos résultats
start-rules = Règles
start-series = Séries
start-with = Tour { $round } sur 14, avec
start-alone = Tour { $round } sur 14, en solo
start-go-on-do = Reprendre la partie
start-new = Nouvelle partie
start-edition = Édition
start-cards-yes = Avec savoir-faire et aménagements mineurs
start-cards-no = Sans : plus facile pour une première partie
start-computer = Ordinateur
start-name = Nom
start-go-on = Votre partie continue
start-resume = Vos parties
start-over = finie
start-round = tour { $round }
start-join = Rejoindre ou regarder par lien
start-join-short = Rejoindre
start-link = Lien de la partie
start-open-link = Ouvrir
start-record = Revoir une partie enregistrée
start-links = Plus

## level

level-apprentice = Apprenti
level-farmer = Fermier
level-landlord = Propriétaire
level-steward = Intendant
level-master = Maître

## option


## room

room-none = Cette partie n’existe pas
room-home = Page d’accueil

## page

page-none = Il n’y a rien ici
page-none-say = Cette adresse ne mène nulle part. Il manque peut-être une lettre du lien.

## hand

hand-over-title = À { $who } de jouer
hand-over-say = Passez l’écran. La main apparaît quand on appuie sur le bouton.
hand-over-go = Je suis { $who }
hand-empty = Aucune carte en main.
hand-none = Aucune de celles-ci.
card-pin = Épingler devant
card-unpin = Détacher
card-pinned = Épinglée.
hand-filter = Quelles cartes montrer
hand-all = Toutes
hand-now = Jouables maintenant : { $n }
hand-soon = Pas encore payables : { $n }
hand-not = Pas encore : { $n }
hand-at-occupation = Savoir-faire sur { $spaces }
hand-at-minor = Aménagements mineurs sur { $spaces }
hand-nowhere = { $kind } : aucune case libre

## lobby

lobby-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
lobby-open = en attente de quelqu’un avec le lien
lobby-you = vous

## about

about-title = À propos

## farm

farm-edge-rim = Clôture au bord de { $cell }
farm-edge-between = Clôture entre { $one } et { $other }
farm-enlarge = Agrandir cette ferme : { $farm }
farm-rooms-wood = { $n ->
    [one] { $n } pièce en bois
   *[other] { $n } pièces en bois
}
farm-rooms-clay = { $n ->
    [one] { $n } pièce en argile
   *[other] { $n } pièces en argile
}
farm-rooms-stone = { $n ->
    [one] { $n } pièce en pierre
   *[other] { $n } pièces en pierre
}
farm-empty = vide
farm-fields = { $n ->
    [one] { $n } champ
   *[other] { $n } champs
}
farm-pastures = { $n ->
    [one] { $n } pâturage
   *[other] { $n } pâturages
}
farm-pasture-for = { $cells } pour { $n }
farm-stables = { $n ->
    [one] { $n } étable
   *[other] { $n } étables
}
farm-upright = une clôture est dressée en { $cells }
farm-unused = { $n ->
    [one] { $n } case inutilisée
   *[other] { $n } cases inutilisées
}
farm-family = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
farm-begging = { $n ->
    [one] { $n } carte de mendicité
   *[other] { $n } cartes de mendicité
}
farm-fences-left = { $n ->
    [one] { $n } clôture en réserve
   *[other] { $n } clôtures en réserve
}
farm-stables-left = { $n ->
    [one] { $n } étable en réserve
   *[other] { $n } étables en réserve
}
farm-in-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
farm-bonus = { $n ->
    [one] { $n } point bonus
   *[other] { $n } points bonus
}
farm-each-costs = Prix de chacune :
farm-do-room = Construire une pièce en { $cell }
farm-do-stable = Construire une étable en { $cell }
farm-do-plow = Labourer un champ en { $cell }
farm-paint = Clôturer { $cell }
farm-paint-not = { $cell } : dans aucun pâturage possible maintenant

## tile

tile-with-stable = { $tile } avec étable

## fence

fence-title = Poser des clôtures
fence-how = Comment choisir
fence-by-cells = Cases entières
fence-by-edges = Clôtures seules
fence-paint = Peignez les cases d’un nouveau pâturage.
fence-stands = Votre pâturage est clos. Un autre, ou terminez.
    .divide = Votre pâturage est clos. Plus aucune case ne peut être clôturée : divisez-le par une clôture, ou terminez.
fence-pick = Choisissez les bords des nouvelles clôtures.
fence-more = Pas encore un pâturage : continuez.
fence-not-offered = Un tel pâturage ne peut pas être clôturé maintenant.
fence-new = { $n ->
    [one] { $n } nouvelle clôture
   *[other] { $n } nouvelles clôtures
}
fence-bill = à payer
fence-holds = { $n ->
    [one] pour { $n } animal
   *[other] pour { $n } animaux
}
fence-points = points
fence-points-counted = { $n } points
fence-left = { $n ->
    [one] reste { $n } clôture
   *[other] restent { $n } clôtures
}
fence-near = Ceux-ci conviendraient :
fence-use = Prendre cette forme : { $cells }
fence-clear = Effacer
fence-build = { $n ->
    [one] Construire { $n } clôture
   *[other] Construire { $n } clôtures
}
fence-not-this = Pas celle-ci.
fence-room-for = place pour { $n }
fence-of-one-kind = de même espèce

## price

price-or = ou
price-more = { $n ->
    [one] ou { $n } autre façon
   *[other] ou { $n } autres façons
}
price-free = gratuit

## sow

sow-title = Semer
sow-less = Semer moins : { $good }
sow-more = Semer plus : { $good }

## gate

gate-title = Animaux au portail
gate-waits = Tous les animaux ne trouvent pas de place. Lesquels gardez-vous ?
gate-born = nés : { $animals }
gate-cooked = cuisiner { $animals } : { $food }
gate-gone = partent : { $animals }
gate-keep = Garder
gate-fewer = garder moins : { $animal }
gate-more = garder plus : { $animal }
gate-of = sur { $n }
gate-born-short = naissances :
gate-gone-short = partent :
gate-cooked-short = cuisiner
gate-wait = sans place pour l’instant.
gate-no-room = pas de place

## place

place-pasture = Pâturage { $cells }
place-stable = Étable { $cell }
place-stable-beside = Étable à côté de la ferme
place-house = Maison
place-gate = Portail
place-holds = { $place } : { $animals } ; places : { $n }
place-waits = Au portail : { $animals }

## move

move-taken = Choisissez une place pour { $animals }.
move-done = { $place } : { $animals }
move-full = { $place } : complet.
move-only = { $place } : seulement pour { $kind }.
move-no-room = { $animals } : plus aucune autre place.
move-all-fit = Tous les animaux ont une place : aucun ne doit partir.
move-empty = Personne ici. Prenez d’abord des animaux, puis choisissez leur place.

## card

card-price-varies = prix variable
card-traveling = carte mobile : passe à gauche une fois jouée
card-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
card-needs = prérequis : { $what }
card-met = prérequis rempli
card-not-met = prérequis non rempli
card-not-now = pas maintenant
card-pile = Dessus, de haut en bas :
card-pile-empty = Il n’y a plus rien dessus.
card-play = Jouer :
card-play-at = À jouer sur
card-build-at = À construire sur
card-later = plus tard
card-you-have = vous avez
card-not-yet = Pas encore : { $why }
card-owned = construit
card-close = Fermer
card-rulings = { $n ->
    [one] { $n } précision
   *[other] { $n } précisions
}

## played

played-none = Aucune carte jouée.
played-known = En main, connues de tous

## majors

majors-built = Déjà construits

## chart

chart-title = Points par tour
chart-table = En tableau
chart-round = Tour

## phase

phase-preparation = préparation
phase-work = travail
phase-feeding = repas de famille
phase-breeding = reproduction
phase-between-phases = entre deux phases
phase-end = fin

## edition

edition-original = Première édition
    .short = Originale
    .about = Les anciennes cartes
edition-revised = Édition révisée
    .short = Révisée
    .about = Les nouvelles cartes
edition-family = Édition famille
    .short = Familiale
    .about = Des tuiles, sans cartes, plus courte

## category

category-sheep = Moutons
category-cards = Cartes
category-vegetables = Légumes
category-fields = Champs
category-boar = Sangliers
category-rooms = Pièces
category-fenced-stables = Étables clôturées
category-bonus = Points bonus
category-stables = Étables
category-cattle = Bœufs
category-unused-spaces = Cases inutilisées
category-pastures = Pâturages
category-begging = Mendicité
category-people = Personnes
category-grain = Céréales

## short

# Noms des cases d’action, là où le plateau n’a pas la place du nom entier.

short-build_rooms_and_stables = Pièces et/ou étables
short-take_1_grain = 1 céréale
short-build_stable_bake_bread = Étable et/ou pain
short-major_minor_improvement = Aménagement majeur ou mineur
short-renovate_improvement = Rénovation, aménagement
short-family_growth_minor = Naissance, puis 1 mineur
short-take_1_vegetable = 1 légume
short-plow_sow = Labourage et/ou semailles
short-sow_bake = Semailles et/ou pain
short-family_growth_no_room = Naissance sans pièce
short-renovate_fences = Rénovation, clôtures
short-starting_player_minor = Premier joueur, 1 mineur
short-building_resource_1_3p = 1 matériau
short-building_resources_2_3p = 2 matériaux
short-reed_stone_food_4p = 1 roseau, 1 pierre, 1 repas
short-building_resources_2_4p = 2 matériaux
short-reed_stone_wood_5p = Roseau et autres
short-animals_5p = Bétail
short-wood_2_master_forester = Maître forestier
short-room_or_traveling_5p = Pièce ou spectacle
short-building_resources_or_growth_5p = 2 matériaux ou naissance
short-occupation_or_growth_5p = Savoir-faire ou naissance
short-lessons_a = Apprentissage
short-lessons_x = Autre apprentissage

short-why-short = manque { $goods }
short-why-no-room = pas de pièce libre
short-why-no-oven = rien pour cuire du pain
short-why-no-occupations-in-game = pas dans l’initiation
short-why-fences = trop peu de clôtures
short-why-no-space-beside-house = rien de libre près de la maison
short-why-no-space-beside-field = rien de libre près d’un champ
short-why-finest-house = rien à rénover
short-why-house-of = { $material ->
    [wood] maison en bois
    [clay] maison en argile
   *[stone] maison en pierre
}
short-why-no-person-left = plus personne
short-why-no-improvement-left = plus aucun
short-why-no-pasture = aucun pâturage possible
short-why-no-single-space = rien à clôturer
short-why-nothing-to-return = sans { $returns }
short-why-needs = il faut { $what }
short-need-at-least = il faut { $what }
short-need-at-most = il faut au plus { $what }
short-need-exactly = il faut juste { $what }
short-none-count-unused-spaces = il faut une ferme pleine
short-last-count-round = pas après le tour { $n }

## food

food-in = après le tour { $n }
food-after = après ce tour
food-now = maintenant
food-of = { $have } sur { $need }
food-spare = { $n ->
    [0] juste assez
   *[other] { $n } de reste
}
food-round = Tour { $round } sur { $rounds }
food-harvest = Récolte { $when }
food-eaten = { $crops ->
    [0] { $need } à manger : { $store } en réserve
   *[other] { $need } à manger : { $store } en réserve + { $crops } des champs
}
food-enough = { $spare ->
    [0] Tout juste assez
   *[other] Assez, il en reste { $spare }
}
food-cook = À manger :
food-cook-each = { $good } donne { $food }
food-find = encore { $short } repas à trouver
food-short-even = même ainsi, il manque { $short } repas
food-reach = Il manque { $short } repas : mangez { $goods }

## lacking

lacking-title = Il manque { $n } repas à la récolte
lacking-say = La récolte suit ce tour, et rien dans votre ferme ne peut remplir la table. Mendier coûte { $points } points pour toujours. Annulez le tour pour faire autre chose.
lacking-back = Revenir au tour
lacking-end = Terminer et mendier
