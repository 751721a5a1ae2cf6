# Las lecciones de Small City. Un mensaje nombra su lección en web/src/games/small-city/lessons: su texto es la tarea,
# `.right` la respuesta cuando sale, `.else` a todo lo que no tiene respuesta propia. Los valores son hechos de la ronda.
# $what es el nombre de una loseta sin artículo: va tras dos puntos o sola al principio.

course-homes = Viviendas y cultura
    .done = Ya sabes alojar a la gente y qué permite que las viviendas crezcan.
course-people = La gente
    .done = Ya sabes mover a la gente, y quién vota, quién trabaja y quién llega.
course-works = Comercios y fábricas
    .done = Ya sabes ganar dinero, producir materiales y convertir ambas cosas en votos.
course-smoke = Contaminación
    .done = Ya sabes mantener la contaminación por debajo del siguiente umbral.
course-council = El consejo
    .done = Ya sabes usar el consejo y cumplir promesas.
course-round = La ronda
    .done = Conoces la ronda entera. Ahora juega una partida de ocho.
# Una lección por cada módulo de la expansión.
course-module = Spring

lesson-homes-first = Una vivienda toca tantos edificios públicos como su nivel; las esquinas cuentan. El Ayuntamiento es uno: construye a su lado una Residencia 1.
    .title = Una vivienda
    .right = Una Residencia 1 acoge a alguien al instante: en el Ayuntamiento hay un ciudadano menos.
    .built = { $what }: también vale, pero ahí no vive nadie. Elige la Residencia 1 y luego una casilla iluminada junto al Ayuntamiento.
    .else = No has construido nada. Elige la Residencia 1, luego una casilla iluminada junto al Ayuntamiento, y cierra el plan.
lesson-homes-culture = La cultura también es pública y se paga con materiales. Construye la Escuela de modo que toque tu vivienda en f5.
    .title = La cultura es pública
    .right = Ahora la vivienda en f5 toca dos edificios públicos: podría ser una Residencia 2.
    .far = La Escuela ya está, pero no toca f5. Cuentan los lados y las esquinas, y nada más allá.
    .built = Has construido: { $what }. Esta vez construye la Escuela: cuesta 1 de madera, justo lo que tienes.
    .else = No has construido nada nuevo. La Escuela cuesta 1 de madera, justo lo que tienes.
lesson-homes-rise = Una vivienda sube un nivel por ronda, gratis, y ocupa una casilla más. Toca la vivienda en f5 y luego una casilla iluminada.
    .title = Las viviendas mejoran gratis
    .right = Residencia 2: ni un dólar, ni un punto, y sitio para alguien más.
    .built = Has construido: { $what }. Pero mejorar es gratis: toca la propia vivienda en f5 y luego una casilla iluminada.
    .else = La vivienda sigue como estaba. Tócala en f5, luego una casilla iluminada, y cierra el plan.
lesson-homes-straight = También puedes construir de una vez una vivienda mayor, por su precio. Busca sitio para una Residencia 2.
    .title = Directo al nivel 2
    .right = Te ha costado ${ $spent }. Está vacía: solo una Residencia 1 acoge a alguien al instante.
    .small = Una Residencia 1 también cabe. Una Residencia 2 tiene que tocar el Ayuntamiento y la Escuela.
    .built = Eso vale. Pero una Residencia 2 va donde la tocan el Ayuntamiento y la Escuela.
    .else = No has construido nada. Una Residencia 2 va donde la tocan el Ayuntamiento y la Escuela.
lesson-homes-vote = Quien está en casa al final de la ronda vota; las viviendas más altas dan más votos. Cierra el plan y mira.
    .title = Las viviendas votan
    .right = { $votes } votos: dos por cada persona en la Residencia 2, uno de la Residencia 1. Los votos son puntos.
    .else = Esta vez no ha votado nadie. Deja a la gente en sus viviendas y cierra el plan.
lesson-homes-question = Los números están ocultos. En un solo paso y sin gastar un dólar, consigue 2 votos más en esta ronda.
    .title = Ponte a prueba
    .right = Una Residencia 3 toca el Ayuntamiento, la Escuela y la Biblioteca. En ella viven dos personas: un voto más de cada una.
    .paid = { $more ->
        [one] Un voto más, pero te ha costado ${ $spent }. Hay un paso que no cuesta nada.
       *[other] { $more } votos más, pero te ha costado ${ $spent }. Hay un paso que no cuesta nada.
    }
    .else = { $more ->
        [one] Un voto más. Mira qué vivienda toca más edificios públicos.
       *[other] { $more } votos más. Mira qué vivienda toca más edificios públicos.
    }

lesson-people-walk = La gente va a cualquier distancia, a un edificio de otro color. Manda al comercio al ciudadano de la vivienda en f5.
    .title = La gente se mueve
    .right = Un comercio gana, una vivienda vota: nadie hace las dos cosas en una ronda.
    .else = Se ha quedado en casa y vota. Esta vez mándalo al comercio en g6.
lesson-people-must = Quien trabaja tiene que irse. De fábrica a fábrica no vale: son del mismo color. Manda a casa al ciudadano de la fábrica.
    .title = Quién tiene que moverse
    .right = A casa, de punta a punta del distrito. Dos plazas libres en las fábricas: llegan dos personas nuevas.
    .else = Se queda inactivo en la fábrica. Mándalo a casa, a f5.
lesson-people-shut = Una plaza que alguien deja sigue cerrada esta ronda. Dos tienen que moverse y hay una vivienda libre. ¿Quién va?
    .title = Lo que se deja se cierra
    .right = Uno vive ahora allí; el otro queda inactivo y no hace nada esta ronda. Las dos opciones eran buenas.
    .else = Los dos siguen inactivos en el trabajo. Uno podría mudarse a la vivienda en b5.
lesson-people-refill = Tras tus movimientos el Ayuntamiento llena cada Residencia 1 vacía. Manda a los dos que están en casa a los comercios y acaba el paso.
    .title = El Ayuntamiento manda gente
    .right = Dos están en los comercios, y otros dos ya están en casa y votan. Las viviendas más altas no se llenan solas.
    .one = Uno está en el comercio y su vivienda se ha llenado. En el Ayuntamiento había dos personas: manda a los dos.
    .else = Nadie salió de casa, así que no vino nadie. Manda a los dos a los comercios.
lesson-people-arrive = Cada plaza libre de fábrica trae a alguien nuevo al Ayuntamiento. Haz que esta ronda vengan tres.
    .title = Gente nueva
    .right = Tres personas nuevas. Con alguien en la fábrica habrías tenido madera en su lugar.
    .else = { $arrived ->
        [0] No ha venido nadie. Una plaza ocupada da materiales, una libre trae gente.
        [one] Ha venido una persona. Una plaza ocupada da materiales, una libre trae gente.
       *[other] Han venido { $arrived } personas. Una plaza ocupada da materiales, una libre trae gente.
    }
lesson-people-visit = Un ciudadano puede visitar los comercios, las fábricas o el Museo de cada vecino. Manda al de tu fábrica al comercio de tu vecino.
    .title = Una visita
    .right = Allí gana para ti y allí contamina: esa contaminación es de tu vecino, no tuya.
    .citizen = Ha ido de visita el otro ciudadano, y el de la fábrica queda inactivo. Manda al que está en a7.
    .else = El de la fábrica se queda allí, inactivo. Abre el distrito de tu vecino y elige una plaza del comercio.
lesson-people-question = Los números están ocultos. Haz que esta ronda dé 1 dólar, 6 votos y 1 persona nueva.
    .title = Ponte a prueba
    .right = Alguien en el comercio, una Residencia 1 que llena el Ayuntamiento y la fábrica libre: eso es una ronda entera.
    .poor = Ningún dólar: no hay nadie en el comercio.
    .taken = No viene nadie: la plaza de la fábrica está ocupada.
    .else = { $votes ->
        [one] Un voto. Una plaza de la Residencia 2 se queda vacía: el Ayuntamiento solo llena el nivel 1.
       *[other] { $votes } votos. Una plaza de la Residencia 2 se queda vacía: el Ayuntamiento solo llena el nivel 1.
    }

lesson-works-shop = Un comercio cuenta las viviendas que toca: sus niveles deben sumar el suyo o más. Construye un Comercio.
    .title = Un comercio
    .right = Está junto a una Residencia 2, cuyo nivel basta también para un Comercio 2.
    .built = Has construido: { $what }. Esta vez, un Comercio: su sitio se ilumina junto a tus viviendas.
    .else = No has construido nada nuevo. El sitio de un Comercio se ilumina junto a tus viviendas.
lesson-works-cash = La gente de un comercio usa sus plazas. La primera ya ha cobrado sola; la segunda puede vender un material. Vende tu madera.
    .title = Lo que hacen los comercios
    .right = Vendida. Cada plaza sirve una vez por ronda, si hay alguien en ella. El dinero construye viviendas, y las viviendas votan.
    .else = Vender es cosa tuya, pero era dinero regalado. Esta vez vende la madera.
lesson-works-apart = Una fábrica no puede tocar una vivienda, ni por una esquina. Construye una Fábrica 1.
    .title = Viviendas y fábricas, aparte
    .right = Desde ahora también las viviendas le guardan distancia, incluso al mejorar.
    .built = Eso vale. Ahora una fábrica: solo necesita distancia de las viviendas.
    .else = No has construido nada. Una fábrica solo necesita distancia de las viviendas.
lesson-works-goods = Quien trabaja en una fábrica produce un material; en el nivel 1, madera. Manda a alguien a trabajar.
    .title = Materiales
    .right = 1 de madera, que llega tras los ingresos: cuenta con ella en el plan de la ronda siguiente. Esta fábrica no trae ahora a nadie nuevo.
    .else = Nadie ha ido a trabajar: en vez de madera vendrá una persona nueva. Manda a alguien a la fábrica en a7.
lesson-works-refinery = El nivel 2 produce piedra con una Refinería alrededor; el nivel 3, metal, si además hay un Puerto. Construye la Refinería.
    .title = Fábricas mejores
    .right = En la ronda siguiente la fábrica puede mejorar y ocupar b7. La piedra paga la Estación de metro y la Clínica.
    .shut = Ya está, pero estorba: la fábrica quiere mejorar y ocupar b7.
    .built = Eso vale. Ahora la Refinería: su sitio se ilumina junto a tu fábrica.
    .else = No has construido nada. El sitio de la Refinería se ilumina junto a tu fábrica.
lesson-works-store = Los Almacenes y las plazas libres del Ayuntamiento guardan materiales. Llegan dos de madera y queda un sitio: descarta el que menos vale.
    .title = Sitio para los materiales
    .right = La madera se vuelve a hacer pronto. Ha contaminado igual: cuenta lo que se produce, aunque lo descartes.
    .else = La piedra ya no está. La madera se vuelve a hacer pronto: quédate con la piedra.
lesson-works-question = Los números están ocultos. Convierte dólares y materiales en votos: tienes 10, llega a 22.
    .title = Ponte a prueba
    .right = { $total } votos: los $4 enteros en votos, y el metal, que es el que más da.
    .close = { $total } votos. Aún queda algo de valor: gasta todos los dólares y elige mejor el material.
    .else = { $total } votos. El metal es el que más da, y los dólares compran el resto.

lesson-smoke-grow = Cada persona de tu distrito suma un 1 % de contaminación, también en el Ayuntamiento. Estás en 6: ¿dónde acabará la pista?
    .title = Todo el mundo contamina
    .right = Un { $rise } % más, un 1 % por persona: { $track } en total. Al final cada 1 % cuesta un voto.
    .hall = Acaba en { $track }: las dos personas del Ayuntamiento también cuentan. Prueba otra vez.
    .silent = Ha acabado en { $track }. Esta vez di antes el número.
    .else = No en { $guess }: acaba en { $track }. Cuenta tres personas en casa y dos en el Ayuntamiento, desde 6.
lesson-smoke-park = Cada casilla de parque quita un 1 % a la subida de cada ronda, hasta la mitad. Esta ronda la pista sube seis: que suba tres.
    .title = Parques
    .right = Tres casillas, tres menos, cada ronda.
    .some = Esta vez, un { $rise } %. Tres casillas quitarían tres.
    .else = Un { $rise } %. Los parques van en cualquier sitio: construye tres casillas.
lesson-smoke-half = Tres casillas de parque ya quitan la mitad de los seis que sube la pista. Gasta en algo que aún sirva.
    .title = Nunca más de la mitad
    .right = Bien gastado. Los parques que pasan de la mitad esperan a que venga más gente.
    .park = La subida sigue en tres: los parques no quitan más de la mitad.
    .else = No has construido nada. Tienes dinero y puntos: gástalos en algo que no sea un parque.
lesson-smoke-stone = En cada umbral, 20, 40, 60 y 80, muere alguien. Estás en 16 y la pista sube 5. No llegues a 20.
    .title = Los umbrales
    .right = { $track }: el umbral no se alcanza. En la ronda siguiente sí, si no creces más despacio.
    .exactly = Justo 20: alcanzarlo es pasarlo. Bastaría una casilla de parque más.
    .else = { $track } pasa el umbral. Dos casillas de parque te dejan en 19.
lesson-smoke-death = Has pasado el umbral de 20. Elige quién muere, pero nadie del Ayuntamiento; luego, una casilla vacía para el cementerio.
    .title = El cementerio
    .right = Esa casilla se pierde para siempre. Los tres muertos siguientes caben en ella.
lesson-smoke-council = Los parques frenan la pista, pero nunca la hacen retroceder. La última fila del consejo sí. Mueve allí un disco.
    .title = Solo limpia el consejo
    .right = Un { $less } % menos. No hay otra manera de volver atrás.
    .other = El disco se ha movido. Pero solo la última fila hace retroceder la pista.
    .else = Se puede pasar. Esta vez toma la última fila.
lesson-smoke-question = La última ronda, con los números ocultos: tu puntuación son los votos menos la contaminación. Con una loseta y una mejora, gana 5.
    .title = Ponte a prueba
    .right = Un parque de tres casillas ahorra un 3 %, y la Residencia 3 da 2 votos.
    .park = El parque ahorra 3. Además puede mejorar una vivienda, gratis.
    .home = { $more ->
        [one] La vivienda da un voto más. Además hay dinero para un parque.
       *[other] La vivienda da { $more } votos más. Además hay dinero para un parque.
    }
    .else = { $more ->
        [one] Un voto más y un { $rise } % más. Un voto más y un 1 % menos valen lo mismo: un punto.
       *[other] { $more } votos más y un { $rise } % más. Un voto más y un 1 % menos valen lo mismo: un punto.
    }

lesson-council-keep = Una promesa cumplida da votos al final y una incumplida los cuesta; cuanto más difícil, más da. Quédate con una de tres.
    .title = Una promesa
    .right = Es tuya. El resto ve si es difícil, pero no lo que dice.
    .else = Elige una de las tres promesas.
lesson-council-meter = Tu promesa pide Escuela, Biblioteca y Museo. Ya tienes dos. Cúmplela.
    .title = Cumplir una promesa
    .right = Tal como está el distrito, cumplida. Se juzga al final, no ahora.
    .built = Eso vale. El Museo cuesta 1 de madera y 1 de piedra, justo lo que tienes.
    .else = No has construido nada. El Museo cuesta 1 de madera y 1 de piedra, justo lo que tienes.
lesson-council-disc = Una vez por ronda mueves uno de tus dos discos una columna a la derecha, a cualquier fila: paga y toma lo que da.
    .title = El consejo
    .right = Un disco cruza cuatro columnas en una partida. Las últimas cuestan más y dan más.
    .else = Se puede pasar, pero ocho rondas no son tantas. Mueve un disco.
lesson-council-build = La tercera fila construye gratis una loseta con tantas casillas, como mucho, como su columna. Mueve allí un disco y construye.
    .title = Construye gratis
    .right = Sin gastar punto de obra y sin pagar la loseta. Cultura no construye nunca.
    .other = El disco se ha movido, pero no se ha construido nada. La que construye es la tercera fila.
    .else = Has pasado. Mueve un disco a la tercera fila: construye gratis.
lesson-council-pay = Ni dinero ni votos: una columna también se paga con su promesa, que tomas sin verla. Hazlo así.
    .title = Pagar con una promesa
    .right = Tienes una promesa nueva: puntos si la cumples, una deuda si no.
    .else = Sin riesgo, y sin ganar nada. Mueve un disco y mira qué pide la promesa.
lesson-council-question = El último consejo de la partida, con los números ocultos. Aún puede moverse un disco: gana 6 puntos con él.
    .title = Ponte a prueba
    .right = Seis menos de contaminación por $4: después el dinero ya no vale nada.
    .votes = Seis menos de contaminación, pero pagados con votos. Tenías dinero, y después ya no vale nada.
    .promise = Una promesa sacada ahora casi no se puede cumplir. Tenías dinero, y después ya no vale nada.
    .else = { $gain ->
        [one] Un punto. Después ya no se construye ni se vende: solo cuentan votos, promesas y contaminación.
       *[other] { $gain } puntos. Después ya no se construye ni se vende: solo cuentan votos, promesas y contaminación.
    }

lesson-round-mayor = El Alcalde ocupa durante una ronda dos casillas vacías de quien lo recibe; allí no se construye. Ponlo donde menos estorbe.
    .title = El Alcalde
    .right = Quien lo recibe juega además primero en todo, esta ronda.
    .else = Pon al Alcalde en dos casillas vacías contiguas.
lesson-round-card = Cada participante toma una carta de acción; casi todas valen para la ronda entera. Toma una.
    .title = Una carta por persona
    .right = Es tuya hasta que acabe la ronda. Después todas las cartas vuelven boca abajo, y se descubren las siguientes del círculo.
    .else = Toma una de las cartas descubiertas.
lesson-round-seal = Todo el mundo planifica a la vez y en secreto: tres puntos, uno por loseta, sea del tamaño que sea. Planifica algo y ciérralo.
    .title = El plan secreto
    .right = En cuanto todo el mundo cierra, los planes se abren a la vez y se construyen en orden.
    .else = Tu plan estaba vacío. Construye o mejora algo antes de cerrarlo.
lesson-round-scarce = Queda una sola Estación de metro. Tu vecino juega antes y la quiere. Cierra un plan en el que nada pueda fallar.
    .title = Quién va primero
    .right = No ha fallado nada. Tus losetas, y las comunes mientras sobran, nunca fallan.
    .failed = La última Estación de metro ha sido para tu vecino. Conservas la piedra, pero pierdes el punto.
    .else = No ha fallado nada, pero tampoco has construido. Planifica otra cosa que no sea el metro.
lesson-round-round = Cartas, plan, movimiento, ingresos, votos, contaminación y consejo: ahora todo seguido, en solitario. Sin prisa.
    .title = Una ronda entera
    .right = { $votes ->
        [one] Un voto, un { $rise } % más. Ocho rondas así hacen una partida.
       *[other] { $votes } votos, un { $rise } % más. Ocho rondas así hacen una partida.
    }
lesson-round-question = Dos rondas contra un bot con tu mismo distrito y un 3 % más de contaminación. Acaba por delante en votos menos contaminación.
    .title = Ponte a prueba
    .right = { $score } a { $rival }. Ya puedes jugar la partida entera.
    .else = { $score } a { $rival }. La gente en casa vota, las casillas de parque frenan la pista. Prueba otra vez, o juega una partida.

lesson-module-police = Con la carta L a la vista se alborotan los ciudadanos que nadie cubre. Mueve a un policía hasta tres pasos: que se alborote uno como mucho.
    .title = Policías
    .right = { $rioters ->
        [0] Nadie se alborota: tus policías cubren a toda la gente que se quedó.
       *[other] Se alborota uno: ni trabaja ni vota. A los demás los cubren tus policías.
    }
    .else = Se alborotan { $rioters }. Un policía cubre las ocho casillas a su alrededor: cubre las viviendas y el comercio de abajo.
lesson-module-traders = Un comerciante solo trabaja en comercios, pero dos veces, y contamina el doble. Manda al comerciante en f5 al comercio.
    .title = Comerciantes
    .right = Cobra o vende el doble. Con 4, 8 y 12 ciudadanos fuera del Ayuntamiento se te une un comerciante.
    .else = Un comerciante en casa no vota. Mándalo de f5 al comercio.
lesson-module-forest = Talar árboles cuesta dinero y deja madera. Construye algo al menos sobre un árbol; los parques no pueden cubrirlos.
    .title = Tableros de bosque
    .right = Talado. La madera sirve desde la ronda siguiente; contamina una vez.
    .built = Eso vale, pero no ha caído ningún árbol. Elige una casilla con un árbol.
    .else = No has construido nada. Elige una loseta y luego una casilla con un árbol.
lesson-module-cards = Con la carta K nadie contamina en tus comercios; la carta L cuesta $2 o 3 votos. Estás en 16 %: toma la K.
    .title = Cartas de acción
    .right = Ahora tres pueden ir a los comercios sin contaminar: 19 en vez de 22, por debajo del umbral de 20.
    .anarchist = Te ha costado al instante, y la pista sube seis: el umbral está en 20. Toma la K.
    .else = Útil, pero la pista sube seis, y el umbral está en 20. Toma la K.
lesson-module-buildings = Seis casillas de parque unidas son un Jardín. Cada Jardín puede tener al lado una Estatua: cultura y parque a la vez. Constrúyela.
    .title = Edificios nuevos
    .right = Un edificio público más y una casilla de parque más. Un Palacio gasta dos puntos y trae una promesa.
    .built = { $what }: vale. Ahora la Estatua: su sitio se ilumina alrededor de tu Jardín.
    .else = No has construido nada. El sitio de la Estatua se ilumina alrededor de tu Jardín.
lesson-module-promises = Tu promesa: al final, tres comerciantes en tres comercios distintos. Los dos que trabajan tienen que cambiar; el tercero puede. Cúmplela.
    .title = Cartas de promesa
    .right = De comercio a comercio: los comerciantes pueden, los ciudadanos no. La promesa está cumplida.
    .else = Hay un comerciante en { $shops } de 3 comercios. Cada comerciante necesita un comercio para él.
lesson-module-special = La última ronda, y la carta L está a la vista. Tu promesa especial: que al final nadie se alborote. Mueve a un policía.
    .title = Promesas especiales
    .right = Toda tu gente está cubierta: la promesa especial se cumple y no se pierde ningún punto.
    .else = { $rioters ->
        [one] Se alborota uno: cuesta un punto y la promesa queda incumplida.
       *[other] Se alborotan { $rioters }: cada uno cuesta un punto, y la promesa queda incumplida.
    }
lesson-module-historic = Neuschwanstein da un voto por ronda por cada bosque a su alrededor a partir del cuarto. Ponlo donde dé 3 votos.
    .title = Monumentos
    .right = Lo rodean seis bosques: 3 votos, cada ronda. No tales ninguno.
    .castle = { $votes ->
        [one] Un voto por ronda. Alrededor de b8 hay más bosque.
       *[other] { $votes } votos por ronda. Alrededor de b8 hay más bosque.
    }
    .built = { $what }: vale. Neuschwanstein cuesta dos de piedra, justo lo que tienes.
    .else = No has construido nada. Neuschwanstein cuesta dos de piedra, justo lo que tienes.
lesson-module-cities = Cada ciudad cambia unas pocas reglas. En Zúrich las viviendas van en casillas marcadas, y nada más va allí. Construye una.
    .title = Ocho ciudades
    .right = Zúrich, además, no mide la contaminación en las rondas 1 y 2. El marco enseña lo que cambia cada ciudad.
    .built = { $what }: vale. Ahora una vivienda, en una casilla marcada.
    .else = No has construido nada. El sitio de una vivienda se ilumina en las casillas marcadas.
lesson-module-roads = Un viaje en coche da un dólar por cada dos Carreteras; cada Rotonda en el camino suma un 1 %. Ve en coche a la fábrica de abajo.
    .title = Carreteras
    .right = Seis Carreteras: $3. Una Rotonda: 1 %.
    .short = { $roads ->
        [one] Solo una Carretera. La fábrica está más lejos.
       *[other] Solo { $roads } Carreteras. La fábrica está más lejos.
    }
    .walked = Ha ido a pie, y eso no da nada. Elige ir en coche.
    .else = No se ha movido nadie. Elige a alguien de la vivienda en a5, luego la fábrica, y ve en coche.
