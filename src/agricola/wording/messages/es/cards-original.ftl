# Cartas de la primera edición, por su número: nombre, texto y aclaraciones, con nuestras palabras.

# Palabras junto a las cartas de la primera edición.
own-1-food-or-2 = 1 alimento, o 2
own-1-grain-on-each-grain-field = 1 cereal en cada campo de cereales
own-1-more-animal-of-each-kind = 1 animal más de cada especie
own-1-of-two-that-are-alike = 1 de dos iguales
own-1-or-2-food = 1 o 2 alimentos
own-1-or-2-wood = 1 o 2 maderas
own-1-wild-boar-first-then-1-cattle = primero 1 jabalí, luego 1 vaca
own-2-wood = 2 maderas
own-3-food = 3 alimentos
own-3-times-once-in-a-round = 3 veces, una por ronda
own-3-2-or-1-stone = 3, 2 o 1 piedra
own-5-people-at-work-in-round-14 = 5 granjeros trabajando en la ronda 14
own-basketmaker = Cestero
own-basketmaker-s-workshop = Taller de cestería
own-cabinetmaker = Ebanista
own-joinery = Taller de ebanistería
own-potter = Alfarero
own-pottery = Taller de alfarería
own-sawmill = Serrería
own-village-well = Pozo del pueblo
own-well = Pozo
own-a-birth = un nacimiento
own-a-child-that-is-no-twin = un bebé que no es gemelo
own-a-fence-on-space = una cerca en { $space }
own-a-new-pasture-on-unused-spaces = un pastizal nuevo en parcelas sin utilizar
own-adopt-the-child = adoptar al niño
own-after-family-growth = después de ampliar la familia
own-animals-for-food = animales por alimentos
own-buy-animals = comprar animales
own-buy-goods = comprar { $goods }
own-by-the-space = por la casilla
own-cards-called-clay-deposit = cartas llamadas «Yacimiento de arcilla»
own-cards-called-clay-path-or-paved-road = cartas llamadas «Camino de arcilla» o «Camino empedrado»
own-cards-called-harrow-or-punner-or-yoke-or-plow = gradas, pisones, yugos y arados
own-cards-called-mansion = cartas llamadas «Mansión»
own-cards-called-oven = cartas con «horno» en el nombre
own-cards-called-paved-road = cartas llamadas «Camino empedrado»
own-cards-called-plow-or-harrow = arados y gradas
own-cards-called-sawmill = cartas llamadas «Serrería»
own-cards-called-tavern = cartas llamadas «Taberna»
own-cards-called-well = cartas con «pozo» en el nombre
own-cards-named-basketmaker-s-workshop-or-basketmaker = cartas llamadas «Taller de cestería» o «Cestero»
own-cards-named-joinery-or-cabinetmaker = cartas llamadas «Taller de ebanistería» o «Ebanista»
own-cards-named-pottery-or-potter = cartas llamadas «Taller de alfarería» o «Alfarero»
own-cast-the-net = echar la red
own-choose-a-space-for-a-fence = elegir una casilla para una cerca
own-choose-a-space-for-the-maypole = elegir una parcela para el árbol de mayo
own-cook-the-pumpkin = cocinar la calabaza
own-count-the-people = contar los granjeros
own-delivered-fences = cercas entregadas
own-distribute-the-wood = repartir la madera
own-draw-7-new-minor-improvements = robar 7 adquisiciones menores nuevas
own-empty = vacío
own-enough-for-4-food = bastante para 4 alimentos
own-fill-the-container = llenar el recipiente
own-food-for-the-animals-of-all-players = alimentos por los animales de todos los jugadores
own-gets-the-food-of-fishing-when-people-return-home = recibe los alimentos de Pesca en el regreso a casa
own-giant-pumpkins = calabazas gigantes
own-go-on-holiday = irse de vacaciones
own-hand-out-the-top = repartir lo de arriba
own-haul-in-the-net = recoger la red
own-in-the-harvest = en la cosecha
own-in-the-work-phase = en la jornada
own-it-bakes-bread = hornea pan
own-it-stands = está en pie
own-kinds-of-animals-that-you-do-not-have = especies de animales que no tienes
own-knock-the-maypole-over = derribar el árbol de mayo
own-look-at-the-round-cards = mirar las cartas de ronda
own-more-than-one-field-with-a-plow = más de un campo con un arado
own-more-used-spaces-than-anybody-else = más parcelas utilizadas que nadie
own-no-losses-beside-unused-spaces-and-begging-cards = ningún punto perdido salvo por parcelas sin utilizar y mendicidad
own-no-negative-points = ningún punto negativo
own-no-other-player-has-more-of-any-animal = ningún otro jugador tiene más animales de una especie
own-not-by-this-card = no por esta carta
own-not-since-the-last-placement = no desde la última colocación
own-not-since-your-last-placement = no desde tu última colocación
own-note-the-feeding = anotar la alimentación
own-note-the-stable = anotar el establo
own-on-the-newest-round-card = en la última carta de ronda
own-on-the-space-with-the-fence = en la casilla con la cerca
own-players-with-5-people-n = jugadores con 5 granjeros: { $n }
own-put-1-food-on-a-space = poner 1 alimento en una casilla
own-put-1-food-on-space = poner 1 alimento en { $space }
own-put-fences-on-round-spaces = poner cercas en casillas de ronda
own-put-it-here = ponerlo aquí
own-put-it-on-the-card = ponerlo en la carta
own-put-round-cards-in-order = ordenar las cartas de ronda
own-rebuild-the-fences = rehacer las cercas
own-reed-has-been-taken = se ha tomado junco
own-reed-in-this-round = junco en esta ronda
own-return-2-improvements = devolver 2 adquisiciones
own-return-animals = devolver animales
own-return-first-and-second = devolver { $first } y { $second }
own-return-goods = devolver { $goods }
own-roast-animals = asar animales
own-roast-goods = asar { $goods }
own-spaces-paid-for-n = casillas pagadas: { $n }
own-spare-a-space = ahorrarse una casilla
own-stone-has-been-taken = se ha tomado piedra
own-take-1-food = tomar 1 alimento
own-take-1-grain-of-another-player = tomar 1 cereal de otro jugador
own-take-1-grain-of-seat-from-where-with-n = tomar 1 cereal a { $seat } de { $where } con { $n }
own-take-it-back = recuperarlo
own-take-the-fences-back = recuperar las cercas
own-taken-in-this-round = tomado en esta ronda
own-the-first-in-this-round = lo primero en esta ronda
own-the-last-to-place = el último en colocar
own-the-maypole = el árbol de mayo
own-the-pumpkin-is-still-there = la calabaza sigue ahí
own-used-by-who = usada por { $who }
own-used-in-this-harvest = usada en esta cosecha
own-what-lies-on-top = lo que está arriba
own-with-your-last-person = con tu último granjero
own-card = { $card }
own-goods-in-the-container = { $goods } en el recipiente
own-goods-on-top = { $goods } arriba
own-n-one-n-card-called-clay-deposit-other-n-cards-called-clay-deposit = { $n ->
    [one] { $n } carta llamada «Yacimiento de arcilla»
   *[other] { $n } cartas llamadas «Yacimiento de arcilla»
}
own-n-one-n-card-called-clay-path-or-paved-road-other-n-cards-called-clay-path-or-paved-road = { $n ->
    [one] { $n } carta llamada «Camino de arcilla» o «Camino empedrado»
   *[other] { $n } cartas llamadas «Camino de arcilla» o «Camino empedrado»
}
own-n-one-n-card-called-harrow-or-punner-or-yoke-or-plow-other-n-cards-called-harrow-or-punner-or-yoke-or-plow = { $n ->
    [one] { $n } grada, pisón, yugo o arado
   *[other] { $n } gradas, pisones, yugos o arados
}
own-n-one-n-card-called-mansion-other-n-cards-called-mansion = { $n ->
    [one] { $n } carta llamada «Mansión»
   *[other] { $n } cartas llamadas «Mansión»
}
own-n-one-n-card-called-oven-other-n-cards-called-oven = { $n ->
    [one] { $n } carta con «horno» en el nombre
   *[other] { $n } cartas con «horno» en el nombre
}
own-n-one-n-card-called-paved-road-other-n-cards-called-paved-road = { $n ->
    [one] { $n } carta llamada «Camino empedrado»
   *[other] { $n } cartas llamadas «Camino empedrado»
}
own-n-one-n-card-called-sawmill-other-n-cards-called-sawmill = { $n ->
    [one] { $n } carta llamada «Serrería»
   *[other] { $n } cartas llamadas «Serrería»
}
own-n-one-n-card-called-tavern-other-n-cards-called-tavern = { $n ->
    [one] { $n } carta llamada «Taberna»
   *[other] { $n } cartas llamadas «Taberna»
}
own-n-one-n-card-called-well-other-n-cards-called-well = { $n ->
    [one] { $n } carta con «pozo» en el nombre
   *[other] { $n } cartas con «pozo» en el nombre
}
own-n-one-n-card-named-basketmaker-s-workshop-or-basketmaker-other-n-cards-named-basketmaker-s-workshop-or-basketmaker = { $n ->
    [one] { $n } carta llamada «Taller de cestería» o «Cestero»
   *[other] { $n } cartas llamadas «Taller de cestería» o «Cestero»
}
own-n-one-n-card-named-joinery-or-cabinetmaker-other-n-cards-named-joinery-or-cabinetmaker = { $n ->
    [one] { $n } carta llamada «Taller de ebanistería» o «Ebanista»
   *[other] { $n } cartas llamadas «Taller de ebanistería» o «Ebanista»
}
own-n-one-n-card-named-pottery-or-potter-other-n-cards-named-pottery-or-potter = { $n ->
    [one] { $n } carta llamada «Taller de alfarería» o «Alfarero»
   *[other] { $n } cartas llamadas «Taller de alfarería» o «Alfarero»
}
own-n-one-n-delivered-fence-other-n-delivered-fences = { $n ->
    [one] { $n } cerca entregada
   *[other] { $n } cercas entregadas
}
own-n-one-n-giant-pumpkin-other-n-giant-pumpkins = { $n ->
    [one] { $n } calabaza gigante
   *[other] { $n } calabazas gigantes
}
own-n-one-n-kind-of-animal-that-you-do-not-have-other-n-kinds-of-animals-that-you-do-not-have = { $n ->
    [one] { $n } especie de animales que no tienes
   *[other] { $n } especies de animales que no tienes
}
own-n-of-the-animals-not-returned = { $n } de los animales no devueltos
own-n-with-4-points = { $n } con 4 puntos
own-seat = { $seat }
own-space = { $space }
space-clay_1_digger = 1 adobe (Arcillero)
space-clay_deposit = Yacimiento de arcilla
space-wood_2_master_forester = 2 maderas (Maestro forestal)
