# スモールシティの設定の選択肢。キーと値ごと。説明があるものには `_about`。

option-advanced = 上級ゲーム
option_about-advanced = 2回目からのゲームに。全員が特別公約も持ち、中盤には、最後に票が増えるか減るかするマニフェストを掲げられます。

option-modules = モジュール
value-modules-police = 警察官
value_about-modules-police = 全員が警察官を2人ずつ受け取ります。警察官が近くにいない場所では、暴動が起こるかもしれません。
value-modules-traders = 商人
value_about-modules-traders = 自治区が育つにつれて、全員が商人を3人ずつ受け取ります。商人は商業ビルを2回ずつ使います。
value-modules-forest = 森のボード
value_about-modules-forest = 最初からマップ全体を使えます。森の伐採にはお金がかかりますが、木材が手に入ります。
value-modules-cities = ヨーロッパのボード
value_about-modules-cities = 1人に1つの都市。川、湖、壁など、それぞれに独自の地形とルールがあります。マニフェストは使いません。
value-modules-cards = アクションカード
value_about-modules-cards = 環境活動家とアナーキストが加わります。10枚のうち2枚は箱に残します。
value-modules-buildings = 新しい建物
value_about-modules-buildings = 庭園の隣に建てる彫像と、公約をもたらす宮殿。ほとんどの公約は、達成すれば5票、未達成でも失うものはありません。
value-modules-promises = 公約カード
value_about-modules-promises = 公約が2枚加わります。1枚は暴動、もう1枚は3軒の商業ビルで働く商人についてのものです。
value-modules-special = 特別公約
value_about-modules-special = 特別公約が2枚加わります。暴動のない終わりと、終局までに死亡した商人についてのものです。
value-modules-historic = 実在の建物
value_about-modules-historic = 席ごとにコロッセオかノイシュヴァンシュタイン城。石材だけで建てる文化施設です。
value-modules-roads = 道路
value_about-modules-roads = マスの境に敷く道路。車で仕事場や住宅に向かうとお金になりますが、ロータリーは汚染します。

option-forest_side = 森のボードの面
value-forest_side-easy = やさしい
value_about-forest_side-easy = 1マスの伐採に$1。
value-forest_side-expert = 上級
value_about-forest_side-expert = 1マスの伐採に$2。

option-cities = 都市
option_about-cities = ボードを全員に配るか、席ごとに都市を決めます。同じ都市は2回使いません。
value-cities-dealt = 配る
value_about-cities-dealt = 席ごとに、両面が別の都市になったボードを配り、どちらかの面を選びます。
value-cities-paris = パリ
value_about-cities-paris = 優雅で清潔。重工業はなく、市議会から来た市民はまっすぐ住宅に入ります。
value-cities-london = ロンドン
value_about-cities-london = 狭く、煙たく、いつも満員。最初から商業ビルと汚染があり、新しい住宅にはすぐに人が入居します。
value-cities-zurich = チューリッヒ
value_about-cities-zurich = 静かで整った街。新しい住宅は湖のほとりだけ。最初の2ラウンドは汚染しません。
value-cities-madrid = マドリード
value_about-cities-madrid = 日当たりがよく、気前がいい街。毎ラウンド外周に住宅が1つ無料ですが、植物園のそばの建設は割高です。
value-cities-rome = ローマ
value_about-cities-rome = 古い石と重い空気。テヴェレ川沿いの住宅は高く育ちますが、最初から汚染が進んでいます。
value-cities-berlin = ベルリン
value_about-cities-berlin = その日を待つ、2つに分かれた街。自治区は終盤まで壁で分かれ、その後、壁越しの住宅がひとつになります。
value-cities-helsinki = ヘルシンキ
value_about-cities-helsinki = 人は少なく、水は豊か。最初の市民は少なめですが、水辺の文化施設がお金を生みます。
value-cities-athens = アテネ
value_about-cities-athens = 明るくにぎやか。パルテノン神殿のそばの商業ビルは高く育ち、ピレウス港が港になりますが、商業ビルは汚染します。

option-historic = 実在の建物
value-historic-colosseum = コロッセオ
value_about-historic-colosseum = 支援者の効果が倍になります。
value-historic-neuschwanstein = ノイシュヴァンシュタイン城
value_about-historic-neuschwanstein = 周囲に森が多いと、毎ラウンド票が入ります。

option-constants = 箱の数値
option_about-constants = 価格、票、上限。標準の数値か、このサーバーの管理者が追加した一組を使います。
value-constants-standard = 標準
