import type { LineConditions } from '../../domain/line-conditions.ts'
import { readText } from '../../domain/text-table.ts'
import { type Timetable, vehicleKinds } from '../../domain/timetable.ts'

/** Feeds do not say which trains cost a supplement; their names do, as far as anything does. */
const limitedExpress = /特急|リミテッド|limited express/iu

/** Lines that may be taken, where not all may. */
export class LineFilter {
  /** Names what it allows. */
  readonly key: string
  /** What does not stop at a place where nothing allowed does: the beginning of a sentence. */
  readonly noun: string
  readonly #isAllowed: Uint8Array

  constructor(timetable: Timetable, conditions: LineConditions) {
    this.key = JSON.stringify(conditions)
    this.noun = conditions.kinds?.join() === 'bus' ? 'No bus' : 'Nothing that the conditions allow'
    this.#isAllowed = Uint8Array.from(timetable.lines.id, (_id, line) => Number(allows(timetable, conditions, line)))
  }

  allows(line: number): boolean {
    return this.#isAllowed[line] === 1
  }
}

/** Undefined where all lines may be taken. */
export function createLineFilter(timetable: Timetable, conditions: LineConditions | undefined): LineFilter | undefined {
  const isAny = Object.values(conditions ?? {}).every((value) => value === undefined || value === false)
  return conditions && !isAny ? new LineFilter(timetable, conditions) : undefined
}

function allows({ lines, texts }: Timetable, conditions: LineConditions, line: number): boolean {
  const { kinds, avoidsHighSpeed, avoidsLimitedExpress, avoidedOperators = [], avoidedLines = [] } = conditions
  const name = readText(texts, lines.name[line] ?? 0)
  if (kinds && !kinds.includes(vehicleKinds[lines.kind[line] ?? 0] ?? 'train')) return false
  if (avoidsHighSpeed && lines.isHighSpeed[line] === 1) return false
  if (avoidsLimitedExpress && limitedExpress.test(name)) return false
  if (avoidedOperators.includes(readText(texts, lines.operator[line] ?? 0))) return false
  return !avoidedLines.includes(name) && !avoidedLines.includes(name.split('・', 1)[0] ?? '')
}
