# Las diez lecciones de Simplicity. Un mensaje nombra su lección en web/src/games/simplicity/lessons: su texto es la tarea,
# `.right` la respuesta cuando sale, `.else` a todo lo que no tiene respuesta propia. Los valores son hechos de la jugada.

course-game = El juego
    .done = Esto es todo Simplicity: lugares, grupos, enlaces, parques, orden y fichas.

lesson-place = Esta ciudad se construye entre todos. Elige una de las losetas y luego un espacio iluminado: casilla y espacio tienen el mismo símbolo.
    .title = Una loseta y un sitio
    .right = Construida, y el disco que lleva encima es tuyo. Cada equipo construye cinco losetas; al final gana quien más puntos tenga.
lesson-group = Tu disco da un punto por cada edificio de su barrio: mismo tipo, lado con lado, también con costura. Busca 4 o más.
    .title = Barrios
    .right = +{ $gain }: un barrio de { $size }. Cada disco que hay en él puntúa { $size }, sea de quien sea.
    .else = { $size ->
        [one] +{ $gain }: ese edificio está solo. Las esquinas no unen. Prueba junto a las oficinas naranjas.
       *[other] +{ $gain }: su barrio tiene { $size }. Las esquinas no unen. Prueba junto a las oficinas naranjas.
    }
lesson-link = Dos discos tuyos uno al lado de otro son un enlace: 3 puntos, con cualquier loseta debajo. Enlaza con tu disco en d3.
    .title = Enlaces
    .right = Una cuerda los une: 3 por el enlace, { $rest } por el barrio.
    .large = +{ $gain }, pero aún sin cuerda. Construye en un espacio que comparta un lado con d3.
    .else = +{ $gain }, y sin cuerda. Construye en un espacio que comparta un lado con d3: d2 o e3.
lesson-both = Una loseta puede hacer las dos cosas: tocar tu disco y unirse a un barrio grande. Busca 8 puntos.
    .title = Las dos cosas a la vez
    .right = +{ $gain }: 3 por el enlace con d2, { $rest } por el barrio de oficinas.
    .link = +{ $gain }: el enlace está, pero el barrio es pequeño. ¿Qué tipo hay junto a c2?
    .else = +{ $gain }. Busca un espacio entre tus discos y las oficinas.
lesson-others = Una loseta da puntos a todos los discos de su barrio. Cinco sitios te dan 4, pero tres le dan también a Luna. Consigue 4 sin darle nada.
    .title = Quién más gana
    .right = +{ $gain } para ti y nada para Luna. Otros tres sitios le habrían dado 2.
    .moon = +{ $gain } para ti, pero +{ $moon } para Luna: tiene discos en el barrio que has agrandado.
    .else = +{ $gain }. Cinco sitios dan 4. Prueba con las losetas de oficinas.
lesson-park = Un disco en un parque puntúa los tipos distintos que tiene al lado, al cuadrado: 1, 4, 9 o 16. Consigue 9 con un parque.
    .title = Parques
    .right = Civil, de oficinas, comercial: tres tipos, y tres por tres son 9. Hay dos civiles, pero son un solo tipo.
    .park = { $types ->
        [0] Ningún tipo al lado, ningún punto. Busca tres vecinos distintos.
        [one] Un solo tipo al lado vale 1. Busca tres vecinos distintos.
       *[other] { $types } tipos al lado: { $types } por { $types } son { $parks }. Busca tres vecinos distintos.
    }
    .else = +{ $gain }, pero sin parque. Toma la loseta verde de la casilla 4.
lesson-order = Tu casilla es tu lugar en la ronda siguiente: la casilla 1 juega primero. Dos losetas te dan 10. Toma la que juega antes.
    .title = Tu lugar en la ronda siguiente
    .right = +{ $gain }, y en la ronda siguiente solo las casillas 1 y 2 juegan antes que tú.
    .late = +{ $gain } también, pero desde la casilla { $slot } los otros tres equipos pueden jugar antes que tú.
    .else = +{ $gain }. Las dos losetas que dan 10 están en las casillas 3 y 6.
lesson-seven = Una loseta de la casilla 7 va donde quieras, incluso al espacio discontinuo. El equipo más bajo toma una ficha. Construye en c4.
    .title = La casilla 7 y la ficha
    .right = +{ $gain }. Bajo la casilla 7 no hay nadie: la próxima ronda juegas al final, bloqueas antes una casilla y tomas una ficha, que vale 1.
    .seven = +{ $gain }. La casilla 7 permite ir a cualquier sitio. Esta vez, al espacio discontinuo: c4.
    .else = +{ $gain }. Solo una loseta de la casilla 7 puede ir en el espacio discontinuo.
lesson-block = El último equipo del orden bloquea una casilla esta ronda. Luna juega primero: bloquea la que más le daría.
    .title = Bloquear una casilla
    .right = En c4 unas oficinas habrían unido dos barrios para Luna: 14 puntos. Ahora su mejor jugada da 11.
    .else = Luna aún puede tomar la casilla 7: unas oficinas en c4 le dan 14. Mira cuánto vale para Luna cada casilla.
lesson-count = La última loseta de la partida. Tienes 32, Ola 42. Solo una construcción gana. Lo que da cada una está oculto: cuenta por tu cuenta.
    .title = Cuenta por tu cuenta
    .right = +{ $gain }: tres tipos alrededor del parque son 9, el enlace con c6 son 3. { $total } a { $best }.
    .park = { $types ->
        [one] +{ $gain }: un solo tipo junto a este parque. Tienes { $total }, Ola { $best }. Mira otra vez.
       *[other] +{ $gain }: { $types } tipos junto a este parque. Tienes { $total }, Ola { $best }. Mira otra vez.
    }
    .else = +{ $gain }: { $total } a { $best }. Solo el parque puede dar lo bastante.
