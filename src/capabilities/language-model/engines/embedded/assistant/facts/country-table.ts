/**
 * Code (ISO 3166-1) | capital | 首都 | currencies (ISO 4217) | languages (ISO 639, those of the state and of most people) |
 * neighbours by land | inhabitants in millions. Where the facts are from: README.md beside this file.
 */
export const countryTable = `
AD|Andorra la Vella|アンドラ・ラ・ベリャ|EUR|ca|ES FR|0.08
AE|Abu Dhabi|アブダビ|AED|ar|OM SA|11
AF|Kabul|カブール|AFN|ps fa|CN IR PK TJ TM UZ|43
AG|Saint John's|セントジョンズ|XCD|en||0.09
AL|Tirana|ティラナ|ALL|sq|GR ME MK XK|2.8
AM|Yerevan|エレバン|AMD|hy|AZ GE IR TR|3
AO|Luanda|ルアンダ|AOA|pt|CD CG NA ZM|38
AR|Buenos Aires|ブエノスアイレス|ARS|es|BO BR CL PY UY|46
AT|Vienna|ウィーン|EUR|de|CH CZ DE HU IT LI SI SK|9.2
AU|Canberra|キャンベラ|AUD|en||27
AZ|Baku|バクー|AZN|az|AM GE IR RU TR|10
BA|Sarajevo|サラエボ|BAM|bs hr sr|HR ME RS|3.2
BB|Bridgetown|ブリッジタウン|BBD|en||0.28
BD|Dhaka|ダッカ|BDT|bn|IN MM|174
BE|Brussels|ブリュッセル|EUR|nl fr de|DE FR LU NL|12
BF|Ouagadougou|ワガドゥグー|XOF|fr mos|BJ CI GH ML NE TG|24
BG|Sofia|ソフィア|EUR|bg|GR MK RO RS TR|6.8
BH|Manama|マナーマ|BHD|ar||1.6
BI|Gitega|ギテガ|BIF|rn fr en|CD RW TZ|14
BJ|Porto-Novo|ポルトノボ|XOF|fr|BF NE NG TG|14
BN|Bandar Seri Begawan|バンダルスリブガワン|BND|ms|MY|0.46
BO|Sucre|スクレ|BOB|es qu ay gn|AR BR CL PE PY|12
BR|Brasília|ブラジリア|BRL|pt|AR BO CO GF GY PE PY SR UY VE|212
BS|Nassau|ナッソー|BSD|en||0.4
BT|Thimphu|ティンプー|BTN|dz|CN IN|0.79
BW|Gaborone|ハボローネ|BWP|en tn|NA ZA ZM ZW|2.5
BY|Minsk|ミンスク|BYN|be ru|LT LV PL RU UA|9.1
BZ|Belmopan|ベルモパン|BZD|en|GT MX|0.42
CA|Ottawa|オタワ|CAD|en fr|US|40
CD|Kinshasa|キンシャサ|CDF|fr ln kg sw lua|AO BI CF CG RW SS TZ UG ZM|109
CF|Bangui|バンギ|XAF|fr sg|CD CG CM SD SS TD|5.3
CG|Brazzaville|ブラザビル|XAF|fr ln|AO CD CF CM GA|6.3
CH|Bern|ベルン|CHF|de fr it rm|AT DE FR IT LI|8.9
CI|Yamoussoukro|ヤムスクロ|XOF|fr|BF GH GN LR ML|32
CL|Santiago|サンティアゴ|CLP|es|AR BO PE|20
CM|Yaoundé|ヤウンデ|XAF|fr en|CF CG GA GQ NG TD|29
CN|Beijing|北京|CNY|zh|AF BT IN KG KP KZ LA MM MN NP PK RU TJ VN|1410
CO|Bogotá|ボゴタ|COP|es|BR EC PA PE VE|53
CR|San José|サンホセ|CRC|es|NI PA|5.1
CU|Havana|ハバナ|CUP|es||11
CV|Praia|プライア|CVE|pt||0.52
CY|Nicosia|ニコシア|EUR|el tr||1.4
CZ|Prague|プラハ|CZK|cs|AT DE PL SK|11
DE|Berlin|ベルリン|EUR|de|AT BE CH CZ DK FR LU NL PL|84
DJ|Djibouti|ジブチ|DJF|fr ar|ER ET SO|1.2
DK|Copenhagen|コペンハーゲン|DKK|da|DE|6
DM|Roseau|ロゾー|XCD|en||0.07
DO|Santo Domingo|サントドミンゴ|DOP|es|HT|11
DZ|Algiers|アルジェ|DZD|ar ber|EH LY MA ML MR NE TN|47
EC|Quito|キト|USD|es|CO PE|18
EE|Tallinn|タリン|EUR|et|LV RU|1.4
EG|Cairo|カイロ|EGP|ar|IL LY PS SD|117
ER|Asmara|アスマラ|ERN|ti ar en|DJ ET SD|3.5
ES|Madrid|マドリード|EUR|es|AD FR GI MA PT|49
ET|Addis Ababa|アディスアベバ|ETB|am om so ti aa|DJ ER KE SD SO SS|132
FI|Helsinki|ヘルシンキ|EUR|fi sv|NO RU SE|5.6
FJ|Suva|スバ|FJD|en fj hif||0.93
FM|Palikir|パリキール|USD|en||0.11
FR|Paris|パリ|EUR|fr|AD BE CH DE ES IT LU MC|68
GA|Libreville|リーブルビル|XAF|fr|CG CM GQ|2.5
GB|London|ロンドン|GBP|en|IE|69
GD|Saint George's|セントジョージズ|XCD|en||0.12
GE|Tbilisi|トビリシ|GEL|ka|AM AZ RU TR|3.7
GH|Accra|アクラ|GHS|en|BF CI TG|34
GM|Banjul|バンジュール|GMD|en|SN|2.8
GN|Conakry|コナクリ|GNF|fr|CI GW LR ML SL SN|15
GQ|Malabo|マラボ|XAF|es fr pt|CM GA|1.9
GR|Athens|アテネ|EUR|el|AL BG MK TR|10
GT|Guatemala City|グアテマラシティ|GTQ|es|BZ HN MX SV|18
GW|Bissau|ビサウ|XOF|pt|GN SN|2.2
GY|Georgetown|ジョージタウン|GYD|en|BR SR VE|0.83
HN|Tegucigalpa|テグシガルパ|HNL|es|GT NI SV|11
HR|Zagreb|ザグレブ|EUR|hr|BA HU ME RS SI|3.9
HT|Port-au-Prince|ポルトープランス|HTG|ht fr|DO|12
HU|Budapest|ブダペスト|HUF|hu|AT HR RO RS SI SK UA|9.6
ID|Jakarta|ジャカルタ|IDR|id|MY PG TL|283
IE|Dublin|ダブリン|EUR|en ga|GB|5.3
IL|Jerusalem|エルサレム|ILS|he|EG JO LB PS SY|9.4
IN|New Delhi|ニューデリー|INR|hi en|BD BT CN MM NP PK|1450
IQ|Baghdad|バグダッド|IQD|ar ku|IR JO KW SA SY TR|46
IR|Tehran|テヘラン|IRR|fa|AF AM AZ IQ PK TM TR|92
IS|Reykjavík|レイキャビク|ISK|is||0.39
IT|Rome|ローマ|EUR|it|AT CH FR SI SM VA|59
JM|Kingston|キングストン|JMD|en||2.8
JO|Amman|アンマン|JOD|ar|IL IQ PS SA SY|12
JP|Tokyo|東京|JPY|ja||124
KE|Nairobi|ナイロビ|KES|sw en|ET SO SS TZ UG|56
KG|Bishkek|ビシュケク|KGS|ky ru|CN KZ TJ UZ|7.2
KH|Phnom Penh|プノンペン|KHR|km|LA TH VN|18
KI|South Tarawa|タラワ|AUD|en gil||0.13
KM|Moroni|モロニ|KMF|ar fr zdj||0.87
KN|Basseterre|バセテール|XCD|en||0.05
KP|Pyongyang|平壌|KPW|ko|CN KR RU|26
KR|Seoul|ソウル|KRW|ko|KP|52
KW|Kuwait City|クウェート市|KWD|ar|IQ SA|4.9
KZ|Astana|アスタナ|KZT|kk ru|CN KG RU TM UZ|21
LA|Vientiane|ビエンチャン|LAK|lo|CN KH MM TH VN|7.8
LB|Beirut|ベイルート|LBP|ar|IL SY|5.8
LC|Castries|カストリーズ|XCD|en||0.18
LI|Vaduz|ファドゥーツ|CHF|de|AT CH|0.04
LK|Sri Jayawardenepura Kotte|スリジャヤワルダナプラコッテ|LKR|si ta||23
LR|Monrovia|モンロビア|LRD|en|CI GN SL|5.6
LS|Maseru|マセル|LSL ZAR|st en|ZA|2.3
LT|Vilnius|ビリニュス|EUR|lt|BY LV PL RU|2.9
LU|Luxembourg|ルクセンブルク|EUR|lb fr de|BE DE FR|0.67
LV|Riga|リガ|EUR|lv|BY EE LT RU|1.9
LY|Tripoli|トリポリ|LYD|ar|DZ EG NE SD TD TN|7.4
MA|Rabat|ラバト|MAD|ar ber|DZ EH ES|38
MC|Monaco|モナコ|EUR|fr|FR|0.04
MD|Chișinău|キシナウ|MDL|ro|RO UA|2.4
ME|Podgorica|ポドゴリツァ|EUR|cnr|AL BA HR RS XK|0.62
MG|Antananarivo|アンタナナリボ|MGA|mg fr||32
MH|Majuro|マジュロ|USD|mh en||0.04
MK|Skopje|スコピエ|MKD|mk sq|AL BG GR RS XK|1.8
ML|Bamako|バマコ|XOF|bm|BF CI DZ GN MR NE SN|24
MM|Naypyidaw|ネピドー|MMK|my|BD CN IN LA TH|54
MN|Ulaanbaatar|ウランバートル|MNT|mn|CN RU|3.5
MR|Nouakchott|ヌアクショット|MRU|ar|DZ EH ML SN|5.2
MT|Valletta|バレッタ|EUR|mt en||0.57
MU|Port Louis|ポートルイス|MUR|mfe en fr||1.3
MV|Malé|マレ|MVR|dv||0.53
MW|Lilongwe|リロングウェ|MWK|en ny|MZ TZ ZM|22
MX|Mexico City|メキシコシティ|MXN|es|BZ GT US|131
MY|Kuala Lumpur|クアラルンプール|MYR|ms|BN ID TH|36
MZ|Maputo|マプト|MZN|pt|MW SZ TZ ZA ZM ZW|35
NA|Windhoek|ウィントフック|NAD ZAR|en|AO BW ZA ZM|3
NE|Niamey|ニアメ|XOF|ha|BF BJ DZ LY ML NG TD|27
NG|Abuja|アブジャ|NGN|en|BJ CM NE TD|233
NI|Managua|マナグア|NIO|es|CR HN|6.9
NL|Amsterdam|アムステルダム|EUR|nl|BE DE|18
NO|Oslo|オスロ|NOK|no|FI RU SE|5.6
NP|Kathmandu|カトマンズ|NPR|ne|CN IN|30
NR|Yaren|ヤレン|AUD|na en||0.01
NZ|Wellington|ウェリントン|NZD|en mi||5.2
OM|Muscat|マスカット|OMR|ar|AE SA YE|5.3
PA|Panama City|パナマシティ|PAB USD|es|CO CR|4.5
PE|Lima|リマ|PEN|es qu ay|BO BR CL CO EC|34
PG|Port Moresby|ポートモレスビー|PGK|en tpi ho|ID|11
PH|Manila|マニラ|PHP|fil en||116
PK|Islamabad|イスラマバード|PKR|ur en|AF CN IN IR|251
PL|Warsaw|ワルシャワ|PLN|pl|BY CZ DE LT RU SK UA|38
PS|Ramallah|ラマッラー|ILS|ar|EG IL JO|5.5
PT|Lisbon|リスボン|EUR|pt|ES|10
PW|Ngerulmud|マルキョク|USD|pau en||0.02
PY|Asunción|アスンシオン|PYG|es gn|AR BO BR|6.9
QA|Doha|ドーハ|QAR|ar|SA|3
RO|Bucharest|ブカレスト|RON|ro|BG HU MD RS UA|19
RS|Belgrade|ベオグラード|RSD|sr|BA BG HR HU ME MK RO XK|6.6
RU|Moscow|モスクワ|RUB|ru|AZ BY CN EE FI GE KP KZ LT LV MN NO PL UA|145
RW|Kigali|キガリ|RWF|rw en fr sw|BI CD TZ UG|14
SA|Riyadh|リヤド|SAR|ar|AE IQ JO KW OM QA YE|34
SB|Honiara|ホニアラ|SBD|en||0.82
SC|Victoria|ビクトリア|SCR|crs en fr||0.13
SD|Khartoum|ハルツーム|SDG|ar en|CF EG ER ET LY SS TD|50
SE|Stockholm|ストックホルム|SEK|sv|FI NO|11
SG|Singapore|シンガポール|SGD|en zh ms ta||5.8
SI|Ljubljana|リュブリャナ|EUR|sl|AT HR HU IT|2.1
SK|Bratislava|ブラチスラバ|EUR|sk|AT CZ HU PL UA|5.4
SL|Freetown|フリータウン|SLE|en|GN LR|8.6
SM|San Marino|サンマリノ|EUR|it|IT|0.03
SN|Dakar|ダカール|XOF|fr|GM GN GW ML MR|19
SO|Mogadishu|モガディシュ|SOS|so ar|DJ ET KE|19
SR|Paramaribo|パラマリボ|SRD|nl|BR GF GY|0.63
SS|Juba|ジュバ|SSP|en|CD CF ET KE SD UG|12
ST|São Tomé|サントメ|STN|pt||0.24
SV|San Salvador|サンサルバドル|USD|es|GT HN|6.3
SY|Damascus|ダマスカス|SYP|ar|IL IQ JO LB TR|25
SZ|Mbabane|ムババーネ|SZL ZAR|ss en|MZ ZA|1.2
TD|N'Djamena|ンジャメナ|XAF|fr ar|CF CM LY NE NG SD|20
TG|Lomé|ロメ|XOF|fr|BF BJ GH|9.5
TH|Bangkok|バンコク|THB|th|KH LA MM MY|72
TJ|Dushanbe|ドゥシャンベ|TJS|tg ru|AF CN KG UZ|11
TL|Dili|ディリ|USD|tet pt|ID|1.4
TM|Ashgabat|アシガバート|TMT|tk|AF IR KZ UZ|7.5
TN|Tunis|チュニス|TND|ar|DZ LY|12
TO|Nuku'alofa|ヌクアロファ|TOP|to en||0.1
TR|Ankara|アンカラ|TRY|tr|AM AZ BG GE GR IQ IR SY|87
TT|Port of Spain|ポートオブスペイン|TTD|en||1.5
TV|Funafuti|フナフティ|AUD|tvl en||0.01
TW|Taipei|台北|TWD|zh||23
TZ|Dodoma|ドドマ|TZS|sw en|BI CD KE MW MZ RW UG ZM|69
UA|Kyiv|キーウ|UAH|uk|BY HU MD PL RO RU SK|38
UG|Kampala|カンパラ|UGX|en sw|CD KE RW SS TZ|50
US|Washington, D.C.|ワシントンD.C.|USD|en|CA MX|340
UY|Montevideo|モンテビデオ|UYU|es|AR BR|3.4
UZ|Tashkent|タシケント|UZS|uz|AF KG KZ TJ TM|36
VA|Vatican City|バチカン|EUR|it la|IT|0.001
VC|Kingstown|キングスタウン|XCD|en||0.1
VE|Caracas|カラカス|VES|es|BR CO GY|28
VN|Hanoi|ハノイ|VND|vi|CN KH LA|101
VU|Port Vila|ポートビラ|VUV|bi en fr||0.33
WS|Apia|アピア|WST|sm en||0.22
XK|Pristina|プリシュティナ|EUR|sq sr|AL ME MK RS|1.6
YE|Sanaa|サヌア|YER|ar|OM SA|41
ZA|Pretoria|プレトリア|ZAR|zu xh af en nso tn st ts ss ve nr|BW LS MZ NA SZ ZW|64
ZM|Lusaka|ルサカ|ZMW|en|AO BW CD MW MZ NA TZ ZW|21
ZW|Harare|ハラレ|ZWG|en sn nd|BW MZ ZA ZM|17
`
