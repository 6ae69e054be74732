# Cartas de la primera edición, por su número: nombre, texto, resumen para la mano y aclaraciones, con nuestras palabras.

# Field
card-E011 = Campo
    .text = Labra 1 campo.
    .gist = Labra 1 campo
    .ruling-1 = Labra un solo campo: ni un arado ni la Grada le añaden nada.
# Fishing Rod
card-E012 = Caña de pescar
    .text = Cada vez que usas Pesca, recibes 1 alimento más; a partir de la ronda 8, 2 más.
    .gist = Pesca: 1 alimento más; 2 desde la ronda 8
    .ruling-1 = Se suma a la Balsa y la Canoa.
# Axe
card-E013 = Hacha
    .text = Una habitación de tu casa de madera te cuesta 2 maderas y 2 juncos.
    .gist = Habitación de madera: 2 maderas y 2 juncos
    .ruling-1 = Para una habitación usas solo una entre Hacha, Carpintero, Enlucidor de arcilla y Soportes de adobe.
# Baker's Oven
card-E014 = Horno de panadero
    .text = Hornear pan: 5 alimentos por cereal, para 2 cereales como máximo. Al jugarlo puedes hornear pan enseguida.
    .gist = Pan: 5 alimentos por cereal, hasta 2
    .ruling-1 = Un horno es una adquisición con esa palabra en el nombre; esta también es un horno.
    .ruling-2 = Una adquisición mayor que devuelves se puede construir de nuevo; una menor sale de la partida.
    .ruling-3 = Cada uno de tus hornos y hogares hornea hasta su propio límite.
# Baking Tray
card-E015 = Bandeja de horno
    .text = El Horno de adobe y el Horno de piedra son para ti adquisiciones menores. Estos y el Horno de leña te cuestan 1 material menos, a elegir.
    .gist = Hornos: 1 menos; 2 son menores
    .ruling-1 = Puedes construir estos hornos con una acción de adquisición menor.
    .ruling-2 = También los abarata en una acción de adquisición mayor.
# Building Material
card-E016 = Material de construcción
    .text = Recibes 1 madera o 1 adobe.
    .gist = 1 madera o 1 adobe
# Windmill
card-E017 = Molino de viento
    .text = En cualquier momento: 2 alimentos por un cereal, sin acción de hornear pan.
    .gist = 2 alimentos por 1 cereal, sin hornear
    .ruling-1 = No es un horno ni hornea pan.
# Bean Field
card-E018 = Campo de judías
    .text = Cuando siembras, puedes sembrar hortalizas también en esta carta, como en un campo.
    .gist = Un campo solo para hortalizas
    .ruling-1 = Mientras tiene hortalizas, cuenta como campo de hortalizas.
    .ruling-2 = No es un campo en el recuento, pero las hortalizas que tiene cuentan.
# Gypsy's Crock
card-E019 = Caldero de gitana
    .text = 1 alimento más por cada 2 recursos que conviertes a la vez en alimentos con un Hogar, una Cocina o un Rincón para cocinar.
    .gist = Cocinar 2 recursos a la vez: 1 alimento más
    .ruling-1 = Toda una alimentación es una sola vez, y los recursos no tienen que ser del mismo tipo.
    .ruling-2 = El cereal que horneas en un Hogar o una Cocina cuenta; el de un horno, no.
    .ruling-3 = Los animales que cocinas porque no encuentran sitio cuentan.
    .ruling-4 = Mientras se colocan granjeros puedes cocinar dos recursos a la vez, para que todos los alimentos puedan pagar algo.
    .ruling-5 = Los cultivos que comes crudos no cuentan.
# Simple Fireplace
card-E020 = Hogar sencillo
    .text = En cualquier momento: hortaliza 2 alimentos, oveja 1, jabalí 2, vaca 3. Hornear pan: 2 alimentos por cereal.
    .gist = Cocina hortalizas y animales; hornea pan
    .ruling-1 = Es un Hogar: puedes devolverlo por una Cocina, y entonces sale de la partida.
# Half-timbered House
card-E021 = Casa de entramado
    .text = Al final: 1 punto por cada habitación de tu casa de piedra, salvo si tienes la Mansión.
    .gist = 1 punto por habitación de piedra
    .ruling-1 = Sin una casa de piedra no vale nada.
    .ruling-2 = Se suma al Jefe y a los Zuecos.
# Raft
card-E022 = Balsa
    .text = Cada vez que usas Pesca, recibes 1 alimento más o 1 junco.
    .gist = Pesca: 1 alimento más o 1 junco
# Manger
card-E023 = Pesebre
    .text = Al final: 1/2/3/4 puntos si tus pastizales ocupan al menos 6/7/8/9 parcelas.
    .gist = Puntos desde 6 parcelas de pastizal
    .ruling-1 = Se suman las parcelas de todos tus pastizales.
# Animal Pen
card-E024 = Redil
    .text = Pon 2 alimentos en cada casilla de ronda por venir; los recibes al principio de esa ronda.
    .gist = 2 alimentos en cada ronda por venir
    .ruling-1 = La ronda en curso no cuenta.
# Spices
card-E025 = Especias
    .text = 1 alimento más por cada hortaliza que conviertes en alimentos con un Hogar, una Cocina o un Rincón para cocinar.
    .gist = Hortalizas cocinadas: 1 alimento más
    .ruling-1 = Vale para cada hortaliza.
# Plane
card-E026 = Cepillo de carpintero
    .text = Cada vez que conviertes 1 madera en alimentos con el Taller de ebanistería, la Serrería o el Ebanista, recibes 1 alimento más, o conviertes una segunda madera en 2 alimentos.
    .gist = Madera en alimentos: 1 más
    .ruling-1 = Con varias de estas cartas ayuda a cada una de ellas en una cosecha.
    .ruling-2 = Por sí solo no convierte madera en alimentos.
# Wood-fired Oven
card-E027 = Horno de leña
    .text = Hornear pan: 3 alimentos por cereal. Al jugarlo puedes hornear pan enseguida.
    .gist = Pan: 3 alimentos por cereal
    .ruling-1 = Es un horno y se puede devolver por otra carta.
# Clogs
card-E028 = Zuecos
    .text = Al final: 1 punto por una casa de adobe, 2 por una de piedra.
    .gist = Casa de adobe: 1 punto; de piedra: 2
    .ruling-1 = Puntúa la casa aunque otras cartas también la puntúen.
# Shepherd's Pipe
card-E029 = Flauta de pastor
    .text = Un pastizal en el que tienes ovejas aloja 2 ovejas más. Un establo sin cercar aloja hasta 2 ovejas.
    .gist = Pastizales: 2 ovejas más; establos: 2
    .ruling-1 = Con el Pequeño propietario, un pastizal para 2 aloja 5 ovejas.
    .ruling-2 = El establo del Maestro de establos aloja 3 animales, y no más con ella.
# Canoe
card-E030 = Canoa
    .text = Cada vez que usas Pesca, recibes 1 alimento más y 1 junco.
    .gist = Pesca: 1 alimento y 1 junco más
# Carp Pond
card-E031 = Estanque de carpas
    .text = Pon 1 alimento en cada casilla de ronda impar por venir; lo recibes al principio de esa ronda.
    .gist = 1 alimento en cada ronda impar
    .ruling-1 = Cuentan las adquisiciones mayores y las menores.
# Potato Dibber
card-E032 = Plantador de patatas
    .text = En cada campo que siembras con hortalizas se pone 1 hortaliza más de la reserva.
    .gist = Sembrar hortaliza: 1 más
    .ruling-1 = También lo reciben las cartas de campo para hortalizas.
# Ceramics
card-E033 = Cerámica
    .text = Recibes enseguida 2 alimentos. El Taller de alfarería es para ti una adquisición menor y no te cuesta nada.
    .gist = 2 alimentos; alfarería gratis, como menor
    .ruling-1 = Un horno es una adquisición con esa palabra en el nombre; no tienes que conservarlo.
    .ruling-2 = Puedes construir el Taller de alfarería en cualquier acción de adquisición.
# Basket
card-E034 = Cesta
    .text = Cuando tomas madera que hay en una casilla de acción, puedes dejar ahí 2 por 3 alimentos.
    .gist = Al tomar madera: 2 maderas por 3 alimentos
    .ruling-1 = La madera debe haber estado en la casilla; lo que añaden la reserva o una carta no cuenta.
    .ruling-2 = La Cesta, la Recolectora de setas y el Cazador de cerdos actúan juntos si se ha tomado bastante madera.
# Corn Scoop
card-E035 = Pala para grano
    .text = Cada vez que usas «1 cereal», recibes 1 cereal más.
    .gist = «1 cereal»: 1 cereal más
    .ruling-1 = Solo cuenta el uso de esa casilla, no el cereal que da otra carta.
# Clay Roof
card-E036 = Tejado de adobe
    .text = En el coste de una habitación o una reforma puedes pagar 1 o 2 adobes en lugar de otros tantos juncos.
    .gist = Habitación, reforma: adobe por 1 o 2 juncos
    .ruling-1 = Puedes pagar 1 junco y 1 adobe por una habitación.
    .ruling-2 = Con varias habitaciones vale para cada una de ellas.
    .ruling-3 = El junco en el coste de una carta sigue siendo junco.
# Clay Supports
card-E037 = Soportes de adobe
    .text = Una habitación de tu casa de adobe puede costarte 2 adobes, 1 madera y 1 junco.
    .gist = Habitación: 2 adobes, 1 madera y 1 junco
    .ruling-1 = Decides para cada habitación de una acción.
    .ruling-2 = Para una habitación usas solo una entre Hacha, Carpintero, Enlucidor de arcilla y Soportes de adobe.
# Madonna Statue
card-E038 = Estatua de la Virgen
    .text = Devuelve 2 de tus adquisiciones. No tiene ningún otro efecto.
    .gist = Puntos; devuelve 2 adquisiciones
    .ruling-1 = Sirven dos cualesquiera de tus adquisiciones mayores y menores.
    .ruling-2 = Una adquisición mayor que devuelves se puede construir de nuevo; una menor sale de la partida.
    .ruling-3 = Lo que hay en una carta que devuelves se pierde, y los animales de ella necesitan otro sitio.
# Market Stall
card-E039 = Puesto de mercado
    .text = Recibes 1 hortaliza.
    .gist = 1 hortaliza
    .ruling-1 = El cereal debe estar en tu reserva antes de jugarlo.
# Mini Pasture
card-E040 = Pastizal pequeño
    .text = Cerca gratis una sola parcela.
    .gist = Cerca gratis 1 parcela
    .ruling-1 = La parcela debe estar junto a tus pastizales, si los tienes.
    .ruling-2 = Necesitas cercas suficientes.
    .ruling-3 = Actúan las cartas que actúan cuando construyes cercas.
# Millstone
card-E041 = Piedra de molino
    .text = Cada vez que horneas pan, recibes 2 alimentos más.
    .gist = Pan: 2 alimentos más cada vez
    .ruling-1 = Da 2 alimentos por toda una acción de hornear pan.
# Helpful Neighbors
card-E042 = Vecinos serviciales
    .text = Recibes 1 piedra o 1 junco.
    .gist = 1 piedra o 1 junco
    .ruling-1 = La Nasa no te da nada por estos juncos.
# Fruit Tree
card-E043 = Árbol frutal
    .text = Pon 1 alimento en cada casilla de ronda de la 8 a la 14 por venir; lo recibes al principio de esa ronda.
    .gist = 1 alimento en cada ronda desde la 8
# Outhouse
card-E044 = Retrete exterior
    .text = Solo se puede jugar mientras otro jugador tenga menos de 2 oficios. No tiene ningún efecto.
    .gist = Solo puntos
    .ruling-1 = Tus propios oficios no importan.
    .ruling-2 = En solitario no puedes jugarla.
# Private Forest
card-E045 = Bosque privado
    .text = Pon 1 madera en cada casilla de ronda par por venir; la recibes al principio de esa ronda.
    .gist = 1 madera en cada ronda par
    .ruling-1 = La madera está ahí para lo que tus otras cartas hacen al principio de esa ronda.
# Sack Cart
card-E046 = Carretilla de sacos
    .text = Pon 1 cereal en cada una de las casillas de las rondas 5, 8, 11 y 14 por venir; lo recibes al principio de esa ronda.
    .gist = 1 cereal en las rondas 5, 8, 11 y 14
# Lettuce Patch
card-E047 = Huerto de lechugas
    .text = Cuando siembras, puedes sembrar hortalizas también en esta carta, como en un campo. Cuando cosechas una aquí, puedes convertirla enseguida en 4 alimentos.
    .gist = Campo de hortalizas; cosecha: 4 alimentos
    .ruling-1 = Una hortaliza que conservas es después una corriente.
    .ruling-2 = Mientras tiene hortalizas, cuenta como campo de hortalizas.
    .ruling-3 = No es un campo en el recuento, pero las hortalizas que tiene cuentan.
    .ruling-4 = De varias cartas para hortalizas, esta se siembra primero.
# Reed Pond
card-E048 = Estanque de juncos
    .text = Pon 1 junco en cada una de las 3 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 junco en las próximas 3 rondas
    .ruling-1 = Menos si la partida termina antes.
# Writing Desk
card-E049 = Escritorio
    .text = Cuando juegas un oficio en una casilla de acción, puedes jugar después un segundo por 2 alimentos.
    .gist = Un segundo oficio por 2 alimentos
    .ruling-1 = No hay un tercer oficio en una acción.
    .ruling-2 = Las cartas que actúan cuando juegas un oficio actúan con los dos.
    .ruling-3 = Un oficio que se juega por una carta no es una acción así.
# Builder's Trowel
card-E050 = Paleta de albañil
    .text = En cualquier momento puedes reformar tu casa de madera en adobe, sin ninguna acción.
    .gist = Reforma a adobe en cualquier momento
    .ruling-1 = La reforma se sigue pagando.
    .ruling-2 = No vale para una reforma en piedra.
# Spindle
card-E051 = Huso
    .text = En la recolección de cada cosecha recibes 1 alimento si tienes 3 o 4 ovejas, 2 alimentos si tienes más.
    .gist = Cosecha: 1 alimento por 3 ovejas, 2 por 5
    .ruling-1 = Los animales cuentan estén donde estén.
# Stable
card-E052 = Establo
    .text = Construye gratis 1 establo.
    .gist = 1 establo gratis
    .ruling-1 = El establo puede estar dentro de un pastizal o en cualquier otro sitio.
    .ruling-2 = No puedes jugarla si no te queda ningún establo.
# Butter Churn
card-E053 = Mantequera
    .text = En la recolección de cada cosecha recibes 1 alimento por cada 3 ovejas y 1 alimento por cada 2 vacas.
    .gist = Cosecha: alimentos por ovejas y vacas
    .ruling-1 = Las ovejas y las vacas se cuentan por separado.
# Quarry
card-E054 = Cantera
    .text = Cada vez que usas Jornalero, recibes además 3 piedras.
    .gist = Jornalero: además 3 piedras
# Stone House Extension
card-E055 = Ampliación de la casa de piedra
    .text = Construye gratis una habitación de tu casa de piedra.
    .gist = 1 habitación de piedra gratis
    .ruling-1 = Pagas el coste de la carta y nada más por la habitación.
    .ruling-2 = No puedes jugarla sin una casa de piedra, o sin una parcela junto a ella.
# Stone Tongs
card-E056 = Tenazas para piedra
    .text = Cada vez que usas una de las dos casillas «1 piedra», recibes 1 piedra más.
    .gist = Casillas «1 piedra»: 1 piedra más
    .ruling-1 = Las demás casillas que dan piedra no cuentan.
# Dovecote
card-E057 = Palomar
    .text = Pon 1 alimento en cada casilla de ronda de la 10 a la 14 por venir; lo recibes al principio de esa ronda.
    .gist = 1 alimento en cada ronda desde la 10
# Animal Yard
card-E058 = Corral
    .text = Esta carta aloja 2 animales, de la misma especie o no.
    .gist = Aloja 2 animales de cualquier especie
    .ruling-1 = Las crías pueden vivir ahí.
    .ruling-2 = No es un pastizal, ni en el recuento ni para otras cartas.
# Drinking Trough
card-E059 = Abrevadero
    .text = Cada uno de tus pastizales aloja 2 animales más, con o sin establo.
    .gist = Cada pastizal aloja 2 animales más
    .ruling-1 = La casa y los establos sin cercar no alojan más que antes.
# Cattle Market
card-E060 = Mercado de ganado
    .text = Recibes 1 vaca.
    .gist = 1 vaca
    .ruling-1 = Puedes cocinar la vaca enseguida.
# Riding Plow
card-E061 = Arado con asiento
    .text = Dos veces en la partida puedes labrar hasta 3 campos en vez de 1 en «Labrar 1 campo» o «Labrar 1 campo y/o sembrar».
    .gist = Labra hasta 3 campos en vez de 1, dos veces
    .ruling-1 = Puedes parar después de 1 o 2 campos.
    .ruling-2 = En una acción usas un arado o la Grada, no dos de ellos.
    .ruling-3 = No vale para lo que se labra con otras cartas.
# Turnwrest Plow
card-E062 = Arado reversible
    .text = Una vez en la partida puedes labrar hasta 3 campos en vez de 1 en «Labrar 1 campo» o «Labrar 1 campo y/o sembrar».
    .gist = Labra hasta 3 campos en vez de 1, una vez
    .ruling-1 = Puedes parar después de 1 o 2 campos.
    .ruling-2 = En una acción usas un arado o la Grada, no dos de ellos.
    .ruling-3 = No vale para lo que se labra con otras cartas.
# Land Agent
card-E147 = Agente de fincas
    .text = Recibes enseguida 1 hortaliza, y 1 cereal cada vez que usas «1 hortaliza».
    .gist = 1 hortaliza; «1 hortaliza»: 1 cereal
# Academic
card-E148 = Académico
    .text = Cuenta como 2 oficios para las adquisiciones menores, y para los puntos del Alguacil y del Preceptor.
    .gist = Cuenta como 2 oficios
    .ruling-1 = Para el coste de un oficio cuenta una vez.
# Master Baker
card-E149 = Maestro panadero
    .text = Cuando otro jugador hornea pan, tú también puedes hornear pan. Recibes 1 alimento más por cada otra acción tuya de hornear pan.
    .gist = Si otro hornea pan, tú también puedes
    .ruling-1 = Por el pan que horneas porque lo hace otro jugador no recibes alimentos de más.
# Baker
card-E150 = Panadero
    .text = Puedes hornear pan enseguida, y al principio de la fase de alimentación de cada cosecha.
    .gist = Hornea pan ahora y en cada cosecha
    .ruling-1 = Es una sola acción, en la que cada adquisición para hornear se usa hasta su límite.
# Master Builder
card-E151 = Maestro de obras
    .text = Una vez, en cualquier momento en que tu casa tenga al menos 5 habitaciones, puedes añadir gratis una habitación.
    .gist = Con 5 habitaciones: 1 más gratis, una vez
# Berry Picker
card-E152 = Recolectora de bayas
    .text = Cuando tomas madera con la acción de un granjero, recibes 1 alimento.
    .gist = Al tomar madera: 1 alimento
    .ruling-1 = Cuenta una casilla que da madera de la reserva, y también el Material de construcción si eliges madera.
    .ruling-2 = La madera de cualquier otra carta no cuenta.
# Mendicant
card-E153 = Mendigo
    .text = Al final, hasta 2 fichas de mendicidad no te restan puntos.
    .gist = 2 de mendicidad no restan puntos
# Master Brewer
card-E154 = Maestro cervecero
    .text = En la fase de alimentación de cada cosecha puedes convertir 1 cereal en 3 alimentos.
    .gist = Cada cosecha: 1 cereal por 3 alimentos
# Bread Seller
card-E155 = Vendedor de pan
    .text = Cuando alguien hornea pan, tú también, recibes 1 alimento por cada cereal horneado.
    .gist = Pan de cualquiera: 1 alimento por cereal
# Brush Maker
card-E156 = Fabricante de cepillos
    .text = Los jabalíes que conviertes en alimentos van a esta carta. Al final: 1/2/3 puntos por 2/3/4 de ellos.
    .gist = 1, 2, 3 puntos por 2, 3, 4 jabalíes cocinados
    .ruling-1 = Donde varias de tus cartas quieren un animal, eliges tú; cada animal va a una carta.
    .ruling-2 = Cuentan los jabalíes que se cocinan porque no encuentran sitio.
# Thatcher
card-E157 = Techador
    .text = Cada habitación y cada reforma te cuesta 1 junco menos, y también el Molino de agua, la Casa de entramado, el Gallinero, la Casa de vacaciones, la Mansión y el Almacén de grano.
    .gist = Habitación, reforma, 6 cartas: 1 junco menos
    .ruling-1 = Se suma a otras cartas que rebajan un coste, y ningún coste baja de 0.
    .ruling-2 = Las cartas que amplían una casa cuestan lo que indican.
# Turner
card-E158 = Tornero
    .text = En cualquier momento puedes convertir madera en alimentos, 1 por 1.
    .gist = 1 alimento por 1 madera, cuando quieras
# Head of the Family
card-E159 = Cabeza de familia
    .text = Puedes usar las casillas para construir habitaciones y para ampliar la familia aunque haya en ellas granjeros de otros.
    .gist = Habitaciones y familia en casillas ocupadas
    .ruling-1 = No puedes usar una casilla en la que hay un granjero tuyo.
    .ruling-2 = En una casilla ocupada que ofrece una elección solo puedes construir una habitación o ampliar la familia.
# Farmer
card-E160 = Campesino
    .text = La próxima vez que construyas cercas recibes 1 jabalí, y cada vez posterior 1 vaca.
    .gist = Cercas: primero 1 jabalí, luego 1 vaca
    .ruling-1 = Recibes un animal, aunque cerques varios pastizales en una acción.
    .ruling-2 = Actúa también con el Pastizal pequeño, el Supervisor de cercas y el Cuidador de setos.
# Fisherman
card-E161 = Pescador
    .text = Cuando usas Pesca, puedes tomar el doble de los alimentos que hay. Después das 1 alimento al dueño de cada Caña de pescar, Balsa, Canoa, Nasa y Salabre de los demás.
    .gist = Pesca: el doble; una parte a los demás
    .ruling-1 = Pagas 1 alimento por cada carta, y nada por las tuyas.
    .ruling-2 = Puedes pagar con los alimentos que acabas de tomar.
# Meat Seller
card-E162 = Vendedor de carne
    .text = Si tienes un horno, en cualquier momento: oveja 2 alimentos, jabalí 3, vaca 4.
    .gist = Con un horno: animales en alimentos
    .ruling-1 = Solo es un horno una adquisición con «horno» en el nombre.
# Field Warden
card-E163 = Guarda rural
    .text = Puedes usar «1 hortaliza», «Labrar 1 campo» y «Labrar 1 campo y/o sembrar» aunque haya en ellas granjeros de otros.
    .gist = Usa 3 casillas de cultivo ocupadas
    .ruling-1 = No puedes usar una casilla en la que hay un granjero tuyo.
# Master Forester
card-E164 = Maestro forestal
    .text = Una casilla para todos, en la que se acumulan 2 maderas cada ronda. Los demás te pagan 2 alimentos antes de usarla.
    .gist = Casilla de madera; otros te pagan 2 alimentos
    .ruling-1 = Es una casilla distinta de las 2 maderas del tablero.
    .ruling-2 = Tú no pagas nada ahí.
# Yeoman Farmer
card-E165 = Hacendado
    .text = Al final solo pierdes puntos por parcelas sin utilizar y fichas de mendicidad.
    .gist = Solo restan mendicidad y huecos
    .ruling-1 = Tampoco pierdes puntos por los animales del Arrendatario.
    .ruling-2 = Lo que no pierdes no es negativo.
# Undergardener
card-E166 = Ayudante de hortelano
    .text = Cada vez que usas Jornalero, recibes además 1 hortaliza.
    .gist = Jornalero: además 1 hortaliza
# Conjurer
card-E167 = Prestidigitador
    .text = Cada vez que tomas los alimentos de Artistas ambulantes, recibes además 1 cereal.
    .gist = Artistas ambulantes: además 1 cereal
    .ruling-1 = En la casilla donde puedes construir una habitación en su lugar, solo cuentan los alimentos.
# Greengrocer
card-E168 = Verdulero
    .text = Cada vez que usas «1 cereal», recibes además 1 hortaliza.
    .gist = «1 cereal»: además 1 hortaliza
    .ruling-1 = El cereal que te da una carta no es un uso de la casilla.
# Storyteller
card-E169 = Cuentacuentos
    .text = Cuando tomas los alimentos de Artistas ambulantes, puedes dejar ahí 1 alimento y recibir por él 1 hortaliza.
    .gist = Artistas ambulantes: hortaliza por 1 alimento
# Estate Manager
card-E170 = Administrador de fincas
    .text = Al final: 2/3/4 puntos con 3/4/5 jugadores, si ningún otro jugador tiene más ovejas, más jabalíes ni más vacas que tú.
    .gist = Si nadie tiene más animales: 2 a 4 puntos
    .ruling-1 = Basta un empate.
# Dock Worker
card-E171 = Estibador
    .text = En cualquier momento: 1 adobe, 1 junco o 1 piedra por 3 maderas; 1 material distinto por 2 adobes, 2 juncos o 2 piedras.
    .gist = Cambia madera, adobe, junco y piedra
# Chief
card-E172 = Jefe
    .text = Al final: 1 punto por cada habitación de tu casa de piedra. Cuesta 2 alimentos más jugarlo.
    .gist = 1 punto por habitación de piedra
    .ruling-1 = Con él, una habitación de piedra vale 3 puntos en total.
# Chief's Daughter
card-E173 = Hija del jefe
    .text = Cuando otro jugador juega el Jefe, puedes jugar esta carta enseguida y gratis. Al final: 3 puntos por una casa de piedra, 1 por una de adobe.
    .gist = Casa de piedra: 3 puntos; de adobe: 1
    .ruling-1 = También puedes jugarla como cualquier otro oficio.
# Tutor
card-E174 = Preceptor
    .text = Al final: 1 punto por cada oficio que hayas jugado después de este.
    .gist = 1 punto por oficio posterior
    .ruling-1 = Los oficios cuentan en el orden en que se jugaron.
# Hedge Keeper
card-E175 = Cuidador de setos
    .text = Siempre que construyes al menos 1 cerca, puedes construir 3 más gratis.
    .gist = 3 cercas gratis cada vez
    .ruling-1 = Actúa siempre que construyes cercas, también por una carta como el Pastizal pequeño o el Supervisor de cercas.
    .ruling-2 = Puedes construir solo las 3 cercas, si cierran un pastizal.
# Woodcutter
card-E176 = Leñador
    .text = Cuando tomas madera con la acción de un granjero, recibes 1 madera más.
    .gist = Al tomar madera: 1 madera más
    .ruling-1 = Cuenta una casilla que da madera de la reserva; la madera de cartas, no.
    .ruling-2 = Si dejas toda la madera en la casilla, no se ha tomado ninguna.
# Wooden Hut Builder
card-E177 = Constructor de casas de madera
    .text = Al final: 1 punto por cada habitación de tu casa de madera.
    .gist = 1 punto por habitación de madera
# Hut Builder
card-E178 = Constructor de cabañas
    .text = Al principio de la ronda 11 puedes añadir gratis una habitación, salvo si vives en una casa de piedra. Solo se puede jugar hasta la ronda 4.
    .gist = Ronda 11: 1 habitación gratis
# Merchant
card-E179 = Mercader
    .text = Después de una acción de adquisición menor, o de mayor o menor, puedes pagar 1 alimento para hacerla otra vez.
    .gist = 1 alimento: repite la acción de adquisición
    .ruling-1 = Puedes repetir una acción una vez.
    .ruling-2 = Así, una acción de adquisición mayor o menor da dos mayores, dos menores o una de cada.
    .ruling-3 = Con el Hombre de negocios puedes repetir la adquisición menor en la casilla de jugador inicial, y a cada una le sigue otra más.
# Hobby Farmer
card-E180 = Agricultor aficionado
    .text = Recibes 1 hortaliza, que puedes sembrar enseguida en un campo vacío de tu granja.
    .gist = 1 hortaliza, para sembrar enseguida
    .ruling-1 = Con ella no siembras ninguna otra hortaliza, ni cereal, ni una carta de campo.
# Cook
card-E181 = Cocinero
    .text = En cada cosecha solo 2 de tus granjeros comen como siempre; cada uno de los demás come 1 alimento.
    .gist = Tras 2 granjeros, los demás comen 1 alimento
    .ruling-1 = El granjero de la Cabaña de juncos también es uno de tus granjeros.
# Charcoal Burner
card-E182 = Carbonero
    .text = Cuando alguien construye una adquisición para hornear pan, tú también, recibes 1 alimento y 1 madera.
    .gist = Adquisición que hornea: 1 alimento, 1 madera
    .ruling-1 = Hornean los Hogares y las Cocinas, y también todos los hornos.
# Basketmaker
card-E183 = Cestero
    .text = En cada cosecha puedes convertir 1 junco en 3 alimentos.
    .gist = Cada cosecha: 1 junco por 3 alimentos
# Grocer
card-E184 = Buhonero
    .text = Sobre esta carta hay un montón, de arriba abajo: junco, cereal, piedra, hortaliza, madera, adobe, junco, hortaliza. En cualquier momento puedes comprar lo de arriba por 1 alimento.
    .gist = Compra 8 recursos a 1 alimento cada uno
# Clay Firer
card-E185 = Cocedor de adobe
    .text = En cualquier momento puedes convertir 2 adobes en 1 piedra, o 3 adobes en 2 piedras.
    .gist = 2 adobes por 1 piedra, 3 adobes por 2
# Clay Seller
card-E186 = Vendedor de adobe
    .text = En cualquier momento puedes convertir 2 adobes en 1 oveja o 1 junco, 3 adobes en 1 jabalí o 1 piedra, y 4 adobes en 1 vaca.
    .gist = Adobe por animales, junco o piedra
# Clay Deliveryman
card-E187 = Repartidor de adobe
    .text = Pon 1 adobe en cada una de las casillas de las rondas 6 a 14 por venir, para el principio de esas rondas.
    .gist = 1 adobe en cada ronda desde la 6
# Clay Mixer
card-E188 = Mezclador de adobe
    .text = Cuando con la acción de un granjero tomas solo adobe, recibes 2 adobes más.
    .gist = Al tomar solo adobe: 2 adobes más
    .ruling-1 = Cuenta el adobe que eliges en una casilla.
# Lord of the Manor
card-E189 = Señor de la finca
    .text = Al final: 1 punto por cada categoría en la que tengas el máximo de puntos, 4.
    .gist = 1 punto por categoría con 4 puntos
    .ruling-1 = Cuatro establos cercados son una categoría así; las habitaciones y los granjeros, no.
# Maid
card-E190 = Criada
    .text = En cuanto vivas en una casa de adobe, pon 1 alimento en cada casilla de ronda restante, para el principio de esas rondas.
    .gist = Casa de adobe: 1 alimento por ronda por venir
    .ruling-1 = En una casa de adobe o de piedra actúa al jugarla.
    .ruling-2 = También cuenta una casa de madera que pasa a ser de piedra de una sola vez.
# Mason
card-E191 = Albañil
    .text = Una vez, en cualquier momento en que tengas una casa de piedra de al menos 4 habitaciones, puedes añadir gratis una habitación.
    .gist = 4 habitaciones de piedra: 1 gratis
# Patron
card-E192 = Mecenas
    .text = Cada vez que juegas un oficio posterior, recibes 2 alimentos antes de pagarlo.
    .gist = Cada oficio posterior: antes 2 alimentos
    .ruling-1 = Los 2 alimentos pueden pagar ese oficio.
    .ruling-2 = No da nada por sí mismo.
# Pastor
card-E193 = Párroco
    .text = Una vez, en cuanto seas el único con solo 2 habitaciones: 3 maderas, 2 adobes, 1 junco y 1 piedra.
    .gist = Único con 2 habitaciones: 7 recursos
# Plow Driver
card-E194 = Labrador
    .text = Mientras vivas en una casa de piedra, puedes pagar 1 alimento al principio de cada ronda para labrar 1 campo.
    .gist = Casa de piedra: 1 alimento labra 1 campo
    .ruling-1 = Ahí no ayudan ni los arados ni la Grada.
# Plow Maker
card-E195 = Fabricante de arados
    .text = Cuando labras en «Labrar 1 campo» o «Labrar 1 campo y/o sembrar», puedes pagar 1 alimento para labrar 1 campo más.
    .gist = Al labrar: 1 campo más por 1 alimento
    .ruling-1 = Labras antes de sembrar, de modo que también puedes sembrar el campo nuevo.
    .ruling-2 = Se puede combinar con un arado o la Grada.
    .ruling-3 = En «Labrar 1 campo», el pan que otra carta te permite hornear allí puede hornearse antes.
# Mushroom Collector
card-E196 = Recolectora de setas
    .text = Cuando tomas madera que hay en una casilla de acción, puedes dejar ahí 1 por 2 alimentos.
    .gist = Al tomar madera: 1 madera por 2 alimentos
    .ruling-1 = La madera debe haber estado en la casilla; lo que añaden la reserva o una carta no cuenta.
# Braggart
card-E197 = Fanfarrón
    .text = Al final: 1/3/5/7/9 puntos por al menos 5/6/7/8/9 adquisiciones delante de ti.
    .gist = Puntos desde 5 adquisiciones
# Ratcatcher
card-E198 = Cazador de ratas
    .text = En las rondas 10 y 12, cada otro jugador que tenga prole coloca un granjero menos. Solo se puede jugar hasta la ronda 9.
    .gist = Rondas 10 y 12: otros, 1 granjero menos
    .ruling-1 = La prole son el tercer, el cuarto y el quinto miembro de una familia.
    .ruling-2 = Quien se queda en casa come igualmente en la cosecha.
# Renovator
card-E199 = Reformador
    .text = Una reforma en adobe te cuesta 2 adobes menos; una en piedra, 2 piedras menos.
    .gist = Reformar: 2 adobes o 2 piedras menos
# Conservator
card-E200 = Restaurador
    .text = Puedes reformar una casa de madera en piedra de una sola vez.
    .gist = De madera a piedra en un paso
    .ruling-1 = El paso cuesta 1 piedra por habitación y 1 junco.
# Cattle Whisperer
card-E201 = Susurrador de vacas
    .text = Pon 1 vaca en las casillas de la 5.ª y la 9.ª ronda por venir, para el principio de esas rondas.
    .gist = 1 vaca dentro de 5 y de 9 rondas
# Seasonal Worker
card-E202 = Temporero
    .text = Cada vez que usas Jornalero, recibes además 1 cereal; a partir de la ronda 6, 1 hortaliza si lo prefieres.
    .gist = Jornalero: 1 cereal; más tarde, hortaliza
# Shepherd
card-E203 = Pastor
    .text = Con 4 ovejas o más en la fase de cría de una cosecha recibes 2 corderos, no 1, si encuentran sitio.
    .gist = 4 ovejas crían 2 corderos
    .ruling-1 = Con sitio para solo 1 oveja más, nace 1 cordero.
    .ruling-2 = Las ovejas que cocinas antes de la cría no cuentan entre las 4.
# Master Shepherd
card-E204 = Maestro pastor
    .text = Pon 1 oveja en cada una de las 3 próximas casillas de ronda, para el principio de esas rondas.
    .gist = 1 oveja en las próximas 3 rondas
    .ruling-1 = El Criador de ovejas no añade nada a estas ovejas.
# Reed Collector
card-E205 = Recolector de juncos
    .text = Pon 1 junco en cada una de las 4 próximas casillas de ronda, para el principio de esas rondas.
    .gist = 1 junco en las próximas 4 rondas
    .ruling-1 = La Nasa no te da nada por estos juncos.
# Swineherd
card-E206 = Porquero
    .text = Cada vez que usas «1 jabalí», recibes 1 jabalí más.
    .gist = «1 jabalí»: 1 jabalí más
    .ruling-1 = No vale en la casilla donde eliges entre animales.
# Stablehand
card-E207 = Peón de establo
    .text = Cuando construyes cercas, construyes además gratis 1 establo, una vez por acción.
    .gist = Cercas: 1 establo gratis
    .ruling-1 = El establo puede estar dentro del pastizal nuevo o en cualquier otro sitio.
    .ruling-2 = Las cercas del Supervisor de cercas alrededor de este establo no dan un segundo.
# Stablemaster
card-E208 = Maestro de establos
    .text = Uno de tus establos sin cercar aloja hasta 3 animales de una especie.
    .gist = Un establo sin cercar aloja 3 animales
    .ruling-1 = Los demás establos sin cercar alojan 1 animal cada uno.
    .ruling-2 = La Flauta de pastor no añade nada a ese establo, pero sí a los demás.
# Quarryman
card-E209 = Obrero de cantera
    .text = En cualquier momento puedes convertir piedra en alimentos, 1 piedra en 2.
    .gist = 2 alimentos por 1 piedra, cuando quieras
# Stone Carrier
card-E210 = Porteador de piedra
    .text = Cuando tomas piedra con la acción de un granjero, recibes 1 piedra más. Si vienen con ella otros materiales, esa piedra cuesta 1 alimento.
    .gist = Al tomar piedra: 1 piedra más
    .ruling-1 = La piedra de cartas no cuenta.
# Stonecutter
card-E211 = Cantero
    .text = Cada adquisición, cada habitación y cada reforma te cuesta 1 piedra menos.
    .gist = Construir cuesta 1 piedra menos
    .ruling-1 = Ningún coste baja de 0, así que la Madera de construcción no cuesta nada.
# Dancer
card-E212 = Bailarina
    .text = Cuando tomas los alimentos de Artistas ambulantes, recibes al menos 4, aunque solo haya de 1 a 3.
    .gist = Artistas ambulantes: al menos 4 alimentos
    .ruling-1 = Con el Cuentacuentos eliges cuál de los dos actúa primero.
# Stockman
card-E213 = Mozo de ganado
    .text = Recibes 1 vaca cuando construyes tu segundo establo, 1 jabalí con el tercero y 1 oveja con el cuarto.
    .gist = Un animal por los establos 2, 3 y 4
    .ruling-1 = Varios establos en una acción pueden darte varios animales.
# Potter
card-E214 = Alfarero
    .text = En cada cosecha puedes convertir 1 adobe en 2 alimentos.
    .gist = Cada cosecha: 1 adobe por 2 alimentos
# Tenant Farmer
card-E215 = Arrendatario
    .text = Recibes 1 oveja, 1 jabalí y 1 vaca. Antes del recuento devuelves 1 de cada, o pierdes 1 punto por cada uno que conservas o no tienes.
    .gist = 1 animal de cada especie, en préstamo
    .ruling-1 = No tienes que devolver los animales prestados, sino cualesquiera de la especie.
# Animal Keeper
card-E216 = Cuidador de animales
    .text = Animales de distintas especies pueden compartir un pastizal.
    .gist = Pastizales con especies mezcladas
    .ruling-1 = Un pastizal no aloja más animales que antes.
# Reeve
card-E217 = Alguacil
    .text = Recibes 4/3/2/1 maderas si juegas esta carta hasta la ronda 5/8/11/13. Al final: 3 puntos para cada jugador que tenga más oficios.
    .gist = Madera; 3 puntos al de más oficios
# Carpenter
card-E218 = Carpintero
    .text = Una habitación te cuesta 3 unidades del material de tu casa y 2 juncos.
    .gist = Habitaciones: 3 del material y 2 juncos
    .ruling-1 = Para una habitación usas solo una entre Hacha, Carpintero, Enlucidor de arcilla y Soportes de adobe.
# Feed Pellets
card-E338 = Pienso granulado
    .text = En cada fase de alimentación puedes cambiar 1 hortaliza por 1 animal de una especie que tengas.
    .gist = Cambia hortaliza por animal que tengas
    .ruling-1 = Un animal en cada cosecha.
    .ruling-2 = Necesitas un sitio para él, o lo cocinas.
# Guildmaster
card-E341 = Maestro del gremio
    .text = Recibes 4 maderas cuando construyes el Taller de ebanistería o juegas el Ebanista, 4 adobes con el Taller de alfarería o el Alfarero, 3 juncos con el Taller de cestería o el Cestero. Al jugar esta carta recibes 2 de lo mismo por cada uno de ellos que tengas delante.
    .gist = Talleres: 4 maderas, 4 adobes o 3 juncos
# Moldboard Plow
card-I063 = Arado de vertedera
    .text = Dos veces en la partida puedes labrar 2 campos en vez de 1 en «Labrar 1 campo».
    .gist = «Labrar 1 campo»: 2 campos, dos veces
    .ruling-1 = En una acción usas un arado o la Grada, no dos de ellos.
    .ruling-2 = No vale en «Labrar 1 campo y/o sembrar».
# Alms
card-I064 = Limosna
    .text = Recibes 1 alimento por cada ronda terminada.
    .gist = 1 alimento por ronda terminada
    .ruling-1 = La ronda en curso no ha terminado: en la ronda 5 recibes 4 alimentos.
# Baker's Kitchen
card-I065 = Obrador de panadero
    .text = Cuesta 2 piedras y un horno que devuelves. Hornear pan: 5 alimentos por cereal, para 2 cereales como máximo. Al jugarlo puedes hornear pan enseguida.
    .gist = Pan: 5 alimentos por cereal, hasta 2
    .ruling-1 = Solo es un horno una adquisición con «horno» en el nombre; una mayor vuelve al tablero.
    .ruling-2 = Él mismo no es un horno.
# Village Well
card-I066 = Pozo del pueblo
    .text = Cuesta el Pozo, que devuelves. Pon 1 alimento en cada una de las 3 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 alimento en las próximas 3 rondas
    .ruling-1 = Los alimentos que ha puesto el Pozo siguen siendo tuyos.
    .ruling-2 = El Pozo se puede construir de nuevo, con alimentos nuevos.
# Threshing Board
card-I067 = Trillo
    .text = Cada vez que usas «Labrar 1 campo» o «Labrar 1 campo y/o sembrar», puedes hornear pan después.
    .gist = Casillas de labrar: además hornea pan
# Harrow
card-I068 = Grada
    .text = Una vez en la partida puedes labrar 2 campos en vez de 1 en «Labrar 1 campo» o «Labrar 1 campo y/o sembrar». Cada otro jugador también puede hacerlo una vez, y te paga 2 alimentos por ello.
    .gist = Labra 2 campos una vez; otros, pagándote
    .ruling-1 = No puedes negarte a un jugador que paga.
    .ruling-2 = En una acción usas un arado o la Grada, no dos de ellos.
    .ruling-3 = Vale en las propias casillas: no con Campo, Vigilante del campo ni Labrador.
    .ruling-4 = Con el Fabricante de arados puedes labrar después un campo más.
# Strawberry Patch
card-I069 = Fresal
    .text = Pon 1 alimento en cada una de las 3 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 alimento en las próximas 3 rondas
    .ruling-1 = Los campos vacíos y los de cereales no cuentan.
# Punner
card-I070 = Pisón
    .text = Cuando otro jugador labra más de un campo con un arado o la Grada, puedes labrar 1 campo.
    .gist = Si otros labran más de 1 campo: labra 1
    .ruling-1 = El otro jugador debe labrar de verdad dos campos o más con esa acción.
# Holiday House
card-I071 = Casa de vacaciones
    .text = Ninguno de tus granjeros trabaja en la ronda 14. Solo se puede jugar hasta la ronda 13.
    .gist = Tus granjeros no trabajan en la ronda 14
    .ruling-1 = Pagas 3 maderas y 2 juncos, o 3 adobes y 2 juncos; ningún tejado te ahorra los juncos.
    .ruling-2 = Lo que llega al principio de la ronda 14 llega igualmente.
    .ruling-3 = En la ronda 14 ninguna de tus cartas actúa al principio ni al final de la fase de trabajo, y quien llega después tampoco trabaja.
    .ruling-4 = Tus cartas que responden a lo que hacen otros siguen actuando en la ronda 14.
# Goose Pond
card-I072 = Estanque de gansos
    .text = Pon 1 alimento en cada una de las 4 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 alimento en las próximas 4 rondas
# Guest
card-I073 = Invitado
    .text = En la próxima ronda puedes colocar también un invitado, como uno de tus granjeros.
    .gist = Un granjero más en la próxima ronda
    .ruling-1 = El invitado no es miembro de la familia: no necesita habitación, no come nada y trabaja además de 5 granjeros.
    .ruling-2 = Jugado en la ronda 14 no da nada.
# Grain Cart
card-I074 = Carro de grano
    .text = Cada vez que usas «1 cereal», recibes 2 cereales más.
    .gist = «1 cereal»: 2 cereales más
    .ruling-1 = Ni el cereal que te da una carta ni «1 hortaliza» lo ponen en marcha.
# Hand Mill
card-I075 = Molino de mano
    .text = En cada fase de alimentación: 1 cereal por 2 alimentos, o 2 cereales por 4 alimentos.
    .gist = Alimentar: 1 o 2 cereales a 2 alimentos
    .ruling-1 = Lo usas una vez por fase de alimentación.
# Rake
card-I076 = Rastrillo
    .text = Al final: 2 puntos si tienes 5 campos, o 6 campos si tienes delante la Grada, el Pisón, el Yugo o un arado.
    .gist = 2 puntos por 5 campos; con arado, 6
    .ruling-1 = Las cartas de campo no son campos aquí.
    .ruling-2 = Las herramientas de otros jugadores no importan.
# Shepherd's Crook
card-I077 = Cayado de pastor
    .text = Cada vez que cercas un pastizal nuevo de 4 parcelas o más, recibes por él 2 ovejas.
    .gist = Pastizal nuevo de 4 o más: 2 ovejas
    .ruling-1 = Una parte de un pastizal anterior no es uno nuevo, por grande que sea.
# Copse
card-I078 = Soto
    .text = Esta carta es un campo con 2 montones en el que solo crece madera. La madera se siembra y se cosecha como el cereal.
    .gist = Un campo para 2 montones de madera
    .ruling-1 = De 1 madera salen 3, de las que tomas una en cada recolección.
    .ruling-2 = No es un campo, ni para prerrequisitos ni en el recuento.
    .ruling-3 = El Labriego le añade; el Pequeño propietario y el Purín, no.
# Wood Cart
card-I079 = Carro de madera
    .text = Cada vez que un granjero tuyo toma madera que hay en una casilla de acción, recibes 2 maderas más.
    .gist = Al tomar madera: 2 maderas más
    .ruling-1 = No cuenta la madera de la reserva general, como en la casilla para cinco jugadores con junco y piedra.
# Spinney
card-I080 = Bosquecillo
    .text = Cada vez que otro jugador usa «3 maderas», recibes 1 de esas maderas.
    .gist = Otros en «3 maderas»: 1 es para ti
    .ruling-1 = No recibes nada de la casilla «4 maderas».
# Wooden Hut Extension
card-I081 = Ampliación de la casa de madera
    .text = Construye enseguida 1 habitación de tu casa de madera, sin más coste que el de esta carta.
    .gist = 1 habitación de madera enseguida
    .ruling-1 = Necesita una casa de madera y un sitio para la habitación.
# Wooden Crane
card-I082 = Grúa de madera
    .text = Cada vez que usas una de las dos casillas «1 piedra», recibes 1 piedra más; por 1 alimento puedes tomar 2 en su lugar.
    .gist = «1 piedra»: 1 más, o 2 por 1 alimento
    .ruling-1 = No vale para las casillas que dan junco y piedra juntos.
# Wooden Path
card-I083 = Camino de madera
    .text = Al final: 2 puntos si nadie tiene el Camino de arcilla ni el Camino empedrado.
    .gist = 2 puntos si nadie tiene mejor camino
    .ruling-1 = El Camino de arcilla o el Camino empedrado de alguien lo supera, también el tuyo.
# Chicken Coop
card-I084 = Gallinero
    .text = Pon 1 alimento en cada una de las 8 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 alimento en las próximas 8 rondas
    .ruling-1 = Pagas 2 maderas y 1 junco, o 2 adobes y 1 junco, nunca madera y adobe mezclados.
# Cooking Corner
card-I085 = Rincón para cocinar
    .text = Cuesta una Cocina que devuelves. En cualquier momento: hortaliza 4 alimentos, oveja 2, jabalí 3, vaca 4. Hornear pan: 3 alimentos por cereal.
    .gist = Mejor que la Cocina: cocina y hornea pan
    .ruling-1 = Un Hogar no sirve para pagarlo.
# Corn Storehouse
card-I086 = Almacén de grano
    .text = Después de la recolección de cada cosecha puedes sembrar cereales en campos vacíos; en cada uno se pone 1 cereal menos.
    .gist = Cosecha: siembra cereal, 1 menos por campo
    .ruling-1 = Es sembrar: actúan las cartas que actúan cuando siembras, y las que añaden cultivos los añaden.
    .ruling-2 = Pagas 2 maderas o 2 adobes, y 2 juncos.
    .ruling-3 = Va antes que el Ayudante de cosecha.
# Flagon
card-I087 = Jarra
    .text = Cada vez que alguien construye el Pozo o juega el Pozo del pueblo, recibes 4 alimentos y todos los demás 1; también ahora por cada uno de ellos que esté en juego.
    .gist = Cada Pozo: 4 alimentos, 1 para los demás
    .ruling-1 = Jugada más tarde, cuenta el Pozo y el Pozo del pueblo que están en juego.
    .ruling-2 = Un Pozo construido de nuevo vuelve a dar los alimentos.
# Lasso
card-I088 = Lazo
    .text = Puedes colocar dos granjeros seguidos si uno de ellos usa «1 oveja», «1 jabalí» o «1 vaca».
    .gist = Coloca 2 granjeros, 1 con animales
    .ruling-1 = El tercer granjero espera a tu próximo turno; con cuatro granjeros puedes usarlo dos veces en una ronda.
    .ruling-2 = La casilla en la que se elige un animal no es ninguna de las tres.
# Clay Path
card-I089 = Camino de arcilla
    .text = Al final: 2 puntos si nadie tiene el Camino empedrado.
    .gist = 2 puntos si nadie tiene Camino empedrado
# Planter Box
card-I090 = Jardinera
    .text = En cada campo junto a tu casa se ponen 2 cereales más o 1 hortaliza más de la reserva cuando lo siembras.
    .gist = Campos junto a la casa: más cultivos
    .ruling-1 = Junto significa que tiene un lado en común con una habitación.
    .ruling-2 = Tú dices qué cultivos siembras junto a la casa.
    .ruling-3 = Las cartas de campo no están junto a ninguna habitación.
# Ladder
card-I091 = Escalera
    .text = Pagas 1 junco menos por cada habitación y reforma, y por el Molino de agua, la Casa de entramado, el Gallinero, la Casa de vacaciones, la Mansión y el Almacén de grano.
    .gist = Habitación, reforma, 6 cartas: 1 junco menos
    .ruling-1 = Vale para cada habitación.
    .ruling-2 = Las cartas que amplían una casa cuestan lo que indican.
# Manure
card-I092 = Estiércol
    .text = Al final de cada ronda sin cosecha puedes tomar 1 cereal u hortaliza de cada uno de tus campos.
    .gist = Rondas sin cosecha: 1 cultivo por campo
    .ruling-1 = Eliges los campos uno a uno; las cartas de campo están entre ellos, pero la madera se queda.
    .ruling-2 = No es una cosecha: las cartas que actúan en una cosecha no hacen nada.
# Milking Shed
card-I093 = Sala de ordeño
    .text = Al principio de cada recolección recibes 1 alimento por cada 5 ovejas y por cada 3 vacas de todos los jugadores juntos.
    .gist = Cosecha: alimento por todo ganado
    .ruling-1 = Los animales en casas y en cartas también cuentan.
    .ruling-2 = Actúa antes que todo lo demás de la recolección.
# Paved Road
card-I094 = Camino empedrado
    .text = Al final: 2 puntos.
    .gist = 2 puntos al final
# Fish Trap
card-I095 = Nasa
    .text = 1 alimento más cada vez que usas Pesca u obtienes juncos en una casilla de acción.
    .gist = Pesca, casillas de junco: 1 alimento más
    .ruling-1 = Cuentan los juncos que eliges en una casilla; los de una carta, no.
# Reed Exchange
card-I096 = Intercambio de juncos
    .text = Recibes 2 juncos.
    .gist = 2 juncos
    .ruling-1 = Ni 1 por 1, ni 1 madera y 1 adobe por 2 juncos.
# Slaughterhouse
card-I097 = Matadero
    .text = Cuando otro jugador convierte animales en alimentos, recibes 1 alimento. Alimentas a tu familia después de todos los demás.
    .gist = Animales de otros a alimentos: 1 alimento
    .ruling-1 = No recibes nada por animales tuyos.
    .ruling-2 = Por muchos animales que un jugador convierta en alimentos en una fase de alimentación, recibes 1 alimento.
# Schnaps Distillery
card-I098 = Destilería de aguardiente
    .text = Una vez por cosecha: 1 hortaliza por 4 alimentos. Al final: 1 punto por tu quinta hortaliza y 1 por la sexta.
    .gist = Cosecha: 1 hortaliza por 4 alimentos; puntos
    .ruling-1 = Las hortalizas de los campos cuentan al final, y también las de cartas que las guardan para el recuento.
# Straw-thatched Roof
card-I099 = Tejado de paja
    .text = Ya no pagas juncos cuando construyes habitaciones o reformas.
    .gist = Habitaciones y reformas sin juncos
    .ruling-1 = El junco de una adquisición se sigue pagando.
# Tavern
card-I100 = Taberna
    .text = Una casilla de acción para todos: 3 alimentos. Solo tú puedes tomar ahí 2 puntos en su lugar.
    .gist = Casilla: 3 alimentos, o 2 puntos para ti
    .ruling-1 = Admite un granjero por ronda, como cualquier casilla de acción.
    .ruling-2 = No recibes nada cuando la usan otros.
# Animal Feed
card-I101 = Pienso
    .text = Justo antes del recuento recibes 1 animal más de cada especie que tengas, si hay sitio para él.
    .gist = Al final, 1 animal más de cada especie
    .ruling-1 = Puedes soltar otros animales para hacer sitio.
    .ruling-2 = Los campos de cereales y los de hortalizas cuentan por igual para los cuatro.
# Wildlife Reserve
card-I102 = Reserva natural
    .text = Aloja 1 oveja, 1 jabalí y 1 vaca.
    .gist = Aloja 1 oveja, 1 jabalí y 1 vaca
    .ruling-1 = Las crías pueden vivir ahí, pero no es un pastizal en el recuento.
# Water Mill
card-I103 = Molino de agua
    .text = Al final de cada recolección, cada jugador puede convertir aquí 1 cereal en 3 alimentos. Los demás te dan 1 de esos alimentos.
    .gist = Cosecha: 1 cereal por 3 alimentos, para todos
    .ruling-1 = Cada jugador lo usa una vez por cosecha, y tú no das nada a nadie.
    .ruling-2 = Quien se pierde la cosecha no puede usarlo; si eres tú, los demás sí pueden.
# Weekly Market
card-I104 = Mercado semanal
    .text = Recibes 2 hortalizas.
    .gist = 2 hortalizas
    .ruling-1 = Necesitas los 3 cereales antes de que las hortalizas te den nada.
# Fieldsman
card-I219 = Labriego
    .text = Cuando siembras 1 campo, se ponen en él 2 más de lo que siembras; cuando siembras 2 campos, 1 más en cada uno.
    .gist = Sembrar solo 1 o 2 campos: 2 o 1 más
    .ruling-1 = Cuando siembras 3 campos o más, no se añade nada.
    .ruling-2 = Cada montón de una carta de campo es un campo; la madera de una carta también recibe más.
    .ruling-3 = Cuentan todos los campos de una acción, los siembres en los pasos que los siembres.
# Well Builder
card-I220 = Pocero
    .text = El Pozo es para ti una adquisición menor y te cuesta 1 madera y 1 piedra.
    .gist = Pozo por 1 madera y 1 piedra, como menor
    .ruling-1 = Después de mejorarlo a Pozo del pueblo puedes construir otra vez el Pozo por este coste.
# Village Elder
card-I221 = Anciano del pueblo
    .text = Con al menos 1/3/6/9 rondas restantes recibes enseguida 1/2/3/4 maderas. Al final: 3 puntos para cada jugador que tenga más adquisiciones.
    .gist = Madera; 3 puntos al de más adquisiciones
    .ruling-1 = Cuentan las adquisiciones mayores y las menores, y recibe los puntos cada jugador que tenga más.
# Social Climber
card-I222 = Arribista
    .text = Cuando reformas, recibes 3/2/1 piedras como primer/segundo/tercer jugador con la casa de ese material.
    .gist = Reformar pronto: 3, 2 o 1 piedras
    .ruling-1 = La piedra llega antes que la adquisición de la misma acción.
    .ruling-2 = Quien reforma directamente de madera a piedra cuenta solo entre las casas de piedra.
    .ruling-3 = Las reformas anteriores a jugarlo no dan nada.
# Harvest Helper
card-I223 = Ayudante de cosecha
    .text = Entre la recolección y la alimentación puedes tomar 1 cereal de un campo de otro jugador, que recibe 2 alimentos de la reserva general.
    .gist = Cosecha: 1 cereal de un campo ajeno
    .ruling-1 = Nunca toma de tus propios campos, pero puede tomar del Terreno de cultivo de alguien.
    .ruling-2 = El Almacén de grano siembra antes.
# Field Worker
card-I224 = Peón de campo
    .text = Cada vez que otro jugador siembra, recibes 1 cereal con 3 jugadores, 1 alimento con más.
    .gist = Otros siembran: 1 alimento; entre 3, 1 cereal
    .ruling-1 = Varios campos en una acción cuentan una vez.
# Field Watchman
card-I225 = Vigilante del campo
    .text = Cada vez que usas «1 cereal», puedes labrar 1 campo después.
    .gist = «1 cereal»: además labra 1 campo
    .ruling-1 = No es un uso de una casilla de labrar, así que no se le une nada que la necesite.
# Gardener
card-I226 = Hortelano
    .text = Las hortalizas que cosechas vienen de la reserva; las de tus campos se quedan ahí.
    .gist = Hortalizas cosechadas: siguen ahí
    .ruling-1 = Las hortalizas de las cartas de campo también se quedan.
# Church Warden
card-I227 = Sacristán
    .text = Con al menos 1/3/6/9 rondas restantes recibes enseguida 1/2/3/4 maderas. Al final: 3 puntos para cada jugador que haya colocado 5 granjeros o más en la ronda 14.
    .gist = Madera; 5 granjeros al final: 3 puntos
    .ruling-1 = Los granjeros que se quedaron en casa o acaban de nacer no cuentan.
# Businessman
card-I228 = Hombre de negocios
    .text = En la casilla de jugador inicial puedes construir o jugar una adquisición más después de la menor.
    .gist = Jugador inicial: una adquisición más
    .ruling-1 = Debes jugar primero la adquisición menor.
    .ruling-2 = Con el Vendedor ambulante puedes jugar ahí 3 adquisiciones menores.
# Sycophant
card-I229 = Adulador
    .text = Los demás jugadores te pagan 1 alimento antes de usar «1 cereal». Cada vez que alguien la usa, tú también, recibes además 1 alimento de la reserva general.
    .gist = Alimentos cuando alguien usa «1 cereal»
    .ruling-1 = Quien no puede pagar no puede usar la casilla.
    .ruling-2 = El cereal que da una carta no lo pone en marcha.
# Clay Digger
card-I230 = Arcillero
    .text = Pon 3 adobes en esta casilla de acción para todos, que recibe 1 adobe cada ronda. Los demás te pagan 3 alimentos por usarla.
    .gist = Casilla de adobe; otros te pagan 3 alimentos
    .ruling-1 = Tú no pagas nada por ella.
    .ruling-2 = Es una casilla además de «1 adobe» y las demás casillas de adobe.
# Manservant
card-I231 = Criado
    .text = En cuanto vivas en una casa de piedra, pon 3 alimentos en cada casilla de ronda restante; los recibes al principio de esas rondas.
    .gist = Casa de piedra: 3 alimentos por ronda
    .ruling-1 = Jugado en una casa de piedra, pone los alimentos enseguida.
# Midwife
card-I232 = Comadrona
    .text = Cuando la familia de otro jugador se amplía y es entonces mayor que la tuya, recibes 1 alimento, o 2 si es mayor en 2 o más.
    .gist = Alimentos si otra familia supera la tuya
    .ruling-1 = Los alimentos vienen de la reserva general.
    .ruling-2 = Unos gemelos son una sola ampliación: se mira la familia cuando están los dos.
# Farm Steward
card-I233 = Administrador de la granja
    .text = Cuando vivas en una casa de adobe o de piedra, tu próxima ampliación familiar en una casilla de acción no exige habitación.
    .gist = Adobe o piedra: 1 niño sin habitación
    .ruling-1 = Se gasta con tu próxima ampliación en una casilla de acción en una casa así, con sitio o sin él.
    .ruling-2 = En la casilla de ampliación con sitio puedes jugar igualmente la adquisición menor.
# Wood Buyer
card-I234 = Comprador de madera
    .text = Cuando otro jugador recibe madera por una acción, puedes comprarle 1 madera por 1 alimento.
    .gist = Otros toman madera: 1 por 1 alimento
    .ruling-1 = El otro jugador no puede negarse.
    .ruling-2 = Actúa también en la casilla para cinco jugadores que da junco, piedra y madera.
# Wood Collector
card-I235 = Recolector de madera
    .text = Pon 1 madera en cada una de las 5 próximas casillas de ronda; la recibes al principio de esas rondas.
    .gist = 1 madera en las próximas 5 rondas
    .ruling-1 = La madera de una ronda puede pagar el establo del Mozo de cuadra en esa ronda.
# Hide Farmer
card-I236 = Granjero de una yugada
    .text = Justo antes del recuento puedes pagar 1 alimento por cualquiera de tus parcelas sin utilizar; esas no te restan puntos.
    .gist = Al final: 1 alimento salva 1 parcela sin usar
    .ruling-1 = No se pueden convertir animales en alimentos para ello, porque la última cría ya ha pasado.
# Juggler
card-I237 = Malabarista
    .text = Cada vez que tomas los alimentos de Artistas ambulantes, puedes tomar otro tanto. Después das a los demás 1 alimento por cada Mago, Prestidigitador, Músico callejero, Titiritero, Acróbata, Bailarina, Adiestrador de animales y Cuentacuentos que tengan delante.
    .gist = Artistas: el doble de alimentos
    .ruling-1 = Tus propias cartas no cuestan nada, y un jugador con dos de ellas recibe 2 alimentos.
    .ruling-2 = Con el Cuentacuentos eliges cuál de los dos actúa primero.
# Chamberlain
card-I238 = Chambelán
    .text = Al principio de la ronda 11, o ahora si ya ha pasado, se revelan las cartas de ronda restantes; solo tú puedes usarlas antes de su ronda.
    .gist = Desde la ronda 11, usa cartas por venir
    .ruling-1 = A partir de entonces todos los jugadores ven las cartas.
# Corn Profiteer
card-I239 = Especulador de grano
    .text = En cualquier momento: 1 cereal por 3 alimentos, salvo si otro jugador te compra el cereal por 2 alimentos.
    .gist = 1 cereal por 3 alimentos, o 2 si otro compra
    .ruling-1 = Si varios jugadores quieren el cereal, eliges quién lo recibe.
    .ruling-2 = Solo se pregunta a los jugadores que pueden pagar, y de nuevo por cada cereal.
# Cowherd
card-I240 = Vaquero
    .text = Cada vez que usas «1 vaca», recibes 1 vaca más.
    .gist = «1 vaca»: 1 vaca más
    .ruling-1 = No vale en la casilla en la que se elige un animal.
# Clay Plasterer
card-I241 = Enlucidor de arcilla
    .text = Reformar tu casa de madera en adobe te cuesta 1 adobe y 1 junco; cada habitación de una casa de adobe, 3 adobes y 2 juncos.
    .gist = Construir y reformar adobe: rebaja
    .ruling-1 = Es un coste propio: el Carpintero, el Hacha o los Soportes de adobe no se le suman, pero sí el Ladrillero.
# Clay Hut Builder
card-I242 = Constructor de cabañas de adobe
    .text = En cuanto vivas en una casa de adobe o de piedra, pon 2 adobes en cada una de las 5 próximas casillas de ronda; los recibes al principio de esas rondas.
    .gist = Casa de adobe: 2 adobes por ronda, 5 veces
    .ruling-1 = Jugado en una casa de adobe o de piedra, pone el adobe enseguida.
    .ruling-2 = Actúa una vez en la partida, también cuando reformas directamente de madera a piedra.
# Bricklayer
card-I243 = Ladrillero
    .text = Pagas 1 adobe menos por cada adquisición y reforma, y 2 adobes menos por cada habitación.
    .gist = Construir cuesta 1 o 2 adobe menos
    .ruling-1 = También cuenta el adobe que pagas en lugar de otra cosa.
# Layabout
card-I244 = Holgazán
    .text = No participas en la próxima cosecha.
    .gist = Sin parte en la próxima cosecha
    .ruling-1 = No recoges cultivos, no alimentas a nadie y tus animales no crían.
    .ruling-2 = Jugado en una ronda con cosecha, es esa cosecha la que te pierdes.
    .ruling-3 = Lo que los demás hacen en esa cosecha no activa ninguna de tus cartas.
# Market Crier
card-I245 = Pregonero
    .text = Cada vez que usas «1 cereal», puedes tomar 1 cereal más y 1 hortaliza. Después cada otro jugador recibe 1 cereal.
    .gist = «1 cereal»: 1 más y una hortaliza
    .ruling-1 = El cereal que te da una carta no lo pone en marcha.
# Milking Hand
card-I246 = Ordeñador
    .text = En la recolección de cada cosecha recibes 1/2/3 alimentos por 1/3/5 vacas. Al final: 1 punto por cada 2 vacas.
    .gist = Alimentos y puntos por vacas
    .ruling-1 = Por 2 vacas recibes 1 alimento.
    .ruling-2 = Solo actúa en las cosechas.
# Butcher
card-I247 = Carnicero
    .text = En cualquier momento: oveja 1 alimento, jabalí 2, vaca 3.
    .gist = Cambia animales en alimentos
# Net Fisherman
card-I248 = Pescador con red
    .text = Si en esta ronda un granjero tuyo tomó juncos en una casilla de acción, en el regreso a casa tomas todos los alimentos que hay en Pesca.
    .gist = Juncos tomados: luego, los de Pesca
    .ruling-1 = Cuentan los juncos que eliges en una casilla; los de una carta, no.
# Puppeteer
card-I249 = Titiritero
    .text = Cuando otro jugador toma los alimentos de Artistas ambulantes, puedes pagar 1 alimento para jugar un oficio.
    .gist = Otros en Artistas: juega un oficio
    .ruling-1 = Necesitas el alimento antes de que actúe el oficio, aunque este dé alguno.
    .ruling-2 = Quien construye una habitación en la casilla para cinco jugadores no lo pone en marcha.
    .ruling-3 = Puedes pagar con el alimento que te acaban de dar las cartas del otro jugador.
# Sheep Whisperer
card-I250 = Susurradora de ovejas
    .text = Pon 1 oveja en las casillas de la 4.ª, la 7.ª, la 9.ª y la 11.ª ronda por venir; la recibes al principio de esas rondas.
    .gist = 1 oveja dentro de 4, 7, 9 y 11 rondas
    .ruling-1 = El Criador de ovejas no añade nada a estas ovejas.
# Reed Buyer
card-I251 = Comprador de juncos
    .text = Cuando se toman juncos por primera vez en una ronda, y los toma otro jugador, puedes comprarle 1 por 1 alimento. Ese jugador recibe además 1 alimento de la reserva.
    .gist = Otros toman juncos: compra 1 por 1 alimento
    .ruling-1 = El otro jugador no puede negarse.
    .ruling-2 = Si tomas tú los primeros juncos de una ronda, la carta no hace nada en esa ronda.
    .ruling-3 = Los juncos que llegan de casillas de ronda no cuentan.
# Pig Breeder
card-I252 = Criador de cerdos
    .text = Recibes enseguida 1 jabalí. Al final de la ronda 12 tus jabalíes crían, si hay sitio para la cría.
    .gist = 1 jabalí; crían tras la ronda 12
    .ruling-1 = Necesita dos jabalíes y un sitio para el tercero, como toda cría.
# Pig Catcher
card-I253 = Cazador de cerdos
    .text = Cuando tomas madera que hay en una casilla de acción, puedes dejar ahí 2 por 1 jabalí.
    .gist = Al tomar madera: 2 maderas por 1 jabalí
    .ruling-1 = La madera debe haber estado en la casilla; lo que añaden la reserva o una carta no cuenta.
# Groom
card-I254 = Mozo de cuadra
    .text = Mientras vivas en una casa de piedra, puedes construir 1 establo por 1 madera al principio de cada ronda.
    .gist = Casa de piedra: 1 establo, 1 madera
    .ruling-1 = La madera que llega al principio de la ronda puede pagarlo.
    .ruling-2 = El Supervisor de cercas puede cercar el establo nuevo.
# Stone Buyer
card-I255 = Comprador de piedra
    .text = Cuando se toma piedra por primera vez en una ronda, y la toma otro jugador, puedes comprarle 1 por 1 alimento. Ese jugador recibe además 1 alimento de la reserva.
    .gist = Otros toman piedra: compra 1 por 1 alimento
    .ruling-1 = El otro jugador no puede negarse.
    .ruling-2 = Si tomas tú la primera piedra de una ronda, la carta no hace nada en esa ronda.
    .ruling-3 = La piedra que llega de casillas de ronda no cuenta.
# Stone Carver
card-I256 = Escultor
    .text = Una vez por cosecha: 1 piedra por 3 alimentos.
    .gist = Cada cosecha: 1 piedra por 3 alimentos
# Street Musician
card-I257 = Músico callejero
    .text = Cada vez que otro jugador toma los alimentos de Artistas ambulantes, recibes 1 cereal.
    .gist = Otros en Artistas ambulantes: 1 cereal
    .ruling-1 = Quien construye una habitación en la casilla para cinco jugadores no lo pone en marcha.
# Cabinetmaker
card-I258 = Ebanista
    .text = Una vez por cosecha: 1 madera por 2 alimentos.
    .gist = Cada cosecha: 1 madera por 2 alimentos
# Animal Dealer
card-I259 = Tratante de ganado
    .text = Cada vez que usas «1 oveja», «1 jabalí» o «1 vaca», puedes comprar 1 animal más de esa especie por 1 alimento.
    .gist = Casillas de animales: uno más por 1 alimento
    .ruling-1 = No vale en la casilla en la que se elige un animal.
# Taster
card-I260 = Catador
    .text = Cuando otro es el jugador inicial, puedes darle 1 alimento y colocar tu primer granjero antes que todos.
    .gist = 1 alimento: coloca primero en la ronda
    .ruling-1 = El jugador inicial coloca a continuación, y después tienes aún tu turno habitual.
# Outrider
card-I261 = Batidor
    .text = Cada vez que usas la última carta de ronda revelada, recibes 1 cereal.
    .gist = Última carta de ronda: 1 cereal
    .ruling-1 = La última carta es la de la ronda en curso.
# Water Carrier
card-I262 = Aguador
    .text = Cada vez que alguien construye el Pozo, pon 1 alimento en cada casilla de ronda restante; también ahora si ya está construido. Lo recibes al principio de esas rondas.
    .gist = Pozo construido: 1 alimento por ronda
    .ruling-1 = El Pozo del pueblo no da nada, pero sí un Pozo construido de nuevo.
# Fence Builder
card-I263 = Constructor de cercas
    .text = Pon una de tus cercas en una casilla de acción a elegir. Cuando uses esa casilla, puedes además construir cercas.
    .gist = Una casilla a elegir: además cercas
    .ruling-1 = Puedes elegir cualquier casilla en juego, también una en una carta.
    .ruling-2 = La cerca de la casilla ya no se puede construir.
    .ruling-3 = Construyes después de todo lo demás de esa casilla, y pagas las cercas.
    .ruling-4 = No puedes jugarlo si no te queda ninguna cerca.
    .ruling-5 = El uso de una casilla en el que lo juegas no cuenta.
# Fencer
card-I264 = Cercador
    .text = Cada vez que otro jugador construye cercas, recibes 1 madera, o 2 maderas por 5 cercas o más.
    .gist = Otros construyen cercas: 1 o 2 maderas
    .ruling-1 = Todas las cercas de una acción cuentan juntas.
# Fence Deliveryman
card-I265 = Repartidor de cercas
    .text = Pon 4 de tus cercas en cada una de las casillas de la 6.ª y la 10.ª ronda por venir. Al principio de esas rondas puedes pagar 2 alimentos para construirlas.
    .gist = 4 cercas dentro de 6 y 10 rondas, 2 alimentos
    .ruling-1 = Las cercas de casillas de ronda no se pueden construir de otro modo.
    .ruling-2 = Pagas 2 alimentos aunque construyas menos de 4.
    .ruling-3 = Las que no construyes vuelven a ser tuyas.
    .ruling-4 = Las casillas después de la última ronda no reciben ninguna.
# Clay Deposit
card-I337 = Yacimiento de arcilla
    .text = Una casilla de acción para todos: te pagan 1 alimento y toman 5 adobes. Tú no pagas nada, y puedes tomar ahí 2 puntos en su lugar.
    .gist = Casilla: 5 adobes; otros te pagan
    .ruling-1 = Admite un granjero por ronda, como cualquier casilla de acción.
# Rancher
card-I340 = Ranchero
    .text = Al principio de cada ronda recibes 1 madera si utilizas más parcelas que cada uno de los demás.
    .gist = Más parcelas: 1 madera por ronda
    .ruling-1 = Un empate no da nada.
# Acreage
card-K105 = Terreno de cultivo
    .text = Esta carta es un campo con 2 montones en el que solo crecen cereales.
    .gist = Planta 2 montones de cereales
    .ruling-1 = Cada montón con cereales cuenta como campo de cereales para prerrequisitos.
    .ruling-2 = No es un campo en el recuento, pero los cereales que tiene cuentan.
# Bakehouse
card-K106 = Panadería
    .text = Hornear pan: 5 alimentos por cereal, para 2 cereales como máximo. Al jugarla puedes hornear pan enseguida.
    .gist = Pan: 5 alimentos por cereal, hasta 2
    .ruling-1 = Solo se puede devolver una carta con «horno» en el nombre; el Obrador de panadero no lo es.
    .ruling-2 = Un Horno de adobe u Horno de piedra que devuelves lo puede construir de nuevo cualquiera.
# Lumber
card-K107 = Madera de construcción
    .text = Recibes 3 maderas.
    .gist = 3 maderas
    .ruling-1 = Con el Cantero no cuesta nada.
# Beehive
card-K108 = Colmena
    .text = Pon 2 alimentos en cada casilla de ronda par por venir; los recibes al principio de esa ronda.
    .gist = 2 alimentos en cada ronda par
# Spit Roast
card-K109 = Asado al espetón
    .text = Cuando conviertes animales en alimentos en una fase de alimentación, recibes 1 alimento más, una vez en cada fase de alimentación.
    .gist = Alimentar con animales: 1 alimento más
    .ruling-1 = Un alimento por fase de alimentación, por muchos animales que cocines.
# Brewery
card-K110 = Cervecería
    .text = Una vez por cosecha: 1 cereal por 3 alimentos. Al final: 1 punto por tu noveno cereal.
    .gist = Cada cosecha: 1 cereal por 3 alimentos
    .ruling-1 = Cuentan los cereales de la reserva, de los campos y de las cartas.
# Bread Paddle
card-K111 = Pala de panadero
    .text = Cada vez que juegas un oficio, puedes además hornear pan.
    .gist = Cada oficio: hornea pan
    .ruling-1 = Actúa también cuando el Titiritero o la Educadora te dejan jugar el oficio.
# Bookshelf
card-K112 = Estantería
    .text = Cada vez que juegas un oficio, recibes 3 alimentos antes de pagarlo.
    .gist = Cada oficio: antes 3 alimentos
    .ruling-1 = Los alimentos pueden pagar el oficio.
# Flail
card-K113 = Mayal
    .text = Después de «Labrar 1 campo» o «Labrar 1 campo y/o sembrar» puedes además hornear pan.
    .gist = Casillas de labrar: además hornea pan
    .ruling-1 = Puedes hornear sea cual sea la acción de la casilla que hayas hecho.
# Duck Pond
card-K114 = Estanque de patos
    .text = Pon 1 alimento en cada una de las 3 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 alimento en las próximas 3 rondas
# Swing Plow
card-K115 = Arado sin avantrén
    .text = Dos veces en la partida puedes labrar hasta 3 campos en vez de 1 en «Labrar 1 campo».
    .gist = Labra hasta 3 campos, dos veces
    .ruling-1 = Puedes parar después de 1 o 2 campos.
    .ruling-2 = En una acción usas un arado o la Grada, no dos de ellos.
    .ruling-3 = No vale en «Labrar 1 campo y/o sembrar».
# Granary
card-K116 = Granero
    .text = Pon 1 cereal en cada una de las casillas de las rondas 8, 10 y 12 por venir; lo recibes al principio de esa ronda.
    .gist = 1 cereal en las rondas 8, 10 y 12
    .ruling-1 = Pagas 3 maderas o 3 adobes, sin mezclar.
    .ruling-2 = Recibir el cereal no es un uso de «1 cereal».
# Greenhouse
card-K117 = Invernadero
    .text = Pon 1 hortaliza en las casillas de la 4.ª y la 7.ª ronda por venir. Al principio de esas rondas puedes comprarla por 1 alimento.
    .gist = Hortaliza por 1 alimento en 4 y 7 rondas
    .ruling-1 = Una hortaliza que no compras vuelve a la reserva.
# Liquid Manure
card-K118 = Purín
    .text = En cada campo que siembras se pone 1 cereal u hortaliza más de la reserva.
    .gist = Sembrar: 1 cultivo más por campo
    .ruling-1 = Lo que sembraste antes de jugarlo se queda como está.
    .ruling-2 = También lo reciben las cartas de campo para cereales y hortalizas; la madera, no.
    .ruling-3 = Se suma a todas las cartas que ponen más en los campos.
# Crooked Plow
card-K119 = Arado curvo
    .text = Una vez en la partida puedes labrar hasta 3 campos en vez de 1 en «Labrar 1 campo».
    .gist = Labra hasta 3 campos, una vez
    .ruling-1 = Puedes parar después de 1 o 2 campos.
    .ruling-2 = En una acción usas un arado o la Grada, no dos de ellos.
    .ruling-3 = No vale en «Labrar 1 campo y/o sembrar».
# House Goat
card-K120 = Cabra doméstica
    .text = Recibes 1 alimento en cada fase de alimentación. Ningún otro animal puede vivir en tu casa.
    .gist = 1 alimento por cosecha; sola en la casa
    .ruling-1 = Una mascota que no tiene otro sitio se cocina o se suelta al jugarla.
    .ruling-2 = A su lado, el Domador de animales no tiene efecto.
# Sawhorse
card-K121 = Caballete
    .text = Tu próximo establo no cuesta nada, ni tampoco la 3.ª, la 6.ª, la 9.ª, la 12.ª y la 15.ª de tus cercas.
    .gist = 1 establo y cada tercera cerca, gratis
    .ruling-1 = Las cercas se cuentan como están en tu granja cuando construyes.
    .ruling-2 = Una cerca gratis que no construyes en una acción no se guarda para después.
    .ruling-3 = Se suma al Cuidador de setos.
    .ruling-4 = Un establo que de todos modos no cuesta nada es también el próximo establo.
# Sawmill
card-K122 = Serrería
    .text = Una vez por cosecha: 1 madera por 3 alimentos. Al final: 1/2/3 puntos por 2/4/5 maderas.
    .gist = Cosecha: 1 madera por 3 alimentos; puntos
    .ruling-1 = Un Taller de ebanistería construido de nuevo da su intercambio, pero ningún punto adicional.
# Wooden Strongbox
card-K123 = Cofre de madera
    .text = Al final: 2 puntos por 5 habitaciones, 4 puntos por 6 o más.
    .gist = 5 habitaciones: 2 puntos; 6 o más: 4
    .ruling-1 = Las habitaciones pueden ser de adobe o de piedra.
# Yoke
card-K124 = Yugo
    .text = Puedes labrar enseguida 1 campo por cada arado y por la Grada, los haya jugado quien los haya jugado.
    .gist = Labra 1 campo por cada arado en juego
    .ruling-1 = Los oficios no son arados, y los arados de una mano no cuentan.
# Broom
card-K125 = Escoba
    .text = Todas las adquisiciones menores de tu mano salen de la partida; roba 7 nuevas. Puedes jugar enseguida 1 de ellas.
    .gist = Roba 7 menores y juega 1
    .ruling-1 = La adquisición que juegas enseguida se paga, y su prerrequisito debe cumplirse.
# Landing Net
card-K126 = Salabre
    .text = 2 alimentos cada vez que obtienes juncos en una casilla de acción, o 1 alimento si vienen con ellos otros materiales.
    .gist = Casillas de junco: 2 alimentos; mixtas, 1
# Clapper
card-K127 = Carraca
    .text = Cuando usas una casilla de ampliación familiar, y ahora si has usado una en esta ronda, pon 1 cereal en cada uno de tus campos que tenga cereales.
    .gist = Ampliar familia: 1 cereal por campo de cereal
    .ruling-1 = Cada montón con cereales del Terreno de cultivo recibe uno.
    .ruling-2 = La casilla para cinco jugadores cuenta si la usaste para ampliar la familia.
    .ruling-3 = La ampliación que da una carta no cuenta.
# Cooking Hearth
card-K128 = Cocina
    .text = En cualquier momento: hortaliza 3 alimentos, oveja 2, jabalí 3, vaca 4. Hornear pan: 3 alimentos por cereal.
    .gist = Cocina hortaliza y animal; hornea pan
    .ruling-1 = Un Hogar que devuelves lo puede construir de nuevo cualquiera.
# Corn Sheaf
card-K129 = Gavilla de cereal
    .text = Recibes 1 cereal.
    .gist = 1 cereal
# Herb Garden
card-K130 = Jardín de hierbas
    .text = Pon 1 alimento en cada una de las 5 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 alimento en las próximas 5 rondas
# Clay Pit
card-K131 = Mina de arcilla
    .text = Cada vez que usas Jornalero, recibes además 3 adobes.
    .gist = Jornalero: además 3 adobes
# Clay Hut Extension
card-K132 = Ampliación de la casa de adobe
    .text = Añade 1 habitación a tu casa de adobe, por la que no pagas nada más.
    .gist = 1 habitación de adobe enseguida
    .ruling-1 = No puedes jugarla en una casa de madera ni de piedra.
# Milking Stool
card-K133 = Taburete de ordeño
    .text = En la recolección recibes 1/2/3 alimentos por 1/3/5 vacas. Al final: 1 punto por cada 2 vacas.
    .gist = Alimentos y puntos por vacas
    .ruling-1 = Solo actúa en las cosechas.
# Ox Team
card-K134 = Yunta de bueyes
    .text = Puedes labrar enseguida tantos campos como rondas completas queden por venir, pero 3 como máximo.
    .gist = Labra hasta 3 campos enseguida
    .ruling-1 = Puedes labrar menos campos.
# Horse
card-K135 = Caballo
    .text = Al final: 2 puntos si no tienes ovejas, no tienes jabalíes o no tienes vacas.
    .gist = 2 puntos si falta una especie de animal
    .ruling-1 = Pierdes igualmente el punto por la especie que falta.
    .ruling-2 = Dos especies que faltan no dan más que una.
    .ruling-3 = Un animal que guarda Taxidermista no está en tu granja.
    .ruling-4 = Si la falta de una especie no te costaría nada, puedes soltarla antes del recuento.
# Brushwood Roof
card-K136 = Tejado de ramas
    .text = En una habitación o una reforma, la madera puede sustituir a 1 o 2 de los juncos.
    .gist = Habitación, reforma: madera por 1 o 2 juncos
    .ruling-1 = Puedes mezclar: en lugar de 2 juncos, también 1 madera y 1 junco.
    .ruling-2 = Ayuda con cada habitación de una acción.
    .ruling-3 = No ayuda con los juncos de adquisiciones como la Casa de vacaciones.
# Turnip Field
card-K137 = Campo de nabos
    .text = Esta carta es un campo en el que solo crecen hortalizas. Al jugarla puedes sembrar enseguida.
    .gist = 1 campo de hortaliza; siémbralo ya
    .ruling-1 = Mientras tiene hortalizas, cuenta como campo de hortalizas para prerrequisitos, pero nunca en el recuento.
# Reed Hut
card-K138 = Cabaña de juncos
    .text = Uno de tus granjeros que aún no está en juego vive aquí. Trabaja y come, pero no vale ningún punto y no es miembro de la familia.
    .gist = Un granjero más, sin puntos
    .ruling-1 = El granjero se puede colocar en la misma ronda.
    .ruling-2 = No cuenta cuando se mira si hay sitio para ampliar la familia.
    .ruling-3 = Es uno de tus cinco granjeros.
    .ruling-4 = Una acción de ampliación familiar puede hacer que se mude a la casa en vez de traer un granjero nuevo.
# Sleeping Corner
card-K139 = Rincón para dormir
    .text = Puedes usar casillas de ampliación familiar en las que ya hay otros jugadores.
    .gist = Ampliación familiar aunque haya otros
    .ruling-1 = En la casilla para cinco jugadores solo puedes entonces ampliar la familia, no jugar un oficio.
    .ruling-2 = No puedes unirte a un granjero tuyo.
# Swan Lake
card-K140 = Lago de los cisnes
    .text = Pon 1 alimento en cada una de las 5 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 alimento en las próximas 5 rondas
# Boar Breeding
card-K141 = Cría de jabalíes
    .text = Recibes 1 jabalí.
    .gist = 1 jabalí
    .ruling-1 = Puedes cocinar el jabalí enseguida.
# Stone Cart
card-K142 = Carro de piedra
    .text = Pon 1 piedra en cada casilla de ronda par por venir; la recibes al principio de esa ronda.
    .gist = 1 piedra en cada ronda par
# Stone Exchange
card-K143 = Intercambio de piedra
    .text = Recibes 2 piedras.
    .gist = 2 piedras
    .ruling-1 = Pagas 2 maderas o 2 adobes, sin mezclar.
# Mansion
card-K144 = Mansión
    .text = Al final: 2 puntos por cada habitación de tu casa de piedra, además de sus puntos habituales.
    .gist = 2 puntos más por habitación de piedra
    .ruling-1 = Se combina con el Jefe.
# Forest Pasture
card-K145 = Pastizal en el bosque
    .text = Esta carta aloja cualquier número de jabalíes.
    .gist = Aloja cualquier número de jabalíes
    .ruling-1 = Los jabalíes que hay en ella cuentan en el recuento, y las crías pueden ponerse ahí.
    .ruling-2 = No es un pastizal en el recuento.
# Loom
card-K146 = Telar
    .text = En la recolección recibes 1/2/3 alimentos por 1/4/7 ovejas. Al final: 1 punto por cada 3 ovejas.
    .gist = Alimentos y puntos por ovejas
    .ruling-1 = Solo actúa en las cosechas.
# Serf
card-K266 = Siervo
    .text = Cada vez que usas «Sembrar y/o hornear pan», recibes antes 1 cereal, o cambias 1 cereal por 1 hortaliza.
    .gist = Sembrar: 1 cereal o cambia uno
    .ruling-1 = El cereal o la hortaliza se puede sembrar en la misma acción.
# Adoptive Parents
card-K267 = Padres adoptivos
    .text = Cuando tu familia se amplía, puedes pagar enseguida 1 alimento: el niño se puede colocar en esta ronda y ya no es un bebé.
    .gist = 1 alimento: el niño trabaja en esta ronda
    .ruling-1 = Decides justo después del nacimiento.
    .ruling-2 = Un niño adoptado come 2 alimentos en la próxima cosecha.
    .ruling-3 = Los niños que traen cartas también se pueden adoptar.
# Pieceworker
card-K268 = Destajista
    .text = Cuando obtienes madera, adobe, junco, piedra o cereal en una casilla de acción, puedes comprar 1 más por 1 alimento; cuando obtienes ahí una hortaliza, 1 más por 2 alimentos.
    .gist = Material o cultivo en casilla: compra 1 más
    .ruling-1 = Los recursos de cartas y de casillas de ronda no cuentan.
    .ruling-2 = Por varios tipos de recursos en una casilla puedes comprar uno de cada.
# Acrobat
card-K269 = Acróbata
    .text = Después de Artistas ambulantes, cuando todos han colocado, puedes mover ese granjero a «1 cereal», «Labrar 1 campo» o «Labrar 1 campo y/o sembrar» si está libre, y usarla.
    .gist = Artistas: después, ve a otra casilla
    .ruling-1 = En la casilla para cinco jugadores debes haber tomado los alimentos, no construido la habitación.
# Wet Nurse
card-K270 = Nodriza
    .text = Cuando construyes habitaciones, tu familia puede ampliarse una vez por cada una, por 1 alimento cada vez, si hay sitio.
    .gist = Habitación nueva: niño por 1 alimento
    .ruling-1 = Cuentan las habitaciones que vienen de cartas.
    .ruling-2 = Los bebés actúan a partir de la ronda siguiente.
# Educator
card-K271 = Educadora
    .text = Cuando otro jugador juega un oficio, puedes jugar uno por 3 alimentos; a partir de tu cuarto, por 2.
    .gist = Otros juegan oficios: tú también, pagando
    .ruling-1 = Actúa también cuando el oficio del otro jugador vino por una carta.
# Frame Builder
card-K272 = Constructor de entramados
    .text = En cada reforma, 1 madera puede sustituir a 1 adobe o 1 piedra; en cada habitación, a 2 adobes o 2 piedras.
    .gist = Construir: 1 madera por adobe o piedra
    .ruling-1 = Ayuda con cada habitación de una acción, una vez.
# Basin Maker
card-K273 = Fabricante de palanganas
    .text = Por cada jabalí que conviertes en alimentos puedes poner hasta 2 maderas de tu reserva en esta carta. Al final: 1 punto por cada madera de aquí, salvo la 1.ª, la 4.ª, la 7.ª y la 10.ª.
    .gist = Jabalíes cocinados: la madera da puntos
    .ruling-1 = Cada jabalí cuenta para una carta: Fabricante de palanganas, Curtidor, Fabricante de cepillos, Taxidermista o Pieles.
# Organic Farmer
card-K274 = Agricultor ecológico
    .text = Al final: 1 punto por cada pastizal en el que hay un animal y que aún podría alojar 3 más.
    .gist = 1 punto por pastizal con 3 sitios libres
    .ruling-1 = El Pastizal en el bosque cuenta mientras haya un jabalí en él.
    .ruling-2 = Puedes recolocar tus animales, y soltar algunos antes del recuento.
# Perpetual Student
card-K275 = Eterno estudiante
    .text = Cuando puedes jugar un oficio, puedes hacer que otro jugador robe uno de los tuyos: recibes 3 alimentos antes de pagarlo, y debes jugarlo.
    .gist = Oficio al azar: antes 3 alimentos
    .ruling-1 = Se roba entre los oficios de tu mano cuyas propias condiciones se cumplen.
    .ruling-2 = Por los alimentos que te faltan tomas fichas de mendicidad.
    .ruling-3 = Vale con toda carta que te deja jugar un oficio, como el Erudito.
# Constable
card-K276 = Guardia
    .text = Recibes 4 maderas antes de la ronda 6, 3 antes de la 9, 2 antes de la 12, 1 antes de la 14. Al final: 5 puntos para cada jugador que no tenga puntos negativos.
    .gist = Madera; 5 puntos: ninguno negativo
    .ruling-1 = Tú también recibes los puntos si no pierdes ninguno.
    .ruling-2 = Lo que el Hacendado te ahorra no es negativo.
# Manufacturer
card-K277 = Fabricante
    .text = En una casa de adobe o de piedra, el Taller de ebanistería, el Taller de alfarería y el Taller de cestería son para ti adquisiciones menores y cuestan 2 materiales menos, a elegir.
    .gist = Talleres: 2 menos, y son menores
    .ruling-1 = Las demás adquisiciones mayores siguen siendo lo que son.
# Forester
card-K278 = Guarda forestal
    .text = Esta carta es un campo con 3 montones en el que solo crece madera. La madera se siembra y se cosecha como el cereal.
    .gist = Planta 3 montones de madera
    .ruling-1 = De 1 madera salen 3, de las que tomas una en cada recolección.
    .ruling-2 = Con el Labriego, 1 montón recibe 5 maderas; 2 montones, 4 cada uno.
    .ruling-3 = No es un campo, ni para prerrequisitos ni en el recuento.
# Scholar
card-K279 = Erudito
    .text = En una casa de piedra puedes jugar una carta al principio de cada ronda: un oficio por 1 alimento, o una adquisición por su coste.
    .gist = Casa de piedra: juega una carta por ronda
    .ruling-1 = Una carta por ronda.
    .ruling-2 = La adquisición puede ser mayor.
# Tanner
card-K280 = Curtidor
    .text = Los jabalíes y las vacas que cocinas van a esta carta. Al final: 1/2/3 puntos por 2/4/6 jabalíes y por 2/3/4 vacas.
    .gist = Puntos por jabalíes y vacas cocinados
    .ruling-1 = Donde varias de tus cartas quieren un animal, eliges tú; cada animal va a una carta.
    .ruling-2 = Cuentan los animales que se cocinan porque no encuentran sitio.
# Traveling Salesman
card-K281 = Vendedor ambulante
    .text = En una casilla de acción puedes construir una adquisición mayor con una acción de adquisición menor, y jugar 2 menores con una acción de adquisición mayor o menor.
    .gist = 1 mayor por menor, o 2 menores
    .ruling-1 = Después de una adquisición mayor no hay una segunda.
    .ruling-2 = Con el Mercader puedes jugar 4 adquisiciones menores en una acción de adquisición mayor o menor, por 1 alimento.
    .ruling-3 = Con el Mercader también puedes construir 2 adquisiciones mayores en una acción de adquisición menor, por 1 alimento.
    .ruling-4 = Con el Hombre de negocios puedes jugar 3 adquisiciones menores en la casilla de jugador inicial.
    .ruling-5 = Una adquisición mayor que para ti es menor cuenta como menor.
# House Steward
card-K282 = Mayordomo
    .text = Recibes 4 maderas antes de la ronda 6, 3 antes de la 9, 2 antes de la 12, 1 antes de la 14. Al final: 3 puntos para cada jugador que tenga más habitaciones.
    .gist = Madera; 3 puntos al de más habitaciones
# Wood Deliveryman
card-K283 = Repartidor de madera
    .text = Pon 1 madera en cada casilla de ronda de la 8 a la 14 por venir; la recibes al principio de esa ronda.
    .gist = 1 madera en cada ronda desde la 8
    .ruling-1 = La madera de una ronda puede pagar el establo del Mozo de cuadra en esa ronda.
# Wood Distributor
card-K284 = Distribuidor de madera
    .text = Recibes ahora 2 maderas. Al principio de cada jornada puedes mover la madera de «3 maderas» en partes iguales a «1 adobe», «1 junco» y Pesca.
    .gist = 2 maderas; reparte «3 maderas» en 3 casillas
    .ruling-1 = La madera que no se puede dividir entre 3 se queda en la casilla de madera.
    .ruling-2 = Si lo has rechazado, aún puedes hacerlo cuando otro haya actuado antes de la primera colocación.
# Tinsmith
card-K285 = Hojalatero
    .text = En cualquier momento puedes convertir cada adobe en 1 alimento; mientras alguien tenga un pozo, 2 adobes en 3 alimentos.
    .gist = Adobe en alimentos; mejor con un pozo
    .ruling-1 = El Pozo del pueblo es un pozo.
    .ruling-2 = Con un pozo, un adobe suelto da igualmente 1 alimento.
# Smallholder
card-K286 = Pequeño propietario
    .text = Tus pastizales para 2 animales alojan 3. Mientras tengas 2 campos como máximo, en cada campo que siembras se pone 1 cereal u hortaliza más de la reserva.
    .gist = Granja pequeña: más animales y cultivos
    .ruling-1 = Las cartas de campo no cuentan para los 2 campos, pero las de cereales u hortalizas reciben más.
    .ruling-2 = La madera del Soto y del Guarda forestal, no.
    .ruling-3 = Con el Abrevadero, un pastizal así aloja 5.
# Storehouse Clerk
card-K287 = Escribiente del almacén
    .text = Al principio de cada ronda recibes 1 piedra más si tienes 5, 1 junco si tienes 6, 1 adobe si tienes 7, 1 madera si tienes 8.
    .gist = Ronda: 1 material si 5, 6, 7 u 8
    .ruling-1 = Lo que hay en la casilla de ronda llega primero, así que cuenta.
# Storehouse Keeper
card-K288 = Almacenero
    .text = Cuando tomas juncos y piedra con la misma acción de un granjero, recibes además 1 adobe o 1 cereal.
    .gist = Junco, piedra: +1 adobe o 1 cereal
    .ruling-1 = Los dos deben venir de la propia casilla.
# Countryman
card-K289 = Aldeano
    .text = Cuando todos han colocado, puedes mover un granjero de «1 cereal» o «1 hortaliza» a una casilla libre con acción de sembrar y usarla.
    .gist = De casillas de cultivo a otra de sembrar
    .ruling-1 = Las casillas con acción de sembrar son «Sembrar y/o hornear pan» y, cuando está en juego, «Labrar 1 campo y/o sembrar».
# Clay Worker
card-K290 = Trabajador del adobe
    .text = Cuando tomas madera o adobe con la acción de un granjero, recibes 1 adobe más.
    .gist = Al tomar madera o adobe: 1 adobe
    .ruling-1 = Cuenta una casilla que da madera de la reserva.
# Lover
card-K291 = Amante
    .text = Ampliación familiar enseguida, incluso sin sitio. Cuesta 4 alimentos más jugarlo.
    .gist = Ampliación familiar, incluso sin sitio
    .ruling-1 = No puedes jugarlo cuando tus cinco granjeros están en juego.
    .ruling-2 = Si construyes después una habitación, este niño vive en ella: no está libre para una ampliación que exige sitio.
# Market Woman
card-K292 = Vendedora del mercado
    .text = Cuando la acción de un granjero o una adquisición menor te da hortalizas, recibes además 2 cereales.
    .gist = Si recibes hortalizas: además 2 cereales
    .ruling-1 = Lo que cuesta una adquisición menor se paga antes de que lleguen los cereales.
    .ruling-2 = Las hortalizas de oficios y de la cosecha no cuentan.
# Plowman
card-K293 = Arador
    .text = Pon un campo en las casillas de la 4.ª, la 7.ª y la 10.ª ronda por venir. Al principio de esas rondas puedes labrarlo por 1 alimento.
    .gist = Campo por 1 alimento en 4, 7 y 10 rondas
    .ruling-1 = Un campo que no labras entonces se pierde.
# Brushwood Collector
card-K294 = Recolector de broza
    .text = En una habitación o una reforma puedes pagar 1 madera en lugar de todos los juncos.
    .gist = Habitación, reforma: 1 madera por los juncos
    .ruling-1 = Una madera sustituye a todos los juncos de una habitación; no puedes sustituir solo una parte.
# Cattle Breeder
card-K295 = Criador de vacas
    .text = Recibes 1 vaca. Cuando termina la ronda 12, tus vacas crían si el ternero encuentra sitio.
    .gist = 1 vaca; crían tras la ronda 12
# Seed Seller
card-K296 = Vendedor de semillas
    .text = Recibes ahora 1 cereal, y 1 cereal más cada vez que usas «1 cereal».
    .gist = 1 cereal; «1 cereal»: 1 más
    .ruling-1 = El cereal que te da una carta no lo pone en marcha.
# Sheep Farmer
card-K297 = Criador de ovejas
    .text = Cuando tomas ovejas con la acción de un granjero, recibes 1 oveja más. En cualquier momento, salvo mientras crían los animales, puedes cambiar 3 ovejas por 1 jabalí y 1 vaca.
    .gist = 1 oveja más; 3 ovejas por jabalí y vaca
    .ruling-1 = En la casilla con elección de animales actúa si eliges ovejas.
    .ruling-2 = Las ovejas de cartas y de casillas de ronda no cuentan.
# Shepherd Boy
card-K298 = Pastorcillo
    .text = En cuanto tu casa sea de piedra, va 1 oveja a cada casilla de ronda restante; la recibes al principio de esa ronda.
    .gist = Casa de piedra: 1 oveja por ronda por venir
    .ruling-1 = No hay oveja para la ronda en que ocurre.
    .ruling-2 = En una casa de piedra, las ovejas se ponen al jugar la carta.
    .ruling-3 = Puedes cocinar una oveja según llega.
# Slaughterman
card-K299 = Matarife
    .text = Cuando otro jugador convierte animales en alimentos, recibes 1 alimento. Alimentas a tu familia después de todos los demás.
    .gist = Animales de otros a alimentos: 1 alimento
    .ruling-1 = No recibes nada por animales tuyos.
    .ruling-2 = Por muchos animales que un jugador convierta en alimentos en una fase de alimentación, recibes 1 alimento.
# Schnaps Distiller
card-K300 = Destilador de aguardiente
    .text = Una vez por cosecha: 1 hortaliza por 5 alimentos.
    .gist = Cada cosecha: 1 hortaliza por 5 alimentos
    .ruling-1 = No necesitas hogar, cocina ni horno.
# Wood Carver
card-K301 = Tallista
    .text = Una vez por ronda, una adquisición, una habitación de madera, un establo o unas cercas te cuestan 1 madera menos.
    .gist = Una vez por ronda: 1 madera menos
    .ruling-1 = Puedes pagar el coste entero para guardar el descuento para más tarde en la ronda.
    .ruling-2 = Lo que no usas se pierde al final de la ronda.
    .ruling-3 = Las habitaciones de adobe o de piedra cuestan lo mismo que antes.
# Pig Whisperer
card-K302 = Susurrador de cerdos
    .text = Pon 1 jabalí en las casillas de la 4.ª, la 7.ª y la 10.ª ronda por venir; lo recibes al principio de esas rondas.
    .gist = 1 jabalí dentro de 4, 7 y 10 rondas
# Stone Breaker
card-K303 = Picapedrero
    .text = En cualquier momento puedes reformar tu casa de adobe en piedra, por el coste habitual.
    .gist = Reforma a piedra en cualquier momento
    .ruling-1 = Pagas la reforma.
    .ruling-2 = Con el Restaurador sigue sin reformar una casa de madera.
# Veterinarian
card-K304 = Veterinario
    .text = Mete 4 ovejas, 3 jabalíes y 2 vacas en un recipiente. Al principio de cada ronda saca dos; si son iguales, conserva uno. Los demás vuelven.
    .gist = Cada ronda saca 2 animales; si iguales, 1
    .ruling-1 = Dos animales distintos vuelven los dos.
    .ruling-2 = Un animal que conservas se puede cocinar enseguida.
    .ruling-3 = Actúa a partir de la ronda siguiente.
# Animal Handler
card-K305 = Manejador de animales
    .text = Pon 1 oveja en la casilla de la ronda 7, 1 jabalí en la 10, 1 vaca en la 14. Al principio de esas rondas puedes comprar el animal por 1 alimento.
    .gist = Rondas 7, 10 y 14: un animal por 1 alimento
    .ruling-1 = Debes pagar antes de recibir el animal, pero puedes cocinarlo enseguida.
    .ruling-2 = Un animal que no compras se pierde.
# Animal Tamer
card-K306 = Domador de animales
    .text = Cada habitación de tu casa aloja 1 animal de cualquier especie.
    .gist = Cada habitación aloja 1 animal
    .ruling-1 = No tiene efecto al lado de la Cabra doméstica.
# Animal Breeder
card-K307 = Ganadero
    .text = Cuando cercas parcelas sin utilizar como un pastizal nuevo, puedes comprar 2 ovejas por 1 alimento, 2 jabalíes por 2 alimentos o 2 vacas por 3 alimentos.
    .gist = Pastizal nuevo: compra 2 animales
    .ruling-1 = Dividir un pastizal no cuenta, ni cercar solo un establo anterior.
    .ruling-2 = Un establo que el Supervisor de cercas te deja cercar enseguida cuenta como sin utilizar.
    .ruling-3 = Una pareja por todo lo que cercas en una acción.
# Foreman
card-K308 = Capataz
    .text = Al principio de cada jornada puedes poner 1 alimento de la reserva en una casilla de acción a elegir.
    .gist = Cada ronda: 1 alimento en una casilla
    .ruling-1 = Quien usa la casilla toma el alimento después de sus propias acciones, de modo que no las paga.
    .ruling-2 = El alimento no hace utilizable una casilla que no lo sería.
    .ruling-3 = Si lo has rechazado, aún puedes hacerlo cuando otro haya actuado antes de la primera colocación.
# Weaver
card-K309 = Tejedor
    .text = Al principio de cada jornada recibes 1 alimento si tienes 2 ovejas.
    .gist = 2 ovejas: 1 alimento por ronda
# Resource Seller
card-K310 = Vendedor de recursos
    .text = Sobre esta carta hay un montón, de arriba abajo: madera, adobe, junco, adobe, piedra, adobe, piedra. Cuando obtienes el material que está arriba, recibes también ese.
    .gist = Al obtener el material de arriba: 1 más
    .ruling-1 = Actúa tanto al principio de una ronda como en la jornada.
    .ruling-2 = Cuando llegan varios materiales juntos, puede repartirse más de uno.
    .ruling-3 = Lo que dejas en la casilla, como con Cesta, no lo has obtenido.
# Magician
card-K311 = Mago
    .text = Cuando tu último granjero toma los alimentos de Artistas ambulantes, recibes 1 cereal y 1 alimento más.
    .gist = Último granjero en Artistas: cereal, alimento
    .ruling-1 = En la casilla para cinco jugadores debes haber tomado los alimentos, no construido la habitación.
# Fence Overseer
card-K312 = Supervisor de cercas
    .text = Una vez por ronda puedes pagar 1 alimento para cercar sin madera la parcela de un establo que acabas de construir.
    .gist = Establo nuevo: cerca su parcela, 1 alimento
    .ruling-1 = El pastizal nuevo debe estar junto a tus pastizales, si los tienes.
    .ruling-2 = Necesitas cercas suficientes.
    .ruling-3 = Un establo que viene del Peón de establo cuenta.
# Pelts
card-K339 = Pieles
    .text = Por cada animal que conviertes en alimentos puedes poner 1 alimento de tu reserva en una de tus habitaciones, como máximo 1 en cada una. Queda fuera de uso y vale 1 punto.
    .gist = Animal cocinado: 1 alimento en casa, 1 punto
    .ruling-1 = Un animal que conserva otra carta, o que cuenta para el Fabricante de palanganas, no cuenta.
    .ruling-2 = Se pueden usar los alimentos que acaban de dar los animales.
    .ruling-3 = Si devuelves la carta, los alimentos de tus habitaciones no puntúan.
# Animal Trainer
card-K342 = Adiestrador de animales
    .text = Cuando tomas alimentos de Artistas ambulantes, puedes comprar enseguida animales con ellos: ovejas y jabalíes por 2 alimentos cada uno, vacas por 3.
    .gist = Artistas ambulantes: compra animales
    .ruling-1 = Solo pueden pagar los alimentos que acabas de tomar.
    .ruling-2 = El alimento que dejaste en la casilla no cuenta como tomado.
# Stump-Jump Plow
card-Z313 = Arado saltatocones
    .text = Cuando vivas en una casa de adobe o de piedra: al tomar madera con la acción de un granjero, puedes pagar 1 alimento para labrar 1 campo.
    .gist = Al tomar madera: 1 alimento labra 1 campo
    .ruling-1 = Es un arado por su nombre, pero no actúa en ninguna casilla de labrar.
# Keg
card-Z314 = Barril
    .text = Cuando todos han colocado a todos sus granjeros en esta ronda, puedes colocar un invitado para una acción más.
    .gist = Una acción más al final de esta ronda
    .ruling-1 = Sigue siendo tuyo en esta ronda, aunque haya pasado a otro.
    .ruling-2 = Decides si el invitado llega antes o después de tus otras cartas al final de la jornada.
    .ruling-3 = A un invitado que la juega al final del trabajo le sigue otro.
    .ruling-4 = En la ronda 14 nadie viene a casa del dueño de la Casa de vacaciones.
# Brewer's Copper
card-Z315 = Caldera de cervecero
    .text = En cada cosecha: 1 cereal por 2 alimentos. Al final: 1 punto si tienes al menos 7 cereales.
    .gist = Cada cosecha: 1 cereal por 2 alimentos
    .ruling-1 = Cuentan los cereales de la reserva, de los campos y de las cartas.
# Bust
card-Z316 = Busto
    .text = Solo se puede jugar mientras otro jugador tenga menos de 2 oficios (3 con tres jugadores, 4 con dos). No tiene ningún efecto.
    .gist = Solo puntos
    .ruling-1 = En solitario no puedes jugarla.
# Family Portrait
card-Z317 = Retrato de familia
    .text = Cuesta 2 alimentos por cada miembro de tu familia. Recibes 4 puntos.
    .gist = 4 puntos por 2 alimentos por miembro
    .ruling-1 = No puedes jugarlo sin los alimentos para todos ellos.
# Barbecue
card-Z318 = Barbacoa
    .text = Puedes convertir en alimentos tantos animales como miembros tenga tu familia: 3 alimentos por una oveja, 4 por un jabalí, 5 por una vaca.
    .gist = Ahora: oveja 3 alimentos, jabalí 4, vaca 5
    .ruling-1 = El Curtidor, el Fabricante de cepillos y similares actúan con los animales.
# Pumpkin Seed Oil
card-Z319 = Aceite de semillas de calabaza
    .text = 3 veces, como máximo una por ronda, puedes poner aquí 1 de tus hortalizas y tomar 3 alimentos. Estas hortalizas cuentan en el recuento.
    .gist = 3 veces: hortaliza por 3 alimentos
    .ruling-1 = Puedes usarlo en mitad de la ronda y en una cosecha, pero una vez por ronda.
# Maypole
card-Z320 = Árbol de mayo
    .text = Pon de pie una de tus cercas en una parcela sin utilizar de tu granja. Al final: 2 puntos si sigue en pie. Solo se puede jugar hasta la ronda 4.
    .gist = 2 puntos por 1 cerca en parcela vacía
    .ruling-1 = Su parcela cuenta como utilizada, y no se puede construir ahí nada más.
    .ruling-2 = Puedes derribarlo en cualquier momento; entonces la cerca vuelve a ser tuya y la parcela queda sin utilizar.
    .ruling-3 = No puedes jugarlo si no te queda ninguna cerca o ninguna parcela sin utilizar.
    .ruling-4 = Cuando devuelves la carta, la cerca vuelve a ser tuya.
# Ranch
card-Z321 = Rancho
    .text = Por cada ronda que queda por venir recibes 1 punto y 2 alimentos.
    .gist = 1 punto y 2 alimentos por ronda por venir
    .ruling-1 = La ronda en curso no cuenta.
# Dozing Bull
card-Z322 = Toro adormilado
    .text = Mientras tengas vacas, en cualquier momento puedes retirar todas tus cercas y volver a construirlas, gratis.
    .gist = Con vacas: vuelve a construir tus cercas
    .ruling-1 = Tus animales se quedan mientras reconstruyes; los que al final no tienen sitio se van, o los cocinas.
    .ruling-2 = Las cercas deben acabar formando pastizales correctos; puedes construir menos que antes.
    .ruling-3 = Para otras cartas no es construir cercas.
    .ruling-4 = Puedes usarlo una vez entre dos de tus colocaciones, también cuando llegan animales.
# Giant Pumpkin
card-Z323 = Calabaza gigante
    .text = Pon aquí 1 de tus hortalizas. En cualquier momento puedes convertirla en alimentos. Si sigue aquí al final: 2 puntos.
    .gist = Guarda aquí una hortaliza: 2 puntos
    .ruling-1 = Sin una hortaliza no puedes jugarla.
    .ruling-2 = La hortaliza de la carta cuenta además como hortaliza en el recuento.
    .ruling-3 = En una fase de alimentación, Destilador de aguardiente y Destilería de aguardiente pueden usarla como cualquier hortaliza.
# Scarecrow
card-Z324 = Espantapájaros
    .text = Siempre que siembras, puedes pagar 1 madera por un campo para sembrar en él 2 cereales en vez de 1.
    .gist = Sembrar: 1 madera por un campo doble
    .ruling-1 = Un campo así tiene 6 cereales.
    .ruling-2 = Vale en los campos de la granja, no en cartas de campo.
    .ruling-3 = Una carta de campo no es un campo vacío para su prerrequisito.
# Village Beauty
card-Z325 = Belleza del pueblo
    .text = En cualquier momento puedes pagar 3 alimentos por una ampliación familiar, si hay sitio. El niño trabaja a partir de la ronda siguiente.
    .gist = Ampliación familiar por 3 alimentos
    .ruling-1 = No hay que colocar a nadie para ello.
    .ruling-2 = Un niño que nace en una cosecha trabaja en la ronda siguiente.
    .ruling-3 = El Administrador de la granja no ayuda: debe haber sitio.
# Gentleman
card-Z326 = Caballero
    .text = Si has sido el último jugador en colocar un granjero en una ronda, recibes 1 alimento; 2 si has jugado esta carta con ese granjero.
    .gist = Último en colocar un granjero: 1 alimento
    .ruling-1 = Son 2 alimentos en total si lo juegas con el último granjero.
    .ruling-2 = Un granjero que se mueve cuando todos han colocado no cuenta.
# Herald
card-Z327 = Heraldo
    .text = Recibes 2 maderas. En cualquier momento puedes mirar las cartas de ronda por venir y cambiar su orden dentro de sus etapas.
    .gist = 2 maderas; mira y ordena las rondas por venir
    .ruling-1 = Las cartas se quedan dentro de sus etapas.
    .ruling-2 = Solo tú ves el orden.
    .ruling-3 = Puedes cambiar el orden una vez entre dos colocaciones de granjeros.
    .ruling-4 = Las cartas que Chambelán ha descubierto se quedan donde están.
# Cooper
card-Z328 = Tonelero
    .text = Cuando tú u otro jugador obtiene 3 alimentos o más en una casilla de acción, recibes 1 alimento.
    .gist = 3 alimentos en una casilla: 1 para ti
    .ruling-1 = Los alimentos que añaden cartas no cuentan.
# Mail Coach Driver
card-Z329 = Cochero del correo
    .text = A partir de ahora los demás jugadores solo reciben los recursos de las casillas de acción en el regreso a casa.
    .gist = Otros cobran al acabar la ronda
    .ruling-1 = Los alimentos llegan enseguida, y también los recursos de cartas.
    .ruling-2 = Los recursos cuentan como tomados cuando se usa la casilla; no se pueden gastar antes de que lleguen.
# Taxidermist
card-Z330 = Taxidermista
    .text = De los animales que conviertes en alimentos puedes conservar aquí 1 oveja, 1 jabalí y 1 vaca. Cuentan en el recuento.
    .gist = 1 de cada animal cocinado puntúa
    .ruling-1 = Cada animal va a una carta, a tu elección.
    .ruling-2 = Aloja como máximo 1 de cada especie.
    .ruling-3 = Telar, Taburete de ordeño, Ordeñador y Administrador de fincas los cuentan al final.
# Sower
card-Z331 = Sembrador
    .text = Las hortalizas que recibes fuera de una cosecha puedes sembrarlas enseguida.
    .gist = Siembra ya la hortaliza que recibas
    .ruling-1 = Siembras como máximo tantas hortalizas como acaban de llegar.
    .ruling-2 = Las hortalizas que llegan en una cosecha no cuentan.
    .ruling-3 = Las hortalizas que retrasa Cochero del correo las siembras cuando llegan.
# Seed Trader
card-Z332 = Comerciante de semillas
    .text = Aquí hay 2 cereales y 2 hortalizas. En cualquier momento puedes comprar cada cereal por 2 alimentos y cada hortaliza por 3.
    .gist = Compra 2 cereales y 2 hortalizas
    .ruling-1 = Los recursos que nadie compra se quedan en la carta y no valen nada.
# Game Designer
card-Z333 = Diseñador de juegos
    .text = En cualquier momento, y tantas veces como quieras: 1 madera, 1 adobe, 1 junco y 1 piedra por 2 alimentos y 1 punto.
    .gist = 4 materiales: 2 alimentos, 1 punto
# Dance Instructor
card-Z334 = Maestro de baile
    .text = Recibes 4 alimentos antes de pagar esta carta. Justo después de jugarla puedes devolverla a tu mano.
    .gist = 4 alimentos; puede volver a tu mano
    .ruling-1 = Los 4 alimentos pueden pagar la propia carta.
    .ruling-2 = Devuelta a la mano, cuenta para el coste de oficios posteriores, pero no para lo que pide una carta.
# Cube Cutter
card-Z335 = Cortador de cubos
    .text = En la recolección de cada cosecha puedes cambiar 1 madera y 1 alimento por 1 punto.
    .gist = Cosecha: 1 madera y 1 alimento por 1 punto
    .ruling-1 = Una vez en cada cosecha.
# Mother of Twins
card-Z336 = Madre de gemelos
    .text = Cuando tu familia se amplía, puedes pagar 3 alimentos por un segundo niño, que no necesita habitación.
    .gist = 3 alimentos: un segundo niño, sin habitación
    .ruling-1 = Necesitas sitio para el primer niño, y dos granjeros que aún no estén en juego.

# Palabras junto a las cartas de la primera edición.
own-1-food-or-2 = 1 alimento, o 2
own-1-grain-on-each-grain-field = 1 cereal en cada campo de cereales
own-1-more-animal-of-each-kind = 1 animal más de cada especie
own-1-of-two-that-are-alike = 1 de dos iguales
own-1-or-2-food = 1 o 2 alimentos
own-1-or-2-wood = 1 o 2 maderas
own-1-wild-boar-first-then-1-cattle = primero 1 jabalí, luego 1 vaca
own-2-wood = 2 maderas
own-3-food = 3 alimentos
own-3-times-once-in-a-round = 3 veces, una por ronda
own-3-2-or-1-stone = 3, 2 o 1 piedra
own-5-people-at-work-in-round-14 = 5 granjeros trabajando en la ronda 14
own-basketmaker = Cestero
own-basketmaker-s-workshop = Taller de cestería
own-cabinetmaker = Ebanista
own-joinery = Taller de ebanistería
own-potter = Alfarero
own-pottery = Taller de alfarería
own-sawmill = Serrería
own-village-well = Pozo del pueblo
own-well = Pozo
own-a-birth = un nacimiento
own-a-child-that-is-no-twin = un bebé que no es gemelo
own-a-fence-on-space = una cerca en { $space }
own-a-new-pasture-on-unused-spaces = un pastizal nuevo en parcelas sin utilizar
own-adopt-the-child = adoptar al niño
own-after-family-growth = después de ampliar la familia
own-animals-for-food = animales por alimentos
own-buy-animals = comprar animales
own-buy-goods = comprar { $goods }
own-by-the-space = por la casilla
own-cards-called-clay-deposit = cartas llamadas «Yacimiento de arcilla»
own-cards-called-clay-path-or-paved-road = cartas llamadas «Camino de arcilla» o «Camino empedrado»
own-cards-called-harrow-or-punner-or-yoke-or-plow = gradas, pisones, yugos y arados
own-cards-called-mansion = cartas llamadas «Mansión»
own-cards-called-oven = cartas con «horno» en el nombre
own-cards-called-paved-road = cartas llamadas «Camino empedrado»
own-cards-called-plow-or-harrow = arados y gradas
own-cards-called-sawmill = cartas llamadas «Serrería»
own-cards-called-tavern = cartas llamadas «Taberna»
own-cards-called-well = cartas con «pozo» en el nombre
own-cards-named-basketmaker-s-workshop-or-basketmaker = cartas llamadas «Taller de cestería» o «Cestero»
own-cards-named-joinery-or-cabinetmaker = cartas llamadas «Taller de ebanistería» o «Ebanista»
own-cards-named-pottery-or-potter = cartas llamadas «Taller de alfarería» o «Alfarero»
own-cast-the-net = echar la red
own-choose-a-space-for-a-fence = elegir una casilla para una cerca
own-choose-a-space-for-the-maypole = elegir una parcela para el árbol de mayo
own-cook-the-pumpkin = cocinar la calabaza
own-a-minor-improvement-or-one-that-is-minor-for-you = una adquisición menor, o menor para ti
own-on-an-action-space = en una casilla de acción
own-the-round-cards-to-come-lie-open = las cartas de ronda que faltan están a la vista
own-cook-goods = cocinar { $goods }
own-cook-the-pumpkin-for-goods-with-card = cocinar la calabaza por { $goods } con { $card }
own-twins-together = gemelos juntos
own-cook-the-pumpkin-for-goods = cocinar la calabaza por { $goods }
own-cook-2-goods-together = cocinar 2 recursos a la vez
own-count-the-people = contar los granjeros
own-delivered-fences = cercas entregadas
own-distribute-the-wood = repartir la madera
own-draw-7-new-minor-improvements = robar 7 adquisiciones menores nuevas
own-empty = vacío
own-enough-for-4-food = bastante para 4 alimentos
own-food-for-the-animals-of-all-players = alimentos por los animales de todos los jugadores
own-gets-the-food-of-fishing-when-people-return-home = recibe los alimentos de Pesca en el regreso a casa
own-giant-pumpkins = calabazas gigantes
own-go-on-holiday = irse de vacaciones
own-hand-out-the-top = repartir lo de arriba
own-haul-in-the-net = recoger la red
own-in-the-harvest = en la cosecha
own-in-the-work-phase = en la jornada
own-it-bakes-bread = hornea pan
own-it-stands = está en pie
own-kinds-of-animals-that-you-do-not-have = especies de animales que no tienes
own-knock-the-maypole-over = derribar el árbol de mayo
own-look-at-the-round-cards = mirar las cartas de ronda
own-more-than-one-field-with-a-plow = más de un campo con un arado
own-more-used-spaces-than-anybody-else = más parcelas utilizadas que nadie
own-no-losses-beside-unused-spaces-and-begging-cards = ningún punto perdido salvo por parcelas sin utilizar y mendicidad
own-no-negative-points = ningún punto negativo
own-no-other-player-has-more-of-any-animal = ningún otro jugador tiene más animales de una especie
own-not-by-this-card = no por esta carta
own-not-since-the-last-placement = no desde la última colocación
own-not-since-your-last-placement = no desde tu última colocación
own-note-the-feeding = anotar la alimentación
own-note-the-trade = anotar el cambio
own-with-the-own-person-that-was-placed-last-not-while-another-player-s-acts = con el granjero propio colocado el último, no mientras actúa el de otro jugador
own-not-in-this-feeding-phase = no en esta fase de alimentación
own-trade-1-vegetable-for-1-animal = cambiar 1 hortaliza por 1 animal
own-note-the-stable = anotar el establo
own-on-the-newest-round-card = en la última carta de ronda
own-on-the-space-with-the-fence = en la casilla con la cerca
own-players-with-5-people-n = jugadores con 5 granjeros: { $n }
own-put-1-food-on-a-space = poner 1 alimento en una casilla
own-put-1-food-on-space = poner 1 alimento en { $space }
own-put-fences-on-round-spaces = poner cercas en casillas de ronda
own-put-it-here = ponerlo aquí
own-put-round-cards-in-order = ordenar las cartas de ronda
own-rebuild-the-fences = rehacer las cercas
own-reed-has-been-taken = se ha tomado junco
own-reed-in-this-round = junco en esta ronda
own-return-2-improvements = devolver 2 adquisiciones
own-return-the-other-one = devolver la otra
own-return-animals = devolver animales
own-return-first-and-second = devolver { $first } y { $second }
own-return-goods = devolver { $goods }
own-roast-animals = asar animales
own-roast-goods = asar { $goods }
own-spaces-paid-for-n = casillas pagadas: { $n }
own-spare-a-space = ahorrarse una casilla
own-stone-has-been-taken = se ha tomado piedra
own-take-1-food = tomar 1 alimento
own-take-1-grain-of-another-player = tomar 1 cereal de otro jugador
own-take-1-grain-of-seat-from-where-with-n = tomar 1 cereal a { $seat } de { $where } con { $n }
own-a-field = un campo
own-next-spaces = después { $spaces }
own-take-it-back = recuperarlo
own-take-the-fences-back = recuperar las cercas
own-taken-in-this-round = tomado en esta ronda
own-the-first-in-this-round = lo primero en esta ronda
own-the-last-to-place = el último en colocar
own-the-maypole = el árbol de mayo
own-the-pumpkin-is-still-there = la calabaza sigue ahí
own-the-vegetable-is-still-there = la hortaliza sigue ahí
own-used-by-who = usada por { $who }
own-used-in-this-harvest = usada en esta cosecha
own-what-lies-on-top = lo que está arriba
own-with-your-last-person = con tu último granjero
own-card = { $card }
own-goods-in-the-container = { $goods } en el recipiente
own-goods-on-top = { $goods } arriba
own-n-one-n-card-called-clay-deposit-other-n-cards-called-clay-deposit = { $n ->
    [one] { $n } carta llamada «Yacimiento de arcilla»
   *[other] { $n } cartas llamadas «Yacimiento de arcilla»
}
own-n-one-n-card-called-clay-path-or-paved-road-other-n-cards-called-clay-path-or-paved-road = { $n ->
    [one] { $n } carta llamada «Camino de arcilla» o «Camino empedrado»
   *[other] { $n } cartas llamadas «Camino de arcilla» o «Camino empedrado»
}
own-n-one-n-card-called-harrow-or-punner-or-yoke-or-plow-other-n-cards-called-harrow-or-punner-or-yoke-or-plow = { $n ->
    [one] { $n } grada, pisón, yugo o arado
   *[other] { $n } gradas, pisones, yugos o arados
}
own-n-one-n-card-called-mansion-other-n-cards-called-mansion = { $n ->
    [one] { $n } carta llamada «Mansión»
   *[other] { $n } cartas llamadas «Mansión»
}
own-n-one-n-card-called-oven-other-n-cards-called-oven = { $n ->
    [one] { $n } carta con «horno» en el nombre
   *[other] { $n } cartas con «horno» en el nombre
}
own-n-one-n-card-called-paved-road-other-n-cards-called-paved-road = { $n ->
    [one] { $n } carta llamada «Camino empedrado»
   *[other] { $n } cartas llamadas «Camino empedrado»
}
own-n-one-n-card-called-sawmill-other-n-cards-called-sawmill = { $n ->
    [one] { $n } carta llamada «Serrería»
   *[other] { $n } cartas llamadas «Serrería»
}
own-n-one-n-card-called-tavern-other-n-cards-called-tavern = { $n ->
    [one] { $n } carta llamada «Taberna»
   *[other] { $n } cartas llamadas «Taberna»
}
own-n-one-n-card-called-well-other-n-cards-called-well = { $n ->
    [one] { $n } carta con «pozo» en el nombre
   *[other] { $n } cartas con «pozo» en el nombre
}
own-n-one-n-card-named-basketmaker-s-workshop-or-basketmaker-other-n-cards-named-basketmaker-s-workshop-or-basketmaker = { $n ->
    [one] { $n } carta llamada «Taller de cestería» o «Cestero»
   *[other] { $n } cartas llamadas «Taller de cestería» o «Cestero»
}
own-n-one-n-card-named-joinery-or-cabinetmaker-other-n-cards-named-joinery-or-cabinetmaker = { $n ->
    [one] { $n } carta llamada «Taller de ebanistería» o «Ebanista»
   *[other] { $n } cartas llamadas «Taller de ebanistería» o «Ebanista»
}
own-n-one-n-card-named-pottery-or-potter-other-n-cards-named-pottery-or-potter = { $n ->
    [one] { $n } carta llamada «Taller de alfarería» o «Alfarero»
   *[other] { $n } cartas llamadas «Taller de alfarería» o «Alfarero»
}
own-n-one-n-delivered-fence-other-n-delivered-fences = { $n ->
    [one] { $n } cerca entregada
   *[other] { $n } cercas entregadas
}
own-n-one-n-giant-pumpkin-other-n-giant-pumpkins = { $n ->
    [one] { $n } calabaza gigante
   *[other] { $n } calabazas gigantes
}
own-n-one-n-kind-of-animal-that-you-do-not-have-other-n-kinds-of-animals-that-you-do-not-have = { $n ->
    [one] { $n } especie de animales que no tienes
   *[other] { $n } especies de animales que no tienes
}
own-n-of-the-animals-not-returned = { $n } de los animales no devueltos
own-n-with-4-points = { $n } con 4 puntos
own-seat = { $seat }
own-space = { $space }
space-clay_1_digger = 1 adobe (Arcillero)
space-clay_deposit = Yacimiento de arcilla
space-wood_2_master_forester = 2 maderas (Maestro forestal)
