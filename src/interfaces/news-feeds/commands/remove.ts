import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { removeFeed } from '../import/manage-feeds.ts'

export const remove = defineCommand({
  name: 'remove',
  summary: 'End a subscription and take its entries away.',
  arguments: { url: { summary: 'the address that "feeds list" shows' } },
  options: { category: { value: 'name', summary: 'in this category alone' }, json: { summary: 'as JSON' } },
  run: ({ arguments: { url }, options: { category, json } }, { output, withPlatform }) =>
    withPlatform(async ({ storage }) => {
      if ((await removeFeed(storage, url, category)) === 0)
        throw new OperatorError(`There is no subscription to ${url}; "mainstay feeds list" shows them.`)
      if (json) output.writeJson({ url, removed: true })
      else output.write(`Removed ${url}.\n`)
    }),
})
