import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { exportOpml } from '../import/manage-feeds.ts'

export const exportToOpml = defineCommand({
  name: 'export-opml',
  summary: 'Write all subscriptions as OPML to standard output.',
  options: { json: { summary: 'as a string of JSON' } },
  run: ({ options: { json } }, { output, withPlatform }) =>
    withPlatform(async ({ storage }) => {
      const opml = await exportOpml(storage)
      if (json) output.writeJson({ opml })
      else output.write(opml)
    }),
})
