import type { LineConditions } from '../../domain/line-conditions.ts'
import { vehicleKinds } from '../../domain/timetable.ts'
import { refuse } from './refuse.ts'
import type { VehicleKind } from '../../domain/place.ts'
import type { JourneyOrder } from '../../domain/journey.ts'

export interface DetailedConditions {
  readonly lines: LineConditions
  readonly maxChanges?: number
  readonly avoidsWalking?: boolean
  /** In place of the usual one. */
  readonly order?: JourneyOrder
}

/** A digit of the text: what it is about, and which of its values are served; each value counts an option from the last one. */
interface Digit {
  readonly name: string
  readonly served: string
}

/** Of group T, vehicles; what a feed does not say is served as if it were allowed. */
const vehicles: readonly Digit[] = [
  { name: 'plane', served: '31' },
  { name: 'shinkansen', served: '21' },
  { name: 'nozomi', served: '21' },
  { name: 'sleeper', served: '321' },
  { name: 'limitedExpress', served: '21' },
  { name: 'highwayBus', served: '31' },
  { name: 'connectionBus', served: '3' },
  { name: 'localBus', served: '21' },
  { name: 'ship', served: '31' },
  { name: 'liner', served: '21' },
  { name: 'walk', served: '321' },
  { name: 'midnightBus', served: '21' },
]

/** Of group A, answers. */
const answers: readonly Digit[] = [
  { name: 'useJR', served: '2' },
  { name: 'transfer', served: '321' },
  { name: 'expressStartingStation', served: '1' },
  { name: 'waitAverageTime', served: '2' },
  { name: 'localBusOnly', served: '21' },
  { name: '', served: '0123456789' },
  { name: 'transferTime', served: '4' },
]

/**
 * `T32212332323191:F332112212000010:A23121141:`, a digit for each condition. Group F chooses among fares and passes; a feed has one fare for a ride,
 * whichever is asked for. Throws for what would change the answer and cannot.
 */
export function readConditionDetail(text: string): DetailedConditions {
  const groups = new Map(text.split(':').map((group) => [group.slice(0, 1), group.slice(1)]))
  if ([...groups].some(([letter, digits]) => !'TFA'.includes(letter) || !/^\d{0,20}$/.test(digits)))
    throw refuse(
      'conditionDetail',
      `"conditionDetail" is "${text}"; it has groups of digits: T32212332323191:F332112212000010:A23121141:`,
    )
  const isSet = readDigits(groups.get('T') ?? '', vehicles)
  const answer = readDigits(groups.get('A') ?? '', answers)
  const without: readonly VehicleKind[] = [
    ...(isSet('plane', '1') ? (['plane'] as const) : []),
    ...(isSet('ship', '1') ? (['ship'] as const) : []),
  ]
  const kinds = answer('localBusOnly', '2')
    ? (['bus'] as const)
    : without.length > 0
      ? vehicleKinds.filter((kind) => !without.includes(kind))
      : undefined
  const avoidedParts = [...(isSet('nozomi', '1') ? ['のぞみ'] : []), ...(isSet('liner', '1') ? ['ライナー'] : [])]
  return {
    lines: {
      ...(kinds && { kinds }),
      ...(isSet('shinkansen', '1') && { avoidsHighSpeed: true }),
      ...(isSet('limitedExpress', '1') && { avoidsLimitedExpress: true }),
      ...(isSet('highwayBus', '1') && { avoidsCoaches: true }),
      ...(isSet('localBus', '1') && { avoidsLocalBuses: true }),
      ...(avoidedParts.length > 0 && { avoidedParts }),
    },
    ...(answer('transfer', '1') && { maxChanges: 0 }),
    ...(isSet('walk', '1') && { avoidsWalking: true }),
    ...(answer('transfer', '2') && { order: 'changes' as const }),
    ...(isSet('walk', '2') && { order: 'walking' as const }),
  }
}

/** Whether a condition has a value; 0 and what is left out stand for the usual. */
function readDigits(digits: string, known: readonly Digit[]): (name: string, value: string) => boolean {
  for (const [index, { name, served }] of known.entries()) {
    const digit = digits[index] ?? '0'
    if (digit !== '0' && !served.includes(digit))
      throw refuse(
        'conditionDetail',
        `The value ${digit} of ${name} in "conditionDetail" is not served; feeds do not tell what it needs.`,
      )
  }
  return (name, value) => digits[known.findIndex((each) => each.name === name)] === value
}
