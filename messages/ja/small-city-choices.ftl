# スモールシティの行動と、そのコストと効果。ターミナルとページで使う。

## 行動

choice-build = { $cells }に{ $tile }{ $pay_count ->
    [0] {""}
   *[other] 、{ $pay }で支払い
  }{ $person ->
    [none] {""}
   *[other] 、{ $person }が入居
  }
choice-grow = 建設ゾーンを{ $size }×{ $size }に拡大
choice-enlarge = { $cells }の{ $tile }に{ $with }を追加
choice-upgrade = { $cells }の{ $tile }を、{ $with }を加えて{ $next }に
choice-keep = 「{ $promise }」を残す（{ $stack }、+{ $reward }または{ $penalty ->
    [0] 0
   *[other] −{ $penalty }
  }）
choice-hall = { $cells }に市役所
choice-mayor = { $cells }に市長
choice-take = { $card_code }「{ $card }」{ $chosen ->
    [none] {""}
   *[other] （{ $chosen }）
  }：{ $about }
choice-undo = 計画の最後のステップを取り消す
choice-commit = 計画を確定する
choice-reopen = 確定を取り消す
choice-move = { $from }から{ $to }へ
choice-drive = { $from }から{ $to }へ車で：+${ $money }{ $pollution ->
    [0] {""}
   *[other] 、汚染+{ $pollution }%
  }
choice-home = 市役所の{ $person }が{ $cell }に入居
choice-sell = { $material }1個を${ $money }で売却
choice-buy = ${ $money }で{ $votes }票を購入
choice-trade = { $material }1個を{ $votes }票と交換
choice-discard = { $material }1個を捨てる
choice-victim = { $cell }の人が死亡する
choice-grave = { $cell }を墓地にする
choice-riot = { $cell ->
    [none] { $person ->
        [none] 市役所の誰かが暴動を起こす
       *[other] 市役所の{ $person }が暴動を起こす
      }
   *[other] { $cell }の人が暴動を起こす
  }
choice-settle = { $city }を選ぶ
choice-merge = { $merge }と{ $with }の住宅をひとつにする
choice-road = { $road }に道路{ $with ->
    [none] {""}
   *[other] 、{ $with }の右下の角にロータリー
  }
choice-roundabout = { $cell }の右下の角にロータリー
choice-council = { $row }（{ $row_code }段目）の{ $column }列目：{ $paid }で{ $brings }
choice-platform = { $platform_code ->
    [none] マニフェストなし
   *[other] { $platform }（+{ $reward }または{ $penalty ->
        [0] 0
       *[other] −{ $penalty }
      }）
  }
choice-end = これで終わり

## 行動の種類。ページは同じ種類の行動をこの見出しにまとめる。

kind-build = { $tile }を建てる
kind-grow = 建設ゾーンを拡大
kind-enlarge = { $tile }を拡張
kind-upgrade = { $tile }をアップグレード
kind-keep = 公約を残す
kind-hall = 市役所を置く
kind-mayor = 市長を置く
kind-take = アクションカードを取る
kind-undo = { choice-undo }
kind-commit = { choice-commit }
kind-reopen = { choice-reopen }
kind-move = { $from }から移動
kind-drive = { $from }から車で移動
kind-home = { $person }が市役所を出る
kind-sell = 資材を売却
kind-buy = 票を購入
kind-trade = 資材を票と交換
kind-discard = 資材を捨てる
kind-victim = 死亡する人を選ぶ
kind-grave = 墓地にするマスを選ぶ
kind-riot = 暴動を起こす人を選ぶ
kind-settle = 都市を選ぶ
kind-merge = 住宅をひとつにする
kind-road = 道路を敷く
kind-roundabout = ロータリーを置く
kind-council = { $row }（{ $row_code }段目）
kind-platform = マニフェストを選ぶ
kind-end = { choice-end }

# タイルの支払いに使う資材。
pay = { $material }{ $count }個

## コスト

price-free = 無料
price-money = ${ $money }
price-materials = { $materials }
price-exact = ちょうど{ $materials }

## タイルの周囲に必要なもの

needs-publics = 周囲に公共施設{ $count }つ
needs-home_levels = 周囲に合計{ $count }レベルの住宅
needs-no_factory = 周囲に工場がないこと
needs-no_residence = 周囲に住宅がないこと
needs-refinery = 周囲に製油所
needs-harbor = 周囲に港
needs-factory = 周囲に工場
needs-edge = マップの外周のマス
needs-beside = 隣に{ $source }
needs-land = 周囲に{ $source }{ $count }マス

## タイルの効果

effects-public = 公共施設
effects-home_votes = 住宅にいる市民1人につき毎ラウンド{ $votes }票
effects-enters = すぐに市役所から市民が1人入居
effects-shop = ここの人ができること：{ $functions }
effects-makes = 働く人1人につき{ $materials }を生産
effects-needed = { $tile }の周囲に必要
effects-sells = 毎ラウンド資材{ $count }個を売却
effects-stores = 資材{ $count }個を保管
effects-holds = 人と資材を合わせて{ $count }まで収容
effects-relieves = 毎ラウンド汚染を{ $percent }%軽減
effects-visitors = 訪問者1人につき${ $money }
effects-students = ここの市民1人につき{ $votes }票
effects-saves = 毎ラウンド{ $count }人の命を救う
effects-tourists = 稼働中：よそからの観光客1人につき${ $money }、観光客は汚染しない
effects-staff_relieves = 稼働中：毎ラウンド汚染を{ $percent }%軽減
effects-else = { $about }

functions-cash = 現金
functions-sell = 売却
functions-buy_votes = 票の購入
functions-trade_votes = 票との交換

## 市議会の効果

brings-money = +${ $money }
brings-materials = +{ $materials }
brings-build = { $cells }マスの建設
brings-citizens = 市民+{ $count }人
brings-cleaner = 汚染−{ $percent }%
