/**
 * What happened | in what words English asks | 日本語での呼び方 (・ between several) | when it was or began, yyyy, yyyy-mm or yyyy-mm-dd | when it ended, where it lasted.
 * Where the facts are from: README.md beside this file.
 */
export const eventsTable = `
World War I|world war (?:i|1|one)\\b|first world war|great war|第一次世界大戦・第1次世界大戦|1914-07-28|1918-11-11
World War II|world war (?:ii|2|two)\\b|second world war|第二次世界大戦・第2次世界大戦|1939-09-01|1945-09-02
The French Revolution|french revolution|フランス革命|1789|1799
The American Civil War|(?:american |us )?civil war|アメリカ南北戦争・南北戦争|1861-04-12|1865
The Russian Revolution|russian revolution|ロシア革命|1917|
The Cold War|cold war|冷戦|1947|1991
The Berlin Wall|berlin wall (?:built|build|go up)|ベルリンの壁の建設|1961-08-13|
The fall of the Berlin Wall|(?:fall of the )?berlin wall(?: fall| come down| fell)?|ベルリンの壁の崩壊・ベルリンの壁|1989-11-09|
The first moon landing|(?:first )?(?:moon landing|landing on the moon)|(?:first )?(?:man|humans?|people|person|we|they) (?:first )?(?:land|walk)(?:ed)? on the moon|apollo 11|月面着陸・人類初の月面着陸・アポロ11号|1969-07-20|
The first human spaceflight|first (?:human |manned )?space ?flight|人類初の宇宙飛行|1961-04-12|
The sinking of the Titanic|titanic(?: sink| sank)?|タイタニック号の沈没・タイタニック|1912-04-15|
The signing of Magna Carta|magna carta|マグナ・カルタ・大憲章|1215-06-15|
The Battle of Hastings|battle of hastings|ヘイスティングズの戦い|1066-10-14|
The Battle of Waterloo|battle of waterloo|ワーテルローの戦い|1815-06-18|
The independence of the United States|(?:american |us )?(?:independence|declaration of independence)|アメリカ独立宣言・アメリカの独立|1776-07-04|
The independence of India|(?:independence of india|india(?:'s)? (?:independence|become independent|gain independence))|インドの独立|1947-08-15|
Columbus’s landing in America|columbus (?:reach|discover|arrive in|land in|sail to) (?:america|the americas)|コロンブスのアメリカ到達|1492-10-12|
The Black Death in Europe|black death|黒死病|1347|1351
The Great Depression|great depression|世界恐慌・大恐慌|1929|1939
The fall of Rome in the west|(?:western )?roman empire (?:fall|end)|fall of (?:the (?:western )?roman empire|rome)|西ローマ帝国の滅亡|476|
The fall of Constantinople|fall of constantinople|コンスタンティノープルの陥落|1453-05-29|
The atomic bombing of Hiroshima|(?:atomic bomb(?:ing)? )?(?:of |on )?hiroshima(?: bombed| bombing)?|広島への原爆投下・広島の原爆|1945-08-06|
The atomic bombing of Nagasaki|(?:atomic bomb(?:ing)? )?(?:of |on )?nagasaki(?: bombed| bombing)?|長崎への原爆投下・長崎の原爆|1945-08-09|
The attack on Pearl Harbor|(?:attack on )?pearl harbou?r(?: attacked| attack)?|真珠湾攻撃|1941-12-07|
D-Day|d-day|normandy landings?|ノルマンディー上陸作戦|1944-06-06|
The founding of the United Nations|united nations (?:founded|established|created)|国際連合の設立|1945-10-24|
The end of the Soviet Union|(?:end of the )?soviet union(?: end| collapse| fall| dissolve| dissolved)?|ソ連崩壊・ソ連の崩壊|1991-12-26|
German reunification|german(?:y)? re-?uni(?:fication|ted)|ドイツ再統一・東西ドイツ統一|1990-10-03|
The Chernobyl disaster|chernobyl(?: disaster| accident)?|チェルノブイリ原発事故|1986-04-26|
The attacks of 11 September|9/11|september 11(?:th)?(?: attacks)?|アメリカ同時多発テロ|2001-09-11|
The Great East Japan Earthquake|(?:great east japan|2011 t[oō]hoku) earthquake|東日本大震災|2011-03-11|
The Great Hanshin Earthquake|(?:great hanshin|kobe) earthquake|阪神・淡路大震災・阪神淡路大震災|1995-01-17|
The Great Kantō Earthquake|great kant[oō] earthquake|関東大震災|1923-09-01|
The first modern Olympic Games|first (?:modern )?olympics?(?: games)?|第一回近代オリンピック・最初の近代オリンピック|1896-04-06|
The first World Cup of football|first (?:football |soccer |fifa )?world cup|第一回サッカーワールドカップ|1930-07-13|
The Tokyo Olympics of 1964|(?:1964 tokyo|first tokyo) olympics|1964年の東京オリンピック・前の東京オリンピック|1964-10-10|1964-10-24
The Meiji Restoration|meiji restoration|明治維新|1868|
The battle of Sekigahara|battle of sekigahara|関ヶ原の戦い・関ケ原の戦い|1600-10-21|
The Honnō-ji incident|honn[oō]-?ji incident|本能寺の変|1582-06-21|
The Ōnin War|[oō]nin war|応仁の乱|1467|1477
The Russo-Japanese War|russo-japanese war|日露戦争|1904-02|1905-09
The First Sino-Japanese War|first sino-japanese war|日清戦争|1894-07|1895-04
The arrival of Perry in Japan|(?:commodore )?perry (?:arrive|come) (?:in|to) japan|ペリー来航・黒船来航|1853-07-08|
The promulgation of the Constitution of Japan|(?:japanese constitution|constitution of japan)(?: promulgated)?|日本国憲法の公布|1946-11-03|
The Edo period|edo period|江戸時代|1603|1868
The Heian period|heian period|平安時代|794|1185
The Nara period|nara period|奈良時代|710|794
The Kamakura period|kamakura period|鎌倉時代|1185|1333
The Muromachi period|muromachi period|室町時代|1336|1573
The Meiji period|meiji (?:period|era)|明治時代|1868|1912
The Taishō period|taish[oō] (?:period|era)|大正時代|1912|1926
The Shōwa period|sh[oō]wa (?:period|era)|昭和時代|1926|1989
The Heisei period|heisei (?:period|era)|平成時代|1989|2019
The start of the euro in cash|euro (?:introduced|start|begin)|ユーロの導入|2002-01-01|
The first iPhone|(?:first )?iphone (?:come out|released|launched|introduced)|最初のiPhone・初代iPhone|2007-06-29|
Bitcoin|bitcoin (?:created|start|begin|launched|invented)|ビットコインの始まり|2009-01-03|
The World Wide Web|(?:world wide web|www|the web) (?:invented|created|start|begin)|ワールドワイドウェブの公開|1991|
`
