# どのゲームにも共通で、ターミナルとページで使う文。
# 助数詞は数字のすぐ後に書く。分岐に [one] は使わず、ちょうど1のときは [1] と書く。
# 文の中の名前には「さん」を付ける。名前を並べる列挙と、「あなた」になり得る名前には付けない。

## 列挙。長いものは後ろからつなぐ：start, middle ..., end。

list-two = { $first }と{ $last }
list-start = { $first }、{ $last }
list-middle = { $first }、{ $last }
list-end = { $first }、{ $last }

or-two = { $first }か{ $last }
or-start = { $first }、{ $last }
or-middle = { $first }、{ $last }
or-end = { $first }、または{ $last }

plus-two = { $first } + { $last }
plus-start = { $first } + { $last }
plus-middle = { $first } + { $last }
plus-end = { $first } + { $last }

## 名前のないプレイヤー。$number は1から数える。

seat = プレイヤー{ $number }

## 文の中の名前。日本語では形が変わらない。

named = { $name }

## 読んでいる人と、手番の人。

you = あなた
your_turn = あなたの手番
turn_of = { $seat }さんの手番

## 席を表すもの。色ごと。

colour-star = 星
colour-moon = 月
colour-wave = 波
colour-heart = ハート
colour-lightning = 稲妻
colour-tulip = チューリップ

## ボットの強さと、どのゲームにも共通の遊び方。

level-easy = やさしい
level-steady = 堅実
level-sharp = 鋭い
level-thoughtful = 熟考
level-expert = 上級
level-master = 名人

plays-easy = 良い手をよく見落とします。

## どの席からもテーブルに送れないもの。

refusal-no_entry = これは{ $title }の入力ではありません：{ $fault }。
refusal-no_question = これは{ $title }についての質問ではありません：{ $fault }。
refusal-another_seat = これができるのは別の席だけです。
refusal-luck = 抽選はテーブルが行います。プレイヤーからは送れません。
refusal-ends_turn = これで手番が終わります。試すことはできず、続けて何かをすることもできません。
refusal-luck_is_next = この後は抽選です。試すことはできず、続けて何かをすることもできません。

## 設定が使えない理由。どのゲームにも共通。入力する語はどの言語でも同じ。

refusal-unknown_option = オプション「{ $key_code }」はありません。使えるのは{ $known }です。
refusal-bad_value = オプション{ $key_code }を「{ $value_code }」にはできません。{ $values }と書いてください。
refusal-rules = ルールの第⁠{ $rules }版はここでは使えません。最新は第⁠{ $newest }版です。プログラムを更新してください。

## オプションに書けるもの。

values-one = { $other ->
    [none] { $choices_or }
   *[other] { $choices_or }、または{ $other }
  }
values-set = { values-one }
values-several = { "none" }、または{ $choices }のいくつかをコンマ区切りで
values-each_seat = { $choices_or }、または席ごとに1つずつ（{ $each }など）
