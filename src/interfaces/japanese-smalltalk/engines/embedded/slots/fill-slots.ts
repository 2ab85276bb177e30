import type { Slot } from '../exchange.ts'

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

/** What the clock says in Japan. */
export function readClock(now: number): Map<Slot, string> {
  const date = new Date(now)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', ...options }).format(date)
  const month = Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', month: 'numeric' }).format(date))
  return new Map<Slot, string>([
    [
      'time',
      part({ hour: 'numeric', minute: 'numeric', hour12: true })
        .replace(/(\d+):0?(\d+)/, '$1時$2分')
        .replace('時0分', '時'),
    ],
    ['date', part({ month: 'long', day: 'numeric' })],
    ['weekday', part({ weekday: 'long' })],
    ['season', seasons[Math.floor((month % 12) / 3)] ?? ''],
  ])
}

/** By the months of Japan's weather service: winter begins with December. */
const seasons = ['冬', '春', '夏', '秋']
