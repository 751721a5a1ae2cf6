# Texts about Simplicity on the start page and in a lobby.

teams_one = { $players } players, one team each.
teams_two = { $players } players, two teams each. Your score is the lower of your two teams.
simplicity_emblem = Emblem
simplicity_title = Simplicity
simplicity_heading = One city. Everybody builds it.
simplicity_lead = Pick a tile, find the right spot, link up your discs. Most points after five rounds wins.
simplicity_by = A game by David Brain, published by Fractal Juegos.
simplicity_facts = 2–6 players, 5 rounds, 30 minutes (15 against bots).
simplicity_learn = Learn it in 6 minutes

## How each level of bots plays

plays-steady = Looks for points, but sees few of its moves.
plays-thoughtful = Sees more of its moves and takes the most points among them.
plays-sharp = Misses few moves and takes the most points at once.
plays-expert = Considers what the others may take before the round ends.
plays-master = Plays the game to its end many times in its mind; may solve the last round exactly.
