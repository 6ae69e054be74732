# Lo que dice el motor, en español. Un mensaje se encuentra por su código; sus variables son los parámetros del código.
# Recursos, cartas, casillas, losetas y jugadores llegan ya en palabras; los números eligen el plural.

## Recursos

good-wood = madera
good-clay = adobe
good-reed = junco
good-stone = piedra
good-grain = cereal
good-vegetable = hortaliza
good-food = alimento
good-sheep = oveja
good-boar = jabalí
good-cattle = vaca

# `.all` sigue a «número de»: «por el número de habitaciones», «el mayor número de adquisiciones».
count-wood = { $n ->
    [one] { $n } madera
   *[other] { $n } maderas
}
    .all = maderas
count-clay = { $n ->
    [one] { $n } adobe
   *[other] { $n } adobes
}
    .all = adobes
count-reed = { $n ->
    [one] { $n } junco
   *[other] { $n } juncos
}
    .all = juncos
count-stone = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
}
    .all = piedras
count-grain = { $n ->
    [one] { $n } cereal
   *[other] { $n } cereales
}
    .all = cereales
count-vegetable = { $n ->
    [one] { $n } hortaliza
   *[other] { $n } hortalizas
}
    .all = hortalizas
count-food = { $n ->
    [one] { $n } alimento
   *[other] { $n } alimentos
}
    .all = alimentos
count-sheep = { $n ->
    [one] { $n } oveja
   *[other] { $n } ovejas
}
    .all = ovejas
count-boar = { $n ->
    [one] { $n } jabalí
   *[other] { $n } jabalíes
}
    .all = jabalíes
count-cattle = { $n ->
    [one] { $n } vaca
   *[other] { $n } vacas
}
    .all = vacas

goods-nothing = nada
goods-join = {", "}
list-join = {", "}
reasons-join = {"; "}

## Nombres

player = jugador { $number }
players-join = {" y "}

tile-small = pastizal pequeño
tile-two = pastizal de 2 parcelas
tile-three = pastizal de 3 parcelas
tile-corner = pastizal en esquina
tile-four = pastizal de 4 parcelas
tile-room = habitación

kind-major = adquisición mayor
kind-minor = adquisición menor
kind-occupation = oficio

## Lo que se cuenta

count-occupations = { $n ->
    [one] { $n } oficio
   *[other] { $n } oficios
}
    .all = oficios
count-later-occupations = { $n ->
    [one] { $n } oficio jugado después
   *[other] { $n } oficios jugados después
}
    .all = oficios jugados después
count-improvements = { $n ->
    [one] { $n } adquisición
   *[other] { $n } adquisiciones
}
    .all = adquisiciones
count-grain-fields = { $n ->
    [one] { $n } campo de cereales
   *[other] { $n } campos de cereales
}
    .all = campos de cereales
count-vegetable-fields = { $n ->
    [one] { $n } campo de hortalizas
   *[other] { $n } campos de hortalizas
}
    .all = campos de hortalizas
count-empty-fields = { $n ->
    [one] { $n } campo vacío
   *[other] { $n } campos vacíos
}
    .all = campos vacíos
count-empty-field-tiles = { $n ->
    [one] { $n } campo vacío en la granja
   *[other] { $n } campos vacíos en la granja
}
    .all = campos vacíos en la granja
count-rooms = { $n ->
    [one] { $n } habitación
   *[other] { $n } habitaciones
}
    .all = habitaciones
count-added-rooms = { $n ->
    [one] { $n } habitación además de las dos primeras
   *[other] { $n } habitaciones además de las dos primeras
}
    .all = habitaciones además de las dos primeras
count-planted-fields = { $n ->
    [one] { $n } campo sembrado
   *[other] { $n } campos sembrados
}
    .all = campos sembrados
count-field-tiles = { $n ->
    [one] { $n } campo en la granja
   *[other] { $n } campos en la granja
}
    .all = campos en la granja
count-animals = { $n ->
    [one] { $n } animal
   *[other] { $n } animales
}
    .all = animales
count-rooms-of-wood = { $n ->
    [one] { $n } habitación de madera
   *[other] { $n } habitaciones de madera
}
    .all = habitaciones de madera
count-rooms-of-clay = { $n ->
    [one] { $n } habitación de adobe
   *[other] { $n } habitaciones de adobe
}
    .all = habitaciones de adobe
count-rooms-of-stone = { $n ->
    [one] { $n } habitación de piedra
   *[other] { $n } habitaciones de piedra
}
    .all = habitaciones de piedra
count-grain-in-all = { $n ->
    [one] { $n } cereal en total
   *[other] { $n } cereales en total
}
    .all = cereales en total
count-vegetable-in-all = { $n ->
    [one] { $n } hortaliza en total
   *[other] { $n } hortalizas en total
}
    .all = hortalizas en total
count-people = { $n ->
    [one] { $n } granjero
   *[other] { $n } granjeros
}
    .all = granjeros
count-unused-spaces = { $n ->
    [one] { $n } parcela sin utilizar
   *[other] { $n } parcelas sin utilizar
}
    .all = parcelas sin utilizar
count-pasture-spaces = { $n ->
    [one] { $n } parcela en pastizales
   *[other] { $n } parcelas en pastizales
}
    .all = parcelas en pastizales
count-pastures = { $n ->
    [one] { $n } pastizal
   *[other] { $n } pastizales
}
    .all = pastizales
count-stables = { $n ->
    [one] { $n } establo
   *[other] { $n } establos
}
    .all = establos
count-unfenced-stables = { $n ->
    [one] { $n } establo sin cercar
   *[other] { $n } establos sin cercar
}
    .all = establos sin cercar
count-gained-in-work = { $n ->
    [one] { $n } material obtenido en esta jornada
   *[other] { $n } materiales obtenidos en esta jornada
}
    .all = materiales obtenidos en esta jornada
count-completed-rounds = { $n ->
    [one] { $n } ronda terminada
   *[other] { $n } rondas terminadas
}
    .all = rondas terminadas
count-rounds-left = { $n ->
    [one] { $n } ronda completa restante
   *[other] { $n } rondas completas restantes
}
    .all = rondas completas restantes
count-round = la ronda { $n }
    .all = rondas
count-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
    .all = jugadores
count-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
    .all = puntos

## Lo que se puede hacer

do-ask-again = los demás pueden pensárselo de nuevo
do-nothing = nada
do-then = { $parts }
    .join = {", y luego "}
do-or = { $parts }
    .join = {" o "}
do-and-or = { $parts }
    .join = {" y/o "}
do-may = es posible { $what }
do-take = tomar { $goods }
do-take-what = tomar { $what }
do-take-all = tomar todo lo que hay
do-others-take = todos los demás toman { $goods }
do-they-take = ese jugador toma { $goods }
do-keep-cooked = conservar lo que has cocinado
do-pay = pagar { $price }
do-get-paid = cobrar { $price }
do-pay-owner = pagar { $price } al dueño
do-pay-owners = pagar { $goods } al dueño de cada carta
do-fill-space = poner { $goods } en la casilla de esta carta
do-leave-on-space = dejar { $goods } en la casilla
do-promise = poner { $goods } en casillas de ronda
do-plow = labrar un campo
do-plow-up-to = { $n ->
    [one] labrar hasta { $n } campo
   *[other] labrar hasta { $n } campos
}
do-plow-for-each = labrar tantos campos como { $what }
do-sow = sembrar
do-sow-crop = sembrar ({ $good })
do-bake = hornear pan
do-grow = ampliar la familia
do-starting-player = pasar a ser el jugador inicial
do-build-room = construir 1 habitación
do-build-rooms = construir habitaciones
do-build-rooms-of = { $material ->
    [wood] construir habitaciones de madera
    [clay] construir habitaciones de adobe
   *[stone] construir habitaciones de piedra
}
do-renovate = reformar la casa
do-build-stable = construir 1 establo
do-build-stables = construir establos
do-build-fences = construir cercas
do-fences-for-partner = construir cercas para tu pareja
do-trade = intercambiar con tu pareja
do-pay-one-good = pagar un recurso
do-rebuild-fences = rehacer las cercas
do-fence-one-space = cercar una parcela
do-build-pastures = construir pastizales
do-build-card = construir { $card }
do-build-improvement = construir una adquisición
do-major = construir una adquisición mayor
do-minor = jugar una adquisición menor
do-major-or-minor = conseguir una adquisición mayor o menor
do-occupation = jugar un oficio
do-harvest-more = cosechar más ({ $good })
do-breed = criar animales
do-place-another = colocar otro granjero
do-guest-comes = recibir a un invitado
do-place-guest = colocar un invitado
do-place-newborn = pagar { $price } para colocar un bebé
do-move-person = mover un granjero
do-play-for-nothing = jugarla gratis
do-score = ganar { $points }
do-score-by-situation = ganar puntos
do-note = anotarlo

amount-times = { $goods } por el número de { $what }
amount-for-every = { $goods } por grupo: { $what }
amount-at = { $goods } por { $what }
amount-for-each-done = { $goods } por cada unidad
amount-as-much = otro tanto ({ $good })
amount-by-steps = { $parts }
    .join = {" / "}

cost-goods = { $goods }
cost-return = devolver { $returns }
cost-goods-and-return = { $goods } y devolver { $returns }

# Lo que se devuelve a cambio de otra carta, con su artículo.
returns-own-fireplace = un Hogar
returns-own-cooking-hearth = una Cocina
returns-own-oven = un horno
returns-own-joinery = el Taller de ebanistería
returns-own-well = el Pozo

## Preguntas

ask-nothing = nada
ask-place = colocar un granjero
ask-end-turn = terminar el turno
ask-pick = { $n ->
    [one] conservar una carta de cada tipo
   *[other] conservar { $n } cartas de cada tipo
}
ask-pick-occupations = { $n ->
    [one] conservar un oficio
   *[other] conservar { $n } oficios
}
ask-pick-minors = { $n ->
    [one] conservar una adquisición menor
   *[other] conservar { $n } adquisiciones menores
}
ask-discard-down-to = descartar cartas hasta tener { $n } de cada tipo
ask-mulligan = descartar todas las cartas de un tipo para robar una menos, o conservar la mano
ask-exchange = { $n ->
    [one] intercambiar una carta de la mano
   *[other] intercambiar hasta { $n } cartas de la mano
}
ask-put-away = descartar { $n } cartas de la mano
ask-draw = robar una carta
ask-choose = elegir
ask-first = elegir qué se hace primero
ask-pay = elegir cómo pagar
ask-keep = elegir qué animales se conservan
ask-take-animals = elegir cuántos animales se toman
ask-feed = alimentar a la familia
ask-breed = elegir qué animales se conservan después de la cría
ask-any-time = usar cartas que actúan en cualquier momento
ask-which-card = elegir qué carta actúa primero
ask-major = construir una adquisición mayor
ask-minor = jugar una adquisición menor
ask-major-or-minor = construir una adquisición mayor o jugar una menor
ask-occupation = { $food ->
    [one] jugar un oficio ({ $food } alimento)
   *[other] jugar un oficio ({ $food } alimentos)
}
ask-occupation-by-number = { $cheaper ->
    [1] { $first ->
        [0] { $food ->
            [one] jugar un oficio (el primero es gratis, después { $food } alimento)
           *[other] jugar un oficio (el primero es gratis, después { $food } alimentos)
        }
       *[other] jugar un oficio (alimentos: el primero cuesta { $first }, después { $food })
    }
   *[other] { $first ->
        [0] { $food ->
            [one] jugar un oficio (los { $cheaper } primeros son gratis, después { $food } alimento)
           *[other] jugar un oficio (los { $cheaper } primeros son gratis, después { $food } alimentos)
        }
       *[other] jugar un oficio (alimentos: los { $cheaper } primeros cuestan { $first } cada uno, después { $food })
    }
}

## Respuestas

act-place = { $space }
act-choose = { $what }
act-react = { $card }
act-react-by = { $card }: { $what }
act-collect = tomar lo que hay en la casilla de ronda
act-room = habitación en { $cell }
act-rooms = { $n ->
    [one] construir { $n } habitación
   *[other] construir { $n } habitaciones
}
act-renovate = { $material ->
    [wood] reformar en madera
    [clay] reformar en adobe
   *[stone] reformar en piedra
}
act-stable = establo en { $cell }
act-stable-beside = construir un establo junto a la granja
act-stable-in = construir un establo en un { $tile }
act-pasture = construir un { $tile }
act-pasture-with-stable = construir un { $tile } y trasladar a él un establo
act-plow-with = labrar hasta { $n } campos con { $card }
act-plow = labrar { $cell }
act-fence = cercar { $cells }
act-edge = una cerca en { $edge }
act-partner = { $what } para tu pareja
act-give = dar { $goods }
act-receive = recibir { $goods }
act-sow = sembrar { $goods }
act-sow-by-the-house = sembrar { $goods } junto a la casa
act-sow-one-field = sembrar { $goods } en un solo campo
act-sow-one-field-by-the-house = sembrar { $goods } en un solo campo junto a la casa
act-bake = { $n ->
    [one] hornear { $n } cereal
   *[other] hornear { $n } cereales
}
act-build = construir { $card }
act-play = jugar { $card }
act-pay = pagar { $goods }
act-pay-returning = pagar { $goods } y devolver { $card }
act-pay-by-returning = devolver { $card }
act-pay-converting = pagar { $goods } ({ $conversions })
act-pay-returning-converting = pagar { $goods } y devolver { $card } ({ $conversions })
act-pay-by-returning-converting = devolver { $card } ({ $conversions })
conversion = { $give } por { $get }
# No queda nada: la frase cambia con la palabra de goods-nothing.
act-keep = { $goods ->
    [nada] no conservar ninguno
   *[other] conservar { $goods }
}
act-take-animals = tomar { $goods }
act-keep-cooked = poner { $goods } en { $card }
act-lay-for-cooked = poner { $goods } en { $card } por { $cooked }
act-keep-cook = { $goods ->
    [nada] no conservar ninguno; cocinar { $cooked } por { $got }
   *[other] conservar { $goods }; cocinar { $cooked } por { $got }
}
act-keep-release = { $goods ->
    [nada] no conservar ninguno; soltar { $released }
   *[other] conservar { $goods }; soltar { $released }
}
act-keep-cook-release = { $goods ->
    [nada] no conservar ninguno; cocinar { $cooked } por { $got }; soltar { $released }
   *[other] conservar { $goods }; cocinar { $cooked } por { $got }; soltar { $released }
}
act-convert = { $give } por { $get }
act-use = { $card }: { $what }
act-harvest-more = cosechar 1 más ({ $good }) de { $parts }
    .join = {" y "}
field-card-with = { $card } con { $lying }
fields-with = { $n ->
    [one] { $n } campo con { $lying }
   *[other] { $n } campos con { $lying }
}
act-child = un nuevo granjero
act-draw-occupation = hacer que otro jugador robe un oficio
act-lodger = acoger a un huésped
act-beg = mendigar { $n }
act-pick = conservar { $card }
act-discard = descartar { $card }
act-mulligan-occupations = descartar todos los oficios y robar { $n }
act-mulligan-minors = descartar todas las adquisiciones menores y robar { $n }
act-draw-occupations = robar un oficio
act-draw-minors = robar una adquisición menor
act-exchange = descartar { $n } cartas de la mano por una nueva
act-take = saltar el turno y tomar { $card }
act-done = listo
act-end-turn = terminar turno

## Por qué no

why-game-over = la partida ha terminado
why-earlier-position = se muestra una posición anterior; ve a la última para seguir jugando
why-first = primero, { $seat }: { $what }
why-short = { $n ->
    [one] falta { $amount }
   *[other] faltan { $amount }
}
why-price = no se puede pagar el precio
why-nothing-to-return = falta { $returns } que devolver
why-of = { $what }: { $why }
why-toll = { $card } lo exige: { $why }
why-card = { $card }: { $why }
why-tile = { $tile }: { $why }
why-only = solo { $what }
why-needs = prerrequisito: { $what }
why-not-possible = { $what }: no es posible
why-nothing-there = no hay nada
why-opens-later = se abre en la ronda { $round }
why-not-turned-up = su carta aún no se ha revelado (etapa { $stage })
why-space-on-card = { $card } aún no se ha jugado
why-occupied = ocupada: { $seats }
why-tile-occupied = su loseta está ocupada: { $seats }
why-from-round = no se puede usar antes de la ronda { $round }
why-nobody-home = no queda nadie en casa
why-not-carried-through = lo que ofrece no se puede llevar a cabo
why-no-cell-asked = ahora no hay que elegir ninguna parcela
why-room-there = ahí hay una habitación
why-field-there = ahí hay un campo
why-stable-there = ahí hay un establo
why-no-fences = ninguna cerca
why-nothing-to-trade = ninguno de los dos tiene nada que dar
why-fence-there = ahí hay una cerca
why-inside-pasture = está dentro de un pastizal
why-beside-no-room = no toca la casa
why-beside-no-field = no toca ningún campo
why-beside-nothing = no toca ninguna habitación, campo, establo ni pastizal
why-no-space-beside-house = ninguna parcela libre junto a la casa
why-no-space-beside-field = ninguna parcela libre junto a un campo
why-no-free-space = ninguna parcela libre
why-finest-house = { $material ->
    [wood] una casa de madera no se puede reformar
    [clay] una casa de adobe ya no se puede reformar
   *[stone] una casa de piedra ya no se puede reformar
}
why-renovation-forbidden = una carta prohíbe reformar
why-no-stable-left = no queda ningún establo
why-no-space-for-stable = no hay sitio para un establo
why-no-single-space = no se puede cercar ninguna parcela sola
why-no-pasture = no se puede cercar ningún pastizal
why-no-pasture-with-cell = no se puede cercar y pagar ningún pastizal con esta parcela
why-fences = { $needed ->
    [one] hace falta { $needed } cerca; cercas que quedan: { $left }
   *[other] hacen falta { $needed } cercas; cercas que quedan: { $left }
}
why-room-in-pasture = una habitación no puede estar dentro de un pastizal
why-field-in-pasture = un campo no puede estar dentro de un pastizal
why-pasture-apart = las parcelas de un pastizal deben tocarse por un lado
why-pasture-not-beside = un pastizal nuevo debe compartir un lado con uno que ya tengas
why-pasture-mixed = está a medias dentro de un pastizal
why-nothing-to-sow = nada que sembrar
why-nothing-to-plow = ningún campo que labrar
why-no-empty-field = ningún campo vacío
why-no-field-for-crop = ningún campo vacío para este cultivo
why-no-oven = ninguna adquisición para hornear pan
why-no-grain = ningún cereal
why-no-person-left = no queda ningún granjero
why-no-room = no hay sitio: { $rooms } habitaciones para { $people } granjeros
why-house-of = { $material ->
    [wood] la casa es de madera
    [clay] la casa es de adobe
   *[stone] la casa es de piedra
}
why-no-room-tile = no queda ninguna habitación
why-no-tile-left = no queda ninguna loseta
why-no-small-tile = no queda ninguna loseta pequeña
why-no-improvement-left = no queda ninguna adquisición
why-no-improvement = no se puede conseguir ninguna adquisición ({ $why })
why-no-occupation-in-hand = ningún oficio en la mano
why-no-occupation = no se puede jugar ningún oficio ({ $why })
why-no-occupations-in-game = no hay oficios en la variante para principiantes
why-none-on-fields = nada de esto en los campos ({ $good })
why-no-newborn = ningún bebé en una casilla de acción
why-no-space-for-guest = no hay casilla para un invitado
why-no-space-for-newborn = el bebé no podría usar ninguna casilla
why-nobody-to-move = no se puede mover a nadie
why-they-lack = el otro jugador no tiene { $goods }
why-owned = ya está en juego: { $seat }
why-not-to-be-had = no está disponible
why-not-built-while = no se puede construir; primero, { $seat }: { $what }
why-not-played-while = no se puede jugar; primero, { $seat }: { $what }

## Lo que pide una carta

need-at-least = al menos { $what }
need-at-most = como máximo { $what }
need-exactly = exactamente { $what }
need-all = { $parts }
    .join = {" y "}
need-not = no { $what }
need-another-player = de otro jugador: { $what }
need-only-player = como único jugador: { $what }
need-feeding = en la fase de alimentación
need-harvest = en una cosecha
need-from-round = a partir de la ronda { $round }
need-rounds = en las rondas { $rounds }
need-person-on = un granjero en { $space }
need-on-round-space = en la casilla de la ronda { $round }
need-nobody-else = mientras nadie más ocupe { $space }
need-occupied = { $space }: casilla ocupada
need-from-the-space = de la casilla
need-several-resources = varios tipos de materiales
need-in-that-way = de esa manera
need-animals-cooked = animales convertidos en alimentos
need-drawn = robada por otro jugador
need-an-occupation = un oficio
need-an-improvement = una adquisición
need-no-food-there = mientras no haya alimentos ahí
house-of = { $material ->
    [wood] una casa de madera
    [clay] una casa de adobe
   *[stone] una casa de piedra
}

## Lo que recuerda una carta

note-times = hecho { $n } de { $most } veces
note-done = hecho
note-not-done = aún no hecho

## La hoja de puntuación

score-fields = { $n ->
    [one] { $n } loseta de campo
   *[other] { $n } losetas de campo
}
score-pastures = { $n ->
    [one] { $n } pastizal
   *[other] { $n } pastizales
}
score-goods = { $amount }
score-grain-on-fields = { $n ->
    [one] { $n } cereal en los campos
   *[other] { $n } cereales en los campos
}
score-unused = { $n ->
    [one] { $n } parcela sin utilizar
   *[other] { $n } parcelas sin utilizar
}
score-fenced-stables = { $n ->
    [one] { $n } establo cercado
   *[other] { $n } establos cercados
}
score-stables-in-pastures = { $n ->
    [one] { $n } establo en un pastizal
   *[other] { $n } establos en pastizales
}
score-rooms = { $material ->
    [wood] { $n ->
        [one] { $n } habitación de madera
       *[other] { $n } habitaciones de madera
    }
    [clay] { $n ->
        [one] { $n } habitación de adobe
       *[other] { $n } habitaciones de adobe
    }
   *[stone] { $n ->
        [one] { $n } habitación de piedra
       *[other] { $n } habitaciones de piedra
    }
}
score-people = { $n ->
    [one] { $n } granjero
   *[other] { $n } granjeros
}
score-begging = { $n ->
    [one] { $n } ficha de mendicidad
   *[other] { $n } fichas de mendicidad
}
score-card = { $card }
score-card-bonus = { $card }: { $why }
score-earned = ganados durante la partida
score-the-most = el mayor número de { $what }

## Palabras junto a las cartas, por su inglés

own-1-food-for-every-2-goods = 1 alimento por cada 2 recursos
own-1-point-for-each-round-left = 1 punto por cada ronda restante
own-2-sheep-for-each-large-new-pasture = 2 ovejas por cada gran pastizal nuevo
own-chief = Jefe
own-a-point-for-each-round-to-come = un punto por cada ronda por venir
own-after-traveling-players = después de Artistas ambulantes
own-after-the-first-person-of-a-turn = después del primer granjero de un turno
own-another-player-starts = empieza otro jugador
own-boar-or-cattle = jabalíes o vacas
own-buy-the-grain-for-2-food = comprar el cereal por 2 alimentos
own-choose-a-buyer = elegir un comprador
own-for-its-owner = para su dueño
own-give-it-to-the-starting-player = darlo al jugador inicial
own-hand-over-the-grain = entregar el cereal
own-hang-up-the-hides = colgar las pieles
own-in-a-pot = en una olla
own-let-animals-go = soltar animales
own-miss-the-next-harvest = perderse la próxima cosecha
own-more-than-one = más de uno
own-move-1-crop = mover 1 cultivo
own-move-into-the-hut = mudarse a la cabaña
own-note-it = anotarlo
own-note-the-turn = anotar el turno
own-one-child-stays-at-home = un niño se queda en casa
own-sell-1-grain = vender 1 cereal
own-take-1-wood = tomar 1 madera
own-take-2-points = tomar 2 puntos
own-turn-up-the-cards = revelar las cartas
own-wood-by-an-action = madera por una acción
own-a-field-with-n = un campo con { $n }
own-an-empty-field = un campo vacío
own-beanfield = Campo de judías
own-move-goods-from-giver-to-taker = mover { $goods }: { $giver } → { $taker }
own-keep-goods-for-points = conservar { $goods } por { $points }
own-take-3-food-for-1-grain = tomar 3 alimentos por 1 cereal
own-sell-1-grain-to-seat-for-2-food = vender 1 cereal a { $seat } por 2 alimentos
own-misses-the-harvest-of-round-round = se pierde la cosecha de la ronda { $round }
own-boar-wild-boar-and-cattle-cattle-on-it = encima: { $boar ->
    [one] { $boar } jabalí
   *[other] { $boar } jabalíes
} y { $cattle ->
    [one] { $cattle } vaca
   *[other] { $cattle } vacas
}
own-goods-left = recursos restantes
own-n-one-n-good-left-other-n-goods-left = { $n ->
    [one] { $n } recurso restante
   *[other] { $n } recursos restantes
}
own-pastures-with-room-for-3-more-animals = pastizales con sitio para 3 animales más
own-n-one-n-pasture-with-room-for-3-more-animals-other-n-pastures-with-room-for-3-more-animals = { $n ->
    [one] { $n } pastizal con sitio para 3 animales más
   *[other] { $n } pastizales con sitio para 3 animales más
}
own-used-in-this-round = usada en esta ronda
own-a-person-may-move-in-this-round = un granjero puede moverse en esta ronda

## Casillas de acción

space-build_rooms_and_stables = Habitaciones y/o establos
space-starting_player_storehouse = Jugador inicial y almacén
space-take_1_grain = 1 cereal
space-plow_1_field = Labrar 1 campo
space-build_stable_bake_bread = 1 establo y/o hornear pan
space-day_laborer_family = Jornalero
space-wood_3 = 3 maderas
space-clay_1 = 1 adobe
space-reed_1 = 1 junco
space-fishing = Pesca
space-sow_bake = Sembrar y/o hornear pan
space-major_minor_improvement = 1 adquisición mayor o menor
space-sheep_1 = 1 oveja
space-fences = Construir cercas
space-stone_1_stage2 = 1 piedra (etapa 2)
space-renovate_improvement = Reformar la casa y luego 1 adquisición
space-family_growth_minor = Ampliar la familia y luego 1 adquisición menor
space-take_1_vegetable = 1 hortaliza
space-wild_boar_1 = 1 jabalí
space-stone_1_stage4 = 1 piedra (etapa 4)
space-cattle_1 = 1 vaca
space-plow_sow = Labrar 1 campo y/o sembrar
space-family_growth_no_room = Ampliar la familia incluso sin habitación
space-renovate_fences = Reformar la casa y luego construir cercas
space-starting_player_minor = Jugador inicial y/o 1 adquisición menor
space-occupation = 1 oficio
space-day_laborer = Jornalero
space-tavern = Taberna
space-wood_2_3p = 2 maderas
space-clay_1_3p = 1 adobe (3 jugadores)
space-building_resource_1_3p = 1 material
space-building_resources_2_3p = 2 materiales
space-occupation_3p = 1 oficio (3 jugadores)
space-wood_1_4p = 1 madera
space-wood_2_4p = 2 maderas
space-clay_2_4p = 2 adobes
space-reed_stone_food_4p = 1 junco, 1 piedra y 1 alimento
space-traveling_players_4p = Artistas ambulantes
space-building_resources_2_4p = 2 materiales
space-occupation_4p = 1 oficio (4 jugadores)
space-wood_4_5p = 4 maderas
space-clay_3_5p = 3 adobes
space-reed_stone_wood_5p = 1 junco, además 1 piedra y 1 madera
space-animals_5p = Obtener 1 animal
space-room_or_traveling_5p = 1 habitación o artistas ambulantes
space-building_resources_or_growth_5p = 2 materiales o ampliar la familia (desde la ronda 5)
space-occupation_or_growth_5p = 1 oficio o ampliar la familia (desde la ronda 5)
space-farm_expansion = Ampliación de la granja
space-meeting_place = Asamblea
space-grain_seeds = Semillas de cereales
space-farmland = Labranza
space-marketplace = Mercado
space-lessons_a = Aprendizaje
space-forest = Bosque
space-clay_pit = Mina de arcilla
space-reed_bank = Juncal
space-major_improvement = Adquisición mayor
space-fencing = Cercado
space-grain_utilization = Siembra
space-sheep_market = Mercado ovino
space-basic_wish_for_children = Ampliación familiar planificada
space-house_redevelopment = Reformas en casa
space-western_quarry = Cantera occidental
space-vegetable_seeds = Semillas de hortalizas
space-pig_market = Mercado porcino
space-cattle_market = Mercado bovino
space-eastern_quarry = Cantera oriental
space-urgent_wish_for_children = Ampliación familiar urgente
space-cultivation = Laboreo
space-farm_redevelopment = Reformas en la granja
space-copse = Soto
space-resource_market = Mercado de recursos
space-animal_market = Feria de ganado
space-modest_wish_for_children = Ampliación familiar moderada
space-side_job = Quehaceres
space-grove = Arboleda
space-hollow = Yacimiento
space-lessons_x = Otro aprendizaje
space-traveling_players = Artistas ambulantes
space-pasture = Pastizales
space-plow = Labranza
space-sow = Siembra
space-grain = Cereal
space-sheep = Ovejas
space-rooster = Gallo
space-3_wood = 3 maderas
space-1_clay = 1 adobe
space-1_reed = 1 junco
space-day_labor = Jornalero
space-cooking = Cocinar
space-wood_rooms = Habitaciones de madera y/o establos
space-renovation = Reforma y/o establo
space-clay_rooms = Habitaciones de adobe y/o establos
space-family_growth = Ampliación familiar
space-boar = Jabalíes
space-wind_mill = Molino de viento
space-cattle = Vacas
space-basketmaker = Taller de cestería
space-pottery = Taller de alfarería
space-joinery = Taller de ebanistería
space-depot = Almacén
space-1_wood = 1 madera
space-2_wood = 2 maderas
space-2_clay = 2 adobes
space-2_of_your_choice = 2 a elegir
space-pastures_and_or_stables = Pastizales y/o establos
space-one_of_each = 1 de cada
