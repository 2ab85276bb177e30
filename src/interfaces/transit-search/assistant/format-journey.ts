import type { AssistantLanguage } from '../../../kernel/wire/interface/skill.ts'
import { isWithinStation } from '../domain/is-within-station.ts'
import { beginOf, endOf } from '../domain/journey-times.ts'
import { moveClock, toClock, toLocalMinutes } from '../domain/local-time.ts'
import type { Station } from '../domain/place.ts'
import type { Call, Journey, Moment, Ride, Walk } from '../domain/journey.ts'

/** How a journey is put into words. */
export interface JourneyWords {
  readonly language: AssistantLanguage
  /** By whose clocks its times are; they are told by those of its stations. */
  readonly timeZone: string
}

/** A journey in words: what it is as a whole, then a line for each leg. */
export function formatJourney(journey: Journey, words: JourneyWords): string {
  const shownLegs = journey.legs.filter((leg) => leg.kind === 'ride' || !isWithinStation(leg))
  return [summarizeJourney(journey, words), ...shownLegs.map((leg) => formatLeg(leg, words))].join('\n')
}

/** "09:35 → 09:51, 16 min, no change, 330 yen". */
export function summarizeJourney(journey: Journey, { language, timeZone }: JourneyWords): string {
  const { legs, fares } = journey
  const rides = legs.filter((leg) => leg.kind === 'ride')
  const changes = Math.max(0, rides.filter(({ isThrough }) => !isThrough).length - 1)
  const [begin, end] = [beginOf(journey), endOf(journey)]
  const minutes = end - begin
  const parts = [
    `${toClockAt(begin, beginOfLeg(legs[0]), timeZone)} → ${toClockAt(end, endOfLeg(legs.at(-1)), timeZone)}`,
    language === 'ja' ? `${minutes} 分` : `${minutes} min`,
    language === 'ja' ? `乗換 ${changes} 回` : formatChanges(changes),
    ...formatFares(fares, language),
  ]
  return parts.join(language === 'ja' ? '、' : ', ')
}

function toClockAt(minutes: number, place: Walk['from'] | undefined, timeZone: string): string {
  const ofPlace = place && isStation(place) ? place.timeZone : undefined
  return toClock(moveClock(minutes, timeZone, ofPlace ?? timeZone))
}

function beginOfLeg(leg: Ride | Walk | undefined): Walk['from'] | undefined {
  return leg?.kind === 'walk' ? leg.from : leg?.calls[0]?.station
}

function endOfLeg(leg: Ride | Walk | undefined): Walk['from'] | undefined {
  return leg?.kind === 'walk' ? leg.to : leg?.calls.at(-1)?.station
}

function formatChanges(changes: number): string {
  if (changes === 0) return 'no change'
  return changes === 1 ? '1 change' : `${changes} changes`
}

function formatFares(fares: Journey['fares'], language: AssistantLanguage): readonly string[] {
  const [first] = fares
  if (!first) return []
  const total = fares.reduce((sum, { amount }) => sum + amount, 0)
  if (first.currency !== 'JPY') return [`${total} ${first.currency}`]
  return [language === 'ja' ? `${total} 円` : `${total} yen`]
}

function formatLeg(leg: Ride | Walk, words: JourneyWords): string {
  return leg.kind === 'ride' ? formatRide(leg, words) : formatWalk(leg, words.language)
}

function formatRide(ride: Ride, words: JourneyWords): string {
  const [first, last] = [ride.calls[0], ride.calls.at(-1)]
  const name = ride.destination === '' ? ride.line : `${ride.line} (${ride.destination})`
  const stay = words.language === 'ja' ? '、そのまま乗車' : ', stay on board'
  const through = ride.isThrough ? stay : ''
  return `- ${formatCall(first, first?.departure, words)} ${name}${through} → ${formatCall(last, last?.arrival, words)}`
}

function formatCall(call: Call | undefined, moment: Moment | undefined, { language, timeZone }: JourneyWords): string {
  const number = call?.platform ?? ''
  const platform = language === 'ja' ? `(${number} 番線)` : ` (platform ${number})`
  return `${moment ? `${toClockAt(toLocalMinutes(moment), call?.station, timeZone)} ` : ''}${call?.station.name ?? ''}${number === '' ? '' : platform}`
}

function formatWalk({ from, to, seconds }: Walk, language: AssistantLanguage): string {
  const minutes = Math.ceil(seconds / 60)
  if (language === 'ja') return `- ${nameOf(from, language)} から ${nameOf(to, language)} まで徒歩 ${minutes} 分`
  return `- walk ${minutes} min from ${nameOf(from, language)} to ${nameOf(to, language)}`
}

function nameOf(place: Walk['from'], language: AssistantLanguage): string {
  if (isStation(place)) return place.name
  return language === 'ja' ? '指定の地点' : 'the position'
}

function isStation(place: Walk['from']): place is Station {
  return 'code' in place
}
