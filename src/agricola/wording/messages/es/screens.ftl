# Lo que dicen las pantallas alrededor de la mesa: el final de una partida, las repeticiones, la espera. Se carga cuando se abre una de ellas.

## ending

ending-title = La mejor granja: { $who }
ending-title-shared = Las mejores granjas: { $who }
ending-title-team = Victoria en equipo: { $who }
ending-title-alone = { $points ->
    [one] Tu granja vale { $points } punto
   *[other] Tu granja vale { $points } puntos
}
ending-lead = { $points ->
    [one] { $points } punto, { $lead } más que { $who }
   *[other] { $points } puntos, { $lead } más que { $who }
}
ending-level = { $points ->
    [one] { $points } punto, tantos como { $who }
   *[other] { $points } puntos, tantos como { $who }
}
ending-teams = Puntos de los equipos: { $best } a { $less }
ending-target-reached = Se alcanzó el objetivo de { $points } puntos
ending-target-missed = Faltaron { $n } para el objetivo de { $points } puntos
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
ending-tab-team = Los equipos
ending-series = Seguir la serie
ending-series-about = lo que trajo esta partida y lo que viene
ending-turn = Ronda { $round }: { $who } eligió { $did };
ending-turn-cost = { $points ->
    [one] { $best } habría dado más o menos { $points } punto más.
   *[other] { $best } habría dado más o menos { $points } puntos más.
}
ending-turn-good = { $points ->
    [one] no había nada mejor. La ronda dio { $points } punto.
   *[other] no había nada mejor. La ronda dio { $points } puntos.
}
ending-round-good = { $points ->
    [one] { $who }: la ronda { $round } fue de las mejores, { $points } punto.
   *[other] { $who }: la ronda { $round } fue de las mejores, { $points } puntos.
}
ending-turns-none = Ningún turno costó un punto.
ending-turns-looking = Buscando los momentos decisivos
ending-turns-stopped = La búsqueda se detuvo antes de valorar todos los turnos.
ending-turns-go-on = Continuar
ending-lost-unused = { $n ->
    [one] Una parcela vacía costó { $n } punto.
   *[other] { $n } parcelas vacías costaron { $n } puntos.
}
ending-lost = { $n ->
    [one] { $what }: { $n } punto perdido.
   *[other] { $what }: { $n } puntos perdidos.
}
ending-turns-how = Según un jugador artificial, que no ve ninguna carta oculta y a veces se equivoca.
ending-cards-none = Nadie ha jugado ninguna carta.
ending-cards-about = Recursos y puntos de la propia partida; los puntos del final están en la hoja de puntuación.
ending-own-none = Aún no ha terminado aquí ninguna partida tuya.
ending-own-then = Después cuelgan aquí tus puntos, tus victorias y tu granja más bonita.
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
ending-with-cards = Siguiente: con cartas
ending-with-cards-about = la misma mesa, con cartas en la mano
ending-rematch-join = Unirse a la revancha
ending-rematch-say = Hay una mesa nueva: { $link }
ending-watch = Ver de nuevo
ending-sheet = Puntuación
ending-table = Mesa
ending-home = Portada
ending-share = Una imagen de la granja
ending-share-of = Compartir la granja ({ $who })
ending-share-send = Enviar…
ending-share-png = Guardar como imagen (PNG)
ending-share-svg = Guardar como dibujo (SVG)
ending-share-failed = Este navegador no lo ha permitido.

## replay

replay-round = Ronda { $round }, turno { $n } de { $of }
replay-play = Reproducir
replay-pause = Pausa
replay-turn-back = Un turno atrás
replay-turn-on = Un turno adelante
replay-harvest = Próxima cosecha
replay-speed = Velocidad
replay-seen-by = Visto por
replay-everybody = todos
replay-play-on = Jugar desde aquí
replay-share = Compartir este momento
replay-more = Más
replay-shared = El enlace a este momento está copiado.
replay-link = Enlace a este momento: { $link }
replay-begins = Empieza la partida.
replay-ending = Ir al final
film-took = { $who }: { $goods } ({ $space })
film-went = { $who }: { $space }
record-sample = Ver una partida
record-sample-about = Tres jugadores del ordenador, de la primera ronda a la puntuación, como una película.
start-record-about = Una partida guardada, para repasarla o seguir jugándola.
start-choose-file = Elegir un archivo

## lobby

lobby-table = En la mesa
lobby-here = aquí: { $n }
lobby-watching = miran: { $n }
lobby-ready = ¡Ya estoy!
lobby-not-yet = Todavía no
lobby-is-ready = listo
lobby-awaited = Aún no están: { $who }
lobby-free = Libre
lobby-share = Compartir
lobby-for-friend = Para un amigo
lobby-rename = Guardar el nombre
lobby-start = Empezar ya, con ordenadores en los asientos libres
lobby-private = privada
lobby-watch-delay = se ve una ronda más tarde
lobby-no-clock = sin reloj
lobby-clock-turn = { $n ->
    [one] { $n } minuto por turno
   *[other] { $n } minutos por turno
}
lobby-clock-game = { $n ->
    [one] { $n } minuto para todos los turnos
   *[other] { $n } minutos para todos los turnos
}
company-here = aquí
company-gone = no está
company-away = ausente: juega un ordenador
company-left = quedan { $time }
company-vote = { $n ->
    [0] Dejar que juegue un ordenador
   *[other] Dejar que juegue un ordenador ({ $n } a favor)
}
company-mute = Silenciar
company-unmute = Volver a oír
company-kick = Expulsar
talk-title = Lo que se ha dicho
talk-none = Nadie ha dicho nada todavía.
talk-say = Decir algo
talk-send = Decirlo
talk-ready = ¡Ya estoy!
talk-soon = Dos minutos
talk-missing = ¿Quién falta?
push-want = Avisarme cuando sea mi turno
push-say = Es tu turno.
push-on = Este navegador te avisará.
push-failed = Este navegador no permite avisos.

## about

about-what = Una versión libre del juego de mesa Agricola: motor, jugadores artificiales, juego de terminal y esta página, bajo la licencia MIT.
about-whose = Agricola es una creación de Uwe Rosenberg y lo publica Lookout Games. Este proyecto no tiene relación con ellos; a quien le guste, que compre la caja.
about-drawings = Todos los dibujos y los textos de las cartas son nuestros.
about-privacy = No hace falta cuenta. Una cookie recuerda tus asientos; los ajustes se quedan en este navegador.

## account

account-title = Cuenta
account-about = No la necesitas para jugar. Con una cuenta, tu nombre, tus partidas y tus resultados te siguen a otro dispositivo.
account-make = Crear una cuenta
account-two-devices = Jugar en dos dispositivos
account-passkey = Crear una llave de acceso
account-passkey-about = Tu dispositivo demuestra quién eres, igual que lo desbloqueas. No hay contraseña ni se te pide ninguna dirección.
account-link = Un enlace para otro dispositivo
account-link-about = Las llaves de acceso no funcionan en este navegador o en esta dirección. Un enlace también te crea una cuenta: ábrelo en el otro dispositivo y se te reconocerá en ambos.
account-link-say = Ábrelo allí antes de { $n } minutos. Sirve una sola vez, y quien lo abra será tú aquí.
account-have = Ya tienes una cuenta
account-sign-in = Entrar con una llave de acceso
account-sign-in-link = Sin llave de acceso, crea un enlace donde ya has entrado y ábrelo aquí.
account-guest = Las partidas que has jugado aquí como invitado se quedan en este navegador. Vuelven cuando sales de la cuenta.
account-here = ¿Usar tu cuenta en este dispositivo?
account-here-go = Entrar
account-name = Tu nombre
account-save = Guardar
account-saved = Guardado.
account-passkeys = Llaves de acceso
account-passkeys-none = Todavía ninguna.
account-passkey-forget = Quitar
account-sign-out = Salir
account-sign-out-all = Salir en todas partes
account-forget = Borrar la cuenta
account-forget-sure = Sus partidas se quedan, pero nadie podrá volver a un asiento tuyo. ¿Borrarla?
account-results = Cómo te fue en tus partidas
account-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
account-ratings = Tu puntuación Elo
account-ratings-about = Puntos Elo de las partidas contra otras personas; todos empiezan con 1500. Quien deja una partida y no ha vuelto al final la ha perdido.
account-rating-cards = con cartas de la mano
account-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
account-failed = No ha funcionado, y nada ha cambiado.
refused-no-account = En este navegador no has entrado en ninguna cuenta.
refused-bad-link = Este enlace ya se ha usado o ha caducado. Crea otro donde ya has entrado.
refused-bad-passkey = Esta llave de acceso no se conoce aquí, o ha tardado demasiado.
refused-no-passkeys = Este servicio no conoce llaves de acceso.
refused-too-many-passkeys = Ya hay diez llaves de acceso; quita una primero.

## gallery

gallery-title = Todas las cartas
gallery-back = Volver al inicio
gallery-search = Buscar en nombres y textos
gallery-edition = Edición
gallery-kind = Tipo
gallery-deck = Mazo
gallery-loading = Las cartas están llegando…
gallery-found = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
gallery-players = a partir de { $n } jugadores
gallery-open = Ver { $name }
gallery-filters = Filtrar
gallery-clear = Quitar todo
gallery-wipe = Borrar la búsqueda
gallery-share = Copiar el enlace a esta búsqueda
gallery-copied = Copiado
gallery-none = Ninguna carta lo tiene todo. Quita algo.
gallery-gives = Da
gallery-gives-food = comida
gallery-gives-materials = materiales de construcción
gallery-gives-crops = cultivos
gallery-gives-animals = animales
gallery-gives-points = puntos
gallery-gives-farm = habitaciones, campos y vallas
gallery-gives-other = otras acciones

# The lobby and the replay

lobby-waiting = Esperando jugadores
lobby-invited = Te han invitado a una partida
lobby-join = Tomar asiento
lobby-computer = Al ordenador
lobby-copy-by-hand = Copia el enlace a mano: al pulsarlo queda seleccionado.
lobby-say = Envía este enlace a tus amigos. La partida empieza cuando todos los asientos están ocupados.
lobby-say-guest = Toma asiento para jugar; la partida empieza cuando todos los asientos están ocupados.
replay-title = Repetición
replay-none = Esta partida no se puede mostrar
replay-first = Al principio
replay-back = Una jugada atrás
replay-next = Una jugada adelante
replay-last = Al final
replay-move = Jugada
