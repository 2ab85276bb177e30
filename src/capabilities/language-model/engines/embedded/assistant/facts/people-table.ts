/**
 * Name | 名前 | born | died | what they were | 何だったか | what is by them, as `letter:title=題名`: w a work, i an invention, p a program, d a discovery, f what they
 * founded, s what they did first. Years before ours are negative, and those of antiquity about right. Where the facts are from: README.md beside this file.
 */
export const peopleTable = `
Homer|ホメロス|||poet|詩人|w:Iliad=イリアス;w:Odyssey=オデュッセイア
Socrates|ソクラテス|-470|-399|philosopher|哲学者|
Plato|プラトン|-428|-348|philosopher|哲学者|w:Republic=国家;w:Symposium=饗宴
Aristotle|アリストテレス|-384|-322|philosopher|哲学者|w:Nicomachean Ethics=ニコマコス倫理学
Archimedes|アルキメデス|-287|-212|mathematician and inventor|数学者、発明家|
Confucius|孔子|-551|-479|philosopher|思想家|
Virgil|ウェルギリウス|-70|-19|poet|詩人|w:Aeneid=アエネーイス
Dante Alighieri|ダンテ・アリギエーリ|1265|1321|poet|詩人|w:Divine Comedy=神曲
Johannes Gutenberg|ヨハネス・グーテンベルク||1468|printer|印刷業者|i:printing press with movable type in Europe=活版印刷
Leonardo da Vinci|レオナルド・ダ・ヴィンチ|1452|1519|painter and engineer|画家、技術者|w:Mona Lisa=モナ・リザ;w:Last Supper=最後の晩餐
Michelangelo|ミケランジェロ|1475|1564|sculptor and painter|彫刻家、画家|w:David=ダビデ像;w:ceiling of the Sistine Chapel=システィーナ礼拝堂の天井画
Raphael|ラファエロ|1483|1520|painter|画家|w:School of Athens=アテナイの学堂
Sandro Botticelli|サンドロ・ボッティチェッリ|1445|1510|painter|画家|w:Birth of Venus=ヴィーナスの誕生
Christopher Columbus|クリストファー・コロンブス|1451|1506|navigator, who reached America in 1492|航海者(1492年にアメリカに到達)|
Ferdinand Magellan|フェルディナンド・マゼラン|1480|1521|navigator, whose fleet was the first around the world|航海者(その船団が初めて世界を一周)|
Nicolaus Copernicus|ニコラウス・コペルニクス|1473|1543|astronomer, who put the sun in the middle|天文学者(地動説)|
Martin Luther|マルティン・ルター|1483|1546|theologian, who began the Reformation|神学者(宗教改革)|
Galileo Galilei|ガリレオ・ガリレイ|1564|1642|physicist and astronomer|物理学者、天文学者|d:moons of Jupiter=木星の衛星
Johannes Kepler|ヨハネス・ケプラー|1571|1630|astronomer|天文学者|d:laws of planetary motion=惑星の運動の法則
William Shakespeare|ウィリアム・シェイクスピア|1564|1616|playwright and poet|劇作家、詩人|w:Hamlet=ハムレット;w:Romeo and Juliet=ロミオとジュリエット;w:Macbeth=マクベス;w:King Lear=リア王;w:Othello=オセロ;w:A Midsummer Night's Dream=夏の夜の夢
Miguel de Cervantes|ミゲル・デ・セルバンテス|1547|1616|writer|作家|w:Don Quixote=ドン・キホーテ
René Descartes|ルネ・デカルト|1596|1650|philosopher and mathematician|哲学者、数学者|w:Discourse on the Method=方法序説
Diego Velázquez|ディエゴ・ベラスケス|1599|1660|painter|画家|w:Las Meninas=ラス・メニーナス
Rembrandt|レンブラント|1606|1669|painter|画家|w:Night Watch=夜警
Johannes Vermeer|ヨハネス・フェルメール|1632|1675|painter|画家|w:Girl with a Pearl Earring=真珠の耳飾りの少女
John Milton|ジョン・ミルトン|1608|1674|poet|詩人|w:Paradise Lost=失楽園
Molière|モリエール|1622|1673|playwright|劇作家|w:Tartuffe=タルチュフ
Blaise Pascal|ブレーズ・パスカル|1623|1662|mathematician and philosopher|数学者、哲学者|w:Pensées=パンセ
Isaac Newton|アイザック・ニュートン|1643|1727|physicist and mathematician|物理学者、数学者|d:law of gravity=万有引力の法則;w:Principia=プリンキピア
Johann Sebastian Bach|ヨハン・ゼバスティアン・バッハ|1685|1750|composer|作曲家|w:Brandenburg Concertos=ブランデンブルク協奏曲;w:St Matthew Passion=マタイ受難曲
George Frideric Handel|ゲオルク・フリードリヒ・ヘンデル|1685|1759|composer|作曲家|w:Messiah=メサイア
Antonio Vivaldi|アントニオ・ヴィヴァルディ|1678|1741|composer|作曲家|w:Four Seasons=四季
Daniel Defoe|ダニエル・デフォー|1660|1731|writer|作家|w:Robinson Crusoe=ロビンソン・クルーソー
Jonathan Swift|ジョナサン・スウィフト|1667|1745|writer|作家|w:Gulliver's Travels=ガリバー旅行記
Voltaire|ヴォルテール|1694|1778|writer and philosopher|作家、哲学者|w:Candide=カンディード
Benjamin Franklin|ベンジャミン・フランクリン|1706|1790|statesman and inventor|政治家、発明家|i:lightning rod=避雷針
Leonhard Euler|レオンハルト・オイラー|1707|1783|mathematician|数学者|
Jean-Jacques Rousseau|ジャン＝ジャック・ルソー|1712|1778|philosopher|哲学者|w:Social Contract=社会契約論
Adam Smith|アダム・スミス|1723|1790|economist|経済学者|w:Wealth of Nations=国富論
Immanuel Kant|イマヌエル・カント|1724|1804|philosopher|哲学者|w:Critique of Pure Reason=純粋理性批判
James Watt|ジェームズ・ワット|1736|1819|engineer, who made the steam engine practical|技術者(蒸気機関を実用的に改良)|
George Washington|ジョージ・ワシントン|1732|1799|first president of the United States|アメリカ合衆国初代大統領|s:first president of the United States=アメリカの初代大統領
Thomas Jefferson|トーマス・ジェファーソン|1743|1826|third president of the United States|アメリカ合衆国第3代大統領|w:Declaration of Independence=アメリカ独立宣言
Johann Wolfgang von Goethe|ヨハン・ヴォルフガング・フォン・ゲーテ|1749|1832|writer|作家、詩人|w:Faust=ファウスト;w:Sorrows of Young Werther=若きウェルテルの悩み
Francisco Goya|フランシスコ・デ・ゴヤ|1746|1828|painter|画家|w:Third of May 1808=マドリード、1808年5月3日
Wolfgang Amadeus Mozart|ヴォルフガング・アマデウス・モーツァルト|1756|1791|composer|作曲家|w:Magic Flute=魔笛;w:Marriage of Figaro=フィガロの結婚;w:Eine kleine Nachtmusik=アイネ・クライネ・ナハトムジーク
Alessandro Volta|アレッサンドロ・ボルタ|1745|1827|physicist|物理学者|i:electric battery=電池
Edward Jenner|エドワード・ジェンナー|1749|1823|physician|医師|i:smallpox vaccine=天然痘のワクチン
Napoleon Bonaparte|ナポレオン・ボナパルト|1769|1821|general and emperor|軍人、皇帝|
Ludwig van Beethoven|ルートヴィヒ・ヴァン・ベートーヴェン|1770|1827|composer|作曲家|w:Fifth Symphony=運命;w:Moonlight Sonata=月光;w:Für Elise=エリーゼのために;w:Ode to Joy=歓喜の歌
Jane Austen|ジェーン・オースティン|1775|1817|writer|作家|w:Pride and Prejudice=高慢と偏見;w:Emma=エマ
Carl Friedrich Gauss|カール・フリードリヒ・ガウス|1777|1855|mathematician|数学者|
Jacob Grimm|ヤーコプ・グリム|1785|1863|scholar, who collected tales with his brother Wilhelm|学者(弟ヴィルヘルムと童話を集めた)|w:Grimms' Fairy Tales=グリム童話
Michael Faraday|マイケル・ファラデー|1791|1867|physicist|物理学者|d:electromagnetic induction=電磁誘導
Franz Schubert|フランツ・シューベルト|1797|1828|composer|作曲家|w:Unfinished Symphony=未完成交響曲;w:Erlkönig=魔王
Mary Shelley|メアリー・シェリー|1797|1851|writer|作家|w:Frankenstein=フランケンシュタイン
Victor Hugo|ヴィクトル・ユーゴー|1802|1885|writer|作家|w:Les Misérables=レ・ミゼラブル
Alexandre Dumas|アレクサンドル・デュマ|1802|1870|writer|作家|w:Count of Monte Cristo=モンテ・クリスト伯;w:Three Musketeers=三銃士
Hans Christian Andersen|ハンス・クリスチャン・アンデルセン|1805|1875|writer|作家|w:Little Mermaid=人魚姫;w:Ugly Duckling=みにくいアヒルの子;w:Little Match Girl=マッチ売りの少女;w:Snow Queen=雪の女王
Charles Darwin|チャールズ・ダーウィン|1809|1882|naturalist|博物学者|w:On the Origin of Species=種の起源
Abraham Lincoln|エイブラハム・リンカーン|1809|1865|sixteenth president of the United States|アメリカ合衆国第16代大統領|
Edgar Allan Poe|エドガー・アラン・ポー|1809|1849|writer|作家|w:The Raven=大鴉;w:Fall of the House of Usher=アッシャー家の崩壊
Frédéric Chopin|フレデリック・ショパン|1810|1849|composer and pianist|作曲家、ピアニスト|
Charles Dickens|チャールズ・ディケンズ|1812|1870|writer|作家|w:Oliver Twist=オリバー・ツイスト;w:A Christmas Carol=クリスマス・キャロル;w:Great Expectations=大いなる遺産;w:David Copperfield=デイヴィッド・コパフィールド;w:A Tale of Two Cities=二都物語
Giuseppe Verdi|ジュゼッペ・ヴェルディ|1813|1901|composer|作曲家|w:Aida=アイーダ;w:La Traviata=椿姫
Richard Wagner|リヒャルト・ワーグナー|1813|1883|composer|作曲家|w:Ring of the Nibelung=ニーベルングの指環
Ada Lovelace|エイダ・ラブレス|1815|1852|mathematician, who wrote the first program for a computing machine|数学者(計算機械のための最初のプログラムを書いた)|
Charlotte Brontë|シャーロット・ブロンテ|1816|1855|writer|作家|w:Jane Eyre=ジェーン・エア
Emily Brontë|エミリー・ブロンテ|1818|1848|writer|作家|w:Wuthering Heights=嵐が丘
Karl Marx|カール・マルクス|1818|1883|philosopher and economist|哲学者、経済学者|w:Capital=資本論
Herman Melville|ハーマン・メルヴィル|1819|1891|writer|作家|w:Moby-Dick=白鯨
Florence Nightingale|フローレンス・ナイチンゲール|1820|1910|nurse|看護師|
Gustave Flaubert|ギュスターヴ・フローベール|1821|1880|writer|作家|w:Madame Bovary=ボヴァリー夫人
Fyodor Dostoevsky|フョードル・ドストエフスキー|1821|1881|writer|作家|w:Crime and Punishment=罪と罰;w:Brothers Karamazov=カラマーゾフの兄弟;w:The Idiot=白痴
Gregor Mendel|グレゴール・メンデル|1822|1884|monk and botanist|修道士、植物学者|d:laws of inheritance=遺伝の法則
Louis Pasteur|ルイ・パスツール|1822|1895|chemist and biologist|化学者、細菌学者|i:rabies vaccine=狂犬病のワクチン;i:pasteurisation=低温殺菌法
Leo Tolstoy|レフ・トルストイ|1828|1910|writer|作家|w:War and Peace=戦争と平和;w:Anna Karenina=アンナ・カレーニナ
Jules Verne|ジュール・ヴェルヌ|1828|1905|writer|作家|w:Around the World in Eighty Days=八十日間世界一周;w:Twenty Thousand Leagues Under the Seas=海底二万里
Henry Dunant|アンリ・デュナン|1828|1910|businessman|実業家|f:Red Cross=赤十字
James Clerk Maxwell|ジェームズ・クラーク・マクスウェル|1831|1879|physicist|物理学者|
Lewis Carroll|ルイス・キャロル|1832|1898|writer|作家|w:Alice's Adventures in Wonderland=不思議の国のアリス;w:Alice in Wonderland=不思議の国のアリス
Alfred Nobel|アルフレッド・ノーベル|1833|1896|chemist|化学者|i:dynamite=ダイナマイト
Johannes Brahms|ヨハネス・ブラームス|1833|1897|composer|作曲家|w:Hungarian Dances=ハンガリー舞曲
Dmitri Mendeleev|ドミトリ・メンデレーエフ|1834|1907|chemist|化学者|i:periodic table=周期表
Mark Twain|マーク・トウェイン|1835|1910|writer|作家|w:Adventures of Tom Sawyer=トム・ソーヤーの冒険;w:Adventures of Huckleberry Finn=ハックルベリー・フィンの冒険
Paul Cézanne|ポール・セザンヌ|1839|1906|painter|画家|
Auguste Rodin|オーギュスト・ロダン|1840|1917|sculptor|彫刻家|w:The Thinker=考える人
Claude Monet|クロード・モネ|1840|1926|painter|画家|w:Water Lilies=睡蓮;w:Impression, Sunrise=印象・日の出
Pyotr Ilyich Tchaikovsky|ピョートル・チャイコフスキー|1840|1893|composer|作曲家|w:Swan Lake=白鳥の湖;w:Nutcracker=くるみ割り人形
Antonín Dvořák|アントニン・ドヴォルザーク|1841|1904|composer|作曲家|w:New World Symphony=新世界より
Robert Koch|ロベルト・コッホ|1843|1910|physician|医師、細菌学者|d:tuberculosis bacterium=結核菌
Friedrich Nietzsche|フリードリヒ・ニーチェ|1844|1900|philosopher|哲学者|w:Thus Spoke Zarathustra=ツァラトゥストラはこう語った
Wilhelm Conrad Röntgen|ヴィルヘルム・レントゲン|1845|1923|physicist|物理学者|d:X-rays=X線
Thomas Edison|トーマス・エジソン|1847|1931|inventor|発明家|i:phonograph=蓄音機
Alexander Graham Bell|アレクサンダー・グラハム・ベル|1847|1922|inventor|発明家|i:telephone=電話
Robert Louis Stevenson|ロバート・ルイス・スティーヴンソン|1850|1894|writer|作家|w:Treasure Island=宝島;w:Strange Case of Dr Jekyll and Mr Hyde=ジキル博士とハイド氏
Vincent van Gogh|フィンセント・ファン・ゴッホ|1853|1890|painter|画家|w:Starry Night=星月夜;w:Sunflowers=ひまわり
Oscar Wilde|オスカー・ワイルド|1854|1900|writer|作家|w:Picture of Dorian Gray=ドリアン・グレイの肖像;w:The Happy Prince=幸福な王子;w:Importance of Being Earnest=真面目が肝心
Nikola Tesla|ニコラ・テスラ|1856|1943|inventor|発明家|
Sigmund Freud|ジークムント・フロイト|1856|1939|physician, the founder of psychoanalysis|医師(精神分析の創始者)|w:Interpretation of Dreams=夢判断
Max Planck|マックス・プランク|1858|1947|physicist|物理学者|
Arthur Conan Doyle|アーサー・コナン・ドイル|1859|1930|writer|作家|w:Sherlock Holmes=シャーロック・ホームズ
Anton Chekhov|アントン・チェーホフ|1860|1904|writer and physician|作家、医師|w:Cherry Orchard=桜の園;w:The Seagull=かもめ
Gustav Klimt|グスタフ・クリムト|1862|1918|painter|画家|w:The Kiss=接吻
Claude Debussy|クロード・ドビュッシー|1862|1918|composer|作曲家|w:Clair de lune=月の光
Edvard Munch|エドヴァルド・ムンク|1863|1944|painter|画家|w:The Scream=叫び
Henry Ford|ヘンリー・フォード|1863|1947|car maker|実業家|
H. G. Wells|H・G・ウェルズ|1866|1946|writer|作家|w:The Time Machine=タイム・マシン;w:War of the Worlds=宇宙戦争
Marie Curie|マリー・キュリー|1867|1934|physicist and chemist, the first to win two Nobel Prizes|物理学者、化学者(ノーベル賞を二度受けた最初の人)|d:radium=ラジウム;d:polonium=ポロニウム
Mahatma Gandhi|マハトマ・ガンディー|1869|1948|leader of India's independence|インド独立の指導者|
Rabindranath Tagore|ラビンドラナート・タゴール|1861|1941|poet|詩人|w:Gitanjali=ギーターンジャリ
Marcel Proust|マルセル・プルースト|1871|1922|writer|作家|w:In Search of Lost Time=失われた時を求めて
Roald Amundsen|ロアール・アムンセン|1872|1928|explorer, the first at the South Pole|探検家(初めて南極点に到達)|s:first to reach the South Pole=南極点に初めて到達
Winston Churchill|ウィンストン・チャーチル|1874|1965|prime minister of the United Kingdom|イギリスの首相|
L. M. Montgomery|L・M・モンゴメリ|1874|1942|writer|作家|w:Anne of Green Gables=赤毛のアン
Albert Einstein|アルベルト・アインシュタイン|1879|1955|physicist|物理学者|d:theory of relativity=相対性理論
Pablo Picasso|パブロ・ピカソ|1881|1973|painter|画家|w:Guernica=ゲルニカ
Alexander Fleming|アレクサンダー・フレミング|1881|1955|physician|医師、細菌学者|d:penicillin=ペニシリン
James Joyce|ジェイムズ・ジョイス|1882|1941|writer|作家|w:Ulysses=ユリシーズ
Virginia Woolf|ヴァージニア・ウルフ|1882|1941|writer|作家|w:Mrs Dalloway=ダロウェイ夫人
Franz Kafka|フランツ・カフカ|1883|1924|writer|作家|w:Metamorphosis=変身;w:The Trial=審判
Niels Bohr|ニールス・ボーア|1885|1962|physicist|物理学者|
Srinivasa Ramanujan|シュリニヴァーサ・ラマヌジャン|1887|1920|mathematician|数学者|
Charlie Chaplin|チャールズ・チャップリン|1889|1977|actor and film maker|俳優、映画監督|
Agatha Christie|アガサ・クリスティ|1890|1976|writer|作家|w:Murder on the Orient Express=オリエント急行の殺人;w:And Then There Were None=そして誰もいなくなった
J. R. R. Tolkien|J・R・R・トールキン|1892|1973|writer|作家|w:The Lord of the Rings=指輪物語;w:The Hobbit=ホビットの冒険
F. Scott Fitzgerald|F・スコット・フィッツジェラルド|1896|1940|writer|作家|w:Great Gatsby=グレート・ギャツビー
Ernest Hemingway|アーネスト・ヘミングウェイ|1899|1961|writer|作家|w:The Old Man and the Sea=老人と海;w:A Farewell to Arms=武器よさらば
Antoine de Saint-Exupéry|アントワーヌ・ド・サン＝テグジュペリ|1900|1944|writer and pilot|作家、飛行士|w:The Little Prince=星の王子さま
John Steinbeck|ジョン・スタインベック|1902|1968|writer|作家|w:Grapes of Wrath=怒りの葡萄
George Orwell|ジョージ・オーウェル|1903|1950|writer|作家|w:Nineteen Eighty-Four=1984年;w:1984=1984年;w:Animal Farm=動物農場
Salvador Dalí|サルバドール・ダリ|1904|1989|painter|画家|w:Persistence of Memory=記憶の固執
Frida Kahlo|フリーダ・カーロ|1907|1954|painter|画家|
Alan Turing|アラン・チューリング|1912|1954|mathematician and computer scientist|数学者、計算機科学者|
Albert Camus|アルベール・カミュ|1913|1960|writer|作家|w:The Stranger=異邦人;w:The Plague=ペスト
Edmund Hillary|エドモンド・ヒラリー|1919|2008|mountaineer, with Tenzing Norgay the first on Mount Everest|登山家(テンジン・ノルゲイとエベレストに初登頂)|
Nelson Mandela|ネルソン・マンデラ|1918|2013|first president of South Africa whom all could vote for|南アフリカの大統領、反アパルトヘイトの指導者|
Rosalind Franklin|ロザリンド・フランクリン|1920|1958|chemist, whose pictures showed the shape of DNA|化学者(DNAの構造を示すX線写真を撮影)|
Gabriel García Márquez|ガブリエル・ガルシア＝マルケス|1927|2014|writer|作家|w:One Hundred Years of Solitude=百年の孤独
Anne Frank|アンネ・フランク|1929|1945|writer of a diary|日記の作者|w:Diary of a Young Girl=アンネの日記
Martin Luther King|マーティン・ルーサー・キング|1929|1968|leader of the civil rights movement|公民権運動の指導者|
Neil Armstrong|ニール・アームストロング|1930|2012|astronaut, the first on the moon|宇宙飛行士(初めて月面に立った)|s:first man on the moon=月面に初めて立った;s:first person on the moon=人類で初めて月面に立った
Yuri Gagarin|ユーリイ・ガガーリン|1934|1968|cosmonaut, the first in space|宇宙飛行士(初めて宇宙を飛んだ)|s:first man in space=人類で初めて宇宙に行った;s:first person in space=初めて宇宙に行った
Stephen Hawking|スティーヴン・ホーキング|1942|2018|physicist|物理学者|w:A Brief History of Time=ホーキング、宇宙を語る
Tim Berners-Lee|ティム・バーナーズ＝リー|1955||computer scientist|計算機科学者|i:World Wide Web=ワールド・ワイド・ウェブ
Linus Torvalds|リーナス・トーバルズ|1969||programmer|プログラマー|p:Linux=Linux;p:Git=Git
J. K. Rowling|J・K・ローリング|1965||writer|作家|w:Harry Potter=ハリー・ポッター
Guido van Rossum|グイド・ヴァンロッサム|1956||programmer|プログラマー|p:Python=Python
Dennis Ritchie|デニス・リッチー|1941|2011|computer scientist|計算機科学者|
Yukihiro Matsumoto|まつもとゆきひろ|1965||programmer|プログラマー|p:Ruby=Ruby
Prince Shōtoku|聖徳太子|574|622|statesman|政治家|
Sei Shōnagon|清少納言|||writer of the court about the year 1000|作家、歌人(1000年頃の宮廷に仕えた)|w:The Pillow Book=枕草子
Murasaki Shikibu|紫式部|||writer of the court about the year 1000|作家、歌人(1000年頃の宮廷に仕えた)|w:The Tale of Genji=源氏物語
Kamo no Chōmei|鴨長明|1155|1216|writer and poet|随筆家、歌人|w:Hōjōki=方丈記
Yoshida Kenkō|吉田兼好|||writer of the 14th century|随筆家、歌人(14世紀)|w:Tsurezuregusa=徒然草
Oda Nobunaga|織田信長|1534|1582|warlord|武将|
Toyotomi Hideyoshi|豊臣秀吉|1537|1598|warlord|武将|
Tokugawa Ieyasu|徳川家康|1543|1616|first shogun of the Edo period|江戸幕府の初代将軍|s:first shogun of Edo=江戸幕府を開いた
Matsuo Bashō|松尾芭蕉|1644|1694|poet|俳人|w:The Narrow Road to the Deep North=おくのほそ道;w:Oku no Hosomichi=奥の細道
Chikamatsu Monzaemon|近松門左衛門|1653|1725|playwright|劇作家|w:The Love Suicides at Sonezaki=曽根崎心中
Katsushika Hokusai|葛飾北斎|1760|1849|painter and printmaker|浮世絵師|w:Thirty-six Views of Mount Fuji=富嶽三十六景;w:The Great Wave off Kanagawa=神奈川沖浪裏
Utagawa Hiroshige|歌川広重|1797|1858|printmaker|浮世絵師|w:Fifty-three Stations of the Tōkaidō=東海道五十三次
Itō Hirobumi|伊藤博文|1841|1909|first prime minister of Japan|日本の初代内閣総理大臣|s:first prime minister of Japan=日本の初代総理大臣
Fukuzawa Yukichi|福沢諭吉|1835|1901|thinker and teacher|思想家、教育者|w:An Encouragement of Learning=学問のすゝめ;f:Keio University=慶應義塾
Natsume Sōseki|夏目漱石|1867|1916|writer|作家|w:I Am a Cat=吾輩は猫である;w:Kokoro=こころ;w:Botchan=坊っちゃん;w:Sanshirō=三四郎
Mori Ōgai|森鷗外|1862|1922|writer and physician|作家、医師|w:The Dancing Girl=舞姫;w:Takasebune=高瀬舟
Higuchi Ichiyō|樋口一葉|1872|1896|writer|作家|w:Takekurabe=たけくらべ
Yosano Akiko|与謝野晶子|1878|1942|poet|歌人|w:Tangled Hair=みだれ髪
Shimazaki Tōson|島崎藤村|1872|1943|writer|作家|w:The Broken Commandment=破戒
Akutagawa Ryūnosuke|芥川龍之介|1892|1927|writer|作家|w:Rashōmon=羅生門;w:The Spider's Thread=蜘蛛の糸;w:The Nose=鼻
Miyazawa Kenji|宮沢賢治|1896|1933|writer and poet|作家、詩人|w:Night on the Galactic Railroad=銀河鉄道の夜;w:The Restaurant of Many Orders=注文の多い料理店
Kawabata Yasunari|川端康成|1899|1972|writer|作家|w:Snow Country=雪国;w:The Izu Dancer=伊豆の踊子
Dazai Osamu|太宰治|1909|1948|writer|作家|w:No Longer Human=人間失格;w:Run, Melos!=走れメロス;w:The Setting Sun=斜陽
Mishima Yukio|三島由紀夫|1925|1970|writer|作家|w:The Temple of the Golden Pavilion=金閣寺;w:The Sound of Waves=潮騒
Ōe Kenzaburō|大江健三郎|1935|2023|writer|作家|w:A Personal Matter=個人的な体験
Murakami Haruki|村上春樹|1949||writer|作家|w:Norwegian Wood=ノルウェイの森;w:Kafka on the Shore=海辺のカフカ
Noguchi Hideyo|野口英世|1876|1928|physician|医師、細菌学者|
Yukawa Hideki|湯川秀樹|1907|1981|physicist, the first Nobel laureate of Japan|物理学者(日本人初のノーベル賞受賞者)|
Tezuka Osamu|手塚治虫|1928|1989|manga artist|漫画家|w:Astro Boy=鉄腕アトム;w:Black Jack=ブラック・ジャック
Kurosawa Akira|黒澤明|1910|1998|film director|映画監督|w:Seven Samurai=七人の侍
Miyazaki Hayao|宮崎駿|1941||film director|映画監督|w:My Neighbor Totoro=となりのトトロ;w:Spirited Away=千と千尋の神隠し
`
