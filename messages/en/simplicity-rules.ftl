# A short text of each rule of Simplicity, by its id.

rule-SIM-2-1 = The bag holds 36 tiles: 8 of each type of building (R, K, O, V) and 4 parks (P).
rule-SIM-2-2 = 2 to 6 players. With 2 or 3 players everybody controls two teams: player i has teams i and i + players. A slot is blocked each round with 2, 4 and 5 players. The city has 4 (2 or 4 players), 5 (5 players) or 6 (3 or 6 players) ordinary strips and the special one.
rule-SIM-2-3 = Ordinary strips chosen at random are shuffled with the special strip and laid side by side as columns of seven spaces.
rule-SIM-2-4 = Each space of a strip has a symbol, or is blank, or carries a printed building. Only the special strip has a blank space.
rule-SIM-2-5 = The planning board has two faces. Slots 1 to 6 name one or two symbols each; slot 7 names none.
rule-SIM-2-6 = The first face is random, which is our choice; the board is flipped after every round.
rule-SIM-2-7 = In round 1 seven buildings are drawn, one for each slot; a park goes back and is drawn again.
rule-SIM-2-8 = Pawns drawn at random stand beside slots 1, 2, 3 and so on: the turn order of round 1.
rule-SIM-2-9 = The last team of that order takes a token.
rule-SIM-3-1 = A game has exactly five rounds.
rule-SIM-3-2 = With 2, 4 or 5 players the team that is last in the turn order blocks one of the seven slots at the start of each round; its tile cannot be taken in that round.
rule-SIM-3-3 = Turns go from the highest pawn to the lowest.
rule-SIM-3-4 = On a turn, take a tile that is neither taken nor blocked, put the pawn in its slot, build the tile and put a disc on it.
rule-SIM-3-5 = A space is open if it has neither a tile nor a printed building. A tile from slots 1 to 6 goes on an open space with a symbol of the slot; a tile from slot 7 goes on any open space and is the only one that may go on the blank one.
rule-SIM-3-6 = If any available tile can be built legally, you must make a legal build: you may not take a tile that fits nowhere to place it freely.
rule-SIM-3-7 = Only when no available tile fits anywhere, take any of them and build it on any open space, the blank one included. No turn is skipped. (Option stuck=per_tile: any tile that fits nowhere may be built freely.)
rule-SIM-4-1 = At the end of a round discard the tiles left over for good, the blocked one too, and flip the board.
rule-SIM-4-2 = After rounds 1 to 4 the pawns from top to bottom are the next turn order, seven tiles are drawn from the bag, and the last team takes a token.
rule-SIM-5-1 = A link is a pair of adjacent discs of one team, whatever lies under them: 3 points each.
rule-SIM-5-2 = Each disc on a building scores the number of buildings in its neighbourhood: the group of adjacent buildings of the same type. Printed buildings count: the print speaks of tiles, but its score table needs them.
rule-SIM-5-3 = Each disc on a park scores the square of the number of different types of building beside the park: 0, 1, 4, 9 or 16. Another park is no type; printed buildings count.
rule-SIM-5-4 = A token is 1 point.
rule-SIM-5-5 = A player’s score is the team’s; with two teams it is the lower of the two.
rule-SIM-5-6 = The highest score wins. A tie goes to the player whose scoring team’s pawn stands higher after round 5; if both teams of a player have the same score, the higher of the two pawns counts. (Option tie_break=last_round_order: who played earlier in round 5.)

## What the sections of the rules are called

section-SIM-2 = Set-up
section-SIM-3 = A round
section-SIM-4 = End of a round
section-SIM-5 = Scoring
