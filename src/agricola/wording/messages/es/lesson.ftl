# La primera partida: lo que dice la vecina. Cada paso tiene un título, lo que hay que hacer, y una frase más para quien pregunta.

lesson-title = Tu primera granja
lesson-neighbour-name = Vecina
lesson-step = Tu primera granja, paso { $n } de { $of }
lesson-minutes = { $n ->
    [one] queda más o menos un minuto
   *[other] quedan más o menos { $n } minutos
}
lesson-why = ¿Por qué?
lesson-next = Seguir
lesson-do = Hacerlo por mí
lesson-play-on = Seguir jugando desde aquí
lesson-again = Empezar la lección de nuevo
lesson-leave = Dejar la lección
lesson-none = La lección no puede empezar
lesson-end-turn = Bien hecho. Nada es definitivo hasta que lo digas: mira tu granja y termina el turno.

lesson-farm = Esta es tu granja.
    .say = Una casa de madera con dos habitaciones, dos granjeros que viven en ella y un prado de 15 parcelas del que hacer algo. En cada una de las 14 rondas cada granjero trabaja una vez.
    .why = Al final dan puntos los campos, los pastizales, los cultivos, los animales, las habitaciones y los granjeros; lo que te falta y lo que dejas vacío resta algunos.
lesson-neighbour = Una casilla ocupada está ocupada.
    .say = Empiezo yo y trabajo de Jornalero por 2 alimentos. Nadie más puede ir ahí hasta la próxima ronda. Luego jugamos por turnos, un granjero cada vez.
    .why = De esto va el juego: quieres más cosas que granjeros tienes, y los demás también las quieren.
lesson-forest = Primero, madera.
    .say = Elige Bosque: tu granjero va allí y toma todo el montón. Hay tres maderas, y cada ronda llegan tres más.
    .why = Con madera se hacen cercas, habitaciones y establos. Un montón que nadie toma sigue creciendo: esperar puede valer la pena, si nadie se adelanta.
lesson-farmland = Labra tu primer campo.
    .say = Elige Labranza y luego la parcela iluminada de tu prado. Un campo es para siempre, y sin él no crece nada.
    .why = Dos campos dan el primer punto; cinco o más dan cuatro. Los campos siguientes deben ir uno junto a otro.
lesson-seeds = Nueva ronda, nueva casilla.
    .say = Cada ronda se revela una casilla más, y todos los montones han crecido. Ya tienes un campo: toma ahora la semilla, un cereal, en Semillas de cereales.
    .why = Un cereal se puede comer, pero uno sembrado se convierte en tres.
lesson-sow = Sembrar: uno se convierte en tres.
    .say = Elige Siembra, la casilla nueva. Tu cereal va al campo, y encima se ponen dos más.
    .why = Cada cosecha toma uno de cada campo, así que este campo te alimenta tres veces. En la misma casilla se hornea pan, cuando tengas un horno.
lesson-table = Después de la ronda 4 todos comen.
    .say = Dos granjeros comen cuatro alimentos en una cosecha, dos cada uno. Hay tres cuencos llenos. No pierdas de vista esta mesa: hay cosecha después de las rondas 4, 7, 9, 11, 13 y 14.
    .why = Quien tiene demasiado poco mendiga, y cada alimento mendigado cuesta 3 puntos para siempre.
lesson-wood = Seis maderas esperaban.
    .say = Nadie ha ido al Bosque en dos rondas. Toma el montón.
    .why = Ya tienes tres maderas. Nueve bastan para un buen pastizal, como verás.
lesson-fences = Cerca ahora un pastizal.
    .say = Elige Cercado, la casilla de esta ronda. Luego pinta dos parcelas de tu prado que se toquen y construye: cada cerca cuesta una madera.
    .why = Un pastizal de dos parcelas aloja cuatro animales de una especie. Sin pastizales, un animal no tiene más sitio que uno en la casa.
lesson-sheep = Cuatro ovejas esperan.
    .say = Llegó una cada ronda, y nadie las ha tomado. Elige Mercado ovino: todas caben en tu nuevo pastizal.
    .why = Los animales dan puntos, y dos de una especie tienen una cría en cada cosecha.
lesson-fish = Llena la mesa.
    .say = Este es el último turno antes de la cosecha, y queda un cuenco vacío. En el estanque se han juntado cuatro alimentos: ve a Pesca.
    .why = Los alimentos de la reserva no se estropean. Lo que sobra queda para la próxima cosecha.
lesson-harvest = La cosecha.
    .say = El campo ha dado un cereal. Tu familia ha comido cuatro alimentos. Y hay un cordero: de cuatro ovejas salieron cinco, y la quinta duerme en la casa.
    .why = Siempre en este orden: se recogen los cultivos, come la familia, crían los animales.
lesson-worth = Lo que vale.
    .say = Estos son tus puntos por ahora. ¿Aún por debajo de cero? Es normal: cada tipo que te falta resta uno, igual que cada parcela vacía. Quedan diez rondas para arreglarlo.
    .why = Más habitaciones dan sitio a más granjeros, y cada granjero es una acción más en cada ronda. La mayoría de las granjas que ganan crecen pronto.
lesson-over = Ya sabes cómo va.
    .say = Sigue jugando desde aquí. Ahora un ordenador juega por mí, y una línea sobre el tablero dice qué se podría hacer.
    .why = Los consejos y deshacer siguen contigo.
lesson-wrong = Eso también vale.
    .say = Es un buen turno, pero la lección va por otro lado. Deshazlo y usa lo que está iluminado.
    .why = Podrás ir a tu aire en cuanto termine la lección.
lesson-left = Has encontrado tu propio camino.
    .say = La lección no puede seguirte por ahí. Sigue jugando desde aquí contra un ordenador, o empieza la lección de nuevo.
    .why = Las dos cosas están bien.
