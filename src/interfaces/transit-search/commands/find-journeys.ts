import type { Platform } from '../../../kernel/foundation/platform.ts'
import { askEngine } from './ask-engine.ts'
import type { WheelchairNeed } from '../domain/wheelchair.ts'
import { readMoment } from '../wire/request/read-moment.ts'
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

/** Searches the timetables of this machine, whether or not a server is running. */
export function findJourneys(request: JourneyRequest, platform: Platform): Promise<readonly Journey[]> {
  return askEngine(platform, async (engine, timeZone) => {
    const { journeys } = await engine.findJourneys(toQuery(request, timeZone, platform.now()))
    return journeys
  })
}

function toQuery(
  { places, kind, date, time, maxJourneys, wheelchair }: JourneyRequest,
  timeZone: string,
  now: number,
): JourneyQuery {
  return {
    places: places.map((text) => (/^\d+$/.test(text) ? { code: text } : { name: text })),
    kind,
    ...readMoment({ kind, date, time }, timeZone, now),
    order: 'best',
    maxJourneys,
    ...(wheelchair && { wheelchair }),
  }
}
