import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { listCategories } from '../storage/categories.ts'
import type { Tables } from '../storage/tables.ts'

export const categories = defineCommand({
  name: 'categories',
  summary: 'List the categories with their paths.',
  run: (_input, { output, withPlatform }) =>
    withPlatform(async ({ storage }) => {
      const listed = await listCategories(storage.tables<Tables>())
      const rows = listed.map(({ name, segment, entries }) => [
        name,
        `/feed/api/${segment}/feeds/${name}`,
        String(entries),
      ])
      output.writeTable(['category', 'path', 'entries'], rows)
    }),
})
