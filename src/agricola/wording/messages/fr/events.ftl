# Ce qui s’est passé, pour le journal.

event-round_began = Le tour { $round } commence.
event-opened = { $space } : case ouverte.
event-revealed = { $space } : carte dévoilée.
event-replenished = { $goods } sur { $space }.
event-returned_home = Tout le monde rentre à la maison.
event-round_ended = Le tour { $round } est terminé.
event-harvest_began = La récolte du tour { $round } commence.
event-phase_began = { $what ->
    [field] Récolte des champs
    [feeding] Repas de famille
   *[breeding] Reproduction
}

event-gained = +{ $goods }
event-paid = −{ $goods }
event-left_on_space = { $goods } sur { $space }
event-carried = { $goods } : de { $space } vers une autre case
event-converted = { $goods } → { $got }
event-baked = { $goods } → { $got } (pain cuit)
event-discarded = { $goods } : animaux relâchés
event-promised = { $goods } sur la case du tour { $round }
event-promised-deed = Un droit sur la case du tour { $round }
event-delivered = +{ $goods } de la case du tour { $round }
event-delivered-deed = Le droit de la case du tour { $round }
event-withdrawn = { $goods } : perdu sur la case du tour { $round }
event-withdrawn-deed = Le droit de la case du tour { $round } est perdu

event-built = { $what ->
    [room] Pièce construite en { $cells }
    [stable] Étable construite en { $cells }
    [fences] { $count ->
        [one] { $count } clôture construite en { $cells }
       *[other] { $count } clôtures construites autour de { $cells }
    }
   *[pasture] Pâturage construit
}
event-built-tiles = { $what ->
    [room] { $count ->
        [one] { $count } pièce construite
       *[other] { $count } pièces construites
    }
    [stable] Étable construite
   *[pasture] Construit : { $tile }
}
event-fences_taken_down = { $count ->
    [one] { $count } clôture retirée
   *[other] { $count } clôtures retirées
}
event-stable_moved = Étable déplacée : { $tile }
event-renovated = { $what ->
    [clay] Maison rénovée en argile
    [stone] Maison rénovée en pierre
   *[wood] Maison rénovée en bois
}
event-plowed = { $count ->
    [one] { $count } champ labouré
   *[other] { $count } champs labourés
}
event-sowed = Semé : { $goods }
event-harvested = +{ $goods } (champs)
event-crop_moved = { $count ->
    [1] { $goods } vers un autre champ
   *[other] { $goods } pris d’un champ
}
event-crop_added = { $goods } de plus sur un champ
event-fed = Famille nourrie : { $goods }
event-begged = { $count ->
    [one] { $count } carte de mendicité
   *[other] { $count } cartes de mendicité
}
event-bred = Naissances : { $goods }

event-placed = Personne placée : { $space }
event-lifted = Une personne quitte { $space }
event-born = Un enfant est né
event-grew_up = Un nouveau-né peut travailler tout de suite
event-guest_came = Un invité arrive pour ce tour
event-lodged = Un hôte s’installe
event-joined_family = Un hôte rejoint la famille
event-lodger_left = Un hôte s’en va
event-kept_home = Une personne doit rester à la maison
event-starting_player = Premier joueur
event-scored = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}

event-card_dealt = Carte piochée : { $card }
event-card_dealt-hidden = Une carte piochée
event-card_played = { $card } : carte jouée
event-card_entered = { $card } : carte en jeu
event-card_taken_back = { $card } revient en main
event-card_shuffled_back = { $card } ne peut pas être jouée et retourne dans la pile
event-card_discarded = { $card } quitte la partie sans être jouée
event-card_discarded-hidden = Une carte en main quitte la partie sans être jouée
event-card_offered = { $card } : peut être gardée
event-card_offered-hidden = Une carte peut être gardée
event-card_laid_out = { $card } est étalée face visible
event-card_taken_up = { $card } prise en main
event-looked_ahead = Les cartes de tour à venir sont regardées
event-card_passed = { $card } transmise à { $to }
event-card_passed-away = { $card } quitte la partie
event-card_returned = { $card } : carte rendue
event-card_activated = { $card } agit

cause-card = { $event } ({ $card })
cause-payment = { $event } (pour un paiement)
