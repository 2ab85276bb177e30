import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import { ServiceError } from '../../../kernel/errors/service-error.ts'
import type { Platform } from '../../../kernel/platform.ts'
import createEngine from '../engines/embedded.ts'
import type { Journey, JourneyQuery, SearchKind } from '../port.ts'
import { settings } from '../settings.ts'
import { readMoment } from '../wire/request/read-moment.ts'

export interface JourneyRequest {
  /** In the order of travel: codes, which are made of digits, and names. */
  readonly places: readonly string[]
  readonly kind: SearchKind
  /** `YYYYMMDD` and `HHMM`; now unless given. */
  readonly date: string | undefined
  readonly time: string | undefined
  readonly maxJourneys: number
}

/** Searches the timetables of this machine, whether or not a server is running. */
export async function findJourneys(request: JourneyRequest, platform: Platform): Promise<readonly Journey[]> {
  const engine = createEngine({ ...platform, settings: platform.settings.of(settings) })
  try {
    const [feed] = await engine.listFeeds()
    const { journeys } = await engine.findJourneys(toQuery(request, feed?.timeZone ?? 'UTC', platform.now()))
    return journeys
  } catch (cause) {
    if (cause instanceof ServiceError && cause.code !== 'internal') throw new OperatorError(cause.message, { cause })
    throw cause
  }
}

function toQuery(
  { places, kind, date, time, maxJourneys }: JourneyRequest,
  timeZone: string,
  now: number,
): JourneyQuery {
  return {
    places: places.map((text) => (/^\d+$/.test(text) ? { code: text } : { name: text })),
    kind,
    ...readMoment({ kind, date, time }, timeZone, now),
    order: 'best',
    maxJourneys,
  }
}
