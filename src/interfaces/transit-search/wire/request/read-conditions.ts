import type { LineConditions } from '../../domain/line-conditions.ts'
import type { WheelchairNeed } from '../../domain/wheelchair.ts'
import { type DetailedConditions, readConditionDetail } from './read-condition-detail.ts'
import { type LineSwitches, readLineSwitches } from './read-line-conditions.ts'
import { readWheelchair } from './read-wheelchair.ts'
import { refuse } from './refuse.ts'
import type { JourneyOrder } from '../../domain/journey.ts'

/** Parameters by which a rider chooses lines. */
export interface ConditionParameters extends LineSwitches {
  readonly conditionDetail?: string | undefined
  readonly interruptCorporationList?: string | undefined
  readonly interruptRailList?: string | undefined
  readonly fixedRailList?: string | undefined
  readonly wheelchair?: string | undefined
}

export interface Conditions {
  readonly lines?: LineConditions
  readonly maxChanges?: number
  readonly avoidsWalking?: boolean
  readonly order?: JourneyOrder
  readonly wheelchair?: WheelchairNeed
}

export function readConditions(parameters: ConditionParameters, ofWay: LineConditions | undefined): Conditions {
  const { conditionDetail, interruptCorporationList, interruptRailList, fixedRailList } = parameters
  if (fixedRailList)
    throw refuse('fixedRailList', '"fixedRailList" is not served; a station of the line in "viaList" leads over it.')
  const { lines: detailed, ...ofDetail }: DetailedConditions = conditionDetail
    ? readConditionDetail(conditionDetail)
    : { lines: {} }
  const wheelchair = readWheelchair(parameters.wheelchair)
  const others = { ...ofDetail, ...(wheelchair && { wheelchair }) }
  const [operators, avoided] = [readNames(interruptCorporationList), readNames(interruptRailList)]
  const switches = readLineSwitches(parameters) ?? {}
  const kinds = intersect([detailed.kinds, switches.kinds, ofWay?.kinds])
  const lines: LineConditions = {
    ...detailed,
    ...switches,
    ...(kinds && { kinds }),
    ...(operators.length > 0 && { avoidedOperators: operators }),
    ...(avoided.length > 0 && { avoidedLines: avoided }),
  }
  return Object.keys(lines).length === 0 ? others : { ...others, lines }
}

function readNames(text = ''): readonly string[] {
  return text.split(':').filter((name) => name.trim() !== '')
}

type Kinds = NonNullable<LineConditions['kinds']>

function intersect(lists: readonly (Kinds | undefined)[]): Kinds | undefined {
  return lists.reduce(
    (one, other) => (one && other ? one.filter((kind) => other.includes(kind)) : (one ?? other)),
    undefined,
  )
}
