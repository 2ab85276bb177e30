import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'
import type { Turns } from '../../../port.ts'
import { reckonDay } from './reckon-day.ts'
import { reckonHour } from './reckon-hour.ts'
import { reckonPacked, reckonPurchase } from './reckon-purchase.ts'
import { reckonRemainder } from './reckon-remainder.ts'
import { reckonSum } from './reckon-sum.ts'

/** Characters of what is a question about numbers and no story. */
const maxLength = 80

export interface Reckoned {
  readonly now: number
  readonly random: () => number
}

/** What stands behind an answer, so that the talk goes on; most say nothing more. */
const endings = ['', '', 'ほかにも数えるものがあれば、どうぞ。', '暗算の代わりになれたら何よりです。']

/** The answer to a sum, a price, a day or an hour that somebody asks for; undefined where they ask for none. */
export function reckon(turns: Turns, { now, random }: Reckoned): string | undefined {
  const [last = '', ...earlier] = turns.map((turn) => normalizeText(turn, 'NFKC').trim()).toReversed()
  if (last.length > maxLength) return undefined
  // Every other turn is ours.
  const theirs = earlier.filter((_, back) => back % 2 === 1)
  const day = reckonDay(last, now) ?? reckonHour(last, now)
  if (day !== undefined) return day
  const sum = reckonPurchase(last) ?? reckonPacked(last) ?? reckonRemainder(last) ?? reckonSum(last, theirs)
  return sum && `${sum}${endings[Math.floor(random() * endings.length)] ?? ''}`
}
