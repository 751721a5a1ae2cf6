# Texts about Small City on the start page and in a lobby.

small_city_title = Small City
small_city_heading = Your borough. Its people, its votes, its smoke.
small_city_lead = Plan in secret, house your citizens, keep the air clean. Most votes after eight rounds, minus pollution, wins.
small_city_by = A game by Alban Viard, published by AVStudioGames.
small_city_facts = 1–4 players, 8 rounds, 2 hours (1 hour alone or against bots).
small_city_learn = Learn it: six chapters
small_city_about = { $players } players, a borough each: most votes in the end, minus pollution, wins.
small_city_about_solo = One borough, alone: score as many points as you can.
small_city_pawn = Emblem
# The result of a game alone, in a list.
small_city_office = { $office ->
    [clerk] Clerk, { $score }
    [councillor] Councillor, { $score }
    [deputy] Deputy, { $score }
   *[mayor] Mayor, { $score }
  }
small_city_lost = Borough lost

## How each level of bots plays

plays-steady = Looks for good moves and sometimes misses them.
plays-thoughtful = Weighs every move and takes the one that brings most.
plays-sharp = Thinks whole plans through and looks a little ahead.
plays-expert = Compares many whole plans by how they may go until the end of the next round.
