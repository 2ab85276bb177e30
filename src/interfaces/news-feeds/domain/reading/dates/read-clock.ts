import type { TimeOfDay } from './written-date.ts'
import { findZoneOffset } from './zones.ts'

const clockFace =
  /(?:(?<=\d)T)?(?<!\d)(\d{1,2})(?::|\s?[時时시点點]\s?|h(?=\d))(\d{1,2})(?:(?::|\s?[分분]\s?)(?:(\d{1,2})\s?[秒초]?(?:[.,](\d{1,9})\d*)?)?)?(?!\d)/i
const hourAlone = /(?:(?<=\d)T(\d{2})(?=Z|[+-]|$))|(?<!\d)(\d{1,2})\s?(?=[ap]\.?m\b)/i
const afternoon = /(?<!\p{L})p\.?\s?m\b\.?|午後|下午|오후|μ\.?μ\./iu
const morning = /(?<!\p{L})a\.?\s?m\b\.?|午前|上午|오전|π\.?μ\./iu
const zone = /(?:GMT|UTC?)?\s?[+\u2212-]\d{1,2}(?::?\d{2})?(?![\d-])|[A-Z]{1,5}\b/gi
const midnight = { hour: 0, minute: 0, second: 0, millisecond: 0 }

/** The time of day and the zone in a written date, and what is left of it without them. */
export function readClock(text: string): { readonly clock: TimeOfDay; readonly rest: string } {
  const face = clockFace.exec(text)
  const alone = face ? undefined : hourAlone.exec(text)
  const found = face ?? alone
  if (!found) return { clock: { ...midnight, offset: 0 }, rest: text }
  const [, hour, minute, second, fraction] = face ?? [undefined, alone?.[1] ?? alone?.[2]]
  const { offset, rest } = takeZone(
    text
      .slice(found.index + found[0].length)
      .replace(afternoon, ' ')
      .replace(morning, ' '),
  )
  const clock = {
    hour: toTwentyFour(Number(hour), text),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
    millisecond: Number((fraction ?? '').slice(0, 3).padEnd(3, '0')),
    offset,
  }
  return { clock, rest: `${text.slice(0, found.index).replace(afternoon, ' ').replace(morning, ' ')} ${rest}` }
}

/** The zone stands after the time, and may be named twice: `GMT+0900 (JST)`. Numbers say it better than names. */
function takeZone(text: string): { readonly offset: number; readonly rest: string } {
  const offsets: { readonly written: string; readonly minutes: number }[] = []
  for (const [written] of text.matchAll(zone)) {
    const minutes = findZoneOffset(written.replace(/\s/, ''))
    if (minutes !== undefined) offsets.push({ written, minutes })
  }
  const stated = offsets.find(({ written }) => /\d/.test(written)) ?? offsets[0]
  const rest = offsets.reduce((left, { written }) => left.replace(written, ' '), text)
  return { offset: stated?.minutes ?? 0, rest }
}

function toTwentyFour(hour: number, text: string): number {
  if (afternoon.test(text)) return hour < 12 ? hour + 12 : hour
  return morning.test(text) && hour === 12 ? 0 : hour
}
