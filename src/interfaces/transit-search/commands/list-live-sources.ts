import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { LiveCounts } from '../domain/live-counts.ts'
import { CurrentAdjustments, type LiveContext, type LiveState } from '../engines/embedded/live/current-adjustments.ts'
import { TimetableStore } from '../storage/timetable-store.ts'

export interface LiveRow {
  readonly feed: string
  /** The host, or that it is a file. */
  readonly from: string
  /** Milliseconds since 1970; null for never, or where it is not said. */
  readonly readAt: number | null
  readonly madeAt: number | null
  /** Undefined where the source says nothing that counts now. */
  readonly counts: LiveCounts | undefined
  /** A clause, or the error's sentence. */
  readonly state: string
}

/** Every source of live data with what it last said, matched to the timetable of this machine. */
export async function listLiveSources(
  context: LiveContext & { readonly dataFolder: string },
): Promise<readonly LiveRow[]> {
  const timetable = await new TimetableStore(context.dataFolder).load()
  if (!timetable) throw new OperatorError('No timetable has been imported yet: mainstay import gtfs FILE takes one in.')
  const names = new Set(timetable.timetable.feeds.map(({ name }) => name))
  const states = await new CurrentAdjustments(context, 'transit-search').describe(timetable)
  return states.map((live) => toRow(live, names))
}

function toRow({ source, state, counts }: LiveState, feeds: ReadonlySet<string>): LiveRow {
  return {
    feed: source.feed,
    from: source.place,
    readAt: state?.fetched_at ?? null,
    madeAt: state?.published_at || null,
    counts,
    state: feeds.has(source.feed)
      ? describe(state, counts)
      : `there is no feed of this name; there are ${[...feeds].join(', ')}`,
  }
}

function describe(state: LiveState['state'], counts: LiveCounts | undefined): string {
  if (!state) return 'not read yet'
  const use = counts ? 'in use' : 'not in use'
  if (state.error !== null) return `${use}; ${state.error}`
  return counts ? use : 'not in use: too old'
}
