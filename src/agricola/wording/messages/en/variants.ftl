# Other ways to play: `variant-<name>` is its name, `.about` tells it in a sentence.

variant-deifuss = One traveling card each
    .about = Everybody is dealt 6 ordinary minor improvements and 1 that travels from player to player.
variant-lopez = Occupations by group
    .about = Everybody is dealt 3 occupations for any number of players, 2 for three and more, 2 for four.

# House rules

variant-szongott = Large tile for two
    .about = With 2 players the large additional tile is on the board, with its Copse.
