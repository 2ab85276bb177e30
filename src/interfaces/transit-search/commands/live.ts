import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import type { CommandContext } from '../../../kernel/wire/interface/commands/command-context.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { readLiveSources } from '../import/live/live-sources.ts'
import { refreshLiveSources } from '../jobs/refresh-live-sources.ts'
import type { Settings } from '../settings.ts'
import { listLiveSources, type LiveRow } from './list-live-sources.ts'

/** What a running server last noted, matched to the timetable anew. */
export const live = defineCommand({
  name: 'live',
  summary: 'Show when live data were read from each source, and what became of them.',
  options: {
    refresh: { summary: 'read the sources that are due first, as a running server does by itself' },
    json: { summary: 'as JSON' },
  },
  async run(
    { options: { refresh, json } },
    { settings, output, listenForStop, withPlatform }: CommandContext<Settings>,
  ) {
    if (readLiveSources(settings).length === 0)
      throw new OperatorError('No source of live data is set: TRANSIT_SEARCH_LIVE names them, FEED=https://…')
    using stop = listenForStop()
    const rows = await withPlatform(async (platform) => {
      const context = { ...platform, settings }
      if (refresh) await refreshLiveSources({ ...context, signal: stop.signal })
      return listLiveSources(context)
    })
    if (json) output.writeJson(rows)
    else output.writeTable(headings, rows.map(toCells))
  },
})

const headings = ['feed', 'from', 'read', 'made', 'updated', 'cancelled', 'added', 'unknown', 'ignored', 'state']

function toCells({ feed, from, readAt, madeAt, counts, state }: LiveRow): string[] {
  const { updated = '', cancelled = '', added = '', unknown = '', ignored = '' } = counts ?? {}
  const numbers = [updated, cancelled, added, unknown, ignored].map(String)
  return [feed, from, writeTime(readAt), writeTime(madeAt), ...numbers, state]
}

/** UTC, to the second. */
function writeTime(time: number | null): string {
  return time === null ? 'never' : new Date(time).toISOString().slice(0, 19).replace('T', ' ')
}
