# What the start page and a lobby say of Small City.

small_city_title = Small City
small_city_heading = Your borough. Its people, its votes, its smoke.
small_city_lead = Plan in secret, house your citizens and keep the air clean: whoever has the most votes after eight rounds wins.
small_city_by = A game by Alban Viard, published by AVStudioGames.
small_city_facts = 1 to 4 players, eight rounds, about two hours; an hour alone or against bots.
small_city_about = { $players } players, a borough each: most votes in the end, less what the smoke costs.
small_city_about_solo = Alone in one borough: as many points as you can.
small_city_pawn = Emblem

## How each level of bots plays

plays-steady = Looks for good moves and sometimes misses them.
plays-thoughtful = Weighs every move and takes the one that brings most.
plays-sharp = Thinks whole plans through and looks a little ahead.
plays-expert = Compares many whole plans by how they may go until the end of the next round.
