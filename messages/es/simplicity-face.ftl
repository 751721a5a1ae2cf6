# Lo que la portada y la sala de espera dicen de Simplicity.

teams_one = { $players } participantes, un equipo cada uno.
teams_two = { $players } participantes, dos equipos cada uno. Cuenta el equipo con menos puntos.
simplicity_emblem = Emblema
simplicity_title = Simplicity
simplicity_heading = Una sola ciudad, construida entre todos.
simplicity_lead = Toma una loseta, búscale sitio, enlaza tus discos: gana quien más puntos tenga tras cinco rondas.
simplicity_by = Un juego de David Brain, publicado por Fractal Juegos.
simplicity_facts = De 2 a 6 participantes, 5 rondas, 30 minutos (15 contra bots).
simplicity_learn = Aprenderlo en 6 minutos

## Cómo juega cada nivel de bot

plays-steady = Busca puntos, pero ve pocas de sus jugadas.
plays-thoughtful = Ve más de sus jugadas y elige la que más puntos da.
plays-sharp = Pasa por alto pocas jugadas y toma siempre el máximo de puntos al instante.
plays-expert = Piensa en lo que el resto puede tomar antes de que acabe la ronda.
plays-master = Juega mentalmente la partida hasta el final muchas veces; la última ronda puede conocerla con certeza.
