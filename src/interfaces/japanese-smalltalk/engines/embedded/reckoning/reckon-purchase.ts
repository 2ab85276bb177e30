import { digitsForJapanese } from '../../../../../capabilities/language-model/domain/arithmetic/japanese-numerals.ts'

/** One thing of a purchase: what one costs, and how many. */
const item =
  /(\d+)円の?[^\d円]{0,10}?(?:を|が|は)?(\d+)?(?:つ|個|本|枚|冊|杯|袋|皿|箱|パック)?(?=と|、|に|を|で|は|買|$)/g

const asksForSum = /(?:いくら|何円|合計)[^、。]{0,8}[?。\s]*$/

const asksForChange = /(?:おつり|お釣り|つり銭)/

/** What is paid with: 「千円出すと」. */
const paid = /(\d+)円(?:札)?(?:を|で)?(?:出|払|渡)/

/** So many in each of so many boxes. */
const packed =
  /(\d+)(個|枚|本|粒|つ)(?:入り|ずつ)[^\d。]{0,8}(\d+)(?:箱|袋|皿|人|パック|セット|ケース|つ)[^\d]*(?:何|いくつ|全部で|合わせて)/

/** 「12個入りを3箱買うと何個？」 */
export function reckonPacked(text: string): string | undefined {
  const [, each, unit = '', count] = packed.exec(digitsForJapanese(text)) ?? []
  return each === undefined ? undefined : `${Number(each) * Number(count)}${unit === 'つ' ? '個' : unit}です。`
}

/** 「300円のパンを二つと150円の牛乳を買ったらいくら？」, and the change of a payment. */
export function reckonPurchase(text: string): string | undefined {
  const plain = digitsForJapanese(text.replaceAll(/(?<=\d),(?=\d{3})/g, ''))
  const payment = paid.exec(plain)
  const bought = payment ? plain.replace(paid, '') : plain
  const prices = [...bought.matchAll(item)].map(([, price, count]) => Number(price) * Number(count ?? 1))
  const total = prices.reduce((sum, price) => sum + price, 0)
  if (payment && asksForChange.test(plain) && prices.length > 0) return sayChange(Number(payment[1]) - total)
  const isPurchase =
    prices.length > 1 || /\d+円の?[^\d円]{0,10}?(?:を|が)?\d+(?:つ|個|本|枚|冊|杯|袋|皿|箱|パック)/.test(plain)
  return isPurchase && asksForSum.test(plain) ? `合わせて${total.toLocaleString('en')}円です。` : undefined
}

function sayChange(change: number): string {
  if (change < 0) return `${(-change).toLocaleString('en')}円足りないようです。`
  return `おつりは${change.toLocaleString('en')}円です。`
}
