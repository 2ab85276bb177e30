import { digitsForJapanese } from '../../../../domain/arithmetic/japanese-numerals.ts'
import { say, type Topic } from '../topic.ts'
import { today } from '../../../../domain/calendar/calendar-day.ts'
import { eras, sayEraYear, toEraNumber } from '../../../../domain/calendar/japanese-era.ts'

const names = eras.map(({ name }) => name).join('|')
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
  const said = sayEraYear(year)
  if (said === undefined) return undefined
  const before = eras[eras.findIndex(({ first }) => first === year) + 1]
  const isFirst = eras.some(({ first }) => first === year)
  const also = isFirst && before ? `(改元までは${before.name}${year - before.first + 1}年)` : ''
  return `${year}年は${said}です${also}。`
}

function sayYear(asked: string): string | undefined {
  const [, name, written] = ofEra.exec(asked) ?? []
  const at = eras.findIndex((era) => era.name === name)
  const first = eras[at]?.first
  if (first === undefined || written === undefined) return undefined
  const number = written === '元' ? 1 : Number(written)
  const last = eras[at - 1]?.first ?? Number.POSITIVE_INFINITY
  const year = first + number - 1
  return number < 1 || year > last ? undefined : `${name}${toEraNumber(number)}年は${year}年です。`
}
