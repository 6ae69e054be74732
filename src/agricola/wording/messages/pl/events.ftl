# Co się stało, do dziennika; potem, czemu się to zawdzięcza.

event-round_began = Rozpoczyna się runda { $round }.
event-opened = { $space }: pole otwarte.
event-revealed = { $space }: karta odkryta.
event-replenished = { $space }: { $goods }.
event-returned_home = Wszyscy wracają do domu.
event-round_ended = Runda { $round } jest zakończona.
event-harvest_began = Rozpoczynają się żniwa po rundzie { $round }.
event-phase_began = { $what ->
    [field] Zbiór plonów
    [feeding] Wyżywienie rodziny
   *[breeding] Powiększanie stada
}

event-gained = +{ $goods }
event-paid = −{ $goods }
event-left_on_space = Na polu { $space } zostaje: { $goods }
event-carried = { $space }, przeniesione na inne pole: { $goods }
event-converted = { $goods } → { $got }
event-baked = { $goods } → { $got } (pieczenie chleba)
event-discarded = Wypuszczone: { $goods }
event-promised = Na polu rundy { $round }: { $goods }
event-promised-deed = Prawo na polu rundy { $round }
event-delivered = +{ $goods } z pola rundy { $round }
event-delivered-deed = Prawo z pola rundy { $round }
event-withdrawn = Przepada na polu rundy { $round }: { $goods }
event-withdrawn-deed = Prawo z pola rundy { $round } przepada

event-built = { $what ->
    [room] Zbudowana izba: { $cells }
    [stable] Zbudowana obora: { $cells }
    [fences] { $count ->
        [one] Zbudowane { $count } ogrodzenie: { $cells }
        [few] Zbudowane { $count } ogrodzenia: { $cells }
       *[many] Zbudowanych { $count } ogrodzeń: { $cells }
    }
   *[pasture] Zbudowane pastwisko
}
event-built-tiles = { $what ->
    [room] { $count ->
        [one] Zbudowana { $count } izba
        [few] Zbudowane { $count } izby
       *[many] Zbudowanych { $count } izb
    }
    [stable] Zbudowana obora
   *[pasture] Zbudowane: { $tile }
}
event-fences_taken_down = { $count ->
    [one] Usunięte { $count } ogrodzenie
    [few] Usunięte { $count } ogrodzenia
   *[many] Usuniętych { $count } ogrodzeń
}
event-stable_moved = Obora przeniesiona: { $tile }
event-renovated = { $what ->
    [clay] Dom przebudowany na gliniany
    [stone] Dom przebudowany na kamienny
   *[wood] Dom przebudowany na drewniany
}
event-plowed = { $count ->
    [one] Zaorane { $count } pole
    [few] Zaorane { $count } pola
   *[many] Zaoranych { $count } pól
}
event-sowed = Zasiane: { $goods }
event-harvested = +{ $goods } (zbiór plonów)
event-crop_moved = { $count ->
    [1] Przeniesione na inne pole: { $goods }
   *[other] Zdjęte z pola: { $goods }
}
event-crop_added = Dołożone na pole: { $goods }
event-fed = Rodzina wykarmiona: { $goods }
event-begged = { $count ->
    [one] { $count } znacznik żebrania
    [few] { $count } znaczniki żebrania
   *[many] { $count } znaczników żebrania
}
event-bred = Przychówek: { $goods }

event-placed = Członek rodziny na polu: { $space }
event-lifted = Członek rodziny opuszcza pole: { $space }
event-born = Rodzi się dziecko
event-grew_up = Nowo narodzony członek rodziny może od razu pracować
event-guest_came = Na tę rundę przychodzi gość
event-lodged = Wprowadza się lokator
event-joined_family = Lokator dołącza do rodziny
event-lodger_left = Lokator się wyprowadza
event-kept_home = Jeden członek rodziny musi zostać w domu
event-starting_player = Gracz rozpoczynający
event-scored = { $count ->
    [one] +{ $count } punkt
    [few] +{ $count } punkty
   *[many] +{ $count } punktów
}

event-card_dealt = Dociągnięta karta: { $card }
event-card_dealt-hidden = Dociągnięta karta
event-card_played = Zagrana karta: { $card }
event-card_entered = Wchodzi do gry: { $card }
event-card_taken_back = Wraca na rękę: { $card }
event-card_discarded = Opuszcza grę bez zagrania: { $card }
event-card_discarded-hidden = Jedna karta z ręki opuszcza grę bez zagrania
event-card_offered = Można zatrzymać kartę: { $card }
event-card_offered-hidden = Można zatrzymać kartę
event-card_laid_out = Leży odkryta: { $card }
event-card_taken_up = Wzięta na rękę: { $card }
event-looked_ahead = Przejrzane przyszłe karty akcji
event-card_shuffled_back = Nie można zagrać, wraca do talii: { $card }
event-card_passed = Karta przekazana: { $card } → { $to }
event-card_passed-away = Opuszcza grę: { $card }
event-card_returned = Karta oddana: { $card }
event-card_activated = Działa karta: { $card }

cause-card = { $event } ({ $card })
cause-payment = { $event } (przy zapłacie)
