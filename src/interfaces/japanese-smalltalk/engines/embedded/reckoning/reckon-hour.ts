import { digitsForJapanese } from '../../../../../capabilities/language-model/domain/arithmetic/japanese-numerals.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

const until =
  /(午前|午後|朝|夜|夕方)?の?(\d{1,2})時(?:(\d{1,2})分|(半))?(?:ちょうど)?まで.{0,6}(?:何時間|何分|どれくらい|どのくらい)/

const shifted = /(\d{1,3})(時間|分)(半)?(後|前)(?:って|は)?.{0,3}何時/

/** 「午後六時まであと何時間？」「八時間後は何時？」 by Japan's clock. */
export function reckonHour(said: string, now: number): string | undefined {
  const text = digitsForJapanese(said)
  return countUntil(text, now) ?? shift(text, now)
}

function countUntil(text: string, now: number): string | undefined {
  const [found, part, hour, minutes, half] = until.exec(text) ?? []
  if (found === undefined || Number(hour) > 24) return undefined
  const isLate = part !== undefined && part !== '午前' && part !== '朝' && Number(hour) < 12
  const wanted = (Number(hour) + (isLate ? 12 : 0)) * 60 + (half === undefined ? Number(minutes ?? 0) : 30)
  const left = (wanted - minuteOfDay(now) + 2 * dayMinutes) % dayMinutes
  return left === 0 ? 'ちょうど今がその時刻です。' : `あと${sayLength(left)}です。`
}

function shift(text: string, now: number): string | undefined {
  const [found, count, unit, half, direction] = shifted.exec(text) ?? []
  if (found === undefined) return undefined
  const minutes = Number(count) * (unit === '時間' ? 60 : 1) + (half === undefined ? 0 : 30)
  const time = clock.format(now + (direction === '前' ? -minutes : minutes) * minuteMs)
  return `${time
    .replace(/^0(?=\d)/, '')
    .replace(':', '時')
    .replace(/時0?(\d+)$/, '時$1分')
    .replace('時0分', '時')}です。`
}

function sayLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${hours === 0 ? '' : `${hours}時間`}${rest === 0 ? '' : `${rest}分`}`
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', hour: 'numeric', minute: 'numeric' })

function minuteOfDay(now: number): number {
  const [hours = 0, minutes = 0] = clock.format(now).split(':').map(Number)
  return 60 * hours + minutes
}
