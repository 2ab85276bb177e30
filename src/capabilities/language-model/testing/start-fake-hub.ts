import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { answerRange } from '../../../kernel/testing/answer-range.ts'

export interface HubFile {
  readonly path: string
  readonly bytes: Buffer
  /** What the hub says of it; the right one unless given. */
  readonly sha256?: string
  /** Where the tree tells another size than there is. */
  readonly claimedBytes?: number
}

export interface FakeHub extends AsyncDisposable {
  readonly url: string
  /** Each request as `METHOD path range`, and the bearer token where there was one. */
  readonly requests: string[]
  /** The next so many answers break off after half of their bytes. */
  breakOff(times: number): void
}

/**
 * A fake of Hugging Face's hub, which cannot be reached from tests: the tree of a repository at
 * /api/models/OWNER/REPO/tree/main, files at /OWNER/REPO/resolve/main/FILE by way of a redirect to another path that
 * understands ranges, with `x-linked-etag` on the redirect and an ETag of the store's own behind it.
 */
export async function startFakeHub(repository: string, files: readonly HubFile[]): Promise<FakeHub> {
  const requests: string[] = []
  let breaks = 0
  const server = createServer((request, response) => {
    const { range = '', authorization = '' } = request.headers
    requests.push([request.method, request.url, range, authorization].filter((part) => part !== '').join(' '))
    const file = files.find(({ path }) => request.url?.endsWith(`/${encodeURI(path)}`))
    if (request.url?.startsWith(`/api/models/${repository}/tree/main`)) return answerTree(response, files)
    if (!file) return void response.writeHead(404).end()
    if (request.url?.startsWith('/cdn/')) return answerRange(request, response, file.bytes, breaks-- > 0)
    response.writeHead(302, { location: `/cdn/${file.path}`, 'x-linked-etag': `"${sha256Of(file)}"` }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    breakOff: (times) => void (breaks = times),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answerTree(response: ServerResponse, files: readonly HubFile[]): void {
  const tree = files.map((file) => ({
    type: 'file',
    path: file.path,
    size: file.bytes.length,
    oid: 'a git hash',
    ...(file.path.endsWith('.gguf') && {
      lfs: { oid: sha256Of(file), size: file.claimedBytes ?? file.bytes.length, pointerSize: 134 },
    }),
  }))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(tree))
}

function sha256Of({ sha256, bytes }: HubFile): string {
  return sha256 ?? createHash('sha256').update(bytes).digest('hex')
}
