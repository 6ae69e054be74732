# What the printed facts of a card are called.

fact-id = id
fact-edition = edition
fact-kind = kind
fact-price = price
    .depends = depends on the situation, see the text
fact-needs = needs
fact-points = points
fact-players = players
fact-category = category
fact-traveling = traveling
    .says = goes to the left neighbour's hand after it is played
fact-where = where
