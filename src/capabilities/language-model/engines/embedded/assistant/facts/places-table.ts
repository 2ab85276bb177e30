/**
 * Kind | name, others behind commas | 名前 | how much, and where. Rivers: kilometres of length; mountains: metres above the sea; buildings: metres of height; lakes:
 * square kilometres. Written by hand from general knowledge, 2026-11-26; rivers and lakes are rounded, as sources differ.
 */
export const placesTable = `
river|the Nile|ナイル川|6650|
river|the Amazon|アマゾン川|6400|
river|the Yangtze,Yangtze Kiang,Chang Jiang|長江,揚子江|6300|
river|the Mississippi|ミシシッピ川|3770|
river|the Missouri|ミズーリ川|3770|
river|the Yellow River,Huang He|黄河|5460|
river|the Congo|コンゴ川|4700|
river|the Mekong|メコン川|4350|
river|the Niger|ニジェール川|4180|
river|the Volga|ヴォルガ川,ボルガ川|3530|
river|the Danube|ドナウ川|2850|
river|the Indus|インダス川|3180|
river|the Ganges|ガンジス川|2525|
river|the Rhine|ライン川|1230|
river|the Elbe|エルベ川|1094|
river|the Seine|セーヌ川|777|
river|the Loire|ロワール川|1006|
river|the Thames|テムズ川|346|
river|the Severn|セヴァーン川|354|
river|the Colorado|コロラド川|2330|
river|the Rio Grande|リオグランデ川|3050|
river|the Zambezi|ザンベジ川|2570|
river|the Shinano|信濃川|367|
river|the Tone|利根川|322|
river|the Ishikari|石狩川|268|
mountain|Mount Everest|エベレスト,チョモランマ|8849|
mountain|K2|K2|8611|
mountain|Kangchenjunga|カンチェンジュンガ|8586|
mountain|Kilimanjaro|キリマンジャロ|5895|
mountain|Mont Blanc|モンブラン|4806|
mountain|Matterhorn|マッターホルン|4478|
mountain|Eiger|アイガー|3967|
mountain|Zugspitze|ツークシュピッツェ|2962|
mountain|Mount Elbrus|エルブルス山|5642|
mountain|Denali,McKinley|デナリ,マッキンリー|6190|
mountain|Aconcagua|アコンカグア|6961|
mountain|Mount Fuji,Fujiyama|富士山|3776|
mountain|Mount Kita,Kitadake|北岳|3193|
mountain|Mount Etna|エトナ山|3400|
mountain|Mount Vesuvius|ヴェスヴィオ山,ベスビオ山|1281|
mountain|Ben Nevis|ベン・ネビス|1345|
mountain|Snowdon|スノードン山|1085|
mountain|Mount Rainier|レーニア山|4392|
mountain|Mount Whitney|ホイットニー山|4421|
mountain|Mount Olympus|オリンポス山|2917|
mountain|Mount Ararat|アララト山|5137|
mountain|Mount Kosciuszko|コジオスコ山|2228|
building|the Eiffel Tower|エッフェル塔|330|
building|the Empire State Building|エンパイア・ステート・ビル,エンパイアステートビル|443|
building|the Burj Khalifa|ブルジュ・ハリファ|828|
building|Tokyo Tower|東京タワー|333|
building|the Tokyo Skytree,Skytree|東京スカイツリー,スカイツリー|634|
building|the Statue of Liberty|自由の女神|93|
building|the CN Tower|CNタワー|553|
building|One World Trade Center|ワン・ワールド・トレード・センター|541|
building|the Shanghai Tower|上海タワー,上海中心|632|
building|Taipei 101|台北101|508|
building|Cologne Cathedral|ケルン大聖堂|157|
building|Big Ben,Elizabeth Tower|ビッグ・ベン,ビッグベン|96|
building|the Great Pyramid,Great Pyramid of Giza|ギザの大ピラミッド,クフ王のピラミッド|139|
building|the Shard|シャード|310|
lake|Lake Superior|スペリオル湖|82100|
lake|Lake Victoria|ヴィクトリア湖,ビクトリア湖|68800|
lake|Lake Baikal,Baikal|バイカル湖|31700|
lake|Lake Tanganyika,Tanganyika|タンガニーカ湖|32900|
lake|Lake Michigan|ミシガン湖|58000|
lake|Lake Geneva|レマン湖|580|
lake|Lake Constance|ボーデン湖|536|
lake|Lake Biwa,Biwa|琵琶湖|669|
lake|the Caspian Sea,Caspian|カスピ海|371000|
`
