import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { exportOpml } from '../import/manage-feeds.ts'

export const exportToOpml = defineCommand({
  name: 'export-opml',
  summary: 'Write all subscriptions as OPML to standard output.',
  run: (_input, { output, withPlatform }) =>
    withPlatform(async ({ storage }) => output.write(await exportOpml(storage))),
})
