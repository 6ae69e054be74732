# Lo que solo dice la página: sus botones, títulos y consejos. Lo que dice el juego está en game.ftl.

## app

app-name = Agricola

## error

error-offline = El servicio no responde. ¿Sigue en marcha? Inténtalo de nuevo.
error-http = El servicio ha respondido con el error { $status }. Inténtalo de nuevo.

## player

player-letter = Jugador { $letter }
player-you = Tú
player-starts = jugador inicial
player-away = ausente
player-thinks = pensando

## title

title-your-turn = Tu turno

## table

table-connecting = Conectando…
table-lost = Se ha perdido la conexión. Se intenta de nuevo; no se pierde nada de la partida.
table-frozen = Esta partida está parada.
table-thinking = pensando
table-doing = Tu turno
table-hint = Consejo
table-hint-help = Tres sugerencias (h)
table-undo = Deshacer
table-undo-help = { $n ->
    [one] Deshacer el último paso (u)
   *[other] Deshacer el último paso, { $n } posibles (u)
}
table-undo-turn = Deshacer el turno
table-undo-turn-help = Deshacer todo el turno (Mayús+U)
table-end-turn-waits = Primero hay que elegir algo.
table-menu = Menú

## moment

moment-place = { $who }: colocar el granjero { $n } de { $of }
moment-end-turn = { $who }: terminar el turno, o deshacer
moment-ends-turn = { $who } termina el turno
moment-asked = { $who }: { $what }
moment-may = { $who }, opcional: { $what }
moment-may-card = { $who }, opcional: usar
moment-at = { $who }: { $what } ({ $space })
moment-first = { $who }: { $space } – ¿qué primero?
moment-over = Victoria: { $who }
moment-over-alone = { $points ->
    [one] La partida ha terminado: { $points } punto
   *[other] La partida ha terminado: { $points } puntos
}
moment-waiting = Esperando jugadores
moment-nobody = Nadie tiene que decidir
moment-pay = { $who }: { $what } – elegir cómo pagar
moment-cooked = No hay sitio para { $animals }: cocinar da { $food }. Deshaz para hacerlo de otro modo.
moment-strayed = No hay sitio para { $animals }: de vuelta a la reserva. Deshaz para hacerlo de otro modo.
moment-watching = Estás mirando esta partida.
moment-late = Ves esta partida una ronda más tarde.
moment-opened = Nuevo: { $space }.
moment-choose-space = Elige una casilla
moment-tap-card = Toca una carta para leerla
moment-since = Desde tu último turno:
moment-so-far = Hasta ahora:

## todo

todo-fences = Elige parcelas que cercar.
todo-edges = Elige lindes para las cercas.
todo-fence-price = Una cerca cuesta 1 madera.
todo-animals = { $n ->
    [one] No hay sitio para { $n } animal. Elige quién se queda; los demás se escapan.
   *[other] No hay sitio para { $n } animales. Elige quién se queda; los demás se escapan.
}
todo-animals-cook = { $n ->
    [one] No hay sitio para { $n } animal. Elige quién se queda; los demás se cocinan.
   *[other] No hay sitio para { $n } animales. Elige quién se queda; los demás se cocinan.
}
todo-space = Elige una parcela marcada de tu granja.

## harvest

harvest-title = Cosecha
harvest-after = después de la ronda { $round }
harvest-fields = De los campos
harvest-table = A la mesa
harvest-hunger = Quedan cuencos vacíos
harvest-births = Crías
harvest-unsown = nada sembrado
harvest-childless = ninguna
    .empty = ninguna: hacen falta dos animales de una especie
    .few = ninguna: { $animals }, hacen falta dos de una especie
    .full = ninguna: no hay sitio para una cría
harvest-fed = todos alimentados
harvest-told = { $begged ->
    [0] Alimentos que ha comido tu familia: { $eaten }; quedan: { $left }.
   *[other] Alimentos que ha comido tu familia: { $eaten }; mendigados: { $begged }, y cada uno cuesta puntos.
}
harvest-left = en reserva
harvest-each = { $alone ->
    [yes] En solitario, cada persona come { $n }
   *[no] Cada persona come { $n }
}
harvest-newborn = un recién nacido, 1
harvest-on = Seguir
harvest-skip = Saltar
harvest-begged = mendiga { $n }

## strip

strip-title = Rondas y cosechas
strip-round = ronda
strip-harvest = cosecha
strip-short = { $short ->
    [one] falta { $short } alimento
   *[other] faltan { $short } alimentos
}

## board

board-title = Tablero
board-always = Casillas de acción permanentes
board-rounds = Cartas de ronda
board-taken = Ocupada
board-not-yet = Aún no disponible
board-suggested = Sugerencia { $n }
board-marked = Merece una mirada
board-usable = Disponible
board-lies = Hay: { $goods }
board-adds = Cada ronda: { $goods }
board-room = { $n ->
    [0] No queda sitio en tu granja
   *[other] Sitio para { $n } en tu granja
}
board-room-house = { $n ->
    [0] Sin sitio: en tu casa ya vive un animal
   *[other] Sitio para { $n }: en tu casa
}
board-used = En uso: { $who }
board-new = nueva
board-more = { $n } más
    .all = { $n ->
        [one] Una casilla más abajo
       *[other] { $n } casillas más abajo
    }
deed-minor = menor
deed-major = mayor
deed-occupation = oficio
deed-sow = sembrar
deed-bread = hornear
deed-stable = establo
deed-room = habitación
deed-plow = labrar
deed-fence = cercas
deed-house-clay = reformar
deed-newborn = +1 granjero
board-coming = Por venir
coming-rest = Rondas { $first } a { $last }: ver

## bar

bar-title = Recursos: { $who }
bar-room = { $n ->
    [0] sin sitio
   *[other] +{ $n } (sitio para { $n })
}
bar-owed = de ello { $n } por pagar
bar-fences = { $n ->
    [one] queda { $n } cerca
   *[other] quedan { $n } cercas
}
bar-stables = { $n ->
    [one] queda { $n } establo
   *[other] quedan { $n } establos
}
bar-begging = { $n ->
    [one] { $n } ficha de mendicidad
   *[other] { $n } fichas de mendicidad
}

## log

log-title = Lo que ha pasado
log-filter = Mostrar solo
log-all = Todo
log-search = Buscar
log-round = Ronda { $round }
log-harvest = Cosecha
log-nothing = Nada todavía.

## decision

decision-title = Qué decidir
decision-on-farm = En tu granja: { $what }
decision-on-card = { $n ->
    [one] Elige la carta iluminada
   *[other] Elige una de las { $n } cartas iluminadas
}
decision-more = Más abajo
decision-aside = { $n ->
    [one] Ahora se puede usar { $n } carta
   *[other] Ahora hay { $n } usos de cartas posibles
}
decision-pay = Cómo pagar: { $what }
decision-with = con { $what }
decision-decline = Rechazar
enough-sow = No sembrar
    .more = No sembrar más
enough-fence = No cercar
    .more = No cercar más

## hint

hint-title = Sugerencias
hint-away = Quitar las sugerencias
hint-thinking = Buscando sugerencias…

## feeding

feeding-owed = Aún faltan: { $n }
feeding-enough = Alimentos suficientes
feeding-less = Uno menos
feeding-more = Uno más
feeding-propose = Llenar los cuencos por mí
feeding-propose-help = Conserva en lo posible los puntos, las parejas y las semillas
feeding-done = Alimentar a la familia
feeding-beg = { $n ->
    [one] Mendigar: { $n } ficha de mendicidad ({ $points } puntos)
   *[other] Mendigar: { $n } fichas de mendicidad ({ $points } puntos)
}
feeding-table = Tu mesa
feeding-aside = Ver la granja
feeding-bowls = { $empty ->
    [0] Los { $need } cuencos están llenos.
    [one] Un cuenco de { $need } sigue vacío.
   *[other] { $empty } cuencos de { $need } siguen vacíos.
}
feeding-say = Pulsa + para cocinar algo y los cuencos se llenan. Aún puedes cambiarlo todo.
feeding-full = Nadie pasa hambre. Aún puedes cambiar el menú.
feeding-eat = Cada uno come { $each }.
feeding-eat-newborn = Cada uno come { $each }, un bebé 1.
feeding-each = { $food } cada uno
feeding-with = { $card }: { $food }
feeding-stays = queda: { $goods }
feeding-to-sow = { $n ->
    [0] no queda nada que sembrar
   *[other] queda: { $goods } para sembrar
}
feeding-breeds = queda: { $goods }, bastan para criar
feeding-too-few = queda: { $goods }, no bastan para criar
feeding-again = Empezar de nuevo
feeding-again-say = Devolverlo todo a su sitio
feeding-beg-costs = { $points } puntos al final, para siempre
feeding-nobody-begs = Nadie mendiga
feeding-beg-for = Parar aquí y mendigar { $n }

## tab

tab-hand = Mano ({ $n })
tab-played = Jugadas ({ $n })
cards-later = Las adquisiciones son para más tarde. { $card }: { $short }.
cards-nearest = { $card }: { $short }. { $gist }.
cards-now = Ya puedes pagar una adquisición.
cards-owned = Tienes: { $cards }.
cards-unfold = Verlas
tab-majors = Mayores ({ $n })
tab-log = Registro
tab-lit = { $n ->
    [one] { $n } carta iluminada
   *[other] { $n } cartas iluminadas
}

## skip

skip-title = Saltar a
skip-board = Al tablero
skip-farms = A las granjas
skip-cards = A las cartas y el registro

## farms

farms-title = Granjas
farms-back = Volver a mi granja
farms-partner = Construir allí

## cards

cards-title = Cartas y registro
cards-turn = Más cartas

## panes

panes-title = Partes de la mesa
panes-board = Tablero
panes-cards = Cartas
panes-others = Los demás
panes-score = Puntos

## scores

scores-final = Recuento final
scores-now = Los puntos por ahora
scores-live = Puntos ahora: { $points }. Abrir la hoja de puntuación.
scores-target = de { $n }
scores-now-short = ahora
scores-ended = Puntos finales: { $points }. Abrir la hoja de puntuación.
scores-final-short = final
scores-below-short = Lo que aún falta resta puntos
scores-of = { $who }: { $n }
scores-winner = { $n ->
    [one] Victoria con { $n } punto: { $who }.
   *[other] Victoria con { $n } puntos: { $who }.
}
scores-shared = { $n ->
    [one] Victoria compartida con { $n } punto: { $who }.
   *[other] Victoria compartida con { $n } puntos: { $who }.
}
scores-alone = { $n ->
    [one] { $n } punto.
   *[other] { $n } puntos.
}
scores-tie-break = { $n ->
    [one] Victoria con { $n } punto, por desempate: { $who }.
   *[other] Victoria con { $n } puntos, por desempate: { $who }.
}
scores-leads = { $n ->
    [one] { $who } va en cabeza, con { $n } punto.
   *[other] { $who } va en cabeza, con { $n } puntos.
}
scores-leads-you = { $n ->
    [one] Vas en cabeza, con { $n } punto.
   *[other] Vas en cabeza, con { $n } puntos.
}
scores-level = { $n ->
    [one] Empate con { $n } punto: { $who }.
   *[other] Empate con { $n } puntos: { $who }.
}
scores-and = {" y "}
scores-below = Un total por debajo de cero es normal al principio: lo que falta en una granja resta puntos hasta que está. Solo cuenta el final.
scores-category = Categoría
scores-counted = Cómo se cuentan los puntos
scores-total = Total
scores-so-far = Hasta ahora
scores-whose = La hoja de quién
scores-with = con { $what }:

## over

over-replay = Repetir la partida
over-record = Guardar el registro
over-again = Nueva partida

## dialog

dialog-close = Cerrar

## guide

guide-title = Guía
guide-away = Ocultar
guide-away-help = Ocultar la guía; los ajustes la devuelven
guide-more = Más
guide-place = Elige una casilla clara. Uno de tus granjeros va a trabajar allí. Te llevas lo que haya en ella, y cada ronda llega más.
guide-hand = Tus { $n } cartas. Borde amarillo: oficio, se juega aquí: { $occupations }. Borde rojo: adquisición menor, se juega aquí: { $minors }.
    .join = {" o "}
guide-looks = A ver…
guide-good = Conviene ahora: { $space }. { $why }.
guide-good-only = Conviene ahora: { $space }.
guide-hungry = { $n ->
    [one] Se acerca una cosecha y falta { $n } alimento. Toma alimentos, o algo que se pueda convertir en alimentos.
   *[other] Se acerca una cosecha y faltan { $n } alimentos. Toma alimentos, o algo que se pueda convertir en alimentos.
}
guide-hungry-where = { $n ->
    [one] Aún hay { $n } cuenco vacío y se acerca una cosecha. Dan alimentos: { $parts }.
   *[other] Aún hay { $n } cuencos vacíos y se acerca una cosecha. Dan alimentos: { $parts }.
}
guide-space = { $space }
guide-bare = Tu campo está vacío. La semilla está aquí: { $space }.
guide-grow = Tienes una habitación libre. Un granjero más, es decir, una acción más por ronda, llega aquí: { $space }.
guide-build = Ya puedes construir otra habitación: { $space }. Da sitio a otro granjero, una acción más por ronda.
guide-build-short = Para otra habitación, y con ella otro granjero, aún necesitas { $goods }.
guide-early = Al principio: { $parts }.
guide-early-room = materiales para otra habitación
guide-early-cook = un modo de cocinar
guide-early-field = un primer campo
guide-early-seed = un cereal para tu campo
guide-early-sow = sembrar tu cereal
guide-middle = Al final, cada tipo de cultivo y de animal que te falta resta un punto, igual que cada parcela sin utilizar.
guide-late = Las últimas rondas: usa las parcelas vacías, consigue al menos uno de todo y reforma si puedes.
guide-end = Nada es definitivo aún: deshaz paso a paso, o termina el turno.
guide-strayed-house = En tu casa solo cabe un animal: de vuelta a la reserva { $goods }. Cerca un pastizal para tener más.
guide-strayed = En tu granja no queda sitio: de vuelta a la reserva { $goods }. Pastizales y establos dan sitio.
guide-end-hungry = { $n ->
    [one] { $n } cuenco queda vacío en la cosecha: { $points } puntos menos. Deshaz, o termina el turno.
   *[other] { $n } cuencos quedan vacíos en la cosecha: { $points } puntos menos. Deshaz, o termina el turno.
}
guide-feed = { $need ->
    [one] Tu familia come { $need } alimento. Convierte aquí recursos en alimentos; lo que falta se mendiga y resta puntos.
   *[other] Tu familia come { $need } alimentos. Convierte aquí recursos en alimentos; lo que falta se mendiga y resta puntos.
}
guide-laid = He puesto en la mesa lo que menos te cuesta: { $goods }. Cámbialo o di que sí.
guide-keep = Los animales viven en pastizales, en establos, y uno en la casa. Cocina o suelta los que no tienen sitio.
guide-breed = Dos animales de una especie tienen una cría, si hay sitio para ella.
guide-order = Elige qué haces primero; después puedes hacer también lo otro, o dejarlo.
guide-order-one = Solo puedes pagar una de las dos cosas. Una habitación da sitio a otro granjero, una acción más por ronda.
guide-fence = Un pastizal aloja una sola especie, dos animales por parcela; un establo duplica las plazas.
guide-pasture = Elige un pastizal. Aloja animales de una especie; los grandes y los establos alojan más.
guide-sow = Una semilla se convierte en varias; en cada cosecha sale una de cada campo.
guide-plow = Elige una parcela iluminada de tu granja. Los campos van uno junto a otro; siémbralos después.
guide-room = Elige una parcela iluminada junto a tu casa. Cada habitación da sitio a un granjero.
guide-stable = Elige una parcela iluminada. Un establo aloja un animal, y duplica el pastizal en el que está.
guide-stable-only = Ahora solo puedes construir establos: para una habitación aún necesitas { $goods }. Deshacer lo anula.
guide-bake = El cereal horneado da más alimentos que el crudo. Guarda uno para sembrar.
guide-pay = Cada fila es una forma de pagar. Conserva lo que vayas a necesitar.
guide-card = Elige una carta iluminada para jugarla; lo que hace está escrito en ella.
guide-choose = Elige una de las filas; deshacer lo anula.
guide-wait = Los demás juegan, uno tras otro. Sus casillas quedan ocupadas hasta la próxima ronda.
guide-over = La hoja de puntuación dice lo que ha contado. Elige los puntos para abrirla otra vez.

## settings

offline-title = Jugar sin red
offline-about = El juego mismo se carga en este dispositivo, una sola vez, unos 16 MB: después juegas en solitario y contra el ordenador, en el tren como en casa. Esas partidas se quedan en este dispositivo.
offline-is-on = Juegas en este dispositivo, sin red.
offline-go = Cargar y jugar
offline-leave = Volver al servicio
offline-loading = El juego arranca en este dispositivo:
offline-absent = Este servicio no lo ofrece.
offline-failed = No ha funcionado:
settings-title = Ajustes

## setting

setting-autoEnd = Terminar mi turno automáticamente
setting-autoEnd-about = Cuando no queda nada que elegir. Un turno terminado no se puede deshacer.
setting-skipForced = Saltar las decisiones forzadas
setting-skipForced-about = Donde solo hay una respuesta, se da.
setting-guide = Guía para una primera partida
setting-guide-about = Una línea que dice qué se puede hacer ahora y por qué.
setting-sound = Sonidos
setting-sound-about = Pequeños sonidos para lo que pasa y una campana cuando es tu turno.
setting-volume = Volumen
setting-textMode = Modo de texto
setting-textMode-about = La mesa en listas; las jugadas, por número o por nombre.
setting-hand = Orden de la mano
setting-hand-playable = primero lo que se puede jugar
setting-hand-kind = primero los oficios
setting-hand-name = por nombre
setting-theme = Colores
setting-theme-system = Como el sistema
setting-theme-light = Claros
setting-theme-dark = Oscuros
setting-motion = Movimiento
setting-motion-system = Como el sistema
setting-motion-on = Sí
setting-motion-off = No
setting-language = Idioma

## menu

menu-title = Menú y ayuda
menu-help = Ayuda
menu-game = Esta partida
menu-copy-link = Copiar el enlace
menu-copied = El enlace está copiado.
menu-hand-over = Dejar que un ordenador juegue por mí
menu-hand-over-asks = Un ordenador sigue enseguida; solo contra ordenadores, la partida puede acabar pronto. ¿Cederle tu asiento?
menu-hand-over-yes = Sí, cederlo
menu-hand-over-no = No, sigo jugando
menu-handed-over = Un ordenador juega por ti.
menu-take-back = Recuperar mi asiento
menu-cards = Todas las cartas
menu-company = En la mesa
menu-what = ¿Qué es esto?

## help

help-keys = Teclas
help-key-u = Deshacer un paso
help-key-U = Deshacer el turno
help-key-e = Terminar el turno
help-key-d = Listo
help-key-h = Consejo
help-key-1 = Al tablero
help-key-2 = A las granjas
help-key-3 = A las cartas y el registro
help-key-help = Esta página
help-key-arrows = Moverse por el tablero

## text

text-move = Tu jugada (un número o su nombre)
text-send = Jugar
text-choices = { $n ->
    [one] { $n } opción
   *[other] { $n } opciones
}
text-round = Ronda { $round }, { $phase }
text-empty = vacío
text-goods = Recursos: { $goods }
text-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
text-family = Familia: { $n }, en casa { $home }; alimentos para la próxima cosecha: { $food }
text-house = Casa ({ $house }): { $cells }
text-fields = Campos: { $cells }
text-pasture = { $cells } (sitio para { $n })
text-pastures = Pastizales: { $cells }
text-stables = Establos: { $cells }
text-left = Quedan: cercas { $fences }, establos { $stables }
text-tiles = Habitaciones { $rooms } ({ $house }), campos { $fields }, pastizales { $pastures }, establos { $stables }
text-cards = Cartas: { $cards }

## start

start-subtitle = Envía a tu familia a trabajar, aliméntala en cada cosecha y crea la mejor granja en catorce rondas.
start-learn = Aprender en 15 minutos
start-learn-about = Tu primera granja, paso a paso
start-newcomer = ¿Primera vez? Empieza aquí
start-learn-go = Empezar la lección
start-learn-go-on = Seguir con la lección
start-play = Jugar ahora
start-play-about = Con rivales fáciles al principio
start-play-again = Con rivales, como la última vez
start-first = Primera partida
start-change = Opciones
start-invite = Invitar a amigos
start-invite-about = Un enlace para enviar, sin cuenta
start-invite-go = Preparar una mesa
start-account = Cuenta
start-own = Cómo has jugado
start-rules = Reglas
start-series = Series
start-with = Ronda { $round } de 14, con
start-alone = Ronda { $round } de 14, en solitario
start-go-on-do = Volver a la partida
start-new = Nueva partida
start-edition = Edición
start-cards-yes = Con oficios y adquisiciones menores
start-cards-no = Sin cartas: más fácil para una primera partida
start-computer = Ordenador
start-name = Nombre
start-go-on = Seguir con tu partida
start-resume = Tus partidas
start-over = terminada
start-round = ronda { $round }
start-join = Unirse o mirar por enlace
start-join-short = Unirse
start-link = Enlace de la partida
start-open-link = Abrir
start-record = Ver un registro
start-links = Más

## level

level-apprentice = Aprendiz
level-farmer = Agricultor
level-landlord = Terrateniente
level-steward = Administrador
level-master = Maestro

## option


## room

room-none = Esta partida no existe
room-home = A la primera página

## page

page-none = Aquí no hay nada
page-none-say = Esta dirección no lleva a ninguna parte. Quizá falte una letra del enlace.

## hand

hand-over-title = Ahora juega { $who }
hand-over-say = Pasa la pantalla. La mano se muestra al pulsar.
hand-over-go = Soy { $who }
hand-empty = Ninguna carta en la mano.
hand-none = Ninguna de estas.
card-pin = Fijar delante
card-unpin = Soltar
card-pinned = Fijada.
hand-filter = Qué cartas mostrar
hand-all = Todas
hand-now = Se pueden jugar ya: { $n }
hand-soon = Aún no se pueden pagar: { $n }
hand-not = Aún no: { $n }
hand-at-occupation = Oficios en { $spaces }
hand-at-minor = Adquisiciones menores en { $spaces }
hand-nowhere = { $kind }: no hay casilla libre

## lobby

lobby-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
lobby-open = esperando a alguien con el enlace
lobby-you = tú

## about

about-title = Acerca de

## farm

farm-edge-rim = Cerca en el borde de { $cell }
farm-edge-between = Cerca entre { $one } y { $other }
farm-enlarge = Ver más grande esta granja: { $farm }
farm-rooms-wood = { $n ->
    [one] { $n } habitación de madera
   *[other] { $n } habitaciones de madera
}
farm-rooms-clay = { $n ->
    [one] { $n } habitación de adobe
   *[other] { $n } habitaciones de adobe
}
farm-rooms-stone = { $n ->
    [one] { $n } habitación de piedra
   *[other] { $n } habitaciones de piedra
}
farm-empty = vacía
farm-fields = { $n ->
    [one] { $n } campo
   *[other] { $n } campos
}
farm-pastures = { $n ->
    [one] { $n } pastizal
   *[other] { $n } pastizales
}
farm-pasture-for = { $cells } para { $n }
farm-stables = { $n ->
    [one] { $n } establo
   *[other] { $n } establos
}
farm-upright = una cerca está de pie en { $cells }
farm-unused = { $n ->
    [one] { $n } parcela sin utilizar
   *[other] { $n } parcelas sin utilizar
}
farm-family = { $n ->
    [one] { $n } granjero
   *[other] { $n } granjeros
}
farm-begging = { $n ->
    [one] { $n } ficha de mendicidad
   *[other] { $n } fichas de mendicidad
}
farm-fences-left = { $n ->
    [one] queda { $n } cerca
   *[other] quedan { $n } cercas
}
farm-stables-left = { $n ->
    [one] queda { $n } establo
   *[other] quedan { $n } establos
}
farm-in-hand = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}
farm-bonus = { $n ->
    [one] { $n } punto adicional
   *[other] { $n } puntos adicionales
}
farm-each-costs = Cada una cuesta
farm-do-room = Construir una habitación en { $cell }
farm-do-stable = Construir un establo en { $cell }
farm-do-plow = Labrar un campo en { $cell }
farm-paint = Cercar { $cell }
farm-paint-not = { $cell }: en ningún pastizal que se pueda cercar ahora

## tile

tile-with-stable = { $tile } con un establo

## fence

fence-title = Construir cercas
fence-how = Cómo elegir
fence-by-cells = Parcelas enteras
fence-by-edges = Cercas sueltas
fence-paint = Pinta las parcelas de un pastizal nuevo.
fence-stands = El pastizal está cercado. Construye otro o termina.
    .divide = El pastizal está cercado. No alcanza para más parcelas: divídelo con una cerca o termina.
fence-pick = Elige las lindes donde van las cercas nuevas.
fence-more = Aún no es un pastizal: sigue.
fence-not-offered = Ahora no se puede cercar un pastizal así.
fence-new = { $n ->
    [one] { $n } cerca nueva
   *[other] { $n } cercas nuevas
}
fence-bill = por pagar
fence-holds = { $n ->
    [one] para { $n } animal
   *[other] para { $n } animales
}
fence-points = puntos
fence-points-counted = { $n } puntos
fence-left = { $n ->
    [one] queda { $n } cerca
   *[other] quedan { $n } cercas
}
fence-near = Estos sí valdrían:
fence-use = Usar esta forma: { $cells }
fence-clear = Borrar
fence-build = { $n ->
    [one] Construir { $n } cerca
   *[other] Construir { $n } cercas
}
fence-not-this = Este no.
fence-room-for = sitio para { $n }
fence-of-one-kind = de una especie

## price

price-or = o
price-more = { $n ->
    [one] o de { $n } forma más
   *[other] o de { $n } formas más
}
price-free = gratis

## sow

sow-title = Sembrar
sow-less = Sembrar menos: { $good }
sow-more = Sembrar más: { $good }

## gate

gate-title = Animales ante la puerta
gate-waits = No todos los animales encuentran sitio. ¿Cuáles conservas?
gate-born = nacen: { $animals }
gate-cooked = cocinar { $animals }: { $food }
gate-gone = se van: { $animals }
gate-keep = Conservar
gate-fewer = conservar menos: { $animal }
gate-more = conservar más: { $animal }
gate-of = de { $n }
gate-born-short = nacen:
gate-gone-short = se van:
gate-cooked-short = cocinar
gate-wait = aún sin sitio.
gate-no-room = sin sitio

## place

place-pasture = Pastizal { $cells }
place-stable = Establo { $cell }
place-stable-beside = Establo junto a la granja
place-house = Casa
place-gate = Puerta
place-holds = { $place }: { $animals }; sitio para { $n }
place-waits = Ante la puerta: { $animals }

## move

move-taken = Elige un sitio para { $animals }.
move-done = { $place }: { $animals }
move-full = { $place }: lleno.
move-only = { $place }: solo para { $kind }.
move-no-room = No habría otro sitio para { $animals }.
move-all-fit = Todos los animales encuentran sitio: ninguno tiene que irse.
move-empty = Aquí no hay nadie. Toma primero animales y elige luego su sitio.

## card

card-price-varies = coste variable
card-traveling = pasa al vecino de la izquierda después de jugarse
card-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
card-needs = prerrequisito: { $what }
card-met = condición cumplida
card-not-met = condición no cumplida
card-not-now = ahora no
card-pile = Encima, de arriba abajo:
card-pile-empty = Ya no queda nada encima.
card-play = Jugar:
card-play-at = Se juega en
card-build-at = Se construye en
card-later = más tarde
card-you-have = tienes
card-not-yet = Aún no: { $why }
card-owned = construida
card-close = Cerrar
card-rulings = { $n ->
    [one] { $n } aclaración
   *[other] { $n } aclaraciones
}

## played

played-none = Ninguna carta jugada.
played-known = Conocidas en la mano

## majors

majors-built = Ya construidas

## chart

chart-title = Puntos por ronda
chart-table = En una tabla
chart-round = Ronda

## phase

phase-preparation = preparación
phase-work = jornada
phase-feeding = alimentación
phase-breeding = cría
phase-between-phases = entre fases
phase-end = final

## edition

edition-original = Primera edición
    .short = Primera
    .about = Las cartas antiguas
edition-revised = Edición revisada
    .short = Revisada
    .about = Las cartas nuevas
edition-family = Edición familiar
    .short = Familiar
    .about = Losetas, sin cartas, más corta

## category

category-sheep = Ovejas
category-cards = Cartas
category-vegetables = Hortalizas
category-fields = Campos
category-boar = Jabalíes
category-rooms = Habitaciones
category-fenced-stables = Establos cercados
category-bonus = Puntos adicionales
category-stables = Establos
category-cattle = Vacas
category-unused-spaces = Parcelas sin utilizar
category-pastures = Pastizales
category-begging = Mendicidad
category-people = Granjeros
category-grain = Cereales

## short

# Los nombres de las casillas de acción, donde en el tablero no cabe el nombre entero.

short-build_rooms_and_stables = Habitaciones y/o establos
short-take_1_grain = 1 cereal
short-build_stable_bake_bread = 1 establo y/o hornear pan
short-major_minor_improvement = Adquisición mayor o menor
short-renovate_improvement = Reforma, luego adquisición
short-family_growth_minor = Familia, luego 1 menor
short-take_1_vegetable = 1 hortaliza
short-plow_sow = Labrar y/o sembrar
short-clay_rooms = Habitación de adobe/establo
short-wood_rooms = Habitación de madera/establo
short-basic_wish_for_children = Ampliación planificada
short-sow_bake = Sembrar y/o hornear
short-family_growth_no_room = Familia sin habitación
short-renovate_fences = Reforma, luego cercas
short-starting_player_minor = Jugador inicial, 1 menor
short-building_resource_1_3p = 1 material
short-building_resources_2_3p = 2 materiales
short-reed_stone_food_4p = 1 junco, 1 piedra, 1 alimento
short-building_resources_2_4p = 2 materiales
short-reed_stone_wood_5p = Junco y otros
short-animals_5p = 1 animal
short-wood_2_master_forester = Maestro forestal
short-room_or_traveling_5p = 1 habitación o artistas
short-building_resources_or_growth_5p = 2 materiales o familia
short-occupation_or_growth_5p = 1 oficio o familia
short-lessons_a = Aprendizaje
short-lessons_x = Otro aprendizaje

short-why-short = faltan { $goods }
short-why-no-room = sin habitación
short-why-no-oven = nada para hornear
short-why-no-occupations-in-game = no para principiantes
short-why-fences = faltan cercas
short-why-no-space-beside-house = nada libre junto a la casa
short-why-no-space-beside-field = nada libre junto a un campo
short-why-finest-house = nada que reformar
short-why-house-of = { $material ->
    [wood] casa de madera
    [clay] casa de adobe
   *[stone] casa de piedra
}
short-why-no-person-left = no queda nadie
short-why-no-improvement-left = no quedan
short-why-no-pasture = ningún pastizal posible
short-why-no-single-space = nada que cercar
short-why-nothing-to-return = sin { $returns }
short-why-needs = requiere { $what }
short-need-at-least = requiere { $what }
short-need-at-most = requiere máx. { $what }
short-need-exactly = requiere justo { $what }
short-none-count-unused-spaces = requiere granja llena
short-last-count-round = solo hasta la ronda { $n }

## food

food-in = tras la ronda { $n }
food-after = tras esta ronda
food-now = ahora
food-of = { $have } de { $need }
food-spare = { $n ->
    [0] lo justo
    [one] sobra { $n }
   *[other] sobran { $n }
}
food-round = Ronda { $round } de { $rounds }
food-harvest = Cosecha { $when }
food-eaten = { $crops ->
    [0] { $need } por comer: { $store } en reserva
   *[other] { $need } por comer: { $store } en reserva + { $crops } de tus campos
}
food-enough = { $spare ->
    [0] Justo lo suficiente
   *[other] Suficiente, con { $spare } de sobra
}
food-cook = Se puede comer:
food-cook-each = { $good } da { $food }
food-find = { $short ->
    [one] aún falta { $short } alimento
   *[other] aún faltan { $short } alimentos
}
food-short-even = aun así, { $short ->
    [one] falta { $short } alimento
   *[other] faltan { $short } alimentos
}
food-reach = { $short ->
    [one] Falta { $short } alimento: come { $goods }
   *[other] Faltan { $short } alimentos: come { $goods }
}

## lacking

lacking-title = { $n ->
    [one] Falta { $n } alimento en la cosecha
   *[other] Faltan { $n } alimentos en la cosecha
}
lacking-say = La cosecha viene después de este turno, y nada en tu granja podría llenar la mesa. Mendigar cuesta { $points } puntos para siempre. Deshaz el turno para hacer otra cosa.
lacking-back = Volver al turno
lacking-end = Terminarlo y mendigar
