# Adquisiciones menores de la edición revisada, por su número: nombre, texto, resumen para la mano y aclaraciones, con nuestras palabras.

# Shifting Cultivation
card-A002 = Cultivo itinerante
    .text = Labra 1 campo.
    .gist = Labra 1 campo
    .ruling-1 = No puedes jugarla si no se puede labrar ningún campo.
    .ruling-2 = Tu vecino de la izquierda puede jugarla antes de que acabe esta jornada.
    .ruling-3 = Es una adquisición para el Trastero, aunque no se quede contigo.
    .ruling-4 = Si juegas en solitario, sale de la partida.
# Clay Embankment
card-A005 = Terraplén de arcilla
    .text = Recibes 1 adobe por cada pareja de adobes de tu reserva.
    .gist = 1 adobe por cada 2 que tengas
    .ruling-1 = Con 0 o 1 adobe puedes jugarlo, pero no da nada.
    .ruling-2 = Lo que da cuenta para la Pipa de arcilla.
    .ruling-3 = Si juegas en solitario, sale de la partida.
# Young Animal Market
card-A009 = Mercado de animales jóvenes
    .text = Recibes 1 vaca.
    .gist = 1 vaca
    .ruling-1 = La oveja se paga primero: la vaca puede ocupar su sitio.
    .ruling-2 = Una vaca sin sitio se puede cocinar o se va.
    .ruling-3 = Si juegas en solitario, sale de la partida.
# Drinking Trough
card-A012 = Abrevadero
    .text = Cada uno de tus pastizales, con o sin establo, aloja 2 animales más.
    .gist = Cada pastizal aloja 2 animales más
    .ruling-1 = Las 2 plazas se suman después de duplicar por los establos.
    .ruling-2 = Tu casa y los establos sin cercar no alojan nada más.
# Rammed Clay
card-A016 = Arcilla apisonada
    .text = Recibes enseguida 1 adobe. A partir de ahora puedes pagar cada una de tus cercas con adobe o con madera.
    .gist = 1 adobe; cercas pagables con adobe
    .ruling-1 = En una misma acción puedes pagar unas cercas con madera y otras con adobe.
    .ruling-2 = Las cercas gratis del Cuidador de setos se descuentan antes de que elijas cómo pagar.
    .ruling-3 = Los establos siguen costando madera.
# Handplow
card-A019 = Arado de mano
    .text = Pon 1 campo en la casilla de la quinta ronda por venir. Al principio de esa ronda puedes labrarlo.
    .gist = 1 campo dentro de 5 rondas
    .ruling-1 = Si no labras al principio de esa ronda, el campo se pierde.
    .ruling-2 = Jugado después de la ronda 9, no da nada.
    .ruling-3 = Tú eliges el orden entre este campo y los demás efectos de ese principio de ronda.
# Threshing Board
card-A024 = Trillo
    .text = Cada vez que usas Labranza o Laboreo, puedes además hornear pan.
    .gist = Labranza, Laboreo: además hornea pan
    .ruling-1 = Horneas antes de labrar.
    .ruling-2 = No hace utilizable una casilla donde no se puede hacer nada más.
    .ruling-3 = No puedes hornear el cereal sin el que la casilla no se podría usar.
    .ruling-4 = Es una acción de hornear pan: el Molino holandés añade sus alimentos.
# Sleeping Corner
card-A026 = Rincón para dormir
    .text = Puedes usar una casilla de ampliación familiar en la que ya está un solo jugador más.
    .gist = Amplía la familia en casilla ocupada
    .ruling-1 = Un padre y su bebé cuentan ahí como un solo jugador.
    .ruling-2 = Si hay otros dos jugadores, o un granjero tuyo, la casilla sigue cerrada.
    .ruling-3 = Como siempre, hacen falta sitio y un granjero en la reserva.
# Manger
card-A032 = Pesebre
    .text = Al final: 1/2/3/4 puntos si tus pastizales cubren al menos 6/7/8/10 parcelas.
    .gist = Puntos desde 6 parcelas de pastizal
    .ruling-1 = Solo cuenta el escalón más alto que alcanzas.
    .ruling-2 = Los establos sin cercar no añaden nada.
# Big Country
card-A033 = Vastas tierras
    .text = Por cada ronda completa que queda por venir recibes enseguida 1 punto y 2 alimentos.
    .gist = 1 punto y 2 alimentos por ronda por venir
    .ruling-1 = Jugada en la ronda 10 da 4 puntos y 8 alimentos, porque quedan 4 rondas por venir.
# Wool Blankets
card-A038 = Mantas de lana
    .text = Al final: 3 puntos si vives en una casa de madera, 2 puntos si es de adobe.
    .gist = Al final: 3 puntos en madera, 2 en adobe
    .ruling-1 = Debes tener las ovejas al jugar la carta, pero no se pagan.
    .ruling-2 = En una casa de piedra no dan nada.
# Pond Hut
card-A044 = Cabaña del estanque
    .text = Pon 1 alimento en cada una de las 3 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 alimento en las próximas 3 rondas
    .ruling-1 = Los oficios que juegues después no cambian nada.
    .ruling-2 = El alimento puede pagar otros efectos del mismo principio de ronda.
# Milk Jug
card-A050 = Jarra de leche
    .text = Cada vez que alguien, tú también, usa Mercado bovino, recibes 3 alimentos y todos los demás 1 alimento.
    .gist = Mercado bovino usado: 3 alimentos para ti
    .ruling-1 = Los alimentos llegan antes de que se tomen las vacas.
    .ruling-2 = Te da tus alimentos aunque juegues en solitario.
    .ruling-3 = En el turno de otro jugador actúan primero sus propias cartas: el 1 alimento llega tarde para Tratante de ganado.
# Claypipe
card-A053 = Pipa de arcilla
    .text = En el regreso a casa recibes 2 alimentos si en la jornada has obtenido al menos 7 materiales.
    .gist = 7 materiales en una ronda: 2 alimentos
    .ruling-1 = Lo que has gastado entretanto cuenta igualmente.
    .ruling-2 = Lo que llega al principio de la ronda no cuenta.
    .ruling-3 = Cuenta lo que recibes por un intercambio o en el turno de otro jugador.
    .ruling-4 = Cuenta lo que recibiste antes en la misma jornada en que juegas la carta.
# Junk Room
card-A055 = Trastero
    .text = Recibes 1 alimento después de cada adquisición que construyes o juegas, incluida esta.
    .gist = Cada adquisición: 1 alimento
    .ruling-1 = Una Cocina conseguida devolviendo un Hogar cuenta.
    .ruling-2 = El alimento llega después del efecto de la adquisición: no puede ayudar a pagarla.
    .ruling-3 = Una carta itinerante cuenta cuando la juegas.
# Basket
card-A056 = Cesta
    .text = Justo después de usar una casilla de acopio de madera, puedes dejar ahí 2 maderas y recibir 3 alimentos.
    .gist = Acopio de madera: 2 maderas por 3 alimentos
    .ruling-1 = Puedes dar madera de tu reserva, aunque hayas tomado menos de 2.
    .ruling-2 = Los alimentos llegan tarde para lo que otras cartas venden en el mismo uso.
    .ruling-3 = Si tienes también la Recolectora de setas, eliges cuál actúa primero.
# Dutch Windmill
card-A063 = Molino holandés
    .text = Cada vez que horneas pan en la ronda que sigue a una cosecha (5, 8, 10, 12 o 14), recibes 3 alimentos más.
    .gist = Pan tras una cosecha: 3 alimentos más
    .ruling-1 = Por sí solo no hornea nada: hace falta una adquisición para hornear pan.
    .ruling-2 = Da sus alimentos por cada acción de hornear pan de esa ronda.
# Corn Scoop
card-A067 = Pala para grano
    .text = Cada vez que usas Semillas de cereales, recibes 1 cereal más.
    .gist = Semillas de cereales: 1 cereal más
    .ruling-1 = El cereal llega a tiempo de convertirse en alimento y pagar al Cebador de vacas.
# Large Greenhouse
card-A069 = Gran invernadero
    .text = Pon 1 hortaliza en las casillas de la 4.ª, la 7.ª y la 9.ª ronda por venir; la recibes al principio de esas rondas.
    .gist = 1 hortaliza dentro de 4, 7 y 9 rondas
    .ruling-1 = Lo que vendría después de la ronda 14 se pierde.
# Clearing Spade
card-A071 = Pala de desbroce
    .text = En cualquier momento puedes mover 1 cultivo de un campo que tiene 2 o más a un campo vacío.
    .gist = Mueve 1 cultivo a un campo vacío
    .ruling-1 = Un cereal no puede ir al Campo de judías.
    .ruling-2 = También puedes tomarlo del Campo de judías y de los demás campos de las cartas.
    .ruling-3 = El campo que recibe el cultivo cuenta enseguida, por ejemplo para un prerrequisito.
    .ruling-4 = Puedes usarla entre dos efectos del principio de una ronda, por ejemplo en un campo recién labrado.
    .ruling-5 = Puedes llenar el campo vacío después de que pague la Rotación trienal y antes de la recolección.
# Lumber Mill
card-A075 = Aserradero
    .text = Cada adquisición te cuesta 1 madera menos.
    .gist = Adquisiciones: 1 madera menos
    .ruling-1 = Las habitaciones, los establos y las cercas cuestan lo mismo que antes.
    .ruling-2 = Una adquisición que no cuesta madera no se abarata.
# Canoe
card-A078 = Canoa
    .text = Cada vez que usas Pesca, recibes además 1 alimento y 1 junco.
    .gist = Pesca: 1 alimento y 1 junco más
    .ruling-1 = El junco cuenta para la Pipa de arcilla.
    .ruling-2 = Actúa junto con el Arponero en el mismo uso.
# Stone Tongs
card-A080 = Tenazas para piedra
    .text = Cada vez que usas una casilla de acopio de piedra, recibes 1 piedra más.
    .gist = Acopio de piedra: 1 piedra más
    .ruling-1 = Una cantera sin piedra no se puede usar solo por esta carta.
    .ruling-2 = En Mercado de recursos no recibes nada más: ahí no se acumula piedra.
# Shepherd's Crook
card-A083 = Cayado de pastor
    .text = Cada vez que cercas al menos 4 parcelas de terreno abierto en un solo pastizal nuevo, recibes enseguida 2 ovejas.
    .gist = Pastizal nuevo de 4 o más: 2 ovejas
    .ruling-1 = Dos pastizales así en una acción dan 4 ovejas.
    .ruling-2 = Cuenta la situación al final de la acción.
    .ruling-3 = Una parte separada de un pastizal anterior no da nada.
    .ruling-4 = El terreno nuevo junto a un pastizal anterior cuenta si forma un pastizal por sí solo.
    .ruling-5 = Se pueden mover o soltar otros animales para hacer sitio a las ovejas.
# Mini Pasture
card-B002 = Pastizal pequeño
    .text = Cerca una sola parcela sin pagar madera; junto a tus pastizales, si los tienes.
    .gist = Cerca gratis 1 parcela
    .ruling-1 = No puedes jugarlo sin una parcela adecuada o sin cercas suficientes.
    .ruling-2 = No es una acción de construir cercas: el Cuidador de setos no cambia nada.
    .ruling-3 = No puede dividir un pastizal.
    .ruling-4 = La parcela puede tener un establo.
    .ruling-5 = Si juegas en solitario, sale de la partida.
# Market Stall
card-B008 = Puesto de mercado
    .text = Recibes 1 hortaliza.
    .gist = 1 hortaliza
    .ruling-1 = Si juegas en solitario, sale de la partida.
# Caravan
card-B010 = Carromato
    .text = Un granjero puede vivir en él. No es una habitación.
    .gist = Sitio para un granjero más
    .ruling-1 = Da sitio para una ampliación familiar.
    .ruling-2 = Las cartas que cuentan tus habitaciones no lo tienen en cuenta.
# Carpenter's Parlor
card-B013 = Salón del carpintero
    .text = Una habitación de madera te cuesta 2 maderas y 2 juncos.
    .gist = Habitación de madera: 2 maderas y 2 juncos
    .ruling-1 = Con el Carpintero pagas el menor de los dos costes.
    .ruling-2 = El Recolector de broza también puede sustituir los juncos de este coste.
# Mining Hammer
card-B016 = Martillo de minero
    .text = Recibes 1 alimento. Cada vez que reformas, puedes construir 1 establo gratis.
    .gist = 1 alimento; al reformar, 1 establo gratis
    .ruling-1 = No actúa en la reforma tras la que lo juegas en el mismo turno.
    .ruling-2 = Una reforma que concede otra carta cuenta.
    .ruling-3 = Con el Restaurador, pasar de madera a piedra es una sola reforma.
# Moldboard Plow
card-B019 = Arado de vertedera
    .text = Dos veces en la partida, cuando usas Labranza, puedes labrar un campo más.
    .gist = Labranza: 1 campo más, dos veces
    .ruling-1 = El campo de más va antes que el de Labranza.
    .ruling-2 = Debe dejar una parcela para el campo de Labranza.
    .ruling-3 = Si lo rechazas, el campo de más queda para otra vez.
    .ruling-4 = No actúa en Laboreo.
# Lasso
card-B024 = Lazo
    .text = Puedes colocar dos granjeros seguidos si uno de ellos usa Mercado ovino, Mercado porcino o Mercado bovino.
    .gist = Coloca 2 granjeros, 1 en un mercado
    .ruling-1 = El primer granjero puede ir a cualquier sitio si el segundo va a uno de estos mercados.
    .ruling-2 = Hace falta un segundo granjero en casa.
    .ruling-3 = Tu próximo turno llega como siempre.
    .ruling-4 = Las dos colocaciones son dos turnos, y las cartas actúan en cada una.
    .ruling-5 = No tiene efecto en el turno en que lo juegas.
    .ruling-6 = El segundo granjero puede ser un bebé de los Padres adoptivos.
# Bread Paddle
card-B025 = Pala de panadero
    .text = Recibes 1 alimento. Cada vez que juegas un oficio, puedes además hornear pan.
    .gist = 1 alimento; cada oficio: hornea pan
    .ruling-1 = El oficio actúa primero: se pueden hornear los cereales que da.
    .ruling-2 = Un oficio jugado gracias a otra carta cuenta.
# Mantlepiece
card-B033 = Repisa de chimenea
    .text = Recibes 1 punto adicional por cada ronda completa que queda por venir. A partir de ahora ya no puedes reformar.
    .gist = 1 punto por ronda; sin reformas
    .ruling-1 = Jugada en la ronda 14 no da ningún punto.
    .ruling-2 = Puedes jugarla justo después de una reforma, en el mismo turno.
    .ruling-3 = Ninguna carta te permite ya reformar.
# Bottles
card-B036 = Botellas
    .text = Cuestan 1 adobe y 1 alimento por cada granjero de tu familia, también los bebés.
    .gist = 4 puntos; cada granjero: adobe, alimento
    .ruling-1 = Los alimentos se pueden cocinar durante el pago.
# Loom
card-B039 = Telar
    .text = En la recolección recibes 1/2/3 alimentos por 1/4/7 ovejas. Al final, 1 punto por cada 3 ovejas.
    .gist = Alimento por ovejas; 1 punto por 3
    .ruling-1 = Solo cuenta el escalón de alimentos más alto que alcanzas.
    .ruling-2 = La Mantequera da también sus alimentos por las mismas ovejas.
# Strawberry Patch
card-B045 = Fresal
    .text = Pon 1 alimento en cada una de las 3 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 alimento en las próximas 3 rondas
    .ruling-1 = El Campo de judías es un campo de hortalizas mientras tenga hortalizas.
    .ruling-2 = Lo que vendría después de la ronda 14 se pierde.
# Herring Pot
card-B047 = Olla de arenques
    .text = Cada vez que usas Pesca, pon 1 alimento en cada una de las 3 próximas casillas de ronda; llega con esas rondas.
    .gist = Pesca: 1 alimento en las próximas 3 rondas
    .ruling-1 = Cada uso se suma a lo que ya hay en las casillas de ronda.
    .ruling-2 = En la ronda 14 no tiene nada que dar.
    .ruling-3 = Sin alimentos en Pesca, la casilla no se puede usar solo por esta carta.
# Butter Churn
card-B050 = Mantequera
    .text = En la recolección recibes 1 alimento por cada 3 ovejas y 1 alimento por cada 2 vacas.
    .gist = Cosecha: alimentos por ovejas y vacas
    .ruling-1 = Sigue actuando cuando juegas más oficios después.
    .ruling-2 = Las ovejas y las vacas se cuentan por separado.
# Brook
card-B056 = Arroyo
    .text = Cada vez que usas Juncal, Mina de arcilla, Bosque o la carta de la casilla de la ronda 1, recibes 1 alimento más.
    .gist = Cuatro casillas dan 1 alimento más
    .ruling-1 = El granjero debe estar en Pesca en el momento en que juegas la carta.
    .ruling-2 = El alimento puede ayudar a pagar lo que haces en la casilla.
# Scullery
card-B057 = Trascocina
    .text = Al principio de cada ronda recibes 1 alimento si tu casa es de madera.
    .gist = Casa de madera: 1 alimento por ronda
    .ruling-1 = Empieza en la ronda que sigue a aquella en que la juegas.
# Three-Field Rotation
card-B061 = Rotación trienal
    .text = Al principio de una recolección recibes 3 alimentos si tienes un campo de cereales, un campo de hortalizas y un campo vacío.
    .gist = Cereal, hortaliza, campo vacío: 3 alimentos
    .ruling-1 = Un campo vaciado por esta misma recolección no cuenta.
    .ruling-2 = El Campo de judías cuenta, sembrado o vacío.
# Pitchfork
card-B062 = Bieldo
    .text = Cada vez que usas Semillas de cereales mientras alguien está en Labranza, recibes 3 alimentos más.
    .gist = Cereales con Labranza usada: 3 alimentos
    .ruling-1 = Quien está en Labranza puede ser un granjero tuyo.
# Sack Cart
card-B066 = Carretilla de sacos
    .text = Pon 1 cereal en cada una de las casillas de las rondas 5, 8, 11 y 14 que aún no han llegado; lo recibes al principio de esa ronda.
    .gist = 1 cereal en las rondas 5, 8, 11 y 14
    .ruling-1 = Jugada al principio de una ronda, llega tarde para esa ronda.
# Beanfield
card-B068 = Campo de judías
    .text = Esta carta es un campo en el que solo crecen hortalizas.
    .gist = Un campo solo para hortalizas
    .ruling-1 = No es una loseta de campo, ni en el recuento ni como vecina del campo siguiente.
    .ruling-2 = Las hortalizas que tiene cuentan en el recuento.
    .ruling-3 = Solo se siembra de nuevo cuando está vacío.
    .ruling-4 = Mientras tiene hortalizas, es un campo de hortalizas.
# Thick Forest
card-B074 = Bosque espeso
    .text = Pon 1 madera en cada casilla de ronda par que aún no ha llegado; la recibes al principio de esa ronda.
    .gist = 1 madera en cada ronda par
    .ruling-1 = El adobe es necesario, pero no se paga.
    .ruling-2 = El adobe debe estar en tu reserva: no se puede cambiar nada por él mientras juegas la carta.
# Loam Pit
card-B077 = Gredal
    .text = Cada vez que usas Jornalero, recibes además 3 adobes.
    .gist = Jornalero: además 3 adobes
    .ruling-1 = El adobe puede pagar al Aparcero en el mismo turno, si haces actuar primero esta carta.
# Hard Porcelain
card-B080 = Porcelana dura
    .text = En cualquier momento puedes cambiar 2/3/4 adobes por 1/2/3 piedras.
    .gist = 2, 3, 4 adobes por 1, 2, 3 piedras
    .ruling-1 = Puedes usarla una y otra vez: 8 adobes en dos cambios son 6 piedras.
    .ruling-2 = Puedes usarla en mitad de un pago.
# Acorns Basket
card-B084 = Cesta de bellotas
    .text = Pon 1 jabalí en cada una de las 2 próximas casillas de ronda; lo recibes al principio de esas rondas.
    .gist = 1 jabalí en las próximas 2 rondas
    .ruling-1 = Un jabalí sin sitio se puede cocinar o se va.
    .ruling-2 = Un establo que el Mozo de cuadra construye en el mismo principio de ronda puede alojarlo.
    .ruling-3 = Jugada al principio de una ronda, empieza en la ronda siguiente.
    .ruling-4 = Lo que vendría después de la ronda 14 se pierde.
