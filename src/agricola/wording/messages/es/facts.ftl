# El nombre de lo que está impreso en una carta.

fact-id = número
fact-edition = edición
fact-kind = tipo
fact-price = coste
    .depends = depende de la situación, véase el texto
fact-needs = prerrequisito
fact-points = puntos
fact-players = jugadores
fact-category = categoría
fact-traveling = itinerante
    .says = pasa a la mano del vecino de la izquierda después de jugarse
fact-where = dónde

# Las categorías impresas.

own-actions-booster = refuerzo de acciones
own-building-resource-provider = obtención de materiales
own-crop-provider = obtención de cultivos
own-farm-planner = planificación de la granja
own-food-provider = obtención de alimentos
own-goods-provider = obtención de recursos
own-livestock-provider = obtención de animales
own-points-provider = obtención de puntos
