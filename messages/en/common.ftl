# Neutral texts of the terminal and the page.

## Lists. Long ones are joined from the end: start, middle ..., end.

list-two = { $first } and { $last }
list-start = { $first }, { $last }
list-middle = { $first }, { $last }
list-end = { $first } and { $last }

or-two = { $first } or { $last }
or-start = { $first }, { $last }
or-middle = { $first }, { $last }
or-end = { $first } or { $last }

plus-two = { $first } + { $last }
plus-start = { $first } + { $last }
plus-middle = { $first } + { $last }
plus-end = { $first } + { $last }

## A player without a name. $number counts from 1.

seat = Player { $number }

## A name within a sentence. A language adds the forms that it needs as attributes, such as .of: $seat_of, $name_of.
## $initial is the letter or number that the name begins with, without accent or h; "y" is one before a vowel.

named = { $name }

## The reader, and whose turn it is.

you = you
your_turn = Your turn
turn_of = { $seat }’s turn

## The emblem of a seat, by its colour.

colour-star = Star
colour-moon = Moon
colour-wave = Wave
colour-heart = Heart
colour-lightning = Lightning
colour-tulip = Tulip

## How strong a bot is, and how it plays where that is said of every game.

level-easy = Easy
level-steady = Steady
level-sharp = Sharp
level-thoughtful = Thoughtful
level-expert = Expert
level-master = Master

plays-easy = Often misses good moves.

## What no seat may send to a table.

refusal-no_entry = This is no entry of { $title }: { $fault }.
refusal-no_question = This is no question about { $title }: { $fault }.
refusal-another_seat = Only another seat can do this.
refusal-luck = Luck is drawn by the table, not sent by a player.
refusal-ends_turn = This ends your turn: it cannot be tried out, and nothing can follow it.
refusal-luck_is_next = Luck decides after this: it cannot be tried out, and nothing can follow it.

## Why a set-up cannot be played, in any game. What people type is the same in every language.

refusal-unknown_option = There is no option “{ $key_code }”: the options are { $known }.
refusal-bad_value = The option { $key_code } cannot be “{ $value_code }”: write { $values }.
refusal-rules = Revision { $rules } of the rules is not known here, where the newest is { $newest }: update the program.

## What may be written for an option.

values-one = { $other ->
    [none] { $choices_or }
   *[other] { $choices_or }, or { $other }
  }
values-set = { values-one }
values-several = { "none" }, or some of { $choices }, parted by commas
values-each_seat = { $choices_or }, or one for each seat, such as { $each }
