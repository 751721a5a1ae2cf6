# シンプリシティで起きたこと。ターミナルとページの記録に出る。

event-city_laid = 街ができました：地形タイル{ $columns }枚。
event-round = 第⁠{ $round }ラウンド
event-face_up = { $face }面が表になりました。
event-dealt = 新しいタイル：{ $tiles }
event-order = 手番順：{ $team }。
event-token_given = { $team }チームは最後の手番になり、トークンを取りました。
event-slot_blocked = { $team }チームがスロット{ $slot }（{ $tile_piece }）を封鎖しました。
event-built = { $team }チームがスロット{ $slot }の{ $tile_piece }を{ $space }に建てました{ $total ->
    [none] 。
   *[other] ：{ sum }。
  }{ $others_count ->
    [none] {""}
    [0] {""}
   *[other] ほかに{ $others }。
  }
event-left_over = 残って捨てられたタイル：{ $tiles }。
event-game_over = 最後のディスクが置かれました。ゲーム終了です。

others = { $team } +{ $points }

## 建てて得た点。合計と内訳。内訳は +7 = 地区4 + リンク3 のような和になる。

sum = { $parts_count ->
    [0] +{ $total }
   *[other] +{ $total } = { $parts_plus }
  }
parts-neighbourhood = 地区{ $points }
parts-link = リンク{ $points }
parts-park = 公園{ $points }
parts-more_neighbourhood = 前からのディスク{ $points }
parts-more_park = 前からの公園{ $points }
