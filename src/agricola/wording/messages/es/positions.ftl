# Lo que está mal en una posición que alguien ha escrito, en español.

wrong-of-player = { $seat }: { $what }
wrong-round = la ronda es { $round }, y no de 0 a { $rounds }
wrong-starting-player = no hay asiento { $number } para el jugador inicial
wrong-supply = { $piece }: { $n } más de los que hay
wrong-goods = { $amount }
wrong-animals = no todos los animales tienen sitio
wrong-known-card = una carta que se sabe en la mano no está ahí
wrong-abilities = las capacidades no corresponden a las cartas
wrong-people = { $n } granjeros, y no de 2 a { $most }
wrong-newborns = { $n } bebés entre { $people } granjeros
wrong-newborns-placed = { $n } bebés en casillas de acción, de { $born } nacidos en esta ronda
wrong-workers = { $home } granjeros en casa y { $placed } colocados, de { $working } que pueden trabajar
wrong-negative = un número negativo de fichas de mendicidad o de oficios
wrong-stock = menos que nada en una casilla de acción
wrong-round-cards = el orden de las cartas de ronda no las contiene todas una vez
wrong-stage = una carta de ronda está en una etapa equivocada
wrong-crop-number = más en el campo { $cell } de lo que se puede sembrar ahí
wrong-crowd = { $n } granjeros en { $rooms } habitaciones, antes de que una familia pueda ampliarse sin habitación
wrong-traveling = { $card } está delante de un jugador, pero es una carta itinerante
wrong-goods-there = recursos en { $space }, donde no se pone ninguno
wrong-closed-space = un granjero en { $space }, que aún no está en juego
wrong-two-people = dos granjeros en { $space }
wrong-occupied = las casillas ocupadas no son aquellas donde hay granjeros
wrong-majors = una adquisición mayor falta o está dos veces
wrong-two-places = una carta está en dos sitios
wrong-pile = una carta de otro tipo en el montón de adquisiciones menores o de oficios
wrong-promise = hay recursos esperando en la ronda { $round }, que ya ha pasado
wrong-one-space = dos cosas en una misma parcela, o una fuera de la granja
wrong-rooms-apart = las habitaciones no están unidas a las de a2 y a3
wrong-fields-apart = los campos no se tocan
wrong-stables = más de { $most } establos
wrong-fences = más de { $most } cercas
wrong-fence-shape = estas cercas no están permitidas: abiertas, alrededor de una loseta, o dos grupos de pastizales separados
wrong-crop = un cultivo en { $cell }, que no es un campo
wrong-crop-kind = algo que no es cereal ni hortaliza en el campo { $cell }
wrong-house = { $material ->
    [wood] una casa de madera
    [clay] una casa de adobe
   *[stone] una casa de piedra
}
wrong-few-rooms = { $n } habitaciones, menos que las de la casa inicial
wrong-few-tiles = menos de cero losetas o establos

## Lo que está mal en lo que aún debe ocurrir: una entrada de la pila

wrong-frame = entrada { $number } de la pila ({ $effect }): { $what }
frame-not-first = no puede estar ahí: una pila empieza por «{ $effect }», que no está en ningún otro sitio
frame-not-on = debe estar sobre «{ $effect }»
frame-nobody-left = a { $seat } no le queda nadie que colocar
frame-steps = no puede estar en el paso { $n }
frame-needs-space = necesita una casilla
frame-other-space = pertenece a { $space }
frame-needs-price = necesita un precio
frame-needs-reactions = necesita reacciones y su suceso
frame-needs-card = necesita un suceso con una carta
frame-needs-event = necesita un suceso
frame-few-fences = habla de { $n } cercas nuevas, y no hay tantas
