/**
 * A fake of a Mastodon server, not one: no real server can be had by the tests. It answers the six calls that the
 * engine makes, as docs.joinmastodon.org describes them: limits, `max_id` and `min_id` exclusive, Link headers.
 */
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'

export interface FakeMastodon {
  readonly url: string
  readonly requests: string[]
  /** The status of every answer from now on; 200 ends it. */
  fail(status: number): void
}

const account = (id: string, acct: string) => ({
  id,
  username: acct,
  acct,
  display_name: acct === 'ada' ? 'Ada' : '',
  locked: false,
  created_at: '2020-01-01T00:00:00.000Z',
  note: '<p>Counts &amp; sums</p>',
  url: `https://mastodon.example/@${acct}`,
  avatar: 'https://mastodon.example/avatar.png',
  followers_count: acct === 'ada' ? 205 : 0,
  following_count: 0,
  statuses_count: acct === 'ada' ? 130 : 0,
})

const ada = account('1001', 'ada')
const f7 = account('5199', 'f7')

function status(id: number) {
  const plain = {
    id: String(id),
    created_at: '2020-01-01T00:00:00.000Z',
    visibility: 'public',
    sensitive: false,
    spoiler_text: '',
    language: 'en',
    url: `https://mastodon.example/@ada/${id}`,
    in_reply_to_id: id === 5 ? '77' : null,
    in_reply_to_account_id: id === 5 ? '78' : null,
    reblogs_count: 1,
    favourites_count: 2,
    content: `<p>post ${id}</p>`,
    account: ada,
    mentions: [],
    media_attachments: [],
    reblog: null,
  }
  return id === 6 ? { ...plain, content: '', reblog: { ...plain, id: '900', account: account('78', 'bob') } } : plain
}

interface FakeAnswer {
  readonly body: unknown
  readonly link?: string
}

function answer(url: URL): FakeAnswer | undefined {
  const query = url.searchParams
  const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined)
  switch (url.pathname) {
    case '/api/v1/accounts/lookup':
      return toAnswer([ada, f7].find(({ acct }) => acct === query.get('acct')?.toLowerCase()))
    case '/api/v1/accounts/1001':
      return { body: ada }
    case '/api/v1/accounts/1001/statuses':
      return page(url, 130, Math.min(number('limit') ?? 20, 40), (id) => status(id))
    case '/api/v1/accounts/1001/followers':
      // The newest relation first: the relation of f1 is 205.
      return page(url, 205, Math.min(number('limit') ?? 40, 80), (id) => account(String(5_000 + id), `f${206 - id}`))
    case '/api/v1/accounts/5199/following':
      return page(url, 1, Math.min(number('limit') ?? 40, 80), () => ada)
    case '/api/v1/statuses/4':
      return { body: status(4) }
    default:
      return undefined
  }
}

const toAnswer = (body: object | undefined) => body && { body }

/** Entries `last` to 1, newest first. `min_id` takes those just above it, `since_id` the newest above it. */
function page(url: URL, last: number, limit: number, make: (id: number) => object): FakeAnswer {
  const number = (name: string, absent: number) => Number(url.searchParams.get(name) ?? absent)
  const top = number('max_id', last + 1)
  const bottom = Math.max(number('since_id', 0), number('min_id', 0))
  const all = Array.from({ length: last }, (_, index) => last - index).filter((id) => id < top && id > bottom)
  const ids = url.searchParams.has('min_id') ? all.slice(-limit) : all.slice(0, limit)
  const link = (name: string, id: number | undefined, relation: string) =>
    `<${url.origin}${url.pathname}?limit=${limit}&${name}=${id}>; rel="${relation}"`
  const links = [link('max_id', ids.at(-1), 'next'), link('min_id', ids.at(0), 'prev')]
  const hasNext = ids.length > 0 && (ids.at(-1) ?? 0) > 1
  return { body: ids.map(make), link: ids.length === 0 ? '' : (hasNext ? links : links.slice(1)).join(', ') }
}

export async function startFakeMastodon(): Promise<FakeMastodon> {
  const requests: string[] = []
  let failure = 200
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    requests.push(`${url.pathname}${url.search}`)
    const found = failure === 200 ? answer(url) : undefined
    response.statusCode = failure === 200 ? (found ? 200 : 404) : failure
    response.setHeader('content-type', 'application/json; charset=utf-8')
    if (found?.link) response.setHeader('link', found.link)
    response.end(JSON.stringify(found?.body ?? { error: 'Record not found' }))
  })
  const { origin: url, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return { url, requests, fail: (status) => (failure = status) }
}
