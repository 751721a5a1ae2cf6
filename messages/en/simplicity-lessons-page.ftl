# The ten lessons of Simplicity. A message names its lesson in web/src/games/simplicity/lessons: its text is the task,
# `.right` the answer to the goal, `.else` to everything without an answer of its own. Values are facts of the move.
# `.done` of a course comes after its last lesson.

course-game = The game
    .done = That is all of Simplicity: places, groups, links, parks, order and tokens.

lesson-place = Everybody builds this one city. Choose one of the tiles, then a lit space: slot and space show the same symbol.
    .title = A tile and a place
    .right = Built. The disc on it is yours. Each team builds five tiles in all; then the most points win.
lesson-group = Your disc scores one point for each building of its group: same type, edge to edge. Stitched ones count too. Find 4 or more.
    .title = Neighbourhoods
    .right = +{ $gain }: a group of { $size }. Everybody with a disc in it scores { $size }, for each disc.
    .else = { $size ->
        [one] +{ $gain }: that building stands alone. Corners do not join. Try beside the orange offices.
       *[other] +{ $gain }: its group has { $size }. Corners do not join. Try beside the orange offices.
    }
lesson-link = Two of your discs side by side are a link: 3 points, whatever the tiles below. Link up with your disc on d3.
    .title = Links
    .right = A rope joins them: 3 for the link, { $rest } for the neighbourhood.
    .large = +{ $gain }, but no rope yet. Build on a space that shares an edge with d3.
    .else = +{ $gain }, and no rope. Build on a space that shares an edge with d3: d2 or e3.
lesson-both = One tile can do both: touch your own disc and join a large group. Find 8 points.
    .title = Both at once
    .right = +{ $gain }: 3 for the link to d2, { $rest } for the office group.
    .link = +{ $gain }: the link is there, but the group is small. Which type stands beside c2?
    .else = +{ $gain }. Look for a space between your discs and the offices.
lesson-others = A tile pays every disc of its group. Five places bring you 4; three of them also feed Moon. Take 4 and give Moon nothing.
    .title = Who else gains
    .right = +{ $gain } for you and nothing for Moon. Three other places would have given Moon 2.
    .moon = +{ $gain } for you, but +{ $moon } for Moon: its discs sit in the group that you grew.
    .else = +{ $gain }. Five places bring 4. Try the office tiles.
lesson-park = A disc on a park scores the different types beside it, squared: 1, 4, 9 or 16. Score 9 with a park.
    .title = Parks
    .right = Civic, office, commercial: three types, and three times three is 9. Civic stands there twice and counts once.
    .park = { $types ->
        [0] No type beside it, no points. Look for three different neighbours.
        [one] One type beside it scores 1. Look for three different neighbours.
       *[other] { $types } types beside it: { $types } times { $types } is { $parks }. Look for three different neighbours.
    }
    .else = +{ $gain }, without a park. Take the green tile of slot 4.
lesson-order = Your slot is your place next round: slot 1 plays first. Two tiles bring you 10. Take the one that plays earlier.
    .title = Your place next round
    .right = +{ $gain }, and next round only slots 1 and 2 play before you.
    .late = +{ $gain } as well, but from slot { $slot } all three others may play before you.
    .else = +{ $gain }. Two tiles bring 10: in slots 3 and 6.
lesson-seven = A tile from slot 7 goes anywhere, even on the dashed space. The team that sits lowest takes a token. Build on c4.
    .title = Slot 7 and the token
    .right = +{ $gain }. Nobody sits below slot 7: you play last next round, block a slot first, and take a token worth 1.
    .seven = +{ $gain }. Slot 7 may go anywhere. This time, the dashed space: c4.
    .else = +{ $gain }. Only a tile of slot 7 may stand on the dashed space.
lesson-block = The last in the order blocks one slot for this round. Moon plays first. Block the slot that is worth most to Moon.
    .title = Block a slot
    .right = On c4 an office would have joined two groups for Moon: 14 points. Now its best move brings 11.
    .else = Moon still takes slot 7: an office on c4 brings it 14. Find out what each slot is worth to Moon.
lesson-count = The last tile of the game. You have 32, Wave has 42. One build wins. The gains are hidden: count for yourself.
    .title = Count it yourself
    .right = +{ $gain }: three types around the park make 9, the link to c6 makes 3. { $total } to { $best }.
    .park = { $types ->
        [one] +{ $gain }: one type beside this park. You have { $total }, Wave has { $best }. Look again.
       *[other] +{ $gain }: { $types } types beside this park. You have { $total }, Wave has { $best }. Look again.
    }
    .else = +{ $gain }: { $total } to { $best }. Only the park can bring enough.
