# Lo que la portada y la sala de espera dicen de Small City.

small_city_title = Small City
small_city_heading = Tu distrito: su gente, sus votos, su humo.
small_city_lead = Planifica en secreto, da casa a tu gente y mantén limpio el aire: gana quien más votos tenga tras ocho rondas, menos la contaminación.
small_city_by = Un juego de Alban Viard, publicado por AVStudioGames.
small_city_facts = De 1 a 4 participantes, 8 rondas, 2 horas (1 hora en solitario o contra bots).
small_city_learn = Aprenderlo: seis capítulos
small_city_about = { $players } participantes, un distrito cada uno. Gana quien más votos tenga al final, menos la contaminación.
small_city_about_solo = En solitario, en un distrito: consigue todos los puntos que puedas.
small_city_pawn = Emblema
# El resultado de una partida en solitario, en una lista.
small_city_office = { $office ->
    [clerk] Administración, { $score }
    [councillor] Concejalía, { $score }
    [deputy] Tenencia de alcaldía, { $score }
   *[mayor] Alcaldía, { $score }
  }
small_city_lost = Distrito perdido

## Cómo juega cada nivel de bot

plays-steady = Busca buenas jugadas y a veces no las ve.
plays-thoughtful = Sopesa cada jugada y elige la que más aporta.
plays-sharp = Piensa planes enteros y mira un poco más allá.
plays-expert = Compara muchos planes enteros según cómo puedan ir hasta el final de la ronda siguiente.
