import { today } from '../../../../domain/calendar/calendar-day.ts'
import { readDays } from '../../../../domain/calendar/read-days.ts'
import { say, type Topic } from '../topic.ts'
import { instantOf } from './convert-time.ts'
import { findZone } from './find-zone.ts'

const asks = /\b(?:arriv|land|get (?:in|there)|touch down|reach)\w*\b|着|到着/i
const departure =
  /\b(?:leav|depart|tak(?:e|es|ing) off|start|fl(?:y|ies|ight))\w*\b.{0,60}?\b(?:at )?(\d{1,2}):(\d{2}) ?([ap]\.?m\.?)?/i
const fromPlace =
  /\b(?:leav(?:es?|ing)|from|departs?|departing)(?: from)? (?:at \d{1,2}:\d{2}(?: ?[ap]m)? from )?([A-Z][\p{L}]+(?: [A-Z][\p{L}]+)?)/u
const toPlace = /\b(?:in|to|for|at) ([A-Z][\p{L}]+(?: [A-Z][\p{L}]+)?)/gu
const duration = /(\d{1,2}(?:\.\d+)?) ?(?:h|hours?|hrs?)\b(?:(?:,? and)? ?(\d{1,2}) ?(?:m|min|minutes?|mins)\b)?/i

/** When somebody arrives by the clocks there: where and when they leave, and how long they are under way. */
export const tellArrival: Topic = ({ text, language, now }) => {
  if (language === 'ja' || text.length > 250 || !asks.test(text)) return undefined
  const [, hour = '', minute = '', half = ''] = departure.exec(text) ?? []
  const [, hours = '', minutes = '0'] = duration.exec(text) ?? []
  const from = fromPlace.exec(text)?.[1]
  const to = [...text.matchAll(toPlace)]
    .map(([, place = '']) => place)
    .findLast((place) => place !== from && findZone(place))
  const [zone, there] = [from && findZone(from), to && findZone(to)]
  if (hour === '' || hours === '' || !zone || !there || to === undefined) return undefined
  const [day = today(now, zone)] = readDays(text, today(now, zone))
  const started = (Number(hour) % (half === '' ? 24 : 12)) + (/^p/i.test(half) ? 12 : 0)
  const arrived = instantOf(started, Number(minute), zone, day) + (Number(hours) * 60 + Number(minutes)) * 60_000
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: there, hour: '2-digit', minute: '2-digit' }).format(arrived)
  const date = new Intl.DateTimeFormat('en-GB', {
    timeZone: there,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(arrived)
  return say(0.94, `It is ${time} on ${date} in ${to} then.`)
}
