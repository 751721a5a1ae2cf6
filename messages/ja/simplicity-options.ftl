# シンプリシティの準備のオプションの名前。キーと値ごと。説明が要るものには `_about`。

option-components = コンポーネント
value-components-standard = 標準

option-demolition = スロットの封鎖
value-demolition-by_players = 人数による
value-demolition-always = 常にあり
value-demolition-never = なし

option-first_face = 計画ボードの最初の面
value-first_face-random = 抽選
value-first_face-a = A面
value-first_face-b = B面

option-tie_break = 同点のとき上位になるのは
value-tie_break-final_pawns = 最後にポーンが上にある方
value-tie_break-last_round_order = 第5ラウンドの手番が先の方

option-stuck = タイルをどこにでも建てられるのは
value-stuck-no_tile_fits = どのタイルも建てられないとき
value-stuck-per_tile = そのタイルがどこにも建てられないとき

option-order = 最初の手番順
value-order-random = 抽選
value-order-fixed = 席の順
