# Ce qui ne va pas dans une position que quelqu’un a écrite, en français.

wrong-of-player = { $seat } : { $what }
wrong-round = le tour est { $round }, et non de 0 à { $rounds }
wrong-starting-player = il n’y a pas de place { $number } pour le premier joueur
wrong-supply = { $n } { $piece } de plus qu’il n’y en a
wrong-goods = { $amount }
wrong-animals = tous les animaux n’ont pas de place
wrong-known-card = une carte connue de la main n’y est pas
wrong-abilities = les capacités ne correspondent pas aux cartes
wrong-people = { $n } personnes, et non de 2 à { $most }
wrong-newborns = { $n } nouveau-nés parmi { $people } personnes
wrong-newborns-placed = { $n } nouveau-nés sur des cases d’action, pour { $born } nés à ce tour
wrong-workers = { $home } personnes à la maison et { $placed } placées, pour { $working } qui peuvent travailler
wrong-negative = un nombre négatif de cartes de mendicité ou de savoir-faire
wrong-stock = moins que rien sur une case d’action
wrong-round-cards = l’ordre des cartes de tour ne les contient pas toutes une fois
wrong-stage = une carte de tour est dans la mauvaise période
wrong-crop-number = plus sur le champ { $cell } qu’on ne peut y semer
wrong-crowd = { $n } personnes dans { $rooms } pièces, avant qu’une famille puisse s’agrandir sans place
wrong-traveling = { $card } est devant un joueur, alors que cette carte passe au suivant
wrong-goods-there = des marchandises sur { $space }, où l’on n’en pose pas
wrong-closed-space = une personne sur { $space }, qui n’est pas encore en jeu
wrong-two-people = deux personnes sur { $space }
wrong-occupied = les cases occupées ne sont pas celles où se trouvent des personnes
wrong-majors = un aménagement majeur manque ou se trouve deux fois
wrong-two-places = une carte est à deux endroits
wrong-pile = une carte d’une autre sorte dans la pile des aménagements mineurs ou des savoir-faire
wrong-promise = des biens attendent au tour { $round }, qui est passé
wrong-one-space = deux choses sur un même emplacement, ou une hors de la ferme
wrong-rooms-apart = les pièces ne se rattachent pas à celles de a2 et a3
wrong-fields-apart = les champs ne se touchent pas
wrong-stables = plus de { $most } étables
wrong-fences = plus de { $most } clôtures
wrong-fence-shape = ces clôtures sont interdites : ouvertes, autour d’une tuile, ou deux groupes de pâturages séparés
wrong-crop = une culture en { $cell }, qui n’est pas un champ
wrong-crop-kind = autre chose que des céréales ou des légumes sur le champ { $cell }
wrong-house = { $material ->
    [wood] une maison en bois
    [clay] une maison en argile
   *[stone] une maison en pierre
}
wrong-few-rooms = { $n } pièces, moins que dans la maison de départ
wrong-few-tiles = moins que zéro tuile ou étable

## Ce qui ne va pas dans ce qui doit encore arriver : une entrée de la pile

wrong-frame = entrée { $number } de la pile ({ $effect }) : { $what }
frame-not-first = elle ne peut pas être là : une pile commence par « { $effect } », qui n’est nulle part ailleurs
frame-not-on = elle doit être sur « { $effect } »
frame-nobody-left = { $seat } n’a plus personne à placer
frame-steps = elle ne peut pas en être à l’étape { $n }
frame-needs-space = il lui faut une case
frame-other-space = elle appartient à { $space }
frame-needs-price = il lui faut un prix
frame-needs-reactions = il lui faut des réactions et leur événement
frame-needs-card = il lui faut un événement avec une carte
frame-needs-event = il lui faut un événement
frame-few-fences = elle parle de { $n } clôtures nouvelles, et il n’y en a pas autant
