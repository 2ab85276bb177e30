import type { Slot } from '../exchange.ts'
import { nextFestival } from './next-festival.ts'

/** Words for slots, as far as they are known. */
export type SlotWords = ReadonlyMap<string, string>

/** A line with its slots filled; undefined where a word is missing. */
export function fillSlots(line: string, words: SlotWords): string | undefined {
  let isWhole = true
  const filled = line.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => {
    const word = words.get(name)
    if (word === undefined) isWhole = false
    return word ?? ''
  })
  return isWhole ? filled : undefined
}

const inJapan = (options: Intl.DateTimeFormatOptions, locale = 'ja-JP') =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Tokyo', ...options })

const clockTime = inJapan({ hour: 'numeric', minute: 'numeric', hour12: true })
const monthAndDay = inJapan({ month: 'long', day: 'numeric' })
const weekday = inJapan({ weekday: 'long' })
const monthNumber = inJapan({ month: 'numeric' }, 'en')
const dayNumber = inJapan({ day: 'numeric' }, 'en')

/** By the months of Japan's weather service: winter begins with December. */
const seasons = ['冬', '春', '夏', '秋']

/** What the clock says in Japan. */
export function readClock(now: number): Map<Slot, string> {
  const time = clockTime.format(now).replace(/(\d+):0?(\d+)/, '$1時$2分')
  const month = Number(monthNumber.format(now))
  return new Map<Slot, string>([
    ['month', `${month}月`],
    ['festival', nextFestival(month, Number(dayNumber.format(now)))],
    ['time', time.replace('時0分', '時')],
    ['date', monthAndDay.format(now)],
    ['weekday', weekday.format(now)],
    ['season', seasons[Math.floor((month % 12) / 3)] ?? ''],
  ])
}
