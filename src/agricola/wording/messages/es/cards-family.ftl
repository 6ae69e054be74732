# Cartas de la edición familiar, por su número: nombre, texto, resumen para la mano y aclaraciones, con nuestras palabras.

# Fireplace (2 clay)
card-F-fireplace-1 = Hogar (2 adobes)
    .text = En cualquier momento: oveja 2 alimentos, jabalí 2, vaca 3; 1 cereal y 1 madera por 2 alimentos.
    .gist = Animales; cereal y madera por 2 alimentos
    .ruling-1 = Puedes tener los dos Hogares, y además Cocinas.
    .ruling-2 = No se devuelve por una Cocina: cada una se construye por su coste.
    .ruling-3 = Un animal se puede cocinar en el momento en que lo recibes, sin haber tenido sitio.
    .ruling-4 = Hornear pan no pide ninguna acción y no tiene límite: solo hacen falta 1 cereal y 1 madera cada vez.
# Fireplace (3 clay)
card-F-fireplace-2 = Hogar (3 adobes)
    .text = En cualquier momento: oveja 2 alimentos, jabalí 2, vaca 3; 1 cereal y 1 madera por 2 alimentos.
    .gist = Animales; cereal y madera por 2 alimentos
    .ruling-1 = Puedes tener los dos Hogares, y además Cocinas.
    .ruling-2 = No se devuelve por una Cocina: cada una se construye por su coste.
    .ruling-3 = Un animal se puede cocinar en el momento en que lo recibes, sin haber tenido sitio.
    .ruling-4 = Hornear pan no pide ninguna acción y no tiene límite: solo hacen falta 1 cereal y 1 madera cada vez.
# Cooking Hearth (4 clay)
card-F-hearth-1 = Cocina (4 adobes)
    .text = En cualquier momento: oveja 2 alimentos, jabalí 3, vaca 4; 1 cereal y 1 madera por 3 alimentos.
    .gist = Animales; cereal y madera por 3 alimentos
    .ruling-1 = No se devuelve ningún Hogar para conseguirla: se construye por su coste.
    .ruling-2 = Un animal se puede cocinar en el momento en que lo recibes, sin haber tenido sitio.
    .ruling-3 = Hornear pan no pide ninguna acción y no tiene límite: solo hacen falta 1 cereal y 1 madera cada vez.
# Cooking Hearth (5 clay)
card-F-hearth-2 = Cocina (5 adobes)
    .text = En cualquier momento: oveja 2 alimentos, jabalí 3, vaca 4; 1 cereal y 1 madera por 3 alimentos.
    .gist = Animales; cereal y madera por 3 alimentos
    .ruling-1 = No se devuelve ningún Hogar para conseguirla: se construye por su coste.
    .ruling-2 = Un animal se puede cocinar en el momento en que lo recibes, sin haber tenido sitio.
    .ruling-3 = Hornear pan no pide ninguna acción y no tiene límite: solo hacen falta 1 cereal y 1 madera cada vez.
# Clay Oven (3 clay)
card-F-oven-1 = Horno de adobe (3 adobes)
    .text = En cualquier momento: 1 cereal y 1 madera por 5 alimentos.
    .gist = 1 cereal y 1 madera por 5 alimentos
    .ruling-1 = Hornear pan no pide ninguna acción y no tiene límite: solo hacen falta 1 cereal y 1 madera cada vez.
    .ruling-2 = No cocina animales.
    .ruling-3 = Sin madera, un cereal solo da para gachas: 1 alimento por 1 cereal.
# Clay Oven (4 clay)
card-F-oven-2 = Horno de adobe (4 adobes)
    .text = En cualquier momento: 1 cereal y 1 madera por 5 alimentos.
    .gist = 1 cereal y 1 madera por 5 alimentos
    .ruling-1 = Hornear pan no pide ninguna acción y no tiene límite: solo hacen falta 1 cereal y 1 madera cada vez.
    .ruling-2 = No cocina animales.
    .ruling-3 = Sin madera, un cereal solo da para gachas: 1 alimento por 1 cereal.
# Wind Mill
card-F-wind-mill = Molino de viento
    .text = Una vez por cosecha: 1 cereal por 3 alimentos. Al final: 1 punto por cada 2 cereales de tu reserva.
    .gist = Cosecha: 1 cereal por 3 alimentos; puntos
    .ruling-1 = Fuera de las cosechas no da alimentos, ni siquiera para pagar un coste.
    .ruling-2 = Los cereales de los campos cuentan allí y no forman parte de las parejas.
    .ruling-3 = Una pareja de cereales contada aquí no la cuenta el Almacén.
# Basketmaker's Workshop
card-F-basketmaker = Taller de cestería
    .text = Una vez por cosecha: 1 junco por 3 alimentos. Al final: 1 punto por cada 2 juncos.
    .gist = Cosecha: 1 junco por 3 alimentos; puntos
    .ruling-1 = Fuera de las cosechas no da alimentos, ni siquiera para pagar un coste.
    .ruling-2 = Una pareja de juncos contada aquí no la cuenta el Almacén.
# Pottery
card-F-pottery = Taller de alfarería
    .text = Una vez por cosecha: 1 adobe por 2 alimentos. Al final: 1 punto por cada 2 adobes.
    .gist = Cosecha: 1 adobe por 2 alimentos; puntos
    .ruling-1 = Fuera de las cosechas no da alimentos, ni siquiera para pagar un coste.
    .ruling-2 = Una pareja de adobes contada aquí no la cuenta el Almacén.
# Joinery
card-F-joinery = Taller de ebanistería
    .text = Una vez por cosecha: 1 madera por 2 alimentos. Al final: 1 punto por cada 2 maderas.
    .gist = Cosecha: 1 madera por 2 alimentos; puntos
    .ruling-1 = Fuera de las cosechas no da alimentos, ni siquiera para pagar un coste.
    .ruling-2 = Una pareja de maderas contada aquí no la cuenta el Almacén.
# Depot
card-F-depot = Almacén
    .text = Al final: 1 punto por cada 3 recursos entre la madera, el adobe, los juncos y los cereales que tus otras adquisiciones no cuentan.
    .gist = 1 punto por cada 3 recursos sobrantes
    .ruling-1 = Los tres recursos se pueden mezclar como quieras.
    .ruling-2 = El recurso suelto que sobra de una pareja cuenta aquí.
    .ruling-3 = Para el desempate, toma los cereales en último lugar.
