import type { CalendarDay, TimeOfDay } from './written-date.ts'
import { findZoneOffset } from './zones.ts'

/** As RFC 5322, section 3.3, with a year of four digits: `Sat, 07 Sep 2002 00:00:01 GMT`. */
const ofMail =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?([0-2]?\d|3[01]) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{2}):(\d{2}):(\d{2}) (GMT|UTC?|Z|[ECMP][SD]T|[+-]\d{4})$/
/** As RFC 3339, section 5.6: `2002-09-07T00:00:01.5+09:00`. */
const ofInternet = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/
const months = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/** The two forms that nearly all feeds have, read as `parseDate` reads all others, in a tenth of the time. */
export function readUsualDate(text: string): (CalendarDay & TimeOfDay) | undefined {
  const mail = ofMail.exec(text)
  if (mail) {
    const [, day, name = '', year, hour, minute, second, zone = ''] = mail
    return toDate([year, months.indexOf(name) / 3 + 1, day, hour, minute, second], zone)
  }
  const [, year, month, day, hour, minute, second, fraction = '', zone] = ofInternet.exec(text) ?? []
  return zone === undefined ? undefined : toDate([year, month, day, hour, minute, second], zone, fraction)
}

type Parts = readonly [year: Part, month: Part, day: Part, hour: Part, minute: Part, second: Part]
type Part = string | number | undefined

function toDate(parts: Parts, zone: string, fraction = ''): (CalendarDay & TimeOfDay) | undefined {
  const offset = findZoneOffset(zone)
  if (offset === undefined) return undefined
  const [year, month, day, hour, minute, second] = parts
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    millisecond: Number(fraction.slice(0, 3).padEnd(3, '0')),
    offset,
  }
}
