# Lo que ha pasado, para el registro.

event-round_began = Empieza la ronda { $round }.
event-opened = { $space }: casilla abierta.
event-revealed = { $space }: carta revelada.
event-replenished = { $goods } en { $space }.
event-returned_home = Todos regresan a casa.
event-round_ended = Termina la ronda { $round }.
event-harvest_began = Empieza la cosecha de la ronda { $round }.
event-phase_began = { $what ->
    [field] Fase de recolección
    [feeding] Fase de alimentación
   *[breeding] Fase de cría
}

event-gained = +{ $goods }
event-paid = −{ $goods }
event-left_on_space = { $goods } en { $space }
event-carried = { $goods }: de { $space } a otra casilla
event-converted = { $goods } → { $got }
event-baked = { $goods } → { $got } (pan horneado)
event-discarded = { $goods }: animales soltados
event-promised = { $goods } en la casilla de la ronda { $round }
event-promised-deed = Un derecho en la casilla de la ronda { $round }
event-delivered = +{ $goods } de la casilla de la ronda { $round }
event-delivered-deed = El derecho de la casilla de la ronda { $round }
event-withdrawn = { $goods }: pérdida en la casilla de la ronda { $round }
event-withdrawn-deed = Se pierde el derecho de la casilla de la ronda { $round }

event-built = { $what ->
    [room] Habitación construida en { $cells }
    [stable] Establo construido en { $cells }
    [fences] { $count ->
        [one] { $count } cerca construida en { $cells }
       *[other] { $count } cercas construidas alrededor de { $cells }
    }
   *[pasture] Pastizal construido
}
event-built-tiles = { $what ->
    [room] { $count ->
        [one] { $count } habitación construida
       *[other] { $count } habitaciones construidas
    }
    [stable] Establo construido
   *[pasture] Construido: { $tile }
}
event-fences_taken_down = { $count ->
    [one] { $count } cerca retirada
   *[other] { $count } cercas retiradas
}
event-stable_moved = Establo trasladado: { $tile }
event-renovated = { $what ->
    [clay] Casa reformada en adobe
    [stone] Casa reformada en piedra
   *[wood] Casa reformada en madera
}
event-plowed = { $count ->
    [one] { $count } campo labrado
   *[other] { $count } campos labrados
}
event-sowed = Siembra: { $goods }
event-harvested = +{ $goods } (campos)
event-crop_moved = { $count ->
    [1] { $goods } a otro campo
   *[other] { $goods } de un campo
}
event-crop_added = { $goods } más en un campo
event-fed = Familia alimentada: { $goods }
event-begged = { $count ->
    [one] { $count } ficha de mendicidad
   *[other] { $count } fichas de mendicidad
}
event-bred = Crías: { $goods }

event-placed = Granjero colocado: { $space }
event-lifted = Un granjero deja { $space }
event-born = Ha nacido un bebé
event-grew_up = Un bebé puede trabajar enseguida
event-guest_came = Llega un invitado para esta ronda
event-lodged = Se instala un huésped
event-joined_family = Un huésped se une a la familia
event-lodger_left = Un huésped se marcha
event-kept_home = Un granjero tiene que quedarse en casa
event-starting_player = Jugador inicial
event-scored = { $count ->
    [one] +{ $count } punto
   *[other] +{ $count } puntos
}

event-card_dealt = Carta robada: { $card }
event-card_dealt-hidden = Una carta robada
event-card_played = { $card }: carta jugada
event-card_entered = { $card }: carta en juego
event-card_taken_back = { $card } vuelve a la mano
event-card_discarded = { $card } sale de la partida sin jugarse
event-card_discarded-hidden = Una carta de la mano sale de la partida sin jugarse
event-card_shuffled_back = { $card } no se puede jugar y vuelve barajada al mazo
event-card_offered = { $card }: se puede conservar
event-card_offered-hidden = Una carta se puede conservar
event-card_laid_out = { $card } queda bocarriba
event-card_taken_up = { $card } pasa a la mano
event-looked_ahead = Se miran las cartas de ronda por venir
event-card_passed = { $card } pasa: { $to }
event-card_passed-away = { $card } sale de la partida
event-card_returned = { $card }: carta devuelta
event-card_activated = { $card } actúa

cause-card = { $event } ({ $card })
cause-payment = { $event } (para un pago)
