# What has happened, for the log: a message for each kind of event (`engine/kernel/event_log.py`), then what it is owed to.

event-round_began = Round { $round } begins.
event-opened = { $space } opens.
event-revealed = { $space } is turned up.
event-replenished = { $goods } on { $space }.
event-returned_home = Everybody returns home.
event-round_ended = Round { $round } is over.
event-harvest_began = The harvest of round { $round } begins.
event-phase_began = { $what ->
    [field] Field phase
    [feeding] Feeding phase
   *[breeding] Breeding phase
}

event-gained = +{ $goods }
event-paid = -{ $goods }
event-left_on_space = { $goods } left on { $space }
event-carried = { $goods } moved from { $space } to another space
event-converted = { $goods } turned into { $got }
event-baked = { $goods } baked into { $got }
event-discarded = { $goods } let go
event-promised = { $goods } on round space { $round }
event-promised-deed = A right on round space { $round }
event-delivered = +{ $goods } from round space { $round }
event-delivered-deed = The right of round space { $round }
event-withdrawn = { $goods } lost on round space { $round }
event-withdrawn-deed = The right of round space { $round } is lost

event-built = { $what ->
    [room] Room built at { $cells }
    [stable] Stable built at { $cells }
    [fences] { $count ->
        [one] { $count } fence built at { $cells }
       *[other] { $count } fences built around { $cells }
    }
   *[pasture] Pasture built
}
event-built-tiles = { $what ->
    [room] { $count ->
        [one] { $count } room built
       *[other] { $count } rooms built
    }
    [stable] Stable built
   *[pasture] { $tile } built
}
event-fences_taken_down = { $count ->
    [one] { $count } fence taken down
   *[other] { $count } fences taken down
}
event-stable_moved = Stable moved into the { $tile }
event-renovated = { $what ->
    [clay] House renovated to clay
    [stone] House renovated to stone
   *[wood] House renovated to wood
}
event-plowed = { $count ->
    [one] { $count } field plowed
   *[other] { $count } fields plowed
}
event-sowed = { $goods } sown
event-harvested = +{ $goods } harvested
event-crop_moved = { $count ->
    [1] { $goods } moved to another field
   *[other] { $goods } taken from a field
}
event-crop_added = { $goods } more on a field
event-fed = Family fed with { $goods }
event-begged = { $count ->
    [one] { $count } begging marker
   *[other] { $count } begging markers
}
event-bred = { $goods } born

event-placed = Person placed on { $space }
event-lifted = Person leaves { $space }
event-born = A child is born
event-grew_up = A newborn can work at once
event-guest_came = A guest comes for this round
event-lodged = A lodger moves in
event-joined_family = A lodger joins the family
event-lodger_left = A lodger leaves
event-kept_home = A person has to stay at home
event-starting_player = Starting player
event-scored = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}

event-card_dealt = { $card } drawn
event-card_dealt-hidden = A card drawn
event-card_played = { $card } played
event-card_entered = { $card } comes into play
event-card_taken_back = { $card } goes back to the hand
event-card_shuffled_back = { $card } can't be played and is shuffled back
event-card_discarded = { $card } leaves the game unplayed
event-card_discarded-hidden = A hand card leaves the game unplayed
event-card_offered = { $card } can be kept
event-card_offered-hidden = A card can be kept
event-card_laid_out = { $card } lies face up
event-card_taken_up = { $card } taken into the hand
event-looked_ahead = The round cards to come are looked at
event-card_passed = { $card } passed on to { $to }
event-card_passed-away = { $card } leaves the game
event-card_returned = { $card } given back
event-card_activated = { $card } acts

cause-card = { $event } ({ $card })
cause-payment = { $event } (for a payment)
