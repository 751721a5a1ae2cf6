# シンプリシティがターミナルとページで使う文。
# 日本語に冠詞はないので .article は使わない。.piece は「…タイル」の形。

## タイル、シンボル、チーム。

tile-R = 住宅
    .piece = 住宅タイル
tile-K = 商業
    .piece = 商業タイル
tile-O = オフィス
    .piece = オフィスタイル
tile-V = 公共
    .piece = 公共タイル
tile-P = 公園
    .piece = 公園タイル

symbol-circle = 丸
symbol-triangle = 三角
symbol-square = 四角
symbol-pentagon = 五角形
symbol-hexagon = 六角形
symbol-blank = 無地
symbols = { $symbol_count ->
    [0] どのマスでも
   *[other] { $symbol_or }
  }

team-0 = { colour-star }
team-1 = { colour-moon }
team-2 = { colour-wave }
team-3 = { colour-heart }
team-4 = { colour-lightning }
team-5 = { colour-tulip }

## 拒否の理由（ルール第7節）。

refusal-game_over = 5ラウンドが終わり、ゲームは終了しています。
refusal-luck_is_due = 先に抽選（{ $due }）が必要です。それまでは誰も行動できません。
refusal-luck_not_due = 今は抽選はありません。チームが行動する番です。
refusal-wrong_draw = 次の抽選は別のもの（{ $due }）です。
refusal-not_your_team = { $team }チームは別の人のチームです。
refusal-out_of_turn = { $team }チームの手番ではありません。
refusal-block_first = タイルを取る前に、スロットを1つ封鎖する必要があります。
refusal-no_block_now = 今はスロットを封鎖できません。タイルを取って建ててください。
refusal-slot_taken = { $team_code ->
    [none] スロット{ $slot }のタイルはもうありません。
   *[other] スロット{ $slot }のタイルはもうありません。{ $team }チームが取りました。
  }
refusal-slot_blocked = スロット{ $slot }はこのラウンド中、封鎖されています。
refusal-outside = { $space }はこの街にありません。列はaから{ $last }までです。
refusal-printed = { $space }には印刷された{ $tile }の建物があります。空いているマスに建ててください。
refusal-occupied = { $space }にはすでに{ $team }チームの{ $tile_piece }があります。空いているマスに建ててください。
refusal-blank = { $space }は無地のマスです。ここに建てられるのはスロット7のタイルだけです。
refusal-wrong_symbol = { $space }のシンボルは{ $symbol }です。スロット{ $slot }のタイルを建てられるのは{ $builds_on_or }のマスです。
refusal-another_fits = スロット{ $slot }のタイルはどこにも建てられませんが、スロット{ $fits }のタイルは建てられます。建てられるタイルを取ってください。
refusal-unknown_strip = このコンポーネントに「{ $name }」という地形タイルはありません。
refusal-strip_laid = 地形タイル「{ $name }」はすでに街に置かれています。
refusal-special_missing = 最後の列は、まだ置かれていない特別地形タイルでなければなりません。
refusal-wrong_face = 準備の設定では、最初に表になるのは{ $face }面です。
refusal-no_such_team = { $team }チームはこのゲームに参加していません。
refusal-pawn_placed = { $team }チームのポーンはすでに置かれています。
refusal-wrong_pawn = 準備の設定では、次に置くのは{ $team }チームのポーンです。
refusal-not_in_bag = 袋に{ $tile_piece }は残っていません。
refusal-park_in_round_one = 第1ラウンドに引いた公園タイルは袋に戻します。引き直してください。
refusal-no_input = これはシンプリシティの入力ではありません。入力は次のいずれかです：{"{"}strip{"}"}、{"{"}face{"}"}、{"{"}pawn{"}"}、{"{"}tile{"}"}、{"{"}team, block{"}"}、{"{"}team, take, build{"}"}。

builds_on = { $symbol }

due-strip = 地形タイル
due-face = 最初の面
due-pawn = ポーン
due-first_tile = タイル
due-tile = タイル

## 準備の設定が使えない理由（ルール第2節と第6節）。どのゲームにも共通のものは
## common.ftl にある。

refusal-players = シンプリシティは2〜6人用です。{ $players }人では遊べません。
refusal-unknown_components = 「{ $name_code }」というコンポーネントは読み込まれていません。使えるのは{ $known }だけです。
refusal-order = 順番{ $order_code }は、0から{ $last }までの各チームをちょうど1回ずつ含んでいません。

other-components = 読み込まれている別のコンポーネントの名前
other-order = 最初から最後までのチーム（{ "2,0,3,1" }など）。{ "fixed" }は{ "0,1,2" }…の順

## 建てて得る点の内訳

part-neighbourhood = { $tile }地区
part-link = { $spaces }とのリンク
part-park = { $spaces_count ->
    [0] 隣に建物のない公園
   *[other] { $spaces }に隣接する公園{ $points ->
        [1] {"（1種類）"}
        [4] {"（2種類の2乗）"}
        [9] {"（3種類の2乗）"}
        [16] {"（4種類の2乗）"}
       *[other] {""}
      }
  }
part-more_neighbourhood = { $spaces }にある自分のディスクの増加分
part-more_park = { $spaces }にある自分の公園の増加分

## その手を勧める理由

reasons-brings = { $team }に{ $points }点
reasons-denies = { $team }チームがこのラウンドにまだ取れる最大点が{ $before }点から{ $after }点に下がる
