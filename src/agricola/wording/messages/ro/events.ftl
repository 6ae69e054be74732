# Ce s-a întâmplat, pentru jurnal: câte un mesaj pentru fiecare fel de eveniment, apoi de unde vine.

event-round_began = Începe runda { $round }.
event-opened = Se deschide spațiul { $space }.
event-revealed = Carte de rundă întoarsă: { $space }.
event-replenished = { $goods } pe { $space }.
event-returned_home = Toți se întorc acasă.
event-round_ended = Runda { $round } s-a încheiat.
event-harvest_began = Începe recolta rundei { $round }.
event-phase_began = { $what ->
    [field] Faza câmpurilor
    [feeding] Hrănirea familiei
   *[breeding] Reproducerea
}

event-gained = +{ $goods }
event-paid = −{ $goods }
event-left_on_space = { $goods } pe { $space }
event-carried = { $goods }: de pe { $space } pe alt spațiu
event-converted = { $goods } → { $got }
event-baked = { $goods } → { $got } (pâine coaptă)
event-discarded = Eliberate: { $goods }
event-promised = { $goods } pe spațiul rundei { $round }
event-promised-deed = Un drept pe spațiul rundei { $round }
event-delivered = +{ $goods } de pe spațiul rundei { $round }
event-delivered-deed = Dreptul de pe spațiul rundei { $round }
event-withdrawn = Pierdut de pe spațiul rundei { $round }: { $goods }
event-withdrawn-deed = Dreptul de pe spațiul rundei { $round } s-a pierdut

event-built = { $what ->
    [room] Cameră construită pe { $cells }
    [stable] Grajd construit pe { $cells }
    [fences] { $count ->
        [one] { $count } gard construit la { $cells }
        [few] { $count } garduri construite în jurul { $cells }
       *[other] { $count } de garduri construite în jurul { $cells }
    }
   *[pasture] Pășune construită
}
event-built-tiles = { $what ->
    [room] { $count ->
        [one] { $count } cameră construită
        [few] { $count } camere construite
       *[other] { $count } de camere construite
    }
    [stable] Grajd construit
   *[pasture] S-a construit: { $tile }
}
event-fences_taken_down = { $count ->
    [one] { $count } gard scos
    [few] { $count } garduri scoase
   *[other] { $count } de garduri scoase
}
event-stable_moved = Grajd mutat: { $tile }
event-renovated = { $what ->
    [clay] Casă renovată în argilă
    [stone] Casă renovată în piatră
   *[wood] Casă renovată în lemn
}
event-plowed = { $count ->
    [one] { $count } câmp arat
    [few] { $count } câmpuri arate
   *[other] { $count } de câmpuri arate
}
event-sowed = Semănat: { $goods }
event-harvested = +{ $goods } (de pe câmpuri)
event-crop_moved = { $count ->
    [1] Pe alt câmp: { $goods }
   *[other] De pe un câmp: { $goods }
}
event-crop_added = Încă { $goods } pe un câmp
event-fed = Familie hrănită: { $goods }
event-begged = { $count ->
    [one] { $count } carte de cerșit
    [few] { $count } cărți de cerșit
   *[other] { $count } de cărți de cerșit
}
event-bred = S-au născut: { $goods }

event-placed = Membru al familiei plasat: { $space }
event-lifted = Un membru al familiei pleacă de pe { $space }
event-born = Se naște un copil
event-grew_up = Un nou-născut poate munci imediat
event-guest_came = Un invitat vine pentru această rundă
event-lodged = Se mută un chiriaș
event-joined_family = Un chiriaș intră în familie
event-lodger_left = Un chiriaș pleacă
event-kept_home = Un membru al familiei trebuie să rămână acasă
event-starting_player = Jucătorul de start
event-scored = { $count ->
    [one] +{ $count } punct
    [few] +{ $count } puncte
   *[other] +{ $count } de puncte
}

event-card_dealt = Carte trasă: { $card }
event-card_dealt-hidden = O carte trasă
event-card_played = Carte jucată: { $card }
event-card_entered = Intră în joc: { $card }
event-card_taken_back = Înapoi în mână: { $card }
event-card_discarded = Iese din joc nejucată: { $card }
event-card_discarded-hidden = O carte din mână iese din joc nejucată
event-card_offered = Poate fi păstrată: { $card }
event-card_offered-hidden = O carte poate fi păstrată
event-card_laid_out = Cu fața în sus: { $card }
event-card_taken_up = Luată în mână: { $card }
event-looked_ahead = Cărțile de rundă care urmează au fost privite
event-card_shuffled_back = Nu poate fi jucată și se amestecă înapoi: { $card }
event-card_passed = Dată mai departe: { $card } → { $to }
event-card_passed-away = Iese din joc: { $card }
event-card_returned = Carte returnată: { $card }
event-card_activated = Acționează: { $card }

cause-card = { $event } ({ $card })
cause-payment = { $event } (pentru o plată)
