# どのゲームのまわりでもページに出る言葉。スタートページで使うものは page.ftl。見出しの文節の間には、見えない改行位置（U+200B）がある。

copied = コピーしました
try_again = もう一度試す
sockets_blocked = ここではWebSocketが通じません。このままプレイできますが、手の表示が少し遅れることがあります。
mark_taken = 使用中
start_played_all = { $count }件すべてを表示
# テーブルの一覧で、終わったゲームについて。
table_over = 終了
table_place = { $players }人中{ $place }位
table_against = { $game }、相手：{ $against }
table_you_won = あなたの勝ち
table_won = { $name }さんの勝ち
lobby_seats = 席
lobby_host = ホスト
# 席の名前の横。
lobby_ready = 準備完了
lobby_not_ready = 準備中
# 人の名前の横。
lobby_away = 離席中
lobby_change_seat_of = { $name }さんの席を変更
lobby_remove = { $name }さんを席から外す
lobby_seat_bot = ボットを座らせる
lobby_fill = ボットで埋める
lobby_level_of = { $name }さんの強さ
lobby_leave = 離れる
lobby_leave_about = あなたが離れると、{ $name }さんがこのテーブルのホストになります。
lobby_leave_do = テーブルを離れる
lobby_stay = 残る
lobby_start = ゲームを開始
lobby_start_wait = 全員の準備ができたら開始
lobby_i_am_ready = 準備ができました
lobby_wait = 準備完了を取り消す
lobby_why_open = 空席が{ $count }つあります。リンクを送るか、ボットを座らせてください。
lobby_why_ready = 準備待ち：{ $names }。
lobby_host_starts = 準備できました。全員がそろうと、{ $name }さんがゲームを開始します。
lobby_all_ready = 全員の準備ができました。
lobby_say_ready = 準備ができたら知らせてください。{ $name }さんがゲームを開始します。
lobby_watchers = { $count }人が観戦しています。
lobby_invite = 招待
lobby_invite_about = このリンクを送ってください。リンクを知っている人は誰でも空席に着けます。
lobby_link_local = 今のアドレスはこの端末でしか開けません。リンクには、同じネットワークのほかの端末でも開ける{ $address }を使います。
lobby_link_nowhere = サーバーが外部に開かれていないため、このリンクはこのコンピューターでしか使えません。ほかの人を入れるには、--listen 0.0.0.0:{ $port }を付けてサーバーを起動してください。
lobby_invite_label = 席へのリンク
lobby_qr = リンクのQRコード
lobby_qr_code = コードのリンクのQRコード
lobby_new_link = 新しいリンクを作る
lobby_new_link_about = このブラウザーは、このテーブルの席へのリンクを知りません。新しいリンクを作ると、前のリンクは使えなくなります。
lobby_no_invite = 空席へのリンクはホストが持っています。
lobby_public_about = 誰でも席に着けます。テーブルはスタートページに載ります。
lobby_share = この端末を共有
lobby_share_about = 何人かがここで交代しながらプレイします
lobby_watch = 観戦用リンクをコピー
lobby_watch_about = 観戦者用
lobby_watch_copied = 観戦用リンクをコピーしました。
lobby_move = 別の端末に移る
lobby_move_about = コードを使って、席をスマートフォンに移したり、戻したりできます
lobby_options = オプション
lobby_options_more = オプションをもっと見る
lobby_game = ゲーム
lobby_table = テーブル
lobby_presets = おすすめの組み合わせ
lobby_preset_own = 自分で選ぶ
lobby_preset_own_about = 使いたいものを下でオンにしてください。
lobby_chosen_of = { $total }個中{ $count }個を選択
lobby_options_host = ホストが決めます。
lobby_players = プレイヤー
lobby_visible = 席に着ける人
lobby_visible_link = リンクを知る人
lobby_visible_public = 誰でも
lobby_name = テーブルの名前
lobby_pace = ペース
# ペース。全員が同じ時間にプレイする。
pace_live = リアルタイム
pace_mail = 数日かけて
pace_untimed_about = 時間制限はありません。
pace_live_about = 持ち時間がなくなると、その手はボットが代わりにプレイします。
pace_mail_about = 都合のよいときにプレイできます。時間が切れると、その手はボットが代わりにプレイします。
pace_mail_uncalled = このページを閉じると通知は届きません。ときどきのぞいてください。
pace_mail_quiet = この端末では手番が通知されません。設定でオンにできます。
pace_live_time = 1人の持ち時間
pace_live_choice = { $minutes }分 + { $seconds }秒
pace_live_decision = 1回の決定に{ $minutes }分
pace_live_choice_about = ゲーム全体で{ $minutes }分、さらに1手ごとに{ $seconds }秒。
pace_live_decision_about = ゲーム全体で{ $reserve }分、さらに1回の決定ごとに{ $minutes }分。
pace_mail_time = 1手の時間
pace_mail_choice = { $count }日
lobby_seal = 抽選の結果は、最初の抽選の前に封印されます：
help_luck_about = どのテーブルも、最初の抽選の前に、ある秘密のフィンガープリント（SHA-256）を表示します。抽選の結果はすべてその秘密から決まります。ゲームが終わるとテーブルは秘密そのものを表示するので、どの抽選も変更されていないことを誰でも検証できます。
lobby_seal_about = このゲームの抽選の結果はすべて、サーバーがすでに作った1つの秘密から決まります。これがそのフィンガープリント（SHA-256）です。ゲームが終わるとテーブルは秘密そのものを表示するので、どの抽選も変更されていないことを誰でも検証できます。
lobby_seal_later = 抽選はゲームの開始時に封印されます。秘密のフィンガープリントは、最初の抽選の前にここに表示されます。
join_title = 席に着く
join_about = 名前とエンブレムを選んでください。アカウントは不要です。
join_sit = 席に着く
join_name_missing = ほかの人にわかるように、名前を入力してください。
join_full = 空席がないため、観戦しています。
join_closed = このテーブルは招待制のため、観戦しています。席へのリンクはホストが持っています。
seat_title = あなたの席
seat_next_title = ここでもう1人プレイする
seat_next_about = この端末で交代しながらプレイします。誰の手番かは画面に出ます。
seat_next_sit = ここで席に着く
handover_title = 席を別の端末に移す
handover_about = コードを作り、別の端末で読み取るか入力してください。席はすぐにそちらへ移り、このブラウザーでは引き続き観戦できます。
handover_which = どの席
handover_make = コードを作る
handover_again = 別のコードを作る
handover_code = コード
handover_link = 席を受け取るリンク
handover_once = コードは1回だけ使えます。別のコードを作ると、このコードは使えなくなります。ほかの誰にも見せないでください。
handover_back_about = 長く離席しているプレイヤーや、ブラウザーを失ったプレイヤーがいますか？席のコードを作って、その人か代理の人に送ってください。ホストとほかのプレイヤーは、そのコードを使えません。全員に通知され、本人はいつでも席を取り戻せます。
handover_none = このテーブルにあなたの席はありません。
claim_title = 席を受け取る
claim_about = 別の端末に出ているコードを入力してください。席がこのブラウザーに移ります。
claim_field = コード
claim_take = 席を受け取る
claim_short = コードは26文字の英数字です。
table_missing_title = ここにテーブルはありません
table_missing_about = リンクが途中で切れているか、テーブルが削除された可能性があります。
settings_unstored = このサイトはブラウザーにデータを保存できないため、設定はページを再読み込みするか閉じるまでしか残りません。
settings_look = 表示
settings_theme = テーマ
settings_theme_auto = 端末に合わせる
settings_theme_light = 昼
settings_theme_dark = 夜
settings_motion = 動き
settings_speed_off = なし
settings_speed_half = ゆっくり
settings_speed_one = ふつう
settings_speed_two = 速い
settings_motion_still = 端末が動きを減らす設定なので、結果はすぐに表示されます。
settings_play = プレイ
settings_confirm = すぐに実行
settings_confirm_about = 1回目のタップで実行し、2回目の確認をしません。後から取り消せます。
settings_cover = 秘密を隠す
settings_cover_about = 電車の中や配信のときに。長押ししている間だけ秘密が見えます。選択肢とマップ上の計画は見えたままです。
settings_plain = シンプル画面
settings_plain_about = どのゲームも、ボードなしの選択肢の一覧で表示します。
settings_signals = 手番のお知らせ
settings_sound = 音
settings_sound_about = 短く静かな音です。
settings_volume = 音量
settings_notify = 通知
settings_notify_about = ページがバックグラウンドで開いている間、端末が通知します。ページを閉じると通知されません。
settings_notify_called = ブラウザーのプッシュ通知サービスを通して、ページを閉じていても端末が通知します。このサービスに伝わるのは、このサーバーから呼び出しがあったことだけです。
settings_notify_insecure = ブラウザーが通知を許すのは、アドレスがhttpsで始まる場合と、サーバーと同じ端末の場合だけです。
settings_notify_denied = このブラウザーでは、このサイトの通知が許可されていません。ブラウザーの設定で許可できます。
table_this = このゲーム
table_bots = ボットの動き
table_bots_calm = ゆっくり
table_bots_quick = 速く
table_bots_at_once = すぐに
table_bots_calm_about = 1手ずつ追える速さです。
table_bots_quick_about = 手と手の間は短く空けます。
table_bots_at_once_about = 間も動きもありません。何をしたかは枠線で示します。
table_give_up = このゲームをやめる
table_give_up_about = あなたの席は最後までボットがプレイし、このゲームは一覧から消えます。人が全員離れると、ゲームは終わります。
table_give_up_do = 席をボットに譲る
browser_heading = このブラウザー
browser_person = 保存されている情報を管理者に問い合わせるときの、あなたの番号：
browser_about = 共用のコンピューターでは、離れるときにサーバーにこのブラウザーを忘れさせてください。ほかの人がここであなたの席をプレイすることはなくなります。
browser_forget = このブラウザーを忘れる
browser_codes = { $count ->
    [1] ここにまだ席があります。別の場所で続けるには、コードを作って書き留めてください。
   *[other] ここにまだ席が{ $count }つあります。別の場所で続けるには、それぞれのコードを作って書き留めてください。
  }
browser_sure = あなたの席、設定、終わったゲームは、このブラウザーから完全に消えます。コードのない席は失われます。
browser_do = 今すぐ忘れる
browser_keep = 残す
settings_keys = 1つのキーのショートカット
settings_keys_about = ゲーム中は、文字、数字、記号がショートカットになります（uで取り消すなど）。オフにしても、Tab、矢印、Enter、Escですべて操作できます。
settings_coach = 最初のゲームのヒント
settings_coach_about = それぞれのゲームで最初の1回だけ、何をするかを短いヒントで説明します。
help_game_keys = ゲーム中
help_device = 端末と席
help_device_about = 席はこのブラウザーに結び付いています。アカウントは不要です。別の場所で続けるには、コードを作ってそこで入力してください。
help_luck = 検証できる抽選
help_access = 誰でも使えるように
help_access_about = キーボードだけでも、スクリーンリーダーでも、すべて操作できます。色で見分けるものは、形、文字、名前でも見分けられます。動きは端末の設定に従います。
lobby_open_seats = 空席は{ $count }つです。
lobby_invite_full = 空席はありません。このリンクを知っている人は誰でも観戦できます。
play_turn_over = ゲーム終了
play_turn_replay = プレイの再生
play_turn_then = 次は
play_turn_then_order = 次は{ $names }。
play_act_wait = { $name }を待っています
play_act_soon = 少しお待ちください
play_act_offline = オンラインになると送信
play_act_waits = 接続待ち
play_act_back = 戻る
play_watching = 観戦中です。
play_postcard = 絵はがき
play_postcard_alt = { $table }の絵はがき：{ $scores }
play_postcard_score = { $name } { $score }
play_postcard_save = 画像を保存
play_postcard_share = 共有
play_postcard_failed = このブラウザーではページから画像を作れません。スクリーンショットで残せます。
play_luck_check = 抽選を検証
play_hint = ヒント
play_hint_key = ボットならどうするか（ボットとの対戦時）
play_hint_said = ボットならこれを選びます：{ $text }。
play_act_take_back = 取り消す
play_act_result = 結果を見る
play_clock_left = 残り{ $time }
play_clock_short = { $seconds }秒
play_log_title = 記録
play_log_replay = 自分の手番から再生
play_log_replay_start = 最初から再生
play_log_stop = 停止
play_log_empty = まだ何も起きていません。
play_log_earlier = 前の記録
# ボットが人の代わりに行った。
play_log_bot = { $text }（ボットが代行）
# 人の時間が切れたので、ボットが行った。
play_log_late = { $text }（時間切れ、ボットが代行）
play_log_undone = 取り消し
play_log_taken_back = { $name }さんが最後の手を取り消しました。
play_log_you_took_back = あなたが最後の手を取り消しました。
play_say_online = オンラインに戻りました。
play_missed = { $count ->
    [1] オンラインに戻りました。その間に手番が1つ進みました。再生しますか？
   *[other] オンラインに戻りました。その間に手番が{ $count }つ進みました。再生しますか？
  }
play_missed_play = 再生
play_missed_no = 後で
# このブラウザーの人の時間が切れたので、ボットが動いた。
play_late = 時間切れのため、ボットが代わりにプレイしました。
play_late_of = { $name }さんの時間切れのため、ボットがプレイしました。
# 離席している人の名前の横：「離席中（2分）」。
play_away = 離席中
play_away_for = 離席中（{ $time }）
play_away_time = { $unit ->
    [hours] { $count }時間
    [days] { $count }日
   *[minutes] { $count }分
  }
play_away_is = { $name }さんは離席中です。
play_away_is_for = { $name }さんは{ $time }前から離席中です。
# ほかの人が今できること、またはできるようになるとき。
play_away_ask = { $name }さんが戻るまで、ボットがこの席をプレイできます。ほかの人に聞きますか？
play_away_bot = { $name }さんが戻るまで、ボットがこの席をプレイできます。
play_away_soon = 1分たつと、この席をボットに任せられます。
play_away_clock = 時間が切れると、その手はボットがプレイします。その後は、この席をボットに任せるか、ホストのコードを持つ人に任せられます。
play_away_from = { $time }から、この席をボットに任せるか、ホストのコードを持つ人に任せられます。
play_away_code = コードを作る
play_remind = 知らせる
play_remind_text = { $name }さん、「{ $table }」であなたの手番です。
play_remind_copied = コピーしました。{ $name }さんに送ってください。
play_away_vote = ボットに任せる
play_away_voted = 同意しました
# テーブルの人：誰がいるか、リアクション、メッセージ。
people_talk = チャット
people_allow = リアクションとメッセージ
people_allow_about = リアクションはいつでも、メッセージはゲームの前と後に送れます。
people_lines = これまでのメッセージ
people_line = メッセージを書く
people_send = 送信
people_reactions = リアクション
people_reaction = { $reaction ->
    [hat] 脱帽です
    [clap] すばらしい
    [hm] うーん
    [hurry] 急いで
    [thanks] ありがとう
   *[good_game] 楽しかったです
  }
# $reaction：上の名前のどれか。
people_reacts = { $name }：{ $reaction }
# ほかの人の一覧で、その人がしていること。
people_thinks = 考え中
people_here = 在席中
people_looks = { $name }さんのボードを見ています
people_looks_you = あなたのボードを見ています
people_looks_here = { $name }さんがここを見ています
people_watch = 観戦者{ $count }人
people_mute = { $name }さんをミュート
people_back = { $name }さんが戻りました。
people_nudge = { $names }に催促する
people_nudged = { $names }に催促しました。
people_nudges = { $name }さんが{ $of }さんに催促しています。
people_nudges_you = { $name }さんがあなたを待っています。
play_lent_take = ボットが{ $name }の席をプレイしています。戻るとすぐに交代します。
play_lent_take_back = 席を取り戻す
play_stand_in_take = ホストのコードを使って、代理の人が{ $name }さんの席をプレイしています。これはあなたの席です。いつでも取り戻せます。
# ホストが、離席している人の代理のためにコードを作った。
play_stand_in_offered = ホストが、{ $name }さんの代理のためのコードを作りました。
play_stand_in_plays = 代理の人が{ $name }さんの席をプレイしています。本人はいつでも席を取り戻せます。
play_stand_in_ends = { $name }さんがプレイに戻りました。
play_hand_over = { $name }さんに端末を渡してください。
play_hand_secret = { $name }さんが進むまで、秘密は隠れたままです。
play_covered = 長押しで見る
play_hand_ready = { $name }です
play_title = { $table }、Citywright
rematch_offered = 再戦の希望：{ $names }。
rematch_accept = { $names }と再戦
rematch_waits = 再戦に参加します。{ $names }が同意すると始まります。
rematch_table = そのテーブルへ
rematch_go = 再戦へ
coach_read = わかりました
coach_end = ヒントを終わる
coach_sound = 音を出しますか？短い音です。
coach_sound_on = オンにする
play_luck_title = このゲームの抽選
play_luck_about = サーバーは最初の抽選の前に秘密を1つ封印し、フィンガープリントだけを全員に見せました。抽選の結果はすべてその秘密から決まるので、誰も選ぶことはできません。そして今、全員が検証できます。
play_luck_commitment = 封印（ロビーから表示）
play_luck_secret = 秘密（今開かれました）
play_luck_fits = 秘密は封印と一致しています。このブラウザーが今計算しました。
play_luck_wrong = 秘密が封印と一致しません。このゲームの抽選を信用しないでください。
play_luck_record = 記録ファイルをダウンロード
play_luck_then = 次に、このサーバーを使わずに、自分のコンピューターですべての抽選を検証できます：
play_luck_command = コマンド
play_luck_none = このゲームの秘密はまだ開かれていません。
play_you = あなた
seat_about = { $who ->
    [bot] { $marks }、ボット
    [host] { $marks }、ホスト
   *[person] { $marks }
  }
help_keys_of = { $game }のゲーム中
option_needs = { $names }が必要です。
option_excludes = { $names }と同時には使えません。
option_asks = { $names }と一緒のときだけ使えます。
option_needed = { $names }に必要です。
option_value_about = { $value }：{ $about }
option_seat = 席{ $number }、{ $who }
option_of_seat = { $name }の{ $option }
plain_key_find = 選択肢を検索
plain_key_enter = 選んだことを実行
plain_key_escape = 選択を解除
plain_key_help = キーの一覧
plain_find = 検索
plain_count = 選択肢{ $count }個
plain_show_all = { $count }個すべてを表示
plain_none_found = この語を含む選択肢はありません。
plain_turns = 待っている相手：{ $names }
plain_may = あなたの選択肢
plain_players = プレイヤー
plain_choose = 一覧から選んでください。確認するまで何も起きません。
plain_choose_label = 行動を選ぶ
plain_do = 実行
plain_done = あなたの分は終わりました。ほかの人が考えています。
plain_score = { $score }点
plain_won = { $name }さんの勝ち
plain_you_won = あなたの勝ち
plain_rank = { $rank }位
plain_rematch = 再戦
# 名前の後ろ：その人の手番。
plain_due = 手番
heading_said = { $text }。
# 時計の残り。日数、または 3:05 のような $time。
clock_days = { $days }日
clock_hours = { $time }時間
## キーボードに書かれているキーの名前。

key_enter = Enter
key_escape = Esc
key_space = スペース
key_home = Home
key_end = End
key_page_up = Page Up
key_page_down = Page Down
key_shift = Shift
## 終わったゲームを1手ずつ

play_reel_step = ゲームの手順
play_reel_at = { $at } / { $count }
play_reel_first = 最初へ
play_reel_previous = 1つ戻る
play_reel_next = 1つ進む
play_reel_last = 最後へ
play_reel_play = 再生
play_reel_pause = 一時停止
numbers_about = ゲームのすべての数値と、そのルールと出典。
numbers_usual = { $count }個の価格と上限のすべてと、その出典です。このテーブルは標準の数値を使います。サーバーの管理者は別の数値を追加できます。
numbers_set = { $set }、{ $count }個が標準と違う
numbers_differ = 「{ $set }」には標準と違う数値が{ $count }個あります
numbers_usually = 標準
numbers_sources = 印刷：印刷されたルールブックにあります。公開：公開ページにあります。推論：それらから導けます。独自：どの出典にもないので、私たちが選びました。サーバー：このサーバーの管理者がファイルで設定しました。
numbers_told = このテーブルは「{ $set }」の数値を使います。標準と違うものはルールに載っています。
## ルール

rules_of = { $game }のルール
rules_both_about = このプログラムで使うルールを、独自の文章で説明します。最初の手番の前に2分、誰かに教える前に10分で読めます。ルールを1つずつ調べることもできます。
rules_length = 長さ
rules_two = 2分
rules_ten = 10分
rules_all = すべて
rules_in_two = 2分でわかる{ $game }
rules_or_more = 10分の説明と、すべてのルールもあります
rules_search = ルールを検索
rules_found = { $count ->
    [0] 該当するルールなし
   *[other] ルール{ $count }件
  }
rules_meant = もしかして：{ $words }
rules_none = この語を含むルールはありません。
rules_contents = 目次
rules_print = 印刷
rules_page = ページとして開く
rules_official = このプログラムで使うルールを、独自の文章で書いたものです。手が断られたときと得点が出るときは、必ずそのルールを示します。
rules_numbers = このルールの数値は標準の箱のものです。別の数値を使うテーブルでは、その数値を一覧にします。
rules_sources = 各ルールの後に出典があります。印刷：印刷されたルールブックにあります。公開：公開ページにあります。推論：それらから導けます。独自：どの出典にもないので、私たちが選びました。
rules_absent = このテーブルでは使わないもの
rules_other = その他
rules_differ = 版による違い
rules_differ_about = 英語、スペイン語、フランス語の文は印刷されたルールブックです。日本語の文は、オンライン版を紹介したブログの記事です。
rules_differ_here = 版による違いあり
rules_differ_short = 各ルールブックの内容と、ここで使うルール
rules_edition_en = 英語
rules_edition_es = スペイン語
rules_edition_fr = フランス語
rules_edition_ja = 日本語
rules_edition_here = ここでは
rules_ours = 独自の選択
rules_ours_about = これらのルールは、手に入る出典では決まりません。ご存じの方は教えてください。サーバーの管理者は別の数値を選べます。
today_at = 続きを読む：{ $place } / { $count }
today_learn = 学習を続ける
today_step = { $game }、ステップ{ $step }
today_chapter = { $chapter }、ステップ{ $step }
today_away = 今日はしない
## 学ぶ

learn_title = 学ぶ
learn_heading = 遊びながら​学ぶ
learn_about = 本物のボードでの短いステップです。何を建てても、その結果をすぐに説明します。ヒント付きの最初のゲームを遊んだり、ルールを読んだりすることもできます。どこまで進んだかは、このブラウザーに残ります。
learn_facts = { $chapters ->
    [1] 短い説明{ $passages }個
   *[other] 全{ $chapters }章、短い説明{ $passages }個
  }
learn_play = ヒント付きの最初のゲーム
learn_play_about = { $count ->
    [0] 1人で、自分のペースで。初めて出てくるものは、そのつどヒントで説明します。
   *[other] ボット{ $count }体と対戦。初めて出てくるものは、そのつどヒントで説明します。
  }
learn_play_more = ゲームを遊ぶ
learn_read = 説明{ $count }個
learn_read_some = { $count }個中{ $read }個を読みました
learn_go_on = 続きを読む
learn_begin = 第⁠1章を読む
learn_modules_about = どの順でも
learn_rather = ルール
learn_known = このゲームを知っています
learn_done = 完了
learn_minutes = { $minutes }分
learn_lessons = 全{ $count }ステップ、{ $time }
learn_lessons_some = { $count }ステップ中{ $done }ステップ完了
learn_lessons_begin = 学習を始める
learn_lessons_on = 続ける：ステップ{ $step }
learn_step = ステップ{ $step }
learn_step_done = ステップ{ $step }、完了
lesson_step = ステップ{ $step }：{ $title }
lesson_of = ステップ{ $place } / { $count }
lesson_show = 見本を見る
lesson_skip = スキップ
lesson_anyway = このまま進む
lesson_play_on = ここから続けて遊ぶ
lesson_count = 得点の内訳を見る
lesson_part = このモジュールで遊ぶ
lesson_read = そのルールを読む
lesson_game_begins = 「{ $table }」のゲームが始まります。
lesson_game_turn = 「{ $table }」であなたの手番です。
lesson_game_go = そのゲームへ
lesson_next = 次へ：{ $title }
lesson_finish = 終了
lesson_self = 自分でやる
lesson_guess = あなたの数字
lesson_yes = 正解。
lesson_shown = 見本です。
lesson_leave = レッスンを離れる
lesson_to_learn = レッスン一覧へ
lesson_missing = このステップはありません。レッスンはすべて「学ぶ」のページにあります。
lesson_failed = ステップを開けませんでした。どこまで進んだかは残っています。少し待ってからもう一度試してください。
## 振り返る

study_title = 振り返る
study_heading = あなたのゲーム
study_none = ここで最後まで遊んだゲームは、このページに残ります。得点と、すべての手順を見返せます。
study_play = ゲームを遊ぶ
study_open = ゲームを開く
study_open_about = テーブルのリンクか番号を貼り付けてください。終わったゲームなら、得点とすべての手順を見られます。
study_link = リンクか番号
study_go = 開く
study_file = 記録を見る
study_drop = ここに記録ファイルをドロップ
study_drop_about = このサーバーに送られるのは開いたときだけで、1時間後に消えます。
study_choose = ファイルを選ぶ
study_no_record = { $file }には記録がありません。記録ファイルは1行に1ゲームで、このページから書き出せます。
study_no_game = これは{ $game }の記録です。このページでは扱えません。
study_large = この記録は大きすぎます。こんなに長いゲームはありません。
study_record = { $game }：{ $names }
study_games = このファイルのゲームは{ $count }件
study_at = { $count }件中{ $at }件目の入力の後
study_at_last = 最後（{ $count }件目）の入力の後
study_at_end = 終了時、得点付き
study_others = ほかの席
study_by_me = 自分
study_by_bots = ボット
study_seat = プレイヤー{ $seat }
study_open_here = ここから開く
## 箱

box_title = 箱
box_heading = 手元の箱で​遊ぶときに
box_about = 実物のゲームのための道具です。登録は不要で、入力した内容はこのブラウザーに残ります。
box_helper = { $game }：{ $helper }
box_players = プレイヤー
box_name_of = { $seat }の名前
box_again = 引き直す
box_fresh = 最初から
box_undo = 元に戻す
box_print = 印刷
box_aloud = 読み上げる
box_aloud_on = 完了：次を読み上げる
box_clock = フェイズごとの時計
box_clock_off = なし
box_clock_up = 経過時間
box_clock_minutes = { $minutes }分
box_clock_again = 時計を最初から
box_large = 大きな文字
box_names = プレイヤーの名前
box_back = 道具の一覧
box_sheet = 2分でわかるルール（印刷用）
box_sheet_about = 箱に入れておける1ページ
stepper_more = 1つ増やす：{ $label }
stepper_less = 1つ減らす：{ $label }
## ほかの場所からのレッスン

help_teach = この場面を学ぶ
help_teach_about = 今起きていることの短いレッスンを、別のウィンドウで開きます。ゲームはそのまま続きます。
help_teach_step = レッスンのステップ{ $step }
help_teach_chapter = { $chapter }、ステップ{ $step }
help_teach_modules = このテーブルに加わっているもの：
lobby_learn = 初めてですか？
lobby_learn_on = 待っている間に学習を続ける
lobby_learn_about = { $time }、別のウィンドウで
rules_try = 試す
rules_try_of = ルール{ $rule }をレッスンで試す
rules_try_passage = 試す：{ $title }
rules_here = このゲームでは
rules_here_option = { $option }：{ $value }
