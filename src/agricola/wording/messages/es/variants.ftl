# Otras formas de jugar: `variant-<nombre>` es el nombre, `.about` lo dice en una frase.

variant-deifuss = Una carta itinerante para cada uno
    .about = Cada jugador recibe 6 adquisiciones menores corrientes y 1 que pasa de jugador en jugador.
variant-lopez = Oficios por grupos
    .about = Cada jugador recibe 3 oficios para cualquier número de jugadores, 2 a partir de tres y 2 para cuatro.

variant-draft-separate = Draft, un tipo tras otro
    .short = Quédate con una carta y pasa las demás.
    .about = Circulan paquetes de 7 oficios: cada jugador conserva 1 y pasa el resto; luego lo mismo con 7 adquisiciones menores.
variant-draft-combined = Draft de los dos tipos
    .about = Circulan paquetes de 7 oficios y 7 adquisiciones menores: cada jugador conserva 1 carta de cada tipo y pasa el resto.
variant-draft-8 = Draft de ocho
    .about = Circulan paquetes de 8 oficios y luego de 8 adquisiciones menores; la última carta de cada paquete sale de la partida.
variant-draft-quick = Draft rápido
    .about = Circulan paquetes de 7 y 7: conserva 3 cartas de cada tipo, luego 2 y por último las 2 que quedan.
variant-7-of-10 = 7 de 10
    .short = Eliges entre diez en vez de siete.
    .about = Cada jugador recibe 10 cartas de cada tipo y conserva 7.
variant-mulligan = Mulligan
    .short = Cambia una mala mano por una carta menos.
    .about = Antes de la partida puedes descartar todas tus cartas de un tipo y robar una menos, tantas veces como quieras.
variant-living-5 = Mano cambiante de 5
    .about = 5 cartas de cada tipo; después de cada carta que juegas robas una del tipo que prefieras, y al final de cada cosecha puedes intercambiar una.
variant-living-3 = Mano cambiante de 3
    .about = 3 cartas de cada tipo, de las que puedes intercambiar hasta seis antes de la partida; después de cada carta que juegas robas una del tipo que prefieras.
variant-petri = Cartas bocarriba
    .about = Algunas cartas están bocarriba. Una vez por ronda, un jugador puede saltar un turno para tomar una de ellas.
variant-exchange-3-1 = Tres por una
    .about = En cualquiera de tus decisiones puedes descartar 3 cartas de la mano y robar 1 del tipo que nombres.

# Equipos

variant-team = Equipos de dos
    .about = Quienes se sientan enfrente forman un equipo: intercambian en el Mercado, construyen y labran el uno para el otro y comparten lo que abarata la construcción; de cada categoría cuenta el valor más bajo de los dos.
variant-team-product = Equipos de dos, multiplicados
    .about = Como el juego por equipos, pero los totales de los dos compañeros se multiplican.

# Para aprender

variant-suggestion-markers = Fichas de sugerencia
    .about = Antes de colocar un granjero se marcan tres casillas entre las que pueden elegir los principiantes.
variant-solo-target = Un objetivo que alcanzar
    .about = En solitario, con un número de puntos que alcanzar: 50 en la primera partida de una serie.

# Reglas caseras

variant-accommodate-first = Alojar antes los animales
    .about = Un animal debe haber tenido sitio en la granja antes de convertirse en alimentos; los nuevos que no encuentran sitio se pierden.
variant-one-pasture-per-kind = Un pastizal por especie
    .about = Una especie de animales vive como mucho en un pastizal, además de los establos, la casa y las cartas.
variant-take-what-fits = Tomar solo lo que quepa
    .about = De una casilla de animales solo tomas los que alojas o cocinas; los demás se quedan ahí.
variant-open-fences = Cercas abiertas
    .about = Las cercas no tienen que cerrar un pastizal en la misma acción.
variant-free-pastures = Pastizales libres
    .about = Los pastizales no tienen que ser adyacentes entre sí.
variant-larkin-start = Ida y vuelta
    .about = Todos empiezan con 3 alimentos; en la ronda 1 los segundos granjeros se colocan en orden inverso.
variant-szongott = Pieza grande para dos
    .about = Con 2 jugadores está en juego la pieza grande de acciones adicionales, con su Soto.
variant-strict-adjacency = Adyacencia estricta
    .about = Todo lo que se construye debe tocar una habitación, un campo, un establo o un pastizal: también el primer campo y el primer pastizal.

# Las líneas de la hoja de puntuación, donde se comparan dos compañeros

pad-fields = Campos
pad-pastures = Pastizales
pad-grain = Cereales
pad-vegetables = Hortalizas
pad-sheep = Ovejas
pad-boar = Jabalíes
pad-cattle = Vacas
pad-unused-spaces = Parcelas sin utilizar
pad-fenced-stables = Establos cercados
pad-clay-rooms = Habitaciones de adobe
pad-stone-rooms = Habitaciones de piedra
pad-people = Granjeros
pad-cards = Cartas
pad-bonus = Puntos adicionales
pad-begging = Mendicidad

# La hoja de un equipo y su mercado

team-wins = Este equipo gana.
team-lower = De cada línea cuenta el valor más bajo.
team-totals = Los totales de ambos compañeros dan los puntos.
team-counts = Cuenta
trade-title = Comerciar con el compañero
trade-which = Qué bien
trade-both = { $good }: tú tienes { $own }, tu compañero { $other }
trade-less = Dar menos o recibir más
trade-more = Dar más o recibir menos
trade-fee = Por ello pagas

# Elegir la mano juntos

draft-pass = Quédate con { $n } de { $of } y pasa el resto a { $name }.
    .last = Quédate con { $n } de { $of }; el resto sale de la partida.
draft-occupation = Oficios
draft-minor = Adquisiciones menores
draft-next = vienen después
draft-kept = Conservadas
draft-kept-of = { $n } de { $of } guardadas
draft-table = Alrededor de la mesa
draft-chooses = elige
draft-chosen = ha elegido
draft-left = las cartas van a la izquierda
draft-right = las cartas van a la derecha

# El formulario de una partida nueva: lo que puede seguir al nombre de una variante

house-rules = Reglas de la casa
house-rules-chosen = { $n } de { $of }
parameter-title = { $name }: cuál
parameter-left = Las cartas van a la izquierda
parameter-right = Las cartas van a la derecha
parameter-english = Según los apéndices inglés y español
parameter-french = Según el apéndice francés
parameter-polish = Según el apéndice polaco
parameter-copse = Con un Soto
parameter-grove = Con una Arboleda de 2 maderas
parameter-of-petri = Cartas boca arriba: { $n }
parameter-of-solo-target = Puntos por alcanzar: { $n }

# Series y campañas en la página

series-title = Series y campañas
series-about = Varias partidas que van juntas: lo que logras en una pasa a la siguiente.
series-solo = Serie en solitario
series-campaign = Campaña
series-solo-about = En solitario, con un objetivo más alto cada vez. Tras una partida que lo alcanza, un oficio se vuelve permanente, y la mitad de lo que sobró es comida para la siguiente.
series-campaign-about = Tres partidas por puntos según el puesto. Quien gana empieza la siguiente, quien queda último tiene 1 comida más.
series-new = Empezar una serie
series-begin = Empezar
series-name = Nombre
series-all = Todas las series
series-seat = Jugador { $letter }
series-path = Partida { $number }: { $target } puntos por alcanzar
series-next = Lo que viene
series-next-solo = Partida { $number }: alcanza { $target } puntos. Empiezas con { $n } de comida.
series-next-campaign = Partida { $number } de 3.
series-play = Jugar esta partida
series-resume = Seguir con esta partida
series-which = ¿Qué oficio se queda?
series-which-of = { $who }: ¿qué oficio se queda?
series-none-stays = Ninguno se queda
series-complete = Se alcanzaron todos los objetivos impresos; puedes seguir.
series-over = La serie ha terminado: no se alcanzó el último objetivo.
series-won = Campaña ganada: { $who }
series-ended = terminada
series-permanent = Oficios permanentes: { $list }
series-standings = Clasificación
series-all-scores = todas las puntuaciones juntas: { $n }
series-history = Las partidas hasta ahora
series-game = Partida { $number }
series-reached = alcanzado
series-missed = no alcanzado
series-stays = se queda: { $list }
series-repeat = Una partida que no alcanzó su objetivo se puede repetir
campaign-keeps = Qué oficios se quedan
campaign-keeps-english = Cada uno puede conservar un oficio, elegido de nuevo tras cada partida
campaign-keeps-french = Cada uno debe conservar un oficio, elegido de nuevo tras cada partida (apéndice francés)
campaign-keeps-polish = Cada uno puede conservar un oficio de la primera partida para las dos siguientes (apéndice polaco)
series-watch = Volver a ver
series-export = Guardar la serie en un archivo, con sus partidas

## new game

start-players = Jugadores
start-hand = Cómo recibes la mano
start-hand-all = Todas las formas de recibir la mano
start-hand-dealt = Repartida, 7 cartas de cada tipo
    .short = Juegas con lo que te toca.
start-seat = Asiento { $letter }
start-open = Un amigo, por enlace
start-person = Una persona en esta pantalla
start-for = de 1 a { $n } jugadores
start-opponents = Rivales
start-with-cards = Cartas de la mano
    .about = Cada carta te da algo que los demás no tienen.
start-decks = Mazos
start-decks-about = Cualquier mezcla, con al menos uno de { $usual }.
start-people = Personas
start-more = Opciones y nombres
start-clock = Reloj
start-private = Privada: solo la encuentran quienes tienen el enlace
start-talk = Los jugadores pueden hablar entre sí
start-watch-delay = Quien mira ve la partida una ronda más tarde
start-hand-over = Ocultar las manos al pasar la pantalla
start-names = Nombres de las personas en esta pantalla
start-name-of = Nombre del jugador { $letter }
start-go = Empezar la partida
start-loading = Un momento…
level-about-apprentice = para una primera partida
level-about-farmer = juega con sensatez
level-about-landlord = conoce el juego, se equivoca a veces
level-about-steward = rara vez se equivoca
level-about-master = el más fuerte, se toma su tiempo
option-side_job = Quehaceres: una casilla más para principiantes
option-additional_tile = Más espacios de acción: la pieza adicional
option-meeting_place_token_optional = Asamblea: el peón de jugador inicial se puede dejar
option-family_two_resources_must_differ = Los dos materiales deben ser distintos
start-clock-none = ninguno
start-clock-turn-1 = 1 minuto por turno
start-clock-turn-3 = 3 minutos por turno
start-clock-turn-1440 = 1 día por turno
start-clock-game-20 = 20 minutos para todos los turnos
start-clock-game-45 = 45 minutos para todos los turnos
start-more-ways = Más formas de jugar

# Cards that are chosen for a game

chosen-title = Elegir cartas y cartas de ronda
chosen-hand = Cartas de tu mano; el resto se reparte
chosen-banned = Cartas que nadie recibe
chosen-order = Elegir el orden de las cartas de ronda
chosen-earlier = { $name } antes
chosen-later = { $name } después
chosen-remove = Quitar { $name }
