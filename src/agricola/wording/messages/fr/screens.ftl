# Ce que disent les écrans autour de la table : la fin d’une partie, les parties revues, l’attente. Chargé quand l’un d’eux s’ouvre.

## ending

ending-title = La plus belle ferme : { $who }
ending-title-shared = Les plus belles fermes : { $who }
ending-title-team = Victoire en équipe : { $who }
ending-title-alone = { $points ->
    [one] Votre ferme vaut { $points } point
   *[other] Votre ferme vaut { $points } points
}
ending-lead = { $points ->
    [one] { $points } point, { $lead } d’avance sur { $who }
   *[other] { $points } points, { $lead } d’avance sur { $who }
}
ending-level = { $points ->
    [one] { $points } point, à égalité avec { $who }
   *[other] { $points } points, à égalité avec { $who }
}
ending-teams = Points des équipes : { $best } contre { $less }
ending-target-reached = L’objectif de { $points } points est atteint
ending-target-missed = Il manque { $n } à l’objectif de { $points } points
ending-sorts = D’où viennent les points
ending-sort-land = Terres
ending-sort-crops = Récoltes
ending-sort-animals = Animaux
ending-sort-house = Maison, famille
ending-sort-cards = Cartes, bonus
ending-look-back = Regard en arrière
ending-tab-turns = Les tournants
ending-tab-cards = L’apport des cartes
ending-tab-own = Vos parties
ending-turn = Tour { $round } : { $who } a choisi { $did } ;
ending-tab-team = Les équipes
ending-series = Continuer la série
ending-series-about = ce que cette partie a apporté, et la suite
ending-turn-cost = { $points ->
    [one] { $best } aurait rapporté environ { $points } point de plus.
   *[other] { $best } aurait rapporté environ { $points } points de plus.
}
ending-turn-good = { $points ->
    [one] il n’y avait pas mieux. Le tour a rapporté { $points } point.
   *[other] il n’y avait pas mieux. Le tour a rapporté { $points } points.
}
ending-round-good = { $points ->
    [one] { $who } : le tour { $round } a été parmi les meilleurs, { $points } point.
   *[other] { $who } : le tour { $round } a été parmi les meilleurs, { $points } points.
}
ending-turns-none = Aucun tour n’a coûté un point.
ending-turns-looking = Recherche des tournants
ending-turns-stopped = La recherche s’est arrêtée avant d’avoir jugé tous les tours.
ending-turns-go-on = Continuer
ending-lost-unused = { $n ->
    [one] Une case vide a coûté { $n } point.
   *[other] { $n } cases vides ont coûté { $n } points.
}
ending-lost = { $n ->
    [one] { $what } : { $n } point perdu.
   *[other] { $what } : { $n } points perdus.
}
ending-turns-how = Selon un joueur ordinateur, qui ne voit aucune carte cachée et se trompe parfois.
ending-cards-none = Personne n’a joué de carte.
ending-cards-about = Marchandises et points de la partie même ; les points de la fin sont sur la feuille de score.
ending-own-none = Aucune de vos parties ne s’est encore terminée ici.
ending-own-then = Ensuite, vos points, vos victoires et votre plus belle ferme seront accrochés ici.
ending-own-games = parties
ending-own-won = gagnées
ending-own-mean = moyenne
ending-own-best = meilleur
ending-own-of = { $n } sur { $of }
ending-own-farm = Meilleure ferme : { $n }
ending-own-cards = Cartes gagnantes
ending-own-where = Gardé dans ce navigateur seulement.
ending-next = Et ensuite
ending-rematch = Revanche
ending-rematch-about = même table, les places décalées d’un rang
ending-with-cards = Ensuite : avec des cartes
ending-with-cards-about = même table, avec une main de cartes
ending-rematch-join = Rejoindre la revanche
ending-rematch-say = Une nouvelle table est mise : { $link }
ending-watch = Revoir
ending-sheet = Feuille de score
ending-table = Table
ending-home = Accueil
ending-share = Une image de la ferme
ending-share-of = Partager la ferme ({ $who })
ending-share-send = Envoyer…
ending-share-png = Enregistrer l’image (PNG)
ending-share-svg = Enregistrer le dessin (SVG)
ending-share-failed = Ce navigateur ne l’a pas permis.

## replay

replay-round = Tour { $round }, { $n } sur { $of }
replay-play = Lire
replay-pause = Pause
replay-turn-back = Tour de jeu précédent
replay-turn-on = Tour de jeu suivant
replay-harvest = Récolte suivante
replay-speed = Vitesse
replay-seen-by = Vu par
replay-everybody = tout le monde
replay-play-on = Jouer à partir d’ici
replay-share = Partager ce moment
replay-more = Plus
replay-shared = Le lien vers ce moment est copié.
replay-link = Lien vers ce moment : { $link }
replay-begins = La partie commence.
replay-ending = Voir la fin
film-took = { $who } : { $goods } ({ $space })
film-went = { $who } : { $space }
record-sample = Regarder une partie
record-sample-about = Trois joueurs de l’ordinateur, du premier tour au décompte, comme un film.
start-record-about = Une partie enregistrée, à revoir ou à poursuivre.
start-choose-file = Choisir un fichier

## lobby

lobby-table = À la table
lobby-here = présents : { $n }
lobby-watching = spectateurs : { $n }
lobby-ready = Prêt !
lobby-not-yet = Pas encore
lobby-is-ready = prêt
lobby-awaited = On attend encore : { $who }
lobby-free = Libre
lobby-share = Partager
lobby-for-friend = Pour un ami
lobby-rename = Garder ce nom
lobby-start = Commencer, avec des ordinateurs aux places libres
lobby-private = privée
lobby-watch-delay = vue avec un tour de retard
lobby-no-clock = sans horloge
lobby-clock-turn = { $n ->
    [one] { $n } minute par tour
   *[other] { $n } minutes par tour
}
lobby-clock-game = { $n ->
    [one] { $n } minute pour tous les tours
   *[other] { $n } minutes pour tous les tours
}
company-here = présent
company-gone = absent
company-away = absent : un ordinateur joue
company-left = reste { $time }
company-vote = { $n ->
    [0] Laisser jouer un ordinateur
   *[other] Laisser jouer un ordinateur ({ $n } pour)
}
company-mute = Ne plus entendre
company-unmute = Entendre à nouveau
company-kick = Renvoyer
talk-title = Ce qui s’est dit
talk-none = Personne n’a encore rien dit.
talk-say = Dire quelque chose
talk-send = Le dire
talk-ready = Prêt !
talk-soon = Deux minutes
talk-missing = Qui manque ?
push-want = Me prévenir quand c’est mon tour
push-say = C’est à vous de jouer.
push-on = Ce navigateur vous préviendra.
push-failed = Ce navigateur n’admet pas les notifications.

## about

about-what = Une mise en œuvre libre du jeu de société Agricola : moteur, joueurs artificiels, jeu en terminal et cette page, sous licence MIT.
about-whose = Agricola a été créé par Uwe Rosenberg et est édité par Lookout Games. Ce projet ne leur est pas lié ; si vous aimez le jeu, achetez la boîte.
about-drawings = Tous les dessins et textes de cartes sont les nôtres.
about-privacy = Aucun compte n’est nécessaire. Un cookie retient vos places ; les réglages restent dans ce navigateur.

## account

account-title = Compte
account-about = Il n’en faut pas pour jouer. Avec un compte, votre nom, vos parties et vos résultats vous suivent sur un autre appareil.
account-make = Créer un compte
account-two-devices = Jouer sur deux appareils
account-passkey = Créer une clé d’accès
account-passkey-about = Votre appareil prouve qui vous êtes, comme quand vous le déverrouillez. Pas de mot de passe, et aucune adresse n’est demandée.
account-link = Un lien pour un autre appareil
account-link-about = Les clés d’accès ne fonctionnent pas dans ce navigateur ou à cette adresse. Un lien vous crée tout de même un compte : ouvrez-le sur l’autre appareil, et vous serez reconnu sur les deux.
account-link-say = Ouvrez-le là-bas dans les { $n } minutes. Il sert une seule fois, et qui l’ouvre devient vous ici.
account-have = Vous avez un compte
account-sign-in = Se connecter avec une clé d’accès
account-sign-in-link = Sans clé d’accès, créez un lien là où vous êtes connecté et ouvrez-le ici.
account-guest = Les parties que vous avez jouées ici sans compte restent à ce navigateur. Elles reviennent quand vous vous déconnectez.
account-here = Utiliser votre compte sur cet appareil ?
account-here-go = Se connecter
account-name = Votre nom
account-save = Enregistrer
account-saved = Enregistré.
account-passkeys = Clés d’accès
account-passkeys-none = Aucune pour l’instant.
account-passkey-forget = Retirer
account-sign-out = Se déconnecter
account-sign-out-all = Se déconnecter partout
account-forget = Supprimer le compte
account-forget-sure = Ses parties restent, mais plus personne ne pourra reprendre une de vos places. Le supprimer ?
account-results = Vos résultats dans les parties
account-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
account-ratings = Votre classement Elo
account-ratings-about = Points Elo des parties contre d’autres personnes ; chacun commence à 1500. Quitter une partie sans y être revenu à la fin, c’est la perdre.
account-rating-cards = avec cartes en main
account-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
account-failed = Cela n’a pas marché, et rien n’a changé.
refused-no-account = Ce navigateur n’est pas connecté à un compte.
refused-bad-link = Ce lien a déjà servi ou n’est plus valable. Créez-en un autre là où vous êtes connecté.
refused-bad-passkey = Cette clé d’accès n’est pas connue ici, ou cela a pris trop de temps.
refused-no-passkeys = Ce service ne connaît pas les clés d’accès.
refused-too-many-passkeys = Il y a déjà dix clés d’accès ; retirez-en une d’abord.

## gallery

gallery-title = Toutes les cartes
gallery-back = Retour à l’accueil
gallery-search = Chercher dans les noms et les textes
gallery-edition = Édition
gallery-kind = Type
gallery-deck = Paquet
gallery-loading = Chargement des cartes…
gallery-found = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
gallery-players = à partir de { $n } joueurs
gallery-open = Voir { $name }
gallery-filters = Filtrer
gallery-clear = Tout enlever
gallery-wipe = Effacer la recherche
gallery-share = Copier le lien de cette recherche
gallery-copied = Copié
gallery-none = Aucune carte n’a tout cela. Enlevez un critère.
gallery-gives = Donne
gallery-gives-food = nourriture
gallery-gives-materials = matériaux de construction
gallery-gives-crops = récoltes
gallery-gives-animals = animaux
gallery-gives-points = points
gallery-gives-farm = pièces, champs et clôtures
gallery-gives-other = autres actions

# The lobby and the replay

lobby-waiting = En attente de joueurs
lobby-invited = Invitation à une partie
lobby-join = Prendre une place
lobby-computer = À l’ordinateur
lobby-copy-by-hand = Copiez le lien à la main : il se sélectionne en entier.
lobby-say = Envoyez ce lien à vos amis. La partie commence quand toutes les places sont prises.
lobby-say-guest = Prenez une place pour jouer ; la partie commence quand toutes les places sont prises.
replay-title = Relecture
replay-none = Cette partie ne peut pas être montrée
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-move = Coup
