import type { FixedTerm } from './find-fixed-terms.ts'
import { findQuantities, type Quantity } from './find-quantities.ts'
import { readJapaneseNumber } from './read-japanese-number.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = new Map([
  ['日', 'Sunday'],
  ['月', 'Monday'],
  ['火', 'Tuesday'],
  ['水', 'Wednesday'],
  ['木', 'Thursday'],
  ['金', 'Friday'],
  ['土', 'Saturday'],
])
const spans = new Map([
  ['時間', 'hours'],
  ['年', 'years'],
  ['か月', 'months'],
  ['ヶ月', 'months'],
  ['カ月', 'months'],
  ['ヵ月', 'months'],
])
/** Years before the first of each era. */
const eras = new Map([
  ['明治', 1867],
  ['大正', 1911],
  ['昭和', 1925],
  ['平成', 1988],
  ['令和', 2018],
])
const whichMonth = new Map([
  ['今月', 'this month'],
  ['来月', 'next month'],
  ['先月', 'last month'],
  ['毎月', 'every month'],
])

const weekdayBehind = '(?:\\s?[(（](?<weekday>[日月火水木金土])(?:曜日?)?[)）])?'
const numerals = '一二三四五六七八九十'
const digits = String.raw`\d+(?:\.\d+)?`

/**
 * Dates, times, amounts in ten thousands and lengths of time as English writes them: small models lose parts of them, and take 12万 for twelve million. A full hour
 * alone is left to the model, and so is how long something takes in whole hours.
 */
const quantities: readonly Quantity[] = [
  {
    pattern: new RegExp(
      `(?<era>${[...eras.keys()].join('|')})(?<year>\\d{1,2}|元)年(?:(?<month>\\d{1,2})月(?:(?<day>\\d{1,2})日(?!間))?)?(?!間|[前後半])`,
      'g',
    ),
    write: writeEraDate,
  },
  {
    pattern: new RegExp(
      `(?<![\\d.])(?:(?<year>\\d{4})年)?(?<month>\\d{1,2})月(?<day>\\d{1,2})日(?!間)${weekdayBehind}`,
      'g',
    ),
    write: writeDate,
  },
  {
    pattern: new RegExp(
      `(?<![何数毎正\\d${numerals}])(?<month>[${numerals}]{1,2})月(?<day>[${numerals}]{1,3})日(?!間)${weekdayBehind}`,
      'g',
    ),
    write: ({ month = '', day = '', weekday }) =>
      writeDate({ month: String(readJapaneseNumber(month)), day: String(readJapaneseNumber(day)), weekday }),
  },
  {
    pattern: /(?<![\d.])(?<year>\d{4})年(?<month>\d{1,2})月(?!\d)/g,
    write: ({ year, month }) => months[Number(month) - 1] && `${months[Number(month) - 1]} ${year}`,
  },
  {
    pattern: new RegExp(
      `(?<![何数毎正か月年\\d.${numerals}])(?<month>\\d{1,2}|[${numerals}]{1,2})月(?=[にのはがもまかで、。]|末|上旬|中旬|下旬|$)(?!ので)`,
      'g',
    ),
    write: ({ month = '' }) => months[(/^\d/.test(month) ? Number(month) : (readJapaneseNumber(month) ?? 0)) - 1],
  },
  {
    pattern: /(?<!\d)1日(?:に)?(?<count>\d{1,2})回(?!目|以)/g,
    write: ({ count }) => `${writeTimes(Number(count))} a day`,
  },
  {
    pattern: /(?<!\d)1回(?:に)?(?<count>\d{1,2})錠/g,
    write: ({ count }) => `${writeCount(count, 'tablet')} at a time`,
  },
  {
    pattern: new RegExp(`(?<which>${[...whichMonth.keys()].join('|')})(?:の)?(?<day>\\d{1,2})日(?!間|連続|以)`, 'g'),
    write: ({ which, day }) => `the ${writeOrdinal(Number(day))} of ${whichMonth.get(which ?? '')}`,
  },
  {
    pattern: new RegExp(`(?<![\\d.])(?<count>\\d{1,3})(?<span>${[...spans.keys()].join('|')})半`, 'g'),
    write: ({ count, span }) => `${count}.5 ${spans.get(span ?? '')}`,
  },
  {
    pattern: /(?<![\d.])(?<hours>\d{1,3})時間(?<minutes>\d{1,2})分(?!の)/g,
    write: ({ hours, minutes }) => `${writeCount(hours, 'hour')} ${writeCount(minutes, 'minute')}`,
  },
  {
    pattern:
      /(?<half>午前|午後)(?<hour>\d{1,2})時(?:(?<minutes>\d{1,2})分|(?<isHalf>半))?(?!間)|(?<![\d.])(?<bareHour>\d{1,2})時(?:(?<bareMinutes>\d{1,2})分|(?<bareHalf>半))(?!間)/g,
    write: ({ half, hour, minutes, isHalf, bareHour, bareMinutes, bareHalf }) =>
      writeTime(half, Number(hour ?? bareHour), minutes ?? bareMinutes ?? (isHalf || bareHalf ? '30' : undefined)),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,])(?:(?<hundredMillions>${digits})億)?(?:(?:(?<tenMillions>\\d)千)?(?<tenThousands>\\d{1,4}(?:\\.\\d+)?)?万)?(?:(?<thousands>\\d)千)?(?<rest>\\d{1,4})?(?![\\d,千百万兆億])`,
      'g',
    ),
    write: writeAmount,
  },
  { pattern: new RegExp(`(?:マイナス|氷点下)(?<amount>${digits})(?=度|℃)`, 'g'), write: ({ amount }) => `-${amount}` },
]

export function findJapaneseQuantities(text: string): readonly FixedTerm[] {
  return findQuantities(text, quantities)
}

type Groups = Readonly<Record<string, string | undefined>>

function writeDate({ year, month, day, weekday }: Groups): string | undefined {
  const name = months[Number(month) - 1]
  if (name === undefined || Number(day) < 1 || Number(day) > 31) return undefined
  const written = year === undefined ? `${name} ${Number(day)}` : `${name} ${Number(day)}, ${year}`
  return weekday === undefined ? written : `${weekdays.get(weekday)}, ${written}`
}

function writeEraDate({ era = '', year, month, day }: Groups): string | undefined {
  const full = (eras.get(era) ?? 0) + (year === '元' ? 1 : Number(year))
  if (month === undefined) return String(full)
  const name = months[Number(month) - 1]
  return day === undefined ? name && `${name} ${full}` : writeDate({ year: String(full), month, day })
}

function writeTimes(count: number): string {
  return ['', 'once', 'twice'][count] || `${count} times`
}

function writeCount(count: string | undefined, unit: string): string {
  return `${Number(count)} ${unit}${Number(count) === 1 ? '' : 's'}`
}

function writeOrdinal(day: number): string {
  const isTeen = day > 10 && day < 14
  return `${day}${(!isTeen && ['th', 'st', 'nd', 'rd'][day % 10]) || 'th'}`
}

function writeTime(half: string | undefined, hour: number, minutes: string | undefined): string | undefined {
  if (hour > 24 || Number(minutes ?? 0) > 59) return undefined
  const clock = minutes === undefined ? String(hour) : `${hour}:${minutes.padStart(2, '0')}`
  if (half === undefined || hour > 12) return minutes === undefined ? undefined : clock
  return `${clock} ${half === '午前' ? 'a.m.' : 'p.m.'}`
}

/** What has no ten thousands is left as it is, thousands in digits and a character among it. */
function writeAmount({ hundredMillions, tenMillions, tenThousands, thousands, rest }: Groups): string | undefined {
  if ([hundredMillions, tenMillions, tenThousands, thousands].every((part) => part === undefined)) return undefined
  const value =
    Number(hundredMillions ?? 0) * 1e8 +
    Number(tenMillions ?? 0) * 1e7 +
    Number(tenThousands ?? 0) * 1e4 +
    Number(thousands ?? 0) * 1e3 +
    Number(rest ?? 0)
  return Math.round(value).toLocaleString('en')
}
