import { digitsForJapanese } from '../arithmetic/japanese-numerals.ts'
import { say, type Topic } from '../topic.ts'
import { today } from './calendar-day.ts'

/** The first year of each era of Japan since 1868; the year in which one ends is the first of the next. */
const eras: readonly (readonly [name: string, first: number])[] = [
  ['令和', 2019],
  ['平成', 1989],
  ['昭和', 1926],
  ['大正', 1912],
  ['明治', 1868],
]
const names = eras.map(([name]) => name).join('|')
const ofYear = new RegExp(
  `^(?:西暦)?(?:(\\d{4})年|(今年|本年|去年|昨年|来年))(?:は|って)?(?:(?:${names})の?何年|和暦(?:では?|で言うと|だと)?(?:何年)?|(?:元号|年号)(?:では?|だと)?(?:何年)?).{0,8}$`,
)
const ofEra = new RegExp(`^(${names})(元|\\d{1,2})年(?:は|って)?(?:西暦(?:では?|で言うと|だと)?(?:何年)?|何年).{0,8}$`)

/** 令和八年 and 2026年, each by the other. */
export const tellEra: Topic = ({ text, language, now }) => {
  if (language !== 'ja' || text.length > 60) return undefined
  const asked = digitsForJapanese(text.replace(/[\s?!。？！]+$/u, ''))
  const answer = sayEra(asked, new Date(today(now)).getUTCFullYear()) ?? sayYear(asked)
  return answer === undefined ? undefined : say(0.96, answer)
}

const shifts: ReadonlyMap<string, number> = new Map([
  ['去年', -1],
  ['昨年', -1],
  ['来年', 1],
])

function sayEra(asked: string, thisYear: number): string | undefined {
  const found = ofYear.exec(asked)
  if (!found) return undefined
  const [, written, word = ''] = found
  const year = written === undefined ? thisYear + (shifts.get(word) ?? 0) : Number(written)
  const at = eras.findIndex(([, first]) => first <= year)
  const era = eras[at]
  if (!era) return undefined
  const before = eras[at + 1]
  const also = era[1] === year && before ? `(改元までは${before[0]}${year - before[1] + 1}年)` : ''
  return `${year}年は${era[0]}${toEraYear(year - era[1] + 1)}年です${also}。`
}

function sayYear(asked: string): string | undefined {
  const [, name, written] = ofEra.exec(asked) ?? []
  const at = eras.findIndex((era) => era[0] === name)
  const first = eras[at]?.[1]
  if (first === undefined || written === undefined) return undefined
  const number = written === '元' ? 1 : Number(written)
  const last = eras[at - 1]?.[1] ?? Number.POSITIVE_INFINITY
  const year = first + number - 1
  return number < 1 || year > last ? undefined : `${name}${toEraYear(number)}年は${year}年です。`
}

const toEraYear = (number: number) => (number === 1 ? '元' : String(number))
