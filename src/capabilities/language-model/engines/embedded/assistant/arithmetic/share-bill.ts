import { digitsForJapanese } from '../../../../domain/arithmetic/japanese-numerals.ts'
import { say, type Topic } from '../topic.ts'

const tip =
  /^(?:(?:what(?:'s| is)|how much is|calculate|work out|give me) )?(?:an? |the )?(\d{1,2}(?:\.\d+)?) ?(?:%|percent) tip (?:on|for|of) (?:an? |the )?(?:bill of )?([$€£¥]?) ?([\d,]+(?:\.\d{1,2})?) ?(dollars|euros?|pounds|yen)?(?: bill)?$/i
const split =
  /^(?:(?:please )?(?:how (?:do|can|should) (?:we|i) )?split|divide|share) (?:an? |the )?(?:bill of )?([$€£¥]?) ?([\d,]+(?:\.\d{1,2})?)( dollars| euros?| pounds| yen)?(?: bill)? (?:between|among|by|for|with) (\d{1,4})(?: (?:people|persons|friends|ways|of us))?$/i
const splitInJapanese =
  /^(?:(\d{1,4})人で(\d{1,12})円を?|(\d{1,12})円を?(\d{1,4})人で)(?:割り勘|割りかん|わりかん|割|分け)(?:すると|にすると|したら|ると|たら|て)?(?:一人|ひとり|1人)?(?:は)?(?:いくら|何円|どう)?.{0,8}$/

/** A tip on a bill, and a bill among people. */
export const shareBill: Topic = ({ text, language }) => {
  if (text.length > 150) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  const answer = language === 'ja' ? splitYen(asked) : (addTip(asked) ?? splitBill(asked) ?? splitWithTip(asked))
  return answer === undefined ? undefined : say(0.96, answer)
}

function addTip(asked: string): string | undefined {
  const [, percent, sign = '', amount = '', unit] = tip.exec(asked) ?? []
  if (percent === undefined) return undefined
  const bill = Number(amount.replaceAll(',', ''))
  const extra = (bill * Number(percent)) / 100
  return `A ${percent} % tip on ${write(bill, sign, unit)} is ${write(extra, sign, unit)}, ${write(bill + extra, sign, unit)} in all.`
}

function splitBill(asked: string): string | undefined {
  const [, sign = '', amount = '', unit, people = ''] = split.exec(asked) ?? []
  const count = Number(people)
  if (!(count > 1)) return undefined
  const bill = Number(amount.replaceAll(',', ''))
  return `${write(bill, sign, unit)} among ${count} is ${write(bill / count, sign, unit)} each.`
}

const amount = String.raw`([$€£¥]?) ?([\d,]+(?:\.\d{1,2})?)( dollars| euros?| pounds| yen)?`
const splits = new RegExp(
  String.raw`\b(?:split|divide|share|splitting|dividing|sharing)\b.{0,30}?${amount}|${amount}.{0,30}?\b(?:split|divided|shared)\b`,
  'i',
)
const people =
  /\b(\d{1,4})(?: of us|[ -](?:people|persons|friends|ways?|guests|colleagues))\b|\b(?:among|between|by) (?:the )?(\d{1,4})\b(?! ?%)/i
const withTip = /(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent) (?:tip|service)/i

/** The same in other words: "If we split 80 among 4 people with a 15% tip, what does each pay?" */
function splitWithTip(asked: string): string | undefined {
  const [, firstSign, first, firstUnit, secondSign, second, secondUnit] = splits.exec(asked) ?? []
  const [, named, counted] = people.exec(asked) ?? []
  const count = Number(named ?? counted)
  const written = first ?? second
  if (!(count > 1) || written === undefined) return undefined
  const [sign, unit] = [firstSign ?? secondSign ?? '', firstUnit ?? secondUnit]
  const bill = Number(written.replaceAll(',', ''))
  const percent = withTip.exec(asked)?.[1]
  if (percent === undefined)
    return `${write(bill, sign, unit)} among ${count} is ${write(bill / count, sign, unit)} each.`
  const whole = bill * (1 + Number(percent) / 100)
  return `With a ${percent} % tip ${write(bill, sign, unit)} come to ${write(whole, sign, unit)}, which is ${write(whole / count, sign, unit)} each among ${count}.`
}

function splitYen(asked: string): string | undefined {
  const [, people, amount, amountFirst, peopleAfter] =
    splitInJapanese.exec(digitsForJapanese(asked).replaceAll(',', '')) ?? []
  const [count, bill] = [Number(people ?? peopleAfter), Number(amount ?? amountFirst)]
  if (!(count > 1)) return undefined
  const [each, rest] = [Math.floor(bill / count), bill % count]
  return `一人${each.toLocaleString('en')}円です。${rest === 0 ? '' : `${rest}円余ります。`}`
}

function write(amount: number, sign: string, unit: string | undefined): string {
  const isWhole = sign === '¥' || unit?.trim() === 'yen' || Number.isInteger(amount)
  const digits = amount.toLocaleString('en', { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: 2 })
  return `${sign}${digits}${unit === undefined ? '' : ` ${unit.trim()}`}`
}
