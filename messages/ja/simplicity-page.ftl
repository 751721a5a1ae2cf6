# シンプリシティのページの文。

sim_source_links = リンク
sim_source_R = 住宅
sim_source_K = 商業
sim_source_O = オフィス
sim_source_V = 公共
sim_source_groups = 地区
sim_source_parks = 公園
sim_source_tokens = トークン
sim_city = 街
sim_plan = 計画ボード
sim_plan_first = 次は最初
# 次のラウンドで最後の手番になるチームのエンブレムの前。
sim_plan_last = 最後：
sim_plan_first_about = スロット1のチームが次のラウンドの最初の手番、スロット2のチームが2番目、と続きます。
sim_plan_last_about = いちばん下のポーンのチームは、次のラウンドの最後の手番になり、1点のトークンを取ります。
# 建物のないマス。
sim_space_open = { $space }、{ $symbol }
sim_space_may = { $space }、{ $symbol }、空き：建てられます
sim_space_lit = { $space }、{ $symbol }、空き：+{ $points }
sim_space_built = { $space }、{ $tile }、{ $team }チームのディスク
sim_space_printed = { $space }、{ $tile }、印刷
sim_space_neighbourhood = 大きさ{ $count }の地区
sim_space_chosen = 選択中
sim_slot_open = スロット{ $slot }、{ $symbols }：{ $tile }
sim_slot_gain = スロット{ $slot }、{ $symbols }：{ $tile }、{ $space }で+{ $points }
sim_slot_taken = スロット{ $slot }、{ $symbols }：{ $team }チームが取りました
sim_slot_blocked = スロット{ $slot }、{ $symbols }：{ $tile }、このラウンドは封鎖
sim_slot_empty = スロット{ $slot }、{ $symbols }：空
sim_sum_team = { $team } { $before } → { $after }。
sim_sum_score = { $team } { $before } → { $after }、あなたの得点 { $scoreBefore } → { $scoreAfter }。
sim_sum_stays = { $team } { $before } → { $after }、あなたの得点は{ $score }のまま。{ $low }の方が低いためです。
sim_sum_also = ほかに{ $others }。
sim_sum_other = { $team } +{ $points }
sim_turn_yours = あなたの手番：{ $team }
sim_turn_of = { $name }さんの手番：{ $team }
sim_turn_plays = { $name }さんがプレイ中：{ $team }
sim_turn_blocks = { $name }さんがスロットを封鎖中：{ $team }
sim_turn_dealing = 新しいタイルを配っています
# 短く：ほかのチームの手と一緒に、2行に収まる。
sim_tray_choose_tile = { $count ->
    [1] タイル1枚か街のマスを選んでください。
   *[other] タイル{ $count }枚か街のマスから選んでください。
  }
sim_tray_stuck = シンボルに合うマスのあるタイルが1枚もないので、どのタイルでも、空いているどのマスにでも建てられます。
sim_tray_fits = スロット{ $slot }の{ $tile }：建てられるのは{ $count }マス（{ $symbols }）。
sim_tray_best = { $more ->
    [0] 最大は+{ $points }（{ $spaces }）。
   *[other] 最大は+{ $points }（{ $spaces }、ほか{ $more }マス）。
  }
sim_tray_where = { $space }、{ $symbol }：ここに建てるものを選んでください。
sim_tray_where_slot = スロット{ $slot }、{ $tile }
sim_tray_slot = スロット{ $slot }
sim_tray_aimed = スロット{ $slot }、{ $tile }、{ $space }へ
sim_tray_block = { $team }チームは最後の手番です。ラウンドが始まる前に、スロットを1つ封鎖してください。
sim_tray_block_first = 先にスロットを封鎖します。7つのうち1つをタップしてください。
sim_tray_blocks = { $team }チームは最後の手番で、ラウンドが始まる前にスロットを1つ封鎖します。
sim_tray_block_chosen = スロット{ $slot }、{ $tile }：このラウンドは誰も取れず、その後ゲームから除かれます。
# ボットが選ぶ手の下。点が最初の理由になる。
sim_tray_advised = ボットならこれを選びます：{ $reasons }。
sim_tray_advised_only = ボットならこれを選びます。
sim_tray_now = 今すぐ+{ $points }
sim_tray_nothing_fits = { $space }（{ $symbol }）に建てられるタイルはありません。
sim_act_choose_tile = タイルを選ぶ
sim_act_choose_space = 光るマスを選ぶ
sim_act_choose_slot = 封鎖するスロットを選ぶ
sim_act_build = { $space }に建てる
sim_act_block = スロット{ $slot }を封鎖
# 数の前：ラウンド 3。
sim_bar_round = ラウンド
sim_bar_of = / { $rounds }
sim_setup = 準備
sim_order_this = このラウンド
sim_order_next = 次のラウンド
sim_order_done = { $team }、建て終わり
sim_order_now = { $team }、プレイ中
sim_order_from = { $team }、スロット{ $slot }から
sim_order_if = { $team }、スロット{ $slot }を取った場合
sim_order_free = スロット{ $slot }、空き
sim_teams = チーム
sim_teams_score = 得点
sim_teams_lent = ボットがプレイ中
sim_teams_stand_in = 代理がプレイ中
sim_teams_row = { $team }：{ $points }点、残りディスク{ $discs }枚、{ $tokens ->
    [0] トークンなし
   *[other] トークン{ $tokens }枚
  }
sim_teams_discs = 残りのディスクは{ $count }枚
sim_teams_tokens = トークン{ $count }枚。ラウンドの最後の手番になるごとに1点
sim_teams_counts = 2チームのうち低い方、得点になります
sim_teams_open = 全チームの得点
sim_scores_title = 得点
sim_scores_team = チーム
sim_scores_total = 合計
sim_scores_two = 2チームのうち、低い方の得点がプレイヤーの得点になります。
sim_team_bot = ボットの{ $team }
sim_say_your_turn = あなたの手番：{ $team }。取れるタイルは{ $count }枚です。
sim_say_your_block = あなたの手番：{ $team }チームは最後の手番です。ラウンドが始まる前に、スロットを1つ封鎖してください。
sim_say_aimed = { $count ->
    [0] { $act }：+{ $points }。
   *[other] { $act }：+{ $points }。{ $parts }。
  }
sim_notice = { $table }であなたの手番です：{ $team }。
sim_key_arrows = 街の中を移動。HomeとEndで端へ、Page UpとPage Downで次の光るマスへ
sim_key_enter = マスを選ぶ。選んだマスに建てる
sim_key_escape = 1つ戻る
sim_key_slots = 計画ボードのスロットを選ぶ
sim_key_sound = 音のオンとオフ
sim_end_after = 5ラウンド終了
sim_end_wins = { $name }さんの勝ち、{ $score }点
sim_end_you_win = あなたの勝ち、{ $score }点
sim_end_counting = 街を集計しています
sim_end_skip = スキップ
sim_end_points = { $count }点
# 2位の人。
sim_end_rival = { $name_is ->
    [you] あなた
   *[other] { $name }さん
  }
sim_end_by_tokens = トークン{ $count }枚が勝敗を分けました。{ sim_end_rival }に{ $lead }差。
sim_end_by_source = 勝敗を分けたもの：{ $source }、{ $more }対{ $less }。{ sim_end_rival }に{ $lead }差。
sim_end_by_most = { sim_end_rival }に{ $lead }差。主に{ $source }の差：{ $more }対{ $less }。
sim_end_by_tie = { sim_end_rival }と{ $score }点で同点。最終ラウンド後のポーンが上にある方の勝ちです。
sim_end_by_tie_order = { sim_end_rival }と{ $score }点で同点。最終ラウンドの手番が先だったチームの勝ちです。
# 同じ得点の何人か。順位の順。
sim_end_tied = { $names }はいずれも{ $score }点。最終ラウンド後のポーンが上にある方が上位です。
sim_end_tied_order = { $names }はいずれも{ $score }点。最終ラウンドの手番が先だったチームが上位です。
sim_end_of_links = リンク
sim_end_of_R = 住宅地区
sim_end_of_K = 商業地区
sim_end_of_O = オフィス地区
sim_end_of_V = 公共地区
sim_end_of_parks = 公園
sim_end_of_tokens = トークン
sim_end_rule_links = 隣接する同じチームのディスク2枚ごとに3点。
sim_end_rule_tokens = 1枚1点。ラウンドの最後の手番になると取れます。街には置きません。
sim_end_lit_team = { $team }：{ $source }で{ $points }。
sim_end_lit_parts = { $team }：{ $source }で{ $points }。{ $parts }。
sim_end_part_disc = { $spaces }で{ $points }点
sim_end_part_link = { $spaces }の間で{ $points }点
sim_end_part_park = { $spaces }で{ $points }点（{ $types ->
    [0] 隣に建物なし
    [1] 1種類
   *[other] { $types }種類の2乗
  }）
sim_end_lit_discs = { $team }：合計{ $points }。
sim_end_hint = 行か列をタップすると、その点が街のどこで入ったかが光ります。
sim_end_city = 完成した街
sim_end_towers = 塔で表した得点：{ $scores }。
sim_end_tower = { $name } { $score }
sim_end_sheet = 得点表
sim_end_source = 内訳
sim_end_score = 得点
sim_end_rematch = 再戦（手番は逆順）
sim_end_review = ゲームを振り返る
sim_end_decided = 勝敗を分けたのは？
sim_end_back = 得点表に戻る
sim_review_title = 振り返り
sim_review_loading = 手順を読み込んでいます。
sim_review_keys = 矢印キーで1手ずつ、HomeとEndで端へ、スペースで再生、Escで戻ります。
sim_end_of_team = { $team }チームが得点になります
sim_end_source_lit = { $source }：{ $rule }
sim_end_by_balance = 2チームのバランスが勝敗を分けました。{ $own }対{ $other }で、低い方が得点になります。{ sim_end_rival }に{ $lead }差。
sim_end_look = テーブルと記録に戻る
sim_end_seal = 封印が開きました。すべての抽選を検証できます。
sim_end_rule_buildings = ディスク1枚につき、その地区の大きさと同じ点になります。印刷された建物も数えます。
sim_end_rule_parks = 公園の周りの建物の種類を数えて2乗します。3種類なら9点です。
## 最初のゲームのヒント

sim_hint_tile = 5ラウンド、各チームが1枚ずつ建てます。得点の高い人の勝ちです。光るスロットを選びましょう。
sim_hint_space = スロットのシンボルが、タイルを建てられる場所です。光るマスには、そこで得る点が出ています。
sim_hint_sum = ここに建てたときの得点です。建てるか、別のマスを試しましょう。
sim_hint_block = あなたは最後の手番です。その代わりスロットを1つ封鎖し、そのタイルを誰も取れなくします。
sim_hint_order = スロット{ $slot }です。上ほど次のラウンドの手番が早く、いちばん下はトークン（1点）を取ります。
sim_hint_two = あなたのチームは{ $first }と{ $second }です。得点になるのは低い方だけ。両方を伸ばしましょう。
sim_hint_scores = チームをタップすると、いつでも得点の内訳を見られます。
sim_hint_printed = 縫い目のある建物は誰のものでもありませんが、地区と公園では数えます。

sim_hand_over = { $name }さんに端末を渡してください。{ $team }チームの手番です。
