import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { addFeed } from '../import/manage-feeds.ts'

export const add = defineCommand({
  name: 'add',
  summary: 'Subscribe to feeds; a running server reads them within a minute.',
  arguments: { url: { summary: 'addresses of feeds', isRepeated: true } },
  options: {
    category: { value: 'name', summary: 'travel, certificate, blog, design or one of your own', isRequired: true },
    segment: { value: 'number', summary: 'the number in the path, for a category that is new', parse: parseNumber },
    json: { summary: 'as JSON' },
  },
  notes: 'Example: mainstay feeds add --category travel https://example.com/feed.xml',
  run: ({ arguments: { url: urls }, options }, { output, withPlatform }) =>
    withPlatform(async ({ storage }) => {
      const feeds: { url: string; isNew: boolean }[] = []
      for (const url of urls) {
        const isNew = await addFeed(storage, url, options)
        feeds.push({ url, isNew })
        output.note(isNew ? `Added ${url}.` : `${url} is there already.`)
      }
      if (options.json) output.writeJson(feeds)
    }),
})

function parseNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new OperatorError('It is a number such as 40.')
}
