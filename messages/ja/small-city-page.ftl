# スモールシティをプレイする間にページが言う文。

# 文に出てくる人。読んでいる人なら「あなた」。
sc_someone = { $name_is ->
    [you] あなた
   *[other] { $name }さん
  }

## バー

sc_set_up = 準備
sc_over = 終局
sc_round = 第⁠{ $round }ラウンド／全{ $rounds }
sc_round_name = 第⁠{ $round }ラウンド
sc_phases = ラウンドのフェイズ
sc_phase_cards = カード
sc_phase_build = 建設
sc_phase_move = 移動
sc_phase_income = 収入
sc_phase_vote = 投票
sc_phase_pollution = 汚染
sc_phase_council = 議会
sc_phase_mayor = 市長

## タブ

sc_tabs = 自治区
# 汚染で滅びた自治区。
sc_out = 汚染度{ $pollution }%であなたの自治区は失われました。引き続き観戦できます。
sc_tab_out = 第⁠{ $round }ラウンドに{ $pollution }%で脱落
# 今ゲームが終わったときの、1人で遊ぶ人の役職。
sc_standing = 現時点：{ $office }、{ $score }点。
sc_tab_place = 手番順{ $place }
sc_tab_sealed = 確定済み
sc_tab_plans = 計画中
sc_tab_acts = プレイ中
sc_tab_neighbour = 隣の自治区。市民が訪れることができます
sc_tab_leads = 空きスペース{ $count }つ
sc_back_to_yours = 自分の自治区へ
sc_watch = { $name }を見る
sc_say_turn = あなたの手番：{ $title }
sc_say_open = { sc_someone }の自治区を表示しています。

## ほかの人がしていること

sc_does_promise = { $count ->
   *[other] { $name }：公約を選択中
  }
sc_does_board = { $count ->
   *[other] { $name }：都市を選択中
  }
sc_does_wall = { $count ->
   *[other] { $name }：壁越しの住宅を統合中
  }
sc_does_hall = { $count ->
   *[other] { $name }：市役所を配置中
  }
sc_does_mayor = { $count ->
   *[other] { $name }：市長を配置中
  }
sc_does_card = { $count ->
   *[other] { $name }：カードを選択中
  }
sc_does_plan = { $count ->
   *[other] { $name }：ラウンドを計画中
  }
sc_does_move = { $count ->
   *[other] { $name }：市民を移動中
  }
# $text：していること。「Ben：市民を移動中」など。
sc_does_part = { $text }（{ $done }/{ $of }）
sc_does_home = { $count ->
   *[other] { $name }：住宅に入る人を選択中
  }
sc_does_riot = { $count ->
   *[other] { $name }：暴徒を選択中
  }
sc_does_income = { $count ->
   *[other] { $name }：商業ビルを営業中
  }
sc_does_discard = { $count ->
   *[other] { $name }：資材を整理中
  }
sc_does_death = { $count ->
   *[other] { $name }：犠牲者を選択中
  }
sc_does_council = { $count ->
   *[other] { $name }：市議会で行動中
  }
sc_does_platform = { $count ->
   *[other] { $name }：マニフェストを検討中
  }

## 帳簿

sc_ledger = あなたの持ち物
sc_ledger_other = { $name }さんの持ち物
sc_ledger_money = お金
sc_ledger_votes = 票
sc_ledger_pollution = 汚染
sc_ledger_wood = 木材
sc_ledger_stone = 石材
sc_ledger_metal = 金属
sc_ledger_stored = 保管
sc_ledger_people = 市役所の市民
sc_ledger_after = 変更後{ $value }
# このラウンドにこれから入る分。
sc_ledger_due = 予定+{ $value }
sc_ledger_to = 予定{ $value }
# ほかと同じくらい短く。
sc_ledger_deadly = { $value } †
sc_ledger_dies = 、{ $count }人が死亡
sc_ledger_of = 上限{ $count }
sc_ledger_aside = 控え
sc_ledger_others = 自治区の外
# ほかの人の自治区の数。
sc_numbers = 数値
sc_parts_of = { $name }：{ $what }
sc_parts_now = 現在
sc_parts_cut = 軽減の上限を超えた分
sc_parts_due = 予定分を含む
sc_parts_plan = 計画の後
sc_parts_draft = 選択の後
sc_parts_by = 選択により{ $change }
sc_parts_arrive = 仕事の空きへ
sc_parts_moved = 移動する人
# 人：自治区に入る。
sc_parts_in = 到着
sc_parts_out = 場所がなく失う
sc_parts_percent = { $count }%
sc_parts_over = 場所が{ $count }つ足りません。手放すものはあなたが選びます。
sc_parts_apart = 取り置いた資材は、フェイズ6で死者が出た後に保管され、使えるようになります。入りきらない分は捨てます。
sc_parts_spared = まだ汚染は測りません。このラウンドの汚染は加わりません。
sc_parts_stone = 次のしきい値は{ $stone }%です。越えると市民が1人死亡します。
sc_parts_lost = { $percent }%で自治区は失われます。
sc_parts_stored = { $capacity }か所のうち{ $count }か所が埋まっています。市役所には資材と市民が一緒に入り、倉庫には資材だけが入ります。
sc_parts_career = { $count ->
    [0] 職業紹介所に待っている市民はいません。
   *[other] 職業紹介所で市民が{ $count }人待っています。
  }市役所に場所があれば、自分の工場の空きスペース1つにつき市民が1人、職業紹介所から来ます。
sc_parts_tile = { $cells }の{ $tile }
sc_parts_abroad = { sc_someone }の自治区、{ $cells }の{ $tile }
sc_parts_nothing = 予定分はありません。
sc_parts_untold = 予定分は自治区の持ち主にだけ見えます。
sc_parts_later = 予定分は、このステップの終わりに数え直します。

## 引き出し

sc_drawers = 参照
sc_drawer_promises = 公約
sc_drawer_council = 議会
sc_drawer_cards = カード
sc_drawer_stock = ストック
sc_promises_out = 失われた自治区の公約は、ゲームから除かれます。
sc_promises_none = まだ公約はありません。
sc_promises_hidden = { $name }さんは秘密の公約を{ $count }枚持っています：{ $stacks }。
sc_promises_of = { $stack }{ $count }枚
# ゲーム中に引いた公約。端末を共有しているときは、内容は秘密。
sc_promises_drawn = 公約が1枚増えました（{ $stack }）。
sc_promises_back = 山の下に戻した公約：
# ボットの選択の下に、ボットの予想。合計は点、つまり票から汚染を引いたもの。
sc_hint_foresees = 予想：{ $reasons }。
sc_hint_because = 予想：{ $sum }（{ $reasons }）。
sc_hint_more = { $points }点増
sc_hint_fewer = { $points }点減
sc_pledge_now = 現在{ $value }
sc_pledge_so_far = ここまで{ $value }
sc_pledge_plan = 現在{ $value }、計画後{ $then }
# $text：公約が求めるもの。$now：上の3つのどれか。
sc_pledge_stands = { $text }（{ $now }）
sc_pledge_holds = 達成
sc_pledge_or = { $penalty ->
    [0] 損失なし
   *[other] または−{ $penalty }
  }
sc_pledge_points = { $penalty ->
    [0] +{ $reward }票、損失なし
   *[other] +{ $reward }票、または−{ $penalty }
  }
sc_stock_left = { $stock }枚中{ $left }枚

## どの決定にもあるもの

sc_choose_place = 光る場所を選ぶ
sc_choose_lit = 光る人をタップ
sc_choose_tile = タイルを選ぶ
sc_choose_way = どれかを選ぶ
# マップで選ぶものがないときに、マップをタップした人に。
sc_elsewhere = 今、マップで選ぶものはありません：{ $todo ->
    [keep] 公約を選んでください
    [platform] マニフェストを選ぶか、なしにしてください
    [city] 都市を選んでください
    [card] カードを取ってください
    [income] リストの商業ビルを使い、営業を終えてください
    [discard] 手放すものを選んでください
    [council] 市議会の光るマスを選ぶか、パスしてください
   *[go_on] 準備ができたら進んでください
  }。
sc_not_yours = ここは{ $name }さんの自治区です。自分の自治区に戻ってください。
sc_ways = どれかを選ぶ
# ボタン：タイルを回す。
sc_turn = 回転
sc_places = 場所
sc_places_all = { $count ->
    [1] 置ける場所は1か所です。タップするとマップに表示します。
   *[other] 置ける場所は{ $count }か所です。タップするとマップに表示します。
  }
sc_places_over = { $cell }を含む場所は{ $count }か所です。
sc_places_more = ほかに{ $count }か所：マップのマスをタップすると、そのマスを含む場所が見られます。
sc_hand_sealed = { $name }さんは確定済みです。
sc_hand_plans = { $name }さんはまだ計画中です。
sc_hand_again = { $name }さんがもう一度見る
sc_hand_over = 端末を渡す
sc_map = マップ
# デスクを開くボタン。フェイズごと。
sc_desk = { $phase ->
    [1] カード
    [2] タイル
    [3] 人
    [4] 商業ビル
    [7] 議会
   *[other] 選択肢
  }
sc_skip = スキップ
# 数えられなかった理由の後に：その間に起きたこと。記録の言葉で。
sc_since = その後の出来事：{ $what }
sc_plain_title = あなたの手番
sc_plain_lead = 準備ができたら進んでください。

## 準備

sc_keep_title = 公約を選ぶ
sc_keep_lead = 1枚を選んで残します。最後に得点となり、あなたにしか見えません。
sc_keep_more = ほかの人には難しさだけが見え、内容は見えません。
sc_keep_again_title = もう1枚の公約
sc_keep_again_lead = 新しい宮殿が公約をもたらしました。1枚を選んで残します。あなたにしか見えません。
sc_keep_choose = 公約を選ぶ
sc_keep_act = 「{ $promise }」を残す
sc_hall_title = 市役所を置く
sc_hall_lead = 市役所は{ $cells }マスです。置きたい場所をタップしてください。最初の市民はここで待ち、住宅はその周囲に建ちます。
sc_hall_more = 全員が確定するまで、ほかの人には見えません。
sc_hall_aimed = 市役所：{ $from }〜{ $to }
sc_hall_touches = 周囲の空きマスは{ $count }マスです。そこに建てた住宅は、市役所を公共施設として数えます。
sc_hall_seal = 市役所を確定
sc_hall_place = 市役所を置く

## 都市：ボード、最初の配置、加わるもの

sc_city_title = どの都市にしますか？
sc_city_lead = 2つの都市のボードが配られました。どちらかの面を選んでください。ゲームの最後まで使います。
sc_city_more = どちらを選んだかは全員に見えます。
sc_city_level = { $level ->
    [1] やさしい
    [2] ふつう
   *[3] むずかしい
}
sc_city_act = { $city }にする
sc_start_title = 都市の最初の配置
sc_start_lead = { $count ->
    [1] { $tile }を1枚、無料で、誰もいない状態で置きます。光るマスをタップしてください。
   *[other] タイルを{ $count }枚、無料で、誰もいない状態で置きます。光るマスをタップすると{ $tile }を置けます。
  }
sc_start_over = すべて置きました。確定するか、取り消してください。
sc_start_free = 最初から置いてあるタイルです。無料で、誰もおらず、条件もありません。
sc_start_add = 置く
sc_start_seal = 配置を確定
sc_start_left = 残り{ $count }枚
# スマートフォンで：今建てられるタイル。ほかのタイルの前に。
sc_group_ready = 建設可能
# タイルのグループ：無料のもの。
sc_group_free = 無料
sc_free_said = { $tile }、無料、計画の最後
sc_free_due = マップの外周に、まだ無料の{ $tile }を置く必要があります。
sc_free_where = マップの外周に置きます。お金も建設ポイントもかからず、これで計画は終わります。
sc_free_last = 矢印の付いたタイルのアップグレードと道路は、その前に行います。
sc_free_open = 無料の{ $tile }が未配置
sc_merge_title = 壁が崩れました
sc_merge_lead = 壁を挟んで接していた住宅を2軒タップすると、ひとつになります。組がなくなるまで続けてください。
sc_merge_with = { $cell }の住宅とひとつになる住宅をタップしてください。
sc_merge_choose = 住宅を2軒選ぶ
sc_merge_act = { $merge }と{ $with }をひとつに
sc_platform_title = マニフェストを掲げますか？
sc_platform_lead = 最後に、達成したマニフェストは票になり、達成できなければ票を失います。
sc_platform_more = 全員が選び終わると、全員に見えます。
sc_platform_none = マニフェストなし
sc_platform_choose = マニフェストかなしを選ぶ
sc_platform_act = これにする

## カード

sc_mayor_title = 市長の訪問
sc_mayor_lead = 市長を置く2つの空きマスを選んでください。このラウンド中、そこには建てられません。
sc_mayor_alone = 1人で遊ぶときは、いつもあなたが市長のホストです。しばらく使わない2マスを選んでください。
sc_mayor_place = 市長を置く
sc_cards_title = カードを取る
sc_cards_lead = このラウンドのアクションカードを1枚取ります。タップすると、まず内容が読めます。
sc_cards_about = { $card }：{ $about }。
sc_cards_choose = カードを選ぶ
sc_card_saves = このカードで今安くなるもの：
sc_card_saved = { $tile }：{ $price }
sc_card_or = { $first }または{ $second }
sc_cards_take = { $card }を取る
sc_card_said = { $card }：{ $about }
sc_card_taken = { $card }、{ sc_someone }が獲得
sc_card_boxed = { $card }はこのゲームでは使いません
sc_card_unknown = まだ誰も見ていないカード

## 建設

sc_plan_title = ラウンドの計画
sc_plan_lead = { $points ->
    [0] 建設ポイントは使い切りました。残りは${ $money }です。
   *[other] 残りは建設ポイント{ $points }と${ $money }です。
  }
sc_words = 全文
sc_plan_more = タイルを選ぶか、マップの矢印の付いたタイルを選んでください。矢印の付いたタイルは無料でアップグレードできます。アップグレードは、すべての建設の後です。
sc_plan_rises = マップの矢印の付いたタイルは、まだ無料でアップグレードできます。その後、計画を確定してください。
sc_plan_first = 先にタイルを選んでください。置けるマスが光ります。
sc_grow_whole = どこをタップしても、建設ゾーンは全体が広がります。計画に加えるか、戻ってタイルを選んでください。
sc_plan_full = このラウンドにはもう建てられません。計画を確定するか、ステップを1つ取り消してください。
sc_plan_roads = このラウンドにはもう建てられませんが、道路は敷けます。その後、計画を確定してください。
sc_plan_over = 建設は終わり、その後のことも計画済みです。続きを計画するか、計画を確定してください。
sc_plan_sealed = 計画を確定しました
sc_plan_wait = { $count ->
   *[other] まだ計画中：{ $names }。
  }
sc_plan_wait_more = 全員が確定するまで、計画は見えません。ほかの自治区を見ることも、確定を取り消すこともできます。
sc_plan_seal = 計画を確定
sc_plan_nothing = まだ何も計画していません。建設ポイント{ $points }が無駄になります。
sc_plan_seal_nothing = 何も建てずに確定
sc_plan_reopen = 確定を取り消す
sc_plan_add = 計画に追加
sc_plan_change = この変更で計画が崩れます
sc_plan_breaks = できなくなるステップ：
sc_plan_keep = 元のままにする
sc_plan_drop = できないものを外す
sc_plan_step = このステップは、ボタンかドラッグで前後に動かせます。取り消すこともできます。
sc_plan_earlier = 前へ
sc_plan_later = 後へ
sc_plan_strip = あなたの計画
sc_plan_points = 残り{ $count }ポイント
sc_build_title = タイルを建てる
sc_build_council = 費用は市議会の負担です。光るタイルを選び、次に場所を選んでください。
sc_build_act = 建てる
sc_build_none = 何も建てない
sc_build_aimed = { $cells }に{ $tile }
sc_build_where = 光るマスをタップしてください。続けてタップすると形が変わります。
sc_build_how = 数字は、そこに置くタイルの周囲に入る数です。
# タイルの値段：なし。
sc_build_free = 無料
sc_build_land = うち${ $money }は土地代
sc_build_land_of = うち${ $money }は{ $land }の土地代
sc_build_touches = { $count ->
    [1] 周囲に{ $names }
   *[other] 周囲に{ $count }つ：{ $names }
  }
sc_build_touches_of = 周囲に{ $count }つ、必要数{ $need }：{ $names }
# $ring は、マップに丸で囲まれて出る数字。
sc_build_ring = { $name } { $ring }
sc_build_instead = 元は${ $money }
sc_build_next = { $tile }にアップグレードできます。
sc_plan_coming = 追加されるもの：
sc_build_points_lost = これで建設は終わり、建設ポイント{ $count }が無駄になります。
sc_build_effects = { $effects }。
sc_build_points = 建設ポイント{ $count }を使います。
sc_build_leaves = 残りは${ $money }です。
sc_grow = 拡大
sc_road = 道路
# ロータリー。小さな絵の下に。
sc_roundabout = ロータリ
sc_piece_said = { $name }、${ $money }、残り{ $count }
sc_lay_road = 道路
sc_lay_road_aimed = { $road }に道路
sc_lay_road_where = 隣り合う2マスをタップすると、その間に道路を敷きます。曲がるたびにロータリーが加わり、その分も支払います。
sc_lay_ends_rises = 矢印の付いたタイルは、先にアップグレードしてください。道路の後にはアップグレードできません。
sc_lay_roundabout = ロータリー
sc_lay_roundabout_aimed = { $cell }の右下にロータリー
sc_lay_roundabout_where = 光るマスをタップすると、その右下の角にロータリーを置きます。
sc_grow_title = 建設ゾーンの拡大
sc_grow_lead = 建てられるのは建設ゾーンの中だけです。今は{ $zone }×{ $zone }マスで、縦と横に1列ずつ広がります。
sc_pay = 支払い
sc_pay_free = なし
sc_enter_who = 入居する人
sc_enter_title = { $cell }に入居
sc_enter_lead = 市役所で待っている人が、新しい住宅に入居できます。{ $cell }をタップするか、次に進んでください。
sc_enter_tool = { $cell }に入居
sc_enter = { $person }
sc_enter_nobody = 誰も入居しない
# 短く：全角4文字。小さな絵の下に入る名前。
tile_short-R1 = 住宅1
tile_short-R2 = 住宅2
tile_short-R3 = 住宅3
tile_short-R4 = 住宅4
tile_short-R5 = 住宅5
tile_short-C1 = 商業1
tile_short-C2 = 商業2
tile_short-C3 = 商業3
tile_short-C4 = 商業4
tile_short-F1 = 工場1
tile_short-F2 = 工場2
tile_short-F3 = 工場3
tile_short-Ref = 製油所
tile_short-Har = 港
tile_short-War = 倉庫
tile_short-Pk1 = 公園
tile_short-Pk2 = 公園
tile_short-Pk3 = 公園
tile_short-Sch = 学校
tile_short-Lib = 図書館
tile_short-Mus = 博物館
tile_short-Met = 地下鉄
tile_short-Cli = 診療所
tile_short-Uni = 大学
tile_short-Pol = 警察署
tile_short-Fir = 消防署
tile_short-Hall = 市役所
tile_short-Sta = 彫像
tile_short-Pal = 宮殿
tile_short-Col = 闘技場
tile_short-Neu = 城
sc_chip_build = { $cells } { $tile }
sc_chip_grow = 建設ゾーン{ $size }×{ $size }
sc_chip_road = 道路 { $road }
sc_chip_roundabout = ロータリー +{ $cell }
sc_chip_home = { $cell }に入居
# 計画のステップ：無料のタイル。
sc_chip_free = 無料
sc_chip_enlarge = 公園に{ $with }を追加
sc_chip_upgrade = { $from }→{ $to }
sc_chip_takes = { $cell }を追加
sc_chip_money = ${ $money }
sc_chip_points = { $count }ポイント
sc_chip_between = 、
sc_tile_said = { $tile }、{ $count }マス、{ $price }{ $points ->
    [1] {""}
   *[other] 、{ $points }ポイント
  }
sc_group_homes = 住宅
sc_group_shops = 商業ビル
# タイルのグループ：工場。
sc_group_works = 工業
sc_group_parks = 公園
sc_group_culture = 文化
sc_group_services = 警察・消防
sc_group_palaces = 宮殿
sc_group_ground = 土地
sc_group_roads = 道路
# タイルのグループ：それ以外のすべて。
sc_group_more = その他

## 人

sc_move_title = 人の移動
sc_move_lead = { $must ->
    [0] 移動しなければならない人はいません。{ $may ->
        [0] 移動できる人もいません。
       *[other] { $may }人が移動できます。
      }
   *[other] { $must }人を移動させる必要があります。{ $may ->
        [0] ほかに移動できる人はいません。
       *[other] ほかに{ $may }人が移動できます。
      }
  }
sc_move_more = 仕事中や訪問中の人は必ず移動し、住宅にいる人は残ることもできます。市役所の人は住宅が空くのを待っています。
sc_move_from = { $cell }の{ $person }
sc_move_from_abroad = { $name }さんの自治区、{ $cell }の{ $person }
sc_move_where = 光るスペースをタップしてください。バッジは、このラウンドにそこで得るものです。
sc_move_covers = 光るマスをタップしてください。{ $person }がそこで暴動から守る人数と、票の変化が表示されます。点は、今守られているものに付いています。
sc_move_how = 同じ色のタイルや、始めたときに埋まっていたスペースには移動できません。
sc_move_go = { $cell }に移動
# $what は句点で終わる文。
sc_gain_trip = { $what }道路を車で行くと、すぐに${ $money }を得ます{ $pollution ->
    [0] 。
   *[other] が、汚染が{ $pollution }%増えます。
  }
sc_drive = 車で
sc_walk = 歩いて
sc_drive_go = 車で{ $cell }へ
sc_drive_walk = 歩いて{ $cell }へ
sc_drive_lead = { $cell }まで道路が通じています。車ならすぐに${ $money }を得ます{ $pollution ->
    [0] 。
   *[other] が、汚染が{ $pollution }%増えます。
  }
sc_move_must = あと{ $count }人の移動が必要
sc_move_done = 完了
# 最後の下書きがステップを終える。
sc_draft_ends = これで最後です。「完了」を押すとステップが終わります。その前なら取り消せます。
sc_peep_at = { $cell }、{ $tile }
sc_peep_abroad = { $name }の{ $cell }
sc_peep_moved = { $from }→{ $to }
sc_peep_must = { $person }、{ $where }：移動が必要
sc_peep_may = { $person }、{ $where }
sc_home_title = 誰が住宅に入りますか？
sc_home_lead = 人より住宅の方が多くあります。入居させる住宅をタップしてください。
sc_home_none = これで終わり
sc_home_council_title = 誰が入居しますか？
sc_home_built = 市役所で待っている人が、新しい住宅に入居できます。スペースをタップするか、入居を終えてください。
sc_home_newcomers = 新しい市民はまっすぐ住宅に入ります。入居させる住宅をタップしてください。
sc_home_choose = 住宅を選ぶ
sc_home_ask = { $cell }には何種類かの人が入居できます。入居する人を選んでください。
sc_home_who = 入居する人を選ぶ
# レッスンで自分で数える数の代わりに、読み上げで。
sc_hidden = 非表示
sc_gain_nothing = このラウンドには何も得ません。
sc_gain_round = このラウンドの効果：{ $what }。
sc_gain_votes = { $count }票
sc_gain_votes_less = { $count }票減
sc_gain_money = ${ $money }
sc_gain_money_less = ${ $money }減
sc_pay_money = ${ $money }を支払う
sc_pay_votes = { $count }票を支払う
sc_gain_material = { $material }{ $count }個
sc_gain_relief = 汚染{ $percent }%減
sc_gain_pollution = 汚染{ $percent }%増
sc_gain_sell = 売却1回
sc_gain_buy = お金で票を購入
sc_gain_trade = 資材を票と交換
sc_gain_covers = { $count }人を暴動から守る
sc_pill_sell = 売却
sc_pill_buy = 購入
sc_pill_trade = 交換

## 収入

sc_income_title = あなたの商業ビル
sc_income_title_abroad = 観光客のいる商業ビル
sc_income_lead = 各スペースを1回ずつ、好きな順に使います。使わなくてもかまいません。
sc_income_lead_rows = 1行がスペースの1回分です。好きな順に使います。使わなくてもかまいません。
sc_income_more = 工場の資材は、この後に届きます。
sc_income_done = 営業を終える
# $money と $votes は符号付き
sc_income_sum = ドル：{ $money }、票：{ $votes }。
sc_use_cash = 現金
sc_use_sell = 1個売る
sc_use_buy = 票を買う
sc_use_trade = 票と交換
# あるスペースの、何回かの使い方のうちの1行。
sc_use_row = { $use }（{ $row }/{ $rows }）
sc_use_sells = { $material }1個を${ $money }で
sc_use_buys = ${ $money }で{ $votes }票
sc_use_trades = { $material }1個で{ $votes }票
sc_discard_title = 置き場所がありません
sc_discard_lead = 入りきらないものを1つずつ捨てます。捨てるものをタップしてください。
sc_discard_choose = 捨てるものを選ぶ
sc_discard_act = { $material }を1個捨てる

## 死者

sc_riot_title = 暴動の発生
sc_riot_lead = ラウンドの数と同じ人数が暴動を起こします。警察官に守られていない人をタップしてください。
sc_riot_act = { $cell }で暴動
sc_riot_choose = 暴動を起こす人を選ぶ
# 小さなボタンに。大きなボタンには全体が出る。
sc_riot_hall = 市役所：{ $person }
sc_riot_hall_act = 市役所の{ $person }が暴動
sc_victim_title = 汚染が{ $stone }を越えました
sc_victim_lead = { $count ->
    [1] 汚染の犠牲者が1人出ました。誰かをタップしてください。
   *[other] 汚染の犠牲者が{ $count }人出ました。1人ずつタップしてください。
  }
sc_victim_act = { $cell }の人が死亡
sc_grave_title = 墓地の拡大
sc_grave_lead = 墓にするマスを選んでください。
sc_grave_act = { $cell }を墓地にする

## 市議会

sc_council_title = 市議会
sc_council_lead = 費用を支払ってディスクを右に1列動かし、そのマスの効果を得ます。光るマスをタップしてください。
sc_council_more = 支払いはお金、票、または公約です。公約は秘密に1枚引き、最後に数えます。
sc_council_aimed = { $row }、{ $column }列目
sc_council_brings = 効果：{ $brings }。
sc_council_builds = 効果：{ $cells ->
    [1] 1マスのタイルを無料で建てられます。
   *[other] { $cells }マス以下のタイルを無料で建てられます。
  }
sc_council_choose = 光るマスを選ぶ
sc_council_act = ディスクを動かす
sc_council_pass = パス
sc_council_start = 開始
sc_council_column = { $column }列目
sc_council_more_only = 支払いはお金か票です。
sc_council_price_only = ${ $money }または{ $votes }票
sc_council_price = ${ $money }、{ $votes }票、または公約を1枚追加（{ $stack }）
sc_council_cell = { $row }、{ $column }列目：{ $brings }
sc_council_cell_discs = { $cell }。{ $discs }
sc_council_discs = ディスク：{ $names }
sc_council_money = ${ $price }、残り${ $left }
sc_council_votes = { $price }票、残り{ $left }票
sc_council_promise = 公約：+{ $reward }または−{ $penalty }
sc_council_risk = 山の一番上の公約（{ $stack }）を秘密に引き、ずっと持ち続けます。最後に達成していれば{ $reward }票を得て、未達成なら{ $penalty }票を失います。

## キー

sc_key_arrows = マップ、タイル、市議会の中を移動
sc_key_ends = 行の最初か最後のマスへ。Ctrlを押すとマップの端へ
sc_key_lit = 前、次の光るマスへ
sc_key_enter = メインのボタンを押す。マスの上ではそのマスを選ぶ
sc_key_space = マスを固定、解除
sc_key_turn = 固定したマスを含む次の場所
sc_key_escape = 1つ戻る
sc_key_desk = デスクへ、続けてその次のグループへ
sc_key_next = 次、前の光るものへ
sc_key_boroughs = 前、次、自分の自治区へ
sc_key_ways = トレイの選択肢を順に選ぶ
sc_key_compare = 2つの自治区を並べて表示
sc_key_drawers = 公約、市議会、カード、記録
sc_key_reveal = 公開中：進む、戻る、スキップ
sc_key_replay = 前回の自分の手番からの再生
sc_key_size = マップを大きく、小さく
sc_key_sound = 音のオン、オフ

## 1分でわかるゲーム

## マップ

sc_map_label = { sc_someone }の自治区、{ $zone }×{ $zone }
sc_map_label_yours = あなたの自治区、{ $zone }×{ $zone }
sc_map_placing = { $map }、計画中：{ $code ->
    [Hall] { $what }
    [Neu] { $what }
    [mayor] 市長
   *[other] { $what }
  }
sc_smoke_now = { $percent }パーセント
sc_smoke_due = 予定{ $percent }
sc_smoke_stone = 次のしきい値は{ $stone }
sc_smoke_spared = まだ測りません

# マスは列と行で呼ぶ：c4。
sc_map_empty = { $cell }、空き。
sc_map_land = { $cell }、{ $land }、空き。
sc_map_landmark = { $cell }、{ $land }。
sc_map_lit = { $cell }、光っています。
sc_map_pinned = { $cell }、固定中。
sc_map_tile = { $cell }、{ $tile }（{ $cells }）。
sc_map_tile_alone = { $cell }、{ $tile }。
sc_map_shop = { $cell }、{ $tile }、{ $use }。
sc_map_mayor = { $cell }、市長。
sc_map_memorial = { $cell }、市民{ $count }人の墓。
# 人のためのスペース：誰もいない。
sc_map_free = 空きスペース。
sc_map_shut = このラウンドは使えません。
sc_map_yours = あなたの{ $person }。
sc_map_somebody = { $name }さんの{ $person }。
sc_map_visitor = 訪問者：{ $name }さんの{ $person }。
sc_map_idle = 遊休。
sc_map_road = { $cell }との間に道路。
sc_map_roundabout = 角にロータリー。
sc_map_wall = { $cell }との間に壁。
sc_map_rioting = 暴動中。
sc_map_covered = 警察官が保護。
sc_map_moved = 移動済み。
sc_map_chosen = 選択中。
sc_map_must = 移動が必要。
sc_map_may = 移動可能。
sc_map_stored = 保管中：{ $goods }。
sc_map_choose = 選択可能。
sc_map_brings = 効果：{ $what }。
sc_map_brought = 獲得：{ $what }。
sc_map_proposed = 提案：{ $cells }。
sc_map_replaced = もっとよい手に置き換わります。
sc_map_touches = 周囲に{ $names }。
sc_map_step = 計画のステップ{ $number }。
sc_map_counts = 数に入ります。
sc_map_rises = アップグレード可能。
sc_map_in_the_way = 妨げになっています。
# 光るマスの数字の意味。
sc_lit_home = ここに住宅を建てると、周囲の公共施設は{ $count }つです。
sc_lit_shop = ここに商業ビルを建てると、周囲の住宅は合計{ $count }レベルです。
sc_lit_public = ここに建てると、周囲の住宅は{ $count }軒です。
sc_lit_works = ここに建てると、周囲の工場は{ $count }つです。
sc_lit_land = ここに建てると、周囲の{ $land }は{ $count }マスです。
sc_lit_earns = ここに建てると、毎ラウンド${ $money }を得ます。
# 選んだ人が行けるところ。
sc_spaces = { $count ->
    [0] 光るスペースはありません。
   *[other] 光るスペースは{ $count }つです：{ $what }。
  }
sc_spaces_of = { $kind ->
    [home] 住宅
    [shop] 商業ビル
    [works] 工場
    [abroad] よその自治区
   *[other] その他
  }{ $count }

## 都市の札。押すとルールが開く

sc_city_rules = { $city }の特徴
sc_city_river = 川は割高
sc_city_no_heavy = 重工業なし
sc_city_go_home = 新市民は住宅へ直行
sc_city_works_edge = 工場は外周に
sc_city_eiffel = 塔は文化施設扱い
sc_city_move_in = 新築にすぐ入居
sc_city_all_fill = 全住宅に入居
sc_city_smoky = 最初から煙
sc_city_lake_homes = 住宅は湖畔に
sc_city_clean = 最初は汚染なし
sc_city_reserved = 住宅専用の土地
sc_city_two_shops = 商業ビル2軒で開始
sc_city_free_home = 無料の住宅
sc_city_ring = 植物園のそばは割高
sc_city_jardin = 植物園は公園ではない
sc_city_tiber = テヴェレ川は文化施設扱い
sc_city_wall = 壁で分断
sc_city_wall_falls = 壁の崩壊
sc_city_merging = 住宅がひとつに
sc_city_by_water = 水辺の文化施設
sc_city_two_homes = 住宅2軒で開始
sc_city_few = 少ない市民
sc_city_parthenon = パルテノン神殿と商業ビル
sc_city_shops_smoke = 商業ビルが汚染
sc_city_piraeus = ピレウス港を港に

## 最初のゲームのヒント：各フェイズの目的

sc_hint_card = カードの効果はこのラウンドだけです。建てたいものに合う1枚を選びましょう。
sc_hint_plan = 住宅は市役所の隣に。十分に離れた場所の工場が、その先の費用を稼ぎます。
sc_hint_move = 移動：仕事は資材とお金に、住宅は票になります。
sc_hint_income = 収入：商業ビルの各スペースは1回ずつ使えます。売った資材はなくなり、票は最後に数えます。
sc_hint_vote = 票は点です。住宅にいる市民が毎ラウンド票を入れ、住宅のレベルが高いほど増えます。
sc_hint_pollution = 人と工場は汚染し、公園がきれいにします。1%ごとに1票を失い、しきい値ごとに1人が死亡します。
sc_hint_council = ディスクを進めると、お金、資材、タイル、人、きれいな空気が得られます。右の列ほど大きくなります。
sc_hint_round = { $alone ->
    [yes] 市長の次の訪問：市長は再びあなたを訪れ、別のカードが表になります。
   *[no] 市長の次の訪問：新しいホストが最初にプレイし、別のカードが表になります。
  }

## 終局

sc_end_after = { $rounds }ラウンド終了
sc_end_wins = { $name }さんの勝ち、{ $score }点
sc_end_you_win = あなたの勝ち、{ $score }点
sc_end_share = { $names }の勝ち、{ $score }点
sc_end_you_share = あなたと{ $names }の勝ち、{ $score }点
sc_end_lasts = 最後まで残ったのは{ $name }さん
sc_end_you_last = 最後まで残ったのはあなた
sc_end_solo = { $name }：{ $office }、{ $score }点
sc_end_solo_you = あなたは{ $office }、{ $score }点
sc_end_solo_lost = 自治区は失われました
sc_end_solo_next = { $office }まであと{ $missing }点。
sc_end_solo_best = これより上の役職はありません。
sc_end_solo_out = 汚染に飲み込まれました。このゲームは負けです。
sc_end_clerk = 職員
sc_end_councillor = 議員
sc_end_deputy = 副市長
sc_end_mayor = 市長
sc_end_title_clerk = 職員
sc_end_title_councillor = 議員
sc_end_title_deputy = 副市長
sc_end_title_mayor = 市長
sc_end_ratings = 得点と役職
sc_end_rating_from = { $score }点以上
sc_end_rating_below = { $score }点未満
sc_end_counting = 開票
sc_end_skip = スキップ
sc_end_points = { $count }点
sc_end_by_survival = ほかの自治区はすべて失われました。
sc_end_all_lost = 自治区はすべて失われました。先に失われたのは{ sc_someone }です。
sc_end_all_lost_pollution = 自治区はすべて失われました。汚染が多かったのは{ sc_someone }です。
sc_end_shared = すべてが同じで{ $score }点：順位を分け合います。
sc_end_by_pollution = { sc_someone }と{ $score }点で同点：汚染の少ない方が上位です（{ $own }対{ $other }）。
sc_end_by_money = { sc_someone }と{ $score }点で同点、汚染も同じ：お金の多い方が上位です（{ $own }対{ $other }）。
sc_end_by_citizens = { sc_someone }と{ $score }点で同点、汚染もお金も同じ：生きている市民の多い方が上位です。
sc_end_by_line = 勝敗を分けたもの：{ $line }、{ $own }対{ $other }。{ sc_someone }に{ $lead }差。
sc_end_by_most = { sc_someone }に{ $lead }差。主に{ $line }の差：{ $own }対{ $other }。
sc_end_towers = 塔で表した得点：{ $scores }。
sc_end_tower = { sc_someone } { $score }
sc_end_out = 第⁠{ $round }ラウンドに脱落
sc_end_sheet = 得点表
sc_end_line = 項目
sc_end_score = 得点
sc_end_start = 最初の票
sc_end_homes = 住宅
sc_end_university = 大学
sc_end_bought = 買った票
sc_end_traded = 資材と交換した票
sc_end_cards = カードと市議会
sc_end_other = { $source }
sc_end_promises = 公約
sc_end_special = 特別公約
sc_end_platform = マニフェスト
sc_end_pollution = 汚染
sc_end_modules = モジュール
sc_end_about_start = 全員が最初から持っていた票です。
sc_end_about_homes = 住宅にいる市民は毎ラウンド投票します。住宅のレベルが高いほど票が増えます。
sc_end_about_university = 大学にいる市民は毎ラウンド投票します。
sc_end_about_bought = 商業ビルがお金を票に替えます。
sc_end_about_traded = 商業ビルが資材を票に替えます。
sc_end_about_cards = 票を得るカードや失うカードがあります。市議会では票で支払うこともできます。
sc_end_about_other = モジュールから得る票です。
sc_end_about_promises = 達成した公約は票になり、未達成の公約は票を失うことがあります。
sc_end_about_special = 特別公約は、達成すれば票になります。
sc_end_about_platform = 達成したマニフェストは票になり、未達成なら票を失います。
sc_end_about_pollution = 汚染1%ごとに票を失います。
sc_end_said = { sc_someone }：{ $line }は{ $amount }。
sc_end_smoke = 発生{ $made }%、公園と消防による軽減{ $relieved }%、市議会による浄化{ $cleaned }%。
sc_end_hint = 得点表の行を選ぶとそのタイルが光り、タブを選ぶと自治区が替わります。
sc_end_hint_alone = 得点表の行を選ぶとそのタイルが光ります。
sc_end_boroughs = 終局時の自治区
sc_end_judged = { sc_someone }の公約
sc_end_judged_none = { sc_someone }の公約はここにはありません。
sc_end_kept = 達成
sc_end_broken = 未達成
sc_end_missing = { $condition }、結果は{ $value }
sc_end_breath = 公約の結果は……
sc_end_place = { $place }位：{ $name }
sc_end_kept_of = { sc_someone }は公約{ $all }枚のうち{ $kept }枚を達成
sc_end_judging = { $name }：{ $promise }
sc_end_judging_platform = { $name }のマニフェスト：{ $promise }
sc_end_rematch = 再戦
sc_end_replay = もう一度遊ぶ
sc_end_review = ゲームを振り返る
sc_end_decided = 勝敗を分けたのは？
sc_end_look = テーブルと記録に戻る
sc_end_seal = 封印が開きました。すべての抽選を検証できます。
sc_end_back = 得点表に戻る

## 振り返り

sc_review_title = 振り返り
sc_review_loading = ゲームを読み込んでいます。
sc_review_keys = 矢印キーで出来事ごと、Page UpとPage Downでフェイズごと、HomeとEndで両端へ移動します。角かっこで自治区を切り替え、スペースで再生、Escで戻ります。
sc_review_rounds = ラウンド
sc_review_round = 第⁠{ $round }ラウンド
sc_review_phases = このラウンドのフェイズ
sc_review_before = 準備
sc_review_follow = 行動する人を追う
sc_review_map = { sc_someone }の自治区、第⁠{ $round }ラウンド

## 並べた2つの自治区

sc_compare = 2つの自治区を比較
sc_compare_short = 比較
sc_compare_left = 左の自治区
sc_compare_right = 右の自治区
sc_compare_host = 市長のホスト
sc_compare_visits = 市民が訪問可能
sc_compare_last = 前回1人で遊んだゲーム：{ $score }点
sc_compare_none = 1人用のゲームを最後まで遊ぶと、次のゲームをここで比べられます。
sc_compare_close = テーブルに戻る
sc_compare_facts = 比較表
sc_compare_fact = 項目
sc_compare_map = { $name }、{ $zone }×{ $zone }
sc_compare_votes = 毎ラウンドの票
sc_compare_homes = 住宅にいる市民
sc_compare_shops = 営業中の商業スペース
sc_compare_goods = 生産した資材
sc_compare_culture = 文化施設の種類
sc_compare_parks = 公園のマス
sc_compare_smoke = 毎ラウンドの汚染
sc_compare_open = 訪問者用の空き

## 起きること

sc_reveal_title = 計画の公開
sc_reveal_back = 1つ戻る
sc_reveal_on = 1つ進む
sc_reveal_pause = 一時停止
sc_reveal_play = 再生
sc_reveal_speed = { $speed }×
sc_reveal_speed_said = 速さ{ $speed }、変更
# 記録の中の言葉。タップすると、そのルールを表示する。
sc_career = 職業紹介所とは？
sc_reveal_taken = 最後の1枚は{ $name }さんが取りました。
sc_reveal_taken_you = 最後の1枚はあなたが取りました。
sc_reveal_step = 失敗した計画のステップ{ $number }が必要でした。
sc_reveal_lost = 支払いはありませんが、建設ポイントは戻りません。
sc_script = 計画（手番順）
sc_script_place = { $place }番
sc_script_adds = { $cells }を追加
sc_script_none_left = 残りなし
sc_script_fails = 実行不可
sc_script_nothing = 計画なし
sc_script_coming = これから。
sc_script_done = 完了。
sc_script_failed = 失敗。
sc_tally_votes = 票を数えました
sc_tally_title = { $from }から{ $to }%に
sc_tally_next = しきい値は越えませんでした。次は{ $stone }です。
sc_tally_last = この自治区は最後のしきい値をすでに越えています。
sc_tally_passed = しきい値{ $stone }を越え、汚染が命を奪います。
sc_tally_plus = +{ $count }
sc_tally_percent = { $count ->
    [0] 0%
   *[other] +{ $count }%
  }
# 合計の残り：発生した分から、軽減した分を引いたもの。
sc_tally_net = 残り
sc_tally_cut = 軽減できるのは汚染の一部だけで、{ $percent }%分は無駄になります。
sc_tally_on = 市議会へ
sc_tally_go = 進む
sc_say_skipped = 出来事が{ $count }件ありました{ $failed ->
    [0] 。
   *[other] 。うち{ $failed }件は失敗しました。
  }

## ロビー

sc_preset_base = 基本ゲーム
sc_preset_base_about = 街と人々だけの、追加のないゲーム。最初のゲームに最適です。
sc_preset_first = はじめてのスプリング
sc_preset_first_about = 覚えやすい追加：商業ビルで働く商人と、新しいカード2枚。
sc_preset_woods = 森の商人
sc_preset_woods_about = 伐採する森のボードと、商業ビルで働く商人。
sc_preset_forests = 森の全部入り
sc_preset_forests_about = 森のボードで使えるすべて。警察官、城、コロッセオも。
sc_preset_cities = ヨーロッパの都市
sc_preset_cities_about = それぞれに独自のルールがある都市を1人に1つ。商業ビルで働く商人も。
sc_preset_europe = 都市の全部入り
sc_preset_europe_about = ヨーロッパの都市で使えるすべて。警察官、宮殿、道路も。
sc_value_money = ${ $count }
sc_value_per_seat = プレイヤー1人につき{ $count }
sc_value_per_other = 1人を除くプレイヤー1人につき{ $count }
sc_value_shape = 各行{ $rows }
