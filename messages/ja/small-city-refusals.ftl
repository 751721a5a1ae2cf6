# スモールシティの拒否の文（ターミナルとページ）：何がだめか、どこでか、どうすればよいか。ルールは横に表示される。

## 誰の手番か

refusal-game_over = ゲームは終了しています。
refusal-no_such_seat = このテーブルにその席はありません。
refusal-seat_is_out = この自治区は脱落しています。もう行動できません。
refusal-not_your_turn = { $by_is ->
    [you] 今は{ $seat }さんの手番です。自分の手番を待ってください。
   *[other] { $seat_is ->
        [you] { $by }さんではなく、あなたの手番です。
       *[other] { $by }さんではなく、{ $seat }さんの手番です。
      }
  }
refusal-wrong_step = 今それはできません。表示されているアクションから選んでください。

## 抽選

refusal-luck_due = 先に抽選があります。終わるまで待ってください。
refusal-luck_not_due = 今は抽選はありません。
refusal-wrong_draw = 今それを引くことはできません。

## 準備、市長、カード、マニフェスト

refusal-promise_not_drawn = その公約は今引いたものではありません。引いた公約から1枚を残してください。
refusal-no_hall_shape = 市役所は{ $cells }に合いません。2×3マスになるように置いてください。
refusal-no_room_for_hall = 市役所は{ $cells }に置けません。最初の建設ゾーンの空きマスを選んでください。
refusal-no_land_for_hall = 市役所は{ $cells }に置けません。普通の土地のマスだけを選んでください。
refusal-hall_not_placed = 市役所がまだ置かれていません。
refusal-hall_placed = 市役所はもう置かれています。先に取り消してください。
refusal-no_place_for_mayor = 市長は{ $cells }に置けません。隣り合う空きマスを2マス選んでください。
refusal-card_due = 先にアクションカードを取ります。表向きのカードを1枚選んでください。
refusal-card_not_offered = { $card ->
    [none] そのカードはありません。表向きのカードを取ってください。
   *[other] カード{ $card_code }「{ $card }」は今取れません。取れる表向きのカードを選んでください。
  }
refusal-no_such_choice = カード{ $card_code }「{ $card }」にその選択肢はありません。
refusal-choice_missing = カード{ $card_code }「{ $card }」では{ $chosen_or }を選んでください。
refusal-anarchist_money_short = アナーキストには${ $price }が必要ですが、手元には${ $money }しかありません。
refusal-anarchist_votes_short = アナーキストには{ $price }票が必要ですが、{ $votes ->
    [0] 手元に票がありません。
   *[other] 手元には{ $votes }票しかありません。
  }
refusal-platform_not_chosen = マニフェストがまだ選ばれていません。
refusal-platform_chosen = マニフェストはもう選ばれています。先に取り消してください。
refusal-no_such_platform = そのマニフェストはありません。

## 計画

refusal-not_committed = 計画はまだ確定していません。
refusal-plan_committed = 計画は確定しています。先に確定を取り消してください。
refusal-nothing_planned = 計画には取り消せるステップがありません。
refusal-building_over = 計画では建設が先です。建設より後のステップを取り消してください。
refusal-points_short = 建設ポイントが{ $points }ポイント必要ですが、{ $left ->
    [0] 残っていません。
   *[other] 残りは{ $left }ポイントだけです。
  }
refusal-upgrades_over = アップグレードより後のステップを計画に入れています。この計画ではもうアップグレードできません。
refusal-plan_ends = 計画の最後になるステップを入れています。この後には何も加えられません。
refusal-zone_full = 建設ゾーンはもういちばん大きい{ $size }×{ $size }マスです。
refusal-zone_has_grown = このラウンドは、もう建設ゾーンを広げられません。
refusal-growth_dear = 建設ゾーンを広げるには${ $price }が必要ですが、手元には${ $money }しかありません。

## どのタイルか

refusal-no_such_tile = そのタイルはありません。
refusal-never_built = { $tile }は最初からあるもので、建てることはできません。
refusal-only_one = { $tile }は自治区に1つだけで、もう建っています。
refusal-none_left = { $tile }はストックにありません。1枚戻ってくるまで建てられません。

## どこか

refusal-not_a_shape = { $tile }は{ $cells }に合いません。タイルの形になるマスを選んでください。
refusal-outside_zone = { $cells }は建設ゾーンの外なので、何も置けません。建設ゾーンを広げるか、別のマスを選んでください。
refusal-mayor_there = このラウンドは{ $cells }に市長がいます。別のマスを選んでください。
refusal-cemetery_there = { $cells }には墓地があります。別のマスを選んでください。
# 市役所の隣という意味ではない。置けるものが市役所のほかにはこれだけ、という意味。
refusal-no_start_tile = 準備のときに市役所のほかに置くのは{ $tile }だけです。費用はかからず、人も入りません。
refusal-no_start_tile_left = 最初のタイル{ $count }枚はすべて置かれています。
refusal-no_land_for_start = 最初の{ $tile }は{ $cells }には置けません。
refusal-start_tiles_due = 確定する前に、最初のタイルをすべて置いてください。
refusal-land_there = { $cells }には{ $land }があり、何も建てられません。
refusal-tile_there = { $cells }にはもう何かがあります。空きマスを選んでください。
refusal-somebody_there = { $cells }には{ $person }がいます。別のマスを選んでください。
refusal-home_and_factory = { $tile }は{ $cells }に近すぎます。住宅と工場は、互いの影響範囲に入れません。
refusal-few_publics = { $cells }の{ $tile }には、周囲に公共施設が{ $needs }つ必要ですが、{ $has ->
    [0] 1つもありません
   *[other] { $has }つしかありません
  }。
refusal-few_homes = { $cells }の{ $tile }には、周囲の住宅のレベルが合計{ $needs }必要ですが、{ $has ->
    [0] 住宅がありません
   *[other] { $has }しかありません
  }。
refusal-no_refinery = { $cells }の{ $tile }には、周囲に自分の製油所が必要です。
refusal-no_harbor = { $cells }の{ $tile }には、周囲に自分の港が必要です。
refusal-no_factory = { $cells }の{ $tile }には、周囲に自分の工場が必要です。
refusal-not_on_edge = { $cells }の{ $tile }は、マップの外周のマスにかかっていなければなりません。
refusal-no_room_there = { $cell }を含む形で{ $tile }を置ける空きがありません。
refusal-nothing_beside = { $cells }の{ $tile }は、{ $source }に隣接していません。隣接するマスを選んでください。
refusal-two_statues = { $cells }に置くと、1つの公園グループに彫像が2体になります。{ $tile }の場所を選び直してください。
refusal-few_land = { $cells }の{ $tile }には、周囲に{ $source }が{ $needs }マス必要ですが、{ $has ->
    [0] 1マスもありません
   *[other] { $has }マスしかありません
  }。
refusal-nowhere = { $needs_count ->
    [0] { $tile }を置ける場所がありません。
   *[other] { $tile }を置ける場所がまだありません。必要なもの：{ $needs }。
  }
refusal-park_on_forest = { $tile }は森のマスを覆えません。{ $cells }には森があります。

## 費用

refusal-paid_in_money = { $tile }の費用は、資材ではなくお金で払います。
refusal-wrong_payment = { $tile }の費用は{ $cost }{ $dropped ->
    [0] {""}
   *[other] から好きな資材{ $dropped }個を引いたもの
  }です。{ $payment_count ->
    [0] 何も払わずに建てることはできません。
   *[other] { $payment }では支払えません。
  }高い資材は、安い資材の代わりになります。
refusal-payment_not_stored = { $tile }の支払いには{ $payment }が必要ですが、{ $stored_count ->
    [0] 手持ちの資材がありません。
   *[other] 手持ちは{ $stored }だけです。
  }
refusal-materials_short = { $tile }の費用は{ $cost }{ $dropped ->
    [0] {""}
   *[other] から好きな資材{ $dropped }個を引いたもの
  }ですが、{ $stored_count ->
    [0] 手持ちの資材がありません。
   *[other] 手持ちは{ $stored }だけです。
  }
refusal-tile_dear = { $tile }には${ $price }が必要ですが、手元には${ $money }しかありません。
refusal-land_dear = 手元の${ $money }では、{ $tile }の土地代をどこでも払えません。
# 上の列挙に入る、資材とその数。
cost = { $material }{ $count }個
payment = { $material }{ $count }個
stored = { $material }{ $count }個

## 誰が入居するか

refusal-somebody_must_enter = 新しい{ $tile }には、市役所から1人が入居します。誰が入るか選んでください。
refusal-cannot_enter = { $person ->
    [none] その種類の人は、新しい{ $tile }にすぐには入居できません。
   *[other] { $person }は、新しい{ $tile }にすぐには入居できません。
  }

## アップグレードと公園の拡張

refusal-no_tile_begins = { $cell }を最初のマスとするタイルはありません。
refusal-never_rises = { $tile }はアップグレードできません。
refusal-new_this_round = { $cells }の{ $tile }は、このラウンドに建てたかアップグレードしたものです。次のアップグレードは次のラウンドからです。
refusal-not_beside = { $cell }は{ $cells }の{ $tile }と辺で接していません。
refusal-cell_dear = { $cell }の土地代には${ $price }が必要ですが、手元には${ $money }しかありません。
refusal-no_park_begins = { $cell }を最初のマスとする公園はありません。
refusal-not_a_park = { $cells }の{ $tile }は拡張できません。拡張できるのは公園だけです。
refusal-no_park_of_size = { $size }マスの公園はありません。
refusal-park_dear = このマスには${ $price }が必要ですが、手元には${ $money }しかありません。

## 移動

refusal-nobody_rides = そこへ車で行ける人はいません。
refusal-somebody_must_move = { $host ->
    [none] { $cell }の人はまだ移動しなければなりません。移動先もあります。
   *[other] { $host }さんの自治区の{ $cell }にいるあなたの観光客は、まだ移動しなければなりません。移動先もあります。
  }
refusal-nobody_to_move = { $host ->
    [none] { $cell }には、これから動かせる人がいません。
   *[other] { $host }さんの自治区の{ $cell }には、これから動かせるあなたの観光客がいません。
  }
refusal-not_a_neighbour = 行けるのは、自分の自治区と隣の自治区だけです。
refusal-never_travels = { $person }はほかの自治区へ行けません。自分の自治区のスペースを選んでください。
refusal-nobody_travels = このゲームでは、ほかの自治区へは行けません。自分の自治区のスペースを選んでください。
refusal-tourist_moves_on = 観光客は自分の自治区に帰るか、もう一方の隣へ行きます。同じ自治区の別のスペースには移れません。
refusal-one_tourist_each = { $host }さんの自治区には、もうあなたの観光客がいます。送れるのは1人だけです。
refusal-not_a_space = { $host ->
    [none] { $cell }に人のスペースはありません。
   *[other] { $host }さんの自治区の{ $cell }に人のスペースはありません。
  }
refusal-not_for_tourists = 観光客が行けるのは商業ビル、工場、博物館です。{ $host }さんの自治区の{ $cell }はそのどれでもありません。
refusal-not_free = { $host ->
    [none] { $cell }のスペースは、移動の始めに空いていなかったか、もう埋まっています。
   *[other] { $host }さんの自治区の{ $cell }のスペースは、移動の始めに空いていなかったか、もう埋まっています。
  }
refusal-same_colour = { $host ->
    [none] { $cell }の建物は、今いる建物と同じ色です。別の色を選んでください。
   *[other] { $host }さんの自治区の{ $cell }の建物は、今いる建物と同じ色です。別の色を選んでください。
  }
refusal-too_far = { $person }が歩けるのは、建設ゾーンの中を{ $steps }歩までです。{ $cell }は遠すぎます。
refusal-nowhere_to_stand = { $person }は{ $cell }に立てません。
refusal-somebody_stands = { $cell }には人がいるか、移動の始めに人がいました。

## 道路と車

refusal-road_cut = { $tile }が、{ $cells }の間の道路をまたいでしまいます。タイルは道路をまたげません。
refusal-no_road_left = 自分の道路はもう残っていません。
refusal-no_roundabout_left = 自分のロータリーはもう残っていません。
refusal-road_inside = { $cells }は同じ1枚のタイル（{ $tile }）です。その中に道路は通せません。
refusal-road_there = { $cells }の間にはもう道路があります。
refusal-roundabout_there = { $cell }の右下の角にはもうロータリーがあります。
refusal-needs_roundabout = { $cells }の間の道路は別の道路と直角に出会うので、ロータリーが{ $needs }つ必要ですが、{ $left ->
    [0] 残っていません。
   *[other] 残りは{ $left }つだけです。
  }
refusal-no_road_ends = { $cell }の右下の角で終わる自分の道路がありません。ロータリーは道路の端に置きます。ただし、マップのふちには置けません。
refusal-road_dear = ${ $price }が必要ですが、手元には${ $money }しかありません。
refusal-never_drives = { $person }は車に乗りません。
refusal-not_drivable = { $start }から{ $goal }へは車で行けません。車で行けるのは、色の違う住宅、商業ビル、工場の間だけです。
refusal-no_trip = { $start }から{ $goal }まで道路がつながっていません。

## ヨーロッパの都市

refusal-not_in_this_city = この都市に{ $tile }はありません。
refusal-on_perimeter_alone = この都市では、{ $tile }は外周のマスにしか建てられません。
refusal-off_marked = 新しい{ $tile }は印のあるマスにしか建てられません。{ $cells }には印がありません。
refusal-on_marked = { $tile }は{ $cells }を覆えません。印のあるマスは住宅のためのものです。
refusal-not_on_that_board = { $city }は、あなたのボードのどちらの面にもありません。
refusal-free_home_due = 計画の最後に、外周に無料の住宅を1軒建てます。確定する前に場所を選んでください。
refusal-wall = { $tile }が壁をまたいでしまいます。
refusal-not_a_residence = { $cell }に住宅はありません。壁のあった所でひとつになるのは住宅だけです。
refusal-no_partner = { $cell }の住宅とひとつになる住宅はありません。
refusal-no_pair = { $first }の住宅と{ $other }の住宅はひとつになりません。
refusal-merge_due = まだひとつになる住宅があります。なくなるまで続けてください。
refusal-road_at_wall = 道路は壁に触れてはいけません。{ $cells }の間は壁に触れています。
refusal-road_in_water = { $cells }の間は水の中です。道路は敷けません。

## 暴動、新しい市民、待っている人

refusal-nobody_riots = { $cell }には、ほかに暴動を起こせる人がいません。
refusal-nobody_riots_in_hall = { $person ->
    [none] 市役所には、暴動を起こせるその種類の人がいません。
   *[other] 市役所には、ほかに暴動を起こせる{ $person }がいません。
  }
refusal-not_the_next_home = { $cell }は、今建てた住宅の次の空きマスではありません。
refusal-no_free_home = { $cell }は住宅の空きスペースではありません。
refusal-no_newcomer = { $person ->
    [none] 新しく来た人の中に、その種類の人はいません。
   *[other] 新しく来た人の中に{ $person }はいません。
  }
refusal-not_an_empty_home = { $cell }は誰もいない住宅1ではありません。
refusal-nobody_waits = { $person ->
    [none] 市役所で待っている人の中に、その種類の人はいません。
   *[other] 市役所で待っている{ $person }はいません。
  }
refusal-homes_must_fill = 市役所に市民がいるうちは、誰もいない住宅1に市民が入居します。誰がどこに入るか選んでください。

## 収入、保管、死亡

refusal-no_use_left = その使い方はもう残っていません。
refusal-not_stored = 手持ちに{ $material }はありません。
refusal-no_such_purchase = 票は$1から$4までで買います。手元のお金は${ $money }です。
refusal-must_discard = 資材の置き場所が足りません。1個捨ててください。
refusal-nobody_can_die = { $cell }には、犠牲者に選べる人がいません。
refusal-no_grave = { $cell }は墓地にできません。建設ゾーンの中の、普通の土地の空きマスを選んでください。

## 市議会

refusal-no_disc = { $column }列目から進められる自分のディスクがありません。
refusal-no_such_row = 市議会の段は1から{ $rows }までです。
refusal-council_money_short = { $column }列目には${ $price }が必要ですが、手元には${ $money }しかありません。
refusal-council_votes_short = { $column }列目には{ $price }票が必要ですが、{ $votes ->
    [0] 手元に票がありません。
   *[other] 手元には{ $votes }票しかありません。
  }
refusal-no_promise_pays = このテーブルでは、市議会の支払いに公約を使えません。お金か票で払ってください。
refusal-council_promise_gone = { $column }列目には公約（{ $stack }）で払いますが、その山にはもう残っていません。
refusal-council_never_builds = 市議会では{ $tile }を建てられません。
refusal-council_too_large = ここで市議会が建てるのは{ $most }マスまでです。{ $tile }は大きすぎます。
refusal-council_is_free = 市議会の建設には、お金も資材もかかりません。何も払わないでください。

## 記録の入力

refusal-unknown = このゲームに「{ $name }」という{ $what }はありません。
refusal-luck_is_no_action = それは抽選で、アクションではありません。
what-tile = タイル
what-material = 資材
what-payment = 支払い
what-promise = 公約
what-person = 人の種類
what-card = カード
what-choice = 選択肢
what-space = スペース
what-board = ボード
what-way_to_pay = 支払い方
what-platform = マニフェスト

## ゲームの準備を受け付けられない理由。どのゲームにも共通のものは common.ftl にある。入力する語はどの言語でも
## 同じ。

refusal-players = スモールシティは1〜4人用です。{ $players }人では遊べません。
refusal-unknown_module = モジュール「{ $module_code }」はありません。使えるのは{ $known }です。
refusal-module_twice = モジュール{ $module_code }が重複しています。
refusal-module_needs = モジュール{ $module_code }には、モジュール{ $other_code }も必要です。
refusal-module_asks = モジュール{ $module_code }を使うときは、{ $key_code }={ $choice_code }でなければなりません。それを選ぶか、モジュールを外してください。
refusal-module_excludes = モジュール{ $module_code }とモジュール{ $other_code }は一緒に使えません。
refusal-module_order = モジュールには決まった順番があります。{ $order_code }と書いてください。
refusal-option_off = オプション{ $key_code }はモジュール{ $module_code }のものですが、そのモジュールを使っていません。モジュールを加えるか、オプションを外してください。
refusal-bad_value_of_seats = オプション{ $key_code }を「{ $value_code }」にはできません。全席に同じものを使うなら{ $choices_or }、席ごとに決めるなら{ $seats }席分をコンマ区切りで書いてください。
refusal-each_once = オプション{ $key_code }で、1つの席だけを「{ $choice_code }」にすることはできません。全席に「{ $all_code }」を使うか、席ごとに違うものを書いてください。
refusal-platform_late = 上級ゲームでは第⁠{ $due }ラウンド（{ "platform_round" }）にマニフェストを選びますが、最終ラウンドは第⁠{ $rounds }ラウンド（{ "rounds" }）です。どちらかを変えるか、{ "advanced" }を外してください。
refusal-hall_room = { $zone }×{ $zone }マスの建設ゾーンには、{ $seat }さんの市役所を置く場所がありません。別のボードか、もっと広い建設ゾーンを使ってください。
refusal-unknown_constants = 「{ $name_code }」という数値の組は読み込まれていません。使えるのは{ $known }だけです。

other-constants = 読み込まれている別の数値の組の名前
