# サーバー自身が何かを断る理由と、テーブルについて言う文。ゲームごとの理由は、それぞれのゲームのファイルにある。

## すべての理由。コードごと。

problem-bad_body = 内容を読み取れません。
problem-bad_endpoint = このプッシュ通知サービスは、サーバーが対応していません。
problem-bad_id = 入力や新しいテーブルのIDは、英数字、ハイフン、下線で1〜64文字です。
problem-bad_invite = この招待は期限切れか、書き間違いです。ホストに新しいリンクをもらってください。
problem-bad_line = メッセージは1〜80文字で、見えない文字は使えません。
problem-bad_name = 名前は1〜24文字で、見えない文字は使えません。
problem-bad_origin = この要求は別のサイトのページから送られています。
problem-bad_pace = リアルタイムのゲームの持ち時間は最長1日、1手ごとの時間は5秒〜1時間です。数日かけるゲームでは1手に1〜30日です。
problem-bad_query = アドレスの`?`より後ろを読み取れません。
problem-bad_seats = テーブルの席の数が、座っている人の席の数より少なくなってしまいます。
problem-bad_type = フォームではなくJSON（application/json）を送ってください。
problem-bad_word = サーバーの合言葉が違います。管理者に聞いてください。
problem-banned = サーバーの管理者が、あなたのアドレスをしばらくの間ブロックしています。
problem-busy = サーバーが混み合っていて、何も実行していません。数秒後にもう一度試してください。
problem-changed = その間にテーブルが変わりました。確かめてからもう一度試してください。
problem-colour_taken = このエンブレムはテーブルの別の人が使っています。
problem-game_over = ゲームは終了しています。
problem-internal = サーバーに問題が起き、保存されていないかもしれません。テーブルを確かめてからもう一度試してください。
problem-log_full = このゲームでは計画をこれ以上変更できません。今のまま確定してください。
problem-name_taken = この名前はテーブルの別の人が使っています。
problem-needs_invite = このテーブルは招待制です。ホストから送られたリンクを開いてください。
problem-needs_word = テーブルを開くにはサーバーの合言葉が必要です。管理者に聞いてください。
problem-no_calls = このサーバーは通知を送りません。
problem-no_code = このコードで席は移せません。使用済みか、別のコードに替わったか、書き間違いです。
problem-no_game = そのようなゲームはありません。
problem-no_hint = ヒントがあるのは、ボットだけと対戦しているときです。
problem-no_level = この強さのボットはいません。
problem-no_lines = メッセージを書けるのはロビーとゲーム終了後です。ゲーム中はリアクションを使ってください。
problem-no_method = このアドレスではこのメソッドを使えません。
problem-no_new_tables = もうすぐ更新があるため、今は新しいテーブルを開けません。
problem-no_page = このアドレスには何もありません。
problem-no_review = この分析は存在しないか、もうありません。もう一度分析してください。
problem-no_reviews = このサーバーではゲームを分析できません。
problem-no_seat = テーブルにその席はありません。
problem-no_table = そのようなテーブルはありません。
problem-no_upgrade = このアドレスはWebSocket専用です。
problem-not_away = この人はここにいるか、離席してからあまり時間がたっていません。数日かけるゲームでは、先に1手の時間が切れる必要があります。
problem-not_awaited = ゲームはこのプレイヤーを待っていません。
problem-not_dealt = ゲームはまだ始まっていません。
problem-not_host = これができるのはテーブルのホストだけです。
problem-not_last = 取り消せません。あなたはまだ何もしていません。
problem-not_lobby = ゲームが始まっているので、テーブルと席は変えられません。
problem-not_over = ゲームはまだ終わっていません。
problem-not_ready = 先に全員が席に着き、準備を終える必要があります。
problem-not_seated = これができるのはこのテーブルのプレイヤーだけです。
problem-not_stand_in = このコードは別の人のためのものです。代理は席の秘密を見るので、ホストやプレイヤーは代理になれません。
problem-not_your_seat = ここはあなたの席ではありません。
problem-quiet = このテーブルでは、ホストがリアクションとメッセージをオフにしています。
problem-seat_taken = この席には別の人がいます。
problem-server_full = サーバーにこれ以上テーブルを置けません。募集中のテーブルに参加するか、後でもう一度試してください。
problem-stale = テーブルが先へ進みました。起きたことを確かめてから、選び直してください。
problem-table_crowded = このテーブルの観戦者が多すぎます。しばらくしてからもう一度試してください。
problem-table_full = すべての席が埋まっています。
problem-too_fast = 一度に多すぎました。少し待ってからもう一度試してください。
problem-too_large = 大きすぎて、サーバーでは扱えません。
problem-too_many_sockets = あなたのアドレスで開いているテーブルが多すぎます。先にいくつか閉じてください。
problem-unwell = データベースが応答せず、サーバーは何も実行していません。数秒後にもう一度試してください。

## さらに詳しい理由

problem-unread = 内容を読み取れません：{ $fault }。
problem-unread_query = アドレスの`?`より後ろを読み取れません：{ $fault }。
problem-long_wait = 待てるのは最長{ $seconds }秒です。
problem-many_entries = 一度に送れる入力は{ $most }個までです。
problem-nothing_to_choose = 今はヒントがありません。選ぶことがないからです。
problem-two_of_one_id = 入力と取り消しが同じIDです。別々のIDが必要です。
problem-common_turn = 取り消せません。全員同時の手番では、代わりに計画を変更してください。
problem-played_since = 取り消せません。その後に{ $name }さんがプレイしました。
problem-happened_since = 取り消せません。その後に何かが起きました。
problem-by_bot = 取り消せません。ボットがあなたの代わりに行いました。
problem-plans_shown = 取り消せません。すべての計画が公開されました。
problem-drawn_since = 取り消せません。その後に新しい抽選がありました。
problem-taken_back_often = { $times ->
    [1] 取り消せません。すでに1回取り消しました。
   *[other] 取り消せません。すでに続けて{ $times }回取り消しました。
  }
problem-reopened_often = { $times ->
    [1] すでに計画の確定を1回取り消しました。今の計画は変えられません。
   *[other] このフェイズで計画の確定を{ $times }回取り消しました。今の計画は変えられません。
  }
problem-long_log = 取り消せません。このゲームではプレイと取り消しが多すぎます。
problem-table_deleted = このテーブルはサーバーの管理者が削除しました。
problem-announced = 今は新しいテーブルを開けません：{ $announcement }

## メッセンジャーで、テーブルへのリンクに付く文

preview-invites = { $name }さんが{ $game }に招待しています（空席{ $open }）
preview-full = { $game }のテーブル
preview-plays = { $names }：{ $game }、進行中
preview-ended = { $names }：{ $game }、終了
