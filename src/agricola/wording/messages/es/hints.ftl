# Por qué vale la pena mirar una sugerencia y cómo queda junto a la mejor, en español.

## Cómo queda una sugerencia junto a la mejor

hint-best = la mejor
hint-as-good = casi igual de buena
hint-worse = { $n ->
    [one] más o menos { $n } punto peor
   *[other] más o menos { $n } puntos peor
}
hint-far-worse = mucho peor

## Lo que habla a su favor

hint-reasons = { $why }
hint-feeds = llena { $n } de los { $short } cuencos vacíos para la cosecha { $rounds ->
    [0] después de esta ronda
    [one] dentro de { $rounds } ronda
   *[other] dentro de { $rounds } rondas
}
hint-feeds-all = llena todos los cuencos vacíos para la cosecha { $rounds ->
    [0] después de esta ronda
    [one] dentro de { $rounds } ronda
   *[other] dentro de { $rounds } rondas
}
hint-grows = { $rounds ->
    [one] una familia de { $n }: una acción más en la última ronda
   *[other] una familia de { $n }: una acción más en cada una de las { $rounds } rondas que quedan
}
hint-person = un granjero más cuenta al final
hint-room = una habitación libre: ahora la familia puede crecer
hint-room-for-all = una habitación para quien aún no tiene
hint-renovates = una casa mejor: cada una de tus { $n } habitaciones cuenta más
hint-pasture = sitio para { $n } animales más; dos de la misma especie crían en cada cosecha
hint-animal-room = sitio para más animales; dos de la misma especie crían en cada cosecha
hint-divides = un pastizal más, para otra especie
hint-stable = { $n ->
    [one] un establo: sitio para { $n } animal más
   *[other] un establo: sitio para { $n } animales más
}
hint-sows-grain = en un campo 1 cereal se convierte en 3, y cada cosecha trae 1
hint-sows = lo sembrado se multiplica en el campo
hint-plows = { $n ->
    [1] tu primer campo: ahora puedes sembrar
   *[other] campo número { $n }: más que sembrar
}
hint-first-field = tu primer campo: lo que se siembra en él se multiplica
hint-field-counts = campo número { $n }: hasta { $most } campos cuentan al final
hint-each-field = campo número { $n }: cada campo cuenta al final
hint-field-used = campo número { $n }: aprovecha una parcela sin utilizar
hint-cooks = { $card }: a partir de ahora { $goods } puede dar alimentos: { $n }
hint-card = juegas { $card }: su texto dice cuándo te ayuda
hint-animals-food = { $goods }: cocinando da alimentos: { $n }
hint-animals-pair = { $goods }: dos de la misma especie crían en cada cosecha
hint-first-of-kind = { $goods }: de los primeros, y cada especie cuenta al final
hint-animals = { $goods }: más puntos, y alimentos si puedes cocinar
hint-seed-field = { $goods } para tu campo vacío
hint-first-seed = { $goods } para sembrar: un campo lo multiplica
hint-seed = { $goods } para sembrar, y puntos
hint-enough-room = así tienes { $goods }: bastante para una habitación
hint-enough-fences = { $goods }: así puedes vallar un pastizal
hint-enough-house = { $goods }: así puedes reformar la casa
hint-enough-card = { $goods }: así puedes pagar { $card }
hint-toward-room = { $goods } para una habitación, que cuesta { $price }
hint-material = { $goods } para construir
hint-wood = { $goods } para vallas y establos
hint-clay = { $goods } para hornos y una casa de adobe
hint-reed = { $goods }: cada habitación y cada reforma pide junco
hint-stone = { $goods } para hornos y una casa de piedra
hint-piled = { $n ->
    [2] el doble de lo que llega en una ronda
   *[other] { $n } veces lo que llega en una ronda
}
hint-first = eliges primero en la próxima ronda
hint-food = alimentos para lo que viene: { $n }
hint-pairs = conserva { $goods }: dos de la misma especie crían
hint-keeps = conserva { $goods } por los puntos
hint-points = { $points ->
    [one] { $points } punto enseguida
   *[other] { $points } puntos enseguida
}: { $gains }
hint-point-for = { $category ->
    [fields] más campos
    [pastures] más pastizales
    [grain] más cereales
    [vegetables] más hortalizas
    [sheep] más ovejas
    [boar] más jabalíes
    [cattle] más vacas
    [unused-spaces] { $n ->
        [one] { $n } parcela sin utilizar menos
       *[other] { $n } parcelas sin utilizar menos
    }
    [fenced-stables] establos cercados
    [stables] establos en pastizales
    [rooms] las habitaciones de la casa
    [people] una familia más grande
    [begging] menos mendicidad
    [cards] los puntos de una carta
   *[bonus] puntos adicionales de una carta
}
hint-leaves = te queda: { $goods }
hint-spares = guarda lo que tienes para más tarde
hint-card-more = { $points ->
    [one] dio { $points } punto más que otras cartas en partidas entre ordenadores
   *[other] dio { $points } puntos más que otras cartas en partidas entre ordenadores
}
hint-card-less = { $points ->
    [one] dio { $points } punto menos que otras cartas en partidas entre ordenadores
   *[other] dio { $points } puntos menos que otras cartas en partidas entre ordenadores
}
hint-card-usual = más o menos tan buena como otras cartas en partidas entre ordenadores
hint-meal = conserva en lo posible los puntos, las parejas y las semillas

## Lo que se hace donde está su número en la granja

hint-here-plow = labrar aquí
hint-here-room = construir una habitación aquí
hint-here-stable = construir un establo aquí
hint-here-edge = poner una cerca aquí
hint-here-fence = { $n ->
    [one] cercar esta parcela
   *[other] cercar estas { $n } parcelas
}
