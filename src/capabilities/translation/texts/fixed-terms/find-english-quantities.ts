import type { FixedTerm } from './find-fixed-terms.ts'
import { findQuantities, type Quantity } from './find-quantities.ts'
import { readEnglishNumber } from './read-english-number.ts'
import { writeJapaneseAmount } from './write-japanese-amount.ts'

const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December'
const months = monthNames.split('|')
const weekdayNames = 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'
const weekdays = weekdayNames.split('|')
const ordinal = '(?:st|nd|rd|th)?'
const weekdayBefore = `(?:(?<weekday>${weekdayNames}),? )?`
const units = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first'.split(
    '|',
  )
const scales = new Map([
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
])
const currencies = new Map([
  ['$', 'ドル'],
  ['€', 'ユーロ'],
  ['£', 'ポンド'],
  ['¥', '円'],
])

/** Dates, times, amounts, lengths of time and centuries as Japanese writes them: small models lose parts of them, or put them in English order. */
const quantities: readonly Quantity[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])${weekdayBefore}(?<month>${monthNames}) (?<day>\\d{1,2})${ordinal}(?:,? (?<year>\\d{4}))?(?![\\p{L}\\d:]|[.,-]\\d)`,
      'gu',
    ),
    write: writeDate,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,])${weekdayBefore}(?:the )?(?<day>\\d{1,2})${ordinal} (?:of )?(?<month>${monthNames})(?:,? (?<year>\\d{4}))?(?![\\p{L}\\d])`,
      'gu',
    ),
    write: writeDate,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d])(?<month>${monthNames}),? (?<year>[12]\\d{3})(?![\\p{L}\\d])`, 'gu'),
    write: ({ month, year }) => `${year}年${months.indexOf(month ?? '') + 1}月`,
  },
  {
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:in|since|until|till|by|from|every|early|late|of) )(?<month>${monthNames})(?![\\p{L}\\d'’]| (?:\\d|\\p{Lu}))`,
      'gu',
    ),
    write: writeMonth,
  },
  {
    pattern: /(?<![\p{L}\d.,:])(?<from>\d{1,2}:[0-5]\d) ?[-–—] ?(?<to>\d{1,2}:[0-5]\d)(?![\p{L}\d:])/gu,
    write: ({ from, to }) => `${from}～${to}`,
  },
  {
    pattern: /(?<![\p{L}\d])room (?<number>\d{2,4})(?![\p{L}\d:]|[.,-]\d)/giu,
    write: ({ number }) => `${number}号室`,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d])(?<count>once|twice|(?:${units}|\\d{1,2}) times) a day(?![\\p{L}\\d])`, 'giu'),
    write: ({ count = '' }) => `1日${readTimes(count)}回`,
  },
  {
    // The last full stop of a sentence is left to it.
    pattern:
      /(?<![\p{L}\d.,:])(?<hour>\d{1,2})(?::(?<minutes>[0-5]\d))? ?(?<half>[ap])(?:m\b|\.m(?:\.(?!\s*$)|(?=\.\s*$)))/giu,
    write: writeTime,
  },
  {
    pattern:
      /(?<![\p{L}\d])(?<sign>[$€£¥])(?<amount>\d[\d,]*(?:\.\d+)?)(?: (?<scale>million|billion|trillion))?(?![\p{L}\d])/gu,
    write: ({ sign, amount, scale }) => `${writeScaled(amount, scale)}${currencies.get(sign ?? '')}`,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,$€£¥])(?<amount>\\d[\\d,]*(?:\\.\\d+)?|${units}|twenty|thirty|forty|fifty) (?<scale>million|billion|trillion)(?![\\p{L}\\d])`,
      'giu',
    ),
    write: ({ amount, scale }) => writeScaled(amount, scale),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,])(?<hours>\\d{1,3}|${units}) hours?,?(?: and)? (?<minutes>\\d{1,2}|${units}) minutes?(?![\\p{L}\\d])`,
      'giu',
    ),
    write: ({ hours, minutes }) => `${readCount(hours)}時間${readCount(minutes)}分`,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d.,])(?<hours>\\d{1,3}|${units}) and a half hours?(?![\\p{L}\\d])`, 'giu'),
    write: ({ hours }) => `${readCount(hours)}時間半`,
  },
  { pattern: /(?<![\p{L}\d])an hour and a half(?![\p{L}\d])/giu, write: () => '1時間半' },
  { pattern: /(?<![\p{L}\d]|and a )half an hour(?![\p{L}\d])/giu, write: () => '30分' },
  {
    pattern: /(?<![\p{L}\d])minus (?<amount>\d+(?:\.\d+)?) degrees(?![\p{L}\d])/giu,
    write: ({ amount }) => `マイナス${amount}度`,
  },
  {
    pattern: /(?<![\p{L}\d.,])(?<amount>\d+(?:\.\d+)?) degrees below zero(?![\p{L}\d])/giu,
    write: ({ amount }) => `氷点下${amount}度`,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d-])(?:the )?(?<which>${ordinals.join('|')}) century(?![\\p{L}\\d])`, 'giu'),
    write: ({ which = '' }) => `${ordinals.indexOf(which.toLowerCase()) + 1}世紀`,
  },
  { pattern: /(?<![\p{L}\d])(?:the )?(?<year>(?:1[5-9]|20)\d0)s(?![\p{L}\d])/gu, write: ({ year }) => `${year}年代` },
]

export function findEnglishQuantities(text: string): readonly FixedTerm[] {
  return findQuantities(text, quantities)
}

type Groups = Readonly<Record<string, string | undefined>>

/** "may" and "march" are words too. */
function writeMonth({ month = '' }: Groups): string | undefined {
  const number = months.indexOf(month) + 1
  return number === 0 ? undefined : `${number}月`
}

function writeDate({ weekday, month, day, year }: Groups): string | undefined {
  if (Number(day) < 1 || Number(day) > 31) return undefined
  const name = '日月火水木金土'.charAt(weekdays.indexOf(weekday ?? ''))
  return `${year === undefined ? '' : `${year}年`}${months.indexOf(month ?? '') + 1}月${Number(day)}日${name && `${name}曜日`}`
}

function writeTime({ hour, minutes, half }: Groups): string | undefined {
  const clock = Number(hour)
  if (clock < 1 || clock > 12) return undefined
  const past = minutes === undefined || minutes === '00' ? '' : `${Number(minutes)}分`
  return `${half?.toLowerCase() === 'a' ? '午前' : '午後'}${clock % 12}時${past}`
}

function readTimes(count: string): number {
  const [first = ''] = count.toLowerCase().split(' ')
  return first === 'once' ? 1 : first === 'twice' ? 2 : readCount(first)
}

function writeScaled(amount = '', scale = ''): string {
  const factor = scales.get(scale.toLowerCase())
  return factor === undefined ? amount : writeJapaneseAmount(Math.round(readCount(amount) * factor))
}

function readCount(count = ''): number {
  return /^\d/.test(count) ? Number(count.replaceAll(',', '')) : (readEnglishNumber(count) ?? 0)
}
