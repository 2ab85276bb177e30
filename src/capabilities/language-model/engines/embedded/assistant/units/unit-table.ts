/**
 * Units by dimension, each on a line: symbol | factor to the base unit, exact | English singular, plural and other names |
 * Japanese names. Factors: the SI brochure (BIPM), NIST SP 811 and, for 坪, 畳, 合 and the like, Japan's former 度量衡法.
 */
export const unitTable = {
  length: `
    mm | 0.001 | millimetre, millimetres, millimeter, millimeters | ミリメートル, ミリ
    cm | 0.01 | centimetre, centimetres, centimeter, centimeters | センチメートル, センチ
    m | 1 | metre, metres, meter, meters | メートル
    km | 1000 | kilometre, kilometres, kilometer, kilometers, kms | キロメートル, キロ
    in | 0.0254 | inch, inches, " | インチ
    ft | 0.3048 | foot, feet, ' | フィート, フット
    yd | 0.9144 | yard, yards | ヤード
    mi | 1609.344 | mile, miles | マイル
    nmi | 1852 | nautical mile, nautical miles | 海里
    μm | 0.000001 | micrometre, micrometres, micron, microns, um | マイクロメートル
    nm | 0.000000001 | nanometre, nanometres, nanometer, nanometers | ナノメートル
    ly | 9460730472580800 | light-year, light-years, light year, light years | 光年
    au | 149597870700 | astronomical unit, astronomical units | 天文単位
    尺 | 10/33 | shaku, shaku | 尺
    寸 | 1/33 | sun, sun | 寸
    里 | 43200/11 | ri, ri | 里`,
  mass: `
    mg | 0.000001 | milligram, milligrams | ミリグラム
    g | 0.001 | gram, grams, gramme, grammes | グラム
    kg | 1 | kilogram, kilograms, kilogramme, kilogrammes, kilo, kilos, kgs | キログラム, キロ
    t | 1000 | tonne, tonnes, metric ton, metric tons | トン
    oz | 0.028349523125 | ounce, ounces | オンス
    lb | 0.45359237 | pound, pounds, lbs | ポンド
    st | 6.35029318 | stone, stone, stones | ストーン
    short tn | 907.18474 | short ton, short tons, ton, tons | 米トン
    ct | 0.0002 | carat, carats | カラット
    貫 | 3.75 | kan, kan | 貫
    匁 | 0.00375 | momme, momme | 匁`,
  volume: `
    ml | 0.001 | millilitre, millilitres, milliliter, milliliters, cc | ミリリットル, シーシー
    dl | 0.1 | decilitre, decilitres, deciliter, deciliters | デシリットル
    l | 1 | litre, litres, liter, liters | リットル
    m³ | 1000 | cubic metre, cubic metres, cubic meter, cubic meters, m3, m^3 | 立方メートル, 立米
    cm³ | 0.001 | cubic centimetre, cubic centimetres, cubic centimeter, cubic centimeters, cm3, cm^3 | 立方センチメートル
    gal | 3.785411784 | US gallon, US gallons, gallon, gallons | ガロン
    imp gal | 4.54609 | imperial gallon, imperial gallons, UK gallon, UK gallons | 英ガロン
    qt | 0.946352946 | US quart, US quarts, quart, quarts | クォート
    pt | 0.473176473 | US pint, US pints, pint, pints | パイント
    cup | 0.2365882365 | US cup, US cups, cup, cups | カップ
    fl oz | 0.0295735295625 | US fluid ounce, US fluid ounces, fluid ounce, fluid ounces | 液量オンス
    tbsp | 0.01478676478125 | US tablespoon, US tablespoons, tablespoon, tablespoons | 大さじ
    tsp | 0.00492892159375 | US teaspoon, US teaspoons, teaspoon, teaspoons | 小さじ
    合 | 2401/13310 | gō, gō, go of rice | 合
    升 | 2401/1331 | shō, shō | 升`,
  area: `
    cm² | 0.0001 | square centimetre, square centimetres, square centimeter, square centimeters, cm2, cm^2 | 平方センチメートル
    m² | 1 | square metre, square metres, square meter, square meters, m2, m^2, sqm | 平方メートル, 平米
    km² | 1000000 | square kilometre, square kilometres, square kilometer, square kilometers, km2, km^2 | 平方キロメートル, 平方キロ
    ha | 10000 | hectare, hectares | ヘクタール
    a | 100 | are, ares of land | アール
    ac | 4046.8564224 | acre, acres | エーカー
    ft² | 0.09290304 | square foot, square feet, sq ft, sqft, ft2, ft^2 | 平方フィート
    in² | 0.00064516 | square inch, square inches, sq in, in2, in^2 | 平方インチ
    mi² | 2589988.110336 | square mile, square miles, sq mi, mi2 | 平方マイル
    坪 | 400/121 | tsubo, tsubo | 坪
    畳 | 1.62 | tatami mat, tatami mats, jō | 畳, 帖`,
  speed: `
    m/s | 1 | metre per second, metres per second, meter per second, meters per second | メートル毎秒, 秒速メートル
    km/h | 1/3.6 | kilometre per hour, kilometres per hour, kilometer per hour, kilometers per hour, kph, kmh | キロメートル毎時, 時速キロ, 時速キロメートル
    mph | 0.44704 | mile per hour, miles per hour, mi/h | マイル毎時, 時速マイル
    kn | 1852/3600 | knot, knots, kt | ノット
    ft/s | 0.3048 | foot per second, feet per second | フィート毎秒`,
  time: `
    ms | 0.001 | millisecond, milliseconds | ミリ秒
    s | 1 | second, seconds, sec, secs | 秒
    min | 60 | minute, minutes, mins | 分, 分間
    h | 3600 | hour, hours, hr, hrs | 時間
    d | 86400 | day, days | 日, 日間
    wk | 604800 | week, weeks | 週間, 週
    mo | 2629746 | month, months | か月, ヶ月, カ月
    yr | 31556952 | year, years | 年, 年間
    decade | 315569520 | decade, decades | 十年
    century | 3155695200 | century, centuries | 世紀`,
  data: `
    bit | 1/8 | bit, bits | ビット
    B | 1 | byte, bytes | バイト
    kB | 1000 | kilobyte, kilobytes, KB | キロバイト
    MB | 1000000 | megabyte, megabytes | メガバイト, メガ
    GB | 1000000000 | gigabyte, gigabytes, gigs | ギガバイト, ギガ
    TB | 1000000000000 | terabyte, terabytes | テラバイト, テラ
    PB | 1000000000000000 | petabyte, petabytes | ペタバイト
    KiB | 1024 | kibibyte, kibibytes | キビバイト
    MiB | 1048576 | mebibyte, mebibytes | メビバイト
    GiB | 1073741824 | gibibyte, gibibytes | ギビバイト
    TiB | 1099511627776 | tebibyte, tebibytes | テビバイト
    Mbit | 125000 | megabit, megabits, Mb | メガビット
    Gbit | 125000000 | gigabit, gigabits, Gb | ギガビット`,
  energy: `
    J | 1 | joule, joules | ジュール
    kJ | 1000 | kilojoule, kilojoules | キロジュール
    cal | 4.184 | calorie, calories | カロリー
    kcal | 4184 | kilocalorie, kilocalories | キロカロリー
    Wh | 3600 | watt-hour, watt-hours, watt hour, watt hours | ワット時
    kWh | 3600000 | kilowatt-hour, kilowatt-hours, kilowatt hour, kilowatt hours | キロワット時
    BTU | 1055.05585262 | British thermal unit, British thermal units, btus | 英熱量`,
  power: `
    W | 1 | watt, watts | ワット
    kW | 1000 | kilowatt, kilowatts | キロワット
    MW | 1000000 | megawatt, megawatts | メガワット
    hp | 745.69987158227022 | horsepower, horsepower | 馬力
    PS | 735.49875 | metric horsepower, metric horsepower | 仏馬力`,
  pressure: `
    Pa | 1 | pascal, pascals | パスカル
    hPa | 100 | hectopascal, hectopascals, millibar, millibars, mbar | ヘクトパスカル
    kPa | 1000 | kilopascal, kilopascals | キロパスカル
    bar | 100000 | bar, bars | バール
    atm | 101325 | atmosphere, atmospheres | 気圧
    psi | 6894.757293168361 | pound per square inch, pounds per square inch | ピーエスアイ
    mmHg | 133.322387415 | millimetre of mercury, millimetres of mercury | 水銀柱ミリメートル`,
  angle: `
    rad | 1 | radian, radians | ラジアン
    deg | 0.017453292519943295 | degree, degrees | 度`,
} as const
