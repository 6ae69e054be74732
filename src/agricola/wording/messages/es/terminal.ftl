# Lo que dicen los terminales, línea por línea y a pantalla completa, en español.

## Uniones

term-parts-join = {"; "}
term-or = {" o "}
term-and = {" y "}
# Un nombre y lo que se dice de él; lo que se dice puede estar vacío.
term-of = { $name }: { $what }
term-cards-brought = Lo que dieron las cartas:
term-none = ninguno
term-answer-yes = sí
term-answer-no = no

## Nombres

term-player = Jugador { $number }
term-edition-revised = revisada
term-edition-original = original
term-edition-family = familiar
term-level-apprentice = aprendiz
term-level-farmer = agricultor
term-level-landlord = terrateniente
term-level-steward = administrador
term-level-master = maestro
term-kind-occupation = oficios
term-kind-minor = adquisiciones menores

# Recursos junto a un número, donde hay poco sitio.
term-good-wood = { $n ->
    [one] madera
   *[other] maderas
}
term-good-clay = { $n ->
    [one] adobe
   *[other] adobes
}
term-good-reed = { $n ->
    [one] junco
   *[other] juncos
}
term-good-stone = { $n ->
    [one] piedra
   *[other] piedras
}
term-good-grain = { $n ->
    [one] cereal
   *[other] cereales
}
term-good-vegetable = { $n ->
    [one] hortaliza
   *[other] hortalizas
}
term-good-food = { $n ->
    [one] alimento
   *[other] alimentos
}
term-good-sheep = { $n ->
    [one] oveja
   *[other] ovejas
}
term-good-boar = { $n ->
    [one] jabalí
   *[other] jabalíes
}
term-good-cattle = { $n ->
    [one] vaca
   *[other] vacas
}

# Recursos delante de un número, en una línea de todos.
term-bar-wood = madera
term-bar-clay = adobe
term-bar-reed = junco
term-bar-stone = piedra
term-bar-grain = cereal
term-bar-vegetable = hortal
term-bar-food = alim
term-bar-sheep = oveja
term-bar-boar = jabalí
term-bar-cattle = vaca
term-bar-left = { $fences } cercas { $stables } estab.
term-bar-begging = { $n } mendicidad

# En pocas letras.
term-brief-grain = cer
term-brief-vegetable = hor
term-brief-sheep = ove
term-brief-boar = jab
term-brief-cattle = vac
term-brief-occupation = ofi
term-brief-minor = men
term-tiny-wood = ma
term-tiny-clay = ad
term-tiny-stone = pi
term-tiny-field = cam
term-tiny-stable = est
term-letter-grain = c
term-letter-vegetable = h
term-letter-sheep = o
term-letter-boar = j
term-letter-cattle = v

## La ronda

term-over = La partida ha terminado.
term-round = Ronda { $round } de { $rounds }.
term-round-in-harvest = { $phase ->
    [feeding] Ronda { $round } de { $rounds }, cosecha: alimentación.
   *[breeding] Ronda { $round } de { $rounds }, cosecha: cría.
}
term-round-before-harvest = Ronda { $round } de { $rounds }, cosecha al final de esta ronda.
term-round-harvest-in = { $n ->
    [one] Ronda { $round } de { $rounds }, próxima cosecha dentro de { $n } ronda (después de la ronda { $harvest }).
   *[other] Ronda { $round } de { $rounds }, próxima cosecha dentro de { $n } rondas (después de la ronda { $harvest }).
}
term-strip-harvest = C
term-strip-food = alimentos { $has } de { $needs }
term-strip-in-harvest = { $phase ->
    [feeding] cosecha: alimentación
   *[breeding] cosecha: cría
}
term-strip-before-harvest = cosecha tras esta ronda
term-strip-harvest-in = { $n ->
    [one] cosecha dentro de { $n } ronda
   *[other] cosecha dentro de { $n } rondas
}
term-strip-then = luego
term-enough = suficiente
term-short-by = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
}

## El tablero

term-each-round = { $goods } más cada ronda
term-space-in-round = { $space } (ronda { $round })
term-to-come = Por venir: { $list }
term-next = después: { $list }
term-more-round-cards = { $n ->
    [one] { $n } carta de ronda más por venir
   *[other] { $n } cartas de ronda más por venir
}
term-improvements = Adquisiciones: { $list }
term-major-improvements = Adquisiciones mayores: { $list }
term-none-left = no queda ninguna
term-left-for-all = Quedan para todos: { $list }
term-tiles-left = { $tile }: { $n }
term-taken = ocupada
term-not-now = Ahora no: { $why }

## Las granjas

term-headline = { $seat }: { $has }
term-headline-starting = { $seat } (jugador inicial): { $has }
term-no-goods = sin recursos
term-to-place = { $people }, { $home } por colocar
term-needs = necesita { $amount } (los tiene)
term-needs-short = { $short ->
    [one] necesita { $amount } (falta { $short })
   *[other] necesita { $amount } (faltan { $short })
}
term-fed = familia alimentada
term-so-many-people = { $n }g
term-room = { $material ->
    [wood] hab. madera
    [clay] hab. adobe
   *[stone] hab. piedra
}
term-field = campo
term-fields = { $n ->
    [one] { $n } campo
   *[other] { $n } campos
}
term-sown = { $n ->
    [one] { $n } sembrado
   *[other] { $n } sembrados
}
term-empty = vacío
term-grain-each = { $amount } cada uno
term-pasture-for = { $cells } para { $n }
term-stable = establo
term-upright = cerca de pie
term-stables = { $n ->
    [one] { $n } establo
   *[other] { $n } establos
}
term-stables-beside = { $n ->
    [one] { $n } establo junto a la granja
   *[other] { $n } establos junto a la granja
}
term-tile-small = pequeño
term-tile-two = de 2
term-tile-three = de 3
term-tile-corner = esquina
term-tile-four = de 4
term-tile-with-stable = { $name }, establo
term-tile-for = { $name } para { $n }
term-tile-stabled-for = { $name } con establo para { $n }
term-fences = { $n ->
    [one] { $n } cerca
   *[other] { $n } cercas
}
term-elsewhere = en otro sitio: { $goods }
term-cards = cartas: { $list }
term-card-with = { $card } con { $goods }
term-in-hand = { $n ->
    [one] en la mano: { $n } carta
   *[other] en la mano: { $n } cartas
}
term-in-hand-known = { $n ->
    [one] en la mano: { $n } carta, recibida de otro jugador: { $list }
   *[other] en la mano: { $n } cartas, de otro jugador: { $list }
}
term-so-many-in-hand = { $n } en la mano
term-waiting = por venir: { $list }
term-in-rounds = { $n ->
    [one] { $what } en la ronda { $rounds }
   *[other] { $what } en las rondas { $rounds }
}
term-rounds-run = { $first } a { $last }

## Cartas

term-hand = Mano ({ $n })
term-played = Jugadas ({ $n })
term-hand-of = Mano de { $seat }:
term-hand-ready = { $ready }
term-hand-waiting = { $ready }; aún no: { $waiting }
term-hand-empty = Tu mano está vacía.
term-no-hands = Esta partida se juega sin cartas en la mano.
term-no-cards-yet = Ninguna carta todavía; c muestra las que se pueden conseguir.
term-you-have = { $n ->
    [one] { $seat }, tienes { $n } carta en la mano.
   *[other] { $seat }, tienes { $n } cartas en la mano.
}
term-tick = { $tick } se podría jugar, con una acción.
term-can-be-played = se puede jugar
term-not-yet = aún no
term-not-yet-because = aún no, { $why }
term-needs-what = prerrequisito: { $what }
term-passed-on = carta itinerante
term-has-played = { $n ->
    [one] { $seat } ha jugado { $n } carta.
   *[other] { $seat } ha jugado { $n } cartas.
}
term-no-crop = ningún cultivo
term-now = ahora { $what }
term-to-be-had = Adquisiciones disponibles:
term-no-majors = No queda ninguna adquisición mayor.
term-which-card = ¿Qué carta? Escribe: carta Pala para grano
term-no-such-card = Ninguna carta se llama «{ $name }». Búscalas todas con: agricola cards { $name }
term-which-of = «{ $name }» puede ser: { $list }
term-in-your-hand = en tu mano
term-played-by = jugada por { $seat }
term-passed-on-to = ha pasado a { $seat }
term-can-be-had = disponible
term-not-seen = no vista en esta partida
term-rulings = Aclaraciones
term-cards-found = { $n ->
    [one] { $n } carta. Con todos sus datos: { $command }
   *[other] { $n } cartas. Una de ellas con todos sus datos: { $command }
}

## La decisión abierta

term-question = { $what }:
term-is-to = { $seat } debe { $what }
term-may = { $seat } puede { $what }
term-place = { $seat } debe colocar el granjero { $n } de { $of }
term-ends-turn = { $seat }: Intro o e termina el turno, u lo deshace
term-thinking = { $seat } está pensando
term-agent-failed = A { $seat } lo jugaba { $name }, que ha fallado: { $why }. Sigue jugando el nivel { $other }.
term-too-small = El juego necesita un terminal de { $columns } por { $lines }; este tiene { $width } por { $height }. Agrándalo, o juega con --lines.
term-number = número { $typed }
term-number-of-board = un número del tablero de arriba, o el nombre de la casilla
term-more-choices = y { $n } más{ $last }; escribe la tuya, o `todo` para verlas todas
term-no-choice = No hay opción { $number }; las opciones son de 1 a { $last }.
term-not-just = Ninguna opción es solo { $cells }; la lista tiene las que lo contienen.
term-painting = Espacio marca parcelas para un pastizal, Intro las cerca. Marcadas: { $marked }
term-cant-end = El turno aún no puede terminar: queda algo por elegir.
term-cursor-first = Pon primero el cursor en una casilla del tablero o en una parcela (izquierda, derecha).
term-why = { $name }: { $why }.
term-why-nothing = { $name }: nada lo impide.
term-why-what = ¿El motivo de qué? Escribe una casilla, una carta o una parcela: motivo Cercado; motivo Pozo; motivo c1.
term-why-unknown = «{ $what }» no es una casilla de acción, una carta ni una parcela (a1 a e3); las casillas son: { $list }
term-taken-back = Deshecho.

## Consejos

term-hint-thinking = Buscando un consejo ...
term-only-choice = la única opción

## Lo que ha pasado

term-news = Desde tu última decisión:
term-nothing-yet = Aún no ha pasado nada.
term-log-round = Ronda { $round }
term-just-played = { $seat } acaba de jugar: { $what }
term-team = { $points ->
    [one] Equipo de { $seats }: { $points } punto
   *[other] Equipo de { $seats }: { $points } puntos
}
term-lower = { $name }: el menor de { $one } y { $other }
term-team-wins = { $n ->
    [one] { $seats } ganan.
   *[other] { $seats } comparten la victoria.
}
term-suggested = * marca casillas que merecen una mirada
term-target = Objetivo: { $points } puntos; ahora { $now }.
term-target-reached = Has alcanzado el objetivo de { $points } puntos.
term-target-missed = No has alcanzado el objetivo de { $points } puntos, por { $n }.
term-wins = { $n ->
    [one] { $seats } gana.
   *[other] { $seats } comparten la victoria.
}

## Varias personas en una pantalla

term-hand-over = Ahora la pantalla es para { $seat }; los demás apartan la vista.
term-hand-over-undo = deshacer anula la última jugada.
term-hand-over-enter = Intro: ver mi granja
term-hand-over-u = u: deshacer la última jugada
term-hand-over-q = q: salir
term-press-enter = Pulsa Intro, { $seat }
term-asked-inside = El turno de { $seat } tiene una pregunta para ti.
term-inside-turn = En mitad del turno de { $other } se pregunta a { $seat }.

## Línea por línea

term-prompt-end = Intro: fin del turno. deshacer: anularlo
term-input-ended = La entrada ha terminado.
term-interrupted = Interrumpido.
term-type-help = Escribe ? para la ayuda.
term-type-hand = Escribe mano para ver los costes, los textos y lo que falta a cada carta.
term-no-player = No hay jugador { $number }; los jugadores son de 1 a { $last }.

# Lo que se puede escribir: la primera palabra es la orden.
term-usage-look = ver
term-usage-all = todo
term-usage-board = tablero
term-usage-farm = granja N
term-usage-hand = mano
term-usage-cards = cartas
term-usage-card = carta NOMBRE
term-usage-why = motivo NOMBRE
term-usage-score = puntos
term-usage-hint = consejo
term-usage-undo = deshacer
term-usage-save = guardar ARCHIVO
term-usage-quit = salir
term-command-turn = turno

term-help-moves = Escribe el número de una opción, o la propia jugada. Se puede abreviar mientras quede clara, sin mayúsculas ni acentos:
term-help-number = la opción con el número 7
term-help-space = colocar un granjero en { $space }
term-help-cells = las parcelas van de a1 (arriba a la izquierda) a e3 (abajo a la derecha)
term-help-fence = cercar un pastizal con estas parcelas
term-help-done = nada más de esto
term-help-help = esta ayuda
term-help-look = dibujar otra vez toda la posición
term-help-all = ver todas las opciones
term-help-board = las casillas de acción y lo que hacen
term-help-farm = la granja del jugador N (sin número: la tuya)
term-help-hand = las cartas de tu mano, y lo que falta a cada una para jugarla
term-help-cards = lo que ha jugado cada uno, y las adquisiciones mayores
term-help-card = una carta con todos sus datos
term-help-why = por qué una casilla, una carta o una parcela no se puede usar
term-help-score = los puntos por ahora
term-help-hint = tres cosas que podrías hacer, con razones
term-help-undo = deshacer tu última decisión (deshacer turno: todo el turno)
term-help-save = escribir la partida en un archivo
term-help-quit = dejar la partida (se conserva)

## Empezar y salir

term-game = { $hands ->
    [none] Agricola, edición { $edition }.
    [with] Agricola, edición { $edition } con cartas en la mano.
   *[without] Agricola, edición { $edition } sin cartas en la mano.
}
term-again = La misma partida otra vez: { $arguments }.
term-alone = Juegas en solitario.
term-you = Tú
term-persons = { $n } personas
term-persons-only = { $n } personas juegan en este terminal.
term-against = { $n ->
    [one] { $who } y { $n } ordenador ({ $levels }).
   *[other] { $who } y { $n } ordenadores ({ $levels }).
}
term-ask-edition = ¿Qué edición, { $first } o { $last }?
term-ask-players = ¿Cuántos jugadores, de 1 a { $most }?
term-ask-persons = ¿Cuántos de ellos son personas en esta pantalla, de 1 a { $most }?
term-ask-cards = ¿Con cartas en la mano, sí o no?
term-ask-decks = ¿Qué mazos, letras de { $usual } en cualquier mezcla, y también { $others } si quieres?
term-ask-ways = ¿Otras formas de jugar, por nombre y con comas, o { $mark } para ver la lista?
term-goes-on = { $n ->
    [one] La partida sigue después de { $n } jugada.
   *[other] La partida sigue después de { $n } jugadas.
}
term-goodbye = Adiós.
term-kept = Adiós. Tu partida se conserva. Para seguirla: { $command }
term-not-kept = Adiós. La partida no se ha podido conservar: no se puede escribir en { $path }.
term-save-where = ¿En qué archivo? Escribe: guardar mi-partida.txt
term-saved = Guardada. Para seguirla más tarde: { $command }
term-file-exists = { $path } ya existe, y no se sobrescribe nada; elige otro nombre.
term-file-not-written = { $path } no se puede escribir: { $reason }. La partida sigue.
term-no-terminal = La entrada o la salida no es un terminal, así que la partida va línea por línea.
term-no-drawing = En este terminal (TERM={ $kind }) no se puede dibujar, así que va línea por línea.
term-no-textual = La pantalla completa necesita Textual: { $command }. Así que va línea por línea.
term-no-page = La página no se puede abrir: { $reason } Así que la partida se juega aquí.
term-needs-server = el servicio necesita { $name }; instálalo con: { $command }.
term-page-not-built = aún no está construida; en una copia del código fuente la construye `{ $command }`.

## La primera página de la pantalla completa

term-start-edition = Edición
term-start-players = Jugadores
term-start-persons = Personas en esta pantalla
term-start-level = Los ordenadores juegan como
term-start-cards = Cartas en la mano
term-start-decks = Mazos
term-start-more = Más formas de jugar
term-start-way = La mano
term-way-dealt = repartida
term-start-hand = Cartas de tu mano
term-start-exclude = Cartas excluidas
term-start-order = Cartas de ronda
term-typed-foot = Intro: tomar estos nombres, separados por comas. Escape: volver
term-start-ends = Tu turno termina
term-ends-said = cuando lo dices
term-ends-alone = por sí solo
term-start-begin = Empezar
term-start-go-on = Seguir con: { $what }
term-start-how = Arriba y abajo: elegir. Izquierda y derecha: cambiar. Intro o b: empezar. q: salir.
term-about-revised = la edición de 2016, con cartas en la mano
term-about-original = la edición de 2007, la versión familiar
term-about-family = la edición familiar, con losetas
term-a-position = una posición
term-so-many-moves = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
term-kept-against = contra { $list }
term-kept-unreadable = { $name } (no se puede leer)

## La línea de teclas

term-do-undo = deshacer
term-do-end = terminar
term-do-hint = consejo
term-do-why = motivo
term-do-cards = cartas
term-do-farms = granjas
term-do-log = registro
term-do-score = puntos
term-do-help = ayuda
term-do-quit = salir
term-do-next = adelante
term-do-back = atrás
term-do-round = ronda
term-do-go = ir
term-do-eyes = ojos
term-over-keys = La partida ha terminado. s: puntos, r: repetirla, q: salir

## Páginas sobre la mesa

term-page-cards = Cartas
term-page-farms = Granjas
term-page-log = Registro
term-page-over = La partida ha terminado
term-page-points = Los puntos por ahora
term-page-help = Ayuda
term-page-replay = Repetición de una partida
term-page-foot = Escape: volver a la mesa
term-ask-foot = Intro: { $deed }. Escape: volver a la mesa
term-save-which = ¿En qué archivo guardar la partida?
term-save-deed = guardar
term-file-example = mi-partida.txt
term-not-over = La partida se puede repetir cuando ha terminado; l muestra el registro.

term-key-enter = Intro
term-key-arrows = flechas
term-key-digits = cifras
term-key-click = un clic
term-key-space = Espacio
term-key-undo = u / U
term-key-save = S
term-keys-do = hacer aquello sobre lo que está el cursor: una casilla, una parcela, una opción
term-keys-move = mover el cursor; izquierda y derecha, o Tab, cambian de panel
term-keys-digits = el número de una opción, luego Intro
term-keys-click = hace lo mismo que Intro
term-keys-mark = marcar parcelas para un pastizal; luego Intro las cerca
term-keys-undo = deshacer la última decisión / todo el turno
term-keys-end = terminar el turno
term-keys-hint = consejo: lo que podrías hacer ahora, con razones
term-keys-why = por qué la casilla o la parcela bajo el cursor no se puede usar
term-keys-cards = cartas: tu mano, lo que ha jugado cada uno, lo que se puede conseguir
term-keys-farms = las granjas de los demás, dibujadas
term-keys-log = el registro de la partida
term-keys-scores = puntos, línea por línea
term-keys-look-back = cuando la partida ha terminado: repetirla
term-keys-save = guardar la partida en un archivo
term-keys-help = esta ayuda
term-keys-leave = salir; la partida se conserva, y agricola play --resume la sigue
term-keys-about-board = En el tablero, las casillas sin número no se pueden usar ahora; elige una para leer por qué.
term-keys-about-strip = En la tira de rondas, C es una cosecha y +2 son recursos que te esperan.

## Repetir una partida

term-replay-help = Intro: jugada siguiente. volver: una jugada atrás. Un número: después de tantas jugadas. ronda N: el principio de una ronda. final: la última. salir: salir.
term-replay-prompt = jugada { $number } de { $last }
term-replay-last = Esa era la última jugada. Escribe volver, un número o salir.
term-replay-moves = { $n ->
    [one] El registro tiene { $n } jugada.
   *[other] El registro tiene { $n } jugadas.
}
term-replay-back = volver
term-replay-end = final
term-replay-round = ronda
term-replay-moment = Ronda { $round }, jugada { $number } de { $last }
term-replay-beginning = el principio
term-replay-over = La partida ha terminado; s muestra los puntos.
term-then = Luego: { $what }.
term-go-where = ¿Ir a qué jugada o ronda?
term-go-example = 23, o ronda 7
term-go-deed = ir ahí
term-go-nowhere = «{ $typed }» no es ni una jugada (23) ni una ronda (ronda 7).
term-eyes-mover = Ahora como lo ve quien ha jugado.
term-eyes-of = Ahora como lo ve { $seat }.
term-key-forward = derecha, Intro, Espacio
term-key-back = izquierda, Retroceso
term-key-rounds = abajo / arriba
term-key-ends = Inicio / Fin
term-key-pages = o, l, s
term-key-quit = q, Escape
term-keys-forward = la jugada siguiente
term-keys-back = una jugada atrás
term-keys-rounds = la ronda siguiente / el principio de la ronda, luego la anterior
term-keys-ends = la primera / la última posición
term-keys-go = ir a una jugada (23) o a una ronda (ronda 7, o r7)
term-keys-eyes = con los ojos de quién: de quien ha jugado, o siempre de un jugador
term-keys-replay-cards = las cartas: la mano del jugador cuya granja se muestra, y lo que todos han jugado
term-keys-pages = todas las granjas, el registro hasta ahora, los puntos línea por línea
term-keys-replay-quit = salir

## Series y campañas

term-series-solo = serie en solitario, edición { $edition }, { $n ->
    [one] { $n } partida jugada
   *[other] { $n } partidas jugadas
}
term-series-campaign = campaña para { $players } jugadores, { $n ->
    [one] { $n } partida jugada
   *[other] { $n } partidas jugadas
}
term-series-reached = Partida { $number }: { $score } puntos, objetivo { $target } alcanzado
term-series-missed = Partida { $number }: { $score } puntos, objetivo { $target } no alcanzado
term-series-stays = ; { $name } se queda
term-series-permanent = Oficios permanentes: { $list }
term-series-complete = La serie está completa: todos sus objetivos se han alcanzado.
term-series-over = La serie ha terminado: el último objetivo no se ha alcanzado.
term-series-begun = La partida { $number }, con objetivo { $target }, quedó a medias.
term-series-next = Después: partida { $number }, objetivo { $target }, alimentos al empezar: { $n }.
term-series-play = Jugar: { $command }
term-series-none = Todavía no hay ninguna serie. Para empezar una: { $command }
term-series-exported = { $n ->
    [one] { $n } partida y results.csv escritos en { $path }
   *[other] { $n } partidas y results.csv escritos en { $path }
}
term-series-which = { $seat }: ¿qué oficio se queda? Escribe su número.
term-series-which-or-none = { $seat }: ¿qué oficio se queda? Escribe su número, o pulsa Intro para ninguno.
term-campaign-game = Partida { $number }
term-campaign-result = { $seat }: { $score } puntos, puesto { $rank }, { $n ->
    [one] { $n } punto de campaña
   *[other] { $n } puntos de campaña
}
term-campaign-standings = Hasta ahora
term-campaign-standing = { $seat }: { $n ->
    [one] { $n } punto de campaña
   *[other] { $n } puntos de campaña
}, { $total } puntos en todas las partidas
term-campaign-wins = { $n ->
    [one] { $seats } gana la campaña.
   *[other] { $seats } comparten la campaña.
}
term-campaign-next = Después: partida { $number } de 3.
term-campaign-begun = La partida { $number } de 3 quedó a medias.
