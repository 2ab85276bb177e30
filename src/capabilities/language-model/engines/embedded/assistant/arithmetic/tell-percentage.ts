import { digitsForJapanese } from '../../../../domain/arithmetic/japanese-numerals.ts'
import { say, type Topic } from '../topic.ts'

const number = String.raw`([\d,]+(?:\.\d+)?)`
/** The part first, or the whole first. */
const partFirst = new RegExp(
  `^(?:(?:what(?:'s| is)|convert|write|express|give me) )?${number} ?(?:/|out of|of) ?${number} (?:as|in|to|into) (?:an? )?(?:%|per ?cent(?:age)?)$|^${number} is what (?:%|per ?cent(?:age)?) of ${number}$`,
  'i',
)
const wholeFirst = new RegExp(`^(?:what|how many) (?:%|per ?cent(?:age)?) of ${number} is ${number}$`, 'i')
const inJapanese = /^([\d.]{1,12})(?:の|のうち)([\d.]{1,12})は(?:何|なん)(?:%|パーセント).{0,6}$/u
const isOfInJapanese = /^([\d.]{1,12})は([\d.]{1,12})の(?:何|なん)(?:%|パーセント).{0,6}$/u

/** What share one number is of another: "7/8 as a percentage", "What percent of 80 is 20?" */
export const tellPercentage: Topic = ({ text, language }) => {
  if (text.length > 80) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  const [part, whole] = language === 'ja' ? readJapanese(asked) : readEnglish(asked)
  if (part === undefined || whole === undefined || !(whole > 0) || !(part >= 0)) return undefined
  const share = Number(((100 * part) / whole).toPrecision(6))
  const isRound = Math.abs(share * whole - 100 * part) < 1e-9 * Math.max(1, 100 * part)
  return say(
    0.96,
    language === 'ja'
      ? `${whole}のうち${part}は${isRound ? '' : '約'}${share}%です。`
      : `${part} of ${whole} ${isRound ? 'is' : 'is about'} ${share} %.`,
  )
}

const toNumber = (written: string | undefined) =>
  written === undefined ? undefined : Number(written.replaceAll(',', ''))

function readEnglish(asked: string): readonly [number | undefined, number | undefined] {
  const first = partFirst.exec(asked)
  if (first) return [toNumber(first[1] ?? first[3]), toNumber(first[2] ?? first[4])]
  const second = wholeFirst.exec(asked)
  return [toNumber(second?.[2]), toNumber(second?.[1])]
}

function readJapanese(asked: string): readonly [number | undefined, number | undefined] {
  const plain = digitsForJapanese(asked).replaceAll(',', '')
  const found = inJapanese.exec(plain)
  if (found) return [toNumber(found[2]), toNumber(found[1])]
  const other = isOfInJapanese.exec(plain)
  return [toNumber(other?.[1]), toNumber(other?.[2])]
}
