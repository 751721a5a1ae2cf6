# スモールシティの出来事。ターミナルとページで使う。読んでいる人は「あなた」。

# 行動する人。文の初めにも「の」の前にも置ける。
sc_actor = { $seat_is ->
    [you] あなた
   *[other] { $seat }さん
  }

event-first_host = 最初の市長のホストは{ sc_actor }です。
event-promise_drawn = { $promise ->
    [none] { sc_actor }は公約（{ $stack }）を引きました。
   *[other] { sc_actor }は公約（{ $stack }）「{ $promise }」を引きました。
  }
event-promise_kept = { $promise ->
    [none] { sc_actor }は公約（{ $stack }）を残しました。
   *[other] { sc_actor }は公約（{ $stack }）「{ $promise }」を残しました。
  }
event-committed = { sc_actor }は計画を確定しました。
event-reopened = { sc_actor }は確定を取り消しました。
event-planned = { sc_actor }は計画を変更しました。
event-city_hall = { sc_actor }の市役所が{ $cells }に建ちました。
event-round_begins = 第⁠{ $round }ラウンドの開始です。市長のホストは{ $host_is ->
    [you] あなた
   *[other] { $host }さん
  }です。
event-mayor_comes = 市長が{ sc_actor }の自治区を訪れ、{ $cells }に入りました。
event-card_boxed = カード{ $card_code }「{ $card }」はこのゲームでは使いません。
event-card_shown = カード{ $card_code }「{ $card }」が表になりました。
event-card_taken = { sc_actor }はカード{ $card_code }「{ $card }」を取りました{ $chosen ->
    [none] 。
   *[other] （{ $chosen }）。
  }
event-zone_grown = { sc_actor }の建設ゾーンが{ $size }×{ $size }に広がりました。
event-revealed = すべての計画が公開されました。
event-built = { sc_actor }は{ $cells }に{ $tile }を建てました{ $person ->
    [none] 。
   *[other] 。{ $person }が入居しました。
  }
event-enlarged = { sc_actor }は{ $cells }の{ $tile }に{ $with }を加え、{ $next }に拡張しました。
event-upgraded = { sc_actor }は{ $cells }の{ $tile }に{ $with }を加え、{ $next }にアップグレードしました。
# タイルが何になるか。
next = { $tile }
event-failed = { sc_actor }は{ $step }ことができませんでした。{ $refusal }
step-build = { $cells }に{ $tile }を建てる
step-grow = 建設ゾーンを{ $size }×{ $size }に広げる
step-enlarge = { $tile ->
    [none] { $cells }の公園に{ $with }を加えて拡張する
   *[other] { $cells }の{ $tile }に{ $with }を加えて拡張する
  }
step-upgrade = { $tile ->
    [none] { $cells }のタイルに{ $with }を加えてアップグレードする
   *[other] { $cells }の{ $tile }に{ $with }を加えてアップグレードする
  }
step-home = { $person }を{ $cell }に入居させる
step-road = { $road }に道路を敷く
step-roundabout = { $cell }の右下の角にロータリーを置く
event-road_laid = { sc_actor }は{ $road }に道路を敷きました{ $with ->
    [none] 。
   *[other] 。{ $with }の右下の角にロータリーも置きました。
  }
event-roundabout_laid = { sc_actor }は{ $cell }の右下の角にロータリーを置きました。
event-moved = { sc_actor }の{ $person }が{ $from }から{ $to }に移動しました。
from = { $host_is ->
    [none] { $cell }
    [you] あなたの自治区の{ $cell }
   *[other] { $host }さんの自治区の{ $cell }
  }
to = { $host_is ->
    [none] { $cell }
    [you] あなたの自治区の{ $cell }
   *[other] { $host }さんの自治区の{ $cell }
  }
event-drove = { sc_actor }の道路を{ $roads }本{ $roundabouts ->
    [0] {""}
   *[other] とロータリーを{ $roundabouts }つ
  }通りました。
event-idle = { sc_actor }の人々のうち{ $count }人が移動できず、遊休となりました{ $cells ->
    [none] （よその自治区）。
   *[other] { $abroad ->
        [0] （{ $cells }）。
       *[other] （{ $cells }と、よその自治区）。
      }
  }
event-manned = { sc_actor }の自治区の各マス（{ $cells }）に{ $person }が1人ずつ来ました。
event-rioted = { $cell ->
    [none] { sc_actor }の市役所で{ $person }が暴動を起こしました。
   *[other] { $cell }にいる{ sc_actor }の{ $person }が暴動を起こしました。
  }
event-board_dealt = { sc_actor }にボード「{ $board }」が配られました。
event-settled = { sc_actor }は{ $city }を選びました。
event-wall_fell = { sc_actor }の自治区の壁が崩れました。
event-merged = { sc_actor }の{ $cells }と{ $with }の住宅がひとつになり、{ $tile }になりました。
event-calmed = すべての暴動が収まりました。
event-entered = { sc_actor }の市役所に{ $person }が来ました。
event-went_home = { sc_actor }の市役所から{ $person }が{ $cell }に入居しました。
event-arrived = 仕事の空きに引かれて、{ sc_actor }の市役所に市民が{ $count }人来ました。
event-earned = { sc_actor }は{ $source }から${ $money }を得ました。
event-charged = { sc_actor }は{ $source }に{ $paid }を支払いました。
event-sold = { sc_actor }は{ $material }1個を${ $money }で売りました。
event-bought = { sc_actor }は${ $money }で{ $votes }票を買いました。
event-traded = { sc_actor }は{ $material }1個を{ $votes }票と交換しました。
event-produced = { sc_actor }は{ $materials }を生産しました。
event-discarded = { sc_actor }は置き場所のない{ $material }1個を捨てました。
event-voted = { sc_actor }は{ $source }から{ $votes }票を得ました。
event-polluted = { sc_actor }の汚染度は{ $rise ->
    [0] { $track }%のままです
   *[other] { $rise }上がって{ $track }%になりました
  }（発生{ $gross }、軽減{ $relief }{ $extra_count ->
    [0] ）。
   *[other] 、{ $extra }）。
  }
# 決して軽減されない汚染。
extra = { $source }で追加{ $amount }
event-soiled = { $source }により、{ sc_actor }の汚染度は{ $more ->
    [0] { $track }%のままです。
   *[other] { $more }上がって{ $track }%になりました。
  }
event-eliminated = { sc_actor }の自治区は汚染に飲み込まれ、脱落しました。
event-saved = { sc_actor }の診療所が{ $count }人の命を救いました。
event-died = { $owner_is ->
    [none] { $cell }にいる{ sc_actor }の{ $person }が死亡しました。
    [you] { $seat }さんの自治区の{ $cell }にいるあなたの{ $person }が死亡しました。
   *[other] { sc_actor }の自治区の{ $cell }にいる{ $owner }さんの{ $person }が死亡しました。
  }
event-cemetery_grown = { sc_actor }の墓地が{ $cell }に広がりました。
event-stored = { sc_actor }は{ $materials }を保管しました。
event-council_move = { sc_actor }は{ $paid }を支払い、市議会の{ $row }（{ $row_code }段目）の{ $column }列目に進みました。
paid-money = ${ $money }
paid-votes = { $votes }票
paid-promise = 公約（{ $stack }）
event-supplied = { sc_actor }は備蓄から{ $materials_count ->
    [0] 何も得られませんでした。
   *[other] { $materials }を得ました。
  }
event-newcomers = 新しい市民が{ sc_actor }の市役所に{ $in_hall }人、職業紹介所に{ $in_career }人来ました。
event-cleaned = { $less ->
    [0] { sc_actor }には減らす汚染がありませんでした。
   *[other] { sc_actor }の汚染度は{ $less }下がって{ $track }%になりました。
  }
event-platform = { sc_actor }のマニフェスト：{ $platform }。
event-promise_judged = { sc_actor }は公約「{ $promise }」を{ $kept ->
    [yes] 達成しました
   *[no] 達成できませんでした
  }{ $points ->
    [0] （0）。
   *[other] { $kept ->
        [yes] （+{ $points }）。
       *[no] （{ $points }）。
      }
  }
event-platform_judged = { sc_actor }はマニフェスト「{ $platform }」を{ $kept ->
    [yes] 達成しました
   *[no] 達成できませんでした
  }{ $points ->
    [0] （0）。
   *[other] { $kept ->
        [yes] （+{ $points }）。
       *[no] （{ $points }）。
      }
  }
event-scored = { sc_actor }の得点は{ $score }点です。内訳：票{ $votes }、公約{ $promises }{ $special ->
    [0] {""}
   *[other] 、特別公約{ $special }
  }{ $platform ->
    [0] {""}
   *[other] 、マニフェスト{ $platform }
  }、汚染−{ $pollution }{ $tolls_count ->
    [0] 。
   *[other] 、{ $tolls }。
  }
# モジュールが得点から引くもの。
tolls = { $source }−{ $points }
