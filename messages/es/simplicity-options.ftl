# Cómo se llaman las opciones de una preparación de Simplicity, por sus claves y valores.

option-components = Componentes
value-components-standard = Estándar

option-demolition = Se bloquea una casilla
value-demolition-by_players = Según cuántos juegan
value-demolition-always = Siempre
value-demolition-never = Nunca

option-first_face = Primera cara del tablero de planificación
value-first_face-random = Al azar
value-first_face-a = Cara A
value-first_face-b = Cara B

option-tie_break = Los empates son
value-tie_break-final_pawns = Del peón más alto al final
value-tie_break-last_round_order = De quien jugó antes en la ronda 5

option-stuck = Una loseta puede ir en cualquier sitio
value-stuck-no_tile_fits = Si ninguna cabe
value-stuck-per_tile = Si no cabe en ninguno

option-order = Primer orden de juego
value-order-random = Al azar
value-order-fixed = Por asientos
