import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { removeEntries } from '../storage/gallery.ts'

export const remove = defineCommand({
  name: 'remove',
  summary: 'Forget a person or a place.',
  arguments: { name: { summary: 'as it was enrolled' } },
  options: { json: { summary: 'as JSON' } },
  run: ({ arguments: { name }, options: { json } }, { output, withPlatform }) =>
    withPlatform(async ({ storage }) => {
      const count = await removeEntries(storage, name)
      if (count === 0) throw new OperatorError(`Nobody and nothing is known as "${name}".`)
      if (json) output.writeJson({ name, pictures: count })
      else output.write(`${name} is forgotten, with ${count} ${count === 1 ? 'picture' : 'pictures'}.\n`)
    }),
})
