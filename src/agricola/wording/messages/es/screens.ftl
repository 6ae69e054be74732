# Lo que dicen las pantallas alrededor de la mesa: el final de una partida, las repeticiones, la espera. Se carga cuando se abre una de ellas.

## ending

ending-title = { $who } tiene la mejor granja
ending-title-shared = { $who } tienen las mejores granjas
ending-title-alone = { $points ->
    [one] Tu granja vale { $points } punto
   *[other] Tu granja vale { $points } puntos
}
ending-lead = { $points } puntos, { $lead } más que { $who }
ending-level = { $points } puntos, tantos como { $who }
ending-sorts = De dónde vienen los puntos
ending-sort-land = Tierras
ending-sort-crops = Cultivos
ending-sort-animals = Animales
ending-sort-house = Casa, familia
ending-sort-cards = Cartas, adicionales
ending-look-back = Mirada atrás
ending-tab-turns = Momentos decisivos
ending-tab-cards = Lo que dieron las cartas
ending-tab-own = Tus partidas
ending-turn = Ronda { $round }: { $who }, { $did }.
ending-turn-cost = { $points ->
    [one] { $best } valía más o menos { $points } punto más.
   *[other] { $best } valía más o menos { $points } puntos más.
}
ending-turns-none = Ningún turno costó un punto.
ending-turns-looking = Examinando los turnos: { $n } de { $of }
ending-turns-how = Según un jugador ordenador, que no ve ninguna carta oculta y a veces se equivoca.
ending-cards-none = Nadie ha jugado ninguna carta.
ending-cards-about = Recursos y puntos de la propia partida; los puntos del final están en la hoja de puntuación.
ending-own-none = Aún no ha terminado aquí ninguna partida tuya.
ending-own-games = partidas
ending-own-won = ganadas
ending-own-mean = media
ending-own-best = mejor
ending-own-of = { $n } de { $of }
ending-own-farm = Mejor granja: { $n }
ending-own-cards = Cartas ganadoras
ending-own-where = Se guarda solo en este navegador.
ending-next = Y ahora
ending-rematch = Revancha
ending-rematch-about = la misma mesa, con los asientos corridos un puesto
ending-rematch-join = Unirse a la revancha
ending-rematch-say = Hay una mesa nueva: { $link }
ending-watch = Repetir la partida
ending-sheet = Hoja de puntuación
ending-table = Ver la mesa
ending-door = Inicio
ending-share = Una imagen de la granja
ending-share-of = Compartir la granja de { $who }
ending-share-send = Enviar …
ending-share-png = Guardar como imagen (PNG)
ending-share-svg = Guardar como dibujo (SVG)
ending-share-failed = Este navegador no lo ha permitido.
