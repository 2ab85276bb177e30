import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { countEntries } from '../storage/gallery.ts'

export const list = defineCommand({
  name: 'list',
  summary: 'List the persons and places that are known.',
  options: { json: { summary: 'as JSON' } },
  run: ({ options: { json } }, { output, withPlatform }) =>
    withPlatform(async ({ storage }) => {
      const entries = await countEntries(storage)
      if (json) output.writeJson(entries.map(({ name, kind, count }) => ({ name, kind, pictures: count })))
      else if (entries.length === 0) output.write('Nobody and nothing is known yet.\n')
      else
        output.writeTable(
          ['name', 'kind', 'pictures'],
          entries.map(({ name, kind, count }) => [name, kind, String(count)]),
        )
    }),
})
