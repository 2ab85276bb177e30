import { digitsForJapanese } from '../../../../domain/arithmetic/japanese-numerals.ts'
import { say, type Topic } from '../topic.ts'

const sign = '([$€£¥]?)'
const amount = String.raw`([\d,]+(?:\.\d{1,2})?)`
const unit = '( dollars?| euros?| pounds?| yen)?'
const percent = String.raw`(\d{1,2}(?:\.\d+)?) ?(?:%|percent)`

/** The price first, or the percentage first. */
const priceFirst = new RegExp(
  `^(?:if )?(?:an? |the |my |some )?(?:[a-z' -]{2,30}? )?(?:costs?|is|was|are|priced at|for)? ?${sign}${amount}${unit}(?:,? (?:and|but|with|at|minus|less|is|it's|it is|there is|there's|gets?|reduced by|goes|now)){0,3} (?:an? |on )?(?:discount of |sale (?:for|at) )?${percent} ?(?:off|discount|reduction|cheaper|less)?,? ?(?:what (?:do|would|will|should) i pay|how much (?:do|would|will|should) i pay|what(?:'s| is) the (?:final |new |sale |discounted )?price|how much is (?:it|that|the discount)|what is it|what does it cost|how much (?:does|would|will) it cost)?(?: now| then)?$`,
  'i',
)
const percentFirst = new RegExp(
  `^(?:what(?:'s| is) |how much is |calculate |work out )?(?:an? )?${percent} (?:off|discount on|reduction (?:of|on)|discount off)(?: of)? (?:an? )?${sign}${amount}${unit}(?: item| shirt| bill| price)?$`,
  'i',
)
const inJapanese =
  /^(?:定価)?(\d{1,12})円(?:の(?:品|服|商品|もの|シャツ)?|が|から|で)?の?(\d{1,2})(?:%|パーセント|(割))(?:(\d)分)?(?:引き?|オフ|びき|OFF)(?:き)?(?:は|だと|なら|すると|にすると|で|の(?:値段|価格)(?:は|って)?|されたら|になると|になったら)?、?(?:いくら|何円|値段は|いくらになる|いくら払).{0,8}$/iu

/** What is to be paid after so many per cent off; how much so many per cent of a price are. */
export const takeOff: Topic = ({ text, language }) => {
  if (text.length > 150) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  const answer = language === 'ja' ? takeOffYen(asked) : takeOffPrice(asked)
  return answer === undefined ? undefined : say(0.96, answer)
}

function takeOffPrice(asked: string): string | undefined {
  const first = /\b(?:off|discount|reduc|cheaper|less|sale)/i.test(asked) ? priceFirst.exec(asked) : null
  const second = percentFirst.exec(asked)
  const [currency = '', price = '', named = '', rate = ''] = first
    ? first.slice(1)
    : second
      ? [second[2], second[3], second[4], second[1]]
      : []
  const [full, share] = [Number(price.replaceAll(',', '')), Number(rate)]
  if (price === '' || !(full > 0)) return undefined
  const saved = (full * share) / 100
  return `${rate} % off ${write(full, currency, named)} is ${write(full - saved, currency, named)}; you save ${write(saved, currency, named)}.`
}

const shareOfYen = /^(\d{1,12})円の(\d{1,3}(?:\.\d+)?)(?:%|パーセント)は?(?:いくら|何円).{0,6}$/u

function takeOffYen(asked: string): string | undefined {
  const [, whole, part] = shareOfYen.exec(digitsForJapanese(asked).replaceAll(',', '')) ?? []
  if (whole !== undefined && part !== undefined) {
    const share = (Number(whole) * Number(part)) / 100
    return `${Number(whole).toLocaleString('en')}円の${part}%は${share.toLocaleString('en', { maximumFractionDigits: 2 })}円です。`
  }
  const [, price, rate, tenths, hundredths = '0'] = inJapanese.exec(digitsForJapanese(asked).replaceAll(',', '')) ?? []
  if (price === undefined || rate === undefined) return undefined
  const share = tenths === undefined ? Number(rate) : Number(rate) * 10 + Number(hundredths)
  if (share > 100) return undefined
  const paid = (Number(price) * (100 - share)) / 100
  return `${paid.toLocaleString('en', { maximumFractionDigits: 1 })}円です(${share}%引き)。`
}

function write(value: number, currency: string, named: string): string {
  const isWhole = Number.isInteger(value)
  const digits = value.toLocaleString('en', { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: 2 })
  return `${currency}${digits}${named}`
}
