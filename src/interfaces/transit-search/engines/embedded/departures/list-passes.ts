import type { Timetable } from '../../../domain/timetable.ts'

/** Where vehicles of a pattern leave a station: never its last stop, nor one where nobody may get on. */
export interface Pass {
  readonly pattern: number
  readonly position: number
  readonly stop: number
}

const boarding = 1

export function listPasses({ patterns }: Timetable, stops: readonly number[]): Pass[] {
  const wanted = new Set(stops)
  const passes: Pass[] = []
  for (let pattern = 0; pattern < patterns.line.length; pattern++) {
    const [begin = 0, end = 0] = [patterns.stopStart[pattern], patterns.stopStart[pattern + 1]]
    for (let at = begin; at < end - 1; at++) {
      const stop = patterns.stops[at] ?? 0
      if (wanted.has(stop) && ((patterns.rules[at] ?? 0) & boarding) !== 0)
        passes.push({ pattern, position: at - begin, stop })
    }
  }
  return passes
}
