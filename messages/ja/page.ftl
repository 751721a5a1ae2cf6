# ページが、どのゲームにも共通して言う文。見出しの文節の間には、見えない改行位置（U+200B）がある。

close = 閉じる
copy = コピー
back_to_start = スタートへ
save = 保存
rule_link = ルール{ $rule }
rules = ルール
help = キーとヘルプ
settings = 設定
brand_home = Citywright、スタートページへ
bar_tools = ページ
loading = 読み込み中
problem_offline = サーバーに接続できません。少し待ってからもう一度試してください。
problem_cookies = このサイトはブラウザーにCookieを保存できないため、席に着いてもすぐに失われます。このサイトのCookieを許可して、ページを再読み込みしてください。
problem_server = サーバーで処理できませんでした。少し待ってからもう一度試してください。
offline_short = オフライン
offline_retry = オフラインです。{ $seconds }秒後に再接続します。
offline_kept = オフラインです。計画は保存されています。{ $seconds }秒後に再接続します。
# 席のエンブレム：星、月など。
mark = エンブレム
# ボットがプレイする席の名前。
bot = ボット
start_title = Citywright：友だちやボットと遊ぶ街づくりゲーム
start_play = ボット{ $count }体と対戦
start_play_alone = 1人で遊ぶ
start_heading = 友だちと、​ボットと、​街を​つくろう
start_friends = 友だちと遊ぶ
start_name = あなたの名前
start_name_change = 名前を変える
start_guest = ゲスト
start_bots = ボットの数
start_chosen = ボット{ $count }体、{ $level }
start_level = ボットの強さ
start_mine = 参加中のゲーム
start_played = 完成した街
start_open = 募集中のテーブル
start_open_none = 今は募集中のテーブルがありません。自分で開くと、誰でも席に着けます。
start_running = ゲームを観戦
start_offline = オフラインです。ルールとヘルプは読めます。テーブルは接続が戻ると表示されます。
start_offline_tables = オフラインです。テーブルは接続が戻ると表示されます。
start_announced = 今はテーブルを開けません。進行中のゲームは続きます。
start_word = サーバーの合言葉
start_independent = Citywrightはこれらのゲームの作者・出版社とは関係がありません。名称の権利はそれぞれに属します。文章と絵は独自のものです。
start_api = プログラム用
# スタートページの下にあるリンクの名前。スクリーンリーダー用。
start_footer = その他
table_seats_taken = { $players }席中{ $taken }席が着席済み
# テーブルの一覧で、ゲームについて。
table_running = 進行中
lobby_title = { $name }、Citywright
lobby_open_seat = 空席
pace_untimed = 時間制限なし
terms_live = リアルタイム、{ $minutes }分 + { $seconds }秒
terms_live_decision = リアルタイム、1回の決定に{ $minutes }分
terms_mail = 数日かけて、1手{ $count }日
terms_yes = あり
terms_no = なし
terms_none = なし
terms_option = { $option }：{ $value }
missing_title = ここには何もありません
missing_about = このアドレスのページはありません。リンクが途中で切れているかもしれません。
failed_title = ページを読み込めませんでした
failed_about = サーバーが応答しませんでした。テーブルはサーバーに残っています。
reload = 再読み込み
piece_updated = Citywrightが更新されました
piece_updated_about = このページは更新前のものです。再読み込みすると続けられます。何も失われません。
piece_unreached = 読み込めませんでした
piece_unreached_about = サーバーが応答しませんでした。オンラインに戻ったらページを再読み込みしてください。何も失われません。
settings_language = 言語
help_claim = コードを入力
play_title_turn = あなたの手番：{ $table }
lobby_about = { $game }：{ $about }
with_more = { $text }、{ $more }
general_about = { $players }人。
plain_notice = { $table }であなたの手番です。
# 文と次の文。見出しと文を続けて読み上げるとき。
sentences = { $text }{ $more }
numbers = 数値
numbers_all = ゲームのすべての数値
numbers_printed = 印刷
numbers_public = 公開
numbers_deduced = 推論
numbers_ours = 独自
numbers_owner = サーバー
## ページの中の場所

places = 場所
place_play = 遊ぶ
place_learn = 学ぶ
place_study = 振り返る
place_box = 箱
## 今日

today = 今日
