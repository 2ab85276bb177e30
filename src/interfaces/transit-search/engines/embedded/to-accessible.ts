import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import { none, type Timetable, type TransferRuleTable, type TransferTable } from '../../domain/timetable.ts'
import { suits, type WheelchairNeed } from '../../domain/wheelchair.ts'

/**
 * The timetable of one who needs a wheelchair: trips that do not suit never run, nobody gets on or off at stops that do not, and changes take ways
 * without stairs. Whoever is on board passes through anywhere. Throws a `ServiceError` where what is known is wanted and no feed says anything.
 */
export function toAccessible(timetable: Timetable, need: WheelchairNeed): Timetable {
  const { stops, trips, services } = timetable
  if (need === 'known' && [stops, trips].some(({ wheelchair }) => wheelchair.every((access) => access === 0)))
    throw new ServiceError(
      'unknown_access',
      400,
      'No feed says which stops and vehicles wheelchairs can use; wheelchair=possible takes all that are not said to be out of reach.',
      { field: 'wheelchair' },
    )
  const closed = stops.wheelchair.map((access) => (suits(need, access) ? 0 : 1))
  const days = new Uint8Array(services.days.length + services.bytesPerService)
  days.set(services.days)
  return {
    ...timetable,
    closed,
    patterns: {
      ...timetable.patterns,
      rules: timetable.patterns.rules.map((rule, call) => (closed[timetable.patterns.stops[call] ?? 0] ? 0 : rule)),
    },
    trips: {
      ...trips,
      service: trips.service.map((service, trip) => (suits(need, trips.wheelchair[trip]) ? service : services.count)),
    },
    services: { ...services, days, count: services.count + 1 },
    transfers: dropStairs(timetable.transfers),
    transferRules: closeRules(timetable),
  }
}

function dropStairs({ start, to, metres, stepFree }: TransferTable): TransferTable {
  const kept = [...stepFree.keys()].filter((way) => stepFree[way] !== none)
  const starts = new Int32Array(start.length)
  for (let stop = 0, passed = 0; stop < start.length; stop++) {
    while (passed < kept.length && (kept[passed] ?? 0) < (start[stop] ?? 0)) passed++
    starts[stop] = passed
  }
  const pick = (column: Int32Array) => Int32Array.from(kept, (way) => column[way] ?? 0)
  return { start: starts, to: pick(to), seconds: pick(stepFree), metres: pick(metres), stepFree: pick(stepFree) }
}

/** What transfers.txt says of lines and trips lets nobody up the stairs. */
function closeRules({ transfers, transferRules }: Timetable): TransferRuleTable {
  const { fromStop, toStop, seconds } = transferRules
  const closed = seconds.map((ofRule, rule) => {
    const stepFree = findStepFree(transfers, fromStop[rule] ?? 0, toStop[rule] ?? 0)
    return stepFree === undefined || ofRule === none ? ofRule : stepFree === none ? none : Math.max(ofRule, stepFree)
  })
  return { ...transferRules, seconds: closed }
}

function findStepFree({ start, to, stepFree }: TransferTable, from: number, target: number): number | undefined {
  for (let way = start[from] ?? 0; way < (start[from + 1] ?? 0); way++) if (to[way] === target) return stepFree[way]
  return undefined
}
