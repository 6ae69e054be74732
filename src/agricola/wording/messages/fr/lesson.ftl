# La première partie : ce que dit le voisin. Chaque étape a un titre, ce qu’il faut faire, et une phrase de plus pour qui la demande.

lesson-title = Votre première ferme
lesson-neighbour-name = Voisin
lesson-step = Votre première ferme, étape { $n } sur { $of }
lesson-minutes = { $n ->
    [one] encore une minute environ
   *[other] encore { $n } minutes environ
}
lesson-why = Pourquoi ?
lesson-next = Continuer
lesson-do = Faites-le pour moi
lesson-play-on = Continuer la partie
lesson-again = Recommencer la leçon
lesson-leave = Quitter la leçon
lesson-none = La leçon ne peut pas commencer
lesson-end-turn = Bien joué. Rien n’est définitif avant que vous le disiez : regardez votre ferme, puis terminez le tour.

lesson-farm = Voici votre ferme.
    .say = Une maison en bois de deux pièces, deux personnes qui l’habitent, et une prairie : 15 cases dont il faut faire quelque chose. À chacun des 14 tours, chaque personne travaille une fois.
    .why = À la fin, champs, pâturages, récoltes, animaux, pièces et personnes rapportent des points ; ce qui manque et ce qui reste vide en coûte.
lesson-neighbour = Une case prise est prise.
    .say = Je commence, comme journalier, pour 2 repas. Personne d’autre ne peut y aller avant le tour suivant. Puis on joue chacun à son tour, une personne à la fois.
    .why = C’est tout le jeu : on veut plus que l’on n’a de bras, et les autres aussi.
lesson-forest = D’abord du bois.
    .say = Choisissez la forêt : votre personne y va et prend toute la pile. Il y a trois bois, et trois de plus viennent à chaque tour.
    .why = Le bois fait clôtures, pièces et étables. Une pile que personne ne prend grandit : attendre peut payer, si personne n’est plus rapide.
lesson-farmland = Labourez un premier champ.
    .say = Choisissez la terre labourable, puis la case éclairée de votre prairie. Un champ reste, et rien ne pousse sans lui.
    .why = Deux champs rapportent le premier point, cinq ou plus en rapportent quatre. Les champs suivants doivent se toucher.
lesson-seeds = Un nouveau tour, une nouvelle case.
    .say = Chaque tour découvre une case de plus, et toutes les piles ont grandi. Vous avez un champ : prenez la semence, une céréale.
    .why = Une céréale se mange, mais une céréale semée en devient trois.
lesson-sow = Semez : une en devient trois.
    .say = Choisissez la nouvelle case éclairée. Votre céréale va au champ, et deux autres sont posées dessus.
    .why = Chaque récolte en prend une par champ : ce champ vous nourrit trois fois. La même case cuit le pain, dès que vous avez un four.
lesson-table = Après le tour 4, tout le monde mange.
    .say = Deux personnes mangent quatre repas à la récolte, deux chacune. Trois bols sont pleins. Gardez un œil sur cette table : il y a récolte après les tours 4, 7, 9, 11, 13 et 14.
    .why = Qui a trop peu mendie, et chaque repas mendié coûte 3 points pour toujours.
lesson-wood = Six bois vous attendent.
    .say = Personne n’est allé en forêt depuis deux tours. Prenez la pile.
    .why = Vous avez déjà trois bois. Neuf suffisent pour un bon pâturage, vous verrez.
lesson-fences = Clôturez un pâturage.
    .say = Choisissez la case de ce tour. Puis peignez deux cases voisines de votre prairie et bâtissez : chaque clôture coûte un bois.
    .why = Un pâturage de deux cases tient quatre animaux d’une espèce. Sans pâturage, un animal n’a de place que dans la maison, et un seul.
lesson-sheep = Quatre moutons attendent.
    .say = Il en est venu un par tour, et personne ne les a pris. Choisissez le marché aux moutons : tous tiennent dans votre pâturage.
    .why = Les animaux rapportent des points, et deux d’une espèce ont un petit à chaque récolte.
lesson-fish = Remplissez la table.
    .say = C’est votre dernier placement avant la récolte, et un bol est vide. Quatre repas se sont amassés à l’étang : allez pêcher.
    .why = Les repas en réserve se gardent. Ce qui reste sert à la récolte suivante.
lesson-harvest = La récolte.
    .say = Le champ a donné une céréale. Votre famille a mangé quatre repas. Et voici un agneau : quatre moutons en font cinq, et le cinquième dort dans la maison.
    .why = Toujours dans cet ordre : on rentre les récoltes, la famille mange, les animaux se reproduisent.
lesson-worth = Ce que cela vaut.
    .say = Voici vos points du moment. Encore sous zéro ? C’est habituel : chaque espèce qui manque coûte un point, chaque case vide aussi. Il reste dix tours pour y remédier.
    .why = Plus de pièces font place à plus de personnes, et chacune est une action de plus par tour. La plupart des fermes qui gagnent grandissent tôt.
lesson-over = Vous savez comment on joue.
    .say = Continuez la partie. Un ordinateur joue pour moi, et une ligne au-dessus du plateau dit ce que l’on pourrait faire.
    .why = Les conseils et l’annulation vous restent.
lesson-wrong = Cela marche aussi.
    .say = C’est un bon coup, mais la leçon prend un autre chemin. Reprenez-le, et utilisez ce qui est éclairé.
    .why = Vous irez votre chemin dès que la leçon sera finie.
lesson-left = Vous avez trouvé votre chemin.
    .say = La leçon ne peut pas vous y suivre. Continuez contre un ordinateur, ou recommencez la leçon.
    .why = Les deux sont bien.
