import type { LocalMinutes } from '../../domain/local-time.ts'
import type { TimedJourney, TimedLeg } from './list-legs.ts'

/**
 * The times of one who comes at `asked` and waits for each ride as long as one does on average. Nobody can rely on them (`TimeReliability` says
 * so), but callers of the original put answers in order by them: its own page stops at a departure without one.
 */
export function timeByAverages({ legs, fares }: TimedJourney, asked: LocalMinutes): TimedJourney {
  let now = asked
  const timed = legs.map((each): TimedLeg => {
    const begin = now + measureWait(each)
    now = begin + each.minutes
    return { ...each, begin, end: now }
  })
  return { legs: timed, fares }
}

/** Whole minutes. */
export function measureWait({ leg }: TimedLeg): number {
  return leg.kind === 'ride' ? Math.round(leg.averageWait / 60) : 0
}
