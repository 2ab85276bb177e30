import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import type { CommandContext } from '../../../kernel/wire/interface/commands/command-context.ts'
import { refreshDueSources, type RefreshOptions } from '../jobs/refresh-due-sources.ts'
import type { Settings } from '../settings.ts'

/** Does what the job of a running server does; both at once do no harm. */
export const refresh = defineCommand({
  name: 'refresh',
  summary: 'Read the feeds that are due, now.',
  options: { all: { summary: 'those that are not due, too' }, json: { summary: 'as JSON' } },
  async run(
    { options: { all = false, json } },
    { settings, output, listenForStop, withPlatform }: CommandContext<Settings>,
  ) {
    using stop = listenForStop()
    const { signal } = stop
    const counts = { read: 0, unchanged: 0, gone: 0, failed: 0 }
    const report: RefreshOptions['report'] = ({ url }, result) => {
      counts[result.outcome] += 1
      if (result.outcome === 'failed') output.warn(`${url}: ${result.reason}`)
    }
    await withPlatform((platform) =>
      refreshDueSources({ ...platform, settings, signal }, { all, report }).catch((thrown: unknown) => {
        if (!signal.aborted) throw thrown
      }),
    )
    const { read, unchanged, gone, failed } = counts
    if (json) output.writeJson(counts)
    else output.write(`${read} read, ${unchanged} unchanged, ${gone} gone, ${failed} failed.\n`)
  },
})
