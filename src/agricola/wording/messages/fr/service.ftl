# Ce que dit le service lui-même : refus, avis, pourquoi rien ne s’annule.

## Commandes refusées

refused-stale = La partie a avancé entre-temps ; choisissez de nouveau.
refused-newer-hint = Un autre conseil a été demandé depuis.
refused-not-legal = Ce n’est pas possible maintenant.
refused-read = { $problem }
refused-no-such-thing = « { $text } » : ni case, ni carte, ni case de ferme.
refused-not-your-seat = La place { $number } n’est pas la vôtre.
refused-not-your-turn = C’est à { $seat } de jouer.
refused-id-used = Cette commande a déjà servi à autre chose. Rechargez la page.
refused-waiting = Une place est libre : invitez quelqu’un par le lien, ou donnez-la à un ordinateur.
refused-over = La partie est finie.
refused-seats-stay = La partie est finie ; les places ne changent plus.
refused-no-hint = Pas de conseil pour l’instant. Réessayez dans un moment.
refused-too-heavy = Ce coup est trop long à calculer ici ; choisissez autre chose.
refused-no-talk = Rien ne peut être dit ici.

## Demandes refusées

refused-too-many = C’était trop à la fois ; attendez un moment.
refused-too-many-sockets = Trop de connexions ; fermez-en quelques-unes.
refused-room-is-full = Trop de monde est connecté à cette partie.
refused-not-found = Il n’y a rien ici.
refused-not-allowed = Ce n’est pas possible ici.
refused-bad-request = La demande ne peut pas être traitée.
refused-two-hosts = La demande nomme deux fois son hôte ou son origine.
refused-other-origin = Cette demande vient de la page d’un autre site.
refused-other-host = Le service ne répond pas sous ce nom.
refused-internal = Une erreur s’est produite ici ; elle a été notée.
refused-not-json = Envoyez du JSON, avec l’en-tête Content-Type: application/json.
refused-bad-json = La demande est illisible.
refused-bad-message = La demande n’est pas comprise : { $problem }.
refused-bad-number = { $name } est un nombre à partir de 0.
refused-too-large = L’envoi est trop volumineux : { $bytes } octets au plus.
refused-too-slow = L’envoi n’est pas arrivé à temps. Réessayez.
refused-no-such-room = Cette partie n’existe pas ; vérifiez le lien.
refused-no-such-seat = La place { $number } n’existe pas ; la première est 0.
refused-no-such-level = Le niveau { $level } n’existe pas.
refused-no-open-seat = Aucune place n’est libre ; vous pouvez regarder la partie.
refused-no-such-series = Cette série n’existe pas ; vérifiez le lien.
refused-not-your-series = Seule la personne qui a commencé la série peut faire cela.
refused-bad-series = Cette série ne peut pas être jouée ainsi : { $problem }.
refused-bad-room = Une telle partie ne peut pas être préparée : { $problem }.
refused-bad-room-seats = { $n ->
    [one] Il y a { $n } joueur : indiquez { $n } place.
   *[other] Il y a { $n } joueurs : indiquez { $n } places.
}
refused-bad-room-edition = L’édition { $edition } n’existe pas.
refused-bad-room-option = Cette édition n’a pas d’option { $option }.
refused-bad-room-hand = Les mains sont distribuées quand une place attend quelqu’un : choisissez des cartes seul, ou contre des ordinateurs.
refused-bad-record = Cet enregistrement ne peut pas être utilisé : { $problem }.
refused-long-record = Cet enregistrement est trop long à rejouer.
refused-bad-place = { $total ->
    [one] La partie a { $total } coup : « after » va de 0 à { $total }.
   *[other] La partie a { $total } coups : « after » va de 0 à { $total }.
}
refused-not-over = La partie n’est pas finie : cela s’ouvrira à la fin.
refused-record-not-over = L’enregistrement révèle tout ce qui est caché ; il s’ouvrira à la fin de la partie.
refused-store-down = Les parties ne peuvent pas être lues ni enregistrées pour l’instant. Réessayez dans un moment.
refused-busy = Trop de demandes attendent déjà. Réessayez dans un moment.
refused-full = Toutes les tables sont prises. Réessayez dans un moment.
refused-half-letters = Cet enregistrement contient des moitiés de caractères, qui ne peuvent pas être gardées.
refused-too-many-changes = Les places de cette partie ont changé trop souvent ; créez-en une autre.
refused-seat-kept = La main de cette place est distribuée : seule la personne qui l’a vue peut y revenir. Un ordinateur peut la jouer entre-temps.
refused-private = Cette partie est privée : elle s’ouvre par le lien donné à ses joueurs ou à ses spectateurs.
refused-wrong-key = Ce lien n’ouvre pas cette partie ; demandez-en un autre.
refused-sent-away = Vous avez été exclu de cette partie.
refused-only-watching = Le lien par lequel vous êtes venu permet seulement de regarder.
refused-not-the-host = Seule la personne qui a créé la partie peut faire cela.
refused-nobody-to-kick = Il n’y a personne d’autre à cette place.
refused-no-push = Ce service n’envoie pas d’avis par le navigateur.
refused-nobody-to-tell = Prenez d’abord une place : on ne sait pas qui prévenir.
refused-bad-subscription = Les avis ne passent que par le service d’envoi d’un navigateur.
refused-not-your-vote = Seuls les autres joueurs peuvent voter pour cette place.
refused-not-absent = Ce joueur est là, ou l’était il y a un instant.
refused-token-in-address = Montrez le jeton dans l’en-tête Authorization, pas dans l’adresse.

## Pourquoi une partie est arrêtée

notice-not-saved = La partie ne peut pas être enregistrée pour l’instant, elle est donc arrêtée. Elle reprendra d’elle-même.
notice-other-version = Cette partie a commencé avec la version { $began } des règles, et la version { $here } la joue autrement ({ $part }). Elle est gardée telle quelle ; ouvrez-la avec la version { $began } pour continuer.
notice-room-gone = Cette partie a disparu : personne n’y a joué pendant une semaine. Créez-en une autre.
notice-damaged = Ce qui est enregistré de cette partie est abîmé : { $part }. Elle est gardée telle quelle ; qui gère le service peut la reprendre d’une copie.
part-setup = sa préparation
part-deal = sa donne
part-entry = l’entrée { $number }
part-position = la position après l’entrée { $number }
part-seats = qui est assis où
part-settings = ce qui était convenu
part-answer = la réponse à une commande
part-row = la partie elle-même

## Pourquoi rien ne s’annule

undo-nothing = il n’y a pas de décision à annuler
undo-only-players = seuls les joueurs peuvent annuler
undo-turn-ended = le tour est fini : rien ne peut être annulé
undo-acted-since = { $seat } a joué depuis : rien ne peut être annulé
undo-other-asked = { $seat } a dû répondre : rien ne peut être annulé
undo-round-card = une carte de tour a été révélée : rien ne peut être annulé
undo-hidden-card = une carte cachée a été vue : rien ne peut être annulé
undo-random = le hasard est intervenu : rien ne peut être annulé
undo-too-often = { $n ->
    [one] vous avez annulé { $n } fois
   *[other] vous avez annulé { $n } fois
} dans cette partie : c’est le maximum
