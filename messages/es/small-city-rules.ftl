# Un texto corto de cada regla de Small City, por su identificador, con los números estándar.

## El juego base

rule-SC-2-1 = Una partida tiene 8 rondas de 8 fases, para 1 a 4 asientos.
rule-SC-2-2 = Cada distrito es un mapa de 10 x 10 casillas: columnas de la a a la j desde la izquierda, filas de la 1 a la 10 desde arriba. El borde son las columnas a y j y las filas 1 y 10.
rule-SC-2-3 = Solo se construye en la zona: un cuadrado desde a1, de 7 casillas de lado al principio y 10 como mucho. Al crecer gana la columna y la fila siguientes.
rule-SC-2-4 = Una loseta cubre exactamente las casillas de una de sus formas, girada o reflejada a voluntad, entera dentro de la zona. Allí se queda toda la partida.
rule-SC-2-5 = Las casillas contiguas comparten un lado. El área de influencia de una cosa es el anillo de casillas a su alrededor, diagonales incluidas; acaba en el borde del mapa de su dueño y vale en los dos sentidos.
rule-SC-2-6 = Colores: viviendas verdes, comercios azules, industria (Fábrica, Refinería, Puerto, Almacén) amarilla, Parques verde claro, cultura roja, Ayuntamiento blanco, Comisaría y bomberos grises. Un Parque no es un edificio.
rule-SC-2-7 = Son edificios públicos el Ayuntamiento y los culturales: Escuela, Biblioteca, Museo, Metro, Clínica, Universidad. Cada uno cuenta como uno; Comisaría y bomberos no cuentan.
rule-SC-2-8 = Se mejoran Residencia, Comercio y Fábrica, y nada más. Un Parque se amplía.
rule-SC-2-9 = Quien recibe al Alcalde va primero, los demás asientos siguen en sentido horario; los eliminados se saltan. El mismo orden decide quién se lleva el último ejemplar de lo que sea.
rule-SC-2-10 = Una casilla vacía es una de la zona sin loseta, obstáculo impreso, cementerio ni Alcalde.
rule-SC-2-11 = El dinero se cuenta en dólares enteros y nunca baja de 0; el banco no tiene límite. Los votos tampoco bajan de 0; solo se paga con votos que se tienen. La puntuación final puede ser negativa.
rule-SC-2-12 = Los vecinos están justo a la izquierda y a la derecha. Con dos asientos cada uno tiene un vecino; con cuatro, el de enfrente no lo es.
rule-SC-2-13 = En cada plaza cabe una persona. Viviendas, comercios, fábricas, Comisaría y bomberos tienen una plaza en cada casilla; Museo y Universidad, en sus dos primeras casillas, fila por fila desde la izquierda; el Ayuntamiento tiene 6, en ninguna casilla.
rule-SC-2-14 = Un edificio está atendido mientras alguien que no esté inactivo ocupe una de sus plazas: un ciudadano o policía de su dueño, o un turista donde los turistas pueden ir.
rule-SC-3-1 = Un asiento al azar recibe primero al Alcalde. Los asientos conservan su orden horario.
rule-SC-3-2 = Las cartas de acción A a H están boca abajo en un círculo de 8 puestos, al azar, con el marcador en el puesto 1. Nadie conoce una carta antes de que se descubra.
rule-SC-3-3 = La reserva tiene 24 de madera, 24 de piedra y 24 de metal, con cualquier número de asientos. Lo gastado, vendido, cambiado o descartado vuelve allí.
rule-SC-3-4 = Metro, Clínica, Universidad, Comisaría y bomberos: en la reserva común hay un ejemplar menos que asientos, uno en solitario. Un distrito tiene como mucho uno de cada.
rule-SC-3-5 = Cada asiento posee Ayuntamiento, Escuela, Biblioteca, Museo, Refinería, Puerto y 3 Almacenes. 3 de sus ciudadanos empiezan en el Ayuntamiento, 11 en la oficina de empleo, 4 en la reserva.
rule-SC-3-6 = El dinero inicial depende del puesto en el orden de juego de la ronda 1: $7, $8, $9 y $10.
rule-SC-3-7 = Contaminación y votos empiezan en 0, los discos del consejo a la izquierda de la columna 1.
rule-SC-3-8 = Hay 6 promesas fáciles, 5 medias y 5 difíciles. En el orden de juego cada asiento saca una de cada, se queda con una en secreto y pone las demás bajo sus mazos. Todo el mundo ve si la que se queda es difícil.
rule-SC-3-9 = Todos los asientos ponen el Ayuntamiento en secreto y a la vez, en cualquier casilla vacía de la zona inicial; después todos lo enseñan.
rule-SC-3-10 = La preparación sigue este orden: quién recibe primero, promesas (también especiales), Ayuntamiento, ronda 1.
rule-SC-4-1 = Quien recibe al Alcalde lo pone en 2 casillas vacías contiguas de su propio distrito, si las hay; cuentan como ocupadas hasta la fase 8. Sin tal par, el Alcalde se queda aparte.
rule-SC-4-2 = Recibir al Alcalde no da votos ni dinero.
rule-SC-4-3 = Desde el marcador, en sentido horario, se descubre una carta más que asientos activos hay.
rule-SC-4-4 = En el orden de juego cada asiento toma una de las cartas boca arriba y libres; nadie puede rechazar. E, F y G actúan al instante; A a D, hasta que acabe la ronda.
rule-SC-4-5 = Carta A, Alcalde: recibes al Alcalde en la ronda siguiente.
rule-SC-4-6 = Carta B, Arquitecto: cada edificio cultural que construyas en la fase 2 de esta ronda necesita 1 material menos, a tu elección, pero nunca menos que ninguno.
rule-SC-4-7 = Carta C, Mediador: cada edificio que construyas en la fase 2 de esta ronda cuesta $1 menos, pero al menos $1. La cultura, los Parques y ampliar la zona conservan su precio.
rule-SC-4-8 = Carta D, Ingeniero: lo que tu propia gente produce en tu distrito esta ronda no contamina.
rule-SC-4-9 = Carta E, Simpatizante: toma $1 o 2 votos.
rule-SC-4-10 = Carta F, Urbanista: tu zona crece 1 por nada, aparte del crecimiento de la ronda. Una zona completa no crece.
rule-SC-4-11 = Carta G, Concejal: un movimiento más en el consejo si quieres, ahora y a precio completo. Una loseta que construya puede mejorar en la fase 2 de esta ronda.
rule-SC-4-12 = Carta H, Opositor: no tiene efecto.
rule-SC-4-13 = Las letras I a L son de otros conjuntos: el Médico, el Artista y dos más. No están en el mazo base.
rule-SC-5-1 = Todos los asientos activos planifican en secreto y a la vez. Un plan se puede cambiar hasta que el último asiento cierre el suyo, y antes no muestra nada a los demás.
rule-SC-5-2 = Un plan lleva primero las construcciones y después las mejoras. Cada una se juzga según tu distrito tal como lo dejan las anteriores y según la reserva al empezar la fase con tus propios cambios; los planes ajenos no importan.
rule-SC-5-3 = Un plan tiene 3 puntos y una loseta de cualquier tamaño gasta 1. Pueden sobrar puntos.
rule-SC-5-4 = Para construir, las casillas deben estar vacías, la forma y la condición deben valer, tiene que haber una loseta en la reserva y su precio se paga al momento. Se pueden construir de una vez niveles altos, y las losetas no tienen que tocarse.
rule-SC-5-5 = Ampliar la zona gasta 2 puntos y $2, una vez por ronda como mucho. El resto del plan puede usar las casillas nuevas.
rule-SC-5-6 = Ampliar un Parque gasta 1 punto y el precio de un Parque pequeño por casilla añadida, sin rebaja. Conserva sus casillas y toma una forma de un tamaño mayor; dos Parques nunca se unen.
rule-SC-5-7 = Una R1 nueva acoge al instante a 1 ciudadano del Ayuntamiento, si lo hay; no se elige. Residencias más altas y mejoras no acogen a nadie.
rule-SC-5-8 = Cuando todos están cerrados, los planes se enseñan y se cumplen en el orden de juego, paso a paso. Un paso sin loseta en la reserva falla; las losetas que devolvieron asientos anteriores cuentan.
rule-SC-5-9 = Un paso que falla no cuesta más que su punto y deja vacías sus casillas. Los pasos posteriores que lo necesitaban fallan también; no se planifica nada de nuevo, y todos los demás pasos siguen en pie.
rule-SC-5-10 = Ninguna loseta ni mejora puede cubrir las casillas del Alcalde esta ronda.
rule-SC-6-1 = Una Residencia de nivel n necesita al menos n edificios públicos en su área de influencia.
rule-SC-6-2 = Un Comercio de nivel n necesita en su área de influencia Residencias cuyos niveles sumen n o más. Sus casillas, fila por fila desde la izquierda, son: cobrar, vender, comprar votos, cambiar por votos.
rule-SC-6-3 = Una F1 no necesita nada; una F2, tu Refinería en su área de influencia; una F3, tu Refinería y tu Puerto.
rule-SC-6-4 = Una Refinería debe estar en el área de influencia de una de tus Fábricas. No tiene efecto propio.
rule-SC-6-5 = Un Puerto debe cubrir al menos una casilla del borde y estar en el área de influencia de una de tus Fábricas. Vende material en la fase 4.
rule-SC-6-6 = Un Almacén debe estar en el área de influencia de una de tus Fábricas. Guarda 3 piezas.
rule-SC-6-7 = Un Parque va en cualquier casilla vacía. Cada casilla suya reduce la contaminación.
rule-SC-6-8 = Los edificios culturales van en cualquier sitio, uno de cada clase por distrito, y cuestan materiales. El metal puede sustituir a piedra o madera y la piedra a madera, pero no al revés.
rule-SC-6-9 = Comisaría y Parque de bomberos van en cualquier sitio. Llegan por la fase 2 o por la fila 3 del consejo y actúan mientras están atendidos.
rule-SC-6-10 = Una Residencia y una Fábrica nunca pueden estar una en el área de influencia de la otra, ni por construcción ni por mejora. El resto de la industria no molesta a las viviendas.
rule-SC-7-1 = Una mejora no cuesta dinero ni puntos. Sustituye el nivel n por n + 1 en las casillas de antes y una vacía al lado, hasta R5, C4 y F3.
rule-SC-7-2 = La loseta mejorada debe tener una forma de su nuevo nivel. En la caja estándar vale cualquier casilla al lado.
rule-SC-7-3 = La condición del nuevo nivel debe cumplirse donde está la nueva loseta; la propia loseta no ayuda.
rule-SC-7-4 = Mejorar es libre. Una loseta sube como mucho un nivel por ronda, y no en la fase 2 en que se construyó.
rule-SC-7-5 = La gente conserva sus casillas y la loseta de antes vuelve a la reserva. Las funciones de un Comercio se cuentan de nuevo.
rule-SC-7-6 = También una mejora debe mantener aparte viviendas y fábricas. Lo que otras losetas necesitaban al ponerse no se vuelve a pedir.
rule-SC-8-1 = Solo valen las plazas libres al empezar los movimientos de un asiento, en casa y fuera. Nadie entra en una plaza que se dejó en el mismo paso.
rule-SC-8-2 = Los ciudadanos en comercios, fábricas, edificios culturales y de servicio tienen que moverse, los turistas también. Los que están en casa pueden. Los del Ayuntamiento no participan.
rule-SC-8-3 = Un ciudadano se mueve una vez como mucho, tan lejos como se quiera. No se puede acabar mientras alguien que tiene que moverse aún tenga una plaza permitida en tu distrito; salir fuera nunca es obligatorio.
rule-SC-8-4 = Un ciudadano tiene que ir a un edificio de otro color.
rule-SC-8-5 = Quien tenía que moverse y no pudo queda inactivo esta ronda: ni ingresos, ni producción, ni votos, ni servicio. La gente inactiva contamina igual.
rule-SC-8-6 = Un ciudadano puede visitar un Comercio, una Fábrica o un Museo de un vecino, que no puede negarse; un turista por distrito vecino. De allí va a casa o a otro vecino.
rule-SC-8-7 = Tras los movimientos de un asiento cada R1 suya vacía acoge a un ciudadano del Ayuntamiento, también una recién dejada. Si faltan, su dueño dice cuáles se llenan. Los niveles más altos no se llenan.
rule-SC-8-8 = Después pasa un ciudadano de la oficina de empleo al Ayuntamiento por cada plaza libre de tus Fábricas, mientras el Ayuntamiento tenga sitio; los materiales allí también lo ocupan.
rule-SC-8-9 = Estos pasos cuentan las plazas como están entonces. Los turistas de fuera ocupan plazas.
rule-SC-8-10 = Los ciudadanos del Ayuntamiento viven en el distrito y contaminan, pero ni trabajan ni votan.
rule-SC-9-1 = Primero ganan los turistas propios: en un comercio como en casa, con tu dinero y tus reservas; en un Museo $1; en una Fábrica producen para ti.
rule-SC-9-2 = Cada ciudadano propio en un comercio puede usar su plaza una vez: $1; vender un material por $2, $3 o $5 (madera, piedra, metal); pagar de $1 a $4 por 2 a 5 votos; o cambiar un material por 3, 5 o 7 votos.
rule-SC-9-3 = Cada uno de tus ciudadanos en tu propio Museo gana $1.
rule-SC-9-4 = Tu Puerto vende 1 material guardado al precio normal y no necesita a nadie.
rule-SC-9-5 = Tu Comisaría atendida gana $1 por cada turista de fuera en tu distrito.
rule-SC-9-6 = Cada persona en una Fábrica produce un material para su dueño: madera en el nivel 1, piedra en el 2, metal en el 3, hasta donde alcance la reserva en el orden de juego. Sirve desde la fase 2 de la ronda siguiente.
rule-SC-9-7 = Los materiales se guardan en Almacenes, 3 piezas cada uno, y en plazas libres del Ayuntamiento, una cada una. Su dueño elige lo que se descarta de más.
rule-SC-9-8 = Un material guardado en el Ayuntamiento no deja su sitio a un ciudadano que lo necesite después.
rule-SC-10-1 = Cada ciudadano propio en casa vota: 1, 2, 3, 3 o 4 votos en Residencias de nivel 1 a 5. Los ciudadanos en otros sitios no.
rule-SC-10-2 = Cada ciudadano propio en la Universidad que no esté inactivo da 4 votos. Los turistas nunca votan.
rule-SC-11-1 = Todo el mundo en el distrito contamina 1, los ciudadanos propios (también en el Ayuntamiento) y los turistas de fuera, aunque estos no mientras la Comisaría esté atendida. Se suman los materiales producidos.
rule-SC-11-2 = Cada material producido en el distrito esta ronda suma 1, sea quien sea quien lo produjo y aunque se descartara. El Ingeniero libra lo que produjo tu propia gente.
rule-SC-11-3 = La reducción es 1 por cada casilla de Parque, y 2 más si el Parque de bomberos está atendido.
rule-SC-11-4 = La reducción quita como mucho el 50 % de la contaminación de esta ronda, redondeado hacia abajo. El resto se suma a la pista; los Parques nunca la bajan.
rule-SC-11-5 = Muere una persona por cada umbral de 20, 40, 60 y 80 que la pista alcance esta ronda; la Clínica salva a una cada ronda. Su dueño elige a un ciudadano propio fuera del Ayuntamiento o a un turista de fuera en el distrito.
rule-SC-11-6 = Los muertos van a una casilla vacía de la zona que elige su dueño; en cada una caben 4 y queda bloqueada para siempre. Sin casilla vacía, la pieza sale de la partida.
rule-SC-11-7 = Un asiento cuya pista llega a 100 queda eliminado; allí ya no muere nadie.
rule-SC-12-1 = El consejo tiene 5 filas y 4 columnas. Cada asiento tiene 2 discos que empiezan a la izquierda de la columna 1; en una casilla caben los discos que sean.
rule-SC-12-2 = En el orden de juego cada asiento puede mover un disco a la columna siguiente, en cualquier fila, pagar y tomar el efecto, o pasar. Un disco en la columna 4 ha terminado.
rule-SC-12-3 = Las columnas 1 a 4 cuestan de $1 a $4, o de 2 a 5 votos, o una promesa que hay que cumplir: fácil, fácil, media, difícil. Sin mezclas, y un mazo vacío no puede pagar.
rule-SC-12-4 = Se paga antes del efecto, que puede no dar nada.
rule-SC-12-5 = Fila 1, Finanzas: $2, $4, $5 o $7 según la columna.
rule-SC-12-6 = Fila 2, Suministros: madera, piedra, metal, o uno de cada, según la columna, de la reserva y guardado como siempre.
rule-SC-12-7 = Fila 3, Obras: construye por nada una loseta de 1, 2, 3 o 4 casillas como mucho, con su condición y de la reserva. Ni cultura, ni ampliaciones, ni mejoras.
rule-SC-12-8 = Fila 4, Turismo: 1, 1, 2 o 2 ciudadanos propios pasan de la reserva al Ayuntamiento, o a la oficina de empleo si está lleno.
rule-SC-12-9 = Fila 5, Medio ambiente: tu contaminación baja 1, 2, 4 o 6, no por debajo de 0.
rule-SC-12-10 = La última ronda también tiene consejo.
rule-SC-13-1 = El Alcalde se va. Quien tiene la carta A lo recibe después; si nadie la tiene, el siguiente asiento activo en sentido horario. En solitario siempre eres tú.
rule-SC-13-2 = Las cartas vuelven boca abajo a sus puestos, y el marcador avanza tanto como cartas se enseñaron. Las cartas ya vistas siguen siendo conocidas.
rule-SC-13-3 = Tras la ronda 8 se puntúa la partida; antes empieza la ronda siguiente.
rule-SC-14-1 = Todas las promesas se enseñan a la vez y se juzgan según cómo acabó la partida.
rule-SC-14-2 = Una promesa cumplida da 6, 12 o 18 votos (fácil, media, difícil); una incumplida cuesta 3, 6 o 9.
rule-SC-14-3 = La puntuación son votos más promesas menos 1 por cada % de contaminación; la partida avanzada suma lo suyo. El dinero y los materiales que sobran no valen nada.
rule-SC-14-4 = Gana la puntuación más alta. En un empate, menos contaminación, luego más dinero, luego más ciudadanos vivos; después se comparte el puesto.
rule-SC-16-1 = Partida avanzada: tras su propia promesa cada asiento saca 2 especiales, se queda con 1 en secreto y pone la otra bajo el mazo. Da 10 si se cumple y no cuesta nada si no.
rule-SC-16-2 = Partida avanzada: al final de la ronda 4 todos los asientos eligen en secreto un programa o ninguno. Al final da 20 si se cumple y cuesta 10 si no.
rule-SC-16-3 = Economía: $25 y dos Comercios de nivel 3 o más. Población: 13 ciudadanos vivos en tu distrito. Cultura: 6 edificios culturales distintos.
rule-SC-17-1 = En solitario: empieza con $8, recibe siempre al Alcalde, 2 cartas descubiertas, sin turistas, un ejemplar de cada edificio común.
rule-SC-17-2 = En solitario: todo lo demás se juega como siempre, también las promesas.
rule-SC-17-3 = En solitario: una promesa que compara asientos tiene en su lugar una meta fija, que se nombra con ella.
rule-SC-17-4 = En solitario: por debajo de 30, la Administración; desde 30, la Concejalía; desde 60, la Tenencia de alcaldía; desde 90, la Alcaldía. La eliminación es una derrota.
rule-SC-18-1 = La eliminación se juzga para todos los asientos a la vez en la fase 6. El asiento ya no participa: sus ciudadanos fuera, discos, cartas y promesas salen del juego, sus losetas no vuelven a la reserva, y los turistas que tenía vuelven a su Ayuntamiento o, si está lleno, a la oficina de empleo.
rule-SC-18-2 = Los asientos no se acercan tras una eliminación: un distrito eliminado no se puede visitar. A quien recibía al Alcalde y queda eliminado le sigue el siguiente, como siempre.
rule-SC-18-3 = Los asientos eliminados quedan últimos, los que cayeron más tarde, por delante; en la misma ronda va mejor quien menos contaminación tenga, y después se comparte el puesto.
rule-SC-18-4 = Con dos asientos o más al empezar, la partida acaba tras la fase que deje uno como mucho. Quien sobrevive a solas puntúa y queda primero.

## Los módulos en general

rule-SP-SET-1 = Los tableros son base, de bosque o de Europa, una familia para toda la mesa. Las ciudades pueden variar de asiento a asiento; bosque y ciudades nunca se mezclan.
rule-SP-SET-2 = Una carta está en su mazo solo si se juegan todos los módulos de los que depende.
rule-SP-SET-3 = Con tableros de bosque o de Europa se quitan las cartas sobre la zona: los números 5, 29 y 30.
rule-SP-SET-4 = Las cartas A a H son la base, con L por los policías o las cartas de acción nuevas y K por estas. Si son más de 8, se enseñan y apartan algunas al azar, pero nunca L si hay policías.
rule-SP-SET-5 = Los obstáculos impresos, como lagos y monumentos, nunca están vacíos: nada puede ir allí. Las casillas de río y de bosque son casillas vacías.
rule-SP-SET-6 = El Ayuntamiento no puede empezar en bosque, río, casillas marcadas de Zúrich ni a ambos lados del muro de Berlín. En la preparación no se paga nada de más.
rule-SP-SET-7 = Los sobreprecios por bosque, río y Jardín botánico no tienen rebaja. Valen también para cultura, mejoras y la fila 3 del consejo.
rule-SP-SET-8 = Los módulos y sus opciones tienen nombres y un orden propio en preparaciones y partidas guardadas. La opción de un módulo inactivo se rechaza.
rule-SP-SET-9 = Donde los policías actúan distinto en la última ronda, el número de rondas decide cuál es. El muro de Berlín cae tras su propio número de rondas, o nunca en una partida más corta.
rule-SP-SET-10 = La contaminación fuera de la fase 6 mueve la pista al instante. Cuenta para las muertes, pero nadie queda fuera antes de que la fase 6 haya medido.
rule-SP-SET-11 = Un asiento que saca promesas se salta las que nunca podrá cumplir: se quedan donde están, y saca la siguiente posible.

## Cartas de acción

rule-SP-ACT-1 = Carta K, Ecologista: nadie en tus Comercios contamina esta ronda, ni tu gente ni los turistas. Se dejan aparte antes de toda reducción. Los policías contaminan allí igual.
rule-SP-ACT-2 = Carta L, Anarquista: paga al instante $2 o 3 votos, lo que elijas. Solo si no puedes pagar ni lo uno ni lo otro, tu contaminación sube 3.
rule-SP-ACT-3 = Sin policías el Anarquista no causa disturbios.
rule-SP-ACT-4 = Otros módulos cambian cartas del juego base: B y E con los monumentos, F con el bosque.

## Bosque

rule-SP-FOR-1 = Cada asiento juega la cara fácil o la experta del bosque. La reserva tiene 12 más de madera.
rule-SP-FOR-2 = La zona es todo el mapa desde el principio. Cada casilla de bosque bajo una loseta nueva o mejorada se tala por $1 (fácil) o $2 (experta); Parques y Estatuas no pueden cubrir bosque.
rule-SP-FOR-3 = Carta F, Urbanista: pagas solo la mitad de toda la tala de esta fase 2, redondeado hacia abajo.
rule-SP-FOR-4 = Cada casilla talada da 1 de madera de la reserva, en el orden de juego mientras haya. Queda apartada y no sirve esta ronda.
rule-SP-FOR-5 = Un paso que falla no tala nada y no cuesta nada.
rule-SP-FOR-6 = Cada madera apartada suma 1 a la contaminación tras la reducción. No ayudan ni los Parques ni el Ingeniero.
rule-SP-FOR-7 = Tras las muertes la madera apartada se guarda como siempre; el resto se descarta.
rule-SP-FOR-8 = El consejo tala a precio completo, en la fila 3 y con la carta G. La madera de la fase 7 espera a la siguiente fase 6.
rule-SP-FOR-9 = El Alcalde puede estar en bosque. Un cementerio necesita una casilla sin bosque; si no la hay, la pieza sale de la partida.

## Tableros de Europa

rule-SP-EUR-1 = Cuatro tableros tienen dos ciudades cada uno: París y Londres, Zúrich y Madrid, Roma y Berlín, Helsinki y Atenas. Cada asiento recibe un tablero en el orden de juego y después elige una cara a la vista. O se acuerda una ciudad para cada asiento, cada una como mucho una vez.
rule-SP-EUR-2 = La zona es todo el mapa desde el principio, salvo en Londres. La carta F no da nada allí, pero se puede tomar.
rule-SP-EUR-3 = En la partida avanzada hay promesas especiales, pero no programas.
rule-SP-EUR-4 = La Torre Eiffel y el Tíber son edificios culturales: públicos, y cada uno una clase propia. No son losetas de nadie y no cabe nadie en ellos.
rule-SP-EUR-6 = Algunas ciudades tienen losetas iniciales. Se ponen en secreto tras el Ayuntamiento, en casillas vacías, por nada y sin condición; después se cierra todo.
rule-SP-EUR-10 = París no tiene Fábricas de nivel 2 ni 3, ni Refinería, ni Puerto.
rule-SP-EUR-11 = Las Fábricas de París solo van en casillas del borde.
rule-SP-EUR-12 = En París cada casilla de río que se cubre de nuevo cuesta $1 más, por construir, ampliar o mejorar. El texto impreso nombra construir; que las mejoras también paguen es nuestra lectura.
rule-SP-EUR-13 = En París los ciudadanos de la fila 4 del consejo van derechos a viviendas libres que elige su dueño, y a la oficina de empleo si no hay ninguna; nunca al Ayuntamiento.
rule-SP-EUR-20 = Londres empieza con un comercio de nivel 1, 5 % de contaminación y la zona pequeña, que crece como siempre.
rule-SP-EUR-21 = En Londres, cuando se construye una Residencia, pueden mudarse desde el Ayuntamiento tantas personas como su nivel, una a una, cada una a su siguiente casilla libre. Nadie está obligado.
rule-SP-EUR-22 = En Londres todas las viviendas vacías se llenan desde el Ayuntamiento, sean del nivel que sean.
rule-SP-EUR-30 = Zúrich empieza con dos comercios de nivel 1, en cualquier sitio menos el lago.
rule-SP-EUR-31 = En Zúrich una Residencia nueva va solo en casillas marcadas. Puede salirse de ellas cuando mejora.
rule-SP-EUR-32 = En Zúrich solo las Residencias cubren de nuevo una casilla marcada; que tampoco puedan las mejoras es nuestra lectura. Un comercio que empezó en una puede crecer a otras casillas.
rule-SP-EUR-33 = En Zúrich la industria nueva tiene una casilla del borde; lo que mejora no la necesita.
rule-SP-EUR-34 = En las rondas 1 y 2 Zúrich no se contamina, pase lo que pase, y no muere nadie.
rule-SP-EUR-40 = El Jardín botánico de Madrid nunca se construye. No es un Parque ni parte de un Jardín.
rule-SP-EUR-41 = En Madrid cada casilla junto al Jardín botánico que se cubre de nuevo cuesta $1 más.
rule-SP-EUR-42 = En Madrid cada plan acaba con una Residencia de nivel 1 en una casilla del borde, gratis y sin punto, mientras tenga sitio. Puede fallar como cualquier paso.
rule-SP-EUR-50 = Roma empieza con 9 % de contaminación. En el Tíber no se construye nada.
rule-SP-EUR-60 = Mientras el muro de Berlín está en pie, ninguna loseta está a ambos lados. A las áreas de influencia y a la gente no les importa.
rule-SP-EUR-61 = Al final de la ronda 7 cae el muro de Berlín. Dos Residencias que se tocaban en él se unen, si sus niveles suman 5 como mucho, si las dos juntas tienen una forma de ese nivel, y si hay tal loseta en la reserva.
rule-SP-EUR-62 = Se une hasta que no quede ningún par, en el orden que elija su dueño. Las losetas ya unidas siguen uniéndose.
rule-SP-EUR-63 = Unir no pide nada alrededor de la loseta, y la gente sigue en sus casillas.
rule-SP-EUR-70 = Helsinki empieza con 2 ciudadanos en el Ayuntamiento y 12 en la oficina de empleo.
rule-SP-EUR-71 = Helsinki empieza con dos Residencias vacías de nivel 1 junto al agua.
rule-SP-EUR-72 = En Helsinki cada edificio cultural propio junto al agua gana $1 por ronda, $6 como mucho.
rule-SP-EUR-80 = El Partenón es una Residencia de nivel 4 solo para comercios. El texto impreso no pone ese límite donde dice qué cuenta el Partenón: que pueda haber Fábricas a su lado es nuestra lectura, que quien lleva un servidor puede cambiar.
rule-SP-EUR-81 = El Pireo es el Puerto de Atenas, que no tiene otro.
rule-SP-EUR-82 = En Atenas cada comercio suma 1 % a la contaminación tras la reducción.

## Policías

rule-SP-POL-1 = Cada asiento tiene 2 policías junto a su distrito. La carta L, Anarquista, está en todas las partidas, y hay una Comisaría por asiento.
rule-SP-POL-2 = Cuando se construye tu Comisaría, por plan o por el consejo, tus policías llegan a sus dos primeras casillas, uno a cada una.
rule-SP-POL-3 = Un policía en una casilla de la Comisaría la atiende como un ciudadano. Los ciudadanos pueden usar una casilla libre de ella.
rule-SP-POL-4 = En tu movimiento un policía en la Comisaría o en terreno abierto puede dar hasta 3 pasos en ocho direcciones, entre la gente, a una casilla que estaba libre al empezar el paso y lo sigue estando. Policías y ciudadanos se mueven en cualquier orden.
rule-SP-POL-5 = Cruza cualquier casilla de su propia zona. Puede pararse en una casilla vacía, en un Parque o Estatua, o en una plaza libre de una loseta; no en el Ayuntamiento, en otros edificios, en el cementerio ni junto al Alcalde.
rule-SP-POL-6 = Un policía en una plaza de cualquier otro edificio se mueve como un ciudadano, solo a plazas propias. Los policías nunca quedan inactivos, nunca salen fuera y nunca van en coche.
rule-SP-POL-7 = Una casilla con un policía en terreno abierto no está vacía. Un policía en un Parque no estorba cuando el Parque se amplía.
rule-SP-POL-8 = Un policía cubre cada edificio en su propia casilla o en una de las 8 casillas a su alrededor.
rule-SP-POL-9 = Cuando todos se han movido y la carta L está boca arriba, tomada o no, estallan disturbios en todos los distritos, salvo que los hubiera la ronda anterior.
rule-SP-POL-10 = Se alborota tanta gente como el número de la ronda: ciudadanos y comerciantes del asiento en su propio distrito, también en el Ayuntamiento, en edificios que ningún policía cubre. Su asiento elige quién, en el orden de juego. Turistas y policías nunca se alborotan.
rule-SP-POL-11 = Un alborotador no trabaja, ni produce, ni gana, ni vota, ni atiende nada. Contamina igual y puede morir.
rule-SP-POL-12 = Un policía no gana ni produce nada, ni en comercios y Fábricas ni en el Museo o la Universidad, y no atiende ningún Parque de bomberos.
rule-SP-POL-13 = Cada ciudadano que vota en una vivienda que cubre exactamente un policía da 1 voto más. En una vivienda o Universidad que cubren dos policías no vota nadie.
rule-SP-POL-14 = Los policías en viviendas no votan.
rule-SP-POL-15 = Cada policía en el tablero contamina 1, y nada lo evita; solo lo reduce lo que reduce toda la contaminación.
rule-SP-POL-16 = Todos los disturbios cesan tras el consejo, pero los de la última ronda duran hasta el final. Quien muere o deja el Ayuntamiento ya no se alborota; quien no se alborota deja antes el Ayuntamiento.
rule-SP-POL-17 = Cada alborotador al final cuesta 1 punto, también un comerciante. Un asiento eliminado no tiene ninguno.
rule-SP-POL-18 = Los policías no son ciudadanos: no mueren, nada los cuenta, y no son turistas de nadie. En una vivienda un policía ocupa su plaza.

## Comerciantes

rule-SP-TRD-1 = Cada asiento tiene 3 comerciantes junto a su distrito, aparte de sus ciudadanos.
rule-SP-TRD-2 = Antes de tus movimientos entra un comerciante en el Ayuntamiento por cada número de 4, 8 y 12 ciudadanos propios fuera del Ayuntamiento que tu distrito alcance por primera vez. Sin sitio espera a la ronda siguiente; uno muerto no vuelve.
rule-SP-TRD-3 = Cuando una Residencia acoge a alguien del Ayuntamiento puede ser un comerciante. Si allí solo hay comerciantes, nadie está obligado a mudarse.
rule-SP-TRD-4 = Un comerciante se mueve como un ciudadano, pero nunca fuera; de un comercio puede ir derecho a otro Comercio.
rule-SP-TRD-5 = Un comerciante trabaja solo en comercios. No vota, ni produce, ni atiende nada, y no gana nada en Museo ni Universidad.
rule-SP-TRD-6 = Un comerciante usa su plaza hasta dos veces: $2, dos materiales vendidos, votos comprados dos veces por $1 a $4 cada una, o dos materiales cambiados por votos.
rule-SP-TRD-7 = Cada comerciante en el distrito contamina 2 en vez de 1, también en el Ayuntamiento.
rule-SP-TRD-8 = Un comerciante fuera del Ayuntamiento puede ser elegido para morir. Ninguna cuenta de ciudadanos incluye a los comerciantes, pero uno sí ocupa su plaza en una vivienda.

## Edificios nuevos

rule-SP-BLD-1 = Los Parques y Estatuas que se tocan por los lados son un grupo de Parques. Un grupo con al menos 6 casillas de Parque, sin contar sus Estatuas, es un Jardín.
rule-SP-BLD-2 = Estatua: 1 casilla, $1 y 1 punto, de una reserva común de 16. Necesita al lado un Jardín sin Estatua.
rule-SP-BLD-3 = No se puede poner nada, ni Estatua, ni Parque, ni Parque mayor, que deje dos Estatuas en un grupo de Parques.
rule-SP-BLD-4 = Una Estatua es cultura y Parque: un edificio público, y reduce 1. Se pueden tener muchas, pero todas son una sola clase de cultura. De una Estatua no se hace ningún Parque.
rule-SP-BLD-5 = Ni el Mediador ni el Arquitecto rebajan el precio de una Estatua.
rule-SP-BLD-6 = Palacio: 4 casillas en cuadrado, $2 y 2 de los 3 puntos, de una reserva común de 9. No necesita nada alrededor, no cabe nadie en él y no es cultura. El Mediador lo abarata.
rule-SP-BLD-7 = El consejo no construye ni Estatuas ni Palacios.
rule-SP-BLD-8 = Cuando se han enseñado todos los planes, en el orden de juego: por cada Palacio realmente construido saca una promesa de cada dificultad, quédate con una en secreto y pon las demás bajo sus mazos. Los mazos vacíos se saltan.
rule-SP-BLD-9 = Cada promesa da 5 si se cumple y no cuesta nada si no, pero las de Palacios y Estatuas conservan sus valores. Las promesas especiales quedan como están.
rule-SP-BLD-10 = Ninguna promesa paga un movimiento en el consejo.

## Cartas de promesa y promesas especiales

rule-SP-PRO-1 = Con policías, comerciantes y los edificios nuevos hay dos promesas más. Una difícil pide que al final se alborote la mitad de tus ciudadanos y comerciantes en tu distrito, al menos uno; una media, tres de tus comerciantes trabajando en tres comercios tuyos distintos.
rule-SP-PRO-2 = Dan lo que da toda promesa junto a los edificios nuevos; su dificultad solo nombra el mazo.
rule-SP-SPE-1 = En la partida avanzada hay dos promesas especiales más: que nadie de tu gente se alborote al final, y que dos de tus comerciantes estén en un cementerio. Que vengan con las cartas de promesa es nuestra lectura.

## Monumentos

rule-SP-REA-1 = Con tableros de bosque cada asiento tiene un ejemplar del Coliseo o de Neuschwanstein, el mismo para todos o uno elegido para cada uno.
rule-SP-REA-2 = Gasta 1 punto de obra y exactamente 2 de piedra, que nada sustituye; la tala se paga aparte. Nadie entra allí, y el consejo nunca lo construye.
rule-SP-REA-3 = Los dos son edificios culturales, cada uno una clase propia, pero la carta B, Arquitecto, nunca rebaja su precio.
rule-SP-REA-4 = La carta E, Simpatizante, da el doble si tu Coliseo está en pie cuando la tomas: $2 o 4 votos.
rule-SP-REA-5 = Neuschwanstein necesita 4 casillas de bosque alrededor, además de las que él mismo tala.
rule-SP-REA-6 = En cada votación Neuschwanstein da 1 voto por cada casilla de bosque que tenga entonces alrededor a partir de la cuarta.

## Carreteras

rule-SP-ROA-1 = Cada asiento tiene 10 Carreteras y 5 Rotondas propias.
rule-SP-ROA-2 = Un plan acaba con Carreteras y Rotondas, tras las mejoras: tantas como quieras, sin puntos de obra. Son tuyas, así que ningún paso fallido puede quitarte una.
rule-SP-ROA-3 = Una Carretera cuesta $1, una Rotonda $2; ninguna carta las abarata.
rule-SP-ROA-4 = Una Carretera va en el borde entre dos casillas de la zona que no sean de una misma loseta, una Rotonda en una esquina dentro del mapa, una en cada sitio. No hace falta talar bosque para ellas, y lo puesto se queda.
rule-SP-ROA-5 = Una Carretera que se cruza con otra en ángulo recto añade la Rotonda de esa esquina, por su precio, si no la hay. Una Rotonda también puede ponerse sola donde acaba una Carretera.
rule-SP-ROA-6 = Ninguna loseta se puede construir, mejorar o ampliar a través de una Carretera. Las Carreteras no separan nada más.
rule-SP-ROA-7 = Un movimiento entre Residencia, Comercio y Fábrica de colores distintos puede hacerse como viaje si hay Carreteras hasta allí. Valen todas las reglas del movimiento. Turistas y policías van a pie, los comerciantes pueden ir en coche.
rule-SP-ROA-8 = Un viaje va por Carreteras que se tocan, y solo gira en una Rotonda. Empieza por una Carretera junto a la loseta si esa red la tiene; si no, por una que acabe en su esquina, y acaba de la misma manera. El viaje usa las menos Carreteras y, a igualdad, las menos Rotondas.
rule-SP-ROA-9 = Un viaje da al instante $1 por cada 2 Carreteras, redondeado hacia arriba, y 1 % de contaminación por cada Rotonda entre dos de sus Carreteras.
rule-SP-ROA-10 = Berlín: mientras el muro está en pie, ninguna Carretera lo toca.
rule-SP-ROA-11 = Ciudades: ninguna Carretera entre dos casillas de agua; el río de París no cuesta nada más.
rule-SP-ROA-12 = La promesa de la Carretera más larga se cumple si nadie tiene un camino de Carreteras más largo que no pase dos veces por ningún punto, salvo para cerrar un anillo, y el tuyo mide al menos 1. En solitario hacen falta 6.

## Cómo se llaman los apartados de las reglas

section-SC-2 = Qué son las cosas
section-SC-3 = Preparación
section-SC-4 = Acciones especiales
section-SC-5 = Construcción
section-SC-6 = Losetas
section-SC-7 = Mejoras
section-SC-8 = Movimiento
section-SC-9 = Ingresos
section-SC-10 = Votación
section-SC-11 = Contaminación
section-SC-12 = Consejo municipal
section-SC-13 = Próxima visita del Alcalde
section-SC-14 = Final de la partida
section-SC-16 = Partida avanzada
section-SC-17 = En solitario
section-SC-18 = Eliminación
section-SP-SET = Módulos
section-SP-POL = { value-modules-police }
section-SP-TRD = { value-modules-traders }
section-SP-FOR = { value-modules-forest }
section-SP-EUR = { value-modules-cities }
section-SP-ACT = { value-modules-cards }
section-SP-BLD = { value-modules-buildings }
section-SP-PRO = { value-modules-promises }
section-SP-SPE = { value-modules-special }
section-SP-REA = { value-modules-historic }
section-SP-ROA = { value-modules-roads }
