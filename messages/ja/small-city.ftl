# スモールシティのコンポーネントの名前。ターミナルとページで使う。冠詞がないので、文は名前をそのまま使う。

## タイル。コードごと。

tile-R1 = 住宅1
tile-R2 = 住宅2
tile-R3 = 住宅3
tile-R4 = 住宅4
tile-R5 = 住宅5
tile-C1 = 商業ビル1
tile-C2 = 商業ビル2
tile-C3 = 商業ビル3
tile-C4 = 商業ビル4
tile-F1 = 工場1
tile-F2 = 工場2
tile-F3 = 工場3
tile-Ref = 製油所
tile-Har = 港
tile-War = 倉庫
tile-Pk1 = 小公園
tile-Pk2 = 中公園
tile-Pk3 = 大公園
tile-Sch = 学校
tile-Lib = 図書館
tile-Mus = 博物館
tile-Met = 地下鉄駅
tile-Cli = 診療所
tile-Uni = 大学
tile-Pol = 警察署
tile-Fir = 消防署
tile-Hall = 市役所
tile-Sta = 彫像
tile-Pal = 宮殿
tile-Col = コロッセオ
tile-Neu = ノイシュヴァンシュタイン城

## 人

# .one と .begins は英語の文が使う形。日本語ではどれも同じ。
person-citizen = 市民
    .one = 市民
    .begins = 市民
person-officer = 警察官
    .one = 警察官
    .begins = 警察官
person-trader = 商人
    .one = 商人
    .begins = 商人

## 資材

material-wood = 木材
    .short = 木
material-stone = 石材
    .short = 石
material-metal = 金属
    .short = 金

# ある資材の数。
materials = { $material }{ $count }個

## アクションカード。文字ごと。

card-A = 市長
card-B = 建築家
card-C = 調停者
card-D = 技師
card-E = 支援者
card-F = 都市計画家
card-G = 市議会議員
card-H = 反対派
card-K = 環境活動家
card-L = アナーキスト

## アクションカードの効果

about-mayor = 次のラウンドの市長のホストになり、最初にプレイする
about-mayor_alone = 1人で遊ぶときは効果なし
about-architect = 文化施設に使う資材が1個減る
about-mediator = 建物が$1安くなる（最低$1）
about-engineer = 自分の生産は汚染しない
about-supporter = すぐにお金か票を得る
about-planner = すぐに建設ゾーンが1広がる
about-councilor = すぐに市議会のディスクを動かす
about-opponent = 効果なし
about-clearing = フェイズ2の森の伐採が半額になる
about-ecologist = 自分の商業ビルにいる人は汚染しない
about-anarchist = すぐに$2か3票を支払う。どちらもなければ汚染+3%
about-anarchist_riots = 表向きの間は暴動が起こる。すぐに$2か3票を支払う。どちらもなければ汚染+3%
about-supporter_twice = すぐにお金か票を得る。自分のコロッセオがあれば倍になる

## モジュールのタイルの効果

about-statue = 庭園1つにつき1つ、隣に建てる
about-palace = 公開の後、各種類の公約を1枚ずつ引き、1枚を残す
about-colosseum = 支援者の効果が倍になる
about-neuschwanstein = 周囲の森が3つを超えた分、1つにつき毎ラウンド1票

## カードを取った人が選んだもの

chosen-money = お金
chosen-votes = 票

## 公約の山

stack-easy = やさしい
stack-medium = ふつう
stack-difficult = むずかしい
stack-special = 特別
stack-platform = マニフェスト

## 公約

promise-promise_green = 緑の自治区
promise-promise_homes = みんなに屋根を
promise-promise_classics = 本と絵画
promise-promise_storage = 満杯の納屋
promise-promise_expansion = 新しい土地
promise-promise_shops = にぎわう売り場
promise-promise_tower = 木々よりも高く
promise-promise_steel = 赤く燃える炉
promise-promise_culture4 = すべての人に文化を
promise-promise_clean30 = 澄んだ空気
promise-promise_crowd = 活気ある通り
promise-promise_r5 = 大きな家
promise-promise_malls = 二つの百貨店
promise-promise_culture5 = 芸術の都
promise-promise_clean20 = 青い空
promise-promise_three_r3 = 三つの美しい通り
promise-promise_palaces = 三つの名家
promise-promise_riot = 街の半分が立ち上がる
promise-promise_traders = どの通りにも露店を
promise-promise_statues = 青銅の像
promise-promise_longest_road = 長い道

## 特別公約

promise-special_treasury = 銀行の蓄え
promise-special_metal = 鉄の備え
promise-special_full_homes = どの窓にも明かりを
promise-special_no_grave = 誰ひとり欠けることなく
promise-special_abroad = お隣からの便り
promise-special_university = 学びの府
promise-special_services = 昼も夜も安心
promise-special_port = 海への玄関口
promise-special_three_shops = 商店街
promise-special_three_works = 煙を吐く煙突
promise-special_warehouses = 何でも入る
promise-special_council = 議会に届く声
promise-special_whole_map = 最後の片隅まで
promise-special_full_zone = 隙間なし
promise-special_big_parks = 三つの緑の肺
promise-special_no_waiting = からっぽの待合室
promise-special_palaces = われらの宮廷
promise-special_statues = 緑の中の英雄
promise-special_no_riot = 通りに平和を
promise-special_dead_traders = 荷とともに去りぬ
promise-special_colosseum = パンと見世物
promise-special_neuschwanstein = 石のおとぎ話
promise-special_full_roads = すべての道はわが家に通ず

## マニフェスト

platform-none = マニフェストなし
platform-platform_economy = 経済
platform-platform_population = 人口
platform-platform_culture = 文化

# マニフェストも公約のひとつ。
promise-platform_economy = { platform-platform_economy }
promise-platform_population = { platform-platform_population }
promise-platform_culture = { platform-platform_culture }

## 市議会の段。1から数える。

row-1 = 財政
row-2 = 資材
row-3 = 建設
row-4 = 観光
row-5 = 環境

## 都市と、そのボード、地形

city-paris = { value-cities-paris }
city-london = { value-cities-london }
city-zurich = { value-cities-zurich }
city-madrid = { value-cities-madrid }
city-rome = { value-cities-rome }
city-berlin = { value-cities-berlin }
city-helsinki = { value-cities-helsinki }
city-athens = { value-cities-athens }
board-paris_london = { city-paris }と{ city-london }
board-zurich_madrid = { city-zurich }と{ city-madrid }
board-rome_berlin = { city-rome }と{ city-berlin }
board-helsinki_athens = { city-helsinki }と{ city-athens }
# マドリードの Jardin は植物園と呼び、彫像の隣の庭園と区別する。
land-forest = { source-forest }
land-river = 川
land-marked = 住宅用の土地
land-ring = 植物園の周り
land-west = 西側
land-east = 東側
land-eiffel_tower = エッフェル塔
land-lake = 湖
land-jardin = 植物園
land-tiber = テヴェレ川
land-sea = 海
land-parthenon = パルテノン神殿
land-piraeus = ピレウス港
tile-eiffel_tower = { land-eiffel_tower }
tile-tiber = { land-tiber }
tile-parthenon = { land-parthenon }

## お金、票、汚染のもと

source-homes = 住宅
source-university = 大学
source-supporter = 支援者
source-council = 市議会
source-tourists = よその自治区の観光客
source-commerce = 商業ビル
source-museum = 博物館
source-police = 警察署
source-people = 人々
source-visitors = 訪問者
source-goods = 資材
source-parks = 公園
source-fire = 消防署
source-cap = 軽減の上限
source-wood_set_aside = 取り置いた木材
source-forest = 森
source-river = 川
source-ring = 植物園の周りの土地
source-water = 水辺の文化施設
source-shops = この都市の商業ビル
source-anarchist = アナーキスト
source-officers = 警察官
source-covered_homes = 警察官が守る住宅
source-riots = 暴動
source-garden = 彫像のない庭園
source-trips = 道路での移動
source-neuschwanstein = { tile-Neu }

## ボットが手に期待すること

reasons-votes = 終局までに{ $count }票増
reasons-fewer_votes = 終局までに{ $count }票減
reasons-spared = 死者{ $count }人減
reasons-deaths = 死者{ $count }人増
reasons-cleaner = 汚染{ $percent }%減
reasons-smokier = 汚染{ $percent }%増
reasons-toward = 「{ $promise }」に一歩前進
reasons-away_from = 「{ $promise }」から一歩後退

## 公約が求めるもの。事実かタイルの数を、ある数と比べる。

conditions = { $tiles ->
    [none] { $fact }
   *[other] { $level ->
        [none] { $tiles }
       *[other] レベル{ $level }以上の{ $tiles }
      }
  }：{ $compare_code ->
    [at_least] { $number }以上
    [at_most] { $number }以下
   *[other] ちょうど{ $number }
  }

fact-park_cells = 公園のマス
fact-zone = 建設ゾーンの大きさ
fact-living = 生きている市民
fact-living_at_home = 自分の自治区にいる市民
fact-commerce_used = 市民がいる商業ビル
fact-cultural = 文化施設
fact-money = 所持金（ドル）
fact-metal = 保管している金属
fact-empty_home_spaces = 住宅の空きスペース
fact-empty_zone_cells = 空きマス
fact-discs_in_3_or_4 = 3列目か4列目のディスク
fact-hall_citizens = 市役所の市民
fact-longest_road = 最も長い道路
fact-longer_roads = より長い道路を持つ相手
fact-roads = 敷いた道路
fact-roundabouts = 置いたロータリー
fact-pollution = 汚染度
fact-graves = 墓
fact-tourists_abroad = よその自治区にいる観光客
fact-rioters_missing = 自分の人々の半数（1人以上）にまだ足りない暴徒
fact-shops_of_traders = 商人が働く商業ビル
fact-rioters = 暴徒
fact-dead_traders = 墓地の商人

tiles-R = 住宅
tiles-C = 商業ビル
tiles-F = 工場
tiles-Park = 公園
tiles-School = 学校
tiles-Library = 図書館
tiles-Museum = 博物館
tiles-Metro = 地下鉄駅
tiles-Clinic = 診療所
tiles-Warehouse = 倉庫
tiles-University = 大学
tiles-Police = 警察署
tiles-Fire = 消防署
tiles-Refinery = 製油所
tiles-Harbor = 港
tiles-Palace = 宮殿
tiles-Statue = 彫像
tiles-Colosseum = コロッセオ
tiles-Neuschwanstein = ノイシュヴァンシュタイン城
