# Un texto corto de cada regla de Simplicity, por su identificador.

rule-SIM-2-1 = La bolsa contiene 36 losetas: 8 de cada tipo de edificio (R, K, O, V) y 4 parques (P).
rule-SIM-2-2 = De 2 a 6 participantes. Con 2 o 3, cada participante lleva dos equipos: el participante i tiene los equipos i e i + el número de participantes. Se bloquea una casilla cada ronda con 2, 4 y 5 participantes. La ciudad tiene 4 (2 o 4 participantes), 5 (5 participantes) o 6 (3 o 6 participantes) losetas de terreno corrientes, más la especial.
rule-SIM-2-3 = Se eligen al azar losetas de terreno corrientes, se mezclan con la especial y se ponen una al lado de otra como columnas de siete espacios.
rule-SIM-2-4 = Cada espacio de una loseta de terreno tiene un símbolo, o está en blanco, o lleva un edificio impreso. Solo la especial tiene un espacio en blanco.
rule-SIM-2-5 = El tablero de planificación tiene dos caras. Las casillas 1 a 6 muestran uno o dos símbolos cada una; la casilla 7 no muestra ninguno.
rule-SIM-2-6 = La primera cara es al azar, por decisión nuestra; el tablero se da la vuelta después de cada ronda.
rule-SIM-2-7 = En la ronda 1 se sacan siete edificios, uno por casilla; un parque vuelve a la bolsa y se saca otra vez.
rule-SIM-2-8 = Unos peones sacados al azar se ponen junto a las casillas 1, 2, 3 y así sucesivamente: es el orden de juego de la ronda 1.
rule-SIM-2-9 = El último equipo de ese orden toma una ficha.
rule-SIM-3-1 = Una partida tiene exactamente cinco rondas.
rule-SIM-3-2 = Con 2, 4 o 5 participantes, el equipo que va último en el orden bloquea una de las siete casillas al empezar cada ronda; su loseta no se puede tomar en esa ronda.
rule-SIM-3-3 = Se juega del peón más alto al más bajo.
rule-SIM-3-4 = En tu turno toma una loseta que no esté tomada ni bloqueada, pon el peón en su casilla, construye la loseta y pon encima un disco.
rule-SIM-3-5 = Un espacio está libre si no tiene loseta ni edificio impreso. Una loseta de las casillas 1 a 6 va en un espacio libre con un símbolo de su casilla; una de la casilla 7 va en cualquier espacio libre y es la única que puede ir en el espacio en blanco.
rule-SIM-3-6 = Si alguna loseta disponible se puede construir según las reglas, hay que construir según las reglas: no se puede tomar una que no quepa en ningún sitio para ponerla donde se quiera.
rule-SIM-3-7 = Solo si ninguna loseta disponible cabe en ningún sitio, toma cualquiera de ellas y constrúyela en cualquier espacio libre, también el que está en blanco. Ningún turno se salta. (Opción stuck=per_tile: toda loseta que no quepa en ningún sitio se puede construir donde se quiera.)
rule-SIM-4-1 = Al final de una ronda se descartan para siempre las losetas sobrantes, también la bloqueada, y se da la vuelta al tablero.
rule-SIM-4-2 = Tras las rondas 1 a 4 los peones de arriba abajo dan el siguiente orden de juego, se sacan siete losetas de la bolsa, y el último equipo toma una ficha.
rule-SIM-5-1 = Un enlace es un par de discos contiguos de un mismo equipo, haya lo que haya debajo: 3 puntos cada uno.
rule-SIM-5-2 = Cada disco sobre un edificio puntúa el número de edificios de su barrio: el grupo de edificios contiguos del mismo tipo. Los edificios impresos cuentan: el texto habla de losetas, pero su tabla de puntos los necesita.
rule-SIM-5-3 = Cada disco sobre un parque puntúa el cuadrado del número de tipos distintos de edificio al lado del parque: 0, 1, 4, 9 o 16. Otro parque no es ningún tipo; los edificios impresos cuentan.
rule-SIM-5-4 = Una ficha vale 1 punto.
rule-SIM-5-5 = La puntuación de cada participante es la de su equipo; con dos equipos, la menor de las dos.
rule-SIM-5-6 = Gana la puntuación más alta. En un empate gana quien tenga más arriba, tras la ronda 5, el peón del equipo que le cuenta; si los dos equipos de alguien tienen los mismos puntos, vale el más alto de sus dos peones. (Opción tie_break=last_round_order: quien jugó antes en la ronda 5.)

## Cómo se llaman los apartados de las reglas

section-SIM-2 = Preparación
section-SIM-3 = Una ronda
section-SIM-4 = Fin de una ronda
section-SIM-5 = Puntuación
