import type { HelplineCountry } from './helplines.ts'

const names: readonly (readonly [HelplineCountry, RegExp])[] = [
  ['jp', /\b(?:japan|tokyo|osaka|kyoto|nagoya|sapporo|fukuoka|yokohama)\b|日本|東京|大阪|京都/i],
  ['nz', /\b(?:new zealand|auckland|wellington|christchurch|aotearoa)\b|ニュージーランド/i],
  ['au', /\b(?:australia|sydney|melbourne|brisbane|perth|adelaide)\b|オーストラリア|シドニー/i],
  ['ca', /\b(?:canada|toronto|vancouver|montreal|ottawa|calgary)\b|カナダ|トロント|バンクーバー/i],
  ['ie', /\b(?:(?<!northern )ireland|dublin|cork city|galway)\b|アイルランド/i],
  [
    'uk',
    /\b(?:uk|u\.k\.?|united kingdom|great britain|britain|england|scotland|wales|northern ireland|london|manchester|birmingham|glasgow)\b|イギリス|英国|ロンドン/i,
  ],
  ['in', /\b(?:india|delhi|mumbai|bangalore|bengaluru|chennai|kolkata|hyderabad)\b|インド(?!ネシア)/i],
  [
    'us',
    /\b(?:usa|u\.s\.(?:a\.?)?|united states|america|new york|california|texas|florida|los angeles|chicago|boston|seattle)\b|\b(?:in|from) the US\b|アメリカ|米国|ニューヨーク/i,
  ],
  [
    'eu',
    /\b(?:eu|austria|belgium|bulgaria|croatia|cyprus|czech|denmark|estonia|finland|france|germany|greece|hungary|italy|latvia|lithuania|luxembourg|malta|netherlands|poland|portugal|romania|slovakia|slovenia|spain|sweden|berlin|paris|rome|madrid|amsterdam|vienna|brussels|lisbon)\b|ドイツ|フランス|イタリア|スペイン|オランダ|ベルギー|スウェーデン|オーストリア/i,
  ],
]

/** The country of help that words name; undefined where they name none. */
export function findCountry(text: string): HelplineCountry | undefined {
  return names.find(([, name]) => name.test(text))?.[0]
}
