import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import type { SubscribedFeed } from '../port.ts'
import { listFeeds } from '../storage/list-feeds.ts'
import type { Tables } from '../storage/tables.ts'

export const list = defineCommand({
  name: 'list',
  summary: 'List subscriptions with the last success and the last error of each.',
  options: {
    category: { value: 'name', summary: 'this category alone' },
    json: { summary: 'as JSON' },
  },
  run: ({ options: { category, json } }, { output, withPlatform }) =>
    withPlatform(async ({ storage }) => {
      const feeds = await listFeeds(storage.tables<Tables>(), { category })
      const headings = ['category', 'url', 'entries', 'state', 'last success', 'last error']
      if (json) output.writeJson(feeds)
      else output.writeTable(headings, feeds.map(toCells))
    }),
})

function toCells({ category, url, entries, state, lastSuccessAt, lastError, lastErrorAt }: SubscribedFeed): string[] {
  const error = lastError === undefined ? '' : `${writeTime(lastErrorAt)} ${lastError}`
  return [category, url, String(entries), state, writeTime(lastSuccessAt), error]
}

/** UTC, to the minute. */
function writeTime(time: number | undefined): string {
  return time === undefined ? 'never' : new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}
