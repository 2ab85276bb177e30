import type { Platform } from '../../../kernel/foundation/platform.ts'
import { askEngine } from './ask-engine.ts'
import type { WheelchairNeed } from '../domain/wheelchair.ts'
import { type Clock, readMomentAt } from '../wire/request/read-moment.ts'
import type { Journey, JourneyQuery, SearchKind } from '../domain/journey.ts'

export interface JourneyRequest {
  /** In the order of travel: codes, which are made of digits, and names. */
  readonly places: readonly string[]
  readonly kind: SearchKind
  /** `YYYYMMDD` and `HHMM`; now unless given. */
  readonly date: string | undefined
  readonly time: string | undefined
  readonly maxJourneys: number
  readonly wheelchair: WheelchairNeed | undefined
}

export interface FoundJourneys {
  readonly journeys: readonly Journey[]
  /** By whose clocks their times are. */
  readonly timeZone: string
}

/** Searches the timetables of this machine, whether or not a server is running. */
export function findJourneys(request: JourneyRequest, platform: Platform): Promise<FoundJourneys> {
  return askEngine(platform, async (engine) => {
    const clock: Clock = { now: platform.now(), readTimeZone: (place) => engine.readTimeZone(place) }
    const { journeys } = await engine.findJourneys(await toQuery(request, clock))
    return { journeys, timeZone: await engine.readTimeZone() }
  })
}

async function toQuery(
  { places: named, kind, date, time, maxJourneys, wheelchair }: JourneyRequest,
  clock: Clock,
): Promise<JourneyQuery> {
  const places = named.map((text) => (/^\d+$/.test(text) ? { code: text } : { name: text }))
  return {
    places,
    kind,
    ...(await readMomentAt({ kind, date, time }, places, clock)),
    order: 'best',
    maxJourneys,
    ...(wheelchair && { wheelchair }),
  }
}
