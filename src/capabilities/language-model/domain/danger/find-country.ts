import type { HelplineCountry } from './helplines.ts'

const names: readonly (readonly [HelplineCountry, RegExp])[] = [
  ['jp', /(?<!\p{L})(?:japan|tokyo|osaka|kyoto|nagoya|sapporo|fukuoka|yokohama)(?!\p{L})|日本|東京|大阪|京都/iu],
  ['nz', /(?<!\p{L})(?:new zealand|auckland|wellington|christchurch|aotearoa)(?!\p{L})|ニュージーランド/iu],
  ['au', /(?<!\p{L})(?:australia|sydney|melbourne|brisbane|perth|adelaide)(?!\p{L})|オーストラリア|シドニー/iu],
  ['ca', /(?<!\p{L})(?:canada|toronto|vancouver|montreal|ottawa|calgary)(?!\p{L})|カナダ|トロント|バンクーバー/iu],
  ['ie', /(?<!\p{L})(?:(?<!northern )ireland|dublin|cork city|galway)(?!\p{L})|アイルランド/iu],
  [
    'uk',
    /\b(?:uk|u\.k\.?|united kingdom|great britain|britain|england|scotland|wales|northern ireland|london|manchester|birmingham|glasgow)\b|イギリス|英国|ロンドン/i,
  ],
  ['in', /(?<!\p{L})(?:india|delhi|mumbai|bangalore|bengaluru|chennai|kolkata|hyderabad)(?!\p{L})|インド(?!ネシア)/iu],
  [
    'us',
    /\b(?:usa|u\.s\.(?:a\.?)?|united states|america|new york|california|texas|florida|los angeles|chicago|boston|seattle)\b|\b(?:in|from) the US\b|アメリカ|米国|ニューヨーク/i,
  ],
  [
    'de',
    /(?<!\p{L})(?:germany|deutschland|allemagne|alemania|berlin|munich|münchen|hamburg|cologne|köln|frankfurt)(?!\p{L})|ドイツ|ベルリン/iu,
  ],
  ['at', /(?<!\p{L})(?:austria|österreich|vienna|wien|salzburg|graz)(?!\p{L})|オーストリア|ウィーン/iu],
  [
    'ch',
    /(?<!\p{L})(?:switzerland|schweiz|suisse|svizzera|zurich|zürich|geneva|genève|basel|bern|lausanne)(?!\p{L})|スイス/iu,
  ],
  ['fr', /(?<!\p{L})(?:france|frankreich|paris|lyon|marseille|toulouse|bordeaux)(?!\p{L})|フランス|パリ/iu],
  ['es', /(?<!\p{L})(?:spain|españa|madrid|barcelona|valencia|seville|sevilla)(?!\p{L})|スペイン/iu],
  ['it', /(?<!\p{L})(?:italy|italia|rome|roma|milan|milano|naples|napoli|turin|torino)(?!\p{L})|イタリア/iu],
  ['nl', /(?<!\p{L})(?:netherlands|holland|nederland|amsterdam|rotterdam|utrecht)(?!\p{L})|オランダ/iu],
  ['pt', /(?<!\p{L})(?:portugal|lisbon|lisboa|porto)(?!\p{L})|ポルトガル/iu],
  ['br', /(?<!\p{L})(?:brazil|brasil|sao paulo|são paulo|rio de janeiro)(?!\p{L})|ブラジル/iu],
  ['mx', /(?<!new )(?<!\p{L})(?:mexico|méxico|guadalajara|monterrey)(?!\p{L})|メキシコ/iu],
  ['kr', /(?<!\p{L})(?:(?:south )?korea|seoul|busan)(?!\p{L})|한국|서울|韓国/iu],
  ['cn', /(?<!\p{L})(?:china|beijing|shanghai|shenzhen|guangzhou)(?!\p{L})|中国(?!地方)|北京|上海/iu],
  [
    'eu',
    /\b(?:eu|belgium|bulgaria|croatia|cyprus|czech|denmark|estonia|finland|greece|hungary|latvia|lithuania|luxembourg|malta|poland|romania|slovakia|slovenia|sweden|brussels)\b|ベルギー|スウェーデン/i,
  ],
]

/** The country of help that words name; undefined where they name none. */
export function findCountry(text: string): HelplineCountry | undefined {
  return names.find(([, name]) => name.test(text))?.[0]
}
