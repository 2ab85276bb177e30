import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { LineConditions } from '../../domain/line-conditions.ts'
import { readText } from '../../domain/text-table.ts'
import { type Timetable, vehicleKinds } from '../../domain/timetable.ts'

/** Feeds do not say which trains cost a supplement; their names do, as far as anything does. */
const limitedExpress = /特急|limited express/iu

/** Lines that may be taken, where not all may. */
export class LineFilter {
  /** Names what it allows. */
  readonly key: string
  /** What does not stop at a place where nothing allowed does: the beginning of a sentence. */
  readonly noun: string
  readonly #isAllowed: Uint8Array

  /** Throws a `ServiceError` for a name that no line and no operator has. */
  constructor(timetable: Timetable, conditions: LineConditions) {
    const { kinds, avoidedOperators = [], avoidedLines = [] } = conditions
    this.key = JSON.stringify(conditions)
    this.noun = kinds?.join() === 'bus' ? 'No bus' : 'Nothing that the conditions allow'
    const lines = [...timetable.lines.id.keys()].map((line) => readLine(timetable, line))
    for (const operator of avoidedOperators) refuseUnknown(operator, lines, (line) => line.operator === operator)
    for (const name of avoidedLines) refuseUnknown(name, lines, (line) => line.names.includes(name))
    this.#isAllowed = Uint8Array.from(lines, (line) => Number(allows(conditions, line)))
  }

  allows(line: number): boolean {
    return this.#isAllowed[line] === 1
  }
}

/** Undefined where all lines may be taken. */
export function createLineFilter(timetable: Timetable, conditions: LineConditions | undefined): LineFilter | undefined {
  const isAny = Object.values(conditions ?? {}).every(
    (value) => value === undefined || value === false || (Array.isArray(value) && value.length === 0),
  )
  return conditions && !isAny ? new LineFilter(timetable, conditions) : undefined
}

function readLine({ lines, texts }: Timetable, line: number) {
  const name = readText(texts, lines.name[line] ?? 0)
  return {
    kind: vehicleKinds[lines.kind[line] ?? 0] ?? 'train',
    isHighSpeed: lines.isHighSpeed[line] === 1,
    operator: readText(texts, lines.operator[line] ?? 0),
    /** The whole, and without what stands after "・", where some feeds have the kind of train. */
    names: [name, name.split('・', 1)[0] ?? ''],
  }
}

type Line = ReturnType<typeof readLine>

function refuseUnknown(name: string, lines: readonly Line[], isMeant: (line: Line) => boolean): void {
  if (!lines.some(isMeant))
    throw new ServiceError('unknown_line', 400, `No line or operator of the timetable is called "${name}".`)
}

function allows(conditions: LineConditions, { kind, isHighSpeed, operator, names }: Line): boolean {
  const { kinds, avoidedParts = [], avoidedOperators = [], avoidedLines = [] } = conditions
  const [name = ''] = names
  if (kinds && !kinds.includes(kind)) return false
  if (conditions.avoidsHighSpeed && isHighSpeed && kind !== 'bus') return false
  if (conditions.avoidsCoaches && isHighSpeed && kind === 'bus') return false
  if (conditions.avoidsLocalBuses && !isHighSpeed && kind === 'bus') return false
  if (conditions.avoidsLimitedExpress && kind !== 'bus' && limitedExpress.test(name)) return false
  if (avoidedParts.some((part) => name.includes(part)) || avoidedOperators.includes(operator)) return false
  return !names.some((each) => avoidedLines.includes(each))
}
