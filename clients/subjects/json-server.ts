import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Server } from 'node:http'
import type { Place, Subject, Trial } from '../subject.ts'
import { jsonServerRequests, type JsonServerRequest } from './json-server/requests.ts'

/** The server that JSONPlaceholder runs, with our records: every request is made to both. */
const subject: Subject = {
  spec: 'P',
  packages: ['json-server@0.17.4', 'jsonplaceholder@0.3.3'],
  original: 'JSONPlaceholder is this server with records of its own',
  run,
}

export default subject

const sets = ['posts', 'comments', 'albums', 'photos', 'todos', 'users']

async function run({ folder, baseUrl }: Place): Promise<readonly Trial[]> {
  const ours = `${baseUrl}/test`
  const records = await Promise.all(
    sets.map(async (set) => [set, await (await fetch(`${ours}/${set}`)).json()] as const),
  )
  const peer = await startPeer(folder, Object.fromEntries(records))
  try {
    const trials: Trial[] = []
    for (const request of jsonServerRequests) trials.push(await compare(request, ours, peer.baseUrl))
    return trials
  } finally {
    peer.server.closeAllConnections()
    peer.server.close()
  }
}

/** As JSONPlaceholder's own `app.js` puts it together: the records come back before each request. */
async function startPeer(
  folder: string,
  records: object,
): Promise<{ readonly server: Server; readonly baseUrl: string }> {
  const load = createRequire(join(folder, 'package.json'))
  const jsonServer = load('json-server')
  const app = jsonServer.create()
  const router = jsonServer.router(structuredClone(records))
  app.use((_request: unknown, _response: unknown, next: () => void) => {
    router.db.setState(structuredClone(records))
    next()
  })
  app.use(jsonServer.defaults({ logger: false }))
  app.use(router)
  const server: Server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address() as AddressInfo
  return { server, baseUrl: `http://127.0.0.1:${address.port}` }
}

interface Reply {
  readonly status: number
  readonly type: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | null>>
}

const comparedHeaders = [
  'x-total-count',
  'link',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'location',
  'x-content-type-options',
]

async function compare(request: JsonServerRequest, ours: string, theirs: string): Promise<Trial> {
  const [own, original] = [await ask(request, ours), await ask(request, theirs)]
  const call = `${request.method ?? 'GET'} ${request.path}${request.note === undefined ? '' : ` (${request.note})`}`
  return { call, difference: findDifference(own, original) }
}

async function ask(
  { method = 'GET', path, headers = {}, body, conditional }: JsonServerRequest,
  base: string,
): Promise<Reply> {
  const send = (more: Record<string, string> = {}) =>
    fetch(`${base}${path}`, {
      method,
      headers: { ...headers, ...more },
      redirect: 'manual',
      ...(body === undefined ? {} : { body: body() }),
    })
  const first = await send()
  const response = conditional
    ? await send({ 'if-none-match': first.headers.get('etag') ?? '"none"', 'cache-control': 'max-age=0' })
    : first
  const text = await response.text()
  return {
    status: response.status,
    type: (response.headers.get('content-type') ?? '').toLowerCase(),
    body: readBody(text),
    headers: Object.fromEntries(
      comparedHeaders.map((name) => [name, response.headers.get(name)?.replaceAll(base, '') ?? null]),
    ),
  }
}

function readBody(text: string): unknown {
  const jsonp = /^\/\*\*\/ typeof ([\w$.[\]]+) === 'function' && \1\(([^]*)\);$/.exec(text)
  try {
    return jsonp ? { callback: jsonp[1], json: JSON.parse(jsonp[2] ?? '') } : JSON.parse(text)
  } catch {
    return text
  }
}

function findDifference(own: Reply, original: Reply): string | undefined {
  if (own.status !== original.status) return `status ${own.status}, theirs ${original.status}`
  if (own.status !== 304 && own.status !== 204 && own.type !== original.type)
    return `type ${own.type}, theirs ${original.type}`
  const [ours, theirs] = [JSON.stringify(own.body), JSON.stringify(original.body)]
  if (ours !== theirs) return `body ${ours.slice(0, 120)}, theirs ${theirs.slice(0, 120)}`
  const header = comparedHeaders.find((name) => own.headers[name] !== original.headers[name])
  return header && `${header}: ${own.headers[header]}, theirs ${original.headers[header]}`
}
