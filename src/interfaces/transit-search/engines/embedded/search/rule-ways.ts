import { minOf } from '../../../../../libraries/numbers/min-of.ts'
import { none, type Timetable } from '../../../domain/timetable.ts'
import { never, type RuledWay, type RuledWays, type Ways } from './day-network.ts'

interface Rule {
  readonly fromLine: number
  readonly toLine: number
  readonly fromTrip: number
  readonly toTrip: number
  readonly seconds: number
}

/** Ways between stops as a search needs them: those that rules are about apart from the plain ones. */
export function divideWays(timetable: Timetable, isMirrored: boolean): { plain: Ways; ruled: RuledWays } {
  const rules = groupRules(timetable)
  const stopCount = timetable.stops.id.length
  const { start, to, seconds } = timetable.transfers
  const plain: { from: number; to: number; seconds: number }[] = []
  const general = new Map<string, number>()
  for (let from = 0; from < stopCount; from++)
    for (let way = start[from] ?? 0; way < (start[from + 1] ?? 0); way++) {
      const target = to[way] ?? 0
      const key = `${from} ${target}`
      if (rules.has(key)) general.set(key, seconds[way] ?? none)
      else plain.push({ from, to: target, seconds: seconds[way] ?? 0 })
    }
  const ruled = new Map<number, RuledWay[]>()
  for (const [key, ofPair] of rules) {
    const [one = 0, other = 0] = key.split(' ').map(Number)
    const [from, target] = isMirrored ? [other, one] : [one, other]
    const way = createRuledWay(timetable, target, ofPair, general.get(key) ?? none, isMirrored)
    ruled.set(from, [...(ruled.get(from) ?? []), ...(way.minSeconds < never ? [way] : [])])
  }
  return { plain: toWays(isMirrored ? plain.map(turnAround) : plain, stopCount), ruled }
}

function groupRules({ transferRules }: Timetable): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>()
  for (const [index, fromStop] of transferRules.fromStop.entries()) {
    const key = `${fromStop} ${transferRules.toStop[index]}`
    const rule = {
      fromLine: transferRules.fromLine[index] ?? none,
      toLine: transferRules.toLine[index] ?? none,
      fromTrip: transferRules.fromTrip[index] ?? none,
      toTrip: transferRules.toTrip[index] ?? none,
      seconds: transferRules.seconds[index] ?? none,
    }
    const known = rules.get(key)
    if (known) known.push(rule)
    else rules.set(key, [rule])
  }
  return rules
}

/** The most special rule counts: one of two trips, of a trip and a line, of a trip, of two lines, of a line (as GTFS orders them). */
function createRuledWay(
  timetable: Timetable,
  to: number,
  rules: readonly Rule[],
  general: number,
  isMirrored: boolean,
): RuledWay {
  const sorted = rules.toSorted((one, other) => rank(other) - rank(one))
  const lineOf = (trip: number) => timetable.patterns.line[timetable.trips.pattern[trip] ?? 0] ?? none
  const find = (fromTrip: number, toTrip: number) => {
    const [fromLine, toLine] = [lineOf(fromTrip), lineOf(toTrip)]
    const rule = sorted.find(
      (candidate) =>
        fits(candidate.fromTrip, fromTrip) &&
        fits(candidate.toTrip, toTrip) &&
        fits(candidate.fromLine, fromLine) &&
        fits(candidate.toLine, toLine),
    )
    return rule ? rule.seconds : general
  }
  const possible = [general, ...rules.map(({ seconds }) => seconds)].filter((seconds) => seconds >= 0)
  return {
    to,
    measure: isMirrored ? (fromTrip, toTrip) => find(toTrip, fromTrip) : find,
    minSeconds: minOf(possible, never),
  }
}

function fits(ruled: number, found: number): boolean {
  return ruled === none || ruled === found
}

function rank({ fromLine, toLine, fromTrip, toTrip }: Rule): number {
  const trips = Number(fromTrip !== none) + Number(toTrip !== none)
  const lines = Number(fromLine !== none) + Number(toLine !== none)
  return trips * 3 + lines
}

interface Way {
  readonly from: number
  readonly to: number
  readonly seconds: number
}

function turnAround({ from, to, seconds }: Way): Way {
  return { from: to, to: from, seconds }
}

function toWays(ways: readonly Way[], stopCount: number): Ways {
  const sorted = ways.toSorted((one, other) => one.from - other.from)
  const start = new Int32Array(stopCount + 1)
  for (const { from } of sorted) start[from + 1] = (start[from + 1] ?? 0) + 1
  for (let stop = 0; stop < stopCount; stop++) start[stop + 1] = (start[stop + 1] ?? 0) + (start[stop] ?? 0)
  return {
    start,
    to: Int32Array.from(sorted, ({ to }) => to),
    seconds: Int32Array.from(sorted, ({ seconds }) => seconds),
  }
}
