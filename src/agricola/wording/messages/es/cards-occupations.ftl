# Oficios de la edición revisada, por su número: nombre, texto, resumen para la mano y aclaraciones, con nuestras palabras.

# Animal Tamer
card-A086 = Domador de animales
    .text = Toma enseguida 1 madera o 1 cereal. A partir de ahora cada habitación de tu casa aloja 1 animal de cualquier especie.
    .gist = 1 madera o cereal; animales en casa
    .ruling-1 = El animal que aloja toda casa está incluido en este número.
    .ruling-2 = Las especies pueden ser distintas de una habitación a otra.
    .ruling-3 = Una habitación nueva cuenta enseguida.
# Conservator
card-A087 = Restaurador
    .text = Puedes reformar una casa de madera directamente en piedra, por el coste de una reforma en piedra.
    .gist = De madera a piedra en un paso
    .ruling-1 = El coste es 1 piedra por habitación y 1 junco.
    .ruling-2 = Puedes seguir reformando en adobe.
    .ruling-3 = El Revocador no da nada por este paso.
    .ruling-4 = El Constructor de cabañas de adobe y el Criado actúan con este paso.
# Hedge Keeper
card-A088 = Cuidador de setos
    .text = Cada vez que haces una acción de construir cercas, hasta 3 de sus cercas son gratis.
    .gist = 3 cercas gratis cada vez
    .ruling-1 = El Pastizal pequeño no es una acción de construir cercas.
    .ruling-2 = Las 3 cercas valen para toda la acción, y de nuevo en cada acción siguiente.
    .ruling-3 = Puedes construir cercas sin pagar madera si no son más de 3.
    .ruling-4 = Con la Arcilla apisonada, las cercas gratis se descuentan antes de elegir entre madera y adobe.
# Plow Driver
card-A090 = Labrador
    .text = Mientras tu casa sea de piedra: por 1 alimento al principio de una ronda puedes labrar 1 campo.
    .gist = Casa de piedra: 1 alimento labra 1 campo
    .ruling-1 = Si el Erudito lo pone en juego, puedes usarlo enseguida, en el mismo principio de ronda.
    .ruling-2 = Un alimento de la casilla de ronda puede pagarlo.
# Adoptive Parents
card-A092 = Padres adoptivos
    .text = Por 1 alimento puedes colocar un bebé ya en la ronda en que nace; entonces cuenta como adulto.
    .gist = 1 alimento: el bebé trabaja ya
    .ruling-1 = En la cosecha de esa ronda el niño come tanto como un adulto: 2 alimentos, o 3 si juegas en solitario.
    .ruling-2 = El niño se coloca en un turno aparte, cuando llega tu turno.
    .ruling-3 = Puedes jugar la carta después del nacimiento y usarla en la misma ronda.
    .ruling-4 = Si lo rechazas, se pregunta de nuevo en tus turnos siguientes de la jornada.
# Stable Architect
card-A098 = Arquitecto de establos
    .text = Al final: 1 punto por cada establo sin cercar.
    .gist = 1 punto por establo sin cercar
    .ruling-1 = Ningún establo cuenta a la vez aquí y como establo cercado.
# Grocer
card-A102 = Buhonero
    .text = Sobre esta carta hay un montón, de arriba abajo: madera, cereal, junco, piedra, hortaliza, adobe, junco, hortaliza. En cualquier momento puedes comprar lo de arriba por 1 alimento.
    .gist = Compra 8 recursos a 1 alimento cada uno
    .ruling-1 = Puedes comprar varios recursos seguidos, también en mitad de un pago.
    .ruling-2 = Los cereales y las hortalizas del montón pueden convertirse en alimentos para la compra siguiente.
    .ruling-3 = También puedes comprar durante una acción: los alimentos del pan recién horneado pueden pagar la semilla siguiente.
    .ruling-4 = También pueden pagar un cereal que horneas en la misma acción.
    .ruling-5 = Los recursos de esta carta no son tuyos y no dan puntos.
# Mushroom Collector
card-A108 = Recolectora de setas
    .text = Justo después de usar una casilla de acopio de madera, puedes devolver ahí 1 madera y tomar 2 alimentos.
    .gist = Acopio de madera: 1 madera por 2 alimentos
    .ruling-1 = Puedes dar una madera de tu reserva, aunque ahí no hayas tomado ninguna.
    .ruling-2 = La madera del Leñador puede ser la que devuelves.
    .ruling-3 = Si tienes también la Cesta, eliges cuál actúa primero.
# Roughcaster
card-A110 = Revocador
    .text = Recibes 3 alimentos cada vez que construyes habitaciones de adobe y cada vez que reformas de adobe a piedra.
    .gist = En adobe, construir o reformar: 3 alimentos
    .ruling-1 = Varias habitaciones de adobe en una acción dan 3 alimentos en total.
    .ruling-2 = Los alimentos llegan después de pagar las habitaciones.
    .ruling-3 = El paso de madera a piedra con el Restaurador no da nada.
# Wall Builder
card-A111 = Constructor de muros
    .text = Cada vez que construyes habitaciones, puedes poner 1 alimento en cada una de las 4 próximas casillas de ronda, para el principio de esas rondas.
    .gist = Habitaciones: 1 alimento por ronda, 4 veces
    .ruling-1 = Varias habitaciones en una acción ponen los alimentos una sola vez.
    .ruling-2 = Lo que vendría después de la ronda 14 se pierde.
# Scythe Worker
card-A112 = Guadañero
    .text = Toma enseguida 1 cereal. En la recolección, cada uno de tus campos de cereales puede dar 1 cereal más.
    .gist = 1 cereal; campos de cereales: 1 más
    .ruling-1 = Decides campo por campo.
    .ruling-2 = Un campo que solo tiene un cereal no da más que ese.
# Seasonal Worker
card-A114 = Temporero
    .text = Cada vez que usas Jornalero, recibes además 1 cereal; a partir de la ronda 6, 1 hortaliza si lo prefieres.
    .gist = Jornalero: además 1 cereal
    .ruling-1 = Tú eliges su orden entre tus demás cartas para Jornalero.
# Wood Cutter
card-A116 = Leñador
    .text = Recibes 1 madera más cada vez que usas una casilla de acopio de madera.
    .gist = Acopio de madera: 1 madera más
    .ruling-1 = Una casilla sin madera no se puede usar solo por esta carta.
    .ruling-2 = La casilla de madera de una pieza adicional también cuenta.
# Firewood Collector
card-A119 = Recolector de leña
    .text = Recibes 1 madera al final de tu turno en Labranza, Laboreo, Semillas de cereales o Siembra.
    .gist = Casillas de campo y cereales: 1 madera
    .ruling-1 = La madera llega después de todo lo demás del turno: no puede pagar nada en él.
    .ruling-2 = Las dos colocaciones del Lazo son dos turnos.
# Clay Hut Builder
card-A120 = Constructor de cabañas de adobe
    .text = En cuanto vivas en una casa de adobe o de piedra, pon 2 adobes en cada una de las 5 próximas casillas de ronda, para el principio de esas rondas.
    .gist = Casa de adobe: 2 adobes por ronda, 5 veces
    .ruling-1 = Jugado en una casa de adobe o de piedra, actúa enseguida.
    .ruling-2 = Solo actúa una vez en la partida.
    .ruling-3 = Jugado con el Erudito, no llega a la ronda que acaba de empezar.
    .ruling-4 = Lo que vendría después de la ronda 14 se pierde.
# Frame Builder
card-A123 = Constructor de entramados
    .text = En cada habitación y en cada reforma, 1 madera puede sustituir a 2 de los adobes o 2 de las piedras que se deben.
    .gist = Construir: 1 madera por 2 adobes o 2 piedras
    .ruling-1 = Decides para cada habitación.
    .ruling-2 = Una reforma es una sola sustitución, sea cual sea el número de habitaciones.
    .ruling-3 = Vale para un coste fijado por otra carta, y para lo que un descuento deja del coste.
# Priest
card-A125 = Sacerdote
    .text = Si vives ahora en una casa de adobe de exactamente 2 habitaciones, toma 3 adobes, 2 juncos y 2 piedras.
    .gist = Casa de adobe de 2: 3 materiales
    .ruling-1 = En cualquier otra casa puedes jugarlo, pero nunca dará nada.
    .ruling-2 = El Carromato no añade ninguna habitación.
# Braggart
card-A133 = Fanfarrón
    .text = Al final: 2/3/4/5/7/9 puntos si hay delante de ti al menos 5/6/7/8/9/10 adquisiciones.
    .gist = Puntos desde 5 adquisiciones
    .ruling-1 = Las adquisiciones mayores y menores cuentan por igual.
    .ruling-2 = Las cartas itinerantes que has pasado no cuentan.
# Harpooner
card-A138 = Arponero
    .text = Cada vez que usas Pesca, puedes pagar 1 madera por 1 junco y tantos alimentos como granjeros tengas.
    .gist = Pesca: 1 madera por junco y alimentos
    .ruling-1 = Los bebés son granjeros.
    .ruling-2 = Puedes hacerlo una vez por uso.
# Stonecutter
card-A143 = Cantero
    .text = Cada adquisición, cada habitación y cada reforma te cuesta 1 piedra menos.
    .gist = Construir cuesta 1 piedra menos
    .ruling-1 = Si no se debe ninguna piedra, no se te devuelve nada.
    .ruling-2 = En una acción se abarata cada habitación; una reforma, solo una vez.
    .ruling-3 = Se suma a los demás descuentos.
# Animal Dealer
card-A147 = Tratante de ganado
    .text = Cada vez que usas Mercado ovino, Mercado porcino o Mercado bovino, puedes comprar 1 animal más de esa especie por 1 alimento.
    .gist = Mercados: un animal más por 1 alimento
    .ruling-1 = Lo que da la casilla llega tarde para pagarlo.
    .ruling-2 = Un animal sin sitio se puede cocinar enseguida.
# Conjurer
card-A155 = Prestidigitador
    .text = Cada vez que usas Artistas ambulantes, recibes además 1 madera y 1 cereal.
    .gist = Artistas ambulantes: 1 madera y 1 cereal
    .ruling-1 = Una casilla sin alimentos no se puede usar solo por esta carta.
# Lutenist
card-A160 = Laudista
    .text = Cuando otro jugador usa Artistas ambulantes, recibes 1 alimento y 1 madera; justo después puedes comprar 1 hortaliza por 2 alimentos.
    .gist = Otro usa artistas: alimento y madera
    .ruling-1 = El alimento que acabas de recibir puede ayudar a pagar la hortaliza.
    .ruling-2 = La pregunta llega justo después de ese uso, te sientes donde te sientes.
# Pig Breeder
card-A165 = Criador de cerdos
    .text = Toma enseguida 1 jabalí. Al final de la ronda 12 tus jabalíes crían, si la cría encuentra sitio.
    .gist = 1 jabalí; crían tras la ronda 12
    .ruling-1 = Hacen falta dos jabalíes, y no cría ninguna otra especie.
    .ruling-2 = Puedes soltar otros animales para hacer sitio, o rechazar la cría.
    .ruling-3 = Jugado en la ronda 12, aún actúa en esa ronda.
# Cottager
card-B087 = Aparcero
    .text = Cuando usas Jornalero, puedes antes construir 1 habitación o reformar, por el coste habitual.
    .gist = Jornalero: antes, habitación o reforma
    .ruling-1 = Todas las cartas que cambian los costes actúan también aquí.
    .ruling-2 = No levanta la prohibición de la Repisa de chimenea.
# Groom
card-B089 = Mozo de cuadra
    .text = Recibes 1 madera. En una casa de piedra puedes construir 1 establo por 1 madera al principio de cada ronda.
    .gist = 1 madera; casa de piedra: 1 establo por ronda
    .ruling-1 = Si el Erudito lo pone en juego, puedes usarlo enseguida, en el mismo principio de ronda.
    .ruling-2 = La madera recibida en el mismo principio de ronda puede pagar el establo.
    .ruling-3 = Un animal de la casilla de ronda puede esperar al establo.
# Assistant Tiller
card-B091 = Ayudante de labranza
    .text = Cuando usas Jornalero, puedes antes labrar 1 campo.
    .gist = Jornalero: antes labra 1 campo
    .ruling-1 = Tú eliges su orden entre tus demás cartas para Jornalero.
# Master Bricklayer
card-B095 = Maestro albañil
    .text = Cada habitación además de tus dos primeras quita 1 piedra al coste de tus adquisiciones mayores.
    .gist = Mayores: 1 piedra menos por habitación tras 2
    .ruling-1 = Con 3 habitaciones es 1 piedra.
    .ruling-2 = Si se deben menos piedras, no se te devuelve nada.
    .ruling-3 = Se suma al Cantero.
# Scholar
card-B097 = Erudito
    .text = En una casa de piedra puedes jugar una carta al principio de cada ronda: un oficio por 1 alimento, o una adquisición menor por su coste.
    .gist = Casa de piedra: juega una carta por ronda
    .ruling-1 = Juegas como mucho una carta por ronda.
    .ruling-2 = Los recursos que la carta pone en casillas de ronda empiezan en la ronda siguiente.
    .ruling-3 = Una carta que vale al principio de una ronda actúa en ese mismo principio de ronda.
    .ruling-4 = Un alimento de la casilla de ronda puede pagarlo.
# Organic Farmer
card-B098 = Agricultor ecológico
    .text = Al final: 1 punto por cada pastizal en el que hay un animal y que podría alojar 3 más.
    .gist = 1 punto por pastizal con 3 sitios libres
    .ruling-1 = Tus animales se reparten como mejor te convenga.
    .ruling-2 = Antes del recuento puedes soltar animales para ganar más puntos aquí.
    .ruling-3 = Los establos y el Abrevadero aumentan el sitio que cuenta.
# Tutor
card-B099 = Preceptor
    .text = Al final: 1 punto por cada oficio que hayas jugado después de este.
    .gist = 1 punto por oficio posterior
    .ruling-1 = Un oficio jugado gracias a otra carta cuenta.
# Consultant
card-B102 = Asesor
    .text = Recibes 2 cereales en solitario, 3 adobes con dos jugadores, 2 juncos con tres, 2 ovejas con cuatro.
    .gist = 1 recurso según los jugadores
    .ruling-1 = Las ovejas sin sitio se pueden cocinar o se van.
# Sheep Walker
card-B104 = Paseadora de ovejas
    .text = En cualquier momento puedes dar 1 de tus ovejas por una piedra, una hortaliza o un jabalí.
    .gist = 1 oveja por piedra, hortaliza o jabalí
    .ruling-1 = También puedes hacerlo entre la cría y la ronda siguiente, y antes del recuento.
    .ruling-2 = No puedes hacerlo durante la cría.
    .ruling-3 = Solo se puede dar una oveja que haya encontrado sitio en tu granja.
    .ruling-4 = Cuando llegan animales, puedes dar una oveja que ya estaba para hacer sitio a uno de ellos.
    .ruling-5 = El jabalí necesita sitio.
# Manservant
card-B107 = Criado
    .text = En cuanto tu casa sea de piedra, van 3 alimentos a cada casilla de ronda restante.
    .gist = Casa de piedra: 3 alimentos por ronda
    .ruling-1 = Jugado en una casa de piedra, actúa enseguida.
    .ruling-2 = Jugado con el Erudito, empieza en la ronda siguiente.
    .ruling-3 = Solo actúa una vez en la partida.
# Oven Firing Boy
card-B108 = Mozo del horno
    .text = Cuando usas una casilla de acopio de madera, puedes antes hornear pan.
    .gist = Acopio de madera: antes hornea pan
    .ruling-1 = Es una acción de hornear pan: el Molino holandés añade sus alimentos.
    .ruling-2 = Arboleda y Soto son también casillas de este tipo.
# Paper Maker
card-B109 = Papelero
    .text = Justo antes de jugar otro oficio puedes pagar 1 madera: 1 alimento por cada oficio que tengas entonces.
    .gist = 1 madera: 1 alimento por oficio
    .ruling-1 = Los alimentos pueden pagar el oficio.
    .ruling-2 = El oficio que vas a jugar no se cuenta.
# Childless
card-B114 = Sin hijos
    .text = Mientras solo tengas 2 granjeros y al menos 3 habitaciones, cada ronda empieza con 1 alimento y, a elegir, 1 cereal o 1 hortaliza.
    .gist = 2 en 3 habitaciones: alimento y más
    .ruling-1 = El Carromato no añade ninguna habitación.
# Small-scale Farmer
card-B118 = Minifundista
    .text = Mientras tu casa solo tenga 2 habitaciones, cada ronda empieza con 1 madera para ti.
    .gist = 2 habitaciones: 1 madera por ronda
    .ruling-1 = El Carromato no añade ninguna habitación.
    .ruling-2 = Jugado en la jornada, empieza en la ronda siguiente.
# Geologist
card-B121 = Geólogo
    .text = 1 adobe cuando usas Bosque o Juncal; con 3 jugadores o más, también cuando usas Mina de arcilla.
    .gist = Bosque, Juncal: 1 adobe
    .ruling-1 = Las demás casillas de madera o de adobe, como Arboleda o Yacimiento, no dan nada.
# Roof Ballaster
card-B123 = Lastrador de tejados
    .text = Puedes pagar 1 alimento, una sola vez, por tantas piedras como habitaciones tenga tu casa.
    .gist = 1 alimento: 1 piedra por habitación, una vez
    .ruling-1 = Se paga además de lo que cuesta el oficio.
    .ruling-2 = Puedes jugar la carta sin hacerlo, pero no recuperarlo más tarde.
# Carpenter
card-B126 = Carpintero
    .text = Las habitaciones te cuestan 3 unidades del material de tu casa y 2 juncos.
    .gist = Habitaciones: 3 del material y 2 juncos
    .ruling-1 = Una reforma cuesta lo mismo que antes.
    .ruling-2 = En una casa de madera con el Salón del carpintero, pagas el menor de los dos costes.
    .ruling-3 = El Constructor de entramados puede aplicarse a este coste.
# House Steward
card-B136 = Mayordomo
    .text = Con 1/3/6/9 rondas completas restantes recibes 1/2/3/4 maderas. Al final: 3 puntos para cada jugador que tenga más habitaciones.
    .gist = Madera; 3 puntos al de más habitaciones
    .ruling-1 = En la ronda 14 no da madera.
    .ruling-2 = El Carromato no añade ninguna habitación.
# Greengrocer
card-B142 = Verdulero
    .text = 1 hortaliza cuando usas Semillas de cereales.
    .gist = Semillas de cereales: 1 hortaliza
    .ruling-1 = La hortaliza puede convertirse en alimento y pagar al Cebador de vacas en el mismo uso.
# Brushwood Collector
card-B145 = Recolector de broza
    .text = En una habitación o una reforma puedes pagar 1 madera en lugar de todos los juncos.
    .gist = Construir: 1 madera en vez de los juncos
    .ruling-1 = Sustituyes todos los juncos o ninguno.
    .ruling-2 = Cada habitación de una acción cuesta su propia madera en lugar de sus juncos.
    .ruling-3 = Las adquisiciones siguen costando juncos.
# Storehouse Keeper
card-B156 = Almacenero
    .text = 1 adobe o 1 cereal, a elegir, cuando usas Mercado de recursos.
    .gist = Mercado de recursos: 1 adobe o 1 cereal
    .ruling-1 = Debes tomar uno de los dos.
# Pastor
card-B163 = Párroco
    .text = Una vez, en cuanto seas el único que vive en solo 2 habitaciones: 3 maderas, 2 adobes, 1 junco y 1 piedra.
    .gist = Único con 2 habitaciones: 7 recursos
    .ruling-1 = Actúa también en el turno de otro jugador, incluso cuando una carta deja construir a ese jugador.
    .ruling-2 = Jugado cuando ya es así, actúa enseguida.
# Sheep Whisperer
card-B164 = Susurradora de ovejas
    .text = Pon 1 oveja en las casillas de la 2.ª, la 5.ª, la 8.ª y la 10.ª ronda por venir.
    .gist = 1 oveja dentro de 2, 5, 8 y 10 rondas
    .ruling-1 = Lo que vendría después de la ronda 14 se pierde.
    .ruling-2 = Jugada con el Erudito, cuenta a partir de la ronda que acaba de empezar.
    .ruling-3 = Una oveja sin sitio se puede cocinar o se va.
# Cattle Feeder
card-B166 = Cebador de vacas
    .text = Cuando usas Semillas de cereales, puedes comprar 1 vaca por 1 alimento.
    .gist = Semillas de cereales: 1 vaca por 1 alimento
    .ruling-1 = El cereal de la propia Semillas de cereales llega tarde para pagarla.
    .ruling-2 = El cereal de la Pala para grano y la hortaliza del Verdulero llegan a tiempo.
    .ruling-3 = Una vaca sin sitio se puede cocinar enseguida.
