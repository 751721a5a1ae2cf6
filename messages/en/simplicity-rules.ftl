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
rule-SIM-5-5 = A player's score is the team's; with two teams it is the lower of the two.
rule-SIM-5-6 = The highest score wins. A tie goes to the player whose scoring team's pawn stands higher after round 5; if both teams of a player have the same score, the higher of the two pawns counts. (Option tie_break=last_round_order: who played earlier in round 5.)

## What the sections of the rules are called

section-SIM-2 = Set-up
section-SIM-3 = A round
section-SIM-4 = End of a round
section-SIM-5 = Scoring

## What the printed editions (English, Spanish, French) and the Japanese account of the online edition say
## differently, at the rule that it concerns

differs-SIM-2-1 = The English text has no list of pieces, the Japanese no lists at all; the count of each type is in the Spanish and the French.
differs-SIM-2-2 = The first three steps of the set-up are missing in our French text.
differs-SIM-2-4 = The special strip has a blank space in English, the only one in Spanish; in French the city has one. The Japanese does not name the strip.
differs-SIM-2-6 = The English and the Spanish allow either face, in French somebody chooses one, the Japanese does not say.
differs-SIM-2-7 = The Japanese does not say that round 1 has seven tiles.
differs-SIM-2-8 = The pawns are drawn in English, Spanish and French; the Japanese allows any suitable method.
differs-SIM-2-9 = The token is the player’s and later the team’s in English, Spanish and Japanese; it is the team’s in French. Who is last has “the last place of the planning tile” in French, which could be read as slot 7.
differs-SIM-3-2 = A slot is blocked for the “next round” in English, for that round in Spanish and Japanese; in French its tile is gone for good. Whether round 1 has a blocked slot is unclear in English.
differs-SIM-3-4 = The Japanese does not say that the pawn goes to the slot of the tile.
differs-SIM-3-5 = Only a tile from slot 7 may use the blank space in English, Spanish and French; in the Japanese it is the team that is last.
differs-SIM-3-7 = Where nothing fits: any tile on any space in English and Spanish, your tile on any space in French, each tile that fits nowhere in Japanese (an option).
differs-SIM-4-1 = All tiles left over are discarded; the Spanish names buildings alone.
differs-SIM-4-2 = Between rounds the pawns stay where they are; the Japanese lines them up anew, in the same order. The Spanish counts 6 tokens in the box, the French 5, the English none.
differs-SIM-5-1 = A link joins building tiles in English, any tiles in Spanish and French; in Japanese the discs are on a straight line.
differs-SIM-5-2 = A neighbourhood has tiles of one type in English and Spanish, “identical tiles” in French, which could include parks. The Japanese could be read as direct neighbours alone. No text mentions printed buildings.
differs-SIM-5-3 = That a park beside a park is no type is not in the Japanese.
differs-SIM-5-6 = A tie goes to the higher place in the final turn order in English, to the earlier one in Spanish, to the one who played earlier in the last round in French (an option); the Japanese has no tie. Which of two teams counts is in the Spanish alone. The French score table has a misprint.
