import { digitsForJapanese } from './japanese-numerals.ts'

type Rewriting = readonly [RegExp, string]

const number = String.raw`([\d.]+(?:%|割)?|それ|その(?:答え|数)|これ)`

const rewritings: readonly Rewriting[] = [
  [/[\s、。?!]+$/g, ''],
  [/(?:を)?(?:計算|けいさん)(?:して|しなさい|してください)?(?:ください|くれますか)?$/, ''],
  [/(?:教えて|おしえて)(?:ください|くれますか)?$|答えは?$/, ''],
  [
    /(?:と)?(?:は|って)?(?:いくつ|いくら|何|なん|なに|どれくらい)?(?:に)?(?:なる|なります|でしょう|です)?(?:か|の)?$/,
    '',
  ],
  [/(?:と|は|=)$/, ''],
  [new RegExp(`${number}に${number}を(?:足す|たす|足した|加える|足し)(?:もの|数)?`, 'g'), '($1 + $2)'],
  [new RegExp(`${number}から${number}を(?:引く|ひく|引いた|引き)(?:もの|数)?`, 'g'), '($1 - $2)'],
  [new RegExp(`${number}に${number}を(?:掛ける|かける|掛けた|掛け)(?:もの|数)?`, 'g'), '($1 * $2)'],
  [new RegExp(`${number}を${number}で(?:割る|わる|割った|割り)(?:もの|数)?`, 'g'), '($1 / $2)'],
  [new RegExp(`${number}と${number}の(?:和|合計)`, 'g'), '($1 + $2)'],
  [new RegExp(`${number}と${number}の差`, 'g'), '($1 - $2)'],
  [new RegExp(`${number}と${number}の積`, 'g'), '($1 * $2)'],
  [new RegExp(`${number}の(?:平方根|ルート)`, 'g'), 'sqrt($1)'],
  [/ルート|√/g, 'sqrt '],
  [/の?(\d+)乗/g, '^$1'],
  [/の?[2二]乗/g, '^2'],
  [/の階乗/g, '!'],
  [/の半分/g, ' / 2'],
  [/の([\d.]+)倍/g, ' * $1'],
  [/の([\d.]+)分の([\d.]+)/g, ' * ($2 / $1)'],
  [/([\d.]+)分の([\d.]+)/g, '($2 / $1)'],
  [/の?([\d.]+)割(?:引き?|びき|安|オフ)/g, ' * (1 - $1 / 10)'],
  [/の?([\d.]+)(?:%|パーセント)(?:引き?|びき|オフ)/g, ' * (1 - $1 / 100)'],
  [/([\d.]+)割(?![るりっ])/g, '($1 / 10)'],
  [/パーセント|プロ/g, '%'],
  [/足す|たす|プラス|\+/g, ' + '],
  [/引く|ひく|マイナス|[−ー](?=\d)/g, ' - '],
  [/掛ける|かける|掛け|かけ|[×✕]/g, ' * '],
  [/割る|わる|÷/g, ' / '],
  [/(?<=[\d)%])の(?=[\d(])/g, ' * '],
  [/円|個|人/g, ''],
]

/** What a Japanese question about numbers asks for, in signs; words that are none of it stay. */
export function fromJapanese(text: string): string {
  const question = digitsForJapanese(text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1'))
  return rewritings
    .reduce((rewritten, [from, to]) => rewritten.replace(from, to), question)
    .replace(/\s+/g, ' ')
    .trim()
}
