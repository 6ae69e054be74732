# Autres façons de jouer : `variant-<nom>` est le nom, `.about` le dit en une phrase.

variant-deifuss = Une carte itinérante chacun
    .about = Chacun reçoit 6 aménagements mineurs ordinaires et 1 qui passe de joueur en joueur.
variant-lopez = Métiers par groupe
    .about = Chacun reçoit 3 métiers pour tout nombre de joueurs, 2 à partir de trois, 2 pour quatre.

# Règles maison

variant-szongott = Grande tuile à deux
    .about = À 2 joueurs, la grande tuile supplémentaire est en jeu, avec son Bosquet.
