# Cómo se llaman las opciones de una preparación de Small City, por sus claves y valores; `_about` donde hay más que decir.

option-advanced = Partida avanzada
option_about-advanced = Para una segunda partida: cada participante guarda además una promesa especial, y a la mitad elige un programa que da o cuesta votos al final.

option-modules = Módulos
value-modules-police = Policías
value_about-modules-police = Cada participante recibe dos policías. Donde no hay ninguno cerca, puede haber disturbios.
value-modules-traders = Comerciantes
value_about-modules-traders = Cada participante recibe tres a medida que crece su distrito. Usan un comercio dos veces.
value-modules-forest = Tableros de bosque
value_about-modules-forest = Todo el mapa desde el principio; su bosque se tala por dinero y da madera.
value-modules-cities = Tableros de Europa
value_about-modules-cities = Una ciudad para cada participante, con terreno y reglas propias: un río, un lago, un muro. Entonces no hay programas.
value-modules-cards = Cartas de acción
value_about-modules-cards = El Ecologista y el Anarquista se suman a las cartas; dos cualesquiera de las diez se quedan en la caja.
value-modules-buildings = Edificios nuevos
value_about-modules-buildings = Estatuas junto a Jardines y Palacios que traen promesas; casi toda promesa da 5 y no cuesta nada.
value-modules-promises = Cartas de promesa
value_about-modules-promises = Dos promesas más: una por los disturbios, otra por comerciantes en tres comercios.
value-modules-special = Promesas especiales
value_about-modules-special = Dos promesas especiales más: un final en calma, y comerciantes muertos antes del final.
value-modules-historic = Monumentos
value_about-modules-historic = El Coliseo o Neuschwanstein para cada asiento: cultura construida solo con piedra.
value-modules-roads = Carreteras
value_about-modules-roads = Carreteras entre las casillas: ir en coche al trabajo o a casa da dinero, y las rotondas contaminan.

option-forest_side = Cara del tablero de bosque
value-forest_side-easy = Fácil
value_about-forest_side-easy = Talar una casilla cuesta $1.
value-forest_side-expert = Experta
value_about-forest_side-expert = Talar una casilla cuesta $2.

option-cities = Ciudades
option_about-cities = Los tableros se reparten, o cada asiento tiene su ciudad: ninguna se juega dos veces.
value-cities-dealt = Repartidas
value_about-cities-dealt = Cada asiento recibe un tablero con dos ciudades y elige una.
value-cities-paris = París
value_about-cities-paris = Elegante y limpia: sin industria pesada, y quien llega por el consejo va derecho a casa.
value-cities-london = Londres
value_about-cities-london = Pequeña, llena de humo y de gente: un comercio y contaminación desde el principio, y cada vivienda nueva se llena al instante.
value-cities-zurich = Zúrich
value_about-cities-zurich = Ordenada y tranquila: viviendas nuevas solo junto al lago, y dos rondas sin contaminación.
value-cities-madrid = Madrid
value_about-cities-madrid = Soleada y generosa: una vivienda gratis en el borde cada ronda, pero construir junto al Jardín botánico cuesta más.
value-cities-rome = Roma
value_about-cities-rome = Piedras viejas y aire pesado: las viviendas junto al Tíber suben más, y empiezas con mucha contaminación.
value-cities-berlin = Berlín
value_about-cities-berlin = Dos mitades que esperan su día: un muro parte tu distrito hasta casi el final; luego las viviendas se unen a través de él.
value-cities-helsinki = Helsinki
value_about-cities-helsinki = Poca gente y mucha agua: menos ciudadanos al principio, pero la cultura junto al agua da dinero.
value-cities-athens = Atenas
value_about-cities-athens = Clara y animada: los comercios junto al Partenón suben más y El Pireo es tu Puerto, pero los comercios contaminan.

option-historic = Monumento
value-historic-colosseum = Coliseo
value_about-historic-colosseum = El Simpatizante da el doble.
value-historic-neuschwanstein = Neuschwanstein
value_about-historic-neuschwanstein = Votos cada ronda si lo rodea mucho bosque.

option-constants = Números de la caja
option_about-constants = Precios, votos y límites: los estándar, o un conjunto que añadió quien lleva este servidor.
value-constants-standard = Estándar
