import type { ReachBase, ReachQuery } from '../../port.ts'
import { readCount } from './read-choice.ts'
import { type LineSwitches, readLineSwitches } from './read-line-conditions.ts'
import { type Clock, readMomentAt } from './read-moment.ts'
import { readPlaces } from './read-place.ts'
import { readStationChoice } from './read-station-choice.ts'
import { readSwitch } from './read-switch.ts'
import { readWheelchair } from './read-wheelchair.ts'
import { refuse } from './refuse.ts'
import type { Place } from '../../domain/place.ts'

interface ReachParameters extends LineSwitches {
  readonly date?: string | undefined
  readonly time?: string | undefined
  readonly waitAverageTime?: string | undefined
  readonly wheelchair?: string | undefined
}

interface RangeParameters extends ReachParameters {
  readonly name?: string | undefined
  readonly code?: string | undefined
  readonly upperLimit?: string | undefined
  readonly transferCount?: string | undefined
}

interface MultipleRangeParameters extends ReachParameters {
  readonly baseList: string
  readonly upperMinute: string
  readonly upperTransferCount?: string | undefined
  readonly includeBaseStation?: string | undefined
}

const maxMinutes = 200
const usualMinutes = 30
const maxBases = 5

/** What is reached from one station. */
export async function readRangeQuery(parameters: RangeParameters, clock: Clock): Promise<ReachQuery> {
  const { name, code, upperLimit, transferCount } = parameters
  const place = readStationChoice({ code, name })
  const maxSeconds = readCount('upperLimit', upperLimit, usualMinutes, maxMinutes) * 60
  return {
    bases: [{ place, maxSeconds, ...readChanges('transferCount', transferCount) }],
    ...(await readShared(parameters, [place], clock)),
    includesBases: false,
  }
}

/** What is reached from each of up to five stations. */
export async function readMultipleRangeQuery(parameters: MultipleRangeParameters, clock: Clock): Promise<ReachQuery> {
  const places = readPlaces('baseList', parameters.baseList)
  if (places.length > maxBases)
    throw refuse('baseList', `"baseList" names ${places.length} stations; at most ${maxBases} are searched from.`)
  const minutes = parameters.upperMinute.split(':')
  const changes = parameters.upperTransferCount ? parameters.upperTransferCount.split(':') : []
  return {
    bases: places.map((place, index) => readBase(place, minutes, changes, index, places.length)),
    ...(await readShared(parameters, places, clock)),
    includesBases: places.length > 1 && readSwitch('includeBaseStation', parameters.includeBaseStation, 'true'),
  }
}

function readBase(
  place: Place,
  minutes: readonly string[],
  changes: readonly string[],
  index: number,
  count: number,
): ReachBase {
  if (minutes.length !== count)
    throw refuse(
      'upperMinute',
      `"upperMinute" has ${minutes.length} values for ${count} stations; it takes one for each.`,
    )
  if (changes.length > 0 && changes.length !== count)
    throw refuse(
      'upperTransferCount',
      `"upperTransferCount" has ${changes.length} values for ${count} stations; it takes one for each.`,
    )
  const maxSeconds = readCount('upperMinute', minutes[index] || '?', usualMinutes, maxMinutes) * 60
  return { place, maxSeconds, ...readChanges('upperTransferCount', changes[index]) }
}

/** Any number of changes where nothing or -1 is said. */
function readChanges(field: string, text: string | undefined): { readonly maxChanges?: number } {
  if (text === undefined || text === '' || text === '-1') return {}
  return { maxChanges: text === '0' ? 0 : readCount(field, text, 0, 11) }
}

async function readShared(parameters: ReachParameters, places: readonly Place[], clock: Clock) {
  const { date, time, waitAverageTime } = parameters
  const moment = await readMomentAt({ kind: 'departure', date, time }, places, clock)
  const lines = readLineSwitches(parameters)
  const wheelchair = readWheelchair(parameters.wheelchair)
  return {
    date: moment.date,
    ...(time && { time: moment.time }),
    ...(lines && { lines }),
    ...(wheelchair && { wheelchair }),
    countsWaiting: readSwitch('waitAverageTime', waitAverageTime, 'true'),
  }
}
