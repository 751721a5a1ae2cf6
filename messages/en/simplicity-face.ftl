# What the start page and a lobby say of Simplicity.

teams_one = { $players } players, one team each.
teams_two = { $players } players, two teams each. Your score is the lower of your two teams.
simplicity_emblem = Emblem
simplicity_title = Simplicity
simplicity_heading = One city. Everybody builds it.
simplicity_lead = Take a tile, find it a place, join your neighbours: whoever has the most points after five rounds wins.
simplicity_by = A game by David Brain, published by Fractal Juegos.
simplicity_facts = 2 to 6 players, five rounds, about half an hour; a quarter against bots.

## How each level of bots plays

plays-steady = Looks for points, but sees few of its moves.
plays-thoughtful = Sees more of its moves and takes the most points of these.
plays-sharp = Misses few moves and takes the most points at once.
plays-expert = Thinks of what the others may take before the round ends.
plays-master = Plays the game to its end many times in its mind; the last round it may know for certain.
