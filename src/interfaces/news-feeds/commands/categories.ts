import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { listCategories } from '../storage/categories.ts'
import type { Tables } from '../storage/tables.ts'

export const categories = defineCommand({
  name: 'categories',
  summary: 'List the categories with their paths.',
  options: { json: { summary: 'as JSON' } },
  run: ({ options: { json } }, { output, withPlatform }) =>
    withPlatform(async ({ storage }) => {
      const listed = await listCategories(storage.tables<Tables>())
      const rows = listed.map(({ name, segment, entries }) => {
        return { category: name, path: `/feed/api/${segment}/feeds/${name}`, entries }
      })
      if (json) return output.writeJson(rows)
      const cells = rows.map(({ category, path, entries }) => [category, path, String(entries)])
      output.writeTable(['category', 'path', 'entries'], cells)
    }),
})
