# シンプリシティの分析が言う文。

sim_review_builds = 建設
sim_review_kind_build = 建設
sim_review_kind_block = 封鎖
sim_review_built = { $tile }を{ $space }に
sim_review_built_slot = スロット{ $slot }の{ $tile }を{ $space }に
sim_review_blocked = スロット{ $slot }を封鎖
sim_review_gain = スロット{ $slot }で+{ $points }
sim_review_reply = 次に{ $team }が建てると{ $points }点
sim_review_place = 次のラウンドの手番は{ $first }番目
sim_review_places = 次のラウンドの手番は{ $first }〜{ $last }番目
sim_review_open = { $spaces ->
    [0] 自分のグループの隣に空きマスなし
   *[other] 自分のグループの隣に空きが{ $spaces }マス
  }
sim_review_final = 最後は{ $own }対{ $other }
