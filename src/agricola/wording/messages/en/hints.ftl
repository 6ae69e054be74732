# Why a hint is worth a look and how it stands beside the best, in English. The page loads these with its first hint.

## How a suggestion stands beside the best

hint-best = best
hint-as-good = about as good
hint-worse = { $n ->
    [one] about { $n } point worse
   *[other] about { $n } points worse
}
hint-far-worse = much worse

## What speaks for it

hint-reasons = { $why }
hint-feeds = fills { $n } of the { $short } empty bowls for the harvest { $rounds ->
    [0] after this round
    [one] in { $rounds } round
   *[other] in { $rounds } rounds
}
hint-feeds-all = fills every empty bowl for the harvest { $rounds ->
    [0] after this round
    [one] in { $rounds } round
   *[other] in { $rounds } rounds
}
hint-grows = { $rounds ->
    [one] a family of { $n }: one more action in the last round
   *[other] a family of { $n }: one more action in each of the { $rounds } rounds left
}
hint-person = one more person counts in the end
hint-room = a free room: now your family can grow
hint-room-for-all = a room for somebody who has none yet
hint-renovates = a better house: each of your { $n } rooms counts more
hint-pasture = room for { $n } more animals; two of a kind have young at each harvest
hint-animal-room = room for more animals; two of a kind have young at each harvest
hint-divides = one more pasture, for another kind of animal
hint-stable = { $n ->
    [one] a stable: room for { $n } more animal
   *[other] a stable: room for { $n } more animals
}
hint-sows-grain = on a field 1 grain becomes 3, and each harvest brings 1 in
hint-sows = what is sown multiplies on the field
hint-plows = { $n ->
    [1] your first field: now you can sow
   *[other] field number { $n }: more to sow
}
hint-first-field = your first field: what is sown on it multiplies
hint-field-counts = field number { $n }: up to { $most } fields count in the end
hint-each-field = field number { $n }: each field counts in the end
hint-field-used = field number { $n }: it takes up an unused space of the farm
hint-cooks = { $card }: from now on { $goods } can become { $n } food
hint-card = you play { $card }: its text says when it helps
hint-animals-food = { $goods }: { $n } food when cooked
hint-animals-pair = { $goods }: two of a kind have young at each harvest
hint-first-of-kind = { $goods }: your first, and each kind of animal counts in the end
hint-animals = { $goods }: more points, and food if you can cook
hint-seed-field = { $goods } for your empty field
hint-first-seed = { $goods } to sow: a field makes more of it
hint-seed = { $goods } to sow, and points
hint-enough-room = then you have { $goods }: enough for a room
hint-enough-fences = { $goods }: then you can fence a pasture
hint-enough-house = { $goods }: then you can renovate your house
hint-enough-card = { $goods }: then you can pay for { $card }
hint-toward-room = { $goods } toward a room, which costs { $price }
hint-material = { $goods } to build with
hint-wood = { $goods } for fences and stables
hint-clay = { $goods } for ovens and a clay house
hint-reed = { $goods }: every room and every renovation needs reed
hint-stone = { $goods } for ovens and a stone house
hint-piled = { $n ->
    [2] twice as much as comes in a round
   *[other] { $n } times as much as comes in a round
}
hint-first = you choose first in the next round
hint-food = { $n } food for what comes
hint-pairs = keeps { $goods }: two of a kind have young
hint-keeps = keeps { $goods } for the points
hint-points = { $points ->
    [one] { $points } point at once
   *[other] { $points } points at once
}: { $gains }
hint-point-for = { $category ->
    [fields] more fields
    [pastures] more pastures
    [grain] more grain
    [vegetables] more vegetables
    [sheep] more sheep
    [boar] more wild boar
    [cattle] more cattle
    [unused-spaces] { $n ->
        [one] { $n } unused space fewer
       *[other] { $n } unused spaces fewer
    }
    [fenced-stables] fenced stables
    [stables] stables in pastures
    [rooms] the rooms of your house
    [people] a larger family
    [begging] less begging
    [cards] the points of a card
   *[bonus] bonus points of a card
}
hint-leaves = leaves you { $goods }
hint-spares = saves what you have for later
hint-card-more = { $points ->
    [one] brought { $points } point more than other cards in games between computers
   *[other] brought { $points } points more than other cards in games between computers
}
hint-card-less = { $points ->
    [one] brought { $points } point less than other cards in games between computers
   *[other] brought { $points } points less than other cards in games between computers
}
hint-card-usual = about as good as other cards in games between computers
hint-meal = keeps points, pairs and seed as far as it goes

## What is done where its number stands on the farm

hint-here-plow = plow here
hint-here-room = build a room here
hint-here-stable = build a stable here
hint-here-edge = put one fence here
hint-here-fence = { $n ->
    [one] fence this space
   *[other] fence these { $n } spaces
}
