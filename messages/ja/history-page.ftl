# 「振り返る」ページに並ぶこのブラウザーのゲーム、その統計、そして復習の記録。そのページと一緒に読み込まれる。

## 一覧

history_about = 一覧はこのブラウザーに保存され、新しいものから{ $most }件まで残ります。記録はサーバーに保存されます。
history_unstored = このブラウザーは何も保存しません。このページを閉じると一覧は消えます。
history_offline = サーバーに接続できません。前回の一覧を表示しています。
history_game = ゲーム
history_all_games = すべてのゲーム
history_seats = 席の数
history_any_seats = すべての席数
history_seats_of = { $count }席
history_text = テーブルかプレイヤー
history_found = { $count ->
    [0] 条件に合うゲームはありません。
   *[other] { $all }件中{ $count }件が条件に合います。
  }
history_more = さらに{ $count }件を表示
history_won = { $game }：{ $score }点で勝利
history_placed = { $game }：{ $score }点、{ $players }人中{ $place }位
history_alone = { $game }（1人）：{ $score }点
history_ended = { $game }：結果なしで終了
history_with = 相手：{ $names }
history_lessons = 学べる場面{ $count }件
history_seen = 分析済み
history_review_of = { $name }の分析：{ $state }

## 書き出し

history_export_all = { $count }件すべてを書き出す
history_export_some = この{ $count }件を書き出す
history_export_title = 記録の書き出し
history_export_about = 各ゲームの記録を1行に1つずつ書いたファイルです。プログラムで再生と検証ができ、このページで開けます。
history_export_going = 記録{ $all }件中{ $done }件目
history_export_stopped = { $all }件中{ $done }件で止まりました。{ $why }
history_export_done = { $count ->
    [0] 保存できる記録がありません。
   *[other] 記録{ $count }件を保存できます。
  }
history_export_gone = 次のゲーム{ $count }件の記録は、もうサーバーにありません。
history_export_drop = これらを一覧から外す
history_export_save = ファイルを保存

## 持ち出し

history_take = 持ち出す
history_take_about = 別のブラウザーでこの一覧を読み込むと、同じゲームと統計が表示されます。記録はこのサーバーに残ります。進行中のゲームの席を移すには、その席のコードを使ってください。
history_take_file = ファイルとして保存
history_take_copy = テキストをコピー
history_read_title = 別のブラウザーの一覧を追加
history_read_about = このブラウザーにすでにあるものは、そのまま残ります。
history_read_choose = ファイルを選ぶ
history_read_text = またはテキストを貼り付け
history_read_go = 追加する
history_read_done = { $count ->
    [0] 新しいものはありません。すべてこのブラウザーにあります。
   *[other] { $count }件のゲームが新しく加わりました。
  }
history_read_strange = { $count }件は壊れていたので、読み込みませんでした。
history_read_none = このページのゲーム一覧ではありません。ファイルかテキストの全体を使ってください。
history_read_newer = この一覧は、このページの新しい版で書かれています。ページを再読み込みしてから、もう一度追加してください。
history_read_large = ゲーム一覧としては大きすぎます。

## 消去

history_forget = このブラウザーから消す
history_forget_about = { $count }件のゲームを、分析や復習の記録とともにこのブラウザーの一覧から消します。サーバーには記録とあなたの席が残り、ゲームへのリンクも使えます。
history_forget_do = { $count }件を消す
history_forget_keep = 一覧を残す
history_forgotten = { $count }件のゲームをこのブラウザーから消しました。

## 統計

figures_title = あなたのプレイ
figures_which = 対象のゲーム
figures_kind = { $game }、{ $seats ->
    [1] 1人
   *[other] { $seats }席
  }
figures_games = { $count }ゲーム、最新は{ $day }
figures_few = 統計は、同じ種類のゲームが5件になると表示されます。今のところ最多は{ $kind }の{ $count }件です。
figures_places = 順位
figures_place = { $place }位
figures_sources = 1ゲームの平均得点
figures_you = あなた
figures_others = ほかの人
figures_losses_chance = 1回の決定で失う勝率（%）
figures_losses_points = 1回の決定で失う点
figures_all = 全体
figures_interval = 分析済みの{ $count }ゲームから。±は95%の区間で、分析が増えるほど狭まります。
figures_losses_few = 1回の決定で失う分は、分析済みのゲームが5件になると表示されます。今は{ $count }件です。

## 局面

positions_title = あなた自身の局面
positions_about = ミスの復習で見た決定です。1週間たつと、それぞれもう一度試せます。新しいものから{ $most }件まで残ります。
positions_ready = 局面{ $count }件
positions_walk = もう一度試す
positions_walk_of = もう一度試す：{ $name }
positions_rest = { $count ->
    [1] 局面{ $count }件は、{ $day }からまた試せます。
   *[other] 局面{ $count }件は休ませています。最初のものは{ $day }からまた試せます。
  }
positions_lost_title = これらの局面を開けません
positions_gone = このゲームはもうサーバーにありません。
positions_changed = このゲームの分析では、これらの決定には、もっと良い手が見つからなくなりました。
positions_drop = このゲームの局面を消す
positions_back = 「振り返る」に戻る
