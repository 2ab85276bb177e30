import { kernelError } from '../../kernel/foundation/errors/service-error.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { newsFeeds } from './contract.ts'
import type { FeedLibrary } from './port.ts'
import { manage } from './handlers/manage.ts'
import { readPageNumber } from './wire/read-query.ts'
import { toWireEntry } from './wire/to-wire-entry.ts'

const entriesPerPage = 10

export const handlers: Handlers<typeof newsFeeds, FeedLibrary> = {
  async readPage({ params, query }, { engine }) {
    const start = Date.now()
    const page = readPageNumber(query.page)
    const list = await engine.list({
      segment: readSegment(params.segment),
      category: params.category,
      offset: (page - 1) * entriesPerPage,
      limit: entriesPerPage,
    })
    if (!list) throw unknownCategory(params.segment, params.category)
    const end = Date.now()
    return {
      num: list.total,
      entries: list.entries.map(toWireEntry),
      page,
      lastUpdatedAt: list.refreshedAt ?? 0,
      log: 'Success.',
      startTime: String(start),
      endTime: String(end),
      processTime: String(end - start),
    }
  },
  ...manage,
}

function readSegment(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}

function unknownCategory(segment: string, category: string): Error {
  const name = `/api/${segment}/feeds/${category}`.slice(0, 100)
  return kernelError('unknown_path', `There is no category at ${name}; "mainstay feeds categories" lists them.`)
}
