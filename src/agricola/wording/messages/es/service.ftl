# Lo que dice el propio servicio: negativas, avisos, por qué no se puede deshacer.

## Órdenes rechazadas

refused-stale = La partida ha avanzado entretanto; elige de nuevo.
refused-newer-hint = Se ha pedido otro consejo después.
refused-not-legal = Esto no es posible ahora.
refused-read = { $problem }
refused-no-such-thing = «{ $text }» no es una casilla, ni una carta, ni una parcela.
refused-not-your-seat = El asiento { $number } no es tuyo.
refused-not-your-turn = Es el turno de { $seat }.
refused-id-used = Esta orden ya se usó para otra cosa. Recarga la página.
refused-waiting = Hay un asiento libre: invita a alguien con el enlace, o dáselo a un ordenador.
refused-over = La partida ha terminado.
refused-seats-stay = La partida ha terminado; los asientos ya no cambian.
refused-no-hint = Ahora no hay consejo; inténtalo de nuevo dentro de un rato.
refused-too-heavy = Esto tarda demasiado en calcularse aquí; elige otra cosa.
refused-no-talk = Aquí no se puede decir nada.

## Peticiones rechazadas

refused-too-many = Eso ha sido demasiado de una vez; espera un momento.
refused-too-many-sockets = Demasiadas conexiones desde aquí; cierra algunas.
refused-room-is-full = Hay demasiada gente conectada a esta partida.
refused-not-found = Aquí no hay nada.
refused-not-allowed = Esto no se puede hacer aquí.
refused-bad-request = Esta petición no se puede atender.
refused-two-hosts = La petición nombra dos veces su servidor o su origen.
refused-other-origin = Esta petición viene de la página de otro sitio.
refused-other-host = El servicio no responde con este nombre.
refused-internal = Algo ha fallado aquí; ha quedado anotado.
refused-not-json = Envía JSON, con la cabecera Content-Type: application/json.
refused-bad-json = Esto no es JSON.
refused-bad-message = Esto no se entiende: { $problem }.
refused-bad-number = { $name } es un número a partir de 0.
refused-too-large = El envío es demasiado grande: { $bytes } bytes como máximo.
refused-too-slow = El envío no llegó a tiempo. Inténtalo de nuevo.
refused-no-such-room = Esta partida no existe; comprueba el enlace.
refused-no-such-seat = El asiento { $number } no existe; el primero es 0.
refused-no-such-level = El nivel { $level } no existe.
refused-no-open-seat = No hay ningún asiento libre; puedes mirar la partida.
refused-no-such-series = Esta serie no existe; comprueba el enlace.
refused-not-your-series = Solo quien empezó la serie puede hacer esto.
refused-bad-series = Esta serie no se puede jugar así: { $problem }.
refused-bad-room = Esta partida no se puede preparar: { $problem }.
refused-bad-room-seats = { $n ->
    [one] Hay { $n } jugador: indica { $n } asiento.
   *[other] Hay { $n } jugadores: indica { $n } asientos.
}
refused-bad-room-edition = La edición { $edition } no existe.
refused-bad-room-option = Esta edición no tiene la opción { $option }.
refused-bad-room-hand = Las manos se reparten cuando un asiento espera a alguien: elige cartas en solitario o contra ordenadores.
refused-bad-record = Este registro no se puede usar: { $problem }.
refused-long-record = Este registro tarda demasiado en reproducirse.
refused-bad-place = { $total ->
    [one] La partida tiene { $total } jugada: «after» va de 0 a { $total }.
   *[other] La partida tiene { $total } jugadas: «after» va de 0 a { $total }.
}
refused-not-over = La partida no ha terminado: la repetición se abre al final.
refused-record-not-over = El registro revela todo lo oculto; se abre cuando termina la partida.
refused-store-down = Ahora no se pueden guardar ni leer partidas; inténtalo de nuevo dentro de un rato.
refused-busy = Ya hay demasiadas peticiones en espera; inténtalo de nuevo dentro de un rato.
refused-full = Todas las mesas están ocupadas; inténtalo de nuevo dentro de un rato.
refused-half-letters = Este registro contiene mitades de letras, que no se pueden guardar.
refused-too-many-changes = Los asientos de esta partida han cambiado demasiadas veces; crea otra.
refused-seat-kept = La mano de este asiento ya se ha repartido: solo puede volver quien la ha visto. Mientras tanto puede jugarla un ordenador.
refused-private = Esta partida es privada: se abre con el enlace que recibieron sus jugadores o sus espectadores.
refused-wrong-key = Este enlace no abre esta partida; pide otro.
refused-sent-away = Te han expulsado de esta partida.
refused-only-watching = El enlace por el que has venido solo permite mirar.
refused-not-the-host = Solo quien creó la partida puede hacer esto.
refused-nobody-to-kick = No hay nadie más en este asiento.
refused-no-push = Este servicio no envía avisos por el navegador.
refused-nobody-to-tell = Toma primero un asiento: no se sabe a quién avisar.
refused-bad-subscription = Los avisos solo pueden enviarse por el servicio de envío de un navegador.
refused-not-your-vote = Solo los demás jugadores pueden votar sobre este asiento.
refused-not-absent = Este jugador está aquí, o lo estaba hace un momento.
refused-token-in-address = Muestra el testigo en la cabecera Authorization, no en la dirección.

## Por qué una partida está parada

notice-not-saved = Ahora no se puede guardar la partida, así que está parada. Seguirá sola en cuanto se pueda guardar de nuevo.
notice-other-version = Esta partida empezó con la versión { $began } de las reglas, y la versión { $here } la juega de otro modo ({ $part }). Se conserva tal cual; ábrela con la versión { $began } para seguir.
notice-room-gone = Esta partida ha desaparecido: nadie ha jugado en ella durante una semana. Crea otra.
notice-damaged = Lo guardado de esta partida está dañado: { $part }. Se conserva tal cual; quien lleva el servicio puede recuperarla de una copia.
part-setup = su preparación
part-deal = su reparto
part-entry = la entrada { $number }
part-position = la posición después de la entrada { $number }
part-seats = quién se sienta dónde
part-settings = lo acordado
part-answer = la respuesta a una orden
part-row = la propia partida

## Por qué no se puede deshacer

undo-nothing = no hay ninguna decisión que deshacer
undo-only-players = solo los jugadores pueden deshacer
undo-turn-ended = el turno ha terminado: no se puede deshacer nada
undo-acted-since = { $seat } ha jugado después: no se puede deshacer nada
undo-other-asked = { $seat } tuvo que responder: no se puede deshacer nada
undo-round-card = se ha revelado una carta de ronda: no se puede deshacer nada
undo-hidden-card = se ha visto una carta oculta: no se puede deshacer nada
undo-random = ha intervenido el azar: no se puede deshacer nada
undo-too-often = { $n ->
    [one] has deshecho { $n } vez en esta partida: es el máximo
   *[other] has deshecho { $n } veces en esta partida: es el máximo
}
