# Adquisiciones mayores, por su número: nombre, texto, resumen para la mano y aclaraciones, con nuestras palabras.

# Fireplace (2 clay)
card-M-fireplace-2 = Hogar (2 adobes)
    .text = En cualquier momento: hortaliza 2 alimentos, oveja 2, jabalí 2, vaca 3. Hornear pan: 2 alimentos por cereal.
    .gist = Cocina hortalizas y animales; hornea pan
    .ruling-1 = Puedes tener varios Hogares y Cocinas a la vez.
    .ruling-2 = Un animal se puede cocinar en el momento en que lo recibes, sin haber tenido sitio.
    .ruling-3 = Una acción de hornear pan permite hornear aquí tantos cereales como quieras.
    .ruling-4 = Devuelto por una Cocina, vuelve a estar disponible para todos, y su punto se pierde.
# Fireplace (3 clay)
card-M-fireplace-3 = Hogar (3 adobes)
    .text = En cualquier momento: hortaliza 2 alimentos, oveja 2, jabalí 2, vaca 3. Hornear pan: 2 alimentos por cereal.
    .gist = Cocina hortalizas y animales; hornea pan
    .ruling-1 = Puedes tener varios Hogares y Cocinas a la vez.
    .ruling-2 = Un animal se puede cocinar en el momento en que lo recibes, sin haber tenido sitio.
    .ruling-3 = Una acción de hornear pan permite hornear aquí tantos cereales como quieras.
    .ruling-4 = Devuelto por una Cocina, vuelve a estar disponible para todos, y su punto se pierde.
# Cooking Hearth (4 clay)
card-M-hearth-4 = Cocina (4 adobes)
    .text = En cualquier momento: hortaliza 3 alimentos, oveja 2, jabalí 3, vaca 4. Hornear pan: 3 alimentos por cereal.
    .gist = Cocina hortalizas y animales; hornea pan
    .ruling-1 = Para conseguirla devolviendo un Hogar hace falta una acción de adquisición, pero ningún adobe.
    .ruling-2 = Si tienes los dos Hogares, eliges cuál devuelves.
    .ruling-3 = Una Cocina no se puede devolver por la otra.
    .ruling-4 = Un animal se puede cocinar en el momento en que lo recibes, sin haber tenido sitio.
# Cooking Hearth (5 clay)
card-M-hearth-5 = Cocina (5 adobes)
    .text = En cualquier momento: hortaliza 3 alimentos, oveja 2, jabalí 3, vaca 4. Hornear pan: 3 alimentos por cereal.
    .gist = Cocina hortalizas y animales; hornea pan
    .ruling-1 = Para conseguirla devolviendo un Hogar hace falta una acción de adquisición, pero ningún adobe.
    .ruling-2 = Si tienes los dos Hogares, eliges cuál devuelves.
    .ruling-3 = Una Cocina no se puede devolver por la otra.
    .ruling-4 = Un animal se puede cocinar en el momento en que lo recibes, sin haber tenido sitio.
# Well
card-M-well = Pozo
    .text = Pon 1 alimento en cada una de las 5 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 alimento en las próximas 5 rondas
    .ruling-1 = Construido tarde, solo da alimentos para las rondas que quedan.
# Clay Oven
card-M-clay-oven = Horno de adobe
    .text = Hornear pan: 5 alimentos por 1 cereal como máximo. Al construirlo puedes hornear pan enseguida.
    .gist = Pan: 5 alimentos por 1 cereal
    .ruling-1 = Cuando horneas al construirlo, puedes usar todas tus adquisiciones para hornear.
    .ruling-2 = Cada acción de hornear pan permite usarlo otra vez, junto con tus otras adquisiciones para hornear.
    .ruling-3 = No cocina animales ni hortalizas.
# Stone Oven
card-M-stone-oven = Horno de piedra
    .text = Hornear pan: 4 alimentos por cereal, para 2 cereales como máximo. Al construirlo puedes hornear pan enseguida.
    .gist = Pan: 4 alimentos por cereal, hasta 2
    .ruling-1 = Cuando horneas al construirlo, puedes usar todas tus adquisiciones para hornear.
    .ruling-2 = Cada acción de hornear pan permite usarlo otra vez, junto con tus otras adquisiciones para hornear.
    .ruling-3 = No cocina animales ni hortalizas.
# Joinery
card-M-joinery = Taller de ebanistería
    .text = Una vez por cosecha: 1 madera por 2 alimentos. Al final: 1/2/3 puntos por 3/5/7 maderas.
    .gist = Cosecha: 1 madera por 2 alimentos; puntos
    .ruling-1 = Fuera de las cosechas no da alimentos, ni siquiera para pagar un coste.
    .ruling-2 = En una cosecha se puede usar aunque nadie tenga hambre.
    .ruling-3 = Solo da puntos el escalón más alto que alcanzas.
    .ruling-4 = La madera que cuenta se queda en tu reserva.
# Pottery
card-M-pottery = Taller de alfarería
    .text = Una vez por cosecha: 1 adobe por 2 alimentos. Al final: 1/2/3 puntos por 3/5/7 adobes.
    .gist = Cosecha: 1 adobe por 2 alimentos; puntos
    .ruling-1 = Fuera de las cosechas no da alimentos, ni siquiera para pagar un coste.
    .ruling-2 = En una cosecha se puede usar aunque nadie tenga hambre.
    .ruling-3 = Solo da puntos el escalón más alto que alcanzas.
    .ruling-4 = El adobe que cuenta se queda en tu reserva.
# Basketmaker's Workshop
card-M-basketmaker = Taller de cestería
    .text = Una vez por cosecha: 1 junco por 3 alimentos. Al final: 1/2/3 puntos por 2/4/5 juncos.
    .gist = Cosecha: 1 junco por 3 alimentos; puntos
    .ruling-1 = Fuera de las cosechas no da alimentos, ni siquiera para pagar un coste.
    .ruling-2 = En una cosecha se puede usar aunque nadie tenga hambre.
    .ruling-3 = Solo da puntos el escalón más alto que alcanzas.
    .ruling-4 = Los juncos que cuentan se quedan en tu reserva.
