import { describeEngines } from '../kernel/assembly/status/status.ts'
import type { Running } from '../main.ts'
import type { StartNotes } from './start-table.ts'

/** What `serve --json` prints once it listens, for programs that start a server of their own, also at a port of the system's choice. */
export function toStartJson(
  { app, origin, firstKey, invitation }: Running,
  { notes, suggestions }: Pick<StartNotes, 'notes' | 'suggestions'>,
) {
  return {
    url: origin,
    docs: `${origin}/docs`,
    welcome: invitation === undefined ? null : `${origin}/#/welcome/${invitation}`,
    firstKey: firstKey ?? null,
    interfaces: app.interfaces.map((mounted) => {
      const { id, spec, title, base } = mounted.definition.contract
      return { id, spec, title, url: `${origin}/${base}`, engines: describeEngines(mounted).map(({ name }) => name) }
    }),
    notes,
    suggestions,
  }
}
