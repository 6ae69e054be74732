# Pourquoi une suggestion mérite un regard et où elle se tient à côté de la meilleure, en français.

## Où une suggestion se tient à côté de la meilleure

hint-best = la meilleure
hint-as-good = à peu près aussi bonne
hint-worse = { $n ->
    [one] moins bonne d’environ { $n } point
   *[other] moins bonne d’environ { $n } points
}
hint-far-worse = bien moins bonne

## Ce qui parle pour elle

hint-reasons = { $why }
hint-feeds = remplit { $n } des { $short } bols vides pour la récolte { $rounds ->
    [0] après ce tour
    [one] dans { $rounds } tour
   *[other] dans { $rounds } tours
}
hint-feeds-all = remplit tous les bols vides pour la récolte { $rounds ->
    [0] après ce tour
    [one] dans { $rounds } tour
   *[other] dans { $rounds } tours
}
hint-grows = { $rounds ->
    [one] une famille de { $n } : une action de plus au dernier tour
   *[other] une famille de { $n } : une action de plus à chacun des { $rounds } tours qui restent
}
hint-person = une personne de plus compte à la fin
hint-room = une pièce libre : votre famille peut maintenant s’agrandir
hint-room-for-all = une pièce pour qui n’en a pas encore
hint-renovates = une meilleure maison : chacune de vos { $n } pièces compte plus
hint-pasture = de la place pour { $n } animaux de plus ; deux de la même espèce ont un petit à chaque récolte
hint-animal-room = de la place pour plus d’animaux ; deux de la même espèce ont un petit à chaque récolte
hint-divides = un pâturage de plus, pour une autre espèce
hint-stable = { $n ->
    [one] une étable : de la place pour { $n } animal de plus
   *[other] une étable : de la place pour { $n } animaux de plus
}
hint-sows-grain = dans un champ 1 céréale en devient 3, et chaque récolte en rapporte 1
hint-sows = ce qui est semé se multiplie dans le champ
hint-plows = { $n ->
    [1] votre premier champ : vous pouvez maintenant semer
   *[other] champ numéro { $n } : plus à semer
}
hint-first-field = votre premier champ : ce qu’on y sème se multiplie
hint-field-counts = champ numéro { $n } : jusqu’à { $most } champs comptent à la fin
hint-each-field = champ numéro { $n } : chaque champ compte à la fin
hint-field-used = champ numéro { $n } : il occupe une case inutilisée
hint-cooks = { $card } : désormais { $goods } peut donner { $n } repas
hint-card = vous jouez { $card } : son texte dit quand elle vous aide
hint-animals-food = { $goods } : { $n } repas une fois cuits
hint-animals-pair = { $goods } : deux de la même espèce ont un petit à chaque récolte
hint-first-of-kind = { $goods } : vos premiers, et chaque espèce compte à la fin
hint-animals = { $goods } : plus de points, et des repas si vous savez cuire
hint-seed-field = { $goods } pour votre champ vide
hint-first-seed = { $goods } à semer : un champ le multiplie
hint-seed = { $goods } à semer, et des points
hint-enough-room = vous aurez alors { $goods } : assez pour une pièce
hint-enough-fences = { $goods } : vous pourrez alors clore un pâturage
hint-enough-house = { $goods } : vous pourrez alors rénover la maison
hint-enough-card = { $goods } : vous pourrez alors payer { $card }
hint-toward-room = { $goods } en vue d’une pièce, qui coûte { $price }
hint-material = { $goods } pour bâtir
hint-wood = { $goods } pour des clôtures et des étables
hint-clay = { $goods } pour des fours et une maison d’argile
hint-reed = { $goods } : chaque pièce et chaque rénovation demande du roseau
hint-stone = { $goods } pour des fours et une maison de pierre
hint-piled = { $n ->
    [2] deux fois ce qui arrive en un tour
   *[other] { $n } fois ce qui arrive en un tour
}
hint-first = vous choisissez en premier au tour suivant
hint-food = { $n } repas pour la suite
hint-pairs = garde { $goods } : deux de la même espèce se reproduisent
hint-keeps = garde { $goods } pour les points
hint-points = { $points ->
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
} : { $gains }
hint-point-for = { $category ->
    [fields] plus de champs
    [pastures] plus de pâturages
    [grain] plus de céréales
    [vegetables] plus de légumes
    [sheep] plus de moutons
    [boar] plus de sangliers
    [cattle] plus de bœufs
    [unused-spaces] { $n ->
        [one] { $n } case inutilisée de moins
       *[other] { $n } cases inutilisées de moins
    }
    [fenced-stables] des étables clôturées
    [stables] des étables dans les pâturages
    [rooms] les pièces de la maison
    [people] une famille plus grande
    [begging] moins de mendicité
    [cards] les points d’une carte
   *[bonus] les points bonus d’une carte
}
hint-leaves = il vous reste { $goods }
hint-spares = garde ce que vous avez pour plus tard
hint-card-more = { $points ->
    [one] a rapporté { $points } point de plus que d’autres cartes dans des parties entre ordinateurs
   *[other] a rapporté { $points } points de plus que d’autres cartes dans des parties entre ordinateurs
}
hint-card-less = { $points ->
    [one] a rapporté { $points } point de moins que d’autres cartes dans des parties entre ordinateurs
   *[other] a rapporté { $points } points de moins que d’autres cartes dans des parties entre ordinateurs
}
hint-card-usual = à peu près aussi bonne que d’autres cartes dans des parties entre ordinateurs
hint-meal = garde autant que possible les points, les couples et les semences

## Ce qui se fait là où son numéro se trouve sur la ferme

hint-here-plow = labourer ici
hint-here-room = construire une pièce ici
hint-here-stable = construire une étable ici
hint-here-edge = poser une clôture ici
hint-here-fence = { $n ->
    [one] clôturer cette case
   *[other] clôturer ces { $n } cases
}
